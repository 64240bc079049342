/** Reads the forms of a page, as a browser without JavaScript does. */

/** Returns the fields of a page's main content with their values. Buttons are left out. */
export function fieldsOf(page: string): Record<string, string> {
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/su.exec(page) ?? [];
  const fields: Record<string, string> = {};
  for (const [tag] of main.matchAll(/<input\b[^>]*>/gu)) fields[attribute(tag, "name")] = attribute(tag, "value");
  for (const [, tag = "", text = ""] of main.matchAll(/(<textarea\b[^>]*>)\n?(.*?)<\/textarea>/gsu))
    fields[attribute(tag, "name")] = unescape(text);
  return fields;
}

/** Returns the name of the field with this label inside the card of a person. */
export function fieldNamed(page: string, person: string, label: string): string {
  const card = cardOf(page, person);
  const found = [...card.matchAll(/<label for="([^"]+)"><bdi>([^<]*)<\/bdi>/gu)].find(
    ([, , text]) => unescape(text ?? "") === label,
  );
  if (found === undefined) throw new Error(`no field “${label}” of ${person} in: ${card}`);
  return found[1] ?? "";
}

/** Returns the name and value of the button with this text inside the card of a person. */
export function buttonNamed(page: string, person: string, text: string): Record<string, string> {
  for (const [, tag = "", inside = ""] of cardOf(page, person).matchAll(/(<button\b[^>]*>)(.*?)<\/button>/gsu))
    if (textOf(inside) === text) return { [attribute(tag, "name")]: attribute(tag, "value") };
  throw new Error(`no button “${text}” of ${person} in: ${cardOf(page, person)}`);
}

/** Returns the card that is headed by a person's name; "" when the page has none. */
export function cardOf(page: string, person: string): string {
  return (
    [...page.matchAll(/<li class="card row".*?<\/li>/gsu)]
      .map(([card]) => card)
      .find((card) => textOf(card).includes(person)) ?? ""
  );
}

/** Returns the text of markup, without tags and with single blanks. */
export function textOf(page: string): string {
  return unescape(page.replaceAll(/<[^>]*>/gu, " "))
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function attribute(tag: string, name: string): string {
  return unescape(new RegExp(`\\s${name}="([^"]*)"`, "u").exec(tag)?.[1] ?? "");
}

function unescape(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
