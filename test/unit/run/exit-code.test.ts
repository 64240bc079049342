import { describe, expect, it } from "vitest";
import type { RunRecord, RunStatus } from "../../../src/model/run-record.ts";
import { exitCodeOf } from "../../../src/run/exit-code.ts";
import { rowCounts, runRecord } from "../report/sample-source.ts";

const CLEAN: Partial<RunRecord> = {
  status: "completed",
  rows: rowCounts({}),
  lostCorrections: 0,
  notRead: 0,
  deletes: { deleted: 0, held: 0, rejected: 0 },
};
const ended = (...statuses: readonly RunStatus[]) => statuses.map((status) => runRecord({ ...CLEAN, status }));
const withRows = (counts: Parameters<typeof rowCounts>[0]) => runRecord({ ...CLEAN, rows: rowCounts(counts) });

describe("exitCodeOf", () => {
  it.each<[string, readonly RunRecord[], number]>([
    ["no run", [], 0],
    ["completed and superseded runs", ended("completed", "superseded"), 0],
    ["a halted run beside a held one", ended("held", "halted"), 1],
    ["a failed run beside a held one", ended("held", "failed", "completed"), 1],
    ["a held run beside one with a rejected row", [withRows({ rejected: 1 }), ...ended("held")], 4],
    ["a rejected row", [withRows({ rejected: 1 })], 3],
    ["a deferred row", [withRows({ deferred: 1 })], 3],
    ["a create in doubt", [withRows({ inDoubt: 1 })], 3],
    ["a refused delete", [runRecord({ ...CLEAN, deletes: { deleted: 0, held: 0, rejected: 1 } })], 3],
    ["a person who was not read", [runRecord({ ...CLEAN, notRead: 1 })], 3],
    ["a lost correction", [runRecord({ ...CLEAN, lostCorrections: 1 })], 3],
    ["rows that need no person", [withRows({ created: 1, updated: 1, skipped: 1, duplicate: 1 })], 0],
  ])("gives its code for %s", (_, records, code) => {
    expect(exitCodeOf(records)).toBe(code);
  });
});
