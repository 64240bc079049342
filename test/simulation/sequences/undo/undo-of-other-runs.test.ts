/** Undo of runs that are no plain lists: with creates in doubt, of answers, of corrections and of rows that were sent again. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { undoable } from "../../../../src/console/pages/undo/undo-page.ts";
import type { DecisionRequest, RequestResult } from "../../../../src/model/request.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { dropCorrected, dropFile } from "../../world/drop-file.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, drop, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const TEAM = [person(2, "Ben"), person(3, "Cleo"), person(4, "Dora"), person(5, "Emil")];
const ada = (more: Parameters<typeof person>[2] = {}) => person(1, "Ada", more);

function decide(place: Workplace, request: DecisionRequest): Promise<RequestResult> {
  return carryOutRequest(request, [testFeed("staff")], place.env({ waitsForProbes: true }));
}

/** Plans the way back of a run and approves it. @returns what the plan says, and the undo's run */
async function undoWhole(place: Workplace, name: string | undefined) {
  const planned = await decide(place, { kind: "undo", run: name ?? "" });
  const { run: undo } = planned.summary as { readonly run: string };
  expect(await runCommand(place, { kind: "approve", run: undo })).toBe(0);
  return { ...planned, undo };
}

/** Answers the only question that is open. */
async function answer(place: Workplace, choice: string): Promise<RequestResult> {
  const [item] = place.ledger().openItems.open("staff");
  if (item === undefined) throw new Error("there is no question");
  return decide(place, { kind: "answer", id: place.ledger().openItems.toLine(item, null).id, choice });
}

const latestRun = (place: Workplace) => place.ledger().runs.latest(1)[0];

describe("an undo of a run with a create in doubt", () => {
  /** Applies a list whose create of Ada has no answer. */
  async function beginDoubt(place: Workplace): Promise<string> {
    await apply(place, TEAM);
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    drop(place, [ada(), person(6, "Fritz"), ...TEAM]);
    const [record] = await run(place, {}, { waitsForProbes: false });
    place.sandbox.setFaults([]);
    expect(record?.rows).toMatchObject({ created: 1, inDoubt: 1 });
    return record?.run ?? "";
  }
  const doubtOf = (place: Workplace) => place.ledger().operations.inState("in_doubt")[0];

  test("takes back what is certain, and says how many more may be there", async ({ place }) => {
    const name = await beginDoubt(place);
    const { lines } = await undoWhole(place, name);
    expect(lines.join(" ")).toContain("1 more person of the list may be in the service");
    expect(namesIn(place)).not.toContain("Fritz");
    expect(doubtOf(place)).toBeDefined();
    expect(reported(place)).toContain("Ada: in_doubt in_doubt");
  });

  test("deletes the contact in a second undo once a person has found it", async ({ place }) => {
    const name = await beginDoubt(place);
    await undoWhole(place, name);
    const contact = place.sandbox.contacts().find(({ first_name: first }) => first === "Ada");
    const doubt = String(doubtOf(place)?.id);
    const inConsole = () => undoable(place.ledger().runs.named(name), place.ledger());
    expect(inConsole()).toBeNull();
    await decide(place, { kind: "resolve", operation: doubt, contactId: contact?.contact_id ?? 0 });
    expect(inConsole()).toEqual({ created: 1, updated: 0, deleted: 0 });
    const { lines } = await undoWhole(place, name);
    expect(lines[0]).toBe("1 person goes back to what they were.");
    expect(inConsole()).toBeNull();
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Emil"]);
  });

  test("creates no contact when a person says that the create did not arrive", async ({ place }) => {
    const name = await beginDoubt(place);
    await undoWhole(place, name);
    await decide(place, { kind: "resolve", operation: String(doubtOf(place)?.id), contactId: null });
    place.sandbox.forgetRequests();
    await run(place);
    await run(place);
    expect(place.sandbox.requests().filter(({ method }) => method === "POST")).toEqual([]);
  });
});

describe("an undo of an answer's run", () => {
  const likeAda = person(9, "Ada", { "Last Name": "Beispiel1", Email: "ada@example.org", Birthday: "1980-01-01" });
  const first = ada({ Email: "ada@example.org" });
  const changes = { mode: "changes", deletes: null } as const;

  test("brings the person back, and asks the question again", async ({ place }) => {
    await apply(place, [first, ...TEAM], changes);
    await apply(place, [likeAda], changes);
    expect(reported(place)).toEqual(["Ada: local looks_like"]);
    await answer(place, "same");
    const answered = latestRun(place);
    expect(place.ledger().entries.byKey("staff", '["e-9"]')?.contactId).toBe(1);
    await undoWhole(place, answered?.run);
    expect(place.ledger().entries.byKey("staff", '["e-1"]')?.contactId).toBe(1);
    await apply(place, [likeAda], changes);
    expect(reported(place)).toEqual(["Ada: local looks_like"]);
  });

  test("deletes the person that the answer created", async ({ place }) => {
    await apply(place, [ada(), ...TEAM], changes);
    await apply(place, [likeAda.with(3, "").with(5, "1999-09-09")], changes);
    await answer(place, "new");
    const answered = latestRun(place);
    expect(namesIn(place).filter((name) => name === "Ada")).toHaveLength(2);
    await undoWhole(place, answered?.run);
    expect(namesIn(place).filter((name) => name === "Ada")).toHaveLength(1);
  });
});

