import { counted, withThousands } from "../../../model/text/counted.ts";
import type { OpenItem } from "../../../model/run-record.ts";
import { parseHeldRowId } from "../../../model/text/held-row-id.ts";
import type { CellsToLookAt } from "../rejections/cells-to-look-at.ts";
import { dayInWords } from "../words/day-in-words.ts";
import { markup, jsonForScript, type Markup } from "./markup.ts";
import { section, sentence } from "./page-words.ts";
import type { Cause, Causes, Digest } from "./report-digest.ts";
import { describeOpenItem, titleOfIssue } from "../words/sentences.ts";

/** Rows of each cause that the page itself holds; its script adds the others. */
const SHOWN_AT_FIRST = 25;
/** Up to this many rows are shown unfolded, without a search field. */
const UNFOLDED = 12;

type Kind = "needsYou" | "inDoubt" | "deferred" | "warnings";

interface Shown {
  readonly kind: Kind;
  readonly title: string;
  readonly lead: string;
}

const KINDS: readonly Shown[] = [
  {
    kind: "needsYou",
    title: "Rows to correct",
    lead: "Nothing was done for these rows yet. Correct them in rejections.xlsx, and put that file into the inbox folder. Rows that are solved disappear from this page.",
  },
  {
    kind: "inDoubt",
    title: "May still be greeted",
    lead: "These people were sent to the service, but no clear answer came back. They are not sent again, so that no person is greeted twice. Please look them up in the service.",
  },
  {
    kind: "warnings",
    title: "Worth a look",
    lead: "These rows went through. One of their values was left out, or looks odd.",
  },
  {
    kind: "deferred",
    title: "Tried again automatically",
    lead: "You need not do anything about these rows, unless they stay here for many days.",
  },
];

const LEAD_OF_HELD_LIST =
  "Nothing of this list was carried out. Correct these rows in rejections.xlsx, and put that file into the inbox folder. The corrections wait until you decide about the list.";

const LEAD_WITHOUT_REPORT =
  "Nothing of this list was carried out, so these rows can't be corrected in a report. If it is the right list, correct them in the list itself.";

/** Returns the sections with open items, by cause, and the search field over them. */
export function openItemSections(digest: Digest, toLookAt: CellsToLookAt): Markup {
  const found = KINDS.filter(({ kind }) => digest[kind].total > 0);
  if (found.length === 0) return markup``;
  return markup`<div class="search" hidden><label for="search">Search these rows</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="name, line, group …"><output for="search"></output></div>
${found.map((shown) => kindSection(shown, digest[shown.kind], toLookAt))}`;
}

function kindSection(
  { kind, title, lead }: Shown,
  { total, carriedOver, answerable, causes }: Causes,
  toLookAt: CellsToLookAt,
): Markup {
  const earlier =
    carriedOver === 0
      ? ""
      : ` ${counted(carriedOver, "of them is from an earlier list", "of them are from earlier lists")}.`;
  let rows = 0;
  const blocks = causes.map((cause) => {
    rows += cause.total;
    return causeBlock(kind, cause, rows <= UNFOLDED, toLookAt);
  });
  const words = kind === "needsYou" ? leadOf({ answerable, causes }, lead) : lead;
  return section(kind, `${title} (${withThousands(total)})`, words + earlier, markup`${blocks}`);
}

/** Returns the words above the rows to correct. */
function leadOf({ answerable, causes }: Pick<Causes, "answerable" | "causes">, lead: string): string {
  if (answerable === 0) return LEAD_WITHOUT_REPORT;
  const isHeld = causes.some(({ first }) => first.some(({ id }) => parseHeldRowId(id) !== null));
  return isHeld ? LEAD_OF_HELD_LIST : lead;
}

function causeBlock(kind: Kind, cause: Cause, unfolded: boolean, toLookAt: CellsToLookAt): Markup {
  const hint = sharedHint(cause);
  const missing = cause.total - cause.first.length;
  return markup`<details class="cause" data-cause="${kind}/${cause.code}"${unfolded ? markup` open` : null}>
<summary><h3>${titleOfIssue(cause.code)}</h3> <span class="count">${counted(cause.total, "row")}</span></summary>
${hint === null ? null : markup`<p class="hint">${sentence(hint)}</p>`}
<ol class="rows">${cause.first.slice(0, SHOWN_AT_FIRST).map((openItem) => rowItem(openItem, hint, toLookAt))}</ol>
<p class="more">${moreNote(cause, missing)}</p>
</details>
`;
}

