import type { RunRecord } from "../../../../model/run-record.ts";
import type { Phrases } from "../../language/phrases.ts";
import { cannotBeUndone, leftInWords, undoInWords, wentBack } from "../../words/undo-sentences.ts";
import { markup, type Markup } from "../look/markup.ts";
import { section } from "../look/page-words.ts";
import type { PagePlace } from "../page-place.ts";

/** Returns the section of an undo: which list it takes back, who stays as they are now, and what can't be taken back. */
export function undoSection(phrases: Phrases, record: RunRecord, place: PagePlace): Markup {
  const { undo, status } = record;
  if (undo === undefined) return markup``;
  const list = phrases.say("undo.list", { file: undo.file, day: undo.startedAt });
  const link = place.run(undo.run);
  const what = undoInWords(phrases, undo, status === "held" ? "planned" : { wentBack: wentBack(record) });
  return section(
    "undo",
    phrases.say("undo.title"),
    markup`${link === null ? list : markup`<a href="${link}">${list}</a>`} ${what}`,
    leftPart(phrases, record),
    markup`<h3>${phrases.say("undo.cannot.title")}</h3>${listOf(cannotBeUndone(phrases, undo))}`,
  );
}

function leftPart(phrases: Phrases, { undo }: RunRecord): Markup | null {
  if (undo === undefined || undo.left === 0) return null;
  const named = undo.leftPeople.map((person) => leftInWords(phrases, person));
  const more = undo.left - named.length;
  return markup`<h3>${phrases.say("undo.left.title")}</h3>${listOf([
    ...named,
    ...(more > 0 ? [phrases.say("undo.left_more", { count: more })] : []),
  ])}`;
}

function listOf(lines: readonly string[]): Markup {
  return markup`<ul>${lines.map((line) => markup`<li><bdi>${line}</bdi></li>`)}</ul>`;
}

/** Returns that an undo took this run back, or waits to do so, with the link to it; nothing if there is none. */
export function undonePart(phrases: Phrases, { undoneBy }: RunRecord, place: PagePlace): Markup {
  if (undoneBy === undefined) return markup``;
  const link = place.run(undoneBy.run);
  const said = phrases.say(undoneBy.isDone ? "undo.taken_back" : "undo.waits");
  return markup`<p class="notice waiting">${said}${link === null ? null : markup` <a href="${link}">${phrases.say("undo.open")}</a>`}</p>
`;
}
