/**
 * Tells systemd how a daemon is (`sd_notify`). systemd listens on a datagram socket in the file system, which Node can't
 * open; so `systemd-notify`, a part of systemd, carries each message, as a child that lives for a few milliseconds. The
 * unit needs `NotifyAccess=all` for that. Outside of systemd nothing is started.
 */
import { spawn } from "node:child_process";

export interface ServiceManager {
  /** Signs of life are missed after so many ms; null: nobody waits for them. */
  readonly watchdogMs: number | null;
  /**
   * Sends variables of sd_notify(3): `READY`, `STATUS`, `WATCHDOG`, `STOPPING`. One message is under way at a time; of
   * those that wait, the latest value counts.
   */
  tell(variables: Readonly<Record<string, string>>): void;
  /** Resolves when all that was told has been sent. */
  settled(): Promise<void>;
}

const LONGEST_SENDING_MS = 10_000;

/**
 * @param env the process's environment: `NOTIFY_SOCKET`, `WATCHDOG_USEC`, `WATCHDOG_PID`
 * @param onTrouble told in words, once, when messages can't be sent
 */
export function openServiceManager(
  env: Readonly<Record<string, string | undefined>>,
  pid: number,
  onError: (what: string) => void,
): ServiceManager {
  const socket = env["NOTIFY_SOCKET"] ?? "";
  if (socket === "") return { watchdogMs: null, tell() {}, settled: async () => {} };
  const waiting = new Map<string, string>();
  let sending: Promise<void> | null = null;
  let hasFailed = false;

  const sendAll = async () => {
    while (waiting.size > 0) {
      const message = [...waiting].map(([name, value]) => `${name}=${value}`);
      waiting.clear();
      const failure = await send(message, { NOTIFY_SOCKET: socket, PATH: env["PATH"] });
      if (failure !== null && !hasFailed) onError(`systemd can't be told how this daemon is: ${failure}`);
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
    settled: async () => {
      await sending;
    },
  };
}

/** @returns null, or what went wrong. The child gets this environment alone: no key. */
async function send(message: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  return new Promise<string | null>((resolve) => {
    const child = spawn("systemd-notify", message, { env, stdio: "ignore", timeout: LONGEST_SENDING_MS });
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code === 0 ? null : `systemd-notify ended with ${code ?? signal}`));
  });
}

function watchdogOf(env: Readonly<Record<string, string | undefined>>, pid: number): number | null {
  const wanted = Number(env["WATCHDOG_USEC"] ?? "0") / 1_000;
  const isForUs = (env["WATCHDOG_PID"] ?? String(pid)) === String(pid);
  return isForUs && wanted > 0 ? wanted : null;
}
