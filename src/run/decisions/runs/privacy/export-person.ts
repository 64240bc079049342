import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Ledger } from "../../../../ledger/ledger.ts";
import type { OtherRecord } from "../../../../ledger/people/erase/scrub-others.ts";
import type { TraceFinder } from "../../../../ledger/people/erase/traces.ts";
import type { RequestAbout } from "../../../../ledger/requests/erase-requests.ts";
import type { RequestQueue } from "../../../../ledger/requests/request-queue.ts";
import type { FeedSettings } from "../../../../model/feed.ts";
import type { Issue } from "../../../../model/issue.ts";
import { readableKey } from "../../../../model/text/row-key.ts";
import type { ContactInput } from "../../../../model/contact.ts";
import { personKnownAs } from "../../../push/never/person-known.ts";
import { idOfPerson } from "../../../push/never/row-owner.ts";
import { holdsText } from "./files/texts/file-texts.ts";
import { latestRuns, runOf } from "./files/list-columns.ts";
import { searchList } from "./files/rewrite-list.ts";
import { gatherTraces } from "./find-traces.ts";
import { finderOf } from "./finder/trace-finder.ts";

/** All that is held about a person. docs/privacy.md describes the shape. */
export interface ExportedPerson {
  readonly format: "celebration-sync export 1";
  /** ISO date-time. */
  readonly exportedAt: string;
  /** The person's contacts in the service, with the values that were applied last. */
  readonly contacts: readonly {
    readonly contactId: number;
    readonly list: string;
    readonly key: string;
    readonly values: ContactInput;
  }[];
  /** What happened, newest first: operations, rows and decisions. */
  readonly events: readonly object[];
  /** The values that were sent or are to be sent, and the cells of the person's rows, by list and key. */
  readonly records: readonly {
    readonly list: string | null;
    readonly key: string | null;
    readonly values: readonly ContactInput[];
    readonly cells: readonly string[];
  }[];
  /** Answers, corrections, decisions and stored requests about the person, by the kind of record. */
  readonly others: readonly (OtherRecord | { readonly kind: "stored_request"; readonly values: RequestAbout })[];
  /** What the ledger's overviews of runs show of the person: examples, samples, messages and names of files. */
  readonly shown: readonly { readonly run: string; readonly texts: readonly string[] }[];
  /** Files that hold the person: lists, uploads and reports. */
  readonly files: readonly string[];
}

/** Returns what happened to the people with these ids, each event once: an id has also the events of the person's other contacts. */
function eventsOf(ids: readonly string[], { people }: Pick<Ledger, "people">): readonly object[] {
  const all = ids.flatMap((id) => people.explainAs(id, { limit: MOST_EVENTS, offset: 0 })?.events ?? []);
  return [...new Map(all.map((event) => [JSON.stringify(event), event])).values()];
}

const MOST_EVENTS = 100_000;
/** The folders whose files may hold a person. */
const FOLDERS = ["archive", "failed", "inbox", "reports", "uploads", "working"] as const;

/** The folders of lists. */
const LISTS: ReadonlySet<string> = new Set(["archive", "failed", "inbox", "working"]);

/**
 * Gathers all that is held about a person; null: the ledger has no such person. The ledger must stay open until the promise
 * ends.
 */
export async function exportPerson(
  asked: string,
  ledger: Ledger,
  folders: Readonly<Record<(typeof FOLDERS)[number], string>>,
  requests: Pick<RequestQueue, "about">,
  at: string,
  feeds: readonly FeedSettings[],
): Promise<ExportedPerson | null> {
  const id = idOfPerson(asked, ledger);
  const person = personKnownAs(id, ledger);
  const traces = await gatherTraces(id, ledger);
  if (person === null || traces === null) return null;
  const finder = finderOf(traces, ledger);
  const ids = [...new Set([id, ...traces.contactIds.map(String)])];
  const records: ExportedPerson["records"][number][] = [];
  for await (const { key, inputs, cells, alike } of ledger.erasures.recordsAbout(finder)) {
    if (alike !== null) continue;
    records.push({
      list: key?.[0] ?? null,
      key: key === null ? null : readableKey(key[1]),
      values: inputs.map((text) => JSON.parse(text) as ContactInput),
      cells,
    });
  }
  const held = {
    format: "celebration-sync export 1" as const,
    exportedAt: at,
    contacts: person.entries.map(({ contactId, feed, key, applied }) => ({
      contactId,
      list: feed,
      key: readableKey(key),
      values: applied,
    })),
    events: eventsOf(ids, ledger).map((event) => withoutOthers(event, finder)),
    records,
    others: [
      ...ledger.erasures.othersAbout(finder, traces.items),
      ...requests.about(finder.has).map((values) => ({ kind: "stored_request" as const, values })),
    ],
    shown: [...ledger.erasures.shownIn(finder)],
  };
  const files: string[] = [];
  const latest = latestRuns(
    feeds.map(({ name }) => name),
    ledger,
  );
  // A list shows the person also by several cells of a row, as an erasure finds the person.
  const holds = async (path: string, folder: (typeof FOLDERS)[number]) => {
    if (!LISTS.has(folder)) return holdsText(path, finder.has);
    const ofList = folder === "archive" ? runOf(path, ledger) : null;
    const { isHit, others } = await searchList(path, finder, ofList === null ? latest : [ofList], feeds);
    return isHit || (others?.removed ?? 0) > 0;
  };
  for (const folder of FOLDERS) {
    const found = await readdir(folders[folder], { withFileTypes: true, recursive: true }).catch(() => []);
    for (const entry of found) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && (finder.has(entry.name) || (await holds(path, folder)))) files.push(path);
    }
  }
  return { ...held, files: files.toSorted() };
}

/** Returns an event whose issues do not name other people, for instance the person of a create in doubt with the same key. */
function withoutOthers(event: object, finder: Pick<TraceFinder, "shows">): object {
  if (!("issues" in event)) return event;
  const issues = (event.issues as readonly Issue[]).map((issue) => {
    const data = Object.entries(issue.data).filter(
      ([name, value]) => !NAMES.has(name) || (typeof value === "string" && finder.shows(value)),
    );
    return { ...issue, data: Object.fromEntries(data) };
  });
  return { ...event, issues };
}

/** The data of issues that name a person. */
const NAMES: ReadonlySet<string> = new Set(["name", "likeName"]);
