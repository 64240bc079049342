import type { CalendarDate } from "../../../model/calendar.ts";
import { compareDates } from "../../../model/calendar.ts";
import { readDateText } from "./dates/date-text.ts";
import type { DateRules } from "./dates/date-order.ts";
import { isPlaceholder } from "./placeholder.ts";
import { fold } from "../../../model/text/spelling/text-folding.ts";
import { isGoneRemark } from "../../../model/text/gone-words.ts";
import { readRemark, type RemarkMeaning } from "./remark.ts";

/**
 * How a column marks a person who must not be greeted. `status_codes`: single letters, like A, L and T of ADP. `remark`:
 * free text that begins with the mark.
 */
export type InactiveRole = "status_words" | "status_codes" | "active_flag" | "inactive_flag" | "end_date" | "remark";

const INACTIVE_WORDS: ReadonlySet<string> = new Set(
  `† | ✝ | ✞ | inactive | terminated | terminated employee | deceased | dead | died | passed away | tobedeleted | to be deleted | deleted | removed | archived |
  disabled | suspended | deactivated | left | leaver | former | former employee | former member | ex-employee | ex-member | resigned | dismissed | separated from company |
  withdrawn | lapsed | expelled | cancelled | canceled | not attending | refunded | deceased member | unsubscribed | cleaned | opted out | opt-out | opted-out | blacklisted |
  bounced | hard bounced | do not contact | donotcontact | blocked | no longer employed | no longer with company | offboarded | transferred out | deregistered | closed |
  inaktiv | verstorben | gestorben | tot | ausgetreten | ausgeschieden | gekündigt | ehemalig | ehemalige | ehemaliger | ehemaliges mitglied | gelöscht | gesperrt | archiviert | abgemeldet | deaktiviert | storniert |
  inactif | inactive | décédé | décédée | démissionné | parti | partie | licencié | licenciée | désabonné | désinscrit | radié | supprimé | archivé | ancien membre |
  inactivo | inactiva | fallecido | fallecida | difunto | difunta | baja | de baja | dado de baja | dada de baja | despedido | cesado | eliminado | cancelado |
  inattivo | inattiva | deceduto | deceduta | cessato | cessata | dimesso | dimessa | cancellato |
  inactief | overleden | uit dienst | uitgeschreven | opgezegd | vertrokken | oud-lid | verwijderd |
  avliden | avslutad | utträdd | slutat | inaktivt | død | avdød | sluttet | utmeldt | udmeldt | fratrådt | afdød |
  rip | r.i.p. | decd | dec'd | not active | no longer active | no longer a member | verst. | nicht aktiv | nicht mehr aktiv | kein mitglied mehr |
  wykreślony | wykreślona | skreślony | były | była | bývalý | bývalá | bývalý člen | bivši | bivša | fost | fostă | nekdanji | entinen | tidligere | tidigare | slettet | voormalig | oud | ancien | ancienne | ancien élève | antiguo | antigua | бывший | бывшая | архив | архивный | уволен | архів | eski | ayrılmış |
  kuollut | eronnut | poistettu | passiivinen | nieaktywny | nieaktywna | zmarły | zmarła | zwolniony | zwolniona | neaktivní | zemřel | zemřela | ukončen | inativo | falecido | falecida | desligado | 退職 | 死亡 | 退会 | 無効`
    .split("|")
    .map((word) => fold(word)),
);

/** The status codes for terminated, inactive and deceased. */
const INACTIVE_CODES: ReadonlySet<string> = new Set(["t", "i", "d"]);

const YES: ReadonlySet<string> = new Set(
  "yes y true 1 x ✓ ✔ ja j wahr oui o vrai si sí s verdadero vero sì sim kyllä tak ano sant on はい".split(" "),
);
const NO: ReadonlySet<string> = new Set(
  "no n false 0 nein falsch non faux falso nee onwaar nej nei ei nie ne não off いいえ".split(" "),
);

/**
 * A word with a date or a reason after it: `deceased (2019)`, `ausgetreten zum 31.12.2025`, `inactive - moved away`.
 */
