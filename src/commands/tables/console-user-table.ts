/** The commands that keep the users of the console. */
import type { CommandLine } from "./command-shape.ts";

const PASSWORD_STDIN = ["--password-stdin", "read the password from stdin instead of asking for it"] as const;

const SAME_AS = [
  "--same-as <file>",
  "another account's configuration: the user is the same person as there, with the same password",
] as const;

export const CONSOLE_USER_COMMANDS: readonly CommandLine[] = [
  {
    name: "console-user",
    about: "list the people who sign in to the console with a name and a password",
    example: "celebration-sync console-user\n  celebration-sync console-user add anna --role approver",
    act: async (terminal, flags) => (await import("../console/console-user.ts")).listUsers(flags, terminal),
  },
  {
    name: "console-user list",
    about: "list the users",
    example: "celebration-sync console-user list --json",
    act: async (terminal, flags) => (await import("../console/console-user.ts")).listUsers(flags, terminal),
  },
  {
    name: "console-user add <name>",
    about: "add a user, after asking for the password",
    example: "celebration-sync console-user add anna --role approver",
    options: [
      ["--role <role>", "reader: sees; editor: also uploads and corrects; approver: also decides"],
      PASSWORD_STDIN,
      SAME_AS,
    ],
    act: async (terminal, flags, [name = ""]) =>
      (await import("../console/console-user.ts")).addUser(name, flags, terminal),
  },
  {
    name: "console-user role <name> <role>",
    about: "give a user another role: reader, editor or approver",
    example: "celebration-sync console-user role anna editor",
    act: async (terminal, flags, [name = "", role = ""]) =>
      (await import("../console/console-user.ts")).setRole(name, role, flags, terminal),
  },
  {
    name: "console-user password <name>",
    about: "give a user a new password, and end the user's sessions",
    example: "celebration-sync console-user password anna",
    options: [PASSWORD_STDIN, SAME_AS],
    act: async (terminal, flags, [name = ""]) =>
      (await import("../console/console-user.ts")).setPassword(name, flags, terminal),
  },
  {
    name: "console-user remove <name>",
    about: "remove a user, and end the user's sessions",
    example: "celebration-sync console-user remove anna",
    act: async (terminal, flags, [name = ""]) =>
      (await import("../console/console-user.ts")).removeUser(name, flags, terminal),
  },
];
