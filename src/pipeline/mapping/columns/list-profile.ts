import type { ColumnMatch, Sources } from "../headers/column-plan.ts";
import type { ListProfile, Survey } from "../../../model/survey.ts";

/** Returns the profile of a list. */
export function profileList(survey: Survey, match: ColumnMatch): ListProfile {
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
