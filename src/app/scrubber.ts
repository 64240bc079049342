import { keyScrubber, readApiKey } from "../api/api-key.ts";
import type { Settings } from "../config/settings.ts";

/** Takes the configured API key out of a text: the last line of defence for what nobody foresaw. */
export function scrubberOf(
  { api }: Settings,
  env: Readonly<Record<string, string | undefined>>,
): (text: string) => string {
  const found = readApiKey(api.key, env);
  return found.kind === "key" ? keyScrubber(found.key) : (text) => text;
}
