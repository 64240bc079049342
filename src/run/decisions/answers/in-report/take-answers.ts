/** Takes the answers that people wrote into the column `_answer` of a corrected report. */
import type { Ledger } from "../../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../../ledger/runs/open-items/open-items.ts";
import type { DateOrder, FeedSettings } from "../../../../model/feed.ts";
import type { Issue } from "../../../../model/issue.ts";
import type { Table } from "../../../../model/row.ts";
import { splitRejectionRow } from "../../../../pipeline/report/rejections/read-back.ts";
import { whyDoubtIsUnused } from "../../../read/corrected/answered-item.ts";
import type { LineAnswer } from "../../../read/corrected/line-answers.ts";
import { isRewritten, readingsOf } from "../../../read/corrected/rewritten-cells.ts";
import { judgeAnswer, needsApprover, type Answer, type RefusalReason } from "../judge-answer.ts";
import { contactIdOfChoice } from "../read-choice.ts";
import { readingCells } from "../reading-cells.ts";
import type { IsLeftOut } from "./left-out-since.ts";
import { isDoubt } from "../record-answer.ts";
import { isAboutOwnRow, orderIn, rowsDecidedBy, subjectOfAnswer } from "../store-answer.ts";

/** The answers of a corrected report. */
export interface TakenAnswers {
  /** What the answer of each line does to the line. */
  readonly lines: ReadonlyMap<number, LineAnswer>;
  /** The answers that can be carried out, one for each question. */
  readonly answers: readonly Answer[];
  /** The rows that the answers decide, and that are not in the report. */
  readonly others: readonly StoredOpenItem[];
  /** The order of dates that an answer gives the whole list; null: none does. */
  readonly order: DateOrder | null;
}

interface Line {
  readonly line: number;
  readonly id: string;
  readonly text: string;
  readonly header: readonly string[];
  readonly cells: readonly string[];
}

type AnswersLedger = Parameters<typeof judgeAnswer>[3] & Pick<Ledger, "runs" | "followUps" | "waitingCorrections">;

/**
 * Reads the answers of a corrected report, and judges each. Stores nothing.
 *
 * @param feeds the feeds as the configuration sets them
 * @param isOfEditor an editor of the console sent the report, who may not give every answer
 * @param isLeftOut whether people left a row out since the report was saved. An answer in its line still counts for other rows.
 */
export async function takeAnswers(
  table: Table,
  feeds: readonly FeedSettings[],
  ledger: AnswersLedger,
  isOfEditor: boolean,
  isLeftOut: IsLeftOut,
): Promise<TakenAnswers> {
  const { answered, ids, lines } = await answeredLines(table, isLeftOut, ledger);
  const found: { readonly line: Line; readonly answer: Answer }[] = [];
  for (const line of answered) {
    const judged = judgeAnswer(line.id, line.text, feeds, ledger);
    if (lines.get(line.line)?.kind === "left_out") {
      if (judged.kind === "answer" && !isAboutOwnRow(judged.answer)) found.push({ line, answer: judged.answer });
      continue;
    }
    // A line whose _id is wrong is refused for its _id.
    if (judged.kind === "refused" && judged.reason === "foreign") continue;
    if (judged.kind === "refused" && judged.reason === "solved") lines.set(line.line, { kind: "late" });
    else if (judged.kind === "refused")
      lines.set(line.line, refusedLine(line, judged.reason, judged.data, judged.openItem));
    else if (judged.kind === "answer" && isOfEditor && needsApprover(judged.answer.question, judged.answer.choice))
      lines.set(line.line, refusedLine(line, "approver", {}, judged.answer.openItem));
    else if (judged.kind === "given") lines.set(line.line, { kind: "used", texts: new Map() });
    else found.push({ line, answer: judged.answer });
  }
  const choices = new Map<string, Set<string>>();
  for (const { answer } of found) {
    const subject = subjectOfAnswer(answer);
    choices.set(subject, (choices.get(subject) ?? new Set()).add(answer.choice));
  }
  const answers = new Map<string, Answer>();
  const people = peopleByContact(found);
  for (const { line, answer } of found) {
    const subject = subjectOfAnswer(answer);
    const texts = textsOf(answer, ledger);
    const contactId = contactIdOfChoice(answer.choice);
    const why = whyUnused({
      hasTwoAnswers: (choices.get(subject)?.size ?? 0) > 1,
      hasTwoPeople: contactId !== null && (people.get(contactId)?.size ?? 0) > 1,
      hasOtherDate: hasOtherDate(line, answer, texts),
    });
    if (lines.get(line.line)?.kind === "left_out") {
      if (why !== null) continue;
      lines.set(line.line, { kind: "left_out", isAnswered: false });
      answers.set(subject, answer);
      continue;
    }
    if (why !== null) {
      const data = why === "two_people" ? { contactId: contactId ?? 0 } : {};
      lines.set(line.line, refusedLine(line, why, data, answer.openItem));
      continue;
    }
    const isOutdated = whyDoubtIsUnused(answer.openItem, ledger) !== null;
    lines.set(line.line, isDoubt(answer) ? { kind: "doubt", isOutdated } : { kind: "used", texts });
    answers.set(subject, answer);
  }
  const taken = [...answers.values()];
  const others = new Map<number, StoredOpenItem>();
  const waiting = ledger.waitingCorrections();
  for (const answer of taken) {
    const decided = rowsDecidedBy(answer, ledger).slice(1);
    const isLeftAlone = ({ id }: StoredOpenItem) => ids.has(id) || (waiting.has(id) && !isAboutOwnRow(answer));
    for (const item of decided) if (!isLeftAlone(item)) others.set(item.id, item);
  }
  const order = taken.map(({ choice }) => orderIn(choice)).find((given) => given !== null) ?? null;
  return { lines, answers: taken, others: [...others.values()], order };
}

