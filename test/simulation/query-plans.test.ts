/**
 * Checks the query plans of SQLite. A statement that runs once per row uses an index. No statement scans the operations
 * or row results of all runs.
 */
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { makePass } from "../../src/run/inbox-pass.ts";
import { testFeed } from "./world/feeds.ts";
import { apply, runCommand, drop, person, reported, run, test } from "./world/list-sequence.ts";

interface Step {
  readonly parent: number;
  readonly detail: string;
}

/** Number of executions and query plan of each statement. */
const executed = new Map<string, { times: number; readonly plan: readonly Step[] }>();

/** Columns of each statement that returned many rows in one call. */
const largeResults = new Map<string, readonly string[]>();

beforeEach(() => {
  executed.clear();
  largeResults.clear();
  const { prepare } = Sqlite.prototype;
  vi.spyOn(Sqlite.prototype, "prepare").mockImplementation(function (this: Sqlite.Database, sql: string) {
    const statement = prepare.call(this, sql);
    // The database in memory belongs to the sandbox and is not checked.
    if (this.memory) return statement;
    for (const method of ["get", "all", "run", "iterate"] as const) {
      const execute = statement[method].bind(statement) as (...values: unknown[]) => never;
      statement[method] = (...values: unknown[]) => {
        // Without table statistics, each execution of a statement has the same plan.
        const explain = () =>
          prepare.call<Sqlite.Database, [string], Sqlite.Statement<unknown[], Step>>(this, `EXPLAIN QUERY PLAN ${sql}`);
        const found = executed.get(sql) ?? { times: 0, plan: explain().all(...values) };
        found.times += 1;
        executed.set(sql, found);
        const answer = execute(...values);
        const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
        if (rows.length >= MANY) largeResults.set(sql, Object.keys(Object(rows[0])));
        return answer;
      };
    }
    return statement;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A statement with at least this many executions or results counts as one that runs once per row. */
const MANY = 30;
/** The statements by which each transaction proves that the ledger still belongs to this process. */
const PROOF_OF_OWNERSHIP = /^PRAGMA data_version$|FROM owner_mark /u;
/** Steps that scan a whole table, feed or run, and so take longer with a longer list. */
const SCANS_LIST =
  /^SCAN (?!CONSTANT|json_each|.*_in_doubt|.*_waiting)|autoindex_\w+ \(feed=\?\)|\((?:run|state)=\?\)/u;
/**
 * Steps that scan the operations or row results of all runs, and so grow with every list. Operations in doubt, and lines
 * that wait for a held list, are few, so their indexes may be scanned. An automatic index is allowed, because SQLite builds one only when an operation is in
 * doubt. A contact has few operations, so they may be found by its id.
 */
const SCANS_HISTORY =
  /^(?:SCAN|SEARCH) (?:operations|o|row_results|t)\b(?!$|.*_in_doubt|.*_waiting|.*AUTOMATIC|.*\((?:run|state|rowid|contact_id)=\?)/u;

function people(from: number, more: Parameters<typeof person>[2] = {}, length = MANY) {
  return Array.from({ length }, (_, at) => {
    const nr = from + at;
    const birthday = `19${50 + (nr % 47)}-0${1 + (nr % 9)}-1${nr % 10}`;
    return person(nr, `Ada${nr}`, { Birthday: birthday, Email: `ada${nr}@example.org`, ...more });
  });
}

/** Returns the steps that scan a whole table, feed or run, in statements that ran once per row. */
function scansPerRow() {
  const often = [...executed].filter(([, { times }]) => times >= MANY);
  expect(often.length).toBeGreaterThan(10);
  return often.flatMap(([sql, { plan }]) =>
    plan.filter(({ detail }) => SCANS_LIST.test(detail)).map(({ detail }) => [detail, sql]),
  );
}

/**
 * Returns the steps that scan a table for each row of another table, or scan the operations or row results of all runs. The
 * changes of a row (`json_each(changes) change`) are few, so they may be scanned.
 */
function nestedOrHistoryScans() {
  return [...executed].flatMap(([sql, { plan }]) => {
    const isNested = (step: Step, at: number) =>
      /^SCAN (?!.*_in_doubt|.*_waiting|change VIRTUAL)/u.test(step.detail) &&
      plan.slice(0, at).some(({ parent, detail }) => parent === step.parent && /^(?:SCAN|SEARCH) /u.test(detail));
    return plan
      .filter((step, at) => isNested(step, at) || SCANS_HISTORY.test(step.detail))
      .map(({ detail }) => [detail, sql]);
  });
}

describe("the ledger", () => {
  test("uses an index for every statement that runs once per row of a list", async ({ place }) => {
    const same = people(1000, {}, 10 * MANY);
    await apply(place, [...same, ...people(100), ...people(200), ...people(300), ...people(400)]);
    executed.clear();
    const unreadable = { Birthday: "1980-13-45" };
    const [record] = await apply(place, [
      ...same,
      ...people(200, { UID: "new" }),
      ...people(300, unreadable),
      ...people(500, unreadable),
      ...people(600, { Email: "" }),
      ...people(700, { Guardian: "E-201" }),
      ...people(800, { Guardian: "E-9999" }),
    ]);
    expect(record).toMatchObject({
      rows: { unchanged: same.length, updated: MANY, rejected: 3 * MANY, created: 2 * MANY },
      deletes: { held: 2 * MANY },
    });
    expect(scansPerRow()).toEqual([]);
    expect(nestedOrHistoryScans()).toEqual([]);
  });

  test("uses an index when many rows as last applied share their keys with other rows", async ({ place }) => {
    await apply(place, people(100));
    executed.clear();
    const twins = people(100, { Email: "other@example.org" });
    expect(await apply(place, [...people(100), ...twins])).toMatchObject([{ rows: { rejected: 2 * MANY } }]);
    expect(scansPerRow()).toEqual([]);
    expect(nestedOrHistoryScans()).toEqual([]);
  });

  test("uses an index when the keys of many people have changed", async ({ place }) => {
    await apply(place, people(100));
    executed.clear();
    const renamed = people(100).map(([, ...cells], at) => [`K-${at}`, ...cells]);
    expect(await apply(place, renamed)).toMatchObject([{ rows: { updated: MANY }, deletes: { deleted: 0 } }]);
    expect(scansPerRow()).toEqual([]);
    expect(nestedOrHistoryScans()).toEqual([]);
  });

  test("uses an index when retry sends refused rows again", async ({ place }) => {
    const refused = people(200, { Email: "office@example.org" }, MANY + 1);
    await apply(place, [...people(100), ...refused]);
    // The next list repeats the refusals without a call.
    await apply(place, [...people(100).slice(1), ...refused]);
    expect(reported(place)).toHaveLength(MANY);
    executed.clear();
    expect(await runCommand(place, { kind: "retry", run: null })).toBe(3);
    expect(scansPerRow()).toEqual([]);
    expect(nestedOrHistoryScans()).toEqual([]);
  });

  test("uses an index when many pairs are linked and when many held operations are approved", async ({ place }) => {
    await apply(place, people(100));
    executed.clear();
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    const pairs = people(500).map(([key = "", first_name = ""], at) => {
      const contact = place.sandbox.addContact({ first_name, group_id: group?.group_id ?? 0 });
      return { line: at + 2, key, contactId: String(contact.contact_id) };
    });
    expect(await runCommand(place, { kind: "link", feed: "staff", pairs })).toBe(0);
    const [held] = await apply(place, [...people(100).slice(0, 3), ...people(500)]);
    expect(held).toMatchObject({ status: "held", deletes: { held: MANY - 3 } });
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" })).toBe(0);
    expect(scansPerRow()).toEqual([]);
    expect(nestedOrHistoryScans()).toEqual([]);
  });

  test("does not scan the operations of all runs when a feed is renamed or forgotten", async ({ place }) => {
    await apply(place, people(100));
    const ledger = place.ledger();
    executed.clear();
    expect(ledger.renameFeed("staff", "people", "2026-11-22T00:00:00.000Z")).toBe(MANY);
    expect(ledger.operations.countStates(ledger.runs.latest(1, "people")[0]?.run ?? "")).toMatchObject([{ n: MANY }]);
    expect(ledger.manualDecisions.forget("people", "2026-11-22T00:00:01.000Z")).toBe(MANY);
    expect(nestedOrHistoryScans()).toEqual([]);
  });

  test("looks up the contact of each warned row by its key when a person is searched", async ({ place }) => {
    await apply(place, people(100, { Phone: "no number" }));
    executed.clear();
    expect(place.ledger().people.search("Zacharias", { limit: 50, offset: 0 })).toMatchObject({ total: 0 });
    const lookUps = [...executed].flatMap(([, { plan }]) =>
      plan.filter(({ detail }) => detail.startsWith("SEARCH e ")),
    );
    expect(lookUps.length).toBeGreaterThan(0);
    expect(lookUps.filter(({ detail }) => SCANS_LIST.test(detail))).toEqual([]);
  });

  test("runs no statement for each linked contact when a list of changes has few rows", async ({ place }) => {
    const changes = { mode: "changes" } as const;
    await apply(place, people(100, {}, 3 * MANY), changes);
    await apply(place, people(100, {}, 3), changes);
    executed.clear();
    const [record] = await apply(place, people(100, { "Last Name": "Neu" }, 3), changes);
    expect(record?.rows).toMatchObject({ read: 3, updated: 3 });
    const often = [...executed].filter(([sql, { times }]) => times >= MANY && !PROOF_OF_OWNERSHIP.test(sql));
    expect(often.map(([sql]) => sql)).toEqual([]);
    const feedScans = [...executed].filter(([, { plan }]) =>
      plan.some(({ detail }) => /entries_2 \(feed=\?\)|^SCAN (?:entries|e)\b/u.test(detail)),
    );
    expect(feedScans.map(([sql]) => sql)).toEqual([]);
  });

  test("finds open operations without a scan of the finished operations", async ({ place }) => {
    place.sandbox.setPlanLimit(2 * MANY);
    expect((await apply(place, people(100, {}, 3 * MANY)))[0]?.rows).toMatchObject({
      created: 2 * MANY,
      deferred: MANY,
    });
    const ledger = place.ledger();
    const name = ledger.runs.latest(1)[0]?.run ?? "";
    executed.clear();
    expect(ledger.operations.hasPlanned(name)).toBe(false);
    expect(ledger.operations.ofRun(name, "deferred")).toHaveLength(MANY);
    expect(ledger.dropHeld(name)).toBe(0);
    expect(ledger.releaseHeld(name)).toBe(0);
    expect(ledger.operations.undefer(name)).toBe(MANY);
    expect(ledger.operations.hasPlanned(name)).toBe(true);
    const runScans = [...executed].filter(([, { plan }]) => plan.some(({ detail }) => /\(run=\?\)/u.test(detail)));
    expect(runScans.map(([sql]) => sql)).toEqual([]);
  });

  test("reads the cells of reported rows in limited batches when many rows are reported", async ({ place }) => {
    await apply(place, [...people(100, { Phone: "12" }), ...people(200, { Birthday: "1980-13-45" })]);
    expect(reported(place)).toHaveLength(2 * MANY);
    largeResults.clear();
    await apply(place, [
      ...people(100, { Phone: "13" }),
      ...people(200, { Birthday: "1980-13-46" }),
      ...people(1, {}, 1),
    ]);
    const whole = [...largeResults].filter(([sql, columns]) => columns.includes("cells") && !/LIMIT \d+$/u.test(sql));
    expect(whole.map(([sql]) => sql)).toEqual([]);
  });

  test("does not list all creates in doubt again for each create in doubt", async ({ place }) => {
    await apply(place, people(100, {}, 1));
    drop(place, people(100, {}, MANY + 1));
    const stopped = new AbortController();
    const stopping = place.env({ waitsForProbes: true, signal: stopped.signal });
    stopping.log = (_level, message) => message.startsWith("Planned") && stopped.abort();
    await makePass(
      { feeds: [testFeed("staff")], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true },
      stopping,
    );
    const { operations, runs } = place.ledger();
    for (const { id } of operations.ofRun(runs.latest(1)[0]?.run ?? "", "planned"))
      operations.sending(id, null, place.clock.now());
    await place.restart();
    expect(place.ledger().operations.inState("in_doubt")).toHaveLength(MANY);
    executed.clear();
    await run(place);
    expect(place.sandbox.contacts()).toHaveLength(MANY + 1);
    const lists = [...executed].filter(([sql]) => /FROM operations WHERE state = \? AND/u.test(sql));
    expect(lists.map(([, { times }]) => times < MANY / 2)).toEqual([true]);
  });
});
