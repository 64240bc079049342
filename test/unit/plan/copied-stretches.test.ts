import { describe, expect, it } from "vitest";
import { findCopied } from "../../../src/pipeline/plan/rules/changes/copied-stretches.ts";
import type { GuardedField } from "../../../src/pipeline/plan/rules/changes/guarded-fields.ts";

/** Returns the places of the rows whose values come from other rows. @param wrong values by place that replace the former ones */
function copiedIn(
  field: GuardedField,
  before: readonly (string | null)[],
  wrong: Readonly<Record<number, string>>,
): readonly number[] {
  const cells = Object.entries(wrong).map(([at, value]) => ({
    seq: Number(at),
    value,
    before: before[Number(at)] ?? null,
    family: null,
  }));
  const found = findCopied(field, cells, {
    beside: (seq, step) => (seq + step < 0 || seq + step >= before.length ? null : seq + step),
    former: (seq) => before[seq] ?? null,
  });
  return found?.seqs ?? [];
}

const FIELDS: readonly GuardedField[] = ["first_name", "last_name", "email", "phone", "birthday"];
const list = [..."abcdefghijkl"];

describe("findCopied", () => {
  it.each(FIELDS)(
    "finds three values of the field %s that moved by a row when the last donor keeps its own",
    (field) => {
      expect(copiedIn(field, list, { 2: "d", 3: "e", 4: "f" })).toEqual([2, 3, 4]);
      expect(copiedIn(field, list, { 2: "b", 3: "c", 4: "d" })).toEqual([2, 3, 4]);
    },
  );

  it.each(FIELDS)("finds three values of the field %s that were copied from rows further away", (field) => {
    expect(copiedIn(field, list, { 7: "a", 8: "b", 9: "c" })).toEqual([7, 8, 9]);
    expect(copiedIn(field, list, { 0: "h", 1: "i", 2: "j" })).toEqual([0, 1, 2]);
  });

  it("finds the block among other changes", () => {
    expect(copiedIn("email", list, { 1: "x", 2: "y", 5: "z", 6: "a", 7: "b", 8: "c", 9: "y" })).toEqual([6, 7, 8]);
  });

  it("finds values that people without a value get", () => {
    expect(copiedIn("phone", ["a", "b", "c", null, null, null], { 3: "a", 4: "b", 5: "c" })).toEqual([3, 4, 5]);
  });

  it("finds nothing in two values, in rows apart, in other distances and in new values", () => {
    expect(copiedIn("birthday", list, { 2: "d", 3: "e" })).toEqual([]);
    expect(copiedIn("birthday", list, { 2: "d", 3: "e", 5: "g" })).toEqual([]);
    expect(copiedIn("birthday", list, { 2: "d", 3: "f", 4: "e" })).toEqual([]);
    expect(copiedIn("birthday", list, { 2: "x", 3: "y", 4: "z" })).toEqual([]);
  });

  it("finds nothing when families get the addresses or the last names of their parents", () => {
    const families = ["a", "a", "b", "k", "l", "m"];
    expect(copiedIn("email", families, { 3: "a", 4: "a", 5: "b" })).toEqual([]);
    expect(copiedIn("last_name", ["a", "a", "a", "k", "k", "k"], { 3: "a", 4: "a", 5: "a" })).toEqual([]);
  });
});
