/** Undo of lists that were carried out in part, and undos that go through in part: answers are lost, and steps are refused. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { unfinishedRuns } from "../../../../src/commands/overview/unfinished-runs.ts";
import { undoable } from "../../../../src/console/pages/undo/undo-page.ts";
import type { DecisionRequest, RequestResult } from "../../../../src/model/request.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { dropChanged, readReport, setColumn } from "../../world/drop-report.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const TEAM = [person(2, "Ben"), person(3, "Cleo"), person(4, "Dora"), person(5, "Emil")];
const ada = (more: Parameters<typeof person>[2] = {}) => person(1, "Ada", more);

function decide(place: Workplace, request: DecisionRequest): Promise<RequestResult> {
  return carryOutRequest(request, [testFeed("staff")], place.env({ waitsForProbes: true }));
}

/** Returns what the console offers to take back of a run; null: nothing. */
const inConsole = (place: Workplace, name: string | undefined) =>
  undoable(place.ledger().runs.named(name ?? ""), place.ledger());

/** Plans the way back of a run and approves it. @returns what the plan says, and the undo's run */
async function undoWhole(place: Workplace, name: string | undefined) {
  const planned = await decide(place, { kind: "undo", run: name ?? "" });
  const { run: undo } = planned.summary as { readonly run: string };
  expect(await runCommand(place, { kind: "approve", run: undo })).toBe(0);
  return { ...planned, undo };
}

describe("an undo of a list that stopped because answers were lost", () => {
  const all = [ada(), ...TEAM];
  const calls = (place: Workplace) => place.sandbox.requests().filter(({ method }) => method !== "GET");
  const emailOf = (place: Workplace) =>
    place.sandbox.contacts().find(({ first_name: first }) => first === "Ada")?.email;

  /** Applies a list that gives Ada an e-mail, and which stops because the answer is lost. */
  async function loseUpdate(place: Workplace): Promise<string> {
    await apply(place, all);
    place.sandbox.setFaults(["drop-response:PATCH:#1+"]);
    const [record] = await apply(place, [ada({ Email: "wrong@example.org" }), ...TEAM]);
    place.sandbox.setFaults([]);
    expect(record?.status).toBe("halted");
    expect(emailOf(place)).toBe("wrong@example.org");
    return record?.run ?? "";
  }

  test("gives the former values back where an update may have arrived", async ({ place }) => {
    const { lines, undo } = await undoWhole(place, await loseUpdate(place));
    expect(lines[0]).toBe("1 person goes back to what they were.");
    expect(emailOf(place)).toBeNull();
    expect((await decide(place, { kind: "undo", run: undo })).lines.join(" ")).toContain(
      "Ada Beispiel1: it is not known what the contact held before.",
    );
    await run(place);
    expect(await apply(place, all)).toMatchObject([{ rows: { unchanged: 5 } }]);
  });

  test.for([
    ["an update", "drop-response:PATCH:#1+", [ada({ Email: "wrong@example.org" }), ...TEAM]],
    ["a delete", "status-503:DELETE:#1+", TEAM],
  ] as const)("is offered in the console when %s got no answer", async ([, fault, rows], { place }) => {
    await apply(place, all);
    place.sandbox.setFaults([fault]);
    const [record] = await apply(place, rows);
    place.sandbox.setFaults([]);
    expect(record?.status).toBe("halted");
    expect(inConsole(place, record?.run)).toEqual({ created: 0, updated: 1, deleted: 0 });
    await undoWhole(place, record?.run);
    expect(inConsole(place, record?.run)).toBeNull();
  });

  test("leaves a person alone where a later list has changed the person since", async ({ place }) => {
    const name = await loseUpdate(place);
    await apply(place, [ada({ Email: "right@example.org" }), ...TEAM]);
    const { code } = await decide(place, { kind: "undo", run: name });
    expect(code).toBe("nothing_to_undo");
    expect(emailOf(place)).toBe("right@example.org");
  });

  test("does not send an update back that the service refused", async ({ place }) => {
    await apply(place, all);
    place.sandbox.setFaults(["status-422:PATCH:#1"]);
    const [record] = await apply(place, [ada({ Email: "wrong@example.org" }), ...TEAM]);
    place.sandbox.setFaults([]);
    expect(await decide(place, { kind: "undo", run: record?.run ?? "" })).toMatchObject({ code: "nothing_to_undo" });
  });

  test.for([
    ["reports", "report", 3, ["Ben", "Cleo", "Dora", "Emil"]],
    ["creates", "recreate", 0, ["Ada", "Ben", "Cleo", "Dora", "Emil"]],
  ] as const)("%s a person whose delete arrived", async ([, missingContact, exitCode, names], { place }) => {
    const feed = { missingContact };
    await apply(place, all, feed);
    place.sandbox.setFaults(["drop-response:DELETE:#1", "status-503:DELETE:#2+"]);
    const [record] = await apply(place, TEAM, feed);
    place.sandbox.setFaults([]);
    expect(record?.status).toBe("halted");
    const { summary } = await decide(place, { kind: "undo", run: record?.run ?? "" });
    const { run: undo } = summary as { readonly run: string };
    expect(await runCommand(place, { kind: "approve", run: undo }, feed)).toBe(exitCode);
    expect(namesIn(place)).toEqual(names);
    // The answer to the undo's call shows that the delete arrived: nothing is left to take back.
    await run(place, feed);
    expect(unfinishedRuns(place.ledger(), null)).toEqual([]);
    expect(inConsole(place, record?.run)).toBeNull();
    expect(await decide(place, { kind: "undo", run: record?.run ?? "" })).toMatchObject({ code: "nothing_to_undo" });
  });

  test("keeps a person whose delete did not arrive", async ({ place }) => {
    await apply(place, all);
    place.sandbox.setFaults(["status-503:DELETE:#1+"]);
    const [record] = await apply(place, TEAM);
    place.sandbox.setFaults([]);
    place.sandbox.forgetRequests();
    await undoWhole(place, record?.run);
    expect(calls(place).map(({ method }) => method)).toEqual(["PATCH"]);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
    await run(place);
    expect(await apply(place, all)).toMatchObject([{ rows: { unchanged: 5 } }]);
  });
});

