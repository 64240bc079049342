import { cleanText, foldHeader } from "../../../model/text/text-folding.ts";

const OTHER_PERSON =
  /spouse|partner|husband|wife|mother|father|parent|guardian|emergency|assist|manager|child|kid|son|daughter|ehe|mutter|vater|eltern|kind|notfall|conjoint|mere|pere|urgence|emergencia|madre|padre/;

/** Notes in round brackets behind a header that do not change what the column is. */
const FORMAT_NOTE =
  /^(?:required|optional|mandatory|pflicht(?:feld)?|obligatoire|obligatorio|facultatif|opcional|e164|international|text|date|datum|iso|url|[dmyjta]{1,4}|(?:dd|tt|d|t|jj)(?:mm|m)(?:yyyy|jjjj|aaaa|yy|jj|aa)?|(?:mm|m)(?:dd|d|tt|jj)(?:yyyy|jjjj|aaaa|yy)?|(?:yyyy|jjjj|aaaa)(?:mm)(?:dd|tt|jj)|customermetafields.*)$/;

/**
 * Returns the folded forms of a header to look up in the alias table, the best form first: the whole header, the header
 * without a suffix in brackets, and a property name in brackets. Suffixes are for instance `[Required]`,
 * `[givenName] Required` and `(TT.MM.JJJJ)`. A suffix that may name another person or another meaning is not removed.
 */
export function headerForms(header: string): readonly string[] {
  const clean = cleanText(header);
  const forms = [foldHeader(clean)];
  const square = /^([^[\]]+)\[([^[\]]*)\]\s*(?:required|optional)?\s*\*?$/i.exec(clean);
  if (square !== null && !OTHER_PERSON.test(foldHeader(square[2] ?? ""))) {
    forms.push(foldHeader(square[1] ?? ""));
    // The program's own name of the column: `User name [userPrincipalName]`.
    const property = /^[a-z]\w*$/.test(square[2] ?? "") && !OTHER_PERSON.test(forms[1] ?? "");
    if (property) forms.push(foldHeader(square[2] ?? ""));
  }
  const round = /^([^()]+)\(([^()]*)\)\s*[*:]?$/.exec(clean);
  if (round !== null && FORMAT_NOTE.test(foldHeader(round[2] ?? ""))) forms.push(foldHeader(round[1] ?? ""));
  return forms.filter((form) => form !== "");
}
