import type { FeedSettings } from "../../model/feed.ts";
import type { DecisionRequest, RequestResult } from "../../model/request.ts";
import { checkAccountBinding, type AccountState } from "../check-account-binding.ts";
import type { RunEnv } from "../run-env.ts";
import { answerQuestion } from "./answer-question.ts";
import { approveRun, discardRun } from "./held-runs.ts";
import { continueStopped, discardStopped, guardThatHalted, isStopped } from "./stopped-runs.ts";
import { dismissOpenItems, linkPairs, resolveDoubt } from "./manual-decisions.ts";
import { changeDirectly, type RecordedChange } from "./recorded-change.ts";
import { resolveMany } from "./resolve-many.ts";
import { retryRows } from "./retry-rows.ts";
import { unlinkKey } from "./unlink.ts";

/** Carries out a person's decision. The request comes from this process, or from another process through the ledger. */
export async function carryOutRequest(
  request: DecisionRequest,
  feeds: readonly FeedSettings[],
  env: RunEnv,
  record: RecordedChange = changeDirectly,
): Promise<RequestResult> {
  switch (request.kind) {
    case "discard":
      return isStopped(request.run, env) || guardThatHalted(request.run, env) !== null
        ? discardStopped(request.run, env, record)
        : discardRun(request.run, env, record);
    case "retry":
      return withAccount(env, "Nothing was sent", () => retryRows(request.run, feeds, env, record));
    case "resolve":
      return resolveDoubt(request, env);
    case "resolve_many":
      return resolveMany(request, env);
    case "unlink":
      return unlinkKey(request, feeds, env);
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
        record(() => env.ledger.stops.accept(request.run));
        return withAccount(env, `${request.run} was released and goes on later`, () =>
          continueStopped(request.run, feed, env),
        );
      }
      const guard = guardThatHalted(request.run, env);
      if (guard !== null) {
        return withAccount(env, "Nothing was approved", () => {
          record(() => env.ledger.stops.letGoOn(request.run, guard));
          return continueStopped(request.run, feed, env);
        });
      }
      return withAccount(env, "Nothing was approved", ({ groups }) =>
        approveRun(request.run, feed, groups, env, record),
      );
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

/** A request that waited longer is void: its person no longer expects it. */
const VOID_AFTER_MS = 24 * 3_600_000;

/**
 * Carries out the requests that other processes stored in the ledger, and stores the answers.
 *
 * @param only the id of the one request to carry out; null: all of them
 * @returns the number of requests that got an answer
 */
export async function answerRequests(
  feeds: readonly FeedSettings[],
  env: RunEnv,
  only: number | null = null,
): Promise<number> {
  const { requests } = env.ledger;
  const isoNow = () => new Date(env.now()).toISOString();
  let answered = 0;
  for (const { id, command, request, askedAt, isCarriedOut } of requests.waiting()) {
    if (env.signal.aborted) break;
    if ((only !== null && id !== only) || !requests.take(id, isoNow())) continue;
    answered += 1;
    if (!isCarriedOut && env.now() - Date.parse(askedAt) > VOID_AFTER_MS) {
      requests.makeVoid(id, "It waited for a day. Ask again if it is still right.", isoNow());
      env.log("warn", `Request ${id} waited for a day and is void: ${command}`);
      continue;
    }
    const record: RecordedChange = (change) => requests.carryOut(id, isoNow(), change);
    const result = isCarriedOut
      ? interrupted
      : request === null
        ? unreadable(command)
        : await carryOutRequest(request, feeds, env, record);
    requests.answer(id, result, isoNow());
    env.log("info", `Request ${id}: ${command}`, { exitCode: result.exitCode });
  }
  return answered;
}

const interrupted: RequestResult = {
  exitCode: 3,
  lines: [
    "The decision is carried out, but its process ended before the last call. The next run makes the calls that are left.",
  ],
};

function unreadable(command: string): RequestResult {
  const line = `This process can't carry out the stored request “${command}”: another version of the program stored it, or it is damaged. Ask again.`;
  return { exitCode: 1, lines: [line] };
}
