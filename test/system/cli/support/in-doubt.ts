/** A workplace where somebody may have been created. */
import { expect } from "vitest";
import { list, person, readReport } from "./lists.ts";
import type { StartWorkplace } from "./workplace.ts";

/** Without an address nobody can be asked about: the service would not refuse a second one. */
export const unaddressed = (id: number, last = "Example") => person(id, { email: "", last });

/** A create whose answer was lost, for someone without an address: only a person can decide it. */
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
