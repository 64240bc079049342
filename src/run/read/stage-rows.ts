/** Maps the rows of a list and stages them. */
import type { CorrectionEffects } from "../../ledger/corrections/lasting-corrections.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Staging } from "../../ledger/planning/staging.ts";
import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { MappedRow } from "../../model/mapped-row.ts";
import type { Row, Table } from "../../model/row.ts";
import type { Survey } from "../../model/survey.ts";
import type { Mapper } from "../../pipeline/mapping/row/mapper.ts";
import { NO_FACTS, type RowFacts } from "../../pipeline/mapping/row/row-facts.ts";
import { finishSurvey, startSurvey, surveyRow } from "../../pipeline/mapping/survey/survey.ts";
import type { CorrectedRows } from "./corrected/corrected-report.ts";
import type { LastingRows } from "./corrected/lasting/lasting-rows.ts";
import { answersAbout, knownPeople } from "./known/known-people.ts";
import { mapAny } from "./passed-over-rows.ts";
import { contentOf } from "./corrected/lasting/row-content.ts";
import type { RecordCollector } from "./row-cache/row-cache.ts";
import { countUnreadable } from "./unreadable-rows.ts";

/** What staging a list's rows needs. */
export interface StagingInput {
  readonly feed: FeedSettings;
  readonly groups: readonly Group[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly ledger: Pick<Ledger, "entries" | "answers">;
  readonly staging: Staging;
  readonly progress: (rows: number) => void;
  readonly pause: () => Promise<void>;
}

export interface RowSteps {
  readonly mapper: Mapper;
  readonly collector: RecordCollector | null;
  /** null: the table is a list, not a corrected report. */
  readonly corrected: CorrectedRows | null;
  /** null: no correction of the feed lasts, or the table is a corrected report. */
  readonly lasting: LastingRows | null;
  /** Returns whether the rows read so far prove the mapper. */
  readonly isProven: (survey: Survey) => Promise<boolean>;
}

/** Maps and stages all rows. @returns the survey of all rows */
export async function stageRows(
  input: StagingInput,
  table: Table,
  { mapper, collector, corrected, lasting, isProven }: RowSteps,
): Promise<Survey> {
  const { feed, groups, today, staging, progress, pause } = input;
  const facts = factsFor(input);
  const stageRow = stagesRows(input, lasting);
  const survey = startSurvey(table.header, feed, groups, today);
  const list = { groups, today };
  const unreadable = countUnreadable();
  let rows = 0;
  lasting?.begin();
  corrected?.recorded.begin();
  for await (const batch of table.batches(collector?.onRecord)) {
    for (const row of batch) {
      await pause();
      const marks = surveyRow(survey, row);
      collector?.surveyed(row.line, marks);
      if (corrected === null) {
        const { mapped, isCacheable } = stageRow(row, mapper, null);
        if (isCacheable) collector?.mapped(row.line, mapped, mapper);
        unreadable.add(mapped);
        continue;
      }
      const { mapped, openItem, reported, compared, isAnswered } = corrected.map(row, mapper, (any, columns) =>
        mapAny(any, mapper, list, { ...facts, corrected: columns }),
      );
      staging.add(mapped, contentOf(mapped, feed), openItem);
      if (isAnswered === true && openItem !== null) staging.bindAnswer(openItem);
      if (reported !== null) staging.addReported(reported, compared ?? {});
    }
    if (unreadable.areTooMany() && (await isProven(finishSurvey(survey)))) throw unreadable.refusal();
    progress((rows += batch.length));
  }
  for (const skipped of corrected?.recorded.unused() ?? [])
    staging.replace(skipped.line, skipped, contentOf(skipped, feed));
  return finishSurvey(survey);
}

/** A row of a list that was mapped and staged. */
interface StagedListRow {
  readonly mapped: MappedRow;
  /** A row with a correction is read each night, so that the correction ends when the list's cell changes. */
  readonly isCacheable: boolean;
}

/**
 * Returns a function that maps a row of a list, with the corrections that last, and stages the row.
 *
 * @param lasting null: no correction of the feed lasts. Its rows are mapped once.
 */
export function stagesRows(
  input: StagingInput,
  lasting: LastingRows | null,
): (row: Row, mapper: Mapper, seq: number | null) => StagedListRow {
  const { feed, groups, today, staging } = input;
  const list = { groups, today };
  const facts = factsFor(input);
  return (row, mapper, seq) => {
    if (lasting === null) {
      const mapped = mapAny(row, mapper, list, facts);
      staging.add(mapped, contentOf(mapped, feed), null, seq);
      return { mapped, isCacheable: true };
    }
    const { mapped, listed } = lasting.map(row, mapper, (any, corrected) =>
      mapAny(any, mapper, list, { ...facts, corrected }),
    );
    staging.add(mapped, contentOf(mapped, feed), null, seq, listed === null ? null : contentOf(listed, feed));
    return { mapped, isCacheable: listed === null };
  };
}

function factsFor(input: Pick<StagingInput, "feed" | "groups" | "ledger">): RowFacts {
  return { findPerson: knownPeople(input), answerAbout: answersAbout(input), corrected: NO_FACTS.corrected };
}

/** Returns what a list changes about corrections. */
export function effectsOf(lasting: LastingRows | null): CorrectionEffects {
  return { made: [], replaced: [], ...(lasting?.found() ?? { seen: [], changed: [] }) };
}
