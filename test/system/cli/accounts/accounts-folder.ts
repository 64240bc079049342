/** A folder of accounts as `--accounts` takes it: a configuration, a data folder and an account of the service for each. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { API_KEY, STAFF, type StartWorkplace } from "../support/workplace.ts";
import { filesBelow } from "../support/files-below.ts";

/** Opens a workplace whose service has an account for each name, and a configuration for each in the folder `accounts`. */
export async function openAccounts(startWorkplace: StartWorkplace, names: readonly string[]) {
  const workplace = await startWorkplace({
    sandbox: {
      key: [{ key: API_KEY, account: "main" }, ...names.map((name) => ({ key: keyOf(name), account: name }))],
      group: names.map((name) => ({ name: "Team Berlin", category: "birthday" as const, account: name })),
    },
  });
  const { root, sandbox, baseUrl, start } = workplace;
  const folder = join(root, "accounts");
  mkdirSync(folder);
  const variables = Object.fromEntries(names.map((name) => [variableOf(name), keyOf(name)]));

  const open = (name: string) => {
    const data = join(root, `data-${name}`);
    const file = join(folder, `${name}.json`);
    const groupIds = sandbox
      .groups()
      .filter(({ account }) => account === name)
      .map(({ group_id: id }) => id);
    return {
      data,
      file,
      /** Writes the configuration as an editor does: beside it first. */
      configure({ api = {}, ...more }: Readonly<Record<string, unknown>> = {}): void {
        const usual = { baseUrl, keyEnv: variableOf(name), requestsPerSecond: 1000, timeoutSeconds: 600 };
        const config = {
          api: { ...usual, ...(api as object) },
          dataDir: `../data-${name}`,
          feeds: { staff: STAFF },
          settleSeconds: 0.05,
          ...more,
        };
        writeFileSync(`${file}~`, JSON.stringify(config));
        renameSync(`${file}~`, file);
      },
      remove: () => rmSync(file),
      drop(list: string, bytes: string | Uint8Array): void {
        mkdirSync(join(data, "inbox"), { recursive: true, mode: 0o700 });
        writeFileSync(join(root, `dropped-${name}`), bytes);
        renameSync(join(root, `dropped-${name}`), join(data, "inbox", list));
      },
      /** Returns the number of contacts in the account's groups. */
      contacts: (): number =>
        sandbox.contacts().filter(({ group_id: id }) => id !== null && groupIds.includes(id)).length,
      archived: (): number => filesBelow(join(data, "archive")).length,
    };
  };
  const accounts = Object.fromEntries(names.map((name) => [name, open(name)]));
  for (const account of Object.values(accounts)) account.configure();
  const begin = (command: string, ...args: readonly string[]) =>
    start([command, "--accounts", folder, ...args], variables);
  const beginOne = (name: string, ...args: readonly string[]) =>
    start([...args, "--config", join(folder, `${name}.json`)], variables);
  return {
    ...workplace,
    folder,
    /** The variables with the keys of all accounts. */
    variables,
    account(name: string) {
      const account = accounts[name];
      if (account === undefined) throw new Error(`there is no account ${name}`);
      return account;
    },
    /** Starts a command for all accounts. */
    begin,
    /** Runs a command for all accounts to its end. */
    all: (command: string, ...args: readonly string[]) => begin(command, ...args).ended,
    /** Starts a command for one account. */
    beginOne,
    /** Runs a command for one account to its end. */
    one: (name: string, ...args: readonly string[]) => beginOne(name, ...args).ended,
  };
}

function variableOf(name: string): string {
  return `KEY_OF_${name.toUpperCase()}`;
}

function keyOf(name: string): string {
  return `${API_KEY}-${name}`;
}
