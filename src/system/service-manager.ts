/**
 * Sends the state of a daemon to systemd (`sd_notify`). systemd listens on a datagram socket in the file system, which
 * Node can't open. So `systemd-notify`, a part of systemd, sends each message, as a child process that lives for a few
 * milliseconds. The unit needs `NotifyAccess=all` for that. Outside systemd, no child process is started.
 */
import { spawn } from "node:child_process";

export interface ServiceManager {
  /** Longest time in ms between two watchdog messages; null: systemd expects none. */
  readonly watchdogMs: number | null;
  /**
   * Sends variables of sd_notify(3): `READY`, `STATUS`, `WATCHDOG`, `STOPPING`. One message is under way at a time. If
   * a variable changes before it is sent, only its latest value is sent.
   */
  tell(variables: Readonly<Record<string, string>>): void;
  /** Resolves when every message has been sent. */
  flushed(): Promise<void>;
}

const LONGEST_SENDING_MS = 10_000;

/**
 * Opens the connection to systemd.
 *
 * @param env the process's environment: `NOTIFY_SOCKET`, `WATCHDOG_USEC`, `WATCHDOG_PID`
 * @param onError called with a sentence when a message can't be sent, but not again until a message was sent
 */
export function openServiceManager(
  env: Readonly<Record<string, string | undefined>>,
  pid: number,
  onError: (what: string) => void,
): ServiceManager {
  const socket = env["NOTIFY_SOCKET"] ?? "";
  if (socket === "") return { watchdogMs: null, tell() {}, flushed: async () => {} };
  const waiting = new Map<string, string>();
  let sending: Promise<void> | null = null;
  let hasFailed = false;

  const sendAll = async () => {
    while (waiting.size > 0) {
      const message = [...waiting].map(([name, value]) => `${name}=${value}`);
      waiting.clear();
      const failure = await send(message, { NOTIFY_SOCKET: socket, PATH: env["PATH"] });
      if (failure !== null && !hasFailed) onError(`The daemon's state can't be sent to systemd: ${failure}`);
      hasFailed = failure !== null;
    }
    sending = null;
  };
  return {
    watchdogMs: watchdogOf(env, pid),
    tell(variables) {
      for (const [name, value] of Object.entries(variables)) waiting.set(name, value.replaceAll(/\s+/gu, " "));
      sending ??= sendAll();
    },
    flushed: async () => {
      await sending;
    },
  };
}

/** Sends one message. Returns null, or why the message was not sent. The child process gets only `env`, without the key. */
async function send(message: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  return new Promise<string | null>((resolve) => {
    const child = spawn("systemd-notify", message, { env, stdio: "ignore", timeout: LONGEST_SENDING_MS });
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code === 0 ? null : `systemd-notify ended with ${code ?? signal}`));
  });
}

function watchdogOf(env: Readonly<Record<string, string | undefined>>, pid: number): number | null {
  const intervalMs = Number(env["WATCHDOG_USEC"] ?? "0") / 1_000;
  const isForUs = (env["WATCHDOG_PID"] ?? String(pid)) === String(pid);
  return isForUs && intervalMs > 0 ? intervalMs : null;
}
