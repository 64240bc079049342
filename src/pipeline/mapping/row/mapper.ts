import { OTHER_TARGETS, TEXT_FIELDS, type ColumnTarget, type Group, type TextField } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { createBirthdayReader, type BirthdayReading } from "../values/dates/birthday.ts";
import { parseCalendarDate, type CalendarDate } from "../../../model/calendar.ts";
import type { ColumnMatch, KeyPlan, Source } from "../headers/column-plan.ts";
import { createCountryReader } from "../values/country.ts";
import { dateRules, orderOf, shortYearsIn, type DateRules } from "../values/dates/date-order.ts";
import { createGroupReader, type GroupReading } from "../values/group.ts";
import {
  NO_KNOWN_READING,
  type BirthdayDoubt,
  type ColumnSurvey,
  type KnownReading,
  type Survey,
} from "../../../model/survey.ts";
import { orderStatedBy, type NameOrder } from "../values/names/name-order.ts";
import { createTimeZoneReader, type TimeZoneReading } from "../values/time-zone.ts";

/**
 * Everything that is needed to read a row, prepared once per list. Two mappers with equal fields must read every row
 * the same way, because `mappingOf` compares the fields. So every fact of the survey that a function uses is also a
 * field.
 */
export interface Mapper {
  readonly feed: FeedSettings;
  readonly key: KeyPlan;
  readonly today: CalendarDate;
  readonly dates: DateRules;
  readonly sources: Readonly<Record<FixedTarget, readonly Source[]>>;
  /** Fields that are plain text, with their columns, in the order of the interface. */
  readonly texts: readonly { readonly field: TextField; readonly sources: readonly Source[] }[];
  /** Sorted by name, so that the order of the list's columns makes no difference. */
  readonly customFields: readonly { readonly name: string; readonly sources: readonly Source[] }[];
  /** The feed's country, for phone numbers without a country code. */
  readonly feedCountries: readonly string[];
  readonly serialColumns: ReadonlySet<number>;
  /** The columns in which few dates have a two-digit year, and the others have four digits. */
  readonly strayYears: ReadonlySet<number>;
  /** Why a column of birthdays is in doubt, by its index. */
  readonly doubts: ReadonlyMap<number, BirthdayDoubt>;
  /** The column of ages that agrees with most birthdays; null: there is none. */
  readonly ages: Pick<Source, "column" | "header"> | null;
  /** What the list's known people prove. */
  readonly known: KnownReading;
  /** The order of the names in each column of full names, by the column's index. */
  readonly nameOrders: ReadonlyMap<number, NameOrder>;
  readonly readBirthday: (cell: string, isSerial: boolean, doubt?: BirthdayDoubt | null) => BirthdayReading;
  /** Reads a birthday cell as if no row were about a known person. */
  readonly readOpenBirthday: Mapper["readBirthday"];
  readonly readGroup: (cell: string) => GroupReading;
  readonly readTimeZone: (cell: string) => TimeZoneReading;
  readonly readCountry: (cell: string) => string | null;
}

type FixedTarget = Exclude<ColumnTarget, `custom_fields.${string}`> | "country";

const FIXED_TARGETS: readonly FixedTarget[] = [...TEXT_FIELDS, ...OTHER_TARGETS, "country"];

/** Fields that have reading rules of their own; all other fields are plain text. */
const READ_BY_RULES: ReadonlySet<TextField> = new Set([
  "first_name",
  "last_name",
  "email",
  "phone",
  "whatsapp_phone",
  "birthday",
  "timezone",
]);

export interface MapperInput {
  readonly feed: FeedSettings;
  readonly columns: ColumnMatch;
  readonly survey: Survey;
  readonly groups: readonly Group[];
  /** `YYYY-MM-DD`: a birthday after this day is rejected. */
  readonly today: string;
  /** The workbook counts its days from 1904. */
  readonly is1904?: boolean | undefined;
  /** What the list's known people prove. */
  readonly known?: KnownReading;
}

