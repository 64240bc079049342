import { isRetiredKey, retiredKey } from "../../model/text/row-key.ts";
import { areCertainlyOnePerson, traitsOf } from "../../model/traits.ts";
import type { Entry } from "../../model/contact.ts";
import type { LikelyPair } from "../../model/mapped-row.ts";
import type { NewKey } from "../../ledger/entries/rekey.ts";
import type { Deciding } from "./row-context.ts";
import { matchPeople, withFreeKeys, type FittingPair, type Holders, type MatchedPeople } from "./rules/same-person.ts";
import { oneRowEach, type SharedContacts } from "./unsent/same-answers.ts";
import { isLater, staysSecond } from "./unsent/second-rows.ts";
import { isOfItsKey } from "./protect-contacts.ts";
import { fitOf, isSamePerson } from "./rules/who-is-who.ts";
import { isNeighbour } from "./rules/could-be.ts";

/** The people of rows that have another key than their contact. */
export interface Renamed extends MatchedPeople {
  /** Contacts whose key now belongs to another person, by the row of that person. They stay until they are deleted. */
  readonly replaced: ReadonlyMap<number, Entry>;
  /** Rows that differ, and that a person answered to be about one contact. */
  readonly shared: SharedContacts;
}

type Finding = Pick<
  Deciding,
  "staging" | "ledger" | "feed" | "columns" | "mode" | "isKeyChanged" | "keySetting" | "mayHaveFormerKeys" | "pause"
>;

/**
 * Finds people under a new key: rows and vanished contacts that fit only each other. Contacts about which a row is a
 * question do not count as absent.
 *
 * @param reassigned rows whose key belongs to the contact of another person; their keys and contacts are matched anew
 * @param others the rows that a person answered to be another person than the key's; if there are any, only these rows and
 *   the rows with their contacts' keys are matched anew
 */
export async function findRenamed(deciding: Finding, holders: Holders, others: Holders = new Map()): Promise<Renamed> {
  const { staging, mode, isKeyChanged, mayHaveFormerKeys } = deciding;
  const isSnapshot = mode === "snapshot";
  const reassigned = others.size === 0 ? holders : await inChain(deciding, holders, others);
  for (const seq of reassigned.keys()) staging.setEntry(seq, null);
  const pairsAnswered = staging.answeredSame().filter((pair) => !isSecond(deciding, pair));
  const { answered: byAnswer, shared } = oneRowEach(
    deciding,
    pairsAnswered.filter((pair) => pair.isAsAnswered || isStillSame(deciding, pair)),
  );
  const answered = new Map(byAnswer);
  const taken = new Set(answered.values());
  const known = mode === "changes" ? correctedPeople(deciding) : answered;
  for (const [seq, entryId] of known) if (!answered.has(seq) && !taken.has(entryId)) answered.set(seq, entryId);
  for (const [seq, entryId] of answered) staging.setEntry(seq, entryId);
  if (!isSnapshot && reassigned.size === 0 && !isKeyChanged && !mayHaveFormerKeys)
    return { same: answered, maybe: new Map(), replaced: new Map(), shared };
  staging.findVanished(mode);
  const fitting = await fittingPairs(deciding, reassigned, others);
  const pairs = fitting.filter(({ seq }) => !answered.has(seq));
  const isAsked = ({ seq, entryId }: FittingPair) =>
    isSnapshot || isKeyChanged || reassigned.has(seq) || hasFormerKey(deciding, entryId);
  const found = matchPeople(pairs.filter(isAsked));
  const same = isSnapshot || others.size > 0 ? found.same : withFreeKeys(found.same, keepingKeys(deciding, reassigned));
  const maybe = new Map(found.maybe);
  for (const [seq] of found.same) {
    const holder = reassigned.get(seq);
    if (!same.has(seq) && holder !== undefined) maybe.set(seq, [holder]);
  }
  for (const [seq, entryId] of same) staging.setEntry(seq, entryId);
  const all = new Map([...answered, ...same]);
  const claimed = new Set([...all.values(), ...[...maybe.values()].flat()]);
  // Another person replaces the contact of the key, unless a further row may be about that contact.
  const left = new Set<number>();
  const asked = others.size > 0 && !isSnapshot ? askedPeople(deciding) : NO_PEOPLE;
  for (const [seq, entryId] of others) {
    if (all.has(seq) || maybe.has(seq)) continue;
    if (claimed.has(entryId) || asked.has(entryId)) left.add(seq);
    else staging.setEntry(seq, entryId);
  }
  if (same.size > 0 || others.size > 0) staging.findVanished(mode);
  const named = new Set(all.values());
  const sharing = new Map([...shared].filter(([seq, entryId]) => !all.has(seq) && !named.has(entryId)));
  for (const seq of sharing.keys()) maybe.delete(seq);
  staging.keep([...[...maybe.values()].flat(), ...sharing.values()]);
  const freed = new Map([...reassigned].filter(([seq]) => all.has(seq) || left.has(seq)));
  return { same: all, maybe, replaced: replacedBy(deciding, freed, all), shared: sharing };
}

