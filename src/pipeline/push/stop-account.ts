import type { AccountStops } from "../../ledger/entries/account-stops.ts";
import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { AccountStop, Halt } from "../../model/run-record.ts";
import type { Next } from "./interpret-answer.ts";

/**
 * Stops the account, because the service applied an operation differently from what was sent, or answered a create with
 * another contact. The stop is stored before the outcome, so that no kill can keep the outcome and lose the stop.
 */
export function stopAccount(
  { id, run, line }: StoredOperation,
  { kind, contactId, differences }: Extract<Next, { kind: "applied_differently" | "other_contact" }>,
  stops: Pick<AccountStops, "add">,
): Halt {
  const stop: AccountStop = { operation: id, run, contactId, line, differences };
  stops.add(stop);
  return { code: kind, reason: describeStop(stop) };
}

const UNTIL = "Nothing more is sent, for no list, until a person decides.";

/** Returns what happened and what a person has to do, in whole sentences without personal data. */
export function describeStop(stop: AccountStop): string {
  const { run, contactId, line, differences } = stop;
  const where = line === null ? "" : ` (line ${line})`;
  const fields = [...new Set(differences.map(({ field }) => field))].filter((field) => field !== "contact_id");
  const discard = `run “celebration-sync discard ${run}”: the rest of that list is not sent.`;
  const accepts = `run “celebration-sync approve ${run}”: this kind of difference is accepted from then on.`;
  if (!isOtherContact(stop)) {
    return (
      `The service answered contact ${contactId} with another ${fields.join(" and ")} than was sent${where}. ${UNTIL} ` +
      `Look at that contact in the service. If it is right, ${accepts} If it is wrong, correct it there and ${discard}`
    );
  }
  const inDoubt = "The row was not linked to that contact, and is in doubt.";
  if (fields.length > 0) {
    return (
      `The service answered a create${where} with contact ${contactId}, whose ${fields.join(" and ")} is another than was ` +
      `sent. ${inDoubt} ${UNTIL} Look at that contact in the service. If it is the person of the row, ${accepts} ` +
      `If it is another person, ${discard}`
    );
  }
  return (
    `The service answered a create${where} with contact ${contactId}, which belongs to another row. ${inDoubt} ${UNTIL} ` +
    `Find the person of the row in the service. To go on with the list, run “celebration-sync approve ${run}”. ` +
    `Otherwise ${discard}`
  );
}

/** Returns whether the account was stopped because an answer was about another contact. */
function isOtherContact({ differences }: Pick<AccountStop, "differences">): boolean {
  return differences.some(({ field }) => field === "contact_id");
}
