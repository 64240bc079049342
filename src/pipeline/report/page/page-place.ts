/** Where the parts of a run's page are shown. Their links and next steps depend on it. */
export interface PagePlace {
  /** `folder`: report.html, beside the other files of the report. `console`: a page of the console. */
  readonly kind: "folder" | "console";
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
