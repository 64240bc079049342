import { expect, test } from "vitest";
import { fillForms } from "../../../../src/console/sign-in/kept/fill-forms.ts";

const fill = (html: string, typed: [string, string][], path = "/page") =>
  fillForms(html, path, new URLSearchParams(typed));
const posted = (inside: string, more = "") => `<form method="post" action="/page"${more}>${inside}</form>`;

test("puts typed text into inputs and text areas, escaped", () => {
  const html = posted('<input id="a" name="note" type="text" value="before"><textarea name="why">old</textarea>');
  const typed = '"><script>alert(1)</script>$&';
  const { html: filled, homeless } = fill(html, [
    ["note", typed],
    ["why", typed],
  ]);
  const escaped = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;";
  expect(filled).toBe(
    posted(`<input id="a" name="note" type="text" value="${escaped}"><textarea name="why">\n${escaped}</textarea>`),
  );
  expect(homeless).toEqual([]);
});

test("ticks what was ticked, and unticks what was not", () => {
  const html = posted(
    '<input type="checkbox" name="row" value="1" checked><input type="checkbox" name="row" value="2">' +
      '<input type="radio" name="which" value="a" checked="checked"><input type="radio" name="which" value="b">' +
      '<select name="feed"><option value="x" selected>X</option><option value="y">Y</option></select>',
  );
  const { html: filled, homeless } = fill(html, [
    ["row", "2"],
    ["which", "b"],
    ["feed", "y"],
  ]);
  expect(filled).toBe(
    posted(
      '<input type="checkbox" name="row" value="1"><input type="checkbox" name="row" value="2" checked>' +
        '<input type="radio" name="which" value="a"><input type="radio" name="which" value="b" checked>' +
        '<select name="feed"><option value="x">X</option><option value="y" selected>Y</option></select>',
    ),
  );
  expect(homeless).toEqual([]);
});

test("fills the one form whose hidden values are the posted ones", () => {
  const row = (id: string) => posted(`<input type="hidden" name="_id" value="${id}"><input name="email" value="old">`);
  const { html } = fill(row("1") + row("2"), [
    ["_id", "2"],
    ["email", "ada@example.org"],
  ]);
  expect(html).toBe(row("1") + row("2").replace(' value="old"', ' value="ada@example.org"'));
});

test("fills the only form of a page whose row was changed meanwhile, and lets it say what the page showed before", () => {
  const html = posted(
    '<input type="hidden" name="version" value="2"><input type="hidden" name="shown" value="new"><input name="email" value="old">',
  );
  const typed: [string, string][] = [
    ["version", "1"],
    ["email", "ada@example.org"],
  ];
  expect(fill(html, typed)).toEqual({
    html: posted('<input type="hidden" name="version" value="1"><input name="email" value="ada@example.org">'),
    homeless: [],
  });
});

test("fills a field that names its form, and no field of another form", () => {
  const html =
    '<form method="post" action="/sign-out"><input name="note"></form><form method="get"><input name="note"></form>' +
    '<form method="post" id="f"></form><input name="note" form="f"><input name="note">';
  const { html: filled } = fill(html, [["note", "checked"]]);
  expect(filled).toBe(html.replace('<input name="note" form="f">', '<input name="note" form="f" value="checked">'));
});

test("gives several fields of one name their values in order", () => {
  const html = posted('<input name="cell"><input name="cell"><input name="cell">');
  const { html: filled, homeless } = fill(html, [
    ["cell", "a"],
    ["cell", "b"],
  ]);
  expect(filled).toBe(posted('<input name="cell" value="a"><input name="cell" value="b"><input name="cell">'));
  expect(homeless).toEqual([]);
});

test("puts no typed password back, and leaves buttons and files as they are", () => {
  const html = posted(
    '<input type="password" name="password"><input type="file" name="list"><button name="do" value="x">',
  );
  expect(
    fill(html, [
      ["password", "secret text"],
      ["do", "x"],
    ]).html,
  ).toBe(html);
});

test("returns what was typed into fields that the page does not have now", () => {
  const html = posted('<input name="note">');
  expect(
    fill(html, [
      ["note", "a"],
      ["gone", "Ada"],
      ["blank", " "],
    ]).homeless,
  ).toEqual(["Ada"]);
  expect(fill("<p>decided already</p>", [["note", "a"]])).toEqual({ html: "<p>decided already</p>", homeless: ["a"] });
});
