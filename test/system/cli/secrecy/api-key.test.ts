import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { filesBelow } from "../support/files-below.ts";
import { csv, list, people, person } from "../support/lists.ts";
import { API_KEY, test } from "../support/workplace.ts";

/** Values of people that are nowhere else, so that finding one means that it leaked. */
const PERSONAL = {
  name: "Xaverina",
  last: "Quuxberg",
  email: "xaverina.quuxberg@example.org",
  phone: "+44 7700 900155",
  birthday: "1969-07-21",
  company: "Zzyzx Works",
};

test("logs name rows, never people: through every kind of trouble, at the most talkative level", async ({
  startWorkplace,
}) => {
  const { drop, cli, sandbox, root, report } = await startWorkplace({
    feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["ID"] } },
    config: { log: { level: "debug" } },
    faults: ["garbage:POST:#2", "status-503:GET:#2"],
  });
  const header = ["ID", "First name", "Last name", "Email", "Phone", "Birthday", "Company", "Group"];
  const { name, last, email, phone, birthday, company } = PERSONAL;
  const row = (id: number, more: { email?: string; birthday?: string; group?: string } = {}) => [
    String(id),
    name,
    last,
    more.email ?? email,
    phone,
    more.birthday ?? birthday,
    company,
    more.group ?? "Team Berlin",
  ];
  const rows = [
    header,
    row(1),
    row(2),
    row(3, { email: `${email}@@` }),
    row(4, { birthday: `${birthday}x` }),
    row(5, { group: "Team Rome" }),
    row(6, { group: "Team Rme" }),
  ];
  const printed: string[] = [];
  const watched = async (...args: string[]) => {
    const { stderr } = await cli(...args);
    printed.push(stderr);
  };
  drop("staff.csv", csv(rows));
  await watched("run", "--verbose");
  const openItems = readFileSync(join(report().folder, "rejections.csv"), "utf8");
  drop("fixed.csv", openItems.replaceAll("Team Rme", "Team Rome"));
  await watched("run", "--verbose");
  sandbox.setFaults(["status-500:PATCH:#1+"]);
  drop("staff.csv", csv(rows).replace("Zzyzx", "Zyzzx"));
  await watched("run", "--verbose", "--json");
  writeFileSync(join(root, "staff.csv"), csv(rows));
  await watched("plan", join(root, "staff.csv"), "--verbose");
  await watched("status", "--verbose");
  const text = printed.join("\n");
  expect(text).toContain('"call"');
  for (const value of [...Object.values(PERSONAL), phone.replaceAll(" ", ""), "Zyzzx"])
    expect(text, value).not.toContain(value);
});

test("the key is in no output and no file, whoever echoes it", async ({ startWorkplace }) => {
  const { drop, cli, sandbox, json, start } = await startWorkplace({ faults: ["status-500:POST:#1+:html"] });
  drop("staff.csv", list(person(1), person(2, { last: API_KEY.replace("7f3aXq", "other") })));
  await cli("run", "--verbose");
  sandbox.setFaults([]);
  sandbox.revokeKey(API_KEY);
  await cli("run", "--verbose");
  await json("check");
  await cli("groups", "--verbose");
  // What is compared is every byte printed and written: see the workplace's end.
  const { stderr } = await start(["run"], { CELEBRATION_API_KEY: `${API_KEY} with a blank` }).ended;
  expect(stderr).toContain("CELEBRATION_API_KEY");
  expect((await start(["run"], { CELEBRATION_API_KEY: undefined }).ended).code).toBe(2);
});

test("everything that is written is its owner's alone; the inbox keeps its mode", async ({ startWorkplace }) => {
  const { drop, cli, report, data, inbox } = await startWorkplace();
  chmodSync(inbox, 0o2770);
  drop("staff.csv", list(...people(1, 8), person(9, { group: "Team Berln" })));
  await cli("run");
  drop("staff.csv", list(...people(1, 2)));
  drop("nobody.csv", "");
  await cli("run");
  await cli("approve", report().run);
  expect(octal(inbox)).toBe("2770");
  const originals = /\/(?:archive|failed)\/.*\.csv$/u;
  for (const path of filesBelow(data)) if (!originals.test(path)) expect([path, octal(path)]).toEqual([path, "0600"]);
  for (const name of ["working", "archive", "failed", "reports", "state", "state/backup"]) {
    expect([name, octal(join(data, name))]).toEqual([name, "0700"]);
  }
  expect(octal(report().folder)).toBe("0700");
});

test("a key file that others may read is refused; one of the owner's alone is used", async ({ startWorkplace }) => {
  const { configure, root, cli, sandbox, baseUrl, mayHoldTheKey } = await startWorkplace();
  const path = join(root, "api-key");
  mayHoldTheKey.push(path);
  writeFileSync(path, `${API_KEY}\n`, { mode: 0o644 });
  chmodSync(path, 0o644);
  configure({ api: { baseUrl, keyFile: "api-key" } });
  const refused = await cli("run");
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining("chmod 600") as string });
  expect(sandbox.requests()).toEqual([]);
  chmodSync(path, 0o600);
  expect((await cli("run")).code).toBe(0);
});

test("http is for this machine only", async ({ startWorkplace }) => {
  const { configure, cli } = await startWorkplace();
  for (const baseUrl of ["http://service.example/v1", "http://192.0.2.7/v1", "ftp://127.0.0.1/v1"]) {
    configure({ api: { baseUrl, keyEnv: "CELEBRATION_API_KEY" } });
    const refused = await cli("run");
    expect([baseUrl, refused.code]).toEqual([baseUrl, 2]);
    expect(refused.stderr).toContain("https");
  }
});

function octal(path: string): string {
  return (statSync(path).mode & 0o7777).toString(8).padStart(4, "0");
}
