/** Up to this number of people may share a date, as five people of an office or twins do. */
export const MOST_WITH_ONE_DATE = 5;
/** From this number of people on, a smaller share is enough. */
const LARGE_LIST = 10_000;
const SHARE = 0.02;
const SHARE_OF_LARGE_LISTS = 0.005;

/**
 * Returns whether a whole date is probably a placeholder, because too many people share it.
 *
 * @param people number of people with the date
 * @param all number of people in the list
 */
export function isProbablyPlaceholder(people: number, all: number): boolean {
  return people > MOST_WITH_ONE_DATE && people > all * (all < LARGE_LIST ? SHARE : SHARE_OF_LARGE_LISTS);
}
