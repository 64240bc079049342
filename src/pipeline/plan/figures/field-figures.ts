import type { DecidingList } from "../deciding-list.ts";
import { compareKey, GOT, LOST, type ChangeKind } from "../rules/changes/classify-change.ts";
import {
  FILL_LIMITS,
  GUARDED_FIELDS,
  exceedsFiveAndTen,
  exchangeLimit,
  type GuardedField,
} from "../rules/changes/guarded-fields.ts";
import { FEW_FILLED, type ChangedCell, type KeptCell, type RowsBeside } from "../rules/changes/changed-cells.ts";
import { findFilled, isOfFamilySize, type FilledStretch } from "../rules/changes/columns/filled-stretches.ts";
import { FEWEST_COPIED, findCopied, type CopiedStretch } from "../rules/changes/columns/copied-stretches.ts";
import { findOfOthers, findScattered, SMALL_ENOUGH } from "../rules/changes/scattered-cells.ts";
import { findRepeated } from "../rules/changes/repeated-cells.ts";
import { findMisplacedRows } from "../rules/changes/corrected/misplaced-rows.ts";
import { FEWEST_TAKEN, takenFromOwners } from "../rules/changes/taken-values.ts";
import { yearsThatCount } from "../rules/changes/years-added.ts";
import { patternOf } from "../rules/changes/pattern.ts";
import { FEWEST_EXCHANGED, type FieldFigures } from "../rules/guards/change-guards.ts";

/** The people whose value differs by more than its form. */
const COUNTED: readonly ChangeKind[] = ["changed", "contradicts", "cleared"];
/** Changes that show cells which are filled down. */
const FILLED: readonly ChangeKind[] = ["changed", "contradicts", "filled", "refused"];

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
    const noted = countOf(field, [
      ...COUNTED,
      "filled",
      "passed_on",
      "refused",
      "stranger",
      "missing",
      "year_added",
      "year_removed",
    ]);
    const isOdd = noted >= FEWEST_ODD || deciding.staging.reportedCells(field).length >= FEWEST_ODD;
    return !isOdd ? [] : [figuresOf(deciding, field, (kinds) => countOf(field, kinds), linked, isAnswered)];
  });
}

function figuresOf(
  deciding: Deciding,
  field: GuardedField,
  countOf: (kinds: readonly ChangeKind[]) => number,
  linked: number,
  isAnswered: (birthday: string) => boolean,
): FieldFigures {
  const { draft, staging, feed, now } = deciding;
  const years = field === "birthday" ? yearsThatCount(draft.yearsAdded(), new Date(now).getUTCFullYear()) : 0;
  const changed = countOf(COUNTED) + years;
  const taken = takenIn(deciding, field, changed, linked);
  const isBirthday = field === "birthday";
  const corrected = {
    cells: staging.reportedCells(field),
    texts: isBirthday ? staging.reportedBirthdays() : [],
    changed: () => changedCells(draft, field, () => false),
  };
  const misplaced = findMisplacedRows(corrected, isBirthday);
  const exchanges = exchangeLimit(field, linked) === null ? 0 : exchangedIn(draft, field) + taken.length;
  const lost = Math.max(exchanges, misplaced.seqs.length);
  const copied = copiedIn(deciding, field, countOf);
  const isCopied = copied !== null && copied.people > lost;
  const exchanged = isCopied ? copied.people : lost;
  const filled = filledIn(deciding, field, countOf, isAnswered);
  const isText = field === "salutation" || field === "language" || field === "timezone";
  const figures = { field, changed, contradicting: countOf(["contradicts"]), exchanged, filled };
  const people = changed < 3 ? null : peopleIn(deciding, field);
  const receivers = exchanged < FEWEST_EXCHANGED ? [] : draft.receivers(field, LOST, GOT);
  return {
    ...figures,
    receivers,
    outOfStep: misplaced.outOfStep,
    copied: copied === null ? 0 : copiedOf(deciding, field, copied),
    // Looks at all people of the feed, so only where the guard asks.
    splitsEqualValues: isText && exceedsFiveAndTen(changed, linked) && draft.splitsEqualValues(field, feed.name),
    namesExchanged: people?.namesExchanged ?? 0,
    pattern: people === null ? null : patternOf({ ...figures, people }),
    examples: {
      ...(changed >= 3 ? { changed: draft.changeExamples(field, { kinds: [...COUNTED, "year_added"] }) } : {}),
      ...(exchanged >= FEWEST_EXCHANGED
        ? {
            exchanged: draft.changeExamples(field, {
              kinds: GOT,
              seqs: isCopied ? copied.seqs : [...receivers, ...taken, ...misplaced.seqs].slice(0, 3),
            }),
          }
        : {}),
      ...(filled === null ? {} : { filled: draft.changeExamples(field, { kinds: FILLED, seqs: filled.seqs }) }),
    },
  };
}

