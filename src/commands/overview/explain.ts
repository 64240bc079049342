import { openLedgerView } from "../../app/ledger-view.ts";
import type { Settings } from "../../config/settings.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { ExplainedPerson } from "../../ledger/people/explain/explain-person.ts";
import type { HeldAt } from "../../ledger/people/explain/held-at.ts";
import type { PersonId } from "../../ledger/people/person-names.ts";
import type { FoundPerson } from "../../ledger/people/find/found-person.ts";
import { flatten } from "../../model/flat-input.ts";
import { formOfPerson } from "../../model/text/person-form.ts";
import { keyInWords, readableKey } from "../../model/text/row-key.ts";
import { foldField } from "../../model/text/spelling/text-folding.ts";
import { whoIsIn } from "../../pipeline/report/page/who-is.ts";
import { ENGLISH } from "../../pipeline/report/language/phrases.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { peopleNamed } from "../../run/push/never/name-person.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { eventJson, eventLines } from "./explain-events.ts";

interface ExplainFlags {
  readonly config?: string;
  readonly at?: string;
}

/** People that are named when a text fits several. */
const NAMED_AT_MOST = 10;
const DAY_MS = 86_400_000;
const ALL_EVENTS = { limit: 10_000, offset: 0 };

/** Prints what happened to one person: every list, line, decision and answer, and what the service holds or held. */
export function explain(words: readonly string[], flags: ExplainFlags, terminal: Terminal): ExitCode {
  const text = words.join(" ").trim();
  const at = flags.at === undefined ? null : endOf(flags.at);
  if (at === undefined)
    return refuse(
      `“${flags.at}” is no date, or a day that does not exist. Write it as 2026-11-21, or with a time as 2026-11-21T14:00.`,
      terminal,
    );
  if (text === "") return refuse("Give an e-mail address, a name, a key or a contact_id.", terminal);
  const settings = settingsFor(flags.config);
  const ledger = openLedgerView(settings);
  try {
    const found = personNamed(text, ledger);
    if (typeof found === "string") return refuse(found, terminal);
    const explained = ledger.people.explain(found, ALL_EVENTS);
    if (explained === null) return refuse(`The ledger knows no person “${text}”.`, terminal);
    const person = withName(explained, ledger);
    const held = at === null ? null : heldAt(found, at, settings, ledger);
    const events = person.events.filter((event) => at === null || event.at <= at);
    if (terminal.json) {
      terminal.printJson({
        person: personJson(person),
        at,
        holds: at === null ? person.fields : heldJson(held, ledger),
        ...(at === null ? {} : { held: held?.kind ?? "unknown" }),
        events: events.map(eventJson),
      });
      return 0;
    }
    show(person, terminal);
    if (at === null) showHeld(person, terminal);
    else showHeldAt(at, held, ledger, terminal);
    for (const line of events.flatMap((event) => eventLines(event))) terminal.print(line);
    if (events.length === 0) terminal.print("No list has touched this person until then.");
    return 0;
  } finally {
    ledger.close();
  }
}

/** Returns a person with a name. Of a refused row, the cells have it. */
function withName(person: ExplainedPerson, ledger: Ledger): ExplainedPerson {
  const { name, row } = person;
  return name !== "" || row === null ? person : { ...person, name: nameInRow(row, ledger) };
}

function nameInRow(row: NonNullable<FoundPerson["row"]>, { runs }: Pick<Ledger, "runs">): string {
  return whoIsIn(runs.get(row.run)?.columns ?? [])(row);
}

/** Returns what the service held of a person. A contact that the person had before `retention.ledgerDays` may be forgotten. */
function heldAt(person: PersonId, at: string, { retention }: Settings, { people }: Ledger): HeldAt | null {
  const held = people.heldAt(person, at);
  const isKept = Date.parse(at) >= Date.now() - retention.ledgerDays * DAY_MS;
  return held?.kind === "not_there" && !isKept ? { kind: "unknown" } : held;
}

function refuse(why: string, terminal: Terminal): ExitCode {
  if (terminal.json) terminal.printJson({ error: why });
  terminal.complain(why);
  return 2;
}

