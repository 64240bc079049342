/** Corrections that last follow their person to another key, also to a key that was another person's. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, mutations, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = NonNullable<Parameters<typeof person>[2]>;

const otto = (nr: number) =>
  person(nr, "Otto", { "Last Name": "Lang", Birthday: "1980-02-05", Email: "otto@example.org", UID: "" });
const others = [6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
/** The other people, one with a new phone, so that the list is not an older one. */
const nextNight = others.with(0, person(6, "Person6", { Phone: "+49 30 5550177" }));
const EMAIL = "dora@example.org";
const RIGHT = { "First Name": "Dora", "Last Name": "Vogel", Birthday: "1963-04-16", Email: EMAIL, UID: "" };
const dora = (nr: number, more: Cells) => person(nr, "Dora", { ...RIGHT, ...more });

interface WrongCell {
  readonly column: "First Name" | "Last Name" | "Birthday" | "Email";
  readonly text: string;
  readonly email: string;
}

const wrongCells: readonly [WrongCell, ...WrongCell[]] = [
  { column: "Birthday", text: "1950-05-05", email: EMAIL },
  { column: "Birthday", text: "1950-05-05", email: "" },
  { column: "Birthday", text: "31.02.1950", email: EMAIL },
  { column: "Birthday", text: "31.02.1950", email: "" },
  { column: "Last Name", text: "Zapp", email: EMAIL },
  { column: "First Name", text: "Paula", email: EMAIL },
  { column: "First Name", text: "Paula", email: "" },
  { column: "Email", text: "wrong@example.org", email: EMAIL },
];

/** Returns Dora's contact as the service has it. */
function doraOf(place: Workplace) {
  const found = place.sandbox.contacts().filter(({ last_name: last }) => !/^(Lang|Beispiel\d)$/u.test(last));
  return found.map(({ first_name: first, last_name: last, birthday, email }) => [first, last, birthday, email ?? ""]);
}

/** Applies lists in which a cell of Dora's row becomes wrong, and corrects it in the report. */
async function correct(place: Workplace, { column, text, email }: WrongCell, feed: Partial<FeedSettings>) {
  const rest = [otto(5), ...others];
  const right = { ...RIGHT, Email: email }[column];
  await apply(place, [dora(3, { Email: email }), ...rest], feed);
  const [record] = await apply(place, [dora(3, { Email: email, [column]: text, Phone: "123" }), ...rest], feed);
  dropChanged(place, record, (lines, header) => {
    setColumn(lines, header, column, () => right);
    setColumn(lines, header, "Phone", () => "");
  });
  await run(place, feed);
  await apply(place, [dora(3, { Email: email, [column]: text }), ...rest], feed);
  expect(place.ledger().corrections.active("staff")).toHaveLength(1);
  expect(doraOf(place)).toEqual([rightOf(email)]);
  place.sandbox.forgetRequests();
}

const rightOf = (email: string) => ["Dora", "Vogel", "1963-04-16", email];

/** Answers `new` until nothing is asked any more. Begins with the question about this row. */
async function answerNew(place: Workplace, key: string, feed: Partial<FeedSettings>) {
  const { openItems } = place.ledger();
  for (let asked = 0; asked < 3; asked += 1) {
    const open = openItems.open("staff");
    const item = open.find(({ subject }) => subject.includes(key)) ?? open[0];
    if (item === undefined) return;
    await runCommand(place, { kind: "answer", id: openItems.toLine(item, null).id, choice: "new" }, feed);
  }
}

