/** People are found and explained by indexes: the operations of years may be millions. */
import { beforeEach, describe, expect, test } from "vitest";
import { migrate } from "../../../src/ledger/database/migrations.ts";
import { openInMemory, type Database } from "../../../src/ledger/database/open-database.ts";
import { explainPerson } from "../../../src/ledger/people/explain/explain-person.ts";
import { peopleNamed } from "../../../src/ledger/people/find/name-person.ts";
import { parsePersonId, personIdText } from "../../../src/ledger/people/person-names.ts";
import { searchPeople } from "../../../src/ledger/people/find/search-people.ts";
import { openUpcomingBirthdays } from "../../../src/ledger/people/upcoming-birthdays.ts";
import { daysAhead } from "../../../src/model/calendar.ts";

const PART = { limit: 10, offset: 0 };
const RUN = "2026-11-01T020000.000Z-staff";
const NEXT_RUN = "2026-11-02T020000.000Z-staff";

let db: Database;

beforeEach(() => {
  db = openInMemory();
  migrate(db);
  const run = db.prepare(`
    INSERT INTO runs (run, feed, kind, file, sha256, mtime_ms, mode, plan_format, key_setting, status, started_at, reading,
      header, columns, profile, holds, rows, requests, survey)
    VALUES (?, 'staff', 'list', 'staff.csv', '', 0, 'snapshot', 1, '', 'completed', ?, '{}', '[]', '[]', '{}', '[]', '{}', '{}', '{}')`);
  run.run(RUN, "2026-11-01T02:00:00.000Z");
  run.run(NEXT_RUN, "2026-11-02T02:00:00.000Z");
  db.exec("INSERT INTO used_groups (group_id, name, date_created) VALUES (1, 'Team Berlin', '')");
});

function addEntry(contactId: number, key: string, first: string, last: string, birthday = "1990-12-24"): void {
  const applied = JSON.stringify({ first_name: first, last_name: last, birthday, group_id: 1 });
  db.prepare(`
    INSERT INTO entries (feed, key, contact_id, hash, applied, group_id, full_name, birthday, changed_run)
    VALUES ('staff', ?, ?, '', ?, 1, ?, ?, ?)`).run(
    key,
    contactId,
    applied,
    `${first} ${last}`.toLowerCase(),
    birthday,
    RUN,
  );
}

function addOperation(
  run: string,
  kind: string,
  state: string,
  key: string,
  contactId: number | null,
  changes = {},
): void {
  const input = JSON.stringify({ first_name: "Ada", last_name: "Old", group_id: 1 });
  db.prepare(`
    INSERT INTO operations (run, feed, kind, key, contact_id, group_id, group_name, input, changes, hash, wave, state, warnings, cells)
    VALUES (?, 'staff', ?, ?, ?, 1, 'Team Berlin', ?, ?, '', 0, ?, '[]', '[]')`).run(
    run,
    kind,
    key,
    contactId,
    input,
    JSON.stringify(changes),
    state,
  );
}

/** Returns the steps of the executed statements that read a whole table. */
function scansOf(act: () => void): readonly string[] {
  const { prepare } = db;
  const texts = new Set<string>();
  db.prepare = ((text: string) => {
    texts.add(text);
    return prepare.call(db, text);
  }) as Database["prepare"];
  act();
  db.prepare = prepare;
  return [...texts].flatMap((text) => {
    const parameters = (text.match(/\?/gu) ?? []).map(() => null);
    const names = Object.fromEntries([...text.matchAll(/@(\w+)/gu)].map(([, name]) => [name ?? "", null]));
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...parameters, names) as { readonly detail: string }[];
    return plan
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN (?:operations|o|row_results|t|entries|e|runs|u)\b(?!.*USING)/u.test(detail));
  });
}

