import { describe, expect, test } from "vitest";
import { contactOf } from "./sample-feed.ts";

const ANA = { Vorname: "Ana", "E-Mail": "Ana@Example.org" };

describe("people who must not be greeted", () => {
  test.each([
    ["Status", "Terminated", "Terminated"],
    ["Status", "verstorben", "verstorben"],
    ["status", "tobedeleted", "tobedeleted"],
    ["Employment Status", "Active", null],
    ["Status", "T", null],
    ["Attendee Status", "Not Attending", "Not Attending"],
    ["accountEnabled", "FALSE", "accountEnabled: FALSE"],
    ["accountEnabled", "True", null],
    ["enabledUser", "false", "enabledUser: false"],
    ["Deceased", "yes", "Deceased: yes"],
    ["Deceased", "x", "Deceased: x"],
    ["Deceased", "no", null],
    ["Verstorben am", "03.04.2024", "Verstorben am: 03.04.2024"],
    ["Austrittsdatum", "31.12.2025", "Austrittsdatum: 31.12.2025"],
    ["Austrittsdatum", "31.12.2027", null],
    ["Austrittsdatum", "-", null],
    ["Mitgliedsstatus", "décédé", "décédé"],
  ])("%s %s: %j", (header, cell, expected) => expect(contactOf({ ...ANA, [header]: cell }).inactive).toBe(expected));

  test("a column set as the mark is read as its header says", () => {
    const columns = { Gestorben: "inactive", Vermerk: "inactive" } as const;
    expect(contactOf({ ...ANA, Gestorben: "ja", Vermerk: "" }, { columns }).inactive).toBe("Gestorben: ja");
    expect(contactOf({ ...ANA, Gestorben: "", Vermerk: "ausgetreten" }, { columns }).inactive).toBe("ausgetreten");
  });
  test("ADP's codes count only in ADP's lists", () => {
    const adp = { "Payroll Name": "Muster, Ana", "Position ID": "1", Email: "ana@example.org" };
    expect(contactOf({ ...adp, "Position Status": "T" }).inactive).toBe("T");
    expect(contactOf({ ...adp, "Position Status": "L" }).inactive).toBeNull();
  });
});
