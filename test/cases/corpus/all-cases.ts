import { damagedLetterCases } from "./classes/damaged-letters.ts";
import { dateCases } from "./classes/dates.ts";
import { encodingCases } from "./classes/encodings.ts";
import { fewLetterCases } from "./classes/few-letters.ts";
import { goneCases } from "./classes/gone.ts";
import { layoutCases } from "./classes/layout.ts";
import { libreOfficeCases } from "./classes/libreoffice.ts";
import { doubleNameCases } from "./classes/double-names.ts";
import { nameOrderCases } from "./classes/name-order.ts";
import { nameCases } from "./classes/names.ts";
import { phoneCases } from "./classes/phones.ts";
import { productCases } from "./classes/products.ts";
import { valueCases } from "./classes/values.ts";
import { workbookCases } from "./classes/workbooks.ts";
import type { ListCase } from "./model.ts";

/** Returns all cases of the corpus, always the same. */
export function allCases(): readonly ListCase[] {
  const cases = [
    ...layoutCases(),
    ...encodingCases(),
    ...fewLetterCases(),
    ...damagedLetterCases(),
    ...nameCases(),
    ...nameOrderCases(),
    ...doubleNameCases(),
    ...dateCases(),
    ...phoneCases(),
    ...goneCases(),
    ...productCases(),
    ...valueCases(),
    ...workbookCases(),
    ...libreOfficeCases(),
  ];
  const names = new Set(cases.map(({ name }) => name));
  if (names.size < cases.length) {
    const twice = cases.filter(({ name }, index) => cases.findIndex((other) => other.name === name) !== index);
    throw new Error(`Two cases have one name: ${twice.map(({ name }) => name).join(", ")}`);
  }
  return cases;
}
