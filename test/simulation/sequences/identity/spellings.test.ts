/** People whose new key, name or birthday is written in another way than before. Each is there once. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { inventedBirthday } from "../../../invented-birthday.ts";
import type { HEADER } from "../../world/feeds.ts";
import { apply, codesOf, mutations, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = Partial<Record<(typeof HEADER)[number], string>>;

const BORN = "1975-04-12";
const others = ["Ada", "Ben", "Cleo", "Emil", "Fanny", "Gustav"].map((name, at) =>
  person(at + 1, name, { Birthday: inventedBirthday(at), Phone: `+4930123450${at}` }),
);
const contactIds = (place: Workplace) =>
  place.sandbox
    .contacts()
    .map(({ contact_id: id }) => id)
    .toSorted((a, b) => a - b);

describe("a person without e-mail and phone, under the default key,", () => {
  const dorota = (more: Cells) => person(9, "Dorota", { "Last Name": "Dębska", Birthday: BORN, ...more });

  test.for<readonly [string, Cells]>([
    ["accents", { "Last Name": "Debska" }],
    ["a letter without accent", { "First Name": "Doróta" }],
    ["a typing error", { "Last Name": "Dęska" }],
    ["a typing error and one part of the birthday", { "First Name": "Dorotta", Birthday: "1975-04-21" }],
    ["both names and the year", { "First Name": "Dorotta", "Last Name": "Dębskka", Birthday: "1957-04-12" }],
    ["accents and an exchanged day and month", { "Last Name": "Debska", Birthday: "1975-12-04" }],
    ["accents and a year taken off", { "Last Name": "Debska", Birthday: "12.04." }],
  ])("stays one person in a snapshot when %s differ", async ([, more], { place }) => {
    await apply(place, [...others, dorota({})], { key: null });
    const before = contactIds(place);
    const [record] = await apply(place, [...others, dorota(more)], { key: null });
    expect(record).toMatchObject({ status: "completed", rows: { created: 0, updated: 1 }, deletes: { deleted: 0 } });
    expect(contactIds(place)).toEqual(before);
  });

  test("stays one person in a snapshot when many people have that birthday", async ({ place }) => {
    const guests = (spelled: (name: string) => string) =>
      ["Dęb", "Łoś", "Żuk", "Bąk", "Kość"].map((name, at) =>
        person(20 + at, spelled(name), { "Last Name": `Guest${at}`, Birthday: BORN }),
      );
    const list = (spelled: (name: string) => string) => guests(spelled).flatMap((row, at) => [row, others[at] ?? row]);
    await apply(
      place,
      list((name) => name),
      { key: null },
    );
    const before = contactIds(place);
    const [record] = await apply(
      place,
      list((name) => name.normalize("NFD").replace(/\p{M}/gu, "").replace("Ł", "L")),
      { key: null },
    );
    expect(record?.rows).toMatchObject({ updated: 5, rejected: 0 });
    expect(contactIds(place)).toEqual(before);
  });

  test("is a question in a snapshot when first and last name are exchanged", async ({ place }) => {
    await apply(place, [...others, dorota({})], { key: null });
    const before = contactIds(place);
    const exchanged = dorota({ "First Name": "Debska", "Last Name": "Dorota" });
    const [record] = await apply(place, [...others, exchanged], { key: null });
    expect(codesOf(place, record)).toEqual({ 8: ["other_person"] });
    expect(contactIds(place)).toEqual(before);
  });

  test("is a new person when the birthday contradicts", async ({ place }) => {
    await apply(place, [...others, dorota({})], { key: null });
    const [record] = await apply(place, [...others, dorota({ "Last Name": "Debska", Birthday: "1999-08-30" })], {
      key: null,
    });
    expect(record?.rows).toMatchObject({ created: 1 });
  });

  test("is a question in a list of changes when accents differ", async ({ place }) => {
    const changes: Partial<FeedSettings> = { key: null, mode: "changes" };
    await apply(place, [...others, dorota({})], changes);
    const before = contactIds(place);
    place.sandbox.forgetRequests();
    const [record] = await apply(place, [dorota({ "Last Name": "Debska" })], changes);
    expect(codesOf(place, record)).toEqual({ 2: ["looks_like"] });
    expect(mutations(place)).toEqual([]);
    expect(contactIds(place)).toEqual(before);
  });
});
