import type { Database } from "../database/open-database.ts";
import type { LastingCorrections, LeftOutOrder } from "./lasting-corrections.ts";

/** Condition on `corrections`: an address is left out of a row of a feed. */
const OF_FEED = "feed = @feed AND kind = 'address' AND ended_at IS NULL";

/** Opens the addresses that people leave out of rows. */
export function openLeftOutAddresses(db: Database): Pick<LastingCorrections, "leftOut" | "leavesOutAny" | "leaveOut"> {
  const leftOut = db.prepare(
    `SELECT id, target AS field, was AS value, made_at AS at, person FROM corrections WHERE ${OF_FEED} AND key = @key`,
  );
  const leavesOutAny = db.prepare(`SELECT 1 FROM corrections WHERE ${OF_FEED} LIMIT 1`);
  const replace = db.prepare(
    `UPDATE corrections SET ended_at = @at, ended_why = 'replaced' WHERE ${OF_FEED} AND key = @key AND target = @field`,
  );
  const insert = db.prepare(`
    INSERT INTO corrections (feed, kind, key, by_text, row_hash, rest_hash, result_key, result_hash, header, nth, target,
      is_key, was, becomes, person, run, made_at)
    VALUES (@feed, 'address', @key, 0, '', '', NULL, '', '', 0, @field, 0, @value, '', @person, '', @at)`);
  return {
    leftOut: (feed, key) => leftOut.all({ feed, key }) as LeftOutOrder[],
    leavesOutAny: (feed) => leavesOutAny.get({ feed }) !== undefined,
    leaveOut(row, addresses, at) {
      for (const address of addresses) {
        replace.run({ ...row, ...address, at });
        insert.run({ ...row, ...address, at });
      }
    },
  };
}

/** Lets the addresses that are left out follow rows to new keys. Two rows may swap their keys. */
export function moveLeftOutAddresses(
  db: Database,
  feed: string,
  keys: readonly { readonly from: string; readonly to: string }[],
): void {
  const move = db.prepare(`UPDATE corrections SET key = @to WHERE ${OF_FEED} AND key = @from`);
  // Each key first becomes a text that is never a key.
  for (const [at, { from }] of keys.entries()) move.run({ feed, from, to: `\u0000${at}` });
  for (const [at, { to }] of keys.entries()) move.run({ feed, from: `\u0000${at}`, to });
}
