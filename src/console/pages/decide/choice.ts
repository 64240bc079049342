/** The deletes that a person leaves out. They are carried from page to page of a long list within the form. */

/** What a form says about the deletes of a run. */
export interface Choice {
  /** Ids of the deletes that are left out. */
  readonly leftOut: ReadonlySet<number>;
  /** The page of the list that the person goes to; null: the form decides. */
  readonly goTo: number | null;
}

/**
 * Returns what a form says. A form without ticks, as a script may post it, leaves nothing out.
 *
 * @param ids the ids of all deletes that the run holds, in ascending order
 */
export function choiceIn(form: URLSearchParams, ids: readonly number[]): Choice {
  const go = form.get("go") ?? "";
  if (go === "all") return { leftOut: new Set(), goTo: 1 };
  if (go === "none") return { leftOut: new Set(ids), goTo: 1 };
  const leftOut = new Set(within(ids, form.get("left_out") ?? ""));
  const ticked = new Set(form.getAll("delete"));
  for (const id of within(ids, form.get("shown") ?? "")) {
    if (ticked.has(String(id))) leftOut.delete(id);
    else leftOut.add(id);
  }
  return { leftOut, goTo: /^[1-9]\d{0,6}$/u.test(go) ? Number(go) : null };
}

type Range = [first: number, last: number];

/** Returns ids as text. Ids in a row are one range, so that a long list fits into a form: `3-5,8`. */
export function idsAsText(ids: Iterable<number>): string {
  const ranges: Range[] = [];
  for (const id of [...ids].toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range !== undefined && range[1] + 1 === id) range[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(",");
}

/** Returns those of the ids that a text names. A text may name more ids than there are. */
function within(ids: readonly number[], text: string): readonly number[] {
  const ranges = text
    .split(",")
    .flatMap((part): Range[] => {
      const [, first = "", last = first] = /^(\d{1,15})(?:-(\d{1,15}))?$/u.exec(part) ?? [];
      return first === "" ? [] : [[Number(first), Number(last)]];
    })
    .toSorted((a, b) => a[0] - b[0]);
  let at = 0;
  return ids.filter((id) => {
    while (at < ranges.length && (ranges[at]?.[1] ?? 0) < id) at += 1;
    return at < ranges.length && (ranges[at]?.[0] ?? Infinity) <= id;
  });
}
