/** Carries out decisions that the service can't make: resolve a create in doubt, link a contact, dismiss an open item. */
import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { LinkPair, RequestOf, RequestResult } from "../../model/request.ts";
import { readableKey } from "../../model/text/row-key.ts";
import { entryWithKey } from "../push/never/never-check.ts";
import { applyFollowUp, hasLeftItsList } from "../push/apply-follow-up.ts";
import type { RunEnv } from "../run-env.ts";
import { afterLinking, afterNotCreated, contactInErasure } from "./after-resolving.ts";
import { linkedElsewhere } from "./linked-elsewhere.ts";
import type { Recorder } from "./recorded-change.ts";
import { keyFromText, personInWords } from "./row-name.ts";

type DecisionEnv = Pick<RunEnv, "ledger" | "now">;

/** Resolves a create in doubt as a person decides: it made this contact, or none. */
export function resolveDoubt(
  { operation: named, contactId }: RequestOf<"resolve">,
  env: DecisionEnv,
  record: Recorder,
): RequestResult {
  const { ledger } = env;
  const operation = doubtNamed(named, ledger);
  if ("exitCode" in operation) return operation;
  const who = personInWords(operation, operation.body ?? operation.input);
  const { run, feed, key } = operation;
  if (contactId === null) {
    const isInNewerList = record.each({ kind: "resolve", run, feed, key, choice: "not there" }, () => {
      const isInNewer = applyFollowUp(operation, "not_created", ledger);
      if (isInNewer) ledger.manualDecisions.supersedeCreate(operation.id);
      else planAgainOrSupersede(operation, ledger);
      updateOpenItem(operation, env);
      return isInNewer;
    });
    const isAlone = isSuperseded(operation, ledger) && !isInNewerList;
    const then = afterNotCreated(operation, isAlone, env);
    return { exitCode: 0, lines: [`${who} was not created. ${then}`] };
  }
  const conflict = linkedElsewhere(operation.feed, operation.key, contactId, ledger);
  if (conflict !== null) return { exitCode: 1, lines: [`Not linked: ${conflict}.`], code: "linked_elsewhere" };
  const erased = contactInErasure(operation, env);
  ledger.beginChanges();
  // A 409 proves that a contact has the address. It does not prove that the contact is as this row was sent.
  const isAsSent = operation.issue?.code !== "exists_unlinked";
  // With an empty hash, the next list sends the whole row. The body that was sent identifies the person, should that list
  // have another key for the same person.
  const applied = operation.body ?? operation.input;
  const hash = isAsSent ? operation.hash : "";
  record.each({ kind: "resolve", run, feed, key, contactId, choice: "there" }, () => {
    ledger.operations.created({ ...operation, hash }, contactId, applied, isoNow(env));
    ledger.manualDecisions.noteResolved(operation.id, isoNow(env));
    afterDoubt(operation, env);
  });
  return { exitCode: 0, lines: [`${who} is linked to contact ${contactId}.`, ...afterLinking(contactId, erased, env)] };
}

interface LinkEnd {
  readonly outcome: "linked" | "already" | "refused";
  readonly reason: string | null;
  /** The contact that the key was linked to, which the service does not find; null: there was none. */
  readonly former: number | null;
  /** The never entry whose person had the key; null: there is none. */
  readonly never: number | null;
}

