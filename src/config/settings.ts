/** The configuration as the program uses it: with absolute paths, and times in milliseconds. */
import { resolve } from "node:path";
import type { FeedSettings, Language } from "../model/feed.ts";
import { consoleSettingsOf, type ConsoleSettings } from "./console-settings.ts";
import { foldersOf } from "./folders.ts";
import type { Folders } from "./folders.ts";
import { DEFAULT_DELETES } from "./feed-schema.ts";
import type { Config, FeedConfig } from "./schema.ts";

/** The place of the API key or of a password, as `readSecret` takes it. `path`: `name` as an absolute path. */
type SecretPlace =
  | { readonly kind: "env"; readonly name: string }
  | { readonly kind: "file"; readonly name: string; readonly path: string };

/** How mails are sent. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** Whether TLS begins with the connection; otherwise it begins with STARTTLS. */
  readonly isSecure: boolean;
  /** null: the program does not sign in. */
  readonly login: { readonly user: string; readonly password: SecretPlace } | null;
  /** Absolute path of the file with the trusted authorities; null: those of Node. */
  readonly caFile: string | null;
  readonly from: string;
  readonly to: readonly string[];
  /** Maps a feed's name to its addresses, which replace `to`. */
  readonly feeds: Readonly<Record<string, readonly string[]>>;
}

export interface NotifySettings {
  readonly command: readonly string[] | null;
  readonly mail: MailSettings | null;
  readonly webhook: { readonly url: string; readonly format: "json" | "slack" | "teams" } | null;
  /** Whether finished lists are mailed once a day. */
  readonly daily: boolean;
}

export interface Settings {
  /** Absolute path of the configuration file. */
  readonly configFile: string;
  readonly api: {
    readonly baseUrl: string;
    /** The address that the account had before; null: it did not change. */
    readonly formerly: string | null;
    readonly key: SecretPlace;
    readonly requestsPerSecond: number;
    readonly concurrency: number;
    readonly timeoutMs: number;
  };
  readonly folders: Folders;
  /** The system group whose members may drop files and read reports; null: only the owner of the folders may. */
  readonly folderGroup: string | null;
  /** The feeds in the order of the file. */
  readonly feeds: readonly FeedSettings[];
  /** The language of notices that belong to no feed, and of feeds that are configured no longer. */
  readonly language: Language;
  readonly settleMs: number;
  readonly notify: NotifySettings;
  readonly retention: { readonly archiveDays: number; readonly reportDays: number; readonly ledgerDays: number };
  readonly logLevel: "debug" | "info" | "warn" | "error";
  readonly console: ConsoleSettings;
}

/**
 * Returns the settings of a checked configuration.
 *
 * @param base the absolute path of the folder where relative paths start
 */
export function settingsOf(config: Config, configFile: string, base: string): Settings {
  const { api, folders } = config;
  return {
    configFile,
    api: {
      baseUrl: api.baseUrl,
      formerly: api.formerly ?? null,
      key: secretPlaceOf(api, base),
      requestsPerSecond: api.requestsPerSecond,
      concurrency: api.concurrency,
      timeoutMs: api.timeoutSeconds * 1_000,
    },
    folders: foldersOf(config.dataDir, folders, base),
    folderGroup: folders.group,
    feeds: Object.entries(config.feeds).map(([name, feed]) => feedSettingsOf(name, feed, config.language)),
    language: config.language,
    settleMs: config.settleSeconds * 1_000,
    notify: notifySettingsOf(config.notify, base),
    retention: config.retention,
    logLevel: config.log.level,
    console: consoleSettingsOf(config.console, base),
  };
}

function secretPlaceOf({ keyEnv, keyFile = "" }: Pick<Config["api"], "keyEnv" | "keyFile">, base: string): SecretPlace {
  if (keyEnv !== undefined) return { kind: "env", name: keyEnv };
  return { kind: "file", name: keyFile, path: resolve(base, keyFile) };
}

function notifySettingsOf(notify: Config["notify"], base: string): NotifySettings {
  const { command = null, mail, webhook = null, daily = false } = notify ?? {};
  return { command, mail: mail === undefined ? null : mailSettingsOf(mail, base), webhook, daily };
}

function mailSettingsOf(mail: MailConfig, base: string): MailSettings {
  const { protocol, hostname, port, username } = new URL(mail.smtp);
  const isSecure = protocol === "smtps:";
  const user = decodeURIComponent(username);
  return {
    host: hostname.replace(/^\[(.*)\]$/u, "$1"),
    port: port === "" ? DEFAULT_PORTS[isSecure ? "smtps" : "smtp"] : Number(port),
    isSecure,
    login: user === "" ? null : { user, password: secretPlaceOf(mail, base) },
    caFile: mail.caFile === undefined ? null : resolve(base, mail.caFile),
    from: mail.from,
    to: mail.to,
    feeds: mail.feeds,
  };
}

type MailConfig = NonNullable<NonNullable<Config["notify"]>["mail"]>;
const DEFAULT_PORTS = { smtps: 465, smtp: 587 } as const;

function feedSettingsOf(name: string, feed: FeedConfig, language: Language): FeedSettings {
  return {
    name,
    files: feed.files,
    mode: feed.mode,
    key: feed.key ?? null,
    columns: feed.columns,
    unmatchedColumns: feed.unmatchedColumns,
    defaults: definedOf(feed.defaults),
    sheet: feed.sheet === undefined ? null : [feed.sheet].flat(),
    encoding: feed.encoding ?? null,
    country: feed.country ?? null,
    dateOrder: feed.dateOrder ?? null,
    nameOrder: feed.nameOrder ?? null,
    yearlessBirthday: feed.yearlessBirthday,
    blankCells: feed.blankCells,
    missingContact: feed.missingContact,
    sharedAddress: feed.sharedAddress,
    inactive: feed.inactive,
    deletes: feed.mode === "changes" || feed.deletes === "never" ? null : (feed.deletes ?? DEFAULT_DELETES),
    formerly: feed.formerly ?? null,
    language: feed.language ?? language,
    expectHours: feed.expectHours ?? null,
  };
}

function definedOf(defaults: FeedConfig["defaults"]): FeedSettings["defaults"] {
  const entries = Object.entries(defaults).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
