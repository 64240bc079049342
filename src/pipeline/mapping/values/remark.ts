/** Reads whether a remark says that a person has died or left, and whether that is the person of the row. */
import { isGoneRemark } from "../../../model/text/gone-words.ts";

/** `gone`: the row's person has died or left. `doubt`: the remark does not say who has died. `other`: a relative has died. */
export type RemarkMeaning = "gone" | "doubt" | "other";

/** Matches words before a mark, with which the mark still speaks of the row's person: "leider verstorben", "has left", "am 3.4.2019 verstorben". */
const LEAD =
  /^(?:[\d\s./:'’"*()-]+|(?:am|im|in|zum|seit|per|jahr|jahre|year|en|el|le|il|den|op|ist|hat|war|wurde|is|was|has|have|had|been|est|a|été|ha|è|heeft|werd|foi|został|została|jest|byl|byla|är|har|blev|er|ble|on|és|sudah|telah|он|она|er|sie|es|he|she|they|elle|ella|han|hun|hon|leider|sadly|unfortunately|malheureusement|lamentablemente|helaas|tyvärr|desværre|dessverre|niestety|bohužel|sajnos|purtroppo|infelizmente|maalesef|valitettavasti|plötzlich|suddenly|bereits|schon|already|déjà|ya|già|al|już|již|už|jo|allerede|inzwischen|mittlerweile|zwischenzeitlich|kürzlich|recently|récemment|aus|dem|der|verein|firma|club|company|person|mitglied|member|membre|socio|socia|lid|medlem|członek|jäsen|üye|kollege|kollegin|employee|de|da|te|'de|'da|'te|'ta)(?![\p{L}\p{M}]))\s*/iu;
const MOST_LEADS = 8;

/** Matches a whole clause that can mean something else when other clauses stand before it: `said "hi", left`. */
const AMBIGUOUS = /^(?:left|quit|lapsed|moved on|part[ie]e?|sortie?|morte?|tot|exclue?|bajas?|uscit[oa]|saiu)$/iu;

/** Matches words by which a person who had left is back. */
const AGAIN =
  /wieder (?:eingetreten|mitglied|da|dabei|aktiv|angestellt)|rejoined|reinstated|rehired|(?:back|member) again|réintégr|réinscri|de retour|reincorpora|rientrat|weer lid|teruggekeerd|ponownie|znovu|återinträ|medlem igen|genindmeldt|gjeninnmeldt|вернул|повторно|tekrar üye|yeniden üye/iu;

/** Matches words that always mean a death, wherever they stand in a remark. */
const DEAD =
  /[†✝✞✟]|(?<!\p{L})(?:verst\.|verstorben\p{L}*|gestorben\p{L}*|deceased|died|passed away|passed on|décédée?s?|fallecid[oa]s?|falleció|difunt[oa]s?|decedut[oaie]|overleden\p{L}*|falecid[oa]s?|faleceu|zmarł\p{L}*|zemřel\p{L}*|zesnul\p{L}*|elhunyt\p{L}*|meghalt|decedată?|preminu(?:o|la)|pokojn\p{L}*|avdød\p{L}*|afdød\p{L}*|avlid(?:en|na|it)|kuollut|умер\p{L}*|скончал\p{L}*|vefat|merhum\p{L}*|נפטר[הת]?|توفيت?|متوفى|درگذشت\p{L}*|meninggal)(?!\p{L})|死亡|死去|逝去|亡くな|去世|逝世|已故|사망|별세/iu;

/** Matches a word for a relative, a friend or a widowed person. */
const KIN =
  /(?<!\p{L})(?:(?:schwieger|groß|gross|stief|ur)?(?:vater|mutter|eltern|sohn|tochter)s?|vati|mutti|papa|mama|opa|oma|mann|frau|ehe\p{L}+|gatt\p{L}+|gemahl\p{L}*|lebensgefährt\p{L}+|partner\p{L}*|kind|bruder|schwester|onkel|tante|witwe\p{L}*|verwitwet|hinterblieben\p{L}*|hund|freund\p{L}*|(?:grand|step)?(?:father|mother|parents?|son|daughter|child)|dad|mum|mom|(?:ex-?)?(?:husband|wife)|spouse|brother|sister|uncle|aunt|widow\p{L}*|late|friend|dog|père|mère|papa|maman|mari|femme|épou\p{L}+|conjointe?|fils|fille|frère|sœur|soeur|veu[fv]\p{L}*|grand-\p{L}+|padre|madre|marido|espos[oa]|mujer|hij[oa]|herman[oa]|viud[oa]|abuel[oa]|marito|moglie|figli[oa]|fratello|sorella|vedov[oa]|nonn[oa]|genitore|vader|moeder|man|vrouw|echtgeno\p{L}+|zoon|dochter|broer|zus|weduw\p{L}+|pai|mãe|mulher|filh[oa]|irmã[o]?|viúv[oa]|av[ôó]|ojciec|ojca|matka|mąż|żona|syn|córka|brat|siostra|wdow\p{L}+|dziadek|babcia|otec|manžel\p{L}*|dcera|bratr|sestra|vdov\p{L}+|apja|anyja|férje|felesége|fia|lánya|özvegy\p{L}*|tatăl?|mama|soțu?l?|soția|fiul|fiica|văduv\p{L}*|otac|majka|muž|žena|suprug\p{L}*|sin|kći|udov\p{L}+|far|mor|kone|ektefelle|sønn?|datter|bror|søster|enke\p{L}*|pappa|mamma|make|maka|fru|son|dotter|syster|änk\p{L}+|isä|äiti|mies|vaimo|puoliso|poika|tytär|leski|σύζυγος|πατέρας|μητέρα|χήρ\p{L}+|отец|мать|муж|жена|сын|дочь|брат|сестра|вдов\p{L}+|baba\p{L}*|anne\p{L}*|eşi?|karısı|kocası|oğlu|kızı|dul)(?!\p{L})|[父母夫妻]|息子|娘|남편|아내|아버지|어머니/iu;

/** Returns who has died or left as a remark says it; null if the remark says no such thing. */
export function readRemark(text: string): RemarkMeaning | null {
  const remark = text.normalize("NFKC").trim();
  if (remark === "" || AGAIN.test(remark)) return null;
  if (isGoneClause(remark)) return "gone";
  const isAboutKin = KIN.test(remark);
  const clauses = remark.split(/[,;\n()]|\s[-–—/]\s|\.\s/u);
  if (
    !isAboutKin &&
    clauses.length > 1 &&
    clauses.some((clause) => !AMBIGUOUS.test(clause.trim()) && isGoneClause(clause))
  )
    return "gone";
  if (!DEAD.test(remark)) return null;
  return isAboutKin ? "other" : "doubt";
}

function isGoneClause(clause: string): boolean {
  let rest = clause.trim();
  for (let leads = 0; leads <= MOST_LEADS && rest !== ""; leads += 1) {
    if (isGoneRemark(rest)) return true;
    const [lead = ""] = LEAD.exec(rest) ?? [];
    if (lead === "") return false;
    rest = rest.slice(lead.length);
  }
  return false;
}
