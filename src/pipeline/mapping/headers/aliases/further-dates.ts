import type { AliasLine } from "../alias.ts";

/**
 * Header words for birthdays, for other dates and for marks of people who have left, in further languages. A word that may
 * name a wedding, an entry, a hiring or a name day is never a birthday.
 */
export const FURTHER_DATE_ALIASES: readonly AliasLine[] = [
  [
    "birthday",
    0,
    `Fecha de cumpleaños | Fecha cumpleaños | Data di compleanno | Data compleanno | Date d'anniversaire (naissance) | Fæðingardagur | Fæðingardagsetning | Fødselsdag og år | Fødsels- og bursdag | Sünnikuupäev | Sünnipäev | Sünd. | Dzimšanas datums | Dzimšanas diena | Dz. datums | Dzim. dat. | Gimimo data | Gimtadienis | Gimimo diena | Gim. data |
    Dátum nar. | Narodeniny | Narozen(a) | Narozen/a | Dat. nar. | Dat. narození | Nar. | Narozen dne | Datum rođenja (dd.mm.gggg) | Rođendan | Datum rodjenja | Dat. rođ. | Dat. rođenja | Rojstni dan | Rojstni datum | Dat. roj. | Születésnap | Szül. dátum | Szül. idő | Szül.dátum | Születési idő, dátum | Születés dátuma | Született | Data nașterii (zz.ll.aaaa) | Zi de naștere | Ziua de naștere | Data naşterii | Dată naștere | Dată de naștere | Data naștere | Născut la | Datëlindja |
    Γενέθλια | Ημερομηνία γεννήσεως | Ημ. γεννήσεως | Γέννηση | Ημ/νια γέννησης | Д.Р. | ДР | Дата рожд | Дата рождения (дд.мм.гггг) | Родился | Д/р | День народження | Дата нар. | Дата народж. | Д.Н. | Рожден ден | Дата на раждане | Рождена дата | Датум рођења | Рођендан | Датум на раѓање | Роденден |
    Doğum günü | Doğum Tar. | Doğum tarihi (gg.aa.yyyy) | D. Tarihi | Dogum Tarihi | تاريخ الميلاد | تاريخ الولادة |  يوم الميلاد | تاریخ تولد | تولد | יום הולדת | ת. לידה | ת. לידה לועזי | תאריך הולדת | תאריך לידה לועזי |
    Tanggal lahir | Tgl lahir | Tgl. lahir | Tarikh lahir | Hari lahir | Ulang tahun | Ngày sinh | Sinh nhật | Ngày tháng năm sinh | NTNS | วันเกิด | วันเดือนปีเกิด | วัน/เดือน/ปีเกิด | 生日 | 出生年月日 |  誕生日（西暦） | 生年月日（西暦） | 生年月日(西暦) | バースデー | 생일 | 출생일 | 생년월일(양력) | 출생년월일 |
    Data nascita | Dt. nascita | Data nasc | Dt nascimento | Dta. nascimento | Data nascimento | Nascido em | Nascida em | Nato/a | Nata il | Nascita | F. de nacimiento | Fch. nacimiento | Fec nacimiento | Nacido el | Nacido/a el | Geb.datum | Geb.Datum | Geb.dag | Geb. datum | Geboortedag | Geboren op | Geb.-datum | Gebursdatum | Geb.dat. | Geburtsdat. | GebDatum | Geb | Geburtstagsdatum | Geburtsdatum Mitglied | Né(e)/Naissance | Date de naiss | Dt naissance | Dte naissance | Né(e) | Née le | Data de naixement | Data naixement | Jaiotze data | Data de nacemento | Dyddiad geni | Dáta breithe | Ur. | Data urodz. | Dzień urodzin | Dt. ur. | Urodzony/a |
    When were you born | When is your birthday | What is your birthday | Wann bist du geboren | Wann sind Sie geboren | Wann hast du Geburtstag | Wann haben Sie Geburtstag | Quand êtes-vous né | Quand êtes-vous né(e) | Cuándo naciste | Cuándo nació | Quando sei nato | Quando sei nato/a | Wanneer ben je geboren | Wanneer bent u geboren | När är du född | Når er du født | Kiedy się urodziłeś | Birth Day (dd/mm/yyyy) | Birthdt | Brthdt | GBDAT | DOB (dd/mm/yyyy) | Birth Dt | Person Date of Birth`,
  ],
  ["birthday_or_wedding", 1, "Anniv. | Anniv"],
  [
    "birthday_day",
    0,
    "Dzień urodzenia | Dzień ur. | Giorno di nascita | Giorno nascita | Den narození | Dia de nascimento | Dia nascimento | Födelsedag (dag) | День рождения (число) | Születési nap | Doğum günü (gün) | Syntymäpäivä (päivä) | Geboortedag (dag) | 生まれた日",
  ],
  [
    "birthday_month",
    0,
    "Miesiąc urodzenia | Miesiąc ur. | Mese di nascita | Mese nascita | Měsíc narození | Mês de nascimento | Mês nascimento | Födelsemånad | Fødselsmåned | Месяц рождения | Születési hónap | Doğum ayı | Syntymäkuukausi | Mes nacimiento | Mois naissance | 生まれた月 | 誕生月",
  ],
  [
    "birthday_year",
    0,
    "Rok ur. | Anno nascita | Ano nascimento | Syntymävuosi | Год рождения | Рік народження | Година на раждане | Születési év | Doğum yılı | Έτος γέννησης | An naștere | Anul nașterii | Año nacimiento | Année naissance | Fæðingarár | Sünniaasta | Dzimšanas gads | Gimimo metai | Leto rojstva | Godina rođenja | Rok narodenia | 生年 | 出生年份 | 출생년도 | שנת לידה | سنة الميلاد | سال تولد | Tahun lahir | Năm sinh",
  ],
  ["plain_day", 0, "Dzień |  Deň | Dia |  День | Päivä | Diena | Päev | 日"],
  [
    "plain_month",
    0,
    "Miesiąc | Měsíc | Mesiac | Mês | Hónap |  Mjesec | Mesec |  Месяц | Månad | Måned | Kuukausi | 月",
  ],
  ["plain_year", 0, "Rok | Ano | Év |  Godina |  Yıl | Год | År | Vuosi | 年"],
  [
    "other_date",
    0,
    `  Brúðkaupsafmæli | Årsdag | Merkedag | Mærkedag | Bröllopsdag | Bryllupsdag | Vuosipäivä | Hääpäivä | Aastapäev | Gadadiena | Vārda diena | Metinės | Vardadienis | Nimipäivä | Namnsdag | Navnedag |
    Výročí | Výročie | Svátek | Meniny | Datum svatby | Imieniny | Data imienin | Obljetnica | Obletnica | Godovni dan | Imendan | Évforduló | Névnap | Aniversare | Zi onomastică | Ziua numelui | Data căsătoriei |
    Επέτειος | Ονομαστική εορτή | Γιορτή | Годовщина | День свадьбы | Именины | День ангела | Річниця | Іменини | Годишнина | Имен ден | Годишњица|
    Yıldönümü | Evlilik yıldönümü | Evlilik tarihi | ذكرى الزواج | تاريخ الزواج | سالگرد ازدواج | تاریخ ازدواج | יום נישואין | יום נישואים | יום השנה | Hari jadi | Tanggal menikah | Ngày cưới | Kỷ niệm | วันครบรอบ | 記念日 | 結婚記念日 | 纪念日 | 紀念日 | 结婚纪念日 | 기념일 | 결혼기념일 |
    Aniversário especial | Aniversário de casamento | Data de casamento | Onomástico | Onomastico |  Anniversario di matrimonio | Data matrimonio | Trouwdag | Trouwdatum | Huwelijksdatum | Jubileum | Jubiläum | Dienstjubiläum | Firmenjubiläum | Namenstag |  Fête (prénom) | Date de mariage | Rocznica | Rocznica ślubu | Data ślubu |
    Nástup | Datum nástupu | Dátum nástupu | Data zatrudnienia | Data przyjęcia | Data wstąpienia | Data assunzione | Data di ingresso | Data iscrizione | Data di iscrizione | Data ingresso | Data de admissão | Data admissão | Admissão | Data de entrada | Data de ingresso | Data de inscrição | Fecha de contratación | Fecha ingreso | Fecha alta | Antigüedad | Fecha de inscripción | Date d'ancienneté | Date d'adhésion | Date d'inscription | Date entrée | Ancienneté | Datum indiensttreding | Lid sinds | Inschrijfdatum | Begindatum |
    Inträdesdatum | Medlem sedan | Medlem siden | Indmeldt | Innmeldt | Indmeldelsesdato | Ansættelsesdato | Ansatt dato | Ansatt fra | Liittymispäivä | Aloituspäivä | Belépés | Belépés dátuma | Felvétel dátuma | Munkába állás | Data angajării | Datum zaposlenja | Datum zaposlitve | Datum pristupa | Datum upisa | Ημερομηνία πρόσληψης | Дата приёма | Дата приема | Дата приема на работу | Дата вступления | Дата прийняття | Дата на постъпване | İşe giriş tarihi | İşe başlama tarihi | Giriş tarihi | Kayıt tarihi | Üyelik tarihi | تاريخ التعيين | تاريخ الانضمام | تاریخ استخدام | תאריך תחילת עבודה | תאריך הצטרפות | Tanggal masuk | Tanggal bergabung | Ngày vào làm | วันที่เริ่มงาน | 入社日 | 入会日 | 入社年月日 | 入职日期 | 入會日期 | 到職日 | 입사일 | 가입일 |
    Original Hire | Continuous Service Date | Seniority Date | Service Date | Adjusted Service Date | Date of Joining | DOJ | Date of Hire | Date Started | Employment Start Date | Contract Start Date | Probation End Date | Work Start Date | Einstellung | Einstellungsdatum | Eingestellt am | Angestellt seit | Beschäftigt seit | Im Betrieb seit | Vertragsbeginn | Aufnahmedatum | Aufgenommen am | Getauft am | Getauft | Taufe | Konfirmation | Konfirmiert am | Trauung | Kommunion | Firmung | Baptised | Confirmation Date | Submitted At | Submitted On | Submission Date | Timestamp | Zeitstempel | Zeitpunkt | Horodateur | Marca temporal | Informazioni cronologiche | Tijdstempel | Tidsstämpel | Отметка времени | タイムスタンプ | Date de création | Fecha de creación | Data di creazione | Erstellt am | Angelegt am | Geändert am | Aangemaakt op | Utworzono | Expiry Date | Valid Until | Gültig bis | Ablaufdatum | Date d'expiration | Fecha de vencimiento | Data di scadenza | Verloopdatum | Fecha | Datum | Dato | Дата | Tarih | Dátum | 日付 | 日期 | Data wpisu`,
  ],
  [
    "end_date",
    0,
    `Data zwolnienia | Data zakończenia | Data odejścia | Data wystąpienia | Data wypowiedzenia | Datum ukončení | Datum odchodu | Ukončení | Dátum ukončenia | Dátum odchodu | Kilépés dátuma | Kilépés | Datum prestanka | Datum odlaska | Datum izstopa | Data plecării | Data încetării | Дата увольнения | Дата выхода | Дата выбытия | Дата звільнення | Дата на напускане | Ημερομηνία αποχώρησης | İşten çıkış tarihi | Ayrılış tarihi | Çıkış tarihi |
    Fratrædelsesdato | Fratrådt | Udmeldt | Udmeldelsesdato | Utmeldt | Sluttdato | Slutdatum | Sluttet | Utträdesdatum | Utträde | Avslutsdatum | Eroamispäivä | Päättymispäivä | Eronnut | Einddatum | Datum uit dienst | Uitschrijfdatum | Datum uitschrijving | Lid tot | Opzegdatum |
    Data de saída | Data saída | Data de desligamento | Data demissão | Data de demissão | Data cessazione | Data dimissioni | Data uscita | Data di uscita | Fecha baja | Fecha de cese | Fecha de término | Fecha de egreso | Date sortie | Date de radiation | Date de fin de contrat | Date fin de contrat | Date démission | Date de démission | 退職日 | 退会日 | 退社日 | 退職年月日 | 离职日期 | 離職日 | 퇴사일 | تاريخ المغادرة | תאריך סיום עבודה | תאריך עזיבה | Tanggal keluar | Ngày nghỉ việc | วันที่ลาออก |
    Leaving | Left On | Date Left | Date of Leaving | Left Date | Resigned On | Resignation Date | Date Resigned | End of Employment | Contract End Date | Vertragsende am | Ausgeschieden am | Ausscheiden | Ausscheidedatum | Austrittstermin | Abgang | Abgangsdatum | Abmeldedatum | Abgemeldet am | Gekündigt zum | Gekündigt am | Gekündigt per`,
  ],
  [
    "inactive_flag",
    0,
    `Tot | Gestorben (Datum) | Sterbejahr | Ausgetreten | Ausgeschieden | Ehemalig | Ehemaliger | Gekündigt | Abgemeldet | Former | Left | Leaver | Resigned | Ex-member | Décès | Date décès | Décédée | Radié | Radiée | Démissionnaire | Difunto | Baja | Defunción | Exitus | Decesso | Decesso il | Deceduta | Ex socio | Cessato | Uitgeschreven | Overlijden | Uitgetreden |
    Zgon | Data śmierci | Zmarł | Zmarł/a | Úmrtí | Datum úmrtí | Zemřel(a) | Zomrel | Dátum úmrtia | Elhunyt | Elhalálozás | Meghalt | Halál dátuma | Decedat | Data decesului | Preminuo | Preminula | Umrl | Datum smrti | Умер | Дата смерти | Помер | Починал | Преминуо | Απεβίωσε | Ημερομηνία θανάτου | Vefat | Vefat tarihi | Ölüm tarihi |  Dödsdatum | Avlidit | Død dato | Dødsdato | Dødsdag | Kuolinpäivä | Surnud | Miris | Mirė | Látinn | متوفى | تاريخ الوفاة | נפטר | נפטרה | Óbito | Data de óbito | Data óbito | 没年月日 | 死亡日 | 死亡年月日 | 逝去日 | 사망일 | 死亡日期`,
  ],
  [
    "active_flag",
    0,
    "Активен | Активний | Ενεργός | Aktif | Aktívny | Aktivan | Aktiven | Aktív | Aktiivne | Aktīvs | Aktyvus | Virkur | Still employed | Currently employed | Still member | Noch Mitglied | In dienst | 在籍 | 在职 | 재직 | Activ",
  ],
  [
    "status_words",
    0,
    "Статус | Состояние | Κατάσταση | Durum | Durumu | Stav členství | Stav členstva | Állapot | Státusz | Stanje | Staðan | Staatus | Statuss | Statusas | الحالة | وضعیت | סטטוס | Trạng thái | สถานะ | ステータス | 状態 | 在籍状況 | 状态 | 狀態 | 상태 | Situação | Situação cadastral | Situazione | Situation | Situación | Mitglied-Status | Lidstatus | Personalstatus | Anställningsstatus | Medlemsstatus | Jäsenyyden tila | HR Status | Worker Type Status | Employee Lifecycle Status | Lifecycle Status | Person Status | Enrolment Status | Enrollment Status | Membership State",
  ],
];
