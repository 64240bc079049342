/** Reports that were opened, corrected and saved in LibreOffice are applied: the corrected rows and nothing else. */
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { test } from "../support/workplace.ts";

const FIXTURES = join(import.meta.dirname, "../../../../fixtures/intake");
/** A list with two impossible birthdays, and with cells that spreadsheets change: leading zeros, signs, formulas. */
const LIST = [
  "ID;Vorname;Nachname;Geburtsdatum;E-Mail;Telefon;PLZ;Notiz",
  "007;Ana;Alba;31.02.1990;ana@example.org;+493055501010;01067;=1+1",
  "008;Ben;Berg;04.05.1991;ben@example.org;030 5550123;00815;@cmd",
  "009;Cem;Çelik;30.02.1980;cem@example.org;+4915550005678;04109;-5",
  "010;Dia;Dahl;12.12.1982;dia@example.org;;10115;1E5",
  "",
].join("\r\n");
const FEED = {
  files: ["staff*.csv"],
  mode: "snapshot" as const,
  key: ["ID"],
  columns: { ID: "custom_fields.id", PLZ: "custom_fields.plz", Notiz: "custom_fields.note" },
  defaults: { group: "Team Berlin" },
};

describe.each(["xlsx", "csv", "ods"])("a report saved as .%s", (format) => {
  test(`keeps all other cells when LibreOffice saved it (${format})`, async ({ startWorkplace }) => {
    const { drop, cli, report, sandbox, mutations } = await startWorkplace({ feeds: { staff: FEED } });
    drop("staff.csv", LIST);
    expect((await cli("run")).code).toBe(3);
    const first = report();
    expect(first.summary.rows).toMatchObject({ read: 4, created: 2, rejected: 2 });
    saveForFixtures(first.folder);
    const before = sandbox.contacts().map(({ contact_id }) => contact_id);
    sandbox.forgetRequests();

    drop(`corrected.${format}`, readFileSync(join(FIXTURES, `libreoffice-rejections.${format}`)));
    expect((await cli("run")).code).toBe(0);
    expect(mutations()).toEqual(["POST 201", "POST 201"]);
    expect(report().summary).toMatchObject({
      rows: { read: 3, created: 2, unchanged: 1, rejected: 0 },
      deletes: { deleted: 0 },
    });
    const added = sandbox.contacts().filter(({ contact_id }) => !before.includes(contact_id));
    expect(added).toMatchObject([
      {
        first_name: "Ana",
        birthday: "1990-02-28",
        phone: "+493055501010",
        custom_fields: { id: "007", plz: "01067", note: "=1+1" },
      },
      {
        first_name: "Cem",
        last_name: "Çelik",
        birthday: "1980-02-29",
        phone: "+4915550005678",
        custom_fields: { id: "009", plz: "04109", note: "-5" },
      },
    ]);
  });
});

/** Copies the reports to the folder KEEP_REPORTS, if set, for fixtures/intake/make/rejections.sh. */
function saveForFixtures(reports: string): void {
  const folder = process.env["KEEP_REPORTS"];
  if (folder === undefined) return;
  for (const name of ["rejections.xlsx", "rejections.csv"]) copyFileSync(join(reports, name), join(folder, name));
}
