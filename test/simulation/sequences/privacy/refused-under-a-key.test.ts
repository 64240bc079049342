/** A person whose only row was refused, because another person's contact has the row's key. */
import { join } from "node:path";
import { describe, expect } from "vitest";
import { personNamed, peopleNamed } from "../../../../src/run/push/never/name-person.ts";
import { exportPerson } from "../../../../src/run/decisions/runs/privacy/export-person.ts";
import { idOfPerson } from "../../../../src/run/push/never/row-owner.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, mutations, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import { canary, CANARY, decide, erase, FEED, filesWith, OTHERS } from "../../world/canary.ts";
import { answer, neverGreet } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const UID = "";
const NOT_SENT = { Email: "", Phone: "", UID };
/** The person's row under the key of another person. */
const underKey = (more: Parameters<typeof canary>[0] = {}) => canary({ Nr: "E-2", UID, ...more });
const others = OTHERS.slice(1);
const all = ["Name2", "Name3", "Name4", "Name5"];
const idOf = (place: Workplace, text: string) => {
  const named = personNamed(text, place.ledger());
  return "id" in named ? named.id : named.lines.join("\n");
};

const ROWS = {
  "as a question": () => underKey(),
  "because of the birthday": () => underKey({ Birthday: "31.02.1937" }),
} as const;
const KINDS = Object.keys(ROWS) as (keyof typeof ROWS)[];
const TEXTS = ["canary.mail@example.org", "Canaryfirst Canarylast", "030 98765432"];

describe.for(KINDS)("a person whose row was refused under another person's key %s", (kind) => {
  for (const text of TEXTS)
    test(`is found by “${text}”, also when the list no longer has the row`, async ({ place }) => {
      await apply(place, OTHERS, FEED);
      await apply(place, [ROWS[kind](), ...others], FEED);
      expect(place.ledger().people.search(text, { limit: 9, offset: 0 })?.total).toBe(1);
      expect(idOf(place, text)).toMatch(/^r\d+$/u);
      await apply(place, OTHERS, FEED);
      expect(idOf(place, text)).toMatch(/^r\d+$/u);
    });

  for (const isLater of [false, true])
    test(`is erased, and the other person stays${isLater ? ", after a list in order" : ""}`, async ({ place }) => {
      await apply(place, OTHERS, FEED);
      await apply(place, [ROWS[kind](), ...others], FEED);
      if (isLater) await apply(place, OTHERS, FEED);
      place.sandbox.forgetRequests();
      const before = place.ledger().people.explainAs("1", { limit: 99, offset: 0 });
      expect(await erase(place)).toMatchObject({ exitCode: 0 });
      expect(filesWith(place, CANARY)).toEqual([]);
      expect([mutations(place), namesIn(place)]).toEqual([[], all]);
      const after = place.ledger().people.explainAs("1", { limit: 99, offset: 0 });
      expect(after?.fields).toEqual(before?.fields);
      expect(after?.key).toBe(before?.key);
      await apply(place, OTHERS, FEED);
      expect([mutations(place), place.ledger().openItems.open("staff")]).toEqual([[], []]);
    });

  test("is entered as never greeted, and the other person stays", async ({ place }) => {
    await apply(place, OTHERS, FEED);
    await apply(place, [ROWS[kind](), ...others], FEED);
    place.sandbox.forgetRequests();
    expect(await neverGreet(place, "canary.mail@example.org", FEED)).toMatchObject({ exitCode: 0 });
    const changed = person(2, "Name2", { Phone: "+493011112222" });
    await apply(place, [changed, ...others, canary({ Nr: "E-9" })], FEED);
    expect(mutations(place)).toEqual(["PATCH"]);
    expect(namesIn(place)).toEqual(all);
  });

  test("is explained and exported without the other person", async ({ place }) => {
    await apply(place, OTHERS, FEED);
    await apply(place, [ROWS[kind](), ...others], FEED);
    const id = idOf(place, "canary.mail@example.org");
    const explained = place.ledger().people.explainAs(id, { limit: 9, offset: 0 });
    expect(explained).toMatchObject({ contactId: null, fields: [], events: [{ kind: "row" }] });
    const { folders } = place.env({ waitsForProbes: true });
    const withUploads = { ...folders, uploads: join(place.root, "uploads") };
    const held = await exportPerson(id, place.ledger(), withUploads, { about: () => [] }, "2026-11-21", [
      testFeed("staff", FEED),
    ]);
    expect(held?.contacts).toEqual([]);
    expect(JSON.stringify(held)).toMatch(/Canaryfirst/u);
    // The question itself names the person who has the key.
    expect(JSON.stringify(held?.records)).not.toMatch(/Name2/u);
  });
});

