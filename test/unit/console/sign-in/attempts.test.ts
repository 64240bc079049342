import { expect, test } from "vitest";
import { openAttempts } from "../../../../src/console/sign-in/attempts.ts";

const MINUTE = 60_000;

function attemptsAt() {
  const clock = { now: 1_000_000 };
  return { clock, ...openAttempts(() => clock.now) };
}

test("refuses the eleventh failed sign-in of a name, from all addresses together", () => {
  const { begin } = attemptsAt();
  for (let attempt = 1; attempt <= 10; attempt += 1) expect(begin("anna", `192.0.2.${attempt}`)).toBeNull();
  expect(begin(" ANNA ", "198.51.100.1")).toBe(15 * MINUTE);
  expect(begin("bert", "198.51.100.1")).toBeNull();
});

test("refuses the eleventh failed sign-in of an address, with all names together", () => {
  const { begin } = attemptsAt();
  for (let attempt = 1; attempt <= 10; attempt += 1) expect(begin(`name ${attempt}`, "192.0.2.1")).toBeNull();
  expect(begin("anna", "192.0.2.1")).toBeGreaterThan(0);
  expect(begin("anna", "192.0.2.2")).toBeNull();
});

test("counts all addresses of an IPv6 network as one", () => {
  const { begin } = attemptsAt();
  const spellings = ["2001:db8::1", "2001:0db8:0:0::2", "2001:DB8:0:0:1:2:3:4", "2001:db8::%eth0"];
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect(begin(`name ${attempt}`, spellings[attempt % spellings.length] ?? "")).toBeNull();
  expect(begin("anna", "2001:db8::ffff")).toBeGreaterThan(0);
  expect(begin("anna", "2001:db8:0:1::1")).toBeNull();
});

test("allows attempts again a quarter of an hour after the failed ones", () => {
  const { begin, clock } = attemptsAt();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    begin("anna", "192.0.2.1");
    clock.now += MINUTE;
  }
  expect(begin("anna", "192.0.2.1")).toBe(5 * MINUTE);
  clock.now += 5 * MINUTE;
  expect(begin("anna", "192.0.2.1")).toBeNull();
  expect(begin("anna", "192.0.2.1")).toBe(MINUTE);
});

test("takes back the count of an attempt that succeeds, but not the failed ones before it", () => {
  const { begin, succeed } = attemptsAt();
  for (let attempt = 0; attempt < 9; attempt += 1) begin("anna", "192.0.2.1");
  expect(begin("anna", "192.0.2.1")).toBeNull();
  succeed("anna", "192.0.2.1");
  expect(begin("anna", "192.0.2.1")).toBeNull();
  expect(begin("anna", "192.0.2.1")).not.toBeNull();
});
