/** Lists of ordinary nights on which much changes at once, and which no guard may hold. */
import { inOrder, type ListStyle } from "./list-style.ts";
import { newLastName } from "./names.ts";
import { change, newBirthday, newEmail, newPeople, newPhone, type Person, type Town } from "./people.ts";
import type { Mistake } from "./mistakes/mistake.ts";
import { rowsOf } from "./write-list.ts";

export interface HarmlessList extends Mistake {
  /** Number of people of the office. */
  readonly n: number;
}

const DEFAULT_SIZE = 60;

/** Returns a night on which the style of the list changes. */
const inStyle = (name: string, style: Partial<ListStyle>): HarmlessList => ({
  name,
  n: DEFAULT_SIZE,
  make: (rows, office) => ({ lists: [inOrder(rows, { ...office.style, ...style })], style }),
});

/** Returns a night on which people change. */
const inTown = (name: string, n: number, happen: (town: Town) => void): HarmlessList => ({
  name,
  n,
  make: (_, { town }) => {
    happen(town);
    return { lists: [rowsOf(town)] };
  },
});

/** Changes the first `count` people of a town, from the person at `from` on. */
function changeSome(town: Town, count: number, values: (person: Person) => Partial<Person>, from = 0): void {
  for (const person of town.people.slice(from, from + count)) change(town, person.ref, values(person));
}

function correctOnePart(birthday: string, index: number): string {
  if (birthday.length !== 10) return birthday;
  const [year = "", month = "", day = ""] = birthday.split("-");
  const two = (number: number) => String(number).padStart(2, "0");
  const changed = [
    `${Number(year) + 1 + (index % 5)}-${month}-${day === "29" ? "28" : day}`,
    `${year}-${two((Number(month) % 12) + 1)}-${Number(day) > 28 ? "28" : day}`,
    `${year}-${month}-${two(((Number(day) + 4 + index) % 28) + 1)}`,
  ];
  return changed[index % 3] ?? birthday;
}

