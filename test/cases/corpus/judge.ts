/** Compares what the program makes of a list with what a careful reader takes from it. */
import { CORE_FIELDS, type ExpectedFields, type ExpectedRow, type ExpectedValue, type ListCase } from "./model.ts";
import type { ListPlan, ListResult, PlannedContact } from "./run-list.ts";

/** `held`: a person is asked, although the list is clear. `wrong`: a value is wrong, extra, or lost without a word. */
export type Verdict = "right" | "held" | "wrong" | "refused";

export interface Judged {
  readonly verdict: Verdict;
  /** Number of rows per verdict. Rows that expect no contact are counted only when they become one. */
  readonly rows: Readonly<Record<Verdict, number>>;
  /** What differs, one line each. */
  readonly differences: readonly string[];
}

interface RowVerdict {
  readonly verdict: Verdict;
  readonly text: string;
}

export function judgeList({ rows }: Pick<ListCase, "rows">, result: ListResult): Judged {
  if (result.kind === "refused") {
    const lost = rows.filter(({ kind }) => kind === "contact").length;
    const verdict: Verdict = lost === 0 ? "right" : "refused";
    const differences = lost === 0 ? [] : [`refused: ${result.code}: ${result.message}`];
    const asked = rows.filter(({ kind }) => kind === "either" || kind === "ask").length;
    return { verdict, rows: { right: asked, held: 0, wrong: 0, refused: lost }, differences };
  }
  const { plan } = result;
  const expectedLines = new Set(rows.map(({ line }) => line));
  const judged = [
    ...rows.map((row) => judgeRow(row, plan)),
    ...plan.operations
      .filter(({ operation, line }) => operation === "create" && !expectedLines.has(line))
      .map(({ line, input }): RowVerdict => wrong(line, `no person, but ${JSON.stringify(input)}`)),
  ];
  const count = (kind: Verdict) => judged.filter(({ verdict, text }) => verdict === kind && text !== "silent").length;
  const counts = { right: count("right"), held: count("held"), wrong: count("wrong"), refused: 0 };
  const verdict = counts.wrong > 0 ? "wrong" : counts.held > 0 ? "held" : "right";
  const differences = judged
    .filter((row) => row.verdict !== "right")
    .map(({ verdict: kind, text }) => `${kind}: ${text}`);
  return { verdict, rows: counts, differences };
}

function judgeRow(row: ExpectedRow, plan: ListPlan): RowVerdict {
  const { line } = row;
  const made = plan.operations.find((operation) => operation.operation === "create" && operation.line === line);
  const isHeldRun = (plan.rows["held"] ?? 0) > 0;
  const rejections = plan.rejections.filter((issue) => issue.line === line);
  const isAsked = rejections.length > 0 || (made !== undefined && isHeldRun);
  if (row.kind === "none")
    return made === undefined || isHeldRun ? SILENT : wrong(line, `no contact, but ${shown(made)}`);
  if (row.kind === "ask") {
    if (isAsked) return RIGHT;
    return wrong(line, made === undefined ? "lost without a word" : `a question, but ${shown(made)}`);
  }
  if (made === undefined) {
    if (rejections.length === 0) return wrong(line, `lost without a word: ${fieldsText(row.fields)}`);
    if (row.kind === "either") return RIGHT;
    return {
      verdict: "held",
      text: `line ${line}: ${rejections.map(({ code }) => code).join(", ")}: ${fieldsText(row.fields)}`,
    };
  }
  const differences = differencesOf(row.fields, made);
  const unsaid = differences.filter(({ field, isAbsent }) => !isAbsent || !isSaid(plan, line, field));
  if (unsaid.length > 0) return wrong(line, unsaid.map(({ text }) => text).join(" · "));
  const [said] = differences;
  if (said !== undefined && row.kind === "either") return RIGHT;
  if (said !== undefined) return { verdict: "held", text: `line ${line}: left out with a warning: ${said.text}` };
  if (isHeldRun && row.kind === "contact") {
    return {
      verdict: "held",
      text: `line ${line}: the run is held: ${plan.holds.map(({ guard }) => guard).join(", ")}`,
    };
  }
  return RIGHT;
}

const RIGHT: RowVerdict = { verdict: "right", text: "" };
const SILENT: RowVerdict = { verdict: "right", text: "silent" };

function wrong(line: number, text: string): RowVerdict {
  return { verdict: "wrong", text: `line ${line}: ${text}` };
}

/** Returns whether the report says that a field of the row, or its whole column, is left out. A held run asks about all. */
function isSaid(plan: ListPlan, line: number, field: string): boolean {
  if ((plan.rows["held"] ?? 0) > 0) return true;
  if (plan.warnings.some((warning) => warning.field === field && (warning.line === line || warning.line === null))) {
    return true;
  }
  return (plan.proposals ?? []).some((proposal) => proposal.field === field);
}

interface Difference {
  readonly field: string;
  /** A value is expected, and the contact has none. */
  readonly isAbsent: boolean;
  readonly text: string;
}

function differencesOf(fields: ExpectedFields, { input }: PlannedContact): readonly Difference[] {
  const names = new Set([...CORE_FIELDS, ...Object.keys(fields)]);
  return [...names].flatMap((field) => {
    const expected = allowed(fields[field]);
    const actual = typeof input[field] === "string" ? input[field] : null;
    if (expected.some((value) => isSame(field, value, actual))) return [];
    const [first = null] = expected;
    return [
      { field, isAbsent: actual === null, text: `${field} ${JSON.stringify(actual)} for ${JSON.stringify(first)}` },
    ];
  });
}

function allowed(value: ExpectedValue | undefined): readonly (string | null)[] {
  if (value === undefined || value === null || value === "") return [null];
  return typeof value === "string" ? [value] : value;
}

/** Names and e-mail addresses are compared without capitals: a list in capitals stays in capitals. */
function isSame(field: string, expected: string | null, actual: string | null): boolean {
  if (expected === null || actual === null || field === "phone" || field === "birthday") return expected === actual;
  return folded(expected) === folded(actual);
}

/** Folds letters whose capitals a language writes in another way: İ and I, ß and SS, Greek letters without accents. */
function folded(text: string): string {
  const lower = text.normalize("NFC").replaceAll(/[İIı]/g, "i").toLowerCase();
  const plain = lower
    .replaceAll("ß", "ss")
    .replaceAll("ς", "σ")
    .replaceAll(/[\u0370-\u03FF]/g, (letter) => letter.normalize("NFD").slice(0, 1));
  return plain.replaceAll(/\s+/g, " ").trim();
}

function shown({ input }: PlannedContact): string {
  return JSON.stringify(input);
}

function fieldsText(fields: ExpectedFields): string {
  return Object.values(fields)
    .map((value) => (Array.isArray(value) ? value[0] : value) ?? "")
    .join(" | ");
}
