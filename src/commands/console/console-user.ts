/** The people who sign in to the console with a name and a password: added, listed, changed and removed. */
import { makeFolders } from "../../app/data-folders.ts";
import { StartupError } from "../../app/startup-error.ts";
import type { Role } from "../../model/request.ts";
import { hashPassword } from "../../console/sign-in/users/passwords.ts";
import { changeUsers, foldedName, readUsers, UsersUnusable } from "../../console/sign-in/users/users-file.ts";
import type { ConsoleUser } from "../../console/sign-in/users/users-file.ts";
import { whyWeak } from "../../console/sign-in/users/weak-password.ts";
import { nearestNames } from "../../model/text/spelling/nearest-names.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { settingsFor } from "../session/settings.ts";
import { inColumns } from "../terminal/columns.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { askNewPassword } from "./ask-password.ts";

export interface UserFlags {
  readonly config?: string;
  readonly role?: string;
  readonly passwordStdin?: boolean;
  /** The configuration of the account whose user of this name has the password. */
  readonly sameAs?: string;
}

const ROLES: readonly Role[] = ["reader", "editor", "approver"];
const MOST_NAME_LENGTH = 60;

export function listUsers(flags: UserFlags, terminal: Terminal): ExitCode {
  const users = withUsers(() => readUsers(fileOf(flags)));
  if (terminal.json) terminal.printJson(users.map(({ name, role }) => ({ name, role })));
  for (const line of inColumns(
    users.map(({ name, role }) => [name, role]),
    terminal.width,
  ))
    terminal.print(line);
  if (users.length === 0)
    terminal.print("There are no users. To add one: celebration-sync console-user add NAME --role approver");
  return 0;
}

export async function addUser(given: string, flags: UserFlags, terminal: Terminal): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  const file = settings.folders.consoleUsersFile;
  const role = roleOf(flags.role);
  const name = given.normalize("NFC");
  const wrong = whyNoName(name);
  if (wrong !== null) throw new StartupError(2, wrong);
  makeFolders(settings);
  refuseKnown(
    withUsers(() => readUsers(file)),
    name,
  );
  const hash = await newHash(name, flags, terminal);
  withUsers(() =>
    changeUsers(file, (users) => {
      refuseKnown(users, name);
      return [...users, { name, role, hash }];
    }),
  );
  report(terminal, name, role, `${name} can now sign in to the console as ${role}.`);
  if (settings.console.signIn.kind !== "local")
    terminal.complain('People sign in another way at the moment: users count only with "signIn": "local".');
  return 0;
}

export function removeUser(name: string, flags: UserFlags, terminal: Terminal): ExitCode {
  const user = change(flags, name, () => null);
  report(terminal, user.name, user.role, `${user.name} can no longer sign in to the console.`);
  return 0;
}

export function setRole(name: string, role: string, flags: UserFlags, terminal: Terminal): ExitCode {
  const next = roleOf(role);
  const user = change(flags, name, (before) => ({ ...before, role: next }));
  report(terminal, user.name, next, `${user.name} is now ${next}.`);
  return 0;
}

export async function setPassword(name: string, flags: UserFlags, terminal: Terminal): Promise<ExitCode> {
  const known = userNamed(
    withUsers(() => readUsers(fileOf(flags))),
    name,
  );
  const hash = await newHash(known.name, flags, terminal);
  const user = change(flags, name, (before) => ({ ...before, hash }));
  report(terminal, user.name, user.role, `${user.name} has a new password, and must sign in again.`);
  return 0;
}

/** Changes or removes (null) a user. Returns the user as it was before. */
function change(flags: UserFlags, name: string, next: (user: ConsoleUser) => ConsoleUser | null): ConsoleUser {
  return withUsers(() => {
    let before: ConsoleUser | undefined;
    changeUsers(fileOf(flags), (users) => {
      const user = userNamed(users, name);
      before = user;
      return users.flatMap((each) => (each === user ? (next(each) ?? []) : each));
    });
    if (before === undefined) throw new Error("The change did not look at the users.");
    return before;
  });
}

async function newHash(name: string, flags: UserFlags, terminal: Terminal): Promise<string> {
  if (flags.sameAs !== undefined) {
    const file = fileOf({ config: flags.sameAs });
    return userNamed(
      withUsers(() => readUsers(file)),
      name,
    ).hash;
  }
  const password = await askNewPassword(flags.passwordStdin ?? false, terminal);
  const weak = whyWeak(password, name);
  if (weak !== null) throw new StartupError(1, `${weak} Nothing was changed.`);
  return hashPassword(password);
}

function report(terminal: Terminal, name: string, role: Role, sentence: string): void {
  terminal.print(sentence);
  if (terminal.json) terminal.printJson({ name, role });
}

function fileOf({ config }: UserFlags): string {
  return settingsFor(config).folders.consoleUsersFile;
}

function roleOf(given: string | undefined): Role {
  const role = ROLES.find((each) => each === given);
  if (role !== undefined) return role;
  throw new StartupError(2, `Name the role with --role: ${ROLES.join(", ")}.`);
}

/** Returns why a text can't be a user's name, as a sentence; null: it can. */
function whyNoName(name: string): string | null {
  if (name.trim() === "" || name !== name.trim()) return "The name must not be blank, or begin or end with a blank.";
  if ([...name].length > MOST_NAME_LENGTH) return `A name has at most ${MOST_NAME_LENGTH} characters.`;
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name) ? "The name must not hold control characters." : null;
}

function refuseKnown(users: readonly ConsoleUser[], name: string): void {
  const known = users.find((user) => foldedName(user.name) === foldedName(name));
  if (known === undefined) return;
  throw new StartupError(
    1,
    `There is a user ${known.name} already. To change the password: celebration-sync console-user password; to change the role: celebration-sync console-user role.`,
  );
}

function userNamed(users: readonly ConsoleUser[], name: string): ConsoleUser {
  const user = users.find((each) => foldedName(each.name) === foldedName(name));
  if (user !== undefined) return user;
  const [nearest] = nearestNames(
    name,
    users.map((each) => each.name),
  );
  throw new StartupError(1, `There is no user ${name}.${nearest === undefined ? "" : ` Did you mean ${nearest}?`}`);
}

function withUsers<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof UsersUnusable) throw new StartupError(1, error.message);
    throw error;
  }
}
