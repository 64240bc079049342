/** Decides which texts, inputs and rows are about a person. */
import type { PersonTraits, TraceFinder, Traces } from "../../../../ledger/people/erase/traces.ts";
import type { ContactInput, Entry } from "../../../../model/contact.ts";
import type { RowColumns } from "../../../../model/mapped-row.ts";
import { canonicalKey, readableKey } from "../../../../model/text/row-key.ts";
import { fold } from "../../../../model/text/spelling/text-folding.ts";
import { compareBirthdays } from "../../../../pipeline/plan/rules/compare/birthdays.ts";
import { foldName } from "../../../../pipeline/plan/rules/compare/fold-name.ts";
import { isSameFirstName, isSameLastName } from "../../../../pipeline/plan/rules/compare/names.ts";
import { knowsByForms } from "../../../push/never/person-known.ts";
import { emailForm, phoneForm } from "../../../../pipeline/plan/rules/compare/never/address-forms.ts";
import { knownByOf, type KnownBy } from "../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { isSameAsWritten } from "../../../../pipeline/plan/rules/compare/never/same-spelling.ts";
import { isSamePerson } from "../../../../pipeline/plan/rules/who-is-who.ts";
import { certainDate, valuesOfCells } from "../../../push/never/values-of-row.ts";
import { namesCheck } from "./name-patterns.ts";
import { anyOf, dayPattern, emailPattern, phonePattern, textPattern, wordsOf } from "./text-patterns.ts";

/** Finds the linked contact of a feed's key. */
type Holders = { byKey(feed: string, key: string): Pick<Entry, "contactId" | "applied"> | null };

/** Stands between the cells of a row where they are searched as one text, so that a name may be in two cells. */
const CELL_END = " ; ";

