import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { StoredOperation } from "../../../../src/ledger/operations/operations.ts";
import type { DecisionRequest } from "../../../../src/model/request.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { dropCorrected, dropFile } from "../../world/drop-file.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, runCommand, drop, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const changes = { mode: "changes" } as const;

function onlyDoubt(place: Workplace): StoredOperation {
  const [doubt, ...others] = place.ledger().operations.inState("in_doubt");
  if (doubt === undefined || others.length > 0) throw new Error("Exactly one create should be in doubt.");
  return doubt;
}

/** @param contactId the contact that was created; null: the create did not arrive */
const resolve = (place: Workplace, contactId: number | null, feed = {}) =>
  runCommand(place, { kind: "resolve", operation: String(onlyDoubt(place).id), contactId }, feed);

describe("a feed with a create in doubt", () => {
  test("applies the newest of several waiting lists when the doubt is resolved", async ({ place }) => {
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    await apply(place, [person(1, "Ada")], changes);
    place.sandbox.setFaults([]);
    const [older] = await apply(place, [person(1, "Adele")], changes);
    await apply(place, [person(1, "Adelheid")], changes);
    await resolve(place, place.sandbox.contacts()[0]?.contact_id ?? 0, changes);
    await run(place, changes);
    await run(place, changes);
    expect(namesIn(place)).toEqual(["Adelheid"]);
    const ledger = place.ledger();
    const { rows } = ledger.reportSource(ledger.runs.named(older?.run ?? "")).record;
    expect(rows).toMatchObject({ read: 1, skipped: 1, inDoubt: 0 });
  });

  test("applies the waiting row when the process died right after the doubt was resolved", async ({ place }) => {
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    await apply(place, [person(1, "Ada")], changes);
    place.sandbox.setFaults([]);
    const [waiting] = await apply(place, [person(1, "Adele")], changes);
    expect(waiting?.rows).toMatchObject({ inDoubt: 1 });
    const doubt = onlyDoubt(place);
    const contactId = place.sandbox.contacts()[0]?.contact_id ?? 0;
    // The answer is stored, and the process dies before the waiting row is planned.
    place.ledger().operations.created(doubt, contactId, doubt.body ?? doubt.input, "2026-11-21T03:00:00.000Z");
    await place.restart();
    await run(place, changes);
    expect(namesIn(place)).toEqual(["Adele"]);
  });

  test("drops the waiting row when its feed is forgotten", async ({ place }) => {
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    await apply(place, [person(1, "Ada")], changes);
    place.sandbox.setFaults([]);
    await apply(place, [person(1, "Adele")], changes);
    place.ledger().manualDecisions.forget("staff", "2026-11-21T04:00:00.000Z");
    await run(place, changes);
    expect(namesIn(place)).toEqual(["Ada"]);
  });

  test("drops a corrected row when a newer list lacks the row", async ({ place }) => {
    const [unreadable] = await apply(place, [person(1, "Ada"), person(2, "Ben", { Birthday: "1980-13-45" })]);
    place.sandbox.setFaults(["drop-request:POST:#1"]);
    dropCorrected(place, unreadable?.run, "1980-13-45", "1980-01-02");
    await run(place);
    place.sandbox.setFaults([]);
    await apply(place, [person(1, "Ada"), person(3, "Cleo")]);
    await resolve(place, null);
    await run(place);
    expect(namesIn(place)).toEqual(["Ada", "Cleo"]);
  });

  test("makes another create of the same key wait until the doubt is resolved", async ({ place }) => {
    place.sandbox.setFaults(["drop-request:POST:#1"]);
    await apply(place, [person(1, "Ada")], changes);
    place.sandbox.setFaults([]);
    const doubt = onlyDoubt(place);
    const { operations } = place.ledger();
    expect(operations.precondition({ ...doubt, id: doubt.id + 1, state: "planned" })).toBe("waits");
    await resolve(place, null);
    expect(operations.precondition({ ...doubt, id: doubt.id + 1, state: "planned" })).toBe("applies");
  });

  test("reports the doubt when a second list of changes contains the same row", async ({ place }) => {
    // Both lists are planned before anything can be sent; then the first create's answer is lost.
    place.sandbox.setPlanLimit(0);
    await apply(place, [person(1, "Ada")], changes);
    await apply(place, [person(1, "Adele")], changes);
    place.sandbox.setPlanLimit(null);
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    await run(place, changes);
    expect(place.sandbox.contacts()).toHaveLength(1);
    const [doubt] = place.ledger().operations.inState("in_doubt");
    expect(doubt?.key).toBe('["e-1"]');
    expect(place.ledger().openItems.open("staff")).toMatchObject([{ status: "in_doubt", subject: 'key:["e-1"]' }]);
  });

  test("reports the doubt after a restart when a kill lost the answer", async ({ place }) => {
    drop(place, [person(1, "Ada")]);
    place.instants().arm("answer to POST");
    await expect(run(place)).rejects.toThrow("already crashed");
    await place.restart();
    expect(reported(place)).toEqual(["Ada: in_doubt in_doubt"]);
  });

  test("reports the rejection of the newer list's row when the doubt is resolved", async ({ place }) => {
    place.sandbox.setFaults(["drop-request:POST:#1"]);
    await apply(place, [person(1, "Ada")]);
    await apply(place, [person(1, "Ada", { Group: "Team Nowhere" }), person(2, "Ben"), person(3, "Cleo")]);
    expect(reported(place)).toEqual(["Ada: in_doubt in_doubt", "Ada: local group_unknown"]);
    await resolve(place, null);
    expect(reported(place)).toEqual(["Ada: local group_unknown"]);
  });

  test("keeps the doubt when a corrected report contains the row twice with different values", async ({ place }) => {
    const others = [person(2, "Ben"), person(3, "Cleo"), person(4, "Dora")];
    await apply(place, [person(1, "Ada"), person(1, "Adele"), ...others]);
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    await apply(place, [person(1, "Ada"), ...others]);
    const { reports } = place.folders;
    const [latest = ""] = readdirSync(reports)
      .filter((name) => name !== "index.html")
      .sort()
      .toReversed();
    const text = readFileSync(join(reports, latest, "rejections.csv"), "utf8");
    const line = text.split("\r\n")[1] ?? "";
    const [one, other] = ["Adele", "Anna"].map((name) => line.replace("Ada", name));
    dropFile(place, "corrected.csv", `${text.replace(line, one ?? "")}${other}\r\n`);
    await run(place);
    expect(reported(place)).toContain("Ada: in_doubt in_doubt");
  });
});

