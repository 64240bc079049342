import { expect } from "vitest";
import { machineFeed } from "./world/feeds.ts";
import { apply, codesOf, namesIn, person, test } from "./world/list-sequence.ts";
import { readContactJournal } from "../../src/ledger/entries/contact-journal.ts";
import { lastWords } from "../../src/ledger/recovery/recover.ts";

test("a person in doubt is not created again under another key", async ({ place }) => {
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  await apply(place, [person(1, "Ada"), person(2, "Ben")]);
  place.sandbox.setFaults([]);
  const [run] = await apply(place, [person(1, "Ada", { Nr: "E-9" }), person(2, "Ben")]);
  expect(codesOf(place, run)).toMatchObject({ 2: ["looks_like_in_doubt"] });
  expect(namesIn(place)).toEqual(["Ada", "Ben"]);
});

test("of several whom a new row looks like, the one with its e-mail is named", async ({ place }) => {
  const byPhone = person(1, "Ada", { Phone: "+49301234567" });
  const byMail = person(2, "Ada", { Email: "ada@example.org" });
  await apply(place, [byPhone, byMail]);
  const both = { Email: "ada@example.org", Phone: "+49301234567" };
  const [run] = await apply(place, [byPhone, byMail, person(9, "Ada", both)]);
  expect(codesOf(place, run)).toEqual({ 4: ["looks_like"] });
  const contactId = place.sandbox.contacts().find(({ email }) => email === "ada@example.org")?.contact_id;
  expect(place.ledger().openItems.open("staff")[0]?.issues[0].data).toMatchObject({ contactId });
});

test("a person in doubt does not become somebody who left", async ({ place }) => {
  const [ada, cleo] = [person(1, "Ada", { Email: "ada@example.org" }), person(3, "Cleo")];
  await apply(place, [ada, cleo]);
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  await apply(place, [ada, cleo, person(2, "Ben")]);
  place.sandbox.setFaults([]);
  const [run] = await apply(place, [cleo, person(2, "Ben", { Email: "ada@example.org" })]);
  expect(run?.rows).toMatchObject({ inDoubt: 1, updated: 0 });
  // Ada may be Ben's row: nobody knows before the doubt is settled.
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
});

test("a row whose guardian is nowhere protects the person whom it may be", async ({ place }) => {
  const ada = { "Last Name": "Beispiel1", Email: "ada@example.org" };
  await apply(place, [person(1, "Ada", ada), person(2, "Ben")]);
  const renumbered = { ...ada, Birthday: "1990-02-02", Email: "ada@example.com" };
  const [run] = await apply(place, [person(7, "Ada", { ...renumbered, Guardian: "E-99" }), person(2, "Ben")]);
  expect(codesOf(place, run)).toEqual({ 2: ["guardian_unknown"] });
  expect(run?.deletes).toEqual({ deleted: 0, held: 0, rejected: 0 });
  expect(namesIn(place)).toEqual(["Ada", "Ben"]);
});

test("a row that the service refuses protects the person whom it may be, now and with the next list", async ({
  place,
}) => {
  const ada = { "Last Name": "Beispiel1", Email: "ada@example.org" };
  await apply(place, [person(1, "Ada", ada), person(2, "Ben")]);
  const refused = person(7, "Ada", { ...ada, Birthday: "1990-02-02", Email: "ada@localhost" });
  const [run] = await apply(place, [refused, person(2, "Ben")]);
  expect(run?.rows).toMatchObject({ rejected: 1 });
  expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  const [next] = await apply(place, [refused, person(2, "Ben"), person(3, "Cleo")]);
  expect(next?.rows).toMatchObject({ rejected: 1, created: 1 });
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
});

test("a row that stays refused for an address protects the person whom it may be", async ({ place }) => {
  const [ada, cleo] = [person(1, "Ada", { Email: "office@example.org" }), person(4, "Cleo")];
  const ben = person(3, "Ben", { "Last Name": "Beispiel2", Email: "ben@example.org" });
  await apply(place, [ada, cleo, ben]);
  const other = person(2, "Ben", { Email: "office@example.org" });
  const [refused] = await apply(place, [ada, cleo, ben, other]);
  expect(codesOf(place, refused)).toEqual({ 5: ["contact_exists"] });
  const [run] = await apply(place, [ada, cleo, other]);
  expect(run?.rows).toMatchObject({ rejected: 1 });
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
});

