import { crc32 } from "node:zlib";
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from "node:fs";

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
  /**
   * Writes the file again with the lines that stay, and returns its size. Damaged lines stay as they are.
   *
   * @param isToGo whether a damaged line, as text, goes nevertheless
   */
  rewrite(stays: (line: JournalLine) => boolean, isToGo?: (text: string) => boolean): number;
  close(): void;
}

/**
 * Opens the journal for appending, and creates the file with mode 0600 when it is missing.
 *
 * @param prove called before each write; throws if another process may be at work
 */
export function openContactJournal(file: string, prove: () => void = () => {}): ContactJournal {
  let fd = openSync(file, "a", 0o600);
  let endsMidLine = !endsWithNewline(file);
  return {
    append(lines) {
      if (lines.length === 0) return;
      prove();
      // A crash or a full disk may have left half a line: a newline keeps it apart from the next line.
      const text = lines.map((line) => `${withSum(line)}\n`).join("");
      const bytes = Buffer.from(endsMidLine ? `\n${text}` : text);
      endsMidLine = true;
      // A nearly full disk accepts a part of the bytes and reports no error.
      for (let written = 0; written < bytes.length;) written += writeSync(fd, bytes, written);
      fdatasyncSync(fd);
      endsMidLine = false;
    },
    rewrite(stays, isToGo = () => false) {
      prove();
      const kept = readFileSync(file, "utf8")
        .split("\n")
        .filter((text) => {
          const line = text === "" ? null : parseLine(text);
          return line !== null && (typeof line === "string" ? !isToGo(text) : stays(line));
        });
      const draft = `${file}.tmp`;
      const out = openSync(draft, "w", 0o600);
      const bytes = Buffer.from(kept.map((text) => `${text}\n`).join(""));
      // A nearly full disk accepts a part of the bytes and reports no error.
      for (let written = 0; written < bytes.length;) written += writeSync(out, bytes, written);
      fsyncSync(out);
      closeSync(out);
      renameSync(draft, file);
      closeSync(fd);
      fd = openSync(file, "a", 0o600);
      endsMidLine = false;
      return statSync(file).size;
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

/** Returns a line's text: JSON that ends with the checksum of the JSON without it. */
function withSum(line: JournalLine): string {
  const text = JSON.stringify(line);
  return `${text.slice(0, -1)},"sum":"${sumOf(text)}"}`;
}

function sumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}

/** A line that can't be trusted. `torn`: a crash cut it off. `changed`: something wrote to it since. */
export interface DamagedLine {
  /** 1 is the journal's first line. */
  readonly line: number;
  readonly kind: "torn" | "changed";
}

/**
 * Reads the journal's complete lines in bounded memory. Damaged lines are left out.
 *
 * @param from the byte to begin at. A journal with fewer bytes is another file, which is read from its start.
 * @returns the byte after the last complete line, where the next reading can begin
 */
export function readJournal(
  file: string,
  from: number,
  onLine: (line: JournalLine) => void,
  onDamage: (damage: DamagedLine) => void = () => {},
): number {
  const size = existsSync(file) ? statSync(file).size : 0;
  let end = from <= size ? from : 0;
  if (end === size) return end;
  const start = end;
  let number = 0;
  const take = (bytes: Buffer) => {
    for (const text of bytes
      .toString("utf8")
      .split("\n")
      .slice(0, bytes.at(-1) === NEWLINE ? -1 : undefined)) {
      number += 1;
      const read = text === "" ? null : parseLine(text);
      if (read === "torn" || read === "changed") onDamage({ line: linesBefore(file, start) + number, kind: read });
      else if (read !== null) onLine(read);
    }
  };
  const fd = openSync(file, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let rest: Buffer = Buffer.alloc(0);
    for (let at = end, read = -1; read !== 0; at += read) {
      read = readSync(fd, chunk, 0, chunk.length, at);
      const bytes = Buffer.concat([rest, chunk.subarray(0, read)]);
      const whole = bytes.lastIndexOf(NEWLINE) + 1;
      if (whole > 0) take(bytes.subarray(0, whole));
      rest = bytes.subarray(whole);
      end += whole;
    }
    if (rest.length > 0) take(rest);
    return end;
  } finally {
    closeSync(fd);
  }
}

/** Returns the number of lines before a byte. Only called for damage, which is rare. */
function linesBefore(file: string, end: number): number {
  if (end === 0) return 0;
  const fd = openSync(file, "r");
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    let lines = 0;
    for (let at = 0; at < end;) {
      const read = readSync(fd, chunk, 0, Math.min(chunk.length, end - at), at);
      if (read === 0) break;
      for (const byte of chunk.subarray(0, read)) if (byte === NEWLINE) lines += 1;
      at += read;
    }
    return lines;
  } finally {
    closeSync(fd);
  }
}

const KEYS = ["at", "event", "contactId", "feed", "key", "groupId", "operation"];

/** Returns the parsed line, or what is wrong with it. Lines of older programs have no checksum. */
function parseLine(text: string): JournalLine | DamagedLine["kind"] {
  const [, body = null, sum = null] = /^(.*),"sum":"([0-9a-f]{8})"\}$/u.exec(text) ?? [];
  const json = body === null ? text : `${body}}`;
  if (sum !== null && sumOf(json) !== sum) return "changed";
  try {
    const found = JSON.parse(json) as JournalLine;
    const names = typeof found === "object" && found !== null ? Object.keys(found) : [];
    const isLine = names.length === KEYS.length && KEYS.every((key) => names.includes(key));
    return isLine && Number.isSafeInteger(found.contactId) ? found : "changed";
  } catch {
    return text.endsWith("}") ? "changed" : "torn";
  }
}

/** Returns all lines of the journal, those that are damaged, and its size in bytes. */
export function readWholeJournal(file: string): {
  readonly lines: readonly JournalLine[];
  readonly damaged: readonly DamagedLine[];
  readonly end: number;
} {
  const lines: JournalLine[] = [];
  const damaged: DamagedLine[] = [];
  const end = readJournal(
    file,
    0,
    (line) => lines.push(line),
    (damage) => damaged.push(damage),
  );
  return { lines, damaged, end };
}

/** Returns all lines of the journal that are not damaged. */
export function readContactJournal(file: string): readonly JournalLine[] {
  return readWholeJournal(file).lines;
}
