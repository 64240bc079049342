/** Each person that any table names can be found, explained, exported and erased, without the data of another person. */
import { join } from "node:path";
import { describe, expect } from "vitest";
import { exportPerson } from "../../../../src/run/decisions/runs/privacy/export-person.ts";
import { personNamed, peopleNamed } from "../../../../src/run/push/never/name-person.ts";
import { CANARY, canary, decide, erase, FEED, filesWith, OTHERS, withLedgerFile } from "../../world/canary.ts";
import { dropChanged } from "../../world/drop-report.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, drop, namesIn, person, run, test } from "../../world/list-sequence.ts";
import { columnsOf, columnsWith, textsIn } from "../../world/personal-columns.ts";
import type { Workplace } from "../../world/workplace.ts";

const KEY = { Nr: "E-7", UID: "" };
const mine = (more: Parameters<typeof canary>[0] = {}) => canary({ ...KEY, ...more });
/** Another person's row under the same key. */
const NEXT = person(7, "Wanda");
const NEXT_REFUSED = person(7, "Wanda", { Birthday: "31.02.1980" });
const IMPOSSIBLE = { Birthday: "31.02.1937" };
const withoutKeys = OTHERS.map((cells) => ["", ...cells.slice(1)]);

/** How the ledger came to have the person in this table alone, beside `runs`. */
const ONLY_IN: Readonly<Record<string, (place: Workplace) => Promise<void>>> = {
  "row results, because another refused row took the open item over": async (place) => {
    await apply(place, [mine(IMPOSSIBLE), ...OTHERS], FEED);
    await apply(place, [NEXT_REFUSED, ...OTHERS], FEED);
  },
  "row results, because another person got the key": async (place) => {
    await apply(place, [mine(IMPOSSIBLE), ...OTHERS], FEED);
    await apply(place, [NEXT_REFUSED, ...OTHERS], FEED);
    await apply(place, [NEXT, ...OTHERS], FEED);
  },
  "row results of a list that is held": async (place) => {
    await apply(place, [...OTHERS, NEXT_REFUSED], FEED);
    const [held] = await apply(place, [mine(IMPOSSIBLE), ...withoutKeys], FEED);
    expect(held?.status).toBe("held");
  },
  "row results of a list that was discarded": async (place) => {
    await apply(place, [...OTHERS, NEXT_REFUSED], FEED);
    const [held] = await apply(place, [mine(IMPOSSIBLE), ...withoutKeys], FEED);
    await decide(place, { kind: "discard", run: held?.run ?? "" });
  },
  "row results, because the create of another person with the key is in doubt": async (place) => {
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    drop(place, [person(7, "Wanda", { Email: "", Phone: "" }), ...OTHERS]);
    await run(place, FEED);
    place.sandbox.setFaults([]);
    drop(place, [mine(), ...OTHERS]);
    await run(place, FEED);
  },
  "row results of a corrected report": async (place) => {
    const [record] = await apply(place, [NEXT_REFUSED, ...OTHERS], FEED);
    if (record === undefined) throw new Error("no list was read");
    dropChanged(place, record, (lines, header) => {
      const values = mine(IMPOSSIBLE);
      for (const cells of lines)
        for (const [at, name] of ["Nr", "First Name", "Last Name", "Email", "Phone", "Birthday"].entries())
          cells[header.indexOf(name)] = values[at] ?? "";
    });
    await run(place, FEED);
    await apply(place, [NEXT_REFUSED, ...OTHERS], FEED);
  },
  "operations, because another refused row took the refused create's item over": async (place) => {
    place.sandbox.setFaults(["status-422:POST:#1"]);
    await apply(place, [mine(), ...OTHERS], FEED);
    place.sandbox.setFaults([]);
    await apply(place, [NEXT_REFUSED, ...OTHERS], FEED);
  },
  "operations of a list that was discarded": async (place) => {
    await apply(place, [...OTHERS, NEXT_REFUSED], FEED);
    const [held] = await apply(place, [mine(), ...withoutKeys], FEED);
    await decide(place, { kind: "discard", run: held?.run ?? "" });
  },
  "open items that are closed": async (place) => {
    await apply(place, [mine(IMPOSSIBLE), ...OTHERS], FEED);
    await apply(place, OTHERS, FEED);
  },
};
const CASES = Object.keys(ONLY_IN);
const TEXTS = ["canary.mail@example.org", "Canaryfirst Canarylast", "030 98765432"];

