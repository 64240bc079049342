import { writeFileSync } from "node:fs";
import { checkUpload } from "../../app/check-upload.ts";
import { uploadPaths } from "../../run/decisions/uploads/upload-folder.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { settingsFor } from "../session/settings.ts";

/** Milliseconds between two messages about the progress. */
const EVERY_MS = 300;

/**
 * Checks one uploaded list. The console starts this command as a child process for each check, and gets the progress as
 * messages. The process ends when the console does.
 */
export async function checkUploadedList(folder: string, configFile: string): Promise<ExitCode> {
  const end = () => process.exit(1);
  process.once("disconnect", end);
  let sentAt = 0;
  const outcome = await checkUpload(folder, settingsFor(configFile), (stage, rows) => {
    if (performance.now() - sentAt < EVERY_MS) return;
    sentAt = performance.now();
    process.send?.({ stage, rows });
  });
  writeFileSync(uploadPaths(folder).outcome, JSON.stringify(outcome), { mode: 0o600 });
  process.off("disconnect", end);
  process.disconnect?.();
  return 0;
}
