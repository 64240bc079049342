/** What happens to the people of a town from one list to the next. */
import type { Random } from "../world/random.ts";
import { newLastName } from "./names.ts";
import { change, newBirthday, newEmail, newPeople, newPhone, remember, type Person, type Town } from "./people.ts";

/** Day of the year on which a school year ends. */
const SCHOOL_YEAR_ENDS = 252;
const MONTH = 30;

/** Lets `days` days pass. @returns what happened; `isBig`: so much at once that one hold is in order */
export function live(town: Town, day: number, days: number): { readonly events: readonly string[]; isBig: boolean } {
  const { kind, random } = town;
  const events: string[] = [];
  const n = town.people.length;
  const times = (rate: number) => poisson((rate * n * days) / 365, random);
  const some = (count: number, event: (person: Person) => string | null) => {
    for (let left = count; left > 0; left -= 1) {
      const person = random.pickAny(town.people);
      const what = person === null ? null : event(person);
      if (what !== null) events.push(what);
    }
  };
  const isMonthStart = day % MONTH < days;
  const turnover = isMonthStart ? kind.leaves * 0.6 * (MONTH / days) : kind.leaves * 0.4;
  some(times(turnover), (person) => leave(town, person));
  const grows = n < Math.max(...kind.sizes.filter((size) => size <= n * 1.2), 3) ? 1.1 : 0.9;
  for (let left = times(turnover * grows); left > 0; left -= 1) events.push(join(town));
  some(times(kind.marries), (person) => marry(town, person));
  some(times(kind.newEmail), (person) => set(town, person, { email: freshEmail(town, person) }));
  some(times(kind.newPhone), (person) => changePhone(town, person));
  some(times(kind.moves), (person) => set(town, person, { group: random.pickAny(town.groups) ?? person.group }));
  some(times(kind.corrected), (person) => correctBirthday(town, person));
  some(times(kind.newNumber), (person) => set(town, person, { nr: String(1000 + (town.made += 1)) }));
  some(times(0.004), (person) => set(town, person, { last: withTypo(person.last, random) }));
  if (random.chance(days / 180)) some(Math.floor(0.7 * Math.sqrt(n)), (person) => correctBirthday(town, person));
  if (random.chance(days / 180)) events.push(moveTeam(town));
  const isBig = bigEvent(town, day, days, events);
  return { events, isBig };
}

/** Makes a change that concerns very many people. @returns whether there was one */
function bigEvent(town: Town, day: number, days: number, events: string[]): boolean {
  const { kind, random } = town;
  if (kind.hasSchoolYear && day >= SCHOOL_YEAR_ENDS && day < SCHOOL_YEAR_ENDS + days) {
    endSchoolYear(town);
    events.push("a school year ends");
    return true;
  }
  if (!kind.ownDomain || !random.chance(days / 1_000)) return false;
  if (random.chance(0.5)) {
    for (const { ref, email } of town.people) change(town, ref, { email: email.replace(/@.*/u, "@example.net") });
    events.push("the e-mail domain changes");
  } else {
    const some = town.people.filter(() => random.chance(0.16));
    for (const { ref } of some) change(town, ref, { phone: newPhone(random) });
    events.push(`${some.length} people get company phones`);
  }
  return true;
}

function set(town: Town, person: Person, values: Partial<Person>): string | null {
  const [name, value] = Object.entries(values)[0] ?? [];
  if (value === person[name as keyof Person]) return null;
  change(town, person.ref, values);
  return `${person.ref}: ${name} ${person[name as keyof Person]} → ${value}`;
}

function leave(town: Town, person: Person): string | null {
  if (town.people.length < 3) return null;
  town.people = town.people.filter(({ ref }) => ref !== person.ref);
  town.former = [...town.former, person];
  return `- ${person.ref}`;
}

