import { readFileSync } from "node:fs";
import { join } from "node:path";
import { licenceTexts, type InstalledPackage } from "./production-packages.ts";

const RULE = `\n\n${"-".repeat(80)}\n\n`;

/**
 * Returns Debian's copyright file: the licences of this project, of Node, and of every package in the Debian package.
 *
 * @param nodeLicence the text of Node's licence, which includes the licences of Node's parts
 */
export function copyrightFile(project: string, nodeLicence: string, packages: readonly InstalledPackage[]): string {
  const bundled = readFileSync(join(project, "dist/THIRD-PARTY-LICENSES.txt"), "utf8").trim();
  const parts = packages.map((part) => {
    const texts = licenceTexts(join(project, part.path));
    return [`${part.name} ${part.version} (${part.license})`, ...texts].join("\n\n");
  });
  return `${[
    `celebration-sync\n\n${readFileSync(join(project, "LICENSE"), "utf8").trim()}`,
    `Parts that are built into the program\n\n${bundled}`,
    ...parts,
    `Node, in /usr/lib/celebration-sync/bin/node\n\n${nodeLicence.trim()}`,
  ].join(RULE)}\n`;
}
