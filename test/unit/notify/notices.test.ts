import { describe, expect, it } from "vitest";
import { ENGLISH } from "../../../src/pipeline/report/language/phrases.ts";
import { noticesOf, overdueFeeds, type AwaitedFeed } from "../../../src/notify/notices.ts";
import type { RunRecord } from "../../../src/model/run-record.ts";
import type { PassEnd } from "../../../src/run/inbox-pass.ts";
import { rowCounts, runRecord } from "../report/sample-source.ts";

const HOUR = 3_600_000;
const since = Date.UTC(2026, 10, 21, 2);
const staff: AwaitedFeed = { name: "staff", expectHours: 26, lastListAt: "2026-11-21T02:00:00.000Z", since };

const REPORTS = { report: "/r/report.html", rejectionsCsv: null, rejectionsXlsx: null, summary: "", plan: "" };

/** Returns the notices on a pass with one run, of which no person has to correct a row. */
const noticesOn = (record: RunRecord) =>
  noticesOf(
    { runs: [{ record, reports: REPORTS }], failed: [], waiting: [], leftAlone: [], stopReason: null, account: null },
    () => ENGLISH,
    () => expect.unreachable(),
    () => null,
  );

describe("noticesOf", () => {
  it("counts the people who were not read, and needs a person", () => {
    const record = runRecord({ status: "completed", notRead: 2 });
    expect(noticesOn(record).map(({ notice, needsPerson }) => [notice.message, needsPerson])).toEqual([
      ["staff-november.csv: 2 not read. Report: /r/report.html", true],
    ]);
  });

  it("counts the corrections that were not used", () => {
    const record = runRecord({ status: "completed", lostCorrections: 2 });
    expect(noticesOn(record).map(({ notice }) => notice.message)).toEqual([
      "staff-november.csv: 2 corrections were not used. Report: /r/report.html",
    ]);
  });

  it("says that a list went through", () => {
    const record = runRecord({ rows: rowCounts({ created: 2 }) });
    expect(noticesOn(record).map(({ notice }) => notice.message)).toEqual([
      "staff-november.csv: went through. Report: /r/report.html",
    ]);
  });

  it("counts the decisions that waited for too long, and no others", () => {
    const ended = { runs: [], failed: [], waiting: [], leftAlone: [], stopReason: null, account: null };
    const decision = { command: "undo", by: "ann", via: "console", result: { exitCode: 1, lines: [] } } as const;
    const due = (decisions: PassEnd["decisions"]) =>
      noticesOf(
        { ...ended, decisions: decisions ?? [] },
        () => ENGLISH,
        () => expect.unreachable(),
        () => null,
      );
    expect(due([{ ...decision, number: 4, isVoid: false }])).toEqual([]);
    const [first, ...others] = due([1, 2, 4].map((number) => ({ ...decision, number, isVoid: number !== 4 })));
    expect(others).toEqual([]);
    expect(first).toMatchObject({ about: "decisions", state: "1 2", needsPerson: true, isUrgent: true });
    expect(first?.notice.message).toMatch(/^2 decisions were not carried out: they waited for longer than a day/u);
    expect(first?.letter().lines).toEqual([first?.notice.message]);
  });

  it("says in words why a run halted, and where its report is", () => {
    const record = runRecord({
      status: "halted",
      haltCode: "key_refused",
      haltReason: "401",
      rows: rowCounts({ deferred: 2 }),
    });
    const pass = {
      runs: [{ record, reports: REPORTS }],
      failed: [],
      waiting: [],
      leftAlone: [],
      stopReason: null,
      account: null,
    };
    expect(
      noticesOf(
        pass,
        () => ENGLISH,
        () => expect.unreachable(),
        () => null,
      ).map(({ notice }) => notice.message),
    ).toEqual([
      "staff-november.csv: stopped before the end, 2 deferred. The service no longer lets this program in. Report: /r/report.html",
    ]);
  });
});

describe("overdueFeeds", () => {
  it("returns a feed's notice when its hours have passed", () => {
    expect(overdueFeeds([staff], since + 26 * HOUR - 1, () => ENGLISH)).toEqual([]);
    expect(overdueFeeds([staff], since + 26 * HOUR, () => ENGLISH)).toMatchObject([
      { about: "feed:staff", notice: { event: "no_file", feed: "staff", expectHours: 26 } },
    ]);
  });

  it("changes the notice's state when the hours have passed again, or after another list", () => {
    const stateAt = (hours: number, feed = staff) =>
      overdueFeeds([feed], since + hours * HOUR, () => ENGLISH)[0]?.state;
    expect(stateAt(51)).toBe(stateAt(26));
    expect(stateAt(52)).not.toBe(stateAt(26));
    expect(stateAt(60, { ...staff, since: since + HOUR })).not.toBe(stateAt(60));
  });

  it("says that there was no list yet", () => {
    const [overdue] = overdueFeeds([{ ...staff, lastListAt: null }], since + 30 * HOUR, () => ENGLISH);
    expect(overdue?.notice.message).toBe("No list of “staff” came for 26 hours. There was none yet.");
  });
});
