/** Makes a walk: random steps, with all promises checked after each step. At its end, the service must match the lists. */
import type { FeedSettings } from "../../../src/model/feed.ts";
import { DEFAULT_DELETES } from "../../../src/config/feed-schema.ts";
import { createRandom, type Random } from "../world/random.ts";
import { testFeed } from "../world/feeds.ts";
import { converge } from "./convergence.ts";
import { openOffice } from "./people.ts";
import { STEPS, takeStep } from "./walk-steps.ts";
import { watchCalls } from "./checks/watch-calls.ts";
import { openWorkplace } from "../world/workplace.ts";
import { noteTruths } from "./wrong-lists.ts";
import type { Profile, World } from "./world.ts";

export interface WalkEnd {
  /** Steps and their results, one line each. */
  readonly trace: readonly string[];
  /** Broken promises as sentences. The walk ends at the first broken promise. */
  readonly broken: readonly string[];
  readonly kills: number;
  /** How often each step was taken and each kind of fault was applied. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Takes `steps` steps from an empty workplace, then converges. The same seed makes the same walk. */
export async function walk(seed: number, steps: number): Promise<WalkEnd> {
  const random = createRandom(seed * 2 + 1);
  const calls = watchCalls(() => world);
  const place = openWorkplace(seed, serviceOf(random), random.pick([1, 1, 2, 4]), calls.watch);
  const world: World = {
    place,
    random,
    profile: profileOf(random),
    feeds: [feedOf("staff", "snapshot", random), feedOf("club", "changes", random)],
    offices: [openOffice("staff", false, random), openOffice("club", true, random)],
    dropped: [],
    truths: new Map(),
    wrongLists: [],
    corrections: new Map(),
    rules: new Map(),
    changedElsewhere: new Set(),
    nevers: [],
    asked: [],
    sent: new Map(),
    erased: [],
    checkedUndos: new Set(),
    restoredRun: "",
    restoredFiles: 0,
    clockWentBack: false,
    tornContacts: new Set(),
    leftUnlinked: new Set(),
    trace: [],
    broken: [],
  };
  for (const { people } of world.offices) noteTruths(world.truths, people);
  try {
    for (let step = 1; step <= steps && world.broken.length === 0; step += 1) await takeStep(world, calls);
    const counts = countsOf(world);
    if (world.broken.length === 0) await converge(world, calls);
    const kills = world.trace.filter((line) => line.startsWith("    killed")).length;
    return { trace: world.trace, broken: world.broken, kills, counts };
  } finally {
    place.remove();
  }
}

function countsOf({ place, trace }: World): ReadonlyMap<string, number> {
  const steps = trace.filter((line) => !line.startsWith(" ") && !line.endsWith(": nothing to do"));
  const dangers = trace.filter((line) => /^  (?:state|the) /u.test(line)).map((line) => line.trim());
  const faults = place.sandbox
    .requests()
    .flatMap(({ fault }) => (fault === null ? [] : `fault ${fault.split(":")[0]}`));
  const counts = new Map<string, number>();
  for (const name of [...steps, ...dangers, ...faults]) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function profileOf(random: Random): Profile {
  const stepNames = STEPS.map(([, name]) => name);
  return {
    often: [0, 1, 2].map(() => stepNames[random.below(stepNames.length)] ?? ""),
    kills: random.pick([0.1, 0.3, 0.5]),
    mistakes: random.pick([0.02, 0.06, 0.2]),
    reverts: random.pick([0, 0.1, 0.3]),
  };
}

/** Returns random sandbox settings for the behaviour that the interface description leaves open. */
function serviceOf(random: Random) {
  return {
    shape: random.pick(["compact", "full", "both"]),
    createdStatus: random.pick(["201", "200"]),
    conflictId: random.pick(["omit", "omit", "top", "contact"]),
    updateConflict: random.pick(["allow", "refuse"]),
    patch: random.pick(["merge", "merge", "replace"]),
  } as const;
}

function feedOf(name: string, mode: FeedSettings["mode"], random: Random): FeedSettings {
  return testFeed(name, {
    mode,
    blankCells: random.pick(["keep", "keep", "clear"]),
    missingContact: random.pick(["report", "recreate"]),
    sharedAddress: random.pick(["report", "leaveOut"]),
    inactive: random.pick(["hold", "delete", "ignore"]),
    deletes: random.chance(0.1) ? null : { ...DEFAULT_DELETES, absentDays: random.pick([0, 0, 0, 3]) },
  });
}
