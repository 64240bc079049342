import { describe, expect, test } from "vitest";
import { parseSandboxOptions, SANDBOX_DEFAULTS, SANDBOX_SWITCHES } from "../../../src/sandbox/options.ts";

function settingsOf(record: Parameters<typeof parseSandboxOptions>[0]) {
  const result = parseSandboxOptions(record);
  if (result.kind === "invalid") throw new Error(result.errors.join(" "));
  return result.settings;
}

test("parseSandboxOptions returns the defaults when nothing is given: loopback, a free port, data in memory", () => {
  expect(settingsOf({ rate: undefined })).toEqual(SANDBOX_DEFAULTS);
  expect(SANDBOX_DEFAULTS).toMatchObject({ host: "127.0.0.1", port: 0, data: ":memory:", planLimit: null, rate: null });
});

test.each(Object.entries(SANDBOX_SWITCHES))(
  "switch %s has a flag, an argument and a sentence for the help",
  (name, { flag, argument, meaning }) => {
    expect(flag).toMatch(/^--[a-z]+(-[a-z]+)*$/);
    expect(flag.slice(2).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())).toBe(name);
    expect(argument).toMatch(/^<.+>$/);
    expect(meaning).toMatch(/\.$/);
  },
);

test("parseSandboxOptions accepts for each choice only the values that its help shows", () => {
  for (const [name, { argument }] of Object.entries(SANDBOX_SWITCHES)) {
    if (!argument.includes("|") || argument === "<n|none>") continue;
    for (const value of argument.slice(1, -1).split("|")) {
      expect(settingsOf({ [name]: value })).toMatchObject({ [name]: value });
    }
    expect(parseSandboxOptions({ [name]: "sometimes" })).toMatchObject({ kind: "invalid" });
  }
});

describe("parseSandboxOptions", () => {
  test("accepts a switch's name with hyphens or in camel case", () => {
    expect(settingsOf({ "plan-limit": "5" }).planLimit).toBe(5);
    expect(settingsOf({ planLimit: "0" }).planLimit).toBe(0);
    expect(settingsOf({ planLimit: "none" }).planLimit).toBeNull();
  });

  test("uses the last value of a switch that is not repeatable", () => {
    expect(settingsOf({ seed: ["1", "2"] }).seed).toBe(2);
  });

  test("collects all keys, groups and faults", () => {
    expect(settingsOf({ key: ["abc", "def:other"] }).key).toEqual([
      { key: "abc", account: "main" },
      { key: "def", account: "other" },
    ]);
    expect(settingsOf({ group: ["Team Berlin", "Jubilees:work_anniversary:other"] }).group).toEqual([
      { name: "Team Berlin", category: "birthday", account: "main" },
      { name: "Jubilees", category: "work_anniversary", account: "other" },
    ]);
    expect(settingsOf({ fault: ["garbage:POST:#1", "delay:*:0.1:5"] }).fault).toHaveLength(2);
  });

  test("accepts a fraction for the window's seconds, but not for a number of requests", () => {
    expect(settingsOf({ rateWindow: "0.5" }).rateWindow).toBe(0.5);
    expect(parseSandboxOptions({ rate: "0.5" })).toMatchObject({ kind: "invalid" });
  });
});

test("parseSandboxOptions names the flag of each error", () => {
  expect(
    parseSandboxOptions({
      planLimit: "many",
      rate: "0",
      rateWindow: "0",
      shape: "round",
      group: "Team:name day",
      key: "two words",
      fault: ["garbage:POST:#1", "drop:POST:1"],
      data: "",
      speed: "5",
      constructor: "x",
    }),
  ).toEqual({
    kind: "invalid",
    errors: [
      '--plan-limit: "many" is not a whole number of at least 0.',
      '--rate: "0" is not a whole number of at least 1.',
      '--rate-window: "0" is not a number of at least 0.001.',
      '--shape: "round" is not one of compact, full, both.',
      expect.stringContaining('--group: "Team:name day" is not NAME'),
      expect.stringContaining("--key: write KEY"),
      expect.stringContaining('--fault: "drop" is not a fault'),
      "--data: must not be empty.",
      "--speed is not a switch of the sandbox.",
      "--constructor is not a switch of the sandbox.",
    ],
  });
});
