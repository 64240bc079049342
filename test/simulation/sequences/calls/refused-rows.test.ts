import { describe, expect } from "vitest";
import { dropCorrected } from "../../world/drop-file.ts";
import type { HEADER } from "../../world/feeds.ts";
import { apply, namesIn, person, run, runCommand, test } from "../../world/list-sequence.ts";

const TEAM = [person(1, "Ben"), person(2, "Cleo"), person(3, "Dora"), person(4, "Emil")];
const THOMAS = { "Last Name": "Miller", Email: "thomas@example.org", Birthday: "1980-01-09" };
const thomas = person(9, "Thomas", THOMAS);
/** A row whose person can't be recognised. */
const nameless = (more: Partial<Record<(typeof HEADER)[number], string>> = {}) =>
  person(8, "", { Nr: "", "Last Name": "", Birthday: "", ...more });

describe("a row that is refused", () => {
  test.for<[string, readonly string[], "held" | "kept"]>([
    [
      "its key is blank and the surname changed",
      person(9, "Thomas", { ...THOMAS, Nr: "", "Last Name": "Neu" }),
      "kept",
    ],
    [
      "its key is blank, and surname and e-mail changed",
      person(9, "Thomas", { ...THOMAS, Nr: "", "Last Name": "Neu", Email: "" }),
      "held",
    ],
    [
      "its key is blank, and the surname changed in a list without birthdays",
      person(9, "Thomas", { Nr: "", "Last Name": "Neu", Birthday: "" }),
      "held",
    ],
    [
      "its names are exchanged and its key is blank",
      person(9, "Miller", { Nr: "", "Last Name": "Thomas", Birthday: "1980-01-09" }),
      "held",
    ],
    [
      "its key is new and its group misspelt",
      person(9, "Tom", { "Last Name": "Miller", Nr: "E-77", Birthday: "1980-01-09", Group: "Team Berln" }),
      "held",
    ],
    ["its name is misspelt", person(9, "Thoams", { "Last Name": "Miler", Nr: "E-77", Birthday: "1980-13-45" }), "held"],
    ["its key is blank and its birthday alone is known", nameless({ Birthday: "1980-01-09" }), "held"],
  ])("keeps the contact that it could be when %s", async ([, row, how], { place }) => {
    await apply(place, [...TEAM, thomas]);
    const [record] = await apply(place, [...TEAM, row]);
    expect(record?.rows).toMatchObject({ rejected: 1 });
    expect(record?.deletes).toMatchObject({ deleted: 0, held: how === "held" ? 1 : 0 });
    expect(namesIn(place)).toContain("Thomas");
  });

  test("keeps the contact that it could be when it has a nickname and a bad e-mail in place of a key", async ({
    place,
  }) => {
    await apply(place, [...TEAM, thomas], { key: null });
    for (const Email of ["tom.example.org", "tom@localhost"]) {
      const [record] = await apply(place, [...TEAM, person(9, "Tom", { ...THOMAS, Email })], { key: null });
      expect(record?.rows).toMatchObject({ rejected: 1 });
      expect(namesIn(place)).toContain("Thomas");
    }
  });

  test("holds no delete when it contradicts the contact", async ({ place }) => {
    await apply(place, [...TEAM, thomas]);
    const [record] = await apply(place, [...TEAM, person(7, "Zoe", { Nr: "" })]);
    expect(record).toMatchObject({ status: "completed", rows: { rejected: 1 }, deletes: { deleted: 1, held: 0 } });
  });

  test("holds every delete when it could be anyone, and a person can approve", async ({ place }) => {
    await apply(place, [...TEAM, thomas]);
    const [record] = await apply(place, [...TEAM.slice(1), person(5, "Fee"), nameless()]);
    expect(record).toMatchObject({
      status: "held",
      rows: { created: 1, rejected: 1 },
      deletes: { deleted: 0, held: 2 },
      holds: [
        { guard: "delete_share" },
        { guard: "unidentified_rows", figures: { rows: 1, deletes: 2, lines: ["6"] } },
      ],
    });
    expect(await runCommand(place, { kind: "approve", run: record?.run ?? "" })).toBe(0);
    expect(namesIn(place)).toEqual(["Cleo", "Dora", "Emil", "Fee"]);
  });

  test("no longer holds deletes when an earlier list had it beside the contact", async ({ place }) => {
    await apply(place, [...TEAM, thomas, nameless()]);
    const [record] = await apply(place, [...TEAM, nameless()]);
    expect(record).toMatchObject({ status: "completed", deletes: { deleted: 1, held: 0 } });
    // Two such rows are one more than before.
    const [two] = await apply(place, [...TEAM.slice(1), nameless(), nameless()]);
    expect(two).toMatchObject({ status: "held", deletes: { deleted: 0, held: 1 } });
    const [changed] = await apply(place, [...TEAM.slice(1), nameless({ Phone: "030 123456" })]);
    expect(changed).toMatchObject({ status: "held", deletes: { deleted: 0, held: 1 } });
  });

  test("goes on holding the delete of a contact that no list named beside it", async ({ place }) => {
    await apply(place, [...TEAM, thomas]);
    for (let day = 0; day < 3; day += 1) {
      const [record] = await apply(place, [...TEAM, nameless(), person(5, "Fee", { UID: `u${day}` })]);
      expect(record).toMatchObject({ status: "held", deletes: { deleted: 0, held: 1 } });
    }
    expect(namesIn(place)).toContain("Thomas");
  });

  test("keeps a contact of the same e-mail, unless an earlier list had it beside that contact", async ({ place }) => {
    const family = { Email: "miller@example.org" };
    const child = person(7, "Mia", { ...family, Birthday: "2015-13-45" });
    await apply(place, [...TEAM, person(9, "Thomas", { ...THOMAS, ...family })]);
    const [first] = await apply(place, [...TEAM, child]);
    expect(first).toMatchObject({ deletes: { deleted: 0, held: 0 } });
    await apply(place, [...TEAM, child, person(9, "Thomas", { ...THOMAS, ...family })]);
    const [later] = await apply(place, [...TEAM, child, person(5, "Fee")]);
    expect(later).toMatchObject({ status: "completed", deletes: { deleted: 1 } });
    expect(namesIn(place)).not.toContain("Thomas");
  });

  test("keeps the contact that a corrected report made of it when the next list still has it", async ({ place }) => {
    const wrong = person(9, "Thomas", { ...THOMAS, Nr: "", Email: "" });
    const [record] = await apply(place, [...TEAM, wrong]);
    dropCorrected(place, record?.run, ",,Thomas,Miller", ",E-9,Thomas,Neu");
    await run(place);
    expect(namesIn(place)).toContain("Thomas");
    await apply(place, [...TEAM, wrong, person(5, "Fee")]);
    await apply(place, [...TEAM, wrong]);
    expect(namesIn(place)).toContain("Thomas");
  });

  test("holds the delete of a namesake even when both stood in an earlier list", async ({ place }) => {
    const namesake = person(7, "Thomas", { ...THOMAS, Email: "", Birthday: "1980-13-45" });
    await apply(place, [...TEAM, thomas, namesake]);
    const [record] = await apply(place, [...TEAM, namesake]);
    expect(record).toMatchObject({ status: "held", deletes: { deleted: 0, held: 1 } });
  });
});

