import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { csvText, dropCorrected, dropFile, dropOlder } from "./world/drop-file.ts";
import { HEADER, machineFeed } from "./world/feeds.ts";
import { apply, ask, namesIn, person, run, test } from "./world/list-sequence.ts";
import type { Workplace } from "./world/workplace.ts";

const withIds = { columns: { ...machineFeed("staff").columns, Mark: "contact_id" as const } };

function idOf(place: Workplace, name: string): string {
  return String(place.sandbox.contacts().find(({ first_name: first }) => first === name)?.contact_id);
}

test("a row that names the contact of somebody linked keeps them, whatever else it says", async ({ place }) => {
  const rest = [person(2, "Ben"), person(3, "Cleo")];
  await apply(place, [person(1, "Ada"), ...rest], withIds);
  const renamed = { Mark: idOf(place, "Ada"), "Last Name": "Neu", Birthday: "1990-05-05" };
  const [refused] = await apply(place, [person(9, "Adele", renamed), ...rest], withIds);
  expect(refused).toMatchObject({ rows: { rejected: 1 }, deletes: { deleted: 0 } });
  const [unread] = await apply(place, [person(9, "Adele", { ...renamed, Birthday: "1990-13-05" }), ...rest], withIds);
  expect(unread).toMatchObject({ rows: { rejected: 1 }, deletes: { deleted: 0 } });
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
});

test("rows that share a key and could be anybody hold every delete", async ({ place }) => {
  const rest = [person(2, "Ben"), person(3, "Cleo"), person(4, "Dora"), person(5, "Emil")];
  await apply(place, [person(1, "Ada"), ...rest]);
  const nobody = (Birthday: string) => person(9, "", { "Last Name": "", Birthday });
  const [held] = await apply(place, [nobody("1980-01-09"), nobody("1999-01-01"), ...rest]);
  expect(held).toMatchObject({ holds: [{ guard: "unidentified_rows" }], deletes: { deleted: 0, held: 1 } });
});

test("who may be one of two new people stays until both are there", async ({ place }) => {
  const ada = (nr: number, Email: string) => person(nr, "Ada", { "Last Name": "Beispiel", Email });
  const ben = person(2, "Ben");
  await apply(place, [ada(1, "ada@example.org"), ben]);
  const [first] = await apply(place, [ada(8, "ada@localhost"), ada(9, "nine@example.org"), ben]);
  expect(first).toMatchObject({ rows: { created: 1, rejected: 1 }, deletes: { deleted: 0 } });
  const [second] = await apply(place, [ada(8, "eight@example.org"), ada(9, "nine@example.org"), ben]);
  expect(second).toMatchObject({ rows: { created: 1 }, deletes: { deleted: 1 } });
  expect(place.sandbox.contacts().map(({ email }) => email)).not.toContain("ada@example.org");
});

test("whom a correction named as they are is not absent when an older list is approved", async ({ place }) => {
  const others = [person(1, "Ada"), person(3, "Cleo"), person(4, "Dora")];
  await apply(place, [...others, person(2, "Ben")]);
  const [unread] = await apply(place, [...others, person(2, "Ben", { Birthday: "1980-13-45" })]);
  dropOlder(place, "staff-older.csv", csvText(HEADER, [...others, person(5, "Emil")]));
  const [held] = await run(place);
  expect(held?.status).toBe("held");
  dropCorrected(place, unread?.run, "1980-13-45", "1980-01-02");
  await run(place);
  await ask(place, "approve", held?.run ?? "");
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
});

test("whom a correction named is not deleted by what is left of the list before it", async ({ place }) => {
  const rest = [person(1, "Ada"), person(3, "Cleo")];
  await apply(place, [...rest, person(2, "Ben")]);
  place.sandbox.setFaults(["status-503:DELETE:#1-9"]);
  // Ben's row: another key and name, and a birthday that does not exist.
  const [halted] = await apply(place, [...rest, person(7, "Bno", { Birthday: "1980-13-45" })]);
  expect(halted).toMatchObject({ status: "halted", rows: { rejected: 1 } });
  place.sandbox.setFaults([]);
  const report = readFileSync(join(place.folders.reports, halted?.run ?? "", "rejections.csv"), "utf8");
  const corrected = report.replace("E-7", "E-2").replace("Bno", "Ben").replaceAll("Beispiel7", "Beispiel2");
  dropFile(place, "corrected.csv", corrected.replace("1980-13-45", "1980-01-02"));
  await run(place);
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
});

test("who was linked by hand under a key that no list has named is not deleted before a person has looked", async ({
  place,
}) => {
  await apply(place, [person(1, "Ada")]);
  const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
  place.sandbox.addContact({ first_name: "Ben", group_id: group?.group_id ?? 0 });
  const pairs = [
    { line: null, key: "E-2222", contactId: idOf(place, "Ben") },
    { line: null, key: "E-3333", contactId: "777" },
  ];
  await ask(place, "link", JSON.stringify({ feed: "staff", pairs }));
  const [held] = await apply(place, [person(1, "Ada"), person(3, "Cleo")]);
  expect(held).toMatchObject({
    status: "held",
    rows: { created: 1 },
    deletes: { held: 2 },
    holds: [{ guard: "never_listed", figures: { people: 2 } }],
  });
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  expect(await ask(place, "approve", held?.run ?? "")).toBe(0);
  expect(namesIn(place)).toEqual(["Ada", "Cleo"]);
  // Contact 777 was never there: that is as good as deleted.
  expect(place.ledger().openItems.open("staff")).toEqual([]);
});

test("a refused address is not asked for again while its holder keeps it, whatever else of theirs changes", async ({
  place,
}) => {
  const shared = { Email: "office@example.org" };
  const ben = person(2, "Ben", shared);
  await apply(place, [person(1, "Ada", shared), ben]);
  const [next] = await apply(place, [person(1, "Ada", { ...shared, Phone: "+49 30 5550101" }), ben]);
  expect(next).toMatchObject({ rows: { updated: 1, rejected: 1 }, requests: { update: 1, create: 0 } });
});
