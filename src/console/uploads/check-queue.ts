/** Runs the checks of uploads as child processes, at most two at a time. */
import type { CheckOutcome } from "../../run/decisions/uploads/upload-folder.ts";
import type { CheckChild, CheckProgress, StartCheck } from "./check-child.ts";
import { openCheckPlaces, type CheckPlaces } from "./check-places.ts";

/** What a check does at the moment. */
export type CheckActivity =
  /** `before`: number of checks that come first. */
  { readonly kind: "waiting"; readonly before: number } | ({ readonly kind: "checking" } & CheckProgress);

export interface CheckQueue {
  /** Adds a check. Does nothing if the check waits or runs. */
  add(id: string): void;
  /** Ends a check, or takes it out of the queue. */
  cancel(id: string): void;
  /** null: the check neither waits nor runs. */
  activity(id: string): CheckActivity | null;
  /** Resolves at the check's next progress, or its end, or when the signal aborts. */
  change(id: string, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** @param onEnd called with the outcome of a check that ended without writing one */
export function openCheckQueue(
  start: StartCheck,
  onEnd: (id: string, outcome: CheckOutcome | null) => void,
  places: CheckPlaces = openCheckPlaces(),
): CheckQueue {
  const waiting: string[] = [];
  const running = new Map<string, { readonly child: CheckChild; progress: CheckProgress }>();
  const listeners = new Map<string, Set<() => void>>();
  let isClosed = false;
  const changed = (id: string) => {
    const waitingFor = listeners.get(id) ?? new Set();
    listeners.delete(id);
    for (const listener of waitingFor) listener();
  };
  const startNext = (): void => {
    while (!isClosed && waiting.length > 0 && places.take(startNext)) {
      const id = waiting.shift() ?? "";
      const child = start(id, (progress) => {
        const entry = running.get(id);
        if (entry !== undefined) entry.progress = progress;
        changed(id);
      });
      running.set(id, { child, progress: { stage: "reading", rows: 0 } });
      changed(id);
      void child.ended.then((outcome) => {
        // A check that was cancelled and started again has another child.
        if (running.get(id)?.child !== child) return;
        running.delete(id);
        if (!isClosed) onEnd(id, outcome);
        changed(id);
        places.free();
        startNext();
        for (const other of waiting) changed(other);
      });
    }
  };
  return {
    add(id) {
      if (running.has(id) || waiting.includes(id)) return;
      waiting.push(id);
      startNext();
    },
    cancel(id) {
      const at = waiting.indexOf(id);
      if (at >= 0) waiting.splice(at, 1);
      running.get(id)?.child.kill();
      const wasRunning = running.delete(id);
      changed(id);
      if (wasRunning) places.free();
      startNext();
    },
    activity(id) {
      const entry = running.get(id);
      if (entry !== undefined) return { kind: "checking", ...entry.progress };
      const at = waiting.indexOf(id);
      return at < 0 ? null : { kind: "waiting", before: at + running.size };
    },
    change: (id, signal) =>
      new Promise((resolve) => {
        const waitingFor = listeners.get(id) ?? new Set();
        listeners.set(id, waitingFor);
        const done = () => {
          waitingFor.delete(done);
          signal.removeEventListener("abort", done);
          resolve();
        };
        waitingFor.add(done);
        signal.addEventListener("abort", done);
        if (signal.aborted) done();
      }),
    close() {
      isClosed = true;
      const ended = [...running.values()];
      running.clear();
      for (const { child } of ended) {
        child.kill();
        places.free();
      }
      for (const id of listeners.keys()) changed(id);
    },
  };
}
