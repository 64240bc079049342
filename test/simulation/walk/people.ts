/** The people of a feed as they truly are, how they change, and the list that an office makes of them. */
import type { Dice } from "../world/random.ts";
import { HEADER } from "../world/feeds.ts";

export interface Person {
  /** Tells who a contact is, whatever becomes of its row: in no list twice, never given to another. */
  readonly uid: string;
  readonly nr: string;
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  readonly birthday: string;
  readonly group: string;
  /** `nr` of another one. */
  readonly guardian: string;
  readonly mark: string;
}

export type Row = readonly string[];

/** A feed's people: those on its list, and those who left it. */
export interface Office {
  readonly feed: string;
  people: readonly Person[];
  gone: readonly Person[];
  /** Both as they were before the last change. */
  before: Pick<Office, "people" | "gone"> | null;
  made: number;
  readonly keepsKeys: boolean;
}

const FIRST = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fee", "Gero", "Hanna", "Ida", "Jan"] as const;
const LAST = ["Beispiel", "Muster", "Probe", "Test"] as const;
export const GROUPS = ["Team Berlin", "Team birthdays"] as const;

/** An office with a handful of people on its list. */
export function openOffice(feed: string, keepsKeys: boolean, dice: Dice): Office {
  const office: Office = { feed, people: [], gone: [], before: null, made: 0, keepsKeys };
  for (let size = 3 + dice.below(8); size > 0; size -= 1) office.people = [...office.people, newPerson(office, dice)];
  return office;
}

export function rowOf(person: Person): Row {
  const { nr, first, last, email, phone, birthday, group, guardian, mark, uid } = person;
  return [nr, first, last, email, phone, birthday, group, guardian, mark, uid];
}

/** A cell of a row of these lists. */
export function cellOf(row: Row, header: (typeof HEADER)[number]): string {
  return row[HEADER.indexOf(header)] ?? "";
}

function withCell(row: Row, header: (typeof HEADER)[number], cell: string): Row {
  return row.with(HEADER.indexOf(header), cell);
}

function newPerson(office: Office, dice: Dice): Person {
  const n = (office.made += 1);
  const uid = `${office.feed}-u${n}`;
  const like = dice.chance(0.15) ? dice.pickAny(office.people) : null;
  const hasAddress = dice.chance(0.75);
  return {
    uid,
    nr: `${office.feed}-${n}`,
    first: like !== null && dice.chance(0.3) ? like.first : dice.pick(FIRST),
    last: like?.last ?? `${dice.pick(LAST)}${n}`,
    email: !hasAddress || dice.chance(0.3) ? "" : (like?.email ?? newEmail(uid, dice)),
    phone: !hasAddress || dice.chance(0.5) ? "" : (like?.phone ?? newPhone(dice)),
    birthday: newBirthday(dice),
    group: dice.pick(GROUPS),
    guardian: "",
    mark: "",
  };
}

function newEmail(uid: string, dice: Dice): string {
  return `${uid}.${dice.below(1_000)}@example.org`;
}

function newPhone(dice: Dice): string {
  return `+447700900${String(dice.below(1_000)).padStart(3, "0")}`;
}

