import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openOpeningTurns } from "../../../src/commands/daemon/accounts/opening-turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks for a turn. @returns what has the turn, once it has come */
function ask(turns: ReturnType<typeof openOpeningTurns>, signal = new AbortController().signal) {
  const asked: { end: (() => void) | null; state: "waits" | "begun" | "left" } = { end: null, state: "waits" };
  void turns.take(signal).then((end) => {
    asked.end = end;
    asked.state = end === null ? "left" : "begun";
  });
  return asked;
}

test("lets so many accounts open at a time, and the next one when a turn ends", async () => {
  const turns = openOpeningTurns(2, 10_000);
  const [first, second, third] = [ask(turns), ask(turns), ask(turns)];
  await vi.advanceTimersByTimeAsync(0);
  expect([first.state, second.state, third.state]).toEqual(["begun", "begun", "waits"]);
  first.end?.();
  first.end?.();
  const fourth = ask(turns);
  await vi.advanceTimersByTimeAsync(0);
  expect([third.state, fourth.state]).toEqual(["begun", "waits"]);
});

test("ends the turn of an account that is stuck, so that the others go on", async () => {
  const turns = openOpeningTurns(1, 10_000);
  const [stuck, next] = [ask(turns), ask(turns)];
  await vi.advanceTimersByTimeAsync(9_999);
  expect([stuck.state, next.state]).toEqual(["begun", "waits"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(next.state).toBe("begun");
});

test("lets an account leave that is stopped before its turn", async () => {
  const turns = openOpeningTurns(1, 10_000);
  const stopping = new AbortController();
  const [first, stopped, last] = [ask(turns), ask(turns, stopping.signal), ask(turns)];
  await vi.advanceTimersByTimeAsync(0);
  stopping.abort();
  first.end?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([stopped.state, last.state]).toEqual(["left", "begun"]);
});
