import { expect } from "vitest";
import { watchLoop } from "../../../src/commands/daemon/watch-loop.ts";
import { csvText, dropFile } from "../world/drop-file.ts";
import { HEADER, testFeed } from "../world/feeds.ts";
import { person, run, test } from "../world/list-sequence.ts";

const FEED = { mode: "changes" } as const;

test("watch asks for the groups once in five minutes while a file waits behind a held run", async ({ place }) => {
  const team = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
  place.sandbox.addContact({ first_name: "Stranger", group_id: team?.group_id ?? 0 });
  dropFile(place, "staff-1.csv", csvText(HEADER, [person(1, "Ada")]));
  const [held] = await run(place, FEED);
  expect(held).toMatchObject({ status: "held", holds: [{ guard: "strangers" }] });
  dropFile(place, "staff-2.csv", csvText(HEADER, [person(2, "Ben")]));
  place.sandbox.forgetRequests();
  const stopping = new AbortController();
  const inbox = { mayHaveChanged: true };
  let turns = 0;
  await watchLoop({
    feeds: [testFeed("staff", FEED)],
    settleSeconds: 2,
    inbox,
    watchdog: {
      // The folder watcher looks again every few seconds. The sixth turn is five minutes later.
      loopTurned() {
        turns += 1;
        place.clock.pass(turns === 6 ? 5 * 60_000 : 5_000);
        inbox.mayHaveChanged = true;
        if (turns > 6) stopping.abort();
      },
      showStatus: () => {},
      progress: () => {},
      stop: async () => {},
    },
    app: {
      env: place.env({ waitsForProbes: false, signal: stopping.signal }),
      afterPass: async () => {},
      lookForOverdue: async () => {},
    },
  });
  expect(place.sandbox.requests().map(({ method }) => method)).toEqual(["GET", "GET"]);
  expect(place.ledger().runs.held()).toHaveLength(1);
});
