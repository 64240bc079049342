import { readApiKey } from "../api/api-key.ts";
import { keyScrubber } from "../api/key-scrubber.ts";
import type { Settings } from "../config/settings.ts";

/** Returns a function that removes the configured API key from a text: the last line of defence for logs and errors. */
export function scrubberOf(
  { api }: Settings,
  env: Readonly<Record<string, string | undefined>>,
): (text: string) => string {
  const found = readApiKey(api.key, env);
  return found.kind === "key" ? keyScrubber(found.key) : (text) => text;
}
