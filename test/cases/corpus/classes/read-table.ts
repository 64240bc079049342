import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One block of a data file: a title, options, and its lines. */
export interface Block {
  readonly title: string;
  readonly options: readonly string[];
  readonly lines: readonly string[];
}

/**
 * Reads a data file of `data/lists`. A block starts with `== title` and may have options, as in
 * `== title == option option`. Its lines follow. Lines that start with `#` are comments.
 */
export function readTable(name: string): readonly Block[] {
  const text = readFileSync(join(import.meta.dirname, "../data/lists", name), "utf8");
  return text
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [head = "", ...lines] = block.split("\n");
      const [title = "", options = ""] = head.split(" == ");
      const used = lines.filter((line) => line !== "" && !line.startsWith("#"));
      return { title: title.trim(), options: options.split(" "), lines: used };
    });
}
