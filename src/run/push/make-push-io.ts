import { traitsOf } from "../../model/traits.ts";
import { couldBe, personOf } from "../../pipeline/plan/rules/could-be.ts";
import type { PushIo } from "../../pipeline/push/push-io.ts";
import { findNeverIn } from "./never/never-check.ts";
import { listGroups, unreadableInUse, type ListingEnv } from "../check-account-binding.ts";
import type { RunEnv } from "../run-env.ts";
import { areGone } from "./are-gone.ts";

/** The part of a run's environment that push needs. */
export type PushEnv = ListingEnv & Pick<RunEnv, "ledger" | "concurrency">;

/** Returns everything that push reads, writes or calls. Reading the group list counts as a request. */
export function makePushIo(
  env: PushEnv,
  { count, progress, hasListChanged }: Pick<PushIo, "count" | "progress" | "hasListChanged">,
): PushIo {
  return {
    service: env.service,
    ledger: env.ledger.operations,
    stops: env.ledger.stops,
    couldBe: (row, contact) => couldBe(personOf(traitsOf(row)), contact),
    findNever: findNeverIn(env.ledger),
    signal: env.signal,
    concurrency: env.concurrency,
    async readGroups() {
      count("groups");
      const listed = await listGroups(env);
      return listed.kind === "groups" && unreadableInUse(env.ledger, listed.groups) === null ? listed.groups : null;
    },
    areGone: (updates, groups) => areGone(updates, groups, env.ledger),
    hasListChanged,
    count,
    progress,
    now: () => env.now(),
    sleep: (ms) => env.sleep(ms),
    random: () => env.random(),
  };
}
