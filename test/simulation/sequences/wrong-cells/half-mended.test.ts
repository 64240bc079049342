/** A list that was sorted in one column, and put right in some of its rows only. */
import { expect } from "vitest";
import { apply, mutations, person, runCommand, test } from "../../world/list-sequence.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerd", "Hanna", "Ida", "Jan", "Karl", "Lena"];
const OWN = NAMES.map((name) => `${name.toLowerCase()}@example.org`);
const SORTED = [7, 2, 9, 4, 0, 11, 5, 1, 10, 3, 8, 6].map((at) => OWN[at] ?? "");
const list = (emails: readonly string[]) =>
  NAMES.map((name, at) =>
    person(at + 1, name, { Birthday: `19${60 + at}-0${1 + (at % 9)}-1${at % 8}`, Email: emails[at] ?? "", UID: "" }),
  );

test.for([true, false])(
  "is held when 5 of 12 e-mails are put right (discarded before: %s)",
  async (isDiscarded, { place }) => {
    await apply(place, list(OWN));
    const [sorted] = await apply(place, list(SORTED));
    if (isDiscarded) await runCommand(place, { kind: "discard", run: sorted?.run ?? "" });
    place.sandbox.forgetRequests();
    const [mended] = await apply(place, list(SORTED.map((email, at) => (at < 5 ? (OWN[at] ?? "") : email))));
    expect(mended?.status).toBe("held");
    expect(mutations(place)).toEqual([]);
  },
);

const OF_OTHERS = [5, 0, 3, 6, 1];

test.for([7, 8, 9])(
  "is held when %i of 12 e-mails are put right, and the others are those of people who keep them",
  async (right, { place }) => {
    await apply(place, list(OWN));
    const [mended] = await apply(
      place,
      list(OWN.map((own, at) => (at < right ? own : (OWN[OF_OTHERS[at - right] ?? 0] ?? "")))),
    );
    expect(mended).toMatchObject({ status: "held", rows: { updated: 0 } });
    expect(mended?.holds).toMatchObject([{ guard: "values_exchanged" }]);
  },
);

/** The place of the person whose e-mail the person at a place gets. */
const SHARED: Readonly<Record<number, number>> = { 6: 2, 8: 0, 10: 1 };
const shares = (most: number) =>
  OWN.map((own, at) => (at in SHARED && at <= most ? (OWN[SHARED[at] ?? 0] ?? "") : own));

test.for([
  {
    who: "two people get the e-mails of people with other last names",
    most: 8,
    family: (at: number) => `Beispiel${at}`,
  },
  {
    who: "three people get the e-mails of people with their last name",
    most: 10,
    family: (at: number) => `Beispiel${SHARED[at] ?? at}`,
  },
])("passes when $who", async ({ most, family }, { place }) => {
  const named = (emails: readonly string[]) => list(emails).map((row, at) => row.with(2, family(at)));
  await apply(place, named(OWN));
  const [record] = await apply(place, named(shares(most)));
  expect(record?.holds).toEqual([]);
});
