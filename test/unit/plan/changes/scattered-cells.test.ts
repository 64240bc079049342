import { describe, expect, it } from "vitest";
import type { GuardedField } from "../../../../src/pipeline/plan/rules/changes/guarded-fields.ts";
import { findScattered } from "../../../../src/pipeline/plan/rules/changes/scattered-cells.ts";

interface Neighbours {
  /** Number of people who get the value of the unchanged row beside them. */
  readonly copies: number;
  /** Number of people who get another value. */
  readonly others?: number;
  /** Where the unchanged row stands: -1 is above, 1 is below. */
  readonly step?: -1 | 1;
  readonly families?: readonly [changed: string | null, kept: string | null];
}

/** Returns the number of people whose values are found; 0: none. Each changed row stands between two unchanged rows. */
function foundIn(field: GuardedField, { copies, others = 0, step = -1, families = [null, null] }: Neighbours): number {
  const total = copies + others;
  const cells = Array.from({ length: total }, (_, at) => ({
    seq: 3 * at + 1,
    before: `before ${at}`,
    value: at < copies ? `of row ${3 * at + 1 + step}` : `new ${at}`,
    family: families[0],
  }));
  const found = findScattered(field, cells, total, {
    beside: (seq, to) => seq + to,
    kept: (seq) => ({ value: `of row ${seq}`, family: families[1] }),
  });
  return found?.people ?? 0;
}

describe("findScattered", () => {
  it.each<[GuardedField, number]>([
    ["birthday", 3],
    ["first_name", 3],
    ["email", 3],
    ["last_name", 6],
    ["phone", 6],
    ["whatsapp_phone", 6],
  ])("finds values of the field %s that stand in the row beside them from %i people on", (field, fewest) => {
    for (const step of [-1, 1] as const) {
      expect(foundIn(field, { copies: fewest - 1, step })).toBe(0);
      expect(foundIn(field, { copies: fewest, step })).toBe(fewest);
    }
  });

  it("finds nothing when the copies are less than a quarter of the changed values", () => {
    expect(foundIn("birthday", { copies: 3, others: 9 })).toBe(3);
    expect(foundIn("birthday", { copies: 3, others: 10 })).toBe(0);
  });

  it("does not count values of relatives, except for first names", () => {
    expect(foundIn("email", { copies: 6, families: ["berg", "berg"] })).toBe(0);
    expect(foundIn("birthday", { copies: 6, families: ["berg", "berg"] })).toBe(0);
    expect(foundIn("first_name", { copies: 6, families: ["berg", "berg"] })).toBe(6);
  });

  it("counts values of people whose family is another one or is not known", () => {
    expect(foundIn("email", { copies: 6, families: ["berg", "wolf"] })).toBe(6);
    expect(foundIn("email", { copies: 6, families: [null, null] })).toBe(6);
  });

  it("finds nothing in a field without a limit", () => {
    expect(foundIn("salutation", { copies: 6 })).toBe(0);
  });
});