const DETAIL =
  /^(.+?)(?:\s*[,:;([]\s*|\s+[-–—]\s+|\s*(?=\d)|\s+(?:am|im|zum|per|seit|ab|on|in|since|as of|le|en|depuis|el|il|dal|op|sinds)\s+(?=\d))(.+)$/;

/** A status that says that a person was something: `Ex-member`, `ex alumno`. */
const EX = /^ex[\s-]\p{L}+$/u;

const DATE_IN_TEXT = /\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4}/;

/** Kinds of members, which stand under a header like `Member` in place of a name. */
const MEMBERSHIPS: ReadonlySet<string> = new Set(
  `aktiv active passiv passive actif actief activo attivo ativo aktywny aktivní full associate honorary junior senior member mitglied guest gast extern intern
  ehrenmitglied vollmitglied fördermitglied gastmitglied ordentlich fördernd membre miembro socio lid medlem jäsen člen członek tag`.split(
    /\s+/u,
  ),
);

/** Tells whether a cell is a yes, a no, or a kind of membership, and no name. */
export function isMembership(cell: string): boolean {
  const word = fold(cell);
  return YES.has(word) || NO.has(word) || MEMBERSHIPS.has(word) || INACTIVE_WORDS.has(word);
}

/** Tells whether a text marks a person as inactive in any column. */
export function isInactiveWord(text: string): boolean {
  return INACTIVE_WORDS.has(splitOffDetail(fold(text)).word) || isGoneRemark(text);
}

function splitOffDetail(text: string): { readonly word: string; readonly detail: string } {
  const whole = text.replace(/[\s!?]+$/, "");
  if (INACTIVE_WORDS.has(whole)) return { word: whole, detail: "" };
  const [, word = whole, detail = ""] = DETAIL.exec(whole) ?? [];
  return { word, detail: detail.replace(/[\s)\]]+$/, "") };
}

/**
 * Returns the text that marks the person as inactive; null if the cell does not. The text is the cell, with the header
 * before it where the cell alone says too little ("Active: no").
 *
 * A leaving date counts from its day on. An ambiguous date counts if one of its readings has passed: the delete is then
 * held until a person decides.
 */
export function readInactive(cell: string, role: InactiveRole, header: string, dates: Dates): string | null {
  const word = fold(cell);
  if (word === "") return null;
  switch (role) {
    case "status_words":
      return isInactiveToday(word, dates) || isGoneStatus(cell, word, dates) ? cell.trim() : null;
    case "status_codes":
      return INACTIVE_CODES.has(word) || isInactiveToday(word, dates) ? cell.trim() : null;
    case "active_flag":
      return NO.has(word) || isInactiveToday(word, dates) ? `${header}: ${cell.trim()}` : null;
    case "inactive_flag":
      return YES.has(word) || isInactiveToday(word, dates) || looksLikeDate(word, dates) || namesPastYear(word, dates)
        ? `${header}: ${cell.trim()}`
        : null;
    case "remark":
      return isGoneStatus(cell, word, dates) ? cell.trim() : null;
    case "end_date":
      return !isPlaceholder(word) && hasPassed(word, dates) ? `${header}: ${cell.trim()}` : null;
  }
}

function isGoneStatus(cell: string, word: string, dates: Dates): boolean {
  return readRemark(cell) === "gone" && !namesLaterDay(word, dates);
}

/** Returns why a person must check a remark: it does not say who has died, or a relative has died. Null: no check is needed. */
export function remarkToCheck(cell: string, role: InactiveRole): Exclude<RemarkMeaning, "gone"> | null {
  if (role !== "remark" && role !== "status_words") return null;
  const meaning = readRemark(cell);
  return meaning === "gone" ? null : meaning;
}

/** Tells whether a text names a day in the future: "gekündigt zum 31.12.2030". */
function namesLaterDay(text: string, dates: Dates): boolean {
  const [date] = DATE_IN_TEXT.exec(text) ?? [];
  if (date !== undefined) return looksLikeDate(date, dates) && !hasPassed(date, dates);
  const [year] = /(?<!\d)20\d\d(?!\d)/.exec(text) ?? [];
  return year !== undefined && Number(year) > dates.today.year;
}

/** Tells whether a text is a year that has begun, with a word at most: "2019", "Mai 2019". */
function namesPastYear(text: string, { today }: Dates): boolean {
  const [, year] = /^(?:\p{L}+\.? )?((?:19|20)\d\d)$/u.exec(text) ?? [];
  return year !== undefined && Number(year) <= today.year;
}

interface Dates {
  readonly rules: DateRules;
  readonly today: CalendarDate;
}

/** Tells whether a text marks the person as inactive today: a date in it must not be in the future. */
function isInactiveToday(text: string, dates: Dates): boolean {
  const { word, detail } = splitOffDetail(text);
  return (INACTIVE_WORDS.has(word) || EX.test(word)) && (!looksLikeDate(detail, dates) || hasPassed(detail, dates));
}

function looksLikeDate(text: string, { rules }: Dates): boolean {
  return /\d/.test(text) && !NO.has(text) && readDateText(text, rules).kind === "read";
}

function hasPassed(text: string, { rules, today }: Dates): boolean {
  const date = readDateText(text, rules);
  if (date.kind !== "read") return false;
  return date.readings.some(({ year, month, day, shortYear }) => {
    if (year === null) return false;
    const full = shortYear ? Math.floor(today.year / 100) * 100 + year : year;
    return compareDates({ year: full, month, day }, today) <= 0;
  });
}
