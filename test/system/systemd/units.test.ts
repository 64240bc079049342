import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { SYSTEMD } from "./systemd-tools.ts";

const FOLDER = fileURLToPath(new URL("../../../systemd/", import.meta.url));
const UNITS = readdirSync(FOLDER).filter((name) => /\.(service|timer)$/u.test(name));
const SERVICES = UNITS.filter((name) => name.endsWith(".service"));
/** Largest exposure, in tenths. `systemd-analyze security` calls an exposure up to 1.9 “OK”; a plain service has 9.6. */
const EXPOSURE_LIMIT = 15;

const read = (name: string) => readFileSync(`${FOLDER}${name}`, "utf8");
const tool = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8", cwd: FOLDER });
  return { status, output: `${stdout}${stderr}` };
};

/** Returns the settings of a unit that limit the program, with their reasons. */
function hardeningOf(name: string): string {
  return read(name).split("# The program runs as a user of its own")[1]?.split("[Install]")[0]?.trim() ?? "";
}

describe.runIf(SYSTEMD !== null)(`units, checked by ${SYSTEMD ?? "no systemd"}`, () => {
  test.each(UNITS)("%s passes systemd-analyze verify", (unit) => {
    expect(tool("verify", `./${unit}`)).toEqual({ status: 0, output: "" });
  });

  test.each(SERVICES)("%s has an exposure of at most 1.5", (unit) => {
    const { status, output } = tool("security", "--offline=true", `--threshold=${EXPOSURE_LIMIT}`, `./${unit}`);
    expect(output).toContain("Overall exposure level");
    expect(status, output).toBe(0);
  });

  test("the drop-ins of docs/fleet.md fit the units", () => {
    const page = readFileSync(new URL("../../../docs/fleet.md", import.meta.url), "utf8");
    const dropIns = [...page.matchAll(/`systemctl edit ([\w.-]+)`.*?```ini\n(.*?)```/gsu)];
    expect(dropIns.map(([, unit]) => unit)).toEqual(["celebration-sync.service", "celebration-sync-console.service"]);
    const folder = mkdtempSync(join(tmpdir(), "celebration-sync-units-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [, unit = "", settings = ""] of dropIns) {
      cpSync(`${FOLDER}${unit}`, join(folder, unit));
      mkdirSync(join(folder, `${unit}.d`));
      writeFileSync(join(folder, `${unit}.d`, "override.conf"), settings);
      expect(tool("verify", join(folder, unit))).toEqual({ status: 0, output: "" });
    }
  });

  test("systemd-sysusers accepts the file that makes the user", () => {
    const { status, stderr } = spawnSync("systemd-sysusers", [
      "--dry-run",
      `${FOLDER}sysusers.d/celebration-sync.conf`,
    ]);
    expect(status, String(stderr)).toBe(0);
  });
});

describe("units", () => {
  test("exist for one account and for several, as daemon, as nightly run and as console", () => {
    expect(UNITS.sort()).toEqual([
      "celebration-sync-console.service",
      "celebration-sync-console@.service",
      "celebration-sync-nightly.service",
      "celebration-sync-nightly.timer",
      "celebration-sync-nightly@.service",
      "celebration-sync-nightly@.timer",
      "celebration-sync.service",
      "celebration-sync@.service",
    ]);
  });

  test("pass the key to the program in the same way as the systemd-run of docs/", () => {
    const page = readFileSync(new URL("../../../docs/running-as-a-service.md", import.meta.url), "utf8").replaceAll(
      "\\\n",
      "",
    );
    const [command = ""] = /^sudo systemd-run .*$/mu.exec(page) ?? [];
    const unit = read("celebration-sync-nightly.service");
    for (const setting of [/^LoadCredential=.*$/mu, /^User=.*$/mu]) {
      const [line = "none"] = setting.exec(unit) ?? [];
      expect(command).toContain(line.replace("User=", "--uid=").replace("LoadC", "--property=LoadC"));
    }
    if (SYSTEMD === null) return;
    const { stdout: help } = spawnSync("systemd-run", ["--help"], { encoding: "utf8" });
    for (const [option] of command.split(" celebration-sync ")[0]?.matchAll(/--[a-z]+/gu) ?? [])
      expect(help).toContain(option);
  });

  test("harden all services in the same way, with a reason above each setting", () => {
    const parts = SERVICES.map((name) => ({ name, part: hardeningOf(name) }));
    const isConsole = ({ name }: { readonly name: string }) => name.includes("console");
    expect(new Set(parts.filter((each) => !isConsole(each)).map(({ part }) => part)).size).toBe(1);
    expect(new Set(parts.filter(isConsole).map(({ part }) => part)).size).toBe(1);
    for (const { part } of parts) {
      // A setting is below its reason, or below another setting with the same reason.
      for (const block of part.split(/\n(?=#)/u).slice(1)) expect(block).toMatch(/^# \S.*\w/u);
      expect(part.split("\n").filter((line) => line === "")).toEqual([]);
    }
  });

  test("harden the console as the daemon, and keep it from the network and the key", () => {
    const settingsOf = (name: string) =>
      read(name)
        .split("\n")
        .filter((line) => /^[A-Z]\w+=/u.test(line));
    const [daemon, page] = ["celebration-sync.service", "celebration-sync-console.service"].map(settingsOf);
    const hardening = hardeningOf("celebration-sync.service")
      .split("\n")
      .filter((line) => /^[A-Z]\w+=/u.test(line));
    expect(hardening.length).toBeGreaterThan(25);
    expect(page).toEqual(expect.arrayContaining(hardening));
    expect(page).toEqual(expect.arrayContaining(["IPAddressDeny=any", "IPAddressAllow=localhost"]));
    expect(daemon?.filter((line) => line.startsWith("LoadCredential"))).toHaveLength(1);
    expect(page?.filter((line) => /^(?:LoadCredential|SetCredential|Environment)/u.test(line))).toEqual([]);
    expect(page?.filter((line) => /^(?:StateDirectory|ReadWritePaths)=/u.test(line))).toEqual([
      "StateDirectory=celebration-sync/requests celebration-sync/uploads",
      "ReadWritePaths=-%S/celebration-sync/inbox",
    ]);
  });

  test.each(SERVICES.filter((name) => name.includes("@") && !name.includes("console")))(
    "%s has its own configuration, key and state",
    (name) => {
      const settings = read(name)
        .split("\n")
        .filter((line) => /^(ExecStart|LoadCredential|StateDirectory|WorkingDirectory)=/u.test(line));
      expect(settings).toHaveLength(4);
      for (const line of settings) expect(line).toContain("%i");
    },
  );
});
