import { MAIL_PASSWORD, readApiKey, type ApiKeyResult } from "../api/api-key.ts";
import { keyScrubber } from "../api/key-scrubber.ts";
import type { Settings } from "../config/settings.ts";

/** A shorter part could be an ordinary word. */
const LEAST_SECRET = 8;
const LEAST_TOKEN = 16;

/**
 * Returns a function that removes the API key, the mail server's password and the webhook's token from a text: the last line
 * of defence for logs and errors.
 */
export function scrubberOf(
  { api, notify }: Pick<Settings, "api" | "notify">,
  env: Readonly<Record<string, string | undefined>>,
): (text: string) => string {
  const key = readApiKey(api.key, env);
  const password = mailPasswordReader({ notify }, env)();
  const others = [password?.kind === "key" ? password.key : "", ...tokensOf(notify.webhook?.url ?? null)];
  const secrets = [...(key.kind === "key" ? [key.key] : []), ...others.filter(({ length }) => length >= LEAST_SECRET)];
  const scrubbers = secrets.map(keyScrubber);
  return (text) => scrubbers.reduce((scrubbed, scrub) => scrub(scrubbed), text);
}

/** Returns a function that reads the mail server's password; null: the program does not sign in there. */
export function mailPasswordReader(
  { notify }: Pick<Settings, "notify">,
  env: Readonly<Record<string, string | undefined>>,
): () => ApiKeyResult | null {
  const login = notify.mail?.login ?? null;
  return () => (login === null ? null : readApiKey(login.password, env, MAIL_PASSWORD));
}

/** Returns the parts of a webhook's address that may be a token. A long word without a digit is an ordinary name. */
function tokensOf(url: string | null): readonly string[] {
  if (url === null) return [];
  const { pathname, search, searchParams } = new URL(url);
  const parts = [...pathname.split("/"), ...searchParams.values()];
  return [pathname + search, ...parts.filter((part) => part.length >= LEAST_TOKEN && /\d/u.test(part))];
}
