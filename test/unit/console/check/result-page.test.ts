/** The page of a checked list: figures, lists that are paged and never cut, and words in each language. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkedList, CHECKED_LISTS, type Checked } from "../../../../src/console/pages/check/checked-lists.ts";
import { checkVerdict } from "../../../../src/console/pages/check/check-verdict.ts";
import { resultList, resultOverview, type ResultView } from "../../../../src/console/pages/check/result-page.ts";
import { withCheckFile, writeCheckFile, type CheckedItem } from "../../../../src/ledger/checks/check-file.ts";
import type { CheckFacts, ExpectedGreeting } from "../../../../src/ledger/checks/list-check.ts";
import { LANGUAGES } from "../../../../src/model/feed.ts";
import type { Operation } from "../../../../src/model/operation.ts";
import { NO_REQUESTS, type OpenItem, type RunRecord } from "../../../../src/model/run-record.ts";
import { ENGLISH, phrasesIn } from "../../../../src/pipeline/report/language/phrases.ts";
import { digestOf, type Digest } from "../../../../src/pipeline/report/page/report-digest.ts";
import { markup } from "../../../../src/pipeline/report/page/look/markup.ts";

const folder = mkdtempSync(join(tmpdir(), "check-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ROWS = {
  read: 130,
  created: 120,
  updated: 1,
  unchanged: 5,
  rejected: 2,
  deferred: 0,
  held: 1,
  inDoubt: 0,
  duplicate: 0,
  skipped: 1,
};

const RECORD = {
  run: "2026-11-23T070000.000Z-staff",
  feed: "staff",
  file: "staff <b>.csv",
  mode: "snapshot",
  status: null,
  startedAt: "2026-11-23T07:00:00.000Z",
  finishedAt: null,
  reading: { format: "csv", encoding: "utf-8", delimiter: ",", sheet: null, headerLine: 1 },
  header: ["ID", "First name", "Birthday"],
  columns: [
    { header: "ID", target: null, why: "key", samples: ["1", "2"] },
    { header: "First name", target: "first_name", why: "alias", samples: ["Ada"] },
    { header: "Birthday", target: "birthday", why: "alias", samples: ["1980-12-01"] },
  ],
  holds: [],
  rows: ROWS,
  warnings: 0,
  lostCorrections: 0,
  deletes: { deleted: 0, held: 1, rejected: 0 },
  requests: NO_REQUESTS,
} as unknown as RunRecord;

const operation = (kind: Operation["kind"], nth: number, more: object = {}): Operation =>
  ({
    kind,
    key: `k${nth}`,
    line: nth,
    contactId: null,
    groupName: "Berlin",
    input: { first_name: `Ada<${nth}>`, group_id: 1, birthday: "1980-12-01" },
    changes: {},
    warnings: [],
    state: "planned",
    ...more,
  }) as unknown as Operation;

const openItem = (line: number): OpenItem =>
  ({
    id: "",
    line,
    operation: null,
    status: "local",
    issue: { code: "group_missing", field: "group", header: null, data: {} },
    further: [],
    requestId: null,
    since: RECORD.startedAt,
    header: RECORD.header,
    cells: ["9", "Grace", ""],
  }) as unknown as OpenItem;

const greeting = (name: string, change: ExpectedGreeting["change"]): ExpectedGreeting => ({
  day: "2026-12-01",
  name,
  groupName: "Berlin",
  change,
  before: "1980-12-01",
  after: "1980-05-01",
  isHeld: change === "ends",
});

const OPERATIONS = [
  ...Array.from({ length: 120 }, (_, index) => operation("create", index + 1)),
  operation("update", 121, { changes: { birthday: ["1980-05-01", "1980-12-01"] } }),
  operation("delete", 122, { line: null, state: "held" }),
];
const OPEN_ITEMS = [openItem(123), openItem(124)];

/** Writes a result, and calls `read` with it. */
function withResult<T>(read: (checked: Checked) => T, facts: Partial<CheckFacts<Digest>> = {}): T {
  const source = {
    record: RECORD,
    openItems: () => OPEN_ITEMS,
    operations: () => OPERATIONS,
    operationCounts: () => ({ create: 120, update: 1, delete: 1 }),
    skipped: () => [],
    corrections: () => ({ needed: [], offers: [] }),
    history: () => [],
  };
  const file = join(folder, "result.db");
  const items: readonly CheckedItem[] = [
    ...OPERATIONS.map((each) => [each.kind, each] as unknown as CheckedItem),
    ...OPEN_ITEMS.map((item) => ["row", item] as const),
    ["greeting", greeting("Stays", "stays")],
    ...(["new", "comes", "goes", "ends"] as const).map(
      (change) => ["changed_greeting", greeting(change, change)] as const,
    ),
  ];
  const digest = digestOf(source, { openItems: 0, operations: 0 });
  writeCheckFile(
    file,
    {
      record: RECORD,
      kind: "list",
      digest,
      groupsSeenAt: null,
      ledgerState: "",
      isStopped: false,
      greetingDays: 30,
      ...facts,
    },
    items,
  );
  return withCheckFile<Digest, T>(file, read);
}

