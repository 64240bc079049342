import type { RequestResult } from "../../../model/request.ts";

/** Returns the name of the run that an answered request for an undo planned; null: it planned none. */
export function plannedUndo(result: Pick<RequestResult, "summary"> | null): string | null {
  const { summary } = result ?? {};
  const run = summary !== undefined && "run" in summary && "undo" in summary ? summary.run : null;
  return typeof run === "string" ? run : null;
}
