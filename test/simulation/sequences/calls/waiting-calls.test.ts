import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { Entry } from "../../../../src/model/contact.ts";
import type { Ledger } from "../../../../src/ledger/ledger.ts";
import { takeLock } from "../../../../src/ledger/database/lock.ts";
import { Superseded } from "../../../../src/ledger/database/ownership.ts";
import { openLedger } from "../../../../src/ledger/open-ledger.ts";
import { makePass } from "../../../../src/run/inbox-pass.ts";
import type { RunEnv } from "../../../../src/run/run-env.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, drop, mutations, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const OPTIONS = { feeds: [testFeed("staff")], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };
const TEAM = Array.from({ length: 9 }, (_, index) => person(index + 1, `Name${index + 1}`));

/** Applies a list while `meanwhile` happens each time that an update or a delete waits for its turn in the rate limit. */
async function passWhileWaiting(
  place: Workplace,
  rows: typeof TEAM,
  meanwhile: () => void,
  ledger: Ledger = place.ledger(),
) {
  drop(place, rows);
  const env = place.env({ waitsForProbes: false, ledger });
  const { updateContact, deleteContact } = env.service;
  const service: RunEnv["service"] = {
    ...env.service,
    updateContact: (id, input, beforeSending) => (meanwhile(), updateContact(id, input, beforeSending)),
    deleteContact: (id, beforeSending) => (meanwhile(), deleteContact(id, beforeSending)),
  };
  place.sandbox.forgetRequests();
  return makePass(OPTIONS, { ...env, service });
}

const RENAMED = [person(1, "Ada"), ...TEAM.slice(1)];

/** Returns the entry of a person who has a contact in the service. */
function entryOf(place: Workplace, firstName: string): Entry {
  const contact = place.sandbox.contacts().find(({ first_name: name }) => name === firstName);
  const entry = place.ledger().entries.byContact(contact?.contact_id ?? 0);
  if (entry === null) throw new Error(`${firstName} is not linked`);
  return entry;
}

describe("a call that waits for its turn in the rate limit", () => {
  test.for([
    ["update", "Name1", RENAMED],
    ["delete", "Name9", TEAM.slice(0, 8)],
  ] as const)("is not sent when the link of its $0 ends meanwhile", async ([, name, rows], { place }) => {
    await apply(place, TEAM);
    const entry = entryOf(place, name);
    const unlink = () => place.ledger().manualDecisions.unlink(entry, null, "2026-11-21T02:00:00.000Z");
    const { runs } = await passWhileWaiting(place, [...rows], unlink);
    expect(mutations(place)).toEqual([]);
    expect(runs).toMatchObject([{ record: { status: "completed" } }]);
  });

  test("is not sent when a list names the person of its delete again meanwhile", async ({ place }) => {
    await apply(place, TEAM);
    const { id, ...entry } = entryOf(place, "Name9");
    const isBack = () => place.ledger().entries.update(id, { ...entry, run: "2026-11-21T020000.000Z-newer" });
    await passWhileWaiting(place, TEAM.slice(0, 8), isBack);
    expect(mutations(place)).toEqual([]);
  });

  test("is sent when nothing changes meanwhile", async ({ place }) => {
    await apply(place, TEAM);
    await passWhileWaiting(place, RENAMED.slice(0, 8), () => {});
    expect(mutations(place)).toEqual(["PATCH", "DELETE"]);
  });

  test("is not sent when the lock is deleted meanwhile", async ({ place }) => {
    await apply(place, TEAM);
    place.ledger().close();
    const lockFile = join(place.root, "state/lock.db");
    const lock = takeLock(lockFile, "the first process");
    if ("heldBy" in lock) throw new Error(lock.heldBy);
    const files = {
      ledger: join(place.root, "state/ledger.db"),
      contactJournal: join(place.root, "state/contacts.jsonl"),
      backups: join(place.root, "state/backup"),
      generation: join(place.root, "ledger-generation.json"),
    };
    const ledger = openLedger(files, lock);
    const meanwhile = () => rmSync(lockFile, { force: true });
    await expect(passWhileWaiting(place, RENAMED, meanwhile, ledger)).rejects.toThrow(Superseded);
    expect(mutations(place)).toEqual([]);
    ledger.close();
    lock.release();
    await place.reopen();
  });
});
