import { listSettingsOf } from "../../../model/feed.ts";
import type { DecidingList } from "../deciding-list.ts";
import { changedSettings } from "../rules/changed-settings.ts";
import type { SettingsFigures } from "../rules/guards/settings-guards.ts";

/** Gathers the figures about settings that differ from those of the list accepted last. */
export function settingsFigures({ kind, ledger, draft, feed }: DecidingList): Pick<SettingsFigures, "changedSettings"> {
  const before = kind === "list" ? (ledger.runs.latestAccepted(feed.name)?.settings ?? null) : null;
  const changed = before === null ? [] : changedSettings(before, listSettingsOf(feed));
  if (changed.length === 0) return { changedSettings: null };
  const fields = changed.flatMap((setting) => setting.fields);
  const names = changed.map(({ name }) => name);
  return { changedSettings: { names, ...draft.replacedValues(fields) } };
}
