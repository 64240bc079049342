/** Returns the text with one full stop at its end. The service's messages come with and without one. */
export function asSentence(text: string): string {
  const trimmed = text.trimEnd();
  return /[.!?…]["”’)]?$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}
