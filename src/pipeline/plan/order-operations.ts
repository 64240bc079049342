import type { PlanDraft } from "../../ledger/planning/plan-draft.ts";
import { nameOf } from "../../model/contact.ts";
import type { Issue } from "../../model/issue.ts";
import { noteRefused, protectLinked } from "./protect-contacts.ts";
import { isNeighbour } from "./rules/could-be.ts";
import { relationOf } from "./rules/compare/relation.ts";
import { areManyTwice } from "./rules/guards/identity-guards.ts";
import { questionAbout } from "./rules/compare/question-about.ts";
import { assignWaves, type Dependency } from "./rules/waves.ts";
import { readableKey } from "../../model/text/row-key.ts";
import { traitsOf } from "../../model/traits.ts";
import type { Deciding } from "./row-context.ts";
import { isGroupInKey } from "./rules/duplicates.ts";

type Ordering = Pick<Deciding, "draft" | "staging" | "mode" | "feed" | "ledger" | "columns">;

/** The order of the calls. */
export interface Order {
  readonly dependencies: readonly Dependency[];
  /** The wave of each operation that a dependency names. */
  readonly waves: ReadonlyMap<number, number>;
}

/**
 * Returns the order of the calls. Rejects rows that fit no order: their guardian is unknown, or they are in a circle of
 * guardians. A rejected row may be the guardian of another row, and may describe a contact that seemed absent. So the order
 * is found again until no further row is rejected.
 */
export function orderOperations(deciding: Ordering, inQuestion: readonly number[]): Order {
  const { draft } = deciding;
  for (;;) {
    if (askAboutPeopleLeft(deciding, inQuestion)) continue;
    const guardians = findGuardians(deciding);
    const resembling = deletesBehindCreates(deciding);
    if (dropAmbiguousDeletes(resembling, deciding) > 0) continue;
    const dependencies: Dependency[] = [
      ...draft.freedAddresses().map(({ id, on }) => ({ id, on, why: "frees" as const })),
      ...draft.sharedAddresses().map(({ id, on }) => ({ id, on, why: "shares" as const })),
      ...draft.replacedContacts().map(({ id, on }) => ({ id, on, why: "replaces" as const })),
      ...guardians.pairs,
      ...createsOfOnePerson(deciding),
      ...resembling,
    ];
    // A list may give one address to all of its people, so only what the order needs is read of each operation.
    const ids = new Set(dependencies.flatMap(({ id, on }) => [id, on]));
    const kinds = new Map([...ids].map((id) => [id, draft.kindOf(id)]));
    const { waves, guardianCircles } = assignWaves(kinds, dependencies);
    const impossible = new Map([...guardianCircles.map((id) => [id, CIRCLE] as const), ...guardians.impossible]);
    if (impossible.size === 0) return { waves, dependencies };
    for (const [id, issue] of impossible) reject(id, issue, deciding);
    draft.dropProtectedDeletes();
  }
}

/** Writes the order into the draft. If an operation waits for several others, the draft keeps one: a held one if any is. */
export function writeOrder(
  draft: Pick<PlanDraft, "setWave" | "setGuardianOperation" | "setWaitsFor">,
  { waves, dependencies }: Order,
): void {
  for (const [id, wave] of waves) draft.setWave(id, wave);
  // In a circle of swapped addresses one operation has to go first. So the operation in the earlier wave does not wait.
  const comesLater = ({ id, on }: Dependency) => (waves.get(on) ?? 0) < (waves.get(id) ?? 0);
  for (const dependency of dependencies) {
    const { id, on, why } = dependency;
    if (why === "guardian") draft.setGuardianOperation(id, on);
    else if (why !== "shares" && comesLater(dependency)) draft.setWaitsFor(id, on);
  }
}

const CIRCLE: Issue = { code: "guardian_circle", field: "guardian_contact_id", header: null, data: {} };

/**
 * Makes each create a question that may be the person of a contact which this plan leaves as it is: another row is a question
 * about the contact, or describes it and is refused. Otherwise the person would be there twice.
 *
 * @returns whether there was such a create
 */
