import type { ColumnMatch, Sources } from "../headers/column-plan.ts";
import type { Survey } from "../../../model/survey.ts";

/** Which columns a list has and how full they are. The guards compare these figures with those of the next list. */
export interface ListFigures {
  /** The headers of the key's columns; without a configured key, of the columns that the default key is made of. */
  readonly keyColumns: readonly string[];
  /** The header of each column that is sent → the share of rows that hold a value, 0 to 1. */
  readonly filled: Readonly<Record<string, number>>;
  /** The share of rows without a key, 0 to 1. */
  readonly blankKeyShare: number;
  readonly rows: number;
}

/** Returns the figures of a list. */
export function profileList(survey: Survey, match: ColumnMatch): ListFigures {
  const share = (count: number) => (survey.rows === 0 ? 0 : count / survey.rows);
  const filled = match.columns.flatMap(({ header, target }, column) =>
    target === null ? [] : [[header, share(survey.columns[column]?.filled ?? 0)] as const],
  );
  return {
    keyColumns: keyHeaders(match),
    filled: Object.fromEntries(filled),
    blankKeyShare: share(survey.blankKeys),
    rows: survey.rows,
  };
}

function keyHeaders({ key, sources, columns }: ColumnMatch): readonly string[] {
  switch (key.kind) {
    case "parts":
      return key.parts.flatMap((part) =>
        part.kind === "cells"
          ? part.columns.map((column) => columns[column]?.header ?? part.name)
          : headersOf(sources, part.name),
      );
    case "default":
      return [
        ...defaultAddress(sources),
        ...(headersOf(sources, "first_name").length > 0
          ? headersOf(sources, "first_name")
          : headersOf(sources, "full_name")),
      ];
    case "impossible":
      return [];
  }
}

/** Returns the header of the address, or else of the birthday, that the default key uses. */
function defaultAddress(sources: Sources): readonly string[] {
  for (const target of ["email", "phone", "birthday"] as const) {
    const headers = headersOf(sources, target);
    if (headers.length > 0) return headers;
  }
  return [];
}

function headersOf(sources: Sources, target: string): readonly string[] {
  for (const [name, list] of sources) if (name === target) return list.slice(0, 1).map(({ header }) => header);
  return [];
}
