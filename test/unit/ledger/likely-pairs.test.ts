import { describe, expect, it } from "vitest";
import { openEntries } from "../../../src/ledger/entries/entries.ts";
import { findLikelyPairs } from "../../../src/ledger/planning/likely-pairs.ts";
import { migrate } from "../../../src/ledger/database/migrations.ts";
import { openInMemory } from "../../../src/ledger/database/open-database.ts";
import { createStagingTables, indexStagingTables } from "../../../src/ledger/planning/staging-tables.ts";
import { traitsOf } from "../../../src/model/traits.ts";
import { oneToOne } from "../../../src/pipeline/plan/rules/same-person.ts";
import { seededRandom } from "../../../src/sandbox/faults/seeded-random.ts";

interface Person {
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string;
  readonly birthday: string | null;
}

/** Returns the likely pairs of vanished contacts and new rows, both numbered from 1. */
function pairsOf(contacts: readonly Person[], rows: readonly Person[]) {
  const db = openInMemory();
  migrate(db);
  createStagingTables(db);
  const entries = openEntries(db);
  const stage = db.prepare(`
    INSERT INTO temp.staged (seq, line, state, key, hash, email, phone, first_name, full_name, birthday)
    VALUES (@seq, @seq, 'contact', @key, '', @email, @phone, @firstName, @fullName, @birthday)`);
  const inputOf = ({ email, phone, name, birthday }: Person) => {
    const known = Object.entries({ email, phone, birthday }).filter(([, value]) => value !== null);
    return { first_name: name, group_id: 1, ...Object.fromEntries(known) };
  };
  for (const [at, contact] of contacts.entries()) {
    const link = { feed: "staff", key: `was ${at}`, contactId: at + 1, run: "r" };
    entries.insert({ ...link, hash: "h", applied: inputOf(contact) });
  }
  for (const [at, row] of rows.entries()) {
    const { email, phone, firstName, fullName, birthday } = traitsOf(inputOf(row));
    stage.run({ seq: at + 1, key: `is ${at}`, email, phone, firstName, fullName, birthday });
  }
  indexStagingTables(db);
  db.exec("INSERT INTO temp.vanished SELECT id FROM entries");
  return findLikelyPairs(db, "staff");
}

function isLikely(row: Person, contact: Person): boolean {
  const same = (trait: "email" | "phone" | "birthday") => row[trait] !== null && row[trait] === contact[trait];
  return same("email") || same("phone") || (row.name === contact.name && same("birthday"));
}

const compare = (found: ReadonlyMap<number, number>) => [...found].sort(([one], [other]) => one - other);

describe("findLikelyPairs", () => {
  it("gives the same one-to-one matches as all possible pairs", () => {
    const random = seededRandom(7);
    const oneOf = (prefix: string, among: number) =>
      random() < 0.3 ? null : `${prefix}${Math.floor(random() * among)}@x.org`;
    const randomPerson = (): Person => ({
      email: oneOf("e", 12),
      phone: oneOf("p", 5),
      name: `Ada${Math.floor(random() * 4)}`,
      birthday: oneOf("b", 4),
    });
    let found = 0;
    for (let round = 0; round < 60; round += 1) {
      const [contacts, rows] = [1, 2].map(() => Array.from({ length: 1 + Math.floor(random() * 9) }, randomPerson));
      const all = (rows ?? []).flatMap((row, seq) =>
        (contacts ?? []).flatMap((contact, entry) =>
          isLikely(row, contact) ? [{ seq: seq + 1, entryId: entry + 1 }] : [],
        ),
      );
      const expected = compare(oneToOne(all));
      const likely = pairsOf(contacts ?? [], rows ?? []).filter(({ seq, entryId }) => {
        const [row, contact] = [rows?.[seq - 1], contacts?.[entryId - 1]];
        return row !== undefined && contact !== undefined && isLikely(row, contact);
      });
      expect(compare(oneToOne(likely))).toEqual(expected);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(30);
  });

  it("finds at most five pairs per person when a hundred people share a phone", () => {
    const office = Array.from({ length: 100 }, (_, at) => {
      return { email: null, phone: "+4930901820", name: `Ada${at}`, birthday: null };
    });
    expect(pairsOf(office, office).length).toBeLessThanOrEqual(5 * office.length);
  });
});
