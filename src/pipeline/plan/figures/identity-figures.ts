import { nameOf } from "../../../model/contact.ts";
import type { HoldExample } from "../../../model/operation.ts";
import type { Decided } from "../decide-rows.ts";
import type { Deciding } from "../row-context.ts";
import type { DecidingList } from "../deciding-list.ts";
import type { Dependency } from "../rules/waves.ts";
import type { IdentityFigures, TwinFigures } from "../rules/guards/identity-guards.ts";

const MOST_EXAMPLES = 3;

/**
 * Gathers the figures about who the rows' people are. A line of a corrected report that comes back as it was reported is not
 * counted: its question is open already.
 */
export function identityFigures(
  { staging, ledger, feed }: Pick<Deciding, "staging" | "ledger" | "feed">,
  { otherPeople, newQuestions }: Pick<Decided, "otherPeople" | "newQuestions">,
): IdentityFigures {
  const isOpenAlready = (seq: number): boolean => {
    const { openItem = null, hash, mapped } = staging.row(seq) ?? {};
    const isOfReport = openItem !== null && mapped?.kind === "contact";
    const reported = isOfReport ? ledger.openItems.bySubject(feed.name, `key:${mapped.key}`) : null;
    return reported?.hash === hash && reported?.issues[0].code === "other_person";
  };
  const others = [...otherPeople].filter(([seq]) => !isOpenAlready(seq));
  const questions = others.length + newQuestions;
  const examples: HoldExample[] = [];
  for (const [seq, entryId] of others) {
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

/**
 * Gathers the figures about new rows that seem to be about one person. The rows of a corrected report are not counted: a
 * person looked at each of them.
 */
export function twinFigures(
  { kind, draft, staging }: Pick<DecidingList, "kind" | "draft" | "staging">,
  dependencies: readonly Dependency[],
): TwinFigures {
  const pairs = new Map(dependencies.flatMap(({ id, on, why }) => (why === "same_person" ? [[id, on] as const] : [])));
  if (kind !== "list" || pairs.size === 0) return { twins: 0, people: 0, twinExamples: [], twinLines: [] };
  const twinExamples = [...pairs.keys()].slice(0, MOST_EXAMPLES).map((id): HoldExample => {
    const { input, line } = draft.operation(id);
    return { name: nameOf(input), line, field: null, before: null, after: null };
  });
  const [first = []] = pairs;
  const twinLines = first.flatMap((id) => draft.operation(id).line ?? []).toSorted((a, b) => a - b);
  const people = staging.countLinked() + draft.countOf("create");
  return { twins: pairs.size, people, twinExamples, twinLines };
}
