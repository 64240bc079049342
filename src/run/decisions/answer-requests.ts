import type { RequestResult, StoredRequest } from "../../ledger/runs/requests.ts";
import type { FeedSettings } from "../../model/feed.ts";
import {
  dismissOpenItems,
  linkPairs,
  resolveDoubt,
  type LinkArgument,
  type ResolveArgument,
} from "./manual-decisions.ts";
import { approveRun, discardRun } from "./held-runs.ts";
import { checkAccountBinding, type AccountState } from "../check-account-binding.ts";
import { retryRows } from "./retry-rows.ts";
import type { RunEnv } from "../run-env.ts";

/** Does what a person asked for, in this process or through a request of another one. */
export async function carryOutRequest(
  { command, argument }: Pick<StoredRequest, "command" | "argument">,
  feeds: readonly FeedSettings[],
  env: RunEnv,
): Promise<RequestResult> {
  switch (command) {
    case "discard":
      return discardRun(argument, env);
    case "retry":
      return withAccount(env, "Nothing was sent", () => retryRows(argument === "" ? null : argument, feeds, env));
    case "resolve":
      return resolveDoubt(JSON.parse(argument) as ResolveArgument, env);
    case "link":
      return linkPairs(JSON.parse(argument) as LinkArgument, feeds, env);
    case "dismiss":
      return dismissOpenItems(JSON.parse(argument) as readonly string[], env);
    case "approve": {
      const name = env.ledger.runs.get(argument)?.feed;
      const feed = feeds.find((known) => known.name === name);
      if (feed === undefined) return { exitCode: 2, lines: [`There is no run ${argument}.`] };
      return withAccount(env, "Nothing was approved", ({ groups }) => approveRun(argument, feed, groups, env));
    }
  }
}

/** Sends something, if it is the account that the ledger is bound to. */
async function withAccount(
  env: RunEnv,
  otherwise: string,
  send: (account: AccountState) => Promise<RequestResult>,
): Promise<RequestResult> {
  const account = await checkAccountBinding(env);
  if (account.trouble !== null) return { exitCode: 1, lines: [`${account.trouble} ${otherwise}.`] };
  return send(account);
}

/** Takes up what other processes asked for meanwhile. */
export async function answerRequests(feeds: readonly FeedSettings[], env: RunEnv): Promise<void> {
  for (const request of env.ledger.requests.waiting()) {
    const result = await carryOutRequest(request, feeds, env);
    env.ledger.requests.answer(request.id, result, new Date(env.now()).toISOString());
    env.log("info", `Request: ${request.command}`, { exitCode: result.exitCode });
  }
}
