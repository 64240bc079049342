import { describe, expect, test } from "vitest";
import { findAlias, findLabelOf, labelledAs } from "../../../../src/pipeline/mapping/headers/alias-table.ts";

describe("a header of several words or names", () => {
  test.each([
    ["Vorname / First Name", "first_name"],
    ["Nachname | Cognome", "last_name"],
    ["Name (nom)", "name"],
    ["Prénom - Voornaam", "first_name"],
    ["名 First Name", "first_name"],
    ["Etunimi Förnamn", "first_name"],
    ["Geburtsdatum\nDate of birth", "birthday"],
    ["Surname, forename", "full_name"],
    ["Legal Name - First Name", "first_name"],
    ["Basic info - Email", "email"],
    ["Work Contact: Work Email", "email"],
    ["primaryWorkEmail", "email"],
    ["E-mail zakelijk", "email"],
    ["Personal contact details - Personal mobile", "phone"],
    ["Numéro de téléphone mobile", "phone"],
    ["Data nascita", "birthday"],
    ["Your date of birth", "birthday"],
    ["3. Family name", "last_name"],
    ["What's your first name?", "first_name"],
    ["Birthday (so we can congratulate)", "birthday_or_day"],
    ["Nom adhérent", "name"],
    ["Work - Start date", "other_date"],
    ["†", "inactive_flag"],
    ["Correo electrónico 1 - Valor", "email"],
  ])("is read when each part is known: %j is %s", (header, meaning) =>
    expect(findAlias(header)?.meaning).toBe(meaning),
  );

  test.each([
    "E-Mail / Telefon",
    "Manager's e-mail",
    "E-mail of the parents",
    "Mother - Date of birth",
    "Emergency contact: phone",
    "Place of birth",
    "Name at birth",
    "Birthday (spouse)",
    "Work e-mail of assistant",
    "TÃ©lÃ©phone",
  ])("is unknown when a part is unknown, or the parts contradict: %j", (header) =>
    expect(findAlias(header)).toBeNull(),
  );

  test.each([
    "Doğum Yıldönümü",
    "Évforduló",
    "Aniversare",
    "Výročí",
    "Imieniny",
    "Data assunzione",
    "Nástup",
    "記念日",
  ])("is never a birthday when it may name another date: %j", (header) =>
    expect(["other_date", undefined]).toContain(findAlias(header)?.meaning),
  );
});

test("labels and values of numbered columns belong together in every language", () => {
  expect([findLabelOf("Telefon 1 – Etikett"), labelledAs("Telefon 1 – Wert")]).toEqual(["phone1", "phone1"]);
  expect([findLabelOf("Phone 2 - Label"), labelledAs("Phone 2 - Value")]).toEqual(["phone2", "phone2"]);
});
