/** The corrections that last, on the page of the rows to correct: a person ends one, or accepts a rule. */
import type { LastingCorrection, RuleOffer } from "../../../ledger/corrections/lasting-corrections.ts";
import type { DecisionRequest } from "../../../model/request.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { section, sentence } from "../../../pipeline/report/page/look/page-words.ts";

/** Corrections that the page shows. The command line lists all. */
const SHOWN = 100;

export interface KeptCorrections {
  readonly active: readonly LastingCorrection[];
  readonly offers: readonly RuleOffer[];
}

/**
 * Returns the section with the corrections of a list that last; nothing if there are none.
 *
 * @param action the address of the page
 * @param mayDecide whether the reader may end a correction
 */
export function keptSection(
  phrases: Phrases,
  { active, offers }: KeptCorrections,
  action: string,
  mayDecide: boolean,
): Markup | null {
  if (active.length === 0) return null;
  const button = (value: string, label: string) =>
    mayDecide
      ? markup`<form method="post" action="${action}"><button name="correction" value="${value}">${label}</button></form>`
      : null;
  const rules = offers.map(
    ({ id, was, becomes, header, rows }) =>
      markup`<li class="card"><p>${phrases.say("console.correct.kept.offer", { was, becomes, header, count: rows })}</p>${button(`rule.${id}`, phrases.say("console.correct.kept.rule"))}</li>
`,
  );
  const kept = active.slice(0, SHOWN).map((each) => {
    const label = phrases.say(each.kind === "rule" ? "console.correct.kept.end_rule" : "console.correct.kept.end");
    return markup`<li class="card">${correctionText(phrases, each)}${button(`drop.${each.id}`, label)}</li>
`;
  });
  return section(
    "corrections",
    phrases.say("kept.title"),
    phrases.say("kept.lead"),
    markup`<ul class="plain stack">${rules}${kept}</ul>`,
    active.length > SHOWN ? markup`<p>${sentence(phrases.say("kept.all"))}</p>` : null,
  );
}

function correctionText(phrases: Phrases, correction: LastingCorrection): Markup {
  const { kind, key, person, header, was, becomes, seenRows } = correction;
  const text = (cell: string) =>
    cell.trim() === "" ? markup`<i>${phrases.say("kept.blank")}</i>` : markup`<bdi>${cell}</bdi>`;
  const who = kind === "rule" ? phrases.say("kept.rule", { count: seenRows }) : person || readableKey(key ?? "[]");
  if (kind === "row")
    return markup`<p><b><bdi>${who}</bdi></b>${phrases.colon}${text(was)}</p><p>${phrases.say("kept.removed")}</p>`;
  return markup`<p><b><bdi>${who}</bdi></b></p><dl class="cells"><div><dt><bdi>${header}</bdi></dt><dd><del>${text(was)}</del> → <ins>${text(becomes)}</ins></dd></div></dl>`;
}

/** Returns the decision that a button of the section stands for; null: the value is no decision. */
export function decisionOf(value: string): Extract<DecisionRequest, { kind: "correction" }> | null {
  const [, choice, id = ""] = /^(drop|rule)\.(\d{1,15})$/u.exec(value) ?? [];
  return choice === "drop" || choice === "rule" ? { kind: "correction", id: Number(id), choice } : null;
}
