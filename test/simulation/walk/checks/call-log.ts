/** The calls of a walk that change contacts: by which run, and what the contact held before and after. */
import type { Ledger } from "../../../../src/ledger/ledger.ts";
import type { RunKind } from "../../../../src/model/run-record.ts";
import type { StoredContact } from "../../../../src/sandbox/contacts/contact-fields.ts";
import type { Workplace } from "../../world/workplace.ts";
import type { Call } from "../../world/crashable-service.ts";

/** The run that makes a call. */
export interface Caller {
  readonly run: string;
  readonly kind: RunKind;
  /** The run that an undo takes back; null: the caller is no undo. */
  readonly undoes: string | null;
}

/** A call that was made. */
export interface LoggedCall {
  readonly method: Call["method"];
  /** null: the ledger has no operation for the call. */
  readonly caller: Caller | null;
  readonly uid: string;
  /** null: a create whose contact is not known. */
  contactId: number | null;
  readonly before: StoredContact | null;
  /** The contact after the call; null: it is not there. */
  after: StoredContact | null;
  /** The ids of all contacts before a create. */
  readonly known: ReadonlySet<number>;
  isAnswered: boolean;
}

export interface CallLog {
  readonly calls: readonly LoggedCall[];
  /** Notes a call that is about to be made. */
  begin(call: Call, there: StoredContact | undefined, caller: Caller | null): LoggedCall;
  /** Notes what the contact holds now. */
  end(call: LoggedCall): void;
  /** Ends all calls whose answer did not arrive, because their process crashed. */
  endAll(): void;
  /** Forgets all calls: the ledger does not know what they did. */
  forget(): void;
}

export function createCallLog(place: () => Workplace): CallLog {
  const calls: LoggedCall[] = [];
  const end: CallLog["end"] = (call) => {
    const contacts = place().sandbox.contacts();
    const own =
      call.method === "POST"
        ? contacts.findLast(({ contact_id: id, ...one }) => !call.known.has(id) && uidOf(one) === call.uid)
        : contacts.find(({ contact_id: id }) => id === call.contactId);
    call.contactId ??= own?.contact_id ?? null;
    call.after = own ?? null;
    call.isAnswered = true;
  };
  return {
    calls,
    begin({ method, contactId, input }, there, caller) {
      const known = method === "POST" ? place().sandbox.contacts() : [];
      const call: LoggedCall = {
        method,
        caller,
        uid: uidOf(there ?? input),
        contactId,
        before: there ?? null,
        after: there ?? null,
        known: new Set(known.map(({ contact_id: id }) => id)),
        isAnswered: false,
      };
      calls.push(call);
      return call;
    },
    end,
    endAll() {
      for (const call of calls) if (!call.isAnswered) end(call);
    },
    forget: () => void calls.splice(0),
  };
}

export function uidOf(contact: object): string {
  const { custom_fields: custom } = contact as { readonly custom_fields?: Readonly<Record<string, unknown>> };
  return String(custom?.["uid"]);
}

/** Returns the run whose stored operation a call carries out; null: there is none. */
export function callerOf({ method, contactId, input }: Call, { operations, runs }: Ledger): Caller | null {
  const kind = ({ POST: "create", PATCH: "update", DELETE: "delete" } as const)[method];
  const own =
    method === "POST"
      ? [...operations.inState("sending"), ...operations.inState("in_doubt")]
      : runs.unfinished().flatMap(({ run }) => operations.ofRun(run, "planned"));
  const found = own.findLast((operation) =>
    method === "POST"
      ? uidOf(operation.body ?? operation.input) === uidOf(input)
      : operation.kind === kind && operation.contactId === contactId,
  );
  const run = found === undefined ? null : runs.named(found.run);
  return run === null ? null : { run: run.run, kind: run.kind, undoes: run.undo?.run ?? null };
}

const FIELDS = ["first_name", "last_name", "email", "phone", "birthday", "group_id"] as const;

/** Returns the values of a contact that lists decide, as a text; null: there is no contact. */
export function contentOf(contact: StoredContact | null): string | null {
  if (contact === null) return null;
  const nr = contact.custom_fields["nr"] ?? null;
  return JSON.stringify([...FIELDS.map((field) => contact[field]), nr]);
}
