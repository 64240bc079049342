/** A workplace with a create in doubt. */
import { expect } from "vitest";
import { list, person, readReport } from "./lists.ts";
import type { StartWorkplace } from "./workplace.ts";

/** Returns a row without an address. Its create can't be probed, because the service would not refuse a duplicate. */
export const unaddressed = (id: number, last = "Example") => person(id, { email: "", last });

/**
 * Opens a workplace with a create in doubt for a person without an address. Only a decision of a person ends the doubt.
 *
 * @param fault whether the create arrived and its answer was lost, or the create did not arrive
 * @param rows more rows of the list
 */
export async function withDoubt(
  startWorkplace: StartWorkplace,
  fault: "drop-response" | "drop-request" = "drop-response",
  ...rows: readonly (readonly string[])[]
) {
  const workplace = await startWorkplace({ faults: [`${fault}:POST:#1`] });
  const { drop, cli, json, sandbox, report } = workplace;
  drop("staff.csv", list(unaddressed(1), ...rows));
  expect((await cli("run")).code).toBe(3);
  sandbox.setFaults([]);
  const [doubt] = (await json("status")).value.inDoubt as { operation: number }[];
  const [row] = readReport(report().rejections ?? "");
  const [contact] = sandbox.contacts();
  return {
    ...workplace,
    operation: String(doubt?.operation),
    id: row?.["_id"] ?? "",
    contactId: String(contact?.contact_id),
  };
}
