import type { Survey } from "../../../model/survey.ts";
import { isKnownOrder } from "../values/names/name-order.ts";
import { orderOf } from "../values/dates/date-order.ts";
import type { Mapper } from "../row/mapper.ts";

/** What can be read in two ways in a list. */
type Question = "order" | "dash order" | "century" | "serials" | "doubt" | "names";

type Reading = Pick<Mapper, "dates" | "doubts" | "feed" | "nameOrders" | "sources">;

/** Returns what known people can prove, or contradict, about a list: everything that more than one reading fits. */
export function questionsIn(
  survey: Survey,
  { dates, doubts, feed, nameOrders, sources }: Reading,
): ReadonlySet<Question> {
  const questions = new Set<Question>();
  for (const { column } of sources.birthday) {
    const found = survey.columns[column]?.openDates;
    const mayBeDotted = dates.isSetting || !dates.dottedIsDayFirst;
    const hasOpenDates = found?.plain === true || (found?.dotted === true && mayBeDotted);
    // The order YMD does not say how a date with its year last is read, and no other order contradicts it.
    if (hasOpenDates && dates.order !== "YMD") questions.add("order");
    if (found?.dashed === true && orderOf(dates, "-") !== "YMD") questions.add("dash order");
    if (found?.shortYears === true) questions.add("century");
    if (found?.serials === true) questions.add("serials");
  }
  if ([...sources.birthday, ...sources.birthday_year].some(({ column }) => doubts.has(column))) questions.add("doubt");
  for (const [column, order] of feed.nameOrder === null ? nameOrders : []) {
    const shown = survey.columns[column]?.nameOrder ?? null;
    if (order === "family first, as shown" || shown === null || shown === "conflict") questions.add("names");
  }
  return questions;
}

/**
 * Tells whether the list's people have to be asked how it is read. Then the rows that the row cache knows are read again.
 * That is where neither the settings nor the list's values answer, and where most rows are new, which may contradict them.
 *
 * @param cached the number of rows that the row cache knows
 */
export function isOpen(survey: Survey, mapper: Reading, cached: number): boolean {
  const questions = questionsIn(survey, mapper);
  const orders = [
    ...(questions.has("order") ? [mapper.dates.order] : []),
    ...(questions.has("dash order") ? [orderOf(mapper.dates, "-")] : []),
  ];
  if (orders.includes(null) || (orders.length > 0 && cached * 2 < survey.rows)) return true;
  if (questions.has("doubt") || questions.has("serials")) return true;
  const isKnown = [...mapper.nameOrders.values()].every(isKnownOrder);
  return questions.has("names") && (!isKnown || cached * 2 < survey.rows);
}
