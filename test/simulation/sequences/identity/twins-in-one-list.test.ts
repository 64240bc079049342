/** New rows of one list that seem to be about one person: a plan shows what the run does, and many of them hold the list. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { createRandom, type Random } from "../../world/random.ts";
import { csvText, dropCorrected } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, codesOf, namesIn, person, run, runCommand, test } from "../../world/list-sequence.ts";
import { preview as previewFile } from "../../world/preview.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = Partial<Record<(typeof HEADER)[number], string>>;
type Rows = readonly (readonly string[])[];

const FIRST = ["Zoe", "Nils", "Frieda", "Jonas", "Nina", "Karla", "Ludwig", "Mona", "Olga", "Peter"];
const LAST = [
  "Brandt",
  "Ziegler",
  "Riedel",
  "Gruber",
  "Otto",
  "Dietz",
  "Abel",
  "Falk",
  "Haas",
  "Kolb",
  "Moser",
  "Quast",
];

/** Returns a row of the person with this place. No two of them have a name, an e-mail or a birthday in common. */
function someone(at: number, more: Cells = {}): readonly string[] {
  return person(at, FIRST[at % FIRST.length] ?? "", {
    "Last Name": `${LAST[Math.floor(at / FIRST.length) % LAST.length]}${LAST[at % LAST.length]?.toLowerCase()}`,
    Email: `p${at}@example.org`,
    Birthday: `19${40 + ((at * 7) % 60)}-${String((at % 12) + 1).padStart(2, "0")}-${String(((at * 5) % 28) + 1).padStart(2, "0")}`,
    UID: "",
    Nr: `${1000 + at}`,
    ...more,
  });
}

const people = (size: number) => Array.from({ length: size }, (_, at) => someone(at));
/** Returns rows of the first people, each under another number and with another e-mail. */
const again = (size: number) =>
  Array.from({ length: size }, (_, at) => someone(at, { Nr: `${5000 + at}`, Email: `neu${at}@example.org` }));

/** Plans a list as the command `plan` and the console's check do. */
async function preview(place: Workplace, rows: Rows) {
  const path = join(place.root, "outside", "preview.csv");
  writeFileSync(path, csvText(HEADER, rows));
  return previewFile(place, path);
}

const counts = (rows: Awaited<ReturnType<typeof preview>>["rows"] | undefined) => ({
  created: rows?.created,
  rejected: rows?.rejected,
  held: rows?.held,
  deferred: rows?.deferred,
});

describe("a plan of a list with a person under two numbers", () => {
  test("shows the question that the run asks", async ({ place }) => {
    const rows = [...people(5), ...again(1)];
    const planned = await preview(place, rows);
    expect(planned.issues).toMatchObject([[7, { code: "looks_like", data: { name: "Zoe Brandtbrandt", lines: [2] } }]]);
    const [record] = await apply(place, rows);
    expect(codesOf(place, record)).toEqual({ 7: ["looks_like"] });
    expect(counts(planned.rows)).toEqual(counts(record?.rows));
  });

  test("shows what the run does with a row that stands three times, or is a guardian", async ({ place }) => {
    const third = someone(0, { Nr: "6000", Email: "drei@example.org" });
    const ward = someone(7, { Guardian: "5000" });
    const rows = [...people(5), ...again(1), third, ward];
    const planned = await preview(place, rows);
    const [record] = await apply(place, rows);
    expect(record?.rows).toMatchObject({ created: 5, rejected: 3 });
    expect(counts(planned.rows)).toEqual(counts(record?.rows));
  });

  test("deletes the same people as the run, beside a leaver who may be the person", async ({ place }) => {
    const leaver = someone(20, { "First Name": "Zoe", "Last Name": "Brandtbrandt", Birthday: "" });
    await apply(place, [...people(0), ...people(6).slice(1), leaver]);
    const rows = [...people(6), ...again(1)];
    const planned = await preview(place, rows);
    const [record] = await apply(place, rows);
    expect(counts(planned.rows)).toEqual(counts(record?.rows));
  });

  test("asks nothing about rows that wait with the whole list", async ({ place }) => {
    await apply(place, people(5));
    const rows = [...people(12).slice(5), ...again(6).slice(5)];
    const planned = await preview(place, rows);
    const [record] = await apply(place, rows);
    expect(record?.status).toBe("held");
    expect(counts(planned.rows)).toEqual(counts(record?.rows));
  });
});

/** Returns rows of people with few names and birthdays, each under a number of its own. */
function fewNames(size: number, first: number, random: Random): Rows {
  return Array.from({ length: size }, (_, at) =>
    person(first + at, random.pick(["Zoe", "Nils"]), {
      "Last Name": random.pick(["Brandt", "Ziegler", ""]),
      Email: random.chance(0.5) ? `p${first + at}@example.org` : "",
      Birthday: random.pick(["1980-01-05", "1991-06-07", "1975-11-23", ""]),
      Group: random.pick(["Team Berlin", "Team birthdays"]),
      UID: "",
      Nr: String(first + at),
    }),
  );
}

