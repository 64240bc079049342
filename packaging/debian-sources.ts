import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The Debian release that the package is tested in, and from which the image takes its libraries. */
export const SUITE = "bookworm";

/** Returns the files in which this machine names the package sources of the suite. */
export function debianSources(): readonly string[] {
  const parts = "/etc/apt/sources.list.d";
  const names = existsSync(parts) ? readdirSync(parts).filter((name) => /\.(?:list|sources)$/u.test(name)) : [];
  const files = ["/etc/apt/sources.list", ...names.map((name) => join(parts, name))].filter(existsSync);
  return files.filter((file) => new RegExp(`(?<![-\\w])${SUITE}(?![-\\w])`, "u").test(readFileSync(file, "utf8")));
}

/** Returns this machine's settings of apt for downloads, for instance a proxy, as options of mmdebstrap. */
export function aptOptions(): readonly string[] {
  const { stdout } = spawnSync("apt-config", ["dump"], { encoding: "utf8" });
  return stdout
    .split("\n")
    .filter((line) => /^Acquire::(?:https?::Proxy|Check-)/u.test(line) && !line.endsWith('"";'))
    .map((option) => `--aptopt=${option}`);
}
