import type { LearnedCorrection } from "../../../ledger/corrections/learned-corrections.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import { WRONG_KEY } from "../../../model/text/row-key.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { OpenItem } from "../../../model/run-record.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { sentence } from "../../../pipeline/report/page/look/page-words.ts";
import { whereIs } from "../../../pipeline/report/page/page-open-items.ts";
import { whoIsIn } from "../../../pipeline/report/page/who-is.ts";
import { cellsToLookAtIn } from "../../../pipeline/report/rejections/cells-to-look-at.ts";
import { buttonOfChoice } from "../../../pipeline/report/words/choices.ts";
import { describeOpenItem } from "../../../pipeline/report/words/sentences.ts";
import { withButtonNames } from "../../look/button-words.ts";
import { mayAct, type SignedIn } from "../../person.ts";
import { ownCells } from "./judge-form.ts";
import { questionOf, roleForAnswer } from "./questions.ts";
import { suggestionsFor } from "./suggestions.ts";
import { cellField, shownField, versionField, type TypedRow } from "./typed-rows.ts";

/** A refused row, with what the page knows beside it. */
export interface RowToShow {
  readonly openItem: StoredOpenItem;
  /** The same row as the report shows it. Its id is the `_id` cell. */
  readonly line: OpenItem;
  /** The name of the contact that was to be deleted; null for a row of a list. */
  readonly contactName: string | null;
  /** How the columns of the row's run are used. */
  readonly columns: readonly ColumnUse[];
  /** What the person typed into the row; null: nothing. */
  readonly typed: TypedRow | null;
  /** The cells of a correction that waits in the inbox; null: none waits there. */
  readonly sent: readonly string[] | null;
  /** What was decided or corrected and waits; null: nothing. */
  readonly waits: Markup | null;
  /** Whether a decision about the row waits. */
  readonly isDecided: boolean;
}

export interface CardOptions {
  readonly phrases: Phrases;
  readonly person: SignedIn | null;
  readonly learned: readonly LearnedCorrection[];
  /** Error sentences by the id of their field. */
  readonly errors: ReadonlyMap<string, string>;
}

/** Returns the name of a row's person; without a name, where the row is. */
export function nameOfRow(
  phrases: Phrases,
  { line, columns, contactName }: Pick<RowToShow, "line" | "columns" | "contactName">,
): string {
  const name = contactName ?? whoIsIn(columns)(line);
  return name === "" ? whereIs(phrases, line) : name;
}

/** Returns the card of one row: the person's name, the row's issue, and the cells. The cells to look at are inputs. */
export function rowCard(row: RowToShow, options: CardOptions): Markup {
  const { openItem, line } = row;
  const { phrases, person } = options;
  // Without an _id, the sentences name no command: the buttons below do the same.
  const { message, hint } = describeOpenItem(phrases, { ...line, id: "" });
  const id = `row-${openItem.id}`;
  // A row that is decided takes no correction until the decision is taken back.
  const inputs = mayAct(person, "editor") && !row.isDecided ? inputsOf(row) : [];
  const marked = cellsToLookAtIn(row.columns)(line);
  const shown = openItem.cells.flatMap((text, at) =>
    inputs.includes(at) || (text === "" && !marked.includes(at)) ? [] : [at],
  );
  return markup`<li class="card row" id="${id}" aria-labelledby="${id}-h"><p class="where">${whereIs(phrases, line)}</p>
<h2 id="${id}-h"><bdi>${nameOfRow(phrases, row)}</bdi></h2>
<p class="message" id="${id}-why">${sentence(message)}</p><p class="hint">${sentence(withButtonNames(phrases, hint))}</p>
${otherPerson(phrases, openItem)}${row.waits}${row.isDecided ? typedText(phrases, row) : null}${inputs.length === 0 ? null : markup`<input type="hidden" name="${versionField(openItem.id)}" value="${openItem.version}"><div class="inputs">${inputs.map((at) => cellInput(row, at, options))}</div>`}
${shown.length === 0 ? null : markup`<dl class="cells">${shown.map((at) => cellText(phrases, row, at, marked.includes(at)))}</dl>`}
${mayAct(person, "editor") ? buttons(row, options) : null}</li>
`;
}

/** Returns what a person typed into a row that takes no correction now, so that the text is not lost; nothing if nothing was typed. */
export function typedText(phrases: Phrases, { openItem, typed }: Pick<RowToShow, "openItem" | "typed">): Markup | null {
  const cells = typed === null ? [] : [...ownCells(typed, openItem.cells)];
  if (cells.length === 0) return null;
  return markup`<p>${phrases.say("console.correct.not_sent")}</p><dl class="cells">${cells.map(
    ([index, text]) =>
      markup`<div class="look"><dt><bdi>${labelOf(phrases, openItem, index)}</bdi></dt><dd dir="auto">${text}</dd></div>`,
  )}</dl>`;
}

/** Returns a link to the page of the other person that a question names. There the reader compares the two people. */
function otherPerson(phrases: Phrases, openItem: StoredOpenItem): Markup | null {
  const { contactId = null, name = "" } = questionOf(openItem)?.issue.data ?? {};
  if (typeof contactId !== "number" || contactId === 0) return null;
  return markup`<p><a href="/people/${contactId}">${phrases.say("console.correct.look_at_person", { name: String(name) })}</a></p>`;
}

