/** Returns a number with its noun, for instance `1 row` or `1,204 rows`; the same in every locale. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${withThousands(count)} ${count === 1 ? one : many}`;
}

/** Returns a number with commas between thousands, for instance `1,234,567`; the same in every locale. */
export function withThousands(number: number): string {
  const [whole = "", fraction] = String(number).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
