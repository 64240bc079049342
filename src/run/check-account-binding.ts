/** Reads the service's groups and checks that the account is the ledger's. A pass does this before any plan or call. */
import type { Ledger } from "../ledger/ledger.ts";
import type { Group } from "../model/contact.ts";
import { asSentence } from "../model/text/sentence.ts";
import { checkAccount, describeUnreadable, whyUnreadable } from "../pipeline/plan/rules/check-account.ts";
import { nextPause } from "../pipeline/push/backoff.ts";
import { describeStop } from "../pipeline/push/stop-account.ts";
import type { RunEnv } from "./run-env.ts";

export { describeUnreadable };

export interface AccountState {
  readonly groups: readonly Group[];
  /** Why no call may be made, in whole sentences; null: calls may be made. */
  readonly stopReason: string | null;
}

/** The part of a run's environment that reading the group list needs. */
export type ListingEnv = Pick<RunEnv, "service" | "now" | "sleep" | "random" | "signal">;

/** Where the service is. */
type Address = Pick<RunEnv, "baseUrl" | "formerBaseUrl">;

/**
 * Reads the group list, and compares the base URL and the groups with the account that the ledger is bound to. While the
 * account is stopped, the service is not called.
 */
export async function checkAccountBinding(
  env: ListingEnv & Address & Pick<RunEnv, "ledger"> & Partial<Pick<RunEnv, "log">>,
): Promise<AccountState> {
  const stopped = whyStopped(env.ledger) ?? env.ledger.never.whyUnusable();
  if (stopped !== null) return { groups: [], stopReason: stopped };
  const listed = await listGroups(env);
  if (listed.kind === "unavailable") return { groups: [], stopReason: listed.why };
  const { groups } = listed;
  const unreadable = groups.filter((group) => group.unreadable !== undefined).map(describeUnreadable);
  if (unreadable.length > 0) env.log?.("warn", `In the service's group list, ${unreadable.join(", ")}.`);
  return { groups, stopReason: unreadableInUse(env.ledger, groups) ?? otherAccount(env.ledger, env, groups) };
}

/**
 * Checks the account as `checkAccountBinding` does, and stores the groups for processes without the API key. A ledger of the account's
 * former address is bound to its present one.
 */
export async function readAccount(env: Parameters<typeof checkAccountBinding>[0]): Promise<AccountState> {
  const { ledger, baseUrl } = env;
  const account = await checkAccountBinding(env);
  if (account.stopReason !== null) return account;
  ledger.seenGroups.note(account.groups, new Date(env.now()).toISOString());
  if (!holdsNoContact(ledger) && ledger.account.fact("base_url") !== baseUrl)
    ledger.account.setFact("base_url", baseUrl);
  return account;
}

/** Returns why the groups of the ledger's contacts can't be read, and what to do, in whole sentences; null: they can. */
export function unreadableInUse({ account }: Pick<Ledger, "account">, groups: readonly Group[]): string | null {
  return stopForUnreadable(
    account.usedGroups().map(({ groupId }) => groupId),
    groups,
  );
}

/** Returns why no contact may be put in these groups, and what to do, in whole sentences; null: it may. */
export function stopForUnreadable(groupIds: readonly number[], groups: readonly Group[]): string | null {
  const why = whyUnreadable(groupIds, groups);
  if (why === null) return null;
  return (
    `The service's group list can't be used: ${why}, and contacts of the lists are in this group. ` +
    "Nothing is sent. The next run asks again. If the service still sends this then, ask its support about the group."
  );
}

/** Returns why the account is stopped, and what to do, in whole sentences; null: it is not stopped. */
export function whyStopped({ stops }: Pick<Ledger, "stops">): string | null {
  const [oldest] = stops.open();
  return oldest === undefined ? null : describeStop(oldest);
}

/**
 * Returns why the service's account is not the ledger's, and what to do, in whole sentences; null: it is the same account.
 *
 * @param groups the service's groups
 */
export function otherAccount(
  ledger: Pick<Ledger, "account" | "entries" | "operations">,
  { baseUrl, formerBaseUrl = null }: Address,
  groups: readonly Group[],
): string | null {
  if (holdsNoContact(ledger)) return null;
  const boundTo = ledger.account.fact("base_url");
  const checked = checkAccount({ baseUrl, formerBaseUrl }, boundTo, ledger.account.usedGroups(), groups);
  if (checked.kind === "same") return null;
  const rebind = checked.mayBeSame ? `If the account only has a new address, set api.formerly to “${boundTo}”. ` : "";
  const whatToDo =
    "If it is another account, give it a data folder of its own (dataDir): contact_ids do not carry over.";
  return `other_account: ${checked.why}. Nothing is sent. ${rebind}${whatToDo}`;
}

/** Returns whether the ledger has neither a contact nor a create in doubt, and so belongs to no account yet. */
export function holdsNoContact({ entries, operations }: Pick<Ledger, "entries" | "operations">): boolean {
  return entries.countByFeed().length === 0 && operations.inState("in_doubt").length === 0;
}

export type GroupList =
  | { readonly kind: "groups"; readonly groups: readonly Group[] }
  | { readonly kind: "unavailable"; readonly why: string };

/** Reads the group list, with several attempts if the service can't be reached. */
export async function listGroups(env: ListingEnv): Promise<GroupList> {
  const startedAt = env.now();
  for (let attempts = 1; ; attempts += 1) {
    const answer = await env.service.listGroups();
    if (answer.kind === "ok") return { kind: "groups", groups: answer.value };
    if (answer.kind === "refused") {
      const why =
        answer.status === 401 ? "The service did not accept the API key" : "The service refused to list the groups";
      return { kind: "unavailable", why: asSentence(`${why} (${answer.status}): ${answer.message}`) };
    }
    const pause = answer.kind === "throttled" ? 0 : nextPause(attempts, env.now() - startedAt, env.random());
    if (pause === null || env.signal.aborted) {
      return {
        kind: "unavailable",
        why: answer.kind === "lost" ? answer.what : "Stopped while the service asked to wait.",
      };
    }
    await env.sleep(pause);
  }
}
