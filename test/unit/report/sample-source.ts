import type { Issue, IssueCode } from "../../../src/model/issue.ts";
import type { Operation } from "../../../src/model/operation.ts";
import type { OpenItem, ReportSource, RowCounts, RunRecord, SkippedRow } from "../../../src/model/run-record.ts";

/** Builders of the values that the report stage reads. A test passes only the parts that it is about. */

export const HEADER = ["First name", "Last name", "E-mail", "Phone", "Birthday", "Group"] as const;

export function rowCounts(counts: Partial<Omit<RowCounts, "read">>): RowCounts {
  const all = {
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    deferred: 0,
    held: 0,
    inDoubt: 0,
    duplicate: 0,
    skipped: 0,
    ...counts,
  };
  return { read: Object.values(all).reduce((sum, count) => sum + count, 0), ...all };
}

export function runRecord(parts: Partial<RunRecord> = {}): RunRecord {
  return {
    run: "2026-11-21T020000.123Z-staff",
    feed: "staff",
    file: "staff-november.csv",
    kind: "list",
    sha256: "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
    mode: "snapshot",
    status: "completed",
    startedAt: "2026-11-21T02:00:00.123Z",
    finishedAt: "2026-11-21T02:01:42.500Z",
    reading: { format: "csv", encoding: "utf-8", delimiter: ";", sheet: null, headerLine: 1 },
    header: HEADER,
    columns: [
      { header: "First name", target: "first_name", why: "alias", samples: ["Anna", "Bo", "Chloé"] },
      { header: "Last name", target: "last_name", why: "alias", samples: ["Ahrens", "Berg", "Dupré"] },
      { header: "E-mail", target: "email", why: "alias", samples: ["anna@example.org"] },
      { header: "Phone", target: "phone", why: "alias", samples: ["+49 30 5550101"] },
      { header: "Birthday", target: "birthday", why: "values", samples: ["07.03.1985", "31.12.1990"] },
      { header: "Group", target: "group", why: "configured", samples: ["Team Berlin", "Team Oslo"] },
      { header: "Cost centre", target: null, why: "unmatched", samples: ["4711"] },
    ],
    holds: [],
    haltCode: null,
    haltReason: null,
    rows: rowCounts({ unchanged: 5 }),
    warnings: 0,
    lostCorrections: 0,
    decisions: [],
    notRead: 0,
    deletes: { deleted: 0, held: 0, rejected: 0 },
    requests: { create: 0, update: 0, delete: 0, groups: 1, retried: 0, throttled: 0 },
    ...parts,
  };
}

export function issueOf(code: IssueCode, parts: Partial<Issue> = {}): Issue {
  return { code, field: null, header: null, data: {}, ...parts };
}

export function openItemOf(code: IssueCode, parts: Partial<OpenItem> = {}): OpenItem {
  return {
    id: "staff.r1.v1",
    line: 2,
    operation: null,
    status: "local",
    issue: issueOf(code),
    further: [],
    requestId: null,
    since: "2026-11-21T02:00:00.123Z",
    header: HEADER,
    cells: ["Anna", "Ahrens", "anna@example.org", "+49 30 5550101", "07.03.1985", "Team Berlin"],
    ...parts,
  };
}

export function operationOf(kind: Operation["kind"], parts: Partial<Operation> = {}): Operation {
  return {
    id: 1,
    run: "2026-11-21T020000.123Z-staff",
    feed: "staff",
    kind,
    line: kind === "delete" ? null : 2,
    key: '["anna@example.org","anna"]',
    entryId: kind === "create" ? null : 1,
    contactId: kind === "create" ? null : 101,
    groupId: 7,
    groupName: "Team Berlin",
    input: { first_name: "Anna", last_name: "Ahrens", group_id: 7, email: "anna@example.org", birthday: "1985-03-07" },
    changes: {},
    wave: 0,
    guardianOperation: null,
    waitsFor: null,
    state: "done",
    attempts: 1,
    sentAt: null,
    issue: null,
    status: 201,
    requestId: null,
    warnings: [],
    cells: [],
    ...parts,
  };
}

export function reportSource(parts: {
  readonly record?: RunRecord;
  readonly openItems?: readonly OpenItem[];
  readonly operations?: readonly Operation[];
  readonly skipped?: readonly SkippedRow[];
  readonly history?: readonly RunRecord[];
}): ReportSource {
  const record = parts.record ?? runRecord();
  return {
    record,
    openItems: () => parts.openItems ?? [],
    operations: () => parts.operations ?? [],
    operationCounts: () => {
      const counts = { create: 0, update: 0, delete: 0 };
      for (const { kind } of parts.operations ?? []) counts[kind] += 1;
      return counts;
    },
    skipped: () => parts.skipped ?? [],
    corrections: () => ({ needed: [], offers: [] }),
    history: (limit) => (parts.history ?? [record]).slice(0, limit),
  };
}
