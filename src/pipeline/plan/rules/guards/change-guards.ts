import type { Hold, HoldExample, HoldPattern } from "../../../../model/operation.ts";
import { exceedsFiveAndTen, exchangeLimit, OF_ONE_PERSON, type GuardedField } from "../changes/guarded-fields.ts";
import { EXCHANGED, type CommonInterval } from "../changes/intervals.ts";
import type { FilledStretch } from "../changes/columns/filled-stretches.ts";
import { finding, namesOf, NOTABLE_GROUP, sum, type Finding, type GroupFigures, type Guard } from "./guard.ts";

/** What a list changes in one field of known people. */
export interface FieldFigures {
  readonly field: GuardedField;
  /** People whose value changes by more than its form. */
  readonly changed: number;
  /** People who get a birthday that contradicts the former one. */
  readonly contradicting: number;
  /**
   * Number of people who get a value that another person of the list loses. If a block of rows has the values of other rows,
   * and is longer, the number of its people.
   */
  readonly exchanged: number;
  /** The rows of these people: up to three. Absent: none. */
  readonly receivers?: readonly number[];
  /**
   * People of a corrected report who exchange texts about which the report did not ask, or who have moved dates of which one
   * can't be read. Absent: none.
   */
  readonly outOfStep?: number;
  /** Number of people of that block whose new value another person keeps or passes on. Absent: no people. */
  readonly copied?: number;
  /** The people whose cells were filled down, counted up or pasted; null: none. */
  readonly filled: Pick<FilledStretch, "people" | "how"> | null;
  /** People whose first name becomes their last name, and the other way round. */
  readonly namesExchanged: number;
  /** Equal values became different ones, so it is no renaming. */
  readonly splitsEqualValues: boolean;
  readonly pattern: HoldPattern | null;
  readonly examples: Readonly<Partial<Record<"changed" | "exchanged" | "filled", readonly HoldExample[]>>>;
}

/** A column without limits of its own that the list moved or filled down; null: it did not. */
export interface ColumnFigures {
  readonly field: string;
  readonly moved: OddPeople | null;
  readonly filled: OddPeople | null;
}

interface OddPeople {
  readonly people: number;
  readonly examples: readonly HoldExample[];
}

/** The figures about what a list changes for known people. */
export interface ChangeFigures {
  /** Number of this feed's linked contacts before the plan. */
  readonly linked: number;
  readonly groups: readonly GroupFigures[];
  readonly isCorrectedReport: boolean;
  /** The fields that have changes. */
  readonly fields: readonly FieldFigures[];
  /** The columns that the list moved or filled down, of fields other than those in `fields`. */
  readonly columns: readonly ColumnFigures[];
  /** The interval by which most birthdays moved; null: there is none. */
  readonly birthdayInterval: CommonInterval | null;
  /** Whether no known person of the list keeps a birthday whose day and month can be exchanged. */
  readonly areAllExchanged: boolean;
  /** New people whose birthdays were filled down or counted up; null: none. */
  readonly filledNew: (Pick<FilledStretch, "people" | "how"> & { readonly examples: readonly HoldExample[] }) | null;
}

/** Fewer birthdays that moved alike look like corrections; from this number on, they look like a wrong column. */
const MOVED_ALIKE = 4;
/** So many suffice when day and month are exchanged wherever they can be, as in a small feed. */
const ALL_EXCHANGED = 2;
/** Below this number of people, a quarter of changed names is odd. */
const SMALL_FEED = 25;
const FEWEST_MOVED = 5;
/** Names of one person seldom change places. From this number on, the columns did. */
const NAMES_EXCHANGED = 3;

/** Fewest people who exchange the values of one field. */
export const FEWEST_EXCHANGED = 2;
/** So many people with such values in any of their fields are odd. */
const FEWEST_OVER_FIELDS = 3;
/** Phones that people exchange leave their owners. So many that also stay with them were copied, in a feed of any size. */
const FEWEST_KEPT = 3;

type Limit = (figures: FieldFigures, linked: number) => boolean;

/** A guard that compares the number of changes per field with a limit. A person has checked each row of a corrected report. */
function ofFields(
  name: Hold["guard"],
  fields: readonly GuardedField[],
  people: (figures: FieldFigures) => number,
  exceeds: Limit,
): Guard<ChangeFigures> {
  return {
    name,
    scope: "run",
    fires({ fields: all, linked, isCorrectedReport }) {
      if (isCorrectedReport) return null;
      const odd = all.filter((one) => fields.includes(one.field) && exceeds(one, linked));
      return mostOf(odd, people, "changed", linked);
    },
  };
}

/** Returns the finding about the field with the most people; null for no fields. */
function mostOf(
  odd: readonly FieldFigures[],
  people: (figures: FieldFigures) => number,
  examples: keyof FieldFigures["examples"],
  linked: number,
): Finding | null {
  const [most] = odd.toSorted((a, b) => people(b) - people(a));
  if (most === undefined) return null;
  const pattern = examples === "filled" ? (most.filled?.how ?? most.pattern) : most.pattern;
  return {
    figures: { people: people(most), field: most.field, linked },
    ...shown(most.examples[examples] ?? [], pattern),
  };
}

