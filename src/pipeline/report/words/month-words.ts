/** What spreadsheets in the usual languages take for a month: its name, or the beginning of one (MARCH1, 1-Okt). */

const MONTHS: readonly string[] = `january february march april may june july august september october november december
  januar janner februar marz mai juni juli oktober dezember
  janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
  janeiro fevereiro maio junho julho setembro outubro
  januari februari maart mrt mei augustus maj augusti desember
  tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu
  stycznia lutego marca kwietnia czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia
  leden ledna unor unora brezen brezna duben dubna kveten kvetna cerven cervna cervence srpen srpna zari rijen rijna
  listopadu prosinec prosince января февраля марта апреля мая июня июля августа сентября октября ноября декабря`.split(
  /\s+/u,
);

/** Fewer letters are no month to any of them. */
const SHORTEST = 3;

/** Whether a word may be a month, in any letter case, with accents or without. */
export function isMonthWord(word: string): boolean {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.length >= SHORTEST && MONTHS.some((month) => month.startsWith(plain));
}
