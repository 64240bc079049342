/** Decisions about a person that replace an earlier one, whose delete waits because the service could not be reached. */
import { join } from "node:path";
import { describe, expect } from "vitest";
import { formsOf, personKnownAs } from "../../../../src/run/push/never/person-known.ts";
import { openForWriting } from "../../../../src/ledger/database/open-database.ts";
import { apply, mutations, namesIn, run, test } from "../../world/list-sequence.ts";
import { person } from "../../world/list-sequence.ts";
import { canary, CANARY, erase, FEED, filesWith, OTHERS } from "../../world/canary.ts";
import { ada, decide, neverGreet, OTHERS as TEAM } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

/** No call arrives. */
const DOWN = ["drop-request:GET:1", "drop-request:DELETE:1"];
/** A delete is carried out, and its answer is lost. */
const UNANSWERED = ["drop-response:DELETE:1"];

async function whileFaulty<T>(place: Workplace, faults: readonly string[], act: () => Promise<T>): Promise<T> {
  place.sandbox.setFaults(faults);
  const result = await act();
  place.sandbox.setFaults([]);
  return result;
}

describe("an erasure that waits", () => {
  test("keeps the contact when a person asks for that before the delete was sent", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const kept = await whileFaulty(place, DOWN, async () => {
      expect(await erase(place)).toMatchObject({ exitCode: 3 });
      return erase(place, true);
    });
    expect(kept).toMatchObject({ exitCode: 0 });
    expect(kept.lines[0]).toMatch(/^The contact stays in the service/u);
    place.sandbox.forgetRequests();
    await run(place, FEED);
    expect(filesWith(place, CANARY)).toEqual([]);
    await apply(place, [canary({ Birthday: "1937-10-04" }), ...OTHERS], FEED);
    expect(mutations(place)).toEqual([]);
    expect(namesIn(place)).toContain("Canaryfirst");
    expect(place.ledger().erasures.open()).toEqual([]);
    expect(place.ledger().runs.unfinished()).toEqual([]);
  });

  test("keeps the contact while the erasure waits for another program, too", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const copy = filesWith(place, CANARY).find((path) => path.startsWith("state/backup")) ?? "";
    const other = openForWriting(join(place.root, copy));
    await whileFaulty(place, DOWN, async () => {
      await erase(place);
      other.exec("BEGIN IMMEDIATE");
      await expect(erase(place, true)).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    });
    await run(place, FEED);
    other.exec("ROLLBACK");
    other.close();
    await run(place, FEED);
    expect(namesIn(place)).toContain("Canaryfirst");
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("does not promise to keep a contact whose delete was sent", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const kept = await whileFaulty(place, UNANSWERED, async () => {
      expect(await erase(place)).toMatchObject({ exitCode: 3 });
      return erase(place, true);
    });
    expect(kept).toMatchObject({ exitCode: 2, code: "already_decided" });
    expect(kept.lines.join(" ")).toContain("its deletion was decided and may have happened");
    expect(place.ledger().never.list()).toEqual([]);
    await run(place, FEED);
    expect(namesIn(place)).not.toContain("Canaryfirst");
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("deletes the contact when the person who kept it asks for that", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    place.ledger().erasures.ask("1", true, "2026-11-21T02:00:00.000Z");
    await whileFaulty(place, DOWN, () => erase(place));
    await run(place, FEED);
    expect(namesIn(place)).not.toContain("Canaryfirst");
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("is named when the person must never be greeted, too", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const never = await whileFaulty(place, DOWN, async () => {
      await erase(place);
      return neverGreet(place, "Canaryfirst Canarylast", FEED);
    });
    expect(never).toMatchObject({ exitCode: 3, items: [{ deleted: 0, waiting: 1 }] });
    expect(never.lines.join(" ")).toContain("1 contact is deleted as soon as the service can be reached");
  });
});

describe("a never entry whose delete waits", () => {
  const changes = { mode: "changes", deletes: null } as const;

  test("is lifted, and the contact stays", async ({ place }) => {
    await apply(place, [ada(), ...TEAM], changes);
    const [lifted, discarded] = await whileFaulty(place, DOWN, async () => {
      await neverGreet(place, "Ada Lovelace", changes);
      const name = place.ledger().runs.latest(1)[0]?.run ?? "";
      const refused = await decide(place, { kind: "discard", run: name }, changes);
      return [await decide(place, { kind: "lift", id: 1 }, changes), refused] as const;
    });
    expect(discarded).toMatchObject({ exitCode: 2, code: "nothing_held" });
    expect(discarded.lines.join(" ")).toContain("celebration-sync never lift NUMBER");
    expect(lifted).toMatchObject({ exitCode: 0 });
    expect(lifted.lines.join(" ")).toContain("1 contact stays in the service");
    expect(place.ledger().runs.unfinished()).toEqual([]);
    place.sandbox.forgetRequests();
    await apply(place, [ada(1, { Birthday: "1981-02-03" })], changes);
    expect(mutations(place)).toEqual(["PATCH"]);
    expect(namesIn(place)).toContain("Ada");
  });

  test("is lifted after the delete was sent, and the answer says so", async ({ place }) => {
    await apply(place, [ada(), ...TEAM]);
    const lifted = await whileFaulty(place, UNANSWERED, async () => {
      await neverGreet(place);
      return decide(place, { kind: "lift", id: 1 });
    });
    expect(lifted).toMatchObject({ exitCode: 3 });
    expect(lifted.lines.join(" ")).toContain("was sent already and may have happened");
    await run(place);
    expect(namesIn(place)).not.toContain("Ada");
    expect(place.ledger().runs.unfinished()).toEqual([]);
  });

  test("is lifted, and the delete of another entry or of an erasure stays", async ({ place }) => {
    await apply(place, [ada(), canary(), ...TEAM], FEED);
    await whileFaulty(place, DOWN, async () => {
      await neverGreet(place, "Ada Lovelace", FEED);
      await neverGreet(place, "Canaryfirst Canarylast", FEED);
      await neverGreet(place, "Name2 Beispiel2", FEED);
      await erase(place);
      for (const id of [2, 3]) await decide(place, { kind: "lift", id }, FEED);
    });
    await run(place, FEED);
    expect(namesIn(place)).toEqual(["Name2", "Name3", "Name4", "Name5"]);
    expect(filesWith(place, CANARY)).toEqual([]);
  });
});

describe("a second never entry of one person", () => {
  test("is not made, and the one entry learns the new values", async ({ place }) => {
    await apply(place, [ada(), ...TEAM]);
    await neverGreet(place);
    const again = await neverGreet(place);
    expect(again).toMatchObject({ exitCode: 0, items: [{ never: 1 }] });
    expect(again.lines[0]).toMatch(/^The person is in entry 1 already/u);
    expect(place.ledger().never.list()).toHaveLength(1);
  });

  test("of an earlier version is named when the first is lifted", async ({ place }) => {
    await apply(place, [ada(), ...TEAM]);
    const forms = formsOf(personKnownAs("1", place.ledger())?.knownBy ?? []);
    await neverGreet(place);
    place.ledger().never.add(2, forms, "2026-11-21T02:00:00.000Z");
    const lifted = await decide(place, { kind: "lift", id: 1 });
    expect(lifted.lines.join(" ")).toContain("Entry 2 has the same person, so still no list creates the person.");
    await apply(place, [ada(), ...TEAM]);
    expect(namesIn(place)).not.toContain("Ada");
  });
});

describe("an undo", () => {
  test("of a delete that a never entry asked for is refused until the entry is lifted", async ({ place }) => {
    await apply(place, [ada(), ...TEAM]);
    await neverGreet(place);
    const name = place.ledger().runs.latest(1)[0]?.run ?? "";
    const refused = await decide(place, { kind: "undo", run: name });
    expect(refused).toMatchObject({ exitCode: 2, code: "nothing_to_undo" });
    expect(refused.lines).toContain("Ada Lovelace: this person must never be greeted.");
    expect(refused.lines.at(-1)).toContain("celebration-sync never lift NUMBER");
    expect(place.ledger().runs.held()).toEqual([]);
    await decide(place, { kind: "lift", id: 1 });
    expect(await decide(place, { kind: "undo", run: name })).toMatchObject({ exitCode: 4 });
    await decide(place, { kind: "approve", run: place.ledger().runs.held()[0]?.run ?? "" });
    expect(namesIn(place)).toContain("Ada");
  });

  test("of a list leaves the person out, and takes the others back", async ({ place }) => {
    await apply(place, [ada(), ...TEAM]);
    const [gone] = await apply(place, [person(2, "Name2", { Phone: "+493012340002" }), ...TEAM.slice(1)]);
    await neverGreet(place);
    const undo = await decide(place, { kind: "undo", run: gone?.run ?? "" });
    expect(undo).toMatchObject({ exitCode: 4, items: [{ reason: "never" }] });
    expect(undo.lines.join(" ")).not.toContain("created again");
  });
});

test("a second decision about an undo that stopped says that the next run goes on with it", async ({ place }) => {
  await apply(place, TEAM);
  const [came] = await apply(place, [person(6, "Fritz"), ...TEAM]);
  await decide(place, { kind: "undo", run: came?.run ?? "" });
  const undo = place.ledger().runs.held()[0]?.run ?? "";
  const again = await whileFaulty(place, ["drop-request:DELETE:1"], async () => {
    await decide(place, { kind: "approve", run: undo });
    return decide(place, { kind: "approve", run: undo });
  });
  expect(again.lines.join(" ")).toContain(
    "Nothing was done now. It is not finished yet. The next run goes on with it.",
  );
});

test("the delete of a person who must never be greeted is not discarded when its run halted", async ({ place }) => {
  await apply(place, [ada(), ...TEAM]);
  await whileFaulty(place, DOWN, () => neverGreet(place, "Ada"));
  const [{ run: name } = { run: "" }] = place.ledger().removals.pending();
  const halt = { code: "contacts_missing", reason: "The service has none of these contacts." } as const;
  place.ledger().runs.finish(name, "halted", new Date(place.clock.now()).toISOString(), halt);
  const { exitCode, lines } = await decide(place, { kind: "discard", run: name });
  expect([exitCode, lines[0]]).toEqual([2, expect.stringContaining(`celebration-sync approve ${name}`)]);
  expect(place.ledger().removals.pending()).toHaveLength(1);
  await decide(place, { kind: "approve", run: name });
  expect(namesIn(place)).not.toContain("Ada");
});
