import type { UndoOperation } from "../../../../ledger/operations/undo/undos.ts";
import { traitsOf } from "../../../../model/traits.ts";
import { assignWaves, firstWave, type Dependency } from "../../../../pipeline/plan/rules/waves.ts";
import type { WayBack } from "./way-back.ts";

/**
 * Returns the operations of an undo in an order in which each finds its address and its key free, and its guardian created.
 *
 * @param guardianOf the operation of the undone run that deleted a contact: its undo creates the guardian again
 */
export function orderWayBack(
  ways: readonly WayBack[],
  groupNames: ReadonlyMap<number, string>,
  guardianOf: ReadonlyMap<number, number>,
): readonly Omit<UndoOperation, "cells">[] {
  const placeOf = new Map(ways.flatMap(({ undoes }, place) => (undoes === null ? [] : [[undoes, place] as const])));
  const guardians = ways.map(({ guardian }) => {
    const deleted = guardian === null ? undefined : guardianOf.get(guardian);
    return deleted === undefined ? null : (placeOf.get(deleted) ?? null);
  });
  const dependencies = [
    ...waitingForAddresses(ways),
    ...waitingForKeys(ways),
    ...guardians.flatMap((on, id): readonly Dependency[] => (on === null ? [] : [{ id, on, why: "guardian" }])),
  ];
  const kinds = new Map(ways.map(({ kind }, place) => [place, kind]));
  const { waves } = assignWaves(kinds, dependencies);
  const waveOf = (place: number) => waves.get(place) ?? firstWave(ways[place]?.kind ?? "update");
  const waitsFor = new Map(
    dependencies.flatMap(({ id, on, why }) =>
      why !== "guardian" && waveOf(on) < waveOf(id) ? [[id, on] as const] : [],
    ),
  );
  return ways.map(({ kept: _kept, guardian: _guardian, entry, ...way }, place) => ({
    ...way,
    entryId: entry?.id ?? null,
    contactId: entry?.contactId ?? null,
    groupName: groupNames.get(way.input.group_id) ?? "",
    baseHash: entry?.hash ?? null,
    wave: waveOf(place),
    guardian: guardians[place] ?? null,
    waitsFor: waitsFor.get(place) ?? null,
  }));
}

/** Pairs each operation that needs an address with the one that frees the address in the same group. */
function waitingForAddresses(ways: readonly WayBack[]): readonly Dependency[] {
  const freedBy = new Map<string, number>();
  ways.forEach((way, place) => {
    const stays = new Set(way.kind === "delete" ? [] : addressesOf(way.input));
    for (const address of way.entry === null ? [] : addressesOf(way.entry.applied))
      if (!stays.has(address)) freedBy.set(address, place);
  });
  return ways.flatMap((way, id) =>
    way.kind === "delete"
      ? []
      : addressesOf(way.input).flatMap((address): readonly Dependency[] => {
          const on = freedBy.get(address);
          return on === undefined || on === id ? [] : [{ id, on, why: "frees" }];
        }),
  );
}

function addressesOf(input: WayBack["input"]): readonly string[] {
  const { email, phone } = traitsOf(input);
  const named = [
    ["email", email],
    ["phone", phone],
  ] as const;
  return named.flatMap(([field, value]) => (value === null ? [] : [JSON.stringify([input.group_id, field, value])]));
}

/** Pairs each operation that needs a key with the one that gives the key up. */
function waitingForKeys(ways: readonly WayBack[]): readonly Dependency[] {
  const givenUp = new Map<string, number>();
  ways.forEach(({ entry, kind, key }, place) => {
    if (entry !== null && (kind === "delete" || key !== entry.key)) givenUp.set(entry.key, place);
  });
  return ways.flatMap(({ entry, kind, key }, id): readonly Dependency[] => {
    const on = kind === "delete" || entry?.key === key ? undefined : givenUp.get(key);
    return on === undefined || on === id ? [] : [{ id, on, why: "replaces" }];
  });
}