function askAboutPeopleLeft(deciding: Ordering, inQuestion: readonly number[]): boolean {
  const { draft, feed } = deciding;
  if (draft.countOf("create") === 0) return false;
  // A feed that never deletes keeps the contacts of all people who left.
  const withMissing = feed.deletes !== null;
  const found = new Map<number, number>();
  for (const { id, entryId } of draft.createsLikePeopleLeft(feed.name, { inQuestion, withMissing })) {
    const entry = deciding.ledger.entries.byId(entryId);
    if (entry === null || found.has(id)) continue;
    if (relationOf(entry.applied, draft.operation(id).input).birthday !== "contradicts") found.set(id, entryId);
  }
  for (const [id, entryId] of found) askWhetherSame(deciding, id, entryId);
  if (found.size > 0) draft.dropProtectedDeletes();
  return found.size > 0;
}

/** From this number of people on, a guard holds the list. */
const MANY_EXCHANGED = 3;

/**
 * Makes an update that exchanges first and last name a question, where few do. The names may stand in the wrong columns, or
 * did so before.
 */
export function askAboutExchangedNames(deciding: Ordering): void {
  const { draft, feed } = deciding;
  const found = draft.updatesThatExchangeNames(feed.name);
  if (found.length < MANY_EXCHANGED) askWhoseNames(deciding, found);
}

/** Makes each update a question that gives a contact the full name of a contact without a row. */
export function askAboutTakenNames(deciding: Ordering): void {
  askWhoseNames(deciding, deciding.draft.updatesThatTakeNames(deciding.feed.name));
}

/** Makes each update a question that gives a contact two values of another contact: its row may hold copied cells. */
export function askAboutCopiedValues(deciding: Ordering): void {
  askWhoseNames(deciding, deciding.draft.updatesWithCopiedValues(deciding.feed.name));
}

function askWhoseNames(
  deciding: Ordering,
  found: readonly { readonly id: number; readonly entryId: number; readonly likeId?: number }[],
): void {
  const { feed, ledger } = deciding;
  const mayDelete = feed.mode === "snapshot" && feed.deletes !== null;
  for (const { id, entryId, likeId } of found) {
    const entry = ledger.entries.byId(entryId);
    const like = likeId === undefined ? null : ledger.entries.byId(likeId);
    if (entry === null) continue;
    const data = questionAbout(entry, { key: entry.key, input: deciding.draft.operation(id).input, like }, mayDelete);
    reject(id, { code: "other_person", field: null, header: null, data }, deciding);
  }
  if (found.length > 0) deciding.draft.dropProtectedDeletes();
}

/** Makes a create a question: whether its person is the one of a linked contact. */
export function askWhetherSame(deciding: Ordering, id: number, entryId: number): void {
  const entry = deciding.ledger.entries.byId(entryId);
  if (entry === null) return;
  const data = { contactId: entry.contactId, name: nameOf(entry.applied) };
  reject(id, { code: "looks_like", field: null, header: null, data }, deciding);
}

/** Makes creates questions that have the name of a linked contact and no other birthday, where many do: few may be namesakes. */
export function askAboutNamesakes(deciding: Ordering): void {
  const { draft, feed, ledger, staging } = deciding;
  const alike = draft.createsOfKnownNames(feed.name, isGroupInKey(deciding)).filter(({ id, entryId }) => {
    const applied = ledger.entries.byId(entryId)?.applied;
    return applied !== undefined && relationOf(applied, draft.operation(id).input).birthday !== "contradicts";
  });
  const found = new Map(alike.map(({ id, entryId }) => [id, entryId]));
  if (found.size === 0) return;
  const twins = found.size + draft.countLookalikes();
  if (!areManyTwice(twins, staging.countLinked() + draft.countOf("create"))) return;
  for (const [id, entryId] of found) askWhetherSame(deciding, id, entryId);
  draft.dropProtectedDeletes();
}

