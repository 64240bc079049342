import { describe, expect, it } from "vitest";
import type { AppliedContact } from "../../../src/api/service.ts";
import type { StoredOperation } from "../../../src/ledger/operations/operations.ts";
import { knownOf } from "../../../src/pipeline/push/answers/known.ts";
import type { PushIo } from "../../../src/pipeline/push/push-io.ts";
import { storedOperation } from "./stored-operation.ts";

const BEN = { first_name: "Ben", group_id: 1 };
const ANSWER: AppliedContact = {
  contactId: 7,
  groupId: 1,
  birthday: null,
  birthdayParts: undefined,
  texts: { first_name: "Ben", last_name: null, email: null, phone: null, whatsapp_phone: null },
  shown: { blank: [], filled: [] },
};

/** Returns whether the answer with Ben's values fits a create other than operation 1. */
function fitsOther(open: readonly StoredOperation[]): boolean {
  const ledger = {
    isTaken: () => false,
    inState: (state: string) => open.filter((operation) => operation.state === state),
  } as unknown as PushIo["ledger"];
  const stops = { isAccepted: () => false } as unknown as PushIo["stops"];
  return knownOf(storedOperation(), { ledger, stops }).fitsOther(ANSWER);
}

describe("an answer to a create", () => {
  it.each(["sending", "in_doubt"] as const)("fits another create that is %s when it has its values", (state) => {
    expect(fitsOther([storedOperation({ id: 2, state, input: BEN })])).toBe(true);
    expect(fitsOther([storedOperation({ id: 2, state })])).toBe(false);
  });

  it("fits the other create's body when that differs from its plan", () => {
    const other = storedOperation({ id: 2, state: "sending", body: BEN });
    expect(fitsOther([other])).toBe(true);
    expect(fitsOther([{ ...other, body: other.input, input: BEN }])).toBe(false);
  });

  it("is not compared with its own create, or with one that is not sent", () => {
    expect(fitsOther([storedOperation({ state: "sending", input: BEN })])).toBe(false);
    expect(fitsOther([storedOperation({ id: 2, state: "planned", input: BEN })])).toBe(false);
  });
});
