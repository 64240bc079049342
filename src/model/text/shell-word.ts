const PLAIN = /^[\w@%+=:,./][\w@%+=:,./-]*$/u;

/** Returns a text as one word of a POSIX shell, so that a printed command does the same when a person copies it. */
export function shellWord(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
