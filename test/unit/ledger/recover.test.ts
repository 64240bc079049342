import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openContactJournal, type JournalLine } from "../../../src/ledger/entries/contact-journal.ts";
import { openLedger } from "../../../src/ledger/open-ledger.ts";

function line(contactId: number, event: JournalLine["event"]): JournalLine {
  const at = "2026-11-21T02:00:00.000Z";
  return { at, event, contactId, feed: "staff", key: `["${contactId}"]`, groupId: 1, operation: null };
}

/** Starts with a ledger that knows nobody, after these lines came into its journal. @returns who is linked then */
function startAfter(...lines: readonly JournalLine[]): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), "celebration-recover-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const contactJournal = join(folder, "contacts.jsonl");
  const files = { ledger: join(folder, "ledger.db"), contactJournal, backups: join(folder, "backup") };
  openLedger(files).close();
  const journal = openContactJournal(contactJournal);
  journal.append(lines);
  journal.close();
  const ledger = openLedger(files);
  const contacts = new Set(lines.map(({ contactId }) => contactId));
  const linked = [...contacts].filter((contactId) => ledger.entries.isLinked(contactId));
  ledger.close();
  return linked;
}

describe("a start after a death between journal and ledger", () => {
  it("links whom a person had just linked", () => {
    expect(startAfter(line(7, "linked"))).toEqual([7]);
    expect(startAfter(line(6, "created"), line(6, "deleted"), line(7, "linked"))).toEqual([7]);
  });
  it("goes on where the last word is that a contact is gone", () => {
    expect(startAfter(line(7, "created"), line(8, "linked"), line(7, "gone"), line(8, "forgotten"))).toEqual([]);
  });
  it("stops where the ledger is older than the journal", () => {
    const older = /names 1 contact that the ledger does not know \(for instance contact_id 7\)/u;
    expect(() => startAfter(line(7, "linked"), line(6, "gone"))).toThrow(older);
    expect(() => startAfter(line(7, "created"))).toThrow(older);
    expect(() => startAfter(line(7, "linked"), line(8, "linked"))).toThrow(/names 2 contacts/u);
  });
});
