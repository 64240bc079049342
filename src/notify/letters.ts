/** What mails and chats say: a subject, and lines without personal data. Pure. */
import type { RunRecord } from "../model/run-record.ts";
import type { Phrases } from "../pipeline/report/language/phrases.ts";
import { verdictOf, type Needs } from "../pipeline/report/page/verdict.ts";
import { describeHalt, describeHold } from "../pipeline/report/words/hold-sentences.ts";

export interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
  /** The address of the run's page in the console; absent: the letter is about no run, or people have no address. */
  readonly page?: string;
}

/**
 * Returns the letter on a run: the report's headline, its figures, and why it waits or stopped. The report's other steps may
 * name people or their values, so they are left out. It ends with the run's page in the console, or with the path of the report.
 */
export function letterOfRun(
  phrases: Phrases,
  record: RunRecord,
  needs: Needs,
  { page, report }: { readonly page: string | null; readonly report: string },
): Letter {
  const { feed, file, run, status, holds, rows, haltCode } = record;
  const { headline, lead } = verdictOf(phrases, record, needs);
  const halt = describeHalt(phrases, haltCode);
  const held = holds.map((hold) => describeHold(phrases, hold, run, rows.held));
  return {
    subject: `${feed}${phrases.colon}${headline}`,
    lines: [
      `${file}${phrases.colon}${lead}`,
      ...(status === "failed" ? [phrases.say("todo.failed")] : []),
      ...(status === "halted" ? [`${halt.happened} ${halt.whatToDo}`, phrases.say("todo.nothing_lost")] : []),
      ...(status === "held" ? held.map(({ title, message }) => `${title}${phrases.colon}${message}`) : []),
      ...(status === "held" ? [phrases.say("todo.approve", { run }), phrases.say("todo.discard", { run })] : []),
      phrases.say("notice.report", { report: page ?? report }),
    ],
    ...(page === null ? {} : { page }),
  };
}

/** Returns the daily mail: the letters of several lists, one below the other. */
export function dailyLetter(phrases: Phrases, letters: readonly Letter[]): Letter {
  return {
    subject: phrases.say("notice.daily", { count: letters.length }),
    lines: letters.map(({ subject, lines }) => [subject, ...lines].join("\n")),
  };
}
