import { afterEach, expect, test } from "vitest";
import type { FeedSettings } from "../../src/model/feed.ts";
import { makePass } from "../../src/pipeline/inbox-pass.ts";
import { csvText, dropFile } from "./drop-file.ts";
import { HEADER, machineFeed } from "./feeds.ts";
import { openWorkplace, type Workplace } from "./workplace.ts";

let open: Workplace | null = null;
afterEach(() => {
  open?.remove();
  open = null;
});

function start(): Workplace {
  open = openWorkplace(1, {}, 1, () => {});
  return open;
}

const person = (nr: number, first: string, more: Partial<Record<(typeof HEADER)[number], string>> = {}) => {
  const cells = {
    Nr: `E-${nr}`,
    "First Name": first,
    "Last Name": `Beispiel${nr}`,
    Birthday: `1980-01-0${nr}`,
    Group: "Team Berlin",
    UID: `u${nr}`,
    ...more,
  };
  return HEADER.map((header) => (cells as Partial<Record<string, string>>)[header] ?? "");
};

let dropped = 0;

async function apply(place: Workplace, rows: readonly (readonly string[])[], feed: Partial<FeedSettings> = {}) {
  dropFile(place, `staff-${(dropped += 1)}.csv`, csvText(HEADER, rows));
  const options = {
    feeds: [machineFeed("staff", feed)],
    settleSeconds: 2,
    patienceSeconds: 60,
    files: null,
    triesDeferred: true,
  };
  return (await makePass(options, place.env({ waitsForProbes: true }))).runs.map(({ record }) => record);
}

const namesIn = (place: Workplace) =>
  place.sandbox
    .contacts()
    .map(({ first_name: name }) => name)
    .sort();

test("an update that may have arrived is not taken for undone when a newer list takes it back", async () => {
  const place = start();
  const before = [person(1, "Ada"), person(2, "Ben")];
  await apply(place, before);
  place.sandbox.setFaults(["drop-response:PATCH:#1+"]);
  const [halted] = await apply(place, [person(1, "Adele"), person(2, "Ben")]);
  expect(halted?.status).toBe("halted");
  expect(namesIn(place)).toEqual(["Adele", "Ben"]);
  place.sandbox.setFaults([]);
  const [again] = await apply(place, [...before, person(3, "Cleo")]);
  expect(again?.rows).toMatchObject({ updated: 1, unchanged: 1, created: 1 });
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  const [quiet] = await apply(place, [...before, person(3, "Cleo"), person(4, "Dora")]);
  expect(quiet?.rows).toMatchObject({ unchanged: 3, created: 1 });
});

test("a delete that may have arrived is not taken for undone when the person is in a newer list", async () => {
  const place = start();
  const before = [person(1, "Ada"), person(2, "Ben")];
  await apply(place, before, { missingContact: "recreate" });
  place.sandbox.setFaults(["drop-response:DELETE:#1", "status-503:DELETE:#2+"]);
  await apply(place, [person(1, "Ada")], { missingContact: "recreate" });
  expect(namesIn(place)).toEqual(["Ada"]);
  place.sandbox.setFaults([]);
  await apply(place, [...before, person(3, "Cleo")], { missingContact: "recreate" });
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
});

test("an update that the service refused leaves its contact as it was known to be", async () => {
  const place = start();
  const withEmail = (email: string) => person(1, "Ada", { Email: email });
  await apply(place, [withEmail("ada@example.org")]);
  await apply(place, [withEmail("ada@localhost")]);
  const [back] = await apply(place, [withEmail("ada@example.org"), person(2, "Ben")]);
  expect(back?.rows).toMatchObject({ unchanged: 1, created: 1, updated: 0 });
});
