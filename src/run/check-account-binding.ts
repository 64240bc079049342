/** Before anything is planned or sent: which groups the service lists, and whether its account is the ledger's. */
import type { Group } from "../model/contact.ts";
import { asSentence } from "../model/sentence.ts";
import { checkAccount } from "../pipeline/plan/rules/check-account.ts";
import { knowsNobody } from "./prepare.ts";
import { nextPause } from "../pipeline/push/backoff.ts";
import type { RunEnv } from "./run-env.ts";

export interface AccountState {
  readonly groups: readonly Group[];
  /** Why nothing may be sent, in whole sentences; null if all is well. */
  readonly trouble: string | null;
}

/** The group list, if it is the account that the ledger is bound to. */
export async function checkAccountBinding(
  env: Pick<RunEnv, "ledger" | "service" | "baseUrl" | "now" | "sleep" | "random" | "signal">,
): Promise<AccountState> {
  const listed = await listGroups(env);
  if (listed.kind === "unavailable") return { groups: [], trouble: listed.why };
  return { groups: listed.groups, trouble: otherAccount(env.ledger, env.baseUrl, listed.groups) };
}

/** Why these groups are not those of the account that the ledger is bound to, with the way out; null: they are. */
export function otherAccount(ledger: RunEnv["ledger"], baseUrl: string, groups: readonly Group[]): string | null {
  if (knowsNobody(ledger)) return null;
  const checked = checkAccount(baseUrl, ledger.account.fact("base_url"), ledger.account.usedGroups(), groups);
  if (checked.kind === "same") return null;
  const wayOut =
    "If this is right, give the new account a data folder of its own (dataDir): contact_ids do not carry over.";
  return `other_account: ${checked.why}. Nothing is sent. ${wayOut}`;
}

export type GroupList =
  | { readonly kind: "groups"; readonly groups: readonly Group[] }
  | { readonly kind: "unavailable"; readonly why: string };

/** The group list, asked for a few times if the service can't be reached. */
export async function listGroups(
  env: Pick<RunEnv, "service" | "now" | "sleep" | "random" | "signal">,
): Promise<GroupList> {
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
