/** The sentences about columns that look like a field, and are not sent. */
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { ProposedField } from "../../../model/survey.ts";
import type { Phrases } from "../language/phrases.ts";

/** Returns the sentence about one column, with the line that makes it a field. It names no person. */
export function describeProposal(
  phrases: Phrases,
  { header }: Pick<ColumnUse, "header">,
  field: ProposedField,
): string {
  const looks = phrases.say(`proposal.${field}`);
  return header === ""
    ? phrases.say("proposal.untitled", { looks, title: phrases.say(`proposal.title.${field}`) })
    : phrases.say("proposal.titled", { looks, header, field, json: JSON.stringify(header) });
}

/** Returns the sentences about all columns of a list that look like fields. */
export function proposalsOf(phrases: Phrases, columns: readonly ColumnUse[]): readonly string[] {
  return columns.flatMap((column) =>
    column.proposed === undefined ? [] : [describeProposal(phrases, column, column.proposed)],
  );
}
