/** The true data of the people of a feed, how it changes, and the lists that an office writes from it. */
import type { Random } from "../world/random.ts";
import type { Traits } from "./checks/traits.ts";
import { HEADER } from "../world/feeds.ts";

export interface Person {
  /** Identifies the person in lists and contacts. No other person ever gets the same value. */
  readonly uid: string;
  readonly nr: string;
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  readonly birthday: string;
  readonly group: string;
  /** `nr` of the guardian. */
  readonly guardian: string;
  readonly mark: string;
}

export type Row = readonly string[];

/** The people of a feed: those on its list, and those who have left it. */
export interface Office {
  readonly feed: string;
  people: readonly Person[];
  former: readonly Person[];
  /** `people` and `former` before the last changes. */
  before: Pick<Office, "people" | "former"> | null;
  /** Number of the last `uid` or key that was given out. */
  made: number;
  readonly keepsKeys: boolean;
  /** The mistakes that stay in the source of the lists, by `uid`. */
  readonly mistakes: Map<string, string>;
}

const FIRST = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fee", "Gero", "Hanna", "Ida", "Jan"] as const;
const LAST = ["Beispiel", "Muster", "Probe", "Test"] as const;
export const GROUPS = ["Team Berlin", "Team birthdays"] as const;
/** How lists misspell a group. */
export const MISSPELLED: ReadonlyMap<string, string> = new Map([
  ["Team Berlin", "Team Berin"],
  ["Team birthdays", "Team birhtdays"],
]);
const MISSPELLED_GROUP = "a misspelled group";

/** Returns an office with 3 to 10 people on its list. */
export function openOffice(feed: string, keepsKeys: boolean, random: Random): Office {
  const office: Office = { feed, people: [], former: [], before: null, made: 0, keepsKeys, mistakes: new Map() };
  for (let size = 3 + random.below(8); size > 0; size -= 1)
    office.people = [...office.people, newPerson(office, random)];
  return office;
}

export function rowOf(person: Person): Row {
  const { nr, first, last, email, phone, birthday, group, guardian, mark, uid } = person;
  return [nr, first, last, email, phone, birthday, group, guardian, mark, uid];
}

/** Returns the cell of a row below this header. */
export function cellOf(row: Row, header: (typeof HEADER)[number]): string {
  return row[HEADER.indexOf(header)] ?? "";
}

/** Returns the values of a row that identify a person. */
export function traitsOfRow(row: Row): Traits {
  const [first, last] = [cellOf(row, "First Name"), cellOf(row, "Last Name")];
  return {
    nr: cellOf(row, "Nr"),
    uid: cellOf(row, "UID"),
    first,
    fullName: [first, last].join(" "),
    birthday: cellOf(row, "Birthday"),
    email: cellOf(row, "Email"),
    phone: cellOf(row, "Phone"),
  };
}

function withCell(row: Row, header: (typeof HEADER)[number], cell: string): Row {
  return row.with(HEADER.indexOf(header), cell);
}

function newPerson(office: Office, random: Random): Person {
  const n = (office.made += 1);
  const uid = `${office.feed}-u${n}`;
  const like = random.chance(0.15) ? random.pickAny(office.people) : null;
  const hasAddress = random.chance(0.75);
  return {
    uid,
    nr: `${office.feed}-${n}`,
    first: like !== null && random.chance(0.3) ? like.first : random.pick(FIRST),
    last: like?.last ?? `${random.pick(LAST)}${n}`,
    email: !hasAddress || random.chance(0.3) ? "" : (like?.email ?? newEmail(uid, random)),
    phone: !hasAddress || random.chance(0.5) ? "" : (like?.phone ?? newPhone(random)),
    birthday: newBirthday(random),
    group: random.pick(GROUPS),
    guardian: "",
    mark: "",
  };
}

function newEmail(uid: string, random: Random): string {
  return `${uid}.${random.below(1_000)}@example.org`;
}

function newPhone(random: Random): string {
  return `+447700900${String(random.below(1_000)).padStart(3, "0")}`;
}

function newBirthday(random: Random): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${1950 + random.below(50)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
}

type Edit = (person: Person, office: Office, random: Random) => Partial<Person>;

/** Possible changes of one person between two lists. */
const EDITS: Readonly<Record<string, Edit>> = {
  first: (_, __, random) => ({ first: random.pick(FIRST) }),
  last: (_, { made }, random) => ({ last: `${random.pick(LAST)}${random.below(made + 1)}` }),
  email: ({ uid }, _, random) => ({ email: newEmail(uid, random) }),
  "no email": () => ({ email: "" }),
  "another person's email": (_, { people }, random) => ({ email: random.pickAny(people)?.email ?? "" }),
  phone: (_, __, random) => ({ phone: newPhone(random) }),
  "no phone": () => ({ phone: "" }),
  birthday: (_, __, random) => ({ birthday: newBirthday(random) }),
  group: ({ group }) => ({ group: group === GROUPS[0] ? GROUPS[1] : GROUPS[0] }),
  guardian: (_, { people }, random) => ({ guardian: random.pickAny(people)?.nr ?? "" }),
  mark: ({ mark }) => ({ mark: mark === "" ? "deceased" : "" }),
  // A `changes` list does not say that the former key is gone, so there a new key means a new person.
  key: (_, office) => (office.keepsKeys ? {} : { nr: `${office.feed}-${(office.made += 1)}` }),
};

