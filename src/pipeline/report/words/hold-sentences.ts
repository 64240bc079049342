import { counted, withThousands } from "../../../model/text/counted.ts";
import type { Hold } from "../../../model/operation.ts";
import { PATTERN_SENTENCES } from "./pattern-sentences.ts";
import { GUARD_SENTENCES } from "./guard-sentences.ts";
import type { Figures } from "./sentence-parts.ts";

/** The sentences about one hold. */
export interface HoldInWords {
  readonly title: string;
  /** What looked wrong, with its figures. */
  readonly message: string;
  /** What the list looks like; null: there is no guess. */
  readonly pattern: string | null;
  /** What to look at before deciding. */
  readonly look: string;
  /** What waits, what to look at, and how to approve or discard. */
  readonly wayOut: string;
}

/**
 * Returns the sentences about a hold: what looked wrong, the figures, and how to approve or discard.
 *
 * @param run the id that `approve` and `discard` take
 * @param heldRows number of the list's rows that wait
 */
export function describeHold(hold: Hold, run: string, heldRows = 0): HoldInWords {
  const sentence = GUARD_SENTENCES[hold.guard];
  const figure = figuresOf(hold.figures);
  const out =
    `If the list is right, carry it out with “celebration-sync approve ${run}”. ` +
    `If not, discard it with “celebration-sync discard ${run}”, or put a corrected list into the inbox folder.`;
  return {
    title: sentence.title,
    message: sentence.message(figure),
    pattern: hold.pattern === undefined ? null : PATTERN_SENTENCES[hold.pattern],
    look: sentence.look(figure),
    wayOut: `${whatWaits(hold.scope, heldRows)} ${sentence.look(figure)} ${out}`,
  };
}

/** Returns the figures as text. A missing figure becomes “some”: a hold in an older ledger may lack it. */
function figuresOf(figures: Hold["figures"]): Figures {
  const text = (name: string) => {
    const found = figures[name];
    return found === undefined ? "some" : typeof found === "number" ? withThousands(found) : found;
  };
  return Object.assign(text, {
    counted(name: string, one: string, many?: string) {
      const found = figures[name];
      return typeof found === "number" ? counted(found, one, many) : `${text(name)} ${many ?? `${one}s`}`;
    },
    ifOne: (name: string, one: string, other: string) => (figures[name] === 1 ? one : other),
  });
}

/**
 * Returns the sentence that says which part of the list waits.
 *
 * @param heldRows number of the list's rows that wait. Beside held deletes, they are creates of people who look like a person
 *   whose delete waits
 */
export function whatWaits(scope: Hold["scope"], heldRows: number): string {
  if (scope === "run") return "Nothing of this list was carried out.";
  if (heldRows === 0) return "Only the deletions wait; everything else was carried out.";
  const [people, look] = [counted(heldRows, "new person", "new people"), heldRows === 1 ? "looks" : "look"];
  return `The deletions wait, and so ${heldRows === 1 ? "does" : "do"} ${people} who ${look} like a person to be deleted; everything else was carried out.`;
}
