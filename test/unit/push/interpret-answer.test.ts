import { describe, expect, it } from "vitest";
import type { Answer, AppliedContact } from "../../../src/api/service.ts";
import type { OperationKind } from "../../../src/model/operation.ts";
import { interpretAnswer as interpret } from "../../../src/pipeline/push/interpret-answer.ts";

const SENT = { first_name: "Ada", group_id: 1, birthday: "1990-04-05" };
const APPLIED: AppliedContact = {
  contactId: 7,
  groupId: 1,
  birthday: "1990-04-05",
  birthdayParts: undefined,
  texts: {},
  shown: { blank: [], filled: [] },
};

/** A contact_id that an entry holds, and the group of another create that has no answer yet. */
const LINKED = 70;
const GROUP_OF_OTHER = 20;

const ok = (value: AppliedContact | null): Answer<AppliedContact | null> => ({ kind: "ok", status: 200, value });
const interpretAnswer = (
  kind: OperationKind,
  answer: Answer<AppliedContact | null>,
  sent: Parameters<typeof interpret>[2],
  accepted: string | null = null,
) =>
  interpret(kind, answer, sent, {
    isAccepted: ({ field }) => field === accepted,
    isTaken: (contactId) => contactId === LINKED,
    fitsOther: ({ groupId }) => groupId === GROUP_OF_OTHER,
  });
const refused = (status: number, error: string): Answer<AppliedContact | null> => ({
  kind: "refused",
  status,
  error,
  message: "no",
  requestId: "r",
  contact: null,
});
const lost = (applied: "no" | "maybe"): Answer<AppliedContact | null> => ({
  kind: "lost",
  cause: "no_answer",
  applied,
  status: null,
  what: "the connection broke",
  requestId: null,
});

describe("interpretAnswer", () => {
  it.each<[string, Answer<AppliedContact | null>, string, string, string]>([
    ["a 2xx", ok(APPLIED), "done", "done", "done"],
    ["a 409", refused(409, "contact_exists"), "rejected", "rejected", "rejected"],
    ["a 422", refused(422, "validation_error"), "rejected", "rejected", "rejected"],
    ["a 400", refused(400, "invalid_request"), "rejected", "rejected", "rejected"],
    ["a 403 for the plan limit", refused(403, "plan_limit_reached"), "defer_creates", "rejected", "rejected"],
    ["a 404", refused(404, "not_found"), "look_at_groups", "look_at_groups", "look_at_groups"],
    ["a 429", { kind: "throttled", retryAfterMs: null, requestId: null }, "again", "again", "again"],
    ["a 401", refused(401, "unauthorized"), "halt", "halt", "halt"],
    ["any other 403", refused(403, "forbidden"), "halt", "halt", "halt"],
    ["a lost answer when the request may have arrived", lost("maybe"), "in_doubt", "retry", "retry"],
    ["a lost answer when the request was never written", lost("no"), "retry", "retry", "retry"],
  ])(
    "returns the next step of a create, an update and a delete when the answer is %s",
    (_, answer, create, update, del) => {
      expect(interpretAnswer("create", answer, SENT).kind).toBe(create);
      expect(interpretAnswer("update", answer, SENT).kind).toBe(update);
      expect(interpretAnswer("delete", answer, {}).kind).toBe(del);
    },
  );

  it("keeps the service's message and request id when a row is refused", () => {
    expect(interpretAnswer("create", refused(422, "validation_error"), SENT)).toMatchObject({
      failure: { status: 422, requestId: "r", issue: { code: "validation_error", data: { serviceMessage: "no" } } },
    });
  });

  it("asks for a halt with the contact_id when a 2xx shows another group than was sent", () => {
    expect(interpretAnswer("create", ok({ ...APPLIED, groupId: 2 }), SENT)).toEqual({
      kind: "applied_differently",
      contactId: 7,
      differences: [{ field: "group_id", kind: "other" }],
    });
  });

  const otherContact = { kind: "other_contact", differences: [{ field: "contact_id", kind: "other" }] };

  it("links nothing when a create is answered with a contact_id that is linked already", () => {
    const next = interpretAnswer("create", ok({ ...APPLIED, contactId: LINKED }), SENT);
    expect(next).toMatchObject({ ...otherContact, contactId: LINKED });
    expect(interpretAnswer("update", ok({ ...APPLIED, contactId: LINKED }), SENT).kind).toBe("done");
  });

  it("links nothing when a create's answer differs and fits another create", () => {
    expect(interpretAnswer("create", ok({ ...APPLIED, groupId: GROUP_OF_OTHER }), SENT)).toMatchObject(otherContact);
  });

  it("links nothing when a create's answer has another name, and goes on when a person accepted such names", () => {
    const answer = ok({ ...APPLIED, texts: { first_name: "Ben" } });
    expect(interpretAnswer("create", answer, SENT)).toMatchObject({
      kind: "other_contact",
      differences: [
        { field: "contact_id", kind: "other" },
        { field: "first_name", kind: "other" },
      ],
    });
    expect(interpretAnswer("create", answer, SENT, "first_name").kind).toBe("done");
    expect(interpretAnswer("update", answer, SENT).kind).toBe("applied_differently");
  });

  it.each([
    [401, "key_refused"],
    [403, "not_allowed"],
  ])("halts as well when %i is not in the service's form, because the call may have been applied", (status, code) => {
    const answer = { ...lost("maybe"), cause: "other_responder", status } as Answer<null>;
    expect(interpretAnswer("create", answer, SENT)).toMatchObject({ kind: "in_doubt", halt: { code } });
    for (const kind of ["update", "delete"] as const)
      expect(interpretAnswer(kind, answer, SENT)).toMatchObject({ kind: "halt", isApplied: "maybe", halt: { code } });
    expect(interpretAnswer("update", refused(status, "no"), SENT)).toMatchObject({ kind: "halt", isApplied: "no" });
  });

  it("goes on when a person accepted the difference", () => {
    expect(interpretAnswer("create", ok({ ...APPLIED, groupId: 2 }), SENT, "group_id").kind).toBe("done");
  });
});
