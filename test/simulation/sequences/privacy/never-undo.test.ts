/** Undos that wait for a decision, and whose people must never be greeted by now. */
import { describe, expect } from "vitest";
import { formsToKeep } from "../../../../src/pipeline/plan/rules/compare/never/person-forms.ts";
import { apply, mutations, namesIn, person, run, test } from "../../world/list-sequence.ts";
import { ADA, ada, decide, neverGreet } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const STAY = Array.from({ length: 7 }, (_, at) => person(at + 2, `Name${at + 2}`));

/** Undoes a list that lacked Ada and these people. The undo waits, and creates them again. Returns its name. */
async function undoLeaving(place: Workplace, others: readonly (readonly string[])[]): Promise<string> {
  await apply(place, [ada(), ...others, ...STAY]);
  const [left] = await apply(place, STAY);
  await decide(place, { kind: "undo", run: left?.run ?? "" });
  place.sandbox.forgetRequests();
  return place.ledger().runs.held()[0]?.run ?? "";
}

describe("an undo that would create a person who must never be greeted", () => {
  test("ends by itself when it has no other person, and the next lists go on", async ({ place }) => {
    const undo = await undoLeaving(place, []);
    expect((await neverGreet(place)).lines.join(" ")).toContain(`${undo} ended by itself.`);
    await apply(place, [...STAY, person(9, "Zoe")]);
    expect(namesIn(place)).toContain("Zoe");
    expect(namesIn(place)).not.toContain("Ada");
  });

  test("is named when it has another person, and creates this one only", async ({ place }) => {
    const undo = await undoLeaving(place, [person(9, "Fritz")]);
    expect((await neverGreet(place)).lines.at(-1)).toMatch(`Without this person, ${undo} waits for a decision`);
    await decide(place, { kind: "approve", run: undo });
    await run(place);
    expect(mutations(place)).toEqual(["POST"]);
    expect(namesIn(place)).toContain("Fritz");
  });

  test("ends with the next run when an older ledger did not know the entry", async ({ place }) => {
    const undo = await undoLeaving(place, []);
    const { never } = place.ledger();
    const known = {
      firstName: "Ada",
      lastName: ADA["Last Name"],
      emails: [ADA.Email],
      phones: [],
      birthday: null,
      key: null,
    };
    never.add(never.nextId(), formsToKeep(known), "2026-01-01T00:00:00.000Z");
    never.askToSweep();
    await run(place);
    expect(place.ledger().runs.named(undo)).toMatchObject({ status: "completed", undo: { ended: "nobody_left" } });
  });

  test("waits with its person when the entry is about another person", async ({ place }) => {
    const undo = await undoLeaving(place, [person(9, "Fritz")]);
    await neverGreet(place, "Name2 Beispiel2");
    expect(place.ledger().operations.ofRun(undo, "held")).toHaveLength(2);
  });
});
