/** Checks before every call whether the promises allow the call. */
import type { Answer } from "../../../src/api/service.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import type { StoredContact } from "../../../src/sandbox/contacts/contact-fields.ts";
import { cellOf, type Row } from "./people.ts";
import { strangersValues } from "./wrong-lists.ts";
import type { Call } from "../world/crashable-service.ts";
import { feedNamed, newestList, type World } from "./world.ts";

export interface CallWatch {
  /** Checks a call before it is made. @returns a function that takes its answer */
  watch(call: Call, ledger: Ledger): (answer: Answer<unknown>) => void;
  /** To be called when the process ended by itself: all its answers are stored. */
  processEnded(): void;
  /** To be called when the process crashed: its last answers may not be stored. */
  processCrashed(): void;
  /** To be called when an older ledger was restored: it knows none of the last updates. */
  stateRestored(): void;
  /** People who may have two contacts, because no list showed that both rows are the same person. */
  readonly mayBeTwice: ReadonlySet<unknown>;
}

/** The values of a contact or a sent body that identify a person. */
interface Traits {
  readonly nr: unknown;
  readonly uid: unknown;
  readonly first: unknown;
  readonly fullName: string;
  readonly birthday: unknown;
  readonly email: unknown;
  readonly phone: unknown;
}

export function watchCalls(world: () => World): CallWatch {
  /** The last stored update of each contact, as JSON. */
  const finished = new Map<number, string>();
  /** Answered updates of the running process, which count as stored when the process ends by itself. */
  const answered = new Map<number, string>();
  const mayBeTwice = new Set<unknown>();
  /** People whose create was in doubt. What a list asks for them meanwhile is decided without their values. */
  const inDoubt = new Set<unknown>();

  function noteBroken(sentence: string): void {
    world().broken.push(sentence);
  }

  function checkValues(there: StoredContact | undefined, input: Call["input"], ledger: Ledger): void {
    const { truths, wrongLists } = world();
    // The ledger does not know the values of a contact that a person linked.
    const isLinked = there !== undefined && ledger.entries.byContact(there.contact_id)?.applied.first_name === "";
    const uid = String(traitsOf(there ?? input).uid);
    const person = { uid, sentUid: traitsOf(input).uid, isNew: there === undefined || isLinked || inDoubt.has(uid) };
    // An update may repeat the values that the contact has already.
    const known = new Map<string, unknown>(Object.entries(there ?? {}));
    const changed = Object.fromEntries(Object.entries(input).filter(([field, sent]) => known.get(field) !== sent));
    for (const sentence of strangersValues(truths, wrongLists, person, changed)) noteBroken(sentence);
  }

  function beforeCreate(input: Call["input"], ledger: Ledger): void {
    const sent = traitsOf(input);
    for (const there of world().place.sandbox.contacts()) {
      const known = traitsOf(there);
      if (known.uid !== sent.uid) continue;
      if (known.nr !== sent.nr && !looksLike(known, sent)) {
        mayBeTwice.add(sent.uid);
        continue;
      }
      const isGroupGone = !world()
        .place.sandbox.groups()
        .some((group) => group.group_id === input["group_id"]);
      const isRefused =
        isGroupGone ||
        (there.group_id === input["group_id"] && (same(known.email, sent.email) || same(known.phone, sent.phone)));
      if (!isRefused) noteBroken(`${String(sent.uid)} is created although contact ${there.contact_id} exists`);
      else if (ledger.entries.byContact(there.contact_id)?.key === JSON.stringify([sent.nr]))
        noteBroken(`${String(sent.uid)} is created although it is linked to contact ${there.contact_id}`);
    }
  }

  function beforeUpdate(there: StoredContact, input: Call["input"], ledger: Ledger): void {
    const sent = traitsOf(input);
    const known = traitsOf(there);
    // A row with another key describes the same person if the ledger has changed the key, or if an address, or name and
    // birthday, agree.
    const isRekeyed = ledger.entries.byContact(there.contact_id)?.key === JSON.stringify([sent.nr]);
    const isOther =
      known.uid !== sent.uid && (known.nr === sent.nr || !(isRekeyed || looksLikeUnderAnotherKey(known, sent)));
    if (isOther) noteBroken(`contact ${there.contact_id} of ${String(known.uid)} becomes ${String(sent.uid)}`);
    if (finished.get(there.contact_id) === JSON.stringify(input))
      noteBroken(`a finished update of ${String(known.uid)} is made again`);
  }

  function beforeDelete(there: StoredContact): void {
    const { uid, nr, first, birthday, email, phone, fullName } = traitsOf(there);
    const feedName = String(uid).replace(/-u\d+$/u, "");
    const feed = feedNamed(world(), feedName);
    if (feed?.mode !== "snapshot" || feed.deletes === null) {
      noteBroken(`${String(uid)} is deleted, although the feed ${feedName} never deletes`);
      return;
    }
    const isAbout = (row: Row) =>
      cellOf(row, "Nr") === nr ||
      same(cellOf(row, "Email"), email) ||
      same(cellOf(row, "Phone"), phone) ||
      (cellOf(row, "First Name") === first && same(cellOf(row, "Birthday"), birthday)) ||
      `${cellOf(row, "First Name")} ${cellOf(row, "Last Name")}` === fullName;
    const present = newestList(world(), feedName)?.rows.find((row) => cellOf(row, "UID") === uid && isAbout(row));
    if (present === undefined || mayBeTwice.has(uid)) return;
    if (cellOf(present, "Mark") === "" || feed.inactive === "ignore")
      noteBroken(`${String(uid)} is deleted although the newest list contains a row for this person`);
  }

  return {
    mayBeTwice,
    watch({ method, contactId, input }, ledger) {
      const { place, trace } = world();
      const there =
        contactId === null ? undefined : place.sandbox.contacts().find((one) => one.contact_id === contactId);
      if (there?.source === "manual")
        noteBroken(`${method} to contact ${contactId}, which this program did not create`);
      if (method !== "DELETE") checkValues(there, input, ledger);
      if (method === "POST") {
        inDoubt.add(traitsOf(input).uid);
        beforeCreate(input, ledger);
      }
      if (there !== undefined && method === "PATCH") beforeUpdate(there, input, ledger);
      if (there !== undefined && method === "DELETE") beforeDelete(there);
      if (contactId !== null) finished.delete(contactId);
      const who = method === "POST" ? traitsOf(input).uid : `${contactId} ${String(there?.custom_fields["uid"])}`;
      const line = trace.push(`    ${method} ${String(who)}`) - 1;
      return (answer) => {
        const { kind } = answer;
        trace[line] += ` ${kind === "throttled" ? 429 : (answer.status ?? "broken")}`;
        if (kind === "ok" && contactId === null) inDoubt.delete(traitsOf(input).uid);
        if (kind === "ok" && contactId !== null && method === "PATCH") answered.set(contactId, JSON.stringify(input));
      };
    },
    processEnded() {
      for (const [contactId, body] of answered) finished.set(contactId, body);
      answered.clear();
    },
    processCrashed: () => answered.clear(),
    stateRestored() {
      answered.clear();
      finished.clear();
    },
  };
}

function traitsOf(contact: object): Traits {
  const { custom_fields: custom = {}, ...fields } = contact as { readonly custom_fields?: Record<string, unknown> } & {
    readonly [field: string]: unknown;
  };
  return {
    nr: custom["nr"],
    uid: custom["uid"],
    first: fields["first_name"],
    fullName: [fields["first_name"], fields["last_name"] ?? ""].join(" "),
    birthday: fields["birthday"],
    email: fields["email"],
    phone: fields["phone"],
  };
}

/** Tells whether two values are equal and not blank. */
function same(one: unknown, other: unknown): boolean {
  return one !== null && one !== undefined && one !== "" && one === other;
}

/** Tells whether a row with a new key looks like this person, so that it must be rejected rather than created. */
function looksLike(one: Traits, other: Traits): boolean {
  return one.first === other.first && (same(one.email, other.email) || same(one.phone, other.phone));
}

/** Tells whether an address, or name and birthday, agree. */
function looksLikeUnderAnotherKey(one: Traits, other: Traits): boolean {
  return (
    same(one.email, other.email) ||
    same(one.phone, other.phone) ||
    (one.fullName === other.fullName && same(one.birthday, other.birthday))
  );
}
