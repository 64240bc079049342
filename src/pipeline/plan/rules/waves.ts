import type { OperationKind } from "../../../model/operation.ts";

/** Updates, then creates, then deletes. There is room between for what has to wait. */
const FIRST_WAVE: Readonly<Record<OperationKind, number>> = { update: 1_000, create: 1_000_000, delete: 2_000_000 };

/** An operation that has to wait for another, in line order. */
export interface Dependency {
  readonly id: number;
  readonly on: number;
  /**
   * `frees`: the other frees an address that this one needs. `shares`: both want one address in one group, the earlier
   * line first. `guardian`: the other creates this one's guardian. `resembles`: the other may create the person whom this
   * one deletes.
   */
  readonly why: "frees" | "shares" | "guardian" | "resembles";
}

export interface Waves {
  /** Only operations that differ from the first wave of their kind. */
  readonly waves: ReadonlyMap<number, number>;
  /** Operations in a circle of guardians: each needs the other first. */
  readonly guardianCircles: readonly number[];
}

/** The wave of an operation that waits for nothing. */
export function firstWave(kind: OperationKind): number {
  return FIRST_WAVE[kind];
}

/**
 * Orders operations so that each comes after all it depends on. Addresses swapped in a circle can't be put in order:
 * they keep the line order, and the service decides.
 *
 * @param kinds of all operations named in `dependencies`
 */
export function assignWaves(kinds: ReadonlyMap<number, OperationKind>, dependencies: readonly Dependency[]): Waves {
  const needs = new Map<number, Dependency[]>();
  for (const dependency of dependencies) {
    const list = needs.get(dependency.id);
    if (list === undefined) needs.set(dependency.id, [dependency]);
    else list.push(dependency);
  }
  const waves = new Map<number, number>();
  const circles = new Set<number>();
  const state = new Map<number, "open" | "done">();

  /** Depth first with an own stack: chains may be as long as the file. */
  function settle(start: number): void {
    const stack: { id: number; next: number }[] = [{ id: start, next: 0 }];
    state.set(start, "open");
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      const dependency = needs.get(frame.id)?.[frame.next];
      if (dependency === undefined) {
        waves.set(frame.id, waveOf(frame.id));
        state.set(frame.id, "done");
        stack.pop();
        continue;
      }
      frame.next += 1;
      const seen = state.get(dependency.on);
      if (seen === undefined) {
        state.set(dependency.on, "open");
        stack.push({ id: dependency.on, next: 0 });
      } else if (seen === "open" && dependency.why === "guardian") {
        const from = stack.findIndex(({ id }) => id === dependency.on);
        for (const { id } of stack.slice(from)) circles.add(id);
      }
    }
  }

  function waveOf(id: number): number {
    let wave = FIRST_WAVE[kinds.get(id) ?? "update"];
    for (const { on } of needs.get(id) ?? []) {
      if (state.get(on) === "done") wave = Math.max(wave, (waves.get(on) ?? 0) + 1);
    }
    return wave;
  }

  // Of a circle the one it begins with comes last: the latest line.
  for (const id of [...needs.keys()].sort((a, b) => b - a)) if (!state.has(id)) settle(id);
  return { waves, guardianCircles: [...circles] };
}
