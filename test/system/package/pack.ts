import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

export interface Packed {
  readonly filename: string;
  readonly version: string;
  readonly files: readonly { readonly path: string }[];
}

/** Runs `npm pack` on the built program. Building again would remove the program while other tests run it. */
export function pack(...args: readonly string[]): Packed {
  const { status, stdout, stderr } = spawnSync("npm", ["pack", "--json", "--ignore-scripts", ...args], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  // npm 10 and 11 print a list; newer ones print an object with the package's name as key.
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, Packed>);
  if (packed === undefined) throw new Error("npm pack printed nothing");
  return packed;
}
