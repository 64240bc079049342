/** Compares the cells of a line of a corrected report with the reported cells, by what they mean. */
import type { ReportedCells } from "../../../model/mapped-row.ts";
import type { Mapper } from "../../../pipeline/mapping/row/mapper.ts";
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

/** Returns what the cells of each field meant and mean now. A field whose cells mean the same is left out. */
export function comparedCells(before: readonly string[], after: readonly string[], mapper: Mapper): ReportedCells {
  const meaningIn = (cells: readonly string[], targets: (typeof FIELDS)[keyof typeof FIELDS]) =>
    targets
      .flatMap((target) =>
        mapper.sources[target].map(({ column }) => meaningsOf(cells[column] ?? "", target, column, mapper).join("|")),
      )
      .filter((meaning) => meaning !== "")
      .join(" ");
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, targets]) => {
      const [from, to] = [meaningIn(before, targets), meaningIn(after, targets)];
      return from === to ? [] : [[field, [from, to] as const]];
    }),
  );
}
