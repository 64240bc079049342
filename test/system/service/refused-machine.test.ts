/** Folders, disks and rights that refuse: the command ends with the reason and the remedy, and a rebuild is not advised. */
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { list, person } from "../cli/support/lists.ts";
import { test } from "../cli/support/workplace.ts";

/** Returns the arguments of strace that make a kind of system call fail for paths that end in these words. */
function failing(path: string, call: string, error: string): readonly string[] {
  return ["strace", "-f", "-qq", "-o", "/dev/null", "-P", path, "-e", `inject=${call}:error=${error}`];
}

test("ends with the reason when no folder can be made at dataDir", async ({ startWorkplace }) => {
  const { configure, cli, json } = await startWorkplace();
  configure({ dataDir: "/proc/x" });
  const run = await cli("run");
  expect(run.code).toBe(1);
  expect(run.stderr).toMatch(/The folder \/proc\/x can't be used: no folder can be made there/u);
  const check = await json("check");
  expect(check.code).toBe(1);
  expect(check.value).toContainEqual(expect.objectContaining({ what: "Folders", ok: false }));
});

test.for([
  ["openat", "EACCES", "this user may not read or write it", "sudo -u"],
  ["openat", "ENOSPC", "the disk is full", "room"],
  ["pread64", "EIO", "the disk failed or is full", "has room"],
] as const)(
  "status advises the remedy and no rebuild when %s of the ledger fails with %s",
  async ([call, error, why, remedy], { startWorkplace }) => {
    const { drop, cli, start, data } = await startWorkplace();
    drop("staff.csv", list(person(1)));
    expect((await cli("run")).code).toBe(0);
    const { code, stderr } = await start(["status"], {}, failing(join(data, "state", "ledger.db"), call, error)).ended;
    expect(code).toBe(1);
    expect(stderr).toContain(why);
    expect(stderr).toContain(remedy);
    expect(stderr).not.toContain("rebuild");
  },
);

test("a run advises room and no rebuild when the disk is full", async ({ startWorkplace }) => {
  const { drop, cli, start, data } = await startWorkplace();
  drop("staff.csv", list(person(1)));
  expect((await cli("run")).code).toBe(0);
  drop("staff.csv", list(person(1), person(2)));
  for (const file of ["ledger.db", "ledger.db-wal", "ledger.db-shm"]) {
    const through = failing(join(data, "state", file), "pwrite64,ftruncate,fallocate,openat", "ENOSPC");
    const { code, stderr } = await start(["run"], {}, through).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/room/u);
    expect(stderr).not.toContain("rebuild");
  }
});

test("status does not show an empty ledger when this user may not look into its folder", async ({ startWorkplace }) => {
  const { drop, cli, start, data } = await startWorkplace();
  drop("staff.csv", list(person(1)));
  expect((await cli("run")).code).toBe(0);
  const ledger = join(data, "state", "ledger.db");
  const { code, stderr } = await start(["status"], {}, failing(ledger, "stat,statx,newfstatat,access", "EACCES")).ended;
  expect(code).toBe(1);
  expect(stderr).toContain("may not read or write it");
});

test("check finds a notify command that does not exist or may not be executed", async ({ startWorkplace }) => {
  const { configure, json, root } = await startWorkplace();
  const notify = async (command: readonly string[]) => {
    configure({ notify: { command } });
    const { value } = await json("check");
    return value.find(({ what }: { what: string }) => what === "Notify");
  };
  expect(await notify(["/nowhere/send"])).toMatchObject({ ok: false, detail: expect.stringContaining("not exist") });
  writeFileSync(join(root, "send"), "#!/bin/sh\n");
  expect(await notify(["./send"])).toMatchObject({ ok: false, detail: expect.stringContaining("chmod +x") });
  chmodSync(join(root, "send"), 0o755);
  expect(await notify(["./send"])).toMatchObject({ ok: true });
});

test("plan says what is wrong with a path that leads to no file", async ({ startWorkplace }) => {
  const { cli, inbox } = await startWorkplace();
  const planned = await cli("plan", inbox);
  expect(planned.code).toBe(1);
  expect(planned.stderr).toContain("This is a folder, not a file.");
  expect((await cli("plan", `${inbox}/gone.csv`)).stderr).toContain("There is no such file.");
});

test("shows control characters of file names, headers and cells as visible characters", async ({ startWorkplace }) => {
  const { drop, cli, root } = await startWorkplace();
  const escape = "\u001b]0;owned\u0007\u001b[2J\u009b31m";
  const cells = list(person(1, { name: `Ann${escape}`, group: `Team${escape}` })).replace("ID", `ID,No${escape}te`);
  const text = cells.replace(/^1,/mu, "1,x,");
  drop(`staff${escape}\nfake line.csv`, text);
  writeFileSync(join(root, "staff2.csv"), text);
  const outputs = [
    await cli("plan", "staff2.csv"),
    await cli("run"),
    ...(await Promise.all([
      cli("runs"),
      cli("runs", "--json"),
      cli("status"),
      cli("rejections"),
      cli("rejections", "--json"),
      cli("find", "Ann"),
      cli("plan", `gone${escape}.csv`),
    ])),
  ];
  for (const { stdout, stderr } of outputs)
    expect(stdout + stderr).not.toMatch(/[\0-\u0008\u000b-\u001f\u007f-\u009f]/u);
  expect(outputs[2]?.stdout).toContain("staff␛]0;owned␇␛[2J<U+009B>31m␊fake line.csv");
});

test("init quotes the commands that it prints, and leaves no configuration behind when the folders can't be made", async ({
  startWorkplace,
}) => {
  const { cli, root } = await startWorkplace();
  const flags = ["--base-url", "https://service.example/v1", "--key-env", "K", "--mode", "changes", "--feed", "staff"];
  const config = join(root, "it's $(here)", "config.json");
  const refused = await cli("init", "--yes", ...flags, "--data-dir", "/proc/x", "--config", config);
  expect(refused.code).toBe(1);
  const made = await cli("init", "--yes", ...flags, "--config", config);
  expect(made.code).toBe(0);
  expect(made.stdout).toContain(`check --config '${config.replace("'", "'\\''")}'`);
  const key = "sk_live_4eC39HqLyjWDarjtT1zdP7dc";
  const pasted = await cli("init", "--yes", ...flags, "--key-env", key, "--config", join(root, "second.json"));
  expect(pasted.code).toBe(2);
  expect(pasted.stdout + pasted.stderr).not.toContain(key);
  expect(readFileSync(config, "utf8")).toContain('"keyEnv": "K"');
});
