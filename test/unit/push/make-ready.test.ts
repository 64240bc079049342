import { describe, expect, it } from "vitest";
import type { Lookalike } from "../../../src/ledger/entries/lookalikes.ts";
import type { Failure, Precondition, StoredOperation } from "../../../src/ledger/operations/operations.ts";
import type { OperationState } from "../../../src/model/operation.ts";
import { makeReady } from "../../../src/pipeline/push/make-ready.ts";
import { SAME_SETTINGS, storedOperation } from "./stored-operation.ts";

const SENT = "sent";

interface World {
  readonly others?: readonly StoredOperation[];
  readonly precondition?: Precondition;
  readonly lookalike?: Lookalike | null;
  /** The contact that each key is linked to. */
  readonly linked?: Readonly<Record<string, number>>;
}

/** Returns what becomes of an operation: `sent`, or the state and issue that it gets. */
function outcomeOf(
  operation: Partial<StoredOperation>,
  { others = [], precondition = "applies", lookalike = null, linked = {} }: World,
): string {
  const stored: string[] = [];
  const store =
    (state: string) =>
    (id: number, { issue }: Failure) =>
      void stored.push(`${id} ${state} ${issue.code}`);
  const ready = makeReady(storedOperation(operation), SAME_SETTINGS, {
    isApproved: () => false,
    get: (id) => others.find((other) => other.id === id) ?? null,
    precondition: () => precondition,
    lookalike: () => lookalike,
    linkedTo: ({ key }) => linked[key ?? ""] ?? null,
    rejected: ({ id }, failure) => store("rejected")(id, failure),
    deferred: store("deferred"),
    dropped: store("dropped"),
  });
  if (ready.kind === "ended") return stored.join();
  return [SENT, ...stored, ready.body.guardian_contact_id].filter((part) => part !== undefined).join(" ");
}

const inState = (state: OperationState) => storedOperation({ id: 9, key: "E-9", state });

describe("makeReady", () => {
  it.each<[Precondition, string]>([
    ["applies", SENT],
    ["waits", "1 deferred not_sent"],
    ["outdated", "1 dropped not_sent"],
    ["present", "1 dropped not_sent"],
  ])("does not send an operation unless it still applies (%s)", (precondition, outcome) => {
    expect(outcomeOf({}, { precondition })).toBe(outcome);
  });

  it("refuses a create, and no update, that looks like another person", () => {
    const input = { first_name: "Ada", group_id: 1 };
    const lookalike = { kind: "linked", contactId: 7, input } as const;
    expect(outcomeOf({}, { lookalike })).toBe("1 rejected looks_like");
    expect(outcomeOf({}, { lookalike: { kind: "in_doubt", operationId: 8, input } })).toBe(
      "1 rejected looks_like_in_doubt",
    );
    expect(outcomeOf({ kind: "update", contactId: 7 }, { lookalike })).toBe(SENT);
  });

  it.each<[OperationState, string]>([
    ["held", "1 deferred waits_for_held"],
    ["deferred", "1 deferred waits_for_held"],
    ["planned", "1 deferred waits_for_held"],
    ["done", SENT],
    ["dropped", SENT],
    ["rejected", SENT],
  ])("sends a create or update that waits for an operation only when that one is not open (%s)", (state, outcome) => {
    expect(outcomeOf({ waitsFor: 9 }, { others: [inState(state)] })).toBe(outcome);
    expect(outcomeOf({ kind: "update", contactId: 7, waitsFor: 9 }, { others: [inState(state)] })).toBe(outcome);
  });

  it.each<[OperationState, string]>([
    ["done", SENT],
    ["rejected", "1 dropped not_sent"],
    ["in_doubt", "1 deferred not_sent"],
  ])("deletes a contact that may be the person of a create only when that create is done (%s)", (state, outcome) => {
    expect(outcomeOf({ kind: "delete", contactId: 7, waitsFor: 9 }, { others: [inState(state)] })).toBe(outcome);
  });

  it("sends the contact_id of a guardian who was created meanwhile", () => {
    const world = { others: [inState("done")], linked: { "E-9": 900 } };
    expect(outcomeOf({ guardianOperation: 9 }, world)).toBe("sent 900");
  });

  it.each<[OperationState | null, string]>([
    ["planned", "1 deferred guardian_not_created"],
    ["deferred", "1 deferred guardian_not_created"],
    ["in_doubt", "1 deferred guardian_not_created"],
    ["rejected", "1 rejected guardian_not_created"],
    ["dropped", "1 rejected guardian_not_created"],
    [null, "1 rejected guardian_not_created"],
  ])("does not send a person whose guardian has no contact (%s)", (state, outcome) => {
    const others = state === null ? [] : [inState(state)];
    expect(outcomeOf({ guardianOperation: 9 }, { others })).toBe(outcome);
  });
});
