/** What an answer about a row's person means for the corrections of the row's cells. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import { textOfRow, type Row } from "../../../model/row.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";
import type { Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import { saysAsThen } from "./lasting/cell-meaning.ts";
import { findColumn } from "./lasting/lasting-columns.ts";
import { keyIn } from "./reported-row.ts";

/** Whether a row's person is the person of a contact, as a person answered. */
export interface PersonAnswer {
  readonly choice: "same" | "new";
  readonly contactId: number;
}

type AnsweredItem = Pick<StoredOpenItem, "feed" | "subject" | "hash" | "issues">;

/** Returns the answer to the question whether the row of an open item is about a contact's person; null: there is none. */
export function answerAboutPerson(
  { feed, subject, hash, issues }: AnsweredItem,
  { answers }: Pick<Ledger, "answers">,
): PersonAnswer | null {
  const key = keyIn(subject);
  for (const { code, data } of issues) {
    const contactId = Number(data["contactId"] ?? 0);
    if ((code !== "other_person" && code !== "looks_like") || key === null || contactId === 0) continue;
    const choice = answers.of({ feed, key, hash, contactId });
    if (choice !== null) return { choice, contactId };
  }
  return null;
}

interface AnsweredLine {
  readonly openItem: StoredOpenItem;
  readonly row: Row;
  /** The reported cells, in the order of the line's cells. */
  readonly before: readonly string[];
  readonly header: readonly string[];
  readonly mapper: Mapper;
}

/**
 * Returns the texts that an answer about the person puts into cells that the line left as reported, by column. For the same
 * person, the corrections of the contact hold. For another person, they are taken out.
 */
export function textsOfPerson(
  { choice, contactId }: PersonAnswer,
  { openItem, row, before, header, mapper }: AnsweredLine,
  { corrections }: Pick<Ledger, "corrections">,
): ReadonlyMap<number, string> {
  const { feed, header: reported, cells } = openItem;
  const found =
    choice === "same"
      ? corrections.active(feed).filter(({ kind, isByText }) => kind === "cell" && !isByText)
      : corrections.ofResult(feed, corrections.hashOf(textOfRow(reported, cells)));
  const texts = new Map<number, string>();
  for (const correction of found) {
    const column =
      correction.kind === "cell" && correction.contactId === contactId ? findColumn(correction, header, mapper) : null;
    if (column === null || cleanText(row.cells[column] ?? "") !== cleanText(before[column] ?? "")) continue;
    const { was, becomes } = correction;
    if (choice === "new") texts.set(column, was);
    else if (saysAsThen(row.cells[column], correction, column, mapper)) texts.set(column, becomes);
  }
  return texts;
}
