/** Carries out several answers at once: each is judged for itself, and the rows that they decide are run together. */
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { RequestOf, RequestResult } from "../../../model/request.ts";
import { counted } from "../../../model/text/counted.ts";
import type { RunEnv } from "../../run-env.ts";
import { resolveDoubt } from "../manual-decisions.ts";
import type { Recorder } from "../recorded-change.ts";
import { alreadyAnswered, deleteNever, endInWords, refuse } from "./answer-question.ts";
import { othersToRun } from "./corrected-rows.ts";
import { judgeAnswer, type Answer } from "./judge-answer.ts";
import { contactIdOfChoice } from "./read-choice.ts";
import { isDoubt, recordAnswer } from "./record-answer.ts";
import { runRowsAgain } from "./run-rows-again.ts";
import { rowsDecidedBy, subjectOfAnswer } from "./store-answer.ts";

interface Judged {
  readonly id: string;
  readonly answer: Answer | null;
  /** Why the answer is not carried out, or that it was; null: it is carried out now. */
  readonly end: RequestResult | null;
}

/** Carries out answers. The result accounts for each. */
export async function answerMany(
  { answers }: RequestOf<"answer_many">,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
  record: Recorder,
): Promise<RequestResult> {
  const judged = withoutConflicts(answers.map(({ id, choice }) => judge(id, choice, feeds, env)));
  const results: RequestResult[] = judged.flatMap(({ end }) => end ?? []);
  const ended = new Map(judged.map(({ id, end }) => [id, end]));
  const open = judged.flatMap(({ id, answer, end }) => (answer === null || end !== null ? [] : [{ id, answer }]));
  for (const { id, answer } of open.filter((each) => isDoubt(each.answer))) {
    const contactId = contactIdOfChoice(answer.choice);
    const resolved = resolveDoubt({ kind: "resolve", operation: id, contactId }, env, record);
    ended.set(id, resolved);
    results.push(resolved);
  }
  const stored = open.flatMap(({ answer }) => (isDoubt(answer) ? [] : [answer]));
  for (const { name } of feeds) {
    const ofFeed = stored.filter(({ openItem }) => openItem.feed === name);
    const [first, ...more] = await rowsOf(ofFeed, feeds, env);
    if (first === undefined) continue;
    const rows = [first, ...more] as const;
    const end = await runRowsAgain(rows, `answers-${name}.csv`, feeds, groups, env, () => {
      for (const answer of ofFeed) recordAnswer(answer, env, record);
    });
    const said = [`Answered ${counted(ofFeed.length, "question")} of ${name}.`];
    results.push(
      end.kind === "run"
        ? endInWords(end, said, await deleteNever(ofFeed, feeds, env))
        : { exitCode: 3, lines: [...said, "The next run carries the answers out."] },
    );
  }
  const codes = results.map(({ exitCode }) => exitCode);
  const exitCode = [2, 1, 4, 3].find((code) => codes.includes(code)) ?? 0;
  const items = [...ended].map(([id, end]) => toItem(id, end));
  return { exitCode, lines: [...countInWords(items), ...results.flatMap(({ lines }) => lines)], items };
}

/** Returns what became of one answer, for programs. @param end how it ended by itself; null: its row was run with others */
function toItem(id: string, end: RequestResult | null) {
  const isAnswered = end === null || end.exitCode === 0;
  return {
    id,
    outcome: isAnswered ? "answered" : "not_answered",
    reason: isAnswered ? null : end.lines.join(" "),
  };
}

/** Returns the line that a part of the answers was carried out, and which were not; none where all went the same way. */
function countInWords(items: readonly ReturnType<typeof toItem>[]): readonly string[] {
  const not = items.filter(({ outcome }) => outcome === "not_answered");
  const done = items.length - not.length;
  if (not.length === 0 || done === 0) return [];
  const answers = counted(items.length, "answer", "answers");
  return [
    `Of ${answers}, ${done} ${done === 1 ? "was" : "were"} taken, and ${not.length} not: ${not.map(({ id }) => id).join(", ")}.`,
  ];
}

function judge(id: string, choice: string, feeds: readonly FeedSettings[], env: RunEnv): Judged {
  const judged = judgeAnswer(id, choice, feeds, env.ledger);
  if (judged.kind === "given") return { id, answer: null, end: alreadyAnswered(id, judged) };
  if (judged.kind === "refused") return { id, answer: null, end: refuse(id, choice, judged, env.ledger) };
  const { openItem } = judged.answer;
  if (feeds.some(({ name }) => name === openItem.feed)) return { id, answer: judged.answer, end: null };
  const line = `${id} was not answered: the configuration does not name the feed “${openItem.feed}”.`;
  return { id, answer: null, end: { exitCode: 2, lines: [line] } };
}

/** Refuses answers that contradict each other. */
function withoutConflicts(judged: readonly Judged[]): readonly Judged[] {
  const choices = new Map<string, Set<string>>();
  for (const { answer } of judged) {
    if (answer === null) continue;
    const subject = subjectOfAnswer(answer);
    choices.set(subject, (choices.get(subject) ?? new Set()).add(answer.choice));
  }
  return judged.map((each) => {
    const isAlone = each.answer === null || choices.get(subjectOfAnswer(each.answer))?.size === 1;
    if (isAlone) return each;
    return {
      ...each,
      end: { exitCode: 2, lines: [`${each.id} was not answered: two answers contradict each other.`] },
    };
  });
}

/** Returns the rows that answers decide, each once. A row with a chosen reading of its birthday goes first. */
async function rowsOf(
  answers: readonly Answer[],
  feeds: readonly FeedSettings[],
  env: RunEnv,
): Promise<readonly StoredOpenItem[]> {
  const rows = new Map<number, StoredOpenItem>();
  const decided = answers.map((answer) => rowsDecidedBy(answer, env.ledger));
  for (const [own] of decided) rows.set(own.id, rows.get(own.id) ?? own);
  const ofOthers = answers.map(async (answer) => othersToRun(answer, [], feeds, env));
  for (const each of await Promise.all(ofOthers)) for (const row of each) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}
