import type { Upload } from "../../../run/decisions/uploads/upload-folder.ts";
import type { ConsoleContext } from "../../context.ts";

/** Returns the run of a list that was taken over; null: there is none yet. @param takenAt ISO date-time */
export function runOfUpload(
  { withLedger }: Pick<ConsoleContext, "withLedger">,
  { sha256 }: Pick<Upload, "sha256">,
  takenAt: string,
): string | null {
  const runs = withLedger(({ overview }) => overview.ofContent(sha256));
  return runs.findLast(({ startedAt }) => startedAt >= takenAt)?.run ?? null;
}
