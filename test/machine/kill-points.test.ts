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
  const row = (nr: number, first: string) =>
    [`E-${nr}`, first, `Beispiel${nr}`, withAddresses ? `e${nr}@example.org` : "", "", `1980-01-0${nr}`, "Team Berlin", "", "", `u${nr}`];
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
  return place.sandbox.contacts().map(({ custom_fields: { uid }, first_name, email, birthday, group_id }) => ({ uid, first_name, email, birthday, group_id }))
    .sort((a, b) => (String(a.uid) < String(b.uid) ? -1 : 1));
}

async function countInstants(withAddresses: boolean, concurrency: number) {
  const place = await prepare(withAddresses, concurrency);
  place.instants().arm(null);
  await pass(place);
  return { instants: place.instants().passed(), contacts: contactsOf(place) };
}

async function killAt(n: number, withAddresses: boolean, concurrency: number) {
  const place = await prepare(withAddresses, concurrency);
  place.instants().arm(n);
  await pass(place).catch(() => {});
  const where = place.instants().last();
  const died = place.instants().isDead();
  const calls = place.sandbox.requests().filter(({ method }) => method !== "GET").length;
  await place.restart();
  const end = await pass(place);
  const again = await pass(place);
  const open = place.ledger().operations.inState("in_doubt");
  return { place, where, died, calls, end, again, open };
}

/** What is not as if nothing had happened, instant by instant. */
async function tryAllInstants(concurrency: number): Promise<readonly string[]> {
  const { instants, contacts } = await countInstants(true, concurrency);
  const troubles: string[] = [];
  for (let n = 1; n <= instants; n += 1) {
    try {
      const { place, where, died, end, again, open } = await killAt(n, true, concurrency);
      const found = {
        died: true, trouble: end.trouble, contacts: contactsOf(place), unfinished: place.ledger().runs.unfinished().map(({ run }) => run),
        notPutAway: place.ledger().runs.withFiles().map(({ run }) => run), again: again.runs.length,
      };
      const wanted = { died, trouble: null, contacts, unfinished: [], notPutAway: [], again: 0 };
      for (const name of Object.keys(wanted) as (keyof typeof wanted)[]) {
        const got = JSON.stringify(found[name]);
        if (got !== JSON.stringify(wanted[name])) troubles.push(`${n} (${where}): ${name} is ${got}`);
      }
      if (open.length > concurrency) troubles.push(`${n} (${where}): ${open.length} in doubt`);
    } catch (error) {
      troubles.push(`${n} (${open?.instants().last()}): ${(error as Error).stack}`);
    }
  }
  process.stdout.write(`kill points, ${concurrency} at a time: ${instants}\n`);
  return troubles;
}

test.each([1, 4])("killed at any instant, a run with addresses ends as if it had not been (%i at a time)", { timeout: 60_000 }, async (concurrency) => {
  expect(await tryAllInstants(concurrency)).toEqual([]);
});
