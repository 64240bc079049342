import { describe, expect, test } from "vitest";
import { parseSandboxOptions, SANDBOX_DEFAULTS, SANDBOX_SWITCHES } from "../../../src/sandbox/options.ts";

function settingsOf(record: Parameters<typeof parseSandboxOptions>[0]) {
  const result = parseSandboxOptions(record);
  if (result.kind === "invalid") throw new Error(result.errors.join(" "));
  return result.settings;
}

test("nothing given: the defaults, on loopback, in memory, at a free port", () => {
  expect(settingsOf({ rate: undefined })).toEqual(SANDBOX_DEFAULTS);
  expect(SANDBOX_DEFAULTS).toMatchObject({ host: "127.0.0.1", port: 0, data: ":memory:", planLimit: null, rate: null });
});

test.each(Object.entries(SANDBOX_SWITCHES))("%s is fit for a command line", (name, { flag, argument, meaning }) => {
  expect(flag).toMatch(/^--[a-z]+(-[a-z]+)*$/);
  expect(flag.slice(2).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())).toBe(name);
  expect(argument).toMatch(/^<.+>$/);
  expect(meaning).toMatch(/\.$/);
});

test("each choice takes what its help shows, and nothing else", () => {
  for (const [name, { argument }] of Object.entries(SANDBOX_SWITCHES)) {
    if (!argument.includes("|") || argument === "<n|none>") continue;
    for (const value of argument.slice(1, -1).split("|")) {
      expect(settingsOf({ [name]: value })).toMatchObject({ [name]: value });
    }
    expect(parseSandboxOptions({ [name]: "sometimes" })).toMatchObject({ kind: "invalid" });
  }
});

describe("values", () => {
  test("come by the flag's name, with hyphens or without", () => {
    expect(settingsOf({ "plan-limit": "5" }).planLimit).toBe(5);
    expect(settingsOf({ planLimit: "0" }).planLimit).toBe(0);
    expect(settingsOf({ planLimit: "none" }).planLimit).toBeNull();
  });

  test("the last counts where only one can", () => {
    expect(settingsOf({ seed: ["1", "2"] }).seed).toBe(2);
  });

  test("keys, groups and faults add up", () => {
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

  test("fractions are taken where they make sense", () => {
    expect(settingsOf({ rateWindow: "0.5" }).rateWindow).toBe(0.5);
    expect(parseSandboxOptions({ rate: "0.5" })).toMatchObject({ kind: "invalid" });
  });
});

test("every problem is named by its flag", () => {
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
