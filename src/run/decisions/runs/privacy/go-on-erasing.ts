/** Goes on with erasures that are asked for: from the records of the person to the free space of the ledger. */
import type { Erasure } from "../../../../ledger/people/erase/erasures.ts";
import type { TraceFinder } from "../../../../ledger/people/erase/traces.ts";
import type { FeedSettings } from "../../../../model/feed.ts";
import { counted } from "../../../../model/text/counted.ts";
import type { RunEnv } from "../../../run-env.ts";
import type { ErasingEnv } from "./erasing-env.ts";
import { endUndosWithoutPeople } from "../undo/end-without-people.ts";
import { inboxLines } from "./files/inbox-lists.ts";
import { scrubLists, scrubReports } from "./files/scrub-files.ts";
import { sayAlikeIn, sayAlikePeople } from "./say-alike.ts";
import { gatherTraces } from "./find-traces.ts";
import { finderOf } from "./finder/trace-finder.ts";
import { LEDGER_IS_READ, REFUSED, whyNotYet } from "./why-waiting.ts";

/** What became of the erasures that were not finished. */
export interface Erased {
  readonly done: number;
  /** Number of erasures that wait, of the person who is asked about. */
  readonly waiting: number;
  readonly lines: readonly string[];
  /** The lines that name files with rows that may be the person's, or files that nothing can search. */
  readonly stays: readonly string[];
  /** The ids of people without a contact who may be the same person. */
  readonly alike: readonly string[];
  /** What finds the people in files. */
  readonly finders: readonly TraceFinder[];
}

/**
 * Erases people again whose data a rebuilt ledger has, and goes on with the erasures that are not finished. Returns what it did, in
 * whole sentences.
 */
export async function eraseAfterRebuild(feeds: readonly FeedSettings[], env: ErasingEnv): Promise<readonly string[]> {
  const { lines } = await goOnErasing(feeds, env);
  const { deleted, unread } = env.ledger.erasures.deleteAside();
  return [
    ...lines,
    ...deleted.map((file) => `Deleted: ${file}. It still had records of people who were erased.`),
    ...unread.map(
      (file) =>
        `${file} is damaged, so it can't be searched for people who were erased. Delete it as soon as you do not need it any more.`,
    ),
  ];
}

/**
 * Goes on with the erasures that are not finished. Each pass calls it.
 *
 * @param asked the ids of the person who is asked about; null: it goes on with all alike
 */
export async function goOnErasing(
  feeds: readonly FeedSettings[],
  env: ErasingEnv,
  asked: ReadonlySet<string> | null = null,
): Promise<Erased> {
  const [lines, stays, alike]: [string[], string[], string[]] = [[...(await askForReturned(env))], [], []];
  const finders: TraceFinder[] = [];
  let done = 0;
  let waiting = 0;
  for (const erasure of env.ledger.erasures.open()) {
    const why = await goOn(erasure, feeds, env, { lines, stays, alike, finders });
    if (why === null) done += 1;
    else {
      const isAsked = asked === null || asked.has(erasure.person);
      if (isAsked) waiting += 1;
      lines.push(
        `${isAsked ? "The erasure waits" : "An earlier erasure still waits"}: ${why}.${why.startsWith(REFUSED) ? "" : " The next run goes on with it."}`,
      );
    }
  }
  lines.push(...(await endUndosWithoutPeople(env)));
  return { done, waiting, lines, stays, alike, finders };
}

/** Erases people again whose data came back with an older ledger. Returns a line for each erasure that this ledger does not know. */
async function askForReturned({
  ledger,
  now,
  log,
}: Pick<RunEnv, "ledger" | "now" | "log">): Promise<readonly string[]> {
  const { people, rows, lost } = await ledger.erasures.askForReturned(new Date(now()).toISOString());
  if (people.length + rows > 0)
    log(
      "warn",
      `The ledger that was put back has records of people who were erased. They are erased again: ${counted(people.length, "record")} of people, ${counted(rows, "other row")}.`,
    );
  return lost.map(sayLostErasure);
}

function sayLostErasure(contactId: number): string {
  return `The erasure of contact ${contactId} was asked for and did not end. The ledger that was put back does not know of it. Ask again: celebration-sync erase contact:${contactId}`;
}

/** Returns why an erasure has to wait; null: it is finished. */
async function goOn(
  erasure: Erasure,
  feeds: readonly FeedSettings[],
  env: ErasingEnv,
  erased: { readonly [Part in "lines" | "stays" | "alike"]: string[] } & { readonly finders: TraceFinder[] },
): Promise<string | null> {
  const { ledger } = env;
  if (erasure.stage !== "emptying") {
    const why = erasure.stage === "asked" ? whyNotYet(erasure, env) : null;
    if (why !== null) return why;
    const traces = erasure.traces ?? (await gatherTraces(erasure.person, ledger));
    if (traces === null) {
      ledger.erasures.drop(erasure.id);
      return null;
    }
    if (erasure.stage === "asked" || erasure.traces === null) ledger.erasures.begin(erasure.id, traces);
    const finder = finderOf(traces, ledger);
    const lists = await scrubLists(finder, feeds, env);
    env.requests.erase(finder.has);
    const damaged = await ledger.erasures.scrubCopies(finder);
    const runs = await ledger.erasures.scrubRecords(erasure.id, finder);
    const reports = await scrubReports(finder, runs, feeds, env);
    erased.finders.push(finder);
    ledger.erasures.finish(erasure, finder, new Date(env.now()).toISOString());
    const closed = [...lists.closed, ...reports.closed].map(
      (file) =>
        `Not searched: ${file}. This program can't read such a file in full. Look into it yourself, and delete it if it has the person.`,
    );
    const alikeIn = sayAlikeIn(lists.alike);
    erased.stays.push(...closed, ...alikeIn);
    erased.alike.push(...traces.kept);
    erased.lines.push(
      ...closed,
      ...damaged.map(
        (file) => `Deleted: ${file}. This copy of the ledger is damaged, so single people can't be removed from it.`,
      ),
      ...sayAlikePeople(traces.kept),
      ...alikeIn,
      `Erased from the ledger and its copies, from ${counted(lists.rewritten + lists.deleted, "list")} and from ${counted(reports.rewritten, "report")}.`,
    );
    env.log("info", "Erased a person", { lists: lists.rewritten, deleted: lists.deleted, reports: reports.rewritten });
  }
  return (await ledger.erasures.empty()) ? null : LEDGER_IS_READ;
}

/** Goes on with erasures. An error is only logged, and the next pass tries again: lists are more urgent. */
export async function eraseOn(feeds: readonly FeedSettings[], env: RunEnv): Promise<void> {
  try {
    const { lines, finders } = await goOnErasing(feeds, env);
    for (const line of [...lines, ...(await inboxLines(finders, feeds, env))]) env.log("info", line);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    env.log("error", `An erasure could not go on: ${error.message}`);
  }
}
