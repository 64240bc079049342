/** Corrections that last are bound to a person: they don't pass to the next person who gets the key. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, drop, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const others = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
const active = (place: Workplace) => place.ledger().corrections.active("staff");
const texts = (place: Workplace) => active(place).map(({ header, was, becomes }) => `${header}: ${was} → ${becomes}`);
const contact = (place: Workplace, name: string) =>
  place.sandbox.contacts().find(({ first_name: first }) => first === name);
const latest = (place: Workplace) => place.ledger().runs.latest(1)[0]?.run ?? "";

const dora = (more: Parameters<typeof person>[2] = {}) =>
  person(3, "Dora", { "Last Name": "Vogel", Email: "dora@@example", ...more });
const wanda = (more: Parameters<typeof person>[2] = {}) =>
  person(3, "Wanda", { "Last Name": "Zapp", Email: "dora@@example", Birthday: "", UID: "u77", ...more });
const CORRECTED = "Email: dora@@example → dora@privat.example";

/** Applies a list with Dora's wrong e-mail, and corrects it in the report. */
async function correctEmail(place: Workplace, row = dora(), feed: Partial<FeedSettings> = {}) {
  const [record] = await apply(place, [row, ...others], feed);
  dropChanged(place, record, (lines, header) => setColumn(lines, header, "Email", () => "dora@privat.example"));
  await run(place, feed);
  expect(contact(place, "Dora")).toMatchObject({ email: "dora@privat.example" });
  expect(texts(place)).toEqual([CORRECTED]);
}

/** The other people, one with a new phone, so that the list is not an older one. */
const nextNight = others.with(0, person(5, "Person5", { Phone: "+49 30 5550177" }));
const OTHER = { Email: "wanda@example.org", Birthday: "1991-01-01" };
const born = (birthday: string, more: Parameters<typeof person>[2] = {}) =>
  dora({ Email: "dora@example.org", Birthday: birthday, ...more });

/** Applies a list with Dora's right birthday, then one with a wrong one and a refused e-mail, and corrects both. */
async function correctBirthday(place: Workplace, feed: Partial<FeedSettings> = {}) {
  await apply(place, [born("1963-04-16"), ...others], feed);
  const [record] = await apply(place, [born("1950-05-05", { Email: "dora@@" }), ...others], feed);
  dropChanged(place, record, (lines, header) => {
    setColumn(lines, header, "Birthday", () => "1963-04-16");
    setColumn(lines, header, "Email", () => "dora@example.org");
  });
  await run(place, feed);
  await apply(place, [born("1950-05-05"), ...others], feed);
  expect(texts(place)).toEqual(["Birthday: 1950-05-05 → 1963-04-16"]);
}

/** Answers the first question. */
async function answer(place: Workplace, choice: string, feed: Partial<FeedSettings> = {}) {
  const { openItems } = place.ledger();
  const [id] = openItems.open("staff").map((item) => openItems.toLine(item, null).id);
  expect(await runCommand(place, { kind: "answer", id: id ?? "", choice }, feed)).toBe(0);
}

