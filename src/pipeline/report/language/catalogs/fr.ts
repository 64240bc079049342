import type { Catalog } from "../catalog.ts";

/**
 * The French messages. `en.ts` says how messages work.
 *
 * list liste, row and line ligne, group groupe, service service de vœux, contact contact, run traitement, report rapport,
 * administrator responsable informatique, inbox folder dossier de dépôt, on hold en attente, approve valider, discard rejeter,
 * in doubt à vérifier, send transmettre, create ajouter (a person) or créer (a contact), link associer, leave out ignorer,
 * use prendre en compte, recognise reconnaître, greet vœux, address coordonnées, carry out appliquer, take over lancer le traitement,
 * take back annuler, row in order ligne correcte, birthday date de naissance, plan forfait,
 * guardian personne responsable, sheet feuille, settings paramètres. `$name` and `$place` never follow “de”, “à” or “le”,
 * and no participle agrees with them.
 */
export const fr: Catalog = {
  // Parts of other messages
  "part.column": "la colonne « {$header} »",
  "part.custom_field": "le champ « {$name} »",
  "part.the_key": "la clé",
  "part.lines": `.input {$count :integer}
.match $count
one {{ligne {$lines}}}
* {{lignes {$lines}}}`,
  "part.more": `.input {$count :integer}
.match $count
one {{{$count} autre}}
* {{{$count} autres}}`,
  "part.also": "De plus : {$message}",
  "part.cells_not_used": "Les cellules corrigées de cette ligne n’ont pas été prises en compte non plus.",
  "part.before_correction": "Avant la correction : {$message}",
  "part.rest_used": "Le reste de la ligne a été pris en compte.",
  "part.service_said": "Message du service de vœux : « {$words} »",
  "part.came_with": "La valeur est venue avec la liste « {$list} » du {$day :day}.",
  "part.same_value": "Même valeur chez : {$name}.",
  "part.some": "quelques",
  "part.this_row": "cette ligne",
  "part.this_person": "cette personne",
  "part.another_person": "une autre personne",

  // Fields: the name in a table; as a part of a sentence; of several people
  "field.first_name": "prénom",
  "field.first_name.the": "le prénom",
  "field.first_name.many": "prénoms",
  "field.last_name": "nom de famille",
  "field.last_name.the": "le nom de famille",
  "field.last_name.many": "noms de famille",
  "field.full_name": "nom complet",
  "field.full_name.the": "le nom complet",
  "field.email": "adresse e-mail",
  "field.email.the": "l’adresse e-mail",
  "field.email.many": "adresses e-mail",
  "field.phone": "numéro de téléphone",
  "field.phone.the": "le numéro de téléphone",
  "field.phone.many": "numéros de téléphone",
  "field.whatsapp_phone": "numéro WhatsApp",
  "field.whatsapp_phone.the": "le numéro WhatsApp",
  "field.whatsapp_phone.many": "numéros WhatsApp",
  "field.birthday": "date de naissance",
  "field.birthday.the": "la date de naissance",
  "field.birthday.many": "dates de naissance",
  "field.birthday_day": "jour de naissance",
  "field.birthday_day.the": "le jour de naissance",
  "field.birthday_month": "mois de naissance",
  "field.birthday_month.the": "le mois de naissance",
  "field.birthday_year": "année de naissance",
  "field.birthday_year.the": "l’année de naissance",
  "field.timezone": "fuseau horaire",
  "field.timezone.the": "le fuseau horaire",
  "field.timezone.many": "fuseaux horaires",
  "field.gender": "sexe",
  "field.gender.the": "le sexe",
  "field.location": "lieu",
  "field.location.the": "le lieu",
  "field.language": "langue",
  "field.language.the": "la langue",
  "field.language.many": "langues",
  "field.company": "entreprise",
  "field.company.the": "l’entreprise",
  "field.job_title": "fonction",
  "field.job_title.the": "la fonction",
  "field.salutation": "civilité",
  "field.salutation.the": "la civilité",
  "field.salutation.many": "civilités",
  "field.relationship_status": "situation familiale",
  "field.relationship_status.the": "la situation familiale",
  "field.profile_image": "photo",
  "field.profile_image.the": "la photo",
  "field.status": "statut",
  "field.status.the": "le statut",
  "field.group": "groupe",
  "field.group.the": "le groupe",
  "field.group_id": "groupe",
  "field.group_id.the": "le groupe",
  "field.guardian_contact_id": "personne responsable",
  "field.guardian_contact_id.the": "la personne responsable",
  "field.contact_id": "numéro de contact",
  "field.contact_id.the": "le numéro de contact",
  "field.inactive": "mention de départ",
  "field.inactive.the": "la mention de départ",

  // Why a cell can't be trusted, as the end of a sentence
  "fault.error_value": "la cellule contient une erreur du tableur ou une formule",
  "fault.formula_without_value": "c’est une formule, et le fichier a été enregistré sans son résultat",
  "fault.number_damaged": "le tableur a arrondi le nombre, et ses derniers chiffres sont perdus",
  "fault.date_damaged": "la date donnée par le tableur n’est pas fiable",
  "fault.date_rewritten": "un tableur a pu écrire la date ainsi de lui-même ; écrivez-la sous la forme année-mois-jour",
  "fault.letters_lost": "des lettres ont été perdues à l’enregistrement de la liste",
  "fault.merged_cell":
    "la cellule est fusionnée avec une cellule au-dessus, et on ne sait pas à qui appartient la valeur",
  "fault.unknown": "le tableur a endommagé la valeur",

  // What a value looks like, as the end of a sentence
  "kind.date": "une date",
  "kind.phone": "un numéro de téléphone",
  "kind.email": "une adresse e-mail",
  "kind.name": "un nom",
  "kind.language": "une langue",
  "kind.salutation": "une civilité",

  // Why a column of birthdays is in doubt, as the end of a sentence
  "doubt.exchanged":
    "une partie des dates de cette colonne ne dépasse jamais le 12 du mois, et toutes les autres le dépassent. Un tableur a sans doute inversé le jour et le mois",
  "doubt.celebration_year":
    "trop de dates de naissance de cette liste tombent cette année ou peu avant. C’est sans doute l’année de la fête, et non l’année de naissance",
  "doubt.age":
    "d’après les âges indiqués dans une autre colonne de cette liste, presque toutes les années de naissance sont décalées du même nombre d’années",
  "doubt.lost_zero": "cette colonne contient des nombres, et un nombre perd son dernier zéro (3.10 devient 3.1)",
  "doubt.short_numbers": "dans cette colonne, le mois et le jour forment un seul nombre",
  "doubt.five_digits": "les nombres de cette colonne sont peut-être des jours, mois et années sans séparateur",
  "doubt.epoch": "ce classeur compte les jours à partir de 1904, alors que d’autres comptent à partir de 1900",
  "doubt.unknown": "les dates de cette colonne se contredisent",

  // One question about the order in a whole column
  "question.title": `.input {$column :string}
.match $column
|| {{Une question sur une colonne sans titre : {$asks}}}
* {{Une question sur la colonne « {$column} » : {$asks}}}`,
  "question.waits": `.input {$rows :integer}
.match $rows
one {{{$rows} ligne attend la réponse.}}
* {{{$rows} lignes attendent la réponse.}}`,
  "question.nameOrder.asks": "qu’est-ce qui vient en premier, le prénom ou le nom de famille ?",
  "question.nameOrder.order_not_shown": "Rien ne le montre dans cette colonne.",
  "question.nameOrder.order_contradicted":
    "Dans cette liste, certains indices disent que le prénom vient en premier, d’autres que c’est le nom de famille.",
  "question.nameOrder.answer":
    "Votre responsable informatique y répond au moyen de « nameOrder » (« given_first » pour Anna Muster, ou « family_first » pour Muster Anna) dans les paramètres de la liste « {$feed} ». Remettez ensuite la liste dans le dossier de dépôt.",
  "question.dateOrder.asks": "qu’est-ce qui vient en premier, le jour ou le mois ?",
  "question.dateOrder.order_not_shown": "Aucune date de cette liste ne le montre avec certitude.",
  "question.dateOrder.order_contradicted":
    "Certaines dates de cette liste montrent que le jour vient en premier, et d’autres que c’est le mois.",
  "question.dateOrder.answer":
    "Répondez « toutes JMA » (jour, mois, année) ou « toutes MJA » (mois, jour, année) dans une de ces lignes. La réponse vaut pour toutes les lignes et pour les listes suivantes de « {$feed} ».",
  "question.dateOrder.answer_held":
    "Si c’est la bonne liste, validez-la d’abord. Répondez ensuite « toutes JMA » (jour, mois, année) ou « toutes MJA » (mois, jour, année) dans une de ces lignes du rapport le plus récent. La réponse vaut pour toutes les lignes et pour les listes suivantes de « {$feed} ».",
  "question.country.waits": `.input {$rows :integer}
.match $rows
one {{Le numéro de téléphone de {$rows} ligne n’a pas d’indicatif du pays et n’est donc pas transmis.}}
* {{Les numéros de téléphone de {$rows} lignes n’ont pas d’indicatif du pays et ne sont donc pas transmis.}}`,
  "question.country.answer":
    "Votre responsable informatique définit le pays une seule fois, avec « country » (par exemple « DE ») dans les paramètres de la liste « {$feed} ». Remettez ensuite la liste dans le dossier de dépôt.",

  // Calendars
  "calendar.Buddhist": "du calendrier bouddhique",
  "calendar.Persian": "du calendrier persan",
  "calendar.Jewish": "du calendrier hébraïque",
  "calendar.other": "d’un autre calendrier",

  // Answers to questions
  "choice.same": "même",
  "choice.new": "nouveau",
  "choice.right": "juste",
  "choice.unknown": "inconnu",
  "choice.leave_out": "omettre",
  "choice.leave_out_email": "omettre e-mail",
  "choice.leave_out_phone": "omettre téléphone",
  "choice.there": "présent",
  "choice.not_there": "absent",
  "choice.all_DMY": "toutes JMA",
  "choice.all_MDY": "toutes MJA",
  "choice.contact_id": "NUMÉRO_DU_CONTACT",
  "choice.title": "Votre réponse",
  "choice.prompt": "Choisissez une réponse dans la liste. Déposez ensuite ce fichier dans le dossier de dépôt.",
  "choice.prompt_there":
    "Écrivez « présent » et le numéro du contact, par exemple « présent 88213 ». Ou choisissez « absent ». Déposez ensuite ce fichier dans le dossier de dépôt.",
  "choice.prompt_all":
    "Avec « toutes JMA », toutes les dates de cette liste et des listes suivantes sont lues dans l’ordre jour, mois, année. Avec « toutes MJA », dans l’ordre mois, jour, année. Une date seule ne vaut que pour cette ligne.",
  "part.answer_column": "Ligne {$line}, colonne « _answer » : {$message}",
  "issue.answer_later": "On pourra répondre à cette question une fois la décision prise sur la liste.",
  "issue.answer":
    "Écrivez {$choices :either} dans la colonne « _answer » de rejections.xlsx, puis déposez ce fichier dans le dossier de dépôt. Ou votre responsable informatique lance {$command :either} suivi de la réponse.",
  "issue.answer_refused.title": "Réponse non prise en compte",
  "issue.answer_refused.message": `.input {$reason :string}
.match $reason
unknown_choice {{{$answer :either} n’est pas une réponse à cette question.}}
no_question {{{$answer :either} n’a pas été pris en compte, car cette ligne ne pose aucune question.}}
two_answers {{Deux lignes répondent différemment à la même question. Aucune des deux réponses n’a été prise en compte.}}
two_people {{Deux lignes désignent le contact {$contactId}, qui est une seule personne. Aucune des deux réponses n’a été prise en compte.}}
two_dates {{La ligne a une date de naissance corrigée et une autre date comme réponse. Aucune des deux n’a été prise en compte.}}
linked {{Le contact {$contactId} appartient déjà à une autre personne de vos listes.}}
decided {{La question a déjà reçu la réponse {$given :either}.}}
waits {{La question a déjà reçu la réponse {$given :either}. Cette réponse attend la décision sur une liste.}}
setting {{Les paramètres de cette liste indiquent ce qui vient en premier, le jour ou le mois. Une réponse ne peut pas les modifier.}}
gone {{Le contact indiqué dans la question n’est plus associé à aucune liste.}}
held {{La liste de cette ligne attend une décision.}}
changed {{La ligne ou sa question a changé depuis la création de ce rapport.}}
approver {{Seule une personne autorisée à valider les listes peut donner la réponse {$answer :either}.}}
* {{{$answer :either} n’est pas une réponse à cette question.}}`,
  "issue.answer_refused.hint": `.input {$reason :string}
.match $reason
unknown_choice {{Écrivez {$choices :either}.}}
no_question {{Effacez la réponse. Si la ligne contient une erreur, corrigez ses cellules.}}
two_answers {{Ne gardez qu’une des réponses.}}
two_people {{Cherchez les deux personnes dans le service de vœux et corrigez les réponses.}}
two_dates {{Gardez l’une des deux et effacez l’autre.}}
linked {{Vérifiez le numéro du contact dans le service de vœux et corrigez la réponse.}}
decided {{Si c’était une erreur, adressez-vous à votre responsable informatique.}}
waits {{Prenez d’abord une décision sur cette liste.}}
setting {{Votre responsable informatique modifie « dateOrder » dans les paramètres.}}
gone {{La ligne sera réexaminée avec la prochaine liste.}}
held {{Prenez d’abord une décision sur la liste. Répondez ensuite dans son rapport le plus récent.}}
changed {{Répondez à la question telle qu’elle figure dans le rapport le plus récent.}}
approver {{Demandez à une telle personne de répondre à la question.}}
* {{Écrivez {$choices :either}.}}`,

  // Rows that are not applied: title, what happened, what to do now
  "issue.first_name_missing.title": "Prénom manquant",
  "issue.first_name_missing.message":
    "Cette personne n’a pas de prénom. Sans prénom, elle ne peut pas recevoir de vœux.",
  "issue.first_name_missing.hint": "Indiquez le prénom.",

  "issue.full_name_unsplit.title": "Où est le prénom ?",
  "issue.full_name_unsplit.message": `.input {$readings :either}
.match $readings
|| {{On ne sait pas quelle partie du nom « {$cell} » est le prénom.}}
* {{On ne sait pas quelle partie du nom « {$cell} » est le prénom : {$readings}.}}`,
  "issue.full_name_unsplit.hint": `.input {$reason :string}
.match $reason
|| {{Écrivez le nom sous la forme « Nom, Prénom », ou mettez le prénom et le nom de famille dans deux colonnes.}}
* {{C’est une seule question pour toute la colonne : qu’est-ce qui vient en premier, le prénom ou le nom de famille ? Votre responsable informatique y répond une fois pour toutes les lignes avec « nameOrder » (« given_first » pour Anna Muster, ou « family_first » pour Muster Anna). Vous pouvez aussi mettre le prénom et le nom de famille dans deux colonnes.}}`,

  "issue.group_missing.title": "Groupe manquant",
  "issue.group_missing.message": "La ligne ne dit pas à quel groupe appartient cette personne.",
  "issue.group_missing.hint":
    "Indiquez le nom du groupe. Si toutes les personnes de cette liste sont dans le même groupe, votre responsable informatique peut le définir une fois pour toute la liste.",

  "issue.group_unknown.title": "Groupe inconnu",
  "issue.group_unknown.message": `.input {$cell :string}
.match $cell
|| {{Aucun groupe ne porte ce nom.}}
* {{Aucun groupe ne s’appelle « {$cell} ».}}`,
  "issue.group_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Corrigez le nom du groupe, ou créez d’abord le groupe dans le service de vœux.}}
* {{Vouliez-vous dire le groupe {$nearest} ? Corrigez le nom, ou créez d’abord le groupe dans le service de vœux.}}`,

  "issue.group_ambiguous.title": "Deux groupes portent le même nom",
  "issue.group_ambiguous.message": "Plusieurs groupes s’appellent « {$cell} ».",
  "issue.group_ambiguous.hint":
    "Donnez des noms différents à ces groupes dans le service de vœux (leurs numéros : {$groupIds :all}), puis remettez la liste dans le dossier de dépôt.",

  "issue.several_groups.title": "Plusieurs groupes",
  "issue.several_groups.message": `.input {$readings :all}
.match $readings
|| {{La ligne indique plusieurs groupes : « {$cell} ». Une personne ne peut être que dans un seul groupe à la fois.}}
* {{La ligne indique plusieurs groupes : {$readings}. Une personne ne peut être que dans un seul groupe à la fois.}}`,
  "issue.several_groups.hint": "Ne laissez que le groupe dans lequel cette personne doit recevoir ses vœux.",

  "issue.key_missing.title": "Personne impossible à reconnaître d’une liste à l’autre",
  "issue.key_missing.message": `.input {$partCount :integer}
.input {$cell :string}
.match $partCount $cell
1 || {{{$parts :first} manque, mais c’est ce qui permet de reconnaître cette personne d’une liste à l’autre.}}
1 * {{{$parts :first} est illisible (« {$cell} »), mais c’est ce qui permet de reconnaître cette personne d’une liste à l’autre.}}
* * {{Rien dans cette ligne ne permettrait de reconnaître cette personne dans la prochaine liste.}}`,
  "issue.key_missing.hint": `.input {$partCount :integer}
.match $partCount
1 {{Indiquez {$parts}.}}
* {{Ajoutez une adresse e-mail, un numéro de téléphone, ou le nom complet avec la date de naissance.}}`,

  "issue.birthday_unreadable.title": "Date de naissance illisible",
  "issue.birthday_unreadable.message": "La date de naissance « {$cell} » ne peut pas être lue comme une date.",
  "issue.birthday_unreadable.hint":
    "Écrivez la date sous la forme année-mois-jour, par exemple 1985-03-07 pour le 7 mars 1985.",

  "issue.birthday_ambiguous.title": "Date de naissance lisible de deux façons",
  "issue.birthday_ambiguous.message": `.input {$readings :either}
.input {$known :string}
.match $known $readings
|| || {{La date de naissance « {$cell} » peut désigner deux jours différents. Le programme ne devine pas.}}
|| * {{La date de naissance « {$cell} » peut vouloir dire {$readings}. Le programme ne devine pas.}}
* * {{La date de naissance « {$cell} » est de cette année ou de l’année dernière. Jusqu’ici, la date connue pour cette personne est {$known}. Le programme ne devine pas.}}`,
  "issue.birthday_ambiguous.hint": `.input {$standIn :string}
.input {$reason :string}
.match $standIn $reason
|| || {{Écrivez la date sous la forme année-mois-jour, par exemple 1985-03-07 pour le 7 mars 1985.}}
|| * {{C’est une seule question pour toute la colonne : qu’est-ce qui vient en premier, le jour ou le mois ? « toutes JMA » (jour, mois, année) ou « toutes MJA » (mois, jour, année) y répond pour toutes les lignes. Vous pouvez aussi écrire les dates sous la forme année-mois-jour, par exemple 1985-03-07 pour le 7 mars 1985.}}
* * {{Si cette personne est née ce jour-là, la réponse est « juste » : cette date de naissance est alors transmise, sans l’année. Si la date de naissance est inconnue, la réponse est « inconnu » : les données de toutes les personnes avec la date « {$standIn} » sont alors transmises sans date de naissance.}}`,

  "issue.birthday_impossible.title": "Date de naissance impossible",
  "issue.birthday_impossible.message": `.input {$calendar :string}
.input {$year :string}
.match $calendar $year
|| * {{La date de naissance « {$cell} » n’existe pas.}}
* || {{La date de naissance « {$cell} » ressemble à une date {$calendar}.}}
* * {{La date de naissance « {$cell} » ressemble à une date {$calendar}. Dans notre calendrier, cette année-là a commencé en {$year}.}}`,
  "issue.birthday_impossible.hint":
    "Corrigez la date de naissance. Écrivez-la sous la forme année-mois-jour, par exemple 1985-03-07 pour le 7 mars 1985.",

  "issue.birthday_future.title": "Date de naissance dans le futur",
  "issue.birthday_future.message": "La date de naissance « {$cell} » est dans le futur.",
  "issue.birthday_future.hint":
    "Corrigez l’année. Écrivez la date sous la forme année-mois-jour, par exemple 1985-03-07 pour le 7 mars 1985.",

  "issue.birthday_yearless.title": "Date de naissance sans l’année",
  "issue.birthday_yearless.message":
    "L’année manque dans la date de naissance « {$cell} », et cette liste n’accepte que des dates complètes.",
  "issue.birthday_yearless.hint":
    "Ajoutez l’année. Écrivez la date sous la forme année-mois-jour, par exemple 1985-03-07 pour le 7 mars 1985.",

  "issue.birthday_column.title": "Les dates de naissance de toute la colonne sont douteuses",
  "issue.birthday_column.message": `.input {$readings :either}
.match $readings
|| {{La date de naissance « {$cell} » n’est pas fiable : {$why}.}}
* {{La date de naissance « {$cell} » n’est pas fiable : {$why}. Elle peut vouloir dire {$readings}.}}`,
  "issue.birthday_column.hint":
    "Exportez de nouveau la liste avec les dates de naissance au format texte. Écrivez la date sous la forme année-mois-jour, par exemple 1985-03-07 pour le 7 mars 1985.",

  "issue.shared_birthday.title": "Une même date de naissance pour beaucoup de personnes",
  "issue.shared_birthday.message":
    "{$people} personnes de cette liste ont la date de naissance « {$cell} ». Cette date remplace sans doute une date de naissance inconnue.",
  "issue.shared_birthday.hint":
    "Si toutes ces personnes sont nées ce jour-là, la réponse est « juste ». Si leur date de naissance est inconnue, la réponse est « inconnu » : leurs données sont alors transmises sans date de naissance.",

  "issue.email_several.title": "Plusieurs adresses e-mail",
  "issue.email_several.message": `.input {$readings :all}
.match $readings
|| {{Il y a plusieurs adresses e-mail : « {$cell} ».}}
* {{Il y a plusieurs adresses e-mail : {$readings}.}}`,
  "issue.email_several.hint": "Ne laissez que l’adresse à utiliser.",

  "issue.email_unreadable.title": "Adresse e-mail illisible",
  "issue.email_unreadable.message": "« {$cell} » n’est pas une adresse e-mail.",
  "issue.email_unreadable.hint": "Corrigez l’adresse e-mail, ou videz la cellule s’il n’y en a pas.",

  "issue.columns_disagree.title": "Deux colonnes se contredisent",
  "issue.columns_disagree.message": `.input {$readings :all}
.match $readings
|| {{Les colonnes {$headers :all} se contredisent sur cette personne.}}
* {{Les colonnes {$headers :all} se contredisent sur cette personne : {$readings}.}}`,
  "issue.columns_disagree.hint": "Corrigez la cellule qui contient l’erreur, ou videz-la.",

  "issue.contact_id_unreadable.title": "Numéro de contact illisible",
  "issue.contact_id_unreadable.message": "Le numéro de contact « {$cell} » n’est pas un nombre entier.",
  "issue.contact_id_unreadable.hint":
    "Corrigez le numéro de contact, ou videz la cellule si vous ne le connaissez pas.",

  "issue.guardian_unreadable.title": "Personne responsable non identifiée",
  "issue.guardian_unreadable.message": "On ne sait pas qui est la personne responsable « {$cell} ».",
  "issue.guardian_unreadable.hint":
    "Indiquez la valeur qui permet de reconnaître la personne responsable dans sa propre ligne, ou son numéro de contact.",

  "issue.cell_fault.title": "Cellule endommagée",
  "issue.cell_fault.message": "{$place :first} contient « {$cell} », une valeur inutilisable : {$fault}.",
  "issue.cell_fault.hint": "Saisissez de nouveau la valeur, sous forme de texte.",

  "issue.cells_shifted.title": "Les cellules de la ligne sont décalées",
  "issue.cells_shifted.message":
    "{$place :first} contient « {$cell} », mais cela ressemble à {$kind}. Les cellules de cette ligne sont sans doute dans les mauvaises colonnes : rien n’a donc été transmis.",
  "issue.cells_shifted.hint": "Mettez chaque valeur dans sa colonne.",

  "issue.remark_unclear.title": "Une remarque parle d’un décès",
  "issue.remark_unclear.message":
    "La remarque « {$cell} » parle d’un décès, peut-être celui de cette personne. Rien n’a été transmis.",
  "issue.remark_unclear.hint":
    "Si cette personne est décédée, écrivez « décès » dans la remarque. Sinon, modifiez la remarque.",

  "issue.too_many_cells.title": "Plus de cellules que de colonnes",
  "issue.too_many_cells.message":
    "Cette ligne a {$cells} cellules, mais la liste n’a que {$columns} colonnes. On ne sait pas à quelle colonne appartient chaque cellule : la ligne n’a donc pas été prise en compte.",
  "issue.too_many_cells.hint":
    "La cause est souvent une virgule ou un point-virgule à l’intérieur d’une valeur. Mettez chaque valeur dans sa colonne.",

  "issue.broken_quotes.title": "Un guillemet n’est pas fermé",
  "issue.broken_quotes.message":
    "Dans cette ligne, un guillemet est ouvert et jamais fermé : on ne sait pas où chaque cellule commence et finit.",
  "issue.broken_quotes.hint": "Supprimez le guillemet, ou enregistrez la liste comme classeur Excel (.xlsx).",

  "issue.cell_too_long.title": "Une cellule est beaucoup trop longue",
  "issue.cell_too_long.message": "Une cellule de cette ligne est plus longue que ne peut l’être une vraie valeur.",
  "issue.cell_too_long.hint":
    "La cause est souvent un guillemet jamais fermé. Corrigez cette ligne, et vérifiez celles d’avant et d’après.",

  "issue.duplicate_key.title": "Plusieurs lignes avec la même clé et des valeurs différentes",
  "issue.duplicate_key.message": `.input {$sharing :string}
.input {$lineCount :integer}
.match $sharing $lineCount
wrong_key 0 {{La clé (« {$key} ») appartient à une autre ligne de cette liste, comme cela a été décidé. Cette ligne semble concerner une autre personne, c’est pourquoi rien n’a été transmis pour elle.}}
wrong_key * {{La clé (« {$key} ») appartient à une autre ligne de cette liste ({$lines}), comme cela a été décidé. Cette ligne semble concerner une autre personne, c’est pourquoi rien n’a été transmis pour elle.}}
people 0 {{Une autre ligne de ce fichier a la même clé (« {$key} »), mais semble concerner une autre personne.}}
people one {{La {$lines} de ce fichier a la même clé (« {$key} »), mais semble concerner une autre personne.}}
people * {{Les {$lines} de ce fichier ont la même clé (« {$key} »), mais semblent concerner des personnes différentes.}}
* 0 {{Une autre ligne de ce fichier concerne la même personne (« {$key} »), mais avec des valeurs différentes.}}
* one {{La {$lines} de ce fichier concerne la même personne (« {$key} »), mais avec des valeurs différentes.}}
* * {{Les {$lines} de ce fichier concernent la même personne (« {$key} »), mais avec des valeurs différentes.}}`,
  "issue.duplicate_key.hint": `.input {$sharing :string}
.input {$keyWithName :string}
.match $sharing $keyWithName
wrong_key || {{Corrigez {$keyColumns} dans cette ligne, ou supprimez la ligne de votre liste.}}
wrong_key * {{Si les deux personnes partagent les mêmes coordonnées : demandez à votre responsable informatique d’ajouter le prénom à la clé de cette liste ("key": [{$keyWithName}]). Sinon : corrigez {$keyColumns} dans cette ligne, ou supprimez la ligne de votre liste.}}
people || {{S’il s’agit de personnes différentes : corrigez {$keyColumns} dans la ligne fautive. S’il s’agit d’une seule personne : choisissez la bonne ligne, et supprimez les autres.}}
* || {{Choisissez la bonne ligne, et supprimez les autres.}}
* * {{Si les lignes concernent une seule personne : choisissez la bonne ligne, et supprimez les autres. Si ce sont des personnes différentes qui partagent les mêmes coordonnées : demandez à votre responsable informatique d’ajouter le prénom à la clé de cette liste ("key": [{$keyWithName}]).}}`,

  "issue.duplicate_contact_id.title": "Deux lignes pour un même contact",
  "issue.duplicate_contact_id.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Une autre ligne de ce fichier indique le même numéro de contact ({$contactId}).}}
one {{La {$lines} de ce fichier indique le même numéro de contact ({$contactId}).}}
* {{Les {$lines} de ce fichier indiquent le même numéro de contact ({$contactId}).}}`,
  "issue.duplicate_contact_id.hint":
    "Choisissez la personne à qui appartient ce contact, et effacez le numéro de contact dans les autres lignes.",

  "issue.looks_like.title": "Ressemble à une personne déjà présente dans le service de vœux",
  "issue.looks_like.message": `.input {$key :string}
.input {$lineCount :integer}
.match $key $lineCount
|| 0 {{Cette ligne semble concerner {$name}, qui est déjà dans le service de vœux. Pour éviter des vœux en double, aucun second contact n’a été créé.}}
|| * {{Cette ligne semble concerner {$name}, qui figure aussi dans la même liste (voir {$lines}). Pour éviter des vœux en double, aucun second contact n’a été créé.}}
* * {{Quelqu’un a répondu « même » pour cette ligne et pour celle de « {$key} » : toutes deux seraient donc {$name}. Les deux lignes diffèrent dans : {$differing}. Rien n’a été envoyé.}}`,
  "issue.looks_like.hint": `.input {$key :string}
.match $key
|| {{Si c’est la même personne, la réponse est « même » : le contact reçoit alors les valeurs de cette ligne. Si c’est une autre personne, la réponse est « nouveau » : un nouveau contact est alors créé pour elle.}}
* {{Répondez « même » uniquement pour la bonne ligne : l’autre ne sera alors pas utilisée. Si cette ligne concerne une autre personne, la réponse est « nouveau ». Ou mettez les mêmes valeurs dans les deux lignes.}}`,

  "issue.looks_like_in_doubt.title": "Ressemble à une personne peut-être déjà présente dans le service de vœux",
  "issue.looks_like_in_doubt.message":
    "Cette ligne semble concerner {$name} : ses données ont déjà été transmises, mais aucune réponse n’est arrivée. Pour éviter des vœux en double, rien n’a été transmis pour cette ligne.",
  "issue.looks_like_in_doubt.hint":
    "Cherchez la personne dans le service de vœux, et dites à votre responsable informatique ce que vous avez trouvé. Votre responsable l’enregistre avec « celebration-sync resolve {$operationId} ». La ligne est ensuite transmise avec la prochaine liste.",

  "issue.may_be_never.title": "Peut-être une personne qui ne doit jamais recevoir de vœux",
  "issue.may_be_never.message": `.input {$by :string}
.match $by
email {{L’adresse e-mail de cette ligne appartient à une personne qui ne doit jamais recevoir de vœux. Rien n’a été transmis, car la ligne peut désigner cette personne.}}
phone {{Le numéro de téléphone de cette ligne appartient à une personne qui ne doit jamais recevoir de vœux. Rien n’a été transmis, car la ligne peut désigner cette personne.}}
key {{La valeur qui permet de reconnaître cette ligne appartenait à une personne qui ne doit jamais recevoir de vœux. Rien n’a été transmis, car la ligne peut désigner cette personne.}}
* {{Une personne de ce nom ne doit jamais recevoir de vœux. Rien n’a été transmis, car la ligne peut désigner cette personne.}}`,
  "issue.may_be_never.hint": `.input {$contactId :string}
.match $contactId
|| {{Si c’est cette personne, la réponse est « même » : la ligne est désormais ignorée. Si c’est une autre personne, la réponse est « nouveau » : la ligne est alors transmise.}}
* {{Si c’est cette personne, la réponse est « même » : la ligne est désormais ignorée, et le contact {$contactId} est supprimé. Si c’est une autre personne, la réponse est « nouveau » : la ligne est alors transmise.}}`,

  "issue.other_person.title": "Est-ce encore la même personne ?",
  "issue.other_person.message": `.input {$likeName :string}
.input {$key :string}
.match $likeName $key
|| || {{Cette ligne est nouvelle, mais elle concerne peut-être {$name}, dont la ligne n’est plus dans la liste. Rien n’a été transmis, pour éviter des vœux en double.}}
|| * {{La valeur « {$key} » permettait jusqu’ici de reconnaître {$name}. Cette ligne semble concerner une autre personne : rien n’a donc été transmis.}}
* * {{La valeur « {$key} » permettait jusqu’ici de reconnaître {$name}. Cette ligne semble concerner {$likeName} : rien n’a donc été transmis.}}`,
  "issue.other_person.hint": `.input {$likeName :string}
.input {$stays :string}
.input {$own :string}
.match $stays $likeName $own
gone * * {{L’ancien contact n’est plus associé à aucune liste. La réponse est « nouveau » : un nouveau contact est alors créé pour cette personne.}}
|| || * {{Si c’est la même personne, la réponse est « même ». Si c’est une autre personne, la réponse est « nouveau » : l’ancien contact est alors supprimé, et un nouveau contact est créé pour cette personne.}}
* || * {{Si c’est la même personne, la réponse est « même ». Si c’est une autre personne, la réponse est « nouveau » : l’ancien contact reste dans le service de vœux, car cette liste n’a pas le droit de supprimer, et un nouveau contact est créé pour cette personne.}}
* * || {{Si cette ligne concerne {$name}, la réponse est « même » : le contact reçoit alors les valeurs de cette ligne. Si elle concerne {$likeName} ou une autre personne, la réponse est « nouveau ».}}
* * * {{{$likeName} a déjà un contact. Si cette ligne concerne {$likeName} ou une autre personne, la réponse est « nouveau ». Avec « même », le contact de {$name} reçoit les valeurs de cette ligne, et {$likeName} est alors deux fois dans le service de vœux.}}`,

  "issue.guardian_unknown.title": "Personne responsable introuvable",
  "issue.guardian_unknown.message":
    "La personne responsable « {$cell} » n’est ni dans cette liste ni dans le service de vœux.",
  "issue.guardian_unknown.hint":
    "Corrigez l’indication de la personne responsable, ou ajoutez une ligne pour elle dans la liste.",

  "issue.guardian_circle.title": "Personnes responsables en boucle",
  "issue.guardian_circle.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Cette personne serait responsable d’elle-même.}}
* {{Cette personne serait responsable d’elle-même (voir {$lines}).}}`,
  "issue.guardian_circle.hint": "Corrigez la personne responsable indiquée dans l’une de ces lignes.",

  "issue.linked_elsewhere.title": "Le contact appartient à une autre ligne",
  "issue.linked_elsewhere.message": `.input {$feed :string}
.match $feed
|| {{Le numéro de contact de cette ligne ({$contactId}) appartient déjà à une autre personne.}}
* {{Le numéro de contact de cette ligne ({$contactId}) appartient déjà à une autre personne de la liste « {$feed} ».}}`,
  "issue.linked_elsewhere.hint": "Corrigez le numéro de contact, ou videz la cellule.",

  "issue.cut_row.title": "La dernière ligne est peut-être coupée",
  "issue.cut_row.message":
    "Le fichier s’arrête au milieu de cette ligne, ou juste après : la ligne n’a donc pas été prise en compte.",
  "issue.cut_row.hint": "Remettez la liste entière dans le dossier de dépôt.",
  "issue.torn_row.title": "Un saut de ligne coupe cette ligne en deux",
  "issue.torn_row.message":
    "Cette ligne semble n’en former qu’une avec une autre ({$lines}), coupée par un saut de ligne : aucune n’a donc été prise en compte.",
  "issue.torn_row.hint":
    "Remettez les données sur une seule ligne, ou mettez entre guillemets la cellule qui contient le saut de ligne. Remettez ensuite la liste dans le dossier de dépôt.",

  "issue.waits_for_held.title": "Attend une autre modification",
  "issue.waits_for_held.message":
    "Dans le service de vœux, {$name} utilise encore les coordonnées de cette personne, et la modification correspondante est en attente.",
  "issue.waits_for_held.hint":
    "Prenez d’abord une décision sur la modification en attente. Vous n’avez rien d’autre à faire : cette ligne est transmise ensuite.",
  "issue.waits_for_doubt.title": "Attend une vérification",
  "issue.waits_for_doubt.message":
    "La valeur « {$key} » permettait jusqu’ici de reconnaître {$name}, dont les données ont déjà été transmises sans qu’une réponse arrive. Cette ligne semble concerner une autre personne : rien n’a donc été transmis.",
  "issue.waits_for_doubt.hint":
    "Vérifiez d’abord si {$name} est dans le service de vœux, et faites enregistrer le résultat. Vous n’avez rien d’autre à faire : cette ligne est transmise ensuite, ou une question vous est posée.",

  // Lines of a corrected report that are not used
  "issue.foreign_id.title": "Ligne qui ne vient pas de ce rapport",
  "issue.foreign_id.message":
    "Cette ligne de votre rapport corrigé n’a pas été prise en compte : son _id « {$id} » ne vient pas du programme.",
  "issue.foreign_id.hint":
    "Ouvrez le rapport le plus récent, et faites cette correction dans la ligne de la personne. Ne triez que des lignes entières, et ne touchez pas aux colonnes dont le titre commence par _.",
  "issue.other_feed.title": "Ligne du rapport d’une autre liste",
  "issue.other_feed.message": `.input {$feed :string}
.match $feed
|| {{Cette ligne de votre rapport corrigé n’a pas été prise en compte : son _id « {$id} » vient du rapport d’une autre liste.}}
* {{Cette ligne de votre rapport corrigé n’a pas été prise en compte : son _id « {$id} » vient du rapport de la liste « {$feed} ».}}`,
  "issue.other_feed.hint":
    "Corrigez cette ligne dans le rapport de l’autre liste, et mettez ce rapport seul dans le dossier de dépôt.",
  "issue.other_row.title": "Ligne avec l’_id d’une autre ligne",
  "issue.other_row.message":
    "Cette ligne de votre rapport corrigé n’a pas été prise en compte : son _id « {$id} » est celui d’une autre ligne ({$name}).",
  "issue.other_row.hint":
    "Ouvrez le rapport le plus récent, et faites cette correction dans la ligne de la personne. Ne triez que des lignes entières, et ne touchez pas aux colonnes dont le titre commence par _.",
  "issue.line_key_changed.title": "Ligne dont la clé a été modifiée",
  "issue.line_key_changed.message":
    "Cette ligne de votre rapport corrigé n’a pas été prise en compte : « {$column} » de {$name} n’est plus « {$cell} », et un rapport ne peut pas changer cela.",
  "issue.line_key_changed.hint":
    "Dans le rapport le plus récent, remettez « {$cell} » dans « {$column} », laissez vos autres corrections, et remettez le rapport dans le dossier de dépôt. Si « {$cell} » est faux, corrigez-le dans votre liste.",
  "issue.lines_differ.title": "Lignes qui se contredisent",
  "issue.lines_differ.message": `.input {$lineCount :integer}
.match $lineCount
one {{Cette ligne de votre rapport corrigé n’a pas été prise en compte : la {$lines} du rapport a la même _id ou la même clé, mais des valeurs différentes.}}
* {{Cette ligne de votre rapport corrigé n’a pas été prise en compte : les {$lines} du rapport ont la même _id ou la même clé, mais des valeurs différentes.}}`,
  "issue.lines_differ.hint":
    "Décidez quelle ligne est la bonne, supprimez les autres du rapport, et déposez de nouveau le rapport dans le dossier de dépôt.",
  "issue.waits_for_list.title": "Attend votre décision sur une liste",
  "issue.waits_for_list.message":
    "Cette correction appartient à une liste qui attend votre décision ({$list}). Elle attend avec cette liste.",
  "issue.waits_for_list.hint":
    "Prenez une décision sur cette liste. Si vous la validez, la correction est appliquée automatiquement. Si vous la rejetez, la correction est abandonnée.",
  "issue.list_discarded.title": "Correction d’une liste rejetée",
  "issue.list_discarded.message":
    "Cette correction n’a pas été prise en compte : la liste à laquelle elle appartenait ({$list}) a été rejetée.",
  "issue.list_discarded.hint":
    "Faites la correction dans le rapport le plus récent si la personne y figure, sinon dans votre liste.",
  "issue.line_outdated.title": "Correction arrivée trop tard",
  "issue.line_outdated.message":
    "Cette correction n’a pas été prise en compte : la ligne a changé depuis la création de ce rapport.",
  "issue.line_outdated.hint":
    "Faites la correction dans le rapport le plus récent si la personne y figure, sinon dans votre liste.",
  "issue.line_solved.title": "Correction arrivée trop tard",
  "issue.line_solved.message":
    "Cette correction n’a pas été prise en compte : avant son arrivée, la ligne était déjà correcte, ou n’était plus dans la liste.",
  "issue.line_solved.hint":
    "Faites la correction dans le rapport le plus récent si la personne y figure, sinon dans votre liste.",
  "issue.line_left_out.title": "Correction d’une ligne ignorée",
  "issue.line_left_out.message":
    "Cette correction n’a pas été prise en compte : la ligne a été ignorée, sur décision d’une personne, après l’enregistrement de ce rapport.",
  "issue.line_left_out.hint":
    "Si la personne doit tout de même figurer dans votre liste, corrigez la ligne dans votre liste.",

  // Answers of the service. `$notDone` is one of these sentences without its full stop.
  "not_done.create": "Cette personne n’a pas été ajoutée",
  "not_done.update": "Les données de cette personne n’ont pas été modifiées",
  "not_done.delete": "Cette personne n’a pas été supprimée",
  "not_done.none": "Cette ligne n’a pas été traitée",

  "issue.invalid_request.title": "Ligne inutilisable pour le service de vœux",
  "issue.invalid_request.message": "{$notDone} : une valeur manque, ou le service de vœux n’a pas pu l’utiliser.",
  "issue.invalid_request.hint":
    "Vérifiez le groupe et les autres valeurs de cette ligne. Elle est de nouveau transmise dès qu’elle a changé.",
  "issue.plan_limit_reached.title": "Le compte est plein",
  "issue.plan_limit_reached.message":
    "{$notDone} : le compte contient déjà autant de contacts que son forfait le permet.",
  "issue.plan_limit_reached.hint":
    "Libérez des places ou prenez un forfait plus grand. La ligne n’a pas besoin de changer : le prochain traitement fait un nouvel essai.",
  "issue.not_found.title": "Introuvable dans le compte",
  "issue.not_found.message": "{$notDone} : le service de vœux ne connaît pas le groupe ou la personne.",
  "issue.not_found.hint":
    "Vérifiez que le groupe existe encore dans le service de vœux, puis remettez la liste dans le dossier de dépôt.",
  "issue.contact_exists.title": "Coordonnées déjà utilisées dans ce groupe",
  "issue.contact_exists.message": `.input {$feed :string}
.input {$address :string}
.match $feed $address
|| || {{{$notDone} : une personne avec la même adresse e-mail ou le même numéro de téléphone est déjà dans ce groupe.}}
|| * {{{$notDone} : une personne avec les mêmes coordonnées ({$address}) est déjà dans ce groupe.}}
* * {{Cette ligne semble concerner {$name}, qui est déjà dans le service de vœux. Pour éviter des vœux en double, aucun second contact n’a été créé.}}`,
  "issue.contact_exists.hint": `.input {$feed :string}
.input {$lineCount :integer}
.input {$name :string}
.match $feed $lineCount $name
|| 0 || {{Si c’est la même personne, votre responsable informatique peut associer cette ligne à ce contact avec « celebration-sync link ». Sinon, indiquez d’autres coordonnées pour cette personne.}}
|| 0 * {{{$name :first} a déjà ces coordonnées. Si c’est la même personne, ne laissez qu’une ligne pour elle dans la liste. Sinon, indiquez d’autres coordonnées pour cette personne.}}
|| one * {{La {$lines} de ce fichier a les mêmes coordonnées. Si c’est la même personne, ne laissez qu’une ligne pour elle dans la liste. Sinon, indiquez d’autres coordonnées pour cette personne.}}
|| * * {{Les {$lines} de ce fichier ont les mêmes coordonnées. Si c’est partout la même personne, ne laissez qu’une ligne pour elle dans la liste. Sinon, indiquez d’autres coordonnées pour cette personne.}}
* * * {{{$name :first} figure aussi dans la liste « {$feed} ». Si c’est la même personne, ne laissez qu’une ligne pour elle. Sinon, indiquez d’autres coordonnées pour cette personne.}}`,
  "issue.validation_error.title": "Le service de vœux a refusé une valeur",
  "issue.validation_error.message": `.input {$cell :string}
.input {$refused :string}
.match $refused $cell
|| * {{{$notDone} : le service de vœux n’accepte pas une valeur de cette ligne.}}
* || {{{$notDone} : {$refused} contient une valeur que le service de vœux n’accepte pas.}}
* * {{{$notDone} : {$refused} contient une valeur que le service de vœux n’accepte pas (« {$cell} »).}}`,
  "issue.validation_error.hint": "Corrigez la valeur. La ligne est de nouveau transmise dès qu’elle a changé.",
  "issue.service_refused.title": "Le service de vœux a refusé la ligne",
  "issue.service_refused.message": "{$notDone} : le service de vœux a refusé la demande.",
  "issue.service_refused.hint":
    "Si la raison n’est pas claire, adressez-vous à votre responsable informatique. L’assistance du service de vœux peut retrouver la demande grâce à la valeur de la colonne _request_id.",
  "issue.group_gone.title": "Le groupe n’existe plus",
  "issue.group_gone.message": `.input {$operation :string}
.match $operation
delete {{{$notDone} : le groupe de cette personne n’existe plus dans le service de vœux.}}
* {{{$notDone} : le groupe « {$group} » n’existe plus dans le service de vœux.}}`,
  "issue.group_gone.hint": `.input {$operation :string}
.match $operation
delete {{Si la personne est encore dans le service de vœux, supprimez-y le contact. Demandez ensuite à votre responsable informatique d’annuler l’association avec « celebration-sync unlink{$row} ».}}
* {{Créez de nouveau le groupe, ou indiquez un autre groupe dans la ligne.}}`,
  "issue.contact_gone.title": "La personne n’est plus dans le service de vœux",
  "issue.contact_gone.message":
    "Le contact de cette personne n’existe plus : il a été supprimé dans le service de vœux. Il n’a pas été créé de nouveau.",
  "issue.contact_gone.hint":
    "Retirez la personne de votre liste. Si le contact a été supprimé par erreur, demandez à votre responsable informatique de le faire créer de nouveau.",
  "issue.guardian_not_created.title": "La personne responsable manque",
  "issue.guardian_not_created.message":
    "Les données de cette personne n’ont pas été transmises, car la personne responsable « {$cell} » n’a pas pu être ajoutée.",
  "issue.guardian_not_created.hint": `.input {$lineCount :integer}
.match $lineCount
0 {{Corrigez d’abord la ligne de la personne responsable. Le prochain traitement fera alors un nouvel essai pour cette ligne.}}
* {{Corrigez d’abord la ligne de la personne responsable ({$lines}). Le prochain traitement fera alors un nouvel essai pour cette ligne.}}`,
  "issue.in_doubt.title": "Données transmises, mais sans réponse",
  "issue.in_doubt.message": `.input {$otherContact :string}
.match $otherContact
|| {{Les données de cette personne ont été transmises, mais aucune réponse n’est arrivée. Cette personne est peut-être dans le service de vœux, et recevra peut-être ses vœux. Ses données n’ont pas été transmises une seconde fois, pour éviter des vœux en double.}}
* {{Les données de cette personne ont été transmises, mais le service de vœux a répondu avec les données d’une autre personne. La personne de cette ligne est peut-être dans le service de vœux, et recevra peut-être ses vœux. Ses données n’ont pas été transmises une seconde fois, pour éviter des vœux en double.}}`,
  "issue.in_doubt.hint": `.input {$planFull :string}
.match $planFull
|| {{Cherchez la personne dans le service de vœux, et dites à votre responsable informatique ce que vous avez trouvé. Votre responsable l’enregistre avec « celebration-sync resolve {$operationId} --created CONTACT_ID » ou « celebration-sync resolve {$operationId} --not-created ».}}
* {{Le service de vœux n’a pas pu être interrogé, car le compte contient déjà autant de contacts que son forfait le permet (« {$planFull} »). S’il y a de nouveau de la place, ou un forfait plus grand, le prochain traitement l’interroge de nouveau. Cherchez la personne dans le service de vœux, et dites à votre responsable informatique ce que vous avez trouvé. Votre responsable l’enregistre avec « celebration-sync resolve {$operationId} --created CONTACT_ID » ou « celebration-sync resolve {$operationId} --not-created ».}}`,
  "issue.exists_unlinked.title": "Dans le service de vœux, mais sans lien avec cette liste",
  "issue.exists_unlinked.message": `.input {$address :string}
.match $address
|| {{Une personne avec les coordonnées de cette ligne est dans le service de vœux. C’est très probablement cette personne, dont les données ont été transmises plus tôt sans réponse. Tant que la ligne n’est pas associée à ce contact, ses modifications ne lui sont pas transmises.}}
* {{Une personne avec les coordonnées de cette ligne ({$address}) est dans le service de vœux. C’est très probablement cette personne, dont les données ont été transmises plus tôt sans réponse. Tant que la ligne n’est pas associée à ce contact, ses modifications ne lui sont pas transmises.}}`,
  "issue.exists_unlinked.hint":
    "Cherchez la personne dans le service de vœux, et donnez le numéro de contact à votre responsable informatique, qui associe la ligne au contact avec « celebration-sync link{$target} ».",
  "issue.not_sent.title": "Pas encore transmis",
  "issue.not_sent.message": `.input {$why :string}
.match $why
|| {{{$notDone} pour l’instant.}}
* {{{$notDone} pour l’instant, car {$why}.}}`,
  "issue.not_sent.hint": "Vous n’avez rien à faire : le prochain traitement fait un nouvel essai pour cette ligne.",

  // Rows that are applied, with a value that is left out or looks odd
  "issue.phone_unreadable.title": "Numéro de téléphone illisible",
  "issue.phone_unreadable.message": "Le numéro de téléphone « {$cell} » est illisible.",
  "issue.phone_unreadable.hint": "Écrivez le numéro avec l’indicatif du pays, par exemple +49 30 5550123.",
  "issue.phone_scientific.title": "Numéro de téléphone endommagé par le tableur",
  "issue.phone_scientific.message":
    "Le tableur a raccourci le numéro de téléphone en « {$cell} » ; ses chiffres sont perdus.",
  "issue.phone_scientific.hint": "Mettez la colonne au format texte, puis saisissez de nouveau le numéro.",
  "issue.phone_rounded.title": "Numéro de téléphone arrondi par le tableur",
  "issue.phone_rounded.message":
    "Le numéro de téléphone « {$cell} » se termine par beaucoup de zéros. Un tableur l’a sans doute arrondi, et ses derniers chiffres sont perdus.",
  "issue.phone_rounded.hint":
    "Mettez la colonne au format texte, puis saisissez de nouveau le numéro d’après sa source.",
  "issue.phone_needs_country.title": "Numéro de téléphone sans indicatif du pays",
  "issue.phone_needs_country.message": "On ne sait pas à quel pays appartient le numéro de téléphone « {$cell} ».",
  "issue.phone_needs_country.hint":
    "Écrivez le numéro avec l’indicatif du pays, par exemple +49 30 5550123, ou demandez à votre responsable informatique de définir un pays pour cette liste.",
  "issue.phone_several.title": "Plusieurs numéros de téléphone",
  "issue.phone_several.message": `.input {$readings :all}
.match $readings
|| {{Il y a plusieurs numéros de téléphone : « {$cell} ».}}
* {{Il y a plusieurs numéros de téléphone : {$readings}.}}`,
  "issue.phone_several.hint": "Ne laissez que le numéro à utiliser.",
  "issue.timezone_unknown.title": "Fuseau horaire inconnu",
  "issue.timezone_unknown.message": "« {$cell} » n’est pas un fuseau horaire connu.",
  "issue.timezone_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Indiquez la région et la ville, par exemple Europe/Berlin.}}
* {{Vouliez-vous dire {$nearest} ?}}`,
  "issue.value_unreadable.title": "Valeur illisible",
  "issue.value_unreadable.message": `.input {$readings :all}
.input {$fault :string}
.match $readings $fault
|| || {{{$place :first} contient « {$cell} », une valeur inutilisable.}}
|| * {{{$place :first} contient « {$cell} », une valeur inutilisable : {$fault}.}}
* || {{On ne sait pas quelle valeur est la bonne parmi {$readings}.}}
* * {{On ne sait pas quelle valeur est la bonne parmi {$readings} : {$fault}.}}`,
  "issue.value_unreadable.hint": "Corrigez la valeur, ou videz la cellule.",
  "issue.birthday_stand_in_year.title": "Année de remplacement dans la date de naissance",
  "issue.birthday_stand_in_year.message": `.input {$readings :either}
.match $readings
|| {{L’année de la date de naissance « {$cell} » est de celles que les programmes écrivent quand ils ne connaissent pas l’année. La date de naissance a été transmise sans l’année.}}
* {{L’année de la date de naissance « {$cell} » est de celles que les programmes écrivent quand ils ne connaissent pas l’année. La date a été lue sans l’année : {$readings}.}}`,
  "issue.birthday_stand_in_year.hint": "Si vous connaissez l’année de naissance, indiquez-la.",
  "issue.birthday_implausible.title": "Date de naissance peu probable",
  "issue.birthday_implausible.message":
    "La date de naissance « {$cell} » a été prise en compte, mais son année est peu probable : c’est l’année en cours, ou elle remonte à plus d’un siècle.",
  "issue.birthday_implausible.hint":
    "Vérifiez l’année. Une liste des anniversaires de l’année contient souvent l’année en cours au lieu de l’année de naissance.",
  "issue.value_blanked.title": "Vide dans la liste, conservé dans le service de vœux",
  "issue.value_blanked.message":
    "Pour cette personne, {$place} est maintenant vide dans la liste, mais le service de vœux a encore « {$value} » et continue de l’utiliser.",
  "issue.value_blanked.hint":
    "Remplissez de nouveau la cellule. Si la valeur doit disparaître ou n’est pas celle de cette personne, faites-la effacer dans le service de vœux, ou demandez à votre responsable informatique de régler « blankCells » sur « clear » pour cette liste.",
  "issue.address_ordered_out.title": "Des coordonnées à laisser de côté",
  "issue.address_ordered_out.message": `.input {$by :string}
.match $by
|| {{« {$value} » est laissé de côté dans cette ligne depuis le {$since}, parce qu’un autre contact l’utilise.}}
* {{« {$value} » est laissé de côté dans cette ligne depuis le {$since} suite à la réponse de {$by}, parce qu’un autre contact l’utilise.}}`,
  "issue.address_ordered_out.hint":
    "S’il faut tout de même le transmettre, demandez à votre responsable informatique d’y mettre fin avec « celebration-sync corrections drop {$correction} ». Sinon, retirez-le de cette ligne.",
  "issue.address_left_out.title": "Coordonnées en double ignorées",
  "issue.address_left_out.message": `.input {$lineCount :integer}
.match $lineCount
0 {{« {$value} » appartient déjà à une autre ligne du même groupe.}}
* {{« {$value} » appartient déjà à une autre ligne du même groupe ({$lines}).}}`,
  "issue.address_left_out.hint": "Si cette personne a ses propres coordonnées, indiquez-les.",
  "issue.greeted_twice.title": "Vœux peut-être en double",
  "issue.greeted_twice.message": `.input {$feed :string}
.match $feed
|| {{{$name :first} figure aussi dans une autre liste, et recevra peut-être ses vœux deux fois.}}
* {{{$name :first} figure aussi dans la liste « {$feed} », et recevra peut-être ses vœux deux fois.}}`,
  "issue.greeted_twice.hint": "Si c’est la même personne, retirez-la de l’une des deux listes.",
  "issue.second_row_differs.title": "Une deuxième ligne d’une même personne, avec d’autres valeurs",
  "issue.second_row_differs.message":
    "Quelqu’un a répondu que cette ligne et celle de « {$key} » concernent la même personne. Seule l’autre ligne est utilisée. Les deux lignes diffèrent dans : {$differing}.",
  "issue.second_row_differs.hint":
    "Mettez les mêmes valeurs dans les deux lignes, ou supprimez l’une d’elles de votre liste.",
  "issue.inactive_reported.title": "Personne signalée comme n’étant plus active",
  "issue.inactive_reported.message":
    "Cette personne porte la mention « {$word} » dans la liste, mais elle est encore dans le service de vœux et recevra peut-être des vœux.",
  "issue.inactive_reported.hint":
    "Si elle ne doit plus recevoir de vœux, faites supprimer le contact dans le service de vœux.",
  "issue.remark_of_relative.title": "Une remarque parle du décès d’un proche",
  "issue.remark_of_relative.message":
    "La remarque « {$cell} » semble concerner un proche : la ligne est donc prise en compte.",
  "issue.remark_of_relative.hint": "Si cette personne est décédée, écrivez « décès » dans la remarque.",
  "issue.group_filled_down.title": "Groupe indiqué dans une cellule fusionnée",
  "issue.group_filled_down.message":
    "Le groupe « {$cell} » est dans une cellule fusionnée ({$lines}). Il a été attribué à toutes les personnes placées en face de cette cellule.",
  "issue.group_filled_down.hint": "Si toutes ces personnes appartiennent à ce groupe, vous n’avez rien à faire.",
  "issue.former_contact_stays.title": "La personne d’avant reste dans le service de vœux",
  "issue.former_contact_stays.message":
    "Cette ligne concernait auparavant {$name}. Cette liste n’a pas le droit de supprimer : la personne reste donc dans le service de vœux, et recevra peut-être des vœux.",
  "issue.former_contact_stays.hint":
    "Si cette personne ne doit plus recevoir de vœux, faites supprimer le contact dans le service de vœux.",
  "issue.system_groups_dropped.title": "Groupes ignorés",
  "issue.system_groups_dropped.message": `.input {$groups :all}
.match $groups
|| {{Certains groupes propres au programme qui a écrit la liste ont été ignorés.}}
* {{Certains groupes propres au programme qui a écrit la liste ont été ignorés : {$groups}.}}`,
  "issue.system_groups_dropped.hint": "Si le groupe restant est le bon, vous n’avez rien à faire.",

  // Why a row was not sent yet, as the end of a sentence
  "why.changed_meanwhile": "ce que le service de vœux sait de cette personne a changé entre-temps",
  "why.named_again": "cette personne figure aussi dans une liste ou un rapport corrigé plus récent",
  "why.in_other_list": "cette personne est entre-temps dans le service de vœux grâce à une autre liste",
  "why.returned": "cette personne figure de nouveau dans une liste plus récente",
  "why.sent_before": "la demande a déjà été transmise, et aucune réponse n’est arrivée",
  "why.maybe_same": "une autre ligne de la liste concerne peut-être la même personne ({$lines})",
  "why.same_refused":
    "une autre ligne de la liste concerne peut-être la même personne, et cette ligne a été refusée ({$lines})",
  "why.discarded": "le reste de cette liste a été rejeté",
  "why.kept": "cette personne a été exclue lors de la validation de la liste",
  "why.never": "cette personne ne doit jamais recevoir de vœux",
  "why.blank_keeps": "les paramètres ont changé : les cellules vides n’effacent plus de valeur",
  "why.yearless_rejected": "les paramètres ont changé : une date de naissance sans l’année n’est plus transmise",
  "why.column_gone": "les paramètres ont changé : la colonne « {$setting} » n’est plus lue",
  "why.column_reread": "les paramètres ont changé : la colonne « {$setting} » est lue comme un autre champ",
  "why.default_changed": "les paramètres ont changé : la valeur par défaut de « {$setting} » n’est plus la même",
  "why.date_order_changed": "les paramètres ont changé : les dates sont lues dans un autre ordre",
  "why.name_order_changed": "les paramètres ont changé : les noms sont lus dans un autre ordre",
  "why.no_deletes": "les paramètres ont changé : cette liste ne supprime plus de personnes",
  "why.mark_ignored": "les paramètres ont changé : la mention dans la liste ne supprime plus de personnes",
  "why.mark_held":
    "les paramètres ont changé : une personne qui porte une mention dans la liste n’est supprimée qu’après validation",
  "why.stricter_limits": "les paramètres ont changé : moins de personnes peuvent être supprimées sans validation",

  // Lines that were left out
  "skip.repeated_header": "Répétition des titres de colonnes, pas une personne",
  "skip.footer": "Ligne de fin (total, date, note), pas une personne",
  "skip.instructions": "Mode d’emploi, pas une personne",
  "skip.hidden_row": "Masquée dans le classeur",
  "skip.other_sheet": "Sur une feuille qui n’est pas lue",
  "skip.second_table": "Dans un autre tableau que la liste",
  "skip.inactive": "Mention de décès, de départ ou de suppression, et absence du service de vœux",
  "skip.outdated": "Une version plus récente de cette ligne est déjà connue",
  "skip.solved": "Déjà réglée",
  "skip.left_out": "Ignorée, sur décision d’une personne, après l’enregistrement de ce rapport",
  "skip.refused_line": "Son _id ne lui correspond pas",
  "skip.waits_for_list": "Attend la décision sur une liste",
  "skip.not_corrected": "Sa liste attend une décision, et la ligne n’a pas été corrigée",
  "skip.sent_on": "A attendu la décision sur une liste, puis a été prise en compte avec un rapport à part",
  "skip.never": "Personne qui ne doit jamais recevoir de vœux",
  "skip.duplicate": "La même ligne figure plus haut ; les deux comptent pour une",

  // Why a column is used or left out
  "column.configured": "définie pour cette liste",
  "column.alias": "reconnue à son titre",
  "column.values": "reconnue à ses valeurs",
  "column.key": "permet de reconnaître les personnes",
  "column.not_groups": "certaines de ses valeurs ne sont pas des noms de groupes",
  "column.unmatched": "son titre ne correspond à aucun champ",
  "column.withheld": "confidentielle, jamais transmise",
  "column.ignored": "ignorée d’après les paramètres",

  // A column that looks like a field, and is not sent
  "proposal.email": "des adresses e-mail",
  "proposal.phone": "des numéros de téléphone",
  "proposal.birthday": "des dates de naissance",
  "proposal.full_name": "des noms complets",
  "proposal.first_name": "des prénoms",
  "proposal.last_name": "des noms de famille",
  "proposal.title.email": "E-mail",
  "proposal.title.phone": "Téléphone",
  "proposal.title.birthday": "Date de naissance",
  "proposal.title.full_name": "Nom complet",
  "proposal.title.first_name": "Prénom",
  "proposal.title.last_name": "Nom de famille",
  "proposal.untitled":
    "Une colonne sans titre semble contenir {$looks}, et elle n’est pas transmise. Donnez-lui un titre dans la liste, par exemple « {$title} ».",
  "proposal.titled": `La colonne « {$header} » semble contenir {$looks}, et elle n’est pas transmise. Si c’est bien le cas, votre responsable informatique ajoute {$json}: "{$field}" sous "columns" dans les paramètres de la liste ; sinon, {$json}: null.`,

  // Guards: title, what looked wrong, what to look at
  "guard.delete_limit.title": "Plus de suppressions que d’habitude",
  "guard.delete_limit.message": `.input {$limit :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{{$deletes} personne sur {$linked :integer} serait supprimée ; pour cette liste, toute suppression doit être validée.}}
0 * {{{$deletes} personnes sur {$linked :integer} seraient supprimées ; pour cette liste, toute suppression doit être validée.}}
1 one {{{$deletes} personne sur {$linked :integer} serait supprimée ; une seule suppression est possible sans validation.}}
1 * {{{$deletes} personnes sur {$linked :integer} seraient supprimées ; une seule suppression est possible sans validation.}}
* one {{{$deletes} personne sur {$linked :integer} serait supprimée ; une validation est nécessaire au-delà de {$limit}.}}
* * {{{$deletes} personnes sur {$linked :integer} seraient supprimées ; une validation est nécessaire au-delà de {$limit}.}}`,
  "guard.delete_limit.look": "Vérifiez si ces personnes sont vraiment parties, ou s’il manque une partie de la liste.",
  "guard.delete_share.title": "Une grande partie de la liste serait supprimée",
  "guard.delete_share.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} personne sur {$linked :integer} serait supprimée : plus d’un quart de la liste.}}
* {{{$deletes} personnes sur {$linked :integer} seraient supprimées : plus d’un quart de la liste.}}`,
  "guard.delete_share.look": "Vérifiez que la liste est complète.",
  "guard.delete_total.title": "Un très grand nombre de suppressions",
  "guard.delete_total.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} personne serait supprimée ; au-delà de {$limit :integer} à la fois, une validation est toujours nécessaire.}}
* {{{$deletes} personnes seraient supprimées ; au-delà de {$limit :integer} à la fois, une validation est toujours nécessaire.}}`,
  "guard.delete_total.look": "Vérifiez que la liste est complète.",
  "guard.group_emptied.title": "Un groupe entier serait vidé",
  "guard.group_emptied.message": `.input {$people :integer}
.match $people
one {{Il ne resterait plus personne dans {$groups :all} : la dernière personne serait supprimée.}}
* {{Il ne resterait plus personne dans {$groups :all} : les {$people} dernières personnes seraient supprimées.}}`,
  "guard.group_emptied.look":
    "Vérifiez si le groupe a été fermé volontairement, ou s’il manque par erreur dans la liste.",
  "guard.still": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} personne serait supprimée, comme déjà après une liste précédente peut-être incomplète. Cette suppression n’a pas encore été validée.}}
