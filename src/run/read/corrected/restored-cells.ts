/** Puts the reported text into the cells of a corrected report that a spreadsheet changed, and no person. */
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { Issue } from "../../../model/issue.ts";
import type { ColumnUse, MappedRow } from "../../../model/mapped-row.ts";
import type { Row } from "../../../model/row.ts";
import { cellsToLookAtIn } from "../../../pipeline/report/rejections/cells-to-look-at.ts";
import { withCells } from "./lasting/lasting-columns.ts";
import { reportedCells } from "./reported-row.ts";
import { damageIn, isNoAnswer, isRewritten, type Damage } from "./rewritten-cells.ts";
import { isDamagedText } from "./damaged-text.ts";

type Reported = Pick<StoredOpenItem, "header" | "cells" | "issues">;

interface RestoreFacts {
  /** How the columns of the reporting run are used. */
  readonly columns: readonly ColumnUse[];
  /** The cells that have the apostrophe of a report before them: no spreadsheet wrote them otherwise. */
  readonly marked: ReadonlySet<number>;
  /** The present year. */
  readonly year: number;
}

interface RestoredRow {
  readonly row: Row;
  /** What a person has to know: what they wrote is lost, or is no answer. */
  readonly notes: readonly Issue[];
}

/**
 * Returns the row with the reported text in each cell that a spreadsheet has damaged or only written otherwise. A cell that the
 * issue is about stays as the person wrote it, unless the spreadsheet may have written it by itself. A formula's error stays, too:
 * a person wrote the formula.
 */
export function restoreCells(
  row: Row,
  header: readonly string[],
  reported: Reported,
  { columns, marked, year }: RestoreFacts,
): RestoredRow {
  if (row.kind !== "cells") return { row, notes: [] };
  const before = reportedCells(reported, header);
  const [issue, ...further] = reported.issues;
  const aligned = { issue: withoutDiffering(issue), further: further.map(withoutDiffering), header, cells: before };
  const asked = new Set(cellsToLookAtIn(columns)(aligned));
  const faulty = new Set(row.defects?.flatMap(({ code, column }) => (code === "error_value" ? column : [])));
  const texts = new Map<number, string>();
  const notes: Issue[] = [];
  for (const [at, cell] of row.cells.entries()) {
    const was = before[at] ?? "";
    const isAsked = asked.has(at);
    const isForm = isRewritten(was, cell, year);
    const damage = isForm || faulty.has(at) ? null : damageIn(was, cell);
    const isUnanswered = isAsked && isForm && !marked.has(at) && isNoAnswer(was, cell);
    const isRestored =
      (isForm && !isAsked) || isUnanswered || damage !== null || isDamagedText(was.trim(), cell.trim());
    if (!isRestored) continue;
    texts.set(at, was);
    const fault = isUnanswered ? "date_rewritten" : damage;
    const name = header[at] ?? "";
    if (fault !== null) notes.push(issueOfCell(fault, targetOf(name, columns), name, cell));
  }
  return { row: withCells(row, texts), notes };
}

/** Returns the mapped row with what a person has to know. A date that is read after all, by an answer, needs no word. */
export function withNotes(mapped: MappedRow, notes: readonly Issue[]): MappedRow {
  if (mapped.kind === "skipped" || notes.length === 0) return mapped;
  const issues = mapped.kind === "rejected" ? mapped.issues : [];
  const isOpen = ({ header }: Issue) => issues.some((issue) => issue.header === header);
  const further = notes.filter((each) => each.data["fault"] !== "date_rewritten" || isOpen(each));
  if (mapped.kind === "contact") return { ...mapped, warnings: [...mapped.warnings, ...further] };
  return { ...mapped, issues: [...mapped.issues, ...further] };
}

const PHONE_CODES = { scientific: "phone_scientific", rounded: "phone_rounded" } as const;

function issueOfCell(fault: Damage | "date_rewritten", target: string | null, header: string, cell: string): Issue {
  const isPhone = target === "phone" || target === "whatsapp_phone";
  if (isPhone && fault !== "date_rewritten" && fault !== "error_value")
    return { code: PHONE_CODES[fault], field: target, header, data: { cell } };
  const named = fault === "scientific" || fault === "rounded" ? "number_damaged" : fault;
  return { code: "value_unreadable", field: target, header, data: { cell, fault: named } };
}

function targetOf(header: string, columns: readonly ColumnUse[]): string | null {
  return columns.find((column) => column.header === header)?.target ?? null;
}

/**
 * Returns the issue without the columns in which rows with one key differ. Most of these cells are right, so a spreadsheet's
 * other form of such a cell is no correction.
 */
function withoutDiffering(issue: Issue): Issue {
  const { differing: _differing, ...data } = issue.data;
  return { ...issue, data };
}
