/** Finds the encoding of a list under which its known people keep their names. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { ContactInput, Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { FileRefused } from "../../../model/file-refused.ts";
import type { Row } from "../../../model/row.ts";
import { matchColumns } from "../../../pipeline/mapping/columns/match-columns.ts";
import { mapRow } from "../../../pipeline/mapping/row/map-row.ts";
import { createMapper } from "../../../pipeline/mapping/row/mapper.ts";
import { finishSurvey, startSurvey, surveyRow } from "../../../pipeline/mapping/survey/survey.ts";
import { encodingsOfReported } from "./reported-encoding.ts";
import { isProvenBy } from "./known-reading.ts";
import { openList as openListHere, type OpenedList, type OpenList, type OpenListOptions } from "../open-list.ts";

/** Number of rows in which known people are looked for. */
const FIRST_ROWS = 1_000;

interface Env {
  readonly ledger: Pick<Ledger, "entries" | "openItems" | "heldRows">;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** How lists are opened; absent: by the thread that calls. */
  readonly openList?: OpenList;
}

/**
 * Opens a list. If its bytes fit more than one encoding, the names of known people decide which one it is; for a corrected
 * report, the reported cells decide. Where they prove nothing, the likeliest encoding is used if it is far likelier than all others.
 *
 * @throws FileRefused
 */
export async function openAsKnown(
  path: string,
  feed: FeedSettings | null,
  options: OpenListOptions,
  groups: readonly Group[],
  env: Env,
): Promise<OpenedList> {
  const { openList = openListHere } = env;
  try {
    return await openList(path, feed, { ...options, asksKnown: true });
  } catch (error) {
    if (!(error instanceof FileRefused) || error.encodings.length < 2) throw error;
    const openIn = (encoding: string) => openList(path, feed, { ...options, codePages: [encoding] });
    const reported = await encodingsOfReported(openIn, error.encodings, env.ledger);
    if (reported.length > 0) return openList(path, feed, { ...options, codePages: reported });
    if (feed === null || env.ledger.entries.count(feed.name) === 0) return openList(path, feed, options);
    const encoding = await encodingOfKnown(path, feed, options, groups, env, error.encodings);
    return openList(path, encoding === null ? feed : { ...feed, encoding }, options);
  }
}

/** The names of a linked contact, as one encoding reads them and as they were applied last. */
interface KnownNames {
  readonly read: string;
  readonly applied: string;
}

/**
 * Returns the only encoding under which at least 19 of 20 known people keep their names; null: none or several. People whose
 * names are the same under all encodings prove nothing.
 */
async function encodingOfKnown(
  path: string,
  feed: FeedSettings,
  options: OpenListOptions,
  groups: readonly Group[],
  env: Env,
  encodings: readonly string[],
): Promise<string | null> {
  const found = new Map<string, ReadonlyMap<number, KnownNames>>();
  for (const encoding of encodings) {
    try {
      found.set(encoding, await knownNames(path, { ...feed, encoding }, options, groups, env));
    } catch (error) {
      // An encoding that gives no list is not the list's encoding.
      if (!(error instanceof FileRefused)) throw error;
    }
  }
  const readings = [...found.values()];
  const lines = new Set(readings.flatMap((names) => [...names.keys()]));
  const telling = [...lines].filter((line) => new Set(readings.map((names) => names.get(line)?.read)).size > 1);
  const proven = [...found].filter(([, names]) => {
    const stayed = telling.filter((line) => {
      const name = names.get(line);
      return name !== undefined && name.read === name.applied;
    });
    return isProvenBy(stayed.length, telling.length);
  });
  // Encodings that read all known people alike may differ in a new person.
  return proven.length === 1 ? (proven[0]?.[0] ?? null) : null;
}

/** Returns the names of the known people among the first rows, by line. */
async function knownNames(
  path: string,
  feed: FeedSettings,
  options: OpenListOptions,
  groups: readonly Group[],
  { ledger, now, openList = openListHere }: Env,
): Promise<ReadonlyMap<number, KnownNames>> {
  const names = new Map<number, KnownNames>();
  const today = new Date(now()).toISOString().slice(0, 10);
  const { table } = await openList(path, feed, options);
  try {
    const rows: Row[] = [];
    for await (const batch of table.batches()) {
      rows.push(...batch);
      if (rows.length >= FIRST_ROWS) break;
    }
    const surveyed = startSurvey(table.header, feed, groups, today);
    for (const row of rows) surveyRow(surveyed, row);
    const survey = finishSurvey(surveyed);
    const columns = matchColumns(table.header, feed, survey, true);
    if (columns.kind === "refused") return names;
    const mapper = createMapper({ feed, columns, survey, groups, today });
    for (const row of rows) {
      const mapped = mapRow(row, mapper);
      if (mapped.kind !== "contact") continue;
      const applied = ledger.entries.byKey(feed.name, mapped.key)?.applied;
      if (applied !== undefined) names.set(mapped.line, { read: nameOf(mapped.input), applied: nameOf(applied) });
    }
    return names;
  } finally {
    await table.close();
  }
}

function nameOf({ first_name: first, last_name: last }: ContactInput): string {
  return `${first} ${last ?? ""}`.normalize("NFC");
}
