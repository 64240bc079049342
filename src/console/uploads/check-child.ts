import { fork } from "node:child_process";
import type { CheckOutcome } from "../../run/decisions/uploads/upload-folder.ts";

/** How far a check is. `rows`: rows of the present stage. */
export interface CheckProgress {
  readonly stage: "reading" | "planning" | "sending" | "asking";
  readonly rows: number;
}

/** A check that runs. */
export interface CheckChild {
  /** The outcome of a child that died; null: the child has written its outcome. */
  readonly ended: Promise<CheckOutcome | null>;
  kill(): void;
}

export type StartCheck = (id: string, onProgress: (progress: CheckProgress) => void) => CheckChild;

export interface ChildOptions {
  /** The built program. */
  readonly program: string;
  readonly configFile: string;
  readonly folder: (id: string) => string;
  /** Called when a child died. */
  readonly onDeath: (how: string) => void;
}

/** A check may use this much memory for values of the program. Two checks and the console together stay below 1 GB. */
const MOST_MEGABYTES = 400;
const LONGEST_MS = 30 * 60_000;
/** The variables that a check gets. The API key is in none of them. */
const KEPT_VARIABLES = ["PATH", "TZ", "LANG", "LC_ALL", "TMPDIR", "HOME"];
/** Node ends a process that has no memory left with this signal, or with the exit code of the signal. */
const OUT_OF_MEMORY = ["SIGABRT", "SIGTRAP", "SIGILL", "134", "133", "132", "5"];

/** Returns a function that starts a check as a child process. */
export function childStarter({ program, configFile, folder, onDeath }: ChildOptions): StartCheck {
  return (id, onProgress) => {
    const env = Object.fromEntries(KEPT_VARIABLES.flatMap((name) => entryOf(name)));
    const child = fork(program, ["check-upload", folder(id), configFile], {
      env,
      execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill("SIGKILL");
    }, LONGEST_MS);
    child.on("message", (message) => onProgress(message as CheckProgress));
    const ended = new Promise<CheckOutcome | null>((resolve) => {
      child.once("error", () => resolve({ kind: "failed", why: "ended" }));
      child.once("exit", (code, signal) => {
        const how = signal ?? String(code);
        if (how !== "0") onDeath(how);
        if (how === "0") resolve(null);
        else if (isLate) resolve({ kind: "failed", why: "time" });
        else resolve({ kind: "failed", why: OUT_OF_MEMORY.includes(how) ? "memory" : "ended" });
      });
    });
    void ended.then(() => clearTimeout(timer));
    return { ended, kill: () => void child.kill("SIGKILL") };
  };
}

function entryOf(name: string): readonly (readonly [string, string])[] {
  const value = process.env[name];
  return value === undefined ? [] : [[name, value]];
}
