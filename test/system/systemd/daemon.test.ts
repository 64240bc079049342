import { describe, expect } from "vitest";
import { list, person } from "../cli/support/lists.ts";
import { test, until } from "../cli/support/workplace.ts";
import { openNotifySocket } from "./notify-socket.ts";
import { SYSTEMD } from "./systemd-tools.ts";

describe.runIf(SYSTEMD !== null)("watch under a service manager", () => {
  test("sends READY, its status, watchdog messages and STOPPING", async ({ startWorkplace, onTestFinished }) => {
    const { start, drop, runs } = await startWorkplace();
    const socket = await openNotifySocket(onTestFinished);
    const daemon = start(["watch"], { NOTIFY_SOCKET: socket.path, WATCHDOG_USEC: "600000" });
    await until("it is ready", () => socket.messages().some((message) => message.includes("READY=1")));
    expect(socket.messages()[0]).toContain("STATUS=Watching the inbox");
    drop("staff.csv", list(person(1)));
    const done = await until("it shows the run", () =>
      socket.messages().find((message) => message.includes("last run")),
    );
    expect(done).toContain(`last run ${runs()[0]}: completed`);
    const before = socket.messages().length;
    const isAlive = () =>
      socket
        .messages()
        .slice(before)
        .filter((message) => message.includes("WATCHDOG=1")).length >= 2;
    await until("it sends watchdog messages", isAlive);
    expect((await daemon.stop()).code).toBe(0);
    await until("it sends STOPPING", () => socket.messages().some((message) => message.includes("STOPPING=1")));
  });

  test("goes on when messages can't be sent, and logs that once", async ({ startWorkplace }) => {
    const { start, drop, runs, root } = await startWorkplace();
    const daemon = start(["watch"], { NOTIFY_SOCKET: `${root}/no-such-socket`, WATCHDOG_USEC: "60000" });
    drop("staff.csv", list(person(1)));
    await until("the list is applied", () => runs().length === 1);
    const { code, stderr } = await daemon.stop();
    expect(code).toBe(0);
    expect(stderr.match(/can't be sent to systemd/gu)).toHaveLength(1);
  });
});
