/** The configured ways of a notice: a command, mail, a webhook. */
import { dirname } from "node:path";
import type { Settings } from "../config/settings.ts";
import type { Letter } from "./letters.ts";
import type { Notice } from "./notices.ts";
import { runCommand } from "./run-command.ts";
import { sendMail } from "./send-mail.ts";
import { sendWebhook } from "./send-webhook.ts";

/** A notice as the ledger keeps it until it is sent. It holds no personal data. */
export interface StoredNotice {
  /** null: the whole account's. */
  readonly feed: string | null;
  readonly notice: Notice;
  readonly letter: Letter;
}

export type Way = "command" | "mail" | "webhook";

/** Sends a notice in one way. */
export interface Sender {
  readonly way: Way;
  /** The way in a log line: `by the notify command`. */
  readonly inWords: string;
  /** Where the notice goes, without a secret. */
  readonly place: string;
  /** Returns null, or why the notice could not be sent, without secrets. `id` is the same for each attempt. */
  send(stored: StoredNotice, id: string, limit: SendLimit): Promise<string | null>;
}

interface SendLimit {
  readonly ms: number;
  readonly signal: AbortSignal;
}

/** The mail server's password, or why there is none; null: the program does not sign in. */
type Password =
  | { readonly kind: "key"; readonly key: string }
  | { readonly kind: "unusable"; readonly what: string; readonly hint: string }
  | null;

export interface SenderOptions {
  readonly settings: Pick<Settings, "api" | "notify" | "configFile">;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly scrub: (text: string) => string;
  readonly mailPassword: () => Password;
  /** Is called with a mail's addresses that the mail server did not take, while it took others. */
  readonly onRefused: (addresses: readonly string[]) => void;
}

/** Returns the senders of the configured ways. */
export function sendersOf(options: SenderOptions): readonly Sender[] {
  const { command, mail, webhook } = options.settings.notify;
  return [
    ...(command === null ? [] : [commandSender(command, options)]),
    ...(mail === null ? [] : [mailSender(mail, options)]),
    ...(webhook === null ? [] : [webhookSender(webhook, options)]),
  ];
}

function commandSender(command: readonly string[], { settings, env, scrub }: SenderOptions): Sender {
  return {
    way: "command",
    inWords: "by the notify command",
    place: command[0] ?? "",
    async send({ notice }, _id, { ms, signal }) {
      const input = `${scrub(JSON.stringify(notice))}\n`;
      const cwd = dirname(settings.configFile);
      const failure = await runCommand(command, input, cwd, withoutSecrets(settings, env), ms, signal);
      return failure === null ? null : scrub(failure);
    },
  };
}

function mailSender(mail: NonNullable<Settings["notify"]["mail"]>, options: SenderOptions): Sender {
  const { scrub, mailPassword, onRefused } = options;
  return {
    way: "mail",
    inWords: "by mail",
    place: `${mail.host}:${mail.port}`,
    async send({ feed, letter }, id, { ms, signal }) {
      const password = mailPassword();
      if (password?.kind === "unusable") return `${password.what} ${password.hint}`;
      const domain = /@([^\s<>@]+)>?$/u.exec(mail.from.trim())?.[1] ?? "localhost";
      const text = scrubbed(letter, scrub);
      const one = { ...text, to: recipientsOf(mail, feed), messageId: `<${id}@${domain}>` };
      const end = await sendMail(mail, password?.key ?? null, one, AbortSignal.any([signal, AbortSignal.timeout(ms)]));
      if (end.failure !== null) return withoutPassword(scrub(end.failure), password?.key ?? "");
      if (end.refused.length > 0) onRefused(end.refused);
      return null;
    },
  };
}

/** Returns the addresses that get the mails of a feed; null: those of the account. */
export function recipientsOf(
  { to, feeds }: NonNullable<Settings["notify"]["mail"]>,
  feed: string | null,
): readonly string[] {
  return feed !== null && Object.hasOwn(feeds, feed) ? (feeds[feed] ?? to) : to;
}

/** A short password is not scrubbed elsewhere, because it could be part of an ordinary word. */
function withoutPassword(text: string, password: string): string {
  return password === "" ? text : text.replaceAll(password, "[removed]");
}

function webhookSender(webhook: NonNullable<Settings["notify"]["webhook"]>, { scrub }: SenderOptions): Sender {
  return {
    way: "webhook",
    inWords: "by the webhook",
    place: new URL(webhook.url).origin,
    async send({ notice, letter }, _id, { ms, signal }) {
      const cleaned = JSON.parse(scrub(JSON.stringify(notice))) as Notice;
      const limit = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
      const failure = await sendWebhook(webhook, cleaned, scrubbed(letter, scrub), limit);
      return failure === null ? null : scrub(failure);
    },
  };
}

function scrubbed({ subject, lines, ...rest }: Letter, scrub: (text: string) => string): Letter {
  return { ...rest, subject: scrub(subject), lines: lines.map(scrub) };
}

/** Returns the environment without the secrets, and without the variables by which systemd watches this process. */
function withoutSecrets(
  { api, notify }: Pick<Settings, "api" | "notify">,
  env: SenderOptions["env"],
): SenderOptions["env"] {
  const {
    CREDENTIALS_DIRECTORY: _key,
    NOTIFY_SOCKET: _socket,
    WATCHDOG_USEC: _usec,
    WATCHDOG_PID: _pid,
    ...rest
  } = env;
  const places = [api.key, notify.mail?.login?.password];
  const hidden = places.flatMap((place) => (place?.kind === "env" ? [place.name] : []));
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !hidden.includes(name)));
}
