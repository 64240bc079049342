/**
 * Recognises remarks and headings about people who have left or died, in the languages of lists. The mark stands at the
 * beginning: "verstorben 2021", "left in May". "Husband deceased" begins with another person, so it is no mark.
 */
import { LETTERS_WITHOUT_DECOMPOSITION } from "./spelling/text-folding.ts";

/** Words and phrases that say that the person of the row has died or has left. */
const GONE = phrases(
  `deceased | died | has died | dead | passed away | passed on | rip | r.i.p. | decd | dec'd | in memoriam | in memory of | late member | departed |
  left | has left | left us | left the company | left company | left the club | left the organisation | left the organization | left the association | left the school | left the parish | leaver | leavers | moved on | resigned | terminated | dismissed | retired member | withdrawn | withdrew | expelled | no longer a member | no longer member | no longer with us | no longer employed | not a member any more | not a member anymore | ex-member | ex member | ex-employee | ex employee | ex-staff | ex-colleague | former member | former members | former employee | former employees | former colleague | former staff | former student | former pupil | cancelled membership | membership cancelled | membership ended | membership lapsed | quit | lapsed |
  verstorben | verstorbene | verstorbener | verst | gestorben | ist verstorben | tot | wir gedenken | in gedenken | zum gedenken | unsere verstorbenen | verschieden am | ausgetreten | ausgetretene | ist ausgetreten | ausgeschieden | ausgeschiedene | ausgeschlossen | gekündigt | hat gekündigt | kündigung | austritt | austritte | abgänge | abgang | abgemeldet | weggezogen und ausgetreten | ehemalig | ehemalige | ehemaliger | ehem | ehemaliges mitglied | ehemals mitglied | ehemals | ex-mitglied | exmitglied | ex-mitglieder | ex-mitarbeiter | früheres mitglied | früherer mitarbeiter | frühere mitarbeiterin | kein mitglied mehr | nicht mehr mitglied | nicht mehr im verein | nicht mehr im unternehmen | nicht mehr dabei | nicht mehr aktiv | mitgliedschaft beendet | mitgliedschaft erloschen | mitgliedschaft gekündigt | entlassen |
  décédé | décédée | décédés | décédées | décès | est décédé | est décédée | décédé(e) | mort | morte | parti | partie | a quitté | sorti | sortie | sortis | démission | démissionnaire | démissionnaires | démissionné | a démissionné | radié | radiée | radiés | licencié | licenciée | exclu | exclue | ancien membre | ancienne membre | anciens membres | ancien salarié | ancien adhérent | ancienne adhérente | ancien collaborateur | ex-membre | ex membre | ex-adhérent | ex-salarié | n'est plus membre | plus membre | ne fait plus partie | n'est plus adhérent | adhésion résiliée | désinscrit |
  fallecido | fallecida | fallecidos | falleció | difunto | difunta | murió | q.e.p.d. | qepd | baja | bajas | de baja | dado de baja | dada de baja | causó baja | se dio de baja | ex-socio | ex socio | exsocio | ex-empleado | exempleado | antiguo socio | antigua socia | antiguo empleado | antiguo miembro | ya no es socio | ya no es miembro | ya no trabaja | despedido | despedida | cesado | renunció |
  deceduto | deceduta | deceduti | defunto | defunta | morto | è deceduto | dimesso | dimessa | dimissioni | dimissionario | cessato | cessata | uscito | uscita | espulso | ex-socio | ex socia | ex-socia | ex dipendente | ex-dipendente | ex membro | non più socio | non più iscritto | non più iscritta | non è più socio | licenziato | licenziata | ritirato | ritirata |
  overleden | is overleden | overledenen | uitgeschreven | opgezegd | heeft opgezegd | lidmaatschap opgezegd | uit dienst | vertrokken | lid af | geen lid meer | oud-lid | oud lid | oud-leden | ex-lid | voormalig lid | voormalige leden | voormalig medewerker | uitgetreden | ontslagen | niet meer lid |
  falecido | falecida | falecidos | faleceu | morreu | óbito | saiu | desligado | desligada | demitido | demitida | demissão | ex-sócio | ex sócio | ex-sócia | exsócio | ex-funcionário | ex-aluno | ex-membro | antigo sócio | antigo membro | antiga sócia | já não é sócio | não é mais sócio | não faz mais parte | cancelou |
  zmarł | zmarła | zmarli | nie żyje | ś.p. | wypisany | wypisana | wypisał się | zrezygnował | zrezygnowała | zwolniony | zwolniona | zwolnieni | skreślony | skreślona | odszedł | odeszła | były członek | była członkini | byli członkowie | były pracownik | byli pracownicy | już nie jest członkiem | nie jest już członkiem |
  zemřel | zemřela | zemřelí | zesnulý | zesnulá | vystoupil | vystoupila | odešel | odešla | odhlášen | odhlášena | vyloučen | vyloučena | bývalý člen | bývalá členka | bývalí členové | bývalý zaměstnanec | ukončil členství | ukončeno | členství ukončeno | již není členem | není členem | zomrel | zomrela | vystúpil | vystúpila | odišiel | odišla | bývalý zamestnanec | už nie je členom |
  elhunyt | meghalt | elhalálozott | kilépett | kilépettek | kizárt | kizárva | távozott | volt tag | volt tagok | volt dolgozó | volt munkatárs | már nem tag | megszűnt |
  decedat | decedată | a decedat | plecat | plecată | demisionat | demisionată | retras | retrasă | exclus | fost membru | fostă membră | foști membri | fost angajat | nu mai este membru |
  preminuo | preminula | umro | umrla | pokojni | istupio | istupila | ispisan | ispisana | napustio | napustila | bivši član | bivša članica | bivši članovi | bivši zaposlenik | više nije član | umrl | pokojnik | izstopil | izstopila | odšel | odšla | nekdanji član | nekdanja članica | ni več član |
  død | avdød | afdød | døde | udmeldt | utmeldt | meldt ut | meldt ud | fratrådt | sluttet | har sluttet | tidligere medlem | tidligere medlemmer | tidligere medarbejder | tidligere ansat | tidligere ansatt | ikke lenger medlem | ikke længere medlem | eks-medlem | avliden | avlidna | avled | död | utträdd | har slutat | slutat | slutade | utesluten | f.d. medlem | fd medlem | före detta medlem | tidigare medlem | tidigare medlemmar | tidigare anställd | ej längre medlem | inte längre medlem | ej medlem |
  kuollut | kuoli | menehtynyt | edesmennyt | eronnut | erosi | erotettu | entinen jäsen | entiset jäsenet | ex-jäsen | entinen työntekijä | ei enää jäsen | lähtenyt | irtisanottu | irtisanoutunut | látinn | látin | dáinn | dáin | hættur | hætt | fyrrverandi félagi | fyrrum félagi |
  surnud | lahkunud | välja astunud | endine liige | endised liikmed | ei ole enam liige | miris | mirusi | izstājies | izstājusies | bijušais biedrs | bijusī biedre | vairs nav biedrs | mirė | miręs | mirusi | išstojo | išstojęs | buvęs narys | buvusi narė | nebėra narys |
  απεβίωσε | αποβιώσας | αποβιώσασα | θανών | πέθανε | αποχώρησε | διαγράφηκε | διεγράφη | πρώην μέλος | πρώην μέλη | πρώην υπάλληλος | δεν είναι πλέον μέλος | παραιτήθηκε |
  умер | умерла | умерли | скончался | скончалась | покойный | покойная | уволен | уволена | уволился | уволилась | выбыл | выбыла | вышел | вышла | исключён | исключен | исключена | бывший член | бывшая | бывший сотрудник | бывшие члены | больше не член | не является членом | помер | померла | звільнений | звільнена | звільнився | вибув | вибула | колишній член | колишній працівник | більше не член | починал | починала | почина | напуснал | напуснала | бивш член | бивш служител | вече не е член | преминуо | преминула | бивши члан |
  vefat | vefat etti | vefat etmiştir | merhum | merhume | öldü | rahmetli | ayrıldı | işten ayrıldı | istifa | istifa etti | eski üye | eski üyeler | eski çalışan | artık üye değil | üyelikten çıktı | üyeliği sona erdi | çıkarıldı |
  متوفى | متوفي | متوفية | المتوفى | توفي | توفيت | توفى | المرحوم | رحمه الله | مستقيل | استقال | عضو سابق | موظف سابق | لم يعد عضوا | فوت شده | متوفی | درگذشت | درگذشته | مرحوم | عضو سابق | נפטר | נפטרה | ז"ל | עזב | עזבה | חבר לשעבר | חברה לשעבר | עובד לשעבר | התפטר | התפטרה | פרש | פוטר |
  meninggal | meninggal dunia | wafat | almarhum | almarhumah | keluar | mantan anggota | mantan karyawan | berhenti | mengundurkan diri | đã mất | đã qua đời | qua đời | đã nghỉ | đã nghỉ việc | cựu thành viên | nghỉ việc | เสียชีวิต | เสียชีวิตแล้ว | ถึงแก่กรรม | ลาออก | ลาออกแล้ว | อดีตสมาชิก |
  contract ended | membership has ended | membership expired | did not renew | not renewed | left the firm | no longer works here | no longer works for us | no longer here | not here anymore | does not work here anymore | laid off | was a member | do not contact | do not email | do not greet | no birthday wishes | no greetings | please remove | remove from list | please delete | to be deleted |
  gest | ausgetr | ehem mitglied | ehem kollege | ehem kollegin | ehem mitarbeiter | ehem mitarbeiterin | ehem schüler | ehem schülerin | war mitglied | gekündigt worden | verein verlassen | den verein verlassen | die firma verlassen | das unternehmen verlassen | die schule verlassen | schule verlassen | nicht mehr bei uns | nicht mehr beschäftigt | nicht mehr da | nicht mehr in der firma | nicht mehr im betrieb | nicht mehr im haus | arbeitet nicht mehr | arbeitet nicht mehr hier | arbeitet nicht mehr bei uns | nicht mehr anschreiben | bitte nicht mehr anschreiben | bitte nicht anschreiben | nicht anschreiben | bitte nicht kontaktieren | nicht kontaktieren | kein kontakt erwünscht | keine post mehr | keine glückwünsche | nicht gratulieren | bitte nicht gratulieren | bitte löschen | löschung beantragt | aus verteiler nehmen | aus dem verteiler nehmen |
  est mort | est morte | a quitté l'entreprise | a quitté le club | a quitté la société | a quitté l'association | ne travaille plus | ne travaille plus ici | n'est plus là | n'est plus dans l'entreprise | plus dans l'entreprise | adhésion non renouvelée | non réinscrit | non réinscrite | ne plus contacter | ne pas contacter | à supprimer | ne pas féliciter |
  baja voluntaria | dejó la empresa | dejó el club | ya no está | ya no pertenece | no contactar | no felicitar | non lavora più | non lavora più qui | non lavora più con noi | ha lasciato l'azienda | ha lasciato il club | ha lasciato l'associazione | lasciato l'azienda | da cancellare | non contattare | niet meer werkzaam | werkt hier niet meer | werkt niet meer | lidmaatschap beëindigd | niet meer aanschrijven | já não trabalha | já não trabalha aqui | não trabalha mais | não contactar |
  zm | nie pracuje | już nie pracuje | do usunięcia | nie kontaktować | již zde nepracuje | zde nepracuje | nepracuje | již nepracuje | už nepracuje | már nem dolgozik | már nem dolgozik itt | nu mai lucrează | nu mai lucrează aici | više ne radi | ne radi više |
  slutat sin anställning | har lämnat föreningen | lämnat föreningen | gått bort | gick bort | bortgången | afgået ved døden | stoppet | er stoppet | ikke medlem længere | har meldt sig ud | meldt sig ud | har meldt seg ut | meldt seg ut | ikke ansatt lenger | ikke længere ansat | gikk bort | poistunut | ei enää töissä | erosi yhdistyksestä |
  больше не работает | уже не работает | не работает | ушла | не поздравлять | більше не працює | вече не работи | artık çalışmıyor | vefatı | כבר לא עובד | כבר לא עובדת | فوت کرده | فوت کرد | لم يعد يعمل |
  亡くなりました | 亡くなった | 死亡退会 | 定年退職 | 自己都合退職 | 退職しました | 退会しました | 사망함 | 퇴사함 | 퇴직함 | 탈퇴함 |
  死亡 | 逝去 | 死去 | 故人 | ご逝去 | 退会 | 退会済 | 退会済み | 退職 | 退職済 | 退職済み | 退社 | 元会員 | 元社員 | 去世 | 已去世 | 已故 | 逝世 | 已逝世 | 离职 | 已离职 | 離職 | 已離職 | 退会 | 已退会 | 退社 | 前会员 | 前員工 | 사망 | 별세 | 고인 | 퇴사 | 퇴직 | 탈퇴 | 전 회원`,
);

