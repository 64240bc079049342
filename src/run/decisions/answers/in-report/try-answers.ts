import type { LineAnswers } from "../../../read/corrected/line-answers.ts";
import type { RunEnv } from "../../../run-env.ts";
import { isDoubt } from "../record-answer.ts";
import { storeAnswer } from "../store-answer.ts";
import type { TakenAnswers } from "./take-answers.ts";

/**
 * Makes the answers of a corrected report count for a plan that is only shown. The ledger stays as it is.
 *
 * @returns what the answers do to the report's lines, and a function that ends the trial
 */
export function tryAnswers(
  { answers, lines }: Pick<TakenAnswers, "answers" | "lines">,
  { ledger, now }: Pick<RunEnv, "ledger" | "now">,
): { readonly lines: LineAnswers; readonly end: () => void } {
  const end = ledger.tryAnswers();
  // The order of all dates is read with the report, and a never entry concerns later lists.
  const tried = { ...ledger, learnedSettings: { learn: () => {} }, never: { extend: () => {}, askToSweep: () => {} } };
  for (const answer of answers) if (!isDoubt(answer)) storeAnswer(answer, "", { ledger: tried, now });
  const decided = [...lines].map(([line, given]) => {
    return [line, given.kind === "doubt" ? ({ kind: "decided" } as const) : given] as const;
  });
  return { lines: new Map(decided), end };
}
