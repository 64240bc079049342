/** The fields that the service's own words name. */

const FIELDS = ["first_name", "last_name", "email", "phone", "birthday", "timezone", "job_title"] as const;

/** Returns the one field that a message of the service names; null if it names no field or several. */
export function fieldNamedIn(message: string): string | null {
  const named = FIELDS.filter((field) => mentionsField(message, field));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Returns whether a message names the field, also with blanks for underscores (`job title` for `job_title`). */
export function mentionsField(message: string, field: string): boolean {
  const words = message.toLowerCase().split(/[^\p{L}\d_]+/u);
  return ` ${words.join(" ")} `.replaceAll("_", " ").includes(` ${field.replaceAll("_", " ")} `);
}
