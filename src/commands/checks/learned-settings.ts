import type { LearnedSetting } from "../../ledger/corrections/learned-settings.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { Findings } from "./findings.ts";

/** Returns a learned setting in a sentence, with the command that takes it back. */
export function learnedInWords({ feed, name, value, by, at }: LearnedSetting): string {
  const order = value === "DMY" ? "day, month, year" : "month, day, year";
  return `${feed} reads dates as ${order} (${name} ${value}), as ${by} answered on ${at.slice(0, 10)}. To take it back: celebration-sync corrections drop ${feed}.${name}`;
}

/** Adds a finding for each setting that a feed has learned, and says where the configuration wins over it. */
export function checkLearned(
  feeds: readonly Pick<FeedSettings, "name" | "dateOrder">[],
  { learnedSettings }: Pick<Ledger, "learnedSettings">,
  findings: Findings,
): void {
  for (const setting of learnedSettings.of(null)) {
    const set = feeds.find(({ name }) => name === setting.feed)?.dateOrder ?? null;
    const unused = set === null ? "" : ` It is not used, because the configuration sets ${setting.name} ${set}.`;
    findings.add({ what: "Learned setting", ok: true, detail: `${learnedInWords(setting)}.${unused}` });
  }
}
