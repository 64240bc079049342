import type { RunEnv } from "../run-env.ts";

/**
 * Copies the ledger if people have decided something: their answers, corrections and undos are in no other file, and a rebuilt ledger
 * must have them. The decision is carried out already, so a copy that fails is only logged, and the next pass makes it.
 */
export function keepDecided({ ledger, now, log }: Pick<RunEnv, "ledger" | "now" | "log">): void {
  const result = ledger.backUpDecided(new Date(now()).toISOString());
  if (result instanceof Error)
    log(
      "warn",
      `What people decided could not be copied to the backups: ${result.message}. The next pass tries again.`,
    );
}
