import { foldHeader } from "../../../model/text/spelling/text-folding.ts";

/**
 * Headers of passwords, medical notes, and identity and bank numbers. No setting makes their columns sent, kept as a
 * sample, or used as a key. The patterns are tested on the folded header, so a part of a word is enough.
 */
const SENSITIVE: readonly RegExp[] = [
  /passwor[dt]|passwd|kennwort|motdepasse|contrasena|wachtwoord|losenord|adgangskode|salasana|haslo$|^heslo|passphrase|^senha|^pwd|^pin$|pincode|secretquestion|securityanswer|apikey|accesstoken/,
  /medical|medication|medikament|medizin|allerg|diagnos|krankheit|krankenkasse|krankenvers|bloodtype|bloodgroup|blutgruppe|healthnote|healthcondition|healthinsurance|healthcard|gesundheit|maladie|sante$|alergia|enfermedad|disabilit|behinderung|handicap|impfstatus|vaccin|patientid|patientennummer/,
  /^ssn|ssn$|socialsecurity|socialinsurance|sozialversicherung|^svnr|svnummer|^ahv|nationalinsurance|^nino$|numerodesecuritesociale|numerosecuritesociale|seguridadsocial|^nss$|securitesociale/,
  /^tin$|taxid|taxnumber|taxpayer|steuerid|steuernummer|steuernr|steueridentifikation|numerofiscal|identifiantfiscal|codicefiscale|numerodeidentificacionfiscal|^nif$|^nie$|^dni$|^cif$|^rfc$|^curp$|^cpf$|^rut$/,
  /governmentid|regierungsnr|nationalid|nationalident|identitynumber|identitycard|idcardnumber|passport|reisepass|passnummer|personalausweis|ausweisnummer|ausweisnr|driverslicen|driverlicen|fuhrerschein|personnummer|personnumber|fodselsnummer|henkilotunnus|cprnummer|cprnumber|^cpr$|^bsn$|burgerservicenummer|^pesel|rodnecislo|documentodeidentidad|cartedidentite|マイナンバー|身份证/,
  /iban|bankaccount|accountnumber|kontonummer|kontonr|bankverbindung|creditcard|kreditkarte|cardnumber|routingnumber|sortcode/,
];

/** Tells whether a header names a secret, a medical fact, or an identity or bank number. */
export function isSensitiveHeader(header: string): boolean {
  const form = foldHeader(header);
  return SENSITIVE.some((pattern) => pattern.test(form));
}
