import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openKnownPeople } from "../../../../src/console/sign-in/oidc/known-people.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "celebration-sync-people-"));
  file = join(folder, "console-people.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (issuer = "https://login.example.org") => openKnownPeople(file, issuer, () => {});

test("gives a name to the first person who signs in with it, for good", () => {
  expect(open().nameOf("4711-a", "anna")).toBe("anna");
  expect(open().nameOf("4711-a", "anna")).toBe("anna");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(open().nameOf("666-mallory", "anna")).toBe("anna (666-mall)");
  expect(open().nameOf("667-mallory", " ANNA ".trim())).toBe("ANNA (667-mall)");
  expect(open().nameOf("666-mallory", "bert")).toBe("anna (666-mall)");
});

test("lets a person who changes the name at the issuer stay the same person", () => {
  expect(open().nameOf("1", "anna")).toBe("anna");
  expect(open().nameOf("1", "anna-maria")).toBe("anna");
  expect(open().nameOf("2", "anna-maria")).toBe("anna-maria");
});

test("tells apart people of two issuers, and finds a free name for each", () => {
  expect(open().nameOf("1", "anna")).toBe("anna");
  expect(open("https://other.example").nameOf("1", "anna")).toBe("anna (1)");
  expect(open().nameOf("2", "bert (12345678)")).toBe("bert (12345678)");
  expect(open().nameOf("3", "bert")).toBe("bert");
  expect(open().nameOf("12345678-9", "bert")).toBe("bert (12345678-9)");
});

test("signs no one in while the names can't be read", () => {
  open().nameOf("1", "anna");
  chmodSync(file, 0o644);
  expect(() => open().nameOf("1", "anna")).toThrow("others may read");
  expect(readFileSync(file, "utf8")).toContain("anna");
});
