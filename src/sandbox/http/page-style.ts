/** The style of the page at `/`: light and dark colours, and tables that become cards on a narrow screen. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf8, #17181b);
  --ink: light-dark(#1f2328, #e7e6e3);
  --quiet: light-dark(#5c636b, #a3a8ae);
  --line: light-dark(#dcd9d3, #35383d);
  --link: light-dark(#0b57a4, #8ab8f0);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 80rem; padding: 1.5rem 1rem 4rem;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.125rem; }
header p { margin: 0.25rem 0 0; color: var(--quiet); }
a { color: var(--link); }
a[aria-current] { font-weight: 700; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th { text-align: left; font-weight: 600; color: var(--quiet); }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td { overflow-wrap: anywhere; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
td[data-label="Email"] { min-width: 13rem; }
@media (max-width: 45rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  td { display: grid; grid-template-columns: 6.5rem 1fr; gap: 0.5rem; padding: 0.125rem 0; border: 0; }
  td:empty { display: none; }
  td::before { content: attr(data-label); color: var(--quiet); }
}
`;