/** Returns all texts of the ledger that name the other person with the key. */
const ofWanda = (place: Workplace) =>
  withLedgerFile(place, (db) =>
    columnsOf(db)
      .filter((name) => /^(?:open_items|row_results|operations|entries)\.(?:cells|input|applied|key)$/u.test(name))
      .flatMap((name) => textsIn(db, name).flatMap((text) => (text.includes("Wanda") ? `${name} ${text}` : []))),
  );

describe.for(CASES)("a person who is only in %s", (name) => {
  test("is found by e-mail, name, phone and key", async ({ place }) => {
    await ONLY_IN[name]?.(place);
    for (const text of TEXTS) {
      const named = personNamed(text, place.ledger());
      expect([text, "id" in named ? named.id : named.lines]).toEqual([text, expect.stringMatching(/^o\d|^r\d|\.l\d/u)]);
      expect(place.ledger().people.search(text, { limit: 9, offset: 0 })?.total).toBe(1);
    }
    const own = personNamed(TEXTS[0] ?? "", place.ledger());
    const ofKey = peopleNamed("key:E-7", place.ledger()).people.map(({ id }) => id);
    expect(ofKey).toContain("id" in own ? own.id : "");
  });

  test("is explained and exported without the other person", async ({ place }) => {
    await ONLY_IN[name]?.(place);
    const named = personNamed("canary.mail@example.org", place.ledger());
    const id = "id" in named ? named.id : "";
    expect(place.ledger().people.explainAs(id, { limit: 9, offset: 0 })?.events).not.toEqual([]);
    const folders = { ...place.folders, uploads: join(place.root, "uploads") };
    const held = await exportPerson(id, place.ledger(), folders, place.requests, "2026-11-22T00:00:00.000Z", [
      testFeed("staff", FEED),
    ]);
    expect(JSON.stringify(held?.records)).toMatch(/Canaryfirst/u);
    expect(JSON.stringify([held?.records, held?.events, held?.contacts])).not.toMatch(/Wanda/u);
  });

  test("is erased, and the other person with the key stays", async ({ place }) => {
    await ONLY_IN[name]?.(place);
    const [before, contacts] = [ofWanda(place), namesIn(place)];
    const erased = await erase(place);
    expect([erased.exitCode, erased.lines.join(" ")]).toEqual([0, expect.anything()]);
    expect(withLedgerFile(place, (db) => columnsWith(db, CANARY))).toEqual([]);
    expect(filesWith(place, CANARY)).toEqual([]);
    expect([ofWanda(place), namesIn(place)]).toEqual([before, contacts]);
  });
});

test("a father is erased, and his son's refused row with the same name and phone stays", async ({ place }) => {
  const family = { "First Name": "Jan", "Last Name": "Berlin", Phone: "+4930123456" };
  const father = person(7, "Jan", { ...family, Email: "old.jan@example.org", Birthday: "1950-02-03" });
  const son = person(8, "Jan", { ...family, Email: "young.jan@example.org", Birthday: "1980-06-07", Group: "Nowhere" });
  await apply(place, [father, son, ...OTHERS], FEED);
  expect(await erase(place, false, "old.jan@example.org")).toMatchObject({ exitCode: 0 });
  expect(filesWith(place, /1950-02-03|old\.jan@example/u)).toEqual([]);
  expect(place.ledger().openItems.open("staff")[0]?.cells).toEqual(son);
  expect(await erase(place, false, "young.jan@example.org")).toMatchObject({ exitCode: 0 });
  expect(filesWith(place, /1980-06-07|young\.jan@example/u)).toEqual([]);
});

test("a contact's person is erased, and a refused row of another person with the key and first name stays", async ({
  place,
}) => {
  await apply(place, [mine(), ...OTHERS], FEED);
  const other = person(7, "Canaryfirst", { "Last Name": "Wanda", Birthday: "1980-06-07" });
  await apply(place, [other, ...OTHERS], FEED);
  const id = `contact:${place.sandbox.contacts().find(({ first_name: name }) => name === "Canaryfirst")?.contact_id}`;
  expect(await erase(place, false, id)).toMatchObject({ exitCode: 0 });
  expect(place.ledger().openItems.open("staff")[0]?.cells).toEqual(other);
  expect(filesWith(place, /canarylast|canary\.mail|9876543/iu)).toEqual([]);
});
