import type { Settings } from "../config/settings.ts";
import { openRowCachesIn, type RowCaches } from "../run/read/row-cache/row-cache.ts";

/** Returns the row caches, which know the records of earlier lists. */
export function openRowCaches({ folders }: Settings, isWritable: boolean): RowCaches {
  return openRowCachesIn(folders.knownRecords, { isWritable });
}
