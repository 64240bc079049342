/** Random small families whose people share addresses, names and birthdays, and random lists about them. */
import type { HEADER } from "../world/feeds.ts";
import type { Random } from "../world/random.ts";

/** The settings of a walk's feed. */
export interface FamilySettings {
  readonly mode: "snapshot" | "changes";
  readonly key: readonly string[] | null;
}

/** The values by which a person is recognised. */
export const TRAITS = ["first_name", "last_name", "birthday", "email", "phone"] as const;

/** The values of a row or a contact; a missing one is null. */
export type TraitValues = Readonly<Record<(typeof TRAITS)[number], string | null>>;

/** A person of the random lists. */
export interface Relative extends TraitValues {
  readonly uid: string;
  readonly nr: number;
  readonly group: string;
}

/** No two of these names are short forms of each other or differ by a small edit. */
const FIRST = ["Nina", "Tom", "Eva", "Hans", "Olga", "Ruben"] as const;
const FAMILIES = ["Amsel", "Bussard", "Drossel"] as const;

const OTHER_NAMES =
  "Falke Habicht Kranich Lerche Meise Rabe Storch Uhu Wachtel Zaunkoenig Elster Gimpel Ibis Pirol Reiher Specht Taube Wiedehopf";
const otherName = (nth: number) => OTHER_NAMES.split(" ").at(nth % 18) ?? "";

/** The service refuses a second contact of a group with the same address, so relatives are in several groups. */
export const GROUPS = ["Red", "Blue", "Green", "White", "Black"];

/** The households of a world, and how its people are made. */
export interface Families {
  /** Returns a new person with a key that none has had. */
  join(): Relative;
  /** Returns a new person who has some values of another one, but not the birthday. */
  successor(of: Relative): Relative;
  /** Returns the person with one or two changed values of their own. */
  change(relative: Relative): Relative;
  newKey(): number;
  newMail(relative: Relative): string;
}

export function createFamilies(random: Random): Families {
  let joined = 0;
  let key = 100;
  let changed = 0;
  const sharesMail = random.chance(0.6);
  const sharesPhone = random.chance(0.6);
  const twins = random.chance(0.4) ? "2011-05-17" : null;
  /** No two of these days have the year, or day or month beside it, in common. */
  const newDay = (nth: number) =>
    `${1931 + ((nth * 7) % 89)}-${String(1 + (nth % 12)).padStart(2, "0")}-${String(1 + ((nth * 5) % 28)).padStart(2, "0")}`;
  const newMail = ({ uid }: Pick<Relative, "uid">) => `${uid}.${(changed += 1)}@example.org`;
  const join = (): Relative => {
    const nth = (joined += 1);
    const family = random.pick(FAMILIES.slice(0, 2) as unknown as typeof FAMILIES);
    const house = FAMILIES.indexOf(family);
    const uid = `p${nth}`;
    return {
      uid,
      nr: (key += 1),
      group: GROUPS[nth % GROUPS.length] ?? "",
      first_name: random.pick(FIRST),
      last_name: random.chance(0.9) ? family : otherName(nth),
      birthday: random.chance(0.15) ? null : twins !== null && random.chance(0.3) ? twins : newDay(nth),
      email: random.chance(0.1) ? null : sharesMail ? `house${house}@example.org` : newMail({ uid }),
      phone: random.chance(0.3) ? null : sharesPhone ? `+4930777000${house}` : `+49305550${100 + nth}`,
    };
  };
  return {
    join,
    successor(of) {
      const heir = join();
      const kept = (["first_name", "last_name", "email", "phone", "group"] as const).filter(() => random.chance(0.6));
      return Object.assign({ ...heir }, ...kept.map((name) => ({ [name]: of[name] }))) as Relative;
    },
    change(relative) {
      const what = random.pick(["last_name", "email", "phone", "birthday"]);
      const nth = (changed += 1);
      const day = relative.birthday === null ? newDay(nth + 40) : `${relative.birthday.slice(0, 8)}${10 + (nth % 18)}`;
      const value = {
        last_name: otherName(nth + 7),
        email: newMail(relative),
        phone: `+49306660${100 + nth}`,
        birthday: day,
      };
      return { ...relative, [what]: value[what] };
    },
    newKey: () => (key += 1),
    newMail,
  };
}

/** Returns the cells of a person's row. @param blank traits that this list leaves blank */
export function cellsOf(
  { nr, uid, group, ...traits }: Relative,
  blank: readonly string[],
): Partial<Record<(typeof HEADER)[number], string>> {
  const cell = (trait: keyof TraitValues) => (blank.includes(trait) ? "" : (traits[trait] ?? ""));
  return {
    Nr: `E-${nr}`,
    "First Name": traits.first_name ?? "",
    "Last Name": cell("last_name"),
    Birthday: cell("birthday"),
    Email: cell("email"),
    Phone: cell("phone"),
    Group: group,
    UID: uid,
  };
}
