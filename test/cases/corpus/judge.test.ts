import { expect, test } from "vitest";
import { judgeList } from "./judge.ts";
import type { ExpectedRow } from "./model.ts";
import type { ListPlan, PlanIssue } from "./run-list.ts";

const LUCA: ExpectedRow = { kind: "contact", line: 2, fields: { first_name: "Luca", email: "luca@example.org" } };

const planWith = (input: ListPlan["operations"][number]["input"] | null, more: Partial<ListPlan> = {}): ListPlan => ({
  columns: {},
  rows: { held: 0 },
  operations: input === null ? [] : [{ operation: "create", line: 2, input }],
  rejections: [],
  warnings: [],
  skipped: [],
  holds: [],
  ...more,
});
const issue = (code: string, field: string | null): PlanIssue => ({ line: 2, code, field, message: "" });
const verdictOf = (row: ExpectedRow, plan: ListPlan) => judgeList({ rows: [row] }, { kind: "plan", plan }).verdict;

test("calls a contact with the expected values right, also when it has other fields", () => {
  const plan = planWith({ first_name: "LUCA", email: "luca@example.org", company: "Lago" });
  expect(verdictOf(LUCA, plan)).toBe("right");
});

test.each([
  ["another value", { first_name: "Luka", email: "luca@example.org" }],
  ["a value that the list does not have", { first_name: "Luca", email: "luca@example.org", birthday: "2000-01-02" }],
  ["a value lost without a word", { first_name: "Luca" }],
])("calls a contact with %s wrong", (_, input) => {
  expect(verdictOf(LUCA, planWith(input))).toBe("wrong");
});

test("calls a row wrong when it is lost without a word, and held when a person is asked", () => {
  expect(verdictOf(LUCA, planWith(null))).toBe("wrong");
  expect(verdictOf(LUCA, planWith(null, { rejections: [issue("full_name_unsplit", "first_name")] }))).toBe("held");
});

test("calls a contact held when a warning names the value that it lacks", () => {
  const plan = planWith({ first_name: "Luca" }, { warnings: [issue("value_unreadable", "email")] });
  expect(verdictOf(LUCA, plan)).toBe("held");
});

test("calls a contact wrong where a question or nothing is expected", () => {
  const plan = planWith({ first_name: "Luca" });
  expect(verdictOf({ kind: "ask", line: 2 }, plan)).toBe("wrong");
  expect(verdictOf({ kind: "none", line: 2 }, plan)).toBe("wrong");
});

test("calls a refused list right only when no row expects a contact", () => {
  const refused = { kind: "refused", code: "no_header", message: "" } as const;
  expect(judgeList({ rows: [LUCA] }, refused).verdict).toBe("refused");
  expect(judgeList({ rows: [{ kind: "ask", line: 2 }] }, refused).verdict).toBe("right");
});
