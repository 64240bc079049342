import { nameOf } from "../../../model/contact.ts";
import { counted, withThousands } from "../../../model/text/counted.ts";
import type { Changes, Operation } from "../../../model/operation.ts";
import type { RunRecord } from "../../../model/run-record.ts";
import { describeHold, whatWaits } from "../words/hold-sentences.ts";
import { markup, type Markup } from "./markup.ts";
import { fieldInWords } from "../words/issue-facts.ts";
import { holdExamples } from "./page-examples.ts";
import { section, sentence, table } from "./page-words.ts";
import { oldAndNew } from "./page-values.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import type { Digest, Listed } from "./report-digest.ts";

/** Returns the section on the holds: why operations wait or waited, what to look at, and the people concerned. */
export function holdSection(record: RunRecord, held: Listed<Operation>): Markup {
  if (record.holds.length === 0 && held.total === 0) return markup``;
  const waits = record.status === "held" || held.total > 0;
  const scope = record.holds.some((hold) => hold.scope === "run") ? "run" : "deletes";
  const holds = record.holds.map((hold) => ({
    ...describeHold(hold, record.run, record.rows.held),
    examples: holdExamples(hold),
  }));
  return section(
    "holds",
    waits ? "Why it waits" : "Why it waited",
    waits
      ? `${whatWaits(scope, record.rows.held)} Greetings and deletions can't be undone, so please check first.`
      : "Nothing of this list waits any longer. A decision was made, or a newer list has replaced this one.",
    markup`${holds.map(
      (
        hold,
      ) => markup`<article class="hold"><h3>${hold.title}</h3><p>${hold.message}${hold.pattern === null ? "" : ` ${hold.pattern}`}</p>${hold.examples}${waits ? markup`<p class="hint">${sentence(hold.look)}</p>` : ""}</article>
`,
    )}`,
    heldBlock(held),
  );
}

/** Returns the held operations. If not all of them are deletes, each row says what the operation would do. */
function heldBlock(held: Listed<Operation>): Markup {
  if (held.first.every((operation) => operation.kind === "delete")) {
    return block("held", "Would be deleted", held, ["Person", "Birthday", "Group"], (operation) => [
      person(operation),
      operation.input.birthday ?? "",
      operation.groupName,
    ]);
  }
  return block("held", "On hold", held, ["To do", "Person", "Group", "What would change"], (operation) => [
    markup`<b>${operation.kind}</b>`,
    person(operation),
    operation.groupName,
    operation.kind === "update" ? changesOf(operation.changes) : "",
  ]);
}

/** Returns the sections on operations: updated (old → new), created, deleted, still to be sent, dropped. */
export function operationSections(digest: Digest): Markup {
  return markup`${[
    block("updated", "Updated", digest.updated, ["Line", "Person", "What changed"], (operation) => [
      lineOf(operation),
      person(operation),
      changesOf(operation.changes),
    ]),
    block("created", "Created", digest.created, ["Line", "Person", "Birthday", "Group"], (operation) => [
      lineOf(operation),
      person(operation),
      operation.input.birthday ?? "",
      operation.groupName,
    ]),
    block("deleted", "Deleted", digest.deleted, ["Person", "Birthday", "Group", "Contact"], (operation) => [
      person(operation),
      operation.input.birthday ?? "",
      operation.groupName,
      operation.contactId === null ? "" : String(operation.contactId),
    ]),
    block("waiting", "Still to be sent", digest.waiting, ["Line", "Person", "Group"], (operation) => [
      lineOf(operation),
      person(operation),
      operation.groupName,
    ]),
    block("dropped", "Not carried out", digest.dropped, ["Line", "Person", "Group"], (operation) => [
      lineOf(operation),
      person(operation),
      operation.groupName,
    ]),
  ]}`;
}

type Cells = (operation: Operation) => readonly (string | Markup)[];

/** A list of up to this many people is shown unfolded. */
const UNFOLDED = 8;

function block(id: string, title: string, listed: Listed<Operation>, heads: readonly string[], cells: Cells): Markup {
  if (listed.total === 0) return markup``;
  return markup`<details class="block" id="${id}"${listed.total <= UNFOLDED ? markup` open` : null}>
<summary><h2>${title}</h2> <span class="count">${counted(listed.total, "person", "people")}</span></summary>
${operationsTable(title, listed, heads, cells)}</details>
`;
}

function operationsTable(caption: string, listed: Listed<Operation>, heads: readonly string[], cells: Cells): Markup {
  const more = listed.total - listed.first.length;
  return markup`${table(caption, heads, listed.first.map(cells))}${
    more === 0
      ? null
      : markup`<p class="more">${withThousands(more)} more are in <a href="plan.json">plan.json</a>.</p>`
  }`;
}

function lineOf({ line }: Operation): string {
  return line === null ? "" : String(line);
}

/** Returns a person's name, with an address or the key for telling people with the same name apart. */
function person({ input, key }: Operation): Markup {
  const name = nameOf(input);
  const addressOrKey = input.email ?? input.phone ?? readableKey(key);
  return markup`<bdi>${name}</bdi> <small><bdi>${addressOrKey}</bdi></small>`;
}

function changesOf(changes: Changes): Markup {
  return markup`<ul class="changes">${Object.entries(changes).map(
    ([field, [old, now]]) => markup`<li>${fieldInWords(field).replace(/^the /u, "")}: ${oldAndNew(old, now)}</li>`,
  )}</ul>`;
}
