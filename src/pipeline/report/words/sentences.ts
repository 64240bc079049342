/** The sentences about rows and columns: what happened to the person, and what to do now. */
import { choicesOf, isWarning, leavesValueOut, type Issue, type IssueCode } from "../../../model/issue.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { OperationKind } from "../../../model/operation.ts";
import type { OpenItem, SkippedRow } from "../../../model/run-record.ts";
import { parseHeldRowId } from "../../../model/text/held-row-id.ts";
import type { Phrases } from "../language/phrases.ts";
import { choiceToWrite } from "./choices.ts";
import { issueValues } from "./issue-values.ts";

export interface Words {
  /** What happened to this person. */
  readonly message: string;
  /** What to do now. */
  readonly hint: string;
}

/**
 * Returns the sentences about an issue.
 *
 * @param operation the kind of operation planned for the row; the sentence says “was not created” or “was not deleted”
 * @param wentThrough whether the row is applied in spite of the issue; by default true for a warning
 */
export function describeIssue(
  phrases: Phrases,
  issue: Issue,
  operation: OperationKind | null = null,
  wentThrough: boolean = isWarning(issue.code),
): Words {
  const values = issueValues(phrases, issue, operation);
  // The service's words are about an address that is free by now.
  const isFreed = issue.code === "contact_exists" && issue.data["feed"] !== undefined;
  const said = isFreed ? undefined : issue.data["serviceMessage"];
  const message = [
    phrases.tell(`issue.${issue.code}.message`, values),
    ...(wentThrough && leavesValueOut(issue.code) ? [phrases.say("part.rest_used")] : []),
    ...originOf(phrases, issue),
    ...(said === undefined || said === ""
      ? []
      : [phrases.tell("part.service_said", { words: values["serviceMessage"] ?? "" })]),
  ];
  const hint = phrases.tell(`issue.${issue.code}.hint`, values);
  const { line } = issue.data;
  if (issue.code !== "answer_refused" || line === undefined) return { message: message.join(" "), hint };
  return { message: phrases.say("part.answer_column", { line: String(line), message: message.join(" ") }), hint };
}

/** Returns which list brought a kept value, and who else has it. */
function originOf(phrases: Phrases, { code, data: { list, date, name } }: Issue): readonly string[] {
  if (code !== "value_blanked") return [];
  return [
    ...(list === undefined ? [] : [phrases.say("part.came_with", { list: String(list), day: String(date ?? "") })]),
    ...(name === undefined ? [] : [phrases.say("part.same_value", { name: String(name) })]),
  ];
}

type OpenItemToDescribe = Pick<OpenItem, "id" | "issue" | "further" | "operation" | "status">;

/** Returns the sentences about an open item: its main issue, then the row's further issues. */
export function describeOpenItem(phrases: Phrases, openItem: OpenItemToDescribe): Words {
  const { id, issue, further, operation, status } = openItem;
  const main = describeIssue(phrases, issue, operation, status === "warning");
  const others = further.map((each) => describeIssue(phrases, each, operation, status === "warning"));
  const hints = new Set([main.hint, ...others.map((other) => other.hint)]);
  // The line shows the corrected cells, and the row's issues are about the cells before.
  const isCorrected = issue.code === "answer_refused" && issue.data["corrected"] !== undefined;
  const also = isCorrected ? "part.before_correction" : "part.also";
  // The sentence about two dates says so itself.
  const notUsed = isCorrected && issue.data["reason"] !== "two_dates" ? [phrases.say("part.cells_not_used")] : [];
  return {
    message: [main.message, ...notUsed, ...others.map(({ message }) => phrases.say(also, { message }))].join(" "),
    hint: [...hints, ...howToAnswer(phrases, id, [issue, ...further])].join(" "),
  };
}

/**
 * Returns how to answer an open item's question, with its choices; nothing if the item has none, or no id yet. A question of a
 * list that waits as a whole comes after the decision about the list.
 */
function howToAnswer(phrases: Phrases, id: string, issues: readonly Issue[]): readonly string[] {
  const choices = issues.map(choicesOf).find((found) => found !== null) ?? null;
  if (id === "" || choices === null) return [];
  if (parseHeldRowId(id) !== null) return [phrases.say("issue.answer_later")];
  const words = choices.map((choice) => choiceToWrite(phrases, choice));
  return [phrases.say("issue.answer", { choices: words, command: [`celebration-sync answer ${id}`] })];
}

/** Returns the heading over all rows with this issue. */
export function titleOfIssue(phrases: Phrases, code: IssueCode): string {
  return phrases.say(`issue.${code}.title`);
}

/** Returns why a row was skipped, in a few words, and what to do about a correction that was not used. */
export function describeSkip(
  phrases: Phrases,
  { reason, isLostCorrection }: Pick<SkippedRow, "reason" | "isLostCorrection">,
): string {
  if (isLostCorrection !== true) return phrases.say(`skip.${reason}`);
  const code = reason === "solved" || reason === "left_out" ? (`line_${reason}` as const) : "line_outdated";
  const { message, hint } = describeIssue(phrases, { code, field: null, header: null, data: {} });
  return `${message} ${hint}`;
}

/** Returns why a column is used or left out, in a few words. */
export function describeColumnUse(phrases: Phrases, why: ColumnUse["why"]): string {
  return phrases.say(`column.${why}`);
}
