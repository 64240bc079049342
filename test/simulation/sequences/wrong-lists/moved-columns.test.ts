/** Lists in which a column of a field without limits of its own was moved or filled down, and ordinary lists that change such a column. */
import { describe, expect } from "vitest";
import type { ColumnTarget } from "../../../../src/model/contact.ts";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { drop, mutations, run, test } from "../../world/list-sequence.ts";
import { listOf } from "../../world/members.ts";
import type { Workplace } from "../../world/workplace.ts";

const PEOPLE = listOf(40);

/** Applies lists whose only difference is one column. @returns the records of their runs */
async function applyColumns(
  place: Workplace,
  field: string,
  ...columns: readonly (readonly string[])[]
): Promise<readonly (RunRecord | undefined)[]> {
  const { Guardian: _without, ...others } = testFeed("staff").columns;
  const columnsOfFeed = { ...others, More: field } as Readonly<Record<string, ColumnTarget>>;
  const records: (RunRecord | undefined)[] = [];
  for (const column of columns) {
    place.sandbox.forgetRequests();
    drop(
      place,
      PEOPLE.map((row, at) => [...row, column[at] ?? ""]),
      [...HEADER, "More"],
    );
    const [record] = await run(place, { columns: columnsOfFeed });
    records.push(record);
  }
  return records;
}

const guardsOf = (record: RunRecord | undefined) => record?.holds.map(({ guard }) => guard);
const repeated = (values: readonly string[]) =>
  PEOPLE.map((_, at) => values[(at * 7 + Math.floor(at / 3)) % values.length] ?? "");
const up = (values: readonly string[]) => [...values.slice(1), ...values.slice(0, 1)];
const fill = (values: readonly string[], count: number) =>
  values.map((value, at) => (at > 5 && at <= 5 + count ? (values[5] ?? "") : value));

const PHOTOS = PEOPLE.map((_, at) => `https://img.example/${(at * 7) % 40}.jpg`);
/** Of 30 people: the keys of the other ten. */
const GUARDIANS = PEOPLE.map((_, at) => (at < 10 ? "" : `E-${1 + ((at * 3) % 10)}`));
const COMPANIES = repeated(["Beispiel GmbH", "Muster AG", "Probe KG"]);

describe("a list is held when it moves the column", () => {
  test.for<[string, readonly string[]]>([
    ["profile_image", PHOTOS],
    ["guardian_contact_id", GUARDIANS],
    ["gender", repeated(["m", "f"])],
    ["company", COMPANIES],
    ["job_title", repeated(["Clerk", "Nurse", "Cook", "Head"])],
    ["relationship_status", repeated(["colleague", "friend", "customer"])],
    ["location", repeated(["Berlin", "Bonn", "Ulm"])],
    ["custom_fields.Cost centre", repeated(["North", "South", "East"])],
    ["custom_fields.Locker", PEOPLE.map((_, at) => `L-${1_000 + at}`)],
  ])("%s", async ([field, column], { place }) => {
    const own = column.filter((value) => value !== "");
    const wrong = [...column.slice(0, 40 - own.length), ...up(own)];
    const [right, held] = await applyColumns(place, field, column, wrong);
    expect(right?.holds).toEqual([]);
    expect(right?.rows).toMatchObject({ created: 40 });
    expect(guardsOf(held)).toEqual(["values_exchanged"]);
    expect(held?.holds[0]).toMatchObject({ figures: { field, linked: 40 }, pattern: "column_out_of_step" });
    expect(held?.holds[0]?.examples).toHaveLength(3);
    expect(mutations(place)).toEqual([]);
  });
});

describe("a list is held when it fills down the column", () => {
  test.for<[string, readonly string[], number]>([
    ["profile_image", PHOTOS, 3],
    ["company", COMPANIES, 14],
    ["custom_fields.Cost centre", COMPANIES, 14],
  ])("%s", async ([field, column, count], { place }) => {
    const [, held] = await applyColumns(place, field, column, fill(column, count));
    expect(guardsOf(held)).toEqual(["values_filled"]);
    expect(held?.holds[0]).toMatchObject({ figures: { field, linked: 40 }, pattern: "filled_down" });
    expect(mutations(place)).toEqual([]);
  });
});

describe("a list passes when", () => {
  test.for<[string, string, readonly string[], readonly string[]]>([
    ["all pictures get new addresses", "profile_image", PHOTOS, PHOTOS.map((url) => url.replace("img", "cdn"))],
    ["a column is filled for the first time", "profile_image", [], PHOTOS],
    ["a company is renamed", "company", COMPANIES, COMPANIES.map((name) => name.replace("AG", "SE"))],
    [
      "all people of a company get another title",
      "job_title",
      COMPANIES,
      COMPANIES.map((name) => (name === "Muster AG" ? "Consultant" : name)),
    ],
    ["two people exchange their titles", "job_title", COMPANIES, [...up(COMPANIES.slice(0, 2)), ...COMPANIES.slice(2)]],
    [
      "a custom field counts",
      "custom_fields.Years",
      PEOPLE.map((_, at) => String(at % 9)),
      PEOPLE.map((_, at) => String(1 + (at % 9))),
    ],
  ])("%s", async ([, field, before, after], { place }) => {
    const [, record] = await applyColumns(place, field, before, after);
    expect(record?.holds).toEqual([]);
    expect(record?.rows.updated).toBeGreaterThan(0);
  });
});
