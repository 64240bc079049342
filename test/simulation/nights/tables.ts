/** Tables of what a measure counted, as text with aligned columns. */
import type { Outcome } from "./mistakes/measure.ts";
import type { Year } from "./year.ts";

const NIGHTS_A_MONTH = 30;

/** Returns how often each guard held the true lists of each population. */
export function yearTable(years: readonly Year[]): string {
  const rows = [...groupBy(years, ({ population }) => population)].map(([population, all]) => {
    const nights = sum(all.map((year) => year.nights));
    const ordinary = all.flatMap(({ odd }) => odd.filter(({ isBig }) => !isBig));
    const big = all.flatMap(({ odd }) => odd.filter(({ isBig }) => isBig));
    const held = ordinary.filter(({ holds }) => holds.length > 0).length;
    const questions = sum(all.flatMap((year) => Object.values(year.questions)));
    const perMonth = (count: number) => ((count * NIGHTS_A_MONTH) / nights).toFixed(2);
    return [
      population,
      String(nights),
      perMonth(held),
      perMonth(questions),
      String(sum(all.flatMap(({ odd }) => odd.map(({ wrong }) => wrong.length)))),
      counted(ordinary.flatMap(({ holds }) => holds)),
      counted(big.flatMap(({ holds }) => holds)),
    ];
  });
  const header = ["population", "nights", "held/month", "rows asked/month", "wrong calls", "guards", "on big nights"];
  return aligned([header, ...rows]);
}

/** Returns how often each mistake was caught, for populations of about each size, and what got through. */
export function mistakeTable(outcomes: readonly Outcome[]): string {
  const rows = [...groupBy(outcomes, ({ mistake, n }) => `${mistake}\n${sizeOf(n)}`)].map(([name, all]) => {
    const [mistake = "", size = ""] = name.split("\n");
    const wrong = (...kinds: (keyof Outcome["wrong"])[]) =>
      sum(all.map((one) => sum(kinds.map((kind) => one.wrong[kind] ?? 0))));
    const passed = all.filter((one) => Object.keys(one.wrong).length > 0).length;
    return [
      mistake,
      size,
      String(all.length),
      String(all.filter(({ isHeld }) => isHeld).length),
      String(passed),
      String(wrong("value", "other_value", "other_person")),
      String(wrong("outdated")),
      String(wrong("created_twice", "created_stranger")),
      String(wrong("deleted")),
      String(Math.round(sum(all.map(({ questions }) => questions)) / all.length)),
      counted(all.flatMap(({ holds }) => holds)),
    ];
  });
  const header = [
    "mistake",
    "people",
    "times",
    "run held",
    "did harm",
    "updates",
    "outdated",
    "creates",
    "deletes",
    "rows asked",
  ];
  return aligned([[...header, "guards"], ...rows]);
}

function sizeOf(n: number): string {
  return n < 25 ? "5-12" : n < 100 ? "40-60" : n < 1_000 ? "100-220" : "1000";
}

/** Returns each item with how often it is there, most frequent first. */
function counted(items: readonly string[]): string {
  return [...groupBy(items, (item) => item)]
    .map(([item, all]) => ({ item, count: all.length }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ item, count }) => `${item} ${count}`)
    .join(", ");
}

function groupBy<T>(items: readonly T[], by: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return groups;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
