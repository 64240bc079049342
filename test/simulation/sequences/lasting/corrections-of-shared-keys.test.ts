/** A person whose row has another person's key, night after night, and whose key was corrected. */
import { expect } from "vitest";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const others = [4, 5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
const dieter = person(1, "Dieter");
/** Zoe's row, with Dieter's key. */
const zoe = (cells: Readonly<Record<string, string>> = {}) =>
  person(1, "Zoe", {
    "Last Name": "Zorn",
    Email: "zoe@example.org",
    Phone: "+49 30 7654321",
    Birthday: "1963-04-16",
    ...cells,
  });
const nameIn = (line: readonly string[], header: readonly string[]) => line[header.indexOf("First Name")] ?? "";

/** Puts texts by first name into a column of a run's report, and drops the report. */
async function fill(
  place: Workplace,
  record: RunRecord | undefined,
  column: string,
  texts: Readonly<Record<string, string>>,
) {
  dropChanged(place, record, (lines, header) =>
    setColumn(lines, header, column, (line) => texts[nameIn(line, header)] ?? line[header.indexOf(column)] ?? ""),
  );
  return run(place);
}

/** Applies a list in which Zoe has Dieter's key, and corrects it. */
async function withCorrectedKey(place: Workplace) {
  await apply(place, [dieter, ...others]);
  const [asked] = await apply(place, [dieter, zoe(), ...others]);
  await fill(place, asked, "Nr", { Zoe: "E-200" });
  await apply(place, [dieter, zoe(), ...others]);
  expect([namesIn(place).includes("Zoe"), reported(place)]).toEqual([true, []]);
}

test.for([
  ["a day of her birthday was put right", { Birthday: "1963-04-17" }],
  ["her last name was put right", { "Last Name": "Zornig" }],
  ["she married and has a new e-mail", { "Last Name": "Ammann", Email: "zoe.ammann@example.org" }],
] as const)("a corrected key of a person lasts when %s in the list", async ([, cells], { place }) => {
  await withCorrectedKey(place);
  const [record] = await apply(place, [dieter, zoe(cells), ...others]);
  expect([record?.rows.updated, reported(place)]).toEqual([1, []]);
  const [again] = await apply(place, [dieter, zoe(cells), ...others]);
  expect([again?.rows.unchanged, reported(place)]).toEqual([8, []]);
});

test("a corrected key of a person ends for her twin, who has the same birthday and e-mail", async ({ place }) => {
  await withCorrectedKey(place);
  await apply(place, [dieter, zoe({ "First Name": "Ida" }), ...others]);
  expect(reported(place)).toContain("Ida: local duplicate_key");
});

test.for([
  ["has one wrong key", "E-1"],
  ["had another wrong key before", "E-4"],
] as const)(
  "a key that is corrected once more is corrected from the list's text on: the list %s",
  async ([, key], { place }) => {
    await withCorrectedKey(place);
    if (key !== "E-1") {
      const [asked] = await apply(place, [dieter, zoe({ Nr: key }), ...others]);
      await fill(place, asked, "Nr", { Zoe: "E-200" });
      await apply(place, [dieter, zoe({ Nr: key }), ...others]);
      expect(reported(place)).toEqual([]);
    }
    const list = [
      dieter,
      zoe({ Nr: key }),
      person(200, "Yann", { Email: "yann@example.org", Birthday: "1971-08-23" }),
      ...others,
    ];
    const [asked] = await apply(place, list);
    expect(reported(place).toSorted()).toEqual(["Yann: local duplicate_key", "Zoe: local duplicate_key"]);
    await fill(place, asked, "Nr", { Zoe: "E-300" });
    const [known] = await apply(place, list);
    expect(reported(place).toSorted()).toEqual(["Yann: local other_person", "Zoe: local looks_like"]);
    await fill(place, known, "_answer", { Zoe: "same", Yann: "new" });
    expect(reported(place)).toEqual([]);
    const [again] = await apply(place, list);
    expect([again?.rows.unchanged, reported(place)]).toEqual([9, []]);
    expect(
      namesIn(place)
        .filter((name) => name === "Zoe" || name === "Yann")
        .toSorted(),
    ).toEqual(["Yann", "Zoe"]);
  },
);

test.for([
  ["has a contact", true],
  ["is new", false],
] as const)(
  "a corrected key is not her twin's, whose first name differs in a letter, where she %s",
  async ([, isKnown], { place }) => {
    // One address may be in two groups.
    place.sandbox.addGroup("Team Hamburg");
    const family = { "Last Name": "Abel", Birthday: "2001-02-04", Email: "abel@example.org" };
    const marie = person(1, "Marie", family);
    const maria = (nr: number) => person(nr, "Maria", { ...family, Group: "Team Hamburg" });
    await apply(place, [marie, ...(isKnown ? [maria(2)] : []), ...others]);
    const list = [marie, maria(1), ...others];
    const [asked] = await apply(place, list);
    await fill(place, asked, "Nr", { Maria: "E-2" });
    expect(
      namesIn(place)
        .filter((name) => name.startsWith("Mari"))
        .toSorted(),
    ).toEqual(["Maria", "Marie"]);
    for (let night = 0; night < 2; night += 1) {
      const [again] = await apply(place, list);
      expect([again?.rows.unchanged, reported(place)]).toEqual([8, []]);
    }
  },
);
