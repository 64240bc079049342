import { isSameEmail } from "../addresses.ts";
import { compareBirthdays, type BirthdayRelation } from "../birthdays.ts";
import { hasSameNames, isSameLastName } from "../names.ts";
import { emailForm, phoneForm } from "./address-forms.ts";
import type { KnownBy } from "./person-forms.ts";

/**
 * Returns whether values name one person: the whole name with the birthday or an address, or a first name with an address. A short
 * form of a first name is another name: twins may have it. An e-mail with another dot or plus part is the same only beside the
 * whole name. Two people whose birthdays differ in more than one part are two, as a father and a son with one name and e-mail.
 */
export function isSameAsWritten(a: KnownBy, b: KnownBy): boolean {
  const days = compareBirthdays(a.birthday, b.birthday);
  if (days === "contradicts") return false;
  const isOneAddress = hasSameEmail(a, b) || hasSamePhone(a, b);
  if (hasSameWholeName(a, b)) return isOneAddress || isOneDay(days) || hasSameMailbox(a, b);
  return isOneAddress && isSameLastName(a.firstName, b.firstName);
}

function hasSameWholeName(a: KnownBy, b: KnownBy): boolean {
  const [one, other] = [a, b].map(({ firstName, lastName }) => `${firstName ?? ""} ${lastName ?? ""}`.trim());
  const turned = `${b.lastName ?? ""} ${b.firstName ?? ""}`;
  return hasSameNames(one ?? "", other ?? "") || isSameLastName(one, other) || isSameLastName(one, turned);
}

function isOneDay(days: BirthdayRelation | null): boolean {
  return days === "same" || days === "year_added" || days === "year_removed";
}

function hasSameEmail(a: KnownBy, b: KnownBy): boolean {
  return a.emails.some((one) => b.emails.some((other) => isSameEmail(one, other)));
}

function hasSameMailbox(a: KnownBy, b: KnownBy): boolean {
  const own = new Set(a.emails.flatMap((email) => emailForm(email) ?? []));
  return b.emails.some((email) => own.has(emailForm(email) ?? ""));
}

function hasSamePhone(a: KnownBy, b: KnownBy): boolean {
  const own = new Set(a.phones.flatMap((phone) => phoneForm(phone) ?? []));
  return b.phones.some((phone) => own.has(phoneForm(phone) ?? ""));
}
