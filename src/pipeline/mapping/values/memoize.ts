const LIMIT = 50_000;

/**
 * Returns a function that remembers the results of a pure function, because lists repeat dates, groups and time zones.
 * A full memory is emptied, so that a column of a million different values costs no more than a map of 50,000.
 */
export function memoize<T>(read: (text: string) => T): (text: string) => T {
  let known = new Map<string, T>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const value = read(text);
    if (known.size >= LIMIT) known = new Map();
    known.set(text, value);
    return value;
  };
}
