import type { AccountStops } from "../../ledger/entries/account-stops.ts";
import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { AccountStop, Halt } from "../../model/run-record.ts";
import type { Next } from "./interpret-answer.ts";

/**
 * Stops the account, because the service applied an operation differently from what was sent. The stop is stored before the
 * outcome, so that no kill can keep the outcome and lose the stop.
 */
export function stopAccount(
  { id, run, line }: StoredOperation,
  { contactId, differences }: Extract<Next, { kind: "applied_differently" }>,
  stops: Pick<AccountStops, "add">,
): Halt {
  const stop: AccountStop = { operation: id, run, contactId, line, differences };
  stops.add(stop);
  return { code: "applied_differently", reason: describeStop(stop) };
}

/** Returns what happened and what a person has to do, in whole sentences without personal data. */
export function describeStop({ run, contactId, line, differences }: AccountStop): string {
  const fields = [...new Set(differences.map(({ field }) => field))].join(" and ");
  const where = line === null ? "" : ` (line ${line})`;
  return (
    `The service answered contact ${contactId} with another ${fields} than was sent${where}. ` +
    "Nothing more is sent, for no list, until a person decides. Look at that contact in the service. " +
    `If it is right, run “celebration-sync approve ${run}”: this kind of difference is accepted from then on. ` +
    `If it is wrong, correct it there and run “celebration-sync discard ${run}”: the rest of that list is not sent.`
  );
}
