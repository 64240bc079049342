/** Judges rows that have no first name, or whose columns are not known. */
import type { Whose } from "../../../../../ledger/people/erase/traces.ts";
import { certainDate } from "../../../../push/never/values-of-row.ts";
import { hasOtherWord, type KeyOf } from "./displaced-row.ts";
import type { OwnValues } from "./own-values.ts";
import { wordsOfName } from "./person-traits.ts";

/** Stands between the cells of a row where they are searched as one text, so that a name may be in two cells. */
const CELL_END = " ; ";

/**
 * Returns of which person a row is that has no first name. A twin has the last name and the birthday, and a relative the e-mail, so the
 * row is the person's only by a value that no one else has.
 *
 * @param targets the fields of the cells; null: the columns are not known
 * @param keyed whose key the row has
 */
export function whoseUnnamed(
  cells: readonly string[],
  targets: readonly (string | null)[] | null,
  keyed: KeyOf,
  own: OwnValues,
): Whose {
  const days = cells.flatMap((cell) => certainDate(cell.trim()) ?? []);
  const hasOwnDay = days.some(own.isOwnDay);
  if (days.length > 0 && own.isDayKnown && !hasOwnDay) return "other";
  const text = cells.join(CELL_END);
  const [isFirst, isLast] = [own.isFirst, own.isLast].map((is) =>
    cells.some((cell) => cell !== "" && [cell, ...wordsOfName(cell)].some(is)),
  );
  const isProved = cells.some(own.isProof);
  const hasOwnKey = keyed === "own" || cells.some(own.isOwnKey);
  const hasName = isFirst || isLast;
  const isOtherName = !isFirst && targets !== null && hasOtherWord(cells, targets, own.isOtherWord);
  if (isOtherName) return isProved ? "alike" : "other";
  if (hasName ? keyed === "own" || (hasOwnKey && hasOwnDay) : hasOwnKey && hasOwnDay) return "own";
  if (isProved) return keyed === "known" && !isFirst ? "alike" : "own";
  if (own.isWhole(text)) return "own";
  if (isFirst && isLast && hasOwnDay && targets === null) return "own";
  const isOthers = keyed === "known" || own.hasOthersAddress(cells);
  // A list without first names names the person by the last name and the birthday, unless there is a twin.
  const isNamedByDay = isLast && hasOwnDay && !own.hasTwin && targets?.includes("first_name") === false;
  if (isNamedByDay && !isOthers) return "own";
  return (own.hasAddress(text) || (hasName && hasOwnDay)) && !isOthers ? "alike" : "other";
}
