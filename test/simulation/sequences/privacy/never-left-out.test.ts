/** What a never entry knows of rows that were left out, or refused before: their keys, and other last names of the person. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { rebuildLedger } from "../../../../src/ledger/rebuild.ts";
import { BLANK_CONTACT } from "../../../../src/sandbox/contacts/contact-fields.ts";
import { erase } from "../../world/canary.ts";
import { crashAtEachInstant } from "../../world/crash-at-each-instant.ts";
import { apply, drop, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import { ADA, ada, answer, decide, neverGreet, OTHERS } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const ASKED = "Ada: local may_be_never";
const NEW = { Email: "ada@new.example", Phone: "" };
const CHANGES = { mode: "changes" } as const;
/** A row of the person under another key and last name. */
const married = (more: Parameters<typeof person>[2] = {}) => ada(1, { Nr: "E-7", "Last Name": "King", ...more });
/** The same in a list without birthdays. */
const undated = (more: Parameters<typeof person>[2] = {}) => married({ Birthday: "", ...more });
/** Another person with the first name, who gets the key of the row that was left out. */
const other = (more: Parameters<typeof person>[2] = {}) =>
  person(9, "Ada", { Nr: "E-7", Birthday: "1993-09-19", Email: "other@example.org", ...more });

async function begin(place: Workplace): Promise<void> {
  await apply(place, [ada(), ...OTHERS]);
  await neverGreet(place);
}

