/** The promises about people who are erased. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { filesBelow } from "../../../system/cli/support/files-below.ts";
import { filesWith } from "../../world/files-with.ts";
import { cellOf, traitsOfRow } from "../people.ts";
import type { World } from "../world.ts";
import { isTakenFor } from "./never.ts";

/** Checks that the files hold nothing of the people whose erasure is finished, and still hold the rows of the others. */
export function checkErased(world: World, isAtRest: boolean): void {
  const { place, erased, broken } = world;
  if (place.ledger().erasures.open().length > 0) {
    if (isAtRest) broken.push("an erasure stays open forever");
    return;
  }
  for (const person of erased) {
    if (person.isChecked && !isAtRest) continue;
    person.isChecked = true;
    const own = [...person.values].filter((value) => !isOfAnother(value, person.uid, world));
    for (const value of [person.uid, ...own]) {
      // The address of a person begins with the `uid`, and stands in the rows of others who were given it. A page of the ledger may
      // end within it. The number of the next page follows, with zeros in front.
      const canary = new RegExp(
        String.raw`(?<![\w.-])${value.replaceAll(/[.+]/gu, String.raw`\$&`)}(?![\d.]|\0\0)`,
        "iu",
      );
      for (const path of filesWith(place.root, canary, ["inbox", "outside", "snapshot"]))
        broken.push(`${person.uid} is erased, and ${path} holds ${value}`);
    }
  }
  noteRewritten(world);
}

/** Returns the keys, addresses and birthdays of a person in rows, the truth and what was sent. */
export function valuesOf(uid: string, { dropped, truths, sent }: World): ReadonlySet<string> {
  const { email, phone, birthday } = truths.get(uid) ?? {};
  const ofRows = dropped
    .flatMap(({ rows }) => rows)
    .map(traitsOfRow)
    .filter((traits) => traits.uid === uid);
  const values = [
    ...ofRows.flatMap((traits) => [traits.nr, traits.email, traits.phone, traits.birthday]),
    ...[email, phone, birthday, sent.get(uid)?.email, sent.get(uid)?.phone].flatMap((known) => [...(known ?? [])]),
  ];
  return new Set(values.filter((value): value is string => typeof value === "string" && value !== ""));
}

/** Returns whether a value is, or was, in a row of another person, or another person's. */
function isOfAnother(value: string, uid: string, { dropped, truths, sent }: World): boolean {
  const isOther = (other: string) => other !== uid;
  return (
    dropped.some(({ rows }) => rows.some((row) => row.includes(value) && isOther(cellOf(row, "UID")))) ||
    [...truths].some(([other, known]) => isOther(other) && Object.values(known).some((all) => all.has(value))) ||
    [...sent].some(([other, { email, phone }]) => isOther(other) && (email.has(value) || phone.has(value)))
  );
}

/** Notes the bytes of the lists that were written again without a person, if they hold the rows of all others. */
export function noteRewritten(world: World): void {
  const { place, dropped, erased, broken } = world;
  const { inbox, working, archive, failed } = place.folders;
  const paths = [inbox, working, archive, failed].flatMap(filesBelow);
  for (const file of dropped) {
    const path = paths.find((each) => basename(each) === file.name);
    if (path === undefined) continue;
    const bytes = readFileSync(path);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    if (sha256 === file.kept) continue;
    file.kept = sha256;
    if (erased.length === 0) broken.push(`${file.name} was changed`);
    const text = bytes.toString("utf8");
    for (const row of file.rows) {
      const traits = traitsOfRow(row);
      const uid = String(traits.uid);
      if (!text.includes(uid) && !erased.some((one) => isTakenFor(one.uid, traits, world)))
        broken.push(`${file.name} was written again without ${uid}`);
    }
  }
}
