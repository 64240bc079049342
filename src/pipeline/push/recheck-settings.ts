import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { DeleteLimits, ListSettings } from "../../model/feed.ts";
import { foldHeader } from "../../model/text/spelling/text-folding.ts";
import type { PushSettings } from "./push-io.ts";

/** The data of the issue: the reason, and the setting that it names. */
type WhyNot = { readonly reason: SettingsReason; readonly setting?: string };

const SETTINGS_REASONS = [
  "column_gone",
  "column_reread",
  "default_changed",
  "date_order_changed",
  "name_order_changed",
  "blank_keeps",
  "yearless_rejected",
  "no_deletes",
  "mark_ignored",
  "mark_held",
  "stricter_limits",
] as const;

type SettingsReason = (typeof SETTINGS_REASONS)[number];

/** Returns whether an operation was not sent because of changed settings. */
export function isSettingsReason(reason: unknown): boolean {
  return (SETTINGS_REASONS as readonly unknown[]).includes(reason);
}

type Checked = Pick<StoredOperation, "kind" | "input" | "changes">;

/**
 * Returns why the settings of now forbid an operation that was planned under earlier settings; null: they
 * allow it. The feed's next list is planned under the settings of now.
 *
 * @param isApproved whether a person approved the delete
 */
export function whyForbidden({ kind, input, changes }: Checked, all: PushSettings, isApproved: boolean): WhyNot | null {
  const { planned, ...settings } = all;
  // A person asked for this delete, and no list.
  if (changes["removal"] !== undefined) return null;
  if (kind === "delete") return whyNoDelete(changes["inactive"] !== undefined, { planned, ...settings }, isApproved);
  const changed = changedReading(all).find(({ fields }) =>
    fields.some((field) => field === "*" || hasField(input, field)),
  );
  if (changed !== undefined) return changed.why;
  const clears = Object.values({ ...input, ...input.custom_fields }).includes(null);
  if (clears && settings.blankCells === "keep" && planned?.blankCells === "clear") return { reason: "blank_keeps" };
  const isYearless = typeof input.birthday === "string" && !/^\d{4}-/u.test(input.birthday);
  if (isYearless && settings.yearlessBirthday === "reject" && planned?.yearlessBirthday !== "reject")
    return { reason: "yearless_rejected" };
  return null;
}

/** A setting that reads a list otherwise than when the run was planned. */
interface ChangedReading {
  readonly why: WhyNot;
  /** The fields of a contact input that it can change; `*`: any. */
  readonly fields: readonly string[];
}

/** The differences are the same for all operations of a run. */
const found = new WeakMap<PushSettings, readonly ChangedReading[]>();

/**
 * Returns the settings that read a list otherwise than when the run was planned. An operation that they can change waits for
 * the feed's next list.
 */
function changedReading(settings: PushSettings): readonly ChangedReading[] {
  const known = found.get(settings);
  if (known !== undefined) return known;
  const made = settings.planned === null ? [] : [...readingChanges(settings, settings.planned)];
  found.set(settings, made);
  return made;
}

/** Settings that a ledger of an earlier version did not store are not compared. */
function* readingChanges(now: PushSettings, before: Partial<ListSettings>): Generator<ChangedReading> {
  const anyField = ["*"];
  if (before.columns !== undefined)
    for (const [folded, [former, present]] of entriesThatDiffer(byHeader(before.columns), byHeader(now.columns))) {
      const header =
        [before.columns, now.columns].flatMap(Object.keys).find((name) => foldHeader(name) === folded) ?? folded;
      // The plan does not say which field a column without a setting became, so all rows of the plan wait.
      if (present === null) yield { why: { reason: "column_gone", setting: header }, fields: anyField };
      else {
        const uses = [former, present].filter((use) => use !== null).map(fieldsOfUse);
        yield { why: { reason: "column_reread", setting: header }, fields: uses.flat() };
      }
    }
  if (before.defaults !== undefined)
    for (const [field] of entriesThatDiffer(before.defaults, now.defaults))
      yield { why: { reason: "default_changed", setting: field }, fields: fieldsOfUse(field) };
  if (before.dateOrder !== undefined && before.dateOrder !== now.dateOrder)
    yield { why: { reason: "date_order_changed" }, fields: ["birthday"] };
  if (before.nameOrder !== undefined && before.nameOrder !== now.nameOrder)
    yield { why: { reason: "name_order_changed" }, fields: NAMES };
}

type Entries = Readonly<Record<string, string | null | undefined>>;

/** Headers are compared without case, accents, blanks and signs. */
function byHeader(columns: PushSettings["columns"]): Entries {
  return Object.fromEntries(Object.entries(columns).map(([header, use]) => [foldHeader(header), use]));
}

function entriesThatDiffer(before: Entries, now: Entries) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.flatMap((name) => (before[name] === now[name] ? [] : [[name, [before[name], now[name]]] as const]));
}

const GROUP = ["group_id"];
const NAMES = ["first_name", "last_name"];
const BIRTHDAY = ["birthday"];
const FIELDS_OF_USE: Readonly<Record<string, readonly string[]>> = {
  group: GROUP,
  full_name: NAMES,
  birthday_day: BIRTHDAY,
  birthday_month: BIRTHDAY,
  birthday_year: BIRTHDAY,
};

function fieldsOfUse(use: string | undefined): readonly string[] {
  if (use === undefined) return ["*"];
  return FIELDS_OF_USE[use] ?? [use];
}

function hasField(input: Checked["input"], field: string): boolean {
  const custom = /^custom_fields\.(.+)$/u.exec(field)?.[1];
  return custom === undefined ? field in input : input.custom_fields?.[custom] !== undefined;
}

function whyNoDelete(
  isInactive: boolean,
  { mode, deletes, inactive, planned }: PushSettings,
  isApproved: boolean,
): WhyNot | null {
  if (deletes === null || mode === "changes") return { reason: "no_deletes" };
  if (isInactive) {
    if (inactive === "ignore") return { reason: "mark_ignored" };
    return inactive === "hold" && !isApproved ? { reason: "mark_held" } : null;
  }
  const before = planned?.deletes ?? null;
  const isStricter = before !== null && !isApproved && areStricter(deletes, before);
  return isStricter ? { reason: "stricter_limits" } : null;
}

/** Returns whether a delete that the limits `before` allowed could be one that the limits of now hold. */
function areStricter(now: DeleteLimits, before: DeleteLimits): boolean {
  const isLower = (name: Exclude<keyof DeleteLimits, "absentDays">) => now[name] < before[name];
  return (
    isLower("limitCount") ||
    isLower("limitPercent") ||
    isLower("limitWeekPercent") ||
    isLower("limitTotal") ||
    now.absentDays > before.absentDays
  );
}
