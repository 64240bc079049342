/** What people decide where the service can't be asked: in-doubt creates, links, dismissed problems. */
import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { RequestResult } from "../../ledger/runs/requests.ts";
import type { FeedSettings } from "../../model/feed.ts";
import { applyFollowUp, hasLeftItsList } from "../apply-follow-up.ts";
import { readableKey } from "../../pipeline/report/words/readable-key.ts";
import { keyFromText } from "./row-name.ts";
import type { RunEnv } from "../run-env.ts";

export interface ResolveArgument {
  /** The operation's number, or the `_id` of its line in a report. */
  readonly operation: string;
  /** null: it was not created. */
  readonly contactId: number | null;
}

/** Decides an in-doubt create. */
export function resolveDoubt({ operation: named, contactId }: ResolveArgument, env: RunEnv): RequestResult {
  const operation = doubtNamed(named, env);
  if (typeof operation === "string") return { exitCode: 2, lines: [operation] };
  const who = `${readableKey(operation.key)} of ${operation.feed}`;
  if (contactId === null) {
    if (applyFollowUp(operation, "not_created", env)) env.ledger.manualDecisions.giveWay(operation.id);
    else giveWayOrPlanAgain(operation, env);
    updateOpenItem(operation, env);
    return { exitCode: 0, lines: [`${who} was not created. If the newest list has the row, the next run creates it.`] };
  }
  const conflict = linkedElsewhere(operation.feed, operation.key, contactId, env);
  if (conflict !== null) return { exitCode: 1, lines: [`Not linked: ${conflict}.`] };
  // After a 409 it is certain that somebody has the address, not that they are as this row was sent.
  const isAsSent = operation.issue?.code !== "exists_unlinked";
  // Sent whole again all the same; but what was sent tells who it is, should the list name them by another key.
  const applied = operation.body ?? operation.input;
  const hash = isAsSent ? operation.hash : "";
  env.ledger.operations.created({ ...operation, hash }, contactId, applied, isoNow(env));
  afterDoubt(operation, env);
  return { exitCode: 0, lines: [`${who} is linked to contact ${contactId}.`] };
}

export interface LinkArgument {
  readonly feed: string;
  /** `line` where they come from a file. */
  readonly pairs: readonly { readonly line: number | null; readonly key: string; readonly contactId: string }[];
}

type LinkEnd = { readonly outcome: "linked" | "already" | "refused"; readonly reason: string | null };

/** Ties keys to contacts that exist. Every pair is accounted for. */
export function linkPairs(
  { feed: name, pairs }: LinkArgument,
  feeds: readonly FeedSettings[],
  env: RunEnv,
): RequestResult {
  const feed = feeds.find((known) => known.name === name);
  if (feed === undefined) {
    return {
      exitCode: 2,
      lines: [`There is no feed “${name}”. Feeds: ${feeds.map((known) => known.name).join(", ")}.`],
    };
  }
  env.ledger.backUp(`${isoNow(env).replaceAll(":", "")}-link`);
  const items = pairs.map(({ line, key, contactId }) => ({
    line,
    key,
    contactId,
    ...linkOne(feed, key, contactId, env),
  }));
  const count = (outcome: LinkEnd["outcome"]) => items.filter((item) => item.outcome === outcome).length;
  const refused = items.flatMap(({ line, key, contactId, reason }) =>
    reason === null ? [] : [`${line === null ? "" : `Line ${line}: `}${key} → ${contactId} not linked: ${reason}.`],
  );
  const lines = [
    `${count("linked")} linked, ${count("already")} linked already, ${refused.length} refused. The next list updates those linked.`,
    ...refused,
  ];
  const exitCode = refused.length === 0 ? 0 : pairs.some(({ line }) => line !== null) ? 3 : 1;
  return { exitCode, lines, items };
}

