import type { SampleList } from "./sample-feed.ts";

/**
 * A header line as a program exports it, with the targets of the columns that must be used. No other column may be
 * used.
 */
export interface SampleExport {
  readonly name: string;
  /** Headers separated by `;` if the text has one, else by `,`. */
  readonly header: string;
  readonly rows?: readonly (readonly string[])[];
  /** One line per target: `target: Header | Header`. */
  readonly targets: string;
}

/** Returns the list and the expected target of each used header. */
export function exportOf({ header, rows = [], targets }: SampleExport): {
  readonly list: SampleList;
  readonly targets: Readonly<Record<string, string>>;
} {
  return { list: { header: header.split(header.includes(";") ? ";" : ","), rows }, targets: parseTargets(targets) };
}

function parseTargets(text: string): Readonly<Record<string, string>> {
  const pairs = text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [target = "", headers = ""] = line.trim().split(/: (.*)/);
      return headers.split(" | ").map((header) => [header, target]);
    });
  return Object.fromEntries(pairs);
}
