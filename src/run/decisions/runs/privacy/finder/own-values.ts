/** Finds single values of a person in cells and texts. */
import type { Traces } from "../../../../../ledger/people/erase/traces.ts";
import { readableKey } from "../../../../../model/text/row-key.ts";
import { compareBirthdays } from "../../../../../pipeline/plan/rules/compare/birthdays.ts";
import { emailForm, phoneForm } from "../../../../../pipeline/plan/rules/compare/never/address-forms.ts";
import { certainDate } from "../../../../push/never/values-of-row.ts";
import { namesCheck } from "../name-patterns.ts";
import { anyOf, emailPattern, phonePattern, textPattern } from "../text-patterns.ts";
import { isAddressOfOther, type ContactLedger } from "./other-contacts.ts";
import { addressesOf } from "./others-values.ts";
import { otherWordCheck, type OtherWordCheck } from "./other-words.ts";
import { isRealDay, nameCheck, wordsOfName } from "./person-traits.ts";

/** What finds the values of a person. The addresses are those that no other linked contact has. */
export interface OwnValues {
  readonly email: { test(text: string): boolean };
  readonly phone: { test(text: string): boolean };
  /** Returns whether a text has an e-mail or phone of the person. Rows of other people may have it, too. */
  hasAddress(text: string): boolean;
  /** Returns whether a cell has an e-mail or phone that no row of another person has either. */
  isProof(cell: string): boolean;
  /** Returns whether a text has a whole name or a key of the person that no other contact has. */
  isWhole(text: string): boolean;
  /** Returns whether a row has an e-mail or phone of another person. */
  hasOthersAddress(cells: readonly string[]): boolean;
  isFirst(word: string): boolean;
  isLast(word: string): boolean;
  /** Returns whether a word of a name is a first name of the person. */
  beginsWithFirstName(name: string): boolean;
  isOwnDay(birthday: string | null): boolean;
  /** Returns whether a birthday contradicts each one that is known of the person. */
  isOtherDay(birthday: string | null): boolean;
  isOwnKey(cell: string): boolean;
  readonly isOtherWord: OtherWordCheck;
  /** Whether a birthday of the person is known. */
  readonly isDayKnown: boolean;
  /** Whether another person has the last name and the birthday. */
  readonly hasTwin: boolean;
}

/** Returns what finds the values of a person. */
export function ownValuesOf(traces: Traces, ledger: ContactLedger): OwnValues {
  const { birthdays, contactIds, people } = traces;
  const { emails, phones, texts, names } = traces.values;
  const [email, phone] = [anyOf(emails.map(emailPattern)), anyOf(phones.map(phonePattern))];
  const hasAddress = (text: string) => email.test(text) || phone.test(text);
  const others = new Set(traces.othersAddresses);
  const isOwn = (text: string) => !others.has(emailForm(text) ?? "") && !others.has(phoneForm(text) ?? "");
  const proving = anyOf([...emails.filter(isOwn).map(emailPattern), ...phones.filter(isOwn).map(phonePattern)]);
  const [whole, spelled] = [anyOf(texts.filter(isOwn).map(textPattern)), namesCheck(names)];
  const ownForms = new Set(people.flatMap((own) => addressesOf({ emails: [own.email], phones: [own.phone] })));
  const hasOthersAddress = (cells: readonly string[]) => {
    const found = cells.filter((cell) => !hasAddress(cell) && certainDate(cell.trim()) === null);
    const forms = addressesOf({ emails: found, phones: found }).filter((form) => !ownForms.has(form));
    return forms.some((form) => others.has(form)) || isAddressOfOther(forms, contactIds, ledger);
  };
  const [isFirst, isLast] = [nameCheck(traces.firstNames), nameCheck(traces.lastNames)];
  const days = birthdays.filter(isRealDay);
  const ownKeys = new Set(traces.keys.map(([, key]) => readableKey(key).toLowerCase()));
  return {
    email,
    phone,
    hasAddress,
    hasOthersAddress,
    isFirst,
    isLast,
    isOtherWord: otherWordCheck(people),
    isProof: (cell) => proving.test(cell),
    isWhole: (text) => whole.test(text) || spelled.test(text),
    beginsWithFirstName: (name) => wordsOfName(name).some(isFirst),
    isOwnDay: (birthday) => birthdays.some((own) => compareBirthdays(own, birthday) === "same"),
    isOtherDay: (birthday) => days.length > 0 && days.every((own) => compareBirthdays(own, birthday) === "contradicts"),
    isOwnKey: (cell) => ownKeys.has(cell.trim().toLowerCase()),
    isDayKnown: birthdays.length > 0,
    hasTwin: traces.hasTwin,
  };
}
