/** Tells people by the configured command what needs them, each thing once. */
import { dirname } from "node:path";
import type { Settings } from "../config/settings.ts";
import type { Ledger } from "../ledger/open-ledger.ts";
import type { Log } from "../system/log.ts";
import type { PassEnd } from "../run/inbox-pass.ts";
import { noticesOf, overdueFeeds, type AwaitedFeed, type Notice, type Tellable } from "./notices.ts";
import { runCommand } from "./run-command.ts";

export interface Notifier {
  /** To be called after each pass. What the command does, or fails to do, never fails the pass. */
  passEnded(pass: PassEnd): Promise<void>;
  /** To be called now and then: looks whether a list is overdue. */
  lookForOverdue(): Promise<void>;
}

export interface NotifierOptions {
  readonly settings: Settings;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly scrub: (text: string) => string;
  readonly ledger: Pick<Ledger, "account" | "runs">;
  readonly log: Log;
  readonly now: () => number;
}

/** What was told, kept in the ledger: a run that is tried again every few minutes is told of once. */
interface Notified {
  /** What a notice is about → its state when it was told. */
  readonly notified: Readonly<Record<string, string>>;
  /** Feed → ms since 1970 when its first list was first awaited. */
  readonly awaitedSince: Readonly<Record<string, number>>;
}

const REMEMBERED = 200;

export function openNotifier(options: NotifierOptions): Notifier {
  const { settings, ledger, log, now } = options;
  const recall = (): Notified => {
    const stored = ledger.account.fact("notified");
    return { notified: {}, awaitedSince: {}, ...(JSON.parse(stored ?? "{}") as Partial<Notified>) };
  };
  const remember = (notified: Notified) => ledger.account.setFact("notified", JSON.stringify(notified));

  const tell = async (tellable: readonly Tellable[]) => {
    for (const { about, state, notice } of tellable) {
      const { notified, awaitedSince } = recall();
      if (notified[about] === state) continue;
      const failure = await sendNotice(notice, options);
      if (failure !== null) {
        log("error", `The notify command failed: ${failure}`, { event: notice.event });
        continue;
      }
      log("info", "Told people by the notify command", { event: notice.event });
      const { [about]: _before, ...others } = notified;
      remember({
        notified: Object.fromEntries([...Object.entries(others), [about, state]].slice(-REMEMBERED)),
        awaitedSince,
      });
    }
  };
  const forgetStop = () => {
    const { notified, awaitedSince } = recall();
    const { trouble, ...others } = notified;
    if (trouble !== undefined) remember({ notified: others, awaitedSince });
  };
  const awaited = (): readonly AwaitedFeed[] =>
    settings.feeds.flatMap(({ name, expectHours }) => {
      if (expectHours === null) return [];
      const lists = ledger.runs.latest(REMEMBERED, name).filter(({ kind }) => kind === "list");
      const lastListAt = lists[0]?.startedAt ?? null;
      const since = lastListAt === null ? firstAwaited(name) : Date.parse(lastListAt);
      return [{ name, expectHours, lastListAt, since }];
    });
  const firstAwaited = (feed: string): number => {
    const { notified, awaitedSince } = recall();
    const known = awaitedSince[feed];
    if (known !== undefined) return known;
    remember({ notified, awaitedSince: { ...awaitedSince, [feed]: now() } });
    return now();
  };

  if (settings.notifyCommand === null) return { passEnded: async () => {}, lookForOverdue: async () => {} };
  return {
    async passEnded(pass) {
      if (pass.trouble === null) forgetStop();
      await tell(noticesOf(pass));
    },
    lookForOverdue: () => tell(overdueFeeds(awaited(), now())),
  };
}

/** @returns null, or why the command failed, in words */
export async function sendNotice(
  notice: Notice,
  { settings, env, scrub }: Pick<NotifierOptions, "settings" | "env" | "scrub">,
): Promise<string | null> {
  if (settings.notifyCommand === null) return "none is configured";
  const input = `${scrub(JSON.stringify(notice))}\n`;
  const failure = await runCommand(
    settings.notifyCommand,
    input,
    dirname(settings.configFile),
    withoutSecrets(settings, env),
  );
  return failure === null ? null : scrub(failure);
}

/** The command needs no key, and is not the service whose manager waits for signs of life. */
function withoutSecrets({ api }: Settings, env: NotifierOptions["env"]): NotifierOptions["env"] {
  const {
    CREDENTIALS_DIRECTORY: _key,
    NOTIFY_SOCKET: _socket,
    WATCHDOG_USEC: _usec,
    WATCHDOG_PID: _pid,
    ...rest
  } = env;
  const hidden = api.key.kind === "env" ? api.key.name : "";
  return Object.fromEntries(Object.entries(rest).filter(([name]) => name !== hidden));
}
