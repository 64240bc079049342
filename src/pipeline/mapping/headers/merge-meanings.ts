import type { Alias, Meaning } from "./alias.ts";

/** Two meanings that stand in one header, and the meaning of that header. */
const MERGED: readonly (readonly [Meaning, Meaning, Meaning])[] = [
  ["first_name", "last_name", "full_name"],
  ["first_name", "name", "given_or_full"],
  ["first_name", "given_or_full", "first_name"],
  ["first_name", "full_name", "full_name"],
  ["last_name", "name", "last_name"],
  ["last_name", "full_name", "full_name"],
  ["last_name", "given_or_full", "full_name"],
  ["name", "given_or_full", "given_or_full"],
  ["name", "full_name", "full_name"],
  ["given_or_full", "full_name", "full_name"],
  ["birthday", "birthday_or_day", "birthday"],
  ["birthday", "birthday_or_wedding", "birthday"],
  ["birthday", "birthday_in_portuguese", "birthday"],
  ["birthday_or_day", "birthday_or_wedding", "birthday"],
  ["birthday_or_day", "birthday_in_portuguese", "birthday"],
  ["title", "salutation", "salutation"],
  ["title", "job_title", "job_title"],
  ["group", "group_if_proven", "group"],
];

/** Returns what a header means that has two names; null if they name things that one column can't hold. */
export function mergeMeanings(one: Alias, other: Alias | null): Alias | null {
  if (other === null) return null;
  if (one.meaning === other.meaning) return one.rank <= other.rank ? one : other;
  const merged = MERGED.find(
    ([left, right]) =>
      (left === one.meaning && right === other.meaning) || (left === other.meaning && right === one.meaning),
  );
  return merged === undefined ? null : { meaning: merged[2], rank: merged[2] === one.meaning ? one.rank : other.rank };
}
