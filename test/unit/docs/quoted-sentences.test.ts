import { ENGLISH } from "../../../src/pipeline/report/language/phrases.ts";
/** Compares the sentences that docs/ quotes with those of the program. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeProposal } from "../../../src/pipeline/report/words/proposals.ts";
import { describeQuestion } from "../../../src/pipeline/report/words/column-questions.ts";

const PAGE = readFileSync(new URL("../../../docs/reports.md", import.meta.url), "utf8");
const quoted = (name: string) => new RegExp(`<!-- ${name} -->\n> (.*)\n`, "u").exec(PAGE)?.[1];

test("docs/ quotes the sentence about a column that looks like a field", () =>
  expect(quoted("proposal")).toBe(describeProposal(ENGLISH, { header: "Wiegenfest" }, "birthday")));

test("docs/ quotes the question about a column, with its setting", () => {
  const question = {
    header: "Name",
    code: "full_name_unsplit",
    field: "first_name",
    setting: "nameOrder",
    answers: [],
    lines: Array.from({ length: 12 }, (_, line) => line + 2),
    reason: "order_not_shown",
  } as const;
  expect(quoted("question")).toBe(describeQuestion(ENGLISH, question, { feed: "staff", status: null, holds: [] }));
});
