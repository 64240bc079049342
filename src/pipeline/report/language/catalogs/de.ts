import type { Catalog } from "../catalog.ts";

/**
 * The German messages. `en.ts` says how messages work.
 *
 * list Liste, row and line Zeile, group Gruppe, service der Dienst, contact Kontakt, contact id Kontakt-ID, plan Tarif,
 * administrator IT-Betreuung, inbox folder Eingangsordner, run Durchlauf, report Bericht, sheet Blatt, guardian Bezugsperson,
 * send übertragen, create anlegen, update ändern, link verknüpfen, apply übernehmen, carry out ausführen, leave out auslassen,
 * wait, on hold wartet, approve freigeben, discard verwerfen, in doubt unklar, recognise wiedererkennen, greet gratulieren,
 * correct korrigieren, reject abweisen, refuse ablehnen, take over übernehmen, take back (a list) zurücknehmen, way back Rücknahme.
 * “address” is “E-Mail-Adresse oder Telefonnummer”. `$name` and `$place` stand in the nominative (or feminine accusative).
 */
export const de: Catalog = {
  // Parts of other messages
  "part.column": "die Spalte „{$header}“",
  "part.custom_field": "das Feld „{$name}“",
  "part.the_key": "den Schlüssel",
  "part.lines": `.input {$count :integer}
.match $count
one {{Zeile {$lines}}}
* {{Zeilen {$lines}}}`,
  "part.more": "{$count :integer} weitere",
  "part.also": "Außerdem: {$message}",
  "part.cells_not_used": "Auch die korrigierten Zellen dieser Zeile wurden nicht übernommen.",
  "part.before_correction": "Vor der Korrektur: {$message}",
  "part.rest_used": "Die übrigen Angaben der Zeile wurden übernommen.",
  "part.service_said": "Meldung des Dienstes: „{$words}“",
  "part.came_with": "Der Wert kam mit der Liste „{$list}“ vom {$day :day}.",
  "part.same_value": "Denselben Wert hat: {$name}.",
  "part.some": "ein paar",
  "part.this_row": "diese Zeile",
  "part.this_person": "diese Person",
  "part.another_person": "eine andere Person",

  // Fields: the name in a table; as a part of a sentence; of several people
  "field.first_name": "Vorname",
  "field.first_name.the": "der Vorname",
  "field.first_name.many": "Vornamen",
  "field.last_name": "Nachname",
  "field.last_name.the": "der Nachname",
  "field.last_name.many": "Nachnamen",
  "field.full_name": "Name",
  "field.full_name.the": "der Name",
  "field.email": "E-Mail-Adresse",
  "field.email.the": "die E-Mail-Adresse",
  "field.email.many": "E-Mail-Adressen",
  "field.phone": "Telefonnummer",
  "field.phone.the": "die Telefonnummer",
  "field.phone.many": "Telefonnummern",
  "field.whatsapp_phone": "WhatsApp-Nummer",
  "field.whatsapp_phone.the": "die WhatsApp-Nummer",
  "field.whatsapp_phone.many": "WhatsApp-Nummern",
  "field.birthday": "Geburtstag",
  "field.birthday.the": "der Geburtstag",
  "field.birthday.many": "Geburtstage",
  "field.birthday_day": "Geburtstag (Tag)",
  "field.birthday_day.the": "der Tag des Geburtstags",
  "field.birthday_month": "Geburtstag (Monat)",
  "field.birthday_month.the": "der Monat des Geburtstags",
  "field.birthday_year": "Geburtsjahr",
  "field.birthday_year.the": "das Geburtsjahr",
  "field.timezone": "Zeitzone",
  "field.timezone.the": "die Zeitzone",
  "field.timezone.many": "Zeitzonen",
  "field.gender": "Geschlecht",
  "field.gender.the": "das Geschlecht",
  "field.location": "Ort",
  "field.location.the": "der Ort",
  "field.language": "Sprache",
  "field.language.the": "die Sprache",
  "field.language.many": "Sprachen",
  "field.company": "Firma",
  "field.company.the": "die Firma",
  "field.job_title": "Berufsbezeichnung",
  "field.job_title.the": "die Berufsbezeichnung",
  "field.salutation": "Anrede",
  "field.salutation.the": "die Anrede",
  "field.salutation.many": "Anreden",
  "field.relationship_status": "Familienstand",
  "field.relationship_status.the": "der Familienstand",
  "field.profile_image": "Bild",
  "field.profile_image.the": "das Bild",
  "field.status": "Status",
  "field.status.the": "der Status",
  "field.group": "Gruppe",
  "field.group.the": "die Gruppe",
  "field.group_id": "Gruppe",
  "field.group_id.the": "die Gruppe",
  "field.guardian_contact_id": "Bezugsperson",
  "field.guardian_contact_id.the": "die Bezugsperson",
  "field.contact_id": "Kontakt-ID",
  "field.contact_id.the": "die Kontakt-ID",
  "field.inactive": "Kennzeichen „ausgeschieden“",
  "field.inactive.the": "das Kennzeichen „ausgeschieden“",

  // Why a cell can't be trusted, as the end of a sentence
  "fault.error_value": "die Zelle enthält einen Fehlerwert oder eine Formel",
  "fault.formula_without_value": "die Zelle enthält eine Formel, und die Datei wurde ohne deren Ergebnis gespeichert",
  "fault.number_damaged": "das Tabellenprogramm hat die Zahl gerundet, und die letzten Ziffern sind verloren",
  "fault.date_damaged": "auf das Datum aus dem Tabellenprogramm ist kein Verlass",
  "fault.date_rewritten":
    "ein Tabellenprogramm kann das Datum von sich aus so geschrieben haben; schreiben Sie es als Jahr-Monat-Tag",
  "fault.letters_lost": "beim Speichern der Liste sind Buchstaben verloren gegangen",
  "fault.merged_cell": "die Zelle ist mit einer Zelle darüber verbunden, und es ist nicht klar, zu wem der Wert gehört",
  "fault.unknown": "das Tabellenprogramm hat den Wert beschädigt",

  // What a value looks like, as the end of a sentence
  "kind.date": "ein Datum",
  "kind.phone": "eine Telefonnummer",
  "kind.email": "eine E-Mail-Adresse",
  "kind.name": "ein Name",
  "kind.language": "eine Sprache",
  "kind.salutation": "eine Anrede",

  // Why a column of birthdays is in doubt, as the end of a sentence
  "doubt.exchanged":
    "bei einem Teil der Datumsangaben in dieser Spalte liegt der Tag nie nach dem 12., bei allen anderen immer. Wahrscheinlich hat ein Tabellenprogramm Tag und Monat vertauscht",
  "doubt.celebration_year":
    "zu viele Geburtstage dieser Liste liegen in diesem Jahr oder kurz davor. Wahrscheinlich steht hier das Jahr der Feier und nicht das Geburtsjahr",
  "doubt.age":
    "nach den Altersangaben in einer anderen Spalte dieser Liste sind fast alle um gleich viele Jahre früher oder später geboren",
  "doubt.lost_zero": "diese Spalte enthält Zahlen, und bei Zahlen fällt die Null am Ende weg: Aus 3.10 wird 3.1",
  "doubt.short_numbers": "in dieser Spalte stehen Monat und Tag als eine einzige Zahl",
  "doubt.five_digits": "die Zahlen dieser Spalte könnten Tag, Monat und Jahr ohne Trennzeichen sein",
  "doubt.epoch": "diese Arbeitsmappe zählt die Tage ab 1904, andere Arbeitsmappen zählen ab 1900",
  "doubt.unknown": "die Datumsangaben dieser Spalte widersprechen einander",

  // One question about the order in a whole column
  "question.title": `.input {$column :string}
.match $column
|| {{Eine Frage zu einer Spalte ohne Titel: {$asks}}}
* {{Eine Frage zur Spalte „{$column}“: {$asks}}}`,
  "question.waits": `.input {$rows :integer}
.match $rows
one {{{$rows} Zeile wartet auf die Antwort.}}
* {{{$rows} Zeilen warten auf die Antwort.}}`,
  "question.nameOrder.asks": "Steht zuerst der Vorname oder der Nachname?",
  "question.nameOrder.order_not_shown": "In dieser Spalte ist das nicht zu erkennen.",
  "question.nameOrder.order_contradicted":
    "Manches in dieser Liste spricht dafür, dass der Vorname zuerst steht, anderes spricht für den Nachnamen.",
  "question.nameOrder.answer":
    "Ihre IT-Betreuung beantwortet die Frage mit „nameOrder“ („given_first“ für Anna Muster oder „family_first“ für Muster Anna) in den Einstellungen der Liste „{$feed}“. Legen Sie die Liste danach noch einmal in den Eingangsordner.",
  "question.dateOrder.asks": "Steht zuerst der Tag oder der Monat?",
  "question.dateOrder.order_not_shown": "An keinem Datum dieser Liste ist das sicher zu erkennen.",
  "question.dateOrder.order_contradicted":
    "Manche Daten dieser Liste zeigen, dass der Tag zuerst steht, und andere, dass der Monat zuerst steht.",
  "question.dateOrder.answer":
    "Antworten Sie in einer dieser Zeilen mit „alle TMJ“ (Tag, Monat, Jahr) oder „alle MTJ“ (Monat, Tag, Jahr). Die Antwort gilt für alle Zeilen und für spätere Listen von „{$feed}“.",
  "question.dateOrder.answer_held":
    "Ist es die richtige Liste, geben Sie sie zuerst frei. Antworten Sie danach in einer dieser Zeilen des neuesten Berichts mit „alle TMJ“ (Tag, Monat, Jahr) oder „alle MTJ“ (Monat, Tag, Jahr). Die Antwort gilt für alle Zeilen und für spätere Listen von „{$feed}“.",
  "question.country.waits": `.input {$rows :integer}
.match $rows
one {{Die Telefonnummer in {$rows} Zeile hat keine Ländervorwahl und wird deshalb nicht übertragen.}}
* {{Die Telefonnummern in {$rows} Zeilen haben keine Ländervorwahl und werden deshalb nicht übertragen.}}`,
  "question.country.answer":
    "Ihre IT-Betreuung legt das Land einmal fest, mit „country“ (zum Beispiel „DE“) in den Einstellungen der Liste „{$feed}“. Legen Sie die Liste danach noch einmal in den Eingangsordner.",

  // Calendars
  "calendar.Buddhist": "des buddhistischen Kalenders",
  "calendar.Persian": "des persischen Kalenders",
  "calendar.Jewish": "des jüdischen Kalenders",
  "calendar.other": "eines anderen Kalenders",

  // Answers to questions
  "choice.same": "dieselbe",
  "choice.new": "neu",
  "choice.right": "richtig",
  "choice.unknown": "unbekannt",
  "choice.leave_out": "weglassen",
  "choice.leave_out_email": "E-Mail weglassen",
  "choice.leave_out_phone": "Telefon weglassen",
  "choice.there": "da",
  "choice.not_there": "nicht da",
  "choice.all_DMY": "alle TMJ",
  "choice.all_MDY": "alle MTJ",
  "choice.contact_id": "KONTAKT-ID",
  "choice.title": "Ihre Antwort",
  "choice.prompt": "Wählen Sie eine Antwort aus der Liste. Legen Sie diese Datei dann in den Eingangsordner.",
  "choice.prompt_there":
    "Schreiben Sie „da“ und die Kontakt-ID, zum Beispiel „da 88213“. Oder wählen Sie „nicht da“. Legen Sie diese Datei dann in den Eingangsordner.",
  "choice.prompt_all":
    "„alle TMJ“ liest jedes Datum dieser Liste als Tag, Monat, Jahr, auch in späteren Listen. „alle MTJ“ liest Monat, Tag, Jahr. Ein einzelnes Datum gilt nur für diese Zeile.",
  "part.answer_column": "Zeile {$line}, Spalte „_answer“: {$message}",
  "issue.answer_later": "Diese Frage lässt sich beantworten, sobald über die Liste entschieden ist.",
  "issue.answer":
    "Schreiben Sie {$choices :either} in die Spalte „_answer“ von rejections.xlsx, und legen Sie diese Datei in den Eingangsordner. Oder lassen Sie Ihre IT-Betreuung {$command :either} mit der Antwort dahinter aufrufen.",
  "issue.answer_refused.title": "Antwort nicht verwendet",
  "issue.answer_refused.message": `.input {$reason :string}
.match $reason
unknown_choice {{{$answer :either} ist keine Antwort auf diese Frage.}}
no_question {{{$answer :either} wurde nicht verwendet, denn zu dieser Zeile gibt es keine Frage.}}
two_answers {{Zwei Zeilen beantworten dieselbe Frage unterschiedlich. Keine der beiden Antworten wurde verwendet.}}
two_people {{Zwei Zeilen nennen den Kontakt {$contactId}, der nur eine Person ist. Keine der beiden Antworten wurde verwendet.}}
two_dates {{Die Zeile hat einen korrigierten Geburtstag und ein anderes Datum als Antwort. Keines von beiden wurde verwendet.}}
linked {{Der Kontakt {$contactId} gehört schon zu einer anderen Person Ihrer Listen.}}
decided {{Die Frage wurde vorher mit {$given :either} beantwortet.}}
waits {{Die Frage wurde vorher mit {$given :either} beantwortet. Diese Antwort wartet auf die Entscheidung über eine Liste.}}
setting {{Ob Tag oder Monat zuerst steht, ist in den Einstellungen dieser Liste festgelegt. Eine Antwort kann das nicht ändern.}}
gone {{Der Kontakt, den die Frage nennt, ist mit keiner Liste mehr verknüpft.}}
held {{Die Liste mit dieser Zeile wartet auf eine Entscheidung.}}
changed {{Die Zeile oder ihre Frage hat sich geändert, seit dieser Bericht geschrieben wurde.}}
approver {{Die Antwort {$answer :either} kann nur eine Person geben, die Listen freigeben darf.}}
* {{{$answer :either} ist keine Antwort auf diese Frage.}}`,
  "issue.answer_refused.hint": `.input {$reason :string}
.match $reason
unknown_choice {{Schreiben Sie {$choices :either}.}}
no_question {{Löschen Sie die Antwort. Ist die Zeile falsch, korrigieren Sie die Zellen.}}
two_answers {{Lassen Sie nur eine der Antworten stehen.}}
two_people {{Sehen Sie im Dienst nach beiden Personen, und korrigieren Sie die Antworten.}}
two_dates {{Lassen Sie eines von beiden stehen, und löschen Sie das andere.}}
linked {{Sehen Sie im Dienst noch einmal nach der Kontakt-ID, und korrigieren Sie die Antwort.}}
decided {{War diese Antwort falsch, wenden Sie sich an Ihre IT-Betreuung.}}
waits {{Entscheiden Sie zuerst über diese Liste.}}
setting {{Ihre IT-Betreuung kann „dateOrder“ in den Einstellungen ändern.}}
gone {{Mit der nächsten Liste wird über die Zeile neu entschieden.}}
held {{Entscheiden Sie zuerst über die Liste. Antworten Sie dann in ihrem neuesten Bericht.}}
changed {{Beantworten Sie die Frage so, wie sie im neuesten Bericht steht.}}
approver {{Bitten Sie eine solche Person, die Frage zu beantworten.}}
* {{Schreiben Sie {$choices :either}.}}`,

  // Rows that are not applied: title, what happened, what to do now
  "issue.first_name_missing.title": "Kein Vorname",
  "issue.first_name_missing.message":
    "Bei dieser Person fehlt der Vorname. Ohne Vornamen kann ihr nicht gratuliert werden.",
  "issue.first_name_missing.hint": "Tragen Sie den Vornamen ein.",

  "issue.full_name_unsplit.title": "Welcher Teil ist der Vorname?",
  "issue.full_name_unsplit.message": `.input {$readings :either}
.match $readings
|| {{Es ist nicht klar, welcher Teil des Namens „{$cell}“ der Vorname ist.}}
* {{Es ist nicht klar, welcher Teil des Namens „{$cell}“ der Vorname ist: {$readings}.}}`,
  "issue.full_name_unsplit.hint": `.input {$reason :string}
.match $reason
|| {{Schreiben Sie den Namen als „Nachname, Vorname“, oder verteilen Sie Vor- und Nachnamen auf zwei Spalten.}}
* {{Das ist eine Frage zur ganzen Spalte: Steht zuerst der Vorname oder der Nachname? Ihre IT-Betreuung beantwortet sie einmal für alle Zeilen mit „nameOrder“ („given_first“ für Anna Muster oder „family_first“ für Muster Anna). Oder verteilen Sie Vor- und Nachnamen auf zwei Spalten.}}`,

  "issue.group_missing.title": "Keine Gruppe",
  "issue.group_missing.message": "In der Zeile steht nicht, zu welcher Gruppe diese Person gehört.",
  "issue.group_missing.hint":
    "Tragen Sie den Namen der Gruppe ein. Gehören alle Personen dieser Liste zu einer Gruppe, kann Ihre IT-Betreuung sie einmal für die ganze Liste einstellen.",

  "issue.group_unknown.title": "Unbekannte Gruppe",
  "issue.group_unknown.message": `.input {$cell :string}
.match $cell
|| {{Es gibt keine Gruppe mit diesem Namen.}}
* {{Es gibt keine Gruppe mit dem Namen „{$cell}“.}}`,
  "issue.group_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Korrigieren Sie den Namen der Gruppe, oder legen Sie die Gruppe zuerst im Dienst an.}}
* {{Meinten Sie die Gruppe {$nearest}? Korrigieren Sie den Namen, oder legen Sie die Gruppe zuerst im Dienst an.}}`,

  "issue.group_ambiguous.title": "Zwei Gruppen mit demselben Namen",
  "issue.group_ambiguous.message": "Mehr als eine Gruppe heißt „{$cell}“.",
  "issue.group_ambiguous.hint":
    "Geben Sie den Gruppen im Dienst verschiedene Namen (ihre Nummern sind {$groupIds :all}), und legen Sie die Liste dann noch einmal in den Eingangsordner.",

  "issue.several_groups.title": "Mehr als eine Gruppe",
  "issue.several_groups.message": `.input {$readings :all}
.match $readings
|| {{In der Zeile steht mehr als eine Gruppe: „{$cell}“. Eine Person kann nur in einer Gruppe sein.}}
* {{In der Zeile steht mehr als eine Gruppe: {$readings}. Eine Person kann nur in einer Gruppe sein.}}`,
  "issue.several_groups.hint": "Lassen Sie nur die Gruppe stehen, in der dieser Person gratuliert werden soll.",

  "issue.key_missing.title": "Person kann nicht wiedererkannt werden",
  "issue.key_missing.message": `.input {$partCount :integer}
.input {$cell :string}
.match $partCount $cell
1 || {{{$parts :first} fehlt, aber daran wird diese Person von Liste zu Liste wiedererkannt.}}
1 * {{{$parts :first} ist nicht lesbar („{$cell}“), aber daran wird diese Person von Liste zu Liste wiedererkannt.}}
* * {{In dieser Zeile steht nichts, woran diese Person in der nächsten Liste wiedererkannt werden könnte.}}`,
  "issue.key_missing.hint": `.input {$partCount :integer}
.match $partCount
1 {{{$parts :first} muss ausgefüllt sein.}}
* {{Ergänzen Sie eine E-Mail-Adresse, eine Telefonnummer oder den vollen Namen mit Geburtstag.}}`,

  "issue.birthday_unreadable.title": "Geburtstag nicht lesbar",
  "issue.birthday_unreadable.message": "Der Geburtstag „{$cell}“ kann nicht als Datum gelesen werden.",
  "issue.birthday_unreadable.hint":
    "Schreiben Sie das Datum als Jahr-Monat-Tag, zum Beispiel 1985-03-07 für den 7. März 1985.",

  "issue.birthday_ambiguous.title": "Geburtstag auf zwei Arten lesbar",
  "issue.birthday_ambiguous.message": `.input {$readings :either}
.input {$known :string}
.match $known $readings
|| || {{Der Geburtstag „{$cell}“ kann zwei verschiedene Tage bedeuten. Das Programm rät nicht.}}
|| * {{Der Geburtstag „{$cell}“ kann {$readings} bedeuten. Das Programm rät nicht.}}
* * {{Der Geburtstag „{$cell}“ liegt in diesem oder im letzten Jahr. Bisher ist als Geburtstag dieser Person {$known} bekannt. Das Programm rät nicht.}}`,
  "issue.birthday_ambiguous.hint": `.input {$standIn :string}
.input {$reason :string}
.match $standIn $reason
|| || {{Schreiben Sie das Datum als Jahr-Monat-Tag, zum Beispiel 1985-03-07 für den 7. März 1985.}}
|| * {{Das ist eine Frage zur ganzen Spalte: Steht zuerst der Tag oder der Monat? „alle TMJ“ (Tag, Monat, Jahr) oder „alle MTJ“ (Monat, Tag, Jahr) beantwortet sie für alle Zeilen. Oder schreiben Sie das Datum jeweils als Jahr-Monat-Tag, zum Beispiel 1985-03-07 für den 7. März 1985.}}
* * {{Ist die Person an diesem Tag geboren, lautet die Antwort „richtig“: Die Person wird dann mit diesem Geburtstag ohne Jahr übertragen. Ist der Geburtstag nicht bekannt, lautet die Antwort „unbekannt“: Alle mit dem Datum {$standIn} werden dann ohne Geburtstag übertragen.}}`,

  "issue.birthday_impossible.title": "Diesen Geburtstag gibt es nicht",
  "issue.birthday_impossible.message": `.input {$calendar :string}
.input {$year :string}
.match $calendar $year
|| * {{Den Tag, der als Geburtstag angegeben ist („{$cell}“), gibt es nicht.}}
* || {{Der Geburtstag „{$cell}“ sieht aus wie ein Datum {$calendar}.}}
* * {{Der Geburtstag „{$cell}“ sieht aus wie ein Datum {$calendar}. Das Jahr darin begann nach unserer Zeitrechnung {$year}.}}`,
  "issue.birthday_impossible.hint":
    "Korrigieren Sie den Geburtstag. Schreiben Sie das Datum als Jahr-Monat-Tag, zum Beispiel 1985-03-07 für den 7. März 1985.",

  "issue.birthday_future.title": "Geburtstag in der Zukunft",
  "issue.birthday_future.message": "Der Geburtstag „{$cell}“ liegt in der Zukunft.",
  "issue.birthday_future.hint":
    "Korrigieren Sie das Jahr. Schreiben Sie das Datum als Jahr-Monat-Tag, zum Beispiel 1985-03-07 für den 7. März 1985.",

  "issue.birthday_yearless.title": "Geburtstag ohne Jahr",
  "issue.birthday_yearless.message":
    "Beim Geburtstag „{$cell}“ fehlt das Jahr. Für diese Liste ist eingestellt, dass nur Geburtstage mit Jahr gelten.",
  "issue.birthday_yearless.hint":
    "Ergänzen Sie das Jahr. Schreiben Sie das Datum als Jahr-Monat-Tag, zum Beispiel 1985-03-07 für den 7. März 1985.",

  "issue.birthday_column.title": "Die Geburtstage der ganzen Spalte sind unklar",
  "issue.birthday_column.message": `.input {$readings :either}
.match $readings
|| {{Auf den Geburtstag „{$cell}“ ist kein Verlass, denn {$why}.}}
* {{Auf den Geburtstag „{$cell}“ ist kein Verlass, denn {$why}. Der Geburtstag kann {$readings} bedeuten.}}`,
  "issue.birthday_column.hint":
    "Exportieren Sie die Liste noch einmal mit den Geburtstagen als Text. Schreiben Sie das Datum als Jahr-Monat-Tag, zum Beispiel 1985-03-07 für den 7. März 1985.",

  "issue.shared_birthday.title": "Ein Geburtstag für viele Personen",
  "issue.shared_birthday.message":
    "In dieser Liste haben {$people} Personen den Geburtstag „{$cell}“. Wahrscheinlich ist er ein Platzhalter für einen unbekannten Geburtstag.",
  "issue.shared_birthday.hint":
    "Sind alle an diesem Tag geboren, lautet die Antwort „richtig“. Ist der Geburtstag nicht bekannt, lautet die Antwort „unbekannt“: Diese Personen werden dann ohne Geburtstag übertragen.",

  "issue.email_several.title": "Mehr als eine E-Mail-Adresse",
  "issue.email_several.message": `.input {$readings :all}
.match $readings
|| {{Hier steht mehr als eine E-Mail-Adresse: „{$cell}“.}}
* {{Hier steht mehr als eine E-Mail-Adresse: {$readings}.}}`,
  "issue.email_several.hint": "Lassen Sie nur die Adresse stehen, die verwendet werden soll.",

  "issue.email_unreadable.title": "E-Mail-Adresse nicht lesbar",
  "issue.email_unreadable.message": "„{$cell}“ ist keine E-Mail-Adresse.",
  "issue.email_unreadable.hint": "Korrigieren Sie die E-Mail-Adresse, oder leeren Sie die Zelle, wenn es keine gibt.",

  "issue.columns_disagree.title": "Zwei Spalten widersprechen einander",
  "issue.columns_disagree.message": `.input {$readings :all}
.match $readings
|| {{Die Spalten {$headers :all} sagen über diese Person Verschiedenes.}}
* {{Die Spalten {$headers :all} sagen über diese Person Verschiedenes: {$readings}.}}`,
  "issue.columns_disagree.hint": "Korrigieren Sie die falsche Zelle, oder leeren Sie sie.",

  "issue.contact_id_unreadable.title": "Kontakt-ID nicht lesbar",
  "issue.contact_id_unreadable.message": "Die Kontakt-ID „{$cell}“ ist keine ganze Zahl.",
  "issue.contact_id_unreadable.hint":
    "Korrigieren Sie die Kontakt-ID, oder leeren Sie die Zelle, wenn Sie sie nicht kennen.",

  "issue.guardian_unreadable.title": "Bezugsperson nicht lesbar",
  "issue.guardian_unreadable.message": "Es ist nicht klar, wer die Bezugsperson „{$cell}“ ist.",
  "issue.guardian_unreadable.hint":
    "Tragen Sie den Wert ein, an dem die Bezugsperson in ihrer eigenen Zeile wiedererkannt wird, oder ihre Kontakt-ID.",

  "issue.cell_fault.title": "Beschädigte Zelle",
  "issue.cell_fault.message": "{$place :first} enthält „{$cell}“. Das kann nicht verwendet werden, denn {$fault}.",
  "issue.cell_fault.hint": "Geben Sie den Wert noch einmal als Text ein.",

  "issue.cells_shifted.title": "Die Zellen der Zeile sind verrutscht",
  "issue.cells_shifted.message":
    "{$place :first} enthält „{$cell}“, und das ist {$kind}. Wahrscheinlich stehen die Zellen dieser Zeile in den falschen Spalten, deshalb wurde nichts übertragen.",
  "issue.cells_shifted.hint": "Schreiben Sie jeden Wert in seine eigene Spalte.",

  "issue.remark_unclear.title": "In einer Bemerkung geht es um einen Todesfall",
  "issue.remark_unclear.message":
    "In der Bemerkung „{$cell}“ geht es um einen Todesfall. Vielleicht ist diese Person gemeint. Es wurde nichts übertragen.",
  "issue.remark_unclear.hint":
    "Ist diese Person verstorben, schreiben Sie „verstorben“ als Bemerkung. Wenn nicht, ändern Sie die Bemerkung.",

  "issue.too_many_cells.title": "Mehr Zellen als Spalten",
  "issue.too_many_cells.message":
    "Diese Zeile hat {$cells} Zellen, die Liste aber nur {$columns} Spalten. Es ist nicht klar, welche Zelle zu welcher Spalte gehört, deshalb wurde die Zeile nicht verwendet.",
  "issue.too_many_cells.hint":
    "Oft liegt es an einem Komma oder Semikolon innerhalb eines Werts. Schreiben Sie jeden Wert in seine eigene Spalte.",

  "issue.broken_quotes.title": "Ein Anführungszeichen wird nicht geschlossen",
  "issue.broken_quotes.message":
    "In dieser Zeile wird ein Anführungszeichen geöffnet und nie geschlossen. Deshalb ist nicht klar, wo die einzelnen Zellen beginnen und enden.",
  "issue.broken_quotes.hint":
    "Entfernen Sie das Anführungszeichen, oder speichern Sie die Liste als Excel-Arbeitsmappe (.xlsx).",

  "issue.cell_too_long.title": "Eine Zelle ist viel zu lang",
  "issue.cell_too_long.message": "Eine Zelle dieser Zeile ist länger, als ein echter Wert sein kann.",
  "issue.cell_too_long.hint":
    "Oft liegt es an einem Anführungszeichen, das nie geschlossen wird. Korrigieren Sie diese Zeile, und prüfen Sie auch die Zeilen davor und danach.",

  "issue.duplicate_key.title": "Mehrere Zeilen mit demselben Schlüssel und verschiedenen Werten",
  "issue.duplicate_key.message": `.input {$sharing :string}
.input {$lineCount :integer}
.match $sharing $lineCount
wrong_key 0 {{Der Schlüssel („{$key}“) gehört zu einer anderen Zeile dieser Liste, so wurde es entschieden. In dieser Zeile scheint es um eine andere Person zu gehen, deshalb wurde für sie nichts übertragen.}}
wrong_key * {{Der Schlüssel („{$key}“) gehört zu einer anderen Zeile dieser Liste ({$lines}), so wurde es entschieden. In dieser Zeile scheint es um eine andere Person zu gehen, deshalb wurde für sie nichts übertragen.}}
people 0 {{Eine andere Zeile dieser Datei hat denselben Schlüssel („{$key}“), scheint aber eine andere Person zu betreffen.}}
people one {{{$lines :first} dieser Datei hat denselben Schlüssel („{$key}“), scheint aber eine andere Person zu betreffen.}}
people * {{Die {$lines} dieser Datei haben denselben Schlüssel („{$key}“), scheinen aber verschiedene Personen zu betreffen.}}
* 0 {{Eine andere Zeile dieser Datei betrifft dieselbe Person („{$key}“), enthält aber andere Werte.}}
* one {{{$lines :first} dieser Datei betrifft dieselbe Person („{$key}“), enthält aber andere Werte.}}
* * {{Die {$lines} dieser Datei betreffen dieselbe Person („{$key}“), enthalten aber andere Werte.}}`,
  "issue.duplicate_key.hint": `.input {$sharing :string}
.input {$keyWithName :string}
.match $sharing $keyWithName
wrong_key || {{Korrigieren Sie {$keyColumns} in dieser Zeile, oder löschen Sie die Zeile in Ihrer Liste.}}
wrong_key * {{Teilen sich beide Personen E-Mail-Adresse oder Telefonnummer: Bitten Sie Ihre IT-Betreuung, den Vornamen in den Schlüssel dieser Liste aufzunehmen ("key": [{$keyWithName}]). Sonst: Korrigieren Sie {$keyColumns} in dieser Zeile, oder löschen Sie die Zeile in Ihrer Liste.}}
people || {{Sind es verschiedene Personen: Korrigieren Sie {$keyColumns} in der Zeile, in der das falsch ist. Geht es um eine Person: Entscheiden Sie, welche Zeile stimmt, und entfernen Sie die anderen.}}
* || {{Entscheiden Sie, welche Zeile stimmt, und entfernen Sie die anderen.}}
* * {{Geht es in den Zeilen um eine Person: Entscheiden Sie, welche Zeile stimmt, und entfernen Sie die anderen. Sind es verschiedene Personen, die sich E-Mail-Adresse oder Telefonnummer teilen: Bitten Sie Ihre IT-Betreuung, den Vornamen in den Schlüssel dieser Liste aufzunehmen ("key": [{$keyWithName}]).}}`,

  "issue.duplicate_contact_id.title": "Zwei Zeilen für einen Kontakt",
  "issue.duplicate_contact_id.message": `.input {$lineCount :integer}
.match $lineCount
0 {{In einer anderen Zeile dieser Datei steht dieselbe Kontakt-ID ({$contactId}).}}
one {{{$lines :first} dieser Datei enthält dieselbe Kontakt-ID ({$contactId}).}}
* {{Die {$lines} dieser Datei enthalten dieselbe Kontakt-ID ({$contactId}).}}`,
  "issue.duplicate_contact_id.hint":
    "Entscheiden Sie, zu welcher Person der Kontakt gehört, und löschen Sie die Kontakt-ID in den anderen Zeilen.",

  "issue.looks_like.title": "Ähnelt einer Person, die schon im Dienst ist",
  "issue.looks_like.message": `.input {$key :string}
.input {$lineCount :integer}
.match $key $lineCount
|| 0 {{Das könnte {$name} sein, und diese Person ist schon im Dienst. Damit ihr nicht doppelt gratuliert wird, wurde kein zweiter Kontakt angelegt.}}
|| * {{Das könnte {$name} sein, und diese Person steht auch in derselben Liste (siehe {$lines}). Damit ihr nicht doppelt gratuliert wird, wurde kein zweiter Kontakt angelegt.}}
* * {{Für diese Zeile und für die Zeile von „{$key}“ wurde „dieselbe“ geantwortet; beide wären damit {$name}. Die beiden Zeilen unterscheiden sich in: {$differing}. Es wurde nichts gesendet.}}`,
  "issue.looks_like.hint": `.input {$key :string}
.match $key
|| {{Ist es dieselbe Person, lautet die Antwort „dieselbe“: Der Kontakt bekommt dann die Werte dieser Zeile. Ist es eine andere Person, lautet die Antwort „neu“: Für diese Person wird dann ein neuer Kontakt angelegt.}}
* {{Antworten Sie nur bei der richtigen Zeile „dieselbe“: Die andere Zeile wird dann nicht verwendet. Ist diese Zeile eine andere Person, lautet die Antwort „neu“. Oder tragen Sie in beiden Zeilen dieselben Werte ein.}}`,

  "issue.looks_like_in_doubt.title": "Ähnelt einer Person, die vielleicht schon im Dienst ist",
  "issue.looks_like_in_doubt.message":
    "Das könnte {$name} sein, und diese Person wurde schon einmal übertragen, ohne dass eine Antwort kam. Damit ihr nicht doppelt gratuliert wird, wurde für diese Zeile nichts übertragen.",
  "issue.looks_like_in_doubt.hint":
    "Suchen Sie die Person im Dienst, und sagen Sie Ihrer IT-Betreuung, was Sie gefunden haben. Die IT-Betreuung trägt es mit „celebration-sync resolve {$operationId}“ ein. Mit der nächsten Liste wird diese Zeile dann übertragen.",

  "issue.may_be_never.title": "Vielleicht eine Person, der nie gratuliert werden darf",
  "issue.may_be_never.message": `.input {$by :string}
.match $by
email {{Die E-Mail-Adresse dieser Zeile gehört einer Person, der nie gratuliert werden darf. Es wurde nichts übertragen, denn die Zeile könnte diese Person betreffen.}}
phone {{Die Telefonnummer dieser Zeile gehört einer Person, der nie gratuliert werden darf. Es wurde nichts übertragen, denn die Zeile könnte diese Person betreffen.}}
key {{Der Wert, an dem diese Zeile erkannt wird, gehörte einer Person, der nie gratuliert werden darf. Es wurde nichts übertragen, denn die Zeile könnte diese Person betreffen.}}
* {{Einer Person mit diesem Namen darf nie gratuliert werden. Es wurde nichts übertragen, denn die Zeile könnte diese Person betreffen.}}`,
  "issue.may_be_never.hint": `.input {$contactId :string}
.match $contactId
|| {{Ist es diese Person, lautet die Antwort „dieselbe“: Die Zeile wird dann künftig ausgelassen. Ist es eine andere Person, lautet die Antwort „neu“: Die Zeile wird dann übertragen.}}
* {{Ist es diese Person, lautet die Antwort „dieselbe“: Die Zeile wird dann künftig ausgelassen, und der Kontakt {$contactId} wird gelöscht. Ist es eine andere Person, lautet die Antwort „neu“: Die Zeile wird dann übertragen.}}`,

  "issue.other_person.title": "Ist das noch dieselbe Person?",
  "issue.other_person.message": `.input {$likeName :string}
.input {$key :string}
.match $likeName $key
|| || {{Diese Zeile ist neu, könnte aber {$name} betreffen. Die bisherige Zeile dieser Person steht nicht mehr in der Liste. Es wurde nichts übertragen, damit nicht doppelt gratuliert wird.}}
|| * {{An dem Wert „{$key}“ wird bisher {$name} wiedererkannt. In dieser Zeile scheint es um eine andere Person zu gehen, deshalb wurde nichts übertragen.}}
* * {{An dem Wert „{$key}“ wird bisher {$name} wiedererkannt. In dieser Zeile scheint es um {$likeName} zu gehen, deshalb wurde nichts übertragen.}}`,
  "issue.other_person.hint": `.input {$likeName :string}
.input {$stays :string}
.input {$own :string}
.match $stays $likeName $own
gone * * {{Der bisherige Kontakt ist mit keiner Liste mehr verknüpft. Die Antwort lautet „neu“: Für diese Person wird dann ein neuer Kontakt angelegt.}}
|| || * {{Ist es dieselbe Person, lautet die Antwort „dieselbe“. Ist es eine andere Person, lautet die Antwort „neu“: Der bisherige Kontakt wird dann gelöscht, und für diese Person wird ein neuer angelegt.}}
* || * {{Ist es dieselbe Person, lautet die Antwort „dieselbe“. Ist es eine andere Person, lautet die Antwort „neu“: Der bisherige Kontakt bleibt dann im Dienst, weil diese Liste nicht löschen darf, und für diese Person wird ein neuer angelegt.}}
* * || {{Geht es in dieser Zeile um {$name}, lautet die Antwort „dieselbe“: Der Kontakt bekommt dann die Werte dieser Zeile. Geht es um {$likeName} oder eine andere Person, lautet die Antwort „neu“.}}
* * * {{Für {$likeName} gibt es schon einen Kontakt. Geht es in dieser Zeile um {$likeName} oder eine andere Person, lautet die Antwort „neu“. Mit „dieselbe“ bekommt der Kontakt von {$name} die Werte dieser Zeile, und {$likeName} ist dann doppelt im Dienst.}}`,

  "issue.guardian_unknown.title": "Bezugsperson nicht gefunden",
  "issue.guardian_unknown.message": "Die Bezugsperson „{$cell}“ ist weder in dieser Liste noch im Dienst.",
  "issue.guardian_unknown.hint":
    "Korrigieren Sie die Bezugsperson, oder ergänzen Sie in der Liste eine eigene Zeile für sie.",

  "issue.guardian_circle.title": "Bezugspersonen im Kreis",
  "issue.guardian_circle.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Diese Person wäre ihre eigene Bezugsperson.}}
* {{Diese Person wäre ihre eigene Bezugsperson (siehe {$lines}).}}`,
  "issue.guardian_circle.hint": "Korrigieren Sie die Bezugsperson in einer dieser Zeilen.",

  "issue.linked_elsewhere.title": "Der Kontakt gehört zu einer anderen Zeile",
  "issue.linked_elsewhere.message": `.input {$feed :string}
.match $feed
|| {{Die Kontakt-ID dieser Zeile ({$contactId}) gehört schon zu einer anderen Person.}}
* {{Die Kontakt-ID dieser Zeile ({$contactId}) gehört schon zu einer anderen Person der Liste „{$feed}“.}}`,
  "issue.linked_elsewhere.hint": "Korrigieren Sie die Kontakt-ID, oder leeren Sie die Zelle.",

  "issue.cut_row.title": "Die letzte Zeile ist vielleicht abgeschnitten",
  "issue.cut_row.message":
    "Die Datei endet mitten in dieser Zeile oder direkt danach, deshalb wurde die Zeile nicht verwendet.",
  "issue.cut_row.hint": "Legen Sie die ganze Liste noch einmal in den Eingangsordner.",
  "issue.torn_row.title": "Ein Zeilenumbruch zerreißt diese Zeile",
  "issue.torn_row.message":
    "Diese Zeile gehört wohl mit {$lines} zusammen: Ein Zeilenumbruch hat sie getrennt. Deshalb wurde keine von ihnen verwendet.",
  "issue.torn_row.hint":
    "Schreiben Sie die Angaben wieder in eine Zeile, oder setzen Sie die Zelle mit dem Zeilenumbruch in Anführungszeichen. Legen Sie die Liste dann noch einmal in den Eingangsordner.",

  "issue.waits_for_held.title": "Wartet auf eine andere Änderung",
  "issue.waits_for_held.message":
    "Im Dienst hat noch {$name} die E-Mail-Adresse oder Telefonnummer dieser Person, und die Änderung dazu wartet auf eine Entscheidung.",
  "issue.waits_for_held.hint":
    "Entscheiden Sie zuerst über die wartende Änderung. Mehr müssen Sie nicht tun: Diese Zeile wird danach übertragen.",
  "issue.waits_for_doubt.title": "Wartet auf Klarheit über eine andere Person",
  "issue.waits_for_doubt.message":
    "An dem Wert „{$key}“ wird bisher {$name} wiedererkannt, und diese Person wurde übertragen, ohne dass eine Antwort kam. In dieser Zeile scheint es um eine andere Person zu gehen, deshalb wurde nichts übertragen.",
  "issue.waits_for_doubt.hint":
    "Stellen Sie zuerst fest, ob {$name} im Dienst ist, und lassen Sie das eintragen. Mehr müssen Sie nicht tun: Diese Zeile wird danach übertragen, oder Sie werden dazu gefragt.",

  // Lines of a corrected report that are not used
  "issue.foreign_id.title": "Zeile nicht aus diesem Bericht",
  "issue.foreign_id.message":
    "Diese Zeile Ihres korrigierten Berichts wurde nicht verwendet: Die _id „{$id}“ stammt nicht vom Programm.",
  "issue.foreign_id.hint":
    "Öffnen Sie den neuesten Bericht, und machen Sie diese Korrektur in der Zeile der Person. Sortieren Sie nur ganze Zeilen, und lassen Sie die Spalten, deren Titel mit _ beginnen, unverändert.",
  "issue.other_feed.title": "Zeile aus dem Bericht einer anderen Liste",
  "issue.other_feed.message": `.input {$feed :string}
.match $feed
|| {{Diese Zeile Ihres korrigierten Berichts wurde nicht verwendet: Die _id „{$id}“ stammt aus dem Bericht einer anderen Liste.}}
* {{Diese Zeile Ihres korrigierten Berichts wurde nicht verwendet: Die _id „{$id}“ stammt aus dem Bericht der Liste „{$feed}“.}}`,
  "issue.other_feed.hint":
    "Korrigieren Sie die Zeile im Bericht der anderen Liste, und legen Sie diesen Bericht für sich allein in den Eingangsordner.",
  "issue.other_row.title": "Zeile mit der _id einer anderen Zeile",
  "issue.other_row.message":
    "Diese Zeile Ihres korrigierten Berichts wurde nicht verwendet: Die _id „{$id}“ gehört zu einer anderen Zeile ({$name}).",
  "issue.other_row.hint":
    "Öffnen Sie den neuesten Bericht, und machen Sie diese Korrektur in der Zeile der Person. Sortieren Sie nur ganze Zeilen, und lassen Sie die Spalten, deren Titel mit _ beginnen, unverändert.",
  "issue.line_key_changed.title": "Zeile, deren Schlüssel geändert wurde",
  "issue.line_key_changed.message":
    "Diese Zeile Ihres korrigierten Berichts wurde nicht verwendet: „{$column}“ von {$name} ist nicht mehr „{$cell}“, und ein Bericht kann das nicht ändern.",
  "issue.line_key_changed.hint":
    "Setzen Sie „{$column}“ im neuesten Bericht wieder auf „{$cell}“, lassen Sie Ihre übrigen Korrekturen stehen, und legen Sie den Bericht noch einmal in den Eingangsordner. Wenn „{$cell}“ falsch ist, korrigieren Sie es in Ihrer Liste.",
  "issue.lines_differ.title": "Zeilen, die einander widersprechen",
  "issue.lines_differ.message": `.input {$lineCount :integer}
.match $lineCount
one {{Diese Zeile Ihres korrigierten Berichts wurde nicht verwendet: Die {$lines} des Berichts hat dieselbe _id oder denselben Schlüssel, aber andere Werte.}}
* {{Diese Zeile Ihres korrigierten Berichts wurde nicht verwendet: Die {$lines} des Berichts haben dieselbe _id oder denselben Schlüssel, aber andere Werte.}}`,
  "issue.lines_differ.hint":
    "Entscheiden Sie, welche Zeile richtig ist, löschen Sie die anderen aus dem Bericht, und legen Sie den Bericht wieder in den Eingangsordner.",
  "issue.waits_for_list.title": "Wartet auf Ihre Entscheidung über eine Liste",
  "issue.waits_for_list.message":
    "Diese Korrektur gehört zu einer Liste, die auf Ihre Entscheidung wartet ({$list}). Sie wartet mit dieser Liste.",
  "issue.waits_for_list.hint":
    "Entscheiden Sie über die Liste. Wird sie freigegeben, folgt die Korrektur von selbst. Wird sie verworfen, entfällt die Korrektur.",
  "issue.list_discarded.title": "Korrektur zu einer verworfenen Liste",
  "issue.list_discarded.message":
    "Diese Korrektur wurde nicht verwendet: Die Liste, auf die sie gewartet hat ({$list}), wurde verworfen.",
  "issue.list_discarded.hint":
    "Machen Sie die Korrektur im neuesten Bericht, wenn die Person dort steht, sonst in Ihrer Liste.",
  "issue.line_outdated.title": "Korrektur kam zu spät",
  "issue.line_outdated.message":
    "Diese Korrektur wurde nicht verwendet: Die Zeile hat sich geändert, seit dieser Bericht geschrieben wurde.",
  "issue.line_outdated.hint":
    "Machen Sie die Korrektur im neuesten Bericht, wenn die Person dort steht, sonst in Ihrer Liste.",
  "issue.line_solved.title": "Korrektur kam zu spät",
  "issue.line_solved.message":
    "Diese Korrektur wurde nicht verwendet: Die Zeile war schon in Ordnung oder stand nicht mehr in der Liste.",
  "issue.line_solved.hint":
    "Machen Sie die Korrektur im neuesten Bericht, wenn die Person dort steht, sonst in Ihrer Liste.",
  "issue.line_left_out.title": "Korrektur einer ausgelassenen Zeile",
  "issue.line_left_out.message":
    "Diese Korrektur wurde nicht verwendet: Die Zeile wurde ausgelassen, nachdem dieser Bericht gespeichert war.",
  "issue.line_left_out.hint": "Wenn die Person doch in Ihre Liste gehört, korrigieren Sie die Zeile in Ihrer Liste.",

  // Answers of the service. `$notDone` is one of these sentences without its full stop.
  "not_done.create": "Diese Person wurde nicht angelegt",
  "not_done.update": "Diese Person wurde nicht geändert",
  "not_done.delete": "Diese Person wurde nicht gelöscht",
  "not_done.none": "Für diese Zeile wurde nichts ausgeführt",

  "issue.invalid_request.title": "Der Dienst konnte diese Zeile nicht verwenden",
  "issue.invalid_request.message": "{$notDone}: Ein Wert fehlt, oder der Dienst konnte ihn nicht verwenden.",
  "issue.invalid_request.hint":
    "Prüfen Sie die Gruppe und die anderen Werte dieser Zeile. Die Zeile wird noch einmal übertragen, sobald sie geändert ist.",
  "issue.plan_limit_reached.title": "Das Konto ist voll",
  "issue.plan_limit_reached.message": "{$notDone}: Das Konto hat schon so viele Kontakte, wie sein Tarif erlaubt.",
  "issue.plan_limit_reached.hint":
    "Schaffen Sie Platz, oder wählen Sie einen größeren Tarif. An der Zeile müssen Sie nichts ändern: Der nächste Durchlauf versucht es noch einmal.",
  "issue.not_found.title": "Im Konto nicht gefunden",
  "issue.not_found.message": "{$notDone}: Der Dienst kennt die Gruppe oder die Person nicht.",
  "issue.not_found.hint":
    "Prüfen Sie, ob es die Gruppe im Dienst noch gibt, und legen Sie die Liste dann noch einmal in den Eingangsordner.",
  "issue.contact_exists.title": "E-Mail-Adresse oder Telefonnummer in dieser Gruppe schon vergeben",
  "issue.contact_exists.message": `.input {$feed :string}
.input {$address :string}
.match $feed $address
|| || {{{$notDone}: In dieser Gruppe ist schon eine Person mit derselben E-Mail-Adresse oder Telefonnummer.}}
|| * {{{$notDone}: In dieser Gruppe ist schon eine Person mit derselben E-Mail-Adresse oder Telefonnummer ({$address}).}}
* * {{Das könnte {$name} sein, und diese Person ist schon im Dienst. Damit ihr nicht doppelt gratuliert wird, wurde kein zweiter Kontakt angelegt.}}`,
  "issue.contact_exists.hint": `.input {$feed :string}
.input {$lineCount :integer}
.input {$name :string}
.match $feed $lineCount $name
|| 0 || {{Ist es dieselbe Person, kann Ihre IT-Betreuung diese Zeile mit dem Kontakt verknüpfen („celebration-sync link“). Sonst braucht diese Person eine eigene E-Mail-Adresse oder Telefonnummer.}}
|| 0 * {{{$name :first} hat diese E-Mail-Adresse oder Telefonnummer schon. Geht es um dieselbe Person, lassen Sie nur eine Zeile für sie in der Liste. Sonst braucht diese Person eine eigene.}}
|| one * {{Auch {$lines} dieser Datei enthält diese E-Mail-Adresse oder Telefonnummer. Geht es um dieselbe Person, lassen Sie nur eine Zeile für sie in der Liste. Sonst braucht diese Person eine eigene.}}
|| * * {{Auch die {$lines} dieser Datei enthalten diese E-Mail-Adresse oder Telefonnummer. Geht es überall um dieselbe Person, lassen Sie nur eine Zeile für sie in der Liste. Sonst braucht diese Person eine eigene.}}
* * * {{{$name :first} steht auch auf der Liste „{$feed}“. Geht es um dieselbe Person, lassen Sie nur eine Zeile für sie stehen. Sonst braucht diese Person eine eigene E-Mail-Adresse oder Telefonnummer.}}`,
  "issue.validation_error.title": "Der Dienst hat einen Wert abgelehnt",
  "issue.validation_error.message": `.input {$cell :string}
.input {$refused :string}
.match $refused $cell
|| * {{{$notDone}: Der Dienst nimmt einen Wert dieser Zeile nicht an.}}
* || {{{$notDone}: {$refused :first} enthält einen Wert, den der Dienst nicht annimmt.}}
* * {{{$notDone}: {$refused :first} enthält einen Wert, den der Dienst nicht annimmt („{$cell}“).}}`,
  "issue.validation_error.hint":
    "Korrigieren Sie den Wert. Die Zeile wird noch einmal übertragen, sobald sie geändert ist.",
  "issue.service_refused.title": "Der Dienst hat die Zeile abgelehnt",
  "issue.service_refused.message": "{$notDone}: Der Dienst hat die Anfrage abgelehnt.",
  "issue.service_refused.hint":
    "Ist der Grund nicht klar, fragen Sie Ihre IT-Betreuung. Der Support des Dienstes findet die Anfrage mit dem Wert aus der Spalte _request_id.",
  "issue.group_gone.title": "Die Gruppe gibt es nicht mehr",
  "issue.group_gone.message": `.input {$operation :string}
.match $operation
delete {{{$notDone}: Die Gruppe der Person gibt es im Dienst nicht mehr.}}
* {{{$notDone}: Die Gruppe „{$group}“ gibt es im Dienst nicht mehr.}}`,
  "issue.group_gone.hint": `.input {$operation :string}
.match $operation
delete {{Wenn die Person noch im Dienst steht, löschen Sie dort den Kontakt. Bitten Sie dann Ihre IT-Betreuung, die Verknüpfung aufzuheben: „celebration-sync unlink{$row}“.}}
* {{Legen Sie die Gruppe wieder an, oder tragen Sie in der Zeile eine andere Gruppe ein.}}`,
  "issue.contact_gone.title": "Die Person ist nicht mehr im Dienst",
  "issue.contact_gone.message":
    "Den Kontakt dieser Person gibt es nicht mehr: Er wurde im Dienst gelöscht. Der Kontakt wurde nicht wieder angelegt.",
  "issue.contact_gone.hint":
    "Entfernen Sie die Person aus Ihrer Liste. Wurde der Kontakt aus Versehen gelöscht, bitten Sie Ihre IT-Betreuung, ihn wieder anlegen zu lassen.",
  "issue.guardian_not_created.title": "Die Bezugsperson fehlt",
  "issue.guardian_not_created.message":
    "Diese Person wurde nicht übertragen, weil die Bezugsperson „{$cell}“ nicht angelegt werden konnte.",
  "issue.guardian_not_created.hint": `.input {$lineCount :integer}
.match $lineCount
0 {{Korrigieren Sie zuerst die Zeile der Bezugsperson. Der nächste Durchlauf versucht es dann mit dieser Zeile noch einmal.}}
* {{Korrigieren Sie zuerst die Zeile der Bezugsperson ({$lines}). Der nächste Durchlauf versucht es dann mit dieser Zeile noch einmal.}}`,
  "issue.in_doubt.title": "Unklar, ob die Person angekommen ist",
  "issue.in_doubt.message": `.input {$otherContact :string}
.match $otherContact
|| {{Diese Person wurde übertragen, aber es kam keine Antwort. Vielleicht ist sie im Dienst, vielleicht nicht; möglicherweise wird ihr gratuliert. Sie wurde nicht noch einmal übertragen, damit ihr nicht doppelt gratuliert wird.}}
* {{Diese Person wurde übertragen, aber der Dienst antwortete mit einer anderen Person. Vielleicht ist sie im Dienst, vielleicht nicht; möglicherweise wird ihr gratuliert. Sie wurde nicht noch einmal übertragen, damit ihr nicht doppelt gratuliert wird.}}`,
  "issue.in_doubt.hint": `.input {$planFull :string}
.match $planFull
|| {{Suchen Sie die Person im Dienst, und sagen Sie Ihrer IT-Betreuung, was Sie gefunden haben. Die IT-Betreuung trägt es mit „celebration-sync resolve {$operationId} --created CONTACT_ID“ oder „celebration-sync resolve {$operationId} --not-created“ ein.}}
* {{Der Dienst konnte nicht gefragt werden, weil das Konto schon so viele Kontakte hat, wie sein Tarif erlaubt („{$planFull}“). Ist wieder Platz oder der Tarif größer, fragt der nächste Durchlauf noch einmal. Suchen Sie die Person im Dienst, und sagen Sie Ihrer IT-Betreuung, was Sie gefunden haben. Die IT-Betreuung trägt es mit „celebration-sync resolve {$operationId} --created CONTACT_ID“ oder „celebration-sync resolve {$operationId} --not-created“ ein.}}`,
  "issue.exists_unlinked.title": "Im Dienst, aber nicht mit dieser Liste verknüpft",
  "issue.exists_unlinked.message": `.input {$address :string}
.match $address
|| {{Im Dienst ist eine Person mit der E-Mail-Adresse oder Telefonnummer dieser Zeile. Höchstwahrscheinlich ist es diese Person, die früher ohne Antwort übertragen wurde. Änderungen an dieser Zeile erreichen den Kontakt erst, wenn sie mit ihm verknüpft ist.}}
* {{Im Dienst ist eine Person mit der E-Mail-Adresse oder Telefonnummer dieser Zeile ({$address}). Höchstwahrscheinlich ist es diese Person, die früher ohne Antwort übertragen wurde. Änderungen an dieser Zeile erreichen den Kontakt erst, wenn sie mit ihm verknüpft ist.}}`,
  "issue.exists_unlinked.hint":
    "Suchen Sie die Person im Dienst, und geben Sie die Kontakt-ID Ihrer IT-Betreuung. Sie verknüpft die Zeile mit dem Kontakt: „celebration-sync link{$target}“.",
  "issue.not_sent.title": "Noch nicht übertragen",
  "issue.not_sent.message": `.input {$why :string}
.match $why
|| {{{$notDone}, das steht noch aus.}}
* {{{$notDone}, denn {$why}.}}`,
  "issue.not_sent.hint": "Sie müssen nichts tun: Der nächste Durchlauf versucht es mit dieser Zeile noch einmal.",

  // Rows that are applied, with a value that is left out or looks odd
  "issue.phone_unreadable.title": "Telefonnummer nicht lesbar",
  "issue.phone_unreadable.message": "Die Telefonnummer „{$cell}“ ist nicht lesbar.",
  "issue.phone_unreadable.hint": "Schreiben Sie die Nummer mit Ländervorwahl, zum Beispiel +49 30 5550123.",
  "issue.phone_scientific.title": "Telefonnummer vom Tabellenprogramm beschädigt",
  "issue.phone_scientific.message":
    "Das Tabellenprogramm hat die Telefonnummer zu „{$cell}“ verkürzt; die Ziffern sind verloren.",
  "issue.phone_scientific.hint": "Formatieren Sie die Spalte als Text, und geben Sie die Nummer dann noch einmal ein.",
  "issue.phone_rounded.title": "Telefonnummer vom Tabellenprogramm gerundet",
  "issue.phone_rounded.message":
    "Die Telefonnummer „{$cell}“ endet auf viele Nullen. Wahrscheinlich hat ein Tabellenprogramm sie gerundet, und die letzten Ziffern sind verloren.",
  "issue.phone_rounded.hint":
    "Formatieren Sie die Spalte als Text, und geben Sie die Nummer dann aus der ursprünglichen Quelle noch einmal ein.",
  "issue.phone_needs_country.title": "Telefonnummer ohne Ländervorwahl",
  "issue.phone_needs_country.message": "Es ist nicht klar, zu welchem Land die Telefonnummer „{$cell}“ gehört.",
  "issue.phone_needs_country.hint":
    "Schreiben Sie die Nummer mit Ländervorwahl, zum Beispiel +49 30 5550123, oder lassen Sie Ihre IT-Betreuung ein Land für diese Liste einstellen.",
  "issue.phone_several.title": "Mehr als eine Telefonnummer",
  "issue.phone_several.message": `.input {$readings :all}
.match $readings
|| {{Hier steht mehr als eine Telefonnummer: „{$cell}“.}}
* {{Hier steht mehr als eine Telefonnummer: {$readings}.}}`,
  "issue.phone_several.hint": "Lassen Sie nur die Nummer stehen, die verwendet werden soll.",
  "issue.timezone_unknown.title": "Unbekannte Zeitzone",
  "issue.timezone_unknown.message": "„{$cell}“ ist keine bekannte Zeitzone.",
  "issue.timezone_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Schreiben Sie Region und Stadt, zum Beispiel Europe/Berlin.}}
* {{Meinten Sie {$nearest}?}}`,
  "issue.value_unreadable.title": "Wert nicht lesbar",
  "issue.value_unreadable.message": `.input {$readings :all}
.input {$fault :string}
.match $readings $fault
|| || {{{$place :first} enthält „{$cell}“. Das kann nicht verwendet werden.}}
|| * {{{$place :first} enthält „{$cell}“. Das kann nicht verwendet werden, denn {$fault}.}}
* || {{Es ist nicht klar, welcher der Werte {$readings} stimmt.}}
* * {{Es ist nicht klar, welcher der Werte {$readings} stimmt, denn {$fault}.}}`,
  "issue.value_unreadable.hint": "Korrigieren Sie den Wert, oder leeren Sie die Zelle.",
  "issue.birthday_stand_in_year.title": "Geburtstag mit einem Platzhalter als Jahr",
  "issue.birthday_stand_in_year.message": `.input {$readings :either}
.match $readings
|| {{Das Jahr im Geburtstag „{$cell}“ schreiben Programme, wenn sie das Jahr nicht kennen. Der Geburtstag wurde ohne Jahr übertragen.}}
* {{Das Jahr im Geburtstag „{$cell}“ schreiben Programme, wenn sie das Jahr nicht kennen. Der Geburtstag wurde ohne Jahr als {$readings} gelesen.}}`,
  "issue.birthday_stand_in_year.hint": "Wenn Sie das Geburtsjahr kennen, tragen Sie es ein.",
  "issue.birthday_implausible.title": "Unwahrscheinlicher Geburtstag",
  "issue.birthday_implausible.message":
    "Der Geburtstag „{$cell}“ wurde übernommen, aber das Jahr ist unwahrscheinlich: Es ist das laufende Jahr oder liegt mehr als ein Jahrhundert zurück.",
  "issue.birthday_implausible.hint":
    "Prüfen Sie das Jahr. In einer Liste der diesjährigen Geburtstage steht oft das laufende Jahr statt des Geburtsjahrs.",
  "issue.value_blanked.title": "In der Liste leer, im Dienst noch da",
  "issue.value_blanked.message":
    "{$place :first} ist in der Liste jetzt leer. Im Dienst steht aber noch „{$value}“ und wird weiter verwendet.",
  "issue.value_blanked.hint":
    "Füllen Sie die Zelle wieder aus. Soll der Wert entfernt werden oder gehört er nicht zu dieser Person, lassen Sie ihn im Dienst entfernen, oder lassen Sie Ihre IT-Betreuung für diese Liste „blankCells“ auf „clear“ setzen.",
  "issue.address_ordered_out.title": "Eine Adresse oder Nummer, die ausgelassen werden soll",
  "issue.address_ordered_out.message": `.input {$by :string}
.match $by
|| {{„{$value}“ wird in dieser Zeile seit dem {$since} ausgelassen, weil ein anderer Kontakt sie hat.}}
* {{„{$value}“ wird in dieser Zeile seit dem {$since} durch die Antwort von {$by} ausgelassen, weil ein anderer Kontakt sie hat.}}`,
  "issue.address_ordered_out.hint":
    "Soll sie doch übertragen werden, lassen Sie dies von Ihrer IT-Betreuung mit „celebration-sync corrections drop {$correction}“ beenden. Sonst entfernen Sie sie aus dieser Zeile.",
  "issue.address_left_out.title": "E-Mail-Adresse oder Telefonnummer doppelt",
  "issue.address_left_out.message": `.input {$lineCount :integer}
.match $lineCount
0 {{„{$value}“ gehört schon zu einer anderen Zeile derselben Gruppe und wurde hier ausgelassen.}}
* {{„{$value}“ gehört schon zu einer anderen Zeile derselben Gruppe ({$lines}) und wurde hier ausgelassen.}}`,
  "issue.address_left_out.hint":
    "Tragen Sie für diese Person eine eigene E-Mail-Adresse oder Telefonnummer ein, wenn es eine gibt.",
  "issue.greeted_twice.title": "Vielleicht wird doppelt gratuliert",
  "issue.greeted_twice.message": `.input {$feed :string}
.match $feed
|| {{{$name :first} steht auch auf einer anderen Liste. Vielleicht wird doppelt gratuliert.}}
* {{{$name :first} steht auch auf der Liste „{$feed}“. Vielleicht wird doppelt gratuliert.}}`,
  "issue.greeted_twice.hint": "Ist es dieselbe Person, entfernen Sie sie aus einer der beiden Listen.",
  "issue.second_row_differs.title": "Eine zweite Zeile einer Person, mit anderen Werten",
  "issue.second_row_differs.message":
    "Diese Zeile und die Zeile von „{$key}“ betreffen dieselbe Person; so wurde geantwortet. Nur die andere Zeile wird verwendet. Die beiden Zeilen unterscheiden sich in: {$differing}.",
  "issue.second_row_differs.hint":
    "Tragen Sie in beiden Zeilen dieselben Werte ein, oder entfernen Sie eine davon aus Ihrer Liste.",
  "issue.inactive_reported.title": "Als nicht mehr aktiv gekennzeichnet",
  "issue.inactive_reported.message":
    "Diese Person ist in der Liste mit „{$word}“ gekennzeichnet, aber noch im Dienst. Vielleicht wird ihr noch gratuliert.",
  "issue.inactive_reported.hint": "Soll ihr nicht mehr gratuliert werden, lassen Sie den Kontakt im Dienst löschen.",
  "issue.remark_of_relative.title": "In einer Bemerkung geht es um den Tod von Angehörigen",
  "issue.remark_of_relative.message":
    "In der Bemerkung „{$cell}“ geht es offenbar um Angehörige, deshalb wird die Zeile verwendet.",
  "issue.remark_of_relative.hint": "Ist diese Person verstorben, schreiben Sie „verstorben“ als Bemerkung.",
  "issue.group_filled_down.title": "Eine verbundene Zelle als Gruppe",
  "issue.group_filled_down.message":
    "Die Gruppe „{$cell}“ steht in einer verbundenen Zelle ({$lines}). Sie wurde für alle Personen neben dieser Zelle verwendet.",
  "issue.group_filled_down.hint": "Wenn alle diese Personen zu der Gruppe gehören, müssen Sie nichts tun.",
  "issue.former_contact_stays.title": "Die bisherige Person bleibt im Dienst",
  "issue.former_contact_stays.message":
    "{$name :first} gehört nicht mehr zu dieser Zeile. Diese Liste darf nicht löschen. Die Person bleibt deshalb im Dienst, und vielleicht wird ihr noch gratuliert.",
  "issue.former_contact_stays.hint":
    "Soll dieser Person nicht mehr gratuliert werden, lassen Sie den Kontakt im Dienst löschen.",
  "issue.system_groups_dropped.title": "Gruppen ausgelassen",
  "issue.system_groups_dropped.message": `.input {$groups :all}
.match $groups
|| {{Einige Gruppen, die von dem Programm stammen, das die Liste geschrieben hat, wurden ausgelassen.}}
* {{Einige Gruppen, die von dem Programm stammen, das die Liste geschrieben hat, wurden ausgelassen: {$groups}.}}`,
  "issue.system_groups_dropped.hint": "Wenn die übrige Gruppe die richtige ist, müssen Sie nichts tun.",

  // Why a row was not sent yet, as the end of a sentence
  "why.changed_meanwhile": "die Angaben im Dienst haben sich inzwischen geändert",
  "why.named_again": "sie steht auch in einer neueren Liste oder in einem neueren korrigierten Bericht",
  "why.in_other_list": "die Person ist inzwischen aus einer anderen Liste im Dienst",
  "why.returned": "die Person steht wieder auf einer neueren Liste",
  "why.sent_before": "das wurde schon einmal übertragen, ohne dass eine Antwort kam",
  "why.maybe_same": "in {$lines} der Liste geht es vielleicht um dieselbe Person",
  "why.same_refused": "in {$lines} der Liste geht es vielleicht um dieselbe Person, und diese Zeile wurde abgelehnt",
  "why.discarded": "der Rest dieser Liste wurde verworfen",
  "why.kept": "bei der Freigabe der Liste wurde diese Person ausgenommen",
  "why.never": "dieser Person darf nie gratuliert werden",
  "why.blank_keeps": "die Einstellungen wurden geändert: Leere Zellen löschen keinen Wert mehr",
  "why.yearless_rejected": "die Einstellungen wurden geändert: Geburtstage ohne Jahr werden nicht mehr übertragen",
  "why.column_gone": "die Einstellungen wurden geändert: Die Spalte „{$setting}“ wird nicht mehr gelesen",
  "why.column_reread": "die Einstellungen wurden geändert: Die Spalte „{$setting}“ wird als ein anderes Feld gelesen",
  "why.default_changed": "die Einstellungen wurden geändert: Für „{$setting}“ gilt ein anderer Standardwert",
  "why.date_order_changed": "die Einstellungen wurden geändert: Datumsangaben werden in anderer Reihenfolge gelesen",
  "why.name_order_changed": "die Einstellungen wurden geändert: Namen werden in anderer Reihenfolge gelesen",
  "why.no_deletes": "die Einstellungen wurden geändert: Diese Liste löscht keine Personen mehr",
  "why.mark_ignored": "die Einstellungen wurden geändert: Das Kennzeichen in der Liste löscht keine Personen mehr",
  "why.mark_held":
    "die Einstellungen wurden geändert: Personen mit einem Kennzeichen in der Liste werden erst nach einer Freigabe gelöscht",
  "why.stricter_limits": "die Einstellungen wurden geändert: Ohne Freigabe dürfen weniger Personen gelöscht werden",

  // Lines that were left out
  "skip.repeated_header": "Noch einmal die Spaltentitel, keine Person",
  "skip.footer": "Eine Schlusszeile (Summe, Datum, Notiz), keine Person",
  "skip.instructions": "Eine Anleitung, keine Person",
  "skip.hidden_row": "In der Arbeitsmappe ausgeblendet",
  "skip.other_sheet": "Auf einem Blatt, das nicht gelesen wird",
  "skip.second_table": "In einer anderen Tabelle als die Liste",
  "skip.inactive": "Als verstorben, ausgeschieden oder zu löschen gekennzeichnet und nicht im Dienst",
  "skip.outdated": "Eine neuere Fassung dieser Zeile ist schon bekannt",
  "skip.solved": "Schon erledigt",
  "skip.left_out": "Wurde ausgelassen, nachdem dieser Bericht gespeichert war",
  "skip.refused_line": "Die _id gehört nicht zu dieser Zeile",
  "skip.waits_for_list": "Wartet auf die Entscheidung über eine Liste",
  "skip.not_corrected": "Die Liste dazu wartet auf eine Entscheidung, und die Zeile wurde nicht korrigiert",
  "skip.sent_on":
    "Hat auf die Entscheidung über eine Liste gewartet und wurde danach mit einem eigenen Bericht verwendet",
  "skip.never": "Eine Person, der nie gratuliert werden darf",
  "skip.duplicate": "Dieselbe Zeile steht schon weiter oben; beide zählen als eine",

  // Why a column is used or left out
  "column.configured": "für diese Liste eingestellt",
  "column.alias": "am Titel erkannt",
  "column.values": "an den Werten erkannt",
  "column.key": "daran werden Personen wiedererkannt",
  "column.not_groups": "nicht alle Werte sind Namen von Gruppen",
  "column.unmatched": "der Titel passt zu keinem Feld",
  "column.withheld": "vertraulich, wird nie übertragen",
  "column.ignored": "wird laut Einstellung ausgelassen",

  // A column that looks like a field, and is not sent
  "proposal.email": "E-Mail-Adressen",
  "proposal.phone": "Telefonnummern",
  "proposal.birthday": "Geburtstage",
  "proposal.full_name": "Namen",
  "proposal.first_name": "Vornamen",
  "proposal.last_name": "Nachnamen",
  "proposal.title.email": "E-Mail",
  "proposal.title.phone": "Telefon",
  "proposal.title.birthday": "Geburtstag",
  "proposal.title.full_name": "Name",
  "proposal.title.first_name": "Vorname",
  "proposal.title.last_name": "Nachname",
  "proposal.untitled":
    "Eine Spalte ohne Titel enthält offenbar {$looks}, sie wird aber nicht übertragen. Geben Sie ihr in der Liste einen Titel, zum Beispiel „{$title}“.",
  "proposal.titled": `Die Spalte „{$header}“ enthält offenbar {$looks}, sie wird aber nicht übertragen. Stimmt das, ergänzt Ihre IT-Betreuung in den Einstellungen dieser Liste unter "columns" den Eintrag {$json}: "{$field}"; sonst {$json}: null.`,

  // Guards: title, what looked wrong, what to look at
  "guard.delete_limit.title": "Mehr Löschungen als üblich",
  "guard.delete_limit.message": `.input {$limit :integer}
.input {$linked :integer}
.input {$deletes :integer}
.match $limit $linked $deletes
0 one * {{{$deletes} von {$linked} Person würde gelöscht; bei dieser Liste braucht jede Löschung eine Freigabe.}}
0 * one {{{$deletes} von {$linked} Personen würde gelöscht; bei dieser Liste braucht jede Löschung eine Freigabe.}}
0 * * {{{$deletes} von {$linked} Personen würden gelöscht; bei dieser Liste braucht jede Löschung eine Freigabe.}}
1 * one {{{$deletes} von {$linked} Personen würde gelöscht; nur eine darf ohne Freigabe gelöscht werden.}}
1 * * {{{$deletes} von {$linked} Personen würden gelöscht; nur eine darf ohne Freigabe gelöscht werden.}}
* * one {{{$deletes} von {$linked} Personen würde gelöscht; ohne Freigabe dürfen es höchstens {$limit} sein.}}
* * * {{{$deletes} von {$linked} Personen würden gelöscht; ohne Freigabe dürfen es höchstens {$limit} sein.}}`,
  "guard.delete_limit.look":
    "Prüfen Sie, ob diese Personen wirklich ausgeschieden sind oder ob ein Teil der Liste fehlt.",
  "guard.delete_share.title": "Ein großer Teil würde gelöscht",
  "guard.delete_share.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} von {$linked :integer} Personen würde gelöscht: mehr als ein Viertel der Liste.}}
* {{{$deletes} von {$linked :integer} Personen würden gelöscht: mehr als ein Viertel der Liste.}}`,
  "guard.delete_share.look": "Prüfen Sie, ob die Liste vollständig ist.",
  "guard.delete_total.title": "Sehr viele Löschungen",
  "guard.delete_total.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} Person würde gelöscht; mehr als {$limit :integer} auf einmal brauchen immer eine Freigabe.}}
* {{{$deletes} Personen würden gelöscht; mehr als {$limit :integer} auf einmal brauchen immer eine Freigabe.}}`,
  "guard.delete_total.look": "Prüfen Sie, ob die Liste vollständig ist.",
  "guard.group_emptied.title": "Eine ganze Gruppe würde geleert",
  "guard.group_emptied.message": `.input {$people :integer}
.match $people
one {{In {$groups :all} würde die letzte Person gelöscht, danach wäre dort niemand mehr.}}
* {{In {$groups :all} würden die letzten {$people} Personen gelöscht, danach wäre dort niemand mehr.}}`,
  "guard.group_emptied.look":
    "Prüfen Sie, ob die Gruppe absichtlich aufgelöst wurde oder nur versehentlich in der Liste fehlt.",
  "guard.still": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} Person würde gelöscht, wie schon nach einer früheren, vielleicht unvollständigen Liste. Diese Löschung ist noch nicht freigegeben.}}
* {{{$deletes} Personen würden gelöscht, wie schon nach einer früheren, vielleicht unvollständigen Liste. Diese Löschungen sind noch nicht freigegeben.}}`,
  "guard.unidentified_rows.title": "Zeilen, bei denen unklar ist, wen sie betreffen",
  "guard.unidentified_rows.message": `.input {$rows :integer}
.input {$deletes :integer}
.match $rows $deletes
one one {{{$rows} nicht übernommene Zeile{$where} könnte zu einer Person gehören, die gelöscht würde.}}
one * {{{$rows} nicht übernommene Zeile{$where} könnte zu einer der {$deletes} Personen gehören, die gelöscht würden.}}
* one {{{$rows} nicht übernommene Zeilen{$where} könnten zu einer Person gehören, die gelöscht würde.}}
* * {{{$rows} nicht übernommene Zeilen{$where} könnten zu Personen gehören, die gelöscht würden ({$deletes} Personen).}}`,
  "guard.unidentified_rows.look": `.input {$rows :integer}
.match $rows
one {{Korrigieren Sie zuerst diese Zeile in rejections.xlsx. Vielleicht stehen die Personen noch in der Liste, nur mit anderem Namen oder anderer Nummer.}}
* {{Korrigieren Sie zuerst diese Zeilen in rejections.xlsx. Vielleicht stehen die Personen noch in der Liste, nur mit anderem Namen oder anderer Nummer.}}`,
  "guard.inactive_people.title": "Personen, die als nicht mehr aktiv gekennzeichnet sind",
  "guard.inactive_people.message": `.input {$people :integer}
.match $people
one {{{$people} Person ist als verstorben, ausgeschieden oder zu löschen gekennzeichnet.}}
* {{{$people} Personen sind als verstorben, ausgeschieden oder zu löschen gekennzeichnet.}}`,
  "guard.inactive_people.look": "Prüfen Sie die Namen.",
  "guard.never_listed.title": "Verknüpft, aber auf keiner Liste",
  "guard.never_listed.message": `.input {$people :integer}
.match $people
one {{Ihre IT-Betreuung hat {$people} Person mit einem Kontakt verknüpft, die bisher auf keiner Liste stand. Vielleicht ist der Wert, an dem die Person wiedererkannt wird, falsch geschrieben.}}
* {{Ihre IT-Betreuung hat {$people} Personen mit Kontakten verknüpft, die bisher auf keiner Liste standen. Vielleicht sind die Werte, an denen sie wiedererkannt werden, falsch geschrieben.}}`,
  "guard.never_listed.look":
    "Vergleichen Sie die Werte, an denen diese Personen wiedererkannt werden, mit Ihrer Liste.",
  "guard.kept_people.title": "Bei einer Freigabe ausgenommen",
  "guard.kept_people.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} Person würde gelöscht, die bei der Freigabe einer früheren Liste ausgenommen wurde.}}
* {{{$deletes} Personen würden gelöscht, die bei der Freigabe einer früheren Liste ausgenommen wurden.}}`,
  "guard.kept_people.look": "Sollen diese Personen bleiben, nehmen Sie sie wieder in die Liste auf.",
  "guard.delete_week.title": "Viele Löschungen innerhalb einer Woche",
  "guard.delete_week.message": `.input {$limit :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{{$deletes} Person würde innerhalb von sieben Tagen gelöscht; bei dieser Liste braucht jede Löschung eine Freigabe.}}
0 * {{{$deletes} Personen würden innerhalb von sieben Tagen gelöscht; bei dieser Liste braucht jede Löschung eine Freigabe.}}
1 one {{{$deletes} Person würde innerhalb von sieben Tagen gelöscht; nur eine darf ohne Freigabe gelöscht werden.}}
1 * {{{$deletes} Personen würden innerhalb von sieben Tagen gelöscht; nur eine darf ohne Freigabe gelöscht werden.}}
* one {{{$deletes} Person würde innerhalb von sieben Tagen gelöscht; ohne Freigabe dürfen es höchstens {$limit} sein.}}
* * {{{$deletes} Personen würden innerhalb von sieben Tagen gelöscht; ohne Freigabe dürfen es höchstens {$limit} sein.}}`,
  "guard.delete_week.look":
    "Prüfen Sie, ob diese Personen wirklich ausgeschieden sind oder ob die Listen versehentlich kürzer geworden sind.",
  "guard.cut_off.title": "Die Liste ist vielleicht unvollständig",
  "guard.cut_off.message": `.input {$deletes :integer}
.match $deletes
one {{{$why} {$deletes} Person würde gelöscht, weil sie in der Liste fehlt.}}
* {{{$why} {$deletes} Personen würden gelöscht, weil sie in der Liste fehlen.}}`,
  "guard.cut_off.look": "Prüfen Sie, ob die Liste vollständig ist.",
  "guard.cut_off.end": `.input {$last :integer}
.input {$missing :integer}
.match $last $missing
one * {{Die letzte Zeile der vorigen Liste fehlt: Diese Liste scheint zu früh zu enden.}}
* one {{Von den letzten {$last} Zeilen der vorigen Liste fehlt {$missing}: Diese Liste scheint zu früh zu enden.}}
* * {{Von den letzten {$last} Zeilen der vorigen Liste fehlen {$missing}: Diese Liste scheint zu früh zu enden.}}`,
  "guard.cut_off.round":
    "Diese Liste hat genau {$rows :integer} Zeilen. Viele Programme hören bei einer solchen Zahl auf.",
  "guard.cut_off.row": "Diese Liste endet anders als die Listen davor, so als wäre ihre letzte Zeile abgeschnitten.",
  "guard.cut_off.pasted": `.input {$rows :integer}
.match $rows
one {{{$rows} Zeile steht doppelt in dieser Liste. Solche Zeilen wurden vielleicht über die Zeilen anderer Personen kopiert.}}
* {{{$rows} Zeilen stehen doppelt in dieser Liste. Solche Zeilen wurden vielleicht über die Zeilen anderer Personen kopiert.}}`,
  "guard.two_lists.title": "Zwei Listen sind gleichzeitig angekommen",
  "guard.two_lists.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} Person würde gelöscht, weil sie in dieser Liste fehlt. Sie steht aber in einer anderen Liste, die gleichzeitig angekommen ist.}}
* {{{$deletes} Personen würden gelöscht, weil sie in dieser Liste fehlen. Sie stehen aber in einer anderen Liste, die gleichzeitig angekommen ist.}}`,
  "guard.two_lists.look": "Prüfen Sie, welche der beiden Listen die richtige ist.",
  "guard.older_list.title": "Eine ältere Liste",
  "guard.older_list.message": `.input {$day :day}
.match $day
|| {{Diese Liste ist älter als eine, die schon übernommen wurde.}}
* {{Diese Liste ist älter als die, die schon am {$day} um {$time} Uhr (UTC) übernommen wurde.}}`,
  "guard.older_list.returns": "Diese Liste sieht aus wie eine ältere mit wenigen Änderungen: {$what}.",
  "guard.older_list.leavers": `.input {$leavers :integer}
.match $leavers
one {{{$leavers} ausgeschiedene Person würde wieder angelegt}}
* {{{$leavers} ausgeschiedene Personen würden wieder angelegt}}`,
  "guard.older_list.joiners": `.input {$joiners :integer}
.match $joiners
one {{{$joiners} neu hinzugekommene Person würde gelöscht}}
* {{{$joiners} neu hinzugekommene Personen würden gelöscht}}`,
  "guard.older_list.values": `.input {$values :integer}
.match $values
one {{{$values} Person bekäme einen früheren Wert zurück}}
* {{{$values} Personen bekämen einen früheren Wert zurück}}`,
  "guard.older_list.look": "Wurde diese Liste versehentlich in den Eingangsordner gelegt, verwerfen Sie sie.",
  "guard.key_changed.title": "Personen werden anders wiedererkannt",
  "guard.key_changed.message": `.input {$linked :integer}
.match $linked
one {{Die Einstellung, woran Personen wiedererkannt werden, wurde geändert. {$linked} Person könnte für eine neue gehalten werden.}}
* {{Die Einstellung, woran Personen wiedererkannt werden, wurde geändert. {$linked} Personen könnten für neue gehalten werden.}}`,
  "guard.key_changed.look":
    "Prüfen Sie, was sich ändern würde: Es sollten nur wenige Personen angelegt oder gelöscht werden.",
  "guard.key_column_gone.title": "Die Spalte fehlt, an der Personen wiedererkannt werden",
  "guard.key_column_gone.message": "In dieser Liste fehlt: {$columns :all}.",
  "guard.key_column_gone.look": "Prüfen Sie, ob die Spalte umbenannt oder beim Export ausgelassen wurde.",
  "guard.columns_gone.title": "Viele Spalten fehlen",
  "guard.columns_gone.message": `.input {$gone :integer}
.match $gone
one {{{$gone} von {$known :integer} bekannten Spalten fehlt: {$columns :all}.}}
* {{{$gone} von {$known :integer} bekannten Spalten fehlen: {$columns :all}.}}`,
  "guard.columns_gone.look": "Prüfen Sie, ob die richtige Liste exportiert wurde.",
  "guard.unreadable_rows.title": "Die meisten Zeilen sind nicht lesbar",
  "guard.unreadable_rows.message": `.input {$unreadable :integer}
.match $unreadable
one {{{$unreadable} von {$rows :integer} Zeilen ist nicht lesbar.}}
* {{{$unreadable} von {$rows :integer} Zeilen sind nicht lesbar.}}`,
  "guard.unreadable_rows.look": "Prüfen Sie, ob es die richtige Datei ist und wie sie gespeichert wurde.",
  "guard.unreadable_rows.date_order":
    "Die Geburtstage sind auf zwei Arten lesbar. Ist es die richtige Liste, geben Sie sie frei: Eindeutige Zeilen werden übernommen, die anderen warten auf eine einzige Antwort.",
  "guard.unreadable_rows.name_order":
    "Die Namen sind auf zwei Arten lesbar. Lassen Sie Ihre IT-Betreuung nameOrder für diese Listen einstellen (given_first oder family_first).",
  "guard.blank_keys.title": "Zeilen ohne den Wert, an dem Personen wiedererkannt werden",
  "guard.blank_keys.message":
    "Die Spalte, an der Personen wiedererkannt werden, ist in {$percent :integer} % der Zeilen leer. Bisher war sie nie leer.",
  "guard.blank_keys.look": "Prüfen Sie, ob der Export vollständig ist.",
  "guard.new_people.title": "Ungewöhnlich viele neue Personen",
  "guard.new_people.message": `.input {$new :integer}
.match $new
one {{{$new} Person wäre neu (schon bekannt: {$linked :integer}). Oft liegt es daran, dass sich die Spalte geändert hat, an der Personen wiedererkannt werden.}}
* {{{$new} Personen wären neu (schon bekannt: {$linked :integer}). Oft liegt es daran, dass sich die Spalte geändert hat, an der Personen wiedererkannt werden.}}`,
  "guard.new_people.look": "Prüfen Sie, ob diese Personen wirklich neu sind.",
  "guard.group_moved.title": "Eine Gruppe würde wechseln",
  "guard.group_moved.message": `.input {$people :integer}
.match $people
one {{{$people} Person würde aus {$groups :all} in eine andere Gruppe wechseln.}}
* {{{$people} Personen würden aus {$groups :all} in eine andere Gruppe wechseln.}}`,
  "guard.group_moved.look": "Prüfen Sie, ob dieser Wechsel gewollt ist.",
  "guard.group_id_changed.title": "Eine Gruppe wurde neu angelegt",
  "guard.group_id_changed.message":
    "Im Dienst gehört dieser Name jetzt zu einer anderen Gruppe als bisher: {$groups :all}.",
  "guard.group_id_changed.look": "Prüfen Sie im Dienst, ob die neue Gruppe den richtigen Ablauf hat.",
  "guard.other_list.title": "Eine Liste mit anderen Personen",
  "guard.other_list.message": `.input {$new :integer}
.match $new
one {{Diese Liste enthält nur {$listed :integer} von {$linked :integer} bekannten Personen und bringt {$new} neue Person mit.}}
* {{Diese Liste enthält nur {$listed :integer} von {$linked :integer} bekannten Personen und bringt {$new} neue Personen mit.}}`,
  "guard.other_list.look": "Prüfen Sie, ob das die richtige Liste ist.",
  "guard.birthdays_changed.title": "Viele Geburtstage geändert",
  "guard.birthdays_changed.message": `.input {$people :integer}
.match $people
one {{Bei {$people} Person (von insgesamt {$linked :integer}) würde sich der Geburtstag ändern.}}
* {{Bei {$people} Personen (von insgesamt {$linked :integer}) würde sich der Geburtstag ändern.}}`,
  "guard.birthdays_changed.look": "Vergleichen Sie einige Geburtstage mit einer zuverlässigen Quelle.",
  "guard.names_changed.title": "Viele Namen geändert",
  "guard.names_changed.message": `.input {$people :integer}
.match $people
one {{Bei {$people} Person (von insgesamt {$linked :integer}) würde sich diese Angabe ändern: {$fields}.}}
* {{Bei {$people} Personen (von insgesamt {$linked :integer}) würden sich die {$fields} ändern.}}`,
  "guard.names_changed.look": "Prüfen Sie, ob jeder Name noch bei der richtigen Person steht.",
  "guard.addresses_changed.title": "Viele E-Mail-Adressen oder Telefonnummern geändert",
  "guard.addresses_changed.message": `.input {$people :integer}
.match $people
one {{Bei {$people} Person (von insgesamt {$linked :integer}) würde sich diese Angabe ändern oder wegfallen: {$fields}.}}
* {{Bei {$people} Personen (von insgesamt {$linked :integer}) würden sich die {$fields} ändern oder wegfallen.}}`,
  "guard.addresses_changed.look": "Prüfen Sie, ob diese Angaben noch bei den richtigen Personen stehen.",
  "guard.columns_changed.title": "Eine Spalte ist bei vielen Personen geändert",
  "guard.columns_changed.message": `.input {$people :integer}
.match $people
one {{Bei {$people} Person (von insgesamt {$linked :integer}) würde sich diese Angabe ändern: {$field}.}}
* {{Bei {$people} Personen (von insgesamt {$linked :integer}) würde sich diese Angabe ändern: {$field}.}}`,
  "guard.columns_changed.look": "Prüfen Sie, ob es die richtige Spalte ist.",
  "guard.values_exchanged.title": "Werte sind zu anderen Personen gewandert",
  "guard.values_exchanged.message": `.input {$people :integer}
.match $people
one {{{$people} Person bekäme einen Wert, den vorher eine andere Person der Liste hatte. Betroffen: {$field}.}}
* {{{$people} Personen bekämen einen Wert, den vorher eine andere Person der Liste hatte. Betroffen: {$field}.}}`,
  "guard.values_exchanged.look": "Prüfen Sie, ob eine Spalte ohne die anderen sortiert oder verschoben wurde.",
  "guard.values_filled.title": "Ein Wert für mehrere Personen",
  "guard.values_filled.message": `.input {$people :integer}
.match $people
one {{{$people} Person bekäme denselben Wert wie andere oder einen, der von Zeile zu Zeile hochgezählt ist. Betroffen: {$field}.}}
* {{{$people} Personen bekämen denselben Wert oder einen, der von Zeile zu Zeile hochgezählt ist. Betroffen: {$field}.}}`,
  "guard.values_filled.look": "Prüfen Sie, ob eine Zelle versehentlich nach unten ausgefüllt oder kopiert wurde.",
  "guard.keys_reassigned.title": "Andere Personen unter bekannten Nummern",
  "guard.keys_reassigned.message": `.input {$people :integer}
.match $people
one {{In {$people} Zeile scheint es um eine andere Person zu gehen als die, die bisher am selben Wert wiedererkannt wurde.}}
* {{In {$people} Zeilen scheint es um andere Personen zu gehen als die, die bisher an denselben Werten wiedererkannt wurden.}}`,
  "guard.keys_reassigned.look":
    "Prüfen Sie, ob Nummern an andere Personen vergeben wurden oder ob es eine andere Liste ist.",
  "guard.people_twice.title": "Personen, die doppelt in der Liste stehen könnten",
  "guard.people_twice.message": `.input {$people :integer}
.match $people
one {{{$people} neue Zeile hat denselben Namen wie eine andere neue Zeile und dazu denselben Geburtstag oder dieselbe E-Mail-Adresse. In der Liste stehen {$listed :integer} Personen. Vergleichen Sie zum Beispiel die Zeilen {$lines :all} der Datei.}}
* {{{$people} neue Zeilen haben denselben Namen wie eine andere neue Zeile und dazu denselben Geburtstag oder dieselbe E-Mail-Adresse. In der Liste stehen {$listed :integer} Personen. Vergleichen Sie zum Beispiel die Zeilen {$lines :all} der Datei.}}`,
  "guard.people_twice.look":
    "Prüfen Sie, ob Personen doppelt in der Liste stehen. Wenn Sie die Liste freigeben, wird für jede dieser Zeilen ein eigener Kontakt angelegt.",
  "guard.settings_changed.title": "Eine geänderte Einstellung betrifft viele Personen",
  "guard.settings_changed.message": `.input {$people :integer}
.match $people
one {{Einstellungen dieser Liste wurden geändert: {$settings :all}. Damit bekäme {$people} bekannte Person (von insgesamt {$linked :integer}) andere Werte.}}
* {{Einstellungen dieser Liste wurden geändert: {$settings :all}. Damit bekämen {$people} bekannte Personen (von insgesamt {$linked :integer}) andere Werte.}}`,
  "guard.settings_changed.look":
    "Fragen Sie Ihre IT-Betreuung, ob sich durch diese Einstellungen wirklich die Angaben so vieler Personen ändern sollen.",
  "guard.birthdays_shifted.title": "Viele Geburtstage auf dieselbe Weise geändert",
  "guard.birthdays_shifted.message": `.input {$people :integer}
.match $people
one {{{$people} Geburtstag hat sich geändert: {$how}. Meist hat ihn ein Programm beschädigt.}}
* {{{$people} Geburtstage haben sich auf dieselbe Weise geändert: {$how}. Meist hat sie ein Programm beschädigt.}}`,
  "guard.birthdays_shifted.look": "Vergleichen Sie einige Geburtstage mit einer zuverlässigen Quelle.",
  "guard.column_blank.title": "Eine Spalte ist plötzlich leer",
  "guard.column_blank.message": "Bisher ausgefüllt, jetzt in jeder Zeile leer: {$columns :all}.",
  "guard.column_blank.look": "Prüfen Sie, ob der Export vollständig ist.",
  "guard.strangers.title": "In der Gruppe sind Personen, die aus keiner Liste stammen",
  "guard.strangers.message": `.input {$listed :integer}
.input {$known :integer}
.input {$unknown :integer}
.match $listed $known $unknown
one * * {{In {$groups :all} ist im Dienst {$listed} Person, die nicht aus Ihren Listen stammt. Steht sie auch auf dieser Liste, würde ihr doppelt gratuliert.}}
* 0 * {{In {$groups :all} sind im Dienst {$listed} Personen; keine davon stammt aus Ihren Listen. Stehen einige davon auch auf dieser Liste, würde ihnen doppelt gratuliert.}}
* * one {{In {$groups :all} sind im Dienst {$listed} Personen; {$unknown} davon stammt nicht aus Ihren Listen. Steht sie auch auf dieser Liste, würde ihr doppelt gratuliert.}}
* * * {{In {$groups :all} sind im Dienst {$listed} Personen; {$unknown} davon stammen nicht aus Ihren Listen. Stehen einige davon auch auf dieser Liste, würde ihnen doppelt gratuliert.}}`,
  "guard.strangers.restored":
    "Die Aufzeichnungen des Programms wurden aus einer älteren Kopie wiederhergestellt. Vielleicht sind Personen dieser Liste schon in {$groups :all}, und ihnen würde doppelt gratuliert.",
  "guard.strangers.look":
    "Sind Personen dieser Liste schon in der Gruppe, lassen Sie sie zuerst von Ihrer IT-Betreuung mit ihren Kontakten verknüpfen („celebration-sync link“). Sind es andere Personen, geben Sie die Liste frei.",

  // By how much birthdays moved
  "interval.exchanged": "Tag und Monat vertauscht",
  "interval.epoch": "um 4 Jahre und einen Tag",
  "interval.days": `.input {$count :integer}
.match $count
one {{um einen Tag}}
* {{um {$count} Tage}}`,
  "interval.months": `.input {$count :integer}
.match $count
one {{um einen Monat}}
* {{um {$count} Monate}}`,
  "interval.years": `.input {$count :integer}
.match $count
one {{um ein Jahr}}
* {{um {$count} Jahre}}`,

  // What a wrong list looks like
  "pattern.column_out_of_step":
    "Es sieht so aus, als wäre eine Spalte ohne die anderen sortiert oder verschoben worden.",
  "pattern.filled_down":
    "Es sieht so aus, als wäre ein Wert nach unten ausgefüllt oder in die Zeilen anderer Personen kopiert worden.",
  "pattern.counted_up": "Es sieht so aus, als hätte ein Tabellenprogramm die Werte von Zeile zu Zeile hochgezählt.",
  "pattern.same_interval":
    "Es sieht so aus, als hätte ein Programm alle diese Datumsangaben um dieselbe Zeitspanne verschoben.",
  "pattern.day_month_exchanged": "Es sieht so aus, als wären Tag und Monat vertauscht.",
  "pattern.names_exchanged": "Es sieht so aus, als wären Vor- und Nachnamen vertauscht.",
  "pattern.keys_reused":
    "Es sieht so aus, als gehörten die Nummern, an denen Personen wiedererkannt werden, jetzt zu anderen Personen.",
  "pattern.other_people": "Es sieht so aus, als wäre es eine Liste mit anderen Personen.",

  // What waits, and how to decide
  "hold.run": "Von dieser Liste wurde nichts ausgeführt.",
  "hold.rest":
    "Was dieser Durchlauf vor seiner Unterbrechung nicht mehr übertragen hat, wartet; alles andere wurde ausgeführt.",
  "hold.deletes": "Nur die Löschungen warten; alles andere wurde ausgeführt.",
  "hold.deletes_and_rows": `.input {$rows :integer}
.match $rows
one {{Die Löschungen warten, ebenso {$rows} neue Person, die einer zu löschenden Person ähnelt; alles andere wurde ausgeführt.}}
* {{Die Löschungen warten, ebenso {$rows} neue Personen, die einer zu löschenden Person ähneln; alles andere wurde ausgeführt.}}`,
  "hold.way_out":
    "Stimmt die Liste, geben Sie sie mit „celebration-sync approve {$run}“ frei. Stimmt sie nicht, verwerfen Sie sie mit „celebration-sync discard {$run}“, oder legen Sie eine korrigierte Liste in den Eingangsordner.",

  // Runs that stopped: what happened, what to do
  "halt.key_refused.happened": "Der Dienst gewährt diesem Programm keinen Zugang mehr.",
  "halt.key_refused.to_do":
    "Sagen Sie Ihrer IT-Betreuung, dass der Zugang des Programms zum Dienst erneuert werden muss. Einzelheiten stehen in summary.json im Ordner des Berichts.",
  "halt.not_allowed.happened": "Der Dienst hat eine Anfrage abgelehnt, weil diesem Programm eine Berechtigung fehlt.",
  "halt.not_allowed.to_do":
    "Bitten Sie Ihre IT-Betreuung, die Berechtigungen des Programms im Dienst zu prüfen. Einzelheiten stehen in summary.json im Ordner des Berichts.",
  "halt.unreachable.happened": "Der Dienst war nicht erreichbar oder hat nicht wie erwartet geantwortet.",
  "halt.unreachable.to_do":
    "Sie müssen noch nichts tun: Der nächste Durchlauf versucht es noch einmal. Steht im nächsten Bericht dasselbe, sagen Sie Ihrer IT-Betreuung Bescheid.",
  "halt.unanswered.happened":
    "Mehrere Personen wurden übertragen, aber es kam keine Antwort. Der Rest wurde nicht übertragen, damit niemandem doppelt gratuliert wird.",
  "halt.unanswered.to_do":
    "Sie müssen noch nichts tun: Der nächste Durchlauf versucht es noch einmal. Steht im nächsten Bericht dasselbe, sagen Sie Ihrer IT-Betreuung Bescheid.",
  "halt.applied_differently.happened":
    "Der Dienst hat eine Person anders gespeichert, als es in der Liste steht. Bis auf Weiteres wird nichts mehr übertragen, auch nicht aus anderen Listen, damit keine weiteren Personen betroffen sind.",
  "halt.applied_differently.to_do":
    "Bitten Sie Ihre IT-Betreuung, diesen Kontakt im Dienst zu prüfen und den Durchlauf dann freizugeben oder zu verwerfen. Einzelheiten stehen in summary.json im Ordner des Berichts.",
  "halt.other_contact.happened":
    "Der Dienst hat mit einer anderen Person geantwortet als der übertragenen. Bis auf Weiteres wird nichts mehr übertragen, auch nicht aus anderen Listen, damit keine Personen verwechselt werden.",
  "halt.other_contact.to_do":
    "Bitten Sie Ihre IT-Betreuung, diese Person im Dienst zu suchen und den Durchlauf dann freizugeben oder zu verwerfen. Einzelheiten stehen in summary.json im Ordner des Berichts.",
  "halt.all_refused.happened": "Der Dienst hat alles abgelehnt, was übertragen wurde. Der Rest wurde nicht übertragen.",
  "halt.all_refused.to_do":
    "Sie müssen noch nichts tun: Der nächste Durchlauf versucht es noch einmal. Steht im nächsten Bericht dasselbe, sagen Sie Ihrer IT-Betreuung Bescheid.",
  "halt.contacts_missing.happened":
    "Laut Dienst sind Personen verschwunden, die noch da sein müssten. Sie wurden nicht wieder angelegt, damit niemandem doppelt gratuliert wird.",
  "halt.contacts_missing.to_do":
    "Wurden diese Personen im Dienst absichtlich entfernt, bitten Sie Ihre IT-Betreuung, diesen Durchlauf freizugeben. Sonst versucht es der nächste Durchlauf noch einmal. Einzelheiten stehen in summary.json im Ordner des Berichts.",
  "halt.stopped.happened": "Der Durchlauf wurde absichtlich beendet, bevor alles übertragen war.",
  "halt.stopped.to_do": "Sie müssen nichts tun.",
  "halt.unknown.happened": "Der Dienst war nicht weiter verwendbar.",
  "halt.unknown.to_do":
    "Sagen Sie Ihrer IT-Betreuung Bescheid. Einzelheiten stehen in summary.json im Ordner des Berichts.",

  // Counts that stand alone
  "count.rows": `.input {$count :integer}
.match $count
one {{{$count} Zeile}}
* {{{$count} Zeilen}}`,
  "count.people": `.input {$count :integer}
.match $count
one {{{$count} Person}}
* {{{$count} Personen}}`,
  "count.columns": `.input {$count :integer}
.match $count
one {{{$count} Spalte}}
* {{{$count} Spalten}}`,
  "count.columns_unused": `.input {$count :integer}
.match $count
one {{{$count} Spalte, {$unused :integer} nicht übertragen}}
* {{{$count} Spalten, {$unused :integer} nicht übertragen}}`,

  // The headline of a report
  "verdict.failed": "Dieser Durchlauf ist fehlgeschlagen.",
  "verdict.halted": "Dieser Durchlauf wurde vorzeitig abgebrochen.",
  "verdict.superseded": "Eine neuere Liste hat diese ersetzt.",
  "verdict.superseded_corrections":
    "Eine neuere Liste oder ein neuerer Bericht kam, bevor dieser Bericht freigegeben war. Seine Korrekturen wurden nicht verwendet.",
  "verdict.unfinished": "Dieser Durchlauf ist nicht beendet.",
  "verdict.discarded": "Diese Liste wurde verworfen. Nichts davon wurde ausgeführt.",
  "verdict.needs_you": `.input {$rows :integer}
.match $rows
one {{Die Liste ist verarbeitet. Um {$rows} Zeile müssen Sie sich kümmern.}}
* {{Die Liste ist verarbeitet. Um {$rows} Zeilen müssen Sie sich kümmern.}}`,
  "verdict.needs_you_earlier": `.input {$rows :integer}
.match $rows
one {{Die Liste ist verarbeitet. Um {$rows} Zeile aus einer früheren Liste müssen Sie sich kümmern.}}
* {{Die Liste ist verarbeitet. Um {$rows} Zeilen müssen Sie sich kümmern, davon {$earlier :integer} aus früheren Listen.}}`,
  "verdict.one_question": `.input {$rows :integer}
.match $rows
one {{Die Liste ist verarbeitet. Eine Frage ist offen, sie betrifft {$rows} Zeile.}}
* {{Die Liste ist verarbeitet. Eine Frage ist offen, sie betrifft {$rows} Zeilen.}}`,
  "verdict.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} Korrektur wurde nicht verwendet.}}
* {{{$count} Korrekturen wurden nicht verwendet.}}`,
  "verdict.not_read": `.input {$count :integer}
.match $count
one {{Die Liste ist verarbeitet. {$count} Zeile wurde nicht gelesen.}}
* {{Die Liste ist verarbeitet. {$count} Zeilen wurden nicht gelesen.}}`,
  "verdict.people_not_read": `.input {$count :integer}
.match $count
one {{Die Liste ist verarbeitet, aber {$count} Person der Datei wurde nicht gelesen.}}
* {{Die Liste ist verarbeitet, aber {$count} Personen der Datei wurden nicht gelesen.}}`,
  "verdict.column_unused": "Die Liste ist verarbeitet, aber eine Spalte wurde nicht verwendet.",
  "verdict.follow_later": `.input {$count :integer}
.match $count
one {{Die Liste ist verarbeitet. {$count} Zeile folgt später.}}
* {{Die Liste ist verarbeitet. {$count} Zeilen folgen später.}}`,
  "verdict.deletions_discarded": `.input {$count :integer}
.match $count
one {{Die Liste ist verarbeitet. {$count} Löschung wurde verworfen.}}
* {{Die Liste ist verarbeitet. {$count} Löschungen wurden verworfen.}}`,
  "verdict.changes_discarded": `.input {$count :integer}
.match $count
one {{Die Liste ist verarbeitet. {$count} Änderung wurde verworfen.}}
* {{Die Liste ist verarbeitet. {$count} Änderungen wurden verworfen.}}`,
  "verdict.good": "Alles erledigt.",
  "verdict.held_rest": "Diese Liste wurde teilweise ausgeführt. Der Rest wartet auf Ihre Entscheidung.",
  "verdict.held_run": "Es wurde nichts geändert. Diese Liste wartet auf Ihre Entscheidung.",
  "verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} Löschung wartet auf Ihre Entscheidung.}}
* {{{$count} Löschungen warten auf Ihre Entscheidung.}}`,

  // The line below the headline: “12 rows read: 3 people created, 2 updated; 7 were already right.”
  "lead.done_and_rest": "{$done}; {$rest}",
  "lead.whole": `.input {$read :integer}
.match $read
one {{{$read} Zeile gelesen: {$what}.}}
* {{{$read} Zeilen gelesen: {$what}.}}`,
  "lead.nothing_sent": "an den Dienst wurde nichts übertragen",
  "lead.nothing_changed": "im Dienst wurde nichts geändert",
  "lead.created": `.input {$count :integer}
.match $count
one {{{$count} Person angelegt}}
* {{{$count} Personen angelegt}}`,
  "lead.updated": "{$count :integer} geändert",
  "lead.deleted": "{$count :integer} gelöscht",
  "lead.unchanged": `.input {$count :integer}
.match $count
one {{{$count} stimmte schon}}
* {{{$count} stimmten schon}}`,
  "lead.rejected": `.input {$count :integer}
.match $count
one {{{$count} konnte nicht verwendet werden}}
* {{{$count} konnten nicht verwendet werden}}`,
  "lead.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} ist unklar}}
* {{{$count} sind unklar}}`,
  "lead.held": `.input {$count :integer}
.match $count
one {{{$count} wartet auf eine Entscheidung}}
* {{{$count} warten auf eine Entscheidung}}`,
  "lead.deferred": `.input {$count :integer}
.match $count
one {{{$count} folgt später}}
* {{{$count} folgen später}}`,

  // What to do now
  "todo.title": "Was jetzt zu tun ist",
  "todo.nothing": "Nichts. Sie können diese Seite schließen.",
  "todo.open_rejections": "rejections.xlsx öffnen",
  "todo.failed": "Sagen Sie Ihrer IT-Betreuung Bescheid. Die Datei bleibt erhalten, nichts davon geht verloren.",
  "todo.rows_missing": `.input {$count :integer}
.match $count
one {{Die Zahlen gehen nicht auf: Der Verbleib von {$count} Zeile der Datei ist ungeklärt. Sagen Sie Ihrer IT-Betreuung Bescheid, bevor Sie sich auf diesen Bericht verlassen.}}
* {{Die Zahlen gehen nicht auf: Der Verbleib von {$count} Zeilen der Datei ist ungeklärt. Sagen Sie Ihrer IT-Betreuung Bescheid, bevor Sie sich auf diesen Bericht verlassen.}}`,
  "todo.rows_too_many": `.input {$count :integer}
.match $count
one {{Die Zahlen gehen nicht auf: Es wurde {$count} Zeile zu viel gezählt. Sagen Sie Ihrer IT-Betreuung Bescheid, bevor Sie sich auf diesen Bericht verlassen.}}
* {{Die Zahlen gehen nicht auf: Es wurden {$count} Zeilen zu viel gezählt. Sagen Sie Ihrer IT-Betreuung Bescheid, bevor Sie sich auf diesen Bericht verlassen.}}`,
  "todo.other_sheet": `.input {$count :integer}
.match $count
one {{{$count} Zeile steht auf einem anderen Blatt ({$sheets :all}), das nicht gelesen wurde: Die Person wurde weder angelegt noch geändert noch gelöscht. Verschieben Sie die Zeile auf das Blatt „{$sheet}“, oder lassen Sie Ihre IT-Betreuung einstellen, welche Blätter gelesen werden.}}
* {{{$count} Zeilen stehen auf einem anderen Blatt ({$sheets :all}), das nicht gelesen wurde: Diese Personen wurden weder angelegt noch geändert noch gelöscht. Verschieben Sie die Zeilen auf das Blatt „{$sheet}“, oder lassen Sie Ihre IT-Betreuung einstellen, welche Blätter gelesen werden.}}`,
  "todo.second_table": `.input {$count :integer}
.match $count
one {{{$count} Zeile steht in einer anderen Tabelle als die Liste: Die Person wurde weder angelegt noch geändert noch gelöscht. Setzen Sie die Zeile in die erste Tabelle oder in eine eigene Datei.}}
* {{{$count} Zeilen stehen in einer anderen Tabelle als die Liste: Diese Personen wurden weder angelegt noch geändert noch gelöscht. Setzen Sie die Zeilen in die erste Tabelle oder in eine eigene Datei.}}`,
  "todo.people_left":
    "Sind Personen aus diesen Zeilen ausgeschieden, nehmen Sie die Zeilen aus der Datei, oder blenden Sie ihr Blatt aus. Bis dahin bleiben sie im Dienst.",
  "todo.nothing_lost":
    "Nichts ist verloren: Der nächste Durchlauf macht dort weiter, wo dieser aufgehört hat. Sie müssen die Datei nicht noch einmal in den Eingangsordner legen.",
  "todo.read_below": "Lesen Sie unten, was wartet und warum.",
  "todo.read_below_names": "Lesen Sie unten, was wartet und warum, und prüfen Sie die Namen.",
  "todo.approve":
    "Stimmt die Liste, lassen Sie sie von Ihrer IT-Betreuung freigeben: „celebration-sync approve {$run}“",
  "todo.discard":
    "Stimmt sie nicht, legen Sie eine korrigierte Liste in den Eingangsordner, oder lassen Sie diese von Ihrer IT-Betreuung verwerfen: „celebration-sync discard {$run}“",
  "todo.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} korrigierte Zeile dieser Datei wurde nicht verwendet, weil sie aus einem Bericht stammt, der nicht der neueste ist. Sie steht unten unter „Ausgelassene Zeilen“. Machen Sie diese Korrektur im neuesten Bericht oder in Ihrer Liste.}}
* {{{$count} korrigierte Zeilen dieser Datei wurden nicht verwendet, weil sie aus einem Bericht stammen, der nicht der neueste ist. Sie stehen unten unter „Ausgelassene Zeilen“. Machen Sie diese Korrekturen im neuesten Bericht oder in Ihrer Liste.}}`,
  "todo.superseded_corrections":
    "Nach Zeilen, die noch falsch sind, fragt der neueste Bericht. Korrigieren Sie sie dort oder in Ihrer Liste.",
  "todo.correct":
    "Öffnen Sie rejections.xlsx (im selben Ordner wie diese Seite), und korrigieren Sie die farbigen Zellen. Lassen Sie die Spalten, deren Titel mit _ beginnen, unverändert.",
  "todo.correct_some": `.input {$toCorrect :integer}
.match $toCorrect
one {{Öffnen Sie rejections.xlsx (im selben Ordner wie diese Seite), und korrigieren Sie die farbigen Zellen. Von den {$lines :integer} Zeilen darin braucht {$toCorrect} eine Korrektur. Lassen Sie die Spalten, deren Titel mit _ beginnen, unverändert.}}
* {{Öffnen Sie rejections.xlsx (im selben Ordner wie diese Seite), und korrigieren Sie die farbigen Zellen. Von den {$lines :integer} Zeilen darin brauchen {$toCorrect} eine Korrektur. Lassen Sie die Spalten, deren Titel mit _ beginnen, unverändert.}}`,
  "todo.drop_back":
    "Speichern Sie die Datei unter einem beliebigen Namen, und legen Sie sie in den Eingangsordner, in den auch Ihre Listen kommen. Nur die Zeilen dieser Datei werden übertragen; gelöscht wird niemand.",
  "trial.title": "Probelauf:",
  "trial.notice":
    "Das war ein Probelauf. An den Dienst wurde nichts übertragen, und nichts wurde gespeichert. Der Bericht zeigt, was geschehen würde.",
  "trial.held":
    "Eine echte Liste wartet an dieser Stelle, bis jemand entscheidet. Bis dahin wird nichts übertragen, was auf die Entscheidung wartet.",
  "trial.correct":
    "Korrigieren Sie diese Zeilen in Ihrer Liste. Bei einem Probelauf gibt es keine rejections.xlsx, die Sie in den Eingangsordner legen könnten.",
  "todo.look_up": `.input {$count :integer}
.match $count
one {{Bei {$count} Person ist unklar, ob sie angekommen ist. Suchen Sie sie im Dienst, und sagen Sie Ihrer IT-Betreuung, was Sie gefunden haben.}}
* {{Bei {$count} Personen ist unklar, ob sie angekommen sind. Suchen Sie sie im Dienst, und sagen Sie Ihrer IT-Betreuung, was Sie gefunden haben.}}`,
  "todo.warnings": `.input {$count :integer}
.match $count
one {{Wenn Sie möchten, sehen Sie sich {$count} Zeile an, in der ein Wert ausgelassen wurde oder ungewöhnlich aussieht.}}
* {{Wenn Sie möchten, sehen Sie sich {$count} Zeilen an, in denen ein Wert ausgelassen wurde oder ungewöhnlich aussieht.}}`,
  "todo.ungreeted": `.input {$count :integer}
.match $count
one {{Einer neuen Person kann noch nicht gratuliert werden: {$people}.}}
* {{{$count} neuen Personen kann noch nicht gratuliert werden: {$people}.}}`,
  "todo.ungreeted_list": "Ergänzen Sie in Ihrer Liste, was fehlt; mit der nächsten Liste kommt es in den Dienst.",
  "ungreeted.no_address": "keine E-Mail-Adresse und keine Telefonnummer",
  "ungreeted.phone_country": "keine E-Mail-Adresse und eine Telefonnummer, deren Land nicht bekannt ist",
  "ungreeted.phone_unread": "keine E-Mail-Adresse und eine Telefonnummer, die nicht zu lesen ist",
  "ungreeted.no_birthday": "kein Geburtstag",

  // Corrections that last
  "kept.title": "Hier korrigiert, in Ihrer Liste noch falsch",
  "kept.lead":
    "Diese Zellen wurden hier korrigiert, aber in Ihrer Liste steht noch der alte Text. Ändern Sie ihn dort, wo die Liste herkommt. Bis dahin werden die Zellen hier jedes Mal korrigiert.",
  "kept.column": "Spalte",
  "kept.list_says": "In Ihrer Liste steht",
  "kept.used": "Stattdessen verwendet",
  "kept.blank": "leer",
  "kept.removed":
    "Diese Zeile wird ausgelassen, weil eine andere Zeile derselben Person stimmt. Löschen Sie diese Zeile in Ihrer Liste.",
  "kept.wrong_key":
    "Der Schlüssel dieser Zeile gehört zu einer anderen Zeile Ihrer Liste. Korrigieren Sie den Schlüssel dieser Zeile in Ihrer Liste, oder löschen Sie die Zeile.",
  "kept.left_out":
    "Nichts, weil ein anderer Kontakt der Gruppe diese Angabe hat. Tragen Sie in Ihrer Liste eine eigene Angabe dieser Person ein, oder löschen Sie sie aus dieser Zeile.",
  "kept.rule": `.input {$count :integer}
.match $count
one {{Regel für die Spalte, verwendet in {$count} Zeile}}
* {{Regel für die Spalte, verwendet in {$count} Zeilen}}`,
  "kept.offer": `.input {$count :integer}
.match $count
one {{„{$was}“ wurde in {$count} Zeile der Spalte „{$header}“ zu „{$becomes}“ korrigiert. So wird der Text in allen Zeilen korrigiert, auch in späteren Listen: „celebration-sync corrections rule {$id}“}}
* {{„{$was}“ wurde in {$count} Zeilen der Spalte „{$header}“ zu „{$becomes}“ korrigiert. So wird der Text in allen Zeilen korrigiert, auch in späteren Listen: „celebration-sync corrections rule {$id}“}}`,
  "kept.all": "Alle zeigt „celebration-sync corrections“",

  // Who decided: $when is a time, $how is one of the ways
  "decision.title": "Wer entschieden hat",
  "decision.via.console": "in der Konsole",
  "decision.via.command_line": "auf der Befehlszeile",
  "decision.via.report": "in einem korrigierten Bericht",
  "decision.approve": "Freigegeben von {$by} am {$when}, {$how}",
  "decision.discard": "Verworfen von {$by} am {$when}, {$how}",
  "decision.retry": "Noch einmal übertragen für {$by} am {$when}, {$how}",
  "decision.answer": `.input {$rows :integer}
.match $rows
one {{{$rows} Frage beantwortet von {$by} am {$when}, {$how}}}
* {{{$rows} Fragen beantwortet von {$by} am {$when}, {$how}}}`,
  "decision.resolve": `.input {$rows :integer}
.match $rows
one {{{$rows} unklarer Fall geklärt von {$by} am {$when}, {$how}}}
* {{{$rows} unklare Fälle geklärt von {$by} am {$when}, {$how}}}`,
  "decision.dismiss": `.input {$rows :integer}
.match $rows
one {{{$rows} Zeile ausgelassen von {$by} am {$when}, {$how}}}
* {{{$rows} Zeilen ausgelassen von {$by} am {$when}, {$how}}}`,
  "decision.correction": "Über eine dauerhafte Korrektur entschieden von {$by} am {$when}, {$how}",
  "decision.never": "Nie mehr gratulieren: entschieden von {$by} am {$when}, {$how}",
  "decision.lift": "Wieder gratulieren: entschieden von {$by} am {$when}, {$how}",
  "decision.erase": "Löschung aller Daten verlangt von {$by} am {$when}, {$how}",
  "decision.alone": "Damit wurde die Regel umgangen, dass eine zweite Person freigibt.",
  "decision.noted": "{$what}: {$note :all}",
  "decision.kept": `.input {$count :integer}
.match $count
one {{{$count} Person wurde von der Löschung ausgenommen und bleibt. Fehlt sie in einer neuen Liste noch immer, wird wieder gefragt.}}
* {{{$count} Personen wurden von der Löschung ausgenommen und bleiben. Fehlen sie in einer neuen Liste noch immer, wird wieder gefragt.}}`,

  // The picture of the rows
  "outcome.title": `.input {$count :integer}
.match $count
1 {{Was aus der Zeile wurde}}
* {{Was aus den {$count} Zeilen wurde}}`,
  "outcome.description": `.input {$read :integer}
.match $read
one {{Von {$read} Zeile: {$parts}.}}
* {{Von {$read} Zeilen: {$parts}.}}`,
  "outcome.none": "keine",
  "outcome.created.label": `.input {$count :integer}
.match $count
* {{angelegt}}`,
  "outcome.created.means": "neu im Dienst",
  "outcome.updated.label": `.input {$count :integer}
.match $count
* {{geändert}}`,
  "outcome.updated.means": "im Dienst geändert",
  "outcome.unchanged.label": `.input {$count :integer}
.match $count
* {{unverändert}}`,
  "outcome.unchanged.means": `.input {$count :integer}
.match $count
one {{stimmte schon}}
* {{stimmten schon}}`,
  "outcome.rejected.label": `.input {$count :integer}
.match $count
* {{abgewiesen}}`,
  "outcome.rejected.means": `.input {$count :integer}
.match $count
one {{so nicht verwendbar}}
* {{so nicht verwendbar}}`,
  "outcome.inDoubt.label": `.input {$count :integer}
.match $count
* {{unklar}}`,
  "outcome.inDoubt.means": "vielleicht nicht angekommen",
  "outcome.held.label": `.input {$count :integer}
.match $count
one {{wartet}}
* {{warten}}`,
  "outcome.held.means": `.input {$count :integer}
.match $count
one {{braucht eine Entscheidung}}
* {{brauchen eine Entscheidung}}`,
  "outcome.deferred.label": `.input {$count :integer}
.match $count
* {{aufgeschoben}}`,
  "outcome.deferred.means": "neuer Versuch folgt",
  "outcome.duplicate.label": `.input {$count :integer}
.match $count
* {{doppelt}}`,
  "outcome.duplicate.means": "dieselbe Zeile zweimal",
  "outcome.skipped.label": `.input {$count :integer}
.match $count
* {{ausgelassen}}`,
  "outcome.skipped.means": "Grund siehe unten",
  "departed.title": "Personen, die nicht auf der Liste stehen:",
  "departed.deleted": `.input {$count :integer}
.match $count
one {{{$count} Person gelöscht}}
* {{{$count} Personen gelöscht}}`,
  "departed.held": `.input {$count :integer}
.match $count
one {{{$count} Löschung wartet}}
* {{{$count} Löschungen warten}}`,
  "departed.refused": `.input {$count :integer}
.match $count
one {{{$count} Löschung abgelehnt}}
* {{{$count} Löschungen abgelehnt}}`,

  // The top and the end of the page
  "page.list": "Liste",
  "page.took": "Dauer: {$duration}",
  "page.seconds": "{$seconds :integer} s",
  "page.minutes": "{$minutes :integer} min {$seconds :integer} s",
  "page.hours": "{$hours :integer} h {$minutes :integer} min",
  "page.files": "Im selben Ordner wie diese Seite:",
  "page.mode.snapshot": "Die Datei gilt als die ganze Liste: Wer nicht mehr darauf steht, wird gelöscht.",
  "page.mode.changes": "Die Datei gilt als Liste von Änderungen: Wer nicht darauf steht, bleibt im Dienst.",
  "page.calls": `.input {$calls :integer}
.match $calls
one {{An den Dienst ging {$calls} Anfrage ({$groups :integer} zum Lesen der Gruppen, {$create :integer} zum Anlegen, {$update :integer} zum Ändern, {$delete :integer} zum Löschen).}}
* {{An den Dienst gingen {$calls} Anfragen ({$groups :integer} zum Lesen der Gruppen, {$create :integer} zum Anlegen, {$update :integer} zum Ändern, {$delete :integer} zum Löschen).}}`,
  "page.throttled": "Er bat das Programm {$count :integer}-mal, langsamer zu machen.",
  "page.run": "Durchlauf {$run}",
  "page.sha256": "Prüfsumme der Datei (SHA-256): {$sum}",

  // Rows that need a person
  "rows.needsYou.title": "Zeilen zum Korrigieren",
  "rows.needsYou.lead":
    "Für diese Zeilen wurde noch nichts ausgeführt. Korrigieren Sie sie in rejections.xlsx, und legen Sie diese Datei in den Eingangsordner. Erledigte Zeilen verschwinden von dieser Seite.",
  "rows.inDoubt.title": "Vielleicht wird trotzdem gratuliert",
  "rows.inDoubt.lead":
    "Diese Personen wurden an den Dienst übertragen, aber es kam keine eindeutige Antwort. Sie werden nicht noch einmal übertragen, damit niemandem doppelt gratuliert wird. Bitte suchen Sie sie im Dienst.",
  "rows.warnings.title": "Einen Blick wert",
  "rows.warnings.lead":
    "Diese Zeilen wurden übernommen. Einer ihrer Werte wurde ausgelassen oder sieht ungewöhnlich aus.",
  "rows.deferred.title": "Wird automatisch noch einmal versucht",
  "rows.deferred.lead":
    "Um diese Zeilen müssen Sie sich nicht kümmern, außer wenn sie viele Tage lang hier stehen bleiben.",
  "rows.held_list":
    "Von dieser Liste wurde nichts ausgeführt. Korrigieren Sie diese Zeilen in rejections.xlsx, und legen Sie diese Datei in den Eingangsordner. Die Korrekturen warten, bis Sie über die Liste entscheiden.",
  "rows.no_report":
    "Von dieser Liste wurde nichts ausgeführt, deshalb können diese Zeilen nicht in einem Bericht korrigiert werden. Ist es die richtige Liste, korrigieren Sie sie in der Liste selbst.",
  "rows.earlier": `.input {$count :integer}
.match $count
one {{{$count} davon stammt aus einer früheren Liste.}}
* {{{$count} davon stammen aus früheren Listen.}}`,
  "rows.search": "In diesen Zeilen suchen",
  "rows.search_example": "Name, Zeile, Gruppe …",
  "rows.more": `.input {$count :integer}
.match $count
one {{{$count} weitere Zeile dieser Art: siehe rejections.xlsx.}}
* {{{$count} weitere Zeilen dieser Art: siehe rejections.xlsx.}}`,
  "rows.show_more": "{$count :integer} von {$left :integer} weiteren anzeigen",
  "rows.found": "{$count :integer} gefunden",
  "rows.nothing_found": "Nichts gefunden",
  "rows.line": "Zeile {$line}",
  "rows.not_listed": "Nicht auf der Liste, seit dem {$day :day}",
  "rows.earlier_list": "Frühere Liste, seit dem {$day :day}",
  "rows.of_undo": "Rücknahme einer Liste, seit dem {$day :day}",
  "rows.blank": "leer",
  "rows.look_here": "hier prüfen",
  "rows.beyond_columns": "außerhalb der Spalten",

  // Tables of people
  "head.line": "Zeile",
  "head.person": "Person",
  "head.birthday": "Geburtstag",
  "head.group": "Gruppe",
  "head.contact": "Kontakt-ID",
  "head.to_do": "Vorgesehen",
  "head.would_change": "Was sich ändern würde",
  "head.changed": "Was sich geändert hat",
  "people.updated": "Geändert",
  "people.created": "Angelegt",
  "people.deleted": "Gelöscht",
  "people.waiting": "Noch zu übertragen",
  "people.dropped": "Nicht ausgeführt",
  "people.kept": "Ausgenommen, weiter im Dienst",
  "people.would_be_deleted": "Würden gelöscht",
  "people.held": "Wartet",
  "people.create": "anlegen",
  "people.update": "ändern",
  "people.delete": "löschen",
  "people.more": "{$count :integer} weitere: siehe {$file}.",
  "value.was": "bisher",
  "value.now": "jetzt",

  // Why it waits
  "holds.waits": "Warum es wartet",
  "holds.waited": "Warum es gewartet hat",
  "holds.check_first":
    "Prüfen Sie bitte zuerst: Verschickte Glückwünsche lassen sich nicht zurücknehmen. Wird die Liste später zurückgenommen („undo“), werden gelöschte Personen neu angelegt, mit neuen Kontakt-IDs.",
  "holds.over":
    "Von dieser Liste wartet nichts mehr. Es wurde eine Entscheidung getroffen, oder eine neuere Liste hat diese ersetzt.",
  "holds.example": "Zum Beispiel",
  "holds.examples": "Zum Beispiel: {$names}.",

  // How the file was read
  "reading.title": "Wie die Datei gelesen wurde",
  "reading.text":
    "„{$file}“ wurde als Text gelesen (Zeichensatz: {$encoding}), die Zellen sind durch {$delimiter} getrennt. Die Spaltentitel stehen in Zeile {$line}.",
  "reading.xlsx":
    "„{$file}“ wurde als Excel-Arbeitsmappe gelesen, Blatt „{$sheet}“. Die Spaltentitel stehen in Zeile {$line}.",
  "reading.ods":
    "„{$file}“ wurde als OpenDocument-Tabelle gelesen, Blatt „{$sheet}“. Die Spaltentitel stehen in Zeile {$line}.",
  "reading.unknown_encoding": "unbekannt",
  "reading.comma": "Kommas",
  "reading.semicolon": "Semikolons",
  "reading.tab": "Tabulatoren",
  "reading.bar": "senkrechte Striche",
  "reading.unknown_delimiter": "ein unbekanntes Zeichen",
  "reading.columns": "Spalten",
  "reading.column": "Spalte",
  "reading.used_as": "Verwendet als",
  "reading.why": "Warum",
  "reading.samples": "Beispiele",
  "reading.no_title": "ohne Titel",
  "reading.for_key": "zum Wiedererkennen",
  "reading.not_sent": "nicht übertragen",
  "reading.left_out": "Ausgelassene Zeilen ({$count :integer})",
  "reading.text_of_line": "Text",

  // The last runs
  "history.title": "Die letzten Durchläufe",
  "history.caption": "Die letzten Durchläufe der Liste „{$feed}“, neueste zuerst",
  "history.when": "Wann",
  "history.ended": "Ergebnis",
  "history.rows": "Was aus den Zeilen wurde",
  "history.needed_you": "Zu klären",
  "history.file": "Datei",
  "history.this_run": "dieser Durchlauf",
  "history.completed": "verarbeitet",
  "history.held": "wartet auf eine Entscheidung",
  "history.halted": "abgebrochen",
  "history.failed": "fehlgeschlagen",
  "history.superseded": "durch eine neuere Liste ersetzt",
  "history.discarded": "verworfen",
  "history.not_used": "nicht verwendet",
  "history.unfinished": "nicht beendet",

  // Notices
  "notice.run": "{$file}: {$parts}. Bericht: {$report}",
  "notice.stopped_run": "{$file}: {$parts}. {$why} Bericht: {$report}",
  "notice.rejected": "{$count :integer} zu korrigieren",
  "notice.held": `.input {$count :integer}
.match $count
one {{{$count} wartet}}
* {{{$count} warten}}`,
  "notice.deferred": `.input {$count :integer}
.match $count
one {{{$count} folgt später}}
* {{{$count} folgen später}}`,
  "notice.in_doubt": "{$count :integer} unklar",
  "notice.not_read": "{$count :integer} nicht gelesen",
  "notice.status.held": "wartet auf eine Entscheidung",
  "notice.status.halted": "vorzeitig abgebrochen",
  "notice.status.failed": "fehlgeschlagen",
  "notice.status.superseded": "durch eine neuere Liste ersetzt",
  "notice.status.unfinished": "nicht beendet",
  "notice.file_failed": "{$file} wurde nicht verwendet. {$why} Die Datei liegt jetzt hier: {$path}",
  "notice.not_carried_out": `.input {$count :integer}
.match $count
one {{Eine Entscheidung wurde nicht ausgeführt: Sie hat länger als einen Tag gewartet, oder inzwischen wurden ältere Daten zurückgespielt. Die Konsole und celebration-sync status nennen sie. Entscheiden Sie noch einmal, wenn sie noch richtig ist.}}
* {{{$count} Entscheidungen wurden nicht ausgeführt: Sie haben länger als einen Tag gewartet, oder inzwischen wurden ältere Daten zurückgespielt. Die Konsole und celebration-sync status nennen sie. Entscheiden Sie noch einmal, wenn sie noch richtig sind.}}`,
  "notice.brought_back":
    "Ein Programm hat in {$file} geschrieben, nachdem die Liste archiviert war. Die Liste liegt wieder im Eingangsordner und wird noch einmal gelesen. Das Programm sollte zuerst unter einem anderen Namen schreiben. Benennen Sie die Datei erst um, wenn sie vollständig ist.",
  "notice.no_list": `.input {$hours :integer}
.match $hours
one {{Seit {$hours} Stunde ist keine Liste „{$feed}“ gekommen. Die letzte kam am {$day :day}.}}
* {{Seit {$hours} Stunden ist keine Liste „{$feed}“ gekommen. Die letzte kam am {$day :day}.}}`,
  "notice.no_list_yet": `.input {$hours :integer}
.match $hours
one {{Seit {$hours} Stunde ist keine Liste „{$feed}“ gekommen. Bisher gab es noch keine.}}
* {{Seit {$hours} Stunden ist keine Liste „{$feed}“ gekommen. Bisher gab es noch keine.}}`,
  "notice.test": "Das ist ein Test. Hier erhalten Sie die Benachrichtigungen von celebration-sync.",
  "notice.subject.file_failed": "{$file} wurde nicht verwendet.",
  "notice.subject.brought_back": "{$file} wird noch einmal gelesen.",
  "notice.subject.not_carried_out": "Nicht alles, was entschieden wurde, ist ausgeführt.",
  "notice.subject.waiting": "{$file} wartet noch.",
  "notice.subject.stopped": "Zurzeit kann keine Liste verarbeitet werden.",
  "notice.subject.no_list": "Es ist keine Liste „{$feed}“ gekommen.",
  "notice.subject.test": "Ein Test von celebration-sync",
  "notice.daily": `.input {$count :integer}
.match $count
one {{{$count} Liste seit der letzten Übersicht}}
* {{{$count} Listen seit der letzten Übersicht}}`,
  "notice.report": "Näheres steht im Bericht: {$report}",

  // The list of all runs
  "index.title": "Ihre Listen",
  "index.nothing_waits": "Keine Liste wartet auf Ihre Entscheidung. Öffnen Sie eine Zeile, um ihren Bericht zu sehen.",
  "index.waiting": `.input {$count :integer}
.match $count
one {{{$count} Liste wartet auf Ihre Entscheidung. Der Grund steht in ihrem Bericht.}}
* {{{$count} Listen warten auf Ihre Entscheidung. Die Gründe stehen in ihren Berichten.}}`,

  // The workbook with the rows to correct
  "workbook.sheet": "Zu korrigieren",

  // Console: navigation, foot, and what is refused
  "console.nav.label": "Seiten",
  "console.nav.skip": "Zum Inhalt",
  "console.nav.lists": "Listen",
  "console.nav.history": "Verlauf",
  "console.nav.doubts": "Unklar",
  "console.nav.people": "Personen",
  "console.nav.greetings": "Nächste Glückwünsche",
  "console.nav.settings": "Einstellungen",
  "console.foot.own_name": "Deutsch",
  "console.foot.language": "Sprache",
  "console.foot.person": "Angemeldet als {$name}.",
  "console.foot.sign_out": "Abmelden",
  "console.accounts.title": "Konten",
  "console.accounts.search": "Name des Kontos",
  "console.accounts.none": "Kein Konto hat „{$search}“ im Namen.",
  "console.accounts.all": "Alle Konten",
  "console.accounts.former":
    "Die Konfiguration dieses Kontos ist fehlerhaft; deshalb gilt weiter die bisherige. Sagen Sie der Person Bescheid, die sich um die Konsole kümmert.",
  "console.accounts.held": `.input {$count :integer}
.match $count
one {{Eine Liste wartet auf eine Entscheidung.}}
* {{{$count} Listen warten auf eine Entscheidung.}}`,
  "console.accounts.not_done": `.input {$count :integer}
.match $count
one {{Ein Anliegen einer Person wurde nicht ausgeführt.}}
* {{{$count} Anliegen von Personen wurden nicht ausgeführt.}}`,
  "console.refused.title": "Das hat nicht funktioniert",
  "console.refused.back": "Zurück zu den Listen",
  "console.refused.host": "Diese Adresse gehört nicht zur Konsole. Öffnen Sie die Konsole unter ihrer eigenen Adresse.",
  "console.refused.origin":
    "Eine andere Website hat dieses Formular gesendet. Deshalb ist nichts geschehen. Öffnen Sie die Seite hier, und versuchen Sie es noch einmal.",
  "console.refused.role": "Dazu haben Sie keine Berechtigung. Fragen Sie die Person, die sich um die Konsole kümmert.",
  "console.refused.not_found": "Diese Seite gibt es nicht.",
  "console.refused.ledger": "Die gespeicherten Daten sind zurzeit nicht lesbar.",
  "console.refused.too_large": "Was Sie gesendet haben, ist zu groß. Nichts davon wurde gespeichert.",
  "console.refused.unreadable":
    "Die Konsole konnte nicht lesen, was Ihr Browser gesendet hat. Gehen Sie zurück, und versuchen Sie es noch einmal.",
  "console.refused.failed":
    "In der Konsole ist ein Fehler aufgetreten, und es ist nichts geschehen. Fragen Sie die Person, die sich um die Konsole kümmert: Im Protokoll steht mehr.",
  "console.form.errors": `.input {$count :integer}
.match $count
one {{Das Formular hat {$count} Fehler}}
* {{Das Formular hat {$count} Fehler}}`,
  "console.pager.label": "Weitere Seiten",
  "console.pager.shown": "{$from :integer} bis {$to :integer} von {$total :integer}",
  "console.pager.before": "Vorige Seite",
  "console.pager.after": "Nächste Seite",

  // Console: Sign in
  "console.enter.used":
    "Dieser Link wurde schon benutzt oder ist falsch. Starten Sie die Konsole neu, um einen neuen Link zu bekommen.",
  "console.sign_in.title": "Anmelden",
  "console.sign_in.account": "Konto",
  "console.sign_in.name": "Name",
  "console.sign_in.password": "Passwort",
  "console.sign_in.busy": "Gerade melden sich sehr viele Personen an. Versuchen Sie es in einer Minute noch einmal.",
  "console.sign_in.wrong_account":
    "Konto, Name oder Passwort ist falsch. Prüfen Sie alle drei und versuchen Sie es noch einmal.",
  "console.sign_in.wrong":
    "Der Name oder das Passwort ist falsch. Prüfen Sie beides, und versuchen Sie es noch einmal.",
  "console.sign_in.too_many": `.input {$minutes :integer}
.match $minutes
one {{Es gab zu viele fehlgeschlagene Anmeldungen. Versuchen Sie es in {$minutes} Minute noch einmal.}}
* {{Es gab zu viele fehlgeschlagene Anmeldungen. Versuchen Sie es in {$minutes} Minuten noch einmal.}}`,
  "console.sign_in.ended": "Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.",
  "console.sign_in.by_link":
    "Es gibt noch keine Benutzer. Öffnen Sie den Link, den die Konsole beim Start gezeigt hat.",
  "console.sign_in.no_users": "Es gibt noch keine Benutzer. Fragen Sie die Person, die sich um die Konsole kümmert.",
  "console.sign_in.unreadable":
    "Zurzeit kann sich niemand anmelden. Fragen Sie die Person, die sich um die Konsole kümmert: Im Protokoll steht der Grund.",
  "console.sign_in.kept":
    "Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an: Ihre Eingaben bleiben eine Stunde lang erhalten. Gesendet wurde davon nichts.",
  "console.kept.notice":
    "Ihre Sitzung wurde beendet, während Sie diese Seite ausgefüllt haben. Ihre Eingaben stehen wieder unten, gesendet wurde nichts. Prüfen Sie sie, und senden Sie sie dann ab.",
  "console.kept.homeless": "Die Seite hat sich seither geändert. Sie hatten außerdem eingegeben:",
  "console.kept.drop": "Meine Eingaben verwerfen",
  "console.sign_in.at_proxy":
    "Sie sind über Ihre Organisation angemeldet: {$name}. Um Ihre Sitzung zu beenden, melden Sie sich dort ab.",
  "console.sign_in.no_name":
    "Die Konsole weiß nicht, wer Sie sind. Öffnen Sie sie unter der Adresse, die Sie von Ihrer Organisation bekommen haben.",
  "console.sign_in.in_no_account":
    "Ihre Organisation hat Sie als {$name} angemeldet, aber kein Konto dieser Konsole nennt Sie. Bitten Sie Ihre IT-Betreuung, Sie einzutragen.",
  "console.sign_in.with": "Anmelden mit {$issuer}",
  "console.oidc.late":
    "Diese Anmeldung hat zu lange gedauert, oder sie begann in einem anderen Browser. Melden Sie sich noch einmal an.",
  "console.oidc.no_role":
    "Sie sind als {$name} angemeldet, aber keine Ihrer Gruppen darf die Konsole benutzen. Fragen Sie die Person, die sich um die Konsole kümmert.",
  "console.oidc.refused":
    "Die Anmeldung wurde abgelehnt. Melden Sie sich noch einmal an, oder fragen Sie die Person, die sich um die Konsole kümmert: Im Protokoll steht der Grund.",
  "console.oidc.unusable":
    "Dort kann man sich zurzeit nicht anmelden. Versuchen Sie es später noch einmal, oder fragen Sie die Person, die sich um die Konsole kümmert: Im Protokoll steht mehr.",

  // Console: Lists
  "console.home.no_list": "Es ist noch keine Liste gekommen.",
  "console.home.needs_you": "Wartet auf Sie",
  "console.home.nothing": "Nichts wartet auf Sie.",
  "console.home.held": "Die Liste „{$file}“ wartet auf eine Entscheidung.",
  "console.home.look": "Liste ansehen",
  "console.home.to_correct": `.input {$count :integer}
.match $count
one {{Eine Zeile muss korrigiert werden.}}
* {{{$count} Zeilen müssen korrigiert werden.}}`,
  "console.home.doubts": `.input {$count :integer}
.match $count
one {{Bei einer Person ist unklar, ob sie im Dienst ist.}}
* {{Bei {$count} Personen ist unklar, ob sie im Dienst sind.}}`,
  "console.home.refused": "Die Datei „{$file}“ konnte nicht verwendet werden.",
  "console.home.not_done.never":
    "{$name}: „Nie gratulieren“ wurde nicht ausgeführt. Der Person wird vielleicht noch gratuliert.",
  "console.home.not_done.erase": "{$name} ist nicht gelöscht. Der Person wird vielleicht noch gratuliert.",
  "console.home.not_done.erase_gone": "{$name} ist nicht gelöscht. Die Person ist nicht im Dienst.",
  "console.home.open_person": "Seite der Person öffnen",
  "console.home.choose_again": "Korrigierte Liste wählen",
  "console.home.given": "Listen unterwegs",
  "console.home.given.checking": "Die Liste wird geprüft.",
  "console.home.given.checked": "Die Liste ist geprüft. Sie wartet, bis jemand sie übernimmt.",
  "console.home.given.next": "Die Liste ist übernommen und wird als Nächstes gelesen.",
  "console.home.given.next_run": "Die Liste ist übernommen. Sie wartet, bis das Programm läuft.",
  "console.home.your_lists": "Ihre Listen",
  "console.home.last_list": "Letzte Liste",
  "console.home.next_list": "Nächste Liste erwartet",
  "console.home.overdue": "noch nicht da",
  "console.home.in_service": "Personen im Dienst",
  "console.home.corrections": "Dauerhafte Korrekturen",
  "console.home.open": "Letzte Liste öffnen",
  "console.home.at_work": "Das Programm arbeitet: Listen und Entscheidungen führt es sofort aus.",
  "console.home.not_at_work":
    "Das Programm arbeitet gerade nicht. Listen und Entscheidungen warten, und der nächste Durchlauf führt sie aus.",
  "console.home.welcome": "Willkommen. Es ist noch keine Liste gekommen.",
  "console.home.welcome_how":
    "Wählen Sie unten eine Liste mit Personen. Die Seite zeigt dann, was die Liste bewirken würde. Übertragen wird erst etwas, wenn Sie zustimmen.",
  "console.home.waits": "Die Liste wartet auf eine Entscheidung.",

  // Console: What this list would do
  "console.check.choose": "Liste auswählen",
  "console.check.choose_help":
    "Eine CSV-, Excel- oder OpenDocument-Datei mit höchstens {$most :integer} MB, oder ein korrigierter Bericht. Sie können die Datei auch hierher ziehen. Zuerst sehen Sie, was sie bewirken würde; übertragen wird noch nichts.",
  "console.check.list_of": "Liste von",
  "console.check.by_name": "laut Dateiname",
  "console.check.button": "Diese Liste prüfen",
  "console.check.removed": "Die Liste wurde entfernt. Es wurde nichts übertragen.",
  "console.check.error.no_file": "Wählen Sie zuerst eine Datei aus.",
  "console.check.error.too_large": "Die Datei ist größer als {$most :integer} MB. Nichts davon wurde gespeichert.",
  "console.check.error.name":
    "Dieser Dateiname kann nicht verwendet werden. Benennen Sie die Datei um, zum Beispiel in „liste.csv“, und wählen Sie sie noch einmal aus.",
  "console.check.error.no_list":
    "Aus dem Namen „{$file}“ geht nicht hervor, welche Liste das ist. Wählen Sie sie unter „Liste von“ aus, und wählen Sie die Datei noch einmal.",
  "console.check.error.several_lists":
    "Der Name „{$file}“ passt zu mehreren Listen. Wählen Sie die richtige unter „Liste von“ aus, und wählen Sie die Datei noch einmal.",
  "console.check.error.unknown_list": "Diese Liste gibt es nicht. Wählen Sie eine unter „Liste von“ aus.",
  "console.check.error.broken":
    "Die Datei kam nicht vollständig an. Nichts davon wurde gespeichert. Wählen Sie sie noch einmal aus.",
  "console.check.error.no_room":
    "Die Datei konnte hier nicht gespeichert werden. Fragen Sie die Person, die sich um die Konsole kümmert: Im Protokoll steht mehr.",
  "console.check.error.empty_file":
    "Die Datei ist leer. Exportieren Sie die Liste noch einmal, und wählen Sie die neue Datei aus.",
  "console.check.error.wrong_type":
    "Das ist keine Liste. Speichern Sie die Liste als Excel-Arbeitsmappe (.xlsx), als OpenDocument-Tabelle (.ods) oder als CSV, und wählen Sie diese Datei aus.",
  "console.check.error.old_workbook":
    "Das ist eine Excel-Arbeitsmappe im alten Format (.xls). Speichern Sie sie als Excel-Arbeitsmappe (.xlsx), und wählen Sie diese Datei aus.",
  "console.check.error.password_protected":
    "Die Datei ist mit einem Passwort geschützt. Entfernen Sie das Passwort, speichern Sie die Datei, und wählen Sie sie noch einmal aus.",
  "console.check.title": "Was diese Liste bewirken würde",
  "console.check.given_by": "hochgeladen von {$name}",
  "console.check.waiting": `.input {$before :integer}
.match $before
one {{Diese Liste wartet. Eine andere Prüfung kommt vorher.}}
* {{Diese Liste wartet. {$before} andere Prüfungen kommen vorher.}}`,
  "console.check.opening": "Die Datei wird geöffnet.",
  "console.check.same_waits": "{$name} hat dieselbe Datei schon am {$at} hochgeladen, und sie wartet.",
  "console.check.same_waits_link": "Diese Liste ansehen",
  "console.check.same_processed": "Dieselbe Datei wurde am {$at} verarbeitet, als Liste von {$name}.",
  "console.check.same_processed_link": "Ansehen, was daraus wurde",
  "console.check.error.too_many_own":
    "{$most :integer} Ihrer Listen warten schon. Übernehmen Sie zuerst auf der Seite „Listen“ einige davon, oder brechen Sie sie ab. Von dieser Datei wurde nichts gespeichert.",
  "console.check.error.too_many_all":
    "Insgesamt warten schon {$most :integer} Listen. Bitten Sie die anderen Personen, einige ihrer Listen zu übernehmen oder abzubrechen. Von dieser Datei wurde nichts gespeichert.",
  "console.check.reading": `.input {$rows :integer}
.match $rows
one {{Die Liste wird gelesen: bisher {$rows} Zeile.}}
* {{Die Liste wird gelesen: bisher {$rows} Zeilen.}}`,
  "console.check.planning": "Die Liste wird mit den Daten im Dienst verglichen.",
  "console.check.reload": "Diese Seite zeigt das Ergebnis, sobald es da ist.",
  "console.check.refused": "Diese Datei kann nicht verwendet werden.",
  "console.check.failed": "Diese Liste konnte nicht geprüft werden.",
  "console.check.failed.memory":
    "Die Liste braucht mehr Arbeitsspeicher, als eine Prüfung nutzen darf. Legen Sie sie stattdessen in den Eingangsordner, oder teilen Sie sie auf.",
  "console.check.failed.time":
    "Die Prüfung hat zu lange gedauert. Legen Sie die Liste stattdessen in den Eingangsordner, oder teilen Sie sie auf.",
  "console.check.failed.ledger":
    "Die gespeicherten Daten sind zurzeit nicht lesbar. Fragen Sie die Person, die sich um die Konsole kümmert.",
  "console.check.failed.ended":
    "Die Prüfung wurde abgebrochen. Prüfen Sie die Liste noch einmal. Bricht die Prüfung wieder ab, fragen Sie die Person, die sich um die Konsole kümmert.",
  "console.check.again": "Noch einmal prüfen",
  "console.check.take": "Diese Liste übernehmen",
  "console.check.try": "Ausprobieren",
  "console.check.trial": "Probelauf",
  "console.check.trial.none":
    "Der Probelauf ergab keinen Bericht. Die Liste müsste warten, oder es kann gerade keine Liste ausgeführt werden: Auf der Seite „Listen“ steht der Grund.",
  "console.check.trial.report": "Bericht des Probelaufs herunterladen",
  "console.check.cancel": "Abbrechen",
  "console.check.take_failed":
    "Die Liste konnte nicht in den Eingangsordner gelegt werden. Es ist nichts geschehen. Fragen Sie die Person, die sich um die Konsole kümmert: Im Protokoll steht mehr.",
  "console.check.taken": "{$name} hat diese Liste übernommen.",
  "console.check.taken_waits":
    "Sie liegt jetzt im Eingangsordner und wird als Nächstes gelesen. Diese Seite führt dann zu ihrem Bericht.",
  "console.check.taken_next_run":
    "Sie liegt jetzt im Eingangsordner. Zurzeit liest kein Programm Listen; der nächste Durchlauf liest sie.",
  "console.check.gone":
    "Diese Liste ist nicht mehr hier. Eine Liste, die nicht übernommen wird, wird nach einem Tag entfernt.",
  "console.check.verdict.held": "Die ganze Liste würde auf eine Entscheidung warten.",
  "console.check.verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} Löschung würde auf eine Entscheidung warten.}}
* {{{$count} Löschungen würden auf eine Entscheidung warten.}}`,
  "console.check.verdict.rows": `.input {$rows :integer}
.match $rows
one {{Um {$rows} Zeile müssen Sie sich kümmern. Die anderen können übernommen werden.}}
* {{Um {$rows} Zeilen müssen Sie sich kümmern. Die anderen können übernommen werden.}}`,
  "console.check.verdict.nothing": "Diese Liste würde nichts ändern.",
  "console.check.verdict.good": "Diese Liste kann so übernommen werden.",
  "console.check.lead": `.input {$rows :integer}
.match $rows
one {{Noch ist nichts übertragen. Die Liste hat {$rows} Zeile.}}
* {{Noch ist nichts übertragen. Die Liste hat {$rows} Zeilen.}}`,
  "console.check.created": "Würden angelegt",
  "console.check.updated": "Würden geändert",
  "console.check.unchanged": "Unverändert",
  "console.check.left_out": "Ausgelassen",
  "console.check.figures": "Die Liste in Zahlen",
  "console.check.groups_seen": "Stand der Gruppen im Dienst: {$at}.",
  "console.check.groups_unknown":
    "Die Gruppen wurden nicht geprüft, weil hier noch nicht bekannt ist, welche Gruppen es im Dienst gibt. Sie werden mit der ersten Liste gelesen.",
  "console.check.stopped":
    "Zurzeit wird nichts übertragen: Eine Antwort des Dienstes wartet auf eine Entscheidung. Diese Liste würde auch warten.",
  "console.check.changed":
    "Seit dieser Prüfung hat sich etwas geändert: Eine andere Liste ist gekommen, oder es wurde etwas entschieden. Was Sie sehen, stimmt vielleicht nicht mehr. Prüfen Sie noch einmal, oder übernehmen Sie die Liste, wie sie ist.",
  "console.check.report":
    "Diese Datei ist ein korrigierter Bericht. Nur ihre Zeilen werden geändert; alle anderen Personen bleiben, wie sie sind.",
  "console.check.holds": "Was warten würde, und warum",
  "console.check.held": "würde warten",
  "console.check.columns": "Wofür jede Spalte verwendet wird",
  "console.check.show_all": "Alle anzeigen ({$count :integer})",
  "console.check.back": "Zurück zur Übersicht dieser Liste",
  "console.check.greetings": "Glückwünsche in den nächsten {$days :integer} Tagen",
  "console.check.greetings_none": "In diesen Tagen hat niemand Geburtstag.",
  "console.check.greetings_same": "Die Liste ändert daran nichts.",
  "console.check.greetings_changed": "Durch diese Liste geändert ({$count :integer})",
  "console.check.greetings_all": "Alle Glückwünsche dieser Tage ({$count :integer})",
  "console.check.head.day": "Tag",
  "console.check.head.change": "Was sich ändert",
  "console.check.greeting.stays": "nichts",
  "console.check.greeting.new": "neue Person",
  "console.check.greeting.ends": "würde gelöscht",

  // Console: History and a list’s page
  "console.run.correct_step": `.input {$count :integer}
.match $count
one {{Korrigieren Sie die Zeile, die noch nicht stimmt. Nur diese Zeile wird übertragen; gelöscht wird niemand.}}
* {{Korrigieren Sie die {$count} Zeilen, die noch nicht stimmen. Nur diese Zeilen werden übertragen; gelöscht wird niemand.}}`,
  "console.run.doubt_step": `.input {$count :integer}
.match $count
one {{Suchen Sie eine Person im Dienst, und geben Sie an, ob sie dort ist.}}
* {{Suchen Sie {$count} Personen im Dienst, und geben Sie bei jeder an, ob sie dort ist.}}`,
  "console.run.correct": "Zeilen korrigieren",
  "console.run.see_rows": "Zeilen ansehen",
  "console.run.look_up": "Nachsehen",
  "console.run.rows_to_correct":
    "Für diese Zeilen wurde noch nichts ausgeführt. Korrigieren Sie sie auf der Seite „{$page}“. Erledigte Zeilen verschwinden von dieser Seite.",
  "console.run.hint_row": "Entscheiden Sie über diese Zeile auf der Seite „{$page}“.",
  "console.run.hint_doubt":
    "Suchen Sie die Person im Dienst, und geben Sie auf der Seite „{$page}“ an, was Sie gefunden haben.",
  "console.run.files": "Bericht herunterladen:",
  "console.run.no_files": "Die Dateien dieses Berichts sind nicht mehr hier. Alte Berichte werden gelöscht.",
  "console.run.unknown":
    "Unter dieser Adresse gibt es keine Liste. Vielleicht ist der Link unvollständig, oder die Liste wurde gelöscht.",
  "console.run.newer": "Neuere Liste öffnen",
  "console.run.running": "Diese Liste wird gerade ausgeführt.",
  "console.run.progress": "{$done :integer} von {$total :integer} übertragen",
  "console.run.rate": "{$rate :integer} je Minute",
  "console.run.interrupted":
    "Das Programm, das diese Liste ausgeführt hat, wurde vorzeitig beendet. Nichts ist verloren: Nach dem nächsten Start macht es an derselben Stelle weiter.",
  "console.run.decision": "Ihre Entscheidung",
  "console.run.decide":
    "Stimmt die Liste, geben Sie sie frei. Stimmt sie nicht, verwerfen Sie sie, und wählen Sie danach eine korrigierte Liste aus.",
  "console.run.others_decide": "Über diese Liste entscheidet eine Person, die Listen freigeben darf.",
  "console.run.approve": "Freigeben …",
  "console.run.discard": "Verwerfen …",
  "console.instead.issue.looks_like_in_doubt.hint":
    "Suchen Sie die Person im Dienst, und antworten Sie auf der Seite „Unklar“. Mit der nächsten Liste wird diese Zeile dann übertragen.",
  "console.instead.question.country.answer":
    "Ihre IT-Betreuung legt das Land einmal fest, mit „country“ (zum Beispiel „DE“) in den Einstellungen der Liste „{$feed}“. Wählen Sie die Liste danach auf der Seite „Listen“ noch einmal aus.",
  "console.instead.question.nameOrder.answer":
    "Ihre IT-Betreuung beantwortet die Frage mit „nameOrder“ („given_first“ für Anna Muster oder „family_first“ für Muster Anna) in den Einstellungen der Liste „{$feed}“. Wählen Sie die Liste danach auf der Seite „Listen“ noch einmal aus.",
  "console.instead.question.dateOrder.answer":
    "Antworten Sie auf der Seite „Zeilen zum Korrigieren“ bei einer dieser Zeilen mit „alle TMJ“ (Tag, Monat, Jahr) oder „alle MTJ“ (Monat, Tag, Jahr). Die Antwort gilt für alle Zeilen und für spätere Listen von „{$feed}“.",
  "console.instead.question.dateOrder.answer_held":
    "Ist es die richtige Liste, geben Sie sie zuerst frei. Antworten Sie danach auf der Seite „Zeilen zum Korrigieren“ bei einer dieser Zeilen mit „alle TMJ“ (Tag, Monat, Jahr) oder „alle MTJ“ (Monat, Tag, Jahr). Die Antwort gilt für alle Zeilen und für spätere Listen von „{$feed}“.",
  "console.instead.issue.group_ambiguous.hint":
    "Geben Sie den Gruppen im Dienst verschiedene Namen (ihre Nummern sind {$groupIds :all}), und wählen Sie die Liste dann auf der Seite „Listen“ noch einmal aus.",
  "console.instead.issue.not_found.hint":
    "Prüfen Sie, ob es die Gruppe im Dienst noch gibt, und wählen Sie die Liste dann auf der Seite „Listen“ noch einmal aus.",
  "console.instead.issue.cut_row.hint": "Wählen Sie die ganze Liste auf der Seite „Listen“ noch einmal aus.",
  "console.instead.issue.other_feed.hint":
    "Korrigieren Sie die Zeile im Bericht der anderen Liste, und wählen Sie diesen Bericht auf der Seite „Listen“ aus.",
  "console.instead.todo.nothing_lost":
    "Nichts ist verloren: Der nächste Durchlauf macht dort weiter, wo dieser aufgehört hat. Sie müssen die Datei nicht noch einmal auswählen.",
  "console.instead.guard.older_list.look": "Wurde diese Liste versehentlich übergeben, verwerfen Sie sie.",
  "console.instead.rows.held_list":
    "Von dieser Liste wurde nichts ausgeführt. Diese Zeilen lassen sich schon korrigieren: Die Korrekturen warten, bis Sie über die Liste entscheiden.",
  "console.instead.issue.line_outdated.hint":
    "Korrigieren Sie die Zeile noch einmal auf der Seite „Zeilen zum Korrigieren“, wenn sie dort steht, sonst in Ihrer Liste.",
  "console.instead.issue.line_solved.hint":
    "Korrigieren Sie die Zeile noch einmal auf der Seite „Zeilen zum Korrigieren“, wenn sie dort steht, sonst in Ihrer Liste.",
  "console.instead.issue.list_discarded.hint":
    "Korrigieren Sie die Zeile noch einmal auf der Seite „Zeilen zum Korrigieren“, wenn sie dort steht, sonst in Ihrer Liste.",
  "console.instead.issue.waits_for_list.message":
    "Diese Korrektur gehört zu einer Liste, die auf eine Entscheidung wartet. Sie wartet mit dieser Liste.",
  "console.instead.issue.list_discarded.message":
    "Diese Korrektur wurde nicht verwendet: Die Liste, auf die sie gewartet hat, wurde verworfen.",
  "console.refusal.empty_file":
    "Die Datei ist leer. Exportieren Sie die Liste noch einmal, und wählen Sie die neue Datei.",
  "console.refusal.header_only":
    "Die Datei hat Spaltentitel, aber keine Personen. Exportieren Sie die Liste noch einmal, mit ihren Zeilen.",
  "console.refusal.no_header":
    "Es wurde keine Zeile mit Spaltentiteln gefunden. Ergänzen Sie eine erste Zeile mit den Spaltentiteln, zum Beispiel „Vorname“ und „Geburtstag“.",
  "console.refusal.wrong_type":
    "Das ist keine Liste: Lesbar sind nur CSV-, Excel- und OpenDocument-Tabellen. Speichern Sie die Liste in einem dieser Formate, und wählen Sie die neue Datei.",
  "console.refusal.password_protected":
    "Die Arbeitsmappe ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort, und wählen Sie die neue Datei.",
  "console.refusal.old_workbook":
    "Das ist eine Arbeitsmappe im alten Format (.xls). Speichern Sie sie als .xlsx, und wählen Sie die neue Datei.",
  "console.refusal.damaged":
    "Die Datei ist beschädigt. Exportieren Sie die Liste noch einmal, und wählen Sie die neue Datei.",
  "console.refusal.hostile":
    "Die Datei ist so aufgebaut, dass sie dem Programm schaden könnte, und wird deshalb nicht geöffnet. Speichern Sie die Liste als neue Datei, und wählen Sie diese.",
  "console.refusal.unreadable_encoding":
    "Die Buchstaben der Datei lassen sich nicht sicher lesen. Speichern Sie die Liste als „CSV UTF-8“ oder als Arbeitsmappe, und wählen Sie die neue Datei.",
  "console.refusal.broken_quotes":
    "Ein Anführungszeichen in der Datei wird geöffnet und nie geschlossen. Deshalb lassen sich die Zeilen nicht voneinander trennen. Exportieren Sie die Liste noch einmal, oder speichern Sie sie als Arbeitsmappe.",
  "console.refusal.not_a_regular_file": "Das ist keine gewöhnliche Datei. Wählen Sie die Liste selbst.",
  "console.refusal.no_such_file": "Die Datei ist nicht mehr da. Wählen Sie die Liste noch einmal.",
  "console.refusal.not_permitted":
    "Das Programm darf diese Datei nicht lesen. Fragen Sie die Person, die sich um die Konsole kümmert.",
  "console.refusal.no_feed":
    "Aus dem Dateinamen geht nicht hervor, welche Liste das ist. Wählen Sie die Datei noch einmal, und geben Sie die Liste unter „Liste von“ an.",
  "console.refusal.several_feeds":
    "Der Dateiname passt zu mehreren Listen. Wählen Sie die Datei noch einmal, und geben Sie an, welche Liste es ist.",
  "console.refusal.required_columns":
    "Es fehlt eine Spalte, die jede Liste braucht, zum Beispiel der Vorname. Ergänzen Sie sie, oder fragen Sie die Person, die sich um die Konsole kümmert.",
  "console.refusal.unreadable_rows":
    "Die Zeilen der Datei lassen sich nicht lesen. Exportieren Sie die Liste noch einmal, und wählen Sie die neue Datei.",
  "console.refusal.unknown_sheet":
    "In der Arbeitsmappe fehlt das Blatt, aus dem diese Liste gelesen wird. Geben Sie dem Blatt seinen gewohnten Namen, oder fragen Sie die Person, die sich um die Konsole kümmert.",
  "console.refusal.several_sheets":
    "Mehrere Blätter der Arbeitsmappe enthalten Personen. Lassen Sie nur das richtige Blatt in der Datei, oder bitten Sie die Person, die sich um die Konsole kümmert, die Blätter festzulegen.",
  "console.refusal.still_changing":
    "Die Datei wurde noch geschrieben. Wählen Sie sie noch einmal, wenn sie vollständig ist.",
  "console.refusal.ambiguous_encoding":
    "Die Buchstaben der Datei lassen sich nicht sicher lesen. Speichern Sie die Liste als „CSV UTF-8“ oder als Arbeitsmappe, und wählen Sie die neue Datei.",
  "console.refusal.own_words": "Was das Programm dazu sagt",
  "console.history.chart": `.input {$count :integer}
.match $count
one {{Die letzte Liste}}
* {{Die letzten {$count} Listen}}`,
  "console.history.chart_means":
    "Eine Säule für jede Liste, die älteste links. Über der Linie: angelegte, geänderte und gelöschte Personen. Darunter: Zeilen zum Korrigieren.",
  "console.history.figures": "Dieselben Zahlen als Tabelle",
  "console.history.to_correct": "Zu korrigieren",
  "console.history.all_runs": "Alle Listen",
  "console.history.all": "Alle",
  "console.history.outcome": "Ergebnis",
  "console.history.day": "Tag",
  "console.history.show": "Anzeigen",
  "console.history.none": "Zu dieser Auswahl gibt es keine Liste.",
  "console.history.corrections": "Korrekturen",

  // Console: Approve or discard
  "console.decide.approve.title": "Diese Liste freigeben?",
  "console.decide.discard.title": "Diese Liste verwerfen?",
  "console.decide.approve.button": "Freigeben",
  "console.decide.discard.button": "Verwerfen",
  "console.decide.will": "Was dann geschieht",
  "console.decide.why": "Warum sie wartet",
  "console.decide.decide": "Ihre Entscheidung",
  "console.decide.note": "Notiz",
  "console.decide.note_help":
    "Sie steht neben Ihrem Namen im Bericht der Liste und im Protokoll des Programms. Nennen Sie darin niemanden: Im Protokoll bleibt sie stehen, auch wenn die Person gelöscht wird.",
  "console.decide.note_too_long": "Die Notiz ist zu lang. Erlaubt sind höchstens {$most :integer} Zeichen.",
  "console.decide.back": "Zurück ohne Entscheidung",
  "console.decide.would.delete": "Würden gelöscht",
  "console.decide.would.update": "Würden geändert",
  "console.decide.would.create": "Würden angelegt",
  "console.decide.tick":
    "Entfernen Sie das Häkchen bei den Personen, die bleiben sollen. Fehlen sie auf einer späteren Liste noch immer, wird wieder gefragt.",
  "console.decide.tick_all": "Alle auswählen",
  "console.decide.tick_none": "Keine auswählen",
  "console.decide.approve.delete": `.input {$count :integer}
.match $count
one {{{$count} Person wird gelöscht, wenn Sie das Häkchen stehen lassen. Wird die Liste später zurückgenommen, wird die Person neu angelegt, mit neuer Kontakt-ID.}}
* {{{$count} Personen werden gelöscht, soweit Sie die Häkchen stehen lassen. Wird die Liste später zurückgenommen, werden die Personen neu angelegt, mit neuen Kontakt-IDs.}}`,
  "console.decide.approve.update": `.input {$count :integer}
.match $count
one {{{$count} Person wird geändert.}}
* {{{$count} Personen werden geändert.}}`,
  "console.decide.approve.create": `.input {$count :integer}
.match $count
one {{{$count} Person wird angelegt und bekommt künftig Glückwünsche.}}
* {{{$count} Personen werden angelegt und bekommen künftig Glückwünsche.}}`,
  "console.decide.approve.deferred": `.input {$count :integer}
.match $count
one {{{$count} Änderung, die darauf wartet, folgt danach.}}
* {{{$count} Änderungen, die darauf warten, folgen danach.}}`,
  "console.decide.approve.nothing": "Die Liste wird angenommen. Sie enthält keine wartende Änderung.",
  "console.decide.approve.whole": "Von da an ist dies die neueste Liste.",
  "console.decide.approve.checked":
    "Jede Änderung wird vorher noch einmal geprüft. Im Bericht steht, was nicht mehr passt und deshalb ausgelassen wird.",
  "console.decide.approve.stopped": "Was noch nicht übertragen ist, wird jetzt übertragen.",
  "console.decide.discard.delete": `.input {$count :integer}
.match $count
one {{{$count} Person wird nicht gelöscht und bleibt im Dienst.}}
* {{{$count} Personen werden nicht gelöscht und bleiben im Dienst.}}`,
  "console.decide.discard.update": `.input {$count :integer}
.match $count
one {{{$count} Person wird nicht geändert.}}
* {{{$count} Personen werden nicht geändert.}}`,
  "console.decide.discard.create": `.input {$count :integer}
.match $count
one {{{$count} Person wird nicht angelegt.}}
* {{{$count} Personen werden nicht angelegt.}}`,
  "console.decide.discard.deferred": `.input {$count :integer}
.match $count
one {{{$count} Änderung, die darauf wartet, entfällt auch.}}
* {{{$count} Änderungen, die darauf warten, entfallen auch.}}`,
  "console.decide.discard.nothing": "Die Liste wird nicht verwendet.",
  "console.decide.discard.whole": "Nichts von dieser Liste wird ausgeführt.",
  "console.decide.discard.checked": "Bei einer späteren Liste kann dieselbe Frage noch einmal kommen.",
  "console.decide.discard.stopped":
    "Was noch nicht übertragen ist, wird nicht ausgeführt. Was übertragen wurde, bleibt im Dienst.",
  "console.decide.four_eyes":
    "Sie haben diese Liste hochgeladen oder eine Frage dazu beantwortet. Deshalb muss eine andere Person sie freigeben.",
  "console.decide.four_eyes_undo":
    "Sie haben die Rücknahme dieser Liste angefordert. Deshalb muss eine andere Person sie freigeben.",
  "console.decide.asked_approve": "{$by} hat am {$when} die Freigabe dieser Liste veranlasst.",
  "console.decide.asked_discard": "{$by} hat am {$when} veranlasst, diese Liste zu verwerfen.",
  "console.decide.asked_undo": "{$by} hat am {$when} veranlasst, diese Liste zurückzunehmen.",
  "console.decide.nothing_done": "Es gibt nichts mehr zu entscheiden, und jetzt wurde nichts ausgeführt.",
  "console.decide.to_list": "Zur Liste",
  "console.decide.superseded": "Eine neuere Liste ist an die Stelle dieser Liste getreten.",
  "console.decide.outdated":
    "Es ist eine neuere Liste derselben Personen gekommen, deshalb lässt sich diese nicht mehr freigeben. Entscheiden Sie über die neuere Liste, und verwerfen Sie diese.",
  "console.decide.decided": "Über diese Liste ist schon entschieden.",
  "console.decide.nothing_waits": "Diese Liste wartet auf keine Entscheidung.",
  "console.decision.lost.title": "Diese Entscheidung ist nicht bekannt",
  "console.decision.lost":
    "Die Entscheidung wurde vor längerer Zeit ausgeführt, oder sie ist verloren gegangen. Sehen Sie sich die Liste an, und entscheiden Sie noch einmal, falls die Liste noch wartet.",
  "console.decision.look_again": "Noch einmal nachsehen",
  "console.decision.take_back": "Zurücknehmen",
  "console.decision.approved": "Freigegeben",
  "console.decision.discarded": "Verworfen",
  "console.decision.decided": "Entschieden",
  "console.decision.stored.title": "Ihre Entscheidung ist gespeichert",
  "console.decision.halted.title": "Vor dem Ende angehalten",
  "console.decision.withdrawn.title": "Zurückgenommen",
  "console.decision.nothing.title": "Es wurde nichts ausgeführt",
  "console.decision.done": "Die Entscheidung ist ausgeführt.",
  "console.decision.partly":
    "Die Entscheidung ist ausgeführt. Um einen Teil müssen Sie sich aber kümmern, oder er folgt später. Im Bericht der Liste steht, worum es geht.",
  "console.decision.under_way":
    "Die Entscheidung wird gerade ausgeführt. Auf der Seite der Liste sehen Sie den Fortschritt.",
  "console.decision.taken": "Die Entscheidung wird ausgeführt, sobald die laufende Arbeit erledigt ist.",
  "console.decision.halted":
    "Der Dienst war nicht bis zum Ende verfügbar. Nichts geht verloren: Der nächste Durchlauf macht weiter.",
  "console.decision.void":
    "Die Entscheidung hat länger als einen Tag gewartet, oder inzwischen wurden ältere Daten zurückgespielt. Entscheiden Sie noch einmal, wenn sie noch richtig ist.",
  "console.decision.withdrawn": "Es wurde nichts ausgeführt. Die Liste wartet weiter auf eine Entscheidung.",
  "console.decision.not_stored":
    "Ihre Entscheidung wurde nicht gespeichert, weil eine frühere noch wartet. Sobald die frühere zurückgenommen ist, können Sie neu entscheiden.",
  "console.decision.taken_back": "Die Entscheidung wurde zurückgenommen. Es wurde nichts ausgeführt.",
  "console.decision.stored":
    "Das Programm, das Entscheidungen ausführt, arbeitet gerade nicht. Der nächste Durchlauf erledigt das, bevor er neue Listen verarbeitet.",
  "console.decision.no_time": "Wann der nächste Durchlauf beginnt, ist hier nicht bekannt.",
  "console.decision.next_run": "Wie an den Tagen zuvor beginnt er voraussichtlich etwa zu dieser Zeit: {$when}.",
  "console.decision.until": "Ihre Entscheidung gilt bis {$when}.",
  "console.decision.refused.already_decided":
    "Eine andere Person war schneller: Über diese Liste ist schon entschieden.",
  "console.decision.refused.superseded": "Eine neuere Liste ist an die Stelle dieser Liste getreten.",
  "console.decision.refused.newer_list":
    "Es ist eine neuere Liste derselben Personen gekommen, deshalb lässt sich diese nicht mehr freigeben. Entscheiden Sie über die neuere Liste, und verwerfen Sie diese.",
  "console.decision.refused.group_moved":
    "Eine Gruppe dieser Liste ist im Dienst jetzt eine andere Gruppe. Laden Sie die Liste noch einmal hoch: Dann werden die Personen mit den heutigen Gruppen verglichen.",
  "console.decision.refused.other_account":
    "Der Dienst kann gerade nicht genutzt werden, oder es ist ein anderes Konto als bisher. Fragen Sie die Person, die sich um das Programm kümmert.",
  "console.decision.refused.nothing_held": "Diese Liste wartet nicht mehr auf eine Entscheidung.",
  "console.decision.refused.unknown": "Worüber Sie entschieden haben, ist nicht mehr bekannt.",
  "console.decision.refused.other":
    "Ihre Entscheidung konnte nicht ausgeführt werden. Die Person, die sich um das Programm kümmert, findet hier den Grund:",
  "console.decide.greet.create": `.input {$count :integer}
.match $count
one {{{$count} der neuen Personen hat in den nächsten {$days :integer} Tagen Geburtstag.}}
* {{{$count} der neuen Personen haben in den nächsten {$days :integer} Tagen Geburtstag.}}`,
  "console.decide.greet.delete": `.input {$count :integer}
.match $count
one {{{$count} der gelöschten Personen hat in den nächsten {$days :integer} Tagen Geburtstag und bekommt keinen Glückwunsch.}}
* {{{$count} der gelöschten Personen haben in den nächsten {$days :integer} Tagen Geburtstag und bekommen keinen Glückwunsch.}}`,
  "console.decide.greet.update": `.input {$count :integer}
.match $count
one {{Bei {$count} geänderten Person verschiebt sich ein Glückwunsch der nächsten {$days :integer} Tage.}}
* {{Bei {$count} geänderten Personen verschiebt sich ein Glückwunsch der nächsten {$days :integer} Tage.}}`,

  // Console: Rows to correct
  "console.correct.title": "Zeilen zum Korrigieren",
  "console.correct.count": `.input {$count :integer}
.match $count
one {{{$count} Zeile der Liste „{$feed}“ konnte nicht verwendet werden.}}
* {{{$count} Zeilen der Liste „{$feed}“ konnten nicht verwendet werden.}}`,
  "console.correct.lead": "Korrigieren Sie die markierten Zellen, und senden Sie die Zeilen dann ab.",
  "console.correct.none": "Keine Zeile der Liste „{$feed}“ wartet auf eine Korrektur.",
  "console.correct.held":
    "Eine neuere Liste wartet als Ganzes auf eine Entscheidung. Ihre Zeilen erscheinen hier nach der Entscheidung.",
  "console.correct.to_held": `.input {$count :integer}
.match $count
one {{{$count} Zeile jetzt korrigieren}}
* {{{$count} Zeilen jetzt korrigieren}}`,
  "console.correct.of_held":
    "Diese Zeilen gehören zu {$file}. Diese Liste wartet als Ganzes auf eine Entscheidung, und Ihre Korrekturen warten mit ihr: Wird sie freigegeben, folgen sie von selbst.",
  "console.correct.to_others": "Zeilen früherer Listen",
  "console.correct.held_link": "Liste ansehen",
  "console.correct.send": "Speichern und senden",
  "console.correct.send_help": "Nur Zeilen, die Sie geändert haben, werden gesendet.",
  "console.correct.go_on": "Weiter korrigieren",
  "console.correct.leave": "Auslassen",
  "console.correct.this_row": "Diese Zeile stimmt",
  "console.correct.kept.end": "Diese Korrektur beenden",
  "console.correct.kept.end_rule": "Diese Regel beenden",
  "console.correct.kept.rule": "In jeder Zeile korrigieren",
  "console.correct.left_out.title": "Weggelassene Adressen",
  "console.correct.left_out.lead":
    "Diese E-Mail-Adresse oder Telefonnummer hat schon eine andere Person der Gruppe. Deshalb wird sie hier weggelassen. In Ihrer Liste steht sie noch.",
  "console.correct.left_out.end": "Wieder mit der Adresse übertragen",
  "console.correct.kept.offer":
    "„{$was}“ wurde in {$count :integer} Zeilen der Spalte „{$header}“ zu „{$becomes}“ korrigiert. Mit einer Regel wird der Text in allen Zeilen korrigiert, auch in späteren Listen.",
  "console.correct.suggested": "Vorschlag:",
  "console.correct.in_the_list": "In der Liste: „{$text}“",
  "console.correct.in_the_correction": "In der Korrektur, die noch wartet: „{$text}“",
  "console.correct.choice.same": "Es ist dieselbe Person",
  "console.correct.choice.new": "Es ist eine andere Person",
  "console.correct.choice.right": "Der Geburtstag stimmt",
  "console.correct.choice.unknown": "Der Geburtstag ist nicht bekannt",
  "console.correct.choice.reading": "Es ist der {$date}",
  "console.correct.choice.leave_out": "Ohne diese Adresse übertragen",
  "console.correct.choice.leave_out_email": "Ohne die E-Mail-Adresse übertragen",
  "console.correct.choice.leave_out_phone": "Ohne die Telefonnummer übertragen",
  "console.correct.choice.all_DMY": "In allen Zeilen der Tag zuerst",
  "console.correct.choice.all_MDY": "In allen Zeilen der Monat zuerst",
  "console.correct.look_at_person": "{$name} im Dienst ansehen",
  "console.correct.needs_approver":
    "Bei einer der Antworten wird eine Person im Dienst gelöscht. Fragen Sie eine Person, die Listen freigeben darf.",
  "console.correct.waits.file": "Eine Korrektur dieser Zeile wurde gesendet, aber noch nicht gelesen.",
  "console.correct.waits.list":
    "Eine Korrektur dieser Zeile wartet zusammen mit einer Liste, über die noch zu entscheiden ist.",
  "console.correct.waits.decision":
    "{$name} hat über diese Zeile entschieden. Die Entscheidung ist noch nicht ausgeführt.",
  "console.correct.waits.expired":
    "{$name} hat über diese Zeile entschieden, aber die Entscheidung wurde nicht ausgeführt.",
  "console.correct.not_sent": "Das wurde nicht gesendet. Sie haben eingegeben:",
  "console.correct.error.nothing": "Sie haben noch keine Zeile geändert.",
  "console.correct.error.not_stored":
    "Die Zeilen konnten nicht gespeichert werden. Deshalb wurde nichts gesendet. Ihre Eingaben stehen noch hier. Versuchen Sie es gleich noch einmal. Hilft das nicht, fragen Sie die Person, die sich um die Konsole kümmert.",
  "console.correct.error.changed":
    "{$name}: Diese Zeile hat sich geändert, seit Sie die Seite geöffnet haben. Vergleichen Sie sie mit Ihrer Eingabe, und senden Sie dann noch einmal.",
  "console.correct.error.decide_again":
    "{$name}: Diese Zeile hat sich geändert, seit Sie die Seite geöffnet haben. Sehen Sie sie noch einmal an, und entscheiden Sie dann.",
  "console.correct.error.solved":
    "{$name}: Diese Zeile ist inzwischen in Ordnung, oder sie steht nicht mehr in der Liste.",
  "console.correct.error.left_out": "{$name}: Diese Zeile wurde inzwischen ausgelassen.",
  "console.correct.error.decided":
    "{$name}: Eine frühere Entscheidung über diese Zeile wartet noch. Ihre wurde nicht gespeichert.",
  "console.correct.error.too_long": "{$name}: Dieser Text ist zu lang.",
  "console.correct.asked.waiting": "Ihre Entscheidung ist gespeichert und wird gerade ausgeführt.",
  "console.correct.asked.next_run":
    "Ihre Entscheidung ist gespeichert. Zurzeit bearbeitet kein Programm Listen. Sie wird ausgeführt, wenn das nächste Mal Listen gelesen werden.",
  "console.correct.asked.done": "Ihre Entscheidung wurde ausgeführt.",
  "console.correct.asked.not_done":
    "Ihre Entscheidung wurde nicht ausgeführt: Die Zeile hat sich geändert, oder eine andere Person war schneller. Sehen Sie sich die Zeile noch einmal an.",
  "console.correct.asked.lost":
    "Diese Entscheidung ist nicht mehr gespeichert. Entscheiden Sie noch einmal, wenn die Zeile noch unten steht.",
  "console.correct.sent.title": "Was aus Ihren Korrekturen wurde",
  "console.correct.lost.title": "Nicht verwendete Korrekturen",
  "console.correct.lost.lead": `.input {$count :integer}
.match $count
one {{{$count} korrigierte Zeile wurde nicht verwendet. Was gesendet wurde, bleibt hier stehen, bis die nächste Liste ausgeführt ist.}}
* {{{$count} korrigierte Zeilen wurden nicht verwendet. Was gesendet wurde, bleibt hier stehen, bis die nächste Liste ausgeführt ist.}}`,
  "console.correct.sent.again": "Noch einmal nachsehen",
  "console.correct.sent.waiting": "Die korrigierten Zeilen sind gesendet und werden gleich gelesen.",
  "console.correct.sent.next_run":
    "Die korrigierten Zeilen sind gesendet. Zurzeit bearbeitet kein Programm Listen. Sie werden verwendet, wenn das nächste Mal Listen gelesen werden.",
  "console.correct.sent.taken": "Die korrigierten Zeilen werden gerade verwendet.",
  "console.correct.sent.refused": "Die korrigierten Zeilen konnten nicht verwendet werden. Es wurde nichts geändert.",
  "console.correct.sent.unchanged": `.input {$count :integer}
.match $count
one {{{$count} Zeile war schon in Ordnung.}}
* {{{$count} Zeilen waren schon in Ordnung.}}`,
  "console.correct.sent.report": "Der Bericht über diese Zeilen",
  "console.correct.result.created": "angelegt",
  "console.correct.result.updated": "geändert",
  "console.correct.result.deleted": "gelöscht",
  "console.correct.result.in_order": "in Ordnung, nichts zu ändern",
  "console.correct.result.refused": "immer noch abgewiesen.",
  "console.correct.result.too_late": "kam zu spät.",
  "console.correct.result.in_doubt": "vielleicht angekommen, vielleicht nicht.",
  "console.correct.result.held": "wartet auf eine Entscheidung.",
  "console.correct.result.waits": "wartet.",
  "console.correct.result.not_done": "nicht ausgeführt.",

  // Console: In doubt
  "console.doubts.title": "Unklar",
  "console.doubts.none": "Bei keiner Person ist unklar, ob sie im Dienst ist.",
  "console.doubts.lead": `.input {$count :integer}
.match $count
one {{{$count} Person wurde an den Dienst übertragen, aber es kam keine Antwort. Sehen Sie dort nach, ob es sie gibt. Bis Sie antworten, wird sie nicht noch einmal übertragen, damit ihr nicht doppelt gratuliert wird.}}
* {{{$count} Personen wurden an den Dienst übertragen, aber es kam keine Antwort. Sehen Sie dort nach, ob es sie gibt. Bis Sie antworten, werden sie nicht noch einmal übertragen, damit ihnen nicht doppelt gratuliert wird.}}`,
  "console.doubts.others_answer": "Hier antwortet eine Person, die entscheiden darf.",
  "console.doubts.exists":
    "Im Dienst gibt es einen Kontakt mit dieser E-Mail-Adresse oder Telefonnummer. Höchstwahrscheinlich ist es diese Person.",
  "console.doubts.answered": "{$by} hat geantwortet.",
  "console.doubts.answer_void": "Die letzte Antwort wurde nicht ausgeführt.",
  "console.doubts.not_stored":
    "Wo eine frühere Antwort noch wartet, wurde Ihre nicht gespeichert. Sobald die frühere zurückgenommen ist, können Sie neu antworten.",
  "console.doubts.contact_id": "Kontakt-ID",
  "console.doubts.contact_help": "Die Nummer, die der Dienst bei dieser Person zeigt.",
  "console.doubts.there": "Sie ist da",
  "console.doubts.not_there": "Sie ist nicht da",
  "console.doubts.tick": "{$name} auswählen",
  "console.doubts.bulk": "Mehrere auf einmal",
  "console.doubts.bulk_help":
    "Wählen Sie oben die Personen aus, die nicht im Dienst sind. Sie werden dann noch einmal übertragen.",
  "console.doubts.bulk_not_there": "Die ausgewählten Personen sind nicht da",
  "console.doubts.no_contact_id": "Geben Sie die Kontakt-ID ein, die der Dienst bei dieser Person zeigt.",
  "console.doubts.wrong_contact_id": "Eine Kontakt-ID ist eine ganze Zahl, zum Beispiel 1234.",
  "console.doubts.linked_to":
    "Der Kontakt {$contact} ist schon mit {$name} aus der Liste „{$feed}“ verknüpft. Prüfen Sie die Kontakt-ID im Dienst.",
  "console.doubts.linked_elsewhere":
    "Diese Kontakt-ID gehört schon zu einer anderen Person Ihrer Listen, deshalb wurde nichts verknüpft. Prüfen Sie die Kontakt-ID im Dienst.",
  "console.decision.refused.linked_elsewhere":
    "Diese Kontakt-ID gehört schon zu einer anderen Person Ihrer Listen, deshalb wurde nichts verknüpft. Prüfen Sie die Kontakt-ID im Dienst.",
  "console.doubts.answered_before": "Zu {$name} gibt es schon eine Antwort. Jetzt wurde nichts ausgeführt.",
  "console.doubts.partly":
    "Einige Antworten wurden nicht verwendet: Andere Antworten waren schneller, oder die Personen sind schon geklärt.",
  "console.doubts.done_many":
    "Diese Personen sind geklärt. Wer auf der neuesten Liste steht, wird noch einmal übertragen.",
  "console.doubts.done_there": "{$name} ist mit Kontakt {$contact} verknüpft.",
  "console.doubts.done_not_there":
    "{$name} ist geklärt. Steht {$name} auf der neuesten Liste, wird die Person noch einmal übertragen.",

  // Console: People
  "console.people.title": "Personen",
  "console.people.search": "Name, E-Mail, Telefon oder Kontakt-ID",
  "console.people.search_help":
    "Ein Teil genügt. Großschreibung, Akzente und Leerzeichen in Telefonnummern spielen keine Rolle.",
  "console.people.find": "Suchen",
  "console.people.found": `.input {$count :integer}
.match $count
one {{„{$text}“: {$count} Person gefunden}}
* {{„{$text}“: {$count} Personen gefunden}}`,
  "console.people.nothing":
    "Gesucht wurde unter den Personen, die dieses Programm angelegt, geändert oder gelöscht hat, und in abgewiesenen Zeilen. Wer auf anderem Weg in den Dienst kam, ist nicht dabei.",
  "console.people.nameless": "Person ohne Namen",
  "console.people.state.linked": "im Dienst",
  "console.people.state.gone": "nicht mehr im Dienst",
  "console.people.state.in_doubt": "vielleicht im Dienst",
  "console.people.state.refused": "nicht im Dienst",
  "console.people.state.deleted": "im Dienst gelöscht",
  "console.people.of_list": "Liste „{$feed}“",
  "console.people.number": "Kontakt {$id}",
  "console.people.key": "wiedererkannt an „{$key}“",
  "console.people.former_key": "früher wiedererkannt an „{$key}“",
  "console.people.unknown": "Diese Person kennt das Programm nicht.",
  "console.people.changed":
    "Diese Seite zeigt inzwischen eine andere Person, oder die Person hat sich geändert. Es wurde nichts getan. Sehen Sie sich die Seite noch einmal an, bevor Sie entscheiden.",
  "console.people.to_correct": "Eine Zeile dieser Person konnte nicht verwendet werden.",
  "console.people.privacy": "Anliegen dieser Person",
  "console.people.never": "Nie gratulieren",
  "console.people.never_help":
    "Löscht den Kontakt sofort im Dienst. Keine Liste legt diese Person wieder an oder ändert sie.",
  "console.people.never_help_row": "Von jetzt an legt keine Liste diese Person an.",
  "console.people.never_done":
    "Dieser Person wird nie mehr gratuliert. Keine Liste legt sie wieder an oder ändert sie.",
  "console.people.never_partly":
    "Dieser Person wird nie mehr gratuliert. Der Kontakt wird gelöscht, sobald der Dienst erreichbar ist.",
  "console.people.asked_never": "{$by} hat am {$when} veranlasst, dass dieser Person nie mehr gratuliert wird.",
  "console.people.asked_erase": "{$by} hat am {$when} veranlasst, dass diese Person gelöscht wird.",
  "console.people.asked_erase_keep":
    "{$by} hat am {$when} veranlasst, dass diese Person gelöscht wird. Der Kontakt bleibt im Dienst.",
  "console.people.not_stored":
    "Ihre Entscheidung wurde nicht gespeichert, weil eine frühere über diese Person noch wartet. Sobald die frühere zurückgenommen ist, können Sie neu entscheiden.",
  "console.people.waits": "Das wartet auf seine Ausführung, höchstens bis {$when}.",
  "console.people.not_done": "Es wurde nichts ausgeführt, und dieser Person wird vielleicht noch gratuliert.",
  "console.people.nothing_done": "Es wurde nichts ausgeführt.",
  "console.people.no_longer": "Nicht mehr nötig",
  "console.people.alike":
    "Ein anderer Kontakt oder eine andere Zeile ist vielleicht dieselbe Person: Der Vorname ist eine Kurzform, oder der Nachname, die E-Mail-Adresse oder der Geburtstag weicht ab. Sie bleiben bestehen. Zum Entscheiden öffnen Sie die Seite:",
  "console.people.stays": "Sehen Sie hier selbst nach, oder bitten Sie die Person darum, die das Programm betreut:",
  "console.people.export": "Exportieren",
  "console.people.export_help": "Eine Datei mit allem, was dieses Programm über diese Person weiß.",
  "console.people.erase": "Löschen",
  "console.people.erase_help":
    "Löscht den Kontakt im Dienst und entfernt alles, was dieses Programm über diese Person weiß, auch aus Berichten und aufbewahrten Listen. Das lässt sich nicht rückgängig machen.",
  "console.people.erase_help_row":
    "Entfernt alles, was dieses Programm über diese Person weiß, auch aus Berichten und aufbewahrten Listen. Das lässt sich nicht rückgängig machen.",
  "console.people.erase_returns": "Steht die Person noch in einer Liste, wird sie mit dieser Liste wieder angelegt.",
  "console.people.erase_keep": "Den Kontakt im Dienst behalten und nie mehr ändern",
  "console.people.erase_sure": "Ja, diese Person endgültig löschen",
  "console.people.erase_unsure":
    "Es wurde nichts gelöscht. Gehen Sie zurück, und setzen Sie das Häkchen bei „Ja, diese Person endgültig löschen“.",
  "console.people.erase_done": "Diese Person ist gelöscht. Dieses Programm weiß nichts mehr über sie.",
  "console.people.erase_partly":
    "Diese Person ist noch nicht vollständig gelöscht. Das Programm erledigt den Rest von selbst.",
  "console.people.holds": "Was der Dienst gespeichert hat",
  "console.people.holds_lead":
    "So, wie dieses Programm es übertragen hat, zuletzt geändert am {$day :day}. Was im Dienst selbst geändert wird, ist hier nicht bekannt.",
  "console.people.linked_by_person":
    "Jemand hat diesen Kontakt angegeben, deshalb sind seine Werte hier nicht vollständig bekannt. Mit der nächsten Liste werden alle Werte übertragen.",
  "console.people.absent": "Seit dem {$day :day} fehlt die Person in der Liste.",
  "console.people.since": "seit dem {$day :day}",
  "console.people.events": "Was geschehen ist",
  "console.people.events_lead":
    "Neueste zuerst. Listen, die für diese Person nichts geändert haben, stehen hier nicht.",
  "console.people.no_events": "Über diese Person ist nichts gespeichert.",
  "console.people.corrections": "korrigierte Zeilen",
  "console.people.done.create": "Im Dienst angelegt",
  "console.people.done.update": "Im Dienst geändert",
  "console.people.done.delete": "Im Dienst gelöscht",
  "console.people.op.rejected": "Abgelehnt",
  "console.people.op.in_doubt": "Übertragen, Antwort verloren",
  "console.people.op.held": "Wartet auf eine Entscheidung",
  "console.people.op.waits": "Wartet auf die Übertragung",
  "console.people.op.superseded": "Durch eine neuere Liste ersetzt",
  "console.people.op.dropped": "Nicht ausgeführt",
  "console.people.row.rejected": "Zeile abgewiesen",
  "console.people.row.unchanged": "Zeile in Ordnung, mit Hinweis",
  "console.people.row.duplicate": "Dieselbe Zeile zweimal",
  "console.people.row.skipped": "Zeile ausgelassen",
  "console.people.row.in_doubt": "Zeile wartet auf eine verlorene Antwort",
  "console.people.row.deferred": "Neuer Versuch mit dieser Zeile folgt",

  // Console: Upcoming greetings
  "console.greetings.title": "Nächste Glückwünsche",
  "console.greetings.count": `.input {$count :integer}
.match $count
one {{{$count} Geburtstag in den nächsten 30 Tagen.}}
* {{{$count} Geburtstage in den nächsten 30 Tagen.}}`,
  "console.greetings.how":
    "Gezählt nach den Geburtstagen, die dieses Programm übertragen hat; „heute“ gilt für die Zeitzone {$zone}. Ob und wann gratuliert wird, entscheidet der Dienst selbst.",
  "console.greetings.today": "heute",
  "console.greetings.none": "Kein Geburtstag.",
  "console.greetings.leap_day":
    "Mit den Personen, die am 29. Februar geboren sind. Diesen Tag gibt es in diesem Jahr nicht.",
  "console.greetings.more": `.input {$count :integer}
.match $count
one {{{$count} Person dieses Tages}}
* {{Alle {$count} Personen dieses Tages}}`,
  "console.greetings.all_days": "Alle Tage",
  "console.greetings.no_group": "ohne bekannte Gruppe",

  // Console: Settings
  "console.settings.lead":
    "Diese Einstellungen liest das Programm aus {$file}. Passwörter und Schlüssel werden nicht angezeigt.",
  "console.settings.learned": "Aus Antworten übernommen",
  "console.settings.learned_order": `.input {$order :string}
.match $order
DMY {{Datumsangaben werden als Tag, Monat, Jahr gelesen.}}
* {{Datumsangaben werden als Monat, Tag, Jahr gelesen.}}`,
  "console.settings.learned_by": "So hat {$by} am {$day} geantwortet.",
  "console.settings.learned_unused":
    "Das wird nicht verwendet, denn die Einstellungen geben eine andere Reihenfolge vor.",
  "console.settings.unlearn": "Wieder fragen",
  "console.settings.unlearn_help":
    "Nach „Wieder fragen“ bleiben übertragene Geburtstage, wie sie sind. Bei der nächsten Liste wird nach Datumsangaben gefragt, die auf zwei Arten lesbar sind.",
  "console.settings.unlearned": "Die Einstellung ist zurückgenommen. Bei der nächsten Liste wird wieder gefragt.",
  "console.settings.not_unlearned":
    "Die Einstellung konnte nicht zurückgenommen werden. Sehen Sie nach, ob sie noch da ist.",
  "console.settings.findings": "Was geprüft wurde",
  "console.settings.findings_to_solve": `.input {$count :integer}
.match $count
0 {{Alles ist in Ordnung.}}
one {{{$count} Punkt muss die Person klären, die sich um das Programm kümmert.}}
* {{{$count} Punkte muss die Person klären, die sich um das Programm kümmert.}}`,
  "console.settings.in_order": "in Ordnung",
  "console.settings.not_in_order": "zu korrigieren",
  "console.settings.what": "Bereich",
  "console.settings.state": "Zustand",
  "console.settings.detail": "Einzelheiten",
  "console.settings.finding.configuration": "Konfiguration",
  "console.settings.finding.folders": "Ordner",
  "console.settings.finding.ledger": "Gespeicherte Daten",
  "console.settings.finding.console": "Konsole",
  "console.settings.finding.ledgers_file_system": "Dateisystem der gespeicherten Daten",
  "console.settings.finding.inboxs_file_system": "Dateisystem des Eingangsordners",
  "console.settings.finding.free_space": "Freier Speicherplatz",
  "console.settings.finding.clock": "Uhr",
  "console.settings.finding.at_work": "Betrieb",
  "console.settings.finding.notify": "Benachrichtigungen",
  "console.settings.finding.mail": "E-Mail",
  "console.settings.finding.webhook": "Webhook",
  "console.settings.setting": "Einstellung",
  "console.settings.value": "Wert",
  "console.settings.not_set": "Nicht eingestellt:",
  "console.settings.yes": "ja",
  "console.settings.no": "nein",
  "console.settings.service": "Dienst",
  "console.settings.folders": "Ordner",
  "console.settings.notices": "Benachrichtigungen an Personen",
  "console.settings.keeping": "Aufbewahrung, Sprache und Protokoll",
  "console.settings.console": "Diese Konsole",

  // Undo
  "guard.undone_list.title": "Eine Liste, die zurückgenommen wurde",
  "guard.undone_list.message": `.input {$people :integer}
.match $people
one {{Diese Liste würde bei {$people} Person wiederholen, was zurückgenommen wurde.}}
* {{Diese Liste würde bei {$people} Personen wiederholen, was zurückgenommen wurde.}}`,
  "guard.undone_list.look":
    "Prüfen Sie, ob der Fehler noch in der Liste steht. Wenn ja, verwerfen Sie die Liste, und lassen Sie sie korrigieren. Stimmt die Liste doch, geben Sie sie frei.",
  "guard.undo.title": "Eine Liste soll zurückgenommen werden",
  "guard.undo.message": `.input {$people :integer}
.match $people
one {{{$people} Person würde auf den Stand vor der Liste zurückgesetzt.}}
* {{{$people} Personen würden auf den Stand vor der Liste zurückgesetzt.}}`,
  "guard.undo.look":
    "Sehen Sie sich die betroffenen Personen an. Sollen sie auf den früheren Stand zurückgesetzt werden, geben Sie die Rücknahme frei. Wenn nicht, verwerfen Sie sie: Dann bleibt alles, wie es jetzt ist.",
  "undo.back": `.input {$count :integer}
.match $count
one {{{$count} Person wird auf den früheren Stand zurückgesetzt}}
* {{{$count} Personen werden auf den früheren Stand zurückgesetzt}}`,
  "undo.went_back": `.input {$count :integer}
.match $count
one {{{$count} Person wurde auf den früheren Stand zurückgesetzt}}
* {{{$count} Personen wurden auf den früheren Stand zurückgesetzt}}`,
  "undo.changed": `.input {$count :integer}
.match $count
one {{{$count} wurde seitdem geändert und bleibt so}}
* {{{$count} wurden seitdem geändert und bleiben so}}`,
  "undo.others": `.input {$count :integer}
.match $count
one {{{$count} kann nicht zurückgesetzt werden und bleibt so}}
* {{{$count} können nicht zurückgesetzt werden und bleiben so}}`,
  "undo.not_back": `.input {$count :integer}
.match $count
one {{{$count} konnte nicht zurückgesetzt werden}}
* {{{$count} konnten nicht zurückgesetzt werden}}`,
  "undo.eyebrow": "Rücknahme der Liste",
  "undo.of_file": "{$file} (Rücknahme)",
  "undo.title": "Was zurückgenommen wird und was nicht",
  "undo.list": "Damit wird die Liste „{$file}“ vom {$day :day} zurückgenommen.",
  "undo.left.title": "Diese Personen bleiben, wie sie jetzt sind",
  "undo.left_more": `.input {$count :integer}
.match $count
one {{{$count} weitere Person bleibt, wie sie jetzt ist.}}
* {{{$count} weitere Personen bleiben, wie sie jetzt sind.}}`,
  "undo.left.person": "{$name}: {$why}.",
  "undo.why.changed_since": "die Liste „{$file}“ vom {$day :day} hat diese Person seitdem geändert",
  "undo.why.created_since": `.input {$file :string}
.match $file
|| {{jemand hat diesen Kontakt wieder verknüpft}}
* {{die Liste „{$file}“ vom {$day :day} hat diese Person seitdem wieder angelegt}}`,
  "undo.why.in_other_list": `.input {$file :string}
.match $file
|| {{jemand hat einen anderen Kontakt dieser Person verknüpft}}
* {{die Person ist aus einer anderen Liste im Dienst („{$file}“ vom {$day :day})}}`,
  "undo.why.in_doubt":
    "eine Anfrage an den Dienst blieb ohne Antwort, deshalb ist nicht bekannt, was der Dienst gespeichert hat",
  "undo.why.not_linked": "die Person ist mit keinem Kontakt mehr verknüpft",
  "undo.why.key_taken": "der Schlüssel gehört jetzt zu einer anderen Person",
  "undo.why.unknown_before": "es ist nicht bekannt, was der Kontakt vorher enthielt",
  "undo.why.group_gone": "die frühere Gruppe gibt es im Dienst nicht mehr",
  "undo.why.cannot_clear": "die Liste hat nur Werte ergänzt, die der Dienst nicht löschen kann",
  "undo.why.never": "dieser Person darf nie gratuliert werden",
  "undo.cannot.title": "Was sich nicht zurücknehmen lässt",
  "undo.cannot.greeted": `.input {$count :integer}
.match $count
0 {{Glückwünsche, die schon verschickt sind. Keine dieser Personen hatte seitdem Geburtstag.}}
one {{Glückwünsche, die schon verschickt sind. {$count} dieser Personen hatte seitdem Geburtstag.}}
* {{Glückwünsche, die schon verschickt sind. {$count} dieser Personen hatten seitdem Geburtstag.}}`,
  "undo.cannot.recreated": `.input {$count :integer}
.match $count
one {{Kontakt-IDs: {$count} Person wird neu angelegt, und der Dienst vergibt eine neue Kontakt-ID.}}
* {{Kontakt-IDs: {$count} Personen werden neu angelegt, und der Dienst vergibt für jede eine neue Kontakt-ID.}}`,
  "undo.cannot.twice": `.input {$count :integer}
.match $count
one {{Doppelte Glückwünsche: {$count} Person, die neu angelegt wird, steht vermutlich auch auf einer anderen Liste. Ihr wird vielleicht doppelt gratuliert.}}
* {{Doppelte Glückwünsche: {$count} Personen, die neu angelegt werden, stehen vermutlich auch auf einer anderen Liste. Ihnen wird vielleicht doppelt gratuliert.}}`,
  "undo.cannot.kept": `.input {$count :integer}
.match $count
one {{{$field :first} bei {$count} Person: Der Dienst kann diesen Wert nicht löschen.}}
* {{{$field :first} bei {$count} Personen: Der Dienst kann diesen Wert nicht löschen.}}`,
  "undo.cannot.group": `.input {$count :integer}
.match $count
one {{Die Gruppe bei {$count} Person: Die frühere Gruppe gibt es im Dienst nicht mehr.}}
* {{Die Gruppe bei {$count} Personen: Die frühere Gruppe gibt es im Dienst nicht mehr.}}`,
  "undo.cannot.corrected": `.input {$count :integer}
.match $count
one {{{$count} Person, deren Zeile später korrigiert oder beantwortet wurde, bleibt, wie sie jetzt ist. Nehmen Sie dafür auch {$runs} zurück.}}
* {{{$count} Personen, deren Zeilen später korrigiert oder beantwortet wurden, bleiben, wie sie jetzt sind. Nehmen Sie dafür auch {$runs} zurück.}}`,
  "undo.cannot.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} weitere Person der Liste ist vielleicht im Dienst: Die Antwort ging verloren. Klären Sie zuerst, ob sie dort ist, und nehmen Sie die Liste dann noch einmal zurück.}}
* {{{$count} weitere Personen der Liste sind vielleicht im Dienst: Die Antworten gingen verloren. Klären Sie zuerst, ob sie dort sind, und nehmen Sie die Liste dann noch einmal zurück.}}`,
  "undo.waits": "Die Rücknahme dieser Liste ist geplant. Sie wartet auf eine Entscheidung.",
  "undo.taken_back": "Diese Liste wurde zurückgenommen.",
  "undo.open": "Rücknahme ansehen",
  "verdict.undo_held":
    "Damit wird eine Liste zurückgenommen. Noch ist nichts geändert: Die Rücknahme wartet auf Ihre Entscheidung.",
  "verdict.undo_done": "Die Liste wurde zurückgenommen.",
  "verdict.undo_discarded": "Die Liste wurde nicht zurückgenommen. Alles bleibt, wie es ist.",
  "verdict.undo_nobody_left":
    "Die Liste wurde nicht zurückgenommen: Alle Personen wurden inzwischen gelöscht, oder ihnen darf nie gratuliert werden.",
  "why.undone": "ihre Liste wurde zurückgenommen",
  "decision.undo": "Veranlasst von {$by} am {$when}, {$how}",
  "console.undo.button": "Diese Liste zurücknehmen …",
  "console.undo.title": "Diese Liste zurücknehmen?",
  "console.undo.plan": "Rücknahme planen",
  "console.undo.created": `.input {$count :integer}
.match $count
one {{{$count} Person, die durch die Liste angelegt wurde, wird gelöscht.}}
* {{{$count} Personen, die durch die Liste angelegt wurden, werden gelöscht.}}`,
  "console.undo.updated": `.input {$count :integer}
.match $count
one {{{$count} Person, die durch die Liste geändert wurde, bekommt die früheren Werte.}}
* {{{$count} Personen, die durch die Liste geändert wurden, bekommen ihre früheren Werte.}}`,
  "console.undo.deleted": `.input {$count :integer}
.match $count
one {{{$count} Person, die durch die Liste gelöscht wurde, wird neu angelegt.}}
* {{{$count} Personen, die durch die Liste gelöscht wurden, werden neu angelegt.}}`,
  "console.undo.left":
    "Personen, die eine spätere Liste geändert hat, bleiben, wie sie sind. Die nächste Seite nennt sie.",
  "console.undo.then":
    "Noch wird nichts übertragen: Die Rücknahme wartet, bis jemand sie freigibt. Bis dahin warten auch neue Listen dieser Art.",
  "console.undo.nothing": "Diese Liste hat nichts geändert, was sich zurücknehmen ließe.",
  "console.undo.other_waits": "Die Rücknahme einer anderen Liste ist geplant. Entscheiden Sie bitte zuerst darüber.",
  "console.decide.approve.undo":
    "Die zurückgenommene Liste zählt nicht mehr. Eine Liste, die dasselbe noch einmal bewirken würde, wartet auf eine Entscheidung.",
  "console.decide.discard.undo":
    "Es wird nichts zurückgenommen. Listen, die auf diese Entscheidung warten, werden dann weiterverarbeitet.",
  "console.decision.refused.behind_undo": "Eine Liste wird gerade zurückgenommen. Entscheiden Sie zuerst darüber.",
  "console.decision.refused.too_old":
    "Die Liste ist zu alt für eine Rücknahme: Was vorher da war, ist nicht mehr gespeichert.",
  "console.decision.refused.nothing_to_undo": "An dieser Liste gibt es nichts zurückzunehmen.",
  "console.people.request_id": "Nummer dieser Anfrage beim Dienst: {$id}",
  "guard.greetings_moved.title": "Viele Geburtstage rücken in die nächsten Tage",
  "guard.greetings_moved.message": `.input {$people :integer}
.input {$days :integer}
{{Diese Liste verschiebt die Geburtstage von {$people} Personen in die nächsten {$days} Tage. Sie bekämen bald Glückwünsche.}}`,
  "guard.greetings_moved.look":
    "Vergleichen Sie einige dieser Geburtstage mit zuverlässigen Unterlagen. Wenn sie stimmen, geben Sie die Liste frei.",
  "moved.title": "Geburtstage, die auf einen anderen Tag rücken",
  "moved.line": "{$name}: {$before} → {$after}",
  "moved.more": "{$count :integer} weitere",
};
