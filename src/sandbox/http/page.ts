/** Shows the page at `/`: one self-contained HTML document with groups, contacts and the newest changes. */
import { createHash } from "node:crypto";
import type { CountedGroup, StoredContact } from "../contacts/contact-fields.ts";
import { PAGE_STYLE } from "./page-style.ts";
import type { Change } from "../store.ts";
import { textResponse } from "../wire.ts";
import type { SandboxResponse } from "../wire.ts";

export interface PageContent {
  readonly groups: readonly CountedGroup[];
  /** Newest first, at most `PAGE_CONTACTS`. */
  readonly contacts: readonly StoredContact[];
  /** Newest first, at most `PAGE_CHANGES`. */
  readonly changes: readonly Change[];
  /** The group of the contacts; null: all groups. */
  readonly groupId: number | null;
}

/** Largest numbers of contacts and changes on the page. */
export const PAGE_CONTACTS = 200;
export const PAGE_CHANGES = 15;

/** The page must never load or run anything, even if a contact's fields contain HTML. */
const PAGE_HEADERS = {
  "content-security-policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(PAGE_STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'`,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

export function showPage(content: PageContent): SandboxResponse {
  return textResponse(200, "text/html; charset=utf-8", renderPage(content), PAGE_HEADERS);
}

function renderPage({ groups, contacts, changes, groupId }: PageContent): string {
  const chosen = groups.find((group) => group.group_id === groupId);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Celebration service sandbox</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>Celebration service sandbox</h1>
<p>This page belongs to a stand-in for the service that runs on this machine and sends no greetings.
<a href="/v1/openapi.json">Interface description</a></p>
</header>
<main>
<section aria-labelledby="groups">
<h2 id="groups">Groups</h2>
${renderGroups(groups, groupId)}
</section>
<section aria-labelledby="changes">
<h2 id="changes">Newest changes</h2>
${renderChanges(changes)}
</section>
<section aria-labelledby="contacts">
<h2 id="contacts">Contacts${chosen === undefined ? "" : ` of ${escape(chosen.name)}`}</h2>
${chosen === undefined ? "" : `<p><a href="/#contacts">Show all groups</a></p>`}
${renderContacts(contacts, groups)}
</section>
</main>
</body>
</html>
`;
}

function renderGroups(groups: readonly CountedGroup[], chosen: number | null): string {
  const rows = groups.map((group) => {
    const current = group.group_id === chosen ? ` aria-current="true"` : "";
    return [
      number(group.group_id),
      `<a href="/?group=${group.group_id}#contacts"${current}>${escape(group.name)}</a>`,
      escape(group.category),
      number(group.contact_count),
      escape(group.account),
      escape(group.date_created),
    ];
  });
  return renderTable(["Id", "Name", "Category", "Contacts", "Account", "Made"], rows, "There is no group.");
}

function renderChanges(changes: readonly Change[]): string {
  const rows = changes.map((change) => [escape(change.at), escape(change.subject), escape(change.what)]);
  return renderTable(["When (UTC)", "Who", "What"], rows, "Nothing has changed yet.");
}

function renderContacts(contacts: readonly StoredContact[], groups: readonly CountedGroup[]): string {
  const names = new Map(groups.map((group) => [group.group_id, group.name]));
  const rows = contacts.map((contact) => [
    number(contact.contact_id),
    escape(`${contact.first_name} ${contact.last_name}`),
    number(contact.birthday),
    contact.group_id === null
      ? ""
      : `<a href="/?group=${contact.group_id}#contacts">${escape(names.get(contact.group_id) ?? "")}</a>`,
    escape(contact.email),
    number(contact.phone),
    escape(describeMore(contact)),
    escape(contact.date_updated ?? contact.date_created),
  ]);
  const table = renderTable(
    ["Id", "Name", "Birthday", "Group", "Email", "Phone", "More", "Changed"],
    rows,
    "There is no contact.",
  );
  return contacts.length < PAGE_CONTACTS ? table : `<p>The newest ${PAGE_CONTACTS} are shown.</p>\n${table}`;
}

/** Returns the filled fields that have no column of their own, as one text. */
function describeMore(contact: StoredContact): string {
  const { whatsapp_phone, timezone, gender, location, language, company, job_title, salutation } = contact;
  const { relationship_status, guardian_contact_id, profile_image, status, source } = contact;
  const custom = Object.entries(contact.custom_fields).map(([name, value]) => [`custom ${name}`, value] as const);
  const shown = Object.entries({
    whatsapp_phone,
    timezone,
    gender,
    location,
    language,
    company,
    job_title,
    salutation,
    relationship_status,
    guardian_contact_id,
    profile_image,
    status: status === "1" ? null : status,
    source: source === "api" ? null : source,
  });
  return [...shown, ...custom]
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("; ");
}

/** Renders a table; the cells are HTML. A narrow screen shows each row as a card, labelled with the header's words. */
function renderTable(header: readonly string[], rows: readonly (readonly string[])[], empty: string): string {
  if (rows.length === 0) return `<p>${empty}</p>`;
  const head = header.map((title) => `<th scope="col">${title}</th>`).join("");
  const body = rows.map((cells) => {
    const line = cells.map((cell, index) => `<td data-label="${header[index] ?? ""}">${cell}</td>`).join("");
    return `<tr>${line}</tr>`;
  });
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join("\n")}\n</tbody>\n</table>`;
}

/** Renders a number whose digits are aligned and stay on one line. */
function number(value: number | string | null): string {
  return value === null ? "" : `<span class="number">${escape(String(value))}</span>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string | null): string {
  return (text ?? "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
