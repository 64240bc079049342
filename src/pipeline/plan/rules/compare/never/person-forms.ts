/**
 * The forms of a person by which a never entry knows the person again. Each form is a text with a letter in front that
 * says what it is. The ledger keeps keyed hashes of the forms, so two forms either are equal or say nothing.
 */
import type { ContactInput } from "../../../../../model/contact.ts";
import { leavesValueOut, type Issue } from "../../../../../model/issue.ts";
import type { Traits } from "../../../../../model/mapped-row.ts";
import { nameWords } from "../fold-name.ts";
import { foldEmail } from "../addresses.ts";
import { emailForm, phoneForm } from "./address-forms.ts";
import { birthdayForms } from "./birthday-forms.ts";
import { firstNamesInFull, nearNames, spellingsOf, wholeNames } from "./name-forms.ts";

/** The values by which a person is known. */
export interface KnownBy {
  readonly firstName: string | null;
  /** null: not given, or a part of `fullName` only. */
  readonly lastName: string | null;
  readonly emails: readonly (string | null | undefined)[];
  readonly phones: readonly (string | null | undefined)[];
  readonly birthday: string | null;
  /** The feed and the key under which a list names the person; null: none. */
  readonly key: readonly [feed: string, key: string] | null;
  /** Whether the list has a last name that was left out because it can't be read. */
  readonly isLastNameLost?: boolean;
}

/** The kinds of forms, by the letter in front of a form. */
export const FORM_KINDS = {
  email: "e",
  /** The e-mail with its dots and plus part. */
  emailWritten: "m",
  phone: "p",
  /** A first name as written, and the names that it is a short form of. */
  first: "f",
  firstInFull: "F",
  /** The whole name in one word. */
  name: "n",
  /** The whole name of a person whose birthday is known. */
  nameBorn: "N",
  /** The whole name with the whole birthday, with its day, and with its day where the year is not known. */
  born: "b",
  bornOn: "d",
  bornYearless: "y",
  /** The whole name with two of the three parts of a birthday. */
  bornNear: "x",
  /** The whole birthday with one name and the first letter of the other one, or with a word of each name. */
  nearName: "z",
  /** The first name of a person whose last name and birthday are known, and the same with what the birthday is near to. */
  firstBorn: "g",
  firstBornNear: "h",
  key: "k",
  /** The key of a row that was left out. It proves nothing: another person may have got it since. */
  keyLeftOut: "l",
  /** The key with the whole birthday, of a row that was left out, too. A twin may have got the key. */
  keyBorn: "q",
  /** The key of a linked contact without any other known value: no list has had the contact since a person linked it. */
  keyAlone: "K",
  /** A contact that stays in the service, and that no list may change. */
  contact: "c",
} as const;

export type FormKind = keyof typeof FORM_KINDS;

/** Returns the values of a contact input by which its person is known. */
export function knownByOf(input: ContactInput, key: KnownBy["key"] = null): KnownBy {
  return {
    firstName: input.first_name,
    lastName: input.last_name ?? null,
    emails: [input.email],
    phones: [input.phone, input.whatsapp_phone],
    birthday: input.birthday ?? null,
    key,
  };
}

/** Returns the values of a new person's row. A last name that was left out is not taken as a blank one. */
export function knownByRow(
  { input, warnings }: { readonly input: ContactInput; readonly warnings: readonly Issue[] },
  key: KnownBy["key"],
): KnownBy {
  const known = knownByOf(input, key);
  const isLeftOut = warnings.some(({ code, field }) => field === "last_name" && leavesValueOut(code));
  return isLeftOut && (known.lastName ?? "") === "" ? { ...known, isLastNameLost: true } : known;
}

/** Returns the values of a row that mapping rejected. */
export function knownByTraits({ email, phone, firstName, fullName, birthday }: Traits, key: KnownBy["key"]): KnownBy {
  const isSplit = firstName !== null && fullName !== null && fullName.startsWith(`${firstName} `);
  const lastName = isSplit ? fullName.slice(firstName.length + 1) : null;
  return { firstName: firstName ?? fullName, lastName, emails: [email], phones: [phone], birthday, key };
}

/** Returns the forms that a never entry keeps of a person. */
export function formsToKeep(person: KnownBy): ReadonlySet<string> {
  const { day, whole, nearKept } = birthdayForms(person.birthday);
  const forms = new Set(addressForms(person));
  const add = (kind: FormKind, ...texts: readonly string[]) => forms.add(formOf(kind, ...texts));
  for (const email of emailsWritten(person)) add("emailWritten", email);
  for (const first of spellingsOf(person.firstName)) add("first", first);
  for (const first of firstNamesInFull(person.firstName)) add("firstInFull", first);
  for (const name of wholeNames(person)) {
    add("name", name);
    if (day === null) continue;
    add("nameBorn", name);
    add("bornOn", name, day);
    if (whole === null) add("bornYearless", name, day);
    else add("born", name, whole);
    for (const part of nearKept) add("bornNear", name, part);
  }
  for (const near of nearNames(person, whole)) add("nearName", near);
  if (day !== null && (person.lastName ?? "") !== "")
    for (const first of [...spellingsOf(person.firstName), ...firstNamesInFull(person.firstName)]) {
      add("firstBorn", first);
      for (const part of [day, ...nearKept]) add("firstBornNear", first, part);
    }
  if (person.key !== null && isNothingElseKnown(person)) add("keyAlone", ...person.key);
  for (const form of keyBornForms(person)) forms.add(form);
  return forms;
}

