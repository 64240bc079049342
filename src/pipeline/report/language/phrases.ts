/** Messages in the reader's language. */
import type { Language } from "../../../model/feed.ts";
import type { Catalog, MessageKey, Value, ValuesOf } from "./catalog.ts";
import { de } from "./catalogs/de.ts";
import { en } from "./catalogs/en.ts";
import { es } from "./catalogs/es.ts";
import { fr } from "./catalogs/fr.ts";
import { it } from "./catalogs/it.ts";
import { nl } from "./catalogs/nl.ts";
import { pl } from "./catalogs/pl.ts";
import { pt } from "./catalogs/pt.ts";
import { formatsOf, type Formats } from "./formats.ts";
import { messageFunctions, parseMessage, type Message } from "./message.ts";

/** Returns messages, dates, lists and numbers in one language. */
export interface Phrases extends Formats {
  readonly language: Language;
  /** Returns a message. */
  say<Key extends MessageKey>(key: Key, ...values: NoValues<Key> extends true ? [] : [ValuesOf<Key>]): string;
  /** Returns a message whose key is known while the program runs. A variable without a value counts as blank. */
  tell(key: MessageKey, values: Readonly<Record<string, Value>>): string;
  /** Returns the key if there is such a message. */
  keyOf(text: string): MessageKey | null;
}

type NoValues<Key extends MessageKey> = [keyof ValuesOf<Key>] extends [never] ? true : false;

const CATALOGS: Readonly<Record<Language, Catalog>> = { en, de, fr, es, it, nl, pl, pt };

const made = new Map<string, Phrases>();

/** Messages of this name take the place of others in the console, where people have pages in place of folders and commands. */
const IN_CONSOLE = "console.instead.";

/**
 * Returns the phrases of a language. Messages are parsed when they are used first.
 *
 * @param place where the messages are read
 */
export function phrasesIn(language: Language, place: "report" | "console" = "report"): Phrases {
  const name = `${language} ${place}`;
  const known = made.get(name) ?? makePhrases(language, place === "console" ? IN_CONSOLE : null);
  made.set(name, known);
  return known;
}

/** The command line and the log are English. */
export const ENGLISH = phrasesIn("en");

function makePhrases(language: Language, instead: string | null): Phrases {
  const catalog: Catalog = CATALOGS[language];
  const textOf = (key: MessageKey): string =>
    (instead === null ? undefined : (catalog as Readonly<Record<string, string>>)[instead + key]) ?? catalog[key];
  const formats = formatsOf(language, (more) => tell("part.more", { count: more }));
  const functions = messageFunctions(formats, () => tell("part.some", {}));
  const parsed = new Map<MessageKey, Message>();

  function tell(key: MessageKey, values: Readonly<Record<string, Value>>): string {
    const message = parsed.get(key) ?? parseMessage(language, textOf(key), functions);
    parsed.set(key, message);
    return message(values);
  }

  return {
    ...formats,
    language,
    say: (key, ...[values]) => tell(key, values ?? {}),
    tell,
    keyOf: (text) => (Object.hasOwn(catalog, text) ? (text as MessageKey) : null),
  };
}
