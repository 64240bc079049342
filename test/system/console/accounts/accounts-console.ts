/** Starts the console of several accounts, and signs in as their people do. */
import { expect } from "vitest";
import { openAccounts } from "../../cli/accounts/accounts-folder.ts";
import type { StartWorkplace } from "../../cli/support/workplace.ts";
import { PASSWORD, withPassword } from "../console-users.ts";
import { ANY_PORT, firstJson, openBrowser, type Answered, type Browser } from "../open-console.ts";

/**
 * Opens accounts, their users, and the console of all of them.
 *
 * @param before what is done before the console starts
 */
export async function openAccountsConsole(
  startWorkplace: StartWorkplace,
  names: readonly string[],
  users: readonly (readonly [account: string, name: string, role: string])[],
  before: (opened: Awaited<ReturnType<typeof openAccounts>>) => void = () => {},
) {
  const opened = await openAccounts(startWorkplace, names);
  const add = (account: string, name: string, role: string, more: readonly string[] = []) =>
    withPassword(
      (args, variables, through) =>
        opened.start([...args, ...more, "--config", opened.account(account).file], variables, through),
      ["console-user", "add", name, "--role", role],
    ).ended;
  for (const name of names) opened.account(name).configure({ console: ANY_PORT });
  for (const [account, name, role] of users) expect((await add(account, name, role)).code).toBe(0);
  before(opened);
  const running = opened.begin("console", "--json");
  const { url, enterUrl } = (await firstJson(running)) as { url: string; enterUrl: string | null };
  const enterPath = enterUrl === null ? null : enterUrl.slice(url.length);
  return { ...opened, add, running, url, enterPath, browser: () => openBrowser(url) };
}

/** Signs a browser in as a user of an account. */
export function signInAt(
  browser: Browser,
  account: string,
  name: string,
  to = "/",
  password = PASSWORD,
): Promise<Answered> {
  return browser.post("/sign-in", { account, name, password, to });
}
