/** The types of the message catalogs, read from the English messages. */
import type { en } from "./catalogs/en.ts";

/** The name of a message, for instance `issue.group_missing.title`. */
export type MessageKey = keyof typeof en;

/** All messages in one language. */
export type Catalog = Readonly<Record<MessageKey, string>>;

/** A variable's value: text, a number, or the items of a list. */
export type Value = string | number | readonly string[];

/** The values that a message needs: a number for `:integer`, a list for `:either` and `:all`, otherwise text. */
export type ValuesOf<Key extends MessageKey> = {
  readonly [Name in NamesIn<(typeof en)[Key]>]: ValueOf<(typeof en)[Key], Name>;
};

type NamesIn<Message extends string> = Message extends `${string}$${infer Rest}` ? NameOf<Rest> | NamesIn<Rest> : never;

/** The name at the beginning of a text: it ends before a brace, a blank or a line break. */
type NameOf<Text extends string> = Before<Before<Before<Text, "}">, " ">, "\n">;

type Before<Text extends string, End extends string> = Text extends `${infer Start}${End}${string}` ? Start : Text;

type ValueOf<Message extends string, Name extends string> = Message extends `${string}{$${Name} :integer}${string}`
  ? number
  : Message extends `${string}{$${Name} :${"either" | "all"}}${string}`
    ? readonly string[]
    : string;
