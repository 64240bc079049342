import type { Entries } from "../../ledger/entries/entries.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { PlanDraft } from "../../ledger/planning/plan-draft.ts";
import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import type { Staging } from "../../ledger/planning/staging.ts";
import type { Entry } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { ColumnUse } from "../../model/mapped-row.ts";
import { canonicalKey } from "../../model/text/row-key.ts";
import { traitsOf } from "../../model/traits.ts";
import { addressesAnswered, addressesAsked } from "./refused/answered-addresses.ts";
import { isKeyDoubted } from "./refused/doubted-key.ts";
import { earlierRefusal } from "./refused/earlier-refusal.ts";
import { isNeighbour } from "./rules/could-be.ts";
import { isGroupInKey } from "./rules/duplicates.ts";
import { bornLately } from "./rules/compare/born-lately.ts";
import { nearBirthdays } from "./rules/compare/birthdays.ts";
import type { ContactRow, RowContext } from "./rules/decide-row.ts";
import type { FindKept } from "./rules/compare/never/decide-kept.ts";
import type { JudgePerson } from "./rules/compare/never/judge-person.ts";
import { firstWave } from "./rules/waves.ts";
import { leaveOut } from "./rules/shared-addresses.ts";
import { isNearNamesake, isSameInOtherForm, isSamePerson } from "./rules/who-is-who.ts";

/** What the decisions about a list's rows read and write. */
export interface Deciding {
  readonly ledger: Pick<
    Ledger,
    "entries" | "openItems" | "account" | "runs" | "answers" | "decisions" | "feedDays" | "lists" | "corrections"
  >;
  readonly staging: Staging;
  readonly draft: PlanDraft;
  readonly feed: FeedSettings;
  /** The feed's mode; always `changes` for a corrected report. */
  readonly mode: FeedSettings["mode"];
  readonly groupNames: ReadonlyMap<number, string>;
  /** The feed's `key` setting, as runs store it. */
  readonly keySetting: string;
  /** Whether the `key` setting has changed since the last list. The keys of the contacts are then former ones. */
  readonly isKeyChanged: boolean;
  /** Whether the `key` setting has ever changed. Some contacts may then have a key that was made under a former setting. */
  readonly mayHaveFormerKeys: boolean;
  readonly columns: readonly ColumnUse[];
  /** Returns a text that is the same for two rows of the list which differ by their form only. */
  readonly formOf: (cells: readonly string[]) => string;
  /** Compares a person with those who must never be greeted; null: there are none. */
  readonly never: JudgePerson | null;
  /** Finds the contacts that a person may have in the service though they are no longer linked; null: there are none. */
  readonly kept: FindKept | null;
  /** ms since 1970. */
  readonly now: number;
  /**
   * Lets signals and timers be served, if the last pause is long ago. Steps of a plan await it between rows. It throws when
   * the plan is stopped.
   */
  readonly pause: () => Promise<void>;
}

/**
 * Yields the contact rows that have to be decided one by one, in file order.
 *
 * Before a feed's first list, the ledger has nothing that a decision could look up. `decideRow` would then create every row
 * without guardian, contact_id or mark. So these rows are planned as creates without being read again, each in its place
 * among the others.
 */
export function* rowsToDecide({ ledger, staging, draft, feed, never, kept }: Deciding): Generator<StagedRow> {
  // With `leaveOut` each row is compared with the addresses of the others.
  const leavesOut = feed.sharedAddress === "leaveOut" || ledger.corrections.leavesOutAny(feed.name);
  const compares = leavesOut || never !== null || kept !== null || !staging.hasNothingToCompare();
  if (compares) return yield* staging.rows("contact", "all");
  let after = 0;
  for (const row of staging.rows("contact", "notable")) {
    draft.addNewcomers(after, row.seq, firstWave("create"));
    yield row;
    after = row.seq;
  }
  draft.addNewcomers(after, Number.MAX_SAFE_INTEGER, firstWave("create"));
}

/**
 * Returns the row with its guardian resolved: a linked guardian becomes a contact_id in the input, and a guardian who is
 * still to be created stays as a key in `guardian`.
 */
export function withGuardian(deciding: Pick<Deciding, "ledger" | "feed" | "staging">, mapped: ContactRow): ContactRow {
  if (mapped.guardian === null) return mapped;
  const contactId = /^\d{1,15}$/u.test(mapped.guardian) ? Number(mapped.guardian) : null;
  const guardian = contactId === null ? mapped.guardian : canonicalKey([mapped.guardian]);
  const linked = linkedGuardian(deciding, guardian, contactId);
  if (linked === null) return { ...mapped, guardian };
  return { ...mapped, guardian: null, input: { ...mapped.input, guardian_contact_id: linked.contactId } };
}

/** Returns the guardian's entry. A number counts as a key if this list or the ledger has it, and else as a contact_id. */
function linkedGuardian(
  { ledger, feed, staging }: Pick<Deciding, "ledger" | "feed" | "staging">,
  key: string,
  contactId: number | null,
): Entry | null {
  const entryId = staging.entryOf(key);
  if (entryId !== undefined) return entryId === null ? null : ledger.entries.byId(entryId);
  return ledger.entries.byKey(feed.name, key) ?? (contactId === null ? null : ledger.entries.byContact(contactId));
}

