/** Contacts that stay in the service though their person was erased here. No list may change or delete them. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { openForWriting } from "../../../../src/ledger/database/open-database.ts";
import { apply, mutations, namesIn, reported, run, test } from "../../world/list-sequence.ts";
import { LINKED_BY_PERSON } from "../../../../src/ledger/operations/manual-decisions.ts";
import { canonicalKey } from "../../../../src/model/text/row-key.ts";
import { canary, CANARY, erase, FEED, filesWith, OTHERS } from "../../world/canary.ts";
import { answer, decide } from "../../world/never-people.ts";
import { HEADER } from "../../world/feeds.ts";
import { GROUPS } from "../../world/compare-plans.ts";
import { openWorkplace, type Workplace } from "../../world/workplace.ts";

const link = (place: Workplace, key: string, contactId: string) =>
  decide(place, { kind: "link", feed: "staff", pairs: [{ line: null, key, contactId }] }, FEED);

/** No call arrives. */
const DOWN = ["drop-request:GET:1", "drop-request:DELETE:1"];

/** Acts while another program has a copy of the ledger open, so that an erasure stops before its end. */
async function whileCopyIsRead(place: Workplace, act: () => Promise<void>): Promise<void> {
  const copy = filesWith(place, CANARY).find((path) => path.startsWith("state/backup")) ?? "";
  const other = openForWriting(join(place.root, copy));
  other.exec("BEGIN IMMEDIATE");
  await act();
  other.exec("ROLLBACK");
  other.close();
}

async function keep(place: Workplace): Promise<string> {
  await apply(place, [canary(), ...OTHERS], FEED);
  const contact = place.sandbox.contacts().find(({ first_name: name }) => name === "Canaryfirst");
  expect(await erase(place, true)).toMatchObject({ exitCode: 0 });
  place.sandbox.forgetRequests();
  return String(contact?.contact_id);
}

