import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { rebuildLedger } from "../../../../src/ledger/rebuild.ts";
import { personNamed } from "../../../../src/run/push/never/name-person.ts";
import { crashAtEachInstant } from "../../world/crash-at-each-instant.ts";
import { dropCorrected } from "../../world/drop-file.ts";
import { apply, drop, mutations, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import { GROUPS } from "../../world/compare-plans.ts";
import { ADA, ada, answer, decide, neverGreet, OTHERS } from "../../world/never-people.ts";
import { openWorkplace, type Workplace } from "../../world/workplace.ts";

/** Links a second contact of Ada, with another key. */
async function linkAgain(place: Workplace, of: string): Promise<void> {
  const { contact_id: _, ...same } = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada") ?? {};
  const { contact_id: id } = place.sandbox.addContact({ ...same, email: "other@example.org" } as never);
  const pairs = [{ line: 2, key: of, contactId: String(id) }];
  await decide(place, { kind: "link", feed: "staff", pairs });
  await apply(place, [ada(), ada(1, { Nr: of, Email: "other@example.org", Phone: "" }), ...OTHERS]);
}

const never = (place: Workplace) => join(place.root, "never.jsonl");
const key = (place: Workplace) => join(place.root, "state/never.key");

/** Enters Ada, whose contact is deleted, and links another contact of the service to a key. */
async function linkAfterNever(place: Workplace, linkedKey: string) {
  await apply(place, [ada(), ...OTHERS]);
  await neverGreet(place);
  const groupId = place.sandbox.contacts()[0]?.group_id ?? 0;
  const { contact_id: contactId } = place.sandbox.addContact({ first_name: "Ada", group_id: groupId });
  const pairs = [{ line: null, key: linkedKey, contactId: String(contactId) }];
  return decide(place, { kind: "link", feed: "staff", pairs });
}

describe("never", () => {
  test("deletes the contact at once, though its list still has the person", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    place.sandbox.forgetRequests();
    expect(await neverGreet(place)).toMatchObject({ exitCode: 0, items: [{ never: 1, deleted: 1, waiting: 0 }] });
    expect(mutations(place)).toEqual(["DELETE"]);
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("tries a delete again a day after the service refused it, while the entry counts", async ({ place }) => {
    const aDay = 25 * 3_600_000;
    await apply(place, [ada(), ...OTHERS]);
    place.sandbox.setFaults(["status-400:DELETE:#1-2"]);
    expect(await neverGreet(place)).toMatchObject({ exitCode: 3 });
    place.sandbox.forgetRequests();
    await run(place);
    expect(mutations(place)).toEqual([]);
    place.clock.pass(aDay);
    await run(place);
    expect([mutations(place), namesIn(place).includes("Ada")]).toEqual([["DELETE"], true]);
    await run(place);
    await decide(place, { kind: "lift", id: 1 });
    // The entry of another person counts.
    await neverGreet(place, "Name2 Beispiel2");
    place.sandbox.forgetRequests();
    place.clock.pass(aDay);
    await run(place);
    expect(mutations(place)).toEqual([]);
    await neverGreet(place);
    expect([mutations(place), namesIn(place).includes("Ada")]).toEqual([["DELETE"], false]);
  });

  test("names no person when a number is the key of one person and the contact_id of another", async ({ place }) => {
    const numbered = (Nr: string, nr: number, name: string) => person(nr, name, { Nr });
    await apply(place, [numbered("2", 1, "Ada"), numbered("1", 2, "Ben"), numbered("30", 3, "Cleo")]);
    const ledger = place.ledger();
    expect(place.sandbox.contacts().map(({ contact_id: id }) => id)).toEqual([1, 2, 3]);
    expect(personNamed("1", ledger)).toEqual({
      lines: [
        "“1” may be one of 2 people. Give what stands in front of the person:",
        "  contact:1  Ada Beispiel1, 1980-01-01, list staff, key 2, contact 1",
        "  contact:2  Ben Beispiel2, 1980-01-02, list staff, key 1, contact 2",
      ],
    });
    expect(personNamed("key:1", ledger)).toEqual({
      id: "2",
      who: "Ben Beispiel2, 1980-01-02, list staff, key 1, contact 2",
    });
    expect(personNamed("contact:1", ledger)).toMatchObject({ id: "1" });
    expect(personNamed("3", ledger)).toMatchObject({ id: "3" });
    // “0” is a part of Cleo's key.
    expect(personNamed("0", ledger)).toHaveProperty("lines");
  });

  test("names a refused row by its key", async ({ place }) => {
    await apply(place, [ada(), person(7, "Ben", { Nr: "1", Birthday: "1980-02-31" })]);
    const named = personNamed("1", place.ledger());
    expect("lines" in named && named.lines).toEqual([
      expect.stringContaining("“1” may be one of 2 people"),
      expect.stringContaining("contact:1  Ada Lovelace"),
      expect.stringMatching(/^ {2}row:\d+ {2}Ben Beispiel7, list staff, key 1, not in the service$/u),
    ]);
  });

  test("asks who is meant when a contact and a refused row have the first name", async ({ place }) => {
    await apply(place, [ada(), person(7, "Ada", { Birthday: "1985-02-31" }), ...OTHERS]);
    const named = personNamed("ada", place.ledger());
    expect("lines" in named && named.lines).toEqual([
      expect.stringContaining("“ada” may be one of 2 people"),
      expect.stringContaining("Ada Lovelace"),
      expect.stringContaining("Ada Beispiel7"),
    ]);
  });

  test("names each contact of the person", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await linkAgain(place, "E-99");
    const named = personNamed("key:E-99", place.ledger());
    expect("who" in named && named.who).toMatch(/^Ada .*key e-99, contact 6; also Ada .*key e-1, contact 1$/u);
  });

  test("deletes the contact where the feed never deletes", async ({ place }) => {
    const feed = { mode: "changes", deletes: null } as const;
    await apply(place, [ada(), ...OTHERS], feed);
    expect(await neverGreet(place, "Ada Lovelace", feed)).toMatchObject({ exitCode: 0 });
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("keeps keyed hashes only, and the key for its owner only", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    expect(statSync(key(place)).mode & 0o777).toBe(0o600);
    expect(statSync(never(place)).mode & 0o777).toBe(0o600);
    expect(readFileSync(never(place), "utf8")).not.toMatch(/lovelace|example|@|12345678/iu);
  });

  test("deletes the person's contacts of all groups", async () => {
    const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
    const feed = { key: ["Nr", "Group"] };
    await apply(place, [ada(), ada(1, { Group: "Team Rome" }), ...OTHERS], feed);
    expect(namesIn(place).filter((name) => name === "Ada")).toHaveLength(2);
    await neverGreet(place, "ada.lovelace@example.org", feed);
    expect(namesIn(place)).not.toContain("Ada");
    place.remove();
  });

  test.for([
    ["the same row", {}],
    ["a new key", { Nr: "E-77" }],
    ["capitals", { "First Name": "ADA", "Last Name": "LOVELACE", Email: "ADA.LOVELACE@EXAMPLE.ORG", Phone: "" }],
    ["accents", { Nr: "E-77", "First Name": "Áda", "Last Name": "Lovelàce", Email: "", Phone: "" }],
    ["exchanged names", { Nr: "E-77", "First Name": "Lovelace", "Last Name": "Ada", Email: "", Phone: "" }],
    [
      "dots and a plus part in the e-mail",
      { Nr: "E-77", "Last Name": "King", Birthday: "", Phone: "", Email: "adalove.lace+news@example.org" },
    ],
    [
      "another form of the phone",
      { Nr: "E-77", "Last Name": "King", Birthday: "", Email: "", Phone: "030 / 1234 5678" },
    ],
    [
      "an e-mail on a domain with an umlaut",
      { Nr: "E-77", "Last Name": "King", Birthday: "", Phone: "", Email: "ada@xn--mller-kva.example" },
    ],
    [
      "the country code in another form",
      { Nr: "E-77", "Last Name": "King", Birthday: "", Email: "", Phone: "0049 (0)30 12345678" },
    ],
    [
      "a title, and the names in capitals",
      { Nr: "E-77", "First Name": "Dr. ADA", "Last Name": "LOVELACE", Email: "", Phone: "" },
    ],
    ["a birthday without a year", { Nr: "E-77", Birthday: "01-01", Email: "", Phone: "" }],
    ["the same key without the other values", { Birthday: "", Email: "", Phone: "" }],
  ] as const)("leaves out a later row of the person with %s", async ([, more], { place }) => {
    // The person had another e-mail and phone before.
    await apply(place, [ada(1, { Email: "ada@müller.example", Phone: "+493099999999" }), ...OTHERS]);
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    place.sandbox.forgetRequests();
    const [after] = await apply(place, [ada(1, more), ...OTHERS]);
    expect(mutations(place)).toEqual([]);
    expect(reported(place)).toEqual([]);
    expect(after?.rows).toMatchObject({ read: 5, unchanged: 4, skipped: 1 });
  });

  test.for([
    ["an e-mail alone", { "First Name": "Byron", Birthday: "1988-10-10", Phone: "" }],
    ["a phone alone", { "First Name": "Byron", Birthday: "1988-10-10", Email: "" }],
    ["a name alone", { Birthday: "", Email: "", Phone: "" }],
    ["a name and a birthday that differs in one part", { Birthday: "1980-01-02", Email: "", Phone: "" }],
    ["a small edit in the last name", { "Last Name": "Lovelase", Birthday: "1980-01-01", Email: "", Phone: "" }],
  ] as const)("makes a question of a new person who shares %s", async ([, more], { place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    place.sandbox.forgetRequests();
    await apply(place, [ada(9, more), ...OTHERS]);
    expect(mutations(place)).toEqual([]);
    expect(reported(place)).toEqual([expect.stringContaining("local may_be_never")]);
  });

  test("asks nothing about a namesake with another birthday", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    await apply(place, [ada(9, { Birthday: "1971-12-24", Email: "", Phone: "" }), ...OTHERS]);
    expect(namesIn(place)).toContain("Ada");
  });

  test("lets a namesake go who leaves the list", async ({ place }) => {
    const namesake = ada(9, { Birthday: "1971-12-24", Email: "", Phone: "" });
    await apply(place, [ada(), namesake, ...OTHERS]);
    await neverGreet(place, "1");
    expect(namesIn(place).filter((name) => name === "Ada")).toHaveLength(1);
    const [after] = await apply(place, [ada(), ...OTHERS]);
    expect(after?.deletes).toMatchObject({ deleted: 1 });
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("leaves a linked person alone who shares the address", async () => {
    const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
    const daughter = (birthday: string) =>
      person(9, "Annabella", { ...ADA, Birthday: birthday, Phone: "+4930999", Group: "Team Rome" });
    await apply(place, [ada(), daughter("2001-05-05"), ...OTHERS]);
    expect(namesIn(place)).toContain("Annabella");
    await neverGreet(place);
    await apply(place, [ada(), daughter("2001-05-06"), ...OTHERS]);
    expect(place.sandbox.contacts()).toContainEqual(
      expect.objectContaining({ first_name: "Annabella", birthday: "2001-05-06" }),
    );
    expect(namesIn(place)).not.toContain("Ada");
    expect(reported(place)).toEqual([]);
    place.remove();
  });

  test("sends a person who is another one, as a person answered, and does not ask again", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    const byron = ada(9, { "First Name": "Byron", Birthday: "1988-10-10" });
    await apply(place, [byron, ...OTHERS]);
    expect(await answer(place, "new")).toMatchObject({ exitCode: 0 });
    expect(namesIn(place)).toContain("Byron");
    await apply(place, [ada(9, { "First Name": "Byron", Birthday: "1988-10-11" }), ...OTHERS]);
    expect(reported(place)).toEqual([]);
  });

  test("leaves a row out for good that is the person, as a person answered", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    await apply(place, [ada(9, { Birthday: "", Email: "", Phone: "" }), ...OTHERS]);
    expect(await answer(place, "same")).toMatchObject({ exitCode: 0 });
    expect(reported(place)).toEqual([]);
    await apply(place, [ada(9, { Birthday: "1971-12-24", "Last Name": "King", Email: "", Phone: "" }), ...OTHERS]);
    expect(reported(place)).toEqual([]);
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("knows the other values of a row that is the person, as a person answered", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    await apply(place, [ada(9, { Birthday: "", Email: "ada@new.example", Phone: "" }), ...OTHERS]);
    expect(await answer(place, "same")).toMatchObject({ exitCode: 0 });
    place.sandbox.forgetRequests();
    const married = { "Last Name": "King", Birthday: "", Email: "Ada@New.Example", Phone: "" };
    await apply(place, [ada(10, married), ...OTHERS]);
    expect([reported(place), mutations(place)]).toEqual([[], []]);
  });

  test("deletes a contact that a person linked to a row of the person", async ({ place }) => {
    const linked = await linkAfterNever(place, "E-77");
    expect(linked).toMatchObject({ exitCode: 0 });
    expect(linked.lines.join(" ")).not.toContain("never be greeted");
    await apply(place, [ada(1, { Nr: "E-77" }), ...OTHERS]);
    await run(place);
    expect(namesIn(place)).not.toContain("Ada");
    expect(namesIn(place)).toHaveLength(OTHERS.length);
  });

  test("says at a link that the next list deletes the contact, where the key was that of the person", async ({
    place,
  }) => {
    const { lines } = await linkAfterNever(place, "E-1");
    expect(lines.join(" ")).toContain("E-1 was the key of a person who must never be greeted (entry 1).");
  });

  test("deletes a contact that a person linked when the list of the person's row is approved, not before", async ({
    place,
  }) => {
    await linkAfterNever(place, "E-77");
    const later = OTHERS.map((cells, at) => cells.with(5, `1990-0${at + 2}-1${at}`));
    const [held] = await apply(place, [ada(1, { Nr: "E-77" }), ...later]);
    await run(place);
    expect(held).toMatchObject({ status: "held" });
    expect(namesIn(place)).toContain("Ada");
    await decide(place, { kind: "approve", run: held?.run ?? "" });
    await run(place);
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("still refuses the person when the person is erased, which the erasure says", async ({ place }) => {
    const again = "A list that still has the person creates the person again.";
    const eraseOne = async (text: string) => {
      const named = personNamed(text, place.ledger());
      if (!("id" in named)) throw new Error(named.lines.join("\n"));
      return (await decide(place, { kind: "erase", person: named.id, keepContact: false })).lines.join(" ");
    };
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    const ofAda = await eraseOne("Ada Lovelace");
    expect(ofAda).toContain("No list creates the person again: entry 1 of the never list stays.");
    expect(ofAda).not.toContain(again);
    expect(await eraseOne("Name2 Beispiel2")).toContain(again);
    await apply(place, [ada(), ...OTHERS]);
    expect(namesIn(place)).toEqual(["Name2", "Name3", "Name4", "Name5"]);
  });

  test("does not create the person when the run that deleted the contact is undone", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const [gone] = await apply(place, OTHERS);
    expect(gone).toMatchObject({ deletes: { deleted: 1 } });
    await neverGreet(place);
    await decide(place, { kind: "undo", run: gone?.run ?? "" });
    const undo = place
      .ledger()
      .runs.latest(9)
      .find(({ kind }) => kind === "undo");
    place.sandbox.forgetRequests();
    await decide(place, { kind: "approve", run: undo?.run ?? "" });
    await run(place);
    expect(mutations(place)).toEqual([]);
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("names the undo that still waits, without the person", async ({ place }) => {
    await apply(place, OTHERS);
    const [came] = await apply(place, [ada(), person(6, "Fritz"), ...OTHERS]);
    await decide(place, { kind: "undo", run: came?.run ?? "" });
    const [undo] = place.ledger().runs.held();
    const { lines } = await neverGreet(place);
    expect(lines.at(-1)).toMatch(`Without this person, ${undo?.run} waits for a decision: it takes ${came?.run} back.`);
  });

  test("ends an undo that has lost its only person, and the next lists go on", async ({ place }) => {
    await apply(place, OTHERS);
    const [came] = await apply(place, [ada(), ...OTHERS]);
    await decide(place, { kind: "undo", run: came?.run ?? "" });
    const [undo] = place.ledger().runs.held();
    expect((await neverGreet(place)).lines.join(" ")).toContain(`${undo?.run} ended by itself.`);
    await apply(place, [...OTHERS, person(6, "Fritz")]);
    expect(namesIn(place)).toContain("Fritz");
  });

  test("does not create the person when the plan limit had deferred the create", async () => {
    const place = openWorkplace(1, { planLimit: 4 }, 1, () => {});
    await apply(place, [...OTHERS, ada(9)]);
    expect(namesIn(place)).not.toContain("Ada");
    await neverGreet(place);
    await apply(place, [...OTHERS.slice(1), ada(9)]);
    await run(place);
    expect(namesIn(place)).not.toContain("Ada");
    place.remove();
  });

  test("leaves the person out under the key of another setting, and in another feed", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    place.sandbox.forgetRequests();
    await apply(place, [ada(), ...OTHERS], { key: ["UID"] });
    expect(mutations(place).filter((method) => method === "POST")).toEqual([]);
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("leaves the person out of a corrected report", async ({ place }) => {
    const [first] = await apply(place, [ada(1, { Birthday: "1980-13-01" }), ...OTHERS]);
    await apply(place, [ada(9, { Birthday: "1980-13-45", Email: "", Phone: "" }), ada(), ...OTHERS]);
    // The refused row has only the name in common, so the name alone would ask which person is meant.
    await neverGreet(place, "ada.lovelace@example.org");
    place.sandbox.forgetRequests();
    dropCorrected(place, first?.run, "1980-13-01", "1980-01-01");
    await run(place);
    expect(mutations(place)).toEqual([]);
  });

  test("drops the person from a list that was held before", async ({ place }) => {
    const many = Array.from({ length: 30 }, (_, nr) =>
      person(nr + 20, `Name${nr}`, { Birthday: `19${50 + nr}-03-0${1 + (nr % 9)}` }),
    );
    await apply(place, [ada(), ...many]);
    const [held] = await apply(place, [
      ada(1, { Birthday: "1981-01-01" }),
      ...many.map((cells) => cells.with(5, `19${cells[5]?.slice(2, 4)}-11-1${cells[5]?.at(-1)}`)),
    ]);
    expect(held).toMatchObject({ status: "held" });
    await neverGreet(place, "ada.lovelace@example.org");
    place.sandbox.forgetRequests();
    await decide(place, { kind: "approve", run: held?.run ?? "" });
    expect(namesIn(place)).not.toContain("Ada");
    expect(place.sandbox.requests().filter(({ method }) => method === "POST")).toEqual([]);
  });

  test("deletes the contact as soon as the service can be reached, and before the next list", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    place.sandbox.setFaults(["drop-request:GET:1", "drop-request:DELETE:1"]);
    expect(await neverGreet(place)).toMatchObject({ exitCode: 3, items: [{ deleted: 0, waiting: 1 }] });
    place.sandbox.setFaults([]);
    await apply(place, [ada(1, { Birthday: "1981-02-03" }), ...OTHERS]);
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("does not probe a create in doubt, and deletes the contact that a person finds", async ({ place }) => {
    await apply(place, OTHERS);
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    drop(place, [ada(), ...OTHERS]);
    await run(place, {}, { waitsForProbes: false });
    place.sandbox.setFaults([]);
    const [doubt] = place.ledger().operations.inState("in_doubt");
    expect(await neverGreet(place, `o${doubt?.id}`)).toMatchObject({ exitCode: 3 });
    expect(reported(place)).toEqual(["Ada: in_doubt in_doubt"]);
    place.clock.pass(3_600_000);
    place.sandbox.forgetRequests();
    await run(place);
    expect(mutations(place)).toEqual([]);
    const contactId = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada")?.contact_id ?? 0;
    await decide(place, { kind: "resolve", operation: String(doubt?.id), contactId });
    await run(place);
    expect(mutations(place)).toEqual(["DELETE"]);
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("survives a rebuild from a copy that does not know the entry", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    place.ledger().backUp("2026-11-21T05-early");
    await neverGreet(place);
    place.ledger().close();
    for (const end of ["", "-wal", "-shm"]) rmSync(join(place.root, `state/ledger.db${end}`), { force: true });
    rebuildLedger(
      {
        ledger: join(place.root, "state/ledger.db"),
        contactJournal: join(place.root, "state/contacts.jsonl"),
        backups: join(place.root, "state/backup"),
        generation: join(place.root, "ledger-generation.json"),
      },
      "2026-11-22T02:00:00.000Z",
    );
    await place.reopen();
    place.sandbox.forgetRequests();
    await apply(place, [ada(1, { Nr: "E-77" }), ...OTHERS]);
    expect(place.sandbox.requests().filter(({ method }) => method === "POST")).toEqual([]);
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("survives the loss of its file, which the ledger then writes again", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    await place.restart(() => rmSync(never(place)));
    expect(existsSync(never(place))).toBe(true);
    await apply(place, [ada(1, { Nr: "E-77" }), ...OTHERS]);
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("sends nothing while its key is gone, and goes on when the key is back", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    const secret = readFileSync(key(place));
    await place.restart(() => rmSync(key(place)));
    place.sandbox.forgetRequests();
    await apply(place, [ada(1, { Nr: "E-77" }), person(6, "Fritz"), ...OTHERS]);
    expect(mutations(place)).toEqual([]);
    writeFileSync(key(place), secret);
    await run(place);
    expect(namesIn(place)).toContain("Fritz");
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("lets the next list create the person again when the entry is lifted", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    await apply(place, [ada(), ...OTHERS]);
    expect(await decide(place, { kind: "lift", id: 1 })).toMatchObject({ exitCode: 0 });
    expect(place.ledger().never.list()).toEqual([]);
    await apply(place, [ada(), ...OTHERS]);
    expect(namesIn(place)).toContain("Ada");
  });

  test("keeps its promise when the process is killed at any instant", async () => {
    const { wrong, instants } = await crashAtEachInstant({
      begin: async (place) => {
        await apply(place, [ada(), ...OTHERS]);
        return "1";
      },
      act: (place) => neverGreet(place),
      goOn: async (place, _begun, hasCrashed) => {
        if (hasCrashed && place.ledger().never.isEmpty()) await neverGreet(place);
        await apply(place, [ada(1, { Birthday: "1980-01-02" }), ...OTHERS]);
        await run(place);
        return namesIn(place).includes("Ada") ? `the contact is there: ${namesIn(place).join(", ")}` : null;
      },
    });
    expect(instants).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });
});
