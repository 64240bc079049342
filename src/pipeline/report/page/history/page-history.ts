import type { RunRecord } from "../../../../model/run-record.ts";
import type { Phrases } from "../../language/phrases.ts";
import { endingInWords, isDiscarded } from "../../words/ending.ts";
import { markup, type Markup } from "../look/markup.ts";
import { runInWords } from "../../words/run-in-words.ts";
import { outcomeBar } from "../look/outcome-bar.ts";
import { section, table, timeElement } from "../look/page-words.ts";
import type { PagePlace } from "../page-place.ts";

/**
 * Returns the table of the feed's last runs, the newest first; nothing if there are fewer than two.
 *
 * @param run the run whose page it is
 */
export function historySection(
  phrases: Phrases,
  runs: readonly RunRecord[],
  { run, feed }: Pick<RunRecord, "run" | "feed">,
  place: PagePlace,
): Markup {
  if (runs.length < 2) return markup``;
  const heads = [
    phrases.say("history.when"),
    phrases.say("history.ended"),
    phrases.say("history.rows"),
    phrases.say("people.created"),
    phrases.say("people.updated"),
    phrases.say("people.deleted"),
    phrases.say("history.needed_you"),
    phrases.say("history.file"),
  ];
  const rows = runs.map((record) => cellsOf(phrases, record, record.run === run, place));
  return section(
    "history",
    phrases.say("history.title"),
    null,
    table(phrases.say("history.caption", { feed }), heads, rows),
  );
}

function cellsOf(
  phrases: Phrases,
  record: RunRecord,
  isThisRun: boolean,
  place: PagePlace,
): readonly (string | Markup)[] {
  const { rows, deletes } = record;
  const time = timeElement(phrases, record.startedAt);
  const link = isThisRun ? null : place.run(record.run);
  return [
    markup`${link === null ? time : markup`<a href="${link}">${time}</a>`}${isThisRun ? markup` <small>${phrases.say("history.this_run")}</small>` : null}`,
    endingInWords(
      phrases,
      record.status,
      isDiscarded(record, record.decisions, ({ kind }) => kind),
    ),
    outcomeBar(phrases, rows, 12),
    phrases.number(rows.created),
    phrases.number(rows.updated),
    phrases.number(deletes.deleted),
    phrases.number(rows.rejected + rows.inDoubt),
    runInWords(phrases, record),
  ];
}
