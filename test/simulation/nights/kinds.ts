/** The kinds of populations whose lists the simulation drops, and how often their people change. Rates are per person and year. */
import type { FeedMode } from "../../../src/model/feed.ts";

export interface Kind {
  readonly name: string;
  readonly sizes: readonly number[];
  readonly mode: FeedMode;
  readonly key: readonly string[] | null;
  readonly groupWord: string;
  readonly perGroup: number;
  readonly mostGroups: number;
  /** Days between two exports. The list of other nights is the former one. */
  readonly exportsEvery: number;
  readonly leaves: number;
  readonly marries: number;
  readonly newEmail: number;
  readonly newPhone: number;
  readonly moves: number;
  readonly corrected: number;
  readonly newNumber: number;
  /** Whether everybody moves to the next group at the end of a school year. */
  readonly hasSchoolYear: boolean;
  /** Share of people who share address and last name with the person before them. */
  readonly families: number;
  readonly withEmail: number;
  readonly withPhone: number;
  readonly withBirthday: number;
  readonly yearless: number;
  readonly ownDomain: boolean;
  readonly bornFrom: number;
  readonly bornYears: number;
}

const OFFICE: Kind = {
  name: "office",
  sizes: [5, 12, 40, 60, 100, 220],
  mode: "snapshot",
  key: ["Nr"],
  groupWord: "Team",
  perGroup: 12,
  mostGroups: 8,
  exportsEvery: 1,
  leaves: 0.15,
  marries: 0.015,
  newEmail: 0.02,
  newPhone: 0.05,
  moves: 0.1,
  corrected: 0.01,
  newNumber: 0.01,
  hasSchoolYear: false,
  families: 0.01,
  withEmail: 0.97,
  withPhone: 0.7,
  withBirthday: 0.97,
  yearless: 0.03,
  ownDomain: true,
  bornFrom: 1960,
  bornYears: 45,
};

export const KINDS: readonly Kind[] = [
  OFFICE,
  { ...OFFICE, name: "office by e-mail", sizes: [12, 60, 220], key: ["email"], withEmail: 1, families: 0 },
  {
    ...OFFICE,
    name: "association",
    sizes: [40, 100, 220],
    key: null,
    groupWord: "Section",
    perGroup: 30,
    exportsEvery: 7,
    leaves: 0.08,
    newEmail: 0.06,
    newPhone: 0.08,
    moves: 0.03,
    corrected: 0.02,
    families: 0.25,
    withEmail: 0.75,
    withPhone: 0.7,
    withBirthday: 0.9,
    yearless: 0.15,
    ownDomain: false,
    bornFrom: 1940,
    bornYears: 75,
  },
  {
    ...OFFICE,
    name: "school",
    sizes: [220, 1_000],
    groupWord: "Class",
    perGroup: 25,
    mostGroups: 40,
    leaves: 0.04,
    marries: 0,
    newEmail: 0.05,
    newPhone: 0.08,
    moves: 0.04,
    hasSchoolYear: true,
    families: 0.12,
    withEmail: 0.8,
    withPhone: 0.85,
    yearless: 0,
    ownDomain: false,
    bornFrom: 2009,
    bornYears: 11,
  },
  {
    ...OFFICE,
    name: "parish",
    sizes: [60, 100, 220],
    key: null,
    groupWord: "Parish",
    perGroup: 60,
    exportsEvery: 7,
    leaves: 0.06,
    newEmail: 0.03,
    newPhone: 0.05,
    moves: 0.02,
    corrected: 0.03,
    families: 0.35,
    withEmail: 0.3,
    withPhone: 0.6,
    withBirthday: 1,
    yearless: 0.1,
    ownDomain: false,
    bornFrom: 1932,
    bornYears: 70,
  },
  {
    ...OFFICE,
    name: "shop",
    sizes: [5, 12, 40],
    groupWord: "Shop",
    perGroup: 15,
    leaves: 0.6,
    newPhone: 0.15,
    newEmail: 0.1,
    moves: 0.2,
    withEmail: 0.6,
    ownDomain: false,
    bornFrom: 1970,
    bornYears: 38,
  },
  { ...OFFICE, name: "HR provider", sizes: [1_000], perGroup: 100, mostGroups: 15, leaves: 0.2, newNumber: 0.02 },
  { ...OFFICE, name: "HR changes", sizes: [220], mode: "changes", newNumber: 0 },
];

/** A population of 20,000 people, for measures. */
export const LARGE: Kind = { ...OFFICE, name: "HR provider", sizes: [20_000], perGroup: 1_000, mostGroups: 20 };
