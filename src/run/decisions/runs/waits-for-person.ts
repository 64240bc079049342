import type { Ledger } from "../../../ledger/ledger.ts";
import type { HaltCode } from "../../../model/run-record.ts";

/** Returns whether the account is stopped at this run. */
export function isStopped(name: string, { ledger }: { readonly ledger: Pick<Ledger, "stops"> }): boolean {
  return ledger.stops.open().some(({ run }) => run === name);
}

/** Returns whether a run stopped at something that may be wrong, so that a person decides whether it goes on. */
export function isAtStop(name: string, env: { readonly ledger: Pick<Ledger, "stops" | "runs"> }): boolean {
  return isStopped(name, env) || guardThatHalted(name, env) !== null;
}

const GUARDS: readonly HaltCode[] = ["all_refused", "contacts_missing"];

/** Returns why a run halted, if a person may let it go on all the same; null: it did not halt for that. */
export function guardThatHalted(name: string, { ledger }: { readonly ledger: Pick<Ledger, "runs"> }): HaltCode | null {
  const run = ledger.runs.get(name);
  return run?.status === "halted" ? (GUARDS.find((code) => code === run.haltCode) ?? null) : null;
}
