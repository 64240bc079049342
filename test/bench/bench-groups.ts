import type { Group } from "../../src/model/contact.ts";

/** The groups that the generated lists name. */
export const benchGroups: readonly Group[] = ["Team Berlin", "Team Rome"].map((name, index) => ({
  groupId: index + 1,
  name,
  category: "birthday",
  status: "active",
  dateCreated: "2026-01-01 00:00:00",
  contactCount: 0,
}));
