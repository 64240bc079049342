import { describe, expect, test } from "vitest";
import { openRaw } from "./raw-call.ts";

const ADA = { first_name: "Ada", group_id: 1, email: "ada@example.org", birthday: "1990-12-10" };

/** Interface section 2.1, as it stands there. */
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

describe("envelopes", () => {
  test.each([
    ["compact", COMPACT_FIELDS],
    ["full", FULL_FIELDS],
    ["both", [...FULL_FIELDS, "birthday"]],
  ] as const)("a contact has exactly the fields of the %s shape", (shape, fields) => {
    const { call } = openRaw({ shape });
    const created = call("POST", "/v1/contacts", ADA);
    expect(Object.keys(created.body)).toEqual(["success", "data"]);
    expect(Object.keys(created.body.data).toSorted()).toEqual([...fields].toSorted());
    const updated = call("PATCH", "/v1/contacts/1", { last_name: "Byron" });
    expect(Object.keys(updated.body.data).toSorted()).toEqual([...fields].toSorted());
  });

  test("the full shape shows what was stored, with null for what was not", () => {
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

  test("a group has exactly the fields of the list", () => {
    const { body } = openRaw().call("GET", "/v1/celebration-groups");
    expect(body.success).toBe(true);
    for (const group of body.data) expect(Object.keys(group).toSorted()).toEqual([...GROUP_FIELDS].toSorted());
  });

  test("a delete answers success and nothing else", () => {
    const { call } = openRaw();
    call("POST", "/v1/contacts", ADA);
    expect(call("DELETE", "/v1/contacts/1").body).toEqual({ success: true });
    expect(call("DELETE", "/v1/celebration-groups/1").body).toEqual({ success: true });
  });

  test("an error has its code, a message and a request_id of its own", () => {
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

describe("what can't be read", () => {
  test.each(["", "{", "[]", "null", '"text"', "1", '{"first_name":'])("body %j is 400 invalid_request", (body) => {
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
  ])("%j is of the wrong type for %s: 422", (value, field) => {
    expect(openRaw().call("POST", "/v1/contacts", { ...ADA, [field]: value })).toMatchObject({
      status: 422,
      body: { error: "validation_error" },
    });
  });

  test.each([undefined, "text/plain", "application/jsonp"])("content type %j is 400", (type) => {
    const headers = { authorization: "Bearer sandbox-key", "content-type": type };
    expect(openRaw().call("POST", "/v1/contacts", ADA, { headers }).status).toBe(400);
  });

  test("a content type with parameters is taken", () => {
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
  ])("%s %s is 400", (method, path) => {
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
  ])("%s %s is no endpoint: 404", (method, path) => {
    const { call } = openRaw();
    call("POST", "/v1/contacts", ADA);
    expect(call(method, path, ADA)).toMatchObject({ status: 404, body: { error: "not_found" } });
  });
});

describe("the key", () => {
  test.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Bearer wrong",
    "Basic sandbox-key",
    "sandbox-key",
    "Bearer sandbox-key other",
  ])("%j is 401 with the error envelope", (authorization) => {
    const headers = { authorization, "content-type": "application/json" };
    expect(openRaw().call("GET", "/v1/celebration-groups", undefined, { headers })).toMatchObject({
      status: 401,
      headers: { "www-authenticate": "Bearer" },
      body: { success: false, error: "unauthorized", request_id: expect.any(String) },
    });
  });

  test("is asked for before anything is said about an endpoint or a body", () => {
    const { call } = openRaw();
    expect(call("GET", "/v1/nothing", undefined, { headers: {} }).status).toBe(401);
    expect(call("POST", "/v1/contacts", undefined, { headers: {}, body: "{" }).status).toBe(401);
  });

  test("decides the account: ids of another one are unknown, also as group and guardian", () => {
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

describe("relations", () => {
  test("nobody is their own guardian", () => {
    const { call } = openRaw();
    call("POST", "/v1/contacts", ADA);
    expect(call("PATCH", "/v1/contacts/1", { guardian_contact_id: 1 }).status).toBe(422);
  });

  test("a deleted guardian is nobody's guardian", () => {
    const { call, sandbox } = openRaw();
    call("POST", "/v1/contacts", ADA);
    call("POST", "/v1/contacts", { first_name: "Bo", group_id: 1, guardian_contact_id: 1 });
    call("DELETE", "/v1/contacts/1");
    expect(sandbox.contacts()).toMatchObject([{ first_name: "Bo", guardian_contact_id: null }]);
  });

  test("a guardian who goes with a deleted group is nobody's guardian", () => {
    const { call, sandbox } = openRaw({ groupDelete: "delete" });
    call("POST", "/v1/contacts", ADA);
    call("POST", "/v1/contacts", { first_name: "Bo", group_id: 2, guardian_contact_id: 1 });
    call("DELETE", "/v1/celebration-groups/1");
    expect(sandbox.contacts()).toMatchObject([{ first_name: "Bo", guardian_contact_id: null }]);
    expect(call("PATCH", "/v1/contacts/2", { last_name: "Ek" }).status).toBe(200);
  });

  test("a contact left without group can be updated, and put into another", () => {
    const { call } = openRaw({ groupDelete: "keep" });
    call("POST", "/v1/contacts", ADA);
    call("DELETE", "/v1/celebration-groups/1");
    expect(call("PATCH", "/v1/contacts/1", { last_name: "B." }).body.data).toMatchObject({
      group_id: null,
      group_name: null,
    });
    expect(call("PATCH", "/v1/contacts/1", { group_id: 2 }).body.data).toMatchObject({ group_name: "Team Berlin" });
  });

  test("the plan limit counts what was made by hand, and what group deletion freed", () => {
    const { call, sandbox } = openRaw({ planLimit: 2, groupDelete: "delete" });
    sandbox.addContact({ first_name: "Bo", group_id: 2 });
    sandbox.addContact({ first_name: "Cy", group_id: 2 });
    expect(call("POST", "/v1/contacts", ADA).status).toBe(403);
    call("DELETE", "/v1/celebration-groups/2");
    expect(call("POST", "/v1/contacts", ADA).status).toBe(201);
  });
});

describe("the service's own user interface", () => {
  test("renames, deletes and makes groups; a new one never has an old id", () => {
    const { sandbox } = openRaw();
    sandbox.renameGroup(2, "Team Hamburg");
    expect(sandbox.groups().map((group) => group.name)).toContain("Team Hamburg");
    sandbox.deleteGroup(4);
    expect(sandbox.addGroup("Wedding anniversaries").group_id).toBe(5);
  });

  test("makes, edits and deletes contacts by hand", () => {
    const { sandbox, call } = openRaw();
    const { contact_id: contactId } = sandbox.addContact({ first_name: "Bo", group_id: 1, email: "bo@example.org" });
    expect(sandbox.editContact(contactId, { last_name: "Ek" })).toMatchObject({ source: "manual", last_name: "Ek" });
    expect(call("POST", "/v1/contacts", { ...ADA, email: "BO@example.org" }).status).toBe(409);
    sandbox.deleteContact(contactId);
    expect(sandbox.contacts()).toEqual([]);
    expect(() => sandbox.deleteContact(contactId)).toThrow("no contact 1");
    expect(() => sandbox.renameGroup(99, "X")).toThrow("no group 99");
  });
});

describe("the request log", () => {
  test("has method, path, body as sent and status, but no key", () => {
    const { sandbox, call } = openRaw();
    const body = '{ "first_name":"Ada",  "group_id":1 }';
    call("POST", "/v1/contacts", undefined, { body });
    call("GET", "/v1/celebration-groups");
    expect(sandbox.requests()).toMatchObject([
      { method: "POST", path: "/v1/contacts", body, status: 201, fault: null },
      { method: "GET", path: "/v1/celebration-groups", body: "", status: 200 },
    ]);
    expect(JSON.stringify(sandbox.requests())).not.toContain("sandbox-key");
    sandbox.forgetRequests();
    expect(sandbox.requests()).toEqual([]);
  });

  test("keeps the latest when it grows long", () => {
    const { sandbox, call } = openRaw();
    for (let count = 0; count < 40_001; count += 1) call("GET", `/v1/nothing?${count}`);
    const paths = sandbox.requests().map((request) => request.path);
    expect(paths).toHaveLength(20_001);
    expect(paths.at(-1)).toBe("/v1/nothing?40000");
    expect(paths[0]).toBe("/v1/nothing?20000");
  });
});
