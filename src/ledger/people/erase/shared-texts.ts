import type { Database } from "../../database/open-database.ts";

/** A text, and what finds it in JSON where it is no part of a longer word, number or address. */
export interface SoughtText {
  readonly text: string;
  readonly pattern: { test(json: string): boolean };
}

/** Returns which of these texts stand in a value of another person's contact, or are its whole name. */
export function sharedTexts(
  db: Database,
  texts: readonly SoughtText[],
  contactIds: readonly number[],
): ReadonlySet<string> {
  const own = new Set(contactIds);
  const sought = texts.map((each) => ({ ...each, inJson: JSON.stringify(each.text.toLowerCase()).slice(1, -1) }));
  const found = new Set<string>();
  const others = db.prepare("SELECT contact_id, lower(applied || key), full_name FROM entries").raw().iterate();
  for (const [id, values, name] of others as Iterable<[number, string, string | null]>) {
    if (own.has(id)) continue;
    for (const { text, pattern, inJson } of sought) {
      if (found.has(text)) continue;
      if (name === inJson || (values.includes(inJson) && pattern.test(values))) found.add(text);
    }
  }
  return found;
}
