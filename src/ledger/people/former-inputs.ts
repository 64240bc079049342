import type { ContactInput } from "../../model/contact.ts";
import type { Database } from "../database/open-database.ts";
import { IS_OPEN } from "../database/operation-indexes.ts";
import type { KnownPerson } from "./find/find-person.ts";

/** What was sent, or was to be sent, for a contact or under a key. Another person may have had the key. */
export function formerInputs(
  db: Database,
  { feed, key, contactId }: Pick<KnownPerson, "feed" | "key" | "contactId">,
): readonly ContactInput[] {
  const found = db
    .prepare(`
    SELECT DISTINCT coalesce(body, input) FROM (
      SELECT body, input FROM operations WHERE contact_id = @contactId
      UNION ALL SELECT body, input FROM operations WHERE key = @key AND feed = @feed
        AND state IN ('rejected', 'dropped', 'superseded')
      UNION ALL SELECT body, input FROM operations WHERE key = @key AND feed = @feed AND ${IS_OPEN})`)
    .pluck()
    .all({ feed, key, contactId }) as string[];
  return found.map((text) => JSON.parse(text) as ContactInput);
}
