import { describe, expect, test } from "vitest";
import { openRaw } from "./raw-call.ts";

const ADA = { first_name: "Ada", group_id: 1, email: "ada@example.org", birthday: "1990-12-10" };

/** The fields of interface section 2.1, in its order. */
const FULL_FIELDS = words(`contact_id first_name last_name email phone whatsapp_phone profile_image contact_status
  birthday_month birthday_day birthday_year gender location timezone language company job_title
  salutation relationship_status group_id group_name guardian_contact_id source date_created
  date_updated`);
const COMPACT_FIELDS =
  words(`contact_id first_name last_name email phone whatsapp_phone birthday timezone group_id group_name
  source`);
const GROUP_FIELDS = words(`group_id name category status date_created data_source_id data_source_name data_source_type
  contact_count`);

function words(text: string): string[] {
  return text.split(/\s+/);
}

describe("answers", () => {
  test.each([
    ["compact", COMPACT_FIELDS],
    ["full", FULL_FIELDS],
    ["both", [...FULL_FIELDS, "birthday"]],
  ] as const)("give a contact exactly the fields of the %s shape", (shape, fields) => {
    const { call } = openRaw({ shape });
    const created = call("POST", "/v1/contacts", ADA);
    expect(Object.keys(created.body)).toEqual(["success", "data"]);
    expect(Object.keys(created.body.data).toSorted()).toEqual([...fields].toSorted());
    const updated = call("PATCH", "/v1/contacts/1", { last_name: "Byron" });
    expect(Object.keys(updated.body.data).toSorted()).toEqual([...fields].toSorted());
  });

  test("show the stored values in the full shape, with null for missing ones", () => {
    const { call } = openRaw({ shape: "full" });
    expect(call("POST", "/v1/contacts", { ...ADA, status: "2", company: "Example" }).body.data).toMatchObject({
      contact_id: 1,
      last_name: "",
      contact_status: "2",
      birthday_year: 1990,
      birthday_month: 12,
      birthday_day: 10,
      company: "Example",
      phone: null,
      group_name: "Team birthdays",
      source: "api",
      date_created: "2026-11-21 02:00:00",
      date_updated: null,
    });
  });

  test("give a group exactly the fields of the interface", () => {
    const { body } = openRaw().call("GET", "/v1/celebration-groups");
    expect(body.success).toBe(true);
    for (const group of body.data) expect(Object.keys(group).toSorted()).toEqual([...GROUP_FIELDS].toSorted());
  });

  test("contain only `success` after a delete", () => {
    const { call } = openRaw();
    call("POST", "/v1/contacts", ADA);
    expect(call("DELETE", "/v1/contacts/1").body).toEqual({ success: true });
    expect(call("DELETE", "/v1/celebration-groups/1").body).toEqual({ success: true });
  });

  test("give each error a code, a message and its own request_id", () => {
    const { call } = openRaw();
    const first = call("DELETE", "/v1/contacts/99").body;
    const second = call("DELETE", "/v1/contacts/99").body;
    expect(first).toEqual({
      success: false,
      error: "not_found",
      message: expect.any(String),
      request_id: expect.any(String),
    });
    expect(second.request_id).not.toBe(first.request_id);
  });
});

describe("reading a request", () => {
  test.each(["", "{", "[]", "null", '"text"', "1", '{"first_name":'])("answers 400 when the body is %j", (body) => {
    const { call, sandbox } = openRaw();
    expect(call("POST", "/v1/contacts", undefined, { body })).toMatchObject({
      status: 400,
      body: { success: false, error: "invalid_request" },
    });
    expect(sandbox.contacts()).toEqual([]);
  });

  test.each([
    [1, "custom_fields"],
    [["a"], "custom_fields"],
    [["a"], "phone"],
    [{}, "email"],
  ])("answers 422 for the value %j of %s", (value, field) => {
    expect(openRaw().call("POST", "/v1/contacts", { ...ADA, [field]: value })).toMatchObject({
      status: 422,
      body: { error: "validation_error" },
    });
  });

  test.each([undefined, "text/plain", "application/jsonp"])("answers 400 when the content type is %j", (type) => {
    const headers = { authorization: "Bearer sandbox-key", "content-type": type };
    expect(openRaw().call("POST", "/v1/contacts", ADA, { headers }).status).toBe(400);
  });

  test("accepts a JSON content type with parameters", () => {
    const headers = { authorization: "Bearer sandbox-key", "content-type": "application/json; charset=utf-8" };
    expect(openRaw().call("POST", "/v1/contacts", ADA, { headers }).status).toBe(201);
  });

  test.each([
    ["DELETE", "/v1/contacts/0"],
    ["DELETE", "/v1/contacts/-1"],
    ["DELETE", "/v1/contacts/1.5"],
    ["DELETE", "/v1/contacts/abc"],
    ["PATCH", "/v1/contacts/0"],
    ["DELETE", "/v1/celebration-groups/0"],
  ])("answers 400 when the id in the path is broken: %s %s", (method, path) => {
    expect(openRaw().call(method, path, {})).toMatchObject({ status: 400, body: { error: "invalid_request" } });
  });

  test.each([
    ["GET", "/v1/contacts"],
    ["GET", "/v1/contacts/1"],
    ["PUT", "/v1/contacts/1"],
    ["POST", "/v1/contacts/1"],
    ["POST", "/v1/celebration-groups"],
    ["GET", "/contacts"],
    ["GET", "/v2/celebration-groups"],
    ["DELETE", "/v1/contacts/1/more"],
  ])("answers 404 when the endpoint is unknown: %s %s", (method, path) => {
    const { call } = openRaw();
    call("POST", "/v1/contacts", ADA);
    expect(call(method, path, ADA)).toMatchObject({ status: 404, body: { error: "not_found" } });
  });
});

