import { ENGLISH, phrasesIn } from "../../../src/pipeline/report/language/phrases.ts";
import { describe, expect, test } from "vitest";
import type { IssueCode } from "../../../src/model/issue.ts";
import type { GuardName } from "../../../src/model/operation.ts";
import { LANGUAGES, type Language } from "../../../src/model/feed.ts";
import { en } from "../../../src/pipeline/report/language/catalogs/en.ts";
import { describeHold } from "../../../src/pipeline/report/words/hold-sentences.ts";
import { describeIssue, describeOpenItem, titleOfIssue } from "../../../src/pipeline/report/words/sentences.ts";
import { issueOf, openItemOf } from "./sample-source.ts";

const CODES = Object.keys(en).flatMap((key) => /^issue\.(\w+)\.title$/u.exec(key)?.[1] ?? []) as IssueCode[];
const BOTH = LANGUAGES.flatMap((language) => CODES.map((code): [Language, IssueCode] => [language, code]));
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

/** Data that messages show as they are. */
const PLAIN = {
  cell: "",
  column: "",
  group: "",
  feed: "",
  value: "",
  address: "",
  word: "",
  list: "",
  id: "",
  planFull: "",
};

/** Returns the data of an issue as the program makes them, with as many items in each list. */
function dataFor(code: IssueCode, items: number) {
  const texts = Array.from({ length: items }, (_, index) => `<${index}>`);
  return {
    ...Object.fromEntries(
      Object.keys(PLAIN)
        .filter((key) => key !== "planFull")
        .map((key) => [key, `<${key}>`]),
    ),
    readings: code.startsWith("birthday") ? ["1985-04-03", "--03-04"] : texts,
    headers: texts,
    answer: "<answer>",
    given: "same",
    choices: ["same", "there"],
    parts: ["email"],
    nearest: texts,
    groups: texts,
    groupIds: [3, 9],
    lines: texts.map((_, index) => index + 2),
    moreLines: items > 5 ? 9_000 : 0,
    key: '["key","17"]',
    people: items + 2,
    cells: 9,
    columns: 4,
    name: "Ana Berg",
    contactId: 7,
    fault: "error_value",
    kind: "date",
    reason: code === "full_name_unsplit" ? "order_not_shown" : code === "birthday_column" ? "age" : "named_again",
    operationId: 12,
    date: "2026-11-01",
    since: "2026-10-01",
    differing: texts,
  };
}

