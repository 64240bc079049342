/** Texts that people and programs write in place of a missing value. */

const EMPTY_MARKS = wordSet(String.raw`
  - | -- | --- | – | — | ― | − | _ | __ | . | .. | ... | … | ? | ?? | ??? | / | // | \ | * | x | xx | xxx |
  n/a | n\a | #n/a | na | n.a. | n. a. | n.a | n/v | null | (null) | <null> | \n | nil | nan | undefined | [object object] |
  (blank) | (empty) | (none) | [none] | (leer)`);

const WORDS_FOR_NOTHING = wordSet(`
  none | unknown | not known | not available | not provided | not given | not applicable | not set | unspecified | not specified | info requested |
  no email | no e-mail | no mail | no phone | no birthday | tbd | tba | tbc | empty | unbekannt | keine |
  keiner | kein | nicht angegeben | keine angabe | keine angaben | k.a. | k. a. | k.a | fehlt | nicht bekannt |
  nicht vorhanden | entfällt | leer | keine e-mail | keine email | ohne | inconnu | inconnue | aucun | aucune |
  non spécifié | non spécifiée | non précisé | non renseigné | non renseignée | non communiqué | néant | desconocido | desconocida | ninguno | ninguna |
  no especificado | sin especificar | sin datos | no tiene | s/d | sconosciuto | sconosciuta | nessuno | nessuna | niet opgegeven | onbekend | geen | okänd | okänt |
  ingen | inget | ukjent | ukendt | tuntematon | ei ole | ei tietoa | nieznany | nieznana | brak | neznámý |
  neznámá | není | desconhecido | desconhecida | nenhum | nenhuma | não informado | 不明 | なし | 無し | 無 | 暂无`);

const PLACEHOLDERS: ReadonlySet<string> = new Set([...EMPTY_MARKS, ...WORDS_FOR_NOTHING]);
const LONGEST = Math.max(...Array.from(PLACEHOLDERS, (word) => word.length));

/**
 * Tells whether a folded text means "no value" in a column without names. Names are never tested here (see name.ts),
 * because `None` and `Null` are surnames and `Na` is a given name. `no` and `ka` are languages and `NC` is a place, so
 * they are no placeholders.
 */
export function isPlaceholder(folded: string): boolean {
  return folded.length <= LONGEST && PLACEHOLDERS.has(folded);
}

/** Tells whether a folded text is a mark for "no value". In a custom field, words like "none" may be the value. */
export function isEmptyMark(folded: string): boolean {
  return folded !== "x" && EMPTY_MARKS.has(folded);
}

/** Returns the words of a text, which are separated by `|`. */
function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split("|").map((word) => word.trim()));
}
