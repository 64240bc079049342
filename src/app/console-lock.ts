import { dirname, join } from "node:path";
import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import { takeLock, type Lock } from "../ledger/database/lock.ts";
import { makePath } from "../system/make-path.ts";

/**
 * Takes the lock of the console. Two consoles could put the same uploaded list into the inbox twice.
 *
 * @throws StartupError if another console has the lock
 */
export function takeConsoleLock({ folders }: Settings): Pick<Lock, "release"> {
  const folder = dirname(folders.requestsFile);
  makePath(folder, 0o700);
  const lock = takeLock(join(folder, "console-lock.db"), `process ${process.pid}`);
  if ("heldBy" in lock)
    throw new StartupError(1, `Another console serves these lists already: ${lock.heldBy}. Stop it first.`);
  return lock;
}
