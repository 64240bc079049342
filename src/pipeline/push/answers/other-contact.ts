import type { AppliedContact } from "../../../api/service.ts";
import { APPLIED_TEXTS, type AppliedText, type ContactInput } from "../../../model/contact.ts";
import type { AppliedDifference } from "../../../model/run-record.ts";
import { hasSameText } from "../compare-applied.ts";

/**
 * Returns whether the answer to a create is about another contact, for instance because the answers to two creates were
 * exchanged. The service has one contact per address and group, so an answer with the address in the group is about the
 * contact that was sent. Of any other answer, a name or address with another value shows that it is not. A birthday of
 * another day shows it together with any other difference.
 *
 * @param differences how the answer differs from what was sent
 */
export function isOtherContact(
  sent: Partial<ContactInput>,
  applied: AppliedContact,
  differences: readonly AppliedDifference[],
): boolean {
  if (isSameAddress(sent, applied)) return false;
  const isText = (field: string): field is AppliedText => APPLIED_TEXTS.some((text) => text === field);
  const isOtherDay = differences.some(({ field, kind }) => field === "birthday" && kind === "other");
  return differences.some(
    ({ field, kind }) =>
      isText(field) &&
      (isOtherDay || (kind === "other" && !isOtherForm(field, sent[field] ?? "", applied.texts[field] ?? ""))),
  );
}

/** Returns whether two values are one value in two forms: without accents, or a phone without its country code. */
function isOtherForm(field: AppliedText, sent: string, shown: string): boolean {
  const isPhone = field === "phone" || field === "whatsapp_phone";
  if (!isPhone) return hasSameText(field, withoutAccents(sent), withoutAccents(shown));
  const endOf = (phone: string) => phone.replace(/\D/gu, "").slice(-SUBSCRIBER_DIGITS);
  return endOf(sent) === endOf(shown);
}

/** The last digits of a phone number that every form of the number has. */
const SUBSCRIBER_DIGITS = 7;

function withoutAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Returns whether the answer has the group and one of the addresses that were sent. */
function isSameAddress(sent: Partial<ContactInput>, { groupId, texts }: AppliedContact): boolean {
  if (groupId !== sent.group_id) return false;
  return (["email", "phone"] as const).some((field) => {
    const [before, after] = [sent[field] ?? "", texts[field] ?? ""];
    return before !== "" && after !== "" && hasSameText(field, before, after);
  });
}
