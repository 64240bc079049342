import { isSameEmail } from "../addresses.ts";
import { compareBirthdays } from "../birthdays.ts";
import { hasSameNames, isSameLastName } from "../names.ts";
import { phoneForm } from "./address-forms.ts";
import type { KnownBy } from "./person-forms.ts";

/**
 * Returns whether values name one person as they are written: the whole name with the birthday, or a name with an e-mail or a phone.
 * A short form of a first name is another name, and an e-mail with another dot or plus part is another e-mail: twins may have them.
 */
export function isSameAsWritten(a: KnownBy, b: KnownBy): boolean {
  const isOneAddress = hasSameEmail(a, b) || hasSamePhone(a, b);
  if (hasSameWholeName(a, b)) return isOneAddress || isOneDay(a.birthday, b.birthday);
  return isOneAddress && isSameLastName(a.firstName, b.firstName);
}

function hasSameWholeName(a: KnownBy, b: KnownBy): boolean {
  const [one, other] = [a, b].map(({ firstName, lastName }) => `${firstName ?? ""} ${lastName ?? ""}`.trim());
  const turned = `${b.lastName ?? ""} ${b.firstName ?? ""}`;
  return hasSameNames(one ?? "", other ?? "") || isSameLastName(one, other) || isSameLastName(one, turned);
}

function isOneDay(a: string | null, b: string | null): boolean {
  const days = compareBirthdays(a, b);
  return days === "same" || days === "year_added" || days === "year_removed";
}

function hasSameEmail(a: KnownBy, b: KnownBy): boolean {
  return a.emails.some((one) => b.emails.some((other) => isSameEmail(one, other)));
}

function hasSamePhone(a: KnownBy, b: KnownBy): boolean {
  const own = new Set(a.phones.flatMap((phone) => phoneForm(phone) ?? []));
  return b.phones.some((phone) => own.has(phoneForm(phone) ?? ""));
}
