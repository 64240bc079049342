/** Tells names of environment variables from API keys that a person pastes in their place. */

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/u;
const LONGEST_NAME = 64;
/** Characters of a name's longest word. `CELEBRATION` has 11; a random key has one long word. */
const LONGEST_WORD = 24;
/** Names number things (`KEY_2`, `SHA256_KEY`), and a random key has a digit in about every fourth place. */
const MOST_DIGITS = 4;
/** `celebrationApiKey` has two; a random key of mixed case changes case at nearly every letter. */
const MOST_CASE_CHANGES = 4;
/** Key makers begin keys with these, in small letters. */
const KEY_BEGINNING = /^(?:sk|pk|rk|key|tok|token|live|test|ghp|gho|xox[a-z]|glpat)_/u;

/**
 * Returns whether a text can be the name of an environment variable. A text that looks like a key is no name, because
 * names are stored and printed, and a key must never be.
 */
export function isVariableName(text: string): boolean {
  if (!NAME.test(text) || text.length > LONGEST_NAME || KEY_BEGINNING.test(text)) return false;
  const words = text.split("_");
  const digits = text.replaceAll(/\D/gu, "").length;
  const changes = text.match(/[a-z][A-Z]/gu)?.length ?? 0;
  return words.every((word) => word.length <= LONGEST_WORD) && digits <= MOST_DIGITS && changes <= MOST_CASE_CHANGES;
}

/** Says what to give, without repeating what was given: it may be the key itself. */
export const NOT_A_VARIABLE_NAME =
  "That is not the name of an environment variable, but it may be an API key, so it was neither stored nor shown. " +
  "Give a name such as CELEBRATION_API_KEY, and put the key into that variable.";
