import { nameOf, type ContactInput } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Issue } from "../../../model/issue.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import type { FollowUp } from "../../../model/operation.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import { difference } from "./diff.ts";
import { isSamePerson } from "./who-is-who.ts";

/** A row whose person's create is in doubt. */
interface WaitingRow {
  readonly row: Extract<MappedRow, { kind: "contact" }>;
  /** A person's answer to the question whether the row is about the person of the create; null: there is none. */
  readonly answer: "same" | "new" | null;
}

/** Returns the follow-up of a row for both cases: the create in doubt was applied, or was not. */
export function decideFollowUp(
  { row, answer }: WaitingRow,
  sent: ContactInput,
  { blankCells, mayDelete }: Pick<FeedSettings, "blankCells"> & { readonly mayDelete: boolean },
  groupNames: ReadonlyMap<number, string>,
): FollowUp {
  const { input, blank, groupName, guardian } = row;
  const { warnings, ...update } = difference({
    applied: sent,
    asked: input,
    blank,
    blankCells,
    groupNames,
    isCertain: true,
  });
  const create = { input, changes: {} };
  const isOther = answer !== "same" && !isSamePerson(sent, input);
  // The id of the former contact is known once the doubt is resolved.
  const stays = mayDelete ? {} : { stays: 0 };
  const data = { name: nameOf(sent), key: readableKey(row.key), ...stays };
  const otherPerson: Issue = { code: "other_person", field: null, header: null, data };
  return {
    groupName,
    warnings: [...row.warnings, ...warnings],
    create,
    update,
    isWhole: guardian === null,
    ...(isOther ? { otherPerson } : {}),
  };
}
