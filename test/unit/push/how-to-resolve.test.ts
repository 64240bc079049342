import { describe, expect, it } from "vitest";
import type { StoredOperation } from "../../../src/ledger/operations/operations.ts";
import type { Issue } from "../../../src/model/issue.ts";
import { howToResolve } from "../../../src/pipeline/push/probe.ts";
import { storedOperation } from "./stored-operation.ts";

const TIMEOUT_MS = 30_000;
const SENT_AT = Date.parse("2026-11-21T02:00:00Z");
const PERSON = { kind: "person" };
const PROBE = { kind: "probe", dueAt: SENT_AT + 60_000 };

const ADA = { first_name: "Ada", group_id: 1 };
const withEmail = { input: { ...ADA, email: "ada@example.org" } };

const inDoubt = (more: Partial<StoredOperation>) =>
  storedOperation({ state: "in_doubt", attempts: 1, sentAt: SENT_AT, input: ADA, ...more });

function issue(code: Issue["code"], data: Issue["data"] = {}): Issue {
  return { code, field: null, header: null, data };
}

describe("howToResolve", () => {
  it.each<[string, Partial<StoredOperation>, object]>([
    ["the service, after twice the time-out, when the create has an e-mail", withEmail, PROBE],
    ["the service when the create has a phone", { input: { ...ADA, phone: "+4930123456" } }, PROBE],
    ["the service when three attempts were made", { ...withEmail, attempts: 3 }, PROBE],
    ["a person after three probes", { ...withEmail, attempts: 4 }, PERSON],
    ["a person when the create has no address", {}, PERSON],
    ["a person when its addresses are blank", { input: { ...ADA, email: "", phone: "" } }, PERSON],
    ["a person when the body that was sent had no address", { ...withEmail, body: ADA }, PERSON],
    ["a person when an unlinked contact has the address", { ...withEmail, issue: issue("exists_unlinked") }, PERSON],
    ["a person when a probe showed nothing", { ...withEmail, issue: issue("in_doubt", { probed: 1 }) }, PERSON],
    ["the service after a throttled probe", { ...withEmail, issue: issue("in_doubt") }, PROBE],
    ["a person for an update", { ...withEmail, kind: "update" }, PERSON],
  ])("asks %s", (_, more, doubt) => {
    expect(howToResolve(inDoubt(more), TIMEOUT_MS)).toEqual(doubt);
  });
});
