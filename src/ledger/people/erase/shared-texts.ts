import type { Database } from "../../database/open-database.ts";
import { inPages } from "./in-pages.ts";

/** A text, and what finds it in JSON where it is no part of a longer word, number or address. */
export interface SoughtText {
  readonly text: string;
  readonly pattern: { test(json: string): boolean };
  /** What finds a whole name in each of its spellings; null: the text is no whole name. */
  readonly spelled: { test(name: string): boolean } | null;
}

/** How another person's contact has a text: as a value or its whole name, as a part of a longer value, or as a name in another spelling. */
export type Shared = "value" | "part" | "spelling";

interface OtherEntry {
  readonly id: number;
  readonly contactId: number;
  readonly values: string;
  readonly name: string | null;
}

/** Returns which of these texts another person's contact has, and how. */
export async function sharedTexts(
  db: Database,
  texts: readonly SoughtText[],
  contactIds: readonly number[],
): Promise<ReadonlyMap<string, Shared>> {
  const own = new Set(contactIds);
  const sought = texts.map((each) => ({ ...each, inJson: JSON.stringify(each.text.toLowerCase()).slice(1, -1) }));
  const found = new Map<string, Shared>();
  const others = inPages<OtherEntry>(
    db,
    `SELECT id, contact_id AS contactId, lower(applied || key) AS "values", full_name AS name FROM entries WHERE id > ?
      ORDER BY id`,
  );
  for await (const page of others)
    for (const { contactId, values, name } of page) {
      if (own.has(contactId)) continue;
      for (const { text, pattern, spelled, inJson } of sought) {
        const before = found.get(text);
        if (before === "value") continue;
        if (name === inJson || values.includes(`"${inJson}"`)) found.set(text, "value");
        else if (before !== "part" && values.includes(inJson) && pattern.test(values)) found.set(text, "part");
        else if (before === undefined && name !== null && spelled?.test(name) === true) found.set(text, "spelling");
      }
    }
  return found;
}
