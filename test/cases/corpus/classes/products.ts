/** Exports of products and the lists of offices that use them, with the columns that stand beside the people's data. */
import type { ListCase } from "../model.ts";
import { writeDate } from "../data/people.ts";
import { birthday, email, firstName, fullName, lastName, other, phone, type Column } from "../make/columns.ts";
import { makeList, type TextForm } from "../make/list.ts";
import { readTable } from "./read-table.ts";

const TABLES = ["outlook", "outlook-more", "address-books", "staff", "customers", "clubs", "schools"].map(
  (name) => `products-${name}.txt`,
);

const DELIMITERS: Readonly<Record<string, TextForm>> = {
  comma: { delimiter: ",", quotes: "all" },
  semicolon: { delimiter: ";" },
  tab: { delimiter: "\t" },
};

/** Returns one list for each product, and for every third product another one as a workbook with fewer people. */
export function productCases(): readonly ListCase[] {
  const blocks = TABLES.flatMap(readTable);
  return blocks.flatMap(({ title, lines }, index) => {
    const [name = "", language = "de", delimiter = ""] = title.split("|");
    const columns = lines.map(columnOf);
    const input = { name: `product-${name}`, group: "products" as const, language, columns };
    const form = DELIMITERS[delimiter];
    const first = form === undefined ? makeList({ ...input, sheet: "xlsx" }) : makeList({ ...input, form });
    if (index % 3 !== 0) return [first];
    return [
      first,
      makeList({
        ...input,
        name: `${input.name}-again`,
        count: 4,
        ...(form === undefined ? {} : { sheet: "xlsx" as const }),
      }),
    ];
  });
}

function columnOf(line: string): Column {
  const [header = "", what = ""] = line.split("|");
  if (what.startsWith("born ")) return birthday(header, what.slice("born ".length));
  switch (what) {
    case "first":
      return firstName(header);
    case "last":
      return lastName(header);
    case "full":
      return fullName(header);
    case "full-comma":
      return fullName(header, ({ first, last }) => `${last}, ${first}`);
    case "email":
      return email(header);
    case "phone":
      return phone(header);
    case "code":
      return { header, cell: ({ first, last }) => `${last.slice(0, 2)}${first.slice(0, 1)}`.toUpperCase() };
    case "Y":
    case "m":
    case "d":
      return { ...birthday(header, (person) => writeDate(person, what)) };
    default:
      return other(header, ...what.split("/"));
  }
}
