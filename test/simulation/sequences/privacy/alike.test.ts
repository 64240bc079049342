/** A contact that is the person only by a short form of the first name, or by another form of the e-mail, may be a twin. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { personNamed } from "../../../../src/run/push/never/name-person.ts";
import { sweepNever } from "../../../../src/run/push/never/sweep-never.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, mutations, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import { decide, erase, OTHERS } from "../../world/canary.ts";
import { filesWith } from "../../world/files-with.ts";
import { neverGreet } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const BORN = { "Last Name": "Zwilling", Birthday: "1979-10-11" };
const MAX = person(7, "Max", { ...BORN, Email: "m.zkontakt@example.org", UID: "uidmax" });
const TWINS: Readonly<Record<string, readonly string[]>> = {
  "a short form of the first name and another dot in the e-mail": person(8, "Maxi", {
    ...BORN,
    Email: "mzkontakt@example.org",
    UID: "uidtwin",
  }),
  "a short form of the first name": person(8, "Maxi", { ...BORN, UID: "uidtwin" }),
  "a plus part in the e-mail": person(8, "Max", {
    ...BORN,
    "Last Name": "Andersow",
    Email: "m.zkontakt+2@example.org",
    UID: "uidtwin",
  }),
};
const feed = { sharedAddress: "leaveOut" } as const;

const idOf = (place: Workplace, uid: string) =>
  place.sandbox.contacts().find(({ custom_fields: fields }) => fields?.["uid"] === uid)?.contact_id ?? 0;

describe.for(Object.entries(TWINS))("a contact that differs from the person by %s", ([, twin]) => {
  const both = [MAX, twin, ...OTHERS];

  test("stays when the person is erased, with its records, and is named", async ({ place }) => {
    await apply(place, both, feed);
    const id = idOf(place, "uidtwin");
    const { exitCode, lines } = await erase(place, false, "key:E-7");
    expect([exitCode, lines.join(" ")]).toEqual([0, expect.stringContaining(`celebration-sync erase contact:${id}`)]);
    expect([idOf(place, "uidmax"), idOf(place, "uidtwin")]).toEqual([0, id]);
    expect(filesWith(`${place.root}/archive`, "uidtwin")).toHaveLength(1);
    expect(filesWith(place.root, "uidmax")).toEqual([]);
    expect(filesWith(place.root, "m.zkontakt@example.org")).toEqual([]);
    expect(place.ledger().people.find(String(id))).toMatchObject({ state: "linked" });
    place.sandbox.forgetRequests();
    await apply(place, both.slice(1), feed);
    expect([mutations(place), reported(place)]).toEqual([[], []]);
  });

  test("is erased by the command that the first one names", async ({ place }) => {
    await apply(place, both, feed);
    const id = String(idOf(place, "uidtwin"));
    await erase(place, false, "key:E-7");
    expect(await decide(place, { kind: "erase", person: id, keepContact: false })).toMatchObject({ exitCode: 0 });
    expect(namesIn(place)).toEqual(["Name2", "Name3", "Name4", "Name5"]);
    expect(filesWith(place.root, /uidtwin|zwilling/iu)).toEqual([]);
  });

  test("stays after never, and a list with it as new does not create it", async ({ place }) => {
    await apply(place, both, feed);
    const id = idOf(place, "uidtwin");
    const { lines } = await neverGreet(place, "key:E-7", feed);
    expect(lines.join(" ")).toContain(`celebration-sync never contact:${id}`);
    expect([idOf(place, "uidmax"), idOf(place, "uidtwin")]).toEqual([0, id]);
    place.sandbox.forgetRequests();
    await apply(place, both, feed);
    expect(mutations(place)).toEqual([]);
    await decide(place, { kind: "erase", person: String(id), keepContact: false });
    place.sandbox.forgetRequests();
    await apply(place, both, feed);
    expect(mutations(place)).toEqual([]);
  });

  test("stays when the ledger compares all contacts with the never entries, and the log names it", async ({
    place,
  }) => {
    await apply(place, both, feed);
    const id = idOf(place, "uidtwin");
    await neverGreet(place, "key:E-7", feed);
    place.ledger().never.askToSweep();
    const said: string[] = [];
    const env = {
      ...place.env({ waitsForProbes: false }),
      log: (_: string, message: string) => void said.push(message),
    };
    sweepNever([testFeed("staff", feed)], env);
    expect(place.ledger().never.isUnswept()).toBe(false);
    await run(place, feed);
    expect(idOf(place, "uidtwin")).toBe(id);
    expect(said.join(" ")).toContain(`celebration-sync never contact:${id}`);
  });

  test("is named beside the person", async ({ place }) => {
    await apply(place, both, feed);
    const named = personNamed("key:E-7", place.ledger());
    expect("who" in named && named.who).toMatch(/^Max Zwilling.*\nPerhaps the same person: Maxi? .*key E-8/iu);
  });
});

test("a damaged list with the e-mail of the other twin stays, and one with the person's goes", async ({ place }) => {
  await apply(place, [MAX, Object.values(TWINS)[0] ?? [], ...OTHERS], feed);
  const files = ["mzkontakt", "m.zkontakt"].map((mailbox) => {
    const file = join(place.folders.failed, `${mailbox.length}.csv`);
    writeFileSync(file, `Email\r\n"${mailbox}@example.org\r\n`);
    return file;
  });
  await erase(place, false, "key:E-7");
  expect(files.map((file) => existsSync(file))).toEqual([true, false]);
});

test("a text that names both twins names no single person", async ({ place }) => {
  await apply(place, [MAX, person(8, "Maxi", BORN), ...OTHERS], feed);
  const named = personNamed("Zwilling", place.ledger());
  expect("lines" in named && named.lines.join(" ")).toMatch(/may be one of 2 people.*Max Zw.*Maxi Zw/u);
});

test.for([
  { birthday: "", goes: true },
  { birthday: "1979-10-12", goes: true },
  { birthday: "1990-03-04", goes: false },
])("a contact with the whole name and a plus part in the e-mail goes: $goes ($birthday)", async (other, { place }) => {
  const more = { ...BORN, Birthday: other.birthday, Email: "m.zkontakt+verein@example.org", UID: "uidtwin" };
  await apply(place, [MAX, person(8, "Max", more), ...OTHERS], feed);
  await erase(place, false, "key:E-7");
  expect(idOf(place, "uidtwin") === 0).toBe(other.goes);
});

test("a contact with the same name in other letters goes with the person", async ({ place }) => {
  const again = person(8, "MAX", { ...BORN, "Last Name": "Zwílling", UID: "uidtwin" });
  await apply(place, [MAX, again, ...OTHERS], feed);
  await erase(place, false, "key:E-7");
  expect(namesIn(place)).toEqual(["Name2", "Name3", "Name4", "Name5"]);
});
