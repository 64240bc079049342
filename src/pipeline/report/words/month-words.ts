/** Month names in the usual languages. A spreadsheet reads a name, or the beginning of one, as a month: MARCH1, 1-Okt. */
import { foldAccents } from "../../../model/text/spelling/text-folding.ts";

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

/** No spreadsheet reads fewer letters as a month. */
const SHORTEST = 3;

/** Returns whether a spreadsheet may read the word as a month, in any letter case, with accents or without. */
export function isMonthWord(word: string): boolean {
  const plain = foldAccents(word);
  return plain.length >= SHORTEST && MONTHS.some((month) => month.startsWith(plain));
}