function linkOne(feed: FeedSettings, text: string, id: string, env: RunEnv): LinkEnd {
  const refuse = (reason: string): LinkEnd => ({ outcome: "refused", reason });
  const found = keyFromText(text, feed);
  if (typeof found === "string") return refuse(found);
  const contactId = contactIdOf(id);
  if (contactId === null) return refuse(`“${id}” is no contact_id, which is a whole number from 1`);
  const { key } = found;
  if (env.ledger.entries.byKey(feed.name, key)?.contactId === contactId) return { outcome: "already", reason: null };
  const conflict = linkedElsewhere(feed.name, key, contactId, env);
  if (conflict !== null) return refuse(conflict);
  const doubt = env.ledger.manualDecisions.inDoubt(feed.name, key);
  env.ledger.manualDecisions.link(feed.name, key, contactId, doubt, isoNow(env));
  if (doubt !== null) afterDoubt(doubt, env);
  return { outcome: "linked", reason: null };
}

const NO_SUCH_LINE = "no open line of a report has this _id";

/** Drops problems from the reports until their rows change. */
export function dismissOpenItems(ids: readonly string[], { ledger }: RunEnv): RequestResult {
  const items = [...new Set(ids)].map((id) => {
    const named = ledger.openItems.reportedAs(id);
    const openItem = named?.openItem ?? null;
    const reason =
      openItem === null || openItem.state === "closed"
        ? NO_SUCH_LINE
        : named !== null && named.version !== openItem.version
          ? "the row or its cause has changed since; look at the newest report"
          : openItem.status === "in_doubt"
            ? "it may have been created and be greeted: decide it with resolve or link"
            : null;
    if (reason === null && openItem !== null) ledger.openItems.dismiss(openItem.id);
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

/** @returns null if the text is no contact_id */
export function contactIdOf(text: string): number | null {
  const id = /^\d{1,15}$/u.test(text.trim()) ? Number(text) : 0;
  return id >= 1 ? id : null;
}

/** The create that is meant; or, as a sentence, why there is none. */
function doubtNamed(text: string, { ledger }: RunEnv): StoredOperation | string {
  const openItem = ledger.openItems.reportedAs(text)?.openItem ?? null;
  const operation = /^\d{1,15}$/u.test(text)
    ? ledger.operations.get(Number(text))
    : openItem?.subject.startsWith("key:")
      ? ledger.manualDecisions.inDoubt(openItem.feed, openItem.subject.slice("key:".length))
      : null;
  if (operation?.state === "in_doubt") return operation;
  const open = ledger.operations.inState("in_doubt").map(({ id }) => id);
  const hint = open.length === 0 ? "Nothing is in doubt." : `In doubt: ${open.join(", ")}.`;
  return operation === null ? `No create is known as “${text}”. ${hint}` : `${text} is not in doubt. ${hint}`;
}

function linkedElsewhere(feed: string, key: string, contactId: number, { ledger }: RunEnv): string | null {
  const holder = ledger.entries.byContact(contactId);
  if (holder !== null) return `contact ${contactId} is linked to ${readableKey(holder.key)} of ${holder.feed}`;
  const linked = ledger.entries.byKey(feed, key);
  return linked === null ? null : `${readableKey(key)} is linked to contact ${linked.contactId}`;
}

/** Sent again only where the list that asked for it still counts. */
function giveWayOrPlanAgain(operation: StoredOperation, env: RunEnv): void {
  if (hasLeftItsList(operation, env)) env.ledger.manualDecisions.giveWay(operation.id);
  else env.ledger.manualDecisions.planAgain(operation.id);
}

function afterDoubt(operation: StoredOperation, env: RunEnv): void {
  applyFollowUp(operation, "created", env);
  updateOpenItem(operation, env);
}

function updateOpenItem({ id, run }: StoredOperation, env: RunEnv): void {
  const operation = env.ledger.operations.get(id);
  if (operation !== null) env.ledger.updateOpenItemOfOperation(env.ledger.runs.named(run), operation, isoNow(env));
}

function isoNow(env: Pick<RunEnv, "now">): string {
  return new Date(env.now()).toISOString();
}
