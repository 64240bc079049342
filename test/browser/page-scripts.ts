/** Scripts that look at a page in the browser, each as an expression whose value is JSON. */

/** A script that returns the elements whose text has less contrast to its background than WCAG's 4.5 : 1. */
export const FAINT_TEXTS = `(() => {
  const parse = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const luminance = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = parse(getComputedStyle(at).backgroundColor);
      if (color.length === 3 || color[3] > 0) return color;
    }
    return [255, 255, 255];
  };
  const faint = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (walker.currentNode.textContent.trim() === "" || !element.checkVisibility() || element.closest("script, svg")) continue;
    const [a, b] = [luminance(parse(getComputedStyle(element).color)), luminance(behind(element))].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < 4.5) faint.push(element.tagName + "." + element.className + " " + contrast.toFixed(2));
  }
  return [...new Set(faint)];
})()`;

/** A script that returns the words that are broken into two lines. Words of codes, addresses and cells may be broken. */
export const BROKEN_WORDS = `(() => {
  const broken = [];
  for (const block of document.querySelectorAll("details")) block.open = true;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent: text, parentElement: element } = walker.currentNode;
    if (!element.checkVisibility() || element.closest("script, svg, code, bdi, .fine, .cells, .sample, .unseen, thead")) continue;
    // A caption that only screen readers show is one pixel wide.
    if (element.closest("caption")?.offsetWidth === 1) continue;
    const words = [...text.matchAll(/\\S+/gu)].filter(([word]) => !word.includes("@"));
    for (const { 0: word, index } of words.flatMap((found) => [...found[0].matchAll(/[\\p{L}\\p{M}\\d’']+/gu)]
      .map((part) => ({ 0: part[0], index: found.index + part.index })))) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
})()`;

/** A script that returns the labels of cells on a phone that need more height than their cell has, or more width. */
export const LONG_LABELS = `[...document.querySelectorAll(":is(.block, .hold) td")]
  .filter((cell) => {
    const { height, float, whiteSpace } = getComputedStyle(cell, "::before");
    return cell.clientHeight > 0 && (float !== "left" || whiteSpace !== "normal" || parseFloat(height) > cell.clientHeight + 1);
  })
  .map((cell) => cell.dataset.title + ": " + cell.textContent)`;

/** A script that returns the cells on a phone whose text is wider than the page, so that the reader sees a part of it. */
export const CUT_CELLS = `[...document.querySelectorAll(":is(.block, .hold) .scroll")]
  .filter((table) => table.scrollWidth > table.clientWidth + 1)
  .map((table) => table.textContent.slice(0, 100))`;
