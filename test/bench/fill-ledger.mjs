// Fills a ledger from a list as the program does, with a service in this process in place of HTTP:
// fill-ledger.mjs CONFIG LIST GROUPS (a JSON file with what the service's group list says)
import { readFileSync } from "node:fs";
import { makeFolders } from "../../dist/data-folders.js";
import { settingsFor } from "../../dist/commands/settings.js";
import { openLedger } from "../../dist/ledger/open-ledger.js";
import { ledgerFilesOf } from "../../dist/locked-ledger.js";
import { makePass } from "../../dist/pipeline/inbox-pass.js";
import { openMemoryFiles } from "../../dist/pipeline/shortcut/memory-file.js";
import { SCAN_LIMITS } from "../../dist/pipeline/shortcut/scan-records.js";

const [, , config, list, groupsFile] = process.argv;
const settings = settingsFor(config);
makeFolders(settings);
const ledger = openLedger(ledgerFilesOf(settings));
const groups = JSON.parse(readFileSync(groupsFile, "utf8")).map((group) => ({
  groupId: group.group_id,
  name: group.name,
  category: group.category,
  status: group.status,
  dateCreated: group.date_created,
  contactCount: group.contact_count,
}));
let contacts = 0;
const applied = (contactId, { group_id: groupId, birthday }) => ({
  kind: "ok",
  status: 201,
  value: { contactId, groupId, birthday, birthdayParts: undefined },
});
const pass = await makePass(
  { feeds: settings.feeds, settleSeconds: 0, patienceSeconds: 60, files: [list], triesDeferred: true },
  {
    ledger,
    memories: { files: openMemoryFiles(settings.folders.knownRecords), learns: true, limits: SCAN_LIMITS },
    folders: settings.folders,
    baseUrl: settings.api.baseUrl,
    concurrency: settings.api.concurrency,
    timeoutMs: settings.api.timeoutMs,
    officeGroup: null,
    waitsForProbes: true,
    signal: new AbortController().signal,
    now: Date.now,
    sleep: () => Promise.resolve(),
    random: Math.random,
    log: () => {},
    progress: () => {},
    service: {
      createContact: async (input, beforeSending) => {
        beforeSending?.();
        contacts += 1;
        return applied(contacts, input);
      },
      updateContact: async (id, input) => applied(id, input),
      deleteContact: async () => ({ kind: "ok", status: 200, value: null }),
      listGroups: async () => ({ kind: "ok", status: 200, value: groups }),
      deleteGroup: async () => ({ kind: "ok", status: 200, value: null }),
    },
  },
);
const [{ record }] = pass.runs;
if (record.status !== "completed")
  throw new Error(JSON.stringify({ holds: record.holds, rows: record.rows, pass: pass.trouble }));
ledger.close();
