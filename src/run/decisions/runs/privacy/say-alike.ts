import type { PersonOfLedger } from "../../../push/never/person-known.ts";

/** Returns a line for each contact that may be the person's, too, and that a command leaves alone. It holds no personal data. */
export function sayAlike({ alike }: PersonOfLedger, command: "erase" | "never"): readonly string[] {
  return alike.map(
    ({ contactId, feed }) =>
      `Contact ${contactId} of the list ${feed} may be the same person: only a short form of the first name, or dots or a plus part of the e-mail, differ. It stays. If it is the same person: celebration-sync ${command} contact:${contactId}`,
  );
}
