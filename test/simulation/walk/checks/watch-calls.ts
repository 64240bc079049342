/** Checks before every call whether the promises allow the call. */
import type { Answer } from "../../../../src/api/service.ts";
import type { Ledger } from "../../../../src/ledger/ledger.ts";
import type { StoredContact } from "../../../../src/sandbox/contacts/contact-fields.ts";
import { cellOf, type Row } from "../people.ts";
import { strangersValues } from "../wrong-lists.ts";
import type { Call } from "../../world/crashable-service.ts";
import { isCorrectedAsGone } from "./corrected-cells.ts";
import { brokenByNever, isAsked, noteSent } from "./never.ts";
import { brokenByUndo, leftByUndo } from "./undo.ts";
import { callerOf, createCallLog, uidOf, type CallLog, type Caller } from "./call-log.ts";
import { isSame, traitsOf, type Traits } from "./traits.ts";
import { feedNamed, newestList, type World } from "../world.ts";

export interface CallWatch {
  /** Checks a call before it is made. @returns a function that takes its answer */
  watch(call: Call, ledger: Ledger): (answer: Answer<unknown>) => void;
  /** To be called when the process ended by itself: all its answers are stored. */
  processEnded(): void;
  /** The calls since the last restored ledger, which forgets what they did. */
  readonly log: CallLog;
  /** To be called when the process crashed: its last answers may not be stored. */
  processCrashed(): void;
  /** To be called when an older ledger was restored: it knows none of the last updates. */
  stateRestored(): void;
  /** People who may have two contacts, because no list showed that both rows are the same person. */
  readonly mayBeTwice: ReadonlySet<unknown>;
}

export function watchCalls(world: () => World): CallWatch {
  /** The last stored update of each contact, as JSON. */
  const finished = new Map<number, string>();
  /** Answered updates of the running process, which count as stored when the process ends by itself. */
  const answered = new Map<number, string>();
  const mayBeTwice = new Set<unknown>();
  const log = createCallLog(() => world().place);
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
        (there.group_id === input["group_id"] && (isSame(known.email, sent.email) || isSame(known.phone, sent.phone)));
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

  function beforeDelete(there: StoredContact, caller: Caller | null): void {
    if (caller?.kind === "undo") return;
    if (caller?.kind === "removal") {
      if (isAsked(traitsOf(there), world())) world().asked.push({ id: "", uid: uidOf(there), was: [] });
      else noteBroken(`${uidOf(there)} is deleted by ${caller.run}, and no person asked for that`);
      return;
    }
    const { uid, nr, first, birthday, email, phone, fullName } = traitsOf(there);
    const feedName = String(uid).replace(/-u\d+$/u, "");
    const feed = feedNamed(world(), feedName);
    if (feed?.mode !== "snapshot" || feed.deletes === null) {
      noteBroken(`${String(uid)} is deleted, although the feed ${feedName} never deletes`);
      return;
    }
    const isAbout = (row: Row) =>
      cellOf(row, "Nr") === nr ||
      isSame(cellOf(row, "Email"), email) ||
      isSame(cellOf(row, "Phone"), phone) ||
      (cellOf(row, "First Name") === first && isSame(cellOf(row, "Birthday"), birthday)) ||
      `${cellOf(row, "First Name")} ${cellOf(row, "Last Name")}` === fullName;
    const present = newestList(world(), feedName)?.rows.find((row) => cellOf(row, "UID") === uid && isAbout(row));
    if (present === undefined || mayBeTwice.has(uid)) return;
    const isGone = cellOf(present, "Mark") !== "" || isCorrectedAsGone(world(), feedName, cellOf(present, "Nr"));
    if (!isGone || feed.inactive === "ignore")
      noteBroken(`${String(uid)} is deleted although the newest list contains a row for this person`);
  }

  return {
    mayBeTwice,
    log,
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
      if (method !== "DELETE") noteSent(traitsOf({ ...there, ...input }), world());
      const caller = callerOf({ method, contactId, input }, ledger);
      const call = log.begin({ method, contactId, input }, there, caller);
      if (there !== undefined && method === "DELETE") beforeDelete(there, caller);
      for (const why of [
        brokenByUndo(call, log, world()),
        brokenByNever(call, traitsOf(method === "POST" ? input : { ...there, ...input }), world()),
      ])
        if (why !== null) noteBroken(why);
      if (contactId !== null) finished.delete(contactId);
      const who = method === "POST" ? traitsOf(input).uid : `${contactId} ${String(there?.custom_fields["uid"])}`;
      const line = trace.push(`    ${method} ${String(who)}`) - 1;
      return (answer) => {
        const { kind } = answer;
        log.end(call);
        const why = kind === "ok" ? leftByUndo(call, log, world()) : null;
        if (why !== null) noteBroken(why);
        trace[line] += ` ${kind === "throttled" ? 429 : (answer.status ?? "broken")}`;
        if (kind === "ok" && contactId === null) inDoubt.delete(traitsOf(input).uid);
        if (kind === "ok" && contactId !== null && method === "PATCH") answered.set(contactId, JSON.stringify(input));
      };
    },
    processEnded() {
      for (const [contactId, body] of answered) finished.set(contactId, body);
      answered.clear();
    },
    processCrashed() {
      answered.clear();
      log.endAll();
    },
    stateRestored() {
      answered.clear();
      finished.clear();
      log.forget();
    },
  };
}

/** Tells whether a row with a new key looks like this person, so that it must be rejected rather than created. */
function looksLike(one: Traits, other: Traits): boolean {
  return one.first === other.first && (isSame(one.email, other.email) || isSame(one.phone, other.phone));
}

/** Tells whether an address, or name and birthday, agree. */
function looksLikeUnderAnotherKey(one: Traits, other: Traits): boolean {
  return (
    isSame(one.email, other.email) ||
    isSame(one.phone, other.phone) ||
    (one.fullName === other.fullName && isSame(one.birthday, other.birthday))
  );
}
