import { expect, test } from "vitest";
import type { Hold } from "../../../src/model/operation.ts";
import { holdSection } from "../../../src/pipeline/report/page/page-operations.ts";
import { runRecord } from "./sample-source.ts";

const holds: readonly Hold[] = [{ guard: "delete_share", scope: "deletes", figures: { deletes: 3, linked: 4 } }];
const noOperations = { total: 0, first: [] };

test("the hold section says why a list waits, and after the decision why it waited", () => {
  const waiting = holdSection(runRecord({ status: "held", holds }), noOperations).text;
  expect(waiting).toContain("Why it waits");
  expect(waiting).toContain('class="hint"');
  const decided = holdSection(runRecord({ status: "completed", holds }), noOperations).text;
  expect(decided).toContain("Why it waited");
  expect(decided).not.toMatch(/Why it waits|class="hint"|please check first/u);
});