describe("a correction of a deleted person", () => {
  test("ends with the contact, and does not pass to the next person with the key", async ({ place }) => {
    await correctEmail(place);
    await apply(place, others);
    expect([namesIn(place).includes("Dora"), texts(place)]).toEqual([false, []]);
    await apply(place, [wanda(), ...others]);
    expect(contact(place, "Wanda")?.email ?? null).toBeNull();
  });

  test("holds again when the person comes back with the same cell", async ({ place }) => {
    await correctBirthday(place);
    await apply(place, others);
    expect([namesIn(place).includes("Dora"), texts(place)]).toEqual([false, []]);
    const [back] = await apply(place, [born("1950-05-05"), ...nextNight]);
    expect(back?.rows).toMatchObject({ created: 1 });
    expect(contact(place, "Dora")?.birthday).toBe("1963-04-16");
    expect(texts(place)).toEqual(["Birthday: 1950-05-05 → 1963-04-16"]);
    expect(active(place)[0]?.contactId).toBe(contact(place, "Dora")?.contact_id);
    const [again] = await apply(place, [born("1950-05-05"), ...others]);
    expect(again?.rows).toMatchObject({ unchanged: 6 });
    expect(contact(place, "Dora")?.birthday).toBe("1963-04-16");
  });

  test("has ended for good when the person comes back with another cell", async ({ place }) => {
    await correctBirthday(place);
    await apply(place, others);
    await apply(place, [born("1971-06-08"), ...nextNight]);
    expect(contact(place, "Dora")?.birthday).toBe("1971-06-08");
    await apply(place, others);
    await apply(place, [born("1950-05-05"), ...nextNight]);
    expect([contact(place, "Dora")?.birthday, texts(place)]).toEqual(["1950-05-05", []]);
  });

  test("does not come back when the person was erased", async ({ place }) => {
    await correctBirthday(place);
    const contactId = contact(place, "Dora")?.contact_id;
    await apply(place, others);
    expect(await runCommand(place, { kind: "erase", person: String(contactId), keepContact: false })).toBe(0);
    await apply(place, [born("1950-05-05"), ...nextNight]);
    expect([contact(place, "Dora")?.birthday, texts(place)]).toEqual(["1950-05-05", []]);
  });

  test("ends when a row says that the person has gone", async ({ place }) => {
    await correctEmail(place);
    await apply(place, [dora({ Mark: "terminated" }), ...others], { inactive: "delete" });
    expect([namesIn(place).includes("Dora"), texts(place)]).toEqual([false, []]);
  });

  test("is there again when an undo brings the person back", async ({ place }) => {
    await correctEmail(place);
    const [record] = await apply(place, others);
    await runCommand(place, { kind: "undo", run: record?.run ?? "" });
    await runCommand(place, { kind: "approve", run: latest(place) });
    expect(texts(place)).toEqual([CORRECTED]);
    const [again] = await apply(place, [dora(), ...others]);
    expect(again?.rows).toMatchObject({ unchanged: 6 });
    expect(contact(place, "Dora")).toMatchObject({ email: "dora@privat.example" });
  });

  test("lasts again when the undo of its corrected report is undone", async ({ place }) => {
    await correctEmail(place);
    const undoLatest = async () => {
      await runCommand(place, { kind: "undo", run: latest(place) });
      expect(await runCommand(place, { kind: "approve", run: latest(place) })).toBe(0);
    };
    await undoLatest();
    expect(texts(place)).toEqual([]);
    expect(contact(place, "Dora")?.email).not.toBe("dora@privat.example");
    await undoLatest();
    expect(texts(place)).toEqual([CORRECTED]);
    expect(contact(place, "Dora")).toMatchObject({ email: "dora@privat.example" });
    await apply(place, [dora(), ...others]);
    expect([reported(place), contact(place, "Dora")?.email]).toEqual([[], "dora@privat.example"]);
  });

  test("lasts in a feed of changes while the person's row is away", async ({ place }) => {
    const changes = { mode: "changes" } as const;
    await correctEmail(place, dora(), changes);
    await apply(place, others, changes);
    await apply(place, [dora({ Phone: "+49 30 5550123" }), ...others], changes);
    expect(contact(place, "Dora")).toMatchObject({ email: "dora@privat.example", phone: "+49305550123" });
  });
});

