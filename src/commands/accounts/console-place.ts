/** What the accounts of one console must share: where it listens, how people reach it, and where they sign in. */
import type { ConsoleSettings } from "../../config/console-settings.ts";

/** The shared settings, as the configuration names them. Everything else is each account's own, also the roles. */
const PLACE = {
  listen: ({ listen }) => listen,
  publicUrl: ({ publicUrl }) => publicUrl,
  tls: ({ tls }) => tls,
  trustedProxies: ({ trustedProxies }) => trustedProxies,
  signIn: ({ signIn }) => ({ ...signIn, roles: null }),
} satisfies Readonly<Record<string, (settings: ConsoleSettings) => unknown>>;

/** Returns the settings whose place most of the accounts have; the first ones if two places have as many; null: there are none. */
export function commonPlace(accounts: readonly ConsoleSettings[]): ConsoleSettings | null {
  const counts = new Map<string, { readonly settings: ConsoleSettings; readonly count: number }>();
  for (const settings of accounts) {
    const place = placeIn(settings);
    const { count, settings: first } = counts.get(place) ?? { settings, count: 0 };
    counts.set(place, { settings: first, count: count + 1 });
  }
  const most = Math.max(...[...counts.values()].map(({ count }) => count));
  return [...counts.values()].find(({ count }) => count === most)?.settings ?? null;
}

/** Returns why one console can't serve an account beside the others, and what to do; null: it can. */
export function whyOtherPlace(own: ConsoleSettings, shared: ConsoleSettings): string | null {
  const differing = Object.entries(PLACE)
    .filter(([, of]) => JSON.stringify(of(own)) !== JSON.stringify(of(shared)))
    .map(([name]) => `console.${name}`);
  if (differing.length === 0) return null;
  const roles = differing.includes("console.signIn") ? ", but for the roles" : "";
  return (
    `${differing.join(" and ")} ${differing.length === 1 ? "differs" : "differ"} from most other accounts, so one console ` +
    `can't serve this account beside them: write what the other accounts have${roles}.`
  );
}

function placeIn(settings: ConsoleSettings): string {
  return JSON.stringify(Object.values(PLACE).map((of) => of(settings)));
}
