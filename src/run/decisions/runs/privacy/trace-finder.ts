/** Decides which texts, inputs and rows are about a person. */
import type { TraceFinder, Traces } from "../../../../ledger/people/erase/traces.ts";
import type { ContactInput } from "../../../../model/contact.ts";
import type { RowColumns } from "../../../../model/mapped-row.ts";
import { readableKey } from "../../../../model/text/row-key.ts";
import { compareBirthdays } from "../../../../pipeline/plan/rules/compare/birthdays.ts";
import { foldName } from "../../../../pipeline/plan/rules/compare/fold-name.ts";
import { knowsByForms } from "../../../push/never/person-known.ts";
import { knownByOf, type KnownBy } from "../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { valuesOfCells } from "../../../push/never/values-of-row.ts";
import { anyOf, dayPattern, emailPattern, phonePattern, textPattern, wordsOf } from "./text-patterns.ts";

/** Returns what decides whether a text, an input or a row is about the person. */
export function finderOf(traces: Traces): TraceFinder {
  const isKnown = knowsByForms(new Set(traces.forms));
  const { emails, phones, texts } = traces.values;
  const addresses = anyOf([...emails.map(emailPattern), ...phones.map(phonePattern)]);
  const whole = anyOf(texts.map(textPattern));
  const ownCells = new Set(traces.cells.map((cell) => cell.toLowerCase()));
  const inJson = anyOf(traces.cells.map((cell) => `"${textPattern(JSON.stringify(cell).slice(1, -1))}"`));
  const names = [...traces.lastNames, ...wordsOf(traces)];
  const likely = anyOf([...names.map(textPattern), ...traces.birthdays.flatMap(dayPattern)]);
  const has = (text: string) => addresses.test(text) || whole.test(text);
  const [isFirstName, isLastName] = [traces.firstNames, traces.lastNames].map((known) => nameCheck(known));
  const beginsWithFirstName = (cell: string) => cell.split(/[\s,]+/u).some((word) => isFirstName?.(word));
  const isFirst = (cell: string) => isFirstName?.(cell) === true;
  const isLast = (cell: string) => isLastName?.(cell) === true;

  /** Returns whether a birthday contradicts each one that is known of the person. */
  const isOtherDay = (birthday: string | null): boolean =>
    traces.birthdays.length > 0 && traces.birthdays.every((own) => compareBirthdays(own, birthday) === "contradicts");

  const isOwnDay = (birthday: string | null): boolean =>
    traces.birthdays.some((own) => compareBirthdays(own, birthday) === "same");

  /** Returns whether a row names the person, and has no birthday that is another's. */
  const isNamed = (cells: readonly string[], { targets }: RowColumns): boolean => {
    const known = valuesOfCells(cells, targets);
    if (isOtherDay(known.birthday)) return false;
    return known.lastName === null ? cells.some((cell) => whole.test(cell)) : isLast(known.lastName);
  };

  /** Returns whether last name and birthday show another person, who got the person's key. */
  const isOthers = ({ lastName, birthday }: KnownBy): boolean =>
    lastName !== null && !isLast(lastName) && isOtherDay(birthday);

  /** Returns whether a row of the person's key has the last name and the birthday: its first name is a mistake. */
  const isMisnamed = (cells: readonly string[], { targets }: RowColumns): boolean => {
    const { lastName, birthday } = valuesOfCells(cells, targets);
    return lastName !== null && isLast(lastName) && isOwnDay(birthday);
  };

  /** Returns whether a birthday is that of another person with the same name, as a father and a son may have it. */
  const isNamesakes = (birthday: string | null): boolean =>
    traces.namesakes.some((other) => compareBirthdays(other, birthday) === "same") &&
    traces.birthdays.every((own) => compareBirthdays(own, birthday) === "contradicts");

  return {
    traces,
    has,
    shows: (text) => has(text) || ownCells.has(text.trim().toLowerCase()),
    mayShow: (json) => has(json) || inJson.test(json),
    mayBeOf: (input) => has(input) || likely.test(input),
    isOf(text, isOfKey = false) {
      const input = JSON.parse(text) as ContactInput;
      if (!isOfKey && isNamesakes(input.birthday ?? null)) return false;
      return isKnown(knownByOf(input)) || (isOfKey && isFirst(input.first_name));
    },
    isRow(cells, columns, isOfKey = false) {
      const hasOwnKey = isOfKey || hasKey(cells, columns, traces.keys);
      const hasAddress = hasOwnKey || cells.some((cell) => addresses.test(cell));
      if (columns !== null) {
        const known = valuesOfCells(cells, columns.targets);
        if (!hasOwnKey && isNamesakes(known.birthday)) return false;
        if (hasKey(cells, columns, traces.namesakeKeys) && !isOwnDay(known.birthday)) return false;
        if (isKnown(known)) return true;
        const named = (name: string) => cells.find((cell, at) => columns.targets[at] === name && cell.trim() !== "");
        const [first, full] = [named("first_name"), named("full_name")];
        const isFirstOfRow = first === undefined ? full !== undefined && beginsWithFirstName(full) : isFirst(first);
        if (isFirstOfRow) return hasAddress || isNamed(cells, columns);
        if (first !== undefined || full !== undefined) return hasOwnKey && isMisnamed(cells, columns);
        // The ledger may have rows of a person without any first name only.
        if (hasOwnKey) return !isOthers(known);
      }
      // Without known columns, the row of a relative may hold an address of the person.
      const hits = cells.filter((cell) => cell !== "" && (has(cell) || isLast(cell))).length + (isOfKey ? 1 : 0);
      if (hits === 0) return false;
      return (
        cells.some(isFirst) ||
        cells.some((cell) => cell.includes(" ") && beginsWithFirstName(cell) && whole.test(cell)) ||
        hits > 1
      );
    },
  };
}

function nameCheck(known: readonly string[]): (cell: string) => boolean {
  const names = new Set(known);
  return (cell) => names.has(foldName(cell, "plain")) || names.has(foldName(cell, "long"));
}

/** Returns whether a row has one of these keys in the columns of its list's key. */
function hasKey(cells: readonly string[], columns: RowColumns | null, keys: Traces["keys"]): boolean {
  if (columns === null || columns.keyColumns.length === 0) return false;
  const key = columns.keyColumns
    .map((at) => (cells[at] ?? "").trim().toLowerCase())
    .filter((part) => part !== "")
    .join(" · ");
  return key !== "" && keys.some(([feed, of]) => feed === columns.feed && readableKey(of).toLowerCase() === key);
}
