/** Finds the open items of a report as the report showed them, also when later lists changed them. */
import type { OpenItem, ShownItem } from "../../../model/run-record.ts";
import type { StoredRun } from "../runs.ts";
import { parseOpenItemId, type OpenItems, type StoredOpenItem } from "./open-items.ts";

/** An open item as a run's own row or operation shows it. */
export interface DraftItem {
  /** The row's name over all runs. */
  readonly subject: string;
  readonly item: OpenItem;
}

interface ShownSources {
  readonly openItems: Pick<OpenItems, "reportedAs">;
  /** Returns a stored item as the report of the run shows it. */
  readonly toLine: (openItem: StoredOpenItem) => OpenItem;
  readonly draftsOf: (run: StoredRun) => Iterable<DraftItem>;
  /** Returns the accepted runs of the feed before the run, newest first. */
  readonly earlier: () => Iterable<StoredRun>;
}

/** An item that a report showed, and the stored item. */
export interface NamedItem extends ShownItem {
  /** null: the item is of a ledger that was lost. */
  readonly openItem: StoredOpenItem | null;
}

/**
 * Returns the items that a report of a run showed, in their order. Where a later list reported a row again, the stored item has the
 * values of that list. So the row is taken from its own run.
 */
export function itemsAsShown(
  shown: readonly ShownItem[],
  run: StoredRun,
  { openItems, toLine, draftsOf, earlier }: ShownSources,
): readonly { readonly named: NamedItem; readonly item: OpenItem }[] {
  const all = shown.flatMap((each) => namedItem(each, run, openItems) ?? []);
  const drafts = findDrafts(all.filter(isLaterThan(run)), run, draftsOf, earlier);
  return all.flatMap((named) => {
    const { id, line, openItem } = named;
    const draft = drafts(named);
    if (draft !== null) return { named, item: { ...draft, id, line, since: firstOf(openItem?.since, draft.since) } };
    // Nothing is left of the row of an erased person, whose item a later list may have given to another person.
    if (openItem === null || (line !== null && isLaterThan(run)(named))) return [];
    const item = toLine(openItem);
    // A solved row keeps its former _id, which answers nothing.
    return { named, item: openItem.state === "open" ? item : { ...item, id } };
  });
}

/** Returns an item with its stored item; null: the item was an erased person's, or the text is no `_id`. */
function namedItem(item: ShownItem, run: StoredRun, openItems: ShownSources["openItems"]): NamedItem | null {
  if (parseOpenItemId(item.id) === null) return null;
  const found = openItems.reportedAs(item.id);
  if (found === null) return { ...item, openItem: null };
  return found.openItem?.feed === run.feed ? { ...item, openItem: found.openItem } : null;
}

const isLaterThan =
  ({ run }: Pick<StoredRun, "run">) =>
  ({ openItem }: NamedItem): boolean =>
    openItem === null || openItem.run > run;

function firstOf(stored: string | undefined, ofRun: string): string {
  return stored !== undefined && stored < ofRun ? stored : ofRun;
}

/** Returns a function that returns an item as the last run up to this one has it; null: no run has it any more. */
function findDrafts(
  asked: readonly NamedItem[],
  run: StoredRun,
  draftsOf: ShownSources["draftsOf"],
  earlier: ShownSources["earlier"],
): (item: NamedItem) => OpenItem | null {
  const found = new Map<string, DraftItem[]>(asked.map((item) => [placeOf(item), []]));
  const collect = (of: StoredRun) => {
    for (const draft of draftsOf(of))
      for (const place of [...(of === run ? [`${draft.item.line}`] : []), `of ${draft.subject}`])
        found.get(place)?.push(draft);
  };
  if (asked.length > 0) collect(run);
  const isMissing = (item: NamedItem) => found.get(placeOf(item))?.length === 0;
  const hasChanged = ({ id, openItem }: NamedItem) => openItem?.version !== parseOpenItemId(id)?.version;
  const carried = asked.filter((item) => item.line === null && item.openItem !== null && hasChanged(item));
  const since = carried.map(({ openItem }) => openItem?.since ?? "").toSorted()[0];
  for (const before of carried.some(isMissing) ? earlier() : []) {
    if (since === undefined || before.startedAt < since || !carried.some(isMissing)) break;
    collect(before);
  }
  return (item) => {
    const drafts = found.get(placeOf(item)) ?? [];
    const [first] = drafts;
    const isOnly = drafts.length === 1 || item.line === null;
    return (isOnly ? first : drafts.find(({ subject }) => subject === item.openItem?.subject))?.item ?? null;
  };
}

/** Returns where an item is found: by the line of its list, or by its row's name. */
function placeOf({ line, openItem }: NamedItem): string {
  return line === null ? `of ${openItem?.subject}` : `${line}`;
}
