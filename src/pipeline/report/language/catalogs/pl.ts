import type { Catalog } from "../catalog.ts";

/**
 * The Polish messages. `en.ts` says how messages work.
 *
 * list lista, row and line wiersz, group grupa, service serwis, contact kontakt, administrator administrator, sheet arkusz,
 * inbox folder folder wejściowy, run przetwarzanie, report raport, guardian opiekun, column title nagłówek, greet wysłać życzenia,
 * send wysłać, create dodać, update zmienić, delete usunąć, link połączyć, apply and carry out wprowadzić, leave out pominąć,
 * wait czekać, on hold wstrzymany, approve zatwierdzić, discard odrzucić, rejected and refused nie przyjęto,
 * in doubt bez potwierdzenia, recognise rozpoznawać, “address” adres e-mail lub numer telefonu, birthday data urodzenia,
 * contact id identyfikator kontaktu, take over przekazać do przetworzenia, take back (a list) wycofać.
 * Sentences address the reader as software does, in the imperative and with “Twój”: no “proszę”, no “Państwo”.
 */
export const pl: Catalog = {
  // Parts of other messages
  "part.column": "kolumna „{$header}”",
  "part.custom_field": "pole „{$name}”",
  "part.the_key": "klucz",
  "part.lines": `.input {$count :integer}
.match $count
one {{wiersz {$lines}}}
few {{wiersze {$lines}}}
* {{wiersze {$lines}}}`,
  "part.more": "jeszcze {$count :integer}",
  "part.also": "Ponadto: {$message}",
  "part.cells_not_used": "Poprawione komórki tego wiersza też nie zostały użyte.",
  "part.before_correction": "Przed poprawką: {$message}",
  "part.rest_used": "Pozostałe dane z wiersza wprowadzono.",
  "part.service_said": "Komunikat serwisu: „{$words}”",
  "part.came_with": "Wartość pochodzi z listy „{$list}” z dnia {$day :day}.",
  "part.same_value": "Tę samą wartość ma: {$name}.",
  "part.some": "kilka",
  "part.this_row": "ten wiersz",
  "part.this_person": "ta osoba",
  "part.another_person": "inna osoba",

  // Fields: the name in a table; as a part of a sentence; of several people
  "field.first_name": "imię",
  "field.first_name.the": "imię",
  "field.first_name.many": "imiona",
  "field.last_name": "nazwisko",
  "field.last_name.the": "nazwisko",
  "field.last_name.many": "nazwiska",
  "field.full_name": "imię i nazwisko",
  "field.full_name.the": "imię i nazwisko",
  "field.email": "adres e-mail",
  "field.email.the": "adres e-mail",
  "field.email.many": "adresy e-mail",
  "field.phone": "numer telefonu",
  "field.phone.the": "numer telefonu",
  "field.phone.many": "numery telefonów",
  "field.whatsapp_phone": "numer WhatsApp",
  "field.whatsapp_phone.the": "numer WhatsApp",
  "field.whatsapp_phone.many": "numery WhatsApp",
  "field.birthday": "data urodzenia",
  "field.birthday.the": "data urodzenia",
  "field.birthday.many": "daty urodzenia",
  "field.birthday_day": "dzień urodzenia",
  "field.birthday_day.the": "dzień urodzenia",
  "field.birthday_month": "miesiąc urodzenia",
  "field.birthday_month.the": "miesiąc urodzenia",
  "field.birthday_year": "rok urodzenia",
  "field.birthday_year.the": "rok urodzenia",
  "field.timezone": "strefa czasowa",
  "field.timezone.the": "strefa czasowa",
  "field.timezone.many": "strefy czasowe",
  "field.gender": "płeć",
  "field.gender.the": "płeć",
  "field.location": "miejscowość",
  "field.location.the": "miejscowość",
  "field.language": "język",
  "field.language.the": "język",
  "field.language.many": "języki",
  "field.company": "firma",
  "field.company.the": "firma",
  "field.job_title": "stanowisko",
  "field.job_title.the": "stanowisko",
  "field.salutation": "zwrot grzecznościowy",
  "field.salutation.the": "zwrot grzecznościowy",
  "field.salutation.many": "zwroty grzecznościowe",
  "field.relationship_status": "stan cywilny",
  "field.relationship_status.the": "stan cywilny",
  "field.profile_image": "zdjęcie",
  "field.profile_image.the": "zdjęcie",
  "field.status": "status",
  "field.status.the": "status",
  "field.group": "grupa",
  "field.group.the": "grupa",
  "field.group_id": "grupa",
  "field.group_id.the": "grupa",
  "field.guardian_contact_id": "opiekun",
  "field.guardian_contact_id.the": "opiekun",
  "field.contact_id": "identyfikator kontaktu",
  "field.contact_id.the": "identyfikator kontaktu",
  "field.inactive": "oznaczenie osób nieaktywnych",
  "field.inactive.the": "oznaczenie osób nieaktywnych",

  // Why a cell can't be trusted, as the end of a sentence
  "fault.error_value": "komórka zawiera błąd lub formułę",
  "fault.formula_without_value": "komórka zawiera formułę, a plik zapisano bez jej wyniku",
  "fault.number_damaged": "arkusz kalkulacyjny zaokrąglił liczbę i utracono jej ostatnie cyfry",
  "fault.date_damaged": "data z arkusza kalkulacyjnego nie jest wiarygodna",
  "fault.date_rewritten":
    "arkusz kalkulacyjny mógł sam zapisać datę w tej postaci; należy ją wpisać jako rok-miesiąc-dzień",
  "fault.letters_lost": "przy zapisywaniu listy utracono niektóre litery",
  "fault.merged_cell": "komórka jest scalona z komórką powyżej i nie wiadomo, do kogo należy wartość",
  "fault.unknown": "arkusz kalkulacyjny uszkodził wartość",

  // What a value looks like, as the end of a sentence
  "kind.date": "data",
  "kind.phone": "numer telefonu",
  "kind.email": "adres e-mail",
  "kind.name": "imię lub nazwisko",
  "kind.language": "język",
  "kind.salutation": "zwrot grzecznościowy",

  // Why a column of birthdays is in doubt, as the end of a sentence
  "doubt.exchanged":
    "w części dat z tej kolumny dzień nigdy nie przekracza 12, a we wszystkich pozostałych przekracza. Arkusz kalkulacyjny prawdopodobnie zamienił dzień z miesiącem",
  "doubt.celebration_year":
    "zbyt wiele dat urodzenia na tej liście przypada na ten rok lub tuż przed nim. Prawdopodobnie jest to rok uroczystości, a nie rok urodzenia",
  "doubt.age":
    "według wieku podanego w innej kolumnie tej listy prawie wszyscy urodzili się o tyle samo lat wcześniej lub później",
  "doubt.lost_zero": "ta kolumna zawiera liczby, a liczba traci zero na końcu, więc z 3.10 robi się 3.1",
  "doubt.short_numbers": "w tej kolumnie miesiąc i dzień są zapisane jako jedna liczba",
  "doubt.five_digits": "liczby w tej kolumnie mogą oznaczać dzień, miesiąc i rok bez znaku między nimi",
  "doubt.epoch": "ten skoroszyt liczy dni od 1904 roku, a inne skoroszyty od 1900 roku",
  "doubt.unknown": "daty w tej kolumnie są ze sobą sprzeczne",

  // One question about the order in a whole column
  "question.title": `.input {$column :string}
.match $column
|| {{Jedno pytanie o kolumnę bez nagłówka: {$asks}}}
* {{Jedno pytanie o kolumnę „{$column}”: {$asks}}}`,
  "question.waits": `.input {$rows :integer}
.match $rows
one {{Na odpowiedź czeka {$rows} wiersz.}}
few {{Na odpowiedź czekają {$rows} wiersze.}}
* {{Na odpowiedź czeka {$rows} wierszy.}}`,
  "question.nameOrder.asks": "co jest pierwsze, imię czy nazwisko?",
  "question.nameOrder.order_not_shown": "Na podstawie tej kolumny nie da się tego ustalić.",
  "question.nameOrder.order_contradicted":
    "Część danych na tej liście wskazuje, że pierwsze jest imię, a część, że nazwisko.",
  "question.nameOrder.answer":
    "Odpowiedź wpisuje administrator jako „nameOrder” („given_first” dla kolejności Anna Nowak, „family_first” dla kolejności Nowak Anna) w ustawieniach listy „{$feed}”. Następnie umieść listę ponownie w folderze wejściowym.",
  "question.dateOrder.asks": "co jest pierwsze, dzień czy miesiąc?",
  "question.dateOrder.order_not_shown": "Żadna data na tej liście nie pozwala ustalić tego na pewno.",
  "question.dateOrder.order_contradicted":
    "Niektóre daty na tej liście pokazują, że najpierw jest dzień, a inne, że najpierw jest miesiąc.",
  "question.dateOrder.answer":
    "Odpowiedz „wszystkie DMR” (dzień, miesiąc, rok) lub „wszystkie MDR” (miesiąc, dzień, rok) w jednym z tych wierszy. Odpowiedź dotyczy wszystkich wierszy i późniejszych list „{$feed}”.",
  "question.dateOrder.answer_held":
    "Jeśli to właściwa lista, najpierw ją zatwierdź. Następnie odpowiedz „wszystkie DMR” (dzień, miesiąc, rok) lub „wszystkie MDR” (miesiąc, dzień, rok) w jednym z tych wierszy najnowszego raportu. Odpowiedź dotyczy wszystkich wierszy i późniejszych list „{$feed}”.",
  "question.country.waits": `.input {$rows :integer}
.match $rows
one {{Numer telefonu w {$rows} wierszu nie ma kodu kraju, więc nie zostanie wysłany.}}
few {{Numery telefonów w {$rows} wierszach nie mają kodu kraju, więc nie zostaną wysłane.}}
* {{Numery telefonów w {$rows} wierszach nie mają kodu kraju, więc nie zostaną wysłane.}}`,
  "question.country.answer":
    "Kraj ustawia raz administrator jako „country” (na przykład „PL”) w ustawieniach listy „{$feed}”. Następnie umieść listę ponownie w folderze wejściowym.",

  // Calendars
  "calendar.Buddhist": "kalendarza buddyjskiego",
  "calendar.Persian": "kalendarza perskiego",
  "calendar.Jewish": "kalendarza żydowskiego",
  "calendar.other": "innego kalendarza",

  // Answers to questions
  "choice.same": "ta sama",
  "choice.new": "nowa",
  "choice.right": "prawidłowa",
  "choice.unknown": "nieznana",
  "choice.leave_out": "pominąć",
  "choice.leave_out_email": "pominąć e-mail",
  "choice.leave_out_phone": "pominąć telefon",
  "choice.there": "jest",
  "choice.not_there": "nie ma",
  "choice.all_DMY": "wszystkie DMR",
  "choice.all_MDY": "wszystkie MDR",
  "choice.contact_id": "ID_KONTAKTU",
  "choice.title": "Twoja odpowiedź",
  "choice.prompt": "Wybierz odpowiedź z listy. Następnie umieść ten plik w folderze wejściowym.",
  "choice.prompt_there":
    "Wpisz „jest” i identyfikator kontaktu, na przykład „jest 88213”. Albo wybierz „nie ma”. Następnie umieść ten plik w folderze wejściowym.",
  "choice.prompt_all":
    "„wszystkie DMR” odczytuje każdą datę tej listy jako dzień, miesiąc, rok, także w późniejszych listach. „wszystkie MDR” to miesiąc, dzień, rok. Pojedyncza data dotyczy tylko tego wiersza.",
  "part.answer_column": "Wiersz {$line}, kolumna „_answer”: {$message}",
  "issue.answer_later": "Na to pytanie będzie można odpowiedzieć po decyzji o liście.",
  "issue.answer":
    "Wpisz {$choices :either} w kolumnie „_answer” pliku rejections.xlsx i umieść ten plik w folderze wejściowym. Możesz też poprosić administratora o wykonanie polecenia {$command :either} z odpowiedzią na końcu.",
  "issue.answer_refused.title": "Odpowiedź nie została użyta",
  "issue.answer_refused.message": `.input {$reason :string}
.match $reason
unknown_choice {{{$answer :either} nie jest odpowiedzią na to pytanie.}}
no_question {{Odpowiedź {$answer :either} nie została użyta, ponieważ przy tym wierszu nie ma pytania.}}
two_answers {{W dwóch wierszach są różne odpowiedzi na to samo pytanie. Żadna z odpowiedzi nie została użyta.}}
two_people {{W dwóch wierszach podano kontakt {$contactId}, czyli tę samą osobę. Żadna z odpowiedzi nie została użyta.}}
two_dates {{W wierszu jest poprawiona data urodzenia i inna data jako odpowiedź. Żadna z tych dat nie została użyta.}}
linked {{Kontakt {$contactId} należy już do innej osoby z Twoich list.}}
decided {{Na pytanie udzielono już odpowiedzi {$given :either}.}}
waits {{Na pytanie udzielono już odpowiedzi {$given :either}. Ta odpowiedź czeka na decyzję o liście.}}
setting {{To, czy pierwszy jest dzień, czy miesiąc, określają ustawienia tej listy. Odpowiedź nie może tego zmienić.}}
gone {{Kontakt, którego dotyczy pytanie, nie jest już połączony z żadną listą.}}
held {{Lista z tym wierszem czeka na decyzję.}}
changed {{Wiersz lub pytanie do niego zmieniły się od czasu utworzenia tego raportu.}}
approver {{Odpowiedzi {$answer :either} może udzielić tylko osoba, która może zatwierdzać listy.}}
* {{{$answer :either} nie jest odpowiedzią na to pytanie.}}`,
  "issue.answer_refused.hint": `.input {$reason :string}
.match $reason
unknown_choice {{Wpisz {$choices :either}.}}
no_question {{Usuń odpowiedź. Jeśli wiersz jest błędny, popraw jego komórki.}}
two_answers {{Zostaw tylko jedną z odpowiedzi.}}
two_people {{Znajdź obie osoby w serwisie i popraw odpowiedzi.}}
two_dates {{Zostaw jedną z nich, a drugą usuń.}}
linked {{Sprawdź jeszcze raz w serwisie identyfikator kontaktu i popraw odpowiedź.}}
decided {{Jeśli tamta odpowiedź była błędna, zapytaj administratora.}}
waits {{Najpierw podejmij decyzję o tej liście.}}
setting {{Administrator może zmienić „dateOrder” w ustawieniach.}}
gone {{Przy następnej liście program zdecyduje o tym wierszu od nowa.}}
held {{Najpierw podejmij decyzję o liście. Potem odpowiedz w jej najnowszym raporcie.}}
changed {{Odpowiedz na pytanie w tej postaci, w jakiej jest w najnowszym raporcie.}}
approver {{Poproś taką osobę o odpowiedź na to pytanie.}}
* {{Wpisz {$choices :either}.}}`,

  // Rows that are not applied: title, what happened, what to do now
  "issue.first_name_missing.title": "Brak imienia",
  "issue.first_name_missing.message": "Przy tej osobie brakuje imienia, a bez niego nie można wysłać jej życzeń.",
  "issue.first_name_missing.hint": "Wpisz imię.",

  "issue.full_name_unsplit.title": "Która część to imię?",
  "issue.full_name_unsplit.message": `.input {$readings :either}
.match $readings
|| {{Nie wiadomo, która część zapisu „{$cell}” to imię.}}
* {{Nie wiadomo, która część zapisu „{$cell}” to imię: {$readings}.}}`,
  "issue.full_name_unsplit.hint": `.input {$reason :string}
.match $reason
|| {{Zapisz dane jako „Nazwisko, Imię” albo wpisz imię i nazwisko w osobnych kolumnach.}}
* {{To jedno pytanie o całą kolumnę: co jest pierwsze, imię czy nazwisko? Administrator odpowiada na nie raz dla wszystkich wierszy ustawieniem „nameOrder” („given_first” dla kolejności Anna Nowak, „family_first” dla kolejności Nowak Anna). Można też wpisać imię i nazwisko w osobnych kolumnach.}}`,

  "issue.group_missing.title": "Brak grupy",
  "issue.group_missing.message": "W wierszu nie podano, do której grupy należy ta osoba.",
  "issue.group_missing.hint":
    "Wpisz nazwę grupy. Jeśli wszystkie osoby z tej listy należą do jednej grupy, administrator może ustawić ją raz dla całej listy.",

  "issue.group_unknown.title": "Nieznana grupa",
  "issue.group_unknown.message": `.input {$cell :string}
.match $cell
|| {{Nie ma grupy o tej nazwie.}}
* {{Nie ma grupy o nazwie „{$cell}”.}}`,
  "issue.group_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Popraw nazwę grupy albo najpierw utwórz tę grupę w serwisie.}}
* {{Czy chodzi o grupę {$nearest}? Popraw nazwę albo najpierw utwórz tę grupę w serwisie.}}`,

  "issue.group_ambiguous.title": "Dwie grupy o tej samej nazwie",
  "issue.group_ambiguous.message": "Nazwę „{$cell}” ma więcej niż jedna grupa.",
  "issue.group_ambiguous.hint":
    "Nadaj tym grupom w serwisie różne nazwy (ich numery to {$groupIds :all}), a następnie umieść listę ponownie w folderze wejściowym.",

  "issue.several_groups.title": "Więcej niż jedna grupa",
  "issue.several_groups.message": `.input {$readings :all}
.match $readings
|| {{W wierszu podano więcej niż jedną grupę: „{$cell}”. Jedna osoba może należeć tylko do jednej grupy.}}
* {{W wierszu podano więcej niż jedną grupę: {$readings}. Jedna osoba może należeć tylko do jednej grupy.}}`,
  "issue.several_groups.hint": "Zostaw tylko tę grupę, w której ta osoba ma dostawać życzenia.",

  "issue.key_missing.title": "Osoby nie można ponownie rozpoznać",
  "issue.key_missing.message": `.input {$partCount :integer}
.input {$cell :string}
.match $partCount $cell
1 || {{{$parts :first}: brak wartości, a to po niej program rozpoznaje tę osobę na kolejnych listach.}}
1 * {{{$parts :first}: nie można odczytać wartości „{$cell}”, a to po niej program rozpoznaje tę osobę na kolejnych listach.}}
* * {{W tym wierszu nie ma nic, po czym można by rozpoznać tę osobę na następnej liście.}}`,
  "issue.key_missing.hint": `.input {$partCount :integer}
.match $partCount
1 {{Uzupełnij wartość: {$parts}.}}
* {{Dodaj adres e-mail, numer telefonu albo imię i nazwisko z datą urodzenia.}}`,

  "issue.birthday_unreadable.title": "Nieczytelna data urodzenia",
  "issue.birthday_unreadable.message": "Daty urodzenia „{$cell}” nie można odczytać jako daty.",
  "issue.birthday_unreadable.hint": "Zapisz datę jako rok-miesiąc-dzień, na przykład 1985-03-07 (7 marca 1985).",

  "issue.birthday_ambiguous.title": "Datę urodzenia można odczytać na dwa sposoby",
  "issue.birthday_ambiguous.message": `.input {$readings :either}
.input {$known :string}
.match $known $readings
|| || {{Data urodzenia „{$cell}” może oznaczać dwa różne dni. Program nie zgaduje.}}
|| * {{Datę urodzenia „{$cell}” można odczytać jako {$readings}. Program nie zgaduje.}}
* * {{Data urodzenia „{$cell}” przypada w tym lub w zeszłym roku. Dotychczas znana data urodzenia tej osoby to {$known}. Program nie zgaduje.}}`,
  "issue.birthday_ambiguous.hint": `.input {$standIn :string}
.input {$reason :string}
.match $standIn $reason
|| || {{Zapisz datę jako rok-miesiąc-dzień, na przykład 1985-03-07 (7 marca 1985).}}
|| * {{To jedno pytanie o całą kolumnę: co jest pierwsze, dzień czy miesiąc? „wszystkie DMR” (dzień, miesiąc, rok) lub „wszystkie MDR” (miesiąc, dzień, rok) odpowiada na nie dla wszystkich wierszy. Można też zapisać daty jako rok-miesiąc-dzień, na przykład 1985-03-07 (7 marca 1985).}}
* * {{Jeśli ta osoba urodziła się tego dnia, odpowiedz „prawidłowa”: jej dane zostaną wysłane z tą datą urodzenia, bez roku. Jeśli data urodzenia nie jest znana, odpowiedz „nieznana”: dane wszystkich osób z datą {$standIn} zostaną wysłane bez daty urodzenia.}}`,

  "issue.birthday_impossible.title": "Taka data urodzenia nie istnieje",
  "issue.birthday_impossible.message": `.input {$calendar :string}
.input {$year :string}
.match $calendar $year
|| * {{Dnia podanego jako data urodzenia („{$cell}”) nie ma w kalendarzu.}}
* || {{Data urodzenia „{$cell}” wygląda na datę według {$calendar}.}}
* * {{Data urodzenia „{$cell}” wygląda na datę według {$calendar}. Ten rok zaczął się według naszego kalendarza w {$year} roku.}}`,
  "issue.birthday_impossible.hint":
    "Popraw datę urodzenia. Zapisz ją jako rok-miesiąc-dzień, na przykład 1985-03-07 (7 marca 1985).",

  "issue.birthday_future.title": "Data urodzenia w przyszłości",
  "issue.birthday_future.message": "Data urodzenia „{$cell}” przypada w przyszłości.",
  "issue.birthday_future.hint":
    "Popraw rok. Zapisz datę jako rok-miesiąc-dzień, na przykład 1985-03-07 (7 marca 1985).",

  "issue.birthday_yearless.title": "Data urodzenia bez roku",
  "issue.birthday_yearless.message":
    "W dacie urodzenia „{$cell}” nie ma roku, a zgodnie z ustawieniami na tej liście dopuszczalne są tylko pełne daty.",
  "issue.birthday_yearless.hint":
    "Dodaj rok. Zapisz datę jako rok-miesiąc-dzień, na przykład 1985-03-07 (7 marca 1985).",

  "issue.birthday_column.title": "Daty urodzenia w całej kolumnie są niepewne",
  "issue.birthday_column.message": `.input {$readings :either}
.match $readings
|| {{Data urodzenia „{$cell}” nie jest wiarygodna, ponieważ {$why}.}}
* {{Data urodzenia „{$cell}” nie jest wiarygodna, ponieważ {$why}. Można ją odczytać jako {$readings}.}}`,
  "issue.birthday_column.hint":
    "Wyeksportuj listę ponownie, z datami urodzenia zapisanymi jako tekst w postaci rok-miesiąc-dzień, na przykład 1985-03-07 (7 marca 1985).",

  "issue.shared_birthday.title": "Jedna data urodzenia u wielu osób",
  "issue.shared_birthday.message":
    "Wiele osób na tej liście ({$people}) ma datę urodzenia „{$cell}”. Prawdopodobnie wpisano ją zamiast nieznanej daty.",
  "issue.shared_birthday.hint":
    "Jeśli wszystkie te osoby urodziły się tego dnia, odpowiedz „prawidłowa”. Jeśli data urodzenia nie jest znana, odpowiedz „nieznana”: dane tych osób zostaną wysłane bez daty urodzenia.",

  "issue.email_several.title": "Więcej niż jeden adres e-mail",
  "issue.email_several.message": `.input {$readings :all}
.match $readings
|| {{Podano więcej niż jeden adres e-mail: „{$cell}”.}}
* {{Podano więcej niż jeden adres e-mail: {$readings}.}}`,
  "issue.email_several.hint": "Zostaw tylko ten adres, który ma być używany.",

  "issue.email_unreadable.title": "Nieczytelny adres e-mail",
  "issue.email_unreadable.message": "„{$cell}” to nie jest adres e-mail.",
  "issue.email_unreadable.hint": "Popraw adres e-mail albo wyczyść komórkę, jeśli go nie ma.",

  "issue.columns_disagree.title": "Dwie kolumny zawierają sprzeczne dane",
  "issue.columns_disagree.message": `.input {$readings :all}
.match $readings
|| {{Kolumny {$headers :all} zawierają różne dane o tej osobie.}}
* {{Kolumny {$headers :all} zawierają różne dane o tej osobie: {$readings}.}}`,
  "issue.columns_disagree.hint": "Popraw błędną komórkę albo ją wyczyść.",

  "issue.contact_id_unreadable.title": "Nieczytelny identyfikator kontaktu",
  "issue.contact_id_unreadable.message": "Identyfikator kontaktu „{$cell}” nie jest liczbą całkowitą.",
  "issue.contact_id_unreadable.hint": "Popraw identyfikator kontaktu albo wyczyść komórkę, jeśli nie jest on znany.",

  "issue.guardian_unreadable.title": "Nie można rozpoznać opiekuna",
  "issue.guardian_unreadable.message": "Nie wiadomo, kto jest opiekunem („{$cell}”).",
  "issue.guardian_unreadable.hint":
    "Wpisz wartość, po której program rozpoznaje opiekuna w jego własnym wierszu, albo identyfikator kontaktu opiekuna.",

  "issue.cell_fault.title": "Uszkodzona komórka",
  "issue.cell_fault.message": "{$place :first}: nie można użyć wartości „{$cell}”, ponieważ {$fault}.",
  "issue.cell_fault.hint": "Wpisz wartość ponownie, jako tekst.",

  "issue.cells_shifted.title": "Komórki wiersza są przesunięte",
  "issue.cells_shifted.message":
    "{$place :first} zawiera „{$cell}”, a to {$kind}. Komórki tego wiersza są prawdopodobnie w niewłaściwych kolumnach, dlatego nic nie wysłano.",
  "issue.cells_shifted.hint": "Wpisz każdą wartość we właściwej kolumnie.",

  "issue.remark_unclear.title": "Adnotacja mówi o śmierci",
  "issue.remark_unclear.message": "Adnotacja „{$cell}” mówi o śmierci i może dotyczyć tej osoby. Nic nie wysłano.",
  "issue.remark_unclear.hint": "Jeśli ta osoba nie żyje, wpisz w adnotacji „nie żyje”. Jeśli żyje, zmień adnotację.",

  "issue.too_many_cells.title": "Więcej komórek niż kolumn",
  "issue.too_many_cells.message":
    "Ten wiersz ma więcej komórek ({$cells}) niż lista kolumn ({$columns}). Nie wiadomo, która komórka należy do której kolumny, dlatego wiersza nie użyto.",
  "issue.too_many_cells.hint":
    "Częstą przyczyną jest przecinek lub średnik wewnątrz wartości. Wpisz każdą wartość we właściwej kolumnie.",

  "issue.broken_quotes.title": "Niezamknięty cudzysłów",
  "issue.broken_quotes.message":
    "W tym wierszu jest cudzysłów otwarty, ale niezamknięty, dlatego nie wiadomo, gdzie zaczynają się i kończą komórki.",
  "issue.broken_quotes.hint": "Usuń cudzysłów albo zapisz listę jako skoroszyt programu Excel (.xlsx).",

  "issue.cell_too_long.title": "Zbyt długa komórka",
  "issue.cell_too_long.message": "Jedna z komórek tego wiersza jest dłuższa niż jakakolwiek prawdziwa wartość.",
  "issue.cell_too_long.hint":
    "Częstą przyczyną jest niezamknięty cudzysłów. Popraw ten wiersz i sprawdź też sąsiednie.",

  "issue.duplicate_key.title": "Kilka wierszy z tym samym kluczem i różnymi wartościami",
  "issue.duplicate_key.message": `.input {$sharing :string}
.input {$lineCount :integer}
.match $sharing $lineCount
wrong_key 0 {{Zgodnie z podjętą decyzją klucz („{$key}”) należy do innego wiersza tej listy. Ten wiersz dotyczy prawdopodobnie innej osoby, dlatego nic dla niego nie wysłano.}}
wrong_key * {{Zgodnie z podjętą decyzją klucz („{$key}”) należy do innego wiersza tej listy ({$lines}). Ten wiersz dotyczy prawdopodobnie innej osoby, dlatego nic dla niego nie wysłano.}}
people 0 {{Inny wiersz tego pliku ma ten sam klucz („{$key}”), ale dotyczy prawdopodobnie innej osoby.}}
people one {{{$lines :first} tego pliku ma ten sam klucz („{$key}”), ale dotyczy prawdopodobnie innej osoby.}}
people few {{{$lines :first} tego pliku mają ten sam klucz („{$key}”), ale dotyczą prawdopodobnie różnych osób.}}
people * {{{$lines :first} tego pliku mają ten sam klucz („{$key}”), ale dotyczą prawdopodobnie różnych osób.}}
* 0 {{Inny wiersz tego pliku dotyczy tej samej osoby („{$key}”), ale zawiera inne wartości.}}
* one {{{$lines :first} tego pliku dotyczy tej samej osoby („{$key}”), ale zawiera inne wartości.}}
* few {{{$lines :first} tego pliku dotyczą tej samej osoby („{$key}”), ale zawierają inne wartości.}}
* * {{{$lines :first} tego pliku dotyczą tej samej osoby („{$key}”), ale zawierają inne wartości.}}`,
  "issue.duplicate_key.hint": `.input {$sharing :string}
.input {$keyWithName :string}
.match $sharing $keyWithName
wrong_key || {{Popraw {$keyColumns} w tym wierszu albo usuń wiersz ze swojej listy.}}
wrong_key * {{Jeśli obie osoby mają wspólny adres lub numer: poproś administratora o dodanie imienia do klucza tej listy ("key": [{$keyWithName}]). Jeśli nie: popraw {$keyColumns} w tym wierszu albo usuń wiersz ze swojej listy.}}
people || {{Jeśli wiersze dotyczą różnych osób: popraw {$keyColumns} w błędnym wierszu. Jeśli dotyczą jednej osoby: zdecyduj, który wiersz jest prawidłowy, i usuń pozostałe.}}
* || {{Zdecyduj, który wiersz jest prawidłowy, i usuń pozostałe.}}
* * {{Jeśli wiersze dotyczą jednej osoby: zdecyduj, który wiersz jest prawidłowy, i usuń pozostałe. Jeśli są to różne osoby ze wspólnym adresem lub numerem: poproś administratora o dodanie imienia do klucza tej listy ("key": [{$keyWithName}]).}}`,

  "issue.duplicate_contact_id.title": "Dwa wiersze dla jednego kontaktu",
  "issue.duplicate_contact_id.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Inny wiersz tego pliku zawiera ten sam identyfikator kontaktu ({$contactId}).}}
one {{{$lines :first} tego pliku zawiera ten sam identyfikator kontaktu ({$contactId}).}}
few {{{$lines :first} tego pliku zawierają ten sam identyfikator kontaktu ({$contactId}).}}
* {{{$lines :first} tego pliku zawierają ten sam identyfikator kontaktu ({$contactId}).}}`,
  "issue.duplicate_contact_id.hint":
    "Zdecyduj, do której osoby należy ten kontakt, i wyczyść identyfikator kontaktu w pozostałych wierszach.",

  "issue.looks_like.title": "Osoba podobna do takiej, która już jest w serwisie",
  "issue.looks_like.message": `.input {$key :string}
.input {$lineCount :integer}
.match $key $lineCount
|| 0 {{To może być {$name}, a ta osoba jest już w serwisie. Nie dodano drugiego kontaktu, żeby nikt nie dostał życzeń dwa razy.}}
|| one {{To może być {$name}, a ta osoba jest też na tej samej liście (zob. {$lines}). Nie dodano drugiego kontaktu, żeby nikt nie dostał życzeń dwa razy.}}
|| few {{To może być {$name}, a ta osoba jest też na tej samej liście (zob. {$lines}). Nie dodano drugiego kontaktu, żeby nikt nie dostał życzeń dwa razy.}}
|| * {{To może być {$name}, a ta osoba jest też na tej samej liście (zob. {$lines}). Nie dodano drugiego kontaktu, żeby nikt nie dostał życzeń dwa razy.}}
* * {{Dla tego wiersza i dla wiersza „{$key}” udzielono odpowiedzi „ta sama”, więc oba oznaczałyby tę osobę: {$name}. Oba wiersze różnią się w kolumnach: {$differing}. Niczego nie wysłano.}}`,
  "issue.looks_like.hint": `.input {$key :string}
.match $key
|| {{Jeśli to ta sama osoba, odpowiedz „ta sama”: kontakt otrzyma wtedy wartości z tego wiersza. Jeśli to inna osoba, odpowiedz „nowa”: zostanie wtedy dodana jako nowy kontakt.}}
* {{Odpowiedz „ta sama” tylko przy właściwym wierszu: drugi wiersz nie będzie wtedy używany. Jeśli ten wiersz dotyczy innej osoby, odpowiedz „nowa”. Możesz też wpisać w obu wierszach te same wartości.}}`,

  "issue.looks_like_in_doubt.title": "Osoba podobna do takiej, która być może już jest w serwisie",
  "issue.looks_like_in_doubt.message":
    "To może być {$name}, a dane tej osoby wysłano już wcześniej i nie nadeszła odpowiedź. Z tego wiersza nic nie wysłano, żeby nikt nie dostał życzeń dwa razy.",
  "issue.looks_like_in_doubt.hint":
    "Wyszukaj tę osobę w serwisie i przekaż administratorowi, co udało się ustalić. Administrator zapisze to poleceniem „celebration-sync resolve {$operationId}”. Ten wiersz zostanie wtedy wysłany z następną listą.",

  "issue.may_be_never.title": "Być może osoba, której nigdy nie wolno wysyłać życzeń",
  "issue.may_be_never.message": `.input {$by :string}
.match $by
email {{Adres e-mail z tego wiersza należy do osoby, której nigdy nie wolno wysyłać życzeń. Nic nie wysłano, bo wiersz może dotyczyć tej osoby.}}
phone {{Numer telefonu z tego wiersza należy do osoby, której nigdy nie wolno wysyłać życzeń. Nic nie wysłano, bo wiersz może dotyczyć tej osoby.}}
key {{Wartość, po której rozpoznaje się ten wiersz, należała do osoby, której nigdy nie wolno wysyłać życzeń. Nic nie wysłano, bo wiersz może dotyczyć tej osoby.}}
* {{Osobie o tym imieniu i nazwisku nigdy nie wolno wysyłać życzeń. Nic nie wysłano, bo wiersz może dotyczyć tej osoby.}}`,
  "issue.may_be_never.hint": `.input {$contactId :string}
.match $contactId
|| {{Jeśli to ta osoba, odpowiedz „ta sama”: wiersz będzie odtąd pomijany. Jeśli to inna osoba, odpowiedz „nowa”: wiersz zostanie wtedy wysłany.}}
* {{Jeśli to ta osoba, odpowiedz „ta sama”: wiersz będzie odtąd pomijany, a kontakt {$contactId} zostanie usunięty. Jeśli to inna osoba, odpowiedz „nowa”: wiersz zostanie wtedy wysłany.}}`,

  "issue.other_person.title": "Czy to nadal ta sama osoba?",
  "issue.other_person.message": `.input {$likeName :string}
.input {$key :string}
.match $likeName $key
|| || {{Ten wiersz jest nowy, ale może dotyczyć osoby, której wiersza nie ma już na liście ({$name}). Nic nie wysłano, żeby ta osoba nie dostała życzeń dwa razy.}}
|| * {{Po wartości „{$key}” program rozpoznawał dotąd osobę z serwisu ({$name}). Ten wiersz wydaje się dotyczyć kogoś innego, dlatego nic nie wysłano.}}
* * {{Po wartości „{$key}” program rozpoznawał dotąd osobę z serwisu ({$name}). Ten wiersz wydaje się dotyczyć innej osoby ({$likeName}), dlatego nic nie wysłano.}}`,
  "issue.other_person.hint": `.input {$likeName :string}
.input {$stays :string}
.input {$own :string}
.match $stays $likeName $own
gone * * {{Dotychczasowy kontakt nie jest już połączony z żadną listą. Odpowiedz „nowa”: ta osoba zostanie wtedy dodana jako nowy kontakt.}}
|| || * {{Jeśli to ta sama osoba, odpowiedz „ta sama”. Jeśli to inna osoba, odpowiedz „nowa”: dotychczasowy kontakt zostanie wtedy usunięty, a dla tej osoby zostanie dodany nowy.}}
* || * {{Jeśli to ta sama osoba, odpowiedz „ta sama”. Jeśli to inna osoba, odpowiedz „nowa”: dotychczasowy kontakt pozostanie wtedy w serwisie, bo na podstawie tej listy nie wolno usuwać, a ta osoba zostanie dodana jako nowy kontakt.}}
* * || {{Jeśli ten wiersz dotyczy dotychczasowej osoby ({$name}), odpowiedz „ta sama”: kontakt otrzyma wtedy wartości z tego wiersza. W pozostałych przypadkach ({$likeName} lub ktoś inny) odpowiedz „nowa”.}}
* * * {{Dla tej osoby ({$likeName}) istnieje już kontakt. Jeśli ten wiersz dotyczy jej lub kogoś innego, odpowiedz „nowa”. Odpowiedź „ta sama” sprawi, że kontakt dotychczasowej osoby ({$name}) otrzyma wartości z tego wiersza, a w serwisie będą dwa kontakty jednej osoby ({$likeName}).}}`,

  "issue.guardian_unknown.title": "Nie znaleziono opiekuna",
  "issue.guardian_unknown.message": "Opiekuna „{$cell}” nie ma ani na tej liście, ani w serwisie.",
  "issue.guardian_unknown.hint": "Popraw dane opiekuna albo dodaj na liście jego własny wiersz.",

  "issue.guardian_circle.title": "Opiekunowie wskazują na siebie nawzajem",
  "issue.guardian_circle.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Ta osoba byłaby opiekunem samej siebie.}}
one {{Ta osoba byłaby opiekunem samej siebie (zob. {$lines}).}}
few {{Ta osoba byłaby opiekunem samej siebie (zob. {$lines}).}}
* {{Ta osoba byłaby opiekunem samej siebie (zob. {$lines}).}}`,
  "issue.guardian_circle.hint": "Popraw dane opiekuna w jednym z tych wierszy.",

  "issue.linked_elsewhere.title": "Kontakt należy do innego wiersza",
  "issue.linked_elsewhere.message": `.input {$feed :string}
.match $feed
|| {{Identyfikator kontaktu z tego wiersza ({$contactId}) należy już do innej osoby.}}
* {{Identyfikator kontaktu z tego wiersza ({$contactId}) należy już do innej osoby z listy „{$feed}”.}}`,
  "issue.linked_elsewhere.hint": "Popraw identyfikator kontaktu albo wyczyść komórkę.",

  "issue.cut_row.title": "Ostatni wiersz może być ucięty",
  "issue.cut_row.message": "Plik kończy się w środku tego wiersza albo tuż za nim, dlatego wiersza nie użyto.",
  "issue.cut_row.hint": "Umieść całą listę ponownie w folderze wejściowym.",
  "issue.torn_row.title": "Znak nowego wiersza dzieli ten wiersz",
  "issue.torn_row.message":
    "Ten wiersz wygląda na część jednego wiersza (zob. {$lines}), podzielonego znakiem nowego wiersza, dlatego nie użyto żadnej części.",
  "issue.torn_row.hint":
    "Zapisz dane znowu w jednym wierszu albo ujmij w cudzysłów komórkę ze znakiem nowego wiersza. Potem umieść listę ponownie w folderze wejściowym.",

  "issue.waits_for_held.title": "Czeka na inną, wstrzymaną zmianę",
  "issue.waits_for_held.message":
    "Adresu e-mail lub numeru telefonu tej osoby używa w serwisie jeszcze {$name}, a zmiana tego kontaktu jest wstrzymana.",
  "issue.waits_for_held.hint":
    "Najpierw podejmij decyzję o wstrzymanej zmianie. Nic więcej nie trzeba robić: ten wiersz zostanie potem wysłany.",
  "issue.waits_for_doubt.title": "Czeka na wyjaśnienie, czy inna osoba jest w serwisie",
  "issue.waits_for_doubt.message":
    "Po wartości „{$key}” program rozpoznawał dotąd osobę, której dane wysłano bez odpowiedzi ({$name}). Ten wiersz wydaje się dotyczyć kogoś innego, dlatego nic nie wysłano.",
  "issue.waits_for_doubt.hint":
    "Najpierw sprawdź, czy osoba z poprzedniej listy ({$name}) jest w serwisie, i zadbaj o zapisanie wyniku. Nic więcej nie trzeba robić: ten wiersz zostanie potem wysłany albo pojawi się pytanie.",

  // Lines of a corrected report that are not used
  "issue.foreign_id.title": "Wiersz spoza tego raportu",
  "issue.foreign_id.message":
    "Tego wiersza poprawionego raportu nie użyto: jego _id „{$id}” nie pochodzi od tego programu.",
  "issue.foreign_id.hint":
    "Otwórz najnowszy raport i wprowadź tę poprawkę w wierszu tej osoby. Sortuj tylko całe wiersze i nie zmieniaj kolumn, których nagłówki zaczynają się od _.",
  "issue.other_feed.title": "Wiersz z raportu innej listy",
  "issue.other_feed.message": `.input {$feed :string}
.match $feed
|| {{Tego wiersza poprawionego raportu nie użyto: jego _id „{$id}” pochodzi z raportu innej listy.}}
* {{Tego wiersza poprawionego raportu nie użyto: jego _id „{$id}” pochodzi z raportu listy „{$feed}”.}}`,
  "issue.other_feed.hint":
    "Wprowadź poprawkę w raporcie tamtej listy i umieść ten raport osobno w folderze wejściowym.",
  "issue.other_row.title": "Wiersz z _id innego wiersza",
  "issue.other_row.message":
    "Tego wiersza poprawionego raportu nie użyto: jego _id „{$id}” należy do innego wiersza ({$name}).",
  "issue.other_row.hint":
    "Otwórz najnowszy raport i wprowadź tę poprawkę w wierszu tej osoby. Sortuj tylko całe wiersze i nie zmieniaj kolumn, których nagłówki zaczynają się od _.",
  "issue.line_key_changed.title": "Wiersz, którego klucz zmieniono",
  "issue.line_key_changed.message":
    "Tego wiersza poprawionego raportu nie użyto: w kolumnie „{$column}” nie ma już wartości „{$cell}” ({$name}), a raport nie może tego zmienić.",
  "issue.line_key_changed.hint":
    "W najnowszym raporcie wpisz w kolumnie „{$column}” z powrotem „{$cell}”, pozostaw inne poprawki bez zmian i umieść raport ponownie w folderze wejściowym. Jeśli „{$cell}” jest błędne, popraw to na swojej liście.",
  "issue.lines_differ.title": "Wiersze, które są ze sobą sprzeczne",
  "issue.lines_differ.message": `.input {$lineCount :integer}
.match $lineCount
one {{Tego wiersza poprawionego raportu nie użyto: {$lines} raportu ma to samo _id lub ten sam klucz, ale inne wartości.}}
few {{Tego wiersza poprawionego raportu nie użyto: {$lines} raportu mają to samo _id lub ten sam klucz, ale inne wartości.}}
* {{Tego wiersza poprawionego raportu nie użyto: {$lines} raportu mają to samo _id lub ten sam klucz, ale inne wartości.}}`,
  "issue.lines_differ.hint":
    "Zdecyduj, który wiersz jest poprawny, usuń pozostałe z raportu i ponownie umieść raport w folderze wejściowym.",
  "issue.waits_for_list.title": "Czeka na decyzję o liście",
  "issue.waits_for_list.message":
    "Ta poprawka należy do listy, która czeka na decyzję ({$list}). Czeka razem z tą listą.",
  "issue.waits_for_list.hint":
    "Podejmij decyzję o tej liście. Po zatwierdzeniu listy poprawka zostanie wprowadzona automatycznie. Po odrzuceniu listy poprawka przepadnie.",
  "issue.list_discarded.title": "Poprawka do odrzuconej listy",
  "issue.list_discarded.message": "Tej poprawki nie użyto: lista, na którą czekała ({$list}), została odrzucona.",
  "issue.list_discarded.hint":
    "Wprowadź poprawkę w najnowszym raporcie, jeśli jest w nim ta osoba, a jeśli nie, na liście.",
  "issue.line_outdated.title": "Spóźniona poprawka",
  "issue.line_outdated.message": "Tej poprawki nie użyto: wiersz zmienił się od czasu utworzenia tego raportu.",
  "issue.line_outdated.hint":
    "Wprowadź poprawkę w najnowszym raporcie, jeśli jest w nim ta osoba, a jeśli nie, na liście.",
  "issue.line_solved.title": "Spóźniona poprawka",
  "issue.line_solved.message":
    "Tej poprawki nie użyto: zanim nadeszła, wiersz był już w porządku albo zniknął z listy.",
  "issue.line_solved.hint":
    "Wprowadź poprawkę w najnowszym raporcie, jeśli jest w nim ta osoba, a jeśli nie, na liście.",
  "issue.line_left_out.title": "Poprawka pominiętego wiersza",
  "issue.line_left_out.message": "Tej poprawki nie użyto: wiersz pominięto po zapisaniu tego raportu.",
  "issue.line_left_out.hint": "Jeśli ta osoba jednak ma być na liście, popraw wiersz na liście.",

  // Answers of the service. `$notDone` is one of these sentences without its full stop.
  "not_done.create": "Tej osoby nie dodano",
  "not_done.update": "Danych tej osoby nie zmieniono",
  "not_done.delete": "Tej osoby nie usunięto",
  "not_done.none": "Z tym wierszem nic nie zrobiono",

  "issue.invalid_request.title": "Serwis nie mógł użyć tego wiersza",
  "issue.invalid_request.message": "{$notDone}: brakuje jakiejś wartości albo serwis nie mógł jej użyć.",
  "issue.invalid_request.hint":
    "Sprawdź grupę i pozostałe wartości w tym wierszu. Po zmianie wiersz zostanie wysłany ponownie.",
  "issue.plan_limit_reached.title": "Konto jest pełne",
  "issue.plan_limit_reached.message": "{$notDone}: na koncie jest już tyle kontaktów, ile pozwala abonament.",
  "issue.plan_limit_reached.hint":
    "Zwolnij miejsce albo wybierz większy abonament. Wiersza nie trzeba zmieniać: program spróbuje ponownie przy następnym przetwarzaniu.",
  "issue.not_found.title": "Nie znaleziono na koncie",
  "issue.not_found.message": "{$notDone}: serwis nie zna tej grupy lub osoby.",
  "issue.not_found.hint":
    "Sprawdź, czy grupa nadal istnieje w serwisie, a następnie umieść listę ponownie w folderze wejściowym.",
  "issue.contact_exists.title": "Adres lub numer jest już zajęty w tej grupie",
  "issue.contact_exists.message": `.input {$feed :string}
.input {$address :string}
.match $feed $address
|| || {{{$notDone}: w tej grupie jest już osoba z tym samym adresem e-mail lub numerem telefonu.}}
|| * {{{$notDone}: w tej grupie jest już osoba z tym samym adresem e-mail lub numerem telefonu ({$address}).}}
* * {{To może być {$name}, a ta osoba jest już w serwisie. Nie dodano drugiego kontaktu, żeby nikt nie dostał życzeń dwa razy.}}`,
  "issue.contact_exists.hint": `.input {$feed :string}
.input {$lineCount :integer}
.input {$name :string}
.match $feed $lineCount $name
|| 0 || {{Jeśli to ta sama osoba, administrator może połączyć ten wiersz z jej kontaktem poleceniem „celebration-sync link”. Jeśli nie, podaj dla tej osoby inny adres lub numer.}}
|| 0 * {{Ten adres lub numer ma już {$name}. Jeśli to ta sama osoba, zostaw dla niej na liście tylko jeden wiersz. Jeśli nie, podaj dla tej osoby inny adres lub numer.}}
|| one * {{Ten sam adres lub numer zawiera także {$lines} tego pliku. Jeśli to ta sama osoba, zostaw dla niej na liście tylko jeden wiersz. Jeśli nie, podaj dla tej osoby inny adres lub numer.}}
|| few * {{Ten sam adres lub numer zawierają także {$lines} tego pliku. Jeśli to wszędzie ta sama osoba, zostaw dla niej na liście tylko jeden wiersz. Jeśli nie, podaj dla tej osoby inny adres lub numer.}}
|| * * {{Ten sam adres lub numer zawierają także {$lines} tego pliku. Jeśli to wszędzie ta sama osoba, zostaw dla niej na liście tylko jeden wiersz. Jeśli nie, podaj dla tej osoby inny adres lub numer.}}
* * * {{{$name :first} jest też na liście „{$feed}”. Jeśli to ta sama osoba, zostaw dla niej tylko jeden wiersz. Jeśli nie, podaj dla tej osoby inny adres lub numer.}}`,
  "issue.validation_error.title": "Serwis nie przyjął wartości",
  "issue.validation_error.message": `.input {$cell :string}
.input {$refused :string}
.match $refused $cell
|| * {{{$notDone}: serwis nie przyjął jednej z wartości tego wiersza.}}
* || {{{$notDone}: serwis nie przyjął jednej z wartości ({$refused}).}}
* * {{{$notDone}: serwis nie przyjął wartości „{$cell}” ({$refused}).}}`,
  "issue.validation_error.hint": "Popraw wartość. Po zmianie wiersz zostanie wysłany ponownie.",
  "issue.service_refused.title": "Serwis nie przyjął wiersza",
  "issue.service_refused.message": "{$notDone}: serwis nie przyjął zapytania.",
  "issue.service_refused.hint":
    "Jeśli przyczyna nie jest jasna, zapytaj administratora. Pomoc techniczna serwisu może znaleźć zapytanie po wartości z kolumny _request_id.",
  "issue.group_gone.title": "Grupa już nie istnieje",
  "issue.group_gone.message": `.input {$operation :string}
.match $operation
delete {{{$notDone}: grupy tej osoby nie ma już w serwisie.}}
* {{{$notDone}: grupy „{$group}” nie ma już w serwisie.}}`,
  "issue.group_gone.hint": `.input {$operation :string}
.match $operation
delete {{Jeśli ta osoba jest jeszcze w serwisie, usuń tam jej kontakt. Następnie poproś administratora o cofnięcie połączenia poleceniem „celebration-sync unlink{$row}”.}}
* {{Utwórz grupę ponownie albo wpisz w wierszu inną grupę.}}`,
  "issue.contact_gone.title": "Tej osoby nie ma już w serwisie",
  "issue.contact_gone.message":
    "Kontakt tej osoby już nie istnieje: usunięto go w serwisie. Kontaktu nie dodano ponownie.",
  "issue.contact_gone.hint":
    "Usuń tę osobę z listy. Jeśli kontakt usunięto przez pomyłkę, poproś administratora o ponowne dodanie.",
  "issue.guardian_not_created.title": "Brak opiekuna",
  "issue.guardian_not_created.message":
    "Danych tej osoby nie wysłano, ponieważ nie udało się dodać opiekuna „{$cell}”.",
  "issue.guardian_not_created.hint": `.input {$lineCount :integer}
.match $lineCount
0 {{Najpierw popraw wiersz opiekuna. Przy następnym przetwarzaniu program spróbuje wysłać ten wiersz ponownie.}}
one {{Najpierw popraw dane opiekuna ({$lines}). Przy następnym przetwarzaniu program spróbuje wysłać ten wiersz ponownie.}}
few {{Najpierw popraw dane opiekuna ({$lines}). Przy następnym przetwarzaniu program spróbuje wysłać ten wiersz ponownie.}}
* {{Najpierw popraw dane opiekuna ({$lines}). Przy następnym przetwarzaniu program spróbuje wysłać ten wiersz ponownie.}}`,
  "issue.in_doubt.title": "Nie wiadomo, czy dane osoby dotarły",
  "issue.in_doubt.message": `.input {$otherContact :string}
.match $otherContact
|| {{Dane tej osoby wysłano, ale nie nadeszła odpowiedź. Nie wiadomo, czy ta osoba jest w serwisie; mimo wszystko może dostać życzenia. Danych nie wysłano ponownie, żeby nie dostała życzeń dwa razy.}}
* {{Dane tej osoby wysłano, ale serwis odpowiedział danymi innej osoby. Nie wiadomo, czy ta osoba jest w serwisie; mimo wszystko może dostać życzenia. Danych nie wysłano ponownie, żeby nie dostała życzeń dwa razy.}}`,
  "issue.in_doubt.hint": `.input {$planFull :string}
.match $planFull
|| {{Wyszukaj tę osobę w serwisie i przekaż administratorowi, co udało się ustalić. Administrator zapisze to poleceniem „celebration-sync resolve {$operationId} --created CONTACT_ID” lub „celebration-sync resolve {$operationId} --not-created”.}}
* {{Nie można było sprawdzić tego w serwisie, ponieważ na koncie jest już tyle kontaktów, ile pozwala abonament („{$planFull}”). Gdy będzie wolne miejsce lub większy abonament, program sprawdzi to przy następnym przetwarzaniu. Wyszukaj tę osobę w serwisie i przekaż administratorowi, co udało się ustalić. Administrator zapisze to poleceniem „celebration-sync resolve {$operationId} --created CONTACT_ID” lub „celebration-sync resolve {$operationId} --not-created”.}}`,
  "issue.exists_unlinked.title": "Jest w serwisie, ale bez połączenia z tą listą",
  "issue.exists_unlinked.message": `.input {$address :string}
.match $address
|| {{W serwisie jest osoba z adresem e-mail lub numerem telefonu z tego wiersza. Najprawdopodobniej to ta osoba: jej dane wysłano już wcześniej i nie nadeszła odpowiedź. Zmiany w tym wierszu trafią do kontaktu dopiero po połączeniu wiersza z kontaktem.}}
* {{W serwisie jest osoba z adresem e-mail lub numerem telefonu z tego wiersza ({$address}). Najprawdopodobniej to ta osoba: jej dane wysłano już wcześniej i nie nadeszła odpowiedź. Zmiany w tym wierszu trafią do kontaktu dopiero po połączeniu wiersza z kontaktem.}}`,
  "issue.exists_unlinked.hint":
    "Wyszukaj tę osobę w serwisie i podaj identyfikator kontaktu administratorowi, który połączy wiersz z kontaktem poleceniem „celebration-sync link{$target}”.",
  "issue.not_sent.title": "Jeszcze nie wysłano",
  "issue.not_sent.message": `.input {$why :string}
.match $why
|| {{{$notDone}, ale to jeszcze nastąpi.}}
* {{{$notDone}, ponieważ {$why}.}}`,
  "issue.not_sent.hint":
    "Nie trzeba nic robić: przy następnym przetwarzaniu program spróbuje wysłać ten wiersz ponownie.",

  // Rows that are applied, with a value that is left out or looks odd
  "issue.phone_unreadable.title": "Nieczytelny numer telefonu",
  "issue.phone_unreadable.message": "Nie można odczytać numeru telefonu „{$cell}”.",
  "issue.phone_unreadable.hint": "Wpisz numer z kodem kraju, na przykład +48 22 5550123.",
  "issue.phone_scientific.title": "Numer telefonu uszkodzony przez arkusz kalkulacyjny",
  "issue.phone_scientific.message":
    "Arkusz kalkulacyjny skrócił numer telefonu do „{$cell}”; pozostałe cyfry przepadły.",
  "issue.phone_scientific.hint": "Sformatuj kolumnę jako tekst, a następnie wpisz numer ponownie.",
  "issue.phone_rounded.title": "Numer telefonu zaokrąglony przez arkusz kalkulacyjny",
  "issue.phone_rounded.message":
    "Numer telefonu „{$cell}” kończy się wieloma zerami. Arkusz kalkulacyjny prawdopodobnie go zaokrąglił i ostatnie cyfry przepadły.",
  "issue.phone_rounded.hint":
    "Sformatuj kolumnę jako tekst, a następnie wpisz numer ponownie na podstawie oryginalnych danych.",
  "issue.phone_needs_country.title": "Numer telefonu bez kodu kraju",
  "issue.phone_needs_country.message": "Nie wiadomo, z jakiego kraju jest numer telefonu „{$cell}”.",
  "issue.phone_needs_country.hint":
    "Wpisz numer z kodem kraju, na przykład +48 22 5550123, albo poproś administratora o ustawienie kraju dla tej listy.",
  "issue.phone_several.title": "Więcej niż jeden numer telefonu",
  "issue.phone_several.message": `.input {$readings :all}
.match $readings
|| {{Podano więcej niż jeden numer telefonu: „{$cell}”.}}
* {{Podano więcej niż jeden numer telefonu: {$readings}.}}`,
  "issue.phone_several.hint": "Zostaw tylko ten numer, który ma być używany.",
  "issue.timezone_unknown.title": "Nieznana strefa czasowa",
  "issue.timezone_unknown.message": "„{$cell}” to nieznana strefa czasowa.",
  "issue.timezone_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Wpisz region i miasto, na przykład Europe/Warsaw.}}
* {{Czy chodzi o {$nearest}?}}`,
  "issue.value_unreadable.title": "Nieczytelna wartość",
  "issue.value_unreadable.message": `.input {$readings :all}
.input {$fault :string}
.match $readings $fault
|| || {{{$place :first}: nie można użyć wartości „{$cell}”.}}
|| * {{{$place :first}: nie można użyć wartości „{$cell}”, ponieważ {$fault}.}}
* || {{Nie wiadomo, która z wartości {$readings} jest prawidłowa.}}
* * {{Nie wiadomo, która z wartości {$readings} jest prawidłowa, ponieważ {$fault}.}}`,
  "issue.value_unreadable.hint": "Popraw wartość albo wyczyść komórkę.",
  "issue.birthday_stand_in_year.title": "Zastępczy rok w dacie urodzenia",
  "issue.birthday_stand_in_year.message": `.input {$readings :either}
.match $readings
|| {{Rok w dacie urodzenia „{$cell}” to rok, który programy wpisują, gdy nie znają właściwego. Datę wysłano bez roku.}}
* {{Rok w dacie urodzenia „{$cell}” to rok, który programy wpisują, gdy nie znają właściwego. Datę odczytano jako {$readings}, bez roku.}}`,
  "issue.birthday_stand_in_year.hint": "Jeśli rok urodzenia jest znany, wpisz go.",
  "issue.birthday_implausible.title": "Mało prawdopodobna data urodzenia",
  "issue.birthday_implausible.message":
    "Datę urodzenia „{$cell}” wprowadzono, ale jej rok jest mało prawdopodobny: to bieżący rok albo rok sprzed ponad stu lat.",
  "issue.birthday_implausible.hint":
    "Sprawdź rok. Na liście tegorocznych urodzin zamiast roku urodzenia często jest bieżący rok.",
  "issue.value_blanked.title": "Puste na liście, zachowane w serwisie",
  "issue.value_blanked.message":
    "{$place :first}: na liście jest teraz pusto, ale serwis nadal ma wartość „{$value}” i jej używa.",
  "issue.value_blanked.hint":
    "Uzupełnij komórkę. Jeśli wartość ma zniknąć albo nie należy do tej osoby, trzeba ją usunąć w serwisie albo poprosić administratora o ustawienie „blankCells” na „clear” dla tej listy.",
  "issue.address_ordered_out.title": "Adres lub numer, który ma być pomijany",
  "issue.address_ordered_out.message": `.input {$by :string}
.match $by
|| {{Wartość „{$value}” jest w tym wierszu pomijana od dnia {$since}, ponieważ ma ją inny kontakt.}}
* {{Wartość „{$value}” jest w tym wierszu pomijana od dnia {$since} zgodnie z odpowiedzią osoby {$by}, ponieważ ma ją inny kontakt.}}`,
  "issue.address_ordered_out.hint":
    "Jeśli ma jednak zostać wysłana, poproś administratora o zakończenie tego poleceniem „celebration-sync corrections drop {$correction}”. W przeciwnym razie usuń ją z tego wiersza.",
  "issue.address_left_out.title": "Pominięto wspólny adres lub numer",
  "issue.address_left_out.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Wartość „{$value}” należy już do innego wiersza tej samej grupy.}}
one {{Wartość „{$value}” należy już do innego wiersza tej samej grupy ({$lines}).}}
few {{Wartość „{$value}” należy już do innych wierszy tej samej grupy ({$lines}).}}
* {{Wartość „{$value}” należy już do innych wierszy tej samej grupy ({$lines}).}}`,
  "issue.address_left_out.hint": "Podaj dla tej osoby własny adres e-mail lub numer telefonu, jeśli go ma.",
  "issue.greeted_twice.title": "Może dostać życzenia dwa razy",
  "issue.greeted_twice.message": `.input {$feed :string}
.match $feed
|| {{{$name :first} jest też na innej liście i może dostać życzenia dwa razy.}}
* {{{$name :first} jest też na liście „{$feed}” i może dostać życzenia dwa razy.}}`,
  "issue.greeted_twice.hint": "Jeśli to jedna osoba, usuń ją z jednej z tych dwóch list.",
  "issue.second_row_differs.title": "Drugi wiersz tej samej osoby z innymi wartościami",
  "issue.second_row_differs.message":
    "Udzielono odpowiedzi, że ten wiersz i wiersz „{$key}” dotyczą tej samej osoby. Używany jest tylko tamten wiersz. Oba wiersze różnią się w kolumnach: {$differing}.",
  "issue.second_row_differs.hint": "Wpisz w obu wierszach te same wartości albo usuń jeden z nich ze swojej listy.",
  "issue.inactive_reported.title": "Osoba oznaczona jako już nieaktywna",
  "issue.inactive_reported.message":
    "Ta osoba ma na liście oznaczenie „{$word}”, ale nadal jest w serwisie i może dostać życzenia.",
  "issue.inactive_reported.hint": "Jeśli nie ma już dostawać życzeń, trzeba usunąć jej kontakt w serwisie.",
  "issue.remark_of_relative.title": "Adnotacja mówi o śmierci kogoś bliskiego",
  "issue.remark_of_relative.message":
    "Adnotacja „{$cell}” dotyczy prawdopodobnie kogoś bliskiego, dlatego wiersz wprowadzono.",
  "issue.remark_of_relative.hint": "Jeśli to ta osoba nie żyje, wpisz w adnotacji „nie żyje”.",
  "issue.group_filled_down.title": "Grupa w scalonej komórce",
  "issue.group_filled_down.message":
    "Grupa „{$cell}” jest wpisana w scalonej komórce ({$lines}). Przypisano ją wszystkim osobom obok tej komórki.",
  "issue.group_filled_down.hint": "Jeśli wszystkie te osoby należą do tej grupy, nie trzeba nic robić.",
  "issue.former_contact_stays.title": "Dotychczasowa osoba pozostaje w serwisie",
  "issue.former_contact_stays.message":
    "{$name :first} nie figuruje już w tym wierszu. Na podstawie tej listy nie wolno usuwać, więc ta osoba pozostaje w serwisie i może dostać życzenia.",
  "issue.former_contact_stays.hint": "Jeśli ta osoba nie ma już dostawać życzeń, trzeba usunąć jej kontakt w serwisie.",
  "issue.system_groups_dropped.title": "Pominięto grupy",
  "issue.system_groups_dropped.message": `.input {$groups :all}
.match $groups
|| {{Pominięto niektóre grupy pochodzące z programu, w którym utworzono listę.}}
* {{Pominięto niektóre grupy pochodzące z programu, w którym utworzono listę: {$groups}.}}`,
  "issue.system_groups_dropped.hint": "Jeśli pozostała grupa jest właściwa, nie trzeba nic robić.",

  // Why a row was not sent yet, as the end of a sentence
  "why.changed_meanwhile": "w międzyczasie dane tej osoby w serwisie się zmieniły",
  "why.named_again": "ta osoba jest też na nowszej liście lub w nowszym poprawionym raporcie",
  "why.in_other_list": "ta osoba jest już w serwisie z innej listy",
  "why.returned": "ta osoba jest znowu na nowszej liście",
  "why.sent_before": "dane wysłano już wcześniej i nie nadeszła odpowiedź",
  "why.maybe_same": "ta sama osoba może być też w innym wierszu listy ({$lines})",
  "why.same_refused": "ta sama osoba może być też w innym wierszu listy ({$lines}), którego nie przyjęto",
  "why.discarded": "pozostałą część tej listy odrzucono",
  "why.kept": "przy zatwierdzaniu listy tę osobę wyłączono",
  "why.never": "tej osobie nigdy nie wolno wysyłać życzeń",
  "why.blank_keeps": "zmieniono ustawienia: puste komórki nie usuwają już wartości",
  "why.yearless_rejected": "zmieniono ustawienia: data urodzenia bez roku nie jest już wysyłana",
  "why.column_gone": "zmieniono ustawienia: kolumna „{$setting}” nie jest już odczytywana",
  "why.column_reread": "zmieniono ustawienia: kolumna „{$setting}” jest odczytywana jako inne pole",
  "why.default_changed": "zmieniono ustawienia: „{$setting}” ma inną wartość domyślną",
  "why.date_order_changed": "zmieniono ustawienia: daty są odczytywane w innej kolejności",
  "why.name_order_changed": "zmieniono ustawienia: imiona i nazwiska są odczytywane w innej kolejności",
  "why.no_deletes": "zmieniono ustawienia: na podstawie tej listy nie usuwa się już osób",
  "why.mark_ignored": "zmieniono ustawienia: oznaczenie na liście nie powoduje już usuwania osób",
  "why.mark_held": "zmieniono ustawienia: osoby oznaczone na liście są usuwane dopiero po zatwierdzeniu",
  "why.stricter_limits": "zmieniono ustawienia: bez zatwierdzenia można usunąć mniej osób",

  // Lines that were left out
  "skip.repeated_header": "Powtórzone nagłówki kolumn, nie osoba",
  "skip.footer": "Wiersz końcowy (suma, data, notatka), nie osoba",
  "skip.instructions": "Instrukcja, nie osoba",
  "skip.hidden_row": "Ukryty w skoroszycie",
  "skip.other_sheet": "W arkuszu, który nie jest odczytywany",
  "skip.second_table": "W innej tabeli niż lista",
  "skip.inactive": "Osoba oznaczona jako zmarła, nieaktywna lub do usunięcia; nie ma jej w serwisie",
  "skip.outdated": "Nowsza wersja tego wiersza jest już znana",
  "skip.solved": "Już załatwione",
  "skip.left_out": "Pominięto go po zapisaniu tego raportu",
  "skip.refused_line": "Jego _id do niego nie należy",
  "skip.waits_for_list": "Czeka na decyzję o liście",
  "skip.not_corrected": "Lista czeka na decyzję, a wiersza nie poprawiono",
  "skip.sent_on": "Czekał na decyzję o liście, a potem użyto go z osobnym raportem",
  "skip.never": "Osoba, której nigdy nie wolno wysyłać życzeń",
  "skip.duplicate": "Taki sam wiersz jest wyżej; oba liczą się jako jeden",

  // Why a column is used or left out
  "column.configured": "ustawiono dla tej listy",
  "column.alias": "rozpoznano po nagłówku",
  "column.values": "rozpoznano po wartościach",
  "column.key": "po niej program rozpoznaje osoby",
  "column.not_groups": "nie wszystkie jej wartości to nazwy grup",
  "column.unmatched": "nagłówek nie pasuje do żadnego pola",
  "column.withheld": "dane prywatne, nigdy nie są wysyłane",
  "column.ignored": "pomijana zgodnie z ustawieniami",

  // A column that looks like a field, and is not sent
  "proposal.email": "adresy e-mail",
  "proposal.phone": "numery telefonów",
  "proposal.birthday": "daty urodzenia",
  "proposal.full_name": "imiona i nazwiska",
  "proposal.first_name": "imiona",
  "proposal.last_name": "nazwiska",
  "proposal.title.email": "E-mail",
  "proposal.title.phone": "Telefon",
  "proposal.title.birthday": "Data urodzenia",
  "proposal.title.full_name": "Imię i nazwisko",
  "proposal.title.first_name": "Imię",
  "proposal.title.last_name": "Nazwisko",
  "proposal.untitled":
    "Kolumna bez nagłówka zawiera prawdopodobnie {$looks}, ale nie jest wysyłana. Nadaj jej na liście nagłówek, na przykład „{$title}”.",
  "proposal.titled": `Kolumna „{$header}” zawiera prawdopodobnie {$looks}, ale nie jest wysyłana. Jeśli tak jest, poproś administratora o dodanie {$json}: "{$field}" w części "columns" ustawień tej listy; jeśli nie, o dodanie {$json}: null.`,

  // Guards: title, what looked wrong, what to look at
  "guard.delete_limit.title": "Więcej usunięć niż zwykle",
  "guard.delete_limit.message": `.input {$limit :integer}
.input {$linked :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{Usunięto by {$deletes} osobę (z łącznej liczby {$linked}); na tej liście każde usunięcie wymaga zatwierdzenia.}}
0 few {{Usunięto by {$deletes} osoby (z łącznej liczby {$linked}); na tej liście każde usunięcie wymaga zatwierdzenia.}}
0 * {{Usunięto by {$deletes} osób (z łącznej liczby {$linked}); na tej liście każde usunięcie wymaga zatwierdzenia.}}
1 one {{Usunięto by {$deletes} osobę (z łącznej liczby {$linked}); bez zatwierdzenia można usunąć tylko jedną.}}
1 few {{Usunięto by {$deletes} osoby (z łącznej liczby {$linked}); bez zatwierdzenia można usunąć tylko jedną.}}
1 * {{Usunięto by {$deletes} osób (z łącznej liczby {$linked}); bez zatwierdzenia można usunąć tylko jedną.}}
* one {{Usunięto by {$deletes} osobę (z łącznej liczby {$linked}); bez zatwierdzenia można usunąć najwyżej {$limit}.}}
* few {{Usunięto by {$deletes} osoby (z łącznej liczby {$linked}); bez zatwierdzenia można usunąć najwyżej {$limit}.}}
* * {{Usunięto by {$deletes} osób (z łącznej liczby {$linked}); bez zatwierdzenia można usunąć najwyżej {$limit}.}}`,
  "guard.delete_limit.look": "Sprawdź, czy te osoby rzeczywiście odeszły, czy też brakuje części listy.",
  "guard.delete_share.title": "Usunięto by dużą część osób",
  "guard.delete_share.message": `.input {$deletes :integer}
.match $deletes
one {{Usunięto by {$deletes} osobę (z łącznej liczby {$linked :integer}), czyli ponad jedną czwartą listy.}}
few {{Usunięto by {$deletes} osoby (z łącznej liczby {$linked :integer}), czyli ponad jedną czwartą listy.}}
* {{Usunięto by {$deletes} osób (z łącznej liczby {$linked :integer}), czyli ponad jedną czwartą listy.}}`,
  "guard.delete_share.look": "Sprawdź, czy lista jest kompletna.",
  "guard.delete_total.title": "Bardzo dużo usunięć",
  "guard.delete_total.message": `.input {$deletes :integer}
.match $deletes
one {{Usunięto by {$deletes} osobę; jeśli jest ich naraz więcej niż {$limit :integer}, zawsze potrzebne jest zatwierdzenie.}}
few {{Usunięto by {$deletes} osoby; jeśli jest ich naraz więcej niż {$limit :integer}, zawsze potrzebne jest zatwierdzenie.}}
* {{Usunięto by {$deletes} osób; jeśli jest ich naraz więcej niż {$limit :integer}, zawsze potrzebne jest zatwierdzenie.}}`,
  "guard.delete_total.look": "Sprawdź, czy lista jest kompletna.",
  "guard.group_emptied.title": "Cała grupa zostałaby bez osób",
  "guard.group_emptied.message": `.input {$people :integer}
.match $people
one {{Usunięto by ostatnią osobę i nie byłoby już nikogo w: {$groups :all}.}}
few {{Usunięto by ostatnie {$people} osoby i nie byłoby już nikogo w: {$groups :all}.}}
* {{Usunięto by ostatnich {$people} osób i nie byłoby już nikogo w: {$groups :all}.}}`,
  "guard.group_emptied.look": "Sprawdź, czy grupę zamknięto celowo, czy tylko przez pomyłkę nie ma jej na liście.",
  "guard.still": `.input {$deletes :integer}
.match $deletes
one {{Usunięto by {$deletes} osobę, tak jak po wcześniejszej, być może niekompletnej liście. Tamtego usunięcia jeszcze nie zatwierdzono.}}
few {{Usunięto by {$deletes} osoby, tak jak po wcześniejszej, być może niekompletnej liście. Tamtych usunięć jeszcze nie zatwierdzono.}}
* {{Usunięto by {$deletes} osób, tak jak po wcześniejszej, być może niekompletnej liście. Tamtych usunięć jeszcze nie zatwierdzono.}}`,
  "guard.unidentified_rows.title": "Wiersze, po których nie widać, kogo dotyczą",
  "guard.unidentified_rows.message": `.input {$rows :integer}
.input {$deletes :integer}
.match $rows $deletes
one one {{{$rows} niewprowadzony wiersz{$where} może dotyczyć osoby, która zostałaby usunięta.}}
one few {{{$rows} niewprowadzony wiersz{$where} może dotyczyć jednej z {$deletes} osób, które zostałyby usunięte.}}
one * {{{$rows} niewprowadzony wiersz{$where} może dotyczyć jednej z {$deletes} osób, które zostałyby usunięte.}}
few one {{{$rows} niewprowadzone wiersze{$where} mogą dotyczyć osoby, która zostałaby usunięta.}}
few few {{{$rows} niewprowadzone wiersze{$where} mogą dotyczyć osób, które zostałyby usunięte (liczba osób: {$deletes}).}}
few * {{{$rows} niewprowadzone wiersze{$where} mogą dotyczyć osób, które zostałyby usunięte (liczba osób: {$deletes}).}}
* one {{{$rows} niewprowadzonych wierszy{$where} może dotyczyć osoby, która zostałaby usunięta.}}
* few {{{$rows} niewprowadzonych wierszy{$where} może dotyczyć osób, które zostałyby usunięte (liczba osób: {$deletes}).}}
* * {{{$rows} niewprowadzonych wierszy{$where} może dotyczyć osób, które zostałyby usunięte (liczba osób: {$deletes}).}}`,
  "guard.unidentified_rows.look": `.input {$rows :integer}
.match $rows
one {{Najpierw popraw ten wiersz w pliku rejections.xlsx. Te osoby mogą nadal być na liście, tylko z innym nazwiskiem lub numerem.}}
few {{Najpierw popraw te wiersze w pliku rejections.xlsx. Te osoby mogą nadal być na liście, tylko z innym nazwiskiem lub numerem.}}
* {{Najpierw popraw te wiersze w pliku rejections.xlsx. Te osoby mogą nadal być na liście, tylko z innym nazwiskiem lub numerem.}}`,
  "guard.inactive_people.title": "Osoby oznaczone jako już nieaktywne",
  "guard.inactive_people.message": `.input {$people :integer}
.match $people
one {{{$people} osoba jest oznaczona jako zmarła, nieaktywna lub do usunięcia.}}
few {{{$people} osoby są oznaczone jako zmarłe, nieaktywne lub do usunięcia.}}
* {{{$people} osób jest oznaczonych jako zmarłe, nieaktywne lub do usunięcia.}}`,
  "guard.inactive_people.look": "Sprawdź nazwiska.",
  "guard.never_listed.title": "Połączono z kontaktem, ale brak na liście",
  "guard.never_listed.message": `.input {$people :integer}
.match $people
one {{Administrator połączył z kontaktem {$people} osobę, której dotąd nie było na żadnej liście. Wartość, po której program rozpoznaje osobę, może być błędnie wpisana.}}
few {{Administrator połączył z kontaktami {$people} osoby, których dotąd nie było na żadnej liście. Wartości, po których program rozpoznaje osoby, mogą być błędnie wpisane.}}
* {{Administrator połączył z kontaktami {$people} osób, których dotąd nie było na żadnej liście. Wartości, po których program rozpoznaje osoby, mogą być błędnie wpisane.}}`,
  "guard.never_listed.look": "Porównaj z listą wartości, po których program rozpoznaje te osoby.",
  "guard.kept_people.title": "Wyłączone przy zatwierdzaniu listy",
  "guard.kept_people.message": `.input {$deletes :integer}
.match $deletes
one {{Usunięto by {$deletes} osobę, którą wyłączono przy zatwierdzaniu wcześniejszej listy.}}
few {{Usunięto by {$deletes} osoby, które wyłączono przy zatwierdzaniu wcześniejszej listy.}}
many {{Usunięto by {$deletes} osób, które wyłączono przy zatwierdzaniu wcześniejszej listy.}}
* {{Usunięto by {$deletes} osoby, które wyłączono przy zatwierdzaniu wcześniejszej listy.}}`,
  "guard.kept_people.look": "Jeśli te osoby mają pozostać, wpisz je ponownie na listę.",
  "guard.delete_week.title": "Dużo usunięć w ciągu tygodnia",
  "guard.delete_week.message": `.input {$limit :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{W ciągu siedmiu dni usunięto by {$deletes} osobę; na tej liście każde usunięcie wymaga zatwierdzenia.}}
0 few {{W ciągu siedmiu dni usunięto by {$deletes} osoby; na tej liście każde usunięcie wymaga zatwierdzenia.}}
0 * {{W ciągu siedmiu dni usunięto by {$deletes} osób; na tej liście każde usunięcie wymaga zatwierdzenia.}}
1 one {{W ciągu siedmiu dni usunięto by {$deletes} osobę; bez zatwierdzenia można usunąć tylko jedną.}}
1 few {{W ciągu siedmiu dni usunięto by {$deletes} osoby; bez zatwierdzenia można usunąć tylko jedną.}}
1 * {{W ciągu siedmiu dni usunięto by {$deletes} osób; bez zatwierdzenia można usunąć tylko jedną.}}
* one {{W ciągu siedmiu dni usunięto by {$deletes} osobę; bez zatwierdzenia można usunąć najwyżej {$limit}.}}
* few {{W ciągu siedmiu dni usunięto by {$deletes} osoby; bez zatwierdzenia można usunąć najwyżej {$limit}.}}
* * {{W ciągu siedmiu dni usunięto by {$deletes} osób; bez zatwierdzenia można usunąć najwyżej {$limit}.}}`,
  "guard.delete_week.look": "Sprawdź, czy te osoby rzeczywiście odeszły, czy też listy skróciły się przez pomyłkę.",
  "guard.cut_off.title": "Lista może być niekompletna",
  "guard.cut_off.message": `.input {$deletes :integer}
.match $deletes
one {{{$why} Usunięto by {$deletes} osobę, ponieważ nie ma jej na liście.}}
few {{{$why} Usunięto by {$deletes} osoby, ponieważ nie ma ich na liście.}}
* {{{$why} Usunięto by {$deletes} osób, ponieważ nie ma ich na liście.}}`,
  "guard.cut_off.look": "Sprawdź, czy lista jest kompletna.",
  "guard.cut_off.end": `.input {$last :integer}
.match $last
one {{Brakuje ostatniego wiersza poprzedniej listy: ta lista prawdopodobnie kończy się za wcześnie.}}
few {{Spośród ostatnich {$last} wierszy poprzedniej listy brakuje {$missing :integer}: ta lista prawdopodobnie kończy się za wcześnie.}}
* {{Spośród ostatnich {$last} wierszy poprzedniej listy brakuje {$missing :integer}: ta lista prawdopodobnie kończy się za wcześnie.}}`,
  "guard.cut_off.round": `.input {$rows :integer}
.match $rows
one {{Ta lista ma dokładnie {$rows} wiersz. Wiele programów kończy na takiej liczbie.}}
few {{Ta lista ma dokładnie {$rows} wiersze. Wiele programów kończy na takiej liczbie.}}
* {{Ta lista ma dokładnie {$rows} wierszy. Wiele programów kończy na takiej liczbie.}}`,
  "guard.cut_off.row": "Ta lista kończy się inaczej niż poprzednie, tak jakby jej ostatni wiersz był ucięty.",
  "guard.cut_off.pasted": `.input {$rows :integer}
.match $rows
one {{{$rows} wiersz występuje na tej liście dwa razy. Takie wiersze mogły zostać wklejone na wiersze innych osób.}}
few {{{$rows} wiersze występują na tej liście dwa razy. Takie wiersze mogły zostać wklejone na wiersze innych osób.}}
* {{{$rows} wierszy występuje na tej liście dwa razy. Takie wiersze mogły zostać wklejone na wiersze innych osób.}}`,
  "guard.two_lists.title": "Dwie listy nadeszły w tym samym czasie",
  "guard.two_lists.message": `.input {$deletes :integer}
.match $deletes
one {{Usunięto by {$deletes} osobę, ponieważ nie ma jej na tej liście, ale jest ona na innej liście, która nadeszła w tym samym czasie.}}
few {{Usunięto by {$deletes} osoby, ponieważ nie ma ich na tej liście, ale są one na innej liście, która nadeszła w tym samym czasie.}}
* {{Usunięto by {$deletes} osób, ponieważ nie ma ich na tej liście, ale są one na innej liście, która nadeszła w tym samym czasie.}}`,
  "guard.two_lists.look": "Sprawdź, która z tych dwóch list jest właściwa.",
  "guard.older_list.title": "Starsza lista",
  "guard.older_list.message": `.input {$day :day}
.match $day
|| {{Ta lista jest starsza od listy, którą już wprowadzono.}}
* {{Ta lista jest starsza od listy, którą wprowadzono już {$day} o {$time} UTC.}}`,
  "guard.older_list.returns": "Ta lista wygląda jak starsza lista z kilkoma zmianami: {$what}.",
  "guard.older_list.leavers": `.input {$leavers :integer}
.match $leavers
one {{ponownie dodano by {$leavers} osobę, która odeszła}}
few {{ponownie dodano by {$leavers} osoby, które odeszły}}
* {{ponownie dodano by {$leavers} osób, które odeszły}}`,
  "guard.older_list.joiners": `.input {$joiners :integer}
.match $joiners
one {{usunięto by {$joiners} osobę, która niedawno doszła}}
few {{usunięto by {$joiners} osoby, które niedawno doszły}}
* {{usunięto by {$joiners} osób, które niedawno doszły}}`,
  "guard.older_list.values": `.input {$values :integer}
.match $values
one {{dawną wartość odzyskałaby {$values} osoba}}
few {{dawne wartości odzyskałyby {$values} osoby}}
* {{dawne wartości odzyskałoby {$values} osób}}`,
  "guard.older_list.look": "Jeśli tę listę umieszczono w folderze wejściowym przez pomyłkę, odrzuć ją.",
  "guard.key_changed.title": "Osoby są rozpoznawane inaczej",
  "guard.key_changed.message": `.input {$linked :integer}
.match $linked
one {{Zmieniono ustawienie określające, po jakiej wartości program rozpoznaje osoby. {$linked} osoba mogłaby zostać uznana za nową.}}
few {{Zmieniono ustawienie określające, po jakiej wartości program rozpoznaje osoby. {$linked} osoby mogłyby zostać uznane za nowe.}}
* {{Zmieniono ustawienie określające, po jakiej wartości program rozpoznaje osoby. {$linked} osób mogłoby zostać uznanych za nowe.}}`,
  "guard.key_changed.look": "Sprawdź, co by się zmieniło: dodanych lub usuniętych powinno zostać tylko kilka osób.",
  "guard.key_column_gone.title": "Brakuje kolumny, po której program rozpoznaje osoby",
  "guard.key_column_gone.message": "Na tej liście nie ma już kolumny: {$columns :all}.",
  "guard.key_column_gone.look": "Sprawdź, czy zmieniono nagłówek kolumny albo pominięto ją przy eksporcie.",
  "guard.columns_gone.title": "Brakuje wielu kolumn",
  "guard.columns_gone.message": "Brakuje {$gone :integer} z {$known :integer} znanych kolumn: {$columns :all}.",
  "guard.columns_gone.look": "Sprawdź, czy wyeksportowano właściwą listę.",
  "guard.unreadable_rows.title": "Większości wierszy nie można odczytać",
  "guard.unreadable_rows.message": `.input {$unreadable :integer}
.match $unreadable
one {{Nie można odczytać {$unreadable} wiersza (z łącznej liczby {$rows :integer}).}}
few {{Nie można odczytać {$unreadable} wierszy (z łącznej liczby {$rows :integer}).}}
* {{Nie można odczytać {$unreadable} wierszy (z łącznej liczby {$rows :integer}).}}`,
  "guard.unreadable_rows.look": "Sprawdź, czy to właściwy plik i jak go zapisano.",
  "guard.unreadable_rows.date_order":
    "Daty urodzenia można odczytać na dwa sposoby. Jeśli to właściwa lista, zatwierdź ją: jednoznaczne wiersze zostaną wprowadzone, a pozostałe poczekają na jedną odpowiedź.",
  "guard.unreadable_rows.name_order":
    "Imiona i nazwiska można odczytać na dwa sposoby. Poproś administratora o ustawienie nameOrder dla tych list (given_first lub family_first).",
  "guard.blank_keys.title": "Wiersze bez wartości, po której program rozpoznaje osoby",
  "guard.blank_keys.message":
    "Kolumna, po której program rozpoznaje osoby, jest pusta w {$percent :integer}% wierszy. Dotąd nigdy nie była pusta.",
  "guard.blank_keys.look": "Sprawdź, czy eksport jest kompletny.",
  "guard.new_people.title": "Wyjątkowo dużo nowych osób",
  "guard.new_people.message": `.input {$new :integer}
.match $new
one {{Nowa byłaby {$new} osoba (już znanych: {$linked :integer}). Częsta przyczyna: zmieniła się kolumna, po której program rozpoznaje osoby.}}
few {{Nowe byłyby {$new} osoby (już znanych: {$linked :integer}). Częsta przyczyna: zmieniła się kolumna, po której program rozpoznaje osoby.}}
* {{Nowych byłoby {$new} osób (już znanych: {$linked :integer}). Częsta przyczyna: zmieniła się kolumna, po której program rozpoznaje osoby.}}`,
  "guard.new_people.look": "Sprawdź, czy te osoby są rzeczywiście nowe.",
  "guard.group_moved.title": "Osoby zmieniłyby grupę",
  "guard.group_moved.message": `.input {$people :integer}
.match $people
one {{{$people} osoba przeszłaby do innej grupy. Dotychczasowa grupa: {$groups :all}.}}
few {{{$people} osoby przeszłyby do innej grupy. Dotychczasowa grupa: {$groups :all}.}}
* {{{$people} osób przeszłoby do innej grupy. Dotychczasowa grupa: {$groups :all}.}}`,
  "guard.group_moved.look": "Sprawdź, czy ta zmiana grupy jest zamierzona.",
  "guard.group_id_changed.title": "Grupę utworzono na nowo",
  "guard.group_id_changed.message": "Ta nazwa należy teraz w serwisie do innej grupy niż wcześniej: {$groups :all}.",
  "guard.group_id_changed.look": "Sprawdź w serwisie, czy nowa grupa ma właściwy scenariusz wysyłania życzeń.",
  "guard.other_list.title": "Lista innych osób",
  "guard.other_list.message": `.input {$new :integer}
.match $new
one {{Znanych osób jest na tej liście tylko {$listed :integer} (z łącznej liczby {$linked :integer}), a do tego {$new} nowa.}}
few {{Znanych osób jest na tej liście tylko {$listed :integer} (z łącznej liczby {$linked :integer}), a do tego {$new} nowe.}}
* {{Znanych osób jest na tej liście tylko {$listed :integer} (z łącznej liczby {$linked :integer}), a do tego {$new} nowych.}}`,
  "guard.other_list.look": "Sprawdź, czy to właściwa lista.",
  "guard.birthdays_changed.title": "Zmieniło się wiele dat urodzenia",
  "guard.birthdays_changed.message": `.input {$people :integer}
.match $people
one {{Data urodzenia zmieniłaby się u {$people} osoby (z łącznej liczby {$linked :integer}).}}
few {{Data urodzenia zmieniłaby się u {$people} osób (z łącznej liczby {$linked :integer}).}}
* {{Data urodzenia zmieniłaby się u {$people} osób (z łącznej liczby {$linked :integer}).}}`,
  "guard.birthdays_changed.look": "Porównaj kilka dat urodzenia z wiarygodnym źródłem.",
  "guard.names_changed.title": "Zmieniło się wiele imion lub nazwisk",
  "guard.names_changed.message": `.input {$people :integer}
.match $people
one {{U {$people} osoby (z łącznej liczby {$linked :integer}) zmieniłyby się dane: {$fields}.}}
few {{U {$people} osób (z łącznej liczby {$linked :integer}) zmieniłyby się dane: {$fields}.}}
* {{U {$people} osób (z łącznej liczby {$linked :integer}) zmieniłyby się dane: {$fields}.}}`,
  "guard.names_changed.look": "Sprawdź, czy każde imię i nazwisko nadal jest przy właściwej osobie.",
  "guard.addresses_changed.title": "Zmieniło się wiele adresów lub numerów",
  "guard.addresses_changed.message": `.input {$people :integer}
.match $people
one {{U {$people} osoby (z łącznej liczby {$linked :integer}) zmieniłyby się lub zniknęły dane: {$fields}.}}
few {{U {$people} osób (z łącznej liczby {$linked :integer}) zmieniłyby się lub zniknęły dane: {$fields}.}}
* {{U {$people} osób (z łącznej liczby {$linked :integer}) zmieniłyby się lub zniknęły dane: {$fields}.}}`,
  "guard.addresses_changed.look": "Sprawdź, czy te dane nadal są przy właściwych osobach.",
  "guard.columns_changed.title": "Jedna kolumna zmieniła się u wielu osób",
  "guard.columns_changed.message": `.input {$people :integer}
.match $people
one {{U {$people} osoby (z łącznej liczby {$linked :integer}) zmieniłyby się dane: {$field}.}}
few {{U {$people} osób (z łącznej liczby {$linked :integer}) zmieniłyby się dane: {$field}.}}
* {{U {$people} osób (z łącznej liczby {$linked :integer}) zmieniłyby się dane: {$field}.}}`,
  "guard.columns_changed.look": "Sprawdź, czy to właściwa kolumna.",
  "guard.values_exchanged.title": "Wartości trafiły do innych osób",
  "guard.values_exchanged.message": `.input {$people :integer}
.match $people
one {{{$people} osoba otrzymałaby wartość, którą miała dotąd inna osoba z listy. Dotyczy pola: {$field}.}}
few {{{$people} osoby otrzymałyby wartość, którą miała dotąd inna osoba z listy. Dotyczy pola: {$field}.}}
* {{{$people} osób otrzymałoby wartość, którą miała dotąd inna osoba z listy. Dotyczy pola: {$field}.}}`,
  "guard.values_exchanged.look": "Sprawdź, czy jednej kolumny nie posortowano lub nie przesunięto bez pozostałych.",
  "guard.values_filled.title": "Jedna wartość u kilku osób",
  "guard.values_filled.message": `.input {$people :integer}
.match $people
one {{{$people} osoba otrzymałaby tę samą wartość co inne albo wartość rosnącą z wiersza na wiersz. Dotyczy pola: {$field}.}}
few {{{$people} osoby otrzymałyby tę samą wartość albo wartość rosnącą z wiersza na wiersz. Dotyczy pola: {$field}.}}
* {{{$people} osób otrzymałoby tę samą wartość albo wartość rosnącą z wiersza na wiersz. Dotyczy pola: {$field}.}}`,
  "guard.values_filled.look": "Sprawdź, czy komórki przez pomyłkę nie wypełniono w dół lub nie skopiowano.",
  "guard.keys_reassigned.title": "Inne osoby pod znanymi numerami",
  "guard.keys_reassigned.message": `.input {$people :integer}
.match $people
one {{{$people} wiersz wydaje się dotyczyć innej osoby niż ta, którą program rozpoznawał dotąd po tej samej wartości.}}
few {{{$people} wiersze wydają się dotyczyć innych osób niż te, które program rozpoznawał dotąd po tych samych wartościach.}}
* {{{$people} wierszy wydaje się dotyczyć innych osób niż te, które program rozpoznawał dotąd po tych samych wartościach.}}`,
  "guard.keys_reassigned.look": "Sprawdź, czy numery nadano innym osobom, czy też jest to inna lista.",
  "guard.people_twice.title": "Osoby, które mogą być na liście dwa razy",
  "guard.people_twice.message": `.input {$people :integer}
.match $people
one {{W {$people} nowym wierszu osoba nazywa się tak samo jak w innym nowym wierszu, a do tego ta sama jest data urodzenia lub adres e-mail. Liczba osób na liście: {$listed :integer}. Porównaj na przykład wiersze {$lines :all} pliku.}}
few {{W {$people} nowych wierszach osoby nazywają się tak samo jak w innym nowym wierszu, a do tego ta sama jest data urodzenia lub adres e-mail. Liczba osób na liście: {$listed :integer}. Porównaj na przykład wiersze {$lines :all} pliku.}}
* {{W {$people} nowych wierszach osoby nazywają się tak samo jak w innym nowym wierszu, a do tego ta sama jest data urodzenia lub adres e-mail. Liczba osób na liście: {$listed :integer}. Porównaj na przykład wiersze {$lines :all} pliku.}}`,
  "guard.people_twice.look":
    "Sprawdź, czy niektóre osoby nie są na liście dwa razy. Po zatwierdzeniu listy każdy z tych wierszy stanie się osobnym kontaktem.",
  "guard.settings_changed.title": "Zmienione ustawienie dotyczy wielu osób",
  "guard.settings_changed.message": `.input {$people :integer}
.match $people
one {{Zmieniono ustawienia tej listy: {$settings :all}. Przez to inne wartości otrzymałaby {$people} znana osoba (z łącznej liczby {$linked :integer}).}}
few {{Zmieniono ustawienia tej listy: {$settings :all}. Przez to inne wartości otrzymałyby {$people} znane osoby (z łącznej liczby {$linked :integer}).}}
* {{Zmieniono ustawienia tej listy: {$settings :all}. Przez to inne wartości otrzymałoby {$people} znanych osób (z łącznej liczby {$linked :integer}).}}`,
  "guard.settings_changed.look": "Zapytaj administratora, czy te ustawienia mają zmienić dane tylu osób.",
  "guard.birthdays_shifted.title": "Wiele dat urodzenia zmieniło się w ten sam sposób",
  "guard.birthdays_shifted.message": `.input {$people :integer}
.match $people
one {{Zmieniła się {$people} data urodzenia: {$how}. Zwykle jest to skutek błędu w jakimś programie.}}
few {{W ten sam sposób zmieniły się {$people} daty urodzenia: {$how}. Zwykle jest to skutek błędu w jakimś programie.}}
* {{W ten sam sposób zmieniło się {$people} dat urodzenia: {$how}. Zwykle jest to skutek błędu w jakimś programie.}}`,
  "guard.birthdays_shifted.look": "Porównaj kilka dat urodzenia z wiarygodnym źródłem.",
  "guard.column_blank.title": "Kolumna jest nagle pusta",
  "guard.column_blank.message": "Wcześniej były tu wartości, a teraz wszystkie wiersze są puste: {$columns :all}.",
  "guard.column_blank.look": "Sprawdź, czy eksport jest kompletny.",
  "guard.strangers.title": "W grupie są osoby, które nie pochodzą z żadnej listy",
  "guard.strangers.message": `.input {$listed :integer}
.input {$known :integer}
.input {$unknown :integer}
.match $listed $known $unknown
one * * {{Grupa w serwisie: {$groups :all}. Jest w niej {$listed} osoba, która nie pochodzi z żadnej listy. Jeśli jest też na tej liście, dostałaby życzenia dwa razy.}}
few 0 * {{Grupa w serwisie: {$groups :all}. Są w niej {$listed} osoby i żadna z nich nie pochodzi z list. Jeśli niektóre z nich są też na tej liście, dostałyby życzenia dwa razy.}}
few * one {{Grupa w serwisie: {$groups :all}. Są w niej {$listed} osoby, z których {$unknown} nie pochodzi z żadnej listy. Jeśli jest też na tej liście, dostałaby życzenia dwa razy.}}
few * few {{Grupa w serwisie: {$groups :all}. Są w niej {$listed} osoby, z których {$unknown} nie pochodzą z żadnej listy. Jeśli niektóre z nich są też na tej liście, dostałyby życzenia dwa razy.}}
few * * {{Grupa w serwisie: {$groups :all}. Są w niej {$listed} osoby, z których {$unknown} nie pochodzi z żadnej listy. Jeśli niektóre z nich są też na tej liście, dostałyby życzenia dwa razy.}}
* 0 * {{Grupa w serwisie: {$groups :all}. Jest w niej {$listed} osób i żadna z nich nie pochodzi z list. Jeśli niektóre z nich są też na tej liście, dostałyby życzenia dwa razy.}}
* * one {{Grupa w serwisie: {$groups :all}. Jest w niej {$listed} osób, z których {$unknown} nie pochodzi z żadnej listy. Jeśli jest też na tej liście, dostałaby życzenia dwa razy.}}
* * few {{Grupa w serwisie: {$groups :all}. Jest w niej {$listed} osób, z których {$unknown} nie pochodzą z żadnej listy. Jeśli niektóre z nich są też na tej liście, dostałyby życzenia dwa razy.}}
* * * {{Grupa w serwisie: {$groups :all}. Jest w niej {$listed} osób, z których {$unknown} nie pochodzi z żadnej listy. Jeśli niektóre z nich są też na tej liście, dostałyby życzenia dwa razy.}}`,
  "guard.strangers.restored":
    "Dane programu odtworzono ze starszej kopii. Osoby z tej listy mogą już być w grupie ({$groups :all}) i dostałyby życzenia dwa razy.",
  "guard.strangers.look":
    "Jeśli osoby z tej listy są już w grupie, najpierw poproś administratora o połączenie ich z kontaktami („celebration-sync link”). Jeśli to inne osoby, zatwierdź listę.",

  // By how much birthdays moved
  "interval.exchanged": "zamieniono dzień z miesiącem",
  "interval.epoch": "o 4 lata i jeden dzień",
  "interval.days": `.input {$count :integer}
.match $count
one {{o jeden dzień}}
few {{o {$count} dni}}
* {{o {$count} dni}}`,
  "interval.months": `.input {$count :integer}
.match $count
one {{o jeden miesiąc}}
few {{o {$count} miesiące}}
* {{o {$count} miesięcy}}`,
  "interval.years": `.input {$count :integer}
.match $count
one {{o jeden rok}}
few {{o {$count} lata}}
* {{o {$count} lat}}`,

  // What a wrong list looks like
  "pattern.column_out_of_step": "Wygląda na to, że jedną kolumnę posortowano lub przesunięto bez pozostałych.",
  "pattern.filled_down": "Wygląda na to, że jedną wartość wypełniono w dół lub wklejono do wierszy innych osób.",
  "pattern.counted_up": "Wygląda na to, że arkusz kalkulacyjny zwiększał wartości z wiersza na wiersz.",
  "pattern.same_interval": "Wygląda na to, że jakiś program przesunął wszystkie te daty o tyle samo.",
  "pattern.day_month_exchanged": "Wygląda na to, że dzień i miesiąc zamieniły się miejscami.",
  "pattern.names_exchanged": "Wygląda na to, że imiona i nazwiska zamieniły się miejscami.",
  "pattern.keys_reused": "Wygląda na to, że numery, po których program rozpoznaje osoby, należą teraz do innych osób.",
  "pattern.other_people": "Wygląda na to, że to lista innych osób.",

  // What waits, and how to decide
  "hold.run": "Z tej listy niczego nie wprowadzono.",
  "hold.rest": "Czeka to, czego nie zdążono wysłać przed przerwaniem przetwarzania; wszystko inne wprowadzono.",
  "hold.deletes": "Czekają tylko usunięcia; wszystko inne wprowadzono.",
  "hold.deletes_and_rows": `.input {$rows :integer}
.match $rows
one {{Czekają usunięcia, a także {$rows} nowa osoba podobna do osoby, która ma zostać usunięta; wszystko inne wprowadzono.}}
few {{Czekają usunięcia, a także {$rows} nowe osoby podobne do osób, które mają zostać usunięte; wszystko inne wprowadzono.}}
* {{Czekają usunięcia, a także {$rows} nowych osób podobnych do osób, które mają zostać usunięte; wszystko inne wprowadzono.}}`,
  "hold.way_out":
    "Jeśli lista jest prawidłowa, zatwierdź ją poleceniem „celebration-sync approve {$run}”. Jeśli nie, odrzuć ją poleceniem „celebration-sync discard {$run}” albo umieść poprawioną listę w folderze wejściowym.",

  // Runs that stopped: what happened, what to do
  "halt.key_refused.happened": "Serwis nie daje już temu programowi dostępu.",
  "halt.key_refused.to_do":
    "Powiadom administratora, że trzeba odnowić dostęp programu do serwisu. Szczegóły są w pliku summary.json w folderze raportu.",
  "halt.not_allowed.happened": "Serwis nie przyjął zapytania, ponieważ program nie ma potrzebnych uprawnień.",
  "halt.not_allowed.to_do":
    "Poproś administratora o sprawdzenie uprawnień programu w serwisie. Szczegóły są w pliku summary.json w folderze raportu.",
  "halt.unreachable.happened": "Nie udało się połączyć z serwisem albo jego odpowiedź była nieprawidłowa.",
  "halt.unreachable.to_do":
    "Na razie nie trzeba nic robić: program spróbuje ponownie przy następnym przetwarzaniu. Jeśli w następnym raporcie będzie to samo, powiadom administratora.",
  "halt.unanswered.happened":
    "Wysłano dane kilku osób, ale nie nadeszła odpowiedź. Reszty nie wysłano, żeby nikt nie dostał życzeń dwa razy.",
  "halt.unanswered.to_do":
    "Na razie nie trzeba nic robić: program spróbuje ponownie przy następnym przetwarzaniu. Jeśli w następnym raporcie będzie to samo, powiadom administratora.",
  "halt.applied_differently.happened":
    "Serwis zapisał dane jednej osoby inaczej, niż są na liście. Na razie nic więcej nie jest wysyłane, także z innych list, żeby błąd nie objął kolejnych osób.",
  "halt.applied_differently.to_do":
    "Poproś administratora o sprawdzenie tego kontaktu w serwisie, a potem o zatwierdzenie lub odrzucenie tego przetwarzania. Szczegóły są w pliku summary.json w folderze raportu.",
  "halt.other_contact.happened":
    "Odpowiedź serwisu dotyczyła innej osoby niż ta, której dane wysłano. Na razie nic więcej nie jest wysyłane, także z innych list, żeby nie pomylić osób.",
  "halt.other_contact.to_do":
    "Poproś administratora o odszukanie tej osoby w serwisie, a potem o zatwierdzenie lub odrzucenie tego przetwarzania. Szczegóły są w pliku summary.json w folderze raportu.",
  "halt.all_refused.happened": "Serwis nie przyjął niczego, co wysłano. Reszty nie wysłano.",
  "halt.all_refused.to_do":
    "Na razie nie trzeba nic robić: program spróbuje ponownie przy następnym przetwarzaniu. Jeśli w następnym raporcie będzie to samo, powiadom administratora.",
  "halt.contacts_missing.happened":
    "Według serwisu nie ma już osób, które powinny w nim być. Nie dodano ich ponownie, żeby nikt nie dostał życzeń dwa razy.",
  "halt.contacts_missing.to_do":
    "Jeśli te osoby usunięto w serwisie celowo, poproś administratora o zatwierdzenie tego przetwarzania. Jeśli nie, program spróbuje ponownie przy następnym przetwarzaniu. Szczegóły są w pliku summary.json w folderze raportu.",
  "halt.stopped.happened": "Przetwarzanie zatrzymano celowo, zanim wszystko wysłano.",
  "halt.stopped.to_do": "Nie trzeba nic robić.",
  "halt.unknown.happened": "Nie można było dalej korzystać z serwisu.",
  "halt.unknown.to_do": "Powiadom administratora. Szczegóły są w pliku summary.json w folderze raportu.",

  // Counts that stand alone
  "count.rows": `.input {$count :integer}
.match $count
one {{{$count} wiersz}}
few {{{$count} wiersze}}
* {{{$count} wierszy}}`,
  "count.people": `.input {$count :integer}
.match $count
one {{{$count} osoba}}
few {{{$count} osoby}}
* {{{$count} osób}}`,
  "count.columns": `.input {$count :integer}
.match $count
one {{{$count} kolumna}}
few {{{$count} kolumny}}
* {{{$count} kolumn}}`,
  "count.columns_unused": `.input {$count :integer}
.match $count
one {{{$count} kolumna, niewysyłane: {$unused :integer}}}
few {{{$count} kolumny, niewysyłane: {$unused :integer}}}
* {{{$count} kolumn, niewysyłane: {$unused :integer}}}`,

  // The headline of a report
  "verdict.failed": "Przetwarzanie się nie powiodło.",
  "verdict.halted": "Przetwarzanie przerwano przed końcem.",
  "verdict.superseded": "Tę listę zastąpiła nowsza.",
  "verdict.superseded_corrections":
    "Nowsza lista lub nowszy raport dotarły przed zatwierdzeniem tego raportu. Jego poprawek nie użyto.",
  "verdict.unfinished": "Przetwarzanie nie zostało zakończone.",
  "verdict.discarded": "Tę listę odrzucono. Niczego z niej nie wprowadzono.",
  "verdict.needs_you": `.input {$rows :integer}
.match $rows
one {{Lista przetworzona. {$rows} wiersz wymaga uwagi.}}
few {{Lista przetworzona. {$rows} wiersze wymagają uwagi.}}
* {{Lista przetworzona. {$rows} wierszy wymaga uwagi.}}`,
  "verdict.needs_you_earlier": `.input {$rows :integer}
.match $rows
one {{Lista przetworzona. {$rows} wiersz z wcześniejszej listy wymaga uwagi.}}
few {{Lista przetworzona. {$rows} wiersze wymagają uwagi (z wcześniejszych list: {$earlier :integer}).}}
* {{Lista przetworzona. {$rows} wierszy wymaga uwagi (z wcześniejszych list: {$earlier :integer}).}}`,
  "verdict.one_question": `.input {$rows :integer}
.match $rows
one {{Lista przetworzona. Na odpowiedź czeka jedno pytanie, które dotyczy {$rows} wiersza.}}
few {{Lista przetworzona. Na odpowiedź czeka jedno pytanie, które dotyczy {$rows} wierszy.}}
* {{Lista przetworzona. Na odpowiedź czeka jedno pytanie, które dotyczy {$rows} wierszy.}}`,
  "verdict.corrections_lost": `.input {$count :integer}
.match $count
one {{Nie użyto {$count} poprawki.}}
few {{Nie użyto {$count} poprawek.}}
* {{Nie użyto {$count} poprawek.}}`,
  "verdict.not_read": `.input {$count :integer}
.match $count
one {{Lista przetworzona. Nie odczytano {$count} wiersza.}}
few {{Lista przetworzona. Nie odczytano {$count} wierszy.}}
* {{Lista przetworzona. Nie odczytano {$count} wierszy.}}`,
  "verdict.people_not_read": `.input {$count :integer}
.match $count
one {{Lista przetworzona, ale nie odczytano {$count} osoby z pliku.}}
few {{Lista przetworzona, ale nie odczytano {$count} osób z pliku.}}
* {{Lista przetworzona, ale nie odczytano {$count} osób z pliku.}}`,
  "verdict.column_unused": "Lista przetworzona, ale jednej kolumny nie użyto.",
  "verdict.follow_later": `.input {$count :integer}
.match $count
one {{Lista przetworzona. {$count} wiersz zostanie wysłany później.}}
few {{Lista przetworzona. {$count} wiersze zostaną wysłane później.}}
* {{Lista przetworzona. {$count} wierszy zostanie wysłanych później.}}`,
  "verdict.deletions_discarded": `.input {$count :integer}
.match $count
one {{Lista przetworzona. Odrzucono {$count} usunięcie.}}
few {{Lista przetworzona. Odrzucono {$count} usunięcia.}}
* {{Lista przetworzona. Odrzucono {$count} usunięć.}}`,
  "verdict.changes_discarded": `.input {$count :integer}
.match $count
one {{Lista przetworzona. Odrzucono {$count} zmianę.}}
few {{Lista przetworzona. Odrzucono {$count} zmiany.}}
* {{Lista przetworzona. Odrzucono {$count} zmian.}}`,
  "verdict.good": "Wszystko gotowe.",
  "verdict.held_rest": "Tę listę wprowadzono częściowo. Reszta czeka na decyzję.",
  "verdict.held_run": "Niczego nie zmieniono. Ta lista czeka na decyzję.",
  "verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} usunięcie czeka na decyzję.}}
few {{{$count} usunięcia czekają na decyzję.}}
* {{{$count} usunięć czeka na decyzję.}}`,

  // The line below the headline: “12 rows read: 3 people created, 2 updated; 7 were already right.”
  "lead.done_and_rest": "{$done}; {$rest}",
  "lead.whole": `.input {$read :integer}
.match $read
one {{Odczytano {$read} wiersz: {$what}.}}
few {{Odczytano {$read} wiersze: {$what}.}}
* {{Odczytano {$read} wierszy: {$what}.}}`,
  "lead.nothing_sent": "niczego nie wysłano do serwisu",
  "lead.nothing_changed": "niczego nie zmieniono w serwisie",
  "lead.created": `.input {$count :integer}
.match $count
one {{dodano {$count} osobę}}
few {{dodano {$count} osoby}}
* {{dodano {$count} osób}}`,
  "lead.updated": `.input {$count :integer}
.match $count
one {{zmieniono dane {$count} osoby}}
few {{zmieniono dane {$count} osób}}
* {{zmieniono dane {$count} osób}}`,
  "lead.deleted": `.input {$count :integer}
.match $count
one {{usunięto {$count} osobę}}
few {{usunięto {$count} osoby}}
* {{usunięto {$count} osób}}`,
  "lead.unchanged": "{$count :integer} bez zmian",
  "lead.rejected": "nie użyto {$count :integer}",
  "lead.in_doubt": "{$count :integer} bez potwierdzenia",
  "lead.held": `.input {$count :integer}
.match $count
one {{{$count} czeka na decyzję}}
few {{{$count} czekają na decyzję}}
* {{{$count} czeka na decyzję}}`,
  "lead.deferred": "{$count :integer} do wysłania później",

  // What to do now
  "todo.title": "Co teraz zrobić",
  "todo.nothing": "Nic. Możesz zamknąć tę stronę.",
  "todo.open_rejections": "Otwórz rejections.xlsx",
  "todo.failed": "Powiadom administratora. Plik został zachowany i nic z niego nie zginęło.",
  "todo.rows_missing": `.input {$count :integer}
.match $count
one {{Liczby się nie zgadzają: nie wiadomo, co stało się z {$count} wierszem pliku. Powiadom administratora, zanim skorzystasz z tego raportu.}}
few {{Liczby się nie zgadzają: nie wiadomo, co stało się z {$count} wierszami pliku. Powiadom administratora, zanim skorzystasz z tego raportu.}}
* {{Liczby się nie zgadzają: nie wiadomo, co stało się z {$count} wierszami pliku. Powiadom administratora, zanim skorzystasz z tego raportu.}}`,
  "todo.rows_too_many": `.input {$count :integer}
.match $count
one {{Liczby się nie zgadzają: policzono o {$count} wiersz za dużo. Powiadom administratora, zanim skorzystasz z tego raportu.}}
few {{Liczby się nie zgadzają: policzono o {$count} wiersze za dużo. Powiadom administratora, zanim skorzystasz z tego raportu.}}
* {{Liczby się nie zgadzają: policzono o {$count} wierszy za dużo. Powiadom administratora, zanim skorzystasz z tego raportu.}}`,
  "todo.other_sheet": `.input {$count :integer}
.match $count
one {{{$count} wiersz jest w innym arkuszu ({$sheets :all}), którego nie odczytano: tej osoby nie dodano, nie zmieniono ani nie usunięto. Przenieś wiersz do arkusza „{$sheet}” albo poproś administratora o ustawienie, które arkusze są odczytywane.}}
few {{{$count} wiersze są w innym arkuszu ({$sheets :all}), którego nie odczytano: tych osób nie dodano, nie zmieniono ani nie usunięto. Przenieś wiersze do arkusza „{$sheet}” albo poproś administratora o ustawienie, które arkusze są odczytywane.}}
* {{{$count} wierszy jest w innym arkuszu ({$sheets :all}), którego nie odczytano: tych osób nie dodano, nie zmieniono ani nie usunięto. Przenieś wiersze do arkusza „{$sheet}” albo poproś administratora o ustawienie, które arkusze są odczytywane.}}`,
  "todo.second_table": `.input {$count :integer}
.match $count
one {{{$count} wiersz jest w innej tabeli niż lista: tej osoby nie dodano, nie zmieniono ani nie usunięto. Przenieś wiersz do pierwszej tabeli albo do osobnego pliku.}}
few {{{$count} wiersze są w innej tabeli niż lista: tych osób nie dodano, nie zmieniono ani nie usunięto. Przenieś wiersze do pierwszej tabeli albo do osobnego pliku.}}
* {{{$count} wierszy jest w innej tabeli niż lista: tych osób nie dodano, nie zmieniono ani nie usunięto. Przenieś wiersze do pierwszej tabeli albo do osobnego pliku.}}`,
  "todo.people_left":
    "Jeśli osoby z tych wierszy odeszły, usuń wiersze z pliku albo ukryj ich arkusz. Do tego czasu te osoby pozostają w serwisie.",
  "todo.nothing_lost":
    "Nic nie zginęło: następne przetwarzanie zacznie się tam, gdzie to się zatrzymało. Nie trzeba ponownie umieszczać pliku w folderze wejściowym.",
  "todo.read_below": "Przeczytaj poniżej, co czeka i dlaczego.",
  "todo.read_below_names": "Przeczytaj poniżej, co czeka i dlaczego, i sprawdź nazwiska.",
  "todo.approve":
    "Jeśli lista jest prawidłowa: poproś administratora o zatwierdzenie jej poleceniem „celebration-sync approve {$run}”",
  "todo.discard":
    "Jeśli lista jest błędna: umieść poprawioną listę w folderze wejściowym albo poproś administratora o odrzucenie tej poleceniem „celebration-sync discard {$run}”",
  "todo.corrections_lost": `.input {$count :integer}
.match $count
one {{Nie użyto {$count} poprawionego wiersza tego pliku, ponieważ pochodzi z raportu, który nie jest najnowszy. Znajdziesz go poniżej w części „Pominięte wiersze”. Wprowadź tę poprawkę w najnowszym raporcie albo na liście.}}
few {{Nie użyto {$count} poprawionych wierszy tego pliku, ponieważ pochodzą z raportu, który nie jest najnowszy. Znajdziesz je poniżej w części „Pominięte wiersze”. Wprowadź te poprawki w najnowszym raporcie albo na liście.}}
* {{Nie użyto {$count} poprawionych wierszy tego pliku, ponieważ pochodzą z raportu, który nie jest najnowszy. Znajdziesz je poniżej w części „Pominięte wiersze”. Wprowadź te poprawki w najnowszym raporcie albo na liście.}}`,
  "todo.superseded_corrections":
    "Wiersze, które nadal zawierają błędy, są w najnowszym raporcie. Popraw je tam albo na liście.",
  "todo.correct":
    "Otwórz plik rejections.xlsx, który jest w tym samym folderze co ta strona, i popraw kolorowe komórki. Nie zmieniaj kolumn, których nagłówki zaczynają się od _.",
  "todo.correct_some": `.input {$toCorrect :integer}
.match $toCorrect
one {{Otwórz plik rejections.xlsx, który jest w tym samym folderze co ta strona, i popraw kolorowe komórki. Poprawki wymaga {$toCorrect} wiersz (wszystkich wierszy: {$lines :integer}). Nie zmieniaj kolumn, których nagłówki zaczynają się od _.}}
few {{Otwórz plik rejections.xlsx, który jest w tym samym folderze co ta strona, i popraw kolorowe komórki. Poprawki wymagają {$toCorrect} wiersze (wszystkich wierszy: {$lines :integer}). Nie zmieniaj kolumn, których nagłówki zaczynają się od _.}}
* {{Otwórz plik rejections.xlsx, który jest w tym samym folderze co ta strona, i popraw kolorowe komórki. Poprawki wymaga {$toCorrect} wierszy (wszystkich wierszy: {$lines :integer}). Nie zmieniaj kolumn, których nagłówki zaczynają się od _.}}`,
  "todo.drop_back":
    "Zapisz plik pod dowolną nazwą i umieść go w folderze wejściowym, czyli tam, gdzie listy. Wysłane zostaną tylko wiersze z tego pliku; nikt nie zostanie usunięty.",
  "trial.title": "Próba:",
  "trial.notice":
    "To była próba. Niczego nie wysłano do serwisu i niczego nie zapisano. Raport pokazuje, co by się stało.",
  "trial.held":
    "Prawdziwa lista zaczeka w tym miejscu na decyzję. Do tego czasu nic z tego, co wstrzymano, nie zostanie wysłane.",
  "trial.correct":
    "Popraw te wiersze na swojej liście. Próba nie tworzy pliku rejections.xlsx, który można by umieścić w folderze wejściowym.",
  "todo.look_up": `.input {$count :integer}
.match $count
one {{Wyszukaj w serwisie {$count} osobę, co do której nie wiadomo, czy jej dane dotarły, i przekaż administratorowi, co udało się ustalić.}}
few {{Wyszukaj w serwisie {$count} osoby, co do których nie wiadomo, czy ich dane dotarły, i przekaż administratorowi, co udało się ustalić.}}
* {{Wyszukaj w serwisie {$count} osób, co do których nie wiadomo, czy ich dane dotarły, i przekaż administratorowi, co udało się ustalić.}}`,
  "todo.warnings": `.input {$count :integer}
.match $count
one {{Możesz przejrzeć {$count} wiersz, w którym wartość pominięto lub wygląda ona nietypowo.}}
few {{Możesz przejrzeć {$count} wiersze, w których wartość pominięto lub wygląda ona nietypowo.}}
* {{Możesz przejrzeć {$count} wierszy, w których wartość pominięto lub wygląda ona nietypowo.}}`,
  "todo.ungreeted": `.input {$count :integer}
.match $count
one {{{$count} nowej osobie nie można jeszcze wysłać życzeń: {$people}.}}
few {{{$count} nowym osobom nie można jeszcze wysłać życzeń: {$people}.}}
* {{{$count} nowym osobom nie można jeszcze wysłać życzeń: {$people}.}}`,
  "todo.ungreeted_list": "Uzupełnij na liście brakujące dane; trafią do serwisu z następną listą.",
  "ungreeted.no_address": "brak adresu e-mail i numeru telefonu",
  "ungreeted.phone_country": "brak adresu e-mail, a kraj numeru telefonu jest nieznany",
  "ungreeted.phone_unread": "brak adresu e-mail, a numeru telefonu nie udało się odczytać",
  "ungreeted.no_birthday": "brak daty urodzenia",

  // Corrections that last
  "kept.title": "Poprawione tutaj, na liście nadal błędne",
  "kept.lead":
    "Te komórki poprawiono tutaj, ale na liście nadal jest stary tekst. Zmień go tam, skąd pochodzi lista. Do tego czasu komórki są tu poprawiane za każdym razem.",
  "kept.column": "Kolumna",
  "kept.list_says": "Na liście jest",
  "kept.used": "Użyto zamiast tego",
  "kept.blank": "puste",
  "kept.removed": "Ten wiersz jest pomijany, bo prawidłowy jest inny wiersz tej samej osoby. Usuń ten wiersz z listy.",
  "kept.wrong_key":
    "Klucz tego wiersza należy do innego wiersza listy. Popraw klucz tego wiersza na swojej liście albo usuń wiersz.",
  "kept.left_out":
    "Nic, ponieważ tę wartość ma już inny kontakt z grupy. Wpisz na liście własne dane tej osoby albo usuń tę wartość z wiersza.",
  "kept.rule": `.input {$count :integer}
.match $count
one {{Reguła dla kolumny, użyta w {$count} wierszu}}
few {{Reguła dla kolumny, użyta w {$count} wierszach}}
many {{Reguła dla kolumny, użyta w {$count} wierszach}}
* {{Reguła dla kolumny, użyta w {$count} wiersza}}`,
  "kept.offer": `.input {$count :integer}
.match $count
one {{„{$was}” poprawiono na „{$becomes}” w {$count} wierszu kolumny „{$header}”. Aby poprawiać ten tekst we wszystkich wierszach, także na późniejszych listach: „celebration-sync corrections rule {$id}”}}
few {{„{$was}” poprawiono na „{$becomes}” w {$count} wierszach kolumny „{$header}”. Aby poprawiać ten tekst we wszystkich wierszach, także na późniejszych listach: „celebration-sync corrections rule {$id}”}}
many {{„{$was}” poprawiono na „{$becomes}” w {$count} wierszach kolumny „{$header}”. Aby poprawiać ten tekst we wszystkich wierszach, także na późniejszych listach: „celebration-sync corrections rule {$id}”}}
* {{„{$was}” poprawiono na „{$becomes}” w {$count} wiersza kolumny „{$header}”. Aby poprawiać ten tekst we wszystkich wierszach, także na późniejszych listach: „celebration-sync corrections rule {$id}”}}`,
  "kept.all": "Wszystkie: „celebration-sync corrections”",

  // Who decided: $when is a time, $how is one of the ways
  "decision.title": "Kto podjął decyzję",
  "decision.via.console": "w konsoli",
  "decision.via.command_line": "w wierszu poleceń",
  "decision.via.report": "w poprawionym raporcie",
  "decision.approve": "Zatwierdzono przez: {$by}, {$when}, {$how}",
  "decision.discard": "Odrzucono przez: {$by}, {$when}, {$how}",
  "decision.retry": "Wysłano ponownie na polecenie: {$by}, {$when}, {$how}",
  "decision.answer": `.input {$rows :integer}
.match $rows
one {{Odpowiedź na {$rows} pytanie: {$by}, {$when}, {$how}}}
few {{Odpowiedzi na {$rows} pytania: {$by}, {$when}, {$how}}}
many {{Odpowiedzi na {$rows} pytań: {$by}, {$when}, {$how}}}
* {{Odpowiedzi na {$rows} pytania: {$by}, {$when}, {$how}}}`,
  "decision.resolve": `.input {$rows :integer}
.match $rows
one {{Wyjaśniono {$rows} przypadek bez potwierdzenia: {$by}, {$when}, {$how}}}
few {{Wyjaśniono {$rows} przypadki bez potwierdzenia: {$by}, {$when}, {$how}}}
many {{Wyjaśniono {$rows} przypadków bez potwierdzenia: {$by}, {$when}, {$how}}}
* {{Wyjaśniono {$rows} przypadku bez potwierdzenia: {$by}, {$when}, {$how}}}`,
  "decision.dismiss": `.input {$rows :integer}
.match $rows
one {{Pominięto {$rows} wiersz: {$by}, {$when}, {$how}}}
few {{Pominięto {$rows} wiersze: {$by}, {$when}, {$how}}}
many {{Pominięto {$rows} wierszy: {$by}, {$when}, {$how}}}
* {{Pominięto {$rows} wiersza: {$by}, {$when}, {$how}}}`,
  "decision.correction": "Decyzja o trwałej poprawce: {$by}, {$when}, {$how}",
  "decision.never": "Nigdy nie wysyłać życzeń – decyzja: {$by}, {$when}, {$how}",
  "decision.lift": "Znów można wysyłać życzenia – decyzja: {$by}, {$when}, {$how}",
  "decision.erase": "Żądanie usunięcia wszystkich danych: {$by}, {$when}, {$how}",
  "decision.alone": "Pominięto w ten sposób zasadę, że listę zatwierdza druga osoba.",
  "decision.noted": "{$what}: {$note :all}",
  "decision.kept": `.input {$count :integer}
.match $count
one {{{$count} osobę wyłączono z usuwania, więc pozostaje. Jeśli nadal będzie jej brakować na liście, pytanie pojawi się ponownie.}}
few {{{$count} osoby wyłączono z usuwania, więc pozostają. Jeśli nadal będzie ich brakować na liście, pytanie pojawi się ponownie.}}
many {{{$count} osób wyłączono z usuwania, więc pozostają. Jeśli nadal będzie ich brakować na liście, pytanie pojawi się ponownie.}}
* {{{$count} osoby wyłączono z usuwania, więc pozostają. Jeśli nadal będzie ich brakować na liście, pytanie pojawi się ponownie.}}`,

  // The picture of the rows
  "outcome.title": `.input {$count :integer}
.match $count
1 {{Co stało się z wierszem}}
* {{Co stało się z wierszami ({$count})}}`,
  "outcome.description": `.input {$read :integer}
.match $read
one {{Łącznie {$read} wiersz: {$parts}.}}
few {{Łącznie {$read} wiersze: {$parts}.}}
* {{Łącznie {$read} wierszy: {$parts}.}}`,
  "outcome.none": "brak",
  "outcome.created.label": `.input {$count :integer}
.match $count
one {{dodany}}
few {{dodane}}
* {{dodanych}}`,
  "outcome.created.means": "nowe w serwisie",
  "outcome.updated.label": `.input {$count :integer}
.match $count
one {{zmieniony}}
few {{zmienione}}
* {{zmienionych}}`,
  "outcome.updated.means": "zmiana w serwisie",
  "outcome.unchanged.label": `.input {$count :integer}
.match $count
* {{bez zmian}}`,
  "outcome.unchanged.means": `.input {$count :integer}
.match $count
* {{dane już się zgadzają}}`,
  "outcome.rejected.label": `.input {$count :integer}
.match $count
one {{nieprzyjęty}}
few {{nieprzyjęte}}
* {{nieprzyjętych}}`,
  "outcome.rejected.means": `.input {$count :integer}
.match $count
one {{nie do użycia w tej postaci}}
few {{nie do użycia w tej postaci}}
* {{nie do użycia w tej postaci}}`,
  "outcome.inDoubt.label": `.input {$count :integer}
.match $count
* {{bez potwierdzenia}}`,
  "outcome.inDoubt.means": "nie wiadomo, czy dane dotarły",
  "outcome.held.label": `.input {$count :integer}
.match $count
one {{wstrzymany}}
few {{wstrzymane}}
* {{wstrzymanych}}`,
  "outcome.held.means": `.input {$count :integer}
.match $count
one {{czeka na decyzję}}
few {{czekają na decyzję}}
* {{czeka na decyzję}}`,
  "outcome.deferred.label": `.input {$count :integer}
.match $count
one {{odłożony}}
few {{odłożone}}
* {{odłożonych}}`,
  "outcome.deferred.means": "kolejna próba później",
  "outcome.duplicate.label": `.input {$count :integer}
.match $count
one {{powtórzony}}
few {{powtórzone}}
* {{powtórzonych}}`,
  "outcome.duplicate.means": "ten sam wiersz dwa razy",
  "outcome.skipped.label": `.input {$count :integer}
.match $count
one {{pominięty}}
few {{pominięte}}
* {{pominiętych}}`,
  "outcome.skipped.means": "powód: zob. poniżej",
  "departed.title": "Osoby, których nie ma na liście:",
  "departed.deleted": `.input {$count :integer}
.match $count
one {{usunięto {$count} osobę}}
few {{usunięto {$count} osoby}}
* {{usunięto {$count} osób}}`,
  "departed.held": `.input {$count :integer}
.match $count
one {{wstrzymano {$count} usunięcie}}
few {{wstrzymano {$count} usunięcia}}
* {{wstrzymano {$count} usunięć}}`,
  "departed.refused": `.input {$count :integer}
.match $count
one {{serwis nie usunął {$count} osoby}}
few {{serwis nie usunął {$count} osób}}
* {{serwis nie usunął {$count} osób}}`,

  // The top and the end of the page
  "page.list": "Lista",
  "page.took": "czas: {$duration}",
  "page.seconds": "{$seconds :integer} s",
  "page.minutes": "{$minutes :integer} min {$seconds :integer} s",
  "page.hours": "{$hours :integer} godz. {$minutes :integer} min",
  "page.files": "W tym samym folderze co ta strona:",
  "page.mode.snapshot": "Plik zawiera całą listę: osoby, których już na niej nie ma, są usuwane.",
  "page.mode.changes": "Plik zawiera tylko zmiany: osoby, których w nim nie ma, pozostają w serwisie.",
  "page.calls": `.input {$calls :integer}
.match $calls
one {{Wysłano do serwisu {$calls} zapytanie (odczyt grup: {$groups :integer}, dodawanie: {$create :integer}, zmiana: {$update :integer}, usuwanie: {$delete :integer}).}}
few {{Wysłano do serwisu {$calls} zapytania (odczyt grup: {$groups :integer}, dodawanie: {$create :integer}, zmiana: {$update :integer}, usuwanie: {$delete :integer}).}}
* {{Wysłano do serwisu {$calls} zapytań (odczyt grup: {$groups :integer}, dodawanie: {$create :integer}, zmiana: {$update :integer}, usuwanie: {$delete :integer}).}}`,
  "page.throttled": `.input {$count :integer}
.match $count
one {{Serwis {$count} raz poprosił program, żeby zwolnił.}}
few {{Serwis {$count} razy poprosił program, żeby zwolnił.}}
* {{Serwis {$count} razy poprosił program, żeby zwolnił.}}`,
  "page.run": "Przetwarzanie {$run}",
  "page.sha256": "Suma kontrolna pliku (SHA-256): {$sum}",

  // Rows that need a person
  "rows.needsYou.title": "Wiersze do poprawy",
  "rows.needsYou.lead":
    "Z tymi wierszami nic jeszcze nie zrobiono. Popraw je w pliku rejections.xlsx i umieść ten plik w folderze wejściowym. Załatwione wiersze znikają z tej strony.",
  "rows.inDoubt.title": "Mogą mimo wszystko dostać życzenia",
  "rows.inDoubt.lead":
    "Dane tych osób wysłano do serwisu, ale nie nadeszła jednoznaczna odpowiedź. Nie są wysyłane ponownie, żeby nikt nie dostał życzeń dwa razy. Wyszukaj te osoby w serwisie.",
  "rows.warnings.title": "Warto sprawdzić",
  "rows.warnings.lead": "Te wiersze wprowadzono. Jedną z ich wartości pominięto albo wygląda ona nietypowo.",
  "rows.deferred.title": "Ponowna próba nastąpi automatycznie",
  "rows.deferred.lead": "Z tymi wierszami nie trzeba nic robić, chyba że pozostaną tu przez wiele dni.",
  "rows.held_list":
    "Z tej listy niczego nie wprowadzono. Popraw te wiersze w pliku rejections.xlsx i umieść ten plik w folderze wejściowym. Poprawki czekają na decyzję o liście.",
  "rows.no_report":
    "Z tej listy niczego nie wprowadzono, dlatego tych wierszy nie można poprawić w raporcie. Jeśli to właściwa lista, popraw je na samej liście.",
  "rows.earlier": `.input {$count :integer}
.match $count
one {{{$count} z nich pochodzi z wcześniejszej listy.}}
few {{{$count} z nich pochodzą z wcześniejszych list.}}
* {{{$count} z nich pochodzi z wcześniejszych list.}}`,
  "rows.search": "Szukaj w tych wierszach",
  "rows.search_example": "nazwisko, wiersz, grupa …",
  "rows.more": "Dalsze wiersze tego rodzaju ({$count :integer}): zob. rejections.xlsx.",
  "rows.show_more": "Pokaż więcej ({$count :integer} z {$left :integer})",
  "rows.found": "Znaleziono: {$count :integer}",
  "rows.nothing_found": "Nic nie znaleziono",
  "rows.line": "Wiersz {$line}",
  "rows.not_listed": "Nie ma na liście od {$day :day}",
  "rows.earlier_list": "Wcześniejsza lista, od {$day :day}",
  "rows.of_undo": "Wycofanie listy, od {$day :day}",
  "rows.blank": "puste",
  "rows.look_here": "sprawdź tutaj",
  "rows.beyond_columns": "poza kolumnami",

  // Tables of people
  "head.line": "Wiersz",
  "head.person": "Osoba",
  "head.birthday": "Data urodzenia",
  "head.group": "Grupa",
  "head.contact": "Identyfikator kontaktu",
  "head.to_do": "Planowane",
  "head.would_change": "Co by się zmieniło",
  "head.changed": "Co się zmieniło",
  "people.updated": "Zmienione",
  "people.created": "Dodane",
  "people.deleted": "Usunięte",
  "people.waiting": "Do wysłania",
  "people.dropped": "Niewprowadzone",
  "people.kept": "Wyłączone, nadal w serwisie",
  "people.would_be_deleted": "Do usunięcia",
  "people.held": "Wstrzymane",
  "people.create": "dodać",
  "people.update": "zmienić",
  "people.delete": "usunąć",
  "people.more": "Pozostałe ({$count :integer}): zob. {$file}.",
  "value.was": "było",
  "value.now": "jest",

  // Why it waits
  "holds.waits": "Dlaczego czeka",
  "holds.waited": "Dlaczego czekało",
  "holds.check_first":
    "Najpierw wszystko sprawdź: wysłanych życzeń nie można cofnąć. Jeśli lista zostanie później wycofana („undo”), usunięte osoby zostaną dodane ponownie, z nowymi identyfikatorami kontaktów.",
  "holds.over": "Z tej listy nic już nie czeka. Podjęto decyzję albo listę zastąpiła nowsza.",
  "holds.example": "Na przykład",
  "holds.examples": "Na przykład: {$names}.",

  // How the file was read
  "reading.title": "Jak odczytano plik",
  "reading.text":
    "Plik „{$file}” odczytano jako tekst (kodowanie: {$encoding}), komórki rozdziela {$delimiter}. Nagłówki kolumn są w wierszu {$line}.",
  "reading.xlsx":
    "Plik „{$file}” odczytano jako skoroszyt programu Excel, arkusz „{$sheet}”. Nagłówki kolumn są w wierszu {$line}.",
  "reading.ods":
    "Plik „{$file}” odczytano jako arkusz kalkulacyjny OpenDocument, arkusz „{$sheet}”. Nagłówki kolumn są w wierszu {$line}.",
  "reading.unknown_encoding": "nieznane",
  "reading.comma": "przecinek",
  "reading.semicolon": "średnik",
  "reading.tab": "tabulator",
  "reading.bar": "kreska pionowa",
  "reading.unknown_delimiter": "nieznany znak",
  "reading.columns": "Kolumny",
  "reading.column": "Kolumna",
  "reading.used_as": "Użyta jako",
  "reading.why": "Dlaczego",
  "reading.samples": "Przykłady",
  "reading.no_title": "bez nagłówka",
  "reading.for_key": "do rozpoznawania osób",
  "reading.not_sent": "niewysyłana",
  "reading.left_out": "Pominięte wiersze ({$count :integer})",
  "reading.text_of_line": "Tekst",

  // The last runs
  "history.title": "Historia przetwarzania",
  "history.caption": "Historia przetwarzania listy „{$feed}”, od najnowszego",
  "history.when": "Kiedy",
  "history.ended": "Wynik",
  "history.rows": "Co stało się z wierszami",
  "history.needed_you": "Wymagało uwagi",
  "history.file": "Plik",
  "history.this_run": "to przetwarzanie",
  "history.completed": "zakończono",
  "history.held": "czeka na decyzję",
  "history.halted": "przerwano",
  "history.failed": "nie powiodło się",
  "history.superseded": "zastąpiono nowszą listą",
  "history.discarded": "odrzucono",
  "history.not_used": "nie użyto",
  "history.unfinished": "nie zakończono",

  // Notices
  "notice.run": "{$file}: {$parts}. Raport: {$report}",
  "notice.stopped_run": "{$file}: {$parts}. {$why} Raport: {$report}",
  "notice.rejected": "do poprawy: {$count :integer}",
  "notice.held": "wstrzymane: {$count :integer}",
  "notice.deferred": "odłożone: {$count :integer}",
  "notice.in_doubt": "bez potwierdzenia: {$count :integer}",
  "notice.not_read": "nieodczytane: {$count :integer}",
  "notice.status.held": "czeka na decyzję",
  "notice.status.halted": "przerwano przed końcem",
  "notice.status.failed": "nie powiodło się",
  "notice.status.superseded": "zastąpiono nowszą listą",
  "notice.status.unfinished": "nie zakończono",
  "notice.file_failed": "Pliku {$file} nie użyto. {$why} Plik jest teraz tutaj: {$path}",
  "notice.not_carried_out": `.input {$count :integer}
.match $count
one {{Jednej decyzji nie wykonano: czekała dłużej niż dobę albo w międzyczasie przywrócono starsze dane. Wymieniają ją konsola i celebration-sync status. Zdecyduj ponownie, jeśli decyzja jest nadal słuszna.}}
few {{Nie wykonano {$count} decyzji: czekały dłużej niż dobę albo w międzyczasie przywrócono starsze dane. Wymieniają je konsola i celebration-sync status. Zdecyduj ponownie, jeśli decyzje są nadal słuszne.}}
many {{Nie wykonano {$count} decyzji: czekały dłużej niż dobę albo w międzyczasie przywrócono starsze dane. Wymieniają je konsola i celebration-sync status. Zdecyduj ponownie, jeśli decyzje są nadal słuszne.}}
* {{Nie wykonano {$count} decyzji: czekały dłużej niż dobę albo w międzyczasie przywrócono starsze dane. Wymieniają je konsola i celebration-sync status. Zdecyduj ponownie, jeśli decyzje są nadal słuszne.}}`,
  "notice.brought_back":
    "Jakiś program zapisał coś w pliku {$file} po zarchiwizowaniu listy. Lista jest znowu w folderze wejściowym i zostanie odczytana ponownie. Program powinien najpierw zapisywać pod inną nazwą. Nazwę pliku trzeba zmienić dopiero wtedy, gdy plik jest kompletny.",
  "notice.no_list": `.input {$hours :integer}
.match $hours
one {{Od {$hours} godziny nie nadeszła lista „{$feed}”. Ostatnia nadeszła {$day :day}.}}
few {{Od {$hours} godzin nie nadeszła lista „{$feed}”. Ostatnia nadeszła {$day :day}.}}
* {{Od {$hours} godzin nie nadeszła lista „{$feed}”. Ostatnia nadeszła {$day :day}.}}`,
  "notice.no_list_yet": `.input {$hours :integer}
.match $hours
one {{Od {$hours} godziny nie nadeszła lista „{$feed}”. Dotąd nie było żadnej.}}
few {{Od {$hours} godzin nie nadeszła lista „{$feed}”. Dotąd nie było żadnej.}}
* {{Od {$hours} godzin nie nadeszła lista „{$feed}”. Dotąd nie było żadnej.}}`,
  "notice.test": "To jest test. Tutaj będą przychodzić powiadomienia z celebration-sync.",
  "notice.subject.file_failed": "Pliku {$file} nie użyto.",
  "notice.subject.brought_back": "Plik {$file} zostanie odczytany ponownie.",
  "notice.subject.not_carried_out": "Nie wszystko, co zdecydowano, zostało wykonane.",
  "notice.subject.waiting": "Plik {$file} nadal czeka.",
  "notice.subject.stopped": "W tej chwili nie można przetworzyć żadnej listy.",
  "notice.subject.no_list": "Nie nadeszła lista „{$feed}”.",
  "notice.subject.test": "Test celebration-sync",
  "notice.daily": `.input {$count :integer}
.match $count
one {{{$count} lista od ostatniego podsumowania}}
few {{{$count} listy od ostatniego podsumowania}}
many {{{$count} list od ostatniego podsumowania}}
* {{{$count} listy od ostatniego podsumowania}}`,
  "notice.report": "Szczegóły w raporcie: {$report}",

  // The list of all runs
  "index.title": "Twoje listy",
  "index.nothing_waits": "Żadna lista nie czeka na decyzję. Otwórz wiersz, aby zobaczyć raport.",
  "index.waiting": `.input {$count :integer}
.match $count
one {{{$count} lista czeka na decyzję. Otwórz jej raport, aby zobaczyć dlaczego.}}
few {{{$count} listy czekają na decyzję. Otwórz ich raporty, aby zobaczyć dlaczego.}}
* {{{$count} list czeka na decyzję. Otwórz ich raporty, aby zobaczyć dlaczego.}}`,

  // The workbook with the rows to correct
  "workbook.sheet": "Do poprawy",

  // Console: navigation, foot, and what is refused
  "console.nav.label": "Strony",
  "console.nav.skip": "Przejdź do treści",
  "console.nav.lists": "Listy",
  "console.nav.history": "Historia",
  "console.nav.doubts": "Bez potwierdzenia",
  "console.nav.people": "Osoby",
  "console.nav.greetings": "Najbliższe życzenia",
  "console.nav.settings": "Ustawienia",
  "console.foot.own_name": "Polski",
  "console.foot.language": "Język",
  "console.foot.person": "Zalogowano jako {$name}.",
  "console.foot.sign_out": "Wyloguj się",
  "console.accounts.title": "Konta",
  "console.accounts.search": "Nazwa konta",
  "console.accounts.none": "Żadne konto nie ma „{$search}” w nazwie.",
  "console.accounts.all": "Wszystkie konta",
  "console.accounts.former":
    "Konfiguracja tego konta zawiera błędy, dlatego nadal obowiązuje poprzednia. Powiadom osobę, która opiekuje się konsolą.",
  "console.accounts.held": `.input {$count :integer}
.match $count
one {{{$count} lista czeka na decyzję.}}
few {{{$count} listy czekają na decyzję.}}
many {{{$count} list czeka na decyzję.}}
* {{{$count} listy czeka na decyzję.}}`,
  "console.accounts.not_done": `.input {$count :integer}
.match $count
one {{Nie wykonano {$count} polecenia dotyczącego osoby.}}
few {{Nie wykonano {$count} poleceń dotyczących osób.}}
many {{Nie wykonano {$count} poleceń dotyczących osób.}}
* {{Nie wykonano {$count} polecenia dotyczącego osób.}}`,
  "console.refused.title": "Nie udało się wykonać tej czynności",
  "console.refused.back": "Wróć do list",
  "console.refused.host": "Ten adres nie należy do konsoli. Otwórz konsolę pod jej własnym adresem.",
  "console.refused.origin":
    "Ten formularz wysłała inna witryna, dlatego nic się nie stało. Otwórz stronę tutaj i spróbuj ponownie.",
  "console.refused.role": "Nie masz do tego uprawnień. Zwróć się do osoby, która opiekuje się konsolą.",
  "console.refused.not_found": "Nie ma takiej strony.",
  "console.refused.ledger": "Zapisanych danych nie można teraz odczytać.",
  "console.refused.too_large": "Przesłane dane są za duże. Niczego z nich nie zachowano.",
  "console.refused.unreadable": "Konsola nie mogła odczytać tego, co wysłała przeglądarka. Wróć i spróbuj ponownie.",
  "console.refused.failed":
    "W konsoli wystąpił błąd i nic się nie stało. Zwróć się do osoby, która opiekuje się konsolą: więcej informacji jest w dzienniku.",
  "console.form.errors": `.input {$count :integer}
.match $count
one {{W formularzu jest {$count} błąd}}
few {{W formularzu są {$count} błędy}}
many {{W formularzu jest {$count} błędów}}
* {{W formularzu jest {$count} błędów}}`,
  "console.pager.label": "Dalsze strony",
  "console.pager.shown": "od {$from :integer} do {$to :integer} z {$total :integer}",
  "console.pager.before": "Poprzednia strona",
  "console.pager.after": "Następna strona",

  // Console: Sign in
  "console.enter.used": "Ten link został już użyty albo jest błędny. Aby otrzymać nowy, uruchom konsolę ponownie.",
  "console.sign_in.title": "Zaloguj się",
  "console.sign_in.account": "Konto",
  "console.sign_in.name": "Nazwa użytkownika",
  "console.sign_in.password": "Hasło",
  "console.sign_in.busy": "W tej chwili loguje się wiele osób. Spróbuj ponownie za minutę.",
  "console.sign_in.wrong_account":
    "Konto, nazwa użytkownika lub hasło są nieprawidłowe. Sprawdź je i spróbuj ponownie.",
  "console.sign_in.wrong": "Nazwa użytkownika lub hasło są nieprawidłowe. Sprawdź je i spróbuj ponownie.",
  "console.sign_in.too_many": `.input {$minutes :integer}
.match $minutes
one {{Było zbyt wiele nieudanych prób logowania. Spróbuj ponownie za {$minutes} minutę.}}
few {{Było zbyt wiele nieudanych prób logowania. Spróbuj ponownie za {$minutes} minuty.}}
many {{Było zbyt wiele nieudanych prób logowania. Spróbuj ponownie za {$minutes} minut.}}
* {{Było zbyt wiele nieudanych prób logowania. Spróbuj ponownie za {$minutes} minuty.}}`,
  "console.sign_in.ended": "Sesja wygasła. Zaloguj się ponownie.",
  "console.sign_in.by_link":
    "Nie dodano jeszcze żadnych użytkowników. Otwórz link, który konsola pokazała przy uruchomieniu.",
  "console.sign_in.no_users":
    "Nie dodano jeszcze żadnych użytkowników. Zwróć się do osoby, która opiekuje się konsolą.",
  "console.sign_in.unreadable":
    "W tej chwili nikt nie może się zalogować. Zwróć się do osoby, która opiekuje się konsolą: przyczyna jest w dzienniku.",
  "console.sign_in.kept":
    "Sesja wygasła. Zaloguj się ponownie: wpisane dane są przechowywane przez godzinę i niczego z nich nie wysłano.",
  "console.kept.notice":
    "Sesja wygasła podczas wypełniania tej strony. Wpisane dane są znowu poniżej i niczego nie wysłano. Sprawdź je, a potem wyślij.",
  "console.kept.homeless": "Strona zmieniła się od tego czasu. Wpisano także:",
  "console.kept.drop": "Odrzuć wpisane dane",
  "console.sign_in.at_proxy": "Zalogowano przez Twoją organizację jako: {$name}. Aby zakończyć sesję, wyloguj się tam.",
  "console.sign_in.no_name": "Konsola nie wie, kim jesteś. Otwórz ją pod adresem otrzymanym od organizacji.",
  "console.sign_in.in_no_account":
    "Twoja organizacja zalogowała Cię jako {$name}, ale żadne konto tej konsoli Cię nie wymienia. Poproś administratora o dodanie Cię.",
  "console.sign_in.with": "Zaloguj się przez {$issuer}",
  "console.oidc.late": "To logowanie trwało zbyt długo albo zaczęło się w innej przeglądarce. Zaloguj się ponownie.",
  "console.oidc.no_role":
    "Zalogowano jako {$name}, ale żadna z Twoich grup nie może używać konsoli. Zwróć się do osoby, która opiekuje się konsolą.",
  "console.oidc.refused":
    "Logowanie się nie powiodło. Zaloguj się ponownie albo zwróć się do osoby, która opiekuje się konsolą: przyczyna jest w dzienniku.",
  "console.oidc.unusable":
    "W tej chwili nie można się tam zalogować. Spróbuj później albo zwróć się do osoby, która opiekuje się konsolą: więcej informacji jest w dzienniku.",

  // Console: Lists
  "console.home.no_list": "Nie nadeszła jeszcze żadna lista.",
  "console.home.needs_you": "Czeka na Ciebie",
  "console.home.nothing": "Nic na Ciebie nie czeka.",
  "console.home.held": "Lista „{$file}” czeka na decyzję.",
  "console.home.look": "Zobacz listę",
  "console.home.to_correct": `.input {$count :integer}
.match $count
one {{{$count} wiersz wymaga poprawy.}}
few {{{$count} wiersze wymagają poprawy.}}
many {{{$count} wierszy wymaga poprawy.}}
* {{{$count} wierszy wymaga poprawy.}}`,
  "console.home.doubts": `.input {$count :integer}
.match $count
one {{W przypadku {$count} osoby nie wiadomo, czy jest w serwisie.}}
few {{W przypadku {$count} osób nie wiadomo, czy są w serwisie.}}
many {{W przypadku {$count} osób nie wiadomo, czy są w serwisie.}}
* {{W przypadku {$count} osób nie wiadomo, czy są w serwisie.}}`,
  "console.home.refused": "Nie udało się użyć pliku „{$file}”.",
  "console.home.not_done.never":
    "{$name}: nie wykonano polecenia „Nigdy nie wysyłaj życzeń”. Ta osoba może nadal dostać życzenia.",
  "console.home.not_done.erase": "{$name}: danych nie usunięto. Ta osoba może nadal dostać życzenia.",
  "console.home.not_done.erase_gone": "{$name}: danych nie usunięto. Tej osoby nie ma w serwisie.",
  "console.home.open_person": "Otwórz stronę tej osoby",
  "console.home.choose_again": "Wybierz poprawioną listę",
  "console.home.given": "Przesłane listy",
  "console.home.given.checking": "Lista jest sprawdzana.",
  "console.home.given.checked": "Lista jest sprawdzona. Czeka, aż ktoś przekaże ją do przetworzenia.",
  "console.home.given.next": "Listę przekazano do przetworzenia. Zostanie odczytana jako następna.",
  "console.home.given.next_run": "Listę przekazano do przetworzenia. Czeka na uruchomienie programu.",
  "console.home.your_lists": "Twoje listy",
  "console.home.last_list": "Ostatnia lista",
  "console.home.next_list": "Oczekiwana następna lista",
  "console.home.overdue": "jeszcze nie nadeszła",
  "console.home.in_service": "Osoby w serwisie",
  "console.home.corrections": "Trwałe poprawki",
  "console.home.open": "Otwórz ostatnią listę",
  "console.home.at_work": "Program działa: listy i decyzje są realizowane od razu.",
  "console.home.not_at_work": "Program teraz nie działa. Listy i decyzje czekają na następne przetwarzanie.",
  "console.home.welcome": "Witamy. Nie nadeszła jeszcze żadna lista.",
  "console.home.welcome_how":
    "Wybierz poniżej listę osób. Strona pokaże wtedy, co zmieniłaby ta lista. Bez Twojej zgody nic nie zostanie wysłane.",
  "console.home.waits": "Lista czeka na decyzję.",

  // Console: What this list would do
  "console.check.choose": "Wybierz listę",
  "console.check.choose_help":
    "Plik CSV, Excel lub OpenDocument o wielkości do {$most :integer} MB albo poprawiony raport. Plik można też przeciągnąć tutaj. Najpierw zobaczysz, co by zmienił; nic nie jest jeszcze wysyłane.",
  "console.check.list_of": "Lista:",
  "console.check.by_name": "według nazwy pliku",
  "console.check.button": "Sprawdź tę listę",
  "console.check.removed": "Listę usunięto. Nic nie zostało wysłane.",
  "console.check.error.no_file": "Najpierw wybierz plik.",
  "console.check.error.too_large": "Plik ma więcej niż {$most :integer} MB. Niczego z niego nie zachowano.",
  "console.check.error.name":
    "Tej nazwy pliku nie można użyć. Zmień nazwę, na przykład na „lista.csv”, i wybierz plik ponownie.",
  "console.check.error.no_list":
    "Z nazwy „{$file}” nie wynika, która to lista. Wskaż ją w polu „Lista” i wybierz plik ponownie.",
  "console.check.error.several_lists":
    "Nazwa „{$file}” pasuje do kilku list. Wskaż właściwą w polu „Lista” i wybierz plik ponownie.",
  "console.check.error.unknown_list": "Nie ma takiej listy. Wybierz jedną z list w polu „Lista”.",
  "console.check.error.broken":
    "Plik nie dotarł w całości, dlatego niczego z niego nie zachowano. Wybierz go ponownie.",
  "console.check.error.no_room":
    "Pliku nie udało się tu zapisać. Zwróć się do osoby, która opiekuje się konsolą: więcej informacji jest w dzienniku.",
  "console.check.error.empty_file": "Plik jest pusty. Wyeksportuj listę ponownie i wybierz nowy plik.",
  "console.check.error.wrong_type":
    "To nie jest lista. Zapisz listę jako skoroszyt programu Excel (.xlsx), arkusz OpenDocument (.ods) lub CSV i wybierz ten plik.",
  "console.check.error.old_workbook":
    "To skoroszyt programu Excel w starym formacie (.xls). Zapisz go jako skoroszyt programu Excel (.xlsx) i wybierz ten plik.",
  "console.check.error.password_protected":
    "Plik jest chroniony hasłem. Usuń hasło, zapisz plik i wybierz go ponownie.",
  "console.check.title": "Co zmieniłaby ta lista",
  "console.check.given_by": "przesłano przez: {$name}",
  "console.check.waiting": `.input {$before :integer}
.match $before
one {{Ta lista czeka. Najpierw zostanie sprawdzona {$before} inna lista.}}
few {{Ta lista czeka. Najpierw zostaną sprawdzone {$before} inne listy.}}
* {{Ta lista czeka. Najpierw zostanie sprawdzonych {$before} innych list.}}`,
  "console.check.opening": "Plik jest otwierany.",
  "console.check.same_waits": "Ten sam plik przesłano już {$at} ({$name}) i czeka.",
  "console.check.same_waits_link": "Zobacz tamtą listę",
  "console.check.same_processed": "Ten sam plik został przetworzony {$at} jako lista: {$name}.",
  "console.check.same_processed_link": "Zobacz, co się z nim stało",
  "console.check.error.too_many_own":
    "Czeka już {$most :integer} Twoich list. Najpierw przekaż lub anuluj niektóre z nich na stronie „Listy”. Niczego z tego pliku nie zachowano.",
  "console.check.error.too_many_all":
    "Łącznie czeka już {$most :integer} list. Poproś inne osoby o przekazanie lub anulowanie niektórych z nich. Niczego z tego pliku nie zachowano.",
  "console.check.reading": `.input {$rows :integer}
.match $rows
one {{Lista jest odczytywana: dotąd {$rows} wiersz.}}
few {{Lista jest odczytywana: dotąd {$rows} wiersze.}}
* {{Lista jest odczytywana: dotąd {$rows} wierszy.}}`,
  "console.check.planning": "Lista jest porównywana z danymi w serwisie.",
  "console.check.reload": "Ta strona pokaże wynik, gdy tylko będzie gotowy.",
  "console.check.refused": "Tego pliku nie można użyć.",
  "console.check.failed": "Tej listy nie udało się sprawdzić.",
  "console.check.failed.memory":
    "Lista potrzebuje więcej pamięci, niż wolno użyć przy sprawdzaniu. Umieść ją w folderze wejściowym albo podziel na części.",
  "console.check.failed.time":
    "Sprawdzanie trwało zbyt długo. Umieść listę w folderze wejściowym albo podziel ją na części.",
  "console.check.failed.ledger":
    "Zapisanych danych nie można teraz odczytać. Zwróć się do osoby, która opiekuje się konsolą.",
  "console.check.failed.ended":
    "Sprawdzanie zostało przerwane. Sprawdź listę ponownie; jeśli to się powtórzy, zwróć się do osoby, która opiekuje się konsolą.",
  "console.check.again": "Sprawdź ponownie",
  "console.check.take": "Przekaż tę listę do przetworzenia",
  "console.check.try": "Wypróbuj",
  "console.check.trial": "Próba",
  "console.check.trial.none":
    "Próba nie dała raportu. Lista musiałaby czekać albo teraz nie można wprowadzić żadnej listy: przyczyna jest na stronie „Listy”.",
  "console.check.trial.report": "Pobierz raport z próby",
  "console.check.cancel": "Anuluj",
  "console.check.take_failed":
    "Listy nie udało się umieścić w folderze wejściowym, dlatego nic się nie stało. Zwróć się do osoby, która opiekuje się konsolą: więcej informacji jest w dzienniku.",
  "console.check.taken": "Listę przekazano do przetworzenia: {$name}.",
  "console.check.taken_waits":
    "Lista jest teraz w folderze wejściowym i zostanie odczytana jako następna. Ta strona przejdzie potem do raportu.",
  "console.check.taken_next_run":
    "Lista jest teraz w folderze wejściowym. W tej chwili żaden program nie odczytuje list; odczyta ją następne przetwarzanie.",
  "console.check.gone":
    "Tej listy już tu nie ma. Lista, której nikt nie przekaże do przetworzenia, jest usuwana po jednym dniu.",
  "console.check.verdict.held": "Cała lista czekałaby na decyzję.",
  "console.check.verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} usunięcie czekałoby na decyzję.}}
few {{{$count} usunięcia czekałyby na decyzję.}}
* {{{$count} usunięć czekałoby na decyzję.}}`,
  "console.check.verdict.rows": `.input {$rows :integer}
.match $rows
one {{{$rows} wiersz wymaga uwagi. Pozostałe można wprowadzić.}}
few {{{$rows} wiersze wymagają uwagi. Pozostałe można wprowadzić.}}
* {{{$rows} wierszy wymaga uwagi. Pozostałe można wprowadzić.}}`,
  "console.check.verdict.nothing": "Ta lista nic by nie zmieniła.",
  "console.check.verdict.good": "Tę listę można wprowadzić bez zmian.",
  "console.check.lead": `.input {$rows :integer}
.match $rows
one {{Nic nie zostało jeszcze wysłane. Lista ma {$rows} wiersz.}}
few {{Nic nie zostało jeszcze wysłane. Lista ma {$rows} wiersze.}}
* {{Nic nie zostało jeszcze wysłane. Lista ma {$rows} wierszy.}}`,
  "console.check.created": "Do dodania",
  "console.check.updated": "Do zmiany",
  "console.check.unchanged": "Bez zmian",
  "console.check.left_out": "Pominięte",
  "console.check.figures": "Lista w liczbach",
  "console.check.groups_seen": "Grupy w serwisie według stanu: {$at}.",
  "console.check.groups_unknown":
    "Grup nie sprawdzono, ponieważ nie wiadomo tu jeszcze, jakie grupy są w serwisie. Zostaną odczytane z pierwszą listą.",
  "console.check.stopped":
    "W tej chwili nic nie jest wysyłane: odpowiedź serwisu czeka na decyzję. Ta lista też by czekała.",
  "console.check.changed":
    "Od tego sprawdzenia coś się zmieniło: nadeszła inna lista albo podjęto decyzję. To, co widzisz, może już być nieaktualne. Sprawdź ponownie albo przekaż listę tak, jak jest.",
  "console.check.report":
    "Ten plik to poprawiony raport. Zmienione zostaną tylko wiersze z tego pliku; pozostałe osoby pozostaną bez zmian.",
  "console.check.holds": "Co by czekało i dlaczego",
  "console.check.held": "czekałoby",
  "console.check.columns": "Jak zostanie użyta każda kolumna",
  "console.check.show_all": "Pokaż wszystkie ({$count :integer})",
  "console.check.back": "Wróć do przeglądu tej listy",
  "console.check.greetings": "Życzenia w ciągu najbliższych {$days :integer} dni",
  "console.check.greetings_none": "W tych dniach nikt nie ma urodzin.",
  "console.check.greetings_same": "Lista niczego tu nie zmienia.",
  "console.check.greetings_changed": "Zmienione przez tę listę ({$count :integer})",
  "console.check.greetings_all": "Wszystkie życzenia z tych dni ({$count :integer})",
  "console.check.head.day": "Dzień",
  "console.check.head.change": "Co się zmienia",
  "console.check.greeting.stays": "nic",
  "console.check.greeting.new": "nowa osoba",
  "console.check.greeting.ends": "do usunięcia",

  // Console: History and a list’s page
  "console.run.correct_step": `.input {$count :integer}
.match $count
one {{Popraw {$count} wiersz. Tylko ten wiersz zostanie wysłany; nikt nie zostanie usunięty.}}
few {{Popraw {$count} wiersze. Tylko te wiersze zostaną wysłane; nikt nie zostanie usunięty.}}
many {{Popraw {$count} wierszy. Tylko te wiersze zostaną wysłane; nikt nie zostanie usunięty.}}
* {{Popraw {$count} wierszy. Tylko te wiersze zostaną wysłane; nikt nie zostanie usunięty.}}`,
  "console.run.doubt_step": `.input {$count :integer}
.match $count
one {{Wyszukaj w serwisie {$count} osobę i zaznacz, czy tam jest.}}
few {{Wyszukaj w serwisie {$count} osoby i przy każdej zaznacz, czy tam jest.}}
many {{Wyszukaj w serwisie {$count} osób i przy każdej zaznacz, czy tam jest.}}
* {{Wyszukaj w serwisie {$count} osób i przy każdej zaznacz, czy tam jest.}}`,
  "console.run.correct": "Popraw wiersze",
  "console.run.see_rows": "Zobacz wiersze",
  "console.run.look_up": "Sprawdź w serwisie",
  "console.run.rows_to_correct":
    "Z tymi wierszami nic jeszcze nie zrobiono. Popraw je na stronie „{$page}”. Załatwione wiersze znikają z tej strony.",
  "console.run.hint_row": "Podejmij decyzję o tym wierszu na stronie „{$page}”.",
  "console.run.hint_doubt": "Wyszukaj tę osobę w serwisie i na stronie „{$page}” zaznacz, co udało się ustalić.",
  "console.run.files": "Pobierz raport:",
  "console.run.no_files": "Plików tego raportu już tu nie ma. Stare raporty są usuwane.",
  "console.run.unknown": "Pod tym adresem nie ma żadnej listy. Link może być niepełny albo listę usunięto.",
  "console.run.newer": "Otwórz nowszą listę",
  "console.run.running": "Ta lista jest właśnie wprowadzana.",
  "console.run.progress": "wysłano {$done :integer} z {$total :integer}",
  "console.run.rate": "{$rate :integer} na minutę",
  "console.run.interrupted":
    "Program, który wprowadzał tę listę, zakończył pracę przed końcem. Nic nie zginęło: po ponownym uruchomieniu będzie kontynuować od tego miejsca.",
  "console.run.decision": "Twoja decyzja",
  "console.run.decide": "Jeśli lista jest prawidłowa, zatwierdź ją. Jeśli nie, odrzuć ją i prześlij poprawioną listę.",
  "console.run.others_decide": "O tej liście decyduje osoba, która ma prawo zatwierdzać.",
  "console.run.approve": "Zatwierdź…",
  "console.run.discard": "Odrzuć…",
  "console.instead.issue.looks_like_in_doubt.hint":
    "Wyszukaj tę osobę w serwisie i odpowiedz na stronie „Bez potwierdzenia”. Ten wiersz zostanie wtedy wysłany z następną listą.",
  "console.instead.question.country.answer":
    "Kraj ustawia raz administrator jako „country” (na przykład „PL”) w ustawieniach listy „{$feed}”. Następnie wybierz listę ponownie na stronie „Listy”.",
  "console.instead.question.nameOrder.answer":
    "Odpowiedź wpisuje administrator jako „nameOrder” („given_first” dla kolejności Anna Nowak, „family_first” dla kolejności Nowak Anna) w ustawieniach listy „{$feed}”. Następnie wybierz listę ponownie na stronie „Listy”.",
  "console.instead.question.dateOrder.answer":
    "Na stronie „Wiersze do poprawy” odpowiedz „wszystkie DMR” (dzień, miesiąc, rok) lub „wszystkie MDR” (miesiąc, dzień, rok) przy jednym z tych wierszy. Odpowiedź dotyczy wszystkich wierszy i późniejszych list „{$feed}”.",
  "console.instead.question.dateOrder.answer_held":
    "Jeśli to właściwa lista, najpierw ją zatwierdź. Następnie na stronie „Wiersze do poprawy” odpowiedz „wszystkie DMR” (dzień, miesiąc, rok) lub „wszystkie MDR” (miesiąc, dzień, rok) przy jednym z tych wierszy. Odpowiedź dotyczy wszystkich wierszy i późniejszych list „{$feed}”.",
  "console.instead.issue.group_ambiguous.hint":
    "Nadaj tym grupom w serwisie różne nazwy (ich numery to {$groupIds :all}), a następnie wybierz listę ponownie na stronie „Listy”.",
  "console.instead.issue.not_found.hint":
    "Sprawdź, czy grupa nadal istnieje w serwisie, a następnie wybierz listę ponownie na stronie „Listy”.",
  "console.instead.issue.cut_row.hint": "Wybierz całą listę ponownie na stronie „Listy”.",
  "console.instead.issue.other_feed.hint":
    "Wprowadź poprawkę w raporcie tamtej listy i wybierz ten raport na stronie „Listy”.",
  "console.instead.todo.nothing_lost":
    "Nic nie zginęło: następne przetwarzanie zacznie się tam, gdzie to się zatrzymało. Nie trzeba ponownie wybierać pliku.",
  "console.instead.guard.older_list.look": "Jeśli tę listę przekazano przez pomyłkę, odrzuć ją.",
  "console.instead.rows.held_list":
    "Z tej listy niczego nie wprowadzono. Te wiersze można już poprawić: poprawki czekają na decyzję o liście.",
  "console.instead.issue.line_outdated.hint":
    "Popraw wiersz jeszcze raz na stronie „Wiersze do poprawy”, jeśli tam jest, a jeśli nie, na liście.",
  "console.instead.issue.line_solved.hint":
    "Popraw wiersz jeszcze raz na stronie „Wiersze do poprawy”, jeśli tam jest, a jeśli nie, na liście.",
  "console.instead.issue.list_discarded.hint":
    "Popraw wiersz jeszcze raz na stronie „Wiersze do poprawy”, jeśli tam jest, a jeśli nie, na liście.",
  "console.instead.issue.waits_for_list.message":
    "Ta poprawka należy do listy, która czeka na decyzję. Czeka razem z tą listą.",
  "console.instead.issue.list_discarded.message": "Tej poprawki nie użyto: lista, na którą czekała, została odrzucona.",
  "console.refusal.empty_file": "Plik jest pusty. Wyeksportuj listę jeszcze raz i wybierz nowy plik.",
  "console.refusal.header_only":
    "Plik ma nagłówki kolumn, ale nie ma w nim osób. Wyeksportuj listę jeszcze raz, razem z wierszami.",
  "console.refusal.no_header":
    "Nie znaleziono wiersza z nagłówkami kolumn. Dodaj pierwszy wiersz z nagłówkami, na przykład „Imię” i „Data urodzenia”.",
  "console.refusal.wrong_type":
    "To nie jest lista: można odczytać tylko tabele CSV, Excel i OpenDocument. Zapisz listę w jednym z tych formatów i wybierz nowy plik.",
  "console.refusal.password_protected": "Skoroszyt jest chroniony hasłem. Zapisz go bez hasła i wybierz nowy plik.",
  "console.refusal.old_workbook": "To skoroszyt w starym formacie (.xls). Zapisz go jako .xlsx i wybierz nowy plik.",
  "console.refusal.damaged": "Plik jest uszkodzony. Wyeksportuj listę jeszcze raz i wybierz nowy plik.",
  "console.refusal.hostile":
    "Plik jest zbudowany tak, że mógłby zaszkodzić programowi, więc nie zostanie otwarty. Zapisz listę jako nowy plik i wybierz ten plik.",
  "console.refusal.unreadable_encoding":
    "Liter w pliku nie da się odczytać z pewnością. Zapisz listę jako „CSV UTF-8” lub jako skoroszyt i wybierz nowy plik.",
  "console.refusal.broken_quotes":
    "W pliku jest cudzysłów otwarty, ale niezamknięty, dlatego nie da się rozdzielić wierszy. Wyeksportuj listę jeszcze raz albo zapisz ją jako skoroszyt.",
  "console.refusal.not_a_regular_file": "To nie jest zwykły plik. Wybierz samą listę.",
  "console.refusal.no_such_file": "Tego pliku już nie ma. Wybierz listę jeszcze raz.",
  "console.refusal.not_permitted":
    "Program nie może odczytać tego pliku. Zwróć się do osoby, która opiekuje się konsolą.",
  "console.refusal.no_feed":
    "Z nazwy pliku nie wynika, która to lista. Wybierz plik jeszcze raz i wskaż listę w polu „Lista”.",
  "console.refusal.several_feeds": "Nazwa pliku pasuje do kilku list. Wybierz plik jeszcze raz i wskaż listę.",
  "console.refusal.required_columns":
    "Brakuje kolumny, która jest potrzebna na każdej liście, na przykład z imieniem. Dodaj ją albo zwróć się do osoby, która opiekuje się konsolą.",
  "console.refusal.unreadable_rows":
    "Wierszy pliku nie da się odczytać. Wyeksportuj listę jeszcze raz i wybierz nowy plik.",
  "console.refusal.unknown_sheet":
    "W skoroszycie brakuje arkusza, z którego jest odczytywana ta lista. Nadaj arkuszowi tę nazwę, co zwykle, albo zwróć się do osoby, która opiekuje się konsolą.",
  "console.refusal.several_sheets":
    "Osoby są w kilku arkuszach skoroszytu. Zostaw w pliku tylko właściwy arkusz albo poproś osobę, która opiekuje się konsolą, o ustawienie, które arkusze są odczytywane.",
  "console.refusal.still_changing": "Plik był jeszcze zapisywany. Wybierz go jeszcze raz, gdy będzie kompletny.",
  "console.refusal.ambiguous_encoding":
    "Liter w pliku nie da się odczytać z pewnością. Zapisz listę jako „CSV UTF-8” lub jako skoroszyt i wybierz nowy plik.",
  "console.refusal.own_words": "Komunikat programu",
  "console.history.chart": `.input {$count :integer}
.match $count
one {{Ostatnia lista}}
few {{Ostatnie {$count} listy}}
many {{Ostatnich {$count} list}}
* {{Ostatnich {$count} list}}`,
  "console.history.chart_means":
    "Każdy słupek to jedna lista, najstarsza po lewej. Nad linią: osoby dodane, zmienione i usunięte. Pod nią: wiersze do poprawy.",
  "console.history.figures": "Te same liczby w tabeli",
  "console.history.to_correct": "Do poprawy",
  "console.history.all_runs": "Wszystkie listy",
  "console.history.all": "Wszystkie",
  "console.history.outcome": "Wynik",
  "console.history.day": "Dzień",
  "console.history.show": "Pokaż",
  "console.history.none": "Żadna lista nie pasuje do tego wyboru.",
  "console.history.corrections": "poprawki",

  // Console: Approve or discard
  "console.decide.approve.title": "Zatwierdzić tę listę?",
  "console.decide.discard.title": "Odrzucić tę listę?",
  "console.decide.approve.button": "Zatwierdź",
  "console.decide.discard.button": "Odrzuć",
  "console.decide.will": "Co się stanie",
  "console.decide.why": "Dlaczego lista czeka",
  "console.decide.decide": "Twoja decyzja",
  "console.decide.note": "Notatka",
  "console.decide.note_help":
    "Będzie widoczna w raporcie listy obok Twojej nazwy użytkownika oraz w dzienniku programu. Nie wymieniaj w niej nikogo: w dzienniku zostaje także po usunięciu danych tej osoby.",
  "console.decide.note_too_long": "Notatka jest za długa. Dozwolona liczba znaków: {$most :integer}.",
  "console.decide.back": "Wróć bez decyzji",
  "console.decide.would.delete": "Do usunięcia",
  "console.decide.would.update": "Do zmiany",
  "console.decide.would.create": "Do dodania",
  "console.decide.tick":
    "Usuń zaznaczenie przy osobach, które mają pozostać. Jeśli nadal będzie ich brakować na późniejszej liście, pytanie pojawi się ponownie.",
  "console.decide.tick_all": "Zaznacz wszystkie",
  "console.decide.tick_none": "Odznacz wszystkie",
  "console.decide.approve.delete": `.input {$count :integer}
.match $count
one {{{$count} osoba zostanie usunięta, jeśli pozostanie zaznaczona. Jeśli lista zostanie później wycofana, ta osoba zostanie dodana ponownie, z nowym identyfikatorem kontaktu.}}
few {{{$count} osoby zostaną usunięte, z wyjątkiem odznaczonych. Jeśli lista zostanie później wycofana, te osoby zostaną dodane ponownie, z nowymi identyfikatorami kontaktów.}}
many {{{$count} osób zostanie usuniętych, z wyjątkiem odznaczonych. Jeśli lista zostanie później wycofana, te osoby zostaną dodane ponownie, z nowymi identyfikatorami kontaktów.}}
* {{{$count} osoby zostanie usunięte, z wyjątkiem odznaczonych. Jeśli lista zostanie później wycofana, te osoby zostaną dodane ponownie, z nowymi identyfikatorami kontaktów.}}`,
  "console.decide.approve.update": `.input {$count :integer}
.match $count
one {{Zmienione zostaną dane {$count} osoby.}}
few {{Zmienione zostaną dane {$count} osób.}}
many {{Zmienione zostaną dane {$count} osób.}}
* {{Zmienione zostaną dane {$count} osoby.}}`,
  "console.decide.approve.create": `.input {$count :integer}
.match $count
one {{{$count} osoba zostanie dodana i będzie otrzymywać życzenia.}}
few {{{$count} osoby zostaną dodane i będą otrzymywać życzenia.}}
many {{{$count} osób zostanie dodanych i będzie otrzymywać życzenia.}}
* {{{$count} osoby zostanie dodane i będzie otrzymywać życzenia.}}`,
  "console.decide.approve.deferred": `.input {$count :integer}
.match $count
one {{Potem nastąpi {$count} zmiana, która na to czeka.}}
few {{Potem nastąpią {$count} zmiany, które na to czekają.}}
many {{Potem nastąpi {$count} zmian, które na to czekają.}}
* {{Potem nastąpi {$count} zmiany, które na to czekają.}}`,
  "console.decide.approve.nothing": "Lista zostanie przyjęta. Nie zawiera zmian, które czekają.",
  "console.decide.approve.whole": "Od tej chwili jest to najnowsza lista.",
  "console.decide.approve.checked":
    "Każda zmiana zostanie najpierw ponownie sprawdzona. W raporcie będzie wymienione to, co już nie pasuje i zostanie pominięte.",
  "console.decide.approve.stopped": "Wysyłanie reszty będzie kontynuowane.",
  "console.decide.discard.delete": `.input {$count :integer}
.match $count
one {{{$count} osoba nie zostanie usunięta i pozostanie w serwisie.}}
few {{{$count} osoby nie zostaną usunięte i pozostaną w serwisie.}}
many {{{$count} osób nie zostanie usuniętych i pozostanie w serwisie.}}
* {{{$count} osoby nie zostanie usunięte i pozostanie w serwisie.}}`,
  "console.decide.discard.update": `.input {$count :integer}
.match $count
one {{Dane {$count} osoby nie zostaną zmienione.}}
few {{Dane {$count} osób nie zostaną zmienione.}}
many {{Dane {$count} osób nie zostaną zmienione.}}
* {{Dane {$count} osoby nie zostaną zmienione.}}`,
  "console.decide.discard.create": `.input {$count :integer}
.match $count
one {{{$count} osoba nie zostanie dodana.}}
few {{{$count} osoby nie zostaną dodane.}}
many {{{$count} osób nie zostanie dodanych.}}
* {{{$count} osoby nie zostanie dodane.}}`,
  "console.decide.discard.deferred": `.input {$count :integer}
.match $count
one {{Odpadnie też {$count} zmiana, która na to czeka.}}
few {{Odpadną też {$count} zmiany, które na to czekają.}}
many {{Odpadnie też {$count} zmian, które na to czekają.}}
* {{Odpadnie też {$count} zmiany, które na to czekają.}}`,
  "console.decide.discard.nothing": "Lista nie zostanie użyta.",
  "console.decide.discard.whole": "Nic z tej listy nie zostanie wprowadzone.",
  "console.decide.discard.checked": "Przy późniejszej liście to samo pytanie może pojawić się ponownie.",
  "console.decide.discard.stopped":
    "To, czego jeszcze nie wysłano, nie zostanie wprowadzone. To, co wysłano, pozostanie w serwisie.",
  "console.decide.four_eyes":
    "Ta lista lub odpowiedź do niej pochodzi od Ciebie, dlatego musi ją zatwierdzić inna osoba.",
  "console.decide.four_eyes_undo":
    "Prośba o wycofanie tej listy pochodzi od Ciebie, dlatego musi je zatwierdzić inna osoba.",
  "console.decide.asked_approve": "{$by}: polecenie zatwierdzenia tej listy, {$when}.",
  "console.decide.asked_discard": "{$by}: polecenie odrzucenia tej listy, {$when}.",
  "console.decide.asked_undo": "{$by}: polecenie wycofania tej listy, {$when}.",
  "console.decide.nothing_done": "Nie ma już nic do rozstrzygnięcia i teraz niczego nie zrobiono.",
  "console.decide.to_list": "Do listy",
  "console.decide.superseded": "Tę listę zastąpiła nowsza.",
  "console.decide.outdated":
    "Nadeszła nowsza lista tych samych osób, więc tej nie można już zatwierdzić. Podejmij decyzję o nowszej liście, a tę odrzuć.",
  "console.decide.decided": "O tej liście już zdecydowano.",
  "console.decide.nothing_waits": "Ta lista nie czeka na decyzję.",
  "console.decision.lost.title": "Ta decyzja jest nieznana",
  "console.decision.lost":
    "Decyzję wykonano dawno temu albo została utracona. Sprawdź listę i zdecyduj ponownie, jeśli lista nadal czeka.",
  "console.decision.look_again": "Sprawdź ponownie",
  "console.decision.take_back": "Cofnij",
  "console.decision.approved": "Zatwierdzono",
  "console.decision.discarded": "Odrzucono",
  "console.decision.decided": "Zdecydowano",
  "console.decision.stored.title": "Twoja decyzja jest zapisana",
  "console.decision.halted.title": "Zatrzymano przed końcem",
  "console.decision.withdrawn.title": "Cofnięto",
  "console.decision.nothing.title": "Niczego nie zrobiono",
  "console.decision.done": "Decyzja została wykonana.",
  "console.decision.partly":
    "Decyzja została wykonana, ale część wymaga uwagi lub nastąpi później. Szczegóły są w raporcie listy.",
  "console.decision.under_way": "Decyzja jest właśnie wykonywana. Postęp widać na stronie listy.",
  "console.decision.taken": "Decyzja zostanie wykonana, gdy tylko zakończy się trwająca praca.",
  "console.decision.halted":
    "Z serwisu nie dało się korzystać do końca. Nic nie zginęło: ciąg dalszy nastąpi przy następnym przetwarzaniu.",
  "console.decision.void":
    "Decyzja czekała dłużej niż dobę albo w międzyczasie przywrócono starsze dane. Zdecyduj ponownie, jeśli decyzja jest nadal słuszna.",
  "console.decision.withdrawn": "Niczego nie wykonano. Lista nadal czeka na decyzję.",
  "console.decision.not_stored":
    "Decyzji nie zapisano, bo wcześniejsza czeka na wykonanie. Po jej cofnięciu można zdecydować ponownie.",
  "console.decision.taken_back": "Decyzję cofnięto. Niczego nie zrobiono.",
  "console.decision.stored":
    "Program, który wykonuje decyzje, teraz nie działa. Decyzja zostanie wykonana przy następnym przetwarzaniu, przed nowymi listami.",
  "console.decision.no_time": "Godzina następnego przetwarzania nie jest tu znana.",
  "console.decision.next_run": "Podobnie jak w poprzednich dniach powinno rozpocząć się około: {$when}.",
  "console.decision.until": "Twoja decyzja jest ważna do: {$when}.",
  "console.decision.refused.already_decided": "Inna osoba zrobiła to wcześniej: o tej liście już zdecydowano.",
  "console.decision.refused.superseded": "Tę listę zastąpiła nowsza.",
  "console.decision.refused.newer_list":
    "Nadeszła nowsza lista tych samych osób, więc tej nie można już zatwierdzić. Podejmij decyzję o nowszej liście, a tę odrzuć.",
  "console.decision.refused.group_moved":
    "Jedna z grup tej listy jest teraz w serwisie inną grupą. Prześlij listę ponownie: osoby z listy zostaną wtedy porównane z obecnymi grupami.",
  "console.decision.refused.other_account":
    "Z serwisu nie można teraz korzystać albo to inne konto niż wcześniej. Zwróć się do osoby, która opiekuje się programem.",
  "console.decision.refused.nothing_held": "Ta lista nie czeka już na decyzję.",
  "console.decision.refused.unknown": "To, o czym zdecydowano, nie jest już znane.",
  "console.decision.refused.other":
    "Nie udało się wykonać Twojej decyzji. Osoba, która opiekuje się programem, znajdzie tu przyczynę:",
  "console.decide.greet.create": `.input {$count :integer}
.match $count
one {{{$count} z nowych osób ma urodziny w ciągu najbliższych {$days :integer} dni.}}
few {{{$count} z nowych osób mają urodziny w ciągu najbliższych {$days :integer} dni.}}
many {{{$count} z nowych osób ma urodziny w ciągu najbliższych {$days :integer} dni.}}
* {{{$count} z nowych osób ma urodziny w ciągu najbliższych {$days :integer} dni.}}`,
  "console.decide.greet.delete": `.input {$count :integer}
.match $count
one {{{$count} z usuniętych osób ma urodziny w ciągu najbliższych {$days :integer} dni i nie dostanie życzeń.}}
few {{{$count} z usuniętych osób mają urodziny w ciągu najbliższych {$days :integer} dni i nie dostaną życzeń.}}
many {{{$count} z usuniętych osób ma urodziny w ciągu najbliższych {$days :integer} dni i nie dostanie życzeń.}}
* {{{$count} z usuniętych osób ma urodziny w ciągu najbliższych {$days :integer} dni i nie dostanie życzeń.}}`,
  "console.decide.greet.update": `.input {$count :integer}
.match $count
one {{U {$count} osoby ze zmienionymi danymi przesunie się termin życzeń w ciągu najbliższych {$days :integer} dni.}}
few {{U {$count} osób ze zmienionymi danymi przesunie się termin życzeń w ciągu najbliższych {$days :integer} dni.}}
many {{U {$count} osób ze zmienionymi danymi przesunie się termin życzeń w ciągu najbliższych {$days :integer} dni.}}
* {{U {$count} osób ze zmienionymi danymi przesunie się termin życzeń w ciągu najbliższych {$days :integer} dni.}}`,

  // Console: Rows to correct
  "console.correct.title": "Wiersze do poprawy",
  "console.correct.count": `.input {$count :integer}
.match $count
one {{Nie udało się użyć {$count} wiersza listy „{$feed}”.}}
few {{Nie udało się użyć {$count} wierszy listy „{$feed}”.}}
many {{Nie udało się użyć {$count} wierszy listy „{$feed}”.}}
* {{Nie udało się użyć {$count} wiersza listy „{$feed}”.}}`,
  "console.correct.lead": "Popraw zaznaczone komórki, a potem wyślij wiersze.",
  "console.correct.none": "Żaden wiersz listy „{$feed}” nie czeka na poprawkę.",
  "console.correct.held": "Nowsza lista czeka w całości na decyzję. Jej wiersze pojawią się tutaj po podjęciu decyzji.",
  "console.correct.to_held": `.input {$count :integer}
.match $count
one {{Popraw już teraz {$count} wiersz}}
few {{Popraw już teraz {$count} wiersze}}
* {{Popraw już teraz {$count} wierszy}}`,
  "console.correct.of_held":
    "Te wiersze pochodzą z pliku {$file}, który w całości czeka na decyzję. Poprawki czekają razem z tą listą: po jej zatwierdzeniu zostaną wprowadzone automatycznie.",
  "console.correct.to_others": "Wiersze wcześniejszych list",
  "console.correct.held_link": "Zobacz listę",
  "console.correct.send": "Zapisz i wyślij",
  "console.correct.send_help": "Wysyłane są tylko zmienione wiersze.",
  "console.correct.go_on": "Poprawiaj dalej",
  "console.correct.leave": "Pomiń",
  "console.correct.this_row": "Ten wiersz jest prawidłowy",
  "console.correct.kept.end": "Zakończ tę poprawkę",
  "console.correct.kept.end_rule": "Zakończ tę regułę",
  "console.correct.kept.rule": "Poprawiaj w każdym wierszu",
  "console.correct.left_out.title": "Pominięte adresy i numery",
  "console.correct.left_out.lead":
    "Ten adres lub numer ma inna osoba z grupy, dlatego jest tutaj pomijany. Na Twojej liście nadal jest.",
  "console.correct.left_out.end": "Wysyłaj znowu z tym adresem lub numerem",
  "console.correct.kept.offer":
    "„{$was}” poprawiono na „{$becomes}” w kolumnie „{$header}” (liczba wierszy: {$count :integer}). Reguła poprawia ten tekst we wszystkich wierszach, także na późniejszych listach.",
  "console.correct.suggested": "Propozycja:",
  "console.correct.in_the_list": "Na liście: „{$text}”",
  "console.correct.in_the_correction": "W poprawce, która czeka: „{$text}”",
  "console.correct.choice.same": "To ta sama osoba",
  "console.correct.choice.new": "To inna osoba",
  "console.correct.choice.right": "Data urodzenia jest prawidłowa",
  "console.correct.choice.unknown": "Data urodzenia nie jest znana",
  "console.correct.choice.reading": "To {$date}",
  "console.correct.choice.leave_out": "Wyślij bez tego adresu lub numeru",
  "console.correct.choice.leave_out_email": "Wyślij bez adresu e-mail",
  "console.correct.choice.leave_out_phone": "Wyślij bez numeru telefonu",
  "console.correct.choice.all_DMY": "We wszystkich wierszach najpierw dzień",
  "console.correct.choice.all_MDY": "We wszystkich wierszach najpierw miesiąc",
  "console.correct.look_at_person": "Zobacz w serwisie: {$name}",
  "console.correct.needs_approver":
    "Jedna z odpowiedzi powoduje usunięcie osoby z serwisu. Poproś osobę, która może zatwierdzać listy.",
  "console.correct.waits.file": "Poprawka tego wiersza została wysłana i czeka na odczytanie.",
  "console.correct.waits.list": "Poprawka tego wiersza czeka razem z listą, która wymaga decyzji.",
  "console.correct.waits.decision":
    "{$name}: ta osoba podjęła decyzję o tym wierszu. Decyzja nie została jeszcze wykonana.",
  "console.correct.waits.expired": "{$name}: ta osoba podjęła decyzję o tym wierszu, ale decyzja nie została wykonana.",
  "console.correct.not_sent": "Tego nie wysłano. Wpisany tekst:",
  "console.correct.error.nothing": "Nie zmieniono jeszcze żadnego wiersza.",
  "console.correct.error.not_stored":
    "Nie udało się zapisać wierszy, dlatego niczego nie wysłano. Wpisany tekst jest nadal tutaj. Spróbuj ponownie za chwilę; jeśli to nie pomoże, zwróć się do osoby, która opiekuje się konsolą.",
  "console.correct.error.changed":
    "{$name}: ten wiersz zmienił się od otwarcia strony. Porównaj go z wpisanym tekstem i wyślij ponownie.",
  "console.correct.error.decide_again":
    "{$name}: ten wiersz zmienił się od otwarcia strony. Obejrzyj go ponownie, a potem zdecyduj.",
  "console.correct.error.solved": "{$name}: ten wiersz jest już w porządku albo nie ma go już na liście.",
  "console.correct.error.left_out": "{$name}: ten wiersz został w międzyczasie pominięty.",
  "console.correct.error.decided":
    "{$name}: wcześniejsza decyzja dotycząca tego wiersza czeka na wykonanie. Nowej nie zapisano.",
  "console.correct.error.too_long": "{$name}: ten tekst jest za długi.",
  "console.correct.asked.waiting": "Decyzja została zapisana i jest wykonywana.",
  "console.correct.asked.next_run":
    "Decyzja została zapisana. W tej chwili żaden program nie przetwarza list, więc decyzja zostanie wykonana przy następnym odczycie list.",
  "console.correct.asked.done": "Decyzja została wykonana.",
  "console.correct.asked.not_done":
    "Decyzja nie została wykonana: wiersz się zmienił albo inna osoba była szybsza. Sprawdź wiersz jeszcze raz.",
  "console.correct.asked.lost": "Ta decyzja nie jest już zapisana. Zdecyduj ponownie, jeśli wiersz jest nadal poniżej.",
  "console.correct.sent.title": "Co stało się z poprawkami",
  "console.correct.lost.title": "Nieużyte poprawki",
  "console.correct.lost.lead": `.input {$count :integer}
.match $count
one {{Nie użyto {$count} poprawionego wiersza. To, co wysłano, pozostanie tutaj do wprowadzenia następnej listy.}}
few {{Nie użyto {$count} poprawionych wierszy. To, co wysłano, pozostanie tutaj do wprowadzenia następnej listy.}}
* {{Nie użyto {$count} poprawionych wierszy. To, co wysłano, pozostanie tutaj do wprowadzenia następnej listy.}}`,
  "console.correct.sent.again": "Sprawdź ponownie",
  "console.correct.sent.waiting": "Poprawione wiersze zostały wysłane i za chwilę będą odczytane.",
  "console.correct.sent.next_run":
    "Poprawione wiersze zostały wysłane. W tej chwili żaden program nie przetwarza list, więc zostaną użyte przy następnym odczycie list.",
  "console.correct.sent.taken": "Poprawione wiersze są właśnie używane.",
  "console.correct.sent.refused": "Nie udało się użyć poprawionych wierszy. Niczego nie zmieniono.",
  "console.correct.sent.unchanged": `.input {$count :integer}
.match $count
one {{{$count} wiersz był już w porządku.}}
few {{{$count} wiersze były już w porządku.}}
many {{{$count} wierszy było już w porządku.}}
* {{{$count} wiersza było już w porządku.}}`,
  "console.correct.sent.report": "Raport o tych wierszach",
  "console.correct.result.created": "dodano",
  "console.correct.result.updated": "zmieniono",
  "console.correct.result.deleted": "usunięto",
  "console.correct.result.in_order": "w porządku, nic do zmiany",
  "console.correct.result.refused": "nadal nie przyjęto.",
  "console.correct.result.too_late": "przyszło za późno.",
  "console.correct.result.in_doubt": "nie wiadomo, czy dotarło.",
  "console.correct.result.held": "czeka na decyzję.",
  "console.correct.result.waits": "czeka.",
  "console.correct.result.not_done": "nie wprowadzono.",

  // Console: In doubt
  "console.doubts.title": "Bez potwierdzenia",
  "console.doubts.none": "Nie ma osób bez potwierdzenia.",
  "console.doubts.lead": `.input {$count :integer}
.match $count
one {{Dane {$count} osoby wysłano do serwisu, ale nie nadeszła odpowiedź. Sprawdź, czy ta osoba tam jest. Dopóki nie odpowiesz, jej dane nie zostaną wysłane ponownie, żeby nie dostała życzeń dwa razy.}}
few {{Dane {$count} osób wysłano do serwisu, ale nie nadeszła odpowiedź. Sprawdź, czy te osoby tam są. Dopóki nie odpowiesz, ich dane nie zostaną wysłane ponownie, żeby nie dostały życzeń dwa razy.}}
many {{Dane {$count} osób wysłano do serwisu, ale nie nadeszła odpowiedź. Sprawdź, czy te osoby tam są. Dopóki nie odpowiesz, ich dane nie zostaną wysłane ponownie, żeby nie dostały życzeń dwa razy.}}
* {{Dane {$count} osoby wysłano do serwisu, ale nie nadeszła odpowiedź. Sprawdź, czy te osoby tam są. Dopóki nie odpowiesz, ich dane nie zostaną wysłane ponownie, żeby nie dostały życzeń dwa razy.}}`,
  "console.doubts.others_answer": "Tu odpowiada osoba uprawniona do decyzji.",
  "console.doubts.exists": "W serwisie jest kontakt z tym adresem lub numerem. Najprawdopodobniej to ta osoba.",
  "console.doubts.answered": "Odpowiedź: {$by}.",
  "console.doubts.answer_void": "Ostatniej odpowiedzi nie wykonano.",
  "console.doubts.not_stored":
    "Tam, gdzie czeka wcześniejsza odpowiedź, nowej nie zapisano. Po cofnięciu wcześniejszej można odpowiedzieć ponownie.",
  "console.doubts.contact_id": "Identyfikator kontaktu",
  "console.doubts.contact_help": "Numer, który serwis pokazuje przy tej osobie.",
  "console.doubts.there": "Jest",
  "console.doubts.not_there": "Nie ma",
  "console.doubts.tick": "Zaznacz: {$name}",
  "console.doubts.bulk": "Kilka naraz",
  "console.doubts.bulk_help":
    "Zaznacz powyżej osoby, których nie ma w serwisie. Ich dane zostaną wtedy wysłane ponownie.",
  "console.doubts.bulk_not_there": "Zaznaczonych osób nie ma",
  "console.doubts.no_contact_id": "Podaj identyfikator kontaktu, który serwis pokazuje przy tej osobie.",
  "console.doubts.wrong_contact_id": "Identyfikator kontaktu to liczba całkowita, na przykład 1234.",
  "console.doubts.linked_to":
    "Kontakt {$contact} jest już połączony z osobą: {$name} (lista „{$feed}”). Sprawdź identyfikator w serwisie.",
  "console.doubts.linked_elsewhere":
    "Ten identyfikator kontaktu należy do innej osoby z Twoich list, więc niczego nie połączono. Sprawdź identyfikator w serwisie.",
  "console.decision.refused.linked_elsewhere":
    "Ten identyfikator kontaktu należy do innej osoby z Twoich list, więc niczego nie połączono. Sprawdź identyfikator w serwisie.",
  "console.doubts.answered_before": "Odpowiedź już jest: {$name}. Teraz niczego nie zrobiono.",
  "console.doubts.partly":
    "Niektórych odpowiedzi nie użyto: inne nadeszły wcześniej albo sprawa tych osób jest już wyjaśniona.",
  "console.doubts.done_many":
    "Sprawa tych osób jest wyjaśniona. Dane osób z najnowszej listy zostaną wysłane ponownie.",
  "console.doubts.done_there": "{$name}: połączono z kontaktem {$contact}.",
  "console.doubts.done_not_there":
    "Sprawa wyjaśniona: {$name}. Jeśli {$name} jest na najnowszej liście, dane zostaną wysłane ponownie.",

  // Console: People
  "console.people.title": "Osoby",
  "console.people.search": "Imię i nazwisko, e-mail, telefon lub identyfikator kontaktu",
  "console.people.search_help":
    "Wystarczy część. Wielkość liter, znaki diakrytyczne i odstępy w numerach telefonu nie mają znaczenia.",
  "console.people.find": "Szukaj",
  "console.people.found": `.input {$count :integer}
.match $count
one {{„{$text}”: znaleziono {$count} osobę}}
few {{„{$text}”: znaleziono {$count} osoby}}
many {{„{$text}”: znaleziono {$count} osób}}
* {{„{$text}”: znaleziono {$count} osoby}}`,
  "console.people.nothing":
    "Wyszukiwanie obejmuje osoby, które ten program dodał, zmienił lub usunął, oraz nieprzyjęte wiersze. Nie obejmuje osób wprowadzonych do serwisu w inny sposób.",
  "console.people.nameless": "Osoba bez imienia i nazwiska",
  "console.people.state.linked": "w serwisie",
  "console.people.state.gone": "nie ma już w serwisie",
  "console.people.state.in_doubt": "być może w serwisie",
  "console.people.state.refused": "nie ma w serwisie",
  "console.people.state.deleted": "usunięto z serwisu",
  "console.people.of_list": "lista „{$feed}”",
  "console.people.number": "kontakt {$id}",
  "console.people.key": "rozpoznawana po „{$key}”",
  "console.people.former_key": "wcześniej rozpoznawana po „{$key}”",
  "console.people.unknown": "Ten program nie zna takiej osoby.",
  "console.people.changed":
    "Ta strona pokazuje teraz inną osobę albo dane osoby się zmieniły. Niczego nie zrobiono. Obejrzyj stronę jeszcze raz, zanim zdecydujesz.",
  "console.people.to_correct": "Nie udało się użyć wiersza tej osoby.",
  "console.people.privacy": "Żądania tej osoby",
  "console.people.never": "Nigdy nie wysyłaj życzeń",
  "console.people.never_help":
    "Od razu usuwa kontakt z serwisu. Żadna lista nie doda ponownie tej osoby ani nie zmieni jej danych.",
  "console.people.never_help_row": "Od teraz żadna lista nie doda tej osoby.",
  "console.people.never_done":
    "Ta osoba nigdy już nie dostanie życzeń. Żadna lista nie doda jej ponownie ani nie zmieni jej danych.",
  "console.people.never_partly":
    "Ta osoba nigdy już nie dostanie życzeń. Kontakt zostanie usunięty, gdy tylko serwis będzie dostępny.",
  "console.people.asked_never": "{$by}: polecenie, aby tej osobie nigdy więcej nie wysyłać życzeń, {$when}.",
  "console.people.asked_erase": "{$by}: polecenie usunięcia danych tej osoby, {$when}.",
  "console.people.asked_erase_keep":
    "{$by}: polecenie usunięcia danych tej osoby, {$when}. Kontakt pozostaje w serwisie.",
  "console.people.not_stored":
    "Decyzji nie zapisano, bo wcześniejsza decyzja dotycząca tej osoby czeka na wykonanie. Po jej cofnięciu można zdecydować ponownie.",
  "console.people.waits": "Polecenie czeka na wykonanie, najdłużej do: {$when}.",
  "console.people.not_done": "Niczego nie zrobiono, a ta osoba może nadal dostać życzenia.",
  "console.people.nothing_done": "Niczego nie zrobiono.",
  "console.people.no_longer": "Już niepotrzebne",
  "console.people.alike":
    "Inny kontakt lub wiersz może dotyczyć tej samej osoby: imię jest zdrobniałe albo nazwisko, adres e-mail lub data urodzenia są inne. Te dane pozostają. Aby zdecydować, otwórz stronę:",
  "console.people.stays": "Sprawdź to samodzielnie albo poproś o to osobę, która zajmuje się programem:",
  "console.people.export": "Eksportuj",
  "console.people.export_help": "Plik ze wszystkim, co ten program przechowuje o tej osobie.",
  "console.people.erase": "Usuń dane",
  "console.people.erase_help":
    "Usuwa kontakt z serwisu i wszystko, co ten program przechowuje o tej osobie, także z raportów i zachowanych list. Tego nie można cofnąć.",
  "console.people.erase_help_row":
    "Usuwa wszystko, co ten program przechowuje o tej osobie, także z raportów i zachowanych list. Tego nie można cofnąć.",
  "console.people.erase_returns": "Jeśli ta osoba nadal będzie na liście, zostanie dodana ponownie.",
  "console.people.erase_keep": "Zachować kontakt w serwisie i nigdy go już nie zmieniać",
  "console.people.erase_sure": "Tak, trwale usunąć dane tej osoby",
  "console.people.erase_unsure": "Niczego nie usunięto. Wróć i zaznacz „Tak, trwale usunąć dane tej osoby”.",
  "console.people.erase_done": "Dane tej osoby usunięto. Ten program nie przechowuje już o niej niczego.",
  "console.people.erase_partly": "Danych tej osoby jeszcze nie usunięto w całości. Program dokończy to automatycznie.",
  "console.people.holds": "Dane w serwisie",
  "console.people.holds_lead":
    "Stan wysłany przez ten program; ostatnia zmiana: {$day :day}. Zmiany wprowadzone w samym serwisie nie są tu znane.",
  "console.people.linked_by_person":
    "Ten kontakt wskazała osoba, dlatego jego wartości nie są tu w pełni znane. Z następną listą zostaną wysłane wszystkie.",
  "console.people.absent": "Tej osoby brakuje na liście od {$day :day}.",
  "console.people.since": "od {$day :day}",
  "console.people.events": "Co się wydarzyło",
  "console.people.events_lead": "Od najnowszych. Listy, które niczego nie zmieniły u tej osoby, nie są pokazane.",
  "console.people.no_events": "O tej osobie niczego nie zapisano.",
  "console.people.corrections": "poprawione wiersze",
  "console.people.done.create": "Dodano w serwisie",
  "console.people.done.update": "Zmieniono w serwisie",
  "console.people.done.delete": "Usunięto z serwisu",
  "console.people.op.rejected": "Nie przyjęto",
  "console.people.op.in_doubt": "Wysłano, nie nadeszła odpowiedź",
  "console.people.op.held": "Czeka na decyzję",
  "console.people.op.waits": "Czeka na wysłanie",
  "console.people.op.superseded": "Zastąpiono nowszą listą",
  "console.people.op.dropped": "Nie wprowadzono",
  "console.people.row.rejected": "Wiersza nie przyjęto",
  "console.people.row.unchanged": "Wiersz w porządku, z uwagą",
  "console.people.row.duplicate": "Dwa razy ten sam wiersz",
  "console.people.row.skipped": "Wiersz pominięto",
  "console.people.row.in_doubt": "Wiersz czeka na odpowiedź, która nie nadeszła",
  "console.people.row.deferred": "Ponowna próba później",

  // Console: Upcoming greetings
  "console.greetings.title": "Najbliższe życzenia",
  "console.greetings.count": `.input {$count :integer}
.match $count
one {{{$count} osoba ma urodziny w ciągu najbliższych 30 dni.}}
few {{{$count} osoby mają urodziny w ciągu najbliższych 30 dni.}}
many {{{$count} osób ma urodziny w ciągu najbliższych 30 dni.}}
* {{{$count} osoby ma urodziny w ciągu najbliższych 30 dni.}}`,
  "console.greetings.how":
    "Liczone według dat urodzenia, które wysłał ten program; „dziś” dotyczy strefy czasowej {$zone}. O tym, czy i kiedy wysyłać życzenia, decyduje sam serwis.",
  "console.greetings.today": "dziś",
  "console.greetings.none": "Brak urodzin.",
  "console.greetings.leap_day": "Razem z osobami urodzonymi 29 lutego, którego w tym roku nie ma.",
  "console.greetings.more": `.input {$count :integer}
.match $count
one {{Wszystkie osoby tego dnia ({$count})}}
few {{Wszystkie osoby tego dnia ({$count})}}
many {{Wszystkie osoby tego dnia ({$count})}}
* {{Wszystkie osoby tego dnia ({$count})}}`,
  "console.greetings.all_days": "Wszystkie dni",
  "console.greetings.no_group": "bez znanej grupy",

  // Console: Settings
  "console.settings.lead": "Te ustawienia program odczytuje z pliku {$file}. Hasła i klucze nie są pokazywane.",
  "console.settings.learned": "Ustalone z odpowiedzi",
  "console.settings.learned_order": `.input {$order :string}
.match $order
DMY {{Daty są odczytywane jako dzień, miesiąc, rok.}}
* {{Daty są odczytywane jako miesiąc, dzień, rok.}}`,
  "console.settings.learned_by": "Odpowiedź: {$by}, {$day}.",
  "console.settings.learned_unused": "Nie jest to używane, ponieważ ustawienia podają inną kolejność.",
  "console.settings.unlearn": "Pytaj ponownie",
  "console.settings.unlearn_help":
    "Po wybraniu „Pytaj ponownie” wysłane daty urodzenia pozostają bez zmian. Przy następnej liście pojawi się pytanie o daty, które można odczytać na dwa sposoby.",
  "console.settings.unlearned": "Ustawienie zostało cofnięte. Przy następnej liście pytanie pojawi się ponownie.",
  "console.settings.not_unlearned": "Nie udało się cofnąć ustawienia. Sprawdź, czy nadal istnieje.",
  "console.settings.findings": "Co sprawdzono",
  "console.settings.findings_to_solve": `.input {$count :integer}
.match $count
0 {{Wszystko jest w porządku.}}
one {{{$count} punktem powinna zająć się osoba, która opiekuje się programem.}}
few {{{$count} punktami powinna zająć się osoba, która opiekuje się programem.}}
many {{{$count} punktami powinna zająć się osoba, która opiekuje się programem.}}
* {{{$count} punktu powinna zająć się osoba, która opiekuje się programem.}}`,
  "console.settings.in_order": "w porządku",
  "console.settings.not_in_order": "do poprawy",
  "console.settings.what": "Obszar",
  "console.settings.state": "Stan",
  "console.settings.detail": "Szczegóły",
  "console.settings.finding.configuration": "Konfiguracja",
  "console.settings.finding.folders": "Foldery",
  "console.settings.finding.ledger": "Zapisane dane",
  "console.settings.finding.console": "Konsola",
  "console.settings.finding.ledgers_file_system": "System plików danych",
  "console.settings.finding.inboxs_file_system": "System plików folderu wejściowego",
  "console.settings.finding.free_space": "Wolne miejsce",
  "console.settings.finding.clock": "Zegar",
  "console.settings.finding.at_work": "Działanie programu",
  "console.settings.finding.notify": "Powiadomienia",
  "console.settings.finding.mail": "E-mail",
  "console.settings.finding.webhook": "Webhook",
  "console.settings.setting": "Ustawienie",
  "console.settings.value": "Wartość",
  "console.settings.not_set": "Nie ustawiono:",
  "console.settings.yes": "tak",
  "console.settings.no": "nie",
  "console.settings.service": "Serwis",
  "console.settings.folders": "Foldery",
  "console.settings.notices": "Powiadomienia dla osób",
  "console.settings.keeping": "Przechowywanie, język i dziennik",
  "console.settings.console": "Ta konsola",

  // Undo
  "guard.undone_list.title": "Lista, którą wycofano",
  "guard.undone_list.message": `.input {$people :integer}
.match $people
one {{Ta lista powtórzyłaby u {$people} osoby to, co wycofano.}}
few {{Ta lista powtórzyłaby u {$people} osób to, co wycofano.}}
* {{Ta lista powtórzyłaby u {$people} osób to, co wycofano.}}`,
  "guard.undone_list.look":
    "Sprawdź, czy błąd nadal jest na liście. Jeśli tak, odrzuć listę i oddaj ją do poprawy. Jeśli lista jest jednak prawidłowa, zatwierdź ją.",
  "guard.undo.title": "Lista ma zostać wycofana",
  "guard.undo.message": `.input {$people :integer}
.match $people
one {{U {$people} osoby zostałby przywrócony stan sprzed listy.}}
few {{U {$people} osób zostałby przywrócony stan sprzed listy.}}
* {{U {$people} osób zostałby przywrócony stan sprzed listy.}}`,
  "guard.undo.look":
    "Sprawdź osoby, których to dotyczy. Jeśli ma zostać przywrócony ich poprzedni stan, zatwierdź wycofanie. Jeśli nie, odrzuć je: wtedy wszystko pozostanie tak, jak jest teraz.",
  "undo.back": `.input {$count :integer}
.match $count
one {{Poprzedni stan zostanie przywrócony u {$count} osoby}}
few {{Poprzedni stan zostanie przywrócony u {$count} osób}}
* {{Poprzedni stan zostanie przywrócony u {$count} osób}}`,
  "undo.went_back": `.input {$count :integer}
.match $count
one {{Poprzedni stan przywrócono u {$count} osoby}}
few {{Poprzedni stan przywrócono u {$count} osób}}
* {{Poprzedni stan przywrócono u {$count} osób}}`,
  "undo.changed": `.input {$count :integer}
.match $count
one {{dane {$count} osoby zmieniono później, więc pozostają takie, jakie są}}
few {{dane {$count} osób zmieniono później, więc pozostają takie, jakie są}}
* {{dane {$count} osób zmieniono później, więc pozostają takie, jakie są}}`,
  "undo.others": `.input {$count :integer}
.match $count
one {{danych {$count} osoby nie można przywrócić, więc pozostają takie, jakie są}}
few {{danych {$count} osób nie można przywrócić, więc pozostają takie, jakie są}}
* {{danych {$count} osób nie można przywrócić, więc pozostają takie, jakie są}}`,
  "undo.not_back": `.input {$count :integer}
.match $count
one {{danych {$count} osoby nie udało się przywrócić}}
few {{danych {$count} osób nie udało się przywrócić}}
* {{danych {$count} osób nie udało się przywrócić}}`,
  "undo.eyebrow": "Wycofanie listy",
  "undo.of_file": "{$file} (wycofanie)",
  "undo.title": "Co zostanie wycofane, a co nie",
  "undo.list": "Ta operacja wycofuje listę „{$file}” z dnia {$day :day}.",
  "undo.left.title": "Te osoby pozostają bez zmian",
  "undo.left_more": `.input {$count :integer}
.match $count
one {{Bez zmian pozostaje jeszcze {$count} osoba.}}
few {{Bez zmian pozostają jeszcze {$count} osoby.}}
* {{Bez zmian pozostaje jeszcze {$count} osób.}}`,
  "undo.left.person": "{$name}: {$why}.",
  "undo.why.changed_since": "lista „{$file}” z dnia {$day :day} zmieniła później dane tej osoby",
  "undo.why.created_since": `.input {$file :string}
.match $file
|| {{ktoś ponownie połączył ten kontakt}}
* {{lista „{$file}” z dnia {$day :day} dodała później tę osobę ponownie}}`,
  "undo.why.in_other_list": `.input {$file :string}
.match $file
|| {{ktoś połączył inny kontakt tej osoby}}
* {{ta osoba jest w serwisie z innej listy („{$file}” z dnia {$day :day})}}`,
  "undo.why.in_doubt": "na zapytanie do serwisu nie nadeszła odpowiedź, więc nie wiadomo, jakie dane są w serwisie",
  "undo.why.not_linked": "ta osoba nie jest już połączona z kontaktem",
  "undo.why.key_taken": "klucz należy teraz do innej osoby",
  "undo.why.unknown_before": "nie wiadomo, co kontakt zawierał wcześniej",
  "undo.why.group_gone": "poprzedniej grupy nie ma już w serwisie",
  "undo.why.cannot_clear": "lista dodała tylko wartości, których serwis nie może usunąć",
  "undo.why.never": "tej osobie nigdy nie wolno wysyłać życzeń",
  "undo.cannot.title": "Czego nie można wycofać",
  "undo.cannot.greeted": `.input {$count :integer}
.match $count
0 {{Życzenia, które już wysłano. Żadna z tych osób nie miała od tego czasu urodzin.}}
one {{Życzenia, które już wysłano. {$count} z tych osób miała od tego czasu urodziny.}}
few {{Życzenia, które już wysłano. {$count} z tych osób miały od tego czasu urodziny.}}
* {{Życzenia, które już wysłano. {$count} z tych osób miało od tego czasu urodziny.}}`,
  "undo.cannot.recreated": `.input {$count :integer}
.match $count
one {{Identyfikatory kontaktów: {$count} osoba zostanie dodana ponownie, a serwis nada jej nowy identyfikator kontaktu.}}
few {{Identyfikatory kontaktów: {$count} osoby zostaną dodane ponownie, a serwis nada każdej nowy identyfikator kontaktu.}}
* {{Identyfikatory kontaktów: {$count} osób zostanie dodanych ponownie, a serwis nada każdej nowy identyfikator kontaktu.}}`,
  "undo.cannot.twice": `.input {$count :integer}
.match $count
one {{Podwójne życzenia: {$count} osoba dodawana ponownie jest prawdopodobnie także na innej liście i może dostać życzenia dwa razy.}}
few {{Podwójne życzenia: {$count} osoby dodawane ponownie są prawdopodobnie także na innej liście i mogą dostać życzenia dwa razy.}}
* {{Podwójne życzenia: {$count} osób dodawanych ponownie jest prawdopodobnie także na innej liście i może dostać życzenia dwa razy.}}`,
  "undo.cannot.kept": `.input {$count :integer}
.match $count
one {{{$field :first} u {$count} osoby: serwis nie może usunąć tej wartości.}}
few {{{$field :first} u {$count} osób: serwis nie może usunąć tej wartości.}}
* {{{$field :first} u {$count} osób: serwis nie może usunąć tej wartości.}}`,
  "undo.cannot.group": `.input {$count :integer}
.match $count
one {{Grupa u {$count} osoby: poprzedniej grupy nie ma już w serwisie.}}
few {{Grupa u {$count} osób: poprzedniej grupy nie ma już w serwisie.}}
* {{Grupa u {$count} osób: poprzedniej grupy nie ma już w serwisie.}}`,
  "undo.cannot.corrected": `.input {$count :integer}
.match $count
one {{{$count} osoba, której wiersz później poprawiono lub której dotyczyła odpowiedź, zostaje bez zmian. Aby cofnąć także to, wycofaj {$runs}.}}
few {{{$count} osoby, których wiersze później poprawiono lub których dotyczyła odpowiedź, zostają bez zmian. Aby cofnąć także to, wycofaj {$runs}.}}
* {{{$count} osób, których wiersze później poprawiono lub których dotyczyła odpowiedź, zostaje bez zmian. Aby cofnąć także to, wycofaj {$runs}.}}`,
  "undo.cannot.in_doubt": `.input {$count :integer}
.match $count
one {{Jeszcze {$count} osoba z listy może być w serwisie: nie nadeszła odpowiedź. Najpierw sprawdź, czy tam jest, a potem wycofaj listę jeszcze raz.}}
few {{Jeszcze {$count} osoby z listy mogą być w serwisie: nie nadeszły odpowiedzi. Najpierw sprawdź, czy tam są, a potem wycofaj listę jeszcze raz.}}
* {{Jeszcze {$count} osób z listy może być w serwisie: nie nadeszły odpowiedzi. Najpierw sprawdź, czy tam są, a potem wycofaj listę jeszcze raz.}}`,
  "undo.waits": "Wycofanie tej listy jest zaplanowane. Czeka na decyzję.",
  "undo.taken_back": "Tę listę wycofano.",
  "undo.open": "Zobacz wycofanie",
  "verdict.undo_held": "Ta operacja wycofuje listę. Niczego jeszcze nie zmieniono: wycofanie czeka na decyzję.",
  "verdict.undo_done": "Listę wycofano.",
  "verdict.undo_discarded": "Listy nie wycofano. Wszystko pozostaje bez zmian.",
  "verdict.undo_nobody_left":
    "Listy nie wycofano: dane wszystkich tych osób usunięto albo nigdy nie wolno wysyłać im życzeń.",
  "why.undone": "wycofano listę, z której to pochodzi",
  "decision.undo": "Na polecenie: {$by}, {$when}, {$how}",
  "console.undo.button": "Wycofaj tę listę…",
  "console.undo.title": "Wycofać tę listę?",
  "console.undo.plan": "Zaplanuj wycofanie",
  "console.undo.created": `.input {$count :integer}
.match $count
one {{{$count} osoba dodana przez listę zostanie usunięta.}}
few {{{$count} osoby dodane przez listę zostaną usunięte.}}
* {{{$count} osób dodanych przez listę zostanie usuniętych.}}`,
  "console.undo.updated": `.input {$count :integer}
.match $count
one {{{$count} osoba, której dane lista zmieniła, otrzyma poprzednie wartości.}}
few {{{$count} osoby, których dane lista zmieniła, otrzymają poprzednie wartości.}}
* {{{$count} osób, których dane lista zmieniła, otrzyma poprzednie wartości.}}`,
  "console.undo.deleted": `.input {$count :integer}
.match $count
one {{{$count} osoba usunięta przez listę zostanie dodana ponownie.}}
few {{{$count} osoby usunięte przez listę zostaną dodane ponownie.}}
* {{{$count} osób usuniętych przez listę zostanie dodanych ponownie.}}`,
  "console.undo.left":
    "Osoby, których dane zmieniła późniejsza lista, pozostają bez zmian. Są wymienione na następnej stronie.",
  "console.undo.then":
    "Nic nie jest jeszcze wysyłane: wycofanie czeka na zatwierdzenie. Do tego czasu czekają też nowe listy tego rodzaju.",
  "console.undo.nothing": "Ta lista nie zmieniła niczego, co można by wycofać.",
  "console.undo.other_waits": "Zaplanowano wycofanie innej listy. Najpierw trzeba o nim zdecydować.",
  "console.decide.approve.undo":
    "Wycofana lista już się nie liczy. Lista, która miałaby zrobić to samo ponownie, będzie czekać na decyzję.",
  "console.decide.discard.undo":
    "Nic nie zostanie wycofane. Listy, które czekają na tę decyzję, będą dalej przetwarzane.",
  "console.decision.refused.behind_undo": "Trwa wycofywanie listy. Najpierw podejmij decyzję o tym wycofaniu.",
  "console.decision.refused.too_old": "Lista jest za stara, żeby ją wycofać: poprzednie dane nie są już przechowywane.",
  "console.decision.refused.nothing_to_undo": "Na tej liście nie ma czego wycofywać.",
  "console.people.request_id": "Numer tego zapytania w serwisie: {$id}",
  "guard.greetings_moved.title": "Wiele urodzin przesuwa się na najbliższe dni",
  "guard.greetings_moved.message": `.input {$people :integer}
.input {$days :integer}
{{Ta lista przesuwa urodziny na najbliższe dni (liczba osób: {$people}, liczba dni: {$days}). Te osoby wkrótce otrzymałyby życzenia.}}`,
  "guard.greetings_moved.look":
    "Porównaj kilka z tych dat z wiarygodnymi dokumentami. Jeśli się zgadzają, zatwierdź listę.",
  "moved.title": "Urodziny, które zmieniają dzień",
  "moved.line": "{$name}: {$before} → {$after}",
  "moved.more": "jeszcze {$count :integer}",
};
