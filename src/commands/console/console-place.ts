import type { ConsoleSettings } from "../../config/console-settings.ts";

/** The settings of a console that all of its accounts must share. */
const PLACE = ["listen", "publicUrl", "tls", "trustedProxies"] as const;

/** Returns why one console can't serve an account beside the others, and what to do; null: it can. */
export function whyOtherPlace(own: ConsoleSettings, shared: ConsoleSettings): string | null {
  if (own.signIn.kind !== "local")
    return 'With --accounts, people sign in with a name and a password: set console.signIn to "local".';
  const differing = PLACE.find((name) => JSON.stringify(own[name]) !== JSON.stringify(shared[name]));
  if (differing === undefined) return null;
  return `console.${differing} differs from the one of the first account: all accounts of one console name the same.`;
}
