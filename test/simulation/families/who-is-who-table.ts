/** The table of who is who, stated a second time and apart from the program's code, for names without spelling variants. */
import type { TraitValues } from "./family.ts";

type Agreement = "agrees" | "contradicts" | "open";

function compare(a: string | null, b: string | null): Agreement {
  if (a === null || b === null) return "open";
  return a === b ? "agrees" : "contradicts";
}

function compareDays(a: string | null, b: string | null): Agreement | "near" {
  if (a === null || b === null || a === b) return compare(a, b);
  const [one, other] = [a.split("-"), b.split("-")];
  const differing = one.filter((part, at) => part !== other[at]).length;
  const areExchanged = one[0] === other[0] && one[1] === other[2] && one[2] === other[1];
  return differing === 1 || areExchanged ? "near" : "contradicts";
}

/** Returns whether a row with the contact's own key is the contact's person. */
export function isSameUnderKnownKey(applied: TraitValues, row: TraitValues): boolean {
  const { first, last, birthday, hasAddress } = relate(applied, row);
  if (first !== "agrees") return birthday === "agrees" && (last === "agrees" || hasAddress);
  if (last !== "contradicts" && birthday !== "contradicts") return true;
  const areBothWrong = last === "contradicts" && birthday === "contradicts";
  return !areBothWrong && (last === "agrees" || birthday === "agrees" || hasAddress);
}

/** Returns whether a row with a new key is the person of a contact whose key has vanished. */
export function isSameUnderNewKey(applied: TraitValues, row: TraitValues): boolean {
  const { first, last, birthday, hasAddress } = relate(applied, row);
  if (birthday === "contradicts") return false;
  if (first === "agrees" && (hasAddress || birthday === "agrees")) return true;
  if (birthday === "agrees" && hasAddress) return true;
  return first === "agrees" && last === "agrees" && birthday === "near";
}

function relate(applied: TraitValues, row: TraitValues) {
  return {
    first: compare(applied.first_name, row.first_name),
    last: compare(applied.last_name, row.last_name),
    birthday: compareDays(applied.birthday, row.birthday),
    hasAddress: compare(applied.email, row.email) === "agrees" || compare(applied.phone, row.phone) === "agrees",
  };
}
