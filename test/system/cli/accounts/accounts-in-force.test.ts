import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openAccountsInForce } from "../../../../src/commands/accounts/accounts-in-force.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "celebration-sync-accounts-in-force-"));
  mkdirSync(join(root, "accounts"));
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(root, { recursive: true, force: true });
});

function configure(name: string, dataDir: string): void {
  const config = {
    api: { baseUrl: "http://127.0.0.1:1/v1", keyEnv: "NO_KEY" },
    dataDir: `../${dataDir}`,
    feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["ID"] } },
  };
  writeFileSync(join(root, "accounts", `${name}.json`), JSON.stringify(config));
}

test("looks for shared folders only when a configuration was added or changed", () => {
  const realPaths = vi.spyOn(fs, "realpathSync");
  syncBuiltinESMExports();
  const said: string[] = [];
  const accounts = openAccountsInForce({
    folder: join(root, "accounts"),
    whyUnusable: () => null,
    say: (_level, account, message) => said.push(`${account}: ${message}`),
    serve: (_name, settings) => ({ settings, stop: async () => {} }),
  });
  configure("berlin", "berlin");
  configure("oslo", "oslo");
  accounts.takeUp();
  expect([...accounts.served().keys()]).toEqual(["berlin", "oslo"]);
  expect(realPaths).toHaveBeenCalled();
  realPaths.mockClear();
  accounts.takeUp();
  expect(realPaths).not.toHaveBeenCalled();
  configure("rome", "oslo");
  accounts.takeUp();
  expect([...accounts.served().keys()]).toEqual(["berlin", "oslo"]);
  expect(said).toEqual([expect.stringContaining("rome: The accounts “rome” and “oslo” both use the folder")]);
});