/** Returns the end of a day, or a point in time, as ISO date-time; undefined for another text. A time is this machine's. */
function endOf(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/u.test(text)) return undefined;
  // JavaScript reads 30 February as 2 March.
  const day = text.slice(0, 10);
  if (!Number.isFinite(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day) return undefined;
  const time = Date.parse(text.length === 10 ? `${text}T23:59:59.999` : text.replace(" ", "T"));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Returns the person that a text names; or why it names none or several. */
function personNamed(text: string, ledger: Ledger): PersonId | string {
  const named = peopleNamed(text, ledger);
  const found = named.people.filter((one) => !named.people.some((other) => isShownBy(one, other, ledger)));
  const total = named.total - (named.people.length - found.length);
  const [only] = found;
  const id = only === undefined ? null : ledger.people.idOf(only.id);
  if (total === 0 || id === null) return `The ledger knows no person “${text}”.`;
  if (total === 1) return id;
  const lines = found.slice(0, NAMED_AT_MOST).map((person) => `\n  ${nameOfFound(person, ledger)}`);
  const more = total > NAMED_AT_MOST ? "\n  … and others" : "";
  return `“${text}” may be one of ${total} people. Give what stands in front of the person, or write more:${lines.join("")}${more}`;
}

/** Returns whether a deleted contact, or a refused row, is shown with another record of its person under the same key. */
function isShownBy(one: FoundPerson, other: FoundPerson, ledger: Ledger): boolean {
  if (one.key === null || other.key !== one.key || other.feed !== one.feed) return false;
  const { state } = other;
  // Another person may have got the key since.
  if (one.state === "deleted")
    return state !== "deleted" && state !== "refused" && isSameName(one.input?.first_name, other.input?.first_name);
  return one.row !== null && state === "deleted" && isSameName(nameInRow(one.row, ledger), other.name);
}

function isSameName(one: string | undefined, other: string | undefined): boolean {
  return foldField(one) === foldField(other);
}

function nameOfFound({ id, name, feed, key, state, row }: FoundPerson, ledger: Ledger): string {
  const what = (row === null ? name : nameInRow(row, ledger)) || "a refused row";
  return `${formOfPerson(id)}  ${what}${key === null ? "" : `, ${keyInWords(key)}`} of ${feed} (${state.replace("_", " ")})`;
}

function personJson({ name, state, feed, key, contactId, groupName }: ExplainedPerson) {
  return { name, state, feed, key: key === null ? null : readableKey(key), contactId, group: groupName };
}

const STATES: Readonly<Record<ExplainedPerson["state"], string>> = {
  linked: "in the service, as far as this program knows",
  gone: "no longer in the service: it answered that the contact does not exist",
  in_doubt: "in doubt: the answer to the create was lost",
  refused: "not in the service: the row could not be used",
  deleted: "deleted by this program",
};

function show(person: ExplainedPerson, { print, paint }: Terminal): void {
  const { name, state, feed, key, contactId } = person;
  const facts = [
    ...(contactId === null ? [] : [`contact ${contactId}`]),
    ...(key === null ? [] : [keyInWords(key)]),
    `list ${feed}`,
    STATES[state],
  ];
  print(`${paint("bold", name === "" ? "A refused row" : name)}: ${facts.join(", ")}`);
}

function showHeld({ fields }: ExplainedPerson, { print }: Terminal): void {
  if (fields.length === 0) return;
  print("The service holds, as far as this program knows:");
  for (const { field, value, since } of fields)
    print(`  ${field}: ${value}${since === null ? "" : ` (since ${ENGLISH.day(since)})`}`);
}

function showHeldAt(at: string, held: HeldAt | null, ledger: Ledger, { print }: Terminal): void {
  const when = `${ENGLISH.day(at)}, ${at.slice(11, 16)} UTC`;
  if (held?.kind === "not_there") return print(`On ${when}, this program had no contact of this person.`);
  if (held?.kind !== "held") return print(`It is not known what the service held on ${when}.`);
  print(`On ${when}, the service held${held.isWhole ? "" : ", beside values that are not known"}:`);
  for (const { field, value } of heldJson(held, ledger)) print(`  ${field}: ${value}`);
}

function heldJson(held: HeldAt | null, { account }: Pick<Ledger, "account">) {
  if (held?.kind !== "held") return [];
  const names = new Map(account.usedGroups().map(({ groupId, name }) => [groupId, name]));
  return Object.entries(flatten(held.input)).flatMap(([field, value]) => {
    if (value === null || value === "" || value === 0) return [];
    const isGroup = field === "group_id";
    return [
      {
        field: isGroup ? "group" : field,
        value: isGroup ? (names.get(Number(value)) ?? String(value)) : String(value),
        since: null,
      },
    ];
  });
}
