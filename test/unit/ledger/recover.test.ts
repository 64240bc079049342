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

/** Adds lines to the journal of a ledger without contacts, opens the ledger, and returns the contacts that it links. */
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

describe("a start after a crash between journal and ledger", () => {
  it("links the contact when the last line is a link that a person made", () => {
    expect(startAfter(line(7, "linked"))).toEqual([7]);
    expect(startAfter(line(6, "created"), line(6, "deleted"), line(7, "linked"))).toEqual([7]);
  });
  it("links nothing when the last line about each contact says that it is gone or forgotten", () => {
    expect(startAfter(line(7, "created"), line(8, "linked"), line(7, "gone"), line(8, "forgotten"))).toEqual([]);
  });
  it("stops when the journal links contacts that the ledger should know", () => {
    const older = /names 1 contact that the ledger does not know \(for instance contact_id 7\)/u;
    expect(() => startAfter(line(7, "linked"), line(6, "gone"))).toThrow(older);
    expect(() => startAfter(line(7, "created"))).toThrow(older);
    expect(() => startAfter(line(7, "linked"), line(8, "linked"))).toThrow(/names 2 contacts/u);
  });
});
