/** A simulated year of true lists. Each hold in it is needless. */
import { answerQuestions } from "./answers.ts";
import type { FeedSettings } from "../../../src/model/feed.ts";
import { decide, dropList, nextNight, openInstallation } from "./installation.ts";
import type { Kind } from "./kinds.ts";

/** A night whose list was held, or after which a call was wrong. */
interface OddNight {
  readonly population: string;
  readonly seed: number;
  readonly night: number;
  readonly events: readonly string[];
  readonly holds: readonly string[];
  readonly wrong: readonly string[];
  readonly isBig: boolean;
}

export interface Year {
  readonly population: string;
  readonly n: number;
  readonly nights: number;
  readonly odd: readonly OddNight[];
  /** Number of rows that were a question for a person, by code; a row counts once. */
  readonly questions: Readonly<Record<string, number>>;
}

/** Drops the true list of each night. A person approves each hold, and answers each question. */
export async function simulateYear(
  kind: Kind,
  n: number,
  seed: number,
  nights: number,
  changes: Partial<FeedSettings> = {},
): Promise<Year> {
  const office = openInstallation(kind, n, seed, changes);
  const population = `${kind.name} ${n}`;
  const odd: OddNight[] = [];
  const questions: Record<string, number> = {};
  const asked = new Set<string>();
  try {
    for (let night = 0; night <= nights; night += 1) {
      const { rows, events, isBig } = nextNight(office, night > 0);
      const { holds, wrong, questions: open } = await dropList(office, rows);
      const later = [...(await decide(office, "approve")), ...(await answerQuestions(office))];
      const bad = [...wrong, ...later].map(({ kind: how, ref, what }) => `${how} ${ref} ${what}`);
      if (holds.length > 0 || bad.length > 0) odd.push({ population, seed, night, events, holds, wrong: bad, isBig });
      for (const { id, code } of open) {
        if (!asked.has(id)) questions[code] = (questions[code] ?? 0) + 1;
        asked.add(id);
      }
    }
  } finally {
    office.place.remove();
  }
  return { population, n, nights, odd, questions };
}
