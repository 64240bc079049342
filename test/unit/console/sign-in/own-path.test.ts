import { expect, test } from "vitest";
import { ownPath } from "../../../../src/console/own-path.ts";
import { pageAfter } from "../../../../src/console/sign-in/sign-in-routes.ts";

test.each(["/", "/runs", "/people?search=ada&page=2", "/correct/staff#row-1", "/people/a%2Fb"])(
  "goes to %s",
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  null,
  "",
  "runs",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/runs\\..\\x",
  "https://evil.example/",
  "javascript:alert(1)",
  "/runs\r\nSet-Cookie: session=x",
  "/runs\tx",
  "/runs x",
  "/\u0000",
  "/ü",
  "/.//evil.example",
  "/x/..//evil.example",
  `/${"a".repeat(3_000)}`,
])("goes to the first page instead of %j", (path) => {
  expect(ownPath(path)).toBe("/");
});

test.each(["/sign-in", "/sign-in?to=%2Fruns", "/sign-out", "/enter?token=x", "/language"])(
  "does not return to %s after a sign-in",
  (path) => {
    expect(pageAfter(path)).toBe("/");
  },
);
