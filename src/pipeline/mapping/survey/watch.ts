import { findAlias } from "../headers/alias-table.ts";
import type { Meaning } from "../headers/alias.ts";
import { mayBeProposed } from "./value-kinds.ts";
import type { HeaderColumn } from "../headers/header-columns.ts";

/** The kind of evidence that is gathered from a column's values. */
export type Watch =
  | "kind"
  | "nothing"
  | "full_name"
  | "birthday"
  | "birth_year"
  | "age"
  | "date"
  | "group"
  | "status"
  | "title";

const BIRTHDAYS: readonly Meaning[] = ["birthday", "birthday_or_day", "birthday_or_wedding", "birthday_in_portuguese"];

/** Returns the evidence that a column is watched for, which its header and the settings decide. */
export function watchFor({ claim, header }: HeaderColumn): Watch {
  if (claim.kind === "configured") {
    if (claim.target === "birthday_year") return "birth_year";
    if (claim.target === "birthday" || claim.target === "full_name") return claim.target;
    return findAlias(header)?.meaning === "age" ? "age" : "nothing";
  }
  if (claim.kind === "unmatched" && mayBeProposed(header)) return "kind";
  if (claim.kind !== "alias") return "nothing";
  const { meaning } = claim.alias;
  if (BIRTHDAYS.includes(meaning)) return "birthday";
  if (meaning === "birthday_year" || meaning === "plain_year") return "birth_year";
  if (meaning === "age") return "age";
  if (meaning === "other_date" || meaning === "end_date") return "date";
  if (meaning === "group" || meaning === "group_if_proven") return "group";
  if (meaning === "status_words") return "status";
  if (meaning === "full_name" || meaning === "name" || meaning === "given_or_full") return "full_name";
  return meaning === "title" ? "title" : "nothing";
}
