import type { Language } from "./language.ts";

export const WEST: readonly Language[] = [
  {
    id: "de",
    country: "DE",
    people:
      "Jörg|Größle,Käthe|Lüdenscheid,Björn|Hübner,Anneliese|Schäfer,Günther|Weiß,Ulrike|Köhler,Jürgen|Krüger,Bärbel|Jäger,Matthias|Vogt,Sören|Böhm,Sabine|Fuchs,Rüdiger|Schöne",
    headers: "Vorname|Nachname|Vor- und Nachname|E-Mail|Handy|Geburtsdatum",
    phone: ["0151 2345 67NN", "+491512345 67NN"],
    date: "D.M.Y",
    months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    short: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
    pages: "windows-1252 iso-8859-1 iso-8859-15 cp850 cp437 macintosh",
  },
  {
    id: "en",
    country: "GB",
    people:
      "Siân|Griffiths,Oliver|Bennett,Zoë|Hartley,Harriet|Cartwright,Renée|Whitfield,Graham|Pemberton,Chloë|Ashworth,Duncan|MacLeod,Aoife|O'Brien,Priya|Patel,Nigel|Thornton,Beatrice|Holloway",
    headers: "First Name|Last Name|Full Name|Email|Mobile|Date of Birth",
    phone: ["07700 1234NN", "+4477001234NN"],
    date: "D/M/Y",
    months: "January February March April May June July August September October November December",
    short: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    pages: "windows-1252 iso-8859-1 macintosh",
  },
  {
    id: "fr",
    country: "FR",
    people:
      "Hélène|Lefèvre,François|Bérenger,Océane|Garçon,Jérôme|Pélissier,Anaïs|Crépin,Benoît|Châtelain,Maëlle|Dupré,Loïc|Le Goff,Zoé|Baudouin,Gaëlle|Marêchal,Étienne|Forêt,Thérèse|Noël",
    headers: "Prénom|Nom de famille|Prénom et nom|Adresse e-mail|Portable|Date de naissance",
    phone: ["06 12 34 56 NN", "+336123456NN"],
    date: "D/M/Y",
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    short: "janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.",
    pages: "windows-1252 iso-8859-15 cp850 macintosh",
  },
  {
    id: "es",
    country: "ES",
    people:
      "José|Núñez,María|Ibáñez,Íñigo|Zubía,Concepción|Peña,Ángel|Muñoz,Begoña|Martín,Raúl|Gálvez,Inés|Cañete,Óscar|Ordóñez,Verónica|Sáez,Joaquín|Marañón,Belén|Quiñones",
    headers: "Nombre|Apellidos|Nombre y apellidos|Correo electrónico|Móvil|Fecha de nacimiento",
    phone: ["612 34 56 NN", "+346123456NN"],
    date: "D/M/Y",
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    short: "ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.",
    pages: "windows-1252 iso-8859-1 cp850",
  },
  {
    id: "it",
    country: "IT",
    people:
      "Niccolò|Cantù,Noè|Forlì,Giosuè|Cefalù,Letizia|Salò,Mosè|Nardò,Chiara|Fabbri,Tommaso|Gherardi,Ilaria|Bellini,Raffaele|Conti,Ginevra|Moretti,Salvatore|Riccò,Federica|Mondovì",
    headers: "Nome|Cognome|Nome e cognome|Indirizzo e-mail|Cellulare|Data di nascita",
    phone: ["347 12 34 5NN", "+39347123 45NN"],
    date: "D/M/Y",
    months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    short: "gen feb mar apr mag giu lug ago set ott nov dic",
    pages: "windows-1252 iso-8859-15 cp850",
  },
  {
    id: "nl",
    country: "NL",
    people:
      "Daniël|de Vries,Renée|van den Berg,Joëlle|Jansen,Sjoerd|Dijkstra,Loïs|Bakker,Geert|van 't Hoff,Maaike|Hoekstra,Noë|Mulder,Wouter|Koopmans,Anouk|Vermeulen,Siebren|Terpstra,Chloë|de Ruiter",
    headers: "Voornaam|Achternaam|Volledige naam|E-mailadres|Mobiel|Geboortedatum",
    phone: ["06 123456NN", "+316123456NN"],
    date: "D-M-Y",
    months: "januari februari maart april mei juni juli augustus september oktober november december",
    short: "jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.",
    pages: "windows-1252 iso-8859-1 cp850",
  },
  {
    id: "pt",
    country: "PT",
    people:
      "João|Conceição,Inês|Magalhães,Simão|Guimarães,Conceição|Araújo,Luís|Leitão,Mônica|Falcão,Antônio|Gonçalves,Assunção|Brandão,Célia|Simões,Estêvão|Câmara,Vitória|Patrício,Nélson|Mourão",
    headers: "Nome próprio|Apelido|Nome completo|Endereço de e-mail|Telemóvel|Data de nascimento",
    phone: ["912 345 6NN", "+3519123456NN"],
    date: "D/M/Y",
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    short: "jan fev mar abr mai jun jul ago set out nov dez",
    pages: "windows-1252 iso-8859-1 cp860 cp850",
  },
];
