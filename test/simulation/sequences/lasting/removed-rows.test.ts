/** Rows that are found by their whole text: a removed row beside another one of its key, and a corrected row without a key. */
import { describe, expect } from "vitest";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { apply, birthdayOf, drop, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = NonNullable<Parameters<typeof person>[2]>;
type Rows = readonly (readonly string[])[];

const others = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
const VALUES = { "Last Name": "Müller", Email: "ada@example.org", Phone: "+49 30 5550123", Birthday: "1963-04-16" };
const right = person(1, "Ada", { ...VALUES, "Last Name": "Right" });
const wrong = (more: Cells = {}) => person(1, "Ada", { ...VALUES, ...more });

/** Applies a list with two rows of one key, and removes the wrong one from the report. */
async function remove(place: Workplace, list: Rows, isRemoved: (cells: readonly string[]) => boolean) {
  const [record] = await apply(place, list);
  dropChanged(place, record, (lines) => lines.splice(0, lines.length, ...lines.filter((cells) => !isRemoved(cells))));
  await run(place);
  expect((await apply(place, list))[0]?.rows).toMatchObject({ unchanged: 6, duplicate: 1, rejected: 0 });
}

const FORMS: Readonly<Record<string, Cells>> = {
  "its name in capitals": { "Last Name": "MÜLLER", "First Name": "ADA" },
  "its name with another spelling": { "Last Name": "Mueller" },
  "more blanks": { "Last Name": " Müller ", Group: "Team  Berlin" },
  "its date written otherwise": { Birthday: "16 April 1963" },
  "its phone written otherwise": { Phone: "030 / 5550123" },
  "its e-mail in capitals": { Email: "ADA@EXAMPLE.ORG" },
};

describe("a removed row stays removed when the list has", () => {
  test.for(Object.keys(FORMS))("%s", async (name, { place }) => {
    await remove(place, [right, wrong(), ...others], (cells) => cells.includes("Müller"));
    for (let night = 0; night < 2; night += 1) {
      const [record] = await apply(place, [right, wrong(FORMS[name]), ...others]);
      expect([record?.rows.duplicate, reported(place)]).toEqual([1, []]);
    }
  });

  test("its columns in another order under other names, and all dates in another form", async ({ place }) => {
    await remove(place, [right, wrong(), ...others], (cells) => cells.includes("Müller"));
    const dotted = (date: string) => date.split("-").toReversed().join(".");
    const at = HEADER.indexOf("Birthday");
    const rows = [right, wrong(), ...others].map((row) => row.with(at, dotted(row[at] ?? "")).toReversed());
    drop(place, rows, HEADER.map((name) => (name === "Last Name" ? "Surname" : name)).toReversed());
    const feed = { columns: { ...testFeed("staff").columns, Surname: "last_name" as const }, dateOrder: null };
    expect((await run(place, feed))[0]?.rows).toMatchObject({ duplicate: 1, rejected: 0 });
  });
});

describe("a removed row is asked about again when", () => {
  const CHANGES: Readonly<Record<string, Cells>> = {
    "its first name differs": { "First Name": "Ida" },
    "its birthday differs by a day": { Birthday: "1963-04-17" },
    "its phone has another digit": { Phone: "+49 30 5550124" },
    "its e-mail differs": { Email: "ida@example.org" },
    "a cell is blank": { Phone: "" },
  };
  test.for(Object.keys(CHANGES))("%s", async (name, { place }) => {
    await remove(place, [right, wrong(), ...others], (cells) => cells.includes("Müller"));
    const [record] = await apply(place, [right, wrong(CHANGES[name]), ...others]);
    expect(record?.rows).toMatchObject({ duplicate: 0, rejected: 2 });
  });

  test("both rows have its form", async ({ place }) => {
    const capitals = wrong({ "Last Name": "MÜLLER" });
    await remove(place, [wrong(), capitals, ...others], (cells) => cells.includes("MÜLLER"));
    const [record] = await apply(place, [wrong(), wrong({ "Last Name": "MüLLER" }), ...others]);
    expect(record?.rows).toMatchObject({ duplicate: 0, rejected: 2 });
  });
});

describe("a corrected row without a key", () => {
  const keyless = (more: Cells = {}) => person(1, "Ada", { ...VALUES, Nr: "", ...more });
  const correct = async (place: Workplace) => {
    const [record] = await apply(place, [keyless(), ...others]);
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Nr", () => "E-1"));
    await run(place);
  };

  test.for(Object.keys(FORMS))("stays corrected when the list has %s", async (name, { place }) => {
    await correct(place);
    for (let night = 0; night < 2; night += 1) {
      const [record] = await apply(place, [keyless(FORMS[name]), ...others]);
      expect([record?.rows.rejected, reported(place)]).toEqual([0, []]);
    }
  });

  test("is asked about when it may be another person's", async ({ place }) => {
    await correct(place);
    await apply(place, [keyless({ Birthday: birthdayOf(4) }), ...others]);
    expect(reported(place)).toEqual(["Ada: local key_missing"]);
  });
});