/** Returns what decides whether a text, an input or a row is about the person. */
export function finderOf(traces: Traces, holders: Holders): TraceFinder {
  const isKnown = knowsByForms(new Set(traces.forms));
  const { emails, phones, texts, names } = traces.values;
  const addresses = anyOf([...emails.map(emailPattern), ...phones.map(phonePattern)]);
  const whole = anyOf(texts.map(textPattern));
  const spelled = namesCheck(names);
  const ownEmails = new Set(traces.people.flatMap(({ email }) => emailForm(email ?? "") ?? []));
  const ownPhones = new Set(traces.people.flatMap(({ phone }) => phoneForm(phone ?? "") ?? []));
  const hasOwnEmail = ({ emails: given }: KnownBy) =>
    given.some((email) => ownEmails.has(emailForm(email ?? "") ?? ""));
  const hasOwnAddress = (known: KnownBy) =>
    hasOwnEmail(known) || known.phones.some((phone) => ownPhones.has(phoneForm(phone ?? "") ?? ""));
  const ownCells = new Set(traces.cells.map((cell) => cell.toLowerCase()));
  const inJson = anyOf(traces.cells.map((cell) => `"${textPattern(JSON.stringify(cell).slice(1, -1))}"`));
  const words = [...traces.lastNames, ...wordsOf(traces)];
  const likely = anyOf([...words.map(textPattern), ...traces.birthdays.flatMap(dayPattern)]);
  const has = (text: string) => addresses.test(text) || whole.test(text) || spelled.test(text);
  const [isFirstName, isLastName] = [traces.firstNames, traces.lastNames].map((known) => nameCheck(known));
  const beginsWithFirstName = (cell: string) => cell.split(/[\s,]+/u).some((word) => isFirstName?.(word));
  const isFirst = (cell: string) => isFirstName?.(cell) === true;
  const isLast = (cell: string) => isLastName?.(cell) === true;
  const ownKeys = new Set(traces.keys.map(([, key]) => readableKey(key).toLowerCase()));
  const isOwnKey = (cell: string) => ownKeys.has(cell.trim().toLowerCase());

  /** Returns whether a birthday contradicts each one that is known of the person. */
  const isOtherDay = (birthday: string | null): boolean =>
    traces.birthdays.length > 0 && traces.birthdays.every((own) => compareBirthdays(own, birthday) === "contradicts");

  const isOwnDay = (birthday: string | null): boolean =>
    traces.birthdays.some((own) => compareBirthdays(own, birthday) === "same");

  /** Returns whether a row names the person, and has no birthday that is another's. */
  const isNamed = (cells: readonly string[], { targets }: RowColumns): boolean => {
    const known = valuesOfCells(cells, targets);
    if (isOtherDay(known.birthday)) return false;
    if (known.lastName !== null) return isLast(known.lastName);
    const isFirstAlone = !targets.some((target, at) => target === "full_name" && cells[at]?.trim() !== "");
    return has(cells.join(CELL_END)) || (isFirstAlone && isOwnDay(known.birthday));
  };

  /**
   * Returns whether values have a birthday that is another person's. The person's e-mail shows a wrong birthday of the person, but not
   * under another key, and without a key not beside another last name: a son has his father's name and e-mail.
   */
  const isOfOtherDay = (known: KnownBy, ofKey: "own" | "other" | null): boolean => {
    if (!isOtherDay(known.birthday)) return false;
    const hasOtherName = ofKey === null && known.lastName !== null && !isLast(known.lastName);
    return ofKey === "other" || hasOtherName || !hasOwnEmail(known);
  };

  /** Returns whether values under the person's key are the person's, as for the row of a known key. */
  const isSame = (asked: PersonTraits): boolean =>
    traces.people.some((own) => own.first_name !== "" && isSamePerson(own, asked));

  /** Returns whether the row of the person's key is the person's. */
  const isOwnRow = (known: KnownBy, cells: readonly string[], isUnsplit: boolean): boolean => {
    if (!isUnsplit) return isSame(traitsOfRow(known));
    const hasLast = cells.some((cell) => beginsWithFirstName(cell) && cell.split(/[\s,]+/u).some(isLast));
    return hasLast || isOwnDay(known.birthday) || cells.some((cell) => addresses.test(cell));
  };

  /** Returns whether last name and birthday show another person, who got the person's key. */
  const isOthers = ({ lastName, birthday }: KnownBy): boolean =>
    lastName !== null && !isLast(lastName) && isOtherDay(birthday);

  /** Returns whether a birthday is that of another person with the same name, as a father and a son may have it. */
  const isNamesakes = (birthday: string | null): boolean =>
    traces.namesakes.some((other) => compareBirthdays(other, birthday) === "same") &&
    traces.birthdays.every((own) => compareBirthdays(own, birthday) === "contradicts");

  /** Returns whether a birthday is that of another person whose row has the key of a person's row in one list. */
  const isSharers = (birthday: string | null): boolean =>
    isOtherDay(birthday) && traces.sharers.some((other) => compareBirthdays(other, birthday) === "same");

  const [ownValues, othersValues] = [traces.people, traces.alike].map((people) => people.map(knownByTraitsOf));
  /** Returns whether values are those of a linked contact that may be the person's, and not the person's own. */
  const isAlikes = (known: KnownBy): boolean =>
    othersValues?.some((other) => isSameAsWritten(other, known)) === true &&
    ownValues?.some((own) => isSameAsWritten(own, known)) !== true;

  const correctedRows = new Set(traces.rows);
  /**
   * Returns whether a row stands under the key of another contact, and its last name or birthday is this contact's only. A row without a
   * birthday that has the contact's name is the contact's, too.
   */
  const isOfHolder = (known: KnownBy, cells: readonly string[], columns: RowColumns): boolean => {
    const { firstName, lastName, birthday } = known;
    return keysOfRow(cells, columns).some((key) => {
      const holder = holders.byKey(columns.feed, key);
      if (holder === null || traces.contactIds.includes(holder.contactId)) return false;
      const { applied } = holder;
      if (!isSameFirstName(applied.first_name, firstName)) return false;
      const hasLast = lastName !== null && isSameLastName(applied.last_name, lastName);
      if (hasLast && (birthday === null || !isLast(lastName))) return true;
      return compareBirthdays(applied.birthday, birthday) === "same" && !isOwnDay(birthday);
    });
  };

  /** Returns whether a row that no column of a name explains certainly shows the person, and no birthday of another person. */
  const isUnnamedRow = (cells: readonly string[], isOfKey: boolean): boolean => {
    const days = cells.flatMap((cell) => certainDate(cell.trim()) ?? []);
    const hasOwnDay = days.some(isOwnDay);
    if (days.length > 0 && traces.birthdays.length > 0 && !hasOwnDay) return false;
    if (has(cells.join(CELL_END))) return true;
    const hasName = cells.some((cell) => cell !== "" && (isFirst(cell) || isLast(cell)));
    return hasName ? hasOwnDay || isOfKey : hasOwnDay && cells.some(isOwnKey);
  };

  return {
    traces,
    has,
    mayName: (name) => name.trim() === "" || traces.firstNames.length === 0 || beginsWithFirstName(name),
    shows: (text) => has(text) || ownCells.has(text.trim().toLowerCase()),
    mayShow: (json) => has(json) || inJson.test(json),
    mayBeOf: (input) => has(input) || likely.test(input),
    isOf(text, isOfKey = false) {
      const input = JSON.parse(text) as ContactInput;
      if (isAlikes(knownByOf(input))) return false;
      if (isOfKey && isSame(traitsOfInput(input))) return true;
      if (isNamesakes(input.birthday ?? null) || isOfOtherDay(knownByOf(input), isOfKey ? "own" : null)) return false;
      return isKnown(knownByOf(input));
    },
    isRow(cells, columns, isOfKey = false) {
      if (correctedRows.size > 0 && correctedRows.has(JSON.stringify(cells))) return true;
      const hasOwnKey = isOfKey || hasKey(cells, columns, traces.keys);
      if (columns !== null) {
        const known = valuesOfCells(cells, columns.targets);
        if (isSharers(known.birthday) || isAlikes(known)) return false;
        const named = (name: string) => cells.find((cell, at) => columns.targets[at] === name && cell.trim() !== "");
        const [first, full] = [named("first_name"), named("full_name")];
        const isNamedRow = first !== undefined || full !== undefined;
        if (hasOwnKey && isNamedRow && isOwnRow(known, cells, first === undefined)) return true;
        if (!hasOwnKey && isOfHolder(known, cells, columns)) return false;
        if (isNamesakes(known.birthday)) return false;
        const keyed = hasOwnKey ? "own" : keysOfRow(cells, columns).length > 0 ? "other" : null;
        if (hasKey(cells, columns, traces.namesakeKeys) && !isOwnDay(known.birthday)) return false;
        if (isOfOtherDay(known, keyed)) return false;
        if (isKnown(known)) return true;
        const isFirstOfRow = first === undefined ? full !== undefined && beginsWithFirstName(full) : isFirst(first);
        // Under the person's key, an address of the person shows the person after a marriage, too.
        if (hasOwnKey && isNamedRow) return hasOwnAddress(known);
        if (isFirstOfRow) return cells.some((cell) => addresses.test(cell)) || isNamed(cells, columns);
        if (isNamedRow) return false;
        // The ledger may have rows of a person without any first name only.
        if (hasOwnKey) return !isOthers(known);
      }
      return isUnnamedRow(cells, isOfKey);
    },
  };
}