function moreNote(cause: Cause, missing: number): string {
  const beyond = cause.first.length - SHOWN_AT_FIRST;
  if (beyond <= 0 && missing === 0) return "";
  return `${counted(Math.max(0, beyond) + missing, "more row", "more rows")} of this kind: see rejections.xlsx.`;
}

function rowItem(openItem: OpenItem, shared: string | null, toLookAt: CellsToLookAt): Markup {
  const { message, hint } = describeOpenItem(openItem);
  return markup`<li><p class="where">${whereIs(openItem)}</p>
<p class="message">${sentence(message)}</p>${hint === shared ? null : markup`<p class="hint">${sentence(hint)}</p>`}
<dl class="cells">${namedCells(openItem, toLookAt).map(
    ({ name, text, look }) =>
      markup`<div${look ? markup` class="look"` : null}><dt><bdi>${name}</bdi></dt><dd dir="auto">${text === "" ? markup`<i>blank</i>` : text}</dd></div>`,
  )}</dl></li>
`;
}

/** Returns where a person finds the row; for a row that is not in this file, also since when it has been reported. */
function whereIs(openItem: Pick<OpenItem, "line" | "since" | "operation">): string {
  if (openItem.line !== null) return `Line ${openItem.line}`;
  return `${openItem.operation === "delete" ? "Not on the list" : "Earlier list"}, since ${dayInWords(openItem.since)}`;
}

interface NamedCell {
  readonly name: string;
  readonly text: string;
  /** Whether a person has to look at the cell. */
  readonly look: boolean;
}

/** Returns the cells to look at, then the other cells that are not blank, both in the order of the columns. */
function namedCells(openItem: OpenItem, toLookAt: CellsToLookAt): readonly NamedCell[] {
  const first = toLookAt(openItem);
  const others = openItem.cells.flatMap((text, index) => (text === "" || first.includes(index) ? [] : [index]));
  return [...first, ...others].map((index) => ({
    name: openItem.header[index] ?? "beyond the columns",
    text: openItem.cells[index] ?? "",
    look: first.includes(index),
  }));
}

/** Returns the hint that all rows of a cause share, which is shown once above them; null if the hints differ. */
function sharedHint(cause: Cause): string | null {
  const hints = new Set<string>();
  for (const openItem of cause.first) {
    hints.add(describeOpenItem(openItem).hint);
    if (hints.size > 1) return null;
  }
  return cause.total > 1 ? ([...hints][0] ?? null) : null;
}

/**
 * Returns all rows of the page as data for its script, which searches them and adds rows to the page. Texts that repeat
 * are numbered, because thousands of rows share a few hints.
 *
 * A row is `[where, message, hint, [name, text, 1 if to look at, …]]`. Message, hint and name are indexes into `texts`;
 * hint is -1 if it is shown above the rows.
 */
export function openItemData(digest: Digest, toLookAt: CellsToLookAt): Markup {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  const number = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, texts.length);
    return texts.push(text) - 1;
  };
  const row = (openItem: OpenItem, shared: string | null) => {
    const { message, hint } = describeOpenItem(openItem);
    const cells = namedCells(openItem, toLookAt).flatMap(({ name, text, look }) => [number(name), text, look ? 1 : 0]);
    return [whereIs(openItem), number(message), hint === shared ? -1 : number(hint), cells];
  };
  const causes = KINDS.flatMap(({ kind }) =>
    digest[kind].causes.map((cause) => {
      const hint = sharedHint(cause);
      return {
        id: `${kind}/${cause.code}`,
        total: cause.total,
        rows: cause.first.map((openItem) => row(openItem, hint)),
      };
    }),
  );
  return markup`<script type="application/json" id="rows">${jsonForScript({ shown: SHOWN_AT_FIRST, fewRows: UNFOLDED, causes, texts })}</script>`;
}
