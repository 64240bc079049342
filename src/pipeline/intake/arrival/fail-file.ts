import { open } from "node:fs/promises";

import type { FileRefused } from "../../../model/file-refused.ts";
import { makeFolder, moveInto } from "./safe-move.ts";

/** Modes for what is written: closed to others, or open to the office people's group. */
interface StoreModes {
  readonly folder: number;
  readonly file: number;
}

const PRIVATE: StoreModes = { folder: 0o700, file: 0o600 };
/** The folder has the group and the setgid bit already. */
const OPEN_TO_GROUP: StoreModes = { folder: 0o770, file: 0o660 };

/**
 * Moves a file that could not be read to `failed/`, with the reason in plain words beside it as `FILE.error.txt`.
 *
 * @param name the name it was dropped under
 * @param isOpenToGroup whether the office people's group may read and clear away what lies there
 * @returns where the file lies
 */
export async function failFile(
  path: string,
  name: string,
  failed: string,
  refusal: FileRefused,
  isOpenToGroup = false,
): Promise<string> {
  const modes = isOpenToGroup ? OPEN_TO_GROUP : PRIVATE;
  await makeFolder(failed, modes.folder);
  // The reason first: a file without its reason would be a riddle if we were stopped between the two.
  return moveInto(path, failed, name, modes.file, (target) =>
    writeReason(`${target}.error.txt`, name, refusal, modes.file),
  );
}

async function writeReason(path: string, name: string, refusal: FileRefused, mode: number): Promise<void> {
  const handle = await open(path, "w", mode);
  try {
    await handle.writeFile(reasonText(name, refusal));
    // Whatever the umask says.
    await handle.chmod(mode);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The words beside a failed file. */
function reasonText(name: string, refusal: FileRefused): string {
  const where = refusal.line === null ? "" : ` (line ${refusal.line})`;
  return `${name}: this file was not used. Nobody was created, changed or deleted because of it.\n\nWhy${where}: ${refusal.message}\nWhat to do: ${refusal.hint}\n\nCode: ${refusal.code}\n`;
}
