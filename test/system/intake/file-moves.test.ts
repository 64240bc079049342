import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { FileRefused } from "../../../src/model/file-refused.ts";
import { archiveFile } from "../../../src/pipeline/intake/arrival/archive-file.ts";
import { claimFile, copyIn, hasChanged, putBack } from "../../../src/pipeline/intake/arrival/claim-file.ts";
import { failFile, refusedFiles } from "../../../src/pipeline/intake/arrival/fail-file.ts";
import { lookAtFile } from "../../../src/pipeline/intake/arrival/look-at-file.ts";
import { markReading } from "../../../src/pipeline/intake/arrival/reading-mark.ts";
import { drop, folders, stampOf, useInbox } from "./inbox-folder.ts";

/** SHA-256 of "abc". */
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

useInbox();

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe("claimFile", () => {
  it("moves the file into a private folder and hashes it", async () => {
    const path = drop("staff.csv");
    const claim = await claimFile(path, await stampOf(path), join(folders.root, "working", "run-1"));
    expect(claim).toMatchObject({ kind: "claimed", file: { name: "staff.csv", sha256: ABC } });
    expect(existsSync(path)).toBe(false);
    expect(readFileSync(join(folders.root, "working", "run-1", "staff.csv"), "utf8")).toBe("abc");
    expect(modeOf(join(folders.root, "working", "run-1"))).toBe(0o700);
  });

  it("claims no file that has changed or gone since it was stable", async () => {
    const path = drop("staff.csv");
    const stamp = await stampOf(path);
    appendFileSync(path, "d");
    expect(await claimFile(path, stamp, join(folders.root, "run"))).toEqual({ kind: "changing" });
    expect(readFileSync(path, "utf8")).toBe("abcd");
    rmSync(path);
    expect(await claimFile(path, stamp, join(folders.root, "run"))).toEqual({ kind: "gone" });
  });

  it("puts a claimed file back beside a newer one when a program still writes to the claimed file", async () => {
    const path = drop("staff.csv");
    const claim = await claimFile(path, await stampOf(path), join(folders.root, "run"));
    if (claim.kind !== "claimed") throw new Error(claim.kind);
    expect(await hasChanged(claim.file)).toBe(false);
    appendFileSync(claim.file.path, "late");
    expect(await hasChanged(claim.file)).toBe(true);
    drop("staff.csv", "newer");
    const back = await putBack(claim.file.path, folders.inbox);
    expect(readFileSync(back, "utf8")).toBe("abclate");
    expect(readFileSync(path, "utf8")).toBe("newer");
  });
});

describe("hasChanged", () => {
  it("is false when only the mode changed, and true when other bytes have the former size and time", async () => {
    const path = drop("staff.csv");
    const claim = await claimFile(path, await stampOf(path), join(folders.root, "run"));
    if (claim.kind !== "claimed") throw new Error(claim.kind);
    chmodSync(claim.file.path, 0o640);
    expect(await hasChanged(claim.file)).toBe(false);
    writeFileSync(claim.file.path, "abd");
    utimesSync(claim.file.path, 1_000, 1_000);
    expect(await hasChanged(claim.file)).toBe(true);
    rmSync(claim.file.path);
    expect(await hasChanged(claim.file)).toBe(true);
  });
});

describe("markReading", () => {
  it("refuses the file after two readings that ended the process, and reads it when it is dropped again", () => {
    const path = join(folders.root, "run", "staff.csv");
    const endProcess = () => markReading(path).keep();
    endProcess();
    endProcess();
    expect(() => markReading(path)).toThrow(expect.objectContaining<Partial<FileRefused>>({ code: "hostile" }));
    markReading(path).remove();
    expect(readdirSync(folders.root)).toEqual(["inbox"]);
  });
});

describe("copyIn", () => {
  it("copies the file and keeps the original", async () => {
    const path = drop("staff.csv");
    const copy = await copyIn(path, join(folders.root, "run"));
    expect(copy).toMatchObject({ path: join(folders.root, "run", "staff.csv"), name: "staff.csv", sha256: ABC });
    expect(await hasChanged(copy)).toBe(false);
    expect(readFileSync(path, "utf8")).toBe("abc");
    expect(modeOf(copy.path)).toBe(0o600);
  });

  it.each([
    ["a link", () => symlinkSync("/etc/hostname", join(folders.inbox, "x"))],
    ["a folder", () => mkdirSync(join(folders.inbox, "x"))],
    ["a pipe", () => void execFileSync("mkfifo", [join(folders.inbox, "x")])],
    ["nothing", () => {}],
  ])("refuses %s", async (_, make) => {
    make();
    await expect(copyIn(join(folders.inbox, "x"), join(folders.root, "run"))).rejects.toMatchObject({
      code: "not_a_regular_file",
    });
  });
});

describe("archiveFile", () => {
  it("moves the file to the day's folder and never replaces another file", async () => {
    const first = await archiveFile(drop("staff.csv", "1"), "staff.csv", join(folders.root, "archive"), "2026-11-21");
    const second = await archiveFile(drop("staff.csv", "2"), "staff.csv", join(folders.root, "archive"), "2026-11-21");
    expect([first, second].map((path) => [path.slice(folders.root.length), readFileSync(path, "utf8")])).toEqual([
      ["/archive/2026-11-21/staff.csv", "1"],
      ["/archive/2026-11-21/staff (2).csv", "2"],
    ]);
    expect(readdirSync(folders.inbox)).toEqual([]);
  });
});

