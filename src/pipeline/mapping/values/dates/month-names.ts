import { foldHeader } from "../../../../model/text/text-folding.ts";

/** The names of the months and their usual short forms, folded like headers. Each line is a month. */
const MONTHS: readonly string[] = [
  "january jan januar janner jaenner janvier janv enero ene gennaio gen januari tammikuu tammikuuta tammi styczen stycznia sty leden ledna led janeiro ianuarie januara января январь янв",
  "february feb februar febr feber fevrier fevr fev febrero febbraio februari helmikuu helmikuuta helmi luty lutego lut unor unora uno fevereiro februarie февраля февраль фев",
  "march mar marz maerz mrz mars marzo maart mrt marts maaliskuu maaliskuuta maalis marzec marca brezen brezna bre marco martie марта март мар",
  "april apr avril avr abril abr aprile huhtikuu huhtikuuta huhti kwiecien kwietnia kwi duben dubna dub aprilie апреля апрель апр",
  "may mai mayo maggio mag mei maj toukokuu toukokuuta touko maja kveten kvetna kve maio мая май",
  "june jun juni juin junio giugno giu kesakuu kesakuuta kesa czerwiec czerwca cze cerven cervna junho iunie juno июня июнь июн",
  "july jul juli juillet juil julio luglio lug heinakuu heinakuuta heina lipiec lipca lip cervenec cervence julho iulie июля июль июл",
  "august aug aout aou agosto ago augustus augusti elokuu elokuuta elo sierpien sierpnia sie srpen srpna srp августа август авг",
  "september sep sept septembre septiembre setiembre settembre set syyskuu syyskuuta syys wrzesien wrzesnia wrz zari setembro septembrie сентября сентябрь сен",
  "october oct oktober okt octobre octubre ottobre ott lokakuu lokakuuta loka pazdziernik pazdziernika paz rijen rijna rij outubro out octombrie октября октябрь окт",
  "november nov novembre noviembre marraskuu marraskuuta marras listopad listopada listopadu lis novembro noiembrie ноября ноябрь ноя",
  "december dec dezember dez decembre diciembre dic dicembre desember des joulukuu joulukuuta joulu grudzien grudnia gru prosinec prosince pro dezembro decembrie декабря декабрь дек",
];

const MONTH_BY_NAME: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(" ").map((name) => [foldHeader(name), index + 1] as const)),
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
  г года`
    .split(/\s+/)
    .map(foldHeader),
);

/**
 * Returns the number of a month, 1 to 12; null for any other word.
 *
 * @param word folded like a header
 */
export function monthOf(word: string): number | null {
  return MONTH_BY_NAME.get(word) ?? null;
}

/** Tells whether a word of a written date, folded like a header, carries no information. */
export function isDateFiller(word: string): boolean {
  return FILLERS.has(word);
}
