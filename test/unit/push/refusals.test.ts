import { describe, expect, it } from "vitest";
import type { OperationKind } from "../../../src/model/operation.ts";
import { startRefusals } from "../../../src/pipeline/push/answers/refusals.ts";
import type { CallEnd, PushIo } from "../../../src/pipeline/push/push-io.ts";
import { storedOperation } from "./stored-operation.ts";

/** Returns the halt after the answers of a run, and the operations that are planned again. */
function haltAfter(answers: readonly (readonly [OperationKind, CallEnd])[], mayGoOn = false) {
  const again: number[] = [];
  const plan = (id: number) => void again.push(id);
  const ledger = { notSent: plan, notFound: plan } as unknown as PushIo["ledger"];
  const refusals = startRefusals("r1", { ledger, stops: { mayGoOn: () => mayGoOn } as unknown as PushIo["stops"] });
  const halts = answers.map(([kind, end], at) => refusals.note(storedOperation({ id: at + 1, kind }), end));
  const first = halts.findIndex((halt) => halt !== null);
  return { code: halts[first]?.code ?? null, after: first + 1, again };
}

const answers = (kind: OperationKind, end: CallEnd, count: number) =>
  Array.from({ length: count }, () => [kind, end] as const);

describe("the count of refusals", () => {
  it("halts a run at the tenth create or update that is refused, and plans all of them again", () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(haltAfter(answers("create", { status: 400 }, 9))).toEqual({ code: null, after: 0, again: [] });
    expect(haltAfter(answers("create", { status: 400 }, 10))).toEqual({ code: "all_refused", after: 10, again: ids });
    expect(haltAfter(answers("create", { status: 404 }, 10))).toEqual({ code: "all_refused", after: 10, again: ids });
    expect(haltAfter(answers("update", { status: 400 }, 10))).toEqual({ code: "all_refused", after: 10, again: ids });
  });

  it("says that contacts are missing only when all ten updates are not found", () => {
    const nine = answers("update", { status: 404 }, 9);
    expect(haltAfter([...nine, ["update", { status: 404 }]]).code).toBe("contacts_missing");
    expect(haltAfter([...nine, ["update", { status: 400 }]]).code).toBe("all_refused");
    expect(haltAfter([...answers("create", { status: 400 }, 1), ...nine, ["update", { status: 404 }]]).code).toBe(
      "contacts_missing",
    );
  });

  it("does not halt once a call of the kind had another answer", () => {
    const refused = answers("update", { status: 404 }, 20);
    expect(haltAfter([["update", "accepted"], ...refused]).code).toBe(null);
    expect(haltAfter([...refused.slice(0, 9), ["update", "other"], ...refused]).code).toBe(null);
    expect(haltAfter([["create", "accepted"], ...refused]).code).toBe("contacts_missing");
  });

  it("does not halt for deletes, or when a person approved the run", () => {
    expect(haltAfter(answers("delete", { status: 404 }, 20)).code).toBe(null);
    expect(haltAfter(answers("create", { status: 400 }, 20), true)).toEqual({ code: null, after: 0, again: [] });
  });
});
