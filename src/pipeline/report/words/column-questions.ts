import { openOrderOf, type Issue, type IssueCode, type OrderSetting } from "../../../model/issue.ts";
import type { OpenItem, RunRecord } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";

/** A question about a column, or about all phone numbers of the list. One setting answers it for all of its rows. */
export interface ColumnQuestion {
  /** "" for the question about phone numbers. */
  readonly header: string;
  /** The code and the field of its rows' issues. */
  readonly code: IssueCode;
  readonly field: string | null;
  readonly setting: OrderSetting | "country";
  readonly answers: readonly string[];
  /** The lines of this file's rows that wait for the answer. */
  readonly lines: readonly number[];
  /** Why the order is open. */
  readonly reason: string;
}

/** The answers to a question about a column, as the settings name them. */
const ANSWERS: Readonly<Record<OrderSetting, readonly string[]>> = {
  nameOrder: ["given_first", "family_first"],
  dateOrder: ["DMY", "MDY"],
};

/** Returns the key that the rows of one question share; null: the issue is about one row. */
export function questionKeyOf(issue: Issue): string | null {
  return openOrderOf(issue) === null ? null : JSON.stringify([issue.code, issue.header]);
}

/** Gathers the questions about columns from the open items of a list. */
export class QuestionCollector {
  readonly #found = new Map<string, ColumnQuestion & { readonly lines: number[] }>();

  /** Notes an open item. Items of earlier lists ask nothing about this one. */
  add({ line, issue, further }: Pick<OpenItem, "line" | "issue" | "further">): void {
    if (line === null) return;
    for (const each of [issue, ...further]) this.#note(each, line);
  }

  #note(issue: Issue, line: number): void {
    const setting = issue.code === "phone_needs_country" ? "country" : openOrderOf(issue);
    if (setting === null) return;
    const key = questionKeyOf(issue) ?? setting;
    const known = this.#found.get(key);
    if (known !== undefined) {
      if (known.lines.at(-1) !== line) known.lines.push(line);
      return;
    }
    this.#found.set(key, {
      header: setting === "country" ? "" : (issue.header ?? ""),
      code: issue.code,
      field: issue.field,
      setting,
      answers: setting === "country" ? [] : ANSWERS[setting],
      lines: [line],
      reason: String(issue.data["reason"] ?? ""),
    });
  }

  /** Returns the questions, those about an order first, then the one with most rows. One row alone is quicker corrected than asked about. */
  found(): readonly ColumnQuestion[] {
    const several = [...this.#found.values()].filter(({ lines }) => lines.length > 1);
    // Rows wait for an order. Rows without their phone number are sent.
    const isCountry = ({ setting }: ColumnQuestion) => Number(setting === "country");
    return several.toSorted((one, other) => isCountry(one) - isCountry(other) || other.lines.length - one.lines.length);
  }
}

/** Returns the question of an issue as a heading: `One question for the column “Name”: …`; null if it has none. */
export function titleOfQuestion(phrases: Phrases, issue: Issue): string | null {
  const setting = openOrderOf(issue);
  if (setting === null) return null;
  return phrases.say("question.title", { column: issue.header ?? "", asks: phrases.say(`question.${setting}.asks`) });
}

/** Returns the sentences about a question: the column, how many rows wait, and the setting to make. It names no person. */
export function describeQuestion(
  phrases: Phrases,
  { header, setting, lines, reason }: ColumnQuestion,
  { feed, status, holds }: Pick<RunRecord, "feed" | "status" | "holds">,
): string {
  // No row of a list that is held as a whole can be answered before the decision about the list.
  const isHeld = status !== "completed" && holds.some(({ scope }) => scope === "run");
  const answer =
    setting === "dateOrder" && isHeld ? "question.dateOrder.answer_held" : (`question.${setting}.answer` as const);
  if (setting === "country")
    return `${phrases.say("question.country.waits", { rows: lines.length })} ${phrases.say("question.country.answer", { feed })}`;
  const because = phrases.keyOf(`question.${setting}.${reason}`);
  return [
    phrases.say("question.title", { column: header, asks: phrases.say(`question.${setting}.asks`) }),
    because === null ? "" : phrases.tell(because, {}),
    phrases.say("question.waits", { rows: lines.length }),
    phrases.say(answer, { feed }),
  ]
    .filter((part) => part !== "")
    .join(" ");
}
