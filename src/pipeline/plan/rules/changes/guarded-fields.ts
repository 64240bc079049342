/** The fields whose changes the guards count. `full_name` is first and last name together. */
export const GUARDED_FIELDS = [
  "birthday",
  "first_name",
  "last_name",
  "full_name",
  "email",
  "phone",
  "whatsapp_phone",
  "salutation",
  "language",
  "timezone",
] as const;

export type GuardedField = (typeof GUARDED_FIELDS)[number];

/** Limits by which cells count as filled down, counted up or pasted. `null`: the case is not held. */
export interface FillLimits {
  /** People in rows that follow each other, beside an unchanged row with the same value. */
  readonly beside: number;
  /** People in rows that follow each other, without an unchanged row that has the value. */
  readonly alone: number | null;
  /** People anywhere in the list. */
  readonly anywhere: number;
  /** Most people of one former last name who may get one value; null: all of them may. */
  readonly family: number | null;
  /** Whether a value that continues the row beside it counts, too: a birthday by a constant step, a phone by one. */
  readonly step: "interval" | "one" | null;
}

const PHONE: FillLimits = { beside: 3, alone: null, anywhere: 5, family: 6, step: "one" };

/** The fill limits by field; a field that is not named is never held for being filled. */
export const FILL_LIMITS: Readonly<Partial<Record<GuardedField, FillLimits>>> = {
  birthday: { beside: 2, alone: 3, anywhere: 4, family: 3, step: "interval" },
  first_name: { beside: 2, alone: 3, anywhere: 5, family: 1, step: null },
  last_name: { beside: 3, alone: 4, anywhere: 5, family: null, step: null },
  email: { beside: 3, alone: 3, anywhere: 5, family: 6, step: null },
  phone: PHONE,
  whatsapp_phone: PHONE,
};

/** Fields whose values belong to one person, so that three exchanged ones are odd. */
export const OF_ONE_PERSON: readonly GuardedField[] = ["birthday", "email", "full_name", "first_name", "last_name"];

const FEW_PHONES = 3;
const MANY_PHONES = 10;
/** From this number of people on, phones are often exchanged between people. */
const LARGE_FEED = 100;

/** Returns how many people may get a value that another person loses before the list is held; null: any number. */
export function exchangeLimit(field: GuardedField, linked: number): number | null {
  if (OF_ONE_PERSON.includes(field)) return 3;
  if (field === "phone" || field === "whatsapp_phone") return linked < LARGE_FEED ? FEW_PHONES : MANY_PHONES;
  return null;
}

/** "5 and 10 %": more than five people and more than 10 % of them; or more than half of them, from three people up. */
export function exceedsFiveAndTen(people: number, linked: number): boolean {
  return (people > 5 && people > linked / 10) || (people >= 3 && people > linked / 2);
}
