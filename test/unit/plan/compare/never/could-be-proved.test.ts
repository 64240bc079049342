import { expect, test } from "vitest";
import { couldBeProved, judgePerson } from "../../../../../src/pipeline/plan/rules/compare/never/judge-person.ts";
import {
  formsToAsk,
  formsToKeep,
  type KnownBy,
} from "../../../../../src/pipeline/plan/rules/compare/never/person-forms.ts";

const FIRST = ["Thomas", "TOM", "Dr. Thomas", "tho\u0301mas", "Ada", null];
const LAST = ["Müller", "MUELLER", "muller", "Mu\u0308ller", "Lovelace", null];
const EMAILS = [
  "thomas.mueller@gmail.com",
  "ThomasMueller+work@GoogleMail.com",
  " <thomasmueller@gmail.com> ",
  "mailto:t.h.omasmueller@gmail.com",
  "ada@example.org",
  null,
];
const PHONES = ["+49 30 12345678", "030/12 34-56 78", "0049 (0)30 12345678", "(030) 1234.5678", "030 99999999", null];
const BIRTHDAYS = ["1980-04-05", "--04-05", "04-05", "1981-04-05", "1980-05-04", "not a date", null];
const KEYS = [["staff", "7"] as const, ["staff", "8"] as const, null];

/** Returns persons with each pair of these values, and others by turns. */
function* people(): Generator<KnownBy> {
  let turn = 0;
  const next = <T>(values: readonly T[], step: number): T => values[Math.floor(turn / step) % values.length] as T;
  for (const firstName of FIRST)
    for (const lastName of LAST)
      for (const birthday of BIRTHDAYS)
        for (const email of EMAILS) {
          turn += 1;
          yield { firstName, lastName, birthday, emails: [email], phones: [null, next(PHONES, 5)], key: next(KEYS, 7) };
        }
}

test("a person that forms prove is found by the quick check, in each spelling", () => {
  const all = [...people()];
  const asked = all.map((person) => {
    const { first, others } = formsToAsk(person);
    return { person, forms: [...first, ...others] };
  });
  const figures = { proved: 0, missed: 0, passedOver: 0 };
  for (const kept of all.filter((_, at) => at % 13 === 0)) {
    const forms = formsToKeep(kept);
    const couldBe = couldBeProved(forms);
    for (const each of asked) {
      const shared = each.forms.flatMap((form) => (forms.has(form) ? [{ form, id: 0 }] : []));
      const isProved = judgePerson(shared, each.person).some(({ kind }) => kind === "never");
      const isFound = couldBe(each.person);
      if (isProved) figures.proved += 1;
      if (isProved && !isFound) figures.missed += 1;
      if (!isFound) figures.passedOver += 1;
    }
  }
  expect(figures.missed).toBe(0);
  expect(figures.proved).toBeGreaterThan(5_000);
  expect(figures.passedOver).toBeGreaterThan(5_000);
});
