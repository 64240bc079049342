import { spawnSync } from "node:child_process";

/** Runs a program in a folder and returns its standard output. If the program fails, throws its error output. */
export function runProgram(folder: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed: ${error?.message ?? `${stderr}${stdout}`}`);
  return stdout;
}