describe.for(wrongCells)("a person whose list has $column “$text” beside the e-mail “$email”", (cell) => {
  const { text, email } = cell;
  const wrong = { Email: email, [cell.column]: text };
  test.for([
    { feed: {}, first: "e-3" },
    { feed: {}, first: "e-5" },
    { feed: { mode: "changes" } as const, first: "e-3" },
    { feed: { mode: "changes" } as const, first: "e-5" },
  ])(
    "keeps the correction when keys are exchanged and answered “new” ($feed, $first first)",
    async ({ feed, first }, { place }) => {
      await correct(place, cell, feed);
      const ids = place.sandbox.contacts().map(({ contact_id: id }) => id);
      const exchanged = [otto(3), dora(5, wrong)];
      await apply(place, [...exchanged, ...others], feed);
      expect(reported(place)).toEqual(["Otto: local other_person", "Dora: local other_person"]);
      await answerNew(place, first, feed);
      await apply(place, [...exchanged, ...nextNight], feed);
      expect([reported(place), doraOf(place)]).toEqual([[], [rightOf(email)]]);
      expect(place.sandbox.contacts().map(({ contact_id: id }) => id)).toEqual(ids);
      expect(JSON.stringify(place.sandbox.requests())).not.toContain(text);
      expect(place.ledger().corrections.active("staff")).toMatchObject([{ key: '["e-5"]' }]);
    },
  );

  test("keeps the correction when the person comes back under another key", async ({ place }) => {
    await correct(place, cell, {});
    await apply(place, [otto(5), ...others]);
    expect(doraOf(place)).toEqual([]);
    await apply(place, [otto(5), ...nextNight, dora(15, wrong)]);
    expect([reported(place), doraOf(place)]).toEqual([[], [rightOf(email)]]);
    expect(JSON.stringify(place.sandbox.requests())).not.toContain(text);
    expect(place.ledger().corrections.active("staff")).toMatchObject([{ key: '["e-15"]' }]);
  });
});

test("both people keep their corrections when their keys are exchanged", async ({ place }) => {
  const [cell] = wrongCells;
  await correct(place, cell, {});
  const wrongOtto = (nr: number) => otto(nr).map((text) => (text === "1980-02-05" ? "31.02.1980" : text));
  const wrongDora = (nr: number) => dora(nr, { Birthday: cell.text });
  const [record] = await apply(place, [wrongDora(3), wrongOtto(5), ...nextNight]);
  dropChanged(place, record, (lines, header) => setColumn(lines, header, "Birthday", () => "1980-02-05"));
  await run(place);
  place.sandbox.forgetRequests();
  await apply(place, [wrongOtto(3), wrongDora(5), ...others]);
  await answerNew(place, "e-3", {});
  await apply(place, [wrongOtto(3), wrongDora(5), ...nextNight]);
  const birthdays = place.sandbox.contacts().map(({ first_name: first, birthday }) => `${first} ${birthday}`);
  expect(birthdays).toEqual(expect.arrayContaining(["Dora 1963-04-16", "Otto 1980-02-05"]));
  expect(reported(place)).toEqual([]);
  expect(new Set(mutations(place))).toEqual(new Set(["PATCH"]));
  expect(place.ledger().corrections.active("staff")).toMatchObject([{ key: '["e-5"]' }, { key: '["e-3"]' }]);
});

