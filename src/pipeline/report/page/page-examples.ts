import type { Hold, HoldExample } from "../../../model/operation.ts";
import { fieldInWords } from "../words/issue-facts.ts";
import { markup, type Markup } from "./markup.ts";
import { table } from "./page-words.ts";
import { oldAndNew } from "./page-values.ts";

/** Returns the examples of a hold as a small table: each person, and what would change. */
export function holdExamples({ examples = [] }: Pick<Hold, "examples">): Markup | null {
  if (examples.length === 0) return null;
  if (examples.every(({ field }) => field === null))
    return markup`<p>For example: ${examples.map(({ name }, at) => markup`${at === 0 ? "" : ", "}<bdi>${name}</bdi>`)}.</p>`;
  const rows = examples.map((example) => [
    example.line === null ? "" : String(example.line),
    markup`<bdi>${example.name}</bdi>`,
    changeOf(example),
  ]);
  return markup`<div class="examples">${table("For example", ["Line", "Person", "What would change"], rows)}</div>`;
}

function changeOf({ field, before, after }: HoldExample): Markup {
  if (field === null) return markup``;
  return markup`${fieldInWords(field).replace(/^the /u, "")}: ${oldAndNew(before, after)}`;
}
