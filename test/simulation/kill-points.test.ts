import { basename } from "node:path";
import { afterEach, expect, test } from "vitest";
import { makePass, type PassEnd } from "../../src/run/inbox-pass.ts";
import { filesBelow } from "../system/cli/support/files-below.ts";
import { csvText, dropFile } from "./world/drop-file.ts";
import { HEADER, machineFeed } from "./world/feeds.ts";
import { openWorkplace, type Workplace } from "./world/workplace.ts";

let open: Workplace | null = null;
afterEach(() => {
  open?.remove();
  open = null;
});

const FEED = machineFeed("staff");
const OPTIONS = { feeds: [FEED], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };

/** Three people who are there before, and the list that creates five, changes two and deletes one. */
function lists(withAddresses: boolean): { before: string; after: string } {
  const row = (nr: number, first: string) => [
    `E-${nr}`,
    first,
    `Beispiel${nr}`,
    withAddresses ? `e${nr}@example.org` : "",
    "",
    `1980-01-0${nr}`,
    "Team Berlin",
    "",
    "",
    `u${nr}`,
  ];
  const before = [row(1, "Ada"), row(2, "Ben"), row(3, "Cleo")];
  const created = [row(4, "Dora"), row(5, "Emil"), row(6, "Fee"), row(7, "Gero"), row(8, "Hanna")];
  const after = [row(1, "Adele"), row(2, "Bernd"), ...created];
  return { before: csvText(HEADER, before), after: csvText(HEADER, after) };
}

async function pass(place: Workplace) {
  return makePass(OPTIONS, place.env({ waitsForProbes: true }));
}

async function prepare(withAddresses: boolean, concurrency: number): Promise<Workplace> {
  open?.remove();
  open = null;
  const place = openWorkplace(1, {}, concurrency, () => {});
  open = place;
  const { before, after } = lists(withAddresses);
  dropFile(place, "staff-1.csv", before);
  await pass(place);
  dropFile(place, "staff-2.csv", after);
  return place;
}

function contactsOf(place: Workplace) {
  return place.sandbox
    .contacts()
    .map(({ custom_fields: { uid }, first_name, email, birthday, group_id }) => ({
      uid,
      first_name,
      email,
      birthday,
      group_id,
    }))
    .sort((a, b) => (String(a.uid) < String(b.uid) ? -1 : 1));
}

interface Wanted {
  readonly instants: number;
  readonly contacts: ReturnType<typeof contactsOf>;
}

/** Fewer than this, and the enumeration misses effects that it should see. */
const LEAST_INSTANTS = 70;

/** The same run without a death: what it does and leaves is what every other one is held against. */
async function runUndisturbed(withAddresses: boolean, concurrency: number): Promise<Wanted> {
  const place = await prepare(withAddresses, concurrency);
  place.instants().arm(null);
  const { runs, stopReason } = await pass(place);
  expect(stopReason).toBeNull();
  expect(runs.map(({ record }) => record)).toMatchObject([
    { status: "completed", rows: { read: 7, created: 5, updated: 2 }, deletes: { deleted: 1 } },
  ]);
  const instants = place.instants().passed();
  expect(instants).toBeGreaterThanOrEqual(LEAST_INSTANTS);
  const contacts = contactsOf(place);
  const names = ["Adele", "Bernd", "Dora", "Emil", "Fee", "Gero", "Hanna"];
  expect(contacts.map(({ first_name: name }) => name)).toEqual(names);
  return { instants, contacts };
}

/** Makes a pass in which the process is to die. @throws what it threw without having died, and what is not its death */
async function passAndDie(place: Workplace): Promise<"died" | "over"> {
  try {
    await pass(place);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "Crash") throw error;
  }
  return place.instants().isDead() ? "died" : "over";
}

/**
 * Dies at the nth instant of the run, at the mth of the process that goes on with it (null: not again), and goes on.
 *
 * @returns where it died, and what is not as if nothing had happened; "over" when the second process ended before its mth
 */
async function tryInstants(n: number, m: number | null, wanted: Wanted, withAddresses: boolean, concurrency: number) {
  const place = await prepare(withAddresses, concurrency);
  const where: string[] = [];
  for (const instant of m === null ? [n] : [n, m]) {
    place.instants().arm(instant);
    if ((await passAndDie(place)) === "over") {
      if (where.length > 0) return { kind: "over" as const };
      return { kind: "tried" as const, where: [`${instant}`], troubles: ["it did not die"] };
    }
    where.push(`${instant} (${place.instants().last()})`);
    await place.restart();
  }
  const end = await pass(place);
  const again = await pass(place);
  return { kind: "tried" as const, where, troubles: troublesOf(place, end, again, wanted, where.length * concurrency) };
}

