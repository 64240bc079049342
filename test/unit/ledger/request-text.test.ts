import { describe, expect, it } from "vitest";
import { parseRequest, toArgument } from "../../../src/ledger/requests/request-text.ts";
import type { DecisionRequest } from "../../../src/model/request.ts";

const REQUESTS: readonly DecisionRequest[] = [
  { kind: "approve", run: "2026-11-21T020000.123Z-staff" },
  { kind: "discard", run: "2026-11-21T020000.123Z-staff" },
  { kind: "retry", run: null },
  { kind: "retry", run: "2026-11-21T020000.123Z-staff" },
  { kind: "resolve", operation: "7", contactId: null },
  { kind: "resolve", operation: "staff.r3.v1", contactId: 5 },
  { kind: "link", feed: "staff", pairs: [{ line: null, key: "E-1", contactId: "5" }] },
  { kind: "dismiss", ids: ["staff.r3.v1"] },
  { kind: "answer", id: "staff.r3.v1", choice: "same" },
  { kind: "answer", id: "staff.r3.v1", choice: "all DMY", except: ["staff.r4.v1"] },
  { kind: "answer_many", answers: [{ id: "staff.r3.v1", choice: "there 88213" }] },
  { kind: "unlearn", feed: "staff", name: "dateOrder" },
];

describe("parseRequest", () => {
  it.each(REQUESTS)("returns the request that was stored: %j", (request) => {
    expect(parseRequest(request.kind, toArgument(request))).toEqual(request);
  });

  it("reads the arguments that version 0.1 stored", () => {
    expect(parseRequest("retry", "")).toEqual({ kind: "retry", run: null });
    expect(parseRequest("resolve", '{"operation":"7","contactId":null}')).toEqual(REQUESTS[4]);
    expect(parseRequest("dismiss", '["staff.r3.v1"]')).toEqual(REQUESTS[7]);
  });

  it.each([
    ["repeat", "2026-11-21T020000.123Z-staff"],
    ["resolve", "7"],
    ["resolve", '{"operation":7,"contactId":null}'],
    ["resolve", "{"],
    ["link", '{"feed":"staff","pairs":[{"key":"E-1","contactId":5}]}'],
    ["dismiss", '{"ids":[]}'],
    ["dismiss", "[7]"],
    ["answer", '{"id":"staff.r3.v1"}'],
    ["answer", '{"id":"staff.r3.v1","choice":"all DMY","except":[4]}'],
  ])("returns null for a request that this program can't read: %s %s", (command, argument) => {
    expect(parseRequest(command, argument)).toBeNull();
  });
});
