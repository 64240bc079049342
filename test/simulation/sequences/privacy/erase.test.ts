import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { openForWriting } from "../../../../src/ledger/database/open-database.ts";
import { claimFolderFor } from "../../../../src/pipeline/intake/arrival/claim-folder.ts";
import { makePass } from "../../../../src/run/inbox-pass.ts";
import { personNamed } from "../../../../src/run/push/never/name-person.ts";
import {
  CANARY,
  canary,
  decide,
  erase,
  FEED,
  filesWith,
  keepEverywhere,
  ods,
  OTHERS,
  withLedgerFile,
} from "../../world/canary.ts";
import { crashAtEachInstant } from "../../world/crash-at-each-instant.ts";
import { csvText, dropCorrected, dropFile } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { apply, drop, mutations, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import { columnsThatAre, columnsWith, hashesIn } from "../../world/personal-columns.ts";
import type { Workplace } from "../../world/workplace.ts";

const figures = (place: Workplace, runs: readonly string[]) =>
  runs.map((name) => place.ledger().reportSource(place.ledger().runs.named(name)).record.rows);

/** Columns that hold hashes, or have something only while a list or an erasure is unfinished. */
const NOT_IN_CLEAR = /hash$|^erasures\.|^runs\.path$/u;

/** Drops a list with the person, whose create arrives without an answer and stays in doubt: no address can be probed. */
async function leaveInDoubt(place: Workplace) {
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  drop(place, [canary({ Email: "", Phone: "" }), ...OTHERS]);
  await run(place, FEED);
  place.sandbox.setFaults([]);
  return place.ledger().operations.inState("in_doubt")[0];
}

describe("erase", () => {
  test("leaves nothing of the person in any file or column, and the rows of others readable", async ({ place }) => {
    await keepEverywhere(place);
    const inLedger = withLedgerFile(place, (db) => columnsWith(db, CANARY));
    expect(inLedger).toEqual(columnsThatAre("personal").filter((name) => !NOT_IN_CLEAR.test(name)));
    expect(filesWith(place, CANARY).length).toBeGreaterThan(100);
    const runs = place
      .ledger()
      .runs.latest(50)
      .map(({ run: name }) => name);
    const before = figures(place, runs);
    expect(await erase(place)).toMatchObject({ exitCode: 0 });
    expect(withLedgerFile(place, (db) => columnsWith(db, CANARY))).toEqual([]);
    expect(filesWith(place, CANARY)).toEqual([]);
    expect(filesWith(place, "Name3").filter((path) => path.startsWith("archive")).length).toBeGreaterThan(15);
    expect(namesIn(place)).toEqual(["Name2", "Name3", "Name4", "Name5", "Other"]);
    // What waited to be sent is not sent any more. All rows are still counted.
    const sent = (rows: ReturnType<typeof figures>) =>
      rows.map(({ held, deferred, skipped, ...others }) => ({ ...others, unsent: held + deferred + skipped }));
    expect(sent(figures(place, runs))).toEqual(sent(before));
    await apply(place, [...OTHERS, person(6, "Fritz")], FEED);
    expect(namesIn(place)).toContain("Fritz");
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("leaves no hash of the person's rows", async ({ place }) => {
    const hashes = () => withLedgerFile(place, (db) => new Set(hashesIn(db)));
    await apply(place, OTHERS, FEED);
    const ofOthers = hashes();
    const record = await apply(place, [canary({ Birthday: "1937-13-03" }), ...OTHERS], FEED);
    expect(record).toHaveLength(1);
    await apply(place, [canary(), ...OTHERS], FEED);
    await apply(place, [canary({ Birthday: "1937-10-04" }), ...OTHERS], FEED);
    await apply(place, [canary({ Email: "no address" }), ...OTHERS], FEED);
    const ofPerson = [...hashes()].filter((hash) => hash !== "" && !ofOthers.has(hash));
    expect(ofPerson.length).toBeGreaterThan(3);
    await erase(place);
    expect(ofPerson.filter((hash) => filesWith(place, hash).length > 0)).toEqual([]);
  });

  test("takes the person out of an undo that waits, and out of what is sent again", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS]);
    const [left] = await apply(place, OTHERS);
    expect(left?.deletes.deleted).toBe(1);
    await decide(place, { kind: "undo", run: left?.run ?? "" });
    const undo = place.ledger().runs.latest(1)[0]?.run ?? "";
    expect(await erase(place, false, "Canaryfirst Canarylast")).toMatchObject({ exitCode: 0 });
    place.sandbox.forgetRequests();
    await decide(place, { kind: "approve", run: undo });
    await decide(place, { kind: "retry", run: null });
    await run(place);
    expect(mutations(place)).toEqual([]);
    expect(place.ledger().openItems.open("staff")).toEqual([]);
    expect((await decide(place, { kind: "undo", run: left?.run ?? "" })).lines.join(" ")).not.toMatch(
      /^:|: the person/u,
    );
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("ends an undo that has lost its only person, and the next lists go on", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS]);
    const [left] = await apply(place, OTHERS);
    await decide(place, { kind: "undo", run: left?.run ?? "" });
    const undo = place.ledger().runs.latest(1)[0]?.run ?? "";
    const { lines } = await erase(place, false, "Canaryfirst Canarylast");
    expect(lines).toContain(
      `${undo} ended by itself. All its people were erased, or must never be greeted. The list was not taken back.`,
    );
    expect(place.ledger().runs.named(undo)).toMatchObject({ status: "completed", acceptedAt: null });
    expect(place.ledger().runs.named(left?.run ?? "").undoneBy ?? null).toBeNull();
    const report = readFileSync(join(place.folders.reports, undo, "report.html"), "utf8");
    expect(report).toContain("All people of this way back were erased, or must never be greeted.");
    const ofList = readFileSync(join(place.folders.reports, left?.run ?? "", "report.html"), "utf8");
    expect(ofList).not.toContain("It waits for a decision.");
    expect(await decide(place, { kind: "approve", run: undo })).toMatchObject({ exitCode: 2, code: "nothing_held" });
    await apply(place, [...OTHERS, person(6, "Fritz")]);
    expect(namesIn(place)).toContain("Fritz");
  });

  test("leaves an undo of several people to decide about when one of them is erased", async ({ place }) => {
    await apply(place, OTHERS);
    const [came] = await apply(place, [canary(), person(6, "Fritz"), ...OTHERS]);
    await decide(place, { kind: "undo", run: came?.run ?? "" });
    const [undo] = place.ledger().runs.held();
    const waits = `${undo?.run} waits for a decision: it takes ${came?.run} back. To carry it out: celebration-sync approve ${undo?.run}.`;
    const { lines } = await erase(place);
    expect(lines.join(" ")).toContain(`Without this person, ${waits}`);
    expect(place.ledger().runs.named(undo?.run ?? "").status).toBe("held");
    const ofErasure = place.ledger().runs.latest(1)[0]?.run ?? "";
    const refused = await decide(place, { kind: "approve", run: ofErasure });
    expect(refused).toMatchObject({ exitCode: 2, code: "nothing_held" });
    expect(refused.lines[1]).toContain(waits);
    expect((await erase(place, false, "Name2 Beispiel2")).lines.join(" ")).not.toContain("waits for a decision");
    await decide(place, { kind: "approve", run: undo?.run ?? "" });
    expect(namesIn(place)).toEqual(["Name3", "Name4", "Name5"]);
  });

  test("leaves nothing in copies of the ledger that link a former contact of the person", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const [{ status } = {}] = await apply(place, OTHERS, FEED);
    expect(status).toBe("completed");
    await apply(place, [canary(), ...OTHERS], FEED);
    expect(namesIn(place)).toContain("Canaryfirst");
    expect(await erase(place)).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("names the lists in the inbox that still have the person, and leaves them as they are", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    // The person stands there without any address, and in other columns.
    dropFile(place, "staff-next.csv", csvText(["Last Name", "First Name"], [["Canarylast", "Canaryfirst"]]));
    dropFile(place, "staff-others.csv", csvText(HEADER, OTHERS));
    dropFile(place, "staff-packed.csv", Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3]));
    const { lines } = await erase(place);
    expect(lines.filter((line) => line.includes("inbox"))).toEqual([
      expect.stringMatching(/^Still in the inbox, with this person: staff-next\.csv\. /u),
      expect.stringMatching(/^Not searched: staff-packed\.csv in the inbox\./u),
    ]);
    expect(filesWith(place, CANARY)).toEqual(["inbox/staff-next.csv"]);
  });

  test("names the lists in the inbox also while the erasure waits, and in the log when it ends", async ({ place }) => {
    const named = /^Still in the inbox, with this person: staff-next\.csv\. /u;
    await apply(place, [canary(), ...OTHERS], FEED);
    dropFile(place, "staff-next.csv", csvText(HEADER, [canary(), ...OTHERS]));
    place.sandbox.setFaults(["drop-request:GET:1", "drop-request:DELETE:1"]);
    const { exitCode, lines } = await erase(place);
    expect([exitCode, lines]).toEqual([3, expect.arrayContaining([expect.stringMatching(named)])]);
    place.sandbox.setFaults([]);
    const said: string[] = [];
    const env = {
      ...place.env({ waitsForProbes: true }),
      log: (_: string, message: string) => void said.push(message),
    };
    await makePass(
      { feeds: [testFeed("staff", FEED)], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true },
      env,
    );
    expect(said).toContainEqual(expect.stringMatching(named));
  });

  test("names the lists that were taken from the inbox and not read yet", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const stopped = claimFolderFor(place.folders.working, "staff", place.clock.now(), 0.5);
    mkdirSync(stopped);
    writeFileSync(
      join(stopped, "staff-next.csv"),
      csvText(["Last Name", "First Name"], [["Canarylast", "Canaryfirst"]]),
    );
    writeFileSync(join(stopped, "staff-others.csv"), csvText(HEADER, OTHERS));
    expect((await erase(place)).lines.filter((line) => line.includes("to be read"))).toEqual([
      "Still to be read, with this person: staff-next.csv. The next run reads it, so erase the person again after it.",
    ]);
  });

  test("keeps the contact when asked to, and no list changes it again", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    expect(await erase(place, true)).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, CANARY)).toEqual([]);
    await apply(place, [canary({ Birthday: "1937-10-04" }), ...OTHERS], FEED);
    expect(place.sandbox.contacts().filter(({ first_name: name }) => name === "Canaryfirst")).toMatchObject([
      { birthday: "1937-10-03" },
    ]);
  });

  test("waits while the service can't be reached, and goes on at the next run", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    place.sandbox.setFaults(["drop-request:GET:1", "drop-request:DELETE:1"]);
    expect(await erase(place)).toMatchObject({ exitCode: 3 });
    expect(place.ledger().erasures.open()).toHaveLength(1);
    place.sandbox.setFaults([]);
    await run(place, FEED);
    expect(place.ledger().erasures.open()).toEqual([]);
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("tries a delete again after a day that the service refused", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    place.sandbox.setFaults(["status-400:DELETE:#1"]);
    const { exitCode, lines } = await erase(place);
    const [{ run: refused } = { run: "" }] = place.ledger().runs.latest(1);
    expect([exitCode, lines.at(-1)]).toEqual([
      3,
      expect.stringContaining(
        `The erasure waits: the service refused to delete the contact, as the report of ${refused}`,
      ),
    ]);
    expect(lines.join(" ")).not.toContain("The next run goes on with it.");
    place.sandbox.forgetRequests();
    await run(place, FEED);
    expect(mutations(place)).toEqual([]);
    place.clock.pass(25 * 3_600_000);
    await run(place, FEED);
    expect(mutations(place)).toEqual(["DELETE"]);
    expect(namesIn(place)).not.toContain("Canaryfirst");
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("ends well although an earlier erasure of another person still waits", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    place.sandbox.setFaults(["status-400:DELETE:#1"]);
    await erase(place);
    const { exitCode, lines, items } = await erase(place, false, "Name2 Beispiel2");
    expect([exitCode, items]).toEqual([0, [{ erased: 1, waiting: 0 }]]);
    expect(lines.filter((line) => line.includes("erasure"))).toEqual([
      expect.stringMatching(/^An earlier erasure still waits: the service refused to delete the contact/u),
    ]);
    expect(namesIn(place)).not.toContain("Name2");
    expect(place.ledger().erasures.open()).toHaveLength(1);
  });

  test("tries a delete at once that the service refused, when it is asked for again", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    place.sandbox.setFaults(["status-400:DELETE:#1"]);
    await erase(place);
    place.sandbox.setFaults([]);
    // A person deleted the contact in the service's own pages meanwhile.
    const contact = place.sandbox.contacts().find(({ first_name: name }) => name === "Canaryfirst");
    place.sandbox.deleteContact(contact?.contact_id ?? 0);
    expect(await erase(place)).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("says that there is no contact to keep when the person's only row was refused", async ({ place }) => {
    await apply(place, [canary({ Birthday: "1937-13-03" }), ...OTHERS], FEED);
    expect((await erase(place, true, "canaryfirst")).lines[0]).toMatch(/^There is no contact to keep: /u);
    place.sandbox.forgetRequests();
    await apply(place, [canary(), ...OTHERS], FEED);
    expect(mutations(place)).toEqual([]);
  });

  test("deletes the contact of a create that was in doubt, as soon as a person names the contact", async ({
    place,
  }) => {
    const doubt = await leaveInDoubt(place);
    const asked = await erase(place, false, "canaryfirst");
    expect(asked).toMatchObject({ exitCode: 3 });
    expect(asked.lines.join("\n")).not.toContain("No contact had to be deleted");
    const contactId = place.sandbox.contacts().find(({ first_name: name }) => name === "Canaryfirst")?.contact_id ?? 0;
    await decide(place, { kind: "resolve", operation: String(doubt?.id), contactId });
    await run(place, FEED);
    expect(namesIn(place)).not.toContain("Canaryfirst");
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test.for([true, false])(
    "says what becomes of the contact when the doubt is decided: keeps it %s",
    async (keeps, { place }) => {
      const doubt = await leaveInDoubt(place);
      await erase(place, keeps, "canaryfirst");
      const contactId =
        place.sandbox.contacts().find(({ first_name: name }) => name === "Canaryfirst")?.contact_id ?? 0;
      const decided = await decide(place, { kind: "resolve", operation: String(doubt?.id), contactId });
      expect(decided.lines[1]).toMatch(
        keeps ? /^This person is being erased. The contact stays/u : /the next run deletes the/u,
      );
      await run(place, FEED);
      expect(namesIn(place).includes("Canaryfirst")).toBe(keeps);
    },
  );

  test("says that no list creates a person who is never greeted when the doubt made none", async ({ place }) => {
    const doubt = await leaveInDoubt(place);
    await erase(place, true, "canaryfirst");
    const { lines } = await decide(place, { kind: "resolve", operation: String(doubt?.id), contactId: null });
    expect(lines.join(" ")).toMatch(/so no list creates the person\.$/u);
  });

  test("waits while a create of the person is in doubt, also under another key", async ({ place }) => {
    await apply(place, [canary({ Birthday: "1937-13-03" }), ...OTHERS], FEED);
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    drop(place, [canary({ Birthday: "1937-13-03" }), canary({ Nr: "CANARY-90" }), ...OTHERS]);
    await run(place, FEED, { waitsForProbes: false });
    place.sandbox.setFaults([]);
    const [doubt] = place.ledger().operations.inState("in_doubt");
    const refused = place
      .ledger()
      .openItems.open("staff")
      .find(({ status }) => status === "local");
    expect(await erase(place, false, `r${refused?.id}`)).toMatchObject({
      exitCode: 3,
      lines: expect.arrayContaining([expect.stringContaining(`operation ${doubt?.id}`)]) as unknown,
    });
    await decide(place, { kind: "resolve", operation: String(doubt?.id), contactId: null });
    place.sandbox.forgetRequests();
    await run(place, FEED);
    expect(filesWith(place, CANARY)).toEqual([]);
    expect(mutations(place)).toEqual([]);
  });

  test("removes a person of a held list, and the approved list does not create the person", async ({ place }) => {
    await apply(place, OTHERS, FEED);
    const withoutKeys = OTHERS.map((cells) => ["", ...cells.slice(1)]);
    const [held] = await apply(place, [canary(), person(6, "Fritz"), ...withoutKeys], FEED);
    expect(held).toMatchObject({ status: "held", rows: { held: 2 } });
    expect(await erase(place, false, "Canaryfirst Canarylast")).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, CANARY)).toEqual([]);
    await decide(place, { kind: "approve", run: held?.run ?? "" });
    expect(namesIn(place)).toEqual(["Fritz", "Name2", "Name3", "Name4", "Name5"]);
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("does not send a corrected line of the person on that waits for a held list", async ({ place }) => {
    await keepEverywhere(place);
    const held = place
      .ledger()
      .runs.latest(9)
      .find(({ status }) => status === "held");
    await erase(place);
    place.sandbox.forgetRequests();
    await decide(place, { kind: "approve", run: held?.run ?? "" });
    await run(place, FEED);
    expect(namesIn(place)).not.toContain("Canaryfirst");
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("keeps what others have in common with the person", async ({ place }) => {
    // May is a month, and Berlin a part of the group's name.
    const may = person(9, "May", { "Last Name": "Berlin", Email: "may@example.org", Birthday: "1980-02-02" });
    const namesake = person(8, "May", { "Last Name": "Berlin", Birthday: "1955-05-05" });
    const refused = person(7, "May", { "Last Name": "Berlin", Birthday: "1966-13-45" });
    await apply(place, [...OTHERS, namesake, refused], FEED);
    await apply(place, [may, ...OTHERS, namesake, refused], FEED);
    dropFile(place, "letter.csv", `"We meet in May in Berlin.\r\n`);
    await run(place, FEED);
    const before = filesWith(place, "");
    expect(reported(place)).toContain("May: local looks_like");
    expect(await erase(place, false, "may@example.org")).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, "").filter((path) => path.startsWith("failed"))).toEqual(
      before.filter((path) => path.startsWith("failed")),
    );
    expect(filesWith(place, "").filter((path) => /report\.html|summary\.json|plan\.json/u.test(path))).toEqual(
      expect.arrayContaining(before.filter((path) => /report\.html|summary\.json|plan\.json/u.test(path))),
    );
    expect(reported(place)).toEqual(["May: local birthday_impossible"]);
    expect(filesWith(place, "1955-05-05").filter((path) => path.startsWith("archive"))).toHaveLength(2);
    expect(filesWith(place, "1966-13-45").filter((path) => path.startsWith("archive"))).toHaveLength(2);
    expect(namesIn(place).filter((name) => name === "May")).toHaveLength(1);
  });

  test("keeps a namesake with the same phone and another birthday", async ({ place }) => {
    const phone = { Phone: "+4930123456", "Last Name": "Berlin" };
    const father = person(7, "Jan", { ...phone, Birthday: "1950-02-03" });
    const son = person(8, "Jan", { ...phone, Birthday: "1980-06-07", Group: "Team birthdays" });
    await apply(place, [...OTHERS, father, son], FEED);
    const ids = place.sandbox.contacts().flatMap(({ first_name: name, contact_id: id }) => (name === "Jan" ? id : []));
    const [first = 0, second = 0] = ids;
    expect(await decide(place, { kind: "erase", person: String(first), keepContact: false })).toMatchObject({
      exitCode: 0,
    });
    expect(filesWith(place, "1950-02-03")).toEqual([]);
    expect(readFileSync(join(place.root, "state/contacts.jsonl"), "utf8")).toContain(`"contactId":${second},`);
    expect(filesWith(place, "1980-06-07").filter((path) => path.startsWith("archive"))).toHaveLength(1);
  });

  test("asks nothing about the person when a list of the person goes on later", async ({ place }) => {
    await apply(place, OTHERS.slice(0, 2), FEED);
    place.sandbox.setPlanLimit(2);
    await apply(place, [canary({ Birthday: "1937-13-03" }), ...OTHERS], FEED);
    expect(await erase(place, false, "canaryfirst")).toMatchObject({ exitCode: 0 });
    place.sandbox.setPlanLimit(null);
    await run(place, FEED);
    expect(namesIn(place)).toEqual(["Name2", "Name3", "Name4", "Name5"]);
    expect(place.ledger().openItems.open("staff")).toEqual([]);
  });

  test("removes a row of the person's key that has another first name", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    await apply(place, [canary(), canary({ "First Name": "Zoe", Email: "", Phone: "" }), ...OTHERS], FEED);
    expect(await erase(place)).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("removes the rows of a person who has no first name in any list", async ({ place }) => {
    const nameless = canary({ "First Name": "", Email: "", Phone: "" });
    await apply(place, [nameless, ...OTHERS], FEED);
    const [item] = place.ledger().openItems.open("staff");
    expect(await decide(place, { kind: "erase", person: `r${item?.id}`, keepContact: false })).toMatchObject({
      exitCode: 0,
    });
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("keeps a namesake's row in a corrected report, where dates have an apostrophe", async ({ place }) => {
    const son = { "Last Name": "Canarylast", Birthday: "1980-06-07" };
    const [record] = await apply(
      place,
      [canary(), person(8, "Canaryfirst", son), person(7, "Canaryfirst", { ...son, Group: "Nowhere" }), ...OTHERS],
      FEED,
    );
    dropCorrected(place, record?.run, "Nowhere", "Team birthdays");
    await run(place, FEED);
    expect(await erase(place)).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, /E-7,.*1980-06-07/u).filter((path) => path.startsWith("archive"))).toHaveLength(2);
  });

  test("keeps a namesake's row without a birthday, by its key", async ({ place }) => {
    const son = person(8, "Canaryfirst", { "Last Name": "Canarylast", Birthday: "1980-06-07" });
    await apply(place, [canary(), son, ...OTHERS], FEED);
    await apply(place, [canary(), son.with(HEADER.indexOf("Birthday"), ""), ...OTHERS], FEED);
    expect(await erase(place)).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, /^E-8,Canaryfirst/mu).filter((path) => path.startsWith("archive"))).toHaveLength(2);
  });

  test("keeps the row of a namesake whose create is in doubt, by its key", async ({ place }) => {
    const namesake = canary({ Nr: "E-9", UID: "", Email: "", Phone: "", Birthday: "" });
    place.sandbox.setFaults(["drop-response:POST:#2"]);
    drop(place, [canary(), namesake, ...OTHERS]);
    await run(place, FEED);
    expect(place.ledger().operations.inState("in_doubt")).toHaveLength(1);
    place.sandbox.setFaults([]);
    expect(await erase(place)).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, /^E-9,Canaryfirst/mu)).toContainEqual(expect.stringMatching(/^archive/u));
  });

  test("leaves nothing of a person whose values are a part of another person's", async ({ place }) => {
    const ann = person(6, "Ann", { Nr: "CANARY-7", UID: "u-7", Email: "ann@example.org" });
    const joann = person(7, "Joann", { Nr: "CANARY-77", UID: "u-77", Email: "joann@example.org" });
    const heir = person(8, "Heir", { Email: "canary-7.heir@example.org" });
    await apply(place, [ann, joann, heir, ...OTHERS], FEED);
    expect(await erase(place, false, "ann@example.org")).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, /(?<!\p{L})ann@example\.org|canary-7(?![\d.])/iu)).toEqual([]);
    expect(filesWith(place, /joann@example\.org/u)).not.toEqual([]);
    expect(filesWith(place, /canary-77/iu)).not.toEqual([]);
  });

  test("names files that it can't search: packed, encrypted, damaged", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const ole = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from("EncryptedPackage", "utf16le")]);
    const damaged = ods([canary()]);
    // The checksum of each part, in the directory at the end of the file.
    const directory = Buffer.from("PK\u0001\u0002");
    for (let at = damaged.indexOf(directory); at !== -1; at = damaged.indexOf(directory, at + 4))
      damaged.writeUInt32LE(7, at + 16);
    const closed = {
      "encrypted.xlsx": ole,
      "list.csv.gz": Buffer.from([0x1f, 0x8b, 8, 0]),
      "damaged.ods": damaged,
      "half.zip": damaged.subarray(0, 60),
    };
    for (const [name, bytes] of Object.entries(closed)) writeFileSync(join(place.folders.failed, name), bytes);
    writeFileSync(join(place.folders.failed, "letter.csv"), `"We meet in May.\r\n`);
    const { exitCode, lines } = await erase(place);
    expect(exitCode).toBe(0);
    const named = lines.flatMap(
      (line) => /^Not searched: .*\/(.*)\. This program can't read such a file in full\./u.exec(line)?.[1] ?? [],
    );
    expect(named.toSorted()).toEqual(Object.keys(closed).toSorted());
  });

  test("keeps a copy of the ledger that another program holds, and goes on later", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const copy = filesWith(place, CANARY).find((path) => path.startsWith("state/backup")) ?? "";
    const other = openForWriting(join(place.root, copy));
    other.exec("BEGIN IMMEDIATE");
    await expect(erase(place)).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    expect(filesWith(place, CANARY)).toContain(copy);
    other.exec("ROLLBACK");
    other.close();
    await run(place, FEED);
    expect(filesWith(place, CANARY)).toEqual([]);
    expect(filesWith(place, "")).toContain(copy);
  });

  test("is carried out when the process is killed at any instant", async () => {
    const { wrong, instants } = await crashAtEachInstant({
      begin: async (place) => {
        await apply(place, [canary({ Birthday: "1937-13-03" }), ...OTHERS], FEED);
        dropFile(place, "Canaryfirst Canarylast.csv", `Name\r\nCanaryfirst Canarylast\r\n`);
        await apply(place, [canary(), ...OTHERS], FEED);
        mkdirSync(join(place.root, "uploads/0123"), { recursive: true });
        writeFileSync(join(place.root, "uploads/0123/list"), "Canaryfirst Canarylast");
        return "1";
      },
      act: (place) => erase(place),
      goOn: async (place, _begun, hasCrashed) => {
        if (hasCrashed && "id" in personNamed("canary.mail@example.org", place.ledger())) await erase(place);
        await run(place, FEED);
        const left = filesWith(place, CANARY);
        return left.length > 0 ? `found in ${left.join(", ")}` : null;
      },
    });
    expect(instants).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});
