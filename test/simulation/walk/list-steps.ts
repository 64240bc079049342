/** The steps of a walk in which an office drops a list. */
import { csvText, dropFile } from "../world/drop-file.ts";
import { HEADER } from "../world/feeds.ts";
import { changePeople, revertLastChange, rowOf, writeRows, type Row } from "./people.ts";
import { noteTruths, withMistake } from "./wrong-lists.ts";
import type { World } from "./world.ts";

/** Drops a file and notes its rows. @returns its name */
export function dropRows(
  world: World,
  feed: string,
  kind: "list" | "report",
  rows: readonly Row[],
  text: string,
): string {
  // A file that is named after a person's key, for instance `staff-7`, would get another name when the person is erased.
  const name = `${kind === "report" ? "corrected" : feed}-list-${world.dropped.length}.csv`;
  const sha256 = dropFile(world.place, name, text);
  world.dropped.push({ name, sha256, kept: sha256, feed, kind, rows });
  return name;
}

/** Drops the next list of an office. @param mistakesShare share of rows with a mistake */
export function dropList(world: World, mistakesShare = world.profile.mistakes): boolean {
  const { random, offices, trace, feeds, profile } = world;
  const office = offices[random.below(offices.length)]!;
  const change = random.chance(profile.reverts)
    ? revertLastChange(office)
    : random.chance(0.9)
      ? changePeople(office, random)
      : "unchanged";
  noteTruths(world.truths, office.people);
  const isSnapshot = feeds.find(({ name }) => name === office.feed)?.mode === "snapshot";
  const people = isSnapshot ? office.people : office.people.filter(() => random.chance(0.5));
  if (people.length === 0) return false;
  const { rows, mistakes } = writeRows(people, mistakesShare, random, office.mistakes);
  const name = dropRows(world, office.feed, "list", rows, csvText(HEADER, rows));
  trace.push(`  ${name}: ${change}. ${mistakes}`);
  return true;
}

/** Drops the list of an office with a mistake in a whole column. */
export function dropWrongList(world: World): boolean {
  const { random, offices, trace, wrongLists } = world;
  const office = offices[random.below(offices.length)]!;
  const wrong = withMistake(office.people.map(rowOf), random);
  if (wrong === null) return false;
  const { rows, name } = wrong;
  const file = dropRows(world, office.feed, "list", rows, csvText(HEADER, rows));
  wrongLists.push({ file, feed: office.feed, rows, isApproved: false, misled: new Set() });
  trace.push(`  ${file}: ${name}`);
  return true;
}

/** Drops a list that was dropped before. */
export function dropAgain(world: World): boolean {
  const { random, dropped, trace, wrongLists } = world;
  const old = random.pickAny(dropped.filter(({ kind }) => kind === "list"));
  if (old === null) return false;
  const file = dropRows(world, old.feed, "list", old.rows, csvText(HEADER, old.rows));
  const wrong = wrongLists.find((list) => list.file === old.name);
  if (wrong !== undefined) wrongLists.push({ ...wrong, file, isApproved: false, misled: new Set() });
  trace.push(`  ${old.name} as ${file}`);
  return true;
}