/** Returns the form of a contact that stays in the service, and that no list may change. */
export function contactForm(contactId: number): string {
  return formOf("contact", String(contactId));
}

/** The forms of a row that are looked up. Where no entry has one of the `first`, the others prove nothing. */
export interface AskedForms {
  readonly first: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

/** Returns the forms of a row that are looked up among those of the never entries. */
export function formsToAsk(person: KnownBy): AskedForms {
  const { day, whole, nearAsked } = birthdayForms(person.birthday);
  const names = wholeNames(person);
  const first = new Set([
    ...addressForms(person),
    ...names.map((name) => formOf("name", name)),
    ...nearNames(person, whole).map((near) => formOf("nearName", near)),
    ...(person.key === null ? [] : [formOf("keyAlone", ...person.key), leftOutForm(person.key)]),
    ...keyBornForms(person),
  ]);
  if (person.isLastNameLost === true) for (const form of firstBornForms(person)) first.add(form);
  const others = new Set<string>();
  const add = (kind: FormKind, ...texts: readonly string[]) => others.add(formOf(kind, ...texts));
  for (const email of emailsWritten(person)) add("emailWritten", email);
  for (const name of spellingsOf(person.firstName)) {
    add("first", name);
    add("firstInFull", name);
  }
  for (const name of firstNamesInFull(person.firstName)) add("first", name);
  if (day !== null)
    for (const name of [...spellingsOf(person.firstName), ...firstNamesInFull(person.firstName)]) {
      add("firstBorn", name);
      for (const part of [day, ...nearAsked]) add("firstBornNear", name, part);
    }
  for (const name of names) {
    add("nameBorn", name);
    if (day === null) continue;
    if (whole !== null) {
      add("born", name, whole);
      add("bornYearless", name, day);
    }
    add("bornOn", name, day);
    for (const part of nearAsked) add("bornNear", name, part);
  }
  return { first, others };
}

/** Returns the forms of a first name with the day of the birthday. */
function firstBornForms({ firstName, birthday }: KnownBy): readonly string[] {
  const { day } = birthdayForms(birthday);
  const names = [...spellingsOf(firstName), ...firstNamesInFull(firstName)];
  return day === null ? [] : names.map((name) => formOf("firstBornNear", name, day));
}

/** Returns whether a never entry has the first name and the birthday of a person. @param forms those that both have */
export function isFirstBornSo(forms: ReadonlySet<string>, { firstName, birthday }: KnownBy): boolean {
  const { day, whole, nearAsked } = birthdayForms(birthday);
  if (day === null) return false;
  // With the same day, the near forms show whether the year is the same, or not known.
  return [...spellingsOf(firstName), ...firstNamesInFull(firstName)].some(
    (name) =>
      forms.has(formOf("firstBornNear", name, day)) &&
      (whole === null || nearAsked.some((part) => forms.has(formOf("firstBornNear", name, part)))),
  );
}

/** Returns whether nothing but a key is known of a person: a person linked the contact, and no list has had it since. */
export function isNothingElseKnown({ firstName, lastName, emails, phones, birthday }: KnownBy): boolean {
  return [firstName, lastName, birthday, ...emails, ...phones].every((value) => (value ?? "") === "");
}

/** Returns a person's name, birthday and addresses as a text that is the same for all spellings that the forms know as one. */
export function whoIs({ firstName, lastName, emails, phones, birthday }: KnownBy): string {
  const parts = [
    [birthday ?? ""],
    nameWords(`${firstName ?? ""} ${lastName ?? ""}`, "plain"),
    emails.flatMap((email) => emailForm(email) ?? []),
    phones.flatMap((phone) => phoneForm(phone) ?? []),
  ];
  return JSON.stringify(parts.map((part) => [...new Set(part)].toSorted()));
}

/** Returns the form of a row's key. */
export function keyForm([feed, key]: readonly [feed: string, key: string]): string {
  return formOf("key", feed, key);
}

/** Returns the form of the key of a row that was left out. */
export function leftOutForm([feed, key]: readonly [feed: string, key: string]): string {
  return formOf("keyLeftOut", feed, key);
}

/** Returns the form of a key with the birthday of its row; none: one of them is not known. */
export function keyBornForms({ key, birthday }: Pick<KnownBy, "key" | "birthday">): readonly string[] {
  const { whole } = birthdayForms(birthday);
  return key === null || whole === null ? [] : [formOf("keyBorn", ...key, whole)];
}

export function formOf(kind: FormKind, ...texts: readonly string[]): string {
  return `${FORM_KINDS[kind]}:${texts.join("|")}`;
}

function addressForms({ emails, phones, key }: KnownBy): readonly string[] {
  return [
    ...emails.map(emailForm).flatMap((email) => (email === null ? [] : formOf("email", email))),
    ...phones.map(phoneForm).flatMap((phone) => (phone === null ? [] : formOf("phone", phone))),
    ...(key === null ? [] : [keyForm(key)]),
  ];
}

/** Returns the forms of a person's addresses and key: beside a name, each proves who a person is. */
export function provingForms(person: KnownBy): readonly string[] {
  return [...addressForms(person), ...(person.key === null ? [] : [formOf("keyAlone", ...person.key)])];
}

/** Returns the e-mails as written, but for case and blanks. */
export function emailsWritten({ emails }: KnownBy): readonly string[] {
  return emails.flatMap((email) => (emailForm(email) === null ? [] : foldEmail(email)));
}
