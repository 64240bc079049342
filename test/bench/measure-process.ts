import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

/** What the operating system says of a finished process. */
export interface Measured {
  readonly seconds: number;
  /** Peak resident memory. */
  readonly megabytes: number;
  readonly code: number | null;
  /** The end of what it printed on both outputs. */
  readonly tail: string;
}

/** Another program on the same files. @returns seconds; null: it is not installed */
export async function measureOther(program: string, args: readonly string[]): Promise<number | null> {
  const begun = performance.now();
  const child = spawn(program, args, { stdio: "ignore" });
  const isThere = await new Promise<boolean>((resolve) => {
    child.on("error", () => resolve(false));
    child.on("close", () => resolve(true));
  });
  return isThere ? (performance.now() - begun) / 1000 : null;
}

/** Runs a script of ours as a whole process: the built command line, or one that does a part of its work. */
export async function measure(
  script: "cli" | "read-file" | "map-file" | "fill-ledger",
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const path = script === "cli" ? CLI : fileURLToPath(new URL(`dist/${script}.js`, import.meta.url));
  const hook = fileURLToPath(new URL("report-usage.cjs", import.meta.url));
  const begun = performance.now();
  const child = spawn(process.execPath, ["--require", hook, path, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const texts = { out: "", usage: "" };
  const keep = (chunk: Buffer) => (texts.out = (texts.out + chunk.toString()).slice(-2_000));
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  child.stdio[3]?.on("data", (chunk: Buffer) => (texts.usage += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, megabytes: Math.round(Number(texts.usage) / 1024), code, tail: texts.out };
}
