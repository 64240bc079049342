import type { Log } from "../../../system/log.ts";
import { readPrivateJson, writePrivateJson } from "../private-file.ts";
import { foldedName } from "../users/users-file.ts";
import { IssuerUnusable, SignInRefused } from "./issuer-shape.ts";

/**
 * The names of the people who sign in at an issuer. An issuer may let people change their name there, but `sub` stays. So a name
 * belongs to the first person who signed in with it, and a person keeps the first name: reports and the rule of four eyes know
 * people by their names.
 */
export interface KnownPeople {
  /**
   * Returns the name of a person, and keeps it.
   *
   * @param sub the issuer's own name of the person, which never changes
   * @param name the name that the issuer says now
   * @throws IssuerUnusable if the names can't be read or stored, SignInRefused if no name is left for the person
   */
  nameOf(sub: string, name: string): string;
}

/** Number of characters of `sub` behind a name that belongs to another person. */
const SHORT_SUB = 8;

export function openKnownPeople(file: string, issuer: string, log: Log): KnownPeople {
  function read(): ReadonlyMap<string, string> {
    try {
      const found = readPrivateJson(file) as { readonly people: Readonly<Record<string, string>> } | null;
      return new Map(Object.entries(found?.people ?? {}));
    } catch (error) {
      throw new IssuerUnusable(`${file} can't be used: ${(error as Error).message}. Put it back, or remove it.`);
    }
  }
  return {
    nameOf(sub, name) {
      const people = read();
      const id = `${issuer} ${sub}`;
      const known = people.get(id);
      if (known !== undefined) return known;
      const taken = new Set([...people.values()].map(foldedName));
      const free = [name, `${name} (${sub.slice(0, SHORT_SUB)})`, `${name} (${sub})`].find(
        (each) => !taken.has(foldedName(each)),
      );
      if (free === undefined) throw new SignInRefused("The person's name belongs to another person.");
      if (free !== name)
        log("warn", "A name at the issuer belongs to another person here, so the person got a longer one.");
      try {
        writePrivateJson(file, { people: Object.fromEntries([...people, [id, free]]) });
      } catch (error) {
        throw new IssuerUnusable(`${file} can't be written: ${(error as Error).message}.`);
      }
      return free;
    },
  };
}
