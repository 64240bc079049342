import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { measure } from "../../bench/measure-process.ts";
import { hostileFiles } from "./hostile-files.ts";

const MOST_MEGABYTES = 150;
const folder = mkdtempSync(join(tmpdir(), "celebration-sync-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The whole process that reads such a file: it says no in plain words, or gives rows, and stays small. */
test.each(hostileFiles().filter(({ isSlow }) => isSlow !== true || process.env["TEST_LONG"] === "1"))(
  "$name ends in $end within 150 MB",
  async ({ content, end }) => {
    const path = join(folder, "list");
    writeFileSync(path, content());
    const { code, tail, megabytes } = await measure("read-file", [path]);
    expect(code === 0 ? "rows" : /code: '(\w+)'/u.exec(tail)?.[1]).toBe(end);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  },
);
