import { existsSync } from "node:fs";
import { openLedgerView } from "../../app/ledger-view.ts";
import { counted } from "../../model/text/counted.ts";
import type { Settings } from "../../config/settings.ts";
import { checkConsole } from "./check-console.ts";
import { checkClock, checkFileSystems, checkLock } from "./check-machine.ts";
import { collectFindings, type Finding } from "./findings.ts";

const FOLDERS = ["inbox", "working", "archive", "failed", "reports", "state"] as const;

/** Returns the findings of `check` that need no key and write nothing. */
export function keylessFindings(settings: Settings, now: number): readonly Finding[] {
  const findings = collectFindings();
  const { feeds, configFile, folders } = settings;
  findings.add({ what: "Configuration", ok: true, detail: `${configFile}, ${counted(feeds.length, "feed")}` });
  const missing = FOLDERS.filter((name) => !existsSync(folders[name])).map((name) => folders[name]);
  const detail = missing.length === 0 ? folders.dataDir : `not there yet: ${missing.join(", ")}. A run makes them`;
  findings.add({ what: "Folders", ok: true, detail });
  if (missing.length === 0) checkFileSystems(settings, findings);
  const ledger = findings.attempt("Ledger", () => openLedgerView(settings));
  if (ledger !== null) {
    const linked = ledger.entries.countByFeed().reduce((sum, feed) => sum + feed.linked, 0);
    findings.add({ what: "Ledger", ok: true, detail: counted(linked, "contact") });
    checkClock(ledger, now, findings);
    ledger.close();
  }
  checkLock(settings, findings);
  checkConsole(settings, findings, now);
  return findings.list;
}
