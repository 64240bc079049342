import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { withDoubt } from "../support/in-doubt.ts";
import { list, people } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

describe("forget", () => {
  test("drops the entries of a feed, and deletes no contact, when --yes is given", async ({ startWorkplace }) => {
    const { drop, cli, json, sandbox, data, configure } = await startWorkplace();
    drop("staff.csv", list(...people(1, 3)));
    await cli("run");
    expect(await cli("forget", "staff")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("3 contacts") as string,
    });
    expect((await cli("forget", "other")).code).toBe(2);
    // The same works for a feed that the configuration no longer names.
    configure({ feeds: { other: { files: ["other*"], mode: "changes" } } });
    expect(await cli("run")).toMatchObject({ code: 2 });
    expect((await json("forget", "staff", "--yes")).value).toMatchObject({ forgotten: 3 });
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(3);
    expect(readFileSync(join(data, "state/contacts.jsonl"), "utf8").match(/"forgotten"/gu)).toHaveLength(3);
  });

  test("refuses without --yes while a create is in doubt", async ({ startWorkplace }) => {
    const { cli, json } = await withDoubt(startWorkplace);
    expect((await cli("forget", "staff")).code).toBe(1);
    expect((await cli("forget", "staff", "--yes")).code).toBe(0);
    expect((await json("status")).value.inDoubt).toEqual([]);
  });
});
