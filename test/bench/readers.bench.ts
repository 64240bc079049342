/** Measures how fast a process reads and maps a list of 200,000 rows and 10 columns, and how it reads hostile files. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, test } from "vitest";
import { hostileFiles } from "../system/intake/hostile-files.ts";
import { makeList } from "./make-list.ts";
import { makeOpenDocument, makeWorkbook } from "./make-workbook.ts";
import { measure } from "./measure-process.ts";

const ROWS = 200_000;
const RUNS = 3;
const folder = mkdtempSync(join(tmpdir(), "celebration-sync-bench-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("measures how fast a list of 200,000 rows is read and mapped", async () => {
  const [csv, xlsx, ods] = ["csv", "xlsx", "ods"].map((ending) => join(folder, `staff.${ending}`)) as [
    string,
    string,
    string,
  ];
  await makeList(csv, ROWS);
  makeWorkbook(xlsx, ROWS);
  makeOpenDocument(ods, ROWS);
  console.log(`${ROWS.toLocaleString("en-US")} rows, 10 columns; best of ${RUNS}`);
  for (const [name, path] of [
    ["CSV", csv],
    ["XLSX", xlsx],
    ["ODS", ods],
  ] as const) {
    console.log(
      `${name.padEnd(5)} read: ${await best("read-file", path)}   read and mapped: ${await best("map-file", path)}`,
    );
  }
});

test("measures how hostile files are read or refused", async () => {
  for (const { name, content } of hostileFiles()) {
    const path = join(folder, "hostile");
    writeFileSync(path, content());
    const { seconds, megabytes, code, tail } = await measure("read-file", [path]);
    const end = code === 0 ? "read" : (/FileRefused: (.*)/u.exec(tail)?.[1] ?? `code ${code}`);
    console.log(`${name.padEnd(44)} ${seconds.toFixed(2)} s, ${megabytes} MB: ${end}`);
  }
});

async function best(script: "read-file" | "map-file", path: string): Promise<string> {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(script, [path]));
  const [first] = runs.toSorted((a, b) => a.seconds - b.seconds);
  if (first === undefined || first.code !== 0) return `failed: ${first?.tail ?? ""}`;
  return `${first.seconds.toFixed(2)} s, ${Math.round(ROWS / first.seconds).toLocaleString("en-US")} rows/s, ${first.megabytes} MB`;
}
