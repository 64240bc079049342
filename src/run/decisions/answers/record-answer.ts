import type { RunEnv } from "../../run-env.ts";
import type { Recorder } from "../recorded-change.ts";
import { keyOf, type Answer } from "./judge-answer.ts";
import { storeAnswer } from "./store-answer.ts";

/** Returns whether the answer decides a create in doubt. */
export function isDoubt({ question: { code } }: Answer): boolean {
  return code === "in_doubt" || code === "exists_unlinked";
}

/** Stores an answer, and who gave it. */
export function recordAnswer(answer: Answer, env: Pick<RunEnv, "ledger" | "now">, record: Recorder): void {
  const { feed, subject, run } = answer.openItem;
  const key = subject.startsWith("key:") ? keyOf(subject) : null;
  const decided = { kind: "answer", run, feed, key, choice: answer.choice } as const;
  record.each(decided, () => storeAnswer(answer, record.deciding.by, env));
}
