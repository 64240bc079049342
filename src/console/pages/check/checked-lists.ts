/** The long lists of a result. The overview shows the beginning of each; a page of its own shows all, part by part. */
import type { CheckFile } from "../../../ledger/checks/check-file.ts";
import type { CheckedKind, ExpectedGreeting } from "../../../ledger/checks/list-check.ts";
import type { Operation } from "../../../model/operation.ts";
import type { OpenItem } from "../../../model/run-record.ts";
import type { MessageKey } from "../../../pipeline/report/language/catalog.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { oldAndNew } from "../../../pipeline/report/page/look/page-values.ts";
import { table } from "../../../pipeline/report/page/look/page-words.ts";
import { rowItem } from "../../../pipeline/report/page/page-open-items.ts";
import { cellOf, type Head } from "../../../pipeline/report/page/page-operations.ts";
import { skippedPart } from "../../../pipeline/report/page/page-reading.ts";
import type { Digest } from "../../../pipeline/report/page/report-digest.ts";
import { whoIsIn } from "../../../pipeline/report/page/who-is.ts";
import { cellsToLookAtIn } from "../../../pipeline/report/rejections/cells-to-look-at.ts";
import { consolePlace, rowWords } from "../run/run-place.ts";

export type Checked = CheckFile<Digest>;

/** One of the long lists. */
export interface CheckedList {
  /** The list's name in addresses. */
  readonly name: string;
  readonly kind: CheckedKind;
  /** The heading; `null`: the list stands below the heading of another one. */
  title(phrases: Phrases, checked: Checked): string;
  /** Returns a part of the list. */
  part(phrases: Phrases, checked: Checked, from: number, limit: number): Markup | null;
}

export const CHECKED_LISTS: readonly CheckedList[] = [
  operations("created", "create", "console.check.created", ["line", "person", "birthday", "group"]),
  operations("updated", "update", "console.check.updated", ["line", "person", "would_change"]),
  operations("deleted", "delete", "people.would_be_deleted", ["person", "birthday", "group"]),
  openItems("rows", "row", "rows.needsYou.title"),
  openItems("warnings", "warning", "rows.warnings.title"),
  greetings("greeting-changes", "changed_greeting", "console.check.greetings_changed"),
  greetings("greetings", "greeting", "console.check.greetings_all"),
  {
    name: "left-out",
    kind: "skipped",
    title: (phrases) => phrases.say("console.check.left_out"),
    part: (phrases, checked, from, limit) =>
      skippedPart(phrases, { total: checked.total("skipped"), first: checked.part("skipped", from, limit) }, null),
  },
];

/** Returns the list with this name in addresses; null: there is none. */
export function checkedList(name: string | null): CheckedList | null {
  return CHECKED_LISTS.find((list) => list.name === name) ?? null;
}

/** Returns the list with this name. Throws if there is none. */
export function listNamed(name: string): CheckedList {
  const list = checkedList(name);
  if (list === null) throw new Error(`no list is named ${name}`);
  return list;
}

function operations(
  name: string,
  kind: Operation["kind"],
  title: "console.check.created" | "console.check.updated" | "people.would_be_deleted",
  heads: readonly Head[],
): CheckedList {
  return {
    name,
    kind,
    title: (phrases) => phrases.say(title),
    part(phrases, checked, from, limit) {
      const rows = checked
        .part(kind, from, limit)
        .map((operation) => heads.map((head) => cell(phrases, head, operation)));
      const titles = heads.map((head) => phrases.say(`head.${head}`));
      return markup`<div class="block">${table(phrases.say(title), titles, rows)}</div>`;
    },
  };
}

/** Returns a cell. A person whose operation would wait is marked. */
function cell(phrases: Phrases, head: Head, operation: Operation): string | Markup {
  const content = cellOf(phrases, head, operation);
  if (head !== "person" || operation.state !== "held") return content;
  return markup`${content} <span class="waits">${phrases.say("console.check.held")}</span>`;
}

function openItems(name: string, kind: "row" | "warning", title: MessageKey & `rows.${string}.title`): CheckedList {
  return {
    name,
    kind,
    title: (phrases) => phrases.tell(title, {}),
    part(phrases, checked, from, limit) {
      const { columns } = checked.facts.record;
      const look = {
        toLookAt: cellsToLookAtIn(columns),
        whoIs: whoIsIn(columns),
        words: (item: OpenItem) => rowWords(phrases, item),
        place: consolePlace(checked.facts.record.run),
        nameLevel: 3 as const,
      };
      const items: readonly OpenItem[] = checked.part(kind, from, limit);
      return markup`<ol class="rows">${items.map((item) => rowItem(phrases, item, null, look))}</ol>`;
    },
  };
}

function greetings(
  name: string,
  kind: "greeting" | "changed_greeting",
  title: "console.check.greetings_changed" | "console.check.greetings_all",
): CheckedList {
  return {
    name,
    kind,
    title: (phrases, checked) => phrases.say(title, { count: checked.total(kind) }),
    part(phrases, checked, from, limit) {
      const heads = [
        phrases.say("console.check.head.day"),
        phrases.say("head.person"),
        phrases.say("head.group"),
        phrases.say("console.check.head.change"),
      ];
      const rows = checked.part(kind, from, limit).map((greeting) => greetingCells(phrases, greeting));
      const caption = phrases.say(title, { count: checked.total(kind) });
      return markup`<div class="block">${table(caption, heads, rows)}</div>`;
    },
  };
}

function greetingCells(phrases: Phrases, greeting: ExpectedGreeting): readonly (string | Markup)[] {
  const { day, name, groupName, isHeld } = greeting;
  const waits = isHeld ? markup` <span class="waits">${phrases.say("console.check.held")}</span>` : null;
  return [phrases.day(day), markup`<bdi>${name}</bdi>${waits}`, groupName, changeOf(phrases, greeting)];
}

function changeOf(phrases: Phrases, { change, before, after }: ExpectedGreeting): string | Markup {
  if (change === "comes" || change === "goes")
    return oldAndNew(phrases, phrases.day(before ?? ""), phrases.day(after ?? ""));
  return phrases.say(`console.check.greeting.${change}`);
}
