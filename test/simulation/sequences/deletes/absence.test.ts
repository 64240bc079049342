import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { dropFile } from "../../world/drop-file.ts";
import { testFeed } from "../../world/feeds.ts";
import {
  apply,
  birthdayOf,
  runCommand,
  codesOf,
  namesIn,
  person,
  reported,
  run,
  test,
} from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const withContactIds = { columns: { ...testFeed("staff").columns, Mark: "contact_id" as const } };

function idOf(place: Workplace, name: string): string {
  return String(place.sandbox.contacts().find(({ first_name: first }) => first === name)?.contact_id);
}

describe("a snapshot list", () => {
  test("keeps a contact when a rejected row names its contact_id", async ({ place }) => {
    const rest = [person(2, "Ben"), person(3, "Cleo")];
    await apply(place, [person(1, "Ada"), ...rest], withContactIds);
    const renamed = { Mark: idOf(place, "Ada"), "Last Name": "Neu", Birthday: "1990-05-05" };
    const [refused] = await apply(place, [person(9, "Adele", renamed), ...rest], withContactIds);
    expect(refused).toMatchObject({ rows: { rejected: 1 }, deletes: { deleted: 0 } });
    const [unreadable] = await apply(
      place,
      [person(9, "Adele", { ...renamed, Birthday: "1990-13-05" }), ...rest],
      withContactIds,
    );
    expect(unreadable).toMatchObject({ rows: { rejected: 1 }, deletes: { deleted: 0 } });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("holds all deletes when rows with the same key could describe anyone", async ({ place }) => {
    const rest = [person(2, "Ben"), person(3, "Cleo"), person(4, "Dora"), person(5, "Emil")];
    await apply(place, [person(1, "Ada"), ...rest]);
    const nameless = (Birthday: string) => person(9, "", { "Last Name": "", Birthday });
    const [held] = await apply(place, [nameless(birthdayOf(9)), nameless("1999-01-01"), ...rest]);
    expect(held).toMatchObject({ holds: [{ guard: "unidentified_rows" }], deletes: { deleted: 0, held: 1 } });
  });

  test("keeps a contact until both new rows that may describe it are created", async ({ place }) => {
    const ada = (nr: number, Email: string) => person(nr, "Ada", { "Last Name": "Beispiel", Email });
    const ben = person(2, "Ben");
    await apply(place, [
      person(1, "Ada", { "Last Name": "Beispiel", Email: "ada@example.org", Birthday: "1971-12-24" }),
      ben,
    ]);
    const [first] = await apply(place, [ada(8, "ada@localhost"), ada(9, "nine@example.org"), ben]);
    expect(first).toMatchObject({ rows: { created: 1, rejected: 1 }, deletes: { deleted: 0 } });
    const [second] = await apply(place, [ada(8, "eight@example.org"), ada(9, "nine@example.org"), ben]);
    expect(second).toMatchObject({ rows: { created: 1 }, deletes: { deleted: 1 } });
    expect(place.sandbox.contacts().map(({ email }) => email)).not.toContain("ada@example.org");
  });

  test("deletes a contact only when no list of the last `absentDays` days contains its row", async ({ place }) => {
    const deletes = { limitCount: 10, limitPercent: 100, limitWeekPercent: 100, limitTotal: 500, absentDays: 3 };
    const day = 86_400_000;
    const [ada, ben, cleo, dora] = [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo"), person(4, "Dora")];
    const twoDaysLater = async (list: readonly (readonly string[])[]) => {
      const [record] = await apply(place, list, { deletes });
      place.clock.pass(2 * day);
      return record?.deletes.deleted;
    };
    await twoDaysLater([ada, ben, cleo, dora]);
    expect(await twoDaysLater([cleo, dora])).toBe(0);
    expect(await twoDaysLater([ada, cleo, dora])).toBe(0);
    expect(await twoDaysLater([cleo, dora, person(5, "Emil")])).toBe(1);
    expect(namesIn(place)).toEqual(["Ada", "Cleo", "Dora", "Emil"]);
  });

  test("deletes an absent contact after `absentDays` lists when the clock showed a later year for one list", async ({
    place,
  }) => {
    const deletes = { limitCount: 10, limitPercent: 100, limitWeekPercent: 100, limitTotal: 500, absentDays: 2 };
    const day = 86_400_000;
    const [ada, ben, cleo] = [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo")];
    const dayLater = async (list: readonly (readonly string[])[]) => {
      place.clock.pass(day);
      const [record] = await apply(place, list, { deletes });
      if (record?.status === "held") await runCommand(place, { kind: "approve", run: record.run });
      return namesIn(place);
    };
    await dayLater([ada, ben, cleo]);
    place.clock.pass(3650 * day);
    expect(await dayLater([ben, cleo])).toContain("Ada");
    place.clock.pass(-3650 * day);
    expect(await dayLater([ben, cleo])).toContain("Ada");
    // A contact that was there in the meantime begins anew.
    expect(await dayLater([cleo])).toContain("Ada");
    expect(await dayLater([cleo])).toEqual(["Ben", "Cleo"]);
    expect(await dayLater([cleo])).toEqual(["Cleo"]);
  });

  test("keeps a contact that a corrected report names when the halted list goes on", async ({ place }) => {
    const rest = [person(1, "Ada"), person(3, "Cleo")];
    await apply(place, [...rest, person(2, "Ben")]);
    place.sandbox.setFaults(["status-503:DELETE:#1-9"]);
    // The row for Ben has no key, another name, and a birthday that does not exist.
    const [halted] = await apply(place, [...rest, person(7, "Bno", { Nr: "", Birthday: "1980-13-45" })]);
    expect(halted).toMatchObject({ status: "halted", rows: { rejected: 1 } });
    place.sandbox.setFaults([]);
    const report = readFileSync(join(place.folders.reports, halted?.run ?? "", "rejections.csv"), "utf8");
    const corrected = report
      .replace(/(?<=[,;])(?=[,;]Bno)/u, "E-2")
      .replace("Bno", "Ben")
      .replaceAll("Beispiel7", "Beispiel2");
    dropFile(place, "corrected.csv", corrected.replace("1980-13-45", "1980-01-02"));
    await run(place);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("holds the delete of a linked contact when no list has contained its key", async ({ place }) => {
    await apply(place, [person(1, "Ada")]);
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    place.sandbox.addContact({ first_name: "Ben", group_id: group?.group_id ?? 0 });
    const pairs = [
      { line: null, key: "E-2222", contactId: idOf(place, "Ben") },
      { line: null, key: "E-3333", contactId: "777" },
    ];
    await runCommand(place, { kind: "link", feed: "staff", pairs });
    const [held] = await apply(place, [person(1, "Ada"), person(3, "Cleo")]);
    expect(held).toMatchObject({
      status: "held",
      rows: { created: 1 },
      deletes: { held: 2 },
      holds: [{ guard: "never_listed", figures: { people: 2 } }],
    });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" })).toBe(0);
    expect(namesIn(place)).toEqual(["Ada", "Cleo"]);
    // Contact 777 never existed, so its delete counts as done.
    expect(place.ledger().openItems.open("staff")).toEqual([]);
  });

  test("keeps a contact that a person linked after a lost answer when its row is rejected and has a new key", async ({
    place,
  }) => {
    const ada = { Phone: "+447700900101" };
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    await apply(place, [person(1, "Ada", ada), person(2, "Ben")]);
    expect(reported(place)).toEqual(["Ada: in_doubt exists_unlinked"]);
    const [doubt] = place.ledger().operations.inState("in_doubt");
    const contact = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada");
    const argument = { operation: String(doubt?.id), contactId: contact?.contact_id ?? 0 };
    expect(await runCommand(place, { kind: "resolve", ...argument })).toBe(0);
    await apply(place, [person(1, "Ada", { ...ada, Nr: "E-9", Birthday: "1980-02-31" }), person(2, "Ben")]);
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });

  test("keeps a contact when a row with an unknown guardian may describe it", async ({ place }) => {
    const ada = { "Last Name": "Beispiel1", Email: "ada@example.org" };
    await apply(place, [person(1, "Ada", ada), person(2, "Ben")]);
    const renumbered = { ...ada, Birthday: "1990-02-02", Email: "ada@example.com" };
    const [record] = await apply(place, [person(7, "Ada", { ...renumbered, Guardian: "E-99" }), person(2, "Ben")]);
    expect(codesOf(place, record)).toEqual({ 2: ["guardian_unknown"] });
    expect(record?.deletes).toEqual({ deleted: 0, held: 0, rejected: 0 });
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });

  test("keeps a contact when the service refuses a row that may describe it, also after the next list", async ({
    place,
  }) => {
    const ada = { "Last Name": "Beispiel1", Email: "ada@example.org" };
    await apply(place, [person(1, "Ada", ada), person(2, "Ben")]);
    const refused = person(7, "Ada", { ...ada, Birthday: "1990-02-02", Email: "ada@localhost" });
    const [record] = await apply(place, [refused, person(2, "Ben")]);
    expect(record?.rows).toMatchObject({ rejected: 1 });
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
    const [next] = await apply(place, [refused, person(2, "Ben"), person(3, "Cleo")]);
    expect(next?.rows).toMatchObject({ rejected: 1, created: 1 });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("keeps a contact when the service goes on refusing the address of a row that may describe it", async ({
    place,
  }) => {
    const [ada, cleo] = [person(1, "Ada", { Email: "office@example.org" }), person(4, "Cleo")];
    const ben = person(3, "Ben", { "Last Name": "Beispiel2", Email: "ben@example.org" });
    await apply(place, [ada, cleo, ben]);
    const other = person(2, "Ben", { Email: "office@example.org" });
    const [refused] = await apply(place, [ada, cleo, ben, other]);
    expect(codesOf(place, refused)).toEqual({ 5: ["contact_exists"] });
    const [record] = await apply(place, [ada, cleo, other]);
    expect(record?.rows).toMatchObject({ rejected: 1 });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });
});
