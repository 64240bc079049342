import type { StoredDecisions } from "../../app/stored-requests.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { counted } from "../../model/text/counted.ts";
import { REFUSED, whyPending } from "../../run/decisions/runs/privacy/why-waiting.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** The erasure of a person that a person asked for, and that is not finished. The person is not named. */
export interface PendingErasure {
  /** ISO date-time. */
  readonly askedAt: string;
  /** Why the erasure is not finished, as a clause. */
  readonly why: string;
}

/** Returns the erasures that are not finished: those that were begun, then those that wait for a run. */
export function pendingErasures(
  ledger: Ledger | null,
  { requests }: Pick<StoredDecisions, "requests">,
): readonly PendingErasure[] {
  const begun = ledger === null ? [] : ledger.erasures.open();
  const asked = requests.filter(({ command, why }) => why === null && /^erase\b/u.test(command));
  return [
    ...begun.map((erasure) => ({
      askedAt: erasure.askedAt,
      why: ledger === null ? "" : whyPending(erasure, { ledger }),
    })),
    ...asked.map(({ askedAt }) => ({ askedAt, why: "no process has taken it up" })),
  ];
}

/** Prints how many people are still to be erased, why, and what to do. */
export function showErasures(
  erasures: readonly PendingErasure[],
  working: string | null,
  { print, paint }: Terminal,
): void {
  if (erasures.length === 0) return;
  const goesOn =
    working === null
      ? " Go on with: celebration-sync run"
      : " The process at work goes on with it. If it takes hours, look into its log";
  const next = erasures.every(({ why }) => why.startsWith(REFUSED)) ? "" : goesOn;
  print(`${paint("yellow", "Erasing:")} ${counted(erasures.length, "person is", "people are")} not erased yet.${next}`);
  for (const { askedAt, why } of erasures) print(`  asked for at ${askedAt}: ${why}`);
}
