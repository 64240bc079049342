import type { Table } from "../../model/row.ts";
import type { ScoreHeader } from "./find-header.ts";

export async function openXlsxTable(_path: string, _sheet: string | null, _score: ScoreHeader): Promise<Table> {
  throw new Error("to do");
}
