import type { Hold } from "../../model/operation.ts";

/** Returns a line for each example of a hold: `line 4: Anna Berg, birthday: 1980-01-02 → 1981-01-02`. */
export function examplesOf({ examples = [] }: Pick<Hold, "examples">): readonly string[] {
  return examples.map(({ name, line, field, before, after }) => {
    const where = line === null ? "" : `line ${line}: `;
    const what = field === null ? "" : `, ${field}: ${before ?? "–"} → ${after ?? "–"}`;
    return `${where}${name}${what}`;
  });
}
