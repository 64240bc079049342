import { expect, test } from "vitest";
import { isAsWritten, writtenForms } from "../../../../../src/pipeline/plan/rules/compare/never/as-written.ts";
import { judgePerson } from "../../../../../src/pipeline/plan/rules/compare/never/judge-person.ts";
import {
  formsToAsk,
  formsToKeep,
  type KnownBy,
} from "../../../../../src/pipeline/plan/rules/compare/never/person-forms.ts";
import { isSameAsWritten } from "../../../../../src/pipeline/plan/rules/compare/never/same-spelling.ts";

const people: readonly KnownBy[] = ["Max", "Maximilian"].flatMap((firstName) =>
  ["Zwilling", "Zwílling", "Anders", null].flatMap((lastName) =>
    ["m.ax@example.org", "M.ax@example.org", "max@example.org", ""].flatMap((email) =>
      ["+49305551234", ""].flatMap((phone) =>
        ["1979-10-11", "1979-10-12", "1990-03-04", "10-11", null].map((birthday) => ({
          firstName,
          lastName,
          emails: [email],
          phones: [phone],
          birthday,
          key: null,
        })),
      ),
    ),
  ),
);

const asked = people.map((person) => {
  const { first, others } = formsToAsk(person);
  return { person, forms: [...first, ...others], written: [...writtenForms(person)] };
});

test("a person is as written by the hashed forms of an entry as by the values themselves", () => {
  const other: string[] = [];
  let compared = 0;
  for (const known of people) {
    const kept = formsToKeep(known);
    for (const { person, forms, written } of asked) {
      const shared = forms.flatMap((form) => (kept.has(form) ? { form, id: 1 } : []));
      if (judgePerson(shared, person)[0]?.kind !== "never") continue;
      compared += 1;
      const isWritten = isAsWritten(new Set(written.filter((form) => kept.has(form))), person);
      const isSame = isSameAsWritten(known, person);
      if (isWritten !== isSame) other.push(JSON.stringify([known, person, isSame]));
    }
  }
  expect(compared).toBeGreaterThan(5_000);
  expect(other).toEqual([]);
});
