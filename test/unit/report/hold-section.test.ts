import { expect, test } from "vitest";
import type { Hold } from "../../../src/model/operation.ts";
import { holdSection } from "../../../src/pipeline/report/page/page-operations.ts";
import { runRecord } from "./sample-source.ts";

const holds: readonly Hold[] = [{ guard: "delete_share", scope: "deletes", figures: { deletes: 3, linked: 4 } }];
const nobody = { total: 0, first: [] };

test("what was held says why it waits while it waits, and why it waited once it is decided", () => {
  const waiting = holdSection(runRecord({ status: "held", holds }), nobody).text;
  expect(waiting).toContain("Why it waits");
  expect(waiting).toContain('class="hint"');
  const decided = holdSection(runRecord({ status: "completed", holds }), nobody).text;
  expect(decided).toContain("Why it waited");
  expect(decided).not.toMatch(/Why it waits|class="hint"|should look first/u);
});