/** Makes one to four changes to the people of an office. @returns the changes in words */
export function changePeople(office: Office, random: Random): string {
  const changes: string[] = [];
  const { people, former } = office;
  office.before = { people, former };
  for (let times = 1 + random.below(4); times > 0; times -= 1) changes.push(changeOnce(office, random));
  return changes.join("; ");
}

/** Takes back the last changes of an office. @returns the change in words */
export function revertLastChange(office: Office): string {
  const { people, former } = office;
  Object.assign(office, office.before);
  office.before = { people, former };
  return "last changes reverted";
}

function changeOnce(office: Office, random: Random): string {
  const { people, former } = office;
  if (people.length < 4 || random.chance(0.2)) {
    const person = newPerson(office, random);
    office.people = [...people, person];
    return `+${person.uid}`;
  }
  const person = people[random.below(people.length)] as Person;
  if (random.chance(0.15)) {
    office.people = people.filter(({ uid }) => uid !== person.uid);
    office.former = [...former, person];
    return `-${person.uid}`;
  }
  const back = random.chance(0.1) ? random.pickAny(former) : null;
  if (back !== null) {
    office.people = [...people, back];
    office.former = former.filter(({ uid }) => uid !== back.uid);
    return `back ${back.uid}`;
  }
  const other = random.chance(0.1) ? random.pickAny(people) : null;
  if (other !== null && other !== person) {
    change(office, person, { email: other.email, phone: other.phone, group: other.group });
    change(office, other, { email: person.email, phone: person.phone, group: person.group });
    return `${person.uid} and ${other.uid} swap addresses`;
  }
  const [name, edit] = random.pickAny(Object.entries(EDITS)) as [string, Edit];
  change(office, person, edit(person, office, random));
  return `${person.uid}: ${name}`;
}

function change(office: Office, person: Person, to: Partial<Person>): void {
  office.people = office.people.map((known) => (known === person ? { ...person, ...to } : known));
}

/** Mistakes in a written list: a row lacks a value, has a wrong value, or is repeated. */
const MISTAKES: Readonly<Record<string, (row: Row) => readonly Row[]>> = {
  "no key": (row) => [withCell(row, "Nr", "")],
  "no first name": (row) => [withCell(row, "First Name", "")],
  "an impossible birthday": (row) => [withCell(row, "Birthday", "1980-02-31")],
  [MISSPELLED_GROUP]: (row) => [withCell(row, "Group", MISSPELLED.get(cellOf(row, "Group")) ?? "")],
  "an unknown group": (row) => [withCell(row, "Group", "Team Nowhere")],
  "an invalid e-mail": (row) => [withCell(row, "Email", "ada at example")],
  twice: (row) => [row, row],
  "twice, once with another name": (row) => [row, withCell(row, "First Name", "Zoe")],
};

/** Lets the source of the lists misspell the group of all people in it. @returns the group */
export function misspellGroup({ people, mistakes }: Office, random: Random): string {
  const group = random.pick(GROUPS);
  for (const person of people) if (person.group === group) mistakes.set(person.uid, MISSPELLED_GROUP);
  return group;
}

/**
 * Writes a list of these people. A mistake can stay in the source: then later lists have it, too.
 *
 * @param share of rows with a mistake
 * @param kept the mistakes that stay, by `uid`
 * @returns the rows, and their mistakes in words
 */
export function writeRows(
  people: readonly Person[],
  share: number,
  random: Random,
  kept: Map<string, string>,
): { rows: readonly Row[]; mistakes: string } {
  const mistakes: string[] = [];
  const names: readonly string[] = Object.keys(MISTAKES);
  const rows = people.flatMap((person) => {
    if (random.chance(0.1)) kept.delete(person.uid);
    const mistake = kept.get(person.uid) ?? (random.chance(share) ? random.pickAny(names) : null);
    if (mistake === null) return [rowOf(person)];
    if (random.chance(0.6)) kept.set(person.uid, mistake);
    mistakes.push(`${person.uid} ${mistake}`);
    return MISTAKES[mistake]?.(rowOf(person)) ?? [];
  });
  return { rows, mistakes: mistakes.join("; ") };
}

/**
 * Returns the people of an office with addresses that no contact had before, and without guardians or marks. The service
 * has no reason to refuse these rows.
 *
 * @param round 0 to 2
 */
export function withFreshAddresses({ feed, people }: Office, round: number): readonly Person[] {
  const range = feed === "staff" ? "+493023125" : "+496990009";
  return people.map((person) => {
    const n = Number(person.uid.replace(/^.*-u/u, ""));
    const phone = `${range}${String(round * 300 + n).padStart(3, "0")}`;
    return { ...person, email: `${person.uid}.round${round}@example.com`, phone, guardian: "", mark: "" };
  });
}
