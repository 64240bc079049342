/** Known people whose phone loses digits in the list, or is written in another way. */
import { expect } from "vitest";
import { apply, person, test } from "../../world/list-sequence.ts";

const list = (phone: string) => [
  person(1, "Ana", { Email: "ana@example.org", Phone: phone }),
  person(2, "Ben", { Email: "ben@example.org" }),
];

test.for(["+49 171", "0171 555", "Fax: 030 5550124", "Mutter: 0170 1112233"])(
  "keeps the known phone, with a warning, when the list has %s",
  async (phone, { place }) => {
    await apply(place, list("+491715550123"), { country: "DE" });
    const [record] = await apply(place, list(phone), { country: "DE" });
    expect(record).toMatchObject({ status: "completed", warnings: 1, rows: { rejected: 0 } });
    expect(place.sandbox.contacts().find(({ first_name }) => first_name === "Ana")).toMatchObject({
      phone: "+491715550123",
    });
  },
);

test.for(["0171 5550123 (privat)", "030 5550124 / 0171 5550123", "(0049) 171 5550123", "1715550123"])(
  "changes nothing when the known phone is written as %s",
  async (phone, { place }) => {
    await apply(place, list("+491715550123"), { country: "DE" });
    const [record] = await apply(place, list(phone), { country: "DE" });
    expect(record).toMatchObject({ status: "completed", rows: { updated: 0, unchanged: 2 } });
  },
);