/** Returns the cells that can be corrected: those to look at. If none is named and nothing is asked, any may be wrong. */
function inputsOf({ openItem, line, columns }: RowToShow): readonly number[] {
  const marked = cellsToLookAtIn(columns)(line);
  if (marked.length > 0 || questionOf(openItem) !== null) return marked;
  return openItem.cells.map((_, at) => at);
}

/** Texts of up to this many characters get an input of one line. */
const ONE_LINE = 120;

function cellInput(row: RowToShow, index: number, { phrases, learned, errors }: CardOptions): Markup {
  const { openItem, columns, typed, sent } = row;
  const id = cellField(openItem.id, index);
  const now = openItem.cells[index] ?? "";
  const text = typed?.cells.get(index) ?? sent?.[index] ?? now;
  const error = errors.get(id) ?? null;
  const target = columns.find(({ header }) => header === openItem.header[index])?.target ?? null;
  const values = suggestionsFor(openItem, index, target, learned).filter((value) => value !== text);
  const common = markup`id="${id}" name="${id}" dir="auto" autocomplete="off" aria-describedby="row-${openItem.id}-why${error === null ? "" : ` ${id}-error`}"${error === null ? null : markup` aria-invalid="true"`}`;
  const field =
    text.includes("\n") || text.length > ONE_LINE
      ? markup`<textarea ${common} rows="3">
${text}</textarea>`
      : markup`<input type="text" ${common} value="${text}">`;
  const shown = typed === null ? sent?.[index] : typed.shown?.get(index);
  const shownPart =
    shown === undefined
      ? null
      : markup`<input type="hidden" name="${shownField(openItem.id, index)}" value="${shown}">`;
  const isToCompare = sent !== null || (typed !== null && (error !== null || typed.version !== openItem.version));
  const differs = text !== now && isToCompare;
  // Another person's correction, or an earlier one of the same person from another page.
  const waiting = sent?.[index] ?? null;
  const other = typed === null || waiting === null || waiting === text || waiting === now ? null : waiting;
  return markup`<div class="field look"><label for="${id}"><bdi>${labelOf(phrases, openItem, index)}</bdi></label>
${error === null ? null : markup`<span class="error" id="${id}-error">${error}</span>`}${field}${shownPart}
${other === null ? null : markup`<span class="help">${phrases.say("console.correct.in_the_correction", { text: other })}</span>`}
${differs ? markup`<span class="help">${phrases.say("console.correct.in_the_list", { text: now })}</span>` : null}
${values.length === 0 ? null : markup`<div class="suggested"><span>${phrases.say("console.correct.suggested")}</span>${values.map((value) => suggestion(phrases, id, value))}</div>`}</div>
`;
}

/** Returns a button that puts a value into an input. Without JavaScript, the page comes back with the value in it. */
function suggestion(phrases: Phrases, field: string, value: string): Markup {
  const day = phrases.day(value);
  return markup`<button name="use" value="${field}=${value}" data-fill="${field}" data-value="${value}"><bdi>${value}</bdi>${day === value ? null : markup` <small>(${day})</small>`}</button>`;
}

function cellText(phrases: Phrases, { openItem }: RowToShow, index: number, isMarked: boolean): Markup {
  const text = openItem.cells[index] ?? "";
  return markup`<div${isMarked ? markup` class="look"` : null}><dt${isMarked ? markup` data-look="${phrases.say("rows.look_here")}"` : null}><bdi>${labelOf(phrases, openItem, index)}</bdi></dt><dd dir="auto">${text === "" ? markup`<i>${phrases.say("rows.blank")}</i>` : text}</dd></div>`;
}

/** Returns the header of a cell's column. */
export function labelOf(phrases: Phrases, { header }: Pick<StoredOpenItem, "header">, index: number): string {
  const name = header[index] ?? "";
  return name.trim() === "" ? phrases.say("rows.beyond_columns") : name;
}

function buttons(row: RowToShow, { phrases, person }: CardOptions): Markup | null {
  const { openItem, isDecided } = row;
  if (isDecided) return null;
  // A row of a list that waits as a whole has no item yet about which a person could decide.
  if (openItem.id < 0)
    return questionOf(openItem) === null ? null : markup`<p class="help">${phrases.say("issue.answer_later")}</p>`;
  const question = questionOf(openItem);
  const value = `${openItem.id}.${openItem.version}`;
  const choices = question === null ? [] : question.choices;
  // Once a person decided whose key it is, the row needs another key.
  const isShared = openItem.issues.some(({ code, data }) => code === "duplicate_key" && data["sharing"] !== WRONG_KEY);
  const allowed = choices.filter(
    (choice) => question !== null && mayAct(person, roleForAnswer(question.issue, choice)),
  );
  return markup`${allowed.length === choices.length ? null : markup`<p class="help">${phrases.say("console.correct.needs_approver")}</p>`}<div class="actions">${allowed.map(
    (choice) => markup`<button name="answer" value="${value}.${choice}">${buttonOfChoice(phrases, choice)}</button>`,
  )}${isShared ? markup`<button name="right" value="${value}">${phrases.say("console.correct.this_row")}</button>` : null}<button name="leave" value="${value}">${phrases.say("console.correct.leave")}</button></div>`;
}
