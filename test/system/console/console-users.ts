/** Adds users as an administrator does, and signs in as people do. */
import { expect } from "vitest";
import type { Running } from "../cli/support/command-line.ts";
import type { Answered, Browser } from "./open-console.ts";

type Start = (args: readonly string[], more?: Readonly<Record<string, string>>, through?: readonly string[]) => Running;

/** The password of every user that a test adds without naming another one. */
export const PASSWORD = "a blue horse eats";

/** Runs a command that reads a password from stdin. */
export function withPassword(start: Start, args: readonly string[], password = PASSWORD): Running {
  const piped = ["/bin/sh", "-c", 'printf "%s\\n" "$TYPED" | "$@"', "sh"];
  return start([...args, "--password-stdin"], { TYPED: password }, piped);
}

/** Adds users, each with a role. */
export async function addUsers(start: Start, users: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, role] of Object.entries(users)) {
    const { code, stderr } = await withPassword(start, ["console-user", "add", name, "--role", role]).ended;
    expect(code, stderr).toBe(0);
  }
}

/** Signs a browser in. */
export function signInAs(browser: Browser, name: string, password = PASSWORD, to = "/"): Promise<Answered> {
  return browser.post("/sign-in", { name, password, to });
}

/** Opens a browser of a console, and signs a person in. */
export async function signedIn(opened: { browser(): Browser }, name: string): Promise<Browser> {
  const browser = opened.browser();
  await signInAs(browser, name);
  return browser;
}
