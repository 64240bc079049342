import type { Hold, HoldExample } from "../../../model/operation.ts";
import { fieldInWords } from "../words/issue-facts.ts";
import { markup, type Markup } from "./markup.ts";
import { table } from "./page-words.ts";
import { oldAndNew } from "./page-values.ts";

/** Returns the people whom a hold is about, up to three: with what would change, as a small table. */
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
