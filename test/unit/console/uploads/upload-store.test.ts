/** Uploads on the disk: private, under a name of their own, and gone after a day. */
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openUploadStore, type UploadStore } from "../../../../src/console/uploads/upload-store.ts";

const NOON = Date.parse("2026-11-23T12:00:00Z");
const HOUR = 3_600_000;
let root = "";
let store: UploadStore;

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), "uploads-")), "uploads");
  store = openUploadStore(root);
});
afterEach(() => rmSync(join(root, ".."), { recursive: true }));

async function kept(at: number, name = "../staff.csv"): Promise<string> {
  const received = await store.receive(Readable.from([Buffer.from("ID\n"), Buffer.from("1\n")]));
  return store.keep(received, { name, feed: null, by: "Eda", role: "editor", at: new Date(at).toISOString() }).id;
}

test("keeps a file in a private folder under a name of its own", async () => {
  const id = await kept(NOON);
  expect(store.get(id)).toMatchObject({
    name: "../staff.csv",
    bytes: 5,
    sha256: createHash("sha256").update("ID\n1\n").digest("hex"),
  });
  expect(readdirSync(root)).toEqual([id]);
  expect(readdirSync(join(root, id)).toSorted()).toEqual(["list", "upload.json"]);
  expect(statSync(root).mode & 0o777).toBe(0o700);
  expect(statSync(join(root, id)).mode & 0o777).toBe(0o700);
  expect(statSync(join(root, id, "list")).mode & 0o777).toBe(0o600);
});

test("keeps nothing of an upload whose stream breaks off", async () => {
  const broken = Readable.from(
    (function* () {
      yield Buffer.from("ID\n");
      throw new Error("gone");
    })(),
  );
  await expect(store.receive(broken)).rejects.toThrow("gone");
  expect(readdirSync(root)).toEqual([]);
});

test("removes uploads after 24 hours, taken over or not, and keeps younger ones", async () => {
  const [old, taken, young] = [
    await kept(NOON - 24 * HOUR),
    await kept(NOON - 25 * HOUR),
    await kept(NOON - 23 * HOUR),
  ];
  store.note(taken, {
    by: "Eda",
    at: new Date(NOON - 25 * HOUR).toISOString(),
    feed: "staff",
    path: "/inbox/staff.csv",
  });
  // A clock was a year ahead.
  await kept(NOON + 365 * 24 * HOUR);
  expect(store.sweep(NOON)).toBe(3);
  expect([old, taken, young].map((id) => existsSync(join(root, id)))).toEqual([false, false, true]);
  expect(store.sweep(NOON + HOUR)).toBe(1);
  expect(readdirSync(root)).toEqual([]);
});

test("removes what a killed console left of a broken upload", async () => {
  const received = await store.receive(Readable.from(["ID\n"]));
  expect(existsSync(received.path)).toBe(true);
  expect(store.sweep(Date.now() + 25 * HOUR)).toBe(1);
  expect(readdirSync(root)).toEqual([]);
});

test("takes nothing but an id as a part of a path", () => {
  for (const id of ["..", "../state", "", "new-aaaaaaaaaaaaaaaaaaaaaaaa"]) {
    expect(store.get(id)).toBeNull();
    expect(() => store.remove(id)).toThrow("no upload");
  }
});