/** Returns the values of a contact input that distinguish two people. */
export function traitsOfInput({ first_name, last_name, birthday, email, phone }: ContactInput): PersonTraits {
  return {
    first_name,
    last_name: last_name ?? null,
    birthday: birthday ?? null,
    email: email ?? null,
    phone: phone ?? null,
  };
}

function knownByTraitsOf({ first_name: firstName, last_name: last, birthday, email, phone }: PersonTraits): KnownBy {
  return {
    firstName,
    lastName: last ?? null,
    emails: [email],
    phones: [phone],
    birthday: birthday ?? null,
    key: null,
  };
}

/** Returns the values of a row that distinguish two people. */
export function traitsOfRow({ firstName, lastName, birthday, emails, phones }: KnownBy): PersonTraits {
  return {
    first_name: firstName ?? "",
    last_name: lastName,
    birthday,
    email: emails[0] ?? null,
    phone: phones[0] ?? null,
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

/** Returns the keys that the ledger may have for a row. */
function keysOfRow(cells: readonly string[], { keyColumns }: RowColumns): readonly string[] {
  const parts = keyColumns.map((at) => fold(cells[at] ?? ""));
  if (parts.every((part) => part === "")) return [];
  return [parts.join(" · "), canonicalKey(parts), canonicalKey(["key", ...parts])];
}