function newBirthday(dice: Dice): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${1950 + dice.below(50)}-${two(1 + dice.below(12))}-${two(1 + dice.below(28))}`;
}

type Edit = (person: Person, office: Office, dice: Dice) => Partial<Person>;

/** What happens to one person between two lists. */
const EDITS: Readonly<Record<string, Edit>> = {
  first: (_, __, dice) => ({ first: dice.pick(FIRST) }),
  last: (_, { made }, dice) => ({ last: `${dice.pick(LAST)}${dice.below(made + 1)}` }),
  email: ({ uid }, _, dice) => ({ email: newEmail(uid, dice) }),
  "no email": () => ({ email: "" }),
  "another's email": (_, { people }, dice) => ({ email: dice.pickAny(people)?.email ?? "" }),
  phone: (_, __, dice) => ({ phone: newPhone(dice) }),
  "no phone": () => ({ phone: "" }),
  birthday: (_, __, dice) => ({ birthday: newBirthday(dice) }),
  group: ({ group }) => ({ group: group === GROUPS[0] ? GROUPS[1] : GROUPS[0] }),
  guardian: (_, { people }, dice) => ({ guardian: dice.pickAny(people)?.nr ?? "" }),
  mark: ({ mark }) => ({ mark: mark === "" ? "deceased" : "" }),
  // A list of changes does not tell that the former key is gone: there, a new key is a new person.
  key: (_, office) => (office.keepsKeys ? {} : { nr: `${office.feed}-${(office.made += 1)}` }),
};

/** @returns what happened, in words */
export function liveOn(office: Office, dice: Dice): string {
  const happened: string[] = [];
  const { people, gone } = office;
  office.before = { people, gone };
  for (let times = 1 + dice.below(4); times > 0; times -= 1) happened.push(happen(office, dice));
  return happened.join("; ");
}

/** All that happened last was a mistake. */
export function takeBack(office: Office): string {
  const { people, gone } = office;
  Object.assign(office, office.before);
  office.before = { people, gone };
  return "all taken back";
}

function happen(office: Office, dice: Dice): string {
  const { people, gone } = office;
  if (people.length < 4 || dice.chance(0.2)) {
    const person = newPerson(office, dice);
    office.people = [...people, person];
    return `+${person.uid}`;
  }
  const person = people[dice.below(people.length)] as Person;
  if (dice.chance(0.15)) {
    office.people = people.filter(({ uid }) => uid !== person.uid);
    office.gone = [...gone, person];
    return `-${person.uid}`;
  }
  const back = dice.chance(0.1) ? dice.pickAny(gone) : null;
  if (back !== null) {
    office.people = [...people, back];
    office.gone = gone.filter(({ uid }) => uid !== back.uid);
    return `back ${back.uid}`;
  }
  const other = dice.chance(0.1) ? dice.pickAny(people) : null;
  if (other !== null && other !== person) {
    change(office, person, { email: other.email, phone: other.phone, group: other.group });
    change(office, other, { email: person.email, phone: person.phone, group: person.group });
    return `${person.uid} and ${other.uid} swap addresses`;
  }
  const [name, edit] = dice.pickAny(Object.entries(EDITS)) as [string, Edit];
  change(office, person, edit(person, office, dice));
  return `${person.uid}: ${name}`;
}

function change(office: Office, person: Person, to: Partial<Person>): void {
  office.people = office.people.map((known) => (known === person ? { ...person, ...to } : known));
}

/** What goes wrong when a list is written: the row says less, or it is there more than once. */
const SLIPS: Readonly<Record<string, (row: Row) => readonly Row[]>> = {
  "no key": (row) => [withCell(row, "Nr", "")],
  "no first name": (row) => [withCell(row, "First Name", "")],
  "an impossible birthday": (row) => [withCell(row, "Birthday", "1980-02-31")],
  "an unknown group": (row) => [withCell(row, "Group", "Team Nowhere")],
  "an e-mail that is none": (row) => [withCell(row, "Email", "ada at example")],
  twice: (row) => [row, row],
  "twice, once with another name": (row) => [row, withCell(row, "First Name", "Zoe")],
};

/** @param share of rows with a slip @returns the rows of a list of these people, and the slips in them */
export function writeRows(
  people: readonly Person[],
  share: number,
  dice: Dice,
): { rows: readonly Row[]; slips: string } {
  const slips: string[] = [];
  const rows = people.flatMap((person) => {
    const slip = dice.chance(share) ? (dice.pickAny(Object.entries(SLIPS)) as [string, (row: Row) => Row[]]) : null;
    if (slip === null) return [rowOf(person)];
    slips.push(`${person.uid} ${slip[0]}`);
    return slip[1](rowOf(person));
  });
  return { rows, slips: slips.join("; ") };
}

/** The same people, each with addresses that nobody had before, nothing left to say no to. @param round 0 to 2 */
export function inOrder({ feed, people }: Office, round: number): readonly Person[] {
  const range = feed === "staff" ? "+493023125" : "+496990009";
  return people.map((person) => {
    const n = Number(person.uid.replace(/^.*-u/u, ""));
    const phone = `${range}${String(round * 300 + n).padStart(3, "0")}`;
    return { ...person, email: `${person.uid}.round${round}@example.com`, phone, guardian: "", mark: "" };
  });
}
