import { calendarWordsLike, monthsInFurtherLanguages } from "./cldr-words.ts";
import { foldDateWord } from "./date-word.ts";
import { sharedMonths, type MonthNaming } from "./slavic-months.ts";
import { memoize } from "../memoize.ts";

/**
 * The most frequent names of the months, and short forms that people write, folded. Each line is a month. Names that are
 * not here come from the Unicode locale data.
 */
const MONTHS: readonly string[] = [
  "january jan januar janner jaenner janvier janv enero ene gennaio gen januari tammikuu tammikuuta tammi styczen stycznia sty leden ledna led janeiro ianuarie ian januara января январь янв jaan saus oca ιαν",
  "february feb februar febr feber fevrier fevr fev febrero febbraio februari helmikuu helmikuuta helmi luty lutego lut unor unora uno fevereiro februarie февраля февраль фев veebr vas sub φεβ",
  "march mar marz maerz mrz mars marzo maart mrt marts maaliskuu maaliskuuta maalis marzec marca brezen brezna bre marco martie марта март мар kov μαρ marta",
  "april apr avril avr abril abr aprile huhtikuu huhtikuuta huhti kwiecien kwietnia kwi duben dubna dub aprilie апреля апрель апр bal nis απρ",
  "may mai mayo maggio mag mei maj toukokuu toukokuuta touko maja kveten kvetna kve kvt maio мая май geg μαι",
  "june jun juni juin junio giugno giu kesakuu kesakuuta kesa czerwiec czerwca cze cerven cervna cvn crv junho iunie iun juno июня июнь июн birz haz ιουν",
  "july jul juli juillet juil juill julio luglio lug heinakuu heinakuuta heina lipiec lipca cervenec cervence cvc julho iulie iul июля июль июл liep tem ιουλ",
  "august aug aout aou agosto ago augustus augusti elokuu elokuuta elo sierpien sierpnia sie srpen srpna августа август авг rugp agu ağu avg αυγ",
  "september sep sept septembre septiembre setiembre settembre set syyskuu syyskuuta syys wrzesien wrzesnia wrz zari zar setembro septembrie сентября сентябрь сен сент rugs eyl σεπ σεπτ",
  "october oct oktober okt octobre octubre ottobre ott lokakuu lokakuuta loka pazdziernik pazdziernika paz rijen rijna rij outubro out octombrie октября октябрь окт spal eki οκτ",
  "november nov novembre noviembre marraskuu marraskuuta marras listopadu novembro noiembrie noi ноября ноябрь ноя нояб lapkr kas νοε noem νοεμ",
  "december dec dezember dez decembre diciembre dic dicembre desember des joulukuu joulukuuta joulu grudzien grudnia gru prosinec prosince pro dezembro decembrie декабря декабрь дек dets gruod ara δεκ",
];

const MONTH_BY_NAME: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(" ").map((name) => [foldDateWord(name), index + 1] as const)),
);

/** Weekdays and the small words in a written date ("of", "de", "den"). They do not change which day it is. */
const FILLERS: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so
  lundi mardi mercredi jeudi vendredi samedi dimanche lun mer jeu ven sam dim
  lunes martes miercoles jueves viernes sabado domingo mie jue vie sab dom
  lunedi martedi mercoledi giovedi venerdi domenica gio
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo
  mandag tirsdag onsdag torsdag fredag lordag sondag mandag tisdag man tir ons tor tis fre lor
  maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
  poniedzialek wtorek sroda czwartek piatek sobota niedziela pondeli utery streda ctvrtek patek nedele
  segunda terca quarta quinta sexta of the de del der den du le la el di do da d am th st nd rd er ere re o a
  г года р року ж շ թ წ m d g gada rok roku r ko an ean en on il ur urodz nar geb geboren born ne nee nato nata fodt
  fodd sunt az nam ngay ος η
  e l tu eko mh טן ی ค ศ พ ที่ ta ils thu hari
  pn wt sr czw pt nd po ut st ct pa ne pon uto sri cet pet ned`
    .split(/\s+/)
    .map(foldDateWord),
);

/** Two words beside each other at most make the name of a month, "Meán Fómhair", with an article three. */
export const LONGEST_NAME = 3;

/**
 * Returns the months that a word names, 1 to 12: none for any other word, two where the list's language would decide.
 *
 * @param word folded by `foldDateWord`
 */
export function monthsNamed(word: string, naming: MonthNaming | undefined): readonly number[] {
  const shared = sharedMonths(word, naming);
  if (shared !== null) return shared;
  const month = MONTH_BY_NAME.get(word);
  return month === undefined ? monthsInOtherLanguages(word) : [month];
}

/** Tells whether a folded word of a written date carries no information. */
export function isDateFiller(word: string): boolean {
  return FILLERS.has(word) || (word.length > 2 && calendarWordsLike(word).weekdays.has(word));
}

/** Returns the months that the joined words of a name of several words name. */
export function monthsNamedExactly(words: string): readonly number[] {
  const { months } = calendarWordsLike(words);
  const found = [words, ...withoutGrammar(words)].map((form) => months.get(form)).find((named) => named !== undefined);
  return found === undefined ? [] : [...found];
}

const monthsInOtherLanguages = memoize((word: string): readonly number[] => {
  if (word.length < 2 || FILLERS.has(word)) return [];
  const exact = monthsNamedExactly(word);
  if (exact.length > 0 || isDateFiller(word)) return exact;
  const similar = new Set(
    calendarWordsLike(word)
      .fullNames.filter(([name]) => isFormOf(name, word))
      .map(([, month]) => month),
  );
  const further = monthsInFurtherLanguages(word);
  return similar.size === 1 ? [...new Set([...similar, ...further])] : further;
});

/** Returns a word without the parts that Hebrew, Irish and Basque add to a month: "ביולי", "mheán", "uztailaren". */
function withoutGrammar(word: string): readonly string[] {
  if (/^[בל]/u.test(word)) return [word.slice(1)];
  return [word.replace(/^([bcdfgmpst])h/, "$1"), word.replace(/(?:ren|k)$/, "")].filter((form) => form !== word);
}

/** Tells whether a word differs from a name by its ending only: "heinäkuun", "jūlijā". */
function isFormOf(name: string, word: string): boolean {
  const stem = Math.max(4, name.length - 3);
  return Math.abs(name.length - word.length) <= 3 && name.length >= stem && word.startsWith(name.slice(0, stem));
}
