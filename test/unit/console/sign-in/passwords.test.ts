import { expect, test } from "vitest";
import { hashPassword, isPassword, parseHash } from "../../../../src/console/sign-in/users/passwords.ts";
import { whyWeak } from "../../../../src/console/sign-in/users/weak-password.ts";

test("accepts the password of a hash only, and gives each hash a salt of its own", async () => {
  const [one, other] = await Promise.all([hashPassword("a blue horse eats"), hashPassword("a blue horse eats")]);
  expect(one).not.toBe(other);
  expect(one).not.toContain("horse");
  expect(await isPassword("a blue horse eats", one)).toBe(true);
  expect(await isPassword("a blue horse eat", one)).toBe(false);
  expect(await isPassword("", one)).toBe(false);
});

test("accepts a password in both spellings of an accent", async () => {
  const hash = await hashPassword("ein grünes Segel".normalize("NFC"));
  expect(await isPassword("ein grünes Segel".normalize("NFD"), hash)).toBe(true);
});

test("refuses every password of an unknown person, and takes as long as for a known one", async () => {
  const hash = await hashPassword("a blue horse eats");
  const timeOf = async (stored: string | null) => {
    // The time for which this process has a processor: the load of the machine does not change it.
    const start = process.cpuUsage();
    expect(await isPassword("wrong", stored)).toBe(false);
    return process.cpuUsage(start).user;
  };
  const times = { known: Infinity, unknown: Infinity };
  for (let round = 0; round < 3; round += 1) {
    times.known = Math.min(times.known, await timeOf(hash));
    times.unknown = Math.min(times.unknown, await timeOf(null));
  }
  expect(times.unknown).toBeGreaterThan(times.known / 3);
  expect(times.known).toBeGreaterThan(times.unknown / 3);
});

test.each([
  "",
  "scrypt$16384$8$5$$",
  "plain",
  "scrypt$16000$8$5$AAAAAAAAAAAAAAAAAAAAAA$x",
  `scrypt$524288$16$5$${"A".repeat(22)}$${"A".repeat(43)}`,
])("does not take %j for a hash", (text) => expect(parseHash(text)).toBeNull());

test.each([
  ["short", "anna"],
  ["ninechars", "anna"],
  ["aaaaaaaaaaaa", "anna"],
  ["1212121212", "anna"],
  ["1234567890", "anna"],
  ["0987654321ab", "anna"],
  ["qwertyuiop1", "anna"],
  ["Password2026!", "anna"],
  ["P4ssw0rd123", "anna"],
  ["celebration-sync", "anna"],
  ["Passwort!!1", "anna"],
  ["annalena123", "Annalena"],
  ["x".repeat(201), "anna"],
])("refuses the password %j of %s as too easy to guess", (password, name) => {
  expect(whyWeak(password, name)).toMatch(/\.$/u);
});

test.each(["a blue horse eats", "Tr0ub4dor&3x", "grüne Segel im Mai", "kd93-Xlq0-22"])(
  "accepts the password %j",
  (password) => {
    expect(whyWeak(password, "anna")).toBeNull();
  },
);
