import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { openLedger, openLedgerForReading } from "../../../../src/ledger/open-ledger.ts";
import { rebuildLedger } from "../../../../src/ledger/rebuild.ts";
import { apply, drop, mutations, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { createInstants, watchEffects } from "../../world/instants.ts";
import type { Workplace } from "../../world/workplace.ts";

const AT = "2026-11-22T02:00:00.000Z";
type Row = readonly string[];
const PEOPLE: readonly Row[] = Array.from({ length: 9 }, (_, index) => person(index + 1, `Name${index}`));

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

/** Loses the ledger, and rebuilds it from its newest copy and the journal. */
async function loseAndRebuild(place: Workplace): Promise<void> {
  place.ledger().close();
  for (const end of ["", "-wal", "-shm"]) rmSync(filesOf(place).ledger + end, { force: true });
  rebuildLedger(filesOf(place), AT);
  await place.reopen();
  place.sandbox.forgetRequests();
}

describe("a ledger that was lost and rebuilt", () => {
  test("creates no one of a list that was held, also where the service would refuse a second contact", async ({
    place,
  }) => {
    const withEmail = (nr: number) => person(nr, `Name${nr}`, { Email: `name${nr}@example.org` });
    await apply(place, [withEmail(1), withEmail(2)]);
    const group_id = place.sandbox.contacts()[0]?.group_id ?? 0;
    for (const first_name of ["Xaver", "Yves", "Zoe"]) place.sandbox.addContact({ first_name, group_id });
    const [held] = await apply(place, [1, 2, 3, 4, 5].map(withEmail));
    expect(held).toMatchObject({ status: "held", rows: { held: 3 } });
    place.ledger().backUp("2026-11-21T05-later");
    await loseAndRebuild(place);
    const doubts = place.ledger().operations.inState("in_doubt");
    expect(doubts).toHaveLength(3);
    await run(place);
    expect(mutations(place)).toEqual([]);
    expect(reported(place).filter((line) => line.includes("in_doubt in_doubt"))).toHaveLength(3);
  });

  test("keeps the rejected rows of the run whose copy it was rebuilt from", async ({ place }) => {
    await apply(place, [person(1, "Ada"), person(2, "Ben", { Birthday: "1980-02-31" })]);
    expect(reported(place)).toEqual(["Ben: local birthday_impossible"]);
    await loseAndRebuild(place);
    await run(place);
    expect(reported(place)).toEqual(["Ben: local birthday_impossible"]);
  });

  test("leaves no operation open in a superseded run when a person says that nothing was created", async ({
    place,
  }) => {
    const changes = { mode: "changes" } as const;
    await apply(place, [person(1, "Ada")], changes);
    place.sandbox.setFaults(["drop-request:POST:#1"]);
    await apply(place, [person(2, "Ben")], changes);
    place.sandbox.setFaults([]);
    await loseAndRebuild(place);
    const [doubt] = place.ledger().operations.inState("in_doubt");
    await runCommand(place, { kind: "resolve", operation: String(doubt?.id), contactId: null }, changes);
    await run(place, changes);
    expect(await run(place, changes)).toEqual([]);
    const [next] = await apply(place, [person(2, "Ben")], changes);
    expect(next).toMatchObject({ status: "completed", rows: { created: 1 } });
  });

  test("says in its report that a held run is superseded", async ({ place }) => {
    await apply(place, PEOPLE);
    const [held] = await apply(place, PEOPLE.slice(0, 4));
    expect(held?.status).toBe("held");
    place.ledger().backUp("2026-11-21T05-later");
    await loseAndRebuild(place);
    await run(place);
    const summary = readFileSync(join(place.folders.reports, held?.run ?? "", "summary.json"), "utf8");
    expect(JSON.parse(summary)).toMatchObject({ status: "superseded" });
  });

  test("supersedes deferred rows of a superseded run in its next pass", async ({ place }) => {
    place.sandbox.setFaults(["drop-request:POST:#1"]);
    const [first] = await apply(place, [person(1, "Ada")]);
    place.sandbox.setFaults([]);
    await loseAndRebuild(place);
    // A program before this one planned the create in its superseded run.
    for (const { id } of place.ledger().operations.inState("in_doubt")) place.ledger().manualDecisions.planAgain(id);
    await run(place);
    expect(place.ledger().operations.ofRun(first?.run ?? "", "planned")).toEqual([]);
    expect(await run(place)).toEqual([]);
  });
});

describe("a ledger that was lost and rebuilt, after people decided,", () => {
  const RIGHT = PEOPLE.slice(0, 6);
  const WRONG = [person(1, "Name0", { Birthday: "1991-09-09" }), ...PEOPLE.slice(1, 7)];
  /** Returns the id of the first open item. */
  const question = (place: Workplace) => {
    const [item] = place.ledger().openItems.open("staff");
    return item === undefined ? "" : place.ledger().openItems.toLine(item, null).id;
  };

  test("holds the list that an undo took back", async ({ place }) => {
    await apply(place, RIGHT);
    const [wrong] = await apply(place, WRONG);
    await runCommand(place, { kind: "undo", run: wrong?.run ?? "" });
    const undo = place.ledger().runs.latest(1)[0]?.run ?? "";
    expect(await runCommand(place, { kind: "approve", run: undo })).toBe(0);
    await loseAndRebuild(place);
    const [again] = await apply(place, WRONG.toReversed());
    expect(again?.holds.map(({ guard }) => guard)).toContain("undone_list");
    expect(mutations(place)).toEqual([]);
  });

  test("has the answers, the settings that it learned from them, and the corrections", async ({ place }) => {
    const list = [
      ...RIGHT.slice(0, 4),
      person(5, "Name4", { Birthday: "03/04/1985" }),
      person(6, "Name5", { Group: "Team Nowhere" }),
    ];
    const ordered = { dateOrder: null } as const;
    const [record] = await apply(place, list, ordered);
    dropChanged(place, record, (lines, header) =>
      setColumn(
        lines.filter((line) => line.includes("Name5")),
        header,
        "Group",
        () => "Team Berlin",
      ),
    );
    await run(place, ordered);
    expect(await runCommand(place, { kind: "answer", id: question(place), choice: "all DMY" }, ordered)).toBe(0);
    await loseAndRebuild(place);
    const [again] = await apply(place, list, ordered);
    expect(again?.rows).toMatchObject({ rejected: 0 });
    expect(place.ledger().learnedSettings.of("staff")).toHaveLength(1);
    expect(place.ledger().corrections.active("staff")).toHaveLength(1);
  });

  test("keeps one copy of decisions beside those of the runs", async ({ place }) => {
    const wrong = { Birthday: "1980-02-31" };
    await apply(place, [...RIGHT.slice(2), person(1, "Ada", wrong), person(2, "Ben", wrong)]);
    const copies = () => readdirSync(filesOf(place).backups).filter((name) => name.endsWith("~decided.db"));
    expect(copies()).toEqual([]);
    await runCommand(place, { kind: "dismiss", ids: [question(place)] });
    const [first] = copies();
    place.clock.pass(1_000);
    await run(place);
    expect(copies()).toEqual([first]);
    await runCommand(place, { kind: "dismiss", ids: [question(place)] });
    expect(copies()).toHaveLength(1);
    await apply(place, RIGHT);
    expect(copies()).toHaveLength(1);
  });

  test("carries a decision out though the copy can't be made, and copies later", async ({ place }) => {
    await apply(place, [person(1, "Ada"), person(2, "Ben", { Birthday: "1980-02-31" })]);
    const { backups } = filesOf(place);
    renameSync(backups, `${backups}-away`);
    writeFileSync(backups, "no folder");
    expect(await runCommand(place, { kind: "dismiss", ids: [question(place)] })).toBe(0);
    rmSync(backups);
    renameSync(`${backups}-away`, backups);
    await run(place);
    expect(readdirSync(backups).filter((name) => name.endsWith("~decided.db"))).toHaveLength(1);
  });
});

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
    const [next] = await apply(place, [
      ...changed,
      person(20, "Later", { Birthday: "1961-05-07", Email: "later@example.org" }),
    ]);
    expect(next?.status).toBe("completed");
  });

  test.for([
    ["at once", 0],
    ["when the clock jumped a year ahead", 365],
  ] as const)(
    "holds the next list, too, while a contact is unknown that no approved list would create (%s)",
    async ([, days], { place }) => {
      const [ada, ben, cleo, dora, emil] = PEOPLE as [Row, Row, Row, Row, Row];
      await apply(place, [ada]);
      copyState(place);
      await apply(place, [ada, ben]);
      const contactId = String(place.sandbox.contacts()[1]?.contact_id);
      putBack(place);
      rebuildLedger(filesOf(place), AT);
      await place.reopen();
      // Ben's row can't be read in the list that is approved.
      const [held] = await apply(place, [ada, ben.with(5, "1980-02-31"), cleo]);
      await runCommand(place, { kind: "approve", run: held?.run ?? "" });
      expect(namesIn(place)).toEqual(["Name0", "Name1", "Name2"]);
      place.clock.pass(days * 86_400_000);
      const [next] = await apply(place, [ada, ben, cleo]);
      expect(next).toMatchObject({ status: "held", holds: [{ guard: "strangers", figures: { unknown: 1 } }] });
      await runCommand(place, { kind: "discard", run: next?.run ?? "" });
      await runCommand(place, { kind: "link", feed: "staff", pairs: [{ line: null, key: "E-2", contactId }] });
      const [linked] = await apply(place, [ada, ben, cleo, dora, emil]);
      expect(linked).toMatchObject({ status: "completed", rows: { created: 2 } });
      expect(namesIn(place)).toHaveLength(5);
    },
  );

  test("is rebuilt from the ledger kept aside when the first rebuild died before it put the new one in its place", async ({
    place,
  }) => {
    copyState(place);
    await apply(place, PEOPLE.slice(0, 3));
    putBack(place);
    const files = filesOf(place);
    const dying = createInstants();
    dying.arm("renameSync state/ledger.db.rebuilding");
    watchEffects(place.root, dying);
    expect(() => rebuildLedger(files, AT)).toThrow(/crashed/u);
    watchEffects(place.root, place.instants());
    expect(rebuildLedger(files, AT)).toMatchObject({ kind: "rebuilt", linked: 0, mayLackContacts: true });
    await place.reopen();
    const [held] = await apply(place, PEOPLE.slice(0, 3));
    expect(held).toMatchObject({ status: "held", holds: [{ guard: "strangers" }] });
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

  test("is refused also when only links were made or ended since", async ({ place }) => {
    await apply(place, PEOPLE.slice(0, 3));
    copyState(place);
    const pairs = [{ line: null, key: "E-9", contactId: "4711" }];
    expect(await runCommand(place, { kind: "link", feed: "staff", pairs })).toBe(0);
    putBack(place);
    expect(() => openLedger(filesOf(place))).toThrow(/older than the last change/u);
    rebuildLedger(filesOf(place), AT);
    await place.reopen();
  });

  test("is refused also when only a create in doubt was asked about since", async ({ place }) => {
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    drop(place, [person(1, "Ada", { Email: "ada@example.org" }), ...PEOPLE.slice(1, 3)]);
    await run(place, {}, { waitsForProbes: false });
    copyState(place);
    place.clock.pass(120_000);
    await run(place);
    expect(
      place
        .ledger()
        .operations.inState("in_doubt")
        .map(({ issue }) => issue?.code),
    ).toEqual(["exists_unlinked"]);
    putBack(place);
    expect(() => openLedger(filesOf(place))).toThrow(/older than the last change/u);
    rebuildLedger(filesOf(place), AT);
    await place.reopen();
  });

  test("makes decisions void that waited in it", async ({ place }) => {
    await apply(place, PEOPLE);
    const asker = { by: "ada", via: "console", note: null } as const;
    copyState(place);
    await apply(place, PEOPLE.slice(1));
    const id = place.requests.ask({ kind: "retry", run: null }, asker, AT);
    putBack(place);
    rebuildLedger(filesOf(place), AT);
    await place.reopen();
    await run(place);
    expect(place.requests.find(id)).toMatchObject({ outcome: "void" });
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

  test("is refused also when a kill had left the note behind, because the next start writes it again", async ({
    place,
  }) => {
    await apply(place, PEOPLE.slice(0, 3));
    copyState(place);
    const note = filesOf(place).generation;
    cpSync(note, `${note}.before`);
    await apply(place, PEOPLE);
    renameSync(`${note}.before`, note);
    await place.restart();
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
