import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, writeSync } from "node:fs";

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
  return {
    append(lines) {
      if (lines.length === 0) return;
      writeSync(fd, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
      fdatasyncSync(fd);
    },
    close: () => closeSync(fd),
  };
}

/** Every whole line of the journal; a last line that was cut off by a crash is left out. */
export function readContactJournal(file: string): readonly JournalLine[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text) => {
      try {
        return text === "" ? [] : [JSON.parse(text) as JournalLine];
      } catch {
        return [];
      }
    });
}
