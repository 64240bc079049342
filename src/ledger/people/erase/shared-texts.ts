import type { Database } from "../../database/open-database.ts";

/** A text, and what finds it in JSON where it is no part of a longer word, number or address. */
export interface SoughtText {
  readonly text: string;
  readonly pattern: { test(json: string): boolean };
}

/** How another person's contact has a text: as a value or its whole name, or as a part of a longer value. */
export type Shared = "value" | "part";

/** Returns which of these texts another person's contact has, and how. */
export function sharedTexts(
  db: Database,
  texts: readonly SoughtText[],
  contactIds: readonly number[],
): ReadonlyMap<string, Shared> {
  const own = new Set(contactIds);
  const sought = texts.map((each) => ({ ...each, inJson: JSON.stringify(each.text.toLowerCase()).slice(1, -1) }));
  const found = new Map<string, Shared>();
  const others = db.prepare("SELECT contact_id, lower(applied || key), full_name FROM entries").raw().iterate();
  for (const [id, values, name] of others as Iterable<[number, string, string | null]>) {
    if (own.has(id)) continue;
    for (const { text, pattern, inJson } of sought) {
      const before = found.get(text);
      if (before === "value" || !(name === inJson || values.includes(inJson))) continue;
      if (name === inJson || values.includes(`"${inJson}"`)) found.set(text, "value");
      else if (before === undefined && pattern.test(values)) found.set(text, "part");
    }
  }
  return found;
}
