import type { HoldExample } from "../../../../model/operation.ts";
import type { Guard } from "./guard.ts";

/** The figures about the feed's settings, compared with those of the list accepted last. */
export interface SettingsFigures {
  /** Number of the feed's linked contacts before the plan. */
  readonly linked: number;
  /** null: no setting that can change a known person differs. */
  readonly changedSettings: {
    readonly names: readonly string[];
    /** Number of known people who lose a value in a field that these settings can change. */
    readonly people: number;
    readonly examples: readonly HoldExample[];
  } | null;
}

/** Guards that hold the whole run because of a changed setting. */
export const SETTINGS_GUARDS: readonly Guard<SettingsFigures>[] = [
  {
    name: "settings_changed",
    scope: "run",
    fires: ({ changedSettings, linked }) => {
      if (changedSettings === null || !areMany(changedSettings.people, linked)) return null;
      const { names, people, examples } = changedSettings;
      return { figures: { settings: names, people, linked }, examples };
    },
  },
];

/** Returns whether people are more than five and more than 10 % of all, or more than half of all, from three up. */
function areMany(people: number, all: number): boolean {
  return (people > 5 && people > all / 10) || (people >= 3 && people > all / 2);
}
