import type { Catalog } from "../catalog.ts";

/**
 * The Portuguese messages, as written in Portugal. `en.ts` says how messages work.
 *
 * list lista, row and line linha, sheet folha, group grupo, service o serviço, contact contacto, contact number ID de contacto,
 * administrator apoio informático, inbox folder pasta de entrada, run processamento, report relatório, guardian pessoa
 * responsável, value valor, send enviar, create (people) adicionar, delete eliminar, apply and carry out aplicar, leave out ignorar,
 * wait, on hold em espera, aguardar, approve aprovar, discard descartar, refuse recusar, in doubt em dúvida, recognise identificar,
 * take over processar, take back anular, row in order certa, link associar, greet dar os parabéns, upcoming greetings felicitações, address e-mail ou telefone. Deletions are counted in contactos. `.the` and `$place` have
 * no article, which would merge with the word before it: they stand in parentheses or behind a colon.
 */
export const pt: Catalog = {
  // Parts of other messages
  "part.column": "coluna «{$header}»",
  "part.custom_field": "campo «{$name}»",
  "part.the_key": "a chave",
  "part.lines": `.input {$count :integer}
.match $count
one {{linha {$lines}}}
* {{linhas {$lines}}}`,
  "part.more": "mais {$count :integer}",
  "part.also": "Além disso: {$message}",
  "part.cells_not_used": "As células corrigidas desta linha também não foram usadas.",
  "part.before_correction": "Antes da correção: {$message}",
  "part.rest_used": "O resto da linha é usado.",
  "part.service_said": "O serviço respondeu: «{$words}».",
  "part.came_with": "O valor veio com a lista «{$list}» de {$day :day}.",
  "part.same_value": "{$name :first} tem o mesmo valor.",
  "part.some": "várias",
  "part.this_row": "esta linha",
  "part.this_person": "esta pessoa",
  "part.another_person": "outra pessoa",

  // Fields: the name in a table; as a part of a sentence; of several people
  "field.first_name": "nome próprio",
  "field.first_name.the": "nome próprio",
  "field.first_name.many": "nomes próprios",
  "field.last_name": "apelido",
  "field.last_name.the": "apelido",
  "field.last_name.many": "apelidos",
  "field.full_name": "nome completo",
  "field.full_name.the": "nome completo",
  "field.email": "e-mail",
  "field.email.the": "e-mail",
  "field.email.many": "e-mails",
  "field.phone": "telefone",
  "field.phone.the": "telefone",
  "field.phone.many": "telefones",
  "field.whatsapp_phone": "número de WhatsApp",
  "field.whatsapp_phone.the": "número de WhatsApp",
  "field.whatsapp_phone.many": "números de WhatsApp",
  "field.birthday": "data de nascimento",
  "field.birthday.the": "data de nascimento",
  "field.birthday.many": "datas de nascimento",
  "field.birthday_day": "dia de nascimento",
  "field.birthday_day.the": "dia de nascimento",
  "field.birthday_month": "mês de nascimento",
  "field.birthday_month.the": "mês de nascimento",
  "field.birthday_year": "ano de nascimento",
  "field.birthday_year.the": "ano de nascimento",
  "field.timezone": "fuso horário",
  "field.timezone.the": "fuso horário",
  "field.timezone.many": "fusos horários",
  "field.gender": "género",
  "field.gender.the": "género",
  "field.location": "localidade",
  "field.location.the": "localidade",
  "field.language": "idioma",
  "field.language.the": "idioma",
  "field.language.many": "idiomas",
  "field.company": "empresa",
  "field.company.the": "empresa",
  "field.job_title": "cargo",
  "field.job_title.the": "cargo",
  "field.salutation": "forma de tratamento",
  "field.salutation.the": "forma de tratamento",
  "field.salutation.many": "formas de tratamento",
  "field.relationship_status": "estado civil",
  "field.relationship_status.the": "estado civil",
  "field.profile_image": "fotografia",
  "field.profile_image.the": "fotografia",
  "field.status": "estado",
  "field.status.the": "estado",
  "field.group": "grupo",
  "field.group.the": "grupo",
  "field.group_id": "grupo",
  "field.group_id.the": "grupo",
  "field.guardian_contact_id": "pessoa responsável",
  "field.guardian_contact_id.the": "pessoa responsável",
  "field.contact_id": "ID de contacto",
  "field.contact_id.the": "ID de contacto",
  "field.inactive": "marca de saída",
  "field.inactive.the": "marca de saída",

  // Why a cell can't be trusted, as the end of a sentence
  "fault.error_value": "a célula contém um erro da folha de cálculo ou uma fórmula",
  "fault.formula_without_value": "é uma fórmula, e o ficheiro foi guardado sem o resultado dela",
  "fault.number_damaged": "a folha de cálculo arredondou o número, e perderam-se os últimos algarismos",
  "fault.date_damaged": "a data da folha de cálculo não é de confiança",
  "fault.date_rewritten": "uma folha de cálculo pode ter escrito a data assim por si mesma; escreva-a como ano-mês-dia",
  "fault.letters_lost": "perderam-se algumas letras quando a lista foi guardada",
  "fault.merged_cell": "a célula está unida a outra mais acima, e não se percebe a quem pertence o valor",
  "fault.unknown": "a folha de cálculo danificou o valor",

  // What a value looks like, as the end of a sentence
  "kind.date": "uma data",
  "kind.phone": "um número de telefone",
  "kind.email": "um endereço de e-mail",
  "kind.name": "um nome",
  "kind.language": "um idioma",
  "kind.salutation": "uma forma de tratamento",

  // Why a column of birthdays is in doubt, as the end of a sentence
  "doubt.exchanged":
    "uma parte das datas desta coluna nunca passa do dia 12, e todas as outras passam. É provável que uma folha de cálculo tenha trocado o dia e o mês",
  "doubt.celebration_year":
    "há demasiadas datas de nascimento deste ano ou de pouco antes. O ano é provavelmente o da comemoração, e não o de nascimento",
  "doubt.age":
    "segundo as idades noutra coluna desta lista, quase todas as pessoas nasceram noutro ano, sempre com a mesma diferença de anos",
  "doubt.lost_zero": "esta coluna contém números, e um número perde o zero final, pelo que 3.10 passa a 3.1",
  "doubt.short_numbers": "esta coluna contém o mês e o dia num só número",
  "doubt.five_digits": "os números desta coluna podem ser dia, mês e ano sem nenhum separador",
  "doubt.epoch": "este livro conta os dias a partir de 1904, e outros livros contam a partir de 1900",
  "doubt.unknown": "as datas da coluna contradizem-se",

  // One question about the order in a whole column
  "question.title": `.input {$column :string}
.match $column
|| {{Uma pergunta sobre uma coluna sem título: {$asks}}}
* {{Uma pergunta sobre a coluna «{$column}»: {$asks}}}`,
  "question.waits": `.input {$rows :integer}
.match $rows
one {{{$rows} linha aguarda a resposta.}}
* {{{$rows} linhas aguardam a resposta.}}`,
  "question.nameOrder.asks": "o que vem primeiro, o nome próprio ou o apelido?",
  "question.nameOrder.order_not_shown": "Nada nesta coluna o indica.",
  "question.nameOrder.order_contradicted":
    "Alguns dados desta lista indicam que o nome próprio vem primeiro, e outros que vem primeiro o apelido.",
  "question.nameOrder.answer":
    "O apoio informático responde com «nameOrder» («given_first» para Ana Silva ou «family_first» para Silva Ana) nas definições da lista «{$feed}». Depois, volte a colocar a lista na pasta de entrada.",
  "question.dateOrder.asks": "o que vem primeiro, o dia ou o mês?",
  "question.dateOrder.order_not_shown": "Nenhuma data desta lista o indica com certeza.",
  "question.dateOrder.order_contradicted":
    "Algumas datas desta lista mostram que o dia vem primeiro, e outras que é o mês.",
  "question.dateOrder.answer":
    "Responda «todas DMA» (dia, mês e ano) ou «todas MDA» (mês, dia e ano) numa destas linhas. A resposta vale para todas as linhas e para as listas posteriores de «{$feed}».",
  "question.dateOrder.answer_held":
    "Se for a lista certa, aprove-a primeiro. Depois, responda «todas DMA» (dia, mês e ano) ou «todas MDA» (mês, dia e ano) numa destas linhas do relatório mais recente. A resposta vale para todas as linhas e para as listas posteriores de «{$feed}».",
  "question.country.waits": `.input {$rows :integer}
.match $rows
one {{O número de telefone de {$rows} linha não tem indicativo do país e, por isso, não é enviado.}}
* {{Os números de telefone de {$rows} linhas não têm indicativo do país e, por isso, não são enviados.}}`,
  "question.country.answer":
    "O apoio informático define o país uma só vez, com «country» (por exemplo, «PT») nas definições da lista «{$feed}». Depois, volte a colocar a lista na pasta de entrada.",

  // Calendars
  "calendar.Buddhist": "do calendário budista",
  "calendar.Persian": "do calendário persa",
  "calendar.Jewish": "do calendário judaico",
  "calendar.other": "de outro calendário",

  // Answers to questions
  "choice.same": "mesma",
  "choice.new": "nova",
  "choice.right": "certa",
  "choice.unknown": "desconhecida",
  "choice.leave_out": "omitir",
  "choice.leave_out_email": "omitir e-mail",
  "choice.leave_out_phone": "omitir telefone",
  "choice.there": "está",
  "choice.not_there": "não está",
  "choice.all_DMY": "todas DMA",
  "choice.all_MDY": "todas MDA",
  "choice.contact_id": "ID_DE_CONTACTO",
  "choice.title": "A sua resposta",
  "choice.prompt": "Escolha uma resposta da lista. Depois, coloque este ficheiro na pasta de entrada.",
  "choice.prompt_there":
    "Escreva «está» e o ID de contacto, por exemplo «está 88213». Ou escolha «não está». Depois, coloque este ficheiro na pasta de entrada.",
  "choice.prompt_all":
    "Com «todas DMA», todas as datas desta lista e das listas posteriores são lidas como dia, mês e ano. Com «todas MDA», como mês, dia e ano. Uma data isolada vale apenas para esta linha.",
  "part.answer_column": "Linha {$line}, coluna «_answer»: {$message}",
  "issue.answer_later": "Só se pode responder a esta pergunta depois da decisão sobre a lista.",
  "issue.answer":
    "Escreva {$choices :either} na coluna «_answer» de rejections.xlsx e coloque esse ficheiro na pasta de entrada. Ou o apoio informático executa {$command :either} seguido da resposta.",
  "issue.answer_refused.title": "Resposta não usada",
  "issue.answer_refused.message": `.input {$reason :string}
.match $reason
unknown_choice {{{$answer :either} não é uma resposta a esta pergunta.}}
no_question {{{$answer :either} não foi usada, porque esta linha não faz nenhuma pergunta.}}
two_answers {{Duas linhas respondem de forma diferente à mesma pergunta. Nenhuma das duas respostas foi usada.}}
two_people {{Duas linhas indicam o contacto {$contactId}, que é uma só pessoa. Nenhuma das duas respostas foi usada.}}
two_dates {{A linha tem uma data de nascimento corrigida e outra data como resposta. Nenhuma das duas foi usada.}}
linked {{O contacto {$contactId} já pertence a outra pessoa das suas listas.}}
decided {{A pergunta já foi respondida com {$given :either}.}}
waits {{A pergunta já foi respondida com {$given :either}. Essa resposta aguarda a decisão sobre uma lista.}}
setting {{As definições desta lista indicam o que vem primeiro, o dia ou o mês. Uma resposta não as pode alterar.}}
gone {{O contacto a que a pergunta se refere já não está associado a nenhuma lista.}}
held {{A lista desta linha aguarda uma decisão.}}
changed {{A linha ou a sua pergunta mudou depois de este relatório ter sido criado.}}
approver {{Só uma pessoa que possa aprovar listas pode dar a resposta {$answer :either}.}}
* {{{$answer :either} não é uma resposta a esta pergunta.}}`,
  "issue.answer_refused.hint": `.input {$reason :string}
.match $reason
unknown_choice {{Escreva {$choices :either}.}}
no_question {{Apague a resposta. Se a linha tiver um erro, corrija as células.}}
two_answers {{Mantenha apenas uma das respostas.}}
two_people {{Procure as duas pessoas no serviço e corrija as respostas.}}
two_dates {{Mantenha uma das duas e apague a outra.}}
linked {{Procure outra vez o ID de contacto no serviço e corrija a resposta.}}
decided {{Se foi um engano, fale com o apoio informático.}}
waits {{Decida primeiro sobre essa lista.}}
setting {{O apoio informático altera «dateOrder» nas definições.}}
gone {{A linha volta a ser examinada com a próxima lista.}}
held {{Decida primeiro sobre a lista. Depois, responda no relatório mais recente dessa lista.}}
changed {{Responda à pergunta tal como consta do relatório mais recente.}}
approver {{Peça a uma dessas pessoas que responda à pergunta.}}
* {{Escreva {$choices :either}.}}`,

  // Rows that are not applied: title, what happened, what to do now
  "issue.first_name_missing.title": "Falta o nome próprio",
  "issue.first_name_missing.message": "Falta o nome próprio desta pessoa. Sem ele, não é possível dar-lhe os parabéns.",
  "issue.first_name_missing.hint": "Preencha o nome próprio.",

  "issue.full_name_unsplit.title": "Qual das partes é o nome próprio?",
  "issue.full_name_unsplit.message": `.input {$readings :either}
.match $readings
|| {{Não é claro que parte de «{$cell}» é o nome próprio.}}
* {{Não é claro que parte de «{$cell}» é o nome próprio: {$readings}.}}`,
  "issue.full_name_unsplit.hint": `.input {$reason :string}
.match $reason
|| {{Escreva o nome na forma «Apelido, Nome próprio» ou ponha o nome próprio e o apelido em colunas separadas.}}
* {{É uma só pergunta para toda a coluna: o que vem primeiro, o nome próprio ou o apelido? O apoio informático responde uma vez para todas as linhas com «nameOrder» («given_first» para Ana Silva ou «family_first» para Silva Ana). Também pode pôr o nome próprio e o apelido em colunas separadas.}}`,

  "issue.group_missing.title": "Falta o grupo",
  "issue.group_missing.message": "A linha não indica a que grupo pertence esta pessoa.",
  "issue.group_missing.hint":
    "Preencha o nome do grupo. Se todas as pessoas desta lista pertencerem ao mesmo grupo, o apoio informático pode indicá-lo uma só vez para toda a lista.",

  "issue.group_unknown.title": "Grupo desconhecido",
  "issue.group_unknown.message": `.input {$cell :string}
.match $cell
|| {{Não há nenhum grupo com este nome.}}
* {{Não há nenhum grupo com o nome «{$cell}».}}`,
  "issue.group_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Corrija o nome do grupo ou crie primeiro o grupo no serviço.}}
* {{Queria dizer o grupo {$nearest}? Corrija o nome ou crie primeiro o grupo no serviço.}}`,

  "issue.group_ambiguous.title": "Dois grupos com o mesmo nome",
  "issue.group_ambiguous.message": "Há mais de um grupo com o nome «{$cell}».",
  "issue.group_ambiguous.hint":
    "Dê nomes diferentes aos grupos no serviço (os números deles são {$groupIds :all}) e volte a colocar a lista na pasta de entrada.",

  "issue.several_groups.title": "Mais de um grupo",
  "issue.several_groups.message": `.input {$readings :all}
.match $readings
|| {{A linha indica mais de um grupo: «{$cell}». Cada pessoa só pode estar num grupo de cada vez.}}
* {{A linha indica mais de um grupo: {$readings}. Cada pessoa só pode estar num grupo de cada vez.}}`,
  "issue.several_groups.hint": "Deixe apenas o grupo em que esta pessoa deve receber os parabéns.",

  "issue.key_missing.title": "Não é possível identificar a pessoa",
  "issue.key_missing.message": `.input {$partCount :integer}
.input {$cell :string}
.match $partCount $cell
1 || {{Falta o valor que identifica esta pessoa de lista para lista: {$parts}.}}
1 * {{Não é possível ler o valor que identifica esta pessoa de lista para lista: {$parts} («{$cell}»).}}
* * {{Esta linha não tem nada que permita identificar a pessoa na próxima lista.}}`,
  "issue.key_missing.hint": `.input {$partCount :integer}
.match $partCount
1 {{Preencha este campo: {$parts}.}}
* {{Acrescente um e-mail, um telefone ou o nome completo com a data de nascimento.}}`,

  "issue.birthday_unreadable.title": "Data de nascimento ilegível",
  "issue.birthday_unreadable.message": "Não é possível ler a data de nascimento «{$cell}».",
  "issue.birthday_unreadable.hint":
    "Escreva a data na forma ano-mês-dia, por exemplo 1985-03-07 para 7 de março de 1985.",

  "issue.birthday_ambiguous.title": "Data de nascimento com duas leituras possíveis",
  "issue.birthday_ambiguous.message": `.input {$readings :either}
.input {$known :string}
.match $known $readings
|| || {{A data de nascimento «{$cell}» pode ser lida como dois dias diferentes. O programa não adivinha.}}
|| * {{A data de nascimento «{$cell}» pode ser lida como {$readings}. O programa não adivinha.}}
* * {{A data de nascimento «{$cell}» é deste ano ou do ano passado. Até agora, a data conhecida desta pessoa é {$known}. O programa não adivinha.}}`,
  "issue.birthday_ambiguous.hint": `.input {$standIn :string}
.input {$reason :string}
.match $standIn $reason
|| || {{Escreva a data na forma ano-mês-dia, por exemplo 1985-03-07 para 7 de março de 1985.}}
|| * {{É uma só pergunta para toda a coluna: o que vem primeiro, o dia ou o mês? «todas DMA» (dia, mês e ano) ou «todas MDA» (mês, dia e ano) responde para todas as linhas. Também pode escrever as datas na forma ano-mês-dia, por exemplo 1985-03-07 para 7 de março de 1985.}}
* * {{Se esta pessoa nasceu nesse dia, a resposta é «certa»: os dados são então enviados com esta data de nascimento, sem o ano. Se a data não for conhecida, a resposta é «desconhecida»: os dados de todas as pessoas com a data {$standIn} são então enviados sem data de nascimento.}}`,

  "issue.birthday_impossible.title": "A data de nascimento não existe",
  "issue.birthday_impossible.message": `.input {$calendar :string}
.input {$year :string}
.match $calendar $year
|| * {{A data de nascimento «{$cell}» não existe.}}
* || {{A data de nascimento «{$cell}» parece ser uma data {$calendar}.}}
* * {{A data de nascimento «{$cell}» parece ser uma data {$calendar}. No nosso calendário, esse ano começou em {$year}.}}`,
  "issue.birthday_impossible.hint":
    "Corrija a data de nascimento. Escreva-a na forma ano-mês-dia, por exemplo 1985-03-07 para 7 de março de 1985.",

  "issue.birthday_future.title": "Data de nascimento no futuro",
  "issue.birthday_future.message": "A data de nascimento «{$cell}» está no futuro.",
  "issue.birthday_future.hint":
    "Corrija o ano. Escreva a data na forma ano-mês-dia, por exemplo 1985-03-07 para 7 de março de 1985.",

  "issue.birthday_yearless.title": "Data de nascimento sem ano",
  "issue.birthday_yearless.message":
    "A data de nascimento «{$cell}» não tem ano, e esta lista está configurada para aceitar apenas datas completas.",
  "issue.birthday_yearless.hint":
    "Acrescente o ano. Escreva a data na forma ano-mês-dia, por exemplo 1985-03-07 para 7 de março de 1985.",

  "issue.birthday_column.title": "As datas de nascimento de toda a coluna são duvidosas",
  "issue.birthday_column.message": `.input {$readings :either}
.match $readings
|| {{A data de nascimento «{$cell}» não é de confiança: {$why}.}}
* {{A data de nascimento «{$cell}» não é de confiança: {$why}. Pode ser lida como {$readings}.}}`,
  "issue.birthday_column.hint":
    "Volte a exportar a lista com as datas de nascimento como texto. Escreva cada data na forma ano-mês-dia, por exemplo 1985-03-07 para 7 de março de 1985.",

  "issue.shared_birthday.title": "A mesma data de nascimento para muitas pessoas",
  "issue.shared_birthday.message":
    "{$people} pessoas desta lista têm a data de nascimento «{$cell}». É provável que tenha sido posta em vez de uma data desconhecida.",
  "issue.shared_birthday.hint":
    "Se todas nasceram nesse dia, a resposta é «certa». Se a data não for conhecida, a resposta é «desconhecida»: os dados destas pessoas são então enviados sem data de nascimento.",

  "issue.email_several.title": "Mais de um e-mail",
  "issue.email_several.message": `.input {$readings :all}
.match $readings
|| {{Há mais de um e-mail: «{$cell}».}}
* {{Há mais de um e-mail: {$readings}.}}`,
  "issue.email_several.hint": "Deixe apenas o e-mail que deve ser usado.",

  "issue.email_unreadable.title": "E-mail ilegível",
  "issue.email_unreadable.message": "«{$cell}» não é um endereço de e-mail.",
  "issue.email_unreadable.hint": "Corrija o e-mail ou, se não houver nenhum, limpe a célula.",

  "issue.columns_disagree.title": "Duas colunas contradizem-se",
  "issue.columns_disagree.message": `.input {$readings :all}
.match $readings
|| {{As colunas {$headers :all} contradizem-se sobre esta pessoa.}}
* {{As colunas {$headers :all} contradizem-se sobre esta pessoa: {$readings}.}}`,
  "issue.columns_disagree.hint": "Corrija a célula errada ou limpe-a.",

  "issue.contact_id_unreadable.title": "ID de contacto ilegível",
  "issue.contact_id_unreadable.message": "O ID de contacto «{$cell}» não é um número inteiro.",
  "issue.contact_id_unreadable.hint": "Corrija o ID de contacto ou, se não o souber, limpe a célula.",

  "issue.guardian_unreadable.title": "Não é claro quem é a pessoa responsável",
  "issue.guardian_unreadable.message": "Não é claro quem é a pessoa responsável «{$cell}».",
  "issue.guardian_unreadable.hint":
    "Escreva o valor que identifica a linha da pessoa responsável, ou então o ID de contacto dela.",

  "issue.cell_fault.title": "Célula danificada",
  "issue.cell_fault.message": "O valor «{$cell}» ({$place}) não pode ser usado: {$fault}.",
  "issue.cell_fault.hint": "Volte a escrever o valor, como texto.",

  "issue.cells_shifted.title": "As células da linha estão fora do lugar",
  "issue.cells_shifted.message":
    "O valor «{$cell}» ({$place}) é {$kind}. É provável que as células desta linha estejam nas colunas erradas, pelo que nada foi enviado.",
  "issue.cells_shifted.hint": "Ponha cada valor na respetiva coluna.",

  "issue.remark_unclear.title": "Uma observação fala de um falecimento",
  "issue.remark_unclear.message":
    "A observação «{$cell}» fala de um falecimento e pode referir-se a esta pessoa. Nada foi enviado.",
  "issue.remark_unclear.hint":
    "Se esta pessoa faleceu, escreva «faleceu» como observação. Se não, altere a observação.",

  "issue.too_many_cells.title": "Mais células do que colunas",
  "issue.too_many_cells.message":
    "Esta linha tem {$cells} células, mais do que as {$columns} colunas da lista. Não é claro a que coluna pertence cada célula, pelo que a linha não foi usada.",
  "issue.too_many_cells.hint":
    "Muitas vezes, a causa é uma vírgula ou um ponto e vírgula dentro de um valor. Ponha cada valor na respetiva coluna.",

  "issue.broken_quotes.title": "Aspas por fechar",
  "issue.broken_quotes.message":
    "Nesta linha há aspas que abrem e nunca fecham, pelo que não é claro onde começa e acaba cada célula.",
  "issue.broken_quotes.hint": "Retire as aspas ou guarde a lista como livro do Excel (.xlsx).",

  "issue.cell_too_long.title": "Uma célula é demasiado longa",
  "issue.cell_too_long.message": "Uma célula desta linha é mais longa do que qualquer valor real.",
  "issue.cell_too_long.hint":
    "Muitas vezes, a causa são aspas por fechar. Corrija esta linha e verifique as linhas à volta.",

  "issue.duplicate_key.title": "Várias linhas com a mesma chave e dados diferentes",
  "issue.duplicate_key.message": `.input {$sharing :string}
.input {$lineCount :integer}
.match $sharing $lineCount
wrong_key 0 {{A chave («{$key}») pertence a outra linha desta lista, como foi decidido. Esta linha parece ser de outra pessoa, por isso nada foi enviado para ela.}}
wrong_key * {{A chave («{$key}») pertence a outra linha desta lista ({$lines}), como foi decidido. Esta linha parece ser de outra pessoa, por isso nada foi enviado para ela.}}
people 0 {{Outra linha deste ficheiro tem a mesma chave («{$key}»), mas parece ser de outra pessoa.}}
people one {{A {$lines} deste ficheiro tem a mesma chave («{$key}»), mas parece ser de outra pessoa.}}
people * {{As {$lines} deste ficheiro têm a mesma chave («{$key}»), mas parecem ser de pessoas diferentes.}}
* 0 {{Outra linha deste ficheiro é da mesma pessoa («{$key}»), mas com dados diferentes.}}
* one {{A {$lines} deste ficheiro é da mesma pessoa («{$key}»), mas com dados diferentes.}}
* * {{As {$lines} deste ficheiro são da mesma pessoa («{$key}»), mas com dados diferentes.}}`,
  "issue.duplicate_key.hint": `.input {$sharing :string}
.input {$keyWithName :string}
.match $sharing $keyWithName
wrong_key || {{Corrija {$keyColumns} nesta linha, ou apague a linha da sua lista.}}
wrong_key * {{Se as duas pessoas têm o mesmo e-mail ou telefone, peça ao apoio informático que acrescente o nome próprio à chave desta lista ("key": [{$keyWithName}]). Se não, corrija {$keyColumns} nesta linha, ou apague a linha da sua lista.}}
people || {{Se são pessoas diferentes, corrija {$keyColumns} na linha errada. Se é uma só pessoa, decida qual das linhas está certa e retire as outras.}}
* || {{Decida qual das linhas está certa e retire as outras.}}
* * {{Se as linhas são de uma só pessoa, decida qual delas está certa e retire as outras. Se são de pessoas diferentes com o mesmo e-mail ou telefone, peça ao apoio informático que acrescente o nome próprio à chave desta lista ("key": [{$keyWithName}]).}}`,

  "issue.duplicate_contact_id.title": "Duas linhas para o mesmo contacto",
  "issue.duplicate_contact_id.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Outra linha deste ficheiro indica o mesmo ID de contacto ({$contactId}).}}
one {{A {$lines} deste ficheiro indica o mesmo ID de contacto ({$contactId}).}}
* {{As {$lines} deste ficheiro indicam o mesmo ID de contacto ({$contactId}).}}`,
  "issue.duplicate_contact_id.hint":
    "Decida a que pessoa pertence o contacto e apague o ID de contacto nas outras linhas.",

  "issue.looks_like.title": "Pessoa parecida com outra que já está no serviço",
  "issue.looks_like.message": `.input {$key :string}
.input {$lineCount :integer}
.match $key $lineCount
|| 0 {{Os dados desta linha são parecidos com os de {$name}, que já está no serviço. Não foi criado um segundo contacto, para que esta pessoa não receba os parabéns duas vezes.}}
|| * {{Os dados desta linha são parecidos com os de {$name}, que também está nesta lista (ver também: {$lines}). Não foi criado um segundo contacto, para que esta pessoa não receba os parabéns duas vezes.}}
* * {{Alguém respondeu «mesma» nesta linha e na de «{$key}», pelo que as duas seriam {$name}. As duas linhas diferem em: {$differing}. Nada foi enviado.}}`,
  "issue.looks_like.hint": `.input {$key :string}
.match $key
|| {{Se for a mesma pessoa, a resposta é «mesma»: o contacto recebe então os dados desta linha. Se for outra pessoa, a resposta é «nova»: é então criado um contacto novo para esta pessoa.}}
* {{Responda «mesma» apenas na linha certa: a outra não é usada. Se esta linha for de outra pessoa, a resposta é «nova». Ou ponha os mesmos dados em ambas as linhas.}}`,

  "issue.looks_like_in_doubt.title": "Pessoa parecida com outra que talvez já esteja no serviço",
  "issue.looks_like_in_doubt.message":
    "Os dados desta linha são parecidos com os de {$name}, que já tinham sido enviados sem receber resposta. Desta linha nada foi enviado, para que esta pessoa não receba os parabéns duas vezes.",
  "issue.looks_like_in_doubt.hint":
    "Procure a pessoa no serviço e diga ao apoio informático o que encontrou, para que o registe com «celebration-sync resolve {$operationId}». Esta linha é depois enviada com a próxima lista.",

  "issue.may_be_never.title": "Talvez uma pessoa que nunca deve receber os parabéns",
  "issue.may_be_never.message": `.input {$by :string}
.match $by
email {{O e-mail desta linha é de uma pessoa que nunca deve receber os parabéns. Nada foi enviado, porque a linha pode ser dessa pessoa.}}
phone {{O número de telefone desta linha é de uma pessoa que nunca deve receber os parabéns. Nada foi enviado, porque a linha pode ser dessa pessoa.}}
key {{O valor que identifica esta linha era de uma pessoa que nunca deve receber os parabéns. Nada foi enviado, porque a linha pode ser dessa pessoa.}}
* {{Uma pessoa com este nome nunca deve receber os parabéns. Nada foi enviado, porque a linha pode ser dessa pessoa.}}`,
  "issue.may_be_never.hint": `.input {$contactId :string}
.match $contactId
|| {{Se for essa pessoa, a resposta é «mesma»: a linha passa então a ser ignorada. Se for outra pessoa, a resposta é «nova»: a linha é então enviada.}}
* {{Se for essa pessoa, a resposta é «mesma»: a linha passa então a ser ignorada e o contacto {$contactId} é eliminado. Se for outra pessoa, a resposta é «nova»: a linha é então enviada.}}`,

  "issue.other_person.title": "Ainda é a mesma pessoa?",
  "issue.other_person.message": `.input {$likeName :string}
.input {$key :string}
.match $likeName $key
|| || {{Esta linha é nova, mas pode ser de {$name}, cuja linha já não está na lista. Nada foi enviado, para que esta pessoa não receba os parabéns duas vezes.}}
|| * {{O valor que identifica a pessoa («{$key}») pertence até agora a {$name}. Esta linha parece ser de uma pessoa diferente, pelo que nada foi enviado.}}
* * {{O valor que identifica a pessoa («{$key}») pertence até agora a {$name}. Esta linha parece ser de {$likeName}, pelo que nada foi enviado.}}`,
  "issue.other_person.hint": `.input {$likeName :string}
.input {$stays :string}
.input {$own :string}
.match $stays $likeName $own
gone * * {{O contacto anterior já não está associado a nenhuma lista. A resposta é «nova»: é então criado um novo contacto para esta pessoa.}}
|| || * {{Se for a mesma pessoa, a resposta é «mesma». Se for outra pessoa, a resposta é «nova»: o contacto anterior é então eliminado e é criado um novo para esta pessoa.}}
* || * {{Se for a mesma pessoa, a resposta é «mesma». Se for outra pessoa, a resposta é «nova»: o contacto anterior continua então no serviço, porque esta lista não pode eliminar, e é criado um novo para esta pessoa.}}
* * || {{Se esta linha for de {$name}, a resposta é «mesma»: o contacto recebe então os dados desta linha. Se for de {$likeName} ou de outra pessoa, a resposta é «nova».}}
* * * {{Já existe um contacto para {$likeName}. Se esta linha for de {$likeName} ou de outra pessoa, a resposta é «nova». Com «mesma», o contacto de {$name} recebe os dados desta linha, e {$likeName} fica então duas vezes no serviço.}}`,

  "issue.guardian_unknown.title": "Pessoa responsável não encontrada",
  "issue.guardian_unknown.message": "A pessoa responsável «{$cell}» não está nem nesta lista nem no serviço.",
  "issue.guardian_unknown.hint": "Corrija a pessoa responsável ou acrescente à lista uma linha para ela.",

  "issue.guardian_circle.title": "Pessoas responsáveis em ciclo",
  "issue.guardian_circle.message": `.input {$lineCount :integer}
.match $lineCount
0 {{Esta pessoa seria responsável por si própria.}}
* {{Esta pessoa seria responsável por si própria (ver também: {$lines}).}}`,
  "issue.guardian_circle.hint": "Corrija a pessoa responsável numa destas linhas.",

  "issue.linked_elsewhere.title": "O contacto pertence a outra linha",
  "issue.linked_elsewhere.message": `.input {$feed :string}
.match $feed
|| {{O ID de contacto desta linha ({$contactId}) já pertence a outra pessoa.}}
* {{O ID de contacto desta linha ({$contactId}) já pertence a outra pessoa da lista «{$feed}».}}`,
  "issue.linked_elsewhere.hint": "Corrija o ID de contacto ou limpe a célula.",

  "issue.cut_row.title": "A última linha pode estar cortada",
  "issue.cut_row.message": "O ficheiro acaba a meio desta linha ou logo a seguir, pelo que a linha não foi usada.",
  "issue.cut_row.hint": "Volte a colocar a lista completa na pasta de entrada.",
  "issue.torn_row.title": "Uma quebra de linha parte esta linha",
  "issue.torn_row.message":
    "Esta linha parece ser uma só com outra ({$lines}), partida por uma quebra de linha, pelo que nenhuma foi usada.",
  "issue.torn_row.hint":
    "Ponha os dados de novo numa só linha, ou ponha entre aspas a célula com a quebra de linha. Depois volte a colocar a lista na pasta de entrada.",

  "issue.waits_for_held.title": "Depende de uma alteração em espera",
  "issue.waits_for_held.message":
    "No serviço, {$name} ainda tem o e-mail ou o telefone desta pessoa, e a alteração correspondente está em espera.",
  "issue.waits_for_held.hint":
    "Decida primeiro sobre a alteração em espera. Não precisa de fazer mais nada: esta linha é enviada a seguir.",
  "issue.waits_for_doubt.title": "Depende de uma pessoa em dúvida",
  "issue.waits_for_doubt.message":
    "O valor que identifica a pessoa («{$key}») pertence até agora a {$name}, cujos dados já tinham sido enviados sem receber resposta. Esta linha parece ser de uma pessoa diferente, pelo que nada foi enviado.",
  "issue.waits_for_doubt.hint":
    "Verifique primeiro se {$name} está no serviço, para que essa dúvida seja resolvida. Não precisa de fazer mais nada: esta linha é enviada a seguir, ou recebe uma pergunta sobre ela.",

  // Lines of a corrected report that are not used
  "issue.foreign_id.title": "A linha não é deste relatório",
  "issue.foreign_id.message":
    "Esta linha do relatório corrigido não foi usada: o seu _id «{$id}» não foi atribuído pelo programa.",
  "issue.foreign_id.hint":
    "Abra o relatório mais recente e faça esta correção na linha desta pessoa. Se ordenar os dados, ordene sempre linhas inteiras, e não altere as colunas cujo título começa por _.",
  "issue.other_feed.title": "Linha do relatório de outra lista",
  "issue.other_feed.message": `.input {$feed :string}
.match $feed
|| {{Esta linha do relatório corrigido não foi usada: o seu _id «{$id}» é do relatório de outra lista.}}
* {{Esta linha do relatório corrigido não foi usada: o seu _id «{$id}» é do relatório da lista «{$feed}».}}`,
  "issue.other_feed.hint":
    "Faça a correção no relatório dessa lista e coloque esse relatório, em separado, na pasta de entrada.",
  "issue.other_row.title": "Linha com o _id de outra linha",
  "issue.other_row.message":
    "Esta linha do relatório corrigido não foi usada: o seu _id «{$id}» pertence à linha de {$name}.",
  "issue.other_row.hint":
    "Abra o relatório mais recente e faça esta correção na linha desta pessoa. Se ordenar os dados, ordene sempre linhas inteiras, e não altere as colunas cujo título começa por _.",
  "issue.line_key_changed.title": "Linha cuja chave foi alterada",
  "issue.line_key_changed.message":
    "Esta linha do relatório corrigido não foi usada: «{$column}» de {$name} já não é «{$cell}», e um relatório não pode alterar isso.",
  "issue.line_key_changed.hint":
    "No relatório mais recente, volte a pôr «{$cell}» em «{$column}», deixe as outras correções como estão e ponha o relatório de novo na pasta de entrada. Se «{$cell}» estiver errado, corrija-o na sua lista.",
  "issue.lines_differ.title": "Linhas que se contradizem",
  "issue.lines_differ.message": `.input {$lineCount :integer}
.match $lineCount
one {{Esta linha do relatório corrigido não foi usada: a {$lines} do relatório tem o mesmo _id ou a mesma chave, mas dados diferentes.}}
* {{Esta linha do relatório corrigido não foi usada: as {$lines} do relatório têm o mesmo _id ou a mesma chave, mas dados diferentes.}}`,
  "issue.lines_differ.hint":
    "Decida qual é a linha certa, apague as outras do relatório e volte a colocar o relatório na pasta de entrada.",
  "issue.waits_for_list.title": "Aguarda a sua decisão sobre uma lista",
  "issue.waits_for_list.message":
    "Esta correção é de uma lista que aguarda a sua decisão ({$list}) e fica em espera juntamente com ela.",
  "issue.waits_for_list.hint":
    "Decida sobre essa lista. Se a aprovar, a correção é aplicada automaticamente. Se a descartar, a correção fica sem efeito.",
  "issue.list_discarded.title": "Correção de uma lista descartada",
  "issue.list_discarded.message": "Esta correção não foi usada: a lista a que pertencia ({$list}) foi descartada.",
  "issue.list_discarded.hint":
    "Faça a correção no relatório mais recente, se a pessoa lá constar; se não, na sua lista.",
  "issue.line_outdated.title": "Correção tardia",
  "issue.line_outdated.message": "Esta correção não foi usada: a linha mudou depois de este relatório ter sido criado.",
  "issue.line_outdated.hint":
    "Faça a correção no relatório mais recente, se a pessoa lá constar; se não, na sua lista.",
  "issue.line_solved.title": "Correção tardia",
  "issue.line_solved.message":
    "Esta correção não foi usada: quando chegou, a linha já estava certa ou já tinha saído da lista.",
  "issue.line_solved.hint": "Faça a correção no relatório mais recente, se a pessoa lá constar; se não, na sua lista.",
  "issue.line_left_out.title": "Correção de uma linha ignorada",
  "issue.line_left_out.message":
    "Esta correção não foi usada: a linha foi ignorada, por decisão de uma pessoa, depois de este relatório ter sido guardado.",
  "issue.line_left_out.hint": "Se a pessoa deve mesmo constar da sua lista, corrija a linha na sua lista.",

  // Answers of the service. `$notDone` is one of these sentences without its full stop.
  "not_done.create": "Esta pessoa não foi adicionada",
  "not_done.update": "Os dados desta pessoa não foram atualizados",
  "not_done.delete": "O contacto desta pessoa não foi eliminado",
  "not_done.none": "Esta linha não foi aplicada",

  "issue.invalid_request.title": "O serviço não conseguiu usar esta linha",
  "issue.invalid_request.message": "{$notDone}: falta um valor ou o serviço não conseguiu usá-lo.",
  "issue.invalid_request.hint":
    "Verifique o grupo e os outros dados desta linha. A linha volta a ser enviada quando for alterada.",
  "issue.plan_limit_reached.title": "A conta está cheia",
  "issue.plan_limit_reached.message": "{$notDone}: a conta já tem todos os contactos que o plano permite.",
  "issue.plan_limit_reached.hint":
    "Liberte espaço ou mude para um plano maior. Não é preciso alterar a linha: o próximo processamento tenta novamente.",
  "issue.not_found.title": "Não encontrado na conta",
  "issue.not_found.message": "{$notDone}: o serviço não encontra o grupo ou a pessoa.",
  "issue.not_found.hint": "Verifique se o grupo ainda existe no serviço e volte a colocar a lista na pasta de entrada.",
  "issue.contact_exists.title": "E-mail ou telefone já usado neste grupo",
  "issue.contact_exists.message": `.input {$feed :string}
.input {$address :string}
.match $feed $address
|| || {{{$notDone}: já há neste grupo uma pessoa com o mesmo e-mail ou telefone.}}
|| * {{{$notDone}: já há neste grupo uma pessoa com o mesmo e-mail ou telefone ({$address}).}}
* * {{Os dados desta linha são parecidos com os de {$name}, que já está no serviço. Não foi criado um segundo contacto, para que esta pessoa não receba os parabéns duas vezes.}}`,
  "issue.contact_exists.hint": `.input {$feed :string}
.input {$lineCount :integer}
.input {$name :string}
.match $feed $lineCount $name
|| 0 || {{Se for a mesma pessoa, o apoio informático pode associar esta linha a esse contacto com «celebration-sync link». Se não, indique para esta pessoa um e-mail ou telefone só dela.}}
|| 0 * {{{$name :first} já tem esse e-mail ou telefone. Se for a mesma pessoa, deixe na lista uma só linha para ela. Se não, indique para esta pessoa um e-mail ou telefone só dela.}}
|| one * {{A {$lines} deste ficheiro tem esse e-mail ou telefone. Se for a mesma pessoa, deixe na lista uma só linha para ela. Se não, indique para esta pessoa um e-mail ou telefone só dela.}}
|| * * {{As {$lines} deste ficheiro têm esse e-mail ou telefone. Se for sempre a mesma pessoa, deixe na lista uma só linha para ela. Se não, indique para esta pessoa um e-mail ou telefone só dela.}}
* * * {{{$name :first} também está na lista «{$feed}». Se for a mesma pessoa, deixe uma só linha para ela. Se não, indique para esta pessoa um e-mail ou telefone só dela.}}`,
  "issue.validation_error.title": "O serviço recusou um valor",
  "issue.validation_error.message": `.input {$cell :string}
.input {$refused :string}
.match $refused $cell
|| * {{{$notDone}: o serviço não aceita um valor desta linha.}}
* || {{{$notDone}: o serviço não aceita um valor ({$refused}).}}
* * {{{$notDone}: o serviço não aceita o valor «{$cell}» ({$refused}).}}`,
  "issue.validation_error.hint": "Corrija o valor. A linha volta a ser enviada assim que for alterada.",
  "issue.service_refused.title": "O serviço recusou a linha",
  "issue.service_refused.message": "{$notDone}: o serviço recusou o pedido.",
  "issue.service_refused.hint":
    "Se o motivo não for claro, fale com o apoio informático. A assistência do serviço pode encontrar o pedido através do valor na coluna _request_id.",
  "issue.group_gone.title": "O grupo já não existe",
  "issue.group_gone.message": `.input {$operation :string}
.match $operation
delete {{{$notDone}: o grupo desta pessoa já não existe no serviço.}}
* {{{$notDone}: o grupo «{$group}» já não existe no serviço.}}`,
  "issue.group_gone.hint": `.input {$operation :string}
.match $operation
delete {{Se a pessoa ainda estiver no serviço, elimine lá o contacto. Depois peça ao apoio informático que anule a associação com «celebration-sync unlink{$row}».}}
* {{Crie novamente o grupo ou escreva outro grupo na linha.}}`,
  "issue.contact_gone.title": "A pessoa já não está no serviço",
  "issue.contact_gone.message":
    "O contacto desta pessoa já não existe: foi eliminado no serviço. Não foi criado novamente.",
  "issue.contact_gone.hint":
    "Retire a pessoa da sua lista. Se o contacto foi eliminado por engano, peça ao apoio informático que o crie novamente.",
  "issue.guardian_not_created.title": "Falta a pessoa responsável",
  "issue.guardian_not_created.message":
    "Os dados desta pessoa não foram enviados, porque não foi possível adicionar a pessoa responsável «{$cell}».",
  "issue.guardian_not_created.hint": `.input {$lineCount :integer}
.match $lineCount
0 {{Corrija primeiro a linha da pessoa responsável. O próximo processamento tenta depois novamente com esta linha.}}
* {{Corrija primeiro a linha da pessoa responsável ({$lines}). O próximo processamento tenta depois novamente com esta linha.}}`,
  "issue.in_doubt.title": "Não se sabe se a pessoa chegou ao serviço",
  "issue.in_doubt.message": `.input {$otherContact :string}
.match $otherContact
|| {{Os dados desta pessoa foram enviados, mas não chegou nenhuma resposta. A pessoa pode estar ou não no serviço e ainda receber os parabéns. Os dados não foram enviados novamente, para que ela não os receba duas vezes.}}
* {{Os dados desta pessoa foram enviados, mas o serviço respondeu com os dados de outra pessoa. A pessoa pode estar ou não no serviço e ainda receber os parabéns. Os dados não foram enviados novamente, para que ela não os receba duas vezes.}}`,
  "issue.in_doubt.hint": `.input {$planFull :string}
.match $planFull
|| {{Procure a pessoa no serviço e diga ao apoio informático o que encontrou, para que o registe com «celebration-sync resolve {$operationId} --created CONTACT_ID» ou «celebration-sync resolve {$operationId} --not-created».}}
* {{Não foi possível perguntar ao serviço, porque a conta já tem todos os contactos que o plano permite («{$planFull}»). Com mais espaço ou um plano maior, o próximo processamento volta a perguntar. Procure a pessoa no serviço e diga ao apoio informático o que encontrou, para que o registe com «celebration-sync resolve {$operationId} --created CONTACT_ID» ou «celebration-sync resolve {$operationId} --not-created».}}`,
  "issue.exists_unlinked.title": "No serviço, mas não associada a esta lista",
  "issue.exists_unlinked.message": `.input {$address :string}
.match $address
|| {{Há no serviço uma pessoa com o e-mail ou telefone desta linha. É muito provavelmente esta pessoa, cujos dados já tinham sido enviados sem receber resposta. As alterações desta linha só chegam ao contacto depois de a linha lhe ser associada.}}
* {{Há no serviço uma pessoa com o e-mail ou telefone desta linha ({$address}). É muito provavelmente esta pessoa, cujos dados já tinham sido enviados sem receber resposta. As alterações desta linha só chegam ao contacto depois de a linha lhe ser associada.}}`,
  "issue.exists_unlinked.hint":
    "Procure a pessoa no serviço e dê o ID de contacto ao apoio informático, para que associe a linha ao contacto com «celebration-sync link{$target}».",
  "issue.not_sent.title": "Ainda não enviada",
  "issue.not_sent.message": `.input {$why :string}
.match $why
|| {{{$notDone} por enquanto.}}
* {{{$notDone} por enquanto: {$why}.}}`,
  "issue.not_sent.hint": "Não precisa de fazer nada: o próximo processamento tenta novamente com esta linha.",

  // Rows that are applied, with a value that is left out or looks odd
  "issue.phone_unreadable.title": "Telefone ilegível",
  "issue.phone_unreadable.message": "Não é possível ler o número de telefone «{$cell}».",
  "issue.phone_unreadable.hint": "Escreva o número com o indicativo do país, por exemplo +351 912 345 678.",
  "issue.phone_scientific.title": "Telefone danificado pela folha de cálculo",
  "issue.phone_scientific.message":
    "A folha de cálculo abreviou o número de telefone para «{$cell}», e perderam-se algarismos.",
  "issue.phone_scientific.hint": "Formate a coluna como texto e volte a escrever o número.",
  "issue.phone_rounded.title": "Telefone arredondado pela folha de cálculo",
  "issue.phone_rounded.message":
    "O número de telefone «{$cell}» acaba em muitos zeros. É provável que uma folha de cálculo o tenha arredondado e que se tenham perdido os últimos algarismos.",
  "issue.phone_rounded.hint": "Formate a coluna como texto e volte a escrever o número a partir da fonte original.",
  "issue.phone_needs_country.title": "Telefone sem indicativo do país",
  "issue.phone_needs_country.message": "Não é claro de que país é o número de telefone «{$cell}».",
  "issue.phone_needs_country.hint":
    "Escreva o número com o indicativo do país, por exemplo +351 912 345 678, ou peça ao apoio informático que defina um país para esta lista.",
  "issue.phone_several.title": "Mais de um telefone",
  "issue.phone_several.message": `.input {$readings :all}
.match $readings
|| {{Há mais de um número de telefone: «{$cell}».}}
* {{Há mais de um número de telefone: {$readings}.}}`,
  "issue.phone_several.hint": "Deixe apenas o número que deve ser usado.",
  "issue.timezone_unknown.title": "Fuso horário desconhecido",
  "issue.timezone_unknown.message": "«{$cell}» não é um fuso horário conhecido.",
  "issue.timezone_unknown.hint": `.input {$nearest :either}
.match $nearest
|| {{Escreva a região e a cidade, por exemplo Europe/Lisbon.}}
* {{Queria dizer {$nearest}?}}`,
  "issue.value_unreadable.title": "Valor ilegível",
  "issue.value_unreadable.message": `.input {$readings :all}
.input {$fault :string}
.match $readings $fault
|| || {{O valor «{$cell}» ({$place}) não pode ser usado.}}
|| * {{O valor «{$cell}» ({$place}) não pode ser usado: {$fault}.}}
* || {{Não é claro qual dos valores {$readings} está certo.}}
* * {{Não é claro qual dos valores {$readings} está certo: {$fault}.}}`,
  "issue.value_unreadable.hint": "Corrija o valor ou limpe a célula.",
  "issue.birthday_stand_in_year.title": "Ano fictício na data de nascimento",
  "issue.birthday_stand_in_year.message": `.input {$readings :either}
.match $readings
|| {{O ano da data de nascimento «{$cell}» é um dos que os programas põem quando não sabem o ano. A data foi enviada sem ano.}}
* {{O ano da data de nascimento «{$cell}» é um dos que os programas põem quando não sabem o ano. A data foi lida como {$readings}, sem ano.}}`,
  "issue.birthday_stand_in_year.hint": "Se souber o ano de nascimento, preencha-o.",
  "issue.birthday_implausible.title": "Data de nascimento pouco provável",
  "issue.birthday_implausible.message":
    "A data de nascimento «{$cell}» foi usada, mas o ano é pouco provável: é o ano atual ou tem mais de um século.",
  "issue.birthday_implausible.hint":
    "Verifique o ano. As listas dos aniversários deste ano têm muitas vezes o ano atual em vez do ano de nascimento.",
  "issue.value_blanked.title": "Em branco na lista, mantido no serviço",
  "issue.value_blanked.message":
    "Na lista já não há nenhum valor ({$place}), mas o serviço ainda tem «{$value}» e continua a usá-lo.",
  "issue.value_blanked.hint":
    "Volte a preencher a célula. Se o valor deve desaparecer, ou não é desta pessoa, peça que seja apagado no serviço, ou peça ao apoio informático que ponha «blankCells» em «clear» para esta lista.",
  "issue.address_ordered_out.title": "Um e-mail ou telefone que deve ser deixado de fora",
  "issue.address_ordered_out.message": `.input {$by :string}
.match $by
|| {{«{$value}» é deixado de fora desta linha desde {$since}, porque outro contacto o tem.}}
* {{«{$value}» é deixado de fora desta linha desde {$since} pela resposta de {$by}, porque outro contacto o tem.}}`,
  "issue.address_ordered_out.hint":
    "Se afinal deve ser enviado, peça ao apoio informático que termine isto com «celebration-sync corrections drop {$correction}». Caso contrário, retire-o desta linha.",
  "issue.address_left_out.title": "E-mail ou telefone partilhado foi ignorado",
  "issue.address_left_out.message": `.input {$lineCount :integer}
.match $lineCount
0 {{«{$value}» já pertence a outra linha do mesmo grupo, pelo que aqui foi ignorado.}}
* {{«{$value}» já pertence a outra linha do mesmo grupo ({$lines}), pelo que aqui foi ignorado.}}`,
  "issue.address_left_out.hint": "Indique para esta pessoa um e-mail ou telefone só dela, se houver.",
  "issue.greeted_twice.title": "Pode receber os parabéns duas vezes",
  "issue.greeted_twice.message": `.input {$feed :string}
.match $feed
|| {{{$name :first} também está noutra lista e pode receber os parabéns duas vezes.}}
* {{{$name :first} também está na lista «{$feed}» e pode receber os parabéns duas vezes.}}`,
  "issue.greeted_twice.hint": "Se for a mesma pessoa, retire-a de uma das duas listas.",
  "issue.second_row_differs.title": "Uma segunda linha de uma pessoa, com dados diferentes",
  "issue.second_row_differs.message":
    "Alguém respondeu que esta linha e a de «{$key}» são da mesma pessoa. Só a outra linha é usada. As duas linhas diferem em: {$differing}.",
  "issue.second_row_differs.hint": "Ponha os mesmos dados em ambas as linhas ou retire uma delas da sua lista.",
  "issue.inactive_reported.title": "Com marca de saída",
  "issue.inactive_reported.message":
    "Esta pessoa tem na lista a marca «{$word}», mas ainda está no serviço e pode receber os parabéns.",
  "issue.inactive_reported.hint": "Se já não deve receber os parabéns, peça que o contacto seja eliminado no serviço.",
  "issue.remark_of_relative.title": "Uma observação fala da morte de um familiar",
  "issue.remark_of_relative.message":
    "A observação «{$cell}» parece referir-se a um familiar, pelo que a linha é usada.",
  "issue.remark_of_relative.hint": "Se foi esta pessoa que faleceu, escreva «faleceu» como observação.",
  "issue.group_filled_down.title": "Grupo numa célula unida",
  "issue.group_filled_down.message":
    "O grupo «{$cell}» está numa célula unida ({$lines}). Foi usado para todas as pessoas nas linhas dessa célula.",
  "issue.group_filled_down.hint": "Se todas estas pessoas pertencem a esse grupo, não precisa de fazer nada.",
  "issue.former_contact_stays.title": "A pessoa anterior continua no serviço",
  "issue.former_contact_stays.message":
    "Esta linha já não é de {$name}. Esta lista não pode eliminar, pelo que essa pessoa continua no serviço e pode receber os parabéns.",
  "issue.former_contact_stays.hint":
    "Se essa pessoa já não deve receber os parabéns, peça que o contacto seja eliminado no serviço.",
  "issue.system_groups_dropped.title": "Grupos ignorados",
  "issue.system_groups_dropped.message": `.input {$groups :all}
.match $groups
|| {{Foram ignorados alguns grupos próprios do programa que criou a lista.}}
* {{Foram ignorados alguns grupos próprios do programa que criou a lista: {$groups}.}}`,
  "issue.system_groups_dropped.hint": "Se o grupo que resta é o correto, não precisa de fazer nada.",

  // Why a row was not sent yet, as the end of a sentence
  "why.changed_meanwhile": "os dados desta pessoa no serviço mudaram entretanto",
  "why.named_again": "consta outra vez de uma lista ou de um relatório corrigido mais recente",
  "why.in_other_list": "essa pessoa está entretanto no serviço através de outra lista",
  "why.returned": "essa pessoa voltou a constar de uma lista mais recente",
  "why.sent_before": "já houve um envio anterior, mas não chegou nenhuma resposta",
  "why.maybe_same": "outra linha da lista pode ser da mesma pessoa ({$lines})",
  "why.same_refused": "outra linha da lista pode ser da mesma pessoa ({$lines}), e essa linha foi recusada",
  "why.discarded": "o resto desta lista foi descartado",
  "why.kept": "esta pessoa foi excluída quando a lista foi aprovada",
  "why.never": "esta pessoa nunca deve receber os parabéns",
  "why.blank_keeps": "as definições mudaram, e as células em branco já não apagam valores",
  "why.yearless_rejected": "as definições mudaram, e as datas de nascimento sem ano já não são enviadas",
  "why.column_gone": "as definições mudaram, e a coluna «{$setting}» já não é lida",
  "why.column_reread": "as definições mudaram, e a coluna «{$setting}» é lida como outro campo",
  "why.default_changed": "as definições mudaram, e o valor predefinido de «{$setting}» é outro",
  "why.date_order_changed": "as definições mudaram, e as datas são lidas noutra ordem",
  "why.name_order_changed": "as definições mudaram, e os nomes são lidos noutra ordem",
  "why.no_deletes": "as definições mudaram, e esta lista já não elimina ninguém",
  "why.mark_ignored": "as definições mudaram, e a marca na lista já não elimina ninguém",
  "why.mark_held": "as definições mudaram, e as pessoas com marca na lista só são eliminadas depois de aprovação",
  "why.stricter_limits": "as definições mudaram, e são permitidas menos eliminações sem aprovação",

  // Lines that were left out
  "skip.repeated_header": "Outra vez os títulos das colunas, não uma pessoa",
  "skip.footer": "Uma linha final (total, data, nota), não uma pessoa",
  "skip.instructions": "Instruções, não uma pessoa",
  "skip.hidden_row": "Oculta no livro",
  "skip.other_sheet": "Numa folha que não é lida",
  "skip.second_table": "Numa tabela diferente da lista",
  "skip.inactive": "Com marca de falecimento, saída ou eliminação, e não está no serviço",
  "skip.outdated": "Já é conhecida uma versão mais recente desta linha",
  "skip.solved": "Já resolvida",
  "skip.left_out": "Ignorada, por decisão de uma pessoa, depois de este relatório ter sido guardado",
  "skip.refused_line": "O seu _id não lhe pertence",
  "skip.waits_for_list": "Aguarda a decisão sobre uma lista",
  "skip.not_corrected": "A lista aguarda uma decisão, e a linha não foi corrigida",
  "skip.sent_on": "Aguardava a decisão sobre uma lista e foi depois usada com um relatório próprio",
  "skip.never": "Pessoa que nunca deve receber os parabéns",
  "skip.duplicate": "A mesma linha está mais acima; as duas contam como uma",

  // Why a column is used or left out
  "column.configured": "indicada nas definições desta lista",
  "column.alias": "reconhecida pelo título",
  "column.values": "reconhecida pelos valores",
  "column.key": "identifica as pessoas",
  "column.not_groups": "nem todos os valores são nomes de grupos",
  "column.unmatched": "o título não corresponde a nenhum campo",
  "column.withheld": "privada, nunca é enviada",
  "column.ignored": "ignorada segundo as definições",

  // A column that looks like a field, and is not sent
  "proposal.email": "endereços de e-mail",
  "proposal.phone": "números de telefone",
  "proposal.birthday": "datas de nascimento",
  "proposal.full_name": "nomes completos",
  "proposal.first_name": "nomes próprios",
  "proposal.last_name": "apelidos",
  "proposal.title.email": "E-mail",
  "proposal.title.phone": "Telefone",
  "proposal.title.birthday": "Data de nascimento",
  "proposal.title.full_name": "Nome completo",
  "proposal.title.first_name": "Nome próprio",
  "proposal.title.last_name": "Apelido",
  "proposal.untitled":
    "Uma coluna sem título parece conter {$looks}, e não é enviada. Dê-lhe um título na lista, por exemplo «{$title}».",
  "proposal.titled": `A coluna «{$header}» parece conter {$looks}, e não é enviada. Se for o caso, o apoio informático pode acrescentar {$json}: "{$field}" em "columns", nas definições da lista; se não, {$json}: null.`,

  // Guards: title, what looked wrong, what to look at
  "guard.delete_limit.title": "Mais eliminações do que é habitual",
  "guard.delete_limit.message": `.input {$limit :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{Seria eliminado {$deletes} contacto, de um total de {$linked :integer}; nesta lista, todas as eliminações precisam de aprovação.}}
0 * {{Seriam eliminados {$deletes} contactos, de um total de {$linked :integer}; nesta lista, todas as eliminações precisam de aprovação.}}
1 one {{Seria eliminado {$deletes} contacto, de um total de {$linked :integer}; sem aprovação só é permitida uma eliminação.}}
1 * {{Seriam eliminados {$deletes} contactos, de um total de {$linked :integer}; sem aprovação só é permitida uma eliminação.}}
* one {{Seria eliminado {$deletes} contacto, de um total de {$linked :integer}; sem aprovação são permitidas até {$limit} eliminações.}}
* * {{Seriam eliminados {$deletes} contactos, de um total de {$linked :integer}; sem aprovação são permitidas até {$limit} eliminações.}}`,
  "guard.delete_limit.look": "Verifique se estas pessoas saíram mesmo ou se falta uma parte da lista.",
  "guard.delete_share.title": "Uma grande parte seria eliminada",
  "guard.delete_share.message": `.input {$deletes :integer}
.match $deletes
one {{Seria eliminado {$deletes} contacto, de um total de {$linked :integer}: mais de um quarto da lista.}}
* {{Seriam eliminados {$deletes} contactos, de um total de {$linked :integer}: mais de um quarto da lista.}}`,
  "guard.delete_share.look": "Verifique se a lista está completa.",
  "guard.delete_total.title": "Número muito elevado de eliminações",
  "guard.delete_total.message": `.input {$deletes :integer}
.match $deletes
one {{Seria eliminado {$deletes} contacto; mais de {$limit :integer} eliminações de uma só vez precisam sempre de aprovação.}}
* {{Seriam eliminados {$deletes} contactos; mais de {$limit :integer} eliminações de uma só vez precisam sempre de aprovação.}}`,
  "guard.delete_total.look": "Verifique se a lista está completa.",
  "guard.group_emptied.title": "Um grupo inteiro ficaria vazio",
  "guard.group_emptied.message": `.input {$people :integer}
.match $people
one {{Seria eliminado o último contacto de {$groups :all}, e não ficaria ninguém.}}
* {{Seriam eliminados os últimos {$people} contactos de {$groups :all}, e não ficaria ninguém.}}`,
  "guard.group_emptied.look": "Verifique se o grupo foi encerrado de propósito ou se falta na lista por engano.",
  "guard.still": `.input {$deletes :integer}
.match $deletes
one {{Seria eliminado {$deletes} contacto, tal como depois de uma lista anterior que talvez estivesse incompleta. Essa eliminação ainda não foi aprovada.}}
* {{Seriam eliminados {$deletes} contactos, tal como depois de uma lista anterior que talvez estivesse incompleta. Essas eliminações ainda não foram aprovadas.}}`,
  "guard.unidentified_rows.title": "Linhas de que não se sabe a quem pertencem",
  "guard.unidentified_rows.message": `.input {$rows :integer}
.input {$deletes :integer}
.match $rows $deletes
one one {{{$rows} linha não aplicada{$where} pode ser de uma pessoa cujo contacto seria eliminado.}}
one * {{{$rows} linha não aplicada{$where} pode ser de uma das {$deletes} pessoas cujos contactos seriam eliminados.}}
* one {{{$rows} linhas não aplicadas{$where} podem ser de uma pessoa cujo contacto seria eliminado.}}
* * {{{$rows} linhas não aplicadas{$where} podem ser de algumas das {$deletes} pessoas cujos contactos seriam eliminados.}}`,
  "guard.unidentified_rows.look": `.input {$rows :integer}
.match $rows
one {{Corrija primeiro essa linha em rejections.xlsx. As pessoas podem ainda estar na lista, com outro nome ou número.}}
* {{Corrija primeiro essas linhas em rejections.xlsx. As pessoas podem ainda estar na lista, com outro nome ou número.}}`,
  "guard.inactive_people.title": "Pessoas com marca de saída",
  "guard.inactive_people.message": `.input {$people :integer}
.match $people
one {{{$people} pessoa tem marca de falecimento, saída ou eliminação.}}
* {{{$people} pessoas têm marca de falecimento, saída ou eliminação.}}`,
  "guard.inactive_people.look": "Verifique os nomes.",
  "guard.never_listed.title": "Pessoas associadas que não estão em nenhuma lista",
  "guard.never_listed.message": `.input {$people :integer}
.match $people
one {{O apoio informático associou {$people} pessoa a um contacto, mas até agora nenhuma lista a contém. O valor que a identifica pode estar mal escrito.}}
* {{O apoio informático associou {$people} pessoas a contactos, mas até agora nenhuma lista as contém. Os valores que as identificam podem estar mal escritos.}}`,
  "guard.never_listed.look": "Compare com a sua lista os valores que identificam estas pessoas.",
  "guard.kept_people.title": "Pessoas excluídas ao aprovar uma lista",
  "guard.kept_people.message": `.input {$deletes :integer}
.match $deletes
one {{Seria eliminado {$deletes} contacto que foi excluído da eliminação ao aprovar uma lista anterior.}}
* {{Seriam eliminados {$deletes} contactos que foram excluídos da eliminação ao aprovar uma lista anterior.}}`,
  "guard.kept_people.look": "Se estas pessoas devem ficar, volte a incluí-las na lista.",
  "guard.delete_week.title": "Muitas eliminações numa semana",
  "guard.delete_week.message": `.input {$limit :integer}
.input {$deletes :integer}
.match $limit $deletes
0 one {{Seria eliminado {$deletes} contacto em sete dias; nesta lista, todas as eliminações precisam de aprovação.}}
0 * {{Seriam eliminados {$deletes} contactos em sete dias; nesta lista, todas as eliminações precisam de aprovação.}}
1 one {{Seria eliminado {$deletes} contacto em sete dias; sem aprovação só é permitida uma eliminação.}}
1 * {{Seriam eliminados {$deletes} contactos em sete dias; sem aprovação só é permitida uma eliminação.}}
* one {{Seria eliminado {$deletes} contacto em sete dias; sem aprovação são permitidas até {$limit} eliminações.}}
* * {{Seriam eliminados {$deletes} contactos em sete dias; sem aprovação são permitidas até {$limit} eliminações.}}`,
  "guard.delete_week.look": "Verifique se estas pessoas saíram mesmo ou se as listas ficaram mais curtas por engano.",
  "guard.cut_off.title": "A lista pode estar incompleta",
  "guard.cut_off.message": `.input {$deletes :integer}
.match $deletes
one {{{$why} Seria eliminado {$deletes} contacto, por faltar na lista.}}
* {{{$why} Seriam eliminados {$deletes} contactos, por faltarem na lista.}}`,
  "guard.cut_off.look": "Verifique se a lista está completa.",
  "guard.cut_off.end": `.input {$last :integer}
.input {$missing :integer}
.match $last $missing
one * {{Falta a última linha da lista anterior: esta lista parece acabar cedo demais.}}
* one {{Das últimas {$last} linhas da lista anterior, falta {$missing}: esta lista parece acabar cedo demais.}}
* * {{Das últimas {$last} linhas da lista anterior, faltam {$missing}: esta lista parece acabar cedo demais.}}`,
  "guard.cut_off.round": "Esta lista tem exatamente {$rows :integer} linhas. Muitos programas param num número destes.",
  "guard.cut_off.row":
    "Esta lista acaba de maneira diferente das anteriores, como se a última linha estivesse cortada.",
  "guard.cut_off.pasted": `.input {$rows :integer}
.match $rows
one {{{$rows} linha está repetida nesta lista. Estas repetições podem ter sido coladas por cima das linhas de outras pessoas.}}
* {{{$rows} linhas estão repetidas nesta lista. Estas repetições podem ter sido coladas por cima das linhas de outras pessoas.}}`,
  "guard.two_lists.title": "Duas listas chegaram ao mesmo tempo",
  "guard.two_lists.message": `.input {$deletes :integer}
.match $deletes
one {{Seria eliminado {$deletes} contacto por faltar nesta lista, mas a pessoa está noutra lista que chegou ao mesmo tempo.}}
* {{Seriam eliminados {$deletes} contactos por faltarem nesta lista, mas as pessoas estão noutra lista que chegou ao mesmo tempo.}}`,
  "guard.two_lists.look": "Verifique qual das duas listas é a correta.",
  "guard.older_list.title": "Uma lista mais antiga",
  "guard.older_list.message": `.input {$day :day}
.match $day
|| {{Esta lista é mais antiga do que outra que já foi aplicada.}}
* {{Esta lista é mais antiga do que outra que já foi aplicada a {$day}, às {$time} UTC.}}`,
  "guard.older_list.returns": "Esta lista parece uma lista mais antiga com algumas alterações: {$what}.",
  "guard.older_list.leavers": `.input {$leavers :integer}
.match $leavers
one {{seria novamente adicionada {$leavers} pessoa que tinha saído}}
* {{seriam novamente adicionadas {$leavers} pessoas que tinham saído}}`,
  "guard.older_list.joiners": `.input {$joiners :integer}
.match $joiners
one {{seria eliminado {$joiners} contacto adicionado há pouco}}
* {{seriam eliminados {$joiners} contactos adicionados há pouco}}`,
  "guard.older_list.values": `.input {$values :integer}
.match $values
one {{{$values} pessoa voltaria a ter um valor antigo}}
* {{{$values} pessoas voltariam a ter um valor antigo}}`,
  "guard.older_list.look": "Se esta lista foi colocada na pasta de entrada por engano, descarte-a.",
  "guard.key_changed.title": "As pessoas são identificadas de outra maneira",
  "guard.key_changed.message": `.input {$linked :integer}
.match $linked
one {{Mudou a definição que indica como as pessoas são identificadas. {$linked} pessoa pode ser considerada nova.}}
* {{Mudou a definição que indica como as pessoas são identificadas. {$linked} pessoas podem ser consideradas novas.}}`,
  "guard.key_changed.look": "Verifique o que mudaria: só deviam ser adicionadas ou eliminadas poucas pessoas.",
  "guard.key_column_gone.title": "Falta a coluna que identifica as pessoas",
  "guard.key_column_gone.message": "Falta na lista: {$columns :all}.",
  "guard.key_column_gone.look": "Verifique se a coluna mudou de nome ou se não foi incluída na exportação.",
  "guard.columns_gone.title": "Faltam muitas colunas",
  "guard.columns_gone.message": `.input {$gone :integer}
.match $gone
one {{Falta {$gone} coluna conhecida, de um total de {$known :integer}: {$columns :all}.}}
* {{Faltam {$gone} colunas conhecidas, de um total de {$known :integer}: {$columns :all}.}}`,
  "guard.columns_gone.look": "Verifique se foi exportada a lista correta.",
  "guard.unreadable_rows.title": "Não é possível ler a maioria das linhas",
  "guard.unreadable_rows.message": `.input {$unreadable :integer}
.match $unreadable
one {{Não é possível ler {$unreadable} linha, de um total de {$rows :integer}.}}
* {{Não é possível ler {$unreadable} linhas, de um total de {$rows :integer}.}}`,
  "guard.unreadable_rows.look": "Verifique se o ficheiro é o correto e como foi guardado.",
  "guard.unreadable_rows.date_order":
    "As datas de nascimento podem ser lidas de duas maneiras. Se for a lista certa, aprove-a: as linhas sem dúvidas são aplicadas e as outras aguardam uma única resposta.",
  "guard.unreadable_rows.name_order":
    "Os nomes podem ser lidos de duas maneiras. Peça ao apoio informático que defina nameOrder para estas listas (given_first ou family_first).",
  "guard.blank_keys.title": "Linhas sem o valor que identifica as pessoas",
  "guard.blank_keys.message":
    "A coluna que identifica as pessoas está em branco em {$percent :integer}% das linhas. Antes nunca esteve em branco.",
  "guard.blank_keys.look": "Verifique se a exportação está completa.",
  "guard.new_people.title": "Mais pessoas novas do que é habitual",
  "guard.new_people.message": `.input {$new :integer}
.match $new
one {{{$new} pessoa seria nova (já conhecidas: {$linked :integer}). Muitas vezes, a causa é ter mudado a coluna que identifica as pessoas.}}
* {{{$new} pessoas seriam novas (já conhecidas: {$linked :integer}). Muitas vezes, a causa é ter mudado a coluna que identifica as pessoas.}}`,
  "guard.new_people.look": "Verifique se são mesmo novas.",
  "guard.group_moved.title": "Muitas pessoas mudariam de grupo",
  "guard.group_moved.message": `.input {$people :integer}
.match $people
one {{{$people} pessoa passaria de {$groups :all} para outro grupo.}}
* {{{$people} pessoas passariam de {$groups :all} para outro grupo.}}`,
  "guard.group_moved.look": "Verifique se esta mudança é intencional.",
  "guard.group_id_changed.title": "Um grupo foi criado novamente",
  "guard.group_id_changed.message":
    "No serviço, este nome pertence agora a um grupo diferente do anterior: {$groups :all}.",
  "guard.group_id_changed.look": "Verifique no serviço se o novo grupo tem o fluxo de trabalho correto.",
  "guard.other_list.title": "Uma lista de outras pessoas",
  "guard.other_list.message": `.input {$new :integer}
.match $new
one {{Esta lista contém apenas {$listed :integer} de {$linked :integer} pessoas conhecidas e traz {$new} pessoa nova.}}
* {{Esta lista contém apenas {$listed :integer} de {$linked :integer} pessoas conhecidas e traz {$new} pessoas novas.}}`,
  "guard.other_list.look": "Verifique se esta é a lista correta.",
  "guard.birthdays_changed.title": "Muitas datas de nascimento mudaram",
  "guard.birthdays_changed.message": `.input {$people :integer}
.match $people
one {{Mudaria a data de nascimento de {$people} pessoa, de um total de {$linked :integer}.}}
* {{Mudaria a data de nascimento de {$people} pessoas, de um total de {$linked :integer}.}}`,
  "guard.birthdays_changed.look": "Compare algumas datas com uma fonte de confiança.",
  "guard.names_changed.title": "Muitos nomes mudaram",
  "guard.names_changed.message": `.input {$people :integer}
.match $people
one {{Mudariam dados ({$fields}) de {$people} pessoa, de um total de {$linked :integer}.}}
* {{Mudariam dados ({$fields}) de {$people} pessoas, de um total de {$linked :integer}.}}`,
  "guard.names_changed.look": "Verifique se cada nome ainda está na linha da pessoa certa.",
  "guard.addresses_changed.title": "Muitos e-mails ou telefones mudaram",
  "guard.addresses_changed.message": `.input {$people :integer}
.match $people
one {{Mudariam ou seriam apagados dados ({$fields}) de {$people} pessoa, de um total de {$linked :integer}.}}
* {{Mudariam ou seriam apagados dados ({$fields}) de {$people} pessoas, de um total de {$linked :integer}.}}`,
  "guard.addresses_changed.look": "Verifique se estes dados ainda estão na linha da pessoa certa.",
  "guard.columns_changed.title": "Uma coluna mudou para muitas pessoas",
  "guard.columns_changed.message": `.input {$people :integer}
.match $people
one {{Mudaria um valor ({$field}) em {$people} pessoa, de um total de {$linked :integer}.}}
* {{Mudaria um valor ({$field}) em {$people} pessoas, de um total de {$linked :integer}.}}`,
  "guard.columns_changed.look": "Verifique se a coluna é a correta.",
  "guard.values_exchanged.title": "Valores passaram para outras pessoas",
  "guard.values_exchanged.message": `.input {$people :integer}
.match $people
one {{{$people} pessoa receberia um valor ({$field}) que antes era de outra pessoa da lista.}}
* {{{$people} pessoas receberiam um valor ({$field}) que antes era de outra pessoa da lista.}}`,
  "guard.values_exchanged.look": "Verifique se uma coluna foi ordenada ou deslocada sem as outras.",
  "guard.values_filled.title": "O mesmo valor para várias pessoas",
  "guard.values_filled.message": `.input {$people :integer}
.match $people
one {{{$people} pessoa receberia o mesmo valor ({$field}) que outras ou um que aumenta de linha para linha.}}
* {{{$people} pessoas receberiam o mesmo valor ({$field}) ou um que aumenta de linha para linha.}}`,
  "guard.values_filled.look": "Verifique se uma célula foi preenchida para baixo ou copiada por engano.",
  "guard.keys_reassigned.title": "Outras pessoas com números conhecidos",
  "guard.keys_reassigned.message": `.input {$people :integer}
.match $people
one {{{$people} linha parece ser de uma pessoa diferente da que antes era identificada pelo mesmo valor.}}
* {{{$people} linhas parecem ser de pessoas diferentes das que antes eram identificadas pelos mesmos valores.}}`,
  "guard.keys_reassigned.look": "Verifique se os números foram dados a outras pessoas ou se esta é outra lista.",
  "guard.people_twice.title": "Pessoas que podem estar duas vezes na lista",
  "guard.people_twice.message": `.input {$people :integer}
.match $people
one {{{$people} linha nova tem o mesmo nome que outra linha nova, e também a mesma data de nascimento ou o mesmo e-mail. A lista tem {$listed :integer} pessoas. Compare, por exemplo, as linhas {$lines :all} do ficheiro.}}
* {{{$people} linhas novas têm o mesmo nome que outra linha nova, e também a mesma data de nascimento ou o mesmo e-mail. A lista tem {$listed :integer} pessoas. Compare, por exemplo, as linhas {$lines :all} do ficheiro.}}`,
  "guard.people_twice.look":
    "Verifique se há pessoas que estão duas vezes na lista. Se aprovar a lista, é criado um contacto para cada uma destas linhas.",
  "guard.settings_changed.title": "Uma alteração nas definições afeta muitas pessoas",
  "guard.settings_changed.message": `.input {$people :integer}
.match $people
one {{As definições desta lista mudaram: {$settings :all}. Com elas, mudariam os dados de {$people} pessoa conhecida, de um total de {$linked :integer}.}}
* {{As definições desta lista mudaram: {$settings :all}. Com elas, mudariam os dados de {$people} pessoas conhecidas, de um total de {$linked :integer}.}}`,
  "guard.settings_changed.look": "Pergunte ao apoio informático se estas definições devem mesmo afetar tantas pessoas.",
  "guard.birthdays_shifted.title": "Muitas datas de nascimento mudaram da mesma maneira",
  "guard.birthdays_shifted.message": `.input {$people :integer}
.match $people
one {{{$people} data de nascimento mudou: {$how}. Em geral, foi um programa que a danificou.}}
* {{{$people} datas de nascimento mudaram da mesma maneira: {$how}. Em geral, foi um programa que as danificou.}}`,
  "guard.birthdays_shifted.look": "Compare algumas datas com uma fonte de confiança.",
  "guard.column_blank.title": "Uma coluna ficou de repente em branco",
  "guard.column_blank.message": "Antes tinha valores e agora está em branco em todas as linhas: {$columns :all}.",
  "guard.column_blank.look": "Verifique se a exportação está completa.",
  "guard.strangers.title": "O grupo tem pessoas que não vieram de nenhuma lista",
  "guard.strangers.message": `.input {$listed :integer}
.input {$known :integer}
.input {$unknown :integer}
.match $listed $known $unknown
one * * {{No serviço, há {$listed} pessoa em {$groups :all} que não veio das suas listas. Se essa pessoa também estiver nesta lista, receberá os parabéns duas vezes.}}
* 0 * {{No serviço, há {$listed} pessoas em {$groups :all}; nenhuma delas veio das suas listas. Se algumas também estiverem nesta lista, receberão os parabéns duas vezes.}}
* * one {{No serviço, há {$listed} pessoas em {$groups :all}; {$unknown} delas não veio das suas listas. Se essa pessoa também estiver nesta lista, receberá os parabéns duas vezes.}}
* * * {{No serviço, há {$listed} pessoas em {$groups :all}; {$unknown} delas não vieram das suas listas. Se algumas também estiverem nesta lista, receberão os parabéns duas vezes.}}`,
  "guard.strangers.restored":
    "Os dados internos do programa foram repostos a partir de uma cópia mais antiga. Pode haver pessoas desta lista que já estão em {$groups :all} e que receberiam os parabéns duas vezes.",
  "guard.strangers.look":
    "Se já houver pessoas desta lista no grupo, peça primeiro ao apoio informático que as associe aos respetivos contactos («celebration-sync link»). Se forem outras pessoas, aprove a lista.",

  // By how much birthdays moved
  "interval.exchanged": "dia e mês trocados",
  "interval.epoch": "diferença de 4 anos e um dia",
  "interval.days": `.input {$count :integer}
.match $count
one {{diferença de um dia}}
* {{diferença de {$count} dias}}`,
  "interval.months": `.input {$count :integer}
.match $count
one {{diferença de um mês}}
* {{diferença de {$count} meses}}`,
  "interval.years": `.input {$count :integer}
.match $count
one {{diferença de um ano}}
* {{diferença de {$count} anos}}`,

  // What a wrong list looks like
  "pattern.column_out_of_step": "Parece que uma coluna foi ordenada ou deslocada sem as outras.",
  "pattern.filled_down": "Parece que um valor foi preenchido para baixo ou colado nas linhas de outras pessoas.",
  "pattern.counted_up": "Parece que uma folha de cálculo foi aumentando os valores de linha para linha.",
  "pattern.same_interval": "Parece que um programa deslocou todas estas datas pelo mesmo intervalo.",
  "pattern.day_month_exchanged": "Parece que o dia e o mês foram trocados.",
  "pattern.names_exchanged": "Parece que os nomes próprios e os apelidos foram trocados.",
  "pattern.keys_reused": "Parece que os números que identificam as pessoas pertencem agora a outras.",
  "pattern.other_people": "Parece uma lista de outras pessoas.",

  // What waits, and how to decide
  "hold.run": "Nada desta lista foi aplicado.",
  "hold.rest":
    "O que este processamento ainda não tinha enviado quando foi interrompido está em espera; tudo o resto foi aplicado.",
  "hold.deletes": "Só as eliminações estão em espera; tudo o resto foi aplicado.",
  "hold.deletes_and_rows": `.input {$rows :integer}
.match $rows
one {{Estão em espera as eliminações e {$rows} pessoa nova com dados parecidos com os de um contacto a eliminar; tudo o resto foi aplicado.}}
* {{Estão em espera as eliminações e {$rows} pessoas novas com dados parecidos com os de contactos a eliminar; tudo o resto foi aplicado.}}`,
  "hold.way_out":
    "Se a lista estiver certa, aprove-a com «celebration-sync approve {$run}». Se não, descarte-a com «celebration-sync discard {$run}» ou coloque uma lista corrigida na pasta de entrada.",

  // Runs that stopped: what happened, what to do
  "halt.key_refused.happened": "O serviço já não permite o acesso a este programa.",
  "halt.key_refused.to_do":
    "Diga ao apoio informático que é preciso renovar o acesso do programa ao serviço. Os pormenores estão em summary.json, junto desta página.",
  "halt.not_allowed.happened": "O serviço recusou um pedido, porque falta uma permissão a este programa.",
  "halt.not_allowed.to_do":
    "Peça ao apoio informático que verifique as permissões do programa no serviço. Os pormenores estão em summary.json, junto desta página.",
  "halt.unreachable.happened": "Não foi possível aceder ao serviço, ou o serviço não respondeu como devia.",
  "halt.unreachable.to_do":
    "Para já, não precisa de fazer nada: o próximo processamento tenta novamente. Se o próximo relatório disser o mesmo, avise o apoio informático.",
  "halt.unanswered.happened":
    "Foram enviados os dados de várias pessoas, mas não chegou nenhuma resposta. O resto não foi enviado, para que ninguém receba os parabéns duas vezes.",
  "halt.unanswered.to_do":
    "Para já, não precisa de fazer nada: o próximo processamento tenta novamente. Se o próximo relatório disser o mesmo, avise o apoio informático.",
  "halt.applied_differently.happened":
    "O serviço guardou uma pessoa com dados diferentes dos da lista. Para já, nada mais é enviado, nem de outras listas, para que mais ninguém seja afetado.",
  "halt.applied_differently.to_do":
    "Peça ao apoio informático que verifique este contacto no serviço e que depois aprove ou descarte este processamento. Os pormenores estão em summary.json, junto desta página.",
  "halt.other_contact.happened":
    "O serviço respondeu com os dados de outra pessoa. Para já, nada mais é enviado, nem de outras listas, para que não se troquem pessoas.",
  "halt.other_contact.to_do":
    "Peça ao apoio informático que procure esta pessoa no serviço e que depois aprove ou descarte este processamento. Os pormenores estão em summary.json, junto desta página.",
  "halt.all_refused.happened": "O serviço recusou tudo o que foi enviado. O resto não foi enviado.",
  "halt.all_refused.to_do":
    "Para já, não precisa de fazer nada: o próximo processamento tenta novamente. Se o próximo relatório disser o mesmo, avise o apoio informático.",
  "halt.contacts_missing.happened":
    "Segundo o serviço, já não estão lá algumas pessoas que ainda deviam estar. Não foram adicionadas novamente, para que ninguém receba os parabéns duas vezes.",
  "halt.contacts_missing.to_do":
    "Se estas pessoas foram retiradas do serviço de propósito, peça ao apoio informático que aprove este processamento. Se não, o próximo processamento tenta novamente. Os pormenores estão em summary.json, junto desta página.",
  "halt.stopped.happened": "O processamento foi interrompido de propósito antes de tudo ser enviado.",
  "halt.stopped.to_do": "Não precisa de fazer nada.",
  "halt.unknown.happened": "Não foi possível continuar a usar o serviço.",
  "halt.unknown.to_do": "Avise o apoio informático. Os pormenores estão em summary.json, junto desta página.",

  // Counts that stand alone
  "count.rows": `.input {$count :integer}
.match $count
one {{{$count} linha}}
* {{{$count} linhas}}`,
  "count.people": `.input {$count :integer}
.match $count
one {{{$count} pessoa}}
* {{{$count} pessoas}}`,
  "count.columns": `.input {$count :integer}
.match $count
one {{{$count} coluna}}
* {{{$count} colunas}}`,
  "count.columns_unused": `.input {$count :integer}
.input {$unused :integer}
.match $count $unused
one * {{{$count} coluna, {$unused} não enviada}}
* one {{{$count} colunas, {$unused} não enviada}}
* * {{{$count} colunas, {$unused} não enviadas}}`,

  // The headline of a report
  "verdict.failed": "Este processamento falhou.",
  "verdict.halted": "Este processamento parou antes do fim.",
  "verdict.superseded": "Uma lista mais recente substituiu esta.",
  "verdict.superseded_corrections":
    "Chegou uma lista ou um relatório mais recente antes de este relatório ser aprovado. As suas correções não foram usadas.",
  "verdict.unfinished": "Este processamento não chegou ao fim.",
  "verdict.discarded": "Esta lista foi descartada. Nada dela foi aplicado.",
  "verdict.needs_you": `.input {$rows :integer}
.match $rows
one {{A lista foi processada. {$rows} linha precisa da sua atenção.}}
* {{A lista foi processada. {$rows} linhas precisam da sua atenção.}}`,
  "verdict.needs_you_earlier": `.input {$rows :integer}
.match $rows
one {{A lista foi processada. {$rows} linha de uma lista anterior precisa da sua atenção.}}
* {{A lista foi processada. {$rows} linhas precisam da sua atenção, das quais {$earlier :integer} de listas anteriores.}}`,
  "verdict.one_question": `.input {$rows :integer}
.match $rows
one {{A lista foi processada. Há uma pergunta por responder, sobre {$rows} linha.}}
* {{A lista foi processada. Há uma pergunta por responder, sobre {$rows} linhas.}}`,
  "verdict.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} correção não foi usada.}}
* {{{$count} correções não foram usadas.}}`,
  "verdict.not_read": `.input {$count :integer}
.match $count
one {{A lista foi processada. {$count} linha não foi lida.}}
* {{A lista foi processada. {$count} linhas não foram lidas.}}`,
  "verdict.people_not_read": `.input {$count :integer}
.match $count
one {{A lista foi processada, mas {$count} pessoa do ficheiro não foi lida.}}
* {{A lista foi processada, mas {$count} pessoas do ficheiro não foram lidas.}}`,
  "verdict.column_unused": "A lista foi processada, mas houve uma coluna que não foi usada.",
  "verdict.follow_later": `.input {$count :integer}
.match $count
one {{A lista foi processada. {$count} linha segue mais tarde.}}
* {{A lista foi processada. {$count} linhas seguem mais tarde.}}`,
  "verdict.deletions_discarded": `.input {$count :integer}
.match $count
one {{A lista foi processada. {$count} eliminação foi descartada.}}
* {{A lista foi processada. {$count} eliminações foram descartadas.}}`,
  "verdict.changes_discarded": `.input {$count :integer}
.match $count
one {{A lista foi processada. {$count} alteração foi descartada.}}
* {{A lista foi processada. {$count} alterações foram descartadas.}}`,
  "verdict.good": "Tudo correu bem.",
  "verdict.held_rest": "Esta lista foi aplicada em parte. O resto aguarda a sua decisão.",
  "verdict.held_run": "Nada foi alterado. Esta lista aguarda a sua decisão.",
  "verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} eliminação aguarda a sua decisão.}}
* {{{$count} eliminações aguardam a sua decisão.}}`,

  // The line below the headline: “12 rows read: 3 people created, 2 updated; 7 were already right.”
  "lead.done_and_rest": "{$done}; {$rest}",
  "lead.whole": `.input {$read :integer}
.match $read
one {{{$read} linha lida: {$what}.}}
* {{{$read} linhas lidas: {$what}.}}`,
  "lead.nothing_sent": "nada foi enviado ao serviço",
  "lead.nothing_changed": "nada foi alterado no serviço",
  "lead.created": `.input {$count :integer}
.match $count
one {{{$count} contacto adicionado}}
* {{{$count} contactos adicionados}}`,
  "lead.updated": `.input {$count :integer}
.match $count
one {{{$count} contacto atualizado}}
* {{{$count} contactos atualizados}}`,
  "lead.deleted": `.input {$count :integer}
.match $count
one {{{$count} contacto eliminado}}
* {{{$count} contactos eliminados}}`,
  "lead.unchanged": `.input {$count :integer}
.match $count
one {{{$count} já estava certa}}
* {{{$count} já estavam certas}}`,
  "lead.rejected": `.input {$count :integer}
.match $count
one {{{$count} não pôde ser usada}}
* {{{$count} não puderam ser usadas}}`,
  "lead.in_doubt": `.input {$count :integer}
.match $count
one {{{$count} está em dúvida}}
* {{{$count} estão em dúvida}}`,
  "lead.held": `.input {$count :integer}
.match $count
one {{{$count} aguarda uma decisão}}
* {{{$count} aguardam uma decisão}}`,
  "lead.deferred": `.input {$count :integer}
.match $count
one {{{$count} fica para mais tarde}}
* {{{$count} ficam para mais tarde}}`,

  // What to do now
  "todo.title": "O que fazer agora",
  "todo.nothing": "Nada. Pode fechar esta página.",
  "todo.open_rejections": "Abrir rejections.xlsx",
  "todo.failed": "Avise o apoio informático. O ficheiro fica guardado, e nada se perde.",
  "todo.rows_missing": `.input {$count :integer}
.match $count
one {{As contas não batem certo: não se sabe o que aconteceu a {$count} linha do ficheiro. Avise o apoio informático antes de confiar neste relatório.}}
* {{As contas não batem certo: não se sabe o que aconteceu a {$count} linhas do ficheiro. Avise o apoio informático antes de confiar neste relatório.}}`,
  "todo.rows_too_many": `.input {$count :integer}
.match $count
one {{As contas não batem certo: foi contada {$count} linha a mais. Avise o apoio informático antes de confiar neste relatório.}}
* {{As contas não batem certo: foram contadas {$count} linhas a mais. Avise o apoio informático antes de confiar neste relatório.}}`,
  "todo.other_sheet": `.input {$count :integer}
.match $count
one {{{$count} linha não foi lida, porque não está na folha da lista, mas em {$sheets :all}: essa pessoa não foi adicionada, alterada nem eliminada. Passe a linha para a folha «{$sheet}» ou peça ao apoio informático que defina que folhas são lidas.}}
* {{{$count} linhas não foram lidas, porque não estão na folha da lista, mas em {$sheets :all}: essas pessoas não foram adicionadas, alteradas nem eliminadas. Passe-as para a folha «{$sheet}» ou peça ao apoio informático que defina que folhas são lidas.}}`,
  "todo.second_table": `.input {$count :integer}
.match $count
one {{{$count} linha está numa tabela diferente da lista: essa pessoa não foi adicionada, alterada nem eliminada. Ponha a linha na primeira tabela ou num ficheiro à parte.}}
* {{{$count} linhas estão numa tabela diferente da lista: essas pessoas não foram adicionadas, alteradas nem eliminadas. Ponha-as na primeira tabela ou num ficheiro à parte.}}`,
  "todo.people_left":
    "Se as pessoas destas linhas já saíram, retire as linhas do ficheiro ou oculte a folha. Entretanto, continuam no serviço.",
  "todo.nothing_lost":
    "Nada se perde: o próximo processamento continua onde este parou. Não precisa de voltar a colocar o ficheiro na pasta de entrada.",
  "todo.read_below": "Veja mais abaixo o que está em espera e porquê.",
  "todo.read_below_names": "Veja mais abaixo o que está em espera e porquê, e verifique os nomes.",
  "todo.approve":
    "Se a lista estiver certa, peça ao apoio informático que a aprove com «celebration-sync approve {$run}»",
  "todo.discard":
    "Se a lista estiver errada, coloque uma lista corrigida na pasta de entrada ou peça ao apoio informático que descarte esta com «celebration-sync discard {$run}»",
  "todo.corrections_lost": `.input {$count :integer}
.match $count
one {{{$count} linha corrigida deste ficheiro não foi usada, porque o relatório de que provém não é o mais recente. Está indicada mais abaixo, em «Linhas ignoradas». Faça essa correção no relatório mais recente ou na sua lista.}}
* {{{$count} linhas corrigidas deste ficheiro não foram usadas, porque o relatório de que provêm não é o mais recente. Estão indicadas mais abaixo, em «Linhas ignoradas». Faça essas correções no relatório mais recente ou na sua lista.}}`,
  "todo.superseded_corrections":
    "As linhas que ainda têm erros estão no relatório mais recente. Corrija-as nele ou na sua lista.",
  "todo.correct":
    "Abra rejections.xlsx, que está na mesma pasta que esta página, e corrija as células coloridas. Não altere as colunas cujo título começa por _.",
  "todo.correct_some": `.input {$toCorrect :integer}
.match $toCorrect
one {{Abra rejections.xlsx, que está na mesma pasta que esta página, e corrija as células coloridas. Das suas {$lines :integer} linhas, {$toCorrect} precisa de correção. Não altere as colunas cujo título começa por _.}}
* {{Abra rejections.xlsx, que está na mesma pasta que esta página, e corrija as células coloridas. Das suas {$lines :integer} linhas, {$toCorrect} precisam de correção. Não altere as colunas cujo título começa por _.}}`,
  "todo.drop_back":
    "Guarde o ficheiro com um nome qualquer e coloque-o na pasta de entrada, onde também coloca as suas listas. Só são enviadas as linhas deste ficheiro; ninguém é eliminado.",
  "trial.title": "Ensaio:",
  "trial.notice":
    "Isto foi um ensaio. Nada foi enviado ao serviço e nada foi guardado. O relatório mostra o que aconteceria.",
  "trial.held":
    "Uma lista real fica aqui em espera até que uma pessoa decida. Até lá, nada do que está em espera é enviado.",
  "trial.correct":
    "Corrija estas linhas na sua lista. Um ensaio não cria nenhum rejections.xlsx que possa voltar a colocar na pasta de entrada.",
  "todo.look_up": `.input {$count :integer}
.match $count
one {{Procure no serviço {$count} pessoa cuja chegada não foi confirmada e diga ao apoio informático o que encontrou.}}
* {{Procure no serviço {$count} pessoas cuja chegada não foi confirmada e diga ao apoio informático o que encontrou.}}`,
  "todo.warnings": `.input {$count :integer}
.match $count
one {{Se quiser, veja {$count} linha em que um valor foi ignorado ou parece estranho.}}
* {{Se quiser, veja {$count} linhas em que um valor foi ignorado ou parece estranho.}}`,
  "todo.ungreeted": `.input {$count :integer}
.match $count
one {{Ainda não é possível dar os parabéns a {$count} pessoa nova: {$people}.}}
* {{Ainda não é possível dar os parabéns a {$count} pessoas novas: {$people}.}}`,
  "todo.ungreeted_list": "Acrescente à sua lista o que falta; a próxima lista leva-o para o serviço.",
  "ungreeted.no_address": "sem e-mail nem telefone",
  "ungreeted.phone_country": "sem e-mail e com um telefone cujo país não é conhecido",
  "ungreeted.phone_unread": "sem e-mail e com um telefone que não se consegue ler",
  "ungreeted.no_birthday": "sem data de nascimento",

  // Corrections that last
  "kept.title": "Corrigido aqui, ainda não na sua lista",
  "kept.lead":
    "Estas células foram corrigidas aqui, mas a sua lista ainda tem o texto antigo. Corrija-as onde a lista é feita. Até lá, são corrigidas aqui de cada vez.",
  "kept.column": "Coluna",
  "kept.list_says": "Na sua lista",
  "kept.used": "Valor usado",
  "kept.blank": "vazia",
  "kept.removed": "Esta linha é ignorada, porque a linha certa é outra da mesma pessoa. Elimine-a da sua lista.",
  "kept.wrong_key":
    "A chave desta linha pertence a outra linha da sua lista. Corrija a chave desta linha na sua lista, ou apague a linha.",
  "kept.left_out":
    "Nada, porque outro contacto do grupo já tem este dado. Indique na sua lista o dado próprio desta pessoa ou elimine-o desta linha.",
  "kept.rule": `.input {$count :integer}
.match $count
one {{Regra para a coluna, usada em {$count} linha}}
many {{Regra para a coluna, usada em {$count} linhas}}
* {{Regra para a coluna, usada em {$count} linhas}}`,
  "kept.offer": `.input {$count :integer}
.match $count
one {{«{$was}» foi corrigido para «{$becomes}» em {$count} linha da coluna «{$header}». Para corrigir em todas as linhas, incluindo as de listas posteriores: «celebration-sync corrections rule {$id}»}}
many {{«{$was}» foi corrigido para «{$becomes}» em {$count} linhas da coluna «{$header}». Para corrigir em todas as linhas, incluindo as de listas posteriores: «celebration-sync corrections rule {$id}»}}
* {{«{$was}» foi corrigido para «{$becomes}» em {$count} linhas da coluna «{$header}». Para corrigir em todas as linhas, incluindo as de listas posteriores: «celebration-sync corrections rule {$id}»}}`,
  "kept.all": "Todas: «celebration-sync corrections»",

  // Who decided: $when is a time, $how is one of the ways
  "decision.title": "Quem decidiu",
  "decision.via.console": "a partir da consola",
  "decision.via.command_line": "na linha de comandos",
  "decision.via.report": "num relatório corrigido",
  "decision.approve": "Aprovada por {$by} em {$when}, {$how}",
  "decision.discard": "Descartada por {$by} em {$when}, {$how}",
  "decision.retry": "Novo envio pedido por {$by} em {$when}, {$how}",
  "decision.answer": `.input {$rows :integer}
.match $rows
one {{{$rows} pergunta respondida por {$by} em {$when}, {$how}}}
* {{{$rows} perguntas respondidas por {$by} em {$when}, {$how}}}`,
  "decision.resolve": `.input {$rows :integer}
.match $rows
one {{{$rows} caso duvidoso decidido por {$by} em {$when}, {$how}}}
* {{{$rows} casos duvidosos decididos por {$by} em {$when}, {$how}}}`,
  "decision.dismiss": `.input {$rows :integer}
.match $rows
one {{{$rows} linha ignorada por decisão de {$by} em {$when}, {$how}}}
* {{{$rows} linhas ignoradas por decisão de {$by} em {$when}, {$how}}}`,
  "decision.correction": "Correção permanente decidida por {$by} em {$when}, {$how}",
  "decision.never": "Nunca dar os parabéns: decidido por {$by} em {$when}, {$how}",
  "decision.lift": "Voltar a dar os parabéns: decidido por {$by} em {$when}, {$how}",
  "decision.erase": "Eliminação de todos os dados pedida por {$by} em {$when}, {$how}",
  "decision.alone": "Assim, não foi cumprida a regra de que uma segunda pessoa aprova.",
  "decision.noted": "{$what}: {$note :all}",
  "decision.kept": `.input {$count :integer}
.match $count
one {{{$count} pessoa foi excluída das eliminações e mantém-se. Se continuar a faltar numa lista, a pergunta volta a ser feita.}}
* {{{$count} pessoas foram excluídas das eliminações e mantêm-se. Se continuarem a faltar numa lista, a pergunta volta a ser feita.}}`,

  // The picture of the rows
  "outcome.title": `.input {$count :integer}
.match $count
1 {{O que aconteceu à linha}}
* {{O que aconteceu às {$count} linhas}}`,
  "outcome.description": `.input {$read :integer}
.match $read
one {{De {$read} linha: {$parts}.}}
* {{De {$read} linhas: {$parts}.}}`,
  "outcome.none": "nenhuma",
  "outcome.created.label": `.input {$count :integer}
.match $count
one {{nova}}
* {{novas}}`,
  "outcome.created.means": "contacto adicionado ao serviço",
  "outcome.updated.label": `.input {$count :integer}
.match $count
one {{atualizada}}
* {{atualizadas}}`,
  "outcome.updated.means": "alteração feita no serviço",
  "outcome.unchanged.label": `.input {$count :integer}
.match $count
* {{sem alterações}}`,
  "outcome.unchanged.means": `.input {$count :integer}
.match $count
* {{já estava tudo certo}}`,
  "outcome.rejected.label": `.input {$count :integer}
.match $count
* {{por corrigir}}`,
  "outcome.rejected.means": `.input {$count :integer}
.match $count
one {{não utilizável assim}}
* {{não utilizáveis assim}}`,
  "outcome.inDoubt.label": `.input {$count :integer}
.match $count
* {{em dúvida}}`,
  "outcome.inDoubt.means": "chegada ao serviço por confirmar",
  "outcome.held.label": `.input {$count :integer}
.match $count
* {{em espera}}`,
  "outcome.held.means": `.input {$count :integer}
.match $count
one {{aguarda uma decisão}}
* {{aguardam uma decisão}}`,
  "outcome.deferred.label": `.input {$count :integer}
.match $count
one {{adiada}}
* {{adiadas}}`,
  "outcome.deferred.means": "nova tentativa automática",
  "outcome.duplicate.label": `.input {$count :integer}
.match $count
one {{repetida}}
* {{repetidas}}`,
  "outcome.duplicate.means": "a mesma linha duas vezes",
  "outcome.skipped.label": `.input {$count :integer}
.match $count
one {{ignorada}}
* {{ignoradas}}`,
  "outcome.skipped.means": "o motivo está mais abaixo",
  "departed.title": "Pessoas que não estão na lista:",
  "departed.deleted": `.input {$count :integer}
.match $count
one {{{$count} contacto eliminado}}
* {{{$count} contactos eliminados}}`,
  "departed.held": `.input {$count :integer}
.match $count
one {{{$count} eliminação em espera}}
* {{{$count} eliminações em espera}}`,
  "departed.refused": `.input {$count :integer}
.match $count
one {{{$count} eliminação recusada}}
* {{{$count} eliminações recusadas}}`,

  // The top and the end of the page
  "page.list": "Lista",
  "page.took": "duração: {$duration}",
  "page.seconds": "{$seconds :integer} s",
  "page.minutes": "{$minutes :integer} min {$seconds :integer} s",
  "page.hours": "{$hours :integer} h {$minutes :integer} min",
  "page.files": "Na mesma pasta que esta página:",
  "page.mode.snapshot": "O ficheiro conta como a lista completa: as pessoas que já não constam dele são eliminadas.",
  "page.mode.changes": "O ficheiro conta como lista de alterações: as pessoas que não constam dele mantêm-se.",
  "page.calls": `.input {$calls :integer}
.match $calls
one {{Foi feito {$calls} pedido ao serviço ({$groups :integer} para ler os grupos, {$create :integer} para adicionar, {$update :integer} para atualizar, {$delete :integer} para eliminar).}}
* {{Foram feitos {$calls} pedidos ao serviço ({$groups :integer} para ler os grupos, {$create :integer} para adicionar, {$update :integer} para atualizar, {$delete :integer} para eliminar).}}`,
  "page.throttled": `.input {$count :integer}
.match $count
one {{O serviço pediu {$count} vez ao programa que abrandasse.}}
* {{O serviço pediu {$count} vezes ao programa que abrandasse.}}`,
  "page.run": "Processamento {$run}",
  "page.sha256": "Soma de verificação do ficheiro (SHA-256): {$sum}",

  // Rows that need a person
  "rows.needsYou.title": "Linhas por corrigir",
  "rows.needsYou.lead":
    "Estas linhas ainda não foram aplicadas. Corrija-as em rejections.xlsx e coloque esse ficheiro na pasta de entrada. As linhas resolvidas desaparecem desta página.",
  "rows.inDoubt.title": "Podem ainda receber os parabéns",
  "rows.inDoubt.lead":
    "Os dados destas pessoas foram enviados ao serviço, mas não chegou nenhuma resposta clara. Não são enviados novamente, para que ninguém receba os parabéns duas vezes. Procure estas pessoas no serviço.",
  "rows.warnings.title": "Vale a pena ver",
  "rows.warnings.lead": "Estas linhas foram aplicadas. Um dos valores foi ignorado ou parece estranho.",
  "rows.deferred.title": "Nova tentativa automática",
  "rows.deferred.lead": "Não precisa de fazer nada com estas linhas, a não ser que fiquem aqui muitos dias.",
  "rows.held_list":
    "Nada desta lista foi aplicado. Corrija estas linhas em rejections.xlsx e coloque esse ficheiro na pasta de entrada. As correções ficam em espera até que decida sobre a lista.",
  "rows.no_report":
    "Nada desta lista foi aplicado, pelo que estas linhas não podem ser corrigidas num relatório. Se for a lista certa, corrija-as na própria lista.",
  "rows.earlier": `.input {$count :integer}
.match $count
one {{{$count} delas é de uma lista anterior.}}
* {{{$count} delas são de listas anteriores.}}`,
  "rows.search": "Procurar nestas linhas",
  "rows.search_example": "nome, linha, grupo…",
  "rows.more": `.input {$count :integer}
.match $count
one {{Mais {$count} linha deste tipo: ver rejections.xlsx.}}
* {{Mais {$count} linhas deste tipo: ver rejections.xlsx.}}`,
  "rows.show_more": "Mostrar mais {$count :integer} (faltam {$left :integer})",
  "rows.found": "Resultados: {$count :integer}",
  "rows.nothing_found": "Nada encontrado",
  "rows.line": "Linha {$line}",
  "rows.not_listed": "Fora da lista, desde {$day :day}",
  "rows.earlier_list": "Lista anterior, desde {$day :day}",
  "rows.of_undo": "Anulação de uma lista, desde {$day :day}",
  "rows.blank": "em branco",
  "rows.look_here": "ver aqui",
  "rows.beyond_columns": "para além das colunas",

  // Tables of people
  "head.line": "Linha",
  "head.person": "Pessoa",
  "head.birthday": "Data de nascimento",
  "head.group": "Grupo",
  "head.contact": "ID de contacto",
  "head.to_do": "A fazer",
  "head.would_change": "O que mudaria",
  "head.changed": "O que mudou",
  "people.updated": "Atualizações",
  "people.created": "Adições",
  "people.deleted": "Eliminações",
  "people.waiting": "Ainda por enviar",
  "people.dropped": "Não aplicadas",
  "people.kept": "Excluídas, continuam no serviço",
  "people.would_be_deleted": "Seriam eliminadas",
  "people.held": "Em espera",
  "people.create": "adicionar",
  "people.update": "atualizar",
  "people.delete": "eliminar",
  "people.more": "Há mais {$count :integer} em {$file}.",
  "value.was": "antes",
  "value.now": "agora",

  // Why it waits
  "holds.waits": "Porque é que está em espera",
  "holds.waited": "Porque é que esteve em espera",
  "holds.check_first":
    "Verifique tudo primeiro: os parabéns enviados não podem ser retirados. Se a lista for anulada mais tarde («undo»), as pessoas eliminadas são adicionadas de novo, com um novo ID de contacto.",
  "holds.over":
    "Já não há nada em espera nesta lista. Foi tomada uma decisão, ou uma lista mais recente substituiu esta.",
  "holds.example": "Por exemplo",
  "holds.examples": "Por exemplo: {$names}.",

  // How the file was read
  "reading.title": "Como o ficheiro foi lido",
  "reading.text":
    "«{$file}» foi lido como texto (codificação: {$encoding}), com as células separadas por {$delimiter}. Os títulos das colunas estão na linha {$line}.",
  "reading.xlsx":
    "«{$file}» foi lido como livro do Excel, folha «{$sheet}». Os títulos das colunas estão na linha {$line}.",
  "reading.ods":
    "«{$file}» foi lido como livro do OpenDocument, folha «{$sheet}». Os títulos das colunas estão na linha {$line}.",
  "reading.unknown_encoding": "desconhecida",
  "reading.comma": "vírgulas",
  "reading.semicolon": "pontos e vírgulas",
  "reading.tab": "tabulações",
  "reading.bar": "barras verticais",
  "reading.unknown_delimiter": "um carácter desconhecido",
  "reading.columns": "Colunas",
  "reading.column": "Coluna",
  "reading.used_as": "Usada como",
  "reading.why": "Motivo",
  "reading.samples": "Exemplos",
  "reading.no_title": "sem título",
  "reading.for_key": "para identificar as pessoas",
  "reading.not_sent": "não é enviada",
  "reading.left_out": "Linhas ignoradas ({$count :integer})",
  "reading.text_of_line": "Texto",

  // The last runs
  "history.title": "Últimos processamentos",
  "history.caption": "Últimos processamentos da lista «{$feed}», do mais recente para o mais antigo",
  "history.when": "Quando",
  "history.ended": "Resultado",
  "history.rows": "O que aconteceu às linhas",
  "history.needed_you": "Por resolver",
  "history.file": "Ficheiro",
  "history.this_run": "este processamento",
  "history.completed": "concluído",
  "history.held": "aguarda uma decisão",
  "history.halted": "interrompido",
  "history.failed": "falhou",
  "history.superseded": "substituído por uma lista mais recente",
  "history.discarded": "descartado",
  "history.not_used": "não usado",
  "history.unfinished": "não concluído",

  // Notices
  "notice.run": "{$file}: {$parts}. Relatório: {$report}",
  "notice.stopped_run": "{$file}: {$parts}. {$why} Relatório: {$report}",
  "notice.rejected": "{$count :integer} por corrigir",
  "notice.held": "{$count :integer} em espera",
  "notice.deferred": "{$count :integer} para mais tarde",
  "notice.in_doubt": "{$count :integer} em dúvida",
  "notice.not_read": "{$count :integer} por ler",
  "notice.status.held": "aguarda uma decisão",
  "notice.status.halted": "interrompido antes do fim",
  "notice.status.failed": "falhou",
  "notice.status.superseded": "substituído por uma lista mais recente",
  "notice.status.unfinished": "não concluído",
  "notice.file_failed": "{$file} não foi usado. {$why} O ficheiro está agora em {$path}",
  "notice.not_carried_out": `.input {$count :integer}
.match $count
one {{Uma decisão não foi aplicada: esteve em espera mais de um dia ou, entretanto, foram repostos dados anteriores. A consola e celebration-sync status indicam-na. Se ainda for válida, decida de novo.}}
* {{{$count} decisões não foram aplicadas: estiveram em espera mais de um dia ou, entretanto, foram repostos dados anteriores. A consola e celebration-sync status indicam-nas. Se ainda forem válidas, decida de novo.}}`,
  "notice.brought_back":
    "Um programa escreveu em {$file} depois de a lista ter sido arquivada. A lista voltou à pasta de entrada e vai ser lida de novo. Faça com que o programa escreva primeiro com outro nome e mude o nome do ficheiro quando estiver completo.",
  "notice.no_list": `.input {$hours :integer}
.match $hours
one {{Há {$hours} hora que não chega nenhuma lista «{$feed}». A última chegou a {$day :day}.}}
* {{Há {$hours} horas que não chega nenhuma lista «{$feed}». A última chegou a {$day :day}.}}`,
  "notice.no_list_yet": `.input {$hours :integer}
.match $hours
one {{Há {$hours} hora que se espera uma lista «{$feed}». Ainda não chegou nenhuma.}}
* {{Há {$hours} horas que se espera uma lista «{$feed}». Ainda não chegou nenhuma.}}`,
  "notice.test": "Isto é um teste. Os avisos de celebration-sync chegam-lhe aqui.",
  "notice.subject.file_failed": "{$file} não foi usado.",
  "notice.subject.brought_back": "{$file} vai ser lido de novo.",
  "notice.subject.not_carried_out": "Nem tudo o que foi decidido foi aplicado.",
  "notice.subject.waiting": "{$file} continua em espera.",
  "notice.subject.stopped": "De momento, não é possível processar nenhuma lista.",
  "notice.subject.no_list": "Não chegou nenhuma lista «{$feed}».",
  "notice.subject.test": "Um teste de celebration-sync",
  "notice.daily": `.input {$count :integer}
.match $count
one {{{$count} lista desde o último resumo}}
many {{{$count} listas desde o último resumo}}
* {{{$count} listas desde o último resumo}}`,
  "notice.report": "Mais pormenores no relatório: {$report}",

  // The list of all runs
  "index.title": "As suas listas",
  "index.nothing_waits": "Nenhuma lista aguarda a sua decisão. Abra uma linha para ver o relatório.",
  "index.waiting": `.input {$count :integer}
.match $count
one {{{$count} lista aguarda a sua decisão. Abra o relatório para ver porquê.}}
* {{{$count} listas aguardam a sua decisão. Abra os relatórios para ver porquê.}}`,

  // The workbook with the rows to correct
  "workbook.sheet": "Por corrigir",

  // Console: navigation, foot, and what is refused
  "console.nav.label": "Páginas",
  "console.nav.skip": "Ir para o conteúdo",
  "console.nav.lists": "Listas",
  "console.nav.history": "Histórico",
  "console.nav.doubts": "Em dúvida",
  "console.nav.people": "Pessoas",
  "console.nav.greetings": "Próximas felicitações",
  "console.nav.settings": "Definições",
  "console.foot.own_name": "Português",
  "console.foot.language": "Idioma",
  "console.foot.person": "Sessão iniciada como {$name}.",
  "console.foot.sign_out": "Terminar sessão",
  "console.accounts.title": "Contas",
  "console.accounts.search": "Nome da conta",
  "console.accounts.none": "Nenhuma conta tem «{$search}» no nome.",
  "console.accounts.all": "Todas as contas",
  "console.accounts.former":
    "A configuração desta conta tem erros, por isso continua em vigor a anterior. Avise a pessoa que trata da consola.",
  "console.accounts.held": `.input {$count :integer}
.match $count
one {{Uma lista aguarda uma decisão.}}
many {{{$count} listas aguardam uma decisão.}}
* {{{$count} listas aguardam uma decisão.}}`,
  "console.accounts.not_done": `.input {$count :integer}
.match $count
one {{Um pedido sobre uma pessoa não foi aplicado.}}
many {{{$count} pedidos sobre pessoas não foram aplicados.}}
* {{{$count} pedidos sobre pessoas não foram aplicados.}}`,
  "console.refused.title": "Não foi possível",
  "console.refused.back": "Voltar às listas",
  "console.refused.host": "Este endereço não é o da consola. Abra a consola no endereço certo.",
  "console.refused.origin":
    "Este formulário foi enviado por outro sítio, por isso nada foi feito. Abra a página aqui e tente de novo.",
  "console.refused.role": "Não tem permissão para isto. Fale com a pessoa que trata da consola.",
  "console.refused.not_found": "Esta página não existe.",
  "console.refused.ledger": "De momento não é possível ler os dados guardados.",
  "console.refused.too_large": "O que enviou é demasiado grande. Nada foi guardado.",
  "console.refused.unreadable":
    "A consola não conseguiu ler o que o seu navegador enviou. Volte atrás e tente de novo.",
  "console.refused.failed":
    "Ocorreu um erro na consola e nada foi feito. Fale com a pessoa que trata dela: o registo tem mais pormenores.",
  "console.form.errors": `.input {$count :integer}
.match $count
one {{O formulário tem {$count} erro}}
many {{O formulário tem {$count} erros}}
* {{O formulário tem {$count} erros}}`,
  "console.pager.label": "Mais páginas",
  "console.pager.shown": "{$from :integer} a {$to :integer} de {$total :integer}",
  "console.pager.before": "Página anterior",
  "console.pager.after": "Página seguinte",

  // Console: Sign in
  "console.enter.used": "Esta ligação já foi usada ou não é válida. Reinicie a consola para obter uma nova.",
  "console.sign_in.title": "Iniciar sessão",
  "console.sign_in.account": "Conta",
  "console.sign_in.name": "Nome",
  "console.sign_in.password": "Palavra-passe",
  "console.sign_in.busy": "Neste momento, muitas pessoas estão a iniciar sessão. Tente de novo dentro de um minuto.",
  "console.sign_in.wrong_account":
    "A conta, o nome ou a palavra-passe não estão corretos. Verifique-os e tente de novo.",
  "console.sign_in.wrong": "O nome ou a palavra-passe não estão corretos. Verifique-os e tente de novo.",
  "console.sign_in.too_many": `.input {$minutes :integer}
.match $minutes
one {{Houve demasiadas tentativas de início de sessão falhadas. Tente de novo dentro de {$minutes} minuto.}}
many {{Houve demasiadas tentativas de início de sessão falhadas. Tente de novo dentro de {$minutes} minutos.}}
* {{Houve demasiadas tentativas de início de sessão falhadas. Tente de novo dentro de {$minutes} minutos.}}`,
  "console.sign_in.ended": "A sua sessão terminou. Inicie sessão de novo.",
  "console.sign_in.by_link":
    "Ainda não foi adicionado nenhum utilizador. Abra a ligação que a consola mostrou ao iniciar.",
  "console.sign_in.no_users": "Ainda não foi adicionado nenhum utilizador. Fale com a pessoa que trata da consola.",
  "console.sign_in.unreadable":
    "De momento ninguém pode iniciar sessão. Fale com a pessoa que trata da consola: o registo indica o motivo.",
  "console.sign_in.kept":
    "A sua sessão terminou. Inicie sessão de novo: o que escreveu é guardado durante uma hora e nada foi enviado.",
  "console.kept.notice":
    "A sua sessão terminou enquanto preenchia esta página. O que escreveu está de novo abaixo e nada foi enviado. Verifique-o e depois envie-o.",
  "console.kept.homeless": "A página mudou desde então. Também tinha escrito:",
  "console.kept.drop": "Descartar o que escrevi",
  "console.sign_in.at_proxy":
    "O sistema de início de sessão da sua organização indica à consola quem é: {$name}. Para terminar a sessão, termine-a nesse sistema.",
  "console.sign_in.no_name": "A consola não sabe quem é. Abra-a no endereço que a sua organização lhe deu.",
  "console.sign_in.in_no_account":
    "A sua organização iniciou a sessão com o nome {$name}, mas nenhuma conta desta consola o menciona. Peça ao apoio informático que o acrescente.",
  "console.sign_in.with": "Iniciar sessão com {$issuer}",
  "console.oidc.late": "Este início de sessão demorou demasiado ou começou noutro navegador. Inicie sessão de novo.",
  "console.oidc.no_role":
    "Iniciou sessão como {$name}, mas nenhum dos seus grupos pode usar a consola. Fale com a pessoa que trata da consola.",
  "console.oidc.refused":
    "O início de sessão foi recusado. Inicie sessão de novo ou fale com a pessoa que trata da consola: o registo indica o motivo.",
  "console.oidc.unusable":
    "De momento não é possível iniciar sessão com esse sistema. Tente mais tarde ou fale com a pessoa que trata da consola: o registo tem mais pormenores.",

  // Console: Lists
  "console.home.no_list": "Ainda não chegou nenhuma lista.",
  "console.home.needs_you": "Por resolver",
  "console.home.nothing": "Não há nada por resolver.",
  "console.home.held": "A lista «{$file}» aguarda uma decisão.",
  "console.home.look": "Ver a lista",
  "console.home.to_correct": `.input {$count :integer}
.match $count
one {{Há uma linha por corrigir.}}
many {{Há {$count} linhas por corrigir.}}
* {{Há {$count} linhas por corrigir.}}`,
  "console.home.doubts": `.input {$count :integer}
.match $count
one {{Não se sabe se uma pessoa está no serviço.}}
many {{Não se sabe se {$count} pessoas estão no serviço.}}
* {{Não se sabe se {$count} pessoas estão no serviço.}}`,
  "console.home.refused": "Não foi possível usar o ficheiro «{$file}».",
  "console.home.not_done.never": "{$name} ainda pode receber os parabéns: «Nunca dar os parabéns» não foi aplicado.",
  "console.home.not_done.erase": "{$name}: os dados não foram apagados. A pessoa ainda pode receber os parabéns.",
  "console.home.not_done.erase_gone": "{$name}: os dados não foram apagados. A pessoa não está no serviço.",
  "console.home.open_person": "Abrir a página da pessoa",
  "console.home.choose_again": "Escolher uma lista corrigida",
  "console.home.given": "Listas a caminho",
  "console.home.given.checking": "A lista está a ser verificada.",
  "console.home.given.checked": "A lista está verificada. Aguarda que uma pessoa a mande processar.",
  "console.home.given.next": "A lista vai ser processada: é a próxima a ser lida.",
  "console.home.given.next_run": "A lista vai ser processada assim que o programa estiver ativo.",
  "console.home.your_lists": "As suas listas",
  "console.home.last_list": "Última lista",
  "console.home.next_list": "Próxima lista esperada",
  "console.home.overdue": "ainda não chegou",
  "console.home.in_service": "Pessoas no serviço",
  "console.home.corrections": "Correções em vigor",
  "console.home.open": "Abrir a última lista",
  "console.home.at_work": "O programa está ativo: aplica de imediato as listas e as decisões.",
  "console.home.not_at_work":
    "O programa não está ativo agora. As listas e as decisões ficam em espera, e o próximo processamento aplica-as.",
  "console.home.welcome": "Boas-vindas. Ainda não chegou nenhuma lista.",
  "console.home.welcome_how":
    "Escolha abaixo uma lista de pessoas. A página mostra então o que a lista mudaria, e nada é enviado sem o seu acordo.",
  "console.home.waits": "A lista aguarda uma decisão.",

  // Console: What this list would do
  "console.check.choose": "Escolher uma lista",
  "console.check.choose_help":
    "Um ficheiro CSV, Excel ou OpenDocument com {$most :integer} MB no máximo, ou um relatório corrigido. Também pode largar o ficheiro aqui. Primeiro vê o que ele mudaria; ainda nada é enviado.",
  "console.check.list_of": "Lista de",
  "console.check.by_name": "conforme o nome do ficheiro",
  "console.check.button": "Verificar esta lista",
  "console.check.removed": "A lista foi removida. Nada foi enviado.",
  "console.check.error.no_file": "Escolha primeiro um ficheiro.",
  "console.check.error.too_large": "O ficheiro tem mais de {$most :integer} MB. Não foi guardado.",
  "console.check.error.name":
    "O nome do ficheiro não pode ser usado. Mude o nome, por exemplo para «lista.csv», e escolha-o de novo.",
  "console.check.error.no_list":
    "O nome «{$file}» não indica que lista é. Escolha-a em «Lista de» e escolha o ficheiro de novo.",
  "console.check.error.several_lists":
    "O nome «{$file}» corresponde a várias listas. Escolha a certa em «Lista de» e escolha o ficheiro de novo.",
  "console.check.error.unknown_list": "Essa lista não existe. Escolha uma em «Lista de».",
  "console.check.error.broken": "O ficheiro não chegou inteiro, por isso não foi guardado. Escolha-o de novo.",
  "console.check.error.no_room":
    "Não foi possível guardar aqui o ficheiro. Fale com a pessoa que trata da consola: o registo tem mais pormenores.",
  "console.check.error.empty_file": "O ficheiro está vazio. Exporte a lista de novo e escolha o ficheiro novo.",
  "console.check.error.wrong_type":
    "Isto não é uma lista. Guarde a lista como livro do Excel (.xlsx), livro do OpenDocument (.ods) ou CSV, e escolha esse ficheiro.",
  "console.check.error.old_workbook":
    "É um livro do Excel do formato antigo (.xls). Guarde-o como livro do Excel (.xlsx) e escolha esse ficheiro.",
  "console.check.error.password_protected":
    "O ficheiro está protegido por palavra-passe. Retire a palavra-passe, guarde o ficheiro e escolha-o de novo.",
  "console.check.title": "O que esta lista faria",
  "console.check.given_by": "carregada por {$name}",
  "console.check.waiting": `.input {$before :integer}
.match $before
one {{Esta lista está em espera. Primeiro vem outra verificação.}}
* {{Esta lista está em espera. Primeiro vêm outras {$before} verificações.}}`,
  "console.check.opening": "O ficheiro está a ser aberto.",
  "console.check.same_waits": "{$name} já carregou o mesmo ficheiro em {$at}, e esse ficheiro está em espera.",
  "console.check.same_waits_link": "Ver essa lista",
  "console.check.same_processed": "O mesmo ficheiro foi processado em {$at}, como lista «{$name}».",
  "console.check.same_processed_link": "Ver o que lhe aconteceu",
  "console.check.error.too_many_own":
    "Já estão em espera {$most :integer} listas suas. Mande processar ou cancele primeiro algumas na página «Listas». Este ficheiro não foi guardado.",
  "console.check.error.too_many_all":
    "Já estão em espera {$most :integer} listas, de todas as pessoas. Peça às outras pessoas que mandem processar ou cancelem algumas das suas. Este ficheiro não foi guardado.",
  "console.check.reading": `.input {$rows :integer}
.match $rows
one {{A lista está a ser lida: {$rows} linha até agora.}}
* {{A lista está a ser lida: {$rows} linhas até agora.}}`,
  "console.check.planning": "A lista está a ser comparada com o que o serviço tem.",
  "console.check.reload": "Esta página mostra o resultado assim que estiver pronto.",
  "console.check.refused": "Este ficheiro não pode ser usado.",
  "console.check.failed": "Não foi possível verificar esta lista.",
  "console.check.failed.memory":
    "A verificação precisa de demasiada memória. Em vez disso, coloque a lista na pasta de entrada, ou divida-a.",
  "console.check.failed.time":
    "A verificação demorou demasiado. Em vez disso, coloque a lista na pasta de entrada, ou divida-a.",
  "console.check.failed.ledger":
    "De momento não é possível ler os dados guardados. Fale com a pessoa que trata da consola.",
  "console.check.failed.ended":
    "A verificação foi interrompida. Verifique a lista de novo; se voltar a acontecer, fale com a pessoa que trata da consola.",
  "console.check.again": "Verificar de novo",
  "console.check.take": "Processar esta lista",
  "console.check.try": "Experimentar",
  "console.check.trial": "Ensaio",
  "console.check.trial.none":
    "O ensaio não deu nenhum relatório. A lista ficaria em espera, ou agora não é possível processar nenhuma lista: a página «Listas» indica o motivo.",
  "console.check.trial.report": "Descarregar o relatório do ensaio",
  "console.check.cancel": "Cancelar",
  "console.check.take_failed":
    "Não foi possível colocar a lista na pasta de entrada, por isso nada foi feito. Fale com a pessoa que trata da consola: o registo tem mais pormenores.",
  "console.check.taken": "{$name} mandou processar esta lista.",
  "console.check.taken_waits":
    "Está agora na pasta de entrada e é a próxima a ser lida. Depois, esta página leva ao relatório.",
  "console.check.taken_next_run":
    "Está agora na pasta de entrada. De momento o programa não está ativo; o próximo processamento vai lê-la.",
  "console.check.gone":
    "Esta lista já não está aqui. Uma lista que ninguém manda processar é removida ao fim de um dia.",
  "console.check.verdict.held": "Toda a lista ficaria a aguardar uma decisão.",
  "console.check.verdict.held_deletes": `.input {$count :integer}
.match $count
one {{{$count} eliminação ficaria a aguardar uma decisão.}}
* {{{$count} eliminações ficariam a aguardar uma decisão.}}`,
  "console.check.verdict.rows": `.input {$rows :integer}
.match $rows
one {{{$rows} linha precisa da sua atenção. As outras podem ser processadas.}}
* {{{$rows} linhas precisam da sua atenção. As outras podem ser processadas.}}`,
  "console.check.verdict.nothing": "Esta lista não mudaria nada.",
  "console.check.verdict.good": "Esta lista pode ser processada tal como está.",
  "console.check.lead": `.input {$rows :integer}
.match $rows
one {{Ainda nada foi enviado. A lista tem {$rows} linha.}}
* {{Ainda nada foi enviado. A lista tem {$rows} linhas.}}`,
  "console.check.created": "Seriam adicionadas",
  "console.check.updated": "Seriam atualizadas",
  "console.check.unchanged": "Sem alterações",
  "console.check.left_out": "Ignoradas",
  "console.check.figures": "A lista em números",
  "console.check.groups_seen": "Os grupos são os que o serviço tinha em {$at}.",
  "console.check.groups_unknown":
    "Os grupos não foram verificados, porque ainda não se conhecem aqui os grupos do serviço. São lidos com a primeira lista.",
  "console.check.stopped":
    "De momento nada é enviado: uma resposta do serviço aguarda uma decisão. Esta lista também ficaria em espera.",
  "console.check.changed":
    "Algo mudou desde esta verificação: chegou outra lista ou foi tomada uma decisão. O que vê pode já não estar certo. Verifique de novo, ou mande processar a lista tal como está.",
  "console.check.report":
    "Este ficheiro é um relatório corrigido. Só mudam as suas linhas; todas as outras pessoas ficam como estão.",
  "console.check.holds": "O que ficaria em espera, e porquê",
  "console.check.held": "em espera",
  "console.check.columns": "A que corresponde cada coluna",
  "console.check.show_all": "Mostrar tudo ({$count :integer})",
  "console.check.back": "Voltar ao resumo desta lista",
  "console.check.greetings": "Felicitações nos próximos {$days :integer} dias",
  "console.check.greetings_none": "Nestes dias não há nenhum aniversário.",
  "console.check.greetings_same": "A lista não muda nenhuma.",
  "console.check.greetings_changed": "Alterações desta lista ({$count :integer})",
  "console.check.greetings_all": "Todas as felicitações destes dias ({$count :integer})",
  "console.check.head.day": "Dia",
  "console.check.head.change": "O que muda",
  "console.check.greeting.stays": "nada",
  "console.check.greeting.new": "pessoa nova",
  "console.check.greeting.ends": "seria eliminada",

  // Console: History and a list’s page
  "console.run.correct_step": `.input {$count :integer}
.match $count
one {{Corrija a linha que precisa da sua atenção. Só esta linha é enviada; ninguém é eliminado.}}
many {{Corrija as {$count} linhas que precisam da sua atenção. Só estas linhas são enviadas; ninguém é eliminado.}}
* {{Corrija as {$count} linhas que precisam da sua atenção. Só estas linhas são enviadas; ninguém é eliminado.}}`,
  "console.run.doubt_step": `.input {$count :integer}
.match $count
one {{Procure uma pessoa no serviço e indique se ela está lá.}}
many {{Procure {$count} pessoas no serviço e indique, para cada uma, se está lá.}}
* {{Procure {$count} pessoas no serviço e indique, para cada uma, se está lá.}}`,
  "console.run.correct": "Corrigir as linhas",
  "console.run.see_rows": "Ver as linhas",
  "console.run.look_up": "Verificar",
  "console.run.rows_to_correct":
    "Ainda nada foi feito com estas linhas. Corrija-as na página «{$page}». As linhas resolvidas desaparecem desta página.",
  "console.run.hint_row": "Decida sobre esta linha na página «{$page}».",
  "console.run.hint_doubt": "Procure a pessoa no serviço e indique na página «{$page}» o que encontrou.",
  "console.run.files": "Transferir o relatório:",
  "console.run.no_files": "Os ficheiros deste relatório já não estão aqui. Os relatórios antigos são eliminados.",
  "console.run.unknown":
    "Não há nenhuma lista neste endereço. A ligação pode estar incompleta ou a lista foi eliminada.",
  "console.run.newer": "Abrir a lista mais recente",
  "console.run.running": "Esta lista está a ser processada agora.",
  "console.run.progress": "Enviado: {$done :integer} de {$total :integer}",
  "console.run.rate": "{$rate :integer} por minuto",
  "console.run.interrupted":
    "O programa que processava esta lista parou antes do fim. Nada se perdeu: quando voltar a iniciar, continua onde parou.",
  "console.run.decision": "A sua decisão",
  "console.run.decide": "Se a lista estiver certa, aprove-a. Se não, descarte-a e carregue uma lista corrigida.",
  "console.run.others_decide": "A decisão sobre esta lista cabe a uma pessoa com permissão para aprovar.",
  "console.run.approve": "Aprovar…",
  "console.run.discard": "Descartar…",
  "console.instead.issue.looks_like_in_doubt.hint":
    "Procure a pessoa no serviço e responda na página «Em dúvida». Esta linha é depois enviada com a próxima lista.",
  "console.instead.question.country.answer":
    "O apoio informático define o país uma só vez, com «country» (por exemplo, «PT») nas definições da lista «{$feed}». Depois, volte a escolher a lista na página «Listas».",
  "console.instead.question.nameOrder.answer":
    "O apoio informático responde com «nameOrder» («given_first» para Ana Silva ou «family_first» para Silva Ana) nas definições da lista «{$feed}». Depois, volte a escolher a lista na página «Listas».",
  "console.instead.question.dateOrder.answer":
    "Na página «Linhas por corrigir», responda «todas DMA» (dia, mês e ano) ou «todas MDA» (mês, dia e ano) numa destas linhas. A resposta vale para todas as linhas e para as listas posteriores de «{$feed}».",
  "console.instead.question.dateOrder.answer_held":
    "Se for a lista certa, aprove-a primeiro. Depois, na página «Linhas por corrigir», responda «todas DMA» (dia, mês e ano) ou «todas MDA» (mês, dia e ano) numa destas linhas. A resposta vale para todas as linhas e para as listas posteriores de «{$feed}».",
  "console.instead.issue.group_ambiguous.hint":
    "Dê nomes diferentes aos grupos no serviço (os números deles são {$groupIds :all}) e volte a escolher a lista na página «Listas».",
  "console.instead.issue.not_found.hint":
    "Verifique se o grupo ainda existe no serviço e volte a escolher a lista na página «Listas».",
  "console.instead.issue.cut_row.hint": "Volte a escolher a lista completa na página «Listas».",
  "console.instead.issue.other_feed.hint":
    "Faça a correção no relatório dessa lista e escolha esse relatório na página «Listas».",
  "console.instead.todo.nothing_lost":
    "Nada se perde: o próximo processamento continua onde este parou. Não precisa de voltar a escolher o ficheiro.",
  "console.instead.guard.older_list.look": "Se esta lista foi carregada por engano, descarte-a.",
  "console.instead.rows.held_list":
    "Nada desta lista foi aplicado. Estas linhas já podem ser corrigidas: as correções ficam em espera até que decida sobre a lista.",
  "console.instead.issue.line_outdated.hint":
    "Volte a corrigir a linha na página «Linhas por corrigir», se lá estiver; se não, corrija-a na sua lista.",
  "console.instead.issue.line_solved.hint":
    "Volte a corrigir a linha na página «Linhas por corrigir», se lá estiver; se não, corrija-a na sua lista.",
  "console.instead.issue.list_discarded.hint":
    "Volte a corrigir a linha na página «Linhas por corrigir», se lá estiver; se não, corrija-a na sua lista.",
  "console.instead.issue.waits_for_list.message":
    "Esta correção é de uma lista que aguarda uma decisão e fica em espera juntamente com ela.",
  "console.instead.issue.list_discarded.message":
    "Esta correção não foi usada: a lista a que pertencia foi descartada.",
  "console.refusal.empty_file": "O ficheiro está vazio. Volte a exportar a lista e escolha o ficheiro novo.",
  "console.refusal.header_only":
    "O ficheiro tem títulos de coluna, mas nenhuma pessoa. Volte a exportar a lista, com as linhas.",
  "console.refusal.no_header":
    "Não foi encontrada nenhuma linha com os títulos das colunas. Acrescente uma primeira linha com os títulos, por exemplo «Nome próprio» e «Data de nascimento».",
  "console.refusal.wrong_type":
    "Isto não é uma lista: só é possível ler tabelas CSV, Excel e OpenDocument. Guarde a lista num destes formatos e escolha o ficheiro novo.",
  "console.refusal.password_protected":
    "O livro está protegido por palavra-passe. Guarde-o sem palavra-passe e escolha o ficheiro novo.",
  "console.refusal.old_workbook":
    "É um livro num formato antigo (.xls). Guarde-o como .xlsx e escolha o ficheiro novo.",
  "console.refusal.damaged": "O ficheiro está danificado. Volte a exportar a lista e escolha o ficheiro novo.",
  "console.refusal.hostile":
    "O ficheiro tem uma estrutura que poderia prejudicar o programa e, por isso, não é aberto. Guarde a lista como ficheiro novo e escolha esse.",
  "console.refusal.unreadable_encoding":
    "Não é possível ler com certeza os caracteres do ficheiro. Guarde a lista como «CSV UTF-8» ou como livro e escolha o ficheiro novo.",
  "console.refusal.broken_quotes":
    "No ficheiro há aspas que abrem e nunca fecham, por isso não é possível separar as linhas. Volte a exportar a lista ou guarde-a como livro.",
  "console.refusal.not_a_regular_file": "Não é um ficheiro normal. Escolha a própria lista.",
  "console.refusal.no_such_file": "O ficheiro já não existe. Volte a escolher a lista.",
  "console.refusal.not_permitted":
    "O programa não tem permissão para ler este ficheiro. Fale com a pessoa que trata da consola.",
  "console.refusal.no_feed":
    "O nome do ficheiro não indica que lista é. Volte a escolhê-lo e indique a lista em «Lista de».",
  "console.refusal.several_feeds":
    "O nome do ficheiro corresponde a várias listas. Volte a escolhê-lo e indique a lista.",
  "console.refusal.required_columns":
    "Falta uma coluna de que todas as listas precisam, por exemplo o nome próprio. Acrescente-a ou fale com a pessoa que trata da consola.",
  "console.refusal.unreadable_rows":
    "Não é possível ler as linhas do ficheiro. Volte a exportar a lista e escolha o ficheiro novo.",
  "console.refusal.unknown_sheet":
    "No livro falta a folha de onde esta lista é lida. Dê à folha o nome habitual ou fale com a pessoa que trata da consola.",
  "console.refusal.several_sheets":
    "Várias folhas do livro têm pessoas. Deixe só a folha certa no ficheiro ou peça à pessoa que trata da consola que defina que folhas são lidas.",
  "console.refusal.still_changing":
    "O ficheiro ainda estava a ser escrito. Volte a escolhê-lo quando estiver completo.",
  "console.refusal.ambiguous_encoding":
    "Não é possível ler com certeza os caracteres do ficheiro. Guarde a lista como «CSV UTF-8» ou como livro e escolha o ficheiro novo.",
  "console.refusal.own_words": "O que o programa indica",
  "console.history.chart": `.input {$count :integer}
.match $count
one {{A última lista}}
many {{As últimas {$count} listas}}
* {{As últimas {$count} listas}}`,
  "console.history.chart_means":
    "Uma coluna por lista, a mais antiga à esquerda. Acima da linha: pessoas adicionadas, atualizadas e eliminadas. Abaixo: linhas por corrigir.",
  "console.history.figures": "Os mesmos números numa tabela",
  "console.history.to_correct": "Por corrigir",
  "console.history.all_runs": "Todas as listas",
  "console.history.all": "Todas",
  "console.history.outcome": "Resultado",
  "console.history.day": "Dia",
  "console.history.show": "Mostrar",
  "console.history.none": "Nenhuma lista corresponde a estes critérios.",
  "console.history.corrections": "correções",

  // Console: Approve or discard
  "console.decide.approve.title": "Aprovar esta lista?",
  "console.decide.discard.title": "Descartar esta lista?",
  "console.decide.approve.button": "Aprovar",
  "console.decide.discard.button": "Descartar",
  "console.decide.will": "O que vai acontecer",
  "console.decide.why": "Porque é que está em espera",
  "console.decide.decide": "A sua decisão",
  "console.decide.note": "Nota",
  "console.decide.note_help":
    "Fica ao lado do seu nome no relatório da lista e no registo do programa. Não nomeie ninguém nela: o registo conserva-a, mesmo quando a pessoa é apagada.",
  "console.decide.note_too_long": "A nota é demasiado longa. Escreva no máximo {$most :integer} caracteres.",
  "console.decide.back": "Voltar sem decidir",
  "console.decide.would.delete": "Seriam eliminadas",
  "console.decide.would.update": "Seriam atualizadas",
  "console.decide.would.create": "Seriam adicionadas",
  "console.decide.tick":
    "Desmarque as pessoas que devem ficar. Se continuarem a faltar numa lista posterior, a pergunta volta a ser feita.",
  "console.decide.tick_all": "Marcar todas",
  "console.decide.tick_none": "Desmarcar todas",
  "console.decide.approve.delete": `.input {$count :integer}
.match $count
one {{{$count} pessoa é eliminada, se ficar marcada. Se a lista for anulada mais tarde, a pessoa é adicionada de novo, com um novo ID de contacto.}}
* {{{$count} pessoas são eliminadas, exceto as que desmarcar. Se a lista for anulada mais tarde, essas pessoas são adicionadas de novo, com um novo ID de contacto.}}`,
  "console.decide.approve.update": `.input {$count :integer}
.match $count
one {{{$count} pessoa é atualizada.}}
* {{{$count} pessoas são atualizadas.}}`,
  "console.decide.approve.create": `.input {$count :integer}
.match $count
one {{{$count} pessoa é adicionada e receberá os parabéns.}}
* {{{$count} pessoas são adicionadas e receberão os parabéns.}}`,
  "console.decide.approve.deferred": `.input {$count :integer}
.match $count
one {{Depois é aplicada {$count} alteração que depende destas.}}
* {{Depois são aplicadas {$count} alterações que dependem destas.}}`,
  "console.decide.approve.nothing": "A lista é aceite. Não contém nenhuma alteração em espera.",
  "console.decide.approve.whole": "A partir daí, esta é a lista mais recente.",
  "console.decide.approve.checked":
    "Antes, cada alteração é verificada de novo. O relatório indica as que já não se aplicam e são ignoradas.",
  "console.decide.approve.stopped": "É enviado o que ainda não tinha sido enviado.",
  "console.decide.discard.delete": `.input {$count :integer}
.match $count
one {{{$count} pessoa não é eliminada e continua no serviço.}}
* {{{$count} pessoas não são eliminadas e continuam no serviço.}}`,
  "console.decide.discard.update": `.input {$count :integer}
.match $count
one {{{$count} pessoa não é atualizada.}}
* {{{$count} pessoas não são atualizadas.}}`,
  "console.decide.discard.create": `.input {$count :integer}
.match $count
one {{{$count} pessoa não é adicionada.}}
* {{{$count} pessoas não são adicionadas.}}`,
  "console.decide.discard.deferred": `.input {$count :integer}
.match $count
one {{Também é descartada {$count} alteração que depende destas.}}
* {{Também são descartadas {$count} alterações que dependem destas.}}`,
  "console.decide.discard.nothing": "A lista não é usada.",
  "console.decide.discard.whole": "Nada desta lista é aplicado.",
  "console.decide.discard.checked": "Uma lista posterior pode voltar a perguntar o mesmo.",
  "console.decide.discard.stopped": "O que ainda não foi enviado não é aplicado. O que foi enviado fica no serviço.",
  "console.decide.four_eyes":
    "Foi quem carregou esta lista ou respondeu a uma pergunta sobre ela, por isso tem de ser outra pessoa a aprová-la.",
  "console.decide.four_eyes_undo":
    "Foi quem pediu para anular esta lista, por isso tem de ser outra pessoa a aprovar a anulação.",
  "console.decide.asked_approve": "{$by} pediu em {$when} que esta lista fosse aprovada.",
  "console.decide.asked_discard": "{$by} pediu em {$when} que esta lista fosse descartada.",
  "console.decide.asked_undo": "{$by} pediu em {$when} que esta lista fosse anulada.",
  "console.decide.nothing_done": "Já não há nada para decidir e agora nada foi feito.",
  "console.decide.to_list": "Ir para a lista",
  "console.decide.superseded": "Uma lista mais recente substituiu esta.",
  "console.decide.outdated":
    "Chegou uma lista mais recente das mesmas pessoas, por isso esta já não pode ser aprovada. Decida sobre a mais recente e descarte esta.",
  "console.decide.decided": "Já foi tomada uma decisão sobre esta lista.",
  "console.decide.nothing_waits": "Esta lista não aguarda nenhuma decisão.",
  "console.decision.lost.title": "Esta decisão não foi encontrada",
  "console.decision.lost":
    "Foi aplicada há muito tempo ou perdeu-se. Veja a lista e, se ainda estiver em espera, decida de novo.",
  "console.decision.look_again": "Ver de novo",
  "console.decision.take_back": "Retirar",
  "console.decision.approved": "Aprovada",
  "console.decision.discarded": "Descartada",
  "console.decision.decided": "Decisão tomada",
  "console.decision.stored.title": "A sua decisão está guardada",
  "console.decision.halted.title": "Parou antes do fim",
  "console.decision.withdrawn.title": "Retirada",
  "console.decision.nothing.title": "Nada foi feito",
  "console.decision.done": "A decisão foi aplicada.",
  "console.decision.partly":
    "A decisão foi aplicada, mas uma parte precisa da sua atenção ou fica para mais tarde. O relatório da lista tem os pormenores.",
  "console.decision.under_way": "Está a ser aplicada agora. A página da lista mostra o andamento.",
  "console.decision.taken": "É aplicada assim que o trabalho em curso terminar.",
  "console.decision.halted":
    "Não foi possível usar o serviço até ao fim. Nada se perde: o próximo processamento continua.",
  "console.decision.void":
    "Esteve em espera mais de um dia ou, entretanto, foram repostos dados anteriores. Se ainda for válida, decida de novo.",
  "console.decision.withdrawn": "Nada foi aplicado. A lista continua a aguardar uma decisão.",
  "console.decision.not_stored":
    "A sua decisão não foi guardada, porque uma anterior ainda aguarda. Quando essa for retirada, pode decidir de novo.",
  "console.decision.taken_back": "A decisão foi retirada. Nada foi feito.",
  "console.decision.stored":
    "O programa que a aplica não está ativo agora. O próximo processamento trata disso, antes de ler novas listas.",
  "console.decision.no_time": "Aqui não se conhece a hora do próximo processamento.",
  "console.decision.next_run": "Como nos dias anteriores, deve começar por volta de: {$when}.",
  "console.decision.until": "A sua decisão é válida até {$when}.",
  "console.decision.refused.already_decided":
    "Outra pessoa foi mais rápida: já foi tomada uma decisão sobre esta lista.",
  "console.decision.refused.superseded": "Uma lista mais recente substituiu esta.",
  "console.decision.refused.newer_list":
    "Chegou uma lista mais recente das mesmas pessoas, por isso esta já não pode ser aprovada. Decida sobre a mais recente e descarte esta.",
  "console.decision.refused.group_moved":
    "Um grupo desta lista é agora um grupo diferente no serviço. Carregue a lista de novo: as pessoas serão comparadas com os grupos atuais.",
  "console.decision.refused.other_account":
    "O serviço não pode ser usado agora ou a conta já não é a mesma. Fale com a pessoa que trata do programa.",
  "console.decision.refused.nothing_held": "Esta lista já não aguarda nenhuma decisão.",
  "console.decision.refused.unknown": "Já não se encontra aquilo sobre o que decidiu.",
  "console.decision.refused.other":
    "Não foi possível aplicar a sua decisão. A pessoa que trata do programa encontra aqui o motivo:",
  "console.decide.greet.create": `.input {$count :integer}
.match $count
one {{{$count} das pessoas novas faz anos nos próximos {$days :integer} dias.}}
* {{{$count} das pessoas novas fazem anos nos próximos {$days :integer} dias.}}`,
  "console.decide.greet.delete": `.input {$count :integer}
.match $count
one {{{$count} das pessoas eliminadas faz anos nos próximos {$days :integer} dias e não recebe os parabéns.}}
* {{{$count} das pessoas eliminadas fazem anos nos próximos {$days :integer} dias e não recebem os parabéns.}}`,
  "console.decide.greet.update": `.input {$count :integer}
.match $count
one {{{$count} pessoa atualizada passa a receber os parabéns noutro dia, nos próximos {$days :integer} dias.}}
* {{{$count} pessoas atualizadas passam a receber os parabéns noutro dia, nos próximos {$days :integer} dias.}}`,

  // Console: Rows to correct
  "console.correct.title": "Linhas por corrigir",
  "console.correct.count": `.input {$count :integer}
.match $count
one {{{$count} linha da lista «{$feed}» não pôde ser usada.}}
many {{{$count} linhas da lista «{$feed}» não puderam ser usadas.}}
* {{{$count} linhas da lista «{$feed}» não puderam ser usadas.}}`,
  "console.correct.lead": "Corrija as células marcadas e envie as linhas.",
  "console.correct.none": "Nenhuma linha da lista «{$feed}» está por corrigir.",
  "console.correct.held":
    "Uma lista mais recente aguarda, no seu todo, uma decisão. As linhas dela aparecem aqui depois da decisão.",
  "console.correct.to_held": `.input {$count :integer}
.match $count
one {{Corrigir já a linha ({$count})}}
* {{Corrigir já as {$count} linhas}}`,
  "console.correct.of_held":
    "Estas linhas são de {$file}, uma lista que aguarda, no seu todo, uma decisão. As suas correções ficam em espera juntamente com ela: se for aprovada, são aplicadas automaticamente.",
  "console.correct.to_others": "Linhas de listas anteriores",
  "console.correct.held_link": "Ver a lista",
  "console.correct.send": "Guardar e enviar",
  "console.correct.send_help": "Só são enviadas as linhas que alterou.",
  "console.correct.go_on": "Continuar a corrigir",
  "console.correct.leave": "Ignorar",
  "console.correct.this_row": "A linha certa é esta",
  "console.correct.kept.end": "Deixar de aplicar esta correção",
  "console.correct.kept.end_rule": "Deixar de aplicar esta regra",
  "console.correct.kept.rule": "Corrigir em todas as linhas",
  "console.correct.left_out.title": "Enviadas sem o e-mail ou o telefone",
  "console.correct.left_out.lead":
    "Outra pessoa do grupo tem o mesmo e-mail ou telefone, por isso é ignorado aqui. A sua lista ainda o tem.",
  "console.correct.left_out.end": "Voltar a enviar com este valor",
  "console.correct.kept.offer":
    "«{$was}» foi corrigido para «{$becomes}» em {$count :integer} linhas da coluna «{$header}». Uma regra corrige-o em todas as linhas, incluindo as de listas posteriores.",
  "console.correct.suggested": "Sugestão:",
  "console.correct.in_the_list": "Na lista: «{$text}»",
  "console.correct.in_the_correction": "Na correção pendente: «{$text}»",
  "console.correct.choice.same": "É a mesma pessoa",
  "console.correct.choice.new": "É outra pessoa",
  "console.correct.choice.right": "A data de nascimento está certa",
  "console.correct.choice.unknown": "A data de nascimento não é conhecida",
  "console.correct.choice.reading": "A data é {$date}",
  "console.correct.choice.leave_out": "Enviar sem este e-mail ou telefone",
  "console.correct.choice.leave_out_email": "Enviar sem o e-mail",
  "console.correct.choice.leave_out_phone": "Enviar sem o telefone",
  "console.correct.choice.all_DMY": "O dia primeiro em todas as linhas",
  "console.correct.choice.all_MDY": "O mês primeiro em todas as linhas",
  "console.correct.look_at_person": "Ver {$name} no serviço",
  "console.correct.needs_approver":
    "Uma das respostas elimina uma pessoa do serviço. Fale com uma pessoa que possa aprovar listas.",
  "console.correct.waits.file": "Foi enviada uma correção desta linha, que ainda não foi lida.",
  "console.correct.waits.list":
    "Uma correção desta linha está em espera juntamente com uma lista que precisa de uma decisão.",
  "console.correct.waits.decision": "{$name} decidiu sobre esta linha. A decisão ainda não foi aplicada.",
  "console.correct.waits.expired": "{$name} decidiu sobre esta linha, mas a decisão não foi aplicada.",
  "console.correct.not_sent": "Isto não foi enviado. Escreveu:",
  "console.correct.error.nothing": "Ainda não alterou nenhuma linha.",
  "console.correct.error.not_stored":
    "Não foi possível guardar as linhas, por isso nada foi enviado. O que escreveu continua aqui. Tente de novo dentro de momentos; se não resultar, fale com a pessoa que trata da consola.",
  "console.correct.error.changed":
    "{$name}: esta linha mudou desde que abriu a página. Compare-a com o que escreveu e envie-a de novo.",
  "console.correct.error.decide_again":
    "{$name}: esta linha mudou desde que abriu a página. Veja-a de novo e decida depois.",
  "console.correct.error.solved": "{$name}: esta linha já está certa ou já não está na lista.",
  "console.correct.error.left_out": "{$name}: esta linha foi entretanto ignorada por decisão de uma pessoa.",
  "console.correct.error.decided":
    "{$name}: uma decisão anterior sobre esta linha ainda aguarda. A sua não foi guardada.",
  "console.correct.error.too_long": "{$name}: este texto é demasiado longo.",
  "console.correct.asked.waiting": "A sua decisão está guardada e está a ser aplicada.",
  "console.correct.asked.next_run":
    "A sua decisão está guardada. De momento o programa não está ativo; a decisão será aplicada na próxima vez que forem lidas listas.",
  "console.correct.asked.done": "A sua decisão foi aplicada.",
  "console.correct.asked.not_done":
    "A sua decisão não foi aplicada: a linha mudou ou outra pessoa foi mais rápida. Veja a linha de novo.",
  "console.correct.asked.lost": "Esta decisão já não está guardada. Se a linha ainda estiver abaixo, decida de novo.",
  "console.correct.sent.title": "O que aconteceu às suas correções",
  "console.correct.lost.title": "Correções que não foram usadas",
  "console.correct.lost.lead": `.input {$count :integer}
.match $count
one {{{$count} linha corrigida não foi usada. O que foi enviado fica aqui até a próxima lista ser aplicada.}}
* {{{$count} linhas corrigidas não foram usadas. O que foi enviado fica aqui até a próxima lista ser aplicada.}}`,
  "console.correct.sent.again": "Ver de novo",
  "console.correct.sent.waiting": "As linhas corrigidas foram enviadas e serão lidas dentro de momentos.",
  "console.correct.sent.next_run":
    "As linhas corrigidas foram enviadas. De momento o programa não está ativo; as linhas serão usadas na próxima vez que forem lidas listas.",
  "console.correct.sent.taken": "As linhas corrigidas estão a ser usadas agora.",
  "console.correct.sent.refused": "As linhas corrigidas não puderam ser usadas. Nada foi alterado.",
  "console.correct.sent.unchanged": `.input {$count :integer}
.match $count
one {{{$count} linha já estava certa.}}
many {{{$count} linhas já estavam certas.}}
* {{{$count} linhas já estavam certas.}}`,
  "console.correct.sent.report": "O relatório sobre estas linhas",
  "console.correct.result.created": "adicionada",
  "console.correct.result.updated": "atualizada",
  "console.correct.result.deleted": "eliminada",
  "console.correct.result.in_order": "já estava certa, nada a alterar",
  "console.correct.result.refused": "ainda recusada.",
  "console.correct.result.too_late": "chegou tarde demais.",
  "console.correct.result.in_doubt": "não se sabe se chegou.",
  "console.correct.result.held": "aguarda uma decisão.",
  "console.correct.result.waits": "em espera.",
  "console.correct.result.not_done": "não aplicada.",

  // Console: In doubt
  "console.doubts.title": "Em dúvida",
  "console.doubts.none": "Não há ninguém em dúvida.",
  "console.doubts.lead": `.input {$count :integer}
.match $count
one {{Os dados de {$count} pessoa foram enviados ao serviço, mas não chegou nenhuma resposta. Veja no serviço se a pessoa lá está. Enquanto não responder, os dados não voltam a ser enviados, para que a pessoa não receba os parabéns duas vezes.}}
* {{Os dados de {$count} pessoas foram enviados ao serviço, mas não chegou nenhuma resposta. Veja no serviço se as pessoas lá estão. Enquanto não responder, os dados não voltam a ser enviados, para que as pessoas não recebam os parabéns duas vezes.}}`,
  "console.doubts.others_answer": "Aqui responde uma pessoa com permissão para decidir.",
  "console.doubts.exists": "O serviço tem um contacto com este e-mail ou telefone. É muito provavelmente esta pessoa.",
  "console.doubts.answered": "{$by} respondeu.",
  "console.doubts.answer_void": "A última resposta não foi aplicada.",
  "console.doubts.not_stored":
    "Onde uma resposta anterior ainda aguarda, a sua não foi guardada. Quando a anterior for retirada, pode responder de novo.",
  "console.doubts.contact_id": "ID de contacto",
  "console.doubts.contact_help": "O número que o serviço mostra para esta pessoa.",
  "console.doubts.there": "Está lá",
  "console.doubts.not_there": "Não está lá",
  "console.doubts.tick": "Marcar {$name}",
  "console.doubts.bulk": "Várias de uma vez",
  "console.doubts.bulk_help":
    "Marque acima as pessoas que não estão no serviço. Os dados delas são então enviados de novo.",
  "console.doubts.bulk_not_there": "As pessoas marcadas não estão lá",
  "console.doubts.no_contact_id": "Introduza o ID de contacto que o serviço mostra para esta pessoa.",
  "console.doubts.wrong_contact_id": "Um ID de contacto é um número inteiro, por exemplo 1234.",
  "console.doubts.linked_to":
    "O contacto {$contact} já está associado a {$name}, da lista «{$feed}». Verifique o número no serviço.",
  "console.doubts.linked_elsewhere":
    "Este ID de contacto é de outra pessoa das suas listas, por isso nada foi associado. Verifique o número no serviço.",
  "console.decision.refused.linked_elsewhere":
    "Este ID de contacto é de outra pessoa das suas listas, por isso nada foi associado. Verifique o número no serviço.",
  "console.doubts.answered_before": "Já foi dada uma resposta sobre {$name}. Agora nada foi feito.",
  "console.doubts.partly":
    "Algumas respostas não foram usadas: outras chegaram antes ou as pessoas já não estão em dúvida.",
  "console.doubts.done_many":
    "Estas pessoas já não estão em dúvida. Os dados das que constam da lista mais recente são enviados de novo.",
  "console.doubts.done_there": "{$name}: contacto {$contact} associado.",
  "console.doubts.done_not_there":
    "{$name} já não está em dúvida. Se {$name} constar da lista mais recente, os dados são enviados de novo.",

  // Console: People
  "console.people.title": "Pessoas",
  "console.people.search": "Nome, e-mail, telefone ou ID de contacto",
  "console.people.search_help": "Basta uma parte. Maiúsculas, acentos e espaços nos telefones não contam.",
  "console.people.find": "Procurar",
  "console.people.found": `.input {$count :integer}
.match $count
one {{«{$text}»: {$count} pessoa encontrada}}
many {{«{$text}»: {$count} pessoas encontradas}}
* {{«{$text}»: {$count} pessoas encontradas}}`,
  "console.people.nothing":
    "A procura abrange as pessoas que este programa adicionou, atualizou ou eliminou, e as linhas recusadas. Não abrange as pessoas introduzidas no serviço por outra via.",
  "console.people.nameless": "Pessoa sem nome",
  "console.people.state.linked": "no serviço",
  "console.people.state.gone": "já não está no serviço",
  "console.people.state.in_doubt": "talvez no serviço",
  "console.people.state.refused": "não está no serviço",
  "console.people.state.deleted": "eliminada do serviço",
  "console.people.of_list": "lista «{$feed}»",
  "console.people.number": "contacto {$id}",
  "console.people.key": "identificada por «{$key}»",
  "console.people.former_key": "anteriormente identificada por «{$key}»",
  "console.people.unknown": "Este programa não conhece essa pessoa.",
  "console.people.changed":
    "Esta página mostra agora outra pessoa, ou a pessoa mudou. Nada foi feito. Veja a página de novo antes de decidir.",
  "console.people.to_correct": "Uma linha desta pessoa não pôde ser usada.",
  "console.people.privacy": "Pedidos desta pessoa",
  "console.people.never": "Nunca dar os parabéns",
  "console.people.never_help":
    "Elimina de imediato o contacto do serviço. Nenhuma lista volta a adicionar ou a atualizar esta pessoa.",
  "console.people.never_help_row": "A partir de agora, nenhuma lista adiciona esta pessoa.",
  "console.people.never_done":
    "Esta pessoa nunca mais recebe os parabéns. Nenhuma lista a volta a adicionar ou a atualizar.",
  "console.people.never_partly":
    "Esta pessoa nunca mais recebe os parabéns. O contacto é eliminado assim que o serviço estiver acessível.",
  "console.people.asked_never": "{$by} pediu em {$when} que nunca mais se dessem os parabéns a esta pessoa.",
  "console.people.asked_erase": "{$by} pediu em {$when} que esta pessoa fosse apagada.",
  "console.people.asked_erase_keep":
    "{$by} pediu em {$when} que esta pessoa fosse apagada. O contacto fica no serviço.",
  "console.people.not_stored":
    "A sua decisão não foi guardada, porque uma anterior sobre esta pessoa ainda aguarda. Quando essa for retirada, pode decidir de novo.",
  "console.people.waits": "Aguarda ser aplicada, no máximo até {$when}.",
  "console.people.not_done": "Nada foi feito, e esta pessoa ainda pode receber os parabéns.",
  "console.people.nothing_done": "Nada foi feito.",
  "console.people.no_longer": "Já não é necessário",
  "console.people.alike":
    "Outro contacto ou outra linha pode ser a mesma pessoa: o nome próprio é uma forma abreviada, ou o apelido, o e-mail ou a data de nascimento é diferente. Os dados mantêm-se. Para decidir, abra a página:",
  "console.people.stays": "Verifique isto por si, ou peça-o à pessoa que trata do programa:",
  "console.people.export": "Exportar",
  "console.people.export_help": "Um ficheiro com tudo o que este programa guarda sobre esta pessoa.",
  "console.people.erase": "Apagar",
  "console.people.erase_help":
    "Elimina o contacto do serviço e apaga tudo o que este programa guarda sobre esta pessoa, também nos relatórios e nas listas guardadas. Não é possível voltar atrás.",
  "console.people.erase_help_row":
    "Apaga tudo o que este programa guarda sobre esta pessoa, também nos relatórios e nas listas guardadas. Não é possível voltar atrás.",
  "console.people.erase_returns": "Uma lista em que a pessoa ainda conste adiciona-a de novo.",
  "console.people.erase_keep": "Manter o contacto no serviço e nunca mais o alterar",
  "console.people.erase_sure": "Sim, apagar esta pessoa definitivamente",
  "console.people.erase_unsure": "Nada foi apagado. Volte atrás e marque «Sim, apagar esta pessoa definitivamente».",
  "console.people.erase_done": "Esta pessoa foi apagada. Este programa já não guarda nada sobre ela.",
  "console.people.erase_partly": "Esta pessoa ainda não foi totalmente apagada. O programa continua automaticamente.",
  "console.people.holds": "O que o serviço contém",
  "console.people.holds_lead":
    "Dados enviados por este programa; última alteração: {$day :day}. Aqui não se conhecem as alterações feitas no próprio serviço.",
  "console.people.linked_by_person":
    "Uma pessoa indicou este contacto, por isso os valores não são todos conhecidos aqui. A próxima lista envia-os todos.",
  "console.people.absent": "Esta pessoa falta na lista desde {$day :day}.",
  "console.people.since": "desde {$day :day}",
  "console.people.events": "O que aconteceu",
  "console.people.events_lead":
    "Do mais recente ao mais antigo. As listas que nada mudaram para esta pessoa não são mostradas.",
  "console.people.no_events": "Nada está guardado sobre esta pessoa.",
  "console.people.corrections": "linhas corrigidas",
  "console.people.done.create": "Adição ao serviço",
  "console.people.done.update": "Atualização no serviço",
  "console.people.done.delete": "Eliminação do serviço",
  "console.people.op.rejected": "Recusa",
  "console.people.op.in_doubt": "Envio, resposta perdida",
  "console.people.op.held": "Aguarda uma decisão",
  "console.people.op.waits": "Aguarda o envio",
  "console.people.op.superseded": "Substituição por uma lista mais recente",
  "console.people.op.dropped": "Não aplicado",
  "console.people.row.rejected": "Linha recusada",
  "console.people.row.unchanged": "Linha certa, com uma observação",
  "console.people.row.duplicate": "A mesma linha duas vezes",
  "console.people.row.skipped": "Linha ignorada",
  "console.people.row.in_doubt": "Linha que aguarda uma resposta perdida",
  "console.people.row.deferred": "Linha adiada para nova tentativa",

  // Console: Upcoming greetings
  "console.greetings.title": "Próximas felicitações",
  "console.greetings.count": `.input {$count :integer}
.match $count
one {{{$count} aniversário nos próximos 30 dias.}}
many {{{$count} aniversários nos próximos 30 dias.}}
* {{{$count} aniversários nos próximos 30 dias.}}`,
  "console.greetings.how":
    "O cálculo baseia-se nas datas de nascimento que este programa enviou; «hoje» é o dia atual no fuso horário {$zone}. É o serviço que decide se dá os parabéns, e quando.",
  "console.greetings.today": "hoje",
  "console.greetings.none": "Nenhum aniversário.",
  "console.greetings.leap_day": "Com as pessoas nascidas a 29 de fevereiro, que este ano não existe.",
  "console.greetings.more": `.input {$count :integer}
.match $count
one {{{$count} pessoa deste dia}}
many {{As {$count} pessoas deste dia}}
* {{As {$count} pessoas deste dia}}`,
  "console.greetings.all_days": "Todos os dias",
  "console.greetings.no_group": "sem grupo conhecido",

  // Console: Settings
  "console.settings.lead": "Isto é o que o programa lê de {$file}. As palavras-passe e as chaves não são mostradas.",
  "console.settings.learned": "Com base nas respostas",
  "console.settings.learned_order": `.input {$order :string}
.match $order
DMY {{As datas são lidas como dia, mês e ano.}}
* {{As datas são lidas como mês, dia e ano.}}`,
  "console.settings.learned_by": "Assim respondeu {$by} em {$day}.",
  "console.settings.learned_unused": "Esta ordem não é usada, porque as definições indicam outra.",
  "console.settings.unlearn": "Perguntar de novo",
  "console.settings.unlearn_help":
    "Depois de «Perguntar de novo», as datas de nascimento já enviadas ficam como estão. Com a próxima lista, pergunta-se pelas datas que se podem ler de duas formas.",
  "console.settings.unlearned": "Esta ordem deixou de ser usada. A pergunta volta a ser feita com a próxima lista.",
  "console.settings.not_unlearned": "Não foi possível deixar de usar esta ordem. Veja se ainda está indicada.",
  "console.settings.findings": "O que foi verificado",
  "console.settings.findings_to_solve": `.input {$count :integer}
.match $count
0 {{Está tudo em ordem.}}
one {{{$count} ponto precisa da intervenção da pessoa que trata do programa.}}
many {{{$count} pontos precisam da intervenção da pessoa que trata do programa.}}
* {{{$count} pontos precisam da intervenção da pessoa que trata do programa.}}`,
  "console.settings.in_order": "correto",
  "console.settings.not_in_order": "por corrigir",
  "console.settings.what": "Elemento",
  "console.settings.state": "Estado",
  "console.settings.detail": "Pormenores",
  "console.settings.finding.configuration": "Configuração",
  "console.settings.finding.folders": "Pastas",
  "console.settings.finding.ledger": "Dados guardados",
  "console.settings.finding.console": "Consola",
  "console.settings.finding.ledgers_file_system": "Sistema de ficheiros dos dados",
  "console.settings.finding.inboxs_file_system": "Sistema de ficheiros da pasta de entrada",
  "console.settings.finding.free_space": "Espaço livre",
  "console.settings.finding.clock": "Relógio",
  "console.settings.finding.at_work": "Programa ativo",
  "console.settings.finding.notify": "Avisos",
  "console.settings.finding.mail": "E-mail",
  "console.settings.finding.webhook": "Webhook",
  "console.settings.setting": "Definição",
  "console.settings.value": "Valor",
  "console.settings.not_set": "Não definidos:",
  "console.settings.yes": "sim",
  "console.settings.no": "não",
  "console.settings.service": "Serviço",
  "console.settings.folders": "Pastas",
  "console.settings.notices": "Avisos",
  "console.settings.keeping": "Conservação, idioma e registo",
  "console.settings.console": "Esta consola",

  // Undo
  "guard.undone_list.title": "Uma lista que foi anulada",
  "guard.undone_list.message": `.input {$people :integer}
.match $people
one {{Esta lista voltaria a fazer em {$people} pessoa o que foi anulado.}}
* {{Esta lista voltaria a fazer em {$people} pessoas o que foi anulado.}}`,
  "guard.undone_list.look":
    "Veja se o erro ainda está na lista. Se estiver, descarte a lista e peça que a corrijam. Se a lista estiver certa, aprove-a.",
  "guard.undo.title": "Uma lista vai ser anulada",
  "guard.undo.message": `.input {$people :integer}
.match $people
one {{{$people} pessoa voltaria a estar como antes da lista.}}
* {{{$people} pessoas voltariam a estar como antes da lista.}}`,
  "guard.undo.look":
    "Veja as pessoas abaixo. Se devem voltar a estar como antes, aprove. Se não, descarte: tudo fica como está agora.",
  "undo.back": `.input {$count :integer}
.match $count
one {{{$count} pessoa volta a estar como antes}}
* {{{$count} pessoas voltam a estar como antes}}`,
  "undo.went_back": `.input {$count :integer}
.match $count
one {{{$count} pessoa voltou a estar como antes}}
* {{{$count} pessoas voltaram a estar como antes}}`,
  "undo.changed": `.input {$count :integer}
.match $count
one {{{$count} mudou desde então e fica como está}}
* {{{$count} mudaram desde então e ficam como estão}}`,
  "undo.others": `.input {$count :integer}
.match $count
one {{{$count} não pode voltar a estar como antes e fica como está}}
* {{{$count} não podem voltar a estar como antes e ficam como estão}}`,
  "undo.not_back": `.input {$count :integer}
.match $count
one {{{$count} não pôde voltar a estar como antes}}
* {{{$count} não puderam voltar a estar como antes}}`,
  "undo.eyebrow": "Anulação da lista",
  "undo.of_file": "{$file} (anulação)",
  "undo.title": "O que é anulado e o que não é",
  "undo.list": "Isto anula a lista «{$file}» de {$day :day}.",
  "undo.left.title": "Estas pessoas ficam como estão agora",
  "undo.left_more": `.input {$count :integer}
.match $count
one {{Mais {$count} pessoa fica como está agora.}}
* {{Mais {$count} pessoas ficam como estão agora.}}`,
  "undo.left.person": "{$name}: {$why}.",
  "undo.why.changed_since": "«{$file}» de {$day :day} atualizou esta pessoa desde então",
  "undo.why.created_since": `.input {$file :string}
.match $file
|| {{uma pessoa voltou a associar este contacto}}
* {{«{$file}» de {$day :day} voltou a adicionar esta pessoa}}`,
  "undo.why.in_other_list": `.input {$file :string}
.match $file
|| {{uma pessoa associou outro contacto desta pessoa}}
* {{a pessoa está no serviço através de outra lista («{$file}» de {$day :day})}}`,
  "undo.why.in_doubt": "um pedido ao serviço ficou sem resposta, e não se sabe o que o serviço contém",
  "undo.why.not_linked": "a pessoa já não está associada a um contacto",
  "undo.why.key_taken": "o valor que a identifica pertence agora a outra pessoa",
  "undo.why.unknown_before": "não se sabe o que o contacto tinha antes",
  "undo.why.group_gone": "o grupo anterior já não está no serviço",
  "undo.why.cannot_clear": "a lista só acrescentou valores que o serviço não pode apagar",
  "undo.why.never": "esta pessoa nunca deve receber os parabéns",
  "undo.cannot.title": "O que não se pode anular",
  "undo.cannot.greeted": `.input {$count :integer}
.match $count
0 {{Os parabéns já enviados. Nenhuma destas pessoas fez anos desde então.}}
one {{Os parabéns já enviados. {$count} destas pessoas fez anos desde então.}}
* {{Os parabéns já enviados. {$count} destas pessoas fizeram anos desde então.}}`,
  "undo.cannot.recreated": `.input {$count :integer}
.match $count
one {{O ID de contacto: {$count} pessoa é adicionada de novo, e o serviço dá-lhe um ID novo.}}
* {{O ID de contacto: {$count} pessoas são adicionadas de novo, e o serviço dá a cada uma um ID novo.}}`,
  "undo.cannot.twice": `.input {$count :integer}
.match $count
one {{Parabéns a dobrar: {$count} pessoa que é adicionada de novo parece estar também noutra lista e pode receber os parabéns duas vezes.}}
* {{Parabéns a dobrar: {$count} pessoas que são adicionadas de novo parecem estar também noutra lista e podem receber os parabéns duas vezes.}}`,
  "undo.cannot.kept": `.input {$count :integer}
.match $count
one {{{$field :first} de {$count} pessoa: o serviço não pode apagar este valor.}}
* {{{$field :first} de {$count} pessoas: o serviço não pode apagar este valor.}}`,
  "undo.cannot.group": `.input {$count :integer}
.match $count
one {{O grupo de {$count} pessoa: o grupo anterior já não está no serviço.}}
* {{O grupo de {$count} pessoas: o grupo anterior já não está no serviço.}}`,
  "undo.cannot.corrected": `.input {$count :integer}
.match $count
one {{{$count} pessoa cuja linha foi corrigida ou respondida mais tarde fica como está. Para anular isso também, anule {$runs}.}}
* {{{$count} pessoas cujas linhas foram corrigidas ou respondidas mais tarde ficam como estão. Para anular isso também, anule {$runs}.}}`,
  "undo.cannot.in_doubt": `.input {$count :integer}
.match $count
one {{Mais {$count} pessoa da lista talvez esteja no serviço: a resposta perdeu-se. Descubra primeiro se lá está e depois anule a lista outra vez.}}
* {{Mais {$count} pessoas da lista talvez estejam no serviço: as respostas perderam-se. Descubra primeiro se lá estão e depois anule a lista outra vez.}}`,
  "undo.waits": "Está preparada a anulação desta lista. Aguarda uma decisão.",
  "undo.taken_back": "Esta lista foi anulada.",
  "undo.open": "Ver a anulação",
  "verdict.undo_held": "Isto anula uma lista. Ainda nada foi alterado: a anulação aguarda a sua decisão.",
  "verdict.undo_done": "A lista foi anulada.",
  "verdict.undo_discarded": "A lista não foi anulada. Fica tudo como está.",
  "verdict.undo_nobody_left":
    "A lista não foi anulada. Todas as pessoas desta anulação foram apagadas ou nunca devem receber os parabéns.",
  "why.undone": "a lista correspondente foi anulada",
  "decision.undo": "Anulação pedida por {$by} em {$when}, {$how}",
  "console.undo.button": "Anular esta lista…",
  "console.undo.title": "Anular esta lista?",
  "console.undo.plan": "Preparar a anulação",
  "console.undo.created": `.input {$count :integer}
.match $count
one {{{$count} pessoa adicionada pela lista é eliminada.}}
* {{{$count} pessoas adicionadas pela lista são eliminadas.}}`,
  "console.undo.updated": `.input {$count :integer}
.match $count
one {{{$count} pessoa que a lista atualizou volta a ter os valores anteriores.}}
* {{{$count} pessoas que a lista atualizou voltam a ter os valores anteriores.}}`,
  "console.undo.deleted": `.input {$count :integer}
.match $count
one {{{$count} pessoa que a lista eliminou é adicionada de novo.}}
* {{{$count} pessoas que a lista eliminou são adicionadas de novo.}}`,
  "console.undo.left":
    "As pessoas que uma lista posterior atualizou ficam como estão. A página seguinte indica quais são.",
  "console.undo.then":
    "Ainda nada é enviado: a anulação fica em espera até que uma pessoa a aprove. Até lá, as novas listas deste tipo também ficam em espera.",
  "console.undo.nothing": "Esta lista não mudou nada que se possa anular.",
  "console.undo.other_waits": "Está preparada a anulação de outra lista. Decida primeiro sobre ela.",
  "console.decide.approve.undo":
    "A lista anulada deixa de contar. Uma lista que faça o mesmo outra vez fica a aguardar uma decisão.",
  "console.decide.discard.undo": "Nada é anulado. As listas que aguardam esta decisão continuam.",
  "console.decision.refused.behind_undo": "Há uma lista a ser anulada. Decida primeiro sobre isso.",
  "console.decision.refused.too_old":
    "A lista é demasiado antiga para ser anulada: o que havia antes já não está guardado.",
  "console.decision.refused.nothing_to_undo": "Não há nada a anular nesta lista.",
  "console.people.request_id": "Número deste pedido no serviço: {$id}",
  "guard.greetings_moved.title": "Muitos aniversários passam para os próximos dias",
  "guard.greetings_moved.message": `.input {$people :integer}
.input {$days :integer}
{{Com esta lista, os aniversários de {$people} pessoas passam para os próximos {$days} dias. Essas pessoas receberiam em breve os parabéns.}}`,
  "guard.greetings_moved.look":
    "Compare alguns destes aniversários com documentos de confiança. Se estiverem certos, aprove a lista.",
  "moved.title": "Aniversários que mudam de dia",
  "moved.line": "{$name}: {$before} → {$after}",
  "moved.more": "mais {$count :integer}",
};
