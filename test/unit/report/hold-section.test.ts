import { ENGLISH } from "../../../src/pipeline/report/language/phrases.ts";
import { expect, test } from "vitest";
import type { Hold } from "../../../src/model/operation.ts";
import { REPORT_FOLDER } from "../../../src/pipeline/report/page/page-place.ts";
import { holdSection } from "../../../src/pipeline/report/page/page-operations.ts";
import { runRecord } from "./sample-source.ts";

const holds: readonly Hold[] = [{ guard: "delete_share", scope: "deletes", figures: { deletes: 3, linked: 4 } }];
const noOperations = { total: 0, first: [] };

test("the hold section says why a list waits, and after the decision why it waited", () => {
  const waiting = holdSection(ENGLISH, runRecord({ status: "held", holds }), noOperations, REPORT_FOLDER).text;
  expect(waiting).toContain("Why it waits");
  expect(waiting).toContain('class="hint"');
  const decided = holdSection(ENGLISH, runRecord({ status: "completed", holds }), noOperations, REPORT_FOLDER).text;
  expect(decided).toContain("Why it waited");
  expect(decided).not.toMatch(/Why it waits|class="hint"|please check first/u);
});
