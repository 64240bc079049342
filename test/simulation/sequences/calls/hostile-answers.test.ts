/** Answers that are not from the service, that are about another contact, or that refuse everything. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { SandboxSettings } from "../../../../src/sandbox/options.ts";
import { filesBelow } from "../../../system/cli/support/files-below.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import {
  apply,
  codesOf,
  drop,
  mutations,
  namesIn,
  person,
  reported,
  run,
  runCommand,
  test,
} from "../../world/list-sequence.ts";
import { API_KEY } from "../../world/crashable-service.ts";
import { openWorkplace, type Workplace } from "../../world/workplace.ts";

const email = (name: string) => ({ Email: `${name.toLowerCase()}@example.org` });
const withEmail = (nr: number, name: string) => person(nr, name, email(name));
const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fee", "Gero", "Hanna", "Ida", "Jan", "Kim", "Lea"];
/** Twelve people whose birthdays don't follow each other. */
const TWELVE = NAMES.map((name, at) =>
  person(at + 1, name, { ...email(name), Birthday: `19${60 + at}-0${1 + ((at * 5) % 9)}-1${(at * 7) % 10}` }),
);

const entries = (place: Workplace) =>
  place.sandbox.contacts().flatMap(({ contact_id: id, first_name: name }) => {
    const entry = place.ledger().entries.byContact(id);
    return entry === null ? [] : [`${name}: ${entry.applied.first_name}`];
  });
const journalOf = ({ root }: Workplace) => readFileSync(join(root, "state/contacts.jsonl"), "utf8");

describe("a create that was applied and then answered by a proxy", () => {
  test.for([400, 401, 403, 404, 405, 407, 409, 413, 422, 425, 451, 499])(
    "is in doubt and is not sent again when the answer is %i without the service's envelope",
    async (status, { place }) => {
      place.sandbox.setFaults([`status-${status}-after:POST:#1:html`]);
      await apply(place, [person(1, "Ada")]);
      expect(reported(place)).toEqual(["Ada: in_doubt in_doubt"]);
      await apply(place, [person(1, "Ada"), person(2, "Ben")]);
      expect(namesIn(place)).toEqual(["Ada", "Ben"]);
    },
  );

  test("is resolved by one probe when the row has an address", async ({ place }) => {
    place.sandbox.configure({ conflictId: "contact" });
    place.sandbox.setFaults(["status-403-after:POST:#1:html"]);
    const [halted] = await apply(place, [withEmail(1, "Ada")]);
    expect(halted).toMatchObject({ status: "halted", haltCode: "not_allowed" });
    place.clock.pass(120_000);
    await run(place);
    expect(entries(place)).toEqual(["Ada: Ada"]);
  });
});

