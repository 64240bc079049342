import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { FileRefused } from "../../../src/model/file-refused.ts";
import { archiveFile } from "../../../src/pipeline/intake/arrival/archive-file.ts";
import { claimFile, copyIn, hasChanged, putBack } from "../../../src/pipeline/intake/arrival/claim-file.ts";
import { failFile } from "../../../src/pipeline/intake/arrival/fail-file.ts";
import { readStamp } from "../../../src/pipeline/intake/arrival/file-stamp.ts";
import { lookAtFile } from "../../../src/pipeline/intake/arrival/look-at-file.ts";
import { scanInbox } from "../../../src/pipeline/intake/arrival/scan-inbox.ts";
import { waitUntilStable } from "../../../src/pipeline/intake/arrival/wait-until-stable.ts";
import { watchFolder } from "../../../src/pipeline/intake/arrival/watch-folder.ts";

const FEEDS = [
  { name: "staff", files: ["staff*.csv"] },
  { name: "Club", files: ["club*.csv"] },
];
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

let root: string;
let inbox: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inbox-"));
  inbox = join(root, "inbox");
  mkdirSync(inbox);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function drop(name: string, content = "abc", mtime = 1_000): string {
  const path = join(inbox, name);
  writeFileSync(path, content);
  utimesSync(path, mtime, mtime);
  return path;
}

