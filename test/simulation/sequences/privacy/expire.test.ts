import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect } from "vitest";
import { openForReading } from "../../../../src/ledger/database/open-database.ts";
import { sweepOld } from "../../../../src/run/upkeep/sweep-old.ts";
import { CANARY, decide, FEED, keepEverywhere, withLedgerFile } from "../../world/canary.ts";
import { columnsWith } from "../../world/personal-columns.ts";
import { apply, namesIn, person, reported, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const DAY_MS = 86_400_000;
const RETENTION = { archiveDays: 9_000, reportDays: 9_000, ledgerDays: 400 };
const OTHERS = [2, 3, 4, 5].map((nr) => person(nr, `Name${nr}`));

/** Names of files, sheets and headers are no data of people as a rule. Notices expire after three days by themselves. */
const LEFT = /^pending_notices|^runs\.(?:beside|columns|file|halt_reason|header|profile|reading)$/u;

/** Returns the copies of the ledger. */
function copiesIn({ root }: Workplace): readonly string[] {
  return readdirSync(join(root, "state/backup")).map((name) => join(root, "state/backup", name));
}

describe("the ledger after retention.ledgerDays", () => {
  test("keeps no personal data of finished rows, and all figures, entries and open items", async ({ place }) => {
    await apply(place, [person(1, "Ada"), person(6, "Cleo", { Birthday: "1980-13-45" }), ...OTHERS]);
    await apply(place, [person(1, "Adele"), person(6, "Cleo", { Birthday: "1980-13-45" }), ...OTHERS]);
    const runs = place.ledger().runs.latest(5);
    const figures = () => runs.map((run) => place.ledger().reportSource(run).record.rows);
    const before = figures();
    const sweep = () => sweepOld(RETENTION, ["staff"], place.env({ waitsForProbes: false }));
    place.clock.pass(390 * DAY_MS);
    place.ledger().account.setFact("swept_at", new Date(place.clock.now() - 25 * 3_600_000).toISOString());
    await sweep();
    const first = runs.at(-1)?.run ?? "";
    const names = () =>
      place
        .ledger()
        .operations.ofRun(first, "done")
        .map(({ input }) => input.first_name);
    expect(names()).toContain("Ada");
    place.clock.pass(12 * DAY_MS);
    place.ledger().account.setFact("swept_at", new Date(place.clock.now() - 25 * 3_600_000).toISOString());
    await sweep();
    expect(new Set(names())).toEqual(new Set([""]));
    const today = new Date(place.clock.now()).toISOString().slice(0, 10);
    expect(copiesIn(place).map((file) => basename(file).slice(0, 10))).toEqual([today]);
    expect(figures()).toEqual(before);
    expect(reported(place)).toEqual(["Cleo: local birthday_impossible"]);
    await apply(place, [person(1, "Adelheid"), ...OTHERS]);
    expect(namesIn(place)).toEqual(["Adelheid", "Name2", "Name3", "Name4", "Name5"]);
  });

  test("keeps nothing of a person who has left, in any column", async ({ place }) => {
    await keepEverywhere(place);
    await apply(place, OTHERS, FEED);
    const [gone] = await apply(place, [...OTHERS, person(6, "Fritz")], FEED);
    if (gone?.status === "held") await decide(place, { kind: "approve", run: gone.run });
    expect(namesIn(place)).not.toContain("Canaryfirst");
    place.clock.pass(401 * DAY_MS);
    await apply(place, [...OTHERS, person(6, "Frieda")], FEED);
    place.ledger().account.setFact("swept_at", new Date(place.clock.now() - 25 * 3_600_000).toISOString());
    await sweepOld(RETENTION, ["staff"], place.env({ waitsForProbes: false }));
    const left = withLedgerFile(place, (db) => columnsWith(db, CANARY));
    expect(left.filter((name) => !LEFT.test(name))).toEqual([]);
    expect(copiesIn(place).length).toBeGreaterThan(0);
    const ofCopies = copiesIn(place).flatMap((file) => {
      const copy = openForReading(file);
      const found = columnsWith(copy, CANARY);
      copy.close();
      return found;
    });
    expect(ofCopies.filter((name) => !LEFT.test(name))).toEqual([]);
    // The list can still be read, and its figures stand.
    await apply(place, [...OTHERS, person(6, "Frida")], FEED);
    expect(namesIn(place)).toContain("Frida");
  });
});
