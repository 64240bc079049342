import type { OpenItem } from "../../../model/run-record.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { withButtonNames } from "../../look/button-words.ts";
import type { PagePlace } from "../../../pipeline/report/page/page-place.ts";
import { describeOpenItem, type Words } from "../../../pipeline/report/words/sentences.ts";

/** Returns the path of a run's page. */
export function runPath(run: string): string {
  return `/runs/${encodeURIComponent(run)}`;
}

/** Returns the path of the page where a list's rows are corrected. */
export function correctPath(feed: string): string {
  return `/correct/${encodeURIComponent(feed)}`;
}

/** Returns where the parts of a run's report are shown in the console. */
export function consolePlace(run: string): PagePlace {
  return {
    kind: "console",
    file: (name) => `${runPath(run)}/${name}`,
    run: runPath,
    corrections: correctPath,
    doubts: "/doubts",
  };
}

const COMMAND = "celebration-sync ";

/** Returns the sentences about an open item. The console has a page for a hint that names a command of a terminal. */
export function rowWords(phrases: Phrases, openItem: OpenItem): Words {
  const { message, hint } = describeOpenItem(phrases, openItem);
  if (!hint.includes(COMMAND)) return { message, hint: withButtonNames(phrases, hint) };
  const isDoubt = openItem.status === "in_doubt";
  const page = phrases.say(isDoubt ? "console.nav.doubts" : "rows.needsYou.title");
  return { message, hint: phrases.say(isDoubt ? "console.run.hint_doubt" : "console.run.hint_row", { page }) };
}
