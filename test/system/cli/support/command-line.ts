/** Starts the built command line as child processes. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The tested command line. TEST_CLI names a command line that was built elsewhere. */
const CLI = process.env["TEST_CLI"] ?? fileURLToPath(new URL("../../../../dist/cli.js", import.meta.url));

/** The result of a command that has ended. */
export interface Ended {
  /** Exit code; null: killed by a signal. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running command. */
export interface Running {
  readonly process: ChildProcess;
  /** Returns the output on stderr until now. */
  stderr(): string;
  readonly ended: Promise<Ended>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<Ended>;
}

type Variables = Readonly<Record<string, string | undefined>>;

export interface CommandLine {
  /**
   * Starts a command.
   *
   * @param more environment variables; undefined removes a variable
   * @param through another program, with its arguments, by which the command is started
   */
  start(args: readonly string[], more?: Variables, through?: readonly string[]): Running;
  /** The output of all commands that have ended. */
  readonly printed: readonly string[];
  killAll(): Promise<void>;
}

/** Returns the command line in a folder. @param configFile is used by commands without `--config` */
export function openCommandLine(cwd: string, configFile: string, variables: Variables): CommandLine {
  const children = new Set<Running>();
  const printed: string[] = [];

  function start(args: readonly string[], more: Variables = {}, through: readonly string[] = []): Running {
    const named = args.includes("--config") || args.includes("--accounts") ? args : [...args, "--config", configFile];
    // With umask 000, only the modes that the program sets itself keep other users out.
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
