import type { DecidingList } from "../deciding-list.ts";
import { compareKey, type ChangeKind } from "../rules/changes/classify-change.ts";
import {
  FILL_LIMITS,
  GUARDED_FIELDS,
  exceedsFiveAndTen,
  exchangeLimit,
  type GuardedField,
} from "../rules/changes/guarded-fields.ts";
import {
  FEW_FILLED,
  findFilled,
  isOfFamilySize,
  type ChangedCell,
  type FilledStretch,
  type RowsBeside,
} from "../rules/changes/filled-stretches.ts";
import { FEWEST_COPIED, findCopied, findScattered, type CopiedStretch } from "../rules/changes/copied-stretches.ts";
import { yearsThatCount } from "../rules/changes/years-added.ts";
import { patternOf } from "../rules/changes/pattern.ts";
import type { FieldFigures } from "../rules/guards/change-guards.ts";

/** The people whose value differs by more than its form. */
const COUNTED: readonly ChangeKind[] = ["changed", "contradicts", "cleared"];
/** Changes by which a person loses a value. */
const LOST: readonly ChangeKind[] = [
  "changed",
  "contradicts",
  "cleared",
  "blanked",
  "year_removed",
  "passed_on",
  "refused",
];
/** Changes by which a person gets a value. */
const GOT: readonly ChangeKind[] = ["changed", "contradicts", "filled", "year_removed", "passed_on", "refused"];
const FILLED: readonly ChangeKind[] = ["changed", "contradicts", "filled"];

/** Fewer changed, exchanged or filled values are never odd. */
const FEWEST_ODD = 2;

/** Number of changed cells that are compared with their neighbours. With more, other guards hold the list. */
const MOST_COMPARED = 250_000;

type Deciding = Pick<DecidingList, "draft" | "staging" | "feed" | "ledger" | "now">;

/**
 * Gathers the figures of each field that has changes.
 *
 * @param isAnswered returns whether a person said that a birthday which many people have in common is right
 */
export function fieldFigures(deciding: Deciding, isAnswered: (birthday: string) => boolean): readonly FieldFigures[] {
  const counts = new Map<string, number>();
  for (const { field, kind, people } of deciding.draft.changeCounts()) counts.set(`${field} ${kind}`, people);
  if (counts.size === 0) return [];
  const countOf = (field: GuardedField, kinds: readonly ChangeKind[]) =>
    kinds.reduce((sum, kind) => sum + (counts.get(`${field} ${kind}`) ?? 0), 0);
  const linked = deciding.ledger.entries.count(deciding.feed.name);
  return GUARDED_FIELDS.flatMap((field) => {
    const noted = countOf(field, [...COUNTED, "filled", "passed_on", "refused", "year_added", "year_removed"]);
    return noted < FEWEST_ODD ? [] : [figuresOf(deciding, field, (kinds) => countOf(field, kinds), linked, isAnswered)];
  });
}

function figuresOf(
  deciding: Deciding,
  field: GuardedField,
  countOf: (kinds: readonly ChangeKind[]) => number,
  linked: number,
  isAnswered: (birthday: string) => boolean,
): FieldFigures {
  const { draft, feed, now } = deciding;
  const years = field === "birthday" ? yearsThatCount(draft.yearsAdded(), new Date(now).getUTCFullYear()) : 0;
  const changed = countOf(COUNTED) + years;
  const lost = exchangeLimit(field, linked) === null ? 0 : draft.exchanged(field, LOST, GOT);
  const copied = copiedIn(deciding, field, countOf);
  const isCopied = copied !== null && copied.people > lost;
  const exchanged = isCopied ? copied.people : lost;
  const filled = filledIn(deciding, field, countOf, isAnswered);
  const isText = field === "salutation" || field === "language" || field === "timezone";
  const figures = { field, changed, contradicting: countOf(["contradicts"]), exchanged, filled };
  const people = changed < 3 ? null : peopleIn(deciding, field);
  return {
    ...figures,
    // Looks at all people of the feed, so only where the guard asks.
    splitsEqualValues: isText && exceedsFiveAndTen(changed, linked) && draft.splitsEqualValues(field, feed.name),
    namesExchanged: people?.namesExchanged ?? 0,
    pattern: people === null ? null : patternOf({ ...figures, people }),
    examples: {
      ...(changed >= 3 ? { changed: draft.changeExamples(field, { kinds: [...COUNTED, "year_added"] }) } : {}),
      ...(exchanged >= 3
        ? {
            exchanged: draft.changeExamples(field, {
              kinds: GOT,
              seqs: isCopied ? copied.seqs : draft.receivers(field, LOST, GOT),
            }),
          }
        : {}),
      ...(filled === null ? {} : { filled: draft.changeExamples(field, { kinds: FILLED, seqs: filled.seqs }) }),
    },
  };
}

