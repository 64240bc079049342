import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openForWriting } from "../../../src/ledger/database/open-database.ts";
import { openRequestQueue, openRequestQueueToShow } from "../../../src/ledger/requests/request-queue.ts";
import { RequestsUnusable } from "../../../src/ledger/requests/requests-unusable.ts";
import type { Asker, DecisionRequest } from "../../../src/model/request.ts";

const ADA: Asker = { by: "Ada Moreau", via: "console", note: "checked with HR" };
const APPROVE: DecisionRequest = { kind: "approve", run: "r1" };
const AT = "2026-11-21T02:00:00.000Z";

let root: string;
let file: string;
let said: string[];
const open = () => openRequestQueue(file, (message) => said.push(message));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "requests-"));
  file = join(root, "requests", "requests.db");
  said = [];
});
afterEach(() => rmSync(root, { recursive: true }));

describe("the queue of requests", () => {
  it("keeps who asked, how, when and with which note, for another process", () => {
    const queue = open();
    const id = queue.ask(APPROVE, ADA, AT);
    queue.close();
    const other = open();
    expect(other.waiting()).toMatchObject([{ id, number: 1, request: APPROVE, askedAt: AT, outcome: null, ...ADA }]);
    other.answer(id, { exitCode: 0, lines: ["Approved."] }, AT);
    expect(other.find(id)).toMatchObject({ outcome: "answered", result: { lines: ["Approved."] } });
    other.close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  it("withdraws a void request once, as a person takes note of it", () => {
    const queue = open();
    const id = queue.ask({ kind: "never", person: "20" }, ADA, AT);
    queue.take(id, AT);
    expect(queue.withdraw(id, AT)).toBe("taken");
    queue.makeVoid(id, "It waited for a day.", AT);
    expect(queue.withdraw(id, AT)).toBeNull();
    expect(queue.find(id)).toMatchObject({ outcome: "withdrawn" });
    expect(queue.voidSince(AT)).toEqual([]);
    expect(queue.withdraw(id, AT)).toBe("answered");
    queue.close();
  });

  it("keeps when it first met an outage, and lets it wait again", () => {
    const queue = open();
    const id = queue.ask(APPROVE, ADA, AT);
    for (const at of ["2026-11-21T03:00:00.000Z", "2026-11-22T03:00:00.000Z"]) {
      queue.take(id, at);
      queue.putBack(id, at);
    }
    expect(queue.find(id)).toMatchObject({ takenAt: null, triedAt: "2026-11-21T03:00:00.000Z", outcome: null });
    queue.close();
  });

  it("returns the requests of some kinds, oldest first, also those that are answered", () => {
    const queue = open();
    const never = queue.ask({ kind: "never", person: "20" }, ADA, AT);
    queue.ask(APPROVE, ADA, AT);
    const erase = queue.ask({ kind: "erase", person: "21", keepContact: true }, ADA, AT);
    queue.answer(never, { exitCode: 0, lines: [] }, AT);
    expect(queue.ofKinds(["erase", "never"]).map(({ id }) => id)).toEqual([never, erase]);
    queue.close();
  });

  it("shows a name and a note on one line, without signs that command a terminal", () => {
    const queue = open();
    const id = queue.ask(APPROVE, { by: "Ada\u001b[31m", via: "console", note: "line 1\n\u001b]0;x" }, AT);
    expect(queue.find(id)).toMatchObject({ by: "Ada␛[31m", note: "line 1 ␛]0;x" });
    queue.close();
  });

  it("never repeats an id when the file is deleted, or an older copy is put back", () => {
    const queue = open();
    const first = queue.ask(APPROVE, ADA, AT);
    queue.close();
    cpSync(file, `${root}/copy.db`);
    const second = open();
    const lost = second.ask(APPROVE, ADA, AT);
    second.close();
    rmSync(dirname(file), { recursive: true });
    mkdirSync(dirname(file));
    cpSync(`${root}/copy.db`, file);
    const third = open();
    expect(third.find(lost)).toBeNull();
    const again = third.ask(APPROVE, ADA, AT);
    expect([first, lost]).not.toContain(again);
    rmSync(dirname(file), { recursive: true });
    expect(third.waiting()).toEqual([]);
    expect([first, lost, again]).not.toContain(third.ask(APPROVE, ADA, AT));
    third.close();
  });

  it.each([
    ["another text", () => writeFileSync(file, "no database at all, but long enough to be read as one".repeat(50))],
    ["zeros over its pages", () => writeFileSync(file, Buffer.alloc(8192), { flag: "r+" })],
    ["a database of another program", () => replaceBy("CREATE TABLE people (name TEXT)")],
    [
      "a trigger added",
      () => replaceBy("CREATE TRIGGER t AFTER UPDATE ON requests BEGIN DELETE FROM uploads; END", true),
    ],
    ["a folder in its place", () => replaceBy(null)],
    ["a pipe in its place", () => (rmSync(file), execFileSync("mkfifo", [file]))],
    ["a link to another database in its place", () => (replaceBy("CREATE TABLE a (b)"), linkTo(`${root}/victim.db`))],
    ["a link in place of its write-ahead log", () => symlinkSync(victim(), `${file}-wal`)],
  ])("sets the file aside and goes on with a new one when it has %s", (_what, damage) => {
    const queue = open();
    queue.ask(APPROVE, ADA, AT);
    queue.close();
    damage();
    const before = existsSync(`${root}/victim.db`) ? statSync(`${root}/victim.db`).mtimeMs : null;
    const shown = openRequestQueueToShow(file);
    expect(() => shown.waiting()).toThrow(/The next run sets the file aside/u);
    const other = open();
    expect(other.waiting()).toEqual([]);
    const id = other.ask(APPROVE, ADA, AT);
    expect(other.find(id)).toMatchObject({ number: 1 });
    other.close();
    expect(said).toEqual([expect.stringContaining("ask for them again")]);
    expect(readdirSync(dirname(file)).some((name) => name.startsWith("requests.damaged-"))).toBe(true);
    expect(existsSync(`${root}/victim.db`) ? statSync(`${root}/victim.db`).mtimeMs : null).toBe(before);
  });

  it("says once why it can't be used, and goes on as soon as it can", async () => {
    writeFileSync(dirname(file), "a file in place of the folder");
    const queue = open();
    expect(() => queue.waiting()).toThrow(RequestsUnusable);
    for (let look = 0; look < 3; look += 1) await queue.whileUsable(async () => void queue.waiting());
    expect(said).toHaveLength(1);
    rmSync(dirname(file));
    expect(queue.waiting()).toEqual([]);
    queue.close();
  });

  it("is left as it is when a newer version wrote it", () => {
    const queue = open();
    const id = queue.ask(APPROVE, ADA, AT);
    queue.close();
    setVersion(99);
    expect(() => open().waiting()).toThrow(/Install the newer celebration-sync/u);
    expect(() => openRequestQueueToShow(file).waiting()).toThrow(/Install the newer celebration-sync/u);
    setVersion(3);
    const later = open();
    expect(later.find(id)).not.toBeNull();
    later.close();
  });

  it("is empty to a reader before its file is made", () => {
    expect(openRequestQueueToShow(file).waiting()).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it("knows who uploaded a list, each once", () => {
    const queue = open();
    const upload = { sha256: "ab".repeat(32), file: "staff.csv", feed: "staff", kind: "list", at: AT } as const;
    for (const by of ["grace", "ada", "grace"]) queue.noteUpload({ ...upload, by, role: "editor" });
    expect(queue.uploadersOf(upload.sha256)).toEqual(["ada", "grace"]);
    expect(queue.uploadersOf("cd".repeat(32))).toEqual([]);
    queue.close();
  });

  it("knows whether only editors uploaded a list", () => {
    const queue = open();
    const upload = { sha256: "ab".repeat(32), file: "staff.csv", feed: "staff", kind: "correction", at: AT } as const;
    expect(queue.isOfEditor(upload.sha256)).toBe(false);
    queue.noteUpload({ ...upload, by: "ada", role: "editor" });
    expect(queue.isOfEditor(upload.sha256)).toBe(true);
    queue.noteUpload({ ...upload, by: "grace", role: "approver" });
    expect(queue.isOfEditor(upload.sha256)).toBe(false);
    queue.close();
  });
});

/** Puts another database, or a folder (null), in the place of the queue. @param isKept whether the queue's tables stay */
function replaceBy(sql: string | null, isKept = false): void {
  if (!isKept) rmSync(file);
  if (sql === null) {
    mkdirSync(file);
    return;
  }
  const db = openForWriting(file);
  db.exec(sql);
  db.close();
}

function victim(): string {
  const path = `${root}/victim.db`;
  const db = openForWriting(path);
  db.exec("CREATE TABLE a (b)");
  db.close();
  return path;
}

function linkTo(path: string): void {
  victim();
  rmSync(file);
  symlinkSync(path, file);
}

function setVersion(version: number): void {
  const db = openForWriting(file);
  db.pragma(`user_version = ${version}`);
  db.close();
}
