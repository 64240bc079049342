import type { Ledger } from "../../../ledger/ledger.ts";
import type { Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { traitsOf } from "../../../model/traits.ts";
import type { RowFacts } from "../../../pipeline/mapping/row/row-facts.ts";

interface KnownPeopleInput {
  readonly feed: Pick<FeedSettings, "name">;
  readonly groups: readonly Group[];
  readonly ledger: Pick<Ledger, "entries" | "answers">;
}

/** Returns a function that finds what a person answered about a date that stands in for a missing birthday. */
export function answersAbout({ feed, ledger }: Pick<KnownPeopleInput, "feed" | "ledger">): RowFacts["answerAbout"] {
  return (key, date) => {
    const { answers } = ledger;
    return (key === null ? null : answers.ofRowsDate(feed.name, key, date)) ?? answers.ofDate(feed.name, date);
  };
}

/** Returns a function that finds the linked contact of a key, with the values that its row may leave open. */
export function knownPeople({ feed, groups, ledger }: KnownPeopleInput): RowFacts["findPerson"] {
  return (key) => {
    const entry = ledger.entries.byKey(feed.name, key);
    if (entry === null) return null;
    const { birthday, group_id: groupId } = entry.applied;
    const { firstName, fullName } = traitsOf(entry.applied);
    return {
      firstName,
      fullName,
      birthday: birthday ?? null,
      group: groups.find((group) => group.groupId === groupId) ?? null,
    };
  };
}
