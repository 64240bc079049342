import type { AliasLine } from "../alias.ts";

/** Header words for birthdays, other dates, groups, guardians, and marks of inactive people ("Deceased"). */
export const DATE_AND_MARK_ALIASES: readonly AliasLine[] = [
  [
    "birthday",
    0,
    `Birth Date | Birthdate | Date of Birth | DOB | D.O.B. | Birth Date (full) | Full Birthday | Bdate | Born | Born On | Geburtsdatum | Geb.-Datum | Geb. Datum | Gebdat |
    Geb.-Dat. | geb. | geb. am | Geboren am | Geboren | Date de naissance | Date naissance | Date de naiss. | Date naiss. | Né(e) le | Né le | Naissance | DDN | Fecha de nacimiento | Fecha nacimiento | Fecha nac. | Fecha de nac. | F. nac. | F. nacimiento | Fec. nac. | Nacimiento |
    Data di nascita | Nato il | Nato/a il | Geboortedatum | Geb.datum | Född | Födelsedatum | Fødselsdato | Fødselsdag | Syntymäaika | Syntymäpäivä | Data urodzenia | Data ur. |
    Urodziny | Datum narození | Datum nar. | Narozen | Narozeniny | Data de nascimento | Nascimento | Dt. Nascimento | Data nasc. | Data de nasc. | Data nașterii | Születési dátum | Születési idő |
    Dátum narodenia | Datum rođenja | Datum rojstva | Sünniaeg | Дата рождения | Дата рожд. | День рождения | Дата народження | Ημερομηνία γέννησης | Ημ. γέννησης | Ημ/νία γέννησης | Doğum tarihi | 生年月日 | 誕生日 |
    出生日期 | 생년월일 | תאריך לידה`,
  ],
  ["birthday", 1, "Bday | B-Day | Birthday Date | Cumpleaños | Compleanno | Verjaardag | Födelsedag | Bursdag"],
  ["birthday_or_day", 1, "Geburtstag | Birthday | Geb.-Tag"],
  ["birthday_or_wedding", 1, "Anniversaire"],
  ["birthday_in_portuguese", 1, "Aniversário"],
  [
    "birthday_day",
    0,
    "Day of Birth | Birthday Day | Geburtstag (Tag) | Jour de naissance | Día de nacimiento | Dag van geboorte",
  ],
  [
    "birthday_month",
    0,
    "Birth Month | Month of Birth | Birthday Month | Geburtsmonat | Geb.-Monat | Mois de naissance | Mes de nacimiento | Geboortemaand",
  ],
  [
    "birthday_year",
    0,
    "Birth Year | Year of Birth | YOB | Birthday Year | Geburtsjahr | Geb.-Jahr | Jahrgang | Année de naissance | Año de nacimiento | Anno di nascita | Geboortejaar | Födelseår | Fødselsår | Rok urodzenia | Rok narození | Ano de nascimento",
  ],
  ["plain_day", 0, "Day | Tag | Jour | Día | Giorno | Dag"],
  ["plain_month", 0, "Month | Monat | Mois | Mes | Mese | Maand"],
  ["plain_year", 0, "Year | Jahr | Année | Año | Anno | Jaar"],
  [
    "gender",
    0,
    "Gender | Sex | Geschlecht | Geschl. | Sexe | Genre | Género | Sexo | Sesso | Genere | Geslacht | Kön | Kjønn | Køn | Sukupuoli | Płeć | Pohlaví | 性別 | Пол",
  ],
  [
    "relationship_status",
    0,
    `Relationship Status | Marital Status | Civil Status | Family Status | Familienstand | Beziehungsstatus | Zivilstand | Situation familiale | État civil | Estado civil |
    Stato civile | Burgerlijke staat | Civilstånd | Sivilstand | Civilstand | Siviilisääty | Stan cywilny | Rodinný stav`,
  ],
  [
    "profile_image",
    0,
    "Profile Image | Profile Picture | Profile Photo | Photo | Photo URL | Picture | Avatar | Avatar URL | Image URL | Profilbild | Foto | Bild | Photo de profil | Foto de perfil | Immagine del profilo",
  ],
  [
    "group",
    0,
    `Group | Groups | Group Name | Celebration Group | Celebration Group Name | Gruppe | Gruppen | Gruppenname | Groupe | Groupes | Nom du groupe | Grupo | Grupos | Nombre del grupo |
    Gruppo | Gruppi | Groep | Groepen | Groepsnaam | Grupp | Grupper | Gruppenavn | Ryhmä | Ryhmät | Grupa | Grupy | Skupina | Skupiny | Csoport | Grup | グループ | 组 | 그룹 | Группа`,
  ],
  [
    "group_if_proven",
    0,
    `Labels | Label | Group Membership | Categories | Category | Tags | Tag (label) | Team | Teams | Team Name | Department | Department Name | Dept | Division | Organization Department | Organization 1 - Department | Home Department |
    Kategorien | Kategorie | Schlagwörter | Schlagworte | Abteilung | Abteilungen | Bereich | Sparte | Mannschaft | Klasse | Etiketten | Catégories | Catégorie | Étiquettes | Service | Équipe | Département | Categorías | Categoría |
    Etiquetas | Equipo | Departamento | Categorie | Categoria | Etichette | Reparto | Squadra | Afdeling | Avdelning | Avdeling | Osasto | Dział | Zespół | Oddělení | Tým | Equipe | Household Name |
    Distribution Lists | Mailing List | List | Lists | Liste | Listen | Ministry | Class | Grade | カテゴリ | タグ | 部署 | 部門`,
  ],
  ["guardian_contact_id", 0, "Guardian Contact ID | Guardian ID | Guardian Key | Parent Contact ID"],
  [
    "status_words",
    0,
    `Status | Employment Status | Employee Status | Position Status | Worker Status | Account Status | User Status | New Status | Member Status | Membership Status | Membership | Contact Status |
    Attendee Status | Registration Status | Subscription Status | Subscriber Status | Email Status | Marketing Status | Opt-in Status | Email Opt-in Status | Record Status | Personenstatus | Mitgliedsstatus | Mitgliedschaftsstatus |
    Mitarbeiterstatus | Beschäftigungsstatus | Statut | Statut d'emploi | Estado | Estado laboral | Situación laboral | Stato | Inactive Reason | Tila | Stav | Stan`,
  ],
  [
    "active_flag",
    0,
    "Active | Is Active | isActive | Enabled | Is Enabled | accountEnabled | Account Enabled | enabledUser | Aktiv | Actif | Activo | Attivo | Actief | Aktywny | Aktivní | Ativo",
  ],
  [
    "inactive_flag",
    0,
    `Deceased | Is Deceased | Date Deceased | Deceased Date | Death Date | Date of Death | Died | Dead | Verstorben | Verstorben am | Sterbetag | Todestag | Gestorben | Gestorben am | Todesdatum | Sterbedatum | Décédé | Décédé(e) | Décédé le | Date de décès |
    Fallecido | Fecha de fallecimiento | Fecha de defunción | Deceduto | Data di morte | Overleden | Overlijdensdatum | Avliden | Død | Kuollut | Zmarły | Data zgonu | Zemřel | Falecido |
    To Be Deleted | Inactive | Is Inactive | Inaktiv | Terminated | Archived | Disabled | Suspended | Unsubscribed | Opted Out | Opt Out | Email Opt Out | Do Not Contact | Has Opted Out of Email | Unsubscribed from all email | UNSUB_TIME | CLEAN_TIME | Block sign in | Block sign in (Yes/No) | EMAIL_BLACKLISTED | Gelöscht | Deleted | Is Deleted`,
  ],
  [
    "end_date",
    0,
    `Termination Date | Date of Termination | Leaving Date | Leave Date | Last Day of Work | Last Working Day | Exit Date | Employment End Date | Membership End Date | Austritt | Austrittsdatum | Austritt am | Ausgetreten am | Kündigungsdatum | Vertragsende | Mitglied bis |
    Date de sortie | Date de départ | Fecha de baja | Fecha de salida | Data di cessazione | Datum uitdienst | Uit dienst`,
  ],
  [
    "other_date",
    0,
    `Anniversary | Wedding Anniversary | Anniversaire de mariage ou fête | Anniversaire de mariage | Jahrestag | Hochzeitstag | Aniversario de boda | Anniversario | Hire Date | Hired | Date Hired | Start Date | Join Date | Joined | Date Joined | Joining Date | Original Hire Date |
    Entry Date | Eintritt | Eintrittsdatum | Eintritt am | Eingetreten am | Mitglied seit | Beitritt | Beitrittsdatum | Date d'entrée | Date d'embauche | Fecha de alta | Fecha de ingreso | Data di assunzione | Datum in dienst | Anställningsdatum |
    Connected On | Order Date | Create Date | Created | Created At | Created Date | Created Time | Date Created | Modified Time | Last Modified | Last Modified Date | dateLastModified | Last Activity Date | Stand | Baptism Date | Date of Baptism |
    Taufdatum | OPTIN_TIME | CONFIRM_TIME | LAST_CHANGED | ADDED_TIME | MODIFIED_TIME | Last Seen | Updated At | Registration Date | Start Time | Date`,
  ],
  [
    "age",
    0,
    `Age | Age (years) | Age in years | Current Age | Alter | Alter (Jahre) | Alter in Jahren | Lebensalter | Âge | Âge (ans) | Edad | Edad (años) | Età | Età (anni) | Leeftijd | Wiek | Idade | Ålder | Alder | Ikä | Věk | Vek |
    Életkor | Kor | Vârstă | Vârsta | Yaş | Starost | Dob (godine) | Vanus | Vecums | Amžius | Возраст | Вік | Ηλικία | 年齢 | 年龄 | 나이 | גיל`,
  ],
  [
    "remarks",
    0,
    `Notes | Note | Remark | Remarks | Comment | Comments | Memo | Additional Info | Additional Information | Notizen | Notiz | Bemerkung | Bemerkungen | Bem. | Anmerkung | Anmerkungen | Kommentar | Kommentare | Hinweis | Hinweise | Vermerk | Sonstiges | Zusatz |
    Remarque | Remarques | Commentaire | Commentaires | Observation | Observations | Nota | Notas | Comentario | Comentarios | Observación | Observaciones | Annotazioni | Annotazione | Osservazioni | Commenti | Commento | Opmerking | Opmerkingen | Notities | Notitie | Bijzonderheden | Toelichting |
    Uwaga | Uwagi | Notatki | Komentarz | Komentarze | Observação | Observações | Obs. | Comentários | Comentário | Anotações | Bemærkning | Bemærkninger | Noter | Merknad | Merknader | Notater | Notat | Anmärkning | Anmärkningar | Anteckningar | Anteckning | Noteringar | Kommentarer | Huomautus | Huomautukset | Huomioita | Huom. | Muistiinpanot | Lisätiedot | Kommentti | Athugasemd | Athugasemdir |
    Poznámka | Poznámky | Pozn. | Komentář | Komentár | Megjegyzés | Megjegyzések | Jegyzetek | Observații | Note/Observații | Comentarii | Mențiuni | Napomena | Napomene | Bilješka | Bilješke | Beleška | Opomba | Opombe | Märkus | Märkused | Märkmed | Piezīmes | Piezīme | Pastabos | Pastaba |
    Σημειώσεις | Παρατηρήσεις | Σχόλια | Примечание | Примечания | Комментарий | Комментарии | Заметки | Примітка | Примітки | Коментар | Коментарі | Забележка | Забележки | Бележки | Напомена | Açıklama | Açıklamalar | Not | Notlar | Notu | Yorum | ملاحظات | ملاحظة | توضیحات | یادداشت | הערה | הערות | Catatan | Keterangan | Ghi chú | Chú thích | หมายเหตุ | 備考 | メモ | 摘要 | コメント | 备注 | 備註 | 注释 | 비고 | 메모`,
  ],
  [
    "listed",
    0,
    `Record ID | Record Id | Contact ID | Customer ID | Person ID | Breeze ID | Employee ID | Employee # | Employee Number | Personalnummer | Pers.-Nr. | Mitgliedsnummer |
    Mitglieds-Nr. | Member ID | Membership Number | Associate ID | Position ID | Student Number | SIS ID | sourcedId | objectId | Household ID | Family ID | Nr. | No. | Lfd. Nr. | Account | Billing Information | Children | Directory Server | Hobby | Keywords |
    Manager's Name | Mileage | Organizational ID Number | Priority | Private | Referred By | Sensitivity | Spouse | User 1 | User 2 | User 3 | User 4 | Subject | Internet Free Busy | Contact owner | Lead Status | Lead Source | MEMBER_RATING | OPTIN_IP | CONFIRM_IP | LATITUDE |
    LONGITUDE | GMTOFF | DSTOFF | CC | LEID | EUID | Order # | Attendee # | Quantity | Ticket Type | Order Type | Currency | Total Paid | Reports To | Manager | Cost Center | Employee Type | Org Unit Path | Building ID | Floor Name | Floor Section | username | role | identifier | userType |
    Kinder | Konto | Name des/r Vorgesetzten | Priorität | Privat | Reisekilometer | Stichwörter | Vertraulichkeit | Verzeichnisserver | Empfohlen von | Büro | Benutzer 1 | Benutzer 2 | Benutzer 3 | Benutzer 4 | Abrechnungsinformation | Conjoint(e) | Enfants |
    Family Role | School | Nickname | Accepts Email Marketing | Accepts SMS Marketing | Total Spent | Total Orders | Tax Exempt | Assistent(in) | Partner | Organisationsnr. | Internet Frei/Gebucht`,
  ],
];
