import { ENGLISH } from "../../../../src/pipeline/report/language/phrases.ts";
import { describe, expect } from "vitest";
import type { Issue } from "../../../../src/model/issue.ts";
import { describeIssue } from "../../../../src/pipeline/report/words/sentences.ts";
import { apply, codesOf, drop, mutations, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";

describe("the probe of a create in doubt", () => {
  test("leaves the create in doubt when the 409 names the contact of another entry", async ({ place }) => {
    place.sandbox.configure({ conflictId: "top" });
    await apply(place, [person(1, "Ada", { Email: "ada@example.org" })]);
    const [ada] = place.sandbox.contacts();
    place.sandbox.editContact(ada?.contact_id ?? 0, { email: "ben@example.org" });
    place.sandbox.setFaults(["drop-request:POST:#1"]);
    await apply(place, [
      person(1, "Ada", { Email: "ada@example.org" }),
      person(2, "Ben", { Email: "ben@example.org" }),
    ]);
    expect(reported(place)).toEqual(["Ben: in_doubt in_doubt"]);
  });

  test("leaves the create in doubt when another contact is known to have the address", async ({ place }) => {
    const office = { Email: "office@example.org" };
    await apply(place, [person(1, "Ada", office)]);
    place.sandbox.setFaults(["drop-request:POST:#1"]);
    // The 409 does not say which contact has the address. Ada has it, so Ben may be there or not.
    await apply(place, [person(1, "Ada", office), person(2, "Ben", office)]);
    expect(mutations(place)).toEqual(["POST", "POST", "POST"]);
    expect(reported(place)).toEqual(["Ben: in_doubt in_doubt"]);
  });

  test("is not sent before the service has had twice the time-out for the create", async ({ place }) => {
    const { timeoutMs } = place.env({ waitsForProbes: true });
    const times: number[] = [];
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    drop(place, [person(1, "Ada", { Email: "ada@example.org" })]);
    for (let pass = 0; pass < 3; pass += 1) {
      await run(place, {}, { waitsForProbes: false });
      times.push(mutations(place).length);
      place.clock.pass(timeoutMs - 1);
    }
    place.clock.pass(3);
    await run(place, {}, { waitsForProbes: false });
    expect([...times, mutations(place).length]).toEqual([1, 1, 1, 2]);
  });

  test.for([5, 100 * 24 * 60])(
    "is sent twice the time-out after a look when the clock was set back by %i minutes since the create",
    async (minutes, { place }) => {
      const { timeoutMs } = place.env({ waitsForProbes: true });
      place.sandbox.setFaults(["drop-response:POST:#1"]);
      drop(place, [person(1, "Ada", { Email: "ada@example.org" })]);
      await run(place, {}, { waitsForProbes: false });
      place.clock.pass(-minutes * 60_000);
      await run(place, {}, { waitsForProbes: false });
      place.clock.pass(2 * timeoutMs - 1);
      await run(place, {}, { waitsForProbes: false });
      expect(mutations(place)).toEqual(["POST"]);
      place.clock.pass(1);
      await run(place, {}, { waitsForProbes: false });
      expect(mutations(place)).toEqual(["POST", "POST"]);
      expect(namesIn(place)).toEqual(["Ada"]);
    },
  );

  test("is not sent when the person has left the list", async ({ place }) => {
    const [ben, cleo] = [2, 3].map((nr) => person(nr, `P${nr}`, { Email: `p${nr}@example.org` }));
    // The probe is the create itself, so sending it could create a person who has left.
    place.sandbox.setFaults(["drop-request:POST:#1"]);
    drop(place, [person(1, "Ada", { Email: "ada@example.org" }), ben ?? []]);
    await run(place, {}, { waitsForProbes: false });
    place.sandbox.setFaults([]);
    await apply(place, [ben ?? [], cleo ?? []]);
    await run(place);
    expect(namesIn(place)).toEqual(["P2", "P3"]);
    expect(reported(place)).toEqual(["Ada: in_doubt in_doubt"]);
  });

  test("leaves the decision to a person when the group is gone", async ({ place }) => {
    const [berlin, rome] = [
      person(1, "Ada", { Email: "ada@example.org" }),
      person(2, "Ben", { Group: "Team birthdays" }),
    ];
    await apply(place, [rome]);
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    drop(place, [berlin, rome]);
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    await run(place, {}, { waitsForProbes: false });
    place.sandbox.deleteGroup(group?.group_id ?? 0);
    await run(place);
    expect(reported(place)).toEqual(["Ada: in_doubt in_doubt"]);
    place.sandbox.forgetRequests();
    await run(place);
    expect(mutations(place)).toEqual([]);
  });

  test.for([400, 405])("leaves the create in doubt when it is answered %i", async (status, { place }) => {
    place.sandbox.setFaults(["status-500-after:POST:#1", `status-${status}:POST:#2`]);
    await apply(place, [person(1, "Ada", { Email: "ada@example.org" })]);
    expect(reported(place)).toEqual(["Ada: in_doubt in_doubt"]);
    place.sandbox.setFaults([]);
    await apply(place, [person(1, "Ada", { Email: "ada@example.net" })]);
    expect(namesIn(place)).toEqual(["Ada"]);
  });

  test("rejects the row when the service refuses the content (422)", async ({ place }) => {
    place.sandbox.setFaults(["drop-request:POST:#1", "status-422:POST:#2"]);
    await apply(place, [person(1, "Ada", { Email: "ada@example.org" })]);
    expect(reported(place)).toEqual(["Ada: 422 service_refused"]);
  });

  test("does not use up its attempts while the service is busy", async ({ place }) => {
    place.sandbox.setFaults(["drop-response:POST:#1", "status-429:POST:#2-6"]);
    const [newest] = await apply(place, [person(1, "Ada", { Email: "ada@example.org" })]);
    expect(codesOf(place, newest)).toEqual({ 2: ["exists_unlinked"] });
    expect(place.ledger().operations.inState("in_doubt")[0]?.attempts).toBe(2);
  });

  test("is reported as not sent, with the full plan as the reason, when the account has no room", async ({ place }) => {
    place.sandbox.setFaults(["drop-request:POST:#1"]);
    place.sandbox.setPlanLimit(1);
    const [newest] = await apply(place, [
      person(1, "Ada", { Email: "ada@example.org" }),
      person(2, "Ben", { Email: "ben@example.org" }),
    ]);
    expect(codesOf(place, newest)).toMatchObject({ 2: ["in_doubt"] });
    const [openItem] = place.ledger().openItems.open("staff");
    expect(describeIssue(ENGLISH, openItem?.issues[0] as Issue, "create").hint).toMatch(
      /could not be asked, because the account holds as many contacts.*resolve 1 --created/u,
    );
  });
});