describe("failFile", () => {
  it("writes the reason beside the file", async () => {
    const refusal = new FileRefused("broken_quotes", "A quotation mark is open.", "Close it.", 7);
    const path = await failFile(drop("staff.csv"), "staff.csv", join(folders.root, "failed"), refusal);
    const reason = readFileSync(`${path}.error.txt`, "utf8");
    expect(reason).toContain("staff.csv");
    expect(reason).toContain("Why (line 7): A quotation mark is open.");
    expect(reason).toContain("What to do: Close it.");
    expect(modeOf(join(folders.root, "failed"))).toBe(0o700);
    expect(modeOf(`${path}.error.txt`)).toBe(0o600);
    await failFile(drop("staff.csv", "2"), "staff.csv", join(folders.root, "failed"), refusal);
    expect(readdirSync(join(folders.root, "failed")).sort()).toEqual([
      "staff (2).csv",
      "staff (2).csv.error.txt",
      "staff.csv",
      "staff.csv.error.txt",
    ]);
  });
});

describe("long names", () => {
  /** A name of exactly so many bytes, half of them in letters of two bytes. */
  const nameOf = (bytes: number) => `staff${"é".repeat(60)}${"x".repeat(bytes - 129)}.csv`;

  it.each([245, 246, 250, 255])("keeps the reason beside a refused file whose name has %i bytes", async (bytes) => {
    const failed = join(folders.root, "failed");
    const name = nameOf(bytes);
    const refusal = new FileRefused("broken_quotes", "A quotation mark is open.", "Close it.");
    const first = await failFile(drop(name, "1"), name, failed, refusal);
    const second = await failFile(drop(name, "2"), name, failed, refusal);
    expect(first).toBe(join(failed, name));
    expect([first, second].map((path) => readFileSync(path, "utf8"))).toEqual(["1", "2"]);
    expect(second).toMatch(/\(2\)\.csv$/u);
    expect(
      refusedFiles(failed)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([first, second].sort());
    expect(refusedFiles(failed).map((file) => file.name)).toEqual([name, name]);
    const reasons = readdirSync(failed).filter((entry) => entry.endsWith(".error.txt"));
    expect(reasons).toHaveLength(2);
    for (const reason of reasons) expect(reason.startsWith("stafféé")).toBe(true);
  });

  it("archives a second list with a name of 255 bytes beside the first one", async () => {
    const name = nameOf(255);
    const archive = join(folders.root, "archive");
    await archiveFile(drop(name, "1"), name, archive, "2026-11-21");
    const second = await archiveFile(drop(name, "2"), name, archive, "2026-11-21");
    expect(readFileSync(second, "utf8")).toBe("2");
    expect(readFileSync(join(archive, "2026-11-21", name), "utf8")).toBe("1");
  });

  it("puts a claimed file with a name of 255 bytes back beside a newer one", async () => {
    const name = nameOf(255);
    const path = drop(name, "1");
    const claim = await claimFile(path, await stampOf(path), join(folders.root, "run"));
    if (claim.kind !== "claimed") throw new Error(claim.kind);
    drop(name, "2");
    expect(readFileSync(await putBack(claim.file.path, folders.inbox), "utf8")).toBe("1");
  });

  it("numbers a name that is one long ending", async () => {
    const name = `.${"x".repeat(254)}`;
    const archive = join(folders.root, "archive");
    await archiveFile(drop(name, "1"), name, archive, "2026-11-21");
    expect(await archiveFile(drop(name, "2"), name, archive, "2026-11-21")).toMatch(/x \(2\)$/u);
  });
});

describe("refusedFiles", () => {
  it("returns a refused file whose name has two lines", async () => {
    const failed = join(folders.root, "failed");
    const refusal = new FileRefused("broken_quotes", "A quotation mark is open.", "Close it.");
    const path = await failFile(drop("staff\n1.csv"), "staff\n1.csv", failed, refusal);
    expect(refusedFiles(failed)).toMatchObject([{ path, name: "staff\n1.csv" }]);
  });

  it("returns the refused files that are still there, with their reasons, and no other files", async () => {
    const failed = join(folders.root, "failed");
    const refusal = new FileRefused("broken_quotes", "A quotation mark is open: it has no end.", "Close it.");
    const path = await failFile(drop("staff.csv"), "staff.csv", failed, refusal);
    const removed = await failFile(drop("other.csv"), "other.csv", failed, refusal);
    rmSync(removed);
    writeFileSync(join(failed, "notes.csv"), "a");
    writeFileSync(join(failed, "notes.csv.error.txt"), "Look at this file.");
    expect(readFileSync(`${path}.error.txt`, "utf8")).toContain("Why: A quotation mark");
    const { message, hint, code } = refusal;
    expect(refusedFiles(failed)).toMatchObject([{ path, name: "staff.csv", code, message, hint }]);
    expect(refusedFiles(join(folders.root, "none"))).toEqual([]);
  });
});

describe("lookAtFile", () => {
  it("hashes the file", async () => {
    expect((await lookAtFile(drop("staff.csv"))).sha256).toBe(ABC);
  });
});
