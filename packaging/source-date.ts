import { runProgram } from "./run-program.ts";

/**
 * Returns the time for the built files, in seconds since 1970: `SOURCE_DATE_EPOCH` if it is set, else the time of the
 * last commit.
 */
export function sourceDate(project: string): number {
  const given = process.env["SOURCE_DATE_EPOCH"];
  return Number(given ?? runProgram(project, "git", "log", "-1", "--format=%ct"));
}