const UPLOAD = {
  id: "a".repeat(24),
  name: "staff.csv",
  feed: null,
  bytes: 1,
  sha256: "",
  by: "Eda",
  role: "editor" as const,
  at: RECORD.startedAt,
};
const view = (checked: Checked): ResultView => ({
  upload: UPLOAD,
  checked,
  buttons: null,
  isOutdated: true,
  sameFile: null,
  trial: null,
});

describe.each(LANGUAGES)("in the language %s", (language) => {
  test("says everything that the list would do", () => {
    const phrases = phrasesIn(language);
    const text = withResult((checked) => resultOverview(phrases, view(checked)).text, {
      isStopped: true,
      kind: "rejections",
    });
    for (const part of ["created", "updated", "deleted", "rows", "greetings", "columns"])
      expect(text).toContain(`id="${part}"`);
    for (const key of ["changed", "stopped", "report", "groups_unknown"] as const)
      expect(text).toContain(phrases.say(`console.check.${key}`).slice(0, 20));
    expect(text).toContain("Ada&lt;1&gt;");
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|<b>\.csv/u);
  });
});

test("pages long lists, and says how many there are", () => {
  withResult((checked) => {
    const overview = resultOverview(ENGLISH, view(checked)).text;
    expect(overview).toContain("Would be created (120)");
    expect(overview.match(/<bdi>Ada&lt;\d+&gt;/gu)).toHaveLength(10 + 2);
    expect(overview).toContain(`href="/checks/${UPLOAD.id}?show=created"`);
    const created = checkedList("created");
    if (created === null) throw new Error("no list");
    const shown = [1, 2, 3].flatMap(
      (page) => resultList(ENGLISH, view(checked), created, page).text.match(/Ada&lt;\d+&gt;/gu) ?? [],
    );
    expect(new Set(shown).size).toBe(120);
    // A page behind the last one shows the last one.
    expect(resultList(ENGLISH, view(checked), created, 9).text).toContain("Ada&lt;120&gt;");
  });
});

test("marks what would wait, and shows old and new birthdays", () => {
  withResult((checked) => {
    const overview = resultOverview(ENGLISH, view(checked)).text;
    expect(overview.match(/<span class="waits">would wait<\/span>/gu)).toHaveLength(2);
    expect(overview).toContain("1 May 1980");
    expect(overview).toContain("Changed by this list (4)");
  });
});

test("finds a list by its name in addresses only", () => {
  expect(CHECKED_LISTS.map(({ name }) => checkedList(name)?.name)).toEqual(CHECKED_LISTS.map(({ name }) => name));
  expect(checkedList("nothing")).toBeNull();
  expect(checkedList(null)).toBeNull();
});

test.each([
  [{ holds: [{ scope: "run" }], deletes: { held: 0 } }, 9, "waiting", "The whole list would wait for a decision."],
  [{ holds: [{ scope: "deletes" }], deletes: { held: 2 } }, 9, "waiting", "2 deletions would wait for a decision."],
  [{ holds: [], deletes: { held: 0 } }, 1, "attention", "1 row needs you. The others can go through."],
  [{ holds: [], deletes: { held: 0 } }, 0, "good", "This list would change nothing."],
])("gives the verdict on %j with %i rows to correct", (record, rows, tone, headline) => {
  const checked = { facts: { record }, total: (kind: string) => (kind === "row" ? rows : 0) } as unknown as Checked;
  expect(checkVerdict(ENGLISH, checked)).toEqual({ tone, headline });
});

test("says that a list can go through when it only changes people", () => {
  const record = { holds: [], deletes: { held: 0 } };
  const checked = { facts: { record }, total: (kind: string) => (kind === "update" ? 1 : 0) } as unknown as Checked;
  expect(checkVerdict(ENGLISH, checked).headline).toBe("This list can go through as it is.");
  expect(markup`${ENGLISH.say("console.check.take")}`.text).toBe("Take over this list");
});
