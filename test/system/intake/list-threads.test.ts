/** Workbooks that are read in threads of their own, as by a process that serves several accounts. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FileRefused } from "../../../src/model/file-refused.ts";
import type { Row } from "../../../src/model/row.ts";
import { opensInThreads, STOPPED, type ThreadOptions } from "../../../src/run/read/accounts/open-in-thread.ts";
import { openList, type OpenList } from "../../../src/run/read/open-list.ts";
import { testFeed } from "../../simulation/world/feeds.ts";
import { odsRows, writeOds } from "./ods-writer.ts";
import { HEADER, sheetWith, textRows } from "./workbook-writer.ts";

const folder = mkdtempSync(join(tmpdir(), "list-threads-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ENTRY = new URL("../../../src/run/read/accounts/list-thread.ts", import.meta.url);
const FEED = testFeed("staff", { key: null, columns: {} });
const PEOPLE = Array.from({ length: 3_000 }, (_, at) => [`Änne ${at}`, "1990-05-04", "two\nlines"]);
const TEXT = `First Name,Birthday\n${PEOPLE.map(([name = "", day = ""]) => `${name},${day}`).join("\n")}\n`;

function inThreads(options: Partial<ThreadOptions> = {}): OpenList {
  return opensInThreads({ entry: ENTRY, signal: new AbortController().signal, ...options });
}

function fileWith(content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(folder, "list-")), "staff");
  writeFileSync(path, content);
  return path;
}

/** Reads the first rows of a list, and then the whole list from its start. */
async function readWith(open: OpenList, path: string, sheet: readonly string[] | null = null) {
  const { kind, table } = await open(path, { ...FEED, sheet });
  try {
    const { reading, header } = table;
    const rows: Row[] = [];
    for await (const first of table.batches()) if (first.length > 0) break;
    for await (const batch of table.batches()) rows.push(...batch);
    return { kind, reading, header, rows };
  } finally {
    await table.close();
  }
}

test("gives the same rows and reading as a process that reads the list itself", async () => {
  const workbook = sheetWith(textRows(PEOPLE, 2));
  const sheet = { name: "People", rows: odsRows([HEADER, ...PEOPLE]) };
  for (const content of [workbook, writeOds({ sheets: [sheet] }), TEXT]) {
    const path = fileWith(content);
    const read = await readWith(inThreads(), path);
    expect(read).toEqual(await readWith(openList, path));
    expect(read.rows).toHaveLength(PEOPLE.length);
  }
});

test("refuses a list with the same words", async () => {
  const damaged = sheetWith(`${textRows(PEOPLE, 2)}</row></sheetData>`);
  const refused = [sheetWith(""), damaged, "", Buffer.from("%PDF-1.7 ")].map((content) => [content, null] as const);
  for (const [content, sheet] of [...refused, [sheetWith(textRows(PEOPLE, 2)), ["Staff"]] as const]) {
    const path = fileWith(content);
    const refusal: unknown = await readWith(openList, path, sheet).catch((error: unknown) => error);
    if (!(refusal instanceof FileRefused)) throw refusal;
    const { name, code, message, hint, line, encodings } = refusal;
    await expect(readWith(inThreads(), path, sheet)).rejects.toMatchObject({
      name,
      code,
      message,
      hint,
      line,
      encodings,
    });
  }
});

test("refuses a workbook whose reading takes more memory than its thread has, and goes on with the others", async () => {
  const wide = PEOPLE.slice(0, 200).map((cells) => [...cells, ...Array<string>(50).fill("x".repeat(3_900))]);
  const [small, hostile] = [PEOPLE, wide].map((rows) => fileWith(sheetWith(textRows(rows, 2))));
  // With less than Node itself takes, the whole process would end.
  const open = inThreads({ resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 8 } });
  const [read, refused] = await Promise.allSettled([readWith(open, small ?? ""), readWith(open, hostile ?? "")]);
  expect(read).toMatchObject({ status: "fulfilled", value: { header: HEADER } });
  expect(refused).toMatchObject({
    status: "rejected",
    reason: { name: "FileRefused", code: "hostile", message: expect.stringContaining("more memory") as string },
  });
});

test("throws the error that ended a thread, with the code by which an error of the machine is known", async () => {
  const path = fileWith(sheetWith(textRows(PEOPLE, 2)));
  const open = (program: string) => inThreads({ entry: new URL(`data:text/javascript,${program}`) })(path, FEED);
  await expect(open("throw new TypeError('broken')")).rejects.toThrow("broken");
  await expect(open("process.exit(3)")).rejects.toThrow("ended with the code 3");
  await expect(open("import fs from 'node:fs'; fs.readFileSync('/nowhere/list')")).rejects.toMatchObject({
    code: "ENOENT",
    syscall: "open",
    path: "/nowhere/list",
  });
});

test("ends a thread that hangs after a time, and when its account stops", async () => {
  const path = fileWith(sheetWith(textRows(PEOPLE, 2)));
  const stopping = new AbortController();
  const hanging = new URL("data:text/javascript,for (;;);");
  await expect(inThreads({ entry: hanging, longestSilenceMs: 1 })(path, FEED)).rejects.toThrow(
    "hung for 0.001 seconds",
  );
  const opening = inThreads({ entry: hanging, signal: stopping.signal })(path, FEED);
  setImmediate(() => stopping.abort());
  await expect(opening).rejects.toBe(STOPPED);
  await expect(inThreads({ signal: stopping.signal })(path, FEED)).rejects.toBe(STOPPED);
});
