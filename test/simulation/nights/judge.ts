/** Judges each call by the true data: who the contact is, and whether each value was ever true of this person. */
import type { Answer } from "../../../src/api/service.ts";
import type { Call, CallWatcher } from "../world/crashable-service.ts";
import { SHORT_FORMS } from "./names.ts";
import { canonical, FIELDS, type Field, type Town } from "./people.ts";

/**
 * - `value`: a value that was never true of the person; `other_value`: another person has or had it
 * - `outdated`: a value that was true of the person before, and is not now
 * - `other_person`: a contact becomes another person
 * - `created_stranger`: a contact for a person who is not in the town
 * - `deleted`: the contact of a person who is in the town
 */
export type WrongKind =
  | "value"
  | "other_value"
  | "outdated"
  | "other_person"
  | "created_twice"
  | "created_stranger"
  | "deleted";

/** A call that no true list asks for. */
export interface Wrong {
  readonly kind: WrongKind;
  readonly ref: string;
  readonly what: string;
}

export interface Judge {
  readonly watch: CallWatcher;
  /** Returns the wrong calls since the last time it was called. */
  takeWrong(): readonly Wrong[];
  /** Returns the `ref` of the contact's person. */
  holderOf(contactId: number): string | undefined;
}

/** The interface's name of each field. */
export const SENT: Readonly<Record<Field, string>> = {
  first: "first_name",
  last: "last_name",
  email: "email",
  phone: "phone",
  birthday: "birthday",
};

/** Returns a judge who knows this town. */
export function createJudge(town: Town): Judge {
  /** The `ref` of each contact's person. */
  const holders = new Map<number, string>();
  /** Number of contacts of each person. */
  const contacts = new Map<string, number>();
  const count = (ref: string, by: number) => contacts.set(ref, (contacts.get(ref) ?? 0) + by);
  const hasContact = (ref: string) => (contacts.get(ref) ?? 0) > 0;
  let wrong: Wrong[] = [];

  function judgeValues(ref: string, input: Call["input"]): readonly Wrong[] {
    const own = town.past.get(ref);
    const now = town.people.find((person) => person.ref === ref);
    return FIELDS.flatMap((field): Wrong[] => {
      const value = input[SENT[field]];
      if (own === undefined || typeof value !== "string" || value === "") return [];
      if (isOf(own[field], field, value)) {
        // A blank cell keeps the contact's value.
        const isNow =
          now === undefined || now[field] === "" || isOf(new Set([canonical(field, now[field])]), field, value);
        return isNow ? [] : [{ kind: "outdated", ref, what: `${field} ${value} instead of ${now[field]}` }];
      }
      const isOther = field !== "first" && [...town.past.values()].some((other) => isOf(other[field], field, value));
      const what = `${field} ${value} instead of ${[...own[field]].join(" or ")}`;
      return [{ kind: isOther ? "other_value" : "value", ref, what }];
    });
  }

  function judgeCreate(ref: string, input: Call["input"]): readonly Wrong[] {
    if (hasContact(ref)) return [{ kind: "created_twice", ref, what: JSON.stringify(input) }];
    if (!isInTown(town, ref)) return [{ kind: "created_stranger", ref, what: JSON.stringify(input) }];
    return judgeValues(ref, input);
  }

  function judgeUpdate(holder: string, ref: string, input: Call["input"]): readonly Wrong[] {
    return ref === holder
      ? judgeValues(holder, input)
      : [{ kind: "other_person", ref: holder, what: `becomes ${ref}` }];
  }

  /** Notes an applied create or delete. @returns what is wrong about a delete */
  function note(method: Call["method"], contactId: number, ref: string): readonly Wrong[] {
    if (method === "POST") {
      holders.set(contactId, ref);
      count(ref, 1);
      return [];
    }
    if (method !== "DELETE") return [];
    const holder = holders.get(contactId) ?? "";
    holders.delete(contactId);
    count(holder, -1);
    return isInTown(town, holder) && !hasContact(holder) ? [{ kind: "deleted", ref: holder, what: "" }] : [];
  }

  return {
    watch({ method, contactId, input }) {
      const custom = input["custom_fields"] as Readonly<Record<string, string>> | undefined;
      const ref = custom?.["ref"] ?? "";
      const found =
        contactId === null
          ? judgeCreate(ref, input)
          : method === "PATCH"
            ? judgeUpdate(holders.get(contactId) ?? "", ref, input)
            : [];
      return (answer: Answer<unknown>) => {
        if (answer.kind !== "ok") return;
        const created = (answer.value as { readonly contactId: number } | null)?.contactId;
        wrong.push(...found, ...note(method, contactId ?? created ?? 0, ref));
      };
    },
    takeWrong() {
      const taken = wrong;
      wrong = [];
      return taken;
    },
    holderOf: (contactId) => holders.get(contactId),
  };
}

function isInTown({ people }: Town, ref: string): boolean {
  return people.some((person) => person.ref === ref);
}

function isOf(values: ReadonlySet<string>, field: Field, value: string): boolean {
  return values.has(canonical(field, value)) || (field === "first" && isShortFormOf(values, value));
}

function isShortFormOf(values: ReadonlySet<string>, value: string): boolean {
  const name = canonical("first", value);
  return Object.entries(SHORT_FORMS).some(
    ([long, short]) => canonical("first", short) === name && values.has(canonical("first", long)),
  );
}
