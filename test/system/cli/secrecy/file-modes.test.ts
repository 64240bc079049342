import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { filesBelow } from "../support/files-below.ts";
import { list, people, person } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

describe("file modes", () => {
  test("let only the owner read the written files, and do not change for the inbox", async ({ startWorkplace }) => {
    const { drop, cli, report, data, inbox } = await startWorkplace();
    chmodSync(inbox, 0o2770);
    drop("staff.csv", list(...people(1, 8), person(9, { group: "Team Berln" })));
    await cli("run");
    drop("staff.csv", list(...people(1, 2)));
    drop("unknown.csv", "");
    await cli("run");
    await cli("approve", report().run);
    expect(octal(inbox)).toBe("2770");
    const originals = /\/(?:archive|failed)\/.*\.csv$/u;
    for (const path of filesBelow(data)) if (!originals.test(path)) expect([path, octal(path)]).toEqual([path, "0600"]);
    for (const name of ["working", "archive", "failed", "reports", "state", "state/backup"]) {
      expect([name, octal(join(data, name))]).toEqual([name, "0700"]);
    }
    expect(octal(report().folder)).toBe("0700");
  });

  test("let only the owner read the written files when the umask is 077", async ({ startWorkplace }) => {
    const { drop, start, data, report } = await startWorkplace();
    drop("staff.csv", list(person(1), person(2, { group: "Team Berln" })));
    drop("nobodys.csv", list(person(3)));
    const narrow = ["/bin/sh", "-c", 'umask 077; exec "$@"', "sh"];
    expect((await start(["run"], {}, narrow).ended).code).toBe(1);
    const originals = /\/(?:archive|failed)\/.*\.csv$/u;
    for (const path of filesBelow(data)) if (!originals.test(path)) expect([path, octal(path)]).toEqual([path, "0600"]);
    for (const folder of ["working", "archive", "failed", "reports", "state"])
      expect([folder, octal(join(data, folder))]).toEqual([folder, "0700"]);
    expect(octal(report().folder)).toBe("0700");
  });
});

/** Returns the mode bits of a file, as `0600`. */
function octal(path: string): string {
  return (statSync(path).mode & 0o7777).toString(8).padStart(4, "0");
}
