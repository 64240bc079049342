/** A month of an office: 30 nightly lists with errors, each of which a person corrects once in the report. */
import { expect } from "vitest";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { dropChanged, readReport } from "../../world/drop-report.ts";
import { HEADER } from "../../world/feeds.ts";
import { run, runCommand, test } from "../../world/list-sequence.ts";
import { createRandom, type Random } from "../../world/random.ts";
import type { Workplace } from "../../world/workplace.ts";

type Column = (typeof HEADER)[number];
type Cells = Readonly<Record<Column, string>>;

const PEOPLE = 60;
const NIGHTS = 30;

function newPerson(nr: number, random: Random): Cells {
  const two = (n: number) => String(n).padStart(2, "0");
  return {
    Nr: `E-${nr}`,
    "First Name": random.pick(["Ada", "Ben", "Cleo", "Dora", "Emil", "Fee", "Gero", "Hanna"]),
    "Last Name": `Beispiel${nr}`,
    Email: `p${nr}@example.org`,
    Phone: "",
    Birthday: `${1950 + random.below(50)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`,
    Group: OF_BERLIN.includes(`u${nr}`) ? "Team Berlin" : random.pick(["Team Berlin", "Team birthdays"]),
    Guardian: "",
    Mark: "",
    UID: `u${nr}`,
  };
}

/** Errors of the source: the cells of the list that are wrong from a night on, and stay so. */
interface SourceError {
  readonly night: number;
  readonly uid: string;
  readonly wrong: Partial<Cells>;
  /** A second row of the person stands in the list, with these cells. */
  readonly twin?: Partial<Cells>;
}

const ERRORS: readonly SourceError[] = [
  { night: 1, uid: "u3", wrong: { Group: "Team Berln" } },
  { night: 1, uid: "u4", wrong: { Birthday: "1980-02-31" } },
  { night: 2, uid: "u5", wrong: { Email: "p5 at example" } },
  { night: 3, uid: "u6", wrong: { "First Name": "" } },
  { night: 4, uid: "u7", wrong: { Nr: "" } },
  { night: 5, uid: "u8", wrong: { Group: "Team Berln" } },
  { night: 6, uid: "u9", wrong: {}, twin: { "Last Name": "Beispiel-Alt" } },
  { night: 8, uid: "u10", wrong: { Phone: "+493055501" } },
  { night: 9, uid: "u11", wrong: { Group: "Team Berln" } },
  { night: 10, uid: "u12", wrong: { Birthday: "00.00.1975" } },
  { night: 12, uid: "u13", wrong: { Group: "Team Berln" } },
  { night: 14, uid: "u61", wrong: { Group: "Team Berln" } },
  { night: 15, uid: "u14", wrong: { Birthday: "unknown", Email: "p14@@example.org" } },
  { night: 18, uid: "u15", wrong: { Group: "Team birthday" } },
];

/** The people whose group is misspelt. */
const OF_BERLIN = ERRORS.flatMap(({ uid, wrong }) => (wrong.Group === "Team Berln" ? [uid] : []));

interface Month {
  readonly asked: Map<string, number[]>;
  lists: number;
}

/** Returns the list of a night: the true rows with the errors, in columns of any order. */
function listOf(people: readonly Cells[], night: number, random: Random): string {
  const rows = people.flatMap((person) => {
    const errors = ERRORS.filter((error) => error.uid === person.UID && error.night <= night);
    const wrong: Cells = errors.reduce((cells, error) => ({ ...cells, ...error.wrong }), person);
    const twins = errors.flatMap(({ twin }) => (twin === undefined ? [] : [{ ...wrong, ...twin }]));
    return [wrong, ...twins];
  });
  const header = night % 7 === 0 ? HEADER.toReversed() : [...HEADER];
  const sorted = night % 5 === 0 ? rows.toSorted(() => random.below(3) - 1) : rows;
  return csvText(
    header,
    sorted.map((row) => header.map((column) => row[column])),
  );
}

