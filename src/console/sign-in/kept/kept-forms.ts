/** Keeps forms that were posted after their session had ended, until the same person has signed in again. */

/** A form is kept this long. */
const KEPT_MS = 3_600_000;
const MOST_FORMS = 100;
const MOST_CHARACTERS = 300_000;

/** A form as it was posted: nothing of it was done. */
interface KeptForm {
  /** The path of the form's page, without a query. */
  readonly path: string;
  readonly fields: URLSearchParams;
}

export interface KeptForms {
  /**
   * Keeps the form of an ended session, in place of an earlier one of that session.
   *
   * @param session the ended session's id, which only its browser knows
   * @param name the person whose session it was
   * @returns whether the form is kept; false: it is too long
   */
  keep(session: string, name: string, form: KeptForm): boolean;
  /** Returns whether a form of a session is kept. */
  has(session: string): boolean;
  /** Gives the form of an ended session to the session that follows it. The form of another person is dropped. */
  handOver(ended: string, next: string, name: string): void;
  /** Returns the fields that were typed on a page; null: none. */
  find(session: string, path: string): URLSearchParams | null;
  /** Drops the form of a page: it was sent, or is not needed. */
  drop(session: string, path: string): void;
}

/** @param now returns milliseconds since 1970 */
export function openKeptForms(now: () => number): KeptForms {
  const kept = new Map<string, { readonly name: string; readonly form: KeptForm; readonly until: number }>();
  function findKept(session: string) {
    const found = kept.get(session);
    if (found === undefined || found.until > now()) return found ?? null;
    kept.delete(session);
    return null;
  }
  return {
    keep(session, name, form) {
      if (form.fields.toString().length > MOST_CHARACTERS) return false;
      kept.delete(session);
      const [oldest] = kept.keys();
      if (kept.size >= MOST_FORMS && oldest !== undefined) kept.delete(oldest);
      kept.set(session, { name, form, until: now() + KEPT_MS });
      return true;
    },
    has: (session) => findKept(session) !== null,
    handOver(ended, next, name) {
      const found = findKept(ended);
      kept.delete(ended);
      if (found?.name === name) kept.set(next, found);
    },
    find(session, path) {
      const found = findKept(session);
      return found?.form.path === path ? found.form.fields : null;
    },
    drop(session, path) {
      if (findKept(session)?.form.path === path) kept.delete(session);
    },
  };
}

/** Returns the kept forms of the pages below a prefix. The pages name their paths without it. */
export function keptFormsBelow(kept: KeptForms, prefix: string): KeptForms {
  return {
    ...kept,
    keep: (session, name, form) => kept.keep(session, name, { ...form, path: prefix + form.path }),
    find: (session, path) => kept.find(session, prefix + path),
    drop: (session, path) => kept.drop(session, prefix + path),
  };
}
