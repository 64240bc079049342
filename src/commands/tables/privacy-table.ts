/** The commands that carry out what a person may ask for. */
import type { CommandLine } from "./command-shape.ts";

const NOTE = ["--note <text>", "why: the log shows it with your name, so name no contact in it"] as const;

export const PRIVACY_COMMANDS: readonly CommandLine[] = [
  {
    name: "never <person...>",
    about: "never greet a person again: delete the contact at once, and let no list bring the person back",
    example:
      "celebration-sync never ada@example.org\n  celebration-sync never Ada Lovelace --note 'asked by letter'\n  celebration-sync never key:20\n  celebration-sync never contact:20",
    options: [NOTE],
    act: async (terminal, flags, words) => (await import("../privacy/never.ts")).never(words, flags, terminal),
  },
  {
    name: "never list",
    about: "list the entries of people who are never greeted, without their names",
    example: "celebration-sync never list",
    act: async (terminal, flags) => (await import("../privacy/never.ts")).neverList(flags, terminal),
  },
  {
    name: "never lift <id>",
    about: "end an entry: lists may bring the person back",
    example: "celebration-sync never lift 3",
    options: [NOTE],
    act: async (terminal, flags, [id = ""]) => (await import("../privacy/never.ts")).neverLift(id, flags, terminal),
  },
  {
    name: "export <person...>",
    about: "print all that is held about a person, as one JSON value",
    example: "celebration-sync export ada@example.org > ada.json",
    act: async (terminal, flags, words) => (await import("../privacy/export.ts")).exportCommand(words, flags, terminal),
  },
  {
    name: "erase <person...>",
    about: "delete a person's contact, and remove every record about the person",
    example: "celebration-sync erase ada@example.org\n  celebration-sync erase contact:88213 --keep-contact",
    options: [["--keep-contact", "leave the contact in the service; no list changes it again, as with never"]],
    act: async (terminal, flags, words) => (await import("../privacy/erase.ts")).erase(words, flags, terminal),
  },
];
