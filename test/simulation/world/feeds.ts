import type { FeedSettings } from "../../../src/model/feed.ts";
import { DEFAULT_DELETES } from "../../../src/config/feed-schema.ts";

/** The columns of the lists in these tests. `UID` identifies a person even when all other cells of the row change. */
export const HEADER = [
  "Nr",
  "First Name",
  "Last Name",
  "Email",
  "Phone",
  "Birthday",
  "Group",
  "Guardian",
  "Mark",
  "UID",
] as const;

/** Returns the settings of a snapshot feed for lists with these columns. */
export function testFeed(name: string, changes: Partial<FeedSettings> = {}): FeedSettings {
  return {
    name,
    files: [`${name}*`],
    mode: "snapshot",
    key: ["Nr"],
    columns: {
      "First Name": "first_name",
      "Last Name": "last_name",
      Email: "email",
      Phone: "phone",
      Birthday: "birthday",
      Group: "group",
      Guardian: "guardian_contact_id",
      Mark: "inactive",
      UID: "custom_fields.uid",
      Nr: "custom_fields.nr",
    },
    unmatchedColumns: "ignore",
    defaults: {},
    sheet: null,
    encoding: null,
    country: "DE",
    dateOrder: "YMD",
    nameOrder: null,
    language: "en",
    yearlessBirthday: "MM-DD",
    blankCells: "keep",
    missingContact: "report",
    sharedAddress: "report",
    inactive: "hold",
    deletes: DEFAULT_DELETES,
    formerly: null,
    expectHours: null,
    ...changes,
  };
}