* {{{$deletes} personnes seraient supprimées, comme déjà après une liste précédente peut-être incomplète. Ces suppressions n’ont pas encore été validées.}}`,
  "guard.unidentified_rows.title": "Lignes dont on ne sait pas qui elles concernent",
  "guard.unidentified_rows.message": `.input {$rows :integer}
.input {$deletes :integer}
.match $rows $deletes
one one {{{$rows} ligne non prise en compte{$where} concerne peut-être une personne qui serait supprimée.}}
one * {{{$rows} ligne non prise en compte{$where} concerne peut-être l’une des {$deletes} personnes qui seraient supprimées.}}
* one {{{$rows} lignes non prises en compte{$where} concernent peut-être une personne qui serait supprimée.}}
* * {{{$rows} lignes non prises en compte{$where} concernent peut-être des personnes qui seraient supprimées ({$deletes} personnes).}}`,
  "guard.unidentified_rows.look": `.input {$rows :integer}
.match $rows
one {{Corrigez d’abord cette ligne dans rejections.xlsx. Les personnes sont peut-être encore dans la liste, sous un autre nom ou un autre numéro.}}
* {{Corrigez d’abord ces lignes dans rejections.xlsx. Les personnes sont peut-être encore dans la liste, sous un autre nom ou un autre numéro.}}`,
  "guard.inactive_people.title": "Personnes signalées comme n’étant plus actives",
  "guard.inactive_people.message": `.input {$people :integer}
