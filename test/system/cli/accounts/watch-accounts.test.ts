/** `watch` for all accounts of a folder: an account that misbehaves changes nothing for the others. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "vitest";
import { list, people, person } from "../support/lists.ts";
import { SKIPPED_WAITS, test, until } from "../support/workplace.ts";
import { openAccounts } from "./accounts-folder.ts";

const MISBEHAVING = ["broken", "piped", "looped", "keyless", "locked", "hung", "damaged", "huge", "shut", "moved"];

test("serves all other accounts while one misbehaves in each way", async ({ startWorkplace, onTestFinished }) => {
  const { account, begin, beginOne } = await openAccounts(startWorkplace, ["ana", "ben", ...MISBEHAVING]);
  const hung = createServer(() => {}).listen(0, "127.0.0.1");
  onTestFinished(() => void hung.close());
  await until("the hung service listens", () => hung.listening);

  writeFileSync(account("broken").file, "{");
  // The opening of a pipe waits until another program writes into it.
  account("piped").remove();
  execFileSync("mkfifo", [account("piped").file]);
  account("looped").remove();
  symlinkSync(account("looped").file, account("looped").file);
  account("keyless").configure({ api: { keyEnv: "NO_SUCH_VARIABLE" } });
  const holder = beginOne("locked", "watch");
  await until("another process has the lock", () => holder.stderr().includes("Watching "));
  const { port } = hung.address() as AddressInfo;
  account("hung").configure({ api: { baseUrl: `http://127.0.0.1:${port}/v1`, timeoutSeconds: 5 } });
  mkdirSync(join(account("damaged").data, "state"), { recursive: true, mode: 0o700 });
  writeFileSync(join(account("damaged").data, "state", "ledger.db"), "no ledger");
  writeFileSync(account("shut").data, "no folder");
  account("huge").configure({ api: { requestsPerSecond: 1 } });
  account("huge").drop("staff.csv", list(...people(1, 20_000)));
  for (const name of ["hung", "damaged"]) account(name).drop("staff.csv", list(person(1)));

  const daemon = begin("watch");
  const working = join(account("huge").data, "working");
  const isHugeRead = () => readdirSync(working).some((name) => name.endsWith(".reading"));
  await until("the huge list is being read", () => daemon.stderr().includes("data-huge") && isHugeRead());
  account("ana").drop("staff.csv", list(...people(1, 3)));
  account("ben").drop("staff.csv", list(...people(1, 4)));
  await until("the lists of others are applied", () => account("ana").archived() + account("ben").archived() === 2);
  expect(account("huge").archived()).toBe(0);
  const said = (name: string, text: RegExp) =>
    daemon
      .stderr()
      .split("\n")
      .some((line) => line.includes(`"account":"${name}"`) && text.test(line));
  await until("each reason is logged", () => said("locked", /Another process is at work: celebration-sync watch/u));
  expect(said("broken", /This is not JSON.*The account is not served/u)).toBe(true);
  expect(said("piped", /can't be read \(not a plain file\)\. The account is not served/u)).toBe(true);
  expect(said("looped", /can't be read \(ELOOP\)\. The account is not served/u)).toBe(true);
  expect(said("keyless", /NO_SUCH_VARIABLE.*The account is not served/u)).toBe(true);
  expect(said("damaged", /ledger\.db/u)).toBe(true);
  expect(said("shut", /data-shut/u)).toBe(true);

  // The lock file is exchanged, as a move of the volume to another machine would do.
  rmSync(join(account("moved").data, "state", "lock.db"));
  account("moved").drop("staff.csv", list(person(1)));
  await until("the moved account stops", () => said("moved", /lock\.db was replaced or deleted/u));
  // The accounts that can be served again are served again.
  await holder.stop();
  rmSync(account("shut").data);
  rmSync(join(account("damaged").data, "state", "ledger.db"));
  for (const name of ["keyless", "broken", "piped", "looped"]) account(name).configure();
  const again = ["locked", "shut", "damaged", "keyless", "broken", "piped", "looped"];
  for (const name of again) account(name).drop("staff.csv", list(person(1)));
  await until("all of them are served", () => [...again, "moved"].every((name) => account(name).contacts() === 1));
  const { code } = await daemon.stop();
  expect(code).toBe(0);
  expect([account("ana").contacts(), account("ben").contacts()]).toEqual([3, 4]);
});

/** Returns whether a process has no file below a data folder open but the lock's. */
function isLedgerClosed(pid: number | undefined, data: string): boolean {
  const fds = `/proc/${pid}/fd`;
  return readdirSync(fds).every((fd) => {
    try {
      const file = readlinkSync(join(fds, fd));
      return !file.startsWith(`${data}/`) || file.startsWith(join(data, "state", "lock.db"));
    } catch {
      return true;
    }
  });
}

