/** Looks at archived lists again: a program may hold a list open, and write to it after the run. */
import { join } from "node:path";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredRun } from "../../../ledger/runs/runs.ts";
import { readStamp, type FileStamp } from "../../../pipeline/intake/arrival/file-stamp.ts";
import { lookAtFile } from "../../../pipeline/intake/arrival/look-at-file.ts";
import { putListBack } from "./claimed-list.ts";
import { isOfOneFile, type FilesEnv } from "./one-file.ts";

/** The name of the fact in the ledger. */
const FACT = "archived_lists";
/** Largest number of lists that are watched. */
const WATCHED_AT_MOST = 20;

/** An archived list as it was when its run ended. Numbers beyond the safe integers are texts. */
interface ArchivedList {
  readonly feed: string;
  readonly file: string;
  readonly path: string;
  readonly inode: string;
  readonly size: string;
  readonly mtimeNs: string;
  readonly sha256: string;
}

interface ArchiveEnv {
  readonly ledger: Pick<Ledger, "account" | "operations" | "prove">;
  readonly folders: FilesEnv["folders"];
  log(level: "warn", message: string): void;
}

/**
 * Watches a list that is archived now. A snapshot feed's earlier lists are no longer watched, because the new list replaces
 * them.
 *
 * @param stamp the list's stamp from before its last check
 */
export function watchArchived(
  run: Pick<StoredRun, "feed" | "file" | "sha256" | "mode">,
  path: string,
  stamp: FileStamp,
  { ledger }: Pick<ArchiveEnv, "ledger">,
): void {
  const inode = inodeOf(stamp);
  const others = watched(ledger).filter(
    (list) => list.inode !== inode && (run.mode === "changes" || list.feed !== run.feed),
  );
  const { feed, file, sha256 } = run;
  const list = { feed, file, path, inode, size: `${stamp.size}`, mtimeNs: `${stamp.mtimeNs}`, sha256 };
  store([...others, list].slice(-WATCHED_AT_MOST), ledger);
}

/** Returns the path that a list usually gets in the archive. */
export function usualArchivePath({ file, startedAt }: Pick<StoredRun, "file" | "startedAt">, archive: string): string {
  return join(archive, startedAt.slice(0, 10), file);
}

/**
 * Returns whether a program has written to an archived list. Costs one look at the attributes of each watched list. A list
 * that can't be looked at does not count: the next pass names it.
 */
export async function isArchivedListWritten({ ledger, folders }: Omit<ArchiveEnv, "log">): Promise<boolean> {
  for (const list of watched(ledger)) {
    const look = await lookAgain(list).catch((error: unknown) => {
      if (!isOfOneFile(error, { ledger, folders })) throw error;
      return "same" as const;
    });
    if (typeof look !== "string") return true;
  }
  return false;
}

/**
 * Returns a function that returns, without the ledger, whether a program has written to an archived list. A list that can't
 * be looked at does not count.
 */
export function archivedListsLater({ ledger }: Pick<ArchiveEnv, "ledger">): () => Promise<boolean> {
  const lists = watched(ledger);
  return async () => {
    for (const list of lists) {
      const look = await lookAgain(list).catch(() => "same" as const);
      if (typeof look !== "string") return true;
    }
    return false;
  };
}

/**
 * Brings archived lists that a program has written to back into the inbox. A list that can't be looked at or moved stays
 * watched.
 *
 * @param onNotMoved called for such a list, with its path in the archive
 * @returns the names of the lists
 */
export async function bringBackWritten(
  env: ArchiveEnv,
  onNotMoved: (name: string, error: Error, feed: string) => void,
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const list of watched(env.ledger)) {
    try {
      if (await bringBackIfWritten(list, env)) names.push(list.file);
    } catch (error) {
      if (!isOfOneFile(error, env)) throw error;
      onNotMoved(list.path, error, list.feed);
    }
  }
  return names;
}

async function bringBackIfWritten(list: ArchivedList, { ledger, folders, log }: ArchiveEnv): Promise<boolean> {
  const look = await lookAgain(list);
  if (look === "same") return false;
  const others = watched(ledger).filter(({ inode }) => inode !== list.inode);
  if (look === "gone") {
    store(others, ledger);
    return false;
  }
  if ((await lookAtFile(list.path)).sha256 === list.sha256) {
    store([...others, { ...list, size: `${look.size}`, mtimeNs: `${look.mtimeNs}` }], ledger);
    return false;
  }
  ledger.prove();
  log("warn", `${list.file} was written to after it was archived, and is read again`);
  await putListBack({ path: list.path, feed: list.feed }, { folders });
  store(others, ledger);
  return true;
}

async function lookAgain({ path, inode, size, mtimeNs }: ArchivedList): Promise<"same" | "gone" | FileStamp> {
  const stamp = await readStamp(path);
  if (stamp === null || inodeOf(stamp) !== inode) return "gone";
  return `${stamp.size}` === size && `${stamp.mtimeNs}` === mtimeNs ? "same" : stamp;
}

function inodeOf({ dev, ino }: FileStamp): string {
  return `${dev}:${ino}`;
}

function watched({ account }: Pick<Ledger, "account">): readonly ArchivedList[] {
  return JSON.parse(account.fact(FACT) ?? "[]") as ArchivedList[];
}

function store(lists: readonly ArchivedList[], { account }: Pick<Ledger, "account">): void {
  account.setFact(FACT, JSON.stringify(lists));
}
