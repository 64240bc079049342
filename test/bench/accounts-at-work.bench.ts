/**
 * Measures one process that serves many accounts while they are at work: a nightly list in each of 300 accounts, the first
 * lists of 50 accounts, and how many calls these 50 make. BENCH_ACCOUNTS and BENCH_SENDERS set the numbers of accounts.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, test } from "vitest";
import { list, people, person } from "../system/cli/support/lists.ts";
import {
  drop,
  inWords,
  makeAccount,
  memoryOf,
  openLedgers,
  openService,
  startDaemon,
  until,
} from "./accounts-at-work.ts";

const ACCOUNTS = Number(process.env["BENCH_ACCOUNTS"] ?? 300);
const PEOPLE = 500;
/** One row of so many changes: 2 %. */
const CHANGES_ONE_IN = 50;
const SENDERS = Number(process.env["BENCH_SENDERS"] ?? 50);
const CALLS_PER_SECOND = 20;
/** The people of a sender. No sender finishes its list before the calls are counted. */
const PEOPLE_OF_SENDER = 2_000;
const WINDOW_SECONDS = 30;

const place = mkdtempSync(join(tmpdir(), "celebration-sync-accounts-at-work-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

test("measures how long the nightly lists of many accounts take", async () => {
  const root = join(place, "nightly");
  const { baseUrl, close } = await openService(["shared"]);
  // All accounts have the contacts of one account in the service. Each has a ledger and a pace of its own.
  const account = (name: string, requestsPerSecond: number) =>
    makeAccount({ root, name, inService: "shared", baseUrl, requestsPerSecond });
  account("alone", 200);
  drop(root, "alone", list(...people(1, PEOPLE)));
  const filling = startDaemon(root);
  await until(() => filling.log().includes("completed"));
  await filling.stop();
  const names = Array.from({ length: ACCOUNTS }, (_, index) => `account-${index}`);
  for (const name of names) cpSync(join(root, "alone"), join(root, name), { recursive: true });
  const rows = Array.from({ length: PEOPLE }, (_, index) =>
    person(index + 1, index % CHANGES_ONE_IN === 0 ? { last: "Changed" } : {}),
  );

  /** Serves the accounts, drops a list into each, and returns the seconds until all lists are applied. */
  async function night(served: readonly string[]): Promise<number> {
    for (const name of served) account(name, 5);
    const daemon = startDaemon(root);
    await until(() => served.every((name) => daemon.log().includes(join(root, name, "inbox"))));
    await until(() => openLedgers(daemon.pid) === 0);
    await daemon.mainThread();
    const memory = { before: memoryOf(daemon.pid), most: 0, ledgers: 0 };
    const begun = performance.now();
    for (const name of served) drop(root, name, list(...rows));
    await until(
      () => daemon.log().split("completed").length > served.length,
      () => {
        memory.most = Math.max(memory.most, memoryOf(daemon.pid));
        memory.ledgers = Math.max(memory.ledgers, openLedgers(daemon.pid));
      },
    );
    const seconds = (performance.now() - begun) / 1000;
    const spent = await daemon.mainThread();
    await until(() => openLedgers(daemon.pid) === 0);
    console.log(
      `${served.length} nightly lists of ${PEOPLE} people: ${seconds.toFixed(1)} s; ` +
        `${Math.round(spent.cpu / served.length)} ms of processor time a list; ${inWords(spent)}`,
    );
    console.log(
      `Memory: ${memory.before} MB before, at most ${memory.most} MB with up to ${memory.ledgers} ledgers open, ` +
        `${memoryOf(daemon.pid)} MB after (JavaScript: ${spent.heapMegabytes} MB)`,
    );
    await daemon.stop();
    return seconds;
  }

  const alone = await night(["alone"]);
  rmSync(join(root, "accounts", "alone.json"));
  const all = await night(names);
  console.log(
    `${ACCOUNTS} nightly lists take ${(all / alone).toFixed(1)} times the ${alone.toFixed(1)} s of one alone`,
  );
  await close();
});

test("measures how many calls a second many accounts make", async () => {
  const root = join(place, "senders");
  const names = Array.from({ length: SENDERS }, (_, index) => `account-${index}`);
  const { sandbox, baseUrl, close } = await openService(names);
  const configure = (requestsPerSecond: number) => {
    for (const name of names) makeAccount({ root, name, baseUrl, requestsPerSecond });
  };
  const made = () => names.map((name) => sandbox.contacts(name).length);
  // The plans are stored first, so that no list is read or planned while calls are counted.
  configure(1);
  for (const name of names) drop(root, name, list(...people(1, PEOPLE_OF_SENDER)));
  const planning = startDaemon(root);
  await until(() => made().every((count) => count > 0));
  const spentInPlanning = await planning.mainThread();
  console.log(
    `${SENDERS} first lists of ${PEOPLE_OF_SENDER} people: planned within ${(spentInPlanning.elapsed / 1000).toFixed(0)} s; ` +
      `${Math.round(spentInPlanning.cpu / SENDERS)} ms of processor time a list; ${inWords(spentInPlanning)}`,
  );
  await planning.stop();
  configure(CALLS_PER_SECOND);
  const planned = made();
  const sending = startDaemon(root);
  await until(() => made().every((count, index) => count > (planned[index] ?? 0)));
  await sending.mainThread();
  const before = { contacts: sum(made()), service: process.cpuUsage() };
  await delay(WINDOW_SECONDS * 1000);
  const contacts = sum(made()) - before.contacts;
  const { user, system } = process.cpuUsage(before.service);
  const spent = await sending.mainThread();
  console.log(
    `${SENDERS} accounts at ${CALLS_PER_SECOND} calls/s each: ${Math.round(contacts / (spent.elapsed / 1000))} creates/s ` +
      `of ${SENDERS * CALLS_PER_SECOND}; ${(spent.cpu / contacts).toFixed(1)} ms of processor time a create; ` +
      `${inWords(spent)}; the service: ${Math.round(((user + system) / 1000 / spent.elapsed) * 100)} % of a processor; ` +
      `${memoryOf(sending.pid)} MB; ${made().filter((count) => count === PEOPLE_OF_SENDER).length} accounts had finished`,
  );
  await sending.stop();
  await close();
});

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
