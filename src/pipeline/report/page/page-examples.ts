import type { Hold, HoldExample } from "../../../model/operation.ts";
import type { Phrases } from "../language/phrases.ts";
import { fieldName } from "../words/fields.ts";
import { markup, type Markup } from "./look/markup.ts";
import { table } from "./look/page-words.ts";
import { oldAndNew } from "./look/page-values.ts";

/** Returns the examples of a hold as a small table: each person, and what would change. */
export function holdExamples(phrases: Phrases, { examples = [] }: Pick<Hold, "examples">): Markup | null {
  if (examples.length === 0) return null;
  if (examples.every(({ field }) => field === null))
    return markup`<p>${phrases.say("holds.examples", { names: phrases.plain(examples.map(({ name }) => name)) })}</p>`;
  const rows = examples.map((example) => [
    example.line === null ? "" : String(example.line),
    markup`<bdi>${example.name}</bdi>`,
    changeOf(phrases, example),
  ]);
  return markup`<div class="examples">${table(phrases.say("holds.example"), [phrases.say("head.line"), phrases.say("head.person"), phrases.say("head.would_change")], rows)}</div>`;
}

function changeOf(phrases: Phrases, { field, before, after }: HoldExample): Markup {
  if (field === null) return markup``;
  return markup`${fieldName(phrases, field)}${phrases.colon}${oldAndNew(phrases, before, after)}`;
}
