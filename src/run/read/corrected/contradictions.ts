import type { FeedSettings } from "../../../model/feed.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import type { Row } from "../../../model/row.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";
import { contentOf } from "./lasting/row-content.ts";

/** The lines of a corrected report that contradict each other: the plan refuses them all. */
export interface Contradictions {
  /** Starts a pass over the report's lines. */
  begin(): void;
  /** Notes a line of the report, also one that answers no open item. */
  see(mapped: MappedRow): void;
  /** Notes a line that answers an open item. */
  seeAnswer(openItem: number, row: Row): void;
  /** Returns whether different lines answer the open item, or have the key. */
  isContradicted(openItem: number, key: string | null): boolean;
}

export function openContradictions(feed: FeedSettings): Contradictions {
  /** The contents of the lines by key, and the texts of the lines by open item. */
  const contents = new Map<string | number, Set<string>>();
  const note = (of: string | number, content: string) =>
    void contents.set(of, (contents.get(of) ?? new Set()).add(content));
  return {
    begin: () => contents.clear(),
    see(mapped) {
      if (mapped.kind !== "skipped" && mapped.key !== null) note(mapped.key, contentOf(mapped, feed));
    },
    seeAnswer: (openItem, { cells }) => note(openItem, cells.map(cleanText).join("\n")),
    isContradicted: (openItem, key) => [openItem, key ?? ""].some((of) => (contents.get(of)?.size ?? 0) > 1),
  };
}
