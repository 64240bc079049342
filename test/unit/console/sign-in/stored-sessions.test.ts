import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SignIn } from "../../../../src/console/person.ts";
import { openSessions, type Standing } from "../../../../src/console/sign-in/sessions.ts";
import { openStoredSessions } from "../../../../src/console/sign-in/stored-sessions.ts";

const HOUR = 3_600_000;
const ANNA: SignIn = { person: { name: "Anna", role: "approver" }, proof: "password 1" };
const SETTINGS = { signIn: { kind: "local" }, listen: { host: "127.0.0.1", port: 1 } } as const;

let folder: string;
let file: string;
let said: string[];
let now: number;
let standing: Standing;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "celebration-sync-sessions-"));
  file = join(folder, "requests", "console-sessions.json");
  [said, now, standing] = [[], 100 * HOUR, ANNA.person];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the sessions as a console does that starts now. */
function open(settings: Parameters<typeof openStoredSessions>[1] = SETTINGS) {
  const stored = openStoredSessions(file, settings, (_, message) => said.push(message));
  return openSessions(
    () => now,
    () => standing,
    stored,
  );
}

test("keeps a session over a restart, until its twelve hours are over", () => {
  const id = open().begin(ANNA);
  now += 12 * HOUR - 1;
  expect(open().find(id)).toEqual(ANNA.person);
  now += 1;
  const late = open();
  expect(late.find(id)).toBeNull();
  expect(late.findEnded(id)?.person.name).toBe("Anna");
  expect(open().find(id)).toBeNull();
});

test("brings back no session that ended at a sign-out, or because its person is gone", () => {
  const sessions = open();
  const [out, gone] = [sessions.begin(ANNA), sessions.begin(ANNA)];
  sessions.end(out);
  standing = "gone";
  sessions.find(gone);
  standing = ANNA.person;
  expect([out, gone].map((id) => open().find(id))).toEqual([null, null]);
});

test("stores no id of a session, in a file for its owner only", () => {
  const id = open().begin(ANNA);
  const text = readFileSync(file, "utf8");
  expect(text).not.toContain(id);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [, hash = ""] = /"sessions":\[\["([^"]+)"/u.exec(text) ?? [];
  expect(hash).toHaveLength(43);
  expect(open().find(hash)).toBeNull();
});

test("uses no session of other settings, of the future, or of a file that others may read or that is damaged", () => {
  const id = open().begin(ANNA);
  expect(open({ ...SETTINGS, listen: { host: "0.0.0.0", port: 1 } }).find(id)).toBeNull();
  const proxy = { kind: "proxy", header: "remote-user", trustedProxies: ["unix"], roles: {} } as const;
  expect(open({ ...SETTINGS, signIn: proxy }).find(id)).toBeNull();
  now -= HOUR;
  expect(open().find(id)).toBeNull();
  now += HOUR;
  expect(open().find(id)).not.toBeNull();
  chmodSync(file, 0o640);
  expect(open().find(id)).toBeNull();
  expect(said.at(-1)).toContain("others may read");
  chmodSync(file, 0o600);
  for (const text of ["{", "[]", '{"sessions":1}', '{"sessions":[[1,{}],["a"]]}', "null"]) {
    writeFileSync(file, text);
    expect(open().find(id), text).toBeNull();
  }
});

test("goes on in memory, and keeps no old file, when the file can't be written", () => {
  const sessions = open();
  const id = sessions.begin(ANNA);
  rmSync(join(folder, "requests"), { recursive: true });
  writeFileSync(join(folder, "requests"), "");
  const next = sessions.begin(ANNA);
  expect([id, next].map((each) => sessions.find(each))).toEqual([ANNA.person, ANNA.person]);
  expect(said.at(-1)).toContain("The sessions end when the console does");
});
