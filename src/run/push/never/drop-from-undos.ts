import { NEVER } from "../../../pipeline/push/drop-never.ts";
import type { RunEnv } from "../../run-env.ts";
import { isNeverIn } from "./never-check.ts";

/**
 * Drops the steps of undos that wait for a decision, where the person must never be greeted: such a step is not sent, also when a
 * person approves the undo. A step that creates a person again has no contact whose removal would supersede it.
 */
export function dropFromUndos({ ledger }: Pick<RunEnv, "ledger">): void {
  const isNever = isNeverIn(ledger);
  for (const { run } of ledger.runs.held().filter(({ kind }) => kind === "undo"))
    for (const operation of ledger.operations.ofRun(run, "held"))
      if (operation.kind !== "delete" && isNever(operation))
        ledger.operations.dropped(operation.id, { issue: NEVER, status: null, requestId: null });
}
