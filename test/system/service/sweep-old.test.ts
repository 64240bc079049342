import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { openLedger } from "../../../src/ledger/open-ledger.ts";
import { sweepOld } from "../../../src/run/upkeep/sweep-old.ts";
import { list, people } from "../cli/support/lists.ts";
import { test } from "../cli/support/workplace.ts";

const DAY = 86_400_000;
const RETENTION = { archiveDays: 90, reportDays: 365, ledgerDays: 400 };

/** Sweeps a data folder once a day, or more rarely. @returns the number of folders that each sweep removed */
async function sweepDaily(data: string, from: number, days: number, every = 1): Promise<readonly number[]> {
  const state = join(data, "state");
  const ledger = openLedger({
    ledger: join(state, "ledger.db"),
    contactJournal: join(state, "contacts.jsonl"),
    backups: join(state, "backup"),
  });
  const folder = (name: string) => join(data, name);
  const folders = {
    inbox: folder("inbox"),
    working: folder("working"),
    archive: folder("archive"),
    failed: folder("failed"),
    reports: folder("reports"),
  };
  const removed: number[] = [];
  try {
    for (let day = 0; day < days; day += 1) {
      removed.push(
        await sweepOld(RETENTION, ["staff"], { ledger, folders, now: () => from + day * every * DAY, log() {} }),
      );
    }
  } finally {
    ledger.close();
  }
  return removed;
}

describe("the daily sweep", () => {
  test("removes old archives and reports, but no needed folder, no foreign folder and nothing behind a link", async ({
    startWorkplace,
  }) => {
    const { cli, drop, data, root, runs, names } = await startWorkplace();
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    const today = runs()[0]?.slice(0, 10) ?? "";
    const old = "2024-02-29T020000.123Z-staff";
    const foreign = ["archive/2024-02-29/deep", `reports/${old}`, "archive/keep-this", "reports/keep-this"];
    for (const name of foreign) mkdirSync(join(data, name), { recursive: true });
    mkdirSync(join(root, "elsewhere"));
    writeFileSync(join(root, "elsewhere/precious.txt"), "precious");
    symlinkSync(join(root, "elsewhere"), join(data, "archive/2024-02-28"));
    symlinkSync(join(root, "elsewhere"), join(data, "archive/2024-02-29/deep/link"));

    // The first sweep only notes the time, because the clock may be wrong. A day later, the sweep trusts the clock.
    expect(await sweepDaily(data, Date.now(), 3)).toEqual([0, 2, 0]);
    expect(names("archive")).toEqual(["2024-02-28", today, "keep-this"]);
    expect(names("reports")).toEqual([runs()[0], "index.html", "keep-this"]);
    expect(readFileSync(join(root, "elsewhere/precious.txt"), "utf8")).toBe("precious");
  });

  test("also removes what is old when the account runs once in 31 days", async ({ startWorkplace }) => {
    const { cli, drop, data } = await startWorkplace();
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    mkdirSync(join(data, "archive/2024-02-29"), { recursive: true });
    expect(await sweepDaily(data, Date.now() + 31 * DAY, 3, 31)).toEqual([0, 1, 0]);
  });

  test("keeps a held run's list and report, and a feed's latest report", async ({ startWorkplace }) => {
    const { cli, drop, data, archived, runs } = await startWorkplace();
    for (const size of [8, 7]) {
      drop("staff.csv", list(...people(1, size)));
      await cli("run");
    }
    drop("staff.csv", list(...people(1, 2)));
    expect((await cli("run")).code).toBe(4);
    const inYears = Date.now() + 1000 * DAY;
    expect(await sweepDaily(data, inYears, 2)).toEqual([0, 2]);
    expect(runs()).toHaveLength(1);
    expect(archived()).toHaveLength(3);
    const [held = ""] = runs();
    expect((await cli("discard", held)).code).toBe(0);
    expect(await sweepDaily(data, inYears + 2 * DAY, 1)).toEqual([0]);
    expect(existsSync(join(data, "reports", held, "report.html"))).toBe(true);
  });
});
