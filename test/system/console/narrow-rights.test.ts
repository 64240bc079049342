/** The console with the rights of its systemd unit: the data folder is read-only, except three folders. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { list, person } from "../cli/support/lists.ts";
import { test, until } from "../cli/support/workplace.ts";
import { ANY_PORT, openConsole } from "./open-console.ts";
import { checkList, press } from "./lists/upload-forms.ts";

/** Starts a program that sees the folder $DATA read-only, as systemd's ProtectSystem= and ReadWritePaths= show it. */
const NARROW = `
for folder in inbox requests uploads; do mkdir -p "$DATA/$folder" && mount --bind "$DATA/$folder" "$DATA/$folder"; done
mount --rbind "$DATA" "$DATA" && mount -o remount,ro,bind "$DATA"
for folder in inbox requests uploads; do mount -o remount,rw,bind "$DATA/$folder"; done
if mkdir "$DATA/state/probe" 2>/dev/null; then echo "the folder is not read-only" >&2; exit 9; fi
exec "$@"
`;
const CAN_MOUNT = spawnSync("unshare", ["--mount", "true"]).status === 0;

describe.runIf(CAN_MOUNT)("a console that may write to three folders only", () => {
  test("reads the ledger before the first run, while watch writes, and while it does not run", async ({
    startWorkplace,
  }) => {
    const { start, startWatch, configure, drop, cli, runs, data } = await startWorkplace();
    configure({ console: ANY_PORT });
    mkdirSync(join(data, "state"), { recursive: true });
    const narrow = (args: readonly string[]) =>
      start(args, { DATA: data }, ["unshare", "--mount", "/bin/sh", "-c", NARROW, "sh"]);
    const opened = await openConsole(narrow);
    const browser = await opened.signIn();
    const first = async () => {
      const { status, body } = await browser.get("/");
      expect(status, body).toBe(200);
      return body;
    };
    expect(await first()).not.toContain("/runs/");
    drop("staff.csv", list(person(1)));
    expect((await cli("run")).code).toBe(0);
    await until("the page shows the run", async () => (await first()).includes(runs()[0] ?? "none"));
    const watch = await startWatch();
    drop("staff.csv", list(person(1), person(2)));
    await until("watch has applied the second list", () => runs().length === 2);
    await until("the page shows the second run", async () => (await first()).includes(runs()[1] ?? "none"));
    expect((await watch.stop()).code).toBe(0);
    expect(await first()).toContain(runs()[1]);
    const again = await startWatch();
    again.process.kill("SIGKILL");
    await again.ended;
    expect(await first()).toContain(runs()[1]);
    expect(existsSync(join(data, "requests", "requests.db"))).toBe(true);
    expect((await opened.running.stop()).stderr).toBe("");
  });

  test("checks a list, and takes it over into the inbox", async ({ startWorkplace }) => {
    const { start, configure, drop, cli, names, data, people } = await startWorkplace();
    configure({ console: ANY_PORT });
    drop("staff.csv", list(person(1)));
    expect((await cli("run")).code).toBe(0);
    const opened = await openConsole((args) =>
      start(args, { DATA: data }, ["unshare", "--mount", "/bin/sh", "-c", NARROW, "sh"]),
    );
    const browser = await opened.signIn();
    const { path, page } = await checkList(browser, "staff.csv", list(person(1), person(2)));
    expect(page.body).toContain("<h1>What this list would do</h1>");
    await press(browser, path, page, "take");
    await until("the list is in the inbox", () => names("inbox").includes("staff.csv"));
    expect((await cli("run")).code).toBe(0);
    expect(people()).toHaveLength(2);
    expect((await opened.running.stop()).stderr).not.toContain('"level":50');
  });
});
