import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { list, person } from "../cli/support/lists.ts";
import { test } from "../cli/support/workplace.ts";

/** A group of every Debian system. Only root may give files to a group without being a member. */
const GROUP = "users";
const GID = Number(/^users:[^:]*:(\d+):/mu.exec(readFileSync("/etc/group", "utf8"))?.[1] ?? Number.NaN);
const MAY_GIVE = process.getuid?.() === 0 && Number.isInteger(GID);

/** Returns `2750 group` or `700`: the mode of a file or folder, and whether it belongs to the group. */
function accessOf(path: string): string {
  const { mode, gid } = statSync(path);
  return `${(mode & 0o7777).toString(8)}${gid === GID ? " group" : ""}`;
}

describe.runIf(MAY_GIVE)("folders.group", () => {
  test("gives the group access to inbox, failed and reports only", async ({ startWorkplace }) => {
    const { cli, root } = await startWorkplace({ config: { dataDir: "shared", folders: { group: GROUP } } });
    expect((await cli("run")).code).toBe(0);
    const names = [".", "inbox", "failed", "reports", "working", "archive", "state"];
    const access = names.map((name) => accessOf(join(root, "shared", name)));
    expect(access).toEqual(["710 group", "2770 group", "2770 group", "2750 group", "700", "700", "700"]);
  });

  test("gives reports and error texts to the group, and leaves the mode of an existing inbox", async ({
    startWorkplace,
  }) => {
    const { cli, data, drop, inbox, report } = await startWorkplace({ config: { folders: { group: GROUP } } });
    chmodSync(inbox, 0o751);
    drop("staff.csv", list(person(1, { group: "Team Berln" })));
    drop("unknown.csv", list(person(1)));
    expect((await cli("run")).code).toBe(1);
    expect(accessOf(inbox)).toBe("751");
    const { folder } = report();
    expect(accessOf(folder)).toBe("2750 group");
    for (const name of ["report.html", "rejections.csv", "rejections.xlsx", "summary.json", "plan.json"]) {
      expect(`${name} ${accessOf(join(folder, name))}`).toBe(`${name} 640 group`);
    }
    expect(accessOf(join(data, "failed/unknown.csv.error.txt"))).toBe("660 group");
  });
});

test("run exits 2 when the group of `folders.group` does not exist", async ({ startWorkplace }) => {
  const { cli } = await startWorkplace({ config: { folders: { group: "no-such-group" } } });
  const { code, stderr } = await cli("run");
  expect(code).toBe(2);
  expect(stderr).toMatch(/no group “no-such-group” in \/etc\/group.*groupadd no-such-group/u);
});

describe.runIf(process.getuid?.() === 0)("folders that root makes", () => {
  test("belong to the owner of the folder around them", async ({ startWorkplace }) => {
    const { cli, root } = await startWorkplace({ config: { dataDir: "service/data" } });
    const owner = 54_321;
    mkdirSync(join(root, "service"));
    chownSync(join(root, "service"), owner, owner);
    await cli("check");
    for (const path of ["data", "data/inbox", "data/state"]) {
      expect([path, statSync(join(root, "service", path)).uid]).toEqual([path, owner]);
    }
  });
});