.match $people
one {{{$people} personne porte une mention de décès, de départ ou de suppression.}}
* {{{$people} personnes portent une mention de décès, de départ ou de suppression.}}`,
  "guard.inactive_people.look": "Vérifiez les noms.",
  "guard.never_listed.title": "Contact associé, mais dans aucune liste",
  "guard.never_listed.message": `.input {$people :integer}
.match $people
one {{Votre responsable informatique a associé {$people} personne à un contact, mais aucune liste ne l’a contenue jusqu’ici. La valeur qui permet de la reconnaître contient peut-être une faute de frappe.}}
* {{Votre responsable informatique a associé {$people} personnes à des contacts, mais aucune liste ne les a contenues jusqu’ici. Les valeurs qui permettent de les reconnaître contiennent peut-être des fautes de frappe.}}`,
  "guard.never_listed.look": "Comparez avec votre liste les valeurs qui permettent de reconnaître ces personnes.",
  "guard.kept_people.title": "Exclues lors d’une validation",
  "guard.kept_people.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} personne serait supprimée, alors qu’elle a été exclue lors de la validation d’une liste précédente.}}
* {{{$deletes} personnes seraient supprimées, alors qu’elles ont été exclues lors de la validation d’une liste précédente.}}`,
  "guard.kept_people.look": "Si ces personnes doivent rester, remettez-les dans la liste.",
  "guard.delete_week.title": "Beaucoup de suppressions en une semaine",
  "guard.delete_week.message": `.input {$limit :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{{$deletes} personne serait supprimée en l’espace de sept jours ; pour cette liste, toute suppression doit être validée.}}
0 * {{{$deletes} personnes seraient supprimées en l’espace de sept jours ; pour cette liste, toute suppression doit être validée.}}
1 one {{{$deletes} personne serait supprimée en l’espace de sept jours ; une seule suppression est possible sans validation.}}
1 * {{{$deletes} personnes seraient supprimées en l’espace de sept jours ; une seule suppression est possible sans validation.}}
* one {{{$deletes} personne serait supprimée en l’espace de sept jours ; une validation est nécessaire au-delà de {$limit}.}}
* * {{{$deletes} personnes seraient supprimées en l’espace de sept jours ; une validation est nécessaire au-delà de {$limit}.}}`,
  "guard.delete_week.look":
    "Vérifiez si ces personnes sont vraiment parties, ou si les listes ont raccourci par erreur.",
  "guard.cut_off.title": "La liste est peut-être incomplète",
  "guard.cut_off.message": `.input {$deletes :integer}
.match $deletes
one {{{$why} {$deletes} personne serait supprimée parce qu’elle manque dans la liste.}}
* {{{$why} {$deletes} personnes seraient supprimées parce qu’elles manquent dans la liste.}}`,
  "guard.cut_off.look": "Vérifiez que la liste est complète.",
  "guard.cut_off.end": `.input {$last :integer}
.input {$missing :integer}
.match $last $missing
one * {{La dernière ligne de la liste précédente manque : cette liste semble s’arrêter trop tôt.}}
* one {{Sur les {$last} dernières lignes de la liste précédente, {$missing} manque : cette liste semble s’arrêter trop tôt.}}
* * {{Sur les {$last} dernières lignes de la liste précédente, {$missing} manquent : cette liste semble s’arrêter trop tôt.}}`,
  "guard.cut_off.round":
    "Cette liste a exactement {$rows :integer} lignes. Beaucoup de programmes s’arrêtent à un tel nombre.",
  "guard.cut_off.row":
    "Cette liste ne se termine pas comme les listes précédentes : on dirait que sa dernière ligne est coupée.",
  "guard.cut_off.pasted": `.input {$rows :integer}
.match $rows
one {{{$rows} ligne figure deux fois dans cette liste. De telles lignes ont peut-être été collées sur celles d’autres personnes.}}
* {{{$rows} lignes figurent deux fois dans cette liste. De telles lignes ont peut-être été collées sur celles d’autres personnes.}}`,
  "guard.two_lists.title": "Deux listes sont arrivées en même temps",
  "guard.two_lists.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} personne serait supprimée parce qu’elle manque dans cette liste, mais elle figure dans une autre liste arrivée en même temps.}}
