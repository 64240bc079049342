/** Makes the data folders, and gives some of them to the office people's group. */
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmdirSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";
import { StartupError } from "./startup-error.ts";
import { checkStatePlaces } from "./state-places.ts";
import { fileSystemOf } from "../system/file-systems.ts";
import { makePath } from "../system/make-path.ts";
import type { Settings } from "../config/settings.ts";
import type { Folders } from "../config/folders.ts";

const PRIVATE = 0o700;
/** The group can enter the folder but not list it. So its members reach the folders inside that they may read. */
const PASSABLE = 0o710;
/** Modes for the office people's group. The setgid bit (2) gives new files inside the folder to the group, too. */
const SHARED: Readonly<Partial<Record<keyof Folders, number>>> = { inbox: 0o2770, failed: 0o2770, reports: 0o2750 };
const FOLDERS = ["inbox", "working", "archive", "failed", "reports", "state"] as const;

/**
 * Makes missing folders, and sets the group and mode of shared folders. An existing inbox keeps its group and mode.
 *
 * @throws StartupError if a folder can't be made, written to or given to the group, if `folders.state` is on a network
 *   file system, or if something else is in the place of a file in it
 */
export function makeFolders(settings: Settings): void {
  const { folders, folderGroup } = settings;
  const gid = folderGroup === null ? null : groupIdOf(folderGroup);
  if (gid !== null && makeFolder(folders.dataDir, PASSABLE)) share(folders.dataDir, PASSABLE, gid, folderGroup ?? "");
  // The note of the ledger's generation is in it, also if all folders are elsewhere.
  makeFolder(folders.dataDir, PRIVATE);
  probeWriting(folders.dataDir);
  for (const name of FOLDERS) {
    const path = folders[name];
    const isNew = makeFolder(path, PRIVATE);
    const mode = SHARED[name];
    if (gid !== null && mode !== undefined && (isNew || name !== "inbox")) share(path, mode, gid, folderGroup ?? "");
    probeWriting(path);
  }
  makeRequestsFolder(settings);
  const { network } = fileSystemOf(folders.state);
  // On a network file system, SQLite's locks and shared memory do not work: two machines could apply at the same time.
  if (network !== null)
    throw new StartupError(2, `folders.state: ${folders.state} is on ${network}, but must be on a local disk.`);
  checkStatePlaces(settings);
}

/** Makes the folder of the requests. Lists are applied without it, too. The queue says why it can't be used. */
function makeRequestsFolder({ folders }: Settings): void {
  try {
    makeFolder(dirname(folders.requestsFile), PRIVATE);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
  }
}

/** Makes a folder if it is missing. Returns whether it was missing. */
function makeFolder(path: string, mode: number): boolean {
  const isNew = !existsSync(path);
  try {
    const first = makePath(path, mode);
    if (first !== null && process.getuid?.() === 0) giveToParentsOwner(first, path);
  } catch (error) {
    throw unusable(path, error);
  }
  return isNew;
}

/** Gives new folders to the owner of the folder around them: root runs `init` for the service's user. */
function giveToParentsOwner(first: string, last: string): void {
  const { uid } = statSync(dirname(first));
  for (let path = last; path.length >= first.length; path = dirname(path)) chownSync(path, uid, -1);
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

/** Returns the user's name. A user in a container may have no name: then the number is returned. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}

/** Returns why a folder can't be written to, and what to do; null for an error code without an explanation here. */
export function whyUnusable(code: string, user: string): string | null {
  switch (code) {
    case "EACCES":
    case "EPERM":
      return `this user (${user}) may not write there. Give it to ${user} (chown), or run as the user who owns it.`;
    case "EROFS":
      return "it is read-only. Check how the disk is mounted. A systemd service can write only where ReadWritePaths= allows it.";
    case "ENOSPC":
    case "EDQUOT":
      return "the disk is full. Make room on it.";
    case "ENOENT":
      return "no folder can be made there. Name a folder on a disk.";
    case "EEXIST":
    case "ENOTDIR":
      return "a file is in its place. Move it away, or name another folder.";
    case "ELOOP":
      return "it is a link that leads in a circle. Remove the link, or name another folder.";
    default:
      return null;
  }
}

/**
 * Sets a folder's group and mode, if they differ. A hardened service may set neither, so systemd-tmpfiles sets both before
 * the service starts.
 */
function share(folder: string, mode: number, gid: number, group: string): void {
  try {
    if (statSync(folder).gid !== gid) chownSync(folder, -1, gid);
    if ((statSync(folder).mode & 0o7777) !== mode) chmodSync(folder, mode);
  } catch (error) {
    throw notShared(folder, mode, group, (error as NodeJS.ErrnoException).code ?? "unknown");
  }
  // The kernel drops the setgid bit without an error if the user is not in the group.
  if ((statSync(folder).mode & 0o7777) !== mode) throw notShared(folder, mode, group, "the system dropped setgid");
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
 * Returns the id of a group named in /etc/group. A group of a directory service must be given by its number, which is
 * returned.
 *
 * @throws StartupError (2) if /etc/group does not have the group
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
      "or write the group's number if a directory service has it.",
  );
}
