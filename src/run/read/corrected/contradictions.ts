import type { FeedSettings } from "../../../model/feed.ts";
import type { Issue } from "../../../model/issue.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import type { Row } from "../../../model/row.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";
import { contentOf } from "./lasting/row-content.ts";

/** A line that has the `_id` of a reported row. */
interface IdLine {
  readonly id: string;
  readonly row: Row;
  /** A cell of the line means to correct the reported row. */
  readonly isCorrected: boolean;
  /** The key whose create the reported row has in doubt; null: the row is no doubt, or the line answers it. */
  readonly doubtedKey: string | null;
  /** The key that the reported row shared with other rows, and still has; null: it shared none. */
  readonly sharedKey: string | null;
}

/** The lines of a corrected report that contradict each other. None of them is used. */
export interface Contradictions {
  /** Starts a pass over the report's lines. */
  begin(): void;
  /** Notes a line of the report, also one that answers no open item. */
  see(mapped: MappedRow): void;
  /** Notes a line that is in the report, and that is not used: a person did not remove its row. */
  seeUnused(mapped: MappedRow): void;
  /** Notes a line that is the reported row of its `_id`. */
  seeAnswer(line: IdLine): void;
  /** Returns whether the line with this number is not used: it contradicts another one, or is an unchanged copy of one. */
  isUnused(line: number): boolean;
  /** Returns whether different lines have the key. */
  isContradicted(key: string | null): boolean;
  /** Returns the lines that are not used, as the plan skips them. */
  unused(): readonly SkippedLine[];
}

type SkippedLine = Extract<MappedRow, { kind: "skipped" }>;

export function openContradictions(feed: FeedSettings): Contradictions {
  /** The contents by key, with the number of the line. */
  const contents = new Map<string, { readonly line: number; readonly content: string }[]>();
  const byId = new Map<string, IdLine[]>();
  /** The numbers of the lines that are not used, by key. */
  const unusedByKey = new Map<string, number[]>();
  let found: ReadonlyMap<number, SkippedLine> | null = null;
  const unusedLines = (): ReadonlyMap<number, SkippedLine> => {
    if (found !== null) return found;
    const lines = [...byId.values()];
    const unused = new Map(
      lines.flatMap((ofId) => [...unusedOf(ofId), ...besideWaiting(ofId)]).map((line) => [line.line, line]),
    );
    for (const line of besideUnused(lines.flat(), unused)) unused.set(line.line, line);
    found = unused;
    return found;
  };
  /** Returns the lines of rows that share their key with a line that is not used: neither row was removed, so both stay to correct. */
  const besideUnused = (lines: readonly IdLine[], unused: ReadonlyMap<number, SkippedLine>): readonly SkippedLine[] => {
    const linesOf = (key: string): readonly number[] => {
      const refused = (contents.get(key) ?? []).filter(({ line }) => unused.get(line)?.reason === "refused_line");
      return [...(unusedByKey.get(key) ?? []), ...refused.map(({ line }) => line)];
    };
    return lines.flatMap(({ id, row, isCorrected, sharedKey }) => {
      const others = sharedKey === null || unused.has(row.line) ? [] : linesOf(sharedKey);
      if (others.length === 0) return [];
      return [skippedLine(row, isCorrected ? differs(id, others) : null)];
    });
  };
  /** Returns the unchanged lines of a doubt, where another row of the report waits for the doubt of its key. */
  const besideWaiting = (lines: readonly IdLine[]): readonly SkippedLine[] =>
    lines.flatMap(({ row, isCorrected, doubtedKey }) => {
      if (isCorrected || doubtedKey === null) return [];
      const others = (contents.get(doubtedKey) ?? []).filter(({ line }) => !lines.some((own) => own.row.line === line));
      return others.length === 0 ? [] : [skippedLine(row, null)];
    });
  return {
    begin() {
      contents.clear();
      byId.clear();
      unusedByKey.clear();
      found = null;
    },
    see(mapped) {
      if (mapped.kind === "skipped" || mapped.key === null) return;
      const { key, line } = mapped;
      contents.set(key, [...(contents.get(key) ?? []), { line, content: contentOf(mapped, feed) }]);
    },
    seeUnused(mapped) {
      if (mapped.kind === "skipped" || mapped.key === null) return;
      const { key, line } = mapped;
      unusedByKey.set(key, [...(unusedByKey.get(key) ?? []), line]);
    },
    seeAnswer(line) {
      const id = line.id.trim().toLowerCase();
      byId.set(id, [...(byId.get(id) ?? []), line]);
    },
    isUnused: (line) => unusedLines().has(line),
    isContradicted(key) {
      const used = (contents.get(key ?? "") ?? []).filter(({ line }) => !unusedLines().has(line));
      return new Set(used.map(({ content }) => content)).size > 1;
    },
    unused: () => [...unusedLines().values()],
  };
}

/**
 * Returns the lines of one `_id` that are not used. A line without any correction says nothing beside a corrected line. Corrected
 * lines that differ contradict each other.
 */
function unusedOf(lines: readonly IdLine[]): readonly SkippedLine[] {
  const corrected = lines.filter(({ isCorrected }) => isCorrected);
  if (corrected.length === 0 || lines.length === 1) return [];
  const copies = lines.flatMap(({ isCorrected, row }) => (isCorrected ? [] : [skippedLine(row, null)]));
  const isOne = new Set(corrected.map(({ row }) => row.cells.map(cleanText).join("\n"))).size === 1;
  if (isOne) return copies;
  const differing = corrected.map(({ id, row }) => {
    const others = corrected.flatMap((other) => (other.row.line === row.line ? [] : [other.row.line]));
    return skippedLine(row, differs(id, others));
  });
  return [...copies, ...differing];
}

/** Returns the issue of a line that differs from others with its `_id` or key. */
function differs(id: string, lines: readonly number[]): Issue {
  return { code: "lines_differ", field: null, header: null, data: { id, lines } };
}

function skippedLine({ line, cells }: Row, issue: Issue | null): SkippedLine {
  if (issue === null) return { kind: "skipped", line, reason: "not_corrected", cells };
  return { kind: "skipped", line, reason: "refused_line", cells, issue };
}
