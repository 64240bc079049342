/** Erases a person: the contact, then all records. Each step may be repeated, so that a kill at any instant loses nothing. */
import type { FeedSettings } from "../../../../model/feed.ts";
import type { TraceFinder } from "../../../../ledger/people/erase/traces.ts";
import type { RequestOf, RequestResult } from "../../../../model/request.ts";
import { isErasedKey } from "../../../../model/text/row-key.ts";
import type { KnownBy } from "../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { doubtsAbout, personKnownAs, type PersonOfLedger } from "../../../push/never/person-known.ts";
import { idOfPerson } from "../../../push/never/row-owner.ts";
import { entryKeeping, neverCheck } from "../../../push/never/never-check.ts";
import { keepItemOfOther, storeRemovals } from "../../../push/never/removal-runs.ts";
import type { RunEnv } from "../../../run-env.ts";
import type { Recorder } from "../../recorded-change.ts";
import { heldInUndos, undosThatWait } from "../undo/undos-that-wait.ts";
import { inboxLines } from "./files/inbox-lists.ts";
import { enterNever } from "./never-greet.ts";
import { sayAlike } from "./say-alike.ts";
import { gatherTraces } from "./find-traces.ts";
import { finderOf } from "./finder/trace-finder.ts";
import { deleteContacts, removalsOf, reportCancelled } from "./delete-contacts.ts";
import { goOnErasing } from "./go-on-erasing.ts";

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
  if (isErasedKey(person.found.key)) return erasedAlready(person, keepContact, feeds, env);
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
  const finders = erased.waiting === 0 ? erased.finders : await findersOf(ids, ledger);
  const stays = [...undosThatWait(undos, env), ...(await inboxLines(finders, feeds, env))];
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

/** Returns what finds a person in files while the erasure waits. */
async function findersOf(ids: ReadonlySet<string>, ledger: RunEnv["ledger"]): Promise<readonly TraceFinder[]> {
  const traces = await Promise.all([...ids].map(async (id) => gatherTraces(id, ledger)));
  return traces.flatMap((found) => (found === null ? [] : finderOf(found, ledger)));
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

/**
 * Says that a person was erased before, and what lists do. Only the contact_id is left, so no never entry can be made. Goes on with
 * erasures that are not finished.
 */
async function erasedAlready(
  { found: { contactId } }: PersonOfLedger,
  keepContact: boolean,
  feeds: readonly FeedSettings[],
  env: RunEnv,
): Promise<RequestResult> {
  const { ledger } = env;
  const { waiting, lines } = await goOnErasing(feeds, env, new Set([String(contactId)]));
  const entry = contactId === null ? null : entryKeeping(contactId, ledger);
  const isGone = contactId !== null && ledger.manualDecisions.isDeleted(contactId);
  const what = [
    "This person is erased already, and nothing that names the person is left here.",
    ...(keepContact && isGone ? ["The contact can't be kept: this program has deleted it from the service."] : []),
    entry === null
      ? CREATED_AGAIN
      : `Contact ${contactId} stays in the service, and no list changes it: entry ${entry} of the never list stays.`,
  ];
  if (keepContact && isGone) return { exitCode: 2, lines: [...what, ...lines], code: "already_decided" };
  return { exitCode: waiting === 0 ? 0 : 3, lines: [...what, ...lines] };
}

const CREATED_AGAIN =
  "A list that still has the person creates the person again. Have the person removed from the source of the list.";

/** Says whether a list that still has the person creates the person again. */
function sayWhatListsDo(knownBy: readonly KnownBy[], { ledger }: Pick<RunEnv, "ledger">): string {
  const [never] = knownBy
    .flatMap((values) => neverCheck(ledger)?.(values, null) ?? [])
    .filter(({ kind }) => kind === "never");
  return never === undefined
    ? CREATED_AGAIN
    : `No list creates the person again: entry ${never.id} of the never list stays.`;
}
