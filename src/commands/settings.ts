import { StartupError } from "../app/startup-error.ts";
import { scrubberOf } from "../app/scrubber.ts";
import { formatConfigError, loadSettings } from "../config/load.ts";
import type { Settings } from "../config/settings.ts";

/** @throws CannotStart (2) with every error of the configuration */
export function settingsFor(config: string | undefined): Settings {
  const loaded = loadSettings({ option: config ?? null, env: process.env, cwd: process.cwd() });
  if (loaded.kind === "settings") return loaded.settings;
  throw new StartupError(2, loaded.errors.map((error) => formatConfigError(loaded.file, error)).join("\n"));
}

/** Takes the API key out of a text; without a readable configuration none was ever read. */
export function scrubberFor(config: string | undefined): (text: string) => string {
  try {
    return scrubberOf(settingsFor(config), process.env);
  } catch {
    return (text) => text;
  }
}
