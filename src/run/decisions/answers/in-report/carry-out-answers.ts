import type { RunEnv } from "../../../run-env.ts";
import { claimRows } from "../claim-rows.ts";
import { resolveDoubt } from "../../manual-decisions.ts";
import { recorderOf } from "../../recorded-change.ts";
import { contactIdOfChoice } from "../read-choice.ts";
import { isDoubt, recordAnswer } from "../record-answer.ts";
import type { TakenAnswers } from "./take-answers.ts";

/**
 * Carries out the answers of a corrected report, before its rows are planned. Rows that an answer decides, and that are not in
 * the report, are claimed as a file of their own first, so that a kill leaves none of them behind.
 *
 * @returns whether rows were claimed
 */
export async function carryOutAnswers(
  { answers, others }: TakenAnswers,
  file: { readonly name: string; readonly sha256: string },
  env: Pick<RunEnv, "ledger" | "requests" | "folders" | "now" | "random" | "log">,
): Promise<boolean> {
  if (answers.length === 0) return false;
  const [first, ...more] = others;
  if (first !== undefined) await claimRows([first, ...more], `answered-${first.feed}.csv`, env);
  // The console knows who sent the report. Of a report that was dropped, only its name is known.
  const uploaders = env.requests.uploadersOf(file.sha256);
  const by = uploaders.length > 0 ? uploaders.join(", ") : file.name;
  const via = uploaders.length > 0 ? "console" : "report";
  const record = recorderOf({ by, via, note: null, request: null }, env);
  for (const answer of answers) {
    const { openItem, choice } = answer;
    if (!isDoubt(answer)) {
      recordAnswer(answer, env, record);
      continue;
    }
    const { id } = env.ledger.openItems.toLine(openItem, null);
    const { exitCode, lines } = resolveDoubt(
      { kind: "resolve", operation: id, contactId: contactIdOfChoice(choice) },
      env,
      record,
    );
    if (exitCode !== 0) env.log("warn", `The answer to ${id} was not carried out: ${lines.join(" ")}`);
  }
  env.log("info", `Took ${answers.length} answers of ${file.name}`, { by, via });
  return first !== undefined;
}
