import type { ContactInput } from "../../../model/contact.ts";
import { flatten, unflatten, type FlatInput } from "../../../model/flat-input.ts";
import type { Issue } from "../../../model/issue.ts";
import type { Changes } from "../../../model/operation.ts";

/** Fields whose disappearance is told to a person: the service still has the value, and acts on it. */
const TOLD_WHEN_BLANKED: readonly string[] = ["birthday", "email", "phone"];

export interface Difference {
  /** The whole body to send: what the row says, and what is kept where its cells are blank. */
  readonly input: ContactInput;
  readonly changes: Changes;
  readonly warnings: readonly Issue[];
}

/**
 * Compares what a row asks for with what was last applied to its contact.
 *
 * Whether the service keeps omitted fields is not shown, so a blank cell never just omits its field: with `keep` the
 * value that was last applied is sent again, with `clear` a null is sent.
 *
 * @param wanted fields that hold a value
 * @param blank mapped fields whose cell is blank, by target name (`email`, `custom_fields.x`)
 * @param groupNames names for the change of a group, by group_id
 * @param isCertain false: the contact may hold more than is known of it, so `clear` clears every blank field
 */
export function difference(
  applied: ContactInput,
  followUp: ContactInput,
  blank: readonly string[],
  blankCells: "keep" | "clear",
  groupNames: ReadonlyMap<number, string>,
  isCertain = true,
): Difference {
  const old = knownOf(applied);
  const next: Record<string, string | number | null> = { ...flatten(followUp) };
  const warnings: Issue[] = [];
  for (const field of blank) {
    const before = old[field] ?? null;
    if (next[field] !== undefined) continue;
    if (before === null && (isCertain || blankCells === "keep")) continue;
    next[field] = blankCells === "clear" ? null : before;
    if (blankCells === "keep" && TOLD_WHEN_BLANKED.includes(field)) {
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

/** Every field of a first input, as changes from nothing. */
export function allNew(input: ContactInput, groupName: string): Changes {
  const changes: Record<string, readonly [string | null, string | null]> = {};
  for (const [field, value] of Object.entries(flatten(input))) {
    changes[field === "group_id" ? "group" : field] = [null, field === "group_id" ? groupName : text(value)];
  }
  return changes;
}

/** What is known of a contact: of a linked one that may be nothing (`UNKNOWN_INPUT`). */
function knownOf(applied: ContactInput): FlatInput {
  return Object.fromEntries(Object.entries(flatten(applied)).filter(([, value]) => value !== "" && value !== 0));
}

function text(value: string | number | null): string | null {
  return value === null ? null : String(value);
}

function nameOf(names: ReadonlyMap<number, string>, id: string | number | null): string | null {
  return id === null ? null : (names.get(Number(id)) ?? `group ${id}`);
}