describe("the API key", () => {
  test.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Bearer wrong",
    "Basic sandbox-key",
    "sandbox-key",
    "Bearer sandbox-key other",
  ])("is refused with 401 and the error envelope when the header is %j", (authorization) => {
    const headers = { authorization, "content-type": "application/json" };
    expect(openRaw().call("GET", "/v1/celebration-groups", undefined, { headers })).toMatchObject({
      status: 401,
      headers: { "www-authenticate": "Bearer" },
      body: { success: false, error: "unauthorized", request_id: expect.any(String) },
    });
  });

  test("is checked before the endpoint and the body", () => {
    const { call } = openRaw();
    expect(call("GET", "/v1/nothing", undefined, { headers: {} }).status).toBe(401);
    expect(call("POST", "/v1/contacts", undefined, { headers: {}, body: "{" }).status).toBe(401);
  });

  test("gives no access to another account's contacts and groups, also as group or guardian of a contact", () => {
    const { call, sandbox } = openRaw();
    const group = sandbox.addGroup("Elsewhere", "birthday", "other").group_id;
    const contact = sandbox.addContact({ first_name: "Eve", group_id: group }).contact_id;
    expect(call("PATCH", `/v1/contacts/${contact}`, {}).status).toBe(404);
    expect(call("DELETE", `/v1/contacts/${contact}`).status).toBe(404);
    expect(call("DELETE", `/v1/celebration-groups/${group}`).status).toBe(404);
    expect(call("POST", "/v1/contacts", { ...ADA, group_id: group }).status).toBe(404);
    expect(call("POST", "/v1/contacts", { ...ADA, guardian_contact_id: contact }).status).toBe(422);
    expect(
      call("GET", "/v1/celebration-groups").body.data.map((one: { group_id: number }) => one.group_id),
    ).not.toContain(group);
    sandbox.addKey("second-key", "other");
    const headers = { authorization: "Bearer second-key", "content-type": "application/json" };
    expect(call("DELETE", `/v1/contacts/${contact}`, undefined, { headers }).status).toBe(200);
  });
});

describe("links between contacts and groups", () => {
  test("a contact can't be its own guardian", () => {
    const { call } = openRaw();
    call("POST", "/v1/contacts", ADA);
    expect(call("PATCH", "/v1/contacts/1", { guardian_contact_id: 1 }).status).toBe(422);
  });

  test("a contact has no guardian after the guardian is deleted", () => {
    const { call, sandbox } = openRaw();
    call("POST", "/v1/contacts", ADA);
    call("POST", "/v1/contacts", { first_name: "Bo", group_id: 1, guardian_contact_id: 1 });
    call("DELETE", "/v1/contacts/1");
    expect(sandbox.contacts()).toMatchObject([{ first_name: "Bo", guardian_contact_id: null }]);
  });

  test("a contact has no guardian after the guardian's group is deleted with its contacts", () => {
    const { call, sandbox } = openRaw({ groupDelete: "delete" });
    call("POST", "/v1/contacts", ADA);
    call("POST", "/v1/contacts", { first_name: "Bo", group_id: 2, guardian_contact_id: 1 });
    call("DELETE", "/v1/celebration-groups/1");
    expect(sandbox.contacts()).toMatchObject([{ first_name: "Bo", guardian_contact_id: null }]);
    expect(call("PATCH", "/v1/contacts/2", { last_name: "Ek" }).status).toBe(200);
  });

  test("a contact without group can be updated and moved into a group", () => {
    const { call } = openRaw({ groupDelete: "keep" });
    call("POST", "/v1/contacts", ADA);
    call("DELETE", "/v1/celebration-groups/1");
    expect(call("PATCH", "/v1/contacts/1", { last_name: "B." }).body.data).toMatchObject({
      group_id: null,
      group_name: null,
    });
    expect(call("PATCH", "/v1/contacts/1", { group_id: 2 }).body.data).toMatchObject({ group_name: "Team Berlin" });
  });

  test("the plan limit counts contacts from the user interface, and not contacts that were deleted with a group", () => {
    const { call, sandbox } = openRaw({ planLimit: 2, groupDelete: "delete" });
    sandbox.addContact({ first_name: "Bo", group_id: 2 });
    sandbox.addContact({ first_name: "Cy", group_id: 2 });
    expect(call("POST", "/v1/contacts", ADA).status).toBe(403);
    call("DELETE", "/v1/celebration-groups/2");
    expect(call("POST", "/v1/contacts", ADA).status).toBe(201);
  });
});
