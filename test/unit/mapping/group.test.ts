import { describe, expect, test } from "vitest";
import { contactOf, group, mapList, mapOne, oneRow, rejectionOf, sampleFeed } from "./sample-feed.ts";

const ANA = { Vorname: "Ana", "E-Mail": "Ana@Example.org" };

describe("groups", () => {
  const inGroup = (cell: string) => {
    const row = mapOne({ ...ANA, Gruppe: cell }, { defaults: {} });
    return row.kind === "contact" ? row.groupName : row.kind === "rejected" ? row.issues[0].code : row.kind;
  };
  test.each([
    ["Friends", "Friends"],
    [" friends\u00a0", "Friends"],
    ["* myContacts ::: Friends", "Friends"],
    ["Friends; FRIENDS", "Friends"],
    ["Sales, North", "Sales, North"],
    ['"""Friends"""', "Friends"],
    ['["Friends"]', "Friends"],
    ["Friends, Sales", "several_groups"],
    ["Sales, North; Friends", "several_groups"],
    ["Friends; Freunde", "group_unknown"],
    ["Twins", "group_ambiguous"],
    ["", "group_missing"],
    ["* myContacts", "group_missing"],
  ])("reads %j as %s", (cell, expected) => expect(inGroup(cell)).toBe(expected));

  test("names the nearest groups when a name is unknown", () =>
    expect(rejectionOf({ ...ANA, Gruppe: "Team Brelin" }).issues[0]).toMatchObject({
      code: "group_unknown",
      header: "Gruppe",
      data: { cell: "Team Brelin", nearest: ["Team Berlin"] },
    }));
  test("takes the feed's group when the cell is blank", () =>
    expect(contactOf({ ...ANA, Gruppe: "-" }).groupName).toBe("Team birthdays"));
  test("matches names in different Unicode forms", () =>
    expect(
      mapList(oneRow({ ...ANA, Gruppe: "MU\u0308LLER" }), sampleFeed(), [
        group(1, "Team birthdays"),
        group(8, "Müller"),
      ])[0],
    ).toMatchObject({ groupName: "Müller" }));
});
