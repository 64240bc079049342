/** The choices of questions in the reader's language. */
import { ALL_ORDERS, choicesOf, THERE } from "../../../model/issue.ts";
import type { OpenItem } from "../../../model/run-record.ts";
import { parseHeldRowId } from "../../../model/text/held-row-id.ts";
import type { Phrases } from "../language/phrases.ts";

/** The choices of an open item's question, and what the drop-down list says about them. */
interface OfferedChoices {
  readonly choices: readonly string[];
  readonly prompt: string;
}

/** Returns the choices of an open item in words; null: it asks nothing, or its list has to be decided first. */
export function choicesOffered(
  phrases: Phrases,
  { id, issue, further }: Pick<OpenItem, "id" | "issue" | "further">,
): OfferedChoices | null {
  const choices = [issue, ...further].map(choicesOf).find((found) => found !== null) ?? null;
  if (id === "" || parseHeldRowId(id) !== null || choices === null) return null;
  const words = choices.map((choice) => `${choiceInWords(phrases, choice)}${choice === THERE ? " …" : ""}`);
  const isOrder = choices.some((choice) => (ALL_ORDERS as readonly string[]).includes(choice));
  const prompt = choices.includes(THERE) ? "choice.prompt_there" : isOrder ? "choice.prompt_all" : "choice.prompt";
  return { choices: words, prompt: phrases.say(prompt) };
}

/** Returns a choice as the language words it. A reading of a birthday becomes a date with the name of its month. */
export function choiceInWords(phrases: Phrases, choice: string): string {
  const key = phrases.keyOf(`choice.${choice.replaceAll(" ", "_")}`);
  if (key !== null) return phrases.tell(key, {});
  const [word = "", id = ""] = choice.split(" ");
  return word === THERE && id !== "" ? `${choiceInWords(phrases, THERE)} ${id}` : phrases.day(choice);
}

/** Returns a choice with what a person has to add to it: `there CONTACT_ID`. */
export function choiceToWrite(phrases: Phrases, choice: string): string {
  const words = choiceInWords(phrases, choice);
  return choice === THERE ? `${words} ${phrases.say("choice.contact_id")}` : words;
}

/** Returns the text on the button of a choice in the console. A reading of a birthday is a date. */
export function buttonOfChoice(phrases: Phrases, choice: string): string {
  const key = phrases.keyOf(`console.correct.choice.${choice.replaceAll(" ", "_")}`);
  if (key !== null) return phrases.tell(key, {});
  return phrases.say("console.correct.choice.reading", { date: choiceInWords(phrases, choice) });
}
