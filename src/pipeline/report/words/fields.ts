/** Fields and columns in words. */
import type { Phrases } from "../language/phrases.ts";

const CUSTOM_FIELD = /^custom_fields\.(.+)$/u;

/** Returns a field's name, for a table or beside a number of people: `birthday`. */
export function fieldName(phrases: Phrases, field: string): string {
  const key = phrases.keyOf(`field.${field}`);
  return key === null ? (CUSTOM_FIELD.exec(field)?.[1] ?? field.replaceAll("_", " ")) : phrases.tell(key, {});
}

/** Returns a field as part of a sentence: `the birthday`; `this row` for null. */
export function fieldInSentence(phrases: Phrases, field: string | null): string {
  if (field === null) return phrases.say("part.this_row");
  const key = phrases.keyOf(`field.${field}.the`);
  return key === null ? phrases.say("part.custom_field", { name: fieldName(phrases, field) }) : phrases.tell(key, {});
}

/** Returns the field of several people: `birthdays`. */
export function fieldOfMany(phrases: Phrases, field: string): string {
  const key = phrases.keyOf(`field.${field}.many`);
  return key === null ? fieldName(phrases, field) : phrases.tell(key, {});
}

/** Returns the column, or the field if the issue names no column: `column “Geb.-Dat.”`, `the birthday`. */
export function placeInSentence(phrases: Phrases, header: string | null, field: string | null): string {
  return header === null || header === "" ? fieldInSentence(phrases, field) : phrases.say("part.column", { header });
}