/** Prepares the mapper for the rows of a list. */
export function createMapper(input: MapperInput): Mapper {
  const { feed, columns, survey, groups, today: todayText, known = NO_KNOWN_READING } = input;
  const today = parseCalendarDate(todayText);
  const datesBy = (orders: KnownReading) => ({
    ...dateRules(feed.dateOrder, survey.dateEvidence, columns.product.yearlessMonthFirst, orders),
    ...shortYearsIn(feed.country),
  });
  const reader = (evidence: KnownReading) =>
    createBirthdayReader({ dates: datesBy(evidence), today, yearless: feed.yearlessBirthday, known: evidence });
  const readBirthday = reader(known);
  const dates = datesBy(known);
  const sourcesOf = (target: FixedTarget): readonly Source[] => columns.sources.get(target) ?? [];
  const customNames = [...columns.sources.keys()].filter((target) => target.startsWith("custom_fields.")).toSorted();
  return {
    feed,
    key: columns.key,
    today,
    dates,
    sources: Object.fromEntries(FIXED_TARGETS.map((target) => [target, sourcesOf(target)])) as Mapper["sources"],
    texts: TEXT_FIELDS.filter((field) => !READ_BY_RULES.has(field))
      .map((field) => ({ field, sources: sourcesOf(field) }))
      .filter(({ field, sources }) => sources.length > 0 || feed.defaults[field] !== undefined),
    customFields: customNames.map((target) => ({
      name: target.slice("custom_fields.".length),
      sources: columns.sources.get(target) ?? [],
    })),
    feedCountries: feed.country === null ? [] : [feed.country],
    serialColumns: columnsWhere(survey, ({ isSerial }) => isSerial),
    strayYears: columnsWhere(survey, ({ openDates }) => openDates?.strayYears === true),
    doubts: doubtsOf(input),
    ages: agesIn(input),
    known,
    nameOrders: new Map(
      sourcesOf("full_name").map((source) => [source.column, nameOrderOf(source, survey, known.names, feed.nameOrder)]),
    ),
    readBirthday,
    readOpenBirthday: known === NO_KNOWN_READING ? readBirthday : reader(NO_KNOWN_READING),
    readGroup: createGroupReader(groups),
    readTimeZone: createTimeZoneReader(),
    readCountry: createCountryReader(),
  };
}

/** Returns a mapper that reads a list in one of the ways in which it can be read. */
export function readAs(mapper: Mapper, reading: Partial<KnownReading>): Mapper {
  const known = { ...mapper.known, ...reading };
  const { order, dashOrder = orderOf(mapper.dates, "-"), names } = reading;
  const { isSetting, dottedIsDayFirst, yearlessMonthFirst } = mapper.dates;
  const dates: DateRules =
    order === undefined || order === null
      ? { ...mapper.dates, dashOrder }
      : {
          ...mapper.dates,
          order,
          dashOrder,
          dottedIsDayFirst: isSetting ? order === "DMY" : dottedIsDayFirst,
          yearlessMonthFirst: yearlessMonthFirst && order !== "DMY",
        };
  const orderOfNames: NameOrder = names === "family first" ? "family first, as known" : "given first";
  const readBirthday = createBirthdayReader({
    dates,
    today: mapper.today,
    yearless: mapper.feed.yearlessBirthday,
    known,
  });
  return {
    ...mapper,
    known,
    dates,
    nameOrders:
      names === undefined ? mapper.nameOrders : new Map([...mapper.nameOrders.keys()].map((at) => [at, orderOfNames])),
    readBirthday,
    readOpenBirthday: readBirthday,
  };
}

/** Fewer names don't outweigh a header that says the order. */
const FEWEST_NAMES = 5;

/**
 * Returns the order of names in a column. The setting goes first. Clear values go before the header, because a header like `Nume și prenume` often means
 * the full name only. Known people that contradict the values leave the order open.
 */
function nameOrderOf(
  { column, header }: Source,
  survey: Survey,
  known: KnownReading["names"],
  setting: FeedSettings["nameOrder"],
): NameOrder {
  if (setting !== null) return setting === "given_first" ? "given first" : "family first, as stated";
  const stated = orderStatedBy(header);
  const { nameOrder: shown = null, filled = 0 } = survey.columns[column] ?? {};
  if (stated !== null && shown !== null && shown !== "conflict" && shown !== stated && filled < FEWEST_NAMES)
    return "contradicted";
  const found = shown === "conflict" ? stated : (shown ?? stated);
  if (known !== null) {
    if (found !== null && found !== known) return "contradicted";
    return known === "given first"
      ? "given first"
      : shown === known
        ? "family first, as shown"
        : "family first, as known";
  }
  if (found === null) return shown === "conflict" ? "contradicted" : "not shown";
  if (found === "given first") return "given first";
  return shown === "family first" ? "family first, as shown" : "family first, as stated";
}

/** Returns the doubts about columns of birthdays. A serial of a workbook that counts from 1904 may be copied from another. */
function doubtsOf({ survey, is1904 }: MapperInput): ReadonlyMap<number, BirthdayDoubt> {
  return new Map(
    survey.columns.flatMap(({ doubt, isSerial }, column) => {
      const found = is1904 === true && isSerial ? ({ kind: "epoch" } as const) : (doubt ?? null);
      return found === null ? [] : [[column, found] as const];
    }),
  );
}

function agesIn({ survey, columns }: MapperInput): Mapper["ages"] {
  const column = survey.columns.findIndex((found) => found.agreesWithBirthdays === true);
  return column === -1 ? null : { column, header: columns.columns[column]?.header ?? "" };
}

function columnsWhere(survey: Survey, holds: (column: ColumnSurvey) => boolean): ReadonlySet<number> {
  return new Set(survey.columns.flatMap((column, index) => (holds(column) ? [index] : [])));
}
