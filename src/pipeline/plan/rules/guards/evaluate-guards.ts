import type { DeleteLimits } from "../../../../model/feed.ts";
import type { Hold } from "../../../../model/operation.ts";
import { ACCOUNT_GUARDS, type AccountFigures } from "./account-guards.ts";
import { CHANGE_GUARDS, type ChangeFigures } from "./change-guards.ts";
import { ABOUT_NUMBERS, DELETE_GUARDS, type DeleteFigures } from "./delete-guards.ts";
import type { Guard } from "./guard.ts";
import { IDENTITY_GUARDS, type IdentityFigures, type TwinFigures } from "./identity-guards.ts";
import { LIST_GUARDS, type ListFigures } from "./list-guards.ts";
import { SETTINGS_GUARDS, type SettingsFigures } from "./settings-guards.ts";

/** The figures that the guards check, gathered from the ledger, the file and the plan. */
export type Figures = DeleteFigures &
  ListFigures &
  ChangeFigures &
  AccountFigures &
  SettingsFigures &
  IdentityFigures &
  TwinFigures;

const GUARDS: readonly Guard<Figures>[] = [
  ...DELETE_GUARDS,
  ...LIST_GUARDS,
  ...CHANGE_GUARDS,
  ...SETTINGS_GUARDS,
  ...ACCOUNT_GUARDS,
  ...IDENTITY_GUARDS,
];

/**
 * Returns the holds of all guards that fire, in a fixed order.
 *
 * @param limits null: the feed never deletes
 */
export function evaluateGuards(figures: Figures, limits: DeleteLimits | null): readonly Hold[] {
  const none: DeleteLimits = {
    limitCount: Infinity,
    limitPercent: 100,
    limitWeekPercent: 100,
    limitTotal: Infinity,
    absentDays: 0,
  };
  return GUARDS.flatMap((guard) => {
    // An approval covers the approved deletes only. All other guards still check the plan.
    if (figures.deletesApproved && ABOUT_NUMBERS.includes(guard.name)) return [];
    const found = guard.fires(figures, limits ?? none);
    return found === null ? [] : [{ guard: guard.name, scope: guard.scope, ...found }];
  });
}
