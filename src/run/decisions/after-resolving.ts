/** Says what becomes of a person whose create was in doubt, once a person has decided about the create. */
import type { StoredOperation } from "../../ledger/operations/operations.ts";
import { knownByOf } from "../../pipeline/plan/rules/compare/never/person-forms.ts";
import { entriesWith } from "../push/never/never-check.ts";
import { doubtsAbout, personKnownAs } from "../push/never/person-known.ts";
import { isLeftToSweep } from "../push/never/sweep-never.ts";
import type { RunEnv } from "../run-env.ts";

type Env = Pick<RunEnv, "ledger">;

/** Returns what an erasure of the person that is under way does with the contact; null: there is none. Call it before the decision. */
export function contactInErasure({ id }: StoredOperation, { ledger }: Env): "kept" | "deleted" | null {
  const erasure = ledger.erasures.open().find(({ person }) => {
    const known = personKnownAs(person, ledger);
    return known !== null && doubtsAbout(known, ledger).includes(id);
  });
  if (erasure === undefined) return null;
  return erasure.keepContact ? "kept" : "deleted";
}

/** Returns the sentences about a contact that the create made. @param erased what an erasure does with it */
export function afterLinking(contactId: number, erased: "kept" | "deleted" | null, { ledger }: Env): readonly string[] {
  if (erased === "kept")
    return ["This person is being erased. The contact stays in the service, as was asked, and no list changes it."];
  if (erased === "deleted") return ["This person is being erased, so the next run deletes the contact."];
  return isLeftToSweep(ledger.entries.byContact(contactId), ledger)
    ? ["This person must never be greeted, so the next run deletes the contact."]
    : [];
}

/** Returns the sentence about a create that made no contact. @param isAlone the create's own list is not carried out any more */
export function afterNotCreated(
  { feed, key, body, input }: StoredOperation,
  isAlone: boolean,
  { ledger }: Env,
): string {
  if (entriesWith(knownByOf(body ?? input, [feed, key]), ledger).length > 0)
    return "This person must never be greeted, so no list creates the person.";
  return isAlone
    ? "Its own list is not carried out any more. The next list that has the row creates it."
    : "If the newest list has the row, the next run creates it.";
}
