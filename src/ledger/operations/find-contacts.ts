import type { ContactInput } from "../../model/contact.ts";
import { foldField } from "../../model/text/spelling/text-folding.ts";
import type { Database } from "../database/open-database.ts";

/** A contact that a person searched for. */
export interface FoundContact {
  readonly feed: string;
  readonly key: string;
  /** null for a create in doubt: the contact may exist, but its id is not known. */
  readonly contactId: number | null;
  readonly groupId: number;
  /** The content last applied; for a create in doubt the body that was sent. */
  readonly input: ContactInput;
  /** The create in doubt; null for a linked contact. */
  readonly operation: number | null;
}

/** Returns linked contacts and creates in doubt that have this text as contact_id, or in key, name, e-mail or phone. */
export function findContacts(db: Database, text: string): readonly FoundContact[] {
  const part = `%${(foldField(text) ?? "").replace(/[\\%_]/gu, "\\$&")}%`;
  const digits = text.replace(/^\+|^00|[\s()/.-]/gu, "");
  const values = {
    part,
    phone: /^\d{4,}$/u.test(digits) ? `%${digits}%` : null,
    id: /^\d{1,15}$/u.test(text.trim()) ? Number(text) : null,
  };
  const linked = db.prepare(`
    SELECT feed, key, contact_id AS contactId, group_id AS groupId, applied AS input, NULL AS operation FROM entries
    WHERE contact_id = @id OR key LIKE @part ESCAPE '\\' OR full_name LIKE @part ESCAPE '\\'
      OR email LIKE @part ESCAPE '\\' OR phone LIKE @phone ORDER BY feed, id`);
  const inDoubt = db.prepare(`
    SELECT feed, key, NULL AS contactId, group_id AS groupId, coalesce(body, input) AS input, id AS operation
    FROM operations WHERE state IN ('sending', 'in_doubt') AND (key LIKE @part ESCAPE '\\' OR phone LIKE @phone
      OR email LIKE @part ESCAPE '\\'
      OR (input ->> '$.first_name') || ' ' || coalesce(input ->> '$.last_name', '') LIKE @part ESCAPE '\\') ORDER BY id`);
  return [...linked.all(values), ...inDoubt.all(values)].map((columns) => {
    const found = columns as Omit<FoundContact, "input"> & { readonly input: string };
    return { ...found, input: JSON.parse(found.input) as ContactInput };
  });
}
