import { describe, expect, it } from "vitest";
import { findCopied } from "../../../../src/pipeline/plan/rules/changes/columns/copied-stretches.ts";
import type { GuardedField } from "../../../../src/pipeline/plan/rules/changes/guarded-fields.ts";

/** Returns what is found. @param wrong values by place that replace the former ones */
function foundIn(
  field: GuardedField,
  before: readonly (string | null)[],
  wrong: Readonly<Record<number, string>>,
  familyOf: (at: number) => string | null = () => null,
): ReturnType<typeof findCopied> {
  const cells = Object.entries(wrong).map(([at, value]) => ({
    seq: Number(at),
    value,
    before: before[Number(at)] ?? null,
    family: familyOf(Number(at)),
  }));
  return findCopied(
    { field, cells, filled: cells.filter(({ before: former }) => former === null).length },
    {
      beside: (seq, step) => (seq + step < 0 || seq + step >= before.length ? null : seq + step),
      former: (seq) =>
        before[seq] === null || before[seq] === undefined ? null : { value: before[seq], family: familyOf(seq) },
    },
  );
}

function copiedIn(...list: Parameters<typeof foundIn>): readonly number[] {
  return foundIn(...list)?.seqs ?? [];
}

const FIELDS: readonly GuardedField[] = ["first_name", "last_name", "email", "phone", "whatsapp_phone", "birthday"];
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

  it.each(FIELDS)("finds values of the field %s that were copied from rows in the same order, with gaps", (field) => {
    expect(copiedIn(field, list, { 0: "b", 1: "e", 2: "h", 3: "k" })).toEqual([0, 1, 2, 3]);
    expect(copiedIn(field, list, { 8: "a", 9: "c", 10: "d", 11: "g" })).toEqual([8, 9, 10, 11]);
    const three = copiedIn(field, list, { 0: "b", 1: "e", 2: "h" });
    expect(three).toEqual(field === "last_name" ? [] : [0, 1, 2]);
  });

  it("finds values in any order when five rows get those of one other row each", () => {
    expect(copiedIn("email", list, { 0: "k", 1: "h", 2: "l", 3: "f", 4: "i" })).toEqual([0, 1, 2, 3, 4]);
    expect(copiedIn("email", list, { 0: "k", 1: "h", 2: "l", 3: "f" })).toEqual([]);
    expect(copiedIn("email", list, { 0: "k", 1: "h", 2: "new", 3: "l", 4: "j", 5: "g" })).toEqual([]);
    const twice = [...list, ...list];
    expect(copiedIn("first_name", twice, { 0: "k", 1: "h", 2: "f", 3: "e", 4: "d" })).toEqual([]);
  });

  it("finds common values in the same order only when chance does not explain them", () => {
    const names = Array.from({ length: 60 }, (_, at) => "abcdefghijkl"[(at * 5) % 12] ?? "");
    const others = [..."abcdefghijkl"].map((name) => name.toUpperCase());
    expect(copiedIn("first_name", [...others, ...names], { 0: "a", 1: "b", 2: "c" })).toEqual([]);
    const copied = Object.fromEntries(others.map((_, at) => [at, names[4 * at + 1] ?? ""]));
    expect(copiedIn("first_name", [...others, ...names], copied)).toHaveLength(12);
  });

  it("finds nothing in scattered values of relatives, and where a column is filled for the first time", () => {
    expect(copiedIn("email", list, { 0: "b", 1: "e", 2: "h" }, () => "family")).toEqual([]);
    expect(copiedIn("first_name", list, { 0: "b", 1: "e", 2: "h" }, () => "family")).toEqual([0, 1, 2]);
    const blank = Array.from({ length: 30 }, () => null);
    const filled = Object.fromEntries(blank.map((_, at) => [at, at % 10 < 3 ? ["b", "e", "h"][at % 10] : `new ${at}`]));
    expect(copiedIn("birthday", [...blank, ...list], filled as Record<number, string>)).toEqual([]);
  });

  it("finds the block among other changes", () => {
    expect(copiedIn("email", list, { 1: "x", 2: "y", 5: "z", 6: "a", 7: "b", 8: "c", 9: "y" })).toEqual([6, 7, 8]);
  });

  it("finds values that people without a value get", () => {
    expect(copiedIn("phone", ["a", "b", "c", null, null, null], { 3: "a", 4: "b", 5: "c" })).toEqual([3, 4, 5]);
  });

  it("finds a stretch across rows whose own value equals the pasted one, and across blank cells", () => {
    const families = [..."aabbccddeeffgghh"];
    const moved = Object.fromEntries(
      families.flatMap((_, at) => (at % 2 === 0 && at > 1 ? [[at, families[at - 1]]] : [])),
    );
    expect(copiedIn("last_name", families, moved as Record<number, string>)).toHaveLength(7);
    const blanks = [...list, "m", null, "n", null, "o", "p"];
    expect(copiedIn("phone", blanks, { 12: "a", 14: "c", 16: "e", 17: "f" })).toEqual([12, 14, 16, 17]);
    const kept = [..."abcdefgxyczw"];
    expect(copiedIn("last_name", kept, { 7: "a", 8: "b", 10: "e", 11: "g" })).toEqual([7, 8, 10, 11]);
  });

  const long = Array.from({ length: 60 }, (_, at) => `v${at}`);
  it.each(FIELDS)("finds four values of the field %s in the same order in rows far apart", (field) => {
    expect(copiedIn(field, long, { 2: "v30", 14: "v31", 20: "v32", 41: "v33" })).toEqual([2, 14, 20, 41]);
    expect(copiedIn(field, long, { 2: "v30", 14: "v31", 20: "new", 30: "v35", 41: "v50" })).toEqual([2, 14, 30, 41]);
    const otherOrder = copiedIn(field, long, { 2: "v30", 14: "v28", 20: "v32", 41: "v26" });
    expect(otherOrder).toEqual([]);
  });

  it("finds nothing in last names of the rows beside, and where most changes are others", () => {
    expect(copiedIn("last_name", long, { 2: "v1", 14: "v13", 20: "v21", 41: "v40" })).toEqual([]);
    const mixed = {
      2: "v30",
      3: "new",
      9: "other",
      14: "v31",
      16: "more",
      20: "v32",
      24: "some",
      26: "else",
      41: "v33",
    };
    expect(copiedIn("last_name", long, mixed)).toEqual([]);
  });

  it("finds a chain in which each person gets the phone of the changed one before, or after", () => {
    expect(foundIn("phone", long, { 9: "v2", 20: "v9", 31: "v20", 40: "v31", 51: "v40" })?.isInStep).toBe(true);
    expect(foundIn("phone", long, { 9: "v20", 20: "v31", 31: "v40", 40: "v51", 51: "v58" })?.isInStep).toBe(true);
    expect(foundIn("phone", long, { 9: "v2", 20: "v31", 31: "v35", 40: "v45", 51: "v58" })?.isInStep).toBe(false);
  });

  it("takes no ring for a chain: each phone has a person", () => {
    expect(foundIn("phone", long, { 9: "v51", 20: "v9", 31: "v20", 40: "v31", 51: "v40" })?.isInStep).not.toBe(true);
    expect(foundIn("phone", long, { 9: "v20", 20: "v31", 31: "v40", 40: "v51", 51: "v9" })?.isInStep).not.toBe(true);
  });

  it("finds nothing in two values, in rows apart, in other distances and in new values", () => {
    expect(copiedIn("birthday", list, { 2: "d", 3: "e" })).toEqual([]);
    expect(copiedIn("birthday", list, { 2: "d", 3: "e", 5: "g" })).toEqual([]);
    expect(copiedIn("birthday", list, { 2: "f", 3: "e", 4: "d" })).toEqual([]);
    expect(copiedIn("birthday", list, { 2: "x", 3: "y", 4: "z" })).toEqual([]);
  });

  it("finds nothing when families get the addresses or the last names of their parents", () => {
    const families = ["a", "a", "b", "k", "l", "m"];
    expect(copiedIn("email", families, { 3: "a", 4: "a", 5: "b" })).toEqual([]);
    expect(copiedIn("last_name", ["a", "a", "a", "k", "k", "k"], { 3: "a", 4: "a", 5: "a" })).toEqual([]);
  });
});
