import { describe, expect } from "vitest";
import type { RunRecord } from "../../../src/model/run-record.ts";
import { exitCodeOf } from "../../../src/run/exit-code.ts";
import { dropChanged, readReport, setColumn } from "../world/drop-report.ts";
import { openWorkplace, type Workplace } from "../world/workplace.ts";
import { apply, codesOf, mutations, namesIn, person, reported, run, runCommand, test } from "../world/list-sequence.ts";

const ada = person(1, "Ada");
const others = [7, 8, 9].map((nr) => person(nr, `Person${nr}`));
/** The rows of a list without its keys, which is held, and one row with an unknown group. */
const withoutKeys = others.map((cells) => ["", ...cells.slice(1)]);
const ben = person(2, "Ben", { Group: "Team Nowhere" });

/** Drops the report of a run with the group corrected. */
async function correct(place: Workplace, record: RunRecord | undefined, group = "Team Berlin") {
  dropChanged(place, record, (lines, header) => {
    const [code, at] = [header.indexOf("_code"), header.indexOf("Group")];
    for (const cells of lines) if (cells[code] === "group_unknown") cells[at] = group;
  });
  const [corrected] = await run(place);
  if (corrected === undefined) throw new Error("no run");
  return corrected;
}

async function held(place: Workplace, rows: readonly (readonly string[])[] = [ada, ...withoutKeys, ben]) {
  const [record] = await apply(place, rows);
  expect(record?.status).toBe("held");
  return record;
}

const decide = (place: Workplace, kind: "approve" | "discard", record: RunRecord | undefined) =>
  runCommand(place, { kind, run: record?.run ?? "" });

describe("a corrected row of a held list", () => {
  test("waits with the list, and is carried out when the list is approved", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    const waiting = await correct(place, list);
    expect(waiting.rows).toMatchObject({ created: 0, deferred: 1 });
    expect(exitCodeOf([waiting])).toBe(3);
    expect(namesIn(place)).not.toContain("Ben");
    expect(codesOf(place, waiting)).toMatchObject({ [waiting.rows.read + 1]: ["waits_for_list"] });
    await decide(place, "approve", list);
    expect(namesIn(place)).toContain("Ben");
    expect(reported(place).filter((item) => item.startsWith("Ben"))).toEqual([]);
    expect(await run(place)).toEqual([]);
  });

  test("is dropped and named when the list is discarded", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    const waiting = await correct(place, list);
    place.sandbox.forgetRequests();
    await decide(place, "discard", list);
    await run(place);
    expect(mutations(place)).toEqual([]);
    expect(namesIn(place)).not.toContain("Ben");
    expect(Object.values(codesOf(place, waiting)).flat()).toEqual(["list_discarded"]);
    const again = await correct(place, list).catch(() => null);
    expect(again).toBeNull();
  });

  test("is used when the report comes after the approval", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    const { header, lines } = readReport(place, list);
    expect(lines.map(([id]) => id)).not.toContain("");
    dropChanged(place, list, (cells, head) => {
      expect(head).toEqual(header);
      setColumn(cells, head, "Group", () => "Team Berlin");
    });
    await decide(place, "approve", list);
    await run(place);
    expect(namesIn(place)).toContain("Ben");
  });

  test("is carried out once when the report is dropped twice", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    await correct(place, list, "Team Rom");
    await correct(place, list);
    await decide(place, "approve", list);
    await run(place);
    expect(namesIn(place).filter((name) => name === "Ben")).toHaveLength(1);
  });

  test("goes with the same list when it is dropped again", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    await correct(place, list);
    const again = await held(place);
    expect(namesIn(place)).not.toContain("Ben");
    await decide(place, "approve", again);
    expect(namesIn(place)).toContain("Ben");
  });

  test("is carried out with a newer list that has the same row", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    await correct(place, list);
    await apply(place, [ada, ...others, ben]);
    await run(place);
    expect(namesIn(place)).toContain("Ben");
  });
});

describe("a corrected row of an older list", () => {
  const older = [ada, ...others, ben];

  test("waits with a held list that has its key", async ({ place }) => {
    const [record] = await apply(place, older);
    const list = await held(place);
    const waiting = await correct(place, record);
    expect(waiting.rows).toMatchObject({ created: 0, deferred: 1 });
    await decide(place, "approve", list);
    expect(namesIn(place).filter((name) => name === "Ben")).toHaveLength(1);
    expect(reported(place).filter((item) => item.startsWith("Ben"))).toEqual([]);
  });

  test("is applied at once when the held list does not have its key", async ({ place }) => {
    const [record] = await apply(place, older);
    await held(place, [ada, ...withoutKeys]);
    expect((await correct(place, record)).rows).toMatchObject({ created: 1 });
  });
});

describe("a correction that waits survives a kill at any instant", () => {
  const steps = {
    "while its report is read": { armed: (place: Workplace) => run(place), decision: null },
    "while the list is approved": { armed: null, decision: "approve" },
    "while the list is discarded": { armed: null, decision: "discard" },
  } as const;

  test.each(Object.entries(steps))("%s", { timeout: 300_000 }, async (_when, { armed, decision }) => {
    const failed: string[] = [];
    let instants = 1;
    for (let instant = 1; instant <= instants; instant += 1) {
      const place = openWorkplace(1, {}, 1, () => {});
      try {
        await apply(place, [ada, ...others]);
        const list = await held(place);
        const fix = (lines: string[][], header: string[]) => setColumn(lines, header, "Group", () => "Team Berlin");
        dropChanged(place, list, fix);
        if (armed === null) await run(place);
        place.instants().arm(instant);
        await (armed === null ? decide(place, decision, list) : armed(place)).catch(() => null);
        const at = place.instants().last();
        if (place.instants().hasCrashed()) {
          instants = instant + 1;
          await place.restart();
        } else place.instants().arm(null);
        await run(place);
        await decide(place, decision ?? "approve", list);
        await run(place);
        const created = namesIn(place).filter((name) => name === "Ben").length;
        // A kill during the create's call leaves the create in doubt.
        const found = created === 0 && reported(place).some((item) => item.startsWith("Ben: in_doubt")) ? 1 : created;
        const waits = place.ledger().heldRows.decided().length;
        if (found !== (decision === "discard" ? 0 : 1) || waits > 0)
          failed.push(`instant ${instant} (${at}): ${found} found, ${waits} waiting`);
      } finally {
        place.remove();
      }
    }
    expect(failed).toEqual([]);
    expect(instants).toBeGreaterThan(10);
  });
});