describe("the sentences for people", () => {
  test.each(BOTH)("are whole sentences in the language %s for %s, with its data", (language, code) => {
    const phrases = phrasesIn(language);
    for (const data of [dataFor(code, 1), dataFor(code, 2), dataFor(code, 9)]) {
      for (const operation of [null, "create", "update", "delete"] as const) {
        for (const issue of [issueOf(code, { data }), issueOf(code, { field: "phone", header: "Tel.", data })]) {
          const { message, hint } = describeIssue(phrases, issue, operation);
          for (const sentence of [message, hint]) {
            expect(sentence).toMatch(/^[\p{Lu}“„«‘¿<\d].*[.”“»’?]$/u);
            expect(sentence).not.toMatch(TECHNICAL);
            expect(sentence).not.toMatch(/ {2}|(?<!…) [.,]|“”|„“|«\u00a0?\u00a0?»|\[object|[{}|]/u);
          }
        }
      }
    }
    expect(titleOfIssue(phrases, code)).not.toBe("");
  });

  test.each(CODES)("can be written for %s when its data are missing", (code) => {
    const { message, hint } = describeIssue(ENGLISH, issueOf(code));
    expect(`${message} ${hint}`).not.toMatch(/undefined|null|\$/u);
  });

  test.each(CODES)("show every piece of data that a message names for %s", (code) => {
    const all = `${en[`issue.${code}.message`]} ${en[`issue.${code}.hint`]}`;
    for (const key of new Set([...all.matchAll(/\$(\w+)/gu)].map(([, name]) => name ?? ""))) {
      if (!(key in PLAIN)) continue;
      const { message, hint } = describeIssue(ENGLISH, issueOf(code, { data: { ...dataFor(code, 1), [key]: "4711" } }));
      const other = describeIssue(ENGLISH, issueOf(code, { field: "email", data: { [key]: "4711" } }));
      expect(`${message} ${hint} ${other.message} ${other.hint}`).toContain("4711");
    }
  });

  test("name the first lines and count the others when there are thousands", () => {
    const messageFor = (lines: number, moreLines?: number) => {
      const data = { lines: [2, 3, 4, 5, 6, 7, 8].slice(0, lines), ...(moreLines === undefined ? {} : { moreLines }) };
      return describeIssue(ENGLISH, issueOf("duplicate_key", { data })).message;
    };
    expect(messageFor(6, 9_993)).toMatch(/^Lines 2, 3, 4, 5, 6, 7 and 9,993 more of this file are/u);
    expect(messageFor(7)).toMatch(/^Lines 2, 3, 4, 5, 6, 7 and 1 more of this file are/u);
    expect(messageFor(6)).toMatch(/^Lines 2, 3, 4, 5, 6 and 7 of this file are/u);
  });

  test("claim one person for rows with one key only where their values do not contradict", () => {
    const wordsFor = (sharing: string | null) => {
      const data = { key: "107", lines: [8], parts: ["Nr"], ...(sharing === null ? {} : { sharing }) };
      return describeIssue(ENGLISH, issueOf("duplicate_key", { data }));
    };
    expect(wordsFor(null).message).toContain("is for the same person (“107”)");
    expect(wordsFor("people").message).toMatch(/same key \(“107”\), but seems to be about another person/u);
    expect(wordsFor("people").hint).toContain("correct “Nr” in the row where it is wrong");
    expect(wordsFor("wrong_key").message).toMatch(/^Another row of this list \(line 8\) has the key/u);
    expect(wordsFor("wrong_key").hint).toBe("Correct “Nr” in this row, or delete the row from your list.");
  });

  test("name the missing part of a key by its header, or by its field in words", () => {
    const wordsFor = (parts: readonly string[], cell?: string) =>
      describeIssue(ENGLISH, issueOf("key_missing", { data: { parts, ...(cell === undefined ? {} : { cell }) } }));
    expect(wordsFor(["Pers.-Nr."]).message).toMatch(/^“Pers.-Nr.” is blank/u);
    expect(wordsFor(["email"]).message).toMatch(/^The e-mail address is blank/u);
    expect(wordsFor(["Pers.-Nr."], "4.7E+11").message).toMatch(/^“Pers.-Nr.” \(“4.7E\+11”\) can't be read/u);
    expect(wordsFor(["email", "first_name", "phone"]).hint).toMatch(/^Add an e-mail address/u);
  });

  test("write days with the month's name", () => {
    const issue = issueOf("birthday_ambiguous", {
      data: { cell: "03/04/1985", readings: ["1985-04-03", "1985-03-04"] },
    });
    expect(describeIssue(ENGLISH, issue).message).toContain("can be read as “3 April 1985” or “4 March 1985”");
    const yearless = issueOf("birthday_ambiguous", { data: { readings: ["--04-03"] } });
    expect(describeIssue(ENGLISH, yearless).message).toContain("“3 April”");
  });

  test("offer the nearest group", () => {
    const issue = issueOf("group_unknown", { data: { cell: "Team Belin", nearest: "Team Berlin" } });
    expect(describeIssue(ENGLISH, issue).hint).toMatch(/^Did you mean group “Team Berlin”\?/u);
  });

  test("quote the service's own words", () => {
    const issue = issueOf("validation_error", {
      field: "email",
      header: "E-mail",
      data: { serviceMessage: "email is not valid" },
    });
    expect(describeIssue(ENGLISH, issue, "update").message).toBe(
      "This person was not updated: the service does not accept column “E-mail”. The service says: “email is not valid”",
    );
  });

  test("name the field that only the service's message names", () => {
    const refused = issueOf("validation_error", { data: { serviceMessage: "email must be a valid email address." } });
    expect(describeIssue(ENGLISH, refused, "create").message).toContain("does not accept the e-mail address.");
  });

  test("name the contact that has a taken address when it is linked, and otherwise suggest a link", () => {
    const known = issueOf("contact_exists", { data: { name: "Ana Lindqvist", contactId: 7 } });
    expect(describeIssue(ENGLISH, known).hint).toMatch(/^Ana Lindqvist has this address\. .*only one row for them/u);
    expect(describeIssue(ENGLISH, issueOf("contact_exists")).hint).toMatch(/administrator can link this row/u);
  });

  test("say that a person has a contact already when the address is free, but the row is not sent", () => {
    const data = {
      name: "Ana Lindqvist",
      contactId: 7,
      own: 7,
      feed: "staff",
      address: "a@ex.org",
      serviceMessage: "Taken",
    };
    const { message, hint } = describeIssue(ENGLISH, issueOf("contact_exists", { data }), "create");
    expect(message).toBe(
      "This looks like Ana Lindqvist, who is already in the service. No second contact was created, so that this person is not greeted twice.",
    );
    expect(hint).toMatch(/^Ana Lindqvist is also in list “staff”\. .*only one row for them\./u);
  });

  test("cut a very long cell, and replace its line breaks by blanks", () => {
    const { message } = describeIssue(
      ENGLISH,
      issueOf("birthday_unreadable", { data: { cell: `x\n${"y".repeat(500)}` } }),
    );
    expect(message).toMatch(/“x y+…”/u);
    expect(message.length).toBeLessThan(150);
  });

  test("give a hint once when two issues share it", () => {
    const twice = openItemOf("birthday_unreadable", { further: [issueOf("birthday_unreadable")] });
    expect(describeOpenItem(ENGLISH, twice).hint).toBe(describeIssue(ENGLISH, issueOf("birthday_unreadable")).hint);
  });

  test("name a hold's figures, and how to approve or discard", () => {
    const hold = {
      guard: "delete_limit",
      scope: "deletes",
      figures: { deletes: 1240, linked: 9000, limit: 450 },
    } as const;
    const { message, wayOut } = describeHold(ENGLISH, hold, "RUN-7");
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
      how: "days:-1",
    };
    const { message, look } = describeHold(ENGLISH, { guard, scope: "run", figures }, "R");
    expect(`${message} ${look}`).not.toMatch(
      /(?<!of )\b1 (?:people|rows|columns|birthdays)\b|^1 [\w ]*\b(?:are|have)\b/u,
    );
    expect(message).toMatch(/^\p{Lu}|^1 |^“/u);
  });

  test.each([
    ["days:-1", "by one day"],
    ["days:1462", "by 4 years and a day"],
    ["months:1", "by one month"],
    ["months:-1200", "by 100 years"],
    ["exchanged", "day and month swapped"],
  ])("say %s in words: %s", (how, words) => {
    const hold = { guard: "birthdays_shifted", scope: "run", figures: { people: 12, how } } as const;
    expect(describeHold(ENGLISH, hold, "R").message).toContain(`in the same way: ${words}.`);
  });

  test("name the day of the newer list when a list is older", () => {
    const hold = { guard: "older_list", scope: "run", figures: { newer: "2026-11-21T075905.569Z-staff" } } as const;
    expect(describeHold(ENGLISH, hold, "R").message).toBe(
      "This list is older than one that was already applied on 21 November 2026 at 07:59 UTC.",
    );
  });

  test("are whole sentences for a hold whose figures are missing", () => {
    const guards: GuardName[] = ["older_list", "strangers", "birthdays_shifted", "column_blank", "blank_keys"];
    for (const guard of guards) {
      expect(describeHold(ENGLISH, { guard, scope: "run", figures: {} }, "R").message).not.toMatch(/undefined|null/u);
    }
  });
});

test("the sentences say that the rest of the row is used only when the row is applied", () => {
  const phone = issueOf("phone_unreadable", { data: { cell: "ask me" } });
  const through = openItemOf("phone_unreadable", { status: "warning", issue: phone });
  const rejected = openItemOf("birthday_unreadable", { further: [phone] });
  expect(describeOpenItem(ENGLISH, through).message).toContain("The rest of the row is used");
  expect(describeOpenItem(ENGLISH, rejected).message).not.toContain("The rest of the row");
});

test.each<[Language, string, string]>([
  ["en", "“Sales, North”", "“Sales, North” and “Team Rome”"],
  ["de", "„Sales, North“", "„Sales, North“ und „Team Rome“"],
  ["fr", "«\u00a0Sales, North\u00a0»", "«\u00a0Sales, North\u00a0» et «\u00a0Team Rome\u00a0»"],
  ["es", "«Sales, North»", "«Sales, North» y «Team Rome»"],
  ["it", "«Sales, North»", "«Sales, North» e «Team Rome»"],
  ["nl", "‘Sales, North’", "‘Sales, North’ en ‘Team Rome’"],
  ["pl", "„Sales, North”", "„Sales, North” i „Team Rome”"],
  ["pt", "«Sales, North»", "«Sales, North» e «Team Rome»"],
])("quotes and joins the groups of a hold when the language is %s", (language, one, two) => {
  const messageAbout = (groups: string | readonly string[]) =>
    describeHold(phrasesIn(language), { guard: "group_emptied", scope: "deletes", figures: { groups, people: 3 } }, "R")
      .message;
  expect(messageAbout(["Sales, North"])).toContain(one);
  expect(messageAbout(["Sales, North", "Team Rome"])).toContain(two);
  // A hold of an older version has one text.
  expect(messageAbout("Sales, North")).toBe(messageAbout(["Sales, North"]));
});
