import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { FileRefused } from "../../../model/file-refused.ts";

/** Suffix of the file beside a claim folder that counts how often the reading of the claimed file was begun. */
export const READING = ".reading";
/** Number of times that the reading of a file may end the process before the file is no longer read. */
const MOST_ENDS = 2;
const PRIVATE_FILE = 0o600;

/** A reading that has begun. */
export interface ReadingMark {
  /** The reading did not end the process: it ended well, with a refusal, or because the machine or a person stopped it. */
  remove(): void;
  /** An error of this program ends the process. The mark stays, so that the file is not read again and again. */
  keep(): void;
}

/**
 * Marks beside a claimed file that its reading begins. A mark that is still there at the next start shows that the reading
 * ended the process: the memory was used up, or the watchdog killed a process that stood still.
 *
 * @param path the claimed file
 * @throws FileRefused `hostile` if the reading has ended the process twice
 */
export function markReading(path: string): ReadingMark {
  const mark = markOf(path);
  const ends = countIn(mark);
  const remove = () => rmSync(mark, { force: true });
  if (ends >= MOST_ENDS) {
    remove();
    throw endedTheProcess(ends);
  }
  writeFileSync(mark, String(ends + 1), { mode: PRIVATE_FILE });
  // A person who ends the process with two signals is no fault of the file.
  process.once("exit", remove);
  return {
    remove() {
      process.off("exit", remove);
      remove();
    },
    keep: () => void process.off("exit", remove),
  };
}

/** Returns how often the reading of a claimed file has ended the process. */
export function endsOfReading(path: string): number {
  return countIn(markOf(path));
}

function markOf(path: string): string {
  return `${dirname(path)}${READING}`;
}

function countIn(mark: string): number {
  try {
    return Number.parseInt(readFileSync(mark, "utf8"), 10) || 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
    throw error;
  }
}

function endedTheProcess(ends: number): FileRefused {
  return new FileRefused(
    "hostile",
    `The file was not read again, because its reading ended this program ${ends} times.`,
    "Save the list as CSV UTF-8, or copy its rows into a new workbook, and drop the new file. If the new file is refused too, give it to your administrator.",
  );
}
