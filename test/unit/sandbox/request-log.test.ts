import { describe, expect, test } from "vitest";
import { openRaw } from "./raw-call.ts";

describe("the request log", () => {
  test("keeps method, path, status and the body as it was sent, but never the key", () => {
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

  test("keeps the latest requests when it grows long", () => {
    const { sandbox, call } = openRaw();
    for (let count = 0; count < 40_001; count += 1) call("GET", `/v1/nothing?${count}`);
    const paths = sandbox.requests().map((request) => request.path);
    expect(paths).toHaveLength(20_001);
    expect(paths.at(-1)).toBe("/v1/nothing?40000");
    expect(paths[0]).toBe("/v1/nothing?20000");
  });
});
