import { describe, expect, test } from "vitest";
import { contactOf, mapList } from "./sample-feed.ts";

const ANA = { Vorname: "Ana", "E-Mail": "Ana@Example.org" };

describe("inactive people", () => {
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
    ["Status", "Deceased 2019", "Deceased 2019"],
    ["Status", "Deceased (2020-05-01)", "Deceased (2020-05-01)"],
    ["Status", "† 2019", "† 2019"],
    ["Status", "ausgetreten am 1.1.2020", "ausgetreten am 1.1.2020"],
    ["Status", "gekündigt zum 31.12.2099", null],
    ["Status", "Inactive - moved away", "Inactive - moved away"],
    ["Status", "Do not contact!", "Do not contact!"],
    ["Status", "deceased?", "deceased?"],
    ["Status", "Active (former guest)", null],
    ["Status", "Left-handed", null],
    ["Status", "Former colleague of Ana", null],
    ["Deceased", "yes", "Deceased: yes"],
    ["Deceased", "x", "Deceased: x"],
    ["Deceased", "no", null],
    ["Verstorben am", "03.04.2024", "Verstorben am: 03.04.2024"],
    ["Austrittsdatum", "31.12.2025", "Austrittsdatum: 31.12.2025"],
    ["Austrittsdatum", "31.12.2027", null],
    ["Austrittsdatum", "-", null],
    ["Mitgliedsstatus", "décédé", "décédé"],
    ["Sterbetag", "01.02.2020", "Sterbetag: 01.02.2020"],
    ["UNSUB_TIME", "2024-01-02 03:04:05", "UNSUB_TIME: 2024-01-02 03:04:05"],
    ["UNSUB_TIME", "", null],
    ["Unsubscribed from all email", "true", "Unsubscribed from all email: true"],
    [
      "Block sign in (Yes/No) [accountEnabled] Required",
      "Yes",
      "Block sign in (Yes/No) [accountEnabled] Required: Yes",
    ],
    ["Block sign in (Yes/No) [accountEnabled] Required", "No", null],
  ])("reads column %s with %s as the mark %j", (header, cell, expected) =>
    expect(contactOf({ ...ANA, [header]: cell }).inactive).toBe(expected),
  );

  test.each([
    [{ Vorname: "Bob (deceased)", Nachname: "Muster" }, ["Bob", "Muster", "deceased"]],
    [{ Vorname: "Bob", Nachname: "Muster †" }, ["Bob", "Muster", "†"]],
    [{ Vorname: "Bob", Nachname: "Muster (†2020)" }, ["Bob", "Muster", "†"]],
    [{ Vorname: "Bob (verst.)", Nachname: "Muster" }, ["Bob", "Muster", "verst."]],
    [{ Vorname: "Bob", Nachname: "Muster (verstorben 2021)" }, ["Bob", "Muster", "verstorben 2021"]],
    [{ Name: "Bob", Nachname: "Muster (verst.)" }, ["Bob", "Muster", "verst."]],
    [{ Name: "Bob Muster", Nachname: "Muster †" }, ["Bob", "Muster", "†"]],
    [{ Name: "† Bob Muster" }, ["Bob", "Muster", "†"]],
    [{ Name: "Bob Muster [verstorben]" }, ["Bob", "Muster", "verstorben"]],
    [{ Vorname: "Bernd (Bär)", Nachname: "Muster" }, ["Bernd (Bär)", "Muster", null]],
  ])("takes the mark off the name in %j", (cells, expected) => {
    const { input, inactive } = contactOf({ ...cells, "E-Mail": "bob@example.org" });
    expect([input.first_name, input.last_name, inactive]).toEqual(expected);
  });

  test("reads a column configured as inactive by its header, else as status words", () => {
    const columns = { Gestorben: "inactive", Vermerk: "inactive" } as const;
    expect(contactOf({ ...ANA, Gestorben: "ja", Vermerk: "" }, { columns }).inactive).toBe("Gestorben: ja");
    expect(contactOf({ ...ANA, Gestorben: "", Vermerk: "ausgetreten" }, { columns }).inactive).toBe("ausgetreten");
  });

  test("reads single letters as status codes when A for active is among them and no word", () => {
    const marksOf = (...statuses: string[]) =>
      mapList({
        header: ["Vorname", "E-Mail", "Status"],
        rows: statuses.map((s, at) => ["Ana", `a${at}@example.org`, s]),
      }).map((row) => (row.kind === "contact" ? row.inactive : row.kind));
    expect(marksOf("A", "T", "L", "I", "D", "")).toEqual([null, "T", null, "I", "D", null]);
    expect(marksOf("A", "T", "Teilzeit")).toEqual([null, null, null]);
    expect(marksOf("V", "T")).toEqual([null, null]);
  });

  test("reads T as terminated and L as on leave in a list of ADP", () => {
    const adp = { "Payroll Name": "Muster, Ana", "Position ID": "1", Email: "ana@example.org" };
    expect(contactOf({ ...adp, "Position Status": "T" }).inactive).toBe("T");
    expect(contactOf({ ...adp, "Position Status": "L" }).inactive).toBeNull();
  });
});
