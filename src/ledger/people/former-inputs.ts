import type { ContactInput } from "../../model/contact.ts";
import type { Database } from "../database/open-database.ts";
import { IS_OPEN, WAS_NOT_MADE } from "../database/operation-indexes.ts";
import type { KnownPerson } from "./find/find-person.ts";

/**
 * What was sent, or was to be sent, for a contact or under a key. Another person may have had the key. Where there is a contact, changes
 * that were not made do not count.
 */
export function formerInputs(
  db: Database,
  { feed, key, contactId }: Pick<KnownPerson, "feed" | "key" | "contactId">,
): readonly ContactInput[] {
  const found = db
    .prepare(`
    SELECT DISTINCT coalesce(body, input) FROM (
      SELECT body, input FROM operations WHERE contact_id = @contactId AND NOT ${WAS_NOT_MADE}
      UNION ALL SELECT body, input FROM operations WHERE key = @key AND feed = @feed
        AND state IN ('rejected', 'dropped', 'superseded') AND (@contactId IS NULL OR NOT ${WAS_NOT_MADE})
      UNION ALL SELECT body, input FROM operations WHERE key = @key AND feed = @feed AND ${IS_OPEN}
        AND (@contactId IS NULL OR NOT ${WAS_NOT_MADE}))`)
    .pluck()
    .all({ feed, key, contactId }) as string[];
  return found.map((text) => JSON.parse(text) as ContactInput);
}
