import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect } from "vitest";
import { filesBelow } from "../support/files-below.ts";
import { csv } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

/** One person with a value in every kind of column. None of the values occurs anywhere else. */
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

/** Files that may contain values of people. */
const MAY_CONTAIN_VALUES =
  /^data\/(?:inbox|working|archive|failed|reports)\/|^data\/state\/(?:ledger\.db(?:-wal|-shm)?$|backup\/|known\/)/u;

/** Values that occur nowhere else. A value that is found has leaked. */
const PERSONAL = {
  name: "Xaverina",
  last: "Quuxberg",
  email: "xaverina.quuxberg@example.org",
  phone: "+44 7700 900155",
  birthday: "1969-07-21",
  company: "Zzyzx Works",
};

describe("personal data", () => {
  test("is only in the files that may contain it, and in no output", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, root, report, names } = await startWorkplace({
      feeds: {
        staff: { files: ["staff*"], mode: "snapshot", key: ["ID"], unmatchedColumns: "custom_fields" },
      },
      config: { log: { level: "debug" } },
      skipsWaits: true,
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
      // These rows are refused by the service, share a key, are unreadable, or name an unknown group.
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
        holders.filter((name) => !MAY_CONTAIN_VALUES.test(name)),
        `files with ${value}`,
      ).toEqual([]);
    }
    expect(names("state/known")).toEqual(["staff.records"]);
    expect((await cli("forget", "staff", "--yes")).code).toBe(0);
    expect(names("state/known")).toEqual([]);
  });

  test("is in no log line at level debug, even when calls and rows fail", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, root, report } = await startWorkplace({
      feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["ID"] } },
      config: { log: { level: "debug" } },
      skipsWaits: true,
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
});
