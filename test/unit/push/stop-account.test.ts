import { describe, expect, it } from "vitest";
import type { AccountStop } from "../../../src/model/run-record.ts";
import { describeStop } from "../../../src/pipeline/push/stop-account.ts";

const STOP: AccountStop = { operation: 1, run: "r1", contactId: 7, line: 2, differences: [] };

describe("describeStop", () => {
  it("names the fields that differ, each once, and both ways to go on", () => {
    const text = describeStop({
      ...STOP,
      differences: [
        { field: "birthday", kind: "other" },
        { field: "last_name", kind: "missing" },
        { field: "birthday", kind: "year" },
      ],
    });
    expect(text).toMatch(
      /^The service answered contact 7 with another birthday and last_name than was sent \(line 2\)\./u,
    );
    expect(text).toContain("celebration-sync approve r1");
    expect(text).toContain("celebration-sync discard r1");
  });

  it("says that a create was answered with another contact, and which of its fields differ", () => {
    const other = { field: "contact_id", kind: "other" } as const;
    const text = describeStop({ ...STOP, line: null, differences: [other, { field: "first_name", kind: "other" }] });
    expect(text).toMatch(/^The service answered a create with contact 7, whose first_name is another than was sent\./u);
    expect(describeStop({ ...STOP, differences: [other] })).toMatch(
      /^The service answered a create \(line 2\) with contact 7, which belongs to another row\./u,
    );
  });
});
