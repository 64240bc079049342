/** Decides which texts, inputs and rows are about a person. */
import type { PersonTraits, TraceFinder, Traces, Whose } from "../../../../../ledger/people/erase/traces.ts";
import type { ContactInput } from "../../../../../model/contact.ts";
import { tellingCells, type RowColumns } from "../../../../../model/mapped-row.ts";
import { compareBirthdays } from "../../../../../pipeline/plan/rules/compare/birthdays.ts";
import { isSameFirstName } from "../../../../../pipeline/plan/rules/compare/names.ts";
import { knowsByForms } from "../../../../push/never/person-known.ts";
import { isNoPerson } from "../../../../../pipeline/mapping/values/names/no-person.ts";
import { emailForm, phoneForm } from "../../../../../pipeline/plan/rules/compare/never/address-forms.ts";
import { knownByOf, type KnownBy } from "../../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { isSameAsWritten } from "../../../../../pipeline/plan/rules/compare/never/same-spelling.ts";
import { isSamePerson } from "../../../../../pipeline/plan/rules/who-is-who.ts";
import { valuesOfCells } from "../../../../push/never/values-of-row.ts";
import { namesCheck } from "../name-patterns.ts";
import { anyOf, dayPattern, phonePattern, textPattern, wordsOf, writtenPattern } from "../text-patterns.ts";
import { whoseDisplaced, type KeyOf } from "./displaced-row.ts";
import { holdersOfRow, isOfContact, isRowOfHolder, type ContactLedger } from "./other-contacts.ts";
import {
  cellsOfInput,
  hasInitialOf,
  knownByTraitsOf,
  splitsOf,
  traitsOfInput,
  traitsOfRow,
  withRealDay,
  wordsOfName,
} from "./person-traits.ts";
import { ownValuesOf } from "./own-values.ts";
import { hasKey, keysOfRow } from "./row-keys.ts";
import { whoseUnnamed } from "./unnamed-row.ts";

/** Stands between the cells of a row where they are searched as one text, so that a name may be in two cells. */
const CELL_END = " ; ";

