/** Removes a person from the files below the data folder, except for the ledger and its copies. */
import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { TraceFinder } from "../../../../../ledger/people/erase/traces.ts";
import type { FeedSettings } from "../../../../../model/feed.ts";
import { cleanReason } from "../../../../../pipeline/intake/arrival/fail-file.ts";
import type { RunColumns } from "../../../../../model/mapped-row.ts";
import { GROUP_READABLE, PRIVATE } from "../../../../../pipeline/report/files/atomic-file.ts";
import { reportPaths, writeReports } from "../../../../../pipeline/report/write-reports.ts";
import type { RunEnv } from "../../../../run-env.ts";
import { ARRIVING, uploadPaths } from "../../../uploads/upload-folder.ts";
import type { ErasingEnv } from "../erasing-env.ts";
import { renewRunsIndex } from "../../../../runs-index.ts";
import { holdsText } from "./texts/file-texts.ts";
import { shownReport } from "./shown-report.ts";
import { latestRuns, runOf } from "./list-columns.ts";
import { endReplacement } from "./replace-list.ts";
import { rewriteList, searchList } from "./rewrite-list.ts";
import { scrubWaitingCorrections } from "./waiting-corrections.ts";

/** Number of files that were written again, and that were deleted. */
export interface ScrubbedFiles {
  rewritten: number;
  deleted: number;
}

/**
 * Removes the person from lists: in the archive, among the files that could not be used, from corrections that the console put into
 * the inbox, and from uploads. Names the files that nothing can search, and those with rows that may be the person's.
 */
export async function scrubLists(
  finder: TraceFinder,
  feeds: readonly FeedSettings[],
  env: ErasingEnv,
): Promise<ScrubbedFiles & { readonly closed: readonly string[]; readonly alike: ReadonlyMap<string, number> }> {
  const counts = { rewritten: 0, deleted: 0 };
  const closed: string[] = [];
  const kept = new Map<string, number>();
  const { archive, failed } = env.folders;
  const names = feeds.map(({ name }) => name);
  const latest = latestRuns(names, env.ledger);
  await endReplacement(env.ledger);
  const all = [...(await filesBelow(archive)), ...(await filesBelow(failed))];
  // A process that was killed may have left a part of a file.
  for (const path of all.filter((each) => each.endsWith(".tmp"))) await rm(path, { force: true });
  const isReason = (path: string) => path.endsWith(".error.txt");
  const lists = all.filter((path) => !path.endsWith(".tmp") && !isReason(path));
  // No reason that shows the person is left to be written again.
  for (const path of all.filter(isReason))
    if (finder.has(basename(path)) || (await holdsText(path, finder.has))) await cleanReason(path, lists, finder.has);
  for (const path of lists) {
    const ofList = path.startsWith(archive) ? runOf(path, env.ledger) : null;
    const searched = ofList === null ? latest : [ofList];
    const { became, files, alike } = await rewriteList(path, finder, searched, feeds, env.ledger);
    if (became === "closed") closed.push(path);
    // The ledger names the people of a list that a run has read.
    if (alike > 0 && ofList === null) kept.set(files.join(", ") || path, alike);
    if (became === "untouched" || became === "closed") continue;
    forgetWatched(path, env);
    counts[became] += 1;
  }
  const waiting = await scrubWaitingCorrections(finder, latest, feeds, env);
  counts.rewritten += waiting.rewritten;
  counts.deleted += waiting.deleted;
  const { uploads, known } = env.privateFolders ?? {};
  if (uploads !== undefined)
    for (const id of await namesIn(uploads)) {
      const folder = join(uploads, id);
      const found = await searchUpload(folder, finder, latest, feeds);
      if (found === "lacks") continue;
      // A list that still arrives can't be read yet.
      if (found === "closed" && id.startsWith(ARRIVING)) closed.push(uploadPaths(folder).list);
      else {
        await rm(folder, { recursive: true, force: true });
        counts.deleted += 1;
      }
    }
  // The next lists are read whole.
  if (known !== undefined) await rm(known, { recursive: true, force: true });
  return { ...counts, closed, alike: kept };
}

