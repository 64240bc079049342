import { StartupError } from "../../app/startup-error.ts";

/** One line of `check`. */
export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  /** Whether a person should look at the finding, although it may be right. */
  readonly warns?: boolean;
  /** The value found; if the finding is not ok, also the remedy. */
  readonly detail: string;
}

/** Collects the findings of `check`. */
export interface Findings {
  readonly list: readonly Finding[];
  add(finding: Finding): void;
  /** Returns the action's result. A StartupError becomes a finding, and the result is null. */
  attempt<T>(what: string, action: () => T): T | null;
  /** Returns whether a finding can be solved only by another configuration. */
  needsConfiguration(): boolean;
}

export function collectFindings(): Findings {
  const list: Finding[] = [];
  let needsConfiguration = false;
  return {
    list,
    add: (finding) => void list.push(finding),
    attempt(what, action) {
      try {
        return action();
      } catch (error) {
        if (!(error instanceof StartupError)) throw error;
        needsConfiguration ||= error.exitCode === 2;
        list.push({ what, ok: false, detail: error.message });
        return null;
      }
    },
    needsConfiguration: () => needsConfiguration,
  };
}
