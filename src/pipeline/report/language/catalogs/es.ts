import type { Catalog } from "../catalog.ts";

/**
 * The Spanish messages. `en.ts` says how messages work.
 *
 * list lista, row and line fila, group grupo, service el servicio, contact contacto, contact number ID de contacto, plan plan,
 * administrator soporte informático, inbox folder carpeta de entrada, run proceso, report informe, sheet hoja, send enviar,
 * guardian persona responsable, create (people) dar de alta, delete eliminar, apply and carry out aplicar, leave out omitir,
 * wait, on hold en espera, approve aprobar, discard descartar, in doubt en duda, recognise identificar, link vincular,
 * take over procesar, take back deshacer (vuelta atrás), settings configuración, row in order la fila está bien.
 * “address” is “correo electrónico o teléfono”. `$place` and `$refused` follow “en”.
 */
export const es: Catalog = {
  // Parts of other messages
  "part.column": "la columna «{$header}»",
  "part.custom_field": "el campo «{$name}»",
  "part.the_key": "la clave",
  "part.lines": `.input {$count :integer}
.match $count
one {{fila {$lines}}}
* {{filas {$lines}}}`,
  "part.more": "{$count :integer} más",
  "part.also": "Además: {$message}",
  "part.cells_not_used": "Tampoco se han usado las celdas corregidas de esta fila.",
  "part.before_correction": "Antes de la corrección: {$message}",
  "part.rest_used": "El resto de la fila sí se usa.",
  "part.service_said": "El servicio responde: «{$words}».",
  "part.came_with": "El dato llegó con la lista «{$list}» del {$day :day}.",
  "part.same_value": "El mismo dato figura en: {$name}.",
  "part.some": "varias",
  "part.this_row": "esta fila",
  "part.this_person": "esta persona",
  "part.another_person": "otra persona",

  // Fields: the name in a table; as a part of a sentence; of several people
  "field.first_name": "nombre",
  "field.first_name.the": "el nombre",
  "field.first_name.many": "nombres",
  "field.last_name": "apellidos",
  "field.last_name.the": "los apellidos",
  "field.last_name.many": "apellidos",
  "field.full_name": "nombre completo",
  "field.full_name.the": "el nombre completo",
  "field.email": "correo electrónico",
  "field.email.the": "el correo electrónico",
  "field.email.many": "correos electrónicos",
  "field.phone": "teléfono",
  "field.phone.the": "el teléfono",
  "field.phone.many": "teléfonos",
  "field.whatsapp_phone": "número de WhatsApp",
  "field.whatsapp_phone.the": "el número de WhatsApp",
  "field.whatsapp_phone.many": "números de WhatsApp",
  "field.birthday": "fecha de nacimiento",
  "field.birthday.the": "la fecha de nacimiento",
  "field.birthday.many": "fechas de nacimiento",
  "field.birthday_day": "día de nacimiento",
  "field.birthday_day.the": "el día de nacimiento",
  "field.birthday_month": "mes de nacimiento",
  "field.birthday_month.the": "el mes de nacimiento",
  "field.birthday_year": "año de nacimiento",
  "field.birthday_year.the": "el año de nacimiento",
  "field.timezone": "zona horaria",
  "field.timezone.the": "la zona horaria",
  "field.timezone.many": "zonas horarias",
  "field.gender": "género",
  "field.gender.the": "el género",
  "field.location": "lugar",
  "field.location.the": "el lugar",
  "field.language": "idioma",
  "field.language.the": "el idioma",
  "field.language.many": "idiomas",
  "field.company": "empresa",
  "field.company.the": "la empresa",
  "field.job_title": "puesto",
  "field.job_title.the": "el puesto",
  "field.salutation": "tratamiento",
  "field.salutation.the": "el tratamiento",
  "field.salutation.many": "tratamientos",
  "field.relationship_status": "estado civil",
  "field.relationship_status.the": "el estado civil",
  "field.profile_image": "foto",
  "field.profile_image.the": "la foto",
  "field.status": "estado",
  "field.status.the": "el estado",
  "field.group": "grupo",
  "field.group.the": "el grupo",
  "field.group_id": "grupo",
  "field.group_id.the": "el grupo",
  "field.guardian_contact_id": "persona responsable",
  "field.guardian_contact_id.the": "la persona responsable",
  "field.contact_id": "ID de contacto",
  "field.contact_id.the": "el ID de contacto",
  "field.inactive": "marca de baja",
  "field.inactive.the": "la marca de baja",

  // Why a cell can't be trusted, as the end of a sentence
  "fault.error_value": "la celda contiene un error de la hoja de cálculo o una fórmula",
  "fault.formula_without_value": "es una fórmula y el archivo se guardó sin su resultado",
  "fault.number_damaged": "la hoja de cálculo ha redondeado el número y se han perdido las últimas cifras",
  "fault.date_damaged": "la fecha de la hoja de cálculo no es fiable",
  "fault.date_rewritten":
    "una hoja de cálculo puede haber escrito así la fecha por su cuenta; escríbala como año-mes-día",
  "fault.letters_lost": "al guardar la lista se han perdido algunas letras",
  "fault.merged_cell": "la celda está combinada con otra de más arriba y no está claro a quién corresponde el dato",
  "fault.unknown": "la hoja de cálculo ha dañado el dato",

  // What a value looks like, as the end of a sentence
  "kind.date": "una fecha",
  "kind.phone": "un número de teléfono",
  "kind.email": "una dirección de correo electrónico",
  "kind.name": "un nombre",
  "kind.language": "un idioma",
  "kind.salutation": "un tratamiento",

  // Why a column of birthdays is in doubt, as the end of a sentence
  "doubt.exchanged":
    "una parte de las fechas de esta columna nunca pasa del día 12, y todas las demás sí. Probablemente una hoja de cálculo ha intercambiado el día y el mes",
  "doubt.celebration_year":
    "demasiadas fechas de nacimiento de esta lista son de este año o de poco antes. Probablemente es el año de la celebración y no el de nacimiento",
  "doubt.age":
    "según las edades de otra columna de esta lista, casi todas las personas nacieron en otro año, con la misma diferencia de años",
  "doubt.lost_zero":
    "esta columna contiene números, y los números pierden el cero final, de modo que 3.10 se convierte en 3.1",
  "doubt.short_numbers": "esta columna contiene el mes y el día como un solo número",
  "doubt.five_digits": "los números de esta columna podrían ser día, mes y año sin ningún separador",
  "doubt.epoch": "este libro cuenta los días desde 1904, y otros libros los cuentan desde 1900",
  "doubt.unknown": "las fechas de la columna se contradicen entre sí",

  // One question about the order in a whole column
  "question.title": `.input {$column :string}
.match $column
|| {{Una pregunta sobre una columna sin título: {$asks}}}
* {{Una pregunta sobre la columna «{$column}»: {$asks}}}`,
  "question.waits": `.input {$rows :integer}
.match $rows
one {{{$rows} fila está en espera de la respuesta.}}
* {{{$rows} filas están en espera de la respuesta.}}`,
  "question.nameOrder.asks": "¿qué va primero, el nombre o los apellidos?",
  "question.nameOrder.order_not_shown": "Nada en esta columna lo indica.",
  "question.nameOrder.order_contradicted":
    "Algunos datos de esta lista indican que el nombre va primero; otros, que van primero los apellidos.",
  "question.nameOrder.answer":
    "Su soporte informático responde con «nameOrder» («given_first» para Ana García o «family_first» para García Ana) en la configuración de la lista «{$feed}». Después, vuelva a poner la lista en la carpeta de entrada.",
  "question.dateOrder.asks": "¿qué va primero, el día o el mes?",
  "question.dateOrder.order_not_shown": "Ninguna fecha de esta lista lo indica con seguridad.",
  "question.dateOrder.order_contradicted":
    "Algunas fechas de esta lista muestran que va primero el día, y otras, que va primero el mes.",
  "question.dateOrder.answer":
    "Responda «todas DMA» (día, mes y año) o «todas MDA» (mes, día y año) en una de estas filas. La respuesta vale para todas las filas y para las listas posteriores de «{$feed}».",
  "question.dateOrder.answer_held":
    "Si es la lista correcta, apruébela primero. Después, responda «todas DMA» (día, mes y año) o «todas MDA» (mes, día y año) en una de estas filas del informe más reciente. La respuesta vale para todas las filas y para las listas posteriores de «{$feed}».",
  "question.country.waits": `.input {$rows :integer}
.match $rows
one {{El número de teléfono de {$rows} fila no tiene prefijo del país, así que no se envía.}}
* {{Los números de teléfono de {$rows} filas no tienen prefijo del país, así que no se envían.}}`,
  "question.country.answer":
    "Su soporte informático configura el país una sola vez, con «country» (por ejemplo, «DE») en la configuración de la lista «{$feed}». Después, vuelva a poner la lista en la carpeta de entrada.",

  // Calendars
  "calendar.Buddhist": "del calendario budista",
  "calendar.Persian": "del calendario persa",
  "calendar.Jewish": "del calendario judío",
  "calendar.other": "de otro calendario",

  // Answers to questions
  "choice.same": "misma",
  "choice.new": "nueva",
  "choice.right": "correcto",
  "choice.unknown": "desconocido",
  "choice.leave_out": "omitir",
  "choice.leave_out_email": "omitir correo",
  "choice.leave_out_phone": "omitir teléfono",
  "choice.there": "está",
  "choice.not_there": "no está",
  "choice.all_DMY": "todas DMA",
  "choice.all_MDY": "todas MDA",
  "choice.contact_id": "ID_DE_CONTACTO",
  "choice.title": "Su respuesta",
  "choice.prompt": "Elija una respuesta de la lista. Después, ponga este archivo en la carpeta de entrada.",
  "choice.prompt_there":
    "Escriba «está» y el ID de contacto; por ejemplo, «está 88213». O elija «no está». Después, ponga este archivo en la carpeta de entrada.",
  "choice.prompt_all":
    "Con «todas DMA», todas las fechas de esta lista y de las listas posteriores se leen como día, mes y año. Con «todas MDA», como mes, día y año. Una fecha suelta vale solo para esta fila.",
  "part.answer_column": "Fila {$line}, columna «_answer»: {$message}",
  "issue.answer_later": "Esta pregunta se puede responder en cuanto se decida sobre la lista.",
  "issue.answer":
    "Escriba {$choices :either} en la columna «_answer» de rejections.xlsx y ponga ese archivo en la carpeta de entrada. O su soporte informático ejecuta {$command :either} seguido de la respuesta.",
  "issue.answer_refused.title": "Respuesta no usada",
  "issue.answer_refused.message": `.input {$reason :string}
.match $reason
unknown_choice {{{$answer :either} no es una respuesta a esta pregunta.}}
no_question {{{$answer :either} no se ha usado, porque esta fila no plantea ninguna pregunta.}}
two_answers {{Dos filas responden de forma distinta a la misma pregunta. No se ha usado ninguna de las dos respuestas.}}
two_people {{Dos filas indican el contacto {$contactId}, que es una sola persona. No se ha usado ninguna de las dos respuestas.}}
two_dates {{La fila tiene una fecha de nacimiento corregida y otra fecha como respuesta. No se ha usado ninguna de las dos.}}
linked {{El contacto {$contactId} ya pertenece a otra persona de sus listas.}}
decided {{La pregunta ya se respondió con {$given :either}.}}
waits {{La pregunta ya se respondió con {$given :either}. Esa respuesta está en espera de la decisión sobre una lista.}}
setting {{La configuración de esta lista indica qué va primero, el día o el mes. Una respuesta no puede cambiarla.}}
gone {{El contacto al que se refiere la pregunta ya no está vinculado a ninguna lista.}}
held {{La lista de esta fila está en espera de una decisión.}}
changed {{La fila o su pregunta ha cambiado desde que se creó este informe.}}
approver {{Solo una persona con permiso para aprobar listas puede dar la respuesta {$answer :either}.}}
* {{{$answer :either} no es una respuesta a esta pregunta.}}`,
  "issue.answer_refused.hint": `.input {$reason :string}
.match $reason
unknown_choice {{Escriba {$choices :either}.}}
no_question {{Borre la respuesta. Si la fila contiene un error, corrija sus celdas.}}
two_answers {{Conserve solo una de las respuestas.}}
two_people {{Busque a las dos personas en el servicio y corrija las respuestas.}}
two_dates {{Conserve una de las dos y borre la otra.}}
linked {{Busque otra vez el ID de contacto en el servicio y corrija la respuesta.}}
decided {{Si fue un error, pregunte a su soporte informático.}}
waits {{Decida primero sobre esa lista.}}
setting {{Su soporte informático cambia «dateOrder» en la configuración.}}
gone {{La fila se volverá a examinar con la próxima lista.}}
held {{Decida primero sobre la lista. Después, responda en su informe más reciente.}}
changed {{Responda a la pregunta tal como figura en el informe más reciente.}}
approver {{Pida a una de esas personas que responda a la pregunta.}}
* {{Escriba {$choices :either}.}}`,

  // Rows that are not applied: title, what happened, what to do now
  "issue.first_name_missing.title": "Falta el nombre",
  "issue.first_name_missing.message": "Falta el nombre de esta persona. Sin él no es posible felicitarla.",
  "issue.first_name_missing.hint": "Escriba el nombre.",

  "issue.full_name_unsplit.title": "¿Qué parte es el nombre?",
  "issue.full_name_unsplit.message": `.input {$readings :either}
.match $readings
|| {{No está claro qué parte de «{$cell}» es el nombre y qué parte son los apellidos.}}
* {{No está claro qué parte de «{$cell}» es el nombre: {$readings}.}}`,
  "issue.full_name_unsplit.hint": `.input {$reason :string}
.match $reason
|| {{Escriba el nombre completo como «Apellidos, Nombre» o ponga el nombre y los apellidos en columnas separadas.}}
* {{Es una sola pregunta para toda la columna: ¿qué va primero, el nombre o los apellidos? Su soporte informático responde una sola vez para todas las filas con «nameOrder» («given_first» para Ana García o «family_first» para García Ana). También puede poner el nombre y los apellidos en columnas separadas.}}`,

  "issue.group_missing.title": "Falta el grupo",
  "issue.group_missing.message": "La fila no indica a qué grupo pertenece esta persona.",
  "issue.group_missing.hint":
    "Escriba el nombre del grupo. Si todas las personas de esta lista están en un mismo grupo, su soporte informático puede indicarlo una sola vez para toda la lista.",

  "issue.group_unknown.title": "Grupo desconocido",
  "issue.group_unknown.message": `.input {$cell :string}
.match $cell
|| {{No hay ningún grupo con este nombre.}}
* {{No hay ningún grupo con el nombre «{$cell}».}}`,
  "issue.group_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Corrija el nombre del grupo o cree antes el grupo en el servicio.}}
* {{¿Quería decir el grupo {$nearest}? Corrija el nombre o cree antes el grupo en el servicio.}}`,

  "issue.group_ambiguous.title": "Dos grupos con el mismo nombre",
  "issue.group_ambiguous.message": "Hay más de un grupo con el nombre «{$cell}».",
  "issue.group_ambiguous.hint":
    "Dé a los grupos nombres distintos en el servicio (sus números son {$groupIds :all}) y vuelva a poner la lista en la carpeta de entrada.",

  "issue.several_groups.title": "Más de un grupo",
  "issue.several_groups.message": `.input {$readings :all}
.match $readings
|| {{La fila indica más de un grupo: «{$cell}». Una persona solo puede estar en un grupo a la vez.}}
* {{La fila indica más de un grupo: {$readings}. Una persona solo puede estar en un grupo a la vez.}}`,
  "issue.several_groups.hint": "Deje solo el grupo en el que se debe felicitar a esta persona.",

  "issue.key_missing.title": "No se puede identificar a la persona",
  "issue.key_missing.message": `.input {$partCount :integer}
.input {$cell :string}
.match $partCount $cell
1 || {{Falta el dato que identifica a esta persona de una lista a otra: {$parts}.}}
1 * {{No se puede leer el dato que identifica a esta persona de una lista a otra: {$parts} («{$cell}»).}}
* * {{En esta fila no hay ningún dato que permita identificar a esta persona en la próxima lista.}}`,
  "issue.key_missing.hint": `.input {$partCount :integer}
.match $partCount
1 {{Complete {$parts}.}}
* {{Añada un correo electrónico, un teléfono o el nombre completo con la fecha de nacimiento.}}`,

  "issue.birthday_unreadable.title": "Fecha de nacimiento no válida",
  "issue.birthday_unreadable.message": "La fecha de nacimiento «{$cell}» no se puede leer.",
  "issue.birthday_unreadable.hint":
    "Escriba la fecha como año-mes-día; por ejemplo, 1985-03-07 para el 7 de marzo de 1985.",

  "issue.birthday_ambiguous.title": "Fecha de nacimiento con dos lecturas posibles",
  "issue.birthday_ambiguous.message": `.input {$readings :either}
.input {$known :string}
.match $known $readings
|| || {{La fecha de nacimiento «{$cell}» se puede leer como dos días distintos. El programa no hace suposiciones.}}
|| * {{La fecha de nacimiento «{$cell}» se puede leer como {$readings}. El programa no hace suposiciones.}}
* * {{La fecha de nacimiento «{$cell}» es de este año o del pasado. Hasta ahora, la fecha conocida de esta persona es {$known}. El programa no hace suposiciones.}}`,
  "issue.birthday_ambiguous.hint": `.input {$standIn :string}
.input {$reason :string}
.match $standIn $reason
|| || {{Escriba la fecha como año-mes-día; por ejemplo, 1985-03-07 para el 7 de marzo de 1985.}}
|| * {{Es una sola pregunta para toda la columna: ¿qué va primero, el día o el mes? «todas DMA» (día, mes y año) o «todas MDA» (mes, día y año) la responde para todas las filas. También puede escribir las fechas como año-mes-día; por ejemplo, 1985-03-07 para el 7 de marzo de 1985.}}
* * {{Si esta persona nació ese día, la respuesta es «correcto»: sus datos se envían entonces con esta fecha de nacimiento, sin el año. Si no se sabe la fecha, la respuesta es «desconocido»: los datos de todas las personas con la fecha {$standIn} se envían entonces sin fecha de nacimiento.}}`,

  "issue.birthday_impossible.title": "La fecha de nacimiento no existe",
  "issue.birthday_impossible.message": `.input {$calendar :string}
.input {$year :string}
.match $calendar $year
|| * {{La fecha de nacimiento «{$cell}» no existe.}}
* || {{La fecha de nacimiento «{$cell}» parece una fecha {$calendar}.}}
* * {{La fecha de nacimiento «{$cell}» parece una fecha {$calendar}. Según nuestro calendario, ese año empezó en {$year}.}}`,
  "issue.birthday_impossible.hint":
    "Corrija la fecha de nacimiento. Escríbala como año-mes-día; por ejemplo, 1985-03-07 para el 7 de marzo de 1985.",

  "issue.birthday_future.title": "Fecha de nacimiento en el futuro",
  "issue.birthday_future.message": "La fecha de nacimiento «{$cell}» está en el futuro.",
  "issue.birthday_future.hint":
    "Corrija el año. Escriba la fecha como año-mes-día; por ejemplo, 1985-03-07 para el 7 de marzo de 1985.",

  "issue.birthday_yearless.title": "Fecha de nacimiento sin año",
  "issue.birthday_yearless.message":
    "La fecha de nacimiento «{$cell}» no incluye el año, y esta lista está configurada para aceptar solo fechas completas.",
  "issue.birthday_yearless.hint":
    "Añada el año. Escriba la fecha como año-mes-día; por ejemplo, 1985-03-07 para el 7 de marzo de 1985.",

  "issue.birthday_column.title": "Las fechas de nacimiento de toda la columna son dudosas",
  "issue.birthday_column.message": `.input {$readings :either}
.match $readings
|| {{La fecha de nacimiento «{$cell}» no es fiable: {$why}.}}
* {{La fecha de nacimiento «{$cell}» no es fiable: {$why}. Se puede leer como {$readings}.}}`,
  "issue.birthday_column.hint":
    "Vuelva a exportar la lista con las fechas de nacimiento como texto. Escriba la fecha como año-mes-día; por ejemplo, 1985-03-07 para el 7 de marzo de 1985.",

  "issue.shared_birthday.title": "Una misma fecha de nacimiento para muchas personas",
  "issue.shared_birthday.message":
    "{$people} personas de esta lista tienen la fecha de nacimiento «{$cell}». Probablemente es una fecha de relleno porque no se sabe la real.",
  "issue.shared_birthday.hint":
    "Si todas nacieron ese día, la respuesta es «correcto». Si no se sabe la fecha, la respuesta es «desconocido»: los datos de estas personas se envían entonces sin fecha de nacimiento.",

  "issue.email_several.title": "Más de un correo electrónico",
  "issue.email_several.message": `.input {$readings :all}
.match $readings
|| {{Hay más de un correo electrónico: «{$cell}».}}
* {{Hay más de un correo electrónico: {$readings}.}}`,
  "issue.email_several.hint": "Deje solo el correo electrónico que se debe usar.",

  "issue.email_unreadable.title": "Correo electrónico no válido",
  "issue.email_unreadable.message": "«{$cell}» no es una dirección de correo electrónico.",
  "issue.email_unreadable.hint": "Corrija el correo electrónico o vacíe la celda si no hay ninguno.",

  "issue.columns_disagree.title": "Dos columnas se contradicen",
  "issue.columns_disagree.message": `.input {$readings :all}
.match $readings
|| {{Las columnas {$headers :all} se contradicen sobre esta persona.}}
* {{Las columnas {$headers :all} se contradicen sobre esta persona: {$readings}.}}`,
  "issue.columns_disagree.hint": "Corrija la celda equivocada o vacíela.",

  "issue.contact_id_unreadable.title": "ID de contacto no válido",
  "issue.contact_id_unreadable.message": "El ID de contacto «{$cell}» no es un número entero.",
  "issue.contact_id_unreadable.hint": "Corrija el ID de contacto o vacíe la celda si no lo sabe.",

  "issue.guardian_unreadable.title": "No está claro quién es la persona responsable",
  "issue.guardian_unreadable.message": "No está claro quién es la persona responsable «{$cell}».",
  "issue.guardian_unreadable.hint":
    "Escriba el dato que identifica a la persona responsable en su propia fila, o bien su ID de contacto.",

  "issue.cell_fault.title": "Celda dañada",
  "issue.cell_fault.message": "En {$place} figura «{$cell}», un dato que no se puede usar: {$fault}.",
  "issue.cell_fault.hint": "Vuelva a escribir el dato, como texto.",

  "issue.cells_shifted.title": "Las celdas de la fila están descolocadas",
  "issue.cells_shifted.message":
    "En {$place} figura «{$cell}», que es {$kind}. Probablemente las celdas de esta fila están en columnas equivocadas, por lo que no se ha enviado nada.",
  "issue.cells_shifted.hint": "Ponga cada dato en su columna.",

  "issue.remark_unclear.title": "Una observación habla de un fallecimiento",
  "issue.remark_unclear.message":
    "La observación «{$cell}» habla de un fallecimiento y podría referirse a esta persona. No se ha enviado nada.",
  "issue.remark_unclear.hint":
    "Si esta persona ha fallecido, escriba «falleció» como observación. Si no, cambie la observación.",

  "issue.too_many_cells.title": "Más celdas que columnas",
  "issue.too_many_cells.message":
    "Esta fila tiene {$cells} celdas, más que las {$columns} columnas de la lista. No está claro qué celda corresponde a cada columna, por lo que la fila no se ha usado.",
  "issue.too_many_cells.hint":
    "A menudo se debe a una coma o un punto y coma dentro de un dato. Ponga cada dato en su columna.",

  "issue.broken_quotes.title": "Hay unas comillas sin cerrar",
  "issue.broken_quotes.message":
    "En esta fila hay unas comillas que se abren y no se cierran, por lo que no está claro dónde empieza y termina cada celda.",
  "issue.broken_quotes.hint": "Quite las comillas o guarde la lista como libro de Excel (.xlsx).",

  "issue.cell_too_long.title": "Una celda es demasiado larga",
  "issue.cell_too_long.message": "Una celda de esta fila es más larga que cualquier dato real.",
  "issue.cell_too_long.hint":
    "A menudo se debe a unas comillas sin cerrar. Corrija esta fila y revise las que están antes y después.",

  "issue.duplicate_key.title": "Varias filas con la misma clave y datos distintos",
  "issue.duplicate_key.message": `.input {$sharing :string}
.input {$lineCount :integer}
.match $sharing $lineCount
wrong_key 0 {{La clave («{$key}») corresponde a otra fila de esta lista, según se ha decidido. Esta fila parece referirse a otra persona, por lo que no se ha enviado nada de ella.}}
wrong_key * {{La clave («{$key}») corresponde a otra fila de esta lista ({$lines}), según se ha decidido. Esta fila parece referirse a otra persona, por lo que no se ha enviado nada de ella.}}
people 0 {{Otra fila de este archivo tiene la misma clave («{$key}»), pero parece referirse a otra persona.}}
people one {{La {$lines} de este archivo tiene la misma clave («{$key}»), pero parece referirse a otra persona.}}
people * {{Las {$lines} de este archivo tienen la misma clave («{$key}»), pero parecen referirse a personas distintas.}}
* 0 {{Otra fila de este archivo se refiere a la misma persona («{$key}»), pero con datos distintos.}}
* one {{La {$lines} de este archivo se refiere a la misma persona («{$key}»), pero con datos distintos.}}
* * {{Las {$lines} de este archivo se refieren a la misma persona («{$key}»), pero con datos distintos.}}`,
  "issue.duplicate_key.hint": `.input {$sharing :string}
.input {$keyWithName :string}
.match $sharing $keyWithName
wrong_key || {{Corrija {$keyColumns} en esta fila o elimine la fila de su lista.}}
wrong_key * {{Si las dos personas comparten el correo electrónico o el teléfono, pida a su soporte informático que añada el nombre a la clave de esta lista ("key": [{$keyWithName}]). Si no, corrija {$keyColumns} en esta fila o elimine la fila de su lista.}}
people || {{Si son personas distintas, corrija {$keyColumns} en la fila que esté mal. Si se trata de una sola persona, decida qué fila es la correcta y quite las demás.}}
* || {{Decida qué fila es la correcta y quite las demás.}}
* * {{Si las filas se refieren a una sola persona, decida cuál es la correcta y quite las demás. Si son personas distintas que comparten el correo electrónico o el teléfono, pida a su soporte informático que añada el nombre a la clave de esta lista ("key": [{$keyWithName}]).}}`,

  "issue.duplicate_contact_id.title": "Dos filas para un contacto",
  "issue.duplicate_contact_id.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Otra fila de este archivo indica el mismo ID de contacto ({$contactId}).}}
one {{La {$lines} de este archivo indica el mismo ID de contacto ({$contactId}).}}
* {{Las {$lines} de este archivo indican el mismo ID de contacto ({$contactId}).}}`,
  "issue.duplicate_contact_id.hint":
    "Decida a qué persona corresponde el contacto y borre el ID de contacto en las demás filas.",

  "issue.looks_like.title": "Datos parecidos a los de una persona que ya está en el servicio",
  "issue.looks_like.message": `.input {$key :string}
.input {$lineCount :integer}
.match $key $lineCount
|| 0 {{Los datos de esta fila se parecen a los de {$name}, que ya está en el servicio. No se ha creado otro contacto, para que esta persona no reciba dos felicitaciones.}}
|| * {{Los datos de esta fila se parecen a los de {$name}, que también está en esta lista (vea también: {$lines}). No se ha creado otro contacto, para que esta persona no reciba dos felicitaciones.}}
* * {{Alguien respondió «misma» en esta fila y en la de «{$key}», así que las dos serían {$name}. Las dos filas difieren en: {$differing}. No se ha enviado nada.}}`,
  "issue.looks_like.hint": `.input {$key :string}
.match $key
|| {{Si es la misma persona, la respuesta es «misma»: el contacto recibe entonces los datos de esta fila. Si es otra persona, la respuesta es «nueva»: se crea entonces un contacto nuevo para ella.}}
* {{Responda «misma» solo en la fila correcta: la otra no se utilizará. Si esta fila es de otra persona, la respuesta es «nueva». O ponga los mismos datos en ambas filas.}}`,

  "issue.looks_like_in_doubt.title": "Datos parecidos a los de una persona que quizá ya está en el servicio",
  "issue.looks_like_in_doubt.message":
    "Los datos de esta fila se parecen a los de {$name}; ya se enviaron antes, pero no llegó ninguna respuesta. No se ha enviado nada de esta fila, para que esta persona no reciba dos felicitaciones.",
  "issue.looks_like_in_doubt.hint":
    "Busque a la persona en el servicio y diga a su soporte informático lo que ha encontrado, para que lo registre con «celebration-sync resolve {$operationId}». Esta fila se envía entonces con la próxima lista.",

  "issue.may_be_never.title": "Puede ser una persona a la que nunca se debe felicitar",
  "issue.may_be_never.message": `.input {$by :string}
.match $by
email {{El correo electrónico de esta fila es de una persona a la que nunca se debe felicitar. No se ha enviado nada, porque la fila puede referirse a esa persona.}}
phone {{El número de teléfono de esta fila es de una persona a la que nunca se debe felicitar. No se ha enviado nada, porque la fila puede referirse a esa persona.}}
key {{El dato que identifica esta fila correspondía a una persona a la que nunca se debe felicitar. No se ha enviado nada, porque la fila puede referirse a esa persona.}}
* {{Nunca se debe felicitar a una persona con este nombre. No se ha enviado nada, porque la fila puede referirse a esa persona.}}`,
  "issue.may_be_never.hint": `.input {$contactId :string}
.match $contactId
|| {{Si es esa persona, la respuesta es «misma»: la fila se omite desde ahora. Si es otra persona, la respuesta es «nueva»: la fila se envía entonces.}}
* {{Si es esa persona, la respuesta es «misma»: la fila se omite desde ahora y el contacto {$contactId} se elimina. Si es otra persona, la respuesta es «nueva»: la fila se envía entonces.}}`,

  "issue.other_person.title": "¿Sigue siendo la misma persona?",
  "issue.other_person.message": `.input {$likeName :string}
.input {$key :string}
.match $likeName $key
|| || {{Esta fila es nueva, pero podría ser de {$name}, cuya fila ya no está en la lista. No se ha enviado nada, para que esta persona no reciba dos felicitaciones.}}
|| * {{El dato que identifica a la persona («{$key}») corresponde hasta ahora a {$name}. Esta fila parece ser de una persona distinta, por lo que no se ha enviado nada.}}
* * {{El dato que identifica a la persona («{$key}») corresponde hasta ahora a {$name}. Esta fila parece ser de {$likeName}, por lo que no se ha enviado nada.}}`,
  "issue.other_person.hint": `.input {$likeName :string}
.input {$stays :string}
.input {$own :string}
.match $stays $likeName $own
gone * * {{El contacto anterior ya no está vinculado a ninguna lista. La respuesta es «nueva»: se crea entonces un contacto nuevo para esta persona.}}
|| || * {{Si es la misma persona, la respuesta es «misma». Si es otra persona, la respuesta es «nueva»: el contacto anterior se elimina entonces y se crea uno nuevo para esta persona.}}
* || * {{Si es la misma persona, la respuesta es «misma». Si es otra persona, la respuesta es «nueva»: el contacto anterior sigue entonces en el servicio, porque esta lista no tiene permiso para eliminar, y se crea uno nuevo para esta persona.}}
* * || {{Si esta fila se refiere a {$name}, la respuesta es «misma»: el contacto recibe entonces los datos de esta fila. Si se refiere a {$likeName} o a otra persona, la respuesta es «nueva».}}
* * * {{{$likeName} ya tiene un contacto. Si esta fila se refiere a {$likeName} o a otra persona, la respuesta es «nueva». Con «misma», el contacto de {$name} recibe los datos de esta fila, y {$likeName} está entonces dos veces en el servicio.}}`,

  "issue.guardian_unknown.title": "No se encuentra a la persona responsable",
  "issue.guardian_unknown.message": "La persona responsable «{$cell}» no está ni en esta lista ni en el servicio.",
  "issue.guardian_unknown.hint": "Corrija la persona responsable o añada a la lista una fila para ella.",

  "issue.guardian_circle.title": "Personas responsables en bucle",
  "issue.guardian_circle.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Esta persona sería responsable de sí misma.}}
* {{Esta persona sería responsable de sí misma (vea también: {$lines}).}}`,
  "issue.guardian_circle.hint": "Corrija la persona responsable en una de estas filas.",

  "issue.linked_elsewhere.title": "El contacto corresponde a otra fila",
  "issue.linked_elsewhere.message": `.input {$feed :string}
.match $feed
|| {{El ID de contacto de esta fila ({$contactId}) ya corresponde a otra persona.}}
* {{El ID de contacto de esta fila ({$contactId}) ya corresponde a otra persona de la lista «{$feed}».}}`,
  "issue.linked_elsewhere.hint": "Corrija el ID de contacto o vacíe la celda.",

  "issue.cut_row.title": "La última fila puede estar cortada",
  "issue.cut_row.message":
    "El archivo termina en mitad de esta fila o justo después, por lo que la fila no se ha usado.",
  "issue.cut_row.hint": "Vuelva a poner la lista completa en la carpeta de entrada.",
  "issue.torn_row.title": "Un salto de línea parte esta fila",
  "issue.torn_row.message":
    "Esta fila parece ser una sola con otra ({$lines}), partida por un salto de línea, por lo que no se ha usado ninguna.",
  "issue.torn_row.hint":
    "Ponga los datos de nuevo en una sola línea, o ponga entre comillas la celda con el salto de línea. Después vuelva a poner la lista en la carpeta de entrada.",

  "issue.waits_for_held.title": "Depende de un cambio que está en espera",
  "issue.waits_for_held.message":
    "En el servicio, {$name} tiene todavía el correo electrónico o el teléfono de esta persona, y el cambio correspondiente está en espera.",
  "issue.waits_for_held.hint":
    "Decida primero sobre el cambio que está en espera. No tiene que hacer nada más: después se envía esta fila.",
  "issue.waits_for_doubt.title": "Depende de una persona en duda",
  "issue.waits_for_doubt.message":
    "El dato que identifica a la persona («{$key}») corresponde hasta ahora a {$name}, cuyos datos ya se enviaron antes sin recibir respuesta. Esta fila parece ser de una persona distinta, por lo que no se ha enviado nada.",
  "issue.waits_for_doubt.hint":
    "Compruebe primero si {$name} está en el servicio, para que se resuelva esa duda. No tiene que hacer nada más: después se envía esta fila, o se le pregunta por ella.",

  // Lines of a corrected report that are not used
  "issue.foreign_id.title": "La fila no es de este informe",
  "issue.foreign_id.message":
    "Esta fila de su informe corregido no se ha usado: su _id «{$id}» no procede del programa.",
  "issue.foreign_id.hint":
    "Abra el informe más reciente y haga esta corrección en la fila de esta persona. Si ordena los datos, ordene siempre filas enteras, y no modifique las columnas cuyo título empieza por _.",
  "issue.other_feed.title": "Fila del informe de otra lista",
  "issue.other_feed.message": `.input {$feed :string}
.match $feed
|| {{Esta fila de su informe corregido no se ha usado: su _id «{$id}» es del informe de otra lista.}}
* {{Esta fila de su informe corregido no se ha usado: su _id «{$id}» es del informe de la lista «{$feed}».}}`,
  "issue.other_feed.hint":
    "Haga la corrección en el informe de esa lista y ponga ese informe por separado en la carpeta de entrada.",
  "issue.other_row.title": "Fila con el _id de otra fila",
  "issue.other_row.message":
    "Esta fila de su informe corregido no se ha usado: su _id «{$id}» corresponde a la fila de {$name}.",
  "issue.other_row.hint":
    "Abra el informe más reciente y haga esta corrección en la fila de esta persona. Si ordena los datos, ordene siempre filas enteras, y no modifique las columnas cuyo título empieza por _.",
  "issue.line_key_changed.title": "Fila cuya clave se ha cambiado",
  "issue.line_key_changed.message":
    "Esta fila de su informe corregido no se ha usado: «{$column}» de {$name} ya no es «{$cell}», y un informe no puede cambiarlo.",
  "issue.line_key_changed.hint":
    "En el informe más reciente, vuelva a poner «{$cell}» en «{$column}», deje sus demás correcciones como están y ponga el informe otra vez en la carpeta de entrada. Si «{$cell}» es incorrecto, corríjalo en su lista.",
  "issue.lines_differ.title": "Filas que se contradicen",
  "issue.lines_differ.message": `.input {$lineCount :integer}
.match $lineCount
one {{Esta fila de su informe corregido no se ha usado: la {$lines} del informe tiene el mismo _id o la misma clave, pero datos distintos.}}
* {{Esta fila de su informe corregido no se ha usado: las {$lines} del informe tienen el mismo _id o la misma clave, pero datos distintos.}}`,
  "issue.lines_differ.hint":
    "Decida qué fila es la correcta, elimine las demás del informe y vuelva a poner el informe en la carpeta de entrada.",
  "issue.waits_for_list.title": "En espera de su decisión sobre una lista",
  "issue.waits_for_list.message":
    "Esta corrección es de una lista que está en espera de su decisión ({$list}), y queda en espera con ella.",
  "issue.waits_for_list.hint":
    "Decida sobre esa lista. Si la aprueba, la corrección se aplica automáticamente. Si la descarta, la corrección queda sin efecto.",
  "issue.list_discarded.title": "Corrección de una lista descartada",
  "issue.list_discarded.message":
    "Esta corrección no se ha usado: la lista a la que pertenecía ({$list}) se ha descartado.",
  "issue.list_discarded.hint":
    "Haga la corrección en el informe más reciente si la persona figura en él; si no, en su lista.",
  "issue.line_outdated.title": "La corrección ha llegado tarde",
  "issue.line_outdated.message": "Esta corrección no se ha usado: la fila ha cambiado desde que se creó este informe.",
  "issue.line_outdated.hint":
    "Haga la corrección en el informe más reciente si la persona figura en él; si no, en su lista.",
  "issue.line_solved.title": "La corrección ha llegado tarde",
  "issue.line_solved.message":
    "Esta corrección no se ha usado: cuando llegó, la fila ya estaba bien o ya no estaba en la lista.",
  "issue.line_solved.hint":
    "Haga la corrección en el informe más reciente si la persona figura en él; si no, en su lista.",
  "issue.line_left_out.title": "Corrección de una fila omitida",
  "issue.line_left_out.message": "Esta corrección no se ha usado: la fila se omitió después de guardar este informe.",
  "issue.line_left_out.hint": "Si la persona sí debe estar en su lista, corrija la fila en su lista.",

  // Answers of the service. `$notDone` is one of these sentences without its full stop.
  "not_done.create": "Esta persona no se ha dado de alta",
  "not_done.update": "Esta persona no se ha actualizado",
  "not_done.delete": "Esta persona no se ha eliminado",
  "not_done.none": "Esta fila no se ha aplicado",

  "issue.invalid_request.title": "El servicio no ha podido usar esta fila",
  "issue.invalid_request.message": "{$notDone}: falta un dato o el servicio no ha podido usarlo.",
  "issue.invalid_request.hint":
    "Revise el grupo y los demás datos de esta fila. La fila se volverá a enviar en cuanto cambie.",
  "issue.plan_limit_reached.title": "La cuenta está llena",
  "issue.plan_limit_reached.message": "{$notDone}: la cuenta ya tiene todos los contactos que permite su plan.",
  "issue.plan_limit_reached.hint":
    "Libere espacio o contrate un plan superior. No hace falta cambiar la fila: el próximo proceso lo volverá a intentar.",
  "issue.not_found.title": "No se encuentra en la cuenta",
  "issue.not_found.message": "{$notDone}: el servicio no encuentra el grupo o la persona.",
  "issue.not_found.hint":
    "Compruebe que el grupo sigue existiendo en el servicio y vuelva a poner la lista en la carpeta de entrada.",
  "issue.contact_exists.title": "El correo electrónico o el teléfono ya se usa en este grupo",
  "issue.contact_exists.message": `.input {$feed :string}
.input {$address :string}
.match $feed $address
|| || {{{$notDone}: en este grupo ya hay una persona con el mismo correo electrónico o teléfono.}}
|| * {{{$notDone}: en este grupo ya hay una persona con el mismo correo electrónico o teléfono ({$address}).}}
* * {{Los datos de esta fila se parecen a los de {$name}, que ya está en el servicio. No se ha creado otro contacto, para que esta persona no reciba dos felicitaciones.}}`,
  "issue.contact_exists.hint": `.input {$feed :string}
.input {$lineCount :integer}
.input {$name :string}
.match $feed $lineCount $name
|| 0 || {{Si es la misma persona, su soporte informático puede vincular esta fila con ese contacto mediante «celebration-sync link». Si no, ponga para esta persona un correo electrónico o teléfono propio.}}
|| 0 * {{{$name :first} ya tiene ese correo electrónico o teléfono. Si se trata de la misma persona, deje una sola fila para ella en la lista. Si no, ponga para esta persona un correo electrónico o teléfono propio.}}
|| one * {{La {$lines} de este archivo tiene ese correo electrónico o teléfono. Si se trata de la misma persona, deje una sola fila para ella en la lista. Si no, ponga para esta persona un correo electrónico o teléfono propio.}}
|| * * {{Las {$lines} de este archivo tienen ese correo electrónico o teléfono. Si se trata siempre de la misma persona, deje una sola fila para ella en la lista. Si no, ponga para esta persona un correo electrónico o teléfono propio.}}
* * * {{{$name :first} está también en la lista «{$feed}». Si se trata de la misma persona, deje una sola fila para ella. Si no, ponga para esta persona un correo electrónico o teléfono propio.}}`,
  "issue.validation_error.title": "El servicio ha rechazado un dato",
  "issue.validation_error.message": `.input {$cell :string}
.input {$refused :string}
.match $refused $cell
|| * {{{$notDone}: el servicio no acepta un dato de esta fila.}}
* || {{{$notDone}: el servicio no acepta lo indicado en {$refused}.}}
* * {{{$notDone}: el servicio no acepta «{$cell}» en {$refused}.}}`,
  "issue.validation_error.hint": "Corrija el dato. La fila se volverá a enviar en cuanto cambie.",
  "issue.service_refused.title": "El servicio ha rechazado la fila",
  "issue.service_refused.message": "{$notDone}: el servicio ha rechazado la solicitud.",
  "issue.service_refused.hint":
    "Si no está claro el motivo, pregunte a su soporte informático. La asistencia técnica del servicio puede encontrar la solicitud por el valor de la columna _request_id.",
  "issue.group_gone.title": "El grupo ya no existe",
  "issue.group_gone.message": `.input {$operation :string}
.match $operation
delete {{{$notDone}: el grupo de la persona ya no existe en el servicio.}}
* {{{$notDone}: el grupo «{$group}» ya no existe en el servicio.}}`,
  "issue.group_gone.hint": `.input {$operation :string}
.match $operation
delete {{Si la persona sigue en el servicio, elimine allí el contacto. Después pida a su soporte informático que anule la vinculación mediante «celebration-sync unlink{$row}».}}
* {{Vuelva a crear el grupo o escriba otro grupo en la fila.}}`,
  "issue.contact_gone.title": "La persona ya no está en el servicio",
  "issue.contact_gone.message":
    "El contacto de esta persona ya no existe: se eliminó en el servicio. No se ha vuelto a crear.",
  "issue.contact_gone.hint":
    "Quite a la persona de su lista. Si el contacto se eliminó por error, pida a su soporte informático que lo vuelva a crear.",
  "issue.guardian_not_created.title": "Falta la persona responsable",
  "issue.guardian_not_created.message":
    "Los datos de esta persona no se han enviado, porque no se ha podido dar de alta a la persona responsable «{$cell}».",
  "issue.guardian_not_created.hint": `.input {$lineCount :integer}
.match $lineCount
0 {{Corrija primero la fila de la persona responsable. Después, el próximo proceso volverá a intentarlo con esta fila.}}
* {{Corrija primero la fila de la persona responsable ({$lines}). Después, el próximo proceso volverá a intentarlo con esta fila.}}`,
  "issue.in_doubt.title": "No se sabe si la persona ha llegado al servicio",
  "issue.in_doubt.message": `.input {$otherContact :string}
.match $otherContact
|| {{Los datos de esta persona se han enviado, pero no ha llegado ninguna respuesta. La persona puede estar o no en el servicio, y quizá reciba una felicitación. Sus datos no se han vuelto a enviar, para que no reciba dos.}}
* {{Los datos de esta persona se han enviado, pero el servicio ha respondido con otra persona. La persona puede estar o no en el servicio, y quizá reciba una felicitación. Sus datos no se han vuelto a enviar, para que no reciba dos.}}`,
  "issue.in_doubt.hint": `.input {$planFull :string}
.match $planFull
|| {{Busque a la persona en el servicio y diga a su soporte informático lo que ha encontrado, para que lo registre con «celebration-sync resolve {$operationId} --created CONTACT_ID» o «celebration-sync resolve {$operationId} --not-created».}}
* {{No se ha podido preguntar al servicio, porque la cuenta ya tiene todos los contactos que permite su plan («{$planFull}»). Cuando haya espacio o un plan superior, el próximo proceso volverá a preguntar. Busque a la persona en el servicio y diga a su soporte informático lo que ha encontrado, para que lo registre con «celebration-sync resolve {$operationId} --created CONTACT_ID» o «celebration-sync resolve {$operationId} --not-created».}}`,
  "issue.exists_unlinked.title": "Está en el servicio, pero no vinculada con esta lista",
  "issue.exists_unlinked.message": `.input {$address :string}
.match $address
|| {{En el servicio hay una persona con el correo electrónico o teléfono de esta fila. Lo más probable es que sea esta persona, cuyos datos se enviaron antes sin recibir respuesta. Los cambios de esta fila no llegan al contacto hasta que se vincule con él.}}
* {{En el servicio hay una persona con el correo electrónico o teléfono de esta fila ({$address}). Lo más probable es que sea esta persona, cuyos datos se enviaron antes sin recibir respuesta. Los cambios de esta fila no llegan al contacto hasta que se vincule con él.}}`,
  "issue.exists_unlinked.hint":
    "Busque a la persona en el servicio y dé el ID de contacto a su soporte informático, para que vincule la fila con el contacto mediante «celebration-sync link{$target}».",
  "issue.not_sent.title": "Todavía sin enviar",
  "issue.not_sent.message": `.input {$why :string}
.match $why
|| {{{$notDone} todavía.}}
* {{{$notDone} todavía: {$why}.}}`,
  "issue.not_sent.hint": "No tiene que hacer nada: el próximo proceso volverá a intentarlo con esta fila.",

  // Rows that are applied, with a value that is left out or looks odd
  "issue.phone_unreadable.title": "Teléfono no válido",
  "issue.phone_unreadable.message": "El número de teléfono «{$cell}» no se puede leer.",
  "issue.phone_unreadable.hint": "Escriba el número con el prefijo del país; por ejemplo, +34 912 345 678.",
  "issue.phone_scientific.title": "Teléfono dañado por la hoja de cálculo",
  "issue.phone_scientific.message":
    "La hoja de cálculo ha acortado el número de teléfono a «{$cell}» y se han perdido cifras.",
  "issue.phone_scientific.hint": "Dé a la columna formato de texto y vuelva a escribir el número.",
  "issue.phone_rounded.title": "Teléfono redondeado por la hoja de cálculo",
  "issue.phone_rounded.message":
    "El número de teléfono «{$cell}» termina en muchos ceros. Probablemente una hoja de cálculo lo ha redondeado y se han perdido las últimas cifras.",
  "issue.phone_rounded.hint":
    "Dé a la columna formato de texto y vuelva a escribir el número a partir de la fuente original.",
  "issue.phone_needs_country.title": "Teléfono sin prefijo del país",
  "issue.phone_needs_country.message": "No está claro de qué país es el número de teléfono «{$cell}».",
  "issue.phone_needs_country.hint":
    "Escriba el número con el prefijo del país; por ejemplo, +34 912 345 678. También puede pedir a su soporte informático que configure un país para esta lista.",
  "issue.phone_several.title": "Más de un teléfono",
  "issue.phone_several.message": `.input {$readings :all}
.match $readings
|| {{Hay más de un número de teléfono: «{$cell}».}}
* {{Hay más de un número de teléfono: {$readings}.}}`,
  "issue.phone_several.hint": "Deje solo el número que se debe usar.",
  "issue.timezone_unknown.title": "Zona horaria desconocida",
  "issue.timezone_unknown.message": "«{$cell}» no es una zona horaria conocida.",
  "issue.timezone_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Escriba la región y la ciudad; por ejemplo, Europe/Madrid.}}
* {{¿Quería decir {$nearest}?}}`,
  "issue.value_unreadable.title": "Dato no válido",
  "issue.value_unreadable.message": `.input {$readings :all}
.input {$fault :string}
.match $readings $fault
|| || {{En {$place} figura «{$cell}», un dato que no se puede usar.}}
|| * {{En {$place} figura «{$cell}», un dato que no se puede usar: {$fault}.}}
* || {{No está claro cuál de los datos {$readings} es el correcto.}}
* * {{No está claro cuál de los datos {$readings} es el correcto: {$fault}.}}`,
  "issue.value_unreadable.hint": "Corrija el dato o vacíe la celda.",
  "issue.birthday_stand_in_year.title": "Año de relleno en la fecha de nacimiento",
  "issue.birthday_stand_in_year.message": `.input {$readings :either}
.match $readings
|| {{El año de la fecha de nacimiento «{$cell}» es uno de los que ponen los programas cuando no saben el año. La fecha se ha enviado sin año.}}
* {{El año de la fecha de nacimiento «{$cell}» es uno de los que ponen los programas cuando no saben el año. Se ha leído como {$readings}, sin año.}}`,
  "issue.birthday_stand_in_year.hint": "Si sabe el año de nacimiento, escríbalo.",
  "issue.birthday_implausible.title": "Fecha de nacimiento poco probable",
  "issue.birthday_implausible.message":
    "La fecha de nacimiento «{$cell}» se ha usado, pero el año es poco probable: es el actual o de hace más de un siglo.",
  "issue.birthday_implausible.hint":
    "Revise el año. En una lista de los cumpleaños del año suele figurar el año actual en lugar del de nacimiento.",
  "issue.value_blanked.title": "Vacío en la lista, conservado en el servicio",
  "issue.value_blanked.message":
    "En la lista ya no hay nada en {$place}, pero el servicio conserva «{$value}» y lo sigue usando.",
  "issue.value_blanked.hint":
    "Vuelva a rellenar la celda. Si el dato debe desaparecer o no es de esta persona, pida que se borre en el servicio, o que su soporte informático ponga «blankCells» en «clear» para esta lista.",
  "issue.address_ordered_out.title": "Una dirección o un número que debe omitirse",
  "issue.address_ordered_out.message": `.input {$by :string}
.match $by
|| {{«{$value}» se omite en esta fila desde el {$since}, porque ya lo tiene otro contacto.}}
* {{«{$value}» se omite en esta fila desde el {$since} por la respuesta de {$by}, porque ya lo tiene otro contacto.}}`,
  "issue.address_ordered_out.hint":
    "Si debe enviarse de todos modos, pida a su soporte informático que lo termine con «celebration-sync corrections drop {$correction}». Si no, quítelo de esta fila.",
  "issue.address_left_out.title": "Correo electrónico o teléfono compartido",
  "issue.address_left_out.message": `.input {$lineCount :integer}
.match $lineCount
0 {{«{$value}» ya corresponde a otra fila del mismo grupo, por lo que aquí se ha omitido.}}
* {{«{$value}» ya corresponde a otra fila del mismo grupo ({$lines}), por lo que aquí se ha omitido.}}`,
  "issue.address_left_out.hint": "Ponga para esta persona un correo electrónico o teléfono propio, si lo tiene.",
  "issue.greeted_twice.title": "Podría recibir dos felicitaciones",
  "issue.greeted_twice.message": `.input {$feed :string}
.match $feed
|| {{{$name :first} está también en otra lista y podría recibir dos felicitaciones.}}
* {{{$name :first} está también en la lista «{$feed}» y podría recibir dos felicitaciones.}}`,
  "issue.greeted_twice.hint": "Si es la misma persona, quítela de una de las dos listas.",
  "issue.second_row_differs.title": "Una segunda fila de una persona, con datos distintos",
  "issue.second_row_differs.message":
    "Alguien respondió que esta fila y la de «{$key}» son de la misma persona. Solo se utiliza la otra fila. Las dos filas difieren en: {$differing}.",
  "issue.second_row_differs.hint": "Ponga los mismos datos en ambas filas o quite una de ellas de su lista.",
  "issue.inactive_reported.title": "Con marca de baja",
  "issue.inactive_reported.message":
    "Esta persona tiene en la lista la marca «{$word}», pero sigue en el servicio y podría recibir felicitaciones.",
  "issue.inactive_reported.hint":
    "Si ya no debe recibir felicitaciones, pida que se elimine el contacto en el servicio.",
  "issue.remark_of_relative.title": "Una observación habla del fallecimiento de un familiar",
  "issue.remark_of_relative.message":
    "La observación «{$cell}» parece referirse a un familiar, por lo que la fila se usa.",
  "issue.remark_of_relative.hint": "Si quien ha fallecido es esta persona, escriba «falleció» como observación.",
  "issue.group_filled_down.title": "Grupo en una celda combinada",
  "issue.group_filled_down.message":
    "El grupo «{$cell}» está en una celda combinada ({$lines}). Se ha usado para todas las personas que están al lado de esa celda.",
  "issue.group_filled_down.hint": "Si todas estas personas son de ese grupo, no tiene que hacer nada.",
  "issue.former_contact_stays.title": "La persona anterior sigue en el servicio",
  "issue.former_contact_stays.message":
    "{$name :first} ya no corresponde a esta fila. Esta lista no tiene permiso para eliminar, por lo que esa persona sigue en el servicio y podría recibir felicitaciones.",
  "issue.former_contact_stays.hint":
    "Si esa persona ya no debe recibir felicitaciones, pida que se elimine el contacto en el servicio.",
  "issue.system_groups_dropped.title": "Grupos omitidos",
  "issue.system_groups_dropped.message": `.input {$groups :all}
.match $groups
|| {{Se han omitido algunos grupos propios del programa que creó la lista.}}
* {{Se han omitido algunos grupos propios del programa que creó la lista: {$groups}.}}`,
  "issue.system_groups_dropped.hint": "Si el grupo que queda es el correcto, no tiene que hacer nada.",

  // Why a row was not sent yet, as the end of a sentence
  "why.changed_meanwhile": "sus datos en el servicio han cambiado entretanto",
  "why.named_again": "figura de nuevo en una lista o un informe corregido más reciente",
  "why.in_other_list": "esa persona ya está en el servicio por otra lista",
  "why.returned": "vuelve a estar en una lista más reciente",
  "why.sent_before": "ya se envió antes, pero no llegó ninguna respuesta",
  "why.maybe_same": "hay otra fila de la lista que podría referirse a la misma persona ({$lines})",
  "why.same_refused":
    "hay otra fila de la lista que podría referirse a la misma persona ({$lines}), y esa fila se ha rechazado",
  "why.discarded": "el resto de esta lista se ha descartado",
  "why.kept": "al aprobar la lista se excluyó a esta persona",
  "why.never": "a esta persona nunca se la debe felicitar",
  "why.blank_keeps": "ha cambiado la configuración y las celdas vacías ya no borran ningún dato",
  "why.yearless_rejected": "ha cambiado la configuración y las fechas de nacimiento sin año ya no se envían",
  "why.column_gone": "ha cambiado la configuración y la columna «{$setting}» ya no se lee",
  "why.column_reread": "ha cambiado la configuración y la columna «{$setting}» se lee como otro campo",
  "why.default_changed": "ha cambiado la configuración y el valor predeterminado de «{$setting}» es otro",
  "why.date_order_changed": "ha cambiado la configuración y las fechas se leen en otro orden",
  "why.name_order_changed": "ha cambiado la configuración y los nombres se leen en otro orden",
  "why.no_deletes": "ha cambiado la configuración y esta lista ya no elimina a nadie",
  "why.mark_ignored": "ha cambiado la configuración y la marca de la lista ya no elimina a nadie",
  "why.mark_held":
    "ha cambiado la configuración y las personas con una marca en la lista solo se eliminan tras una aprobación",
  "why.stricter_limits": "ha cambiado la configuración y sin aprobación se puede eliminar a menos personas",

  // Lines that were left out
  "skip.repeated_header": "Otra vez los títulos de las columnas, no una persona",
  "skip.footer": "Una fila de cierre (total, fecha, nota), no una persona",
  "skip.instructions": "Instrucciones, no una persona",
  "skip.hidden_row": "Oculta en el libro",
  "skip.other_sheet": "En una hoja que no se lee",
  "skip.second_table": "En una tabla distinta de la lista",
  "skip.inactive": "Marcada como fallecida, dada de baja o para eliminar, y no está en el servicio",
  "skip.outdated": "Ya se conoce una versión más reciente de esta fila",
  "skip.solved": "Ya está resuelta",
  "skip.left_out": "Se omitió después de guardar este informe",
  "skip.refused_line": "Su _id no le corresponde",
  "skip.waits_for_list": "Está en espera de la decisión sobre una lista",
  "skip.not_corrected": "Su lista está en espera de una decisión y la fila no se ha corregido",
  "skip.sent_on": "Estaba en espera de la decisión sobre una lista y se usó después con un informe propio",
  "skip.never": "Una persona a la que nunca se debe felicitar",
  "skip.duplicate": "La misma fila está más arriba; las dos cuentan como una",

  // Why a column is used or left out
  "column.configured": "indicada en la configuración de esta lista",
  "column.alias": "reconocida por su título",
  "column.values": "reconocida por sus datos",
  "column.key": "identifica a las personas",
  "column.not_groups": "no todos sus datos son nombres de grupos",
  "column.unmatched": "su título no corresponde a ningún campo",
  "column.withheld": "privada, no se envía nunca",
  "column.ignored": "se omite según la configuración",

  // A column that looks like a field, and is not sent
  "proposal.email": "correos electrónicos",
  "proposal.phone": "números de teléfono",
  "proposal.birthday": "fechas de nacimiento",
  "proposal.full_name": "nombres completos",
  "proposal.first_name": "nombres",
  "proposal.last_name": "apellidos",
  "proposal.title.email": "Correo electrónico",
  "proposal.title.phone": "Teléfono",
  "proposal.title.birthday": "Fecha de nacimiento",
  "proposal.title.full_name": "Nombre completo",
  "proposal.title.first_name": "Nombre",
  "proposal.title.last_name": "Apellidos",
  "proposal.untitled":
    "Una columna sin título parece contener {$looks}, y no se envía. Póngale un título en la lista; por ejemplo, «{$title}».",
  "proposal.titled": `La columna «{$header}» parece contener {$looks}, y no se envía. Si es así, su soporte informático puede añadir {$json}: "{$field}" en "columns", en la configuración de la lista; si no, {$json}: null.`,

  // Guards: title, what looked wrong, what to look at
  "guard.delete_limit.title": "Más eliminaciones de lo habitual",
  "guard.delete_limit.message": `.input {$limit :integer}
.input {$linked :integer}
.match $limit $linked
0 one {{Se eliminaría a {$deletes :integer} de {$linked} persona; en esta lista, toda eliminación necesita aprobación.}}
0 * {{Se eliminaría a {$deletes :integer} de {$linked} personas; en esta lista, toda eliminación necesita aprobación.}}
1 * {{Se eliminaría a {$deletes :integer} de {$linked} personas; sin aprobación solo se puede eliminar a una.}}
* * {{Se eliminaría a {$deletes :integer} de {$linked} personas; sin aprobación se puede eliminar a {$limit} como máximo.}}`,
  "guard.delete_limit.look":
    "Compruebe si estas personas realmente se han dado de baja o si falta una parte de la lista.",
  "guard.delete_share.title": "Se eliminaría a una gran parte",
  "guard.delete_share.message":
    "Se eliminaría a {$deletes :integer} de {$linked :integer} personas: más de una cuarta parte de la lista.",
  "guard.delete_share.look": "Compruebe si la lista está completa.",
  "guard.delete_total.title": "Un número muy elevado de eliminaciones",
  "guard.delete_total.message": `.input {$deletes :integer}
.match $deletes
one {{Se eliminaría a {$deletes} persona; más de {$limit :integer} a la vez siempre necesitan aprobación.}}
* {{Se eliminaría a {$deletes} personas; más de {$limit :integer} a la vez siempre necesitan aprobación.}}`,
  "guard.delete_total.look": "Compruebe si la lista está completa.",
  "guard.group_emptied.title": "Un grupo entero quedaría vacío",
  "guard.group_emptied.message": `.input {$people :integer}
.match $people
one {{Se eliminaría a la última persona de {$groups :all} y no quedaría nadie.}}
* {{Se eliminaría a las últimas {$people} personas de {$groups :all} y no quedaría nadie.}}`,
  "guard.group_emptied.look": "Compruebe si el grupo se cerró a propósito o si falta en la lista por error.",
  "guard.still": `.input {$deletes :integer}
.match $deletes
one {{Se eliminaría a {$deletes} persona, igual que tras una lista anterior que quizá estaba incompleta. Esa eliminación aún no se ha aprobado.}}
* {{Se eliminaría a {$deletes} personas, igual que tras una lista anterior que quizá estaba incompleta. Esas eliminaciones aún no se han aprobado.}}`,
  "guard.unidentified_rows.title": "Filas en las que no se sabe de quién se trata",
  "guard.unidentified_rows.message": `.input {$rows :integer}
.input {$deletes :integer}
.match $rows $deletes
one one {{{$rows} fila que no se ha aplicado{$where} podría referirse a una persona que se eliminaría.}}
one * {{{$rows} fila que no se ha aplicado{$where} podría referirse a una de las {$deletes} personas que se eliminarían.}}
* one {{{$rows} filas que no se han aplicado{$where} podrían referirse a una persona que se eliminaría.}}
* * {{{$rows} filas que no se han aplicado{$where} podrían referirse a alguna de las {$deletes} personas que se eliminarían.}}`,
  "guard.unidentified_rows.look": `.input {$rows :integer}
.match $rows
one {{Corrija primero esa fila en rejections.xlsx. Puede que las personas sigan en la lista, con otro nombre u otro número.}}
* {{Corrija primero esas filas en rejections.xlsx. Puede que las personas sigan en la lista, con otro nombre u otro número.}}`,
  "guard.inactive_people.title": "Personas con marca de baja",
  "guard.inactive_people.message": `.input {$people :integer}
.match $people
one {{{$people} persona está marcada como fallecida, dada de baja o para eliminar.}}
* {{{$people} personas están marcadas como fallecidas, dadas de baja o para eliminar.}}`,
  "guard.inactive_people.look": "Revise los nombres.",
  "guard.never_listed.title": "Vinculadas, pero en ninguna lista",
  "guard.never_listed.message": `.input {$people :integer}
.match $people
one {{Su soporte informático vinculó a {$people} persona con un contacto, pero hasta ahora ninguna lista la contiene. Puede que el dato que la identifica esté mal escrito.}}
* {{Su soporte informático vinculó a {$people} personas con contactos, pero hasta ahora ninguna lista las contiene. Puede que los datos que las identifican estén mal escritos.}}`,
  "guard.never_listed.look": "Compare con su lista los datos que identifican a estas personas.",
  "guard.kept_people.title": "Excluidas al aprobar una lista",
  "guard.kept_people.message": `.input {$deletes :integer}
.match $deletes
one {{Se eliminaría a {$deletes} persona a la que se excluyó al aprobar una lista anterior.}}
* {{Se eliminaría a {$deletes} personas a las que se excluyó al aprobar una lista anterior.}}`,
  "guard.kept_people.look": "Si estas personas deben quedarse, vuelva a incluirlas en la lista.",
  "guard.delete_week.title": "Muchas eliminaciones en una semana",
  "guard.delete_week.message": `.input {$limit :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{Se eliminaría a {$deletes} persona en siete días; en esta lista, toda eliminación necesita aprobación.}}
0 * {{Se eliminaría a {$deletes} personas en siete días; en esta lista, toda eliminación necesita aprobación.}}
1 one {{Se eliminaría a {$deletes} persona en siete días; sin aprobación solo se puede eliminar a una.}}
1 * {{Se eliminaría a {$deletes} personas en siete días; sin aprobación solo se puede eliminar a una.}}
* one {{Se eliminaría a {$deletes} persona en siete días; sin aprobación se puede eliminar a {$limit} como máximo.}}
* * {{Se eliminaría a {$deletes} personas en siete días; sin aprobación se puede eliminar a {$limit} como máximo.}}`,
  "guard.delete_week.look":
    "Compruebe si estas personas realmente se han dado de baja o si las listas se han acortado por error.",
  "guard.cut_off.title": "La lista puede estar incompleta",
  "guard.cut_off.message": `.input {$deletes :integer}
.match $deletes
one {{{$why} Se eliminaría a {$deletes} persona porque no figura en la lista.}}
* {{{$why} Se eliminaría a {$deletes} personas porque no figuran en la lista.}}`,
  "guard.cut_off.look": "Compruebe si la lista está completa.",
  "guard.cut_off.end": `.input {$last :integer}
.input {$missing :integer}
.match $last $missing
one * {{Falta la última fila de la lista anterior: parece que esta lista termina antes de tiempo.}}
* one {{De las últimas {$last} filas de la lista anterior falta {$missing}: parece que esta lista termina antes de tiempo.}}
* * {{De las últimas {$last} filas de la lista anterior faltan {$missing}: parece que esta lista termina antes de tiempo.}}`,
  "guard.cut_off.round":
    "Esta lista tiene exactamente {$rows :integer} filas. Muchos programas se detienen en una cifra así.",
  "guard.cut_off.row":
    "Esta lista termina de otra manera que las anteriores, como si su última fila estuviera cortada.",
  "guard.cut_off.pasted": `.input {$rows :integer}
.match $rows
one {{{$rows} fila aparece dos veces en esta lista. Es posible que esas filas se hayan pegado sobre las de otras personas.}}
* {{{$rows} filas aparecen dos veces en esta lista. Es posible que esas filas se hayan pegado sobre las de otras personas.}}`,
  "guard.two_lists.title": "Han llegado dos listas al mismo tiempo",
  "guard.two_lists.message": `.input {$deletes :integer}
.match $deletes
one {{Se eliminaría a {$deletes} persona porque no está en esta lista, pero sí está en otra que ha llegado al mismo tiempo.}}
* {{Se eliminaría a {$deletes} personas porque no están en esta lista, pero sí están en otra que ha llegado al mismo tiempo.}}`,
  "guard.two_lists.look": "Compruebe cuál de las dos listas es la correcta.",
  "guard.older_list.title": "Una lista más antigua",
  "guard.older_list.message": `.input {$day :day}
.match $day
|| {{Esta lista es anterior a otra que ya se aplicó.}}
* {{Esta lista es anterior a otra que ya se aplicó el {$day} a las {$time} UTC.}}`,
  "guard.older_list.returns": "Esta lista parece una anterior con algunos cambios: {$what}.",
  "guard.older_list.leavers": `.input {$leavers :integer}
.match $leavers
one {{se volvería a dar de alta a {$leavers} persona que se había dado de baja}}
* {{se volvería a dar de alta a {$leavers} personas que se habían dado de baja}}`,
  "guard.older_list.joiners": `.input {$joiners :integer}
.match $joiners
one {{se eliminaría a {$joiners} persona incorporada hace poco}}
* {{se eliminaría a {$joiners} personas incorporadas hace poco}}`,
  "guard.older_list.values": `.input {$values :integer}
.match $values
one {{{$values} persona recuperaría un dato anterior}}
* {{{$values} personas recuperarían un dato anterior}}`,
  "guard.older_list.look": "Si esta lista se puso por error en la carpeta de entrada, descártela.",
  "guard.key_changed.title": "Las personas se identifican de otra manera",
  "guard.key_changed.message": `.input {$linked :integer}
.match $linked
one {{Ha cambiado la configuración que indica cómo se identifica a las personas. {$linked} persona podría tomarse por nueva.}}
* {{Ha cambiado la configuración que indica cómo se identifica a las personas. {$linked} personas podrían tomarse por nuevas.}}`,
  "guard.key_changed.look": "Compruebe qué cambiaría: solo se debería dar de alta o eliminar a unas pocas personas.",
  "guard.key_column_gone.title": "Falta la columna que identifica a las personas",
  "guard.key_column_gone.message": "Falta en la lista: {$columns :all}.",
  "guard.key_column_gone.look": "Compruebe si se cambió el nombre de la columna o si se omitió al exportar.",
  "guard.columns_gone.title": "Faltan muchas columnas",
  "guard.columns_gone.message": `.input {$gone :integer}
.match $gone
one {{Falta {$gone} de {$known :integer} columnas conocidas: {$columns :all}.}}
* {{Faltan {$gone} de {$known :integer} columnas conocidas: {$columns :all}.}}`,
  "guard.columns_gone.look": "Compruebe si se exportó la lista correcta.",
  "guard.unreadable_rows.title": "La mayoría de las filas no se pueden leer",
  "guard.unreadable_rows.message": `.input {$unreadable :integer}
.match $unreadable
one {{No se puede leer {$unreadable} de {$rows :integer} filas.}}
* {{No se pueden leer {$unreadable} de {$rows :integer} filas.}}`,
  "guard.unreadable_rows.look": "Compruebe si el archivo es el correcto y cómo se guardó.",
  "guard.unreadable_rows.date_order":
    "Las fechas de nacimiento se pueden leer de dos maneras. Si es la lista correcta, apruébela: las filas que no ofrecen dudas se aplican y las demás quedan en espera de una única respuesta.",
  "guard.unreadable_rows.name_order":
    "Los nombres se pueden leer de dos maneras. Pida a su soporte informático que configure nameOrder para estas listas (given_first o family_first).",
  "guard.blank_keys.title": "Filas sin el dato que identifica a las personas",
  "guard.blank_keys.message":
    "La columna que identifica a las personas está vacía en el {$percent :integer} % de las filas. Antes nunca estaba vacía.",
  "guard.blank_keys.look": "Compruebe si la exportación está completa.",
  "guard.new_people.title": "Más personas nuevas de lo habitual",
  "guard.new_people.message": `.input {$new :integer}
.match $new
one {{{$new} persona sería nueva (ya conocidas: {$linked :integer}). A menudo se debe a que ha cambiado la columna que identifica a las personas.}}
* {{{$new} personas serían nuevas (ya conocidas: {$linked :integer}). A menudo se debe a que ha cambiado la columna que identifica a las personas.}}`,
  "guard.new_people.look": "Compruebe si realmente son nuevas.",
  "guard.group_moved.title": "Muchas personas cambiarían de grupo",
  "guard.group_moved.message": `.input {$people :integer}
.match $people
one {{{$people} persona pasaría de {$groups :all} a otro grupo.}}
* {{{$people} personas pasarían de {$groups :all} a otro grupo.}}`,
  "guard.group_moved.look": "Compruebe si ese cambio es intencionado.",
  "guard.group_id_changed.title": "Un grupo se ha vuelto a crear",
  "guard.group_id_changed.message":
    "En el servicio, este nombre corresponde ahora a un grupo distinto del de antes: {$groups :all}.",
  "guard.group_id_changed.look": "Compruebe en el servicio si el grupo nuevo tiene el flujo de trabajo correcto.",
  "guard.other_list.title": "Una lista de otras personas",
  "guard.other_list.message": `.input {$new :integer}
.match $new
one {{Esta lista contiene solo {$listed :integer} de {$linked :integer} personas conocidas y trae {$new} persona nueva.}}
* {{Esta lista contiene solo {$listed :integer} de {$linked :integer} personas conocidas y trae {$new} personas nuevas.}}`,
  "guard.other_list.look": "Compruebe si esta es la lista correcta.",
  "guard.birthdays_changed.title": "Han cambiado muchas fechas de nacimiento",
  "guard.birthdays_changed.message": `.input {$people :integer}
.match $people
one {{Cambiaría la fecha de nacimiento de {$people} persona, de un total de {$linked :integer}.}}
* {{Cambiaría la fecha de nacimiento de {$people} personas, de un total de {$linked :integer}.}}`,
  "guard.birthdays_changed.look": "Compare algunas fechas con una fuente fiable.",
  "guard.names_changed.title": "Han cambiado muchos nombres",
  "guard.names_changed.message": `.input {$people :integer}
.match $people
one {{Cambiarían datos ({$fields}) de {$people} persona, de un total de {$linked :integer}.}}
* {{Cambiarían datos ({$fields}) de {$people} personas, de un total de {$linked :integer}.}}`,
  "guard.names_changed.look": "Compruebe si cada nombre sigue en la fila de la persona correcta.",
  "guard.addresses_changed.title": "Han cambiado muchos correos electrónicos o teléfonos",
  "guard.addresses_changed.message": `.input {$people :integer}
.match $people
one {{Cambiarían o se borrarían datos ({$fields}) de {$people} persona, de un total de {$linked :integer}.}}
* {{Cambiarían o se borrarían datos ({$fields}) de {$people} personas, de un total de {$linked :integer}.}}`,
  "guard.addresses_changed.look": "Compruebe si cada dato sigue en la fila de la persona correcta.",
  "guard.columns_changed.title": "Una columna ha cambiado para muchas personas",
  "guard.columns_changed.message": `.input {$people :integer}
.match $people
one {{Cambiaría un dato ({$field}) de {$people} persona, de un total de {$linked :integer}.}}
* {{Cambiaría un dato ({$field}) de {$people} personas, de un total de {$linked :integer}.}}`,
  "guard.columns_changed.look": "Compruebe si la columna es la correcta.",
  "guard.values_exchanged.title": "Hay datos que han pasado a otras personas",
  "guard.values_exchanged.message": `.input {$people :integer}
.match $people
one {{{$people} persona recibiría un dato ({$field}) que antes tenía otra persona de la lista.}}
* {{{$people} personas recibirían un dato ({$field}) que antes tenía otra persona de la lista.}}`,
  "guard.values_exchanged.look": "Compruebe si se ordenó o se movió una columna sin las demás.",
  "guard.values_filled.title": "Un mismo dato para varias personas",
  "guard.values_filled.message": `.input {$people :integer}
.match $people
one {{{$people} persona recibiría el mismo dato ({$field}) que otras o uno que aumenta de fila en fila.}}
* {{{$people} personas recibirían el mismo dato ({$field}) o uno que aumenta de fila en fila.}}`,
  "guard.values_filled.look": "Compruebe si una celda se rellenó hacia abajo o se copió por error.",
  "guard.keys_reassigned.title": "Otras personas con números conocidos",
  "guard.keys_reassigned.message": `.input {$people :integer}
.match $people
one {{{$people} fila parece referirse a una persona distinta de la que antes se identificaba con el mismo dato.}}
* {{{$people} filas parecen referirse a personas distintas de las que antes se identificaban con los mismos datos.}}`,
  "guard.keys_reassigned.look": "Compruebe si se dieron números a otras personas o si esta es otra lista.",
  "guard.people_twice.title": "Personas que podrían estar dos veces en la lista",
  "guard.people_twice.message": `.input {$people :integer}
.match $people
one {{{$people} fila nueva tiene el mismo nombre que otra fila nueva, y también la misma fecha de nacimiento o el mismo correo electrónico. La lista contiene {$listed :integer} personas. Compare, por ejemplo, las filas {$lines :all} del archivo.}}
* {{{$people} filas nuevas tienen el mismo nombre que otra fila nueva, y también la misma fecha de nacimiento o el mismo correo electrónico. La lista contiene {$listed :integer} personas. Compare, por ejemplo, las filas {$lines :all} del archivo.}}`,
  "guard.people_twice.look":
    "Compruebe si hay personas que están dos veces en la lista. Si aprueba la lista, se crea un contacto para cada una de estas filas.",
  "guard.settings_changed.title": "Un cambio de configuración afecta a muchas personas",
  "guard.settings_changed.message": `.input {$people :integer}
.match $people
one {{Ha cambiado la configuración de esta lista: {$settings :all}. Con ella cambiarían los datos de {$people} persona conocida, de un total de {$linked :integer}.}}
* {{Ha cambiado la configuración de esta lista: {$settings :all}. Con ella cambiarían los datos de {$people} personas conocidas, de un total de {$linked :integer}.}}`,
  "guard.settings_changed.look":
    "Pregunte a su soporte informático si este cambio de configuración debe afectar a tantas personas.",
  "guard.birthdays_shifted.title": "Muchas fechas de nacimiento han cambiado de la misma manera",
  "guard.birthdays_shifted.message": `.input {$people :integer}
.match $people
one {{{$people} fecha de nacimiento ha cambiado: {$how}. Lo más habitual es que la haya dañado un programa.}}
* {{{$people} fechas de nacimiento han cambiado de la misma manera: {$how}. Lo más habitual es que las haya dañado un programa.}}`,
  "guard.birthdays_shifted.look": "Compare algunas fechas con una fuente fiable.",
  "guard.column_blank.title": "Una columna está vacía de repente",
  "guard.column_blank.message": "Antes había datos y ahora no hay nada en ninguna fila: {$columns :all}.",
  "guard.column_blank.look": "Compruebe si la exportación está completa.",
  "guard.strangers.title": "En el grupo hay personas que no proceden de ninguna lista",
  "guard.strangers.message": `.input {$listed :integer}
.input {$known :integer}
.input {$unknown :integer}
.match $listed $known $unknown
one * * {{En el servicio hay {$listed} persona en {$groups :all} que no procede de sus listas. Si esa persona también está en esta lista, recibiría dos felicitaciones.}}
* 0 * {{En el servicio hay {$listed} personas en {$groups :all}; ninguna procede de sus listas. Si algunas también están en esta lista, recibirían dos felicitaciones.}}
* * one {{En el servicio hay {$listed} personas en {$groups :all}; {$unknown} de ellas no procede de sus listas. Si esa persona también está en esta lista, recibiría dos felicitaciones.}}
* * * {{En el servicio hay {$listed} personas en {$groups :all}; {$unknown} de ellas no proceden de sus listas. Si algunas también están en esta lista, recibirían dos felicitaciones.}}`,
  "guard.strangers.restored":
    "Los datos internos del programa se han restaurado a partir de una copia anterior. Puede que haya personas de esta lista que ya estén en {$groups :all}, y recibirían dos felicitaciones.",
  "guard.strangers.look":
    "Si ya hay personas de esta lista en el grupo, pida primero a su soporte informático que las vincule con sus contactos («celebration-sync link»). Si son otras personas, apruebe la lista.",

  // By how much birthdays moved
  "interval.exchanged": "día y mes intercambiados",
  "interval.epoch": "4 años y un día de diferencia",
  "interval.days": `.input {$count :integer}
.match $count
one {{un día de diferencia}}
* {{{$count} días de diferencia}}`,
  "interval.months": `.input {$count :integer}
.match $count
one {{un mes de diferencia}}
* {{{$count} meses de diferencia}}`,
  "interval.years": `.input {$count :integer}
.match $count
one {{un año de diferencia}}
* {{{$count} años de diferencia}}`,

  // What a wrong list looks like
  "pattern.column_out_of_step": "Parece que se ha ordenado o movido una columna sin las demás.",
  "pattern.filled_down":
    "Parece que se ha rellenado un dato hacia abajo o se ha pegado en las filas de otras personas.",
  "pattern.counted_up": "Parece que una hoja de cálculo ha ido aumentando los datos de fila en fila.",
  "pattern.same_interval": "Parece que un programa ha desplazado todas estas fechas en el mismo intervalo.",
  "pattern.day_month_exchanged": "Parece que se han intercambiado el día y el mes.",
  "pattern.names_exchanged": "Parece que se han intercambiado los nombres y los apellidos.",
  "pattern.keys_reused": "Parece que los números que identifican a las personas corresponden ahora a otras.",
  "pattern.other_people": "Parece una lista de otras personas.",

  // What waits, and how to decide
  "hold.run": "No se ha aplicado nada de esta lista.",
  "hold.rest":
    "Lo que este proceso no había enviado cuando se interrumpió está en espera; todo lo demás se ha aplicado.",
  "hold.deletes": "Solo las eliminaciones están en espera; todo lo demás se ha aplicado.",
  "hold.deletes_and_rows": `.input {$rows :integer}
.match $rows
one {{Están en espera las eliminaciones y {$rows} persona nueva con datos parecidos a los de otra que se eliminaría; todo lo demás se ha aplicado.}}
* {{Están en espera las eliminaciones y {$rows} personas nuevas con datos parecidos a los de otras que se eliminarían; todo lo demás se ha aplicado.}}`,
  "hold.way_out":
    "Si la lista es correcta, apruébela con «celebration-sync approve {$run}». Si no, descártela con «celebration-sync discard {$run}» o ponga una lista corregida en la carpeta de entrada.",

  // Runs that stopped: what happened, what to do
  "halt.key_refused.happened": "El servicio ya no permite el acceso a este programa.",
  "halt.key_refused.to_do":
    "Diga a su soporte informático que hay que renovar el acceso del programa al servicio. Los detalles están en summary.json, junto a esta página.",
  "halt.not_allowed.happened": "El servicio ha rechazado una solicitud porque a este programa le falta un permiso.",
  "halt.not_allowed.to_do":
    "Pida a su soporte informático que revise los permisos del programa en el servicio. Los detalles están en summary.json, junto a esta página.",
  "halt.unreachable.happened": "No se ha podido acceder al servicio, o no ha respondido como debería.",
  "halt.unreachable.to_do":
    "Todavía no tiene que hacer nada: el próximo proceso lo volverá a intentar. Si el próximo informe dice lo mismo, avise a su soporte informático.",
  "halt.unanswered.happened":
    "Se han enviado los datos de varias personas, pero no ha llegado ninguna respuesta. El resto no se ha enviado, para que nadie reciba dos felicitaciones.",
  "halt.unanswered.to_do":
    "Todavía no tiene que hacer nada: el próximo proceso lo volverá a intentar. Si el próximo informe dice lo mismo, avise a su soporte informático.",
  "halt.applied_differently.happened":
    "El servicio ha guardado a una persona de forma distinta a como figura en la lista. De momento no se envía nada más, tampoco de otras listas, para que no se vea afectada ninguna otra persona.",
  "halt.applied_differently.to_do":
    "Pida a su soporte informático que revise este contacto en el servicio y que después apruebe o descarte este proceso. Los detalles están en summary.json, junto a esta página.",
  "halt.other_contact.happened":
    "El servicio ha respondido con los datos de otra persona. De momento no se envía nada más, tampoco de otras listas, para que no se confunda a unas personas con otras.",
  "halt.other_contact.to_do":
    "Pida a su soporte informático que busque a esta persona en el servicio y que después apruebe o descarte este proceso. Los detalles están en summary.json, junto a esta página.",
  "halt.all_refused.happened": "El servicio ha rechazado todo lo que se ha enviado. El resto no se ha enviado.",
  "halt.all_refused.to_do":
    "Todavía no tiene que hacer nada: el próximo proceso lo volverá a intentar. Si el próximo informe dice lo mismo, avise a su soporte informático.",
  "halt.contacts_missing.happened":
    "Según el servicio, ya no están algunas personas que deberían seguir allí. No se han vuelto a dar de alta, para que nadie reciba dos felicitaciones.",
  "halt.contacts_missing.to_do":
    "Si estas personas se quitaron del servicio a propósito, pida a su soporte informático que apruebe este proceso. Si no, el próximo proceso lo volverá a intentar. Los detalles están en summary.json, junto a esta página.",
  "halt.stopped.happened": "El proceso se ha detenido a propósito antes de enviarlo todo.",
  "halt.stopped.to_do": "No tiene que hacer nada.",
  "halt.unknown.happened": "No se ha podido seguir usando el servicio.",
  "halt.unknown.to_do": "Avise a su soporte informático. Los detalles están en summary.json, junto a esta página.",

  // Counts that stand alone
  "count.rows": `.input {$count :integer}
.match $count
one {{{$count} fila}}
* {{{$count} filas}}`,
  "count.people": `.input {$count :integer}
.match $count
one {{{$count} persona}}
* {{{$count} personas}}`,
  "count.columns": `.input {$count :integer}
.match $count
one {{{$count} columna}}
* {{{$count} columnas}}`,
  "count.columns_unused": `.input {$count :integer}
.match $count
one {{{$count} columna, {$unused :integer} sin enviar}}
* {{{$count} columnas, {$unused :integer} sin enviar}}`,

  // The headline of a report
  "verdict.failed": "Este proceso ha fallado.",
  "verdict.halted": "Este proceso se ha interrumpido antes de terminar.",
  "verdict.superseded": "Una lista más reciente ha sustituido a esta.",
  "verdict.superseded_corrections":
    "Llegó una lista o un informe más reciente antes de que se aprobara este informe. Sus correcciones no se han usado.",
  "verdict.unfinished": "Este proceso no ha terminado.",
  "verdict.discarded": "Esta lista se ha descartado. No se ha aplicado nada de ella.",
  "verdict.needs_you": `.input {$rows :integer}
.match $rows
one {{La lista se ha procesado. {$rows} fila necesita su atención.}}
* {{La lista se ha procesado. {$rows} filas necesitan su atención.}}`,
  "verdict.needs_you_earlier": `.input {$rows :integer}
.match $rows
one {{La lista se ha procesado. {$rows} fila de una lista anterior necesita su atención.}}
* {{La lista se ha procesado. {$rows} filas necesitan su atención, {$earlier :integer} de ellas de listas anteriores.}}`,
  "verdict.one_question": `.input {$rows :integer}
.match $rows
one {{La lista se ha procesado. Queda una pregunta por responder, sobre {$rows} fila.}}
* {{La lista se ha procesado. Queda una pregunta por responder, sobre {$rows} filas.}}`,
  "verdict.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} corrección no se ha usado.}}
* {{{$count} correcciones no se han usado.}}`,
  "verdict.not_read": `.input {$count :integer}
.match $count
one {{La lista se ha procesado. {$count} fila no se ha leído.}}
* {{La lista se ha procesado. {$count} filas no se han leído.}}`,
  "verdict.people_not_read": `.input {$count :integer}
.match $count
one {{La lista se ha procesado, pero {$count} persona del archivo no se ha leído.}}
* {{La lista se ha procesado, pero {$count} personas del archivo no se han leído.}}`,
  "verdict.column_unused": "La lista se ha procesado, pero hay una columna que no se ha usado.",
  "verdict.follow_later": `.input {$count :integer}
.match $count
one {{La lista se ha procesado. {$count} fila se enviará más tarde.}}
* {{La lista se ha procesado. {$count} filas se enviarán más tarde.}}`,
  "verdict.deletions_discarded": `.input {$count :integer}
.match $count
one {{La lista se ha procesado. {$count} eliminación se ha descartado.}}
* {{La lista se ha procesado. {$count} eliminaciones se han descartado.}}`,
  "verdict.changes_discarded": `.input {$count :integer}
.match $count
one {{La lista se ha procesado. {$count} cambio se ha descartado.}}
* {{La lista se ha procesado. {$count} cambios se han descartado.}}`,
  "verdict.good": "Todo se ha procesado correctamente.",
  "verdict.held_rest": "Esta lista se ha aplicado en parte. El resto está en espera de su decisión.",
  "verdict.held_run": "No se ha cambiado nada. Esta lista está en espera de su decisión.",
  "verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} eliminación está en espera de su decisión.}}
* {{{$count} eliminaciones están en espera de su decisión.}}`,

  // The line below the headline: “12 rows read: 3 people created, 2 updated; 7 were already right.”
  "lead.done_and_rest": "{$done}; {$rest}",
  "lead.whole": `.input {$read :integer}
.match $read
one {{{$read} fila leída: {$what}.}}
* {{{$read} filas leídas: {$what}.}}`,
  "lead.nothing_sent": "no se ha enviado nada al servicio",
  "lead.nothing_changed": "no se ha cambiado nada en el servicio",
  "lead.created": `.input {$count :integer}
.match $count
one {{{$count} persona dada de alta}}
* {{{$count} personas dadas de alta}}`,
  "lead.updated": `.input {$count :integer}
.match $count
one {{{$count} actualizada}}
* {{{$count} actualizadas}}`,
  "lead.deleted": `.input {$count :integer}
.match $count
one {{{$count} eliminada}}
* {{{$count} eliminadas}}`,
  "lead.unchanged": `.input {$count :integer}
.match $count
one {{{$count} ya estaba bien}}
* {{{$count} ya estaban bien}}`,
  "lead.rejected": `.input {$count :integer}
.match $count
one {{{$count} no se ha podido usar}}
* {{{$count} no se han podido usar}}`,
  "lead.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} está en duda}}
* {{{$count} están en duda}}`,
  "lead.held": `.input {$count :integer}
.match $count
one {{{$count} está en espera de una decisión}}
* {{{$count} están en espera de una decisión}}`,
  "lead.deferred": `.input {$count :integer}
.match $count
one {{{$count} se enviará más tarde}}
* {{{$count} se enviarán más tarde}}`,

  // What to do now
  "todo.title": "Qué hacer ahora",
  "todo.nothing": "Nada. Puede cerrar esta página.",
  "todo.open_rejections": "Abrir rejections.xlsx",
  "todo.failed": "Avise a su soporte informático. El archivo se conserva y no se pierde nada.",
  "todo.rows_missing": `.input {$count :integer}
.match $count
one {{Las cuentas no cuadran: no se sabe qué ha pasado con {$count} fila del archivo. Avise a su soporte informático antes de fiarse de este informe.}}
* {{Las cuentas no cuadran: no se sabe qué ha pasado con {$count} filas del archivo. Avise a su soporte informático antes de fiarse de este informe.}}`,
  "todo.rows_too_many": `.input {$count :integer}
.match $count
one {{Las cuentas no cuadran: se ha contado {$count} fila de más. Avise a su soporte informático antes de fiarse de este informe.}}
* {{Las cuentas no cuadran: se han contado {$count} filas de más. Avise a su soporte informático antes de fiarse de este informe.}}`,
  "todo.other_sheet": `.input {$count :integer}
.match $count
one {{{$count} fila está en otra hoja ({$sheets :all}), que no se ha leído: esa persona no se ha dado de alta, actualizado ni eliminado. Pase la fila a la hoja «{$sheet}» o pida a su soporte informático que configure qué hojas se leen.}}
* {{{$count} filas están en otra hoja ({$sheets :all}), que no se ha leído: esas personas no se han dado de alta, actualizado ni eliminado. Páselas a la hoja «{$sheet}» o pida a su soporte informático que configure qué hojas se leen.}}`,
  "todo.second_table": `.input {$count :integer}
.match $count
one {{{$count} fila está en una tabla distinta de la lista: esa persona no se ha dado de alta, actualizado ni eliminado. Ponga la fila en la primera tabla o en un archivo aparte.}}
* {{{$count} filas están en una tabla distinta de la lista: esas personas no se han dado de alta, actualizado ni eliminado. Póngalas en la primera tabla o en un archivo aparte.}}`,
  "todo.people_left":
    "Si hay personas de estas filas que ya no están, quite las filas del archivo u oculte su hoja. Mientras tanto, siguen en el servicio.",
  "todo.nothing_lost":
    "No se pierde nada: el próximo proceso continúa donde se detuvo este. No hace falta volver a poner el archivo en la carpeta de entrada.",
  "todo.read_below": "Vea más abajo qué está en espera y por qué.",
  "todo.read_below_names": "Vea más abajo qué está en espera y por qué, y revise los nombres.",
  "todo.approve":
    "Si la lista es correcta, pida a su soporte informático que la apruebe con «celebration-sync approve {$run}»",
  "todo.discard":
    "Si la lista no es correcta, ponga una lista corregida en la carpeta de entrada o pida a su soporte informático que descarte esta con «celebration-sync discard {$run}»",
  "todo.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} fila corregida de este archivo no se ha usado, porque el informe del que procede no es el más reciente. Figura más abajo en «Filas omitidas». Haga esa corrección en el informe más reciente o en su lista.}}
* {{{$count} filas corregidas de este archivo no se han usado, porque el informe del que proceden no es el más reciente. Figuran más abajo en «Filas omitidas». Haga esas correcciones en el informe más reciente o en su lista.}}`,
  "todo.superseded_corrections":
    "Las filas que siguen mal figuran en el informe más reciente. Corríjalas allí o en su lista.",
  "todo.correct":
    "Abra rejections.xlsx, que está en la misma carpeta que esta página, y corrija las celdas de color. No modifique las columnas cuyo título empieza por _.",
  "todo.correct_some": `.input {$toCorrect :integer}
.match $toCorrect
one {{Abra rejections.xlsx, que está en la misma carpeta que esta página, y corrija las celdas de color. De sus {$lines :integer} filas, {$toCorrect} necesita una corrección. No modifique las columnas cuyo título empieza por _.}}
* {{Abra rejections.xlsx, que está en la misma carpeta que esta página, y corrija las celdas de color. De sus {$lines :integer} filas, {$toCorrect} necesitan una corrección. No modifique las columnas cuyo título empieza por _.}}`,
  "todo.drop_back":
    "Guarde el archivo con cualquier nombre y póngalo en la carpeta de entrada, donde también pone sus listas. Solo se envían las filas de este archivo; no se elimina a nadie.",
  "trial.title": "Prueba:",
  "trial.notice":
    "Esto ha sido una prueba. No se ha enviado nada al servicio ni se ha guardado nada. El informe muestra lo que ocurriría.",
  "trial.held":
    "Una lista real queda aquí en espera hasta que una persona decida. Hasta entonces, no se envía nada de lo que está en espera.",
  "trial.correct":
    "Corrija estas filas en su lista. Una prueba no crea ningún rejections.xlsx que se pueda volver a poner en la carpeta de entrada.",
  "todo.look_up": `.input {$count :integer}
.match $count
one {{Busque en el servicio a {$count} persona cuya llegada no está confirmada y diga a su soporte informático lo que ha encontrado.}}
* {{Busque en el servicio a {$count} personas cuya llegada no está confirmada y diga a su soporte informático lo que ha encontrado.}}`,
  "todo.warnings": `.input {$count :integer}
.match $count
one {{Si quiere, revise {$count} fila en la que se ha omitido un dato o hay uno que llama la atención.}}
* {{Si quiere, revise {$count} filas en las que se ha omitido un dato o hay uno que llama la atención.}}`,
  "todo.ungreeted": `.input {$count :integer}
.match $count
one {{Todavía no se puede felicitar a {$count} persona nueva: {$people}.}}
* {{Todavía no se puede felicitar a {$count} personas nuevas: {$people}.}}`,
  "todo.ungreeted_list": "Añada a su lista lo que falta, y la próxima lista lo llevará al servicio.",
  "ungreeted.no_address": "sin correo electrónico ni teléfono",
  "ungreeted.phone_country": "sin correo electrónico y con un teléfono de país desconocido",
  "ungreeted.phone_unread": "sin correo electrónico y con un teléfono que no se pudo leer",
  "ungreeted.no_birthday": "sin fecha de nacimiento",

  // Corrections that last
  "kept.title": "Corregido aquí, todavía mal en su lista",
  "kept.lead":
    "Estas celdas se corrigieron aquí, pero su lista sigue teniendo el texto anterior. Corríjalas allí de donde procede la lista. Hasta entonces se corrigen aquí cada vez.",
  "kept.column": "Columna",
  "kept.list_says": "En su lista pone",
  "kept.used": "Dato que se usa",
  "kept.blank": "vacía",
  "kept.removed": "Esta fila se omite porque otra fila de la misma persona es la correcta. Elimínela de su lista.",
  "kept.wrong_key":
    "La clave de esta fila corresponde a otra fila de su lista. Corrija la clave de esta fila en su lista o elimine la fila.",
  "kept.left_out":
    "Nada, porque otro contacto del grupo ya tiene este dato. Ponga en su lista el dato propio de esta persona o bórrelo de esta fila.",
  "kept.rule": `.input {$count :integer}
.match $count
one {{Regla para la columna, usada en {$count} fila}}
many {{Regla para la columna, usada en {$count} filas}}
* {{Regla para la columna, usada en {$count} filas}}`,
  "kept.offer": `.input {$count :integer}
.match $count
one {{«{$was}» se corrigió a «{$becomes}» en {$count} fila de la columna «{$header}». Para corregirlo en todas las filas, incluidas las de listas posteriores: «celebration-sync corrections rule {$id}»}}
many {{«{$was}» se corrigió a «{$becomes}» en {$count} filas de la columna «{$header}». Para corregirlo en todas las filas, incluidas las de listas posteriores: «celebration-sync corrections rule {$id}»}}
* {{«{$was}» se corrigió a «{$becomes}» en {$count} filas de la columna «{$header}». Para corregirlo en todas las filas, incluidas las de listas posteriores: «celebration-sync corrections rule {$id}»}}`,
  "kept.all": "Todas: «celebration-sync corrections»",

  // Who decided: $when is a time, $how is one of the ways
  "decision.title": "Quién ha decidido",
  "decision.via.console": "desde la consola",
  "decision.via.command_line": "en la línea de comandos",
  "decision.via.report": "en un informe corregido",
  "decision.approve": "Aprobada por {$by} el {$when}, {$how}",
  "decision.discard": "Descartada por {$by} el {$when}, {$how}",
  "decision.retry": "Nuevo envío pedido por {$by} el {$when}, {$how}",
  "decision.answer": `.input {$rows :integer}
.match $rows
one {{{$rows} pregunta respondida por {$by} el {$when}, {$how}}}
* {{{$rows} preguntas respondidas por {$by} el {$when}, {$how}}}`,
  "decision.resolve": `.input {$rows :integer}
.match $rows
one {{{$rows} caso dudoso resuelto por {$by} el {$when}, {$how}}}
* {{{$rows} casos dudosos resueltos por {$by} el {$when}, {$how}}}`,
  "decision.dismiss": `.input {$rows :integer}
.match $rows
one {{{$rows} fila omitida por {$by} el {$when}, {$how}}}
* {{{$rows} filas omitidas por {$by} el {$when}, {$how}}}`,
  "decision.correction": "Corrección permanente decidida por {$by} el {$when}, {$how}",
  "decision.never": "No felicitar nunca, decidido por {$by} el {$when}, {$how}",
  "decision.lift": "Se puede felicitar de nuevo, decidido por {$by} el {$when}, {$how}",
  "decision.erase": "Borrado de todos los datos pedido por {$by} el {$when}, {$how}",
  "decision.alone": "Con ello no se aplicó la regla de que apruebe una segunda persona.",
  "decision.noted": "{$what}: {$note :all}",
  "decision.kept": `.input {$count :integer}
.match $count
one {{Se excluyó a {$count} persona de las eliminaciones y se queda. Si sigue faltando en una lista, se volverá a preguntar.}}
* {{Se excluyó a {$count} personas de las eliminaciones y se quedan. Si siguen faltando en una lista, se volverá a preguntar.}}`,

  // The picture of the rows
  "outcome.title": `.input {$count :integer}
.match $count
1 {{Qué ha pasado con la fila}}
* {{Qué ha pasado con las {$count} filas}}`,
  "outcome.description": `.input {$read :integer}
.match $read
one {{De {$read} fila: {$parts}.}}
* {{De {$read} filas: {$parts}.}}`,
  "outcome.none": "ninguna",
  "outcome.created.label": `.input {$count :integer}
.match $count
one {{alta nueva}}
* {{altas nuevas}}`,
  "outcome.created.means": "en el servicio",
  "outcome.updated.label": `.input {$count :integer}
.match $count
one {{actualizada}}
* {{actualizadas}}`,
  "outcome.updated.means": "cambios hechos en el servicio",
  "outcome.unchanged.label": `.input {$count :integer}
.match $count
* {{sin cambios}}`,
  "outcome.unchanged.means": `.input {$count :integer}
.match $count
* {{los datos ya estaban bien}}`,
  "outcome.rejected.label": `.input {$count :integer}
.match $count
* {{sin aplicar}}`,
  "outcome.rejected.means": `.input {$count :integer}
.match $count
one {{no utilizable así}}
* {{no utilizables así}}`,
  "outcome.inDoubt.label": `.input {$count :integer}
.match $count
* {{en duda}}`,
  "outcome.inDoubt.means": "llegada al servicio sin confirmar",
  "outcome.held.label": `.input {$count :integer}
.match $count
* {{en espera}}`,
  "outcome.held.means": `.input {$count :integer}
.match $count
one {{necesita una decisión}}
* {{necesitan una decisión}}`,
  "outcome.deferred.label": `.input {$count :integer}
.match $count
one {{aplazada}}
* {{aplazadas}}`,
  "outcome.deferred.means": "se volverá a intentar",
  "outcome.duplicate.label": `.input {$count :integer}
.match $count
one {{repetida}}
* {{repetidas}}`,
  "outcome.duplicate.means": "la misma fila dos veces",
  "outcome.skipped.label": `.input {$count :integer}
.match $count
one {{omitida}}
* {{omitidas}}`,
  "outcome.skipped.means": "el motivo figura más abajo",
  "departed.title": "Personas que no están en la lista:",
  "departed.deleted": `.input {$count :integer}
.match $count
one {{{$count} persona eliminada}}
* {{{$count} personas eliminadas}}`,
  "departed.held": `.input {$count :integer}
.match $count
one {{{$count} eliminación en espera}}
* {{{$count} eliminaciones en espera}}`,
  "departed.refused": `.input {$count :integer}
.match $count
one {{{$count} eliminación rechazada}}
* {{{$count} eliminaciones rechazadas}}`,

  // The top and the end of the page
  "page.list": "Lista",
  "page.took": "duración: {$duration}",
  "page.seconds": "{$seconds :integer} s",
  "page.minutes": "{$minutes :integer} min {$seconds :integer} s",
  "page.hours": "{$hours :integer} h {$minutes :integer} min",
  "page.files": "En la misma carpeta que esta página:",
  "page.mode.snapshot": "El archivo cuenta como la lista completa: se elimina a las personas que ya no están en él.",
  "page.mode.changes": "El archivo cuenta como una lista de cambios: las personas que no están en él se conservan.",
  "page.calls": `.input {$calls :integer}
.match $calls
one {{Se ha enviado {$calls} solicitud al servicio ({$groups :integer} para leer los grupos, {$create :integer} para dar de alta, {$update :integer} para actualizar, {$delete :integer} para eliminar).}}
* {{Se han enviado {$calls} solicitudes al servicio ({$groups :integer} para leer los grupos, {$create :integer} para dar de alta, {$update :integer} para actualizar, {$delete :integer} para eliminar).}}`,
  "page.throttled": `.input {$count :integer}
.match $count
one {{El servicio ha pedido al programa {$count} vez que redujera el ritmo.}}
* {{El servicio ha pedido al programa {$count} veces que redujera el ritmo.}}`,
  "page.run": "Proceso {$run}",
  "page.sha256": "Suma de comprobación del archivo (SHA-256): {$sum}",

  // Rows that need a person
  "rows.needsYou.title": "Filas por corregir",
  "rows.needsYou.lead":
    "Estas filas todavía no se han aplicado. Corríjalas en rejections.xlsx y ponga ese archivo en la carpeta de entrada. Las filas resueltas desaparecen de esta página.",
  "rows.inDoubt.title": "Quizá reciban una felicitación",
  "rows.inDoubt.lead":
    "Los datos de estas personas se enviaron al servicio, pero no llegó una respuesta clara. No se vuelven a enviar, para que nadie reciba dos felicitaciones. Busque a estas personas en el servicio.",
  "rows.warnings.title": "Conviene revisarlas",
  "rows.warnings.lead": "Estas filas se han aplicado. Alguno de sus datos se ha omitido o llama la atención.",
  "rows.deferred.title": "Se vuelve a intentar automáticamente",
  "rows.deferred.lead": "No tiene que hacer nada con estas filas, salvo que sigan aquí durante muchos días.",
  "rows.held_list":
    "No se ha aplicado nada de esta lista. Corrija estas filas en rejections.xlsx y ponga ese archivo en la carpeta de entrada. Las correcciones quedan en espera hasta que usted decida sobre la lista.",
  "rows.no_report":
    "No se ha aplicado nada de esta lista, por lo que estas filas no se pueden corregir en un informe. Si es la lista correcta, corríjalas en la propia lista.",
  "rows.earlier": `.input {$count :integer}
.match $count
one {{{$count} de ellas es de una lista anterior.}}
* {{{$count} de ellas son de listas anteriores.}}`,
  "rows.search": "Buscar en estas filas",
  "rows.search_example": "nombre, fila, grupo…",
  "rows.more": `.input {$count :integer}
.match $count
one {{{$count} fila más de este tipo: vea rejections.xlsx.}}
* {{{$count} filas más de este tipo: vea rejections.xlsx.}}`,
  "rows.show_more": "Mostrar {$count :integer} más (quedan {$left :integer})",
  "rows.found": "Resultados: {$count :integer}",
  "rows.nothing_found": "No se ha encontrado nada",
  "rows.line": "Fila {$line}",
  "rows.not_listed": "No está en la lista desde el {$day :day}",
  "rows.earlier_list": "De una lista anterior, desde el {$day :day}",
  "rows.of_undo": "De la vuelta atrás de una lista, desde el {$day :day}",
  "rows.blank": "vacío",
  "rows.look_here": "revise esto",
  "rows.beyond_columns": "fuera de las columnas",

  // Tables of people
  "head.line": "Fila",
  "head.person": "Persona",
  "head.birthday": "Fecha de nacimiento",
  "head.group": "Grupo",
  "head.contact": "ID de contacto",
  "head.to_do": "Qué se haría",
  "head.would_change": "Qué cambiaría",
  "head.changed": "Qué ha cambiado",
  "people.updated": "Actualizaciones",
  "people.created": "Altas",
  "people.deleted": "Eliminaciones",
  "people.waiting": "Por enviar",
  "people.dropped": "Sin aplicar",
  "people.kept": "Excluidas; siguen en el servicio",
  "people.would_be_deleted": "Se eliminarían",
  "people.held": "En espera",
  "people.create": "dar de alta",
  "people.update": "actualizar",
  "people.delete": "eliminar",
  "people.more": "Hay {$count :integer} más en {$file}.",
  "value.was": "antes",
  "value.now": "ahora",

  // Why it waits
  "holds.waits": "Por qué está en espera",
  "holds.waited": "Por qué estaba en espera",
  "holds.check_first":
    "Compruébelo todo antes: una felicitación enviada no se puede retirar. Si más tarde se deshace la lista («undo»), las personas eliminadas se dan de alta de nuevo, con un nuevo ID de contacto.",
  "holds.over":
    "Ya no hay nada de esta lista en espera. Se ha tomado una decisión o una lista más reciente ha sustituido a esta.",
  "holds.example": "Por ejemplo",
  "holds.examples": "Por ejemplo: {$names}.",

  // How the file was read
  "reading.title": "Cómo se ha leído el archivo",
  "reading.text":
    "«{$file}» se ha leído como texto (codificación: {$encoding}), con las celdas separadas por {$delimiter}. Los títulos de las columnas están en la fila {$line}.",
  "reading.xlsx":
    "«{$file}» se ha leído como libro de Excel, hoja «{$sheet}». Los títulos de las columnas están en la fila {$line}.",
  "reading.ods":
    "«{$file}» se ha leído como libro de OpenDocument, hoja «{$sheet}». Los títulos de las columnas están en la fila {$line}.",
  "reading.unknown_encoding": "desconocida",
  "reading.comma": "comas",
  "reading.semicolon": "puntos y comas",
  "reading.tab": "tabuladores",
  "reading.bar": "barras verticales",
  "reading.unknown_delimiter": "un carácter desconocido",
  "reading.columns": "Columnas",
  "reading.column": "Columna",
  "reading.used_as": "Se usa como",
  "reading.why": "Por qué",
  "reading.samples": "Ejemplos",
  "reading.no_title": "sin título",
  "reading.for_key": "para identificar a las personas",
  "reading.not_sent": "no se envía",
  "reading.left_out": "Filas omitidas ({$count :integer})",
  "reading.text_of_line": "Texto",

  // The last runs
  "history.title": "Últimos procesos",
  "history.caption": "Últimos procesos de la lista «{$feed}», primero los más recientes",
  "history.when": "Cuándo",
  "history.ended": "Resultado",
  "history.rows": "Qué ha pasado con las filas",
  "history.needed_you": "Por resolver",
  "history.file": "Archivo",
  "history.this_run": "este proceso",
  "history.completed": "completado",
  "history.held": "en espera de una decisión",
  "history.halted": "interrumpido",
  "history.failed": "fallido",
  "history.superseded": "sustituido por una lista más reciente",
  "history.discarded": "descartado",
  "history.not_used": "no usado",
  "history.unfinished": "sin terminar",

  // Notices
  "notice.run": "{$file}: {$parts}. Informe: {$report}",
  "notice.stopped_run": "{$file}: {$parts}. {$why} Informe: {$report}",
  "notice.rejected": "{$count :integer} por corregir",
  "notice.held": "{$count :integer} en espera",
  "notice.deferred": "{$count :integer} para más tarde",
  "notice.in_doubt": "{$count :integer} en duda",
  "notice.not_read": "{$count :integer} sin leer",
  "notice.status.held": "en espera de una decisión",
  "notice.status.halted": "interrumpido antes de terminar",
  "notice.status.failed": "ha fallado",
  "notice.status.superseded": "sustituido por una lista más reciente",
  "notice.status.unfinished": "sin terminar",
  "notice.file_failed": "{$file} no se ha usado. {$why} El archivo está ahora en {$path}",
  "notice.not_carried_out": `.input {$count :integer}
.match $count
one {{Una decisión no se ha aplicado: estuvo en espera más de un día o, desde entonces, se restauraron datos anteriores. La consola y celebration-sync status la indican. Si sigue siendo válida, decida de nuevo.}}
* {{{$count} decisiones no se han aplicado: estuvieron en espera más de un día o, desde entonces, se restauraron datos anteriores. La consola y celebration-sync status las indican. Si siguen siendo válidas, decida de nuevo.}}`,
  "notice.brought_back":
    "Un programa escribió en {$file} después de que la lista se archivara. La lista está de nuevo en la carpeta de entrada y se va a leer de nuevo. Haga que el programa escriba primero con otro nombre, y cambie el nombre del archivo cuando esté completo.",
  "notice.no_list": `.input {$hours :integer}
.match $hours
one {{Hace {$hours} hora que no llega ninguna lista «{$feed}». La última llegó el {$day :day}.}}
* {{Hace {$hours} horas que no llega ninguna lista «{$feed}». La última llegó el {$day :day}.}}`,
  "notice.no_list_yet": `.input {$hours :integer}
.match $hours
one {{Desde hace {$hours} hora se espera una lista «{$feed}». Todavía no ha llegado ninguna.}}
* {{Desde hace {$hours} horas se espera una lista «{$feed}». Todavía no ha llegado ninguna.}}`,
  "notice.test": "Esto es una prueba. Aquí le llegan los avisos de celebration-sync.",
  "notice.subject.file_failed": "{$file} no se ha usado.",
  "notice.subject.brought_back": "{$file} se va a leer de nuevo.",
  "notice.subject.not_carried_out": "No se ha aplicado todo lo que se decidió.",
  "notice.subject.waiting": "{$file} sigue en espera.",
  "notice.subject.stopped": "Por ahora no se puede procesar ninguna lista.",
  "notice.subject.no_list": "No ha llegado ninguna lista «{$feed}».",
  "notice.subject.test": "Una prueba de celebration-sync",
  "notice.daily": `.input {$count :integer}
.match $count
one {{{$count} lista desde el último resumen}}
many {{{$count} listas desde el último resumen}}
* {{{$count} listas desde el último resumen}}`,
  "notice.report": "Más detalles en el informe: {$report}",

  // The list of all runs
  "index.title": "Sus listas",
  "index.nothing_waits": "No hay ninguna lista en espera de su decisión. Abra una fila para ver su informe.",
  "index.waiting": `.input {$count :integer}
.match $count
one {{{$count} lista está en espera de su decisión. Abra su informe para ver por qué.}}
* {{{$count} listas están en espera de su decisión. Abra sus informes para ver por qué.}}`,

  // The workbook with the rows to correct
  "workbook.sheet": "Por corregir",

  // Console: navigation, foot, and what is refused
  "console.nav.label": "Páginas",
  "console.nav.skip": "Ir al contenido",
  "console.nav.lists": "Listas",
  "console.nav.history": "Historial",
  "console.nav.doubts": "En duda",
  "console.nav.people": "Personas",
  "console.nav.greetings": "Próximas felicitaciones",
  "console.nav.settings": "Configuración",
  "console.foot.own_name": "Español",
  "console.foot.language": "Idioma",
  "console.foot.person": "Sesión iniciada como {$name}.",
  "console.foot.sign_out": "Cerrar sesión",
  "console.accounts.title": "Cuentas",
  "console.accounts.search": "Nombre de la cuenta",
  "console.accounts.none": "Ninguna cuenta tiene «{$search}» en el nombre.",
  "console.accounts.all": "Todas las cuentas",
  "console.accounts.former":
    "La configuración de esta cuenta tiene errores, por lo que sigue vigente la anterior. Avise a la persona que se ocupa de la consola.",
  "console.accounts.held": `.input {$count :integer}
.match $count
one {{Una lista está en espera de una decisión.}}
many {{{$count} listas están en espera de una decisión.}}
* {{{$count} listas están en espera de una decisión.}}`,
  "console.accounts.not_done": `.input {$count :integer}
.match $count
one {{Una solicitud sobre una persona no se ha aplicado.}}
many {{{$count} solicitudes sobre personas no se han aplicado.}}
* {{{$count} solicitudes sobre personas no se han aplicado.}}`,
  "console.refused.title": "No se ha podido hacer",
  "console.refused.back": "Volver a las listas",
  "console.refused.host": "Esta dirección no es la de la consola. Abra la consola en la dirección correcta.",
  "console.refused.origin":
    "Este formulario lo ha enviado otro sitio web, así que no se ha hecho nada. Abra la página aquí e inténtelo de nuevo.",
  "console.refused.role": "No tiene permiso para esto. Pregunte a la persona que se ocupa de la consola.",
  "console.refused.not_found": "Esta página no existe.",
  "console.refused.ledger": "Los datos guardados no se pueden leer en este momento.",
  "console.refused.too_large": "Lo que ha enviado es demasiado grande. No se ha guardado nada.",
  "console.refused.unreadable":
    "La consola no ha podido leer lo que ha enviado su navegador. Vuelva atrás e inténtelo de nuevo.",
  "console.refused.failed":
    "Se ha producido un error en la consola y no se ha hecho nada. Pregunte a la persona que se ocupa de ella: el registro da más detalles.",
  "console.form.errors": `.input {$count :integer}
.match $count
one {{El formulario tiene {$count} error}}
many {{El formulario tiene {$count} errores}}
* {{El formulario tiene {$count} errores}}`,
  "console.pager.label": "Más páginas",
  "console.pager.shown": "{$from :integer} a {$to :integer} de {$total :integer}",
  "console.pager.before": "Página anterior",
  "console.pager.after": "Página siguiente",

  // Console: Sign in
  "console.enter.used": "Este enlace ya se usó o es incorrecto. Inicie de nuevo la consola para obtener otro.",
  "console.sign_in.title": "Iniciar sesión",
  "console.sign_in.account": "Cuenta",
  "console.sign_in.name": "Nombre",
  "console.sign_in.password": "Contraseña",
  "console.sign_in.busy": "Muchas personas están iniciando sesión en este momento. Inténtelo de nuevo en un minuto.",
  "console.sign_in.wrong_account":
    "La cuenta, el nombre o la contraseña no son correctos. Compruébelos e inténtelo de nuevo.",
  "console.sign_in.wrong": "El nombre o la contraseña no son correctos. Compruébelos e inténtelo de nuevo.",
  "console.sign_in.too_many": `.input {$minutes :integer}
.match $minutes
one {{Ha habido demasiados intentos fallidos. Inténtelo de nuevo dentro de {$minutes} minuto.}}
many {{Ha habido demasiados intentos fallidos. Inténtelo de nuevo dentro de {$minutes} minutos.}}
* {{Ha habido demasiados intentos fallidos. Inténtelo de nuevo dentro de {$minutes} minutos.}}`,
  "console.sign_in.ended": "Su sesión ha terminado. Inicie sesión de nuevo.",
  "console.sign_in.by_link":
    "Todavía no se ha añadido ningún usuario. Abra el enlace que la consola mostró al iniciarse.",
  "console.sign_in.no_users":
    "Todavía no se ha añadido ningún usuario. Pregunte a la persona que se ocupa de la consola.",
  "console.sign_in.unreadable":
    "En este momento nadie puede iniciar sesión. Pregunte a la persona que se ocupa de la consola: el registro indica el motivo.",
  "console.sign_in.kept":
    "Su sesión ha terminado. Inicie sesión de nuevo: lo que escribió se guarda durante una hora y no se ha enviado nada.",
  "console.kept.notice":
    "Su sesión terminó mientras rellenaba esta página. Lo que escribió está de nuevo abajo y no se ha enviado nada. Revíselo y envíelo.",
  "console.kept.homeless": "La página ha cambiado desde entonces. También había escrito:",
  "console.kept.drop": "Descartar lo que escribí",
  "console.sign_in.at_proxy":
    "El sistema de inicio de sesión de su organización indica a la consola quién es usted: {$name}. Para terminar su sesión, ciérrela en ese sistema.",
  "console.sign_in.no_name": "La consola no sabe quién es usted. Ábrala en la dirección que le dio su organización.",
  "console.sign_in.in_no_account":
    "Su organización ha iniciado su sesión como {$name}, pero ninguna cuenta de esta consola le menciona. Pida a su soporte informático que le añada.",
  "console.sign_in.with": "Iniciar sesión con {$issuer}",
  "console.oidc.late": "Este inicio de sesión ha tardado demasiado o empezó en otro navegador. Inicie sesión de nuevo.",
  "console.oidc.no_role":
    "Ha iniciado sesión como {$name}, pero ninguno de sus grupos puede usar la consola. Pregunte a la persona que se ocupa de la consola.",
  "console.oidc.refused":
    "El inicio de sesión se ha rechazado. Inicie sesión de nuevo o pregunte a la persona que se ocupa de la consola: el registro indica el motivo.",
  "console.oidc.unusable":
    "En este momento no se puede iniciar sesión con ese sistema. Inténtelo más tarde o pregunte a la persona que se ocupa de la consola: el registro da más detalles.",

  // Console: Lists
  "console.home.no_list": "Todavía no ha llegado ninguna lista.",
  "console.home.needs_you": "Pendiente de usted",
  "console.home.nothing": "No hay nada pendiente de usted.",
  "console.home.held": "La lista «{$file}» está en espera de una decisión.",
  "console.home.look": "Ver la lista",
  "console.home.to_correct": `.input {$count :integer}
.match $count
one {{Hay una fila por corregir.}}
many {{Hay {$count} filas por corregir.}}
* {{Hay {$count} filas por corregir.}}`,
  "console.home.doubts": `.input {$count :integer}
.match $count
one {{No se sabe si una persona está en el servicio.}}
many {{No se sabe si {$count} personas están en el servicio.}}
* {{No se sabe si {$count} personas están en el servicio.}}`,
  "console.home.refused": "No se ha podido usar el archivo «{$file}».",
  "console.home.not_done.never":
    "{$name}: «No felicitar nunca» no se ha aplicado. Todavía se puede felicitar a esta persona.",
  "console.home.not_done.erase": "{$name}: los datos no se han borrado. Todavía se puede felicitar a esta persona.",
  "console.home.not_done.erase_gone": "{$name}: los datos no se han borrado. Esta persona no está en el servicio.",
  "console.home.open_person": "Abrir la página de la persona",
  "console.home.choose_again": "Elegir una lista corregida",
  "console.home.given": "Listas en camino",
  "console.home.given.checking": "La lista se está comprobando.",
  "console.home.given.checked": "La lista está comprobada. Está en espera de que una persona la mande procesar.",
  "console.home.given.next": "La lista se va a procesar: es la próxima que se lee.",
  "console.home.given.next_run": "La lista se va a procesar en cuanto el programa esté activo.",
  "console.home.your_lists": "Sus listas",
  "console.home.last_list": "Última lista",
  "console.home.next_list": "Próxima lista esperada",
  "console.home.overdue": "aún no ha llegado",
  "console.home.in_service": "Personas en el servicio",
  "console.home.corrections": "Correcciones vigentes",
  "console.home.open": "Abrir la última lista",
  "console.home.at_work": "El programa está activo: aplica las listas y las decisiones de inmediato.",
  "console.home.not_at_work":
    "El programa no está activo ahora. Las listas y las decisiones quedan en espera, y su próximo proceso las aplicará.",
  "console.home.welcome": "Le damos la bienvenida. Todavía no ha llegado ninguna lista.",
  "console.home.welcome_how":
    "Elija abajo una lista de personas. La página muestra entonces lo que cambiaría la lista, y no se envía nada antes de que usted lo acepte.",
  "console.home.waits": "La lista está en espera de una decisión.",

  // Console: What this list would do
  "console.check.choose": "Elegir una lista",
  "console.check.choose_help":
    "Un archivo CSV, Excel u OpenDocument de {$most :integer} MB como máximo, o un informe corregido. También puede soltar el archivo aquí. Primero verá lo que cambiaría; todavía no se envía nada.",
  "console.check.list_of": "Lista de",
  "console.check.by_name": "según el nombre del archivo",
  "console.check.button": "Comprobar esta lista",
  "console.check.removed": "La lista se ha retirado. No se ha enviado nada.",
  "console.check.error.no_file": "Elija primero un archivo.",
  "console.check.error.too_large": "El archivo supera los {$most :integer} MB. No se ha guardado.",
  "console.check.error.name":
    "El nombre del archivo no se puede usar. Cambie el nombre, por ejemplo a «lista.csv», y vuelva a elegirlo.",
  "console.check.error.no_list":
    "El nombre «{$file}» no indica qué lista es. Elíjala en «Lista de» y vuelva a elegir el archivo.",
  "console.check.error.several_lists":
    "El nombre «{$file}» corresponde a varias listas. Elija la correcta en «Lista de» y vuelva a elegir el archivo.",
  "console.check.error.unknown_list": "Esa lista no existe. Elija una en «Lista de».",
  "console.check.error.broken": "El archivo no ha llegado entero, así que no se ha guardado. Vuelva a elegirlo.",
  "console.check.error.no_room":
    "El archivo no se ha podido guardar aquí. Pregunte a la persona que se ocupa de la consola: el registro da más detalles.",
  "console.check.error.empty_file": "El archivo está vacío. Exporte de nuevo la lista y elija el archivo nuevo.",
  "console.check.error.wrong_type":
    "Esto no es una lista. Guarde la lista como libro de Excel (.xlsx), libro de OpenDocument (.ods) o CSV, y elija ese archivo.",
  "console.check.error.old_workbook":
    "Es un libro de Excel del formato antiguo (.xls). Guárdelo como libro de Excel (.xlsx) y elija ese archivo.",
  "console.check.error.password_protected":
    "El archivo está protegido con contraseña. Quite la contraseña, guarde el archivo y vuelva a elegirlo.",
  "console.check.title": "Lo que haría esta lista",
  "console.check.given_by": "subida por {$name}",
  "console.check.waiting": `.input {$before :integer}
.match $before
one {{Esta lista está en espera. Antes va otra comprobación.}}
* {{Esta lista está en espera. Antes van otras {$before} comprobaciones.}}`,
  "console.check.opening": "Se está abriendo el archivo.",
  "console.check.same_waits": "{$name} ya subió el mismo archivo el {$at}, y ese archivo está en espera.",
  "console.check.same_waits_link": "Ver esa lista",
  "console.check.same_processed": "El mismo archivo se procesó el {$at}, como lista «{$name}».",
  "console.check.same_processed_link": "Ver qué ha pasado con ella",
  "console.check.error.too_many_own":
    "{$most :integer} listas suyas ya están en espera. Mande procesar o cancele antes algunas de ellas en la página «Listas». Este archivo no se ha guardado.",
  "console.check.error.too_many_all":
    "Ya hay {$most :integer} listas en espera, entre las de todas las personas. Pida a las demás que manden procesar o cancelen algunas de las suyas. Este archivo no se ha guardado.",
  "console.check.reading": `.input {$rows :integer}
.match $rows
one {{Se está leyendo la lista: {$rows} fila hasta ahora.}}
* {{Se está leyendo la lista: {$rows} filas hasta ahora.}}`,
  "console.check.planning": "La lista se está comparando con lo que tiene el servicio.",
  "console.check.reload": "Esta página muestra el resultado en cuanto esté.",
  "console.check.refused": "Este archivo no se puede usar.",
  "console.check.failed": "Esta lista no se ha podido comprobar.",
  "console.check.failed.memory":
    "Su comprobación necesita demasiada memoria. Póngala mejor en la carpeta de entrada o divídala.",
  "console.check.failed.time":
    "La comprobación ha tardado demasiado. Ponga mejor la lista en la carpeta de entrada o divídala.",
  "console.check.failed.ledger":
    "Los datos guardados no se pueden leer ahora. Pregunte a la persona que se ocupa de la consola.",
  "console.check.failed.ended":
    "La comprobación se ha interrumpido. Compruebe de nuevo la lista; si vuelve a ocurrir, pregunte a la persona que se ocupa de la consola.",
  "console.check.again": "Comprobar de nuevo",
  "console.check.take": "Procesar esta lista",
  "console.check.try": "Probar",
  "console.check.trial": "Prueba",
  "console.check.trial.none":
    "La prueba no ha dado ningún informe. La lista quedaría en espera, o ahora no se puede procesar ninguna: la página «Listas» indica el motivo.",
  "console.check.trial.report": "Descargar el informe de la prueba",
  "console.check.cancel": "Cancelar",
  "console.check.take_failed":
    "La lista no se ha podido poner en la carpeta de entrada, así que no se ha hecho nada. Pregunte a la persona que se ocupa de la consola: el registro da más detalles.",
  "console.check.taken": "{$name} ha mandado procesar esta lista.",
  "console.check.taken_waits":
    "Ahora está en la carpeta de entrada y se leerá a continuación. Esta página lleva después a su informe.",
  "console.check.taken_next_run":
    "Ahora está en la carpeta de entrada. En este momento el programa no está activo; la leerá el próximo proceso.",
  "console.check.gone": "Esta lista ya no está aquí. Una lista que nadie manda procesar se retira al cabo de un día.",
  "console.check.verdict.held": "Toda la lista quedaría en espera de una decisión.",
  "console.check.verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} eliminación quedaría en espera de una decisión.}}
* {{{$count} eliminaciones quedarían en espera de una decisión.}}`,
  "console.check.verdict.rows": `.input {$rows :integer}
.match $rows
one {{{$rows} fila necesita su atención. Las demás se pueden procesar.}}
* {{{$rows} filas necesitan su atención. Las demás se pueden procesar.}}`,
  "console.check.verdict.nothing": "Esta lista no cambiaría nada.",
  "console.check.verdict.good": "Esta lista se puede procesar tal como está.",
  "console.check.lead": `.input {$rows :integer}
.match $rows
one {{Todavía no se ha enviado nada. La lista tiene {$rows} fila.}}
* {{Todavía no se ha enviado nada. La lista tiene {$rows} filas.}}`,
  "console.check.created": "Se darían de alta",
  "console.check.updated": "Se actualizarían",
  "console.check.unchanged": "Sin cambios",
  "console.check.left_out": "Omitidas",
  "console.check.figures": "La lista en cifras",
  "console.check.groups_seen": "Los grupos son los que tenía el servicio el {$at}.",
  "console.check.groups_unknown":
    "Los grupos no se han comprobado, porque los del servicio todavía no se conocen aquí. Se leen con la primera lista.",
  "console.check.stopped":
    "En este momento no se envía nada: una respuesta del servicio está en espera de una decisión. Esta lista también quedaría en espera.",
  "console.check.changed":
    "Algo ha cambiado desde esta comprobación: ha llegado otra lista o se ha tomado una decisión. Puede que lo que ve ya no sea exacto. Compruebe de nuevo o procese la lista tal como está.",
  "console.check.report":
    "Este archivo es un informe corregido. Solo cambian sus filas; todas las demás personas quedan como están.",
  "console.check.holds": "Qué quedaría en espera y por qué",
  "console.check.held": "en espera",
  "console.check.columns": "A qué corresponde cada columna",
  "console.check.show_all": "Mostrar todo ({$count :integer})",
  "console.check.back": "Volver al resumen de esta lista",
  "console.check.greetings": "Felicitaciones en los próximos {$days :integer} días",
  "console.check.greetings_none": "En estos días no hay ningún cumpleaños.",
  "console.check.greetings_same": "La lista no cambia ninguna.",
  "console.check.greetings_changed": "Cambios de esta lista ({$count :integer})",
  "console.check.greetings_all": "Todas las felicitaciones de estos días ({$count :integer})",
  "console.check.head.day": "Día",
  "console.check.head.change": "Qué cambia",
  "console.check.greeting.stays": "nada",
  "console.check.greeting.new": "persona nueva",
  "console.check.greeting.ends": "se eliminaría",

  // Console: History and a list’s page
  "console.run.correct_step": `.input {$count :integer}
.match $count
one {{Corrija la fila que necesita su atención. Solo se envía esta fila; no se elimina a nadie.}}
many {{Corrija las {$count} filas que necesitan su atención. Solo se envían estas filas; no se elimina a nadie.}}
* {{Corrija las {$count} filas que necesitan su atención. Solo se envían estas filas; no se elimina a nadie.}}`,
  "console.run.doubt_step": `.input {$count :integer}
.match $count
one {{Busque a una persona en el servicio e indique si está allí.}}
many {{Busque a {$count} personas en el servicio e indique de cada una si está allí.}}
* {{Busque a {$count} personas en el servicio e indique de cada una si está allí.}}`,
  "console.run.correct": "Corregir las filas",
  "console.run.see_rows": "Ver las filas",
  "console.run.look_up": "Comprobar",
  "console.run.rows_to_correct":
    "Todavía no se ha hecho nada con estas filas. Corríjalas en la página «{$page}». Las filas resueltas desaparecen de esta página.",
  "console.run.hint_row": "Decida sobre esta fila en la página «{$page}».",
  "console.run.hint_doubt": "Busque a la persona en el servicio e indique en la página «{$page}» lo que ha encontrado.",
  "console.run.files": "Descargar el informe:",
  "console.run.no_files": "Los archivos de este informe ya no están aquí. Los informes antiguos se eliminan.",
  "console.run.unknown":
    "No hay ninguna lista en esta dirección. Puede que el enlace esté incompleto o que la lista se haya eliminado.",
  "console.run.newer": "Abrir la lista más reciente",
  "console.run.running": "Esta lista se está procesando ahora.",
  "console.run.progress": "Enviado: {$done :integer} de {$total :integer}",
  "console.run.rate": "{$rate :integer} por minuto",
  "console.run.interrupted":
    "El programa que procesaba esta lista se detuvo antes de terminar. No se ha perdido nada: cuando vuelva a iniciarse, seguirá donde se detuvo.",
  "console.run.decision": "Su decisión",
  "console.run.decide": "Si la lista es correcta, apruébela. Si no, descártela y suba una lista corregida.",
  "console.run.others_decide": "La decisión sobre esta lista corresponde a una persona con permiso para aprobar.",
  "console.run.approve": "Aprobar…",
  "console.run.discard": "Descartar…",
  "console.instead.issue.looks_like_in_doubt.hint":
    "Busque a la persona en el servicio y responda en la página «En duda». Esta fila se envía entonces con la próxima lista.",
  "console.instead.question.country.answer":
    "Su soporte informático configura el país una sola vez, con «country» (por ejemplo, «DE») en la configuración de la lista «{$feed}». Después, vuelva a elegir la lista en la página «Listas».",
  "console.instead.question.nameOrder.answer":
    "Su soporte informático responde con «nameOrder» («given_first» para Ana García o «family_first» para García Ana) en la configuración de la lista «{$feed}». Después, vuelva a elegir la lista en la página «Listas».",
  "console.instead.question.dateOrder.answer":
    "En la página «Filas por corregir», responda «todas DMA» (día, mes y año) o «todas MDA» (mes, día y año) en una de estas filas. La respuesta vale para todas las filas y para las listas posteriores de «{$feed}».",
  "console.instead.question.dateOrder.answer_held":
    "Si es la lista correcta, apruébela primero. Después, responda «todas DMA» (día, mes y año) o «todas MDA» (mes, día y año) en una de estas filas, en la página «Filas por corregir». La respuesta vale para todas las filas y para las listas posteriores de «{$feed}».",
  "console.instead.issue.group_ambiguous.hint":
    "Dé a los grupos nombres distintos en el servicio (sus números son {$groupIds :all}) y vuelva a elegir la lista en la página «Listas».",
  "console.instead.issue.not_found.hint":
    "Compruebe que el grupo sigue existiendo en el servicio y vuelva a elegir la lista en la página «Listas».",
  "console.instead.issue.cut_row.hint": "Vuelva a elegir la lista completa en la página «Listas».",
  "console.instead.issue.other_feed.hint":
    "Haga la corrección en el informe de esa lista y elija ese informe en la página «Listas».",
  "console.instead.todo.nothing_lost":
    "No se pierde nada: el próximo proceso continúa donde se detuvo este. No hace falta volver a elegir el archivo.",
  "console.instead.guard.older_list.look": "Si esta lista se subió por error, descártela.",
  "console.instead.rows.held_list":
    "No se ha aplicado nada de esta lista. Estas filas ya se pueden corregir: las correcciones quedan en espera hasta que usted decida sobre la lista.",
  "console.instead.issue.line_outdated.hint":
    "Corrija la fila otra vez en la página «Filas por corregir» si está allí y, si no, en su lista.",
  "console.instead.issue.line_solved.hint":
    "Corrija la fila otra vez en la página «Filas por corregir» si está allí y, si no, en su lista.",
  "console.instead.issue.list_discarded.hint":
    "Corrija la fila otra vez en la página «Filas por corregir» si está allí y, si no, en su lista.",
  "console.instead.issue.waits_for_list.message":
    "Esta corrección es de una lista que está en espera de una decisión, y queda en espera con ella.",
  "console.instead.issue.list_discarded.message":
    "Esta corrección no se ha usado: la lista a la que pertenecía se ha descartado.",
  "console.refusal.empty_file": "El archivo está vacío. Exporte la lista otra vez y elija el archivo nuevo.",
  "console.refusal.header_only":
    "El archivo tiene títulos de columna, pero ninguna persona. Exporte la lista otra vez, con sus filas.",
  "console.refusal.no_header":
    "No se ha encontrado ninguna fila con los títulos de las columnas. Añada una primera fila con los títulos, por ejemplo «Nombre» y «Fecha de nacimiento».",
  "console.refusal.wrong_type":
    "Esto no es una lista: solo se pueden leer tablas CSV, de Excel y de OpenDocument. Guarde la lista en uno de estos formatos y elija el archivo nuevo.",
  "console.refusal.password_protected":
    "El libro está protegido con una contraseña. Guárdelo sin contraseña y elija el archivo nuevo.",
  "console.refusal.old_workbook":
    "Es un libro en un formato antiguo (.xls). Guárdelo como .xlsx y elija el archivo nuevo.",
  "console.refusal.damaged": "El archivo está dañado. Exporte la lista otra vez y elija el archivo nuevo.",
  "console.refusal.hostile":
    "El archivo tiene una estructura que podría dañar el programa, así que no se abre. Guarde la lista como archivo nuevo y elija ese.",
  "console.refusal.unreadable_encoding":
    "Los caracteres del archivo no se pueden leer con seguridad. Guarde la lista como «CSV UTF-8» o como libro y elija el archivo nuevo.",
  "console.refusal.broken_quotes":
    "En el archivo hay unas comillas que se abren y no se cierran, así que no se pueden separar las filas. Exporte la lista otra vez o guárdela como libro.",
  "console.refusal.not_a_regular_file": "No es un archivo corriente. Elija la lista en sí.",
  "console.refusal.no_such_file": "El archivo ya no está. Elija la lista otra vez.",
  "console.refusal.not_permitted":
    "El programa no tiene permiso para leer este archivo. Pregunte a la persona que se ocupa de la consola.",
  "console.refusal.no_feed":
    "El nombre del archivo no indica qué lista es. Elíjalo otra vez e indique la lista en «Lista de».",
  "console.refusal.several_feeds":
    "El nombre del archivo corresponde a varias listas. Elíjalo otra vez e indique qué lista es.",
  "console.refusal.required_columns":
    "Falta una columna que toda lista necesita, por ejemplo el nombre. Añádala o pregunte a la persona que se ocupa de la consola.",
  "console.refusal.unreadable_rows":
    "Las filas del archivo no se pueden leer. Exporte la lista otra vez y elija el archivo nuevo.",
  "console.refusal.unknown_sheet":
    "En el libro falta la hoja de la que se lee esta lista. Dé a la hoja su nombre habitual o pregunte a la persona que se ocupa de la consola.",
  "console.refusal.several_sheets":
    "Varias hojas del libro contienen personas. Deje solo la hoja correcta en el archivo o pida a la persona que se ocupa de la consola que indique qué hojas se leen.",
  "console.refusal.still_changing": "El archivo todavía se estaba escribiendo. Elíjalo otra vez cuando esté completo.",
  "console.refusal.ambiguous_encoding":
    "Los caracteres del archivo no se pueden leer con seguridad. Guarde la lista como «CSV UTF-8» o como libro y elija el archivo nuevo.",
  "console.refusal.own_words": "Lo que indica el programa",
  "console.history.chart": `.input {$count :integer}
.match $count
one {{La última lista}}
many {{Las últimas {$count} listas}}
* {{Las últimas {$count} listas}}`,
  "console.history.chart_means":
    "Una columna por lista, la más antigua a la izquierda. Encima de la línea: personas dadas de alta, actualizadas y eliminadas. Debajo: filas por corregir.",
  "console.history.figures": "Las mismas cifras en una tabla",
  "console.history.to_correct": "Por corregir",
  "console.history.all_runs": "Todas las listas",
  "console.history.all": "Todas",
  "console.history.outcome": "Resultado",
  "console.history.day": "Día",
  "console.history.show": "Mostrar",
  "console.history.none": "Ninguna lista corresponde a esta selección.",
  "console.history.corrections": "correcciones",

  // Console: Approve or discard
  "console.decide.approve.title": "¿Aprobar esta lista?",
  "console.decide.discard.title": "¿Descartar esta lista?",
  "console.decide.approve.button": "Aprobar",
  "console.decide.discard.button": "Descartar",
  "console.decide.will": "Qué ocurrirá",
  "console.decide.why": "Por qué está en espera",
  "console.decide.decide": "Su decisión",
  "console.decide.note": "Nota",
  "console.decide.note_help":
    "Figura junto a su nombre en el informe de la lista y en el registro del programa. No nombre en ella a nadie: el registro la conserva, aunque se borre a la persona.",
  "console.decide.note_too_long": "La nota es demasiado larga. Escriba como máximo {$most :integer} caracteres.",
  "console.decide.back": "Volver sin decidir",
  "console.decide.would.delete": "Se eliminarían",
  "console.decide.would.update": "Se actualizarían",
  "console.decide.would.create": "Se darían de alta",
  "console.decide.tick":
    "Desmarque a las personas que deben quedarse. Si siguen faltando en una lista posterior, se volverá a preguntar.",
  "console.decide.tick_all": "Marcar todas",
  "console.decide.tick_none": "Desmarcar todas",
  "console.decide.approve.delete": `.input {$count :integer}
.match $count
one {{Se elimina a {$count} persona, si la deja marcada. Si más tarde se deshace la lista, esa persona se da de alta de nuevo, con un nuevo ID de contacto.}}
* {{Se elimina a {$count} personas, salvo las que desmarque. Si más tarde se deshace la lista, esas personas se dan de alta de nuevo, con un nuevo ID de contacto.}}`,
  "console.decide.approve.update": `.input {$count :integer}
.match $count
one {{Se actualizan los datos de {$count} persona.}}
* {{Se actualizan los datos de {$count} personas.}}`,
  "console.decide.approve.create": `.input {$count :integer}
.match $count
one {{Se da de alta a {$count} persona, que recibirá felicitaciones.}}
* {{Se da de alta a {$count} personas, que recibirán felicitaciones.}}`,
  "console.decide.approve.deferred": `.input {$count :integer}
.match $count
one {{Después se aplica {$count} cambio que depende de estos.}}
* {{Después se aplican {$count} cambios que dependen de estos.}}`,
  "console.decide.approve.nothing": "La lista se acepta. No contiene ningún cambio en espera.",
  "console.decide.approve.whole": "A partir de entonces, esta es la lista más reciente.",
  "console.decide.approve.checked":
    "Antes se vuelve a comprobar cada cambio. El informe indica los que ya no proceden y se omiten.",
  "console.decide.approve.stopped": "Se envía lo que aún no se había enviado.",
  "console.decide.discard.delete": `.input {$count :integer}
.match $count
one {{No se elimina a {$count} persona, que sigue en el servicio.}}
* {{No se elimina a {$count} personas, que siguen en el servicio.}}`,
  "console.decide.discard.update": `.input {$count :integer}
.match $count
one {{No se actualizan los datos de {$count} persona.}}
* {{No se actualizan los datos de {$count} personas.}}`,
  "console.decide.discard.create": `.input {$count :integer}
.match $count
one {{No se da de alta a {$count} persona.}}
* {{No se da de alta a {$count} personas.}}`,
  "console.decide.discard.deferred": `.input {$count :integer}
.match $count
one {{También se descarta {$count} cambio que depende de estos.}}
* {{También se descartan {$count} cambios que dependen de estos.}}`,
  "console.decide.discard.nothing": "La lista no se usa.",
  "console.decide.discard.whole": "No se aplica nada de esta lista.",
  "console.decide.discard.checked": "Una lista posterior puede volver a preguntar lo mismo.",
  "console.decide.discard.stopped": "Lo que aún no se ha enviado no se aplica. Lo enviado permanece en el servicio.",
  "console.decide.four_eyes":
    "Usted subió esta lista o respondió a una pregunta sobre ella, así que debe aprobarla otra persona.",
  "console.decide.four_eyes_undo": "Usted pidió deshacer esta lista, así que debe aprobarlo otra persona.",
  "console.decide.asked_approve": "{$by} pidió el {$when} que se aprobara esta lista.",
  "console.decide.asked_discard": "{$by} pidió el {$when} que se descartara esta lista.",
  "console.decide.asked_undo": "{$by} pidió el {$when} que se deshiciera esta lista.",
  "console.decide.nothing_done": "Ya no hay nada que decidir y ahora no se ha hecho nada.",
  "console.decide.to_list": "Ir a la lista",
  "console.decide.superseded": "Una lista más reciente ha sustituido a esta.",
  "console.decide.outdated":
    "Ha llegado una lista más reciente de las mismas personas, así que esta ya no se puede aprobar. Decida sobre la más reciente y descarte esta.",
  "console.decide.decided": "Ya se ha decidido sobre esta lista.",
  "console.decide.nothing_waits": "Esta lista no está en espera de ninguna decisión.",
  "console.decision.lost.title": "No se encuentra esta decisión",
  "console.decision.lost":
    "Se aplicó hace tiempo o se perdió. Mire la lista y, si aún está en espera, decida de nuevo.",
  "console.decision.look_again": "Volver a mirar",
  "console.decision.take_back": "Retirar",
  "console.decision.approved": "Aprobada",
  "console.decision.discarded": "Descartada",
  "console.decision.decided": "Decisión tomada",
  "console.decision.stored.title": "Su decisión está guardada",
  "console.decision.halted.title": "Se detuvo antes de terminar",
  "console.decision.withdrawn.title": "Retirada",
  "console.decision.nothing.title": "No se ha hecho nada",
  "console.decision.done": "La decisión se ha aplicado.",
  "console.decision.partly":
    "La decisión se ha aplicado, pero una parte necesita su atención o se aplicará más tarde. El informe de la lista lo detalla.",
  "console.decision.under_way": "Se está aplicando ahora. La página de la lista muestra el avance.",
  "console.decision.taken": "Se aplica en cuanto termine el trabajo en curso.",
  "console.decision.halted":
    "No se ha podido usar el servicio hasta el final. No se pierde nada: el próximo proceso continúa.",
  "console.decision.void":
    "Estuvo en espera más de un día o, desde entonces, se restauraron datos anteriores. Si sigue siendo válida, decida de nuevo.",
  "console.decision.withdrawn": "No se ha aplicado nada. La lista sigue en espera de una decisión.",
  "console.decision.not_stored":
    "Su decisión no se ha guardado, porque todavía está pendiente otra anterior. Cuando se retire la anterior, podrá decidir de nuevo.",
  "console.decision.taken_back": "La decisión se ha retirado. No se ha hecho nada.",
  "console.decision.stored":
    "El programa que la aplica no está activo ahora. Lo hará el próximo proceso, antes de tomar listas nuevas.",
  "console.decision.no_time": "Aquí no se conoce la hora del próximo proceso.",
  "console.decision.next_run": "Como los días anteriores, debería empezar hacia: {$when}.",
  "console.decision.until": "Su decisión vale hasta el {$when}.",
  "console.decision.refused.already_decided": "Otra persona fue más rápida: ya se ha decidido sobre esta lista.",
  "console.decision.refused.superseded": "Una lista más reciente ha sustituido a esta.",
  "console.decision.refused.newer_list":
    "Ha llegado una lista más reciente de las mismas personas, así que esta ya no se puede aprobar. Decida sobre la más reciente y descarte esta.",
  "console.decision.refused.group_moved":
    "Un grupo de esta lista es ahora un grupo distinto en el servicio. Suba la lista de nuevo: sus personas se compararán con los grupos actuales.",
  "console.decision.refused.other_account":
    "El servicio no se puede usar ahora o la cuenta no es la misma que antes. Pregunte a la persona que se ocupa del programa.",
  "console.decision.refused.nothing_held": "Esta lista ya no está en espera de ninguna decisión.",
  "console.decision.refused.unknown": "Ya no se encuentra aquello sobre lo que usted decidió.",
  "console.decision.refused.other":
    "No se ha podido aplicar su decisión. La persona que se ocupa del programa encuentra aquí el motivo:",
  "console.decide.greet.create": `.input {$count :integer}
.match $count
one {{{$count} de las personas nuevas cumple años en los próximos {$days :integer} días.}}
* {{{$count} de las personas nuevas cumplen años en los próximos {$days :integer} días.}}`,
  "console.decide.greet.delete": `.input {$count :integer}
.match $count
one {{{$count} de las personas eliminadas cumple años en los próximos {$days :integer} días y no recibe felicitación.}}
* {{{$count} de las personas eliminadas cumplen años en los próximos {$days :integer} días y no reciben felicitación.}}`,
  "console.decide.greet.update": `.input {$count :integer}
.match $count
one {{Para {$count} persona modificada cambia de día una felicitación de los próximos {$days :integer} días.}}
* {{Para {$count} personas modificadas cambia de día una felicitación de los próximos {$days :integer} días.}}`,

  // Console: Rows to correct
  "console.correct.title": "Filas por corregir",
  "console.correct.count": `.input {$count :integer}
.match $count
one {{{$count} fila de la lista «{$feed}» no se ha podido usar.}}
many {{{$count} filas de la lista «{$feed}» no se han podido usar.}}
* {{{$count} filas de la lista «{$feed}» no se han podido usar.}}`,
  "console.correct.lead": "Corrija las celdas marcadas y envíe las filas.",
  "console.correct.none": "Ninguna fila de la lista «{$feed}» está por corregir.",
  "console.correct.held":
    "Una lista más reciente está, entera, en espera de una decisión. Sus filas aparecerán aquí después de la decisión.",
  "console.correct.to_held": `.input {$count :integer}
.match $count
one {{Corregir ahora su fila ({$count})}}
* {{Corregir ahora sus {$count} filas}}`,
  "console.correct.of_held":
    "Estas filas son de {$file}, una lista que está, entera, en espera de una decisión. Sus correcciones quedan en espera con ella: si se aprueba, se aplican automáticamente.",
  "console.correct.to_others": "Filas de listas anteriores",
  "console.correct.held_link": "Ver la lista",
  "console.correct.send": "Guardar y enviar",
  "console.correct.send_help": "Solo se envían las filas que ha cambiado.",
  "console.correct.go_on": "Seguir corrigiendo",
  "console.correct.leave": "Omitir",
  "console.correct.this_row": "Esta fila es la correcta",
  "console.correct.kept.end": "Dejar de aplicar esta corrección",
  "console.correct.kept.end_rule": "Dejar de aplicar esta regla",
  "console.correct.kept.rule": "Corregir en todas las filas",
  "console.correct.left_out.title": "Enviadas sin correo electrónico o sin teléfono",
  "console.correct.left_out.lead":
    "Otra persona del grupo tiene el mismo correo electrónico o teléfono; por eso se omite aquí. Su lista todavía lo contiene.",
  "console.correct.left_out.end": "Volver a enviar con este dato",
  "console.correct.kept.offer":
    "«{$was}» se corrigió a «{$becomes}» en {$count :integer} filas de la columna «{$header}». Una regla lo corrige en todas las filas, incluidas las de listas posteriores.",
  "console.correct.suggested": "Sugerencia:",
  "console.correct.in_the_list": "En la lista: «{$text}»",
  "console.correct.in_the_correction": "En la corrección pendiente: «{$text}»",
  "console.correct.choice.same": "Es la misma persona",
  "console.correct.choice.new": "Es otra persona",
  "console.correct.choice.right": "La fecha de nacimiento es correcta",
  "console.correct.choice.unknown": "No se sabe la fecha de nacimiento",
  "console.correct.choice.reading": "Es el {$date}",
  "console.correct.choice.leave_out": "Enviar sin este correo electrónico o teléfono",
  "console.correct.choice.leave_out_email": "Enviar sin el correo electrónico",
  "console.correct.choice.leave_out_phone": "Enviar sin el teléfono",
  "console.correct.choice.all_DMY": "El día primero en todas las filas",
  "console.correct.choice.all_MDY": "El mes primero en todas las filas",
  "console.correct.look_at_person": "Ver a {$name} en el servicio",
  "console.correct.needs_approver":
    "Una de las respuestas elimina a una persona del servicio. Pregunte a una persona con permiso para aprobar listas.",
  "console.correct.waits.file": "Se ha enviado una corrección de esta fila, que todavía no se ha leído.",
  "console.correct.waits.list":
    "Una corrección de esta fila está en espera junto con una lista que necesita una decisión.",
  "console.correct.waits.decision": "{$name} ha decidido sobre esta fila. La decisión todavía no se ha aplicado.",
  "console.correct.waits.expired": "{$name} decidió sobre esta fila, pero la decisión no se ha aplicado.",
  "console.correct.not_sent": "Esto no se ha enviado. Usted escribió:",
  "console.correct.error.nothing": "Todavía no ha cambiado ninguna fila.",
  "console.correct.error.not_stored":
    "Las filas no se han podido guardar, así que no se ha enviado nada. Lo que escribió sigue aquí. Inténtelo de nuevo en un momento; si no funciona, pregunte a la persona que se ocupa de la consola.",
  "console.correct.error.changed":
    "{$name}: esta fila ha cambiado desde que abrió la página. Compárela con lo que escribió y envíela de nuevo.",
  "console.correct.error.decide_again":
    "{$name}: esta fila ha cambiado desde que abrió la página. Vuelva a mirarla y decida después.",
  "console.correct.error.solved": "{$name}: esta fila ya está bien o ya no figura en la lista.",
  "console.correct.error.left_out": "{$name}: esta fila se ha omitido entretanto.",
  "console.correct.error.decided":
    "{$name}: todavía está pendiente una decisión anterior sobre esta fila. La suya no se ha guardado.",
  "console.correct.error.too_long": "{$name}: este texto es demasiado largo.",
  "console.correct.asked.waiting": "Su decisión está guardada y se está aplicando.",
  "console.correct.asked.next_run":
    "Su decisión está guardada. El programa no está activo ahora; la decisión se aplicará la próxima vez que se lean listas.",
  "console.correct.asked.done": "Su decisión se ha aplicado.",
  "console.correct.asked.not_done":
    "Su decisión no se ha aplicado: la fila ha cambiado u otra persona ha sido más rápida. Vuelva a mirar la fila.",
  "console.correct.asked.lost": "Esta decisión ya no está guardada. Si la fila sigue abajo, decida de nuevo.",
  "console.correct.sent.title": "Qué ha pasado con sus correcciones",
  "console.correct.lost.title": "Correcciones que no se han usado",
  "console.correct.lost.lead": `.input {$count :integer}
.match $count
one {{{$count} fila corregida no se ha usado. Lo enviado queda aquí hasta que se aplique la próxima lista.}}
* {{{$count} filas corregidas no se han usado. Lo enviado queda aquí hasta que se aplique la próxima lista.}}`,
  "console.correct.sent.again": "Mirar de nuevo",
  "console.correct.sent.waiting": "Las filas corregidas están enviadas y se leerán en un momento.",
  "console.correct.sent.next_run":
    "Las filas corregidas están enviadas. El programa no está activo ahora; las filas se usarán la próxima vez que se lean listas.",
  "console.correct.sent.taken": "Las filas corregidas se están usando ahora.",
  "console.correct.sent.refused": "Las filas corregidas no se han podido usar. No se ha cambiado nada.",
  "console.correct.sent.unchanged": `.input {$count :integer}
.match $count
one {{{$count} fila ya estaba bien.}}
many {{{$count} filas ya estaban bien.}}
* {{{$count} filas ya estaban bien.}}`,
  "console.correct.sent.report": "El informe sobre estas filas",
  "console.correct.result.created": "dada de alta",
  "console.correct.result.updated": "actualizada",
  "console.correct.result.deleted": "eliminada",
  "console.correct.result.in_order": "ya está bien, no hay nada que cambiar",
  "console.correct.result.refused": "sigue sin poder usarse.",
  "console.correct.result.too_late": "llegó demasiado tarde.",
  "console.correct.result.in_doubt": "no se sabe si ha llegado.",
  "console.correct.result.held": "en espera de una decisión.",
  "console.correct.result.waits": "en espera.",
  "console.correct.result.not_done": "sin aplicar.",

  // Console: In doubt
  "console.doubts.title": "En duda",
  "console.doubts.none": "No hay nadie en duda.",
  "console.doubts.lead": `.input {$count :integer}
.match $count
one {{Los datos de {$count} persona se han enviado al servicio, pero no ha llegado ninguna respuesta. Compruebe en el servicio si está allí. Mientras usted no responda, sus datos no se vuelven a enviar, para que no reciba dos felicitaciones.}}
* {{Los datos de {$count} personas se han enviado al servicio, pero no ha llegado ninguna respuesta. Compruebe en el servicio si están allí. Mientras usted no responda, sus datos no se vuelven a enviar, para que no reciban dos felicitaciones.}}`,
  "console.doubts.others_answer": "Aquí responde una persona con permiso para decidir.",
  "console.doubts.exists":
    "El servicio tiene un contacto con este correo electrónico o teléfono. Lo más probable es que sea esta persona.",
  "console.doubts.answered": "{$by} ha respondido.",
  "console.doubts.answer_void": "La última respuesta no se ha aplicado.",
  "console.doubts.not_stored":
    "Donde todavía está pendiente una respuesta anterior, la suya no se ha guardado. Cuando se retire la anterior, podrá responder de nuevo.",
  "console.doubts.contact_id": "ID de contacto",
  "console.doubts.contact_help": "El número que el servicio muestra para esta persona.",
  "console.doubts.there": "Está",
  "console.doubts.not_there": "No está",
  "console.doubts.tick": "Marcar a {$name}",
  "console.doubts.bulk": "Varias a la vez",
  "console.doubts.bulk_help":
    "Marque arriba a las personas que no están en el servicio. Sus datos se vuelven entonces a enviar.",
  "console.doubts.bulk_not_there": "Las personas marcadas no están",
  "console.doubts.no_contact_id": "Escriba el ID de contacto que el servicio muestra para esta persona.",
  "console.doubts.wrong_contact_id": "Un ID de contacto es un número entero; por ejemplo, 1234.",
  "console.doubts.linked_to":
    "El contacto {$contact} ya está vinculado con {$name}, de la lista «{$feed}». Compruebe el número en el servicio.",
  "console.doubts.linked_elsewhere":
    "Este ID de contacto es de otra persona de sus listas, así que no se ha vinculado nada. Compruebe el número en el servicio.",
  "console.decision.refused.linked_elsewhere":
    "Este ID de contacto es de otra persona de sus listas, así que no se ha vinculado nada. Compruebe el número en el servicio.",
  "console.doubts.answered_before": "Ya se ha respondido sobre {$name}. Ahora no se ha hecho nada.",
  "console.doubts.partly":
    "Algunas respuestas no se han usado: otras llegaron antes o las personas ya no están en duda.",
  "console.doubts.done_many":
    "Estas personas ya no están en duda. Los datos de las que figuran en la lista más reciente se vuelven a enviar.",
  "console.doubts.done_there": "{$name}: contacto {$contact} vinculado.",
  "console.doubts.done_not_there":
    "{$name} ya no está en duda. Si {$name} figura en la lista más reciente, sus datos se vuelven a enviar.",

  // Console: People
  "console.people.title": "Personas",
  "console.people.search": "Nombre, correo electrónico, teléfono o ID de contacto",
  "console.people.search_help":
    "Basta una parte. Las mayúsculas, los acentos y los espacios de los teléfonos no importan.",
  "console.people.find": "Buscar",
  "console.people.found": `.input {$count :integer}
.match $count
one {{«{$text}»: {$count} persona encontrada}}
many {{«{$text}»: {$count} personas encontradas}}
* {{«{$text}»: {$count} personas encontradas}}`,
  "console.people.nothing":
    "La búsqueda abarca las personas que este programa ha dado de alta, actualizado o eliminado, y las filas rechazadas. No abarca a las personas introducidas en el servicio por otra vía.",
  "console.people.nameless": "Persona sin nombre",
  "console.people.state.linked": "en el servicio",
  "console.people.state.gone": "ya no está en el servicio",
  "console.people.state.in_doubt": "quizá en el servicio",
  "console.people.state.refused": "no está en el servicio",
  "console.people.state.deleted": "eliminada del servicio",
  "console.people.of_list": "lista «{$feed}»",
  "console.people.number": "contacto {$id}",
  "console.people.key": "identificada por «{$key}»",
  "console.people.former_key": "antes identificada por «{$key}»",
  "console.people.unknown": "Este programa no conoce a esa persona.",
  "console.people.changed":
    "Esta página muestra ahora a otra persona, o la persona ha cambiado. No se ha hecho nada. Vuelva a mirar la página antes de decidir.",
  "console.people.to_correct": "Una fila de esta persona no se ha podido usar.",
  "console.people.privacy": "Peticiones de esta persona",
  "console.people.never": "No felicitar nunca",
  "console.people.never_help":
    "Elimina de inmediato el contacto del servicio. Ninguna lista vuelve a dar de alta ni a actualizar a esta persona.",
  "console.people.never_help_row": "A partir de ahora, ninguna lista da de alta a esta persona.",
  "console.people.never_done":
    "Nunca más se felicitará a esta persona. Ninguna lista vuelve a darla de alta ni a actualizarla.",
  "console.people.never_partly":
    "Nunca más se felicitará a esta persona. El contacto se elimina en cuanto se pueda acceder al servicio.",
  "console.people.asked_never": "{$by} pidió el {$when} que no se felicitara nunca más a esta persona.",
  "console.people.asked_erase": "{$by} pidió el {$when} que se borrara a esta persona.",
  "console.people.asked_erase_keep":
    "{$by} pidió el {$when} que se borrara a esta persona. El contacto se queda en el servicio.",
  "console.people.not_stored":
    "Su decisión no se ha guardado, porque todavía está pendiente otra anterior sobre esta persona. Cuando se retire la anterior, podrá decidir de nuevo.",
  "console.people.waits": "Está pendiente de aplicarse, como máximo hasta el {$when}.",
  "console.people.not_done": "No se ha hecho nada, y todavía se puede felicitar a esta persona.",
  "console.people.nothing_done": "No se ha hecho nada.",
  "console.people.no_longer": "Ya no hace falta",
  "console.people.alike":
    "Puede que otro contacto u otra fila sea la misma persona: el nombre es una forma abreviada, o el apellido, el correo electrónico o la fecha de nacimiento son distintos. Se conserva. Para decidir, abra su página:",
  "console.people.stays": "Compruébelo usted mismo o pídaselo a la persona que se ocupa del programa:",
  "console.people.export": "Exportar",
  "console.people.export_help": "Un archivo con todo lo que este programa guarda sobre esta persona.",
  "console.people.erase": "Borrar",
  "console.people.erase_help":
    "Elimina el contacto del servicio y borra todo lo que este programa guarda sobre esta persona, también en los informes y en las listas guardadas. No se puede deshacer.",
  "console.people.erase_help_row":
    "Borra todo lo que este programa guarda sobre esta persona, también en los informes y en las listas guardadas. No se puede deshacer.",
  "console.people.erase_returns": "Una lista en la que la persona siga figurando la da de alta de nuevo.",
  "console.people.erase_keep": "Conservar el contacto en el servicio y no volver a modificarlo nunca",
  "console.people.erase_sure": "Sí, borrar a esta persona definitivamente",
  "console.people.erase_unsure":
    "No se ha borrado nada. Vuelva atrás y marque «Sí, borrar a esta persona definitivamente».",
  "console.people.erase_done": "Esta persona está borrada. Este programa ya no guarda nada sobre ella.",
  "console.people.erase_partly": "Esta persona aún no está borrada del todo. El programa continúa automáticamente.",
  "console.people.holds": "Lo que contiene el servicio",
  "console.people.holds_lead":
    "Según lo que envió este programa; último cambio: {$day :day}. Los cambios hechos en el propio servicio no se conocen aquí.",
  "console.people.linked_by_person":
    "Una persona indicó este contacto, así que aquí no se conocen todos sus datos. La próxima lista los enviará todos.",
  "console.people.absent": "Esta persona falta en la lista desde el {$day :day}.",
  "console.people.since": "desde el {$day :day}",
  "console.people.events": "Qué ha pasado",
  "console.people.events_lead":
    "Lo más reciente primero. No se muestran las listas que no cambiaron nada para esta persona.",
  "console.people.no_events": "No hay nada guardado sobre esta persona.",
  "console.people.corrections": "filas corregidas",
  "console.people.done.create": "Alta en el servicio",
  "console.people.done.update": "Actualización en el servicio",
  "console.people.done.delete": "Eliminación del servicio",
  "console.people.op.rejected": "Rechazo",
  "console.people.op.in_doubt": "Envío, respuesta perdida",
  "console.people.op.held": "En espera de una decisión",
  "console.people.op.waits": "En espera de envío",
  "console.people.op.superseded": "Sustitución por una lista más reciente",
  "console.people.op.dropped": "Sin aplicar",
  "console.people.row.rejected": "Fila rechazada",
  "console.people.row.unchanged": "Fila correcta, con una observación",
  "console.people.row.duplicate": "La misma fila dos veces",
  "console.people.row.skipped": "Fila omitida",
  "console.people.row.in_doubt": "Fila en espera de una respuesta perdida",
  "console.people.row.deferred": "Fila que se vuelve a intentar más tarde",

  // Console: Upcoming greetings
  "console.greetings.title": "Próximas felicitaciones",
  "console.greetings.count": `.input {$count :integer}
.match $count
one {{{$count} cumpleaños en los próximos 30 días.}}
many {{{$count} cumpleaños en los próximos 30 días.}}
* {{{$count} cumpleaños en los próximos 30 días.}}`,
  "console.greetings.how":
    "Se calculan a partir de las fechas de nacimiento que envió este programa; «hoy» es el día actual en la zona horaria {$zone}. El propio servicio decide si felicita y cuándo.",
  "console.greetings.today": "hoy",
  "console.greetings.none": "Ningún cumpleaños.",
  "console.greetings.leap_day": "Con las personas nacidas el 29 de febrero, que este año no existe.",
  "console.greetings.more": `.input {$count :integer}
.match $count
one {{{$count} persona de este día}}
many {{Las {$count} personas de este día}}
* {{Las {$count} personas de este día}}`,
  "console.greetings.all_days": "Todos los días",
  "console.greetings.no_group": "sin grupo conocido",

  // Console: Settings
  "console.settings.lead": "Esto es lo que el programa lee de {$file}. Las contraseñas y claves no se muestran.",
  "console.settings.learned": "Según las respuestas recibidas",
  "console.settings.learned_order": `.input {$order :string}
.match $order
DMY {{Las fechas se leen como día, mes y año.}}
* {{Las fechas se leen como mes, día y año.}}`,
  "console.settings.learned_by": "Así respondió {$by} el {$day}.",
  "console.settings.learned_unused": "Este orden no se usa, porque la configuración indica otro.",
  "console.settings.unlearn": "Volver a preguntar",
  "console.settings.unlearn_help":
    "Después de «Volver a preguntar», las fechas de nacimiento ya enviadas quedan como están. Con la próxima lista se pregunta por las fechas que se pueden leer de dos formas.",
  "console.settings.unlearned": "Este orden ya no se usa. Con la próxima lista se volverá a preguntar.",
  "console.settings.not_unlearned": "No se ha podido dejar de usar este orden. Compruebe si sigue indicado.",
  "console.settings.findings": "Lo que se ha comprobado",
  "console.settings.findings_to_solve": `.input {$count :integer}
.match $count
0 {{Todo está en orden.}}
one {{{$count} punto requiere la intervención de la persona que se ocupa del programa.}}
many {{{$count} puntos requieren la intervención de la persona que se ocupa del programa.}}
* {{{$count} puntos requieren la intervención de la persona que se ocupa del programa.}}`,
  "console.settings.in_order": "correcto",
  "console.settings.not_in_order": "por corregir",
  "console.settings.what": "Elemento",
  "console.settings.state": "Estado",
  "console.settings.detail": "Detalles",
  "console.settings.finding.configuration": "Configuración",
  "console.settings.finding.folders": "Carpetas",
  "console.settings.finding.ledger": "Datos guardados",
  "console.settings.finding.console": "Consola",
  "console.settings.finding.ledgers_file_system": "Sistema de archivos de los datos",
  "console.settings.finding.inboxs_file_system": "Sistema de archivos de la carpeta de entrada",
  "console.settings.finding.free_space": "Espacio libre",
  "console.settings.finding.clock": "Reloj",
  "console.settings.finding.at_work": "Programa activo",
  "console.settings.finding.notify": "Avisos",
  "console.settings.finding.mail": "Correo electrónico",
  "console.settings.finding.webhook": "Webhook",
  "console.settings.setting": "Opción",
  "console.settings.value": "Valor",
  "console.settings.not_set": "Sin definir:",
  "console.settings.yes": "sí",
  "console.settings.no": "no",
  "console.settings.service": "Servicio",
  "console.settings.folders": "Carpetas",
  "console.settings.notices": "Avisos",
  "console.settings.keeping": "Conservación, idioma y registro",
  "console.settings.console": "Esta consola",

  // Undo
  "guard.undone_list.title": "Una lista que se había deshecho",
  "guard.undone_list.message": `.input {$people :integer}
.match $people
one {{Esta lista volvería a hacer con {$people} persona lo que se deshizo.}}
* {{Esta lista volvería a hacer con {$people} personas lo que se deshizo.}}`,
  "guard.undone_list.look":
    "Compruebe si el error sigue en la lista. Si es así, descarte la lista y haga que la corrijan. Si la lista es correcta, apruébela.",
  "guard.undo.title": "Se va a deshacer una lista",
  "guard.undo.message": `.input {$people :integer}
.match $people
one {{{$people} persona volvería a estar como antes de la lista.}}
* {{{$people} personas volverían a estar como antes de la lista.}}`,
  "guard.undo.look":
    "Mire las personas de abajo. Si deben volver a estar como antes, apruebe. Si no, descarte: entonces todo queda como está ahora.",
  "undo.back": `.input {$count :integer}
.match $count
one {{{$count} persona vuelve a estar como antes}}
* {{{$count} personas vuelven a estar como antes}}`,
  "undo.went_back": `.input {$count :integer}
.match $count
one {{{$count} persona ha vuelto a estar como antes}}
* {{{$count} personas han vuelto a estar como antes}}`,
  "undo.changed": `.input {$count :integer}
.match $count
one {{{$count} cambió después y se queda así}}
* {{{$count} cambiaron después y se quedan así}}`,
  "undo.others": `.input {$count :integer}
.match $count
one {{{$count} no se puede deshacer y se queda así}}
* {{{$count} no se pueden deshacer y se quedan así}}`,
  "undo.not_back": `.input {$count :integer}
.match $count
one {{{$count} no se pudo deshacer}}
* {{{$count} no se pudieron deshacer}}`,
  "undo.eyebrow": "Vuelta atrás de la lista",
  "undo.of_file": "{$file} (vuelta atrás)",
  "undo.title": "Lo que se deshace y lo que no",
  "undo.list": "Esto deshace la lista «{$file}» del {$day :day}.",
  "undo.left.title": "Estas personas se quedan como están ahora",
  "undo.left_more": `.input {$count :integer}
.match $count
one {{{$count} persona más se queda como está ahora.}}
* {{{$count} personas más se quedan como están ahora.}}`,
  "undo.left.person": "{$name}: {$why}.",
  "undo.why.changed_since": "«{$file}» del {$day :day} ha cambiado a esta persona después",
  "undo.why.created_since": `.input {$file :string}
.match $file
|| {{una persona ha vuelto a vincular este contacto}}
* {{«{$file}» del {$day :day} ha vuelto a dar de alta a esta persona después}}`,
  "undo.why.in_other_list": `.input {$file :string}
.match $file
|| {{una persona ha vinculado otro contacto de esta persona}}
* {{la persona está en el servicio por otra lista («{$file}» del {$day :day})}}`,
  "undo.why.in_doubt": "una solicitud al servicio quedó sin respuesta, y no se sabe qué contiene el servicio",
  "undo.why.not_linked": "la persona ya no está vinculada con un contacto",
  "undo.why.key_taken": "el dato que la identifica corresponde ahora a otra persona",
  "undo.why.unknown_before": "no se sabe qué datos tenía antes el contacto",
  "undo.why.group_gone": "el grupo anterior ya no está en el servicio",
  "undo.why.cannot_clear": "la lista solo añadió datos que el servicio no puede borrar",
  "undo.why.never": "a esta persona nunca se la debe felicitar",
  "undo.cannot.title": "Lo que no se puede deshacer",
  "undo.cannot.greeted": `.input {$count :integer}
.match $count
0 {{Las felicitaciones ya enviadas. Ninguna de estas personas ha cumplido años desde entonces.}}
one {{Las felicitaciones ya enviadas. {$count} de estas personas ha cumplido años desde entonces.}}
* {{Las felicitaciones ya enviadas. {$count} de estas personas han cumplido años desde entonces.}}`,
  "undo.cannot.recreated": `.input {$count :integer}
.match $count
one {{El ID de contacto: {$count} persona se da de alta de nuevo, y el servicio le asigna otro.}}
* {{El ID de contacto: {$count} personas se dan de alta de nuevo, y el servicio asigna otro a cada una.}}`,
  "undo.cannot.twice": `.input {$count :integer}
.match $count
one {{Felicitaciones dobles: {$count} persona que se da de alta de nuevo parece estar también en otra lista y podría recibir dos felicitaciones.}}
* {{Felicitaciones dobles: {$count} personas que se dan de alta de nuevo parecen estar también en otra lista y podrían recibir dos felicitaciones.}}`,
  "undo.cannot.kept": `.input {$count :integer}
.match $count
one {{{$field :first} de {$count} persona: el servicio no puede borrar ese dato.}}
* {{{$field :first} de {$count} personas: el servicio no puede borrar ese dato.}}`,
  "undo.cannot.group": `.input {$count :integer}
.match $count
one {{El grupo de {$count} persona: el grupo anterior ya no está en el servicio.}}
* {{El grupo de {$count} personas: el grupo anterior ya no está en el servicio.}}`,
  "undo.cannot.corrected": `.input {$count :integer}
.match $count
one {{{$count} persona cuya fila se corrigió o se respondió después se queda como está. Para deshacer también eso, deshaga {$runs}.}}
* {{{$count} personas cuyas filas se corrigieron o se respondieron después se quedan como están. Para deshacer también eso, deshaga {$runs}.}}`,
  "undo.cannot.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} persona más de la lista quizá esté en el servicio: la respuesta se perdió. Averigüe primero si está allí y deshaga la lista otra vez.}}
* {{{$count} personas más de la lista quizá estén en el servicio: las respuestas se perdieron. Averigüe primero si están allí y deshaga la lista otra vez.}}`,
  "undo.waits": "Está preparada la vuelta atrás de esta lista, en espera de una decisión.",
  "undo.taken_back": "Esta lista se ha deshecho.",
  "undo.open": "Ver la vuelta atrás",
  "verdict.undo_held":
    "Esto deshace una lista. Todavía no se ha cambiado nada: la vuelta atrás está en espera de su decisión.",
  "verdict.undo_done": "La lista se ha deshecho.",
  "verdict.undo_discarded": "La lista no se ha deshecho. Todo queda como está.",
  "verdict.undo_nobody_left":
    "La lista no se ha deshecho. Todas las personas de esta vuelta atrás se han borrado o no deben recibir felicitaciones nunca más.",
  "why.undone": "su lista se ha deshecho",
  "decision.undo": "Vuelta atrás pedida por {$by} el {$when}, {$how}",
  "console.undo.button": "Deshacer esta lista…",
  "console.undo.title": "¿Deshacer esta lista?",
  "console.undo.plan": "Preparar la vuelta atrás",
  "console.undo.created": `.input {$count :integer}
.match $count
one {{Se elimina a {$count} persona que la lista dio de alta.}}
* {{Se elimina a {$count} personas que la lista dio de alta.}}`,
  "console.undo.updated": `.input {$count :integer}
.match $count
one {{{$count} persona que la lista actualizó recupera los datos anteriores.}}
* {{{$count} personas que la lista actualizó recuperan los datos anteriores.}}`,
  "console.undo.deleted": `.input {$count :integer}
.match $count
one {{Se vuelve a dar de alta a {$count} persona que la lista eliminó.}}
* {{Se vuelve a dar de alta a {$count} personas que la lista eliminó.}}`,
  "console.undo.left":
    "Las personas que una lista posterior actualizó se quedan como están. La página siguiente indica quiénes son.",
  "console.undo.then":
    "Todavía no se envía nada: la vuelta atrás queda en espera hasta que una persona la apruebe. Hasta entonces, las listas nuevas de este tipo también quedan en espera.",
  "console.undo.nothing": "Esta lista no ha cambiado nada que se pueda deshacer.",
  "console.undo.other_waits": "Está preparada la vuelta atrás de otra lista. Decida primero sobre ella.",
  "console.decide.approve.undo":
    "La lista que se deshace ya no cuenta. Una lista que haga lo mismo otra vez queda en espera de una decisión.",
  "console.decide.discard.undo":
    "No se deshace nada. Las listas que estaban en espera de esta decisión siguen adelante.",
  "console.decision.refused.behind_undo": "Se está deshaciendo una lista. Decida primero sobre eso.",
  "console.decision.refused.too_old":
    "La lista es demasiado antigua para deshacerla: lo que había antes ya no se guarda.",
  "console.decision.refused.nothing_to_undo": "No hay nada que deshacer de esta lista.",
  "console.people.request_id": "Número de esta solicitud en el servicio: {$id}",
  "guard.greetings_moved.title": "Muchos cumpleaños pasan a los próximos días",
  "guard.greetings_moved.message": `.input {$people :integer}
.input {$days :integer}
{{Con esta lista, los cumpleaños de {$people} personas pasan a los próximos {$days} días. Esas personas recibirían pronto una felicitación.}}`,
  "guard.greetings_moved.look":
    "Compare algunos de estos cumpleaños con documentos fiables. Si son correctos, apruebe la lista.",
  "moved.title": "Cumpleaños que cambian de día",
  "moved.line": "{$name}: {$before} → {$after}",
  "moved.more": "{$count :integer} más",
};
