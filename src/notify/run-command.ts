import { spawn } from "node:child_process";
import { counted } from "../model/counted.ts";

const LONGEST_MS = 30_000;
const KEPT_OUTPUT = 200;
const LAST_WORDS_MS = 200;

/**
 * Runs the command with a text on its input, without a shell, and waits until it ends.
 *
 * @param env the command's whole environment
 * @returns null, or what went wrong, in words
 */
export async function runCommand(
  [program = "", ...args]: readonly string[],
  input: string,
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
  longestMs: number = LONGEST_MS,
): Promise<string | null> {
  return new Promise((resolve) => {
    // A group of its own, so that what the command started ends with it.
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ["pipe", "ignore", "pipe"] });
    let complaint = "";
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (child.pid !== undefined) killGroup(child.pid);
    }, longestMs);
    const end = (failure: string | null) => {
      clearTimeout(timer);
      resolve(failure);
    };
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      if (complaint.length < KEPT_OUTPUT) complaint += text;
    });
    child.on("error", (error) => end(error.message));
    // What it left running in the background may hold the pipe open: nobody waits for that.
    child.on("exit", () => setTimeout(() => child.stderr.destroy(), LAST_WORDS_MS));
    child.on("close", (code, signal) => {
      if (isLate) return end(`it did not end within ${counted(longestMs / 1_000, "second")}`);
      if (code === 0) return end(null);
      const said = complaint.trim().slice(0, KEPT_OUTPUT);
      return end(`it ended with ${code ?? signal}${said === "" ? "" : `: ${said}`}`);
    });
    // A command that does not read its input is fine.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has just ended by itself.
  }
}
