import { afterEach, expect, test } from "vitest";
import { makePass } from "../../src/pipeline/inbox-pass.ts";
import { csvText, dropFile } from "./drop-file.ts";
import { HEADER, machineFeed } from "./feeds.ts";
import { openWorkplace, type Workplace } from "./workplace.ts";

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

/** The same run without a death. */
async function runUndisturbed(withAddresses: boolean): Promise<Wanted> {
  const place = await prepare(withAddresses, 1);
  place.instants().arm(null);
  await pass(place);
  return { instants: place.instants().passed(), contacts: contactsOf(place) };
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
    await pass(place).catch(() => {});
    if (!place.instants().isDead()) return { kind: "over" as const };
    where.push(`${instant} (${place.instants().last()})`);
    await place.restart();
  }
  const end = await pass(place);
  const again = await pass(place);
  const { runs, operations } = place.ledger();
  const inDoubt = operations.inState("in_doubt").length;
  const contacts = contactsOf(place);
  const missing = wanted.contacts.filter(({ uid }) => !contacts.some((contact) => contact.uid === uid)).length;
  const troubles = [
    end.trouble === null ? "" : `trouble: ${end.trouble}`,
    // Without an address nobody can ask whether a create arrived.
    missing > (withAddresses ? 0 : inDoubt) ? `${missing} missing` : "",
    contacts.every((contact) => wanted.contacts.some((other) => JSON.stringify(other) === JSON.stringify(contact)))
      ? ""
      : "other contacts",
    new Set(contacts.map(({ uid }) => uid)).size === contacts.length ? "" : "somebody twice",
    inDoubt > concurrency * where.length ? `${inDoubt} in doubt` : "",
    runs.unfinished().length === 0 ? "" : "not finished",
    runs.withFiles().length === 0 ? "" : "file not put away",
    again.runs.length === 0 ? "" : "goes on for ever",
  ];
  return { kind: "tried" as const, where, troubles: troubles.filter((trouble) => trouble !== "") };
}

/** Every instant of the run; after those that `thenAlso` names, every instant of the process that goes on with it. */
async function tryAll(withAddresses: boolean, concurrency: number, thenAlso: RegExp) {
  const wanted = await runUndisturbed(withAddresses);
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
