import { nameOf } from "../../../model/contact.ts";
import type { HoldExample } from "../../../model/operation.ts";
import type { Decided } from "../decide-rows.ts";
import type { Deciding } from "../row-context.ts";
import type { IdentityFigures } from "../rules/guards/identity-guards.ts";

const MOST_EXAMPLES = 3;

/** Gathers the figures about who the rows' people are. */
export function identityFigures(
  { staging, ledger }: Pick<Deciding, "staging" | "ledger">,
  { otherPeople, newQuestions }: Pick<Decided, "otherPeople" | "newQuestions">,
): IdentityFigures {
  const questions = otherPeople.size + newQuestions;
  const examples: HoldExample[] = [];
  for (const [seq, entryId] of otherPeople) {
    if (examples.length === MOST_EXAMPLES) break;
    const row = staging.row(seq)?.mapped;
    const entry = ledger.entries.byId(entryId);
    if (row?.kind !== "contact" || entry === null) continue;
    const name = nameOf(entry.applied);
    examples.push({ name, line: row.line, field: "first_name", before: name, after: nameOf(row.input) });
  }
  // Counting the rows of a long list takes time, and most lists have no such question.
  const knownRows = questions === 0 ? 0 : staging.countLinked() + newQuestions;
  return { otherPeople: questions, knownRows, keysCarriedOver: 0, otherPeopleExamples: examples };
}
