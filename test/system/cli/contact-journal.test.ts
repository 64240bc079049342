import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openContactJournal, readContactJournal } from "../../../src/ledger/contact-journal.ts";

test("a line that was cut off spoils no line after it", () => {
  const folder = mkdtempSync(join(tmpdir(), "celebration-journal-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "contacts.jsonl");
  const line = (contactId: number) =>
    ({
      at: "2026-11-21T02:00:00.000Z",
      event: "created",
      contactId,
      feed: "staff",
      key: `["${contactId}"]`,
      groupId: 1,
      operation: contactId,
    }) as const;
  const first = openContactJournal(file);
  first.append([line(1)]);
  first.close();
  appendFileSync(file, '{"at":"2026-11-21T02:00:01.000Z","event":"cre');
  const second = openContactJournal(file);
  second.append([line(2), line(3)]);
  second.append([line(4)]);
  second.close();
  expect(readContactJournal(file).map(({ contactId }) => contactId)).toEqual([1, 2, 3, 4]);
});
