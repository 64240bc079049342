import { nameOf } from "../../../model/contact.ts";
import type { Changes, Hold, Operation } from "../../../model/operation.ts";
import type { RunRecord } from "../../../model/run-record.ts";
import { knownKey } from "../../../model/text/row-key.ts";
import type { Phrases } from "../language/phrases.ts";
import { movedInWords, type MovedGreetings } from "../words/moved-greetings.ts";
import { fieldName } from "../words/fields.ts";
import { describeHold, whatWaits } from "../words/hold-sentences.ts";
import { markup, type Markup } from "./look/markup.ts";
import { holdExamples } from "./page-examples.ts";
import { oldAndNew } from "./look/page-values.ts";
import { moreInPlan, section, sentence, table } from "./look/page-words.ts";
import type { PagePlace } from "./page-place.ts";
import type { Digest, Listed } from "./report-digest.ts";

/**
 * Returns the section on the holds: why operations wait or waited, what to look at, and the people concerned.
 *
 * @param decision what a person can do about it, below the people
 */
export function holdSection(
  phrases: Phrases,
  record: RunRecord,
  held: Listed<Operation>,
  place: PagePlace,
  decision: Markup | null = null,
): Markup {
  if (record.holds.length === 0 && held.total === 0) return markup``;
  const waits = record.status === "held" || held.total > 0;
  const has = (part: Hold["scope"]) => record.holds.some((hold) => hold.scope === part);
  const scope = has("rest") ? "rest" : has("run") ? "run" : "deletes";
  const holds = record.holds.map((hold) => ({
    ...describeHold(phrases, hold, record.run, record.rows.held),
    examples: holdExamples(phrases, hold),
  }));
  return section(
    "holds",
    phrases.say(waits ? "holds.waits" : "holds.waited"),
    waits
      ? `${whatWaits(phrases, scope, record.rows.held)} ${phrases.say("holds.check_first")}`
      : phrases.say("holds.over"),
    markup`${holds.map(
      (
        hold,
      ) => markup`<article class="hold"><h3>${hold.title}</h3><p>${hold.message}${hold.pattern === null ? "" : ` ${hold.pattern}`}</p>${hold.examples}${waits ? markup`<p class="hint">${sentence(hold.look)}</p>` : ""}</article>
`,
    )}`,
    heldBlock(phrases, held, place),
    decision,
  );
}

/** The columns of a table of people. */
export type Head = "line" | "person" | "birthday" | "group" | "contact" | "to_do" | "would_change" | "changed";

/** Returns the held operations. If not all of them are deletes, each row says what the operation would do. */
function heldBlock(phrases: Phrases, held: Listed<Operation>, place: PagePlace): Markup {
  return held.first.every((operation) => operation.kind === "delete")
    ? block(phrases, "held", "people.would_be_deleted", held, ["person", "birthday", "group"], place)
    : block(phrases, "held", "people.held", held, ["to_do", "person", "group", "would_change"], place);
}

/** Returns the sections on operations: updated (old → new), created, deleted, still to be sent, dropped. */
export function operationSections(phrases: Phrases, digest: Digest, place: PagePlace): Markup {
  return markup`${[
    movedPart(phrases, digest.moved),
    block(phrases, "updated", "people.updated", digest.updated, ["line", "person", "changed"], place),
    block(phrases, "created", "people.created", digest.created, ["line", "person", "birthday", "group"], place),
    block(phrases, "deleted", "people.deleted", digest.deleted, ["person", "birthday", "group", "contact"], place),
    block(phrases, "waiting", "people.waiting", digest.waiting, ["line", "person", "group"], place),
    areAllKept(digest.dropped)
      ? block(phrases, "dropped", "people.kept", digest.dropped, ["person", "birthday", "group"], place)
      : block(phrases, "dropped", "people.dropped", digest.dropped, ["line", "person", "group"], place),
  ]}`;
}

/** Returns whether the person who approved the list left all of these people out. */
function areAllKept({ first }: Listed<Operation>): boolean {
  return first.every(({ kind, issue }) => kind === "delete" && issue?.data["reason"] === "kept");
}

/** Returns the section on birthdays that move to another day; nothing if none does. */
function movedPart(phrases: Phrases, moved: MovedGreetings): Markup {
  if (moved.total === 0) return markup``;
  const lines = movedInWords(phrases, moved);
  return section(
    "moved",
    phrases.say("moved.title"),
    null,
    markup`<ul>${lines.map((line) => markup`<li><bdi>${line}</bdi></li>`)}</ul>`,
  );
}

type Title =
  | "people.would_be_deleted"
  | "people.held"
  | `people.${"updated" | "created" | "deleted" | "waiting" | "dropped" | "kept"}`;

/** Largest number of people that a block shows unfolded. The block of held operations is always unfolded. */
const UNFOLDED = 8;

function block(
  phrases: Phrases,
  id: string,
  title: Title,
  listed: Listed<Operation>,
  heads: readonly Head[],
  place: PagePlace,
): Markup {
  if (listed.total === 0) return markup``;
  const rows = listed.first.map((operation) => heads.map((head) => cellOf(phrases, head, operation)));
  const titles = heads.map((head) => phrases.say(`head.${head}`));
  return markup`<details class="block" id="${id}"${id === "held" || listed.total <= UNFOLDED ? markup` open` : null}>
<summary><h2>${phrases.say(title)}</h2> <span class="count">${phrases.say("count.people", { count: listed.total })}</span></summary>
${table(phrases.say(title), titles, rows)}${moreInPlan(phrases, listed.total - listed.first.length, place.file("plan.json"))}</details>
`;
}

/** Returns a cell of a table of people. */
export function cellOf(phrases: Phrases, head: Head, operation: Operation): string | Markup {
  const { kind, line, input, groupName, contactId, changes } = operation;
  switch (head) {
    case "line":
      return line === null ? "" : String(line);
    case "person":
      return personOf(operation);
    case "birthday":
      return phrases.day(input.birthday ?? "");
    case "group":
      return groupName;
    case "contact":
      return contactId === null ? "" : String(contactId);
    case "to_do":
      return markup`<b>${phrases.say(`people.${kind}`)}</b>`;
    case "changed":
      return changesOf(phrases, changes);
    case "would_change":
      return kind === "update" ? changesOf(phrases, changes) : "";
  }
}

/** Returns a person's name, with an address or the key for telling people with the same name apart. */
export function personOf({ input, key }: Pick<Operation, "input" | "key">): Markup {
  const name = nameOf(input);
  const addressOrKey = input.email ?? input.phone ?? knownKey(key);
  return markup`<bdi>${name}</bdi> <small><bdi>${addressOrKey}</bdi></small>`;
}

export function changesOf(phrases: Phrases, changes: Changes): Markup {
  return markup`<ul class="changes">${Object.entries(changes).map(
    ([field, [old, now]]) =>
      markup`<li>${fieldName(phrases, field)}${phrases.colon}${oldAndNew(phrases, old, now)}</li>`,
  )}</ul>`;
}
