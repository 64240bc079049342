import { spawnSync } from "node:child_process";

/** The version of the installed systemd tools; null: not installed. The machine may run another init system. */
export const SYSTEMD: string | null = versionOf();

function versionOf(): string | null {
  const { status, stdout } = spawnSync("systemd-analyze", ["--version"], { encoding: "utf8" });
  return status === 0 ? (stdout.split("\n")[0] ?? "") : null;
}
