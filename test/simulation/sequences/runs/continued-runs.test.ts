import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test as plainTest } from "vitest";
import { apply, drop, mutations, namesIn, person, run, runCommand, test } from "../../world/list-sequence.ts";
import { openWorkplace, type Workplace } from "../../world/workplace.ts";

const BEFORE = [1, 2].map((nr) => person(nr, `Name${nr}`));
const LIST = [1, 2, 3, 4, 5, 6, 7, 8].map((nr) => person(nr, `Name${nr}`));
const NAMES = LIST.map((row) => row[1] ?? "");

/** Applies a list whose run halts after one create, so that five creates wait. @returns the run's name */
async function haltAfterOneCreate(place: Workplace): Promise<string> {
  await apply(place, BEFORE);
  place.sandbox.setFaults(["status-401:POST:#2+"]);
  const [halted] = await apply(place, LIST);
  place.sandbox.setFaults([]);
  expect(halted).toMatchObject({ status: "halted", rows: { created: 1 } });
  expect(namesIn(place)).toHaveLength(3);
  place.sandbox.forgetRequests();
  return halted?.run ?? "";
}

/** Enters people in the service, as an office does that can't wait. */
function enter(place: Workplace, names: readonly string[]): void {
  const group_id = place.sandbox.contacts()[0]?.group_id ?? 0;
  for (const first_name of names) place.sandbox.addContact({ first_name, group_id });
}

const missing = (place: Workplace) => NAMES.filter((name) => !namesIn(place).includes(name));

describe("a halted run that goes on", () => {
  test("holds its creates when a person entered its people in the service meanwhile", async ({ place }) => {
    const halted = await haltAfterOneCreate(place);
    enter(place, missing(place));
    expect(await run(place)).toMatchObject([
      { run: halted, status: "held", holds: [{ guard: "strangers", figures: { listed: 8, unknown: 5, known: 3 } }] },
    ]);
    expect(await run(place)).toEqual([]);
    expect(mutations(place)).toEqual([]);
    expect(await runCommand(place, { kind: "discard", run: halted })).toBe(0);
    expect(await run(place)).toEqual([]);
    expect(namesIn(place)).toEqual(NAMES);
  });

  test("holds its creates beside the same list that is dropped again and held", async ({ place }) => {
    await haltAfterOneCreate(place);
    enter(place, missing(place));
    const records = await apply(place, LIST);
    expect(records.map(({ status }) => status)).toEqual(["held", "held"]);
    expect(mutations(place)).toEqual([]);
    expect(namesIn(place)).toEqual(NAMES);
  });

  test("waits while a newer list of few people is held for people who came from no list", async ({ place }) => {
    await haltAfterOneCreate(place);
    enter(place, ["Stranger"]);
    drop(place, [...LIST.slice(0, 3), person(9, "Name9")]);
    const records = await run(place);
    expect(records.map(({ status, holds }) => [status, holds.map(({ guard }) => guard)])).toEqual([
      ["held", ["strangers"]],
      ["held", ["strangers"]],
    ]);
    expect(mutations(place)).toEqual([]);
  });

  test("creates its people once a person approves, also when it halts again", async ({ place }) => {
    const halted = await haltAfterOneCreate(place);
    enter(place, ["Other1", "Other2", "Other3"]);
    await run(place);
    place.sandbox.setFaults(["status-401:POST:#2+"]);
    expect(await runCommand(place, { kind: "approve", run: halted })).toBe(1);
    place.sandbox.setFaults([]);
    expect(await run(place)).toMatchObject([{ run: halted, status: "completed" }]);
    expect(namesIn(place)).toEqual([...NAMES, "Other1", "Other2", "Other3"]);
  });

  test("goes on when fewer people came than the limit", async ({ place }) => {
    await haltAfterOneCreate(place);
    enter(place, ["Other"]);
    expect(await run(place)).toMatchObject([{ status: "completed" }]);
    expect(namesIn(place)).toEqual([...NAMES, "Other"]);
  });

  test("goes on when its own create is in doubt", async ({ place }) => {
    await apply(place, BEFORE);
    place.sandbox.setFaults(["drop-response:POST:#1", "drop-response:POST:#2", "status-401:POST:#3+"]);
    await apply(place, LIST.slice(0, 5));
    place.sandbox.setFaults([]);
    const [record] = await run(place);
    expect(record?.holds).toEqual([]);
    expect(namesIn(place)).toHaveLength(5);
  });
});

describe("retry", () => {
  test("holds refused creates when people came into their group since", async ({ place }) => {
    await apply(place, BEFORE);
    place.sandbox.setFaults(["status-422:POST:#1+"]);
    const [record] = await apply(place, LIST.slice(0, 3));
    place.sandbox.setFaults([]);
    expect(record?.rows.rejected).toBe(1);
    enter(place, ["Name3"]);
    place.sandbox.forgetRequests();
    await runCommand(place, { kind: "retry", run: null });
    expect(mutations(place)).toEqual([]);
    expect(place.ledger().runs.named(record?.run ?? "").status).toBe("held");
  });
});

plainTest(
  "a state folder that was copied while a run was at work creates no one again when it is put back",
  async () => {
    let creates = 0;
    const place: Workplace = openWorkplace(1, {}, 1, ({ method }) => {
      creates += method === "POST" ? 1 : 0;
      if (creates === 5 && method === "POST")
        cpSync(join(place.root, "state"), join(place.root, "snapshot"), { recursive: true });
    });
    try {
      await apply(place, BEFORE);
      const [record] = await apply(place, LIST);
      expect(record?.status).toBe("completed");
      await place.restart(() => {
        rmSync(join(place.root, "state"), { recursive: true });
        renameSync(join(place.root, "snapshot"), join(place.root, "state"));
      });
      place.sandbox.forgetRequests();
      expect(await run(place)).toMatchObject([{ status: "held", holds: [{ guard: "strangers" }] }]);
      expect(mutations(place)).toEqual([]);
      expect(namesIn(place)).toEqual(NAMES);
    } finally {
      place.remove();
    }
  },
);
