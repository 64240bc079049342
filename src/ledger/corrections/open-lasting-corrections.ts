import { nameOf, type ContactInput } from "../../model/contact.ts";
import { contentHash } from "../database/content-hash.ts";
import type { Database } from "../database/open-database.ts";
import { openLeftOutAddresses } from "./left-out-addresses.ts";
import type {
  CellCorrection,
  EndedCorrection,
  LastingCorrection,
  LastingCorrections,
  RuleOffer,
} from "./lasting-corrections.ts";

const COLUMNS = `id, feed, kind, key, by_text AS isByText, row_hash AS rowHash, rest_hash AS restHash,
  result_key AS resultKey, result_hash AS resultHash, header, nth, target, is_key AS isKey, was, becomes,
  person, iif(contact_id < 0, NULL, contact_id) AS contactId, run, made_at AS at,
  seen_run AS seenRun, seen_line AS seenLine, seen_rows AS seenRows`;

/** Condition on `corrections`: the correction lasts. */
const LASTS = "kind NOT IN ('unread', 'refused') AND ended_at IS NULL";

/** Fields for which a rule may be offered. A rule for a name, a date, an address or a key would change other people. */
const BY_RULE = ["group", "timezone", "gender", "location", "language", "company", "job_title", "salutation"];

/** Condition on `corrections`: the correction may become a rule. */
const MAY_BE_RULE = `kind = 'cell' AND ended_at IS NULL AND NOT is_key AND was <> '' AND becomes <> ''
  AND (target IN (${BY_RULE.map((field) => `'${field}'`).join(", ")}) OR target LIKE 'custom_fields.%')`;

/** A text that is a date, a phone number, an e-mail or another number of one person. */
const OF_ONE_PERSON = /@|\d\s*[./-]\s*\d|\d(?:[\s-]*\d){4}/u;

