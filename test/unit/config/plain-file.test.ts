import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPlainFile } from "../../../src/config/plain-file.ts";

test("reads a file, also behind a link, and refuses pipes, devices and folders without waiting", () => {
  const root = mkdtempSync(join(tmpdir(), "plain-file-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [file, link, pipe, folder] = ["file", "link", "pipe", "folder"].map((name) => join(root, name)) as [
    string,
    string,
    string,
    string,
  ];
  writeFileSync(file, "text");
  symlinkSync(file, link);
  execFileSync("mkfifo", [pipe]);
  mkdirSync(folder);
  expect([file, link].map((path) => readPlainFile(path).toString("utf8"))).toEqual(["text", "text"]);
  const codes = [pipe, "/dev/zero", folder, join(root, "none")].map((path) => {
    try {
      return readPlainFile(path).toString("utf8");
    } catch (error) {
      return (error as NodeJS.ErrnoException).code;
    }
  });
  expect(codes).toEqual(["not a plain file", "not a plain file", "EISDIR", "ENOENT"]);
});
