/** Reads headers of columns that mark people who have left or died, word by word: "Status członka", "Membre actif". */
import type { Alias, Meaning } from "./alias.ts";

/** What one word of such a header says. `plain` words change nothing. A header with any other word has no meaning here. */
type Word = "status" | "active" | "leaving" | "end" | "dead" | "former" | "membership" | "date" | "plain";

const WORDS_OF_KIND: Readonly<Record<Word, string>> = {
  status: `status statut statuts estado stato stan stav tila durum durumu stanje allapot situation situacion situazione situacao toestand tilstand статус состояние стан`,
  active: `active activo activa actif attivo attiva actief actieve aktiv aktive aktywny aktywna aktywni aktivni aktif aktiivinen ativo ativa активен активный активний enabled`,
  leaving: `leaving exit termination terminated resignation resigned withdrawal departure austritt austritts austrittsdatum kundigung kundigungs kundigungsdatum ausscheiden abgang abmeldung
    sortie depart demission radiation cessation desinscription baja cese salida egreso renuncia desvinculacion uscita cessazione dimissioni recesso uitdienst uitdiensttreding uitschrijving uitschrijfdatum opzegging vertrek
    saida desligamento demissao rezygnacji odejscia wystapienia zwolnienia wypowiedzenia skreslenia odchodu vystoupeni vystupenia kilepes odlaska istupa izstopa plecarii
    udmeldelse udmeldelsesdato udmeldt utmelding utmeldt fratraedelse uttrade utskrivning eroaminen eroamispaiva увольнения выхода выбытия звільнення`,
  end: `end ends ended ende enddatum enddate fin fine final eind einde einddatum koniec konca zakonczenia ukonceni ukoncenia slut slutt slutdatum sluttdato slutdato paattyminen termino окончания`,
  dead: `death dead died deceased passed tod todes verstorben gestorben deces decede decedee decedes mort fallecimiento fallecido fallecida defuncion muerte decesso deceduto deceduta morte overlijden overleden
    falecimento falecido falecida obito zgonu zgon smierci zmarly zmarla umrti zemrel zemrela smrti dod dods dodsdato avliden kuollut kuolema смерти умер`,
  former: `former ex ancien ancienne antiguo antigua ehemalig ehemaliges ehemaliger oud voormalig byly byla bivsi bivsa tidigare tidligere entinen antigo antiga бывший`,
  membership: `member members membership mitglied mitglieds mitgliedschaft mitgliedschafts membre adhesion adherent adherente affiliation abonnement licence socio socia socios afiliacion membresia iscrizione iscritto associazione
    lid lidmaatschap lidmaatschaps czlonek czlonka czlonkostwa clen clena clenstvi clenstva medlem medlems medlemskap medlemskab jasen jasenyys jasenyyden tag tagsag uye uyelik employment employee employees employed contract staff personnel
    mitarbeiter mitarbeiters beschaftigung beschaftigungs arbeitsverhaltnis vertrag vertrags contrat contrato contratto umowy umowa pracownik pracownika pracy zatrudnienia zamestnanec zamestnance zamestnani medewerker dienstverband
    salarie empleado empleo laboral trabajador lavoratore dipendente rapporto funcionario ansatt anstallning anstallnings ansaettelse tyontekija сотрудника работника члена членства`,
  date: "date dt dat data datum dato fecha day year jahr annee ano anno rok дата",
  plain: `the of on at is still le la les l de des du d del della delle di da do dos el los las van het een in der die im am zum per current aktuell aktueller e r m f y n yes no ja nein oui non`,
};

const KINDS: ReadonlyMap<string, Word> = new Map(
  (Object.keys(WORDS_OF_KIND) as Word[])
    .toReversed()
    .flatMap((kind) => WORDS_OF_KIND[kind].split(/\s+/u).map((word) => [word, kind] as const)),
);

const MOST_WORDS = 6;

/** The words that each meaning needs, besides which only words of membership, dates and plain words may stand. */
const NEEDED: readonly (readonly [needed: readonly Word[], meaning: Meaning])[] = [
  [["dead"], "inactive_flag"],
  [["former", "membership"], "inactive_flag"],
  [["leaving"], "end_date"],
  [["end", "membership"], "end_date"],
  [["status"], "status_words"],
  [["active"], "active_flag"],
];

/** Returns the meaning of a header whose words are all known; null if one is not, or if they mean no mark. */
export function composeMark(words: readonly string[]): Alias | null {
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const kinds = new Set<Word>();
  for (const word of words) {
    const kind = KINDS.get(word);
    if (kind === undefined) return null;
    kinds.add(kind);
  }
  const found = NEEDED.find(([needed]) => needed.every((kind) => kinds.has(kind)));
  if (found === undefined) return null;
  const [needed, meaning] = found;
  const isRest = (kind: Word) =>
    needed.includes(kind) ||
    kind === "membership" ||
    kind === "plain" ||
    (kind === "date" && meaning !== "active_flag");
  return [...kinds].every(isRest) ? { meaning, rank: 0 } : null;
}