/** Corrects all rows that a list's report asks about, and accepts the rules that are offered. */
async function correctAll(place: Workplace, people: readonly Cells[], night: number, month: Month): Promise<void> {
  const list = place.ledger().runs.latestAccepted("staff");
  const record = list === null ? undefined : place.ledger().reportSource(list).record;
  const asked = list === null ? [] : [...place.ledger().reportSource(list).openItems()];
  if (asked.length === 0) return;
  for (const { header, cells, issue } of asked) {
    const name = `${cells[header.indexOf("UID")]} ${issue.code} ${cells[header.indexOf("Last Name")]}`;
    month.asked.set(name, [...(month.asked.get(name) ?? []), night]);
  }
  expect(readReport(place, record).lines).toHaveLength(asked.length);
  dropChanged(place, record, (lines, header) => {
    const at = (column: Column) => header.indexOf(column);
    const isTwin = (cells: readonly string[]) => cells[at("Last Name")] === "Beispiel-Alt";
    for (const twin of lines.filter(isTwin)) lines.splice(lines.indexOf(twin), 1);
    for (const cells of lines) {
      const person = people.find(({ UID: uid }) => uid === cells[at("UID")]);
      for (const column of HEADER) cells[at(column)] = person?.[column] ?? "";
    }
  });
  await run(place);
  for (const { id } of place.ledger().corrections.offers("staff"))
    await runCommand(place, { kind: "correction", id, choice: "rule" });
}

test("asks no question twice in a month of nightly lists whose errors are corrected once", async ({ place }) => {
  const random = createRandom(17);
  let people = Array.from({ length: PEOPLE }, (_, index) => newPerson(index + 1, random));
  const month: Month = { asked: new Map(), lists: 0 };
  for (let night = 1; night <= NIGHTS; night += 1) {
    place.clock.pass(86_400_000);
    if (night > 1) people = nextDay(people, night, random);
    dropFile(place, `staff-${night}.csv`, listOf(people, night, random));
    const [record] = await run(place);
    expect({ night, status: record?.status, holds: record?.holds }).toEqual({ night, status: "completed", holds: [] });
    month.lists += 1;
    await correctAll(place, people, night, month);
    expect(place.ledger().openItems.open("staff")).toEqual([]);
  }
  const times = [...month.asked.values()].map((nights) => nights.length);
  const twice = [...month.asked].filter(([, nights]) => nights.length > 1);
  const corrections = place.ledger().corrections.active("staff");
  process.stdout.write(
    `A month: ${month.lists} lists, ${times.reduce((sum, n) => sum + n, 0)} questions, ${twice.length} of them twice, ` +
      `${corrections.length} corrections last, ${corrections.filter(({ kind }) => kind === "rule").length} of them rules\n`,
  );
  expect(twice).toEqual([]);
  expect(times.length).toBeGreaterThan(8);
  expect(corrections.some(({ kind }) => kind === "rule")).toBe(true);
  const inService = new Map(place.sandbox.contacts().map((contact) => [contact.custom_fields["uid"], contact]));
  for (const person of people)
    expect(inService.get(person.UID)).toMatchObject({
      first_name: person["First Name"],
      last_name: person["Last Name"],
      birthday: person.Birthday,
    });
});

/** Lets a day pass: people marry, join and leave, and one gets another number. */
function nextDay(people: readonly Cells[], night: number, random: Random): Cells[] {
  const changed = people.map((person) =>
    random.chance(0.01) ? { ...person, "Last Name": `${person["Last Name"]}-Neu` } : person,
  );
  if (night % 9 === 0) changed.splice(40 + random.below(10), 1);
  if (night % 6 === 0 || night === 14) changed.push(newPerson(night === 14 ? 61 : 100 + night, random));
  // A person whose cell is still wrong gets another number.
  if (night === 20) return changed.map((person) => (person.UID === "u4" ? { ...person, Nr: "E-444" } : person));
  return changed;
}
