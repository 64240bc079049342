import { writeFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { fingerprint } from "./support/files-below.ts";
import { list, people, person } from "./support/lists.ts";
import { test } from "./support/workplace.ts";

describe("plan", () => {
  test("writes nothing, exits like run, and shows the plan that run then stores", async ({ startWorkplace }) => {
    const { cli, json, drop, root, data, report, sandbox, mutations } = await startWorkplace();
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    const lists = [
      ["unchanged", 0, list(...people(1, 8))],
      [
        "changed, with a row to correct",
        3,
        list(
          ...people(1, 6),
          person(7, { last: "Other" }),
          person(8, { group: "Team Rome" }),
          person(9),
          person(10, { group: "Team Berln" }),
        ),
      ],
      ["with held deletes", 4, list(...people(1, 3))],
    ] as const;
    for (const [what, code, bytes] of lists) {
      const path = `${root}/staff.csv`;
      writeFileSync(path, bytes);
      const before = fingerprint(data);
      sandbox.forgetRequests();
      const planned = await json("plan", path);
      expect(planned.code, what).toBe(code);
      expect(fingerprint(data), what).toBe(before);
      expect(mutations(), what).toEqual([]);
      expect((await cli("plan", path)).code, what).toBe(code);
      expect((await cli("run", path)).code, what).toBe(code);
      expect({ ...report().plan, operations: report().plan.operations.map(asPlanned) }, what).toEqual(planned.value);
    }
  });

  test("exits 1 with the reason when the file can't be a list", async ({ startWorkplace }) => {
    const { cli, root, json } = await startWorkplace();
    writeFileSync(`${root}/staff.csv`, "");
    writeFileSync(`${root}/other.csv`, list(person(1)));
    expect(await cli("plan", `${root}/staff.csv`)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("The file is empty.") as string,
    });
    expect(await cli("plan", `${root}/staff-missing.csv`)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There is no such file.") as string,
    });
    expect(await json("plan", `${root}/other.csv`)).toMatchObject({ code: 1, value: { code: "no_feed" } });
    expect(await json("plan", `${root}/other.csv`, "--feed", "staff")).toMatchObject({
      code: 0,
      value: { rows: { created: 1 } },
    });
    expect((await cli("plan", `${root}/missing.csv`)).stderr).toMatch(/missing\.csv/u);
  });
});

/** Removes the contact_id that the stored plan has after a create. */
function asPlanned({ contactId, ...operation }: { readonly operation: string; readonly contactId?: number }): object {
  return operation.operation === "create" ? operation : { ...operation, contactId };
}
