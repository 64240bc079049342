import { MOST_PASSWORD_LENGTH } from "./passwords.ts";

const LEAST_LENGTH = 10;
/** Fewer different characters are a pattern that programs try first. */
const LEAST_DIFFERENT = 5;
/** Texts that people type along the keyboard, the alphabet or the numbers. */
const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "yxcvbnm",
];
/** Words that passwords are guessed from, in the languages of the console. */
const COMMON =
  /^(?:password|passwort|kennwort|motdepasse|contrasena|contraseña|wachtwoord|haslo|hasło|senha|welcome|willkommen|bienvenue|welkom|geheim|secret|letmein|iloveyou|admin|administrator|celebrations?|celebrationsync|birthdays?|geburtstag|changeme|default|qwerty|qwertz|azerty|football|monkey|dragon|sunshine|princess)+$/u;

/** Returns why a password is too easy to guess, as a sentence; null: it is not. */
export function whyWeak(password: string, name: string): string | null {
  const text = password.normalize("NFC");
  const length = [...text].length;
  if (length < LEAST_LENGTH) return `A password needs at least ${LEAST_LENGTH} characters.`;
  if (text.length > MOST_PASSWORD_LENGTH) return `A password has at most ${MOST_PASSWORD_LENGTH} characters.`;
  const folded = text.toLowerCase();
  if (new Set(folded).size < LEAST_DIFFERENT)
    return `A password needs at least ${LEAST_DIFFERENT} different characters.`;
  const own = name.toLowerCase();
  if (own.length > 2 && folded.replaceAll(own, "").length < LEAST_DIFFERENT)
    return "A password must not be the name with a few characters added.";
  if (isRow(folded) || COMMON.test(wordIn(folded)))
    return "This password is one of the first that an attacker tries. Three or four words that do not belong together are good.";
  return null;
}

/** Returns whether most of a text runs along a row of keys, forwards or backwards. */
function isRow(text: string): boolean {
  const backwards = ROWS.map((row) => [...row].toReversed().join(""));
  let rest = text;
  for (const row of [...ROWS, ...backwards])
    for (let length = row.length; length >= 4; length -= 1)
      for (let start = 0; start + length <= row.length; start += 1)
        rest = rest.replaceAll(row.slice(start, start + length), "");
  return rest.length < LEAST_DIFFERENT;
}

/** Returns the word of a text such as `P4ssw0rd2026!`: without the digits and marks around it, and with letters for digits. */
function wordIn(text: string): string {
  const bare = text.replaceAll(/^[^\p{L}]+|[^\p{L}@$]+$/gu, "");
  const letters: Readonly<Record<string, string>> = {
    "0": "o",
    "1": "i",
    "3": "e",
    "4": "a",
    "5": "s",
    "7": "t",
    "@": "a",
    $: "s",
  };
  return bare.replaceAll(/[013457@$]/gu, (sign) => letters[sign] ?? sign).replaceAll(/[^\p{L}]/gu, "");
}