/** Searches an upload for the person: its list by its rows, too, and what the console keeps beside it by its texts. */
async function searchUpload(
  folder: string,
  finder: TraceFinder,
  runs: readonly RunColumns[],
  feeds: readonly FeedSettings[],
): Promise<"holds" | "lacks" | "closed"> {
  const { list } = uploadPaths(folder);
  let isClosed = false;
  for (const file of await filesBelow(folder)) {
    if (finder.has(basename(file))) return "holds";
    if (file !== list) {
      if (await holdsText(file, finder.has)) return "holds";
      continue;
    }
    const searched = await searchList(file, finder, runs, feeds);
    if (searched.isHit || (searched.others?.removed ?? 0) > 0) return "holds";
    isClosed = searched.isClosed;
  }
  return isClosed ? "closed" : "lacks";
}

/**
 * Writes the reports again that hold the person, from a ledger without the person. A file of the report that is not written again
 * is deleted if it holds the person. Other files in `reports/` are treated as those that could not be used.
 *
 * @param runs the runs whose records were about the person
 */
export async function scrubReports(
  finder: TraceFinder,
  runs: readonly string[],
  feeds: readonly FeedSettings[],
  env: ErasingEnv,
): Promise<ScrubbedFiles & { readonly closed: readonly string[] }> {
  const counts = { rewritten: 0, deleted: 0 };
  const closed = await scrubOthersFiles(finder, feeds, env, counts);
  const { ledger, folders, officeGroup, languageOf } = env;
  const modes = officeGroup === null ? PRIVATE : GROUP_READABLE;
  const touched = new Set(runs);
  const shows = showsPersonOrItem(finder);
  for (const name of await namesIn(folders.reports)) {
    const folder = join(folders.reports, name);
    if (!touched.has(name) && !(await anyHolds(await filesBelow(folder), shows))) continue;
    const run = ledger.runs.get(name);
    // The report stays as it was: later lists may have solved or changed its rows, and have rows of their own.
    const source = run === null ? null : ledger.reportSource(run, await shownReport(folder));
    const written =
      run === null || source === null ? null : await writeReports(folders.reports, source, modes, languageOf(run.feed));
    const fresh = new Set<string | null>(written === null ? [] : Object.values(written));
    counts.rewritten += 1;
    for (const file of await filesBelow(folder))
      if (!fresh.has(file) && (await holdsText(file, shows))) await remove(file, counts);
  }
  await renewRunsIndex(env);
  return { ...counts, closed };
}

/** The names of the files that the program writes into `reports/`. */
const REPORTS: ReadonlySet<string | null> = new Set(["index.html", ...Object.values(reportPaths("", true))]);

/** Removes the person from files that people put into `reports/`. Returns those that nothing can search. */
async function scrubOthersFiles(
  finder: TraceFinder,
  feeds: readonly FeedSettings[],
  { ledger, folders }: ErasingEnv,
  counts: ScrubbedFiles,
): Promise<readonly string[]> {
  const closed: string[] = [];
  const latest = latestRuns(
    feeds.map(({ name }) => name),
    ledger,
  );
  for (const path of await filesBelow(folders.reports)) {
    if (REPORTS.has(basename(path))) continue;
    if (path.endsWith(".tmp")) await rm(path, { force: true });
    else {
      const { became } = await rewriteList(path, finder, latest, feeds, ledger);
      if (became === "closed") closed.push(path);
      else if (became !== "untouched") counts[became] += 1;
    }
  }
  return closed;
}

/**
 * Returns whether a text of a report shows the person, or has the `_id` of a row of the person. The reports of later runs repeat a
 * row until it is solved, and all values of the row may be other people's, too.
 */
function showsPersonOrItem({ traces, has }: TraceFinder): (text: string) => boolean {
  if (traces.items.length === 0) return has;
  const ids = new RegExp(String.raw`\.r(?:${traces.items.join("|")})\.v\d`, "u");
  return (text) => has(text) || ids.test(text);
}

async function anyHolds(files: readonly string[], shows: (text: string) => boolean): Promise<boolean> {
  for (const file of files) if (await holdsText(file, shows)) return true;
  return false;
}

async function remove(path: string, counts: ScrubbedFiles): Promise<void> {
  await rm(path, { force: true });
  counts.deleted += 1;
}

/** An archived list that was written again must not look like one that a program has written to. */
function forgetWatched(archived: string, { ledger }: Pick<RunEnv, "ledger">): void {
  const fact = ledger.account.fact("archived_lists");
  if (fact === null) return;
  const lists = JSON.parse(fact) as readonly { readonly path: string }[];
  const others = lists.filter(({ path }) => path !== archived);
  if (others.length < lists.length) ledger.account.setFact("archived_lists", JSON.stringify(others));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
