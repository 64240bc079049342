import { describe, expect, test } from "vitest";
import { suggestionsFor } from "../../../src/console/pages/correct/suggestions.ts";
import { roleForAnswer } from "../../../src/console/pages/correct/questions.ts";
import type { Issue } from "../../../src/model/issue.ts";

const birthday = (data: Issue["data"]): Issue => ({
  code: "birthday_ambiguous",
  field: "birthday",
  header: "Born",
  data,
});
const row = (issue: Issue, cells: readonly string[]) => ({
  issues: [issue] as const,
  header: ["Born", "Team"],
  cells,
});

describe("the suggestions for a cell", () => {
  const ambiguous = row(birthday({ readings: ["1990-04-03", "1990-03-04"] }), ["03/04/1990", "Berlin"]);

  test("are the readings of an ambiguous date", () => {
    expect(suggestionsFor(ambiguous, 0, "birthday", [])).toEqual(["1990-04-03", "1990-03-04"]);
  });

  test("are none for other cells of the row", () => {
    expect(suggestionsFor(ambiguous, 1, "group", [])).toEqual([]);
  });

  test("are no whole dates for a column with a part of the birthday", () => {
    expect(suggestionsFor(ambiguous, 0, "birthday_month", [])).toEqual([]);
  });

  test("begin with what a person wrote in place of the same text before", () => {
    const issue: Issue = { code: "group_unknown", field: "group", header: "Team", data: { nearest: ["Team Berlin"] } };
    const learned = [
      { header: "Team", from: "Berln", to: "Team Bern" },
      { header: "Team", from: "Other", to: "Team Rome" },
      { header: "Born", from: "Berln", to: "nothing" },
    ];
    expect(suggestionsFor(row(issue, ["", "Berln"]), 1, "group", learned)).toEqual(["Team Bern", "Team Berlin"]);
  });

  test.each(["birthday", "first_name", "full_name", "email", "phone", "custom_fields.id", null])(
    "are never what was written for another person in a column of the kind %s",
    (target) => {
      const learned = [{ header: "Born", from: "3x.06.1980", to: "1980-05-10" }];
      expect(suggestionsFor(row(birthday({}), ["3x.06.1980", "Berlin"]), 0, target, learned)).toEqual([]);
    },
  );
});

describe("an answer to a question", () => {
  const other = (data: Issue["data"]): Issue => ({ code: "other_person", field: null, header: null, data });

  test("needs an approver when it deletes the former contact", () => {
    expect(roleForAnswer(other({ name: "Ada" }), "new")).toBe("approver");
  });

  test("needs an editor otherwise", () => {
    expect(roleForAnswer(other({ name: "Ada" }), "same")).toBe("editor");
    expect(roleForAnswer(other({ name: "Ada", stays: 3 }), "new")).toBe("editor");
    expect(roleForAnswer({ code: "looks_like", field: null, header: null, data: {} }, "new")).toBe("editor");
  });
});
