import { describe, expect, test } from "vitest";
import { openRaw, responseOf } from "./raw-call.ts";

const HOSTILE = `<script>alert("1")</script><img src=x onerror='alert(2)'>&amp;`;

function openPage(settings: Parameters<typeof openRaw>[0] = {}) {
  const raw = openRaw(settings);
  return { ...raw, page: (query = "") => responseOf(raw.send("GET", `/${query}`, undefined, { headers: {} })) };
}

describe("the page at /", () => {
  test("shows groups with their counts, contacts and the newest changes, without a key", () => {
    const { page, call } = openPage();
    call("POST", "/v1/contacts", { first_name: "Ada", last_name: "Byron", group_id: 2, birthday: "1990-12-10" });
    call("PATCH", "/v1/contacts/1", { birthday: "1990-12-11", group_id: 1 });
    call("POST", "/v1/contacts", { first_name: "Bo", group_id: 1 });
    call("DELETE", "/v1/contacts/2");
    const { status, headers, body } = page();
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain("Team Berlin");
    expect(body).toContain("1990-12-11");
    expect(body).toMatch(
      /contact 2: Bo.*deleted[^]*1: Ada Byron.*updated: group_id, birthday[^]*1: Ada Byron.*created/,
    );
  });

  test("shows only a group's contacts after a click on the group's link", () => {
    const { page, call } = openPage();
    call("POST", "/v1/contacts", { first_name: "Ada", group_id: 1, email: "ada@example.org" });
    call("POST", "/v1/contacts", { first_name: "Bo", group_id: 2, email: "bo@example.org" });
    expect(page().body).toContain('href="/?group=2#contacts"');
    const contacts = page("?group=2").body.split('id="contacts"')[1];
    expect(contacts).toContain("bo@example.org");
    expect(contacts).not.toContain("ada@example.org");
    expect(contacts).toContain('href="/#contacts"');
    expect(page("?group=2;drop").body).toContain("ada@example.org");
  });

  test("shows the content of a field as text only", () => {
    const { page, call, sandbox } = openPage();
    const group = sandbox.addGroup(HOSTILE).group_id;
    const text = { first_name: HOSTILE, last_name: HOSTILE, phone: HOSTILE, company: HOSTILE };
    expect(
      call("POST", "/v1/contacts", { ...text, group_id: group, custom_fields: { [HOSTILE]: HOSTILE } }).status,
    ).toBe(201);
    const { body } = page(`?group=${group}`);
    expect(body).not.toContain("<script");
    expect(body).not.toContain("<img");
    expect(body).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
    expect(body).toContain("&amp;amp;");
  });

  test("contains no script and loads no other file", () => {
    const { headers, body } = openPage().page();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(body).not.toMatch(/<script|<link|src=|@import|url\(/);
  });

  test("states that there is no contact, or that only the newest contacts are shown", () => {
    const { page, sandbox } = openPage();
    expect(page().body).toContain("There is no contact.");
    for (let count = 0; count < 201; count += 1) sandbox.addContact({ first_name: `P${count}`, group_id: 1 });
    expect(page().body).toContain("The newest 200 are shown.");
    expect(page().body).toContain("P200");
    expect(page().body).not.toContain("P0 ");
  });
});

describe("the OpenAPI description", () => {
  test.each(["compact", "full", "both"] as const)("names exactly the fields of a %s contact", (shape) => {
    const { call } = openPage({ shape });
    const { schemas } = call("GET", "/v1/openapi.json").body.components;
    const contact = call("POST", "/v1/contacts", { first_name: "Ada", group_id: 1 }).body.data;
    expect(schemas.Contact.required.toSorted()).toEqual(Object.keys(contact).toSorted());
    const group = call("GET", "/v1/celebration-groups").body.data[0];
    expect(schemas.CelebrationGroup.required.toSorted()).toEqual(Object.keys(group).toSorted());
    const error = call("DELETE", "/v1/contacts/9").body;
    expect(schemas.Error.required.toSorted()).toEqual(Object.keys(error).toSorted());
  });

  test("has every operation, and resolves every reference", () => {
    const { body } = openPage().call("GET", "/v1/openapi.json", undefined, { headers: {} });
    const operations = Object.entries<object>(body.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((key) => key !== "parameters")
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations).toEqual([
      "POST /contacts",
      "PATCH /contacts/{contact_id}",
      "DELETE /contacts/{contact_id}",
      "GET /celebration-groups",
      "DELETE /celebration-groups/{group_id}",
    ]);
    for (const [, name] of JSON.stringify(body).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      expect(body.components.schemas).toHaveProperty(name ?? "");
    }
    expect(Object.keys(body.paths["/contacts"].post.responses)).toEqual([
      "201",
      "400",
      "401",
      "403",
      "404",
      "409",
      "422",
      "429",
    ]);
  });

  test("follows the switches", () => {
    const { body } = openPage({ createdStatus: "200", patch: "replace" }).call("GET", "/v1/openapi.json");
    expect(body.paths["/contacts"].post.responses).toHaveProperty("200");
    expect(JSON.stringify(body.paths["/contacts/{contact_id}"].patch)).toContain(
      '"required":["first_name","group_id"]',
    );
  });
});
