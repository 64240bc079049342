import { describe, expect, it } from "vitest";
import type { Failure, StoredOperation } from "../../../src/ledger/operations/operations.ts";
import { UNKNOWN_INPUT, type Group } from "../../../src/model/contact.ts";
import { recreateMissing, writeMissing } from "../../../src/pipeline/push/answers/write-missing.ts";
import type { PushIo } from "../../../src/pipeline/push/push-io.ts";
import { SAME_SETTINGS, storedOperation } from "./stored-operation.ts";

const NOT_FOUND: Failure = {
  issue: { code: "service_refused", field: null, header: null, data: {} },
  status: 404,
  requestId: "r",
};
const BERLIN: Group = {
  groupId: 1,
  name: "Team Berlin",
  category: "",
  status: "active",
  dateCreated: "2026-01-01 00:00:00",
  contactCount: 9,
};

interface Circumstances {
  readonly isRepeated?: boolean;
  readonly missingContact?: "report" | "recreate";
}

/** Returns the outcome that a 404 gives an operation, and how the operation ended. @param groups null: they can't be read */
async function after404(
  operation: Partial<StoredOperation>,
  groups: readonly Group[] | null,
  { isRepeated = false, missingContact = "report" }: Circumstances = {},
): Promise<readonly [stored: string, end: string]> {
  const stored: string[] = [];
  const ledger = {
    notSent: (id: number) => void stored.push(`${id} planned`),
    rejected: ({ id }: StoredOperation, { issue }: Failure) => void stored.push(`${id} rejected ${issue.code}`),
    deleted: ({ id }: StoredOperation, contactId: number) => void stored.push(`${id} deleted ${contactId}`),
  } as unknown as PushIo["ledger"];
  const call = { operation: storedOperation(operation), failure: NOT_FOUND, isRepeated };
  const io = { ledger, readGroups: async () => groups, now: () => 0 };
  const end = await writeMissing(call, { ...SAME_SETTINGS, missingContact }, io);
  return [stored.join(), end.kind];
}

describe("writeMissing", () => {
  const update = { kind: "update", contactId: 7, entryId: 3 } as const;
  const remove = { kind: "delete", contactId: 7 } as const;

  it("halts, and plans a create again, when the groups can't be read", async () => {
    expect(await after404({}, null)).toEqual(["1 planned", "halt"]);
    expect(await after404(update, null)).toEqual(["", "halt"]);
    expect(await after404(remove, null)).toEqual(["", "halt"]);
  });

  it("says that the group is gone only when the service does not list it", async () => {
    expect(await after404({}, [])).toEqual(["1 rejected group_gone", "ended"]);
    expect(await after404({}, [BERLIN])).toEqual(["1 rejected service_refused", "ended"]);
    expect(await after404(update, [])).toEqual(["1 rejected group_gone", "ended"]);
  });

  it("takes a contact for deleted when its group is there, when the delete was sent before, or with an unknown group", async () => {
    expect(await after404(remove, [BERLIN])).toEqual(["1 deleted 7", "ended"]);
    expect(await after404(remove, [], { isRepeated: true })).toEqual(["1 deleted 7", "ended"]);
    expect(await after404({ ...remove, groupId: UNKNOWN_INPUT.group_id }, [])).toEqual(["1 deleted 7", "ended"]);
    expect(await after404(remove, [])).toEqual(["1 rejected group_gone", "ended"]);
  });

  it("creates a missing contact again only when the feed asks for it and the contact was linked", async () => {
    const recreate = { missingContact: "recreate" } as const;
    expect(await after404(update, [BERLIN], recreate)).toEqual(["", "missing"]);
    expect(await after404(update, [BERLIN])).toEqual(["1 rejected contact_gone", "ended"]);
    expect(await after404({ ...update, entryId: null }, [BERLIN], recreate)).toEqual([
      "1 rejected contact_gone",
      "ended",
    ]);
    expect(await after404(update, [], recreate)).toEqual(["1 rejected group_gone", "ended"]);
  });
});

describe("recreateMissing", () => {
  interface Evidence {
    readonly updated?: number;
    readonly isApproved?: boolean;
    readonly areGone?: boolean;
    readonly groups?: readonly Group[] | null;
  }

  /** Returns `again` when that many contacts are created again, or the code of the halt. */
  async function again(
    missing: number,
    { updated = 0, isApproved = false, areGone = false, groups = [BERLIN] }: Evidence = {},
  ): Promise<string | undefined> {
    const recreated: number[] = [];
    const updates = Array.from({ length: missing }, (_, at) => storedOperation({ kind: "update", contactId: 10 + at }));
    const halt = await recreateMissing("r1", updates, updated, {
      ledger: {
        notFound: () => {},
        recreate: (_operation: StoredOperation, contactId: number) => void recreated.push(contactId),
      } as unknown as PushIo["ledger"],
      stops: { mayGoOn: () => isApproved } as unknown as PushIo["stops"],
      readGroups: async () => groups,
      areGone: () => areGone,
      now: () => 0,
    });
    expect(recreated).toEqual(halt === null ? updates.map(({ contactId }) => contactId) : []);
    return halt === null ? "again" : halt.code;
  }

  it("creates one or two contacts again when the service accepted five other updates", async () => {
    expect(await again(2, { updated: 5 })).toBe("again");
    expect(await again(2, { updated: 4 })).toBe("contacts_missing");
    expect(await again(3, { updated: 5 })).toBe("contacts_missing");
  });

  it("creates contacts again when the groups lack as many, or a person approved the run", async () => {
    expect(await again(1)).toBe("contacts_missing");
    expect(await again(9, { areGone: true })).toBe("again");
    expect(await again(9, { isApproved: true, groups: null })).toBe("again");
    expect(await again(9, { groups: null })).toBe("unreachable");
  });
});
