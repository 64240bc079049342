import { foldField } from "../../../../model/text/spelling/text-folding.ts";

/** An address as a contact input has it. A missing or blank address equals no address. */
type Address = string | null | undefined;

/** Returns whether two e-mail addresses are equal but for case and blanks. */
export function isSameEmail(a: Address, b: Address): boolean {
  const ours = foldEmail(a);
  return ours !== "" && ours === foldEmail(b);
}

/** A national number with fewer digits can be the end of many numbers. */
const FEWEST_NATIONAL_DIGITS = 6;

/**
 * Returns whether two texts are the same phone number, written in one way or another: `+49 30 1234567`,
 * `0049 (0)30 123 45 67`, `030/1234567`.
 */
export function isSamePhone(a: Address, b: Address): boolean {
  const [ours, theirs] = [numberOf(a), numberOf(b)];
  if (ours === null || theirs === null) return false;
  if (ours.isInternational === theirs.isInternational) return ours.digits === theirs.digits;
  const [whole, national] = ours.isInternational ? [ours.digits, theirs.digits] : [theirs.digits, ours.digits];
  // Some countries dial a zero that is no part of the international number, others have none.
  const tail = national.replace(/^0/u, "");
  const country = whole.length - tail.length;
  return tail.length >= FEWEST_NATIONAL_DIGITS && country >= 0 && country <= 3 && whole.endsWith(tail);
}

interface PhoneNumber {
  readonly digits: string;
  readonly isInternational: boolean;
}

function numberOf(phone: Address): PhoneNumber | null {
  const text = (phone ?? "").normalize("NFKC").trim();
  const digits = text.replaceAll("(0)", "").replaceAll(/\D/gu, "");
  if (digits === "") return null;
  if (/^\(?\+/u.test(text)) return { digits, isInternational: true };
  return digits.startsWith("00")
    ? { digits: digits.slice(2), isInternational: true }
    : { digits, isInternational: false };
}

export function foldEmail(email: Address): string {
  return (foldField(email?.normalize("NFKC")) ?? "").replace(/^mailto:/u, "").replaceAll(" ", "");
}
