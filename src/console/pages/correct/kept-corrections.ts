/** The corrections that last, on the page of the rows to correct: a person ends one, or accepts a rule. */
import type { LastingCorrection, RuleOffer } from "../../../ledger/corrections/lasting-corrections.ts";
import type { DecisionRequest } from "../../../model/request.ts";
import { knownKey } from "../../../model/text/row-key.ts";
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
 * Returns the sections with the corrections of a list that last, and with the addresses that are left out; nothing if there
 * are none.
 *
 * @param form the id of the form that the buttons send, so that what was typed into its rows is not lost. null: the
 *   reader may not end a correction
 */
export function keptSection(phrases: Phrases, { active, offers }: KeptCorrections, form: string | null): Markup {
  const button = (value: string, label: string) =>
    form === null
      ? null
      : markup`<div class="actions"><button form="${form}" name="correction" value="${value}">${label}</button></div>`;
  const rules = offers.map(
    ({ id, was, becomes, header, rows }) =>
      markup`<li class="card"><p>${phrases.say("console.correct.kept.offer", { was, becomes, header, count: rows })}</p>${button(`rule.${id}`, phrases.say("console.correct.kept.rule"))}</li>
`,
  );
  const cards = (found: readonly LastingCorrection[], label: (each: LastingCorrection) => string) =>
    found.slice(0, SHOWN).map(
      (each) =>
        markup`<li class="card">${correctionText(phrases, each)}${button(`drop.${each.id}`, label(each))}</li>
`,
    );
  const part = (id: string, [title, lead]: readonly [string, string], count: number, items: readonly Markup[]) => {
    const all = count > SHOWN ? markup`<p>${sentence(phrases.say("kept.all"))}</p>` : null;
    return count === 0 ? null : section(id, title, lead, markup`<ul class="plain stack">${items}</ul>`, all);
  };
  const addresses = active.filter(({ kind }) => kind === "address");
  const corrected = active.filter(({ kind }) => kind !== "address");
  const ofCells = cards(corrected, ({ kind }) =>
    phrases.say(kind === "rule" ? "console.correct.kept.end_rule" : "console.correct.kept.end"),
  );
  const ofAddresses = cards(addresses, () => phrases.say("console.correct.left_out.end"));
  const cellWords = [phrases.say("kept.title"), phrases.say("kept.lead")] as const;
  const addressWords = [
    phrases.say("console.correct.left_out.title"),
    phrases.say("console.correct.left_out.lead"),
  ] as const;
  return markup`${part("corrections", cellWords, corrected.length, [...rules, ...ofCells])}
${part("left-out", addressWords, addresses.length, ofAddresses)}`;
}

function correctionText(phrases: Phrases, correction: LastingCorrection): Markup {
  const { kind, key, person, header, was, becomes, seenRows, isKey } = correction;
  const text = (cell: string) =>
    cell.trim() === "" ? markup`<i>${phrases.say("kept.blank")}</i>` : markup`<bdi>${cell}</bdi>`;
  const who = kind === "rule" ? phrases.say("kept.rule", { count: seenRows }) : person || knownKey(key ?? "[]");
  const leftOut = markup`<p><b><bdi>${who}</bdi></b>${phrases.colon}${text(was)}</p>`;
  if (kind === "address") return leftOut;
  if (kind === "row") return markup`${leftOut}<p>${phrases.say(isKey ? "kept.wrong_key" : "kept.removed")}</p>`;
  return markup`<p><b><bdi>${who}</bdi></b></p><dl class="cells"><div><dt><bdi>${header}</bdi></dt><dd><del>${text(was)}</del> → <ins>${text(becomes)}</ins></dd></div></dl>`;
}

/** Returns the decision that a button of the section stands for; null: the value is no decision. */
export function decisionOf(value: string): Extract<DecisionRequest, { kind: "correction" }> | null {
  const [, choice, id = ""] = /^(drop|rule)\.(\d{1,15})$/u.exec(value) ?? [];
  return choice === "drop" || choice === "rule" ? { kind: "correction", id: Number(id), choice } : null;
}