* {{{$deletes} personnes seraient supprimées parce qu’elles manquent dans cette liste, mais elles figurent dans une autre liste arrivée en même temps.}}`,
  "guard.two_lists.look": "Vérifiez laquelle des deux listes est la bonne.",
  "guard.older_list.title": "Une liste plus ancienne",
  "guard.older_list.message": `.input {$day :day}
.match $day
|| {{Cette liste est plus ancienne qu’une liste déjà appliquée.}}
* {{Cette liste est plus ancienne qu’une liste déjà appliquée le {$day} à {$time} UTC.}}`,
  "guard.older_list.returns": "Cette liste ressemble à une ancienne liste avec quelques modifications : {$what}.",
  "guard.older_list.leavers": `.input {$leavers :integer}
.match $leavers
one {{{$leavers} personne déjà partie serait ajoutée de nouveau}}
* {{{$leavers} personnes déjà parties seraient ajoutées de nouveau}}`,
  "guard.older_list.joiners": `.input {$joiners :integer}
.match $joiners
one {{{$joiners} personne arrivée récemment serait supprimée}}
* {{{$joiners} personnes arrivées récemment seraient supprimées}}`,
  "guard.older_list.values": `.input {$values :integer}
.match $values
one {{{$values} personne retrouverait une ancienne valeur}}
* {{{$values} personnes retrouveraient une ancienne valeur}}`,
  "guard.older_list.look": "Si cette liste a été mise dans le dossier de dépôt par erreur, rejetez-la.",
  "guard.key_changed.title": "Les personnes sont reconnues autrement",
  "guard.key_changed.message": `.input {$linked :integer}
.match $linked
one {{Le paramètre qui permet de reconnaître les personnes a changé. {$linked} personne pourrait être prise pour une nouvelle personne.}}
* {{Le paramètre qui permet de reconnaître les personnes a changé. {$linked} personnes pourraient être prises pour de nouvelles personnes.}}`,
  "guard.key_changed.look":
    "Vérifiez ce qui changerait : seules quelques personnes devraient être ajoutées ou supprimées.",
  "guard.key_column_gone.title": "La colonne qui permet de reconnaître les personnes manque",
  "guard.key_column_gone.message": "Il manque dans la liste : {$columns :all}.",
  "guard.key_column_gone.look": "Vérifiez si la colonne a été renommée ou oubliée lors de l’export.",
  "guard.columns_gone.title": "Beaucoup de colonnes manquent",
  "guard.columns_gone.message": `.input {$gone :integer}
.match $gone
one {{{$gone} colonne connue sur {$known :integer} a disparu : {$columns :all}.}}
* {{{$gone} colonnes connues sur {$known :integer} ont disparu : {$columns :all}.}}`,
  "guard.columns_gone.look": "Vérifiez que la bonne liste a été exportée.",
  "guard.unreadable_rows.title": "La plupart des lignes sont illisibles",
  "guard.unreadable_rows.message": `.input {$unreadable :integer}
.match $unreadable
one {{{$unreadable} ligne sur {$rows :integer} est illisible.}}
* {{{$unreadable} lignes sur {$rows :integer} sont illisibles.}}`,
  "guard.unreadable_rows.look": "Vérifiez que c’est le bon fichier, et comment il a été enregistré.",
  "guard.unreadable_rows.date_order":
    "Les dates de naissance peuvent se lire de deux façons. Si c’est la bonne liste, validez-la : les lignes sans ambiguïté sont appliquées, et les autres attendent une réponse, une seule pour toutes.",
  "guard.unreadable_rows.name_order":
    "Les noms peuvent se lire de deux façons. Demandez à votre responsable informatique de définir nameOrder pour ces listes (given_first ou family_first).",
  "guard.blank_keys.title": "Des lignes sans la valeur qui permet de reconnaître les personnes",
  "guard.blank_keys.message":
    "La colonne qui permet de reconnaître les personnes est vide dans {$percent :integer} % des lignes. Elle n’avait jamais été vide auparavant.",
  "guard.blank_keys.look": "Vérifiez que l’export est complet.",
  "guard.new_people.title": "Un nombre inhabituel de nouvelles personnes",
  "guard.new_people.message": `.input {$new :integer}
.match $new
one {{{$new} personne serait nouvelle (déjà connues : {$linked :integer}). Souvent, c’est que la colonne qui permet de reconnaître les personnes a changé.}}
* {{{$new} personnes seraient nouvelles (déjà connues : {$linked :integer}). Souvent, c’est que la colonne qui permet de reconnaître les personnes a changé.}}`,
  "guard.new_people.look": "Vérifiez que ces personnes sont vraiment nouvelles.",
  "guard.group_moved.title": "Beaucoup de personnes changeraient de groupe",
  "guard.group_moved.message": `.input {$people :integer}
.match $people
one {{{$people} personne quitterait {$groups :all} pour un autre groupe.}}
* {{{$people} personnes quitteraient {$groups :all} pour un autre groupe.}}`,
  "guard.group_moved.look": "Vérifiez que ce changement est voulu.",
  "guard.group_id_changed.title": "Un groupe a été créé de nouveau",
  "guard.group_id_changed.message":
    "Dans le service de vœux, ce nom désigne maintenant un autre groupe qu’auparavant : {$groups :all}.",
  "guard.group_id_changed.look": "Vérifiez dans le service de vœux que le nouveau groupe a le bon workflow.",
  "guard.other_list.title": "Une liste avec d’autres personnes",
  "guard.other_list.message": `.input {$new :integer}
.match $new
one {{Cette liste contient seulement {$listed :integer} des {$linked :integer} personnes connues, et apporte {$new} nouvelle personne.}}
* {{Cette liste contient seulement {$listed :integer} des {$linked :integer} personnes connues, et apporte {$new} nouvelles personnes.}}`,
  "guard.other_list.look": "Vérifiez que c’est la bonne liste.",
  "guard.birthdays_changed.title": "Beaucoup de dates de naissance modifiées",
  "guard.birthdays_changed.message": `.input {$people :integer}
.match $people
one {{La date de naissance changerait pour {$people} personne (sur {$linked :integer} au total).}}
* {{La date de naissance changerait pour {$people} personnes (sur {$linked :integer} au total).}}`,
  "guard.birthdays_changed.look": "Comparez quelques dates de naissance avec une source fiable.",
  "guard.names_changed.title": "Beaucoup de noms modifiés",
  "guard.names_changed.message": `.input {$people :integer}
.match $people
one {{Des données changeraient pour {$people} personne (sur {$linked :integer} au total) : {$fields}.}}
* {{Des données changeraient pour {$people} personnes (sur {$linked :integer} au total) : {$fields}.}}`,
  "guard.names_changed.look": "Vérifiez que chaque nom est encore en face de la bonne personne.",
  "guard.addresses_changed.title": "Beaucoup de coordonnées modifiées",
  "guard.addresses_changed.message": `.input {$people :integer}
.match $people
one {{Des données changeraient ou seraient effacées pour {$people} personne (sur {$linked :integer} au total) : {$fields}.}}
* {{Des données changeraient ou seraient effacées pour {$people} personnes (sur {$linked :integer} au total) : {$fields}.}}`,
  "guard.addresses_changed.look": "Vérifiez que les coordonnées sont encore en face de la bonne personne.",
  "guard.columns_changed.title": "Une colonne modifiée pour beaucoup de personnes",
  "guard.columns_changed.message": `.input {$people :integer}
.match $people
one {{Une donnée changerait pour {$people} personne (sur {$linked :integer} au total) : {$field}.}}
* {{Une donnée changerait pour {$people} personnes (sur {$linked :integer} au total) : {$field}.}}`,
  "guard.columns_changed.look": "Vérifiez que c’est la bonne colonne.",
  "guard.values_exchanged.title": "Des valeurs sont passées à d’autres personnes",
  "guard.values_exchanged.message": `.input {$people :integer}
.match $people
one {{{$people} personne recevrait une valeur qui était auparavant celle d’une autre personne de la liste ({$field}).}}
* {{{$people} personnes recevraient une valeur qui était auparavant celle d’une autre personne de la liste ({$field}).}}`,
  "guard.values_exchanged.look": "Vérifiez si une colonne a été triée ou déplacée sans les autres.",
  "guard.values_filled.title": "Une même valeur pour plusieurs personnes",
  "guard.values_filled.message": `.input {$people :integer}
.match $people
one {{{$people} personne recevrait la même valeur que d’autres, ou une valeur qui augmente d’une ligne à l’autre ({$field}).}}
* {{{$people} personnes recevraient la même valeur, ou une valeur qui augmente d’une ligne à l’autre ({$field}).}}`,
  "guard.values_filled.look": "Vérifiez si une cellule a été recopiée vers le bas ou copiée par erreur.",
  "guard.keys_reassigned.title": "D’autres personnes sous des numéros connus",
  "guard.keys_reassigned.message": `.input {$people :integer}
.match $people
one {{{$people} ligne semble concerner une autre personne que celle reconnue jusqu’ici grâce à la même valeur.}}
* {{{$people} lignes semblent concerner d’autres personnes que celles reconnues jusqu’ici grâce aux mêmes valeurs.}}`,
  "guard.keys_reassigned.look":
    "Vérifiez si des numéros ont été donnés à d’autres personnes, ou si c’est une autre liste.",
  "guard.people_twice.title": "Des personnes figurent peut-être deux fois dans la liste",
  "guard.people_twice.message": `.input {$people :integer}
.match $people
one {{{$people} nouvelle ligne a le même nom qu’une autre nouvelle ligne, avec la même date de naissance ou la même adresse e-mail. La liste contient {$listed :integer} personnes. Comparez par exemple les lignes {$lines :all} du fichier.}}
* {{{$people} nouvelles lignes ont le même nom qu’une autre nouvelle ligne, avec la même date de naissance ou la même adresse e-mail. La liste contient {$listed :integer} personnes. Comparez par exemple les lignes {$lines :all} du fichier.}}`,
  "guard.people_twice.look":
    "Vérifiez si des personnes figurent deux fois dans la liste. Si vous validez la liste, un contact est créé pour chacune de ces lignes.",
  "guard.settings_changed.title": "Un paramètre modifié touche beaucoup de personnes",
  "guard.settings_changed.message": `.input {$people :integer}
.match $people
one {{Des paramètres de cette liste ont changé : {$settings :all}. De ce fait, {$people} personne connue (sur {$linked :integer} au total) recevrait d’autres valeurs.}}
* {{Des paramètres de cette liste ont changé : {$settings :all}. De ce fait, {$people} personnes connues (sur {$linked :integer} au total) recevraient d’autres valeurs.}}`,
  "guard.settings_changed.look":
    "Demandez à votre responsable informatique si ces paramètres doivent vraiment toucher autant de personnes.",
  "guard.birthdays_shifted.title": "Beaucoup de dates de naissance modifiées de la même façon",
  "guard.birthdays_shifted.message": `.input {$people :integer}
.match $people
one {{{$people} date de naissance a changé : {$how}. En général, c’est un programme qui l’a faussée.}}
* {{{$people} dates de naissance ont changé de la même façon : {$how}. En général, c’est un programme qui les a faussées.}}`,
  "guard.birthdays_shifted.look": "Comparez quelques dates de naissance avec une source fiable.",
  "guard.column_blank.title": "Une colonne est soudain vide",
  "guard.column_blank.message":
    "Il y avait des valeurs jusqu’ici, il n’y en a plus dans aucune ligne : {$columns :all}.",
  "guard.column_blank.look": "Vérifiez que l’export est complet.",
  "guard.strangers.title": "Le groupe contient des personnes qui ne viennent d’aucune liste",
  "guard.strangers.message": `.input {$listed :integer}
.input {$known :integer}
.input {$unknown :integer}
.match $listed $known $unknown
one * * {{Le service de vœux a {$listed} personne dans {$groups :all}, qui ne vient pas de vos listes. Si elle figure aussi dans cette liste, elle recevra ses vœux deux fois.}}
* 0 * {{Le service de vœux a {$listed} personnes dans {$groups :all}, dont aucune ne vient de vos listes. Si certaines figurent aussi dans cette liste, elles recevront leurs vœux deux fois.}}
* * one {{Le service de vœux a {$listed} personnes dans {$groups :all}, dont {$unknown} qui ne vient pas de vos listes. Si cette personne figure aussi dans cette liste, elle recevra ses vœux deux fois.}}
* * * {{Le service de vœux a {$listed} personnes dans {$groups :all}, dont {$unknown} qui ne viennent pas de vos listes. Si certaines figurent aussi dans cette liste, elles recevront leurs vœux deux fois.}}`,
  "guard.strangers.restored":
    "Les données internes du programme ont été restaurées à partir d’une copie plus ancienne. Des personnes de cette liste sont peut-être déjà dans {$groups :all}, et recevraient leurs vœux deux fois.",
  "guard.strangers.look":
    "Si des personnes de cette liste sont déjà dans le groupe, demandez d’abord à votre responsable informatique de les associer à leurs contacts (« celebration-sync link »). Si ce sont d’autres personnes, validez.",

  // By how much birthdays moved
  "interval.exchanged": "jour et mois inversés",
  "interval.epoch": "décalage de 4 ans et un jour",
  "interval.days": `.input {$count :integer}
.match $count
one {{décalage d’un jour}}
* {{décalage de {$count} jours}}`,
  "interval.months": `.input {$count :integer}
.match $count
one {{décalage d’un mois}}
* {{décalage de {$count} mois}}`,
  "interval.years": `.input {$count :integer}
.match $count
one {{décalage d’un an}}
* {{décalage de {$count} ans}}`,

  // What a wrong list looks like
  "pattern.column_out_of_step": "On dirait qu’une colonne a été triée ou déplacée sans les autres.",
  "pattern.filled_down":
    "On dirait qu’une valeur a été recopiée vers le bas ou collée dans les lignes d’autres personnes.",
  "pattern.counted_up": "On dirait qu’un tableur a augmenté les valeurs d’une ligne à l’autre.",
  "pattern.same_interval": "On dirait qu’un programme a décalé toutes ces dates de la même durée.",
  "pattern.day_month_exchanged": "On dirait que le jour et le mois ont été inversés.",
  "pattern.names_exchanged": "On dirait que les prénoms et les noms de famille ont été inversés.",
  "pattern.keys_reused":
    "On dirait que les numéros qui permettent de reconnaître les personnes appartiennent maintenant à d’autres personnes.",
  "pattern.other_people": "On dirait une liste avec d’autres personnes.",

  // What waits, and how to decide
  "hold.run": "Cette liste n’a pas été appliquée.",
  "hold.rest":
    "Ce que ce traitement n’avait pas encore transmis au moment de son interruption est en attente ; tout le reste a été appliqué.",
  "hold.deletes": "Seules les suppressions sont en attente ; tout le reste a été appliqué.",
  "hold.deletes_and_rows": `.input {$rows :integer}
.match $rows
one {{Les suppressions sont en attente, ainsi que {$rows} nouvelle personne qui ressemble à une personne à supprimer ; tout le reste a été appliqué.}}
* {{Les suppressions sont en attente, ainsi que {$rows} nouvelles personnes qui ressemblent à une personne à supprimer ; tout le reste a été appliqué.}}`,
  "hold.way_out":
    "Si la liste est correcte, validez-la avec « celebration-sync approve {$run} ». Sinon, rejetez-la avec « celebration-sync discard {$run} », ou mettez une liste corrigée dans le dossier de dépôt.",

  // Runs that stopped: what happened, what to do
  "halt.key_refused.happened": "Le service de vœux n’autorise plus l’accès de ce programme.",
  "halt.key_refused.to_do":
    "Dites à votre responsable informatique que l’accès du programme au service de vœux doit être renouvelé. Les détails sont dans summary.json, à côté de cette page.",
  "halt.not_allowed.happened":
    "Le service de vœux a refusé une demande, car il manque une autorisation à ce programme.",
  "halt.not_allowed.to_do":
    "Demandez à votre responsable informatique de vérifier les autorisations du programme dans le service de vœux. Les détails sont dans summary.json, à côté de cette page.",
  "halt.unreachable.happened": "Le service de vœux était injoignable, ou n’a pas répondu comme il aurait dû.",
  "halt.unreachable.to_do":
    "Vous n’avez encore rien à faire : le prochain traitement fait un nouvel essai. Si le prochain rapport dit la même chose, prévenez votre responsable informatique.",
  "halt.unanswered.happened":
    "Les données de plusieurs personnes ont été transmises, mais aucune réponse n’est arrivée. Le reste n’a pas été transmis, pour éviter des vœux en double.",
  "halt.unanswered.to_do":
    "Vous n’avez encore rien à faire : le prochain traitement fait un nouvel essai. Si le prochain rapport dit la même chose, prévenez votre responsable informatique.",
  "halt.applied_differently.happened":
    "Le service de vœux a enregistré pour une personne autre chose que ce qui est dans la liste. Plus rien n’est transmis, même depuis d’autres listes, pour qu’aucune autre personne ne soit touchée.",
  "halt.applied_differently.to_do":
    "Demandez à votre responsable informatique de vérifier ce contact dans le service de vœux, puis de valider ou de rejeter ce traitement. Les détails sont dans summary.json, à côté de cette page.",
  "halt.other_contact.happened":
    "Le service de vœux a répondu avec les données d’une autre personne. Plus rien n’est transmis, même depuis d’autres listes, pour éviter toute confusion entre des personnes.",
  "halt.other_contact.to_do":
    "Demandez à votre responsable informatique de chercher cette personne dans le service de vœux, puis de valider ou de rejeter ce traitement. Les détails sont dans summary.json, à côté de cette page.",
  "halt.all_refused.happened": "Le service de vœux a refusé tout ce qui a été transmis. Le reste n’a pas été transmis.",
  "halt.all_refused.to_do":
    "Vous n’avez encore rien à faire : le prochain traitement fait un nouvel essai. Si le prochain rapport dit la même chose, prévenez votre responsable informatique.",
  "halt.contacts_missing.happened":
    "D’après le service de vœux, des personnes qui devraient encore y être ont disparu. Elles n’ont pas été ajoutées de nouveau, pour éviter des vœux en double.",
  "halt.contacts_missing.to_do":
    "Si ces personnes ont été retirées volontairement du service de vœux, demandez à votre responsable informatique de valider ce traitement. Sinon, le prochain traitement fait un nouvel essai. Les détails sont dans summary.json, à côté de cette page.",
  "halt.stopped.happened": "Le traitement a été arrêté volontairement avant que tout soit transmis.",
  "halt.stopped.to_do": "Vous n’avez rien à faire.",
  "halt.unknown.happened": "Il n’était plus possible d’utiliser le service de vœux.",
  "halt.unknown.to_do":
    "Prévenez votre responsable informatique. Les détails sont dans summary.json, à côté de cette page.",

  // Counts that stand alone
  "count.rows": `.input {$count :integer}
.match $count
one {{{$count} ligne}}
* {{{$count} lignes}}`,
  "count.people": `.input {$count :integer}
.match $count
one {{{$count} personne}}
* {{{$count} personnes}}`,
  "count.columns": `.input {$count :integer}
.match $count
one {{{$count} colonne}}
* {{{$count} colonnes}}`,
  "count.columns_unused": `.input {$count :integer}
.input {$unused :integer}
.match $count $unused
one one {{{$count} colonne, {$unused} non transmise}}
one * {{{$count} colonne, {$unused} non transmises}}
* one {{{$count} colonnes, {$unused} non transmise}}
* * {{{$count} colonnes, {$unused} non transmises}}`,

  // The headline of a report
  "verdict.failed": "Ce traitement a échoué.",
  "verdict.halted": "Ce traitement s’est arrêté avant la fin.",
  "verdict.superseded": "Une liste plus récente a remplacé celle-ci.",
  "verdict.superseded_corrections":
    "Une liste ou un rapport plus récent est arrivé avant que ce rapport ne soit validé. Ses corrections n’ont pas été prises en compte.",
  "verdict.unfinished": "Ce traitement n’est pas terminé.",
  "verdict.discarded": "Cette liste a été rejetée, et rien n’a été appliqué.",
  "verdict.needs_you": `.input {$rows :integer}
.match $rows
one {{La liste a été traitée. {$rows} ligne demande votre attention.}}
* {{La liste a été traitée. {$rows} lignes demandent votre attention.}}`,
  "verdict.needs_you_earlier": `.input {$rows :integer}
.match $rows
one {{La liste a été traitée. {$rows} ligne d’une liste précédente demande votre attention.}}
* {{La liste a été traitée. {$rows} lignes demandent votre attention, dont {$earlier :integer} de listes précédentes.}}`,
  "verdict.one_question": `.input {$rows :integer}
.match $rows
one {{La liste a été traitée. Il reste une question, qui concerne {$rows} ligne.}}
* {{La liste a été traitée. Il reste une question, qui concerne {$rows} lignes.}}`,
  "verdict.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} correction n’a pas été prise en compte.}}
* {{{$count} corrections n’ont pas été prises en compte.}}`,
  "verdict.not_read": `.input {$count :integer}
.match $count
one {{La liste a été traitée. {$count} ligne n’a pas été lue.}}
* {{La liste a été traitée. {$count} lignes n’ont pas été lues.}}`,
  "verdict.people_not_read": `.input {$count :integer}
.match $count
one {{La liste a été traitée, mais {$count} personne du fichier n’a pas été lue.}}
* {{La liste a été traitée, mais {$count} personnes du fichier n’ont pas été lues.}}`,
  "verdict.column_unused": "La liste a été traitée, mais une colonne n’a pas été prise en compte.",
  "verdict.follow_later": `.input {$count :integer}
.match $count
one {{La liste a été traitée. {$count} ligne suivra plus tard.}}
* {{La liste a été traitée. {$count} lignes suivront plus tard.}}`,
  "verdict.deletions_discarded": `.input {$count :integer}
.match $count
one {{La liste a été traitée. {$count} suppression a été rejetée.}}
* {{La liste a été traitée. {$count} suppressions ont été rejetées.}}`,
  "verdict.changes_discarded": `.input {$count :integer}
.match $count
one {{La liste a été traitée. {$count} modification a été rejetée.}}
* {{La liste a été traitée. {$count} modifications ont été rejetées.}}`,
  "verdict.good": "Tout s’est bien passé.",
  "verdict.held_rest": "Cette liste a été appliquée en partie. Le reste attend votre décision.",
  "verdict.held_run": "Rien n’a été modifié. Cette liste attend votre décision.",
  "verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} suppression attend votre décision.}}
* {{{$count} suppressions attendent votre décision.}}`,

  // The line below the headline: “12 rows read: 3 people created, 2 updated; 7 were already right.”
  "lead.done_and_rest": "{$done} ; {$rest}",
  "lead.whole": `.input {$read :integer}
.match $read
one {{{$read} ligne lue : {$what}.}}
* {{{$read} lignes lues : {$what}.}}`,
  "lead.nothing_sent": "rien n’a été transmis au service de vœux",
  "lead.nothing_changed": "rien n’a été modifié dans le service de vœux",
  "lead.created": `.input {$count :integer}
