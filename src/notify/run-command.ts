import { spawn } from "node:child_process";
import { counted } from "../model/text/counted.ts";

/** Characters of the command's error output that an error quotes. */
const QUOTED_CHARACTERS = 200;
/** How long the command's error output is still read after the command has ended. */
const LAST_OUTPUT_MS = 200;

/**
 * Runs a command without a shell, with a text on its input, and waits until it ends.
 *
 * @param env the command's whole environment
 * @param timeLimitMs after this time, the command and the processes that it started are killed
 * @param signal ends the command before that time
 * @returns null, or why the command failed, in words
 */
export async function runCommand(
  [program = "", ...args]: readonly string[],
  input: string,
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
  timeLimitMs: number,
  signal: AbortSignal | null = null,
): Promise<string | null> {
  return new Promise((resolve) => {
    // A process group of its own, so that processes that the command starts can be killed with it.
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ["pipe", "ignore", "pipe"] });
    let errorOutput = "";
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      if (child.pid !== undefined) killGroup(child.pid);
    };
    const timer = setTimeout(giveUp, timeLimitMs);
    signal?.addEventListener("abort", giveUp, { once: true });
    const end = (failure: string | null) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
      resolve(failure);
    };
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      if (errorOutput.length < QUOTED_CHARACTERS) errorOutput += text;
    });
    child.on("error", (error) => end(error.message));
    // A background process of the command may hold the pipe open, so the pipe is closed soon after the command ends.
    child.on("exit", () => setTimeout(() => child.stderr.destroy(), LAST_OUTPUT_MS));
    child.on("close", (code, killedBy) => {
      if (isLate) return end(`it did not end within ${counted(Math.round(timeLimitMs / 100) / 10, "second")}`);
      if (code === 0) return end(null);
      const quote = errorOutput.trim().slice(0, QUOTED_CHARACTERS);
      return end(`it ended with ${code ?? killedBy}${quote === "" ? "" : `: ${quote}`}`);
    });
    // A command may end without reading its input.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The command has just ended by itself.
  }
}
