/** Names whose order the words alone do not show. */
import type { ListCase } from "../model.ts";
import { birthday, other } from "../make/columns.ts";
import { makeList, type Line } from "../make/list.ts";

/** Chinese and Korean names in Latin letters: capitals decide, and without them no rule does. */
const ROMAN: readonly (readonly [string, string])[] = [
  ["Wei", "Zhang"],
  ["Xiaoming", "Wang"],
  ["Jianhua", "Li"],
  ["Mei", "Chen"],
  ["Yulan", "Liu"],
  ["Guoqiang", "Yang"],
];
/** Names that can be given names and family names. */
const DOUBLE: readonly (readonly [string, string])[] = [
  ["Peters", "Frank"],
  ["Paul", "Werner"],
  ["Martin", "Thomas"],
  ["Simon", "Walter"],
  ["Ernst", "Otto"],
];

export function doubleNameCases(): readonly ListCase[] {
  const fixed = (
    name: string,
    pairs: readonly (readonly [string, string])[],
    write: (first: string, last: string) => string,
    asks: boolean,
    mailOf?: (first: string, last: string) => string,
  ) =>
    makeList({
      name: `order-${name}`,
      group: "name-order",
      language: "de",
      columns: [other("Name", ""), other("E-Mail", ""), birthday("Geburtsdatum", "D.M.Y")],
      count: pairs.length,
      change: (line: Line, index, person): Line => {
        const [first = "", last = ""] = pairs[index] ?? [];
        const mail = mailOf?.(first.toLowerCase(), last.toLowerCase()) ?? `person${index}`;
        const cells = [write(first, last), `${mail}@example.org`, ...line.cells.slice(2)];
        const fields = { first_name: first, last_name: last, email: `${mail}@example.org`, birthday: person.born };
        return { cells, expect: asks ? { kind: "ask" } : { kind: "contact", fields } };
      },
    });
  return [
    fixed("chinese-capitals", ROMAN, (first, last) => `${last.toUpperCase()} ${first}`, false),
    fixed("chinese-capitals-behind", ROMAN, (first, last) => `${first} ${last.toUpperCase()}`, false),
    fixed(
      "chinese-mail",
      ROMAN,
      (first, last) => `${last} ${first}`,
      false,
      (first, last) => `${first}.${last}`,
    ),
    fixed("double-names-mute", DOUBLE, (first, last) => `${first} ${last}`, true),
    fixed(
      "double-names-mail-first",
      DOUBLE,
      (first, last) => `${first} ${last}`,
      false,
      (first, last) => `${first}.${last}`,
    ),
    fixed(
      "double-names-mail-family",
      DOUBLE,
      (first, last) => `${last} ${first}`,
      false,
      (first, last) => `${first}.${last}`,
    ),
    fixed("double-names-capitals", DOUBLE, (first, last) => `${last.toUpperCase()} ${first}`, false),
  ];
}