/** Returns the finding about the moved or filled column with the most people; null for no such column. */
function ofColumns(
  { columns, linked }: ChangeFigures,
  evidence: "moved" | "filled",
  pattern: HoldPattern,
): Finding | null {
  const odd = columns.flatMap(({ field, [evidence]: found }) => (found === null ? [] : [{ field, ...found }]));
  const [most] = odd.toSorted((a, b) => b.people - a.people);
  if (most === undefined) return null;
  return { figures: { people: most.people, field: most.field, linked }, ...shown(most.examples, pattern) };
}

function shown(examples: readonly HoldExample[], pattern: HoldPattern | null): Pick<Finding, "examples" | "pattern"> {
  return { ...(examples.length > 0 ? { examples } : {}), ...(pattern === null ? {} : { pattern }) };
}

const changed = (figures: FieldFigures) => figures.changed;

/**
 * Returns the fields that a few people exchange, where they are many over all fields; else no fields. One exchanged value in a
 * field may be a usual change.
 */
function exchangedTogether(fields: readonly FieldFigures[]): readonly FieldFigures[] {
  const some = fields.filter(({ field, exchanged }) => OF_ONE_PERSON.includes(field) && exchanged >= FEWEST_EXCHANGED);
  const people = new Set(some.flatMap(({ exchanged, receivers = [] }) => receivers.slice(0, exchanged)));
  return people.size >= FEWEST_OVER_FIELDS ? some : [];
}

/** Guards that hold the whole run because of what it changes for known people. */
export const CHANGE_GUARDS: readonly Guard<ChangeFigures>[] = [
  {
    name: "group_moved",
    scope: "run",
    fires: ({ groups, linked, isCorrectedReport }) => {
      if (isCorrectedReport) return null;
      const moving = groups.filter(({ movedAway }) => movedAway > 0);
      const people = sum(moving.map(({ movedAway }) => movedAway));
      const isLarge = ({ linked: size, movedAway }: GroupFigures) => size >= NOTABLE_GROUP && movedAway > size / 2;
      const moved = people >= FEWEST_MOVED && people > linked / 3 ? moving : moving.filter(isLarge);
      return moved.length > 0
        ? finding({ groups: namesOf(moved), people: sum(moved.map((group) => group.movedAway)) })
        : null;
    },
  },
  ofFields(
    "birthdays_changed",
    ["birthday"],
    changed,
    (figures, linked) =>
      (figures.changed > 5 && figures.changed > Math.sqrt(linked)) ||
      (figures.changed >= 3 && figures.changed > linked / 4) ||
      (figures.contradicting >= 3 && figures.contradicting > Math.sqrt(linked) / 4),
  ),
  {
    name: "birthdays_shifted",
    scope: "run",
    fires({ birthdayInterval, areAllExchanged, fields }) {
      if (birthdayInterval === null) return null;
      const { people, of, interval } = birthdayInterval;
      const isWhole = areAllExchanged && interval === EXCHANGED && people === of;
      if (people < (isWhole ? ALL_EXCHANGED : MOVED_ALIKE) || people < of / 2) return null;
      const examples = fields.find(({ field }) => field === "birthday")?.examples.changed ?? [];
      const pattern = interval === EXCHANGED ? "day_month_exchanged" : "same_interval";
      return { figures: { people, how: interval }, ...shown(examples, pattern) };
    },
  },
  ofFields(
    "names_changed",
    ["first_name", "last_name"],
    changed,
    (figures, linked) =>
      exceedsFiveAndTen(figures.changed, linked) ||
      figures.namesExchanged >= NAMES_EXCHANGED ||
      (linked < SMALL_FEED && figures.changed >= 3 && figures.changed > linked / 4),
  ),
  ofFields("addresses_changed", ["email", "phone", "whatsapp_phone"], changed, (figures, linked) =>
    exceedsFiveAndTen(figures.changed, linked),
  ),
  ofFields(
    "columns_changed",
    ["salutation", "language", "timezone"],
    changed,
    (figures, linked) => exceedsFiveAndTen(figures.changed, linked) && figures.splitsEqualValues,
  ),
  {
    name: "values_exchanged",
    scope: "run",
    fires(figures) {
      const { fields, linked } = figures;
      const odd = fields.filter(
        ({ field, exchanged, copied = 0, outOfStep = 0 }) =>
          exchanged >= (exchangeLimit(field, linked) ?? Infinity) ||
          copied >= FEWEST_KEPT ||
          outOfStep >= FEWEST_EXCHANGED,
      );
      const together = odd.length > 0 ? odd : exchangedTogether(fields);
      const found = mostOf(together, ({ exchanged }) => exchanged, "exchanged", linked);
      if (found === null) return ofColumns(figures, "moved", "column_out_of_step");
      return { pattern: "column_out_of_step", ...found };
    },
  },
  {
    name: "values_filled",
    scope: "run",
    fires(figures) {
      const { fields, linked, filledNew } = figures;
      const odd = fields.filter(({ filled }) => filled !== null);
      const found = mostOf(odd, ({ filled }) => filled?.people ?? 0, "filled", linked);
      if (found !== null) return found;
      const column = ofColumns(figures, "filled", "filled_down");
      if (column !== null || filledNew === null) return column;
      const { people, how, examples } = filledNew;
      return { figures: { people, field: "birthday", linked, new: people }, ...shown(examples, how) };
    },
  },
];
