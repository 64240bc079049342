/** Checks that the files and folders of the state are files and folders, before one of them is opened. */
import { statSync, type Stats } from "node:fs";
import type { Settings } from "../config/settings.ts";
import { StartupError } from "./startup-error.ts";

/**
 * Throws if something else is in the place of a file or folder of the state. Opening a pipe would wait for ever.
 *
 * @throws StartupError that names the place, what is there, and what to do
 */
export function checkStatePlaces({ folders }: Settings): void {
  const { ledgerFile, lockFile, contactsFile, generationFile, backup, knownRecords } = folders;
  const companions = [`${ledgerFile}-wal`, `${ledgerFile}-shm`, `${lockFile}-journal`, `${lockFile}.holder`];
  for (const file of [lockFile, ledgerFile, contactsFile, generationFile, ...companions])
    checkPlace(file, "file", (found) => found.isFile());
  for (const folder of [backup, knownRecords]) checkPlace(folder, "folder", (found) => found.isDirectory());
}

function checkPlace(path: string, kind: "file" | "folder", isRight: (found: Stats) => boolean): void {
  const found = lookAt(path);
  if (found === null || (found !== "a link that leads in a circle" && isRight(found))) return;
  const what = typeof found === "string" ? found : kindOf(found);
  throw new StartupError(
    1,
    `The ${kind} ${path} can't be used: ${what} is in its place. Move it away, then run again. Nothing was changed.`,
  );
}

/** Returns what is at a path; null: nothing is there, or this user may not look. Opening the path then reports the error. */
function lookAt(path: string): Stats | "a link that leads in a circle" | null {
  try {
    return statSync(path);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ELOOP" ? "a link that leads in a circle" : null;
  }
}

function kindOf(found: Stats): string {
  if (found.isFile()) return "a file";
  if (found.isDirectory()) return "a folder";
  if (found.isFIFO()) return "a pipe";
  if (found.isSocket()) return "a socket";
  return "a device";
}
