import { birthdayForms } from "./birthday-forms.ts";
import { spellingsOf, wholeNamesWritten } from "./name-forms.ts";
import {
  emailsWritten,
  formOf,
  formsToAsk,
  isFirstBornSo,
  isNothingElseKnown,
  type FormKind,
  type KnownBy,
} from "./person-forms.ts";

/**
 * Returns the forms that `isAsWritten` compares. Those of the first name alone say when a person was born whose entry has no last
 * name.
 */
export function writtenForms(person: KnownBy): ReadonlySet<string> {
  const { first, others } = formsToAsk(person);
  return new Set([...first, ...others, ...formsToAsk({ ...person, lastName: null }).others]);
}

/**
 * Returns whether a person is the one of a never entry as both are written, as `isSameAsWritten` compares two people. A short form of
 * a first name, an e-mail with another dot or plus part beside another last name, and another birthday show a twin or a son, too.
 *
 * @param forms the `writtenForms` of the person that the entry has, too, which certainly are the same by their other spellings, too
 */
export function isAsWritten(forms: ReadonlySet<string>, person: KnownBy): boolean {
  const kinds = new Set([...forms].map((form) => form[0]));
  const has = (kind: FormKind) => kinds.has(formOf(kind)[0]);
  const hasAny = (kind: FormKind, texts: readonly string[]) => texts.some((text) => forms.has(formOf(kind, text)));
  if (has("keyAlone") && isNothingElseKnown(person)) return true;
  const { day, whole } = birthdayForms(person.birthday);
  const isFirst = hasAny("first", spellingsOf(person.firstName));
  const isTurned = hasAny("first", spellingsOf(person.lastName));
  const isBornElse = day !== null && has("nameBorn") && !has("bornNear") && !has("bornOn");
  const isBornSo = has("born") || has("bornYearless") || (whole === null && has("bornOn"));
  const isWhole = (isFirst || isTurned) && hasAny("name", wholeNamesWritten(person));
  if (isWhole) return !isBornElse && (isBornSo || has("email") || has("phone") || has("key"));
  const isFirstBornElse = day !== null && has("firstBorn") && !has("firstBornNear");
  return isFirst && !isBornElse && !isFirstBornElse && (has("phone") || hasAny("emailWritten", emailsWritten(person)));
}

/**
 * Returns whether a person has the birthday and, as it is written, the first name of a never entry. Beside an address or key of the
 * entry, it is the entry's person under another last name.
 *
 * @param forms the `writtenForms` of the person that the entry has, too
 */
export function isBornAsWritten(forms: ReadonlySet<string>, person: KnownBy): boolean {
  const firsts = spellingsOf(person.firstName);
  if (!firsts.some((first) => forms.has(formOf("first", first)))) return false;
  const { day, whole } = birthdayForms(person.birthday);
  // An entry without a last name has its birthday beside the first name alone.
  const isAloneSo = firsts.some(
    (first) =>
      forms.has(formOf("born", first, whole ?? "")) ||
      forms.has(formOf("bornYearless", first, day ?? "")) ||
      (whole === null && forms.has(formOf("bornOn", first, day ?? ""))),
  );
  return isAloneSo || isFirstBornSo(forms, person);
}