describe("a plan of a list of people with few names", () => {
  test.for([1, 2, 3, 4, 5, 6])("counts as the run does (seed %i)", async (seed, { place }) => {
    const random = createRandom(seed);
    const unlike = people(150).map((cells) => cells.with(0, `9${cells[0]}`));
    await apply(place, unlike);
    const known = fewNames(3, 200, random);
    for (const rows of [
      known,
      [...known, ...fewNames(5, 300, random)],
      [...known.slice(1), ...fewNames(6, 400, random)],
    ]) {
      const list = [...unlike, ...rows];
      const planned = await preview(place, list);
      const [record] = await apply(place, list);
      const { deletes, rows: counted, status } = record ?? {};
      expect({ ...counts(planned.rows), isHeld: planned.guards.length > 0 }).toEqual({
        ...counts(counted),
        isHeld: (deletes?.held ?? 0) > 0 || status === "held",
      });
    }
  });
});

describe("a list in which many new people stand twice", () => {
  test("waits as a whole, and sends nothing", async ({ place }) => {
    const rows = [...people(100), ...again(4)];
    expect(await preview(place, rows)).toMatchObject({ guards: ["people_twice"] });
    const [record] = await apply(place, rows);
    expect(record).toMatchObject({
      status: "held",
      holds: [{ guard: "people_twice", figures: { people: 4, listed: 104, lines: ["2", "102"] } }],
    });
    expect(record?.holds[0]?.examples).toMatchObject([{ name: "Zoe Brandtbrandt", line: 102 }, {}, {}]);
    expect(namesIn(place)).toEqual([]);
  });

  test("is sent whole, without questions, when a person approves it", async ({ place }) => {
    const rows = [...people(100), ...again(4)];
    const [record] = await apply(place, rows);
    expect(await runCommand(place, { kind: "approve", run: record?.run ?? "" })).toBe(0);
    expect(namesIn(place)).toHaveLength(104);
    const [next] = await apply(place, rows);
    expect(next).toMatchObject({ status: "completed", rows: { unchanged: 104 } });
  });

  test("does not wait when only three people stand twice", async ({ place }) => {
    const [few] = await apply(place, [...people(10), ...again(3)]);
    expect(few).toMatchObject({ status: "completed", rows: { created: 10, rejected: 3 } });
  });

  test("does not wait when they come in a corrected report, whose rows a person has seen", async ({ place }) => {
    const unread = [...people(4), ...again(4)].map((row) =>
      row.map((cell, at) => (HEADER[at] === "Group" ? "Team Nowhere" : cell)),
    );
    const [record] = await apply(place, [...people(20).slice(10), ...unread]);
    expect(record?.rows).toMatchObject({ created: 10, rejected: 8 });
    dropCorrected(place, record?.run, "Team Nowhere", "Team Berlin");
    expect(await run(place)).toMatchObject([{ status: "completed", rows: { created: 4, rejected: 4 } }]);
  });
});

describe("a list that has people of the feed a second time, with other numbers and addresses and without birthdays", () => {
  const twice = (size: number) =>
    Array.from({ length: size }, (_, at) =>
      someone(at, { Nr: `${5000 + at}`, Email: `neu${at}@example.org`, Birthday: "" }),
    );

  test("asks about each of them when they are four", async ({ place }) => {
    await apply(place, people(40));
    const [record] = await apply(place, [...people(40), ...twice(4)]);
    expect(Object.values(codesOf(place, record))).toEqual([
      ["looks_like"],
      ["looks_like"],
      ["looks_like"],
      ["looks_like"],
    ]);
    expect(namesIn(place)).toHaveLength(40);
  });

  test("asks about each of them when their first and last names are exchanged", async ({ place }) => {
    await apply(place, people(40));
    const exchanged = twice(4).map((row) => row.with(1, row[2] ?? "").with(2, row[1] ?? ""));
    const [record] = await apply(place, [...people(40), ...exchanged]);
    expect(Object.keys(codesOf(place, record))).toHaveLength(4);
    expect(namesIn(place)).toHaveLength(40);
  });

  test("asks once about a row that also has the former e-mail of another person", async ({ place }) => {
    await apply(place, people(40));
    const listed = people(40).toSpliced(10, 2, someone(11, { Email: "p11neu@example.org" }));
    const mixed = someone(10, { Nr: "7000", Email: "p11@example.org", Birthday: "" });
    const [record] = await apply(place, [...listed, ...twice(4), mixed]);
    expect(Object.values(codesOf(place, record))).toEqual(Array.from({ length: 5 }, () => ["looks_like"]));
    expect(namesIn(place)).toHaveLength(40);
  });

  test("asks about one beside three rows that look like contacts by their birthdays", async ({ place }) => {
    await apply(place, people(40));
    const [record] = await apply(place, [...people(40), ...again(4).slice(0, 3), ...twice(4).slice(3)]);
    expect(Object.keys(codesOf(place, record))).toHaveLength(4);
    expect(namesIn(place)).toHaveLength(40);
  });

  test("creates three of them, and all whose birthday is another one", async ({ place }) => {
    await apply(place, people(40));
    await apply(place, [...people(40), ...twice(3)]);
    const namesakes = Array.from({ length: 4 }, (_, at) =>
      someone(at + 10, { Nr: `${6000 + at}`, Email: `alt${at}@example.org`, Birthday: `1950-0${at + 1}-2${at}` }),
    );
    await apply(place, [...people(40), ...twice(3), ...namesakes]);
    expect(namesIn(place)).toHaveLength(47);
  });
});