/** A shorter heading of one word may be a name, and so may these words. */
const FEWEST_LETTERS = 5;
const NAMES = new Set(["parti", "partie", "partis", "morte", "morto", "merhum", "uscita"]);

const LONGEST_PHRASE = 5;
const CROSS = /^[\s("'[]*[†✝✞✟]/u;

/** Small words before a date, a place or a reason. */
const PREPOSITIONS = new Set(
  `ב عام suddenly sadly plötzlich leider unerwartet subitement in on at since from to by per am im zum seit ab mit durch wegen en le au depuis el la los desde nel il dal a op sinds em dne dna u od w z dnia siden pr den i fra
  v c с в от з од την στις το yılında tarihinde und and y e et i og och ja ve a 於`.split(/\s+/u),
);

/**
 * Returns whether a remark marks its person as gone: it begins with such a phrase, and nothing follows, or a date, a
 * sign, or one small word and one more word ("in May").
 */
export function isGoneRemark(text: string): boolean {
  if (CROSS.test(text)) return true;
  if (WITHOUT_BLANKS.test(text))
    return goneEnd(text.normalize("NFKC").replaceAll(/[\d\s./()年月日頃년월일-]+/gu, " ")) !== null;
  return goneEnd(text) !== null;
}

/** Returns whether a cell that stands alone in its line is a heading above people who have left. */
export function isGoneHeading(text: string): boolean {
  const words = wordsOf(text);
  const [first = ""] = words;
  const mayBeName = words.length === 1 && (first.length < FEWEST_LETTERS || NAMES.has(first)) && !/:\s*$/u.test(text);
  return !mayBeName && (goneEnd(text) !== null || begins(words));
}

/** Tells whether words begin as a heading does: "Wir gedenken unserer Verstorbenen". */
function begins(words: readonly string[]): boolean {
  return /^(?:wir gedenken|in memoriam|in memory|zum gedenken|in gedenken|in loving memory|a la memoire|en memoire|in memoria|en memoria|em memoria|ter nagedachtenis|til minde|till minne)\b/u.test(
    words.join(" "),
  );
}

/** Phrases that are whole in themselves, so that any words may follow. */
const NO_LONGER =
  /^(?:ne fait plus partie|n est plus (?:membre|adherente?|salariee?)|no longer (?:a member|member|employed|with (?:us|the))|kein mitglied mehr|nicht mehr (?:mitglied|im verein|im unternehmen)|ya no (?:es (?:socio|miembro)|pertenece|trabaja)|non (?:e )?piu (?:soci|iscritt)\p{L}*|nao faz mais parte|ja nao (?:e socio|faz parte)|left the (?:company|club|organi[sz]ation|association|school|parish)) /u;

function goneEnd(text: string): number | null {
  const words = wordsOf(text);
  if (NO_LONGER.test(`${words.join(" ")} `)) return words.length;
  for (let count = Math.min(LONGEST_PHRASE, words.length); count > 0; count -= 1) {
    if (GONE.has(words.slice(0, count).join(" ")) && isTail(text, words, count)) return count;
  }
  return null;
}

/** Short forms whose full stop ends no sentence. The words behind them say who has left: "ehem. Vorsitzender" has not. */
const SHORT_FORMS = new Set(["ehem", "gest", "ausgetr", "verst", "zm"]);

/** Scripts without blanks between words. A date before or behind their words belongs to no word. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Returns whether what follows the first words of a text only adds a date, a reason or a remark of its own. */
function isTail(text: string, words: readonly string[], count: number): boolean {
  const rest = words.slice(count);
  if (rest.length === 0) return true;
  const end = behindWords(text, count);
  const behind = SHORT_FORMS.has(words[count - 1] ?? "") ? end.replace(/^\./u, "") : end;
  if (/^\s*[,;:.([)–—!/]|^\s+-\s/u.test(behind)) return true;
  const [first = "", second = ""] = rest;
  if (/^\d/u.test(first)) return true;
  if (first === "as" && second === "of") return true;
  if (!PREPOSITIONS.has(first)) return false;
  return rest.length <= 2 || /^\d/u.test(second) || PREPOSITIONS.has(second) || /^\d/u.test(rest[2] ?? "");
}

/** Returns what stands behind the first words of a text. */
function behindWords(text: string, count: number): string {
  let rest = text.trim().replace(/^[^\p{L}\p{N}]+/u, "");
  for (let at = 0; at < count; at += 1) {
    const [word = ""] = /^[\p{L}\p{N}\p{M}]+/u.exec(rest) ?? [];
    rest = rest.slice(word.length);
    if (at < count - 1) rest = rest.replace(/^[^\p{L}\p{N}]+/u, "");
  }
  return rest;
}

function phrases(text: string): ReadonlySet<string> {
  return new Set(text.split("|").map((phrase) => wordsOf(phrase).join(" ")));
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll(/[øæœłđðıþß]/gu, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
