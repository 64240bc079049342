/** Finds accounts that would share a folder. Lists, reports and ledgers of different accounts must never mix. */
import { realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Settings } from "../../config/settings.ts";

/** An account with its settings. */
export interface Placed {
  readonly name: string;
  readonly settings: Settings;
}

/**
 * Returns for each account that shares a folder with another why it can't be served, and what to do. Two folders are shared
 * also when one is inside the other. It is not known to which of two accounts a folder belongs, so both are named.
 */
export function findSharing(accounts: readonly Placed[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const share = (one: string, other: string, folder: string): void => {
    if (one === other) return;
    for (const [name, with_] of [
      [one, other],
      [other, one],
    ] as const)
      found.set(
        name,
        `The accounts “${name}” and “${with_}” both use the folder ${folder}. Give each account a "dataDir" of its own.`,
      );
  };
  const dataOf = new Map<string, string>();
  const userOf = new Map<string, string>();
  const all = accounts.map(({ name, settings }) => ({ name, ...foldersOf(settings) }));
  for (const { name, data, used } of all) {
    share(dataOf.get(data) ?? name, name, data);
    dataOf.set(data, name);
    for (const folder of used) {
      share(userOf.get(folder) ?? name, name, folder);
      userOf.set(folder, name);
    }
  }
  for (const { name, used } of all)
    for (const folder of used)
      for (let around = dirname(folder); around !== dirname(around); around = dirname(around))
        share(userOf.get(around) ?? name, name, around);
  return found;
}

/** Returns the real paths of the data folder, and of the folders that hold files of the account. */
function foldersOf({ folders }: Settings): { readonly data: string; readonly used: readonly string[] } {
  const { dataDir, inbox, working, archive, failed, reports, state, uploads, requestsFile } = folders;
  const used = [inbox, working, archive, failed, reports, state, uploads, dirname(requestsFile)];
  return { data: realPath(dataDir), used: used.map(realPath) };
}

/** Returns a path without symbolic links, also if its last folders are not there yet. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
  }
}
