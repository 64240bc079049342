import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseSettings } from "../../src/config/load.ts";
import type { FeedSettings } from "../../src/model/feed.ts";

/** What a case's folder says. */
export interface Case {
  readonly folder: string;
  readonly feed: FeedSettings;
  /** Names of the account's groups. */
  readonly groups: readonly string[];
  /** Files dropped one after the other; what becomes of the last one is looked at. */
  readonly lists: readonly string[];
}

/** `case.json`. `feed` is a feed as the configuration has it. */
interface CaseFile {
  readonly about: string;
  readonly feed: object;
  readonly groups?: readonly string[];
  readonly lists: readonly string[];
}

const GOLDENS: ReadonlySet<string> = new Set(["plan.json", "refused.txt"]);
const GROUPS = ["Team birthdays", "Friends", "Chor", "Turnen"];

/** Reads a case's folder, and checks its feed as a configuration is checked. */
export function readCase(folder: string): Case {
  const { feed, groups = GROUPS, lists } = JSON.parse(readFileSync(join(folder, "case.json"), "utf8")) as CaseFile;
  const config = {
    api: { baseUrl: "https://service.example/v1", keyEnv: "KEY" },
    feeds: { list: { files: ["*"], ...feed } },
  };
  const parsed = parseSettings(JSON.stringify(config), join(folder, "case.json"));
  if (parsed.kind === "errors") throw new Error(JSON.stringify(parsed.errors));
  const [settings] = parsed.settings.feeds;
  if (settings === undefined) throw new Error("no feed");
  return { folder, feed: settings, groups, lists };
}

/** Names of the goldens that are there. */
export function goldensIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => GOLDENS.has(name));
}
