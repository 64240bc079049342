import { describe, expect } from "vitest";
import { list, people, person } from "../cli/support/lists.ts";
import { test, type StartWorkplace } from "../cli/support/workplace.ts";
import { LOGIN, mailTo, readable, startMailServer, startSilentServer } from "./mail-server.ts";

async function open(startWorkplace: StartWorkplace, mail: object, notify: object = {}) {
  const workplace = await startWorkplace({ config: { notify: { mail, ...notify } } });
  const run = (...args: readonly string[]) =>
    workplace.start(args.length === 0 ? ["run"] : args, { MAIL_PASSWORD: LOGIN.password }).ended;
  return { ...workplace, run };
}

const badGroup = person(9, { group: "Team Berln", email: "nadia@example.org" });

describe("notify.mail", () => {
  test("sends the verdict over TLS, and nothing about a list that changed nothing", async ({ startWorkplace }) => {
    for (const scheme of ["smtp", "smtps"] as const) {
      const server = await startMailServer({ isSecure: scheme === "smtps" });
      const { drop, run } = await open(startWorkplace, mailTo(server.port, { scheme }));
      drop("staff.csv", list(...people(1, 8)));
      expect(await run()).toMatchObject({ code: 0 });
      drop("staff.csv", list(...people(1, 8), badGroup));
      expect(await run()).toMatchObject({ code: 3 });
      drop("staff.csv", list(...people(1, 8)));
      expect(await run()).toMatchObject({ code: 0 });
      await run();
      await server.close();
      expect(server.mails).toMatchObject([
        {
          isSecure: true,
          user: LOGIN.user,
          to: ["office@example.org"],
          text: expect.stringContaining("Subject: staff: Everything went through.") as string,
        },
        { text: expect.stringContaining("1 row needs you") as string },
      ]);
      expect(server.mails.map(({ text }) => text).join()).not.toMatch(/nadia|Berln/u);
    }
  });

  test("names the figures of a held list, and sends to the feed's own addresses", async ({ startWorkplace }) => {
    const server = await startMailServer();
    const feeds = { staff: ["hr@example.org"] };
    const { drop, run, runs } = await open(startWorkplace, mailTo(server.port, { feeds }));
    drop("staff.csv", list(...people(1, 9)));
    await run();
    drop("staff.csv", list(...people(1, 3)));
    expect(await run()).toMatchObject({ code: 4 });
    await server.close();
    const text = readable(server.mails.at(-1)?.text);
    expect(server.mails.at(-1)?.to).toEqual(["hr@example.org"]);
    expect(text).toMatch(/^Subject: staff: .* for your decision/mu);
    expect(text).toContain(`celebration-sync approve ${runs()[1] ?? ""}`);
    expect(text).toMatch(/6 .*9/u);
  });

  test("links to the run's page where people have an address of the console, and else names the report", async ({
    startWorkplace,
  }) => {
    const server = await startMailServer();
    const { drop, run, runs, configure } = await open(startWorkplace, mailTo(server.port));
    drop("staff.csv", list(...people(1, 3)));
    await run();
    configure({ console: { publicUrl: "https://lists.example.org" } });
    drop("staff.csv", list(...people(1, 4)));
    await run();
    await server.close();
    const [first, second] = server.mails.map(({ text }) => readable(text).replaceAll(/=?\s+/gu, ""));
    expect(first).toContain("/report.html");
    expect(second).toContain(`https://lists.example.org/runs/${runs()[1] ?? ""}`);
    expect(second).not.toContain("report.html");
  });

  test("keeps a notice while the server is away, greylists or stalls, and sends it once when the server is back", async ({
    startWorkplace,
  }) => {
    const gone = await startMailServer();
    await gone.close();
    const { port } = gone;
    const { drop, run, configure } = await open(startWorkplace, mailTo(port));
    drop("staff.csv", list(...people(1, 3)));
    const refused = await run();
    expect(refused.code).toBe(0);
    expect(refused.stderr).toContain(`127.0.0.1:${port}: connect ECONNREFUSED`);
    const silent = await startSilentServer();
    configure({ notify: { mail: mailTo(silent.port) } });
    expect(await run()).toMatchObject({ code: 0, stderr: expect.stringContaining("no answer in time") as string });
    await silent.close();
    const greylisting = await startMailServer({ refuse: () => "451 try again later" });
    configure({ notify: { mail: mailTo(greylisting.port) } });
    expect(await run()).toMatchObject({ code: 0, stderr: expect.stringContaining("451 try again later") as string });
    await greylisting.close();
    const back = await startMailServer();
    configure({ notify: { mail: mailTo(back.port) } });
    for (const _ of [1, 2]) expect(await run()).toMatchObject({ code: 0 });
    await back.close();
    expect(back.mails).toHaveLength(1);
  });

  test("shows no password when the server refuses it, and sends none to a server without TLS", async ({
    startWorkplace,
  }) => {
    const server = await startMailServer();
    const plain = await startMailServer({ offersTls: false });
    const { start, run, configure } = await open(startWorkplace, mailTo(server.port));
    const wrong = "wrong-canary-77";
    const ended = await start(["check", "--notify"], { MAIL_PASSWORD: wrong }).ended;
    expect(ended).toMatchObject({ code: 1, stdout: expect.stringContaining("✗ Mail: 127.0.0.1:") as string });
    expect(ended.stdout + ended.stderr).not.toContain(wrong);
    expect((await run("check", "--notify")).stdout).toContain(`✓ Mail: sent to 127.0.0.1:${server.port}`);
    configure({ notify: { mail: mailTo(plain.port) } });
    const unsafe = await run("check", "--notify");
    expect(unsafe.code).toBe(1);
    expect(unsafe.stdout).toContain("this program never sends mail without TLS");
    configure({ notify: { mail: mailTo(plain.port, { scheme: "smtps" }) } });
    expect((await run("check", "--notify")).stdout).toContain("The server does not begin with TLS");
    configure({ notify: { mail: { ...mailTo(server.port), caFile: undefined } } });
    expect((await run("check", "--notify")).stdout).toContain(
      "The certificate of 127.0.0.1 is not trusted. Name the file of its authority in notify.mail.caFile. See notify.mail.",
    );
    await Promise.all([server.close(), plain.close()]);
    expect(plain.mails).toEqual([]);
    expect(server.mails).toHaveLength(1);
  });

  test("sends a test notice also to the addresses of each feed, and says of a refused file why", async ({
    startWorkplace,
  }) => {
    const server = await startMailServer();
    const feeds = { staff: ["hr@example.org"] };
    const { run, drop } = await open(startWorkplace, mailTo(server.port, { feeds }));
    expect(await run("check", "--notify")).toMatchObject({ code: 0 });
    expect(server.mails.map(({ to }) => to)).toEqual([["office@example.org"], ["hr@example.org"]]);
    drop("unknown.csv", list(person(1)));
    expect(await run()).toMatchObject({ code: 1 });
    await server.close();
    const text = readable(server.mails.at(-1)?.text);
    expect(text).toContain("unknown.csv was not used. The name =E2=80=9Cunknown.csv=E2=80=9D belongs to no feed.");
    expect(text).toContain("inbox/staff");
    expect(text).not.toContain("no_feed");
  });
});
