import { spawnSync } from "node:child_process";

/** The version of systemd whose tools are installed; null: none. It need not be what the machine was started with. */
export const SYSTEMD: string | null = versionOf();

function versionOf(): string | null {
  const { status, stdout } = spawnSync("systemd-analyze", ["--version"], { encoding: "utf8" });
  return status === 0 ? (stdout.split("\n")[0] ?? "") : null;
}
