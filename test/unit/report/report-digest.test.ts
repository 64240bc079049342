import { describe, expect, test } from "vitest";
import { digestOf } from "../../../src/pipeline/report/page/report-digest.ts";
import { openItemOf, operationOf, reportSource } from "./sample-source.ts";

const LIMITS = { openItems: 100, operations: 100 };

describe("the digest of a run", () => {
  test("sorts each open item into one list, by what a person has to do", () => {
    const digest = digestOf(
      reportSource({
        openItems: [
          openItemOf("group_unknown"),
          openItemOf("contact_exists", { status: 409 }),
          openItemOf("in_doubt", { status: "in_doubt" }),
          openItemOf("exists_unlinked", { status: 409 }),
          openItemOf("plan_limit_reached", { status: "deferred" }),
          openItemOf("phone_unreadable", { status: "warning" }),
          openItemOf("group_unknown", { line: null }),
        ],
      }),
      LIMITS,
    );
    expect([digest.needsYou, digest.inDoubt, digest.deferred, digest.warnings].map(({ total }) => total)).toEqual([
      3, 2, 1, 1,
    ]);
    expect(digest.needsYou.causes.map(({ code, total }) => [code, total])).toEqual([
      ["group_unknown", 2],
      ["contact_exists", 1],
    ]);
    expect(digest.needsYou.carriedOver).toBe(1);
  });

  test("cuts long lists, counts them in full, and keeps an item of every cause", () => {
    const openItems = [...Array.from({ length: 8 }, () => openItemOf("group_unknown")), openItemOf("key_missing")];
    const operations = Array.from({ length: 9 }, () => operationOf("create"));
    const digest = digestOf(reportSource({ openItems, operations }), { openItems: 5, operations: 4 });
    expect(digest.needsYou.causes.map(({ total, first }) => [total, first.length])).toEqual([
      [8, 5],
      [1, 1],
    ]);
    expect([digest.created.total, digest.created.first.length]).toEqual([9, 4]);
  });

  test("sorts operations by their state", () => {
    const states = ["done", "held", "planned", "deferred", "dropped", "rejected", "in_doubt", "superseded"] as const;
    const digest = digestOf(
      reportSource({ operations: states.map((state) => operationOf("delete", { state })) }),
      LIMITS,
    );
    expect([digest.deleted, digest.held, digest.waiting, digest.dropped].map(({ total }) => total)).toEqual([
      1, 1, 2, 1,
    ]);
  });
});
