import { describe, expect, test } from "vitest";
import { EXAMPLE_CONFIG } from "../../../src/config/documents.ts";
import { formatConfigError, parseSettings } from "../../../src/config/load.ts";
import type { Settings } from "../../../src/config/settings.ts";

const FILE = "/srv/sync/config.json";
const MINIMAL = {
  api: { baseUrl: "https://service.example/v1", keyEnv: "KEY" },
  feeds: { staff: { files: ["staff*.csv"], mode: "snapshot" } },
};

function settings(config: unknown): Settings {
  const result = parseSettings(JSON.stringify(config), FILE);
  if (result.kind === "errors") throw new Error(JSON.stringify(result.errors));
  return result.settings;
}

/** Returns the errors as people see them, without the file's name. */
function errors(config: unknown): string[] {
  const text = typeof config === "string" ? config : JSON.stringify(config, null, 1);
  const result = parseSettings(text, FILE);
  return result.kind === "settings" ? [] : result.errors.map((error) => formatConfigError("", error));
}

const withApi = (api: object) => ({ ...MINIMAL, api: { ...MINIMAL.api, ...api } });
const withFeed = (feed: object) => ({ ...MINIMAL, feeds: { staff: { ...MINIMAL.feeds.staff, ...feed } } });

describe("defaults", () => {
  test("fill in every key that is left out", () => {
    const { api, folders, feeds, ...others } = settings(MINIMAL);
    expect(api).toMatchObject({ requestsPerSecond: 5, concurrency: 4, timeoutMs: 30_000 });
    expect(others).toMatchObject({
      settleMs: 2_000,
      logLevel: "info",
      notify: { command: null, mail: null, webhook: null, daily: false },
      folderGroup: null,
    });
    expect(others.retention).toEqual({ archiveDays: 90, reportDays: 365, ledgerDays: 400 });
    expect(folders).toMatchObject({ inbox: "/srv/sync/data/inbox", ledgerFile: "/srv/sync/data/state/ledger.db" });
    expect(feeds[0]).toEqual({
      name: "staff",
      files: ["staff*.csv"],
      mode: "snapshot",
      key: null,
      columns: {},
      unmatchedColumns: "ignore",
      defaults: {},
      sheet: null,
      encoding: null,
      country: null,
      dateOrder: null,
      nameOrder: null,
      language: "en",
      yearlessBirthday: "MM-DD",
      blankCells: "keep",
      missingContact: "report",
      sharedAddress: "report",
      inactive: "hold",
      deletes: { limitCount: 10, limitPercent: 5, limitWeekPercent: 15, limitTotal: 500, absentDays: 0 },
      formerly: null,
      expectHours: null,
    });
  });

  test("do not include a mode, because a person must decide whether missing people are deleted", () => {
    const [error] = errors({ ...MINIMAL, feeds: { staff: { files: ["a.csv"] } } });
    expect(error).toContain(
      'feeds.staff.mode is missing: it must be one of "snapshot", "changes". "snapshot": each list',
    );
  });
});

test('accepts some of the delete limits, "never", and mode "changes", which never deletes', () => {
  const deletesOf = (feed: object) => settings(withFeed(feed)).feeds[0]?.deletes;
  expect(deletesOf({ deletes: { limitCount: 3 } })).toMatchObject({ limitCount: 3, limitPercent: 5 });
  expect(deletesOf({ deletes: "never" })).toBeNull();
  expect(deletesOf({ mode: "changes" })).toBeNull();
  expect(errors(withFeed({ mode: "changes", deletes: { limitCount: 3 } }))[0]).toContain("never deletes");
});

test("resolves relative paths from the configuration file's folder", () => {
  const { folders, api } = settings({
    ...MINIMAL,
    api: { baseUrl: "http://127.0.0.1:8080/v1", keyFile: "api-key" },
    dataDir: "../data",
    folders: { inbox: "/home/drop", state: "state" },
  });
  expect(api.key).toEqual({ kind: "file", name: "api-key", path: "/srv/sync/api-key" });
  expect(folders.inbox).toBe("/home/drop");
  expect(folders.reports).toBe("/srv/data/reports");
  expect(folders.backup).toBe("/srv/sync/state/backup");
});

