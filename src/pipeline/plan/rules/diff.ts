import type { ContactInput } from "../../../model/contact.ts";
import { flatten, unflatten, type FlatInput } from "../../../model/flat-input.ts";
import type { Issue } from "../../../model/issue.ts";
import type { Changes } from "../../../model/operation.ts";

/** Fields that get a warning when their cell becomes blank, because the service still has the value and acts on it. */
const WARNED_WHEN_BLANKED: readonly string[] = ["birthday", "email", "phone"];

/** Fields that every contact has. `clear` clears none of them. */
const NEVER_BLANK: readonly string[] = ["first_name", "group_id"];

export interface Difference {
  /** The whole body to send: the row's values, and the values that are kept where its cells are blank. */
  readonly input: ContactInput;
  readonly changes: Changes;
  readonly warnings: readonly Issue[];
}

/** A row and the contact that it is compared with. */
export interface Comparison {
  /** What was last applied to the contact. */
  readonly applied: ContactInput;
  /** What the row asks for: the fields that hold a value. */
  readonly asked: ContactInput;
  /** Mapped fields whose cell is blank (`email`, `custom_fields.x`, `group_id`). `asked` may hold their defaults. */
  readonly blank: readonly string[];
  readonly blankCells: "keep" | "clear";
  /** Names by group_id. */
  readonly groupNames: ReadonlyMap<number, string>;
  /** false: the contact may hold more than `applied`, so `clear` clears every blank field. */
  readonly isCertain: boolean;
}

/**
 * Returns what has to be sent so that a contact becomes what its row asks for.
 *
 * The interface does not show whether the service keeps a field that is left out. So a blank cell never just leaves its
 * field out. With `keep`, the value last applied is sent again; with `clear`, null is sent.
 */
export function difference({ applied, asked, blank, blankCells, groupNames, isCertain }: Comparison): Difference {
  const old = knownOf(applied);
  const next: Record<string, string | number | null> = { ...flatten(asked) };
  const warnings: Issue[] = [];
  for (const field of blank) {
    const before = old[field] ?? null;
    // The value of a blank cell is a default, which fills the blanks of new people only.
    if (next[field] !== undefined && before === null && (!isCertain || NEVER_BLANK.includes(field))) continue;
    delete next[field];
    if (before === null && (isCertain || blankCells === "keep")) continue;
    next[field] = blankCells === "clear" && !NEVER_BLANK.includes(field) ? null : before;
    if (blankCells === "keep" && WARNED_WHEN_BLANKED.includes(field)) {
      warnings.push({ code: "value_blanked", field, header: null, data: { value: String(before) } });
    }
  }
  const changes: Record<string, readonly [string | null, string | null]> = {};
  for (const [field, after] of Object.entries(next)) {
    const before = old[field] ?? null;
    if (before === after) continue;
    if (field === "group_id") {
      changes["group"] = [nameOf(groupNames, before), nameOf(groupNames, after)];
    } else {
      changes[field] = [text(before), text(after)];
    }
  }
  return { input: unflatten(next), changes, warnings };
}

/** Returns every field of an input as a change from no value. */
export function allNew(input: ContactInput, groupName: string): Changes {
  const changes: Record<string, readonly [string | null, string | null]> = {};
  for (const [field, value] of Object.entries(flatten(input))) {
    changes[field === "group_id" ? "group" : field] = [null, field === "group_id" ? groupName : text(value)];
  }
  return changes;
}

/** Returns the fields with a known value. A contact that a person linked may have none (`UNKNOWN_INPUT`). */
function knownOf(applied: ContactInput): FlatInput {
  return Object.fromEntries(Object.entries(flatten(applied)).filter(([, value]) => value !== "" && value !== 0));
}

function text(value: string | number | null): string | null {
  return value === null ? null : String(value);
}

function nameOf(names: ReadonlyMap<number, string>, id: string | number | null): string | null {
  return id === null ? null : (names.get(Number(id)) ?? `group ${id}`);
}
