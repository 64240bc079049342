import { expect, test } from "vitest";
import { firstSeenSince } from "../../../src/run/first-seen.ts";

const START = Date.UTC(2026, 10, 21, 2);
const MINUTE = 60_000;

function openWorld(since = START) {
  const world = { time: START + 10 * MINUTE };
  return { world, firstSeen: firstSeenSince(since, () => world.time) };
}

test("takes times that this machine noted as they are", () => {
  const { firstSeen } = openWorld();
  expect(firstSeen(START + 3 * MINUTE)).toBe(START + 3 * MINUTE);
});

test("counts a time that another machine noted from when this machine began", () => {
  const { firstSeen } = openWorld();
  expect(firstSeen(START - MINUTE)).toBe(START);
  expect(firstSeen(0)).toBe(START);
});

test("counts a time in the future as now, and goes on from there", () => {
  const { world, firstSeen } = openWorld();
  const future = START + 60 * MINUTE;
  expect(firstSeen(future)).toBe(START + 10 * MINUTE);
  world.time += 5 * MINUTE;
  expect(firstSeen(future)).toBe(START + 10 * MINUTE);
});

test("counts from now when the clock was set back behind the time when this machine began", () => {
  const { world, firstSeen } = openWorld();
  world.time = START - 30 * MINUTE;
  expect(firstSeen(0)).toBe(START - 30 * MINUTE);
  world.time += 5 * MINUTE;
  expect(firstSeen(0)).toBe(START - 30 * MINUTE);
});
