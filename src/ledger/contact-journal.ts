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

/** A journal, or what was added to it since an earlier look. */
interface JournalPart {
  readonly lines: readonly JournalLine[];
  /** Where the last whole line ends, in bytes: the next look may begin there. */
  readonly end: number;
}

/**
 * Every whole line of the journal; a last line that was cut off by a crash is left out.
 *
 * @param from where to begin; a journal that is shorter is another one, and read from its start
 */
export function readJournalFrom(file: string, from: number): JournalPart {
  const size = existsSync(file) ? statSync(file).size : 0;
  const start = from <= size ? from : 0;
  const bytes = Buffer.alloc(size - start);
  if (bytes.length > 0) {
    const fd = openSync(file, "r");
    for (let read = 0, n = -1; n !== 0 && read < bytes.length; read += n)
      n = readSync(fd, bytes, read, bytes.length - read, start + read);
    closeSync(fd);
  }
  const lines = bytes
    .toString("utf8")
    .split("\n")
    .flatMap((text) => {
      try {
        return text === "" ? [] : [JSON.parse(text) as JournalLine];
      } catch {
        return [];
      }
    });
  return { lines, end: start + bytes.lastIndexOf("\n") + 1 };
}

/** The whole journal. */
export function readContactJournal(file: string): readonly JournalLine[] {
  return readJournalFrom(file, 0).lines;
}
