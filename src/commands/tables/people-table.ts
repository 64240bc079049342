/** The commands that look people up. */
import type { CommandLine } from "./command-shape.ts";

export const PEOPLE_COMMANDS: readonly CommandLine[] = [
  {
    name: "find <text...>",
    about: "find contacts by contact_id, key, name, e-mail or phone",
    example: "celebration-sync find ada@example.org\n  celebration-sync find 88213 --json",
    act: async (terminal, flags, words) => (await import("../overview/find.ts")).find(words, flags, terminal),
  },
  {
    name: "explain <person...>",
    about: "show what happened to a person, and what the service holds, by e-mail, name, key or contact_id",
    example: "celebration-sync explain ada@example.org\n  celebration-sync explain key:88213 --at 2026-11-21 --json",
    options: [["--at <date>", "what the service held then: a day (its end), or a time as 2026-11-21T14:00"]],
    act: async (terminal, flags, words) => (await import("../overview/explain.ts")).explain(words, flags, terminal),
  },
  {
    name: "upcoming",
    about: "show whose birthday comes when, by day and group, as far as dates we sent tell",
    example: "celebration-sync upcoming\n  celebration-sync upcoming --days 7 --json",
    options: [["--days <n>", "number of days, with today (default: 30)"]],
    act: async (terminal, flags) => (await import("../overview/upcoming.ts")).upcoming(flags, terminal),
  },
];
