/** One of many accounts, which rests with a closed ledger while there is nothing to do. */
import { join } from "node:path";
import { expect } from "vitest";
import { planRest } from "../../../../src/commands/daemon/accounts/account-rest.ts";
import { newWatchMemory, watchLoop } from "../../../../src/commands/daemon/watch-loop.ts";
import { parseSettings } from "../../../../src/config/load.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const SECOND = 1_000;
const FEEDS = [testFeed("staff", { mode: "changes" })];

/**
 * Serves the account until it rests.
 *
 * @param atLastTurn called when nothing is left to do, right before the account rests
 * @returns the seconds until the account is woken if no event comes
 */
async function secondsOfRest(place: Workplace, atLastTurn: () => void): Promise<number> {
  const env = place.env({ waitsForProbes: false });
  const memory = newWatchMemory();
  let turn = 0;
  const watchdog = {
    loopTurned() {
      turn += 1;
      place.clock.pass(5 * SECOND);
      if (turn === 3) atLastTurn();
    },
    showStatus: () => {},
    progress: () => {},
    stop: async () => {},
  };
  const app = { env, afterPass: async () => {}, lookForOverdue: () => {}, sendDueNotices: () => {} };
  const inbox = { mayHaveChanged: true };
  const mayRest = () => turn >= 3;
  expect(await watchLoop({ feeds: FEEDS, settleSeconds: 2, inbox, watchdog, app, memory, mayRest })).toBe("rest");
  const config = {
    api: { baseUrl: "https://service.example/v1", keyEnv: "KEY" },
    feeds: { staff: { mode: "changes" } },
    dataDir: place.root,
  };
  const loaded = parseSettings(JSON.stringify(config), join(place.root, "config.json"));
  if (loaded.kind === "errors") throw new Error(loaded.errors[0].message);
  const settings = { ...loaded.settings, feeds: FEEDS, folders: { ...loaded.settings.folders, ...place.folders } };
  const { until } = (await planRest({ env }, settings, memory)).begin();
  return (until - env.now()) / SECOND;
}

test("an account wakes a second later for a list that came after its last look, and whose event is late", async ({
  place,
}) => {
  const drop = () => dropFile(place, "staff-1.csv", csvText(HEADER, [person(1, "Ada")]));
  expect(await secondsOfRest(place, drop)).toBe(1);
});

test("an account rests for an hour with an empty inbox, and for a minute with a list that waits", async ({ place }) => {
  expect(await secondsOfRest(place, () => {})).toBe(3_600);
  const team = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
  place.sandbox.addContact({ first_name: "Stranger", group_id: team?.group_id ?? 0 });
  dropFile(place, "staff-1.csv", csvText(HEADER, [person(1, "Ada")]));
  dropFile(place, "staff-2.csv", csvText(HEADER, [person(2, "Ben")]));
  expect(await secondsOfRest(place, () => {})).toBe(60);
});
