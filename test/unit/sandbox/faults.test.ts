import { describe, expect, test } from "vitest";
import { openRaw, responseOf } from "./raw-call.ts";

const ADA = { first_name: "Ada", group_id: 1, birthday: "1990-12-10" };

function openWith(...faults: string[]) {
  const raw = openRaw();
  raw.sandbox.setFaults(faults);
  return { ...raw, create: () => raw.send("POST", "/v1/contacts", ADA), stored: () => raw.sandbox.contacts().length };
}

describe("when a fault strikes", () => {
  test("by number: only requests of its method count", () => {
    const { create, call, sandbox } = openWith("drop-request:POST:#2-3");
    create();
    call("GET", "/v1/celebration-groups");
    for (let count = 0; count < 3; count += 1) create();
    expect(sandbox.requests().map((request) => request.status)).toEqual([201, 200, null, null, 201]);
  });

  test("by number: each fault counts on its own, also past another that strikes", () => {
    const { create, sandbox } = openWith("drop-request:*:#1", "status-503:POST:#2", "throttle:POST:#3+");
    for (let count = 0; count < 4; count += 1) create();
    expect(sandbox.requests().map((request) => request.status)).toEqual([null, 503, 429, 429]);
    expect(sandbox.requests().map((request) => request.fault)).toEqual([
      "drop-request:*:#1",
      "status-503:POST:#2",
      "throttle:POST:#3+",
      "throttle:POST:#3+",
    ]);
  });

  test("by probability: about as often as asked for, the same for the same seed, other for another", () => {
    const pattern = (seed: number) => {
      const { sandbox, create } = openWith();
      sandbox.configure({ seed });
      sandbox.setFaults(["drop-request:POST:0.25"]);
      return Array.from({ length: 2000 }, () => (create().kind === "break" ? "x" : ".")).join("");
    };
    const first = pattern(7);
    expect(pattern(7)).toBe(first);
    expect(pattern(8)).not.toBe(first);
    expect(first.split("x").length - 1).toBeGreaterThan(400);
    expect(first.split("x").length - 1).toBeLessThan(600);
  });

  test("never with probability 0, always with 1", () => {
    const never = openWith("drop-request:*:0");
    const always = openWith("drop-request:*:1");
    for (let count = 0; count < 50; count += 1) {
      expect(never.create().kind).toBe("response");
      expect(always.create().kind).toBe("break");
    }
  });

  test("not on the page and the description, which are no part of the service", () => {
    const { call, send } = openWith("drop-request:*:1");
    expect(send("GET", "/").kind).toBe("response");
    expect(call("GET", "/v1/openapi.json").status).toBe(200);
  });

  test("a text that is no fault throws", () => {
    expect(() => openWith("drop")).toThrow('--fault drop: "drop" is not a fault');
  });
});

describe("whether the request is applied", () => {
  test.each(["drop-request", "status-500", "status-503", "redirect", "throttle"])("not by %s", (kind) => {
    const { create, stored } = openWith(`${kind}:POST:#1`);
    create();
    expect(stored()).toBe(0);
  });

  test.each([
    "drop-response",
    "status-503-after",
    "delay",
    "garbage",
    "empty-body",
    "truncate",
    "no-data",
    "wrong-birthday",
    "wrong-group",
    "close-after",
  ])("as sent by %s", (kind) => {
    const { create, sandbox } = openWith(`${kind}:POST:#1`);
    create();
    expect(sandbox.contacts()).toMatchObject([{ ...ADA, group_id: 1 }]);
  });

  test("only once, when it goes on, by late", () => {
    const { create, stored, sandbox } = openWith("late:POST:#1:5000");
    const reply = create();
    expect(reply).toMatchObject({ kind: "delayed", ms: 5000 });
    expect(stored()).toBe(0);
    expect(sandbox.requests()).toMatchObject([{ status: null }]);
    expect(reply.kind === "delayed" && responseOf(reply.proceed()).status).toBe(201);
    expect(stored()).toBe(1);
    expect(sandbox.requests()).toMatchObject([{ status: 201 }]);
  });

  test("at once, and only once, by delay", () => {
    const { create, stored } = openWith("delay:POST:#1:5000");
    const reply = create();
    expect(stored()).toBe(1);
    expect(reply.kind === "delayed" && responseOf(reply.proceed()).status).toBe(201);
    expect(stored()).toBe(1);
  });
});

describe("what the answer looks like", () => {
  test("a refusal stays a refusal under a fault of the body", () => {
    for (const kind of ["garbage", "empty-body", "no-data", "wrong-birthday"]) {
      const { send } = openWith(`${kind}:POST:#1`);
      expect(responseOf(send("POST", "/v1/contacts", {})).status).toBe(400);
    }
  });

  test("garbage is no JSON, an empty body is empty", () => {
    expect(() => JSON.parse(responseOf(openWith("garbage:POST:#1").create()).body) as unknown).toThrow(SyntaxError);
    expect(responseOf(openWith("empty-body:POST:#1").create()).body).toBe("");
  });

  test("half of the body is cut off", () => {
    const reply = openWith("truncate:POST:#1").create();
    if (reply.kind !== "cut") throw new Error(reply.kind);
    expect(reply.sentBytes).toBe(Math.floor(reply.response.body.length / 2));
  });

  test.each([
    ["1990-12-10", "1990-12-09", 9],
    ["1990-12-01", "1990-12-02", 2],
    ["02-29", "02-28", 28],
  ])("a wrong birthday for %s is the valid date %s in both shapes", (birthday, text, day) => {
    const { sandbox, send } = openWith("wrong-birthday:POST:#1");
    sandbox.configure({ shape: "both" });
    const { data } = JSON.parse(responseOf(send("POST", "/v1/contacts", { ...ADA, birthday })).body);
    expect(data).toMatchObject({ birthday: text, birthday_day: day });
  });

  test("a 429 on demand is like the service's own", () => {
    const { create } = openWith("throttle:POST:#1:30");
    const { status, headers, body } = responseOf(create());
    expect({ status, headers }).toMatchObject({ status: 429, headers: { "retry-after": "30" } });
    expect(JSON.parse(body)).toMatchObject({ success: false, error: "rate_limited" });
  });

  test("a redirect says where to", () => {
    const { headers, status } = responseOf(openWith("redirect:POST:#1:http://127.0.0.1:9/x").create());
    expect({ status, location: headers["location"] }).toEqual({ status: 307, location: "http://127.0.0.1:9/x" });
  });
});
