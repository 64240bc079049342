/** The queue of checks: two at a time, the others wait, and a check that is cancelled makes room. */
import { expect, test } from "vitest";
import { openCheckPlaces } from "../../../../src/console/uploads/check-places.ts";
import type { CheckProgress } from "../../../../src/console/uploads/check-child.ts";
import { openCheckQueue } from "../../../../src/console/uploads/check-queue.ts";
import type { CheckOutcome } from "../../../../src/run/decisions/uploads/upload-folder.ts";

/** A queue whose checks end when the test says so. */
function queueOfTest(places = openCheckPlaces()) {
  const started: string[] = [];
  const killed: string[] = [];
  const ended: (readonly [string, CheckOutcome | null])[] = [];
  const end = new Map<string, (outcome: CheckOutcome | null) => void>();
  const report = new Map<string, (progress: CheckProgress) => void>();
  const queue = openCheckQueue(
    (id, onProgress) => {
      started.push(id);
      report.set(id, onProgress);
      return {
        ended: new Promise((resolve) => void end.set(id, resolve)),
        kill: () => void killed.push(id),
      };
    },
    (id, outcome) => void ended.push([id, outcome]),
    places,
  );
  const finish = async (id: string, outcome: CheckOutcome | null = null) => {
    end.get(id)?.(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    queue,
    started,
    killed,
    ended,
    finish,
    report: (id: string, progress: CheckProgress) => report.get(id)?.(progress),
  };
}

test("runs two checks at once and lets the others wait", async () => {
  const { queue, started, finish, ended } = queueOfTest();
  for (const id of ["a", "b", "c", "d", "a"]) queue.add(id);
  expect(started).toEqual(["a", "b"]);
  expect(queue.activity("c")).toEqual({ kind: "waiting", before: 2 });
  expect(queue.activity("d")).toEqual({ kind: "waiting", before: 3 });
  await finish("a");
  expect(started).toEqual(["a", "b", "c"]);
  expect(queue.activity("d")).toEqual({ kind: "waiting", before: 2 });
  await finish("b", { kind: "failed", why: "memory" });
  expect(ended).toEqual([
    ["a", null],
    ["b", { kind: "failed", why: "memory" }],
  ]);
  expect(queue.activity("a")).toBeNull();
});

test("shares the places with the queues of other accounts, and lets each have its turn", async () => {
  const places = openCheckPlaces();
  const [one, other] = [queueOfTest(places), queueOfTest(places)];
  for (const id of ["a", "b", "c", "d"]) one.queue.add(id);
  for (const id of ["x", "y"]) other.queue.add(id);
  expect([one.started, other.started]).toEqual([["a", "b"], []]);
  await one.finish("a");
  await one.finish("b");
  expect([one.started, other.started]).toEqual([["a", "b", "c"], ["x"]]);
  one.queue.cancel("c");
  expect([one.started, other.started]).toEqual([["a", "b", "c", "d"], ["x"]]);
  await other.finish("x");
  expect(other.started).toEqual(["x", "y"]);
  other.queue.close();
  await other.finish("y");
  for (const id of ["e", "f"]) one.queue.add(id);
  // The closed queue has given its place back, once.
  expect(one.started).toEqual(["a", "b", "c", "d", "e"]);
});

test("starts the next check when one is cancelled", () => {
  const { queue, started, killed, ended } = queueOfTest();
  for (const id of ["a", "b", "c", "d"]) queue.add(id);
  queue.cancel("c");
  queue.cancel("a");
  expect(killed).toEqual(["a"]);
  expect(started).toEqual(["a", "b", "d"]);
  expect(ended).toEqual([]);
});

test("forgets what a cancelled check says after it was started again", async () => {
  const { queue, ended, finish, started } = queueOfTest();
  queue.add("a");
  queue.cancel("a");
  queue.add("a");
  expect(started).toEqual(["a", "a"]);
  await finish("a");
  expect(ended).toEqual([["a", null]]);
});

test("tells the page about progress and about the end", async () => {
  const { queue, report, finish } = queueOfTest();
  queue.add("a");
  const { signal } = new AbortController();
  const first = queue.change("a", signal);
  report("a", { stage: "reading", rows: 12 });
  await first;
  expect(queue.activity("a")).toEqual({ kind: "checking", stage: "reading", rows: 12 });
  const second = queue.change("a", signal);
  await finish("a");
  await second;
  const gone = new AbortController();
  const third = queue.change("a", gone.signal);
  gone.abort();
  await third;
});
