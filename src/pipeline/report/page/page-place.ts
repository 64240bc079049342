/** Where the parts of a run's page are shown. Their links and next steps depend on it. */
export interface PagePlace {
  /**
   * `folder`: report.html, beside the other files of the report. `trial`: the report.html of a trial, which has nothing to
   * decide or to put back. `console`: a page of the console.
   */
  readonly kind: "folder" | "trial" | "console";
  /** Returns the link to another file of the report. */
  file(name: string): string;
  /** Returns the link to the page of a run; null: runs are not linked. */
  run(run: string): string | null;
  /** Returns the link to the page where rows of a list are corrected. */
  corrections(feed: string): string;
  /** Returns the link to the page where doubts are decided; null: there is no such page. */
  readonly doubts: string | null;
}

/** The folder of the report. */
export const REPORT_FOLDER: PagePlace = {
  kind: "folder",
  file: (name) => name,
  run: () => null,
  corrections: () => "rejections.xlsx",
  doubts: null,
};

/** The folder of a trial's report. */
export const TRIAL_FOLDER: PagePlace = { ...REPORT_FOLDER, kind: "trial" };
