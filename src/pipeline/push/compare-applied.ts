import type { AppliedContact } from "../../api/service.ts";
import { APPLIED_TEXTS, type AppliedText, type ContactInput } from "../../model/contact.ts";
import type { AppliedDifference } from "../../model/run-record.ts";

interface BirthdayParts {
  readonly year: number | null | undefined;
  readonly month: number | null;
  readonly day: number | null;
}

/**
 * Returns the fields that the service applied differently from what was sent. If there are any, every further call could go
 * wrong in the same way. Both shapes of an answer are compared, except for parts that the answer lacks.
 */
export function appliedDifferently(sent: Partial<ContactInput>, applied: AppliedContact): readonly AppliedDifference[] {
  const differing: AppliedDifference[] = [];
  const { groupId, texts } = applied;
  if (sent.group_id !== undefined && groupId !== undefined && groupId !== sent.group_id) {
    differing.push({ field: "group_id", kind: groupId === null ? "missing" : "other" });
  }
  if (sent.birthday !== undefined) {
    const kind = birthdayDifference(sent.birthday, applied);
    if (kind !== null) differing.push({ field: "birthday", kind });
  }
  for (const field of APPLIED_TEXTS) {
    const [before, after] = [sent[field], texts[field]];
    if (before === undefined || after === undefined) continue;
    const kind = textDifference(FORMS[field](before ?? ""), FORMS[field](after ?? ""));
    if (kind !== null) differing.push({ field, kind });
  }
  return differing;
}

/** Returns whether two values of a field are the same but for their form. */
export function hasSameText(field: AppliedText, one: string, other: string): boolean {
  return FORMS[field](one) === FORMS[field](other);
}

type Kind = AppliedDifference["kind"];

/** The service may write a value in another form. Each function returns the same text for all forms of a value. */
const FORMS: Readonly<Record<AppliedText, (text: string) => string>> = {
  first_name: foldText,
  last_name: foldText,
  email: foldText,
  phone: digitsOf,
  whatsapp_phone: digitsOf,
};

/** Upper case comes first, because it joins letters that lower case keeps apart: "ß" and "SS". */
function foldText(text: string): string {
  return text.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC").replace(/\s+/gu, "");
}

/** Returns the digits of a phone number without the zeros that may stand for its "+". */
function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/gu, "").replace(/^0+/u, "");
}

function textDifference(before: string, after: string): Kind | null {
  if (before === after) return null;
  if (after === "") return "missing";
  if (before === "") return "added";
  return before.startsWith(after) ? "shortened" : "other";
}

function birthdayDifference(sent: string | null, { birthday, birthdayParts }: AppliedContact): Kind | null {
  const expected = sent === null ? NONE : parse(sent);
  if (expected === null) return "other";
  if (birthday !== undefined) {
    const got = birthday === null || birthday === "" ? NONE : parse(birthday);
    const kind = got === null ? "other" : partsDifference(expected, got);
    if (kind !== null) return kind;
  }
  return birthdayParts === undefined ? null : partsDifference(expected, birthdayParts);
}

const NONE: BirthdayParts = { year: null, month: null, day: null };

function partsDifference(expected: BirthdayParts, got: NonNullable<AppliedContact["birthdayParts"]>): Kind | null {
  const isSameYear = got.year === undefined || (got.year ?? null) === (expected.year ?? null);
  // A part that the answer does not have is not compared.
  const isSame = (part: "month" | "day") => got[part] === undefined || got[part] === expected[part];
  const isSameDay = isSame("month") && isSame("day");
  if (isSameDay) return isSameYear ? null : "year";
  if (got.month === null && got.day === null) return "missing";
  return expected.month === null ? "added" : "other";
}

/** Reads `YYYY-MM-DD`, `MM-DD` or `--MM-DD`; null for any other text. A time after a full date is ignored. */
function parse(text: string): BirthdayParts | null {
  const full = /^(\d{4})-(\d\d)-(\d\d)(?:$|[T ])/u.exec(text);
  if (full !== null) return { year: Number(full[1]), month: Number(full[2]), day: Number(full[3]) };
  const yearless = /^(?:--)?(\d\d)-(\d\d)$/u.exec(text);
  return yearless === null ? null : { year: null, month: Number(yearless[1]), day: Number(yearless[2]) };
}
