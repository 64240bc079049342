/** Lists that wait at the same time, and lists that an office program has open. */
import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { makePass } from "../../../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { apply, drop, namesIn, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const OPTIONS = { feeds: [testFeed("staff")], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };

const names = ["Ada", "Ben", "Cem", "Dora", "Eva", "Finn", "Gita", "Hugo", "Ida"];
const people = (...without: readonly string[]) =>
  names.flatMap((name, index) => (without.includes(name) ? [] : [person(index + 1, name)]));

describe("two lists that wait at the same time", () => {
  test("are both applied, and the later one deletes no person of the earlier one", async ({ place }) => {
    await apply(place, people("Ida"));
    drop(place, people("Ida", "Ben"));
    drop(place, people("Ben", "Cem"));
    const [earlier, later] = await run(place);
    expect(earlier).toMatchObject({ status: "completed", deletes: { deleted: 1 } });
    expect(later).toMatchObject({
      status: "held",
      holds: [{ guard: "two_lists", figures: { deletes: 1 } }],
      rows: { created: 1 },
      deletes: { held: 1 },
    });
    expect(namesIn(place)).toEqual(names.filter((name) => name !== "Ben"));
  });

  test("keep the deletes of the later one after a kill between them", async ({ place }) => {
    await apply(place, people());
    drop(place, people("Ben"));
    drop(place, people("Ben", "Cem"));
    const stop = new AbortController();
    const env = place.env({ waitsForProbes: true, signal: stop.signal });
    const only = {
      ...env,
      log: (_level: string, message: string) => void (message.startsWith("Planned") && stop.abort()),
    };
    await makePass(OPTIONS, only);
    await place.restart();
    const records = await run(place);
    expect(records.flatMap(({ holds }) => holds)).toMatchObject([{ guard: "two_lists", figures: { deletes: 1 } }]);
    expect(namesIn(place)).toContain("Cem");
  });

  test("keep deletes held in a third list, too, and when that list comes again, and pass with the next list alone", async ({
    place,
  }) => {
    await apply(place, people());
    drop(place, people());
    drop(place, people("Cem"));
    drop(place, people("Cem", "Dora"));
    // Each list starts at a time of its own.
    const env = place.env({ waitsForProbes: true });
    const ticking = { ...env, now: () => (place.clock.pass(1), place.clock.now()) };
    const records = (await makePass(OPTIONS, ticking)).runs.map(({ record }) => record);
    expect(records.map(({ deletes }) => deletes.held)).toEqual([0, 1, 2]);
    const again = await apply(place, people("Cem", "Dora"));
    expect(again).toMatchObject([
      { status: "held", holds: [{ guard: "two_lists" }], deletes: { deleted: 0, held: 2 } },
    ]);
    expect(namesIn(place)).toEqual(names);
    const after = await apply(place, [...people("Cem", "Dora"), person(10, "Jana", { Birthday: "1971-07-19" })]);
    expect(after).toMatchObject([{ status: "completed", holds: [], deletes: { deleted: 2, held: 0 } }]);
    expect(namesIn(place)).not.toContain("Cem");
  });
});

describe("a list beside the lock file of an office program", () => {
  const lockAt = (place: Workplace, name: string): string => {
    const path = join(place.folders.inbox, name);
    writeFileSync(path, "");
    const seconds = place.clock.now() / 1000;
    utimesSync(path, seconds, seconds);
    return path;
  };

  for (const lockName of ["~$staff.csv", ".~lock.staff.csv#"]) {
    test(`waits while ${lockName} is there, and is applied afterwards`, async ({ place }) => {
      dropFile(place, "staff.csv", csvText(HEADER, people()));
      const lock = lockAt(place, lockName);
      const waiting = await makePass(OPTIONS, place.env({ waitsForProbes: true }));
      expect(waiting).toMatchObject({
        runs: [],
        waiting: [{ name: "staff.csv", reason: "open_in_program", isLong: false }],
      });
      rmSync(lock);
      expect(await run(place)).toMatchObject([{ status: "completed" }]);
    });
  }

  test("is named after twelve hours", async ({ place }) => {
    dropFile(place, "staff.csv", csvText(HEADER, people()));
    lockAt(place, "~$staff.csv");
    place.clock.pass(12 * 3_600_000);
    const pass = await makePass(OPTIONS, place.env({ waitsForProbes: true }));
    expect(pass.waiting).toMatchObject([{ isLong: true, why: expect.stringContaining("more than 12 hours") }]);
  });
});
