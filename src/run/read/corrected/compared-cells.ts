/** Compares the cells of a line of a corrected report with the reported cells, by what they mean. */
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { ColumnUse, ReportedCells } from "../../../model/mapped-row.ts";
import type { Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import { cellsToLookAtIn } from "../../../pipeline/report/rejections/cells-to-look-at.ts";
import { meaningsOf } from "./lasting/cell-meaning.ts";

/** The fields whose values belong to one person, with the targets of their columns. */
const FIELDS = {
  first_name: ["first_name"],
  last_name: ["last_name"],
  full_name: ["full_name"],
  email: ["email"],
  phone: ["phone"],
  whatsapp_phone: ["whatsapp_phone"],
  birthday: ["birthday", "birthday_day", "birthday_month", "birthday_year"],
} as const;

type Targets = (typeof FIELDS)[keyof typeof FIELDS];

/**
 * Returns what the cells of each field meant and mean now, and whether the report asked about one of them. A field whose cells
 * mean the same is left out.
 *
 * @param asked the columns that the report asked about
 */
export function comparedCells(
  before: readonly string[],
  after: readonly string[],
  asked: ReadonlySet<number>,
  mapper: Mapper,
): ReportedCells {
  const columnsOf = (targets: Targets) =>
    targets.flatMap((target) => mapper.sources[target].map(({ column }) => ({ target, column })));
  const meaningIn = (cells: readonly string[], targets: Targets) =>
    columnsOf(targets)
      .map(({ target, column }) => meaningsOf(cells[column] ?? "", target, column, mapper).join("|"))
      .filter((meaning) => meaning !== "")
      .join(" ");
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, targets]) => {
      const [from, to] = [meaningIn(before, targets), meaningIn(after, targets)];
      const isAsked = columnsOf(targets).some(({ column }) => asked.has(column));
      return from === to ? [] : [[field, [from, to, isAsked] as const]];
    }),
  );
}

/**
 * Returns the columns of a corrected report that the issues of a row ask about. A question about the row's person asks about all
 * of them.
 *
 * @param cells the reported cells, in the order of the header
 * @param columns how the columns of the reporting run are used
 */
export function askedColumns(
  { issues }: Pick<StoredOpenItem, "issues">,
  header: readonly string[],
  cells: readonly string[],
  columns: readonly ColumnUse[],
): ReadonlySet<number> {
  if (issues.some(({ code }) => code === "other_person" || code === "looks_like")) return new Set(header.keys());
  const [issue, ...further] = issues;
  const fields = new Set(issues.map(({ field }) => field));
  const ofFields = columns.filter(({ target }) => target !== null && fields.has(target));
  const named = new Set(ofFields.map((column) => column.header));
  const places = header.flatMap((name, at) => (named.has(name) ? [at] : []));
  return new Set([...places, ...cellsToLookAtIn(columns)({ issue, further, header, cells })]);
}
