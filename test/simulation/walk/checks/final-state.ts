/** Checks the contacts in the service after a walk has come to rest. */
import type { FeedSettings } from "../../../../src/model/feed.ts";
import type { StoredContact } from "../../../../src/sandbox/contacts/contact-fields.ts";
import { HEADER } from "../../world/feeds.ts";
import { correctedCell, isCorrectedAsGone } from "./corrected-cells.ts";
import { withRules } from "./rules.ts";
import { isTakenFor } from "./never.ts";
import { cellOf, traitsOfRow, type Person, type Row } from "../people.ts";
import { newestList, type Dropped, type World } from "../world.ts";

/**
 * Notes each row of the newest snapshots for which the service has no contact with the values of the row or of a corrected
 * report. A row that the reports name as open may differ.
 */
export function checkNewestLists(world: World): void {
  const { place, feeds, dropped, changedElsewhere, broken } = world;
  const ledger = place.ledger();
  const groupNames = groupNamesOf(world);
  for (const { name: feed, mode, blankCells, sharedAddress } of feeds) {
    const list = mode === "snapshot" ? newestList(world, feed) : null;
    const run = ledger.runs.latestAccepted(feed);
    if (list === null || run === null || isTakenBack(world, feed, run.run) || isForgotten(world, list)) continue;
    const reported = new Set<unknown>();
    const sent = new Set<unknown>();
    for (const { cells, state } of ledger.reportSource(run).operations())
      (state === "done" ? sent : reported).add(cells.at(-1));
    for (const { cells } of ledger.openItems.open(feed)) reported.add(cells[HEADER.indexOf("UID")]);
    const withoutBirthday = new Set(ledger.answers.datesAnswered(feed, "unknown"));
    const corrected = dropped
      .filter((file) => file.feed === feed && file.kind === "report")
      .flatMap(({ rows }) => rows);
    for (const row of list.rows) {
      const uid = cellOf(row, "UID");
      if (reported.has(uid) || changedElsewhere.has(uid) || mayBeNever(row, world) || cellOf(row, "Mark") !== "")
        continue;
      const versions = [row, withRules(row, feed, world), ...corrected].filter(
        (version) => cellOf(version, "UID") === uid,
      );
      const contacts = contactsOf(world, uid);
      if (contacts.length === 0) broken.push(`${uid} of ${list.name} is not in the service, and no report says so`);
      // A person who got a new key and new values has two contacts. The contact with the former key is not compared.
      const current = contacts.filter(({ custom_fields: custom }) => custom["nr"] === cellOf(row, "Nr"));
      for (const contact of current.length > 0 ? current : contacts) {
        // Other lists may have changed a row between the plan of a held run and its approval.
        const changedAt = Date.parse(`${contact.date_updated ?? contact.date_created}Z`);
        const wasHeld = run.holds.some(({ scope }) => scope === "run");
        const isLater = world.clockWentBack || changedAt >= Date.parse(run.startedAt) - 1_000;
        if (wasHeld && !sent.has(uid) && isLater) continue;
        if (!matches(versions, contact, { blankCells, sharedAddress, withoutBirthday }, groupNames))
          broken.push(`contact ${contact.contact_id} of ${uid} differs from ${list.name}, and no report says so`);
      }
    }
  }
}

/**
 * Notes each of these people who does not have exactly one contact with the same values. For a snapshot feed, also notes
 * every other contact of the feed.
 */
export function checkExactPeople(world: World, feed: string, people: readonly Person[], isSnapshot: boolean): void {
  const { place, broken } = world;
  const groupNames = groupNamesOf(world);
  const expected = new Set(people.map(({ uid }) => uid));
  const withoutBirthday = new Set(place.ledger().answers.datesAnswered(feed, "unknown"));
  const lookalikes = new Set(
    place
      .ledger()
      .openItems.open(feed)
      .map(({ issues: [{ data }] }) => data["contactId"]),
  );
  for (const person of people) {
    if (world.asked.some(({ uid }) => uid === person.uid) || isCorrectedAsGone(world, feed, person.nr)) continue;
    const contacts = contactsOf(world, person.uid);
    const found = contacts.length > 1 ? contacts.filter(({ contact_id: id }) => !lookalikes.has(id)) : contacts;
    const code = reportedCode(world, person.uid);
    // A linked look-alike is still there, and only a person can tell the two apart.
    if (code === "looks_like") continue;
    if (found.length !== 1) broken.push(`${person.uid} has ${found.length} contacts in the end (${code})`);
    else {
      const corrected = correctedPerson(world, feed, person);
      broken.push(...differences(corrected, found[0] as StoredContact, groupNames, withoutBirthday));
    }
  }
  for (const { contact_id: id, custom_fields: custom, source } of isSnapshot ? place.sandbox.contacts() : []) {
    const uid = String(custom["uid"]);
    const isUnknown = world.leftUnlinked.has(id) && place.ledger().entries.byContact(id) === null;
    const isErased = world.erased.some((erased) => erased.uid === uid && erased.keepContact);
    if (isUnknown || isErased || lookalikes.has(id)) continue;
    if (source === "api" && uid.startsWith(`${feed}-u`) && !expected.has(uid))
      broken.push(`${uid} still has a contact in the end`);
  }
}

