import { describe, expect } from "vitest";
import { list, people, person } from "../cli/support/lists.ts";
import {
  shiftedClock,
  STAFF,
  test,
  until,
  type StartWorkplace,
  type WorkplaceOptions,
} from "../cli/support/workplace.ts";
import { LOGIN, mailTo, readable, startMailServer, startSilentServer } from "./mail-server.ts";

/** Returns the variables by which a command sees another time, given as local time in Berlin in winter. */
function at(time: string) {
  const clock = shiftedClock(Date.parse(`${time}+01:00`) - Date.now());
  return { MAIL_PASSWORD: LOGIN.password, TZ: "Europe/Berlin", ...clock };
}

/** Opens a workplace that sends its mails once a day. */
async function open(startWorkplace: StartWorkplace, mail: object, feeds: WorkplaceOptions["feeds"] = { staff: STAFF }) {
  const workplace = await startWorkplace({ feeds, config: { notify: { mail, daily: true } } });
  return {
    ...workplace,
    /** Runs once at a time of day, and returns the exit code. */
    runAt: async (time: string) => (await workplace.start(["run"], at(time)).ended).code,
  };
}

const badGroup = person(9, { group: "Team Berln", email: "nadia@example.org" });

describe("notify.daily", () => {
  const CLUB = { files: ["club*"], mode: "changes" as const, key: ["ID"], language: "de" as const };

  test("gathers the lists of a day in one mail for each office, sent after 06:00", async ({ startWorkplace }) => {
    const server = await startMailServer();
    const mail = mailTo(server.port, { feeds: { club: ["club@example.org"] } });
    const feeds = { staff: STAFF, club: CLUB };
    const { drop, runAt } = await open(startWorkplace, mail, feeds);
    const club = person(30, { group: "Team Rome", email: "club@example.net" });

    drop("staff-1.csv", list(...people(1, 8)));
    drop("club.csv", list(club));
    expect(await runAt("2031-01-14T05:10")).toBe(0);
    drop("staff-2.csv", list(...people(1, 8), badGroup));
    expect(await runAt("2031-01-14T05:50")).toBe(3);
    expect(server.mails).toEqual([]);

    for (const time of ["2031-01-14T06:01", "2031-01-14T06:20"]) expect(await runAt(time)).toBe(0);
    expect(server.mails).toHaveLength(2);
    // The two lists were dropped at the same time, so either mail may be the first.
    const mailFor = (address: string) => readable(server.mails.find(({ to }) => String(to) === address)?.text);
    const [office, ofClub] = [mailFor("office@example.org"), mailFor("club@example.org")];
    expect(office).toMatch(/^Subject: 2 lists since the last overview$/mu);
    expect(office).toMatch(/^staff: Everything went through\.$[^]*^staff: .*1 row needs you/mu);
    expect(office).not.toMatch(/nadia|Berln|Example/u);
    expect(ofClub).toMatch(/^Subject: =\?UTF-8\?Q\?1_Liste_seit_/mu);
    expect(ofClub).toMatch(/^club: Alles erledigt\.$/mu);

    drop("staff-3.csv", list(...people(1, 9)));
    expect(await runAt("2031-01-14T09:00")).toBe(0);
    expect(await runAt("2031-01-15T05:59")).toBe(0);
    expect(server.mails).toHaveLength(2);
    expect(await runAt("2031-01-15T06:00")).toBe(0);
    await server.close();
    expect(server.mails).toHaveLength(3);
    expect(readable(server.mails[2]?.text)).toMatch(/^Subject: 1 list since the last overview$/mu);
  });

  test("sends a held list at once, and not in the daily mail again", async ({ startWorkplace }) => {
    const server = await startMailServer();
    const { drop, runAt } = await open(startWorkplace, mailTo(server.port));
    drop("staff-1.csv", list(...people(1, 9)));
    expect(await runAt("2031-01-14T07:00")).toBe(0);
    drop("staff-2.csv", list(...people(1, 3)));
    expect(await runAt("2031-01-14T07:10")).toBe(4);
    await runAt("2031-01-15T07:10");
    await server.close();
    expect(server.mails.map(({ text }) => /^Subject: (.*)$/mu.exec(readable(text))?.[1])).toEqual([
      "1 list since the last overview",
      expect.stringMatching(/^staff: .* for your decision/u),
    ]);
  });

  test("leaves the daily mail to the first run after the server is back", async ({ startWorkplace }) => {
    const gone = await startMailServer();
    await gone.close();
    const { drop, runAt, configure } = await open(startWorkplace, mailTo(gone.port));
    drop("staff-1.csv", list(...people(1, 3)));
    expect(await runAt("2031-01-14T07:00")).toBe(0);
    const back = await startMailServer();
    configure({ notify: { mail: mailTo(back.port), daily: true } });
    for (const time of ["2031-01-14T07:10", "2031-01-14T07:20"]) expect(await runAt(time)).toBe(0);
    await back.close();
    expect(back.mails).toMatchObject([{ text: expect.stringContaining("1 list since the last overview") as string }]);
  });
});

describe("watch", () => {
  test("mails what a list changed, and applies further lists while the mail server stalls", async ({
    startWorkplace,
  }) => {
    const silent = await startSilentServer();
    const {
      drop,
      start,
      configure,
      people: inService,
      runs,
    } = await startWorkplace({
      config: { notify: { mail: mailTo(silent.port) } },
    });
    const watch = () => start(["watch"], { MAIL_PASSWORD: LOGIN.password });
    const stalled = watch();
    drop("staff-1.csv", list(...people(1, 2)));
    await until("the first list is applied", () => runs().length === 1);
    drop("staff-2.csv", list(...people(1, 3)));
    await until("the second list is applied", () => inService().length === 3 && runs().length === 2);
    await until("both mails are under way", () => silent.count() === 2);
    const { code, stderr } = await stalled.stop();
    expect(code).toBe(0);
    // It did not wait for the server until its own time was up.
    expect(stderr).not.toContain("no answer in time");
    await silent.close();

    const server = await startMailServer();
    configure({ notify: { mail: mailTo(server.port) } });
    const watching = watch();
    await until("the stored mails are sent", () => server.mails.length === 2);
    drop("staff-3.csv", list(...people(1, 3), badGroup));
    await until("the mail about the third list is sent", () => server.mails.length === 3);
    expect(await watching.stop()).toMatchObject({ code: 0 });
    await server.close();
    expect(server.mails.map(({ text }) => /^Subject: (.*)$/mu.exec(readable(text))?.[1])).toEqual([
      "staff: Everything went through.",
      "staff: Everything went through.",
      expect.stringContaining("1 row needs you"),
    ]);
  });

  test("sends the daily mail at 06:00 without a further list", async ({ startWorkplace }) => {
    const server = await startMailServer();
    const { drop, start, runs } = await open(startWorkplace, mailTo(server.port));
    drop("staff-1.csv", list(...people(1, 3)));
    expect(await start(["run"], at("2031-01-14T05:00")).ended).toMatchObject({ code: 0 });
    expect([runs().length, server.mails]).toEqual([1, []]);
    const watching = start(["watch"], at("2031-01-14T05:59:57"));
    await until("the daily mail is sent", () => server.mails.length === 1);
    expect(await watching.stop()).toMatchObject({ code: 0 });
    await server.close();
    expect(server.mails[0]?.text).toContain("1 list since the last overview");
  });
});