describe("a key that is filled down over rows of other people", () => {
  const byEmail = { key: ["Email"] };
  const email = (name: string) => ({ Email: `${name}@example.org` });
  const all = [
    person(1, "Ben", email("ben")),
    person(2, "Cleo", email("cleo")),
    person(3, "Dora", email("dora")),
    person(4, "Emil", email("emil")),
    person(5, "Emma", { ...email("emma"), "Last Name": "Beispiel4", Birthday: "1980-01-04" }),
    ...[6, 7, 8, 9].map((nr) => person(nr, `Fee${nr}`, email(`fee${nr}`))),
  ];

  test("deletes no person who is in the list", async ({ place }) => {
    await apply(place, all, byEmail);
    const filled = all.map((row, at) => (at > 1 && at < 5 ? row.map((cell) => cell.replace(/^\w+@/u, "emil@")) : row));
    const [record] = await apply(place, filled, byEmail);
    expect(record).toMatchObject({ rows: { rejected: 3 }, deletes: { deleted: 0, held: 0 } });
    expect(namesIn(place)).toHaveLength(9);
    const [next] = await apply(place, all, byEmail);
    expect(next).toMatchObject({ status: "completed", rows: { unchanged: 9 } });
  });

  test("deletes no member of a family in which one first name is filled down", async ({ place }) => {
    const family = (nr: number, first: string, Birthday: string) =>
      person(nr, first, { "Last Name": "Vogel", Email: "vogel@example.org", Birthday });
    const people = (...[ben, cleo]: readonly string[]) => [
      family(1, "Ada", "1970-03-14"),
      family(2, ben ?? "", "1998-07-21"),
      family(3, cleo ?? "", ""),
      ...all.slice(5),
    ];
    await apply(place, people("Ben", "Cleo"), { key: null });
    const [record] = await apply(place, people("Ada", "Ada"), { key: null });
    expect(record).toMatchObject({ status: "completed", rows: { rejected: 3 }, deletes: { deleted: 0, held: 0 } });
  });

  test("deletes who left while another person's number stands in two rows", async ({ place }) => {
    await apply(place, all);
    const [record] = await apply(place, [
      ...all.slice(1),
      person(4, "Emil", { ...email("e"), Birthday: "1980-01-04" }),
    ]);
    expect(record).toMatchObject({ status: "completed", rows: { rejected: 2 }, deletes: { deleted: 1 } });
  });
});
