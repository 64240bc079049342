import type { FeedSettings } from "../../model/feed.ts";
import type { StoredRequest } from "../../ledger/requests/request-queue.ts";
import type { Asker, DecisionRequest, RequestResult } from "../../model/request.ts";
import { checkAccountBinding, type AccountState } from "../check-account-binding.ts";
import { keepDecided } from "../upkeep/keep-decided.ts";
import type { RunEnv } from "../run-env.ts";
import { answerMany } from "./answers/answer-many.ts";
import { answerQuestion } from "./answers/answer-question.ts";
import { unlearnSetting } from "./answers/unlearn-setting.ts";
import { decideCorrection } from "./corrections/decide-correction.ts";
import { whyNotDiscarded } from "./runs/approvable.ts";
import { approveRun, discardRun } from "./runs/held-runs.ts";
import { continueStopped, discardStopped } from "./runs/stopped-runs.ts";
import { guardThatHalted, isStopped } from "./runs/waits-for-person.ts";
import { dismissOpenItems, linkPairs, resolveDoubt } from "./manual-decisions.ts";
import { erasePerson } from "./runs/privacy/erase.ts";
import { liftNever } from "./runs/privacy/lift-never.ts";
import { neverGreet } from "./runs/privacy/never-greet.ts";
import { recorderOf, UNNAMED, type Deciding } from "./recorded-change.ts";
import { resolveMany } from "./resolve-many.ts";
import { retryRows } from "./retry-rows.ts";
import { undoRun } from "./runs/undo/undo-run.ts";
import { unlinkKey } from "./unlink.ts";

/** Carries out a person's decision, and keeps a copy of it. */
export async function carryOutRequest(
  request: DecisionRequest,
  feeds: readonly FeedSettings[],
  env: RunEnv,
  deciding: Deciding = UNNAMED,
): Promise<RequestResult> {
  const result = await carryOut(request, feeds, env, deciding);
  keepDecided(env);
  return result;
}

