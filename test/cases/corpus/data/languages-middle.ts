import type { Language } from "./language.ts";

export const MIDDLE: readonly Language[] = [
  {
    id: "pl",
    country: "PL",
    people:
      "Łukasz|Wiśniewski,Małgorzata|Zając,Stanisław|Wójcik,Żaneta|Dąbrowska,Sławomir|Gałązka,Bożena|Kędziora,Paweł|Śliwa,Grażyna|Żółtowska,Krzysztof|Łoś,Agnieszka|Ćwik,Józef|Pająk,Elżbieta|Mróz",
    headers: "Imię|Nazwisko|Imię i nazwisko|Adres e-mail|Telefon komórkowy|Data urodzenia",
    phone: ["601 234 5NN", "+486012345NN"],
    date: "D.M.Y",
    months: "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    short: "sty lut mar kwi maj cze lip sie wrz paź lis gru",
    pages: "windows-1250 iso-8859-2 cp852 x-mac-ce iso-8859-16",
  },
  {
    id: "cs",
    country: "CZ",
    people:
      "Jiří|Dvořák,Růžena|Němcová,Ondřej|Kříž,Žaneta|Součková,Lukáš|Řezníček,Věra|Šťastná,Zdeněk|Čapek,Božena|Hořejší,Matěj|Ťok,Štěpánka|Nováčková,Květoslav|Ďurica,Tomáš|Beneš",
    headers: "Jméno|Příjmení|Jméno a příjmení|E-mailová adresa|Mobilní telefon|Datum narození",
    phone: ["601 234 5NN", "+4206012345NN"],
    date: "D.M.Y",
    months: "ledna února března dubna května června července srpna září října listopadu prosince",
    short: "led úno bře dub kvě čvn čvc srp zář říj lis pro",
    pages: "windows-1250 iso-8859-2 cp852 x-mac-ce",
  },
  {
    id: "sk",
    country: "SK",
    people:
      "Ľubomír|Kováč,Žofia|Šimková,Štefan|Ďurčo,Ľudmila|Hôrková,Matúš|Ľupták,Božena|Šťastná,Jozef|Hřeben,Dáša|Bôrik,Ondrej|Vŕba,Táňa|Kĺčová,Július|Nemčok,Zdenka|Mäsiarová",
    headers: "Meno|Priezvisko|Meno a priezvisko|E-mailová adresa|Mobil|Dátum narodenia",
    phone: ["0901 123 4NN", "+4219011234NN"],
    date: "D.M.Y",
    months: "januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra",
    pages: "windows-1250 iso-8859-2 cp852",
  },
  {
    id: "hu",
    country: "HU",
    people:
      "László|Nagy,Zsófia|Szűcs,Győző|Kőszegi,Ágnes|Tóth,Jenő|Fűzesi,Erzsébet|Hegedűs,Ödön|Őri,Piroska|Molnár,Csaba|Bűdi,Etelka|Kovács,Gergő|Lőrincz,Ilona|Szőke",
    headers: "Keresztnév|Vezetéknév|Teljes név|E-mail cím|Mobiltelefon|Születési dátum",
    phone: ["06 20 123 45NN", "+3620123 45NN"],
    date: "Y.M.D.",
    months: "január február március április május június július augusztus szeptember október november december",
    short: "jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.",
    pages: "windows-1250 iso-8859-2 cp852 x-mac-ce",
    familyFirst: true,
  },
  {
    id: "ro",
    country: "RO",
    people:
      "Ștefan|Țepeș,Ioniță|Crăciun,Mădălina|Vlăduț,Răzvan|Pârvulescu,Anișoara|Brâncuș,Costică|Mureșan,Lăcrămioara|Țîrlea,Mălin|Îndrei,Doinița|Șerban,Octavian|Bălan,Ileana|Câmpeanu,Nicușor|Făgădar",
    headers: "Prenume|Nume de familie|Nume și prenume|Adresa de e-mail|Telefon mobil|Data nașterii",
    phone: ["0712 345 6NN", "+407123456NN"],
    date: "D.M.Y",
    months: "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
    short: "ian. feb. mar. apr. mai iun. iul. aug. sept. oct. nov. dec.",
    pages: "iso-8859-16",
  },
  {
    id: "hr",
    country: "HR",
    people:
      "Željko|Đurđević,Šime|Čović,Marija|Šarić,Krešimir|Žunić,Đurđica|Bašić,Tomislav|Knežević,Ružica|Vučković,Anđelko|Pešić,Snježana|Lučić,Dražen|Mišković,Jasna|Perković,Siniša|Grčić",
    headers: "Ime|Prezime|Ime i prezime|Adresa e-pošte|Mobitel|Datum rođenja",
    phone: ["091 234 56NN", "+38591234 56NN"],
    date: "D.M.Y.",
    months: "siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca",
    short: "sij vel ožu tra svi lip srp kol ruj lis stu pro",
    pages: "windows-1250 iso-8859-2 cp852 x-mac-croatian",
  },
  {
    id: "sl",
    country: "SI",
    people:
      "Žiga|Čeč,Špela|Kočevar,Matjaž|Žagar,Alenka|Šuštar,Uroš|Brečko,Urška|Možina,Tomaž|Škerl,Nežka|Zupančič,Blaž|Močnik,Mojca|Pirš,Cveto|Hočevar,Anja|Turšič",
    headers: "Ime|Priimek|Ime in priimek|E-poštni naslov|Mobilni telefon|Datum rojstva",
    phone: ["031 234 5NN", "+386312345NN"],
    date: "d. m. Y",
    months: "januar februar marec april maj junij julij avgust september oktober november december",
    short: "jan. feb. mar. apr. maj jun. jul. avg. sep. okt. nov. dec.",
    pages: "windows-1250 iso-8859-2 cp852",
  },
  {
    id: "tr",
    country: "TR",
    people:
      "Ömer|Yılmaz,Gülşen|Çağlar,İbrahim|Şahin,Şükran|Öztürk,Oğuzhan|Kılıç,Çiğdem|Aydın,Hüseyin|Güneş,Işıl|Doğan,Uğur|Bıyık,Ayşegül|Koç,Barış|Özdemir,Müjgân|Ağaoğlu",
    headers: "Ad|Soyad|Ad Soyad|E-posta|Cep telefonu|Doğum tarihi",
    phone: ["0532 123 45 NN", "+9053212345NN"],
    date: "D.M.Y",
    months: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
    short: "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara",
    pages: "windows-1254 iso-8859-9 cp857",
  },
];
