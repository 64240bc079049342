/**
 * Fills a ledger by one pass over a list. The service is a stand-in in this process, called without HTTP.
 *
 * Usage: fill-ledger CONFIG LIST
 */
import type { Answer, AppliedContact } from "../../src/api/service.ts";
import { settingsFor } from "../../src/commands/session/settings.ts";
import { makeFolders } from "../../src/app/data-folders.ts";
import { openLedger } from "../../src/ledger/open-ledger.ts";
import { openRequestQueue } from "../../src/ledger/requests/request-queue.ts";
import { openRowCaches } from "../../src/app/row-caches.ts";
import { ledgerFilesOf } from "../../src/app/locked-ledger.ts";
import type { ContactInput } from "../../src/model/contact.ts";
import { makePass } from "../../src/run/inbox-pass.ts";
import { benchGroups } from "./bench-groups.ts";

const [, , config = "", list = ""] = process.argv;
const settings = settingsFor(config);
makeFolders(settings);
const ledger = openLedger(ledgerFilesOf(settings));
let contacts = 0;
const applied = (contactId: number, { group_id: groupId, birthday }: Partial<ContactInput>) =>
  Promise.resolve<Answer<AppliedContact>>({
    kind: "ok",
    status: 201,
    value: { contactId, groupId, birthday, birthdayParts: undefined, texts: {}, shown: { blank: [], filled: [] } },
  });
const done = <T>(value: T) => Promise.resolve<Answer<T>>({ kind: "ok", status: 200, value });
const pass = await makePass(
  { feeds: settings.feeds, settleSeconds: 0, patienceSeconds: 60, files: [list], triesDeferred: true },
  {
    ledger,
    requests: openRequestQueue(settings.folders.requestsFile, () => {}),
    rowCaches: openRowCaches(settings, true),
    folders: settings.folders,
    baseUrl: settings.api.baseUrl,
    concurrency: settings.api.concurrency,
    timeoutMs: settings.api.timeoutMs,
    officeGroup: null,
    languageOf: () => "en",
    waitsForProbes: true,
    signal: new AbortController().signal,
    firstSeen: (at) => at,
    now: Date.now,
    sleep: () => Promise.resolve(),
    random: Math.random,
    log: () => {},
    progress: () => {},
    service: {
      createContact: (input, beforeSending) => {
        beforeSending?.();
        contacts += 1;
        return applied(contacts, input);
      },
      updateContact: applied,
      deleteContact: () => done(null),
      listGroups: () => done(benchGroups),
      deleteGroup: () => done(null),
    },
  },
);
const record = pass.runs[0]?.record;
if (record?.status !== "completed")
  throw new Error(JSON.stringify({ holds: record?.holds, rows: record?.rows, pass: pass.stopReason }));
ledger.close();
