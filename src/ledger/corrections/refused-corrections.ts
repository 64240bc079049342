/** Corrections whose texts the service refuses: they correct no list until the service takes the row. */
import { TEXT_FIELDS, type ContactInput } from "../../model/contact.ts";
import { textOfRow } from "../../model/row.ts";
import { mentionsField } from "../../model/text/service-field.ts";
import { contentHash } from "../database/content-hash.ts";
import type { Database } from "../database/open-database.ts";

/** A row as it was sent, or as it would be sent again. */
interface SentRow {
  readonly run: string;
  readonly feed: string;
  readonly key: string;
  readonly cells: readonly string[];
}

interface RefusedRow extends SentRow {
  /** The service's message. */
  readonly message: string;
  /** The call; null: the service refused this content in an earlier run, and no call was made. */
  readonly call: { readonly input: ContactInput; readonly entryId: number | null } | null;
}

/** What becomes of corrections when the service refuses their row, or takes it. The caller opens the transaction. */
export interface RefusedCorrections {
  /**
   * Lets the corrections of a refused row count no longer. A value that the contact holds already is not the reason. A correction
   * that such a correction replaced counts again.
   */
  refused(row: RefusedRow): void;
  /** Lets the corrections of a row count again that the service refused before. */
  applied(row: SentRow, at: string): void;
}

/** The statuses with which the service refuses values. The reasons of others may pass: a taken address, a full plan. */
const REFUSES_VALUES: readonly (number | null)[] = [400, 422];

export function refusesValues(status: number | null): boolean {
  return REFUSES_VALUES.includes(status);
}

interface Found {
  readonly id: number;
  readonly header: string;
  readonly nth: number;
  readonly target: string | null;
  readonly run: string;
}

const CUSTOM = "custom_fields.";

/** Condition on `corrections c`: another correction of the same cell, which the correction with `@id` replaced. */
const SAME_CELL = `c.feed = r.feed AND c.header = r.header AND c.nth = r.nth AND c.id <> r.id
  AND (c.key IS r.key OR c.contact_id = r.contact_id) AND c.by_text = r.by_text`;

export function openRefusedCorrections(db: Database): RefusedCorrections {
  const ofKey = db.prepare(`
    SELECT id, header, nth, target, run, result_hash AS resultHash FROM corrections
    WHERE feed = @feed AND coalesce(result_key, key) = @key AND kind = @kind AND ended_at IS NULL`);
  const header = db.prepare("SELECT header FROM runs WHERE run = ?").pluck();
  const held = db.prepare("SELECT applied FROM entries WHERE id = ?").pluck();
  const setKind = db.prepare("UPDATE corrections SET kind = @kind WHERE id = @id");
  const comeBack = db.prepare(`
    UPDATE corrections AS c SET ended_at = NULL, ended_why = NULL, ended_run = NULL, result_key = r.result_key,
      result_hash = r.result_hash FROM corrections r
    WHERE r.id = @id AND c.ended_run = r.run AND c.ended_why = 'replaced' AND c.kind = 'cell' AND ${SAME_CELL}`);
  const replace = db.prepare(`
    UPDATE corrections AS c SET ended_at = @at, ended_why = 'replaced', ended_run = r.run FROM corrections r
    WHERE r.id = @id AND c.ended_at IS NULL AND c.kind = 'cell' AND ${SAME_CELL}`);

  /** Returns the corrections of a kind that the row had when it was sent. */
  const inRow = ({ run, feed, key, cells }: SentRow, kind: "cell" | "refused"): readonly Found[] => {
    const found = ofKey.all({ feed, key, kind }) as (Found & { readonly resultHash: string })[];
    if (found.length === 0) return [];
    const sent = contentHash(textOfRow(JSON.parse(header.get(run) as string) as string[], cells));
    return found.filter(({ resultHash }) => resultHash === sent);
  };
  return {
    refused(row) {
      const { message, call, run } = row;
      const found = inRow(row, "cell").filter((each) => call !== null || each.run === run);
      if (found.length === 0) return;
      const applied = call === null ? undefined : (held.get(call.entryId) as string | undefined);
      const contact = applied === undefined ? null : (JSON.parse(applied) as ContactInput);
      const isHeld = (field: string) => call !== null && contact !== null && isEqualIn(call.input, contact, field);
      const isNamed = [...TEXT_FIELDS, "group"].some((field) => mentionsField(message, field));
      for (const { id, target } of found) {
        const fields = fieldsOf(target).filter((field) => !isHeld(field));
        if (!fields.some((field) => !isNamed || mentionsField(message, field))) continue;
        setKind.run({ id, kind: "refused" });
        comeBack.run({ id });
      }
    },
    applied(row, at) {
      for (const { id } of inRow(row, "refused")) {
        replace.run({ id, at });
        setKind.run({ id, kind: "cell" });
      }
    },
  };
}

/** Returns the fields of a contact input that a column becomes. */
function fieldsOf(target: string | null): readonly string[] {
  switch (target) {
    case null:
    case "inactive":
      return [];
    case "full_name":
      return ["first_name", "last_name"];
    default:
      return [target.startsWith("birthday") ? "birthday" : target];
  }
}

/** Returns whether two inputs have the same value in a field. */
function isEqualIn(one: ContactInput, other: ContactInput, field: string): boolean {
  return valueIn(one, field) === valueIn(other, field);
}

function valueIn(input: ContactInput, field: string): unknown {
  if (field.startsWith(CUSTOM)) return input.custom_fields?.[field.slice(CUSTOM.length)] ?? null;
  return new Map<string, unknown>(Object.entries(input)).get(field === "group" ? "group_id" : field) ?? null;
}
