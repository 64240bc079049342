import { describe, expect, it } from "vitest";
import { contactIn } from "../../../src/api/answer-body.ts";
import type { Exchange } from "../../../src/api/http-exchange.ts";
import { keyScrubber } from "../../../src/api/key-scrubber.ts";
import { readAnswer } from "../../../src/api/read-answer.ts";

const KEY = "sk_live_canary/0123456789+abc";
const read = (status: number, body: string, headers: Record<string, string> = {}) =>
  readAnswer({ kind: "response", status, headers, body }, contactIn, keyScrubber(KEY));
const ENVELOPE = { success: false, error: "invalid_request", message: "No.", request_id: null };
const BROKEN = { kind: "broken", origin: "https://service.example:8443", status: null } as const;
const STATUSES = [400, 401, 403, 404, 405, 407, 408, 409, 413, 418, 422, 425, 451, 499];

describe("an answer of 4xx", () => {
  it.each(STATUSES)("may have been applied when its %i is not in the service's form", (status) => {
    const { message: _m, ...withoutMessage } = ENVELOPE;
    const bodies = [
      "<html>Blocked</html>",
      "",
      "null",
      "[]",
      '"no"',
      JSON.stringify({ message: "Forbidden" }),
      JSON.stringify({ ...ENVELOPE, success: "false" }),
      JSON.stringify({ ...ENVELOPE, success: true }),
      JSON.stringify({ ...ENVELOPE, error: "" }),
      JSON.stringify({ ...ENVELOPE, error: 400 }),
      JSON.stringify(withoutMessage),
    ];
    for (const body of bodies)
      expect(read(status, body), body).toMatchObject({ kind: "lost", applied: "maybe", status });
  });

  it.each(STATUSES.filter((status) => status !== 408))(
    "is a refusal when its %i is in the service's form",
    (status) => {
      const { request_id: _r, ...withoutId } = ENVELOPE;
      for (const body of [ENVELOPE, withoutId, { ...ENVELOPE, request_id: "r1" }])
        expect(read(status, JSON.stringify(body))).toMatchObject({ kind: "refused", status, error: "invalid_request" });
    },
  );

  it("is not applied when it is 429 with any body", () => {
    for (const body of ["<html></html>", "", JSON.stringify(ENVELOPE)])
      expect(read(429, body, { "retry-after": "2" })).toMatchObject({ kind: "throttled", retryAfterMs: 2_000 });
  });
});

describe("the contact in a refusal", () => {
  const contactOf = (body: object) => {
    const answer = read(409, JSON.stringify({ ...ENVELOPE, error: "contact_exists", ...body }));
    return answer.kind === "refused" ? answer.contact : "not refused";
  };
  it("has the data beside its id", () => {
    expect(contactOf({ contact_id: 7 })).toMatchObject({ contactId: 7, texts: {} });
    const birthdayParts = { year: undefined, month: 5, day: 99 };
    expect(contactOf({ contact_id: 7, birthday_month: "5", birthday_day: 99 })).toMatchObject({ birthdayParts });
    expect(contactOf({ contact_id: 7, email: "a@b.example" })).toMatchObject({ texts: { email: "a@b.example" } });
    expect(contactOf({ data: { contact_id: 7, first_name: "Ada" } })).toMatchObject({ texts: { first_name: "Ada" } });
  });
  it("is missing when the body names two contacts, or none", () => {
    expect(contactOf({})).toBeNull();
    expect(contactOf({ contact_id: 7, data: { contact_id: 8 } })).toBeNull();
  });
});

it.each([
  ["as it is", KEY],
  ["in capitals", KEY.toUpperCase()],
  ["in a URL", encodeURIComponent(KEY)],
  ["in base64", Buffer.from(KEY).toString("base64")],
  ["with JSON escapes", KEY],
  ["cut off", KEY.slice(0, 20)],
])("strikes the API key out of every text of an answer when the service repeats it %s", (how, spelling) => {
  const body = JSON.stringify({ ...ENVELOPE, error: `e ${spelling}`, message: `m ${spelling}`, request_id: spelling });
  const escaped =
    how === "with JSON escapes" ? body.replaceAll("sk_live", "\\u0073k_live").replaceAll("/", "\\/") : body;
  for (const status of [400, 429, 500, 302, 200]) {
    const answer = JSON.stringify(read(status, escaped, { "retry-after": spelling }));
    expect(answer).not.toContain(spelling.slice(0, 12));
  }
  const broken: Exchange = { ...BROKEN, written: true, reason: `E_${spelling}` };
  expect(JSON.stringify(readAnswer(broken, contactIn, keyScrubber(KEY)))).not.toContain(spelling.slice(0, 12));
});

describe("the fields that an answer shows", () => {
  const shownIn = (data: object) => {
    const answer = read(200, JSON.stringify({ success: true, data: { contact_id: 7, ...data } }));
    return answer.kind === "ok" ? answer.value.shown : null;
  };
  it("are blank when they are null or empty, and filled otherwise", () => {
    expect(shownIn({ email: null, phone: "", last_name: "B", contact_status: "1" })).toEqual({
      blank: ["email", "phone"],
      filled: ["last_name", "status"],
    });
  });
  it("have the birthday as a text or as parts", () => {
    expect(shownIn({ birthday: null })?.blank).toEqual(["birthday"]);
    expect(shownIn({ birthday_month: null, birthday_day: null })?.blank).toEqual(["birthday"]);
    expect(shownIn({ birthday_month: 2, birthday_day: 3 })?.filled).toEqual(["birthday"]);
  });
});

it.each([
  [
    false,
    "ECONNREFUSED",
    "The service at https://service.example:8443 can't be reached: nothing accepts connections there",
  ],
  [false, "E_NEW", "The service at https://service.example:8443 can't be reached: the connection failed"],
  [true, "timeout", "The service at https://service.example:8443 did not answer in time"],
  [true, "E_NEW", "The service at https://service.example:8443 did not answer before the connection broke"],
])("names the service's address when the connection fails (written: %s, %s)", (written, reason, what) => {
  const answer = readAnswer({ ...BROKEN, written, reason }, contactIn, keyScrubber(KEY));
  expect(answer).toMatchObject({ kind: "lost", applied: written ? "maybe" : "no", what: `${what} (${reason}).` });
});