describe("an undo of a list whose refused row was sent later", () => {
  const fritz = person(6, "Fritz");

  test("says that the person of a corrected row stays, until that run is taken back, too", async ({ place }) => {
    await apply(place, TEAM);
    const [list] = await apply(place, [ada({ Birthday: "1980-13-05" }), fritz, ...TEAM]);
    dropCorrected(place, list?.run, "1980-13-05", "1980-05-13");
    const [corrected] = await run(place);
    const later = corrected?.run ?? "";
    const { lines, undo } = await undoWhole(place, list?.run);
    expect(lines.join("\n")).toContain(
      `1 person whose row was corrected or answered later stays as now. To undo that, too, take ${later} back.`,
    );
    expect(readFileSync(join(place.folders.reports, undo, "report.html"), "utf8")).toContain(later);
    expect(namesIn(place)).toContain("Ada");
    const next = await undoWhole(place, later);
    expect(next.lines.join("\n")).not.toContain("corrected or answered later");
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("says so of an answered row, and no more when that run is taken back", async ({ place }) => {
    await apply(place, TEAM);
    const [list] = await apply(place, [
      person(7, "Ben", { "Last Name": "Beispiel2", Birthday: "1980-01-02" }),
      fritz,
      ...TEAM,
    ]);
    expect(reported(place)).toHaveLength(1);
    await answer(place, "new");
    const answered = latestRun(place)?.run ?? "";
    expect(answered).not.toBe(list?.run);
    const planned = await decide(place, { kind: "undo", run: list?.run ?? "" });
    expect(planned.lines.join("\n")).toContain(`take ${answered} back`);
    const { run: undo } = planned.summary as { readonly run: string };
    await runCommand(place, { kind: "discard", run: undo });
    await undoWhole(place, answered);
    const again = await decide(place, { kind: "undo", run: list?.run ?? "" });
    expect(again.lines.join("\n")).not.toContain("corrected or answered later");
  });
});

describe("an undo of a corrected report's run", () => {
  test("ends its corrections, so that the next list reports the cell again", async ({ place }) => {
    const wrong = [ada({ Group: "Team Berln" }), ...TEAM];
    const [refused] = await apply(place, wrong);
    dropCorrected(place, refused?.run, "Team Berln", "Team Berlin");
    const [corrected] = await run(place);
    expect(namesIn(place)).toContain("Ada");
    expect(place.ledger().corrections.active("staff")).toHaveLength(1);
    await undoWhole(place, corrected?.run);
    expect(namesIn(place)).not.toContain("Ada");
    expect(place.ledger().corrections.active("staff")).toEqual([]);
    await apply(place, wrong);
    expect(namesIn(place)).not.toContain("Ada");
    expect(reported(place)).toEqual(["Ada: local group_unknown"]);
  });

  test("ends a correction that the report has twice", async ({ place }) => {
    const [refused] = await apply(place, [ada({ Group: "Team Berln" }), ...TEAM]);
    const report = readFileSync(join(place.folders.reports, refused?.run ?? "", "rejections.csv"), "utf8");
    const [, line = ""] = report.replaceAll("Team Berln", "Team Berlin").split("\n");
    dropFile(place, "corrected.csv", [...report.split("\n", 1), line, line, ""].join("\n"));
    const [corrected] = await run(place);
    expect(place.ledger().corrections.active("staff")).toHaveLength(1);
    await undoWhole(place, corrected?.run);
    expect(place.ledger().corrections.active("staff")).toEqual([]);
  });
});

describe("an undo of rows that were sent again", () => {
  test("deletes what the retry created", async ({ place }) => {
    await apply(place, TEAM);
    place.sandbox.setFaults(["status-422:POST:#1"]);
    const [record] = await apply(place, [ada(), ...TEAM]);
    place.sandbox.setFaults([]);
    expect(record?.rows).toMatchObject({ created: 0, rejected: 1 });
    await runCommand(place, { kind: "retry", run: null });
    expect(namesIn(place)).toContain("Ada");
    await undoWhole(place, latestRun(place)?.run);
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Emil"]);
    await run(place);
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Emil"]);
  });

  test("drops a create that waits for room in the plan", async ({ place }) => {
    await apply(place, TEAM);
    place.sandbox.setPlanLimit(5);
    const [record] = await apply(place, [ada(), person(6, "Fritz"), ...TEAM]);
    expect(record?.rows).toMatchObject({ created: 1, deferred: 1 });
    await undoWhole(place, record?.run);
    place.sandbox.setPlanLimit(null);
    await run(place);
    await runCommand(place, { kind: "retry", run: null });
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Emil"]);
  });
});
