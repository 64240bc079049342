import { describe, expect, it } from "vitest";
import {
  findFilledDown,
  findMoved,
  type Column,
} from "../../../../src/pipeline/plan/rules/changes/columns/moved-columns.ts";

type Values = readonly (string | null)[];

/** Returns the column of a field whose former values become other ones. */
function columnOf(field: string, before: Values, after: Values): Column {
  const former = new Map<string, number>();
  for (const value of before) if (value !== null) former.set(value, (former.get(value) ?? 0) + 1);
  const changes = before.flatMap((value, seq) =>
    value === after[seq] ? [] : [{ seq, before: value, after: after[seq] ?? null }],
  );
  return { field, changes, former, linked: before.length };
}

const moved = (field: string, before: Values, after: Values) => findMoved(columnOf(field, before, after))?.people ?? 0;

function filled(field: string, before: Values, after: Values): number {
  const found = findFilledDown(columnOf(field, before, after), {
    beside: (seq, step) => (seq + step < 0 || seq + step >= before.length ? null : seq + step),
    kept(seq) {
      const value = before[seq];
      return typeof value !== "string" || value !== after[seq] ? null : { value, family: null };
    },
  });
  return found?.people ?? 0;
}

/** Returns a column of `people` rows in which values repeat. */
const rows = (people: number, of: readonly string[]): readonly string[] =>
  Array.from({ length: people }, (_, at) => of[(at * 7 + Math.floor(at / 3)) % of.length] ?? "");
const own = (people: number, text = "photo"): readonly string[] =>
  Array.from({ length: people }, (_, at) => `https://img.example/${text}-${(at * 7) % people}.jpg`);
const up = (values: Values): Values => [...values.slice(1), ...values.slice(0, 1)];
const fill = (values: Values, from: number, count: number): Values =>
  values.map((value, at) => (at > from && at <= from + count ? (values[from] ?? null) : value));
/** Returns the values with some of them replaced throughout. */
const renamed = (values: readonly string[], names: Readonly<Record<string, string>>): Values =>
  values.map((value) => names[value] ?? value);

const TITLES = ["Clerk", "Nurse", "Cook", "Head"];
const ROLES = ["gender", "company", "job_title", "location", "relationship_status", "status", "custom_fields.team"];

describe("findMoved", () => {
  it.each(["profile_image", "guardian_contact_id", "custom_fields.locker"])(
    "holds three values of the field %s that belong to people, and passes two",
    (field) => {
      const before = own(40);
      const cycle = (count: number) => [...up(before.slice(0, count)), ...before.slice(count)];
      expect(moved(field, before, cycle(3))).toBe(3);
      expect(moved(field, before, cycle(2))).toBe(0);
    },
  );

  it.each(ROLES)("holds a shared column %s that is sorted or shifted without the others", (field) => {
    const before = rows(40, TITLES);
    const sorted = before.toSorted();
    expect(moved(field, before, sorted)).toBe(before.filter((value, at) => value !== sorted[at]).length);
    expect(moved(field, before, up(before))).toBeGreaterThan(20);
    const shifted = [before[0] ?? null, ...before.slice(0, -1)];
    expect(moved(field, before, shifted)).toBeGreaterThan(20);
  });

  it("holds two values that everybody exchanges in a list that alternates", () => {
    const before = rows(10, ["m"]).map((value, at) => (at % 2 === 0 ? "f" : value));
    expect(moved("gender", before, up(before))).toBe(10);
  });

  it.each(ROLES)("passes few people who exchange the values of the field %s", (field) => {
    const before = rows(40, TITLES);
    const [clerk, head] = [before.indexOf("Clerk"), before.indexOf("Head")];
    const exchanged = before.with(clerk, "Head").with(head, "Clerk");
    expect(moved(field, before, exchanged)).toBe(0);
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ["a company that is renamed", "company", { Clerk: "Clerk AG" }],
    ["a merger into a company of the list", "company", { Clerk: "Head", Cook: "Head" }],
    [
      "another title for everybody",
      "job_title",
      { Clerk: "Partner", Nurse: "Partner", Cook: "Partner", Head: "Partner" },
    ],
    ["a promotion round with a title at its top", "job_title", { Clerk: "Nurse", Nurse: "Head", Head: "Director" }],
    ["duties that change places every week", "custom_fields.duty", { Clerk: "Nurse", Nurse: "Cook", Cook: "Clerk" }],
  ])("passes %s", (_what, field, names) => {
    const before = rows(40, TITLES);
    expect(moved(field, before, renamed(before, names))).toBe(0);
  });

  it("passes pictures that all get new addresses, and a column that is filled for the first time", () => {
    expect(moved("profile_image", own(40), own(40, "v2"))).toBe(0);
    expect(moved("profile_image", Array<null>(40).fill(null), own(40))).toBe(0);
  });

  it("passes ranks and years, which many people pass on to each other", () => {
    const ranks = Array.from({ length: 40 }, (_, at) => String(at + 1));
    expect(moved("custom_fields.rank", ranks, up(ranks))).toBe(0);
    const years = Array.from({ length: 40 }, (_, at) => String(at % 8));
    const later = years.map((year) => String(Number(year) + 1));
    expect(moved("custom_fields.years", years, later)).toBe(0);
  });

  it("passes pictures of which few were another person's", () => {
    const before = own(40);
    const after = own(40, "v2")
      .with(0, before[1] ?? "")
      .with(1, before[2] ?? "")
      .with(2, before[0] ?? "");
    expect(moved("profile_image", before, after)).toBe(0);
  });
});

describe("findFilledDown", () => {
  it.each(["profile_image", "guardian_contact_id"])("holds three cells of the field %s, and passes two", (field) => {
    expect(filled(field, own(40), fill(own(40), 5, 3))).toBe(3);
    expect(filled(field, own(40), fill(own(40), 5, 2))).toBe(0);
  });

  it("finds cells that are filled upwards", () => {
    expect(filled("profile_image", own(40), fill(own(40).toReversed(), 5, 3).toReversed())).toBe(3);
  });

  it.each(ROLES)("holds the field %s when one value goes down over many rows", (field) => {
    const before = own(40).map((_, at) => TITLES[at % 4] ?? "");
    expect(filled(field, before, fill(before, 5, 11))).toBe(9);
  });

  it("passes one title for a whole company", () => {
    const before = rows(40, TITLES);
    const after = before.map((value, at) => (at > 5 && at < 20 ? "Consultant" : value));
    expect(filled("job_title", before, after)).toBe(0);
  });

  it("passes a merger of companies that stand in rows together", () => {
    const before = rows(40, TITLES).toSorted();
    expect(filled("company", before, renamed(before, { Cook: "Clerk", Head: "Clerk" }))).toBe(0);
  });
});
