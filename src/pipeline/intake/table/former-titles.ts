import { isGoneHeading } from "../../../model/text/gone-words.ts";
import { foldAccents } from "../../../model/text/spelling/text-folding.ts";

/** Words of a title above people who have left, without accents, in the languages of the reports. */
const FORMER = wordSet(
  `former|ex|past|previous|departed|deceased|leaver|leavers|resigned|inactive|lapsed|cancelled|canceled|terminated|withdrawn|alumni|alumnae|
  ehemalig|ehemalige|ehemaliger|ehemaligen|ehem|frühere|früherer|ausgetretene|ausgetretener|ausgeschiedene|ausgeschiedener|verstorbene|verstorbener|inaktive|gekündigte|abgemeldete|austritte|abgänge|
  ancien|anciens|ancienne|anciennes|décédé|décédés|décédées|démissionnaires|radiés|partis|sortis|inactifs|départs|
  antiguo|antiguos|antigua|antiguas|fallecidos|fallecidas|baja|bajas|inactivos|inactivas|cesados|
  cessati|cessate|dimessi|dimesse|deceduti|decedute|inattivi|inattive|usciti|
  oud|voormalig|voormalige|vroegere|gewezen|uitgeschreven|overleden|vertrokken|inactieve|opgezegde|
  byli|byłe|były|byłych|dawni|dawne|zmarli|zmarłe|nieaktywni|nieaktywne|zwolnieni|wykreśleni|odeszli|
  antigo|antigos|antiga|antigas|falecidos|falecidas|inativos|inativas|desligados|demitidos`,
);

/** Words above people who have left that are no names, so that they count alone and however short they are. */
const CERTAIN = wordSet(
  `archived|dimissionari|dimissionarie|usciti|uscite|skreśleni|skreślone|zmarli|zmarłe|udmeldte|udmeldt|afdøde|avdøde|utmeldte|fratrådte|sluttede|avlidna|utträdda|uteslutna|kuolleet|eronneet|entiset|
  zemřelí|vystoupilí|odešlí|bývalí|zosnulí|elhunytak|kilépettek|kilépett|decedați|decedaţi|preminuli|ispisani|istupili|umrli|bivši|бывшие|уволенные|уволившиеся|умершие|выбывшие|исключённые|исключенные|померлі|звільнені|колишні|починали|бивши|
  edenler|ayrılanlar|çıkanlar|rahmetliler|αποβιώσαντες|θανόντες|αποχωρήσαντες|διαγραφέντες|נפטרים|פורשים|לשעבר|المتوفون|المتوفين|متوفون|سابقون|السابقون|المستقيلون|درگذشتگان|
  退会者|退職者|退社者|物故者|死亡者|逝去者|離職人員|离职人员|離職員工|离职员工|已离职员工|已離職員工|已退会|元会員|元社員|퇴사자|퇴직자|탈퇴자|사망자`,
);

/** Beginnings of one word for people who have left: "Ehemaligenliste", "Exmitglieder", "Oudleden". */
const FORMER_WORD =
  /^(?:ehemaligen|ex(?:mitglied|mitarbeit|member|employee|membr|miembr|soci|emplead|alumn|alliev|dipendent|funcionari)|oud(?:led|lid|med|leer)|altmitglied)/u;

/** Phrases that say the same with a word for members who are here. */
const NO_LONGER =
  /\b(?:no longer|not active|nicht mehr|nicht aktive?|kein mitglied|plus membres?|plus actifs?|ya no|non piu|niet meer|juz nie|ja nao)\b/u;

/** Words of a title above people who are here. */
const CURRENT = wordSet(
  `current|active|present|aktuelle|aktueller|aktive|aktiver|derzeitige|jetzige|actuel|actuels|actuelles|actif|actifs|actives|
  actual|actuales|activo|activos|activas|attuale|attuali|attivo|attivi|attive|huidige|actieve|obecni|obecne|aktualni|aktywni|aktywne|atual|atuais|ativo|ativos|ativas`,
);

