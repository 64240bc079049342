/** Two people under one key: a create in doubt, and the row of a later list that waits for it. */
import { describe, expect } from "vitest";
import { CANARY, canary, decide, erase, FEED, filesWith, OTHERS } from "../../world/canary.ts";
import { apply, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const WITHOUT_ADDRESS = { Nr: "E-9", Email: "", Phone: "" };
const other = person(9, "Other", { "Last Name": "Person", Birthday: "1971-05-06" });

/** Leaves the first person in doubt, and gives the key to the second one. */
async function pass(place: Workplace, first: readonly string[], second: readonly string[], fault = "drop-response") {
  await apply(place, OTHERS, FEED);
  place.sandbox.setFaults([`${fault}:POST:1`]);
  await apply(place, [first, ...OTHERS], FEED);
  place.sandbox.setFaults([]);
  await apply(place, [second, ...OTHERS], FEED);
  const [doubt] = place.ledger().operations.inState("in_doubt");
  return String(doubt?.id);
}

describe("a row that waits for a create in doubt", () => {
  test("is erased without the person in doubt", async ({ place }) => {
    await pass(place, other, canary(WITHOUT_ADDRESS));
    expect(reported(place)).toEqual(["Other: in_doubt in_doubt", "Canaryfirst: deferred waits_for_doubt"]);
    expect(await erase(place, false, "canaryfirst")).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, CANARY)).toEqual([]);
    expect(reported(place)).toEqual(["Other: in_doubt in_doubt"]);
  });

  test.for(["there", "not there"])("stays when the person in doubt is erased (%s)", async (choice, { place }) => {
    const fault = choice === "there" ? "drop-response" : "drop-request";
    const operation = await pass(place, canary(WITHOUT_ADDRESS), other, fault);
    const asked = await erase(place, false, "canaryfirst");
    expect(asked).toMatchObject({ exitCode: 3 });
    const id = place.sandbox.contacts().find(({ first_name: name }) => name === "Canaryfirst")?.contact_id ?? 0;
    await decide(place, { kind: "resolve", operation, contactId: choice === "there" ? id : null });
    await run(place, FEED);
    expect(filesWith(place, CANARY)).toEqual([]);
    expect(filesWith(place, "Person").length).toBeGreaterThan(0);
    expect(namesIn(place)).not.toContain("Canaryfirst");
    expect(namesIn(place).includes("Other")).toBe(choice === "not there");
    // The row stays the question that it became.
    expect(reported(place)).toEqual(choice === "there" ? ["Other: local other_person"] : []);
  });
});
