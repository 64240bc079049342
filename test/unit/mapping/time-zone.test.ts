import { describe, expect, test } from "vitest";
import { createTimeZoneReader } from "../../../src/pipeline/mapping/values/time-zone.ts";
import { contactOf, mapList, oneRow, sampleFeed } from "./sample-feed.ts";

describe("time zones", () => {
  const readTimeZone = createTimeZoneReader();
  test.each([
    ["Europe/Berlin", "Europe/Berlin"],
    ["europe/berlin", "Europe/Berlin"],
    ["America/New York", "America/New_York"],
    ["america/argentina/buenos_aires", "America/Argentina/Buenos_Aires"],
    ["Asia/Kolkata", "Asia/Kolkata"],
    ["africa/dar_es_salaam", "Africa/Dar_es_Salaam"],
    ["America/Port-au-Prince", "America/Port-au-Prince"],
    ["US/Pacific", "US/Pacific"],
    ["UTC", "Etc/UTC"],
    ["W. Europe Standard Time", "Europe/Berlin"],
  ])("reads %s as %s", (cell, name) => expect(readTimeZone(cell)).toEqual({ kind: "timezone", name }));
  test.each(["CET", "GMT+1", "Berlin", "Europe/Berln", "+01:00"])("reads %s as unknown", (cell) =>
    expect(readTimeZone(cell).kind).toBe("unknown"),
  );

  test("leaves an unknown time zone out with a warning, and does not fill in the default", () => {
    const contact = contactOf(
      { Vorname: "Ana", "E-Mail": "ana@example.org", Zeitzone: "MEZ" },
      { defaults: { group: "Friends", timezone: "Europe/Berlin" } },
    );
    expect(contact.input).not.toHaveProperty("timezone");
    expect(contact.warnings[0]).toMatchObject({ code: "timezone_unknown", data: { cell: "MEZ" } });
  });
  test("fills a blank cell with the default, and notes that the cell is blank", () => {
    const [row] = mapList(
      oneRow({ Vorname: "Ana", "E-Mail": "ana@example.org", Zeitzone: "" }),
      sampleFeed({ defaults: { group: "Friends", timezone: "Europe/Berlin" } }),
    );
    expect(row).toMatchObject({ input: { timezone: "Europe/Berlin" }, blank: ["timezone"] });
  });
});