describe("explaining a person", () => {
  test("gathers the events of a contact under all of its keys, newest first", () => {
    addEntry(7, "2", "Ada", "New");
    addOperation(RUN, "create", "done", "1", 7);
    addOperation(NEXT_RUN, "update", "done", "2", 7, { last_name: ["Old", "New"] });
    addOperation(NEXT_RUN, "create", "rejected", "1", null);
    addOperation(NEXT_RUN, "update", "done", "3", 8, { last_name: ["x", "y"] });
    const person = explainPerson(db, { kind: "contact", contactId: 7 }, PART);
    expect(person).toMatchObject({ state: "linked", key: "2", name: "Ada New", groupName: "Team Berlin", total: 3 });
    expect(person?.events).toMatchObject([
      { operation: "create", state: "rejected" },
      { operation: "update", changes: { last_name: ["Old", "New"] }, run: { file: "staff.csv" } },
      { operation: "create", state: "done" },
    ]);
    expect(person?.fields).toEqual([
      { field: "group", value: "Team Berlin", since: "2026-11-01T02:00:00.000Z" },
      { field: "first_name", value: "Ada", since: "2026-11-01T02:00:00.000Z" },
      { field: "last_name", value: "New", since: "2026-11-02T02:00:00.000Z" },
      { field: "birthday", value: "1990-12-24", since: null },
    ]);
  });

  test("knows a contact that was deleted, and nothing of an unknown one", () => {
    addOperation(RUN, "create", "done", "1", 7);
    addOperation(NEXT_RUN, "delete", "done", "1", 7);
    expect(explainPerson(db, { kind: "contact", contactId: 7 }, PART)).toMatchObject({ state: "deleted", fields: [] });
    expect(explainPerson(db, { kind: "contact", contactId: 8 }, PART)).toBeNull();
    expect(explainPerson(db, { kind: "operation", operation: 99 }, PART)).toBeNull();
    expect(explainPerson(db, { kind: "open_item", openItem: 99 }, PART)).toBeNull();
  });

  test.each([
    [{}, 3],
    [{ replaced: ["Ada Old", "Ada Old"] }, 1],
  ])("shows a former contact under the key, unless an answer gave the key to a namesake: %j", (changes, total) => {
    addOperation(RUN, "create", "done", "1", 7);
    addOperation(RUN, "delete", "done", "1", 7, changes);
    addOperation(NEXT_RUN, "create", "done", "1", 8);
    addEntry(8, "1", "Ada", "Old");
    expect(explainPerson(db, { kind: "contact", contactId: 8 }, PART)?.total).toBe(total);
    expect(explainPerson(db, { kind: "contact", contactId: 7 }, PART)?.total).toBe(Math.max(2, total));
  });

  test("reads no whole table", () => {
    addEntry(7, "2", "Ada", "New");
    addOperation(RUN, "create", "done", "1", 7);
    expect(scansOf(() => explainPerson(db, { kind: "contact", contactId: 7 }, PART))).toEqual([]);
  });
});

test("finds linked, deleted and doubtful people, each once", () => {
  addEntry(7, "2", "Änne", "Müller");
  addEntry(8, "3", "Bea", "Other");
  addOperation(RUN, "delete", "done", "4", 9);
  addOperation(RUN, "create", "in_doubt", "5", null);
  expect(searchPeople(db, "anne mueller", PART)).toMatchObject({ total: 1, people: [{ id: "7", state: "linked" }] });
  expect(searchPeople(db, "ada", PART)?.people).toMatchObject([
    { id: "o2", state: "in_doubt" },
    { id: "9", state: "deleted" },
  ]);
  expect(searchPeople(db, "9", PART)).toMatchObject({ total: 1, people: [{ id: "9" }] });
  expect(searchPeople(db, " ", PART)).toBeNull();
  expect(searchPeople(db, "a", { limit: 1, offset: 1 })).toMatchObject({ total: 4, people: [{ id: "8" }] });
});

test.each([
  ["oneill", "O'Neill"],
  ["o neill", "ONeill"],
  ["mcdonald", "Mc Donald"],
  ["annemarie", "Anne-Marie"],
  ["mueller", "Muller"],
  ["muller", "Mueller"],
  ["aase", "Ase"],
  ["ab.c_d%", "AB.C_D%"],
  ["joneill", "J. O’Neill"],
])("finds by %s the person %s in the database", (search, last) => {
  addEntry(7, "2", "Ada", last);
  addEntry(8, "3", "Bea", "Other");
  expect(searchPeople(db, search, PART)).toMatchObject({ total: 1, people: [{ id: "7" }] });
});

test("counts birthdays by day and group, and reads no whole table for a day", () => {
  addEntry(7, "1", "Ada", "A", "1990-12-24");
  addEntry(8, "2", "Bea", "B", "--12-24");
  addEntry(9, "3", "Cleo", "C", "1992-02-29");
  const birthdays = openUpcomingBirthdays(db);
  const december = daysAhead("2026-12-20", 10);
  expect(birthdays.count(december)).toEqual([{ date: "2026-12-24", groupId: 1, groupName: "Team Berlin", count: 2 }]);
  const [last] = daysAhead("2027-02-28", 1);
  expect(last === undefined ? [] : birthdays.people(last, PART)).toMatchObject([{ name: "Cleo C", contactId: 9 }]);
  expect(scansOf(() => december.map((day) => birthdays.people(day, PART)))).toEqual([]);
});

test.each(["7", "o12", "r3"])("reads back the name %s of a person", (text) => {
  const id = parsePersonId(text);
  expect(id === null ? null : personIdText(id)).toBe(text);
});

test.each(["", "x1", "-1", "1.5", "o", "1e3", "../7"])("knows no person “%s”", (text) => {
  expect(parsePersonId(text)).toBeNull();
});

test("finds the person with a key behind a thousand people whose values hold it", () => {
  for (let at = 1; at <= 1_100; at += 1) addEntry(at, `1-${at}`, "Ada", `Old${at}`);
  addEntry(5_000, "11", "Zoe", "Zapp");
  const { total, people } = peopleNamed(db, "11");
  expect({ total, ids: people.map(({ id }) => id) }).toEqual({ total: 2, ids: ["11", "5000"] });
});
