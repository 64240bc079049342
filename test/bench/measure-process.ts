import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

/** Time and memory of a finished process. */
export interface Measured {
  readonly seconds: number;
  /** Peak resident memory, in MB. */
  readonly megabytes: number;
  /** The longest time in which the process could serve no signal and no timer. */
  readonly standstillSeconds: number;
  readonly code: number | null;
  /** The last 2,000 characters of both outputs. */
  readonly tail: string;
}

/** Runs another program. @returns its time in seconds; null: it is not installed */
export async function measureOther(program: string, args: readonly string[]): Promise<number | null> {
  const begun = performance.now();
  const child = spawn(program, args, { stdio: "ignore" });
  const isInstalled = await new Promise<boolean>((resolve) => {
    child.on("error", () => resolve(false));
    child.on("close", () => resolve(true));
  });
  return isInstalled ? (performance.now() - begun) / 1000 : null;
}

/** Runs the built command line, or a script that does a part of its work, and measures the process. */
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
  const [kibibytes = 0, standstillMs = 0] = texts.usage.split(" ").map(Number);
  return {
    seconds,
    megabytes: Math.round(kibibytes / 1024),
    standstillSeconds: standstillMs / 1000,
    code,
    tail: texts.out,
  };
}
