import type { NeededCorrection } from "../../model/run-record.ts";
import type { LastingCorrection, LastingCorrections } from "./lasting-corrections.ts";

/** Number of rows of one correction that a report names. */
const NAMED_ROWS = 6;

/**
 * Returns the corrections that a run's list needs, in the order of its lines. Equal corrections of one column are one. A rule
 * stands for the equal corrections of single cells.
 */
export function neededCorrections(
  { seenBy }: Pick<LastingCorrections, "seenBy">,
  run: string,
): readonly NeededCorrection[] {
  // A removed row whose key is wrong is reported as a refused row.
  const seen = seenBy(run).filter(({ kind, isKey }) => kind !== "row" || !isKey);
  const textOf = ({ header, nth, was, becomes }: LastingCorrection) => JSON.stringify([header, nth, was, becomes]);
  const byRule = new Set(seen.flatMap((each) => (each.kind === "rule" ? [textOf(each)] : [])));
  const found = new Map<string, NeededCorrection & { first: { line: number; person: string }[]; rows: number }>();
  for (const each of seen) {
    const { id, kind, header, target, was, becomes, seenLine, seenRows, person } = each;
    const text = textOf(each);
    if (kind === "cell" && byRule.has(text)) continue;
    const name = kind === "row" || kind === "address" ? String(id) : text;
    const field = kind === "address" ? (target === "phone" ? "phone" : "email") : null;
    const needed = found.get(name) ?? { kind, first: [], rows: 0, header, field, was, becomes };
    found.set(name, needed);
    if (needed.first.length < NAMED_ROWS) needed.first.push({ line: seenLine ?? 0, person });
    needed.rows += seenRows;
  }
  return [...found.values()];
}
