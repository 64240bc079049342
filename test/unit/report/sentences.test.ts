import { describe, expect, test } from "vitest";
import type { IssueCode } from "../../../src/model/issue.ts";
import type { GuardName } from "../../../src/model/operation.ts";
import { ISSUE_DATA_KEYS } from "../../../src/pipeline/report/words/issue-facts.ts";
import {
  describeHold,
  describeIssue,
  describeOpenItem,
  titleOfIssue,
} from "../../../src/pipeline/report/words/sentences.ts";
import { issueOf, openItemOf } from "./sample-source.ts";

const CODES = Object.keys(ISSUE_DATA_KEYS) as IssueCode[];
const GUARDS: readonly GuardName[] = [
  "delete_limit",
  "delete_share",
  "delete_total",
  "group_emptied",
  "unidentified_rows",
  "inactive_people",
  "key_changed",
  "columns_gone",
  "unreadable_rows",
  "new_people",
  "group_moved",
  "birthdays_shifted",
  "strangers",
];
const TECHNICAL =
  /\b(?:HTTP|API|JSON|null|undefined|NaN|status code|\d{3} error|payload|parse|PATCH|POST|4\d\d|5\d\d)\b/u;

describe("the sentences for people", () => {
  test.each(CODES)("are whole sentences for %s, with and without its data", (code) => {
    const numbers: Readonly<Record<string, number | number[]>> = { lines: [3, 9], moreLines: 9_000 };
    const data = Object.fromEntries(ISSUE_DATA_KEYS[code].map((key) => [key, numbers[key] ?? `<${key}>`]));
    for (const issue of [
      issueOf(code),
      issueOf(code, { data }),
      issueOf(code, { field: "phone", header: "Tel.", data }),
    ]) {
      for (const operation of [null, "create", "update", "delete"] as const) {
        const { message, hint } = describeIssue(issue, operation);
        for (const sentence of [message, hint]) {
          expect(sentence).toMatch(/^[\p{Lu}“<].*[.”?]$/u);
          expect(sentence).not.toMatch(TECHNICAL);
          expect(sentence).not.toMatch(/ {2}| [.,:]|“”|\[object/u);
        }
      }
    }
    expect(titleOfIssue(code)).not.toBe("");
  });

  test.each(CODES)("show every declared piece of data for %s", (code) => {
    for (const key of ISSUE_DATA_KEYS[code]) {
      const data =
        key === "fault"
          ? { fault: "error_value" }
          : key === "moreLines"
            ? { lines: [3], moreLines: 4711 }
            : { [key]: ["4711"] };
      const beside = code === "key_missing" && key === "cell" ? { parts: ["No."] } : {};
      const { message, hint } = describeIssue(issueOf(code, { data: { ...beside, ...data } }), null);
      expect(`${message} ${hint}`).toContain(key === "fault" ? "spreadsheet error" : "4711");
    }
  });

  test("name the first lines and count the others when there are thousands", () => {
    const messageFor = (lines: number, moreLines?: number) => {
      const data = { lines: [2, 3, 4, 5, 6, 7, 8].slice(0, lines), ...(moreLines === undefined ? {} : { moreLines }) };
      return describeIssue(issueOf("duplicate_key", { data })).message;
    };
    expect(messageFor(6, 9_993)).toMatch(/^Lines 2, 3, 4, 5, 6, 7 and 9993 more of this file are/u);
    expect(messageFor(7)).toMatch(/^Lines 2, 3, 4, 5, 6, 7 and 1 more of this file are/u);
    expect(messageFor(6)).toMatch(/^Lines 2, 3, 4, 5, 6 and 7 of this file are/u);
  });

  test("name the missing part of a key by its header, or by its field in words", () => {
    const wordsFor = (parts: readonly string[], cell?: string) =>
      describeIssue(issueOf("key_missing", { data: { parts, ...(cell === undefined ? {} : { cell }) } }));
    expect(wordsFor(["Pers.-Nr."]).message).toMatch(/^“Pers.-Nr.” is blank/u);
    expect(wordsFor(["email"]).message).toMatch(/^The e-mail address is blank/u);
    expect(wordsFor(["Pers.-Nr."], "4.7E+11").message).toMatch(/^“Pers.-Nr.” \(“4.7E\+11”\) can't be read/u);
    expect(wordsFor(["email", "first_name", "phone"]).hint).toMatch(/^Add an e-mail address/u);
  });

  test("write days with the month's name", () => {
    const issue = issueOf("birthday_ambiguous", {
      data: { cell: "03/04/1985", readings: ["1985-04-03", "1985-03-04"] },
    });
    expect(describeIssue(issue).message).toContain("can be read as “3 April 1985” or “4 March 1985”");
    const yearless = issueOf("birthday_ambiguous", { data: { readings: ["--04-03"] } });
    expect(describeIssue(yearless).message).toContain("“3 April”");
  });

  test("offer the nearest group", () => {
    const issue = issueOf("group_unknown", { data: { cell: "Team Belin", nearest: "Team Berlin" } });
    expect(describeIssue(issue).hint).toMatch(/^Did you mean group “Team Berlin”\?/u);
  });

  test("quote the service's own words", () => {
    const issue = issueOf("validation_error", {
      field: "email",
      header: "E-mail",
      data: { serviceMessage: "email is not valid" },
    });
    expect(describeIssue(issue, "update").message).toBe(
      "This person was not updated: the service does not accept column “E-mail”. The service says: “email is not valid”",
    );
  });

  test("name the field that only the service's message names", () => {
    const refused = issueOf("validation_error", { data: { serviceMessage: "email must be a valid email address." } });
    expect(describeIssue(refused, "create").message).toContain("does not accept the e-mail address.");
  });

  test("name the contact that has a taken address when it is linked, and otherwise suggest a link", () => {
    const known = issueOf("contact_exists", { data: { name: "Ana Lindqvist", contactId: 7 } });
    expect(describeIssue(known).hint).toMatch(
      /^Ana Lindqvist \(contact 7\) has this address\. .*only one row for them/u,
    );
    expect(describeIssue(issueOf("contact_exists")).hint).toMatch(/administrator can link this row/u);
  });

  test("cut a very long cell, and replace its line breaks by blanks", () => {
    const { message } = describeIssue(issueOf("birthday_unreadable", { data: { cell: `x\n${"y".repeat(500)}` } }));
    expect(message).toMatch(/“x y+…”/u);
    expect(message.length).toBeLessThan(150);
  });

  test("give a hint once when two issues share it", () => {
    const twice = openItemOf("birthday_unreadable", { further: [issueOf("birthday_unreadable")] });
    expect(describeOpenItem(twice).hint).toBe(describeIssue(issueOf("birthday_unreadable")).hint);
  });

  test("name a hold's figures, and how to approve or discard", () => {
    const hold = {
      guard: "delete_limit",
      scope: "deletes",
      figures: { deletes: 1240, linked: 9000, limit: 450 },
    } as const;
    const { message, wayOut } = describeHold(hold, "RUN-7");
    expect(message).toBe("1,240 of 9,000 people would be deleted; up to 450 need no approval.");
    expect(wayOut).toContain("celebration-sync approve RUN-7");
    expect(wayOut).toContain("celebration-sync discard RUN-7");
    expect(wayOut).toContain("corrected list");
  });

  test.each(GUARDS)("use the singular for the figure 1: %s", (guard) => {
    const all = "deletes linked limit people rows known gone unreadable new listed unknown".split(" ");
    const figures = {
      ...Object.fromEntries(all.map((name) => [name, 1])),
      groups: "“A”",
      columns: "“B”",
      how: "by one day",
    };
    const { message, look } = describeHold({ guard, scope: "run", figures }, "R");
    expect(`${message} ${look}`).not.toMatch(
      /\b1 (?:people|rows|columns|birthdays|of 1 people|known columns)\b|\b1 [\w ]*\b(?:are|have)\b/u,
    );
    expect(message).toMatch(/^\p{Lu}|^1 |^“/u);
  });

  test("name the day of the newer list when a list is older", () => {
    const hold = { guard: "older_list", scope: "run", figures: { newer: "2026-11-21T075905.569Z-staff" } } as const;
    expect(describeHold(hold, "R").message).toBe(
      "This list is older than one that was already applied on 21 November 2026 at 07:59 UTC.",
    );
  });

  test("are whole sentences for a hold whose figures are missing", () => {
    const guards: GuardName[] = ["older_list", "strangers", "birthdays_shifted", "column_blank", "blank_keys"];
    for (const guard of guards) {
      expect(describeHold({ guard, scope: "run", figures: {} }, "R").message).not.toMatch(/undefined|null/u);
    }
  });
});

test("the sentences say that the rest of the row is used only when the row is applied", () => {
  const phone = issueOf("phone_unreadable", { data: { cell: "ask me" } });
  const through = openItemOf("phone_unreadable", { status: "warning", issue: phone });
  const rejected = openItemOf("birthday_unreadable", { further: [phone] });
  expect(describeOpenItem(through).message).toContain("The rest of the row is used");
  expect(describeOpenItem(rejected).message).not.toContain("The rest of the row");
});
