/** People who left or died, as lists say it: in remarks, in columns, in headings, by signs, by dates. */
import type { ListCase } from "../model.ts";
import { languageOf, wordsOf } from "../data/people.ts";
import { birthday, email, firstName, fullName, lastName, other, type Column } from "../make/columns.ts";
import { cellText, makeList, withCell, type Line } from "../make/list.ts";

export function goneCases(): readonly ListCase[] {
  return [...remarks(), ...columns(), ...headings(), ...inNames(), ...notGone()];
}

/** Header of the remark column, words that mean gone, and words that do not. */
const REMARKS: Readonly<Record<string, readonly [header: string, gone: string, present: string]>> = {
  de: [
    "Bemerkung",
    "verstorben 2021|ausgetreten zum 31.12.2020|† 03.04.2019|gekündigt 2022|verstorben|ehemals Mitglied, ausgeschieden|bitte nicht mehr anschreiben",
    "Ehrenmitglied|zahlt bar|Vater von Tim|Ehemann verstorben 2021|tritt 2025 in den Ruhestand|",
  ],
  en: [
    "Notes",
    "deceased 2021|ex-member|left 2020|passed away in May|resigned 12/2019|former employee|moved away, no longer a member",
    "prefers mornings|husband deceased|left-handed|new member|board|",
  ],
  fr: [
    "Remarques",
    "décédé en 2021|décédée|démissionnaire 2020|radié le 01/09/2019|ancien membre|ne fait plus partie du club",
    "membre d'honneur|paie en liquide|veuve|nouveau|",
  ],
  es: [
    "Observaciones",
    "fallecido en 2021|fallecida|baja 31/12/2020|ex socio|dado de baja",
    "socio de honor|paga en efectivo|nuevo|",
  ],
  it: [
    "Note",
    "deceduto nel 2021|deceduta|dimesso 2020|ex socio|non più iscritto",
    "socio onorario|paga in contanti|nuovo|",
  ],
  nl: [
    "Opmerking",
    "overleden 2021|opgezegd per 31-12-2020|uitgeschreven|oud-lid|lid af",
    "erelid|betaalt contant|nieuw|",
  ],
  pl: ["Uwagi", "zmarł 2021|zmarła|zrezygnował 2020|były członek|wypisany", "członek honorowy|nowy|"],
  sv: ["Anmärkning", "avliden 2021|utträdd 2020|har slutat|f.d. medlem", "hedersmedlem|ny|"],
  da: ["Bemærkninger", "død 2021|udmeldt 31-12-2020|tidligere medlem", "æresmedlem|ny|"],
  cs: ["Poznámka", "zemřel 2021|vystoupil 2020|bývalý člen", "čestný člen|nový|"],
  hu: ["Megjegyzés", "elhunyt 2021|kilépett 2020|volt tag", "tiszteletbeli tag|új|"],
  tr: ["Not", "vefat etti 2021|ayrıldı 2020|eski üye", "onursal üye|yeni|"],
  ru: ["Примечание", "умер в 2021|уволен 31.12.2020|выбыл|бывший член", "почётный член|новый|"],
  pt: ["Observações", "falecido em 2021|faleceu|saiu em 2020|ex-sócio", "sócio honorário|novo|"],
  fi: ["Huomautus", "kuollut 2021|eronnut 2020|entinen jäsen", "kunniajäsen|uusi|"],
};

function columnsOf(id: string): readonly Column[] {
  const words = wordsOf(languageOf(id));
  return [
    firstName(words.first),
    lastName(words.last),
    birthday(words.birthday, languageOf(id).date),
    email(words.email),
  ];
}

function remarks(): readonly ListCase[] {
  return Object.entries(REMARKS).flatMap(([id, [header, goneText, presentText]]) => {
    const [gone, present] = [goneText.split("|"), presentText.split("|")];
    const change = (line: Line, index: number): Line =>
      index % 2 === 0 && index / 2 < gone.length
        ? withCell(line, 4, gone[index / 2] ?? "", "none")
        : withCell(line, 4, present[Math.floor(index / 2) % present.length] ?? "", "contact");
    const make = (name: string, sheet?: "xlsx") =>
      makeList({
        name: `gone-remark-${id}${name}`,
        group: "gone",
        language: id,
        columns: [...columnsOf(id), other(header, "")],
        count: 12,
        change,
        ...(sheet === undefined ? {} : { sheet }),
      });
    return id === "de" || id === "en" || id === "fr" ? [make(""), make("-sheet", "xlsx")] : [make("")];
  });
}

