/** Texts that people and programs write where there is no value. */

const EMPTY_MARKS = wordSet(String.raw`
  - | -- | --- | – | — | ― | − | _ | __ | . | .. | ... | … | ? | ?? | ??? | / | // | \ | * | x | xx | xxx |
  n/a | n\a | #n/a | na | n.a. | n. a. | n.a | n/v | null | (null) | <null> | \n | nil | nan | undefined |
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
 * True where a folded text says "no value" in a column that holds no names. `None` and `Null` are surnames and `Na` a
 * given name, so names never come here (see name.ts); `no` and `ka` are languages, `NC` is a place.
 */
export function isPlaceholder(folded: string): boolean {
  return folded.length <= LONGEST && PLACEHOLDERS.has(folded);
}

/** The marks alone: in free texts (custom fields) words such as "none" or "unknown" may well be the value. */
export function isEmptyMark(folded: string): boolean {
  return folded !== "x" && EMPTY_MARKS.has(folded);
}

/** Words parted by `|`. */
function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split("|").map((word) => word.trim()));
}
