/** Words that programs write around a table. The comment of each list says which programs write its phrases. */

/** Totals below a table: spreadsheets, Salesforce ("Grand Totals (12 records)"), payroll reports. */
const TOTAL =
  /^(grand totals?|sub-?totals?|totals?|total général|totaux|totale|totaal|totalt|insgesamt|gesamt(summe|zahl|anzahl)?|zwischensumme|summe|anzahl|suma|razem|celkem|итого|всего|合計|総計|小計|总计|合计|합계)(?![\p{L}\p{M}])/iu;

/** Cells beside a total: figures, "records", "people". */
const FIGURE =
  /^[\d\s.,:()%€$£+-]*(records?|rows?|people|persons?|members?|personen|mitglieder|einträge|zeilen)?[\s.:)]*$/iu;

const COUNTED =
  "(records?|rows?|entries|people|persons?|members?|employees|contacts|names|birthdays|colleagues|personen|leute|mitglieder|mitarbeiter(innen|/innen|:innen|\\*innen)?|mitarbeitende|beschäftigte|angestellte|teilnehmer(innen|:innen|\\*innen)?|kontakte|geburtstage|namen|einträge|datensätze|zeilen|personnes|membres|employés|salariés|collaborateurs|enregistrements|lignes|personas|miembros|empleados|registros|filas|persone|membri|dipendenti|righe|leden|medewerkers|rijen|osób|osoby|pracowników|lidí|osob|человек|сотрудников|人|名|件|명)";

/** A line that counts the people above it: "40 people", "Anzahl Personen: 40". */
const COUNT_OF_PEOPLE = new RegExp(
  `^[(\\[]?(\\d[\\d.,' ]*\\s*${COUNTED}(\\s+(in total|total|in all|insgesamt|gesamt|au total|en total|in totale|exported|listed|found|printed|shown|exportiert|gefunden|gedruckt|exportés?|exportados))?|(number of|no\\. of|count of|count|anzahl( der)?|zahl der|nombre de|número de|numero di|aantal)\\s*${COUNTED}?\\s*[:=]?\\s*\\d[\\d.,]*)[.\\s)\\]]*$`,
  "iu",
);

/** A line that dates the list: "Stand 22.11.2026", "Last updated: 22 Nov 2026". */
const DATE_LINE =
  /^[([]?(stand|status|datum|date|fecha|data|updated|last updated( on)?|last change|as at|as of|aktualisiert|letzte (änderung|aktualisierung)|geändert|mis à jour|mise à jour|état|actualizado|aggiornato)\s*[:-]?\s*(am|vom|on|per|of|le|au|du|el|del|al|il)?\s*[:-]?\s*(\p{L}{2,9}\.?,?\s+)?((\d{1,4}[./-]\s?\d{1,2}[./-]\s?(\d{2,4})?)|(\d{1,2}\.?\s*\p{L}{3,12}\.?,?\s*\d{4})|(\p{L}{3,12}\.?\s+(\d{1,2},?\s+)?\d{4})|\d{4})([\sT,]+\d{1,2}[:.]\d{2}([:.]\d{2})?(\s*(uhr|am|pm))?)?[.)\]\s]*$/iu;

/** A line that says when the list was made: "Printed 22.11.2026", "12 people, printed 22.11.2026 02:00". */
const MADE_AT = new RegExp(
  "(?<!\\p{L})(printed|exported|created|generated|downloaded|updated|gedruckt|ausgedruckt|exportiert|erstellt|erzeugt|heruntergeladen|" +
    "imprimée?|exportée?|créée?|générée?|impreso|exportad[oa]|generad[oa]|stampat[oa]|esportat[oa]|generat[oa]|afgedrukt|geëxporteerd|" +
    "gemaakt|wydrukowano|wyeksportowano|utworzono|impress[oa]|gerad[oa])(?!\\p{L}).*\\d{1,4}[./-]\\s?\\d{1,2}[./-]\\s?\\d{2,4}",
  "iu",
);

/** A label with a figure: "Headcount: 40", "Liczba rekordów: 40"; or what a database says below its rows: "40 rows selected." */
const LABELLED_NUMBER =
  /^(\p{L}[\p{L}\p{M}\s.]{1,40}[:=]\s*\d[\d.,]*|\(?\d+ rows? (selected|affected|returned)[.)]*)$/iu;