describe("an answer about another contact", () => {
  const concurrent = (settings: Partial<SandboxSettings> = {}) => openWorkplace(1, settings, 2, () => {});
  const twins = { "Last Name": "Zwilling", Birthday: "2001-02-03" };

  test.for(["compact", "full"] as const)(
    "links nothing and stops the account when two concurrent creates get each other's answer (%s shape)",
    async (shape) => {
      const place = concurrent({ shape });
      await apply(place, [person(1, "Ada")]);
      const journal = journalOf(place);
      place.sandbox.setFaults(["swap:POST:#2-3:500"]);
      const [halted] = await apply(place, [
        person(1, "Ada"),
        person(2, "Ben"),
        person(3, "Cleo", twins),
        person(4, "Dora", twins),
        person(5, "Emil"),
      ]);
      expect(halted).toMatchObject({ status: "halted", haltCode: "other_contact" });
      expect(entries(place)).toEqual(["Ada: Ada", "Ben: Ben"]);
      expect(journalOf(place).split("\n")).toHaveLength(journal.split("\n").length + 1);
      expect(reported(place)).toEqual(["Cleo: in_doubt in_doubt", "Dora: in_doubt in_doubt"]);
      const page = readFileSync(join(place.folders.reports, halted?.run ?? "", "report.html"), "utf8");
      expect(page).toContain("but the service answered with another person.");
      expect(page).not.toContain("but no answer came back");
      expect(await runCommand(place, { kind: "approve", run: halted?.run ?? "" })).toBe(3);
      expect(entries(place)).toEqual(["Ada: Ada", "Ben: Ben", "Emil: Emil"]);
      expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
      place.remove();
    },
  );

  test("links nothing when one person goes into two groups, and the two answers are exchanged", async () => {
    const place = concurrent();
    const key = ["Nr", "Group"];
    await apply(place, [person(1, "Ada")], { key });
    place.sandbox.setFaults(["swap:POST:#2-3:500"]);
    const ben = (group: string) => person(2, "Ben", { Group: group });
    const rows = [person(1, "Ada"), person(3, "Cleo"), ben("Team Berlin"), ben("Team birthdays")];
    await apply(place, rows, { key });
    expect(entries(place)).toEqual(["Ada: Ada", "Cleo: Cleo"]);
    place.remove();
  });

  test.for(["stale-answer", "stale-id"])(
    "writes nothing to journal and ledger when the answer names a linked contact, and later passes work (%s)",
    async (fault, { place }) => {
      await apply(place, [person(1, "Ada")]);
      const journal = journalOf(place);
      place.sandbox.setFaults([`${fault}:POST:#1`]);
      const [halted] = await apply(place, [person(1, "Ada"), person(2, "Ben")]);
      expect(halted).toMatchObject({ status: "halted", haltCode: "other_contact" });
      expect(journalOf(place)).toBe(journal);
      expect(entries(place)).toEqual(["Ada: Ada"]);
      place.sandbox.forgetRequests();
      expect(await run(place)).toEqual([]);
      expect(place.sandbox.requests()).toEqual([]);
      expect(await runCommand(place, { kind: "approve", run: halted?.run ?? "" })).toBe(3);
      await place.restart();
      await apply(place, [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo")]);
      expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
      expect(entries(place)).toEqual(["Ada: Ada", "Cleo: Cleo"]);
      expect(reported(place)).toEqual(["Ben: in_doubt in_doubt"]);
    },
  );

  test("links nothing and stops the account when the answer names a contact that this program deleted", async ({
    place,
  }) => {
    await apply(place, [person(1, "Ada"), person(2, "Ben")]);
    await apply(place, [person(1, "Ada")]);
    expect(namesIn(place)).toEqual(["Ada"]);
    place.sandbox.setFaults(["stale-id:POST:#1"]);
    const [halted] = await apply(place, [person(1, "Ada"), person(3, "Cleo")]);
    expect(halted).toMatchObject({ status: "halted", haltCode: "other_contact" });
    expect(entries(place)).toEqual(["Ada: Ada"]);
    expect(reported(place)).toEqual(["Cleo: in_doubt in_doubt"]);
  });

  test("stops the account when the probe of a create in doubt names a linked contact", async ({ place }) => {
    await apply(place, [person(1, "Ada")]);
    place.sandbox.setFaults(["drop-request:POST:#1", "stale-id:POST:#2"]);
    const [halted] = await apply(place, [person(1, "Ada"), withEmail(2, "Ben")]);
    expect(halted).toMatchObject({ status: "halted", haltCode: "other_contact" });
    expect(entries(place)).toEqual(["Ada: Ada"]);
  });

  test.for([
    ["adopts", "drop-response:POST:#1", ["Ben: Ben"]],
    ["does not adopt", "drop-request:POST:#1", []],
  ] as const)("%s the contact that a probe's 409 names (%s)", async ([, fault, expected], { place }) => {
    place.sandbox.configure({ conflictId: "contact" });
    place.sandbox.setFaults([fault]);
    drop(place, [withEmail(2, "Ben")]);
    await run(place, {}, { waitsForProbes: false });
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin")?.group_id ?? 0;
    const isLost = expected.length === 0;
    // Another person has the address by now.
    if (isLost) place.sandbox.addContact({ first_name: "Bea", group_id: group, email: "ben@example.org" });
    await run(place);
    expect(entries(place)).toEqual(expected);
    expect(reported(place)).toEqual(isLost ? ["Ben: in_doubt in_doubt"] : []);
  });
});

describe("a service that refuses everything", () => {
  test.for([400, 404])(
    "halts from ten creates on when all are answered %i, and sends them later",
    async (status, { place }) => {
      place.sandbox.setFaults([`status-${status}:POST:#1+`]);
      const [halted] = await apply(place, TWELVE);
      expect(halted).toMatchObject({ status: "halted", haltCode: "all_refused", rows: { rejected: 0 } });
      expect(mutations(place)).toHaveLength(10);
      place.sandbox.setFaults([]);
      await run(place);
      expect(namesIn(place)).toEqual(NAMES);
    },
  );

  test("rejects the rows when fewer than ten creates are refused", async ({ place }) => {
    place.sandbox.setFaults(["status-400:POST:#1+"]);
    const [record] = await apply(place, TWELVE.slice(0, 9));
    expect(record).toMatchObject({ status: "completed", rows: { rejected: 9 } });
  });

  test.for([409, 422])("does not halt when all creates are answered %i", async (status, { place }) => {
    place.sandbox.setFaults([`status-${status}:POST:#1+`]);
    const [record] = await apply(place, TWELVE);
    expect(record).toMatchObject({ status: "completed", rows: { rejected: 12 } });
  });

  test("does not halt when one create of twelve was accepted, or was refused for its content", async () => {
    for (const fault of ["status-400:POST:#2+", "status-422:POST:#5"]) {
      const place = openWorkplace(1, {}, 1, () => {});
      place.sandbox.setFaults([fault, "status-400:POST:#1+"].slice(0, fault.startsWith("status-422") ? 2 : 1));
      const [record] = await apply(place, TWELVE);
      expect(record?.status).toBe("completed");
      place.remove();
    }
  });

  test("goes on when a person approves the halted run, and drops the rest when a person discards it", async () => {
    for (const kind of ["approve", "discard"] as const) {
      const place = openWorkplace(1, {}, 1, () => {});
      place.sandbox.setFaults(["status-400:POST:#1+"]);
      const [halted] = await apply(place, TWELVE);
      await runCommand(place, { kind, run: halted?.run ?? "" });
      expect(mutations(place)).toHaveLength(kind === "approve" ? 22 : 10);
      place.sandbox.setFaults([]);
      expect(await run(place)).toEqual([]);
      place.remove();
    }
  });

  test("halts from ten updates on when all are answered 400, and sends them later", async ({ place }) => {
    await apply(place, TWELVE);
    place.sandbox.setFaults(["status-400:PATCH:#1+"]);
    const changed = TWELVE.map((row) => row.map((cell) => cell.replace("Beispiel", "Muster")));
    const [halted] = await apply(place, changed);
    const held = halted?.status === "held" ? await runCommand(place, { kind: "approve", run: halted.run }) : null;
    expect(held ?? 1).toBe(1);
    expect(place.ledger().runs.named(halted?.run ?? "").haltCode).toBe("all_refused");
    place.sandbox.setFaults([]);
    await run(place);
    expect(place.sandbox.contacts().every(({ last_name: name }) => name?.startsWith("Muster"))).toBe(true);
  });
});

describe("missingContact: recreate", () => {
  const recreate = { missingContact: "recreate" } as const;
  const renamed = (rows: typeof TWELVE) =>
    rows.map((row) => row.map((cell) => cell.replace("example.org", "example.net")));

  test.for([1, 3, 12])(
    "makes none of %i people twice when the service answers 404 to everything",
    async (n, { place }) => {
      await apply(place, TWELVE, recreate);
      place.sandbox.setFaults(["status-404:PATCH:#1+"]);
      const changed = [...renamed(TWELVE.slice(0, n)), ...TWELVE.slice(n)];
      const [halted] = await apply(place, changed, recreate);
      if (halted?.status === "held") await runCommand(place, { kind: "approve", run: halted.run }, recreate);
      expect(place.ledger().runs.named(halted?.run ?? "")).toMatchObject({
        status: "halted",
        haltCode: "contacts_missing",
      });
      expect(namesIn(place)).toEqual(NAMES);
      place.sandbox.setFaults([]);
      await run(place, recreate);
      expect(namesIn(place)).toEqual(NAMES);
      expect(place.sandbox.contacts().filter(({ email: to }) => to?.endsWith("net"))).toHaveLength(n);
    },
  );

  test("creates a contact again when its group has one contact less", async ({ place }) => {
    await apply(place, TWELVE, recreate);
    place.sandbox.deleteContact(1);
    await apply(place, [...renamed(TWELVE.slice(0, 2)), ...TWELVE.slice(2)], recreate);
    expect(namesIn(place)).toEqual(NAMES);
  });

  test("makes a person twice neither after a move between groups that the ledger does not know", async ({ place }) => {
    const [ada, ben] = [person(1, "Ada"), person(2, "Ben", { Group: "Team birthdays" })];
    await apply(place, [ada, ben], recreate);
    const [contact, other] = place.sandbox.contacts();
    place.sandbox.editContact(contact?.contact_id ?? 0, { group_id: other?.group_id ?? 0 });
    place.sandbox.setFaults(["status-404:PATCH:#1"]);
    const [halted] = await apply(place, [person(1, "Ada", email("Ada")), ben], recreate);
    expect(halted).toMatchObject({ status: "halted", haltCode: "contacts_missing" });
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });

  test("makes a person twice neither after a contact of before was linked", async ({ place }) => {
    const group_id = place.sandbox.groups().find(({ name }) => name === "Team Berlin")?.group_id ?? 0;
    const { contact_id: contactId } = place.sandbox.addContact({ first_name: "Ben", group_id });
    const [held] = await apply(place, [person(1, "Ada")], recreate);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" }, recreate);
    const pairs = [{ line: null, key: "E-2", contactId: String(contactId) }];
    await runCommand(place, { kind: "link", feed: "staff", pairs }, recreate);
    await apply(place, [person(1, "Ada"), person(2, "Ben")], recreate);
    place.sandbox.setFaults(["status-404:PATCH:#1"]);
    const [halted] = await apply(place, [person(1, "Ada", email("Ada")), person(2, "Ben")], recreate);
    expect(halted).toMatchObject({ status: "halted", haltCode: "contacts_missing" });
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });

  test("creates one contact again without proof when the service accepts the other updates", async ({ place }) => {
    await apply(place, TWELVE, recreate);
    place.sandbox.setFaults(["status-404:PATCH:#1"]);
    const changed = [...renamed(TWELVE.slice(0, 6)), ...TWELVE.slice(6)];
    const [record] = await apply(place, changed, recreate);
    if (record?.status === "held") await runCommand(place, { kind: "approve", run: record.run }, recreate);
    expect(namesIn(place)).toEqual(["Ada", ...NAMES]);
  });

  test("creates the contacts again when a person approves the halted run", async ({ place }) => {
    await apply(place, TWELVE, recreate);
    place.sandbox.deleteContact(1);
    const group = place.sandbox.contacts()[0]?.group_id ?? 0;
    place.sandbox.addContact({ first_name: "Zoe", group_id: group });
    const [halted] = await apply(place, [...renamed(TWELVE.slice(0, 5)), ...TWELVE.slice(5)], recreate);
    expect(halted).toMatchObject({ status: "halted", haltCode: "contacts_missing" });
    expect(await runCommand(place, { kind: "approve", run: halted?.run ?? "" }, recreate)).toBe(0);
    expect(namesIn(place)).toEqual([...NAMES, "Zoe"]);
  });
});

describe("a service whose PATCH replaces the contact", () => {
  test.for(["compact", "full"] as const)(
    "gets a field back with the next list that has its column (%s shape)",
    async (shape) => {
      const place = openWorkplace(1, { patch: "replace", shape }, 1, () => {});
      const ada = (last: string) => person(1, "Ada", { ...email("Ada"), "Last Name": last, Phone: "+493055501" });
      await apply(place, [ada("Beispiel")]);
      const isKept = (_: unknown, at: number) => !["Email", "UID"].includes(HEADER[at] ?? "");
      dropFile(place, "staff-short.csv", csvText(HEADER.filter(isKept), [ada("Neu").filter(isKept)]));
      await run(place);
      expect(place.sandbox.contacts()).toMatchObject([{ last_name: "Neu", email: null, custom_fields: { nr: "E-1" } }]);
      await apply(place, [ada("Neu")]);
      expect(place.sandbox.contacts()).toMatchObject([
        { email: "ada@example.org", phone: "+493055501", last_name: "Neu", custom_fields: { uid: "u1" } },
      ]);
      place.remove();
    },
  );
});

describe("an answer that repeats the API key", () => {
  test("leaves no trace of the key in ledger, journal and reports", async ({ place }) => {
    place.sandbox.setFaults(["echo-key:POST:#1"]);
    const [record] = await apply(place, [person(1, "Ada"), person(2, "Ben")]);
    expect(codesOf(place, record)).toEqual({ 2: ["invalid_request"] });
    expect(reported(place)).toEqual(["Ada: 400 invalid_request"]);
    await place.restart();
    for (const file of filesBelow(place.root).filter(existsSync))
      expect(readFileSync(file).includes(API_KEY), file).toBe(false);
  });
});
