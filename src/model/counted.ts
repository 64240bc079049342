/** `1 row`, `1,204 rows`: a number with its noun, the same on every machine. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${withThousands(count)} ${count === 1 ? one : many}`;
}

/** `1,234,567`: with a comma, and the same on every machine. */
export function withThousands(number: number): string {
  const [whole = "", fraction] = String(number).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
