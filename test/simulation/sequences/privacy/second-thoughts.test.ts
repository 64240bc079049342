/** Decisions about a person that replace an earlier one, whose delete waits because the service could not be reached. */
import { join } from "node:path";
import { describe, expect } from "vitest";
import { openForWriting } from "../../../../src/ledger/database/open-database.ts";
import { apply, mutations, namesIn, run, test } from "../../world/list-sequence.ts";
import { canary, CANARY, erase, FEED, filesWith, OTHERS } from "../../world/canary.ts";
import { neverGreet } from "../../world/never-people.ts";
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
