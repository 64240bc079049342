/** The command `corrections`: lists what lasts, ends it, and makes rules. */
import { describe, expect } from "vitest";
import { correctTypo, GOOD, WITH_THIRD } from "../support/corrected-typo.ts";
import { list, person, readReport } from "../support/lists.ts";
import { test, type StartWorkplace } from "../support/workplace.ts";

/** Corrects the group of two people in the report of their list, and applies the list again with a third such row. */
async function withCorrections(startWorkplace: StartWorkplace) {
  const place = await startWorkplace();
  await correctTypo(place);
  return place;
}

describe("corrections", () => {
  test("lists the corrected cells and the rule that they offer, as text and as JSON", async ({ startWorkplace }) => {
    const { cli, json, report } = await withCorrections(startWorkplace);
    const { code, stdout } = await cli("corrections");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^1 +staff +Elif Haddad +line 20 +Group: “Team Berln” → “Team Berlin”\n2 +staff +Bo Lind/u);
    expect(stdout).toContain(
      "“Team Berln” was corrected to “Team Berlin” in 2 rows of the column “Group” of staff. To correct it in every row: celebration-sync corrections rule 1",
    );
    const what = { column: "Group", field: null, was: "Team Berln", becomes: "Team Berlin" };
    expect((await json("corrections")).value).toEqual({
      corrections: [
        expect.objectContaining({ id: 1, feed: "staff", kind: "cell", key: "2", person: "Elif Haddad", ...what }),
        expect.objectContaining({ id: 2, kind: "cell", key: "3", lastList: report().run, line: 21, rows: 1, ...what }),
      ],
      offers: [{ id: 1, feed: "staff", column: "Group", was: "Team Berln", becomes: "Team Berlin", rows: 2 }],
      learnedSettings: [],
    });
  });

  test("accepts a rule, which solves the row that waits, and ends it", async ({ startWorkplace }) => {
    const { cli, json, sandbox, drop } = await withCorrections(startWorkplace);
    expect((await json("status")).value.feeds).toMatchObject([{ toCorrect: 1 }]);
    const accepted = await cli("corrections", "rule", "2");
    expect(accepted).toMatchObject({ code: 0 });
    expect(accepted.stdout).toContain("Rule 3: in the column “Group” of staff, “Team Berln” is read as “Team Berlin”");
    expect(accepted.stdout).toContain("Now: 1 created.");
    expect(sandbox.contacts().some(({ first_name: name }) => name === "Cleo")).toBe(true);
    expect((await cli("corrections")).stdout).toMatch(/^3 +staff +rule for all rows +Group:/mu);
    expect((await json("corrections")).value).toMatchObject({ offers: [] });
    expect(await cli("corrections", "rule", "3")).toMatchObject({
      code: 0,
      stdout: "Correction 3 is a rule already.\n",
    });
    expect((await cli("corrections", "drop", "3")).stdout).toContain("Correction 3 has ended");
    drop("staff.csv", WITH_THIRD);
    await cli("run");
    expect((await json("status")).value.feeds).toMatchObject([{ toCorrect: 1 }]);
  });

  test("ends a correction once, and refuses a number that it does not know", async ({ startWorkplace }) => {
    const { cli, json } = await withCorrections(startWorkplace);
    expect((await json("corrections", "drop", "1")).value).toMatchObject({
      lines: [
        "Correction 1 has ended: “Team Berln” → “Team Berlin” in the column “Group” of Elif Haddad.",
        "The next list is used as it is.",
      ],
    });
    expect((await cli("corrections")).stdout).not.toContain("Elif");
    const said = async (...words: readonly string[]) => {
      const { code, stderr } = await cli("corrections", ...words);
      return [code, stderr.trim().split("\n").at(-1)];
    };
    expect(await said("drop", "1")).toEqual([1, "Correction 1 has ended already."]);
    expect(await said("drop", "99")).toEqual([2, "There is no correction 99. The command corrections lists them."]);
    expect(await said("rule", "first")).toEqual([
      2,
      "“first” is no number of a correction. The command corrections shows the numbers.",
    ]);
    expect((await said("rule", "2"))[0]).toBe(1);
  });

  test("lists an address that an answer left out, and sends it again", async ({ startWorkplace }) => {
    const { cli, json, drop, report, sandbox } = await startWorkplace();
    const ada = person(1, { name: "Ada", last: "Moreau", email: "house@example.org" });
    const ben = person(2, { name: "Ben", last: "Moreau", email: "house@example.org", birthday: "1980-02-03" });
    drop("staff.csv", list(...GOOD, ada));
    await cli("run");
    expect((await cli("corrections")).stdout).toBe("No correction lasts.\n");
    drop("staff.csv", list(...GOOD, ada, ben));
    await cli("run");
    const [{ _id: id = "" } = {}] = readReport(report().rejections ?? "");
    await cli("answer", id, "leave", "out");
    expect((await cli("corrections")).stdout).toMatch(
      /^1 +staff +Ben Moreau +address left out: house@example\.org\n$/u,
    );
    expect((await json("corrections")).value).toMatchObject({
      corrections: [{ kind: "address", column: null, field: "email", was: "house@example.org", becomes: null }],
    });
    expect((await cli("corrections", "drop", "1")).stdout).toContain("The next list sends the address.");
    drop("staff.csv", list(...GOOD, ada.with(3, "ada@example.org"), ben));
    await cli("run");
    const emails = sandbox.contacts().map(({ first_name: name, email }) => `${name} ${email}`);
    expect(emails).toEqual(expect.arrayContaining(["Ada ada@example.org", "Ben house@example.org"]));
  });
});