/** Links keys to contacts that exist. The result accounts for every pair. */
export function linkPairs(
  { feed: name, pairs }: RequestOf<"link">,
  feeds: readonly FeedSettings[],
  env: DecisionEnv,
  record: Recorder,
): RequestResult {
  const feed = feeds.find((known) => known.name === name);
  if (feed === undefined) {
    return {
      exitCode: 2,
      lines: [`There is no feed “${name}”. Feeds: ${feeds.map((known) => known.name).join(", ")}.`],
    };
  }
  env.ledger.backUp(`${isoNow(env).replaceAll(":", "")}-link`);
  env.ledger.beginChanges();
  const items = pairs.map((pair) => ({ ...toItem(pair), ...linkOne(feed, pair, env, record) }));
  const count = (outcome: LinkEnd["outcome"]) => items.filter((item) => item.outcome === outcome).length;
  const refused = items.flatMap(({ line, key, contactId, reason }) =>
    reason === null ? [] : [`${line === null ? "" : `Line ${line}: `}${key} → ${contactId} not linked: ${reason}.`],
  );
  const lines = [
    `${count("linked")} linked, ${count("already")} linked already, ${refused.length} refused. ${whatLinksDo(count("linked"))}`,
    ...items.flatMap(({ key, contactId, former }) => (former === null ? [] : sayFormer(key, former, contactId))),
    ...items.flatMap(({ outcome, key, never }) => (outcome === "linked" && never !== null ? sayNever(key, never) : [])),
    ...refused,
  ];
  const exitCode = refused.length === 0 ? 0 : pairs.some(({ line }) => line !== null) ? 3 : 1;
  return { exitCode, lines, items };
}

/** Warns of a link by which the next list may delete the contact. */
function sayNever(key: string, never: number): string {
  return `${key} was the key of a person who must never be greeted (entry ${never}). If the next list has that person under this key, it deletes the contact. To prevent this, take the link back (celebration-sync unlink), or end the entry: celebration-sync never lift ${never}`;
}

function sayFormer(key: string, former: number, contactId: string): string {
  return `${key} was linked to contact ${former}, which the service does not find. Updates that wait for it go to contact ${contactId}.`;
}

/** Returns a sentence with what becomes of the contacts that were linked. */
function whatLinksDo(linked: number): string {
  if (linked === 0) return "Nothing has changed.";
  if (linked === 1) return "The next list that has the row updates the contact.";
  return `The next list that has the rows updates the ${linked} contacts.`;
}

function toItem({ line, key, contactId }: LinkPair) {
  return { line, key, contactId };
}

function linkOne(
  feed: FeedSettings,
  { key: text, contactId: id }: LinkPair,
  env: DecisionEnv,
  record: Recorder,
): LinkEnd {
  const { ledger } = env;
  const refuse = (reason: string): LinkEnd => ({ outcome: "refused", reason, former: null, never: null });
  const found = keyFromText(text, feed);
  if (typeof found === "string") return refuse(found);
  const contactId = contactIdOf(id);
  if (contactId === null) return refuse(`“${id}” is no contact_id, which is a whole number from 1`);
  const { key } = found;
  const former = ledger.entries.byKey(feed.name, key)?.contactId ?? null;
  if (former === contactId) return { outcome: "already", reason: null, former: null, never: null };
  const conflict = linkedElsewhere(feed.name, key, contactId, ledger);
  if (conflict !== null) return refuse(conflict);
  const doubt = ledger.manualDecisions.inDoubt(feed.name, key);
  record.each({ kind: "link", feed: feed.name, key, contactId, run: doubt?.run ?? null }, () => {
    ledger.manualDecisions.link(feed.name, key, contactId, doubt, isoNow(env));
    if (doubt !== null) afterDoubt(doubt, env);
  });
  return { outcome: "linked", reason: null, former, never: entryWithKey([feed.name, key], ledger) };
}

const NO_SUCH_LINE = "no open line of a report has this _id";

/** Dismisses open items: they leave the reports until their rows change. */
export function dismissOpenItems(
  ids: readonly string[],
  { openItems }: Pick<RunEnv["ledger"], "openItems">,
  record: Recorder,
): RequestResult {
  const items = [...new Set(ids)].map((id) => {
    const named = openItems.reportedAs(id);
    const openItem = named?.openItem ?? null;
    const reason =
      openItem === null || openItem.state === "closed"
        ? NO_SUCH_LINE
        : named !== null && named.version !== openItem.version
          ? "the row or its cause has changed since; look at the newest report"
          : openItem.status === "in_doubt"
            ? "it may have been created and be greeted: decide it with resolve or link"
            : null;
    if (reason === null && openItem !== null) {
      const { run, feed, subject } = openItem;
      const key = subject.startsWith("key:") ? subject.slice("key:".length) : null;
      record.each({ kind: "dismiss", run, feed, key }, () => openItems.dismiss(openItem.id));
    }
    return { id, outcome: reason === null ? "dismissed" : "refused", reason };
  });
  const refused = items.filter(({ reason }) => reason !== null);
  return {
    exitCode: refused.length === 0 ? 0 : refused.some(({ reason }) => reason === NO_SUCH_LINE) ? 2 : 1,
    lines: [
      `${items.length - refused.length} dismissed, until the row changes.`,
      ...refused.map(({ id, reason }) => `${id} not dismissed: ${reason}.`),
    ],
    items,
  };
}