/** Last lines of reports: Salesforce, HR and church programs, printed pages. */
const CLOSING =
  /^(copyright\b|©|\(c\)\s*(19|20)\d\d|(strictly )?confidential( information\b.*| -.*|[ .!]*$)|(streng )?vertraulich[ .!]*$|confidentiel[ .!]*$|confidencial[ .!]*$|(for )?internal use( only)?[ .!]*$|nur für den internen gebrauch|generated (by|on|at)\b|report (generated|created|run)\b|exported (by|from|on)\b|created (by|on)\s*:|printed (on|by)\b|all rights reserved|as of\b.*\d|stand\s*:|erstellt (am|von|mit)\b|gedruckt am\b|seite \d+|page \d+|édité le\b|généré (le|par)\b|end of (report|list|file)|eof$|fine (elenco|lista)|einde (lijst|van)|koniec (listy|raportu)|fin de (la )?list|export (finished|completed?|beendet)|ende der liste|filtered by\b|applied filters\b|data as of\b|source\s*:|quelle\s*:)/iu;

/** Rows that explain the columns: bulk templates (Entra: "Example: …"), forms made by people. */
const EXAMPLE =
  /^(example|beispiel|exemple|ejemplo|esempio|voorbeeld|e\.g\.|z\.\s?b\.|p\. ex\.|instructions?|hinweis|note|notes|anleitung|remarque)\s*[:：]/iu;
const REQUIREMENT =
  /^\(?\[?(required|optional|mandatory|pflichtfeld|pflicht|freiwillig|obligatoire|facultatif|obligatorio|opcional)\]?\)?$/iu;

/** Headings between the rows of birthday lists. */
const MONTH =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(\s+\d{4})?\s*:?$/iu;

/** Month names that are first names too, if no year and no colon follows. */
const MONTH_NAME = /^(april|may|june|august|julio|agosto|avril|mai|juni|juli|mars)$/iu;

const LONG_SENTENCE_WORDS = 9;

/**
 * Returns true for a row of a report's footer: a total, a count of people, a date line, a closing line or a long sentence.
 *
 * @param filled the row's cells that are not blank, trimmed
 * @param width number of columns of the table
 */
export function isFooter(filled: readonly string[], width: number): boolean {
  const [first, ...others] = filled;
  if (first === undefined || filled.some((cell) => cell.includes("@"))) return false;
  if (filled.length === 1 && width > 1 && (COUNT_OF_PEOPLE.test(first) || DATE_LINE.test(first))) return true;
  if (filled.length === 1 && width > 2 && (MADE_AT.test(first) || LABELLED_NUMBER.test(first))) return true;
  if (TOTAL.test(first)) {
    return FIGURE.test(first.replace(TOTAL, "")) && others.every((cell) => FIGURE.test(cell)) && width > 1;
  }
  if (CLOSING.test(first)) return filled.length <= 2;
  return filled.length === 1 && width > 2 && first.split(/\s+/u).length >= LONG_SENTENCE_WORDS;
}

/**
 * Checks whether a row is a heading such as “March” between the rows of a birthday list. `perhaps`: the word is a first
 * name too, so the row is a heading only in a list with another month as heading.
 */
export function isMonthHeading(filled: readonly string[], width: number): "certain" | "perhaps" | "no" {
  const [first = ""] = filled;
  if (filled.length !== 1 || width < 3 || !MONTH.test(first)) return "no";
  return MONTH_NAME.test(first) ? "perhaps" : "certain";
}

/** Returns true when a row that begins with this cell is an example that shows how to fill in the list. */
export function isExample(first: string): boolean {
  return EXAMPLE.test(first);
}

/** Returns true for a row that explains the columns. The parameters are those of `isFooter`. */
export function isInstruction(filled: readonly string[], width: number): boolean {
  const first = filled[0];
  if (first === undefined) return false;
  if (isExample(first)) return true;
  if (filled.length > 1) return filled.every((cell) => REQUIREMENT.test(cell));
  return width > 1 && /^(#|\/\/)/.test(first);
}
