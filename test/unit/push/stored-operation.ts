/** A stored operation and the settings of its feed, for tests of the stage that sends it. */
import type { StoredOperation } from "../../../src/ledger/operations/operations.ts";
import { listSettingsOf, type FeedSettings } from "../../../src/model/feed.ts";
import { sampleFeed } from "../mapping/sample-feed.ts";
import type { PushSettings } from "../../../src/pipeline/push/push-io.ts";

export const DELETES = { limitCount: 10, limitPercent: 5, limitWeekPercent: 15, limitTotal: 500, absentDays: 3 };

export const FEED: FeedSettings = sampleFeed({
  name: "staff",
  columns: { Vorname: "first_name", Kürzel: null },
  defaults: { language: "de" },
  dateOrder: "DMY",
  nameOrder: "given_first",
  deletes: DELETES,
});

/** The feed's settings of now, which are those of the plan. */
export const SAME_SETTINGS: PushSettings = { ...FEED, planned: listSettingsOf(FEED) };

/** Returns a planned create of one person, with other values. */
export function storedOperation(more: Partial<StoredOperation> = {}): StoredOperation {
  return {
    id: 1,
    run: "r1",
    feed: "staff",
    kind: "create",
    line: 2,
    key: "E-1",
    entryId: null,
    contactId: null,
    groupId: 1,
    groupName: "Team Berlin",
    input: { first_name: "Ada", group_id: 1 },
    changes: {},
    wave: 0,
    guardianOperation: null,
    waitsFor: null,
    state: "planned",
    attempts: 0,
    sentAt: null,
    issue: null,
    status: null,
    requestId: null,
    warnings: [],
    cells: [],
    hash: "h",
    baseHash: null,
    body: null,
    openItem: null,
    ...more,
  };
}