const NO_PEOPLE: ReadonlySet<number> = new Set();

/**
 * Returns the contacts that an open item names as the person of a row with another key. Rows that are run alone do not show that
 * row.
 */
function askedPeople({ ledger, feed }: Pick<Finding, "ledger" | "feed">): ReadonlySet<number> {
  const named = ledger.openItems.open(feed.name).flatMap(({ issues: [{ code, data }] }) => {
    const isOther = code === "looks_like" || code === "second_row_differs";
    return (isOther ? ledger.entries.byContact(Number(data["contactId"])) : null) ?? [];
  });
  return new Set(named.map(({ id }) => id));
}

/** Returns whether the row is a second one of its person, though the other row is not in this list. */
function isSecond(deciding: Finding, { seq, entryId }: LikelyPair): boolean {
  const row = deciding.staging.row(seq);
  if (row?.mapped.kind !== "contact") return false;
  const entry = deciding.ledger.entries.byId(entryId);
  const { key } = row.mapped;
  return staysSecond(deciding, row, { key, entry }) || (entry !== null && isLater(deciding, key, entry));
}

/** Returns whether a row that has changed since a person's answer is still about the contact's person. */
function isStillSame({ staging, ledger }: Finding, { seq, entryId }: LikelyPair): boolean {
  const row = staging.row(seq);
  const entry = ledger.entries.byId(entryId);
  return row?.mapped.kind === "contact" && entry !== null && isSamePerson(entry.applied, row.mapped.input);
}

/**
 * Returns the rows that a person answered to be another person than the key's. Each of them may prove to be about another
 * contact. The row that has that contact's key is returned, too.
 */
async function inChain(deciding: Finding, holders: Holders, others: Holders): Promise<Holders> {
  const { staging, mode } = deciding;
  for (const seq of holders.keys()) staging.setEntry(seq, null);
  staging.findVanished(mode);
  const { same } = matchPeople(await fittingPairs(deciding, holders, others));
  const chain = new Map(others);
  for (const [seq] of chain) {
    const person = same.get(seq);
    for (const [other, holder] of holders) if (holder === person) chain.set(other, holder);
  }
  for (const [seq, holder] of holders) if (!chain.has(seq)) staging.setEntry(seq, holder);
  return chain;
}

/** Returns whether the contact's key was made under a former `key` setting, and so names no person of the list. */
export function hasFormerKey(
  { staging, keySetting, mayHaveFormerKeys }: Pick<Finding, "staging" | "keySetting" | "mayHaveFormerKeys">,
  entryId: number,
): boolean {
  return mayHaveFormerKeys && staging.hasOtherKey(entryId, keySetting);
}

/** Returns the contact that had the key of a row's person before; null: there is none, or its key was made under a former setting. */
export function formerHolder(deciding: Finding, { replaced }: Renamed, seq: number): Entry | null {
  const holder = replaced.get(seq) ?? null;
  return holder === null || hasFormerKey(deciding, holder.id) ? null : holder;
}

/** Returns the rows whose key belongs to a contact that keeps it. A key of a former setting is free for another person. */
function keepingKeys(deciding: Finding, reassigned: Holders): Holders {
  return new Map([...reassigned].filter(([, entryId]) => !hasFormerKey(deciding, entryId)));
}

