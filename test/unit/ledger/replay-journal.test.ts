import { describe, expect, it } from "vitest";
import type { JournalLine } from "../../../src/ledger/entries/contact-journal.ts";
import { openLastingCorrections } from "../../../src/ledger/corrections/open-lasting-corrections.ts";
import { openEntries } from "../../../src/ledger/entries/entries.ts";
import { migrate } from "../../../src/ledger/database/migrations.ts";
import { openInMemory } from "../../../src/ledger/database/open-database.ts";
import { replayJournal } from "../../../src/ledger/recovery/replay-journal.ts";

const AT = "2026-11-21T02:00:00.000Z";
const ADA = { first_name: "Ada", group_id: 1, email: "ada@example.org" };

function line(contactId: number, event: JournalLine["event"], key = `["${contactId}"]`): JournalLine {
  return { at: AT, event, contactId, feed: "staff", key, groupId: 1, operation: null };
}

/** Returns an older copy of the ledger with these contacts. */
function copy(...contactIds: readonly number[]) {
  const db = openInMemory();
  migrate(db);
  const entries = openEntries(db);
  for (const contactId of contactIds)
    entries.insert({ feed: "staff", key: `["${contactId}"]`, contactId, hash: "h", applied: ADA, run: "r" });
  return { db, entries };
}

describe("replayJournal", () => {
  it("adds contacts that were linked after the copy was made, and removes contacts that were lost", () => {
    const { db, entries } = copy(1, 2, 3);
    const journal = [line(1, "created"), line(4, "created"), line(2, "deleted"), line(3, "gone"), line(5, "linked")];
    expect(replayJournal(db, journal, AT)).toEqual({ linked: 3, added: 2, removed: 2, inDoubt: 0, conflicts: [] });
    expect([1, 2, 3, 4, 5].map((id) => entries.byContact(id)?.key ?? null)).toEqual([
      '["1"]',
      null,
      null,
      '["4"]',
      '["5"]',
    ]);
  });

  it("ends the corrections of contacts that were deleted after the copy was made", () => {
    const { db } = copy(1, 2);
    const corrections = openLastingCorrections(db);
    for (const key of ['["1"]', '["2"]'])
      corrections.leaveOut({ feed: "staff", key, person: "Ada" }, [{ field: "email", value: "ada@example.org" }], AT);
    replayJournal(db, [line(1, "created"), line(2, "deleted")], AT);
    expect(corrections.active("staff").map(({ key }) => key)).toEqual(['["1"]']);
  });

  it("uses only the last line about a contact", () => {
    const { db, entries } = copy();
    const journal = [
      line(1, "created"),
      line(1, "forgotten"),
      line(2, "created"),
      line(2, "forgotten"),
      line(2, "linked", '["b"]'),
    ];
    replayJournal(db, journal, AT);
    expect(entries.byContact(1)).toBeNull();
    expect(entries.byContact(2)?.key).toBe('["b"]');
  });

  it("marks every contact's content as uncertain, and leaves the content of added contacts empty", () => {
    const { db, entries } = copy(1);
    replayJournal(db, [line(1, "created"), line(2, "created")], AT);
    expect(entries.byContact(1)).toMatchObject({ hash: "", applied: ADA });
    expect(entries.byContact(2)).toMatchObject({ hash: "", applied: { first_name: "", group_id: 1 } });
  });

  it("gives a key to the later of two contacts, and returns the other as a conflict", () => {
    const { db, entries } = copy();
    const earlier = line(1, "created", '["a"]');
    expect(replayJournal(db, [earlier, line(2, "created", '["a"]')], AT)).toMatchObject({
      added: 1,
      conflicts: [earlier],
    });
    expect(entries.byKey("staff", '["a"]')?.contactId).toBe(2);
  });
});
