import { formOfPerson } from "../../../../model/text/person-form.ts";
import { counted } from "../../../../model/text/counted.ts";
import type { PersonOfLedger } from "../../../push/never/person-known.ts";

/** Returns a line for each contact that may be the person's, too, and that a command leaves alone. It holds no personal data. */
export function sayAlike({ alike }: PersonOfLedger, command: "erase" | "never"): readonly string[] {
  return alike.map(
    ({ contactId, feed }) =>
      `Contact ${contactId} of the list ${feed} may be the same person: the first name is a short form, the e-mail has other dots or another plus part, or the birthday is another one. It stays. If it is the same person: celebration-sync ${command} contact:${contactId}`,
  );
}

const HOW =
  "The first name is a short form, the e-mail has another form, or the birthday or last name is another one or missing.";

/** Returns a line for each person without a contact who may be the person, and whose rows an erasure leaves alone. */
export function sayAlikePeople(kept: readonly string[]): readonly string[] {
  return kept
    .map(formOfPerson)
    .map(
      (form) =>
        `${form} is not in the service, and may be the same person. ${HOW} It stays. If it is the same person: celebration-sync erase ${form}`,
    );
}

/** Returns a line for each list with rows that may be the person's, and that no other line names. */
export function sayAlikeIn(files: ReadonlyMap<string, number>): readonly string[] {
  return [...files].map(
    ([file, rows]) =>
      `${file} has ${counted(rows, "row")} that may be of the same person. ${HOW} It stays. If it is the same person, remove it from the file.`,
  );
}
