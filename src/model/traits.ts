import type { ContactInput } from "./contact.ts";
import type { Traits } from "./mapped-row.ts";

/** Text folded for comparing: NFC, lower case, single blanks. "" becomes null. */
export function foldText(text: string | null | undefined): string | null {
  const folded = (text ?? "").normalize("NFC").toLowerCase().replace(/\s+/gu, " ").trim();
  return folded === "" ? null : folded;
}

/** How the person of a contact input is recognised. */
export function traitsOf(input: ContactInput): Traits {
  return {
    email: foldText(input.email),
    phone: foldText(input.phone),
    firstName: foldText(input.first_name),
    fullName: foldText(`${input.first_name} ${input.last_name ?? ""}`),
    birthday: input.birthday ?? null,
  };
}