/** Returns the pairs that may be the same person. A pair that a person answered to be two people is left out. */
async function fittingPairs(
  { staging, ledger, feed, mode, pause }: Finding,
  reassigned: Holders,
  others: Holders,
): Promise<readonly FittingPair[]> {
  const asked = [...reassigned].filter(([seq]) => !others.has(seq));
  const pairs: FittingPair[] = asked.map(([seq, entryId]) => ({ seq, entryId, fit: "maybe" }));
  const freed = new Set(reassigned.values());
  const uncertain = new Set<number>();
  for (const { seq, entryId } of staging.likelyPairs()) {
    await pause();
    const row = staging.row(seq);
    const entry = ledger.entries.byId(entryId);
    if (row?.mapped.kind !== "contact" || entry === null) continue;
    // Rows that are run alone do not show who is missing. The newest list does, and no list has the key of a former contact.
    const isHere = !freed.has(entryId) && !isRetiredKey(entry.key) && !staging.isMissing(entryId);
    if (others.has(seq) && mode !== "snapshot" && isHere) continue;
    const fit = fitOf(entry.applied, row.mapped.input);
    if (fit === "other" || isNeighbour(staging, row.hash, row.mapped.input, entry)) continue;
    const question = { feed: feed.name, key: row.mapped.key, hash: row.hash, contactId: entry.contactId };
    if (ledger.answers.of(question) === "new") continue;
    if (!areCertainlyOnePerson(row.mapped.traits, traitsOf(entry.applied))) uncertain.add(pairs.length);
    pairs.push({ seq, entryId, fit });
  }
  if (![...uncertain].some((at) => pairs[at]?.fit !== "maybe")) return pairs;
  const refused = inRefusedRows({ staging, ledger });
  return pairs.map((pair, at) => (uncertain.has(at) && refused.has(pair.entryId) ? { ...pair, fit: "maybe" } : pair));
}

/**
 * Returns the contacts whose person certainly has a refused row, as with a mistyped key. Such a contact fits several rows, so a
 * row with a new key is a question, unless it certainly is the person, too. A row that was refused in an earlier list beside the
 * contact's own row does not count.
 */
function inRefusedRows(deciding: Pick<Finding, "staging" | "ledger">): ReadonlySet<number> {
  const { staging, ledger } = deciding;
  const found = staging.refusedPairs().filter(({ seq, entryId }) => {
    const row = staging.row(seq);
    const entry = ledger.entries.byId(entryId);
    if (row === null || row.mapped.kind === "skipped" || entry === null) return false;
    const { traits } = row.mapped;
    if (isOfItsKey(deciding, { ...row, traits }) || staging.stoodBeside(row.hash, entryId)) return false;
    return areCertainlyOnePerson(traits, traitsOf(entry.applied));
  });
  return new Set(found.map(({ entryId }) => entryId));
}

/** Returns each contact whose own key is taken by the person of a row, and whose person has no row. */
function replacedBy(
  { ledger }: Pick<Finding, "ledger">,
  reassigned: Holders,
  same: ReadonlyMap<number, number>,
): ReadonlyMap<number, Entry> {
  const moving = new Set(same.values());
  const replaced = [...reassigned].flatMap(([seq, entryId]) => {
    const entry = moving.has(entryId) ? null : ledger.entries.byId(entryId);
    return entry === null ? [] : [[seq, entry] as const];
  });
  return new Map(replaced);
}

/** Returns the key under which a contact stays whose own key is taken by another person. */
export function retired({ id, key, contactId }: Entry): NewKey {
  return { entryId: id, key: retiredKey(key, contactId) };
}

/** Issues that say that the reported key may be another person's. */
const DOUBTED_KEYS = new Set(["duplicate_key", "other_person", "looks_like"]);

/**
 * Returns the entry by the `seq` of each row that was reported under a contact's key, and has another key now. Where the
 * values show the contact's person, the row is about that person. A contact that has a row of its own is left out.
 */
function correctedPeople({ staging, ledger, feed }: Finding): ReadonlyMap<number, number> {
  const rowsOf = new Map<number, number[]>();
  for (const seq of staging.correctedNew()) {
    const row = staging.row(seq);
    if (row?.mapped.kind !== "contact" || row.openItem === null) continue;
    const { hash, mapped } = row;
    const item = ledger.openItems.byId(row.openItem);
    if (item === null || item.issues.some(({ code }) => DOUBTED_KEYS.has(code))) continue;
    const key = /^key:([^\n]*)$/u.exec(item.subject)?.[1];
    const entry = key === undefined ? null : ledger.entries.byKey(feed.name, key);
    if (entry === null || staging.hasRow(entry.id)) continue;
    const fit = fitOf(entry.applied, mapped.input);
    const answer = ledger.answers.of({ feed: feed.name, key: mapped.key, hash, contactId: entry.contactId });
    if ((fit === "named" || fit === "same") && answer !== "new")
      rowsOf.set(entry.id, [...(rowsOf.get(entry.id) ?? []), seq]);
  }
  return new Map(
    [...rowsOf].flatMap(([entryId, [seq, ...others]]) => (others.length === 0 ? [[seq ?? 0, entryId]] : [])),
  );
}
