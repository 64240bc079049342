import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GROUP_READABLE, PRIVATE } from "../../src/pipeline/report/files/atomic-file.ts";
import { writeReports } from "../../src/pipeline/report/write-reports.ts";
import { cleanRun, runWithRejections } from "./sample-runs.ts";

describe("writeReports", () => {
  let folder: string;
  let umask: number;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "reports-"));
    umask = process.umask();
  });

  afterEach(async () => {
    process.umask(umask);
    await rm(folder, { recursive: true });
  });

  const names = async (path: string) => (await readdir(path)).toSorted();
  const mode = async (path: string) => (await stat(path)).mode & 0o7777;

  test("writes all reports into the run's folder, readable only by their owner", async () => {
    process.umask(0);
    const paths = await writeReports(folder, runWithRejections(), PRIVATE, "en");
    const runFolder = join(folder, "2026-11-21T020000.123Z-staff");
    expect(await names(runFolder)).toEqual([
      "plan.json",
      "rejections.csv",
      "rejections.xlsx",
      "report.html",
      "summary.json",
    ]);
    expect(await mode(runFolder)).toBe(0o700);
    for (const path of Object.values(paths)) expect(await mode(path as string)).toBe(0o600);
    const summary = JSON.parse(await readFile(paths.summary, "utf8"));
    expect(summary.reports).toEqual(paths);
    expect(summary.rows.read).toBe(1184);
  });

  test("lets a group read the reports, also under a umask that forbids it", async () => {
    process.umask(0o077);
    const paths = await writeReports(folder, runWithRejections(), GROUP_READABLE, "en");
    expect(await mode(join(folder, basename(join(paths.report, ".."))))).toBe(0o2750);
    for (const path of Object.values(paths)) expect(await mode(path as string)).toBe(0o640);
  });

  test("removes the rejections reports when all rejections are solved", async () => {
    const before = await writeReports(folder, runWithRejections(), PRIVATE, "en");
    const after = await writeReports(folder, cleanRun(), PRIVATE, "en");
    expect(before.rejectionsCsv).not.toBeNull();
    expect(after.rejectionsCsv).toBeNull();
    expect(await names(join(folder, "2026-11-21T020000.123Z-staff"))).toEqual([
      "plan.json",
      "report.html",
      "summary.json",
    ]);
  });

  test("replaces a temporary file that a crash left", async () => {
    const runFolder = join(folder, "2026-11-21T020000.123Z-staff");
    await mkdir(runFolder);
    await writeFile(join(runFolder, "report.html.tmp"), "half");
    await writeReports(folder, cleanRun(), PRIVATE, "en");
    expect(await names(runFolder)).toEqual(["plan.json", "report.html", "summary.json"]);
  });

  test("leaves the old report unchanged when a new one can't be written", async () => {
    const { report } = await writeReports(folder, cleanRun(), PRIVATE, "en");
    const old = await readFile(report, "utf8");
    const broken = {
      ...cleanRun(),
      history: () => {
        throw new Error("the disk is full");
      },
    };
    await expect(writeReports(folder, broken, PRIVATE, "en")).rejects.toThrow("the disk is full");
    expect(await readFile(report, "utf8")).toBe(old);
    expect(await names(join(report, ".."))).toEqual(["plan.json", "report.html", "summary.json"]);
  });
});
