import type { FeedSettings } from "../../model/feed.ts";
import type { DecisionRequest, RequestResult } from "../../model/request.ts";
import { checkAccountBinding, type AccountState } from "../check-account-binding.ts";
import type { RunEnv } from "../run-env.ts";
import { answerQuestion } from "./answer-question.ts";
import { approveRun, discardRun } from "./held-runs.ts";
import { continueStopped, discardStopped, isStopped } from "./stopped-runs.ts";
import { dismissOpenItems, linkPairs, resolveDoubt } from "./manual-decisions.ts";
import { retryRows } from "./retry-rows.ts";

/** Carries out a person's decision. The request comes from this process, or from another process through the ledger. */
export async function carryOutRequest(
  request: DecisionRequest,
  feeds: readonly FeedSettings[],
  env: RunEnv,
): Promise<RequestResult> {
  switch (request.kind) {
    case "discard":
      return isStopped(request.run, env) ? discardStopped(request.run, env) : discardRun(request.run, env);
    case "retry":
      return withAccount(env, "Nothing was sent", () => retryRows(request.run, feeds, env));
    case "resolve":
      return resolveDoubt(request, env);
    case "link":
      return linkPairs(request, feeds, env);
    case "answer":
      return withAccount(env, "Nothing was answered", ({ groups }) => answerQuestion(request, feeds, groups, env));
    case "dismiss":
      return dismissOpenItems(request.ids, env.ledger);
    case "approve": {
      const name = env.ledger.runs.get(request.run)?.feed;
      const feed = feeds.find((known) => known.name === name);
      if (feed === undefined) return { exitCode: 2, lines: [`There is no run ${request.run}.`] };
      if (isStopped(request.run, env)) {
        env.ledger.stops.accept(request.run);
        return withAccount(env, `${request.run} was released and goes on later`, () =>
          continueStopped(request.run, feed, env),
        );
      }
      return withAccount(env, "Nothing was approved", ({ groups }) => approveRun(request.run, feed, groups, env));
    }
  }
}

/**
 * Calls `send` if the service's account is the one that the ledger is bound to.
 *
 * @param otherwise what did not happen if the account is another one, in words
 */
async function withAccount(
  env: RunEnv,
  otherwise: string,
  send: (account: AccountState) => Promise<RequestResult>,
): Promise<RequestResult> {
  const account = await checkAccountBinding(env);
  if (account.stopReason !== null) return { exitCode: 1, lines: [`${account.stopReason} ${otherwise}.`] };
  return send(account);
}

/**
 * Carries out the requests that other processes stored in the ledger, and stores the answers.
 *
 * @returns the number of requests
 */
export async function answerRequests(feeds: readonly FeedSettings[], env: RunEnv): Promise<number> {
  const { requests } = env.ledger;
  const waiting = requests.waiting();
  for (const { id, command, request } of waiting) {
    const result = request === null ? unreadable(command) : await carryOutRequest(request, feeds, env);
    requests.answer(id, result, new Date(env.now()).toISOString());
    env.log("info", `Request: ${command}`, { exitCode: result.exitCode });
  }
  return waiting.length;
}

function unreadable(command: string): RequestResult {
  const line = `The running process can't read the request “${command}”. Restart it with the installed version, then ask again.`;
  return { exitCode: 1, lines: [line] };
}
