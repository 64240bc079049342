/** The page's style sheet: system fonts, a light and a dark theme, and a print layout without controls. */
export const REPORT_STYLE = `
:root {
  --paper: #faf8f3; --sheet: #ffffff; --ink: #20292b; --soft: #5a6668; --line: #e4dfd3; --quiet: #f2eee4;
  --accent: #17625f; --look: #fff0c9; --look-line: #d9a520; --texture: rgb(255 255 255 / .5);
  --created: #2f7d5b; --updated: #3f76a8; --unchanged: #cfc9ba; --rejected: #b8452f; --indoubt: #7d4f9e;
  --held: #c98a12; --deferred: #8a7350; --left-out: #e6e1d4;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Charter, Georgia, serif;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Noto Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14191a; --sheet: #1c2324; --ink: #e7e9e4; --soft: #a3aeae; --line: #323b3c; --quiet: #232b2c;
    --accent: #79c5bd; --look: #453916; --look-line: #d9a520; --texture: rgb(0 0 0 / .38);
    --created: #57b087; --updated: #6ea6d8; --unchanged: #59615f; --rejected: #e0755d; --indoubt: #b98bd6;
    --held: #e3ad45; --deferred: #b49a72; --left-out: #3a4343;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 68rem; padding: clamp(1rem, 4vw, 3.5rem); background: var(--paper); color: var(--ink);
  font: 1rem/1.6 var(--sans); overflow-wrap: anywhere; }
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.2; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(1.4rem, .6rem + 4.4vw, 2.9rem); letter-spacing: -.012em; }
h2 { font-size: 1.45rem; }
h3 { font-size: 1.12rem; }
p { margin: 0; max-width: 46rem; }
a { color: var(--accent); text-underline-offset: .18em; }
code { font: .9em/1.5 var(--mono); background: var(--quiet); padding: .12em .4em; border-radius: .3em; white-space: nowrap; }
small { color: var(--soft); font-size: .875em; }
i { color: var(--soft); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .3rem; }
.textures { position: absolute; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.eyebrow { color: var(--soft); font-size: .92rem; max-width: none; margin-bottom: clamp(1.5rem, 4vw, 2.5rem); }
.eyebrow b { color: var(--ink); }
.trial { max-width: none; margin-bottom: 1.25rem; padding: .6rem 1rem; border: 2px dashed var(--ink); border-radius: .6rem; background: var(--sheet); }
.verdict { display: flex; gap: clamp(.9rem, 2.5vw, 1.6rem); align-items: flex-start; }
.sign { flex: none; width: clamp(2.6rem, 6vw, 3.5rem); height: auto; margin-top: .2rem; }
.sign circle { fill: var(--tone); }
.sign path { fill: none; stroke: var(--sheet); stroke-width: 4.5; stroke-linecap: round; stroke-linejoin: round; }
.good { --tone: var(--created); } .attention, .waiting { --tone: var(--held); } .stopped { --tone: var(--rejected); }
.masthead .lead { font-size: 1.12rem; color: var(--soft); margin-top: .6rem; }
.todo { margin-top: clamp(1.5rem, 4vw, 2.25rem); background: var(--sheet); border: 1px solid var(--line);
  border-left: .4rem solid var(--tone); border-radius: .6rem; padding: 1.25rem clamp(1.1rem, 3vw, 1.9rem) 1.4rem; }
.todo h2 { font-size: 1.15rem; margin-bottom: .5rem; }
.todo { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 2.5rem; align-items: center; }
.todo > * { grid-column: 1; }
.todo .open { grid-column: 2; grid-row: 1 / span 2; }
.open a { display: inline-block; background: var(--accent); color: var(--sheet); font-weight: 600; text-decoration: none; border-radius: 2rem; padding: .6rem 1.4rem; }
.todo ol { margin: 0; padding-left: 1.4rem; max-width: 46rem; }
.todo li { margin: .45rem 0; padding-left: .25rem; }
.todo li::marker { font-family: var(--serif); font-weight: 600; color: var(--soft); }
main > section, main > .block, main > .search { margin-top: clamp(2.5rem, 6vw, 3.75rem); }
main > .block + .block { margin-top: 0; }
section > .lead { color: var(--soft); margin: .4rem 0 1.1rem; }
.bar { display: block; width: 100%; border-radius: .45rem; overflow: hidden; }
.picture .bar { margin: 1rem 0 1.2rem; }
.bar .empty { fill: transparent; }
.o-created { fill: var(--created); } .o-updated { fill: var(--updated); } .o-unchanged { fill: var(--unchanged); }
.o-rejected { fill: var(--rejected); } .o-inDoubt { fill: var(--indoubt); } .o-held { fill: var(--held); }
.o-deferred { fill: var(--deferred); } .o-duplicate, .o-skipped { fill: var(--left-out); }
.ink { fill: var(--texture); }
.legend { list-style: none; margin: 0; padding: 0; display: grid; gap: .55rem 2rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr)); }
.legend li { position: relative; padding-left: 1.5rem; }
.legend b { font-variant-numeric: tabular-nums; font-size: 1.15rem; margin-right: .3rem; }
.legend small { display: block; margin-top: -.2rem; }
.swatch { position: absolute; left: 0; top: .55rem; }
.departed { margin-top: 1.1rem; color: var(--soft); }
.departed b { color: var(--ink); }
.hold { margin: 1.4rem 0; padding-left: 1.1rem; border-left: .25rem solid var(--held); }
.hold p { margin-top: .25rem; }
.hold .examples { margin: .6rem 0 .8rem; }
.search { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center;
  background: var(--paper); padding: .8rem 0; border-bottom: 1px solid var(--line); margin-bottom: -1.5rem; }
.search[hidden] { display: none; }
.search label { font-weight: 600; }
.search input { flex: 1 1 14rem; min-width: 0; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--soft);
  border-radius: 2rem; padding: .5rem 1.1rem; }
.search output { color: var(--soft); }
summary { cursor: pointer; display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem .9rem; padding: .95rem 0; list-style: none; }
summary > :is(h2, h3) { max-width: calc(100% - 2rem); }
summary::-webkit-details-marker { display: none; }
summary::before { content: ""; width: .5rem; height: .5rem; border: solid var(--soft); border-width: 0 2px 2px 0;
  transform: translateY(-.15rem) rotate(-45deg); margin-right: .1rem; flex: none; }
details[open] > summary::before { transform: translateY(-.25rem) rotate(45deg); }
#holds .block { margin-top: 1.5rem; }
#holds .block h2 { font-size: 1.12rem; }
.cause, .block { border-top: 1px solid var(--line); }
.cause:last-of-type, .block:last-of-type { border-bottom: 1px solid var(--line); }
.block > .scroll, .block > p, .cause > .hint { margin-bottom: 1rem; }
.cause[open], .block[open] { padding-bottom: 1.25rem; }
.count { color: var(--soft); font-variant-numeric: tabular-nums; }
.hint { color: var(--ink); padding-left: 1.5rem; text-indent: -1.5rem; }
.hint::before { content: "→"; display: inline-block; width: 1.5rem; text-indent: 0; color: var(--accent); font-weight: 700; }
.hint code { text-indent: 0; }
.rows { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
.rows li { background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.2rem 1.1rem;
  display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: .1rem 1.2rem; break-inside: avoid; content-visibility: auto; contain-intrinsic-block-size: auto 9rem; }
.rows li > * { grid-column: 2; }
.rows .where { grid-column: 1; grid-row: 1 / span 4; color: var(--soft); font-variant-numeric: tabular-nums; font-size: .95rem; padding-top: .05rem; }
.rows :is(h3, h4) { font: 600 1.15rem/1.3 var(--serif); margin: 0; }
.message { margin: .2rem 0 0; }
.cells { display: flex; flex-wrap: wrap; gap: .45rem; margin: .7rem 0 0; }
.cells div { border: 1px solid var(--line); border-radius: .4rem; padding: .2rem .6rem .3rem; max-width: 100%; background: var(--paper); }
.cells dt { font-size: .78rem; color: var(--soft); line-height: 1.4; }
.cells dd { margin: 0; white-space: pre-wrap; line-height: 1.4; max-height: 8.4em; overflow: auto; unicode-bidi: isolate; }
.cells .look { background: var(--look); border: 2px solid var(--look-line); }
.cells .look dt { color: var(--ink); font-weight: 600; }
.cells .look dt::after { content: " · " attr(data-look); font-weight: 400; }
.more { color: var(--soft); margin-top: .8rem; }
.more:empty { display: none; }
button { font: inherit; color: var(--accent); background: none; border: 1px solid var(--line); border-radius: 2rem; padding: .4rem 1.1rem; cursor: pointer; }
.scroll { position: relative; overflow-x: auto; margin-top: .4rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .95rem; }
caption { text-align: left; font-weight: 600; padding: .5rem 0; }
caption > span { display: block; position: sticky; left: 0; width: fit-content; max-width: calc(100vw - 2rem); white-space: normal; }
.block > .scroll:first-of-type > table > caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
#history caption { color: var(--soft); font-weight: 400; }
th { text-align: left; font-weight: 600; font-size: .84rem; color: var(--soft); white-space: nowrap; }
th, td { padding: .5rem 1.3rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tbody tr:last-child td { border-bottom: 0; }
td { min-width: 4rem; overflow-wrap: break-word; }
td small { display: block; }
td time, td.short, bdi.short { white-space: nowrap; }
#history :is(th, td) { padding-right: 1rem; }
#history td time { display: inline-block; min-width: 8.5rem; white-space: normal; }
td .bar { min-width: 9rem; margin-top: .45rem; border-radius: .2rem; }
.changes { list-style: none; margin: 0; padding: 0; }
.old { color: var(--soft); text-decoration: line-through; text-decoration-thickness: 1px; }
.sample { display: inline-block; background: var(--quiet); border-radius: .3rem; padding: 0 .5rem; margin: .1rem 0; max-width: 16rem;
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: bottom; }
footer { margin-top: clamp(3rem, 7vw, 4.5rem); padding-top: 1.2rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .92rem; display: grid; gap: .5rem; }
.fine { font-size: .8rem; }
@media (max-width: 40rem) {
  code { white-space: normal; }
  .todo { grid-template-columns: 1fr; }
  .todo .open { grid-column: 1; grid-row: auto; margin-top: 1rem; }
  :is(.block, .hold) :is(table, tbody, tr) { display: block; min-width: 0; }
  :is(.block, .hold) caption { display: block; }
  :is(.block, .hold) thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  :is(.block, .hold) tr { padding: .7rem 0; border-bottom: 1px solid var(--line); }
  :is(.block, .hold) td { display: flow-root; border: 0; padding: .1rem 0 .1rem 7.2rem; }
  :is(.block, .hold) td::before { content: attr(data-title) / ""; float: left; width: 6.6rem; margin-left: -7.2rem; color: var(--soft); font-size: .84rem; line-height: 1.9; }
  :is(.block, .hold) :is(td, time, bdi) { white-space: normal; }
  :is(.block, .hold) td.blank { display: none; }
  .rows li { grid-template-columns: minmax(0, 1fr); padding: .85rem 1rem 1rem; }
  .rows li > *, .rows .where { grid-column: 1; grid-row: auto; }
  .legend { grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .7rem 1rem; }
}
@media print {
  :root { --paper: #fff; --sheet: #fff; --ink: #000; --soft: #444; --line: #bbb; --quiet: #f3f3f3; --accent: #000; }
  @page { size: A4; margin: 16mm 14mm; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  h1 { font-size: 20pt; } h2 { font-size: 14pt; }
  .search, button, .open { display: none; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .cells div, tr, .hold, .todo { break-inside: avoid; }
  h2, h3, summary { break-after: avoid; }
  main > section, main > .block { margin-top: 8mm; }
  .rows li { padding: 2.5mm 3mm; content-visibility: visible; }
  .scroll { overflow: visible; }
  summary::before { display: none; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
}
`;
