/** The groups in which `--help` shows the commands, each with its commands in their order. */
export interface HelpGroup {
  /** The heading of the group. It ends in “commands:”, by which the manual page and the completion find it. */
  readonly title: string;
  readonly commands: readonly string[];
}

export const HELP_GROUPS: readonly HelpGroup[] = [
  { title: "Everyday commands:", commands: ["run", "watch", "plan", "status", "runs", "rejections", "console"] },
  {
    title: "Decision commands:",
    commands: ["approve", "discard", "undo", "retry", "answer", "resolve", "dismiss", "corrections", "withdraw"],
  },
  { title: "People commands:", commands: ["find", "explain", "upcoming", "link", "unlink"] },
  { title: "Privacy commands:", commands: ["never", "export", "erase"] },
  {
    title: "Set-up commands:",
    commands: ["init", "check", "groups", "rebuild", "forget", "console-user", "sandbox", "demo", "help"],
  },
];

/** Returns the position of a command in the help; a command of no group comes last. */
export function placeInHelp(command: string): number {
  const place = HELP_GROUPS.flatMap(({ commands }) => commands).indexOf(command);
  return place === -1 ? Number.MAX_SAFE_INTEGER : place;
}

/** Returns the heading above a command in the help. */
export function headingOf(command: string): string {
  return HELP_GROUPS.find(({ commands }) => commands.includes(command))?.title ?? "Commands:";
}
