/** Compares the person of a row with the person whose row was corrected. */
import type { LastingCorrection } from "../../../../ledger/corrections/lasting-corrections.ts";
import type { StoredOpenItem } from "../../../../ledger/runs/open-items/open-items.ts";
import { nameOf, UNKNOWN_INPUT, type ContactInput, type Entry } from "../../../../model/contact.ts";
import type { MappedRow } from "../../../../model/mapped-row.ts";
import { traitsOf } from "../../../../model/traits.ts";
import { isTitleBefore } from "../../../../pipeline/mapping/values/names/titles.ts";
import { isNoName } from "../../../../pipeline/plan/rules/compare/damaged-names.ts";
import { hasSameNames } from "../../../../pipeline/plan/rules/compare/names.ts";
import { isStillDoubted } from "../../../../pipeline/plan/rules/compare/question-about.ts";
import { relationOf } from "../../../../pipeline/plan/rules/compare/relation.ts";
import { fitOf, isSamePerson } from "../../../../pipeline/plan/rules/who-is-who.ts";

/** The corrections of the cells of one person's row. */
export interface PersonCorrections {
  readonly corrections: readonly [LastingCorrection, ...LastingCorrection[]];
  /** The person's contact; null: there is none, or it is not known. */
  readonly entry: Entry | null;
  /** Whether another person has the contact of the key. The corrections wait until a row is about their own person. */
  readonly waits: boolean;
  /**
   * How they were found: by the row's text, by the key or its contact, or by a key that another row has, too, and that was corrected
   * in a row with another text.
   */
  readonly found: "text" | "key" | "wrong_key";
}

/** A row as the list has it. */
export type ListedRow = Exclude<MappedRow, { kind: "skipped" }>;

/** A row whose key has corrections. */
interface ComparedRow {
  readonly listed: ListedRow;
  /** The corrections whose cells say what they said then. */
  readonly needed: readonly LastingCorrection[];
  /** The name as the list has it, and with the corrections. */
  readonly names: readonly string[];
  /** Returns whether the row has the same text as when it was corrected. */
  readonly isAsThen: () => boolean;
}

/** Returns whether it is known what a contact holds. */
export function isKnown(applied: ContactInput): boolean {
  return applied.first_name !== UNKNOWN_INPUT.first_name;
}

/**
 * Returns whether a row is about the person whose row was corrected. A cell that is corrected shows nothing of the person,
 * because a correction can't prove itself. But a row that would be sent to the contact as it is needs its corrections.
 */
export function isPersonOf(
  { listed, needed, names, isAsThen }: ComparedRow,
  { entry, found }: PersonCorrections,
): boolean {
  if (found === "text") return true;
  if (found === "wrong_key") return entry !== null && isNamesake(entry.applied, listed);
  const isShown = !needed.some(isNameless) || needed.some(isTellingBirthday);
  if (entry === null || !isKnown(entry.applied))
    return (isShown || isAsThen()) && needed.every(({ person }) => names.some((name) => hasSameNames(name, person)));
  const { applied } = entry;
  const show = without(needed);
  const input = inputOf(listed);
  if (listed.kind === "contact" && isSamePerson(applied, input)) return true;
  return isSamePerson(show(applied), show(input)) && (isShown || hasProof(show(applied), show(input)) || isAsThen());
}

/** Returns whether a correction fills in a first name. Any row without a name would seem to be its row. */
function isNameless({ target, was }: LastingCorrection): boolean {
  return (target === "first_name" || target === "full_name") && (isNoName(was) || isTitleBefore(was.trim()));
}

/**
 * Returns whether a birthday that was corrected is one that two people rarely have in common: a mistyped day, no placeholder such as
 * 01.01.1900 or 1980.
 */
function isTellingBirthday({ target, was }: LastingCorrection): boolean {
  return target?.startsWith("birth") === true && new Set(was.replaceAll(/\D/gu, "")).size > 4;
}

/** Returns whether the birthday or an address shows, without the name, that a row is about a contact's person. */
function hasProof(applied: ContactInput, asked: ContactInput): boolean {
  const { birthday, email, phone } = relationOf(applied, asked);
  return birthday === "agrees" || (birthday === null && (email === "agrees" || phone === "agrees"));
}

