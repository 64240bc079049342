import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { openForWriting } from "../../../src/ledger/database/open-database.ts";
import { list, person } from "../cli/support/lists.ts";
import { KEY_VARIABLE, test } from "../cli/support/workplace.ts";

interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly warns?: boolean;
  readonly detail: string;
}

/** Returns the subjects of the findings that are not ok. */
const failuresIn = (findings: readonly Finding[]) => findings.filter(({ ok }) => !ok).map(({ what }) => what);

test("check also checks the machine, and names the process at work", async ({ startWorkplace }) => {
  const { json, startWatch } = await startWorkplace();
  const { code, value } = await json("check");
  expect([code, failuresIn(value)]).toEqual([0, []]);
  const names = value.map(({ what }: Finding) => what);
  expect(names).toEqual(expect.arrayContaining(["Ledger's file system", "Free space", "Clock", "At work"]));
  const daemon = await startWatch();
  const meanwhile = await json("check");
  expect(meanwhile.value.find(({ what }: Finding) => what === "At work").detail).toContain(
    "celebration-sync watch, process",
  );
  await daemon.stop();
});

test("check notices a clock that was set back", async ({ startWorkplace }) => {
  const { json, cli, drop, data } = await startWorkplace();
  drop("staff.csv", list(person(1)));
  await cli("run");
  const db = openForWriting(join(data, "state/ledger.db"));
  db.pragma("foreign_keys = OFF");
  db.prepare("UPDATE runs SET run = '2199' || substr(run, 5)").run();
  db.close();
  const { code, value } = await json("check");
  expect([code, failuresIn(value)]).toEqual([1, ["Clock"]]);
});

test("check --notify sends a test notice, and shows why the command failed", async ({ startWorkplace }) => {
  const script = 'require("node:fs").writeFileSync("notice.json", require("node:fs").readFileSync(0))';
  const { json, configure, root } = await startWorkplace({
    config: { notify: { command: [process.execPath, "-e", script] } },
  });
  expect((await json("check", "--notify")).code).toBe(0);
  expect(JSON.parse(readFileSync(join(root, "notice.json"), "utf8"))).toMatchObject({ event: "test" });
  configure({ notify: { command: [process.execPath, "-e", "console.error('relay refused'); process.exit(1)"] } });
  const failed = await json("check", "--notify");
  expect([failed.code, failuresIn(failed.value)]).toEqual([1, ["Notify"]]);
  expect(failed.value.at(-1).detail).toContain("relay refused");
  configure({ notify: undefined });
  expect(failuresIn((await json("check", "--notify")).value)).toEqual(["Notify"]);
});

test("check refuses a feed or an account that run refuses, with the exit code of run", async ({ startWorkplace }) => {
  const { json, cli, drop, configure, sandbox } = await startWorkplace();
  const detailOf = (findings: readonly Finding[], name: string) => findings.find(({ what }) => what === name)?.detail;
  drop("staff.csv", list(person(1)));
  await cli("run");
  const people = { files: ["people*.csv"], mode: "snapshot", key: ["ID"] };
  configure({ feeds: { people } });
  const renamed = await json("check");
  expect([renamed.code, failuresIn(renamed.value)]).toEqual([2, ["Feeds"]]);
  expect(detailOf(renamed.value, "Feeds")).toMatch(/"formerly": "staff".*forget staff/u);
  configure({ feeds: { people: { ...people, formerly: "staff" } } });
  expect((await json("check")).code).toBe(0);

  for (const { group_id } of sandbox.groups()) sandbox.deleteGroup(group_id);
  sandbox.addGroup("Team Berlin");
  const other = await json("check");
  expect([other.code, failuresIn(other.value)]).toEqual([1, ["Account"]]);
  expect(detailOf(other.value, "Account")).toMatch(/^other_account: .*dataDir/u);
});

test("check compares a feed's group with the groups as run does", async ({ startWorkplace }) => {
  const { json, cli, drop, sandbox, mutations } = await startWorkplace({
    feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["ID"], defaults: { group: "team  BERLIN " } } },
  });
  const feedLine = async () => {
    const { value } = await json("check");
    const found = (value as readonly Finding[]).find(({ what }) => what === "Feed staff");
    return [found?.ok, found?.detail];
  };
  expect(await feedLine()).toEqual([true, "new people go into “team  BERLIN ”"]);
  drop("staff.csv", list(person(1, { group: "" })));
  expect((await cli("run")).code).toBe(0);
  expect(mutations()).toEqual(["POST 201"]);

  sandbox.addGroup("Team Berlin");
  expect(await feedLine()).toEqual([false, expect.stringMatching(/^2 groups are called.*Rename all but one/u)]);
  drop("staff.csv", list(person(1, { group: "" }), person(2, { group: "" })));
  await cli("run");
  expect(mutations()).toEqual(["POST 201"]);
});

test("check warns about a feed without a group until an accepted list had a column for it", async ({
  startWorkplace,
}) => {
  const { json, cli, drop } = await startWorkplace();
  const warned = async () => ((await json("check")).value as readonly Finding[]).filter(({ warns }) => warns);
  expect(await warned()).toMatchObject([{ what: "Feed staff", detail: expect.stringContaining("defaults.group") }]);
  expect(await cli("check")).toMatchObject({ code: 0, stdout: expect.stringContaining("\n! Feed staff: no group") });
  drop("staff.csv", list(person(1)));
  expect((await cli("run")).code).toBe(0);
  expect(await warned()).toEqual([]);
});

test("check exits 2 when the key is not set, and 1 when the service refuses the key", async ({ startWorkplace }) => {
  const { start } = await startWorkplace();
  const checkWith = async (key: string | undefined) => start(["check"], { [KEY_VARIABLE]: key }).ended;
  expect((await checkWith(undefined)).code).toBe(2);
  const wrong = await checkWith("another-key");
  expect(wrong).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("✗ API key: the service says 401") as string,
  });
});

test("check says why a folder can't be used", async ({ startWorkplace }) => {
  const { json, configure, root } = await startWorkplace();
  writeFileSync(join(root, "plain"), "");
  configure({ folders: { archive: "plain/archive" } });
  const { code, value } = await json("check");
  expect([code, failuresIn(value)]).toEqual([1, ["Folders"]]);
  expect(value.find(({ what }: Finding) => what === "Folders").detail).toContain("a file is in its place");
});
