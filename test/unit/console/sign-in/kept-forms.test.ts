import { expect, test } from "vitest";
import { openKeptForms } from "../../../../src/console/sign-in/kept/kept-forms.ts";

const HOUR = 3_600_000;

function keptAt() {
  const clock = { now: 0 };
  return { clock, kept: openKeptForms(() => clock.now) };
}

const typed = (fields: Record<string, string>, path = "/correct/staff") => ({
  path,
  fields: new URLSearchParams(fields),
});

test("gives a form to the next session of the same person, on its own page only", () => {
  const { kept } = keptAt();
  expect(kept.keep("old", "Anna", typed({ note: "checked" }))).toBe(true);
  expect(kept.has("old")).toBe(true);
  kept.handOver("old", "new", "Anna");
  expect(kept.has("old")).toBe(false);
  expect(kept.find("new", "/correct/staff")?.get("note")).toBe("checked");
  expect(kept.find("new", "/correct/others")).toBeNull();
  expect(kept.find("other", "/correct/staff")).toBeNull();
});

test("drops a form when another person signs in with the same browser", () => {
  const { kept } = keptAt();
  kept.keep("old", "Anna", typed({ note: "checked" }));
  kept.handOver("old", "new", "Bert");
  kept.handOver("old", "newer", "Anna");
  kept.handOver("new", "newest", "Anna");
  for (const session of ["old", "new", "newer", "newest"]) expect(kept.has(session)).toBe(false);
});

test("drops a form after an hour, after it was sent, and when it is too long or one of too many", () => {
  const { kept, clock } = keptAt();
  expect(kept.keep("long", "Anna", typed({ note: "x".repeat(300_000) }))).toBe(false);
  kept.keep("sent", "Anna", typed({ note: "x" }));
  kept.drop("sent", "/another");
  expect(kept.has("sent")).toBe(true);
  kept.drop("sent", "/correct/staff");
  expect(kept.has("sent")).toBe(false);
  kept.keep("old", "Anna", typed({ note: "x" }));
  clock.now = HOUR - 1;
  expect(kept.has("old")).toBe(true);
  clock.now = HOUR;
  expect(kept.has("old")).toBe(false);
  kept.keep("first", "Anna", typed({ note: "x" }));
  for (let more = 0; more < 100; more += 1) kept.keep(`more ${more}`, "Anna", typed({ note: "x" }));
  expect(kept.has("first")).toBe(false);
  expect(kept.has("more 99")).toBe(true);
});
