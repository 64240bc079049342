import { StartupError } from "../../app/startup-error.ts";
import { scrubberOf } from "../../app/scrubber.ts";
import { formatConfigError, loadSettings } from "../../config/load.ts";
import type { Settings } from "../../config/settings.ts";

/**
 * Returns the settings of the configuration file.
 *
 * @throws StartupError (2) with every error of the configuration
 */
export function settingsFor(config: string | undefined): Settings {
  const loaded = loadSettings({ option: config ?? null, env: process.env, cwd: process.cwd() });
  if (loaded.kind === "settings") return loaded.settings;
  throw new StartupError(2, loaded.errors.map((error) => formatConfigError(loaded.file, error)).join("\n"));
}

/**
 * Returns a function that removes the API key from a text. If the configuration can't be read, the program has not read the
 * key either, and the function changes nothing.
 */
export function scrubberFor(config: string | undefined): (text: string) => string {
  try {
    return scrubberOf(settingsFor(config), process.env);
  } catch {
    return (text) => text;
  }
}
