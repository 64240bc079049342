/** Checks an uploaded list for the console: plans it with the groups that a run saw last, and stores what it would do. */
import { openLedgerView } from "./ledger-view.ts";
import { draftList, stampOfFile, type ListDraft } from "./draft-list.ts";
import { checkFeedsNamed } from "./feeds-in-ledger.ts";
import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import { writeCheckFile, type CheckedItem } from "../ledger/checks/check-file.ts";
import { ledgerState } from "../ledger/checks/ledger-state.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Group } from "../model/contact.ts";
import { FileRefused } from "../model/file-refused.ts";
import { lookAtFile } from "../pipeline/intake/arrival/look-at-file.ts";
import { digestOf } from "../pipeline/report/page/report-digest.ts";
import type { PrepareEnv } from "../run/prepare/prepare-plan.ts";
import { expectedGreetings, greetingDays } from "../run/decisions/uploads/expected-greetings.ts";
import { readJson, uploadPaths, type CheckOutcome, type Upload } from "../run/decisions/uploads/upload-folder.ts";

const GREETING_DAYS = 30;

/**
 * Checks the list in an upload's folder, and writes the result beside it.
 *
 * @throws Error if the folder holds no upload
 */
export async function checkUpload(
  folder: string,
  settings: Settings,
  progress: PrepareEnv["progress"],
): Promise<CheckOutcome> {
  const paths = uploadPaths(folder);
  const upload = readJson(paths.about) as Upload | null;
  const seen = await stampOfFile(paths.list);
  if (upload === null || seen === null) throw new Error("the upload is gone");
  let ledger: Ledger;
  try {
    ledger = openLedgerView(settings);
  } catch (error) {
    if (error instanceof StartupError) return { kind: "failed", why: "ledger" };
    throw error;
  }
  try {
    checkFeedsNamed(settings, ledger);
    const { name, feed } = upload;
    const isOfEditor = upload.role !== "approver";
    const file = { ...(await lookAtFile(paths.list)), path: paths.list, name, feed, seen, isOfEditor };
    const known = ledger.seenGroups.last();
    const plan = (groups: readonly Group[]) => draftList(file, settings, { ledger, groups, progress });
    const used = known?.groups ?? usedGroups(ledger);
    let draft = await plan(used);
    let groups = used;
    if (known === null) {
      groups = [...used, ...unknownGroups(draft)];
      if (groups.length > used.length) draft = await plan(groups);
    }
    writeResult(paths.result, draft, { ledger, groups, seenAt: known?.at ?? null });
    return { kind: "checked" };
  } catch (error) {
    if (error instanceof StartupError) return { kind: "failed", why: "ledger" };
    if (!(error instanceof FileRefused)) throw error;
    const { code, message, hint } = error;
    return { kind: "refused", code, message, hint };
  } finally {
    ledger.close();
  }
}

/** Returns the groups in which the ledger has contacts, as far as the ledger knows them. */
export function usedGroups({ account }: Pick<Ledger, "account">): readonly Group[] {
  return account.usedGroups().map((group) => ({ ...group, category: "", status: "", contactCount: 0 }));
}

/** Ids that no real group has. */
const FIRST_UNREAL_ID = 2_000_000_000;

/** Returns groups with the names that the draft did not find. While the service's groups are not known, all names count. */
function unknownGroups({ source }: ListDraft): readonly Group[] {
  const names = new Set<string>();
  for (const { issue, further } of source.openItems())
    for (const { code, data } of [issue, ...further]) if (code === "group_unknown") names.add(String(data["cell"]));
  return [...names].map((name, index) => ({
    groupId: FIRST_UNREAL_ID + index,
    name,
    category: "",
    status: "",
    dateCreated: "",
    contactCount: 0,
  }));
}

function writeResult(
  file: string,
  { source, kind, feedInLedger }: ListDraft,
  {
    ledger,
    groups,
    seenAt,
  }: { readonly ledger: Ledger; readonly groups: readonly Group[]; readonly seenAt: string | null },
): void {
  const days = greetingDays(Date.now(), GREETING_DAYS);
  const names = new Map(groups.map(({ groupId, name }) => [groupId, name]));
  const linked = ledger.entries.withBirthdayOn(feedInLedger, [...days.keys()]);
  const greetings = expectedGreetings(days, linked, source.operations(), names);
  const facts = {
    record: source.record,
    kind,
    digest: digestOf(source, { openItems: 0, operations: 0 }),
    groupsSeenAt: seenAt,
    ledgerState: ledgerState(ledger),
    isStopped: ledger.stops.open().length > 0,
    greetingDays: GREETING_DAYS,
  };
  writeCheckFile(file, facts, itemsOf());

  function* itemsOf(): Generator<CheckedItem> {
    for (const operation of source.operations()) yield [operation.kind, operation];
    for (const item of source.openItems()) yield [item.status === "warning" ? "warning" : "row", item];
    for (const row of source.skipped()) yield ["skipped", row];
    for (const greeting of greetings) {
      yield ["greeting", greeting];
      if (greeting.change !== "stays") yield ["changed_greeting", greeting];
    }
  }
}
