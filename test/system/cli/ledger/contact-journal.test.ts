import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  openContactJournal,
  readContactJournal,
  readJournal,
  readWholeJournal,
} from "../../../../src/ledger/entries/contact-journal.ts";

function journalFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "celebration-journal-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "contacts.jsonl");
}

function line(contactId: number) {
  const key = `["${contactId}"]`;
  const at = "2026-11-21T02:00:00.000Z";
  return { at, event: "created", contactId, feed: "staff", key, groupId: 1, operation: contactId } as const;
}

describe("the contact journal", () => {
  test("reads the lines below a line that was cut off", () => {
    const file = journalFile();
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

  test("continues after the last complete line, or from the start when another journal is in its place", () => {
    const file = journalFile();
    const readFrom = (from: number) => {
      const found: number[] = [];
      const end = readJournal(file, from, ({ contactId }) => found.push(contactId));
      return { found, end };
    };
    const journal = openContactJournal(file);
    journal.append([line(1), line(2)]);
    const { end } = readFrom(0);
    journal.append([line(3)]);
    journal.close();
    appendFileSync(file, '{"at":"cut');
    const next = readFrom(end);
    expect(next.found).toEqual([3]);
    expect(readFrom(next.end)).toEqual({ found: [], end: next.end });
    writeFileSync(file, `${JSON.stringify(line(9))}\n`);
    expect(readFrom(next.end).found).toEqual([9]);
  });

  test("names lines that were cut off or changed, also when it begins in the middle of the file", () => {
    const file = journalFile();
    const journal = openContactJournal(file);
    journal.append([line(1), line(2), line(3)]);
    journal.close();
    const whole = readFileSync(file, "utf8");
    const damageFrom = (from: number) => {
      const found: string[] = [];
      readJournal(
        file,
        from,
        () => {},
        ({ line: number, kind }) => found.push(`${number} ${kind}`),
      );
      return found;
    };
    writeFileSync(file, `${whole.replace('"contactId":2', '"contactId":7')}{"at":"cut`);
    expect(damageFrom(0)).toEqual(["2 changed", "4 torn"]);
    expect(damageFrom(whole.indexOf("\n") + 1)).toEqual(["2 changed", "4 torn"]);
    expect(readContactJournal(file).map(({ contactId }) => contactId)).toEqual([1, 3]);
  });

  test("reads the lines of older programs, which have no checksum", () => {
    const file = journalFile();
    writeFileSync(file, `${JSON.stringify(line(1))}\n`);
    const journal = openContactJournal(file);
    journal.append([line(2)]);
    journal.close();
    expect(readWholeJournal(file)).toMatchObject({ lines: [line(1), line(2)], damaged: [] });
    writeFileSync(file, `${JSON.stringify({ ...line(1), sun: "0" })}\n`);
    expect(readWholeJournal(file).damaged).toEqual([{ line: 1, kind: "changed" }]);
  });

  test("reads a journal that needs more than one read of the file", () => {
    const file = journalFile();
    const lines = Array.from({ length: 9_000 }, (_, at) => ({ ...line(at + 1), feed: `Büro-${"ü".repeat(at % 101)}` }));
    const journal = openContactJournal(file);
    journal.append(lines);
    journal.close();
    expect(statSync(file).size).toBeGreaterThan(1_048_576);
    expect(readContactJournal(file)).toEqual(lines);
    expect(readJournal(file, 0, () => {})).toBe(statSync(file).size);
  });
});
