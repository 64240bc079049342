import { describe, expect } from "vitest";
import { list, people } from "./support/lists.ts";
import { test, until } from "./support/workplace.ts";

describe("status", () => {
  test("says which erasures and never entries are not carried out yet, why, and what to do", async ({
    startWorkplace,
  }) => {
    const { cli, json, drop, closeService, reopenService, sandbox } = await startWorkplace({
      api: { timeoutSeconds: 1 },
      skipsWaits: true,
    });
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    expect((await json("status")).value.erasures).toEqual([]);
    await closeService();
    expect((await cli("erase", "p2@example.org")).code).not.toBe(0);
    const { value } = await json("status");
    expect(value.erasures).toEqual([{ askedAt: expect.any(String) as string, why: "the contact is not deleted yet" }]);
    const { stdout } = await cli("status");
    expect(stdout).toContain("1 person is not erased yet. Go on with: celebration-sync run");
    expect(stdout).not.toContain("p2@example.org");
    expect((await cli("never", "p3@example.org")).code).toBe(3);
    expect((await cli("status")).stdout).toContain(
      "1 contact waits to be deleted, because the person must never be greeted. To keep a contact: celebration-sync never lift (interrupted; the next run continues it)",
    );
    await reopenService();
    await cli("run");
    expect(sandbox.contacts()).toHaveLength(6);
    expect((await json("status")).value.erasures).toEqual([]);
  });

  test("does not send a person to `run` for a delete that the service refused", async ({ startWorkplace }) => {
    const { cli, drop, sandbox } = await startWorkplace();
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    sandbox.setFaults(["status-400:DELETE:#1"]);
    expect((await cli("erase", "p2@example.org")).code).toBe(3);
    const { stdout } = await cli("status");
    expect(stdout).toContain("1 person is not erased yet.\n");
    expect(stdout).toContain("the service refused to delete the contact");
    expect(stdout).not.toContain("celebration-sync run");
  });

  test("counts an erasure that waits for the process at work", async ({ startWorkplace }) => {
    const { json, start, drop, startWatch, answers, mutations, cli } = await startWorkplace();
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    const watch = await startWatch();
    answers.hold();
    drop("staff.csv", list(...people(1, 9)));
    await until("a create is under way", () => mutations().length > 8);
    const erasing = start(["erase", "p2@example.org"]);
    const erasures = await until("the erasure is stored", async () => {
      const { value } = await json("status");
      return value.erasures.length > 0 ? value.erasures : null;
    });
    expect(erasures).toMatchObject([{ why: "no process has taken it up" }]);
    expect((await cli("status")).stdout).toContain("1 person is not erased yet. The process at work goes on with it.");
    answers.release();
    expect((await erasing.ended).code).toBe(0);
    expect((await json("status")).value.erasures).toEqual([]);
    await watch.stop();
  });
});
