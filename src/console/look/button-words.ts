import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import { buttonOfChoice, choiceInWords } from "../../pipeline/report/words/choices.ts";

/** A short text in quotation marks, as sentences about questions name an answer. */
const QUOTED = /([“„«‘]\u00a0?)([^“”„«»‘’]{1,40}?)(\u00a0?[“”»’])/gu;

/** Choices of questions that have a button. The buttons for the readings of a birthday are named as the sentences name them. */
const WITH_BUTTON = [
  "same",
  "new",
  "right",
  "unknown",
  "leave out",
  "leave out email",
  "leave out phone",
  "all DMY",
  "all MDY",
] as const;

/** Returns a text in which the answers to a question are named as their buttons are. */
export function withButtonNames(phrases: Phrases, text: string): string {
  const names = new Map(WITH_BUTTON.map((choice) => [choiceInWords(phrases, choice), buttonOfChoice(phrases, choice)]));
  return text.replaceAll(QUOTED, (quoted: string, open: string, answer: string, close: string) => {
    const name = names.get(answer) ?? null;
    return name === null ? quoted : `${open}${name}${close}`;
  });
}
