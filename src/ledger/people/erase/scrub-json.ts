/** Removes a person from JSON that is shown to people: issues, examples of holds, samples of columns. */

/** Returns the JSON of one issue or of several, without any data. */
export function scrubData(json: string): string {
  const found = JSON.parse(json) as unknown;
  return JSON.stringify(Array.isArray(found) ? found.map(withoutData) : withoutData(found));
}

function withoutData(issue: unknown): unknown {
  return typeof issue === "object" && issue !== null ? { ...issue, header: null, data: {} } : issue;
}

/**
 * Returns the JSON without the texts that a person's traces are in. In a list of texts or of examples, the text or the
 * example goes. Elsewhere, the text becomes blank.
 */
export function scrubShown(json: string, has: (text: string) => boolean): string {
  return has(json) ? JSON.stringify(scrub(JSON.parse(json), has)) : json;
}

function scrub(value: unknown, has: (text: string) => boolean): unknown {
  if (typeof value === "string") return has(value) ? "" : value;
  if (Array.isArray(value))
    return value.filter((each) => !(typeof each === "string" && has(each))).flatMap((each) => scrubElement(each, has));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, scrub(each, has)]));
}

/** An example of a hold is a person, and goes as a whole. */
function scrubElement(value: unknown, has: (text: string) => boolean): unknown[] {
  const isExample = typeof value === "object" && value !== null && "before" in value && "after" in value;
  return isExample && has(JSON.stringify(value)) ? [] : [scrub(value, has)];
}