/** Returns the rows that answers say to be a contact, by contact. */
function peopleByContact(found: readonly { readonly answer: Answer }[]): ReadonlyMap<number, ReadonlySet<number>> {
  const people = new Map<number, Set<number>>();
  for (const { answer } of found) {
    const contactId = contactIdOfChoice(answer.choice);
    if (contactId !== null) people.set(contactId, (people.get(contactId) ?? new Set()).add(answer.openItem.id));
  }
  return people;
}

/** Returns why an answer that could be carried out alone is not used; null: it is used. */
function whyUnused(line: Record<"hasTwoAnswers" | "hasTwoPeople" | "hasOtherDate", boolean>): RefusalReason | null {
  if (line.hasTwoAnswers) return "two_answers";
  if (line.hasTwoPeople) return "two_people";
  return line.hasOtherDate ? "two_dates" : null;
}

/** Returns the lines with an answer, the ids of the open items that any line names, and the lines of rows that were left out. */
async function answeredLines(report: Table, isLeftOut: IsLeftOut, { openItems }: Pick<Ledger, "openItems">) {
  const ids = new Set<number>();
  const answered: Line[] = [];
  const lines = new Map<number, LineAnswer>();
  for await (const batch of report.batches())
    for (const row of batch) {
      const { id, answer: text, header, cells } = splitRejectionRow(report.header, row.cells);
      const item = id === "" ? null : (openItems.reportedAs(id)?.openItem ?? null);
      if (item !== null) ids.add(item.id);
      if (item !== null && isLeftOut(id, item)) lines.set(row.line, { kind: "left_out", isAnswered: text !== "" });
      if (text !== "") answered.push({ line: row.line, id, text, header, cells });
    }
  return { answered, ids, lines };
}

function refusedLine(
  { line, id, text, header, cells }: Line,
  reason: RefusalReason,
  data: Issue["data"],
  openItem: StoredOpenItem | null,
): LineAnswer {
  const issue = { code: "answer_refused", field: null, header: null } as const;
  const corrected = openItem === null ? [] : correctedColumns(openItem, header, cells);
  const more = corrected.length === 0 ? {} : { corrected };
  return { kind: "refused", issue: { ...issue, data: { ...data, ...more, id, line, reason, answer: text } } };
}

/** Returns the columns in which a person changed a reported row. A cell that a spreadsheet writes otherwise is not changed. */
function correctedColumns(
  { header: reported, cells: before, since }: StoredOpenItem,
  header: readonly string[],
  cells: readonly string[],
): readonly string[] {
  const year = Number(since.slice(0, 4));
  return reported.filter((name, at) => {
    const place = header.indexOf(name);
    const [was, is] = [(before[at] ?? "").trim(), (cells[place] ?? "").trim()];
    return place !== -1 && reported.indexOf(name) === at && was !== is && !isRewritten(was, is, year);
  });
}

/** Returns the texts that an answer gives the line's cells, by header. */
function textsOf({ openItem, question, choice }: Answer, ledger: Pick<Ledger, "runs">): ReadonlyMap<string, string> {
  const isReading = /^(?:\d{4}|-)-\d\d-\d\d$/u.test(choice);
  const texts = isReading ? readingCells(openItem, question, choice, ledger) : new Map<number, string>();
  return new Map([...texts].map(([at, text]) => [openItem.header[at] ?? "", text]));
}

/** Returns whether a person wrote another date into the cell that the answer is about. */
function hasOtherDate({ header, cells }: Line, { openItem }: Answer, texts: ReadonlyMap<string, string>): boolean {
  return [...texts].some(([name, text]) => {
    const typed = cells[header.indexOf(name)] ?? "";
    const dates = new Set(readingsOf(typed).map(({ month, day }) => `${month}-${day}`));
    const chosen = readingsOf(text).map(({ month, day }) => `${month}-${day}`);
    const isAsReported = typed === (openItem.cells[openItem.header.indexOf(name)] ?? "");
    return !isAsReported && chosen.length > 0 && dates.size > 0 && !chosen.some((date) => dates.has(date));
  });
}