export const HARMLESS_LISTS: readonly HarmlessList[] = [
  inStyle("rows in reverse order", { order: "reversed" }),
  inStyle("rows in the order of names", { order: "by name" }),
  inStyle("rows in the order of birthdays", { order: "by birthday" }),
  inStyle("another order of columns", {
    columns: ["ref", "group", "birthday", "phone", "email", "first", "last", "nr"],
    order: "given",
  }),
  inStyle("a further column", { extra: "Remarks" }),
  inStyle("translated headers", { header: "de" }),
  inStyle("headers in another language", { header: "es" }),
  inStyle("headers in capitals", { capitalHeader: true, header: "en" }),
  inStyle("headers in small letters again", { capitalHeader: false }),
  inStyle("a workbook in place of a text file", { file: "xlsx" }),
  inStyle("a text file in place of a workbook", { file: "csv" }),
  inStyle("another delimiter", { delimiter: ";" }),
  inStyle("Latin-1", { encoding: "latin1" }),
  inStyle("UTF-16", { encoding: "utf16le" }),
  inStyle("UTF-8 with a byte order mark", { encoding: "utf8 with BOM" }),
  inStyle("other line ends", { lineEnd: "\r\n", encoding: "utf8" }),
  inStyle("a title with today's date", { hasTitle: true }),
  inStyle("a footer", { hasFooter: true }),
  inStyle("neither title nor footer any more", { hasTitle: false, hasFooter: false }),
  inStyle("dates as DD.MM.YYYY", { dates: "DD.MM.YYYY" }),
  inStyle("years of two digits", { dates: "DD.MM.YY" }),
  inStyle("dates as DD/MM/YYYY", { dates: "DD/MM/YYYY" }),
  inStyle("phones with spaces", { phones: "spaced", dates: "YYYY-MM-DD" }),
  inStyle("phones without a country code", { phones: "national" }),
  inStyle("phones with two zeros", { phones: "zeros" }),
  inStyle("names in capitals", { capitals: true }),
  inStyle("names in capitals no more", { capitals: false }),
  inStyle("names without accents", { accents: false }),
  inStyle("accents put right", { accents: true }),
  inStyle("short forms of first names", { shortForms: true }),
  inStyle("titles before first names", { titles: true, shortForms: false }),
  inStyle("e-mails in capitals", { capitalEmails: true, titles: false }),
  inTown("three marriages with new e-mails", 60, (town) =>
    changeSome(town, 3, ({ first }) => {
      const last = newLastName("pl", town.random);
      return { last, email: newEmail(town, first, last) };
    }),
  ),
  inTown("six birthdays put right in one part each", 60, (town) => {
    const known = town.people.filter(({ birthday }) => birthday.length === 10).slice(0, 6);
    for (const [index, { ref, birthday }] of known.entries())
      change(town, ref, { birthday: correctOnePart(birthday, index) });
  }),
  inTown("a phone exchanged between two people", 60, (town) => {
    const [one, other] = town.people.filter(({ phone }) => phone !== "");
    if (one === undefined || other === undefined) return;
    change(town, one.ref, { phone: other.phone });
    change(town, other.ref, { phone: one.phone });
  }),
  inTown("a team of four moves", 40, (town) => changeSome(town, 4, () => ({ group: town.groups.at(-1) ?? "" }))),
  inTown("20 joiners", 220, (town) => (town.people = [...town.people, ...newPeople(town, 20)])),
  inTown("ten leavers", 60, (town) => {
    town.former = [...town.former, ...town.people.filter((_, index) => index % 6 === 2)];
    town.people = town.people.filter((_, index) => index % 6 !== 2);
  }),
  inTown("twins join", 60, (town) => {
    const [one, other] = newPeople(town, 2);
    if (one === undefined || other === undefined) return;
    town.people = [...town.people, one, other];
    change(town, other.ref, { last: one.last, birthday: one.birthday });
  }),
  inTown("a family with one address joins", 60, (town) => {
    const family = newPeople(town, 4);
    town.people = [...town.people, ...family];
    for (const { ref } of family)
      change(town, ref, { last: family[0]?.last ?? "", email: family[0]?.email ?? "", phone: family[0]?.phone ?? "" });
  }),
  inTown("five people with one birthday join", 60, (town) => {
    const five = newPeople(town, 5);
    town.people = five.reduce((people, person, index) => people.toSpliced(index * 9, 0, person), town.people);
    for (const { ref } of five) change(town, ref, { birthday: "1985-06-07" });
  }),
  inTown("one of five leaves and one joins", 5, (town) => {
    town.former = [...town.former, ...town.people.slice(2, 3)];
    town.people = [...town.people.toSpliced(2, 1), ...newPeople(town, 1)];
  }),
  inTown("a leaver comes back", 60, (town) => {
    town.people = [...town.people, ...town.former.slice(0, 1)];
    town.former = town.former.slice(1);
  }),
  inTown("years added to yearless birthdays", 60, (town) => {
    const years = town.people.filter(({ birthday }) => birthday.length === 5);
    for (const { ref, birthday } of years)
      change(town, ref, { birthday: `${1950 + town.random.below(50)}-${birthday}` });
  }),
  inTown("five updates, two joins, two leavers", 100, (town) => {
    changeSome(town, 2, () => ({ phone: newPhone(town.random) }), 10);
    changeSome(town, 1, ({ first, last }) => ({ email: newEmail(town, first, last) }), 40);
    changeSome(town, 2, () => ({ birthday: newBirthday(town.kind, town.random) }), 70);
    town.people = [...town.people.slice(2), ...newPeople(town, 2)];
  }),
  inTown("three people get new numbers", 60, (town) =>
    changeSome(town, 3, () => ({ nr: String(1000 + (town.made += 1)) })),
  ),
];