export function openLastingCorrections(db: Database): LastingCorrections {
  const list = (where: string, values: object): readonly LastingCorrection[] =>
    db.prepare(`SELECT ${COLUMNS} FROM corrections WHERE ${where}`).all(values).map(toCorrection);
  const end = db.prepare("UPDATE corrections SET ended_at = @at, ended_why = @why WHERE id = @id AND ended_at IS NULL");
  const active: LastingCorrections["active"] = (feed) =>
    list(`${LASTS} AND (@feed IS NULL OR feed = @feed) ORDER BY feed, id`, { feed });
  const appliedTo = db.prepare("SELECT applied FROM entries WHERE contact_id = ?").pluck();
  /** The contact of a removed row is that of the row that stays. A contact that a person linked may have no name yet. */
  const nameNow = ({ kind, person, contactId }: LastingCorrection): string => {
    const applied = kind === "row" || contactId === null ? undefined : (appliedTo.get(contactId) as string | undefined);
    return applied === undefined ? person : nameOf(JSON.parse(applied) as ContactInput) || person;
  };
  return {
    active,
    toShow: (feed) => active(feed).map((each) => ({ ...each, person: nameNow(each) })),
    ofDeleted: (feed) =>
      list(
        `kind = 'cell' AND ended_why = 'deleted' AND key IS NOT NULL AND id IN (
          SELECT max(id) FROM corrections WHERE feed = @feed GROUP BY key, iif(by_text, row_hash, ''), header, nth) ORDER BY id`,
        { feed },
      ).map((found) => ({ ...found, contactId: null })),
    isAny: (feed) =>
      db.prepare(`SELECT 1 FROM corrections WHERE feed = ? AND ${LASTS} LIMIT 1`).get(feed) !== undefined,
    get(id) {
      const found = db
        .prepare(
          `SELECT ${COLUMNS}, ended_at AS endedAt, ended_why AS endedWhy FROM corrections WHERE id = ? AND kind NOT IN ('unread', 'refused')`,
        )
        .get(id);
      return found === undefined ? null : (toCorrection(found) as EndedCorrection);
    },
    seenBy: (run) => list(`seen_run = @run AND ${LASTS} ORDER BY seen_line, id`, { run }),
    ofResult: (feed, resultHash) =>
      list(
        "feed = @feed AND result_hash = @resultHash AND kind IN ('cell', 'unread', 'refused') AND ended_at IS NULL ORDER BY id",
        {
          feed,
          resultHash,
        },
      ) as unknown as readonly CellCorrection[],
    removedRows(feed) {
      const found = new Map<string, LastingCorrection[]>();
      for (const each of list("feed = @feed AND kind = 'row' AND ended_at IS NULL", { feed }))
        found.set(each.key ?? "", [...(found.get(each.key ?? "") ?? []), each]);
      return found;
    },
    offers(feed) {
      const found = db
        .prepare(
          `SELECT min(id) AS id, feed, header, was, becomes, count(*) AS rows FROM corrections c
          WHERE ${MAY_BE_RULE} AND (@feed IS NULL OR feed = @feed) AND NOT EXISTS (
            SELECT 1 FROM corrections r WHERE r.feed = c.feed AND r.kind = 'rule' AND r.ended_at IS NULL
              AND r.header = c.header AND r.nth = c.nth AND r.was = c.was)
          GROUP BY feed, header, nth, was HAVING count(*) > 1 AND min(becomes) = max(becomes)
          ORDER BY feed, header, was`,
        )
        .all({ feed }) as RuleOffer[];
      return found.filter(({ was, becomes }) => !OF_ONE_PERSON.test(was) && !OF_ONE_PERSON.test(becomes));
    },
    ...openLeftOutAddresses(db),
    makeRule(id, at) {
      const { lastInsertRowid } = db
        .prepare(
          `INSERT INTO corrections (feed, kind, key, by_text, row_hash, rest_hash, result_key, result_hash, header, nth,
            target, is_key, was, becomes, person, run, made_at)
          SELECT feed, 'rule', NULL, 0, '', '', NULL, '', header, nth, target, 0, was, becomes, '', '', ?
          FROM corrections WHERE id = ?`,
        )
        .run(at, id);
      return Number(lastInsertRowid);
    },
    setRunOfRule: (rule, run) => void db.prepare("UPDATE corrections SET run = ? WHERE id = ?").run(run, rule),
    end: (ids, why, at) => ids.forEach((id) => end.run({ id, why, at })),
    endOfRun(run, at) {
      const { changes } = db
        .prepare(`UPDATE corrections SET ended_at = ?, ended_why = 'undone' WHERE run = ? AND ${LASTS}`)
        .run(at, run);
      db.prepare(
        "UPDATE corrections SET ended_at = NULL, ended_why = NULL WHERE ended_run = ? AND run <> ended_run AND ended_why = 'replaced'",
      ).run(run);
      return changes;
    },
    resumeOfRun(run, at) {
      db.prepare(
        `UPDATE corrections SET ended_at = ?, ended_why = 'replaced' WHERE ended_run = ? AND run <> ended_run AND ${LASTS}`,
      ).run(at, run);
      // A correction made meanwhile is newer.
      db.prepare(
        `UPDATE corrections SET ended_at = NULL, ended_why = NULL,
          contact_id = (SELECT e.contact_id FROM entries e WHERE e.contact_id = corrections.contact_id)
        WHERE run = ? AND ended_why = 'undone' AND NOT EXISTS (
          SELECT 1 FROM corrections n WHERE n.feed = corrections.feed AND n.kind = corrections.kind AND n.ended_at IS NULL
            AND n.id > corrections.id AND n.header = corrections.header AND n.nth = corrections.nth
            AND (n.key = corrections.key OR n.contact_id = corrections.contact_id OR n.row_hash = corrections.row_hash))`,
      ).run(run);
    },
    hashOf: contentHash,
  };
}

function toCorrection(columns: unknown): LastingCorrection {
  const found = columns as Omit<LastingCorrection, "isByText" | "isKey"> & {
    readonly isByText: number;
    readonly isKey: number;
  };
  return { ...found, isByText: found.isByText === 1, isKey: found.isKey === 1 };
}
