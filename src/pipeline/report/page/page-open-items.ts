import type { OpenItem } from "../../../model/run-record.ts";
import { parseHeldRowId } from "../../../model/text/held-row-id.ts";
import type { CellsToLookAt } from "../rejections/cells-to-look-at.ts";
import type { Phrases } from "../language/phrases.ts";
import { markup, jsonForScript, type Markup } from "./look/markup.ts";
import { section, sentence } from "./look/page-words.ts";
import type { PagePlace } from "./page-place.ts";
import type { WhoIs } from "./who-is.ts";
import type { Cause, Causes, Digest } from "./report-digest.ts";
import { titleOfQuestion } from "../words/column-questions.ts";
import { titleOfIssue, type Words } from "../words/sentences.ts";

/** Finds in a row's cells what a person looks for, and says what to do about the row. */
export interface Look {
  readonly toLookAt: CellsToLookAt;
  readonly whoIs: WhoIs;
  /** Returns what happened to the row, and what to do now. */
  readonly words: (openItem: OpenItem) => Words;
  readonly place: PagePlace;
  /** The level of the headings with people's names; absent: 4, below the heading of a cause. */
  readonly nameLevel?: 3;
}

/** Rows of each cause that the page itself holds; its script adds the others. */
const SHOWN_AT_FIRST = 25;
/** Up to this many rows are shown unfolded, without a search field. */
const UNFOLDED = 12;

type Kind = "needsYou" | "inDoubt" | "deferred" | "warnings";

const KINDS: readonly Kind[] = ["needsYou", "inDoubt", "warnings", "deferred"];

/** Returns the sections with open items, by cause, and the search field over them. */
export function openItemSections(phrases: Phrases, digest: Digest, look: Look): Markup {
  const found = KINDS.filter((kind) => digest[kind].total > 0);
  if (found.length === 0) return markup``;
  return markup`<div class="search" hidden><label for="search">${phrases.say("rows.search")}</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="${phrases.say("rows.search_example")}"><output for="search"></output></div>
${found.map((kind) => kindSection(phrases, kind, digest[kind], look))}`;
}

function kindSection(
  phrases: Phrases,
  kind: Kind,
  { total, carriedOver, answerable, causes }: Causes,
  look: Look,
): Markup {
  const earlier = carriedOver === 0 ? "" : ` ${phrases.say("rows.earlier", { count: carriedOver })}`;
  let rows = 0;
  const blocks = causes.map((cause) => {
    rows += cause.total;
    return causeBlock(phrases, kind, cause, rows <= UNFOLDED, look);
  });
  const lead =
    kind === "needsYou" ? leadOf(phrases, { answerable, causes }, look.place) : phrases.say(`rows.${kind}.lead`);
  const title = `${phrases.say(`rows.${kind}.title`)} (${phrases.number(total)})`;
  return section(kind, title, lead + earlier, markup`${blocks}`);
}

/** Returns the words above the rows to correct. */
function leadOf(
  phrases: Phrases,
  { answerable, causes }: Pick<Causes, "answerable" | "causes">,
  { kind }: PagePlace,
): string {
  if (kind === "trial") return phrases.say("trial.correct");
  if (answerable === 0) return phrases.say("rows.no_report");
  const isHeld = causes.some(({ first }) => first.some(({ id }) => parseHeldRowId(id) !== null));
  if (isHeld) return phrases.say("rows.held_list");
  return kind === "console"
    ? phrases.say("console.run.rows_to_correct", { page: phrases.say("rows.needsYou.title") })
    : phrases.say("rows.needsYou.lead");
}

function causeBlock(phrases: Phrases, kind: Kind, cause: Cause, unfolded: boolean, look: Look): Markup {
  const hint = sharedHint(cause, look);
  const missing = cause.total - cause.first.length;
  return markup`<details class="cause" data-cause="${idOf(kind, cause)}"${unfolded ? markup` open` : null}>
<summary><h3>${titleOf(phrases, cause)}</h3> <span class="count">${phrases.say("count.rows", { count: cause.total })}</span></summary>
${hint === null ? null : markup`<p class="hint">${sentence(hint)}</p>`}
<ol class="rows">${cause.first.slice(0, SHOWN_AT_FIRST).map((openItem) => rowItem(phrases, openItem, hint, look))}</ol>
<p class="more">${moreNote(phrases, cause, missing)}</p>
</details>
`;
}

/** Returns an id without signs that a selector would have to escape. */
function idOf(kind: Kind, { id, code }: Pick<Cause, "id" | "code">): string {
  return id === code ? `${kind}/${code}` : `${kind}/${code}/${Buffer.from(id).toString("hex")}`;
}

function titleOf(phrases: Phrases, { code, first: [openItem] }: Cause): string {
  return (openItem === undefined ? null : titleOfQuestion(phrases, openItem.issue)) ?? titleOfIssue(phrases, code);
}

function moreNote(phrases: Phrases, cause: Cause, missing: number): string {
  const beyond = cause.first.length - SHOWN_AT_FIRST;
  if (beyond <= 0 && missing === 0) return "";
  return phrases.say("rows.more", { count: Math.max(0, beyond) + missing });
}

