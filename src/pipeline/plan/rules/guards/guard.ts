import type { DeleteLimits } from "../../../../model/feed.ts";
import type { Hold } from "../../../../model/operation.ts";

/** The part of a hold that a guard finds. */
export type Finding = Pick<Hold, "figures" | "examples" | "pattern">;

/** A rule that finds a plan odd, and what it holds. `fires` returns what to show, or null if nothing is odd. */
export interface Guard<F> {
  readonly name: Hold["guard"];
  readonly scope: Hold["scope"];
  fires(figures: F, limits: DeleteLimits): Finding | null;
}

/** Returns a finding that has figures only. */
export function finding(figures: Hold["figures"]): Finding {
  return { figures };
}

/** One group before the plan, and what the plan does to it. */
export interface GroupFigures {
  readonly name: string;
  /** Number of the feed's linked contacts before the plan. */
  readonly linked: number;
  readonly deleted: number;
  readonly movedAway: number;
  /** Contacts that the plan creates in the group or moves into it. */
  readonly joined: number;
}

/** A group with fewer linked contacts never counts as moved. */
export const NOTABLE_GROUP = 10;

/** Returns the names of groups. */
export function namesOf(groups: readonly { readonly name: string }[]): readonly string[] {
  return groups.map((group) => group.name);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
