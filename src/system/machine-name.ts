import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

const BOOT_ID = "/proc/sys/kernel/random/boot_id";

/**
 * Returns a name that two processes share only if they read the same clock: the id that Linux gives each boot of a machine.
 * Where there is none, each process has a name of its own.
 */
export function machineName(): string {
  try {
    return readFileSync(BOOT_ID, "utf8").trim();
  } catch {
    return randomUUID();
  }
}
