import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { measure } from "../../bench/measure-process.ts";
import { hostileFiles } from "./hostile-files.ts";

const MOST_MEGABYTES = 150;
const folder = mkdtempSync(join(tmpdir(), "celebration-sync-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process of its own reads each file. The process must refuse the file, or read its rows, in little memory. */
test.each(hostileFiles().filter(({ isSlow }) => isSlow !== true || process.env["TEST_LONG"] === "1"))(
  "reading $name gives $result in little memory",
  async ({ content, result, megabytes: most = MOST_MEGABYTES }) => {
    const path = join(folder, "list");
    writeFileSync(path, content());
    const { code, tail, megabytes } = await measure("read-file", [path]);
    expect(code === 0 ? "rows" : /code: '(\w+)'/u.exec(tail)?.[1]).toBe(result);
    expect(megabytes).toBeLessThan(most);
  },
);
