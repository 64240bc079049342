import { fold } from "../../../model/text-folding.ts";
import { dropTextMark } from "./cell-text.ts";

/** One part of a key in the form in which keys are compared. Digits stay as they are, leading zeros too. */
export function keyText(text: string): string {
  return dropTextMark(fold(text));
}
