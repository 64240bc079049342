import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { openLedger, openLedgerForReading } from "../../../src/ledger/open-ledger.ts";
import { rebuildLedger } from "../../../src/ledger/rebuild.ts";
import { apply, mutations, person, runCommand, test } from "../world/list-sequence.ts";
import type { Workplace } from "../world/workplace.ts";

const AT = "2026-11-22T02:00:00.000Z";
const PEOPLE = Array.from({ length: 9 }, (_, index) => person(index + 1, `Name${index}`));

const stateOf = ({ root }: Workplace) => join(root, "state");
const filesOf = ({ root }: Workplace) => ({
  ledger: join(root, "state/ledger.db"),
  contactJournal: join(root, "state/contacts.jsonl"),
  backups: join(root, "state/backup"),
  generation: join(root, "ledger-generation.json"),
});

/** Copies the folder `state`, as a snapshot of the machine does. */
function copyState(place: Workplace): void {
  cpSync(stateOf(place), join(place.root, "snapshot"), { recursive: true });
}

/** Puts the copy of the folder `state` back. */
function putBack(place: Workplace): void {
  place.ledger().close();
  rmSync(stateOf(place), { recursive: true });
  renameSync(join(place.root, "snapshot"), stateOf(place));
}

describe("an older state folder that is put back", () => {
  test("is refused at the start, also for reading, until rebuild", async ({ place }) => {
    await apply(place, PEOPLE.slice(0, 3));
    copyState(place);
    await apply(place, PEOPLE);
    putBack(place);
    const files = filesOf(place);
    expect(() => openLedger(files)).toThrow(/1 run made calls since.*celebration-sync rebuild/u);
    expect(() => openLedgerForReading(files)).toThrow(/older than the last run/u);
    expect(rebuildLedger(files, AT)).toMatchObject({ kind: "rebuilt", linked: 3, mayLackContacts: true });
    await place.reopen();
    place.sandbox.forgetRequests();
    const [held] = await apply(place, PEOPLE);
    expect(held).toMatchObject({ status: "held", holds: [{ guard: "strangers", figures: { unknown: 6 } }] });
    expect(mutations(place)).toEqual([]);
  });

  test("holds the next list with new people also when the group has as many contacts as before", async ({ place }) => {
    await apply(place, PEOPLE.slice(0, 8));
    copyState(place);
    const changed = [...PEOPLE.slice(1, 8), PEOPLE[8] ?? []];
    await apply(place, changed);
    expect(place.sandbox.contacts()).toHaveLength(8);
    putBack(place);
    rebuildLedger(filesOf(place), AT);
    await place.reopen();
    place.sandbox.forgetRequests();
    const [held] = await apply(place, changed);
    expect(held).toMatchObject({ status: "held", holds: [{ guard: "strangers", figures: { restored: 1 } }] });
    expect(mutations(place)).toEqual([]);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" });
    const [next] = await apply(place, [...changed, person(20, "Later", { Birthday: "1961-05-07" })]);
    expect(next?.status).toBe("completed");
  });

  test("is refused also when only updates were made since", async ({ place }) => {
    await apply(place, PEOPLE);
    copyState(place);
    await apply(place, [person(1, "Renamed"), ...PEOPLE.slice(1)]);
    putBack(place);
    expect(rebuildLedger(filesOf(place), AT)).toMatchObject({ kind: "rebuilt", linked: 9 });
    await place.reopen();
    const [record] = await apply(place, PEOPLE);
    expect(record).toMatchObject({ status: "completed", rows: { updated: 9, created: 0 } });
    expect(place.sandbox.contacts().map(({ first_name: name }) => name)).toContain("Name0");
  });

  test("makes decisions void that waited in it", async ({ place }) => {
    await apply(place, PEOPLE);
    place.ledger().requests.ask({ kind: "retry", run: null }, AT);
    copyState(place);
    await apply(place, PEOPLE.slice(1));
    putBack(place);
    rebuildLedger(filesOf(place), AT);
    await place.reopen();
    expect(place.ledger().requests.waiting()).toEqual([]);
    expect(place.ledger().requests.voidSince(AT)).toHaveLength(1);
  });

  test("is not suspected after a kill between the ledger's generation and its note, or when the note is gone", async ({
    place,
  }) => {
    await apply(place, PEOPLE.slice(0, 3));
    const note = filesOf(place).generation;
    cpSync(note, `${note}.before`);
    await apply(place, PEOPLE);
    renameSync(`${note}.before`, note);
    await place.restart();
    rmSync(note);
    await place.restart();
    expect(await apply(place, PEOPLE)).toMatchObject([{ status: "completed" }]);
    copyState(place);
    await apply(place, PEOPLE.slice(1));
    putBack(place);
    expect(() => openLedger(filesOf(place))).toThrow(/older than the last run/u);
    rebuildLedger(filesOf(place), AT);
    await place.reopen();
  });

  test("is refused when a line of the journal was changed, which rebuild names", async ({ place }) => {
    await apply(place, PEOPLE.slice(0, 3));
    const files = filesOf(place);
    place.ledger().close();
    const text = readFileSync(files.contactJournal, "utf8");
    writeFileSync(files.contactJournal, text.replace(/"contactId":(\d+)(.*)\n$/u, '"contactId":9$1$2\n'));
    expect(() => openLedger(files)).toThrow(/Line 3 of .*contacts\.jsonl was changed/u);
    expect(rebuildLedger(files, AT)).toEqual({ kind: "sound", damagedLines: [{ line: 3, kind: "changed" }] });
    await place.reopen();
    expect(await apply(place, PEOPLE.slice(0, 3))).toMatchObject([{ rows: { unchanged: 3 } }]);
  });

  test("is not suspected after passes without calls", async ({ place }) => {
    await apply(place, PEOPLE);
    copyState(place);
    expect(await apply(place, PEOPLE)).toMatchObject([{ rows: { unchanged: 9 } }]);
    putBack(place);
    await place.reopen();
    expect(await apply(place, PEOPLE)).toMatchObject([{ rows: { unchanged: 9 } }]);
  });

  test("is refused when it belongs to another ledger, or when the note can't be read", async ({ place }) => {
    await apply(place, PEOPLE);
    const files = filesOf(place);
    place.ledger().close();
    writeFileSync(files.generation, '{"ledger":"0000000000000000","generation":1}\n');
    expect(() => openLedger(files)).toThrow(/another one/u);
    writeFileSync(files.generation, "torn");
    expect(() => openLedger(files)).toThrow(/can't be read/u);
    rebuildLedger(files, AT);
    await place.reopen();
    expect(await apply(place, PEOPLE)).toMatchObject([{ status: "completed", rows: { updated: 9 } }]);
  });
});
