import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { measure } from "../../bench/measure-process.ts";
import { hostileFiles } from "./hostile-files.ts";
import { hostileOpenDocuments } from "./hostile-open-documents.ts";

const MOST_MEGABYTES = 150;
/** A part of the time after which systemd ends the service (`WatchdogSec`), on a machine that is far too busy. */
const LONGEST_STANDSTILL_SECONDS = 30;
const folder = mkdtempSync(join(tmpdir(), "celebration-sync-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files = [...hostileFiles(), ...hostileOpenDocuments()];

/** A process of its own reads each file. The process must refuse the file, or read its rows, in little memory. */
test.each(files.filter(({ isSlow }) => isSlow !== true || process.env["TEST_LONG"] === "1"))(
  "reading $name gives $result in little memory, and never stands still for long",
  async ({ content, result, megabytes: most = MOST_MEGABYTES }) => {
    const path = join(folder, "list");
    writeFileSync(path, content());
    const { code, tail, megabytes, standstillSeconds } = await measure("read-file", [path]);
    expect(code === 0 ? "rows" : /code: '(\w+)'/u.exec(tail)?.[1]).toBe(result);
    expect(megabytes).toBeLessThan(most);
    expect(standstillSeconds).toBeLessThan(LONGEST_STANDSTILL_SECONDS);
  },
);
