import type { LastingCorrection } from "../../../src/ledger/corrections/lasting-corrections.ts";
import type { FeedSettings } from "../../../src/model/feed.ts";
import type { Random } from "../world/random.ts";
import type { Truths, WrongList } from "./wrong-lists.ts";
import type { Office, Row } from "./people.ts";
import type { ErasedPerson, NamedPerson, NeverPerson, SentValues } from "./checks/named-people.ts";
import type { Workplace } from "../world/workplace.ts";

/** A file that was dropped into the inbox. */
export interface Dropped {
  readonly name: string;
  readonly sha256: string;
  readonly feed: string;
  /** `report`: a corrected report. */
  readonly kind: "list" | "report";
  /** The rows, without those of erased people. */
  rows: readonly Row[];
  /** The SHA-256 of the file now. It differs from the first one when the file was written again without an erased person. */
  kept: string;
}

/**
 * The frequencies of one walk. Each walk has other frequencies, because some defects show only after many steps of one kind.
 */
export interface Profile {
  /** Names of steps that this walk takes more often. */
  readonly often: readonly string[];
  /** Share of processes that are killed. */
  readonly kills: number;
  /** Share of rows with a mistake. */
  readonly mistakes: number;
  /** Share of lists that take back the last changes. */
  readonly reverts: number;
}

/** A rule that a person accepted. */
export interface AcceptedRule {
  readonly rule: LastingCorrection;
  /** The newest run when the rule was accepted at the latest. */
  readonly since: string;
  /** The newest run when the rule ended at the latest; null: it holds. */
  end: string | null;
}

/** The state of one walk: the true data, the steps taken, and the broken promises. */
export interface World {
  readonly place: Workplace;
  readonly random: Random;
  readonly profile: Profile;
  readonly offices: readonly Office[];
  feeds: readonly FeedSettings[];
  readonly dropped: Dropped[];
  /** All values that were ever true of each person, by `uid`. */
  readonly truths: Truths;
  /** The lists that were dropped with a mistake in a whole column. */
  readonly wrongLists: WrongList[];
  /** The corrections of cells that last, by their id, as they were after the last step. */
  readonly corrections: Map<number, LastingCorrection>;
  /** The rules that were accepted since an older ledger was restored last, by their id. */
  readonly rules: Map<number, AcceptedRule>;
  /** `uid` of people whose contact was changed in the service itself or whose line was dismissed. No report has to name them. */
  readonly changedElsewhere: Set<string>;
  /** The entries of people who must never be greeted. */
  readonly nevers: NeverPerson[];
  /** All first names and addresses that were ever sent for a person, by `uid`. */
  readonly sent: SentValues;
  /** The people whose contacts were to be deleted: who must never be greeted, or are erased. */
  readonly asked: NamedPerson[];
  erased: readonly ErasedPerson[];
  /** The undos that went through to their end and were checked. */
  readonly checkedUndos: Set<string>;
  /** The newest run when an older ledger was restored last. */
  restoredRun: string;
  /** Number of dropped files when an older ledger was restored last. */
  restoredFiles: number;
  /** Whether the clock was set back. The times of changes then say nothing about their order. */
  clockWentBack: boolean;
  /** contact_ids of journal lines that were torn. */
  readonly tornContacts: Set<number>;
  /** contact_ids that the person left unlinked after a rebuild. No list can delete them. */
  readonly leftUnlinked: Set<number>;
  readonly trace: string[];
  /** Broken promises as sentences. */
  readonly broken: string[];
}

/** Returns the settings of a feed; null: there is no such feed. */
export function feedNamed({ feeds }: World, name: string): FeedSettings | null {
  return feeds.find((feed) => feed.name === name) ?? null;
}

/** Returns the dropped file of the newest accepted list of a feed. */
export function newestList({ place, dropped }: World, feed: string): Dropped | null {
  const sha256 = place.ledger().runs.latestAccepted(feed)?.sha256;
  return dropped.findLast((file) => file.sha256 === sha256) ?? null;
}
