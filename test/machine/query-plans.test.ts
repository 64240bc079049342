/** How SQLite looks up what is asked for each row: never by looking through a table. */
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { apply, person, test } from "./short-story.ts";

/** How often each statement was executed, and the steps that it took. */
const asked = new Map<string, { times: number; readonly steps: Set<string> }>();

beforeEach(() => {
  const { prepare } = Sqlite.prototype;
  vi.spyOn(Sqlite.prototype, "prepare").mockImplementation(function (this: Sqlite.Database, sql: string) {
    const statement = prepare.call(this, sql);
    for (const method of ["get", "all", "run"] as const) {
      const execute = statement[method].bind(statement) as (...values: unknown[]) => never;
      statement[method] = (...values: unknown[]) => {
        const found = asked.get(sql) ?? { times: 0, steps: new Set() };
        found.times += 1;
        asked.set(sql, found);
        const explained = prepare.call<Sqlite.Database, [string], Sqlite.Statement<unknown[], { detail: string }>>(
          this,
          `EXPLAIN QUERY PLAN ${sql}`,
        );
        for (const { detail } of explained.all(...values)) found.steps.add(detail);
        return execute(...values);
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
const LOOKS_THROUGH = /^SCAN (?!CONSTANT|json_each)|autoindex_\w+ \(feed=\?\)|\((?:run|state)=\?\)/u;

function people(from: number, more: Parameters<typeof person>[2] = {}, length = MANY) {
  return Array.from({ length }, (_, at) => {
    const nr = from + at;
    return person(nr, `Ada${nr}`, { Birthday: "1980-01-02", Email: `ada${nr}@example.org`, ...more });
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
  ]);
  expect(record).toMatchObject({
    rows: { unchanged: same.length, updated: MANY, rejected: 2 * MANY, created: 2 * MANY },
    deletes: { held: 2 * MANY },
  });
  const often = [...asked].filter(([, { times }]) => times >= MANY);
  expect(often.length).toBeGreaterThan(20);
  expect(
    often.flatMap(([sql, { steps }]) =>
      [...steps].filter((step) => LOOKS_THROUGH.test(step)).map((step) => [step, sql]),
    ),
  ).toEqual([]);
});
