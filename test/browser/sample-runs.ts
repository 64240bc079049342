import type { ReportSource, RunRecord } from "../../src/model/run-record.ts";
import {
  HEADER,
  issueOf,
  openItemOf,
  operationOf,
  reportSource,
  rowCounts,
  runRecord,
} from "../unit/report/sample-source.ts";
import { cellsOf, operation, rejection } from "./sample-rows.ts";

/** Whole runs as the ledger returns them, for tests of the page. All names are made up. */

function history(record: RunRecord): readonly RunRecord[] {
  return [
    record,
    ...[20, 19, 18, 17, 16].map((day, index) =>
      runRecord({
        run: `2026-11-${day}T020000.000Z-staff`,
        startedAt: `2026-11-${day}T02:00:00.000Z`,
        file: `staff-2026-11-${day}.csv`,
        status: index === 2 ? "held" : "completed",
        rows:
          index === 2
            ? rowCounts({ unchanged: 400, held: 780 })
            : rowCounts({ created: index * 3, updated: 11 - index, unchanged: 1130, rejected: index % 3 }),
        deletes: { deleted: index, held: 0, rejected: 0 },
      }),
    ),
  ];
}

export function cleanRun(): ReportSource {
  const record = runRecord({
    rows: rowCounts({ created: 3, updated: 5, unchanged: 1176, skipped: 1 }),
    deletes: { deleted: 2, held: 0, rejected: 0 },
    requests: { create: 3, update: 5, delete: 2, groups: 1, retried: 0, throttled: 0 },
  });
  return reportSource({
    record,
    operations: [
      operation("update", 1, {
        changes: { last_name: ["Berg", "Berg-Iversen"], email: ["bo.berg@example.org", "bo.iversen@example.org"] },
      }),
      operation("update", 2, { changes: { group: ["Team Oslo", "Team Berlin"] } }),
      operation("update", 3, { changes: { birthday: [null, "1988-04-04"] } }),
      operation("update", 4, { changes: { "custom_fields.Cost centre": ["4711", "4712"] } }),
      operation("update", 5, { changes: { phone: ["+49 30 5550105", null] } }),
      ...[6, 7, 8].map((index) => operation("create", index)),
      ...[9, 10].map((index) => operation("delete", index)),
    ],
    skipped: [{ line: 1187, reason: "footer", cells: ["Total: 1184", "", "", "", "", ""] }],
    history: history(record),
  });
}

export function runWithRejections(): ReportSource {
  const rejected = Array.from({ length: 21 }, (_, index) => rejection(index * 5, index < 6 ? 0 : index));
  const record = runRecord({
    rows: rowCounts({
      created: 40,
      updated: 12,
      unchanged: 1104,
      rejected: rejected.length,
      inDoubt: 1,
      deferred: 2,
      duplicate: 3,
      skipped: 1,
    }),
    warnings: 2,
    lostCorrections: 0,
    decisions: [],
    notRead: 0,
    deletes: { deleted: 1, held: 0, rejected: 0 },
    requests: { create: 43, update: 13, delete: 1, groups: 1, retried: 2, throttled: 4 },
  });
  return reportSource({
    record,
    openItems: [
      ...rejected,
      openItemOf("in_doubt", {
        line: 77,
        operation: "create",
        status: "in_doubt",
        cells: cellsOf(75),
        issue: issueOf("in_doubt", { data: { operationId: 812 } }),
      }),
      openItemOf("phone_several", {
        line: 80,
        status: "warning",
        cells: cellsOf(78, { Phone: "030 5550178 / 030 5550179" }),
        issue: issueOf("phone_several", {
          field: "phone",
          header: "Phone",
          data: { readings: ["030 5550178", "030 5550179"] },
        }),
      }),
      openItemOf("timezone_unknown", {
        line: 81,
        status: "warning",
        cells: cellsOf(79),
        issue: issueOf("timezone_unknown", {
          field: "timezone",
          data: { cell: "Europe/Berln", nearest: "Europe/Berlin" },
        }),
      }),
      openItemOf("plan_limit_reached", {
        line: 90,
        operation: "create",
        status: "deferred",
        cells: cellsOf(88),
        issue: issueOf("plan_limit_reached"),
      }),
      openItemOf("plan_limit_reached", {
        line: 91,
        operation: "create",
        status: "deferred",
        cells: cellsOf(89),
        issue: issueOf("plan_limit_reached"),
      }),
      openItemOf("group_unknown", {
        line: null,
        since: "2026-11-14T02:00:00.000Z",
        cells: cellsOf(300, { Group: "Interns" }),
        issue: issueOf("group_unknown", { field: "group_id", header: "Group", data: { cell: "Interns" } }),
      }),
    ],
    operations: [
      ...Array.from({ length: 12 }, (_, index) =>
        operation("update", index, { changes: { job_title: ["Assistant", "Lead"] } }),
      ),
      ...Array.from({ length: 40 }, (_, index) => operation("create", 100 + index)),
      operation("delete", 200),
      operation("create", 88, { state: "deferred" }),
      operation("create", 89, { state: "deferred" }),
    ],
    skipped: [
      { line: 1187, reason: "footer", cells: ["Total: 1184"] },
      ...[5, 6, 7].map((line) => ({ line, reason: "duplicate" as const, cells: cellsOf(line) })),
    ],
    history: history(record),
  });
}

