import type { NeededCorrection, OfferedRule, RunRecord } from "../../../model/run-record.ts";
import { ALONE, type RunDecision } from "../../../model/request.ts";
import type { Phrases } from "../language/phrases.ts";
import { markup, type Markup } from "./look/markup.ts";
import { fieldName } from "../words/fields.ts";
import { section, sentence, table, timeElement } from "./look/page-words.ts";

/** Returns the section that says who decided about the list, when, and with which note; nothing if no person did. */
export function decisionSection(phrases: Phrases, { decisions }: Pick<RunRecord, "decisions">): Markup {
  const lines = decisions.map((decision) => decisionLine(phrases, decision));
  if (lines.length === 0) return markup``;
  return section(
    "decisions",
    phrases.say("decision.title"),
    null,
    markup`<ul>${lines.map((line) => markup`<li>${line}</li>`)}</ul>`,
  );
}

/** Corrections of a page. The command lists all. */
const CORRECTIONS_SHOWN = 50;

/** Returns the section on cells that were corrected here and are still wrong in the list; nothing if there are none. */
export function correctionSection(
  phrases: Phrases,
  { needed, offers }: { readonly needed: readonly NeededCorrection[]; readonly offers: readonly OfferedRule[] },
): Markup {
  if (needed.length === 0) return markup``;
  const title = phrases.say("kept.title");
  const heads = [
    phrases.say("head.line"),
    phrases.say("head.person"),
    phrases.say("kept.column"),
    phrases.say("kept.list_says"),
    phrases.say("kept.used"),
  ];
  const rows = needed.slice(0, CORRECTIONS_SHOWN).map((each) => correctionCells(phrases, each));
  const rules = offers.map(({ id, header, was, becomes, rows: count }) =>
    sentence(phrases.say("kept.offer", { id: String(id), header, was, becomes, count })),
  );
  return section(
    "corrections",
    title,
    phrases.say("kept.lead"),
    table(title, heads, rows),
    needed.length > CORRECTIONS_SHOWN ? markup`<p>${sentence(phrases.say("kept.all"))}</p>` : null,
    rules.length === 0 ? null : markup`<ul>${rules.map((rule) => markup`<li>${rule}</li>`)}</ul>`,
  );
}

function correctionCells(
  phrases: Phrases,
  { kind, first, rows, header, field, was, becomes }: NeededCorrection,
): readonly (string | Markup)[] {
  const more = rows > first.length ? [phrases.say("part.more", { count: rows - first.length })] : [];
  const text = (cell: string) => (cell.trim() === "" ? phrases.say("kept.blank") : markup`<bdi>${cell}</bdi>`);
  const isRule = kind === "rule";
  const lines = first.map(({ line }) => String(line));
  const people = [...new Set(first.map(({ person }) => person))].filter((person) => person !== "");
  return [
    [...lines, ...more].join(", "),
    isRule ? phrases.say("kept.rule", { count: rows }) : markup`<bdi>${people.join(", ")}</bdi>`,
    field === null ? header : fieldName(phrases, field),
    text(was),
    kind === "row" ? phrases.say("kept.removed") : field === null ? text(becomes) : phrases.say("kept.left_out"),
  ];
}

/** Returns one decision in words: “Approved by Ada Moreau on 21 November 2026, 14:03, from the console: “checked with HR””. */
export function decisionLine(phrases: Phrases, decision: RunDecision): Markup {
  const { by, at, note, kept, choice } = decision;
  const what = decisionInWords(phrases, decision, MARK);
  const whole = note === null ? what : phrases.say("decision.noted", { what, note: [note] });
  // The name and the note are isolated, because their text may run from right to left.
  const [before = "", after = ""] = whole.split(MARK, 2);
  const further = [
    ...(kept === 0 ? [] : [phrases.say("decision.kept", { count: kept })]),
    ...(choice === ALONE ? [phrases.say("decision.alone")] : []),
  ];
  return markup`${isolated(before, by)}${timeElement(phrases, at)}${note === null ? after : isolated(after, note)}${further.length === 0 ? null : "."}${further.map((text) => markup` <span>${text}</span>`)}`;
}

/** Stands for the time in a message. No name or note has it. */
const MARK = "\u0000";

/** Returns the decision, the person who decided, the time and the way. @param when the time, as text */
function decisionInWords(phrases: Phrases, { kind, by, via, rows }: RunDecision, when: string): string {
  const how = phrases.say(`decision.via.${via}`);
  switch (kind) {
    case "approve":
    case "discard":
    case "retry":
    case "undo":
    case "never":
    case "lift":
    case "erase":
      return phrases.say(`decision.${kind}`, { by, when, how });
    case "link":
    case "unlink":
      return phrases.say("decision.resolve", { rows: rows ?? 1, by, when, how });
    case "correction":
    case "unlearn":
      return phrases.say("decision.correction", { by, when, how });
    case "answer":
    case "resolve":
    case "dismiss":
      return phrases.say(`decision.${kind}`, { rows: rows ?? 1, by, when, how });
  }
}

function isolated(text: string, part: string): Markup {
  const at = part === "" ? -1 : text.indexOf(part);
  if (at === -1) return markup`${text}`;
  return markup`${text.slice(0, at)}<bdi>${part}</bdi>${text.slice(at + part.length)}`;
}
