import type { Language } from "./language.ts";

export const EAST: readonly Language[] = [
  {
    id: "ru",
    country: "RU",
    people:
      "Иван|Петров|petrov.ivan,Ольга|Смирнова|smirnova.olga,Алексей|Кузнецов|kuznetsov.a,Наталья|Васильева|vasilyeva.n,Дмитрий|Соколов|sokolov.d,Екатерина|Лебедева|lebedeva.e,Сергей|Щербаков|scherbakov.s,Юлия|Яковлева|yakovleva.y,Фёдор|Жуков|zhukov.f,Любовь|Цветкова|tsvetkova.l,Михаил|Ершов|ershov.m,Эльвира|Быкова|bykova.e",
    headers: "Имя|Фамилия|Фамилия и имя|Электронная почта|Мобильный телефон|Дата рождения",
    phone: ["8 (912) 345-67-NN", "+791234567NN"],
    date: "D.M.Y",
    months: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    pages: "windows-1251 koi8-r cp866 iso-8859-5 x-mac-cyrillic",
    familyFirst: true,
  },
  {
    id: "uk",
    country: "UA",
    people:
      "Олексій|Ковальчук|kovalchuk.o,Надія|Шевченко|shevchenko.n,Їван|Бойко|boyko.i,Оксана|Ґалаґан|galagan.o,Сергій|Мельник|melnyk.s,Євгенія|Ткаченко|tkachenko.ye,Андрій|Лисенко|lysenko.a,Галина|Кравець|kravets.h,Тарас|Поліщук|polishchuk.t,Зоряна|Гнатюк|hnatiuk.z",
    headers: "Ім'я|Прізвище|Прізвище та ім'я|Електронна пошта|Мобільний телефон|Дата народження",
    phone: ["067 123 45 NN", "+3806712345NN"],
    date: "D.M.Y",
    months: "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
    pages: "windows-1251 koi8-u",
    familyFirst: true,
  },
  {
    id: "bg",
    country: "BG",
    people:
      "Георги|Димитров|g.dimitrov,Силвия|Стоянова|s.stoyanova,Петър|Николов|p.nikolov,Живка|Христова|zh.hristova,Стефан|Ангелов|s.angelov,Цветелина|Маринова|ts.marinova,Юлиян|Тодоров|y.todorov,Надежда|Колева|n.koleva,Асен|Бъчваров|a.bachvarov,Рая|Желязкова|r.zhelyazkova",
    headers: "Собствено име|Фамилно име|Име и фамилия|Имейл адрес|Мобилен телефон|Дата на раждане",
    phone: ["087 812 34NN", "+3598781234NN"],
    date: "D.M.Y",
    months: "януари февруари март април май юни юли август септември октомври ноември декември",
    pages: "windows-1251 iso-8859-5",
  },
  {
    id: "el",
    country: "GR",
    people:
      "Γιώργος|Παπαδόπουλος|g.papadopoulos,Ελένη|Κωνσταντίνου|e.konstantinou,Νίκος|Αθανασίου|n.athanasiou,Μαρία|Οικονόμου|m.oikonomou,Δημήτρης|Βασιλείου|d.vasileiou,Άννα|Χριστοδούλου|a.christodoulou,Σπύρος|Ζαχαρίου|s.zachariou,Φωτεινή|Μακρή|f.makri,Ευάγγελος|Ψαρράς|e.psarras,Ιωάννα|Ξένου|i.xenou",
    headers: "Όνομα|Επώνυμο|Ονοματεπώνυμο|Διεύθυνση email|Κινητό τηλέφωνο|Ημερομηνία γέννησης",
    phone: ["691 234 56NN", "+30691234 56NN"],
    date: "D/M/Y",
    months:
      "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου",
    short: "Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ",
    pages: "windows-1253 iso-8859-7 cp737",
  },
  {
    id: "he",
    country: "IL",
    people:
      "יוסי|כהן|yossi.cohen,רחל|לוי|rachel.levi,אבי|מזרחי|avi.mizrahi,נועה|פרץ|noa.peretz,משה|ביטון|moshe.biton,תמר|אברהם|tamar.avraham,דוד|פרידמן|david.friedman,שירה|אזולאי|shira.azulay,איתן|גולן|eitan.golan,מיכל|שרון|michal.sharon",
    headers: "שם פרטי|שם משפחה|שם מלא|דואר אלקטרוני|טלפון נייד|תאריך לידה",
    phone: ["050-523-45NN", "+97250523 45NN"],
    date: "D/M/Y",
    months: "בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר",
    pages: "windows-1255",
  },
  {
    id: "ja",
    country: "JP",
    people:
      "太郎|山田|taro.yamada,花子|佐藤|hanako.sato,一郎|鈴木|ichiro.suzuki,美咲|高橋|misaki.takahashi,健太|田中|kenta.tanaka,さくら|渡辺|sakura.watanabe,大輔|伊藤|daisuke.ito,陽子|中村|yoko.nakamura,翔太|小林|shota.kobayashi,恵子|加藤|keiko.kato",
    headers: "名|姓|氏名|メールアドレス|携帯電話|生年月日",
    phone: ["090-1234-56NN", "+8190123456NN"],
    date: "Y/M/D",
    months: "",
    pages: "shift_jis euc-jp iso-2022-jp",
    familyFirst: true,
  },
  {
    id: "zh",
    country: "CN",
    people:
      "伟|王|wang.wei,秀英|李|li.xiuying,建国|张|zhang.jianguo,丽|刘|liu.li,志强|陈|chen.zhiqiang,晓红|杨|yang.xiaohong,军|赵|zhao.jun,敏|黄|huang.min,海燕|周|zhou.haiyan,磊|吴|wu.lei",
    headers: "名|姓|姓名|电子邮件|手机|出生日期",
    phone: ["138 1234 56NN", "+861381234 56NN"],
    date: "Y-M-D",
    months: "",
    pages: "gb18030",
    familyFirst: true,
  },
  {
    id: "tw",
    country: "TW",
    people:
      "志明|陳|chen.zhiming,淑芬|林|lin.shufen,俊傑|黃|huang.junjie,美玲|張|zhang.meiling,家豪|李|li.jiahao,雅婷|王|wang.yating,建宏|吳|wu.jianhong,怡君|劉|liu.yijun,宗翰|蔡|tsai.zonghan,惠雯|楊|yang.huiwen",
    headers: "名|姓|姓名|電子郵件|手機|出生日期",
    phone: ["0912 345 6NN", "+8869123456NN"],
    date: "Y/M/D",
    months: "",
    pages: "big5",
    familyFirst: true,
  },
  {
    id: "ko",
    country: "KR",
    people:
      "민준|김|minjun.kim,서연|이|seoyeon.lee,지훈|박|jihun.park,수빈|최|subin.choi,현우|정|hyunwoo.jung,지은|강|jieun.kang,도윤|조|doyun.cho,하은|윤|haeun.yoon,준서|장|junseo.jang,예린|임|yerin.lim",
    headers: "이름|성|성명|이메일|휴대폰|생년월일",
    phone: ["010-1234-56NN", "+8210123456NN"],
    date: "Y-M-D",
    months: "",
    pages: "euc-kr",
    familyFirst: true,
  },
];
