import { nameOf, type Entry } from "../../model/contact.ts";
import type { DraftOperation, DraftRow } from "../../ledger/planning/plan-draft.ts";
import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import type { Issue } from "../../model/issue.ts";
import type { MappedRow } from "../../model/mapped-row.ts";
import type { FollowUp } from "../../model/operation.ts";
import type { ContactRow, RowDecision } from "./rules/decide-row.ts";
import { noteChanges, noteLeftOut } from "./changes/note-changes.ts";
import { noteCorrections } from "./changes/note-corrections.ts";
import { firstWave } from "./rules/waves.ts";
import type { Deciding } from "./row-context.ts";

/** Returns whether the row may be about another person than its key. */
export function isAboutOther(decision: RowDecision): boolean {
  return decision.kind === "rejected" && decision.issue.code === "other_person";
}

/** Returns whether the decision needs a call. */
export function isSent({ kind }: RowDecision): boolean {
  return kind === "create" || kind === "update" || kind === "replace";
}

/** Writes the decision about a row into the draft. */
export function writeDecision(deciding: Deciding, row: StagedRow, mapped: ContactRow, decision: RowDecision): void {
  const { draft, feed, staging, groupNames } = deciding;
  const reported = staging.reportedOf(row.seq);
  if (reported !== null && (decision.kind === "create" || decision.kind === "update")) {
    const applied = decision.kind === "update" ? (decision.entry?.applied ?? null) : null;
    noteCorrections({ draft }, row, reported, mapped.input, applied);
  }
  const { seq, hash, openItem } = row;
  const { guardian } = mapped;
  switch (decision.kind) {
    // The fields are listed one by one: spreading objects into each other leaves kilobytes of garbage per row.
    case "create": {
      const { kind, input, warnings } = decision;
      const isAsStaged = row.mapped.kind === "contact" && input === row.mapped.input;
      return draft.addOperation({
        kind,
        seq,
        guardian,
        isAsStaged,
        entry: null,
        contactId: null,
        input,
        changes: {},
        warnings,
        wave: firstWave(kind),
        state: "planned",
      });
    }
    case "replace": {
      const { entry, isDeleted, input, warnings } = decision;
      staging.setEntry(seq, null);
      if (isDeleted) {
        const groupName = groupNames.get(entry.applied.group_id) ?? "";
        const replaced = { replaced: [nameOf(entry.applied), nameOf(input)] as const };
        draft.addOperation({ ...deleteOf(entry, groupName, "planned"), changes: replaced });
      }
      const create = { kind: "create", input, warnings } as const;
      return writeDecision(deciding, row, mapped, create);
    }
    case "update": {
      const { kind, entry, contactId, input, changes, warnings } = decision;
      if (entry !== null && reported === null) {
        noteChanges({ draft }, seq, entry, changes, mapped.blank);
        noteLeftOut(deciding, row, mapped, entry, warnings);
      }
      return draft.addOperation({
        kind,
        seq,
        guardian,
        isAsStaged: false,
        entry,
        contactId,
        input,
        changes,
        warnings,
        wave: firstWave(kind),
        state: "planned",
      });
    }
    case "unchanged":
      if (decision.entry.hash !== hash) {
        noteChanges({ draft }, seq, decision.entry, {}, mapped.blank);
        noteLeftOut(deciding, row, mapped, decision.entry, decision.warnings);
      }
      return draft.addRow({
        ...rowResults(mapped, hash, openItem),
        outcome: "unchanged",
        key: mapped.key,
        issues: decision.warnings,
      });
    case "rejected": {
      const { status, requestId } = decision;
      const issues = [decision.issue, ...mapped.warnings];
      return draft.addRow({ ...rowResults(mapped, hash, openItem), key: mapped.key, issues, status, requestId });
    }
    case "in_doubt":
      return draft.addRow({
        ...rowResults(mapped, hash, openItem),
        outcome: "in_doubt",
        key: mapped.key,
        issues: [waitsFor(decision.followUp) ?? staging.inDoubt(mapped.key)?.issue ?? issue("in_doubt", {})],
        followUp: decision.followUp,
      });
    case "skipped":
      return draft.addRow({
        ...rowResults(mapped, hash, openItem),
        outcome: "skipped",
        reason: decision.reason,
        key: mapped.key,
      });
    case "leave": {
      const { entry, word } = decision;
      draft.addRow({ ...rowResults(mapped, hash, openItem), outcome: "skipped", reason: "inactive", key: mapped.key });
      const state = feed.inactive === "delete" ? "planned" : "held";
      return draft.addOperation({ ...deleteOf(entry, mapped.groupName, state), changes: { inactive: [null, word] } });
    }
  }
}

/** Returns the delete of a linked contact. Its `input` is what was last applied, so that reports can name the person. */
export function deleteOf(entry: Entry, groupName: string, state: DraftOperation["state"]): DraftOperation {
  return {
    kind: "delete",
    entry,
    contactId: entry.contactId,
    groupName,
    input: entry.applied,
    changes: {},
    wave: firstWave("delete"),
    state,
    warnings: [],
  };
}

/** Returns the draft of a row that needs no call, filled with the row's own facts. The outcome is `rejected` by default. */
export function rowResults(
  row: Pick<MappedRow, "line" | "cells">,
  hash: string,
  openItem: number | null,
): Omit<DraftRow, "key"> {
  const { line, cells } = row;
  return { line, cells, hash, openItem, outcome: "rejected", reason: null, issues: [], status: null, requestId: null };
}

/** Returns the issue of a row about another person than the create in doubt of its key; null: it is about the same person. */
function waitsFor({ otherPerson }: FollowUp): Issue | null {
  if (otherPerson === undefined) return null;
  const { name = "", key = "" } = otherPerson.data;
  return issue("waits_for_doubt", { name, key });
}

/** Returns an issue that is about no single field. */
export function issue(code: Issue["code"], data: Issue["data"]): Issue {
  return { code, field: null, header: null, data };
}

/** Number of kept values whose origin is looked up for one list. */
const MOST_LOOKED_UP = 20;

/** Returns a function that adds to the warnings about kept values which list added the value, and who else has it. */
export function tellsOrigins({ draft, feed }: Pick<Deciding, "draft" | "feed">) {
  let left = MOST_LOOKED_UP;
  return <D extends object>(decision: D, entryId: number | null): D => {
    if (!("warnings" in decision) || entryId === null) return decision;
    const warnings = (decision.warnings as readonly Issue[]).map((warning) => {
      if (warning.code !== "value_blanked" || warning.field === null || (left -= 1) < 0) return warning;
      const { value } = warning.data;
      const origin = draft.originOf(feed.name, entryId, warning.field, String(value));
      if (origin === null) return warning;
      const { list, date, name } = origin;
      return { ...warning, data: { ...warning.data, list, date, ...(name === null ? {} : { name }) } };
    });
    return { ...decision, warnings };
  };
}
