/** The promise about corrections that last, checked after each step of a walk. */
import type { LastingCorrection } from "../../../../src/ledger/corrections/lasting-corrections.ts";
import type { RequestOf } from "../../../../src/model/request.ts";
import { HEADER } from "../../world/feeds.ts";
import { cellOf, type Row } from "../people.ts";
import { newestList, type World } from "../world.ts";

/** Chooses a correction or a rule that a person ends; null: there is none. */
export function chooseCorrection({ place, random }: World): RequestOf<"correction"> | null {
  const active = place.ledger().corrections.active(null);
  const rules = active.filter(({ kind }) => kind === "rule");
  const made = random.pickAny(rules.length > 0 && random.chance(0.5) ? rules : active);
  return made === null ? null : { kind: "correction", id: made.id, choice: "drop" };
}

/**
 * Checks that each correction holds while the newest accepted list says what it said then, and that it ends otherwise. A row
 * is never reported with a text that a person has corrected.
 */
export function checkCorrections(world: World): void {
  const { place, feeds, broken, corrections } = world;
  const ledger = place.ledger();
  for (const { name: feed } of feeds) {
    const list = newestList(world, feed);
    const run = ledger.runs.latestAccepted(feed);
    if (list === null || run === null) continue;
    const active = ledger.corrections.active(feed).filter(({ kind, key }) => kind === "cell" && key !== null);
    for (const made of active) corrections.set(made.id, made);
    for (const made of corrections.values()) {
      if (made.feed !== feed) continue;
      const rows = rowsOf(list.rows, made);
      const saysSo = rows.length === 1 && saysAsThen(rows[0] ?? [], made);
      if (!active.some(({ id }) => id === made.id)) {
        corrections.delete(made.id);
        const isEndedByList = ledger.corrections.get(made.id)?.endedWhy === "list_changed";
        if (saysSo && isEndedByList && !hasSaidOther(world, made) && !isOfAnother(rows[0] ?? [], made, world))
          broken.push(`correction ${made.id} has ended, and ${list.name} still says “${made.was}”`);
        continue;
      }
      // The corrections of a person who is gone are not noted.
      const isGone =
        cellOf(rows[0] ?? [], "Mark") !== "" || active.some((one) => one.key === made.key && one.header === "Mark");
      if (!saysSo || made.isByText || run.run < made.run || isGone) continue;
      const item = ledger.openItems.bySubject(feed, `key:${made.resultKey ?? ""}`);
      // While the row may be about another person, the correction waits. After the answer, the next list uses the correction.
      const isAnswered = ledger.decisions
        .ofKey(feed, made.resultKey ?? "")
        .some(({ kind, choice, run: of }) => kind === "answer" && choice === "same" && of === run.run);
      if (isAnswered || (item?.state === "open" && item.issues.some(({ code }) => code === "other_person"))) continue;
      // A list that was taken back has used the correction, and no list since.
      const isTakenBack = made.seenRun !== null && made.seenRun > run.run;
      if (made.seenRun !== run.run && !isTakenBack) broken.push(`correction ${made.id} was not used for ${list.name}`);
      const isAsked = item?.state === "open" && item.run === run.run && cellAt(item.cells, made) === made.was;
      if (isAsked) broken.push(`${list.name} asks again about “${made.was}”, which correction ${made.id} replaces`);
    }
  }
}

/** Returns whether an accepted list after the correction had another text in the cell. */
function hasSaidOther({ place, dropped }: World, made: LastingCorrection): boolean {
  const { runs } = place.ledger();
  return dropped.some(({ name, feed, kind, rows }) => {
    const run = kind === "list" && feed === made.feed ? runs.ofFile(name, "") : null;
    if (run === null || run.acceptedAt === null || run.run < made.run) return false;
    return rowsOf(rows, made).some((row) => !saysAsThen(row, made));
  });
}

/** Returns whether the contact of a correction is gone, and the row is about a person with another name. */
function isOfAnother(row: Row, { contactId, person }: LastingCorrection, { place }: World): boolean {
  const isGone = contactId !== null && place.ledger().entries.byContact(contactId) === null;
  return isGone && `${cellOf(row, "First Name")} ${cellOf(row, "Last Name")}` !== person;
}

function saysAsThen(row: Row, made: LastingCorrection): boolean {
  return cellAt(row, made).trim() === made.was.trim();
}

function rowsOf(rows: readonly Row[], { key }: LastingCorrection): readonly Row[] {
  return rows.filter((row) => JSON.stringify([cellOf(row, "Nr").trim().toLowerCase()]) === key);
}

function cellAt(cells: Row, { header }: LastingCorrection): string {
  return cells[HEADER.findIndex((name) => name === header)] ?? "";
}