/**
 * Returns a row with its cells, what is wrong, and what to do.
 *
 * @param shared the hint that stands above all rows; null: there is none
 */
export function rowItem(phrases: Phrases, openItem: OpenItem, shared: string | null, look: Look): Markup {
  const { message, hint } = look.words(openItem);
  const [where, who] = [whereIs(phrases, openItem), look.whoIs(openItem)];
  return markup`<li><p class="where">${where}</p>${who === "" ? null : look.nameLevel === 3 ? markup`<h3><bdi>${who}</bdi></h3>` : markup`<h4><bdi>${who}</bdi></h4>`}
<p class="message">${sentence(message)}</p>${hint === shared ? null : markup`<p class="hint">${sentence(hint)}</p>`}
<dl class="cells">${namedCells(phrases, openItem, look).map(
    ({ name, text, isMarked }) =>
      markup`<div${isMarked ? markup` class="look"` : null}><dt${isMarked ? markup` data-look="${phrases.say("rows.look_here")}"` : null}><bdi>${name}</bdi></dt><dd dir="auto">${text === "" ? markup`<i>${phrases.say("rows.blank")}</i>` : text}</dd></div>`,
  )}</dl></li>
`;
}

/** Returns where a person finds the row; for a row that is not in this file, also since when it has been reported. */
export function whereIs(
  phrases: Phrases,
  { line, since: day, operation, isOfUndo }: Pick<OpenItem, "line" | "since" | "operation" | "isOfUndo">,
): string {
  if (line !== null) return phrases.say("rows.line", { line: String(line) });
  if (isOfUndo === true) return phrases.say("rows.of_undo", { day });
  return phrases.say(operation === "delete" ? "rows.not_listed" : "rows.earlier_list", { day });
}

interface NamedCell {
  readonly name: string;
  readonly text: string;
  /** Whether a person has to look at the cell. */
  readonly isMarked: boolean;
}

/** Returns the cells to look at, then the other cells that are not blank, both in the order of the columns. */
function namedCells(phrases: Phrases, openItem: OpenItem, look: Look): readonly NamedCell[] {
  const first = look.toLookAt(openItem);
  const others = openItem.cells.flatMap((text, index) => (text === "" || first.includes(index) ? [] : [index]));
  return [...first, ...others].map((index) => ({
    name: openItem.header[index] ?? phrases.say("rows.beyond_columns"),
    text: openItem.cells[index] ?? "",
    isMarked: first.includes(index),
  }));
}

/** Returns the hint that all rows of a cause share, which is shown once above them; null if the hints differ. */
function sharedHint(cause: Cause, look: Look): string | null {
  const hints = new Set<string>();
  for (const openItem of cause.first) {
    hints.add(look.words(openItem).hint);
    if (hints.size > 1) return null;
  }
  return cause.total > 1 ? ([...hints][0] ?? null) : null;
}

/** Returns the words of the page's script. It puts numbers in place of `#` and `##`. */
function scriptWords(phrases: Phrases) {
  const [showMore, found] = [
    phrases.tell("rows.show_more", { count: "#", left: "##" }),
    phrases.tell("rows.found", { count: "#" }),
  ];
  const [more, blank] = [phrases.tell("rows.more", { count: "#" }), phrases.say("rows.blank")];
  return {
    showMore,
    found,
    more,
    blank,
    look: phrases.say("rows.look_here"),
    nothingFound: phrases.say("rows.nothing_found"),
  };
}

/**
 * Returns all rows of the page as data for its script, which searches them and adds rows to the page. Texts that repeat
 * are numbered, because thousands of rows share a few hints.
 *
 * A row is `[where, who, message, hint, [name, text, 1 if to look at, …]]`. Message, hint and name are indexes into `texts`;
 * hint is -1 if it is shown above the rows.
 */
export function openItemData(phrases: Phrases, digest: Digest, look: Look): Markup {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  const number = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, texts.length);
    return texts.push(text) - 1;
  };
  const row = (openItem: OpenItem, shared: string | null) => {
    const { message, hint } = look.words(openItem);
    const cells = namedCells(phrases, openItem, look).flatMap(({ name, text, isMarked }) => [
      number(name),
      text,
      isMarked ? 1 : 0,
    ]);
    return [
      whereIs(phrases, openItem),
      look.whoIs(openItem),
      number(message),
      hint === shared ? -1 : number(hint),
      cells,
    ];
  };
  const causes = KINDS.flatMap((kind) =>
    digest[kind].causes.map((cause) => {
      const hint = sharedHint(cause, look);
      return {
        id: idOf(kind, cause),
        total: cause.total,
        rows: cause.first.map((openItem) => row(openItem, hint)),
      };
    }),
  );
  return markup`<script type="application/json" id="rows">${jsonForScript({ shown: SHOWN_AT_FIRST, fewRows: UNFOLDED, words: scriptWords(phrases), causes, texts })}</script>`;
}