describe("a person who is never greeted, and whose row is a question about another person's contact", () => {
  /** Enters the person of the question, and applies the list again. */
  async function neverAsked(place: Workplace) {
    await apply(place, OTHERS, FEED);
    await apply(place, [underKey(), ...others], FEED);
    const { exitCode, lines, items = [] } = await neverGreet(place, "canary.mail@example.org", FEED);
    await apply(place, [underKey(), ...others], FEED);
    return { exitCode, lines, items };
  }

  test("stays a question that reports show, and the command names it", async ({ place }) => {
    const { exitCode, lines, items } = await neverAsked(place);
    const [item] = place.ledger().openItems.open("staff");
    expect(reported(place)).toEqual(["Canaryfirst: local other_person"]);
    const { id = "" } = item === undefined ? {} : place.ledger().openItems.toLine(item, null);
    expect([exitCode, lines.join(" ")]).toEqual([0, expect.stringContaining(`celebration-sync answer ${id} new`)]);
    expect(JSON.stringify(items)).toContain("stays a question");
    expect(namesIn(place)).toEqual(["Name2", ...all.slice(1)]);
  });

  test("is left out when the other person has left, whose contact is then deleted", async ({ place }) => {
    await neverAsked(place);
    expect(await answer(place, "new")).toMatchObject({ exitCode: 0 });
    const [record] = await apply(place, [underKey(), ...others], FEED);
    expect(record?.rows).toMatchObject({ skipped: 1, rejected: 0 });
    expect([reported(place), namesIn(place)]).toEqual([[], all.slice(1)]);
  });
});

describe("a person whose row was refused, and whose key another person got", () => {
  test("is erased by name, and the other person stays", async ({ place }) => {
    await apply(place, others, FEED);
    await apply(place, [underKey({ ...NOT_SENT, Birthday: "31.02.1937" }), ...others], FEED);
    await apply(place, OTHERS, FEED);
    place.sandbox.forgetRequests();
    expect(await erase(place, false, "Canaryfirst Canarylast")).toMatchObject({ exitCode: 0 });
    expect([mutations(place), namesIn(place).toSorted()]).toEqual([[], all]);
    expect(filesWith(place, /canaryfirst/iu)).toEqual([]);
  });
});

describe("a person whose create the service refused, and whose key another person got", () => {
  /** Applies the person's row, which the service refuses, and then another person's row with the key. */
  async function refuseCreate(place: Workplace, row: readonly string[], later: readonly string[]) {
    await apply(place, others, FEED);
    place.sandbox.setFaults(["status-422:POST:#1"]);
    const [record] = await apply(place, [row, ...others], FEED);
    place.sandbox.setFaults([]);
    const [refused] = place.ledger().operations.ofRun(record?.run ?? "", "rejected");
    await apply(place, [later, ...others], FEED);
    place.sandbox.forgetRequests();
    return refused?.id ?? 0;
  }
  const name2 = OTHERS[0] ?? [];

  test("is another person than the one who has the key", async ({ place }) => {
    const create = await refuseCreate(place, underKey(), name2);
    expect(idOfPerson(`o${create}`, place.ledger())).toBe(`o${create}`);
    expect(await decide(place, { kind: "erase", person: `o${create}`, keepContact: false })).toMatchObject({
      exitCode: 0,
    });
    expect([mutations(place), namesIn(place).toSorted()]).toEqual([[], all]);
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("is the person who has the key when the names are the same", async ({ place }) => {
    const later = person(2, "Name2", { Phone: "+493011112222" });
    const create = await refuseCreate(place, name2, later);
    const contact = place.sandbox.contacts().find(({ first_name: first }) => first === "Name2");
    expect(idOfPerson(`o${create}`, place.ledger())).toBe(String(contact?.contact_id));
  });
});

test("an erasure that waits knows the person's row after another list has taken the row over", async ({ place }) => {
  await apply(place, OTHERS, FEED);
  const row = underKey({ Birthday: "31.02.1937" });
  await apply(place, [row, ...others], FEED);
  place.sandbox.setFaults(["drop-request:PATCH:1"]);
  const [halted] = await apply(place, [row, person(3, "Name3", { Phone: "+493011112222" }), ...others.slice(1)], FEED);
  expect(halted?.status).toBe("halted");
  const { exitCode, lines } = await erase(place);
  expect([exitCode, lines.join(" ")]).toEqual([3, expect.stringContaining("a list that stopped before its end")]);
  place.sandbox.setFaults([]);
  await apply(place, [person(2, "Name2", { "Last Name": "Later", Birthday: "31.02.1980" }), ...others], FEED);
  await run(place, FEED);
  expect(place.ledger().erasures.open()).toEqual([]);
  expect(filesWith(place, CANARY)).toEqual([]);
  expect(namesIn(place).toSorted()).toEqual(all);
});

describe("a refused row that may be about the person of its key", () => {
  const married = person(2, "Name2", {
    "Last Name": "Canarylast",
    Email: "canary@example.org",
    Birthday: "31.02.1980",
  });

  test("is named beside the contact, and each form names one of them", async ({ place }) => {
    await apply(place, OTHERS, FEED);
    await apply(place, [married, ...others], FEED);
    const { people } = peopleNamed("canary@example.org", place.ledger());
    const [contact, row] = people.map(({ id }) => id);
    expect(idOf(place, "canary@example.org")).toContain(`contact:${contact}`);
    expect(idOf(place, "canary@example.org")).toContain(`row:${row?.slice(1)}`);
    expect(idOf(place, `contact:${contact}`)).toBe(contact);
    expect(idOf(place, `row:${row?.slice(1)}`)).toBe(row);
  });

  test("is the contact's row when the names are the same", async ({ place }) => {
    await apply(place, OTHERS, FEED);
    const own = person(2, "Name2", { Email: "canary@example.org", Birthday: "31.02.1980" });
    await apply(place, [own, ...others], FEED);
    expect(idOf(place, "canary@example.org")).toMatch(/^\d+$/u);
  });
});
