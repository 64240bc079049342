/** A pass over files that one of many accounts saw before it opened its ledger. */
import { expect } from "vitest";
import { makePass } from "../../src/run/inbox-pass.ts";
import { lookIntoInbox } from "../../src/run/read/claimed/look-into-inbox.ts";
import { csvText, dropFile, dropOlder } from "./world/drop-file.ts";
import { HEADER, testFeed } from "./world/feeds.ts";
import { person, test } from "./world/list-sequence.ts";
import type { Workplace } from "./world/workplace.ts";

const SETTLE_SECONDS = 2;
const FEEDS = [testFeed("staff")];

/** Looks into the inbox, waits until its files are stable, and makes a pass. @returns for how long the pass waited, in ms */
async function passAfterLook(place: Workplace, meanwhile: () => void): Promise<number> {
  const env = place.env({ waitsForProbes: true });
  const { files: seen } = await lookIntoInbox(FEEDS, env);
  place.clock.pass(SETTLE_SECONDS * 1000);
  meanwhile();
  let waited = 0;
  const sleep = (ms: number) => {
    waited += ms;
    return env.sleep(ms);
  };
  const options = { feeds: FEEDS, settleSeconds: SETTLE_SECONDS, patienceSeconds: 60, files: null };
  await makePass({ ...options, triesDeferred: true, seen }, { ...env, sleep });
  return waited;
}

const firstNames = ({ sandbox }: Workplace) => sandbox.contacts().map(({ first_name: name }) => name);

test("takes a file at once that has not changed since it was seen", async ({ place }) => {
  dropFile(place, "staff-1.csv", csvText(HEADER, [person(1, "Ada")]));
  expect(await passAfterLook(place, () => {})).toBe(0);
  expect(firstNames(place)).toEqual(["Ada"]);
});

test("waits for an older file that came since under the same name", async ({ place }) => {
  dropFile(place, "staff-1.csv", csvText(HEADER, [person(1, "Ada")]));
  const whole = csvText(HEADER, [person(1, "Ada"), person(2, "Ben")]);
  expect(await passAfterLook(place, () => dropOlder(place, "staff-1.csv", whole))).toBe(SETTLE_SECONDS * 1000);
  expect(firstNames(place)).toEqual(["Ada", "Ben"]);
});