const PEOPLE = wordSet(
  `member|members|employee|employees|staff|people|persons|colleagues|pupils|students|teachers|customers|clients|contacts|volunteers|parishioners|players|participants|guests|
  mitglied|mitglieder|mitgliedern|mitarbeiter|mitarbeiterinnen|mitarbeitende|beschäftigte|angestellte|personen|kollegen|kolleginnen|schüler|schülerinnen|kunden|kontakte|teilnehmer|spieler|gäste|vereinsmitglieder|
  membre|membres|employés|salariés|collaborateurs|personnes|adhérents|élèves|clients|collègues|bénévoles|
  miembro|miembros|socio|socios|socias|empleados|personal|personas|alumnos|alumnas|clientes|colaboradores|trabajadores|
  membro|membri|soci|dipendenti|persone|allievi|studenti|clienti|colleghi|collaboratori|iscritti|
  lid|leden|medewerkers|werknemers|personen|leerlingen|klanten|vrijwilligers|personeel|
  członek|członkowie|członków|pracownicy|osoby|uczniowie|klienci|współpracownicy|
  medlem|medlemmer|medlemmar|ansatte|anställda|medarbejdere|medarbeidere|medarbetare|jäsenet|jäseniä|työntekijät|členové|zaměstnanci|členovia|zamestnanci|tagok|dolgozók|munkatársak|membrii|angajați|članovi|zaposleni|
  члены|сотрудники|работники|участники|члени|працівники|членове|служители|üyeler|üyelerimiz|çalışanlar|personel|μέλη|υπάλληλοι|חברים|עובדים|أعضاء|الأعضاء|موظفون|
  membros|sócios|funcionários|empregados|pessoas|alunos|colegas|trabalhadores`,
);

const SMALL = wordSet(
  `stand|z|listy|dados|dadas|vefat|f|d|fd|per|seit|since|as|at|до|на|из|с|the|of|our|list|and|a|m|f|der|die|das|des|aus|im|in|dem|vom|von|verein|liste|verzeichnis|unsere|innen|les|des|du|de|nos|los|las|el|la|del|en|lista|gli|i|degli|dei|di|onze|lijst|van|os|as|dos|e|y|et|und|en`,
);

/** Most words of a title. */
const MOST_WORDS = 14;
/** Most filled cells of a title, for instance the title and the number of people. */
const MOST_CELLS = 2;
/** Fewest letters of a heading of one word. A shorter word may be a name: "Oud", "Partis". */
const FEWEST_LETTERS = 8;

/**
 * Returns whether a row is a title above people who have left.
 *
 * @param filled the row's cells that are not blank
 */
export function isFormerTitle(filled: readonly string[]): boolean {
  if (filled.length === 0 || filled.length > MOST_CELLS || filled.some((cell) => cell.includes("@"))) return false;
  // The second cell of a title is a figure or a date. In a person's row, it is a name.
  if (filled.length === MOST_CELLS && !/\d/u.test(filled[1] ?? "")) return false;
  const words = wordsOf(filled.join(" "));
  if (words.length > MOST_WORDS) return false;
  if (NO_LONGER.test(words.join(" "))) return true;
  return (
    words.some((word) => FORMER.has(word) || CERTAIN.has(word) || FORMER_WORD.test(word)) &&
    !words.some((word) => CURRENT.has(word))
  );
}

/** Returns whether a row can only be a heading above people who have left: it names them, and holds no other word. */
export function isFormerHeading(filled: readonly string[]): boolean {
  if (filled.length !== 1) return false;
  if (isGoneHeading(filled[0] ?? "")) return true;
  if (!isFormerTitle(filled)) return false;
  const words = wordsOf(filled[0] ?? "");
  const isNoLonger = NO_LONGER.test(words.join(" "));
  const others = wordsOf(words.join(" ").replace(NO_LONGER, " "));
  const isPeople = (word: string) => PEOPLE.has(word) || FORMER_WORD.test(word);
  const isKnown = (word: string) =>
    isPeople(word) || FORMER.has(word) || CERTAIN.has(word) || SMALL.has(word) || (isNoLonger && CURRENT.has(word));
  return (
    others.every(isKnown) &&
    (isNoLonger || others.some((word) => isPeople(word) || CERTAIN.has(word) || word.length >= FEWEST_LETTERS))
  );
}

/** Returns whether a row can only be a heading above people who are here. */
export function isCurrentHeading(filled: readonly string[]): boolean {
  if (filled.length !== 1) return false;
  const words = wordsOf(filled[0] ?? "");
  const isKnown = (word: string) => CURRENT.has(word) || PEOPLE.has(word) || SMALL.has(word);
  return words.every(isKnown) && words.some((word) => PEOPLE.has(word));
}

/** Returns a title as it stands on each page of a printed list: without case, accents, figures and signs. */
export function pageTitle(filled: readonly string[]): string {
  return wordsOf(filled.join(" ")).join(" ");
}

function wordsOf(text: string): readonly string[] {
  return foldAccents(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split("|").map((word) => foldAccents(word.trim())));
}
