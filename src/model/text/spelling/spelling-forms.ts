import { foldHeader } from "./text-folding.ts";

/**
 * Returns texts of which two people have one in common if they may be one person whose name or birthday was written in
 * two ways: accents or one name differ, the names are exchanged, or one part of the birthday differs.
 *
 * @param fullName the first name, a blank and the last name, as traits have them
 * @param birthday `YYYY-MM-DD`, or without a year `--MM-DD` or `MM-DD`
 */
export function spellingForms(firstName: string | null, fullName: string | null, birthday: string): readonly string[] {
  const first = foldHeader(firstName ?? "");
  const last = foldHeader((fullName ?? "").slice(firstName?.length ?? 0));
  const initials = [first.charAt(0), last.charAt(0)].toSorted().join("");
  const names = [...new Set([first, last, `${initials}*`])].filter((name) => name !== "");
  return birthdayForms(birthday).flatMap((day) => names.map((name) => `${name} ${day}`));
}

/** Returns texts of which one is equal for two birthdays when only one of day, month and year differs. */
function birthdayForms(birthday: string): readonly string[] {
  const match = /^(?:(\d{4})-|--)?(\d{2})-(\d{2})$/u.exec(birthday);
  if (match === null) return [];
  const [, year, month = "", day = ""] = match;
  if (year === undefined) return [`${month}-${day}`, `month ${month}`, `day ${day}`, swapped("", month, day)];
  return [`${month}-${day}`, `${year}-${month}`, `${year} day ${day}`, swapped(year, month, day)];
}

function swapped(year: string, month: string, day: string): string {
  return `${year} ${[month, day].toSorted().join("/")}`;
}