function troublesOf(place: Workplace, end: PassEnd, again: PassEnd, wanted: Wanted, mostInDoubt: number): string[] {
  const { runs, operations, openItems } = place.ledger();
  const inDoubt = operations.inState("in_doubt");
  const { create = 0, update = 0, delete: deletes = 0 } = runs.latest(1)[0]?.requests ?? {};
  const reported = openItems.open("staff").filter(({ status }) => status === "in_doubt");
  const contacts = contactsOf(place);
  const has = (uid: unknown) => contacts.some((contact) => contact.uid === uid);
  const lost = wanted.contacts.filter(({ uid, email }) => {
    // Without an address nobody can ask whether a create arrived: those very people stay in doubt.
    const mayBeMissing = email === null && inDoubt.some(({ input }) => input.custom_fields?.["uid"] === uid);
    return !has(uid) && !mayBeMissing;
  });
  const filed = filesBelow(place.folders.archive).map((path) => basename(path));
  const troubles = [
    end.stopReason === null ? "" : `trouble: ${end.stopReason}`,
    lost.length === 0 ? "" : `${lost.map(({ uid }) => uid).join(", ")} missing`,
    contacts.every((contact) => wanted.contacts.some((other) => JSON.stringify(other) === JSON.stringify(contact)))
      ? ""
      : "other contacts",
    new Set(contacts.map(({ uid }) => uid)).size === contacts.length ? "" : "somebody twice",
    inDoubt.length > mostInDoubt ? `${inDoubt.length} in doubt` : "",
    reported.length === inDoubt.length ? "" : `${inDoubt.length} in doubt, ${reported.length} reported`,
    runs.unfinished().length === 0 ? "" : "not finished",
    runs.withFiles().length === 0 ? "" : "file not put away",
    filed.join() === "staff-1.csv,staff-2.csv" ? "" : `in the archive: ${filed.join()}`,
    again.runs.length === 0 ? "" : "goes on for ever",
    create >= 5 && update >= 2 && deletes >= 1 ? "" : `calls counted: ${create}, ${update}, ${deletes}`,
  ];
  return troubles.filter((trouble) => trouble !== "");
}

/** Every instant of the run; after those that `thenAlso` names, every instant of the process that goes on with it. */
async function tryAll(withAddresses: boolean, concurrency: number, thenAlso: RegExp) {
  const wanted = await runUndisturbed(withAddresses, concurrency);
  const failed: string[] = [];
  let tried = 0;
  const attempt = async (n: number, m: number | null) => {
    const ended = await tryInstants(n, m, wanted, withAddresses, concurrency).catch((error: Error) => ({
      kind: "tried" as const,
      where: [`${n}`, `${m} (${open?.instants().last()})`],
      troubles: [error.message],
    }));
    if (ended.kind === "over") return ended;
    tried += 1;
    if (ended.troubles.length > 0)
      failed.push(`died at ${ended.where.join(", then at ")}: ${ended.troubles.join(", ")}`);
    return ended;
  };
  for (let n = 1; n <= wanted.instants; n += 1) {
    const first = await attempt(n, null);
    if (first.kind === "over" || !thenAlso.test(first.where[0] ?? "")) continue;
    for (let m = 1; m < 2 * wanted.instants; m += 1) if ((await attempt(n, m)).kind === "over") break;
  }
  process.stdout.write(
    `kill points, ${concurrency} at a time, ${withAddresses ? "with" : "without"} addresses: ${tried}\n`,
  );
  return failed;
}

/** A second death is tried after every first one in the long run, else after the first answer that was lost. */
const TWICE = process.env["TEST_LONG"] === "1" ? /./u : /call POST/u;
const NEVER = /^$/u;

test.each([
  [true, 1, TWICE],
  [true, 4, NEVER],
  [false, 1, NEVER],
] as const)(
  "killed at any instant it ends as if it had not been (addresses: %s, %i at a time)",
  { timeout: 1_200_000 },
  async (withAddresses, concurrency, twice) => {
    expect(await tryAll(withAddresses, concurrency, twice)).toEqual([]);
  },
);