/** Pairs each create with an earlier create that seems to be of the same person. The earlier one goes first. */
function createsOfOnePerson({ draft, feed, columns }: Ordering): readonly Dependency[] {
  if (draft.countOf("create") < 2) return [];
  return draft
    .createsOfOneName(isGroupInKey({ feed, columns }))
    .filter(({ id, on }) => relationOf(draft.operation(on).input, draft.operation(id).input).birthday !== "contradicts")
    .map(({ id, on }) => ({ id, on, why: "same_person" as const }));
}

/**
 * Makes each create a question that push would ask about, because an earlier row of the list creates the same person. Push
 * asks only once that person is created: the service may refuse the earlier row. Rows that wait stay as they are.
 */
export function askAboutTwins(deciding: Ordering, { dependencies }: Order, inQuestion: readonly number[]): void {
  const { draft } = deciding;
  const earlier = new Map(
    dependencies.flatMap(({ id, on, why }) => (why === "same_person" ? [[id, on] as const] : [])),
  );
  const found = [...earlier].flatMap(([id, on]) => {
    const { input, line, state } = draft.operation(on);
    if (draft.operation(id).state !== "planned" || state !== "planned") return [];
    return [[id, { name: nameOf(input), ...(line === null ? {} : { lines: [line] }) }] as const];
  });
  for (const [id, data] of found) reject(id, { code: "looks_like", field: null, header: null, data }, deciding);
  // A row that is asked about may be a guardian, and may describe a contact that seemed absent.
  if (found.length === 0) return;
  draft.dropProtectedDeletes();
  orderOperations(deciding, inQuestion);
}

/** Pairs each row with the create of its guardian. Lists the rows whose guardian is neither linked nor created. */
function findGuardians({ draft, staging }: Ordering) {
  const pairs: Dependency[] = [];
  const impossible = new Map<number, Issue>();
  for (const { id, guardian } of draft.guardianRows()) {
    const on = draft.createWithKey(guardian);
    if (on !== null) {
      pairs.push({ id, on, why: "guardian" });
      continue;
    }
    const line = staging.lineOf(guardian);
    const data = { cell: readableKey(guardian), ...(line === null ? {} : { lines: [line] }) };
    const code = line === null ? "guardian_unknown" : "guardian_not_created";
    impossible.set(id, { code, field: "guardian_contact_id", header: null, data });
  }
  return { pairs, impossible };
}

/** Rejects the row of an operation. Contacts that the row may describe are then not deleted. */
function reject(id: number, issue: Issue, ordering: Ordering): void {
  const { draft, staging } = ordering;
  const operation = draft.operation(id);
  draft.rejectOperation(id, operation, issue);
  staging.protectLike(operation.key);
  // The row of a known key may be about the contact that it looks like. A guard holds the deletes of people whose name it takes.
  const mayBeOther = operation.kind === "update" && issue.data["likeContactId"] !== undefined;
  if (operation.kind !== "create" && !mayBeOther) return;
  const { hash, line, input } = operation;
  const row = { entryId: null, hash, line: line ?? 0, seq: null, traits: traitsOf(input), contactId: null };
  if (mayBeOther) protectLinked(ordering, row);
  noteRefused(ordering, row);
}

/**
 * Lets each delete wait for a create that may be the same person under a new key. If the service refuses the create, the
 * delete is dropped.
 */
function deletesBehindCreates({ draft, staging, ledger }: Ordering): readonly Dependency[] {
  if (draft.countOf("delete") === 0 || draft.countOf("create") === 0) return [];
  return draft.deletesLikeCreates().flatMap(({ id, on, entryId }) => {
    const entry = ledger.entries.byId(entryId);
    const { hash, input } = draft.operation(on);
    if (entry !== null && isNeighbour(staging, hash, input, entry)) return [];
    return [{ id, on, why: "resembles" as const }];
  });
}

/**
 * Drops each delete of a contact that may be one of several new people, because the service may refuse one of them.
 *
 * @returns the number of deletes dropped
 */
function dropAmbiguousDeletes(resembling: readonly Dependency[], { draft, staging }: Ordering): number {
  const seen = new Set<number>();
  for (const { id, on } of resembling) {
    if (seen.has(id)) staging.protectLike(draft.operation(on).key);
    seen.add(id);
  }
  return draft.dropProtectedDeletes();
}
