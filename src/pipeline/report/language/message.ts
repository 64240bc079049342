/** Messages in MessageFormat 2, and the functions that catalogs use: `:integer`, `:either`, `:all`, `:day` and `:first`. */
import { MessageFormat, type MessageFormatOptions } from "messageformat";
import type { Language } from "../../../model/feed.ts";
import type { Value } from "./catalog.ts";
import type { Formats } from "./formats.ts";

/** A parsed message: returns its text with the given values. A variable without a value counts as blank. */
export type Message = (values: Readonly<Record<string, Value>>) => string;

/**
 * Parses a message.
 *
 * @param functions the functions that the message may use
 * @throws for a message that is no MessageFormat 2
 */
export function parseMessage(language: Language, source: string, functions: MessageFunctions): Message {
  const variables = new Set([...source.matchAll(/\$(\w+)/gu)].map(([, name]) => name ?? ""));
  if (variables.size === 0) return () => source;
  // Without isolation, texts hold no invisible characters. The pages isolate texts of the reader's lists themselves.
  const message = new MessageFormat(language, source, { bidiIsolation: "none", functions });
  return (values) => {
    const complete: Record<string, Value> = {};
    for (const name of variables) complete[name] = values[name] ?? "";
    return message.format(complete, (error) => {
      throw error;
    });
  };
}

type MessageFunctions = Readonly<Record<string, MessageFunction>>;

type MessageFunction = NonNullable<MessageFormatOptions<string>["functions"]>[string];

/**
 * Returns the functions with the formats of one language.
 *
 * @param some returns the word for a number that is not known
 */
export function messageFunctions(formats: Formats, some: () => string): MessageFunctions {
  return {
    integer: (_context, _options, value) => {
      const isKnown = typeof value === "number";
      const keys = isKnown ? [String(value), formats.plural(value)] : [];
      return functionValue(isKnown ? formats.number(value) : textOf(value) || some(), keys);
    },
    either: listed(formats.either),
    all: listed(formats.all),
    day: (_context, _options, value) => selectable(formats.day(textOf(value))),
    first: (_context, _options, value) => selectable(formats.capital(textOf(value))),
  };
}

function listed(join: (texts: readonly string[]) => string): MessageFunction {
  return (_context, _options, value) => {
    const found = valueOf(value);
    const texts = Array.isArray(found) ? found.map(String) : found === "" ? [] : [String(found)];
    return selectable(join(texts));
  };
}

/** Returns the value of a variable, which another function may have made. */
function valueOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value.valueOf() : value;
}

function textOf(value: unknown): string {
  const found = valueOf(value);
  return typeof found === "string" || typeof found === "number" ? String(found) : "";
}

function selectable(text: string): ReturnType<MessageFunction> {
  return functionValue(text, [text]);
}

/** @param keys the variants that fit, the best one first */
function functionValue(text: string, keys: readonly string[]): ReturnType<MessageFunction> {
  return {
    type: "text",
    selectKey: (offered) => keys.find((key) => offered.has(key)) ?? null,
    toParts: () => [{ type: "text", value: text }] as never,
    toString: () => text,
    valueOf: () => text,
  };
}