/** Gathers everything that the decision about a row needs. */
export function contextOf(
  deciding: Deciding,
  row: StagedRow,
  mapped: ContactRow,
  { entry, mayBe }: { readonly entry: Entry | null; readonly mayBe: number | null },
): RowContext {
  const { ledger, staging, feed, columns, now } = deciding;
  const { hash } = row;
  const orders = addressesAnswered(deciding, mapped, entry);
  const leftOut = [...new Set(orders.map(({ field }) => field))];
  const refusal = earlierRefusal(deciding, row, mapped, leftOut);
  const warnings = [...mapped.warnings, ...addressesAsked(deciding, row, orders, entry)];
  const sent = leftOut.length === 0 ? mapped : { ...mapped, input: leaveOut(mapped.input, leftOut).input, warnings };
  const holderOfId = mapped.contactId === null ? null : ledger.entries.byContact(mapped.contactId);
  const answer =
    entry === null ? null : ledger.answers.of({ feed: feed.name, key: mapped.key, hash, contactId: entry.contactId });
  if (entry !== null && answer !== "new") {
    const isKnown = answer !== null || hash === entry.hash;
    const isDoubted = !isKnown && isKeyDoubted(deciding, row, mapped, entry);
    const isOther = isDoubted || (!isKnown && !isSamePerson(entry.applied, mapped.input));
    return {
      row: sent,
      hash,
      entry: withoutLostGuardian(entry, ledger.entries),
      isDoubted,
      answer,
      refusal,
      holderOfId,
      inDoubt: null,
      // A linked row is checked for look-alikes only if it seems to be about another person.
      lookalike: isOther ? likeOf(staging, { key: mapped.key, hash, traits: traitsOf(mapped.input) }) : null,
      lookalikeInDoubt: null,
      mayBe: null,
      twin: null,
      shared: addressesLeftOut(deciding, row, mapped, entry),
      leftOut,
      birthdayDoubt:
        staging.reportedOf(row.seq) === null
          ? bornLately(mapped, entry.applied, columns, new Date(now).getFullYear())
          : null,
    };
  }
  const traits = traitsOf(mapped.input);
  return {
    row: sent,
    hash,
    entry,
    isDoubted: false,
    answer,
    refusal,
    holderOfId,
    inDoubt: entry === null ? (staging.inDoubt(mapped.key)?.input ?? null) : null,
    lookalike: mapped.contactId === null ? lookalikeOf(deciding, { key: mapped.key, hash, traits }, mapped) : null,
    lookalikeInDoubt: staging.lookalikeInDoubt(traits),
    mayBe: mayBe === null ? null : ledger.entries.byId(mayBe),
    twin: staging.twin(traits),
    shared: addressesLeftOut(deciding, row, mapped, null),
    leftOut,
    birthdayDoubt: null,
  };
}

/** Returns a linked contact that may be the person of a row with another person's key. */
function likeOf(staging: Staging, row: Parameters<Staging["lookalike"]>[0]): Entry | null {
  return staging.namesake(row, null) ?? staging.lookalike(row);
}

/** Returns a linked contact that may be the person of a row with a new key. */
function lookalikeOf(
  { staging, feed, columns }: Deciding,
  row: Parameters<Staging["lookalike"]>[0],
  { input }: ContactRow,
): Entry | null {
  const group = isGroupInKey({ feed, columns }) ? input.group_id : null;
  const isForm = ({ applied }: Entry) => isSameInOtherForm(applied, input);
  const found =
    staging.lookalike(row) ?? staging.namesake(row, group) ?? staging.withTrait(row, group).find(isForm) ?? null;
  // The list lacks a contact that stood beside this row: the contact's delete frees what the row needs.
  if (found !== null && !staging.hasRow(found.id) && isNeighbour(staging, row.hash, input, found)) return null;
  if (found !== null || feed.mode !== "changes") return found;
  // A list of changes does not show who is missing, so a person may stand in it under a new number.
  const near = staging.nearNamesakes(row, { birthdays: nearBirthdays(input.birthday), group });
  return near.find(({ applied }) => isNearNamesake(applied, input)) ?? null;
}

/**
 * Returns the address fields that the feed leaves out, because another contact of the group or an earlier row has the value.
 * A linked contact keeps an address that it has, and may replace it.
 */
function addressesLeftOut(
  { staging, feed }: Pick<Deciding, "staging" | "feed">,
  { seq }: StagedRow,
  { input }: ContactRow,
  entry: Entry | null,
): RowContext["shared"] {
  if (feed.sharedAddress !== "leaveOut") return [];
  const traits = traitsOf(input);
  const known = entry === null ? null : traitsOf(entry.applied);
  return (["email", "phone"] as const).filter((field) => {
    const value = traits[field];
    if (value === null || (known !== null && known[field] !== null)) return false;
    return staging.sharesAddress(field, { groupId: input.group_id, value, seq, isKnown: known !== null });
  });
}

/** Returns the entry without a guardian who was deleted: with that guardian, the service would refuse the whole row. */
function withoutLostGuardian(entry: Entry, entries: Pick<Entries, "byContact">): Entry {
  const { guardian_contact_id: guardian, ...applied } = entry.applied;
  return typeof guardian !== "number" || entries.byContact(guardian) !== null ? entry : { ...entry, applied };
}
