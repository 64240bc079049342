import { describe, expect, test } from "vitest";
import { openRaw, responseOf } from "./raw-call.ts";

const ADA = { first_name: "Ada", group_id: 1, birthday: "1990-12-10" };

function openWith(...faults: string[]) {
  const raw = openRaw();
  raw.sandbox.setFaults(faults);
  return { ...raw, create: () => raw.send("POST", "/v1/contacts", ADA), stored: () => raw.sandbox.contacts().length };
}

describe("choosing the fault of a request", () => {
  test("counts only requests with the fault's method", () => {
    const { create, call, sandbox } = openWith("drop-request:POST:#2-3");
    create();
    call("GET", "/v1/celebration-groups");
    for (let count = 0; count < 3; count += 1) create();
    expect(sandbox.requests().map((request) => request.status)).toEqual([201, 200, null, null, 201]);
  });

  test("counts the requests for each fault separately, with those that another fault answered", () => {
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

  test("chooses a fault with its probability, and the same requests when the seed is the same", () => {
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

  test("never chooses a fault of probability 0, and always chooses a fault of probability 1", () => {
    const never = openWith("drop-request:*:0");
    const always = openWith("drop-request:*:1");
    for (let count = 0; count < 50; count += 1) {
      expect(never.create().kind).toBe("response");
      expect(always.create().kind).toBe("break");
    }
  });

  test("chooses no fault for the page and the description, which are not part of the service", () => {
    const { call, send } = openWith("drop-request:*:1");
    expect(send("GET", "/").kind).toBe("response");
    expect(call("GET", "/v1/openapi.json").status).toBe(200);
  });

  test("throws when a text is not a fault", () => {
    expect(() => openWith("drop")).toThrow('--fault drop: "drop" is not a fault');
  });
});

describe("applying a request with a fault", () => {
  test.each(["drop-request", "status-500", "status-503", "redirect", "throttle"])(
    "%s does not apply the request",
    (kind) => {
      const { create, stored } = openWith(`${kind}:POST:#1`);
      create();
      expect(stored()).toBe(0);
    },
  );

  test.each([
    "drop-response",
    "status-503-after",
    "delay",
    "garbage",
    "empty-body",
    "truncate",
    "half-json",
    "no-data",
    "wrong-birthday",
    "wrong-group",
    "close-after",
  ])("%s applies the request as it was sent", (kind) => {
    const { create, sandbox } = openWith(`${kind}:POST:#1`);
    create();
    expect(sandbox.contacts()).toMatchObject([{ ...ADA, group_id: 1 }]);
  });

  test("late applies the request once, when the answer goes out", () => {
    const { create, stored, sandbox } = openWith("late:POST:#1:5000");
    const reply = create();
    expect(reply).toMatchObject({ kind: "delayed", ms: 5000 });
    expect(stored()).toBe(0);
    expect(sandbox.requests()).toMatchObject([{ status: null }]);
    expect(reply.kind === "delayed" && responseOf(reply.proceed()).status).toBe(201);
    expect(stored()).toBe(1);
    expect(sandbox.requests()).toMatchObject([{ status: 201 }]);
  });

  test("delay applies the request once, at its arrival", () => {
    const { create, stored } = openWith("delay:POST:#1:5000");
    const reply = create();
    expect(stored()).toBe(1);
    expect(reply.kind === "delayed" && responseOf(reply.proceed()).status).toBe(201);
    expect(stored()).toBe(1);
  });
});

describe("the answer with a fault", () => {
  test("keeps the status of a refusal when the fault changes the body", () => {
    for (const kind of ["garbage", "empty-body", "no-data", "wrong-birthday"]) {
      const { send } = openWith(`${kind}:POST:#1`);
      expect(responseOf(send("POST", "/v1/contacts", {})).status).toBe(400);
    }
  });

  test("is not JSON with garbage, and empty with empty-body", () => {
    expect(() => JSON.parse(responseOf(openWith("garbage:POST:#1").create()).body) as unknown).toThrow(SyntaxError);
    expect(responseOf(openWith("empty-body:POST:#1").create()).body).toBe("");
  });

  test("loses half of its body with truncate", () => {
    const reply = openWith("truncate:POST:#1").create();
    if (reply.kind !== "cut") throw new Error(reply.kind);
    expect(reply.sentBytes).toBe(Math.floor(reply.response.body.length / 2));
  });

  test.each([
    ["1990-12-10", "1990-12-09", 9],
    ["1990-12-01", "1990-12-02", 2],
    ["02-29", "02-28", 28],
  ])("shows %s as the valid date %s in both shapes with wrong-birthday", (birthday, text, day) => {
    const { sandbox, send } = openWith("wrong-birthday:POST:#1");
    sandbox.configure({ shape: "both" });
    const { data } = JSON.parse(responseOf(send("POST", "/v1/contacts", { ...ADA, birthday })).body);
    expect(data).toMatchObject({ birthday: text, birthday_day: day });
  });

  test("has the service's own form of a 429 with throttle", () => {
    const { create } = openWith("throttle:POST:#1:30");
    const { status, headers, body } = responseOf(create());
    expect({ status, headers }).toMatchObject({ status: 429, headers: { "retry-after": "30" } });
    expect(JSON.parse(body)).toMatchObject({ success: false, error: "rate_limited" });
  });

  test("names the new address with redirect", () => {
    const { headers, status } = responseOf(openWith("redirect:POST:#1:http://127.0.0.1:9/x").create());
    expect({ status, location: headers["location"] }).toEqual({ status: 307, location: "http://127.0.0.1:9/x" });
  });
});
