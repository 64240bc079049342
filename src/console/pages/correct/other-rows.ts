/** What a decision about one row means for the other rows of the page. */
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { DecisionRequest } from "../../../model/request.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import { foldCell } from "../../../model/text/spelling/text-folding.ts";
import { questionIn } from "../../../run/decisions/answers/judge-answer.ts";
import { isAboutOwnRow, othersDecidedBy, subjectOfAnswer } from "../../../run/decisions/answers/store-answer.ts";
import { keyIn } from "../../../run/read/corrected/reported-row.ts";
import { firstWaiting } from "../../asking/waiting-requests.ts";
import type { ConsoleContext } from "../../context.ts";
import { saidAboutRows } from "./decide-row.ts";
import { judgeForm } from "./judge-form.ts";
import { rowSource } from "./row-source.ts";
import type { TypedRow } from "./typed-rows.ts";

/** Returns what was typed into the other rows, so that it is not lost; null: nothing was. @param id null: into all rows */
export function typedBeside(
  { id, feed }: { readonly id: number | null; readonly feed: string },
  typed: ReadonlyMap<number, TypedRow>,
  context: ConsoleContext,
): ReadonlyMap<number, TypedRow> | null {
  const others = new Map([...typed].filter(([other]) => other !== id));
  return context.withLedger((ledger) => {
    const source = rowSource(feed, null, ledger);
    const saidAbout = saidAboutRows(feed, source, ledger, context);
    const { rows, setBack, objections } = judgeForm(others.values(), (other) => source.find(other), saidAbout);
    return rows.length + setBack.length + objections.length > 0 ? others : null;
  });
}

/**
 * Returns the rows that share a row's key, and of which a correction waits that keeps the key. Such a correction says that another
 * row than this one is the row to use.
 */
export function waitingWithKey(
  { id, feed, subject }: StoredOpenItem,
  context: ConsoleContext,
): readonly { readonly id: number; readonly lineId: string }[] {
  const key = keyIn(subject) ?? "";
  return context.withLedger((ledger) => {
    const source = rowSource(feed, null, ledger);
    const saidAbout = saidAboutRows(feed, source, ledger, context);
    return ledger.openItems.amongOthers(feed, key).flatMap((other) => {
      const { sent } = saidAbout(other);
      const isOther = other.id !== id && sent !== null && hasStillKey(other, sent, key);
      return isOther ? [{ id: other.id, lineId: source.toLine(other).id }] : [];
    });
  });
}

/** Returns whether a correction leaves a row its key. A key of several cells is in none of them: then no cell may change. */
function hasStillKey({ cells }: StoredOpenItem, sent: readonly string[], key: string): boolean {
  const ofKey = cells.flatMap((cell, at) => (foldCell(cell) === foldCell(readableKey(key)) ? [at] : []));
  return (ofKey.length > 0 ? ofKey : [...cells.keys()]).every((at) => cells[at] === sent[at]);
}

/** Returns whether an answer is about further rows, and another answer about the same date, or about all dates, waits. */
export function isAnsweredForOthers(openItem: StoredOpenItem, choice: string, context: ConsoleContext): boolean {
  return context.withLedger((ledger) => {
    const subjectOf = (item: StoredOpenItem | null, text: string) => {
      const question = item === null ? undefined : questionIn(item);
      if (item === null || question === undefined) return null;
      const answer = { openItem: item, question, choice: text };
      return isAboutOwnRow(answer) ? null : `${item.feed} ${subjectOfAnswer(answer)}`;
    };
    const subject = subjectOf(openItem, choice);
    const isAbout = (request: DecisionRequest) =>
      request.kind === "answer" &&
      subjectOf(ledger.openItems.reportedAs(request.id)?.openItem ?? null, request.choice) === subject;
    return subject !== null && firstWaiting(isAbout, ledger, context) !== null;
  });
}

/** Returns the rows that an answer to another row's question leaves alone: a person has corrected them, and the correction waits. */
export function exceptCorrected(
  openItem: StoredOpenItem,
  choice: string,
  context: ConsoleContext,
): { readonly except?: readonly string[] } {
  return context.withLedger((ledger) => {
    const source = rowSource(openItem.feed, null, ledger);
    const saidAbout = saidAboutRows(openItem.feed, source, ledger, context);
    const others = othersDecidedBy(openItem, choice, ledger).filter((other) => saidAbout(other).sent !== null);
    return exceptOf(others.map((other) => source.toLine(other).id));
  });
}

export function exceptOf(ids: readonly string[]): { readonly except?: readonly string[] } {
  return ids.length === 0 ? {} : { except: ids };
}
