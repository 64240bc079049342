import { describe, expect } from "vitest";
import { list, people, person } from "./support/lists.ts";
import { test } from "./support/workplace.ts";

describe("the exit code (the first of 2, 1, 4, 3, 0 that applies)", () => {
  test("is 2 for wrong usage and configuration", async ({ startWorkplace }) => {
    const { cli, configure, sandbox } = await startWorkplace();
    expect((await cli("rum")).code).toBe(2);
    expect((await cli("run", "--frobnicate")).code).toBe(2);
    expect((await cli("run", "--until", "25:99")).code).toBe(2);
    expect((await cli("run", "--config", "nowhere.json")).code).toBe(2);
    configure({ dataDri: "elsewhere" });
    const ended = await cli("run");
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/dataDri.*dataDir/u);
    expect(sandbox.requests()).toEqual([]);
  });

  test("is 0, 3 or 1 by the worst result of all files", async ({ startWorkplace }) => {
    const { cli, drop } = await startWorkplace({
      feeds: {
        staff: { files: ["staff*"], mode: "snapshot", key: ["ID"] },
        club: { files: ["club*"], mode: "changes", key: ["ID"] },
      },
    });
    drop("staff.csv", list(person(1)));
    expect((await cli("run")).code).toBe(0);
    drop("staff.csv", list(person(1), person(2, { group: "Team Berln" })));
    expect((await cli("run")).code).toBe(3);
    drop("staff.csv", list(person(1), person(2, { group: "Team Berln" })));
    drop("neither.csv", list(person(3)));
    expect((await cli("run")).code).toBe(1);
  });

  test("is 4 for a held run with rejected rows, and 1 when a file failed, too", async ({ startWorkplace }) => {
    const { cli, drop, report } = await startWorkplace();
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    drop("staff.csv", list(...people(1, 4), person(20, { group: "Team Berln" })));
    expect((await cli("run")).code).toBe(4);
    expect(report().summary).toMatchObject({ status: "held", deletes: { held: 4 }, rows: { rejected: 1 } });
    drop("staff.csv", list(...people(1, 4)));
    drop("neither.csv", "ID\r\n");
    expect((await cli("run")).code).toBe(1);
    expect(report().summary).toMatchObject({ status: "held", deletes: { held: 4 } });
  });
});
