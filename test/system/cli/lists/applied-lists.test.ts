import { describe, expect } from "vitest";
import { csv, list, person, USUAL_HEADER, workbook } from "../support/lists.ts";
import type { List } from "../support/lists.ts";
import { STAFF, test } from "../support/workplace.ts";

describe("run", () => {
  test("makes only the call for the group list when the inbox is empty", async ({ startWorkplace }) => {
    const { cli, sandbox, runs } = await startWorkplace();
    expect(await cli("run")).toMatchObject({ code: 0, stdout: "Nothing to do: the inbox is empty.\n" });
    expect(sandbox.requests().map(({ method }) => method)).toEqual(["GET"]);
    expect(runs()).toEqual([]);
  });

  test("creates contacts, and makes only the call for the group list when the list comes again", async ({
    startWorkplace,
  }) => {
    const { drop, cli, sandbox, mutations, people: inService, report, files, archived } = await startWorkplace();
    const bytes = list(person(1, { name: "Ana" }), person(2, { name: "Björn", group: "team  ROME " }));
    drop("staff.csv", bytes);
    expect((await cli("run")).code).toBe(0);
    expect(inService()).toEqual(["Ana@1", "Björn@2"]);
    expect(mutations()).toEqual(["POST 201", "POST 201"]);
    expect(report().summary).toMatchObject({
      status: "completed",
      rows: { read: 2, created: 2 },
      requests: { create: 2, groups: 1 },
    });

    sandbox.forgetRequests();
    drop("staff.csv", bytes);
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.requests().map(({ method }) => method)).toEqual(["GET"]);
    expect(report().summary).toMatchObject({ status: "completed", rows: { read: 2, unchanged: 2 } });
    expect(files().filter((path) => /\/(?:inbox|working|failed)\//u.test(path))).toEqual([]);
    expect(archived()).toHaveLength(2);
  });

  test("ends with exit code 3, and shows it in runs and status, when people of the file were not read", async ({
    startWorkplace,
  }) => {
    const { drop, cli, people: inService, report } = await startWorkplace();
    const rows = (...people: readonly string[]) => `${people.join("\n")}\n`;
    const [header = "", ana = "", ben = ""] = list(person(1, { name: "Ana" }), person(2, { name: "Ben" })).split(
      "\r\n",
    );
    drop("staff.csv", rows(header, ana, ben));
    await cli("run");
    drop("staff.csv", rows(header, ana, "First Name,Last Name,Birthday", "Gil,Guest,1980-02-03"));
    const { code, stdout } = await cli("run");
    expect([code, stdout]).toEqual([3, expect.stringContaining("; 1 person not read")]);
    expect(report().summary).toMatchObject({ status: "completed" });
    expect((await cli("runs")).stdout).toContain("1 person not read");
    expect((await cli("status")).stdout).toContain("1 person not read");
    expect(inService()).toEqual(["Ana@1"]);
  });

  test("updates, moves, creates and deletes exactly the contacts whose rows changed", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, mutations, people: inService, report } = await startWorkplace();
    drop(
      "staff.csv",
      list(
        person(1, { name: "Ana" }),
        person(2, { name: "Ben" }),
        person(3, { name: "Cara" }),
        person(4, { name: "Dan" }),
      ),
    );
    await cli("run");
    const idOf = (name: string) => sandbox.contacts().find(({ first_name }) => first_name === name)?.contact_id;
    const [ana, ben, cara] = ["Ana", "Ben", "Cara"].map(idOf);
    sandbox.forgetRequests();
    drop(
      "staff.csv",
      list(
        person(1, { name: "Ana", last: "Lindqvist" }),
        person(2, { name: "Ben", group: "Team Rome" }),
        person(4, { name: "Dan" }),
        person(5, { name: "Eve" }),
      ),
    );
    expect((await cli("run")).code).toBe(0);
    expect(inService()).toEqual(["Ana@1", "Ben@2", "Dan@1", "Eve@1"]);
    expect([...mutations()].sort()).toEqual(["DELETE 200", "PATCH 200", "PATCH 200", "POST 201"]);
    expect(idOf("Ben")).toBe(ben);
    expect(sandbox.contacts().find(({ contact_id }) => contact_id === ana)?.last_name).toBe("Lindqvist");
    const { summary, plan, page } = report();
    expect(summary).toMatchObject({ rows: { created: 1, updated: 2, unchanged: 1 }, deletes: { deleted: 1 } });
    expect(plan.operations.find(({ operation }: { operation: string }) => operation === "delete")).toMatchObject({
      contactId: cara,
    });
    expect(plan.operations.find(({ line }: { line: number }) => line === 2).changes).toEqual({
      last_name: ["Example", "Lindqvist"],
    });
    expect(page).toContain("Lindqvist");
  });

  test("sets every field of the interface, from CSV and from a workbook", async ({ startWorkplace }) => {
    const header = [
      "ID",
      "First name",
      "Last name",
      "Email",
      "Phone",
      "WhatsApp",
      "Birthday",
      "Time zone",
      "Gender",
      "City",
      "Language",
      "Company",
      "Job title",
      "Salutation",
      "Marital status",
      "Guardian",
      "Photo",
      "State",
      "Shirt",
      "Group",
    ];
    const columns = {
      WhatsApp: "whatsapp_phone",
      Photo: "profile_image",
      State: "status",
      Shirt: "custom_fields.t-shirt",
      City: "location",
      Guardian: "guardian_contact_id",
      "Marital status": "relationship_status",
    } as const;
    const child = [
      "7",
      "Zoë",
      "Müller-Ōta",
      "zoe@example.org",
      "+44 7700 900102",
      "+44 7700 900103",
      "1988-02-29",
      "Europe/Berlin",
      "female",
      "Köln",
      "de",
      "Beispiel & Söhne",
      "Engineer",
      "Dr.",
      "married",
      "8",
      "https://images.example.org/zoe.png",
      "2",
      "M",
      "Team Rome",
    ];
    const guardian = ["8", "Yusuf", ...Array.from({ length: 17 }, () => ""), "Team Berlin"];
    const expected = {
      first_name: "Zoë",
      last_name: "Müller-Ōta",
      email: "zoe@example.org",
      phone: "+447700900102",
      whatsapp_phone: "+447700900103",
      birthday: "1988-02-29",
      timezone: "Europe/Berlin",
      gender: "female",
      location: "Köln",
      language: "de",
      company: "Beispiel & Söhne",
      job_title: "Engineer",
      salutation: "Dr.",
      relationship_status: "married",
      profile_image: "https://images.example.org/zoe.png",
      status: "2",
      custom_fields: { "t-shirt": "M" },
      group_id: 2,
    };
    const feeds = { staff: { files: ["staff*"], mode: "snapshot" as const, key: ["ID"], columns } };
    const rows = [header, child, guardian];
    for (const bytes of [csv(rows), await workbook(rows)]) {
      const { drop, cli, sandbox, names } = await startWorkplace({ feeds });
      const name = typeof bytes === "string" ? "staff.csv" : "staff.xlsx";
      drop(name, bytes);
      expect(await cli("run"), name).toMatchObject({ code: 0 });
      const found = Object.fromEntries(sandbox.contacts().map((contact) => [contact.first_name, contact]));
      expect(found["Zoë"], name).toMatchObject({ ...expected, guardian_contact_id: found["Yusuf"]?.contact_id });
      expect(names("failed")).toEqual([]);
    }
  });

  test("finds a guardian by key even when a contact_id is the same number", async ({ startWorkplace }) => {
    const { drop, cli, sandbox } = await startWorkplace();
    const header = "ID,First name,Group,Guardian ID\r\n";
    drop("staff.csv", `${header}41,Ana,Team Berlin,\r\n42,Ben,Team Berlin,\r\n`);
    await cli("run");
    // Ana has the contact_id 1 and Ben 2. The new person Cara has the key 2 and is Ana's guardian.
    drop(
      "staff.csv",
      `${header}41,Ana,Team Berlin,2\r\n42,Ben,Team Berlin,41\r\n2,Cara,Team Berlin,\r\n43,EMP1,Team Berlin,\r\n`,
    );
    expect((await cli("run")).code).toBe(0);
    const found = Object.fromEntries(sandbox.contacts().map((contact) => [contact.first_name, contact]));
    expect(found["Ana"]?.guardian_contact_id).toBe(found["Cara"]?.contact_id);
    expect(found["Ben"]?.guardian_contact_id).toBe(found["Ana"]?.contact_id);
  });

  test("changes nothing when a workbook has the rows of the applied CSV", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, mutations } = await startWorkplace();
    const rows = [USUAL_HEADER, person(1), person(2, { birthday: "1984-02-29" })];
    drop("staff.csv", csv(rows));
    await cli("run");
    sandbox.forgetRequests();
    // A spreadsheet stores numbers and dates, not texts.
    const [header, ...others] = rows;
    const typed = others.map(([id, first, last, email, birthday, group]) => [
      Number(id),
      first,
      last,
      email,
      new Date(`${birthday}T00:00:00Z`),
      group,
    ]);
    drop("staff.xlsx", await workbook([header, ...typed] as List));
    expect((await cli("run")).code).toBe(0);
    expect(mutations()).toEqual([]);
  });

  test("reads a list with semicolons, a byte order mark and line ends inside quotes", async ({ startWorkplace }) => {
    const { drop, cli, sandbox } = await startWorkplace();
    drop("staff.csv", '\uFEFFID;First name;Last name;Group\r\n1;"Ana\r\nMaria";"van; den Berg";Team Rome\r\n');
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toMatchObject([{ first_name: "Ana Maria", last_name: "van; den Berg", group_id: 2 }]);
  });

  test("leaves the original in its place when a file is named on the command line", async ({ startWorkplace }) => {
    const { root, cli, people: inService, archived } = await startWorkplace();
    const { writeFileSync, existsSync } = await import("node:fs");
    const path = `${root}/staff-export.csv`;
    writeFileSync(path, list(person(1, { name: "Ana" })));
    expect((await cli("run", path)).code).toBe(0);
    expect(inService()).toEqual(["Ana@1"]);
    expect(existsSync(path)).toBe(true);
    expect(archived()).toEqual(["staff-export.csv"]);
  });

  test("takes a file in inbox/NAME/ for feed NAME under any file name", async ({ startWorkplace }) => {
    const {
      drop,
      cli,
      people: inService,
      report,
    } = await startWorkplace({
      feeds: { staff: STAFF, club: { mode: "changes", key: ["ID"] } },
    });
    drop("club/Export (3).csv", list(person(1, { name: "Ana", group: "Team Rome" })));
    drop("Staff/anything.csv", list(person(2, { name: "Ben" })));
    expect((await cli("run")).code).toBe(0);
    expect(inService()).toEqual(["Ana@2", "Ben@1"]);
    expect(report().summary.file).toMatch(/anything\.csv|Export \(3\)\.csv/u);
  });
});
