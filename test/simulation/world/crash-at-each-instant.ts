import { openWorkplace, type Workplace } from "./workplace.ts";

/** A story that crashes at one of its instants. */
export interface CrashStory<Begun> {
  /** Prepares the workplace; nothing crashes yet. */
  readonly begin: (place: Workplace) => Promise<Begun>;
  /** The part that crashes. */
  readonly act: (place: Workplace, begun: Begun) => Promise<unknown>;
  /** What happens after the restart. Returns what is wrong then; null: nothing. */
  readonly goOn: (place: Workplace, begun: Begun, hasCrashed: boolean) => Promise<string | null>;
  /** The names of the instants that matter: it crashes from the first of them to the last. Absent: at all instants. */
  readonly between?: RegExp;
}

/** Without `TEST_LONG`, every other instant is tried, unless a story names the instants that matter. */
const STEP = process.env["TEST_LONG"] ? 1 : 2;

/**
 * Tells a story once for each instant of its `act`. The process crashes there and starts again. The last time, nothing
 * crashes.
 *
 * @returns what was wrong, by instant, and the number of instants
 */
export async function crashAtEachInstant<Begun>({
  begin,
  act,
  goOn,
  between,
}: CrashStory<Begun>): Promise<{ readonly wrong: readonly string[]; readonly instants: number }> {
  const wrong: string[] = [];
  let first = 1;
  let last = Infinity;
  if (between !== undefined) {
    const names = await namesOfInstants(begin, act);
    first = names.findIndex((name) => between.test(name)) + 1;
    last = names.findLastIndex((name) => between.test(name)) + 1;
  }
  for (let instant = first; ; instant += between === undefined ? STEP : 1) {
    const place = openWorkplace(1, {}, 1, () => {});
    try {
      const begun = await begin(place);
      place.instants().arm(instant > last ? null : instant);
      await act(place, begun).catch((error: Error) => {
        if (error.name !== "Crash") throw error;
      });
      const at = place.instants().last();
      const hasCrashed = place.instants().hasCrashed();
      if (hasCrashed) await place.restart();
      else place.instants().arm(null);
      const found = await goOn(place, begun, hasCrashed);
      if (found !== null) wrong.push(`instant ${instant} (${at}): ${found}`);
      if (!hasCrashed) return { wrong, instants: instant - first + 1 };
    } finally {
      place.remove();
    }
  }
}

async function namesOfInstants<Begun>(
  begin: CrashStory<Begun>["begin"],
  act: CrashStory<Begun>["act"],
): Promise<readonly string[]> {
  const place = openWorkplace(1, {}, 1, () => {});
  try {
    const begun = await begin(place);
    place.instants().arm(null);
    await act(place, begun);
    return place.instants().names();
  } finally {
    place.remove();
  }
}