describe("a correction of a person with a new key", () => {
  test("holds also where the last name is new", async ({ place }) => {
    await correctBirthday(place);
    const [moved] = await apply(place, [born("1950-05-05", { Nr: "E-71", "Last Name": "Neu" }), ...others]);
    expect(moved?.rows).toMatchObject({ updated: 1, rejected: 0 });
    expect(contact(place, "Dora")).toMatchObject({ last_name: "Neu", birthday: "1963-04-16" });
  });

  test("holds when the list gets the key that was corrected", async ({ place }) => {
    const ada = (more: Parameters<typeof person>[2]) => person(1, "Ada", { Birthday: "1950-05-05", ...more });
    const [record] = await apply(place, [ada({ Nr: "" }), ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Nr", () => "E-1");
      setColumn(lines, header, "Birthday", () => "1963-04-16");
    });
    await run(place);
    const [mended] = await apply(place, [ada({ Nr: "E-1" }), ...others]);
    expect(mended?.rows).toMatchObject({ unchanged: 6 });
    expect(texts(place)).toEqual(["Birthday: 1950-05-05 → 1963-04-16"]);
    expect(contact(place, "Ada")).toMatchObject({ birthday: "1963-04-16" });
  });

  test("holds for the contact that replaces a lost one", async ({ place }) => {
    const recreate = { missingContact: "recreate" } as const;
    await correctBirthday(place, recreate);
    place.sandbox.deleteContact(contact(place, "Dora")?.contact_id ?? 0);
    const row = born("1950-05-05", { Phone: "+49 30 5550123" });
    for (let night = 0; night < 2; night += 1)
      await apply(place, [row, ...others, person(10 + night, "More")], recreate);
    expect(contact(place, "Dora")).toMatchObject({ birthday: "1963-04-16", phone: "+49305550123" });
    expect(texts(place)).toEqual(["Birthday: 1950-05-05 → 1963-04-16"]);
  });
});

