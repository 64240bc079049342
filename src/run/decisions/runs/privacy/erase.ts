/** Erases a person: the contact, then all records. Each step may be repeated, so that a kill at any instant loses nothing. */
import type { Erasure } from "../../../../ledger/people/erase/erasures.ts";
import type { TraceFinder } from "../../../../ledger/people/erase/traces.ts";
import type { FeedSettings } from "../../../../model/feed.ts";
import type { RequestOf, RequestResult } from "../../../../model/request.ts";
import { counted } from "../../../../model/text/counted.ts";
import type { KnownBy } from "../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { doubtsAbout, personKnownAs, type PersonOfLedger } from "../../../push/never/person-known.ts";
import { idOfPerson } from "../../../push/never/row-owner.ts";
import { neverCheck } from "../../../push/never/never-check.ts";
import { keepItemOfOther, storeRemovals } from "../../../push/never/removal-runs.ts";
import type { RunEnv } from "../../../run-env.ts";
import type { ErasingEnv } from "./erasing-env.ts";
import type { Recorder } from "../../recorded-change.ts";
import { endUndosWithoutPeople } from "../undo/end-without-people.ts";
import { heldInUndos, undosThatWait } from "../undo/undos-that-wait.ts";
import { inboxLines } from "./files/inbox-lists.ts";
import { scrubLists, scrubReports } from "./files/scrub-files.ts";
import { askForReturned } from "./returned-people.ts";
import { enterNever } from "./never-greet.ts";
import { sayAlike, sayAlikeIn, sayAlikePeople } from "./say-alike.ts";
import { gatherTraces } from "./find-traces.ts";
import { finderOf } from "./finder/trace-finder.ts";
import { deleteContacts, removalsOf, reportCancelled } from "./delete-contacts.ts";
import { LEDGER_IS_READ, REFUSED, whyNotYet } from "./why-waiting.ts";

/** Stores the erasure of a person, and carries it out as far as that is possible now. */
export async function erasePerson(
  { person: asked, keepContact }: RequestOf<"erase">,
  feeds: readonly FeedSettings[],
  env: RunEnv,
  record: Recorder,
): Promise<RequestResult> {
  const { ledger } = env;
  const id = idOfPerson(asked, ledger);
  const person = personKnownAs(id, ledger);
  if (person === null) return { exitCode: 2, lines: [`The ledger has no person “${id}”.`], code: "unknown" };
  const decided = removalsOf(person.entries, ledger);
  if (keepContact && decided.some(({ wasSent }) => wasSent))
    return {
      exitCode: 2,
      lines: [
        "The contact can't be kept: its deletion was decided and may have happened. The next run goes on with it.",
      ],
      code: "already_decided",
    };
  const at = new Date(env.now()).toISOString();
  const whatListsDo = sayWhatListsDo(person.knownBy, env);
  const undos = heldInUndos(env);
  ledger.beginChanges();
  const ids = new Set([id, ...askedAs(person, env)]);
  const cancelled = record.once({ kind: "erase", contactId: person.found.contactId }, () => {
    for (const each of ids) ledger.erasures.ask(each, keepContact, at);
    if (!keepContact) {
      ledger.removals.takeForErasure(decided.map((removal) => removal.id));
      storeRemovals(person.entries, "erase", feeds, env);
    } else {
      enterNever(person, at, ledger, person.entries);
      for (const { contactId } of person.entries) keepItemOfOther(contactId, ledger);
    }
    const unsent = keepContact ? decided.map((removal) => removal.id) : [];
    return ledger.removals.cancel(unsent, at);
  });
  await noteTraces(id, person, ledger);
  await reportCancelled(cancelled, env);
  const deleted = keepContact ? null : await deleteContacts(removalsOf(person.entries, ledger), feeds, env);
  const erased = await goOnErasing(feeds, env, ids);
  // Whether a doubt made a contact is decided first.
  const hasNone = !keepContact && person.entries.length === 0;
  const stays = [...undosThatWait(undos, env), ...(await inboxLines(erased.finders, feeds, env))];
  const lines = [
    ...(hasNone && erased.waiting > 0 ? [] : (deleted?.lines ?? [sayKept(person, env)])),
    ...erased.lines,
    ...sayAlike(person, "erase"),
    ...stays,
  ];
  if (erased.waiting === 0 && !keepContact) lines.push(whatListsDo);
  const alike = [...person.alike.map(({ contactId }) => String(contactId)), ...erased.alike];
  const items = [
    { erased: erased.done, waiting: erased.waiting },
    ...alike.map((other) => ({ alike: other })),
    ...[...erased.stays, ...stays].map((line) => ({ stays: line })),
  ];
  return { exitCode: erased.waiting === 0 ? 0 : 3, lines, items };
}

/** Notes what shows the person of a refused row. A later list may put another person's row into the open item. */
async function noteTraces(id: string, person: PersonOfLedger, ledger: RunEnv["ledger"]): Promise<void> {
  const isRowOnly = (person.found.row !== null || person.found.holder !== undefined) && person.entries.length === 0;
  const traces = isRowOnly && doubtsAbout(person, ledger).length === 0 ? await gatherTraces(id, ledger) : null;
  if (traces !== null) ledger.erasures.note(id, traces);
}

/** Returns the other ids under which the erasure of a person is asked for. */
function askedAs({ entries }: PersonOfLedger, { ledger }: Pick<RunEnv, "ledger">): readonly string[] {
  const contacts = new Set(entries.map(({ contactId }) => contactId));
  const isOfPerson = (id: string) =>
    personKnownAs(id, ledger)?.entries.some(({ contactId }) => contacts.has(contactId)) === true;
  const asked = ledger.erasures.open().filter(({ stage }) => stage !== "emptying");
  return asked.flatMap(({ person }) => (isOfPerson(person) ? person : []));
}

/** Says what becomes of the contact of a person who is erased here alone. */
function sayKept(person: PersonOfLedger, { ledger }: Pick<RunEnv, "ledger">): string {
  const { found, entries } = person;
  if (entries.length === 0 && found.contactId === null)
    return doubtsAbout(person, ledger).length > 0
      ? "If the service created this person, the contact stays there. No list changes it."
      : "There is no contact to keep: this program created none for this person. No list creates the person.";
  const isGone = entries.length === 0 && found.contactId !== null && ledger.manualDecisions.isDeleted(found.contactId);
  return isGone
    ? "The contact can't be kept: this program has deleted it from the service already. No list creates the person again."
    : "The contact stays in the service, and is no longer known here. No list changes it again.";
}

/** Says whether a list that still has the person creates the person again. */
function sayWhatListsDo(knownBy: readonly KnownBy[], { ledger }: Pick<RunEnv, "ledger">): string {
  const [never] = knownBy
    .flatMap((values) => neverCheck(ledger)?.(values, null) ?? [])
    .filter(({ kind }) => kind === "never");
  return never === undefined
    ? "A list that still has the person creates the person again. Have the person removed from the source of the list."
    : `No list creates the person again: entry ${never.id} of the never list stays.`;
}

interface Erased {
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
async function goOnErasing(
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
    const { lines } = await goOnErasing(feeds, env);
    for (const line of lines) env.log("info", line);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    env.log("error", `An erasure could not go on: ${error.message}`);
  }
}
