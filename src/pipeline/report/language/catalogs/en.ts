/**
 * The English messages, in MessageFormat 2. The other catalogs have the same keys and variables, which are typed from here.
 *
 * Texts of cells stand in quotation marks. `:either` and `:all` write a list of quoted texts, with “or” or “and”. `:day` writes
 * a date with its month in words, `:first` begins with a capital letter. A variable without a value equals `||`. `$place` is a
 * column or a field, and `$field` a field's name. Commands are in quotation marks and begin with `celebration-sync`.
 */
export const en = {
  // Parts of other messages
  "part.column": "column “{$header}”",
  "part.custom_field": "the field “{$name}”",
  "part.the_key": "the key",
  "part.lines": `.input {$count :integer}
.match $count
one {{line {$lines}}}
* {{lines {$lines}}}`,
  "part.more": "{$count :integer} more",
  "part.also": "Also: {$message}",
  "part.cells_not_used": "The corrected cells of this row were not used either.",
  "part.before_correction": "Before the correction: {$message}",
  "part.rest_used": "The rest of the row is used.",
  "part.service_said": "The service says: “{$words}”",
  "part.came_with": "The value came with the list “{$list}” of {$day :day}.",
  "part.same_value": "{$name :first} has the same value.",
  "part.some": "some",
  "part.this_row": "this row",
  "part.this_person": "this person",
  "part.another_person": "another person",

  // Fields: the name in a table; as a part of a sentence; of several people
  "field.first_name": "first name",
  "field.first_name.the": "the first name",
  "field.first_name.many": "first names",
  "field.last_name": "last name",
  "field.last_name.the": "the last name",
  "field.last_name.many": "last names",
  "field.full_name": "name",
  "field.full_name.the": "the name",
  "field.email": "e-mail address",
  "field.email.the": "the e-mail address",
  "field.email.many": "e-mail addresses",
  "field.phone": "phone number",
  "field.phone.the": "the phone number",
  "field.phone.many": "phone numbers",
  "field.whatsapp_phone": "WhatsApp number",
  "field.whatsapp_phone.the": "the WhatsApp number",
  "field.whatsapp_phone.many": "WhatsApp numbers",
  "field.birthday": "birthday",
  "field.birthday.the": "the birthday",
  "field.birthday.many": "birthdays",
  "field.birthday_day": "day of the birthday",
  "field.birthday_day.the": "the day of the birthday",
  "field.birthday_month": "month of the birthday",
  "field.birthday_month.the": "the month of the birthday",
  "field.birthday_year": "year of birth",
  "field.birthday_year.the": "the year of birth",
  "field.timezone": "time zone",
  "field.timezone.the": "the time zone",
  "field.timezone.many": "time zones",
  "field.gender": "gender",
  "field.gender.the": "the gender",
  "field.location": "place",
  "field.location.the": "the place",
  "field.language": "language",
  "field.language.the": "the language",
  "field.language.many": "languages",
  "field.company": "company",
  "field.company.the": "the company",
  "field.job_title": "job title",
  "field.job_title.the": "the job title",
  "field.salutation": "form of address",
  "field.salutation.the": "the form of address",
  "field.salutation.many": "forms of address",
  "field.relationship_status": "relationship status",
  "field.relationship_status.the": "the relationship status",
  "field.profile_image": "picture",
  "field.profile_image.the": "the picture",
  "field.status": "status",
  "field.status.the": "the status",
  "field.group": "group",
  "field.group.the": "the group",
  "field.group_id": "group",
  "field.group_id.the": "the group",
  "field.guardian_contact_id": "guardian",
  "field.guardian_contact_id.the": "the guardian",
  "field.contact_id": "contact id",
  "field.contact_id.the": "the contact id",
  "field.inactive": "mark for people who left",
  "field.inactive.the": "the mark for people who left",

  // Why a cell can't be trusted, as the end of a sentence
  "fault.error_value": "it holds a spreadsheet error or a formula",
  "fault.formula_without_value": "it is a formula, and the file was saved without its result",
  "fault.number_damaged": "the spreadsheet has rounded the number, so its last digits are lost",
  "fault.date_damaged": "the spreadsheet's date can't be trusted",
  "fault.date_rewritten": "a spreadsheet may have written the date in this form by itself; write it as year-month-day",
  "fault.letters_lost": "some of its letters were lost when the list was saved",
  "fault.merged_cell": "its cell is merged with a cell above, so it is not clear whose value it is",
  "fault.unknown": "the spreadsheet has damaged it",

  // What a value looks like, as the end of a sentence
  "kind.date": "a date",
  "kind.phone": "a phone number",
  "kind.email": "an e-mail address",
  "kind.name": "a name",
  "kind.language": "a language",
  "kind.salutation": "a form of address",

  // Why a column of birthdays is in doubt, as the end of a sentence
  "doubt.exchanged":
    "some dates of this column never pass the 12th of a month, and all others do. A spreadsheet has probably exchanged day and month",
  "doubt.celebration_year":
    "too many birthdays of this list are in this year or shortly before. The year is probably that of a celebration, not the year of birth",
  "doubt.age":
    "the ages in another column of this list say that nearly everybody was born in another year, by the same number of years",
  "doubt.lost_zero": "this column holds numbers, and a number loses its last zero, so that 3.10 becomes 3.1",
  "doubt.short_numbers": "this column holds months and days as one number",
  "doubt.five_digits": "the numbers of this column may be days, months and years without a sign between them",
  "doubt.epoch": "the workbook counts its days from 1904, and other workbooks count from 1900",
  "doubt.unknown": "its dates contradict each other",

  // One question about the order in a whole column
  "question.title": `.input {$column :string}
.match $column
|| {{One question for a column without a title: {$asks}}}
* {{One question for the column “{$column}”: {$asks}}}`,
  "question.waits": `.input {$rows :integer}
.match $rows
one {{{$rows} row waits for the answer.}}
* {{{$rows} rows wait for the answer.}}`,
  "question.nameOrder.asks": "does the first name or the last name come first?",
  "question.nameOrder.order_not_shown": "Nothing in this column shows it.",
  "question.nameOrder.order_contradicted":
    "Some facts of this list say that the first name comes first, and others say that the last name does.",
  "question.nameOrder.answer":
    "Your administrator answers it with “nameOrder” (“given_first” for Anna Muster, or “family_first” for Muster Anna) in the settings of the list “{$feed}”. Then put the list into the inbox folder again.",
  "question.dateOrder.asks": "does the day or the month come first?",
  "question.dateOrder.order_not_shown": "No date of this list shows it for certain.",
  "question.dateOrder.order_contradicted":
    "Some dates of this list show that the day comes first, and others that the month does.",
  "question.dateOrder.answer":
    "Answer “all DMY” (day, month, year) or “all MDY” (month, day, year) in one of these rows. The answer holds for all rows and for later lists of “{$feed}”.",
  "question.dateOrder.answer_held":
    "If it is the right list, approve it first. Then answer “all DMY” (day, month, year) or “all MDY” (month, day, year) in one of these rows of the newest report. The answer holds for all rows and for later lists of “{$feed}”.",
  "question.country.waits": `.input {$rows :integer}
.match $rows
one {{The phone number of {$rows} row has no country code, so it is not sent.}}
* {{The phone numbers of {$rows} rows have no country code, so they are not sent.}}`,
  "question.country.answer":
    "Your administrator sets the country once, with “country” (for example “DE”) in the settings of the list “{$feed}”. Then put the list into the inbox folder again.",

  // Calendars
  "calendar.Buddhist": "the Buddhist calendar",
  "calendar.Persian": "the Persian calendar",
  "calendar.Jewish": "the Jewish calendar",
  "calendar.other": "another calendar",

  // Answers to questions
  "choice.same": "same",
  "choice.new": "new",
  "choice.right": "right",
  "choice.unknown": "unknown",
  "choice.leave_out": "leave out",
  "choice.leave_out_email": "leave out email",
  "choice.leave_out_phone": "leave out phone",
  "choice.there": "there",
  "choice.not_there": "not there",
  "choice.all_DMY": "all DMY",
  "choice.all_MDY": "all MDY",
  "choice.contact_id": "CONTACT_ID",
  "choice.title": "Your answer",
  "choice.prompt": "Choose an answer from the list. Then put this file into the inbox folder.",
  "choice.prompt_there":
    "Write “there” and the id of the contact, for example “there 88213”. Or choose “not there”. Then put this file into the inbox folder.",
  "choice.prompt_all":
    "“all DMY” reads every date of this list as day, month, year, in later lists, too. “all MDY” reads month, day, year. A single date answers for this row only.",
  "part.answer_column": "Line {$line}, column “_answer”: {$message}",
  "issue.answer_later": "This question can be answered once the list is decided.",
  "issue.answer":
    "Write {$choices :either} into the column “_answer” of rejections.xlsx, and put that file into the inbox folder. Or your administrator runs {$command :either} with the answer behind it.",
  "issue.answer_refused.title": "Answer not used",
  "issue.answer_refused.message": `.input {$reason :string}
.match $reason
unknown_choice {{{$answer :either} is no answer to this question.}}
no_question {{{$answer :either} was not used, because this row asks no question.}}
two_answers {{Two lines answer the same question differently. Neither answer was used.}}
two_people {{Two lines name contact {$contactId}, which is one person. Neither answer was used.}}
two_dates {{The line has a corrected birthday, and another date as its answer. Neither was used.}}
linked {{Contact {$contactId} belongs to another person of your lists already.}}
decided {{The question was answered with {$given :either} before.}}
waits {{The question was answered with {$given :either} before. That answer waits for the decision about a list.}}
setting {{The settings of this list say which comes first, the day or the month. An answer can't change them.}}
gone {{The contact that the question names is no longer linked to a list.}}
held {{The list of this row waits for a decision.}}
changed {{The row or its question has changed since this report was written.}}
approver {{Only a person who may approve lists can give the answer {$answer :either}.}}
* {{{$answer :either} is no answer to this question.}}`,
  "issue.answer_refused.hint": `.input {$reason :string}
.match $reason
unknown_choice {{Write {$choices :either}.}}
no_question {{Clear the answer. If the row is wrong, correct its cells.}}
two_answers {{Keep only one of the answers.}}
two_people {{Look both people up in the service, and correct the answers.}}
two_dates {{Keep one of the two, and clear the other.}}
linked {{Look the id up in the service again, and correct the answer.}}
decided {{If that was wrong, ask your administrator.}}
waits {{Decide about that list first.}}
setting {{Your administrator changes “dateOrder” in the settings.}}
gone {{The next list decides the row anew.}}
held {{Decide about the list first. Then answer in its newest report.}}
changed {{Answer the question as it stands in the newest report.}}
approver {{Ask such a person to answer the question.}}
* {{Write {$choices :either}.}}`,

  // Rows that are not applied: title, what happened, what to do now
  "issue.first_name_missing.title": "No first name",
  "issue.first_name_missing.message": "This person has no first name, and can't be greeted without one.",
  "issue.first_name_missing.hint": "Fill in the first name.",

  "issue.full_name_unsplit.title": "Which part is the first name?",
  "issue.full_name_unsplit.message": `.input {$readings :either}
.match $readings
|| {{It is not clear which part of the name “{$cell}” is the first name.}}
* {{It is not clear which part of the name “{$cell}” is the first name: {$readings}.}}`,
  "issue.full_name_unsplit.hint": `.input {$reason :string}
.match $reason
|| {{Write the name as “Last name, First name”, or put first and last name into separate columns.}}
* {{This is one question for the whole column: does the first name or the last name come first? Your administrator answers it once for all rows with “nameOrder” (“given_first” for Anna Muster, or “family_first” for Muster Anna). Or put first and last name into separate columns.}}`,

  "issue.group_missing.title": "No group",
  "issue.group_missing.message": "The row does not say which group this person belongs to.",
  "issue.group_missing.hint":
    "Fill in the name of the group. If all people of this list are in one group, your administrator can set it once for the whole list.",

  "issue.group_unknown.title": "Group not known",
  "issue.group_unknown.message": `.input {$cell :string}
.match $cell
|| {{There is no group with this name.}}
* {{There is no group called “{$cell}”.}}`,
  "issue.group_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Correct the name of the group, or create the group in the service first.}}
* {{Did you mean group {$nearest}? Correct the name, or create the group in the service first.}}`,

  "issue.group_ambiguous.title": "Two groups share this name",
  "issue.group_ambiguous.message": "More than one group is called “{$cell}”.",
  "issue.group_ambiguous.hint":
    "Give the groups different names in the service (their numbers are {$groupIds :all}), then put the list into the inbox folder again.",

  "issue.several_groups.title": "More than one group",
  "issue.several_groups.message": `.input {$readings :all}
.match $readings
|| {{The row names more than one group: “{$cell}”. A person is in one group at a time.}}
* {{The row names more than one group: {$readings}. A person is in one group at a time.}}`,
  "issue.several_groups.hint": "Leave only the group in which this person is to be greeted.",

  "issue.key_missing.title": "Person can't be recognised again",
  "issue.key_missing.message": `.input {$partCount :integer}
.input {$cell :string}
.match $partCount $cell
1 || {{{$parts :first} is blank, but this person is recognised by it from list to list.}}
1 * {{{$parts :first} (“{$cell}”) can't be read, but this person is recognised by it from list to list.}}
* * {{This row has nothing by which this person could be recognised in the next list.}}`,
  "issue.key_missing.hint": `.input {$partCount :integer}
.match $partCount
1 {{Fill in {$parts}.}}
* {{Add an e-mail address, a phone number, or a full name with birthday.}}`,

  "issue.birthday_unreadable.title": "Birthday not readable",
  "issue.birthday_unreadable.message": "The birthday “{$cell}” can't be read as a date.",
  "issue.birthday_unreadable.hint": "Write the date as year-month-day, for example 1985-03-07 for 7 March 1985.",

  "issue.birthday_ambiguous.title": "Birthday can be read two ways",
  "issue.birthday_ambiguous.message": `.input {$readings :either}
.input {$known :string}
.match $known $readings
|| || {{The birthday “{$cell}” can be read as two different days. The program does not guess.}}
|| * {{The birthday “{$cell}” can be read as {$readings}. The program does not guess.}}
* * {{The birthday “{$cell}” is of this year or the last one. So far, this person's birthday is {$known}. The program does not guess.}}`,
  "issue.birthday_ambiguous.hint": `.input {$standIn :string}
.input {$reason :string}
.match $standIn $reason
|| || {{Write the date as year-month-day, for example 1985-03-07 for 7 March 1985.}}
|| * {{This is one question for the whole column: does the day or the month come first? “all DMY” (day, month, year) or “all MDY” (month, day, year) answers it for all rows. Or write the dates as year-month-day, for example 1985-03-07 for 7 March 1985.}}
* * {{If this person was born on that day, answer “right”: the person is then sent with this birthday, without a year. If the birthday is not known, answer “unknown”: everybody with the date {$standIn} is then sent without a birthday.}}`,

  "issue.birthday_impossible.title": "Birthday does not exist",
  "issue.birthday_impossible.message": `.input {$calendar :string}
.input {$year :string}
.match $calendar $year
|| * {{The birthday “{$cell}” is a day that does not exist.}}
* || {{The birthday “{$cell}” looks like a date of {$calendar}.}}
* * {{The birthday “{$cell}” looks like a date of {$calendar}, in which this year began in {$year}.}}`,
  "issue.birthday_impossible.hint":
    "Correct the birthday. Write the date as year-month-day, for example 1985-03-07 for 7 March 1985.",

  "issue.birthday_future.title": "Birthday in the future",
  "issue.birthday_future.message": "The birthday “{$cell}” is in the future.",
  "issue.birthday_future.hint":
    "Correct the year. Write the date as year-month-day, for example 1985-03-07 for 7 March 1985.",

  "issue.birthday_yearless.title": "Birthday without a year",
  "issue.birthday_yearless.message":
    "The birthday “{$cell}” has no year, and this list is set to take full dates only.",
  "issue.birthday_yearless.hint":
    "Add the year. Write the date as year-month-day, for example 1985-03-07 for 7 March 1985.",

  "issue.birthday_column.title": "The birthdays of the whole column are in doubt",
  "issue.birthday_column.message": `.input {$readings :either}
.match $readings
|| {{The birthday “{$cell}” can't be trusted: {$why}.}}
* {{The birthday “{$cell}” can't be trusted: {$why}. It can be read as {$readings}.}}`,
  "issue.birthday_column.hint":
    "Export the list again with the birthdays as text. Write the date as year-month-day, for example 1985-03-07 for 7 March 1985.",

  "issue.shared_birthday.title": "One birthday for many people",
  "issue.shared_birthday.message":
    "{$people} people of this list have the birthday “{$cell}”. It is probably a placeholder for an unknown birthday.",
  "issue.shared_birthday.hint":
    "If they were all born on that day, answer “right”. If the birthday is not known, answer “unknown”: these people are then sent without a birthday.",

  "issue.email_several.title": "More than one e-mail address",
  "issue.email_several.message": `.input {$readings :all}
.match $readings
|| {{There is more than one e-mail address: “{$cell}”.}}
* {{There is more than one e-mail address: {$readings}.}}`,
  "issue.email_several.hint": "Leave only the address that is to be used.",

  "issue.email_unreadable.title": "E-mail address not readable",
  "issue.email_unreadable.message": "“{$cell}” is not an e-mail address.",
  "issue.email_unreadable.hint": "Correct the e-mail address, or clear the cell if there is none.",

  "issue.columns_disagree.title": "Two columns disagree",
  "issue.columns_disagree.message": `.input {$readings :all}
.match $readings
|| {{The columns {$headers :all} say different things about this person.}}
* {{The columns {$headers :all} say different things about this person: {$readings}.}}`,
  "issue.columns_disagree.hint": "Correct the wrong cell, or clear it.",

  "issue.contact_id_unreadable.title": "Contact id not readable",
  "issue.contact_id_unreadable.message": "The contact id “{$cell}” is not a whole number.",
  "issue.contact_id_unreadable.hint": "Correct the contact id, or clear the cell if you don't know it.",

  "issue.guardian_unreadable.title": "Guardian not readable",
  "issue.guardian_unreadable.message": "It is not clear who the guardian “{$cell}” is.",
  "issue.guardian_unreadable.hint":
    "Write the value by which the guardian's own row is recognised, or the guardian's contact id.",

  "issue.cell_fault.title": "Damaged cell",
  "issue.cell_fault.message": "The value “{$cell}” in {$place} can't be used: {$fault}.",
  "issue.cell_fault.hint": "Type the value again, as text.",

  "issue.cells_shifted.title": "The row's cells are out of place",
  "issue.cells_shifted.message":
    "{$place :first} holds “{$cell}”, which is {$kind}. The cells of this row are probably in the wrong columns, so nothing was sent.",
  "issue.cells_shifted.hint": "Put each value into its own column.",

  "issue.remark_unclear.title": "A remark speaks of a death",
  "issue.remark_unclear.message": "The remark “{$cell}” speaks of a death, and may mean this person. Nothing was sent.",
  "issue.remark_unclear.hint": "If this person has died, write “deceased” as the remark. If not, change the remark.",

  "issue.too_many_cells.title": "More cells than columns",
  "issue.too_many_cells.message":
    "This row has {$cells} cells, more than the {$columns} columns of the list. It is not clear which cell belongs to which column, so the row was not used.",
  "issue.too_many_cells.hint":
    "Often the cause is a comma or semicolon inside a value. Put each value into its own column.",

  "issue.broken_quotes.title": "A quotation mark is left open",
  "issue.broken_quotes.message":
    "A quotation mark in this row is opened and never closed, so it is not clear where each cell begins and ends.",
  "issue.broken_quotes.hint": "Remove the quotation mark, or save the list as an Excel workbook (.xlsx).",

  "issue.cell_too_long.title": "A cell is far too long",
  "issue.cell_too_long.message": "One cell of this row is longer than any real value.",
  "issue.cell_too_long.hint":
    "Often the cause is a quotation mark that is never closed. Correct this row, and check the rows around it.",

  "issue.duplicate_key.title": "Several rows with one key and different values",
  "issue.duplicate_key.message": `.input {$sharing :string}
.input {$lineCount :integer}
.match $sharing $lineCount
wrong_key 0 {{Another row of this list has the key (“{$key}”) rightly, as a person decided. This row seems to be about another person, so nothing was sent for it.}}
wrong_key * {{Another row of this list ({$lines}) has the key (“{$key}”) rightly, as a person decided. This row seems to be about another person, so nothing was sent for it.}}
people 0 {{Another line of this file has the same key (“{$key}”), but seems to be about another person.}}
people one {{{$lines :first} of this file has the same key (“{$key}”), but seems to be about another person.}}
people * {{{$lines :first} of this file have the same key (“{$key}”), but the rows seem to be about different people.}}
* 0 {{Another line of this file is for the same person (“{$key}”), but with different values.}}
* one {{{$lines :first} of this file is for the same person (“{$key}”), but with different values.}}
* * {{{$lines :first} of this file are for the same person (“{$key}”), but with different values.}}`,
  "issue.duplicate_key.hint": `.input {$sharing :string}
.input {$keyWithName :string}
.match $sharing $keyWithName
wrong_key || {{Correct {$keyColumns} in this row, or delete the row from your list.}}
wrong_key * {{If the two people share an address: have your administrator add the first name to the key of this list ("key": [{$keyWithName}]). If not: correct {$keyColumns} in this row, or delete the row from your list.}}
people || {{If the rows are about different people: correct {$keyColumns} in the row where it is wrong. If they are about one person: decide which row is right, and remove the others.}}
* || {{Decide which row is right, and remove the others.}}
* * {{If the rows are about one person: decide which row is right, and remove the others. If they are different people who share an address: have your administrator add the first name to the key of this list ("key": [{$keyWithName}]).}}`,

  "issue.duplicate_contact_id.title": "Two rows for one contact",
  "issue.duplicate_contact_id.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Another line of this file names the same contact id ({$contactId}).}}
one {{{$lines :first} of this file names the same contact id ({$contactId}).}}
* {{{$lines :first} of this file name the same contact id ({$contactId}).}}`,
  "issue.duplicate_contact_id.hint":
    "Decide which person the contact belongs to, and clear the contact id in the other rows.",

  "issue.looks_like.title": "Looks like a person who is already in the service",
  "issue.looks_like.message": `.input {$key :string}
.input {$lineCount :integer}
.match $key $lineCount
|| 0 {{This looks like {$name}, who is already in the service. No second contact was created, so that this person is not greeted twice.}}
|| * {{This looks like {$name}, who is in the same list, too (see {$lines}). No second contact was created, so that this person is not greeted twice.}}
* * {{A person answered “same” for this row and for the row of “{$key}”, so both would be {$name}. The two rows differ in: {$differing}. Nothing was sent.}}`,
  "issue.looks_like.hint": `.input {$key :string}
.match $key
|| {{If it is the same person, answer “same”: the contact then gets the values of this row. If it is another person, answer “new”: this person then becomes a new contact.}}
* {{Answer “same” for the one row that is right: the other row is then left out. If this row is another person, answer “new”. Or give both rows the same values.}}`,

  "issue.looks_like_in_doubt.title": "Looks like a person who may already be in the service",
  "issue.looks_like_in_doubt.message":
    "This looks like {$name}, who was sent earlier without an answer. Nothing was sent for this row, so that this person is not greeted twice.",
  "issue.looks_like_in_doubt.hint":
    "Look the person up in the service, and tell your administrator what you found. The administrator records it with “celebration-sync resolve {$operationId}”. This row is then sent with the next list.",

  "issue.may_be_never.title": "May be a person who must never be greeted",
  "issue.may_be_never.message": `.input {$by :string}
.match $by
email {{The e-mail address of this row belongs to a person who must never be greeted. Nothing was sent, because the row may be about that person.}}
phone {{The phone number of this row belongs to a person who must never be greeted. Nothing was sent, because the row may be about that person.}}
key {{The value by which this row is recognised belonged to a person who must never be greeted. Nothing was sent, because the row may be about that person.}}
* {{A person with this name must never be greeted. Nothing was sent, because the row may be about that person.}}`,
  "issue.may_be_never.hint": `.input {$contactId :string}
.match $contactId
|| {{If it is that person, answer “same”: the row is then left out from now on. If it is another person, answer “new”: the row is then sent.}}
* {{If it is that person, answer “same”: the row is then left out from now on, and contact {$contactId} is deleted. If it is another person, answer “new”: the row is then sent.}}`,

  "issue.other_person.title": "Is this still the same person?",
  "issue.other_person.message": `.input {$likeName :string}
.input {$key :string}
.match $likeName $key
|| || {{This row is new, but could be about {$name}, whose row is no longer in the list. Nothing was sent, so that this person is not greeted twice.}}
|| * {{The value by which the person is recognised (“{$key}”) belongs to {$name} so far. This row seems to be about a different person, so nothing was sent.}}
* * {{The value by which the person is recognised (“{$key}”) belongs to {$name} so far. This row looks like {$likeName}, so nothing was sent.}}`,
  "issue.other_person.hint": `.input {$likeName :string}
.input {$stays :string}
.input {$own :string}
.match $stays $likeName $own
gone * * {{The former contact is no longer linked to a list. Answer “new”: this person then becomes a new contact.}}
|| || * {{If it is the same person, answer “same”. If it is another person, answer “new”: the former contact is then deleted, and this person becomes a new contact.}}
* || * {{If it is the same person, answer “same”. If it is another person, answer “new”: the former contact stays in the service, because this list may not delete, and this person becomes a new contact.}}
* * || {{If this row is about {$name}, answer “same”: the contact then gets the values of this row. If it is about {$likeName} or another person, answer “new”.}}
* * * {{{$likeName} has a contact already. If this row is about {$likeName} or another person, answer “new”. With “same”, the contact of {$name} gets the values of this row, and {$likeName} is then in the service twice.}}`,

  "issue.guardian_unknown.title": "Guardian not found",
  "issue.guardian_unknown.message": "The guardian “{$cell}” is neither in this list nor in the service.",
  "issue.guardian_unknown.hint": "Correct the guardian, or add the guardian's own row to the list.",

  "issue.guardian_circle.title": "Guardians in a circle",
  "issue.guardian_circle.message": `.input {$lineCount :integer}
.match $lineCount
0 {{This person would be their own guardian.}}
* {{This person would be their own guardian (see {$lines}).}}`,
  "issue.guardian_circle.hint": "Correct the guardian in one of these rows.",

  "issue.linked_elsewhere.title": "Contact belongs to another row",
  "issue.linked_elsewhere.message": `.input {$feed :string}
.match $feed
|| {{The contact id of this row ({$contactId}) already belongs to another person.}}
* {{The contact id of this row ({$contactId}) already belongs to another person of list “{$feed}”.}}`,
  "issue.linked_elsewhere.hint": "Correct the contact id, or clear the cell.",

  "issue.cut_row.title": "The last row may be cut off",
  "issue.cut_row.message": "The file ends in the middle of this row, or just behind it, so the row was not used.",
  "issue.cut_row.hint": "Put the whole list into the inbox folder again.",
  "issue.torn_row.title": "A line break tears this row apart",
  "issue.torn_row.message":
    "This line and {$lines} seem to be one row that a line break tears apart, so none of them was used.",
  "issue.torn_row.hint":
    "Put the row on one line again, or put the cell with the line break in quotation marks. Then put the list into the inbox folder again.",

  "issue.waits_for_held.title": "Waits for a change that is on hold",
  "issue.waits_for_held.message":
    "This person's e-mail address or phone is still in use by {$name}, whose change is on hold.",
  "issue.waits_for_held.hint":
    "First decide on the change that is on hold. You need not do anything else: this row is then sent.",
  "issue.waits_for_doubt.title": "Waits for a person in doubt",
  "issue.waits_for_doubt.message":
    "The value by which the person is recognised (“{$key}”) belongs to {$name}, who was sent earlier without an answer. This row seems to be about a different person, so nothing was sent.",
  "issue.waits_for_doubt.hint":
    "First find out whether {$name} is in the service, and have that doubt decided. You need not do anything else: this row is then sent, or you are asked about it.",

  // Lines of a corrected report that are not used
  "issue.foreign_id.title": "Line not from this report",
  "issue.foreign_id.message":
    "This line of your corrected report was not used: the program did not give out its _id “{$id}”.",
  "issue.foreign_id.hint":
    "Open the newest report, and make this correction in the row of this person. Sort whole rows only, and leave the columns whose titles start with _ as they are.",
  "issue.other_feed.title": "Line from the report of another list",
  "issue.other_feed.message": `.input {$feed :string}
.match $feed
|| {{This line of your corrected report was not used: its _id “{$id}” is from the report of another list.}}
* {{This line of your corrected report was not used: its _id “{$id}” is from the report of the list “{$feed}”.}}`,
  "issue.other_feed.hint": "Correct it in that list's own report, and put that report into the inbox folder by itself.",
  "issue.other_row.title": "Line beside another line's _id",
  "issue.other_row.message":
    "This line of your corrected report was not used: its _id “{$id}” belongs to the row of {$name}.",
  "issue.other_row.hint":
    "Open the newest report, and make this correction in the row of this person. Sort whole rows only, and leave the columns whose titles start with _ as they are.",
  "issue.line_key_changed.title": "Line whose key was changed",
  "issue.line_key_changed.message":
    "This line of your corrected report was not used: “{$column}” of {$name} is no longer “{$cell}”, and a report can't change that.",
  "issue.line_key_changed.hint":
    "Set “{$column}” back to “{$cell}” in the newest report, leave your other corrections as they are, and put the report into the inbox folder again. If “{$cell}” is wrong, correct it in your list.",
  "issue.lines_differ.title": "Lines that contradict each other",
  "issue.lines_differ.message": `.input {$lineCount :integer}
.match $lineCount
one {{This line of your corrected report was not used: {$lines} of the report has the same _id or key, but different values.}}
* {{This line of your corrected report was not used: {$lines} of the report have the same _id or key, but different values.}}`,
  "issue.lines_differ.hint":
    "Decide which line is right, remove the others from the report, and put the report into the inbox folder again.",
  "issue.waits_for_list.title": "Waits for your decision about a list",
  "issue.waits_for_list.message":
    "This correction belongs to a list that waits for your decision ({$list}). It waits with that list.",
  "issue.waits_for_list.hint":
    "Decide about that list. If you approve it, the correction follows by itself. If you discard it, the correction is dropped.",
  "issue.list_discarded.title": "Correction of a discarded list",
  "issue.list_discarded.message": "This correction was not used: the list that it waited for ({$list}) was discarded.",
  "issue.list_discarded.hint":
    "Make the correction in the newest report if it lists the person, and otherwise in your list.",
  "issue.line_outdated.title": "Correction too late",
  "issue.line_outdated.message": "This correction was not used: the row has changed since this report was written.",
  "issue.line_outdated.hint":
    "Make the correction in the newest report if it lists the person, and otherwise in your list.",
  "issue.line_solved.title": "Correction too late",
  "issue.line_solved.message":
    "This correction was not used: the row was in order, or had left the list, before it came.",
  "issue.line_solved.hint":
    "Make the correction in the newest report if it lists the person, and otherwise in your list.",
  "issue.line_left_out.title": "Correction of a row that was left out",
  "issue.line_left_out.message": "This correction was not used: the row was left out after this report was saved.",
  "issue.line_left_out.hint": "If the person belongs to your list after all, correct the row in your list.",

  // Answers of the service. `$notDone` is one of these sentences without its full stop.
  "not_done.create": "This person was not created",
  "not_done.update": "This person was not updated",
  "not_done.delete": "This person was not deleted",
  "not_done.none": "Nothing was done for this row",

  "issue.invalid_request.title": "The service could not use this row",
  "issue.invalid_request.message": "{$notDone}: a value is missing, or the service could not use it.",
  "issue.invalid_request.hint":
    "Check the group and the other values of this row. It is sent again when the row has changed.",
  "issue.plan_limit_reached.title": "The account is full",
  "issue.plan_limit_reached.message": "{$notDone}: the account holds as many contacts as its plan allows.",
  "issue.plan_limit_reached.hint":
    "Free up places or take a larger plan. The row needs no change: the next run tries it again.",
  "issue.not_found.title": "Not found in the account",
  "issue.not_found.message": "{$notDone}: the service does not know the group or the person.",
  "issue.not_found.hint":
    "Check that the group still exists in the service, then put the list into the inbox folder again.",
  "issue.contact_exists.title": "Address is taken in this group",
  "issue.contact_exists.message": `.input {$feed :string}
.input {$address :string}
.match $feed $address
|| || {{{$notDone}: a person with the same e-mail address or phone is already in this group.}}
|| * {{{$notDone}: a person with the same address ({$address}) is already in this group.}}
* * {{This looks like {$name}, who is already in the service. No second contact was created, so that this person is not greeted twice.}}`,
  "issue.contact_exists.hint": `.input {$feed :string}
.input {$lineCount :integer}
.input {$name :string}
.match $feed $lineCount $name
|| 0 || {{If it is the same person, your administrator can link this row to that contact with “celebration-sync link”. If not, give this person an address of their own.}}
|| 0 * {{{$name :first} has this address. If both are the same person, leave only one row for them in the list. If not, give this person an address of their own.}}
|| one * {{{$lines :first} of this file has this address. If both are the same person, leave only one row for them in the list. If not, give this person an address of their own.}}
|| * * {{{$lines :first} of this file have this address. If all are the same person, leave only one row for them in the list. If not, give this person an address of their own.}}
* * * {{{$name :first} is also in list “{$feed}”. If both are the same person, leave only one row for them. If not, give this person an address of their own.}}`,
  "issue.validation_error.title": "The service refused a value",
  "issue.validation_error.message": `.input {$cell :string}
.input {$refused :string}
.match $refused $cell
|| * {{{$notDone}: the service does not accept a value of this row.}}
* || {{{$notDone}: the service does not accept {$refused}.}}
* * {{{$notDone}: the service does not accept {$refused} “{$cell}”.}}`,
  "issue.validation_error.hint": "Correct the value. The row is sent again as soon as it has changed.",
  "issue.service_refused.title": "The service refused the row",
  "issue.service_refused.message": "{$notDone}: the service refused the request.",
  "issue.service_refused.hint":
    "If the reason is not clear, ask your administrator. The service's support can find the request by the value in the column _request_id.",
  "issue.group_gone.title": "The group is gone",
  "issue.group_gone.message": `.input {$operation :string}
.match $operation
delete {{{$notDone}: its group no longer exists in the service.}}
* {{{$notDone}: the group “{$group}” no longer exists in the service.}}`,
  "issue.group_gone.hint": `.input {$operation :string}
.match $operation
delete {{If the person is still in the service, delete the contact there. Then ask your administrator to take the link back with “celebration-sync unlink{$row}”.}}
* {{Create the group again, or write another group into the row.}}`,
  "issue.contact_gone.title": "The person is gone from the service",
  "issue.contact_gone.message":
    "This person's contact no longer exists: it was deleted in the service. The contact was not created again.",
  "issue.contact_gone.hint":
    "Remove the person from your list. If the contact was deleted by mistake, ask your administrator to have it created again.",
  "issue.guardian_not_created.title": "The guardian is missing",
  "issue.guardian_not_created.message":
    "This person was not sent, because the guardian “{$cell}” could not be created.",
  "issue.guardian_not_created.hint": `.input {$lineCount :integer}
.match $lineCount
0 {{Correct the guardian's row first. The next run then tries this row again.}}
* {{Correct the guardian's row ({$lines}) first. The next run then tries this row again.}}`,
  "issue.in_doubt.title": "Not sure whether the person arrived",
  "issue.in_doubt.message": `.input {$otherContact :string}
.match $otherContact
|| {{This person was sent, but no answer came back. They may or may not be in the service, and may still be greeted. They were not sent again, so that they are not greeted twice.}}
* {{This person was sent, but the service answered with another person. They may or may not be in the service, and may still be greeted. They were not sent again, so that they are not greeted twice.}}`,
  "issue.in_doubt.hint": `.input {$planFull :string}
.match $planFull
|| {{Look the person up in the service, and tell your administrator what you found. The administrator records it with “celebration-sync resolve {$operationId} --created CONTACT_ID” or “celebration-sync resolve {$operationId} --not-created”.}}
* {{The service could not be asked, because the account holds as many contacts as its plan allows (“{$planFull}”). With free places or a larger plan, the next run asks again. Look the person up in the service, and tell your administrator what you found. The administrator records it with “celebration-sync resolve {$operationId} --created CONTACT_ID” or “celebration-sync resolve {$operationId} --not-created”.}}`,
  "issue.exists_unlinked.title": "In the service, but not linked to this list",
  "issue.exists_unlinked.message": `.input {$address :string}
.match $address
|| {{A person with this row's address is in the service. It is most likely this person, who was sent earlier without an answer. Changes to this row do not reach the contact until the row is linked to it.}}
* {{A person with this row's address ({$address}) is in the service. It is most likely this person, who was sent earlier without an answer. Changes to this row do not reach the contact until the row is linked to it.}}`,
  "issue.exists_unlinked.hint":
    "Look the person up in the service and give the contact id to your administrator, who links the row to the contact with “celebration-sync link{$target}”.",
  "issue.not_sent.title": "Not sent yet",
  "issue.not_sent.message": `.input {$why :string}
.match $why
|| {{{$notDone} yet.}}
* {{{$notDone} yet: {$why}.}}`,
  "issue.not_sent.hint": "You need not do anything: the next run tries this row again.",

  // Rows that are applied, with a value that is left out or looks odd
  "issue.phone_unreadable.title": "Phone number not readable",
  "issue.phone_unreadable.message": "The phone number “{$cell}” can't be read.",
  "issue.phone_unreadable.hint": "Write the number with the country code, for example +49 30 5550123.",
  "issue.phone_scientific.title": "Phone number damaged by the spreadsheet",
  "issue.phone_scientific.message": "The spreadsheet has shortened the phone number to “{$cell}”; its digits are lost.",
  "issue.phone_scientific.hint": "Format the column as text, then type the number again.",
  "issue.phone_rounded.title": "Phone number rounded by the spreadsheet",
  "issue.phone_rounded.message":
    "The phone number “{$cell}” ends in many zeros. A spreadsheet has probably rounded it, so that its last digits are lost.",
  "issue.phone_rounded.hint": "Format the column as text, then type the number again from its source.",
  "issue.phone_needs_country.title": "Phone number without a country code",
  "issue.phone_needs_country.message": "It is not clear which country the phone number “{$cell}” belongs to.",
  "issue.phone_needs_country.hint":
    "Write the number with the country code, for example +49 30 5550123, or have your administrator set a country for this list.",
  "issue.phone_several.title": "More than one phone number",
  "issue.phone_several.message": `.input {$readings :all}
.match $readings
|| {{There is more than one phone number: “{$cell}”.}}
* {{There is more than one phone number: {$readings}.}}`,
  "issue.phone_several.hint": "Leave only the number that is to be used.",
  "issue.timezone_unknown.title": "Time zone not known",
  "issue.timezone_unknown.message": "“{$cell}” is not a known time zone.",
  "issue.timezone_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Write region and city, for example Europe/Berlin.}}
* {{Did you mean {$nearest}?}}`,
  "issue.value_unreadable.title": "Value not readable",
  "issue.value_unreadable.message": `.input {$readings :all}
.input {$fault :string}
.match $readings $fault
|| || {{The value “{$cell}” in {$place} can't be used.}}
|| * {{The value “{$cell}” in {$place} can't be used: {$fault}.}}
* || {{It is not clear which of {$readings} is right.}}
* * {{It is not clear which of {$readings} is right: {$fault}.}}`,
  "issue.value_unreadable.hint": "Correct the value, or clear the cell.",
  "issue.birthday_stand_in_year.title": "A placeholder year in the birthday",
  "issue.birthday_stand_in_year.message": `.input {$readings :either}
.match $readings
|| {{The year of the birthday “{$cell}” is one that programs write when they don't know the year. The birthday was sent without a year.}}
* {{The year of the birthday “{$cell}” is one that programs write when they don't know the year. It was read as {$readings}, without a year.}}`,
  "issue.birthday_stand_in_year.hint": "If you know the year of birth, fill it in.",
  "issue.birthday_implausible.title": "Unlikely birthday",
  "issue.birthday_implausible.message":
    "The birthday “{$cell}” was used, but its year is unlikely: this year, or more than a century ago.",
  "issue.birthday_implausible.hint":
    "Check the year. A list of this year's birthdays often has this year instead of the year of birth.",
  "issue.value_blanked.title": "Blank in the list, kept in the service",
  "issue.value_blanked.message":
    "{$place :first} is now blank in the list, but the service still has “{$value}”, and still uses it.",
  "issue.value_blanked.hint":
    "Fill in the cell again. If the value should be removed, or is not this person's own, have it removed in the service, or have your administrator set “blankCells” to “clear” for this list.",
  "issue.address_ordered_out.title": "An address that is to be left out",
  "issue.address_ordered_out.message": `.input {$by :string}
.match $by
|| {{The address “{$value}” is left out of this row since {$since}, because another contact has it.}}
* {{The address “{$value}” is left out of this row since {$since} by the answer of {$by}, because another contact has it.}}`,
  "issue.address_ordered_out.hint":
    "If it is to be sent after all, have your administrator end this with “celebration-sync corrections drop {$correction}”. Otherwise remove the address from this row.",
  "issue.address_left_out.title": "Shared address left out",
  "issue.address_left_out.message": `.input {$lineCount :integer}
.match $lineCount
0 {{The address “{$value}” already belongs to another row of the same group.}}
* {{The address “{$value}” already belongs to another row of the same group ({$lines}).}}`,
  "issue.address_left_out.hint": "Give this person an address of their own, if there is one.",
  "issue.greeted_twice.title": "May be greeted twice",
  "issue.greeted_twice.message": `.input {$feed :string}
.match $feed
|| {{{$name :first} is also in another list, and may be greeted twice.}}
* {{{$name :first} is also in list “{$feed}”, and may be greeted twice.}}`,
  "issue.greeted_twice.hint": "If it is one person, remove them from one of the two lists.",
  "issue.second_row_differs.title": "A second row of one person, with different values",
  "issue.second_row_differs.message":
    "A person answered that this row and the row of “{$key}” are one person. Only that other row is used. The two rows differ in: {$differing}.",
  "issue.second_row_differs.hint": "Give both rows the same values, or remove one of them from your list.",
  "issue.inactive_reported.title": "Marked as no longer active",
  "issue.inactive_reported.message":
    "This person is marked “{$word}” in the list, but is still in the service and may be greeted.",
  "issue.inactive_reported.hint": "If they should not be greeted any more, have the contact deleted in the service.",
  "issue.remark_of_relative.title": "A remark speaks of a relative's death",
  "issue.remark_of_relative.message": "The remark “{$cell}” seems to be about a relative, so the row is used.",
  "issue.remark_of_relative.hint": "If this person has died, write “deceased” as the remark.",
  "issue.group_filled_down.title": "A merged cell as group",
  "issue.group_filled_down.message":
    "The group “{$cell}” stands in a merged cell ({$lines}). It was used for all people beside that cell.",
  "issue.group_filled_down.hint": "You need not do anything if all these people belong to that group.",
  "issue.former_contact_stays.title": "The former person stays in the service",
  "issue.former_contact_stays.message":
    "{$name :first} no longer belongs to this row. This list may not delete, so that person stays in the service and may be greeted.",
  "issue.former_contact_stays.hint":
    "If that person should not be greeted any more, have the contact deleted in the service.",
  "issue.system_groups_dropped.title": "Groups left out",
  "issue.system_groups_dropped.message": `.input {$groups :all}
.match $groups
|| {{Some groups of the program that wrote the list were left out.}}
* {{Some groups of the program that wrote the list were left out: {$groups}.}}`,
  "issue.system_groups_dropped.hint": "You need not do anything if the remaining group is the right one.",

  // Why a row was not sent yet, as the end of a sentence
  "why.changed_meanwhile": "what the service holds of this person has changed in the meantime",
  "why.named_again": "a newer list or corrected report names this person again",
  "why.in_other_list": "that person is in the service from another list by now",
  "why.returned": "that person is in a newer list again",
  "why.sent_before": "it was sent before, and no answer came back",
  "why.maybe_same": "{$lines} of the list may be about the same person",
  "why.same_refused": "{$lines} of the list may be about the same person, and was refused",
  "why.discarded": "the rest of this list was discarded",
  "why.kept": "the person who approved the list left this one out",
  "why.never": "this person must never be greeted",
  "why.blank_keeps": "the settings changed: blank cells no longer clear a value",
  "why.yearless_rejected": "the settings changed: a birthday without a year is no longer sent",
  "why.column_gone": "the settings changed: the column “{$setting}” is no longer read",
  "why.column_reread": "the settings changed: the column “{$setting}” is read as another field",
  "why.default_changed": "the settings changed: the default of “{$setting}” is another one",
  "why.date_order_changed": "the settings changed: dates are read in another order",
  "why.name_order_changed": "the settings changed: names are read in another order",
  "why.no_deletes": "the settings changed: this list no longer deletes people",
  "why.mark_ignored": "the settings changed: the mark in the list no longer deletes people",
  "why.mark_held": "the settings changed: a person who is marked in the list is only deleted after approval",
  "why.stricter_limits": "the settings changed: fewer people may be deleted without approval",

  // Lines that were left out
  "skip.repeated_header": "The column titles again, not a person",
  "skip.footer": "A closing line (total, date, note), not a person",
  "skip.instructions": "Instructions, not a person",
  "skip.hidden_row": "Hidden in the workbook",
  "skip.other_sheet": "On a sheet that is not read",
  "skip.second_table": "In another table than the list",
  "skip.inactive": "Marked as deceased, left or to be deleted, and not in the service",
  "skip.outdated": "A newer version of this row is known already",
  "skip.solved": "Already solved",
  "skip.left_out": "It was left out after this report was saved",
  "skip.refused_line": "Its _id does not belong to it",
  "skip.waits_for_list": "It waits for the decision about a list",
  "skip.not_corrected": "Its list waits for a decision, and the line was not corrected",
  "skip.sent_on": "It waited for the decision about a list, and was then used with a report of its own",
  "skip.never": "A person who must never be greeted",
  "skip.duplicate": "The same row is above; the two count once",

  // Why a column is used or left out
  "column.configured": "set for this list",
  "column.alias": "known by its title",
  "column.values": "known by its values",
  "column.key": "people are recognised by it",
  "column.not_groups": "not all its values name groups",
  "column.unmatched": "its title fits no field",
  "column.withheld": "private, never sent",
  "column.ignored": "set to be left out",

  // A column that looks like a field, and is not sent
  "proposal.email": "an e-mail address",
  "proposal.phone": "a phone number",
  "proposal.birthday": "a birthday",
  "proposal.full_name": "a full name",
  "proposal.first_name": "a first name",
  "proposal.last_name": "a last name",
  "proposal.title.email": "E-mail",
  "proposal.title.phone": "Phone",
  "proposal.title.birthday": "Birthday",
  "proposal.title.full_name": "Full name",
  "proposal.title.first_name": "First name",
  "proposal.title.last_name": "Last name",
  "proposal.untitled":
    "A column without a title looks like {$looks}, and it is not sent. Give it a title in the list, for instance “{$title}”.",
  "proposal.titled": `The column “{$header}” looks like {$looks}, and it is not sent. If it is one, add {$json}: "{$field}" under "columns" in the feed's settings; if not, add {$json}: null.`,

  // Guards: title, what looked wrong, what to look at
  "guard.delete_limit.title": "More deletions than usual",
  "guard.delete_limit.message": `.input {$limit :integer}
.input {$linked :integer}
.match $limit $linked
0 one {{{$deletes :integer} of {$linked} person would be deleted; every deletion of this list needs approval.}}
0 * {{{$deletes :integer} of {$linked} people would be deleted; every deletion of this list needs approval.}}
1 * {{{$deletes :integer} of {$linked} people would be deleted; one needs no approval.}}
* * {{{$deletes :integer} of {$linked} people would be deleted; up to {$limit} need no approval.}}`,
  "guard.delete_limit.look": "Check whether these people have really left, or whether part of the list is missing.",
  "guard.delete_share.title": "A large part would be deleted",
  "guard.delete_share.message":
    "{$deletes :integer} of {$linked :integer} people would be deleted: more than a quarter of the list.",
  "guard.delete_share.look": "Check whether the list is complete.",
  "guard.delete_total.title": "Very many deletions",
  "guard.delete_total.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} person would be deleted; more than {$limit :integer} at once always need approval.}}
* {{{$deletes} people would be deleted; more than {$limit :integer} at once always need approval.}}`,
  "guard.delete_total.look": "Check whether the list is complete.",
  "guard.group_emptied.title": "A whole group would be emptied",
  "guard.group_emptied.message": `.input {$people :integer}
.match $people
one {{{$groups :all} would be empty: the last {$people} person there would be deleted.}}
* {{{$groups :all} would be empty: the last {$people} people there would be deleted.}}`,
  "guard.group_emptied.look": "Check whether the group was closed on purpose, or is missing from the list by mistake.",
  "guard.still": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} person would be deleted, as after an earlier list that may have been incomplete. That deletion has not been approved yet.}}
* {{{$deletes} people would be deleted, as after an earlier list that may have been incomplete. That deletion has not been approved yet.}}`,
  "guard.unidentified_rows.title": "Rows that don't show who they are about",
  "guard.unidentified_rows.message": `.input {$rows :integer}
.input {$deletes :integer}
.match $rows $deletes
one one {{{$rows} row that was not applied{$where} could be about a person who would be deleted.}}
one * {{{$rows} row that was not applied{$where} could be about people who would be deleted ({$deletes} people).}}
* one {{{$rows} rows that were not applied{$where} could be about a person who would be deleted.}}
* * {{{$rows} rows that were not applied{$where} could be about people who would be deleted ({$deletes} people).}}`,
  "guard.unidentified_rows.look": `.input {$rows :integer}
.match $rows
one {{First correct that row in rejections.xlsx. The people may still be in the list, with another name or number.}}
* {{First correct those rows in rejections.xlsx. The people may still be in the list, with another name or number.}}`,
  "guard.inactive_people.title": "People marked as no longer active",
  "guard.inactive_people.message": `.input {$people :integer}
.match $people
one {{{$people} person is marked as deceased, left or to be deleted.}}
* {{{$people} people are marked as deceased, left or to be deleted.}}`,
  "guard.inactive_people.look": "Check the names.",
  "guard.never_listed.title": "Linked, but on no list",
  "guard.never_listed.message": `.input {$people :integer}
.match $people
one {{Your administrator linked {$people} person to a contact, but no list has contained that person so far. The value by which a person is recognised may be mistyped.}}
* {{Your administrator linked {$people} people to contacts, but no list has contained those people so far. The value by which a person is recognised may be mistyped.}}`,
  "guard.never_listed.look": "Compare the values by which these people are recognised with your list.",
  "guard.kept_people.title": "Left out when a list was approved",
  "guard.kept_people.message": `.input {$deletes :integer}
.match $deletes
one {{This list would delete {$deletes} person. When an earlier list was approved, a person chose to keep this person.}}
* {{This list would delete {$deletes} people. When an earlier list was approved, a person chose to keep these people.}}`,
  "guard.kept_people.look": "If these people are to stay, put them into the list again.",
  "guard.delete_week.title": "Many deletions within a week",
  "guard.delete_week.message": `.input {$limit :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{{$deletes} person would be deleted within seven days; every deletion of this list needs approval.}}
0 * {{{$deletes} people would be deleted within seven days; every deletion of this list needs approval.}}
1 * {{{$deletes} people would be deleted within seven days; one needs no approval.}}
* * {{{$deletes} people would be deleted within seven days; up to {$limit} need no approval.}}`,
  "guard.delete_week.look":
    "Check whether these people have really left, or whether the lists have become shorter by mistake.",
  "guard.cut_off.title": "The list may be incomplete",
  "guard.cut_off.message": `.input {$deletes :integer}
.match $deletes
one {{{$why} {$deletes} person would be deleted because the list lacks that person.}}
* {{{$why} {$deletes} people would be deleted because the list lacks them.}}`,
  "guard.cut_off.look": "Check whether the list is complete.",
  "guard.cut_off.end": `.input {$last :integer}
.match $last
one {{The last row of the former list is missing: this list seems to end too early.}}
* {{Of the last {$last} rows of the former list, {$missing :integer} are missing: this list seems to end too early.}}`,
  "guard.cut_off.round": "This list has exactly {$rows :integer} rows. Many programs stop at such a number.",
  "guard.cut_off.row": "This list ends in another way than the lists before, as if its last row were cut off.",
  "guard.cut_off.pasted": `.input {$rows :integer}
.match $rows
one {{{$rows} row is in this list a second time. Such rows may have been pasted over the rows of other people.}}
* {{{$rows} rows are in this list a second time. Such rows may have been pasted over the rows of other people.}}`,
  "guard.two_lists.title": "Two lists arrived at the same time",
  "guard.two_lists.message": `.input {$deletes :integer}
.match $deletes
one {{{$deletes} person would be deleted because this list lacks them, but another list that arrived at the same time has them.}}
* {{{$deletes} people would be deleted because this list lacks them, but another list that arrived at the same time has them.}}`,
  "guard.two_lists.look": "Check which of the two lists is the right one.",
  "guard.older_list.title": "An older list",
  "guard.older_list.message": `.input {$day :day}
.match $day
|| {{This list is older than one that was already applied.}}
* {{This list is older than one that was already applied on {$day} at {$time} UTC.}}`,
  "guard.older_list.returns": "This list looks like an older one with a few changes: {$what}.",
  "guard.older_list.leavers": `.input {$leavers :integer}
.match $leavers
one {{{$leavers} person who had left would be created again}}
* {{{$leavers} people who had left would be created again}}`,
  "guard.older_list.joiners": `.input {$joiners :integer}
.match $joiners
one {{{$joiners} person who joined lately would be deleted}}
* {{{$joiners} people who joined lately would be deleted}}`,
  "guard.older_list.values": `.input {$values :integer}
.match $values
one {{{$values} person would get a former value back}}
* {{{$values} people would get a former value back}}`,
  "guard.older_list.look": "If this list was put into the inbox folder by mistake, discard it.",
  "guard.key_changed.title": "People are recognised differently",
  "guard.key_changed.message": `.input {$linked :integer}
.match $linked
one {{The setting by which people are recognised has changed. {$linked} person could be taken for a new one.}}
* {{The setting by which people are recognised has changed. {$linked} people could be taken for new ones.}}`,
  "guard.key_changed.look": "Check what would change: only a few people should be created or deleted.",
  "guard.key_column_gone.title": "The column by which people are recognised is missing",
  "guard.key_column_gone.message": "The list no longer has {$columns :all}.",
  "guard.key_column_gone.look": "Check whether the column was renamed or left out in the export.",
  "guard.columns_gone.title": "Many columns are missing",
  "guard.columns_gone.message": `.input {$gone :integer}
.match $gone
one {{{$gone} of {$known :integer} known columns is gone: {$columns :all}.}}
* {{{$gone} of {$known :integer} known columns are gone: {$columns :all}.}}`,
  "guard.columns_gone.look": "Check whether the right list was exported.",
  "guard.unreadable_rows.title": "Most rows can't be read",
  "guard.unreadable_rows.message": "{$unreadable :integer} of {$rows :integer} rows can't be read.",
  "guard.unreadable_rows.look": "Check whether the file is the right one, and how it was saved.",
  "guard.unreadable_rows.date_order":
    "The birthdays can be read in two ways. If it is the right list, approve it: the rows that are certain are carried out, and the others wait for one answer.",
  "guard.unreadable_rows.name_order":
    "The names can be read in two ways. Have your administrator set nameOrder for these lists (given_first or family_first).",
  "guard.blank_keys.title": "Rows without the value by which people are recognised",
  "guard.blank_keys.message":
    "The column by which people are recognised is blank in {$percent :integer} % of the rows. It was never blank before.",
  "guard.blank_keys.look": "Check whether the export is complete.",
  "guard.new_people.title": "Unusually many new people",
  "guard.new_people.message": `.input {$new :integer}
.match $new
one {{{$new} person would be new; {$linked :integer} are already known. Often the cause is that the column by which people are recognised has changed.}}
* {{{$new} people would be new; {$linked :integer} are already known. Often the cause is that the column by which people are recognised has changed.}}`,
  "guard.new_people.look": "Check whether they are really new.",
  "guard.group_moved.title": "A group would move",
  "guard.group_moved.message": `.input {$people :integer}
.match $people
one {{{$people} person would leave {$groups :all} for another group.}}
* {{{$people} people would leave {$groups :all} for another group.}}`,
  "guard.group_moved.look": "Check whether they were meant to move.",
  "guard.group_id_changed.title": "A group was created again",
  "guard.group_id_changed.message": "A different group in the service now has the name {$groups :all}.",
  "guard.group_id_changed.look": "Check in the service whether the new group has the right workflow.",
  "guard.other_list.title": "A list of other people",
  "guard.other_list.message": `.input {$new :integer}
.match $new
one {{Only {$listed :integer} of {$linked :integer} known people are in this list, and it brings {$new} new person.}}
* {{Only {$listed :integer} of {$linked :integer} known people are in this list, and it brings {$new} new people.}}`,
  "guard.other_list.look": "Check whether this is the right list.",
  "guard.birthdays_changed.title": "Many birthdays changed",
  "guard.birthdays_changed.message": `.input {$people :integer}
.match $people
one {{The birthday of {$people} person would change, of {$linked :integer} in all.}}
* {{The birthdays of {$people} people would change, of {$linked :integer} in all.}}`,
  "guard.birthdays_changed.look": "Compare a few birthdays with a source that you trust.",
  "guard.names_changed.title": "Many names changed",
  "guard.names_changed.message": `.input {$people :integer}
.match $people
one {{The {$fields} of {$people} person would change, of {$linked :integer} in all.}}
* {{The {$fields} of {$people} people would change, of {$linked :integer} in all.}}`,
  "guard.names_changed.look": "Check whether each name still stands beside the right person.",
  "guard.addresses_changed.title": "Many addresses changed",
  "guard.addresses_changed.message": `.input {$people :integer}
.match $people
one {{The {$fields} of {$people} person would change or be cleared, of {$linked :integer} in all.}}
* {{The {$fields} of {$people} people would change or be cleared, of {$linked :integer} in all.}}`,
  "guard.addresses_changed.look": "Check whether each address still stands beside the right person.",
  "guard.columns_changed.title": "A column changed for many people",
  "guard.columns_changed.message": `.input {$people :integer}
.match $people
one {{The {$field} of {$people} person would change, of {$linked :integer} in all.}}
* {{The {$field} of {$people} people would change, of {$linked :integer} in all.}}`,
  "guard.columns_changed.look": "Check whether the column is the right one.",
  "guard.values_exchanged.title": "Values went to other people",
  "guard.values_exchanged.message": `.input {$people :integer}
.match $people
one {{{$people} person would get the {$field} that another person of the list had before.}}
* {{{$people} people would get the {$field} that another person of the list had before.}}`,
  "guard.values_exchanged.look": "Check whether one column was sorted or moved without the others.",
  "guard.values_filled.title": "One value for several people",
  "guard.values_filled.message": `.input {$people :integer}
.match $people
one {{{$people} person would get the same {$field} as others, or one that counts up from row to row.}}
* {{{$people} people would get the same {$field}, or one that counts up from row to row.}}`,
  "guard.values_filled.look": "Check whether a cell was filled down or copied by mistake.",
  "guard.keys_reassigned.title": "Other people under known numbers",
  "guard.keys_reassigned.message": `.input {$people :integer}
.match $people
one {{{$people} row seems to be about other people than the ones who were recognised by the same value before.}}
* {{{$people} rows seem to be about other people than the ones who were recognised by the same value before.}}`,
  "guard.keys_reassigned.look": "Check whether numbers were given to other people, or whether this is another list.",
  "guard.people_twice.title": "People who may be in the list twice",
  "guard.people_twice.message": `.input {$people :integer}
.match $people
one {{{$people} new row has the name of another new row, and its birthday or e-mail. The list has {$listed :integer} people. Compare, for example, lines {$lines :all} of the file.}}
* {{{$people} new rows have the name of another new row, and its birthday or e-mail. The list has {$listed :integer} people. Compare, for example, lines {$lines :all} of the file.}}`,
  "guard.people_twice.look":
    "Check whether people are in the list twice. If you approve the list, each of these rows becomes a contact of its own.",
  "guard.settings_changed.title": "A changed setting changes many people",
  "guard.settings_changed.message": `.input {$people :integer}
.match $people
one {{Settings of this list have changed: {$settings :all}. With them, {$people} known person would get other values, of {$linked :integer} in all.}}
* {{Settings of this list have changed: {$settings :all}. With them, {$people} known people would get other values, of {$linked :integer} in all.}}`,
  "guard.settings_changed.look": "Ask your administrator whether these settings are meant to change so many people.",
  "guard.birthdays_shifted.title": "Many birthdays changed in the same way",
  "guard.birthdays_shifted.message": `.input {$people :integer}
.match $people
one {{{$people} birthday has changed: {$how}. Usually a program has damaged it.}}
* {{{$people} birthdays have changed in the same way: {$how}. Usually a program has damaged them.}}`,
  "guard.birthdays_shifted.look": "Compare a few birthdays with a source that you trust.",
  "guard.column_blank.title": "A column is suddenly blank",
  "guard.column_blank.message": "Filled in before, and now blank in every row: {$columns :all}.",
  "guard.column_blank.look": "Check whether the export is complete.",
  "guard.strangers.title": "The group has people who came from no list",
  "guard.strangers.message": `.input {$listed :integer}
.input {$known :integer}
.input {$unknown :integer}
.match $listed $known $unknown
one * * {{In the service, {$listed} person is in {$groups :all}, who did not come from your lists. If that person is also on this list, they would be greeted twice.}}
* 0 * {{In the service, {$listed} people are in {$groups :all}; none of them came from your lists. If some of them are also on this list, they would be greeted twice.}}
* * one {{In the service, {$listed} people are in {$groups :all}; {$unknown} of them did not come from your lists. If that person is also on this list, they would be greeted twice.}}
* * * {{In the service, {$listed} people are in {$groups :all}; {$unknown} of them did not come from your lists. If some of them are also on this list, they would be greeted twice.}}`,
  "guard.strangers.restored":
    "The ledger was restored from an older copy. People of this list may be in {$groups :all} already, and would be greeted twice.",
  "guard.strangers.look":
    "If people of this list are already in the group, first have your administrator link them to their contacts (“celebration-sync link”). If they are other people, approve.",

  // By how much birthdays moved
  "interval.exchanged": "day and month swapped",
  "interval.epoch": "by 4 years and a day",
  "interval.days": `.input {$count :integer}
.match $count
one {{by one day}}
* {{by {$count} days}}`,
  "interval.months": `.input {$count :integer}
.match $count
one {{by one month}}
* {{by {$count} months}}`,
  "interval.years": `.input {$count :integer}
.match $count
one {{by one year}}
* {{by {$count} years}}`,

  // What a wrong list looks like
  "pattern.column_out_of_step": "It looks as if one column was sorted or moved without the others.",
  "pattern.filled_down": "It looks as if one value was filled down or pasted over the rows of other people.",
  "pattern.counted_up": "It looks as if a spreadsheet counted the values up from row to row.",
  "pattern.same_interval": "It looks as if a program moved all these dates by the same time.",
  "pattern.day_month_exchanged": "It looks as if day and month changed places.",
  "pattern.names_exchanged": "It looks as if first names and last names changed places.",
  "pattern.keys_reused": "It looks as if the numbers by which people are recognised now belong to other people.",
  "pattern.other_people": "It looks like a list of other people.",

  // What waits, and how to decide
  "hold.run": "Nothing of this list was carried out.",
  "hold.rest": "What this run had not sent when it was interrupted waits; everything else was carried out.",
  "hold.deletes": "Only the deletions wait; everything else was carried out.",
  "hold.deletes_and_rows": `.input {$rows :integer}
.match $rows
one {{The deletions wait, and so does {$rows} new person who looks like a person to be deleted; everything else was carried out.}}
* {{The deletions wait, and so do {$rows} new people who look like a person to be deleted; everything else was carried out.}}`,
  "hold.way_out":
    "If the list is right, carry it out with “celebration-sync approve {$run}”. If not, discard it with “celebration-sync discard {$run}”, or put a corrected list into the inbox folder.",

  // Runs that stopped: what happened, what to do
  "halt.key_refused.happened": "The service no longer lets this program in.",
  "halt.key_refused.to_do":
    "Tell your administrator that the program's access to the service has to be renewed. The details are in summary.json, in the report's folder.",
  "halt.not_allowed.happened": "The service refused a request because this program lacks a permission.",
  "halt.not_allowed.to_do":
    "Ask your administrator to check the program's permissions in the service. The details are in summary.json, in the report's folder.",
  "halt.unreachable.happened": "The service could not be reached, or did not answer as it should.",
  "halt.unreachable.to_do":
    "You need not do anything yet: the next run tries again. If the next report says the same, tell your administrator.",
  "halt.unanswered.happened":
    "Several people were sent, but no answer came back. The rest was not sent, so that no person is greeted twice.",
  "halt.unanswered.to_do":
    "You need not do anything yet: the next run tries again. If the next report says the same, tell your administrator.",
  "halt.applied_differently.happened":
    "The service stored a person differently than the list says. Nothing more is sent, also from other lists, so that no other person is affected.",
  "halt.applied_differently.to_do":
    "Ask your administrator to check this contact in the service, and then to approve or discard this run. The details are in summary.json, in the report's folder.",
  "halt.other_contact.happened":
    "The service answered with another person than the one that was sent. Nothing more is sent, also from other lists, so that no people are mixed up.",
  "halt.other_contact.to_do":
    "Ask your administrator to look for this person in the service, and then to approve or discard this run. The details are in summary.json, in the report's folder.",
  "halt.all_refused.happened": "The service refused everything that was sent. The rest was not sent.",
  "halt.all_refused.to_do":
    "You need not do anything yet: the next run tries again. If the next report says the same, tell your administrator.",
  "halt.contacts_missing.happened":
    "The service says that people are gone who should still be there. They were not created again, so that no person is greeted twice.",
  "halt.contacts_missing.to_do":
    "If these people were removed in the service on purpose, ask your administrator to approve this run. Otherwise the next run tries again. The details are in summary.json, in the report's folder.",
  "halt.stopped.happened": "The run was stopped on purpose before everything was sent.",
  "halt.stopped.to_do": "You need not do anything.",
  "halt.unknown.happened": "The service could not be used any further.",
  "halt.unknown.to_do": "Tell your administrator. The details are in summary.json, in the report's folder.",

  // Counts that stand alone
  "count.rows": `.input {$count :integer}
.match $count
one {{{$count} row}}
* {{{$count} rows}}`,
  "count.people": `.input {$count :integer}
.match $count
one {{{$count} person}}
* {{{$count} people}}`,
  "count.columns": `.input {$count :integer}
.match $count
one {{{$count} column}}
* {{{$count} columns}}`,
  "count.columns_unused": `.input {$count :integer}
.match $count
one {{{$count} column, {$unused :integer} not sent}}
* {{{$count} columns, {$unused :integer} not sent}}`,

  // The headline of a report
  "verdict.failed": "This run failed.",
  "verdict.halted": "This run stopped before the end.",
  "verdict.superseded": "A newer list has replaced this one.",
  "verdict.superseded_corrections":
    "A newer list or report came before this report was approved. Its corrections were not used.",
  "verdict.unfinished": "This run is not finished.",
  "verdict.discarded": "This list was discarded. Nothing of it was carried out.",
  "verdict.needs_you": `.input {$rows :integer}
.match $rows
one {{The list went through. {$rows} row needs you.}}
* {{The list went through. {$rows} rows need you.}}`,
  "verdict.needs_you_earlier": `.input {$rows :integer}
.match $rows
one {{The list went through. {$rows} row needs you, from an earlier list.}}
* {{The list went through. {$rows} rows need you, {$earlier :integer} of them from earlier lists.}}`,
  "verdict.one_question": `.input {$rows :integer}
.match $rows
one {{The list went through. One question is open, about {$rows} row.}}
* {{The list went through. One question is open, about {$rows} rows.}}`,
  "verdict.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} correction was not used.}}
* {{{$count} corrections were not used.}}`,
  "verdict.not_read": `.input {$count :integer}
.match $count
one {{The list went through. {$count} row was not read.}}
* {{The list went through. {$count} rows were not read.}}`,
  "verdict.people_not_read": `.input {$count :integer}
.match $count
one {{The list went through, but {$count} person of the file was not read.}}
* {{The list went through, but {$count} people of the file were not read.}}`,
  "verdict.column_unused": "The list went through, but a column was not used.",
  "verdict.follow_later": `.input {$count :integer}
.match $count
one {{The list went through. {$count} row follows later.}}
* {{The list went through. {$count} rows follow later.}}`,
  "verdict.deletions_discarded": `.input {$count :integer}
.match $count
one {{The list went through. {$count} deletion was discarded.}}
* {{The list went through. {$count} deletions were discarded.}}`,
  "verdict.changes_discarded": `.input {$count :integer}
.match $count
one {{The list went through. {$count} change was discarded.}}
* {{The list went through. {$count} changes were discarded.}}`,
  "verdict.good": "Everything went through.",
  "verdict.held_rest": "This list was carried out in part. The rest waits for your decision.",
  "verdict.held_run": "Nothing was changed. This list waits for your decision.",
  "verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} deletion waits for your decision.}}
* {{{$count} deletions wait for your decision.}}`,

  // The line below the headline: “12 rows read: 3 people created, 2 updated; 7 were already right.”
  "lead.done_and_rest": "{$done}; {$rest}",
  "lead.whole": `.input {$read :integer}
.match $read
one {{{$read} row read: {$what}.}}
* {{{$read} rows read: {$what}.}}`,
  "lead.nothing_sent": "nothing was sent to the service",
  "lead.nothing_changed": "nothing was changed in the service",
  "lead.created": `.input {$count :integer}
.match $count
one {{{$count} person created}}
* {{{$count} people created}}`,
  "lead.updated": "{$count :integer} updated",
  "lead.deleted": "{$count :integer} deleted",
  "lead.unchanged": `.input {$count :integer}
.match $count
one {{{$count} was already right}}
* {{{$count} were already right}}`,
  "lead.rejected": "{$count :integer} could not be used",
  "lead.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} is in doubt}}
* {{{$count} are in doubt}}`,
  "lead.held": `.input {$count :integer}
.match $count
one {{{$count} waits for a decision}}
* {{{$count} wait for a decision}}`,
  "lead.deferred": `.input {$count :integer}
.match $count
one {{{$count} follows later}}
* {{{$count} follow later}}`,

  // What to do now
  "todo.title": "What to do now",
  "todo.nothing": "Nothing. You can close this page.",
  "todo.open_rejections": "Open rejections.xlsx",
  "todo.failed": "Tell your administrator. The file is kept, and nothing of it is lost.",
  "todo.rows_missing": `.input {$count :integer}
.match $count
one {{The numbers don't add up: {$count} row of the file can't be accounted for. Tell your administrator before you rely on this report.}}
* {{The numbers don't add up: {$count} rows of the file can't be accounted for. Tell your administrator before you rely on this report.}}`,
  "todo.rows_too_many": `.input {$count :integer}
.match $count
one {{The numbers don't add up: {$count} row too many was counted. Tell your administrator before you rely on this report.}}
* {{The numbers don't add up: {$count} rows too many were counted. Tell your administrator before you rely on this report.}}`,
  "todo.other_sheet": `.input {$count :integer}
.match $count
one {{{$count} row stands on another sheet ({$sheets :all}), which was not read: that person was neither created, changed nor deleted. Move the row to the sheet “{$sheet}”, or have your administrator set which sheets are read.}}
* {{{$count} rows stand on another sheet ({$sheets :all}), which was not read: those people were neither created, changed nor deleted. Move them to the sheet “{$sheet}”, or have your administrator set which sheets are read.}}`,
  "todo.second_table": `.input {$count :integer}
.match $count
one {{{$count} row stands in another table than the list: that person was neither created, changed nor deleted. Put the row into the first table, or into a file of its own.}}
* {{{$count} rows stand in another table than the list: those people were neither created, changed nor deleted. Put them into the first table, or into a file of their own.}}`,
  "todo.people_left":
    "If people in these rows have left, take the rows out of the file, or hide their sheet. Until then, they stay in the service.",
  "todo.nothing_lost":
    "Nothing is lost: the next run goes on where this one stopped. You need not put the file into the inbox folder again.",
  "todo.read_below": "Read below what waits and why.",
  "todo.read_below_names": "Read below what waits and why, and check the names.",
  "todo.approve": "If the list is right: have your administrator run “celebration-sync approve {$run}”",
  "todo.discard":
    "If the list is wrong: put a corrected list into the inbox folder, or have your administrator discard this one with “celebration-sync discard {$run}”",
  "todo.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} corrected line of this file was not used, because the report it comes from is not the newest. It is named below under “Lines left out”. Make that correction in the newest report, or in your list.}}
* {{{$count} corrected lines of this file were not used, because the report they come from is not the newest. They are named below under “Lines left out”. Make those corrections in the newest report, or in your list.}}`,
  "todo.superseded_corrections":
    "Rows that are still wrong are asked about in the newest report. Correct them there, or in your list.",
  "todo.correct":
    "Open rejections.xlsx, which is in the same folder as this page, and correct the coloured cells. Leave the columns whose titles start with _ as they are.",
  "todo.correct_some": `.input {$toCorrect :integer}
.match $toCorrect
one {{Open rejections.xlsx, which is in the same folder as this page, and correct the coloured cells. Of its {$lines :integer} lines, {$toCorrect} needs a correction. Leave the columns whose titles start with _ as they are.}}
* {{Open rejections.xlsx, which is in the same folder as this page, and correct the coloured cells. Of its {$lines :integer} lines, {$toCorrect} need a correction. Leave the columns whose titles start with _ as they are.}}`,
  "todo.drop_back":
    "Save the file under any name, and put it into the inbox folder, where you also put your lists. Only the rows of this file are sent; no person is deleted.",
  "trial.title": "Trial:",
  "trial.notice":
    "This was a trial. Nothing was sent to the service, and nothing was stored. The report shows what would happen.",
  "trial.held": "A real list waits here until a person decides. Before that, nothing that is held is sent.",
  "trial.correct": "Correct these rows in your list. A trial has no rejections.xlsx that could be put back.",
  "todo.look_up": `.input {$count :integer}
.match $count
one {{Look up {$count} person in the service who may or may not have arrived, and tell your administrator what you found.}}
* {{Look up {$count} people in the service who may or may not have arrived, and tell your administrator what you found.}}`,
  "todo.warnings": `.input {$count :integer}
.match $count
one {{If you like, look at {$count} row in which a value was left out or looks odd.}}
* {{If you like, look at {$count} rows in which a value was left out or looks odd.}}`,
  "todo.ungreeted": `.input {$count :integer}
.match $count
one {{{$count} new person can't be greeted yet: {$people}.}}
* {{{$count} new people can't be greeted yet: {$people}.}}`,
  "todo.ungreeted_list": "Add what is missing to your list, and the next list brings it to the service.",
  "ungreeted.no_address": "no e-mail address and no phone number",
  "ungreeted.phone_country": "no e-mail address, and a phone number whose country is not known",
  "ungreeted.phone_unread": "no e-mail address, and a phone number that could not be read",
  "ungreeted.no_birthday": "no birthday",

  // Corrections that last
  "kept.title": "Corrected here, still wrong in your list",
  "kept.lead":
    "These cells were corrected here, and your list still has the old text. Change them where the list comes from. Until then, they are corrected here each time.",
  "kept.column": "Column",
  "kept.list_says": "Your list says",
  "kept.used": "Used instead",
  "kept.blank": "blank",
  "kept.removed": "This row is left out, because another row of the same person is right. Delete it from your list.",
  "kept.wrong_key":
    "Another row of your list has the key of this row rightly. Correct the key of this row in your list, or delete the row.",
  "kept.left_out":
    "Nothing, because another contact of the group has this address. Enter the person's own address in your list, or delete it from this row.",
  "kept.rule": `.input {$count :integer}
.match $count
one {{Rule for the column, used in {$count} row}}
* {{Rule for the column, used in {$count} rows}}`,
  "kept.offer": `.input {$count :integer}
.match $count
one {{“{$was}” was corrected to “{$becomes}” in {$count} row of column “{$header}”. To correct it in all rows, also of later lists: “celebration-sync corrections rule {$id}”}}
* {{“{$was}” was corrected to “{$becomes}” in {$count} rows of column “{$header}”. To correct it in all rows, also of later lists: “celebration-sync corrections rule {$id}”}}`,
  "kept.all": "All of them: “celebration-sync corrections”",

  // Who decided: $when is a time, $how is one of the ways
  "decision.title": "Who decided",
  "decision.via.console": "from the console",
  "decision.via.command_line": "on the command line",
  "decision.via.report": "in a corrected report",
  "decision.approve": "Approved by {$by} on {$when}, {$how}",
  "decision.discard": "Discarded by {$by} on {$when}, {$how}",
  "decision.retry": "Sent again for {$by} on {$when}, {$how}",
  "decision.answer": `.input {$rows :integer}
.match $rows
one {{{$rows} question answered by {$by} on {$when}, {$how}}}
* {{{$rows} questions answered by {$by} on {$when}, {$how}}}`,
  "decision.resolve": `.input {$rows :integer}
.match $rows
one {{{$rows} doubt decided by {$by} on {$when}, {$how}}}
* {{{$rows} doubts decided by {$by} on {$when}, {$how}}}`,
  "decision.dismiss": `.input {$rows :integer}
.match $rows
one {{{$rows} row left out by {$by} on {$when}, {$how}}}
* {{{$rows} rows left out by {$by} on {$when}, {$how}}}`,
  "decision.correction": "Lasting correction decided by {$by} on {$when}, {$how}",
  "decision.never": "Never to be greeted, decided by {$by} on {$when}, {$how}",
  "decision.lift": "May be greeted again, decided by {$by} on {$when}, {$how}",
  "decision.erase": "Erasure asked for by {$by} on {$when}, {$how}",
  "decision.alone": "This went round the rule that a second person approves.",
  "decision.noted": "{$what}: {$note :all}",
  "decision.kept": `.input {$count :integer}
.match $count
one {{{$count} person was left out of the deletions and stays. A list that still lacks the person asks again.}}
* {{{$count} people were left out of the deletions and stay. A list that still lacks them asks again.}}`,

  // The picture of the rows
  "outcome.title": `.input {$count :integer}
.match $count
1 {{What became of the row}}
* {{What became of the {$count} rows}}`,
  "outcome.description": `.input {$read :integer}
.match $read
one {{Of {$read} row: {$parts}.}}
* {{Of {$read} rows: {$parts}.}}`,
  "outcome.none": "none",
  "outcome.created.label": `.input {$count :integer}
.match $count
* {{created}}`,
  "outcome.created.means": "new in the service",
  "outcome.updated.label": `.input {$count :integer}
.match $count
* {{updated}}`,
  "outcome.updated.means": "changed in the service",
  "outcome.unchanged.label": `.input {$count :integer}
.match $count
* {{unchanged}}`,
  "outcome.unchanged.means": `.input {$count :integer}
.match $count
* {{already right}}`,
  "outcome.rejected.label": `.input {$count :integer}
.match $count
* {{rejected}}`,
  "outcome.rejected.means": `.input {$count :integer}
.match $count
one {{not usable as it is}}
* {{not usable as they are}}`,
  "outcome.inDoubt.label": `.input {$count :integer}
.match $count
* {{in doubt}}`,
  "outcome.inDoubt.means": "may or may not have arrived",
  "outcome.held.label": `.input {$count :integer}
.match $count
* {{held}}`,
  "outcome.held.means": `.input {$count :integer}
.match $count
one {{waits for a decision}}
* {{wait for a decision}}`,
  "outcome.deferred.label": `.input {$count :integer}
.match $count
* {{deferred}}`,
  "outcome.deferred.means": "tried again later",
  "outcome.duplicate.label": `.input {$count :integer}
.match $count
one {{duplicate}}
* {{duplicates}}`,
  "outcome.duplicate.means": "the same row twice",
  "outcome.skipped.label": `.input {$count :integer}
.match $count
* {{skipped}}`,
  "outcome.skipped.means": "left out; see below for the reason",
  "departed.title": "People who are not on the list:",
  "departed.deleted": `.input {$count :integer}
.match $count
one {{{$count} person deleted}}
* {{{$count} people deleted}}`,
  "departed.held": `.input {$count :integer}
.match $count
one {{{$count} deletion held}}
* {{{$count} deletions held}}`,
  "departed.refused": `.input {$count :integer}
.match $count
one {{{$count} deletion refused}}
* {{{$count} deletions refused}}`,

  // The top and the end of the page
  "page.list": "List",
  "page.took": "took {$duration}",
  "page.seconds": "{$seconds :integer} s",
  "page.minutes": "{$minutes :integer} min {$seconds :integer} s",
  "page.hours": "{$hours :integer} h {$minutes :integer} min",
  "page.files": "In the same folder as this page:",
  "page.mode.snapshot": "The file counts as the whole list: people who are no longer on it are deleted.",
  "page.mode.changes": "The file counts as changes: people who are not on it stay.",
  "page.calls": `.input {$calls :integer}
.match $calls
one {{The service was called {$calls} time ({$groups :integer} to read the groups, {$create :integer} to create, {$update :integer} to update, {$delete :integer} to delete).}}
* {{The service was called {$calls} times ({$groups :integer} to read the groups, {$create :integer} to create, {$update :integer} to update, {$delete :integer} to delete).}}`,
  "page.throttled": `.input {$count :integer}
.match $count
one {{It asked the program {$count} time to slow down.}}
* {{It asked the program {$count} times to slow down.}}`,
  "page.run": "Run {$run}",
  "page.sha256": "Check sum of the file (SHA-256): {$sum}",

  // Rows that need a person
  "rows.needsYou.title": "Rows to correct",
  "rows.needsYou.lead":
    "Nothing was done for these rows yet. Correct them in rejections.xlsx, and put that file into the inbox folder. Rows that are solved disappear from this page.",
  "rows.inDoubt.title": "May still be greeted",
  "rows.inDoubt.lead":
    "These people were sent to the service, but no clear answer came back. They are not sent again, so that no person is greeted twice. Please look them up in the service.",
  "rows.warnings.title": "Worth a look",
  "rows.warnings.lead": "These rows went through. One of their values was left out, or looks odd.",
  "rows.deferred.title": "Tried again automatically",
  "rows.deferred.lead": "You need not do anything about these rows, unless they stay here for many days.",
  "rows.held_list":
    "Nothing of this list was carried out. Correct these rows in rejections.xlsx, and put that file into the inbox folder. The corrections wait until you decide about the list.",
  "rows.no_report":
    "Nothing of this list was carried out, so these rows can't be corrected in a report. If it is the right list, correct them in the list itself.",
  "rows.earlier": `.input {$count :integer}
.match $count
one {{{$count} of them is from an earlier list.}}
* {{{$count} of them are from earlier lists.}}`,
  "rows.search": "Search these rows",
  "rows.search_example": "name, line, group …",
  "rows.more": `.input {$count :integer}
.match $count
one {{{$count} more row of this kind: see rejections.xlsx.}}
* {{{$count} more rows of this kind: see rejections.xlsx.}}`,
  "rows.show_more": "Show {$count :integer} more of {$left :integer}",
  "rows.found": "{$count :integer} found",
  "rows.nothing_found": "Nothing found",
  "rows.line": "Line {$line}",
  "rows.not_listed": "Not on the list, since {$day :day}",
  "rows.earlier_list": "Earlier list, since {$day :day}",
  "rows.of_undo": "Taking a list back, since {$day :day}",
  "rows.blank": "blank",
  "rows.look_here": "look here",
  "rows.beyond_columns": "beyond the columns",

  // Tables of people
  "head.line": "Line",
  "head.person": "Person",
  "head.birthday": "Birthday",
  "head.group": "Group",
  "head.contact": "Contact id",
  "head.to_do": "To do",
  "head.would_change": "What would change",
  "head.changed": "What changed",
  "people.updated": "Updated",
  "people.created": "Created",
  "people.deleted": "Deleted",
  "people.waiting": "Still to be sent",
  "people.dropped": "Not carried out",
  "people.kept": "Left out, and still in the service",
  "people.would_be_deleted": "Would be deleted",
  "people.held": "On hold",
  "people.create": "create",
  "people.update": "update",
  "people.delete": "delete",
  "people.more": "{$count :integer} more are in {$file}.",
  "value.was": "was",
  "value.now": "now",

  // Why it waits
  "holds.waits": "Why it waits",
  "holds.waited": "Why it waited",
  "holds.check_first":
    "Please check first: greetings that were sent can't be taken back. Taking the list back later (“undo”) creates deleted people again, with new contact ids.",
  "holds.over": "Nothing of this list waits any longer. A decision was made, or a newer list has replaced this one.",
  "holds.example": "For example",
  "holds.examples": "For example: {$names}.",

  // How the file was read
  "reading.title": "How the file was read",
  "reading.text":
    "“{$file}” was read as text in {$encoding}, with cells separated by {$delimiter}. The column titles are in line {$line}.",
  "reading.xlsx": "“{$file}” was read as an Excel workbook, sheet “{$sheet}”. The column titles are in row {$line}.",
  "reading.ods":
    "“{$file}” was read as an OpenDocument spreadsheet, sheet “{$sheet}”. The column titles are in row {$line}.",
  "reading.unknown_encoding": "an unknown encoding",
  "reading.comma": "commas",
  "reading.semicolon": "semicolons",
  "reading.tab": "tabs",
  "reading.bar": "vertical bars",
  "reading.unknown_delimiter": "an unknown character",
  "reading.columns": "Columns",
  "reading.column": "Column",
  "reading.used_as": "Used as",
  "reading.why": "Why",
  "reading.samples": "Samples",
  "reading.no_title": "no title",
  "reading.for_key": "to recognise people",
  "reading.not_sent": "not sent",
  "reading.left_out": "Lines left out ({$count :integer})",
  "reading.text_of_line": "Text",

  // The last runs
  "history.title": "The last runs",
  "history.caption": "The last runs of list “{$feed}”, newest first",
  "history.when": "When",
  "history.ended": "How it ended",
  "history.rows": "What became of the rows",
  "history.needed_you": "Needed you",
  "history.file": "File",
  "history.this_run": "this run",
  "history.completed": "went through",
  "history.held": "waits for a decision",
  "history.halted": "stopped",
  "history.failed": "failed",
  "history.superseded": "replaced by a newer list",
  "history.discarded": "discarded",
  "history.not_used": "not used",
  "history.unfinished": "not finished",

  // Notices
  "notice.run": "{$file}: {$parts}. Report: {$report}",
  "notice.stopped_run": "{$file}: {$parts}. {$why} Report: {$report}",
  "notice.rejected": "{$count :integer} to correct",
  "notice.held": "{$count :integer} held",
  "notice.deferred": "{$count :integer} deferred",
  "notice.in_doubt": "{$count :integer} in doubt",
  "notice.not_read": "{$count :integer} not read",
  "notice.status.held": "waits for a decision",
  "notice.status.halted": "stopped before the end",
  "notice.status.failed": "failed",
  "notice.status.superseded": "replaced by a newer list",
  "notice.status.unfinished": "not finished",
  "notice.file_failed": "{$file} was not used. {$why} The file is now at {$path}",
  "notice.not_carried_out": `.input {$count :integer}
.match $count
one {{One decision was not carried out: it waited for longer than a day, or older data was put back since. The console and celebration-sync status name it. Decide again if it is still right.}}
* {{{$count} decisions were not carried out: they waited for longer than a day, or older data was put back since. The console and celebration-sync status name them. Decide again if they are still right.}}`,
  "notice.brought_back":
    "A program wrote to {$file} after the list was archived. The list is back in the inbox folder, and is read again. Let the program write under another name first, and rename the file when it is complete.",
  "notice.no_list": `.input {$hours :integer}
.match $hours
one {{No list of “{$feed}” came for {$hours} hour. The latest list came on {$day :day}.}}
* {{No list of “{$feed}” came for {$hours} hours. The latest list came on {$day :day}.}}`,
  "notice.no_list_yet": `.input {$hours :integer}
.match $hours
one {{No list of “{$feed}” came for {$hours} hour. There was none yet.}}
* {{No list of “{$feed}” came for {$hours} hours. There was none yet.}}`,
  "notice.test": "This is a test. Notices of celebration-sync reach you here.",
  "notice.subject.file_failed": "{$file} was not used.",
  "notice.subject.brought_back": "{$file} is read again.",
  "notice.subject.not_carried_out": "Not all that was decided is carried out.",
  "notice.subject.waiting": "{$file} is still waiting.",
  "notice.subject.stopped": "No list can be carried out at the moment.",
  "notice.subject.no_list": "No list of “{$feed}” has come.",
  "notice.subject.test": "A test of celebration-sync",
  "notice.daily": `.input {$count :integer}
.match $count
one {{{$count} list since the last overview}}
* {{{$count} lists since the last overview}}`,
  "notice.report": "Read more in the report: {$report}",

  // The list of all runs
  "index.title": "Your lists",
  "index.nothing_waits": "No list waits for your decision. Open a line to see its report.",
  "index.waiting": `.input {$count :integer}
.match $count
one {{{$count} list waits for your decision. Open its report to see why.}}
* {{{$count} lists wait for your decision. Open their reports to see why.}}`,

  // The workbook with the rows to correct
  "workbook.sheet": "Rejections",

  // Console: navigation, foot, and what is refused
  "console.nav.label": "Pages",
  "console.nav.skip": "Go to the content",
  "console.nav.lists": "Lists",
  "console.nav.history": "History",
  "console.nav.doubts": "In doubt",
  "console.nav.people": "People",
  "console.nav.greetings": "Upcoming greetings",
  "console.nav.settings": "Settings",
  "console.foot.own_name": "English",
  "console.foot.language": "Language",
  "console.foot.person": "Signed in as {$name}.",
  "console.foot.sign_out": "Sign out",
  "console.accounts.title": "Accounts",
  "console.accounts.search": "Name of the account",
  "console.accounts.none": "No account has “{$search}” in its name.",
  "console.accounts.all": "All accounts",
  "console.accounts.former":
    "The configuration of this account is broken, so the former one is in force. Tell the person who looks after the console.",
  "console.accounts.held": `.input {$count :integer}
.match $count
one {{One list waits for a decision.}}
* {{{$count} lists wait for a decision.}}`,
  "console.accounts.not_done": `.input {$count :integer}
.match $count
one {{One request about a person was not carried out.}}
* {{{$count} requests about people were not carried out.}}`,
  "console.refused.title": "This did not work",
  "console.refused.back": "Back to the lists",
  "console.refused.host": "This address is not the console’s. Open the console at its own address.",
  "console.refused.origin": "Another site sent this form, so nothing was done. Open the page here, and try again.",
  "console.refused.role": "You may not do this. Ask the person who looks after the console.",
  "console.refused.not_found": "There is no such page.",
  "console.refused.ledger": "The stored data can’t be read now.",
  "console.refused.too_large": "What you sent is too large. Nothing of it was kept.",
  "console.refused.unreadable": "The console could not read what your browser sent. Go back, and try again.",
  "console.refused.failed":
    "The console has an error, and nothing was done. Ask the person who looks after it: the log says more.",
  "console.form.errors": `.input {$count :integer}
.match $count
one {{There is {$count} mistake in the form}}
* {{There are {$count} mistakes in the form}}`,
  "console.pager.label": "Further pages",
  "console.pager.shown": "{$from :integer} to {$to :integer} of {$total :integer}",
  "console.pager.before": "Previous page",
  "console.pager.after": "Next page",

  // Console: Sign in
  "console.enter.used": "This link was used, or it is wrong. Start the console again for a new link.",
  "console.sign_in.title": "Sign in",
  "console.sign_in.account": "Account",
  "console.sign_in.name": "Name",
  "console.sign_in.password": "Password",
  "console.sign_in.busy": "Many people are signing in at this moment. Try again in a minute.",
  "console.sign_in.wrong_account": "The account, the name or the password is wrong. Check all three, and try again.",
  "console.sign_in.wrong": "The name or the password is wrong. Check both, and try again.",
  "console.sign_in.too_many": `.input {$minutes :integer}
.match $minutes
one {{There were too many failed sign-ins. Try again in {$minutes} minute.}}
* {{There were too many failed sign-ins. Try again in {$minutes} minutes.}}`,
  "console.sign_in.ended": "Your session has ended. Please sign in again.",
  "console.sign_in.by_link": "No users have been added yet. Open the link that the console showed when it started.",
  "console.sign_in.no_users": "No users have been added yet. Ask the person who looks after the console.",
  "console.sign_in.unreadable":
    "No one can sign in at the moment. Ask the person who looks after the console: the log says why.",
  "console.sign_in.kept":
    "Your session has ended. Please sign in again: what you typed is kept for an hour, and nothing of it was sent.",
  "console.kept.notice":
    "Your session ended while you filled in this page. What you typed is below again, and nothing was sent. Check it, then send it.",
  "console.kept.homeless": "The page has changed since then. You had also typed:",
  "console.kept.drop": "Drop what I typed",
  "console.sign_in.at_proxy":
    "Your organisation’s sign-in tells the console who you are: {$name}. To end your session, sign out there.",
  "console.sign_in.no_name":
    "The console did not learn who you are. Open it at the address that your organisation gave you.",
  "console.sign_in.in_no_account":
    "Your organisation signed you in as {$name}, but no account of this console names you. Ask your administrator to add you.",
  "console.sign_in.with": "Sign in with {$issuer}",
  "console.oidc.late": "This sign-in took too long, or it began in another browser. Sign in again.",
  "console.oidc.no_role":
    "You are signed in as {$name}, but none of your groups may use the console. Ask the person who looks after the console.",
  "console.oidc.refused":
    "The sign-in was refused. Sign in again, or ask the person who looks after the console: the log says why.",
  "console.oidc.unusable":
    "People can’t sign in there at the moment. Try again later, or ask the person who looks after the console: the log says more.",

  // Console: Lists
  "console.home.no_list": "No list has come yet.",
  "console.home.needs_you": "Needs you",
  "console.home.nothing": "Nothing waits for you.",
  "console.home.held": "The list “{$file}” waits for a decision.",
  "console.home.look": "Look at the list",
  "console.home.to_correct": `.input {$count :integer}
.match $count
one {{One row needs a correction.}}
* {{{$count} rows need a correction.}}`,
  "console.home.doubts": `.input {$count :integer}
.match $count
one {{One person may or may not be in the service.}}
* {{{$count} people may or may not be in the service.}}`,
  "console.home.refused": "The file “{$file}” could not be used.",
  "console.home.not_done.never": "{$name} may still be greeted: “Never greet” was not carried out.",
  "console.home.not_done.erase": "{$name} is not erased, and may still be greeted.",
  "console.home.not_done.erase_gone": "{$name} is not erased. The person is not in the service.",
  "console.home.open_person": "Open the person’s page",
  "console.home.choose_again": "Choose a corrected list",
  "console.home.given": "Lists on their way",
  "console.home.given.checking": "The list is being checked.",
  "console.home.given.checked": "The list is checked. It waits until a person takes it over.",
  "console.home.given.next": "The list is taken over, and is read next.",
  "console.home.given.next_run": "The list is taken over. It waits until the program runs.",
  "console.home.your_lists": "Your lists",
  "console.home.last_list": "Last list",
  "console.home.next_list": "Next list expected",
  "console.home.overdue": "not here yet",
  "console.home.in_service": "People in the service",
  "console.home.corrections": "Corrections that last",
  "console.home.open": "Open the last list",
  "console.home.at_work": "The program is at work: it carries out lists and decisions at once.",
  "console.home.not_at_work":
    "The program is not at work now. Lists and decisions wait, and its next run carries them out.",
  "console.home.welcome": "Welcome. No list has come yet.",
  "console.home.welcome_how":
    "Choose a list of people below. The page then shows what the list would do, and nothing is sent before you agree.",
  "console.home.waits": "The list waits for a decision.",

  // Console: What this list would do
  "console.check.choose": "Choose a list",
  "console.check.choose_help":
    "A CSV, Excel or OpenDocument file of up to {$most :integer} MB, or a corrected report. You can also drop the file here. First you see what it would do; nothing is sent yet.",
  "console.check.list_of": "List of",
  "console.check.by_name": "as the file’s name says",
  "console.check.button": "Check this list",
  "console.check.removed": "The list was removed. Nothing was sent.",
  "console.check.error.no_file": "Choose a file first.",
  "console.check.error.too_large": "The file is larger than {$most :integer} MB. Nothing of it was kept.",
  "console.check.error.name":
    "The file’s name can’t be used. Rename the file, for instance to “list.csv”, and choose it again.",
  "console.check.error.no_list":
    "The name “{$file}” does not say whose list this is. Choose it under “List of”, and choose the file again.",
  "console.check.error.several_lists":
    "The name “{$file}” fits several lists. Choose the right one under “List of”, and choose the file again.",
  "console.check.error.unknown_list": "There is no such list. Choose one of those under “List of”.",
  "console.check.error.broken": "The file did not arrive whole, so nothing of it was kept. Choose it again.",
  "console.check.error.no_room":
    "The file could not be stored here. Ask the person who looks after the console: the log says more.",
  "console.check.error.empty_file": "The file is empty. Export the list again, and choose the new file.",
  "console.check.error.wrong_type":
    "This is not a list. Save the list as an Excel workbook (.xlsx), an OpenDocument spreadsheet (.ods) or CSV, and choose that file.",
  "console.check.error.old_workbook":
    "This is an Excel workbook of the old kind (.xls). Save it as an Excel workbook (.xlsx), and choose that file.",
  "console.check.error.password_protected":
    "The file is protected with a password. Remove the password, save the file, and choose it again.",
  "console.check.title": "What this list would do",
  "console.check.given_by": "given by {$name}",
  "console.check.waiting": `.input {$before :integer}
.match $before
one {{This list waits. One other check comes first.}}
* {{This list waits. {$before} other checks come first.}}`,
  "console.check.opening": "The file is being opened.",
  "console.check.same_waits": "{$name} already gave the same file on {$at}, and it waits.",
  "console.check.same_waits_link": "Look at that list",
  "console.check.same_processed": "The same file was processed on {$at}, as a list of {$name}.",
  "console.check.same_processed_link": "See what became of it",
  "console.check.error.too_many_own":
    "{$most :integer} of your lists already wait. Take over or cancel some of them on the page “Lists” first. Nothing of this file was kept.",
  "console.check.error.too_many_all":
    "{$most :integer} lists of all people already wait. Ask the others to take over or cancel some of theirs. Nothing of this file was kept.",
  "console.check.reading": `.input {$rows :integer}
.match $rows
one {{The list is being read: {$rows} row so far.}}
* {{The list is being read: {$rows} rows so far.}}`,
  "console.check.planning": "The list is being compared with what the service holds.",
  "console.check.reload": "This page shows the result as soon as it is there.",
  "console.check.refused": "This file can’t be used.",
  "console.check.failed": "This list could not be checked.",
  "console.check.failed.memory":
    "It needs more memory than a check may use. Put it into the inbox folder instead, or split it.",
  "console.check.failed.time": "The check took too long. Put the list into the inbox folder instead, or split it.",
  "console.check.failed.ledger": "The stored data can’t be read now. Ask the person who looks after the console.",
  "console.check.failed.ended":
    "The check broke off. Check the list again; if it breaks off again, ask the person who looks after the console.",
  "console.check.again": "Check again",
  "console.check.take": "Take over this list",
  "console.check.try": "Try it out",
  "console.check.trial": "Trial",
  "console.check.trial.none":
    "The trial came to no report. The list would have to wait, or no list can be applied now: the page “Lists” says why.",
  "console.check.trial.report": "Download the report of the trial",
  "console.check.cancel": "Cancel",
  "console.check.take_failed":
    "The list could not be put into the inbox folder, so nothing was done. Ask the person who looks after the console: the log says more.",
  "console.check.taken": "{$name} took over this list.",
  "console.check.taken_waits": "It is in the inbox folder now, and is read next. This page then leads to its report.",
  "console.check.taken_next_run":
    "It is in the inbox folder now. No program reads lists at the moment; the next run reads it.",
  "console.check.gone": "This list is no longer here. A list that is not taken over is removed after a day.",
  "console.check.verdict.held": "The whole list would wait for a decision.",
  "console.check.verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} deletion would wait for a decision.}}
* {{{$count} deletions would wait for a decision.}}`,
  "console.check.verdict.rows": `.input {$rows :integer}
.match $rows
one {{{$rows} row needs you. The others can go through.}}
* {{{$rows} rows need you. The others can go through.}}`,
  "console.check.verdict.nothing": "This list would change nothing.",
  "console.check.verdict.good": "This list can go through as it is.",
  "console.check.lead": `.input {$rows :integer}
.match $rows
one {{Nothing is sent yet. The list has {$rows} row.}}
* {{Nothing is sent yet. The list has {$rows} rows.}}`,
  "console.check.created": "Would be created",
  "console.check.updated": "Would be updated",
  "console.check.unchanged": "Unchanged",
  "console.check.left_out": "Left out",
  "console.check.figures": "The list in figures",
  "console.check.groups_seen": "The groups are those that the service had on {$at}.",
  "console.check.groups_unknown":
    "The groups were not checked, because the service’s groups are not known here yet. They are read with the first list.",
  "console.check.stopped":
    "Nothing is sent at the moment: an answer of the service waits for a decision. This list would wait, too.",
  "console.check.changed":
    "Something changed since this check: another list came, or a decision was made. What you see may no longer be right. Check again, or take the list over as it is.",
  "console.check.report":
    "This file is a corrected report. Only its rows are changed; all other people stay as they are.",
  "console.check.holds": "What would wait, and why",
  "console.check.held": "would wait",
  "console.check.columns": "What each column becomes",
  "console.check.show_all": "Show all ({$count :integer})",
  "console.check.back": "Back to the overview of this list",
  "console.check.greetings": "Greetings in the next {$days :integer} days",
  "console.check.greetings_none": "No birthday comes in these days.",
  "console.check.greetings_same": "The list changes none of them.",
  "console.check.greetings_changed": "Changed by this list ({$count :integer})",
  "console.check.greetings_all": "All greetings of these days ({$count :integer})",
  "console.check.head.day": "Day",
  "console.check.head.change": "What changes",
  "console.check.greeting.stays": "nothing",
  "console.check.greeting.new": "new person",
  "console.check.greeting.ends": "would be deleted",

  // Console: History and a list’s page
  "console.run.correct_step": `.input {$count :integer}
.match $count
one {{Correct the row that needs you. Only this row is sent; no person is deleted.}}
* {{Correct the {$count} rows that need you. Only these rows are sent; no person is deleted.}}`,
  "console.run.doubt_step": `.input {$count :integer}
.match $count
one {{Look one person up in the service, and say whether the person is there.}}
* {{Look {$count} people up in the service, and say of each whether the person is there.}}`,
  "console.run.correct": "Correct the rows",
  "console.run.see_rows": "See the rows",
  "console.run.look_up": "Look them up",
  "console.run.rows_to_correct":
    "Nothing was done for these rows yet. Correct them on the page “{$page}”. Rows that are solved disappear from this page.",
  "console.run.hint_row": "Decide about this row on the page “{$page}”.",
  "console.run.hint_doubt": "Look the person up in the service, and say on the page “{$page}” what you found.",
  "console.run.files": "Download the report:",
  "console.run.no_files": "The files of this report are no longer here. Old reports are deleted.",
  "console.run.unknown":
    "There is no list at this address. The link may be incomplete, or the list may have been deleted.",
  "console.run.newer": "Open the newer list",
  "console.run.running": "This list is being carried out now.",
  "console.run.progress": "{$done :integer} of {$total :integer} sent",
  "console.run.rate": "{$rate :integer} a minute",
  "console.run.interrupted":
    "The program that carried this list out ended before it was done. Nothing is lost: when it starts again, it goes on where it stopped.",
  "console.run.decision": "Your decision",
  "console.run.decide": "If the list is right, approve it. If not, discard it, and send a corrected list.",
  "console.run.others_decide": "A person with the right to approve decides about this list.",
  "console.run.approve": "Approve…",
  "console.run.discard": "Discard…",
  "console.instead.issue.looks_like_in_doubt.hint":
    "Look the person up in the service, and answer on the page “In doubt”. This row is then sent with the next list.",
  "console.instead.question.country.answer":
    "Your administrator sets the country once, with “country” (for example “DE”) in the settings of the list “{$feed}”. Then choose the list again on the page “Lists”.",
  "console.instead.question.nameOrder.answer":
    "Your administrator answers it with “nameOrder” (“given_first” for Anna Muster, or “family_first” for Muster Anna) in the settings of the list “{$feed}”. Then choose the list again on the page “Lists”.",
  "console.instead.question.dateOrder.answer":
    "On the page “Rows to correct”, answer “all DMY” (day, month, year) or “all MDY” (month, day, year) for one of these rows. The answer holds for all rows and for later lists of “{$feed}”.",
  "console.instead.question.dateOrder.answer_held":
    "If it is the right list, approve it first. Then answer “all DMY” (day, month, year) or “all MDY” (month, day, year) for one of these rows, on the page “Rows to correct”. The answer holds for all rows and for later lists of “{$feed}”.",
  "console.instead.issue.group_ambiguous.hint":
    "Give the groups different names in the service (their numbers are {$groupIds :all}), then choose the list again on the page “Lists”.",
  "console.instead.issue.not_found.hint":
    "Check that the group still exists in the service, then choose the list again on the page “Lists”.",
  "console.instead.issue.cut_row.hint": "Choose the whole list again on the page “Lists”.",
  "console.instead.issue.other_feed.hint":
    "Correct it in that list's own report, and choose that report on the page “Lists”.",
  "console.instead.todo.nothing_lost":
    "Nothing is lost: the next run goes on where this one stopped. You need not choose the file again.",
  "console.instead.guard.older_list.look": "If this list was given by mistake, discard it.",
  "console.instead.rows.held_list":
    "Nothing of this list was carried out. These rows can be corrected already: the corrections wait until you decide about the list.",
  "console.instead.issue.line_outdated.hint":
    "Correct the row again on the page “Rows to correct” if it is there, and otherwise in your list.",
  "console.instead.issue.line_solved.hint":
    "Correct the row again on the page “Rows to correct” if it is there, and otherwise in your list.",
  "console.instead.issue.list_discarded.hint":
    "Correct the row again on the page “Rows to correct” if it is there, and otherwise in your list.",
  "console.instead.issue.waits_for_list.message":
    "This correction belongs to a list that waits for a decision. It waits with that list.",
  "console.instead.issue.list_discarded.message":
    "This correction was not used: the list that it waited for was discarded.",
  "console.refusal.empty_file": "The file is empty. Export the list again, and choose the new file.",
  "console.refusal.header_only": "The file has column titles, but no people. Export the list again, with its rows.",
  "console.refusal.no_header":
    "No row with the titles of the columns was found. Add a first row with the titles, for instance “First name” and “Birthday”.",
  "console.refusal.wrong_type":
    "This is no list: only CSV, Excel and OpenDocument tables can be read. Save the list as one of these, and choose the new file.",
  "console.refusal.password_protected":
    "The workbook is protected by a password. Save it without a password, and choose the new file.",
  "console.refusal.old_workbook":
    "This is a workbook of an old format (.xls). Save it as .xlsx, and choose the new file.",
  "console.refusal.damaged": "The file is damaged. Export the list again, and choose the new file.",
  "console.refusal.hostile":
    "The file is built in a way that could harm the program, so it is not opened. Save the list as a new file, and choose that one.",
  "console.refusal.unreadable_encoding":
    "The letters of the file can’t be read for certain. Save the list as “CSV UTF-8” or as a workbook, and choose the new file.",
  "console.refusal.broken_quotes":
    "A quotation mark in the file opens a text and is never closed, so its rows can’t be separated. Export the list again, or save it as a workbook.",
  "console.refusal.not_a_regular_file": "This is no ordinary file. Choose the list itself.",
  "console.refusal.no_such_file": "The file is not there any more. Choose the list again.",
  "console.refusal.not_permitted": "The program may not read this file. Ask the person who looks after the console.",
  "console.refusal.no_feed":
    "The name of the file does not say which list it is. Choose it again, and say which list it is under “List of”.",
  "console.refusal.several_feeds":
    "The name of the file fits several lists. Choose it again, and say which list it is.",
  "console.refusal.required_columns":
    "A column that every list needs is missing, for instance the first name. Add it, or ask the person who looks after the console.",
  "console.refusal.unreadable_rows":
    "The rows of the file can’t be read. Export the list again, and choose the new file.",
  "console.refusal.unknown_sheet":
    "The workbook lacks the sheet that this list is read from. Give the sheet its usual name, or ask the person who looks after the console.",
  "console.refusal.several_sheets":
    "Several sheets of the workbook have people. Keep only the right sheet in the file, or ask the person who looks after the console to set which sheets are read.",
  "console.refusal.still_changing": "The file was still being written. Choose it again when it is complete.",
  "console.refusal.ambiguous_encoding":
    "The letters of the file can’t be read for certain. Save the list as “CSV UTF-8” or as a workbook, and choose the new file.",
  "console.refusal.own_words": "What the program says about it",
  "console.history.chart": `.input {$count :integer}
.match $count
one {{The last list}}
* {{The last {$count} lists}}`,
  "console.history.chart_means":
    "One column for each list, the oldest at the left. Above the line: created, updated and deleted people. Below it: rows to correct.",
  "console.history.figures": "The same figures as a table",
  "console.history.to_correct": "To correct",
  "console.history.all_runs": "All lists",
  "console.history.all": "All",
  "console.history.outcome": "Outcome",
  "console.history.day": "Day",
  "console.history.show": "Show",
  "console.history.none": "No list fits these choices.",
  "console.history.corrections": "corrections",

  // Console: Approve or discard
  "console.decide.approve.title": "Approve this list?",
  "console.decide.discard.title": "Discard this list?",
  "console.decide.approve.button": "Approve",
  "console.decide.discard.button": "Discard",
  "console.decide.will": "What will happen",
  "console.decide.why": "Why it waits",
  "console.decide.decide": "Your decision",
  "console.decide.note": "Note",
  "console.decide.note_help":
    "It stands beside your name in the list’s report and in the program’s log. Name no one in it: the log keeps it, also when the person is erased.",
  "console.decide.note_too_long": "The note is too long. Write at most {$most :integer} characters.",
  "console.decide.back": "Back without deciding",
  "console.decide.would.delete": "Would be deleted",
  "console.decide.would.update": "Would be updated",
  "console.decide.would.create": "Would be created",
  "console.decide.tick": "Untick the people who are to stay. A later list that still lacks them asks again.",
  "console.decide.tick_all": "Tick all",
  "console.decide.tick_none": "Untick all",
  "console.decide.approve.delete": `.input {$count :integer}
.match $count
one {{{$count} person is deleted, if you leave the tick. Taking the list back later creates the person again, with a new contact id.}}
* {{{$count} people are deleted, unless you untick them. Taking the list back later creates them again, with new contact ids.}}`,
  "console.decide.approve.update": `.input {$count :integer}
.match $count
one {{{$count} person is changed.}}
* {{{$count} people are changed.}}`,
  "console.decide.approve.create": `.input {$count :integer}
.match $count
one {{{$count} person is created and will be greeted.}}
* {{{$count} people are created and will be greeted.}}`,
  "console.decide.approve.deferred": `.input {$count :integer}
.match $count
one {{{$count} change that waits for these follows.}}
* {{{$count} changes that wait for these follow.}}`,
  "console.decide.approve.nothing": "The list is accepted. No change waits in it.",
  "console.decide.approve.whole": "From then on, this is the newest list.",
  "console.decide.approve.checked":
    "Each change is checked again first. The report names what no longer fits and is left out.",
  "console.decide.approve.stopped": "What has not been sent yet goes on.",
  "console.decide.discard.delete": `.input {$count :integer}
.match $count
one {{{$count} person is not deleted and stays.}}
* {{{$count} people are not deleted and stay.}}`,
  "console.decide.discard.update": `.input {$count :integer}
.match $count
one {{{$count} person is not changed.}}
* {{{$count} people are not changed.}}`,
  "console.decide.discard.create": `.input {$count :integer}
.match $count
one {{{$count} person is not created.}}
* {{{$count} people are not created.}}`,
  "console.decide.discard.deferred": `.input {$count :integer}
.match $count
one {{{$count} change that waits for these is dropped, too.}}
* {{{$count} changes that wait for these are dropped, too.}}`,
  "console.decide.discard.nothing": "The list is not used.",
  "console.decide.discard.whole": "Nothing of this list is carried out.",
  "console.decide.discard.checked": "A later list may ask the same again.",
  "console.decide.discard.stopped":
    "What has not been sent yet is not carried out. What was sent stays in the service.",
  "console.decide.four_eyes": "You uploaded this list, or you answered for it. So another person has to approve it.",
  "console.decide.four_eyes_undo": "You asked to take this list back. So another person has to approve that.",
  "console.decide.asked_approve": "{$by} asked on {$when} for this list to be approved.",
  "console.decide.asked_discard": "{$by} asked on {$when} for this list to be discarded.",
  "console.decide.asked_undo": "{$by} asked on {$when} for this list to be taken back.",
  "console.decide.nothing_done": "There is nothing left to decide, and nothing was done now.",
  "console.decide.to_list": "To the list",
  "console.decide.superseded": "A newer list has taken the place of this one.",
  "console.decide.outdated":
    "A newer list of the same people came, so this one can’t be approved any more. Decide about the newer list, and discard this one.",
  "console.decide.decided": "This list is decided already.",
  "console.decide.nothing_waits": "This list does not wait for a decision.",
  "console.decision.lost.title": "This decision is not known",
  "console.decision.lost":
    "It was carried out long ago, or it was lost. Look at the list, and decide again if it still waits.",
  "console.decision.look_again": "Look again",
  "console.decision.take_back": "Take back",
  "console.decision.approved": "Approved",
  "console.decision.discarded": "Discarded",
  "console.decision.decided": "Decided",
  "console.decision.stored.title": "Your decision is stored",
  "console.decision.halted.title": "It stopped before its end",
  "console.decision.withdrawn.title": "Taken back",
  "console.decision.nothing.title": "Nothing was done",
  "console.decision.done": "It is carried out.",
  "console.decision.partly":
    "It is carried out, but some of it needs you or follows later. The list’s report says what.",
  "console.decision.under_way": "It is being carried out now. The list’s page shows how far it is.",
  "console.decision.taken": "It is carried out as soon as the work before it is done.",
  "console.decision.halted": "The service could not be used to the end. Nothing is lost: the next run goes on.",
  "console.decision.void":
    "It waited for longer than a day, or older data was put back since. Decide again if it is still right.",
  "console.decision.withdrawn": "Nothing was carried out. The list still waits for a decision.",
  "console.decision.not_stored":
    "Your decision was not stored, because an earlier one waits. Once that one is taken back, you can decide again.",
  "console.decision.taken_back": "It was taken back. Nothing was done.",
  "console.decision.stored":
    "The program that carries it out is not at work now. The next run does it, before it takes new lists.",
  "console.decision.no_time": "The time of the next run is not known here.",
  "console.decision.next_run": "As on the days before, it should begin at about this time: {$when}.",
  "console.decision.until": "Your decision holds until {$when}.",
  "console.decision.refused.already_decided": "Another person was faster: this list is decided already.",
  "console.decision.refused.superseded": "A newer list has taken the place of this one.",
  "console.decision.refused.newer_list":
    "A newer list of the same people came, so this one can’t be approved any more. Decide about the newer list, and discard this one.",
  "console.decision.refused.group_moved":
    "A group of this list is another group in the service now. Upload the list again: its people are then compared with the groups of now.",
  "console.decision.refused.other_account":
    "The service can’t be used now, or it is another account than before. Ask the person who looks after the program.",
  "console.decision.refused.nothing_held": "This list does not wait for a decision any more.",
  "console.decision.refused.unknown": "What you decided about is not known any more.",
  "console.decision.refused.other":
    "Your decision could not be carried out. The person who looks after the program finds the reason here:",
  "console.decide.greet.create": `.input {$count :integer}
.match $count
one {{{$count} of the new people has a birthday in the next {$days :integer} days.}}
* {{{$count} of the new people have a birthday in the next {$days :integer} days.}}`,
  "console.decide.greet.delete": `.input {$count :integer}
.match $count
one {{{$count} of the deleted people has a birthday in the next {$days :integer} days, and is not greeted.}}
* {{{$count} of the deleted people have a birthday in the next {$days :integer} days, and are not greeted.}}`,
  "console.decide.greet.update": `.input {$count :integer}
.match $count
one {{For {$count} changed person, the day of a greeting in the next {$days :integer} days changes.}}
* {{For {$count} changed people, the day of a greeting in the next {$days :integer} days changes.}}`,

  // Console: Rows to correct
  "console.correct.title": "Rows to correct",
  "console.correct.count": `.input {$count :integer}
.match $count
one {{{$count} row of list “{$feed}” could not be used.}}
* {{{$count} rows of list “{$feed}” could not be used.}}`,
  "console.correct.lead": "Correct the marked cells, then send the rows.",
  "console.correct.none": "No row of list “{$feed}” waits for a correction.",
  "console.correct.held": "A newer list waits for a decision as a whole. Its rows appear here after the decision.",
  "console.correct.to_held": `.input {$count :integer}
.match $count
one {{Correct its {$count} row now}}
* {{Correct its {$count} rows now}}`,
  "console.correct.of_held":
    "These rows are of {$file}, which waits for a decision as a whole. Your corrections wait with that list: if it is approved, they follow by themselves.",
  "console.correct.to_others": "Rows of earlier lists",
  "console.correct.held_link": "Look at the list",
  "console.correct.send": "Save and send",
  "console.correct.send_help": "Only rows that you changed are sent.",
  "console.correct.go_on": "Go on correcting",
  "console.correct.leave": "Leave out",
  "console.correct.this_row": "This row is right",
  "console.correct.kept.end": "End this correction",
  "console.correct.kept.end_rule": "End this rule",
  "console.correct.kept.rule": "Correct it in every row",
  "console.correct.left_out.title": "Sent without an address",
  "console.correct.left_out.lead":
    "Another person of the group has this address, so it is left out here. Your list still has it.",
  "console.correct.left_out.end": "Send with the address again",
  "console.correct.kept.offer":
    "“{$was}” was corrected to “{$becomes}” in {$count :integer} rows of column “{$header}”. A rule corrects it in all rows, also of later lists.",
  "console.correct.suggested": "Suggested:",
  "console.correct.in_the_list": "In the list: “{$text}”",
  "console.correct.in_the_correction": "In the correction that waits: “{$text}”",
  "console.correct.choice.same": "It is the same person",
  "console.correct.choice.new": "It is another person",
  "console.correct.choice.right": "The birthday is right",
  "console.correct.choice.unknown": "The birthday is not known",
  "console.correct.choice.reading": "It is {$date}",
  "console.correct.choice.leave_out": "Send without this address",
  "console.correct.choice.leave_out_email": "Send without the e-mail address",
  "console.correct.choice.leave_out_phone": "Send without the phone number",
  "console.correct.choice.all_DMY": "Day first in all rows",
  "console.correct.choice.all_MDY": "Month first in all rows",
  "console.correct.look_at_person": "Look at {$name} in the service",
  "console.correct.needs_approver":
    "One of the answers deletes a person from the service. Ask a person who may approve lists.",
  "console.correct.waits.file": "A correction of this row was sent and waits to be read.",
  "console.correct.waits.list": "A correction of this row waits with a list that needs a decision.",
  "console.correct.waits.decision": "{$name} decided about this row. The decision is not carried out yet.",
  "console.correct.waits.expired": "{$name} decided about this row, but that was not carried out.",
  "console.correct.not_sent": "This was not sent. You typed:",
  "console.correct.error.nothing": "You have changed no row yet.",
  "console.correct.error.not_stored":
    "The rows could not be stored, so nothing was sent. What you typed is still here. Try again in a moment; if it does not help, ask the person who looks after the console.",
  "console.correct.error.changed":
    "{$name}: this row has changed since you opened the page. Compare it with what you typed, then send again.",
  "console.correct.error.decide_again":
    "{$name}: this row has changed since you opened the page. Look at it again, then decide.",
  "console.correct.error.solved": "{$name}: this row is in order by now, or it is no longer in the list.",
  "console.correct.error.left_out": "{$name}: this row was left out meanwhile.",
  "console.correct.error.decided": "{$name}: an earlier decision about this row waits. Yours was not stored.",
  "console.correct.error.too_long": "{$name}: this text is too long.",
  "console.correct.asked.waiting": "Your decision is stored and is being carried out.",
  "console.correct.asked.next_run":
    "Your decision is stored. No program works on lists at the moment, so it is carried out the next time that lists are read.",
  "console.correct.asked.done": "Your decision was carried out.",
  "console.correct.asked.not_done":
    "Your decision was not carried out: the row has changed, or another person was faster. Look at the row again.",
  "console.correct.asked.lost": "This decision is no longer stored. Decide again if the row is still below.",
  "console.correct.sent.title": "What became of your corrections",
  "console.correct.lost.title": "Corrections that were not used",
  "console.correct.lost.lead": `.input {$count :integer}
.match $count
one {{{$count} corrected row was not used. What was sent stays here until the next list is carried out.}}
* {{{$count} corrected rows were not used. What was sent stays here until the next list is carried out.}}`,
  "console.correct.sent.again": "Look again",
  "console.correct.sent.waiting": "The corrected rows are sent and are read in a moment.",
  "console.correct.sent.next_run":
    "The corrected rows are sent. No program works on lists at the moment, so they are used the next time that lists are read.",
  "console.correct.sent.taken": "The corrected rows are being used now.",
  "console.correct.sent.refused": "The corrected rows could not be used. Nothing was changed.",
  "console.correct.sent.unchanged": `.input {$count :integer}
.match $count
one {{{$count} row was in order already.}}
* {{{$count} rows were in order already.}}`,
  "console.correct.sent.report": "The report on these rows",
  "console.correct.result.created": "created",
  "console.correct.result.updated": "updated",
  "console.correct.result.deleted": "deleted",
  "console.correct.result.in_order": "in order, nothing to change",
  "console.correct.result.refused": "still refused.",
  "console.correct.result.too_late": "came too late.",
  "console.correct.result.in_doubt": "may or may not have arrived.",
  "console.correct.result.held": "waits for a decision.",
  "console.correct.result.waits": "waits.",
  "console.correct.result.not_done": "not carried out.",

  // Console: In doubt
  "console.doubts.title": "In doubt",
  "console.doubts.none": "No one is in doubt.",
  "console.doubts.lead": `.input {$count :integer}
.match $count
one {{{$count} person was sent to the service, but no answer came back. Look there whether the person exists. Until you answer, the person is not sent again, so as not to be greeted twice.}}
* {{{$count} people were sent to the service, but no answer came back. Look there whether they exist. Until you answer, they are not sent again, so as not to be greeted twice.}}`,
  "console.doubts.others_answer": "A person who may decide answers here.",
  "console.doubts.exists": "The service has a contact with this address. It is most likely this person.",
  "console.doubts.answered": "{$by} has answered.",
  "console.doubts.answer_void": "The last answer was not carried out.",
  "console.doubts.not_stored":
    "Where an earlier answer waits, yours was not stored. Once the earlier one is taken back, you can answer again.",
  "console.doubts.contact_id": "Contact id",
  "console.doubts.contact_help": "The number that the service shows for this person.",
  "console.doubts.there": "It is there",
  "console.doubts.not_there": "It is not there",
  "console.doubts.tick": "Tick {$name}",
  "console.doubts.bulk": "Several at once",
  "console.doubts.bulk_help": "Tick the people above who are not in the service. They are then sent again.",
  "console.doubts.bulk_not_there": "The ticked people are not there",
  "console.doubts.no_contact_id": "Enter the contact id that the service shows for this person.",
  "console.doubts.wrong_contact_id": "A contact id is a whole number, for instance 1234.",
  "console.doubts.linked_to":
    "Contact {$contact} is linked to {$name} of the list “{$feed}” already. Check the number in the service.",
  "console.doubts.linked_elsewhere":
    "This contact id belongs to another person of your lists, so nothing was linked. Check the number in the service.",
  "console.decision.refused.linked_elsewhere":
    "This contact id belongs to another person of your lists, so nothing was linked. Check the number in the service.",
  "console.doubts.answered_before": "{$name} is answered already. Nothing was done now.",
  "console.doubts.partly":
    "Some of the answers were not used: other answers came first, or the people are not in doubt any more.",
  "console.doubts.done_many": "The people are not in doubt any more. The people in the newest list are sent again.",
  "console.doubts.done_there": "{$name} is linked to contact {$contact}.",
  "console.doubts.done_not_there":
    "{$name} is not in doubt any more. If the newest list has {$name}, the person is sent again.",

  // Console: People
  "console.people.title": "People",
  "console.people.search": "Name, e-mail, phone or contact id",
  "console.people.search_help":
    "A part is enough. Capitals, accents and the blanks of a phone number make no difference.",
  "console.people.find": "Search",
  "console.people.found": `.input {$count :integer}
.match $count
one {{“{$text}”: {$count} person found}}
* {{“{$text}”: {$count} people found}}`,
  "console.people.nothing":
    "The search covers people that this program created, updated or deleted, and refused rows. It does not cover people that were entered in the service by other means.",
  "console.people.nameless": "Person without a name",
  "console.people.state.linked": "in the service",
  "console.people.state.gone": "no longer in the service",
  "console.people.state.in_doubt": "may be in the service",
  "console.people.state.refused": "not in the service",
  "console.people.state.deleted": "deleted from the service",
  "console.people.of_list": "list “{$feed}”",
  "console.people.number": "contact {$id}",
  "console.people.key": "recognised by “{$key}”",
  "console.people.former_key": "formerly recognised by “{$key}”",
  "console.people.unknown": "This program knows no such person.",
  "console.people.changed":
    "This page shows another person by now, or the person has changed. Nothing was done. Look at the page again before you decide.",
  "console.people.to_correct": "A row of this person could not be used.",
  "console.people.privacy": "Requests of this person",
  "console.people.never": "Never greet",
  "console.people.never_help":
    "Deletes the contact from the service at once. No list creates or changes this person again.",
  "console.people.never_help_row": "No list creates this person from now on.",
  "console.people.never_done": "This person is never greeted again. No list creates or changes the person.",
  "console.people.never_partly":
    "This person is never greeted again. The contact is deleted as soon as the service can be reached.",
  "console.people.asked_never": "{$by} asked on {$when} that this person is never greeted again.",
  "console.people.asked_erase": "{$by} asked on {$when} for this person to be erased.",
  "console.people.asked_erase_keep":
    "{$by} asked on {$when} for this person to be erased. The contact stays in the service.",
  "console.people.not_stored":
    "Your decision was not stored, because an earlier one about this person waits. Once that one is taken back, you can decide again.",
  "console.people.waits": "This waits to be carried out, until {$when} at the latest.",
  "console.people.not_done": "It was not done, and the person may still be greeted.",
  "console.people.nothing_done": "It was not done.",
  "console.people.no_longer": "No longer needed",
  "console.people.alike":
    "Another contact or row may be the same person: its first name is a short form, or its last name, e-mail or birthday differs. It stays. Open its page to decide about it:",
  "console.people.stays": "Look into this yourself, or ask the person who runs the program to do so:",
  "console.people.export": "Export",
  "console.people.export_help": "A file with all that this program holds about this person.",
  "console.people.erase": "Erase",
  "console.people.erase_help":
    "Deletes the contact from the service, and removes all that this program holds about this person, also from reports and kept lists. This can't be taken back.",
  "console.people.erase_help_row":
    "Removes all that this program holds about this person, also from reports and kept lists. This can't be taken back.",
  "console.people.erase_returns": "A list that still has the person creates the person again.",
  "console.people.erase_keep": "Keep the contact in the service, and never change it again",
  "console.people.erase_sure": "Yes, erase this person for good",
  "console.people.erase_unsure": "Nothing was erased. Go back, and tick “Yes, erase this person for good”.",
  "console.people.erase_done": "This person is erased. This program holds nothing about the person any more.",
  "console.people.erase_partly": "This person is not yet erased altogether. The program goes on with it by itself.",
  "console.people.holds": "What the service holds",
  "console.people.holds_lead":
    "As this program sent it, last changed on {$day :day}. Changes that people make in the service itself are not known here.",
  "console.people.linked_by_person":
    "A person named this contact, so its values are not fully known here. The next list sends all of them.",
  "console.people.absent": "The list has lacked this person since {$day :day}.",
  "console.people.since": "since {$day :day}",
  "console.people.events": "What happened",
  "console.people.events_lead": "Newest first. Lists that changed nothing for this person are not shown.",
  "console.people.no_events": "Nothing is stored about this person.",
  "console.people.corrections": "corrected rows",
  "console.people.done.create": "Created in the service",
  "console.people.done.update": "Changed in the service",
  "console.people.done.delete": "Deleted from the service",
  "console.people.op.rejected": "Refused",
  "console.people.op.in_doubt": "Sent, answer lost",
  "console.people.op.held": "Waits for a decision",
  "console.people.op.waits": "Waits to be sent",
  "console.people.op.superseded": "Replaced by a newer list",
  "console.people.op.dropped": "Not carried out",
  "console.people.row.rejected": "Row refused",
  "console.people.row.unchanged": "Row in order, with a remark",
  "console.people.row.duplicate": "The same row twice",
  "console.people.row.skipped": "Row left out",
  "console.people.row.in_doubt": "Row waits for a lost answer",
  "console.people.row.deferred": "Row tried again later",

  // Console: Upcoming greetings
  "console.greetings.title": "Upcoming greetings",
  "console.greetings.count": `.input {$count :integer}
.match $count
one {{{$count} birthday in the next 30 days.}}
* {{{$count} birthdays in the next 30 days.}}`,
  "console.greetings.how":
    "They are counted by the birthdays that this program sent, with today as in the time zone {$zone}. The service itself decides when and whether it greets.",
  "console.greetings.today": "today",
  "console.greetings.none": "No birthday.",
  "console.greetings.leap_day": "With the people born on 29 February, which this year does not have.",
  "console.greetings.more": `.input {$count :integer}
.match $count
one {{{$count} person of this day}}
* {{All {$count} people of this day}}`,
  "console.greetings.all_days": "All days",
  "console.greetings.no_group": "without a known group",

  // Console: Settings
  "console.settings.lead": "This is what the program reads from {$file}. Secrets are not shown.",
  "console.settings.learned": "Learned from answers",
  "console.settings.learned_order": `.input {$order :string}
.match $order
DMY {{Dates are read as day, month, year.}}
* {{Dates are read as month, day, year.}}`,
  "console.settings.learned_by": "{$by} answered so on {$day}.",
  "console.settings.learned_unused": "It is not used, because the settings give another order.",
  "console.settings.unlearn": "Ask again",
  "console.settings.unlearn_help":
    "After “Ask again”, birthdays that were sent stay as they are. The next list asks about dates that can be read in two ways.",
  "console.settings.unlearned": "The setting is taken back. The next list asks again.",
  "console.settings.not_unlearned": "The setting could not be taken back. Look whether it is still there.",
  "console.settings.findings": "What was checked",
  "console.settings.findings_to_solve": `.input {$count :integer}
.match $count
0 {{Everything is in order.}}
one {{{$count} point needs the person who looks after the program.}}
* {{{$count} points need the person who looks after the program.}}`,
  "console.settings.in_order": "in order",
  "console.settings.not_in_order": "to correct",
  "console.settings.what": "Part",
  "console.settings.state": "State",
  "console.settings.detail": "Details",
  "console.settings.finding.configuration": "Configuration",
  "console.settings.finding.folders": "Folders",
  "console.settings.finding.ledger": "Stored data",
  "console.settings.finding.console": "Console",
  "console.settings.finding.ledgers_file_system": "File system of the stored data",
  "console.settings.finding.inboxs_file_system": "File system of the inbox folder",
  "console.settings.finding.free_space": "Free space",
  "console.settings.finding.clock": "Clock",
  "console.settings.finding.at_work": "At work",
  "console.settings.finding.notify": "Notices",
  "console.settings.finding.mail": "Mail",
  "console.settings.finding.webhook": "Webhook",
  "console.settings.setting": "Setting",
  "console.settings.value": "Value",
  "console.settings.not_set": "Not set:",
  "console.settings.yes": "yes",
  "console.settings.no": "no",
  "console.settings.service": "Service",
  "console.settings.folders": "Folders",
  "console.settings.notices": "Notices to people",
  "console.settings.keeping": "Keeping, language and log",
  "console.settings.console": "This console",

  // Undo
  "guard.undone_list.title": "A list that was taken back",
  "guard.undone_list.message": `.input {$people :integer}
.match $people
one {{This list would do again for {$people} person what was taken back.}}
* {{This list would do again for {$people} people what was taken back.}}`,
  "guard.undone_list.look":
    "Look whether the mistake is still in the list. If it is, discard the list and have it corrected. If the list is right after all, approve it.",
  "guard.undo.title": "A list is to be taken back",
  "guard.undo.message": `.input {$people :integer}
.match $people
one {{{$people} person would go back to what they were before the list.}}
* {{{$people} people would go back to what they were before the list.}}`,
  "guard.undo.look":
    "Look at the people below. If they are to go back to what they were, approve. If not, discard: then everything stays as it is now.",
  "undo.back": `.input {$count :integer}
.match $count
one {{{$count} person goes back to what they were}}
* {{{$count} people go back to what they were}}`,
  "undo.went_back": `.input {$count :integer}
.match $count
one {{{$count} person went back to what they were}}
* {{{$count} people went back to what they were}}`,
  "undo.changed": `.input {$count :integer}
.match $count
one {{{$count} was changed since and stays}}
* {{{$count} were changed since and stay}}`,
  "undo.others": `.input {$count :integer}
.match $count
one {{{$count} can’t go back and stays}}
* {{{$count} can’t go back and stay}}`,
  "undo.not_back": `.input {$count :integer}
.match $count
one {{{$count} could not go back}}
* {{{$count} could not go back}}`,
  "undo.eyebrow": "The way back of the list",
  "undo.of_file": "{$file} (way back)",
  "undo.title": "What goes back, and what does not",
  "undo.list": "This takes the list “{$file}” of {$day :day} back.",
  "undo.left.title": "These people stay as they are now",
  "undo.left_more": `.input {$count :integer}
.match $count
one {{{$count} more person stays as they are now.}}
* {{{$count} more people stay as they are now.}}`,
  "undo.left.person": "{$name}: {$why}.",
  "undo.why.changed_since": "“{$file}” of {$day :day} has changed this person since",
  "undo.why.created_since": `.input {$file :string}
.match $file
|| {{a person linked this contact again}}
* {{“{$file}” of {$day :day} has brought this person back since}}`,
  "undo.why.in_other_list": `.input {$file :string}
.match $file
|| {{a person linked another contact of this person}}
* {{the person is in the service from another list (“{$file}” of {$day :day})}}`,
  "undo.why.in_doubt": "a call to the service got no answer, so it is not known what the service holds",
  "undo.why.not_linked": "the person is no longer linked to a contact",
  "undo.why.key_taken": "the key belongs to another person now",
  "undo.why.unknown_before": "it is not known what the contact held before",
  "undo.why.group_gone": "the former group is no longer in the service",
  "undo.why.cannot_clear": "the list only added values that the service can’t clear",
  "undo.why.never": "this person must never be greeted",
  "undo.cannot.title": "What can’t be taken back",
  "undo.cannot.greeted": `.input {$count :integer}
.match $count
0 {{Greetings that were already sent. None of these people has had a birthday since.}}
one {{Greetings that were already sent. {$count} of these people has had a birthday since.}}
* {{Greetings that were already sent. {$count} of these people have had a birthday since.}}`,
  "undo.cannot.recreated": `.input {$count :integer}
.match $count
one {{Contact ids: {$count} person is created again, and the service gives a new contact id.}}
* {{Contact ids: {$count} people are created again, and the service gives each of them a new contact id.}}`,
  "undo.cannot.twice": `.input {$count :integer}
.match $count
one {{Two greetings: {$count} person who is created again seems to be in another list, too, and may be greeted twice.}}
* {{Two greetings: {$count} people who are created again seem to be in another list, too, and may be greeted twice.}}`,
  "undo.cannot.kept": `.input {$count :integer}
.match $count
one {{{$field :first} of {$count} person: the service can’t clear it.}}
* {{{$field :first} of {$count} people: the service can’t clear it.}}`,
  "undo.cannot.group": `.input {$count :integer}
.match $count
one {{The group of {$count} person: the former group is no longer in the service.}}
* {{The group of {$count} people: the former group is no longer in the service.}}`,
  "undo.cannot.corrected": `.input {$count :integer}
.match $count
one {{{$count} person whose row was corrected or answered later stays as now. To undo that, too, take {$runs} back.}}
* {{{$count} people whose rows were corrected or answered later stay as now. To undo that, too, take {$runs} back.}}`,
  "undo.cannot.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} more person of the list may be in the service: the answer was lost. Find out first whether the person is there, then take the list back once more.}}
* {{{$count} more people of the list may be in the service: the answers were lost. Find out first whether they are there, then take the list back once more.}}`,
  "undo.waits": "A way back of this list is planned. It waits for a decision.",
  "undo.taken_back": "This list was taken back.",
  "undo.open": "See the way back",
  "verdict.undo_held": "This takes a list back. Nothing is changed yet: it waits for your decision.",
  "verdict.undo_done": "The list was taken back.",
  "verdict.undo_discarded": "The list was not taken back. Everything stays as it is.",
  "verdict.undo_nobody_left":
    "The list was not taken back. All people of this way back were erased, or must never be greeted.",
  "why.undone": "its list was taken back",
  "decision.undo": "Asked for by {$by} on {$when}, {$how}",
  "console.undo.button": "Take this list back…",
  "console.undo.title": "Take this list back?",
  "console.undo.plan": "Plan the way back",
  "console.undo.created": `.input {$count :integer}
.match $count
one {{{$count} person is deleted: the list created this person.}}
* {{{$count} people are deleted: the list created them.}}`,
  "console.undo.updated": `.input {$count :integer}
.match $count
one {{{$count} person gets the former values: the list updated this person.}}
* {{{$count} people get their former values: the list updated them.}}`,
  "console.undo.deleted": `.input {$count :integer}
.match $count
one {{{$count} person is created again: the list deleted this person.}}
* {{{$count} people are created again: the list deleted them.}}`,
  "console.undo.left": "People stay as they are if a later list has changed them. The next page names them.",
  "console.undo.then":
    "Nothing is sent yet: the way back waits until a person approves it. Until then, new lists of this kind wait, too.",
  "console.undo.nothing": "This list has changed nothing that could be taken back.",
  "console.undo.other_waits": "A way back of another list is planned. Decide on it first.",
  "console.decide.approve.undo":
    "The list that is taken back no longer counts. A list that does the same again waits for a person.",
  "console.decide.discard.undo": "Nothing is taken back. Lists that wait for this decision go on.",
  "console.decision.refused.behind_undo": "A list is being taken back. Decide about that first.",
  "console.decision.refused.too_old": "The list is too old to be taken back: what was there before is no longer kept.",
  "console.decision.refused.nothing_to_undo": "There is nothing to take back of this list.",
  "console.people.request_id": "The service’s number of this request: {$id}",
  "guard.greetings_moved.title": "Many birthdays move into the next days",
  "guard.greetings_moved.message": `.input {$people :integer}
.input {$days :integer}
{{This list moves the birthdays of {$people} people into the next {$days} days. They would be greeted soon.}}`,
  "guard.greetings_moved.look":
    "Compare some of these birthdays with papers that you trust. If they are right, approve the list.",
  "moved.title": "Birthdays that move to another day",
  "moved.line": "{$name}: {$before} → {$after}",
  "moved.more": "{$count :integer} more",
} as const;