describe("a correction under a key of another person", () => {
  test("stays when it was made together with the answer that the row is a new person", async ({ place }) => {
    await apply(place, [dora({ Email: "dora@privat.example" }), ...others]);
    const row = wanda({ Email: "wanda@@example", Birthday: "1991-01-01" });
    const [asked] = await apply(place, [row, ...others]);
    dropChanged(place, asked, (lines, header) => {
      setColumn(lines, header, "_answer", () => "new");
      setColumn(lines, header, "Email", () => "wanda@privat.example");
    });
    await run(place);
    expect(contact(place, "Wanda")).toMatchObject({ email: "wanda@privat.example" });
    const [again] = await apply(place, [row, ...others]);
    expect(again?.rows).toMatchObject({ unchanged: 6 });
    expect(texts(place)).toEqual(["Email: wanda@@example → wanda@privat.example"]);
  });

  test("waits although both people have one phone", async ({ place }) => {
    const office = { Phone: "+49 30 5550123" };
    const [record] = await apply(place, [dora({ Birthday: "1980-02-31", Email: "", ...office }), ...others]);
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Birthday", () => "1988-08-08"));
    await run(place);
    expect(texts(place)).toEqual(["Birthday: 1980-02-31 → 1988-08-08"]);
    await apply(place, [wanda({ Birthday: "1980-02-31", Email: "", ...office }), ...others]);
    expect(contact(place, "Dora")).toMatchObject({ birthday: "1988-08-08", last_name: "Vogel" });
    expect(texts(place)).toEqual(["Birthday: 1980-02-31 → 1988-08-08"]);
  });

  test("is neither used nor ended while another person has the key for a night", async ({ place }) => {
    await correctBirthday(place);
    const [asked] = await apply(place, [wanda(OTHER), ...others]);
    expect(reported(place)).toEqual(["Wanda: local other_person"]);
    expect(place.ledger().corrections.seenBy(asked?.run ?? "")).toEqual([]);
    const [again] = await apply(place, [born("1950-05-05"), ...nextNight]);
    expect(again?.rows).toMatchObject({ updated: 1, unchanged: 5, rejected: 0 });
    expect(contact(place, "Dora")).toMatchObject({ birthday: "1963-04-16" });
    expect(place.ledger().corrections.seenBy(again?.run ?? "")).toHaveLength(1);
  });

  test("holds when a person answers that a row with other names is the same person", async ({ place }) => {
    await correctBirthday(place);
    const married = born("1950-05-05", { "First Name": "Theodora", "Last Name": "Zapp", Email: "" });
    await apply(place, [married, ...others]);
    expect(reported(place)).toEqual(["Theodora: local other_person"]);
    await answer(place, "same");
    expect(contact(place, "Theodora")).toMatchObject({ last_name: "Zapp", birthday: "1963-04-16" });
    const [again] = await apply(place, [married, ...nextNight]);
    expect(again?.rows).toMatchObject({ updated: 1, unchanged: 5, rejected: 0 });
    expect(texts(place)).toEqual(["Birthday: 1950-05-05 → 1963-04-16"]);
  });

  test("ends when a person answers that the row is another person", async ({ place }) => {
    await correctBirthday(place);
    await apply(place, [wanda({ ...OTHER, Birthday: "1950-05-05" }), ...others]);
    await answer(place, "new");
    expect([namesIn(place).includes("Dora"), texts(place)]).toEqual([false, []]);
    expect(contact(place, "Wanda")).toMatchObject({ birthday: "1950-05-05" });
  });

  test("stays with the former contact in a feed of changes, and comes back with an undo", async ({ place }) => {
    const changes = { mode: "changes" } as const;
    await correctBirthday(place, changes);
    await apply(place, [wanda({ ...OTHER, Birthday: "1950-05-05" }), ...others], changes);
    await answer(place, "new", changes);
    expect(contact(place, "Wanda")).toMatchObject({ birthday: "1950-05-05" });
    await runCommand(place, { kind: "undo", run: latest(place) }, changes);
    await runCommand(place, { kind: "approve", run: latest(place) }, changes);
    expect(namesIn(place)).not.toContain("Wanda");
    await apply(place, [born("1950-05-05", { Phone: "+49 30 5550123" }), ...others], changes);
    expect(contact(place, "Dora")).toMatchObject({ birthday: "1963-04-16", phone: "+49305550123" });
  });

  test("of both people is kept apart", async ({ place }) => {
    await correctBirthday(place);
    const [record] = await apply(place, [wanda({ ...OTHER, Birthday: "31.02.1991" }), ...others]);
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Birthday", () => "1991-02-21"));
    await run(place);
    expect(reported(place)).toEqual(["Wanda: local other_person"]);
    expect(texts(place)).toHaveLength(2);
    await answer(place, "new");
    expect(texts(place)).toEqual(["Birthday: 31.02.1991 → 1991-02-21"]);
    const [again] = await apply(place, [wanda({ ...OTHER, Birthday: "31.02.1991" }), ...others]);
    expect(again?.rows).toMatchObject({ unchanged: 6 });
    expect(contact(place, "Wanda")).toMatchObject({ birthday: "1991-02-21" });
  });

  test("ends where the corrected row never became a contact", async ({ place }) => {
    const both = { Group: "Team Nowhere" };
    const [record] = await apply(place, [dora(both), ...others]);
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Email", () => "dora@privat.example"));
    await run(place);
    expect([namesIn(place).includes("Dora"), texts(place)]).toEqual([false, [CORRECTED]]);
    await apply(place, [dora(both), ...others]);
    expect(texts(place)).toEqual([CORRECTED]);
    await apply(place, [wanda(), ...others]);
    expect(contact(place, "Wanda")?.email ?? null).toBeNull();
    expect(texts(place)).toEqual([]);
  });
});