/** Reads a contact_id; null: the text is no whole number from 1. */
export function contactIdOf(text: string): number | null {
  const id = /^\d{1,15}$/u.test(text.trim()) ? Number(text) : 0;
  return id >= 1 ? id : null;
}

/** Returns whether a number or an `_id` names a create in doubt. */
export function isInDoubt(text: string, ledger: DecisionEnv["ledger"]): boolean {
  return !("exitCode" in doubtNamed(text, ledger));
}

/** Returns the create in doubt that a number or an `_id` names; or the refusal that says why there is none. */
function doubtNamed(
  text: string,
  { openItems, operations, manualDecisions }: Pick<RunEnv["ledger"], "openItems" | "operations" | "manualDecisions">,
): StoredOperation | RequestResult {
  const openItem = openItems.reportedAs(text)?.openItem ?? null;
  const operation = /^\d{1,15}$/u.test(text)
    ? operations.get(Number(text))
    : openItem?.subject.startsWith("key:")
      ? manualDecisions.inDoubt(openItem.feed, openItem.subject.slice("key:".length))
      : null;
  if (operation?.state === "in_doubt") return operation;
  const open = operations.inState("in_doubt").map(({ id }) => id);
  const hint = open.length === 0 ? "Nothing is in doubt." : `In doubt: ${open.join(", ")}.`;
  if (operation === null) return { exitCode: 2, lines: [`No create is known as “${text}”. ${hint}`], code: "unknown" };
  const { id, feed, key, contactId, state } = operation;
  const refuse = (line: string): RequestResult => ({ exitCode: 2, lines: [line], code: "already_decided" });
  if (state !== "done" || !manualDecisions.isResolved(id)) return refuse(`${text} is not in doubt. ${hint}`);
  return refuse(
    `${text} is resolved as contact ${contactId ?? "?"} already. If that was wrong, take the link back first: ` +
      `celebration-sync unlink ${feed} '${readableKey(key).replaceAll("'", "'\\''")}'`,
  );
}

/** Plans the create again, or supersedes it if its person has left the list, or if its run was superseded. */
function planAgainOrSupersede(operation: StoredOperation, ledger: RunEnv["ledger"]): void {
  if (isSuperseded(operation, ledger) || hasLeftItsList(operation, ledger))
    ledger.manualDecisions.supersedeCreate(operation.id);
  else ledger.manualDecisions.planAgain(operation.id);
}

/** Returns whether a newer list or a rebuild superseded the run of a create, so that no pass sends it. */
function isSuperseded({ run }: StoredOperation, { runs }: Pick<RunEnv["ledger"], "runs">): boolean {
  return runs.named(run).status === "superseded";
}

/** Applies the follow-up of a create that made its contact, and updates its open item. */
function afterDoubt(operation: StoredOperation, env: DecisionEnv): void {
  applyFollowUp(operation, "created", env.ledger);
  updateOpenItem(operation, env);
}

function updateOpenItem({ id, run }: StoredOperation, env: DecisionEnv): void {
  const { ledger } = env;
  const operation = ledger.operations.get(id);
  if (operation !== null) ledger.updateOpenItemOfOperation(ledger.runs.named(run), operation, isoNow(env));
}

function isoNow({ now }: Pick<DecisionEnv, "now">): string {
  return new Date(now()).toISOString();
}