/** Returns what the changes of other fields say about the people whose field changes. */
function peopleIn({ draft }: Deciding, field: GuardedField) {
  const isName = field === "first_name" || field === "last_name" || field === "full_name";
  return {
    namesExchanged: isName ? draft.namesExchanged() : 0,
    changedTogether: draft.changedTogether(["first_name", "last_name", "birthday", "email", "phone"]),
  };
}

/** Yields the cells of one field that get a value, in file order. */
function* changedCells(
  draft: Deciding["draft"],
  field: GuardedField,
  isLeftOut: (value: string) => boolean,
): Generator<ChangedCell> {
  for (const { seq, beforeKey, afterKey, family } of draft.changesOf(field, FILLED, MOST_COMPARED))
    if (afterKey !== null && !isLeftOut(afterKey)) yield { seq, value: afterKey, before: beforeKey, family };
}

/** Returns the people of one field who get the values that other rows had; null if there are none. */
function copiedIn(
  { draft, staging }: Deciding,
  field: GuardedField,
  countOf: (kinds: readonly ChangeKind[]) => number,
): CopiedStretch | null {
  if (countOf(FILLED) < FEWEST_COPIED) return null;
  return findCopied(
    field,
    changedCells(draft, field, () => false),
    {
      beside: (seq, step) => staging.rowBeside(seq, step),
      former: (seq) => compareKey(field, staging.formerValue(seq, field)),
    },
  );
}

/** Returns the filled cells of one field that are held; null if there are none. */
function filledIn(
  { draft, staging, feed }: Deciding,
  field: GuardedField,
  countOf: (kinds: readonly ChangeKind[]) => number,
  isAnswered: (birthday: string) => boolean,
): FilledStretch | null {
  const limits = FILL_LIMITS[field];
  const total = countOf(FILLED);
  if (limits === undefined || total < FEWEST_ODD) return null;
  const firstFilled = countOf(["filled"]);
  const cells = () => changedCells(draft, field, (value) => field === "birthday" && isAnswered(value));
  const rows: RowsBeside = {
    beside: (seq, step) => staging.rowBeside(seq, step),
    kept(seq) {
      const kept = staging.keptValue(seq, field);
      const value = compareKey(field, kept?.value ?? null);
      return value === null ? null : { value, family: compareKey("last_name", kept?.lastName ?? null) };
    },
  };
  const found = findFilled(field, cells(), firstFilled, rows) ?? findScattered(field, cells(), total, rows);
  if (found !== null) return found;
  const common = draft.commonValues(field, FILLED, limits.anywhere).find(({ value, people, filled, family }) => {
    // A person with another last name shows that it is not one family that gets the value.
    const isFamily = (field === "last_name" || family === people) && isOfFamilySize(family, limits.family);
    const counted = isFamily ? people - family : people;
    if (counted < limits.anywhere || (field === "birthday" && isAnswered(value))) return false;
    if (limits.step === "one") return draft.isKeptByOne(feed.name, [value, `+${value}`]);
    const isByChance = firstFilled > FEW_FILLED && filled > people / 2;
    return (field === "birthday" && !isByChance) || people >= total / 4;
  });
  if (common === undefined) return null;
  return { people: common.people, how: "filled_down", seqs: draft.seqsWith(field, common.value) };
}
