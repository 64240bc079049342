import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { expect } from "vitest";
import { filesBelow } from "../support/files-below.ts";
import { csv, list, person } from "../support/lists.ts";
import { API_KEY, test, until } from "../support/workplace.ts";

/** One person with a value in every column that there is; none of them is anywhere else. */
const CANARIES: Readonly<Record<string, string>> = {
  "First name": "Xaverina",
  "Last name": "Quuxberg",
  "E-mail": "xq.canary@example.org",
  Phone: "+447700900155",
  WhatsApp: "+447700900166",
  Birthday: "1969-07-21",
  Gender: "canarian-gender",
  Location: "Quuxville",
  Language: "canarian-tongue",
  Company: "Zzyzx Works",
  "Job title": "Chief Quuxologist",
  Salutation: "Dame Quux",
  "Relationship status": "quuxed",
  Remarks: "likes quuxberries",
};

/** Files that are made for people's values, or for finding their contacts and rows again. */
const MADE_FOR_THEM =
  /^data\/(?:inbox|working|archive|failed|reports)\/|^data\/state\/(?:ledger\.db(?:-wal|-shm)?$|backup\/|known\/)/u;

test("people's values are in the files made for them, and in nothing that is printed", async ({ startWorkplace }) => {
  const { drop, cli, sandbox, root, report, names } = await startWorkplace({
    feeds: {
      staff: { files: ["staff*"], mode: "snapshot", key: ["ID"], unmatchedColumns: "custom_fields" },
    },
    config: { log: { level: "debug" } },
  });
  const header = ["ID", "Group", ...Object.keys(CANARIES)];
  const row = (id: number, more: Readonly<Record<string, string>> = {}) => {
    const cells: Readonly<Record<string, string>> = { ...CANARIES, ID: String(id), Group: "Team Berlin", ...more };
    return header.map((name) => cells[name] ?? "");
  };
  const printed: string[] = [];
  const watched = async (...args: string[]) => {
    const { stdout, stderr } = await cli(...args, "--verbose");
    printed.push(`$ ${args.join(" ")}\n${stdout}${stderr}`);
  };
  const rows = [
    row(1),
    // Refused by the service, twice there, unreadable, without a group.
    row(2),
    row(3, { "E-mail": `${CANARIES["E-mail"]}@@` }),
    row(4, { Birthday: "1969-07-21x", "E-mail": "", Phone: "" }),
    row(5, { Group: "Team Rme" }),
    row(6, { Phone: "", "E-mail": "" }),
    row(6, { Phone: "", "E-mail": "", "Last name": "Quuxberg-Quux" }),
  ];
  sandbox.setFaults(["drop-response:POST:#1", "garbage:POST:#3"]);
  drop("staff.csv", csv([header, ...rows]));
  await watched("run");
  drop("staff.csv", csv([header, ...rows.slice(1)]));
  await watched("run", "--json");
  sandbox.setFaults(["status-500:*:#2+:html"]);
  drop("staff.csv", csv([header, row(1, { Company: "Zzyzx Bros" }), row(9, { "E-mail": "", Phone: "" })]));
  drop("nobodys.csv", csv([header, ...rows]));
  await watched("run");
  sandbox.setFaults([]);
  for (const args of [["status"], ["status", "--json"], ["runs"], ["check"], ["groups"], ["retry"]])
    await watched(...args);
  await watched("approve", report().run);
  await watched("discard", report().run);
  await watched("run");
  const text = printed.join("\n");
  expect(text).toContain('"call"');
  const files = filesBelow(root).map((path) => ({ name: relative(root, path), bytes: readFileSync(path) }));
  for (const value of [...Object.values(CANARIES), "Quuxberg-Quux", "Zzyzx Bros", "7700900155"]) {
    expect(
      printed.filter((one) => one.includes(value)),
      `printed: ${value}`,
    ).toEqual([]);
    const holders = files.filter(({ bytes }) => bytes.includes(value)).map(({ name }) => name);
    expect(
      holders.filter((name) => !MADE_FOR_THEM.test(name)),
      `files with ${value}`,
    ).toEqual([]);
  }
  expect(names("state/known")).toEqual(["staff.records"]);
  expect((await cli("forget", "staff", "--yes")).code).toBe(0);
  expect(names("state/known")).toEqual([]);
});

test("what is written is its owner's alone under the narrowest umask, too", async ({ startWorkplace }) => {
  const { drop, start, data, report } = await startWorkplace();
  drop("staff.csv", list(person(1), person(2, { group: "Team Berln" })));
  drop("nobodys.csv", list(person(3)));
  const narrow = ["/bin/sh", "-c", 'umask 077; exec "$@"', "sh"];
  expect((await start(["run"], {}, narrow).ended).code).toBe(1);
  const octal = (path: string) => (statSync(path).mode & 0o7777).toString(8);
  const originals = /\/(?:archive|failed)\/.*\.csv$/u;
  for (const path of filesBelow(data)) if (!originals.test(path)) expect([path, octal(path)]).toEqual([path, "600"]);
  for (const folder of ["working", "archive", "failed", "reports", "state"])
    expect([folder, octal(join(data, folder))]).toEqual([folder, "700"]);
  expect(octal(report().folder)).toBe("700");
});

test("the key is in no argument list while a run goes on", async ({ startWorkplace }) => {
  const { drop, start, sandbox } = await startWorkplace({ faults: ["delay:POST:#1:700"] });
  drop("staff.csv", list(person(1)));
  const running = start(["run", "--verbose"]);
  await until("it waits for an answer", () => sandbox.contacts().length === 1);
  const lists = readdirSync("/proc").flatMap((pid) => {
    try {
      return /^\d+$/u.test(pid) ? [readFileSync(`/proc/${pid}/cmdline`, "utf8")] : [];
    } catch {
      return [];
    }
  });
  expect(lists.filter((text) => text.includes("--verbose"))).not.toEqual([]);
  expect(lists.filter((text) => text.includes(API_KEY))).toEqual([]);
  expect((await running.ended).code).toBe(0);
});
