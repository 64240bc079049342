/** How many uploads may wait, for one person and for all. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openUploads, TooManyUploads, type Uploads } from "../../../../src/console/uploads/uploads.ts";

let folder: string;
let time = Date.parse("2026-11-23T10:00:00Z");
let uploads: Uploads;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "celebration-sync-uploads-"));
  uploads = openUploads({
    root: join(folder, "uploads"),
    inbox: join(folder, "inbox"),
    mode: 0o600,
    feeds: [],
    now: () => (time += 1_000),
    start: () => () => ({ ended: new Promise<null>(() => {}), kill: () => {} }),
    noteUpload: () => {},
    onError: () => {},
  });
});
afterEach(() => {
  uploads.close();
  rmSync(folder, { recursive: true });
});

async function give(by: string): Promise<string> {
  const received = await uploads.receive(Readable.from(["ID\n1\n"]), by);
  return uploads.check(received, { name: "staff.csv", feed: null, by, role: "editor" }).id;
}

test("receives no further upload of a person who has 20 that wait", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) ids.push(await give("Emil"));
  const refused = await give("Emil").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TooManyUploads);
  expect(refused).toMatchObject({ whose: "own", most: 20 });
  expect(readdirSync(join(folder, "uploads"))).toHaveLength(20);
  await give("Eda");
  uploads.cancel(ids[0] ?? "");
  await give("Emil");
});

test("receives no further upload of any person when 60 of all people wait, with those that arrive", async () => {
  for (let count = 0; count < 59; count += 1) await give(`Person ${count % 6}`);
  const slow = new PassThrough();
  const arriving = uploads.receive(slow, "Slow");
  expect(await give("Eda").catch((error: unknown) => error)).toMatchObject({ whose: "all", most: 60 });
  slow.end("ID\n");
  uploads.drop(await arriving);
  await give("Eda");
});

test("lists uploads, the newest first", async () => {
  const ids = [await give("Emil")];
  ids.push(await give("Eda"));
  expect(uploads.all().map(({ upload }) => upload.id)).toEqual(ids.toReversed());
});
