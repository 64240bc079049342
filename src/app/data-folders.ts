/** Makes the folders, and opens those for the office people to their group. */
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmdirSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { StartupError } from "./startup-error.ts";
import { fileSystemOf } from "../system/file-systems.ts";
import type { Settings } from "../config/settings.ts";
import type { Folders } from "../config/folders.ts";

const PRIVATE = 0o700;
/** May be passed through, so that what is open inside can be reached. */
const PASSABLE = 0o710;
/** For the office people's group. The setgid bit (2) gives what is made inside to the group, too. */
const SHARED: Readonly<Partial<Record<keyof Folders, number>>> = { inbox: 0o2770, failed: 0o2770, reports: 0o2750 };
const FOLDERS = ["inbox", "working", "archive", "failed", "reports", "state"] as const;

/**
 * Makes what is not there. An inbox that is there keeps its group and mode; everything else gets those it must have.
 *
 * @throws CannotStart naming the folder that can't be made, written to, or given to the group; or a state on a network file system
 */
export function makeFolders({ folders, folderGroup }: Settings): void {
  const gid = folderGroup === null ? null : groupIdOf(folderGroup);
  if (gid !== null && makeFolder(folders.dataDir, PASSABLE)) share(folders.dataDir, PASSABLE, gid, folderGroup ?? "");
  for (const name of FOLDERS) {
    const path = folders[name];
    const isNew = makeFolder(path, PRIVATE);
    const mode = SHARED[name];
    if (gid !== null && mode !== undefined && (isNew || name !== "inbox")) share(path, mode, gid, folderGroup ?? "");
    probeWriting(path);
  }
  const { network } = fileSystemOf(folders.state);
  // SQLite's locks and its shared memory do not hold there: two machines could apply at the same time.
  if (network !== null)
    throw new StartupError(2, `folders.state: ${folders.state} is on ${network}, but must be on a local disk.`);
}

/** @returns whether it was not there before */
function makeFolder(path: string, mode: number): boolean {
  const isNew = !existsSync(path);
  try {
    mkdirSync(path, { recursive: true, mode });
  } catch (error) {
    throw unusable(path, error);
  }
  return isNew;
}

function probeWriting(folder: string): void {
  const probe = `${folder}/.celebration-sync-${process.pid}`;
  try {
    mkdirSync(probe, { mode: PRIVATE });
    rmdirSync(probe);
  } catch (error) {
    throw unusable(folder, error);
  }
}

function unusable(folder: string, error: unknown): StartupError {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return new StartupError(1, `The folder ${folder} can't be used: ${whyUnusable(code, userName()) ?? message}`);
}

/** In a container a user may have a number only. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}

/** Why nothing can be made in a folder, with the way out; null where the system's own words are all there is. */
export function whyUnusable(code: string, user: string): string | null {
  switch (code) {
    case "EACCES":
    case "EPERM":
      return `this user (${user}) may not write there. Give it to ${user} (chown), or run as the user whose it is.`;
    case "EROFS":
      return "it is read-only here. See how the disk is mounted; a systemd service writes only where ReadWritePaths= lets it.";
    case "ENOSPC":
    case "EDQUOT":
      return "the disk is full. Make room on it.";
    case "EEXIST":
    case "ENOTDIR":
      return "a file is in its place. Move it away, or name another folder.";
    default:
      return null;
  }
}

/** Changes only what is not so yet: a hardened service may change nothing, and finds it done by systemd-tmpfiles. */
function share(folder: string, mode: number, gid: number, group: string): void {
  try {
    if (statSync(folder).gid !== gid) chownSync(folder, -1, gid);
    if ((statSync(folder).mode & 0o7777) !== mode) chmodSync(folder, mode);
  } catch (error) {
    throw notShared(folder, mode, group, (error as NodeJS.ErrnoException).code ?? "unknown");
  }
  // The kernel drops the setgid bit without a word where the user is not in the group.
  if ((statSync(folder).mode & 0o7777) !== mode) throw notShared(folder, mode, group, "setgid was dropped");
}

function notShared(folder: string, mode: number, group: string, why: string): StartupError {
  const user = userName();
  const octal = mode.toString(8).padStart(4, "0");
  return new StartupError(
    1,
    `The folder ${folder} can't be given to the group “${group}” with mode ${octal} (${why}). ` +
      `Add ${user} to the group (usermod -aG ${group} ${user}) and start again, or let root do it: ` +
      `chgrp ${group} ${folder} && chmod ${octal} ${folder}`,
  );
}

const GROUPS_FILE = "/etc/group";

/**
 * The id of a group by its name in /etc/group; groups of a directory service that stand elsewhere by their number.
 *
 * @throws CannotStart (2) if there is no such group
 */
export function groupIdOf(group: string, groupsText: string = readFileSync(GROUPS_FILE, "utf8")): number {
  for (const line of groupsText.split("\n")) {
    const [name, , gid] = line.split(":");
    if (name === group && gid !== undefined) return Number(gid);
  }
  if (/^\d{1,9}$/u.test(group)) return Number(group);
  throw new StartupError(
    2,
    `folders.group: there is no group “${group}” in ${GROUPS_FILE}. Make it (groupadd ${group}), ` +
      "or write the number of a group that a directory service keeps.",
  );
}
