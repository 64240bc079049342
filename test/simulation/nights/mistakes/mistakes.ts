/** All mistakes that the simulation makes. */
import { COLUMN_MISTAKES } from "./column-mistakes.ts";
import { FILTER_MISTAKES } from "./filter-mistakes.ts";
import { LIST_MISTAKES } from "./list-mistakes.ts";
import type { Mistake } from "./mistake.ts";
import { PEOPLE_MISTAKES } from "./people-mistakes.ts";

export const MISTAKES: readonly Mistake[] = [
  ...COLUMN_MISTAKES,
  ...FILTER_MISTAKES,
  ...PEOPLE_MISTAKES,
  ...LIST_MISTAKES,
];