/** Returns whether a run that is newer than the list was taken back. The contacts then are as they were before it. */
function isTakenBack({ place }: World, feed: string, list: string): boolean {
  return place
    .ledger()
    .runs.latest(100, feed)
    .some(({ run, kind }) => kind === "undo" && run > list);
}

/** Returns whether the ledger that was restored last may lack a list that is newer than this one. */
function isForgotten({ dropped, restoredFiles }: World, list: Dropped): boolean {
  return dropped.indexOf(list) < restoredFiles;
}

/** Returns whether the lists show a row as a person who must, or for a time must, never be greeted. */
function mayBeNever(row: Row, world: World): boolean {
  return world.asked.some(({ uid }) => isTakenFor(uid, traitsOfRow(row), world));
}

function reportedCode({ place }: World, uid: string): string {
  const openItem = place
    .ledger()
    .openItems.open(null)
    .find(({ cells }) => cells.includes(uid));
  return openItem?.issues[0].code ?? "not reported";
}

function groupNamesOf({ place }: World): ReadonlyMap<number, string> {
  return new Map(place.sandbox.groups().map(({ group_id: id, name }) => [id, name]));
}

function contactsOf({ place }: World, uid: string): readonly StoredContact[] {
  return place.sandbox
    .contacts()
    .filter(({ source, custom_fields: custom }) => source === "api" && custom["uid"] === uid);
}

/** @param versions the row as the list and corrected reports have it. A correction of one cell lasts while others change */
function matches(
  versions: readonly Row[],
  contact: StoredContact,
  {
    blankCells,
    sharedAddress,
    withoutBirthday,
  }: Pick<FeedSettings, "blankCells" | "sharedAddress"> & { readonly withoutBirthday: ReadonlySet<string> },
  groupNames: ReadonlyMap<number, string>,
): boolean {
  const cells = [
    ["First Name", contact.first_name],
    ["Last Name", contact.last_name],
    ["Email", contact.email],
    ["Phone", contact.phone],
    ["Birthday", contact.birthday],
    ["Group", groupNames.get(contact.group_id ?? 0)],
    ["Nr", contact.custom_fields["nr"]],
  ] as const;
  return cells.every(([header, held]) => {
    const isAddress = header === "Email" || header === "Phone";
    if (isAddress && sharedAddress === "leaveOut" && held === null) return true;
    return versions.some((row) => {
      const cell = cellOf(row, header);
      // A person answered that the date is a placeholder, so each row with it goes without a birthday.
      if (header === "Birthday" && held === null && withoutBirthday.has(cell)) return true;
      return cell === "" ? blankCells === "keep" || (held ?? "") === "" : cell === held;
    });
  });
}

/** Returns a person with the cells that the office corrected once, and that its lists have as they were then. */
function correctedPerson(world: World, feed: string, person: Person): Person {
  const { nr } = person;
  const first = correctedCell(world, feed, { nr, header: "First Name", cell: person.first });
  const birthday = correctedCell(world, feed, { nr, header: "Birthday", cell: person.birthday });
  return { ...person, first, birthday };
}

function differences(
  person: Person,
  contact: StoredContact,
  groupNames: ReadonlyMap<number, string>,
  withoutBirthday: ReadonlySet<string>,
): string[] {
  const isUnknown = contact.birthday === null && withoutBirthday.has(person.birthday);
  const fields = [
    ["first name", person.first, contact.first_name],
    ["last name", person.last, contact.last_name],
    ["e-mail", person.email, contact.email],
    ["phone", person.phone, contact.phone],
    ["birthday", person.birthday, isUnknown ? person.birthday : contact.birthday],
    ["group", person.group, groupNames.get(contact.group_id ?? 0)],
    ["key", person.nr, contact.custom_fields["nr"]],
  ] as const;
  return fields.flatMap(([name, expected, found]) =>
    expected === found ? [] : [`${person.uid} has the ${name} ${String(found)} in the end, not ${expected}`],
  );
}
