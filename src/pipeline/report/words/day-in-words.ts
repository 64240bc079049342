const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * Returns `1985-03-07` as `7 March 1985`, and `--03-07` as `7 March`. A time of day after the date is dropped. Any other
 * text is returned unchanged.
 */
export function dayInWords(text: string): string {
  const found = /^(\d{4}|-)-(\d\d)-(\d\d)(?:T.*)?$/u.exec(text);
  const month = MONTHS[Number(found?.[2]) - 1];
  if (found === null || month === undefined) return text;
  const day = `${Number(found[3])} ${month}`;
  return found[1] === "-" ? day : `${day} ${found[1]}`;
}