/** Returns whether a row is about a contact's person. A contact of which nothing is known agrees with every row. */
export function isOfContact(row: ListedRow, { applied }: Entry): boolean {
  return !isKnown(applied) || isSamePerson(applied, inputOf(row));
}

/** Returns whether a line of a corrected report is about a contact's person, without a doubt that was reported with its row. */
export function isLineOfContact(row: ListedRow, { issues }: Pick<StoredOpenItem, "issues">, entry: Entry): boolean {
  return isOfContact(row, entry) && !isStillDoubted(issues, row.traits, entry);
}

/** Returns 0 if a row has the birthday of a contact, 2 if it has another one, and 1 if that is not known. */
export function birthdayDistance(
  entry: Entry | null,
  listed: ListedRow,
  needed: readonly LastingCorrection[],
): 0 | 1 | 2 {
  const show = without(needed);
  const [known, now] = [show(entry?.applied ?? UNKNOWN_INPUT).birthday ?? "", show(inputOf(listed)).birthday ?? ""];
  if (known === "" || now === "") return 1;
  return known === now ? 0 : 2;
}

/**
 * Returns whether a row with a new key is about the person of these corrections. Beside the name, two wrong texts that only this row had
 * show the person, too.
 */
export function isMovedPerson(
  { corrections, entry }: PersonCorrections,
  listed: ListedRow,
  saysAsThen: (correction: LastingCorrection) => boolean,
): boolean {
  if (entry === null) return false;
  const show = without(corrections);
  const input = inputOf(listed);
  const fit = fitOf(show(entry.applied), show(input));
  if (fit === "named" || fit === "same" || isNamesake(entry.applied, listed)) return true;
  const telling = corrections.filter((each) => isTelling(each) && saysAsThen(each));
  return telling.length > 1 && hasSameNames(nameOf(entry.applied), listed.traits.fullName ?? "");
}

/** Returns whether a wrong text is one that two people rarely have in common. */
function isTelling(correction: LastingCorrection): boolean {
  return (
    isTellingBirthday(correction) ||
    ((correction.target === "email" || correction.target === "phone") && correction.was !== "")
  );
}

/**
 * Returns whether two people with the same name have the same birthday, e-mail or phone, and birthdays that don't contradict. The last
 * name may differ where first name, full birthday, and e-mail or phone agree.
 */
function isNamesake(applied: ContactInput, listed: ListedRow): boolean {
  const { firstName, fullName } = listed.traits;
  const other = traitsOf(applied);
  const { birthday, isFullBirthday, email, phone } = relationOf(applied, inputOf(listed));
  const hasSameAddress = email === "agrees" || phone === "agrees";
  // Twins may have first names that differ in one letter.
  if (fullName === null || fullName !== other.fullName)
    return firstName !== null && firstName === other.firstName && isFullBirthday && hasSameAddress;
  return birthday !== "contradicts" && (birthday === "agrees" || hasSameAddress);
}

/** Returns a function that returns a contact input without the fields that are corrected. */
function without(corrections: readonly LastingCorrection[]): (input: ContactInput) => ContactInput {
  const blank = Object.fromEntries(corrections.flatMap(({ target }) => fieldsOf(target)).map((field) => [field, ""]));
  return (input) => ({ ...input, ...blank });
}

/** Returns the fields of a person that a column becomes. */
function fieldsOf(target: string | null): readonly (keyof ContactInput)[] {
  if (target === "full_name") return ["first_name", "last_name"];
  if (target?.startsWith("birth") === true) return ["birthday"];
  return (["first_name", "last_name", "email", "phone"] as const).filter((field) => field === target);
}

/** Returns what a row shows of its person. A row that can't be sent shows the values that could be read. */
function inputOf(listed: ListedRow): ContactInput {
  if (listed.kind === "contact") return listed.input;
  const { firstName, fullName, email, phone, birthday } = listed.traits;
  const lastName = (fullName ?? "").slice(firstName?.length ?? 0).trim();
  return { ...UNKNOWN_INPUT, first_name: firstName ?? "", last_name: lastName, email, phone, birthday };
}
