/** Phone numbers that a spreadsheet has rounded, so that several people share one number with zeros at its end. */
import { expect } from "vitest";
import { apply, person, reported, test } from "../../world/list-sequence.ts";

const NAMES = ["Ana", "Ben", "Cleo", "Dora", "Emil"];
const list = (phone: (at: number) => string) => NAMES.map((name, at) => person(at + 1, name, { Phone: phone(at) }));
const phones = (place: Parameters<typeof reported>[0]) => place.sandbox.contacts().map(({ phone }) => phone);

test.for(["491512000000", "+491512000000"])(
  "creates people without the number when it is rounded to %s",
  async (phone, { place }) => {
    const [record] = await apply(
      place,
      list(() => phone),
      { country: "DE" },
    );
    expect(record).toMatchObject({ status: "completed", warnings: 5, rows: { created: 5 } });
    expect(reported(place)[0]).toBe("Ana: warning phone_rounded");
    expect(phones(place).filter((sent) => typeof sent === "string")).toEqual([]);
  },
);

test("keeps the known numbers, with a warning, when the list's are rounded", async ({ place }) => {
  const known = (at: number) => `+49151234567${80 + at}`;
  await apply(place, list(known));
  const [record] = await apply(
    place,
    list(() => "491512000000"),
  );
  expect(record).toMatchObject({ status: "completed", warnings: 5, rows: { updated: 0 } });
  expect(phones(place)).toEqual(NAMES.map((_, at) => known(at)));
});

test("sends the numbers of switchboards, which end in three zeros", async ({ place }) => {
  const [record] = await apply(
    place,
    list((at) => `+49 30 555${at}000`),
  );
  expect(record).toMatchObject({ warnings: 0, rows: { created: 5 } });
});