test("whoever has a rejected row for a guardian is rejected too, all along the chain", async ({ place }) => {
  const [run] = await apply(place, [
    person(1, "Ada", { Guardian: "E-2" }),
    person(2, "Ben", { Guardian: "E-3" }),
    person(3, "Cleo", { Guardian: "nobody" }),
    person(4, "Dora"),
  ]);
  expect(codesOf(place, run)).toEqual({
    2: ["guardian_not_created"],
    3: ["guardian_not_created"],
    4: ["guardian_unknown"],
  });
  expect(namesIn(place)).toEqual(["Dora"]);
});

test("a guardian who has a new key is found by it", async ({ place }) => {
  const cleo = { Email: "cleo@example.org" };
  await apply(place, [person(3, "Cleo", cleo)]);
  const [run] = await apply(place, [person(1, "Ada", { Guardian: "E-9" }), person(3, "Cleo", { ...cleo, Nr: "E-9" })]);
  expect(run?.rows).toMatchObject({ created: 1, rejected: 0 });
  const contacts = place.sandbox.contacts();
  const guardian = contacts.find(({ first_name: name }) => name === "Cleo")?.contact_id;
  expect(contacts.find(({ first_name: name }) => name === "Ada")).toMatchObject({ guardian_contact_id: guardian });
});

test("rows that name one contact id are all rejected, with each other's lines", async ({ place }) => {
  const columns = { ...machineFeed("staff").columns, Mark: "contact_id" as const };
  const rows = [person(1, "Ada", { Mark: "77" }), person(2, "Ben", { Mark: "77" }), person(3, "Cleo")];
  const [run] = await apply(place, rows, { columns });
  expect(codesOf(place, run)).toEqual({ 2: ["duplicate_contact_id"], 3: ["duplicate_contact_id"] });
  expect(namesIn(place)).toEqual(["Cleo"]);
});

test("of two rows with one key, of which one can't be read, none is applied", async ({ place }) => {
  const [run] = await apply(place, [
    person(1, "Ada"),
    person(1, "Ada", { Birthday: "1980-13-45" }),
    person(2, "Ben"),
    person(3, "Cleo"),
  ]);
  expect(codesOf(place, run)).toEqual({ 2: ["duplicate_key"], 3: ["duplicate_key", "birthday_impossible"] });
  expect(run?.rows).toMatchObject({ rejected: 2, created: 2 });
  expect(namesIn(place)).toEqual(["Ben", "Cleo"]);
});

test("a key that a rename brought is what a restored ledger knows", async ({ place }) => {
  const email = { Email: "ada@example.org" };
  await apply(place, [person(1, "Ada", email), person(2, "Ben")]);
  await apply(place, [person(1, "Ada", { ...email, Nr: "E-9" }), person(2, "Ben")]);
  const keys = lastWords(readContactJournal(`${place.root}/state/contacts.jsonl`)).map(({ key }) => key);
  expect(keys.sort()).toEqual(['["e-2"]', '["e-9"]']);
});

test("rows with one key are reported each, and end when one of them is taken", async ({ place }) => {
  const ben = person(2, "Ben");
  const [run] = await apply(place, [person(1, "Ada"), person(1, "Adele"), person(1, "Ada"), ben], {
    mode: "changes",
  });
  expect(run?.rows).toMatchObject({ rejected: 2, duplicate: 1, created: 1 });
  expect(codesOf(place, run)).toEqual({ 2: ["duplicate_key"], 3: ["duplicate_key"] });
  const [next] = await apply(place, [person(1, "Adele"), ben], { mode: "changes" });
  expect(next?.rows).toMatchObject({ rejected: 0, created: 1 });
  expect(place.ledger().openItems.open("staff")).toEqual([]);
});

test("a row that names somebody else's contact_id is told whose it is", async ({ place }) => {
  const feed = { columns: { ...machineFeed("staff").columns, Mark: "contact_id" as const } };
  await apply(place, [person(1, "Ada"), person(2, "Ben")], feed);
  const ben = place.sandbox.contacts().find(({ first_name: name }) => name === "Ben")?.contact_id;
  const [run] = await apply(place, [person(1, "Ada", { Mark: String(ben) }), person(2, "Ben")], feed);
  expect(codesOf(place, run)).toEqual({ 2: ["linked_elsewhere"] });
  expect(place.ledger().openItems.open("staff")[0]?.issues[0].data).toEqual({ contactId: ben, feed: "staff" });
  expect(namesIn(place)).toEqual(["Ada", "Ben"]);
});