test.for([
  ["31.02.1985", []],
  // Many people have such a text in place of their birthday.
  ["00.00.1900", ["Vogel: local first_name_missing"]],
] as const)(
  "a filled in first name holds beside the mistyped birthday %s while another column changes each night",
  async ([birthday, asked], { place }) => {
    const header = [...HEADER, "Age"];
    const rows = (age: string) => [
      [...person(3, "", { "Last Name": "Vogel", Birthday: birthday, UID: "" }), age],
      ...others.map((cells) => [...cells, "50"]),
    ];
    drop(place, rows("38"), header);
    const [record] = await run(place);
    dropChanged(place, record, (lines, names) => {
      setColumn(lines, names, "First Name", () => "Dora");
      setColumn(lines, names, "Birthday", () => "1985-02-03");
    });
    await run(place);
    expect(contact(place, "Dora")?.birthday).toBe("1985-02-03");
    drop(place, rows("39"), header);
    await run(place);
    expect(
      place
        .ledger()
        .openItems.open("staff")
        .map(({ cells, status, issues: [{ code }] }) => `${cells[2]}: ${status} ${code}`),
    ).toEqual(asked);
    expect(contact(place, "Dora")?.birthday).toBe("1985-02-03");
  },
);

test("an address that is left out is asked about again for the next person with the key", async ({ place }) => {
  const fritz = person(1, "Fritz", { Email: "fritz@example.org" });
  const ivo = (more: Parameters<typeof person>[2] = {}) =>
    person(3, "Ivo", { Email: "fritz@example.org", Phone: "+49 30 5550199", ...more });
  await apply(place, [fritz, ...others]);
  await apply(place, [fritz, ivo(), ...others]);
  expect(reported(place)).toEqual(["Ivo: 409 contact_exists"]);
  const { openItems } = place.ledger();
  const ids = openItems.open("staff").map((item) => openItems.toLine(item, null).id);
  expect(await runCommand(place, { kind: "answer", id: ids[0] ?? "", choice: "leave out" })).toBe(0);
  expect(namesIn(place)).toContain("Ivo");
  await apply(place, [fritz.with(4, "+49 30 5550123"), ...others]);
  expect([namesIn(place).includes("Ivo"), active(place)]).toEqual([false, []]);
  const jana = person(3, "Jana", { "Last Name": "Zapp", Email: "fritz@example.org", UID: "u77" });
  await apply(place, [fritz, jana, ...others]);
  expect(reported(place)).toContain("Jana: 409 contact_exists");
});