function join(town: Town): string {
  const { random } = town;
  const back = random.chance(0.06) ? random.pickAny(town.former) : null;
  if (back === null) {
    const people = newPeople(town, 1);
    // A company phone of a person who left may be handed on.
    const handedOn = town.kind.ownDomain && random.chance(0.1) ? random.pickAny(town.former) : null;
    town.people = [...town.people, ...people];
    const [person] = people;
    if (handedOn !== null && handedOn.phone !== "" && person !== undefined)
      change(town, person.ref, { phone: handedOn.phone });
    return `+ ${person?.ref}`;
  }
  town.former = town.former.filter(({ ref }) => ref !== back.ref);
  town.people = [...town.people, random.chance(0.5) ? back : { ...back, nr: String(1000 + (town.made += 1)) }];
  return `+ ${back.ref} is back`;
}

function marry(town: Town, person: Person): string | null {
  const { random } = town;
  const name = newLastName(town.tongue, random);
  const last = random.chance(0.2) ? `${person.last}-${name}` : name;
  const email = town.kind.ownDomain && random.chance(0.7) ? newEmail(town, person.first, last) : person.email;
  return set(town, person, { last, email });
}

function freshEmail(town: Town, { email, first, last }: Person): string {
  if (email === "" && !town.random.chance(0.5)) return "";
  return town.random.chance(0.05) ? "" : newEmail(town, first, last);
}

function changePhone(town: Town, person: Person): string | null {
  const { random } = town;
  const other = random.chance(0.05) ? random.pickAny(town.people) : null;
  if (other !== null && other.phone !== "" && other.ref !== person.ref) {
    change(town, other.ref, { phone: person.phone });
    return set(town, person, { phone: other.phone });
  }
  return set(town, person, { phone: random.chance(0.08) ? "" : newPhone(random) });
}

function correctBirthday(town: Town, person: Person): string | null {
  const { random, kind } = town;
  const { birthday } = person;
  if (birthday === "") return set(town, person, { birthday: newBirthday(kind, random) });
  if (birthday.length === 5) return set(town, person, { birthday: `${1950 + random.below(50)}-${birthday}` });
  const [year = "", month = "", day = ""] = birthday.split("-");
  const two = (number: number) => String(number).padStart(2, "0");
  const parts: readonly [string, ...string[]] = [
    `${Number(year) + (random.chance(0.5) ? 1 : -1)}-${month}-${day === "29" ? "28" : day}`,
    `${year}-${two(1 + random.below(12))}-${Number(day) > 28 ? "28" : day}`,
    `${year}-${month}-${two(1 + random.below(28))}`,
    Number(day) <= 12 ? `${year}-${day}-${month}` : `${year}-${month}-${two(1 + random.below(28))}`,
  ];
  return set(town, person, { birthday: random.pick(parts) });
}

function moveTeam(town: Town): string {
  const { random } = town;
  const from = random.pickAny(town.groups);
  const team = town.people.filter(({ group }) => group === from).slice(0, Math.min(4, town.people.length / 10));
  const to = random.pickAny(town.groups) ?? "";
  for (const { ref } of team) change(town, ref, { group: to });
  return `a team of ${team.length} moves`;
}

function endSchoolYear(town: Town): void {
  const { groups, people } = town;
  const top = groups.at(-1);
  const [stay, gone] = [people.filter(({ group }) => group !== top), people.filter(({ group }) => group === top)];
  const next = (group: string) => groups[groups.indexOf(group) + 1] ?? group;
  const first = newPeople(town, gone.length).map((person) => ({ ...person, group: groups[0] ?? "" }));
  town.people = [...stay.map((person) => ({ ...person, group: next(person.group) })), ...first];
  town.former = [...town.former, ...gone];
  for (const person of town.people) remember(town, person);
}

function withTypo(name: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, name.length - 1));
  return `${name.slice(0, at)}${random.pick(["e", "n", "l", "s"])}${name.slice(at)}`;
}

/** Returns a random number of events whose usual number is `mean`. */
function poisson(mean: number, random: Random): number {
  let count = 0;
  for (let left = mean; left > 0; left -= 20) {
    const limit = Math.exp(-Math.min(left, 20));
    for (let product = random.below(1_000_000) / 1_000_000; product > limit; count += 1)
      product *= random.below(1_000_000) / 1_000_000;
  }
  return count;
}
