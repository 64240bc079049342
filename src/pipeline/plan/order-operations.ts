import type { PlanDraft } from "../../ledger/planning/plan-draft.ts";
import type { Issue } from "../../model/issue.ts";
import { assignWaves, type Dependency } from "./rules/waves.ts";
import { readableKey } from "../../model/row-key.ts";
import type { Deciding } from "./row-context.ts";

/** What comes after what. */
export interface Order {
  readonly dependencies: readonly Dependency[];
  /** Of everything that a dependency names. */
  readonly waves: ReadonlyMap<number, number>;
}

/**
 * Finds the order of calls, and rejects what can't be put into one: rows whose guardian is nowhere, or a guardian of
 * themselves. A rejected row may be somebody's guardian in turn, or one of those who seemed absent: so until nothing
 * changes any more.
 */
export function orderOperations(deciding: Deciding): Order {
  const { draft } = deciding;
  for (;;) {
    const guardians = findGuardians(deciding);
    const resembling = behindCreates(draft);
    if (putOff(resembling, deciding) > 0) continue;
    const dependencies: Dependency[] = [
      ...draft.freedAddresses().map(({ id, on }) => ({ id, on, why: "frees" as const })),
      ...draft.sharedAddresses().map(({ id, on }) => ({ id, on, why: "shares" as const })),
      ...guardians.pairs,
      ...resembling,
    ];
    const kinds = new Map(dependencies.flatMap(({ id, on }) => [id, on]).map((id) => [id, draft.operation(id).kind]));
    const { waves, guardianCircles } = assignWaves(kinds, dependencies);
    const impossible = new Map([...guardianCircles.map((id) => [id, CIRCLE] as const), ...guardians.impossible]);
    if (impossible.size === 0) return { waves, dependencies };
    for (const [id, found] of impossible) reject(id, found, deciding);
    draft.dropProtectedDeletes();
  }
}

/** Writes the order down. Of several to wait for, the one that is held is waited for. */
export function writeOrder(draft: PlanDraft, { waves, dependencies }: Order): void {
  for (const [id, wave] of waves) draft.setWave(id, wave);
  // In a circle of swapped addresses somebody has to go first: who comes earlier does not wait.
  const comesLater = ({ id, on }: Dependency) => (waves.get(on) ?? 0) < (waves.get(id) ?? 0);
  for (const dependency of dependencies) {
    const { id, on, why } = dependency;
    if (why === "guardian") draft.setGuardianOperation(id, on);
    else if (why !== "shares" && comesLater(dependency)) draft.setWaitsFor(id, on);
  }
}

const CIRCLE: Issue = { code: "guardian_circle", field: "guardian_contact_id", header: null, data: {} };

/** A guardian who is not linked yet is created first; one who is nowhere can't be anybody's guardian. */
function findGuardians({ draft, staging }: Deciding) {
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

/** The row is told instead of sent. It found no entry, or is not absent anyway: whoever it may be stays. */
function reject(id: number, issue: Issue, { draft, staging }: Deciding): void {
  const operation = draft.operation(id);
  draft.rejectOperation(id, operation, issue);
  staging.protectLike(operation.key);
}

/** If the service refuses to create who may be the same person under another key and address, the delete must not be. */
function behindCreates(draft: PlanDraft): readonly Dependency[] {
  if (draft.countOf("delete") === 0 || draft.countOf("create") === 0) return [];
  return draft.deletesLikeCreates().map(({ id, on }) => ({ id, on, why: "resembles" as const }));
}

/** Who may be one of several new people is not absent before these are linked: one of them may yet be refused. */
function putOff(resembling: readonly Dependency[], { draft, staging }: Deciding): number {
  const seen = new Set<number>();
  for (const { id, on } of resembling) {
    if (seen.has(id)) staging.protectLike(draft.operation(on).key);
    seen.add(id);
  }
  return draft.dropProtectedDeletes();
}
