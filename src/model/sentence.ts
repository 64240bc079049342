/** With one full stop at its end, whether or not the text came with one: reasons and messages of others come as both. */
export function asSentence(text: string): string {
  const trimmed = text.trimEnd();
  return /[.!?…]["”’)]?$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}
