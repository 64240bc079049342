import type { Group } from "../../../model/contact.ts";
import { memoize } from "./memoize.ts";
import { nearestNames } from "../../../model/text/spelling/nearest-names.ts";
import { isPlaceholder } from "./placeholder.ts";
import { fold } from "../../../model/text/spelling/text-folding.ts";

/** The reading of a group cell. A cell with nothing but system groups is blank. */
export type GroupReading =
  | { readonly kind: "blank" }
  | { readonly kind: "group"; readonly group: Group }
  | { readonly kind: "unknown"; readonly names: readonly string[]; readonly nearest: readonly string[] }
  /** Two groups of the account have this name. */
  | { readonly kind: "ambiguous"; readonly groupIds: readonly number[] }
  | { readonly kind: "several"; readonly names: readonly string[] };

/** Groups that an address book makes by itself, folded. */
const SYSTEM_GROUPS: ReadonlySet<string> = new Set([
  "mycontacts",
  "my contacts",
  "* mycontacts",
  "* my contacts",
  "* other contacts",
  "* starred",
  "starred in android",
  "* friends",
  "* family",
  "* coworkers",
]);
const SEPARATORS = /\s+:::\s+|[;,|\n]/;

/**
 * Returns a function that finds the group of a cell among the account's groups. Names match trimmed, in any letter case
 * and Unicode form. Groups of every status match, because the interface does not show the meaning of a status other
 * than "active": the service decides.
 */
export function createGroupReader(groups: readonly Group[]): (cell: string) => GroupReading {
  const byName = new Map<string, Group[]>();
  for (const group of groups) {
    const name = fold(group.name);
    byName.set(name, [...(byName.get(name) ?? []), group]);
  }
  const names = groups.map((group) => group.name);
  return memoize((cell) => readGroup(cell, byName, names));
}

function readGroup(
  cell: string,
  byName: ReadonlyMap<string, readonly Group[]>,
  names: readonly string[],
): GroupReading {
  const whole = fold(cell);
  // A group whose name has a separator in it, or looks like a placeholder, matches the whole cell first.
  const asWhole = byName.get(whole);
  if (asWhole !== undefined) return oneGroup(asWhole);
  if (whole === "" || isPlaceholder(whole)) return { kind: "blank" };

  const isSystemGroup = (name: string) => SYSTEM_GROUPS.has(fold(name)) && !byName.has(fold(name));
  const named = splitNames(cell, byName).filter((name) => !isSystemGroup(name));
  if (named.length === 0) return { kind: "blank" };
  // An unknown name may be a second group, misspelt. Then a known group beside it is not certain either.
  const unknown = named.filter((name) => !byName.has(fold(name)));
  if (unknown.length > 0) return { kind: "unknown", names: unknown, nearest: nearestNames(unknown[0] ?? "", names) };
  const [name, ...others] = new Set(named.map(fold));
  return others.length > 0 ? { kind: "several", names: named } : oneGroup(byName.get(name ?? "") ?? []);
}

function oneGroup(found: readonly Group[]): GroupReading {
  const [group, ...others] = found;
  return group === undefined || others.length > 0
    ? { kind: "ambiguous", groupIds: found.map(({ groupId }) => groupId) }
    : { kind: "group", group };
}

/** Returns the group names in a cell. In "Sales, North; Friends" the comma belongs to a group's name. */
function splitNames(cell: string, byName: ReadonlyMap<string, unknown>): readonly string[] {
  const text = cell.replace(/^\s*\[|\]\s*$/g, "");
  const quoted = [...text.matchAll(/"+([^"]+)"+/g)].map((match) => match[1] ?? "");
  if (quoted.length > 0 && text.replace(/"+[^"]+"+/g, "").replace(/[\s,;]/g, "") === "") return trimAll(quoted);
  for (const separator of [/\s*:::\s*/, /[;\n]/, /[|]/]) {
    const parts = trimAll(text.split(separator));
    if (parts.length > 1 && parts.every((part) => byName.has(fold(part)) || SYSTEM_GROUPS.has(fold(part))))
      return parts;
  }
  return trimAll(text.split(SEPARATORS));
}

function trimAll(parts: readonly string[]): readonly string[] {
  return parts.map((part) => part.replace(/\s+/g, " ").trim()).filter((part) => part !== "");
}
