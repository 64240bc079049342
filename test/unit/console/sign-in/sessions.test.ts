import { expect, test } from "vitest";
import type { SignIn } from "../../../../src/console/person.ts";
import { openSessions, type Standing } from "../../../../src/console/sign-in/sessions.ts";

const HOUR = 3_600_000;
const ANNA: SignIn = { person: { name: "Anna", role: "approver" }, proof: "password 1" };

function sessionsAt() {
  const world: { now: number; standing: Standing } = { now: 0, standing: ANNA.person };
  return {
    world,
    sessions: openSessions(
      () => world.now,
      () => world.standing,
    ),
  };
}

test("ends a session after twelve hours, and remembers whose it was", () => {
  const { world, sessions } = sessionsAt();
  const id = sessions.begin(ANNA);
  world.now = 12 * HOUR - 1;
  expect(sessions.find(id)).toEqual(ANNA.person);
  world.now += 1;
  expect(sessions.find(id)).toBeNull();
  expect(sessions.findEnded(id)?.person.name).toBe("Anna");
  world.now += 12 * HOUR;
  expect(sessions.findEnded(id)).toBeNull();
});

test("ends a session for good when its person is gone", () => {
  const { world, sessions } = sessionsAt();
  const id = sessions.begin(ANNA);
  world.standing = "gone";
  expect(sessions.find(id)).toBeNull();
  world.standing = ANNA.person;
  expect(sessions.find(id)).toBeNull();
});

test("pauses a session while it is not known who may sign in", () => {
  const { world, sessions } = sessionsAt();
  const id = sessions.begin(ANNA);
  world.standing = "unknown";
  expect(sessions.find(id)).toBeNull();
  world.standing = { name: "Anna", role: "reader" };
  expect(sessions.find(id)).toEqual({ name: "Anna", role: "reader" });
});

test("forgets a session that ended at a sign-out", () => {
  const { sessions } = sessionsAt();
  const id = sessions.begin(ANNA);
  sessions.end(id);
  expect(sessions.find(id)).toBeNull();
  expect(sessions.findEnded(id)).toBeNull();
});

test("gives each session an id of its own that can't be guessed", () => {
  const { sessions } = sessionsAt();
  const ids = new Set(Array.from({ length: 50 }, () => sessions.begin(ANNA)));
  expect(ids.size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[\w-]{43}$/u);
});

/** Returns a sign-in of one of many people. */
const signInOf = (number: number): SignIn => ({ person: { name: `Person ${number}`, role: "reader" }, proof: "p" });

test("keeps at most a thousand sessions, the newest ones", () => {
  const { sessions } = sessionsAt();
  const ids = Array.from({ length: 1_001 }, (_, number) => sessions.begin(signInOf(number)));
  expect(ids.filter((id) => sessions.find(id) === null)).toEqual([ids[0]]);
});

test("ends the oldest session of a person who begins more than twenty, and of no other person", () => {
  const { sessions } = sessionsAt();
  const other = sessions.begin(signInOf(1));
  const ids = Array.from({ length: 22 }, () => sessions.begin(ANNA));
  expect(ids.filter((id) => sessions.find(id) === null)).toEqual(ids.slice(0, 2));
  expect(sessions.find(other)).not.toBeNull();
});
