import { counted } from "../../../../model/text/counted.ts";
import type { RunEnv } from "../../../run-env.ts";

/** Erases people again whose data came back with an older ledger. Returns a line for each erasure that this ledger does not know. */
export async function askForReturned({
  ledger,
  now,
  log,
}: Pick<RunEnv, "ledger" | "now" | "log">): Promise<readonly string[]> {
  const { people, rows, lost } = await ledger.erasures.askForReturned(new Date(now()).toISOString());
  if (people.length + rows > 0)
    log(
      "warn",
      `The ledger that was put back has records of people who were erased. They are erased again: ${counted(people.length, "record")} of people, ${counted(rows, "other row")}.`,
    );
  return lost.map(sayLostErasure);
}

function sayLostErasure(contactId: number): string {
  return `The erasure of contact ${contactId} was asked for and did not end. The ledger that was put back does not know of it. Ask again: celebration-sync erase contact:${contactId}`;
}
