import { cleanText, foldHeader } from "../../../model/text/spelling/text-folding.ts";

const OTHER_PERSON =
  /spouse|partner|husband|wife|mother|father|parent|guardian|emergency|assist|manager|child|kid|son|daughter|ehe|mutter|vater|eltern|kind|notfall|conjoint|mere|pere|urgence|emergencia|madre|padre/;

/** Notes in round brackets behind a header that do not change what the column is. */
const FORMAT_NOTE =
  /^(?:required|optional|mandatory|pflicht(?:feld)?|obligatoire|obligatorio|facultatif|opcional|e164|international|text|date|datum|iso|url|[dmyjta]{1,4}|(?:dd|tt|d|t|jj)(?:mm|m)(?:yyyy|jjjj|aaaa|yy|jj|aa)?|(?:mm|m)(?:dd|d|tt|jj)(?:yyyy|jjjj|aaaa|yy)?|(?:yyyy|jjjj|aaaa)(?:mm)(?:dd|tt|jj)|customermetafields.*)$/;

/** A survey's question, or the number of a column, around the name: "What is your first name?", "3. Family name". */
const QUESTION =
  /^(?:(?:q\s*)?\d{1,2}\s*[.):]\s*|(?:and\s+|und\s+|et\s+|y\s+|e\s+)?(?:what(?:['’]?s| is| are)|wie (?:lautet|ist|heißt)|quel(?:le)? est|¿?\s*cu[aá]l es|qual['’ ]?[eè]|wat is|please (?:enter|give|provide|write)|bitte)?\s*(?:your|ihre?n?|deine?n?|votre|ton|ta|tu|su|il tuo|la tua|uw|je|jouw|din|ditt|the|my)?\s+)(.+?)\s*[?*:]*$/iu;

/** The beginning of a remark behind a header that says what the value is for. */
const REMARK =
  /^(?:so (?:that )?we|for (?!emergenc)|if |used |we |please|optional|required|mandatory|as (?:on|in)|e\.?g\.?|only|must|damit|für (?!den not)|falls|wenn|bitte|nur|wie (?:im|auf)|z\.\s?b|pour |si |merci|facultati|par ex|para |si |por favor|solo|opcional|per |se |adressatentyp|format)/iu;

function isRemark(note: string): boolean {
  return REMARK.test(note.trim()) && !OTHER_PERSON.test(foldHeader(note).replaceAll("person", ""));
}

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
  const question = QUESTION.exec(clean);
  if (question !== null) forms.push(foldHeader(question[1] ?? ""));
  if (round !== null && (FORMAT_NOTE.test(foldHeader(round[2] ?? "")) || isRemark(round[2] ?? "")))
    forms.push(foldHeader(round[1] ?? ""));
  return forms.filter((form) => form !== "");
}

/** Signs between two names of one column, or around a second name. */
const BETWEEN_PARTS = /\s+[-–—·•]\s+|\s*[/|\n\r\\(){}[\]（）「」【】／・]\s*|\s*:\s+|,\s/u;
const MOST_PARTS = 4;

/** Returns the parts of a header: its names in several languages, or a group of fields and a field. */
export function partsOfHeader(header: string): readonly string[] {
  const parts = header.split(BETWEEN_PARTS).filter((part) => foldHeader(part) !== "");
  return parts.length > MOST_PARTS ? [] : parts;
}
