import { execFileSync } from "node:child_process";
import { appendFileSync, linkSync, mkdirSync, rmSync, symlinkSync, writeFileSync, utimesSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { scanInbox } from "../../../src/pipeline/intake/arrival/scan-inbox.ts";
import { waitUntilStable } from "../../../src/pipeline/intake/arrival/wait-until-stable.ts";
import { watchFolder } from "../../../src/pipeline/intake/arrival/watch-folder.ts";
import { drop, folders, stampOf, useInbox } from "./inbox-folder.ts";

const FEEDS = [
  { name: "staff", files: ["staff*.csv"] },
  { name: "Club", files: ["club*.csv"] },
];

useInbox();

describe("scanInbox", () => {
  it("lists files in order of arrival with their feeds", async () => {
    mkdirSync(join(folders.inbox, "club"));
    drop("staff-b.csv", "b", 2_000);
    drop("staff-a.csv", "a", 2_000);
    drop("club/export.csv", "c", 1_000);
    drop("other.csv", "d", 3_000);
    drop("~$staff.csv");
    drop("staff.csv.part");
    const { files, leftAlone } = await scanInbox(folders.inbox, FEEDS);
    expect(files.map(({ name, match }) => [name, match.kind === "feed" ? match.feed : match.refusal.code])).toEqual([
      ["export.csv", "Club"],
      ["staff-a.csv", "staff"],
      ["staff-b.csv", "staff"],
      ["other.csv", "no_feed"],
    ]);
    expect(files[0]).toMatchObject({ size: 1, mtimeMs: 1_000_000 });
    expect(leftAlone).toEqual([]);
  });

  it("reports links, folders and pipes as left alone", async () => {
    symlinkSync("/etc/hostname", join(folders.inbox, "staff-link.csv"));
    mkdirSync(join(folders.inbox, "misc"));
    execFileSync("mkfifo", [join(folders.inbox, "staff-pipe.csv")]);
    linkSync(drop("staff-1.csv"), join(folders.root, "elsewhere.csv"));
    const { files, leftAlone } = await scanInbox(folders.inbox, FEEDS);
    expect(files).toEqual([]);
    expect(leftAlone.map(({ reason }) => reason).sort()).toEqual([
      "folder",
      "several_names",
      "special_file",
      "symbolic_link",
    ]);
  });

  it("names each file whose name is not UTF-8 with its bytes, and lists the others", async () => {
    const misnamed = (bytes: string) =>
      writeFileSync(Buffer.concat([Buffer.from(`${folders.inbox}/`), Buffer.from(bytes, "latin1")]), "x");
    // The name in Windows-1252, one with UTF-8 beside it, two that would be one text, and a helper file.
    for (const bytes of ["M\xfcller.csv", "caf\xc3\xa9-\xe9.csv", "a\xff.csv", "a\xfe.csv", "~$M\xfcller.xlsx"])
      misnamed(bytes);
    drop("staff-Müller.csv");
    drop("staff-\ufffd.csv");
    const { files, leftAlone } = await scanInbox(folders.inbox, FEEDS);
    expect(files.map(({ name }) => name)).toEqual(["staff-Müller.csv", "staff-\ufffd.csv"]);
    expect(leftAlone.map(({ path }) => path.slice(folders.inbox.length + 1)).sort()).toEqual([
      "M\\xFCller.csv",
      "a\\xFE.csv",
      "a\\xFF.csv",
      "café-\\xE9.csv",
    ]);
    expect(new Set(leftAlone.map(({ reason }) => reason))).toEqual(new Set(["name_not_utf8"]));
  });

  it("throws when the inbox is missing", async () => {
    await expect(scanInbox(join(folders.root, "nowhere"), FEEDS)).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe("waitUntilStable", () => {
  /** A clock that moves only during waits. `during` is called after each wait. */
  function clock(start: number, during: (now: number) => void = () => {}) {
    let time = start;
    return {
      now: () => time,
      wait: async (ms: number) => {
        time += ms;
        during(time);
      },
    };
  }

  it("waits until the writing has ended, and then for settleSeconds", async () => {
    const path = drop("staff.csv", "a", 1_000);
    const time = clock(2_000_000, (now) => {
      if (now >= 2_005_000) return;
      appendFileSync(path, "b");
      utimesSync(path, 1_000, 1_000);
    });
    const stamp = await waitUntilStable(path, { settleSeconds: 2, patienceSeconds: 60, ...time });
    expect(stamp?.size).toBe(3n);
    expect(time.now()).toBeGreaterThanOrEqual(2_006_000);
  });

  it("waits only when the file has changed since a look that is settleSeconds old", async () => {
    const path = drop("staff.csv", "a", 1_000);
    const time = clock(2_000_000);
    const settling = { settleSeconds: 2, patienceSeconds: 60, ...time };
    const seen = { stamp: await stampOf(path), at: 1_998_000 };
    expect((await waitUntilStable(path, settling, seen))?.size).toBe(1n);
    expect(time.now()).toBe(2_000_000);
    appendFileSync(path, "b");
    utimesSync(path, 1_000, 1_000);
    expect((await waitUntilStable(path, settling, seen))?.size).toBe(2n);
    expect(time.now()).toBeGreaterThanOrEqual(2_002_000);
  });

  it("waits only settleSeconds when the clock was set back by an hour", async () => {
    const path = drop("staff.csv", "a", 1_000);
    const time = clock(2_000_000);
    const seen = { stamp: await stampOf(path), at: 5_600_000 };
    await waitUntilStable(path, { settleSeconds: 2, patienceSeconds: 60, ...time }, seen);
    expect(time.now()).toBe(2_002_000);
  });

  it("refuses a file that keeps changing, and returns null for a file that has gone", async () => {
    const path = drop("staff.csv");
    const writing = clock(2_000_000, () => appendFileSync(path, "b"));
    await expect(waitUntilStable(path, { settleSeconds: 2, patienceSeconds: 10, ...writing })).rejects.toMatchObject({
      code: "still_changing",
    });
    const going = clock(2_000_000, () => rmSync(path));
    expect(await waitUntilStable(path, { settleSeconds: 2, patienceSeconds: 10, ...going })).toBeNull();
  });
});

describe("watchFolder", () => {
  /** Resolves at the next hint. */
  function hints() {
    let wake = (): void => {};
    return { onHint: () => wake(), next: () => new Promise<void>((resolve) => (wake = resolve)) };
  }

  it.each([false, true])("gives a hint when a file comes (polling: %s)", async (polling) => {
    const { onHint, next } = hints();
    const watch = watchFolder(folders.inbox, { rescanSeconds: 600, quietMs: 5, polling, onHint, onError: () => {} });
    const hint = next();
    // The watcher does not report its start, so files are dropped until the first hint.
    let files = 0;
    const dropping = setInterval(() => drop(`staff-${(files += 1)}.csv`), 20);
    await hint;
    clearInterval(dropping);
    await watch.close();
  });

  it("continues when the folder is removed and made again", async () => {
    const { onHint, next } = hints();
    const watch = watchFolder(folders.inbox, {
      rescanSeconds: 0.05,
      quietMs: 5,
      polling: false,
      onHint,
      onError: () => {},
    });
    await next();
    rmSync(folders.inbox, { recursive: true });
    await next();
    mkdirSync(folders.inbox);
    await next();
    drop("staff.csv");
    await next();
    await watch.close();
  });
});
