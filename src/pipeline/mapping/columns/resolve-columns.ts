import type { ColumnTarget } from "../../../model/contact.ts";
import type { Alias } from "../headers/alias.ts";
import { columnsMeaning, feedsPlainly, type HeaderColumn } from "../headers/header-columns.ts";
import type { InactiveRole } from "../values/inactive.ts";
import type { ProductFacts } from "../headers/product.ts";
import type { ColumnSurvey, Survey } from "../../../model/survey.ts";

/** The use of a column found by alias. The other columns and the column's values may decide it. */
export interface Resolved {
  /** null: the column is not used. */
  readonly target: ColumnTarget | "country" | null;
  readonly rank: number;
  /** `values`: the column's values decided. `not_groups`: some of its values name groups, and others do not. */
  readonly why: "alias" | "values" | "not_groups";
  readonly role: InactiveRole | null;
}

/** What the list's other columns say about an ambiguous header. */
interface Neighbours {
  readonly hasFirstName: boolean;
  readonly hasLastName: boolean;
  readonly hasSalutation: boolean;
  readonly hasJobTitle: boolean;
  /**
   * A column like `Geburtstag` is the day of the birthday: the list has a birth month, and the column holds days only.
   */
  readonly hasBirthDay: boolean;
  /** The list has a column that is the whole birthday. */
  readonly hasBirthday: boolean;
  readonly hasBirthYear: boolean;
  readonly hasGroup: boolean;
  readonly hasPlainDate: boolean;
  readonly product: ProductFacts;
}

/** Returns a function that decides what one column found by alias is used for. */
export function createResolver(
  columns: readonly HeaderColumn[],
  survey: Pick<Survey, "columns">,
  product: ProductFacts,
): (column: HeaderColumn, alias: Alias) => Resolved {
  const dayOrBirthday = columnsMeaning(columns, "birthday_or_day");
  const holdsDays = ({ column }: HeaderColumn) => survey.columns[column]?.holdsDaysOnly !== false;
  const hasBirthDay =
    feedsPlainly(columns, "birthday_month") && dayOrBirthday.length > 0 && dayOrBirthday.every(holdsDays);
  const neighbours: Neighbours = {
    hasFirstName: feedsPlainly(columns, "first_name"),
    hasLastName: feedsPlainly(columns, "last_name"),
    hasSalutation: feedsPlainly(columns, "salutation"),
    hasJobTitle: hasPlainJobTitle(columns),
    hasBirthDay,
    hasBirthday: feedsPlainly(columns, "birthday") || (!hasBirthDay && dayOrBirthday.length > 0),
    hasBirthYear: feedsPlainly(columns, "birthday_year"),
    hasGroup: feedsPlainly(columns, "group") && !product.groupMeansTickets,
    hasPlainDate: hasPlainBirthDate(columns),
    product,
  };
  return (column, alias) => resolve(alias, neighbours, survey.columns[column.column] ?? null);
}

/** Tells whether the list has a column for the job title. `Profession`, an alias of a higher rank, does not count. */
function hasPlainJobTitle(columns: readonly HeaderColumn[]): boolean {
  const named = columnsMeaning(columns, "job_title").some(
    ({ claim }) => claim.kind === "alias" && claim.alias.rank === 0,
  );
  return named || columns.some(({ claim }) => claim.kind === "configured" && claim.target === "job_title");
}

/** Tells whether the columns `Tag`, `Monat`, `Jahr` stand side by side in a list without any other date. */
function hasPlainBirthDate(columns: readonly HeaderColumn[]): boolean {
  const [day, month] = [columnsMeaning(columns, "plain_day"), columnsMeaning(columns, "plain_month")];
  const year = columnsMeaning(columns, "plain_year");
  if (day.length !== 1 || month.length !== 1 || year.length > 1) return false;
  const positions = [...day, ...month, ...year].map(({ column }) => column);
  const areTogether = Math.max(...positions) - Math.min(...positions) === positions.length - 1;
  const others = columnsMeaning(
    columns,
    "other_date",
    "end_date",
    "birthday",
    "birthday_or_day",
    "birthday_or_wedding",
    "birthday_in_portuguese",
    "birthday_day",
  );
  return areTogether && others.length === 0;
}

