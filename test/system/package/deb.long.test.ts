/**
 * Tests the Debian package in a bare Debian 12 without Node, npm, compiler and systemd. The tests take long, because
 * the root is made from Debian's packages. Each test continues from the one before: install, upgrade, remove, purge,
 * install with systemd.
 */
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDeb } from "../../../packaging/build-deb.ts";
import about from "../../../package.json" with { type: "json" };
import { makeBareRoot, whyNoBareRoot, type BareRoot } from "./bare-root.ts";

const PROJECT = fileURLToPath(new URL("../../../", import.meta.url));
const NEWER = "999.0.0";
const CONFIG = "/etc/celebration-sync/config.json";
const DEMO = "/var/lib/celebration-sync/demo";
const LEDGER = `${DEMO}/data/state/ledger.db`;
const AS_SERVICE = "runuser -u celebration-sync --";
const PREPARE_MINUTES = 15;

const missing = whyNoBareRoot();
/** In CI the tests are never skipped: they fail when no root can be made. */
const isSkipped = missing !== null && process.env["CI"] !== "true";

describe.skipIf(isSkipped)(`the Debian package in a bare root${isSkipped ? ` (skipped: ${missing})` : ""}`, () => {
  let packages: string;
  let root: BareRoot;
  const build = (version: string, folder: string) => {
    mkdirSync(join(packages, folder));
    const into = join(packages, folder);
    return buildDeb({ project: PROJECT, into, version, sourceDate: 1_700_000_000, compressionLevel: 0 });
  };
  const install = (file: string) => {
    root.copyIn(file, "x.deb");
    return root.run("apt-get install --yes /x.deb");
  };
  const sha256 = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  const inRoot = (path: string) => join(root.folder, path);

  let first: string;
  beforeAll(() => {
    if (missing !== null) throw new Error(`No bare root can be made: ${missing}.`);
    packages = mkdtempSync(join(tmpdir(), "celebration-deb-"));
    first = build(about.version, "first");
    root = makeBareRoot();
  }, PREPARE_MINUTES * 60_000);
  afterAll(() => {
    root.remove();
    rmSync(packages, { recursive: true, force: true });
  });

  test("is the same, byte for byte, when it is built again", () => {
    expect(sha256(build(about.version, "again"))).toBe(sha256(first));
  });

  test("installs without Node, npm and a compiler, and starts nothing", () => {
    expect(root.run("! command -v node npm gcc systemctl")).toBe("");
    expect(install(first)).toContain("nothing is started yet");
    expect(root.run("celebration-sync --version")).toBe(`${about.version}\n`);
    expect(root.run("dpkg --verify celebration-sync")).toBe("");
    expect(root.run("find /etc/systemd -name 'celebration-sync*'")).toBe("");
  });

  test("plays the demo to its end", () => {
    expect(root.run("cd /tmp && celebration-sync demo")).toContain("Open the report:");
    expect(root.run("find /tmp/demo-data -name rejections.xlsx")).not.toBe("");
  });

  test("creates the user and the folders of the services", () => expectUserAndFolders());

  test("has a manual page, a completion, the pages of docs/ and the licences of its parts", () => {
    expect(root.run("ls /usr/share/doc/celebration-sync/docs")).toContain("running-as-a-service.md");
    expect(root.run("gzip -cd /usr/share/man/man1/celebration-sync.1.gz")).toContain(".SH COMMANDS");
    const source = ". /usr/share/bash-completion/completions/celebration-sync";
    expect(root.run(`bash -c '${source}; complete -p celebration-sync'`)).toContain("-F _celebration_sync");
    const licences = root.run("cat /usr/share/doc/celebration-sync/copyright");
    for (const name of ["Node.js is licensed", "better-sqlite3", "exceljs", "undici"]) expect(licences).toContain(name);
  });

  test("has units that start the installed program", () => {
    const starts = root.run("grep -h ^ExecStart= /usr/lib/systemd/system/celebration-sync*.service").trim().split("\n");
    expect(starts).toHaveLength(6);
    for (const start of starts)
      expect(start).toMatch(/^ExecStart=\/usr\/bin\/celebration-sync (?:watch|run|console) /u);
    expect(root.run("stat -c %a /usr/bin/celebration-sync")).toBe("755\n");
  });

  test("gives the service a configuration that root writes with init", () => {
    root.run(
      `celebration-sync init --yes --config ${CONFIG} --base-url https://service.example/v1 --key-file api-key ` +
        "--feed staff --mode snapshot --data-dir /var/lib/celebration-sync && chown -R celebration-sync: /var/lib/celebration-sync",
    );
    root.run("install -m 600 /dev/null /etc/celebration-sync/api-key");
    expect(root.run(`${AS_SERVICE} celebration-sync runs --config ${CONFIG} --json`)).toContain("[]");
    expect(() => root.run(`${AS_SERVICE} cat /etc/celebration-sync/api-key`)).toThrow("Permission denied");
  });

  test("keeps the ledger and the configuration in an upgrade, and restarts running services", () => {
    root.run(`cd /tmp && ${AS_SERVICE} celebration-sync demo --folder ${DEMO}`);
    const before = [sha256(inRoot(LEDGER)), sha256(inRoot(CONFIG))];
    const calls = recordSystemctl();
    install(build(NEWER, "newer"));
    expect(root.run("dpkg-query --show celebration-sync")).toBe(`celebration-sync\t${NEWER}\n`);
    expect([sha256(inRoot(LEDGER)), sha256(inRoot(CONFIG))]).toEqual(before);
    const runs = JSON.parse(root.run(`${AS_SERVICE} celebration-sync runs --json --config ${DEMO}/config.json`)) as [];
    expect(runs).toHaveLength(4);
    expect(calls()).toEqual([
      "daemon-reload",
      "--no-block try-restart celebration-sync[.@]* celebration-sync-nightly[.@]* celebration-sync-console[.@]*",
    ]);
    expectUserAndFolders();
  });

  test("stops the services and keeps data and configuration when it is removed", () => {
    const calls = recordSystemctl();
    root.run("apt-get remove --yes celebration-sync");
    expect(calls()).toEqual([
      "stop celebration-sync[.@]* celebration-sync-nightly[.@]* celebration-sync-console[.@]*",
      "daemon-reload",
    ]);
    for (const path of ["usr/lib/celebration-sync", "usr/bin/celebration-sync"])
      expect(existsSync(inRoot(path))).toBe(false);
    for (const path of [LEDGER, CONFIG, "etc/celebration-sync/api-key"]) expect(existsSync(inRoot(path))).toBe(true);
  });

  test("says what it keeps when it is purged", () => {
    const said = root.run("apt-get purge --yes celebration-sync");
    expect(said).toContain("These are kept:");
    const [command = ""] = /^ {2}rm -r .*$/mu.exec(said) ?? [];
    for (const path of [LEDGER, CONFIG]) expect(existsSync(inRoot(path))).toBe(true);
    root.run(command);
    expect(existsSync(inRoot(LEDGER))).toBe(false);
    expect(root.run("getent passwd celebration-sync || echo none")).toBe("none\n");
  });

  test("creates the same user and folders where systemd is installed, with units that it accepts", () => {
    rmSync(inRoot("usr/bin/systemctl"));
    rmSync(inRoot("run/systemd/system"), { recursive: true });
    root.run("apt-get install --yes --no-install-recommends systemd");
    install(first);
    expectUserAndFolders();
    expect(root.run("systemd-analyze verify /usr/lib/systemd/system/celebration-sync*.service")).toBe("");
  });

  function expectUserAndFolders(): void {
    const user = root.run("getent passwd celebration-sync").split(":");
    expect(user.slice(4).join(":").trim()).toBe("Celebration Sync:/var/lib/celebration-sync:/usr/sbin/nologin");
    expect(root.run("stat -c '%a %U:%G %n' /etc/celebration-sync /var/lib/celebration-sync")).toBe(
      "2750 root:celebration-sync /etc/celebration-sync\n711 celebration-sync:celebration-sync /var/lib/celebration-sync\n",
    );
  }

  /**
   * Makes the root look as if systemd ran in it. Returns a function that reads the arguments of each systemctl call.
   */
  function recordSystemctl(): () => readonly string[] {
    const program = inRoot("usr/bin/systemctl");
    mkdirSync(inRoot("run/systemd/system"), { recursive: true });
    writeFileSync(program, '#!/bin/sh\necho "$@" >>/systemctl-calls\n');
    chmodSync(program, 0o755);
    rmSync(inRoot("systemctl-calls"), { force: true });
    return () => readFileSync(inRoot("systemctl-calls"), "utf8").trim().split("\n");
  }
});