/** Carries out a person's decision. The request comes from this process, or from another process through the queue. */
async function carryOut(
  request: DecisionRequest,
  feeds: readonly FeedSettings[],
  env: RunEnv,
  deciding: Deciding,
): Promise<RequestResult> {
  const record = recorderOf(deciding, env);
  switch (request.kind) {
    case "discard":
      return isStopped(request.run, env) || guardThatHalted(request.run, env) !== null
        ? (whyNotDiscarded(request.run, env) ?? discardStopped(request.run, env, record))
        : discardRun(request.run, env, record);
    case "retry":
      return withAccount(env, "Nothing was sent", ({ groups }) => retryRows(request.run, feeds, groups, env, record));
    case "undo":
      return withAccount(env, "Nothing was planned", ({ groups }) => undoRun(request, feeds, groups, env, record));
    case "resolve":
      return resolveDoubt(request, env, record);
    case "resolve_many":
      return resolveMany(request, env, record);
    case "unlink":
      return unlinkKey(request, feeds, env, record);
    case "link":
      return linkPairs(request, feeds, env, record);
    case "answer":
      return withAccount(env, "Nothing was answered", ({ groups }) =>
        answerQuestion(request, feeds, groups, env, record),
      );
    case "answer_many":
      return withAccount(env, "Nothing was answered", ({ groups }) => answerMany(request, feeds, groups, env, record));
    case "unlearn":
      return unlearnSetting(request, env, record);
    case "correction":
      return decideCorrection(request, feeds, env, record);
    case "never":
      return neverGreet(request, feeds, env, record);
    case "erase":
      return erasePerson(request, feeds, env, record);
    case "lift":
      return liftNever(request, env, record);
    case "dismiss":
      return dismissOpenItems(request.ids, env.ledger, record);
    case "approve": {
      const name = env.ledger.runs.get(request.run)?.feed;
      const feed = feeds.find((known) => known.name === name);
      if (feed === undefined) return { exitCode: 2, lines: [`There is no run ${request.run}.`], code: "unknown" };
      const decided = { kind: "approve", run: request.run } as const;
      if (isStopped(request.run, env)) {
        record.once(decided, () => env.ledger.stops.accept(request.run));
        return withAccount(env, `${request.run} was released and goes on later`, ({ groups }) =>
          continueStopped(request.run, feed, groups, env),
        );
      }
      const guard = guardThatHalted(request.run, env);
      if (guard !== null) {
        return withAccount(env, "Nothing was approved", ({ groups }) => {
          record.once(decided, () => env.ledger.stops.letGoOn(request.run, guard));
          return continueStopped(request.run, feed, groups, env);
        });
      }
      return withAccount(env, "Nothing was approved", ({ groups }) => approveRun(request, feed, groups, env, record));
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
  if (account.stopReason !== null)
    return { exitCode: 1, lines: [`${account.stopReason} ${otherwise}.`], code: "other_account" };
  return send(account);
}

/** A request that got its answer. */
export interface AnsweredRequest extends Pick<StoredRequest, "number" | "command" | "by" | "via"> {
  readonly result: RequestResult;
  readonly isVoid: boolean;
}

export interface AnsweringOptions {
  /** The id of the one request to carry out; absent: all of them are. */
  readonly only?: string;
  /**
   * Whether a decision waits for the next pass if the account can't be used. Otherwise its person, who may look at the page, gets
   * the reason at once.
   */
  readonly decisionsMayWait?: boolean;
}

/**
 * Carries out the requests that other processes stored, and stores the answers. While the queue can't be used, the log says
 * why, and nothing is carried out.
 *
 * @returns the requests that got an answer, also those that are void
 */
export async function answerRequests(
  feeds: readonly FeedSettings[],
  env: RunEnv,
  { only, decisionsMayWait = false }: AnsweringOptions = {},
): Promise<readonly AnsweredRequest[]> {
  const { requests, ledger } = env;
  const answered: AnsweredRequest[] = [];
  await requests.whileUsable(async () => {
    ledger.formerRequests.move((request, askedAt) => void requests.ask(request, FORMER_ASKER, askedAt));
    for (const stored of requests.waiting()) {
      if (env.signal.aborted) break;
      if ((only !== undefined && stored.id !== only) || !requests.take(stored.id, isoNow(env))) continue;
      const answer = await answerRequest(stored, feeds, env, decisionsMayWait);
      if (answer !== null) answered.push(answer);
    }
  });
  if (answered.length > 0) keepDecided(env);
  return answered;
}

const FORMER_ASKER: Asker = { by: "an earlier version", via: "command_line", note: null };

/** Carries out one request, and stores its answer. Returns null if the request waits on. */
async function answerRequest(
  stored: StoredRequest,
  feeds: readonly FeedSettings[],
  env: RunEnv,
  mayWait: boolean,
): Promise<AnsweredRequest | null> {
  const { requests, ledger } = env;
  const { id, number, command, request, by, via, note } = stored;
  const isCarriedOut = ledger.carriedOut.has(id);
  const why = isCarriedOut ? null : ledger.carriedOut.whyVoid(stored, env.now());
  if (why !== null) {
    requests.makeVoid(id, why, isoNow(env));
    env.log("warn", `Request ${number} is void: ${command}. ${why}`, { by, via });
    return { ...stored, result: { exitCode: 1, lines: [why] }, isVoid: true };
  }
  const result = isCarriedOut
    ? interrupted
    : request === null
      ? unreadable(command)
      : await carryOut(request, feeds, env, { by, via, note, request: id });
  const isTooEarly = result.code === "other_account" && !ledger.carriedOut.has(id);
  if (isTooEarly && (mayWait || env.signal.aborted)) {
    requests.putBack(id, isoNow(env));
    env.log("warn", `Request ${number} waits: ${command}. ${result.lines.join(" ")}`, { by, via });
    return null;
  }
  requests.answer(id, result, isoNow(env));
  env.log("info", `Request ${number}: ${command}`, { by, via, note, exitCode: result.exitCode });
  return { ...stored, result, isVoid: false };
}

function isoNow({ now }: Pick<RunEnv, "now">): string {
  return new Date(now()).toISOString();
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
