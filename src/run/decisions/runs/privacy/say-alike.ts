import type { PersonOfLedger } from "../../../push/never/person-known.ts";

/** Returns a line for each contact that may be the person's, too, and that a command leaves alone. It holds no personal data. */
export function sayAlike({ alike }: PersonOfLedger, command: "erase" | "never"): readonly string[] {
  return alike.map(
    ({ contactId, feed }) =>
      `Contact ${contactId} of the list ${feed} may be the same person: the first name is a short form, the e-mail has other dots or another plus part, or the birthday is another one. It stays. If it is the same person: celebration-sync ${command} contact:${contactId}`,
  );
}