export function heldRun(): ReportSource {
  const record = runRecord({
    status: "held",
    rows: rowCounts({ created: 4, updated: 9, unchanged: 940 }),
    deletes: { deleted: 0, held: 214, rejected: 0 },
    holds: [
      { guard: "delete_limit", scope: "deletes", figures: { deletes: 214, linked: 1163, limit: 58 } },
      { guard: "group_emptied", scope: "deletes", figures: { groups: ["Team Oslo"], people: 188 } },
    ],
    requests: { create: 4, update: 9, delete: 0, groups: 1, retried: 0, throttled: 0 },
  });
  return reportSource({
    record,
    operations: [
      ...Array.from({ length: 9 }, (_, index) =>
        operation("update", index, { changes: { location: ["Bonn", "Berlin"] } }),
      ),
      ...Array.from({ length: 4 }, (_, index) => operation("create", 40 + index)),
      ...Array.from({ length: 214 }, (_, index) =>
        operation("delete", 100 + index, { state: "held", groupName: "Team Oslo" }),
      ),
    ],
    history: history(record),
  });
}

/** A run that is held as a whole, because one column no longer fits the others. */
export function outOfStepRun(): ReportSource {
  const names = ["Anna Ahrens", "Bo Berg-Iversen", "Chloé Dupré-Lefèvre de la Rochefoucauld"];
  const birthdays = ["1985-03-07", "1990-12-31", "1979-06-30", "1988-04-04"];
  const record = runRecord({
    status: "held",
    rows: rowCounts({ held: 412, unchanged: 751 }),
    holds: [
      {
        guard: "birthdays_changed",
        scope: "run",
        figures: { people: 412, field: "birthday", linked: 1163 },
        pattern: "column_out_of_step",
        examples: names.map((name, at) => ({
          name,
          line: 2 + at,
          field: "birthday",
          before: birthdays[at] ?? null,
          after: birthdays[at + 1] ?? null,
        })),
      },
      {
        guard: "addresses_changed",
        scope: "run",
        figures: { people: 300, field: "email", linked: 1163 },
        examples: names.map((name, at) => ({
          name,
          line: 2 + at,
          field: "email",
          before: `a-rather-long-address-of-person-${at}@department.example.org`,
          after: at === 1 ? null : `another-long-address-of-person-${at}@department.example.org`,
        })),
      },
      {
        guard: "delete_share",
        scope: "deletes",
        figures: { deletes: 400, linked: 1163 },
        examples: names.map((name) => ({ name, line: null, field: null, before: null, after: null })),
      },
    ],
  });
  return reportSource({
    record,
    operations: Array.from({ length: 412 }, (_, index) =>
      operation("update", index, { state: "held", changes: { birthday: ["1985-03-07", "1990-12-31"] } }),
    ),
    history: history(record),
  });
}

export function haltedRun(): ReportSource {
  const record = runRecord({
    status: "halted",
    haltCode: "key_refused",
    haltReason: "The service did not accept the API key (401): Unauthorized.",
    rows: rowCounts({ created: 31, unchanged: 900, deferred: 269 }),
    requests: { create: 32, update: 0, delete: 0, groups: 1, retried: 0, throttled: 0 },
  });
  return reportSource({
    record,
    operations: [
      ...Array.from({ length: 31 }, (_, index) => operation("create", index)),
      ...Array.from({ length: 269 }, (_, index) => operation("create", 100 + index, { state: "planned" })),
    ],
    history: history(record),
  });
}

export function runOf10000Rejections(): ReportSource {
  const openItems = Array.from({ length: 10_000 }, (_, index) => rejection(index, index));
  const record = runRecord({ rows: rowCounts({ created: 2_000, unchanged: 30_000, rejected: openItems.length }) });
  return reportSource({
    record,
    openItems,
    operations: Array.from({ length: 2_000 }, (_, index) => operation("create", index)),
    history: history(record),
  });
}

export const HOSTILE_CELLS = [
  "<script>document.title='pwned'</script>",
  "</script><img src=x onerror=\"document.title='pwned'\">",
  "\u202Eresu live\u202C \u05D0\u05D1\u05D2",
  "=cmd|' /C calc'!A0",
  "two\r\nlines & \"quotes\" 'more'",
  "<!--<script>\u2028\u0000",
] as const;

/** A run in which every text from outside is hostile. */
export function hostileRun(): ReportSource {
  const evil = HOSTILE_CELLS[1];
  const issue = issueOf("validation_error", {
    field: "email",
    header: evil,
    data: { cell: HOSTILE_CELLS[0], serviceMessage: evil },
  });
  const openItem = openItemOf("validation_error", {
    issue,
    header: [...HEADER.slice(0, 5), evil],
    cells: HOSTILE_CELLS,
  });
  const record = runRecord({
    feed: HOSTILE_CELLS[0],
    file: evil,
    rows: rowCounts({ rejected: 1, skipped: 1 }),
    columns: [{ header: evil, target: null, why: "unmatched", samples: HOSTILE_CELLS }],
    holds: [{ guard: "group_emptied", scope: "deletes", figures: { groups: [evil], people: 10 } }],
    haltReason: evil,
  });
  const input = { first_name: HOSTILE_CELLS[0], last_name: evil, group_id: 1 };
  return reportSource({
    record,
    openItems: [openItem],
    operations: [
      operationOf("update", {
        input,
        groupName: evil,
        changes: { [`custom_fields.${evil}`]: [evil, HOSTILE_CELLS[0]] },
      }),
    ],
    skipped: [{ line: 3, reason: "footer", cells: [...HOSTILE_CELLS] }],
    history: [record, record],
  });
}
