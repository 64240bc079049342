import type { StoredOpenItem } from "../../../../ledger/runs/open-items/open-items.ts";
import type { Entry } from "../../../../model/contact.ts";
import type { FeedSettings } from "../../../../model/feed.ts";
import type { RequestOf, RequestResult } from "../../../../model/request.ts";
import { contactForm, isNothingElseKnown } from "../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { doubtsAbout, formsOf, personKnownAs, type PersonOfLedger } from "../../../push/never/person-known.ts";
import { extendNever, learnUnsent } from "../../../push/never/learn-people.ts";
import { entriesWith } from "../../../push/never/never-check.ts";
import { dropFromUndos } from "../../../push/never/drop-from-undos.ts";
import { itemOfOther } from "../../../push/never/row-owner.ts";
import { storeRemovals } from "../../../push/never/removal-runs.ts";
import type { RunEnv } from "../../../run-env.ts";
import type { Recorder } from "../../recorded-change.ts";
import { endUndosWithoutPeople } from "../undo/end-without-people.ts";
import { heldInUndos, undosThatWait } from "../undo/undos-that-wait.ts";
import { deleteContacts, removalsOf } from "./delete-contacts.ts";
import { sayAlike } from "./say-alike.ts";

/**
 * Makes sure that a person is never greeted again: notes keyed hashes of the person, and deletes the person's contacts at
 * once. No guard asks.
 */
export async function neverGreet(
  { person: id }: RequestOf<"never">,
  feeds: readonly FeedSettings[],
  env: RunEnv,
  record: Recorder,
): Promise<RequestResult> {
  const { ledger } = env;
  const person = personKnownAs(id, ledger);
  if (person === null || person.knownBy.length === 0)
    return { exitCode: 2, lines: [`The ledger has no person “${id}”.`], code: "unknown" };
  const { feed, key, contactId, openItem } = person.found;
  ledger.beginChanges();
  const undos = heldInUndos(env);
  const at = new Date(env.now()).toISOString();
  const known = entryOf(person, ledger);
  const entry = known ?? ledger.never.nextId();
  const asked = questionAboutHolder(person.found, ledger);
  record.once({ kind: "never", feed, key, contactId, choice: String(entry) }, () => {
    // A crash before the end of this transaction leaves the entry in its file, where the next start finds it.
    enterNever(person, at, ledger);
    if (key !== null) ledger.removals.closeItems(feed, key, itemOfOther(person.found, ledger)?.id ?? null);
    // The contact of the key is another person's, and may have an item of its own.
    else if (openItem !== null && asked === null && ledger.openItems.byId(openItem)?.state === "open")
      ledger.openItems.dismiss(openItem);
    storeRemovals(person.entries, "never", feeds, env);
    dropFromUndos(env);
  });
  const what = known === null ? `Entry ${entry}` : `The person is in entry ${entry} already`;
  const first = `${what}: no list creates or changes this person again. To end the entry: celebration-sync never lift ${entry}`;
  const deleted = await deleteContacts(removalsOf(person.entries, ledger), feeds, env);
  const doubts = doubtsOf(person, env);
  const keyOnly = person.knownBy.every(isNothingElseKnown) ? [ONLY_KEY] : [];
  const ended = await endUndosWithoutPeople(env);
  const alike = sayAlike(person, "never");
  const waiting = undosThatWait(undos, env);
  const question = asked === null ? [] : [sayQuestion(asked, person.found, ledger)];
  const lines = [first, ...keyOnly, ...deleted.lines, ...question, ...alike, ...doubts, ...ended, ...waiting];
  const items = [
    { never: entry, deleted: deleted.deleted, waiting: deleted.waiting },
    ...person.alike.map((other) => ({ alike: String(other.contactId) })),
    ...[...keyOnly, ...question, ...waiting].map((line) => ({ stays: line })),
  ];
  const exitCode = deleted.isDone && doubts.length === 0 ? 0 : 3;
  return { exitCode, lines, items };
}

const ONLY_KEY =
  "Only the key of this person is known. So a row with the key is a question, and a row of the person with another key can't be recognised before the question is answered.";

/**
 * Returns the open question whether a row is of the contact that has its key; null: there is none. Who this contact is has to be
 * decided also after the row's person is entered: a row that is left out would keep the contact of a person who left.
 */
function questionAboutHolder(
  { openItem, holder }: PersonOfLedger["found"],
  { openItems }: Pick<RunEnv["ledger"], "openItems">,
): StoredOpenItem | null {
  const item = openItem === null || holder === undefined ? null : openItems.byId(openItem);
  const isAsked = item?.state === "open" && item.issues.some(({ code }) => code === "other_person");
  return isAsked ? item : null;
}

/** Says that a question about the contact of the row's key stays. */
function sayQuestion(
  item: StoredOpenItem,
  { holder = 0 }: PersonOfLedger["found"],
  { openItems }: Pick<RunEnv["ledger"], "openItems">,
): string {
  const { id } = openItems.toLine(item, null);
  return `The row has the key of contact ${holder}, so it stays a question. If the contact's person has left the list, delete the contact: celebration-sync answer ${id} new. This person is not created.`;
}

/** Returns the never entry that certainly has the person; null: there is none. */
function entryOf({ knownBy }: PersonOfLedger, ledger: Pick<RunEnv["ledger"], "never">): number | null {
  const ids = knownBy.flatMap((values) => entriesWith(values, ledger));
  return ids.length === 0 ? null : Math.min(...ids);
}

/**
 * Enters a person, or adds the person's new values to the entry that has the person. Rows of the person that are not sent add theirs, too.
 *
 * @param kept the person's contacts that stay in the service, and that no list may change
 */
export function enterNever(
  person: PersonOfLedger,
  at: string,
  ledger: Pick<RunEnv["ledger"], "never" | "answers" | "openItems" | "runs" | "leftOutRows">,
  kept: readonly Pick<Entry, "contactId">[] = [],
): void {
  const { never } = ledger;
  const forms = new Set([...formsOf(person.knownBy), ...kept.map(({ contactId }) => contactForm(contactId))]);
  const known = entryOf(person, ledger);
  const entry = known ?? never.nextId();
  if (known === null) never.add(entry, forms, at);
  else extendNever(entry, forms, ledger, at);
  learnUnsent(entry, forms, person.entries, ledger, at);
}

/** Returns a line for each create of the person whose answer was lost: the contact may be there and be greeted. */
function doubtsOf(person: PersonOfLedger, { ledger }: Pick<RunEnv, "ledger">): readonly string[] {
  return doubtsAbout(person, ledger).map(
    (id) =>
      `Whether the service created this person is not known (operation ${id}). Look the person up in the service, then run: celebration-sync resolve ${id} --created CONTACT_ID, or --not-created. A contact that is there is then deleted.`,
  );
}
