import type { Settings } from "../config/settings.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { PendingNotice } from "../ledger/runs/pending-notices.ts";
import { dailyLetter } from "./letters.ts";
import type { PhrasesFor } from "./notices.ts";
import { recipientsOf, type StoredNotice } from "./senders.ts";

/** Hour of the local day after which the daily mail is sent. */
const HOUR = 6;
const DAY_MS = 86_400_000;

export interface DailyOptions {
  readonly settings: Pick<Settings, "notify">;
  readonly ledger: Pick<Ledger, "account" | "notices">;
  readonly now: () => number;
  readonly phrasesFor: PhrasesFor;
}

/** Stores the daily mails in place of the notices that wait for them, after 06:00 and once a day: one for each list of addresses. */
export function gatherDaily({ settings: { notify }, ledger, now, phrasesFor }: DailyOptions): void {
  const { mail, daily } = notify;
  const waiting = ledger.notices.all().filter(({ way }) => way === "daily");
  if (waiting.length === 0) return;
  const lastAt = ledger.account.fact("daily_mail_at");
  if (daily && !isDailyDue(now(), lastAt === null ? null : Date.parse(lastAt))) return;
  const groups = new Map<string, PendingNotice[]>();
  for (const notice of waiting) {
    const { feed } = storedIn(notice);
    const key = JSON.stringify([mail === null ? [] : recipientsOf(mail, feed), phrasesFor(feed).language]);
    groups.set(key, [...(groups.get(key) ?? []), notice]);
  }
  const at = new Date(now()).toISOString();
  const mails = [...groups.values()].map((group, index) => ({
    about: `daily:${at}:${index}`,
    content: JSON.stringify(gathered(group.map(storedIn), phrasesFor)),
  }));
  const ids = waiting.map(({ id }) => id);
  ledger.notices.gather(ids, mails, at, () => ledger.account.setFact("daily_mail_at", at));
}

/** Returns whether the daily mail is due: it is after 06:00 local time, and today's mail was not sent. */
export function isDailyDue(now: number, lastAt: number | null): boolean {
  const today = new Date(now).setHours(HOUR, 0, 0, 0);
  // A last mail in the future is of a machine whose clock is minutes ahead, or of a clock that was far ahead.
  return now >= today && (lastAt === null || lastAt < today || lastAt > now + DAY_MS);
}

/** Returns the mail on several lists. It goes to the addresses of their feeds. */
function gathered(all: readonly StoredNotice[], phrasesFor: PhrasesFor): StoredNotice {
  const feed = all[0]?.feed ?? null;
  const letter = dailyLetter(
    phrasesFor(feed),
    all.map((one) => one.letter),
  );
  return { feed, notice: { event: "daily", message: letter.subject }, letter };
}

function storedIn({ content }: PendingNotice): StoredNotice {
  return JSON.parse(content) as StoredNotice;
}
