import { ENGLISH } from "../../pipeline/report/language/phrases.ts";
import { counted, withThousands } from "../../model/text/counted.ts";
import type { RunRecord } from "../../model/run-record.ts";
import type { FinishedRun } from "../../run/finish-run.ts";
import { describeQuestion } from "../../pipeline/report/words/column-questions.ts";
import { describeHold } from "../../pipeline/report/words/hold-sentences.ts";
import { runInWords } from "../../pipeline/report/words/run-in-words.ts";
import { proposalsOf } from "../../pipeline/report/words/proposals.ts";
import { examplesOf } from "./hold-examples.ts";
import type { Style, Terminal } from "./terminal.ts";

const STATUS_STYLE: Readonly<Record<string, Style>> = {
  completed: "green",
  held: "yellow",
  halted: "red",
  failed: "red",
  superseded: "dim",
};

/** Prints one run: its numbers, what is held and how to decide it, and where the reports are. */
export function showRun({ record, reports, questions = [] }: FinishedRun, terminal: Terminal): void {
  const status = record.status ?? "running";
  const { paint, print } = terminal;
  print(
    `${paint("bold", runInWords(ENGLISH, record))} → ${record.feed}: ${paint(STATUS_STYLE[status] ?? "dim", status)}`,
  );
  for (const sentence of proposalsOf(ENGLISH, record.columns)) print(`  ${paint("yellow", sentence)}`);
  for (const question of questions) print(`  ${paint("yellow", describeQuestion(ENGLISH, question, record))}`);
  print(`  ${countsInWords(record)}`);
  if (record.haltReason !== null && record.status !== "superseded") print(`  ${paint("red", record.haltReason)}`);
  // Where the whole list waits, a hold of its deletions must not say that the rest was carried out.
  const isWhole = record.holds.some(({ scope }) => scope === "run");
  for (const hold of record.holds) {
    if (status !== "held") break;
    const part = isWhole ? { ...hold, scope: "run" as const } : hold;
    const { title, message, pattern, wayOut } = describeHold(ENGLISH, part, record.run, record.rows.held);
    const next = record.isTrial === true ? ENGLISH.say("trial.held") : wayOut;
    print(`  ${paint("yellow", `Held: ${title}.`)} ${[message, pattern ?? "", next].filter(Boolean).join(" ")}`);
    // Without a person at the terminal, the output may become a log, in which no people are named.
    if (terminal.isInteractive) for (const line of examplesOf(hold)) print(`    ${line}`);
  }
  const { sheetsNotRead = [] } = record.reading;
  if (sheetsNotRead.length > 0)
    print(`  ${paint("yellow", `Sheets with people that were not read: ${sheetsNotRead.join(", ")}`)}`);
  if (reports.rejectionsXlsx !== null) print(`  To correct: ${reports.rejectionsXlsx}`);
  print(`  Report:     ${reports.report}`);
}

/** Returns a run's numbers: `10 rows: 7 created, 3 rejected; 1 deleted; 12 calls`. */
export function countsInWords({ rows, deletes, requests, warnings, notRead }: RunRecord): string {
  const { read, inDoubt, ...others } = rows;
  const named = Object.entries({ ...others, "in doubt": inDoubt }).filter(([, count]) => count > 0);
  const calls = requests.create + requests.update + requests.delete;
  const outcomes = named.map(([name, count]) => `${withThousands(count)} ${name}`).join(", ") || "nothing to do";
  // Some runs have no rows: an undo that only deletes, or the end of a person's greetings.
  const parts = read === 0 && deletes.deleted + deletes.held > 0 ? [] : [`${counted(read, "row")}: ${outcomes}`];
  if (deletes.deleted > 0) parts.push(`${withThousands(deletes.deleted)} deleted`);
  if (deletes.held > 0) parts.push(`${counted(deletes.held, "delete")} held`);
  if (warnings > 0) parts.push(counted(warnings, "warning"));
  if (notRead > 0) parts.push(`${counted(notRead, "person", "people")} not read`);
  parts.push(counted(calls, "call"));
  return parts.join("; ");
}