describe("the report of an undo whose steps did not all go through", () => {
  const many = [ada(), ...TEAM, ...[6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`))];
  const WHOLE = { "First Name": "Ada", "Last Name": "Beispiel1", Birthday: "1980-01-01", Group: "Team Berlin" };

  /** Applies a wrong list, and approves its undo while calls fail. @returns the undo's run */
  async function undoWithFaults(place: Workplace, wrong: Parameters<typeof apply>[1], faults: readonly string[]) {
    await apply(place, many);
    const [record] = await apply(place, wrong);
    const { summary } = await decide(place, { kind: "undo", run: record?.run ?? "" });
    const { run: undo } = summary as { readonly run: string };
    place.sandbox.setFaults(faults);
    expect(await runCommand(place, { kind: "approve", run: undo })).toBe(3);
    place.sandbox.setFaults([]);
    return undo;
  }

  const reportOf = (place: Workplace, name: string) =>
    readFileSync(join(place.folders.reports, name, "report.html"), "utf8");

  function cellsIn(place: Workplace, name: string): Readonly<Record<string, string>> {
    const { header, lines } = readReport(place, { run: name });
    return Object.fromEntries(header.map((column, at) => [column, (lines[0]?.[at] ?? "").replace(/^'/u, "")]));
  }

  test("names a person who may have arrived, and takes the answer", async ({ place }) => {
    const undo = await undoWithFaults(place, many.slice(1), ["drop-response:POST:#1"]);
    expect(cellsIn(place, undo)).toMatchObject({ ...WHOLE, _code: "in_doubt" });
    expect(reportOf(place, undo)).toContain("<bdi>Ada Beispiel1</bdi>");
    expect(reportOf(place, undo)).toContain("Taking a list back, since 21 November 2026");
    const contact = place.sandbox.contacts().find(({ first_name: first }) => first === "Ada");
    dropChanged(place, { run: undo }, (lines, header) =>
      setColumn(lines, header, "_answer", () => `there ${contact?.contact_id}`),
    );
    await run(place);
    expect(reported(place)).toEqual([]);
    expect(await apply(place, many)).toMatchObject([{ rows: { unchanged: 9 } }]);
  });

  test("takes a corrected value of a person whose former values were refused", async ({ place }) => {
    const wrong = [ada({ Email: "wrong@example.org" }), ...many.slice(1)];
    const undo = await undoWithFaults(place, wrong, ["status-422:PATCH:#1"]);
    expect(cellsIn(place, undo)).toMatchObject({ ...WHOLE, Email: "", _status: "422" });
    dropChanged(place, { run: undo }, (lines, header) => setColumn(lines, header, "Email", () => "right@example.org"));
    await run(place);
    expect(place.sandbox.contacts().find(({ first_name: first }) => first === "Ada")?.email).toBe("right@example.org");
    expect(reported(place)).toEqual([]);
  });

  test("offers the rest of a list in the console, but no person who stays as a later list made them", async ({
    place,
  }) => {
    const wrong = [
      ada({ Email: "wrong@example.org" }),
      person(2, "Ben", { Email: "ben@example.org" }),
      ...many.slice(2),
    ];
    await apply(place, many);
    const [record] = await apply(place, wrong);
    await apply(place, [...wrong.slice(0, 1), person(2, "Ben", { Email: "b@example.org" }), ...many.slice(2)]);
    const { summary } = await decide(place, { kind: "undo", run: record?.run ?? "" });
    place.sandbox.setFaults(["status-422:PATCH:#1"]);
    await runCommand(place, { kind: "approve", run: (summary as { readonly run: string }).run });
    place.sandbox.setFaults([]);
    expect(inConsole(place, record?.run)).toEqual({ created: 0, updated: 1, deleted: 0 });
    await undoWhole(place, record?.run);
    expect(inConsole(place, record?.run)).toBeNull();
  });

  test("says that a person stays whose groups are gone, and sends nothing for the person", async ({ place }) => {
    const others = many.slice(1);
    await apply(place, [ada({ Group: "Work anniversaries" }), ...others]);
    const [record] = await apply(place, [ada({ Group: "Work anniversaries", Email: "wrong@example.org" }), ...others]);
    const gone = place.sandbox.groups().find(({ name }) => name === "Work anniversaries");
    place.sandbox.deleteGroup(gone?.group_id ?? 0, "keep");
    expect((await decide(place, { kind: "undo", run: record?.run ?? "" })).lines).toContain(
      "Ada Beispiel1: the former group is no longer in the service.",
    );
  });
});
