/** The built command line as child processes. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What the tests run; set it to try a command line that is built elsewhere. */
const CLI = process.env["TEST_CLI"] ?? fileURLToPath(new URL("../../../../dist/cli.js", import.meta.url));

/** A command that has ended. */
export interface Ended {
  /** null: killed by a signal. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command under way. */
export interface Running {
  readonly process: ChildProcess;
  stderr(): string;
  readonly ended: Promise<Ended>;
  /** SIGTERM, and what became of it. */
  stop(): Promise<Ended>;
}

type Variables = Readonly<Record<string, string | undefined>>;

export interface CommandLine {
  /**
   * @param more of the environment; undefined takes a variable away
   * @param through a program that is to start it, with its arguments
   */
  start(args: readonly string[], more?: Variables, through?: readonly string[]): Running;
  /** All that was printed by commands that have ended. */
  readonly printed: readonly string[];
  killAll(): Promise<void>;
}

/** @param configFile for commands that name none */
export function openCommandLine(cwd: string, configFile: string, variables: Variables): CommandLine {
  const children = new Set<Running>();
  const printed: string[] = [];

  function start(args: readonly string[], more: Variables = {}, through: readonly string[] = []): Running {
    const named = args.includes("--config") ? args : [...args, "--config", configFile];
    // What is written must not be open to others even where nothing else would keep them out.
    const child = spawn("/bin/sh", ["-c", 'umask 000; exec "$@"', "sh", ...through, process.execPath, CLI, ...named], {
      cwd,
      env: { PATH: process.env["PATH"], TZ: "Europe/Berlin", ...variables, ...more },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const out = { stdout: "", stderr: "" };
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out.stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (out.stderr += text));
    const ended = new Promise<Ended>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => {
        children.delete(running);
        printed.push(out.stdout, out.stderr);
        resolve({ code, ...out });
      });
    });
    const running: Running = {
      process: child,
      stderr: () => out.stderr,
      ended,
      stop() {
        child.kill("SIGTERM");
        return ended;
      },
    };
    children.add(running);
    return running;
  }

  async function killAll(): Promise<void> {
    for (const running of children) running.process.kill("SIGKILL");
    await Promise.all([...children].map(({ ended }) => ended));
  }

  return { start, printed, killAll };
}
