/** One walk: steps by chance, every promise looked at after each, then calm, in which everything has to come right. */
import type { FeedSettings } from "../../../src/model/feed.ts";
import { DEFAULT_DELETES } from "../../../src/config/feed-schema.ts";
import { createDice, type Dice } from "../world/random.ts";
import { machineFeed } from "../world/feeds.ts";
import { calmDown } from "./convergence.ts";
import { openOffice } from "./people.ts";
import { STEPS, takeStep } from "./walk-steps.ts";
import { watchCalls } from "./watch-calls.ts";
import { openWorkplace } from "../world/workplace.ts";
import type { Temper, World } from "./world.ts";

export interface WalkEnd {
  /** What was done and what came of it, line by line. */
  readonly trace: readonly string[];
  /** Promises that were broken, as sentences; the walk ends at the first. */
  readonly broken: readonly string[];
  readonly kills: number;
}

/** Walks `steps` steps from an empty workplace, and calms down. The same seed makes the same walk. */
export async function walk(seed: number, steps: number): Promise<WalkEnd> {
  const dice = createDice(seed * 2 + 1);
  const calls = watchCalls(() => world);
  const place = openWorkplace(seed, serviceOf(dice), dice.pick([1, 1, 2, 4]), calls.watch);
  const world: World = {
    place,
    dice,
    temper: temperOf(dice),
    feeds: [feedOf("staff", "snapshot", dice), feedOf("club", "changes", dice)],
    offices: [openOffice("staff", false, dice), openOffice("club", true, dice)],
    dropped: [],
    touched: new Set(),
    trace: [],
    broken: [],
  };
  try {
    for (let step = 1; step <= steps && world.broken.length === 0; step += 1) await takeStep(world, calls);
    if (world.broken.length === 0) await calmDown(world, calls);
    const kills = world.trace.filter((line) => line.startsWith("    killed")).length;
    return { trace: world.trace, broken: world.broken, kills };
  } finally {
    place.remove();
  }
}

function temperOf(dice: Dice): Temper {
  const names = STEPS.map(([, name]) => name);
  return {
    often: [0, 1, 2].map(() => names[dice.below(names.length)] ?? ""),
    kills: dice.pick([0.1, 0.3, 0.5]),
    slips: dice.pick([0.02, 0.06, 0.2]),
    takesBack: dice.pick([0, 0.1, 0.3]),
  };
}

/** What the interface does not show may be one way or another. */
function serviceOf(dice: Dice) {
  return {
    shape: dice.pick(["compact", "full", "both"]),
    createdStatus: dice.pick(["201", "200"]),
    conflictId: dice.pick(["omit", "omit", "top", "data"]),
    updateConflict: dice.pick(["allow", "refuse"]),
    patch: dice.pick(["merge", "merge", "replace"]),
  } as const;
}

function feedOf(name: string, mode: FeedSettings["mode"], dice: Dice): FeedSettings {
  return machineFeed(name, {
    mode,
    blankCells: dice.pick(["keep", "keep", "clear"]),
    missingContact: dice.pick(["report", "recreate"]),
    sharedAddress: dice.pick(["report", "leaveOut"]),
    inactive: dice.pick(["hold", "delete", "ignore"]),
    deletes: dice.chance(0.1) ? null : { ...DEFAULT_DELETES, absentDays: dice.pick([0, 0, 0, 3]) },
  });
}
