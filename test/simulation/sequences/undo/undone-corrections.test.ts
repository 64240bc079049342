/** The rows that a corrected report solved are to correct again once the report is taken back. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { dropChanged } from "../../world/drop-report.ts";
import { apply, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const others = [5, 6, 7, 8].map((nr) => person(nr, `Person${nr}`));
const bert = (birthday: string) => person(2, "Bert", { Birthday: birthday });
const nils = (birthday: string) => person(3, "Nils", { Birthday: birthday });
const WRONG = "1971-02-31";
const ASKED = ["Bert: local birthday_impossible", "Nils: local birthday_impossible"];

const latest = (place: Workplace) => place.ledger().runs.latest(1)[0]?.run ?? "";
const stateOf = (place: Workplace) => [reported(place), namesIn(place).filter((name) => !name.startsWith("Person"))];

/** Corrects the birthdays in the newest report. @returns the name of the run */
async function correct(place: Workplace, feed: Partial<FeedSettings> = {}): Promise<string> {
  dropChanged(place, { run: latest(place) }, (lines, header) => {
    for (const cells of lines)
      cells[header.indexOf("Birthday")] = cells[header.indexOf("Nr")] === "E-2" ? "1971-02-03" : "1984-11-12";
  });
  await run(place, feed);
  expect(stateOf(place)).toEqual([[], ["Bert", "Nils"]]);
  return latest(place);
}

async function undo(place: Workplace, name: string, feed: Partial<FeedSettings> = {}) {
  await runCommand(place, { kind: "undo", run: name }, feed);
  expect(await runCommand(place, { kind: "approve", run: latest(place) }, feed)).toBe(0);
}

describe.for([{ mode: "changes" }, { mode: "snapshot" }] as const)("a corrected report of $mode", (feed) => {
  const list = [bert(WRONG), nils(WRONG), ...others];

  test("leaves its rows to correct when it is taken back, and solved when that is taken back", async ({ place }) => {
    await apply(place, [bert("1960-05-05"), ...others], feed);
    await apply(place, list, feed);
    expect(reported(place)).toEqual(ASKED);
    const corrected = await correct(place, feed);
    await undo(place, corrected, feed);
    expect(stateOf(place)).toEqual([ASKED, ["Bert"]]);
    await undo(place, latest(place), feed);
    expect(stateOf(place)).toEqual([[], ["Bert", "Nils"]]);
  });

  test("leaves a row to correct that needed no call", async ({ place }) => {
    await apply(place, [bert("1960-05-05"), ...others], feed);
    await apply(place, [bert(WRONG), nils(WRONG), ...others], feed);
    dropChanged(place, { run: latest(place) }, (lines, header) => {
      for (const cells of lines)
        cells[header.indexOf("Birthday")] = cells[header.indexOf("Nr")] === "E-2" ? "1960-05-05" : "1984-11-12";
    });
    await run(place, feed);
    expect(stateOf(place)).toEqual([[], ["Bert", "Nils"]]);
    await undo(place, latest(place), feed);
    expect(stateOf(place)).toEqual([ASKED, ["Bert"]]);
  });

  test("leaves a row to correct that still had a warning", async ({ place }) => {
    const rows = [bert(WRONG), nils(WRONG)].map((cells) => cells.with(4, "12"));
    await apply(place, [bert("1960-05-05"), ...others], feed);
    await apply(place, [...rows, ...others], feed);
    expect(reported(place)).toEqual(ASKED);
    dropChanged(place, { run: latest(place) }, (lines, header) => {
      for (const cells of lines)
        cells[header.indexOf("Birthday")] = cells[header.indexOf("Nr")] === "E-2" ? "1971-02-03" : "1984-11-12";
    });
    await run(place, feed);
    expect(reported(place)).toEqual(["Bert: warning phone_unreadable", "Nils: warning phone_unreadable"]);
    await undo(place, latest(place), feed);
    expect(stateOf(place)).toEqual([ASKED, ["Bert"]]);
    expect(
      place
        .ledger()
        .openItems.open("staff")
        .map(({ cells }) => cells[5]),
    ).toEqual([WRONG, WRONG]);
    await correct(place, feed).catch(() => {});
    expect(namesIn(place)).toContain("Nils");
  });

  test("can be corrected again after it was taken back", async ({ place }) => {
    await apply(place, [bert("1960-05-05"), ...others], feed);
    await apply(place, list, feed);
    await undo(place, await correct(place, feed), feed);
    await correct(place, feed);
    expect(place.sandbox.contacts().find(({ first_name: name }) => name === "Bert")?.birthday).toBe("1971-02-03");
  });
});

test("rows that a newer whole list has otherwise do not come back with the corrected report", async ({ place }) => {
  await apply(place, [bert("1960-05-05"), ...others]);
  await apply(place, [bert(WRONG), nils(WRONG), ...others]);
  const corrected = await correct(place);
  await apply(place, [bert("1971-02-04"), nils("1971-02-05"), ...others]);
  await undo(place, corrected).catch(() => {});
  expect(reported(place)).toEqual([]);
});
