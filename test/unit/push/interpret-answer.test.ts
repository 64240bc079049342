import { describe, expect, it } from "vitest";
import type { Answer, AppliedContact } from "../../../src/api/service.ts";
import { nextPause } from "../../../src/pipeline/push/backoff.ts";
import { appliedDifferently } from "../../../src/pipeline/push/compare-applied.ts";
import { interpretAnswer } from "../../../src/pipeline/push/interpret-answer.ts";

const SENT = { first_name: "Ada", group_id: 1, birthday: "1990-04-05" };
const APPLIED: AppliedContact = { contactId: 7, groupId: 1, birthday: "1990-04-05", birthdayParts: undefined };

const ok = (value: AppliedContact | null): Answer<AppliedContact | null> => ({ kind: "ok", status: 200, value });
const refused = (status: number, error: string): Answer<AppliedContact | null> => ({
  kind: "refused",
  status,
  error,
  message: "no",
  requestId: "r",
  contactId: null,
});
const lost = (applied: "no" | "maybe"): Answer<AppliedContact | null> => ({
  kind: "lost",
  cause: "no_answer",
  applied,
  status: null,
  what: "the connection broke",
  requestId: null,
});

describe("the answers table", () => {
  it.each<[string, Answer<AppliedContact | null>, string, string, string]>([
    ["2xx", ok(APPLIED), "done", "done", "done"],
    ["409", refused(409, "contact_exists"), "rejected", "rejected", "rejected"],
    ["422", refused(422, "validation_error"), "rejected", "rejected", "rejected"],
    ["400", refused(400, "invalid_request"), "rejected", "rejected", "rejected"],
    ["403 plan limit", refused(403, "plan_limit_reached"), "defer_creates", "rejected", "rejected"],
    ["404", refused(404, "not_found"), "look_at_groups", "look_at_groups", "look_at_groups"],
    ["429", { kind: "throttled", retryAfterMs: null, requestId: null }, "again", "again", "again"],
    ["401", refused(401, "unauthorized"), "halt", "halt", "halt"],
    ["other 403", refused(403, "forbidden"), "halt", "halt", "halt"],
    ["may have arrived", lost("maybe"), "in_doubt", "retry", "retry"],
    ["was never written", lost("no"), "retry", "retry", "retry"],
  ])("%s", (_, answer, create, update, del) => {
    expect(interpretAnswer("create", answer, SENT).kind).toBe(create);
    expect(interpretAnswer("update", answer, SENT).kind).toBe(update);
    expect(interpretAnswer("delete", answer, {}).kind).toBe(del);
  });

  it("keeps the service's own words and request id", () => {
    expect(interpretAnswer("create", refused(422, "validation_error"), SENT)).toMatchObject({
      failure: { status: 422, requestId: "r", issue: { code: "validation_error", data: { serviceMessage: "no" } } },
    });
  });

  it("halts on a 2xx with another birthday or group, and still knows the contact", () => {
    expect(interpretAnswer("create", ok({ ...APPLIED, groupId: 2 }), SENT)).toEqual({
      kind: "applied_differently",
      contactId: 7,
      fields: ["group_id"],
    });
  });
});

describe("appliedDifferently", () => {
  const parts = (year: number | null | undefined, month: number, day: number) => ({ year, month, day });
  it.each<[string, string | null, Partial<AppliedContact>, boolean]>([
    ["the same day", "1990-04-05", {}, false],
    ["a day off", "1990-04-05", { birthday: "1990-04-04" }, true],
    ["a time behind it", "1990-04-05", { birthday: "1990-04-05T00:00:00Z" }, false],
    ["parts that agree", "1990-04-05", { birthday: undefined, birthdayParts: parts(1990, 4, 5) }, false],
    ["parts that contradict the text", "1990-04-05", { birthdayParts: parts(1990, 5, 4) }, true],
    ["no birthday in the answer", "1990-04-05", { birthday: undefined }, false],
    ["a birthday that was lost", "1990-04-05", { birthday: null }, true],
    ["yearless in another form", "04-05", { birthday: "--04-05" }, false],
    ["yearless that gained a year", "04-05", { birthday: "1900-04-05" }, true],
    ["yearless as parts", "--04-05", { birthday: undefined, birthdayParts: parts(null, 4, 5) }, false],
    ["text that is no date", "1990-04-05", { birthday: "5 April" }, true],
    ["cleared", null, { birthday: null }, false],
    ["not cleared", null, { birthday: "1990-04-05" }, true],
  ])("%s", (_, sent, answer, differs) => {
    expect(appliedDifferently({ ...SENT, birthday: sent }, { ...APPLIED, ...answer }).length > 0).toBe(differs);
  });
  it("does not compare a group that the answer lacks", () => {
    expect(appliedDifferently(SENT, { ...APPLIED, groupId: undefined })).toEqual([]);
  });
});

describe("nextPause", () => {
  it("grows, jitters, and gives up after 5 attempts or a minute", () => {
    expect([1, 2, 3, 4].map((attempts) => nextPause(attempts, 0, 1))).toEqual([500, 1000, 2000, 4000]);
    expect(nextPause(1, 0, 0)).toBe(250);
    expect(nextPause(5, 0, 0)).toBeNull();
    expect(nextPause(2, 59_900, 1)).toBeNull();
  });
});