describe("an address that is left out", () => {
  const fritz = person(1, "Fritz", { Email: "fritz@example.org" });
  const ivo = person(3, "Ivo", { Email: "fritz@example.org", Phone: "+49 30 5550199" });

  test("is named in the report of each list that still has it", async ({ place }) => {
    await apply(place, [fritz, ...others]);
    await apply(place, [fritz, ivo, ...others]);
    await answer(place, "leave out");
    for (const list of [
      [fritz, ivo, ...nextNight],
      [fritz, ivo, ...others],
    ]) {
      const [record] = await apply(place, list);
      const page = readFileSync(join(place.folders.reports, record?.run ?? "", "report.html"), "utf8");
      expect(page).toContain("Corrected here, still wrong in your list");
      expect(page).toMatch(/Ivo.*e-mail address.*fritz@example\.org.*Enter the person(?:'|&#39;)s own address/su);
    }
  });

  test("is sent again after its wrong link was taken back", async ({ place }) => {
    await apply(place, [fritz, ...others]);
    await apply(place, [fritz, ivo, ...others]);
    expect(reported(place)).toEqual(["Ivo: 409 contact_exists"]);
    const groupId = contact(place, "Fritz")?.group_id ?? 0;
    const { contact_id: contactId } = place.sandbox.addContact({ first_name: "Ivo", group_id: groupId });
    await runCommand(place, {
      kind: "link",
      feed: "staff",
      pairs: [{ line: null, key: "E-3", contactId: String(contactId) }],
    });
    await answer(place, "leave out");
    expect(active(place)).toHaveLength(1);
    expect(await runCommand(place, { kind: "unlink", feed: "staff", key: "E-3" })).toBe(0);
    expect(active(place)).toEqual([]);
  });
});

describe("a corrected first name of one of two relatives without first names", () => {
  const relative = (nr: number, more: Parameters<typeof person>[2]) =>
    person(nr, "", { "Last Name": "Vogel", UID: "", Birthday: "", ...more });
  const people = [
    ["other birthdays", { Birthday: "1980-02-01" }, { Birthday: "1982-04-03" }],
    ["other e-mails", { Email: "a@example.org" }, { Email: "b@example.org" }],
    ["other phones", { Birthday: "", Phone: "+49 30 5550171" }, { Birthday: "", Phone: "+49 30 5550172" }],
  ] as const;

  test.for(people)("does not go to the other one, who has the key next, by %s", async ([, anna, ben], { place }) => {
    const [record] = await apply(place, [relative(1, anna), relative(2, ben), ...others]);
    dropChanged(place, record, (lines, header) =>
      setColumn(lines, header, "First Name", (cells) => (cells[header.indexOf("Nr")] === "E-1" ? "Anna" : "Ben")),
    );
    await run(place);
    const before = place.sandbox.contacts();
    expect(namesIn(place)).toEqual(expect.arrayContaining(["Anna", "Ben"]));
    // The same list again needs no answer.
    const [again] = await apply(place, [relative(1, anna), relative(2, ben), ...nextNight]);
    expect(again?.rows).toMatchObject({ rejected: 0, updated: 1 });
    await apply(place, [relative(1, ben), relative(2, anna), ...others]);
    const family = ({ last_name: last }: (typeof before)[number]) => last === "Vogel";
    expect(place.sandbox.contacts().filter(family)).toEqual(before.filter(family));
    expect(reported(place).filter((item) => item.endsWith("first_name_missing"))).toHaveLength(2);
  });

  test("does not go to the other one while the first was not created", async ({ place }) => {
    const wrong = { Group: "Team Nowhere" };
    const [first, second] = [{ Birthday: "1980-02-01" }, { Birthday: "1982-04-03" }];
    const [record] = await apply(place, [
      relative(1, { ...first, ...wrong }),
      relative(2, { ...second, ...wrong }),
      ...others,
    ]);
    dropChanged(place, record, (lines, header) =>
      setColumn(lines, header, "First Name", (cells) => (cells[header.indexOf("Nr")] === "E-1" ? "Anna" : "Ben")),
    );
    await run(place);
    await apply(place, [relative(1, second), relative(2, first), ...others]);
    expect(place.sandbox.contacts().filter(({ last_name: last }) => last === "Vogel")).toEqual([]);
    expect(reported(place)).toEqual([": local first_name_missing", ": local first_name_missing"]);
  });
});

describe("two corrections of a person without addresses", () => {
  const renee = (nr: number, more: Parameters<typeof person>[2] = {}) =>
    person(nr, "Reneex", { "Last Name": "Hoff", UID: "", Birthday: "1988-02-31", ...more });

  test.for([
    ["the key", (row: readonly string[]) => row.with(0, "Z-1")],
    ["another column", (row: readonly string[]) => row.with(HEADER.indexOf("Mark"), "new")],
  ] as const)("hold when %s changes", async ([, change], { place }) => {
    const [record] = await apply(place, [renee(1), ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "First Name", () => "Renee");
      setColumn(lines, header, "Birthday", () => "1988-02-18");
    });
    await run(place);
    const before = contact(place, "Renee");
    expect(before).toMatchObject({ last_name: "Hoff", birthday: "1988-02-18" });
    for (let night = 0; night < 2; night += 1) {
      await apply(place, [change(renee(1)), ...(night === 0 ? nextNight : others)]);
      expect(contact(place, "Renee")).toMatchObject({ contact_id: before?.contact_id, birthday: "1988-02-18" });
      expect(reported(place).filter((item) => !item.startsWith("Person5"))).toEqual([]);
    }
    expect(active(place)).toHaveLength(2);
  });
});