describe("an error names the key, the value and the values allowed, for", () => {
  test.each<[string, unknown, string]>([
    [
      "a misspelt key",
      withFeed({ mod: "snapshot" }),
      'feeds.staff.mod is not a key of the configuration. Did you mean "mode"?',
    ],
    ["a misspelt choice", withFeed({ mode: "snapshots" }), 'Did you mean "snapshot"?'],
    ["a misspelt field", withFeed({ columns: { Surname: "lastname" } }), 'Did you mean "last_name"?'],
    ["a misspelt key in a nested object", withFeed({ deletes: { limtCount: 1 } }), 'Did you mean "limitCount"?'],
    ["a key that resembles no known key", { ...MINIMAL, zzz: 1 }, "Allowed here: $schema, api, dataDir"],
    [
      "a value that is not one of the choices",
      withFeed({ mode: "snap" }),
      'feeds.staff.mode is "snap": it must be one of "snapshot", "changes".',
    ],
    [
      "a number out of range",
      withApi({ concurrency: 99 }),
      "api.concurrency is 99: it must be a whole number from 1 to 16.",
    ],
    [
      "a fraction where a whole number is due",
      withApi({ concurrency: 1.5 }),
      "it must be a whole number from 1 to 16.",
    ],
    [
      "a text in place of a number",
      { ...MINIMAL, settleSeconds: "2" },
      'settleSeconds is "2": it must be a number from 0 to 3600.',
    ],
    [
      "an unknown field",
      withFeed({ columns: { Name: "firstname" } }),
      'feeds.staff.columns.Name is "firstname": it must be one of',
    ],
    [
      "a default for a field that belongs to one person",
      withFeed({ defaults: { email: "a@example.org" } }),
      "Allowed here: group, timezone, gender",
    ],
    [
      "an unknown time zone",
      withFeed({ defaults: { timezone: "Europe/Berln" } }),
      "must be a time zone in region/city form",
    ],
    [
      "an unknown country",
      withFeed({ country: "UK" }),
      'feeds.staff.country is "UK": it must be a country\'s two capital letters',
    ],
    ["an unknown encoding", withFeed({ encoding: "cp-99" }), "must be the name of a text encoding"],
    [
      "a feed's name with a blank",
      { ...MINIMAL, feeds: { "Staff A": MINIMAL.feeds.staff } },
      '"Staff A" is not allowed in feeds. A name has small letters',
    ],
    ["a list without an entry", withFeed({ key: [] }), "feeds.staff.key must be a list [ … ] with at least one entry."],
    [
      "a text in place of true or false",
      { ...MINIMAL, console: { fourEyes: "yes" } },
      'console.fourEyes is "yes": it must be true or false.',
    ],
    ["no feed at all", { ...MINIMAL, feeds: {} }, "must name at least one feed"],
    ["a folder in a pattern", withFeed({ files: ["in/*.csv"] }), "must be a file name with * and ?, without a folder"],
    ["a blank text", withFeed({ sheet: " " }), 'feeds.staff.sheet is " ": it must not be blank.'],
    ["an API key without a place", withApi({ keyEnv: undefined }), "either keyEnv or keyFile"],
    ["an API key with two places", withApi({ keyFile: "key" }), "either keyEnv or keyFile"],
    ["a plain http address", withApi({ baseUrl: "http://service.example/v1" }), "must begin with https://"],
    [
      "a missing object",
      { feeds: MINIMAL.feeds },
      "api is missing: it must be an object { … }. The service and the calls to it.",
    ],
    ["a list in place of an object", { ...MINIMAL, retention: [] }, "retention must be an object { … }."],
  ])("%s", (_, config, expected) => {
    const found = errors(config);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  test("each of several errors, with its line", () => {
    const text =
      '{\n // the service\n "api": { "baseUrl": "https://a.example/v1", "keyEnv": "K", "retries": 3 },\n "feeds": {\n  "staff": { "files": ["a.csv"], "mode": "all" }\n }\n}';
    const column = (word: string) =>
      1 +
      (text
        .split("\n")
        .find((line) => line.includes(word))
        ?.indexOf(word) ?? -1);
    const found = errors(text);
    expect(found).toHaveLength(2);
    expect(found.some((error) => error.startsWith(`:3:${column('"retries"')}  api.retries`))).toBe(true);
    expect(found.some((error) => error.startsWith(`:5:${column('"mode"')}  feeds.staff.mode`))).toBe(true);
  });

  test("a value that may be a secret, without showing the value", () => {
    const address = withApi({ baseUrl: "https://user:canary@service.example/v1" });
    const key = withApi({ keyEnv: undefined, keyFile: 5, key: "canary" });
    expect([...errors(address), ...errors(key)]).toHaveLength(3);
    expect([...errors(address), ...errors(key)].join()).not.toContain("canary");
  });
});

test("refuses the same file pattern in two feeds, ignoring letter case", () => {
  const other = { files: ["STAFF*.csv"], mode: "changes" };
  const found = errors({ ...MINIMAL, feeds: { ...MINIMAL.feeds, other } });
  expect(found[0]).toContain(
    'feeds.other.files.0 is "STAFF*.csv": it must differ from the patterns of the feed "staff"',
  );
});

test("refuses a former name that a feed still has", () => {
  const other = { files: ["b.csv"], mode: "changes", formerly: "staff" };
  expect(errors({ ...MINIMAL, feeds: { ...MINIMAL.feeds, other } })[0]).toContain("no feed has now");
});

test("accepts the example configuration", () => {
  expect(settings(EXAMPLE_CONFIG).feeds.map((feed) => feed.name)).toEqual(["staff", "customers"]);
});
