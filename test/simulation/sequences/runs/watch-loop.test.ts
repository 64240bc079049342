import { rmSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import { watchLoop } from "../../../../src/commands/daemon/watch-loop.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const FEED = { mode: "changes" } as const;

/** Runs `watch` for a number of turns. The inbox may have changed before each. @returns what it logs */
async function watchFor(
  place: Workplace,
  turns: number,
  beforeTurn: (turn: number) => void,
): Promise<readonly string[]> {
  const stopping = new AbortController();
  const inbox = { mayHaveChanged: true };
  const logged: string[] = [];
  let turn = 0;
  await watchLoop({
    feeds: [testFeed("staff", FEED)],
    settleSeconds: 2,
    inbox,
    watchdog: {
      loopTurned() {
        turn += 1;
        beforeTurn(turn);
        inbox.mayHaveChanged = true;
        if (turn > turns) stopping.abort();
      },
      showStatus: () => {},
      progress: () => {},
      stop: async () => {},
    },
    app: {
      env: {
        ...place.env({ waitsForProbes: false, signal: stopping.signal }),
        log: (_level, message) => void logged.push(message),
      },
      afterPass: async () => {},
      lookForOverdue: () => {},
      sendDueNotices: () => {},
    },
  });
  return logged;
}

test("watch logs a file that it never takes once as long as the file stays, and again when it comes back", async ({
  place,
}) => {
  const path = Buffer.concat([Buffer.from(`${place.folders.inbox}/`), Buffer.from("M\xfcller.csv", "latin1")]);
  writeFileSync(path, "x");
  const logged = await watchFor(place, 6, (turn) => {
    if (turn === 4) rmSync(path);
    if (turn === 5) writeFileSync(path, "x");
  });
  const once = expect.stringMatching(/^Left alone in the inbox: M\\xFCller\.csv: its name is not in UTF-8/u) as string;
  expect(logged).toEqual([once, once]);
  expect(place.sandbox.requests()).toEqual([]);
});

test("watch asks for the groups once in five minutes while a file waits behind a held run", async ({ place }) => {
  const team = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
  place.sandbox.addContact({ first_name: "Stranger", group_id: team?.group_id ?? 0 });
  dropFile(place, "staff-1.csv", csvText(HEADER, [person(1, "Ada")]));
  const [held] = await run(place, FEED);
  expect(held).toMatchObject({ status: "held", holds: [{ guard: "strangers" }] });
  dropFile(place, "staff-2.csv", csvText(HEADER, [person(2, "Ben")]));
  place.sandbox.forgetRequests();
  // The folder watcher looks again every few seconds. The sixth turn is five minutes later.
  await watchFor(place, 6, (turn) => place.clock.pass(turn === 6 ? 5 * 60_000 : 5_000));
  expect(place.sandbox.requests().map(({ method }) => method)).toEqual(["GET", "GET"]);
  expect(place.ledger().runs.held()).toHaveLength(1);
});

test("watch applies a list although the clock was set back by a year since the last pass", async ({ place }) => {
  const logged = await watchFor(place, 6, (turn) => {
    if (turn === 3) place.clock.pass(-365 * 86_400_000);
    if (turn === 4) dropFile(place, "staff-1.csv", csvText(HEADER, [person(1, "Ada")]));
    place.clock.pass(5_000);
  });
  expect(logged.join("\n")).toMatch(/^staff-1\.csv: completed, .*1 created/mu);
});
