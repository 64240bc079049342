import type { DecidingList } from "../deciding-list.ts";
import type { ListField } from "./list-columns.ts";

/** A field counts as known if more than this share of the last list's rows had a value. */
const KNOWN = 0.5;
/** A field is blank if this share of the people who had a value lost it. */
const BLANK = 0.9;
/** One person without a value is no blank column. */
const FEWEST = 2;
/** The people of a field are only counted one by one if its share of values fell below this part of the former share. */
const SUSPECT = 0.6;

/**
 * Returns the headers of the columns that are suddenly blank: more than half of the people had a value, and nine in ten of
 * those lost it. New people, who may have a value, don't count.
 *
 * @param before the fields of the last list
 * @param now the fields of this list
 */
export function blankFields(
  before: ReadonlyMap<string, ListField>,
  now: ReadonlyMap<string, ListField>,
  { staging, profile }: Pick<DecidingList, "staging" | "profile">,
): readonly string[] {
  return [...now].flatMap(([name, { target, header, filled }]) => {
    const former = before.get(name);
    if (former === undefined || former.filled <= KNOWN || filled >= former.filled * SUSPECT) return [];
    if (filled <= former.filled * (1 - BLANK) && profile.rows >= FEWEST) return [header];
    const { lost, kept, withValue } = staging.blankedOf(target);
    // Rows that are as last applied are only counted: those that have a value have kept it.
    const untouched = Math.max(0, Math.round(filled * profile.rows) - withValue);
    return lost >= FEWEST && lost >= (lost + kept + untouched) * BLANK ? [header] : [];
  });
}
