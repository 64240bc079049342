import type { Group } from "../../../model/contact.ts";
import type { Mapper } from "./mapper.ts";
import type { GroupReading } from "../values/group.ts";
import type { Source } from "../headers/column-plan.ts";
import { cellOf, defectIn, issue, reportDefect, type CellsRow, type RowDraft } from "./row-draft.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";

/**
 * Returns the group from the row's columns, else the group that the row's linked contact is in, else the feed's group.
 *
 * @returns null if the group is not certain; the draft then has the issue
 */
export function pickGroup(draft: RowDraft, mapper: Mapper): Group | null {
  let found: { source: Source; group: Group } | null = null;
  for (const source of mapper.sources.group) {
    if (found !== null && source.rank !== found.source.rank) break;
    const defect = defectIn(draft, source);
    if (defect !== null && defect.code !== "merged_cell") {
      reportDefect(draft, "decisive", "group", source, defect);
      return null;
    }
    if (defect?.range !== undefined)
      draft.warnings.push(issue("group_filled_down", "group", source, { cell: defect.text, lines: defect.range }));
    const cell = defect?.text ?? cellOf(draft, source);
    if (cell === "") continue;
    const reading = mapper.readGroup(cell);
    if (reading.kind === "blank") continue;
    const group = groupOfReading(draft, source, cell, reading);
    if (group === null) return null;
    if (found !== null && found.group.groupId !== group.groupId) {
      const readings = [found.group.name, group.name];
      const headers = [found.source.header, source.header];
      draft.issues.push(issue("columns_disagree", "group", source, { cell: cleanText(cell), headers, readings }));
      return null;
    }
    found = { source, group };
  }
  return found?.group ?? groupOfFeed(draft, mapper);
}

/** Returns a row's cells, with the group of a merged cell in the group's column. A corrected report then keeps the group. */
export function cellsWithGroup({ cells, defects }: CellsRow, { sources }: Pick<Mapper, "sources">): readonly string[] {
  const merged = defects?.filter(
    ({ code, column }) => code === "merged_cell" && sources.group.some((source) => source.column === column),
  );
  if (merged === undefined || merged.length === 0) return cells;
  return cells.map((cell, at) => merged.find(({ column }) => column === at)?.text ?? cell);
}

function groupOfFeed(draft: RowDraft, mapper: Mapper): Group | null {
  const source = mapper.sources.group[0] ?? null;
  if (source !== null) {
    draft.asksForPerson = true;
    const kept = draft.person?.group ?? null;
    if (kept !== null) draft.blank.push("group_id");
    if (kept !== null) return kept;
  }
  const { group: name } = mapper.feed.defaults;
  if (name === undefined) {
    draft.issues.push(issue("group_missing", "group", source, {}));
    return null;
  }
  if (source !== null) draft.blank.push("group_id");
  return groupOfReading(draft, null, name, mapper.readGroup(name));
}

function groupOfReading(draft: RowDraft, source: Source | null, cell: string, reading: GroupReading): Group | null {
  const data = { cell: cleanText(cell) };
  switch (reading.kind) {
    case "group":
      return reading.group;
    case "blank":
      draft.issues.push(issue("group_missing", "group", source, data));
      return null;
    case "unknown":
      draft.issues.push(
        issue("group_unknown", "group", source, { ...data, names: reading.names, nearest: reading.nearest }),
      );
      return null;
    case "ambiguous":
      draft.issues.push(issue("group_ambiguous", "group", source, { ...data, groupIds: reading.groupIds }));
      return null;
    case "several":
      draft.issues.push(issue("several_groups", "group", source, { ...data, readings: reading.names }));
      return null;
  }
}
