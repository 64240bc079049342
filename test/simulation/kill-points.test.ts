import { basename } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { makePass, type PassEnd } from "../../src/run/inbox-pass.ts";
import { filesBelow } from "../system/cli/support/files-below.ts";
import { csvText, dropFile } from "./world/drop-file.ts";
import { HEADER, testFeed } from "./world/feeds.ts";
import { birthdayOf } from "./world/list-sequence.ts";
import { openWorkplace, type Workplace } from "./world/workplace.ts";

let open: Workplace | null = null;
afterEach(() => {
  open?.remove();
  open = null;
});

const FEED = testFeed("staff");
const OPTIONS = { feeds: [FEED], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };

/** Returns a list of three people, and a newer list that creates five contacts, changes two and deletes one. */
function lists(withAddresses: boolean): { before: string; after: string } {
  const row = (nr: number, first: string) => [
    `E-${nr}`,
    first,
    `Beispiel${nr}`,
    withAddresses ? `e${nr}@example.org` : "",
    "",
    birthdayOf(nr),
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

/** Makes one pass as `run` does. */
async function pass(place: Workplace) {
  return makePass(OPTIONS, place.env({ waitsForProbes: true }));
}

/** Opens a workplace in which the first list is applied and the second list is in the inbox. */
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

/** The result of an undisturbed run. */
interface Expected {
  readonly instants: number;
  readonly contacts: ReturnType<typeof contactsOf>;
}

/** An undisturbed run has at least this many instants; with fewer, the hooks miss effects. */
const LEAST_INSTANTS = 70;

/** Makes the run without a crash. @returns its result, with which every other run is compared */
async function runUndisturbed(withAddresses: boolean, concurrency: number): Promise<Expected> {
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

/** Makes a pass that should crash. @returns "over" when the pass ended first @throws any error but the crash */
async function passAndCrash(place: Workplace): Promise<"crashed" | "over"> {
  try {
    await pass(place);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "Crash") throw error;
  }
  return place.instants().hasCrashed() ? "crashed" : "over";
}

/**
 * Crashes the run at its nth instant, and the next process at its mth instant (null: no second crash). The last process
 * then finishes the work.
 *
 * @returns the instants of the crashes, and every difference from an undisturbed run; "over" when the second process ended
 * before its mth instant
 */
async function tryInstants(
  n: number,
  m: number | null,
  expected: Expected,
  withAddresses: boolean,
  concurrency: number,
) {
  const place = await prepare(withAddresses, concurrency);
  const where: string[] = [];
  for (const instant of m === null ? [n] : [n, m]) {
    place.instants().arm(instant);
    if ((await passAndCrash(place)) === "over") {
      if (where.length > 0) return { kind: "over" as const };
      return { kind: "tried" as const, where: [`${instant}`], differences: ["the run did not crash"] };
    }
    where.push(`${instant} (${place.instants().last()})`);
    await place.restart();
  }
  const end = await pass(place);
  const again = await pass(place);
  return {
    kind: "tried" as const,
    where,
    differences: differencesOf(place, end, again, expected, where.length * concurrency),
  };
}

function differencesOf(
  place: Workplace,
  end: PassEnd,
  again: PassEnd,
  expected: Expected,
  mostInDoubt: number,
): string[] {
  const { runs, operations, openItems } = place.ledger();
  const inDoubt = operations.inState("in_doubt");
  const { create = 0, update = 0, delete: deletes = 0 } = runs.latest(1)[0]?.requests ?? {};
  const reported = openItems.open("staff").filter(({ status }) => status === "in_doubt");
  const contacts = contactsOf(place);
  const has = (uid: unknown) => contacts.some((contact) => contact.uid === uid);
  const lost = expected.contacts.filter(({ uid, email }) => {
    // A create without an address can't be probed. It may stay in doubt, and its contact may be missing.
    const mayBeMissing = email === null && inDoubt.some(({ input }) => input.custom_fields?.["uid"] === uid);
    return !has(uid) && !mayBeMissing;
  });
  const filed = filesBelow(place.folders.archive).map((path) => basename(path));
  const differences = [
    end.stopReason === null ? "" : `stopped: ${end.stopReason}`,
    lost.length === 0 ? "" : `${lost.map(({ uid }) => uid).join(", ")} missing`,
    contacts.every((contact) => expected.contacts.some((other) => JSON.stringify(other) === JSON.stringify(contact)))
      ? ""
      : "contacts with other values",
    new Set(contacts.map(({ uid }) => uid)).size === contacts.length ? "" : "a person has two contacts",
    inDoubt.length > mostInDoubt ? `${inDoubt.length} in doubt` : "",
    reported.length === inDoubt.length ? "" : `${inDoubt.length} in doubt, ${reported.length} reported`,
    runs.unfinished().length === 0 ? "" : "not finished",
    runs.withFiles().length === 0 ? "" : "file not archived",
    filed.join() === "staff-1.csv,staff-2.csv" ? "" : `in the archive: ${filed.join()}`,
    again.runs.length === 0 ? "" : "another pass still finds work",
    create >= 5 && update >= 2 && deletes >= 1 ? "" : `calls counted: ${create}, ${update}, ${deletes}`,
  ];
  return differences.filter((difference) => difference !== "");
}

/** Which instants of a process are crashed after a first crash. */
interface SecondCrashes {
  /** The first crashes after which there is a second one, by what happens at their instant. */
  readonly after: RegExp;
  /** The next process is crashed at each nth of its instants; the first of them is another one after each first crash. */
  readonly each: number;
}

/**
 * Crashes the run at each of its instants. After some of them, also crashes the next process.
 *
 * @returns each attempt that did not end like an undisturbed run, as a sentence
 */
async function tryAll(withAddresses: boolean, concurrency: number, second: SecondCrashes | null) {
  const expected = await runUndisturbed(withAddresses, concurrency);
  const failed: string[] = [];
  let tried = 0;
  let turn = 0;
  const attempt = async (n: number, m: number | null) => {
    const result = await tryInstants(n, m, expected, withAddresses, concurrency).catch((error: Error) => ({
      kind: "tried" as const,
      where: [`${n}`, `${m} (${open?.instants().last()})`],
      differences: [error.message],
    }));
    if (result.kind === "over") return result;
    tried += 1;
    if (result.differences.length > 0)
      failed.push(`crashed at ${result.where.join(", then at ")}: ${result.differences.join(", ")}`);
    return result;
  };
  for (let n = 1; n <= expected.instants; n += 1) {
    const first = await attempt(n, null);
    if (first.kind === "over" || second?.after.test(first.where[0] ?? "") !== true) continue;
    for (let m = 1 + (turn % second.each); m < 2 * expected.instants; m += second.each)
      if ((await attempt(n, m)).kind === "over") break;
    turn += 1;
  }
  process.stdout.write(
    `kill points, ${concurrency} calls at a time, ${withAddresses ? "with" : "without"} addresses: ${tried}\n`,
  );
  return failed;
}

/**
 * The long test tries each pair of crashes. The short test tries each second crash after one of the creates: a list has five of
 * them, and each process after such a crash goes the same way.
 */
const TWICE: SecondCrashes =
  process.env["TEST_LONG"] === "1" ? { after: /./u, each: 1 } : { after: /call POST/u, each: 5 };

describe("a run", () => {
  test.each([
    [true, 1, TWICE],
    [true, 4, null],
    [false, 1, null],
  ] as const)(
    "ends like an undisturbed run when killed at any instant (addresses: %s, %i calls at a time)",
    { timeout: 1_200_000 },
    async (withAddresses, concurrency, twice) => {
      expect(await tryAll(withAddresses, concurrency, twice)).toEqual([]);
    },
  );
});
