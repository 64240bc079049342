/** Checks of a file that the command line names. The path may lead anywhere, for instance to a file of /proc. */
import { stat, statfs } from "node:fs/promises";
import { FileRefused } from "../../model/file-refused.ts";
import { errorCode } from "./arrival/file-stamp.ts";
import { noSuchFile, notPermitted, notRegular } from "./table/refusals.ts";

/**
 * Magic numbers of the file systems that the kernel makes up, as statfs(2) returns them. Their files look like ordinary
 * files, but reading one may fail, wait for ever or change something.
 */
const MADE_BY_KERNEL: ReadonlySet<number> = new Set([
  0x9fa0, // proc
  0x62656572, // sysfs
  0x64626720, // debugfs
  0x74726163, // tracefs
  0x0027e0eb, // cgroup
  0x63677270, // cgroup2
  0x73636673, // securityfs
  0x62656570, // configfs
  0xcafe4a11, // bpf
  0xde5e81e4, // efivarfs
  0x6165676c, // pstore
  0xf97cff8c, // selinux
  0x6e736673, // nsfs
]);

/**
 * Checks that a path leads to an ordinary file, before the file is opened.
 *
 * @throws FileRefused `no_such_file`, `not_permitted`, `not_a_regular_file`
 */
export async function checkNamedFile(path: string): Promise<void> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) throw notRegular("a folder");
    if (!found.isFile()) throw notRegular("a device or a pipe");
    // The kernel's number has 32 bits, and Node returns it signed or unsigned.
    if (MADE_BY_KERNEL.has((await statfs(path)).type >>> 0)) throw notRegular("a view into the operating system");
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    const code = errorCode(error);
    throw code === "EACCES" || code === "EPERM" ? notPermitted() : noSuchFile();
  }
}

/** Errors of the whole system. Another file could not be read either. */
const OF_THE_SYSTEM: readonly (string | undefined)[] = ["EMFILE", "ENFILE", "ENOMEM"];

/** Returns the refusal of a file that could not be opened or read; null: the error has another reason. */
export function whyNotRead(error: unknown, path: string): FileRefused | null {
  if (!(error instanceof Error) || !("syscall" in error)) return null;
  const { syscall, path: place, code, message } = error as NodeJS.ErrnoException;
  if (!["open", "read"].includes(syscall ?? "") || (place !== undefined && place !== path)) return null;
  if (OF_THE_SYSTEM.includes(code)) return null;
  if (code === "EACCES" || code === "EPERM") return notPermitted();
  return new FileRefused(
    "damaged",
    `The file can't be read: ${message}.`,
    "Check the disk that the file is on, or copy the file to another disk, and try again.",
  );
}
