/** Replaces a list with files without a person. A process that is killed meanwhile goes on with the same files. */
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Ledger } from "../../../../../ledger/ledger.ts";
import { dropReason, renewReason } from "../../../../../pipeline/intake/arrival/fail-file.ts";
import { mtimeMs, readStamp, type FileStamp } from "../../../../../pipeline/intake/arrival/file-stamp.ts";
import { syncFolder } from "../../../../../pipeline/intake/arrival/safe-move.ts";
import { PRIVATE, writeTextFile } from "../../../../../pipeline/report/files/atomic-file.ts";

/** The name of the fact in the ledger. It is there from before the first file is written until the list is gone. */
const FACT = "rewritten_list";

/** A list that is being replaced. A later list of this name has another inode. */
interface Replacement {
  readonly path: string;
  readonly inode: string;
  readonly files: readonly string[];
}

type FactLedger = Pick<Ledger, "account">;

/**
 * Replaces a list with a file for each of its sheets, and its reason with one beside each file. The list goes last, so that a
 * process which is killed meanwhile finds it again. Returns the files.
 *
 * @param sheets the records of each sheet
 * @param chooseNames returns free paths for the sheets. One of them may be the list itself
 */
export async function replaceList(
  path: string,
  sheets: readonly (readonly string[])[],
  chooseNames: () => readonly string[],
  ledger: FactLedger,
): Promise<readonly string[]> {
  const stamp = await readStamp(path);
  if (stamp === null) return [];
  const inode = inodeOf(stamp);
  const begun = begunIn(ledger);
  const isBegun = begun?.path === path && begun.inode === inode && begun.files.length === sheets.length;
  const files = isBegun ? begun.files : chooseNames();
  const write = async (file: string) => {
    const records = sheets[files.indexOf(file)] ?? [];
    await writeTextFile(file, PRIVATE.file, ["\uFEFF", ...records], mtimeMs(stamp) / 1_000);
  };
  const others = files.filter((file) => file !== path);
  if (others.length > 0) {
    ledger.account.setFact(FACT, JSON.stringify({ path, inode, files }));
    for (const file of others) await write(file);
    await renewReason(path, files);
  }
  if (files.includes(path)) await write(path);
  else await rm(path, { force: true });
  await endReplacement(ledger);
  return files;
}

/** Ends the replacement of a list that is gone. While the list is there, the search for a person finds it again. */
export async function endReplacement(ledger: FactLedger): Promise<void> {
  const begun = begunIn(ledger);
  if (begun === null) return;
  const stamp = await readStamp(begun.path);
  if (stamp !== null && inodeOf(stamp) === begun.inode) return;
  if (stamp === null) {
    await dropReason(begun.path);
    await syncFolder(dirname(begun.path));
  }
  ledger.account.setFact(FACT, "null");
}

function begunIn({ account }: FactLedger): Replacement | null {
  return JSON.parse(account.fact(FACT) ?? "null") as Replacement | null;
}

function inodeOf({ dev, ino }: FileStamp): string {
  return `${dev}:${ino}`;
}
