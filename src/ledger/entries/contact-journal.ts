import { closeSync, existsSync, fdatasyncSync, openSync, readSync, statSync, writeSync } from "node:fs";

/**
 * One contact_id that the ledger gained or lost. The journal is the only second record of contact_ids: the service has
 * no endpoint that lists contacts.
 */
export interface JournalLine {
  readonly at: string;
  readonly event: "created" | "linked" | "deleted" | "gone" | "forgotten";
  readonly contactId: number;
  readonly feed: string;
  readonly key: string;
  readonly groupId: number;
  /** The operation that caused the event; null when a person decided it. */
  readonly operation: number | null;
}

/** The append-only file `contacts.jsonl`. */
export interface ContactJournal {
  /**
   * Appends lines and returns when they are on disk. Throws when the disk fails or is full: then nothing may be sent.
   */
  append(lines: readonly JournalLine[]): void;
  close(): void;
}

/** Opens the journal for appending, and creates the file with mode 0600 when it is missing. */
export function openContactJournal(file: string): ContactJournal {
  const fd = openSync(file, "a", 0o600);
  let endsMidLine = !endsWithNewline(file);
  return {
    append(lines) {
      if (lines.length === 0) return;
      // A crash or a full disk may have left half a line: a newline keeps it apart from the next line.
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
      const bytes = Buffer.from(endsMidLine ? `\n${text}` : text);
      endsMidLine = true;
      // A nearly full disk accepts a part of the bytes and reports no error.
      for (let written = 0; written < bytes.length;) written += writeSync(fd, bytes, written);
      fdatasyncSync(fd);
      endsMidLine = false;
    },
    close: () => closeSync(fd),
  };
}

function endsWithNewline(file: string): boolean {
  const { size } = statSync(file);
  if (size === 0) return true;
  const fd = openSync(file, "r");
  try {
    const last = Buffer.alloc(1);
    readSync(fd, last, 0, 1, size - 1);
    return last.toString() === "\n";
  } finally {
    closeSync(fd);
  }
}

const CHUNK_BYTES = 1_048_576;
const NEWLINE = 0x0a;

/**
 * Reads the journal's complete lines in bounded memory. A last line that a crash cut off is left out.
 *
 * @param from the byte to begin at. A journal with fewer bytes is another file, which is read from its start.
 * @returns the byte after the last complete line, where the next reading can begin
 */
export function readJournal(file: string, from: number, onLine: (line: JournalLine) => void): number {
  const size = existsSync(file) ? statSync(file).size : 0;
  let end = from <= size ? from : 0;
  if (end === size) return end;
  const fd = openSync(file, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let rest: Buffer = Buffer.alloc(0);
    for (let at = end, read = -1; read !== 0; at += read) {
      read = readSync(fd, chunk, 0, chunk.length, at);
      const bytes = Buffer.concat([rest, chunk.subarray(0, read)]);
      const whole = bytes.lastIndexOf(NEWLINE) + 1;
      takeLines(bytes.subarray(0, whole), onLine);
      rest = bytes.subarray(whole);
      end += whole;
    }
    takeLines(rest, onLine);
    return end;
  } finally {
    closeSync(fd);
  }
}

function takeLines(bytes: Buffer, onLine: (line: JournalLine) => void): void {
  for (const text of bytes.toString("utf8").split("\n")) {
    const line = parseLine(text);
    if (line !== null) onLine(line);
  }
}

/** Returns the parsed line; null for an empty line, and for a line that a crash cut off. */
function parseLine(text: string): JournalLine | null {
  try {
    return text === "" ? null : (JSON.parse(text) as JournalLine);
  } catch {
    return null;
  }
}

/** Returns all lines of the journal. */
export function readContactJournal(file: string): readonly JournalLine[] {
  const lines: JournalLine[] = [];
  readJournal(file, 0, (line) => lines.push(line));
  return lines;
}
