import { expect, test } from "vitest";
import { groupsIn } from "../../../src/api/answer-body.ts";

const GROUP = {
  group_id: 7,
  name: "Team",
  category: "birthday",
  status: "active",
  contact_count: 3,
  date_created: "2026-01-01T00:00:00.000Z",
};

test("counts a group once that overlapping pages list twice, and keeps two that differ", () => {
  const other = { ...GROUP, group_id: 8 };
  const groups = groupsIn({ success: true, data: [GROUP, other, { ...GROUP }] });
  expect(groups?.map(({ groupId }) => groupId)).toEqual([7, 8]);
});