/** Returns what decides whether a text, an input or a row is about the person. */
export function finderOf(traces: Traces, ledger: ContactLedger): TraceFinder {
  const isKnown = knowsByForms(new Set(traces.forms));
  const { emails, phones, texts, names } = traces.values;
  const ownCellValues = ownValuesOf(traces, ledger);
  const { hasAddress, isProof, hasOthersAddress, isFirst, isLast, beginsWithFirstName } = ownCellValues;
  const { isOtherWord, isOwnDay, isOtherDay } = ownCellValues;
  const asWritten = anyOf([...emails.map(writtenPattern), ...phones.map(phonePattern)]);
  const whole = anyOf(texts.map(textPattern));
  const spelled = namesCheck(names);
  const ownEmails = new Set(traces.people.flatMap(({ email }) => emailForm(email ?? "") ?? []));
  const ownPhones = new Set(traces.people.flatMap(({ phone }) => phoneForm(phone ?? "") ?? []));
  const hasOwnEmail = ({ emails: given }: KnownBy) =>
    given.some((email) => ownEmails.has(emailForm(email ?? "") ?? ""));
  const hasOwnAddress = (known: KnownBy) =>
    hasOwnEmail(known) || known.phones.some((phone) => ownPhones.has(phoneForm(phone ?? "") ?? ""));
  const isKnownByMore = traces.birthdays.length + ownEmails.size + ownPhones.size > 0;
  const ownCells = new Set(traces.cells.map((cell) => cell.toLowerCase()));
  const inJson = anyOf(traces.cells.map((cell) => `"${textPattern(JSON.stringify(cell).slice(1, -1))}"`));
  const words = [...traces.lastNames, ...wordsOf(traces)];
  const likely = anyOf([...words.map(textPattern), ...traces.birthdays.flatMap(dayPattern)]);
  const has = (text: string) => hasAddress(text) || whole.test(text) || spelled.test(text);

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
  const isOfOtherDay = (known: KnownBy, ofKey: KeyOf): boolean => {
    if (!isOtherDay(known.birthday)) return false;
    const hasOtherName = ofKey === null && known.lastName !== null && !isLast(known.lastName);
    return ofKey === "other" || ofKey === "known" || hasOtherName || !hasOwnEmail(known);
  };

  /** Returns whether values under the person's key are the person's, as for the row of a known key. */
  const isSame = (asked: PersonTraits): boolean =>
    traces.people.some((own) => own.first_name !== "" && isSamePerson(own, asked));

  /** Returns whether the row of the person's key is the person's. */
  const isOwnRow = (known: KnownBy, cells: readonly string[], isUnsplit: boolean): boolean => {
    if (!isUnsplit) return isSame(traitsOfRow(known));
    const hasLast = cells.some((cell) => beginsWithFirstName(cell) && wordsOfName(cell).some(isLast));
    return hasLast || isOwnDay(known.birthday) || cells.some(hasAddress);
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
  const isOwnAsWritten = (known: KnownBy) =>
    splitsOf(known).some((split) => ownValues?.some((own) => isSameAsWritten(own, split)) === true);
  /** Returns whether values are those of a contact or row that is known to be alike, and not the person's own. */
  const isNamedAlike = (known: KnownBy): boolean =>
    splitsOf(known).some((split) => othersValues?.some((other) => isSameAsWritten(other, split)) === true) &&
    !isOwnAsWritten(known);

  /** Returns whether values have the first name beside an address that only the person has, as after a marriage. */
  const isFirstWithProof = (known: KnownBy): boolean =>
    isFirst(known.firstName ?? "") && [...known.emails, ...known.phones].some((address) => isProof(address ?? ""));

  /** Returns who values are of that may be the person's. Those of another linked contact are its own. */
  const alikeUnlessOther = (known: KnownBy): Whose =>
    isOfContact(known, traces.contactIds, ledger) ? "other" : "alike";

  const hasFirstNameOf = ({ firstName }: KnownBy): boolean =>
    traces.people.some(({ first_name: own }) => isSameFirstName(own, firstName));

  const hasWholeName = (known: KnownBy): boolean =>
    hasFirstNameOf(known) && known.lastName !== null && isLast(known.lastName);

  /** Returns whether values may be the person's, as for a linked contact that is alike. */
  const perhaps = (known: KnownBy): Whose => {
    // Two short forms of one name are compared by themselves.
    const isCloseTo = (values: KnownBy) =>
      hasOwnAddress(values) && (hasFirstNameOf(values) || hasInitialOf(values, traces.firstNames));
    const mayBe = (values: KnownBy) =>
      isOtherDay(values.birthday)
        ? isKnown(values) && hasOwnEmail(values)
        : isKnown(values) || isCloseTo(values) || hasWholeName(values);
    return splitsOf(withRealDay(known)).some(mayBe) ? alikeUnlessOther(known) : "other";
  };

  /** Returns whether values under the person's key, which are not certainly the person's, may be: as after a marriage. */
  const perhapsOfKey = (known: KnownBy): Whose => {
    return splitsOf(known).some(hasFirstNameOf) && !isOtherDay(withRealDay(known).birthday) ? "alike" : "other";
  };

  /**
   * Returns whether a row with the person's name is the person's as it is written: by the whole name, or by the first name and an
   * address. An address in another form beside another last name is no proof.
   */
  const isRowAsWritten = (known: KnownBy, cells: readonly string[], hasFirst: boolean): boolean => {
    if (isOwnAsWritten(known)) return true;
    if (!hasFirst || isOtherDay(known.birthday)) return false;
    const lastNames = splitsOf(known).flatMap(({ lastName }) => lastName ?? []);
    return lastNames.length === 0 || lastNames.some(isLast) || cells.some((cell) => asWritten.test(cell));
  };

  const holdersOf = (cells: readonly string[], columns: RowColumns) =>
    holdersOfRow(cells, columns, traces.contactIds, ledger);
  const isOfHolder = (known: KnownBy, cells: readonly string[], columns: RowColumns): boolean =>
    holdersOf(cells, columns).some(({ applied }) => isRowOfHolder(known, applied, { isLast, isOwnDay }));
  const correctedRows = new Set(traces.rows);
  const shownRows = traces.rows.map((row) => JSON.parse(row) as string[]).filter((row) => row.some(isProof));
  /** Returns whether a row is one of these. In a file that was written again, it also has what its merged cells showed. */
  const isShownRow = (cells: readonly string[]): boolean =>
    correctedRows.has(JSON.stringify(cells)) ||
    shownRows.some((row) => row.every((text, at) => text === "" || text === cells[at]));

  /** Returns of which person a row is that has values of the person under wrong columns; null: its columns decide. */
  const whoseByPlaces = (cells: readonly string[], { targets }: RowColumns, keyed: KeyOf): Whose | null => {
    const whose = whoseDisplaced(cells, targets, keyed, ownCellValues);
    if (whose !== "alike" || cells.some((cell) => beginsWithFirstName(cell) || isProof(cell))) return whose;
    return keyed === "known" || hasOthersAddress(cells) ? "other" : "alike";
  };

  /** Returns whether a name in one cell has no first name: `Example`, `Ms Example`, `A. Example`, `The Example Family`. */
  const isLastAlone = (full: string): boolean =>
    !beginsWithFirstName(full) && wordsOfName(full).some(isLast) && (isNoPerson(full) || !isOtherWord(full, "some"));

  /** Returns of which person a row is whose columns are known. */
  const whoseNamedRow = (cells: readonly string[], columns: RowColumns, isOfKey: boolean): Whose => {
    const hasOwnKey = isOfKey || hasKey(cells, columns, traces.keys);
    const known = valuesOfCells(cells, columns.targets);
    if (isSharers(known.birthday)) return "other";
    const isOthersKey = () => holdersOf(cells, columns).length > 0 || hasKey(cells, columns, traces.othersKeys);
    const hasNoKey = keysOfRow(cells, columns).length === 0;
    const keyed = hasOwnKey ? "own" : hasNoKey ? null : isOthersKey() ? "known" : "other";
    const displaced = whoseByPlaces(cells, columns, keyed);
    if (displaced !== null) return displaced;
    const named = (name: string) => cells.find((cell, at) => columns.targets[at] === name && cell.trim() !== "");
    const [first, full] = [named("first_name"), named("full_name")];
    const isNamedRow = first !== undefined || (full !== undefined && !isLastAlone(full));
    if (hasOwnKey && isNamedRow && isOwnRow(known, cells, first === undefined)) return "own";
    // Without a first name, the row of another feed may have the same values. The person's own key still shows the person.
    if (!(hasOwnKey && !isNamedRow) && isNamedAlike(known)) return "named";
    if (!hasOwnKey && isOfHolder(known, cells, columns)) return "other";
    if (isNamesakes(known.birthday)) return "other";
    if (hasKey(cells, columns, traces.namesakeKeys) && !isOwnDay(known.birthday)) return "other";
    const ofKey = () => (holdersOf(cells, columns).length > 0 ? "other" : perhapsOfKey(known));
    if (isOfOtherDay(known, keyed)) return hasOwnKey ? ofKey() : perhaps(known);
    // Under the person's key, an address of the person shows the person after a marriage, too.
    if (hasOwnKey && isNamedRow) return isKnown(known) || hasOwnAddress(known) ? "own" : ofKey();
    // The ledger may have rows of a person without any first name only.
    if (hasOwnKey) return isOthers(known) ? "other" : "own";
    if (!isNamedRow) {
      const isHousehold = full !== undefined && isNoPerson(full);
      const targets = columns.targets.map((target) => (isHousehold && target === "full_name" ? null : target));
      return whoseUnnamed(cells, targets, keyed, ownCellValues);
    }
    const hasFirst = first === undefined ? full !== undefined && beginsWithFirstName(full) : isFirst(first);
    const hasMore = () => cells.some(hasAddress) || isNamed(cells, columns);
    if (!isKnown(known) && !(hasFirst && hasMore())) return perhaps(known);
    // Under another key, a namesake may have the whole name. Without a key, a name alone shows the person.
    const isNameAlone = keyed !== null && isKnownByMore && !hasOwnAddress(known) && !isOwnDay(known.birthday);
    if (!isRowAsWritten(known, cells, hasFirst) || isNameAlone) return alikeUnlessOther(known);
    // Another person with the whole name may have these values, too.
    const isShared = traces.namesakes.length > 0 && known.birthday === null && !cells.some(isProof);
    return isShared ? "alike" : "own";
  };

  const whoseRow: TraceFinder["whoseRow"] = (cells, columns, isOfKey, merged = []) => {
    if (correctedRows.size > 0 && isShownRow(cells)) return "own";
    const telling = tellingCells(cells, merged, columns);
    if (columns !== null) return whoseNamedRow(telling, columns, isOfKey);
    return whoseUnnamed(telling, null, isOfKey ? "own" : null, ownCellValues);
  };

  const whoseInput: TraceFinder["whoseInput"] = (text, isOfKey) => {
    const input = JSON.parse(text) as ContactInput;
    const known = knownByOf(input);
    if (isOfKey && (isSame(traitsOfInput(input)) || isFirstWithProof(known))) return "own";
    if (isNamedAlike(known)) return "named";
    const displaced = whoseDisplaced(...cellsOfInput(input), isOfKey ? "own" : "other", ownCellValues);
    if (displaced !== null) return displaced;
    if (isNamesakes(known.birthday)) return "other";
    const isProved = !isOfOtherDay(known, isOfKey ? "own" : null) && isKnown(known);
    if (isOfKey) return isProved ? "own" : perhapsOfKey(known);
    const hasNames = () => !isOtherDay(known.birthday) && isFirst(input.first_name) && isLast(input.last_name ?? "");
    return isProved && (isOwnAsWritten(known) || hasNames()) ? "own" : perhaps(known);
  };

  return {
    traces,
    has,
    mayName: (name) => name.trim() === "" || traces.firstNames.length === 0 || beginsWithFirstName(name),
    shows: (text) => has(text) || ownCells.has(text.trim().toLowerCase()),
    hasOwnAddress: (cells) => cells.some(isProof),
    mayShow: (json) => has(json) || inJson.test(json),
    mayBeOf: (input) => has(input) || likely.test(input),
    isOf: (text, isOfKey = false) => whoseInput(text, isOfKey) === "own",
    isRow: (...row) => whoseRow(...row) === "own",
    whoseInput,
    whoseRow,
  };
}
