import { foldName } from "./fold-name.ts";
import { kindOfName } from "./known-names.ts";

/** Legal forms of companies: "Example GmbH" has no first name "Example". Short forms count in capitals only. */
const COMPANY =
  /(?:^|[\s,])(?:gmbh|mbh|mbb|ohg|gbr|e\.\s?v|e\.\s?k|e\.\s?g|inc|llc|ltd|plc|corp|s\.?a\.?r\.?l|s\.\s?a|s\.\s?l|s\.\s?r\.\s?[lo]|s\.\s?p\.\s?a|z\s?o\.\s?o|d\.\s?o\.\s?o|kft|zrt|aps|oyj|ltda|b\.v|n\.v|& co|& söhne)\.?(?=$|[\s,])/iu;
const SHORT_COMPANY = /\s(?:AG|KG|SA|SE|AB|OY|SAS|SRL|SpA|BV|NV|eV|eG|AöR|KdöR|A\/S|AS)$/u;

/** The first or last word of a household: `Example Family`, `Familie Example`. */
const HOUSEHOLD =
  /^(?:(?:the|die)\s)?(?:family|household|familie|haushalt|famille|foyer|familia|famiglia|fam\.?|eheleute|ehepaar|geschwister|família|rodina|rodzina|család|familien|perhe|aile)\s|\s(?:family|household|familie|haushalt|famille|foyer|familia|famiglia|család|ailesi)$/iu;

/** The word between several people in one cell: `Anna u. Bernd`, `Mr and Mrs Clark`. */
const SEVERAL_PEOPLE = /\s(?:und|u\.|and|et|&|\+|\/)\s|\p{L}\s?[&+/]\s?\p{L}/iu;
/** The same in languages in which the word also joins family names. The words around it must be given names. */
const PERHAPS_SEVERAL = /(\S+)\s(?:y|e|i|a|en|og|och|ja|és|ve|si|și|и|і|та|και|ir|un|in)\s(\S+)/iu;

/** Words for posts and places, which stand where a name is expected. */
const POSTS: ReadonlySet<string> = new Set(
  `info office kontakt contact contacts sekretariat empfang buro buero verwaltung buchhaltung admin administrator support hausmeister zentrale
  reception rezeption team vertrieb sales service praxis kanzlei redaktion vorstand personal hr einkauf lager werkstatt kasse
  pforte post accueil secretariat bureau compta direction oficina recepcion ufficio segreteria kantoor receptie biuro recepcja
  kancelar test gast guest user benutzer everyone alle mitarbeiter kunde customer client leitung schule kita gemeinde`
    .split(/\s+/u)
    .filter((word) => word !== ""),
);

/** Returns whether a full name is a company's, a household's, or that of several people. */
export function isNoPerson(name: string): boolean {
  if (COMPANY.test(name) || SHORT_COMPANY.test(name) || HOUSEHOLD.test(name) || SEVERAL_PEOPLE.test(name)) return true;
  const pair = PERHAPS_SEVERAL.exec(name);
  return pair !== null && [pair[1], pair[2]].every((word) => kindOfName(word ?? "") === "given");
}

/** Returns whether a single word stands for a post or a place: `Sekretariat`. */
export function isPost(word: string): boolean {
  return POSTS.has(foldName(word));
}
