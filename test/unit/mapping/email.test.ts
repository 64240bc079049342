import { describe, expect, test } from "vitest";
import { readEmail } from "../../../src/pipeline/mapping/values/email.ts";
import { contactOf, rejectionOf } from "./sample-feed.ts";

function email(cell: string): string {
  const reading = readEmail(cell);
  switch (reading.kind) {
    case "email":
      return reading.value;
    case "several":
      return `several ${reading.addresses.join(" ")}`;
    default:
      return reading.kind;
  }
}

describe("e-mails", () => {
  test.each([
    ["ana@example.org", "ana@example.org"],
    [" Ana.Muster@Example.ORG ", "Ana.Muster@example.org"],
    ["mailto:ana@example.org?subject=Hi", "ana@example.org"],
    ["Ana Muster <ana@example.org>", "ana@example.org"],
    ['"Muster, Ana" <ana@example.org>', "ana@example.org"],
    ["ana@example.org (privat)", "ana@example.org"],
    ["ana\u200b@example.org\u00ad", "ana@example.org"],
    ["ana@example.org;", "ana@example.org"],
    ["ana@example.org, ANA@example.org", "ana@example.org"],
    ["ana@example.org,ANA@example.org", "ana@example.org"],
    ["ana@example.org, privat", "ana@example.org"],
    ["ana@example.org|privat", "ana@example.org"],
    ["SMTP:ana@example.org;smtp:a.muster@example.org", "ana@example.org"],
    ["jose\u0301@example.org", "josé@example.org"],
    // These go to the service as they are: only the service decides whether an address is valid.
    ["ana.example.org", "ana.example.org"],
    ["ana@example", "ana@example"],
    ["ana muster@example.org", "ana muster@example.org"],
    ["ana@example,org", "ana@example,org"],
    ["ana,muster@Example.org", "ana,muster@example.org"],
    ["ana@example.org; bea@example.org", "several ana@example.org bea@example.org"],
    ["ana@example.org/bea@example.org", "several ana@example.org bea@example.org"],
    ["ana@example.org / bea@example.org", "several ana@example.org bea@example.org"],
    ["ana@example.org|bea@example.org", "several ana@example.org bea@example.org"],
    ["ana@example.org&bea@example.org", "several ana@example.org bea@example.org"],
    ["ana/muster@example.org", "ana/muster@example.org"],
    ["ana@example.org/ana@example.org", "ana@example.org"],
    ["ana@example.org ana@example.org", "ana@example.org"],
    ["ana@@example.org", "ana@@example.org"],
    ["ana@example.orgbea@example.org", "unreadable"],
    ["SMTP:ana@example.org/bea@example.org", "unreadable"],
    ["ana@example.org?subject=Hi", "ana@example.org"],
    ["ana@ example@org", "unreadable"],
    ["ana@example.org ::: ana@work.example.org", "several ana@example.org ana@work.example.org"],
    ["/o=ExchangeLabs/ou=Example/cn=Recipients/cn=ana", "directory_path"],
    ["an\ufffda@example.org", "unreadable"],
    ["ana_partner.example.com#EXT#@example.onmicrosoft.com", "blank"],
    ["n/a", "blank"],
    ["0", "blank"],
    ["[object Object]", "blank"],
    ["keine", "blank"],
    ["", "blank"],
  ])("reads %j as %s", (cell, expected) => expect(email(cell)).toBe(expected));

  test("rejects the row with all addresses when a cell holds several", () => {
    const rejected = rejectionOf({ Vorname: "Ana", "E-Mail": "ana@example.org; bea@example.org" });
    expect(rejected.issues).toEqual([
      {
        code: "email_several",
        field: "email",
        header: "E-Mail",
        data: { cell: "ana@example.org; bea@example.org", readings: ["ana@example.org", "bea@example.org"] },
      },
    ]);
  });

  test("takes the address that Google marks with a star", () => {
    const row = {
      "First Name": "Ana",
      "E-mail 1 - Label": "Home",
      "E-mail 1 - Value": "home@example.org",
      "E-mail 2 - Label": "* Work",
      "E-mail 2 - Value": "work@example.org",
    };
    expect(contactOf(row).input.email).toBe("work@example.org");
    const joined = {
      "First Name": "Ana",
      "E-mail 1 - Label": "Other ::: * Home",
      "E-mail 1 - Value": "other@example.org ::: home@example.org",
    };
    expect(contactOf(joined).input.email).toBe("home@example.org");
  });

  test("takes the private address first, and the next column when that cell is blank", () => {
    const row = {
      "First Name": "Ana",
      "Work Email": "work@example.org",
      "Home Email": "home@example.org",
      "Other Email": "other@example.org",
    };
    expect(contactOf(row).input.email).toBe("home@example.org");
    expect(contactOf({ ...row, "Home Email": "-" }).input.email).toBe("work@example.org");
  });

  test("leaves an Exchange directory path out with a warning", () => {
    const contact = contactOf({
      "First Name": "Ana",
      "E-mail Address": "/o=ExchangeLabs/cn=ana",
      "Mobile Phone": "0171 5550123",
    });
    expect(contact.input).not.toHaveProperty("email");
    expect(contact.warnings[0]).toMatchObject({ code: "value_unreadable", field: "email" });
  });
});
