import type { IssueCode } from "../../src/model/issue.ts";
import type { Operation } from "../../src/model/operation.ts";
import type { OpenItem } from "../../src/model/run-record.ts";
import { HEADER, issueOf, openItemOf, operationOf } from "../unit/report/sample-source.ts";

/** Rows, operations and rejections of made-up people. Each number stands for one person. */

const FIRST = ["Anna", "Bo", "Chloé", "Dmitri", "Eszter", "Farid", "Grete", "Håkon", "Ines", "Jiří", "Kaede", "Łucja"];
const LAST = ["Ahrens", "Berg", "Dupré", "Eriksen", "Fontaine", "García", "Horváth", "Iversen", "Jansen", "Kowalska"];
const GROUPS = ["Team Berlin", "Team Oslo", "Customers", "Alumni"];

function person(index: number) {
  const first = FIRST[index % FIRST.length] ?? "";
  const last = LAST[(index * 7) % LAST.length] ?? "";
  const month = String((index % 12) + 1).padStart(2, "0");
  const day = String((index % 28) + 1).padStart(2, "0");
  return {
    first,
    last,
    email: `${first}.${last}${index}@example.org`.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""),
    phone: `+49 30 55501${String(index % 100).padStart(2, "0")}`,
    birthday: `${1950 + (index % 50)}-${month}-${day}`,
    group: GROUPS[index % GROUPS.length] ?? "",
  };
}

export function cellsOf(
  index: number,
  changed: Partial<Record<(typeof HEADER)[number], string>> = {},
): readonly string[] {
  const { first, last, email, phone, birthday, group } = person(index);
  const cells = {
    "First name": first,
    "Last name": last,
    "E-mail": email,
    Phone: phone,
    Birthday: birthday,
    Group: group,
    ...changed,
  };
  return HEADER.map((name) => cells[name]);
}

export function operation(kind: Operation["kind"], index: number, parts: Partial<Operation> = {}): Operation {
  const { first, last, email, birthday, group } = person(index);
  const input = { first_name: first, last_name: last, group_id: 7, email, birthday };
  return operationOf(kind, {
    id: index,
    line: kind === "delete" ? null : index + 2,
    input,
    groupName: group,
    contactId: 1000 + index,
    ...parts,
  });
}

const CAUSES: readonly ((index: number) => Partial<OpenItem> & { readonly issue: OpenItem["issue"] })[] = [
  () => ({
    issue: issueOf("group_unknown", {
      field: "group_id",
      header: "Group",
      data: { cell: "Team Belin", nearest: "Team Berlin" },
    }),
  }),
  () => ({
    issue: issueOf("birthday_ambiguous", {
      field: "birthday",
      header: "Birthday",
      data: { cell: "03/04/1985", readings: ["3 April 1985", "4 March 1985"] },
    }),
  }),
  (index) => ({
    issue: issueOf("duplicate_key", { data: { lines: [index + 3, index + 9], key: person(index).email } }),
  }),
  (index) => ({
    operation: "create",
    status: 409,
    requestId: "req_7f3a",
    issue: issueOf("contact_exists", {
      field: "email",
      header: "E-mail",
      data: { address: person(index).email, serviceMessage: "A contact with this email already exists in the group." },
    }),
  }),
  (index) => ({
    operation: "update",
    status: 422,
    requestId: "req_81bb",
    issue: issueOf("validation_error", {
      field: "email",
      header: "E-mail",
      data: {
        cell: person(index).email.replace("@", "@@"),
        serviceMessage: "The email must be a valid email address.",
      },
    }),
  }),
  () => ({ issue: issueOf("first_name_missing", { field: "first_name", header: "First name" }) }),
  () => ({
    issue: issueOf("birthday_impossible", { field: "birthday", header: "Birthday", data: { cell: "31.02.1990" } }),
    further: [issueOf("phone_scientific", { field: "phone", header: "Phone", data: { cell: "4.91555E+11" } })],
  }),
  () => ({ issue: issueOf("too_many_cells", { data: { cells: 8, columns: 6 } }) }),
];

/** The cells that cause an issue. */
const WRONG_CELLS: Readonly<Partial<Record<IssueCode, Partial<Record<(typeof HEADER)[number], string>>>>> = {
  group_unknown: { Group: "Team Belin" },
  birthday_ambiguous: { Birthday: "03/04/1985" },
  first_name_missing: { "First name": "" },
  birthday_impossible: { Birthday: "31.02.1990", Phone: "4.91555E+11" },
};

export function rejection(index: number, cause: number): OpenItem {
  const parts = CAUSES[cause % CAUSES.length]?.(index) ?? { issue: issueOf("key_missing") };
  const cells = cellsOf(index, WRONG_CELLS[parts.issue.code]);
  return openItemOf(parts.issue.code, { id: `staff.r${index}.v1`, line: index + 2, cells, ...parts });
}
