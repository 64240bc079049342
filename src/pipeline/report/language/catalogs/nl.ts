import type { Catalog } from "../catalog.ts";

/**
 * The Dutch messages. `en.ts` says how messages work.
 *
 * list lijst, row and line rij, group groep, service felicitatiedienst (“dienst” alone is a job or a church service), contact het
 * contact, contact id contact-ID, plan abonnement, administrator beheerder, inbox folder aanlevermap, run verwerking, report
 * rapport, sheet werkblad, guardian ouder/verzorger, birthday geboortedatum, send doorgeven, create toevoegen (a group: aanmaken),
 * update bijwerken, link koppelen, apply, carry out doorvoeren, leave out overslaan (a value: weglaten), wait, on hold wachten,
 * approve goedkeuren, discard verwerpen, reject afkeuren, refuse weigeren, in doubt onduidelijk, recognise herkennen, greet
 * feliciteren, correct corrigeren, take over aanleveren, take back (a list) terugdraaien, take back (a decision) intrekken.
 * “address” is “e-mailadres of telefoonnummer”.
 */
export const nl: Catalog = {
  // Parts of other messages
  "part.column": "de kolom ‘{$header}’",
  "part.custom_field": "het veld ‘{$name}’",
  "part.the_key": "de sleutel",
  "part.lines": `.input {$count :integer}
.match $count
one {{rij {$lines}}}
* {{rijen {$lines}}}`,
  "part.more": "nog {$count :integer}",
  "part.also": "Verder: {$message}",
  "part.cells_not_used": "Ook de gecorrigeerde cellen van deze rij zijn niet gebruikt.",
  "part.before_correction": "Voor de correctie: {$message}",
  "part.rest_used": "De rest van de rij is wel gebruikt.",
  "part.service_said": "Melding van de felicitatiedienst: ‘{$words}’",
  "part.came_with": "De waarde komt uit de lijst ‘{$list}’ van {$day :day}.",
  "part.same_value": "{$name :first} heeft dezelfde waarde.",
  "part.some": "een aantal",
  "part.this_row": "deze rij",
  "part.this_person": "deze persoon",
  "part.another_person": "een andere persoon",

  // Fields: the name in a table; as a part of a sentence; of several people
  "field.first_name": "voornaam",
  "field.first_name.the": "de voornaam",
  "field.first_name.many": "voornamen",
  "field.last_name": "achternaam",
  "field.last_name.the": "de achternaam",
  "field.last_name.many": "achternamen",
  "field.full_name": "naam",
  "field.full_name.the": "de naam",
  "field.email": "e-mailadres",
  "field.email.the": "het e-mailadres",
  "field.email.many": "e-mailadressen",
  "field.phone": "telefoonnummer",
  "field.phone.the": "het telefoonnummer",
  "field.phone.many": "telefoonnummers",
  "field.whatsapp_phone": "WhatsApp-nummer",
  "field.whatsapp_phone.the": "het WhatsApp-nummer",
  "field.whatsapp_phone.many": "WhatsApp-nummers",
  "field.birthday": "geboortedatum",
  "field.birthday.the": "de geboortedatum",
  "field.birthday.many": "geboortedata",
  "field.birthday_day": "geboortedag",
  "field.birthday_day.the": "de geboortedag",
  "field.birthday_month": "geboortemaand",
  "field.birthday_month.the": "de geboortemaand",
  "field.birthday_year": "geboortejaar",
  "field.birthday_year.the": "het geboortejaar",
  "field.timezone": "tijdzone",
  "field.timezone.the": "de tijdzone",
  "field.timezone.many": "tijdzones",
  "field.gender": "geslacht",
  "field.gender.the": "het geslacht",
  "field.location": "plaats",
  "field.location.the": "de plaats",
  "field.language": "taal",
  "field.language.the": "de taal",
  "field.language.many": "talen",
  "field.company": "bedrijf",
  "field.company.the": "het bedrijf",
  "field.job_title": "functie",
  "field.job_title.the": "de functie",
  "field.salutation": "aanhef",
  "field.salutation.the": "de aanhef",
  "field.salutation.many": "aanheffen",
  "field.relationship_status": "burgerlijke staat",
  "field.relationship_status.the": "de burgerlijke staat",
  "field.profile_image": "foto",
  "field.profile_image.the": "de foto",
  "field.status": "status",
  "field.status.the": "de status",
  "field.group": "groep",
  "field.group.the": "de groep",
  "field.group_id": "groep",
  "field.group_id.the": "de groep",
  "field.guardian_contact_id": "ouder/verzorger",
  "field.guardian_contact_id.the": "de ouder/verzorger",
  "field.contact_id": "contact-ID",
  "field.contact_id.the": "het contact-ID",
  "field.inactive": "markering ‘vertrokken’",
  "field.inactive.the": "de markering ‘vertrokken’",

  // Why a cell can't be trusted, as the end of a sentence
  "fault.error_value": "de cel bevat een foutwaarde of een formule",
  "fault.formula_without_value": "de cel bevat een formule, en het bestand is opgeslagen zonder de uitkomst daarvan",
  "fault.number_damaged":
    "het spreadsheetprogramma heeft het getal afgerond, waardoor de laatste cijfers verloren zijn",
  "fault.date_damaged": "de datum uit het spreadsheetprogramma is niet betrouwbaar",
  "fault.date_rewritten":
    "een spreadsheetprogramma kan de datum vanzelf zo hebben geschreven; schrijf hem als jaar-maand-dag",
  "fault.letters_lost": "bij het opslaan van de lijst zijn letters verloren gegaan",
  "fault.merged_cell": "de cel is samengevoegd met een cel erboven, waardoor niet duidelijk is bij wie de waarde hoort",
  "fault.unknown": "het spreadsheetprogramma heeft de waarde beschadigd",

  // What a value looks like, as the end of a sentence
  "kind.date": "een datum",
  "kind.phone": "een telefoonnummer",
  "kind.email": "een e-mailadres",
  "kind.name": "een naam",
  "kind.language": "een taal",
  "kind.salutation": "een aanhef",

  // Why a column of birthdays is in doubt, as the end of a sentence
  "doubt.exchanged":
    "bij een deel van de datums in deze kolom valt de dag nooit na de 12e van de maand, bij alle andere altijd. Waarschijnlijk heeft een spreadsheetprogramma dag en maand verwisseld",
  "doubt.celebration_year":
    "te veel geboortedata in deze lijst liggen in dit jaar of kort daarvoor. Waarschijnlijk staat hier het jaar van de viering en niet het geboortejaar",
  "doubt.age":
    "volgens de leeftijden in een andere kolom van deze lijst is bijna iedereen evenveel jaren eerder of later geboren",
  "doubt.lost_zero": "deze kolom bevat getallen, en een getal verliest de nul aan het eind: 3.10 wordt 3.1",
  "doubt.short_numbers": "in deze kolom staan maand en dag als één getal",
  "doubt.five_digits":
    "de getallen in deze kolom zijn misschien een dag, maand en jaar zonder scheidingsteken ertussen",
  "doubt.epoch": "deze werkmap telt de dagen vanaf 1904, terwijl andere werkmappen vanaf 1900 tellen",
  "doubt.unknown": "de datums in deze kolom spreken elkaar tegen",

  // One question about the order in a whole column
  "question.title": `.input {$column :string}
.match $column
|| {{Eén vraag over een kolom zonder titel: {$asks}}}
* {{Eén vraag over de kolom ‘{$column}’: {$asks}}}`,
  "question.waits": `.input {$rows :integer}
.match $rows
one {{{$rows} rij wacht op het antwoord.}}
* {{{$rows} rijen wachten op het antwoord.}}`,
  "question.nameOrder.asks": "staat de voornaam of de achternaam vooraan?",
  "question.nameOrder.order_not_shown": "In deze kolom is dat nergens aan te zien.",
  "question.nameOrder.order_contradicted":
    "Sommige gegevens in deze lijst wijzen erop dat de voornaam vooraan staat, andere dat de achternaam vooraan staat.",
  "question.nameOrder.answer":
    "Uw beheerder beantwoordt de vraag met ‘nameOrder’ (‘given_first’ voor Anna Jansen of ‘family_first’ voor Jansen Anna) in de instellingen van de lijst ‘{$feed}’. Zet de lijst daarna opnieuw in de aanlevermap.",
  "question.dateOrder.asks": "staat de dag of de maand vooraan?",
  "question.dateOrder.order_not_shown": "Aan geen enkele datum in deze lijst is dat met zekerheid te zien.",
  "question.dateOrder.order_contradicted":
    "Sommige datums in deze lijst laten zien dat de dag vooraan staat, en andere dat de maand vooraan staat.",
  "question.dateOrder.answer":
    "Antwoord ‘alle DMJ’ (dag, maand, jaar) of ‘alle MDJ’ (maand, dag, jaar) in een van deze rijen. Het antwoord geldt voor alle rijen en voor latere lijsten van ‘{$feed}’.",
  "question.dateOrder.answer_held":
    "Is dit de juiste lijst, keur deze dan eerst goed. Antwoord daarna ‘alle DMJ’ (dag, maand, jaar) of ‘alle MDJ’ (maand, dag, jaar) in een van deze rijen van het nieuwste rapport. Het antwoord geldt voor alle rijen en voor latere lijsten van ‘{$feed}’.",
  "question.country.waits": `.input {$rows :integer}
.match $rows
one {{Het telefoonnummer in {$rows} rij heeft geen landcode en wordt daarom niet doorgegeven.}}
* {{De telefoonnummers in {$rows} rijen hebben geen landcode en worden daarom niet doorgegeven.}}`,
  "question.country.answer":
    "Uw beheerder stelt het land één keer in, met ‘country’ (bijvoorbeeld ‘NL’) in de instellingen van de lijst ‘{$feed}’. Zet de lijst daarna opnieuw in de aanlevermap.",

  // Calendars
  "calendar.Buddhist": "de boeddhistische kalender",
  "calendar.Persian": "de Perzische kalender",
  "calendar.Jewish": "de Joodse kalender",
  "calendar.other": "een andere kalender",

  // Answers to questions
  "choice.same": "dezelfde",
  "choice.new": "nieuw",
  "choice.right": "juist",
  "choice.unknown": "onbekend",
  "choice.leave_out": "weglaten",
  "choice.leave_out_email": "e-mail weglaten",
  "choice.leave_out_phone": "telefoon weglaten",
  "choice.there": "aanwezig",
  "choice.not_there": "niet aanwezig",
  "choice.all_DMY": "alle DMJ",
  "choice.all_MDY": "alle MDJ",
  "choice.contact_id": "CONTACT_ID",
  "choice.title": "Uw antwoord",
  "choice.prompt": "Kies een antwoord uit de lijst. Zet dit bestand daarna in de aanlevermap.",
  "choice.prompt_there":
    "Schrijf ‘aanwezig’ en het contact-ID, bijvoorbeeld ‘aanwezig 88213’. Of kies ‘niet aanwezig’. Zet dit bestand daarna in de aanlevermap.",
  "choice.prompt_all":
    "‘alle DMJ’ leest elke datum van deze lijst als dag, maand, jaar, ook in latere lijsten. ‘alle MDJ’ leest maand, dag, jaar. Eén datum geldt alleen voor deze rij.",
  "part.answer_column": "Rij {$line}, kolom ‘_answer’: {$message}",
  "issue.answer_later": "Deze vraag kan worden beantwoord zodra over de lijst is beslist.",
  "issue.answer":
    "Schrijf {$choices :either} in de kolom ‘_answer’ van rejections.xlsx en zet dat bestand in de aanlevermap. Of laat uw beheerder {$command :either} uitvoeren met het antwoord erachter.",
  "issue.answer_refused.title": "Antwoord niet gebruikt",
  "issue.answer_refused.message": `.input {$reason :string}
.match $reason
unknown_choice {{{$answer :either} is geen antwoord op deze vraag.}}
no_question {{{$answer :either} is niet gebruikt, omdat er bij deze rij geen vraag is.}}
two_answers {{Twee rijen geven verschillende antwoorden op dezelfde vraag. Geen van beide antwoorden is gebruikt.}}
two_people {{Twee rijen noemen contact {$contactId}, dat één persoon is. Geen van beide antwoorden is gebruikt.}}
two_dates {{In de rij staan een gecorrigeerde geboortedatum en een andere datum als antwoord. Geen van beide is gebruikt.}}
linked {{Contact {$contactId} hoort al bij iemand anders op uw lijsten.}}
decided {{De vraag is eerder beantwoord met {$given :either}.}}
waits {{De vraag is eerder beantwoord met {$given :either}. Dat antwoord wacht op de beslissing over een lijst.}}
setting {{In de instellingen van deze lijst is vastgelegd of de dag of de maand vooraan staat. Een antwoord kan dat niet veranderen.}}
gone {{Het contact uit de vraag is niet meer aan een lijst gekoppeld.}}
held {{De lijst met deze rij wacht op een beslissing.}}
changed {{De rij of de vraag is veranderd sinds dit rapport is gemaakt.}}
approver {{Alleen iemand die lijsten mag goedkeuren, kan het antwoord {$answer :either} geven.}}
* {{{$answer :either} is geen antwoord op deze vraag.}}`,
  "issue.answer_refused.hint": `.input {$reason :string}
.match $reason
unknown_choice {{Schrijf {$choices :either}.}}
no_question {{Wis het antwoord. Is de rij fout, corrigeer dan de cellen.}}
two_answers {{Laat maar één van de antwoorden staan.}}
two_people {{Zoek beide personen op in de felicitatiedienst en corrigeer de antwoorden.}}
two_dates {{Laat een van beide staan en wis de andere.}}
linked {{Zoek het contact-ID opnieuw op in de felicitatiedienst en corrigeer het antwoord.}}
decided {{Was dat antwoord fout, neem dan contact op met uw beheerder.}}
waits {{Beslis eerst over die lijst.}}
setting {{Uw beheerder kan ‘dateOrder’ in de instellingen wijzigen.}}
gone {{Bij de volgende lijst wordt opnieuw over de rij beslist.}}
held {{Beslis eerst over de lijst. Antwoord daarna in het nieuwste rapport.}}
changed {{Beantwoord de vraag zoals die in het nieuwste rapport staat.}}
approver {{Vraag zo iemand om de vraag te beantwoorden.}}
* {{Schrijf {$choices :either}.}}`,

  // Rows that are not applied: title, what happened, what to do now
  "issue.first_name_missing.title": "Geen voornaam",
  "issue.first_name_missing.message":
    "Deze persoon heeft geen voornaam en kan zonder voornaam niet worden gefeliciteerd.",
  "issue.first_name_missing.hint": "Vul de voornaam in.",

  "issue.full_name_unsplit.title": "Welk deel is de voornaam?",
  "issue.full_name_unsplit.message": `.input {$readings :either}
.match $readings
|| {{Het is niet duidelijk welk deel van de naam ‘{$cell}’ de voornaam is.}}
* {{Het is niet duidelijk welk deel van de naam ‘{$cell}’ de voornaam is: {$readings}.}}`,
  "issue.full_name_unsplit.hint": `.input {$reason :string}
.match $reason
|| {{Schrijf de naam als ‘Achternaam, Voornaam’, of zet voor- en achternaam in aparte kolommen.}}
* {{Dit is één vraag over de hele kolom: staat de voornaam of de achternaam vooraan? Uw beheerder beantwoordt die in één keer voor alle rijen met ‘nameOrder’ (‘given_first’ voor Anna Jansen of ‘family_first’ voor Jansen Anna). Of zet voor- en achternaam in aparte kolommen.}}`,

  "issue.group_missing.title": "Geen groep",
  "issue.group_missing.message": "In de rij staat niet bij welke groep deze persoon hoort.",
  "issue.group_missing.hint":
    "Vul de naam van de groep in. Horen alle personen op deze lijst bij één groep, dan kan uw beheerder die groep in één keer voor de hele lijst instellen.",

  "issue.group_unknown.title": "Onbekende groep",
  "issue.group_unknown.message": `.input {$cell :string}
.match $cell
|| {{Er is geen groep met deze naam.}}
* {{Er is geen groep met de naam ‘{$cell}’.}}`,
  "issue.group_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Corrigeer de naam van de groep, of maak de groep eerst aan in de felicitatiedienst.}}
* {{Bedoelde u de groep {$nearest}? Corrigeer de naam, of maak de groep eerst aan in de felicitatiedienst.}}`,

  "issue.group_ambiguous.title": "Twee groepen met dezelfde naam",
  "issue.group_ambiguous.message": "Meer dan één groep heet ‘{$cell}’.",
  "issue.group_ambiguous.hint":
    "Geef de groepen in de felicitatiedienst verschillende namen (hun nummers zijn {$groupIds :all}) en zet de lijst daarna opnieuw in de aanlevermap.",

  "issue.several_groups.title": "Meer dan één groep",
  "issue.several_groups.message": `.input {$readings :all}
.match $readings
|| {{In de rij staat meer dan één groep: ‘{$cell}’. Een persoon kan maar in één groep tegelijk zitten.}}
* {{In de rij staat meer dan één groep: {$readings}. Een persoon kan maar in één groep tegelijk zitten.}}`,
  "issue.several_groups.hint": "Laat alleen de groep staan waarin deze persoon gefeliciteerd moet worden.",

  "issue.key_missing.title": "Persoon kan niet worden herkend",
  "issue.key_missing.message": `.input {$partCount :integer}
.input {$cell :string}
.match $partCount $cell
1 || {{{$parts :first} is leeg, maar daaraan wordt deze persoon in elke nieuwe lijst herkend.}}
1 * {{{$parts :first} is niet leesbaar (‘{$cell}’), maar daaraan wordt deze persoon in elke nieuwe lijst herkend.}}
* * {{In deze rij staat niets waaraan deze persoon in de volgende lijst kan worden herkend.}}`,
  "issue.key_missing.hint": `.input {$partCount :integer}
.match $partCount
1 {{Vul {$parts} in.}}
* {{Vul een e-mailadres, een telefoonnummer of de volledige naam met geboortedatum in.}}`,

  "issue.birthday_unreadable.title": "Geboortedatum niet leesbaar",
  "issue.birthday_unreadable.message": "De geboortedatum ‘{$cell}’ kan niet als datum worden gelezen.",
  "issue.birthday_unreadable.hint": "Schrijf de datum als jaar-maand-dag, bijvoorbeeld 1985-03-07 voor 7 maart 1985.",

  "issue.birthday_ambiguous.title": "Geboortedatum op twee manieren te lezen",
  "issue.birthday_ambiguous.message": `.input {$readings :either}
.input {$known :string}
.match $known $readings
|| || {{De geboortedatum ‘{$cell}’ kan op twee verschillende dagen slaan. Het programma gokt niet.}}
|| * {{De geboortedatum ‘{$cell}’ kan worden gelezen als {$readings}. Het programma gokt niet.}}
* * {{De geboortedatum ‘{$cell}’ ligt in dit jaar of in het vorige. Tot nu toe is {$known} bekend als geboortedatum van deze persoon. Het programma gokt niet.}}`,
  "issue.birthday_ambiguous.hint": `.input {$standIn :string}
.input {$reason :string}
.match $standIn $reason
|| || {{Schrijf de datum als jaar-maand-dag, bijvoorbeeld 1985-03-07 voor 7 maart 1985.}}
|| * {{Dit is één vraag over de hele kolom: staat de dag of de maand vooraan? ‘alle DMJ’ (dag, maand, jaar) of ‘alle MDJ’ (maand, dag, jaar) beantwoordt die voor alle rijen. Of schrijf de datums als jaar-maand-dag, bijvoorbeeld 1985-03-07 voor 7 maart 1985.}}
* * {{Is deze persoon op die dag geboren, dan is het antwoord ‘juist’: de persoon wordt dan doorgegeven met deze geboortedatum, zonder jaar. Is de geboortedatum niet bekend, dan is het antwoord ‘onbekend’: iedereen met de datum {$standIn} wordt dan zonder geboortedatum doorgegeven.}}`,

  "issue.birthday_impossible.title": "Geboortedatum bestaat niet",
  "issue.birthday_impossible.message": `.input {$calendar :string}
.input {$year :string}
.match $calendar $year
|| * {{De geboortedatum ‘{$cell}’ is een dag die niet bestaat.}}
* || {{De geboortedatum ‘{$cell}’ lijkt een datum volgens {$calendar} te zijn.}}
* * {{De geboortedatum ‘{$cell}’ lijkt een datum volgens {$calendar} te zijn. In onze jaartelling begon dat jaar in {$year}.}}`,
  "issue.birthday_impossible.hint":
    "Corrigeer de geboortedatum. Schrijf de datum als jaar-maand-dag, bijvoorbeeld 1985-03-07 voor 7 maart 1985.",

  "issue.birthday_future.title": "Geboortedatum in de toekomst",
  "issue.birthday_future.message": "De geboortedatum ‘{$cell}’ ligt in de toekomst.",
  "issue.birthday_future.hint":
    "Corrigeer het jaar. Schrijf de datum als jaar-maand-dag, bijvoorbeeld 1985-03-07 voor 7 maart 1985.",

  "issue.birthday_yearless.title": "Geboortedatum zonder jaar",
  "issue.birthday_yearless.message":
    "In de geboortedatum ‘{$cell}’ ontbreekt het jaar, en voor deze lijst is ingesteld dat alleen volledige datums gelden.",
  "issue.birthday_yearless.hint":
    "Vul het jaar aan. Schrijf de datum als jaar-maand-dag, bijvoorbeeld 1985-03-07 voor 7 maart 1985.",

  "issue.birthday_column.title": "De geboortedata in de hele kolom zijn onduidelijk",
  "issue.birthday_column.message": `.input {$readings :either}
.match $readings
|| {{De geboortedatum ‘{$cell}’ is niet betrouwbaar: {$why}.}}
* {{De geboortedatum ‘{$cell}’ is niet betrouwbaar: {$why}. De geboortedatum kan worden gelezen als {$readings}.}}`,
  "issue.birthday_column.hint":
    "Exporteer de lijst opnieuw met de geboortedata als tekst. Schrijf de datum als jaar-maand-dag, bijvoorbeeld 1985-03-07 voor 7 maart 1985.",

  "issue.shared_birthday.title": "Eén geboortedatum voor veel personen",
  "issue.shared_birthday.message":
    "Op deze lijst hebben {$people} personen de geboortedatum ‘{$cell}’. Waarschijnlijk is die datum ingevuld omdat de echte geboortedatum niet bekend is.",
  "issue.shared_birthday.hint":
    "Zijn ze allemaal op die dag geboren, dan is het antwoord ‘juist’. Is de geboortedatum niet bekend, dan is het antwoord ‘onbekend’: deze personen worden dan zonder geboortedatum doorgegeven.",

  "issue.email_several.title": "Meer dan één e-mailadres",
  "issue.email_several.message": `.input {$readings :all}
.match $readings
|| {{Er staat meer dan één e-mailadres: ‘{$cell}’.}}
* {{Er staat meer dan één e-mailadres: {$readings}.}}`,
  "issue.email_several.hint": "Laat alleen het adres staan dat gebruikt moet worden.",

  "issue.email_unreadable.title": "E-mailadres niet leesbaar",
  "issue.email_unreadable.message": "‘{$cell}’ is geen e-mailadres.",
  "issue.email_unreadable.hint": "Corrigeer het e-mailadres, of maak de cel leeg als er geen is.",

  "issue.columns_disagree.title": "Twee kolommen spreken elkaar tegen",
  "issue.columns_disagree.message": `.input {$readings :all}
.match $readings
|| {{De kolommen {$headers :all} spreken elkaar bij deze persoon tegen.}}
* {{De kolommen {$headers :all} spreken elkaar bij deze persoon tegen: {$readings}.}}`,
  "issue.columns_disagree.hint": "Corrigeer de verkeerde cel, of maak die leeg.",

  "issue.contact_id_unreadable.title": "Contact-ID niet leesbaar",
  "issue.contact_id_unreadable.message": "Het contact-ID ‘{$cell}’ is geen geheel getal.",
  "issue.contact_id_unreadable.hint": "Corrigeer het contact-ID, of maak de cel leeg als u het niet weet.",

  "issue.guardian_unreadable.title": "Ouder/verzorger niet leesbaar",
  "issue.guardian_unreadable.message": "Het is niet duidelijk wie de ouder/verzorger ‘{$cell}’ is.",
  "issue.guardian_unreadable.hint":
    "Vul de waarde in waaraan de ouder/verzorger in de eigen rij wordt herkend, of het contact-ID van de ouder/verzorger.",

  "issue.cell_fault.title": "Beschadigde cel",
  "issue.cell_fault.message": "In {$place} staat ‘{$cell}’. Dat kan niet worden gebruikt: {$fault}.",
  "issue.cell_fault.hint": "Typ de waarde opnieuw, als tekst.",

  "issue.cells_shifted.title": "De cellen van de rij zijn verschoven",
  "issue.cells_shifted.message":
    "In {$place} staat ‘{$cell}’, en dat is {$kind}. Waarschijnlijk staan de cellen van deze rij in de verkeerde kolommen. Daarom is er niets doorgegeven.",
  "issue.cells_shifted.hint": "Zet elke waarde in de juiste kolom.",

  "issue.remark_unclear.title": "Een opmerking gaat over een overlijden",
  "issue.remark_unclear.message":
    "De opmerking ‘{$cell}’ gaat over een overlijden. Misschien is deze persoon bedoeld. Daarom is er niets doorgegeven.",
  "issue.remark_unclear.hint":
    "Is deze persoon overleden, schrijf dan ‘overleden’ als opmerking. Zo niet, pas de opmerking dan aan.",

  "issue.too_many_cells.title": "Meer cellen dan kolommen",
  "issue.too_many_cells.message":
    "Deze rij heeft {$cells} cellen, terwijl de lijst maar {$columns} kolommen heeft. Het is niet duidelijk welke cel bij welke kolom hoort. Daarom is de rij niet gebruikt.",
  "issue.too_many_cells.hint":
    "Vaak komt dit door een komma of puntkomma binnen een waarde. Zet elke waarde in de juiste kolom.",

  "issue.broken_quotes.title": "Een aanhalingsteken is niet gesloten",
  "issue.broken_quotes.message":
    "In deze rij wordt een aanhalingsteken geopend en nergens gesloten. Daardoor is niet duidelijk waar elke cel begint en eindigt.",
  "issue.broken_quotes.hint": "Verwijder het aanhalingsteken, of sla de lijst op als Excel-werkmap (.xlsx).",

  "issue.cell_too_long.title": "Een cel is veel te lang",
  "issue.cell_too_long.message": "Eén cel in deze rij is langer dan een echte waarde kan zijn.",
  "issue.cell_too_long.hint":
    "Vaak komt dit door een aanhalingsteken dat nergens wordt gesloten. Corrigeer deze rij en controleer ook de rijen eromheen.",

  "issue.duplicate_key.title": "Meerdere rijen met dezelfde sleutel en verschillende waarden",
  "issue.duplicate_key.message": `.input {$sharing :string}
.input {$lineCount :integer}
.match $sharing $lineCount
wrong_key 0 {{De sleutel (‘{$key}’) hoort bij een andere rij van deze lijst, zo is besloten. Deze rij lijkt over een andere persoon te gaan, daarom is er niets voor doorgegeven.}}
wrong_key * {{De sleutel (‘{$key}’) hoort bij een andere rij van deze lijst ({$lines}), zo is besloten. Deze rij lijkt over een andere persoon te gaan, daarom is er niets voor doorgegeven.}}
people 0 {{Een andere rij in dit bestand heeft dezelfde sleutel (‘{$key}’), maar lijkt over een andere persoon te gaan.}}
people one {{{$lines :first} in dit bestand heeft dezelfde sleutel (‘{$key}’), maar lijkt over een andere persoon te gaan.}}
people * {{De {$lines} in dit bestand hebben dezelfde sleutel (‘{$key}’), maar lijken over verschillende personen te gaan.}}
* 0 {{Een andere rij in dit bestand gaat over dezelfde persoon (‘{$key}’), maar bevat andere waarden.}}
* one {{{$lines :first} in dit bestand gaat over dezelfde persoon (‘{$key}’), maar bevat andere waarden.}}
* * {{De {$lines} in dit bestand gaan over dezelfde persoon (‘{$key}’), maar bevatten andere waarden.}}`,
  "issue.duplicate_key.hint": `.input {$sharing :string}
.input {$keyWithName :string}
.match $sharing $keyWithName
wrong_key || {{Corrigeer {$keyColumns} in deze rij, of verwijder de rij uit uw lijst.}}
wrong_key * {{Hebben beide personen hetzelfde e-mailadres of telefoonnummer: vraag uw beheerder de voornaam aan de sleutel van deze lijst toe te voegen ("key": [{$keyWithName}]). Zo niet: corrigeer {$keyColumns} in deze rij, of verwijder de rij uit uw lijst.}}
people || {{Zijn het verschillende personen: corrigeer {$keyColumns} in de rij waarin dat niet klopt. Gaat het om één persoon: bepaal welke rij klopt en verwijder de andere.}}
* || {{Bepaal welke rij klopt en verwijder de andere.}}
* * {{Gaan de rijen over één persoon: bepaal welke rij klopt en verwijder de andere. Zijn het verschillende personen met hetzelfde e-mailadres of telefoonnummer: vraag uw beheerder de voornaam aan de sleutel van deze lijst toe te voegen ("key": [{$keyWithName}]).}}`,

  "issue.duplicate_contact_id.title": "Twee rijen voor één contact",
  "issue.duplicate_contact_id.message": `.input {$lineCount :integer}
.match $lineCount
0 {{In een andere rij van dit bestand staat hetzelfde contact-ID ({$contactId}).}}
one {{In {$lines} van dit bestand staat hetzelfde contact-ID ({$contactId}).}}
* {{In de {$lines} van dit bestand staat hetzelfde contact-ID ({$contactId}).}}`,
  "issue.duplicate_contact_id.hint":
    "Bepaal bij welke persoon het contact hoort en maak het contact-ID in de andere rijen leeg.",

  "issue.looks_like.title": "Lijkt op iemand die al in de felicitatiedienst staat",
  "issue.looks_like.message": `.input {$key :string}
.input {$lineCount :integer}
.match $key $lineCount
|| 0 {{Deze gegevens lijken op die van {$name}. Die persoon staat al in de felicitatiedienst. Er is geen tweede contact toegevoegd, zodat niemand twee keer wordt gefeliciteerd.}}
|| * {{Deze gegevens lijken op die van {$name}. Die persoon staat ook in dezelfde lijst (zie {$lines}). Er is geen tweede contact toegevoegd, zodat niemand twee keer wordt gefeliciteerd.}}
* * {{Voor deze rij en voor de rij van ‘{$key}’ is ‘dezelfde’ geantwoord; beide zouden dus {$name} zijn. De twee rijen verschillen in: {$differing}. Er is niets verzonden.}}`,
  "issue.looks_like.hint": `.input {$key :string}
.match $key
|| {{Is het dezelfde persoon, dan is het antwoord ‘dezelfde’: het contact krijgt dan de waarden van deze rij. Is het iemand anders, dan is het antwoord ‘nieuw’: deze persoon wordt dan als nieuw contact toegevoegd.}}
* {{Antwoord alleen bij de juiste rij ‘dezelfde’: de andere rij wordt dan niet gebruikt. Gaat deze rij over iemand anders, dan is het antwoord ‘nieuw’. Of zet in beide rijen dezelfde waarden.}}`,

  "issue.looks_like_in_doubt.title": "Lijkt op iemand die misschien al in de felicitatiedienst staat",
  "issue.looks_like_in_doubt.message":
    "Deze gegevens lijken op die van {$name}. Die persoon is al eerder doorgegeven, zonder dat er antwoord kwam. Voor deze rij is niets doorgegeven, zodat niemand twee keer wordt gefeliciteerd.",
  "issue.looks_like_in_doubt.hint":
    "Zoek de persoon op in de felicitatiedienst en vertel uw beheerder wat u hebt gevonden. De beheerder legt dat vast met ‘celebration-sync resolve {$operationId}’. Deze rij wordt dan met de volgende lijst doorgegeven.",

  "issue.may_be_never.title": "Misschien iemand die nooit een felicitatie mag krijgen",
  "issue.may_be_never.message": `.input {$by :string}
.match $by
email {{Het e-mailadres van deze rij is van iemand die nooit een felicitatie mag krijgen. Er is niets doorgegeven, want de rij kan over die persoon gaan.}}
phone {{Het telefoonnummer van deze rij is van iemand die nooit een felicitatie mag krijgen. Er is niets doorgegeven, want de rij kan over die persoon gaan.}}
key {{De waarde waaraan deze rij wordt herkend, was van iemand die nooit een felicitatie mag krijgen. Er is niets doorgegeven, want de rij kan over die persoon gaan.}}
* {{Iemand met deze naam mag nooit een felicitatie krijgen. Er is niets doorgegeven, want de rij kan over die persoon gaan.}}`,
  "issue.may_be_never.hint": `.input {$contactId :string}
.match $contactId
|| {{Is het die persoon, dan is het antwoord ‘dezelfde’: de rij wordt dan voortaan overgeslagen. Is het iemand anders, dan is het antwoord ‘nieuw’: de rij wordt dan doorgegeven.}}
* {{Is het die persoon, dan is het antwoord ‘dezelfde’: de rij wordt dan voortaan overgeslagen en contact {$contactId} wordt verwijderd. Is het iemand anders, dan is het antwoord ‘nieuw’: de rij wordt dan doorgegeven.}}`,

  "issue.other_person.title": "Is dit nog dezelfde persoon?",
  "issue.other_person.message": `.input {$likeName :string}
.input {$key :string}
.match $likeName $key
|| || {{Deze rij is nieuw, maar gaat misschien over {$name}. De vorige rij van die persoon staat niet meer in de lijst. Er is niets doorgegeven, zodat niemand twee keer wordt gefeliciteerd.}}
|| * {{De waarde waaraan de persoon wordt herkend (‘{$key}’), hoort tot nu toe bij {$name}. Deze rij lijkt over iemand anders te gaan. Daarom is er niets doorgegeven.}}
* * {{De waarde waaraan de persoon wordt herkend (‘{$key}’), hoort tot nu toe bij {$name}. Deze rij lijkt over {$likeName} te gaan. Daarom is er niets doorgegeven.}}`,
  "issue.other_person.hint": `.input {$likeName :string}
.input {$stays :string}
.input {$own :string}
.match $stays $likeName $own
gone * * {{Het vorige contact is niet meer aan een lijst gekoppeld. Het antwoord is ‘nieuw’: deze persoon wordt dan als nieuw contact toegevoegd.}}
|| || * {{Is het dezelfde persoon, dan is het antwoord ‘dezelfde’. Is het iemand anders, dan is het antwoord ‘nieuw’: het vorige contact wordt dan verwijderd, en deze persoon wordt als nieuw contact toegevoegd.}}
* || * {{Is het dezelfde persoon, dan is het antwoord ‘dezelfde’. Is het iemand anders, dan is het antwoord ‘nieuw’: het vorige contact blijft dan in de felicitatiedienst staan, omdat met deze lijst geen personen mogen worden verwijderd, en deze persoon wordt als nieuw contact toegevoegd.}}
* * || {{Gaat deze rij over {$name}, dan is het antwoord ‘dezelfde’: het contact krijgt dan de waarden van deze rij. Gaat de rij over {$likeName} of iemand anders, dan is het antwoord ‘nieuw’.}}
* * * {{{$likeName} heeft al een contact. Gaat deze rij over {$likeName} of iemand anders, dan is het antwoord ‘nieuw’. Met ‘dezelfde’ krijgt het contact van {$name} de waarden van deze rij, en staat {$likeName} daarna twee keer in de felicitatiedienst.}}`,

  "issue.guardian_unknown.title": "Ouder/verzorger niet gevonden",
  "issue.guardian_unknown.message":
    "De ouder/verzorger ‘{$cell}’ staat niet op deze lijst en ook niet in de felicitatiedienst.",
  "issue.guardian_unknown.hint":
    "Corrigeer de ouder/verzorger, of voeg aan de lijst een eigen rij voor de ouder/verzorger toe.",

  "issue.guardian_circle.title": "Ouders/verzorgers verwijzen naar elkaar",
  "issue.guardian_circle.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Deze persoon zou de eigen ouder/verzorger zijn.}}
* {{Deze persoon zou de eigen ouder/verzorger zijn (zie {$lines}).}}`,
  "issue.guardian_circle.hint": "Corrigeer de ouder/verzorger in een van deze rijen.",

  "issue.linked_elsewhere.title": "Contact hoort bij een andere rij",
  "issue.linked_elsewhere.message": `.input {$feed :string}
.match $feed
|| {{Het contact-ID in deze rij ({$contactId}) hoort al bij een andere persoon.}}
* {{Het contact-ID in deze rij ({$contactId}) hoort al bij een andere persoon op de lijst ‘{$feed}’.}}`,
  "issue.linked_elsewhere.hint": "Corrigeer het contact-ID, of maak de cel leeg.",

  "issue.cut_row.title": "De laatste rij is misschien afgekapt",
  "issue.cut_row.message": "Het bestand eindigt midden in deze rij of vlak erna. Daarom is de rij niet gebruikt.",
  "issue.cut_row.hint": "Zet de hele lijst opnieuw in de aanlevermap.",
  "issue.torn_row.title": "Een regeleinde breekt deze rij in stukken",
  "issue.torn_row.message":
    "Deze rij hoort waarschijnlijk bij {$lines}: een regeleinde heeft ze gescheiden. Daarom is geen van beide gebruikt.",
  "issue.torn_row.hint":
    "Zet de gegevens weer op één regel, of zet de cel met het regeleinde tussen aanhalingstekens. Zet de lijst daarna opnieuw in de aanlevermap.",

  "issue.waits_for_held.title": "Wacht op een andere wijziging",
  "issue.waits_for_held.message":
    "Het e-mailadres of telefoonnummer van deze persoon is nog in gebruik bij {$name}, van wie de wijziging op een beslissing wacht.",
  "issue.waits_for_held.hint":
    "Beslis eerst over de wachtende wijziging. Verder hoeft u niets te doen: deze rij wordt daarna doorgegeven.",
  "issue.waits_for_doubt.title": "Wacht op duidelijkheid over een ander",
  "issue.waits_for_doubt.message":
    "De waarde waaraan de persoon wordt herkend (‘{$key}’), hoort tot nu toe bij {$name}. Die persoon is al eerder doorgegeven, zonder dat er antwoord kwam. Deze rij lijkt over iemand anders te gaan. Daarom is er niets doorgegeven.",
  "issue.waits_for_doubt.hint":
    "Ga eerst na of {$name} in de felicitatiedienst staat, en laat dat vastleggen. Verder hoeft u niets te doen: deze rij wordt daarna doorgegeven, of u krijgt er een vraag over.",

  // Lines of a corrected report that are not used
  "issue.foreign_id.title": "Rij komt niet uit dit rapport",
  "issue.foreign_id.message":
    "Deze rij van uw gecorrigeerde rapport is niet gebruikt: de _id ‘{$id}’ komt niet van het programma.",
  "issue.foreign_id.hint":
    "Open het nieuwste rapport en doe deze correctie in de rij van deze persoon. Sorteer alleen hele rijen, en laat de kolommen waarvan de titel met _ begint ongewijzigd.",
  "issue.other_feed.title": "Rij uit het rapport van een andere lijst",
  "issue.other_feed.message": `.input {$feed :string}
.match $feed
|| {{Deze rij van uw gecorrigeerde rapport is niet gebruikt: de _id ‘{$id}’ komt uit het rapport van een andere lijst.}}
* {{Deze rij van uw gecorrigeerde rapport is niet gebruikt: de _id ‘{$id}’ komt uit het rapport van de lijst ‘{$feed}’.}}`,
  "issue.other_feed.hint": "Corrigeer de rij in het rapport van die lijst, en zet dat rapport apart in de aanlevermap.",
  "issue.other_row.title": "Rij met de _id van een andere rij",
  "issue.other_row.message":
    "Deze rij van uw gecorrigeerde rapport is niet gebruikt: de _id ‘{$id}’ hoort bij de rij van {$name}.",
  "issue.other_row.hint":
    "Open het nieuwste rapport en doe deze correctie in de rij van deze persoon. Sorteer alleen hele rijen, en laat de kolommen waarvan de titel met _ begint ongewijzigd.",
  "issue.line_key_changed.title": "Rij waarvan de sleutel is gewijzigd",
  "issue.line_key_changed.message":
    "Deze rij van uw gecorrigeerde rapport is niet gebruikt: ‘{$column}’ van {$name} is niet meer ‘{$cell}’, en een rapport kan dat niet wijzigen.",
  "issue.line_key_changed.hint":
    "Zet ‘{$column}’ in het nieuwste rapport terug op ‘{$cell}’, laat uw andere correcties staan, en zet het rapport opnieuw in de aanlevermap. Als ‘{$cell}’ fout is, corrigeer het dan in uw lijst.",
  "issue.lines_differ.title": "Rijen die elkaar tegenspreken",
  "issue.lines_differ.message": `.input {$lineCount :integer}
.match $lineCount
one {{Deze rij van uw gecorrigeerde rapport is niet gebruikt: {$lines} van het rapport heeft dezelfde _id of sleutel, maar andere waarden.}}
* {{Deze rij van uw gecorrigeerde rapport is niet gebruikt: de {$lines} van het rapport hebben dezelfde _id of sleutel, maar andere waarden.}}`,
  "issue.lines_differ.hint":
    "Beslis welke rij juist is, verwijder de andere uit het rapport en zet het rapport opnieuw in de aanlevermap.",
  "issue.waits_for_list.title": "Wacht op uw beslissing over een lijst",
  "issue.waits_for_list.message":
    "Deze correctie hoort bij een lijst die op uw beslissing wacht ({$list}), en wacht met die lijst mee.",
  "issue.waits_for_list.hint":
    "Beslis over die lijst. Keurt u de lijst goed, dan volgt de correctie vanzelf. Verwerpt u de lijst, dan vervalt de correctie.",
  "issue.list_discarded.title": "Correctie bij een verworpen lijst",
  "issue.list_discarded.message":
    "Deze correctie is niet gebruikt: de lijst waarop de correctie wachtte ({$list}) is verworpen.",
  "issue.list_discarded.hint":
    "Doe de correctie in het nieuwste rapport als de persoon daarin staat, en anders in uw lijst.",
  "issue.line_outdated.title": "Correctie te laat",
  "issue.line_outdated.message": "Deze correctie is niet gebruikt: de rij is veranderd sinds dit rapport is gemaakt.",
  "issue.line_outdated.hint":
    "Doe de correctie in het nieuwste rapport als de persoon daarin staat, en anders in uw lijst.",
  "issue.line_solved.title": "Correctie te laat",
  "issue.line_solved.message":
    "Deze correctie is niet gebruikt: de rij was al in orde of stond al niet meer in de lijst.",
  "issue.line_solved.hint":
    "Doe de correctie in het nieuwste rapport als de persoon daarin staat, en anders in uw lijst.",
  "issue.line_left_out.title": "Correctie van een overgeslagen rij",
  "issue.line_left_out.message":
    "Deze correctie is niet gebruikt: de rij is overgeslagen nadat dit rapport was opgeslagen.",
  "issue.line_left_out.hint": "Hoort de persoon toch in uw lijst, corrigeer de rij dan in uw lijst.",

  // Answers of the service. `$notDone` is one of these sentences without its full stop.
  "not_done.create": "Deze persoon is niet toegevoegd",
  "not_done.update": "Deze persoon is niet bijgewerkt",
  "not_done.delete": "Deze persoon is niet verwijderd",
  "not_done.none": "Voor deze rij is niets gedaan",

  "issue.invalid_request.title": "De felicitatiedienst kon deze rij niet gebruiken",
  "issue.invalid_request.message":
    "{$notDone}: er ontbreekt een waarde, of de felicitatiedienst kon een waarde niet gebruiken.",
  "issue.invalid_request.hint":
    "Controleer de groep en de andere waarden van deze rij. De rij wordt opnieuw doorgegeven zodra er iets in is gewijzigd.",
  "issue.plan_limit_reached.title": "Het account zit vol",
  "issue.plan_limit_reached.message": "{$notDone}: het account bevat al zoveel contacten als het abonnement toestaat.",
  "issue.plan_limit_reached.hint":
    "Maak plaats vrij of neem een groter abonnement. Aan de rij hoeft u niets te veranderen: de volgende verwerking probeert het opnieuw.",
  "issue.not_found.title": "Niet gevonden in het account",
  "issue.not_found.message": "{$notDone}: de felicitatiedienst kent de groep of de persoon niet.",
  "issue.not_found.hint":
    "Controleer of de groep nog in de felicitatiedienst bestaat en zet de lijst daarna opnieuw in de aanlevermap.",
  "issue.contact_exists.title": "E-mailadres of telefoonnummer al in gebruik in deze groep",
  "issue.contact_exists.message": `.input {$feed :string}
.input {$address :string}
.match $feed $address
|| || {{{$notDone}: in deze groep staat al iemand met hetzelfde e-mailadres of telefoonnummer.}}
|| * {{{$notDone}: in deze groep staat al iemand met hetzelfde e-mailadres of telefoonnummer ({$address}).}}
* * {{Deze gegevens lijken op die van {$name}. Die persoon staat al in de felicitatiedienst. Er is geen tweede contact toegevoegd, zodat niemand twee keer wordt gefeliciteerd.}}`,
  "issue.contact_exists.hint": `.input {$feed :string}
.input {$lineCount :integer}
.input {$name :string}
.match $feed $lineCount $name
|| 0 || {{Is het dezelfde persoon, dan kan uw beheerder deze rij aan dat contact koppelen met ‘celebration-sync link’. Zo niet, vul dan voor deze persoon een eigen e-mailadres of telefoonnummer in.}}
|| 0 * {{{$name :first} heeft dit e-mailadres of telefoonnummer al. Is het dezelfde persoon, laat dan maar één rij voor die persoon in de lijst staan. Zo niet, vul dan voor deze persoon een eigen e-mailadres of telefoonnummer in.}}
|| one * {{Ook {$lines} in dit bestand heeft dit e-mailadres of telefoonnummer. Is het dezelfde persoon, laat dan maar één rij voor die persoon in de lijst staan. Zo niet, vul dan voor deze persoon een eigen e-mailadres of telefoonnummer in.}}
|| * * {{Ook de {$lines} in dit bestand hebben dit e-mailadres of telefoonnummer. Gaat het steeds om dezelfde persoon, laat dan maar één rij voor die persoon in de lijst staan. Zo niet, vul dan voor deze persoon een eigen e-mailadres of telefoonnummer in.}}
* * * {{{$name :first} staat ook op de lijst ‘{$feed}’. Is het dezelfde persoon, laat dan maar één rij voor die persoon staan. Zo niet, vul dan voor deze persoon een eigen e-mailadres of telefoonnummer in.}}`,
  "issue.validation_error.title": "De felicitatiedienst heeft een waarde geweigerd",
  "issue.validation_error.message": `.input {$cell :string}
.input {$refused :string}
.match $refused $cell
|| * {{{$notDone}: de felicitatiedienst accepteert een waarde in deze rij niet.}}
* || {{{$notDone}: de felicitatiedienst accepteert de waarde van {$refused} niet.}}
* * {{{$notDone}: de felicitatiedienst accepteert de waarde van {$refused} niet (‘{$cell}’).}}`,
  "issue.validation_error.hint": "Corrigeer de waarde. De rij wordt opnieuw doorgegeven zodra er iets in is gewijzigd.",
  "issue.service_refused.title": "De felicitatiedienst heeft de rij geweigerd",
  "issue.service_refused.message": "{$notDone}: de felicitatiedienst heeft de aanvraag geweigerd.",
  "issue.service_refused.hint":
    "Is de reden niet duidelijk, vraag het dan aan uw beheerder. De helpdesk van de felicitatiedienst kan de aanvraag vinden met de waarde in de kolom _request_id.",
  "issue.group_gone.title": "De groep bestaat niet meer",
  "issue.group_gone.message": `.input {$operation :string}
.match $operation
delete {{{$notDone}: de groep van deze persoon bestaat niet meer in de felicitatiedienst.}}
* {{{$notDone}: de groep ‘{$group}’ bestaat niet meer in de felicitatiedienst.}}`,
  "issue.group_gone.hint": `.input {$operation :string}
.match $operation
delete {{Als de persoon nog in de felicitatiedienst staat, verwijder het contact daar. Vraag daarna uw beheerder om de koppeling op te heffen met ‘celebration-sync unlink{$row}’.}}
* {{Maak de groep opnieuw aan, of vul in de rij een andere groep in.}}`,
  "issue.contact_gone.title": "De persoon staat niet meer in de felicitatiedienst",
  "issue.contact_gone.message":
    "Het contact van deze persoon bestaat niet meer: het is in de felicitatiedienst verwijderd. Het is niet opnieuw toegevoegd.",
  "issue.contact_gone.hint":
    "Haal de persoon van uw lijst. Is het contact per ongeluk verwijderd, vraag uw beheerder dan om het opnieuw te laten toevoegen.",
  "issue.guardian_not_created.title": "De ouder/verzorger ontbreekt",
  "issue.guardian_not_created.message":
    "Deze persoon is niet doorgegeven, omdat de ouder/verzorger ‘{$cell}’ niet kon worden toegevoegd.",
  "issue.guardian_not_created.hint": `.input {$lineCount :integer}
.match $lineCount
0 {{Corrigeer eerst de rij van de ouder/verzorger. De volgende verwerking probeert deze rij dan opnieuw.}}
* {{Corrigeer eerst de rij van de ouder/verzorger ({$lines}). De volgende verwerking probeert deze rij dan opnieuw.}}`,
  "issue.in_doubt.title": "Onduidelijk of de persoon is aangekomen",
  "issue.in_doubt.message": `.input {$otherContact :string}
.match $otherContact
|| {{Deze persoon is doorgegeven, maar er kwam geen antwoord. Misschien staat de persoon in de felicitatiedienst, misschien niet, en mogelijk volgt er toch een felicitatie. De persoon is niet opnieuw doorgegeven, zodat niemand twee keer wordt gefeliciteerd.}}
* {{Deze persoon is doorgegeven, maar de felicitatiedienst antwoordde met een andere persoon. Misschien staat de persoon in de felicitatiedienst, misschien niet, en mogelijk volgt er toch een felicitatie. De persoon is niet opnieuw doorgegeven, zodat niemand twee keer wordt gefeliciteerd.}}`,
  "issue.in_doubt.hint": `.input {$planFull :string}
.match $planFull
|| {{Zoek de persoon op in de felicitatiedienst en vertel uw beheerder wat u hebt gevonden. De beheerder legt dat vast met ‘celebration-sync resolve {$operationId} --created CONTACT_ID’ of ‘celebration-sync resolve {$operationId} --not-created’.}}
* {{De felicitatiedienst kon niet om uitsluitsel worden gevraagd, omdat het account al zoveel contacten bevat als het abonnement toestaat (‘{$planFull}’). Komt er plaats vrij of wordt het abonnement groter, dan vraagt de volgende verwerking het opnieuw. Zoek de persoon op in de felicitatiedienst en vertel uw beheerder wat u hebt gevonden. De beheerder legt dat vast met ‘celebration-sync resolve {$operationId} --created CONTACT_ID’ of ‘celebration-sync resolve {$operationId} --not-created’.}}`,
  "issue.exists_unlinked.title": "In de felicitatiedienst, maar niet gekoppeld aan deze lijst",
  "issue.exists_unlinked.message": `.input {$address :string}
.match $address
|| {{In de felicitatiedienst staat iemand met het e-mailadres of telefoonnummer van deze rij. Hoogstwaarschijnlijk is het deze persoon, die al eerder is doorgegeven zonder dat er antwoord kwam. Wijzigingen in deze rij komen pas bij het contact terecht als de rij daaraan is gekoppeld.}}
* {{In de felicitatiedienst staat iemand met het e-mailadres of telefoonnummer van deze rij ({$address}). Hoogstwaarschijnlijk is het deze persoon, die al eerder is doorgegeven zonder dat er antwoord kwam. Wijzigingen in deze rij komen pas bij het contact terecht als de rij daaraan is gekoppeld.}}`,
  "issue.exists_unlinked.hint":
    "Zoek de persoon op in de felicitatiedienst en geef het contact-ID door aan uw beheerder. Die koppelt de rij aan het contact met ‘celebration-sync link{$target}’.",
  "issue.not_sent.title": "Nog niet doorgegeven",
  "issue.not_sent.message": `.input {$why :string}
.match $why
|| {{{$notDone}, maar dat volgt nog.}}
* {{{$notDone}: {$why}.}}`,
  "issue.not_sent.hint": "U hoeft niets te doen: de volgende verwerking probeert deze rij opnieuw.",

  // Rows that are applied, with a value that is left out or looks odd
  "issue.phone_unreadable.title": "Telefoonnummer niet leesbaar",
  "issue.phone_unreadable.message": "Het telefoonnummer ‘{$cell}’ is niet leesbaar.",
  "issue.phone_unreadable.hint": "Schrijf het nummer met de landcode, bijvoorbeeld +31 20 5550123.",
  "issue.phone_scientific.title": "Telefoonnummer beschadigd door het spreadsheetprogramma",
  "issue.phone_scientific.message":
    "Het spreadsheetprogramma heeft het telefoonnummer ingekort tot ‘{$cell}’; er zijn cijfers verloren gegaan.",
  "issue.phone_scientific.hint": "Geef de kolom de opmaak ‘Tekst’ en typ het nummer daarna opnieuw.",
  "issue.phone_rounded.title": "Telefoonnummer afgerond door het spreadsheetprogramma",
  "issue.phone_rounded.message":
    "Het telefoonnummer ‘{$cell}’ eindigt op veel nullen. Waarschijnlijk heeft een spreadsheetprogramma het afgerond, waardoor de laatste cijfers verloren zijn.",
  "issue.phone_rounded.hint":
    "Geef de kolom de opmaak ‘Tekst’ en typ het nummer daarna opnieuw over uit de oorspronkelijke bron.",
  "issue.phone_needs_country.title": "Telefoonnummer zonder landcode",
  "issue.phone_needs_country.message": "Het is niet duidelijk bij welk land het telefoonnummer ‘{$cell}’ hoort.",
  "issue.phone_needs_country.hint":
    "Schrijf het nummer met de landcode, bijvoorbeeld +31 20 5550123, of laat uw beheerder een land instellen voor deze lijst.",
  "issue.phone_several.title": "Meer dan één telefoonnummer",
  "issue.phone_several.message": `.input {$readings :all}
.match $readings
|| {{Er staat meer dan één telefoonnummer: ‘{$cell}’.}}
* {{Er staat meer dan één telefoonnummer: {$readings}.}}`,
  "issue.phone_several.hint": "Laat alleen het nummer staan dat gebruikt moet worden.",
  "issue.timezone_unknown.title": "Onbekende tijdzone",
  "issue.timezone_unknown.message": "‘{$cell}’ is geen bekende tijdzone.",
  "issue.timezone_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Schrijf regio en stad, bijvoorbeeld Europe/Amsterdam.}}
* {{Bedoelde u {$nearest}?}}`,
  "issue.value_unreadable.title": "Waarde niet leesbaar",
  "issue.value_unreadable.message": `.input {$readings :all}
.input {$fault :string}
.match $readings $fault
|| || {{In {$place} staat ‘{$cell}’. Dat kan niet worden gebruikt.}}
|| * {{In {$place} staat ‘{$cell}’. Dat kan niet worden gebruikt: {$fault}.}}
* || {{Het is niet duidelijk welke van de waarden {$readings} klopt.}}
* * {{Het is niet duidelijk welke van de waarden {$readings} klopt: {$fault}.}}`,
  "issue.value_unreadable.hint": "Corrigeer de waarde, of maak de cel leeg.",
  "issue.birthday_stand_in_year.title": "Waarschijnlijk geen echt geboortejaar",
  "issue.birthday_stand_in_year.message": `.input {$readings :either}
.match $readings
|| {{Het jaar in de geboortedatum ‘{$cell}’ is een jaar dat programma’s invullen als ze het echte jaar niet kennen. De geboortedatum is zonder jaar doorgegeven.}}
* {{Het jaar in de geboortedatum ‘{$cell}’ is een jaar dat programma’s invullen als ze het echte jaar niet kennen. De geboortedatum is gelezen als {$readings}, zonder jaar.}}`,
  "issue.birthday_stand_in_year.hint": "Vul het geboortejaar in als u het weet.",
  "issue.birthday_implausible.title": "Onwaarschijnlijke geboortedatum",
  "issue.birthday_implausible.message":
    "De geboortedatum ‘{$cell}’ is gebruikt, maar het jaar is onwaarschijnlijk: het is dit jaar, of ligt meer dan een eeuw terug.",
  "issue.birthday_implausible.hint":
    "Controleer het jaar. In een lijst met de verjaardagen van dit jaar staat vaak dit jaar in plaats van het geboortejaar.",
  "issue.value_blanked.title": "Leeg in de lijst, nog wel in de felicitatiedienst",
  "issue.value_blanked.message":
    "{$place :first} is bij deze persoon nu leeg in de lijst, maar in de felicitatiedienst staat nog ‘{$value}’, en die waarde wordt nog gebruikt.",
  "issue.value_blanked.hint":
    "Vul de cel weer in. Moet de waarde weg, of hoort die niet bij deze persoon, laat de waarde dan in de felicitatiedienst verwijderen of laat uw beheerder voor deze lijst ‘blankCells’ op ‘clear’ zetten.",
  "issue.address_ordered_out.title": "Een adres of nummer dat moet worden weggelaten",
  "issue.address_ordered_out.message": `.input {$by :string}
.match $by
|| {{‘{$value}’ wordt in deze rij sinds {$since} weggelaten, omdat een ander contact het heeft.}}
* {{‘{$value}’ wordt in deze rij sinds {$since} door het antwoord van {$by} weggelaten, omdat een ander contact het heeft.}}`,
  "issue.address_ordered_out.hint":
    "Moet het toch worden doorgegeven, laat uw beheerder dit dan beëindigen met ‘celebration-sync corrections drop {$correction}’. Haal het anders uit deze rij.",
  "issue.address_left_out.title": "Gedeeld e-mailadres of telefoonnummer weggelaten",
  "issue.address_left_out.message": `.input {$lineCount :integer}
.match $lineCount
0 {{‘{$value}’ hoort al bij een andere rij van dezelfde groep en is hier weggelaten.}}
* {{‘{$value}’ hoort al bij een andere rij van dezelfde groep ({$lines}) en is hier weggelaten.}}`,
  "issue.address_left_out.hint": "Vul voor deze persoon een eigen e-mailadres of telefoonnummer in, als dat er is.",
  "issue.greeted_twice.title": "Wordt misschien twee keer gefeliciteerd",
  "issue.greeted_twice.message": `.input {$feed :string}
.match $feed
|| {{{$name :first} staat ook op een andere lijst en wordt misschien twee keer gefeliciteerd.}}
* {{{$name :first} staat ook op de lijst ‘{$feed}’ en wordt misschien twee keer gefeliciteerd.}}`,
  "issue.greeted_twice.hint": "Is het dezelfde persoon, haal die dan van een van de twee lijsten.",
  "issue.second_row_differs.title": "Een tweede rij van één persoon, met andere waarden",
  "issue.second_row_differs.message":
    "Er is geantwoord dat deze rij en de rij van ‘{$key}’ over dezelfde persoon gaan. Alleen de andere rij wordt gebruikt. De twee rijen verschillen in: {$differing}.",
  "issue.second_row_differs.hint": "Zet in beide rijen dezelfde waarden, of verwijder een van de twee uit uw lijst.",
  "issue.inactive_reported.title": "Gemarkeerd als niet meer actief",
  "issue.inactive_reported.message":
    "Deze persoon is in de lijst gemarkeerd met ‘{$word}’, maar staat nog in de felicitatiedienst en wordt misschien nog gefeliciteerd.",
  "issue.inactive_reported.hint":
    "Hoeft deze persoon niet meer te worden gefeliciteerd, laat het contact dan in de felicitatiedienst verwijderen.",
  "issue.remark_of_relative.title": "Een opmerking gaat over het overlijden van een familielid",
  "issue.remark_of_relative.message":
    "De opmerking ‘{$cell}’ lijkt over een familielid te gaan. Daarom is de rij wel gebruikt.",
  "issue.remark_of_relative.hint": "Is deze persoon overleden, schrijf dan ‘overleden’ als opmerking.",
  "issue.group_filled_down.title": "Een samengevoegde cel als groep",
  "issue.group_filled_down.message":
    "De groep ‘{$cell}’ staat in een samengevoegde cel ({$lines}) en is gebruikt voor alle personen naast die cel.",
  "issue.group_filled_down.hint": "Horen al deze personen bij die groep, dan hoeft u niets te doen.",
  "issue.former_contact_stays.title": "De vorige persoon blijft in de felicitatiedienst staan",
  "issue.former_contact_stays.message":
    "{$name :first} hoort niet meer bij deze rij. Met deze lijst mogen geen personen worden verwijderd. Deze persoon blijft daarom in de felicitatiedienst staan en wordt misschien nog gefeliciteerd.",
  "issue.former_contact_stays.hint":
    "Hoeft deze persoon niet meer te worden gefeliciteerd, laat het contact dan in de felicitatiedienst verwijderen.",
  "issue.system_groups_dropped.title": "Groepen weggelaten",
  "issue.system_groups_dropped.message": `.input {$groups :all}
.match $groups
|| {{Enkele groepen van het programma dat de lijst heeft gemaakt, zijn weggelaten.}}
* {{Enkele groepen van het programma dat de lijst heeft gemaakt, zijn weggelaten: {$groups}.}}`,
  "issue.system_groups_dropped.hint": "Is de overgebleven groep de juiste, dan hoeft u niets te doen.",

  // Why a row was not sent yet, as the end of a sentence
  "why.changed_meanwhile": "de gegevens van deze persoon in de felicitatiedienst zijn intussen gewijzigd",
  "why.named_again": "een nieuwere lijst of een nieuwer gecorrigeerd rapport bevat deze persoon ook",
  "why.in_other_list": "deze persoon staat intussen door een andere lijst in de felicitatiedienst",
  "why.returned": "deze persoon staat weer op een nieuwere lijst",
  "why.sent_before": "dit is al eerder doorgegeven, zonder dat er antwoord kwam",
  "why.maybe_same": "in {$lines} van de lijst gaat het misschien om dezelfde persoon",
  "why.same_refused": "in {$lines} van de lijst gaat het misschien om dezelfde persoon, en die rij is geweigerd",
  "why.discarded": "de rest van deze lijst is verworpen",
  "why.kept": "deze persoon is bij het goedkeuren van de lijst uitgezonderd",
  "why.never": "deze persoon mag nooit een felicitatie krijgen",
  "why.blank_keeps": "de instellingen zijn gewijzigd: een lege cel wist geen waarde meer",
  "why.yearless_rejected": "de instellingen zijn gewijzigd: een geboortedatum zonder jaar wordt niet meer doorgegeven",
  "why.column_gone": "de instellingen zijn gewijzigd: de kolom ‘{$setting}’ wordt niet meer gelezen",
  "why.column_reread": "de instellingen zijn gewijzigd: de kolom ‘{$setting}’ wordt als een ander veld gelezen",
  "why.default_changed": "de instellingen zijn gewijzigd: voor ‘{$setting}’ geldt een andere standaardwaarde",
  "why.date_order_changed": "de instellingen zijn gewijzigd: datums worden in een andere volgorde gelezen",
  "why.name_order_changed": "de instellingen zijn gewijzigd: namen worden in een andere volgorde gelezen",
  "why.no_deletes": "de instellingen zijn gewijzigd: met deze lijst worden geen personen meer verwijderd",
  "why.mark_ignored":
    "de instellingen zijn gewijzigd: door de markering in de lijst worden geen personen meer verwijderd",
  "why.mark_held":
    "de instellingen zijn gewijzigd: personen met een markering in de lijst worden pas na goedkeuring verwijderd",
  "why.stricter_limits":
    "de instellingen zijn gewijzigd: zonder goedkeuring mogen er minder personen worden verwijderd",

  // Lines that were left out
  "skip.repeated_header": "Nogmaals de kolomtitels, geen persoon",
  "skip.footer": "Een slotregel (totaal, datum, opmerking), geen persoon",
  "skip.instructions": "Een toelichting, geen persoon",
  "skip.hidden_row": "Verborgen in de werkmap",
  "skip.other_sheet": "Op een werkblad dat niet wordt gelezen",
  "skip.second_table": "In een andere tabel dan de lijst",
  "skip.inactive": "Gemarkeerd als overleden, vertrokken of te verwijderen, en niet in de felicitatiedienst",
  "skip.outdated": "Er is al een nieuwere versie van deze rij bekend",
  "skip.solved": "Al opgelost",
  "skip.left_out": "Overgeslagen nadat dit rapport was opgeslagen",
  "skip.refused_line": "De _id hoort niet bij deze rij",
  "skip.waits_for_list": "Wacht op de beslissing over een lijst",
  "skip.not_corrected": "De lijst wacht op een beslissing, en deze rij is niet gecorrigeerd",
  "skip.sent_on": "Wachtte op de beslissing over een lijst en is daarna met een eigen rapport verwerkt",
  "skip.never": "Iemand die nooit een felicitatie mag krijgen",
  "skip.duplicate": "Dezelfde rij staat al hierboven; samen tellen ze als één",

  // Why a column is used or left out
  "column.configured": "ingesteld voor deze lijst",
  "column.alias": "herkend aan de titel",
  "column.values": "herkend aan de waarden",
  "column.key": "hieraan worden personen herkend",
  "column.not_groups": "niet alle waarden zijn namen van groepen",
  "column.unmatched": "de titel past bij geen enkel veld",
  "column.withheld": "vertrouwelijk, wordt nooit doorgegeven",
  "column.ignored": "wordt volgens de instellingen overgeslagen",

  // A column that looks like a field, and is not sent
  "proposal.email": "e-mailadressen",
  "proposal.phone": "telefoonnummers",
  "proposal.birthday": "geboortedata",
  "proposal.full_name": "volledige namen",
  "proposal.first_name": "voornamen",
  "proposal.last_name": "achternamen",
  "proposal.title.email": "E-mail",
  "proposal.title.phone": "Telefoon",
  "proposal.title.birthday": "Geboortedatum",
  "proposal.title.full_name": "Volledige naam",
  "proposal.title.first_name": "Voornaam",
  "proposal.title.last_name": "Achternaam",
  "proposal.untitled":
    "Een kolom zonder titel lijkt {$looks} te bevatten, maar wordt niet doorgegeven. Geef de kolom in de lijst een titel, bijvoorbeeld ‘{$title}’.",
  "proposal.titled": `De kolom ‘{$header}’ lijkt {$looks} te bevatten, maar wordt niet doorgegeven. Zijn het inderdaad {$looks}, dan zet uw beheerder in de instellingen van deze lijst onder "columns" de regel {$json}: "{$field}"; zo niet, dan {$json}: null.`,

  // Guards: title, what looked wrong, what to look at
  "guard.delete_limit.title": "Meer verwijderingen dan normaal",
  "guard.delete_limit.message": `.input {$limit :integer}
.input {$linked :integer}
.input {$deletes :integer}
.match $limit $linked $deletes
0 one * {{{$deletes} van {$linked} persoon zou worden verwijderd; bij deze lijst is voor elke verwijdering goedkeuring nodig.}}
0 * one {{{$deletes} van {$linked} personen zou worden verwijderd; bij deze lijst is voor elke verwijdering goedkeuring nodig.}}
0 * * {{{$deletes} van {$linked} personen zouden worden verwijderd; bij deze lijst is voor elke verwijdering goedkeuring nodig.}}
1 * one {{{$deletes} van {$linked} personen zou worden verwijderd; zonder goedkeuring mag er maar één worden verwijderd.}}
1 * * {{{$deletes} van {$linked} personen zouden worden verwijderd; zonder goedkeuring mag er maar één worden verwijderd.}}
* * one {{{$deletes} van {$linked} personen zou worden verwijderd; zonder goedkeuring mogen het er hoogstens {$limit} zijn.}}
* * * {{{$deletes} van {$linked} personen zouden worden verwijderd; zonder goedkeuring mogen het er hoogstens {$limit} zijn.}}`,
  "guard.delete_limit.look":
    "Controleer of deze personen echt vertrokken zijn, of dat er een deel van de lijst ontbreekt.",
  "guard.delete_share.title": "Een groot deel zou worden verwijderd",
  "guard.delete_share.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} van {$linked :integer} personen zou worden verwijderd: meer dan een kwart van de lijst.}}
* {{{$deletes} van {$linked :integer} personen zouden worden verwijderd: meer dan een kwart van de lijst.}}`,
  "guard.delete_share.look": "Controleer of de lijst volledig is.",
  "guard.delete_total.title": "Heel veel verwijderingen",
  "guard.delete_total.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} persoon zou worden verwijderd; voor meer dan {$limit :integer} tegelijk is altijd goedkeuring nodig.}}
* {{{$deletes} personen zouden worden verwijderd; voor meer dan {$limit :integer} tegelijk is altijd goedkeuring nodig.}}`,
  "guard.delete_total.look": "Controleer of de lijst volledig is.",
  "guard.group_emptied.title": "Een hele groep zou leegraken",
  "guard.group_emptied.message": `.input {$people :integer}
.match $people
one {{In {$groups :all} zou de laatste persoon worden verwijderd; daarna zit daar niemand meer in.}}
* {{In {$groups :all} zouden de laatste {$people} personen worden verwijderd; daarna zit daar niemand meer in.}}`,
  "guard.group_emptied.look": "Controleer of de groep met opzet is opgeheven, of per ongeluk in de lijst ontbreekt.",
  "guard.still": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} persoon zou worden verwijderd, net als na een eerdere lijst die misschien onvolledig was. Die verwijdering is nog niet goedgekeurd.}}
* {{{$deletes} personen zouden worden verwijderd, net als na een eerdere lijst die misschien onvolledig was. Die verwijderingen zijn nog niet goedgekeurd.}}`,
  "guard.unidentified_rows.title": "Rijen waarvan niet duidelijk is over wie ze gaan",
  "guard.unidentified_rows.message": `.input {$rows :integer}
.input {$deletes :integer}
.match $rows $deletes
one one {{{$rows} rij die niet is doorgevoerd{$where}, gaat misschien over een persoon die zou worden verwijderd.}}
one * {{{$rows} rij die niet is doorgevoerd{$where}, gaat misschien over een van de {$deletes} personen die zouden worden verwijderd.}}
* one {{{$rows} rijen die niet zijn doorgevoerd{$where}, gaan misschien over een persoon die zou worden verwijderd.}}
* * {{{$rows} rijen die niet zijn doorgevoerd{$where}, gaan misschien over personen die zouden worden verwijderd ({$deletes} personen).}}`,
  "guard.unidentified_rows.look": `.input {$rows :integer}
.match $rows
one {{Corrigeer eerst die rij in rejections.xlsx. Misschien staan de personen nog wel op de lijst, met een andere naam of een ander nummer.}}
* {{Corrigeer eerst die rijen in rejections.xlsx. Misschien staan de personen nog wel op de lijst, met een andere naam of een ander nummer.}}`,
  "guard.inactive_people.title": "Personen die als niet meer actief zijn gemarkeerd",
  "guard.inactive_people.message": `.input {$people :integer}
.match $people
one {{{$people} persoon is gemarkeerd als overleden, vertrokken of te verwijderen.}}
* {{{$people} personen zijn gemarkeerd als overleden, vertrokken of te verwijderen.}}`,
  "guard.inactive_people.look": "Controleer de namen.",
  "guard.never_listed.title": "Gekoppeld, maar op geen enkele lijst",
  "guard.never_listed.message": `.input {$people :integer}
.match $people
one {{Uw beheerder heeft {$people} persoon aan een contact gekoppeld, maar die persoon stond nog op geen enkele lijst. Misschien bevat de waarde waaraan de persoon wordt herkend een typefout.}}
* {{Uw beheerder heeft {$people} personen aan contacten gekoppeld, maar die personen stonden nog op geen enkele lijst. Misschien bevatten de waarden waaraan ze worden herkend typefouten.}}`,
  "guard.never_listed.look": "Vergelijk de waarden waaraan deze personen worden herkend met uw lijst.",
  "guard.kept_people.title": "Uitgezonderd bij een goedkeuring",
  "guard.kept_people.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} persoon zou worden verwijderd die bij het goedkeuren van een eerdere lijst is uitgezonderd.}}
* {{{$deletes} personen zouden worden verwijderd die bij het goedkeuren van een eerdere lijst zijn uitgezonderd.}}`,
  "guard.kept_people.look": "Moeten deze personen blijven, zet ze dan weer op de lijst.",
  "guard.delete_week.title": "Veel verwijderingen binnen een week",
  "guard.delete_week.message": `.input {$limit :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{{$deletes} persoon zou binnen zeven dagen worden verwijderd; bij deze lijst is voor elke verwijdering goedkeuring nodig.}}
0 * {{{$deletes} personen zouden binnen zeven dagen worden verwijderd; bij deze lijst is voor elke verwijdering goedkeuring nodig.}}
1 one {{{$deletes} persoon zou binnen zeven dagen worden verwijderd; zonder goedkeuring mag er maar één worden verwijderd.}}
1 * {{{$deletes} personen zouden binnen zeven dagen worden verwijderd; zonder goedkeuring mag er maar één worden verwijderd.}}
* one {{{$deletes} persoon zou binnen zeven dagen worden verwijderd; zonder goedkeuring mogen het er hoogstens {$limit} zijn.}}
* * {{{$deletes} personen zouden binnen zeven dagen worden verwijderd; zonder goedkeuring mogen het er hoogstens {$limit} zijn.}}`,
  "guard.delete_week.look":
    "Controleer of deze personen echt vertrokken zijn, of dat de lijsten per ongeluk korter zijn geworden.",
  "guard.cut_off.title": "De lijst is misschien onvolledig",
  "guard.cut_off.message": `.input {$deletes :integer}
.match $deletes
one {{{$why} {$deletes} persoon zou worden verwijderd, omdat die op de lijst ontbreekt.}}
* {{{$why} {$deletes} personen zouden worden verwijderd, omdat ze op de lijst ontbreken.}}`,
  "guard.cut_off.look": "Controleer of de lijst volledig is.",
  "guard.cut_off.end": `.input {$last :integer}
.input {$missing :integer}
.match $last $missing
one * {{De laatste rij van de vorige lijst ontbreekt: deze lijst lijkt te vroeg op te houden.}}
* one {{Van de laatste {$last} rijen van de vorige lijst ontbreekt er {$missing}: deze lijst lijkt te vroeg op te houden.}}
* * {{Van de laatste {$last} rijen van de vorige lijst ontbreken er {$missing}: deze lijst lijkt te vroeg op te houden.}}`,
  "guard.cut_off.round": "Deze lijst heeft precies {$rows :integer} rijen. Veel programma’s stoppen bij zo’n aantal.",
  "guard.cut_off.row": "Deze lijst eindigt anders dan de eerdere lijsten, alsof de laatste rij is afgekapt.",
  "guard.cut_off.pasted": `.input {$rows :integer}
.match $rows
one {{{$rows} rij staat twee keer in deze lijst. Misschien is die over de rij van iemand anders geplakt.}}
* {{{$rows} rijen staan twee keer in deze lijst. Misschien zijn ze over de rijen van andere personen geplakt.}}`,
  "guard.two_lists.title": "Twee lijsten tegelijk binnengekomen",
  "guard.two_lists.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} persoon zou worden verwijderd, omdat die op deze lijst ontbreekt. Op een andere lijst, die tegelijk is binnengekomen, staat die persoon wel.}}
* {{{$deletes} personen zouden worden verwijderd, omdat ze op deze lijst ontbreken. Op een andere lijst, die tegelijk is binnengekomen, staan ze wel.}}`,
  "guard.two_lists.look": "Controleer welke van de twee lijsten de juiste is.",
  "guard.older_list.title": "Een oudere lijst",
  "guard.older_list.message": `.input {$day :day}
.match $day
|| {{Deze lijst is ouder dan een lijst die al is doorgevoerd.}}
* {{Deze lijst is ouder dan een lijst die al op {$day} om {$time} uur (UTC) is doorgevoerd.}}`,
  "guard.older_list.returns": "Deze lijst lijkt een oudere lijst met een paar wijzigingen: {$what}.",
  "guard.older_list.leavers": `.input {$leavers :integer}
.match $leavers
one {{{$leavers} persoon die was vertrokken, zou opnieuw worden toegevoegd}}
* {{{$leavers} personen die waren vertrokken, zouden opnieuw worden toegevoegd}}`,
  "guard.older_list.joiners": `.input {$joiners :integer}
.match $joiners
one {{{$joiners} persoon die er pas bij is gekomen, zou worden verwijderd}}
* {{{$joiners} personen die er pas bij zijn gekomen, zouden worden verwijderd}}`,
  "guard.older_list.values": `.input {$values :integer}
.match $values
one {{{$values} persoon zou een vroegere waarde terugkrijgen}}
* {{{$values} personen zouden een vroegere waarde terugkrijgen}}`,
  "guard.older_list.look": "Is deze lijst per ongeluk in de aanlevermap gezet, verwerp de lijst dan.",
  "guard.key_changed.title": "Personen worden anders herkend",
  "guard.key_changed.message": `.input {$linked :integer}
.match $linked
one {{De instelling die bepaalt waaraan personen worden herkend, is gewijzigd. {$linked} persoon kan voor een nieuwe persoon worden aangezien.}}
* {{De instelling die bepaalt waaraan personen worden herkend, is gewijzigd. {$linked} personen kunnen voor nieuwe personen worden aangezien.}}`,
  "guard.key_changed.look":
    "Controleer wat er zou veranderen: er horen maar een paar personen te worden toegevoegd of verwijderd.",
  "guard.key_column_gone.title": "De kolom waaraan personen worden herkend, ontbreekt",
  "guard.key_column_gone.message": "In deze lijst ontbreekt: {$columns :all}.",
  "guard.key_column_gone.look":
    "Controleer of de kolom een andere naam heeft gekregen of bij het exporteren is weggelaten.",
  "guard.columns_gone.title": "Veel kolommen ontbreken",
  "guard.columns_gone.message": `.input {$gone :integer}
.match $gone
one {{Van de {$known :integer} bekende kolommen ontbreekt er {$gone}: {$columns :all}.}}
* {{Van de {$known :integer} bekende kolommen ontbreken er {$gone}: {$columns :all}.}}`,
  "guard.columns_gone.look": "Controleer of de juiste lijst is geëxporteerd.",
  "guard.unreadable_rows.title": "De meeste rijen zijn niet leesbaar",
  "guard.unreadable_rows.message": `.input {$unreadable :integer}
.match $unreadable
one {{{$unreadable} van {$rows :integer} rijen is niet leesbaar.}}
* {{{$unreadable} van {$rows :integer} rijen zijn niet leesbaar.}}`,
  "guard.unreadable_rows.look": "Controleer of dit het juiste bestand is en hoe het is opgeslagen.",
  "guard.unreadable_rows.date_order":
    "De geboortedata zijn op twee manieren te lezen. Is dit de juiste lijst, keur deze dan goed: de rijen die zeker zijn, worden doorgevoerd en de andere wachten op één antwoord.",
  "guard.unreadable_rows.name_order":
    "De namen zijn op twee manieren te lezen. Laat uw beheerder nameOrder voor deze lijsten instellen (given_first of family_first).",
  "guard.blank_keys.title": "Rijen zonder de waarde waaraan personen worden herkend",
  "guard.blank_keys.message":
    "De kolom waaraan personen worden herkend, is in {$percent :integer}% van de rijen leeg. Tot nu toe was die kolom nooit leeg.",
  "guard.blank_keys.look": "Controleer of de export volledig is.",
  "guard.new_people.title": "Ongewoon veel nieuwe personen",
  "guard.new_people.message": `.input {$new :integer}
.match $new
one {{{$new} persoon zou nieuw zijn (al bekend: {$linked :integer}). Vaak komt dit doordat de kolom waaraan personen worden herkend, is veranderd.}}
* {{{$new} personen zouden nieuw zijn (al bekend: {$linked :integer}). Vaak komt dit doordat de kolom waaraan personen worden herkend, is veranderd.}}`,
  "guard.new_people.look": "Controleer of deze personen echt nieuw zijn.",
  "guard.group_moved.title": "Personen zouden naar een andere groep gaan",
  "guard.group_moved.message": `.input {$people :integer}
.match $people
one {{{$people} persoon zou van {$groups :all} naar een andere groep gaan.}}
* {{{$people} personen zouden van {$groups :all} naar een andere groep gaan.}}`,
  "guard.group_moved.look": "Controleer of dat de bedoeling is.",
  "guard.group_id_changed.title": "Een groep is opnieuw aangemaakt",
  "guard.group_id_changed.message":
    "In de felicitatiedienst hoort deze naam nu bij een andere groep dan voorheen: {$groups :all}.",
  "guard.group_id_changed.look": "Controleer in de felicitatiedienst of de nieuwe groep de juiste workflow heeft.",
  "guard.other_list.title": "Een lijst met andere personen",
  "guard.other_list.message": `.input {$new :integer}
.match $new
one {{Deze lijst bevat maar {$listed :integer} van de {$linked :integer} bekende personen, en daarnaast {$new} nieuwe persoon.}}
* {{Deze lijst bevat maar {$listed :integer} van de {$linked :integer} bekende personen, en daarnaast {$new} nieuwe personen.}}`,
  "guard.other_list.look": "Controleer of dit de juiste lijst is.",
  "guard.birthdays_changed.title": "Veel geboortedata gewijzigd",
  "guard.birthdays_changed.message": `.input {$people :integer}
.match $people
one {{Bij {$people} persoon (van in totaal {$linked :integer}) zou de geboortedatum veranderen.}}
* {{Bij {$people} personen (van in totaal {$linked :integer}) zou de geboortedatum veranderen.}}`,
  "guard.birthdays_changed.look": "Vergelijk een paar geboortedata met een betrouwbare bron.",
  "guard.names_changed.title": "Veel namen gewijzigd",
  "guard.names_changed.message": `.input {$people :integer}
.match $people
one {{Bij {$people} persoon (van in totaal {$linked :integer}) zou dit gegeven veranderen: {$fields}.}}
* {{Bij {$people} personen (van in totaal {$linked :integer}) zouden de {$fields} veranderen.}}`,
  "guard.names_changed.look": "Controleer of elke naam nog bij de juiste persoon staat.",
  "guard.addresses_changed.title": "Veel e-mailadressen of telefoonnummers gewijzigd",
  "guard.addresses_changed.message": `.input {$people :integer}
.match $people
one {{Bij {$people} persoon (van in totaal {$linked :integer}) zou dit gegeven veranderen of vervallen: {$fields}.}}
* {{Bij {$people} personen (van in totaal {$linked :integer}) zouden de {$fields} veranderen of vervallen.}}`,
  "guard.addresses_changed.look": "Controleer of deze gegevens nog bij de juiste personen staan.",
  "guard.columns_changed.title": "Een kolom is bij veel personen gewijzigd",
  "guard.columns_changed.message": `.input {$people :integer}
.match $people
one {{Bij {$people} persoon (van in totaal {$linked :integer}) zou dit gegeven veranderen: {$field}.}}
* {{Bij {$people} personen (van in totaal {$linked :integer}) zou dit gegeven veranderen: {$field}.}}`,
  "guard.columns_changed.look": "Controleer of dit de juiste kolom is.",
  "guard.values_exchanged.title": "Waarden zijn bij andere personen terechtgekomen",
  "guard.values_exchanged.message": `.input {$people :integer}
.match $people
one {{{$people} persoon zou een waarde krijgen die eerst bij iemand anders op de lijst stond. Het gaat om: {$field}.}}
* {{{$people} personen zouden een waarde krijgen die eerst bij iemand anders op de lijst stond. Het gaat om: {$field}.}}`,
  "guard.values_exchanged.look": "Controleer of er één kolom is gesorteerd of verschoven zonder de andere.",
  "guard.values_filled.title": "Eén waarde voor meerdere personen",
  "guard.values_filled.message": `.input {$people :integer}
.match $people
one {{{$people} persoon zou dezelfde waarde krijgen als anderen, of een waarde die per rij oploopt. Het gaat om: {$field}.}}
* {{{$people} personen zouden dezelfde waarde krijgen, of een waarde die per rij oploopt. Het gaat om: {$field}.}}`,
  "guard.values_filled.look": "Controleer of een cel per ongeluk is doorgetrokken of gekopieerd.",
  "guard.keys_reassigned.title": "Andere personen onder bekende nummers",
  "guard.keys_reassigned.message": `.input {$people :integer}
.match $people
one {{{$people} rij lijkt over iemand anders te gaan dan de persoon die eerder aan dezelfde waarde werd herkend.}}
* {{{$people} rijen lijken over andere personen te gaan dan de personen die eerder aan dezelfde waarden werden herkend.}}`,
  "guard.keys_reassigned.look":
    "Controleer of nummers aan andere personen zijn gegeven, of dat dit een andere lijst is.",
  "guard.people_twice.title": "Personen die misschien dubbel in de lijst staan",
  "guard.people_twice.message": `.input {$people :integer}
.match $people
one {{{$people} nieuwe rij heeft dezelfde naam als een andere nieuwe rij, en ook dezelfde geboortedatum of hetzelfde e-mailadres. In de lijst staan {$listed :integer} personen. Vergelijk bijvoorbeeld de rijen {$lines :all} van het bestand.}}
* {{{$people} nieuwe rijen hebben dezelfde naam als een andere nieuwe rij, en ook dezelfde geboortedatum of hetzelfde e-mailadres. In de lijst staan {$listed :integer} personen. Vergelijk bijvoorbeeld de rijen {$lines :all} van het bestand.}}`,
  "guard.people_twice.look":
    "Controleer of er personen dubbel in de lijst staan. Als u de lijst goedkeurt, wordt voor elk van deze rijen een contact toegevoegd.",
  "guard.settings_changed.title": "Een gewijzigde instelling heeft gevolgen voor veel personen",
  "guard.settings_changed.message": `.input {$people :integer}
.match $people
one {{Instellingen van deze lijst zijn gewijzigd: {$settings :all}. Daardoor zou {$people} bekende persoon (van in totaal {$linked :integer}) andere waarden krijgen.}}
* {{Instellingen van deze lijst zijn gewijzigd: {$settings :all}. Daardoor zouden {$people} bekende personen (van in totaal {$linked :integer}) andere waarden krijgen.}}`,
  "guard.settings_changed.look":
    "Vraag uw beheerder of het de bedoeling is dat deze instellingen gevolgen hebben voor zoveel personen.",
  "guard.birthdays_shifted.title": "Veel geboortedata op dezelfde manier gewijzigd",
  "guard.birthdays_shifted.message": `.input {$people :integer}
.match $people
one {{{$people} geboortedatum is veranderd: {$how}. Meestal is de datum door een programma beschadigd.}}
* {{{$people} geboortedata zijn op dezelfde manier veranderd: {$how}. Meestal zijn de datums door een programma beschadigd.}}`,
  "guard.birthdays_shifted.look": "Vergelijk een paar geboortedata met een betrouwbare bron.",
  "guard.column_blank.title": "Een kolom is plotseling leeg",
  "guard.column_blank.message": "Eerst ingevuld, nu in elke rij leeg: {$columns :all}.",
  "guard.column_blank.look": "Controleer of de export volledig is.",
  "guard.strangers.title": "In de groep zitten personen die van geen enkele lijst komen",
  "guard.strangers.message": `.input {$listed :integer}
.input {$known :integer}
.input {$unknown :integer}
.match $listed $known $unknown
one * * {{In de felicitatiedienst zit {$listed} persoon in {$groups :all} die niet van uw lijsten komt. Staat die persoon ook op deze lijst, dan volgt er twee keer een felicitatie.}}
* 0 * {{In de felicitatiedienst zitten {$listed} personen in {$groups :all}; niemand van hen komt van uw lijsten. Staan sommigen van hen ook op deze lijst, dan worden die twee keer gefeliciteerd.}}
* * one {{In de felicitatiedienst zitten {$listed} personen in {$groups :all}; {$unknown} van hen komt niet van uw lijsten. Staat die persoon ook op deze lijst, dan volgt er twee keer een felicitatie.}}
* * * {{In de felicitatiedienst zitten {$listed} personen in {$groups :all}; {$unknown} van hen komen niet van uw lijsten. Staan sommigen van hen ook op deze lijst, dan worden die twee keer gefeliciteerd.}}`,
  "guard.strangers.restored":
    "De administratie van het programma is teruggezet vanuit een oudere kopie. Misschien zitten personen van deze lijst al in {$groups :all}; die zouden dan twee keer worden gefeliciteerd.",
  "guard.strangers.look":
    "Zitten personen van deze lijst al in de groep, laat uw beheerder ze dan eerst aan hun contacten koppelen (‘celebration-sync link’). Zijn het andere personen, keur de lijst dan goed.",

  // By how much birthdays moved
  "interval.exchanged": "dag en maand verwisseld",
  "interval.epoch": "4 jaar en een dag verschoven",
  "interval.days": `.input {$count :integer}
.match $count
one {{één dag verschoven}}
* {{{$count} dagen verschoven}}`,
  "interval.months": `.input {$count :integer}
.match $count
one {{één maand verschoven}}
* {{{$count} maanden verschoven}}`,
  "interval.years": `.input {$count :integer}
.match $count
one {{één jaar verschoven}}
* {{{$count} jaar verschoven}}`,

  // What a wrong list looks like
  "pattern.column_out_of_step": "Het lijkt erop dat één kolom is gesorteerd of verschoven zonder de andere.",
  "pattern.filled_down":
    "Het lijkt erop dat één waarde is doorgetrokken naar of geplakt in de rijen van andere personen.",
  "pattern.counted_up": "Het lijkt erop dat een spreadsheetprogramma de waarden per rij heeft doorgeteld.",
  "pattern.same_interval": "Het lijkt erop dat een programma al deze datums evenveel heeft verschoven.",
  "pattern.day_month_exchanged": "Het lijkt erop dat dag en maand zijn verwisseld.",
  "pattern.names_exchanged": "Het lijkt erop dat voor- en achternamen zijn verwisseld.",
  "pattern.keys_reused": "Het lijkt erop dat de nummers waaraan personen worden herkend, nu bij andere personen horen.",
  "pattern.other_people": "Het lijkt een lijst met andere personen te zijn.",

  // What waits, and how to decide
  "hold.run": "Van deze lijst is niets doorgevoerd.",
  "hold.rest":
    "Deze verwerking is onderbroken. Wat toen nog niet was doorgegeven, wacht; al het andere is doorgevoerd.",
  "hold.deletes": "Alleen de verwijderingen wachten; al het andere is doorgevoerd.",
  "hold.deletes_and_rows": `.input {$rows :integer}
.match $rows
one {{De verwijderingen wachten, en ook {$rows} nieuwe persoon die lijkt op iemand die zou worden verwijderd; al het andere is doorgevoerd.}}
* {{De verwijderingen wachten, en ook {$rows} nieuwe personen die lijken op iemand die zou worden verwijderd; al het andere is doorgevoerd.}}`,
  "hold.way_out":
    "Klopt de lijst, keur die dan goed met ‘celebration-sync approve {$run}’. Klopt de lijst niet, verwerp die dan met ‘celebration-sync discard {$run}’, of zet een gecorrigeerde lijst in de aanlevermap.",

  // Runs that stopped: what happened, what to do
  "halt.key_refused.happened": "De felicitatiedienst geeft dit programma geen toegang meer.",
  "halt.key_refused.to_do":
    "Laat uw beheerder weten dat de toegang van het programma tot de felicitatiedienst moet worden vernieuwd. De details staan in summary.json, in de map van het rapport.",
  "halt.not_allowed.happened":
    "De felicitatiedienst heeft een aanvraag geweigerd, omdat dit programma daarvoor geen rechten heeft.",
  "halt.not_allowed.to_do":
    "Vraag uw beheerder de rechten van het programma in de felicitatiedienst te controleren. De details staan in summary.json, in de map van het rapport.",
  "halt.unreachable.happened": "De felicitatiedienst was niet bereikbaar of gaf niet het verwachte antwoord.",
  "halt.unreachable.to_do":
    "U hoeft nog niets te doen: de volgende verwerking probeert het opnieuw. Staat hetzelfde in het volgende rapport, waarschuw dan uw beheerder.",
  "halt.unanswered.happened":
    "Er zijn meerdere personen doorgegeven, maar er kwam geen antwoord. De rest is niet doorgegeven, zodat niemand twee keer wordt gefeliciteerd.",
  "halt.unanswered.to_do":
    "U hoeft nog niets te doen: de volgende verwerking probeert het opnieuw. Staat hetzelfde in het volgende rapport, waarschuw dan uw beheerder.",
  "halt.applied_differently.happened":
    "De felicitatiedienst heeft een persoon anders opgeslagen dan in de lijst staat. Voorlopig wordt er niets meer doorgegeven, ook niet uit andere lijsten, zodat het niet ook bij andere personen gebeurt.",
  "halt.applied_differently.to_do":
    "Vraag uw beheerder dit contact in de felicitatiedienst te controleren en deze verwerking daarna goed te keuren of te verwerpen. De details staan in summary.json, in de map van het rapport.",
  "halt.other_contact.happened":
    "De felicitatiedienst antwoordde met een andere persoon dan er was doorgegeven. Voorlopig wordt er niets meer doorgegeven, ook niet uit andere lijsten, zodat er geen personen worden verwisseld.",
  "halt.other_contact.to_do":
    "Vraag uw beheerder deze persoon in de felicitatiedienst op te zoeken en deze verwerking daarna goed te keuren of te verwerpen. De details staan in summary.json, in de map van het rapport.",
  "halt.all_refused.happened":
    "De felicitatiedienst heeft alles geweigerd wat is doorgegeven. De rest is niet doorgegeven.",
  "halt.all_refused.to_do":
    "U hoeft nog niets te doen: de volgende verwerking probeert het opnieuw. Staat hetzelfde in het volgende rapport, waarschuw dan uw beheerder.",
  "halt.contacts_missing.happened":
    "Volgens de felicitatiedienst zijn er personen verdwenen die er nog zouden moeten zijn. Ze zijn niet opnieuw toegevoegd, zodat niemand twee keer wordt gefeliciteerd.",
  "halt.contacts_missing.to_do":
    "Zijn deze personen met opzet uit de felicitatiedienst verwijderd, vraag uw beheerder dan deze verwerking goed te keuren. Anders probeert de volgende verwerking het opnieuw. De details staan in summary.json, in de map van het rapport.",
  "halt.stopped.happened": "De verwerking is met opzet gestopt voordat alles was doorgegeven.",
  "halt.stopped.to_do": "U hoeft niets te doen.",
  "halt.unknown.happened": "De felicitatiedienst kon niet verder worden gebruikt.",
  "halt.unknown.to_do": "Waarschuw uw beheerder. De details staan in summary.json, in de map van het rapport.",

  // Counts that stand alone
  "count.rows": `.input {$count :integer}
.match $count
one {{{$count} rij}}
* {{{$count} rijen}}`,
  "count.people": `.input {$count :integer}
.match $count
one {{{$count} persoon}}
* {{{$count} personen}}`,
  "count.columns": `.input {$count :integer}
.match $count
one {{{$count} kolom}}
* {{{$count} kolommen}}`,
  "count.columns_unused": `.input {$count :integer}
.match $count
one {{{$count} kolom, {$unused :integer} niet doorgegeven}}
* {{{$count} kolommen, {$unused :integer} niet doorgegeven}}`,

  // The headline of a report
  "verdict.failed": "Deze verwerking is mislukt.",
  "verdict.halted": "Deze verwerking is voortijdig afgebroken.",
  "verdict.superseded": "Een nieuwere lijst heeft deze vervangen.",
  "verdict.superseded_corrections":
    "Er kwam een nieuwere lijst of een nieuwer rapport voordat dit rapport was goedgekeurd. De correcties erin zijn niet gebruikt.",
  "verdict.unfinished": "Deze verwerking is niet afgerond.",
  "verdict.discarded": "Deze lijst is verworpen. Er is niets van doorgevoerd.",
  "verdict.needs_you": `.input {$rows :integer}
.match $rows
one {{De lijst is verwerkt. {$rows} rij vraagt uw aandacht.}}
* {{De lijst is verwerkt. {$rows} rijen vragen uw aandacht.}}`,
  "verdict.needs_you_earlier": `.input {$rows :integer}
.match $rows
one {{De lijst is verwerkt. {$rows} rij uit een eerdere lijst vraagt uw aandacht.}}
* {{De lijst is verwerkt. {$rows} rijen vragen uw aandacht, waarvan {$earlier :integer} uit eerdere lijsten.}}`,
  "verdict.one_question": `.input {$rows :integer}
.match $rows
one {{De lijst is verwerkt. Er staat één vraag open, over {$rows} rij.}}
* {{De lijst is verwerkt. Er staat één vraag open, over {$rows} rijen.}}`,
  "verdict.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} correctie is niet gebruikt.}}
* {{{$count} correcties zijn niet gebruikt.}}`,
  "verdict.not_read": `.input {$count :integer}
.match $count
one {{De lijst is verwerkt. {$count} rij is niet gelezen.}}
* {{De lijst is verwerkt. {$count} rijen zijn niet gelezen.}}`,
  "verdict.people_not_read": `.input {$count :integer}
.match $count
one {{De lijst is verwerkt, maar {$count} persoon in het bestand is niet gelezen.}}
* {{De lijst is verwerkt, maar {$count} personen in het bestand zijn niet gelezen.}}`,
  "verdict.column_unused": "De lijst is verwerkt, maar één kolom is niet gebruikt.",
  "verdict.follow_later": `.input {$count :integer}
.match $count
one {{De lijst is verwerkt. {$count} rij volgt later.}}
* {{De lijst is verwerkt. {$count} rijen volgen later.}}`,
  "verdict.deletions_discarded": `.input {$count :integer}
.match $count
one {{De lijst is verwerkt. {$count} verwijdering is verworpen.}}
* {{De lijst is verwerkt. {$count} verwijderingen zijn verworpen.}}`,
  "verdict.changes_discarded": `.input {$count :integer}
.match $count
one {{De lijst is verwerkt. {$count} wijziging is verworpen.}}
* {{De lijst is verwerkt. {$count} wijzigingen zijn verworpen.}}`,
  "verdict.good": "Alles is verwerkt.",
  "verdict.held_rest": "Deze lijst is deels doorgevoerd. De rest wacht op uw beslissing.",
  "verdict.held_run": "Er is niets gewijzigd. Deze lijst wacht op uw beslissing.",
  "verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} verwijdering wacht op uw beslissing.}}
* {{{$count} verwijderingen wachten op uw beslissing.}}`,

  // The line below the headline: “12 rows read: 3 people created, 2 updated; 7 were already right.”
  "lead.done_and_rest": "{$done}; {$rest}",
  "lead.whole": `.input {$read :integer}
.match $read
one {{{$read} rij gelezen: {$what}.}}
* {{{$read} rijen gelezen: {$what}.}}`,
  "lead.nothing_sent": "er is niets aan de felicitatiedienst doorgegeven",
  "lead.nothing_changed": "er is niets gewijzigd in de felicitatiedienst",
  "lead.created": `.input {$count :integer}
.match $count
one {{{$count} persoon toegevoegd}}
* {{{$count} personen toegevoegd}}`,
  "lead.updated": "{$count :integer} bijgewerkt",
  "lead.deleted": "{$count :integer} verwijderd",
  "lead.unchanged": `.input {$count :integer}
.match $count
one {{{$count} klopte al}}
* {{{$count} klopten al}}`,
  "lead.rejected": `.input {$count :integer}
.match $count
one {{{$count} kon niet worden gebruikt}}
* {{{$count} konden niet worden gebruikt}}`,
  "lead.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} is onduidelijk}}
* {{{$count} zijn onduidelijk}}`,
  "lead.held": `.input {$count :integer}
.match $count
one {{{$count} wacht op een beslissing}}
* {{{$count} wachten op een beslissing}}`,
  "lead.deferred": `.input {$count :integer}
.match $count
one {{{$count} volgt later}}
* {{{$count} volgen later}}`,

  // What to do now
  "todo.title": "Wat moet u nu doen?",
  "todo.nothing": "Niets. U kunt deze pagina sluiten.",
  "todo.open_rejections": "rejections.xlsx openen",
  "todo.failed": "Waarschuw uw beheerder. Het bestand is bewaard en er is niets van verloren gegaan.",
  "todo.rows_missing": `.input {$count :integer}
.match $count
one {{De aantallen kloppen niet: van {$count} rij in het bestand is niet bekend wat ermee is gebeurd. Waarschuw uw beheerder voordat u op dit rapport afgaat.}}
* {{De aantallen kloppen niet: van {$count} rijen in het bestand is niet bekend wat ermee is gebeurd. Waarschuw uw beheerder voordat u op dit rapport afgaat.}}`,
  "todo.rows_too_many": `.input {$count :integer}
.match $count
one {{De aantallen kloppen niet: er is {$count} rij te veel geteld. Waarschuw uw beheerder voordat u op dit rapport afgaat.}}
* {{De aantallen kloppen niet: er zijn {$count} rijen te veel geteld. Waarschuw uw beheerder voordat u op dit rapport afgaat.}}`,
  "todo.other_sheet": `.input {$count :integer}
.match $count
one {{{$count} rij staat op een ander werkblad ({$sheets :all}), dat niet is gelezen: die persoon is niet toegevoegd, bijgewerkt of verwijderd. Verplaats de rij naar het werkblad ‘{$sheet}’, of laat uw beheerder instellen welke werkbladen worden gelezen.}}
* {{{$count} rijen staan op een ander werkblad ({$sheets :all}), dat niet is gelezen: die personen zijn niet toegevoegd, bijgewerkt of verwijderd. Verplaats de rijen naar het werkblad ‘{$sheet}’, of laat uw beheerder instellen welke werkbladen worden gelezen.}}`,
  "todo.second_table": `.input {$count :integer}
.match $count
one {{{$count} rij staat in een andere tabel dan de lijst: die persoon is niet toegevoegd, bijgewerkt of verwijderd. Zet de rij in de eerste tabel of in een eigen bestand.}}
* {{{$count} rijen staan in een andere tabel dan de lijst: die personen zijn niet toegevoegd, bijgewerkt of verwijderd. Zet de rijen in de eerste tabel of in een eigen bestand.}}`,
  "todo.people_left":
    "Als personen in deze rijen zijn vertrokken, haal de rijen dan uit het bestand of verberg hun werkblad. Tot dan blijven ze in de felicitatiedienst.",
  "todo.nothing_lost":
    "Er is niets verloren: de volgende verwerking gaat verder waar deze is gestopt. U hoeft het bestand niet opnieuw in de aanlevermap te zetten.",
  "todo.read_below": "Lees hieronder wat er wacht en waarom.",
  "todo.read_below_names": "Lees hieronder wat er wacht en waarom, en controleer de namen.",
  "todo.approve": "Klopt de lijst, laat uw beheerder die dan goedkeuren met ‘celebration-sync approve {$run}’",
  "todo.discard":
    "Klopt de lijst niet, zet dan een gecorrigeerde lijst in de aanlevermap, of laat uw beheerder deze verwerpen met ‘celebration-sync discard {$run}’",
  "todo.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} gecorrigeerde rij in dit bestand is niet gebruikt, omdat het rapport waaruit die komt niet het nieuwste is. De rij staat hieronder bij ‘Overgeslagen rijen’. Doe die correctie in het nieuwste rapport of in uw lijst.}}
* {{{$count} gecorrigeerde rijen in dit bestand zijn niet gebruikt, omdat het rapport waaruit ze komen niet het nieuwste is. De rijen staan hieronder bij ‘Overgeslagen rijen’. Doe die correcties in het nieuwste rapport of in uw lijst.}}`,
  "todo.superseded_corrections":
    "Rijen die nog fout zijn, staan in het nieuwste rapport. Corrigeer ze daar of in uw lijst.",
  "todo.correct":
    "Open rejections.xlsx in dezelfde map als deze pagina, en corrigeer de gekleurde cellen. Laat de kolommen waarvan de titel met _ begint ongewijzigd.",
  "todo.correct_some": `.input {$toCorrect :integer}
.match $toCorrect
one {{Open rejections.xlsx in dezelfde map als deze pagina, en corrigeer de gekleurde cellen. Van de {$lines :integer} rijen daarin moet er {$toCorrect} worden gecorrigeerd. Laat de kolommen waarvan de titel met _ begint ongewijzigd.}}
* {{Open rejections.xlsx in dezelfde map als deze pagina, en corrigeer de gekleurde cellen. Van de {$lines :integer} rijen daarin moeten er {$toCorrect} worden gecorrigeerd. Laat de kolommen waarvan de titel met _ begint ongewijzigd.}}`,
  "todo.drop_back":
    "Sla het bestand op onder een naam naar keuze en zet het in de aanlevermap, waar u ook uw lijsten neerzet. Alleen de rijen in dit bestand worden doorgegeven; er wordt niemand verwijderd.",
  "trial.title": "Proef:",
  "trial.notice":
    "Dit was een proef. Er is niets aan de felicitatiedienst doorgegeven en er is niets opgeslagen. Het rapport laat zien wat er zou gebeuren.",
  "trial.held":
    "Een echte lijst wacht hier tot iemand beslist. Tot dan wordt niets doorgegeven wat op de beslissing wacht.",
  "trial.correct":
    "Corrigeer deze rijen in uw lijst. Bij een proef is er geen rejections.xlsx die u in de aanlevermap kunt zetten.",
  "todo.look_up": `.input {$count :integer}
.match $count
one {{Bij {$count} persoon is onduidelijk of de gegevens zijn aangekomen. Zoek die persoon op in de felicitatiedienst en vertel uw beheerder wat u hebt gevonden.}}
* {{Bij {$count} personen is onduidelijk of de gegevens zijn aangekomen. Zoek die personen op in de felicitatiedienst en vertel uw beheerder wat u hebt gevonden.}}`,
  "todo.warnings": `.input {$count :integer}
.match $count
one {{Bekijk desgewenst {$count} rij waarin een waarde is weggelaten of er vreemd uitziet.}}
* {{Bekijk desgewenst {$count} rijen waarin een waarde is weggelaten of er vreemd uitziet.}}`,
  "todo.ungreeted": `.input {$count :integer}
.match $count
one {{{$count} nieuwe persoon kan nog niet worden gefeliciteerd: {$people}.}}
* {{{$count} nieuwe personen kunnen nog niet worden gefeliciteerd: {$people}.}}`,
  "todo.ungreeted_list": "Vul in uw lijst aan wat ontbreekt; met de volgende lijst komt het in de felicitatiedienst.",
  "ungreeted.no_address": "geen e-mailadres en geen telefoonnummer",
  "ungreeted.phone_country": "geen e-mailadres, en een telefoonnummer waarvan het land niet bekend is",
  "ungreeted.phone_unread": "geen e-mailadres, en een telefoonnummer dat niet te lezen is",
  "ungreeted.no_birthday": "geen geboortedatum",

  // Corrections that last
  "kept.title": "Hier gecorrigeerd, nog fout in uw lijst",
  "kept.lead":
    "Deze cellen zijn hier gecorrigeerd, maar in uw lijst staat nog de oude tekst. Wijzig die op de plek waar de lijst vandaan komt. Tot dan worden de cellen hier elke keer gecorrigeerd.",
  "kept.column": "Kolom",
  "kept.list_says": "In uw lijst staat",
  "kept.used": "In plaats daarvan gebruikt",
  "kept.blank": "leeg",
  "kept.removed":
    "Deze rij wordt overgeslagen, omdat een andere rij van dezelfde persoon klopt. Verwijder deze rij uit uw lijst.",
  "kept.wrong_key":
    "De sleutel van deze rij hoort bij een andere rij van uw lijst. Corrigeer de sleutel van deze rij in uw lijst, of verwijder de rij.",
  "kept.left_out":
    "Niets, omdat een ander contact van de groep dit gegeven heeft. Vul in uw lijst het eigen gegeven van deze persoon in, of verwijder het uit deze rij.",
  "kept.rule": `.input {$count :integer}
.match $count
one {{Regel voor de kolom, gebruikt in {$count} rij}}
* {{Regel voor de kolom, gebruikt in {$count} rijen}}`,
  "kept.offer": `.input {$count :integer}
.match $count
one {{‘{$was}’ is in {$count} rij van de kolom ‘{$header}’ gecorrigeerd in ‘{$becomes}’. Zo wordt de tekst in alle rijen gecorrigeerd, ook in latere lijsten: ‘celebration-sync corrections rule {$id}’}}
* {{‘{$was}’ is in {$count} rijen van de kolom ‘{$header}’ gecorrigeerd in ‘{$becomes}’. Zo wordt de tekst in alle rijen gecorrigeerd, ook in latere lijsten: ‘celebration-sync corrections rule {$id}’}}`,
  "kept.all": "Alle correcties: ‘celebration-sync corrections’",

  // Who decided: $when is a time, $how is one of the ways
  "decision.title": "Wie heeft beslist",
  "decision.via.console": "via de console",
  "decision.via.command_line": "op de opdrachtregel",
  "decision.via.report": "in een gecorrigeerd rapport",
  "decision.approve": "Goedgekeurd door {$by} op {$when}, {$how}",
  "decision.discard": "Verworpen door {$by} op {$when}, {$how}",
  "decision.retry": "Opnieuw doorgegeven voor {$by} op {$when}, {$how}",
  "decision.answer": `.input {$rows :integer}
.match $rows
one {{{$rows} vraag beantwoord door {$by} op {$when}, {$how}}}
* {{{$rows} vragen beantwoord door {$by} op {$when}, {$how}}}`,
  "decision.resolve": `.input {$rows :integer}
.match $rows
one {{{$rows} onduidelijk geval afgehandeld door {$by} op {$when}, {$how}}}
* {{{$rows} onduidelijke gevallen afgehandeld door {$by} op {$when}, {$how}}}`,
  "decision.dismiss": `.input {$rows :integer}
.match $rows
one {{{$rows} rij overgeslagen door {$by} op {$when}, {$how}}}
* {{{$rows} rijen overgeslagen door {$by} op {$when}, {$how}}}`,
  "decision.correction": "Over een blijvende correctie beslist door {$by} op {$when}, {$how}",
  "decision.never": "Nooit feliciteren, besloten door {$by} op {$when}, {$how}",
  "decision.lift": "Mag weer een felicitatie krijgen, besloten door {$by} op {$when}, {$how}",
  "decision.erase": "Wissen van alle gegevens gevraagd door {$by} op {$when}, {$how}",
  "decision.alone": "Daarmee is de regel omzeild dat een tweede persoon goedkeurt.",
  "decision.noted": "{$what}: {$note :all}",
  "decision.kept": `.input {$count :integer}
.match $count
one {{{$count} persoon is van de verwijderingen uitgezonderd en blijft. Ontbreekt de persoon nog steeds op een lijst, dan wordt het opnieuw gevraagd.}}
* {{{$count} personen zijn van de verwijderingen uitgezonderd en blijven. Ontbreken ze nog steeds op een lijst, dan wordt het opnieuw gevraagd.}}`,

  // The picture of the rows
  "outcome.title": `.input {$count :integer}
.match $count
1 {{Wat er met de rij is gebeurd}}
* {{Wat er met de {$count} rijen is gebeurd}}`,
  "outcome.description": `.input {$read :integer}
.match $read
one {{Van {$read} rij: {$parts}.}}
* {{Van {$read} rijen: {$parts}.}}`,
  "outcome.none": "geen",
  "outcome.created.label": `.input {$count :integer}
.match $count
* {{toegevoegd}}`,
  "outcome.created.means": "nieuw in de felicitatiedienst",
  "outcome.updated.label": `.input {$count :integer}
.match $count
* {{bijgewerkt}}`,
  "outcome.updated.means": "gewijzigd in de felicitatiedienst",
  "outcome.unchanged.label": `.input {$count :integer}
.match $count
* {{ongewijzigd}}`,
  "outcome.unchanged.means": `.input {$count :integer}
.match $count
one {{klopte al}}
* {{klopten al}}`,
  "outcome.rejected.label": `.input {$count :integer}
.match $count
* {{afgekeurd}}`,
  "outcome.rejected.means": `.input {$count :integer}
.match $count
one {{zo niet bruikbaar}}
* {{zo niet bruikbaar}}`,
  "outcome.inDoubt.label": `.input {$count :integer}
.match $count
* {{onduidelijk}}`,
  "outcome.inDoubt.means": "misschien niet aangekomen",
  "outcome.held.label": `.input {$count :integer}
.match $count
one {{wacht}}
* {{wachten}}`,
  "outcome.held.means": `.input {$count :integer}
.match $count
one {{wacht op een beslissing}}
* {{wachten op een beslissing}}`,
  "outcome.deferred.label": `.input {$count :integer}
.match $count
* {{uitgesteld}}`,
  "outcome.deferred.means": "nieuwe poging volgt",
  "outcome.duplicate.label": `.input {$count :integer}
.match $count
* {{dubbel}}`,
  "outcome.duplicate.means": "twee keer dezelfde rij",
  "outcome.skipped.label": `.input {$count :integer}
.match $count
* {{overgeslagen}}`,
  "outcome.skipped.means": "reden: zie hieronder",
  "departed.title": "Personen die niet op de lijst staan:",
  "departed.deleted": `.input {$count :integer}
.match $count
one {{{$count} persoon verwijderd}}
* {{{$count} personen verwijderd}}`,
  "departed.held": `.input {$count :integer}
.match $count
one {{{$count} verwijdering wacht}}
* {{{$count} verwijderingen wachten}}`,
  "departed.refused": `.input {$count :integer}
.match $count
one {{{$count} verwijdering geweigerd}}
* {{{$count} verwijderingen geweigerd}}`,

  // The top and the end of the page
  "page.list": "Lijst",
  "page.took": "duur: {$duration}",
  "page.seconds": "{$seconds :integer} s",
  "page.minutes": "{$minutes :integer} min {$seconds :integer} s",
  "page.hours": "{$hours :integer} u {$minutes :integer} min",
  "page.files": "In dezelfde map als deze pagina:",
  "page.mode.snapshot": "Het bestand geldt als de hele lijst: wie er niet meer op staat, wordt verwijderd.",
  "page.mode.changes":
    "Het bestand geldt als lijst met wijzigingen: wie er niet op staat, blijft in de felicitatiedienst.",
  "page.calls":
    "Het programma heeft de felicitatiedienst {$calls :integer} keer benaderd ({$groups :integer} keer om de groepen te lezen, {$create :integer} keer om toe te voegen, {$update :integer} keer om bij te werken en {$delete :integer} keer om te verwijderen).",
  "page.throttled": "De felicitatiedienst vroeg het programma {$count :integer} keer om het rustiger aan te doen.",
  "page.run": "Verwerking {$run}",
  "page.sha256": "Controlesom van het bestand (SHA-256): {$sum}",

  // Rows that need a person
  "rows.needsYou.title": "Te corrigeren rijen",
  "rows.needsYou.lead":
    "Voor deze rijen is nog niets gedaan. Corrigeer ze in rejections.xlsx en zet dat bestand in de aanlevermap. Opgeloste rijen verdwijnen van deze pagina.",
  "rows.inDoubt.title": "Worden misschien toch gefeliciteerd",
  "rows.inDoubt.lead":
    "Deze personen zijn aan de felicitatiedienst doorgegeven, maar er kwam geen duidelijk antwoord. Ze worden niet opnieuw doorgegeven, zodat niemand twee keer wordt gefeliciteerd. Zoek ze op in de felicitatiedienst.",
  "rows.warnings.title": "Even bekijken",
  "rows.warnings.lead": "Deze rijen zijn doorgevoerd. Een van de waarden is weggelaten of ziet er vreemd uit.",
  "rows.deferred.title": "Wordt vanzelf opnieuw geprobeerd",
  "rows.deferred.lead": "Met deze rijen hoeft u niets te doen, tenzij ze hier dagenlang blijven staan.",
  "rows.held_list":
    "Van deze lijst is niets doorgevoerd. Corrigeer deze rijen in rejections.xlsx en zet dat bestand in de aanlevermap. De correcties wachten tot u over de lijst beslist.",
  "rows.no_report":
    "Van deze lijst is niets doorgevoerd. Daarom kunnen deze rijen niet in een rapport worden gecorrigeerd. Is het de juiste lijst, corrigeer ze dan in de lijst zelf.",
  "rows.earlier": `.input {$count :integer}
.match $count
one {{{$count} daarvan komt uit een eerdere lijst.}}
* {{{$count} daarvan komen uit eerdere lijsten.}}`,
  "rows.search": "Zoeken in deze rijen",
  "rows.search_example": "naam, rij, groep …",
  "rows.more": `.input {$count :integer}
.match $count
one {{Nog {$count} rij van dit soort: zie rejections.xlsx.}}
* {{Nog {$count} rijen van dit soort: zie rejections.xlsx.}}`,
  "rows.show_more": "Nog {$count :integer} van {$left :integer} tonen",
  "rows.found": "{$count :integer} gevonden",
  "rows.nothing_found": "Niets gevonden",
  "rows.line": "Rij {$line}",
  "rows.not_listed": "Niet op de lijst, sinds {$day :day}",
  "rows.earlier_list": "Eerdere lijst, sinds {$day :day}",
  "rows.of_undo": "Terugdraaien van een lijst, sinds {$day :day}",
  "rows.blank": "leeg",
  "rows.look_here": "kijk hier",
  "rows.beyond_columns": "buiten de kolommen",

  // Tables of people
  "head.line": "Rij",
  "head.person": "Persoon",
  "head.birthday": "Geboortedatum",
  "head.group": "Groep",
  "head.contact": "Contact-ID",
  "head.to_do": "Te doen",
  "head.would_change": "Wat er zou veranderen",
  "head.changed": "Wat er is veranderd",
  "people.updated": "Bijgewerkt",
  "people.created": "Toegevoegd",
  "people.deleted": "Verwijderd",
  "people.waiting": "Nog door te geven",
  "people.dropped": "Niet doorgevoerd",
  "people.kept": "Uitgezonderd, nog in de felicitatiedienst",
  "people.would_be_deleted": "Zouden worden verwijderd",
  "people.held": "Wachtend",
  "people.create": "toevoegen",
  "people.update": "bijwerken",
  "people.delete": "verwijderen",
  "people.more": "Nog {$count :integer}: zie {$file}.",
  "value.was": "was",
  "value.now": "nu",

  // Why it waits
  "holds.waits": "Waarom het wacht",
  "holds.waited": "Waarom het wachtte",
  "holds.check_first":
    "Controleer dit eerst: verstuurde felicitaties kunnen niet worden teruggedraaid. Als de lijst later wordt teruggedraaid (‘undo’), worden verwijderde personen opnieuw toegevoegd, met nieuwe contact-ID’s.",
  "holds.over":
    "Van deze lijst wacht niets meer. Er is een beslissing genomen, of een nieuwere lijst heeft deze vervangen.",
  "holds.example": "Bijvoorbeeld",
  "holds.examples": "Bijvoorbeeld: {$names}.",

  // How the file was read
  "reading.title": "Hoe het bestand is gelezen",
  "reading.text":
    "‘{$file}’ is gelezen als tekst (tekencodering: {$encoding}), met cellen gescheiden door {$delimiter}. De kolomtitels staan in rij {$line}.",
  "reading.xlsx": "‘{$file}’ is gelezen als Excel-werkmap, werkblad ‘{$sheet}’. De kolomtitels staan in rij {$line}.",
  "reading.ods":
    "‘{$file}’ is gelezen als OpenDocument-spreadsheet, werkblad ‘{$sheet}’. De kolomtitels staan in rij {$line}.",
  "reading.unknown_encoding": "onbekend",
  "reading.comma": "komma’s",
  "reading.semicolon": "puntkomma’s",
  "reading.tab": "tabs",
  "reading.bar": "verticale strepen",
  "reading.unknown_delimiter": "een onbekend teken",
  "reading.columns": "Kolommen",
  "reading.column": "Kolom",
  "reading.used_as": "Gebruikt als",
  "reading.why": "Waarom",
  "reading.samples": "Voorbeelden",
  "reading.no_title": "geen titel",
  "reading.for_key": "om personen te herkennen",
  "reading.not_sent": "niet doorgegeven",
  "reading.left_out": "Overgeslagen rijen ({$count :integer})",
  "reading.text_of_line": "Tekst",

  // The last runs
  "history.title": "De laatste verwerkingen",
  "history.caption": "De laatste verwerkingen van de lijst ‘{$feed}’, nieuwste eerst",
  "history.when": "Wanneer",
  "history.ended": "Resultaat",
  "history.rows": "Wat er met de rijen is gebeurd",
  "history.needed_you": "Aandacht nodig",
  "history.file": "Bestand",
  "history.this_run": "deze verwerking",
  "history.completed": "verwerkt",
  "history.held": "wacht op een beslissing",
  "history.halted": "afgebroken",
  "history.failed": "mislukt",
  "history.superseded": "vervangen door een nieuwere lijst",
  "history.discarded": "verworpen",
  "history.not_used": "niet gebruikt",
  "history.unfinished": "niet afgerond",

  // Notices
  "notice.run": "{$file}: {$parts}. Rapport: {$report}",
  "notice.stopped_run": "{$file}: {$parts}. {$why} Rapport: {$report}",
  "notice.rejected": "{$count :integer} te corrigeren",
  "notice.held": "{$count :integer} wachtend",
  "notice.deferred": "{$count :integer} uitgesteld",
  "notice.in_doubt": "{$count :integer} onduidelijk",
  "notice.not_read": "{$count :integer} niet gelezen",
  "notice.status.held": "wacht op een beslissing",
  "notice.status.halted": "voortijdig afgebroken",
  "notice.status.failed": "mislukt",
  "notice.status.superseded": "vervangen door een nieuwere lijst",
  "notice.status.unfinished": "niet afgerond",
  "notice.file_failed": "{$file} is niet gebruikt. {$why} Het bestand staat nu hier: {$path}",
  "notice.not_carried_out": `.input {$count :integer}
.match $count
one {{Eén beslissing is niet uitgevoerd: ze heeft langer dan een dag gewacht, of er zijn sindsdien oudere gegevens teruggezet. De console en celebration-sync status noemen haar. Beslis opnieuw als de beslissing nog klopt.}}
* {{{$count} beslissingen zijn niet uitgevoerd: ze hebben langer dan een dag gewacht, of er zijn sindsdien oudere gegevens teruggezet. De console en celebration-sync status noemen ze. Beslis opnieuw als de beslissingen nog kloppen.}}`,
  "notice.brought_back":
    "Een programma heeft in {$file} geschreven nadat de lijst was gearchiveerd. De lijst staat weer in de aanlevermap en wordt opnieuw gelezen. Laat het programma eerst onder een andere naam schrijven en geef het bestand pas zijn naam als het compleet is.",
  "notice.no_list":
    "Er is al {$hours :integer} uur geen lijst ‘{$feed}’ binnengekomen. De laatste kwam op {$day :day}.",
  "notice.no_list_yet":
    "Er is al {$hours :integer} uur geen lijst ‘{$feed}’ binnengekomen. Tot nu toe kwam er nog geen enkele.",
  "notice.test": "Dit is een test. Hier ontvangt u de meldingen van celebration-sync.",
  "notice.subject.file_failed": "{$file} is niet gebruikt.",
  "notice.subject.brought_back": "{$file} wordt opnieuw gelezen.",
  "notice.subject.not_carried_out": "Niet alles wat is beslist, is uitgevoerd.",
  "notice.subject.waiting": "{$file} wacht nog.",
  "notice.subject.stopped": "Op dit moment kan geen enkele lijst worden verwerkt.",
  "notice.subject.no_list": "Er is geen lijst ‘{$feed}’ binnengekomen.",
  "notice.subject.test": "Een test van celebration-sync",
  "notice.daily": `.input {$count :integer}
.match $count
one {{{$count} lijst sinds het vorige overzicht}}
* {{{$count} lijsten sinds het vorige overzicht}}`,
  "notice.report": "Meer staat in het rapport: {$report}",

  // The list of all runs
  "index.title": "Uw lijsten",
  "index.nothing_waits": "Er wacht geen lijst op uw beslissing. Open een rij om het rapport te bekijken.",
  "index.waiting": `.input {$count :integer}
.match $count
one {{{$count} lijst wacht op uw beslissing. Open het rapport om te zien waarom.}}
* {{{$count} lijsten wachten op uw beslissing. Open de rapporten om te zien waarom.}}`,

  // The workbook with the rows to correct
  "workbook.sheet": "Te corrigeren",

  // Console: navigation, foot, and what is refused
  "console.nav.label": "Pagina’s",
  "console.nav.skip": "Naar de inhoud",
  "console.nav.lists": "Lijsten",
  "console.nav.history": "Geschiedenis",
  "console.nav.doubts": "Onduidelijk",
  "console.nav.people": "Personen",
  "console.nav.greetings": "Komende felicitaties",
  "console.nav.settings": "Instellingen",
  "console.foot.own_name": "Nederlands",
  "console.foot.language": "Taal",
  "console.foot.person": "Aangemeld als {$name}.",
  "console.foot.sign_out": "Afmelden",
  "console.accounts.title": "Accounts",
  "console.accounts.search": "Naam van het account",
  "console.accounts.none": "Geen account heeft ‘{$search}’ in de naam.",
  "console.accounts.all": "Alle accounts",
  "console.accounts.former":
    "De configuratie van dit account bevat fouten; daarom blijft de vorige van kracht. Meld dit aan degene die de console beheert.",
  "console.accounts.held": `.input {$count :integer}
.match $count
one {{Eén lijst wacht op een beslissing.}}
* {{{$count} lijsten wachten op een beslissing.}}`,
  "console.accounts.not_done": `.input {$count :integer}
.match $count
one {{Eén verzoek over een persoon is niet uitgevoerd.}}
* {{{$count} verzoeken over personen zijn niet uitgevoerd.}}`,
  "console.refused.title": "Dit is niet gelukt",
  "console.refused.back": "Terug naar de lijsten",
  "console.refused.host": "Dit is niet het adres van de console. Open de console op het eigen adres.",
  "console.refused.origin":
    "Een andere site heeft dit formulier verstuurd. Daarom is er niets gedaan. Open de pagina hier en probeer het opnieuw.",
  "console.refused.role": "U hebt hier geen rechten voor. Vraag het aan de persoon die de console beheert.",
  "console.refused.not_found": "Deze pagina bestaat niet.",
  "console.refused.ledger": "De opgeslagen gegevens zijn nu niet te lezen.",
  "console.refused.too_large": "Wat u hebt verstuurd, is te groot. Er is niets van bewaard.",
  "console.refused.unreadable":
    "De console kon niet lezen wat uw browser heeft verstuurd. Ga terug en probeer het opnieuw.",
  "console.refused.failed":
    "Er is een fout opgetreden in de console en er is niets gedaan. Vraag het aan de persoon die de console beheert: in het logboek staat meer.",
  "console.form.errors": `.input {$count :integer}
.match $count
one {{Het formulier bevat {$count} fout}}
* {{Het formulier bevat {$count} fouten}}`,
  "console.pager.label": "Meer pagina’s",
  "console.pager.shown": "{$from :integer} tot {$to :integer} van {$total :integer}",
  "console.pager.before": "Vorige pagina",
  "console.pager.after": "Volgende pagina",

  // Console: Sign in
  "console.enter.used": "Deze link is al gebruikt of klopt niet. Start de console opnieuw voor een nieuwe link.",
  "console.sign_in.title": "Aanmelden",
  "console.sign_in.account": "Account",
  "console.sign_in.name": "Naam",
  "console.sign_in.password": "Wachtwoord",
  "console.sign_in.busy": "Op dit moment melden zich veel mensen aan. Probeer het over een minuut opnieuw.",
  "console.sign_in.wrong_account":
    "Het account, de naam of het wachtwoord klopt niet. Controleer alle drie en probeer het opnieuw.",
  "console.sign_in.wrong": "De naam of het wachtwoord klopt niet. Controleer beide en probeer het opnieuw.",
  "console.sign_in.too_many": `.input {$minutes :integer}
.match $minutes
one {{Er waren te veel mislukte aanmeldingen. Probeer het over {$minutes} minuut opnieuw.}}
* {{Er waren te veel mislukte aanmeldingen. Probeer het over {$minutes} minuten opnieuw.}}`,
  "console.sign_in.ended": "Uw sessie is beëindigd. Meld u opnieuw aan.",
  "console.sign_in.by_link":
    "Er zijn nog geen gebruikers toegevoegd. Open de link die de console bij het starten toonde.",
  "console.sign_in.no_users":
    "Er zijn nog geen gebruikers toegevoegd. Vraag het aan de persoon die de console beheert.",
  "console.sign_in.unreadable":
    "Niemand kan zich nu aanmelden. Vraag het aan de persoon die de console beheert: in het logboek staat waarom.",
  "console.sign_in.kept":
    "Uw sessie is beëindigd. Meld u opnieuw aan: wat u hebt ingevuld, blijft een uur bewaard. Er is nog niets van verstuurd.",
  "console.kept.notice":
    "Uw sessie is beëindigd terwijl u deze pagina invulde. Wat u had ingevuld, staat hieronder weer en er is niets verstuurd. Controleer het en verstuur het dan.",
  "console.kept.homeless": "De pagina is sindsdien veranderd. U had ook ingevuld:",
  "console.kept.drop": "Mijn invoer wissen",
  "console.sign_in.at_proxy":
    "U bent via uw organisatie aangemeld: {$name}. Meld u daar af om uw sessie te beëindigen.",
  "console.sign_in.no_name":
    "De console weet niet wie u bent. Open de console op het adres dat u van uw organisatie hebt gekregen.",
  "console.sign_in.in_no_account":
    "Uw organisatie heeft u aangemeld als {$name}, maar geen account van deze console noemt u. Vraag uw beheerder om u toe te voegen.",
  "console.sign_in.with": "Aanmelden met {$issuer}",
  "console.oidc.late": "Deze aanmelding duurde te lang of is in een andere browser begonnen. Meld u opnieuw aan.",
  "console.oidc.no_role":
    "U bent aangemeld als {$name}, maar geen van uw groepen mag de console gebruiken. Vraag het aan de persoon die de console beheert.",
  "console.oidc.refused":
    "De aanmelding is geweigerd. Meld u opnieuw aan, of vraag het aan de persoon die de console beheert: in het logboek staat waarom.",
  "console.oidc.unusable":
    "Aanmelden gaat daar nu niet. Probeer het later opnieuw, of vraag het aan de persoon die de console beheert: in het logboek staat meer.",

  // Console: Lists
  "console.home.no_list": "Er is nog geen lijst binnengekomen.",
  "console.home.needs_you": "Wacht op u",
  "console.home.nothing": "Er wacht niets op u.",
  "console.home.held": "De lijst ‘{$file}’ wacht op een beslissing.",
  "console.home.look": "Lijst bekijken",
  "console.home.to_correct": `.input {$count :integer}
.match $count
one {{Eén rij moet worden gecorrigeerd.}}
* {{{$count} rijen moeten worden gecorrigeerd.}}`,
  "console.home.doubts": `.input {$count :integer}
.match $count
one {{Van één persoon is onduidelijk of die in de felicitatiedienst staat.}}
* {{Van {$count} personen is onduidelijk of ze in de felicitatiedienst staan.}}`,
  "console.home.refused": "Het bestand ‘{$file}’ kon niet worden gebruikt.",
  "console.home.not_done.never": "{$name} kan nog worden gefeliciteerd: ‘Nooit feliciteren’ is niet uitgevoerd.",
  "console.home.not_done.erase": "{$name} is niet gewist en kan nog worden gefeliciteerd.",
  "console.home.not_done.erase_gone": "{$name} is niet gewist. De persoon staat niet in de felicitatiedienst.",
  "console.home.open_person": "Pagina van de persoon openen",
  "console.home.choose_again": "Een gecorrigeerde lijst kiezen",
  "console.home.given": "Lijsten onderweg",
  "console.home.given.checking": "De lijst wordt gecontroleerd.",
  "console.home.given.checked": "De lijst is gecontroleerd en wacht tot iemand de lijst aanlevert.",
  "console.home.given.next": "De lijst is aangeleverd en wordt als volgende gelezen.",
  "console.home.given.next_run": "De lijst is aangeleverd en wacht tot het programma draait.",
  "console.home.your_lists": "Uw lijsten",
  "console.home.last_list": "Laatste lijst",
  "console.home.next_list": "Volgende lijst verwacht",
  "console.home.overdue": "nog niet binnen",
  "console.home.in_service": "Personen in de felicitatiedienst",
  "console.home.corrections": "Blijvende correcties",
  "console.home.open": "Laatste lijst openen",
  "console.home.at_work": "Het programma is actief: lijsten en beslissingen worden meteen uitgevoerd.",
  "console.home.not_at_work":
    "Het programma is nu niet actief. Lijsten en beslissingen wachten tot de volgende verwerking.",
  "console.home.welcome": "Welkom. Er is nog geen lijst binnengekomen.",
  "console.home.welcome_how":
    "Kies hieronder een lijst met personen. De pagina laat dan zien wat de lijst zou doen. Er wordt niets doorgegeven voordat u akkoord gaat.",
  "console.home.waits": "De lijst wacht op een beslissing.",

  // Console: What this list would do
  "console.check.choose": "Een lijst kiezen",
  "console.check.choose_help":
    "Een CSV-, Excel- of OpenDocument-bestand van hoogstens {$most :integer} MB, of een gecorrigeerd rapport. U kunt het bestand ook hierheen slepen. Eerst ziet u wat het zou doen; er wordt nog niets doorgegeven.",
  "console.check.list_of": "Lijst van",
  "console.check.by_name": "volgens de bestandsnaam",
  "console.check.button": "Deze lijst controleren",
  "console.check.removed": "De lijst is verwijderd. Er is niets doorgegeven.",
  "console.check.error.no_file": "Kies eerst een bestand.",
  "console.check.error.too_large": "Het bestand is groter dan {$most :integer} MB. Er is niets van bewaard.",
  "console.check.error.name":
    "De bestandsnaam is niet bruikbaar. Geef het bestand een andere naam, bijvoorbeeld ‘lijst.csv’, en kies het opnieuw.",
  "console.check.error.no_list":
    "Uit de naam ‘{$file}’ blijkt niet welke lijst dit is. Kies de lijst bij ‘Lijst van’ en kies het bestand opnieuw.",
  "console.check.error.several_lists":
    "De naam ‘{$file}’ past bij meerdere lijsten. Kies de juiste bij ‘Lijst van’ en kies het bestand opnieuw.",
  "console.check.error.unknown_list": "Die lijst bestaat niet. Kies er een bij ‘Lijst van’.",
  "console.check.error.broken": "Het bestand is niet volledig aangekomen. Er is niets van bewaard. Kies het opnieuw.",
  "console.check.error.no_room":
    "Het bestand kon hier niet worden opgeslagen. Vraag het aan de persoon die de console beheert: in het logboek staat meer.",
  "console.check.error.empty_file": "Het bestand is leeg. Exporteer de lijst opnieuw en kies het nieuwe bestand.",
  "console.check.error.wrong_type":
    "Dit is geen lijst. Sla de lijst op als Excel-werkmap (.xlsx), als OpenDocument-spreadsheet (.ods) of als CSV en kies dat bestand.",
  "console.check.error.old_workbook":
    "Dit is een Excel-werkmap in het oude formaat (.xls). Sla de werkmap op als Excel-werkmap (.xlsx) en kies dat bestand.",
  "console.check.error.password_protected":
    "Het bestand is met een wachtwoord beveiligd. Verwijder het wachtwoord, sla het bestand op en kies het opnieuw.",
  "console.check.title": "Wat deze lijst zou doen",
  "console.check.given_by": "geüpload door {$name}",
  "console.check.waiting": `.input {$before :integer}
.match $before
one {{Deze lijst wacht. Eerst komt één andere controle.}}
* {{Deze lijst wacht. Eerst komen {$before} andere controles.}}`,
  "console.check.opening": "Het bestand wordt geopend.",
  "console.check.same_waits": "{$name} heeft hetzelfde bestand al op {$at} geüpload, en dat wacht nog.",
  "console.check.same_waits_link": "Die lijst bekijken",
  "console.check.same_processed": "Hetzelfde bestand is verwerkt op {$at}, als lijst van {$name}.",
  "console.check.same_processed_link": "Bekijk wat er met die lijst is gebeurd",
  "console.check.error.too_many_own":
    "{$most :integer} van uw lijsten wachten al. Lever er eerst enkele aan of annuleer ze op de pagina ‘Lijsten’. Van dit bestand is niets bewaard.",
  "console.check.error.too_many_all":
    "Er wachten in totaal al {$most :integer} lijsten. Vraag de anderen om er enkele aan te leveren of te annuleren. Van dit bestand is niets bewaard.",
  "console.check.reading": `.input {$rows :integer}
.match $rows
one {{De lijst wordt gelezen: tot nu toe {$rows} rij.}}
* {{De lijst wordt gelezen: tot nu toe {$rows} rijen.}}`,
  "console.check.planning": "De lijst wordt vergeleken met de gegevens in de felicitatiedienst.",
  "console.check.reload": "Deze pagina toont het resultaat zodra het er is.",
  "console.check.refused": "Dit bestand is niet bruikbaar.",
  "console.check.failed": "Deze lijst kon niet worden gecontroleerd.",
  "console.check.failed.memory":
    "De lijst heeft meer geheugen nodig dan een controle mag gebruiken. Zet de lijst in plaats daarvan in de aanlevermap, of splits de lijst.",
  "console.check.failed.time":
    "De controle duurde te lang. Zet de lijst in plaats daarvan in de aanlevermap, of splits de lijst.",
  "console.check.failed.ledger":
    "De opgeslagen gegevens zijn nu niet te lezen. Vraag het aan de persoon die de console beheert.",
  "console.check.failed.ended":
    "De controle is afgebroken. Controleer de lijst opnieuw; gebeurt het weer, vraag het dan aan de persoon die de console beheert.",
  "console.check.again": "Opnieuw controleren",
  "console.check.take": "Deze lijst aanleveren",
  "console.check.try": "Uitproberen",
  "console.check.trial": "Proef",
  "console.check.trial.none":
    "De proef leverde geen rapport op. De lijst zou moeten wachten, of er kan nu geen lijst worden doorgevoerd: op de pagina ‘Lijsten’ staat waarom.",
  "console.check.trial.report": "Rapport van de proef downloaden",
  "console.check.cancel": "Annuleren",
  "console.check.take_failed":
    "De lijst kon niet in de aanlevermap worden gezet. Daarom is er niets gedaan. Vraag het aan de persoon die de console beheert: in het logboek staat meer.",
  "console.check.taken": "{$name} heeft deze lijst aangeleverd.",
  "console.check.taken_waits":
    "De lijst staat nu in de aanlevermap en wordt als volgende gelezen. Daarna leidt deze pagina naar het rapport.",
  "console.check.taken_next_run":
    "De lijst staat nu in de aanlevermap. Op dit moment leest geen programma lijsten; de volgende verwerking leest deze lijst.",
  "console.check.gone": "Deze lijst is er niet meer. Een lijst die niemand aanlevert, wordt na een dag verwijderd.",
  "console.check.verdict.held": "De hele lijst zou op een beslissing wachten.",
  "console.check.verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} verwijdering zou op een beslissing wachten.}}
* {{{$count} verwijderingen zouden op een beslissing wachten.}}`,
  "console.check.verdict.rows": `.input {$rows :integer}
.match $rows
one {{{$rows} rij vraagt uw aandacht. De andere kunnen worden doorgevoerd.}}
* {{{$rows} rijen vragen uw aandacht. De andere kunnen worden doorgevoerd.}}`,
  "console.check.verdict.nothing": "Deze lijst zou niets veranderen.",
  "console.check.verdict.good": "Deze lijst kan zo worden doorgevoerd.",
  "console.check.lead": `.input {$rows :integer}
.match $rows
one {{Er is nog niets doorgegeven. De lijst heeft {$rows} rij.}}
* {{Er is nog niets doorgegeven. De lijst heeft {$rows} rijen.}}`,
  "console.check.created": "Zouden worden toegevoegd",
  "console.check.updated": "Zouden worden bijgewerkt",
  "console.check.unchanged": "Ongewijzigd",
  "console.check.left_out": "Overgeslagen",
  "console.check.figures": "De lijst in cijfers",
  "console.check.groups_seen": "De groepen zoals ze op {$at} in de felicitatiedienst stonden.",
  "console.check.groups_unknown":
    "De groepen zijn niet gecontroleerd, omdat hier nog niet bekend is welke groepen er in de felicitatiedienst zijn. Ze worden met de eerste lijst gelezen.",
  "console.check.stopped":
    "Op dit moment wordt niets doorgegeven: een antwoord van de felicitatiedienst wacht op een beslissing. Deze lijst zou ook wachten.",
  "console.check.changed":
    "Sinds deze controle is er iets veranderd: er is een andere lijst gekomen, of er is iets beslist. Wat u ziet, klopt misschien niet meer. Controleer opnieuw, of lever de lijst aan zoals die is.",
  "console.check.report":
    "Dit bestand is een gecorrigeerd rapport. Alleen de rijen in dit bestand worden gewijzigd; alle andere personen blijven zoals ze zijn.",
  "console.check.holds": "Wat zou wachten, en waarom",
  "console.check.held": "zou wachten",
  "console.check.columns": "Waarvoor elke kolom wordt gebruikt",
  "console.check.show_all": "Alle tonen ({$count :integer})",
  "console.check.back": "Terug naar het overzicht van deze lijst",
  "console.check.greetings": "Felicitaties in de komende {$days :integer} dagen",
  "console.check.greetings_none": "Op deze dagen is er niemand jarig.",
  "console.check.greetings_same": "De lijst verandert daar niets aan.",
  "console.check.greetings_changed": "Door deze lijst veranderd ({$count :integer})",
  "console.check.greetings_all": "Alle felicitaties van deze dagen ({$count :integer})",
  "console.check.head.day": "Dag",
  "console.check.head.change": "Wat er verandert",
  "console.check.greeting.stays": "niets",
  "console.check.greeting.new": "nieuwe persoon",
  "console.check.greeting.ends": "zou worden verwijderd",

  // Console: History and a list’s page
  "console.run.correct_step": `.input {$count :integer}
.match $count
one {{Corrigeer de rij die nog niet klopt. Alleen deze rij wordt doorgegeven; er wordt niemand verwijderd.}}
* {{Corrigeer de {$count} rijen die nog niet kloppen. Alleen deze rijen worden doorgegeven; er wordt niemand verwijderd.}}`,
  "console.run.doubt_step": `.input {$count :integer}
.match $count
one {{Zoek één persoon op in de felicitatiedienst en geef aan of die daar staat.}}
* {{Zoek {$count} personen op in de felicitatiedienst en geef van elk aan of die daar staat.}}`,
  "console.run.correct": "Rijen corrigeren",
  "console.run.see_rows": "Rijen bekijken",
  "console.run.look_up": "Opzoeken",
  "console.run.rows_to_correct":
    "Voor deze rijen is nog niets gedaan. Corrigeer ze op de pagina ‘{$page}’. Opgeloste rijen verdwijnen van deze pagina.",
  "console.run.hint_row": "Beslis over deze rij op de pagina ‘{$page}’.",
  "console.run.hint_doubt":
    "Zoek de persoon op in de felicitatiedienst en geef op de pagina ‘{$page}’ aan wat u hebt gevonden.",
  "console.run.files": "Rapport downloaden:",
  "console.run.no_files": "De bestanden van dit rapport zijn er niet meer. Oude rapporten worden verwijderd.",
  "console.run.unknown": "Op dit adres is er geen lijst. Misschien is de link onvolledig, of is de lijst verwijderd.",
  "console.run.newer": "De nieuwere lijst openen",
  "console.run.running": "Deze lijst wordt nu doorgevoerd.",
  "console.run.progress": "{$done :integer} van {$total :integer} doorgegeven",
  "console.run.rate": "{$rate :integer} per minuut",
  "console.run.interrupted":
    "Het programma dat deze lijst doorvoerde, is voor het einde gestopt. Er is niets verloren: na de volgende start gaat het verder waar het was gebleven.",
  "console.run.decision": "Uw beslissing",
  "console.run.decide":
    "Klopt de lijst, keur de lijst dan goed. Zo niet, verwerp de lijst en lever een gecorrigeerde lijst aan.",
  "console.run.others_decide": "Over deze lijst beslist iemand die lijsten mag goedkeuren.",
  "console.run.approve": "Goedkeuren…",
  "console.run.discard": "Verwerpen…",
  "console.instead.issue.looks_like_in_doubt.hint":
    "Zoek de persoon op in de felicitatiedienst en antwoord op de pagina ‘Onduidelijk’. Deze rij wordt dan met de volgende lijst doorgegeven.",
  "console.instead.question.country.answer":
    "Uw beheerder stelt het land één keer in, met ‘country’ (bijvoorbeeld ‘NL’) in de instellingen van de lijst ‘{$feed}’. Kies de lijst daarna opnieuw op de pagina ‘Lijsten’.",
  "console.instead.question.nameOrder.answer":
    "Uw beheerder beantwoordt de vraag met ‘nameOrder’ (‘given_first’ voor Anna Jansen of ‘family_first’ voor Jansen Anna) in de instellingen van de lijst ‘{$feed}’. Kies de lijst daarna opnieuw op de pagina ‘Lijsten’.",
  "console.instead.question.dateOrder.answer":
    "Antwoord op de pagina ‘Te corrigeren rijen’ bij een van deze rijen ‘alle DMJ’ (dag, maand, jaar) of ‘alle MDJ’ (maand, dag, jaar). Het antwoord geldt voor alle rijen en voor latere lijsten van ‘{$feed}’.",
  "console.instead.question.dateOrder.answer_held":
    "Is dit de juiste lijst, keur deze dan eerst goed. Antwoord daarna op de pagina ‘Te corrigeren rijen’ bij een van deze rijen ‘alle DMJ’ (dag, maand, jaar) of ‘alle MDJ’ (maand, dag, jaar). Het antwoord geldt voor alle rijen en voor latere lijsten van ‘{$feed}’.",
  "console.instead.issue.group_ambiguous.hint":
    "Geef de groepen in de felicitatiedienst verschillende namen (hun nummers zijn {$groupIds :all}) en kies de lijst daarna opnieuw op de pagina ‘Lijsten’.",
  "console.instead.issue.not_found.hint":
    "Controleer of de groep nog in de felicitatiedienst bestaat en kies de lijst daarna opnieuw op de pagina ‘Lijsten’.",
  "console.instead.issue.cut_row.hint": "Kies de hele lijst opnieuw op de pagina ‘Lijsten’.",
  "console.instead.issue.other_feed.hint":
    "Corrigeer de rij in het rapport van die lijst, en kies dat rapport op de pagina ‘Lijsten’.",
  "console.instead.todo.nothing_lost":
    "Er is niets verloren: de volgende verwerking gaat verder waar deze is gestopt. U hoeft het bestand niet opnieuw te kiezen.",
  "console.instead.guard.older_list.look": "Is deze lijst per ongeluk aangeleverd, verwerp de lijst dan.",
  "console.instead.rows.held_list":
    "Van deze lijst is niets doorgevoerd. Deze rijen kunnen al worden gecorrigeerd: de correcties wachten tot u over de lijst beslist.",
  "console.instead.issue.line_outdated.hint":
    "Corrigeer de rij opnieuw op de pagina ‘Te corrigeren rijen’ als die daar staat, en anders in uw lijst.",
  "console.instead.issue.line_solved.hint":
    "Corrigeer de rij opnieuw op de pagina ‘Te corrigeren rijen’ als die daar staat, en anders in uw lijst.",
  "console.instead.issue.list_discarded.hint":
    "Corrigeer de rij opnieuw op de pagina ‘Te corrigeren rijen’ als die daar staat, en anders in uw lijst.",
  "console.instead.issue.waits_for_list.message":
    "Deze correctie hoort bij een lijst die op een beslissing wacht. De correctie wacht met die lijst mee.",
  "console.instead.issue.list_discarded.message":
    "Deze correctie is niet gebruikt: de lijst waarop de correctie wachtte, is verworpen.",
  "console.refusal.empty_file": "Het bestand is leeg. Exporteer de lijst opnieuw en kies het nieuwe bestand.",
  "console.refusal.header_only":
    "Het bestand heeft kolomtitels, maar geen personen. Exporteer de lijst opnieuw, met de rijen.",
  "console.refusal.no_header":
    "Er is geen rij met kolomtitels gevonden. Voeg een eerste rij met de kolomtitels toe, bijvoorbeeld ‘Voornaam’ en ‘Geboortedatum’.",
  "console.refusal.wrong_type":
    "Dit is geen lijst: alleen CSV-, Excel- en OpenDocument-tabellen kunnen worden gelezen. Sla de lijst op in een van deze formaten en kies het nieuwe bestand.",
  "console.refusal.password_protected":
    "De werkmap is met een wachtwoord beveiligd. Sla de werkmap zonder wachtwoord op en kies het nieuwe bestand.",
  "console.refusal.old_workbook":
    "Dit is een werkmap in een oud formaat (.xls). Sla de werkmap op als .xlsx en kies het nieuwe bestand.",
  "console.refusal.damaged": "Het bestand is beschadigd. Exporteer de lijst opnieuw en kies het nieuwe bestand.",
  "console.refusal.hostile":
    "Het bestand is zo opgebouwd dat het het programma zou kunnen schaden, en wordt daarom niet geopend. Sla de lijst op als nieuw bestand en kies dat.",
  "console.refusal.unreadable_encoding":
    "De letters van het bestand kunnen niet met zekerheid worden gelezen. Sla de lijst op als ‘CSV UTF-8’ of als werkmap en kies het nieuwe bestand.",
  "console.refusal.broken_quotes":
    "Een aanhalingsteken in het bestand wordt geopend en nergens gesloten. Daardoor zijn de rijen niet te scheiden. Exporteer de lijst opnieuw of sla de lijst op als werkmap.",
  "console.refusal.not_a_regular_file": "Dit is geen gewoon bestand. Kies de lijst zelf.",
  "console.refusal.no_such_file": "Het bestand is er niet meer. Kies de lijst opnieuw.",
  "console.refusal.not_permitted":
    "Het programma mag dit bestand niet lezen. Vraag het aan de persoon die de console beheert.",
  "console.refusal.no_feed":
    "Uit de naam van het bestand blijkt niet welke lijst het is. Kies het bestand opnieuw en geef bij ‘Lijst van’ aan welke lijst het is.",
  "console.refusal.several_feeds":
    "De naam van het bestand past bij meerdere lijsten. Kies het bestand opnieuw en geef aan welke lijst het is.",
  "console.refusal.required_columns":
    "Er ontbreekt een kolom die elke lijst nodig heeft, bijvoorbeeld de voornaam. Voeg die toe of vraag het aan de persoon die de console beheert.",
  "console.refusal.unreadable_rows":
    "De rijen van het bestand kunnen niet worden gelezen. Exporteer de lijst opnieuw en kies het nieuwe bestand.",
  "console.refusal.unknown_sheet":
    "In de werkmap ontbreekt het werkblad waaruit deze lijst wordt gelezen. Geef het werkblad de gebruikelijke naam of vraag het aan de persoon die de console beheert.",
  "console.refusal.several_sheets":
    "Meerdere werkbladen van de werkmap bevatten personen. Laat alleen het juiste werkblad in het bestand staan, of vraag de persoon die de console beheert in te stellen welke werkbladen worden gelezen.",
  "console.refusal.still_changing": "Het bestand werd nog geschreven. Kies het opnieuw als het compleet is.",
  "console.refusal.ambiguous_encoding":
    "De letters van het bestand kunnen niet met zekerheid worden gelezen. Sla de lijst op als ‘CSV UTF-8’ of als werkmap en kies het nieuwe bestand.",
  "console.refusal.own_words": "Wat het programma erover zegt",
  "console.history.chart": `.input {$count :integer}
.match $count
one {{De laatste lijst}}
* {{De laatste {$count} lijsten}}`,
  "console.history.chart_means":
    "Eén kolom per lijst, de oudste links. Boven de lijn: toegevoegde, bijgewerkte en verwijderde personen. Eronder: te corrigeren rijen.",
  "console.history.figures": "Dezelfde cijfers als tabel",
  "console.history.to_correct": "Te corrigeren",
  "console.history.all_runs": "Alle lijsten",
  "console.history.all": "Alle",
  "console.history.outcome": "Resultaat",
  "console.history.day": "Dag",
  "console.history.show": "Tonen",
  "console.history.none": "Er is geen lijst die bij deze keuze past.",
  "console.history.corrections": "correcties",

  // Console: Approve or discard
  "console.decide.approve.title": "Deze lijst goedkeuren?",
  "console.decide.discard.title": "Deze lijst verwerpen?",
  "console.decide.approve.button": "Goedkeuren",
  "console.decide.discard.button": "Verwerpen",
  "console.decide.will": "Wat er dan gebeurt",
  "console.decide.why": "Waarom de lijst wacht",
  "console.decide.decide": "Uw beslissing",
  "console.decide.note": "Notitie",
  "console.decide.note_help":
    "De notitie staat naast uw naam in het rapport van de lijst en in het logboek van het programma. Noem er niemand in: het logboek bewaart de notitie, ook als de persoon wordt gewist.",
  "console.decide.note_too_long": "De notitie is te lang. Er zijn hoogstens {$most :integer} tekens toegestaan.",
  "console.decide.back": "Terug zonder te beslissen",
  "console.decide.would.delete": "Zouden worden verwijderd",
  "console.decide.would.update": "Zouden worden bijgewerkt",
  "console.decide.would.create": "Zouden worden toegevoegd",
  "console.decide.tick":
    "Haal het vinkje weg bij de personen die moeten blijven. Ontbreken ze nog steeds op een latere lijst, dan wordt het opnieuw gevraagd.",
  "console.decide.tick_all": "Alle aanvinken",
  "console.decide.tick_none": "Alle uitvinken",
  "console.decide.approve.delete": `.input {$count :integer}
.match $count
one {{{$count} persoon wordt verwijderd, als u het vinkje laat staan. Als de lijst later wordt teruggedraaid, wordt deze persoon opnieuw toegevoegd, met een nieuw contact-ID.}}
* {{{$count} personen worden verwijderd, behalve wie u uitvinkt. Als de lijst later wordt teruggedraaid, worden ze opnieuw toegevoegd, met nieuwe contact-ID’s.}}`,
  "console.decide.approve.update": `.input {$count :integer}
.match $count
one {{{$count} persoon wordt bijgewerkt.}}
* {{{$count} personen worden bijgewerkt.}}`,
  "console.decide.approve.create": `.input {$count :integer}
.match $count
one {{{$count} persoon wordt toegevoegd en krijgt voortaan felicitaties.}}
* {{{$count} personen worden toegevoegd en krijgen voortaan felicitaties.}}`,
  "console.decide.approve.deferred": `.input {$count :integer}
.match $count
one {{{$count} wijziging die hierop wacht, volgt daarna.}}
* {{{$count} wijzigingen die hierop wachten, volgen daarna.}}`,
  "console.decide.approve.nothing": "De lijst wordt aanvaard. Er staan geen wachtende wijzigingen in.",
  "console.decide.approve.whole": "Vanaf dan is dit de nieuwste lijst.",
  "console.decide.approve.checked":
    "Elke wijziging wordt eerst opnieuw gecontroleerd. In het rapport staat wat niet meer past en wordt overgeslagen.",
  "console.decide.approve.stopped": "Wat nog niet is doorgegeven, wordt alsnog doorgegeven.",
  "console.decide.discard.delete": `.input {$count :integer}
.match $count
one {{{$count} persoon wordt niet verwijderd en blijft in de felicitatiedienst staan.}}
* {{{$count} personen worden niet verwijderd en blijven in de felicitatiedienst staan.}}`,
  "console.decide.discard.update": `.input {$count :integer}
.match $count
one {{{$count} persoon wordt niet bijgewerkt.}}
* {{{$count} personen worden niet bijgewerkt.}}`,
  "console.decide.discard.create": `.input {$count :integer}
.match $count
one {{{$count} persoon wordt niet toegevoegd.}}
* {{{$count} personen worden niet toegevoegd.}}`,
  "console.decide.discard.deferred": `.input {$count :integer}
.match $count
one {{{$count} wijziging die hierop wacht, vervalt ook.}}
* {{{$count} wijzigingen die hierop wachten, vervallen ook.}}`,
  "console.decide.discard.nothing": "De lijst wordt niet gebruikt.",
  "console.decide.discard.whole": "Niets van deze lijst wordt doorgevoerd.",
  "console.decide.discard.checked": "Bij een latere lijst kan dezelfde vraag opnieuw komen.",
  "console.decide.discard.stopped":
    "Wat nog niet is doorgegeven, wordt niet doorgevoerd. Wat is doorgegeven, blijft in de felicitatiedienst.",
  "console.decide.four_eyes":
    "U hebt deze lijst geüpload of er een vraag over beantwoord. Daarom moet iemand anders de lijst goedkeuren.",
  "console.decide.four_eyes_undo":
    "U hebt gevraagd om deze lijst terug te draaien. Daarom moet iemand anders dat goedkeuren.",
  "console.decide.asked_approve": "{$by} heeft op {$when} opdracht gegeven deze lijst goed te keuren.",
  "console.decide.asked_discard": "{$by} heeft op {$when} opdracht gegeven deze lijst te verwerpen.",
  "console.decide.asked_undo": "{$by} heeft op {$when} opdracht gegeven deze lijst terug te draaien.",
  "console.decide.nothing_done": "Er valt niets meer te beslissen, en er is nu niets gedaan.",
  "console.decide.to_list": "Naar de lijst",
  "console.decide.superseded": "Een nieuwere lijst heeft deze vervangen.",
  "console.decide.outdated":
    "Er is een nieuwere lijst van dezelfde personen gekomen, dus deze kan niet meer worden goedgekeurd. Beslis over de nieuwere lijst en verwerp deze.",
  "console.decide.decided": "Over deze lijst is al beslist.",
  "console.decide.nothing_waits": "Deze lijst wacht niet op een beslissing.",
  "console.decision.lost.title": "Deze beslissing is niet bekend",
  "console.decision.lost":
    "De beslissing is lang geleden uitgevoerd of verloren gegaan. Bekijk de lijst en beslis opnieuw als die nog wacht.",
  "console.decision.look_again": "Opnieuw kijken",
  "console.decision.take_back": "Intrekken",
  "console.decision.approved": "Goedgekeurd",
  "console.decision.discarded": "Verworpen",
  "console.decision.decided": "Beslist",
  "console.decision.stored.title": "Uw beslissing is opgeslagen",
  "console.decision.halted.title": "Voor het einde gestopt",
  "console.decision.withdrawn.title": "Ingetrokken",
  "console.decision.nothing.title": "Er is niets gedaan",
  "console.decision.done": "De beslissing is uitgevoerd.",
  "console.decision.partly":
    "De beslissing is uitgevoerd, maar een deel vraagt uw aandacht of volgt later. In het rapport van de lijst staat wat.",
  "console.decision.under_way": "De beslissing wordt nu uitgevoerd. Op de pagina van de lijst ziet u de voortgang.",
  "console.decision.taken": "De beslissing wordt uitgevoerd zodra het lopende werk klaar is.",
  "console.decision.halted":
    "De felicitatiedienst was niet tot het einde beschikbaar. Er gaat niets verloren: de volgende verwerking gaat verder.",
  "console.decision.void":
    "De beslissing heeft langer dan een dag gewacht, of er zijn sindsdien oudere gegevens teruggezet. Beslis opnieuw als de beslissing nog klopt.",
  "console.decision.withdrawn": "Er is niets uitgevoerd. De lijst wacht nog op een beslissing.",
  "console.decision.not_stored":
    "Uw beslissing is niet opgeslagen, omdat een eerdere nog wacht. Zodra die is ingetrokken, kunt u opnieuw beslissen.",
  "console.decision.taken_back": "De beslissing is ingetrokken. Er is niets gedaan.",
  "console.decision.stored":
    "Het programma dat beslissingen uitvoert, is nu niet actief. De volgende verwerking doet het, voordat er nieuwe lijsten worden gelezen.",
  "console.decision.no_time": "Het tijdstip van de volgende verwerking is hier niet bekend.",
  "console.decision.next_run": "Net als op de dagen ervoor begint die waarschijnlijk rond deze tijd: {$when}.",
  "console.decision.until": "Uw beslissing geldt tot {$when}.",
  "console.decision.refused.already_decided": "Iemand anders was sneller: over deze lijst is al beslist.",
  "console.decision.refused.superseded": "Een nieuwere lijst heeft deze vervangen.",
  "console.decision.refused.newer_list":
    "Er is een nieuwere lijst van dezelfde personen gekomen, dus deze kan niet meer worden goedgekeurd. Beslis over de nieuwere lijst en verwerp deze.",
  "console.decision.refused.group_moved":
    "Een groep van deze lijst is in de felicitatiedienst nu een andere groep. Upload de lijst opnieuw: de personen worden dan vergeleken met de huidige groepen.",
  "console.decision.refused.other_account":
    "De felicitatiedienst is nu niet beschikbaar, of het is een ander account dan voorheen. Vraag het aan de persoon die het programma beheert.",
  "console.decision.refused.nothing_held": "Deze lijst wacht niet meer op een beslissing.",
  "console.decision.refused.unknown": "Waarover u hebt beslist, is niet meer bekend.",
  "console.decision.refused.other":
    "Uw beslissing kon niet worden uitgevoerd. De persoon die het programma beheert, vindt hier de reden:",
  "console.decide.greet.create": `.input {$count :integer}
.match $count
one {{{$count} van de nieuwe personen is in de komende {$days :integer} dagen jarig.}}
* {{{$count} van de nieuwe personen zijn in de komende {$days :integer} dagen jarig.}}`,
  "console.decide.greet.delete": `.input {$count :integer}
.match $count
one {{{$count} van de verwijderde personen is in de komende {$days :integer} dagen jarig en wordt niet gefeliciteerd.}}
* {{{$count} van de verwijderde personen zijn in de komende {$days :integer} dagen jarig en worden niet gefeliciteerd.}}`,
  "console.decide.greet.update": `.input {$count :integer}
.match $count
one {{Bij {$count} gewijzigde persoon verschuift een felicitatie van de komende {$days :integer} dagen.}}
* {{Bij {$count} gewijzigde personen verschuift een felicitatie van de komende {$days :integer} dagen.}}`,

  // Console: Rows to correct
  "console.correct.title": "Te corrigeren rijen",
  "console.correct.count": `.input {$count :integer}
.match $count
one {{{$count} rij van lijst ‘{$feed}’ kon niet worden gebruikt.}}
* {{{$count} rijen van lijst ‘{$feed}’ konden niet worden gebruikt.}}`,
  "console.correct.lead": "Corrigeer de gemarkeerde cellen en verstuur de rijen.",
  "console.correct.none": "Geen rij van lijst ‘{$feed}’ wacht op een correctie.",
  "console.correct.held":
    "Een nieuwere lijst wacht als geheel op een beslissing. De rijen ervan verschijnen hier na de beslissing.",
  "console.correct.to_held": `.input {$count :integer}
.match $count
one {{Nu {$count} rij corrigeren}}
* {{Nu {$count} rijen corrigeren}}`,
  "console.correct.of_held":
    "Deze rijen horen bij {$file}. Die lijst wacht als geheel op een beslissing. Uw correcties wachten met die lijst mee: wordt de lijst goedgekeurd, dan volgen ze vanzelf.",
  "console.correct.to_others": "Rijen van eerdere lijsten",
  "console.correct.held_link": "Lijst bekijken",
  "console.correct.send": "Opslaan en versturen",
  "console.correct.send_help": "Alleen rijen die u hebt gewijzigd, worden verstuurd.",
  "console.correct.go_on": "Verder corrigeren",
  "console.correct.leave": "Overslaan",
  "console.correct.this_row": "Deze rij klopt",
  "console.correct.kept.end": "Deze correctie beëindigen",
  "console.correct.kept.end_rule": "Deze regel beëindigen",
  "console.correct.kept.rule": "In elke rij corrigeren",
  "console.correct.left_out.title": "Weggelaten adressen",
  "console.correct.left_out.lead":
    "Iemand anders in de groep heeft dit e-mailadres of telefoonnummer. Daarom wordt het hier weggelaten. In uw lijst staat het nog.",
  "console.correct.left_out.end": "Weer met het adres doorgeven",
  "console.correct.kept.offer":
    "‘{$was}’ is in {$count :integer} rijen van de kolom ‘{$header}’ gecorrigeerd in ‘{$becomes}’. Met een regel wordt de tekst in alle rijen gecorrigeerd, ook in latere lijsten.",
  "console.correct.suggested": "Voorstel:",
  "console.correct.in_the_list": "In de lijst: ‘{$text}’",
  "console.correct.in_the_correction": "In de correctie die nog wacht: ‘{$text}’",
  "console.correct.choice.same": "Het is dezelfde persoon",
  "console.correct.choice.new": "Het is een andere persoon",
  "console.correct.choice.right": "De geboortedatum klopt",
  "console.correct.choice.unknown": "De geboortedatum is niet bekend",
  "console.correct.choice.reading": "Het is {$date}",
  "console.correct.choice.leave_out": "Zonder dit adres doorgeven",
  "console.correct.choice.leave_out_email": "Zonder het e-mailadres doorgeven",
  "console.correct.choice.leave_out_phone": "Zonder het telefoonnummer doorgeven",
  "console.correct.choice.all_DMY": "In alle rijen de dag vooraan",
  "console.correct.choice.all_MDY": "In alle rijen de maand vooraan",
  "console.correct.look_at_person": "{$name} bekijken in de felicitatiedienst",
  "console.correct.needs_approver":
    "Bij een van de antwoorden wordt een persoon uit de felicitatiedienst verwijderd. Vraag het aan iemand die lijsten mag goedkeuren.",
  "console.correct.waits.file": "Een correctie van deze rij is verstuurd, maar nog niet gelezen.",
  "console.correct.waits.list":
    "Een correctie van deze rij wacht samen met een lijst waarover nog moet worden beslist.",
  "console.correct.waits.decision": "{$name} heeft over deze rij beslist. De beslissing is nog niet uitgevoerd.",
  "console.correct.waits.expired": "{$name} heeft over deze rij beslist, maar de beslissing is niet uitgevoerd.",
  "console.correct.not_sent": "Dit is niet verstuurd. U hebt ingevuld:",
  "console.correct.error.nothing": "U hebt nog geen rij gewijzigd.",
  "console.correct.error.not_stored":
    "De rijen konden niet worden opgeslagen. Daarom is er niets verstuurd. Wat u hebt ingevuld, staat er nog. Probeer het over een ogenblik opnieuw. Helpt dat niet, vraag het dan aan de persoon die de console beheert.",
  "console.correct.error.changed":
    "{$name}: deze rij is gewijzigd sinds u de pagina opende. Vergelijk de rij met wat u hebt ingevuld en verstuur opnieuw.",
  "console.correct.error.decide_again":
    "{$name}: deze rij is gewijzigd sinds u de pagina opende. Bekijk de rij opnieuw en beslis daarna.",
  "console.correct.error.solved": "{$name}: deze rij is inmiddels in orde of staat niet meer in de lijst.",
  "console.correct.error.left_out": "{$name}: deze rij is intussen overgeslagen.",
  "console.correct.error.decided":
    "{$name}: een eerdere beslissing over deze rij wacht nog. De uwe is niet opgeslagen.",
  "console.correct.error.too_long": "{$name}: deze tekst is te lang.",
  "console.correct.asked.waiting": "Uw beslissing is opgeslagen en wordt uitgevoerd.",
  "console.correct.asked.next_run":
    "Uw beslissing is opgeslagen. Op dit moment verwerkt geen programma lijsten. De beslissing wordt uitgevoerd zodra er weer lijsten worden gelezen.",
  "console.correct.asked.done": "Uw beslissing is uitgevoerd.",
  "console.correct.asked.not_done":
    "Uw beslissing is niet uitgevoerd: de rij is gewijzigd of iemand anders was sneller. Bekijk de rij opnieuw.",
  "console.correct.asked.lost":
    "Deze beslissing is niet meer opgeslagen. Beslis opnieuw als de rij hieronder nog staat.",
  "console.correct.sent.title": "Wat er van uw correcties is geworden",
  "console.correct.lost.title": "Correcties die niet zijn gebruikt",
  "console.correct.lost.lead": `.input {$count :integer}
.match $count
one {{{$count} gecorrigeerde rij is niet gebruikt. Wat u hebt verstuurd, blijft hier staan tot de volgende lijst is doorgevoerd.}}
* {{{$count} gecorrigeerde rijen zijn niet gebruikt. Wat u hebt verstuurd, blijft hier staan tot de volgende lijst is doorgevoerd.}}`,
  "console.correct.sent.again": "Opnieuw kijken",
  "console.correct.sent.waiting": "De gecorrigeerde rijen zijn verstuurd en worden zo gelezen.",
  "console.correct.sent.next_run":
    "De gecorrigeerde rijen zijn verstuurd. Op dit moment verwerkt geen programma lijsten. Ze worden gebruikt zodra er weer lijsten worden gelezen.",
  "console.correct.sent.taken": "De gecorrigeerde rijen worden nu gebruikt.",
  "console.correct.sent.refused": "De gecorrigeerde rijen konden niet worden gebruikt. Er is niets gewijzigd.",
  "console.correct.sent.unchanged": `.input {$count :integer}
.match $count
one {{{$count} rij was al in orde.}}
* {{{$count} rijen waren al in orde.}}`,
  "console.correct.sent.report": "Het rapport over deze rijen",
  "console.correct.result.created": "toegevoegd",
  "console.correct.result.updated": "bijgewerkt",
  "console.correct.result.deleted": "verwijderd",
  "console.correct.result.in_order": "in orde, niets te wijzigen",
  "console.correct.result.refused": "nog steeds afgekeurd.",
  "console.correct.result.too_late": "kwam te laat.",
  "console.correct.result.in_doubt": "misschien aangekomen, misschien niet.",
  "console.correct.result.held": "wacht op een beslissing.",
  "console.correct.result.waits": "wacht.",
  "console.correct.result.not_done": "niet doorgevoerd.",

  // Console: In doubt
  "console.doubts.title": "Onduidelijk",
  "console.doubts.none": "Van niemand is onduidelijk of die in de felicitatiedienst staat.",
  "console.doubts.lead": `.input {$count :integer}
.match $count
one {{{$count} persoon is aan de felicitatiedienst doorgegeven, maar er kwam geen antwoord. Kijk of de persoon daar staat. Tot u antwoordt, wordt de persoon niet opnieuw doorgegeven, zodat die niet twee keer wordt gefeliciteerd.}}
* {{{$count} personen zijn aan de felicitatiedienst doorgegeven, maar er kwam geen antwoord. Kijk of ze daar staan. Tot u antwoordt, worden ze niet opnieuw doorgegeven, zodat ze niet twee keer worden gefeliciteerd.}}`,
  "console.doubts.others_answer": "Hier antwoordt iemand die mag beslissen.",
  "console.doubts.exists":
    "In de felicitatiedienst staat een contact met dit e-mailadres of telefoonnummer. Hoogstwaarschijnlijk is het deze persoon.",
  "console.doubts.answered": "{$by} heeft geantwoord.",
  "console.doubts.answer_void": "Het laatste antwoord is niet uitgevoerd.",
  "console.doubts.not_stored":
    "Waar een eerder antwoord nog wacht, is het uwe niet opgeslagen. Zodra het eerdere is ingetrokken, kunt u opnieuw antwoorden.",
  "console.doubts.contact_id": "Contact-ID",
  "console.doubts.contact_help": "Het nummer dat de felicitatiedienst bij deze persoon toont.",
  "console.doubts.there": "Aanwezig",
  "console.doubts.not_there": "Niet aanwezig",
  "console.doubts.tick": "{$name} aanvinken",
  "console.doubts.bulk": "Meerdere tegelijk",
  "console.doubts.bulk_help":
    "Vink hierboven de personen aan die niet in de felicitatiedienst staan. Ze worden dan opnieuw doorgegeven.",
  "console.doubts.bulk_not_there": "De aangevinkte personen zijn niet aanwezig",
  "console.doubts.no_contact_id": "Vul het contact-ID in dat de felicitatiedienst bij deze persoon toont.",
  "console.doubts.wrong_contact_id": "Een contact-ID is een geheel getal, bijvoorbeeld 1234.",
  "console.doubts.linked_to":
    "Contact {$contact} is al gekoppeld aan {$name} van de lijst ‘{$feed}’. Controleer het contact-ID in de felicitatiedienst.",
  "console.doubts.linked_elsewhere":
    "Dit contact-ID hoort bij iemand anders op uw lijsten, dus er is niets gekoppeld. Controleer het contact-ID in de felicitatiedienst.",
  "console.decision.refused.linked_elsewhere":
    "Dit contact-ID hoort bij iemand anders op uw lijsten, dus er is niets gekoppeld. Controleer het contact-ID in de felicitatiedienst.",
  "console.doubts.answered_before": "Voor {$name} is er al een antwoord. Er is nu niets gedaan.",
  "console.doubts.partly":
    "Sommige antwoorden zijn niet gebruikt: er was al een ander antwoord, of over de personen bestaat geen onduidelijkheid meer.",
  "console.doubts.done_many":
    "Over deze personen bestaat geen onduidelijkheid meer. Wie op de nieuwste lijst staat, wordt opnieuw doorgegeven.",
  "console.doubts.done_there": "{$name} is gekoppeld aan contact {$contact}.",
  "console.doubts.done_not_there":
    "Over {$name} bestaat geen onduidelijkheid meer. Staat {$name} op de nieuwste lijst, dan wordt de persoon opnieuw doorgegeven.",

  // Console: People
  "console.people.title": "Personen",
  "console.people.search": "Naam, e-mail, telefoon of contact-ID",
  "console.people.search_help":
    "Een deel is genoeg. Hoofdletters, accenten en spaties in telefoonnummers maken niet uit.",
  "console.people.find": "Zoeken",
  "console.people.found": `.input {$count :integer}
.match $count
one {{‘{$text}’: {$count} persoon gevonden}}
* {{‘{$text}’: {$count} personen gevonden}}`,
  "console.people.nothing":
    "Er is gezocht onder de personen die dit programma heeft toegevoegd, bijgewerkt of verwijderd, en in afgekeurde rijen. Wie op een andere manier in de felicitatiedienst is gekomen, hoort daar niet bij.",
  "console.people.nameless": "Persoon zonder naam",
  "console.people.state.linked": "in de felicitatiedienst",
  "console.people.state.gone": "niet meer in de felicitatiedienst",
  "console.people.state.in_doubt": "misschien in de felicitatiedienst",
  "console.people.state.refused": "niet in de felicitatiedienst",
  "console.people.state.deleted": "verwijderd uit de felicitatiedienst",
  "console.people.of_list": "lijst ‘{$feed}’",
  "console.people.number": "contact {$id}",
  "console.people.key": "herkend aan ‘{$key}’",
  "console.people.former_key": "voorheen herkend aan ‘{$key}’",
  "console.people.unknown": "Dit programma kent deze persoon niet.",
  "console.people.changed":
    "Deze pagina toont nu iemand anders, of de persoon is gewijzigd. Er is niets gedaan. Bekijk de pagina opnieuw voordat u beslist.",
  "console.people.to_correct": "Een rij van deze persoon kon niet worden gebruikt.",
  "console.people.privacy": "Verzoeken van deze persoon",
  "console.people.never": "Nooit feliciteren",
  "console.people.never_help":
    "Verwijdert het contact meteen uit de felicitatiedienst. Geen enkele lijst voegt deze persoon nog toe of werkt de gegevens bij.",
  "console.people.never_help_row": "Vanaf nu voegt geen enkele lijst deze persoon toe.",
  "console.people.never_done":
    "Deze persoon krijgt nooit meer een felicitatie. Geen enkele lijst voegt de persoon nog toe of werkt de gegevens bij.",
  "console.people.never_partly":
    "Deze persoon krijgt nooit meer een felicitatie. Het contact wordt verwijderd zodra de felicitatiedienst bereikbaar is.",
  "console.people.asked_never": "{$by} heeft op {$when} opdracht gegeven deze persoon nooit meer te feliciteren.",
  "console.people.asked_erase": "{$by} heeft op {$when} opdracht gegeven deze persoon te wissen.",
  "console.people.asked_erase_keep":
    "{$by} heeft op {$when} opdracht gegeven deze persoon te wissen. Het contact blijft in de felicitatiedienst.",
  "console.people.not_stored":
    "Uw beslissing is niet opgeslagen, omdat een eerdere over deze persoon nog wacht. Zodra die is ingetrokken, kunt u opnieuw beslissen.",
  "console.people.waits": "De opdracht wacht op uitvoering, uiterlijk tot {$when}.",
  "console.people.not_done": "Er is niets gedaan, en deze persoon kan nog worden gefeliciteerd.",
  "console.people.nothing_done": "Er is niets gedaan.",
  "console.people.no_longer": "Niet meer nodig",
  "console.people.alike":
    "Een ander contact of een andere rij is misschien dezelfde persoon: de voornaam is een korte vorm, of de achternaam, het e-mailadres of de geboortedatum is anders. De gegevens blijven. Open de pagina ervan om te beslissen:",
  "console.people.stays": "Kijk dit zelf na, of vraag het aan degene die het programma beheert:",
  "console.people.export": "Exporteren",
  "console.people.export_help": "Een bestand met alles wat dit programma over deze persoon bewaart.",
  "console.people.erase": "Wissen",
  "console.people.erase_help":
    "Verwijdert het contact uit de felicitatiedienst en alles wat dit programma over deze persoon bewaart, ook uit rapporten en bewaarde lijsten. Dit kan niet ongedaan worden gemaakt.",
  "console.people.erase_help_row":
    "Verwijdert alles wat dit programma over deze persoon bewaart, ook uit rapporten en bewaarde lijsten. Dit kan niet ongedaan worden gemaakt.",
  "console.people.erase_returns": "Staat de persoon nog op een lijst, dan wordt die met die lijst opnieuw toegevoegd.",
  "console.people.erase_keep": "Het contact in de felicitatiedienst houden en nooit meer wijzigen",
  "console.people.erase_sure": "Ja, deze persoon definitief wissen",
  "console.people.erase_unsure": "Er is niets gewist. Ga terug en vink ‘Ja, deze persoon definitief wissen’ aan.",
  "console.people.erase_done": "Deze persoon is gewist. Dit programma bewaart niets meer over deze persoon.",
  "console.people.erase_partly": "Deze persoon is nog niet helemaal gewist. Het programma gaat vanzelf verder.",
  "console.people.holds": "Wat de felicitatiedienst bevat",
  "console.people.holds_lead":
    "Zoals dit programma het heeft doorgegeven, laatst gewijzigd op {$day :day}. Wijzigingen in de felicitatiedienst zelf zijn hier niet bekend.",
  "console.people.linked_by_person":
    "Iemand heeft dit contact aangewezen. Daarom zijn de waarden hier niet volledig bekend. Met de volgende lijst worden ze allemaal doorgegeven.",
  "console.people.absent": "Deze persoon ontbreekt op de lijst sinds {$day :day}.",
  "console.people.since": "sinds {$day :day}",
  "console.people.events": "Wat er is gebeurd",
  "console.people.events_lead":
    "Nieuwste eerst. Lijsten die bij deze persoon niets hebben gewijzigd, staan er niet bij.",
  "console.people.no_events": "Over deze persoon is niets opgeslagen.",
  "console.people.corrections": "gecorrigeerde rijen",
  "console.people.done.create": "Toegevoegd aan de felicitatiedienst",
  "console.people.done.update": "Bijgewerkt in de felicitatiedienst",
  "console.people.done.delete": "Verwijderd uit de felicitatiedienst",
  "console.people.op.rejected": "Geweigerd",
  "console.people.op.in_doubt": "Doorgegeven, antwoord verloren",
  "console.people.op.held": "Wacht op een beslissing",
  "console.people.op.waits": "Wacht op doorgeven",
  "console.people.op.superseded": "Vervangen door een nieuwere lijst",
  "console.people.op.dropped": "Niet doorgevoerd",
  "console.people.row.rejected": "Rij afgekeurd",
  "console.people.row.unchanged": "Rij in orde, met een opmerking",
  "console.people.row.duplicate": "Twee keer dezelfde rij",
  "console.people.row.skipped": "Rij overgeslagen",
  "console.people.row.in_doubt": "Rij wacht op een verloren antwoord",
  "console.people.row.deferred": "Rij wordt later opnieuw geprobeerd",

  // Console: Upcoming greetings
  "console.greetings.title": "Komende felicitaties",
  "console.greetings.count": `.input {$count :integer}
.match $count
one {{{$count} verjaardag in de komende 30 dagen.}}
* {{{$count} verjaardagen in de komende 30 dagen.}}`,
  "console.greetings.how":
    "Geteld volgens de geboortedata die dit programma heeft doorgegeven; ‘vandaag’ geldt voor de tijdzone {$zone}. Of en wanneer er wordt gefeliciteerd, bepaalt de felicitatiedienst zelf.",
  "console.greetings.today": "vandaag",
  "console.greetings.none": "Geen verjaardag.",
  "console.greetings.leap_day": "Met de personen die op 29 februari zijn geboren. Die dag is er dit jaar niet.",
  "console.greetings.more": `.input {$count :integer}
.match $count
one {{{$count} persoon van deze dag}}
* {{Alle {$count} personen van deze dag}}`,
  "console.greetings.all_days": "Alle dagen",
  "console.greetings.no_group": "zonder bekende groep",

  // Console: Settings
  "console.settings.lead":
    "Deze instellingen leest het programma uit {$file}. Wachtwoorden en sleutels worden niet getoond.",
  "console.settings.learned": "Overgenomen uit antwoorden",
  "console.settings.learned_order": `.input {$order :string}
.match $order
DMY {{Datums worden gelezen als dag, maand, jaar.}}
* {{Datums worden gelezen als maand, dag, jaar.}}`,
  "console.settings.learned_by": "{$by} heeft dit op {$day} geantwoord.",
  "console.settings.learned_unused": "Dit wordt niet gebruikt, omdat de instellingen een andere volgorde geven.",
  "console.settings.unlearn": "Opnieuw vragen",
  "console.settings.unlearn_help":
    "Na ‘Opnieuw vragen’ blijven doorgegeven geboortedata zoals ze zijn. Bij de volgende lijst wordt gevraagd naar datums die op twee manieren te lezen zijn.",
  "console.settings.unlearned": "De instelling is ongedaan gemaakt. Bij de volgende lijst wordt het opnieuw gevraagd.",
  "console.settings.not_unlearned":
    "De instelling kon niet ongedaan worden gemaakt. Kijk of de instelling er nog staat.",
  "console.settings.findings": "Wat is gecontroleerd",
  "console.settings.findings_to_solve": `.input {$count :integer}
.match $count
0 {{Alles is in orde.}}
one {{Voor {$count} punt is de beheerder van het programma nodig.}}
* {{Voor {$count} punten is de beheerder van het programma nodig.}}`,
  "console.settings.in_order": "in orde",
  "console.settings.not_in_order": "te corrigeren",
  "console.settings.what": "Onderdeel",
  "console.settings.state": "Status",
  "console.settings.detail": "Details",
  "console.settings.finding.configuration": "Configuratie",
  "console.settings.finding.folders": "Mappen",
  "console.settings.finding.ledger": "Opgeslagen gegevens",
  "console.settings.finding.console": "Console",
  "console.settings.finding.ledgers_file_system": "Bestandssysteem van de gegevens",
  "console.settings.finding.inboxs_file_system": "Bestandssysteem van de aanlevermap",
  "console.settings.finding.free_space": "Vrije ruimte",
  "console.settings.finding.clock": "Klok",
  "console.settings.finding.at_work": "Werking",
  "console.settings.finding.notify": "Meldingen",
  "console.settings.finding.mail": "E-mail",
  "console.settings.finding.webhook": "Webhook",
  "console.settings.setting": "Instelling",
  "console.settings.value": "Waarde",
  "console.settings.not_set": "Niet ingesteld:",
  "console.settings.yes": "ja",
  "console.settings.no": "nee",
  "console.settings.service": "Felicitatiedienst",
  "console.settings.folders": "Mappen",
  "console.settings.notices": "Meldingen aan personen",
  "console.settings.keeping": "Bewaren, taal en logboek",
  "console.settings.console": "Deze console",

  // Undo
  "guard.undone_list.title": "Een lijst die is teruggedraaid",
  "guard.undone_list.message": `.input {$people :integer}
.match $people
one {{Deze lijst zou bij {$people} persoon herhalen wat is teruggedraaid.}}
* {{Deze lijst zou bij {$people} personen herhalen wat is teruggedraaid.}}`,
  "guard.undone_list.look":
    "Kijk of de fout nog in de lijst staat. Zo ja, verwerp de lijst en laat de lijst corrigeren. Klopt de lijst toch, keur de lijst dan goed.",
  "guard.undo.title": "Verzoek om een lijst terug te draaien",
  "guard.undo.message": `.input {$people :integer}
.match $people
one {{{$people} persoon zou worden teruggezet naar de situatie van vóór de lijst.}}
* {{{$people} personen zouden worden teruggezet naar de situatie van vóór de lijst.}}`,
  "guard.undo.look":
    "Bekijk de personen om wie het gaat. Moeten ze worden teruggezet naar de vorige situatie, keur het terugdraaien dan goed. Zo niet, verwerp het dan: alles blijft dan zoals het nu is.",
  "undo.back": `.input {$count :integer}
.match $count
one {{{$count} persoon wordt teruggezet naar de vorige situatie}}
* {{{$count} personen worden teruggezet naar de vorige situatie}}`,
  "undo.went_back": `.input {$count :integer}
.match $count
one {{{$count} persoon is teruggezet naar de vorige situatie}}
* {{{$count} personen zijn teruggezet naar de vorige situatie}}`,
  "undo.changed": `.input {$count :integer}
.match $count
one {{{$count} is sindsdien gewijzigd en blijft zo}}
* {{{$count} zijn sindsdien gewijzigd en blijven zo}}`,
  "undo.others": `.input {$count :integer}
.match $count
one {{{$count} kan niet worden teruggezet en blijft zo}}
* {{{$count} kunnen niet worden teruggezet en blijven zo}}`,
  "undo.not_back": `.input {$count :integer}
.match $count
one {{{$count} kon niet worden teruggezet}}
* {{{$count} konden niet worden teruggezet}}`,
  "undo.eyebrow": "Terugdraaien van de lijst",
  "undo.of_file": "{$file} (terugdraaien)",
  "undo.title": "Wat wordt teruggedraaid en wat niet",
  "undo.list": "Hiermee wordt de lijst ‘{$file}’ van {$day :day} teruggedraaid.",
  "undo.left.title": "Deze personen blijven zoals ze nu zijn",
  "undo.left_more": `.input {$count :integer}
.match $count
one {{Nog {$count} persoon blijft zoals die nu is.}}
* {{Nog {$count} personen blijven zoals ze nu zijn.}}`,
  "undo.left.person": "{$name}: {$why}.",
  "undo.why.changed_since": "de lijst ‘{$file}’ van {$day :day} heeft deze persoon sindsdien bijgewerkt",
  "undo.why.created_since": `.input {$file :string}
.match $file
|| {{iemand heeft dit contact opnieuw gekoppeld}}
* {{de lijst ‘{$file}’ van {$day :day} heeft deze persoon sindsdien opnieuw toegevoegd}}`,
  "undo.why.in_other_list": `.input {$file :string}
.match $file
|| {{iemand heeft een ander contact van deze persoon gekoppeld}}
* {{de persoon staat door een andere lijst in de felicitatiedienst (‘{$file}’ van {$day :day})}}`,
  "undo.why.in_doubt":
    "een aanvraag aan de felicitatiedienst bleef onbeantwoord, dus is niet bekend wat daar is opgeslagen",
  "undo.why.not_linked": "de persoon is niet meer aan een contact gekoppeld",
  "undo.why.key_taken": "de sleutel hoort nu bij iemand anders",
  "undo.why.unknown_before": "het is niet bekend wat het contact daarvoor bevatte",
  "undo.why.group_gone": "de vroegere groep bestaat niet meer in de felicitatiedienst",
  "undo.why.cannot_clear": "de lijst heeft alleen waarden toegevoegd die de felicitatiedienst niet kan wissen",
  "undo.why.never": "deze persoon mag nooit een felicitatie krijgen",
  "undo.cannot.title": "Wat niet kan worden teruggedraaid",
  "undo.cannot.greeted": `.input {$count :integer}
.match $count
0 {{Felicitaties die al zijn verstuurd. Geen van deze personen was sindsdien jarig.}}
one {{Felicitaties die al zijn verstuurd. {$count} van deze personen was sindsdien jarig.}}
* {{Felicitaties die al zijn verstuurd. {$count} van deze personen waren sindsdien jarig.}}`,
  "undo.cannot.recreated": `.input {$count :integer}
.match $count
one {{Contact-ID’s: {$count} persoon wordt opnieuw toegevoegd en krijgt van de felicitatiedienst een nieuw contact-ID.}}
* {{Contact-ID’s: {$count} personen worden opnieuw toegevoegd en krijgen van de felicitatiedienst elk een nieuw contact-ID.}}`,
  "undo.cannot.twice": `.input {$count :integer}
.match $count
one {{Dubbele felicitaties: {$count} persoon die opnieuw wordt toegevoegd, staat waarschijnlijk ook op een andere lijst en wordt misschien twee keer gefeliciteerd.}}
* {{Dubbele felicitaties: {$count} personen die opnieuw worden toegevoegd, staan waarschijnlijk ook op een andere lijst en worden misschien twee keer gefeliciteerd.}}`,
  "undo.cannot.kept": `.input {$count :integer}
.match $count
one {{{$field :first} van {$count} persoon: de felicitatiedienst kan deze waarde niet wissen.}}
* {{{$field :first} van {$count} personen: de felicitatiedienst kan deze waarde niet wissen.}}`,
  "undo.cannot.group": `.input {$count :integer}
.match $count
one {{De groep van {$count} persoon: de vroegere groep bestaat niet meer in de felicitatiedienst.}}
* {{De groep van {$count} personen: de vroegere groep bestaat niet meer in de felicitatiedienst.}}`,
  "undo.cannot.corrected": `.input {$count :integer}
.match $count
one {{{$count} persoon van wie de regel later is gecorrigeerd of beantwoord, blijft zoals nu. Draai daarvoor ook {$runs} terug.}}
* {{{$count} personen van wie de regels later zijn gecorrigeerd of beantwoord, blijven zoals nu. Draai daarvoor ook {$runs} terug.}}`,
  "undo.cannot.in_doubt": `.input {$count :integer}
.match $count
one {{Nog {$count} persoon van de lijst staat misschien in de felicitatiedienst: het antwoord ging verloren. Zoek eerst uit of die er staat en draai de lijst dan nog een keer terug.}}
* {{Nog {$count} personen van de lijst staan misschien in de felicitatiedienst: de antwoorden gingen verloren. Zoek eerst uit of ze er staan en draai de lijst dan nog een keer terug.}}`,
  "undo.waits": "Het terugdraaien van deze lijst is gepland en wacht op een beslissing.",
  "undo.taken_back": "Deze lijst is teruggedraaid.",
  "undo.open": "Het terugdraaien bekijken",
  "verdict.undo_held":
    "Hiermee wordt een lijst teruggedraaid. Er is nog niets gewijzigd: het terugdraaien wacht op uw beslissing.",
  "verdict.undo_done": "De lijst is teruggedraaid.",
  "verdict.undo_discarded": "De lijst is niet teruggedraaid. Alles blijft zoals het is.",
  "verdict.undo_nobody_left":
    "De lijst is niet teruggedraaid: alle personen zijn inmiddels gewist of mogen nooit een felicitatie krijgen.",
  "why.undone": "de lijst waar dit uit komt, is teruggedraaid",
  "decision.undo": "In opdracht van {$by} op {$when}, {$how}",
  "console.undo.button": "Deze lijst terugdraaien…",
  "console.undo.title": "Deze lijst terugdraaien?",
  "console.undo.plan": "Terugdraaien plannen",
  "console.undo.created": `.input {$count :integer}
.match $count
one {{{$count} persoon die door de lijst is toegevoegd, wordt verwijderd.}}
* {{{$count} personen die door de lijst zijn toegevoegd, worden verwijderd.}}`,
  "console.undo.updated": `.input {$count :integer}
.match $count
one {{{$count} persoon die door de lijst is bijgewerkt, krijgt de vroegere waarden.}}
* {{{$count} personen die door de lijst zijn bijgewerkt, krijgen de vroegere waarden.}}`,
  "console.undo.deleted": `.input {$count :integer}
.match $count
one {{{$count} persoon die door de lijst is verwijderd, wordt opnieuw toegevoegd.}}
* {{{$count} personen die door de lijst zijn verwijderd, worden opnieuw toegevoegd.}}`,
  "console.undo.left":
    "Personen die een latere lijst heeft gewijzigd, blijven zoals ze zijn. Op de volgende pagina staan hun namen.",
  "console.undo.then":
    "Er wordt nog niets doorgegeven: het terugdraaien wacht tot iemand het goedkeurt. Tot dan wachten ook nieuwe lijsten van deze soort.",
  "console.undo.nothing": "Deze lijst heeft niets gewijzigd dat kan worden teruggedraaid.",
  "console.undo.other_waits": "Het terugdraaien van een andere lijst is gepland. Beslis daar eerst over.",
  "console.decide.approve.undo":
    "De teruggedraaide lijst telt niet meer. Een lijst die hetzelfde opnieuw zou doen, wacht op een beslissing.",
  "console.decide.discard.undo":
    "Er wordt niets teruggedraaid. Lijsten die op deze beslissing wachten, worden dan verder verwerkt.",
  "console.decision.refused.behind_undo": "Er wordt een lijst teruggedraaid. Beslis daar eerst over.",
  "console.decision.refused.too_old":
    "De lijst is te oud om terug te draaien: wat er eerder stond, wordt niet meer bewaard.",
  "console.decision.refused.nothing_to_undo": "Van deze lijst valt niets terug te draaien.",
  "console.people.request_id": "Nummer van deze aanvraag bij de felicitatiedienst: {$id}",
  "guard.greetings_moved.title": "Veel verjaardagen verschuiven naar de komende dagen",
  "guard.greetings_moved.message": `.input {$people :integer}
.input {$days :integer}
{{Deze lijst verschuift de verjaardagen van {$people} personen naar de komende {$days} dagen. Ze zouden binnenkort felicitaties krijgen.}}`,
  "guard.greetings_moved.look":
    "Vergelijk enkele van deze verjaardagen met betrouwbare documenten. Kloppen ze, keur de lijst dan goed.",
  "moved.title": "Verjaardagen die naar een andere dag gaan",
  "moved.line": "{$name}: {$before} → {$after}",
  "moved.more": "nog {$count :integer}",
};
