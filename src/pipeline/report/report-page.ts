import type { ReportSource } from "../../model/run-record.ts";
import type { ReportPaths } from "./summary-json.ts";

/** report.html, piece by piece. */
export function* reportPage(source: ReportSource, _paths: ReportPaths): Generator<string> {
  yield `<!doctype html><meta charset="utf-8"><title>${source.record.run}</title>`;
}
