/** Tests the OCI image: builds it twice, and runs it with crun. The tests take long, because the Debian package is built, too. */
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDeb } from "../../../packaging/build-deb.ts";
import { buildImage, IMAGE_USER } from "../../../packaging/build-image.ts";
import about from "../../../package.json" with { type: "json" };
import { listenSandbox, type ListeningSandbox } from "../../../src/sandbox/http/listen.ts";
import { createSandbox, type Sandbox } from "../../../src/sandbox/sandbox.ts";
import { list, person } from "../cli/support/lists.ts";
import { until } from "../cli/support/workplace.ts";
import { unpackImage, whyNoContainer } from "./container.ts";

const PROJECT = fileURLToPath(new URL("../../../", import.meta.url));
const KEY = "key-of-the-image-test";
const SECRETS = "/run/secrets/celebration-sync";
const PREPARE_MINUTES = 15;

const missing = whyNoContainer();
/** In CI the tests are never skipped: they fail when the image can't be built or run. */
const isSkipped = missing !== null && process.env["CI"] !== "true";

describe.skipIf(isSkipped)(`the image in a container${isSkipped ? ` (skipped: ${missing})` : ""}`, () => {
  let work: string;
  let sandbox: Sandbox;
  let listening: ListeningSandbox;
  let start: ReturnType<typeof unpackImage>;
  /** What the image says about the program's start. */
  let unpacked: { readonly process: object };
  const at = (...names: readonly string[]) => join(work, ...names);
  const inImage = (path: string) => at("unpacked/rootfs", path);
  const run = async (...args: readonly string[]) => {
    const { ended } = start(
      [...args, "--config", "/etc/celebration-sync/config.json"],
      [`CREDENTIALS_DIRECTORY=${SECRETS}`],
    );
    return ended;
  };
  /** Puts a list into the inbox, as the user of the image. */
  const drop = (...people: readonly (readonly string[])[]) => {
    writeFileSync(at("data/inbox/staff.csv"), list(...people));
    chownSync(at("data/inbox/staff.csv"), IMAGE_USER, IMAGE_USER);
  };

  beforeAll(async () => {
    if (missing !== null) throw new Error(`The image can't be tested: ${missing}.`);
    work = mkdtempSync(join(tmpdir(), "celebration-image-"));
    const same = { version: about.version, sourceDate: 1_700_000_000 };
    const deb = buildDeb({ project: PROJECT, into: work, compressionLevel: 0, ...same });
    buildImage({ deb, layout: at("image"), ...same });
    const umask = process.umask(0o077);
    buildImage({ deb, layout: at("again"), ...same });
    process.umask(umask);

    const group = { name: "Team Berlin", category: "birthday" as const, account: "main" };
    sandbox = createSandbox({ key: [{ key: KEY, account: "main" }], group: [group] }, Date);
    listening = await listenSandbox(sandbox);
    for (const name of ["etc", "secrets", "data", "data/inbox"]) mkdirSync(at(name));
    writeFileSync(at("secrets/api-key"), KEY, { mode: 0o440 });
    const feeds = { staff: { files: ["staff*.csv"], mode: "snapshot", key: ["ID"] } };
    const config = {
      api: { baseUrl: listening.baseUrl, keyFile: "api-key" },
      dataDir: "/data",
      feeds,
      settleSeconds: 0.05,
    };
    writeFileSync(at("etc/config.json"), JSON.stringify(config));
    for (const name of ["secrets", "secrets/api-key", "data", "data/inbox"])
      chownSync(at(name), IMAGE_USER, IMAGE_USER);
    const binds = { "/data": at("data"), "/etc/celebration-sync": at("etc"), [SECRETS]: at("secrets") };
    start = unpackImage(`${at("image")}:${about.version}`, at("unpacked"), binds);
    unpacked = JSON.parse(readFileSync(at("unpacked/config.json"), "utf8")) as typeof unpacked;
  }, PREPARE_MINUTES * 60_000);
  afterAll(async () => {
    await listening.close();
    sandbox.close();
    rmSync(work, { recursive: true, force: true });
  });

  test("is the same, byte for byte, when it is built again with another umask", () => {
    // The index has the digest of the manifest, and the manifest has the digests of everything else.
    const index = (layout: string) => readFileSync(at(layout, "index.json"), "utf8");
    expect(index("again")).toBe(index("image"));
    expect(readdirSync(at("again/blobs/sha256"))).toEqual(readdirSync(at("image/blobs/sha256")));
    expect(readdirSync(at("image/blobs/sha256"))).toHaveLength(3);
  });

  test("has the program and its Node, and neither a shell nor a package manager nor a program that changes the user", () => {
    const files = readdirSync(inImage(""), { recursive: true, encoding: "utf8" });
    const programs = files.filter((name) => /(?:^|\/)s?bin\/./u.test(name) && !name.includes("node_modules"));
    expect(programs.toSorted()).toEqual(["usr/bin/celebration-sync", "usr/lib/celebration-sync/bin/node"]);
    const changesUser = (name: string) => existsSync(inImage(name)) && (statSync(inImage(name)).mode & 0o4000) !== 0;
    expect(files.filter(changesUser)).toEqual([]);
  });

  test("names its packages to scanners", () => {
    const status = readFileSync(inImage("var/lib/dpkg/status"), "utf8");
    const names = status.split("\n\n").map((fields) => /^Package: (.*)$/mu.exec(fields)?.[1]);
    const libraries = ["base-files", "gcc-12-base", "libatomic1", "libc6", "libgcc-s1", "libstdc++6"];
    expect(names).toEqual([...libraries, "celebration-sync"]);
    expect(readFileSync(inImage("etc/os-release"), "utf8")).toContain("VERSION_CODENAME=bookworm");
  });

  test("starts the program with the arguments alone, as a user who is not root", async () => {
    expect(unpacked.process).toMatchObject({
      user: { uid: IMAGE_USER, gid: IMAGE_USER },
      args: ["/usr/bin/celebration-sync", "--help"],
    });
    expect(await start(["--version"]).ended).toEqual({ code: 0, output: `${about.version}\n` });
  });

  test("checks an installation, and applies a list over the machine's network", async () => {
    drop(person(1, { name: "Ana" }), person(2, { name: "Ben" }));
    const checked = await run("check");
    expect(checked.output).toContain("Team Berlin");
    expect(checked.code).toBe(0);
    expect(await run("run")).toMatchObject({ code: 0, output: expect.stringContaining("2 created") as string });
    expect(sandbox.contacts().map(({ first_name: name }) => name)).toEqual(["Ana", "Ben"]);
    expect(statSync(at("data/state/ledger.db")).uid).toBe(IMAGE_USER);
  });

  test("answers the probe of the manifests beside a daemon, which ends at SIGTERM as the first process", async () => {
    const daemon = start(
      ["watch", "--config", "/etc/celebration-sync/config.json"],
      [`CREDENTIALS_DIRECTORY=${SECRETS}`],
    );
    await until("the daemon watches", () => daemon.output().includes("Watching "));
    expect(await run("status", "--quiet")).toMatchObject({ code: 0 });
    daemon.kill("TERM");
    expect((await daemon.ended).code).toBe(0);
  });

  test("writes nowhere but to the mounted folders", async () => {
    const { code, output } = await start(["demo", "--folder", "/var/lib/celebration-sync/demo"]).ended;
    expect(code).not.toBe(0);
    expect(output).toMatch(/EROFS|read-only/u);
    expect(await start(["demo", "--folder", "/data/demo"]).ended).toMatchObject({ code: 0 });
  });
});