/** A column says who is gone. Name, language, header, gone values, present values. */
const COLUMNS: readonly (readonly [string, string, string, readonly string[], readonly string[]])[] = [
  ["austritt", "de", "Austritt", ["31.12.2020", "30.06.2019"], [""]],
  ["austrittsdatum", "de", "Austrittsdatum", ["2020-12-31"], [""]],
  ["sterbedatum", "de", "Sterbedatum", ["03.04.2019"], [""]],
  ["verstorben-ja", "de", "verstorben", ["ja", "x"], ["", "nein"]],
  [
    "status-de",
    "de",
    "Mitgliedsstatus",
    ["ausgetreten", "verstorben", "gelöscht"],
    ["aktiv", "passiv", "Ehrenmitglied"],
  ],
  ["aktiv-nein", "de", "aktiv", ["nein"], ["ja"]],
  ["cross", "de", "†", ["†", "†"], [""]],
  ["status-en", "en", "Status", ["Deceased", "Terminated", "Former", "Lapsed"], ["Active", "On leave"]],
  ["termination", "en", "Termination Date", ["03/12/2020"], [""]],
  ["last-day", "en", "Last day of work", ["31/12/2020"], [""]],
  ["date-of-death", "en", "Date of death", ["03/04/2019"], [""]],
  ["active-no", "en", "Active?", ["No", "N"], ["Yes", "Y"]],
  ["archived", "en", "Archived", ["TRUE"], ["FALSE"]],
  ["membership", "en", "Membership type", ["Ex-member", "Deceased"], ["Full", "Honorary"]],
  ["sortie", "fr", "Date de sortie", ["31/12/2020"], [""]],
  ["statut", "fr", "Statut", ["Sorti", "Décédé", "Inactif"], ["Actif"]],
  ["baja", "es", "Fecha de baja", ["31/12/2020"], [""]],
  ["estado", "es", "Estado", ["Baja", "Inactivo"], ["Alta", "Activo"]],
  ["cessazione", "it", "Data cessazione", ["31/12/2020"], [""]],
  ["stato", "it", "Stato", ["Cessato", "Deceduto"], ["Attivo"]],
  ["uit-dienst", "nl", "Uit dienst per", ["31-12-2020"], [""]],
  ["data-zwolnienia", "pl", "Data zwolnienia", ["31.12.2020"], [""]],
  ["stav", "cs", "Stav", ["neaktivní", "zemřel"], ["aktivní"]],
  ["data-uvolneniya", "ru", "Дата увольнения", ["31.12.2020"], [""]],
  ["durum", "tr", "Durum", ["Pasif", "Ayrıldı"], ["Aktif"]],
  ["slutdatum", "sv", "Slutdatum", ["2020-12-31"], [""]],
  ["udmeldt", "da", "Udmeldt", ["31-12-2020"], [""]],
];

function columns(): readonly ListCase[] {
  return COLUMNS.map(([name, language, header, gone, present]) => {
    const change = (line: Line, index: number): Line =>
      index % 3 === 1
        ? withCell(line, 4, gone[Math.floor(index / 3) % gone.length] ?? "", "none")
        : withCell(line, 4, present[index % present.length] ?? "", "contact");
    return makeList({
      name: `gone-column-${name}`,
      group: "gone",
      language,
      columns: [...columnsOf(language), other(header, "")],
      count: 9,
      change,
    });
  });
}

const HEADINGS: readonly (readonly [string, string, string])[] = [
  ["ehemalige", "de", "Ehemalige Mitglieder"],
  ["ausgetreten", "de", "Ausgetreten:"],
  ["verstorbene", "de", "Verstorbene Mitglieder"],
  ["wir-gedenken", "de", "Wir gedenken unserer Verstorbenen"],
  ["former", "en", "Former members"],
  ["deceased", "en", "Deceased"],
  ["left-company", "en", "LEFT THE COMPANY"],
  ["anciens", "fr", "Anciens membres"],
  ["decedes", "fr", "Membres décédés"],
  ["bajas", "es", "Bajas"],
  ["ex-soci", "it", "Ex soci"],
  ["oud-leden", "nl", "Oud-leden"],
  ["byli", "pl", "Byli członkowie"],
];

function headings(): readonly ListCase[] {
  return HEADINGS.flatMap(([name, language, heading], at) => {
    const columnsHere = columnsOf(language);
    const input = (title: string) => ({
      name: title,
      group: "gone" as const,
      language,
      columns: columnsHere,
      count: 8,
      change: (line: Line, index: number): Line => (index >= 5 ? { ...line, expect: { kind: "none" } } : line),
      inserted: { before: 5, lines: [{ cells: [""] }, { cells: [heading] }] },
    });
    const text = makeList(input(`gone-heading-${name}`));
    return at % 2 === 0 ? [text, makeList({ ...input(`gone-heading-${name}-sheet`), sheet: "xlsx" })] : [text];
  });
}

/** The mark stands in the name's cell. */
function inNames(): readonly ListCase[] {
  const make = (name: string, language: string, write: (text: string) => string) => {
    const words = wordsOf(languageOf(language));
    const columnsHere = [fullName("Name"), birthday(words.birthday, languageOf(language).date), email(words.email)];
    const change = (line: Line, index: number): Line =>
      index % 3 === 1 ? withCell(line, 0, write(cellText(line.cells[0] ?? "")), "none") : line;
    return makeList({ name: `gone-name-${name}`, group: "gone", language, columns: columnsHere, count: 8, change });
  };
  return [
    make("cross", "de", (text) => `† ${text}`),
    make("cross-behind", "de", (text) => `${text} †`),
    make("bracket", "de", (text) => `${text} (verstorben)`),
    make("left", "de", (text) => `${text} (ausgetreten)`),
    make("deceased", "en", (text) => `${text} (deceased)`),
    make("rip", "en", (text) => `${text} RIP`),
    make("dec", "en", (text) => `${text} (dec'd)`),
    make("former", "en", (text) => `${text} - former member`),
    make("decede", "fr", (text) => `${text} (décédé)`),
    make("feu", "fr", (text) => `${text} †2020`),
  ];
}

/** Words that look like leaving, and mean something else. */
function notGone(): readonly ListCase[] {
  const make = (name: string, language: string, header: string, ...values: readonly string[]) =>
    makeList({
      name: `gone-not-${name}`,
      group: "gone",
      language,
      columns: [...columnsOf(language), other(header, ...values)],
    });
  return [
    make("notes-de", "de", "Notizen", "Witwe, Mann verstorben", "Tochter ausgezogen", "Kündigungsfrist beachten", ""),
    make("notes-en", "en", "Comments", "widow", "left knee injury", "ex-army", "former chair of the board", ""),
    make("future-exit", "de", "Austritt zum", "31.12.2030", "", ""),
    make("shift", "en", "Shift", "Inactive hours", "Late", "Early"),
  ];
}
