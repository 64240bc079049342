/** Lists with a wrong group that two corrections have made right, so that they offer a rule. */
import { list, people, person } from "./lists.ts";
import type { StartWorkplace } from "./workplace.ts";

const TYPO = { group: "Team Berln" };
const WRONG = [person(2, { name: "Elif", last: "Haddad", ...TYPO }), person(3, { name: "Bo", last: "Lind", ...TYPO })];

/** Rows without a wrong cell. With fewer of them, a list would be held. */
export const GOOD = people(10, 18);

/** The list with a third row that has the wrong group. */
export const WITH_THIRD = list(...GOOD, ...WRONG, person(4, { name: "Cleo", last: "Sol", ...TYPO }));

/** Applies a list with the wrong group in two rows, its corrected report, and the list with a third such row. */
export async function correctTypo({ drop, cli, report }: Awaited<ReturnType<StartWorkplace>>): Promise<void> {
  drop("staff.csv", list(...GOOD, ...WRONG));
  await cli("run");
  drop("corrected.csv", (report().rejections ?? "").replaceAll("Team Berln", "Team Berlin"));
  await cli("run");
  drop("staff.csv", WITH_THIRD);
  await cli("run");
}
