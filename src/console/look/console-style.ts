/** The console's style, beside the report's: navigation, foot, cards, forms, buttons. */
export const CONSOLE_STYLE = `
body.console { padding-block: 1rem 2rem; }
.skip { position: absolute; left: -99rem; }
.skip:focus { position: static; }
header.site { border-bottom: 1px solid var(--line); margin-bottom: clamp(1.5rem, 4vw, 2.5rem); }
header.site ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0 1.4rem; margin: 0; padding: 0; }
header.site a { display: block; padding: .7rem 0 .6rem; text-decoration: none; color: var(--soft); border-bottom: 3px solid transparent; }
header.site a:hover { color: var(--ink); }
header.site a[aria-current] { color: var(--ink); font-weight: 600; border-color: var(--accent); }
.account-bar { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; justify-content: space-between; align-items: baseline; padding: .2rem 0 .4rem; }
.account-bar p { margin: 0; }
.account-bar a { display: inline-block; min-height: 24px; }
main:focus { outline: none; }
footer.site { display: flex; flex-wrap: wrap; gap: .8rem 2rem; justify-content: space-between; }
.languages { display: flex; flex-wrap: wrap; gap: .2rem .9rem; }
.languages button { border: 0; padding: .15rem 0; min-height: 24px; border-radius: 0; color: var(--soft); text-decoration: underline; text-underline-offset: .18em; }
.languages button[aria-pressed] { color: var(--ink); font-weight: 600; text-decoration: none; }
button.main, a.main { display: inline-block; background: var(--accent); color: var(--sheet); border: 1px solid var(--accent); border-radius: 2rem;
  padding: .6rem 1.5rem; font-weight: 600; text-decoration: none; cursor: pointer; }
button.danger { background: var(--rejected); border-color: var(--rejected); color: var(--sheet); font-weight: 600; }
button, .button { min-height: 2.4rem; }
a.button { display: inline-block; border: 1px solid var(--line); border-radius: 2rem; padding: .4rem 1.1rem; text-decoration: none; }
.actions { display: flex; flex-wrap: wrap; gap: .7rem 1rem; align-items: center; margin-top: 1.2rem; }
.card { background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; padding: 1.1rem 1.3rem 1.2rem; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); list-style: none; margin: 1rem 0 0; padding: 0; }
.card h3 { margin-bottom: .3rem; }
.page-lead { color: var(--soft); font-size: 1.12rem; margin-top: .6rem; }
.stack > * + * { margin-top: 1.2rem; }
.field { display: grid; gap: .3rem; max-width: 28rem; margin-top: 1rem; }
.field label { font-weight: 600; }
.field .help { color: var(--soft); font-size: .92rem; }
.field .error, .error-text { color: var(--rejected); font-weight: 600; }
input[type="text"], input[type="password"], input[type="search"], input[type="date"], input[type="file"], select, textarea {
  font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--soft); border-radius: .4rem; padding: .5rem .7rem; width: 100%; min-height: 2.6rem; }
:is(input, select, textarea)[aria-invalid="true"] { border: 2px solid var(--rejected); }
fieldset { border: 0; margin: 0; padding: 0; }
legend { padding: 0; max-width: 46rem; }
ul.people { list-style: none; margin: .8rem 0 0; padding: 0; }
ul.people > li { border-top: 1px solid var(--line); padding: .5rem 0; }
ul.people .who { font-weight: 600; }
ul.people .who small { font-weight: 400; }
form > section { margin-top: clamp(2rem, 5vw, 3rem); }
.tick { display: flex; gap: .8rem; align-items: flex-start; min-height: 2rem; }
.tick input, input[type="checkbox"] { flex: none; width: 1.4rem; height: 1.4rem; margin-top: .15rem; accent-color: var(--accent); }
.error-summary { border: 2px solid var(--rejected); border-radius: .6rem; padding: 1rem 1.3rem; margin: 1.2rem 0; background: var(--sheet); }
.error-summary h2 { font-size: 1.12rem; }
.notice { border: 1px solid var(--line); border-left: .4rem solid var(--created); border-radius: .6rem; background: var(--sheet); padding: .9rem 1.2rem; margin: 1rem 0; }
.notice.waiting { border-left-color: var(--held); }
.drop { border: 2px dashed var(--line); border-radius: .6rem; padding: 1rem 1.3rem 1.3rem; background: var(--sheet); }
.drop.over { border-color: var(--accent); background: var(--quiet); }
.drop h2 label { font: inherit; }
.waits { display: inline-block; border: 1px solid var(--held); border-radius: 1rem; padding: 0 .6rem; font-size: .84rem; color: var(--ink); white-space: nowrap; }
.headline { font: 600 1.45rem/1.25 var(--serif); }
.checked { margin-top: 1.6rem; }
.checked + .fine { margin-top: 1rem; color: var(--soft); font-size: .92rem; }
section > h2 + .rows { margin-top: 1rem; }
.advice { max-width: 46rem; }
.advice li { margin: .45rem 0; }
.figures { display: grid; gap: .6rem 1.6rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr)); margin: 1.4rem 0; }
.figures dt { color: var(--soft); font-size: .92rem; }
.figures dd { margin: 0; font: 600 1.5rem/1.2 var(--serif); font-variant-numeric: tabular-nums; }
.pager { display: flex; flex-wrap: wrap; gap: .5rem 1.2rem; align-items: center; margin-top: 1.2rem; }
.plain { list-style: none; margin: 0; padding: 0; }
.row .where { color: var(--soft); font-size: .92rem; }
.row h2 { font-size: 1.25rem; margin-bottom: .2rem; }
.row .waits { margin-top: .5rem; font-weight: 600; white-space: normal; }
.inputs { display: grid; gap: .8rem 1.2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); margin-top: .9rem; }
.inputs .field { margin-top: 0; max-width: none; align-content: start; }
.field.look { background: var(--look); border: 2px solid var(--look-line); border-radius: .5rem; padding: .6rem .8rem .8rem; }
.field.look .help, .field.look .suggested span { color: var(--ink); }
.suggested { display: flex; flex-wrap: wrap; gap: .4rem .6rem; align-items: center; font-size: .95rem; }
.suggested button { background: var(--sheet); border-color: var(--soft); min-height: 2rem; padding: .2rem .8rem; }
.send { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; align-items: center;
  background: var(--paper); border-bottom: 1px solid var(--line); padding: .7rem 0; margin: 1rem 0; }
.send span { color: var(--soft); }
html:has(.send) { scroll-padding-top: 5.5rem; }
.find .field { max-width: 34rem; margin-top: 1.2rem; }
.found { display: grid; gap: .7rem; margin-top: 1rem; }
.person-facts { margin: 0; display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
.person-facts div { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: .8rem; padding: .45rem 0; border-bottom: 1px solid var(--line); }
.person-facts dt { color: var(--soft); }
.person-facts dd { margin: 0; }
.person-facts small { display: block; }
.event { border-left: 3px solid var(--line); padding: .1rem 0 .1rem 1.1rem; }
.event + .event { margin-top: 1.2rem; }
.event .when, .event .help { color: var(--soft); font-size: .92rem; }
.day .mark { font: 600 .85rem var(--sans); background: var(--accent); color: var(--sheet); border-radius: 1rem; padding: .15rem .7rem; vertical-align: .2em; }
.counts, .day .people { display: flex; flex-wrap: wrap; gap: .2rem 1.6rem; margin-top: .4rem; }
.counts { color: var(--soft); font-variant-numeric: tabular-nums; }
.day .people a { display: inline-block; min-height: 24px; }
main .day + .day { margin-top: 1.8rem; }
.results { display: grid; gap: .5rem; }
.console .todo, .console .decision { margin-top: clamp(1.5rem, 4vw, 2.25rem); }
.decision { background: var(--sheet); border: 1px solid var(--line); border-left: .4rem solid var(--tone, var(--held)); border-radius: .6rem; padding: 1.25rem clamp(1.1rem, 3vw, 1.9rem) 1.4rem; }
.decision h2 { font-size: 1.15rem; margin-bottom: .3rem; }
.live progress { width: 100%; height: .6rem; margin-top: .6rem; accent-color: var(--accent); }
.live-text { font-variant-numeric: tabular-nums; color: var(--soft); }
.at-work { color: var(--soft); margin-top: .5rem; }
.needs { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: .8rem; }
.need { display: flex; flex-wrap: wrap; gap: .8rem 1.5rem; align-items: center; justify-content: space-between; background: var(--sheet);
  border: 1px solid var(--line); border-left: .4rem solid var(--tone); border-radius: .6rem; padding: 1rem 1.2rem 1.1rem; }
.need > div { flex: 1 1 18rem; }
.need.quiet { border-left: 1px solid var(--line); }
.need p { color: var(--soft); }
.card .verdict-line { font-weight: 600; padding-left: 1.2rem; position: relative; }
.card .verdict-line::before { content: ""; position: absolute; left: 0; top: .5em; width: .7rem; height: .7rem; border-radius: 50%; background: var(--tone, var(--unchanged)); }
.figures-line { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .6rem 0 0; padding: 0; font-variant-numeric: tabular-nums; }
.facts { margin: .9rem 0 0; padding-top: .7rem; border-top: 1px solid var(--line); display: grid; gap: .25rem; }
.facts div { display: flex; flex-wrap: wrap; gap: 0 1rem; }
.facts dt { color: var(--soft); flex: 0 0 auto; min-width: 10.5rem; }
.masthead > section { margin-top: clamp(1.8rem, 4vw, 2.5rem); }
.console .masthead .lead { max-width: 46rem; }
.facts dd { margin: 0; font-variant-numeric: tabular-nums; }
.card-link { margin-top: .8rem; }
.chart { display: block; width: 100%; height: auto; max-height: 16rem; margin: .8rem 0; background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; padding: .8rem; }
.chart .line { fill: var(--soft); }
.chart-legend { list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; margin: 0 0 1rem; padding: 0; }
.filters { display: flex; flex-wrap: wrap; gap: .2rem 1rem; align-items: end; margin-bottom: 1.2rem; }
.filters :is(select, input) { height: 2.75rem; }
@media (min-width: 40rem) { .run-table :is(th, td):nth-child(n + 4):nth-child(-n + 7) { text-align: right; } }
@media (min-width: 40.01rem) and (max-width: 66rem) {
  .run-table :is(th, td) { padding-right: .7rem; white-space: normal; }
  .run-table table { font-size: .88rem; }
  .run-table :is(td, td time, td.short, bdi) { white-space: normal; overflow-wrap: anywhere; min-width: 0; }
  .run-table td:first-child { min-width: 7rem; }
}
.filters .field { flex: 1 1 10rem; max-width: 16rem; }
main section + section { margin-top: clamp(2rem, 5vw, 3rem); }
table.settings th[scope="row"] { font-weight: 400; text-align: left; vertical-align: top; width: 40%; }
table.settings td { overflow-wrap: anywhere; vertical-align: top; }
@media (max-width: 40rem) {
  table.findings thead { position: absolute; clip-path: inset(50%); }
  table.findings :is(tr, th[scope="row"], td) { display: block; width: auto; }
  table.findings tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  table.findings :is(th, td) { border: 0; padding: .1rem 0; }
}
.requests > * + * { margin-top: 1.2rem; padding-top: 1.2rem; border-top: 1px solid var(--line); }
table.settings code { overflow-wrap: anywhere; }
table.findings th[scope="row"] { width: auto; }
table.settings :is(.solved, .to-solve) { white-space: nowrap; }
.value { display: block; }
.soft { color: var(--soft); }
.to-solve { color: var(--rejected); font-weight: 600; }
`;
