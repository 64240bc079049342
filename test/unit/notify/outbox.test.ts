import { describe, expect, it } from "vitest";
import { migrate } from "../../../src/ledger/database/migrations.ts";
import { openInMemory } from "../../../src/ledger/database/open-database.ts";
import { openPendingNotices } from "../../../src/ledger/runs/pending-notices.ts";
import { isDailyDue } from "../../../src/notify/daily-mail.ts";
import { openOutbox } from "../../../src/notify/outbox.ts";
import type { Way } from "../../../src/notify/senders.ts";

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 2);

/** Returns an outbox with one pending mail, whose attempts fail until `isBack`. */
function openWorld() {
  const world = { time: START, isBack: false, tried: [] as number[], ids: new Set<string>(), logged: [] as string[] };
  const db = openInMemory();
  migrate(db);
  const pending = openPendingNotices(db);
  const content = JSON.stringify({ feed: null, notice: { event: "test", message: "" }, letter: {} });
  pending.replace("run:1", [{ way: "mail", content }], new Date(START).toISOString(), () => {});
  const sender = {
    way: "mail" as Way,
    inWords: "by mail",
    place: "mail.example.org:465",
    send: async (_stored: unknown, id: string) => {
      world.tried.push((world.time - START) / MINUTE);
      world.ids.add(id);
      return world.isBack ? null : "mail.example.org:465: refused";
    },
  };
  const log = (_level: string, text: string) => void world.logged.push(text);
  const reopen = () => openOutbox({ senders: [sender], pending, log, now: () => world.time });
  const outbox = reopen();
  /** Lets the daemon look each minute. */
  const pass = async (minutes: number) => {
    for (let minute = 0; minute <= minutes; minute += 1) {
      outbox.sendDue();
      await new Promise(setImmediate);
      outbox.sendDue();
      world.time += MINUTE;
    }
  };
  return { world, pending, outbox, pass, reopen };
}

describe("the outbox", () => {
  it("tries again after 1, 5, 15 and then every 60 minutes, with the same message id", async () => {
    const { world, pass } = openWorld();
    await pass(150);
    expect(world.tried).toEqual([0, 1, 6, 21, 81, 141]);
    expect(world.ids.size).toBe(1);
  });

  it("gives a notice up after three days, and says so", async () => {
    const { world, pending, outbox } = openWorld();
    world.time += 3 * 86_400_000;
    await outbox.sendAll();
    expect(pending.all()).toEqual([]);
    expect(world.logged.join()).toContain("given up after three days");
  });

  it("gives up a notice of a clock that was a year ahead", async () => {
    const { world, pending, outbox } = openWorld();
    world.time -= 365 * 86_400_000;
    await outbox.sendAll();
    expect(pending.all()).toEqual([]);
  });

  it("tries the notices of an earlier process at once, also when its clock was ahead", async () => {
    const { world, pass, reopen } = openWorld();
    await pass(7);
    expect(world.tried).toEqual([0, 1, 6]);
    world.time -= 5 * MINUTE;
    const next = reopen();
    next.sendDue();
    await next.close();
    expect(world.tried).toEqual([0, 1, 6, 3]);
  });

  it("tries each pending notice once before a run ends, also before its time", async () => {
    const { world, pending, outbox } = openWorld();
    await outbox.sendAll();
    await outbox.sendAll();
    expect(world.tried).toHaveLength(2);
    world.isBack = true;
    await outbox.sendAll();
    expect(pending.all()).toEqual([]);
  });

  it("tries again when the clock was set back", async () => {
    const { world, pass } = openWorld();
    await pass(100);
    const before = world.tried.length;
    world.time -= 10 * 60 * MINUTE;
    await pass(1);
    expect(world.tried.length).toBeGreaterThan(before);
  });
});

describe("isDailyDue", () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

  it("sends one mail a day, after 06:00 local time", () => {
    expect(isDailyDue(at(21, 5), null)).toBe(false);
    expect(isDailyDue(at(21, 6), null)).toBe(true);
    expect(isDailyDue(at(21, 9), at(21, 6))).toBe(false);
    expect(isDailyDue(at(22, 5), at(21, 6))).toBe(false);
    expect(isDailyDue(at(22, 7), at(21, 6))).toBe(true);
  });

  it("sends none when another machine, whose clock is minutes ahead, has sent it; and one when a clock was days ahead", () => {
    expect(isDailyDue(at(21, 6), at(21, 6) + 3 * MINUTE)).toBe(false);
    expect(isDailyDue(at(21, 6), at(25, 6))).toBe(true);
  });
});
