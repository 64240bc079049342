import { describe, expect, test } from "vitest";
import { readContactInput } from "../../../src/sandbox/contacts/contact-input.ts";
import type { InputRules } from "../../../src/sandbox/contacts/contact-input.ts";

const RULES: InputRules = {
  yearless: "both",
  unknownFields: "refuse",
  nulls: "clear",
  timezones: "check",
  maxLength: null,
};
const WHOLE = { first_name: "Ada", group_id: 1 };

function read(body: object, whole = true, rules: Partial<InputRules> = {}) {
  return readContactInput(JSON.stringify(body), whole, { ...RULES, ...rules });
}

describe("readContactInput, emails", () => {
  test.each([
    "ada@example.org",
    "a.b+c@sub.example.org",
    "o'neil@example.org",
    "ADA@EXAMPLE.ORG",
    "x@xn--mller-kva.example",
    `${"a".repeat(64)}@example.org`,
  ])("accepts %s", (email) => {
    expect(read({ ...WHOLE, email })).toMatchObject({ kind: "input", fields: { email } });
  });

  test.each([
    "",
    "ada",
    "ada@",
    "@example.org",
    "ada@example",
    "ada@@example.org",
    "ada@ex ample.org",
    " ada@example.org",
    "ada@example.org ",
    "ada@example..org",
    ".ada@example.org",
    "ada.@example.org",
    "a..b@example.org",
    "ada@-example.org",
    "ada@example.org,bo@example.org",
    "Ada <ada@example.org>",
    "mailto:ada@example.org",
    "adä@example.org",
    `${"a".repeat(65)}@example.org`,
    `a@${"b.".repeat(130)}org`,
  ])("refuses %j with 422", (email) => {
    expect(read({ ...WHOLE, email })).toMatchObject({ kind: "refused", error: "validation_error" });
  });
});

describe("readContactInput, errors", () => {
  test("names all wrong fields in one message, without their values", () => {
    const result = read({ ...WHOLE, email: "secret-a", birthday: "secret-b", phone: 5, nickname: "secret-c" });
    expect(result).toMatchObject({ kind: "refused", error: "validation_error" });
    const message = result.kind === "refused" ? result.message : "";
    for (const field of ["email", "birthday", "phone", "nickname"]) expect(message).toContain(field);
    expect(message).not.toContain("secret");
  });

  test("reports a missing group_id before all other errors", () => {
    expect(read({ email: "no-address" })).toMatchObject({ error: "invalid_request", message: /group_id/ });
  });

  test("refuses or ignores field names such as __proto__ without any other effect", () => {
    const body = '{"first_name":"Ada","group_id":1,"__proto__":{"status":"9"},"constructor":"x"}';
    expect(readContactInput(body, true, RULES)).toMatchObject({ kind: "refused" });
    const ignored = readContactInput(body, true, { ...RULES, unknownFields: "ignore" });
    expect(ignored).toEqual({ kind: "input", fields: { first_name: "Ada", group_id: 1 } });
  });
});

describe("readContactInput, partial bodies", () => {
  test("accepts a body without first_name and group_id", () => {
    expect(read({}, false)).toEqual({ kind: "input", fields: {} });
  });

  test.each([{ first_name: null }, { first_name: " " }])("refuses %j with 422", (body) => {
    expect(read(body, false)).toMatchObject({ error: "validation_error" });
  });

  test.each([{ group_id: null }, { group_id: "1" }])("refuses %j with 400", (body) => {
    expect(read(body, false)).toMatchObject({ error: "invalid_request" });
  });

  test("turns null into the value of a field that was never sent", () => {
    expect(read({ last_name: null, email: null, status: null, custom_fields: null }, false)).toEqual({
      kind: "input",
      fields: { last_name: "", email: null, status: "1", custom_fields: {} },
    });
  });
});
