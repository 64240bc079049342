import type { AppliedContact } from "../../api/service.ts";
import type { ContactInput } from "../../model/contact.ts";

interface BirthdayParts {
  readonly year: number | null | undefined;
  readonly month: number | null;
  readonly day: number | null;
}

/**
 * Returns the fields that the service applied differently from what was sent. If there are any, every further call could go
 * wrong in the same way. Both shapes of an answer are compared, except for parts that the answer lacks.
 */
export function appliedDifferently(sent: Partial<ContactInput>, applied: AppliedContact): readonly string[] {
  const differing: string[] = [];
  if (sent.group_id !== undefined && applied.groupId !== undefined && applied.groupId !== sent.group_id) {
    differing.push("group_id");
  }
  if (sent.birthday !== undefined && !sameBirthday(sent.birthday, applied)) differing.push("birthday");
  return differing;
}

function sameBirthday(sent: string | null, { birthday, birthdayParts }: AppliedContact): boolean {
  const expected = sent === null ? NONE : parse(sent);
  if (expected === null) return false;
  if (birthday !== undefined) {
    const got = birthday === null || birthday === "" ? NONE : parse(birthday);
    if (got === null || !sameParts(expected, got)) return false;
  }
  return birthdayParts === undefined || sameParts(expected, birthdayParts);
}

const NONE: BirthdayParts = { year: null, month: null, day: null };

function sameParts(expected: BirthdayParts, got: BirthdayParts): boolean {
  const year = got.year === undefined || (got.year ?? null) === (expected.year ?? null);
  return year && got.month === expected.month && got.day === expected.day;
}

/** Reads `YYYY-MM-DD`, `MM-DD` or `--MM-DD`; null for any other text. A time after a full date is ignored. */
function parse(text: string): BirthdayParts | null {
  const full = /^(\d{4})-(\d\d)-(\d\d)(?:$|[T ])/u.exec(text);
  if (full !== null) return { year: Number(full[1]), month: Number(full[2]), day: Number(full[3]) };
  const yearless = /^(?:--)?(\d\d)-(\d\d)$/u.exec(text);
  return yearless === null ? null : { year: null, month: Number(yearless[1]), day: Number(yearless[2]) };
}
