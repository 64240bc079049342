/** How SQLite looks up what is asked: for each row never by looking through a table, and never through all that ever was. */
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { makePass } from "../../src/run/inbox-pass.ts";
import { machineFeed } from "./world/feeds.ts";
import { apply, ask, drop, person, reported, run, test } from "./world/list-sequence.ts";

interface Step {
  readonly parent: number;
  readonly detail: string;
}

/** How often each statement was executed, and how. */
const asked = new Map<string, { times: number; readonly plan: readonly Step[] }>();

/** Statements that gave many rows at once, with the columns. */
const taken = new Map<string, readonly string[]>();

beforeEach(() => {
  asked.clear();
  taken.clear();
  const { prepare } = Sqlite.prototype;
  vi.spyOn(Sqlite.prototype, "prepare").mockImplementation(function (this: Sqlite.Database, sql: string) {
    const statement = prepare.call(this, sql);
    // The service's own, which stands in memory.
    if (this.memory) return statement;
    for (const method of ["get", "all", "run", "iterate"] as const) {
      const execute = statement[method].bind(statement) as (...values: unknown[]) => never;
      statement[method] = (...values: unknown[]) => {
        // Without figures on what the tables hold, each execution of a statement has the same plan.
        const explain = () =>
          prepare.call<Sqlite.Database, [string], Sqlite.Statement<unknown[], Step>>(this, `EXPLAIN QUERY PLAN ${sql}`);
        const found = asked.get(sql) ?? { times: 0, plan: explain().all(...values) };
        found.times += 1;
        asked.set(sql, found);
        const answer = execute(...values);
        const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
        if (rows.length >= MANY) taken.set(sql, Object.keys(Object(rows[0])));
        return answer;
      };
    }
    return statement;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const MANY = 30;
/** Whole tables, whole feeds, whole runs: what grows with the list. */
const LOOKS_THROUGH = /^SCAN (?!CONSTANT|json_each|.*_in_doubt)|autoindex_\w+ \(feed=\?\)|\((?:run|state)=\?\)/u;
/**
 * What grows from list to list, for ever: the operations and rows of all runs. Those without an answer are few; an index
 * that is made for the occasion is made only where there is one.
 */
const LOOKS_BACK =
  /^(?:SCAN|SEARCH) (?:operations|o|row_results|t)\b(?!$|.*_in_doubt|.*AUTOMATIC|.*\((?:run|state|rowid)=\?)/u;

function people(from: number, more: Parameters<typeof person>[2] = {}, length = MANY) {
  return Array.from({ length }, (_, at) => {
    const nr = from + at;
    return person(nr, `Ada${nr}`, { Birthday: "1980-01-02", Email: `ada${nr}@example.org`, ...more });
  });
}

/** Steps of statements that were executed for each row, and look through what grows with the list. */
function lookingThroughForEachRow() {
  const often = [...asked].filter(([, { times }]) => times >= MANY);
  expect(often.length).toBeGreaterThan(10);
  return often.flatMap(([sql, { plan }]) =>
    plan.filter(({ detail }) => LOOKS_THROUGH.test(detail)).map(({ detail }) => [detail, sql]),
  );
}

/** Steps that look through a table for each row of another one, or through all that ever was. */
function lookingThroughMuch() {
  return [...asked].flatMap(([sql, { plan }]) => {
    const isNested = (step: Step, at: number) =>
      /^SCAN (?!.*_in_doubt)/u.test(step.detail) &&
      plan.slice(0, at).some(({ parent, detail }) => parent === step.parent && /^(?:SCAN|SEARCH) /u.test(detail));
    return plan
      .filter((step, at) => isNested(step, at) || LOOKS_BACK.test(step.detail))
      .map(({ detail }) => [detail, sql]);
  });
}

test("what is asked for each row is found by an index", async ({ place }) => {
  const same = people(1000, {}, 10 * MANY);
  await apply(place, [...same, ...people(100), ...people(200), ...people(300), ...people(400)]);
  asked.clear();
  const unreadable = { Birthday: "1980-13-45" };
  const [record] = await apply(place, [
    ...same,
    ...people(200, { "Last Name": "Neu" }),
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
  expect(lookingThroughForEachRow()).toEqual([]);
  expect(lookingThroughMuch()).toEqual([]);
});

test("people whose keys have changed are found by an index", async ({ place }) => {
  await apply(place, people(100));
  asked.clear();
  const renamed = people(100).map(([, ...cells], at) => [`K-${at}`, ...cells]);
  expect(await apply(place, renamed)).toMatchObject([{ rows: { updated: MANY }, deletes: { deleted: 0 } }]);
  expect(lookingThroughForEachRow()).toEqual([]);
  expect(lookingThroughMuch()).toEqual([]);
});

test("what was refused is found by an index when it is tried again", async ({ place }) => {
  const refused = people(200, { Email: "office@example.org" }, MANY + 1);
  await apply(place, [...people(100), ...refused]);
  // The next list repeats the refusals, without a call.
  await apply(place, [...people(100).slice(1), ...refused]);
  expect(reported(place)).toHaveLength(MANY);
  asked.clear();
  expect(await ask(place, "retry", "")).toBe(3);
  expect(lookingThroughForEachRow()).toEqual([]);
  expect(lookingThroughMuch()).toEqual([]);
});

test("people who are linked by hand, and what is held, are found by an index", async ({ place }) => {
  await apply(place, people(100));
  asked.clear();
  const pairs = people(500).map(([key = ""], at) => ({ line: at + 2, key, contactId: String(9_000 + at) }));
  expect(await ask(place, "link", JSON.stringify({ feed: "staff", pairs }))).toBe(0);
  const [held] = await apply(place, [...people(100).slice(0, 3), ...people(500)]);
  expect(held).toMatchObject({ status: "held", deletes: { held: MANY - 3 } });
  expect(await ask(place, "approve", held?.run ?? "")).toBe(0);
  expect(lookingThroughForEachRow()).toEqual([]);
  expect(lookingThroughMuch()).toEqual([]);
});

test("a feed is renamed and forgotten without looking through all that ever was", async ({ place }) => {
  await apply(place, people(100));
  const ledger = place.ledger();
  asked.clear();
  expect(ledger.renameFeed("staff", "people", "2026-11-22T00:00:00.000Z")).toBe(MANY);
  expect(ledger.operations.countStates(ledger.runs.latest(1, "people")[0]?.run ?? "")).toMatchObject([{ n: MANY }]);
  expect(ledger.manualDecisions.forget("people", "2026-11-22T00:00:01.000Z")).toBe(MANY);
  expect(lookingThroughMuch()).toEqual([]);
});

test("a few changes cost nothing for those whom they do not name", async ({ place }) => {
  const changes = { mode: "changes" } as const;
  await apply(place, people(100, {}, 3 * MANY), changes);
  await apply(place, people(100, {}, 3), changes);
  asked.clear();
  const [record] = await apply(place, people(100, { "Last Name": "Neu" }, 3), changes);
  expect(record?.rows).toMatchObject({ read: 3, updated: 3 });
  expect([...asked].filter(([, { times }]) => times >= MANY).map(([sql]) => sql)).toEqual([]);
  const ofTheFeed = [...asked].filter(([, { plan }]) =>
    plan.some(({ detail }) => /entries_2 \(feed=\?\)|^SCAN (?:entries|e)\b/u.test(detail)),
  );
  expect(ofTheFeed.map(([sql]) => sql)).toEqual([]);
});

test("what is open is found without looking at what is done", async ({ place }) => {
  place.sandbox.setPlanLimit(2 * MANY);
  expect((await apply(place, people(100, {}, 3 * MANY)))[0]?.rows).toMatchObject({ created: 2 * MANY, deferred: MANY });
  const ledger = place.ledger();
  const name = ledger.runs.latest(1)[0]?.run ?? "";
  asked.clear();
  expect(ledger.operations.hasPlanned(name)).toBe(false);
  expect(ledger.operations.ofRun(name, "deferred")).toHaveLength(MANY);
  expect(ledger.dropHeld(name)).toBe(0);
  expect(ledger.releaseHeld(name)).toBe(0);
  expect(ledger.operations.undefer(name)).toBe(MANY);
  expect(ledger.operations.hasPlanned(name)).toBe(true);
  const ofWholeRuns = [...asked].filter(([, { plan }]) => plan.some(({ detail }) => /\(run=\?\)/u.test(detail)));
  expect(ofWholeRuns.map(([sql]) => sql)).toEqual([]);
});

test("rows are not held in memory all at once, however many have something to tell", async ({ place }) => {
  await apply(place, [...people(100, { Phone: "12" }), ...people(200, { Birthday: "1980-13-45" })]);
  expect(reported(place)).toHaveLength(2 * MANY);
  taken.clear();
  await apply(place, [
    ...people(100, { Phone: "13" }),
    ...people(200, { Birthday: "1980-13-46" }),
    ...people(1, {}, 1),
  ]);
  const whole = [...taken].filter(([sql, columns]) => columns.includes("cells") && !/LIMIT \d+$/u.test(sql));
  expect(whole.map(([sql]) => sql)).toEqual([]);
});

test("creates in doubt are listed once, not once for each of them", async ({ place }) => {
  await apply(place, people(100, {}, 1));
  drop(place, people(100, {}, MANY + 1));
  const stopped = new AbortController();
  const stopping = place.env({ waitsForProbes: true, signal: stopped.signal });
  stopping.log = (_level, message) => message.startsWith("Planned") && stopped.abort();
  await makePass(
    { feeds: [machineFeed("staff")], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true },
    stopping,
  );
  const { operations, runs } = place.ledger();
  for (const { id } of operations.ofRun(runs.latest(1)[0]?.run ?? "", "planned"))
    operations.sending(id, null, place.clock.now());
  await place.restart();
  expect(place.ledger().operations.inState("in_doubt")).toHaveLength(MANY);
  asked.clear();
  await run(place);
  expect(place.sandbox.contacts()).toHaveLength(MANY + 1);
  const lists = [...asked].filter(([sql]) => /FROM operations WHERE state = \? AND/u.test(sql));
  expect(lists.map(([, { times }]) => times < MANY / 2)).toEqual([true]);
});
