/** People who come back under another key or in another form after a person answered: no person is created a second time. */
import { describe, expect } from "vitest";
import type { HEADER } from "../../world/feeds.ts";
import { dropCorrected } from "../../world/drop-file.ts";
import { apply, mutations, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = Partial<Record<(typeof HEADER)[number], string>>;
type Feed = Parameters<typeof apply>[2];

const row = (nr: string, first: string, last: string, birthday: string, more: Cells = {}) =>
  person(1, first, { Nr: nr, "Last Name": last, Birthday: birthday, UID: "", ...more });

const berta = (nr: string, more: Cells = {}) => row(nr, "Berta", "Krug", "1961-04-05", more);
const zoltan = row("1004", "Zoltan", "Nagy", "1988-11-23");
const rest = [row("1", "Otto", "Lang", "1970-02-03"), row("2", "Ulf", "Berg", "1955-09-14")];
const feeds: Record<string, Feed> = {
  "a list of changes": { mode: "changes" },
  "a list that may not delete": { deletes: null },
};

async function answer(place: Workplace, choice: "same" | "new", feed: Feed): Promise<void> {
  const item = place.ledger().openItems.open("staff")[0];
  const id = item === undefined ? "" : place.ledger().openItems.toLine(item, null).id;
  expect(await runCommand(place, { kind: "answer", id, choice }, feed)).toBe(0);
}

const idOf = (place: Workplace, name: string) =>
  place.sandbox.contacts().find(({ first_name: first }) => first === name)?.contact_id;

describe.for(Object.entries(feeds))("a person whose key was given to another person in %s", ([, feed]) => {
  test("is not created again under a further key", async ({ place }) => {
    await apply(place, [berta("1004"), ...rest], feed);
    const contact = idOf(place, "Berta");
    await apply(place, [zoltan, ...rest], feed);
    await answer(place, "new", feed);
    expect(namesIn(place)).toEqual(["Berta", "Otto", "Ulf", "Zoltan"]);
    await apply(place, [zoltan, berta("8001"), ...rest], feed);
    expect(namesIn(place)).toEqual(["Berta", "Otto", "Ulf", "Zoltan"]);
    if (reported(place).length > 0) await answer(place, "same", feed);
    await apply(place, [zoltan, berta("8001", { Birthday: "1961-04-06" }), ...rest], feed);
    expect(reported(place)).toEqual([]);
    expect(place.sandbox.contacts().find(({ contact_id: id }) => id === contact)?.birthday).toBe("1961-04-06");
    expect(namesIn(place)).toHaveLength(4);
  });

  test("is not created again when the key is theirs again", async ({ place }) => {
    await apply(place, [berta("1004"), ...rest], feed);
    const contact = idOf(place, "Berta");
    await apply(place, [zoltan, ...rest], feed);
    await answer(place, "new", feed);
    await apply(place, [berta("1004"), ...rest], feed);
    for (let night = 0; night < 2 && reported(place)[0]?.includes(": local ") === true; night += 1)
      await answer(place, reported(place)[0]?.endsWith("other_person") ? "new" : "same", feed);
    // Zoltan has no row any more, and stays in the service.
    expect(reported(place)).toEqual(["Berta: warning former_contact_stays"]);
    await apply(place, [berta("1004", { Birthday: "1961-04-06" }), ...rest], feed);
    expect(reported(place)).toEqual([]);
    expect(namesIn(place)).toEqual(["Berta", "Otto", "Ulf", "Zoltan"]);
    expect(place.sandbox.contacts().find(({ contact_id: id }) => id === contact)?.birthday).toBe("1961-04-06");
  });
});

describe("a person of a list of changes who comes again in another form", () => {
  const address = { Email: "haus@example.org", Phone: "+493055501" };
  test.for([
    { how: "with a short form of the name", former: {}, again: { "First Name": "Tom" }, more: {} },
    { how: "with an accent", former: { "First Name": "Rene" }, again: { "First Name": "René" }, more: {} },
    { how: "with a title", former: {}, again: { "First Name": "Dr. Thomas" }, more: {} },
    { how: "with the same address", former: address, again: { ...address, "First Name": "Tom" }, more: {} },
    {
      how: "with an address that is left out",
      former: { ...address, "First Name": "Rene" },
      again: { ...address, "First Name": "René" },
      more: { sharedAddress: "leaveOut" } as const,
    },
    { how: "with another phone", former: { Phone: "+493055501" }, again: { Phone: "+493055502" }, more: {} },
    {
      how: "with another phone and form",
      former: { Phone: "+493055501" },
      again: { Phone: "+493055502", "First Name": "Tom" },
      more: {},
    },
  ])("is a question $how", async ({ former, again, more }, { place }) => {
    const feed = { mode: "changes", key: null, ...more } as const;
    const thomas = (cells: Cells) => row("", "Thomas", "Jung", "1970-11-02", cells);
    await apply(place, [thomas(former)], feed);
    await apply(place, [thomas(again)], feed);
    expect(reported(place)).toEqual([expect.stringMatching(/local (looks_like|other_person)$/)]);
    expect(place.sandbox.contacts()).toHaveLength(1);
  });
});

/** Returns the keys of the second rows in the report, with the columns in which each differs from the row that counts. */
const differing = (place: Workplace) =>
  place
    .ledger()
    .openItems.open("staff")
    .map(({ cells, status, issues: [{ code, data }] }) => {
      expect([status, code]).toEqual(["warning", "second_row_differs"]);
      return [cells[0], data["differing"]];
    });

describe("a second row of one person, answered “same”", () => {
  test.for([{ feed: {} }, { feed: { mode: "changes" } as const }])(
    "asks no further question, and says in which cells the rows differ ($feed)",
    async ({ feed }, { place }) => {
      const both = [berta("1004"), berta("2001", { Phone: "+493055501" }), ...rest];
      await apply(place, [berta("1004"), ...rest], feed);
      const contact = idOf(place, "Berta");
      await apply(place, both, feed);
      expect(reported(place)).toHaveLength(1);
      await answer(place, "same", feed);
      place.sandbox.forgetRequests();
      for (let night = 0; night < 3; night += 1) {
        await run(place, feed);
        const [record] = await apply(place, both.toReversed(), feed);
        expect(differing(place)).toEqual([["1004", ["Phone"]]]);
        expect(record?.rows).toMatchObject({ duplicate: 1, created: 0, rejected: 0 });
      }
      const changed = [berta("1004", { Phone: "+493055502" }), ...both.slice(1)];
      await apply(place, changed, feed);
      expect(differing(place)).toEqual([["1004", ["Phone"]]]);
      expect(mutations(place)).toEqual([]);
      await apply(place, [berta("1004", { Phone: "+493055501" }), ...both.slice(1)], feed);
      expect([reported(place), mutations(place)]).toEqual([[], []]);
      await apply(place, [berta("1004"), ...rest], feed);
      await apply(place, [berta("2001"), ...rest], feed);
      expect(reported(place).filter((line) => !line.endsWith("value_blanked"))).toEqual([]);
      expect(namesIn(place)).toEqual(["Berta", "Otto", "Ulf"]);
      expect(idOf(place, "Berta")).toBe(contact);
    },
  );
});

test("the row of a person that counts stays the same when the report with the second row comes back", async ({
  place,
}) => {
  const both = [berta("1004"), berta("2001", { Phone: "+493055501" }), ...rest];
  await apply(place, [berta("1004"), ...rest]);
  await apply(place, both);
  await answer(place, "same", {});
  const [record] = await apply(place, both);
  place.sandbox.forgetRequests();
  dropCorrected(place, record?.run, "Berta", "Berta");
  await run(place);
  expect(differing(place)).toEqual([["1004", ["Phone"]]]);
  await apply(place, both);
  expect(differing(place)).toEqual([["1004", ["Phone"]]]);
  expect(mutations(place)).toEqual([]);
});

test("the row of a person that counts stays the same when a list of changes has only the second row", async ({
  place,
}) => {
  const feed = { mode: "changes" } as const;
  const both = [berta("1004", { Phone: "+493055502" }), berta("2001", { Phone: "+493055501" }), ...rest];
  await apply(place, [berta("1004"), ...rest], feed);
  await apply(place, both, feed);
  await answer(place, "same", feed);
  await apply(place, both, feed);
  place.sandbox.forgetRequests();
  await apply(place, [both[0]!, ...rest], feed);
  await apply(place, [both[1]!, ...rest], feed);
  expect(mutations(place)).toEqual([]);
});
