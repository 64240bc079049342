import { fold } from "../../../model/text/text-folding.ts";
import { dropTextMark } from "./cell-text.ts";

/** Returns one part of a key in the form in which keys are compared. Digits stay as they are, with leading zeros. */
export function keyText(text: string): string {
  return dropTextMark(fold(text));
}
