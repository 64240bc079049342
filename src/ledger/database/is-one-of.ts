/** Returns the SQL condition that a column's value is one of the list that the parameter holds as JSON. */
export function isOneOf(column: string, parameter: string): string {
  return `${column} IN (SELECT value FROM json_each(${parameter}))`;
}