/**
 * Returns how many people get a value that another person had and loses. A contact without a row counts where a person gets
 * its full name, or where the exchange goes on from there: the next person gets the value of the one who gets its value.
 */
function exchangedIn({ exchanged, exchangedOn }: Deciding["draft"], field: GuardedField): number {
  return field === "full_name"
    ? exchanged(field, [...LOST, "missing"], GOT)
    : exchanged(field, LOST, GOT) + exchangedOn(field, GOT);
}

/**
 * Returns the people who get the e-mail or birthday of a contact that keeps it. Returns no people if families or chance can
 * explain it.
 */
function takenIn({ draft, feed }: Deciding, field: GuardedField, changed: number, linked: number): readonly number[] {
  if ((field !== "email" && field !== "birthday") || changed < FEWEST_TAKEN) return [];
  return takenFromOwners(field, draft.taken(feed.name, field), { changed, linked });
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
    { field, cells: changedCells(draft, field, () => false), filled: countOf(["filled"]) },
    {
      beside: (seq, step) => staging.rowBeside(seq, step),
      former: (seq) => keptCell(field, staging.formerValue(seq, field)),
    },
  );
}

/** Returns how many copied values are no agreed exchange: the values that their owners keep, or all values of a chain. */
function copiedOf({ staging }: Deciding, field: GuardedField, { people, sources, isInStep }: CopiedStretch): number {
  return isInStep ? people : sources.filter((seq) => staging.keptValue(seq, field) !== null).length;
}

function keptCell(field: GuardedField, found: ReturnType<Deciding["staging"]["keptValue"]>): KeptCell | null {
  const value = compareKey(field, found?.value ?? null);
  return value === null ? null : { value, family: compareKey("last_name", found?.lastName ?? null) };
}

/** Returns the filled cells of one field that are held; null if there are none. */
function filledIn(
  deciding: Deciding,
  field: GuardedField,
  countOf: (kinds: readonly ChangeKind[]) => number,
  isAnswered: (birthday: string) => boolean,
): FilledStretch | null {
  const { draft, staging, feed } = deciding;
  const limits = FILL_LIMITS[field];
  const total = countOf(FILLED);
  if (limits === undefined || total < FEWEST_ODD) return null;
  const firstFilled = countOf(["filled"]);
  const cells = () => changedCells(draft, field, (value) => field === "birthday" && isAnswered(value));
  const rows: RowsBeside = {
    beside: (seq, step) => staging.rowBeside(seq, step),
    kept: (seq) => keptCell(field, staging.keptValue(seq, field)),
  };
  const found =
    findFilled({ field, cells: cells(), filled: firstFilled }, rows) ??
    findRepeated({ field, cells: cells(), filled: firstFilled }, rows) ??
    findScattered(field, cells(), total, rows);
  if (found !== null) return found;
  const ofOthers =
    firstFilled < FEWEST_ODD || firstFilled > SMALL_ENOUGH.cells ? null : ofOthersIn(deciding, field, cells());
  if (ofOthers !== null) return ofOthers;
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

/** Returns the blank cells of one field that get the values of other people of a small feed; null if there are few. */
function ofOthersIn(
  { draft, feed, ledger }: Deciding,
  field: GuardedField,
  cells: Iterable<ChangedCell>,
): FilledStretch | null {
  const linked = ledger.entries.count(feed.name);
  if (linked > SMALL_ENOUGH.people) return null;
  const families = new Map<string, Set<string | null>>();
  for (const kept of draft.keptValues(feed.name, field)) {
    const cell = keptCell(field, kept);
    if (cell === null) continue;
    const known = families.get(cell.value) ?? new Set();
    families.set(cell.value, known.add(cell.family));
  }
  return findOfOthers(field, cells, linked, ({ value, family }) => {
    const owners = families.get(value);
    return owners !== undefined && (family === null || !owners.has(family));
  });
}
