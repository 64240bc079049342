import { finishRun } from "../../../finish-run.ts";
import type { RunEnv } from "../../../run-env.ts";

/**
 * Ends the undos whose people are all erased or must never be greeted: no decision about them is left, and lists would wait for
 * one. Returns a line for each.
 */
export async function endUndosWithoutPeople(
  env: Pick<RunEnv, "ledger" | "folders" | "officeGroup" | "languageOf" | "now">,
): Promise<readonly string[]> {
  const ended = env.ledger.undos.endWithoutPeople(new Date(env.now()).toISOString());
  for (const run of ended) await finishRun(env.ledger.runs.named(run), env);
  return ended.map((run) => `${run} ended by itself. ${NOBODY_LEFT}`);
}

/** Says why an undo ended without a decision. */
export const NOBODY_LEFT = "All its people were erased, or must never be greeted. The list was not taken back.";