.match $count
one {{{$count} personne ajoutée}}
* {{{$count} personnes ajoutées}}`,
  "lead.updated": `.input {$count :integer}
.match $count
one {{{$count} modifiée}}
* {{{$count} modifiées}}`,
  "lead.deleted": `.input {$count :integer}
.match $count
one {{{$count} supprimée}}
* {{{$count} supprimées}}`,
  "lead.unchanged": `.input {$count :integer}
.match $count
one {{{$count} était déjà à jour}}
* {{{$count} étaient déjà à jour}}`,
  "lead.rejected": `.input {$count :integer}
.match $count
one {{{$count} n’a pas pu être prise en compte}}
* {{{$count} n’ont pas pu être prises en compte}}`,
  "lead.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} est à vérifier}}
* {{{$count} sont à vérifier}}`,
  "lead.held": `.input {$count :integer}
.match $count
one {{{$count} attend une décision}}
* {{{$count} attendent une décision}}`,
  "lead.deferred": `.input {$count :integer}
.match $count
one {{{$count} suivra plus tard}}
* {{{$count} suivront plus tard}}`,

  // What to do now
  "todo.title": "À faire maintenant",
  "todo.nothing": "Rien. Vous pouvez fermer cette page.",
  "todo.open_rejections": "Ouvrir rejections.xlsx",
  "todo.failed": "Prévenez votre responsable informatique. Le fichier est conservé, et rien n’est perdu.",
  "todo.rows_missing": `.input {$count :integer}
.match $count
one {{Le compte n’est pas bon : on ne sait pas ce qu’est devenue {$count} ligne du fichier. Prévenez votre responsable informatique avant de vous fier à ce rapport.}}
* {{Le compte n’est pas bon : on ne sait pas ce que sont devenues {$count} lignes du fichier. Prévenez votre responsable informatique avant de vous fier à ce rapport.}}`,
  "todo.rows_too_many": `.input {$count :integer}
.match $count
one {{Le compte n’est pas bon : {$count} ligne de trop a été comptée. Prévenez votre responsable informatique avant de vous fier à ce rapport.}}
* {{Le compte n’est pas bon : {$count} lignes de trop ont été comptées. Prévenez votre responsable informatique avant de vous fier à ce rapport.}}`,
  "todo.other_sheet": `.input {$count :integer}
.match $count
one {{{$count} ligne est sur une autre feuille ({$sheets :all}), qui n’a pas été lue : cette personne n’a été ni ajoutée, ni modifiée, ni supprimée. Déplacez la ligne sur la feuille « {$sheet} », ou demandez à votre responsable informatique de définir les feuilles à lire.}}
* {{{$count} lignes sont sur une autre feuille ({$sheets :all}), qui n’a pas été lue : ces personnes n’ont été ni ajoutées, ni modifiées, ni supprimées. Déplacez les lignes sur la feuille « {$sheet} », ou demandez à votre responsable informatique de définir les feuilles à lire.}}`,
  "todo.second_table": `.input {$count :integer}
.match $count
one {{{$count} ligne est dans un autre tableau que la liste : cette personne n’a été ni ajoutée, ni modifiée, ni supprimée. Mettez la ligne dans le premier tableau, ou dans un fichier à part.}}
* {{{$count} lignes sont dans un autre tableau que la liste : ces personnes n’ont été ni ajoutées, ni modifiées, ni supprimées. Mettez les lignes dans le premier tableau, ou dans un fichier à part.}}`,
  "todo.people_left":
    "Si des personnes de ces lignes sont parties, retirez les lignes du fichier ou masquez leur feuille. Sinon, elles restent dans le service de vœux.",
  "todo.nothing_lost":
    "Rien n’est perdu : le prochain traitement reprend là où celui-ci s’est arrêté. Vous n’avez pas besoin de remettre le fichier dans le dossier de dépôt.",
  "todo.read_below": "Voyez plus bas ce qui est en attente et pourquoi.",
  "todo.read_below_names": "Voyez plus bas ce qui est en attente et pourquoi, et vérifiez les noms.",
  "todo.approve":
    "Si la liste est correcte : demandez à votre responsable informatique de la valider avec « celebration-sync approve {$run} »",
  "todo.discard":
    "Si la liste contient des erreurs : mettez une liste corrigée dans le dossier de dépôt, ou demandez à votre responsable informatique de rejeter celle-ci avec « celebration-sync discard {$run} »",
  "todo.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} ligne corrigée de ce fichier n’a pas été prise en compte, car le rapport dont elle vient n’est pas le plus récent. Elle est indiquée plus bas sous « Lignes ignorées ». Faites cette correction dans le rapport le plus récent, ou dans votre liste.}}
* {{{$count} lignes corrigées de ce fichier n’ont pas été prises en compte, car le rapport dont elles viennent n’est pas le plus récent. Elles sont indiquées plus bas sous « Lignes ignorées ». Faites ces corrections dans le rapport le plus récent, ou dans votre liste.}}`,
  "todo.superseded_corrections":
    "Les lignes encore fausses figurent dans le rapport le plus récent. Corrigez-les dans ce rapport, ou dans votre liste.",
  "todo.correct":
    "Ouvrez rejections.xlsx, dans le même dossier que cette page, et corrigez les cellules en couleur. Ne touchez pas aux colonnes dont le titre commence par _.",
  "todo.correct_some": `.input {$toCorrect :integer}
.match $toCorrect
one {{Ouvrez rejections.xlsx, dans le même dossier que cette page, et corrigez les cellules en couleur. Sur ses {$lines :integer} lignes, {$toCorrect} est à corriger. Ne touchez pas aux colonnes dont le titre commence par _.}}
* {{Ouvrez rejections.xlsx, dans le même dossier que cette page, et corrigez les cellules en couleur. Sur ses {$lines :integer} lignes, {$toCorrect} sont à corriger. Ne touchez pas aux colonnes dont le titre commence par _.}}`,
  "todo.drop_back":
    "Enregistrez le fichier sous le nom de votre choix, et mettez-le dans le dossier de dépôt, comme vos listes. Seules les lignes de ce fichier sont transmises ; aucune personne n’est supprimée.",
  "trial.title": "Essai :",
  "trial.notice":
    "C’était un essai. Rien n’a été transmis au service de vœux et rien n’a été enregistré. Le rapport montre ce qui se passerait.",
  "trial.held":
    "Une vraie liste attend ici la décision d’une personne. Jusque-là, rien de ce qui est en attente n’est transmis.",
  "trial.correct": "Corrigez ces lignes dans votre liste. Un essai n’a pas de fichier rejections.xlsx à redéposer.",
  "todo.look_up": `.input {$count :integer}
.match $count
one {{On ne sait pas si une personne est bien arrivée dans le service de vœux. Cherchez-la, et dites à votre responsable informatique ce que vous avez trouvé.}}
* {{On ne sait pas si {$count} personnes sont bien arrivées dans le service de vœux. Cherchez-les, et dites à votre responsable informatique ce que vous avez trouvé.}}`,
  "todo.warnings": `.input {$count :integer}
.match $count
one {{Si vous le souhaitez, regardez {$count} ligne où une valeur a été ignorée ou paraît étrange.}}
* {{Si vous le souhaitez, regardez {$count} lignes où une valeur a été ignorée ou paraît étrange.}}`,
  "todo.ungreeted": `.input {$count :integer}
.match $count
one {{{$count} nouvelle personne ne peut pas encore recevoir de vœux : {$people}.}}
* {{{$count} nouvelles personnes ne peuvent pas encore recevoir de vœux : {$people}.}}`,
  "todo.ungreeted_list":
    "Ajoutez ce qui manque dans votre liste ; la prochaine liste le transmettra au service de vœux.",
  "ungreeted.no_address": "ni adresse e-mail ni numéro de téléphone",
  "ungreeted.phone_country": "pas d’adresse e-mail, et un numéro de téléphone dont le pays n’est pas connu",
  "ungreeted.phone_unread": "pas d’adresse e-mail, et un numéro de téléphone illisible",
  "ungreeted.no_birthday": "pas de date de naissance",

  // Corrections that last
  "kept.title": "Corrigé ici, pas encore dans votre liste",
  "kept.lead":
    "Ces cellules ont été corrigées ici, et votre liste contient encore l’ancien texte. Corrigez-les là d’où vient la liste. D’ici là, elles sont corrigées ici à chaque traitement.",
  "kept.column": "Colonne",
  "kept.list_says": "Dans votre liste",
  "kept.used": "Valeur utilisée",
  "kept.blank": "vide",
  "kept.removed":
    "Cette ligne est ignorée, car une autre ligne de la même personne est la bonne. Supprimez-la de votre liste.",
  "kept.wrong_key":
    "La clé de cette ligne appartient à une autre ligne de votre liste. Corrigez la clé de cette ligne dans votre liste, ou supprimez la ligne.",
  "kept.left_out":
    "Rien, car un autre contact du groupe utilise déjà cette coordonnée. Indiquez dans votre liste celle qui est propre à cette personne, ou supprimez-la de cette ligne.",
  "kept.rule": `.input {$count :integer}
.match $count
one {{Règle pour la colonne, appliquée à {$count} ligne}}
many {{Règle pour la colonne, appliquée à {$count} lignes}}
* {{Règle pour la colonne, appliquée à {$count} lignes}}`,
  "kept.offer": `.input {$count :integer}
.match $count
one {{« {$was} » a été corrigé en « {$becomes} » dans {$count} ligne de la colonne « {$header} ». Pour le corriger dans toutes les lignes, y compris dans les listes suivantes : « celebration-sync corrections rule {$id} »}}
many {{« {$was} » a été corrigé en « {$becomes} » dans {$count} lignes de la colonne « {$header} ». Pour le corriger dans toutes les lignes, y compris dans les listes suivantes : « celebration-sync corrections rule {$id} »}}
* {{« {$was} » a été corrigé en « {$becomes} » dans {$count} lignes de la colonne « {$header} ». Pour le corriger dans toutes les lignes, y compris dans les listes suivantes : « celebration-sync corrections rule {$id} »}}`,
  "kept.all": "Toutes : « celebration-sync corrections »",

  // Who decided: $when is a time, $how is one of the ways
  "decision.title": "Qui a décidé",
  "decision.via.console": "depuis la console",
  "decision.via.command_line": "en ligne de commande",
  "decision.via.report": "dans un rapport corrigé",
  "decision.approve": "Validation par {$by} le {$when}, {$how}",
  "decision.discard": "Rejet par {$by} le {$when}, {$how}",
  "decision.retry": "Nouvelle transmission demandée par {$by} le {$when}, {$how}",
  "decision.answer": `.input {$rows :integer}
.match $rows
one {{Réponse à {$rows} question donnée par {$by} le {$when}, {$how}}}
* {{Réponses à {$rows} questions données par {$by} le {$when}, {$how}}}`,
  "decision.resolve": `.input {$rows :integer}
.match $rows
one {{{$rows} cas incertain tranché par {$by} le {$when}, {$how}}}
* {{{$rows} cas incertains tranchés par {$by} le {$when}, {$how}}}`,
  "decision.dismiss": `.input {$rows :integer}
.match $rows
one {{{$rows} ligne ignorée sur décision de {$by} le {$when}, {$how}}}
* {{{$rows} lignes ignorées sur décision de {$by} le {$when}, {$how}}}`,
  "decision.correction": "Correction durable : décision de {$by} le {$when}, {$how}",
  "decision.never": "Plus jamais de vœux : décision de {$by} le {$when}, {$how}",
  "decision.lift": "De nouveau des vœux : décision de {$by} le {$when}, {$how}",
  "decision.erase": "Effacement demandé par {$by} le {$when}, {$how}",
  "decision.alone": "La règle selon laquelle une seconde personne valide a ainsi été contournée.",
  "decision.noted": "{$what} : {$note :all}",
  "decision.kept": `.input {$count :integer}
.match $count
one {{{$count} personne a été exclue des suppressions et reste. Si elle manque encore dans une liste, la question sera reposée.}}
* {{{$count} personnes ont été exclues des suppressions et restent. Si elles manquent encore dans une liste, la question sera reposée.}}`,

  // The picture of the rows
  "outcome.title": `.input {$count :integer}
.match $count
1 {{Ce qu’est devenue la ligne}}
* {{Ce que sont devenues les {$count} lignes}}`,
  "outcome.description": `.input {$read :integer}
.match $read
one {{Sur {$read} ligne : {$parts}.}}
* {{Sur {$read} lignes : {$parts}.}}`,
  "outcome.none": "aucune",
  "outcome.created.label": `.input {$count :integer}
.match $count
one {{ajoutée}}
* {{ajoutées}}`,
  "outcome.created.means": "au service de vœux",
  "outcome.updated.label": `.input {$count :integer}
.match $count
one {{modifiée}}
* {{modifiées}}`,
  "outcome.updated.means": "dans le service de vœux",
  "outcome.unchanged.label": `.input {$count :integer}
.match $count
* {{sans changement}}`,
  "outcome.unchanged.means": `.input {$count :integer}
.match $count
* {{déjà à jour}}`,
  "outcome.rejected.label": `.input {$count :integer}
.match $count
* {{en erreur}}`,
  "outcome.rejected.means": `.input {$count :integer}
.match $count
one {{inutilisable en l’état}}
* {{inutilisables en l’état}}`,
  "outcome.inDoubt.label": `.input {$count :integer}
.match $count
* {{à vérifier}}`,
  "outcome.inDoubt.means": "sans réponse claire",
  "outcome.held.label": `.input {$count :integer}
.match $count
* {{en attente}}`,
  "outcome.held.means": `.input {$count :integer}
.match $count
one {{demande une décision}}
* {{demandent une décision}}`,
  "outcome.deferred.label": `.input {$count :integer}
.match $count
* {{pour plus tard}}`,
  "outcome.deferred.means": "nouvel essai à venir",
  "outcome.duplicate.label": `.input {$count :integer}
.match $count
* {{en double}}`,
  "outcome.duplicate.means": "deux fois la même ligne",
  "outcome.skipped.label": `.input {$count :integer}
.match $count
one {{ignorée}}
* {{ignorées}}`,
  "outcome.skipped.means": "raison indiquée plus bas",
  "departed.title": "Personnes qui ne sont pas dans la liste :",
  "departed.deleted": `.input {$count :integer}
.match $count
one {{{$count} personne supprimée}}
* {{{$count} personnes supprimées}}`,
  "departed.held": `.input {$count :integer}
.match $count
one {{{$count} suppression en attente}}
* {{{$count} suppressions en attente}}`,
  "departed.refused": `.input {$count :integer}
.match $count
one {{{$count} suppression refusée}}
* {{{$count} suppressions refusées}}`,

  // The top and the end of the page
  "page.list": "Liste",
  "page.took": "durée : {$duration}",
  "page.seconds": "{$seconds :integer} s",
  "page.minutes": "{$minutes :integer} min {$seconds :integer} s",
  "page.hours": "{$hours :integer} h {$minutes :integer} min",
  "page.files": "Dans le même dossier que cette page :",
  "page.mode.snapshot":
    "Le fichier est considéré comme la liste complète : les personnes qui n’y figurent plus sont supprimées.",
  "page.mode.changes":
    "Le fichier est considéré comme une liste de modifications : les personnes qui n’y figurent pas sont conservées.",
  "page.calls": `.input {$calls :integer}
.match $calls
one {{Le service de vœux a reçu {$calls} demande ({$groups :integer} pour lire les groupes, {$create :integer} pour ajouter, {$update :integer} pour modifier, {$delete :integer} pour supprimer).}}
* {{Le service de vœux a reçu {$calls} demandes ({$groups :integer} pour lire les groupes, {$create :integer} pour ajouter, {$update :integer} pour modifier, {$delete :integer} pour supprimer).}}`,
  "page.throttled": "Il a demandé {$count :integer} fois au programme de ralentir.",
  "page.run": "Traitement {$run}",
  "page.sha256": "Somme de contrôle du fichier (SHA-256) : {$sum}",

  // Rows that need a person
  "rows.needsYou.title": "Lignes à corriger",
  "rows.needsYou.lead":
    "Rien n’a encore été fait pour ces lignes. Corrigez-les dans rejections.xlsx, et mettez ce fichier dans le dossier de dépôt. Les lignes réglées disparaissent de cette page.",
  "rows.inDoubt.title": "Recevront peut-être quand même des vœux",
  "rows.inDoubt.lead":
    "Les données de ces personnes ont été transmises au service de vœux, mais aucune réponse claire n’est arrivée. Elles ne sont pas transmises une seconde fois, pour éviter des vœux en double. Cherchez ces personnes dans le service de vœux.",
  "rows.warnings.title": "Méritent un coup d’œil",
  "rows.warnings.lead": "Ces lignes ont été prises en compte. L’une de leurs valeurs a été ignorée, ou paraît étrange.",
  "rows.deferred.title": "Nouvel essai automatique",
  "rows.deferred.lead":
    "Vous n’avez rien à faire pour ces lignes, sauf si elles restent ici pendant de nombreux jours.",
  "rows.held_list":
    "Cette liste n’a pas été appliquée. Corrigez ces lignes dans rejections.xlsx, et mettez ce fichier dans le dossier de dépôt. Les corrections attendent votre décision sur la liste.",
  "rows.no_report":
    "Cette liste n’a pas été appliquée : ces lignes ne peuvent donc pas être corrigées dans un rapport. Si c’est la bonne liste, corrigez-les dans la liste elle-même.",
  "rows.earlier": `.input {$count :integer}
.match $count
one {{{$count} d’entre elles vient d’une liste précédente.}}
* {{{$count} d’entre elles viennent de listes précédentes.}}`,
  "rows.search": "Chercher dans ces lignes",
  "rows.search_example": "nom, ligne, groupe…",
  "rows.more": "Encore {$count :integer} de ce type : voir rejections.xlsx.",
  "rows.show_more": "En afficher {$count :integer} de plus (sur {$left :integer})",
  "rows.found": "Résultats : {$count :integer}",
  "rows.nothing_found": "Aucun résultat",
  "rows.line": "Ligne {$line}",
  "rows.not_listed": "Pas dans la liste, depuis le {$day :day}",
  "rows.earlier_list": "Liste précédente, depuis le {$day :day}",
  "rows.of_undo": "Annulation d’une liste, depuis le {$day :day}",
  "rows.blank": "vide",
  "rows.look_here": "voir ici",
  "rows.beyond_columns": "au-delà des colonnes",

  // Tables of people
  "head.line": "Ligne",
  "head.person": "Personne",
  "head.birthday": "Date de naissance",
  "head.group": "Groupe",
  "head.contact": "Numéro de contact",
  "head.to_do": "Action prévue",
  "head.would_change": "Ce qui changerait",
  "head.changed": "Ce qui a changé",
  "people.updated": "Modifications",
  "people.created": "Ajouts",
  "people.deleted": "Suppressions",
  "people.waiting": "Restent à transmettre",
  "people.dropped": "Non appliquées",
  "people.kept": "Exclues, toujours dans le service de vœux",
  "people.would_be_deleted": "Seraient supprimées",
  "people.held": "En attente",
  "people.create": "ajouter",
  "people.update": "modifier",
  "people.delete": "supprimer",
  "people.more": `.input {$count :integer}
.match $count
one {{{$count} autre personne : voir {$file}.}}
* {{{$count} autres personnes : voir {$file}.}}`,
  "value.was": "avant",
  "value.now": "maintenant",

  // Why it waits
  "holds.waits": "Pourquoi c’est en attente",
  "holds.waited": "Pourquoi c’était en attente",
  "holds.check_first":
    "Vérifiez d’abord : des vœux envoyés ne peuvent pas être repris. Si la liste est annulée plus tard (« undo »), les personnes supprimées sont ajoutées de nouveau, avec de nouveaux numéros de contact.",
  "holds.over":
    "Plus rien n’est en attente dans cette liste. Une décision a été prise, ou une liste plus récente a remplacé celle-ci.",
  "holds.example": "Par exemple",
  "holds.examples": "Par exemple : {$names}.",

  // How the file was read
  "reading.title": "Comment le fichier a été lu",
  "reading.text":
    "« {$file} » a été lu comme un texte (encodage : {$encoding}), avec des cellules séparées par {$delimiter}. Les titres des colonnes sont à la ligne {$line}.",
  "reading.xlsx":
    "« {$file} » a été lu comme un classeur Excel, feuille « {$sheet} ». Les titres des colonnes sont à la ligne {$line}.",
  "reading.ods":
    "« {$file} » a été lu comme un classeur OpenDocument, feuille « {$sheet} ». Les titres des colonnes sont à la ligne {$line}.",
  "reading.unknown_encoding": "inconnu",
  "reading.comma": "des virgules",
  "reading.semicolon": "des points-virgules",
  "reading.tab": "des tabulations",
  "reading.bar": "des barres verticales",
  "reading.unknown_delimiter": "un caractère inconnu",
  "reading.columns": "Colonnes",
  "reading.column": "Colonne",
  "reading.used_as": "Utilisée comme",
  "reading.why": "Pourquoi",
  "reading.samples": "Exemples",
  "reading.no_title": "sans titre",
  "reading.for_key": "pour reconnaître les personnes",
  "reading.not_sent": "non transmise",
  "reading.left_out": "Lignes ignorées ({$count :integer})",
  "reading.text_of_line": "Texte",

  // The last runs
  "history.title": "Les derniers traitements",
  "history.caption": "Les derniers traitements de la liste « {$feed} », du plus récent au plus ancien",
  "history.when": "Date",
  "history.ended": "Résultat",
  "history.rows": "Ce que sont devenues les lignes",
  "history.needed_you": "À revoir",
  "history.file": "Fichier",
  "history.this_run": "ce traitement",
  "history.completed": "terminé",
  "history.held": "en attente d’une décision",
  "history.halted": "interrompu",
  "history.failed": "échec",
  "history.superseded": "remplacé par une liste plus récente",
  "history.discarded": "rejeté",
  "history.not_used": "non pris en compte",
  "history.unfinished": "non terminé",

  // Notices
  "notice.run": "{$file} : {$parts}. Rapport : {$report}",
  "notice.stopped_run": "{$file} : {$parts}. {$why} Rapport : {$report}",
  "notice.rejected": "{$count :integer} à corriger",
  "notice.held": "{$count :integer} en attente",
  "notice.deferred": "{$count :integer} pour plus tard",
  "notice.in_doubt": "{$count :integer} à vérifier",
  "notice.not_read": `.input {$count :integer}
.match $count
one {{{$count} non lue}}
* {{{$count} non lues}}`,
  "notice.status.held": "en attente d’une décision",
  "notice.status.halted": "interrompu avant la fin",
  "notice.status.failed": "échec",
  "notice.status.superseded": "remplacé par une liste plus récente",
  "notice.status.unfinished": "non terminé",
  "notice.file_failed": "{$file} n’a pas été pris en compte. {$why} Le fichier est maintenant ici : {$path}",
  "notice.not_carried_out": `.input {$count :integer}
.match $count
one {{Une décision n’a pas été appliquée : elle a attendu plus d’une journée, ou d’anciennes données ont été restaurées depuis. La console et celebration-sync status l’indiquent. Si elle vaut toujours, décidez à nouveau.}}
* {{{$count} décisions n’ont pas été appliquées : elles ont attendu plus d’une journée, ou d’anciennes données ont été restaurées depuis. La console et celebration-sync status les indiquent. Si elles valent toujours, décidez à nouveau.}}`,
  "notice.brought_back":
    "Un programme a écrit dans {$file} après l’archivage de la liste. La liste est revenue dans le dossier de dépôt, et elle est lue de nouveau. Faites d’abord écrire le programme sous un autre nom, et renommez le fichier quand il est complet.",
  "notice.no_list": `.input {$hours :integer}
