/** `run`, `status` and `check` for all accounts of a folder. */
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { textRows, writeWorkbook } from "../../intake/workbook-writer.ts";
import { list, people, person } from "../support/lists.ts";
import { test } from "../support/workplace.ts";
import { openAccounts } from "./accounts-folder.ts";

test("run applies the lists of all accounts, and every line names its account", async ({ startWorkplace }) => {
  const { account, all } = await openAccounts(startWorkplace, ["berlin", "paris"]);
  account("berlin").drop("staff.csv", list(...people(1, 3)));
  account("paris").drop("staff.csv", list(person(1), person(2, { group: "Nowhere" })));
  const { code, stdout, stderr } = await all("run");
  expect(code).toBe(3);
  expect([account("berlin").contacts(), account("paris").contacts()]).toEqual([3, 1]);
  expect(stdout).toContain("berlin: staff.csv → staff: completed");
  for (const line of `${stdout}${stderr}`.trim().split("\n")) expect(line).toMatch(/\b(?:berlin|paris): /u);
});

test("run links notices to the account's pages in the console of all accounts", async ({ startWorkplace }) => {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(JSON.parse(body));
      response.end();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { account, all } = await openAccounts(startWorkplace, ["berlin", "oslo"]);
  const shared = { console: { publicUrl: "https://lists.example.org" }, notify: { webhook: { url } } };
  for (const name of ["berlin", "oslo"]) {
    account(name).configure(shared);
    account(name).drop("staff.csv", list(...people(1, 2)));
  }
  await all("run");
  server.close();
  expect(bodies.map((body) => (body as { link: string }).link).toSorted()).toEqual([
    expect.stringMatching(/^https:\/\/lists\.example\.org\/a\/berlin\/runs\/[\w.-]+-staff$/u),
    expect.stringMatching(/^https:\/\/lists\.example\.org\/a\/oslo\/runs\/[\w.-]+-staff$/u),
  ]);
});

test("run exits with the first code of 2, 1, 4, 3 and 0 that an account has, and shows each", async ({
  startWorkplace,
}) => {
  const { account, all } = await openAccounts(startWorkplace, ["berlin", "oslo", "paris", "rome"]);
  account("berlin").drop("staff.csv", list(...people(1, 8)));
  account("oslo").drop("neither.csv", list(person(1)));
  account("paris").drop("staff.csv", list(person(1, { group: "Nowhere" })));
  expect((await all("run")).code).toBe(1);
  account("berlin").drop("staff.csv", list(...people(1, 4)));
  expect((await all("run")).code).toBe(4);
  writeFileSync(account("rome").file, "{");
  const { code, stdout } = await all("run", "--json");
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({
    accounts: [
      { account: "berlin", exitCode: 0, result: { runs: [], trouble: null } },
      { account: "oslo", exitCode: 0, result: { failed: [] } },
      { account: "paris", exitCode: 0, result: { runs: [] } },
      { account: "rome", exitCode: 2, result: { error: expect.stringContaining("rome.json:1:2") as string } },
    ],
  });
});

test("run reaches no account of two that share a folder, and all others", async ({ startWorkplace }) => {
  const { account, all, sandbox } = await openAccounts(startWorkplace, ["berlin", "oslo", "paris", "rome"]);
  account("paris").configure({ dataDir: "../data-berlin" });
  account("rome").configure({ folders: { archive: join("..", "data-berlin", "inbox", "old") } });
  for (const name of ["berlin", "oslo", "rome"]) account(name).drop("staff.csv", list(person(1)));
  const { code, stderr } = await all("run");
  expect(code).toBe(2);
  for (const name of ["berlin", "paris", "rome"])
    expect(stderr).toMatch(new RegExp(`${name}: The accounts .*“${name}”.* both use the folder .*data-berlin`, "u"));
  expect(account("oslo").contacts()).toBe(1);
  expect(sandbox.contacts()).toHaveLength(1);
});

