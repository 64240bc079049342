import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseSettings } from "../../src/config/load.ts";
import type { FeedSettings } from "../../src/model/feed.ts";

/** A case as its folder describes it. */
export interface Case {
  readonly folder: string;
  readonly feed: FeedSettings;
  /** The names of the account's groups. */
  readonly groups: readonly string[];
  /** The files that are dropped, one after the other. The case tests the plan or the refusal of the last file. */
  readonly lists: readonly string[];
}

/** The content of `case.json`. `feed` has the form of a feed in the configuration. */
interface CaseFile {
  readonly about: string;
  readonly feed: object;
  readonly groups?: readonly string[];
  readonly lists: readonly string[];
}

const GOLDEN_FILES: ReadonlySet<string> = new Set(["plan.json", "refused.txt"]);
const GROUPS = ["Team birthdays", "Friends", "Chor", "Turnen"];

/** Reads a case from its folder. Its feed goes through the checks of the configuration. */
export function readCase(folder: string): Case {
  const { feed, groups = GROUPS, lists } = JSON.parse(readFileSync(join(folder, "case.json"), "utf8")) as CaseFile;
  const config = {
    api: { baseUrl: "https://service.example/v1", keyEnv: "KEY" },
    feeds: { list: { files: ["*"], ...feed } },
  };
  const parsed = parseSettings(JSON.stringify(config), join(folder, "case.json"));
  if (parsed.kind === "errors") throw new Error(JSON.stringify(parsed.errors));
  const [settings] = parsed.settings.feeds;
  if (settings === undefined) throw new Error(`The case in ${folder} has no feed.`);
  return { folder, feed: settings, groups, lists };
}

/** Returns the names of the golden files in a case's folder. */
export function goldenFilesIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => GOLDEN_FILES.has(name));
}
