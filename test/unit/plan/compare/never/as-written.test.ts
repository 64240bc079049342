import { expect, test } from "vitest";
import { isAsWritten } from "../../../../../src/pipeline/plan/rules/compare/never/as-written.ts";
import { judgePerson } from "../../../../../src/pipeline/plan/rules/compare/never/judge-person.ts";
import {
  formsToAsk,
  formsToKeep,
  type KnownBy,
} from "../../../../../src/pipeline/plan/rules/compare/never/person-forms.ts";
import { isSameAsWritten } from "../../../../../src/pipeline/plan/rules/compare/never/same-spelling.ts";

const people: readonly KnownBy[] = ["Max", "MAX", "Maximilian"].flatMap((firstName) =>
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

test("a person is as written by the hashed forms of an entry as by the values themselves", () => {
  const other: string[] = [];
  let compared = 0;
  // An entry without a last name does not say that a birthday beside another last name is another one.
  for (const known of people.filter(({ lastName }) => lastName !== null)) {
    const kept = formsToKeep(known);
    for (const person of people) {
      const { first, others } = formsToAsk(person);
      const shared = [...first, ...others].filter((form) => kept.has(form));
      const judged = judgePerson(
        shared.map((form) => ({ form, id: 1 })),
        person,
      );
      if (judged[0]?.kind !== "never") continue;
      compared += 1;
      if (isAsWritten(new Set(shared), person) !== isSameAsWritten(known, person))
        other.push(JSON.stringify([known, person, isSameAsWritten(known, person)]));
    }
  }
  expect(compared).toBeGreaterThan(10_000);
  expect(other).toEqual([]);
});