test("reading a workbook that uses up the memory concerns only its account", async ({ startWorkplace }) => {
  const { account, start, folder, variables } = await openAccounts(startWorkplace, ["ana", "bad", "cy"]);
  const [header = [], ...rows] = list(...people(1, 300))
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  // Below the limits of the reader, and above those of the process.
  const wide = rows.map((cells) => [...cells, ...Array<string>(30).fill("ж".repeat(3_900))]);
  const workbook = (cells: readonly (readonly string[])[]) =>
    writeWorkbook({ sheets: [{ name: "People", rows: textRows([header, ...cells]) }] });
  account("bad").drop("staff.xlsx", workbook(wide));
  account("cy").drop("staff.xlsx", workbook(rows.slice(0, 3)));
  account("ana").drop("staff.csv", list(...people(1, 5)));
  const small = { ...variables, NODE_OPTIONS: "--max-old-space-size=48" };
  const { code, stdout } = await start(["run", "--accounts", folder], small).ended;
  expect(stdout).toContain("bad: staff.xlsx: not used. The file was not read, because reading it takes more memory");
  expect([account("ana").contacts(), account("bad").contacts(), account("cy").contacts()]).toEqual([5, 0, 3]);
  expect(code).toBe(1);
});

test("status and check show every account, also one whose configuration or ledger can't be used", async ({
  startWorkplace,
}) => {
  const { account, all } = await openAccounts(startWorkplace, ["berlin", "oslo", "paris"]);
  account("berlin").drop("staff.csv", list(person(1)));
  expect((await all("run")).code).toBe(0);
  writeFileSync(account("oslo").file, "{");
  writeFileSync(join(account("paris").data, "state", "ledger.db"), "no ledger");
  const status = await all("status");
  expect(status.code).toBe(2);
  expect(status.stdout).toMatch(/^berlin: staff: 1 contact, /mu);
  expect(status.stderr).toMatch(/^oslo: .*This is not JSON/mu);
  expect(status.stderr).toMatch(/^paris: .*ledger\.db/mu);
  const check = await all("check", "--json");
  expect(check.code).toBe(2);
  const { accounts } = JSON.parse(check.stdout) as {
    accounts: { account: string; exitCode: number; result: never[] }[];
  };
  expect(accounts.map(({ account: name, exitCode }) => [name, exitCode])).toEqual([
    ["berlin", 0],
    ["oslo", 2],
    ["paris", 1],
  ]);
  expect(accounts[0]?.result).toContainEqual(expect.objectContaining({ what: "Service", ok: true }));
  expect(accounts[1]?.result).toContainEqual(expect.objectContaining({ what: "Configuration", ok: false }));
  expect(accounts[2]?.result).toContainEqual(expect.objectContaining({ what: "Ledger", ok: false }));
});

test("check warns of an account that one console can't serve beside the others", async ({ startWorkplace }) => {
  const { account, all, one } = await openAccounts(startWorkplace, ["berlin", "oslo", "paris", "rome"]);
  const proxy = (name: string) => ({
    console: { signIn: { proxyHeader: "Remote-User", trustedProxies: ["127.0.0.1"], roles: { [name]: "approver" } } },
  });
  for (const name of ["berlin", "oslo"]) account(name).configure(proxy(name));
  account("paris").configure({ console: { listen: "127.0.0.1:8421", signIn: proxy("paris").console.signIn } });
  writeFileSync(account("rome").file, "{");
  const { stdout } = await all("check");
  expect(stdout.split("\n").filter((line) => line.includes("most other accounts"))).toEqual([
    "paris: ! Console: console.listen differs from most other accounts, so one console can't serve this account beside them: " +
      "write what the other accounts have.",
  ]);
  rmSync(account("rome").file);
  expect((await all("check")).code).toBe(0);
  expect((await one("paris", "check")).stdout).not.toContain("most other accounts");
});

test("is wrong usage with --config, with files, without a folder and without a configuration", async ({
  startWorkplace,
}) => {
  const { all, cli, root, configFile } = await openAccounts(startWorkplace, []);
  for (const args of [
    ["status", "--accounts", join(root, "accounts")],
    ["status", "--accounts", join(root, "nowhere")],
    ["status", "--accounts", root, "--config", configFile],
    ["run", "staff.csv", "--accounts", root],
  ]) {
    const { code, stderr } = await cli(...args);
    expect([args, code]).toEqual([args, 2]);
    expect(stderr).toMatch(/accounts/u);
  }
  expect((await all("status", "--json")).stdout).toContain("has no configuration");
});
