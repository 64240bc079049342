/** The command that keeps the users of the console. */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "../../cli/support/workplace.ts";
import { addUsers, PASSWORD, withPassword } from "../console-users.ts";

test("adds, lists, changes and removes users", async ({ startWorkplace }) => {
  const { start, cli, json, data } = await startWorkplace();
  expect((await cli("console-user", "list")).stdout).toContain("There are no users.");
  await addUsers(start, { anna: "approver", "Bert Müller": "reader" });
  const file = join(data, "state", "console-users.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).not.toContain(PASSWORD);
  expect((await cli("console-user", "role", "Bert Müller", "editor")).stdout).toContain("Bert Müller is now editor.");
  expect((await json("console-user")).value).toEqual([
    { name: "anna", role: "approver" },
    { name: "Bert Müller", role: "editor" },
  ]);
  expect((await cli("console-user", "remove", "ANNA")).stdout).toContain("anna can no longer sign in");
  expect(await cli("console-user", "remove", "Bert Muller")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Did you mean Bert Müller?") as string,
  });
});

test("refuses weak passwords, names that exist, and unknown roles", async ({ startWorkplace }) => {
  const { start, cli, json } = await startWorkplace();
  await addUsers(start, { anna: "approver" });
  const refused = async (args: readonly string[], password?: string) =>
    (await withPassword(start, ["console-user", ...args], password).ended).stderr;
  expect(await refused(["add", "bert", "--role", "reader"], "short")).toContain("at least 10 characters");
  expect(await refused(["password", "anna"], "1234567890")).toContain("first that an attacker tries");
  expect(await refused(["add", "Anna", "--role", "reader"])).toContain("There is a user anna already.");
  expect(await refused(["add", "bert"])).toContain("Name the role");
  expect(await refused(["add", "bert", "--role", "admin"])).toContain("Name the role");
  expect(await refused(["add", " bert", "--role", "reader"])).toContain("blank");
  expect(await refused(["add", "be\u202Ert", "--role", "reader"])).toContain("control characters");
  expect((await cli("console-user", "add", "bert", "--role", "reader")).stderr).toContain("Add --password-stdin");
  expect((await json("console-user")).value).toEqual([{ name: "anna", role: "approver" }]);
});

test("loses no user when two are added at the same time", async ({ startWorkplace }) => {
  const { start, json } = await startWorkplace();
  const names = ["anna", "bert", "carla", "dora"];
  const ended = await Promise.all(
    names.map((name) => withPassword(start, ["console-user", "add", name, "--role", "reader"]).ended),
  );
  const added = names.filter((_, index) => ended[index]?.code === 0);
  for (const { code, stderr } of ended) if (code !== 0) expect(stderr).toContain("Another console-user command");
  const { value } = await json("console-user");
  expect((value as { name: string }[]).map(({ name }) => name).sort()).toEqual(added);
});

test("changes nothing in a damaged file, and says what to do", async ({ startWorkplace }) => {
  const { start, data } = await startWorkplace();
  await addUsers(start, { anna: "approver" });
  const file = join(data, "state", "console-users.json");
  writeFileSync(file, '{"users": [{"name": "anna"}]}');
  const { code, stderr } = await withPassword(start, ["console-user", "add", "bert", "--role", "reader"]).ended;
  expect(code).toBe(1);
  expect(stderr).toContain("is damaged");
  expect(readFileSync(file, "utf8")).toBe('{"users": [{"name": "anna"}]}');
});
