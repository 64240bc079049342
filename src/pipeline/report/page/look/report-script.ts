/**
 * The page's script. It searches all rows, and adds rows to those in the page. It builds elements from text only, never
 * from markup. The page can be read without it.
 */
export const REPORT_SCRIPT = `
"use strict";
(() => {
  const language = document.documentElement.lang;
  const locale = language === "en" ? "en-GB" : language;
  for (const time of document.querySelectorAll("time")) {
    const date = new Date(time.dateTime);
    if (!isNaN(date) && time.title === "") {
      time.title = time.textContent;
      time.textContent = date.toLocaleString(locale, { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" }).replace(/^1 /, language === "fr" ? "1er " : "1 ");
    }
  }
  let folded = [];
  addEventListener("beforeprint", () => {
    folded = [...document.querySelectorAll("details:not([open])")];
    for (const each of folded) each.open = true;
  });
  addEventListener("afterprint", () => { for (const each of folded) each.open = false; });

  const data = document.getElementById("rows");
  if (data === null) return;
  const { shown, fewRows, words: said, causes, texts } = JSON.parse(data.textContent);
  const search = document.querySelector(".search");
  const input = search.querySelector("input");
  const output = search.querySelector("output");

  const number = (value) => value.toLocaleString(locale);
  const element = (name, className, ...children) => {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...children);
    return made;
  };
  const sentence = (text) => text.split(/[“„«‘]\\u00a0?(celebration-sync [^“”„«»’]+?)\\u00a0?[“”»’]/u)
    .map((part, index) => index % 2 === 1 ? element("code", "", part) : part);
  const rowItem = ([where, who, message, hint, cells]) => {
    const list = element("dl", "cells");
    for (let at = 0; at < cells.length; at += 3) {
      const value = element("dd", "", cells[at + 1] === "" ? element("i", "", said.blank) : cells[at + 1]);
      value.dir = "auto";
      const title = element("dt", "", element("bdi", "", texts[cells[at]]));
      if (cells[at + 2]) title.dataset.look = said.look;
      list.append(element("div", cells[at + 2] ? "look" : "", title, value));
    }
    const item = element("li", "", element("p", "where", where), ...(who === "" ? [] : [element("h4", "", element("bdi", "", who))]), element("p", "message", ...sentence(texts[message])));
    if (hint >= 0) item.append(element("p", "hint", ...sentence(texts[hint])));
    item.append(list);
    return item;
  };

  const blocks = causes.map((cause) => {
    const details = document.querySelector('[data-cause="' + cause.id + '"]');
    const block = { cause, details, list: details.querySelector("ol"), more: details.querySelector(".more"), count: details.querySelector(".count"), found: cause.rows, drawn: 0, wasOpen: details.open };
    block.label = block.count.textContent;
    block.haystack = null;
    return block;
  });
  const draw = (block, upTo) => {
    block.list.append(...block.found.slice(block.drawn, upTo).map(rowItem));
    block.drawn = Math.min(upTo, block.found.length);
    const left = block.found.length - block.drawn;
    const beyond = block.found === block.cause.rows ? block.cause.total - block.found.length : 0;
    block.more.replaceChildren();
    if (left > 0) {
      const button = element("button", "", said.showMore.replace("##", number(left)).replace("#", number(Math.min(left, 100))));
      button.type = "button";
      button.onclick = () => draw(block, block.drawn + 100);
      block.more.append(button);
    } else if (beyond > 0) block.more.append(said.more.replace("#", number(beyond)));
  };
  const wordsOf = (row) => (row[0] + " " + row[1] + " " + texts[row[2]] + " " + row[4].filter((_, at) => at % 3 === 1).join(" ")).toLowerCase();
  const apply = () => {
    const words = input.value.toLowerCase().split(/\\s+/u).filter(Boolean);
    let total = 0;
    for (const block of blocks) {
      block.haystack ??= block.cause.rows.map(wordsOf);
      block.found = words.length === 0 ? block.cause.rows
        : block.cause.rows.filter((_, index) => words.every((word) => block.haystack[index].includes(word)));
      total += block.found.length;
      block.details.hidden = block.found.length === 0;
      block.details.open = words.length === 0 ? block.wasOpen : true;
      block.count.textContent = words.length === 0 ? block.label : said.found.replace("#", number(block.found.length));
      block.list.replaceChildren();
      block.drawn = 0;
      draw(block, shown);
    }
    output.textContent = words.length === 0 ? "" : total === 0 ? said.nothingFound : said.found.replace("#", number(total));
  };
  for (const block of blocks) {
    block.drawn = block.list.children.length;
    draw(block, block.drawn);
  }
  let waiting;
  input.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(apply, 120); });
  search.hidden = causes.reduce((sum, cause) => sum + cause.total, 0) <= fewRows;
})();
`;