describe("a doubt that was decided with a wrong contact", () => {
  const REST = [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo"), person(4, "Dora")];
  const decide = (place: Workplace, request: DecisionRequest) =>
    carryOutRequest(request, [testFeed("staff")], place.env({ waitsForProbes: true }));

  test("is open again when the link is taken back as the refused second answer says", async ({ place }) => {
    await apply(place, REST);
    place.sandbox.setFaults(["drop-response:POST:1"]);
    await apply(place, [...REST, person(5, "Emil")]);
    place.sandbox.setFaults([]);
    const [item] = place.ledger().openItems.open("staff");
    const id = item === undefined ? "" : place.ledger().openItems.toLine(item, null).id;
    expect(await decide(place, { kind: "answer", id, choice: "there 999" })).toMatchObject({ exitCode: 0 });
    const { exitCode, lines } = await decide(place, { kind: "answer", id, choice: "there 5" });
    expect({ exitCode, lines }).toEqual({
      exitCode: 1,
      lines: [
        `${id} was answered “there 999”, which was carried out. If that contact is not this person: celebration-sync unlink staff e-5. It is then in doubt again whether the person was created.`,
      ],
    });
    expect(await decide(place, { kind: "unlink", feed: "staff", key: "e-5" })).toMatchObject({ exitCode: 0 });
    expect(reported(place)).toEqual(["Emil: in_doubt in_doubt"]);
    const [again] = place.ledger().openItems.open("staff");
    const newId = again === undefined ? "" : place.ledger().openItems.toLine(again, null).id;
    expect(await decide(place, { kind: "answer", id: newId, choice: "there 5" })).toMatchObject({ exitCode: 0 });
    const [next] = await apply(place, [...REST, person(5, "Emil")]);
    expect(next?.rows).toMatchObject({ created: 0, rejected: 0 });
  });

  test("can't be decided with a contact that this program deleted", async ({ place }) => {
    await apply(place, [...REST, person(6, "Fritz")]);
    const fritz = place.sandbox.contacts().find(({ first_name: name }) => name === "Fritz")?.contact_id ?? 0;
    await apply(place, REST);
    expect(namesIn(place)).not.toContain("Fritz");
    const pairs = [{ line: null, key: "E-9", contactId: String(fritz) }];
    const { exitCode, lines } = await decide(place, { kind: "link", feed: "staff", pairs });
    expect(exitCode).toBe(1);
    expect(lines.join(" ")).toContain(`this program deleted contact ${fritz} from the service`);
  });
});
