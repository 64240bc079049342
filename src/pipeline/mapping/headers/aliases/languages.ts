import type { AliasLine } from "../alias.ts";

/**
 * Header words of languages other than those of the reports, and of address books in these languages. One line holds one
 * meaning, and each line of the text holds one family of languages: the Nordic and the Baltic languages, Czech to
 * Slovene, Hungarian and Romanian, Greek, Cyrillic scripts, Turkish to Hebrew, Indonesian to Vietnamese, East Asia.
 */
export const LANGUAGE_ALIASES: readonly AliasLine[] = [
  [
    "first_name",
    1,
    `Fornafn | Eiginnafn | Skírnarnafn | Kutsumanimi | Mellannamn och förnamn |
    Vārdi | Vardai | Krstné meno | Krstne meno | Křestní | Osobno ime | Lično ime | Keresztnevek | Prenumele | Emri |
    Μικρό όνομα | Όνομα (μικρό) | Личное имя | Власне ім'я | Собствено име | Лично име |
    Ad | Adlar | Önad | الاسم الأول | الاسم الاول | الإسم الأول | نام کوچک | שם הפרטי |
    Nama depan | Nama awal | Tên | Tên gọi | 名前（名） | 名(漢字) | 이름(명) | 名（First Name） | Forename(s) | Known As Name | Calling Name`,
  ],
  [
    "last_name",
    0,
    `Eftirnafn | Kenninafn | Föðurnafn | Ættarnafn | Släktnamn | Slektsnavn | Slægtsnavn | Perenimi | Uzvardi | Pavardės |
    Priezviská | Rodinné jméno | Obiteljsko ime | Porodično ime | Családi név | Vezetéknevek | Numele de familie | Mbiemri |
    Οικογενειακό όνομα | Презиме | Фамилно име |  Прізвища | Фамилии |
    Soy adı | Soyisim | اسم العائلة | الاسم الأخير | الاسم الاخير | اللقب | نام خانوادگی | نام فامیل | שם המשפחה | משפחה |
    Nama belakang | Nama keluarga | Họ | Họ và tên đệm | Họ đệm | นามสกุล | 姓(漢字) | 姓（Last Name） | 성씨 | Langname | Surname/s | Last Name(s)`,
  ],
  [
    "full_name",
    0,
    `sortable_name | Sortable Name | Fullt nafn | Fornavn og etternavn | Fornavn og efternavn | Förnamn och efternamn | Efternamn, förnamn | Sukunimi ja etunimi | Etunimi ja sukunimi | Ees- ja perekonnanimi | Täisnimi | Vārds, uzvārds | Vārds Uzvārds | Vārds un uzvārds | Vardas, pavardė | Vardas Pavardė | Vardas ir pavardė |
    Meno a priezvisko | Priezvisko a meno | Celé jméno | Jméno, příjmení | Příjmení, jméno | Ime i prezime | Prezime i ime | Ime in priimek | Priimek in ime | Vezetéknév és keresztnév | Nume și prenume | Nume si prenume | Nume complet | Prenume și nume | Emri i plotë |
    Ονοματεπώνυμο | Όνομα και επώνυμο | Επώνυμο και όνομα | Πλήρες όνομα | Ф.И.О. | Имя и фамилия | Фамилия и имя | Фамилия, имя | Фамилия Имя Отчество | Полное имя | ПІБ | П.І.Б. | Ім'я та прізвище | Прізвище та ім'я | Прізвище, ім'я | Повне ім'я | Име и фамилия | Имена | Три имена | Име и презиме |
    Adı Soyadı | Ad Soyad | Ad-Soyad | Ad ve soyad | Tam ad | İsim Soyisim | الاسم الكامل | الاسم الثلاثي | الاسم الرباعي | اسم الموظف | نام و نام خانوادگی | نام کامل | שם מלא | שם ומשפחה | שם פרטי ומשפחה |
    Nama lengkap | Họ và tên | Họ tên | Tên đầy đủ | ชื่อ-นามสกุล | ชื่อ นามสกุล | ชื่อและนามสกุล | ชื่อเต็ม | 氏名（漢字） | フルネーム | 会員名 | 社員名 | 員工姓名 | 员工姓名 | 全名 | 회원명 | 직원명 |
    Gemeindeglied | Gemeindemitglied | Mitarbeiter/in | Mitarbeiter:in | Colaborador | Dipendente | Medewerker naam | Naam medewerker | Naam lid | Nombre del empleado | Nome do funcionário`,
  ],
  [
    "full_name",
    2,
    `Nominativo | Socio | Iscritto | Lavoratore | Empleado | Trabajador | Miembro | Alumno | Funcionário | Aluno | Sócio | Salarié | Adhérent | Collaborateur | Élève | Mitarbeiter | Mitglied | Mitarbeitende | Teilnehmer | Teilnehmer/in | Schüler | Schüler/in | Medewerker | Werknemer | Leerling | Lid | Member | Participant | Student | Pupil | Person |
    Pracownik | Członek | Uczestnik | Uczeń | Zaměstnanec | Pracovník | Zamestnanec | Člen | Žák | Zaposlenik | Zaposleni | Član | Učenik | Zaposleni/a | Delavec | Učenec | Dolgozó | Munkavállaló | Munkatárs | Angajat | Salariat | Membru | Elev | Työntekijä | Jäsen | Oppilas | Medarbejder | Medlem | Elev/deltager | Ansatt | Anställd | Medarbetare | Starfsmaður | Félagi | Töötaja | Liige | Darbinieks | Biedrs | Darbuotojas | Narys |
    Сотрудник | Работник | Участник | Член | Ученик | Співробітник | Працівник | Служител | Υπάλληλος | Εργαζόμενος | Μέλος | Çalışan | Personel | Üye | Öğrenci | الموظف | العضو | الطالب | کارمند | עובד | חבר | תלמיד | Karyawan | Pegawai | Anggota | Nhân viên | Thành viên | พนักงาน | สมาชิก | 従業員 | 社員 | 会員 | 员工 | 員工 | 会员 | 직원 | 회원`,
  ],
  ["name", 0, "Nume | Nafn | Nama | Nombre o razón social | Emër | Név/Name | Isikunimi"],
  ["given_or_full", 0, "الاسم | الإسم | نام | שם | Име | ชื่อ | Jméno osoby"],
  [
    "email",
    0,
    `Netfang | Tölvupóstur | Tölvupóstfang | E-post adress | E-postadresser | E-postur | Meiliaadress | E-posti aadress | E-post aadress | Meil | E-pasts | E-pasta adrese | Epasts | El. paštas | El. pašto adresas | Elektroninis paštas | Elektroninio pašto adresas |
    Elektronická pošta | Elektronická adresa | Emailová adresa | Mailová adresa | Adresa elektronske pošte | Elektronička pošta | Elektronska pošta | Adresa e-pošte | E-pošta | E-poštni naslov | E-naslov | Naslov e-pošte | E-adresa | Email adresa | E-mail adresa | Mejl adresa | Imejl | Drótposta | Villámposta | Elektronikus levélcím | Email cím | Adresă e-mail | Adresă de e-mail | Adresa de e-mail | Adresă de poștă electronică | Poștă electronică | Adresă email | Adresa e postës |
    Ηλεκτρονικό ταχυδρομείο | Ηλ. ταχυδρομείο | Ηλεκτρονική διεύθυνση | Διεύθυνση email | Διεύθυνση e-mail | Διεύθυνση ηλεκτρονικού ταχυδρομείου | Ηλ. διεύθυνση | Ηλεκτρονική αλληλογραφία |
    Адрес электронной почты | Адрес эл. почты | Эл. адрес | Электронный адрес |  Имейл | Мейл | Емейл | Имейл адрес | Ел. поща | Електронна поща | Електронна пошта | Ел. пошта | Адреса електронної пошти | Ел. адреса | Електронска пошта | Имејл | Е-пошта | Е-mail | Емаіл |
    E-posta adresi | Eposta | E-postası | E-mail adresi | Mail adresi | Elektronik posta | البريد الإلكتروني | البريد الالكتروني | بريد إلكتروني | عنوان البريد الإلكتروني | الإيميل | ایمیل | پست الکترونیک | پست الکترونیکی | رایانامه | نشانی ایمیل | דוא"ל | דואל | דואר אלקטרוני | כתובת דוא"ל | כתובת דואר אלקטרוני | כתובת מייל | אימייל | מייל |
    Surel | Alamat surel | Alamat email | Alamat e-mail | E-mel | Alamat emel | Thư điện tử | Địa chỉ email | Địa chỉ thư điện tử | อีเมล | อีเมล์ | ที่อยู่อีเมล | メアド | Eメールアドレス | 電子メール | 電子メールアドレス | 電子メール アドレス | メールアドレス1 | 邮箱 | 电子邮箱 | 邮箱地址 | 电子邮件地址 | 電子信箱 | 電郵 | 電子郵件地址 | 電郵地址 | 이메일 주소 | 전자우편 | 전자 메일 주소 | 메일주소 |
    Indirizzo posta elettronica | Indirizzo di posta elettronica | Indirizzo mail | Endereço de correio eletrónico | Endereço de correio eletrônico | Endereço eletrónico | Endereço eletrônico | Endereço email | E-mail-adresse | Mailadresse | E-mailadressen | Elektronische post | Adreça electrònica | Correu electrònic | Adreça de correu | Helbide elektronikoa | Enderezo electrónico | Cyfeiriad e-bost | E-bost | Ríomhphost | Seoladh ríomhphoist | Elektroniczna poczta | Poczta elektroniczna | Adres poczty elektronicznej | Elektropost`,
  ],
  [
    "phone",
    0,
    `Farsími | GSM númer | GSM-númer | Mobiltelefonnr | Mobilnr | Mobil nr. | Mobiil | Mobiiltelefon | Mobiiltelefoni number | Mobiilinumber | Mobilais tālrunis | Mobilais | Mobilā tālruņa numurs | Mob. tālrunis | Mobilusis telefonas | Mobilus telefonas | Mobilusis | Mob. tel. | Mob. telefonas |
    Mobilní číslo | Mobilné číslo | Mobilný telefón | Mobilní tel. | Mob. | Mobitel | Broj mobitela | Mobilni telefon | Mobilni | Mobilna številka | Mobilni broj | Mobilszám | Mobiltelefonszám | Mobil telefonszám | Mobil tel. | Număr de mobil | Nr. mobil | Celular/WhatsApp |
    Κινητό | Κινητό τηλέφωνο | Αριθμός κινητού | Тел. моб. | Моб. тел. | Моб. телефон | Мобильный номер | Сотовый | Сотовый телефон | Мобільний | Мобільний телефон | Мобилен телефон | Мобилен | GSM номер | Мобилни телефон | Мобилни |
    Cep | Cep Tel | Cep No | Cep numarası | Cep telefonu no | Mobil telefon | الجوال | رقم الجوال | الهاتف المحمول | المحمول | الموبايل | الهاتف النقال | تلفن همراه | موبایل | شماره موبایل | شماره همراه | טלפון נייד | נייד | פלאפון | מספר נייד |
    HP | No. HP | Nomor HP | Nomor ponsel | Ponsel | Telepon seluler | Handphone | Di động | Điện thoại di động | Số di động | มือถือ | โทรศัพท์มือถือ | เบอร์มือถือ | 携帯番号 | 携帯電話番号（本人） | ケータイ | 移动电话 | 手机号 | 手机号码 | 行動電話 | 手機號碼 | 휴대전화 | 휴대폰번호 | 휴대 전화 | 핸드폰 |
    Numéro de téléphone mobile | Numéro de mobile | N° de mobile | N° portable | Tél. portable | Teléfono celular/móvil | N.º de móvil | Numero di cellulare | Numero cellulare | Cell. | N. cellulare | Mobiel telefoonnummer | 06-nummer | Mobilfunk-Nr. | Mobilruf | Nr telefonu komórkowego | Numer telefonu komórkowego | Tel. komórkowy | Tel. kom. | Kom. | Número de celular | Nº de telemóvel | N.º telemóvel | Tlm. | Tlm | Telefone celular | Telefone móvel | Mòbil`,
  ],
  [
    "phone",
    1,
    `Sími | Símanúmer | Telefonnummer (privat/mobil) | Telefoninumber | Telefoni number | Tālrunis | Tālruņa numurs | Tālr. | Tel. nr. | Telefonas | Telefono numeris | Tel. numeris |
    Telefón | Telefónne číslo | Telefonní č. | Tel. č. | Tel. číslo | Broj telefona | Telefonska številka | Telefonski broj | Br. telefona | Telefonszám | Tel.szám | Telefonszáma | Număr de telefon | Nr. telefon | Nr. de telefon | Numri i telefonit |
    Τηλέφωνο | Τηλ. | Αριθμός τηλεφώνου | Τηλέφωνο επικοινωνίας | Тел. | Контактный телефон | Телефонен номер | Номер телефону | Телефонни номер | Број телефона | Телефони |
    Telefon no | Telefon numarası | Telefonu | Tel no | الهاتف | رقم الهاتف | هاتف | التلفون | تلفن | شماره تلفن | טלפון | מספר טלפון | טל' |
    Telepon | No. telepon | Nomor telepon | No. telp | Telp | Telp. | Điện thoại | Số điện thoại | SĐT | ĐT | โทรศัพท์ | เบอร์โทร | เบอร์โทรศัพท์ | หมายเลขโทรศัพท์ | โทร | TEL | 電話番号1 | 連絡先電話番号 | 联系电话 | 电话号码 | 聯絡電話 | 電話號碼 | 전화 | 연락처 전화번호 |
    N.º de teléfono | Nº de teléfono | Tfno. | Tfno | Tlfno. | Tel./Mobil | Nº de telefone | Telefones | Telefoonnr | Telefoonnr. | Tel.nr. | N. telefono | N° telefono | Recapito telefonico | Contatto telefonico | Telèfon | Ffôn | Fón`,
  ],
  [
    "phone",
    2,
    `Heimasími | Heimsími | Telefon hemma | Hemnummer | Privattelefon | Fasttelefon | Kodutelefon | Mājas tālrunis | Namų telefonas | Telefon domů | Pevná linka | Kućni telefon | Domači telefon | Otthoni telefon | Telefon acasă | Telefon fix | Σταθερό | Σταθερό τηλέφωνο | Τηλέφωνο οικίας | Домашний телефон | Домашній телефон | Домашен телефон |
    Ev telefonu | هاتف المنزل | تلفن ثابت | טלפון בבית | Telepon rumah | Điện thoại nhà | โทรศัพท์บ้าน | 自宅電話 | 自宅電話番号 | 自宅の電話 | 住宅电话 | 住家電話 | 家庭电话 | 집 전화 | 집전화 | Abitazione | Telefono abitazione |  Telefone residencial | Telefone de casa | Telefono di casa | Telefoon thuis | Telefon stacjonarny`,
  ],
  [
    "phone",
    3,
    `Vinnusími | Arbejdstlf | Telefon arbete | Jobbtelefon | Töökoha telefon | Darba tālrunis | Darbo telefonas | Telefon do práce | Telefón do práce | Pracovní telefon | Poslovni telefon | Službeni telefon | Službeni mobitel | Službeni telefon (mob.) | Munkahelyi telefon | Telefon serviciu | Τηλέφωνο εργασίας | Рабочий телефон | Робочий телефон | Служебен телефон |
    İş telefonu | هاتف العمل | تلفن محل کار | טלפון בעבודה | Telepon kantor | โทรศัพท์ที่ทำงาน | 会社電話 | 会社の電話 | 勤務先電話番号 | 办公电话 | 商务电话 | 公司電話 | 회사 전화 | Telefone comercial | Telefone (trabalho) | Telefono aziendale | Zakelijke telefoon`,
  ],
  [
    "language",
    0,
    "Tungumál | Mál | Keel | Suhtluskeel | Valoda | Kalba | Jezik | Nyelv | Limbă | Limba | Gjuha | Γλώσσα | Мова | Език | Језик | Dil | اللغة | لغة | زبان | שפה | Bahasa | Ngôn ngữ | ภาษา | 语言 | 語言 | 使用言語 | 언어 | Llengua | Hizkuntza | Iaith | Teanga",
  ],
  [
    "group",
    0,
    "Hópur | Hópar | Rühm | Grupid | Grupa (nazwa) | Grupas | Grupė | Grupės |  Skupine | Csoportok | Grupuri | Ομάδα | Ομάδες | Группы | Група | Групи | Gruplar | Grubu | المجموعة | مجموعة |  קבוצה | קבוצות | گروه |  Kelompok | Nhóm | กลุ่ม | グループ名 | 所属グループ | 组别 | 分组 | 群組 | 群组 | 그룹명 |  Grup/s",
  ],
];
