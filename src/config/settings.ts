/** The configuration as the program uses it: with absolute paths, and times in milliseconds. */
import { resolve } from "node:path";
import type { FeedSettings } from "../model/feed.ts";
import { foldersOf } from "./folders.ts";
import type { Folders } from "./folders.ts";
import { DEFAULT_DELETES } from "./feed-schema.ts";
import type { Config, FeedConfig } from "./schema.ts";

export interface Settings {
  /** Absolute path of the configuration file. */
  readonly configFile: string;
  readonly api: {
    readonly baseUrl: string;
    /** The place of the API key, as `readApiKey` takes it. */
    readonly key:
      | { readonly kind: "env"; readonly name: string }
      | { readonly kind: "file"; readonly name: string; readonly path: string };
    readonly requestsPerSecond: number;
    readonly concurrency: number;
    readonly timeoutMs: number;
  };
  readonly folders: Folders;
  /** The system group whose members may drop files and read reports; null: only the owner of the folders may. */
  readonly folderGroup: string | null;
  /** The feeds in the order of the file. */
  readonly feeds: readonly FeedSettings[];
  readonly settleMs: number;
  readonly notifyCommand: readonly string[] | null;
  readonly retention: { readonly archiveDays: number; readonly reportDays: number };
  readonly logLevel: "debug" | "info" | "warn" | "error";
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
      key: keySourceOf(api, base),
      requestsPerSecond: api.requestsPerSecond,
      concurrency: api.concurrency,
      timeoutMs: api.timeoutSeconds * 1_000,
    },
    folders: foldersOf(config.dataDir, folders, base),
    folderGroup: folders.group,
    feeds: Object.entries(config.feeds).map(([name, feed]) => feedSettingsOf(name, feed)),
    settleMs: config.settleSeconds * 1_000,
    notifyCommand: config.notify?.command ?? null,
    retention: config.retention,
    logLevel: config.log.level,
  };
}

function keySourceOf(api: Config["api"], base: string): Settings["api"]["key"] {
  if (api.keyEnv !== undefined) return { kind: "env", name: api.keyEnv };
  const name = api.keyFile ?? "";
  return { kind: "file", name, path: resolve(base, name) };
}

function feedSettingsOf(name: string, feed: FeedConfig): FeedSettings {
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
    yearlessBirthday: feed.yearlessBirthday,
    blankCells: feed.blankCells,
    missingContact: feed.missingContact,
    sharedAddress: feed.sharedAddress,
    inactive: feed.inactive,
    deletes: feed.mode === "changes" || feed.deletes === "never" ? null : (feed.deletes ?? DEFAULT_DELETES),
    formerly: feed.formerly ?? null,
    expectHours: feed.expectHours ?? null,
  };
}

function definedOf(defaults: FeedConfig["defaults"]): FeedSettings["defaults"] {
  const entries = Object.entries(defaults).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
