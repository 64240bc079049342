import type { FeedSettings } from "../../../src/model/feed.ts";
import type { Dice } from "../world/random.ts";
import type { Office, Row } from "./people.ts";
import type { Workplace } from "../world/workplace.ts";

/** A file that was dropped, as the one who dropped it knows it. */
export interface Dropped {
  readonly name: string;
  readonly sha256: string;
  readonly feed: string;
  /** `report`: rejections that were dropped back. */
  readonly kind: "list" | "report";
  readonly rows: readonly Row[];
}

/**
 * What is frequent in this walk and rare in another: walks that all did a little of everything would seldom come to
 * what takes many of one kind.
 */
export interface Temper {
  /** Names of steps that are taken more often. */
  readonly often: readonly string[];
  readonly kills: number;
  readonly slips: number;
  readonly takesBack: number;
}

/** Everything of one walk: what is true, what was done, and what was found. */
export interface World {
  readonly place: Workplace;
  readonly dice: Dice;
  readonly temper: Temper;
  readonly offices: readonly Office[];
  feeds: readonly FeedSettings[];
  readonly dropped: Dropped[];
  /** People whose contacts were changed in the service itself, or whose lines were dismissed: nobody is told of them. */
  readonly touched: Set<string>;
  readonly trace: string[];
  /** Promises that were broken, as sentences. */
  readonly broken: string[];
}

export function feedNamed({ feeds }: World, name: string): FeedSettings | null {
  return feeds.find((feed) => feed.name === name) ?? null;
}

/** The newest list of a feed that counts, as it was dropped. */
export function newestList({ place, dropped }: World, feed: string): Dropped | null {
  const sha256 = place.ledger().runs.latestAccepted(feed)?.sha256;
  return dropped.findLast((file) => file.sha256 === sha256) ?? null;
}
