import { writeFileSync } from "node:fs";
import { checkUpload } from "../../app/check-upload.ts";
import { readJson, uploadPaths, type Upload } from "../../run/decisions/uploads/upload-folder.ts";
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
  const settings = settingsFor(configFile);
  const progress: Parameters<typeof checkUpload>[2] = (stage, rows) => {
    if (performance.now() - sentAt < EVERY_MS) return;
    sentAt = performance.now();
    process.send?.({ stage, rows });
  };
  const outcome = await checkUpload(folder, settings, progress);
  const { about, outcome: outcomeFile } = uploadPaths(folder);
  writeFileSync(outcomeFile, JSON.stringify(outcome), { mode: 0o600 });
  const upload = readJson(about) as Upload | null;
  if (outcome.kind === "checked" && upload?.isTried === true)
    await (await import("../trial/try-upload.ts")).tryUpload(folder, upload, settings, progress);
  process.off("disconnect", end);
  process.disconnect?.();
  return 0;
}