.match $hours
one {{Aucune liste « {$feed} » n’est arrivée depuis {$hours} heure. La dernière est arrivée le {$day :day}.}}
* {{Aucune liste « {$feed} » n’est arrivée depuis {$hours} heures. La dernière est arrivée le {$day :day}.}}`,
  "notice.no_list_yet": `.input {$hours :integer}
.match $hours
one {{Aucune liste « {$feed} » n’est arrivée depuis {$hours} heure. Il n’y en a encore jamais eu.}}
* {{Aucune liste « {$feed} » n’est arrivée depuis {$hours} heures. Il n’y en a encore jamais eu.}}`,
  "notice.test": "Ceci est un test. Vous recevrez ici les notifications de celebration-sync.",
  "notice.subject.file_failed": "{$file} n’a pas été pris en compte.",
  "notice.subject.brought_back": "{$file} est lu de nouveau.",
  "notice.subject.not_carried_out": "Tout ce qui a été décidé n’a pas été appliqué.",
  "notice.subject.waiting": "{$file} est toujours en attente.",
  "notice.subject.stopped": "Aucune liste ne peut être traitée pour le moment.",
  "notice.subject.no_list": "Aucune liste « {$feed} » n’est arrivée.",
  "notice.subject.test": "Un test de celebration-sync",
  "notice.daily": `.input {$count :integer}
.match $count
one {{{$count} liste depuis le dernier récapitulatif}}
many {{{$count} listes depuis le dernier récapitulatif}}
* {{{$count} listes depuis le dernier récapitulatif}}`,
  "notice.report": "Détails dans le rapport : {$report}",

  // The list of all runs
  "index.title": "Vos listes",
  "index.nothing_waits": "Aucune liste n’attend votre décision. Ouvrez une ligne pour voir son rapport.",
  "index.waiting": `.input {$count :integer}
.match $count
one {{{$count} liste attend votre décision. Ouvrez son rapport pour voir pourquoi.}}
* {{{$count} listes attendent votre décision. Ouvrez leurs rapports pour voir pourquoi.}}`,

  // The workbook with the rows to correct
  "workbook.sheet": "À corriger",

  // Console: navigation, foot, and what is refused
  "console.nav.label": "Pages",
  "console.nav.skip": "Aller au contenu",
  "console.nav.lists": "Listes",
  "console.nav.history": "Historique",
  "console.nav.doubts": "À vérifier",
  "console.nav.people": "Personnes",
  "console.nav.greetings": "Prochains vœux",
  "console.nav.settings": "Paramètres",
  "console.foot.own_name": "Français",
  "console.foot.language": "Langue",
  "console.foot.person": "Session ouverte : {$name}.",
  "console.foot.sign_out": "Se déconnecter",
  "console.accounts.title": "Comptes",
  "console.accounts.search": "Nom du compte",
  "console.accounts.none": "Aucun compte ne contient « {$search} » dans son nom.",
  "console.accounts.all": "Tous les comptes",
  "console.accounts.former":
    "La configuration de ce compte est erronée ; la précédente reste donc en vigueur. Prévenez la personne qui s’occupe de la console.",
  "console.accounts.held": `.input {$count :integer}
.match $count
one {{Une liste attend une décision.}}
many {{{$count} listes attendent une décision.}}
* {{{$count} listes attendent une décision.}}`,
  "console.accounts.not_done": `.input {$count :integer}
.match $count
one {{Une demande concernant une personne n’a pas été appliquée.}}
many {{{$count} demandes concernant des personnes n’ont pas été appliquées.}}
* {{{$count} demandes concernant des personnes n’ont pas été appliquées.}}`,
  "console.refused.title": "L’opération n’a pas abouti",
  "console.refused.back": "Retour aux listes",
  "console.refused.host": "Cette adresse n’est pas celle de la console. Ouvrez la console à l’adresse prévue.",
  "console.refused.origin":
    "Ce formulaire a été envoyé par un autre site : rien n’a été fait. Ouvrez la page ici et réessayez.",
  "console.refused.role": "Vous n’en avez pas le droit. Adressez-vous à la personne qui s’occupe de la console.",
  "console.refused.not_found": "Cette page n’existe pas.",
  "console.refused.ledger": "Les données enregistrées sont illisibles pour le moment.",
  "console.refused.too_large": "Votre envoi est trop volumineux. Rien n’a été conservé.",
  "console.refused.unreadable":
    "La console n’a pas pu lire ce que votre navigateur a envoyé. Revenez en arrière et réessayez.",
  "console.refused.failed":
    "La console a rencontré une erreur, et rien n’a été fait. Adressez-vous à la personne qui s’en occupe : le journal en dit plus.",
  "console.form.errors": `.input {$count :integer}
.match $count
one {{Le formulaire contient {$count} erreur}}
many {{Le formulaire contient {$count} erreurs}}
* {{Le formulaire contient {$count} erreurs}}`,
  "console.pager.label": "Autres pages",
  "console.pager.shown": "{$from :integer} à {$to :integer} sur {$total :integer}",
  "console.pager.before": "Page précédente",
  "console.pager.after": "Page suivante",

  // Console: Sign in
  "console.enter.used":
    "Ce lien a déjà servi, ou il n’est pas valable. Redémarrez la console pour obtenir un nouveau lien.",
  "console.sign_in.title": "Se connecter",
  "console.sign_in.account": "Compte",
  "console.sign_in.name": "Nom",
  "console.sign_in.password": "Mot de passe",
  "console.sign_in.busy": "Beaucoup de personnes se connectent en ce moment. Réessayez dans une minute.",
  "console.sign_in.wrong_account":
    "Le compte, le nom ou le mot de passe est incorrect. Vérifiez les trois, puis réessayez.",
  "console.sign_in.wrong": "Le nom ou le mot de passe est incorrect. Vérifiez-les, puis réessayez.",
  "console.sign_in.too_many": `.input {$minutes :integer}
.match $minutes
one {{Trop de tentatives de connexion ont échoué. Réessayez dans {$minutes} minute.}}
many {{Trop de tentatives de connexion ont échoué. Réessayez dans {$minutes} minutes.}}
* {{Trop de tentatives de connexion ont échoué. Réessayez dans {$minutes} minutes.}}`,
  "console.sign_in.ended": "Votre session est terminée. Veuillez vous reconnecter.",
  "console.sign_in.by_link":
    "Aucun utilisateur n’a encore été ajouté. Ouvrez le lien que la console a affiché à son démarrage.",
  "console.sign_in.no_users":
    "Aucun utilisateur n’a encore été ajouté. Adressez-vous à la personne qui s’occupe de la console.",
  "console.sign_in.unreadable":
    "Personne ne peut se connecter pour le moment. Adressez-vous à la personne qui s’occupe de la console : le journal dit pourquoi.",
  "console.sign_in.kept":
    "Votre session est terminée. Veuillez vous reconnecter : ce que vous avez saisi est conservé une heure, et rien n’a été envoyé.",
  "console.kept.notice":
    "Votre session s’est terminée pendant que vous remplissiez cette page. Votre saisie est reprise ci-dessous, et rien n’a été envoyé. Vérifiez-la, puis envoyez-la.",
  "console.kept.homeless": "La page a changé depuis. Vous aviez aussi saisi :",
  "console.kept.drop": "Abandonner ma saisie",
  "console.sign_in.at_proxy":
    "Le système de connexion de votre organisation indique à la console qui vous êtes : {$name}. Pour terminer votre session, déconnectez-vous de ce système.",
  "console.sign_in.no_name":
    "La console ne sait pas qui vous êtes. Ouvrez-la à l’adresse que votre organisation vous a donnée.",
  "console.sign_in.in_no_account":
    "Votre organisation vous a connecté sous le nom {$name}, mais aucun compte de cette console ne vous mentionne. Demandez à votre responsable informatique de vous ajouter.",
  "console.sign_in.with": "Se connecter avec {$issuer}",
  "console.oidc.late":
    "Cette connexion a pris trop de temps, ou elle a commencé dans un autre navigateur. Connectez-vous de nouveau.",
  "console.oidc.no_role":
    "Votre session est ouverte ({$name}), mais aucun de vos groupes n’a accès à la console. Adressez-vous à la personne qui s’occupe de la console.",
  "console.oidc.refused":
    "La connexion a été refusée. Connectez-vous de nouveau, ou adressez-vous à la personne qui s’occupe de la console : le journal dit pourquoi.",
  "console.oidc.unusable":
    "La connexion par ce système n’est pas possible pour le moment. Réessayez plus tard, ou adressez-vous à la personne qui s’occupe de la console : le journal en dit plus.",

  // Console: Lists
  "console.home.no_list": "Aucune liste n’est encore arrivée.",
  "console.home.needs_you": "En attente de votre part",
  "console.home.nothing": "Rien n’est en attente de votre part.",
  "console.home.held": "La liste « {$file} » attend une décision.",
  "console.home.look": "Voir la liste",
  "console.home.to_correct": `.input {$count :integer}
.match $count
one {{Une ligne est à corriger.}}
many {{{$count} lignes sont à corriger.}}
* {{{$count} lignes sont à corriger.}}`,
  "console.home.doubts": `.input {$count :integer}
.match $count
one {{On ne sait pas si une personne est dans le service de vœux.}}
many {{On ne sait pas si {$count} personnes sont dans le service de vœux.}}
* {{On ne sait pas si {$count} personnes sont dans le service de vœux.}}`,
  "console.home.refused": "Le fichier « {$file} » n’a pas pu être pris en compte.",
  "console.home.not_done.never":
    "{$name} peut encore recevoir des vœux : « Plus jamais de vœux » n’a pas été appliqué.",
  "console.home.not_done.erase":
    "{$name} : l’effacement n’a pas été fait. Cette personne peut encore recevoir des vœux.",
  "console.home.not_done.erase_gone":
    "{$name} : l’effacement n’a pas été fait. Cette personne n’est pas dans le service de vœux.",
  "console.home.open_person": "Ouvrir la page de la personne",
  "console.home.choose_again": "Choisir une liste corrigée",
  "console.home.given": "Listes en cours",
  "console.home.given.checking": "La liste est en cours de vérification.",
  "console.home.given.checked": "La liste est vérifiée. Elle attend qu’une personne lance son traitement.",
  "console.home.given.next": "Le traitement de la liste est lancé. Elle est la prochaine à être lue.",
  "console.home.given.next_run": "Le traitement de la liste est lancé. Elle attend que le programme soit actif.",
  "console.home.your_lists": "Vos listes",
  "console.home.last_list": "Dernière liste",
  "console.home.next_list": "Prochaine liste attendue",
  "console.home.overdue": "pas encore arrivée",
  "console.home.in_service": "Personnes dans le service de vœux",
  "console.home.corrections": "Corrections en vigueur",
  "console.home.open": "Ouvrir la dernière liste",
  "console.home.at_work": "Le programme est actif : il applique tout de suite les listes et les décisions.",
  "console.home.not_at_work":
    "Le programme n’est pas actif en ce moment. Les listes et les décisions attendent ; son prochain traitement les appliquera.",
  "console.home.welcome": "Bienvenue. Aucune liste n’est encore arrivée.",
  "console.home.welcome_how":
    "Choisissez ci-dessous une liste de personnes. La page montre alors ce que la liste changerait, et rien n’est transmis sans votre accord.",
  "console.home.waits": "La liste attend une décision.",

  // Console: What this list would do
  "console.check.choose": "Choisir une liste",
  "console.check.choose_help":
    "Un fichier CSV, Excel ou OpenDocument de {$most :integer} Mo au plus, ou un rapport corrigé. Vous pouvez aussi déposer le fichier ici. Vous verrez d’abord ce qu’il changerait ; rien n’est encore transmis.",
  "console.check.list_of": "Liste de",
  "console.check.by_name": "selon le nom du fichier",
  "console.check.button": "Vérifier cette liste",
  "console.check.removed": "La liste a été retirée. Rien n’a été transmis.",
  "console.check.error.no_file": "Choisissez d’abord un fichier.",
  "console.check.error.too_large": "Le fichier dépasse {$most :integer} Mo. Il n’a pas été conservé.",
  "console.check.error.name":
    "Le nom du fichier ne convient pas. Renommez le fichier, par exemple en « liste.csv », et choisissez-le à nouveau.",
  "console.check.error.no_list":
    "Le nom « {$file} » ne dit pas de quelle liste il s’agit. Indiquez-la sous « Liste de », et choisissez le fichier à nouveau.",
  "console.check.error.several_lists":
    "Le nom « {$file} » convient à plusieurs listes. Choisissez la bonne sous « Liste de », et choisissez le fichier à nouveau.",
  "console.check.error.unknown_list": "Cette liste n’existe pas. Choisissez-en une sous « Liste de ».",
  "console.check.error.broken":
    "Le fichier n’est pas arrivé en entier : il n’a pas été conservé. Choisissez-le à nouveau.",
  "console.check.error.no_room":
    "Le fichier n’a pas pu être enregistré ici. Adressez-vous à la personne qui s’occupe de la console : le journal en dit plus.",
  "console.check.error.empty_file":
    "Le fichier est vide. Exportez à nouveau la liste et choisissez le nouveau fichier.",
  "console.check.error.wrong_type":
    "Ce n’est pas une liste. Enregistrez la liste comme classeur Excel (.xlsx), classeur OpenDocument (.ods) ou CSV, et choisissez ce fichier.",
  "console.check.error.old_workbook":
    "C’est un classeur Excel à l’ancien format (.xls). Enregistrez-le comme classeur Excel (.xlsx) et choisissez ce fichier.",
  "console.check.error.password_protected":
    "Le fichier est protégé par un mot de passe. Retirez le mot de passe, enregistrez le fichier et choisissez-le à nouveau.",
  "console.check.title": "Ce que ferait cette liste",
  "console.check.given_by": "déposée par {$name}",
  "console.check.waiting": `.input {$before :integer}
.match $before
one {{Cette liste attend. Une autre vérification passe avant.}}
* {{Cette liste attend. {$before} autres vérifications passent avant.}}`,
  "console.check.opening": "Le fichier est en cours d’ouverture.",
  "console.check.same_waits": "{$name} a déjà déposé le même fichier le {$at}, et ce fichier est en attente.",
  "console.check.same_waits_link": "Voir cette liste",
  "console.check.same_processed": "Le même fichier a été traité le {$at}, comme liste « {$name} ».",
  "console.check.same_processed_link": "Voir ce qu’elle est devenue",
  "console.check.error.too_many_own":
    "{$most :integer} de vos listes attendent déjà. Lancez d’abord le traitement de certaines d’entre elles à la page « Listes », ou annulez-les. Ce fichier n’a pas été conservé.",
  "console.check.error.too_many_all":
    "{$most :integer} listes attendent déjà, toutes personnes confondues. Demandez aux autres de lancer le traitement des leurs ou de les annuler. Ce fichier n’a pas été conservé.",
  "console.check.reading": `.input {$rows :integer}
