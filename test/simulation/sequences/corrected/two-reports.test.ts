import { describe, expect } from "vitest";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { erase, withLedgerFile } from "../../world/canary.ts";
import { filesWith } from "../../world/files-with.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { dropChanged } from "../../world/drop-report.ts";
import { apply, birthdayOf, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import { neverGreet } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const NUMBERS = [1, 2, 3, 4];
const others = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
const people = NUMBERS.map((nr) => person(nr, `Person${nr}`));
const broken = NUMBERS.map((nr) => person(nr, `Person${nr}`, { Birthday: "1970-02-31" }));

/** Drops the report of a run with the birthdays of these people corrected. @returns the record of its run */
async function correct(place: Workplace, of: string, birthdays: Readonly<Record<number, string>>) {
  dropChanged(place, { run: of }, (lines, header) => {
    const [key, birthday] = ["Nr", "Birthday"].map((name) => header.indexOf(name));
    for (const cells of lines)
      cells[birthday!] = birthdays[Number((cells[key!] ?? "").replace("E-", ""))] ?? cells[birthday!] ?? "";
  });
  const [record] = await run(place);
  if (record === undefined) throw new Error("no run");
  return record;
}

/** Leaves four birthdays to correct, and corrects them with the birthdays of each other, which is held. */
async function heldReport(place: Workplace) {
  await apply(place, [...people, ...others]);
  const [list] = await apply(place, [...broken, ...others]);
  const wrong = Object.fromEntries(NUMBERS.map((nr) => [nr, birthdayOf((nr % 4) + 1)]));
  const held = await correct(place, list?.run ?? "", wrong);
  expect(held.status).toBe("held");
  return { list: list?.run ?? "", held: held.run };
}

const birthdays = (place: Workplace) =>
  NUMBERS.map((nr) => place.sandbox.contacts().find(({ first_name: name }) => name === `Person${nr}`)?.birthday);
const lasting = (place: Workplace) =>
  place
    .ledger()
    .corrections.active("staff")
    .map(({ person: name, becomes }) => `${name}: ${becomes}`);
const statusOf = (place: Workplace, name: string) => place.ledger().runs.get(name)?.status;
const approve = (place: Workplace, name: string) => runCommand(place, { kind: "approve", run: name });

describe("a corrected report that is held", () => {
  test("is superseded by a newer one with the same rows, which is the last word", async ({ place }) => {
    const { list, held } = await heldReport(place);
    const right = Object.fromEntries(NUMBERS.map((nr) => [nr, birthdayOf(nr)]));
    expect((await correct(place, list, right)).status).toBe("completed");
    expect(statusOf(place, held)).toBe("superseded");
    expect(await approve(place, held)).toBe(2);
    expect(birthdays(place)).toEqual(NUMBERS.map(birthdayOf));
    expect(lasting(place)).toEqual(NUMBERS.map((nr) => `Person${nr} Beispiel${nr}: ${birthdayOf(nr)}`));
  });

  test("is superseded by a newer one that is held, too", async ({ place }) => {
    const { list, held } = await heldReport(place);
    const other = Object.fromEntries(NUMBERS.map((nr) => [nr, birthdayOf(((nr + 1) % 4) + 1)]));
    expect((await correct(place, list, other)).status).toBe("held");
    expect(statusOf(place, held)).toBe("superseded");
    expect(await approve(place, held)).not.toBe(0);
    expect(birthdays(place)).toEqual(NUMBERS.map(birthdayOf));
  });

  test("keeps the rows that a newer one leaves as they were", async ({ place }) => {
    const { list, held } = await heldReport(place);
    await correct(place, list, { 1: birthdayOf(1) });
    expect(statusOf(place, held)).toBe("held");
    expect(await approve(place, held)).toBe(0);
    const [first, ...rest] = birthdays(place);
    expect([first, rest]).toEqual([birthdayOf(1), [3, 4, 1].map(birthdayOf)]);
    expect(lasting(place).toSorted()).toEqual([
      "Person1 Beispiel1: 1980-01-01",
      "Person2 Beispiel2: 1980-01-03",
      "Person3 Beispiel3: 1980-01-04",
      "Person4 Beispiel4: 1980-01-01",
    ]);
    await apply(place, [...broken, ...others]);
    expect([birthdays(place)[0], reported(place)]).toEqual([birthdayOf(1), []]);
  });

  test("names no row as one that needs a person when a newer one has solved the row", async ({ place }) => {
    const more = [11, 12, 13, 14].map((nr) => person(nr, `Person${nr}`, { Birthday: `1960-05-${nr}` }));
    const ofFifth = person(5, "Person5", { Birthday: "1970-02-31" });
    await apply(place, [...people, ...others, ...more]);
    const [list] = await apply(place, [...broken, ofFifth, ...others.slice(1), ...more]);
    const wrong = Object.fromEntries(NUMBERS.map((nr) => [nr, birthdayOf((nr % 4) + 1)]));
    const held = await correct(place, list?.run ?? "", wrong);
    expect([held.status, held.rows.rejected]).toEqual(["held", 1]);
    await correct(place, list?.run ?? "", { 5: birthdayOf(5) });
    const request = { kind: "approve", run: held.run } as const;
    const { lines } = await carryOutRequest(request, [testFeed("staff")], place.env({ waitsForProbes: true }));
    expect([reported(place), lines.join("\n")]).toEqual([[], expect.not.stringContaining("needs a person")]);
  });

  test("makes no correction last of rows that a newer one holds, also when that one is discarded", async ({
    place,
  }) => {
    const { list, held } = await heldReport(place);
    const newer = await correct(place, list, { 2: birthdayOf(4), 3: birthdayOf(2), 4: birthdayOf(3) });
    expect([newer.status, statusOf(place, held)]).toEqual(["held", "held"]);
    expect(await approve(place, held)).toBe(0);
    expect(lasting(place)).toEqual([`Person1 Beispiel1: ${birthdayOf(2)}`]);
    await runCommand(place, { kind: "discard", run: newer.run });
    await apply(place, [...broken, ...others]);
    expect(birthdays(place)).toEqual([2, 2, 3, 4].map(birthdayOf));
    const asked = [2, 3, 4].map((nr) => `Person${nr}: local birthday_impossible`);
    expect(reported(place)).toEqual(asked);
  });

  test("keeps the corrections of the others when one of its people is erased", async ({ place }) => {
    const { held } = await heldReport(place);
    await erase(place, false, "key:E-1");
    expect(await approve(place, held)).toBe(0);
    // The others have the same wrong text, and one of them got the birthday of the erased person.
    const corrected = [
      "Person2 Beispiel2: 1980-01-03",
      "Person3 Beispiel3: 1980-01-04",
      "Person4 Beispiel4: 1980-01-01",
    ];
    expect(lasting(place)).toEqual(corrected);
    await apply(place, [...broken.slice(1), ...others]);
    expect([reported(place), lasting(place)]).toEqual([[], corrected]);
    expect(birthdays(place)).toEqual([undefined, ...[3, 4, 1].map(birthdayOf)]);
  });

  test("does not ask again about a row that a newer one has solved", async ({ place }) => {
    await apply(place, [...people, ...others]);
    const [list] = await apply(place, [...broken, ...others]);
    const wrong = { 1: "1970-02-30", 2: birthdayOf(3), 3: birthdayOf(4), 4: birthdayOf(2) };
    const held = await correct(place, list?.run ?? "", wrong);
    expect(held.status).toBe("held");
    await correct(place, list?.run ?? "", { 1: birthdayOf(1) });
    expect(await approve(place, held.run)).toBe(0);
    expect(reported(place)).toEqual([]);
  });

  test("no longer has a row that was corrected again, though still wrongly", async ({ place }) => {
    const { list, held } = await heldReport(place);
    await correct(place, list, { 1: "1970-02-30" });
    await approve(place, held);
    expect(birthdays(place)[0]).toBe(birthdayOf(1));
    expect(reported(place)).toEqual(["Person1: local birthday_impossible"]);
  });
});

describe("the answer in a corrected report that is held", () => {
  const rosa = person(5, "Rosa", { "Last Name": "Luna", Birthday: "1999-12-31", UID: "rosa" });
  const rest = others.slice(1);
  const asked = [...NUMBERS.map((nr) => `Person${nr}: local birthday_impossible`), "Rosa: local other_person"];

  /** Leaves four birthdays to correct and a question, and gives the birthdays of each other and an answer, which is held. */
  async function heldAnswer(place: Workplace, choice: string) {
    await apply(place, [...people, ...others]);
    const [list] = await apply(place, [...broken, rosa, ...rest]);
    dropChanged(place, list, (lines, header) => {
      const [key, birthday, answer] = ["Nr", "Birthday", "_answer"].map((name) => header.indexOf(name));
      for (const cells of lines) {
        const nr = Number((cells[key!] ?? "").replace("E-", ""));
        if (nr === 5) cells[answer!] = choice;
        else cells[birthday!] = birthdayOf((nr % 4) + 1);
      }
    });
    const [held] = await run(place);
    expect(held?.status).toBe("held");
    return held?.run ?? "";
  }

  const names = (place: Workplace) => namesIn(place).filter((name) => name === "Rosa" || name === "Person5");

  test.for(["new", "same"])("ends when the report is discarded (%s)", async (choice, { place }) => {
    const held = await heldAnswer(place, choice);
    await runCommand(place, { kind: "discard", run: held });
    expect(reported(place)).toEqual(asked);
    await apply(place, [...broken, rosa, ...rest]);
    expect([reported(place), names(place)]).toEqual([asked, ["Person5"]]);
    // The question can be answered again.
    const item = place
      .ledger()
      .openItems.open("staff")
      .find(({ issues }) => issues[0].code === "other_person");
    const id = item === undefined ? "" : place.ledger().openItems.toLine(item, null).id;
    expect(await runCommand(place, { kind: "answer", id, choice })).toBe(0);
    expect(names(place)).toEqual(["Rosa"]);
  });

  test("does not count for the next list, which replaces the report", async ({ place }) => {
    const held = await heldAnswer(place, "new");
    await apply(place, [...broken, rosa, ...rest]);
    expect(statusOf(place, held)).toBe("superseded");
    expect([reported(place), names(place)]).toEqual([asked, ["Person5"]]);
  });

  test("leaves with its row the report whose row a newer one mends", async ({ place }) => {
    const held = await heldAnswer(place, "new");
    dropChanged(place, { run: place.ledger().runs.latest(2)[1]?.run ?? "" }, (lines, header) => {
      const row = lines.filter((cells) => cells[header.indexOf("Nr")] === "E-5");
      const mended = others[0]!;
      for (const cells of row)
        for (const [at, name] of HEADER.entries()) cells[header.indexOf(name)] = mended[at] ?? "";
      lines.splice(0, lines.length, ...row);
    });
    await run(place);
    expect(await approve(place, held)).toBe(0);
    expect(names(place)).toEqual(["Person5"]);
    await apply(place, [...broken, rosa, ...rest]);
    expect(names(place)).toEqual(["Person5"]);
  });

  test.for(["discard", "approve"] as const)(
    "leaves an address out from the approval on: %s",
    async (kind, { place }) => {
      const twice = person(6, "Twice", { Email: "shared@example.org", UID: "twice", "Last Name": "Zwei" });
      const one = person(5, "Person5", { Email: "shared@example.org" });
      const list = [...broken, one, twice, ...others.slice(2)];
      await apply(place, [...people, one, ...others.slice(2)]);
      const [refused] = await apply(place, list);
      expect(reported(place)).toContain("Twice: 409 contact_exists");
      dropChanged(place, refused, (lines, header) => {
        const [key, birthday, answer] = ["Nr", "Birthday", "_answer"].map((name) => header.indexOf(name));
        for (const cells of lines) {
          const nr = Number((cells[key!] ?? "").replace("E-", ""));
          if (nr === 6) cells[answer!] = "leave out";
          else cells[birthday!] = birthdayOf((nr % 4) + 1);
        }
      });
      const [held] = await run(place);
      expect(held?.status).toBe("held");
      await runCommand(place, { kind, run: held?.run ?? "" });
      await apply(place, list);
      expect(namesIn(place).includes("Twice")).toBe(kind === "approve");
      expect(reported(place).includes("Twice: 409 contact_exists")).toBe(kind === "discard");
    },
  );

  test.for(["discard", "approve"] as const)(
    "gives the order of dates from the approval on: %s",
    async (kind, { place }) => {
      const open = { dateOrder: null };
      const late = person(5, "Late", { Birthday: "03/04/1990" });
      const known = [
        ...rest,
        person(10, "Person10", { Birthday: "1980-02-10" }),
        person(11, "Person11", { Birthday: "1980-02-11" }),
      ];
      const list = [...broken, late, ...known];
      await apply(place, [...people, ...known], open);
      const [refused] = await apply(place, list, open);
      dropChanged(place, refused, (lines, header) => {
        const [key, birthday, answer] = ["Nr", "Birthday", "_answer"].map((name) => header.indexOf(name));
        for (const cells of lines) {
          const nr = Number((cells[key!] ?? "").replace("E-", ""));
          if (nr === 5) cells[answer!] = "all MDY";
          else cells[birthday!] = birthdayOf((nr % 4) + 1);
        }
      });
      const [held] = await run(place, open);
      expect(held?.status).toBe("held");
      const learned = () =>
        place
          .ledger()
          .learnedSettings.of("staff")
          .map(({ value }) => value);
      expect(learned()).toEqual([]);
      await runCommand(place, { kind, run: held?.run ?? "" }, open);
      const isApproved = kind === "approve";
      expect(learned()).toEqual(isApproved ? ["MDY"] : []);
      await apply(place, list, open);
      expect(reported(place).includes("Late: local birthday_ambiguous")).toBe(!isApproved);
      const sent = place.sandbox.contacts().find(({ first_name: name }) => name === "Late");
      expect(sent?.birthday).toBe(isApproved ? "1990-03-04" : undefined);
    },
  );

  test("counts from the approval on", async ({ place }) => {
    const held = await heldAnswer(place, "new");
    expect(await approve(place, held)).toBe(0);
    await apply(place, [...broken, rosa, ...rest]);
    expect([reported(place), names(place)]).toEqual([[], ["Rosa"]]);
  });

  test("keeps a question where the person of its contact must never be greeted since", async ({ place }) => {
    const held = await heldAnswer(place, "same");
    await neverGreet(place, "key:E-5", {});
    expect(await approve(place, held)).toBe(0);
    for (let night = 0; night < 2; night += 1) {
      await apply(place, [...broken, rosa, ...rest]);
      expect([reported(place), names(place)]).toEqual([["Rosa: local may_be_never"], []]);
    }
  });

  test("is gone from the ledger when its person is erased", async ({ place }) => {
    const held = await heldAnswer(place, "same");
    const effects = () =>
      JSON.stringify(withLedgerFile(place, (db) => db.prepare("SELECT effects FROM runs WHERE run = ?").get(held)));
    expect(effects()).toContain("e-5");
    await erase(place, false, "key:E-5");
    expect(effects()).not.toContain("e-5");
    expect(effects()).toContain("e-4");
  });
});

describe("a person who is erased while a report with another name of the person is held", () => {
  const refused = NUMBERS.map((nr) =>
    person(nr, `Neu${nr}`, {
      Birthday: `19${nr}0-02-31`,
      Email: `neu${nr}@example.org`,
      Phone: "",
      UID: `uidneu${nr}`,
    }),
  );

  const rowOfErased = (place: Workplace) =>
    `row:${
      place
        .ledger()
        .openItems.open("staff")
        .find(({ cells }) => cells[0] === "E-2")?.id
    }`;

  test.for(["Last Name", "First Name"])("is not created by the approval: %s", async (column, { place }) => {
    await apply(place, others);
    await apply(place, [...refused, ...others]);
    const list = place.ledger().runs.latest(1)[0]?.run ?? "";
    dropChanged(place, { run: list }, (lines, header) => {
      for (const cells of lines) {
        cells[header.indexOf("Birthday")] = "1980-05-04";
        if (cells[header.indexOf("Nr")] === "E-2") cells[header.indexOf(column)] = "Meierlein";
      }
    });
    const [held] = await run(place);
    expect(held?.status).toBe("held");
    await erase(place, false, rowOfErased(place));
    expect(filesWith(place.root, /neu2@example|uidneu2|meierlein/iu)).toEqual([]);
    expect(await approve(place, held?.run ?? "")).toBe(0);
    expect(namesIn(place).filter((name) => !name.startsWith("Person"))).toEqual(["Neu1", "Neu3", "Neu4"]);
  });

  const moved = others.map((cells, at) => cells.with(5, `1990-0${at + 2}-1${at}`));
  /** The person in a later list, under another last name. */
  const married = refused[1]!.with(5, "1963-08-14").with(2, "Meierlein");

  /** Applies a list with these people that is held, and erases the person who was refused. */
  async function eraseBeside(place: Workplace, list: readonly (readonly string[])[]) {
    await apply(place, others);
    await apply(place, [refused[1]!, ...others]);
    const [held] = await apply(place, [...list, ...moved]);
    expect(held?.status).toBe("held");
    return { run: held?.run ?? "", ...(await erase(place, false, rowOfErased(place))) };
  }

  test.for([
    {
      name: "beside a relative with the same e-mail",
      rows: [married, person(9, "Wilma", { Email: "neu2@example.org" })],
    },
    { name: "under another key", rows: [married.with(0, "E-22")] },
  ])("is named with another last name $name", async ({ rows }, { place }) => {
    const { run: held, lines } = await eraseBeside(place, rows);
    const [, named = ""] = /celebration-sync erase (create:\d+)/u.exec(lines.join("\n")) ?? [];
    await erase(place, false, named);
    expect(filesWith(place.root, /uidneu2|meierlein/iu)).toEqual([]);
    expect(await approve(place, held)).toBe(0);
    expect(namesIn(place)).not.toContain("Neu2");
  });

  test("is not created by the approval of a list with another last name", async ({ place }) => {
    const { run: held } = await eraseBeside(place, [married]);
    expect(filesWith(place.root, /neu2@example|uidneu2|meierlein/iu)).toEqual([]);
    expect(await approve(place, held)).toBe(0);
    expect(namesIn(place)).not.toContain("Neu2");
  });
});
