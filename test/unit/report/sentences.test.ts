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
import { issueOf, findError } from "./sample-source.ts";

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
  test.each(CODES)("%s reads well with and without its data", (code) => {
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

  test.each(CODES)("%s shows every piece of data that it asks for", (code) => {
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

  test("of thousands of lines the first are named", () => {
    const said = (lines: number, moreLines?: number) => {
      const data = { lines: [2, 3, 4, 5, 6, 7, 8].slice(0, lines), ...(moreLines === undefined ? {} : { moreLines }) };
      return describeIssue(issueOf("duplicate_key", { data })).message;
    };
    expect(said(6, 9_993)).toMatch(/^Lines 2, 3, 4, 5, 6, 7 and 9993 more of this file are/u);
    expect(said(7)).toMatch(/^Lines 2, 3, 4, 5, 6, 7 and 1 more of this file are/u);
    expect(said(6)).toMatch(/^Lines 2, 3, 4, 5, 6 and 7 of this file are/u);
  });

  test("what a key lacks is named as the person knows it", () => {
    const said = (parts: readonly string[], cell?: string) =>
      describeIssue(issueOf("key_missing", { data: { parts, ...(cell === undefined ? {} : { cell }) } }));
    expect(said(["Pers.-Nr."]).message).toMatch(/^“Pers.-Nr.” is blank/u);
    expect(said(["email"]).message).toMatch(/^The e-mail address is blank/u);
    expect(said(["Pers.-Nr."], "4.7E+11").message).toMatch(/^“Pers.-Nr.” \(“4.7E\+11”\) can't be read/u);
    expect(said(["email", "first_name", "phone"]).hint).toMatch(/^Add an e-mail address/u);
  });

  test("days are written out", () => {
    const issue = issueOf("birthday_ambiguous", {
      data: { cell: "03/04/1985", readings: ["1985-04-03", "1985-03-04"] },
    });
    expect(describeIssue(issue).message).toContain("can be read as “3 April 1985” or “4 March 1985”");
    const yearless = issueOf("birthday_ambiguous", { data: { readings: ["--04-03"] } });
    expect(describeIssue(yearless).message).toContain("“3 April”");
  });

  test("the nearest group is offered", () => {
    const issue = issueOf("group_unknown", { data: { cell: "Team Belin", nearest: "Team Berlin" } });
    expect(describeIssue(issue).hint).toMatch(/^Did you mean group “Team Berlin”\?/u);
  });

  test("the service's own words are quoted", () => {
    const issue = issueOf("validation_error", {
      field: "email",
      header: "E-mail",
      data: { serviceMessage: "email is not valid" },
    });
    expect(describeIssue(issue, "update").message).toBe(
      "This person was not updated: the service does not accept column “E-mail”. The service says: “email is not valid”",
    );
  });

  test("a field that only the service's own words name is called by its name", () => {
    const refused = issueOf("validation_error", { data: { serviceMessage: "email must be a valid email address." } });
    expect(describeIssue(refused, "create").message).toContain("does not accept the e-mail address.");
  });

  test("who has a taken address is named, and what to do depends on whether they came from a list", () => {
    const known = issueOf("contact_exists", { data: { name: "Ana Lindqvist", contactId: 7 } });
    expect(describeIssue(known).hint).toMatch(/^Ana Lindqvist \(contact 7\) has it\. .*only one of the two rows/u);
    expect(describeIssue(issueOf("contact_exists")).hint).toMatch(/administrator can tie this row/u);
  });

  test("a very long cell is cut, and its line breaks go", () => {
    const { message } = describeIssue(issueOf("birthday_unreadable", { data: { cell: `x\n${"y".repeat(500)}` } }));
    expect(message).toMatch(/“x y+…”/u);
    expect(message.length).toBeLessThan(150);
  });

  test("a hint that two issues share is given once", () => {
    const twice = findError("birthday_unreadable", { further: [issueOf("birthday_unreadable")] });
    expect(describeOpenItem(twice).hint).toBe(describeIssue(issueOf("birthday_unreadable")).hint);
  });

  test("a hold names its figures and the ways out", () => {
    const hold = {
      guard: "delete_limit",
      scope: "deletes",
      figures: { deletes: 1240, linked: 9000, limit: 450 },
    } as const;
    const { message, wayOut } = describeHold(hold, "RUN-7");
    expect(message).toBe("1,240 of 9,000 people would be deleted; up to 450 go through without asking.");
    expect(wayOut).toContain("celebration-sync approve RUN-7");
    expect(wayOut).toContain("celebration-sync discard RUN-7");
    expect(wayOut).toContain("corrected list");
  });

  test.each(GUARDS)("%s speaks of one as of one", (guard) => {
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

  test("an older list names the day of the newer one", () => {
    const hold = { guard: "older_list", scope: "run", figures: { newer: "2026-11-21T075905.569Z-staff" } } as const;
    expect(describeHold(hold, "R").message).toBe(
      "This list is older than one that was already taken over on 21 November 2026 at 07:59 UTC.",
    );
  });

  test("a hold whose figures are missing still reads as a sentence", () => {
    const guards: GuardName[] = ["older_list", "strangers", "birthdays_shifted", "column_blank", "blank_keys"];
    for (const guard of guards) {
      expect(describeHold({ guard, scope: "run", figures: {} }, "R").message).not.toMatch(/undefined|null/u);
    }
  });
});

test("a value is only said to be left out where the row went through", () => {
  const phone = issueOf("phone_unreadable", { data: { cell: "ask me" } });
  const through = findError("phone_unreadable", { status: "warning", issue: phone });
  const rejected = findError("birthday_unreadable", { further: [phone] });
  expect(describeOpenItem(through).message).toContain("taken over without it");
  expect(describeOpenItem(rejected).message).not.toContain("taken over");
});
