/** A plan of a corrected report shows the answers in it as the run carries them out, and later plans ask nothing again. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import { changedReport, dropChanged, setColumn } from "../../world/drop-report.ts";
import { csvText } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, person, reported, run, test } from "../../world/list-sequence.ts";
import { preview } from "../../world/preview.ts";
import type { Workplace } from "../../world/workplace.ts";

type Rows = readonly (readonly string[])[];

/** Lists, and the answer to all questions of the last one. */
interface Case {
  readonly lists: readonly [Rows, ...Rows[]];
  readonly answer: string;
  readonly feed?: Partial<FeedSettings>;
  /** A fault of the service at the last list. */
  readonly fault?: string;
}

const changes = { mode: "changes" } as const;
const others = [5, 6, 7, 8].map((nr) => person(nr, `Person${nr}`));
const ada = person(1, "Ada");
const adaAgain = person(9, "Ada", { "Last Name": "Beispiel1", Birthday: "1980-01-01" });
const lookalike = { lists: [[ada], [adaAgain]], feed: changes } as const;
const zita = person(1, "Zita", { "Last Name": "Moreau", Birthday: "1966-06-06" });
const otherPerson = [
  [ada, ...others],
  [zita, ...others],
] as const;
const oneDate = Array.from({ length: 20 }, (_, at) => {
  const own = `19${30 + ((at * at) % 67)}-0${1 + (at % 9)}-1${(at * 7) % 10}`;
  return person(at + 1, `P${at + 1}`, { Birthday: at < 6 ? "1970-01-01" : own });
});
const dates = [person(1, "Ada", { Birthday: "03/04/1990" }), person(2, "Ben", { Birthday: "05/06/1991" })];
const holder = [person(1, "Ada", { Email: "one@example.org" }), ...others];
const doubt = [others, [...others, ada]] as const;

const CASES: Readonly<Record<string, Case>> = {
  "a look-alike is the same person": { ...lookalike, answer: "same" },
  "a look-alike is another person": { ...lookalike, answer: "new" },
  "a known key is another person's": { lists: otherPerson, answer: "new" },
  "a known key is the same person's": { lists: otherPerson, answer: "same" },
  "a date of many people is right": { lists: [oneDate], answer: "right" },
  "a date of many people is unknown": { lists: [oneDate], answer: "unknown" },
  "a birthday is read in the order of all": {
    lists: [[...others, ...dates]],
    answer: "all DMY",
    feed: { dateOrder: null },
  },
  "a birthday has one of its readings": {
    lists: [[...others, ...dates.slice(0, 1)]],
    answer: "1990-04-03",
    feed: { dateOrder: null },
  },
  "an address is left out": {
    lists: [holder, [...holder, person(2, "Ben", { Email: "one@example.org" })]],
    answer: "leave out",
  },
  "a create in doubt is there": { lists: doubt, answer: "there ID", fault: "drop-response:POST:#1" },
  "a create in doubt is not there": { lists: doubt, answer: "not there", fault: "drop-request:POST:#1" },
};

function write(place: Workplace, text: string): string {
  const path = join(place.root, "outside", "planned.csv");
  writeFileSync(path, text);
  return path;
}

describe("a plan", () => {
  test.for(Object.entries(CASES))(
    "shows what the run does when %s",
    async ([, { lists, feed, ...given }], { place }) => {
      let asked: RunRecord | undefined;
      for (const [at, rows] of lists.entries()) {
        if (at === lists.length - 1) place.sandbox.setFaults(given.fault === undefined ? [] : [given.fault]);
        [asked] = await apply(place, rows, feed);
      }
      place.sandbox.setFaults([]);
      const made = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada")?.contact_id ?? 0;
      const answer = given.answer.replace("ID", String(made));
      const change: Parameters<typeof dropChanged>[2] = (lines, header) =>
        setColumn(lines, header, "_answer", () => answer);
      const questions = reported(place);
      expect(questions).not.toEqual([]);

      const report = write(place, changedReport(place, asked, change));
      const planned = await preview(place, report, feed);
      // A plan stores nothing, so the second plan shows the same.
      expect(await preview(place, report, feed)).toEqual(planned);
      expect(reported(place)).toEqual(questions);
      dropChanged(place, asked, change);
      const [record] = await run(place, feed);
      expect(planned).toEqual({ rows: record?.rows, guards: [], issues: [] });

      const list = write(place, csvText(HEADER, lists.at(-1) ?? []));
      expect(await preview(place, list, feed)).toMatchObject({ guards: [], issues: [] });
      expect(reported(place)).toEqual([]);
    },
  );
});
