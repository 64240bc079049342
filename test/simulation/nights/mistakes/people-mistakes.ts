/** Mistakes about who is who: numbers that are used again, families under the default key, keys and groups misspelt. */
import type { Cells } from "../list-style.ts";
import { createRandom } from "../../world/random.ts";
import { newLastName } from "../names.ts";
import { openTown } from "../people.ts";
import { rowsOf } from "../write-list.ts";
import { eachCell, ofRows, stretch, type Mistake } from "./mistake.ts";
import type { Installation } from "../installation.ts";

const usesNumbers = ({ town }: Installation) => town.kind.key?.includes("Nr") === true;

/** Returns the people of another town of the same kind, whose numbers are those of this town. */
function otherTown({ town, day }: Installation, n: number): readonly Cells[] {
  return rowsOf(openTown(town.kind, n, createRandom(7_000_003 + day * 31 + n), "Q")).map((row) => ({
    ...row,
    group: town.groups.includes(row.group) ? row.group : (town.groups[0] ?? ""),
  }));
}

/** Returns a mistake that gives the numbers of `count` people to new people. */
const reusedNumbers = (count: number): Mistake =>
  ofRows(`numbers of ${count} ${count === 1 ? "person" : "people"} given to others`, (rows, random, office) => {
    if (!usesNumbers(office) || rows.length <= count) return null;
    const { from } = stretch(rows, count, random);
    const others = otherTown(office, count);
    return rows.map((row, index) => {
      const other = others[index - from];
      return other === undefined ? row : { ...other, nr: row.nr };
    });
  });

const blankKeys = (count: number): Mistake =>
  ofRows(`blank key and new surname of ${count}`, (rows, random, office) => {
    if (!usesNumbers(office) || rows.length <= count) return null;
    const { from } = stretch(rows, count, random);
    return rows.map((row, index) =>
      index >= from && index < from + count ? { ...row, nr: "", last: newLastName("en", random) } : row,
    );
  });

export const PEOPLE_MISTAKES: readonly Mistake[] = [
  reusedNumbers(1),
  reusedNumbers(3),
  reusedNumbers(10),
  ofRows("the list of another feed with the same numbers", (rows, _, office) => otherTown(office, rows.length)),
  ofRows("the list of another feed with other numbers", (rows, _, office) =>
    otherTown(office, rows.length).map((row) => ({ ...row, nr: `9${row.nr}` })),
  ),
  ofRows("the list of another feed below the own list", (rows, _, office) => [
    ...rows,
    ...otherTown(office, rows.length).map((row) => ({ ...row, nr: `9${row.nr}` })),
  ]),
  ofRows("numbers counted anew", (rows, _, office) =>
    usesNumbers(office) ? rows.map((row, index) => ({ ...row, nr: String(1001 + index) })) : null,
  ),
  ofRows("numbers counted anew from one row on", (rows, random, office) => {
    const from = random.below(rows.length);
    return usesNumbers(office)
      ? rows.map((row, index) => (index < from ? row : { ...row, nr: rows[index - 1]?.nr ?? "1000" }))
      : null;
  }),
  ofRows("numbers sorted alone", (rows, _, office) => {
    const sorted = rows.map(({ nr }) => nr).toSorted();
    return usesNumbers(office) ? rows.map((row, index) => ({ ...row, nr: sorted[index] ?? "" })) : null;
  }),
  ofRows("numbers of all people replaced by new ones", (rows, _, office) =>
    usesNumbers(office) ? rows.map((row) => ({ ...row, nr: `A-${row.nr}` })) : null,
  ),
  blankKeys(1),
  blankKeys(3),
  ofRows("blank keys of a tenth of the people", (rows, _, office) =>
    usesNumbers(office) ? eachCell(rows, "nr", (cell, index) => (index % 10 === 1 ? "" : cell)) : null,
  ),
  ofRows("a misspelt group with a new key", (rows, random) => {
    const at = random.below(rows.length);
    return rows.map((row, index) =>
      index === at ? { ...row, nr: `${row.nr}9`, email: row.email && `x${row.email}`, group: `${row.group}x` } : row,
    );
  }),
  ofRows("e-mail and phone moved to a relative", (rows, random) => {
    const at = rows.findIndex((row, index) => index >= random.below(rows.length) && row.email !== "");
    const [row, next] = [rows[at], rows[at + 1]];
    if (row === undefined || next === undefined) return null;
    return rows
      .with(at, { ...row, email: "", phone: "" })
      .with(at + 1, { ...next, email: row.email, phone: row.phone });
  }),
  ofRows("a number and a first name exchanged between two people", (rows, random, office) => {
    const at = random.below(Math.max(1, rows.length - 1));
    const [row, next] = [rows[at], rows[at + 1]];
    if (row === undefined || next === undefined || !usesNumbers(office)) return null;
    return rows.with(at, { ...row, nr: next.nr }).with(at + 1, { ...next, nr: row.nr });
  }),
  ofRows("short form, new e-mail and no birthday", (rows, random) => {
    const at = random.below(rows.length);
    return rows.map((row, index) =>
      index === at ? { ...row, first: row.first.slice(0, 3), email: "at example", birthday: "" } : row,
    );
  }),
];