.match $rows
one {{La liste est en cours de lecture : {$rows} ligne jusqu’ici.}}
* {{La liste est en cours de lecture : {$rows} lignes jusqu’ici.}}`,
  "console.check.planning": "La liste est comparée à ce que contient le service de vœux.",
  "console.check.reload": "Cette page affiche le résultat dès qu’il est là.",
  "console.check.refused": "Ce fichier est inutilisable.",
  "console.check.failed": "Cette liste n’a pas pu être vérifiée.",
  "console.check.failed.memory":
    "Sa vérification demande trop de mémoire. Mettez-la plutôt dans le dossier de dépôt, ou divisez-la.",
  "console.check.failed.time":
    "La vérification a duré trop longtemps. Mettez plutôt la liste dans le dossier de dépôt, ou divisez-la.",
  "console.check.failed.ledger":
    "Les données enregistrées sont illisibles pour le moment. Adressez-vous à la personne qui s’occupe de la console.",
  "console.check.failed.ended":
    "La vérification s’est interrompue. Vérifiez à nouveau la liste ; si cela se répète, adressez-vous à la personne qui s’occupe de la console.",
  "console.check.again": "Vérifier à nouveau",
  "console.check.take": "Lancer le traitement",
  "console.check.try": "Faire un essai",
  "console.check.trial": "Essai",
  "console.check.trial.none":
    "L’essai n’a donné aucun rapport. La liste serait mise en attente, ou aucune liste ne peut être traitée pour le moment : la page « Listes » dit pourquoi.",
  "console.check.trial.report": "Télécharger le rapport de l’essai",
  "console.check.cancel": "Annuler",
  "console.check.take_failed":
    "La liste n’a pas pu être mise dans le dossier de dépôt : rien n’a été fait. Adressez-vous à la personne qui s’occupe de la console : le journal en dit plus.",
  "console.check.taken": "{$name} a lancé le traitement de cette liste.",
  "console.check.taken_waits":
    "Elle est maintenant dans le dossier de dépôt et sera la prochaine à être lue. Cette page mènera ensuite à son rapport.",
  "console.check.taken_next_run":
    "Elle est maintenant dans le dossier de dépôt. Le programme n’est pas actif en ce moment ; le prochain traitement la lira.",
  "console.check.gone":
    "Cette liste n’est plus ici. Une liste dont personne ne lance le traitement est retirée au bout d’un jour.",
  "console.check.verdict.held": "Toute la liste attendrait une décision.",
  "console.check.verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} suppression attendrait une décision.}}
* {{{$count} suppressions attendraient une décision.}}`,
  "console.check.verdict.rows": `.input {$rows :integer}
.match $rows
one {{{$rows} ligne demande votre attention. Les autres peuvent être traitées.}}
* {{{$rows} lignes demandent votre attention. Les autres peuvent être traitées.}}`,
  "console.check.verdict.nothing": "Cette liste ne changerait rien.",
  "console.check.verdict.good": "Cette liste peut être traitée telle quelle.",
  "console.check.lead": `.input {$rows :integer}
.match $rows
one {{Rien n’est encore transmis. La liste compte {$rows} ligne.}}
* {{Rien n’est encore transmis. La liste compte {$rows} lignes.}}`,
  "console.check.created": "Seraient ajoutées",
  "console.check.updated": "Seraient modifiées",
  "console.check.unchanged": "Inchangées",
  "console.check.left_out": "Ignorées",
  "console.check.figures": "La liste en chiffres",
  "console.check.groups_seen": "Les groupes sont ceux que le service de vœux avait le {$at}.",
  "console.check.groups_unknown":
    "Les groupes n’ont pas été vérifiés, car ceux du service de vœux ne sont pas encore connus ici. Ils sont lus avec la première liste.",
  "console.check.stopped":
    "Rien n’est transmis pour le moment : une réponse du service de vœux attend une décision. Cette liste attendrait aussi.",
  "console.check.changed":
    "La situation a changé depuis cette vérification : une autre liste est arrivée, ou une décision a été prise. Ce que vous voyez n’est peut-être plus exact. Vérifiez à nouveau, ou lancez le traitement de la liste telle quelle.",
  "console.check.report":
    "Ce fichier est un rapport corrigé. Seules ses lignes sont modifiées ; toutes les autres personnes restent telles quelles.",
  "console.check.holds": "Ce qui attendrait, et pourquoi",
  "console.check.held": "attendrait",
  "console.check.columns": "À quoi correspond chaque colonne",
  "console.check.show_all": "Tout afficher ({$count :integer})",
  "console.check.back": "Retour à la vue d’ensemble de cette liste",
  "console.check.greetings": "Vœux des {$days :integer} prochains jours",
  "console.check.greetings_none": "Aucun anniversaire ne tombe dans ces jours.",
  "console.check.greetings_same": "La liste n’en change aucun.",
  "console.check.greetings_changed": "Modifiés par cette liste ({$count :integer})",
  "console.check.greetings_all": "Tous les vœux de ces jours ({$count :integer})",
  "console.check.head.day": "Jour",
  "console.check.head.change": "Ce qui change",
  "console.check.greeting.stays": "rien",
  "console.check.greeting.new": "nouvelle personne",
  "console.check.greeting.ends": "serait supprimée",

  // Console: History and a list’s page
  "console.run.correct_step": `.input {$count :integer}
.match $count
one {{Corrigez la ligne qui demande votre attention. Seule cette ligne est transmise ; aucune personne n’est supprimée.}}
many {{Corrigez les {$count} lignes qui demandent votre attention. Seules ces lignes sont transmises ; aucune personne n’est supprimée.}}
* {{Corrigez les {$count} lignes qui demandent votre attention. Seules ces lignes sont transmises ; aucune personne n’est supprimée.}}`,
  "console.run.doubt_step": `.input {$count :integer}
.match $count
one {{Cherchez une personne dans le service de vœux et indiquez si elle s’y trouve.}}
many {{Cherchez {$count} personnes dans le service de vœux et indiquez pour chacune si elle s’y trouve.}}
* {{Cherchez {$count} personnes dans le service de vœux et indiquez pour chacune si elle s’y trouve.}}`,
  "console.run.correct": "Corriger les lignes",
  "console.run.see_rows": "Voir les lignes",
  "console.run.look_up": "Vérifier",
  "console.run.rows_to_correct":
    "Rien n’a encore été fait pour ces lignes. Corrigez-les sur la page « {$page} ». Les lignes réglées disparaissent de cette page.",
  "console.run.hint_row": "Prenez une décision sur cette ligne à la page « {$page} ».",
  "console.run.hint_doubt":
    "Cherchez la personne dans le service de vœux et indiquez sur la page « {$page} » ce que vous avez trouvé.",
  "console.run.files": "Télécharger le rapport :",
  "console.run.no_files": "Les fichiers de ce rapport ne sont plus ici. Les anciens rapports sont supprimés.",
  "console.run.unknown":
    "Il n’y a pas de liste à cette adresse. Le lien est peut-être incomplet, ou la liste a été supprimée.",
  "console.run.newer": "Ouvrir la liste plus récente",
  "console.run.running": "Cette liste est en cours de traitement.",
  "console.run.progress": "Transmis : {$done :integer} sur {$total :integer}",
  "console.run.rate": "{$rate :integer} par minute",
  "console.run.interrupted":
    "Le programme qui traitait cette liste s’est arrêté avant la fin. Rien n’est perdu : à son prochain démarrage, il reprend là où il s’est arrêté.",
  "console.run.decision": "Votre décision",
  "console.run.decide": "Si la liste est correcte, validez-la. Sinon, rejetez-la et déposez une liste corrigée.",
  "console.run.others_decide": "La décision sur cette liste revient à une personne qui a le droit de valider.",
  "console.run.approve": "Valider…",
  "console.run.discard": "Rejeter…",
  "console.instead.issue.looks_like_in_doubt.hint":
    "Cherchez la personne dans le service de vœux, et répondez sur la page « À vérifier ». La ligne est ensuite transmise avec la prochaine liste.",
  "console.instead.question.country.answer":
    "Votre responsable informatique définit le pays une seule fois, avec « country » (par exemple « DE ») dans les paramètres de la liste « {$feed} ». Choisissez ensuite la liste de nouveau sur la page « Listes ».",
  "console.instead.question.nameOrder.answer":
    "Votre responsable informatique y répond au moyen de « nameOrder » (« given_first » pour Anna Muster, ou « family_first » pour Muster Anna) dans les paramètres de la liste « {$feed} ». Choisissez ensuite la liste de nouveau sur la page « Listes ».",
  "console.instead.question.dateOrder.answer":
    "Sur la page « Lignes à corriger », répondez « toutes JMA » (jour, mois, année) ou « toutes MJA » (mois, jour, année) pour une de ces lignes. La réponse vaut pour toutes les lignes et pour les listes suivantes de « {$feed} ».",
  "console.instead.question.dateOrder.answer_held":
    "Si c’est la bonne liste, validez-la d’abord. Répondez ensuite « toutes JMA » (jour, mois, année) ou « toutes MJA » (mois, jour, année) pour une de ces lignes, sur la page « Lignes à corriger ». La réponse vaut pour toutes les lignes et pour les listes suivantes de « {$feed} ».",
  "console.instead.issue.group_ambiguous.hint":
    "Donnez des noms différents à ces groupes dans le service de vœux (leurs numéros : {$groupIds :all}), puis choisissez de nouveau la liste sur la page « Listes ».",
  "console.instead.issue.not_found.hint":
    "Vérifiez que le groupe existe encore dans le service de vœux, puis choisissez de nouveau la liste sur la page « Listes ».",
  "console.instead.issue.cut_row.hint": "Choisissez de nouveau la liste entière sur la page « Listes ».",
  "console.instead.issue.other_feed.hint":
    "Corrigez cette ligne dans le rapport de l’autre liste, et choisissez ce rapport sur la page « Listes ».",
  "console.instead.todo.nothing_lost":
    "Rien n’est perdu : le prochain traitement reprend là où celui-ci s’est arrêté. Vous n’avez pas besoin de choisir de nouveau le fichier.",
  "console.instead.guard.older_list.look": "Si cette liste a été déposée par erreur, rejetez-la.",
  "console.instead.rows.held_list":
    "Cette liste n’a pas été appliquée. Ces lignes peuvent déjà être corrigées : les corrections attendent votre décision sur la liste.",
  "console.instead.issue.line_outdated.hint":
    "Corrigez de nouveau la ligne sur la page « Lignes à corriger » si elle y figure, sinon dans votre liste.",
  "console.instead.issue.line_solved.hint":
    "Corrigez de nouveau la ligne sur la page « Lignes à corriger » si elle y figure, sinon dans votre liste.",
  "console.instead.issue.list_discarded.hint":
    "Corrigez de nouveau la ligne sur la page « Lignes à corriger » si elle y figure, sinon dans votre liste.",
  "console.instead.issue.waits_for_list.message":
    "Cette correction appartient à une liste qui attend une décision. Elle attend avec cette liste.",
  "console.instead.issue.list_discarded.message":
    "Cette correction n’a pas été prise en compte : la liste à laquelle elle appartenait a été rejetée.",
  "console.refusal.empty_file": "Le fichier est vide. Exportez de nouveau la liste, et choisissez le nouveau fichier.",
  "console.refusal.header_only":
    "Le fichier a des titres de colonnes, mais aucune personne. Exportez de nouveau la liste, avec ses lignes.",
  "console.refusal.no_header":
    "Aucune ligne avec les titres des colonnes n’a été trouvée. Ajoutez une première ligne avec les titres, par exemple « Prénom » et « Date de naissance ».",
  "console.refusal.wrong_type":
    "Ce n’est pas une liste : seuls les tableaux CSV, Excel et OpenDocument peuvent être lus. Enregistrez la liste dans l’un de ces formats, et choisissez le nouveau fichier.",
  "console.refusal.password_protected":
    "Le classeur est protégé par un mot de passe. Enregistrez-le sans mot de passe, et choisissez le nouveau fichier.",
  "console.refusal.old_workbook":
    "C’est un classeur dans un ancien format (.xls). Enregistrez-le en .xlsx, et choisissez le nouveau fichier.",
  "console.refusal.damaged":
    "Le fichier est endommagé. Exportez de nouveau la liste, et choisissez le nouveau fichier.",
  "console.refusal.hostile":
    "Le fichier est construit d’une façon qui pourrait nuire au programme : il n’est donc pas ouvert. Enregistrez la liste dans un nouveau fichier, et choisissez celui-ci.",
  "console.refusal.unreadable_encoding":
    "Les caractères du fichier ne peuvent pas être lus avec certitude. Enregistrez la liste en « CSV UTF-8 » ou comme classeur, et choisissez le nouveau fichier.",
  "console.refusal.broken_quotes":
    "Un guillemet du fichier ouvre un texte et n’est jamais fermé : les lignes ne peuvent pas être séparées. Exportez de nouveau la liste, ou enregistrez-la comme classeur.",
  "console.refusal.not_a_regular_file": "Ce n’est pas un fichier ordinaire. Choisissez la liste elle-même.",
  "console.refusal.no_such_file": "Le fichier n’est plus là. Choisissez de nouveau la liste.",
  "console.refusal.not_permitted":
    "Le programme n’a pas le droit de lire ce fichier. Adressez-vous à la personne qui s’occupe de la console.",
  "console.refusal.no_feed":
    "Le nom du fichier ne dit pas de quelle liste il s’agit. Choisissez-le de nouveau, en indiquant la liste sous « Liste de ».",
  "console.refusal.several_feeds":
    "Le nom du fichier correspond à plusieurs listes. Choisissez-le de nouveau, en indiquant de quelle liste il s’agit.",
  "console.refusal.required_columns":
    "Il manque une colonne dont chaque liste a besoin, par exemple le prénom. Ajoutez-la, ou adressez-vous à la personne qui s’occupe de la console.",
  "console.refusal.unreadable_rows":
    "Les lignes du fichier ne peuvent pas être lues. Exportez de nouveau la liste, et choisissez le nouveau fichier.",
  "console.refusal.unknown_sheet":
    "Il manque dans le classeur la feuille d’où cette liste est lue. Donnez à la feuille son nom habituel, ou adressez-vous à la personne qui s’occupe de la console.",
  "console.refusal.several_sheets":
    "Plusieurs feuilles du classeur contiennent des personnes. Ne laissez que la bonne feuille dans le fichier, ou demandez à la personne qui s’occupe de la console d’indiquer les feuilles à lire.",
  "console.refusal.still_changing":
    "Le fichier était encore en cours d’écriture. Choisissez-le de nouveau quand il sera complet.",
  "console.refusal.ambiguous_encoding":
    "Les caractères du fichier ne peuvent pas être lus avec certitude. Enregistrez la liste en « CSV UTF-8 » ou comme classeur, et choisissez le nouveau fichier.",
  "console.refusal.own_words": "Ce que le programme en dit",
  "console.history.chart": `.input {$count :integer}
.match $count
one {{La dernière liste}}
many {{Les {$count} dernières listes}}
* {{Les {$count} dernières listes}}`,
  "console.history.chart_means":
    "Une colonne par liste, la plus ancienne à gauche. Au-dessus de la ligne : personnes ajoutées, modifiées et supprimées. En dessous : lignes à corriger.",
  "console.history.figures": "Les mêmes chiffres en tableau",
  "console.history.to_correct": "À corriger",
  "console.history.all_runs": "Toutes les listes",
  "console.history.all": "Toutes",
  "console.history.outcome": "Résultat",
  "console.history.day": "Jour",
  "console.history.show": "Afficher",
  "console.history.none": "Aucune liste ne correspond à ces critères.",
  "console.history.corrections": "corrections",

  // Console: Approve or discard
  "console.decide.approve.title": "Valider cette liste ?",
  "console.decide.discard.title": "Rejeter cette liste ?",
  "console.decide.approve.button": "Valider",
  "console.decide.discard.button": "Rejeter",
  "console.decide.will": "Ce qui va se passer",
  "console.decide.why": "Pourquoi c’est en attente",
  "console.decide.decide": "Votre décision",
  "console.decide.note": "Remarque",
  "console.decide.note_help":
    "Elle figure à côté de votre nom dans le rapport de la liste et dans le journal du programme. N’y nommez personne : le journal la garde, même quand la personne est effacée.",
  "console.decide.note_too_long": "La remarque est trop longue. Écrivez au plus {$most :integer} caractères.",
  "console.decide.back": "Retour sans décider",
  "console.decide.would.delete": "Seraient supprimées",
  "console.decide.would.update": "Seraient modifiées",
  "console.decide.would.create": "Seraient ajoutées",
  "console.decide.tick":
    "Décochez les personnes qui doivent rester. Si elles manquent encore dans une liste suivante, la question sera reposée.",
  "console.decide.tick_all": "Tout cocher",
  "console.decide.tick_none": "Tout décocher",
  "console.decide.approve.delete": `.input {$count :integer}
.match $count
one {{{$count} personne est supprimée, si vous la laissez cochée. Si la liste est annulée plus tard, cette personne est ajoutée de nouveau, avec un nouveau numéro de contact.}}
* {{{$count} personnes sont supprimées, sauf celles que vous décochez. Si la liste est annulée plus tard, ces personnes sont ajoutées de nouveau, avec de nouveaux numéros de contact.}}`,
  "console.decide.approve.update": `.input {$count :integer}
.match $count
one {{{$count} personne est modifiée.}}
* {{{$count} personnes sont modifiées.}}`,
  "console.decide.approve.create": `.input {$count :integer}
.match $count
one {{{$count} personne est ajoutée et recevra des vœux.}}
* {{{$count} personnes sont ajoutées et recevront des vœux.}}`,
  "console.decide.approve.deferred": `.input {$count :integer}
.match $count
one {{{$count} modification qui en dépend est appliquée ensuite.}}
* {{{$count} modifications qui en dépendent sont appliquées ensuite.}}`,
  "console.decide.approve.nothing": "La liste est acceptée. Elle ne contient aucune modification en attente.",
  "console.decide.approve.whole": "À partir de là, cette liste est la plus récente.",
  "console.decide.approve.checked":
    "Chaque modification est d’abord vérifiée une nouvelle fois. Le rapport indique celles qui ne conviennent plus et ne sont pas appliquées.",
  "console.decide.approve.stopped": "La transmission reprend là où elle s’était arrêtée.",
  "console.decide.discard.delete": `.input {$count :integer}
.match $count
one {{{$count} personne n’est pas supprimée et reste dans le service de vœux.}}
* {{{$count} personnes ne sont pas supprimées et restent dans le service de vœux.}}`,
  "console.decide.discard.update": `.input {$count :integer}
.match $count
one {{{$count} personne n’est pas modifiée.}}
* {{{$count} personnes ne sont pas modifiées.}}`,
  "console.decide.discard.create": `.input {$count :integer}
.match $count
one {{{$count} personne n’est pas ajoutée.}}
* {{{$count} personnes ne sont pas ajoutées.}}`,
  "console.decide.discard.deferred": `.input {$count :integer}
.match $count
one {{{$count} modification qui en dépend est aussi abandonnée.}}
* {{{$count} modifications qui en dépendent sont aussi abandonnées.}}`,
  "console.decide.discard.nothing": "La liste n’est pas prise en compte.",
  "console.decide.discard.whole": "Cette liste n’est pas appliquée.",
  "console.decide.discard.checked": "Une liste suivante pourra reposer la même question.",
  "console.decide.discard.stopped":
    "Ce qui n’a pas encore été transmis n’est pas appliqué. Ce qui a été transmis reste dans le service de vœux.",
  "console.decide.four_eyes":
    "Vous avez déposé cette liste, ou répondu à une question à son sujet. Une autre personne doit donc la valider.",
  "console.decide.four_eyes_undo":
    "Vous avez demandé l’annulation de cette liste. Une autre personne doit donc la valider.",
  "console.decide.asked_approve": "{$by} a demandé le {$when} la validation de cette liste.",
  "console.decide.asked_discard": "{$by} a demandé le {$when} le rejet de cette liste.",
  "console.decide.asked_undo": "{$by} a demandé le {$when} l’annulation de cette liste.",
  "console.decide.nothing_done": "Il n’y a plus rien à décider, et rien n’a été fait maintenant.",
  "console.decide.to_list": "Voir la liste",
  "console.decide.superseded": "Une liste plus récente a remplacé celle-ci.",
  "console.decide.outdated":
    "Une liste plus récente des mêmes personnes est arrivée : celle-ci ne peut donc plus être validée. Prenez une décision sur la plus récente, et rejetez celle-ci.",
  "console.decide.decided": "Cette liste a déjà fait l’objet d’une décision.",
  "console.decide.nothing_waits": "Cette liste n’attend pas de décision.",
  "console.decision.lost.title": "Cette décision est introuvable",
  "console.decision.lost":
    "Elle a été appliquée il y a longtemps, ou elle s’est perdue. Regardez la liste, et décidez à nouveau si elle attend encore.",
  "console.decision.look_again": "Regarder à nouveau",
  "console.decision.take_back": "Annuler la demande",
  "console.decision.approved": "Liste validée",
  "console.decision.discarded": "Liste rejetée",
  "console.decision.decided": "Décision prise",
  "console.decision.stored.title": "Votre décision est enregistrée",
  "console.decision.halted.title": "Arrêt avant la fin",
  "console.decision.withdrawn.title": "Demande annulée",
  "console.decision.nothing.title": "Rien n’a été fait",
  "console.decision.done": "La décision est appliquée.",
  "console.decision.partly":
    "La décision est appliquée, mais une partie demande votre attention ou suivra plus tard. Le rapport de la liste donne les détails.",
  "console.decision.under_way": "Elle est en cours d’application. La page de la liste montre l’avancement.",
  "console.decision.taken": "Elle est appliquée dès que le travail en cours est terminé.",
  "console.decision.halted":
    "Le service de vœux n’a pas pu être utilisé jusqu’au bout. Rien n’est perdu : le prochain traitement reprend.",
  "console.decision.void":
    "Elle a attendu plus d’une journée, ou d’anciennes données ont été restaurées depuis. Si elle vaut toujours, décidez à nouveau.",
  "console.decision.withdrawn": "Rien n’a été appliqué. La liste attend toujours une décision.",
  "console.decision.not_stored":
    "Votre décision n’a pas été enregistrée, car une décision antérieure est en attente. Une fois celle-ci annulée, vous pourrez décider à nouveau.",
  "console.decision.taken_back": "La demande a été annulée. Rien n’a été fait.",
  "console.decision.stored":
    "Le programme qui l’applique n’est pas actif en ce moment. Le prochain traitement s’en chargera, avant de prendre de nouvelles listes.",
  "console.decision.no_time": "L’heure du prochain traitement n’est pas connue ici.",
  "console.decision.next_run": "Comme les jours précédents, il devrait commencer vers : {$when}.",
  "console.decision.until": "Votre décision est valable jusqu’au {$when}.",
  "console.decision.refused.already_decided":
    "Une autre personne a été plus rapide : cette liste a déjà fait l’objet d’une décision.",
  "console.decision.refused.superseded": "Une liste plus récente a remplacé celle-ci.",
  "console.decision.refused.newer_list":
    "Une liste plus récente des mêmes personnes est arrivée : celle-ci ne peut donc plus être validée. Prenez une décision sur la plus récente, et rejetez celle-ci.",
  "console.decision.refused.group_moved":
    "Un groupe de cette liste est maintenant un autre groupe dans le service de vœux. Déposez à nouveau la liste : ses personnes seront comparées aux groupes actuels.",
  "console.decision.refused.other_account":
    "Le service de vœux est inutilisable pour l’instant, ou c’est un autre compte qu’avant. Adressez-vous à la personne qui s’occupe du programme.",
  "console.decision.refused.nothing_held": "Cette liste n’attend plus de décision.",
  "console.decision.refused.unknown": "Ce sur quoi portait votre décision n’est plus connu.",
  "console.decision.refused.other":
    "Votre décision n’a pas pu être appliquée. La personne qui s’occupe du programme en trouve la raison ici :",
  "console.decide.greet.create": `.input {$count :integer}
.match $count
one {{{$count} des nouvelles personnes fête son anniversaire dans les {$days :integer} prochains jours.}}
* {{{$count} des nouvelles personnes fêtent leur anniversaire dans les {$days :integer} prochains jours.}}`,
  "console.decide.greet.delete": `.input {$count :integer}
.match $count
one {{{$count} des personnes supprimées fête son anniversaire dans les {$days :integer} prochains jours et ne recevra pas de vœux.}}
* {{{$count} des personnes supprimées fêtent leur anniversaire dans les {$days :integer} prochains jours et ne recevront pas de vœux.}}`,
  "console.decide.greet.update": `.input {$count :integer}
.match $count
one {{Pour {$count} personne modifiée, des vœux des {$days :integer} prochains jours changent de date.}}
* {{Pour {$count} personnes modifiées, des vœux des {$days :integer} prochains jours changent de date.}}`,

  // Console: Rows to correct
  "console.correct.title": "Lignes à corriger",
  "console.correct.count": `.input {$count :integer}
.match $count
one {{{$count} ligne de la liste « {$feed} » n’a pas pu être prise en compte.}}
many {{{$count} lignes de la liste « {$feed} » n’ont pas pu être prises en compte.}}
* {{{$count} lignes de la liste « {$feed} » n’ont pas pu être prises en compte.}}`,
  "console.correct.lead": "Corrigez les cellules marquées, puis envoyez les lignes.",
  "console.correct.none": "Aucune ligne de la liste « {$feed} » n’attend de correction.",
  "console.correct.held":
    "Une liste plus récente attend une décision dans son ensemble. Ses lignes apparaîtront ici après la décision.",
  "console.correct.to_held": `.input {$count :integer}
.match $count
one {{Corriger dès maintenant {$count} ligne}}
* {{Corriger dès maintenant ses {$count} lignes}}`,
  "console.correct.of_held":
    "Ces lignes viennent du fichier {$file}, qui attend une décision dans son ensemble. Vos corrections attendent avec cette liste : si elle est validée, elles sont appliquées automatiquement.",
  "console.correct.to_others": "Lignes des listes précédentes",
  "console.correct.held_link": "Voir la liste",
  "console.correct.send": "Enregistrer et envoyer",
  "console.correct.send_help": "Seules les lignes que vous avez modifiées sont envoyées.",
  "console.correct.go_on": "Continuer à corriger",
  "console.correct.leave": "Ignorer",
  "console.correct.this_row": "Cette ligne est la bonne",
  "console.correct.kept.end": "Ne plus appliquer cette correction",
  "console.correct.kept.end_rule": "Ne plus appliquer cette règle",
  "console.correct.kept.rule": "Corriger dans chaque ligne",
  "console.correct.left_out.title": "Transmises sans certaines coordonnées",
  "console.correct.left_out.lead":
    "Une autre personne du groupe a les mêmes coordonnées : elles sont donc ignorées ici. Elles figurent toujours dans votre liste.",
  "console.correct.left_out.end": "Transmettre de nouveau avec ces coordonnées",
  "console.correct.kept.offer":
    "« {$was} » a été corrigé en « {$becomes} » dans {$count :integer} lignes de la colonne « {$header} ». Une règle fait cette correction dans toutes les lignes, y compris dans les listes suivantes.",
  "console.correct.suggested": "Proposition :",
  "console.correct.in_the_list": "Dans la liste : « {$text} »",
  "console.correct.in_the_correction": "Dans la correction en attente : « {$text} »",
  "console.correct.choice.same": "C’est la même personne",
  "console.correct.choice.new": "C’est une autre personne",
  "console.correct.choice.right": "La date de naissance est exacte",
  "console.correct.choice.unknown": "La date de naissance est inconnue",
  "console.correct.choice.reading": "C’est le {$date}",
  "console.correct.choice.leave_out": "Transmettre sans ces coordonnées",
  "console.correct.choice.leave_out_email": "Transmettre sans l’adresse e-mail",
  "console.correct.choice.leave_out_phone": "Transmettre sans le numéro de téléphone",
  "console.correct.choice.all_DMY": "Le jour en premier dans toutes les lignes",
  "console.correct.choice.all_MDY": "Le mois en premier dans toutes les lignes",
  "console.correct.look_at_person": "Voir {$name} dans le service de vœux",
  "console.correct.needs_approver":
    "L’une des réponses supprime une personne du service de vœux. Adressez-vous à une personne autorisée à valider les listes.",
  "console.correct.waits.file": "Une correction de cette ligne a été envoyée et attend d’être lue.",
  "console.correct.waits.list": "Une correction de cette ligne attend avec une liste qui demande une décision.",
  "console.correct.waits.decision":
    "{$name} a pris une décision sur cette ligne. La décision n’est pas encore appliquée.",
  "console.correct.waits.expired": "{$name} a pris une décision sur cette ligne, mais elle n’a pas été appliquée.",
  "console.correct.not_sent": "Ceci n’a pas été envoyé. Vous avez saisi :",
  "console.correct.error.nothing": "Vous n’avez encore modifié aucune ligne.",
  "console.correct.error.not_stored":
    "Les lignes n’ont pas pu être enregistrées : rien n’a été envoyé. Votre saisie est toujours là. Réessayez dans un instant ; si cela ne suffit pas, adressez-vous à la personne qui s’occupe de la console.",
  "console.correct.error.changed":
    "{$name} : cette ligne a changé depuis que vous avez ouvert la page. Comparez-la avec votre saisie, puis envoyez-la à nouveau.",
  "console.correct.error.decide_again":
    "{$name} : cette ligne a changé depuis que vous avez ouvert la page. Regardez-la à nouveau, puis décidez.",
  "console.correct.error.solved": "{$name} : cette ligne est désormais correcte, ou elle ne figure plus dans la liste.",
  "console.correct.error.left_out": "{$name} : cette ligne a été ignorée entre-temps sur décision d’une personne.",
  "console.correct.error.decided":
    "{$name} : une décision antérieure sur cette ligne est en attente. La vôtre n’a pas été enregistrée.",
  "console.correct.error.too_long": "{$name} : ce texte est trop long.",
  "console.correct.asked.waiting": "Votre décision est enregistrée et en cours d’application.",
  "console.correct.asked.next_run":
    "Votre décision est enregistrée. Le programme n’est pas actif en ce moment : elle sera appliquée à la prochaine lecture des listes.",
  "console.correct.asked.done": "Votre décision a été appliquée.",
  "console.correct.asked.not_done":
    "Votre décision n’a pas été appliquée : la ligne a changé, ou une autre personne a été plus rapide. Regardez à nouveau la ligne.",
  "console.correct.asked.lost":
    "Cette décision n’est plus enregistrée. Décidez à nouveau si la ligne figure encore ci-dessous.",
  "console.correct.sent.title": "Ce que sont devenues vos corrections",
  "console.correct.lost.title": "Corrections non prises en compte",
  "console.correct.lost.lead": `.input {$count :integer}
.match $count
one {{{$count} ligne corrigée n’a pas été prise en compte. Ce qui a été envoyé reste ici jusqu’à ce que la prochaine liste soit appliquée.}}
* {{{$count} lignes corrigées n’ont pas été prises en compte. Ce qui a été envoyé reste ici jusqu’à ce que la prochaine liste soit appliquée.}}`,
  "console.correct.sent.again": "Regarder à nouveau",
  "console.correct.sent.waiting": "Les lignes corrigées sont envoyées et seront lues dans un instant.",
  "console.correct.sent.next_run":
    "Les lignes corrigées sont envoyées. Le programme n’est pas actif en ce moment : elles seront prises en compte à la prochaine lecture des listes.",
  "console.correct.sent.taken": "Les lignes corrigées sont en cours de traitement.",
  "console.correct.sent.refused": "Les lignes corrigées n’ont pas pu être prises en compte. Rien n’a été modifié.",
  "console.correct.sent.unchanged": `.input {$count :integer}
.match $count
one {{{$count} ligne était déjà correcte.}}
many {{{$count} lignes étaient déjà correctes.}}
* {{{$count} lignes étaient déjà correctes.}}`,
  "console.correct.sent.report": "Le rapport sur ces lignes",
  "console.correct.result.created": "ajoutée",
  "console.correct.result.updated": "modifiée",
  "console.correct.result.deleted": "supprimée",
  "console.correct.result.in_order": "correcte, rien à modifier",
  "console.correct.result.refused": "encore refusée.",
  "console.correct.result.too_late": "arrivée trop tard.",
  "console.correct.result.in_doubt": "peut-être arrivée, peut-être pas.",
  "console.correct.result.held": "attend une décision.",
  "console.correct.result.waits": "en attente.",
  "console.correct.result.not_done": "non appliquée.",

  // Console: In doubt
  "console.doubts.title": "À vérifier",
  "console.doubts.none": "Aucune personne n’est à vérifier.",
  "console.doubts.lead": `.input {$count :integer}
.match $count
one {{Les données de {$count} personne ont été transmises au service de vœux, mais aucune réponse n’est arrivée. Vérifiez si cette personne y figure. Tant que vous n’avez pas répondu, ses données ne sont pas transmises à nouveau, pour éviter des vœux en double.}}
* {{Les données de {$count} personnes ont été transmises au service de vœux, mais aucune réponse n’est arrivée. Vérifiez si ces personnes y figurent. Tant que vous n’avez pas répondu, leurs données ne sont pas transmises à nouveau, pour éviter des vœux en double.}}`,
  "console.doubts.others_answer": "La réponse revient ici à une personne qui a le droit de décider.",
  "console.doubts.exists":
    "Le service de vœux a un contact avec ces coordonnées. C’est très probablement cette personne.",
  "console.doubts.answered": "{$by} a répondu.",
  "console.doubts.answer_void": "La dernière réponse n’a pas été appliquée.",
  "console.doubts.not_stored":
    "Là où une réponse antérieure est en attente, la vôtre n’a pas été enregistrée. Une fois celle-ci annulée, vous pourrez répondre à nouveau.",
  "console.doubts.contact_id": "Numéro de contact",
  "console.doubts.contact_help": "Le numéro que le service de vœux affiche pour cette personne.",
  "console.doubts.there": "Elle y est",
  "console.doubts.not_there": "Elle n’y est pas",
  "console.doubts.tick": "Cocher {$name}",
  "console.doubts.bulk": "Plusieurs à la fois",
  "console.doubts.bulk_help":
    "Cochez ci-dessus les personnes qui ne sont pas dans le service de vœux. Leurs données sont alors transmises à nouveau.",
  "console.doubts.bulk_not_there": "Les personnes cochées n’y sont pas",
  "console.doubts.no_contact_id": "Saisissez le numéro de contact que le service de vœux affiche pour cette personne.",
  "console.doubts.wrong_contact_id": "Un numéro de contact est un nombre entier, par exemple 1234.",
  "console.doubts.linked_to":
    "Le contact {$contact} est déjà associé à une autre personne : {$name}, liste « {$feed} ». Vérifiez le numéro dans le service de vœux.",
  "console.doubts.linked_elsewhere":
    "Ce numéro de contact appartient à une autre personne de vos listes : rien n’a donc été associé. Vérifiez le numéro dans le service de vœux.",
  "console.decision.refused.linked_elsewhere":
    "Ce numéro de contact appartient à une autre personne de vos listes : rien n’a donc été associé. Vérifiez le numéro dans le service de vœux.",
  "console.doubts.answered_before": "Une réponse a déjà été donnée pour {$name}. Rien n’a été fait maintenant.",
  "console.doubts.partly":
    "Certaines réponses n’ont pas été prises en compte : d’autres sont arrivées avant, ou les personnes ne sont plus à vérifier.",
  "console.doubts.done_many":
    "Ces personnes ne sont plus à vérifier. Les données de celles qui figurent dans la liste la plus récente sont transmises à nouveau.",
  "console.doubts.done_there": "{$name} : le contact {$contact} est associé à cette personne.",
  "console.doubts.done_not_there":
    "{$name} n’est plus à vérifier. Si {$name} figure dans la liste la plus récente, ses données sont transmises à nouveau.",

  // Console: People
  "console.people.title": "Personnes",
  "console.people.search": "Nom, e-mail, téléphone ou numéro de contact",
  "console.people.search_help":
    "Une partie suffit. Les majuscules, les accents et les espaces des numéros de téléphone ne comptent pas.",
  "console.people.find": "Rechercher",
  "console.people.found": `.input {$count :integer}
.match $count
one {{« {$text} » : {$count} personne trouvée}}
many {{« {$text} » : {$count} personnes trouvées}}
* {{« {$text} » : {$count} personnes trouvées}}`,
  "console.people.nothing":
    "La recherche porte sur les personnes que ce programme a ajoutées, modifiées ou supprimées, et sur les lignes refusées. Une personne saisie autrement dans le service de vœux n’y figure pas.",
  "console.people.nameless": "Personne sans nom",
  "console.people.state.linked": "dans le service de vœux",
  "console.people.state.gone": "plus dans le service de vœux",
  "console.people.state.in_doubt": "peut-être dans le service de vœux",
  "console.people.state.refused": "pas dans le service de vœux",
  "console.people.state.deleted": "supprimée du service de vœux",
  "console.people.of_list": "liste « {$feed} »",
  "console.people.number": "contact n° {$id}",
  "console.people.key": "reconnue par « {$key} »",
  "console.people.former_key": "auparavant reconnue par « {$key} »",
  "console.people.unknown": "Ce programme ne connaît pas cette personne.",
  "console.people.changed":
    "Cette page montre à présent une autre personne, ou la personne a changé. Rien n’a été fait. Consultez de nouveau la page avant de décider.",
  "console.people.to_correct": "Une ligne de cette personne n’a pas pu être prise en compte.",
  "console.people.privacy": "Demandes de cette personne",
  "console.people.never": "Plus jamais de vœux",
  "console.people.never_help":
    "Supprime aussitôt le contact du service de vœux. Plus aucune liste n’ajoutera ni ne modifiera cette personne.",
  "console.people.never_help_row": "Désormais, aucune liste n’ajoutera cette personne.",
  "console.people.never_done":
    "Cette personne ne recevra plus jamais de vœux. Plus aucune liste ne l’ajoutera ni ne la modifiera.",
  "console.people.never_partly":
    "Cette personne ne recevra plus jamais de vœux. Le contact sera supprimé dès que le service de vœux sera joignable.",
  "console.people.asked_never": "{$by} a demandé le {$when} que cette personne ne reçoive plus jamais de vœux.",
  "console.people.asked_erase": "{$by} a demandé le {$when} que cette personne soit effacée.",
  "console.people.asked_erase_keep":
    "{$by} a demandé le {$when} que cette personne soit effacée. Le contact reste dans le service de vœux.",
  "console.people.not_stored":
    "Votre décision n’a pas été enregistrée, car une décision antérieure sur cette personne est en attente. Une fois celle-ci annulée, vous pourrez décider à nouveau.",
  "console.people.waits": "Cette demande attend d’être appliquée, au plus tard jusqu’au {$when}.",
  "console.people.not_done": "Rien n’a été fait, et cette personne peut encore recevoir des vœux.",
  "console.people.nothing_done": "Rien n’a été fait.",
  "console.people.no_longer": "Plus nécessaire",
  "console.people.alike":
    "Un autre contact ou une autre ligne concerne peut-être la même personne : le prénom est un diminutif, ou le nom, l’adresse e-mail ou la date de naissance est différent. Ces données sont conservées. Pour décider, ouvrez la page :",
  "console.people.stays": "Vérifiez ceci vous-même, ou demandez-le à la personne qui s’occupe du programme :",
  "console.people.export": "Exporter",
  "console.people.export_help": "Un fichier avec tout ce que ce programme conserve sur cette personne.",
  "console.people.erase": "Effacer",
  "console.people.erase_help":
    "Supprime le contact du service de vœux, et efface tout ce que ce programme conserve sur cette personne, y compris dans les rapports et les listes archivées. C’est irréversible.",
  "console.people.erase_help_row":
    "Efface tout ce que ce programme conserve sur cette personne, y compris dans les rapports et les listes archivées. C’est irréversible.",
  "console.people.erase_returns": "Une liste où la personne figure encore l’ajoute de nouveau.",
  "console.people.erase_keep": "Garder le contact dans le service de vœux, et ne plus jamais le modifier",
  "console.people.erase_sure": "Oui, effacer définitivement cette personne",
  "console.people.erase_unsure":
    "Rien n’a été effacé. Revenez en arrière et cochez « Oui, effacer définitivement cette personne ».",
  "console.people.erase_done": "Cette personne est effacée. Ce programme ne conserve plus rien sur elle.",
  "console.people.erase_partly":
    "Cette personne n’est pas encore entièrement effacée. Le programme s’en charge automatiquement.",
  "console.people.holds": "Ce que contient le service de vœux",
  "console.people.holds_lead":
    "Données transmises par ce programme, dernière modification le {$day :day}. Les modifications faites dans le service de vœux lui-même ne sont pas connues ici.",
  "console.people.linked_by_person":
    "Ce contact a été indiqué par une personne : ses valeurs ne sont pas toutes connues ici. La prochaine liste les transmettra toutes.",
  "console.people.absent": "Cette personne manque dans la liste depuis le {$day :day}.",
  "console.people.since": "depuis le {$day :day}",
  "console.people.events": "Ce qui s’est passé",
  "console.people.events_lead":
    "Du plus récent au plus ancien. Les listes qui n’ont rien changé pour cette personne ne sont pas affichées.",
  "console.people.no_events": "Rien n’est enregistré sur cette personne.",
  "console.people.corrections": "lignes corrigées",
  "console.people.done.create": "Ajout dans le service de vœux",
  "console.people.done.update": "Modification dans le service de vœux",
  "console.people.done.delete": "Suppression du service de vœux",
  "console.people.op.rejected": "Refus",
  "console.people.op.in_doubt": "Transmission, réponse perdue",
  "console.people.op.held": "En attente d’une décision",
  "console.people.op.waits": "En attente de transmission",
  "console.people.op.superseded": "Remplacement par une liste plus récente",
  "console.people.op.dropped": "Non appliqué",
  "console.people.row.rejected": "Ligne refusée",
  "console.people.row.unchanged": "Ligne correcte, avec une remarque",
  "console.people.row.duplicate": "La même ligne deux fois",
  "console.people.row.skipped": "Ligne ignorée",
  "console.people.row.in_doubt": "Ligne en attente d’une réponse perdue",
  "console.people.row.deferred": "Ligne à réessayer plus tard",

  // Console: Upcoming greetings
  "console.greetings.title": "Prochains vœux",
  "console.greetings.count": `.input {$count :integer}
.match $count
one {{{$count} anniversaire dans les 30 prochains jours.}}
many {{{$count} anniversaires dans les 30 prochains jours.}}
* {{{$count} anniversaires dans les 30 prochains jours.}}`,
  "console.greetings.how":
    "Le calcul se fonde sur les dates de naissance transmises par ce programme, la date du jour étant celle du fuseau horaire {$zone}. Le service de vœux décide lui-même s’il envoie des vœux, et quand.",
  "console.greetings.today": "aujourd’hui",
  "console.greetings.none": "Aucun anniversaire.",
  "console.greetings.leap_day": "Avec les personnes nées un 29 février, qui n’existe pas cette année.",
  "console.greetings.more": `.input {$count :integer}
.match $count
one {{{$count} personne ce jour-là}}
many {{Les {$count} personnes de ce jour}}
* {{Les {$count} personnes de ce jour}}`,
  "console.greetings.all_days": "Tous les jours",
  "console.greetings.no_group": "sans groupe connu",

  // Console: Settings
  "console.settings.lead":
    "Voici ce que le programme lit dans {$file}. Les mots de passe et les clés ne sont pas affichés.",
  "console.settings.learned": "Déduit des réponses",
  "console.settings.learned_order": `.input {$order :string}
.match $order
DMY {{Les dates sont lues dans l’ordre jour, mois, année.}}
* {{Les dates sont lues dans l’ordre mois, jour, année.}}`,
  "console.settings.learned_by": "Réponse de {$by} du {$day}.",
  "console.settings.learned_unused": "Cet ordre n’est pas utilisé, car les paramètres en donnent un autre.",
  "console.settings.unlearn": "Reposer la question",
  "console.settings.unlearn_help":
    "Après « Reposer la question », les dates de naissance déjà transmises restent telles quelles. Avec la prochaine liste, la question porte sur les dates qui peuvent se lire de deux façons.",
  "console.settings.unlearned": "Cet ordre est oublié. La question sera reposée avec la prochaine liste.",
  "console.settings.not_unlearned": "Cet ordre n’a pas pu être oublié. Regardez s’il est encore indiqué.",
  "console.settings.findings": "Ce qui a été vérifié",
  "console.settings.findings_to_solve": `.input {$count :integer}
.match $count
0 {{Tout est en ordre.}}
one {{{$count} point demande l’intervention de la personne qui s’occupe du programme.}}
many {{{$count} points demandent l’intervention de la personne qui s’occupe du programme.}}
* {{{$count} points demandent l’intervention de la personne qui s’occupe du programme.}}`,
  "console.settings.in_order": "en ordre",
  "console.settings.not_in_order": "à corriger",
  "console.settings.what": "Élément",
  "console.settings.state": "État",
  "console.settings.detail": "Détails",
  "console.settings.finding.configuration": "Configuration",
  "console.settings.finding.folders": "Dossiers",
  "console.settings.finding.ledger": "Données enregistrées",
  "console.settings.finding.console": "Console",
  "console.settings.finding.ledgers_file_system": "Système de fichiers des données",
  "console.settings.finding.inboxs_file_system": "Système de fichiers du dossier de dépôt",
  "console.settings.finding.free_space": "Espace libre",
  "console.settings.finding.clock": "Horloge",
  "console.settings.finding.at_work": "Programme actif",
  "console.settings.finding.notify": "Notifications",
  "console.settings.finding.mail": "E-mail",
  "console.settings.finding.webhook": "Webhook",
  "console.settings.setting": "Paramètre",
  "console.settings.value": "Valeur",
  "console.settings.not_set": "Non définis :",
  "console.settings.yes": "oui",
  "console.settings.no": "non",
  "console.settings.service": "Service de vœux",
  "console.settings.folders": "Dossiers",
  "console.settings.notices": "Notifications",
  "console.settings.keeping": "Conservation, langue et journal",
  "console.settings.console": "Cette console",

  // Undo
  "guard.undone_list.title": "Une liste qui a été annulée",
  "guard.undone_list.message": `.input {$people :integer}
.match $people
one {{Cette liste referait pour {$people} personne ce qui a été annulé.}}
* {{Cette liste referait pour {$people} personnes ce qui a été annulé.}}`,
  "guard.undone_list.look":
    "Regardez si l’erreur est encore dans la liste. Si c’est le cas, rejetez la liste et faites-la corriger. Si la liste est finalement correcte, validez-la.",
  "guard.undo.title": "Une liste est à annuler",
  "guard.undo.message": `.input {$people :integer}
.match $people
one {{{$people} personne retrouverait son état d’avant la liste.}}
* {{{$people} personnes retrouveraient leur état d’avant la liste.}}`,
  "guard.undo.look":
    "Regardez les personnes ci-dessous. Si elles doivent retrouver leur état antérieur, validez. Sinon, rejetez : tout reste alors tel quel.",
  "undo.back": `.input {$count :integer}
.match $count
one {{{$count} personne retrouve son état antérieur}}
* {{{$count} personnes retrouvent leur état antérieur}}`,
  "undo.went_back": `.input {$count :integer}
.match $count
one {{{$count} personne a retrouvé son état antérieur}}
* {{{$count} personnes ont retrouvé leur état antérieur}}`,
  "undo.changed": `.input {$count :integer}
.match $count
one {{{$count} a changé depuis et reste telle quelle}}
* {{{$count} ont changé depuis et restent telles quelles}}`,
  "undo.others": `.input {$count :integer}
.match $count
one {{{$count} ne peut pas retrouver son état antérieur et reste telle quelle}}
* {{{$count} ne peuvent pas retrouver leur état antérieur et restent telles quelles}}`,
  "undo.not_back": `.input {$count :integer}
.match $count
one {{{$count} n’a pas pu retrouver son état antérieur}}
* {{{$count} n’ont pas pu retrouver leur état antérieur}}`,
  "undo.eyebrow": "Annulation de la liste",
  "undo.of_file": "{$file} (annulation)",
  "undo.title": "Ce qui est annulé, et ce qui ne l’est pas",
  "undo.list": "Ceci annule la liste « {$file} » du {$day :day}.",
  "undo.left.title": "Ces personnes restent telles quelles",
  "undo.left_more": `.input {$count :integer}
.match $count
one {{{$count} autre personne reste telle quelle.}}
* {{{$count} autres personnes restent telles quelles.}}`,
  "undo.left.person": "{$name} : {$why}.",
  "undo.why.changed_since": "« {$file} » du {$day :day} a modifié cette personne depuis",
  "undo.why.created_since": `.input {$file :string}
.match $file
|| {{une personne a de nouveau associé ce contact}}
* {{« {$file} » du {$day :day} a de nouveau ajouté cette personne depuis}}`,
  "undo.why.in_other_list": `.input {$file :string}
.match $file
|| {{une personne a associé un autre contact de cette personne}}
* {{la personne est dans le service de vœux grâce à une autre liste (« {$file} » du {$day :day})}}`,
  "undo.why.in_doubt": "une demande au service de vœux est restée sans réponse, et on ne sait pas ce qu’il contient",
  "undo.why.not_linked": "la personne n’est plus associée à un contact",
  "undo.why.key_taken": "la valeur qui permet de la reconnaître appartient maintenant à une autre personne",
  "undo.why.unknown_before": "on ne sait pas ce que le contact contenait avant",
  "undo.why.group_gone": "l’ancien groupe n’existe plus dans le service de vœux",
  "undo.why.cannot_clear": "la liste n’a ajouté que des valeurs que le service de vœux ne peut pas effacer",
  "undo.why.never": "cette personne ne doit jamais recevoir de vœux",
  "undo.cannot.title": "Ce qui ne peut pas être annulé",
  "undo.cannot.greeted": `.input {$count :integer}
.match $count
0 {{Les vœux déjà envoyés. Aucune de ces personnes n’a eu son anniversaire depuis.}}
one {{Les vœux déjà envoyés. L’anniversaire de {$count} de ces personnes est passé depuis.}}
* {{Les vœux déjà envoyés. L’anniversaire de {$count} de ces personnes est passé depuis.}}`,
  "undo.cannot.recreated": `.input {$count :integer}
.match $count
one {{Les numéros de contact : {$count} personne est ajoutée de nouveau, et le service de vœux lui donne un nouveau numéro.}}
* {{Les numéros de contact : {$count} personnes sont ajoutées de nouveau, et le service de vœux donne à chacune un nouveau numéro.}}`,
  "undo.cannot.twice": `.input {$count :integer}
.match $count
one {{Des vœux en double : {$count} personne ajoutée de nouveau semble figurer aussi dans une autre liste, et recevra peut-être des vœux deux fois.}}
* {{Des vœux en double : {$count} personnes ajoutées de nouveau semblent figurer aussi dans une autre liste, et recevront peut-être des vœux deux fois.}}`,
  "undo.cannot.kept": `.input {$count :integer}
.match $count
one {{{$field :first} de {$count} personne : le service de vœux ne peut pas effacer cette valeur.}}
* {{{$field :first} de {$count} personnes : le service de vœux ne peut pas effacer cette valeur.}}`,
  "undo.cannot.group": `.input {$count :integer}
.match $count
one {{Le groupe de {$count} personne : l’ancien groupe n’existe plus dans le service de vœux.}}
* {{Le groupe de {$count} personnes : l’ancien groupe n’existe plus dans le service de vœux.}}`,
  "undo.cannot.corrected": `.input {$count :integer}
.match $count
one {{{$count} personne dont la ligne a été corrigée ou a reçu une réponse plus tard reste telle quelle. Pour l’annuler aussi, annulez {$runs}.}}
* {{{$count} personnes dont les lignes ont été corrigées ou ont reçu une réponse plus tard restent telles quelles. Pour l’annuler aussi, annulez {$runs}.}}`,
  "undo.cannot.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} autre personne de la liste est peut-être dans le service de vœux : la réponse s’est perdue. Vérifiez d’abord si elle y est, puis annulez la liste encore une fois.}}