describe("a contact that was kept when its person was erased", () => {
  test("is not linked again, and stays when a list has the person", async ({ place }) => {
    const id = await keep(place);
    const refused = await link(place, "E-77", id);
    expect(refused).toMatchObject({ exitCode: 1, items: [{ outcome: "refused" }] });
    expect(refused.lines.join(" ")).toContain("celebration-sync never lift 1");
    await apply(place, [canary(), ...OTHERS], FEED);
    await run(place, FEED);
    expect(mutations(place)).toEqual([]);
    expect(namesIn(place)).toContain("Canaryfirst");
  });

  test("is not linked while the key of the never entries is gone", async ({ place }) => {
    const id = await keep(place);
    await place.restart(() => rmSync(join(place.root, "state/never.key")));
    expect((await link(place, "E-77", id)).lines.join(" ")).toContain("can't be recognised now");
  });

  test.for([
    ["with its values", { first_name: "Canaryfirst", email: "canary.mail@example.org" }],
    ["without a value", { first_name: "" }],
  ] as const)("is not deleted when an older ledger links it %s", async ([, values], { place }) => {
    const id = await keep(place);
    const { ledger } = place;
    const applied = { ...values, group_id: 1 };
    ledger().entries.insert({
      feed: "staff",
      key: canonicalKey(["e-77"]),
      contactId: Number(id),
      hash: "",
      applied,
      run: LINKED_BY_PERSON,
    });
    ledger().never.askToSweep();
    await run(place, FEED);
    await apply(place, [canary({ Nr: "E-77" }), ...OTHERS], FEED);
    await run(place, FEED);
    expect(mutations(place)).toEqual([]);
  });

  test("is linked when the entry was lifted", async ({ place }) => {
    const id = await keep(place);
    await decide(place, { kind: "lift", id: 1 }, FEED);
    expect(await link(place, "E-77", id)).toMatchObject({ exitCode: 0 });
  });

  test.for([
    ["has only the name and birthday", { Nr: "E-77", Email: "", Phone: "" }],
    ["has only the name and e-mail", { Nr: "E-77", Birthday: "", Phone: "" }],
  ] as const)(
    "is changed, and stays the only one, when the entry was lifted and the row %s",
    async ([, cells], { place }) => {
      const id = await keep(place);
      const lifted = await decide(place, { kind: "lift", id: 1 }, FEED);
      expect(lifted.lines.join(" ")).toContain(`Contact ${id} is still in the service.`);
      const [after] = await apply(place, [canary(cells), ...OTHERS], FEED);
      expect(after?.rows).toMatchObject({ created: 0, updated: 1 });
      expect(mutations(place)).toEqual(["PATCH"]);
      expect(place.ledger().entries.byContact(Number(id))).toMatchObject({ key: canonicalKey(["e-77"]) });
      const [again] = await apply(place, [canary(cells), ...OTHERS], FEED);
      expect(again?.rows).toMatchObject({ created: 0, updated: 0 });
    },
  );

  test.for([
    ["same", { created: 0, updated: 1 }],
    ["new", { created: 1, updated: 0 }],
  ] as const)(
    "is a question when the entry was lifted and a row has the name alone: %s",
    async ([choice, rows], { place }) => {
      await keep(place);
      await decide(place, { kind: "lift", id: 1 }, FEED);
      const [asked] = await apply(place, [canary({ Nr: "E-77", Birthday: "", Email: "", Phone: "" }), ...OTHERS], FEED);
      expect([reported(place), asked?.rows.created]).toEqual([[expect.stringContaining("looks_like")], 0]);
      expect(await answer(place, choice)).toMatchObject({ exitCode: 0, summary: { rows } });
      expect(reported(place)).toEqual([]);
    },
  );

  test("is given to one row only when the entry was lifted and a list has the person twice", async ({ place }) => {
    await keep(place);
    await decide(place, { kind: "lift", id: 1 }, FEED);
    const twice = ["E-77", "E-78"].map((nr) => canary({ Nr: nr, Email: "", Phone: "" }));
    const [after] = await apply(place, [...twice, ...OTHERS], FEED);
    expect(after?.rows).toMatchObject({ created: 0, updated: 1 });
    expect(reported(place)).toEqual([expect.stringContaining("looks_like")]);
  });

  test("is a question when several contacts of the person stayed and the entry was lifted", async () => {
    const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
    const feed = { ...FEED, key: ["Nr", "Group"] };
    const rows = [canary({ Email: "", Phone: "" }), canary({ Group: "Team Rome", Email: "", Phone: "" })];
    await apply(place, [...rows, ...OTHERS], feed);
    const ids = place.ledger().entries.byKey("staff", canonicalKey(["canary-77", "team rome"]));
    await decide(place, { kind: "erase", person: String(ids?.contactId), keepContact: true }, feed);
    const { lines } = await decide(place, { kind: "lift", id: 1 }, feed);
    expect(lines.join(" ")).toMatch(/^Entry 1 is ended. Contacts \d+, \d+ are still in the service/u);
    const [after] = await apply(place, [...rows, ...OTHERS], feed);
    expect(after?.rows.created).toBe(0);
    expect(reported(place)).toHaveLength(2);
    place.remove();
  });

  test("is not asked about when it is linked, or when another person has a row", async ({ place }) => {
    const id = await keep(place);
    await decide(place, { kind: "lift", id: 1 }, FEED);
    const other = canary({
      Nr: "E-80",
      "First Name": "Zoe",
      "Last Name": "Quist",
      Email: "zoe@example.org",
      Phone: "",
    });
    const [first] = await apply(place, [other, ...OTHERS], FEED);
    expect(first?.rows).toMatchObject({ created: 1, updated: 0, rejected: 0 });
    await link(place, "E-77", id);
    const [after] = await apply(place, [other, canary({ Nr: "E-77", Email: "", Phone: "" }), ...OTHERS], FEED);
    expect(after?.rows).toMatchObject({ created: 0, updated: 1, rejected: 0 });
  });

  test("is not changed by a row that names it", async ({ place }) => {
    const id = await keep(place);
    const feed = { ...FEED, columns: { ...FEED.columns, UID: "contact_id" } } as const;
    const named = canary({
      Nr: "E-77",
      "First Name": "Other",
      "Last Name": "Person",
      Birthday: "",
      Email: "",
      Phone: "",
      UID: id,
    });
    const [after] = await apply(place, [named, ...OTHERS.map((cells) => cells.with(HEADER.indexOf("UID"), ""))], feed);
    expect(after?.rows.skipped).toBe(1);
    expect(mutations(place)).toEqual([]);
  });

  test("is deleted when a later erasure asks for that while the first still searches", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    await whileCopyIsRead(place, () => expect(erase(place, true)).rejects.toMatchObject({ code: "SQLITE_BUSY" }));
    expect(place.ledger().erasures.open()).toMatchObject([{ stage: "searching", keepContact: true }]);
    place.sandbox.setFaults(DOWN);
    expect(await erase(place)).toMatchObject({ exitCode: 3 });
    place.sandbox.setFaults([]);
    await run(place, FEED);
    expect(namesIn(place)).not.toContain("Canaryfirst");
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("is deleted when the later erasure names another contact of the person", async () => {
    const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
    const feed = { ...FEED, key: ["Nr", "Group"] };
    await apply(place, [canary(), canary({ Group: "Team Rome", Email: "", Phone: "" }), ...OTHERS], feed);
    const ids = place.sandbox
      .contacts()
      .flatMap(({ first_name: name, contact_id: id }) => (name === "Canaryfirst" ? [id] : []));
    expect(ids).toHaveLength(2);
    const eraseBy = (at: number, keepContact: boolean) =>
      decide(place, { kind: "erase", person: String(ids[at]), keepContact }, feed);
    await whileCopyIsRead(place, () => expect(eraseBy(0, true)).rejects.toMatchObject({ code: "SQLITE_BUSY" }));
    place.sandbox.setFaults(DOWN);
    expect(await eraseBy(1, false)).toMatchObject({ exitCode: 3 });
    place.sandbox.setFaults([]);
    await run(place, feed);
    expect(namesIn(place)).not.toContain("Canaryfirst");
    expect(filesWith(place, CANARY)).toEqual([]);
    place.remove();
  });
});
