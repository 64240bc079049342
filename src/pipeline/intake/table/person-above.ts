import { countFilled, isBlank } from "./raw-row.ts";
import type { RawRow } from "./raw-row.ts";

type Kind = "address" | "date" | "number" | "text";

/** Number of rows below a header whose values say what kind its columns are. */
const ROWS_BELOW = 50;
/** Share of a column's values that have its kind. */
const SHARE = 0.6;

/** Words of a line that names the list's date, its author or its readers. */
const LABEL =
  /^\W*(?:stand|status|datum|date|printed|prepared|created|exported|generated|as (?:of|at)|updated|contact|gedruckt|erstellt|exportiert|ausgedruckt|bearbeite[rt]|ansprechpartner|verantwortlich|kontakt|imprimé|édité|établi|préparé|exporté|responsable|impreso|preparado|elaborado|generado|fecha|stampat|preparat|redatt|creat|data (?:di|wydruku|de)|afgedrukt|opgesteld|gemaakt|sporządz|wydruk|przygot|vytvořil|vytištěno|készít|nyomtat|întocmit|izradi|udskrevet|utskrevet|utskriven|upprättad|tulostettu|laatinut|hazırlayan|tarih|дата|составил|подготовил|напечатано)(?!\p{L}*name)/iu;

/** Fewest values of a person, in a list of more columns. */
const FEWEST_VALUES = 3;
/** A line with this many values of their columns' kinds is a person, even if another value fits no column: "unknown". */
const FEWEST_AGREEING = 2;

/**
 * Returns whether a line above the header is a person. Then the list was sorted together with its header, a person was typed
 * above it, or the file holds two tables.
 *
 * @param header the line that names the columns
 * @param below the rows below the header
 */
export function isPersonAbove(cells: readonly string[], header: readonly string[], below: readonly RawRow[]): boolean {
  if (countFilled(cells) < Math.min(FEWEST_VALUES, countFilled(header))) return false;
  if (!isLabelled(cells) && agreeing(cells, below) >= FEWEST_AGREEING) return true;
  return (cells.some((cell) => isData(cell.trim())) || isLikeBelow(cells, below)) && fitsColumns(cells, below);
}

/** Returns true for an e-mail address, a date or a long number, which occur in data rows and never in a header. */
export function isData(cell: string): boolean {
  return (cell.includes("@") && cell.split(/\s+/).some(holdsAddress)) || /^\D{0,2}\d[\d\s./-]{4,}\d$/.test(cell);
}

/** Returns true for a word with an `@` and a dot behind it, neither at an end. The time grows with the word's length. */
function holdsAddress(word: string): boolean {
  const at = word.indexOf("@", 1);
  return at !== -1 && word.lastIndexOf(".", word.length - 2) > at + 1;
}

/**
 * Returns whether a line without an address, a date or a long number is like the rows below it. Either its key or date is
 * written as theirs, or several rows have one of its values, such as a group.
 */
function isLikeBelow(cells: readonly string[], below: readonly RawRow[]): boolean {
  const rows = below.slice(0, ROWS_BELOW);
  let isLike = false;
  for (const [column, cell] of cells.entries()) {
    if (isBlank(cell)) continue;
    const values = rows.map((row) => (row.cells[column] ?? "").trim()).filter((value) => !isBlank(value));
    if (values.length < 2) continue;
    const [own, shape] = [cell.trim(), shapeOf(cell)];
    const alike = values.filter((value) => shapeOf(value) === shape).length >= values.length * SHARE;
    // A number over a column of words is the number of the column.
    if (!/\p{L}/u.test(own) && !alike) return false;
    isLike ||= (alike && /\d/u.test(own)) || values.filter((value) => value === own).length > 1;
  }
  return isLike;
}

/** Returns a text with one letter for each word and one digit for each number. */
function shapeOf(cell: string): string {
  return cell
    .trim()
    .replaceAll(/\p{L}+/gu, "a")
    .replaceAll(/\d+/gu, "9");
}

/**
 * Returns whether a line above the header may be a person: its values are of the same kinds as those of the columns
 * below. A date over a column of names, or a label with a colon, shows that the line is a note.
 *
 * @param cells a line with at least three values, among them an address, a date or a long number
 * @param below the rows below the header
 */
export function fitsColumns(cells: readonly string[], below: readonly RawRow[]): boolean {
  if (isLabelled(cells)) return false;
  const rows = below.slice(0, ROWS_BELOW);
  return cells.every((cell, column) => {
    if (isBlank(cell)) return true;
    const kind = kindOf(cell);
    const { kinds, isMostly } = kindsOf(rows, column);
    if (kinds.length === 0) return true;
    if (kind === "text") return !isMostly("address") && !isMostly("date");
    return isMostly(kind) || !(["address", "date", "number", "text"] as const).some(isMostly);
  });
}

/** Returns the number of addresses, dates and long numbers that stand over a column of the same kind. */
function agreeing(cells: readonly string[], below: readonly RawRow[]): number {
  const rows = below.slice(0, ROWS_BELOW);
  return cells.filter((cell, column) => {
    const kind = kindOf(cell);
    if (kind === "text") return false;
    const { kinds, isMostly } = kindsOf(rows, column);
    return kinds.length > 0 && isMostly(kind);
  }).length;
}

/** Returns whether a line has a label: it names the list's date, its author or its readers. */
function isLabelled(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell)).map((cell) => cell.trim());
  return filled.some((cell) => /[:：]\s*$/u.test(cell)) || LABEL.test(filled[0] ?? "");
}

function kindsOf(rows: readonly RawRow[], column: number) {
  const kinds = rows.flatMap((row) => {
    const value = row.cells[column] ?? "";
    return isBlank(value) ? [] : [kindOf(value)];
  });
  const isMostly = (other: Kind) => kinds.filter((found) => found === other).length >= kinds.length * SHARE;
  return { kinds, isMostly };
}

function kindOf(cell: string): Kind {
  const text = cell.trim();
  if (/^\S+@\S+\.\S+$/u.test(text)) return "address";
  if (/^\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4}(?!\d)/u.test(text)) return "date";
  return /^\+?[\d\s()./-]{5,}$/u.test(text) ? "number" : "text";
}