async function stampOf(path: string) {
  const stamp = await readStamp(path);
  if (stamp === null) throw new Error("gone");
  return stamp;
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe("scanInbox", () => {
  it("lists files in order of arrival, each with its feed", async () => {
    mkdirSync(join(inbox, "club"));
    drop("staff-b.csv", "b", 2_000);
    drop("staff-a.csv", "a", 2_000);
    drop("club/export.csv", "c", 1_000);
    drop("other.csv", "d", 3_000);
    drop("~$staff.csv");
    drop("staff.csv.part");
    const { files, leftAlone } = await scanInbox(inbox, FEEDS);
    expect(files.map(({ name, match }) => [name, match.kind === "feed" ? match.feed : match.refusal.code])).toEqual([
      ["export.csv", "Club"],
      ["staff-a.csv", "staff"],
      ["staff-b.csv", "staff"],
      ["other.csv", "no_feed"],
    ]);
    expect(files[0]).toMatchObject({ size: 1, mtimeMs: 1_000_000 });
    expect(leftAlone).toEqual([]);
  });

  it("leaves links, folders and pipes alone, and says so", async () => {
    symlinkSync("/etc/hostname", join(inbox, "staff-link.csv"));
    mkdirSync(join(inbox, "misc"));
    execFileSync("mkfifo", [join(inbox, "staff-pipe.csv")]);
    linkSync(drop("staff-1.csv"), join(root, "elsewhere.csv"));
    const { files, leftAlone } = await scanInbox(inbox, FEEDS);
    expect(files).toEqual([]);
    expect(leftAlone.map(({ reason }) => reason).sort()).toEqual([
      "folder",
      "several_names",
      "special_file",
      "symbolic_link",
    ]);
  });

  it("never takes a missing inbox for an empty one", async () => {
    await expect(scanInbox(join(root, "nowhere"), FEEDS)).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe("waitUntilSettled", () => {
  /** A clock that moves when somebody waits. */
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

  it("waits as long as somebody writes, and then the whole time again", async () => {
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

  it("does not wait for a file that was looked at long enough ago", async () => {
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

  it("does not wait for an hour that comes again when the clock is set back", async () => {
    const path = drop("staff.csv", "a", 1_000);
    const time = clock(2_000_000);
    const seen = { stamp: await stampOf(path), at: 5_600_000 };
    await waitUntilStable(path, { settleSeconds: 2, patienceSeconds: 60, ...time }, seen);
    expect(time.now()).toBe(2_002_000);
  });

  it("gives up in the end, and knows when a file has gone", async () => {
    const path = drop("staff.csv");
    const writing = clock(2_000_000, () => appendFileSync(path, "b"));
    await expect(waitUntilStable(path, { settleSeconds: 2, patienceSeconds: 10, ...writing })).rejects.toMatchObject({
      code: "still_changing",
    });
    const going = clock(2_000_000, () => rmSync(path));
    expect(await waitUntilStable(path, { settleSeconds: 2, patienceSeconds: 10, ...going })).toBeNull();
  });
});

describe("claimFile", () => {
  it("moves the file, hashes it, and shuts the folder", async () => {
    const path = drop("staff.csv");
    const claim = await claimFile(path, await stampOf(path), join(root, "working", "run-1"));
    expect(claim).toMatchObject({ kind: "claimed", file: { name: "staff.csv", sha256: ABC } });
    expect(existsSync(path)).toBe(false);
    expect(readFileSync(join(root, "working", "run-1", "staff.csv"), "utf8")).toBe("abc");
    expect(modeOf(join(root, "working", "run-1"))).toBe(0o700);
  });

  it("takes nothing that changed since it was settled, or has gone", async () => {
    const path = drop("staff.csv");
    const stamp = await stampOf(path);
    appendFileSync(path, "d");
    expect(await claimFile(path, stamp, join(root, "run"))).toEqual({ kind: "changing" });
    expect(readFileSync(path, "utf8")).toBe("abcd");
    rmSync(path);
    expect(await claimFile(path, stamp, join(root, "run"))).toEqual({ kind: "gone" });
  });

  it("notices a writer who still has the file open, and gives it back beside a newer one", async () => {
    const path = drop("staff.csv");
    const claim = await claimFile(path, await stampOf(path), join(root, "run"));
    if (claim.kind !== "claimed") throw new Error(claim.kind);
    expect(await hasChanged(claim.file)).toBe(false);
    appendFileSync(claim.file.path, "late");
    expect(await hasChanged(claim.file)).toBe(true);
    drop("staff.csv", "newer");
    const back = await putBack(claim.file.path, inbox);
    expect(readFileSync(back, "utf8")).toBe("abclate");
    expect(readFileSync(path, "utf8")).toBe("newer");
  });
});

describe("copyIn", () => {
  it("copies and leaves the original", async () => {
    const path = drop("staff.csv");
    const copy = await copyIn(path, join(root, "run"));
    expect(copy).toMatchObject({ path: join(root, "run", "staff.csv"), name: "staff.csv", sha256: ABC });
    expect(await hasChanged(copy)).toBe(false);
    expect(readFileSync(path, "utf8")).toBe("abc");
    expect(modeOf(copy.path)).toBe(0o600);
  });

  it.each([
    ["a link", () => symlinkSync("/etc/hostname", join(inbox, "x"))],
    ["a folder", () => mkdirSync(join(inbox, "x"))],
    ["a pipe", () => void execFileSync("mkfifo", [join(inbox, "x")])],
    ["nothing", () => {}],
  ])("refuses %s", async (_, make) => {
    make();
    await expect(copyIn(join(inbox, "x"), join(root, "run"))).rejects.toMatchObject({ code: "not_a_regular_file" });
  });
});

describe("where files end", () => {
  it("archives by day, and never over another file", async () => {
    const first = await archiveFile(drop("staff.csv", "1"), "staff.csv", join(root, "archive"), "2026-11-21");
    const second = await archiveFile(drop("staff.csv", "2"), "staff.csv", join(root, "archive"), "2026-11-21");
    expect([first, second].map((path) => [path.slice(root.length), readFileSync(path, "utf8")])).toEqual([
      ["/archive/2026-11-21/staff.csv", "1"],
      ["/archive/2026-11-21/staff (2).csv", "2"],
    ]);
    expect(readdirSync(inbox)).toEqual([]);
  });

  it("puts the reason beside a failed file, in words", async () => {
    const refusal = new FileRefused("broken_quotes", "A quotation mark is open.", "Close it.", 7);
    const path = await failFile(drop("staff.csv"), "staff.csv", join(root, "failed"), refusal);
    const reason = readFileSync(`${path}.error.txt`, "utf8");
    expect(reason).toContain("staff.csv");
    expect(reason).toContain("Why (line 7): A quotation mark is open.");
    expect(reason).toContain("What to do: Close it.");
    expect(modeOf(`${path}.error.txt`)).toBe(0o600);
    await failFile(drop("staff.csv", "2"), "staff.csv", join(root, "failed"), refusal);
    expect(readdirSync(join(root, "failed")).sort()).toEqual([
      "staff (2).csv",
      "staff (2).csv.error.txt",
      "staff.csv",
      "staff.csv.error.txt",
    ]);
  });

  it("hashes what lies there", async () => {
    expect((await lookAtFile(drop("staff.csv"))).sha256).toBe(ABC);
  });
});

describe("watchFolder", () => {
  /** Resolves at the next hint. */
  function hints() {
    let wake = (): void => {};
    return { onHint: () => wake(), next: () => new Promise<void>((resolve) => (wake = resolve)) };
  }

  it.each([false, true])("hints at a file that comes (polling: %s)", async (polling) => {
    const { onHint, next } = hints();
    const watch = watchFolder(inbox, { rescanSeconds: 600, quietMs: 5, polling, onHint, onError: () => {} });
    const hint = next();
    // The watcher does not say when it has begun, so files come until one is noticed.
    let files = 0;
    const dropping = setInterval(() => drop(`staff-${(files += 1)}.csv`), 20);
    await hint;
    clearInterval(dropping);
    await watch.close();
  });

  it("goes on when the folder is removed and made again", async () => {
    const { onHint, next } = hints();
    const watch = watchFolder(inbox, { rescanSeconds: 0.05, quietMs: 5, polling: false, onHint, onError: () => {} });
    await next();
    rmSync(inbox, { recursive: true });
    await next();
    mkdirSync(inbox);
    await next();
    drop("staff.csv");
    await next();
    await watch.close();
  });
});
