/** Makes mistakes with the lists of a population, and counts what the guards catch and what gets through. */
import type { Cells } from "../list-style.ts";
import { createRandom } from "../../world/random.ts";
import { decide, dropList, nextNight, openInstallation, type Installation } from "../installation.ts";
import type { WrongKind } from "../judge.ts";
import type { Kind } from "../kinds.ts";
import { rowsOf, type FileMistake } from "../write-list.ts";
import type { Mistake } from "./mistake.ts";

/** What became of one mistake. */
export interface Outcome {
  readonly mistake: string;
  readonly population: string;
  readonly n: number;
  readonly seed: number;
  readonly night: number;
  /** Guards and refusals, without those that would have held the true list as well. */
  readonly holds: readonly string[];
  readonly isHeld: boolean;
  /** Number of rows that became questions. */
  readonly questions: number;
  readonly wrong: Readonly<Partial<Record<WrongKind, number>>>;
  readonly examples: readonly string[];
}

/** Nights before the first mistake, in which the people change. */
const NIGHTS_BEFORE = 6;
const NIGHTS_BETWEEN = 1;

/** Makes each mistake once, on its own night. A list that did harm ends its installation, and another one is opened. */
export async function makeMistakes(
  kind: Kind,
  n: number,
  seed: number,
  mistakes: readonly Mistake[],
): Promise<readonly Outcome[]> {
  const random = createRandom(seed + 77);
  const outcomes: Outcome[] = [];
  let office: Installation | null = null;
  let opened = 0;
  for (const mistake of mistakes) {
    if (office === null) {
      office = openInstallation(kind, n, seed * 1_000 + (opened += 1));
      await passNights(office, NIGHTS_BEFORE, true);
    } else await passNights(office, NIGHTS_BETWEEN, false);
    const { rows } = nextNight(office, false);
    const lists = mistake.make(rows, office, random);
    if (lists === null) continue;
    const { feed, style } = office;
    Object.assign(office, { feed: { ...feed, ...lists.settings }, style: { ...style, ...lists.style } });
    const outcome = await drop(office, lists.lists, lists.file);
    outcomes.push({ mistake: mistake.name, population: kind.name, n, seed, night: office.day, ...outcome });
    const isHarmed = Object.keys(outcome.wrong).length > 0 || lists.settings !== undefined || lists.lists.length > 1;
    if (isHarmed || outcome.holds.some((hold) => hold.startsWith("stopped"))) {
      office.place.remove();
      office = null;
    } else {
      await decide(office, "discard");
      Object.assign(office, { feed, style });
    }
  }
  office?.place.remove();
  return outcomes;
}

/** Drops each list on its own night, one after the other. A person approves each hold. */
export async function dropHarmless(
  kind: Kind,
  n: number,
  seed: number,
  nights: readonly Mistake[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const office = openInstallation(kind, n, seed);
  try {
    await passNights(office, NIGHTS_BEFORE, true);
    for (const harmless of nights) {
      office.day += 1;
      const lists = harmless.make(rowsOf(office.town), office, office.town.random);
      if (lists === null) continue;
      Object.assign(office, { style: { ...office.style, ...lists.style } });
      const outcome = await drop(office, lists.lists, lists.file);
      outcomes.push({ mistake: harmless.name, population: kind.name, n, seed, night: office.day, ...outcome });
      await decide(office, "approve");
    }
  } finally {
    office.place.remove();
  }
  return outcomes;
}

async function passNights(office: Installation, nights: number, isFirst: boolean): Promise<void> {
  if (isFirst) {
    await dropList(office, nextNight(office, false).rows);
    await decide(office, "approve");
  }
  for (let night = 0; night < nights; night += 1) {
    await dropList(office, nextNight(office, false).rows);
    await decide(office, "approve");
  }
}

async function drop(
  office: Installation,
  lists: readonly (readonly Cells[])[],
  file: FileMistake | undefined,
): Promise<Pick<Outcome, "holds" | "isHeld" | "questions" | "wrong" | "examples">> {
  const holds = new Set<string>();
  const wrong: Partial<Record<WrongKind, number>> = {};
  const examples: string[] = [];
  let questions = 0;
  let isHeld = false;
  for (const [at, rows] of lists.entries()) {
    if (at > 0) office.day += 1;
    const night = await dropList(office, rows, file);
    // A wrong list is no list that an office drops again later.
    office.lists.pop();
    for (const hold of night.holds) holds.add(hold);
    isHeld ||= night.isHeld;
    questions = Math.max(questions, night.record?.rows.rejected ?? 0);
    const refs = new Set<string>();
    for (const { kind, ref, what } of night.wrong) {
      if (!refs.has(`${kind} ${ref}`)) wrong[kind] = (wrong[kind] ?? 0) + 1;
      refs.add(`${kind} ${ref}`);
      if (examples.length < 3) examples.push(`${kind} ${ref}: ${what}`);
    }
  }
  return { holds: [...holds], isHeld, questions, wrong, examples };
}
