import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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

describe("readApiKey", () => {
  test.each(["sk_live_51Habcdef", "ABCDEF0123456789", "QWERTZUIOPASDFGHJKLYXCV", "3f9a-77c1", "a"])(
    "does not print a key that was pasted as keyEnv: %s",
    (name) => {
      const found = readApiKey({ kind: "env", name }, {});
      expect(found).toMatchObject({
        kind: "unusable",
        what: "The environment variable that api.keyEnv names is not set.",
      });
      expect(JSON.stringify(found)).not.toContain(` ${name} `);
    },
  );

  test("reads the key from an environment variable", () => {
    const source = { kind: "env", name: "SYNC_KEY" } as const;
    expect(readApiKey(source, { SYNC_KEY: "abc-123" })).toEqual({ kind: "key", key: "abc-123" });
    expect(readApiKey(source, {})).toMatchObject({ what: "The environment variable SYNC_KEY is not set." });
    expect(readApiKey(source, { SYNC_KEY: "" })).toMatchObject({ what: "The environment variable SYNC_KEY is empty." });
  });

  test("reads the key from a file, without the line end", () => {
    expect(fromFile(write("key", "abc-123\n", 0o600))).toEqual({ kind: "key", key: "abc-123" });
    expect(fromFile(write("key", "abc-123\r\n", 0o400))).toEqual({ kind: "key", key: "abc-123" });
    expect(fromFile(join(folder, "none"))).toMatchObject({ what: expect.stringContaining("does not exist") });
  });

  test.each([0o640, 0o604, 0o610, 0o666])("refuses a file that other users may use (mode %o)", (mode) => {
    const path = write("key", "secret-canary", mode);
    expect(fromFile(path)).toMatchObject({ kind: "unusable", hint: `Run: chmod 600 ${path}` });
  });

  test.each(["", "\n", "  \n", "abc 123\n", "abc\n\n", "schlüssel", "abc\u0000", "\ufeffabc"])(
    "refuses the text %j, which is no key",
    (text) => {
      const result = fromFile(write("key", text, 0o600));
      expect(result.kind).toBe("unusable");
      expect(JSON.stringify(result)).not.toContain("abc");
    },
  );

  test("refuses a folder or a device at once", () => {
    expect(fromFile(folder)).toMatchObject({ kind: "unusable" });
    expect(fromFile("/dev/null")).toMatchObject({ what: expect.stringContaining("not a plain file") });
  });

  test("reads the systemd credential with the file's name, not the file, and does not check the credential's mode", () => {
    const credentials = join(folder, "credentials");
    mkdirSync(credentials);
    writeFileSync(join(credentials, "api-key"), "from-systemd\n", { mode: 0o440 });
    const path = write("api-key", "from-file\n", 0o600);
    const env = { CREDENTIALS_DIRECTORY: credentials };
    expect(readApiKey({ kind: "file", name: "api-key", path }, env)).toEqual({ kind: "key", key: "from-systemd" });
    expect(readApiKey({ kind: "file", name: "./api-key", path }, env)).toEqual({ kind: "key", key: "from-file" });
    expect(readApiKey({ kind: "file", name: "other", path }, env)).toEqual({ kind: "key", key: "from-file" });
  });

  test("points to systemd-run when the key file belongs to another user", () => {
    const path = write("key", "abc-123", 0o000);
    chmodSync(folder, 0o755);
    // Root may read every file, so the test reads this one as another user.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    let result: ReturnType<typeof fromFile>;
    try {
      result = fromFile(path);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
    expect(result).toMatchObject({ kind: "unusable" });
    expect(JSON.stringify(result)).toMatch(
      /can't be read \(EACCES\)\..*LoadCredential=.*leave it as it is.*systemd-run/u,
    );
  });

  test("follows a symbolic link", () => {
    const path = join(folder, "link");
    symlinkSync(write("key", "abc-123", 0o600), path);
    expect(fromFile(path)).toEqual({ kind: "key", key: "abc-123" });
  });
});
