import type { Catalog } from "../catalog.ts";

/**
 * The Italian messages. `en.ts` says how messages work. Instructions are infinitives, and never address the reader.
 * The text of buttons, links and choices is an imperative (Salva, Vedi). A date follows “in data” or “giorno”, for the sake of “l’8”.
 *
 * list elenco, row and line riga, group gruppo, service il servizio, contact contatto, contact number codice contatto, plan piano,
 * administrator assistenza informatica, inbox folder cartella di ingresso, run elaborazione, report report, sheet foglio,
 * guardian persona di riferimento, address recapito, birthday data di nascita, title of a column intestazione, full name nominativo,
 * send inviare, create aggiungere (a person) or creare (a contact), update aggiornare, delete eliminare, link collegare, carry out applicare, leave out escludere,
 * wait, on hold in attesa, approve approvare, discard scartare, in doubt esito incerto, take over elaborare,
 * take back annullare, your list elenco di partenza, recognise riconoscere, greet fare gli auguri.
 */
export const it: Catalog = {
  // Parts of other messages
  "part.column": "la colonna «{$header}»",
  "part.custom_field": "il campo «{$name}»",
  "part.the_key": "la chiave",
  "part.lines": `.input {$count :integer}
.match $count
one {{riga {$lines}}}
* {{righe {$lines}}}`,
  "part.more": `.input {$count :integer}
.match $count
one {{{$count} ulteriore}}
* {{ulteriori {$count}}}`,
  "part.also": "Inoltre: {$message}",
  "part.cells_not_used": "Neanche le celle corrette di questa riga sono state usate.",
  "part.before_correction": "Prima della correzione: {$message}",
  "part.rest_used": "Gli altri dati della riga sono stati usati.",
  "part.service_said": "Messaggio del servizio: «{$words}»",
  "part.came_with": "Il valore è arrivato con l’elenco «{$list}», in data {$day :day}.",
  "part.same_value": "Stesso valore di: {$name}.",
  "part.some": "alcune",
  "part.this_row": "questa riga",
  "part.this_person": "questa persona",
  "part.another_person": "un’altra persona",

  // Fields: the name in a table; as a part of a sentence; of several people
  "field.first_name": "nome",
  "field.first_name.the": "il nome",
  "field.first_name.many": "nomi",
  "field.last_name": "cognome",
  "field.last_name.the": "il cognome",
  "field.last_name.many": "cognomi",
  "field.full_name": "nominativo",
  "field.full_name.the": "il nominativo",
  "field.email": "indirizzo e-mail",
  "field.email.the": "l’indirizzo e-mail",
  "field.email.many": "indirizzi e-mail",
  "field.phone": "numero di telefono",
  "field.phone.the": "il numero di telefono",
  "field.phone.many": "numeri di telefono",
  "field.whatsapp_phone": "numero WhatsApp",
  "field.whatsapp_phone.the": "il numero WhatsApp",
  "field.whatsapp_phone.many": "numeri WhatsApp",
  "field.birthday": "data di nascita",
  "field.birthday.the": "la data di nascita",
  "field.birthday.many": "date di nascita",
  "field.birthday_day": "giorno di nascita",
  "field.birthday_day.the": "il giorno di nascita",
  "field.birthday_month": "mese di nascita",
  "field.birthday_month.the": "il mese di nascita",
  "field.birthday_year": "anno di nascita",
  "field.birthday_year.the": "l’anno di nascita",
  "field.timezone": "fuso orario",
  "field.timezone.the": "il fuso orario",
  "field.timezone.many": "fusi orari",
  "field.gender": "sesso",
  "field.gender.the": "il sesso",
  "field.location": "luogo",
  "field.location.the": "il luogo",
  "field.language": "lingua",
  "field.language.the": "la lingua",
  "field.language.many": "lingue",
  "field.company": "azienda",
  "field.company.the": "l’azienda",
  "field.job_title": "qualifica",
  "field.job_title.the": "la qualifica",
  "field.salutation": "appellativo",
  "field.salutation.the": "l’appellativo",
  "field.salutation.many": "appellativi",
  "field.relationship_status": "stato civile",
  "field.relationship_status.the": "lo stato civile",
  "field.profile_image": "immagine",
  "field.profile_image.the": "l’immagine",
  "field.status": "stato",
  "field.status.the": "lo stato",
  "field.group": "gruppo",
  "field.group.the": "il gruppo",
  "field.group_id": "gruppo",
  "field.group_id.the": "il gruppo",
  "field.guardian_contact_id": "persona di riferimento",
  "field.guardian_contact_id.the": "la persona di riferimento",
  "field.contact_id": "codice contatto",
  "field.contact_id.the": "il codice contatto",
  "field.inactive": "contrassegno di uscita",
  "field.inactive.the": "il contrassegno di uscita",

  // Why a cell can’t be trusted, as the end of a sentence
  "fault.error_value": "la cella contiene un errore del foglio di calcolo o una formula",
  "fault.formula_without_value": "la cella contiene una formula e il file è stato salvato senza il suo risultato",
  "fault.number_damaged": "il foglio di calcolo ha arrotondato il numero e le ultime cifre sono andate perse",
  "fault.date_damaged": "la data del foglio di calcolo non è affidabile",
  "fault.date_rewritten":
    "un foglio di calcolo può aver scritto da sé la data in questo modo; scriverla come anno-mese-giorno",
  "fault.letters_lost": "alcune lettere sono andate perse durante il salvataggio dell’elenco",
  "fault.merged_cell": "la cella è unita a una cella più in alto e non è chiaro a chi appartenga il valore",
  "fault.unknown": "il foglio di calcolo ha danneggiato il valore",

  // What a value looks like, as the end of a sentence
  "kind.date": "una data",
  "kind.phone": "un numero di telefono",
  "kind.email": "un indirizzo e-mail",
  "kind.name": "un nome",
  "kind.language": "una lingua",
  "kind.salutation": "un appellativo",

  // Why a column of birthdays is in doubt, as the end of a sentence
  "doubt.exchanged":
    "in una parte delle date di questa colonna il giorno non supera mai il 12, in tutte le altre lo supera sempre. Probabilmente un foglio di calcolo ha scambiato giorno e mese",
  "doubt.celebration_year":
    "troppe date di nascita di questo elenco cadono quest’anno o poco prima. Probabilmente l’anno è quello della festa, non quello di nascita",
  "doubt.age":
    "secondo le età in un’altra colonna di questo elenco, quasi tutte le persone sarebbero nate in un altro anno, sempre con la stessa differenza",
  "doubt.lost_zero": "questa colonna contiene numeri, e un numero perde lo zero finale: 3.10 diventa 3.1",
  "doubt.short_numbers": "in questa colonna mese e giorno formano un unico numero",
  "doubt.five_digits": "i numeri di questa colonna potrebbero essere giorno, mese e anno senza separatori",
  "doubt.epoch": "questo file conta i giorni dal 1904, mentre di solito si contano dal 1900",
  "doubt.unknown": "le date di questa colonna si contraddicono",

  // One question about the order in a whole column
  "question.title": `.input {$column :string}
.match $column
|| {{Una domanda su una colonna senza intestazione: {$asks}}}
* {{Una domanda sulla colonna «{$column}»: {$asks}}}`,
  "question.waits": `.input {$rows :integer}
.match $rows
one {{{$rows} riga è in attesa della risposta.}}
* {{{$rows} righe sono in attesa della risposta.}}`,
  "question.nameOrder.asks": "viene prima il nome o il cognome?",
  "question.nameOrder.order_not_shown": "Nulla in questa colonna lo indica.",
  "question.nameOrder.order_contradicted":
    "Alcuni dati di questo elenco indicano che viene prima il nome, altri che viene prima il cognome.",
  "question.nameOrder.answer":
    "L’assistenza informatica risponde con «nameOrder» («given_first» per Anna Muster oppure «family_first» per Muster Anna) nelle impostazioni dell’elenco «{$feed}». Poi rimettere l’elenco nella cartella di ingresso.",
  "question.dateOrder.asks": "viene prima il giorno o il mese?",
  "question.dateOrder.order_not_shown": "Nessuna data di questo elenco lo indica con certezza.",
  "question.dateOrder.order_contradicted":
    "Alcune date di questo elenco mostrano che viene prima il giorno, altre che viene prima il mese.",
  "question.dateOrder.answer":
    "Rispondere «tutte GMA» (giorno, mese, anno) oppure «tutte MGA» (mese, giorno, anno) in una di queste righe. La risposta vale per tutte le righe e per gli elenchi successivi di «{$feed}».",
  "question.dateOrder.answer_held":
    "Se è l’elenco giusto, prima approvarlo. Poi rispondere «tutte GMA» (giorno, mese, anno) oppure «tutte MGA» (mese, giorno, anno) in una di queste righe del report più recente. La risposta vale per tutte le righe e per gli elenchi successivi di «{$feed}».",
  "question.country.waits": `.input {$rows :integer}
.match $rows
one {{Il numero di telefono di {$rows} riga non ha il prefisso internazionale, quindi non viene inviato.}}
* {{I numeri di telefono di {$rows} righe non hanno il prefisso internazionale, quindi non vengono inviati.}}`,
  "question.country.answer":
    "L’assistenza informatica imposta il paese una volta sola, con «country» (per esempio «DE») nelle impostazioni dell’elenco «{$feed}». Poi rimettere l’elenco nella cartella di ingresso.",

  // Calendars
  "calendar.Buddhist": "del calendario buddista",
  "calendar.Persian": "del calendario persiano",
  "calendar.Jewish": "del calendario ebraico",
  "calendar.other": "di un altro calendario",

  // Answers to questions
  "choice.same": "stessa",
  "choice.new": "nuova",
  "choice.right": "giusta",
  "choice.unknown": "sconosciuta",
  "choice.leave_out": "omettere",
  "choice.leave_out_email": "omettere e-mail",
  "choice.leave_out_phone": "omettere telefono",
  "choice.there": "presente",
  "choice.not_there": "assente",
  "choice.all_DMY": "tutte GMA",
  "choice.all_MDY": "tutte MGA",
  "choice.contact_id": "CODICE_CONTATTO",
  "choice.title": "La risposta",
  "choice.prompt": "Scegliere una risposta dall’elenco. Poi mettere questo file nella cartella di ingresso.",
  "choice.prompt_there":
    "Scrivere «presente» e il codice contatto, per esempio «presente 88213». Oppure scegliere «assente». Poi mettere questo file nella cartella di ingresso.",
  "choice.prompt_all":
    "Con «tutte GMA», tutte le date di questo elenco e degli elenchi successivi vengono lette come giorno, mese, anno. Con «tutte MGA», come mese, giorno, anno. Una singola data vale solo per questa riga.",
  "part.answer_column": "Riga {$line}, colonna «_answer»: {$message}",
  "issue.answer_later": "A questa domanda si potrà rispondere dopo la decisione sull’elenco.",
  "issue.answer":
    "Scrivere {$choices :either} nella colonna «_answer» di rejections.xlsx e mettere quel file nella cartella di ingresso. Oppure l’assistenza informatica esegue {$command :either} seguito dalla risposta.",
  "issue.answer_refused.title": "Risposta non usata",
  "issue.answer_refused.message": `.input {$reason :string}
.match $reason
unknown_choice {{{$answer :either} non è una risposta a questa domanda.}}
no_question {{{$answer :either} non è stata usata, perché questa riga non pone domande.}}
two_answers {{Due righe rispondono in modo diverso alla stessa domanda. Nessuna delle due risposte è stata usata.}}
two_people {{Due righe indicano il contatto {$contactId}, che è una sola persona. Nessuna delle due risposte è stata usata.}}
two_dates {{La riga ha una data di nascita corretta e un’altra data come risposta. Nessuna delle due è stata usata.}}
linked {{Il contatto {$contactId} appartiene già a un’altra persona degli elenchi.}}
decided {{Alla domanda è già stata data la risposta {$given :either}.}}
waits {{Alla domanda è già stata data la risposta {$given :either}, che è in attesa della decisione su un elenco.}}
setting {{Le impostazioni di questo elenco indicano se viene prima il giorno o il mese. Una risposta non può cambiarle.}}
gone {{Il contatto indicato nella domanda non è più collegato a nessun elenco.}}
held {{L’elenco di questa riga è in attesa di una decisione.}}
changed {{La riga o la sua domanda è cambiata dopo la creazione di questo report.}}
approver {{Solo una persona che può approvare gli elenchi può dare la risposta {$answer :either}.}}
* {{{$answer :either} non è una risposta a questa domanda.}}`,
  "issue.answer_refused.hint": `.input {$reason :string}
.match $reason
unknown_choice {{Scrivere {$choices :either}.}}
no_question {{Cancellare la risposta. Se la riga contiene un errore, correggere le celle.}}
two_answers {{Tenere una sola delle risposte.}}
two_people {{Cercare le due persone nel servizio e correggere le risposte.}}
two_dates {{Tenere una delle due e cancellare l’altra.}}
linked {{Cercare di nuovo il codice contatto nel servizio e correggere la risposta.}}
decided {{Se era un errore, rivolgersi all’assistenza informatica.}}
waits {{Prima decidere su quell’elenco.}}
setting {{L’assistenza informatica modifica «dateOrder» nelle impostazioni.}}
gone {{La riga verrà riesaminata con il prossimo elenco.}}
held {{Prima decidere sull’elenco. Poi rispondere nel suo report più recente.}}
changed {{Rispondere alla domanda così come compare nel report più recente.}}
approver {{Chiedere a una di queste persone di rispondere alla domanda.}}
* {{Scrivere {$choices :either}.}}`,

  // Rows that are not applied: title, what happened, what to do now
  "issue.first_name_missing.title": "Manca il nome",
  "issue.first_name_missing.message": "Manca il nome di questa persona: senza il nome non può ricevere gli auguri.",
  "issue.first_name_missing.hint": "Inserire il nome.",

  "issue.full_name_unsplit.title": "Qual è il nome e quale il cognome?",
  "issue.full_name_unsplit.message": `.input {$readings :either}
.match $readings
|| {{Non è chiaro quale parte di «{$cell}» sia il nome.}}
* {{Non è chiaro quale parte di «{$cell}» sia il nome: {$readings}.}}`,
  "issue.full_name_unsplit.hint": `.input {$reason :string}
.match $reason
|| {{Scrivere «Cognome, Nome», oppure mettere nome e cognome in due colonne separate.}}
* {{È un’unica domanda per tutta la colonna: viene prima il nome o il cognome? L’assistenza informatica risponde una volta per tutte le righe con «nameOrder» («given_first» per Anna Muster oppure «family_first» per Muster Anna). In alternativa, mettere nome e cognome in due colonne separate.}}`,

  "issue.group_missing.title": "Manca il gruppo",
  "issue.group_missing.message": "La riga non indica a quale gruppo appartiene questa persona.",
  "issue.group_missing.hint":
    "Inserire il nome del gruppo. Se tutte le persone di questo elenco appartengono a un solo gruppo, l’assistenza informatica può impostarlo una volta per tutto l’elenco.",

  "issue.group_unknown.title": "Gruppo sconosciuto",
  "issue.group_unknown.message": `.input {$cell :string}
.match $cell
|| {{Non esiste nessun gruppo con questo nome.}}
* {{Non esiste nessun gruppo con il nome «{$cell}».}}`,
  "issue.group_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Correggere il nome del gruppo, oppure creare prima il gruppo nel servizio.}}
* {{Forse si tratta del gruppo {$nearest}? Correggere il nome, oppure creare prima il gruppo nel servizio.}}`,

  "issue.group_ambiguous.title": "Due gruppi con lo stesso nome",
  "issue.group_ambiguous.message": "Più di un gruppo si chiama «{$cell}».",
  "issue.group_ambiguous.hint":
    "Dare ai gruppi nomi diversi nel servizio (i loro numeri sono {$groupIds :all}), poi rimettere l’elenco nella cartella di ingresso.",

  "issue.several_groups.title": "Più di un gruppo",
  "issue.several_groups.message": `.input {$readings :all}
.match $readings
|| {{La riga indica più di un gruppo: «{$cell}». Una persona può stare in un solo gruppo.}}
* {{La riga indica più di un gruppo: {$readings}. Una persona può stare in un solo gruppo.}}`,
  "issue.several_groups.hint": "Lasciare solo il gruppo in cui questa persona deve ricevere gli auguri.",

  "issue.key_missing.title": "Persona non riconoscibile nei prossimi elenchi",
  "issue.key_missing.message": `.input {$partCount :integer}
.input {$cell :string}
.match $partCount $cell
1 || {{{$parts :first} manca, ma serve per riconoscere questa persona da un elenco all’altro.}}
1 * {{{$parts :first} («{$cell}») non è leggibile, ma serve per riconoscere questa persona da un elenco all’altro.}}
* * {{In questa riga non c’è nulla che permetta di riconoscere questa persona nel prossimo elenco.}}`,
  "issue.key_missing.hint": `.input {$partCount :integer}
.match $partCount
1 {{Inserire {$parts}.}}
* {{Aggiungere un indirizzo e-mail, un numero di telefono oppure nome, cognome e data di nascita.}}`,

  "issue.birthday_unreadable.title": "Data di nascita non leggibile",
  "issue.birthday_unreadable.message": "«{$cell}» non si può leggere come data di nascita.",
  "issue.birthday_unreadable.hint":
    "Scrivere la data come anno-mese-giorno, per esempio 1985-03-07 per il 7 marzo 1985.",

  "issue.birthday_ambiguous.title": "Data di nascita leggibile in due modi",
  "issue.birthday_ambiguous.message": `.input {$readings :either}
.input {$known :string}
.match $known $readings
|| || {{La data di nascita «{$cell}» può indicare due giorni diversi. Il programma non tira a indovinare.}}
|| * {{La data di nascita «{$cell}» si può leggere come {$readings}. Il programma non tira a indovinare.}}
* * {{La data di nascita «{$cell}» è di quest’anno o dell’anno scorso. Finora la data nota di questa persona è {$known}. Il programma non tira a indovinare.}}`,
  "issue.birthday_ambiguous.hint": `.input {$standIn :string}
.input {$reason :string}
.match $standIn $reason
|| || {{Scrivere la data come anno-mese-giorno, per esempio 1985-03-07 per il 7 marzo 1985.}}
|| * {{È un’unica domanda per tutta la colonna: viene prima il giorno o il mese? «tutte GMA» (giorno, mese, anno) oppure «tutte MGA» (mese, giorno, anno) risponde per tutte le righe. In alternativa, scrivere le date come anno-mese-giorno, per esempio 1985-03-07 per il 7 marzo 1985.}}
* * {{Se questa persona è nata proprio quel giorno, la risposta è «giusta»: viene inviata questa data di nascita, senza anno. Se la data di nascita non è nota, la risposta è «sconosciuta»: i dati di tutte le persone con la data {$standIn} vengono inviati senza data di nascita.}}`,

  "issue.birthday_impossible.title": "Data di nascita inesistente",
  "issue.birthday_impossible.message": `.input {$calendar :string}
.input {$year :string}
.match $calendar $year
|| * {{La data di nascita «{$cell}» indica un giorno che non esiste.}}
* || {{La data di nascita «{$cell}» sembra una data {$calendar}.}}
* * {{La data di nascita «{$cell}» sembra una data {$calendar}. Nel nostro calendario, quell’anno è iniziato nel {$year}.}}`,
  "issue.birthday_impossible.hint":
    "Correggere la data di nascita. Scriverla come anno-mese-giorno, per esempio 1985-03-07 per il 7 marzo 1985.",

  "issue.birthday_future.title": "Data di nascita nel futuro",
  "issue.birthday_future.message": "La data di nascita «{$cell}» è nel futuro.",
  "issue.birthday_future.hint":
    "Correggere l’anno. Scrivere la data come anno-mese-giorno, per esempio 1985-03-07 per il 7 marzo 1985.",

  "issue.birthday_yearless.title": "Data di nascita senza anno",
  "issue.birthday_yearless.message":
    "Nella data di nascita «{$cell}» manca l’anno, e per questo elenco sono ammesse solo date complete.",
  "issue.birthday_yearless.hint":
    "Aggiungere l’anno. Scrivere la data come anno-mese-giorno, per esempio 1985-03-07 per il 7 marzo 1985.",

  "issue.birthday_column.title": "Le date di nascita di tutta la colonna sono incerte",
  "issue.birthday_column.message": `.input {$readings :either}
.match $readings
|| {{La data di nascita «{$cell}» non è affidabile: {$why}.}}
* {{La data di nascita «{$cell}» non è affidabile: {$why}. Si può leggere come {$readings}.}}`,
  "issue.birthday_column.hint":
    "Esportare di nuovo l’elenco con le date di nascita come testo. Scrivere la data come anno-mese-giorno, per esempio 1985-03-07 per il 7 marzo 1985.",

  "issue.shared_birthday.title": "Una sola data di nascita per molte persone",
  "issue.shared_birthday.message":
    "In questo elenco {$people} persone hanno la data di nascita «{$cell}». Probabilmente è stata messa al posto di una data sconosciuta.",
  "issue.shared_birthday.hint":
    "Se queste persone sono nate tutte quel giorno, la risposta è «giusta». Se la data di nascita non è nota, la risposta è «sconosciuta»: i dati di queste persone vengono inviati senza data di nascita.",

  "issue.email_several.title": "Più di un indirizzo e-mail",
  "issue.email_several.message": `.input {$readings :all}
.match $readings
|| {{C’è più di un indirizzo e-mail: «{$cell}».}}
* {{C’è più di un indirizzo e-mail: {$readings}.}}`,
  "issue.email_several.hint": "Lasciare solo l’indirizzo da usare.",

  "issue.email_unreadable.title": "Indirizzo e-mail non leggibile",
  "issue.email_unreadable.message": "«{$cell}» non è un indirizzo e-mail.",
  "issue.email_unreadable.hint": "Correggere l’indirizzo e-mail, oppure svuotare la cella se non ce n’è uno.",

  "issue.columns_disagree.title": "Due colonne si contraddicono",
  "issue.columns_disagree.message": `.input {$readings :all}
.match $readings
|| {{Le colonne {$headers :all} riportano dati diversi per questa persona.}}
* {{Le colonne {$headers :all} riportano dati diversi per questa persona: {$readings}.}}`,
  "issue.columns_disagree.hint": "Correggere la cella sbagliata, oppure svuotarla.",

  "issue.contact_id_unreadable.title": "Codice contatto non leggibile",
  "issue.contact_id_unreadable.message": "Il codice contatto «{$cell}» non è un numero intero.",
  "issue.contact_id_unreadable.hint": "Correggere il codice contatto, oppure svuotare la cella se non è noto.",

  "issue.guardian_unreadable.title": "Persona di riferimento non chiara",
  "issue.guardian_unreadable.message": "Non è chiaro chi sia la persona di riferimento «{$cell}».",
  "issue.guardian_unreadable.hint":
    "Scrivere il valore con cui la persona di riferimento si riconosce nella propria riga, oppure il suo codice contatto.",

  "issue.cell_fault.title": "Cella danneggiata",
  "issue.cell_fault.message": "{$place :first} contiene «{$cell}», un valore che non si può usare: {$fault}.",
  "issue.cell_fault.hint": "Scrivere di nuovo il valore, come testo.",

  "issue.cells_shifted.title": "Le celle della riga sono fuori posto",
  "issue.cells_shifted.message":
    "{$place :first} contiene «{$cell}», che sembra {$kind}. Probabilmente le celle di questa riga sono nelle colonne sbagliate, quindi non è stato inviato nulla.",
  "issue.cells_shifted.hint": "Mettere ogni valore nella propria colonna.",

  "issue.remark_unclear.title": "Una nota parla di un decesso",
  "issue.remark_unclear.message":
    "La nota «{$cell}» parla di un decesso e potrebbe riferirsi a questa persona. Non è stato inviato nulla.",
  "issue.remark_unclear.hint":
    "Se questa persona è deceduta, scrivere «deceduto» o «deceduta» come nota. Altrimenti modificare la nota.",

  "issue.too_many_cells.title": "Più celle che colonne",
  "issue.too_many_cells.message":
    "Questa riga ha {$cells} celle, ma le colonne dell’elenco sono {$columns}. Non è chiaro a quale colonna appartenga ogni cella, quindi la riga non è stata usata.",
  "issue.too_many_cells.hint":
    "Spesso la causa è una virgola o un punto e virgola all’interno di un valore. Mettere ogni valore nella propria colonna.",

  "issue.broken_quotes.title": "Virgolette non chiuse",
  "issue.broken_quotes.message":
    "In questa riga si aprono delle virgolette che non si chiudono mai, quindi non è chiaro dove inizi e finisca ogni cella.",
  "issue.broken_quotes.hint": "Togliere le virgolette, oppure salvare l’elenco come file Excel (.xlsx).",

  "issue.cell_too_long.title": "Una cella è troppo lunga",
  "issue.cell_too_long.message": "Una cella di questa riga è più lunga di qualsiasi valore reale.",
  "issue.cell_too_long.hint":
    "Spesso la causa sono delle virgolette che non si chiudono mai. Correggere questa riga e controllare anche le righe vicine.",

  "issue.duplicate_key.title": "Più righe con la stessa chiave e valori diversi",
  "issue.duplicate_key.message": `.input {$sharing :string}
.input {$lineCount :integer}
.match $sharing $lineCount
wrong_key 0 {{La chiave («{$key}») appartiene a un’altra riga di questo elenco, come è stato deciso. Questa riga sembra riguardare un’altra persona, perciò non è stato inviato nulla.}}
wrong_key * {{La chiave («{$key}») appartiene a un’altra riga di questo elenco ({$lines}), come è stato deciso. Questa riga sembra riguardare un’altra persona, perciò non è stato inviato nulla.}}
people 0 {{Un’altra riga di questo file ha la stessa chiave («{$key}»), ma sembra riguardare un’altra persona.}}
people one {{La {$lines} di questo file ha la stessa chiave («{$key}»), ma sembra riguardare un’altra persona.}}
people * {{Le {$lines} di questo file hanno la stessa chiave («{$key}»), ma sembrano riguardare persone diverse.}}
* 0 {{Un’altra riga di questo file riguarda la stessa persona («{$key}»), ma con valori diversi.}}
* one {{La {$lines} di questo file riguarda la stessa persona («{$key}»), ma con valori diversi.}}
* * {{Le {$lines} di questo file riguardano la stessa persona («{$key}»), ma con valori diversi.}}`,
  "issue.duplicate_key.hint": `.input {$sharing :string}
.input {$keyWithName :string}
.match $sharing $keyWithName
wrong_key || {{Correggere {$keyColumns} in questa riga, oppure eliminare la riga dall’elenco.}}
wrong_key * {{Se le due persone hanno lo stesso recapito: chiedere all’assistenza informatica di aggiungere il nome alla chiave di questo elenco ("key": [{$keyWithName}]). Altrimenti: correggere {$keyColumns} in questa riga, oppure eliminare la riga dall’elenco.}}
people || {{Se sono persone diverse: correggere {$keyColumns} nella riga sbagliata. Se si tratta di una sola persona: decidere quale riga è giusta e togliere le altre.}}
* || {{Decidere quale riga è giusta e togliere le altre.}}
* * {{Se le righe riguardano una sola persona: decidere quale riga è giusta e togliere le altre. Se sono persone diverse con lo stesso recapito: chiedere all’assistenza informatica di aggiungere il nome alla chiave di questo elenco ("key": [{$keyWithName}]).}}`,

  "issue.duplicate_contact_id.title": "Due righe per lo stesso contatto",
  "issue.duplicate_contact_id.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Un’altra riga di questo file contiene lo stesso codice contatto ({$contactId}).}}
one {{La {$lines} di questo file contiene lo stesso codice contatto ({$contactId}).}}
* {{Le {$lines} di questo file contengono lo stesso codice contatto ({$contactId}).}}`,
  "issue.duplicate_contact_id.hint":
    "Decidere a quale persona appartiene il contatto e cancellare il codice contatto nelle altre righe.",

  "issue.looks_like.title": "Simile a una persona già presente nel servizio",
  "issue.looks_like.message": `.input {$key :string}
.input {$lineCount :integer}
.match $key $lineCount
|| 0 {{Potrebbe trattarsi di {$name}, che è già nel servizio. Non è stato creato un secondo contatto, per evitare auguri doppi.}}
|| * {{Potrebbe trattarsi di {$name}, che è anche nello stesso elenco (vedere {$lines}). Non è stato creato un secondo contatto, per evitare auguri doppi.}}
* * {{È stato risposto «stessa» per questa riga e per quella di «{$key}»: entrambe sarebbero quindi {$name}. Le due righe differiscono in: {$differing}. Non è stato inviato nulla.}}`,
  "issue.looks_like.hint": `.input {$key :string}
.match $key
|| {{Se è la stessa persona, la risposta è «stessa»: il contatto riceve i valori di questa riga. Se è un’altra persona, la risposta è «nuova»: per questa persona viene creato un nuovo contatto.}}
* {{Rispondere «stessa» solo per la riga giusta: l’altra non viene usata. Se questa riga riguarda un’altra persona, la risposta è «nuova». Oppure inserire gli stessi valori in entrambe le righe.}}`,

  "issue.looks_like_in_doubt.title": "Simile a una persona forse già presente nel servizio",
  "issue.looks_like_in_doubt.message":
    "Potrebbe trattarsi di {$name}: i suoi dati sono già stati inviati, ma non è arrivata risposta. Per questa riga non è stato inviato nulla, per evitare auguri doppi.",
  "issue.looks_like_in_doubt.hint":
    "Cercare la persona nel servizio e comunicare il risultato all’assistenza informatica, che lo registra con «celebration-sync resolve {$operationId}». Questa riga viene poi inviata con il prossimo elenco.",

  "issue.may_be_never.title": "Forse una persona a cui non fare mai gli auguri",
  "issue.may_be_never.message": `.input {$by :string}
.match $by
email {{L’indirizzo e-mail di questa riga appartiene a una persona a cui non si devono mai fare gli auguri. Non è stato inviato nulla, perché la riga può riguardare quella persona.}}
phone {{Il numero di telefono di questa riga appartiene a una persona a cui non si devono mai fare gli auguri. Non è stato inviato nulla, perché la riga può riguardare quella persona.}}
key {{Il valore con cui si riconosce questa riga apparteneva a una persona a cui non si devono mai fare gli auguri. Non è stato inviato nulla, perché la riga può riguardare quella persona.}}
* {{A una persona con questo nome non si devono mai fare gli auguri. Non è stato inviato nulla, perché la riga può riguardare quella persona.}}`,
  "issue.may_be_never.hint": `.input {$contactId :string}
.match $contactId
|| {{Se è quella persona, la risposta è «stessa»: da ora in poi la riga viene esclusa. Se è un’altra persona, la risposta è «nuova»: la riga viene inviata.}}
* {{Se è quella persona, la risposta è «stessa»: da ora in poi la riga viene esclusa e il contatto {$contactId} viene eliminato. Se è un’altra persona, la risposta è «nuova»: la riga viene inviata.}}`,

  "issue.other_person.title": "È ancora la stessa persona?",
  "issue.other_person.message": `.input {$likeName :string}
.input {$key :string}
.match $likeName $key
|| || {{Questa riga è nuova, ma potrebbe riguardare {$name}, la cui riga non è più nell’elenco. Non è stato inviato nulla, per evitare auguri doppi.}}
|| * {{Il valore con cui si riconosce la persona («{$key}») finora apparteneva a {$name}. Questa riga sembra riguardare una persona diversa, quindi non è stato inviato nulla.}}
* * {{Il valore con cui si riconosce la persona («{$key}») finora apparteneva a {$name}. Questa riga sembra riguardare {$likeName}, quindi non è stato inviato nulla.}}`,
  "issue.other_person.hint": `.input {$likeName :string}
.input {$stays :string}
.input {$own :string}
.match $stays $likeName $own
gone * * {{Il contatto precedente non è più collegato a nessun elenco. La risposta è «nuova»: per questa persona viene creato un nuovo contatto.}}
|| || * {{Se è la stessa persona, la risposta è «stessa». Se è un’altra persona, la risposta è «nuova»: il contatto precedente viene eliminato e per questa persona ne viene creato uno nuovo.}}
* || * {{Se è la stessa persona, la risposta è «stessa». Se è un’altra persona, la risposta è «nuova»: il contatto precedente resta nel servizio, perché questo elenco non può eliminare, e per questa persona ne viene creato uno nuovo.}}
* * || {{Se questa riga riguarda {$name}, la risposta è «stessa»: il contatto riceve i valori di questa riga. Se riguarda {$likeName} o un’altra persona, la risposta è «nuova».}}
* * * {{Per {$likeName} esiste già un contatto. Se questa riga riguarda {$likeName} o un’altra persona, la risposta è «nuova». Con «stessa», il contatto di {$name} riceve i valori di questa riga, e {$likeName} è poi due volte nel servizio.}}`,

  "issue.guardian_unknown.title": "Persona di riferimento non trovata",
  "issue.guardian_unknown.message": "La persona di riferimento «{$cell}» non è né in questo elenco né nel servizio.",
  "issue.guardian_unknown.hint": "Correggere la persona di riferimento, oppure aggiungere all’elenco una riga per lei.",

  "issue.guardian_circle.title": "Riferimenti circolari tra persone",
  "issue.guardian_circle.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Questa persona sarebbe la persona di riferimento di sé stessa.}}
* {{Questa persona sarebbe la persona di riferimento di sé stessa (vedere {$lines}).}}`,
  "issue.guardian_circle.hint": "Correggere la persona di riferimento in una di queste righe.",

  "issue.linked_elsewhere.title": "Il contatto appartiene a un’altra riga",
  "issue.linked_elsewhere.message": `.input {$feed :string}
.match $feed
|| {{Il codice contatto di questa riga ({$contactId}) appartiene già a un’altra persona.}}
* {{Il codice contatto di questa riga ({$contactId}) appartiene già a un’altra persona dell’elenco «{$feed}».}}`,
  "issue.linked_elsewhere.hint": "Correggere il codice contatto, oppure svuotare la cella.",

  "issue.cut_row.title": "L’ultima riga potrebbe essere troncata",
  "issue.cut_row.message": "Il file finisce a metà di questa riga o subito dopo, quindi la riga non è stata usata.",
  "issue.cut_row.hint": "Rimettere l’elenco completo nella cartella di ingresso.",
  "issue.torn_row.title": "Un’interruzione di riga spezza questa riga",
  "issue.torn_row.message":
    "Questa riga sembra formarne una sola con un’altra ({$lines}), spezzata da un’interruzione di riga, quindi nessuna è stata usata.",
  "issue.torn_row.hint":
    "Rimettere i dati su una sola riga, oppure mettere tra virgolette la cella con l’interruzione. Poi rimettere l’elenco nella cartella di ingresso.",

  "issue.waits_for_held.title": "Dipende da una modifica in attesa",
  "issue.waits_for_held.message":
    "L’indirizzo e-mail o il numero di telefono di questa persona è ancora usato da {$name}, la cui modifica è in attesa.",
  "issue.waits_for_held.hint":
    "Prima decidere sulla modifica in attesa. Non occorre fare altro: questa riga viene poi inviata.",
  "issue.waits_for_doubt.title": "Dipende da un esito incerto",
  "issue.waits_for_doubt.message":
    "Il valore con cui si riconosce la persona («{$key}») finora apparteneva a {$name}: i suoi dati sono già stati inviati, ma non è arrivata risposta. Questa riga sembra riguardare una persona diversa, quindi non è stato inviato nulla.",
  "issue.waits_for_doubt.hint":
    "Prima verificare se {$name} è nel servizio e far registrare il risultato. Non occorre fare altro: questa riga viene poi inviata, oppure diventa una domanda.",

  // Lines of a corrected report that are not used
  "issue.foreign_id.title": "Riga non proveniente da questo report",
  "issue.foreign_id.message":
    "Questa riga del report corretto non è stata usata: il suo _id «{$id}» non è stato assegnato dal programma.",
  "issue.foreign_id.hint":
    "Aprire il report più recente e fare questa correzione nella riga della persona. Ordinare solo righe intere e non modificare le colonne la cui intestazione inizia con _.",
  "issue.other_feed.title": "Riga del report di un altro elenco",
  "issue.other_feed.message": `.input {$feed :string}
.match $feed
|| {{Questa riga del report corretto non è stata usata: il suo _id «{$id}» viene dal report di un altro elenco.}}
* {{Questa riga del report corretto non è stata usata: il suo _id «{$id}» viene dal report dell’elenco «{$feed}».}}`,
  "issue.other_feed.hint":
    "Fare la correzione nel report di quell’elenco e mettere quel report da solo nella cartella di ingresso.",
  "issue.other_row.title": "Riga con l’_id di un’altra riga",
  "issue.other_row.message":
    "Questa riga del report corretto non è stata usata: il suo _id «{$id}» appartiene alla riga di {$name}.",
  "issue.other_row.hint":
    "Aprire il report più recente e fare questa correzione nella riga della persona. Ordinare solo righe intere e non modificare le colonne la cui intestazione inizia con _.",
  "issue.line_key_changed.title": "Riga la cui chiave è stata cambiata",
  "issue.line_key_changed.message":
    "Questa riga del report corretto non è stata usata: «{$column}» di {$name} non è più «{$cell}», e un report non può cambiarlo.",
  "issue.line_key_changed.hint":
    "Nel report più recente rimettere «{$cell}» in «{$column}», lasciare le altre correzioni come sono e mettere di nuovo il report nella cartella di ingresso. Se «{$cell}» è sbagliato, correggerlo nell’elenco.",
  "issue.lines_differ.title": "Righe che si contraddicono",
  "issue.lines_differ.message": `.input {$lineCount :integer}
.match $lineCount
one {{Questa riga del report corretto non è stata usata: la {$lines} del report ha lo stesso _id o la stessa chiave, ma valori diversi.}}
* {{Questa riga del report corretto non è stata usata: le {$lines} del report hanno lo stesso _id o la stessa chiave, ma valori diversi.}}`,
  "issue.lines_differ.hint":
    "Decidere quale riga è giusta, eliminare le altre dal report e mettere di nuovo il report nella cartella di ingresso.",
  "issue.waits_for_list.title": "In attesa di una decisione su un elenco",
  "issue.waits_for_list.message":
    "Questa correzione appartiene a un elenco in attesa di una decisione ({$list}). Resta in attesa insieme a quell’elenco.",
  "issue.waits_for_list.hint":
    "Decidere su quell’elenco. Se viene approvato, la correzione viene applicata automaticamente. Se viene scartato, la correzione decade.",
  "issue.list_discarded.title": "Correzione di un elenco scartato",
  "issue.list_discarded.message":
    "Questa correzione non è stata usata: l’elenco a cui apparteneva ({$list}) è stato scartato.",
  "issue.list_discarded.hint":
    "Fare la correzione nel report più recente, se vi compare la persona, altrimenti nell’elenco di partenza.",
  "issue.line_outdated.title": "Correzione arrivata tardi",
  "issue.line_outdated.message":
    "Questa correzione non è stata usata: la riga è cambiata dopo la creazione di questo report.",
  "issue.line_outdated.hint":
    "Fare la correzione nel report più recente, se vi compare la persona, altrimenti nell’elenco di partenza.",
  "issue.line_solved.title": "Correzione arrivata tardi",
  "issue.line_solved.message":
    "Questa correzione non è stata usata: quando è arrivata, la riga era già a posto o non era più nell’elenco.",
  "issue.line_solved.hint":
    "Fare la correzione nel report più recente, se vi compare la persona, altrimenti nell’elenco di partenza.",
  "issue.line_left_out.title": "Correzione di una riga esclusa",
  "issue.line_left_out.message":
    "Questa correzione non è stata usata: la riga è stata esclusa dopo il salvataggio di questo report.",
  "issue.line_left_out.hint":
    "Se la persona deve comunque essere nell’elenco, correggere la riga nell’elenco di partenza.",

  // Answers of the service. `$notDone` is one of these sentences without its full stop.
  "not_done.create": "Questa persona non è stata aggiunta",
  "not_done.update": "Questa persona non è stata aggiornata",
  "not_done.delete": "Questa persona non è stata eliminata",
  "not_done.none": "Per questa riga non è stato fatto nulla",

  "issue.invalid_request.title": "Il servizio non ha potuto usare questa riga",
  "issue.invalid_request.message": "{$notDone}: manca un valore, oppure il servizio non ha potuto usarlo.",
  "issue.invalid_request.hint":
    "Controllare il gruppo e gli altri valori di questa riga. La riga viene inviata di nuovo quando è stata modificata.",
  "issue.plan_limit_reached.title": "L’account è pieno",
  "issue.plan_limit_reached.message":
    "{$notDone}: l’account contiene già il numero massimo di contatti previsto dal piano.",
  "issue.plan_limit_reached.hint":
    "Liberare dei posti o passare a un piano più ampio. La riga non va modificata: la prossima elaborazione ci riprova.",
  "issue.not_found.title": "Non trovato nell’account",
  "issue.not_found.message": "{$notDone}: il servizio non conosce il gruppo o la persona.",
  "issue.not_found.hint":
    "Controllare che il gruppo esista ancora nel servizio, poi rimettere l’elenco nella cartella di ingresso.",
  "issue.contact_exists.title": "Recapito già usato in questo gruppo",
  "issue.contact_exists.message": `.input {$feed :string}
.input {$address :string}
.match $feed $address
|| || {{{$notDone}: in questo gruppo c’è già una persona con lo stesso indirizzo e-mail o numero di telefono.}}
|| * {{{$notDone}: in questo gruppo c’è già una persona con lo stesso recapito ({$address}).}}
* * {{Potrebbe trattarsi di {$name}, che è già nel servizio. Non è stato creato un secondo contatto, per evitare auguri doppi.}}`,
  "issue.contact_exists.hint": `.input {$feed :string}
.input {$lineCount :integer}
.input {$name :string}
.match $feed $lineCount $name
|| 0 || {{Se è la stessa persona, l’assistenza informatica può collegare questa riga a quel contatto con «celebration-sync link». Altrimenti inserire per questa persona un recapito diverso.}}
|| 0 * {{{$name :first} ha già questo recapito. Se è la stessa persona, lasciare nell’elenco una sola riga. Altrimenti inserire per questa persona un recapito diverso.}}
|| one * {{Anche la {$lines} di questo file contiene questo recapito. Se è la stessa persona, lasciare nell’elenco una sola riga. Altrimenti inserire per questa persona un recapito diverso.}}
|| * * {{Anche le {$lines} di questo file contengono questo recapito. Se è sempre la stessa persona, lasciare nell’elenco una sola riga. Altrimenti inserire per questa persona un recapito diverso.}}
* * * {{{$name :first} compare anche nell’elenco «{$feed}». Se è la stessa persona, lasciare una sola riga. Altrimenti inserire per questa persona un recapito diverso.}}`,
  "issue.validation_error.title": "Il servizio ha rifiutato un valore",
  "issue.validation_error.message": `.input {$cell :string}
.input {$refused :string}
.match $refused $cell
|| * {{{$notDone}: il servizio non accetta un valore di questa riga.}}
* || {{{$notDone}: {$refused} contiene un valore che il servizio non accetta.}}
* * {{{$notDone}: {$refused} contiene un valore che il servizio non accetta («{$cell}»).}}`,
  "issue.validation_error.hint": "Correggere il valore. La riga viene inviata di nuovo appena è stata modificata.",
  "issue.service_refused.title": "Il servizio ha rifiutato la riga",
  "issue.service_refused.message": "{$notDone}: il servizio ha rifiutato la richiesta.",
  "issue.service_refused.hint":
    "Se il motivo non è chiaro, rivolgersi all’assistenza informatica. Il supporto del servizio può trovare la richiesta con il valore della colonna _request_id.",
  "issue.group_gone.title": "Il gruppo non esiste più",
  "issue.group_gone.message": `.input {$operation :string}
.match $operation
delete {{{$notDone}: il gruppo della persona non esiste più nel servizio.}}
* {{{$notDone}: il gruppo «{$group}» non esiste più nel servizio.}}`,
  "issue.group_gone.hint": `.input {$operation :string}
.match $operation
delete {{Se la persona è ancora nel servizio, eliminare lì il contatto. Poi chiedere all’assistenza informatica di annullare il collegamento con «celebration-sync unlink{$row}».}}
* {{Creare di nuovo il gruppo, oppure scrivere un altro gruppo nella riga.}}`,
  "issue.contact_gone.title": "La persona non è più nel servizio",
  "issue.contact_gone.message":
    "Il contatto di questa persona non esiste più: è stato eliminato nel servizio. Il contatto non è stato creato di nuovo.",
  "issue.contact_gone.hint":
    "Togliere la persona dall’elenco di partenza. Se il contatto è stato eliminato per errore, chiedere all’assistenza informatica di farlo creare di nuovo.",
  "issue.guardian_not_created.title": "Manca la persona di riferimento",
  "issue.guardian_not_created.message":
    "I dati di questa persona non sono stati inviati, perché non è stato possibile aggiungere la persona di riferimento «{$cell}».",
  "issue.guardian_not_created.hint": `.input {$lineCount :integer}
.match $lineCount
0 {{Correggere prima la riga della persona di riferimento. La prossima elaborazione riproverà poi con questa riga.}}
* {{Correggere prima la riga della persona di riferimento ({$lines}). La prossima elaborazione riproverà poi con questa riga.}}`,
  "issue.in_doubt.title": "Non è certo che la persona sia arrivata",
  "issue.in_doubt.message": `.input {$otherContact :string}
.match $otherContact
|| {{I dati di questa persona sono stati inviati, ma non è arrivata nessuna risposta. La persona potrebbe essere nel servizio oppure no, e potrebbe comunque ricevere gli auguri. I dati non sono stati inviati di nuovo, per evitare auguri doppi.}}
* {{I dati di questa persona sono stati inviati, ma il servizio ha risposto con i dati di un’altra persona. La persona potrebbe essere nel servizio oppure no, e potrebbe comunque ricevere gli auguri. I dati non sono stati inviati di nuovo, per evitare auguri doppi.}}`,
  "issue.in_doubt.hint": `.input {$planFull :string}
.match $planFull
|| {{Cercare la persona nel servizio e comunicare il risultato all’assistenza informatica, che lo registra con «celebration-sync resolve {$operationId} --created CONTACT_ID» oppure «celebration-sync resolve {$operationId} --not-created».}}
* {{Non è stato possibile chiedere al servizio, perché l’account contiene già il numero massimo di contatti previsto dal piano («{$planFull}»). Con posti liberi o un piano più ampio, la prossima elaborazione chiederà di nuovo. Cercare la persona nel servizio e comunicare il risultato all’assistenza informatica, che lo registra con «celebration-sync resolve {$operationId} --created CONTACT_ID» oppure «celebration-sync resolve {$operationId} --not-created».}}`,
  "issue.exists_unlinked.title": "Nel servizio, ma non collegata a questo elenco",
  "issue.exists_unlinked.message": `.input {$address :string}
.match $address
|| {{Nel servizio c’è una persona con il recapito di questa riga. Molto probabilmente è questa persona, i cui dati sono già stati inviati senza ricevere risposta. Le modifiche a questa riga non arrivano al contatto finché la riga non è collegata.}}
* {{Nel servizio c’è una persona con il recapito di questa riga ({$address}). Molto probabilmente è questa persona, i cui dati sono già stati inviati senza ricevere risposta. Le modifiche a questa riga non arrivano al contatto finché la riga non è collegata.}}`,
  "issue.exists_unlinked.hint":
    "Cercare la persona nel servizio e comunicare il codice contatto all’assistenza informatica, che collega la riga al contatto con «celebration-sync link{$target}».",
  "issue.not_sent.title": "Non ancora inviata",
  "issue.not_sent.message": `.input {$why :string}
.match $why
|| {{{$notDone}, per ora.}}
* {{{$notDone}, per ora: {$why}.}}`,
  "issue.not_sent.hint": "Non occorre fare nulla: la prossima elaborazione riprova con questa riga.",

  // Rows that are applied, with a value that is left out or looks odd
  "issue.phone_unreadable.title": "Numero di telefono non leggibile",
  "issue.phone_unreadable.message": "Il numero di telefono «{$cell}» non è leggibile.",
  "issue.phone_unreadable.hint": "Scrivere il numero con il prefisso internazionale, per esempio +49 30 5550123.",
  "issue.phone_scientific.title": "Numero di telefono danneggiato dal foglio di calcolo",
  "issue.phone_scientific.message":
    "Il foglio di calcolo ha abbreviato il numero di telefono in «{$cell}»; le cifre sono andate perse.",
  "issue.phone_scientific.hint": "Impostare la colonna come testo, poi scrivere di nuovo il numero.",
  "issue.phone_rounded.title": "Numero di telefono arrotondato dal foglio di calcolo",
  "issue.phone_rounded.message":
    "Il numero di telefono «{$cell}» finisce con molti zeri. Probabilmente un foglio di calcolo lo ha arrotondato e le ultime cifre sono andate perse.",
  "issue.phone_rounded.hint":
    "Impostare la colonna come testo, poi scrivere di nuovo il numero prendendolo dall’originale.",
  "issue.phone_needs_country.title": "Numero di telefono senza prefisso internazionale",
  "issue.phone_needs_country.message": "Non è chiaro a quale paese appartenga il numero di telefono «{$cell}».",
  "issue.phone_needs_country.hint":
    "Scrivere il numero con il prefisso internazionale, per esempio +49 30 5550123, oppure chiedere all’assistenza informatica di impostare un paese per questo elenco.",
  "issue.phone_several.title": "Più di un numero di telefono",
  "issue.phone_several.message": `.input {$readings :all}
.match $readings
|| {{C’è più di un numero di telefono: «{$cell}».}}
* {{C’è più di un numero di telefono: {$readings}.}}`,
  "issue.phone_several.hint": "Lasciare solo il numero da usare.",
  "issue.timezone_unknown.title": "Fuso orario sconosciuto",
  "issue.timezone_unknown.message": "«{$cell}» non è un fuso orario noto.",
  "issue.timezone_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Scrivere area e città, per esempio Europe/Berlin.}}
* {{Forse si tratta di {$nearest}?}}`,
  "issue.value_unreadable.title": "Valore non leggibile",
  "issue.value_unreadable.message": `.input {$readings :all}
.input {$fault :string}
.match $readings $fault
|| || {{{$place :first} contiene «{$cell}», un valore che non si può usare.}}
|| * {{{$place :first} contiene «{$cell}», un valore che non si può usare: {$fault}.}}
* || {{Non è chiaro quale valore sia giusto tra {$readings}.}}
* * {{Non è chiaro quale valore sia giusto tra {$readings}: {$fault}.}}`,
  "issue.value_unreadable.hint": "Correggere il valore, oppure svuotare la cella.",
  "issue.birthday_stand_in_year.title": "Anno fittizio nella data di nascita",
  "issue.birthday_stand_in_year.message": `.input {$readings :either}
.match $readings
|| {{L’anno nella data di nascita «{$cell}» è uno di quelli che i programmi scrivono quando l’anno non è noto. La data è stata inviata senza anno.}}
* {{L’anno nella data di nascita «{$cell}» è uno di quelli che i programmi scrivono quando l’anno non è noto. La data è stata letta come {$readings}, senza anno.}}`,
  "issue.birthday_stand_in_year.hint": "Se si conosce l’anno di nascita, inserirlo.",
  "issue.birthday_implausible.title": "Data di nascita improbabile",
  "issue.birthday_implausible.message":
    "La data di nascita «{$cell}» è stata usata, ma l’anno è improbabile: è quello in corso o risale a più di un secolo fa.",
  "issue.birthday_implausible.hint":
    "Controllare l’anno. In un elenco dei compleanni di quest’anno c’è spesso l’anno in corso al posto dell’anno di nascita.",
  "issue.value_blanked.title": "Vuoto nell’elenco, ancora presente nel servizio",
  "issue.value_blanked.message":
    "{$place :first} è ora senza valore in questa riga, ma il servizio ha ancora «{$value}» e continua a usarlo.",
  "issue.value_blanked.hint":
    "Compilare di nuovo la cella. Se il valore va tolto, o non è di questa persona, farlo togliere nel servizio, oppure chiedere all’assistenza informatica di impostare «blankCells» su «clear» per questo elenco.",
  "issue.address_ordered_out.title": "Un recapito da tralasciare",
  "issue.address_ordered_out.message": `.input {$by :string}
.match $by
|| {{Il recapito «{$value}» viene tralasciato in questa riga dal {$since}, perché lo ha un altro contatto.}}
* {{Il recapito «{$value}» viene tralasciato in questa riga dal {$since} per la risposta di {$by}, perché lo ha un altro contatto.}}`,
  "issue.address_ordered_out.hint":
    "Se deve comunque essere inviato, chiedere all’assistenza informatica di porvi fine con «celebration-sync corrections drop {$correction}». Altrimenti toglierlo da questa riga.",
  "issue.address_left_out.title": "Recapito in comune escluso",
  "issue.address_left_out.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Il recapito «{$value}» appartiene già a un’altra riga dello stesso gruppo.}}
* {{Il recapito «{$value}» appartiene già a un’altra riga dello stesso gruppo ({$lines}).}}`,
  "issue.address_left_out.hint": "Inserire per questa persona un recapito proprio, se esiste.",
  "issue.greeted_twice.title": "Possibili auguri doppi",
  "issue.greeted_twice.message": `.input {$feed :string}
.match $feed
|| {{{$name :first} compare anche in un altro elenco e potrebbe ricevere gli auguri due volte.}}
* {{{$name :first} compare anche nell’elenco «{$feed}» e potrebbe ricevere gli auguri due volte.}}`,
  "issue.greeted_twice.hint": "Se è la stessa persona, toglierla da uno dei due elenchi.",
  "issue.second_row_differs.title": "Una seconda riga di una persona, con valori diversi",
  "issue.second_row_differs.message":
    "È stato risposto che questa riga e quella di «{$key}» riguardano la stessa persona. Viene usata solo l’altra riga. Le due righe differiscono in: {$differing}.",
  "issue.second_row_differs.hint":
    "Inserire gli stessi valori in entrambe le righe oppure togliere una delle due dal proprio elenco.",
  "issue.inactive_reported.title": "Persona indicata come non più attiva",
  "issue.inactive_reported.message":
    "Nell’elenco questa persona è contrassegnata con «{$word}», ma è ancora nel servizio e potrebbe ricevere gli auguri.",
  "issue.inactive_reported.hint": "Se non deve più ricevere gli auguri, far eliminare il contatto nel servizio.",
  "issue.remark_of_relative.title": "Una nota parla del decesso di un familiare",
  "issue.remark_of_relative.message": "La nota «{$cell}» sembra riguardare un familiare, quindi la riga viene usata.",
  "issue.remark_of_relative.hint": "Se questa persona è deceduta, scrivere «deceduto» o «deceduta» come nota.",
  "issue.group_filled_down.title": "Gruppo in una cella unita",
  "issue.group_filled_down.message":
    "Il gruppo «{$cell}» si trova in una cella unita ({$lines}). È stato usato per tutte le persone sulle righe di quella cella.",
  "issue.group_filled_down.hint": "Se tutte queste persone appartengono a quel gruppo, non occorre fare nulla.",
  "issue.former_contact_stays.title": "La persona precedente resta nel servizio",
  "issue.former_contact_stays.message":
    "Questa riga non riguarda più {$name}. Questo elenco non può eliminare, quindi la persona resta nel servizio e potrebbe ricevere gli auguri.",
  "issue.former_contact_stays.hint":
    "Se quella persona non deve più ricevere gli auguri, far eliminare il contatto nel servizio.",
  "issue.system_groups_dropped.title": "Gruppi esclusi",
  "issue.system_groups_dropped.message": `.input {$groups :all}
.match $groups
|| {{Alcuni gruppi del programma che ha creato l’elenco sono stati esclusi.}}
* {{Alcuni gruppi del programma che ha creato l’elenco sono stati esclusi: {$groups}.}}`,
  "issue.system_groups_dropped.hint": "Se il gruppo rimasto è quello giusto, non occorre fare nulla.",

  // Why a row was not sent yet, as the end of a sentence
  "why.changed_meanwhile": "nel frattempo i dati di questa persona nel servizio sono cambiati",
  "why.named_again": "la persona compare di nuovo in un elenco o in un report corretto più recente",
  "why.in_other_list": "quella persona nel frattempo è nel servizio da un altro elenco",
  "why.returned": "quella persona è di nuovo in un elenco più recente",
  "why.sent_before": "i dati erano già stati inviati e non è arrivata nessuna risposta",
  "why.maybe_same": "un’altra riga dell’elenco ({$lines}) potrebbe riguardare la stessa persona",
  "why.same_refused": "un’altra riga dell’elenco ({$lines}) potrebbe riguardare la stessa persona ed è stata rifiutata",
  "why.discarded": "il resto di questo elenco è stato scartato",
  "why.kept": "questa persona è stata esclusa quando l’elenco è stato approvato",
  "why.never": "a questa persona non si devono mai fare gli auguri",
  "why.blank_keeps": "le impostazioni sono cambiate: le celle vuote non cancellano più un valore",
  "why.yearless_rejected": "le impostazioni sono cambiate: le date di nascita senza anno non vengono più inviate",
  "why.column_gone": "le impostazioni sono cambiate: la colonna «{$setting}» non viene più letta",
  "why.column_reread": "le impostazioni sono cambiate: la colonna «{$setting}» viene letta come un altro campo",
  "why.default_changed": "le impostazioni sono cambiate: per «{$setting}» c’è un altro valore predefinito",
  "why.date_order_changed": "le impostazioni sono cambiate: le date vengono lette in un altro ordine",
  "why.name_order_changed": "le impostazioni sono cambiate: i nomi vengono letti in un altro ordine",
  "why.no_deletes": "le impostazioni sono cambiate: questo elenco non elimina più persone",
  "why.mark_ignored": "le impostazioni sono cambiate: il contrassegno nell’elenco non elimina più persone",
  "why.mark_held":
    "le impostazioni sono cambiate: le persone contrassegnate nell’elenco vengono eliminate solo dopo l’approvazione",
  "why.stricter_limits": "le impostazioni sono cambiate: senza approvazione si possono eliminare meno persone",

  // Lines that were left out
  "skip.repeated_header": "Di nuovo le intestazioni delle colonne, non una persona",
  "skip.footer": "Una riga finale (totale, data, nota), non una persona",
  "skip.instructions": "Istruzioni, non una persona",
  "skip.hidden_row": "Nascosta nel file",
  "skip.other_sheet": "In un foglio che non viene letto",
  "skip.second_table": "In una tabella diversa dall’elenco",
  "skip.inactive": "Indicata come deceduta, uscita o da eliminare, e non presente nel servizio",
  "skip.outdated": "È già nota una versione più recente di questa riga",
  "skip.solved": "Già risolta",
  "skip.left_out": "Esclusa dopo il salvataggio di questo report",
  "skip.refused_line": "Il suo _id non le appartiene",
  "skip.waits_for_list": "In attesa della decisione su un elenco",
  "skip.not_corrected": "Il suo elenco è in attesa di una decisione e la riga non è stata corretta",
  "skip.sent_on": "Era in attesa della decisione su un elenco; è stata poi usata con un report a parte",
  "skip.never": "Persona a cui non si devono mai fare gli auguri",
  "skip.duplicate": "La stessa riga è già più in alto; le due contano come una",

  // Why a column is used or left out
  "column.configured": "impostata per questo elenco",
  "column.alias": "riconosciuta dall’intestazione",
  "column.values": "riconosciuta dai valori",
  "column.key": "serve a riconoscere le persone",
  "column.not_groups": "non tutti i valori sono nomi di gruppi",
  "column.unmatched": "l’intestazione non corrisponde a nessun campo",
  "column.withheld": "riservata, non viene mai inviata",
  "column.ignored": "esclusa nelle impostazioni",

  // A column that looks like a field, and is not sent
  "proposal.email": "indirizzi e-mail",
  "proposal.phone": "numeri di telefono",
  "proposal.birthday": "date di nascita",
  "proposal.full_name": "nomi e cognomi",
  "proposal.first_name": "nomi",
  "proposal.last_name": "cognomi",
  "proposal.title.email": "E-mail",
  "proposal.title.phone": "Telefono",
  "proposal.title.birthday": "Data di nascita",
  "proposal.title.full_name": "Nome e cognome",
  "proposal.title.first_name": "Nome",
  "proposal.title.last_name": "Cognome",
  "proposal.untitled":
    "Una colonna senza intestazione sembra contenere {$looks}, e non viene inviata. Darle un’intestazione nell’elenco, per esempio «{$title}».",
  "proposal.titled": `La colonna «{$header}» sembra contenere {$looks}, e non viene inviata. Se è così, l’assistenza informatica aggiunge {$json}: "{$field}" sotto "columns" nelle impostazioni dell’elenco; altrimenti {$json}: null.`,

  // Guards: title, what looked wrong, what to look at
  "guard.delete_limit.title": "Più eliminazioni del solito",
  "guard.delete_limit.message": `.input {$limit :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{Verrebbe eliminata {$deletes} persona su {$linked :integer}; per questo elenco ogni eliminazione va approvata.}}
0 * {{Verrebbero eliminate {$deletes} persone su {$linked :integer}; per questo elenco ogni eliminazione va approvata.}}
1 one {{Verrebbe eliminata {$deletes} persona su {$linked :integer}; senza approvazione se ne può eliminare una sola.}}
1 * {{Verrebbero eliminate {$deletes} persone su {$linked :integer}; senza approvazione se ne può eliminare una sola.}}
* one {{Verrebbe eliminata {$deletes} persona su {$linked :integer}; senza approvazione se ne possono eliminare al massimo {$limit}.}}
* * {{Verrebbero eliminate {$deletes} persone su {$linked :integer}; senza approvazione se ne possono eliminare al massimo {$limit}.}}`,
  "guard.delete_limit.look": "Controllare se queste persone sono davvero uscite o se manca una parte dell’elenco.",
  "guard.delete_share.title": "Verrebbe eliminata una grande parte",
  "guard.delete_share.message": `.input {$deletes :integer}
.match $deletes
one {{Verrebbe eliminata {$deletes} persona su {$linked :integer}: più di un quarto dell’elenco.}}
* {{Verrebbero eliminate {$deletes} persone su {$linked :integer}: più di un quarto dell’elenco.}}`,
  "guard.delete_share.look": "Controllare se l’elenco è completo.",
  "guard.delete_total.title": "Un numero molto alto di eliminazioni",
  "guard.delete_total.message": `.input {$deletes :integer}
.match $deletes
one {{Verrebbe eliminata {$deletes} persona; oltre {$limit :integer} alla volta serve sempre un’approvazione.}}
* {{Verrebbero eliminate {$deletes} persone; oltre {$limit :integer} alla volta serve sempre un’approvazione.}}`,
  "guard.delete_total.look": "Controllare se l’elenco è completo.",
  "guard.group_emptied.title": "Un intero gruppo resterebbe vuoto",
  "guard.group_emptied.message": `.input {$people :integer}
.match $people
one {{Non resterebbe più nessuno in {$groups :all}: verrebbe eliminata l’ultima persona.}}
* {{Non resterebbe più nessuno in {$groups :all}: verrebbero eliminate le ultime {$people} persone.}}`,
  "guard.group_emptied.look": "Controllare se il gruppo è stato chiuso di proposito o se manca dall’elenco per errore.",
  "guard.still": `.input {$deletes :integer}
.match $deletes
one {{Verrebbe eliminata {$deletes} persona, come già dopo un elenco precedente, forse incompleto. Quell’eliminazione non è ancora stata approvata.}}
* {{Verrebbero eliminate {$deletes} persone, come già dopo un elenco precedente, forse incompleto. Quelle eliminazioni non sono ancora state approvate.}}`,
  "guard.unidentified_rows.title": "Righe di cui non si sa chi riguardano",
  "guard.unidentified_rows.message": `.input {$rows :integer}
.input {$deletes :integer}
.match $rows $deletes
one one {{{$rows} riga non applicata{$where} potrebbe riguardare una persona che verrebbe eliminata.}}
one * {{{$rows} riga non applicata{$where} potrebbe riguardare una delle {$deletes} persone che verrebbero eliminate.}}
* one {{{$rows} righe non applicate{$where} potrebbero riguardare una persona che verrebbe eliminata.}}
* * {{{$rows} righe non applicate{$where} potrebbero riguardare persone che verrebbero eliminate (in tutto {$deletes}).}}`,
  "guard.unidentified_rows.look": `.input {$rows :integer}
.match $rows
one {{Correggere prima quella riga in rejections.xlsx. Le persone potrebbero essere ancora nell’elenco, con un altro nome o numero.}}
* {{Correggere prima quelle righe in rejections.xlsx. Le persone potrebbero essere ancora nell’elenco, con un altro nome o numero.}}`,
  "guard.inactive_people.title": "Persone indicate come non più attive",
  "guard.inactive_people.message": `.input {$people :integer}
.match $people
one {{{$people} persona è indicata come deceduta, uscita o da eliminare.}}
* {{{$people} persone sono indicate come decedute, uscite o da eliminare.}}`,
  "guard.inactive_people.look": "Controllare i nomi.",
  "guard.never_listed.title": "Collegate, ma in nessun elenco",
  "guard.never_listed.message": `.input {$people :integer}
.match $people
one {{L’assistenza informatica ha collegato {$people} persona a un contatto, ma finora quella persona non è comparsa in nessun elenco. Il valore con cui la si riconosce potrebbe contenere un errore di battitura.}}
* {{L’assistenza informatica ha collegato {$people} persone a dei contatti, ma finora quelle persone non sono comparse in nessun elenco. I valori con cui le si riconosce potrebbero contenere errori di battitura.}}`,
  "guard.never_listed.look": "Confrontare con l’elenco i valori con cui si riconoscono queste persone.",
  "guard.kept_people.title": "Escluse quando un elenco è stato approvato",
  "guard.kept_people.message": `.input {$deletes :integer}
.match $deletes
one {{Verrebbe eliminata {$deletes} persona che è stata esclusa quando è stato approvato un elenco precedente.}}
* {{Verrebbero eliminate {$deletes} persone che sono state escluse quando è stato approvato un elenco precedente.}}`,
  "guard.kept_people.look": "Se queste persone devono restare, rimetterle nell’elenco.",
  "guard.delete_week.title": "Molte eliminazioni in una settimana",
  "guard.delete_week.message": `.input {$limit :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{Nell’arco di sette giorni verrebbe eliminata {$deletes} persona; per questo elenco ogni eliminazione va approvata.}}
0 * {{Nell’arco di sette giorni verrebbero eliminate {$deletes} persone; per questo elenco ogni eliminazione va approvata.}}
1 one {{Nell’arco di sette giorni verrebbe eliminata {$deletes} persona; senza approvazione se ne può eliminare una sola.}}
1 * {{Nell’arco di sette giorni verrebbero eliminate {$deletes} persone; senza approvazione se ne può eliminare una sola.}}
* one {{Nell’arco di sette giorni verrebbe eliminata {$deletes} persona; senza approvazione se ne possono eliminare al massimo {$limit}.}}
* * {{Nell’arco di sette giorni verrebbero eliminate {$deletes} persone; senza approvazione se ne possono eliminare al massimo {$limit}.}}`,
  "guard.delete_week.look":
    "Controllare se queste persone sono davvero uscite o se gli elenchi si sono accorciati per errore.",
  "guard.cut_off.title": "L’elenco potrebbe essere incompleto",
  "guard.cut_off.message": `.input {$deletes :integer}
.match $deletes
one {{{$why} Verrebbe eliminata {$deletes} persona che manca dall’elenco.}}
* {{{$why} Verrebbero eliminate {$deletes} persone che mancano dall’elenco.}}`,
  "guard.cut_off.look": "Controllare se l’elenco è completo.",
  "guard.cut_off.end": `.input {$last :integer}
.input {$missing :integer}
.match $last $missing
one * {{Manca l’ultima riga dell’elenco precedente: questo elenco sembra finire troppo presto.}}
* one {{Delle ultime {$last} righe dell’elenco precedente ne manca {$missing}: questo elenco sembra finire troppo presto.}}
* * {{Delle ultime {$last} righe dell’elenco precedente ne mancano {$missing}: questo elenco sembra finire troppo presto.}}`,
  "guard.cut_off.round":
    "Questo elenco ha esattamente {$rows :integer} righe. Molti programmi si fermano a un numero del genere.",
  "guard.cut_off.row": "Questo elenco finisce in modo diverso dai precedenti, come se l’ultima riga fosse troncata.",
  "guard.cut_off.pasted": `.input {$rows :integer}
.match $rows
one {{{$rows} riga compare due volte in questo elenco. Righe così sono state forse incollate su quelle di altre persone.}}
* {{{$rows} righe compaiono due volte in questo elenco. Righe così sono state forse incollate su quelle di altre persone.}}`,
  "guard.two_lists.title": "Sono arrivati due elenchi insieme",
  "guard.two_lists.message": `.input {$deletes :integer}
.match $deletes
one {{Verrebbe eliminata {$deletes} persona che manca da questo elenco, ma che compare in un altro elenco arrivato nello stesso momento.}}
* {{Verrebbero eliminate {$deletes} persone che mancano da questo elenco, ma che compaiono in un altro elenco arrivato nello stesso momento.}}`,
  "guard.two_lists.look": "Controllare quale dei due elenchi è quello giusto.",
  "guard.older_list.title": "Un elenco più vecchio",
  "guard.older_list.message": `.input {$day :day}
.match $day
|| {{Questo elenco è più vecchio di uno che è già stato applicato.}}
* {{Questo elenco è più vecchio di uno che è già stato applicato in data {$day} alle ore {$time} UTC.}}`,
  "guard.older_list.returns": "Questo elenco sembra uno più vecchio con qualche modifica: {$what}.",
  "guard.older_list.leavers": `.input {$leavers :integer}
.match $leavers
one {{{$leavers} persona già uscita verrebbe aggiunta di nuovo}}
* {{{$leavers} persone già uscite verrebbero aggiunte di nuovo}}`,
  "guard.older_list.joiners": `.input {$joiners :integer}
.match $joiners
one {{{$joiners} persona entrata di recente verrebbe eliminata}}
* {{{$joiners} persone entrate di recente verrebbero eliminate}}`,
  "guard.older_list.values": `.input {$values :integer}
.match $values
one {{{$values} persona riavrebbe un valore precedente}}
* {{{$values} persone riavrebbero un valore precedente}}`,
  "guard.older_list.look": "Se questo elenco è stato messo nella cartella di ingresso per errore, scartarlo.",
  "guard.key_changed.title": "Le persone vengono riconosciute in modo diverso",
  "guard.key_changed.message": `.input {$linked :integer}
.match $linked
one {{È cambiata l’impostazione con cui si riconoscono le persone. {$linked} persona potrebbe essere scambiata per nuova.}}
* {{È cambiata l’impostazione con cui si riconoscono le persone. {$linked} persone potrebbero essere scambiate per nuove.}}`,
  "guard.key_changed.look":
    "Controllare che cosa cambierebbe: dovrebbero essere aggiunte o eliminate solo poche persone.",
  "guard.key_column_gone.title": "Manca la colonna con cui si riconoscono le persone",
  "guard.key_column_gone.message": "Nell’elenco ora manca: {$columns :all}.",
  "guard.key_column_gone.look": "Controllare se la colonna è stata rinominata o esclusa dall’esportazione.",
  "guard.columns_gone.title": "Mancano molte colonne",
  "guard.columns_gone.message": `.input {$gone :integer}
.match $gone
one {{Manca {$gone} colonna su {$known :integer} già note: {$columns :all}.}}
* {{Mancano {$gone} colonne su {$known :integer} già note: {$columns :all}.}}`,
  "guard.columns_gone.look": "Controllare se è stato esportato l’elenco giusto.",
  "guard.unreadable_rows.title": "La maggior parte delle righe non è leggibile",
  "guard.unreadable_rows.message": `.input {$unreadable :integer}
.match $unreadable
one {{{$unreadable} riga su {$rows :integer} non è leggibile.}}
* {{{$unreadable} righe su {$rows :integer} non sono leggibili.}}`,
  "guard.unreadable_rows.look": "Controllare se il file è quello giusto e come è stato salvato.",
  "guard.unreadable_rows.date_order":
    "Le date di nascita si possono leggere in due modi. Se è l’elenco giusto, approvarlo: le righe senza dubbi vengono applicate, le altre restano in attesa di un’unica risposta.",
  "guard.unreadable_rows.name_order":
    "I nomi si possono leggere in due modi. Chiedere all’assistenza informatica di impostare nameOrder per questi elenchi (given_first o family_first).",
  "guard.blank_keys.title": "Righe senza il valore con cui si riconoscono le persone",
  "guard.blank_keys.message":
    "La colonna con cui si riconoscono le persone è vuota in molte righe ({$percent :integer}%). Finora non era mai stata vuota.",
  "guard.blank_keys.look": "Controllare se l’esportazione è completa.",
  "guard.new_people.title": "Un numero insolito di persone nuove",
  "guard.new_people.message": `.input {$new :integer}
.match $new
one {{{$new} persona risulterebbe nuova (già note: {$linked :integer}). Spesso la causa è che è cambiata la colonna con cui si riconoscono le persone.}}
* {{{$new} persone risulterebbero nuove (già note: {$linked :integer}). Spesso la causa è che è cambiata la colonna con cui si riconoscono le persone.}}`,
  "guard.new_people.look": "Controllare se sono davvero nuove.",
  "guard.group_moved.title": "Molte persone cambierebbero gruppo",
  "guard.group_moved.message": `.input {$people :integer}
.match $people
one {{{$people} persona lascerebbe {$groups :all} per un altro gruppo.}}
* {{{$people} persone lascerebbero {$groups :all} per un altro gruppo.}}`,
  "guard.group_moved.look": "Controllare se il cambio è voluto.",
  "guard.group_id_changed.title": "Un gruppo è stato creato di nuovo",
  "guard.group_id_changed.message":
    "Nel servizio questo nome ora appartiene a un gruppo diverso da prima: {$groups :all}.",
  "guard.group_id_changed.look": "Controllare nel servizio se il nuovo gruppo ha il flusso di lavoro giusto.",
  "guard.other_list.title": "Un elenco di altre persone",
  "guard.other_list.message": `.input {$new :integer}
.match $new
one {{Persone già note in questo elenco: solo {$listed :integer} su {$linked :integer}; in più c’è {$new} persona nuova.}}
* {{Persone già note in questo elenco: solo {$listed :integer} su {$linked :integer}; in più ci sono {$new} persone nuove.}}`,
  "guard.other_list.look": "Controllare se questo è l’elenco giusto.",
  "guard.birthdays_changed.title": "Molte date di nascita modificate",
  "guard.birthdays_changed.message": `.input {$people :integer}
.match $people
one {{Cambierebbe la data di nascita di {$people} persona su {$linked :integer}.}}
* {{Cambierebbe la data di nascita di {$people} persone su {$linked :integer}.}}`,
  "guard.birthdays_changed.look": "Confrontare alcune date di nascita con una fonte sicura.",
  "guard.names_changed.title": "Molti nomi modificati",
  "guard.names_changed.message": `.input {$people :integer}
.match $people
one {{Per {$people} persona su {$linked :integer} cambierebbero questi dati: {$fields}.}}
* {{Per {$people} persone su {$linked :integer} cambierebbero questi dati: {$fields}.}}`,
  "guard.names_changed.look": "Controllare se ogni nome è ancora sulla riga della persona giusta.",
  "guard.addresses_changed.title": "Molti recapiti modificati",
  "guard.addresses_changed.message": `.input {$people :integer}
.match $people
one {{Per {$people} persona su {$linked :integer} cambierebbero o verrebbero cancellati questi dati: {$fields}.}}
* {{Per {$people} persone su {$linked :integer} cambierebbero o verrebbero cancellati questi dati: {$fields}.}}`,
  "guard.addresses_changed.look": "Controllare se ogni recapito è ancora sulla riga della persona giusta.",
  "guard.columns_changed.title": "Una colonna è cambiata per molte persone",
  "guard.columns_changed.message": `.input {$people :integer}
.match $people
one {{Per {$people} persona su {$linked :integer} cambierebbe questo dato: {$field}.}}
* {{Per {$people} persone su {$linked :integer} cambierebbe questo dato: {$field}.}}`,
  "guard.columns_changed.look": "Controllare se la colonna è quella giusta.",
  "guard.values_exchanged.title": "Valori passati ad altre persone",
  "guard.values_exchanged.message": `.input {$people :integer}
.match $people
one {{{$people} persona riceverebbe un valore che prima era di un’altra persona dell’elenco. Dato interessato: {$field}.}}
* {{{$people} persone riceverebbero un valore che prima era di un’altra persona dell’elenco. Dato interessato: {$field}.}}`,
  "guard.values_exchanged.look": "Controllare se una colonna è stata ordinata o spostata senza le altre.",
  "guard.values_filled.title": "Un solo valore per più persone",
  "guard.values_filled.message": `.input {$people :integer}
.match $people
one {{{$people} persona riceverebbe lo stesso valore di altre, o uno che aumenta di riga in riga. Dato interessato: {$field}.}}
* {{{$people} persone riceverebbero lo stesso valore, o uno che aumenta di riga in riga. Dato interessato: {$field}.}}`,
  "guard.values_filled.look": "Controllare se una cella è stata trascinata verso il basso o copiata per errore.",
  "guard.keys_reassigned.title": "Altre persone con numeri già noti",
  "guard.keys_reassigned.message": `.input {$people :integer}
.match $people
one {{{$people} riga sembra riguardare una persona diversa da quella che finora si riconosceva con lo stesso valore.}}
* {{{$people} righe sembrano riguardare persone diverse da quelle che finora si riconoscevano con gli stessi valori.}}`,
  "guard.keys_reassigned.look":
    "Controllare se i numeri sono stati assegnati ad altre persone o se questo è un altro elenco.",
  "guard.people_twice.title": "Persone forse presenti due volte nell’elenco",
  "guard.people_twice.message": `.input {$people :integer}
.match $people
one {{{$people} riga nuova ha lo stesso nome di un’altra riga nuova, e anche la stessa data di nascita o lo stesso indirizzo e-mail. L’elenco contiene {$listed :integer} persone. Confrontare per esempio le righe {$lines :all} del file.}}
* {{{$people} righe nuove hanno lo stesso nome di un’altra riga nuova, e anche la stessa data di nascita o lo stesso indirizzo e-mail. L’elenco contiene {$listed :integer} persone. Confrontare per esempio le righe {$lines :all} del file.}}`,
  "guard.people_twice.look":
    "Controllare se ci sono persone presenti due volte nell’elenco. Se si approva l’elenco, per ognuna di queste righe viene creato un contatto.",
  "guard.settings_changed.title": "Un’impostazione cambiata riguarda molte persone",
  "guard.settings_changed.message": `.input {$people :integer}
.match $people
one {{Sono cambiate alcune impostazioni di questo elenco: {$settings :all}. Di conseguenza {$people} persona già nota su {$linked :integer} riceverebbe altri valori.}}
* {{Sono cambiate alcune impostazioni di questo elenco: {$settings :all}. Di conseguenza {$people} persone già note su {$linked :integer} riceverebbero altri valori.}}`,
  "guard.settings_changed.look":
    "Chiedere all’assistenza informatica se queste impostazioni devono davvero riguardare così tante persone.",
  "guard.birthdays_shifted.title": "Molte date di nascita cambiate allo stesso modo",
  "guard.birthdays_shifted.message": `.input {$people :integer}
.match $people
one {{{$people} data di nascita è cambiata: {$how}. Di solito è un programma che l’ha danneggiata.}}
* {{{$people} date di nascita sono cambiate allo stesso modo: {$how}. Di solito è un programma che le ha danneggiate.}}`,
  "guard.birthdays_shifted.look": "Confrontare alcune date di nascita con una fonte sicura.",
  "guard.column_blank.title": "Una colonna è improvvisamente vuota",
  "guard.column_blank.message": "Prima conteneva valori, ora è vuota in ogni riga: {$columns :all}.",
  "guard.column_blank.look": "Controllare se l’esportazione è completa.",
  "guard.strangers.title": "Nel gruppo ci sono persone che non vengono da nessun elenco",
  "guard.strangers.message": `.input {$listed :integer}
.input {$known :integer}
.input {$unknown :integer}
.match $listed $known $unknown
one * * {{Nel servizio c’è {$listed} persona in {$groups :all} che non viene dagli elenchi. Se è anche in questo elenco, riceverebbe gli auguri due volte.}}
* 0 * {{Nel servizio ci sono {$listed} persone in {$groups :all}; nessuna viene dagli elenchi. Se alcune sono anche in questo elenco, riceverebbero gli auguri due volte.}}
* * one {{Nel servizio ci sono {$listed} persone in {$groups :all}; {$unknown} non viene dagli elenchi. Se è anche in questo elenco, riceverebbe gli auguri due volte.}}
* * * {{Nel servizio ci sono {$listed} persone in {$groups :all}; {$unknown} non vengono dagli elenchi. Se alcune sono anche in questo elenco, riceverebbero gli auguri due volte.}}`,
  "guard.strangers.restored":
    "L’archivio del programma è stato ripristinato da una copia più vecchia. Alcune persone di questo elenco potrebbero essere già in {$groups :all} e riceverebbero gli auguri due volte.",
  "guard.strangers.look":
    "Se delle persone di questo elenco sono già nel gruppo, far prima collegare queste persone ai loro contatti dall’assistenza informatica («celebration-sync link»). Se sono altre persone, approvare.",

  // By how much birthdays moved
  "interval.exchanged": "giorno e mese scambiati",
  "interval.epoch": "spostamento di 4 anni e un giorno",
  "interval.days": `.input {$count :integer}
.match $count
one {{spostamento di un giorno}}
* {{spostamento di {$count} giorni}}`,
  "interval.months": `.input {$count :integer}
.match $count
one {{spostamento di un mese}}
* {{spostamento di {$count} mesi}}`,
  "interval.years": `.input {$count :integer}
.match $count
one {{spostamento di un anno}}
* {{spostamento di {$count} anni}}`,

  // What a wrong list looks like
  "pattern.column_out_of_step": "Sembra che una colonna sia stata ordinata o spostata senza le altre.",
  "pattern.filled_down":
    "Sembra che un valore sia stato trascinato verso il basso o incollato sulle righe di altre persone.",
  "pattern.counted_up": "Sembra che un foglio di calcolo abbia fatto aumentare i valori di riga in riga.",
  "pattern.same_interval": "Sembra che un programma abbia spostato tutte queste date dello stesso periodo.",
  "pattern.day_month_exchanged": "Sembra che giorno e mese si siano scambiati di posto.",
  "pattern.names_exchanged": "Sembra che nomi e cognomi si siano scambiati di posto.",
  "pattern.keys_reused": "Sembra che i numeri con cui si riconoscono le persone ora appartengano ad altre persone.",
  "pattern.other_people": "Sembra un elenco di altre persone.",

  // What waits, and how to decide
  "hold.run": "Di questo elenco non è stato applicato nulla.",
  "hold.rest":
    "È in attesa ciò che questa elaborazione non aveva ancora inviato quando è stata interrotta; tutto il resto è stato applicato.",
  "hold.deletes": "Sono in attesa solo le eliminazioni; tutto il resto è stato applicato.",
  "hold.deletes_and_rows": `.input {$rows :integer}
.match $rows
one {{Sono in attesa le eliminazioni e {$rows} persona nuova che somiglia a una persona da eliminare; tutto il resto è stato applicato.}}
* {{Sono in attesa le eliminazioni e {$rows} persone nuove che somigliano a una persona da eliminare; tutto il resto è stato applicato.}}`,
  "hold.way_out":
    "Se l’elenco è giusto, approvarlo con «celebration-sync approve {$run}». Altrimenti scartarlo con «celebration-sync discard {$run}», oppure mettere un elenco corretto nella cartella di ingresso.",

  // Runs that stopped: what happened, what to do
  "halt.key_refused.happened": "Il servizio non consente più l’accesso a questo programma.",
  "halt.key_refused.to_do":
    "Segnalare all’assistenza informatica che l’accesso del programma al servizio va rinnovato. I dettagli sono in summary.json, accanto a questa pagina.",
  "halt.not_allowed.happened":
    "Il servizio ha rifiutato una richiesta perché a questo programma manca un’autorizzazione.",
  "halt.not_allowed.to_do":
    "Chiedere all’assistenza informatica di controllare le autorizzazioni del programma nel servizio. I dettagli sono in summary.json, accanto a questa pagina.",
  "halt.unreachable.happened": "Il servizio non era raggiungibile o non ha risposto come previsto.",
  "halt.unreachable.to_do":
    "Per ora non occorre fare nulla: la prossima elaborazione ci riprova. Se il prossimo report dice la stessa cosa, avvisare l’assistenza informatica.",
  "halt.unanswered.happened":
    "Sono stati inviati i dati di più persone, ma non è arrivata nessuna risposta. Il resto non è stato inviato, per evitare auguri doppi.",
  "halt.unanswered.to_do":
    "Per ora non occorre fare nulla: la prossima elaborazione ci riprova. Se il prossimo report dice la stessa cosa, avvisare l’assistenza informatica.",
  "halt.applied_differently.happened":
    "Il servizio ha salvato una persona in modo diverso da come risulta nell’elenco. Per non coinvolgere altre persone, per ora non viene inviato più nulla, nemmeno da altri elenchi.",
  "halt.applied_differently.to_do":
    "Chiedere all’assistenza informatica di controllare questo contatto nel servizio e poi di approvare o scartare questa elaborazione. I dettagli sono in summary.json, accanto a questa pagina.",
  "halt.other_contact.happened":
    "Il servizio ha risposto con i dati di un’altra persona. Per non confondere le persone, per ora non viene inviato più nulla, nemmeno da altri elenchi.",
  "halt.other_contact.to_do":
    "Chiedere all’assistenza informatica di cercare questa persona nel servizio e poi di approvare o scartare questa elaborazione. I dettagli sono in summary.json, accanto a questa pagina.",
  "halt.all_refused.happened": "Il servizio ha rifiutato tutto ciò che è stato inviato. Il resto non è stato inviato.",
  "halt.all_refused.to_do":
    "Per ora non occorre fare nulla: la prossima elaborazione ci riprova. Se il prossimo report dice la stessa cosa, avvisare l’assistenza informatica.",
  "halt.contacts_missing.happened":
    "Secondo il servizio non ci sono più alcune persone che dovrebbero esserci ancora. Non sono state aggiunte di nuovo, per evitare auguri doppi.",
  "halt.contacts_missing.to_do":
    "Se queste persone sono state tolte di proposito dal servizio, chiedere all’assistenza informatica di approvare questa elaborazione. Altrimenti la prossima elaborazione ci riprova. I dettagli sono in summary.json, accanto a questa pagina.",
  "halt.stopped.happened": "L’elaborazione è stata fermata di proposito prima che tutto fosse inviato.",
  "halt.stopped.to_do": "Non occorre fare nulla.",
  "halt.unknown.happened": "Non è stato possibile continuare a usare il servizio.",
  "halt.unknown.to_do": "Avvisare l’assistenza informatica. I dettagli sono in summary.json, accanto a questa pagina.",

  // Counts that stand alone
  "count.rows": `.input {$count :integer}
.match $count
one {{{$count} riga}}
* {{{$count} righe}}`,
  "count.people": `.input {$count :integer}
.match $count
one {{{$count} persona}}
* {{{$count} persone}}`,
  "count.columns": `.input {$count :integer}
.match $count
one {{{$count} colonna}}
* {{{$count} colonne}}`,
  "count.columns_unused": `.input {$count :integer}
.input {$unused :integer}
.match $count $unused
one * {{{$count} colonna, non inviata}}
* one {{{$count} colonne, {$unused} non inviata}}
* * {{{$count} colonne, {$unused} non inviate}}`,

  // The headline of a report
  "verdict.failed": "Questa elaborazione non è riuscita.",
  "verdict.halted": "Questa elaborazione si è fermata prima della fine.",
  "verdict.superseded": "Un elenco più recente ha sostituito questo.",
  "verdict.superseded_corrections":
    "Un elenco o un report più recente è arrivato prima che questo report fosse approvato. Le sue correzioni non sono state usate.",
  "verdict.unfinished": "Questa elaborazione non è conclusa.",
  "verdict.discarded": "Questo elenco è stato scartato. Non ne è stato applicato nulla.",
  "verdict.needs_you": `.input {$rows :integer}
.match $rows
one {{L’elenco è stato elaborato. C’è {$rows} riga da controllare.}}
* {{L’elenco è stato elaborato. Ci sono {$rows} righe da controllare.}}`,
  "verdict.needs_you_earlier": `.input {$rows :integer}
.input {$earlier :integer}
.match $rows $earlier
one * {{L’elenco è stato elaborato. C’è {$rows} riga da controllare, di un elenco precedente.}}
* one {{L’elenco è stato elaborato. Ci sono {$rows} righe da controllare, di cui {$earlier} di un elenco precedente.}}
* * {{L’elenco è stato elaborato. Ci sono {$rows} righe da controllare, di cui {$earlier} di elenchi precedenti.}}`,
  "verdict.one_question": `.input {$rows :integer}
.match $rows
one {{L’elenco è stato elaborato. Resta aperta una domanda, che riguarda {$rows} riga.}}
* {{L’elenco è stato elaborato. Resta aperta una domanda, che riguarda {$rows} righe.}}`,
  "verdict.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} correzione non è stata usata.}}
* {{{$count} correzioni non sono state usate.}}`,
  "verdict.not_read": `.input {$count :integer}
.match $count
one {{L’elenco è stato elaborato. {$count} riga non è stata letta.}}
* {{L’elenco è stato elaborato. {$count} righe non sono state lette.}}`,
  "verdict.people_not_read": `.input {$count :integer}
.match $count
one {{L’elenco è stato elaborato, ma {$count} persona del file non è stata letta.}}
* {{L’elenco è stato elaborato, ma {$count} persone del file non sono state lette.}}`,
  "verdict.column_unused": "L’elenco è stato elaborato, ma una colonna non è stata usata.",
  "verdict.follow_later": `.input {$count :integer}
.match $count
one {{L’elenco è stato elaborato. {$count} riga seguirà più tardi.}}
* {{L’elenco è stato elaborato. {$count} righe seguiranno più tardi.}}`,
  "verdict.deletions_discarded": `.input {$count :integer}
.match $count
one {{L’elenco è stato elaborato. {$count} eliminazione è stata scartata.}}
* {{L’elenco è stato elaborato. {$count} eliminazioni sono state scartate.}}`,
  "verdict.changes_discarded": `.input {$count :integer}
.match $count
one {{L’elenco è stato elaborato. {$count} modifica è stata scartata.}}
* {{L’elenco è stato elaborato. {$count} modifiche sono state scartate.}}`,
  "verdict.good": "Tutto a posto.",
  "verdict.held_rest": "Questo elenco è stato applicato in parte. Il resto è in attesa di una decisione.",
  "verdict.held_run": "Non è stato modificato nulla. Questo elenco è in attesa di una decisione.",
  "verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} eliminazione è in attesa di una decisione.}}
* {{{$count} eliminazioni sono in attesa di una decisione.}}`,

  // The line below the headline: “12 rows read: 3 people created, 2 updated; 7 were already right.”
  "lead.done_and_rest": "{$done}; {$rest}",
  "lead.whole": `.input {$read :integer}
.match $read
one {{{$read} riga letta: {$what}.}}
* {{{$read} righe lette: {$what}.}}`,
  "lead.nothing_sent": "al servizio non è stato inviato nulla",
  "lead.nothing_changed": "nel servizio non è stato modificato nulla",
  "lead.created": `.input {$count :integer}
.match $count
one {{{$count} persona aggiunta}}
* {{{$count} persone aggiunte}}`,
  "lead.updated": `.input {$count :integer}
.match $count
one {{{$count} aggiornata}}
* {{{$count} aggiornate}}`,
  "lead.deleted": `.input {$count :integer}
.match $count
one {{{$count} persona eliminata}}
* {{{$count} persone eliminate}}`,
  "lead.unchanged": `.input {$count :integer}
.match $count
one {{{$count} era già a posto}}
* {{{$count} erano già a posto}}`,
  "lead.rejected": `.input {$count :integer}
.match $count
one {{{$count} non è stata usata}}
* {{{$count} non sono state usate}}`,
  "lead.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} ha un esito incerto}}
* {{{$count} hanno un esito incerto}}`,
  "lead.held": `.input {$count :integer}
.match $count
one {{{$count} è in attesa di una decisione}}
* {{{$count} sono in attesa di una decisione}}`,
  "lead.deferred": `.input {$count :integer}
.match $count
one {{{$count} è stata rinviata}}
* {{{$count} sono state rinviate}}`,

  // What to do now
  "todo.title": "Che cosa fare ora",
  "todo.nothing": "Niente. Questa pagina si può chiudere.",
  "todo.open_rejections": "Apri rejections.xlsx",
  "todo.failed": "Avvisare l’assistenza informatica. Il file viene conservato: non va perso nulla.",
  "todo.rows_missing": `.input {$count :integer}
.match $count
one {{I conti non tornano: non si sa che fine abbia fatto {$count} riga del file. Avvisare l’assistenza informatica prima di fare affidamento su questo report.}}
* {{I conti non tornano: non si sa che fine abbiano fatto {$count} righe del file. Avvisare l’assistenza informatica prima di fare affidamento su questo report.}}`,
  "todo.rows_too_many": `.input {$count :integer}
.match $count
one {{I conti non tornano: è stata contata {$count} riga di troppo. Avvisare l’assistenza informatica prima di fare affidamento su questo report.}}
* {{I conti non tornano: sono state contate {$count} righe di troppo. Avvisare l’assistenza informatica prima di fare affidamento su questo report.}}`,
  "todo.other_sheet": `.input {$count :integer}
.match $count
one {{{$count} riga si trova in un altro foglio ({$sheets :all}), che non è stato letto: quella persona non è stata né aggiunta, né modificata, né eliminata. Spostare la riga nel foglio «{$sheet}», oppure chiedere all’assistenza informatica di impostare quali fogli leggere.}}
* {{{$count} righe si trovano in un altro foglio ({$sheets :all}), che non è stato letto: quelle persone non sono state né aggiunte, né modificate, né eliminate. Spostare le righe nel foglio «{$sheet}», oppure chiedere all’assistenza informatica di impostare quali fogli leggere.}}`,
  "todo.second_table": `.input {$count :integer}
.match $count
one {{{$count} riga si trova in una tabella diversa dall’elenco: quella persona non è stata né aggiunta, né modificata, né eliminata. Mettere la riga nella prima tabella, oppure in un file a parte.}}
* {{{$count} righe si trovano in una tabella diversa dall’elenco: quelle persone non sono state né aggiunte, né modificate, né eliminate. Mettere le righe nella prima tabella, oppure in un file a parte.}}`,
  "todo.people_left":
    "Se le persone di queste righe non ci sono più, togliere le righe dal file oppure nascondere il loro foglio. Nel frattempo restano nel servizio.",
  "todo.nothing_lost":
    "Non si è perso nulla: la prossima elaborazione riprende da dove questa si è fermata. Non occorre rimettere il file nella cartella di ingresso.",
  "todo.read_below": "Vedere più sotto che cosa è in attesa e perché.",
  "todo.read_below_names": "Vedere più sotto che cosa è in attesa e perché, e controllare i nomi.",
  "todo.approve":
    "Se l’elenco è giusto: chiedere all’assistenza informatica di approvarlo con «celebration-sync approve {$run}»",
  "todo.discard":
    "Se l’elenco è sbagliato: mettere un elenco corretto nella cartella di ingresso, oppure chiedere all’assistenza informatica di scartare questo con «celebration-sync discard {$run}»",
  "todo.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} riga corretta di questo file non è stata usata, perché viene da un report che non è il più recente. È riportata più sotto in «Righe escluse». Fare questa correzione nel report più recente o nell’elenco di partenza.}}
* {{{$count} righe corrette di questo file non sono state usate, perché vengono da un report che non è il più recente. Sono riportate più sotto in «Righe escluse». Fare queste correzioni nel report più recente o nell’elenco di partenza.}}`,
  "todo.superseded_corrections":
    "Le righe ancora sbagliate sono nel report più recente. Correggerle lì, o nell’elenco di partenza.",
  "todo.correct":
    "Aprire rejections.xlsx, che è nella stessa cartella di questa pagina, e correggere le celle colorate. Non modificare le colonne la cui intestazione inizia con _.",
  "todo.correct_some": `.input {$toCorrect :integer}
.match $toCorrect
one {{Aprire rejections.xlsx, che è nella stessa cartella di questa pagina, e correggere le celle colorate. Righe nel file: {$lines :integer}, di cui {$toCorrect} da correggere. Non modificare le colonne la cui intestazione inizia con _.}}
* {{Aprire rejections.xlsx, che è nella stessa cartella di questa pagina, e correggere le celle colorate. Righe nel file: {$lines :integer}, di cui {$toCorrect} da correggere. Non modificare le colonne la cui intestazione inizia con _.}}`,
  "todo.drop_back":
    "Salvare il file con un nome qualsiasi e metterlo nella cartella di ingresso, dove si mettono anche gli elenchi. Vengono inviate solo le righe di questo file; nessuna persona viene eliminata.",
  "trial.title": "Prova:",
  "trial.notice":
    "Questa era una prova. Al servizio non è stato inviato nulla e non è stato salvato nulla. Il report mostra che cosa succederebbe.",
  "trial.held":
    "Un elenco vero resta qui in attesa finché una persona non decide. Fino ad allora non viene inviato nulla di ciò che è in attesa.",
  "trial.correct":
    "Correggere queste righe nell’elenco di partenza. Una prova non ha un file rejections.xlsx da rimettere nella cartella di ingresso.",
  "todo.look_up": `.input {$count :integer}
.match $count
one {{Per {$count} persona non è certo che sia arrivata: cercarla nel servizio e comunicare il risultato all’assistenza informatica.}}
* {{Per {$count} persone non è certo che siano arrivate: cercarle nel servizio e comunicare il risultato all’assistenza informatica.}}`,
  "todo.warnings": `.input {$count :integer}
.match $count
one {{Volendo, dare un’occhiata a {$count} riga in cui un valore è stato escluso o sembra strano.}}
* {{Volendo, dare un’occhiata a {$count} righe in cui un valore è stato escluso o sembra strano.}}`,
  "todo.ungreeted": `.input {$count :integer}
.match $count
one {{{$count} persona nuova non può ancora ricevere gli auguri: {$people}.}}
* {{{$count} persone nuove non possono ancora ricevere gli auguri: {$people}.}}`,
  "todo.ungreeted_list":
    "Aggiungere nell’elenco di partenza ciò che manca: arriverà al servizio con il prossimo elenco.",
  "ungreeted.no_address": "né indirizzo e-mail né numero di telefono",
  "ungreeted.phone_country": "nessun indirizzo e-mail e un numero di telefono di cui non si conosce il paese",
  "ungreeted.phone_unread": "nessun indirizzo e-mail e un numero di telefono illeggibile",
  "ungreeted.no_birthday": "nessuna data di nascita",

  // Corrections that last
  "kept.title": "Corretto qui, non ancora nell’elenco di partenza",
  "kept.lead":
    "Queste celle sono state corrette qui, ma l’elenco di partenza contiene ancora il vecchio testo. Correggerle là da dove viene l’elenco. Fino ad allora vengono corrette qui ogni volta.",
  "kept.column": "Colonna",
  "kept.list_says": "Nell’elenco di partenza",
  "kept.used": "Valore usato",
  "kept.blank": "vuota",
  "kept.removed":
    "Questa riga viene esclusa, perché un’altra riga della stessa persona è quella giusta. Eliminarla dall’elenco di partenza.",
  "kept.wrong_key":
    "La chiave di questa riga appartiene a un’altra riga dell’elenco. Correggere la chiave di questa riga nell’elenco, oppure eliminare la riga.",
  "kept.left_out":
    "Nulla, perché un altro contatto del gruppo ha già questo recapito. Inserire nell’elenco di partenza un recapito proprio di questa persona, oppure eliminarlo da questa riga.",
  "kept.rule": `.input {$count :integer}
.match $count
one {{Regola per la colonna, usata in {$count} riga}}
many {{Regola per la colonna, usata in {$count} righe}}
* {{Regola per la colonna, usata in {$count} righe}}`,
  "kept.offer": `.input {$count :integer}
.match $count
one {{«{$was}» è stato corretto in «{$becomes}» in {$count} riga della colonna «{$header}». Per correggerlo in tutte le righe, comprese quelle degli elenchi successivi: «celebration-sync corrections rule {$id}»}}
many {{«{$was}» è stato corretto in «{$becomes}» in {$count} righe della colonna «{$header}». Per correggerlo in tutte le righe, comprese quelle degli elenchi successivi: «celebration-sync corrections rule {$id}»}}
* {{«{$was}» è stato corretto in «{$becomes}» in {$count} righe della colonna «{$header}». Per correggerlo in tutte le righe, comprese quelle degli elenchi successivi: «celebration-sync corrections rule {$id}»}}`,
  "kept.all": "Tutte: «celebration-sync corrections»",

  // Who decided: $when is a time, $how is one of the ways
  "decision.title": "Chi ha deciso",
  "decision.via.console": "dalla console",
  "decision.via.command_line": "dalla riga di comando",
  "decision.via.report": "in un report corretto",
  "decision.approve": "Approvato da {$by} in data {$when}, {$how}",
  "decision.discard": "Scartato da {$by} in data {$when}, {$how}",
  "decision.retry": "Nuovo invio chiesto da {$by} in data {$when}, {$how}",
  "decision.answer": `.input {$rows :integer}
.match $rows
one {{Risposta a {$rows} domanda data da {$by} in data {$when}, {$how}}}
* {{Risposte a {$rows} domande date da {$by} in data {$when}, {$how}}}`,
  "decision.resolve": `.input {$rows :integer}
.match $rows
one {{{$rows} caso dubbio deciso da {$by} in data {$when}, {$how}}}
* {{{$rows} casi dubbi decisi da {$by} in data {$when}, {$how}}}`,
  "decision.dismiss": `.input {$rows :integer}
.match $rows
one {{{$rows} riga esclusa da {$by} in data {$when}, {$how}}}
* {{{$rows} righe escluse da {$by} in data {$when}, {$how}}}`,
  "decision.correction": "Correzione permanente decisa da {$by} in data {$when}, {$how}",
  "decision.never": "Mai più auguri: deciso da {$by} in data {$when}, {$how}",
  "decision.lift": "Di nuovo gli auguri: deciso da {$by} in data {$when}, {$how}",
  "decision.erase": "Cancellazione di tutti i dati chiesta da {$by} in data {$when}, {$how}",
  "decision.alone": "Così non è stata rispettata la regola secondo cui approva una seconda persona.",
  "decision.noted": "{$what}: {$note :all}",
  "decision.kept": `.input {$count :integer}
.match $count
one {{{$count} persona è stata esclusa dalle eliminazioni e resta. Se manca ancora in un elenco, la domanda viene posta di nuovo.}}
* {{{$count} persone sono state escluse dalle eliminazioni e restano. Se mancano ancora in un elenco, la domanda viene posta di nuovo.}}`,

  // The picture of the rows
  "outcome.title": `.input {$count :integer}
.match $count
1 {{Che cosa ne è stato della riga}}
* {{Che cosa ne è stato delle {$count} righe}}`,
  "outcome.description": `.input {$read :integer}
.match $read
one {{{$read} riga in tutto: {$parts}.}}
* {{{$read} righe in tutto: {$parts}.}}`,
  "outcome.none": "nessuna",
  "outcome.created.label": `.input {$count :integer}
.match $count
one {{nuova}}
* {{nuove}}`,
  "outcome.created.means": "contatto creato nel servizio",
  "outcome.updated.label": `.input {$count :integer}
.match $count
one {{aggiornata}}
* {{aggiornate}}`,
  "outcome.updated.means": "dati modificati nel servizio",
  "outcome.unchanged.label": `.input {$count :integer}
.match $count
one {{invariata}}
* {{invariate}}`,
  "outcome.unchanged.means": `.input {$count :integer}
.match $count
* {{già a posto}}`,
  "outcome.rejected.label": `.input {$count :integer}
.match $count
* {{con errori}}`,
  "outcome.rejected.means": `.input {$count :integer}
.match $count
one {{non utilizzabile così}}
* {{non utilizzabili così}}`,
  "outcome.inDoubt.label": `.input {$count :integer}
.match $count
one {{incerta}}
* {{incerte}}`,
  "outcome.inDoubt.means": "nessuna conferma dal servizio",
  "outcome.held.label": `.input {$count :integer}
.match $count
* {{in attesa}}`,
  "outcome.held.means": `.input {$count :integer}
.match $count
one {{serve una decisione}}
* {{serve una decisione}}`,
  "outcome.deferred.label": `.input {$count :integer}
.match $count
one {{rinviata}}
* {{rinviate}}`,
  "outcome.deferred.means": "nuovo tentativo più tardi",
  "outcome.duplicate.label": `.input {$count :integer}
.match $count
one {{doppia}}
* {{doppie}}`,
  "outcome.duplicate.means": "la stessa riga due volte",
  "outcome.skipped.label": `.input {$count :integer}
.match $count
one {{esclusa}}
* {{escluse}}`,
  "outcome.skipped.means": "motivo indicato più sotto",
  "departed.title": "Persone che non sono nell’elenco:",
  "departed.deleted": `.input {$count :integer}
.match $count
one {{{$count} persona eliminata}}
* {{{$count} persone eliminate}}`,
  "departed.held": `.input {$count :integer}
.match $count
one {{{$count} eliminazione in attesa}}
* {{{$count} eliminazioni in attesa}}`,
  "departed.refused": `.input {$count :integer}
.match $count
one {{{$count} eliminazione rifiutata}}
* {{{$count} eliminazioni rifiutate}}`,

  // The top and the end of the page
  "page.list": "Elenco",
  "page.took": "durata: {$duration}",
  "page.seconds": "{$seconds :integer} s",
  "page.minutes": "{$minutes :integer} min {$seconds :integer} s",
  "page.hours": "{$hours :integer} h {$minutes :integer} min",
  "page.files": "Nella stessa cartella di questa pagina:",
  "page.mode.snapshot": "Il file vale come elenco completo: le persone che non vi compaiono più vengono eliminate.",
  "page.mode.changes": "Il file vale come elenco di modifiche: le persone che non vi compaiono restano.",
  "page.calls": `.input {$calls :integer}
.match $calls
one {{Al servizio è stata inviata {$calls} richiesta ({$groups :integer} per leggere i gruppi, {$create :integer} per aggiungere, {$update :integer} per aggiornare, {$delete :integer} per eliminare).}}
* {{Al servizio sono state inviate {$calls} richieste ({$groups :integer} per leggere i gruppi, {$create :integer} per aggiungere, {$update :integer} per aggiornare, {$delete :integer} per eliminare).}}`,
  "page.throttled": `.input {$count :integer}
.match $count
one {{Il servizio ha chiesto {$count} volta al programma di rallentare.}}
* {{Il servizio ha chiesto {$count} volte al programma di rallentare.}}`,
  "page.run": "Elaborazione {$run}",
  "page.sha256": "Somma di controllo del file (SHA-256): {$sum}",

  // Rows that need a person
  "rows.needsYou.title": "Righe da correggere",
  "rows.needsYou.lead":
    "Per queste righe non è ancora stato fatto nulla. Correggerle in rejections.xlsx e mettere quel file nella cartella di ingresso. Le righe risolte scompaiono da questa pagina.",
  "rows.inDoubt.title": "Potrebbero ricevere comunque gli auguri",
  "rows.inDoubt.lead":
    "I dati di queste persone sono stati inviati al servizio, ma non è arrivata una risposta chiara. Non vengono inviati di nuovo, per evitare auguri doppi. Cercare queste persone nel servizio.",
  "rows.warnings.title": "Meritano un’occhiata",
  "rows.warnings.lead": "Queste righe sono state elaborate. Uno dei loro valori è stato escluso o sembra strano.",
  "rows.deferred.title": "Nuovo tentativo automatico",
  "rows.deferred.lead": "Per queste righe non occorre fare nulla, a meno che non restino qui per molti giorni.",
  "rows.held_list":
    "Di questo elenco non è stato applicato nulla. Correggere queste righe in rejections.xlsx e mettere quel file nella cartella di ingresso. Le correzioni restano in attesa fino alla decisione sull’elenco.",
  "rows.no_report":
    "Di questo elenco non è stato applicato nulla, quindi queste righe non si possono correggere in un report. Se è l’elenco giusto, correggerle nell’elenco stesso.",
  "rows.earlier": `.input {$count :integer}
.match $count
one {{Di queste, {$count} viene da un elenco precedente.}}
* {{Di queste, {$count} vengono da elenchi precedenti.}}`,
  "rows.search": "Cerca in queste righe",
  "rows.search_example": "nome, riga, gruppo…",
  "rows.more": `.input {$count :integer}
.match $count
one {{Ancora {$count} riga di questo tipo: vedere rejections.xlsx.}}
* {{Altre {$count} righe di questo tipo: vedere rejections.xlsx.}}`,
  "rows.show_more": "Mostra di più ({$count :integer} di {$left :integer})",
  "rows.found": "Righe trovate: {$count :integer}",
  "rows.nothing_found": "Nessun risultato",
  "rows.line": "Riga {$line}",
  "rows.not_listed": "Assente dall’elenco dal giorno {$day :day}",
  "rows.earlier_list": "Elenco precedente, dal giorno {$day :day}",
  "rows.of_undo": "Annullamento di un elenco, dal giorno {$day :day}",
  "rows.blank": "vuoto",
  "rows.look_here": "guardare qui",
  "rows.beyond_columns": "oltre le colonne",

  // Tables of people
  "head.line": "Riga",
  "head.person": "Persona",
  "head.birthday": "Data di nascita",
  "head.group": "Gruppo",
  "head.contact": "Codice contatto",
  "head.to_do": "Operazione prevista",
  "head.would_change": "Che cosa cambierebbe",
  "head.changed": "Che cosa è cambiato",
  "people.updated": "Aggiornamenti",
  "people.created": "Nuovi contatti",
  "people.deleted": "Eliminazioni",
  "people.waiting": "Ancora da inviare",
  "people.dropped": "Operazioni non applicate",
  "people.kept": "Escluse, ancora nel servizio",
  "people.would_be_deleted": "Eliminazioni previste",
  "people.held": "In attesa",
  "people.create": "aggiungere",
  "people.update": "aggiornare",
  "people.delete": "eliminare",
  "people.more": `.input {$count :integer}
.match $count
one {{Un’altra voce si trova in {$file}.}}
* {{Altre {$count} voci si trovano in {$file}.}}`,
  "value.was": "prima",
  "value.now": "ora",

  // Why it waits
  "holds.waits": "Perché è in attesa",
  "holds.waited": "Perché era in attesa",
  "holds.check_first":
    "Controllare prima: gli auguri inviati non si possono ritirare. Se l’elenco viene annullato più tardi («undo»), le persone eliminate vengono aggiunte di nuovo, con un nuovo codice contatto.",
  "holds.over":
    "In questo elenco non c’è più nulla in attesa. È stata presa una decisione, oppure un elenco più recente ha sostituito questo.",
  "holds.example": "Per esempio",
  "holds.examples": "Per esempio: {$names}.",

  // How the file was read
  "reading.title": "Come è stato letto il file",
  "reading.text":
    "«{$file}» è stato letto come testo (codifica: {$encoding}), con le celle separate da {$delimiter}. Le intestazioni delle colonne sono nella riga {$line}.",
  "reading.xlsx":
    "«{$file}» è stato letto come file Excel, foglio «{$sheet}». Le intestazioni delle colonne sono nella riga {$line}.",
  "reading.ods":
    "«{$file}» è stato letto come file OpenDocument, foglio «{$sheet}». Le intestazioni delle colonne sono nella riga {$line}.",
  "reading.unknown_encoding": "sconosciuta",
  "reading.comma": "virgole",
  "reading.semicolon": "punti e virgola",
  "reading.tab": "tabulazioni",
  "reading.bar": "barre verticali",
  "reading.unknown_delimiter": "un carattere sconosciuto",
  "reading.columns": "Colonne",
  "reading.column": "Colonna",
  "reading.used_as": "Usata come",
  "reading.why": "Perché",
  "reading.samples": "Esempi",
  "reading.no_title": "senza intestazione",
  "reading.for_key": "per riconoscere le persone",
  "reading.not_sent": "non inviata",
  "reading.left_out": "Righe escluse ({$count :integer})",
  "reading.text_of_line": "Testo",

  // The last runs
  "history.title": "Le ultime elaborazioni",
  "history.caption": "Le ultime elaborazioni dell’elenco «{$feed}», dalla più recente",
  "history.when": "Quando",
  "history.ended": "Com’è andata",
  "history.rows": "Che cosa ne è stato delle righe",
  "history.needed_you": "Da controllare",
  "history.file": "File",
  "history.this_run": "questa elaborazione",
  "history.completed": "completata",
  "history.held": "in attesa di una decisione",
  "history.halted": "interrotta",
  "history.failed": "non riuscita",
  "history.superseded": "sostituita da un elenco più recente",
  "history.discarded": "scartata",
  "history.not_used": "non usata",
  "history.unfinished": "non conclusa",

  // Notices
  "notice.run": "{$file}: {$parts}. Report: {$report}",
  "notice.stopped_run": "{$file}: {$parts}. {$why} Report: {$report}",
  "notice.rejected": "{$count :integer} da correggere",
  "notice.held": "{$count :integer} in attesa",
  "notice.deferred": `.input {$count :integer}
.match $count
one {{{$count} rinviata}}
* {{{$count} rinviate}}`,
  "notice.in_doubt": "{$count :integer} con esito incerto",
  "notice.not_read": `.input {$count :integer}
.match $count
one {{{$count} non letta}}
* {{{$count} non lette}}`,
  "notice.status.held": "in attesa di una decisione",
  "notice.status.halted": "elaborazione interrotta prima della fine",
  "notice.status.failed": "elaborazione non riuscita",
  "notice.status.superseded": "sostituito da un elenco più recente",
  "notice.status.unfinished": "elaborazione non conclusa",
  "notice.file_failed": "{$file} non è stato usato. {$why} Il file ora si trova qui: {$path}",
  "notice.not_carried_out": `.input {$count :integer}
.match $count
one {{Una decisione non è stata applicata: è rimasta in attesa per più di un giorno, oppure nel frattempo sono stati ripristinati dati precedenti. La console e celebration-sync status la indicano. Se è ancora valida, decidere di nuovo.}}
* {{{$count} decisioni non sono state applicate: sono rimaste in attesa per più di un giorno, oppure nel frattempo sono stati ripristinati dati precedenti. La console e celebration-sync status le indicano. Se sono ancora valide, decidere di nuovo.}}`,
  "notice.brought_back":
    "Un programma ha scritto in {$file} dopo l’archiviazione dell’elenco. L’elenco è di nuovo nella cartella di ingresso e verrà letto di nuovo. Far scrivere prima il programma in un file con un altro nome e rinominare il file quando è completo.",
  "notice.no_list": `.input {$hours :integer}
.match $hours
one {{Da {$hours} ora non arriva nessun elenco «{$feed}». L’ultimo è arrivato in data {$day :day}.}}
* {{Da {$hours} ore non arriva nessun elenco «{$feed}». L’ultimo è arrivato in data {$day :day}.}}`,
  "notice.no_list_yet": `.input {$hours :integer}
.match $hours
one {{Da {$hours} ora non arriva nessun elenco «{$feed}». Finora non ne è arrivato nessuno.}}
* {{Da {$hours} ore non arriva nessun elenco «{$feed}». Finora non ne è arrivato nessuno.}}`,
  "notice.test": "Questa è una prova. Gli avvisi di celebration-sync arrivano qui.",
  "notice.subject.file_failed": "{$file} non è stato usato.",
  "notice.subject.brought_back": "{$file} verrà letto di nuovo.",
  "notice.subject.not_carried_out": "Non è stato applicato tutto ciò che è stato deciso.",
  "notice.subject.waiting": "{$file} è ancora in attesa.",
  "notice.subject.stopped": "Al momento non è possibile elaborare nessun elenco.",
  "notice.subject.no_list": "Non è arrivato nessun elenco «{$feed}».",
  "notice.subject.test": "Una prova di celebration-sync",
  "notice.daily": `.input {$count :integer}
.match $count
one {{{$count} elenco dall’ultimo riepilogo}}
many {{{$count} elenchi dall’ultimo riepilogo}}
* {{{$count} elenchi dall’ultimo riepilogo}}`,
  "notice.report": "Dettagli nel report: {$report}",

  // The list of all runs
  "index.title": "Gli elenchi",
  "index.nothing_waits": "Nessun elenco è in attesa di una decisione. Aprire una riga per vederne il report.",
  "index.waiting": `.input {$count :integer}
.match $count
one {{{$count} elenco è in attesa di una decisione. Aprire il report per vedere perché.}}
* {{{$count} elenchi sono in attesa di una decisione. Aprire i report per vedere perché.}}`,

  // The workbook with the rows to correct
  "workbook.sheet": "Da correggere",

  // Console: navigation, foot, and what is refused
  "console.nav.label": "Pagine",
  "console.nav.skip": "Vai al contenuto",
  "console.nav.lists": "Elenchi",
  "console.nav.history": "Cronologia",
  "console.nav.doubts": "Esiti incerti",
  "console.nav.people": "Persone",
  "console.nav.greetings": "Prossimi auguri",
  "console.nav.settings": "Impostazioni",
  "console.foot.own_name": "Italiano",
  "console.foot.language": "Lingua",
  "console.foot.person": "Accesso effettuato come {$name}.",
  "console.foot.sign_out": "Esci",
  "console.accounts.title": "Account",
  "console.accounts.search": "Nome dell’account",
  "console.accounts.none": "Nessun account contiene «{$search}» nel nome.",
  "console.accounts.all": "Tutti gli account",
  "console.accounts.former":
    "La configurazione di questo account contiene errori, quindi resta in vigore quella precedente. Avvisare la persona che si occupa della console.",
  "console.accounts.held": `.input {$count :integer}
.match $count
one {{Un elenco è in attesa di una decisione.}}
many {{{$count} elenchi sono in attesa di una decisione.}}
* {{{$count} elenchi sono in attesa di una decisione.}}`,
  "console.accounts.not_done": `.input {$count :integer}
.match $count
one {{Una richiesta su una persona non è stata applicata.}}
many {{{$count} richieste su persone non sono state applicate.}}
* {{{$count} richieste su persone non sono state applicate.}}`,
  "console.refused.title": "Operazione non riuscita",
  "console.refused.back": "Torna agli elenchi",
  "console.refused.host": "Questo indirizzo non è quello della console. Aprire la console all’indirizzo giusto.",
  "console.refused.origin":
    "Questo modulo è stato inviato da un altro sito, quindi non è stato fatto nulla. Aprire la pagina qui e riprovare.",
  "console.refused.role":
    "Non si dispone dell’autorizzazione necessaria. Rivolgersi alla persona che si occupa della console.",
  "console.refused.not_found": "Questa pagina non esiste.",
  "console.refused.ledger": "Al momento i dati salvati non si possono leggere.",
  "console.refused.too_large": "I dati inviati sono troppo grandi. Non è stato conservato nulla.",
  "console.refused.unreadable":
    "La console non è riuscita a leggere ciò che il browser ha inviato. Tornare indietro e riprovare.",
  "console.refused.failed":
    "Si è verificato un errore nella console e non è stato fatto nulla. Rivolgersi alla persona che se ne occupa: il registro contiene i dettagli.",
  "console.form.errors": `.input {$count :integer}
.match $count
one {{Il modulo contiene {$count} errore}}
many {{Il modulo contiene {$count} errori}}
* {{Il modulo contiene {$count} errori}}`,
  "console.pager.label": "Altre pagine",
  "console.pager.shown": "da {$from :integer} a {$to :integer} di {$total :integer}",
  "console.pager.before": "Pagina precedente",
  "console.pager.after": "Pagina successiva",

  // Console: Sign in
  "console.enter.used":
    "Questo collegamento è già stato usato o non è valido. Riavviare la console per averne uno nuovo.",
  "console.sign_in.title": "Accedi",
  "console.sign_in.account": "Account",
  "console.sign_in.name": "Nome",
  "console.sign_in.password": "Password",
  "console.sign_in.busy": "Molte persone stanno accedendo in questo momento. Riprovare tra un minuto.",
  "console.sign_in.wrong_account": "Account, nome o password non corretti. Controllarli e riprovare.",
  "console.sign_in.wrong": "Nome o password non corretti. Controllarli e riprovare.",
  "console.sign_in.too_many": `.input {$minutes :integer}
.match $minutes
one {{Troppi tentativi di accesso non riusciti. Riprovare tra {$minutes} minuto.}}
many {{Troppi tentativi di accesso non riusciti. Riprovare tra {$minutes} minuti.}}
* {{Troppi tentativi di accesso non riusciti. Riprovare tra {$minutes} minuti.}}`,
  "console.sign_in.ended": "La sessione è terminata. Accedere di nuovo.",
  "console.sign_in.by_link":
    "Non è ancora stato aggiunto nessun utente. Aprire il collegamento che la console ha mostrato all’avvio.",
  "console.sign_in.no_users":
    "Non è ancora stato aggiunto nessun utente. Rivolgersi alla persona che si occupa della console.",
  "console.sign_in.unreadable":
    "Al momento nessuno può accedere. Rivolgersi alla persona che si occupa della console: il registro indica il motivo.",
  "console.sign_in.kept":
    "La sessione è terminata. Accedere di nuovo: quanto scritto resta conservato per un’ora e non è stato inviato nulla.",
  "console.kept.notice":
    "La sessione è terminata durante la compilazione di questa pagina. Quanto scritto è di nuovo qui sotto e non è stato inviato nulla. Controllarlo e poi inviarlo.",
  "console.kept.homeless": "Nel frattempo la pagina è cambiata. Era stato scritto anche:",
  "console.kept.drop": "Scarta ciò che ho scritto",
  "console.sign_in.at_proxy":
    "Il sistema di accesso dell’organizzazione indica alla console chi è collegato: {$name}. Per terminare la sessione, uscire da quel sistema.",
  "console.sign_in.no_name": "La console non sa chi si è collegato. Aprirla all’indirizzo fornito dall’organizzazione.",
  "console.sign_in.in_no_account":
    "L’organizzazione ha eseguito l’accesso come {$name}, ma nessun account di questa console riporta questo nome. Chiedere all’assistenza informatica di aggiungerlo.",
  "console.sign_in.with": "Accedi con {$issuer}",
  "console.oidc.late": "Questo accesso ha richiesto troppo tempo, o è iniziato in un altro browser. Accedere di nuovo.",
  "console.oidc.no_role":
    "Accesso effettuato come {$name}, ma nessuno dei gruppi di questa persona può usare la console. Rivolgersi alla persona che si occupa della console.",
  "console.oidc.refused":
    "L’accesso è stato rifiutato. Accedere di nuovo, oppure rivolgersi alla persona che si occupa della console: il registro indica il motivo.",
  "console.oidc.unusable":
    "Al momento non è possibile accedere con quel sistema. Riprovare più tardi, oppure rivolgersi alla persona che si occupa della console: il registro contiene i dettagli.",

  // Console: Lists
  "console.home.no_list": "Non è ancora arrivato nessun elenco.",
  "console.home.needs_you": "Da fare",
  "console.home.nothing": "Non c’è nulla da fare.",
  "console.home.held": "L’elenco «{$file}» è in attesa di una decisione.",
  "console.home.look": "Vedi l’elenco",
  "console.home.to_correct": `.input {$count :integer}
.match $count
one {{C’è una riga da correggere.}}
many {{Ci sono {$count} righe da correggere.}}
* {{Ci sono {$count} righe da correggere.}}`,
  "console.home.doubts": `.input {$count :integer}
.match $count
one {{Non si sa se una persona è nel servizio.}}
many {{Non si sa se {$count} persone sono nel servizio.}}
* {{Non si sa se {$count} persone sono nel servizio.}}`,
  "console.home.refused": "Non è stato possibile usare il file «{$file}».",
  "console.home.not_done.never": "{$name} può ancora ricevere gli auguri: «Mai più auguri» non è stato applicato.",
  "console.home.not_done.erase":
    "{$name}: la cancellazione non è stata eseguita. La persona può ancora ricevere gli auguri.",
  "console.home.not_done.erase_gone": "{$name}: la cancellazione non è stata eseguita. La persona non è nel servizio.",
  "console.home.open_person": "Apri la pagina della persona",
  "console.home.choose_again": "Scegli un elenco corretto",
  "console.home.given": "Elenchi in arrivo",
  "console.home.given.checking": "Controllo dell’elenco in corso.",
  "console.home.given.checked": "L’elenco è stato controllato. È in attesa che una persona ne avvii l’elaborazione.",
  "console.home.given.next": "L’elaborazione dell’elenco è stata avviata: è il prossimo a essere letto.",
  "console.home.given.next_run":
    "L’elaborazione dell’elenco è stata avviata. L’elenco è in attesa che il programma sia attivo.",
  "console.home.your_lists": "Gli elenchi",
  "console.home.last_list": "Ultimo elenco",
  "console.home.next_list": "Prossimo elenco atteso",
  "console.home.overdue": "non ancora arrivato",
  "console.home.in_service": "Persone nel servizio",
  "console.home.corrections": "Correzioni in vigore",
  "console.home.open": "Apri l’ultimo elenco",
  "console.home.at_work": "Il programma è attivo: applica subito elenchi e decisioni.",
  "console.home.not_at_work":
    "Il programma ora non è attivo. Elenchi e decisioni restano in attesa; li applicherà la prossima elaborazione.",
  "console.home.welcome": "Benvenuti. Non è ancora arrivato nessun elenco.",
  "console.home.welcome_how":
    "Scegliere qui sotto un elenco di persone. La pagina mostra poi che cosa cambierebbe con l’elenco, e senza conferma non viene inviato nulla.",
  "console.home.waits": "L’elenco è in attesa di una decisione.",

  // Console: What this list would do
  "console.check.choose": "Scegli un elenco",
  "console.check.choose_help":
    "Un file CSV, Excel o OpenDocument di al massimo {$most :integer} MB, oppure un report corretto. Si può anche trascinare qui il file. Prima si vede che cosa cambierebbe; non viene ancora inviato nulla.",
  "console.check.list_of": "Elenco di",
  "console.check.by_name": "secondo il nome del file",
  "console.check.button": "Controlla questo elenco",
  "console.check.removed": "L’elenco è stato rimosso. Non è stato inviato nulla.",
  "console.check.error.no_file": "Scegliere prima un file.",
  "console.check.error.too_large": "Il file supera i {$most :integer} MB. Non è stato conservato.",
  "console.check.error.name":
    "Il nome del file non si può usare. Rinominare il file, per esempio in «elenco.csv», e sceglierlo di nuovo.",
  "console.check.error.no_list":
    "Il nome «{$file}» non indica di quale elenco si tratta. Sceglierlo in «Elenco di» e scegliere di nuovo il file.",
  "console.check.error.several_lists":
    "Il nome «{$file}» corrisponde a più elenchi. Scegliere quello giusto in «Elenco di» e scegliere di nuovo il file.",
  "console.check.error.unknown_list": "Questo elenco non esiste. Sceglierne uno in «Elenco di».",
  "console.check.error.broken": "Il file non è arrivato intero, quindi non è stato conservato. Sceglierlo di nuovo.",
  "console.check.error.no_room":
    "Non è stato possibile salvare qui il file. Rivolgersi alla persona che si occupa della console: il registro contiene i dettagli.",
  "console.check.error.empty_file": "Il file è vuoto. Esportare di nuovo l’elenco e scegliere il nuovo file.",
  "console.check.error.wrong_type":
    "Questo non è un elenco. Salvare l’elenco come file Excel (.xlsx), OpenDocument (.ods) o CSV, e scegliere quel file.",
  "console.check.error.old_workbook":
    "È un file Excel nel vecchio formato (.xls). Salvarlo come file Excel (.xlsx) e scegliere quel file.",
  "console.check.error.password_protected":
    "Il file è protetto da una password. Togliere la password, salvare il file e sceglierlo di nuovo.",
  "console.check.title": "Che cosa farebbe questo elenco",
  "console.check.given_by": "caricato da {$name}",
  "console.check.waiting": `.input {$before :integer}
.match $before
one {{Questo elenco è in attesa. Prima c’è un altro controllo.}}
* {{Questo elenco è in attesa. Prima ci sono altri {$before} controlli.}}`,
  "console.check.opening": "Apertura del file in corso.",
  "console.check.same_waits": "{$name} ha già caricato lo stesso file in data {$at}, e quel file è in attesa.",
  "console.check.same_waits_link": "Vedi quell’elenco",
  "console.check.same_processed": "Lo stesso file è stato elaborato in data {$at}, come elenco «{$name}».",
  "console.check.same_processed_link": "Vedi che cosa ne è stato",
  "console.check.error.too_many_own":
    "{$most :integer} elenchi caricati dalla stessa persona sono già in attesa. Prima avviare l’elaborazione di alcuni o annullarli nella pagina «Elenchi». Questo file non è stato conservato.",
  "console.check.error.too_many_all":
    "In tutto sono già in attesa {$most :integer} elenchi. Chiedere alle altre persone di avviare l’elaborazione dei propri o di annullarli. Questo file non è stato conservato.",
  "console.check.reading": `.input {$rows :integer}
.match $rows
one {{Lettura dell’elenco in corso: finora {$rows} riga.}}
* {{Lettura dell’elenco in corso: finora {$rows} righe.}}`,
  "console.check.planning": "Confronto dell’elenco con il contenuto del servizio in corso.",
  "console.check.reload": "Questa pagina mostra il risultato appena è pronto.",
  "console.check.refused": "Questo file non si può usare.",
  "console.check.failed": "Non è stato possibile controllare questo elenco.",
  "console.check.failed.memory":
    "Il controllo richiede troppa memoria. Mettere invece l’elenco nella cartella di ingresso, oppure dividerlo.",
  "console.check.failed.time":
    "Il controllo è durato troppo. Mettere invece l’elenco nella cartella di ingresso, oppure dividerlo.",
  "console.check.failed.ledger":
    "Al momento i dati salvati non si possono leggere. Rivolgersi alla persona che si occupa della console.",
  "console.check.failed.ended":
    "Il controllo si è interrotto. Controllare di nuovo l’elenco; se succede ancora, rivolgersi alla persona che si occupa della console.",
  "console.check.again": "Controlla di nuovo",
  "console.check.take": "Elabora questo elenco",
  "console.check.try": "Fai una prova",
  "console.check.trial": "Prova",
  "console.check.trial.none":
    "La prova non ha dato alcun report. L’elenco resterebbe in attesa, oppure ora non si può elaborare nessun elenco: la pagina «Elenchi» indica il motivo.",
  "console.check.trial.report": "Scarica il report della prova",
  "console.check.cancel": "Annulla",
  "console.check.take_failed":
    "Non è stato possibile mettere l’elenco nella cartella di ingresso, quindi non è stato fatto nulla. Rivolgersi alla persona che si occupa della console: il registro contiene i dettagli.",
  "console.check.taken": "{$name} ha avviato l’elaborazione di questo elenco.",
  "console.check.taken_waits":
    "Ora è nella cartella di ingresso ed è il prossimo a essere letto. Questa pagina porterà poi al suo report.",
  "console.check.taken_next_run":
    "Ora è nella cartella di ingresso. Al momento il programma non è attivo; lo leggerà la prossima elaborazione.",
  "console.check.gone":
    "Questo elenco non è più qui. Un elenco di cui nessuno avvia l’elaborazione viene rimosso dopo un giorno.",
  "console.check.verdict.held": "L’intero elenco resterebbe in attesa di una decisione.",
  "console.check.verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} eliminazione resterebbe in attesa di una decisione.}}
* {{{$count} eliminazioni resterebbero in attesa di una decisione.}}`,
  "console.check.verdict.rows": `.input {$rows :integer}
.match $rows
one {{C’è {$rows} riga da controllare. Le altre si possono elaborare.}}
* {{Ci sono {$rows} righe da controllare. Le altre si possono elaborare.}}`,
  "console.check.verdict.nothing": "Questo elenco non cambierebbe nulla.",
  "console.check.verdict.good": "Questo elenco si può elaborare così com’è.",
  "console.check.lead": `.input {$rows :integer}
.match $rows
one {{Non è ancora stato inviato nulla. L’elenco ha {$rows} riga.}}
* {{Non è ancora stato inviato nulla. L’elenco ha {$rows} righe.}}`,
  "console.check.created": "Verrebbero aggiunte",
  "console.check.updated": "Verrebbero aggiornate",
  "console.check.unchanged": "Invariate",
  "console.check.left_out": "Escluse",
  "console.check.figures": "L’elenco in cifre",
  "console.check.groups_seen": "I gruppi sono quelli che il servizio aveva in data {$at}.",
  "console.check.groups_unknown":
    "I gruppi non sono stati controllati, perché quelli del servizio non sono ancora noti. Vengono letti con il primo elenco.",
  "console.check.stopped":
    "Al momento non viene inviato nulla: una risposta del servizio è in attesa di una decisione. Anche questo elenco resterebbe in attesa.",
  "console.check.changed":
    "Dopo questo controllo qualcosa è cambiato: è arrivato un altro elenco o è stata presa una decisione. Ciò che si vede potrebbe non essere più esatto. Controllare di nuovo, oppure elaborare l’elenco così com’è.",
  "console.check.report":
    "Questo file è un report corretto. Cambiano solo le sue righe; tutte le altre persone restano come sono.",
  "console.check.holds": "Che cosa resterebbe in attesa, e perché",
  "console.check.held": "in attesa",
  "console.check.columns": "A che cosa corrisponde ogni colonna",
  "console.check.show_all": "Mostra tutto ({$count :integer})",
  "console.check.back": "Torna al riepilogo di questo elenco",
  "console.check.greetings": "Auguri nei prossimi {$days :integer} giorni",
  "console.check.greetings_none": "In questi giorni non c’è nessun compleanno.",
  "console.check.greetings_same": "L’elenco non ne cambia nessuno.",
  "console.check.greetings_changed": "Cambiati da questo elenco ({$count :integer})",
  "console.check.greetings_all": "Tutti gli auguri di questi giorni ({$count :integer})",
  "console.check.head.day": "Giorno",
  "console.check.head.change": "Che cosa cambia",
  "console.check.greeting.stays": "nulla",
  "console.check.greeting.new": "persona nuova",
  "console.check.greeting.ends": "verrebbe eliminata",

  // Console: History and a list’s page
  "console.run.correct_step": `.input {$count :integer}
.match $count
one {{Correggere la riga che richiede un intervento. Viene inviata solo questa riga; nessuna persona viene eliminata.}}
many {{Correggere le {$count} righe che richiedono un intervento. Vengono inviate solo queste righe; nessuna persona viene eliminata.}}
* {{Correggere le {$count} righe che richiedono un intervento. Vengono inviate solo queste righe; nessuna persona viene eliminata.}}`,
  "console.run.doubt_step": `.input {$count :integer}
.match $count
one {{Cercare una persona nel servizio e indicare se c’è.}}
many {{Cercare {$count} persone nel servizio e indicare per ognuna se c’è.}}
* {{Cercare {$count} persone nel servizio e indicare per ognuna se c’è.}}`,
  "console.run.correct": "Correggi le righe",
  "console.run.see_rows": "Vedi le righe",
  "console.run.look_up": "Controlla",
  "console.run.rows_to_correct":
    "Per queste righe non è ancora stato fatto nulla. Correggerle nella pagina «{$page}». Le righe risolte scompaiono da questa pagina.",
  "console.run.hint_row": "Decidere su questa riga nella pagina «{$page}».",
  "console.run.hint_doubt": "Cercare la persona nel servizio e indicare nella pagina «{$page}» il risultato.",
  "console.run.files": "Scarica il report:",
  "console.run.no_files": "I file di questo report non sono più qui. I vecchi report vengono eliminati.",
  "console.run.unknown":
    "A questo indirizzo non c’è nessun elenco. Forse il collegamento è incompleto, o l’elenco è stato eliminato.",
  "console.run.newer": "Apri l’elenco più recente",
  "console.run.running": "Questo elenco è in corso di elaborazione.",
  "console.run.progress": "Inviati: {$done :integer} su {$total :integer}",
  "console.run.rate": "{$rate :integer} al minuto",
  "console.run.interrupted":
    "Il programma che elaborava questo elenco si è fermato prima della fine. Non si è perso nulla: al prossimo avvio riprende da dove si era fermato.",
  "console.run.decision": "La decisione",
  "console.run.decide": "Se l’elenco è giusto, approvarlo. Altrimenti scartarlo e caricare un elenco corretto.",
  "console.run.others_decide": "La decisione su questo elenco spetta a una persona che può approvare.",
  "console.run.approve": "Approva…",
  "console.run.discard": "Scarta…",
  "console.instead.issue.looks_like_in_doubt.hint":
    "Cercare la persona nel servizio e rispondere nella pagina «Esiti incerti». Questa riga viene poi inviata con il prossimo elenco.",
  "console.instead.question.country.answer":
    "L’assistenza informatica imposta il paese una volta sola, con «country» (per esempio «DE») nelle impostazioni dell’elenco «{$feed}». Poi scegliere di nuovo l’elenco nella pagina «Elenchi».",
  "console.instead.question.nameOrder.answer":
    "L’assistenza informatica risponde con «nameOrder» («given_first» per Anna Muster oppure «family_first» per Muster Anna) nelle impostazioni dell’elenco «{$feed}». Poi scegliere di nuovo l’elenco nella pagina «Elenchi».",
  "console.instead.question.dateOrder.answer":
    "Nella pagina «Righe da correggere», rispondere «tutte GMA» (giorno, mese, anno) oppure «tutte MGA» (mese, giorno, anno) per una di queste righe. La risposta vale per tutte le righe e per gli elenchi successivi di «{$feed}».",
  "console.instead.question.dateOrder.answer_held":
    "Se è l’elenco giusto, prima approvarlo. Poi rispondere «tutte GMA» (giorno, mese, anno) oppure «tutte MGA» (mese, giorno, anno) per una di queste righe, nella pagina «Righe da correggere». La risposta vale per tutte le righe e per gli elenchi successivi di «{$feed}».",
  "console.instead.issue.group_ambiguous.hint":
    "Dare ai gruppi nomi diversi nel servizio (i loro numeri sono {$groupIds :all}), poi scegliere di nuovo l’elenco nella pagina «Elenchi».",
  "console.instead.issue.not_found.hint":
    "Controllare che il gruppo esista ancora nel servizio, poi scegliere di nuovo l’elenco nella pagina «Elenchi».",
  "console.instead.issue.cut_row.hint": "Scegliere di nuovo l’elenco completo nella pagina «Elenchi».",
  "console.instead.issue.other_feed.hint":
    "Fare la correzione nel report di quell’elenco e scegliere quel report nella pagina «Elenchi».",
  "console.instead.todo.nothing_lost":
    "Non si è perso nulla: la prossima elaborazione riprende da dove questa si è fermata. Non occorre scegliere di nuovo il file.",
  "console.instead.guard.older_list.look": "Se questo elenco è stato caricato per errore, scartarlo.",
  "console.instead.rows.held_list":
    "Di questo elenco non è stato applicato nulla. Queste righe si possono già correggere: le correzioni restano in attesa fino alla decisione sull’elenco.",
  "console.instead.issue.line_outdated.hint":
    "Correggere di nuovo la riga nella pagina «Righe da correggere», se c’è, altrimenti nell’elenco di partenza.",
  "console.instead.issue.line_solved.hint":
    "Correggere di nuovo la riga nella pagina «Righe da correggere», se c’è, altrimenti nell’elenco di partenza.",
  "console.instead.issue.list_discarded.hint":
    "Correggere di nuovo la riga nella pagina «Righe da correggere», se c’è, altrimenti nell’elenco di partenza.",
  "console.instead.issue.waits_for_list.message":
    "Questa correzione appartiene a un elenco in attesa di una decisione. Resta in attesa insieme a quell’elenco.",
  "console.instead.issue.list_discarded.message":
    "Questa correzione non è stata usata: l’elenco a cui apparteneva è stato scartato.",
  "console.refusal.empty_file": "Il file è vuoto. Esportare di nuovo l’elenco e scegliere il nuovo file.",
  "console.refusal.header_only":
    "Il file ha le intestazioni delle colonne, ma nessuna persona. Esportare di nuovo l’elenco con le sue righe.",
  "console.refusal.no_header":
    "Non è stata trovata nessuna riga con le intestazioni delle colonne. Aggiungere una prima riga con le intestazioni, per esempio «Nome» e «Data di nascita».",
  "console.refusal.wrong_type":
    "Questo non è un elenco: si possono leggere solo tabelle CSV, Excel e OpenDocument. Salvare l’elenco in uno di questi formati e scegliere il nuovo file.",
  "console.refusal.password_protected":
    "Il file è protetto da una password. Salvarlo senza password e scegliere il nuovo file.",
  "console.refusal.old_workbook":
    "È un file Excel nel vecchio formato (.xls). Salvarlo come .xlsx e scegliere il nuovo file.",
  "console.refusal.damaged": "Il file è danneggiato. Esportare di nuovo l’elenco e scegliere il nuovo file.",
  "console.refusal.hostile":
    "Il file ha una struttura che potrebbe danneggiare il programma, quindi non viene aperto. Salvare l’elenco come nuovo file e scegliere quello.",
  "console.refusal.unreadable_encoding":
    "I caratteri del file non si possono leggere con certezza. Salvare l’elenco come «CSV UTF-8» o come file Excel e scegliere il nuovo file.",
  "console.refusal.broken_quotes":
    "Nel file si aprono delle virgolette che non si chiudono mai, quindi non si possono separare le righe. Esportare di nuovo l’elenco o salvarlo come file Excel.",
  "console.refusal.not_a_regular_file": "Non è un file comune. Scegliere l’elenco vero e proprio.",
  "console.refusal.no_such_file": "Il file non c’è più. Scegliere di nuovo l’elenco.",
  "console.refusal.not_permitted":
    "Il programma non può leggere questo file. Rivolgersi alla persona che si occupa della console.",
  "console.refusal.no_feed":
    "Il nome del file non indica di quale elenco si tratta. Sceglierlo di nuovo e indicare l’elenco in «Elenco di».",
  "console.refusal.several_feeds":
    "Il nome del file corrisponde a più elenchi. Sceglierlo di nuovo e indicare l’elenco.",
  "console.refusal.required_columns":
    "Manca una colonna necessaria in ogni elenco, per esempio il nome. Aggiungerla o rivolgersi alla persona che si occupa della console.",
  "console.refusal.unreadable_rows":
    "Le righe del file non si possono leggere. Esportare di nuovo l’elenco e scegliere il nuovo file.",
  "console.refusal.unknown_sheet":
    "Nel file manca il foglio da cui si legge questo elenco. Dare al foglio il nome abituale o rivolgersi alla persona che si occupa della console.",
  "console.refusal.several_sheets":
    "Più fogli del file contengono persone. Lasciare nel file solo il foglio giusto o chiedere alla persona che si occupa della console di indicare i fogli da leggere.",
  "console.refusal.still_changing":
    "La scrittura del file non era ancora terminata. Sceglierlo di nuovo quando è completo.",
  "console.refusal.ambiguous_encoding":
    "I caratteri del file non si possono leggere con certezza. Salvare l’elenco come «CSV UTF-8» o come file Excel e scegliere il nuovo file.",
  "console.refusal.own_words": "Che cosa dice il programma",
  "console.history.chart": `.input {$count :integer}
.match $count
one {{L’ultimo elenco}}
many {{Gli ultimi {$count} elenchi}}
* {{Gli ultimi {$count} elenchi}}`,
  "console.history.chart_means":
    "Una colonna per ogni elenco, il più vecchio a sinistra. Sopra la linea: persone aggiunte, aggiornate ed eliminate. Sotto: righe da correggere.",
  "console.history.figures": "Gli stessi numeri in una tabella",
  "console.history.to_correct": "Da correggere",
  "console.history.all_runs": "Tutti gli elenchi",
  "console.history.all": "Tutti",
  "console.history.outcome": "Esito",
  "console.history.day": "Giorno",
  "console.history.show": "Mostra",
  "console.history.none": "Nessun elenco corrisponde a questi criteri.",
  "console.history.corrections": "correzioni",

  // Console: Approve or discard
  "console.decide.approve.title": "Approvare questo elenco?",
  "console.decide.discard.title": "Scartare questo elenco?",
  "console.decide.approve.button": "Approva",
  "console.decide.discard.button": "Scarta",
  "console.decide.will": "Che cosa succederà",
  "console.decide.why": "Perché è in attesa",
  "console.decide.decide": "La decisione",
  "console.decide.note": "Nota",
  "console.decide.note_help":
    "Compare accanto al nome nel report dell’elenco e nel registro del programma. Non nominarvi nessuno: il registro la conserva anche quando la persona viene cancellata.",
  "console.decide.note_too_long": "La nota è troppo lunga. Scrivere al massimo {$most :integer} caratteri.",
  "console.decide.back": "Indietro senza decidere",
  "console.decide.would.delete": "Verrebbero eliminate",
  "console.decide.would.update": "Verrebbero aggiornate",
  "console.decide.would.create": "Verrebbero aggiunte",
  "console.decide.tick":
    "Togliere la spunta alle persone che devono restare. Se mancano ancora in un elenco successivo, la domanda viene posta di nuovo.",
  "console.decide.tick_all": "Seleziona tutte",
  "console.decide.tick_none": "Deseleziona tutte",
  "console.decide.approve.delete": `.input {$count :integer}
.match $count
one {{{$count} persona viene eliminata, se resta selezionata. Se l’elenco viene annullato più tardi, la persona viene aggiunta di nuovo, con un nuovo codice contatto.}}
* {{{$count} persone vengono eliminate, tranne quelle deselezionate. Se l’elenco viene annullato più tardi, queste persone vengono aggiunte di nuovo, con un nuovo codice contatto.}}`,
  "console.decide.approve.update": `.input {$count :integer}
.match $count
one {{{$count} persona viene aggiornata.}}
* {{{$count} persone vengono aggiornate.}}`,
  "console.decide.approve.create": `.input {$count :integer}
.match $count
one {{{$count} persona viene aggiunta e riceverà gli auguri.}}
* {{{$count} persone vengono aggiunte e riceveranno gli auguri.}}`,
  "console.decide.approve.deferred": `.input {$count :integer}
.match $count
one {{Poi viene applicata {$count} modifica che ne dipende.}}
* {{Poi vengono applicate {$count} modifiche che ne dipendono.}}`,
  "console.decide.approve.nothing": "L’elenco viene accettato. Non contiene modifiche in attesa.",
  "console.decide.approve.whole": "Da quel momento questo è l’elenco più recente.",
  "console.decide.approve.checked":
    "Prima ogni modifica viene controllata di nuovo. Il report indica quelle che non valgono più e vengono escluse.",
  "console.decide.approve.stopped": "Viene inviato ciò che non era ancora stato inviato.",
  "console.decide.discard.delete": `.input {$count :integer}
.match $count
one {{{$count} persona non viene eliminata e resta.}}
* {{{$count} persone non vengono eliminate e restano.}}`,
  "console.decide.discard.update": `.input {$count :integer}
.match $count
one {{{$count} persona non viene aggiornata.}}
* {{{$count} persone non vengono aggiornate.}}`,
  "console.decide.discard.create": `.input {$count :integer}
.match $count
one {{{$count} persona non viene aggiunta.}}
* {{{$count} persone non vengono aggiunte.}}`,
  "console.decide.discard.deferred": `.input {$count :integer}
.match $count
one {{Anche {$count} modifica che ne dipende viene scartata.}}
* {{Anche {$count} modifiche che ne dipendono vengono scartate.}}`,
  "console.decide.discard.nothing": "L’elenco non viene usato.",
  "console.decide.discard.whole": "Di questo elenco non viene applicato nulla.",
  "console.decide.discard.checked": "Un elenco successivo può porre di nuovo la stessa domanda.",
  "console.decide.discard.stopped":
    "Ciò che non è ancora stato inviato non viene applicato. Ciò che è stato inviato resta nel servizio.",
  "console.decide.four_eyes":
    "Chi ha caricato questo elenco, o ha risposto a una domanda su di esso, non può approvarlo: deve approvarlo un’altra persona.",
  "console.decide.four_eyes_undo":
    "Chi ha chiesto di annullare questo elenco non può approvare l’annullamento: deve approvarlo un’altra persona.",
  "console.decide.asked_approve": "{$by} ha chiesto in data {$when} di approvare questo elenco.",
  "console.decide.asked_discard": "{$by} ha chiesto in data {$when} di scartare questo elenco.",
  "console.decide.asked_undo": "{$by} ha chiesto in data {$when} di annullare questo elenco.",
  "console.decide.nothing_done": "Non c’è più nulla da decidere e ora non è stato fatto nulla.",
  "console.decide.to_list": "Vai all’elenco",
  "console.decide.superseded": "Un elenco più recente ha sostituito questo.",
  "console.decide.outdated":
    "È arrivato un elenco più recente delle stesse persone, perciò questo non si può più approvare. Decidere sul più recente e scartare questo.",
  "console.decide.decided": "Su questo elenco è già stata presa una decisione.",
  "console.decide.nothing_waits": "Questo elenco non è in attesa di una decisione.",
  "console.decision.lost.title": "Decisione non trovata",
  "console.decision.lost":
    "È stata applicata tempo fa, oppure è andata persa. Controllare l’elenco e, se è ancora in attesa, decidere di nuovo.",
  "console.decision.look_again": "Ricontrolla",
  "console.decision.take_back": "Ritira",
  "console.decision.approved": "Approvato",
  "console.decision.discarded": "Scartato",
  "console.decision.decided": "Decisione presa",
  "console.decision.stored.title": "La decisione è salvata",
  "console.decision.halted.title": "Interruzione prima della fine",
  "console.decision.withdrawn.title": "Ritirata",
  "console.decision.nothing.title": "Non è stato fatto nulla",
  "console.decision.done": "La decisione è stata applicata.",
  "console.decision.partly":
    "La decisione è stata applicata, ma una parte richiede un intervento o seguirà più tardi. Il report dell’elenco contiene i dettagli.",
  "console.decision.under_way": "È in corso di applicazione. La pagina dell’elenco mostra a che punto è.",
  "console.decision.taken": "Viene applicata appena finisce il lavoro in corso.",
  "console.decision.halted":
    "Il servizio non è stato utilizzabile fino alla fine. Non si è perso nulla: la prossima elaborazione continua.",
  "console.decision.void":
    "È rimasta in attesa per più di un giorno, oppure nel frattempo sono stati ripristinati dati precedenti. Se è ancora valida, decidere di nuovo.",
  "console.decision.withdrawn": "Non è stato applicato nulla. L’elenco è ancora in attesa di una decisione.",
  "console.decision.not_stored":
    "La Sua decisione non è stata salvata, perché ne è in attesa una precedente. Quando quella sarà stata ritirata, potrà decidere di nuovo.",
  "console.decision.taken_back": "La decisione è stata ritirata. Non è stato fatto nulla.",
  "console.decision.stored":
    "Il programma che la applica ora non è attivo. Lo farà la prossima elaborazione, prima di prendere nuovi elenchi.",
  "console.decision.no_time": "Qui non si conosce l’ora della prossima elaborazione.",
  "console.decision.next_run": "Come nei giorni scorsi, dovrebbe iniziare verso: {$when}.",
  "console.decision.until": "La decisione vale fino a: {$when}.",
  "console.decision.refused.already_decided":
    "Un’altra persona è stata più veloce: su questo elenco è già stata presa una decisione.",
  "console.decision.refused.superseded": "Un elenco più recente ha sostituito questo.",
  "console.decision.refused.newer_list":
    "È arrivato un elenco più recente delle stesse persone, perciò questo non si può più approvare. Decidere sul più recente e scartare questo.",
  "console.decision.refused.group_moved":
    "Un gruppo di questo elenco ora nel servizio è un gruppo diverso. Caricare di nuovo l’elenco: le persone saranno confrontate con i gruppi attuali.",
  "console.decision.refused.other_account":
    "Il servizio ora non è utilizzabile, oppure l’account non è più quello di prima. Rivolgersi alla persona che si occupa del programma.",
  "console.decision.refused.nothing_held": "Questo elenco non è più in attesa di una decisione.",
  "console.decision.refused.unknown": "L’oggetto della decisione non si trova più.",
  "console.decision.refused.other":
    "Non è stato possibile applicare la decisione. La persona che si occupa del programma trova qui il motivo:",
  "console.decide.greet.create": `.input {$count :integer}
.match $count
one {{{$count} delle nuove persone compie gli anni nei prossimi {$days :integer} giorni.}}
* {{{$count} delle nuove persone compiono gli anni nei prossimi {$days :integer} giorni.}}`,
  "console.decide.greet.delete": `.input {$count :integer}
.match $count
one {{{$count} delle persone eliminate compie gli anni nei prossimi {$days :integer} giorni e non riceve gli auguri.}}
* {{{$count} delle persone eliminate compiono gli anni nei prossimi {$days :integer} giorni e non ricevono gli auguri.}}`,
  "console.decide.greet.update": `.input {$count :integer}
.match $count
one {{Per {$count} persona aggiornata cambia il giorno degli auguri nei prossimi {$days :integer} giorni.}}
* {{Per {$count} persone aggiornate cambia il giorno degli auguri nei prossimi {$days :integer} giorni.}}`,

  // Console: Rows to correct
  "console.correct.title": "Righe da correggere",
  "console.correct.count": `.input {$count :integer}
.match $count
one {{{$count} riga dell’elenco «{$feed}» non è stata usata.}}
many {{{$count} righe dell’elenco «{$feed}» non sono state usate.}}
* {{{$count} righe dell’elenco «{$feed}» non sono state usate.}}`,
  "console.correct.lead": "Correggere le celle evidenziate, poi inviare le righe.",
  "console.correct.none": "Nessuna riga dell’elenco «{$feed}» è da correggere.",
  "console.correct.held":
    "Un elenco più recente è, per intero, in attesa di una decisione. Le sue righe appariranno qui dopo la decisione.",
  "console.correct.to_held": `.input {$count :integer}
.match $count
one {{Correggi subito la riga ({$count})}}
* {{Correggi subito le {$count} righe}}`,
  "console.correct.of_held":
    "Queste righe sono di {$file}, un elenco che è, per intero, in attesa di una decisione. Le correzioni restano in attesa insieme a quell’elenco: se viene approvato, vengono applicate automaticamente.",
  "console.correct.to_others": "Righe di elenchi precedenti",
  "console.correct.held_link": "Vedi l’elenco",
  "console.correct.send": "Salva e invia",
  "console.correct.send_help": "Vengono inviate solo le righe modificate.",
  "console.correct.go_on": "Continua a correggere",
  "console.correct.leave": "Escludi",
  "console.correct.this_row": "Questa è la riga giusta",
  "console.correct.kept.end": "Non applicare più questa correzione",
  "console.correct.kept.end_rule": "Non applicare più questa regola",
  "console.correct.kept.rule": "Correggi in ogni riga",
  "console.correct.left_out.title": "Inviate senza un recapito",
  "console.correct.left_out.lead":
    "Un’altra persona del gruppo ha lo stesso recapito, perciò qui viene escluso. L’elenco di partenza lo contiene ancora.",
  "console.correct.left_out.end": "Invia di nuovo con il recapito",
  "console.correct.kept.offer":
    "«{$was}» è stato corretto in «{$becomes}» in {$count :integer} righe della colonna «{$header}». Una regola lo corregge in tutte le righe, comprese quelle degli elenchi successivi.",
  "console.correct.suggested": "Suggerimento:",
  "console.correct.in_the_list": "Nell’elenco: «{$text}»",
  "console.correct.in_the_correction": "Nella correzione in attesa: «{$text}»",
  "console.correct.choice.same": "È la stessa persona",
  "console.correct.choice.new": "È un’altra persona",
  "console.correct.choice.right": "La data di nascita è giusta",
  "console.correct.choice.unknown": "La data di nascita non è nota",
  "console.correct.choice.reading": "La data è {$date}",
  "console.correct.choice.leave_out": "Invia senza questo recapito",
  "console.correct.choice.leave_out_email": "Invia senza l’indirizzo e-mail",
  "console.correct.choice.leave_out_phone": "Invia senza il numero di telefono",
  "console.correct.choice.all_DMY": "Prima il giorno in tutte le righe",
  "console.correct.choice.all_MDY": "Prima il mese in tutte le righe",
  "console.correct.look_at_person": "Vedi {$name} nel servizio",
  "console.correct.needs_approver":
    "Una delle risposte elimina una persona dal servizio. Rivolgersi a una persona che può approvare gli elenchi.",
  "console.correct.waits.file": "Una correzione di questa riga è stata inviata e non è ancora stata letta.",
  "console.correct.waits.list":
    "Una correzione di questa riga è in attesa insieme a un elenco su cui bisogna decidere.",
  "console.correct.waits.decision": "{$name} ha deciso su questa riga. La decisione non è ancora stata applicata.",
  "console.correct.waits.expired": "{$name} ha deciso su questa riga, ma la decisione non è stata applicata.",
  "console.correct.not_sent": "Questo non è stato inviato. Era stato scritto:",
  "console.correct.error.nothing": "Non è ancora stata modificata nessuna riga.",
  "console.correct.error.not_stored":
    "Non è stato possibile salvare le righe, quindi non è stato inviato nulla. Quanto scritto è ancora qui. Riprovare tra un momento; se non basta, rivolgersi alla persona che si occupa della console.",
  "console.correct.error.changed":
    "{$name}: questa riga è cambiata dopo l’apertura della pagina. Confrontarla con quanto scritto, poi inviarla di nuovo.",
  "console.correct.error.decide_again":
    "{$name}: questa riga è cambiata dopo l’apertura della pagina. Guardarla di nuovo, poi decidere.",
  "console.correct.error.solved": "{$name}: questa riga ora è a posto, oppure non è più nell’elenco.",
  "console.correct.error.left_out": "{$name}: questa riga nel frattempo è stata esclusa.",
  "console.correct.error.decided":
    "{$name}: è in attesa una decisione precedente su questa riga. La Sua non è stata salvata.",
  "console.correct.error.too_long": "{$name}: questo testo è troppo lungo.",
  "console.correct.asked.waiting": "La decisione è salvata e in corso di applicazione.",
  "console.correct.asked.next_run":
    "La decisione è salvata. Al momento il programma non è attivo: la decisione sarà applicata alla prossima lettura degli elenchi.",
  "console.correct.asked.done": "La decisione è stata applicata.",
  "console.correct.asked.not_done":
    "La decisione non è stata applicata: la riga è cambiata, oppure un’altra persona è stata più veloce. Ricontrollare la riga.",
  "console.correct.asked.lost": "Questa decisione non è più salvata. Se la riga è ancora qui sotto, decidere di nuovo.",
  "console.correct.sent.title": "Che cosa ne è stato delle correzioni",
  "console.correct.lost.title": "Correzioni non usate",
  "console.correct.lost.lead": `.input {$count :integer}
.match $count
one {{{$count} riga corretta non è stata usata. Quanto inviato resta qui finché non viene applicato il prossimo elenco.}}
* {{{$count} righe corrette non sono state usate. Quanto inviato resta qui finché non viene applicato il prossimo elenco.}}`,
  "console.correct.sent.again": "Ricontrolla",
  "console.correct.sent.waiting": "Le righe corrette sono state inviate e saranno lette tra un momento.",
  "console.correct.sent.next_run":
    "Le righe corrette sono state inviate. Al momento il programma non è attivo: saranno usate alla prossima lettura degli elenchi.",
  "console.correct.sent.taken": "Le righe corrette sono in corso di elaborazione.",
  "console.correct.sent.refused": "Non è stato possibile usare le righe corrette. Non è stato modificato nulla.",
  "console.correct.sent.unchanged": `.input {$count :integer}
.match $count
one {{{$count} riga era già a posto.}}
many {{{$count} righe erano già a posto.}}
* {{{$count} righe erano già a posto.}}`,
  "console.correct.sent.report": "Il report su queste righe",
  "console.correct.result.created": "aggiunta",
  "console.correct.result.updated": "aggiornata",
  "console.correct.result.deleted": "eliminata",
  "console.correct.result.in_order": "a posto, nulla da modificare",
  "console.correct.result.refused": "ancora rifiutata.",
  "console.correct.result.too_late": "arrivata troppo tardi.",
  "console.correct.result.in_doubt": "esito incerto.",
  "console.correct.result.held": "in attesa di una decisione.",
  "console.correct.result.waits": "in attesa.",
  "console.correct.result.not_done": "non applicata.",

  // Console: In doubt
  "console.doubts.title": "Esiti incerti",
  "console.doubts.none": "Nessun esito incerto.",
  "console.doubts.lead": `.input {$count :integer}
.match $count
one {{I dati di {$count} persona sono stati inviati al servizio, ma non è arrivata nessuna risposta. Controllare nel servizio se la persona c’è. Finché qui non si risponde, i dati non vengono inviati di nuovo, per evitare auguri doppi.}}
* {{I dati di {$count} persone sono stati inviati al servizio, ma non è arrivata nessuna risposta. Controllare nel servizio se queste persone ci sono. Finché qui non si risponde, i dati non vengono inviati di nuovo, per evitare auguri doppi.}}`,
  "console.doubts.others_answer": "Qui risponde una persona che può decidere.",
  "console.doubts.exists": "Il servizio ha un contatto con questo recapito. Molto probabilmente è questa persona.",
  "console.doubts.answered": "{$by} ha risposto.",
  "console.doubts.answer_void": "L’ultima risposta non è stata applicata.",
  "console.doubts.not_stored":
    "Dove è in attesa una risposta precedente, la Sua non è stata salvata. Quando quella sarà stata ritirata, potrà rispondere di nuovo.",
  "console.doubts.contact_id": "Codice contatto",
  "console.doubts.contact_help": "Il numero che il servizio mostra per questa persona.",
  "console.doubts.there": "C’è",
  "console.doubts.not_there": "Non c’è",
  "console.doubts.tick": "Seleziona {$name}",
  "console.doubts.bulk": "Più persone insieme",
  "console.doubts.bulk_help":
    "Selezionare qui sopra le persone che non sono nel servizio. I loro dati vengono poi inviati di nuovo.",
  "console.doubts.bulk_not_there": "Le persone selezionate non ci sono",
  "console.doubts.no_contact_id": "Inserire il codice contatto che il servizio mostra per questa persona.",
  "console.doubts.wrong_contact_id": "Il codice contatto è un numero intero, per esempio 1234.",
  "console.doubts.linked_to":
    "Il contatto {$contact} è già collegato a {$name}, nell’elenco «{$feed}». Controllare il numero nel servizio.",
  "console.doubts.linked_elsewhere":
    "Questo codice contatto appartiene a un’altra persona degli elenchi, perciò non è stato collegato nulla. Controllare il numero nel servizio.",
  "console.decision.refused.linked_elsewhere":
    "Questo codice contatto appartiene a un’altra persona degli elenchi, perciò non è stato collegato nulla. Controllare il numero nel servizio.",
  "console.doubts.answered_before": "Per {$name} è già stata data una risposta. Ora non è stato fatto nulla.",
  "console.doubts.partly":
    "Alcune risposte non sono state usate: altre sono arrivate prima, oppure il dubbio è già stato chiarito.",
  "console.doubts.done_many":
    "Per queste persone il dubbio è chiarito. I dati di quelle presenti nell’elenco più recente vengono inviati di nuovo.",
  "console.doubts.done_there": "{$name}: contatto {$contact} collegato.",
  "console.doubts.done_not_there":
    "Per {$name} il dubbio è chiarito. Se {$name} compare nell’elenco più recente, i dati vengono inviati di nuovo.",

  // Console: People
  "console.people.title": "Persone",
  "console.people.search": "Nome, e-mail, telefono o codice contatto",
  "console.people.search_help": "Basta una parte. Maiuscole, accenti e spazi nei numeri di telefono non contano.",
  "console.people.find": "Cerca",
  "console.people.found": `.input {$count :integer}
.match $count
one {{«{$text}»: {$count} persona trovata}}
many {{«{$text}»: {$count} persone trovate}}
* {{«{$text}»: {$count} persone trovate}}`,
  "console.people.nothing":
    "La ricerca riguarda le persone che questo programma ha aggiunto, aggiornato o eliminato, e le righe rifiutate. Chi è stato inserito nel servizio in altro modo non è compreso.",
  "console.people.nameless": "Persona senza nome",
  "console.people.state.linked": "nel servizio",
  "console.people.state.gone": "non più nel servizio",
  "console.people.state.in_doubt": "forse nel servizio",
  "console.people.state.refused": "non nel servizio",
  "console.people.state.deleted": "eliminata dal servizio",
  "console.people.of_list": "elenco «{$feed}»",
  "console.people.number": "contatto {$id}",
  "console.people.key": "riconosciuta con «{$key}»",
  "console.people.former_key": "prima riconosciuta con «{$key}»",
  "console.people.unknown": "Questo programma non conosce questa persona.",
  "console.people.changed":
    "Questa pagina mostra ora un’altra persona, o la persona è cambiata. Non è stato fatto nulla. Guardare di nuovo la pagina prima di decidere.",
  "console.people.to_correct": "Una riga di questa persona non è stata usata.",
  "console.people.privacy": "Richieste di questa persona",
  "console.people.never": "Mai più auguri",
  "console.people.never_help":
    "Elimina subito il contatto dal servizio. Nessun elenco aggiungerà o aggiornerà più questa persona.",
  "console.people.never_help_row": "D’ora in poi nessun elenco aggiungerà questa persona.",
  "console.people.never_done":
    "A questa persona non si fanno mai più gli auguri. Nessun elenco la aggiungerà o la aggiornerà più.",
  "console.people.never_partly":
    "A questa persona non si fanno mai più gli auguri. Il contatto viene eliminato appena il servizio è raggiungibile.",
  "console.people.asked_never": "{$by} ha chiesto in data {$when} di non fare mai più gli auguri a questa persona.",
  "console.people.asked_erase": "{$by} ha chiesto in data {$when} di cancellare questa persona.",
  "console.people.asked_erase_keep":
    "{$by} ha chiesto in data {$when} di cancellare questa persona. Il contatto resta nel servizio.",
  "console.people.not_stored":
    "La Sua decisione non è stata salvata, perché ne è in attesa una precedente su questa persona. Quando quella sarà stata ritirata, potrà decidere di nuovo.",
  "console.people.waits": "È in attesa di essere applicata, al massimo fino a: {$when}.",
  "console.people.not_done": "Non è stato fatto nulla, e questa persona può ancora ricevere gli auguri.",
  "console.people.nothing_done": "Non è stato fatto nulla.",
  "console.people.no_longer": "Non serve più",
  "console.people.alike":
    "Un altro contatto o un’altra riga potrebbe riguardare la stessa persona: il nome è un diminutivo, oppure il cognome, l’indirizzo e-mail o la data di nascita è diversa. I dati restano. Per decidere, apri la pagina:",
  "console.people.stays": "Controlla tu stesso quanto segue, o chiedilo a chi gestisce il programma:",
  "console.people.export": "Esporta",
  "console.people.export_help": "Un file con tutto ciò che questo programma conserva su questa persona.",
  "console.people.erase": "Cancella",
  "console.people.erase_help":
    "Elimina il contatto dal servizio e rimuove tutto ciò che questo programma conserva su questa persona, anche dai report e dagli elenchi conservati. L’operazione non si può annullare.",
  "console.people.erase_help_row":
    "Rimuove tutto ciò che questo programma conserva su questa persona, anche dai report e dagli elenchi conservati. L’operazione non si può annullare.",
  "console.people.erase_returns": "Un elenco che contiene ancora la persona la aggiunge di nuovo.",
  "console.people.erase_keep": "Mantenere il contatto nel servizio e non modificarlo mai più",
  "console.people.erase_sure": "Sì, cancellare definitivamente questa persona",
  "console.people.erase_unsure":
    "Non è stato cancellato nulla. Tornare indietro e selezionare «Sì, cancellare definitivamente questa persona».",
  "console.people.erase_done": "Questa persona è cancellata. Questo programma non conserva più nulla su di lei.",
  "console.people.erase_partly":
    "Questa persona non è ancora cancellata del tutto. Il programma continua automaticamente.",
  "console.people.holds": "Che cosa contiene il servizio",
  "console.people.holds_lead":
    "Dati inviati da questo programma; ultima modifica: {$day :day}. Qui non si conoscono le modifiche fatte direttamente nel servizio.",
  "console.people.linked_by_person":
    "Una persona ha indicato questo contatto, perciò i suoi valori qui non sono tutti noti. Il prossimo elenco li invierà tutti.",
  "console.people.absent": "Questa persona manca dall’elenco dal giorno {$day :day}.",
  "console.people.since": "dal giorno {$day :day}",
  "console.people.events": "Che cosa è successo",
  "console.people.events_lead":
    "Dal più recente. Gli elenchi che non hanno cambiato nulla per questa persona non sono mostrati.",
  "console.people.no_events": "Su questa persona non è salvato nulla.",
  "console.people.corrections": "righe corrette",
  "console.people.done.create": "Aggiunta al servizio",
  "console.people.done.update": "Aggiornamento nel servizio",
  "console.people.done.delete": "Eliminazione dal servizio",
  "console.people.op.rejected": "Rifiuto",
  "console.people.op.in_doubt": "Invio, risposta persa",
  "console.people.op.held": "In attesa di una decisione",
  "console.people.op.waits": "In attesa di invio",
  "console.people.op.superseded": "Sostituzione con un elenco più recente",
  "console.people.op.dropped": "Non applicata",
  "console.people.row.rejected": "Riga rifiutata",
  "console.people.row.unchanged": "Riga a posto, con una nota",
  "console.people.row.duplicate": "La stessa riga due volte",
  "console.people.row.skipped": "Riga esclusa",
  "console.people.row.in_doubt": "Riga in attesa di una risposta persa",
  "console.people.row.deferred": "Riga rinviata",

  // Console: Upcoming greetings
  "console.greetings.title": "Prossimi auguri",
  "console.greetings.count": `.input {$count :integer}
.match $count
one {{{$count} compleanno nei prossimi 30 giorni.}}
many {{{$count} compleanni nei prossimi 30 giorni.}}
* {{{$count} compleanni nei prossimi 30 giorni.}}`,
  "console.greetings.how":
    "Il calcolo si basa sulle date di nascita inviate da questo programma; «oggi» è il giorno corrente nel fuso orario {$zone}. È il servizio a decidere se e quando fare gli auguri.",
  "console.greetings.today": "oggi",
  "console.greetings.none": "Nessun compleanno.",
  "console.greetings.leap_day": "Con le persone nate il 29 febbraio, che quest’anno non c’è.",
  "console.greetings.more": `.input {$count :integer}
.match $count
one {{{$count} persona di questo giorno}}
many {{Tutte le {$count} persone di questo giorno}}
* {{Tutte le {$count} persone di questo giorno}}`,
  "console.greetings.all_days": "Tutti i giorni",
  "console.greetings.no_group": "senza gruppo noto",

  // Console: Settings
  "console.settings.lead": "Questo è ciò che il programma legge da {$file}. Password e chiavi non sono mostrate.",
  "console.settings.learned": "Ricavato dalle risposte",
  "console.settings.learned_order": `.input {$order :string}
.match $order
DMY {{Le date vengono lette come giorno, mese, anno.}}
* {{Le date vengono lette come mese, giorno, anno.}}`,
  "console.settings.learned_by": "Così ha risposto {$by} in data {$day}.",
  "console.settings.learned_unused": "Quest’ordine non viene usato, perché le impostazioni ne indicano un altro.",
  "console.settings.unlearn": "Chiedi di nuovo",
  "console.settings.unlearn_help":
    "Dopo «Chiedi di nuovo», le date di nascita già inviate restano come sono. Con il prossimo elenco viene chiesto come leggere le date che si possono leggere in due modi.",
  "console.settings.unlearned":
    "Quest’ordine non viene più usato. Con il prossimo elenco la domanda verrà posta di nuovo.",
  "console.settings.not_unlearned": "Non è stato possibile rimuovere quest’ordine. Controllare se c’è ancora.",
  "console.settings.findings": "Che cosa è stato controllato",
  "console.settings.findings_to_solve": `.input {$count :integer}
.match $count
0 {{Tutto è in ordine.}}
one {{{$count} punto richiede l’intervento della persona che si occupa del programma.}}
many {{{$count} punti richiedono l’intervento della persona che si occupa del programma.}}
* {{{$count} punti richiedono l’intervento della persona che si occupa del programma.}}`,
  "console.settings.in_order": "a posto",
  "console.settings.not_in_order": "da correggere",
  "console.settings.what": "Elemento",
  "console.settings.state": "Stato",
  "console.settings.detail": "Dettagli",
  "console.settings.finding.configuration": "Configurazione",
  "console.settings.finding.folders": "Cartelle",
  "console.settings.finding.ledger": "Dati salvati",
  "console.settings.finding.console": "Console",
  "console.settings.finding.ledgers_file_system": "File system dei dati",
  "console.settings.finding.inboxs_file_system": "File system della cartella di ingresso",
  "console.settings.finding.free_space": "Spazio libero",
  "console.settings.finding.clock": "Orologio",
  "console.settings.finding.at_work": "Programma attivo",
  "console.settings.finding.notify": "Avvisi",
  "console.settings.finding.mail": "E-mail",
  "console.settings.finding.webhook": "Webhook",
  "console.settings.setting": "Impostazione",
  "console.settings.value": "Valore",
  "console.settings.not_set": "Non impostati:",
  "console.settings.yes": "sì",
  "console.settings.no": "no",
  "console.settings.service": "Servizio",
  "console.settings.folders": "Cartelle",
  "console.settings.notices": "Avvisi",
  "console.settings.keeping": "Conservazione, lingua e registro",
  "console.settings.console": "Questa console",

  // Undo
  "guard.undone_list.title": "Un elenco che è stato annullato",
  "guard.undone_list.message": `.input {$people :integer}
.match $people
one {{Questo elenco rifarebbe per {$people} persona ciò che è stato annullato.}}
* {{Questo elenco rifarebbe per {$people} persone ciò che è stato annullato.}}`,
  "guard.undone_list.look":
    "Controllare se l’errore è ancora nell’elenco. Se c’è, scartare l’elenco e farlo correggere. Se invece l’elenco è giusto, approvarlo.",
  "guard.undo.title": "Un elenco da annullare",
  "guard.undo.message": `.input {$people :integer}
.match $people
one {{{$people} persona tornerebbe com’era prima dell’elenco.}}
* {{{$people} persone tornerebbero com’erano prima dell’elenco.}}`,
  "guard.undo.look":
    "Controllare le persone qui sotto. Se devono tornare com’erano, approvare. Altrimenti scartare: tutto resta com’è adesso.",
  "undo.back": `.input {$count :integer}
.match $count
one {{{$count} persona torna com’era}}
* {{{$count} persone tornano com’erano}}`,
  "undo.went_back": `.input {$count :integer}
.match $count
one {{{$count} persona è tornata com’era}}
* {{{$count} persone sono tornate com’erano}}`,
  "undo.changed": `.input {$count :integer}
.match $count
one {{{$count} è stata modificata da allora e resta così}}
* {{{$count} sono state modificate da allora e restano così}}`,
  "undo.others": `.input {$count :integer}
.match $count
one {{{$count} non può tornare com’era e resta così}}
* {{{$count} non possono tornare com’erano e restano così}}`,
  "undo.not_back": `.input {$count :integer}
.match $count
one {{{$count} non è potuta tornare com’era}}
* {{{$count} non sono potute tornare com’erano}}`,
  "undo.eyebrow": "Annullamento dell’elenco",
  "undo.of_file": "{$file} (annullamento)",
  "undo.title": "Che cosa viene annullato e che cosa no",
  "undo.list": "Questo annulla l’elenco «{$file}» ({$day :day}).",
  "undo.left.title": "Queste persone restano come sono adesso",
  "undo.left_more": `.input {$count :integer}
.match $count
one {{{$count} altra persona resta com’è adesso.}}
* {{Altre {$count} persone restano come sono adesso.}}`,
  "undo.left.person": "{$name}: {$why}.",
  "undo.why.changed_since": "da allora «{$file}» ({$day :day}) ha modificato questa persona",
  "undo.why.created_since": `.input {$file :string}
.match $file
|| {{una persona ha collegato di nuovo questo contatto}}
* {{da allora «{$file}» ({$day :day}) ha aggiunto di nuovo questa persona}}`,
  "undo.why.in_other_list": `.input {$file :string}
.match $file
|| {{una persona ha collegato un altro contatto di questa persona}}
* {{la persona è nel servizio da un altro elenco («{$file}», {$day :day})}}`,
  "undo.why.in_doubt": "una richiesta al servizio è rimasta senza risposta, e non si sa che cosa contiene il servizio",
  "undo.why.not_linked": "la persona non è più collegata a un contatto",
  "undo.why.key_taken": "il valore con cui la si riconosce appartiene ora a un’altra persona",
  "undo.why.unknown_before": "non si sa che cosa conteneva prima il contatto",
  "undo.why.group_gone": "il gruppo precedente non è più nel servizio",
  "undo.why.cannot_clear": "l’elenco ha aggiunto solo valori che il servizio non può cancellare",
  "undo.why.never": "a questa persona non si devono mai fare gli auguri",
  "undo.cannot.title": "Che cosa non si può annullare",
  "undo.cannot.greeted": `.input {$count :integer}
.match $count
0 {{Gli auguri già inviati. Nessuna di queste persone ha compiuto gli anni da allora.}}
one {{Gli auguri già inviati. {$count} di queste persone ha compiuto gli anni da allora.}}
* {{Gli auguri già inviati. {$count} di queste persone hanno compiuto gli anni da allora.}}`,
  "undo.cannot.recreated": `.input {$count :integer}
.match $count
one {{Il codice contatto: {$count} persona viene aggiunta di nuovo, e il servizio le assegna un codice nuovo.}}
* {{Il codice contatto: {$count} persone vengono aggiunte di nuovo, e il servizio assegna a ciascuna un codice nuovo.}}`,
  "undo.cannot.twice": `.input {$count :integer}
.match $count
one {{Auguri doppi: {$count} persona che viene aggiunta di nuovo sembra essere anche in un altro elenco e potrebbe ricevere gli auguri due volte.}}
* {{Auguri doppi: {$count} persone che vengono aggiunte di nuovo sembrano essere anche in un altro elenco e potrebbero ricevere gli auguri due volte.}}`,
  "undo.cannot.kept": `.input {$count :integer}
.match $count
one {{{$field :first} di {$count} persona: il servizio non può cancellare questo valore.}}
* {{{$field :first} di {$count} persone: il servizio non può cancellare questo valore.}}`,
  "undo.cannot.group": `.input {$count :integer}
.match $count
one {{Il gruppo di {$count} persona: il gruppo precedente non è più nel servizio.}}
* {{Il gruppo di {$count} persone: il gruppo precedente non è più nel servizio.}}`,
  "undo.cannot.corrected": `.input {$count :integer}
.match $count
one {{{$count} persona la cui riga è stata corretta o ha avuto una risposta in seguito resta com’è. Per annullare anche questo, annullare {$runs}.}}
* {{{$count} persone le cui righe sono state corrette o hanno avuto una risposta in seguito restano come sono. Per annullare anche questo, annullare {$runs}.}}`,
  "undo.cannot.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} altra persona dell’elenco è forse nel servizio: la risposta è andata persa. Verificare prima se c’è, poi annullare l’elenco ancora una volta.}}
* {{Altre {$count} persone dell’elenco sono forse nel servizio: le risposte sono andate perse. Verificare prima se ci sono, poi annullare l’elenco ancora una volta.}}`,
  "undo.waits": "Per questo elenco è pronto un annullamento, in attesa di una decisione.",
  "undo.taken_back": "Questo elenco è stato annullato.",
  "undo.open": "Vedi l’annullamento",
  "verdict.undo_held":
    "Questo annulla un elenco. Non è ancora stato modificato nulla: l’annullamento è in attesa di una decisione.",
  "verdict.undo_done": "L’elenco è stato annullato.",
  "verdict.undo_discarded": "L’elenco non è stato annullato. Tutto resta com’è.",
  "verdict.undo_nobody_left":
    "L’elenco non è stato annullato. Tutte le persone di questo annullamento sono state cancellate o non devono mai più ricevere gli auguri.",
  "why.undone": "il suo elenco è stato annullato",
  "decision.undo": "Annullamento chiesto da {$by} in data {$when}, {$how}",
  "console.undo.button": "Annulla questo elenco…",
  "console.undo.title": "Annullare questo elenco?",
  "console.undo.plan": "Prepara l’annullamento",
  "console.undo.created": `.input {$count :integer}
.match $count
one {{{$count} persona aggiunta dall’elenco viene eliminata.}}
* {{{$count} persone aggiunte dall’elenco vengono eliminate.}}`,
  "console.undo.updated": `.input {$count :integer}
.match $count
one {{{$count} persona aggiornata dall’elenco riprende i valori precedenti.}}
* {{{$count} persone aggiornate dall’elenco riprendono i valori precedenti.}}`,
  "console.undo.deleted": `.input {$count :integer}
.match $count
one {{{$count} persona eliminata dall’elenco viene aggiunta di nuovo.}}
* {{{$count} persone eliminate dall’elenco vengono aggiunte di nuovo.}}`,
  "console.undo.left":
    "Le persone che un elenco successivo ha aggiornato restano come sono. La pagina seguente ne indica i nomi.",
  "console.undo.then":
    "Non viene ancora inviato nulla: l’annullamento resta in attesa finché una persona non lo approva. Fino ad allora restano in attesa anche i nuovi elenchi di questo tipo.",
  "console.undo.nothing": "Questo elenco non ha modificato nulla che si possa annullare.",
  "console.undo.other_waits": "Per un altro elenco è pronto un annullamento. Prima occorre decidere su quello.",
  "console.decide.approve.undo":
    "L’elenco annullato non conta più. Un elenco che rifà la stessa cosa resta in attesa di una decisione.",
  "console.decide.discard.undo": "Non viene annullato nulla. Gli elenchi in attesa di questa decisione proseguono.",
  "console.decision.refused.behind_undo": "Un elenco sta per essere annullato. Prima decidere su quello.",
  "console.decision.refused.too_old":
    "L’elenco è troppo vecchio per annullarlo: ciò che c’era prima non è più conservato.",
  "console.decision.refused.nothing_to_undo": "Di questo elenco non c’è nulla da annullare.",
  "console.people.request_id": "Numero di questa richiesta presso il servizio: {$id}",
  "guard.greetings_moved.title": "Molti compleanni si spostano nei prossimi giorni",
  "guard.greetings_moved.message": `.input {$people :integer}
.input {$days :integer}
{{Questo elenco sposta i compleanni di {$people} persone nei prossimi {$days} giorni. Queste persone riceverebbero presto gli auguri.}}`,
  "guard.greetings_moved.look":
    "Confrontare alcuni di questi compleanni con documenti affidabili. Se sono giusti, approvare l’elenco.",
  "moved.title": "Compleanni che cambiano giorno",
  "moved.line": "{$name}: {$before} → {$after}",
  "moved.more": "altri {$count :integer}",
};
