import { closeSync, existsSync, fdatasyncSync, openSync, readSync, statSync, writeSync } from "node:fs";

/** One contact_id won or lost. The only second source: the service can't be asked. */
export interface JournalLine {
  readonly at: string;
  readonly event: "created" | "linked" | "deleted" | "gone" | "forgotten";
  readonly contactId: number;
  readonly feed: string;
  readonly key: string;
  readonly groupId: number;
  /** The operation that did it; null for what a person decided. */
  readonly operation: number | null;
}

export interface ContactJournal {
  /** On disk when it returns. @throws on a full or failing disk: then nothing more may be sent */
  append(lines: readonly JournalLine[]): void;
  close(): void;
}

/** Opens `contacts.jsonl` for appending; it is created with mode 0600. */
export function openContactJournal(file: string): ContactJournal {
  const fd = openSync(file, "a", 0o600);
  let endsWithin = !endsInLine(file);
  return {
    append(lines) {
      if (lines.length === 0) return;
      // What a crash or a full disk left of a line must not spoil the next one.
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
      const bytes = Buffer.from(endsWithin ? `\n${text}` : text);
      endsWithin = true;
      // A disk that is nearly full takes a part without an error.
      for (let written = 0; written < bytes.length;) written += writeSync(fd, bytes, written);
      fdatasyncSync(fd);
      endsWithin = false;
    },
    close: () => closeSync(fd),
  };
}

function endsInLine(file: string): boolean {
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
 * Goes through the whole lines of the journal, of however many contacts, in little memory; a last line that was cut off
 * by a crash is left out.
 *
 * @param from where to begin; a journal that is shorter is another one, and read from its start
 * @returns where the last whole line ends, in bytes: the next look may begin there
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

/** @returns null: it was cut off */
function parseLine(text: string): JournalLine | null {
  try {
    return text === "" ? null : (JSON.parse(text) as JournalLine);
  } catch {
    return null;
  }
}

/** The whole journal. */
export function readContactJournal(file: string): readonly JournalLine[] {
  const lines: JournalLine[] = [];
  readJournal(file, 0, (line) => lines.push(line));
  return lines;
}