describe("a key that was corrected because another row has it, too", () => {
  const anna = person(4, "Anna", { Nr: "E-3" });
  const broken = dora(3, { Birthday: "31.02.1963" });
  /** Corrects the birthdays that can't be used, and the key of each row that shares its key with another person's. */
  async function correctAll(place: Workplace) {
    const [newest] = place.ledger().runs.latest(1);
    dropChanged(place, newest, (lines, header) => {
      const [code, key, first, birthday] = ["_code", "Nr", "First Name", "Birthday"].map((name) =>
        header.indexOf(name),
      );
      for (const cells of lines) {
        if (cells[code!] === "birthday_impossible") cells[birthday!] = "1963-04-16";
        if (cells[code!] === "duplicate_key" && cells[first!] === "Anna") cells[key!] = "E-4";
      }
    });
    await run(place);
    expect(reported(place)).toEqual([]);
  }

  test.for([
    {
      name: "before",
      steps: [
        [person(4, "Anna"), broken],
        [anna, broken],
      ],
    },
    {
      name: "after",
      steps: [
        [anna, dora(3, {})],
        [anna, broken],
      ],
    },
  ])("lasts when a cell of the other row was corrected $name it", async ({ steps }, { place }) => {
    await apply(place, [person(4, "Anna"), dora(3, {}), ...others]);
    for (const rows of steps) {
      await apply(place, [...rows, ...others]);
      expect(reported(place)).not.toEqual([]);
      await correctAll(place);
    }
    for (const rest of [others, nextNight, nextNight]) {
      await apply(place, [anna, broken, ...rest]);
      expect(reported(place)).toEqual([]);
    }
    expect(doraOf(place)).toEqual([rightOf(EMAIL)]);
    expect(namesIn(place).filter((name) => name === "Anna")).toHaveLength(1);
  });

  test("lasts when another cell of its row changes, and goes to no relative", async ({ place }) => {
    await apply(place, [person(4, "Anna"), dora(3, {}), ...others]);
    await apply(place, [anna, dora(3, {}), ...others]);
    await correctAll(place);
    const moved = person(4, "Anna", { Nr: "E-3", Phone: "+49 30 5550188" });
    await apply(place, [moved, dora(3, {}), ...others]);
    expect(reported(place)).toEqual([]);
    await apply(place, [moved, dora(3, {}), ...nextNight]);
    expect(reported(place)).toEqual([]);
    expect(place.sandbox.contacts().find(({ first_name: name }) => name === "Anna")?.phone).toBe("+49305550188");
    // Her brother has the key for a night, and the e-mail and birthday that two people of a family may share.
    await apply(place, [person(4, "Arno", { Nr: "E-3", Phone: "+49 30 5550188" }), dora(3, {}), ...others]);
    expect(reported(place)).toEqual(expect.arrayContaining(["Arno: local duplicate_key", "Dora: local duplicate_key"]));
    expect(namesIn(place)).toEqual(expect.arrayContaining(["Anna", "Dora"]));
  });

  const cases = [
    { column: "Birthday", wrong: "1980-01-07", right: "1980-01-04" },
    { column: "Email", wrong: EMAIL, right: "anna@example.org" },
  ] as const;
  // The list mends the key as the report did, or otherwise. It may lose her for a night.
  const nights = [
    ["E-4", "E-4"],
    ["E-4", "E-40"],
    ["E-40", "E-41"],
    [null, "E-3", "E-3"],
    [null, "E-4", "E-4"],
  ];
  test.for(cases.flatMap((each) => nights.map((keys) => ({ ...each, keys, shown: keys.join(", ") }))))(
    "leaves the $column corrected while the list has the keys $shown",
    async ({ column, wrong, right, keys }, { place }) => {
      const row = (key: string) => person(4, "Anna", { Nr: key, Email: "anna@example.org", [column]: wrong });
      const [record] = await apply(place, [row("E-3"), dora(3, {}), ...others]);
      dropChanged(place, record, (lines, header) => {
        for (const cells of lines)
          if (cells[header.indexOf("First Name")] === "Anna") {
            cells[header.indexOf("Nr")] = "E-4";
            cells[header.indexOf(column)] = right;
          }
      });
      await run(place);
      const annas = () => {
        const found = place.sandbox.contacts().filter(({ first_name: name }) => name === "Anna");
        return found.map(({ birthday, email }) => (column === "Email" ? email : birthday));
      };
      expect([reported(place), annas()]).toEqual([[], [right]]);
      for (const key of ["E-3", ...keys]) {
        await apply(place, [...(key === null ? [] : [row(key)]), dora(3, {}), ...others]);
        expect([key, reported(place), annas()]).toEqual([key, [], key === null ? [] : [right]]);
      }
    },
  );

  test("leaves e-mail and birthday corrected when the list has a third key", async ({ place }) => {
    const wrong = { Email: "old@example.org", Birthday: "1980-01-07" };
    const right = { Nr: "E-4", Email: "anna@example.org", Birthday: "1980-01-04" };
    const row = (key: string) => person(4, "Anna", { Nr: key, ...wrong });
    const [record] = await apply(place, [row("E-3"), dora(3, {}), ...others]);
    dropChanged(place, record, (lines, header) => {
      for (const cells of lines.filter((each) => each[header.indexOf("First Name")] === "Anna"))
        for (const [column, text] of Object.entries(right)) cells[header.indexOf(column)] = text;
    });
    await run(place);
    for (const key of ["E-3", "E-40"]) {
      await apply(place, [row(key), dora(3, {}), ...others]);
      const contact = place.sandbox.contacts().find(({ first_name: name }) => name === "Anna");
      expect([reported(place), contact?.email, contact?.birthday]).toEqual([[], right.Email, right.Birthday]);
    }
  });

  test("leaves a birthday corrected that was corrected before it", async ({ place }) => {
    await apply(place, [person(4, "Anna"), dora(3, {}), ...others]);
    const [record] = await apply(place, [anna, broken, ...others]);
    dropChanged(place, record, (lines, header) => {
      const at = header.indexOf("Birthday");
      for (const cells of lines) if (cells[at]?.includes("31.02.")) cells[at] = "1963-04-17";
    });
    await run(place);
    await apply(place, [anna, broken, ...others]);
    await correctAll(place);
    await apply(place, [anna, broken, ...others]);
    expect(reported(place)).toEqual([]);
    expect(doraOf(place)).toEqual([["Dora", "Vogel", "1963-04-17", EMAIL]]);
  });
});
