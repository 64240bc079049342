/** From this number of people on, one year for more than half of them is no year of birth. */
const FEWEST_OF_ONE_YEAR = 5;

/**
 * Returns how many birthdays get a year that is hardly their year of birth: this or the last one, or the same year for more
 * than half of them. Another year that is added to a known day is no change.
 *
 * @param added number of people by the year that they get
 */
export function yearsThatCount(
  added: readonly { readonly year: number; readonly people: number }[],
  thisYear: number,
): number {
  const total = added.reduce((sum, { people }) => sum + people, 0);
  const counts = ({ year, people }: { readonly year: number; readonly people: number }) =>
    year === thisYear || year === thisYear - 1 || (total >= FEWEST_OF_ONE_YEAR && people > total / 2);
  return added.filter(counts).reduce((sum, { people }) => sum + people, 0);
}
