/** Moves of an account between machines, at each instant of a run. */
import { basename } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { Superseded } from "../../src/ledger/database/ownership.ts";
import { makePass } from "../../src/run/inbox-pass.ts";
import type { RunEnv } from "../../src/run/run-env.ts";
import { filesBelow } from "../system/cli/support/files-below.ts";
import { csvText, dropFile } from "./world/drop-file.ts";
import { HEADER, testFeed } from "./world/feeds.ts";
import { person } from "./world/list-sequence.ts";
import { openWorkplace, type Workplace } from "./world/workplace.ts";

const OPTIONS = { feeds: [testFeed("staff")], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };
const MINUTE_MS = 60_000;

/** A list of three people; and a newer list that changes one, lacks one, and has two new people, one without an address. */
const BEFORE = [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo")];
const AFTER = [
  person(1, "Adele"),
  person(2, "Ben"),
  person(4, "Dora", { Email: "dora@example.org" }),
  person(5, "Emil"),
];
const EXPECTED = ["Adele", "Ben", "Dora", "Emil"];

let open: Workplace | null = null;
afterEach(() => {
  open?.remove();
  open = null;
});

/** Opens a workplace in which the first list is applied and the second list is in the inbox. */
async function prepare(concurrency = 4): Promise<Workplace> {
  open?.remove();
  open = null;
  const place = openWorkplace(1, {}, concurrency, () => {});
  open = place;
  dropFile(place, "staff-1.csv", csvText(HEADER, BEFORE));
  await makePass(OPTIONS, envOf(place));
  dropFile(place, "staff-2.csv", csvText(HEADER, AFTER));
  place.sandbox.forgetRequests();
  return place;
}

const envOf = (place: Workplace) => place.env({ waitsForProbes: true });

/** Returns the calls that changed something, each as its method and the person or contact. */
const sent = ({ sandbox }: Workplace): readonly string[] =>
  sandbox.requests().flatMap(({ method, path }) => (method === "GET" ? [] : [`${method} ${path}`]));

/** Lets the process that came last finish its work. @returns what is wrong then */
async function finish(place: Workplace, env: RunEnv): Promise<readonly string[]> {
  const { stopReason } = await makePass(OPTIONS, env);
  const again = await makePass(OPTIONS, env);
  const { operations, openItems, runs } = env.ledger;
  const doubts = operations.inState("in_doubt");
  const names = place.sandbox.contacts().map(({ first_name: name }) => name);
  // A create without an address can't be probed. It may stay in doubt, and its contact may be missing.
  const missing = EXPECTED.filter(
    (name) => !names.includes(name) && !doubts.some(({ input }) => input.first_name === name),
  );
  const reported = openItems.open("staff").filter(({ status }) => status === "in_doubt");
  const filed = filesBelow(place.folders.archive).map((path) => basename(path));
  return [
    stopReason === null ? "" : `stopped: ${stopReason}`,
    new Set(names).size === names.length ? "" : `a person has two contacts: ${names.join()}`,
    names.every((name) => EXPECTED.includes(name)) ? "" : `in the service: ${names.join()}`,
    missing.length === 0 ? "" : `${missing.join()} missing`,
    reported.length === doubts.length ? "" : `${doubts.length} in doubt, ${reported.length} reported`,
    runs.unfinished().length === 0 && runs.withFiles().length === 0 ? "" : "not finished",
    filed.join() === "staff-1.csv,staff-2.csv" ? "" : `in the archive: ${filed.join()}`,
    again.runs.length === 0 ? "" : "another pass still finds work",
  ].filter((found) => found !== "");
}

/** Returns the names of a run's instants when nothing disturbs it. */
async function undisturbed(): Promise<readonly string[]> {
  const place = await prepare();
  place.instants().arm(null);
  await makePass(OPTIONS, envOf(place));
  const names = [...place.instants().names()];
  expect(await finish(place, envOf(place))).toEqual([]);
  expect(names.length).toBeGreaterThan(50);
  return names;
}

/**
 * Lets a second process start at the nth instant of a run, on the files of the first, which then goes on.
 *
 * @returns what is wrong after the second process has finished
 */
async function superseded(n: number): Promise<readonly string[]> {
  const place = await prepare();
  const instants = place.instants();
  instants.arm(null);
  let second: ReturnType<Workplace["startSecond"]> | null = null;
  let before: readonly string[] = [];
  let reached = 0;
  instants.at(n, () => {
    second = place.startSecond();
    before = sent(place);
    reached = instants.names().length;
  });
  const end = await makePass(OPTIONS, envOf(place)).catch((error: unknown) => error);
  const started = second as ReturnType<Workplace["startSecond"]> | null;
  if (started === null) return ["the second process did not start"];
  const after = sent(place);
  const written = instants.names().slice(reached).filter(isDurable);
  const wrong = [
    end instanceof Error ? "" : "the first process did not end",
    whyEnded(place) instanceof Superseded ? "" : `the first process says ${String(whyEnded(place))}`,
    after.length === before.length ? "" : `the first process sent ${after.slice(before.length).join()}`,
    written.length === 0 ? "" : `the first process wrote ${written.join()}`,
    ...(await finish(place, started.env())),
  ];
  started.close();
  return wrong.filter((found) => found !== "");
}

/** Returns whether an instant is a write of the ledger or of its journal. */
const isDurable = (name: string) => /^(?:COMMIT|INSERT|UPDATE|DELETE FROM|fdatasync)/u.test(name);

/** Returns the error that a process ends with. */
function whyEnded(place: Workplace): unknown {
  try {
    return place.ledger().prove();
  } catch (error) {
    return error;
  }
}

describe("a process that was stopped while its files moved to another machine", () => {
  test("sends and writes nothing more when it goes on, at any instant", { timeout: 1_200_000 }, async () => {
    const wrong: string[] = [];
    const instants = await undisturbed();
    let tried = 0;
    for (const [index, name] of instants.entries()) {
      // Within a transaction, no other process can open the ledger for writing: it waits for the commit.
      if (isDurable(name) || name.startsWith("writeSync")) continue;
      tried += 1;
      for (const found of await superseded(index + 1)) wrong.push(`${index + 1} (${name}): ${found}`);
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(30);
  });
});

describe("an account whose volume turns read-only", () => {
  test(
    "gets no more calls from then on, and the next process loses nothing, at any instant",
    {
      timeout: 1_200_000,
    },
    async () => {
      const wrong: string[] = [];
      for (let n = 1, isOver = false; !isOver; n += 1) {
        const place = await prepare(1);
        const instants = place.instants();
        instants.arm(null);
        instants.turnReadOnly(n);
        await makePass(OPTIONS, envOf(place)).catch(() => {});
        isOver = instants.passed() < n;
        // The call whose intent is on disk goes out.
        const calls = instants.names().slice(n - 1);
        const more = calls.filter((name) => /^call (?:POST|PATCH|DELETE)/u.test(name));
        if (more.length > (calls[0] === more[0] ? 1 : 0)) wrong.push(`${n} (${calls[0]}): sent ${more.join()}`);
        instants.turnReadOnly(null);
        await place.restart();
        for (const found of await finish(place, envOf(place))) wrong.push(`${n} (${calls[0]}): ${found}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe("an account whose process is killed and whose files are moved", () => {
  test.for([-7, 0, 7])(
    "asks about a create in doubt twice the time-out after the other machine starts, whose clock is %i minutes apart",
    async (minutes) => {
      open?.remove();
      open = null;
      const place = openWorkplace(1, {}, 1, () => {});
      open = place;
      dropFile(place, "staff-1.csv", csvText(HEADER, [person(4, "Dora", { Email: "dora@example.org" })]));
      place.instants().arm("answer to POST");
      await expect(makePass(OPTIONS, envOf(place))).rejects.toThrow("crashed");
      const elsewhere = await place.moveElsewhere(minutes * MINUTE_MS + 1);
      open = elsewhere;
      const env = elsewhere.env({ waitsForProbes: false });
      const posts = async () => {
        await makePass(OPTIONS, env);
        return sent(elsewhere).length;
      };
      const before = await posts();
      elsewhere.clock.pass(2 * env.timeoutMs - 10_000);
      const soon = await posts();
      elsewhere.clock.pass(10_000);
      expect([before, soon, await posts()]).toEqual([1, 1, 2]);
    },
  );

  test(
    "is served elsewhere without a person created twice or lost, at any instant",
    {
      timeout: 1_200_000,
    },
    async () => {
      const wrong: string[] = [];
      for (let n = 1; ; n += 1) {
        const place = await prepare();
        place.instants().arm(n);
        await makePass(OPTIONS, envOf(place)).catch((error: Error) => {
          if (error.name !== "Crash") throw error;
        });
        if (!place.instants().hasCrashed()) break;
        const at = place.instants().last();
        const elsewhere = await place.moveElsewhere((n % 2 === 0 ? 7 : -7) * MINUTE_MS);
        open = elsewhere;
        for (const found of await finish(elsewhere, envOf(elsewhere))) wrong.push(`${n} (${at}): ${found}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
