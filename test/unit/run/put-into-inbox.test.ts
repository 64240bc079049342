/** The name by which a list that was taken over belongs to its feed. */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { FeedSettings } from "../../../src/model/feed.ts";
import { nameOfUpload } from "../../../src/run/decisions/uploads/look-at-upload.ts";
import { placeInInbox, putIntoInbox, unfinishedPath } from "../../../src/run/decisions/uploads/put-into-inbox.ts";

const feed = (name: string, ...files: string[]) => ({ name, files }) as unknown as FeedSettings;

test.each([
  ["staff.csv", "staff", { folder: null, name: "staff.csv" }],
  ["people.csv", "staff", { folder: null, name: "staff-people.csv" }],
  ["people.xlsx", "staff", { folder: null, name: "staff-people.xlsx" }],
  ["people.ods", "staff", { folder: null, name: "staff-people.csv" }],
  ["people.csv", "exact", { folder: null, name: "exact.csv" }],
  ["people.csv", "ends", { folder: null, name: "people members.csv" }],
  ["people.csv", "hidden", { folder: "hidden", name: "people.csv" }],
  ["rejections.csv", null, { folder: null, name: "rejections.csv" }],
])("puts %s for the list %s where it belongs to that list", (name, of, place) => {
  const feeds = [
    feed("staff", "staff*.csv", "staff*.xlsx"),
    feed("exact", "exact.csv"),
    feed("ends", "* members.csv"),
    feed("hidden", "staff*hidden*.csv", "exact.csv"),
  ];
  expect(placeInInbox(name, of, of === "exact" ? feeds.slice(0, 3) : feeds, 1)).toEqual(place);
});

test("puts a list beside a file of its name where it still belongs to its feed", () => {
  const feeds = [feed("staff", "staff*.csv"), feed("guests", "guests.csv")];
  const places = (name: string, of: string) => [1, 2, 3].map((number) => placeInInbox(name, of, feeds, number));
  expect(places("people.csv", "staff").map(({ name }) => name)).toEqual([
    "staff-people.csv",
    "staff-people (2).csv",
    "staff-people (3).csv",
  ]);
  expect(places("guests.csv", "guests")).toEqual([
    { folder: null, name: "guests.csv" },
    { folder: "guests", name: "guests (2).csv" },
    { folder: "guests", name: "guests (3).csv" },
  ]);
});

function folders() {
  const root = mkdtempSync(join(tmpdir(), "inbox-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const from = join(root, "list");
  writeFileSync(from, "new");
  return { from, inbox: join(root, "inbox") };
}

const named = (stem: string) => (number: number) => ({
  folder: null,
  name: number === 1 ? `${stem}.csv` : `${stem} (${number}).csv`,
});

test("never replaces a file that is in the inbox", async () => {
  const { from, inbox } = folders();
  const placed: string[] = [];
  for (let times = 0; times < 2; times += 1)
    await putIntoInbox({ from, inbox, placeOf: named("staff"), id: `id${times}`, mode: 0o640 }, (path) =>
      placed.push(path),
    );
  expect(placed).toEqual([join(inbox, "staff.csv"), join(inbox, "staff (2).csv")]);
  expect(readdirSync(inbox).toSorted()).toEqual(["staff (2).csv", "staff.csv"]);
  expect(statSync(join(inbox, "staff.csv"))).toMatchObject({ nlink: 1 });
  expect(statSync(join(inbox, "staff.csv")).mode & 0o777).toBe(0o640);
});

test("changes the mode of its own copy only, when another user of the folder exchanges the name of the copy", async () => {
  const { from, inbox } = folders();
  const victim = join(inbox, "..", "victim");
  writeFileSync(victim, "private", { mode: 0o600 });
  // The copy is not complete until the test writes to the pipe.
  rmSync(from);
  execFileSync("mkfifo", [from]);
  const placed = putIntoInbox({ from, inbox, placeOf: named("staff"), id: "id", mode: 0o640 }, () => {});
  const copy = unfinishedPath(inbox, "id");
  await vi.waitFor(() => expect(existsSync(copy)).toBe(true), { timeout: 120_000 });
  rmSync(copy);
  symlinkSync(victim, copy);
  writeFileSync(from, "new");
  await placed;
  expect(statSync(victim).mode & 0o777).toBe(0o600);
  expect(readFileSync(victim, "utf8")).toBe("private");
});

test("puts a list there once when it goes on after a crash", async () => {
  const { from, inbox } = folders();
  const placing = { from, inbox, placeOf: named("staff"), id: "id", mode: 0o600 };
  const crash = () => {
    throw new Error("crash");
  };
  await expect(putIntoInbox(placing, crash)).rejects.toThrow("crash");
  expect(readdirSync(inbox).toSorted()).toEqual([".celebration-sync-id.part", "staff.csv"]);
  await putIntoInbox(placing, () => {});
  expect(readdirSync(inbox)).toEqual(["staff.csv"]);
  // A crash while the list was copied has left a part of it.
  writeFileSync(unfinishedPath(inbox, "id"), "n");
  await putIntoInbox({ ...placing, placeOf: named("other") }, () => {});
  expect(readFileSync(join(inbox, "other.csv"), "utf8")).toBe("new");
  expect(readdirSync(inbox).toSorted()).toEqual(["other.csv", "staff.csv"]);
  expect(() => linkSync(from, join(inbox, "other.csv"))).toThrow("EEXIST");
});

test.each([
  ["staff.csv", "staff.csv"],
  ["C:\\Users\\me\\staff.csv", "staff.csv"],
  ["../../etc/staff.csv", "staff.csv"],
  ["Straße (2).xlsx", "Straße (2).xlsx"],
  ["..", null],
  ["", null],
  ["staff\u0000.csv", null],
  ["staff\u202e.csv", null],
  ["~$staff.xlsx", null],
  ["staff.csv.part", null],
  ["x".repeat(201), null],
])("takes the uploaded name %j as %j", (given, name) => {
  expect(nameOfUpload(given)).toBe(name);
});
