/** What the service holds when everything has come to rest. */
import type { FeedSettings } from "../../../src/model/feed.ts";
import type { StoredContact } from "../../../src/sandbox/contacts/contact-fields.ts";
import { HEADER } from "../world/feeds.ts";
import { cellOf, type Person, type Row } from "./people.ts";
import { newestList, type World } from "./world.ts";

/**
 * Each row of the newest whole list stands in the service as it says, or somebody is told why not; so does whatever came
 * back in a report since.
 */
export function holdsNewestLists(world: World): void {
  const { place, feeds, dropped, touched, broken } = world;
  const ledger = place.ledger();
  const groupNames = groupNamesOf(world);
  for (const { name: feed, mode, blankCells, sharedAddress } of feeds) {
    const list = mode === "snapshot" ? newestList(world, feed) : null;
    const run = ledger.runs.latestAccepted(feed);
    if (list === null || run === null) continue;
    const told = new Set<unknown>();
    const sent = new Set<unknown>();
    for (const { cells, state } of ledger.reportSource(run).operations())
      (state === "done" ? sent : told).add(cells.at(-1));
    for (const { cells } of ledger.openItems.open(feed)) told.add(cells[HEADER.indexOf("UID")]);
    const corrected = dropped
      .filter((file) => file.feed === feed && file.kind === "report")
      .flatMap(({ rows }) => rows);
    for (const row of list.rows) {
      const uid = cellOf(row, "UID");
      if (told.has(uid) || touched.has(uid) || cellOf(row, "Mark") !== "") continue;
      const versions = [row, ...corrected].filter((version) => cellOf(version, "UID") === uid);
      const contacts = contactsOf(world, uid);
      if (contacts.length === 0) broken.push(`${uid} of ${list.name} is not there, and nobody is told`);
      // Of one who came under a new key with all else changed, the former contact is another person's.
      const current = contacts.filter(({ custom_fields: custom }) => custom["nr"] === cellOf(row, "Nr"));
      for (const contact of current.length > 0 ? current : contacts) {
        // What a list that was held whole found unchanged may have been changed by others before it was approved.
        const changedAt = Date.parse(`${contact.date_updated ?? contact.date_created}Z`);
        const wasHeld = run.holds.some(({ scope }) => scope === "run");
        if (wasHeld && !sent.has(uid) && changedAt >= Date.parse(run.startedAt) - 1_000) continue;
        if (!versions.some((version) => saysTheSame(version, contact, { blankCells, sharedAddress }, groupNames)))
          broken.push(`contact ${contact.contact_id} of ${uid} is not as ${list.name} says, and nobody is told`);
      }
    }
  }
}

/** The service holds these people, each as they are, and of a whole list nobody else. */
export function holdsExactly(world: World, feed: string, people: readonly Person[], isWhole: boolean): void {
  const { place, broken } = world;
  const groupNames = groupNamesOf(world);
  const wanted = new Set(people.map(({ uid }) => uid));
  const lookedLike = new Set(
    place
      .ledger()
      .openItems.open(feed)
      .map(({ issues: [{ data }] }) => data["contactId"]),
  );
  for (const person of people) {
    const contacts = contactsOf(world, person.uid);
    const found = contacts.length > 1 ? contacts.filter(({ contact_id: id }) => !lookedLike.has(id)) : contacts;
    const told = whatIsTold(world, person.uid);
    // Somebody linked who may be this one is still there: only a person can tell the two apart.
    if (told === "looks_like") continue;
    if (found.length !== 1) broken.push(`${person.uid} is there ${found.length} times in the end (${told})`);
    else broken.push(...differences(person, found[0] as StoredContact, groupNames));
  }
  for (const { contact_id: id, custom_fields: custom, source } of isWhole ? place.sandbox.contacts() : []) {
    const uid = String(custom["uid"]);
    if (lookedLike.has(id)) continue;
    if (source === "api" && uid.startsWith(`${feed}-u`) && !wanted.has(uid))
      broken.push(`${uid} is still there in the end`);
  }
}

function whatIsTold({ place }: World, uid: string): string {
  const openItem = place
    .ledger()
    .openItems.open(null)
    .find(({ cells }) => cells.includes(uid));
  return openItem?.issues[0].code ?? "nobody is told";
}

function groupNamesOf({ place }: World): ReadonlyMap<number, string> {
  return new Map(place.sandbox.groups().map(({ group_id: id, name }) => [id, name]));
}

function contactsOf({ place }: World, uid: string): readonly StoredContact[] {
  return place.sandbox
    .contacts()
    .filter(({ source, custom_fields: custom }) => source === "api" && custom["uid"] === uid);
}

function saysTheSame(
  row: Row,
  contact: StoredContact,
  { blankCells, sharedAddress }: Pick<FeedSettings, "blankCells" | "sharedAddress">,
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
    const cell = cellOf(row, header);
    const isAddress = header === "Email" || header === "Phone";
    if (isAddress && sharedAddress === "leaveOut" && held === null) return true;
    return cell === "" ? blankCells === "keep" || (held ?? "") === "" : cell === held;
  });
}

function differences(person: Person, contact: StoredContact, groupNames: ReadonlyMap<number, string>): string[] {
  const fields = [
    ["first name", person.first, contact.first_name],
    ["last name", person.last, contact.last_name],
    ["e-mail", person.email, contact.email],
    ["phone", person.phone, contact.phone],
    ["birthday", person.birthday, contact.birthday],
    ["group", person.group, groupNames.get(contact.group_id ?? 0)],
    ["key", person.nr, contact.custom_fields["nr"]],
  ] as const;
  return fields.flatMap(([name, wanted, found]) =>
    wanted === found ? [] : [`${person.uid} has the ${name} ${String(found)} in the end, not ${wanted}`],
  );
}
