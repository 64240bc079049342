/** Sends each notice once, by the configured `notify` command. */
import { dirname } from "node:path";
import type { Settings } from "../config/settings.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Log } from "../system/log.ts";
import type { PassEnd } from "../run/inbox-pass.ts";
import { noticesOf, overdueFeeds, type AwaitedFeed, type Notice, type DueNotice } from "./notices.ts";
import { runCommand } from "./run-command.ts";

/** Sends notices. When the command fails, the failure is logged, and the pass goes on. */
export interface Notifier {
  /** Sends the notices on a pass. To be called after each pass. */
  passEnded(pass: PassEnd): Promise<void>;
  /** Sends a notice for each feed whose list is overdue. To be called regularly. */
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

/** The notices that were sent. The ledger keeps them, so that a run that is tried every few minutes gives one notice. */
interface SentNotices {
  /** Maps `about` of a notice to its state when it was last sent. */
  readonly notified: Readonly<Record<string, string>>;
  /** Maps a feed without any list to the time when the program first expected one, in ms since 1970. */
  readonly awaitedSince: Readonly<Record<string, number>>;
}

/** Number of notices that are kept as sent, and of runs that are searched for a feed's latest list. */
const REMEMBERED = 200;

/** Returns a notifier; without a configured command, one that does nothing. */
export function openNotifier(options: NotifierOptions): Notifier {
  const { settings, ledger, log, now } = options;
  const readSent = (): SentNotices => {
    const stored = ledger.account.fact("notified");
    return { notified: {}, awaitedSince: {}, ...(JSON.parse(stored ?? "{}") as Partial<SentNotices>) };
  };
  const storeSent = (sent: SentNotices) => ledger.account.setFact("notified", JSON.stringify(sent));

  const sendNew = async (notices: readonly DueNotice[]) => {
    for (const { about, state, notice } of notices) {
      const { notified, awaitedSince } = readSent();
      if (notified[about] === state) continue;
      const failure = await sendNotice(notice, options);
      if (failure !== null) {
        log("error", `The notify command failed: ${failure}`, { event: notice.event });
        continue;
      }
      log("info", "Sent a notice by the notify command", { event: notice.event });
      const { [about]: _before, ...others } = notified;
      storeSent({
        notified: Object.fromEntries([...Object.entries(others), [about, state]].slice(-REMEMBERED)),
        awaitedSince,
      });
    }
  };
  /** Forgets the notice on a stopped pass, so that the next stop is a new notice. */
  const forgetStop = () => {
    const { notified, awaitedSince } = readSent();
    const { trouble: stop, ...others } = notified;
    if (stop !== undefined) storeSent({ notified: others, awaitedSince });
  };
  const awaitedFeeds = (): readonly AwaitedFeed[] =>
    settings.feeds.flatMap(({ name, expectHours }) => {
      if (expectHours === null) return [];
      const lists = ledger.runs.latest(REMEMBERED, name).filter(({ kind }) => kind === "list");
      const lastListAt = lists[0]?.startedAt ?? null;
      const since = lastListAt === null ? firstAwaitedAt(name) : Date.parse(lastListAt);
      return [{ name, expectHours, lastListAt, since }];
    });
  const firstAwaitedAt = (feed: string): number => {
    const { notified, awaitedSince } = readSent();
    const known = awaitedSince[feed];
    if (known !== undefined) return known;
    storeSent({ notified, awaitedSince: { ...awaitedSince, [feed]: now() } });
    return now();
  };

  if (settings.notifyCommand === null) return { passEnded: async () => {}, lookForOverdue: async () => {} };
  return {
    async passEnded(pass) {
      if (pass.stopReason === null) forgetStop();
      await sendNew(noticesOf(pass));
    },
    lookForOverdue: () => sendNew(overdueFeeds(awaitedFeeds(), now())),
  };
}

/** Sends one notice by the `notify` command. Returns null, or why the command failed, in words. */
export async function sendNotice(
  notice: Notice,
  { settings, env, scrub }: Pick<NotifierOptions, "settings" | "env" | "scrub">,
): Promise<string | null> {
  if (settings.notifyCommand === null) return "no notify command is configured";
  const input = `${scrub(JSON.stringify(notice))}\n`;
  const failure = await runCommand(
    settings.notifyCommand,
    input,
    dirname(settings.configFile),
    withoutSecrets(settings, env),
  );
  return failure === null ? null : scrub(failure);
}

/** Returns the environment without the API key, and without the variables by which systemd watches this process. */
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
