import { describe, expect, it } from "vitest";
import { webhookBody } from "../../../src/notify/send-webhook.ts";
import { toSummary } from "../../../src/pipeline/report/json/summary-json.ts";
import { rowCounts, runRecord } from "../report/sample-source.ts";

const record = runRecord({ status: "held", rows: rowCounts({ held: 3 }) });
const notice = { event: "run", message: "3 held", ...toSummary(record, null) } as const;
const letter = { subject: "staff: <b>", lines: ["[a](http://evil.example).csv", "one & two"] };

describe("the body of a webhook's request", () => {
  it("has the named keys and no other when the format is json", () => {
    expect(webhookBody("json", notice, letter)).toEqual({
      event: "run",
      run: record.run,
      feed: "staff",
      status: "held",
      message: "3 held",
      figures: { rows: record.rows, deletes: record.deletes, warnings: 0 },
      link: null,
    });
    expect(webhookBody("json", { event: "trouble", message: "stopped" }, letter)).toEqual({
      event: "trouble",
      run: null,
      feed: null,
      status: null,
      message: "stopped",
      figures: null,
      link: null,
    });
  });

  it("escapes Slack's markup when a name holds it", () => {
    expect(webhookBody("slack", notice, letter)).toEqual({
      text: "staff: &lt;b&gt;\n[a](http://evil.example).csv\none &amp; two",
    });
  });

  it("uses texts without markup when the format is teams", () => {
    const body = JSON.stringify(webhookBody("teams", notice, letter));
    expect(body).toContain("application/vnd.microsoft.card.adaptive");
    expect(body).toContain('{"type":"TextRun","text":"[a](http://evil.example).csv"}');
    expect(body).not.toContain('TextBlock","text');
  });
});