function resolve(alias: Alias, neighbours: Neighbours, values: ColumnSurvey | null): Resolved {
  const { meaning, rank } = alias;
  const resolvedTo = (target: ColumnTarget | "country" | null, role: InactiveRole | null = null): Resolved => ({
    target,
    rank,
    why: "alias",
    role,
  });
  switch (meaning) {
    case "name":
      // "Name" beside "Vorname" is the last name. Alone, or beside both "Vorname" and "Nachname", it is the full name.
      return resolvedTo(neighbours.hasFirstName && !neighbours.hasLastName ? "last_name" : "full_name");
    case "full_name":
      return resolvedTo(values?.holdsMarks === true ? null : "full_name");
    case "given_or_full":
      return resolvedTo(neighbours.hasLastName && !neighbours.hasFirstName ? "first_name" : "full_name");
    case "title":
      return resolveTitle(neighbours, values);
    case "birthday_or_day":
      return resolvedTo(neighbours.hasBirthDay ? "birthday_day" : "birthday");
    case "birthday_or_wedding":
      return resolvedTo(neighbours.hasBirthday ? null : "birthday");
    case "birthday_in_portuguese":
      return resolvedTo(neighbours.product.isPortuguese && !neighbours.hasBirthday ? "birthday" : null);
    case "plain_day":
      return resolvedTo(
        neighbours.hasPlainDate || (neighbours.hasBirthYear && !neighbours.hasBirthday) ? "birthday_day" : null,
      );
    case "plain_month":
      return resolvedTo(
        neighbours.hasPlainDate || (neighbours.hasBirthYear && !neighbours.hasBirthday) ? "birthday_month" : null,
      );
    case "plain_year":
      return resolvedTo(neighbours.hasPlainDate ? "birthday_year" : null);
    case "group":
      return neighbours.product.groupMeansTickets ? resolveProvenGroup(neighbours, values) : resolvedTo("group");
    case "group_if_proven":
      return resolveProvenGroup(neighbours, values);
    case "status_words":
      return resolvedTo("inactive", holdsCodes(neighbours, values) ? "status_codes" : "status_words");
    case "active_flag":
    case "inactive_flag":
    case "end_date":
      return resolvedTo("inactive", meaning);
    case "other_date":
    case "age":
    case "remarks":
    case "listed":
      return resolvedTo(null);
    case "birthday_day":
    case "birthday_month":
    case "birthday_year":
      // Where the list has the whole birthday as well, its parts are not used.
      return resolvedTo(neighbours.hasBirthday ? null : meaning);
    default:
      return resolvedTo(meaning);
  }
}

function holdsCodes({ product }: Neighbours, values: ColumnSurvey | null): boolean {
  return product.hasAdpStatusCodes || values?.holdsStatusCodes === true;
}

/**
 * Decides whether `Title` is a salutation, as in Outlook, or a job title, as in Salesforce. If the column's values don't
 * decide, the other columns do.
 */
function resolveTitle(neighbours: Neighbours, values: ColumnSurvey | null): Resolved {
  const decided = (target: ColumnTarget | null, why: Resolved["why"]): Resolved => ({
    target,
    rank: 0,
    why,
    role: null,
  });
  switch (values?.titles ?? "none") {
    case "salutations":
      return decided(neighbours.hasSalutation ? null : "salutation", "values");
    case "others":
      return decided(neighbours.hasJobTitle ? null : "job_title", "values");
    case "mixed":
    case "none":
      if (neighbours.hasJobTitle === neighbours.hasSalutation) return decided(null, "alias");
      return decided(neighbours.hasJobTitle ? "salutation" : "job_title", "alias");
  }
}

/** Uses a column as the group if all its values name groups and no other column is the group. */
function resolveProvenGroup(neighbours: Neighbours, values: ColumnSurvey | null): Resolved {
  const decided = (target: "group" | null, why: Resolved["why"]): Resolved => ({ target, rank: 0, why, role: null });
  if (neighbours.hasGroup || values?.namesSomeGroups !== true) return decided(null, "alias");
  return values.namesGroups ? decided("group", "values") : decided(null, "not_groups");
}