describe("a row of a never person that was left out once", () => {
  test.for([
    ["under its key", "E-7", { mode: "snapshot" }],
    ["under another key", "E-8", { mode: "snapshot" }],
    ["under its key, in a feed of changes", "E-7", CHANGES],
    ["under another key, in a feed of changes", "E-8", CHANGES],
  ] as const)("is left out by its last name and birthday %s", async ([, key, feed], { place }) => {
    await apply(place, [ada(), ...OTHERS], feed);
    await neverGreet(place, "Ada Lovelace", feed);
    const [first] = await apply(place, [married(), ...OTHERS], feed);
    expect(first?.rows.skipped).toBe(1);
    const [later] = await apply(place, [married({ ...NEW, Nr: key }), ...OTHERS], feed);
    expect(later?.rows).toMatchObject({ created: 0, skipped: 1 });
    expect([reported(place), namesIn(place)]).toEqual([[], ["Name2", "Name3", "Name4", "Name5"]]);
  });

  test.for([
    ["a snapshot", {}],
    ["changes", CHANGES],
  ] as const)("is a question by its key alone in a feed of %s", async ([, feed], { place }) => {
    await apply(place, [ada(), ...OTHERS], feed);
    await neverGreet(place, "Ada Lovelace", feed);
    await apply(place, [undated(), ...OTHERS], feed);
    await apply(place, [undated(NEW), ...OTHERS], feed);
    expect([reported(place), namesIn(place)]).toEqual([[ASKED], ["Name2", "Name3", "Name4", "Name5"]]);
    expect(await answer(place, "same")).toMatchObject({ exitCode: 0 });
    await apply(place, [undated({ ...NEW, Nr: "E-8" }), ...OTHERS], feed);
    expect([reported(place), namesIn(place)]).toEqual([[], ["Name2", "Name3", "Name4", "Name5"]]);
  });

  test("is known by the new addresses of its last name, too", async ({ place }) => {
    await begin(place);
    await apply(place, [married({ Phone: "+493077777777" }), ...OTHERS]);
    const [later] = await apply(place, [undated({ Nr: "E-8", Email: "", Phone: "030 77777777" }), ...OTHERS]);
    expect(later?.rows).toMatchObject({ created: 0, skipped: 1 });
  });

  test("is left out where the list has whole names and other dates", async ({ place }) => {
    await apply(place, [ada(4, { Birthday: "1980-05-04", Nr: "E-1" }), ...OTHERS]);
    await neverGreet(place);
    const columns = { Name: "full_name", Born: "birthday", Email: "email", Group: "group" } as const;
    const feed = { ...CHANGES, columns, dateOrder: "DMY", nameOrder: "family_first" } as const;
    const night = (key: string, email: string) => {
      drop(place, [[key, "King, Ada", "4/5/1980", email, "Team Berlin"]], ["Nr", "Name", "Born", "Email", "Group"]);
      return run(place, feed);
    };
    await night("K-1", ADA.Email);
    const [later] = await night("K-2", NEW.Email);
    expect(later?.rows).toMatchObject({ created: 0, skipped: 1 });
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("is known after a change of both, as a person answered about its key", async ({ place }) => {
    await begin(place);
    await apply(place, [undated(), ...OTHERS]);
    await apply(place, [undated(NEW), ...OTHERS]);
    await answer(place, "same");
    await apply(place, [married({ "Last Name": "Byron", Email: "byron@new.example", Phone: "" }), ...OTHERS]);
    const [later] = await apply(place, [
      married({ Nr: "E-8", "Last Name": "Byron", Email: "ada@other.example", Phone: "" }),
      ...OTHERS,
    ]);
    expect(later?.rows).toMatchObject({ created: 0, skipped: 1 });
  });

  test("is sent when the entry is lifted", async ({ place }) => {
    await begin(place);
    await apply(place, [married(), ...OTHERS]);
    expect(await decide(place, { kind: "lift", id: 1 })).toMatchObject({ exitCode: 0 });
    await apply(place, [married(NEW), ...OTHERS]);
    expect([reported(place), namesIn(place)]).toEqual([[], ["Ada", "Name2", "Name3", "Name4", "Name5"]]);
  });

  test("is left out after the person is erased, and after the ledger was lost", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const id = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada")?.contact_id;
    await neverGreet(place);
    place.ledger().backUp("2026-11-21T05-early");
    await apply(place, [married(), ...OTHERS]);
    await decide(place, { kind: "erase", person: String(id), keepContact: false });
    place.ledger().close();
    for (const end of ["", "-wal", "-shm"]) rmSync(join(place.root, `state/ledger.db${end}`), { force: true });
    const files = {
      ledger: join(place.root, "state/ledger.db"),
      contactJournal: join(place.root, "state/contacts.jsonl"),
      backups: join(place.root, "state/backup"),
      generation: join(place.root, "ledger-generation.json"),
    };
    rebuildLedger(files, "2026-11-22T02:00:00.000Z");
    await place.reopen();
    await apply(place, [married({ ...NEW, Nr: "E-8" }), ...OTHERS]);
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("names its key at a link", async ({ place }) => {
    await begin(place);
    await apply(place, [married(), ...OTHERS]);
    const groupId = place.sandbox.contacts()[0]?.group_id ?? 0;
    const contact = place.sandbox.addContact({ ...BLANK_CONTACT, first_name: "Ada", group_id: groupId });
    const pairs = [{ line: null, key: "E-7", contactId: String(contact.contact_id) }];
    const { lines } = await decide(place, { kind: "link", feed: "staff", pairs });
    expect(lines.join(" ")).toContain("E-7 was the key of a person who must never be greeted (entry 1).");
  });

  test("stays known when the process is killed at any instant", async () => {
    const { wrong } = await crashAtEachInstant({
      begin: async (place) => {
        await begin(place);
        drop(place, [married(), ...OTHERS]);
        return "";
      },
      act: (place) => run(place),
      goOn: async (place) => {
        await run(place);
        await apply(place, [married({ ...NEW, Nr: "E-8" }), ...OTHERS]);
        await run(place);
        return namesIn(place).includes("Ada") ? "the contact is there" : null;
      },
    });
    expect(wrong).toEqual([]);
  });
});

describe("another person who gets the key of a row that was left out", () => {
  test("is sent with another first name", async ({ place }) => {
    await begin(place);
    await apply(place, [married(), ...OTHERS]);
    await apply(place, [person(9, "Nele", { Nr: "E-7", Birthday: "1993-09-19" }), ...OTHERS]);
    expect([reported(place), namesIn(place)]).toEqual([[], ["Name2", "Name3", "Name4", "Name5", "Nele"]]);
  });

  test("is a question with the same first name, once", async ({ place }) => {
    await begin(place);
    await apply(place, [married(), ...OTHERS]);
    await apply(place, [other(), ...OTHERS]);
    expect(reported(place)).toEqual([ASKED]);
    expect(await answer(place, "new")).toMatchObject({ exitCode: 0 });
    await apply(place, [other({ Email: "second@example.org" }), ...OTHERS]);
    expect(reported(place)).toEqual([]);
    expect(place.sandbox.contacts().find(({ first_name: name }) => name === "Ada")?.email).toBe("second@example.org");
  });

  test("is sent as a relative with the whole name and another birthday", async ({ place }) => {
    await begin(place);
    await apply(place, [undated({ "Last Name": "Lovelace" }), ...OTHERS]);
    const relative = { Nr: "E-7", Birthday: "2004-09-19", Email: "junior@example.org", Phone: "" };
    const [later] = await apply(place, [ada(1, relative), ...OTHERS]);
    expect([reported(place), later?.rows.created]).toEqual([[], 1]);
  });

  test("is a question, and is not left out, where the relative has no birthday", async ({ place }) => {
    await begin(place);
    const relative = { Nr: "E-7", Birthday: "", Phone: "" };
    await apply(place, [ada(1, relative), ...OTHERS]);
    await apply(place, [ada(1, { ...relative, Email: "junior@example.org" }), ...OTHERS]);
    expect(reported(place)).toEqual([ASKED]);
    await answer(place, "new");
    await apply(place, [ada(1, { ...relative, Email: "junior@example.org" }), ...OTHERS]);
    expect([reported(place), namesIn(place)]).toEqual([[], ["Ada", "Name2", "Name3", "Name4", "Name5"]]);
  });

  test("stays linked beside a twin who has a short form of the name", async ({ place }) => {
    const twin = (nr: string, first: string, more: Parameters<typeof person>[2] = {}) =>
      person(1, first, { Nr: nr, "Last Name": "Weber", ...more });
    await apply(place, [twin("E-1", "Thomas", { Email: ADA.Email }), twin("E-9", "Tom"), ...OTHERS]);
    await neverGreet(place, "Thomas Weber");
    const email = { Email: ADA.Email };
    await apply(place, [twin("E-9", "Tom"), twin("E-7", "Tom", email), ...OTHERS]);
    place.ledger().never.askToSweep();
    await run(place);
    expect(namesIn(place)).toContain("Tom");
  });
});

describe("a row that was not sent before", () => {
  test("is left out later when the service had refused it beside the contact", async ({ place }) => {
    await apply(place, [ada(), married(), ...OTHERS]);
    expect(reported(place)).toHaveLength(1);
    const id = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada")?.contact_id;
    await neverGreet(place, String(id));
    const [later] = await apply(place, [married({ ...NEW, Nr: "E-8" }), ...OTHERS]);
    expect(later?.rows).toMatchObject({ created: 0, skipped: 1 });
    expect(namesIn(place)).not.toContain("Ada");
  });

  const moved = OTHERS.map((cells, at) => cells.with(5, `1990-0${at + 2}-1${at}`));

  test("is left out later when it was refused in a list that was held and is approved", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const [held] = await apply(place, [ada(), married(), ...moved]);
    expect(held).toMatchObject({ status: "held" });
    await neverGreet(place, "Ada Lovelace");
    await decide(place, { kind: "approve", run: held?.run ?? "" });
    const [later] = await apply(place, [married({ ...NEW, Nr: "E-8" }), ...moved]);
    expect(later?.rows).toMatchObject({ created: 0, skipped: 1 });
  });

  test("is left out later when it was dropped from a list that was held and is approved", async ({ place }) => {
    await apply(place, [ada(1, { Group: "Nowhere" }), ...OTHERS]);
    const [held] = await apply(place, [married(), ...moved]);
    expect(held).toMatchObject({ status: "held" });
    await neverGreet(place, "Ada Lovelace");
    await decide(place, { kind: "approve", run: held?.run ?? "" });
    expect(place.ledger().operations.ofRun(held?.run ?? "", "dropped")).toMatchObject([{ kind: "create" }]);
    const [later] = await apply(place, [married({ ...NEW, Nr: "E-8" }), ...moved]);
    expect(later?.rows).toMatchObject({ created: 0, skipped: 1 });
  });

  test.for(["never", "erase"] as const)(
    "is left out later when it would have changed the contact, in a list that was held and is approved (%s)",
    async (how, { place }) => {
      await apply(place, [ada(), ...OTHERS]);
      const [held] = await apply(place, [ada(1, { "Last Name": "King" }), ...moved]);
      expect(held).toMatchObject({ status: "held" });
      await (how === "never" ? neverGreet(place, "Ada Lovelace") : erase(place, true, "Ada Lovelace"));
      await decide(place, { kind: "approve", run: held?.run ?? "" });
      const [later] = await apply(place, [married({ ...NEW, Nr: "E-8" }), ...moved]);
      expect(later?.rows).toMatchObject({ created: 0, skipped: 1 });
    },
  );
});

describe("a row with the key and the birthday of a never person", () => {
  test.for(["A.", "Aad", "Ad", "Nele"])("is a question with the first name %s, once", async (name, { place }) => {
    await begin(place);
    const row = ada(1, { "First Name": name, "Last Name": "King", ...NEW });
    await apply(place, [row, ...OTHERS]);
    expect(reported(place)).toEqual([`${name}: local may_be_never`]);
    await answer(place, "new");
    await apply(place, [row, ...OTHERS]);
    expect([reported(place), namesIn(place).includes(name)]).toEqual([[], true]);
  });

  test("is a question under the key of a row that was left out", async ({ place }) => {
    await begin(place);
    await apply(place, [married(), ...OTHERS]);
    await apply(place, [married({ ...NEW, "First Name": "Adda", "Last Name": "Prince" }), ...OTHERS]);
    expect(reported(place)).toEqual(["Adda: local may_be_never"]);
  });
});
