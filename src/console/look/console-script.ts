/** The console's one script. It adds comfort only: everything works without it. */
export const CONSOLE_SCRIPT = `
"use strict";
(() => {
  const language = document.documentElement.lang;
  const locale = language === "en" ? "en-GB" : language;
  const showTimes = () => {
    for (const time of document.querySelectorAll("time[datetime]:not([title])")) {
      const date = new Date(time.dateTime);
      if (isNaN(date) || time.dateTime.length < 11) continue;
      time.title = time.textContent;
      time.textContent = date.toLocaleString(locale, { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" }).replace(/^1 /, language === "fr" ? "1er " : "1 ");
    }
  };
  showTimes();
  const main = document.querySelector("main[data-refresh]");
  const lookAgain = async () => {
    const answer = await fetch(location.href).catch(() => null);
    if (answer !== null && answer.ok && !answer.redirected) {
      const next = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
      if (next !== null) {
        if (next.innerHTML !== main.innerHTML) main.replaceChildren(...next.childNodes);
        showTimes();
        if (next.dataset.refresh === undefined) return;
      }
    }
    setTimeout(lookAgain, Number(main.dataset.refresh) * 1000);
  };
  if (main !== null && main.querySelector("[data-events]") === null) setTimeout(lookAgain, Number(main.dataset.refresh) * 1000);
  for (const button of document.querySelectorAll("button[data-fill]"))
    button.addEventListener("click", (event) => {
      const field = document.getElementById(button.dataset.fill);
      if (field === null) return;
      event.preventDefault();
      field.value = button.dataset.value;
      field.focus();
    });
  const live = document.querySelector("[data-live]");
  if (live !== null) {
    const events = new EventSource(live.dataset.live);
    events.onmessage = ({ data }) => {
      const { over, done, total, text } = JSON.parse(data);
      if (over) {
        events.close();
        location.reload();
        return;
      }
      live.querySelector(".live-text").textContent = text;
      const bar = live.querySelector("progress");
      bar.max = Math.max(1, total);
      bar.value = done;
    };
  }
  for (const zone of document.querySelectorAll("[data-drop]")) {
    const input = zone.querySelector("input[type=file]");
    zone.addEventListener("dragover", (event) => { event.preventDefault(); zone.classList.add("over"); });
    zone.addEventListener("dragleave", () => zone.classList.remove("over"));
    zone.addEventListener("drop", (event) => {
      event.preventDefault();
      zone.classList.remove("over");
      if (event.dataTransfer.files.length > 0) input.files = event.dataTransfer.files;
    });
  }
  for (const live of document.querySelectorAll("[data-events]")) {
    const source = new EventSource(live.dataset.events);
    source.onmessage = ({ data }) => {
      const { text, isOver } = JSON.parse(data);
      if (isOver) { source.close(); location.reload(); }
      else live.textContent = text;
    };
    source.onerror = () => { source.close(); setTimeout(() => location.reload(), 3000); };
  }
  const summary = document.querySelector(".error-summary");
  if (summary !== null) summary.focus();
})();
`;