test("closes the ledger of a resting account, keeps its lock, and wakes for a request and for a list", async ({
  startWorkplace,
}) => {
  const { account, begin, one } = await openAccounts(startWorkplace, ["ana", "ben"]);
  const ana = account("ana");
  ana.drop("staff.csv", list(person(1), person(2, { group: "Nowhere" })));
  const daemon = begin("watch");
  await until("the list is applied", () => ana.archived() === 1);
  const isResting = () => [ana, account("ben")].every(({ data }) => isLedgerClosed(daemon.process.pid, data));
  await until("both accounts rest", isResting);
  const retried = await one("ana", "retry");
  expect(retried.stderr).toContain("Another process is at work");
  expect(retried.code).toBe(0);
  await until("both accounts rest again", isResting);
  ana.drop("staff.csv", list(person(1), person(2), person(3)));
  await until("the next list is applied", () => ana.contacts() === 3);
  expect((await daemon.stop()).code).toBe(0);
});

test("logs each loss of the lock when the account was served in between", async ({ startWorkplace }) => {
  const { account, begin } = await openAccounts(startWorkplace, ["ana"]);
  const ana = account("ana");
  const daemon = begin("watch");
  const lines = (text: string) =>
    daemon
      .stderr()
      .split("\n")
      .filter((line) => line.includes(text)).length;
  await until("the account is watched", () => lines("data-ana") > 0);
  for (const night of [1, 2]) {
    await until("the ledger is closed", () => isLedgerClosed(daemon.process.pid, ana.data));
    rmSync(join(ana.data, "state", "lock.db"));
    ana.drop("staff.csv", list(...people(1, night)));
    await until(`the loss ${night} is logged`, () => lines("lock.db was replaced or deleted") === night);
    await until(`the list ${night} is applied`, () => ana.archived() === night);
  }
  await daemon.stop();
});

test("takes up configurations that are added, changed and removed, and keeps the former one of a broken change", async ({
  startWorkplace,
}) => {
  const { account, begin, one } = await openAccounts(startWorkplace, ["ana", "ben", "cy"]);
  const [ana, ben, cy] = [account("ana"), account("ben"), account("cy")];
  cy.remove();
  const daemon = begin("watch");
  const logged = (text: RegExp) => until(`the log has ${String(text)}`, () => text.test(daemon.stderr()));
  await logged(/Watching .*accounts: 2 accounts/u);

  cy.configure();
  cy.drop("staff.csv", list(person(1)));
  await until("the added account is served", () => cy.contacts() === 1);

  writeFileSync(ana.file, "{");
  daemon.process.kill("SIGHUP");
  await logged(/"account":"ana".*This is not JSON.*The former configuration stays in force/u);
  ana.drop("staff.csv", list(person(1)));
  await until("the former configuration is in force", () => ana.contacts() === 1);
  ana.configure({ dataDir: "../data-ben" });
  daemon.process.kill("SIGHUP");
  await logged(/"account":"ana".*both use the folder .*The former configuration stays in force/u);
  ana.configure({ feeds: { staff: { files: ["people*"], mode: "snapshot", key: ["ID"] } } });
  daemon.process.kill("SIGHUP");
  await logged(/"account":"ana".*configuration has changed/u);
  ana.drop("people.csv", list(person(1), person(2)));
  await until("the changed configuration is in force", () => ana.contacts() === 2);

  ben.remove();
  await logged(/"account":"ben".*configuration was removed/u);
  await until("its lock is released", () => !readdirSync(join(ben.data, "state")).includes("lock.db.holder"));
  ben.configure();
  ben.drop("staff.csv", list(person(1)));
  await until("it is served again", () => ben.contacts() === 1);
  expect((await one("ben", "status")).stdout).toContain("celebration-sync watch");
  expect((await daemon.stop()).code).toBe(0);
});

test("loses nothing when the reading of one list ends the process twice, and blames no other list", async ({
  startWorkplace,
}) => {
  const { account, start, folder, variables } = await openAccounts(startWorkplace, ["ana", "bad", "cy"]);
  const working = join(account("bad").data, "working");
  const claim = join(working, "2026-11-21T020000.000Z-00ab-staff");
  mkdirSync(claim, { recursive: true });
  writeFileSync(join(claim, "staff.csv"), list(person(1)));
  for (const name of ["ana", "cy"]) account(name).drop("staff.csv", list(...people(1, 5)));
  const mark = `${claim}.reading`;
  const killed = ["strace", "-f", "-qq", "-o", "/dev/null", "-P", mark, "-e", "inject=unlink,unlinkat:signal=KILL"];
  for (const ends of ["1", "2"]) {
    expect((await start(["watch", "--accounts", folder], variables, killed).ended).code).not.toBe(0);
    expect(readFileSync(mark, "utf8")).toBe(ends);
  }
  const daemon = start(["watch", "--accounts", folder], variables);
  const failed = join(account("bad").data, "failed");
  await until("the list is refused", () => readdirSync(failed).includes("staff.csv.error.txt"));
  await until("the others are applied", () => account("ana").archived() + account("cy").archived() === 2);
  expect((await daemon.stop()).code).toBe(0);
  // A kill may have cut off a create that did not arrive. A run asks about it, and sends it again.
  await start(["run", "--accounts", folder], { ...variables, ...SKIPPED_WAITS }).ended;
  expect([account("ana").contacts(), account("bad").contacts(), account("cy").contacts()]).toEqual([5, 0, 5]);
});