* {{{$count} autres personnes de la liste sont peut-être dans le service de vœux : les réponses se sont perdues. Vérifiez d’abord si elles y sont, puis annulez la liste encore une fois.}}`,
  "undo.waits": "Une annulation de cette liste est prévue. Elle attend une décision.",
  "undo.taken_back": "Cette liste a été annulée.",
  "undo.open": "Voir l’annulation",
  "verdict.undo_held": "Ceci annule une liste. Rien n’est encore modifié : l’annulation attend votre décision.",
  "verdict.undo_done": "La liste a été annulée.",
  "verdict.undo_discarded": "La liste n’a pas été annulée. Tout reste tel quel.",
  "verdict.undo_nobody_left":
    "La liste n’a pas été annulée. Toutes les personnes concernées par cette annulation ont été effacées, ou ne doivent plus jamais recevoir de vœux.",
  "why.undone": "sa liste a été annulée",
  "decision.undo": "Annulation demandée par {$by} le {$when}, {$how}",
  "console.undo.button": "Annuler cette liste…",
  "console.undo.title": "Annuler cette liste ?",
  "console.undo.plan": "Préparer l’annulation",
  "console.undo.created": `.input {$count :integer}
.match $count
one {{{$count} personne ajoutée par la liste est supprimée.}}
* {{{$count} personnes ajoutées par la liste sont supprimées.}}`,
  "console.undo.updated": `.input {$count :integer}
.match $count
one {{{$count} personne modifiée par la liste retrouve ses anciennes valeurs.}}
* {{{$count} personnes modifiées par la liste retrouvent leurs anciennes valeurs.}}`,
  "console.undo.deleted": `.input {$count :integer}
.match $count
one {{{$count} personne supprimée par la liste est ajoutée de nouveau.}}
* {{{$count} personnes supprimées par la liste sont ajoutées de nouveau.}}`,
  "console.undo.left":
    "Les personnes qu’une liste plus récente a modifiées restent telles quelles. La page suivante les nomme.",
  "console.undo.then":
    "Rien n’est encore transmis : l’annulation attend qu’une personne la valide. D’ici là, les nouvelles listes de ce type attendent aussi.",
  "console.undo.nothing": "Cette liste n’a rien modifié qui puisse être annulé.",
  "console.undo.other_waits": "Une annulation d’une autre liste est prévue. Décidez d’abord de celle-ci.",
  "console.decide.approve.undo":
    "La liste annulée ne compte plus. Une liste qui refait la même chose attend une décision.",
  "console.decide.discard.undo": "Rien n’est annulé. Les listes qui attendent cette décision continuent.",
  "console.decision.refused.behind_undo":
    "Une liste est en cours d’annulation. Prenez d’abord une décision à ce sujet.",
  "console.decision.refused.too_old":
    "La liste est trop ancienne pour être annulée : ce qu’il y avait avant n’est plus conservé.",
  "console.decision.refused.nothing_to_undo": "Il n’y a rien à annuler dans cette liste.",
  "console.people.request_id": "Numéro de cette demande auprès du service de vœux : {$id}",
  "guard.greetings_moved.title": "Beaucoup d’anniversaires arrivent dans les prochains jours",
  "guard.greetings_moved.message": `.input {$people :integer}
.input {$days :integer}
{{Cette liste amène les anniversaires de {$people} personnes dans les {$days} prochains jours. Ces personnes recevraient bientôt des vœux.}}`,
  "guard.greetings_moved.look":
    "Comparez quelques-uns de ces anniversaires avec des documents fiables. S’ils sont exacts, validez la liste.",
  "moved.title": "Anniversaires qui changent de jour",
  "moved.line": "{$name} : {$before} → {$after}",
  "moved.more": "{$count :integer} de plus",
};
