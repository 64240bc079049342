/** The sentences about holds and halts. */
import { DAYS_FROM_1900_TO_1904 } from "../../../model/calendar.ts";
import type { Hold } from "../../../model/operation.ts";
import type { HaltCode } from "../../../model/run-record.ts";
import type { Value } from "../language/catalog.ts";
import type { Phrases } from "../language/phrases.ts";
import { fieldName, fieldOfMany } from "./fields.ts";
import { linesInWords } from "./issue-values.ts";

/** The sentences about one hold. */
export interface HoldInWords {
  readonly title: string;
  /** What looked wrong, with its figures. */
  readonly message: string;
  /** What the list looks like; null: there is no guess. */
  readonly pattern: string | null;
  /** What to look at before deciding. */
  readonly look: string;
  /** What waits, what to look at, and how to approve or discard. */
  readonly wayOut: string;
}

/**
 * Returns the sentences about a hold: what looked wrong, the figures, and how to approve or discard.
 *
 * @param run the id that `approve` and `discard` take
 * @param heldRows number of the list's rows that wait
 */
export function describeHold(phrases: Phrases, hold: Hold, run: string, heldRows = 0): HoldInWords {
  const values = valuesOf(phrases, hold.figures);
  const look = lookOf(phrases, hold, values);
  return {
    title: phrases.say(`guard.${hold.guard}.title`),
    message: messageOf(phrases, hold, values),
    pattern: hold.pattern === undefined ? null : phrases.say(`pattern.${hold.pattern}`),
    look,
    wayOut: `${whatWaits(phrases, hold.scope, heldRows)} ${look} ${phrases.say("hold.way_out", { run })}`,
  };
}

/**
 * Returns the sentence that says which part of the list waits.
 *
 * @param heldRows number of the list's rows that wait. Beside held deletes, they are creates of people who look like a person
 *   whose delete waits
 */
export function whatWaits(phrases: Phrases, scope: Hold["scope"], heldRows: number): string {
  if (scope !== "deletes") return phrases.say(`hold.${scope}`);
  return heldRows === 0 ? phrases.say("hold.deletes") : phrases.say("hold.deletes_and_rows", { rows: heldRows });
}

/** The sentences about a run that stopped. */
interface HaltInWords {
  /** What happened, in words for a person who knows only the list. summary.json has the reason for administrators. */
  readonly happened: string;
  readonly whatToDo: string;
}

/**
 * Returns the sentences for a halted run.
 *
 * @param code null in a ledger of an older version
 */
export function describeHalt(phrases: Phrases, code: HaltCode | null): HaltInWords {
  const name = code ?? "unknown";
  return { happened: phrases.say(`halt.${name}.happened`), whatToDo: phrases.say(`halt.${name}.to_do`) };
}

type Values = Readonly<Record<string, Value>>;

/** Returns the figures with the phrases made of them. A hold in an older ledger may lack some. */
function valuesOf(phrases: Phrases, figures: Hold["figures"]): Values {
  const field = String(figures["field"] ?? "");
  const { lines = [] } = figures;
  // A hold in an older ledger has the lines as one text.
  const listed = typeof lines === "object" ? lines : String(lines).split(", ").filter(Boolean);
  const [, day = "", hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)/u.exec(String(figures["newer"] ?? "")) ?? [];
  return {
    ...figures,
    field: fieldName(phrases, field),
    fields: fieldOfMany(phrases, field),
    where: listed.length === 0 ? "" : ` (${linesInWords(phrases, listed)})`,
    day,
    time: `${hour}:${minute}`,
    how: intervalInWords(phrases, String(figures["how"] ?? "")),
    why: "",
  };
}

/** Guards with another message for some of their causes. */
function messageOf(phrases: Phrases, { guard, figures }: Hold, values: Values): string {
  const how = figures["how"];
  if ((guard === "group_emptied" || guard === "cut_off") && how === "still") return phrases.tell("guard.still", values);
  if (guard === "cut_off") {
    const why = phrases.tell(
      `guard.cut_off.${how === "end" || how === "round" || how === "pasted" ? how : "row"}`,
      values,
    );
    return phrases.tell("guard.cut_off.message", { ...values, why });
  }
  if (guard === "older_list" && how === "returns") {
    const parts = (["leavers", "joiners", "values"] as const).filter((part) => (figures[part] ?? 0) !== 0);
    const what = phrases.plain(parts.map((part) => phrases.tell(`guard.older_list.${part}`, values)));
    return phrases.say("guard.older_list.returns", { what });
  }
  if (guard === "strangers" && figures["restored"] !== undefined)
    return phrases.tell("guard.strangers.restored", values);
  return phrases.tell(`guard.${guard}.message`, values);
}

function lookOf(phrases: Phrases, { guard, figures }: Hold, values: Values): string {
  const how = figures["how"];
  if (guard === "unreadable_rows" && (how === "date_order" || how === "name_order"))
    return phrases.say(`guard.unreadable_rows.${how}`);
  return phrases.tell(`guard.${guard}.look`, values);
}

/** Returns an interval in words: `by one day`, `day and month swapped`. Words of an older ledger are returned unchanged. */
function intervalInWords(phrases: Phrases, interval: string): string {
  if (interval === "exchanged") return phrases.say("interval.exchanged");
  const [, unit, text] = /^(days|months):(-?\d+)$/u.exec(interval) ?? [];
  if (unit === undefined) return interval;
  const count = Math.abs(Number(text));
  if (unit === "months")
    return count % 12 === 0
      ? phrases.say("interval.years", { count: count / 12 })
      : phrases.say("interval.months", { count });
  return count === DAYS_FROM_1900_TO_1904 ? phrases.say("interval.epoch") : phrases.say("interval.days", { count });
}
