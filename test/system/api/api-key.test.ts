import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readApiKey } from "../../../src/api/api-key.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "api-key-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string, mode: number): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}

const fromFile = (path: string, name = path) => readApiKey({ kind: "file", name, path }, {});

test("from the environment", () => {
  const source = { kind: "env", name: "SYNC_KEY" } as const;
  expect(readApiKey(source, { SYNC_KEY: "abc-123" })).toEqual({ kind: "key", key: "abc-123" });
  expect(readApiKey(source, {})).toMatchObject({ what: "The environment variable SYNC_KEY is not set." });
  expect(readApiKey(source, { SYNC_KEY: "" })).toMatchObject({ what: "The environment variable SYNC_KEY is empty." });
});

test("from a file, without its one line end", () => {
  expect(fromFile(write("key", "abc-123\n", 0o600))).toEqual({ kind: "key", key: "abc-123" });
  expect(fromFile(write("key", "abc-123\r\n", 0o400))).toEqual({ kind: "key", key: "abc-123" });
  expect(fromFile(join(folder, "none"))).toMatchObject({ what: expect.stringContaining("does not exist") });
});

test.each([0o640, 0o604, 0o610, 0o666])("a file that others may use is refused (mode %o)", (mode) => {
  const path = write("key", "secret-canary", mode);
  expect(fromFile(path)).toMatchObject({ kind: "problem", hint: `Run: chmod 600 ${path}` });
});

test.each(["", "\n", "  \n", "abc 123\n", "abc\n\n", "schlüssel", "abc\u0000", "\ufeffabc"])("%j is no key", (text) => {
  const result = fromFile(write("key", text, 0o600));
  expect(result.kind).toBe("problem");
  expect(JSON.stringify(result)).not.toContain("abc");
});

test("what is no plain file is refused, not waited for", () => {
  expect(fromFile(folder)).toMatchObject({ kind: "problem" });
  expect(fromFile("/dev/null")).toMatchObject({ what: expect.stringContaining("not a plain file") });
});

test("a systemd credential by name, whatever its mode; a file of that name elsewhere is another", () => {
  const credentials = join(folder, "credentials");
  mkdirSync(credentials);
  writeFileSync(join(credentials, "api-key"), "from-systemd\n", { mode: 0o440 });
  const path = write("api-key", "from-file\n", 0o600);
  const env = { CREDENTIALS_DIRECTORY: credentials };
  expect(readApiKey({ kind: "file", name: "api-key", path }, env)).toEqual({ kind: "key", key: "from-systemd" });
  expect(readApiKey({ kind: "file", name: "./api-key", path }, env)).toEqual({ kind: "key", key: "from-file" });
  expect(readApiKey({ kind: "file", name: "other", path }, env)).toEqual({ kind: "key", key: "from-file" });
});

test("a file of another user, which systemd hands over, is not to be given away", () => {
  const path = write("key", "abc-123", 0o000);
  chmodSync(folder, 0o755);
  // Root may read everything: it has to be somebody else.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  let result: ReturnType<typeof fromFile>;
  try {
    result = fromFile(path);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
  expect(result).toMatchObject({ kind: "problem" });
  expect(JSON.stringify(result)).toMatch(/can't be read \(EACCES\)\..*LoadCredential=.*leave it so.*systemd-run/u);
});

test("a link to a good file is followed", () => {
  const path = join(folder, "link");
  symlinkSync(write("key", "abc-123", 0o600), path);
  expect(fromFile(path)).toEqual({ kind: "key", key: "abc-123" });
});
