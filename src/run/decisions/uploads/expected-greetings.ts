import type { ExpectedGreeting } from "../../../ledger/checks/list-check.ts";
import { nameOf, type Entry } from "../../../model/contact.ts";
import type { Operation } from "../../../model/operation.ts";

const DAY_MS = 86_400_000;

/** The days in which greetings are expected: maps `MM-DD` to the day as `YYYY-MM-DD`. */
export type GreetingDays = ReadonlyMap<string, string>;

/** Returns the next days, today included. @param now ms since 1970 */
export function greetingDays(now: number, count: number): GreetingDays {
  const days = new Map<string, string>();
  for (let at = 0; at < count; at += 1) {
    const day = new Date(now + at * DAY_MS).toISOString().slice(0, 10);
    days.set(day.slice(5), day);
    const isLastOfFebruary = day.endsWith("-02-28") && new Date(Date.parse(day) + DAY_MS).getUTCMonth() === 2;
    if (isLastOfFebruary) days.set("02-29", day);
  }
  return days;
}

/**
 * Returns whose birthday comes in these days, by day and name, and what a planned list changes about it.
 *
 * @param entries the feed's linked people with a birthday in these days
 * @param groupNames maps a group_id to the group's name
 */
export function expectedGreetings(
  days: GreetingDays,
  entries: Iterable<Entry>,
  operations: Iterable<Operation>,
  groupNames: ReadonlyMap<number, string>,
): readonly ExpectedGreeting[] {
  const found: ExpectedGreeting[] = [];
  const changed = new Set<number>();
  const dayOf = (birthday: string | null | undefined) => days.get((birthday ?? "").slice(-5)) ?? null;
  for (const operation of operations) {
    if (!isPlanned(operation)) continue;
    const { kind, contactId, input, changes, state, groupName } = operation;
    const after = kind === "delete" ? null : (input.birthday ?? null);
    const before = kind === "create" ? null : kind === "delete" ? (input.birthday ?? null) : formerBirthday(operation);
    if (kind === "update" && changes["birthday"] === undefined) continue;
    if (contactId !== null) changed.add(contactId);
    const [dayBefore, dayAfter] = [dayOf(before), dayOf(after)];
    const day = dayAfter ?? dayBefore;
    if (day === null) continue;
    const change = kind === "create" ? "new" : kind === "delete" ? "ends" : dayAfter === null ? "goes" : "comes";
    found.push({ day, name: nameOf(input), groupName, change, before, after, isHeld: state === "held" });
  }
  for (const { contactId, applied } of entries) {
    const day = dayOf(applied.birthday);
    if (day === null || changed.has(contactId)) continue;
    const birthday = applied.birthday ?? null;
    const groupName = groupNames.get(applied.group_id) ?? "";
    found.push({
      day,
      name: nameOf(applied),
      groupName,
      change: "stays",
      before: birthday,
      after: birthday,
      isHeld: false,
    });
  }
  return found.toSorted((a, b) => compare(a.day, b.day) || compare(a.name, b.name));
}

function isPlanned({ state }: Operation): boolean {
  return state !== "dropped" && state !== "superseded" && state !== "rejected";
}

function formerBirthday({ changes, input }: Operation): string | null {
  const change = changes["birthday"];
  return change === undefined ? (input.birthday ?? null) : change[0];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
