import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { rebuildLedger } from "../../../../src/ledger/rebuild.ts";
import { eraseOn } from "../../../../src/run/decisions/runs/privacy/go-on-erasing.ts";
import { CANARY, canary, erase, FEED, filesWith, OTHERS } from "../../world/canary.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, namesIn, person, reported, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const state = (place: Workplace) => join(place.root, "state");

/** Puts an older `state` folder back, as a person does after a crash of the disk, and rebuilds the ledger. */
async function putBack(place: Workplace, former: string): Promise<void> {
  place.ledger().close();
  rmSync(state(place), { recursive: true });
  cpSync(former, state(place), { recursive: true });
  const files = {
    ledger: join(state(place), "ledger.db"),
    contactJournal: join(state(place), "contacts.jsonl"),
    backups: join(state(place), "backup"),
    generation: join(place.root, "ledger-generation.json"),
  };
  expect(rebuildLedger(files, "2026-11-22T02:00:00.000Z", true)).toMatchObject({ kind: "rebuilt" });
  await place.reopen();
}

/** Copies the `state` folder outside the data folder while the ledger is open, as a backup of the machine does. */
async function copyState(place: Workplace): Promise<string> {
  const copy = `${place.root}-copy`;
  await place.restart(() => cpSync(state(place), copy, { recursive: true }));
  return copy;
}

/** Goes on with erasures, as each run does. Returns what the log says. */
async function goOn(place: Workplace): Promise<readonly string[]> {
  const said: string[] = [];
  const env = { ...place.env({ waitsForProbes: false }), log: (_level: string, message: string) => said.push(message) };
  await eraseOn([testFeed("staff", FEED)], env);
  return said;
}

describe("an older state folder that is put back after an erasure", () => {
  test.for([
    ["a linked person", [[canary(), ...OTHERS]], "canary.mail@example.org"],
    [
      "a person with two contacts",
      [[canary(), ...OTHERS, canary({ Nr: "CANARY-2", Group: "Team Rome" })]],
      "CANARY-77",
    ],
    [
      "a person whose unchanged row stood twice in a list",
      [
        [canary(), ...OTHERS],
        [canary(), canary(), ...OTHERS],
      ],
      "CANARY-77",
    ],
    ["a person whose row was refused", [[canary({ Birthday: "1937-13-03" }), ...OTHERS]], "canaryfirst"],
    [
      "a person of a held list",
      [OTHERS, [canary(), ...OTHERS.map((cells) => ["", ...cells.slice(1)])]],
      "Canaryfirst Canarylast",
    ],
  ] as const)(
    "brings %s back, which the log says, and the person is erased again",
    async ([, lists, text], { place }) => {
      for (const rows of lists) await apply(place, rows, FEED);
      const copy = await copyState(place);
      try {
        expect(await erase(place, false, text)).toMatchObject({ exitCode: 0 });
        expect(filesWith(place, CANARY)).toEqual([]);
        // Lines and contacts of others that came later have other numbers.
        await apply(place, [...OTHERS, person(6, "Fritz", { Birthday: "1980-13-01" })], FEED);
        await putBack(place, copy);
        expect(filesWith(place, CANARY)).not.toEqual([]);
        const said = (await goOn(place)).join("; ");
        expect(said).toContain("The ledger that was put back has records of people who were erased.");
        expect(filesWith(place, CANARY)).toEqual([]);
        expect(await goOn(place)).toEqual([]);
        await apply(place, [...OTHERS, person(6, "Fritz", { Birthday: "1980-13-01" })], FEED);
        expect(reported(place)).toEqual(["Fritz: local birthday_impossible"]);
      } finally {
        rmSync(copy, { recursive: true, force: true });
      }
    },
  );

  test("names an erasure that waited and is lost with it, once", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const copy = await copyState(place);
    try {
      place.sandbox.setFaults(["status-400:DELETE:#1"]);
      expect(await erase(place)).toMatchObject({ exitCode: 3 });
      place.sandbox.setFaults([]);
      await putBack(place, copy);
      const contactId = place.sandbox.contacts().find(({ first_name: name }) => name === "Canaryfirst")?.contact_id;
      expect(await goOn(place)).toEqual([
        expect.stringMatching(`contact ${contactId} .* celebration-sync erase contact:${contactId}$`),
      ]);
      expect(await goOn(place)).toEqual([]);
      expect(await erase(place)).toMatchObject({ exitCode: 0 });
      await putBack(place, copy);
      expect((await goOn(place)).join("; ")).not.toContain("did not end");
      expect(filesWith(place, CANARY)).toEqual([]);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  test("keeps a contact that was to stay", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const copy = await copyState(place);
    try {
      await erase(place, true);
      // Without its key, the file of never entries can't be used, and nothing is sent.
      cpSync(join(state(place), "never.key"), join(copy, "never.key"));
      await putBack(place, copy);
      await apply(place, [...OTHERS, person(6, "Fritz")], FEED);
      expect(namesIn(place)).toContain("Canaryfirst");
      expect(filesWith(place, CANARY)).toEqual([]);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  test("keeps erasing when a person puts it back twice", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const copy = await copyState(place);
    try {
      await erase(place);
      for (const _ of ["once", "twice"]) {
        await putBack(place, copy);
        expect(await goOn(place)).not.toEqual([]);
        expect(filesWith(place, CANARY)).toEqual([]);
      }
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
});
