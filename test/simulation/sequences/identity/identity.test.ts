import { describe, expect } from "vitest";
import { readContactJournal } from "../../../../src/ledger/entries/contact-journal.ts";
import { lastLines } from "../../../../src/ledger/recovery/recover.ts";
import { csvText, dropOlder } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { apply, runCommand, codesOf, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";

const changes = { mode: "changes" } as const;

describe("a run", () => {
  test("does not repeat a create in doubt when the person has another key", async ({ place }) => {
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    await apply(place, [person(1, "Ada"), person(2, "Ben")]);
    place.sandbox.setFaults([]);
    const [record] = await apply(place, [person(1, "Ada", { Nr: "E-9" }), person(2, "Ben")]);
    expect(codesOf(place, record)).toMatchObject({ 2: ["looks_like_in_doubt"] });
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });

  test("does not update the contact of a person who left with the values of a row in doubt", async ({ place }) => {
    const [ada, cleo] = [person(1, "Ada", { Email: "ada@example.org" }), person(3, "Cleo")];
    await apply(place, [ada, cleo]);
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    await apply(place, [ada, cleo, person(2, "Ben")]);
    place.sandbox.setFaults([]);
    const [record] = await apply(place, [cleo, person(2, "Ben", { Email: "ada@example.org" })]);
    expect(record?.rows).toMatchObject({ inDoubt: 1, updated: 0 });
    // Ben's row may describe the contact Ada until the doubt is decided, so Ada is kept.
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("names the look-alike with the same e-mail when there are several", async ({ place }) => {
    const byPhone = person(1, "Ada", { Phone: "+49301234567" });
    const byMail = person(2, "Ada", { Email: "ada@example.org" });
    await apply(place, [byPhone, byMail]);
    const both = { Email: "ada@example.org", Phone: "+49301234567" };
    const [record] = await apply(place, [byPhone, byMail, person(9, "Ada", both)]);
    expect(codesOf(place, record)).toEqual({ 4: ["looks_like"] });
    const contactId = place.sandbox.contacts().find(({ email }) => email === "ada@example.org")?.contact_id;
    expect(place.ledger().openItems.open("staff")[0]?.issues[0].data).toMatchObject({ contactId });
  });

  test("rejects all rows that name the same contact_id", async ({ place }) => {
    const columns = { ...testFeed("staff").columns, Mark: "contact_id" as const };
    const rows = [person(1, "Ada", { Mark: "77" }), person(2, "Ben", { Mark: "77" }), person(3, "Cleo")];
    const [record] = await apply(place, rows, { columns });
    expect(codesOf(place, record)).toEqual({ 2: ["duplicate_contact_id"], 3: ["duplicate_contact_id"] });
    expect(namesIn(place)).toEqual(["Cleo"]);
  });

  test("rejects a row that names the contact of another row, and reports the feed of that contact", async ({
    place,
  }) => {
    const feed = { columns: { ...testFeed("staff").columns, Mark: "contact_id" as const } };
    await apply(place, [person(1, "Ada"), person(2, "Ben")], feed);
    const ben = place.sandbox.contacts().find(({ first_name: name }) => name === "Ben")?.contact_id;
    const [record] = await apply(place, [person(1, "Ada", { Mark: String(ben) }), person(2, "Ben")], feed);
    expect(codesOf(place, record)).toEqual({ 2: ["linked_elsewhere"] });
    expect(place.ledger().openItems.open("staff")[0]?.issues[0].data).toEqual({ contactId: ben, feed: "staff" });
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });

  test("applies neither of two rows with the same key when one is unreadable", async ({ place }) => {
    const [record] = await apply(place, [
      person(1, "Ada"),
      person(1, "Ada", { Birthday: "1980-13-45" }),
      person(2, "Ben"),
      person(3, "Cleo"),
    ]);
    expect(codesOf(place, record)).toEqual({ 2: ["duplicate_key"], 3: ["duplicate_key", "birthday_impossible"] });
    for (const { issues } of place.ledger().openItems.open("staff"))
      expect(issues[0].data["differing"]).toEqual(["Birthday"]);
    expect(record?.rows).toMatchObject({ rejected: 2, created: 2 });
    expect(namesIn(place)).toEqual(["Ben", "Cleo"]);
  });

  test("reports every row with the same key until a list keeps one of them", async ({ place }) => {
    const ben = person(2, "Ben");
    const [record] = await apply(place, [person(1, "Ada"), person(1, "Adele"), person(1, "Ada"), ben], changes);
    expect(record?.rows).toMatchObject({ rejected: 2, duplicate: 1, created: 1 });
    expect(codesOf(place, record)).toEqual({ 2: ["duplicate_key"], 3: ["duplicate_key"] });
    const [next] = await apply(place, [person(1, "Adele"), ben], changes);
    expect(next?.rows).toMatchObject({ rejected: 0, created: 1 });
    expect(place.ledger().openItems.open("staff")).toEqual([]);
  });

  test("reports two rows with the same key with all their cells when one of them is as last applied", async ({
    place,
  }) => {
    const [ada, ben] = [person(1, "Ada"), person(2, "Ben")];
    await apply(place, [ada, ben]);
    await apply(place, [ada, person(1, "Adele"), ben]);
    const cells = place
      .ledger()
      .openItems.open("staff")
      .map((item) => {
        expect(item.issues[0].data["differing"]).toContain("First Name");
        return item.cells.slice(0, 3);
      });
    expect(cells).toEqual([ada.slice(0, 3), person(1, "Adele").slice(0, 3)]);
  });

  test("writes a changed key to the contact journal", async ({ place }) => {
    const email = { Email: "ada@example.org" };
    await apply(place, [person(1, "Ada", email), person(2, "Ben")]);
    await apply(place, [person(1, "Ada", { ...email, Nr: "E-9" }), person(2, "Ben")]);
    const keys = lastLines(readContactJournal(`${place.root}/state/contacts.jsonl`)).map(({ key }) => key);
    expect(keys.sort()).toEqual(['["e-2"]', '["e-9"]']);
  });

  test("creates a person once when the newer of two held lists is approved", async ({ place }) => {
    const rest = [person(1, "Ada"), person(2, "Ben")];
    const cleo = { "Last Name": "Beispiel", Birthday: "1980-01-03" };
    await apply(place, rest);
    dropOlder(place, "staff-a.csv", csvText(HEADER, [...rest, person(3, "Cleo", cleo)]));
    const [first] = await run(place);
    dropOlder(place, "staff-b.csv", csvText(HEADER, [...rest, person(4, "Cleo", cleo)]));
    const [second] = await run(place);
    expect(await runCommand(place, { kind: "approve", run: first?.run ?? "" })).toBe(2);
    expect(await runCommand(place, { kind: "approve", run: second?.run ?? "" })).toBe(0);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("creates a person once when two deferred lists have that person and the answer is lost", async ({ place }) => {
    const cleo = { "Last Name": "Beispiel" };
    place.sandbox.setPlanLimit(0);
    await apply(place, [person(3, "Cleo", cleo)], changes);
    await apply(place, [person(4, "Cleo", cleo)], changes);
    place.sandbox.setPlanLimit(null);
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    await run(place, changes);
    expect(namesIn(place)).toEqual(["Cleo"]);
    expect(reported(place).toSorted()).toEqual(["Cleo: in_doubt in_doubt", "Cleo: local looks_like_in_doubt"]);
  });

  test("asks, and sends nothing, when a known number belongs to another person", async ({ place }) => {
    await apply(place, [person(1, "Ada", { Phone: "+49301234567" }), person(2, "Ben")]);
    const nina = person(1, "Nina", { "Last Name": "Sample", Birthday: "1971-12-24" });
    const [record] = await apply(place, [nina, person(2, "Ben")]);
    expect(codesOf(place, record)).toEqual({ 2: ["other_person"] });
    expect(record?.rows).toMatchObject({ updated: 0, created: 0, rejected: 1 });
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });

  test("keeps the contact of a person whose row is a question under another person's number", async ({ place }) => {
    const cleo = { "Last Name": "Sample", Email: "cleo@example.org" };
    await apply(place, [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo", cleo)]);
    const [record] = await apply(place, [person(1, "Cleo", { ...cleo, Birthday: "1980-01-03" }), person(2, "Ben")]);
    expect(codesOf(place, record)).toEqual({ 2: ["other_person"] });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("asks when a row came while a create of another person was in doubt under its number", async ({ place }) => {
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    const ben = person(2, "Ben", { Email: "ben@example.org" });
    await apply(place, [person(1, "Ada", { Email: "ada@example.org" }), ben]);
    await apply(place, [person(1, "Nina", { "Last Name": "Sample", Birthday: "" }), ben]);
    const [doubt] = place.ledger().operations.inState("in_doubt");
    const contact = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada");
    place.sandbox.setFaults([]);
    await runCommand(place, { kind: "resolve", operation: String(doubt?.id), contactId: contact?.contact_id ?? 0 });
    await run(place);
    expect(reported(place)).toEqual(["Nina: local other_person"]);
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });
});
