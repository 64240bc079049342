/** Corrected reports that put a part of a known person's key right, in a feed whose key is made of the row's values. */
import { describe, expect } from "vitest";
import { inventedBirthday } from "../../../invented-birthday.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, mutations, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";

const noKey = { key: null } as const;
const others = ["Ben", "Cleo", "Ines", "Jan", "Kai", "Lea"].map((first, at) =>
  person(11 + at, first, { Birthday: inventedBirthday(11 + at), Email: `${first.toLowerCase()}@x.example` }),
);

describe("a known person whose e-mail a list could not be read", () => {
  const mails = [
    ["the former e-mail", "dieter@x.example"],
    ["a new e-mail", "dieter.neu@x.example"],
  ] as const;

  test.for(mails)("stays the person when a corrected report brings %s", async ([, mail], { place }) => {
    const dieter = (email: string) => person(1, "Dieter", { Email: email });
    await apply(place, [dieter("dieter@x.example"), ...others], noKey);
    const names = namesIn(place);
    const [record] = await apply(place, [dieter("dieter@@x"), ...others], noKey);
    expect(record?.rows).toMatchObject({ unchanged: 6, rejected: 1 });
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Email", () => mail));
    const [corrected] = await run(place, noKey);
    expect(corrected?.rows).toMatchObject({ read: 1, rejected: 0, created: 0 });
    expect(reported(place)).toEqual([]);
    expect(namesIn(place)).toEqual(names);
    const contact = place.sandbox.contacts().find(({ first_name: first }) => first === "Dieter");
    expect(contact?.email).toBe(mail);
    // The list is still wrong, and then it is mended.
    const before = mutations(place).length;
    for (const list of ["dieter@@x", mail]) {
      const [night] = await apply(place, [dieter(list), ...others], noKey);
      expect(night?.rows).toMatchObject({ unchanged: 7 });
    }
    expect(mutations(place).length).toBe(before);
    expect(namesIn(place)).toEqual(names);
  });
});
