import type { SampleList } from "./sample-feed.ts";

/** A header line as a program exports it, and what its columns must be taken for. All others must not be used. */
export interface SampleExport {
  readonly name: string;
  /** Parted by `;` if there is one in it, else by `,`. */
  readonly header: string;
  readonly rows?: readonly (readonly string[])[];
  /** `target: Header | Header`, line by line. */
  readonly targets: string;
}

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
