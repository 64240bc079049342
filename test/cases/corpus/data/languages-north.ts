import type { Language } from "./language.ts";

export const NORTH: readonly Language[] = [
  {
    id: "da",
    country: "DK",
    people:
      "Søren|Kjærgaard,Åse|Nørgaard,Jørgen|Søndergård,Mette|Højlund,Bjørn|Æbelø,Kirsten|Gårdmand,Lærke|Møller,Torben|Bæk,Ragnhild|Ågaard,Preben|Skøtt,Inger|Damsgård,Karoline|Brønd",
    headers: "Fornavn|Efternavn|Fulde navn|E-mailadresse|Mobilnummer|Fødselsdato",
    phone: ["20 12 34 NN", "+45201234NN"],
    date: "D-M-Y",
    months: "januar februar marts april maj juni juli august september oktober november december",
    short: "jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.",
    pages: "windows-1252 iso-8859-1 cp850 cp865",
  },
  {
    id: "nb",
    country: "NO",
    people:
      "Øyvind|Bjørnstad,Håkon|Ødegård,Åshild|Kvåle,Gunnhild|Sæther,Pål|Grønli,Solfrid|Bråten,Torbjørn|Ås,Marte|Høiby,Sigrun|Lærdal,Eirik|Vågen,Jorunn|Myhre,Tormod|Skårdal",
    headers: "Fornavn|Etternavn|Fullt navn|E-postadresse|Mobiltelefon|Fødselsdato",
    phone: ["406 12 3NN", "+47406123NN"],
    date: "D.M.Y",
    months: "januar februar mars april mai juni juli august september oktober november desember",
    short: "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.",
    pages: "windows-1252 cp865 macintosh",
  },
  {
    id: "sv",
    country: "SE",
    people:
      "Åsa|Sjöberg,Göran|Hägg,Märta|Öhman,Håkan|Åkerlund,Lovisa|Strömqvist,Börje|Nygård,Linnéa|Bäckström,Östen|Hallgren,Ingegärd|Svärd,Torsten|Grönvall,Maj-Britt|Löfgren,Rasmus|Ek",
    headers: "Förnamn|Efternamn|För- och efternamn|E-post|Mobiltelefon|Födelsedatum",
    phone: ["070-123 45 NN", "+467012345NN"],
    date: "Y-M-D",
    months: "januari februari mars april maj juni juli augusti september oktober november december",
    short: "jan feb mars apr maj juni juli aug sep okt nov dec",
    pages: "windows-1252 iso-8859-1 cp850 cp437",
  },
  {
    id: "fi",
    country: "FI",
    people:
      "Päivi|Hämäläinen,Jyrki|Mäkelä,Äinö|Söderlund,Väinö|Pöyhönen,Tuulikki|Räsänen,Yrjö|Lähteenmäki,Kyllikki|Väisänen,Pentti|Heikkilä,Sirkka|Järvinen,Eero|Kärkkäinen,Heidi|Virtanen,Tapio|Nyström",
    headers: "Etunimi|Sukunimi|Koko nimi|Sähköposti|Matkapuhelin|Syntymäaika",
    phone: ["040 12345NN", "+3584012345NN"],
    date: "d.m.Y",
    months:
      "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
    pages: "windows-1252 iso-8859-15 cp850",
  },
  {
    id: "is",
    country: "IS",
    people:
      "Þórður|Guðmundsson,Sigríður|Þorsteinsdóttir,Björk|Ægisdóttir,Guðrún|Friðriksdóttir,Ásgeir|Örnólfsson,Hallgrímur|Sæmundsson,Þóra|Kjartansdóttir,Steinunn|Óladóttir,Eiríkur|Bragason,Ragnheiður|Jónsdóttir",
    headers: "Fornafn|Eftirnafn|Fullt nafn|Netfang|Farsími|Fæðingardagur",
    phone: ["611 12NN", "+35461112NN"],
    date: "D.M.Y",
    months: "janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember",
    short: "jan. feb. mar. apr. maí jún. júl. ágú. sep. okt. nóv. des.",
    pages: "windows-1252 iso-8859-1 cp861",
  },
  {
    id: "et",
    country: "EE",
    people:
      "Tõnu|Pärn,Ülle|Mägi,Jüri|Õunapuu,Külli|Sepp,Märt|Käär,Õnne|Kütt,Šanel|Põldmäe,Heino|Tamm,Žanna|Rätsep,Priit|Kõiv,Maire|Sööt,Rein|Lätt",
    headers: "Eesnimi|Perekonnanimi|Täisnimi|E-posti aadress|Mobiil|Sünniaeg",
    phone: ["5123 45NN", "+372512345NN"],
    date: "D.M.Y",
    months: "jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember",
    short: "jaan veebr märts apr mai juuni juuli aug sept okt nov dets",
    pages: "windows-1257 iso-8859-15 iso-8859-4 cp775",
  },
  {
    id: "lv",
    country: "LV",
    people:
      "Jānis|Bērziņš,Ilze|Kalniņa,Pēteris|Ozoliņš,Māra|Zariņa,Andžela|Liepiņa,Ģirts|Krūmiņš,Ķirils|Žagars,Līga|Čakste,Uldis|Šteinbergs,Dzintra|Eglīte,Ēriks|Āboliņš,Ņina|Dārziņa",
    headers: "Vārds|Uzvārds|Vārds, uzvārds|E-pasts|Mobilais tālrunis|Dzimšanas datums",
    phone: ["21 234 5NN", "+371212345NN"],
    date: "D.M.Y",
    months: "janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris",
    short: "janv. febr. marts apr. maijs jūn. jūl. aug. sept. okt. nov. dec.",
    pages: "windows-1257 iso-8859-4 cp775",
  },
  {
    id: "lt",
    country: "LT",
    people:
      "Jūratė|Šimkienė,Žygimantas|Čiurlionis,Rūta|Kazlauskaitė,Ąžuolas|Petrauskas,Eglė|Žukauskienė,Vytautas|Mažeika,Giedrė|Šapokaitė,Mindaugas|Ūsas,Dalė|Grigaliūnienė,Kęstutis|Ivanauskas,Ieva|Bartkutė,Šarūnas|Vaičiūnas",
    headers: "Vardas|Pavardė|Vardas ir pavardė|El. paštas|Mobilusis telefonas|Gimimo data",
    phone: ["+370 612 345 NN", "+370612345NN"],
    date: "Y-M-D",
    months: "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio",
    pages: "windows-1257 iso-8859-4 cp775",
  },
];
