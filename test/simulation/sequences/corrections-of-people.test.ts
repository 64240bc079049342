/** Corrections that last are bound to a person: they don't pass to the next person who gets the key. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../src/model/feed.ts";
import { dropChanged, setColumn } from "../world/drop-report.ts";
import { apply, namesIn, person, reported, run, runCommand, test } from "../world/list-sequence.ts";
import type { Workplace } from "../world/workplace.ts";

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

describe("a correction of a deleted person", () => {
  test("ends with the contact, and does not pass to the next person with the key", async ({ place }) => {
    await correctEmail(place);
    await apply(place, others);
    expect([namesIn(place).includes("Dora"), texts(place)]).toEqual([false, []]);
    await apply(place, [wanda(), ...others]);
    expect(contact(place, "Wanda")?.email ?? null).toBeNull();
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

  test("lasts in a feed of changes while the person's row is away", async ({ place }) => {
    const changes = { mode: "changes" } as const;
    await correctEmail(place, dora(), changes);
    await apply(place, others, changes);
    await apply(place, [dora({ Phone: "+49 30 5550123" }), ...others], changes);
    expect(contact(place, "Dora")).toMatchObject({ email: "dora@privat.example", phone: "+49305550123" });
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

  test("ends although both people have one phone", async ({ place }) => {
    const office = { Phone: "+49 30 5550123" };
    const [record] = await apply(place, [dora({ Birthday: "1980-02-31", Email: "", ...office }), ...others]);
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Birthday", () => "1988-08-08"));
    await run(place);
    expect(texts(place)).toEqual(["Birthday: 1980-02-31 → 1988-08-08"]);
    await apply(place, [wanda({ Birthday: "1980-02-31", Email: "", ...office }), ...others]);
    expect(texts(place)).toEqual([]);
    expect(contact(place, "Dora")).toMatchObject({ birthday: "1988-08-08", last_name: "Vogel" });
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
