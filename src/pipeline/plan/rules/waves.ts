import type { OperationKind } from "../../../model/operation.ts";

/** Updates come first, then creates, then deletes. The gaps leave room for operations that wait for others. */
const FIRST_WAVE: Readonly<Record<OperationKind, number>> = { update: 1_000, create: 1_000_000, delete: 2_000_000 };

/** The operation `id` has to wait for the operation `on`. */
export interface Dependency {
  readonly id: number;
  readonly on: number;
  /**
   * `frees`: `on` frees an address that `id` needs. `shares`: both need one address in one group, and `on` has the earlier
   * line. `guardian`: `on` creates the guardian of `id`. `resembles`: `on` may create the person that `id` deletes.
   * `replaces`: `on` deletes the contact that has the key of `id`. `same_person`: both create a person of the same name.
   */
  readonly why: "frees" | "shares" | "guardian" | "resembles" | "replaces" | "same_person";
}

export interface Waves {
  /** Wave by operation. An operation without an entry is in the first wave of its kind. */
  readonly waves: ReadonlyMap<number, number>;
  /** Operations in a circle of guardians: each needs another one of the circle first. */
  readonly guardianCircles: readonly number[];
}

/** Returns the wave of an operation that waits for no other. */
export function firstWave(kind: OperationKind): number {
  return FIRST_WAVE[kind];
}

/**
 * Assigns waves, so that each operation comes after all operations that it depends on. Addresses that are swapped in a
 * circle have no such order: these operations keep the order of their lines, and the service decides.
 *
 * @param kinds the kind of each operation that `dependencies` names
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

  /** Visits depth first, with a stack of its own because a chain may be as long as the file. */
  function assignFrom(start: number): void {
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

  // The operation of a circle that is visited first gets the last wave. So the latest line is visited first.
  for (const id of [...needs.keys()].sort((a, b) => b - a)) if (!state.has(id)) assignFrom(id);
  return { waves, guardianCircles: [...circles] };
}
