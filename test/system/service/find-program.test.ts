import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { whyNotStartable } from "../../../src/notify/find-program.ts";

/** Returns a folder with a program `send` and a text file `notes`. */
function folderWithPrograms(): string {
  const folder = mkdtempSync(join(tmpdir(), "celebration-notify-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, mode] of [
    ["send", 0o755],
    ["notes", 0o644],
  ] as const) {
    writeFileSync(join(folder, name), "#!/bin/sh\n");
    chmodSync(join(folder, name), mode);
  }
  return folder;
}

test("finds a program by its path, beside the configuration, and in PATH", () => {
  const folder = folderWithPrograms();
  expect(whyNotStartable(join(folder, "send"), "/", {})).toBeNull();
  expect(whyNotStartable("./send", folder, {})).toBeNull();
  expect(whyNotStartable("send", "/", { PATH: `/nowhere:${folder}` })).toBeNull();
});

test("says why a program can't be started when it is missing, a folder, or not executable", () => {
  const folder = folderWithPrograms();
  expect(whyNotStartable(join(folder, "gone"), "/", {})).toContain("does not exist");
  expect(whyNotStartable("gone", "/", { PATH: folder })).toBe("no folder of PATH has a program “gone”");
  expect(whyNotStartable(folder, "/", {})).toContain("is not a program");
  expect(whyNotStartable("notes", "/", { PATH: folder })).toContain("may not execute");
});
