import type { SignedIn, SignIn } from "../person.ts";
import type { KnownPeople } from "../sign-in/oidc/known-people.ts";

/**
 * The people of one account by the names that stand in its reports. An account names the people of an issuer by itself: its file of
 * names stays right when another console serves the account.
 */
export interface NamedPeople {
  /**
   * Gives an issuer's person the name of this account. A session keeps the name.
   *
   * @throws IssuerUnusable if the names can't be read or stored, SignInRefused if no name is left for the person
   */
  admit(signIn: SignIn): void;
  /** Returns who a sign-in is of; null: no one, or a person who was not admitted. */
  find(signIn: SignIn): SignedIn | null;
}

/**
 * @param personOf returns who a sign-in is of, by the issuer's name
 * @param known the names that were given before; null: the people of this account have one name only
 */
export function openNamedPeople(personOf: (signIn: SignIn) => SignedIn | null, known: KnownPeople | null): NamedPeople {
  const names = new WeakMap<SignIn, string>();
  return {
    admit(signIn) {
      const { atIssuer = null, person } = signIn;
      if (known === null || atIssuer === null || names.has(signIn)) return;
      names.set(signIn, known.nameOf(atIssuer.sub, person.name));
    },
    find(signIn) {
      const person = personOf(signIn);
      if (known === null || person === null) return person;
      const name = names.get(signIn);
      return name === undefined ? null : { ...person, name };
    },
  };
}
