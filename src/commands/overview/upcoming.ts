import { openLedgerView } from "../../app/ledger-view.ts";
import { dayIn, daysAhead, type GreetingDay } from "../../model/calendar.ts";
import type { UpcomingBirthdays } from "../../ledger/people/upcoming-birthdays.ts";
import { ENGLISH } from "../../pipeline/report/language/phrases.ts";
import { counted } from "../../model/text/counted.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";

interface UpcomingFlags {
  readonly config?: string;
  readonly days?: string;
}

const DAYS = 30;
const MOST_DAYS = 366;
/** People of a day that the terminal names. `--json` has all. */
const NAMED = 20;

/** Prints whose birthday comes in the next days, by day and group, as far as the dates tell that this program sent. */
export function upcoming(flags: UpcomingFlags, terminal: Terminal): ExitCode {
  const count = Number(flags.days ?? DAYS);
  if (!Number.isInteger(count) || count < 1 || count > MOST_DAYS) {
    terminal.complain(`--days ${flags.days ?? ""}: write a whole number from 1 to ${MOST_DAYS}.`);
    return 2;
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const days = daysAhead(dayIn(timeZone, Date.now()), count);
  const ledger = openLedgerView(settingsFor(flags.config));
  try {
    if (terminal.json)
      terminal.printJson({ from: days[0]?.date ?? "", days: count, timeZone, birthdays: toJson(days, ledger) });
    else show(days, timeZone, ledger, terminal);
    return 0;
  } finally {
    ledger.close();
  }
}

interface WithBirthdays {
  readonly birthdays: UpcomingBirthdays;
}

function toJson(days: readonly GreetingDay[], { birthdays }: WithBirthdays) {
  return days.flatMap((day) =>
    birthdays.people(day, { limit: -1, offset: 0 }).map(({ contactId, name, groupName, birthday }) => {
      return { date: day.date, group: groupName, name, birthday, contactId };
    }),
  );
}

function show(days: readonly GreetingDay[], timeZone: string, { birthdays }: WithBirthdays, terminal: Terminal): void {
  const { print, paint } = terminal;
  const counts = birthdays.count(days);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  print(
    `${counted(total, "birthday")} in the next ${counted(days.length, "day")}, with today as in the time zone ${timeZone}. The service itself decides when and whether it greets.`,
  );
  for (const day of days) {
    const groups = counts.filter(({ date }) => date === day.date);
    if (groups.length === 0) continue;
    const ofDay = groups.reduce((sum, { count }) => sum + count, 0);
    const named = groups.map(({ groupName, count }) => `${groupName ?? "no known group"}: ${count}`).join(", ");
    print(`${paint("bold", ENGLISH.day(day.date))}  ${named}`);
    const people = birthdays.people(day, { limit: NAMED, offset: 0 });
    for (const { name, contactId, groupName } of people)
      print(
        `  ${name === "" ? `contact ${contactId}` : name}${groups.length > 1 && groupName !== null ? ` (${groupName})` : ""}`,
      );
    if (ofDay > people.length) print(`  … and ${ofDay - people.length} more`);
  }
}
