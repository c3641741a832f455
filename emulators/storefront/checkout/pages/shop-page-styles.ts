import { createHash } from "node:crypto";

/** The shop's colors and sizes, as in web/styles/tokens.css, which a page at this URL can't load. */
export const shopPageStyles = `
:root {
  color-scheme: light;
  --paper: #fbf7f0;
  --white: #fffdf9;
  --ink: #15211f;
  --quiet: #45524f;
  --pine: #0e5f59;
  --night: #0b3532;
  --marigold: #f4a91f;
  --coral: #a62d18;
  --sky: #d5e8ec;
  --sand: #efe4d2;
  --rule: #d9cdb8;
  --edge: #6b7774;
  --gutter: min(clamp(1.25rem, 0.5rem + 3.5vw, 5rem), 6.25vw);
  font: 1.0625rem/1.55 "Atkinson Hyperlegible Next", "Atkinson Hyperlegible", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  color: var(--ink);
  background: var(--paper);
}
*, ::before, ::after { box-sizing: border-box; }
* { margin: 0; padding: 0; }
body { min-height: 100svh; display: flex; flex-direction: column; overflow-wrap: anywhere; }
main { flex: 1; display: flex; flex-direction: column; }
h1, h2, h3, .brand { font-family: "Bricolage Grotesque", "Helvetica Neue", system-ui, sans-serif; line-height: 1.15; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); letter-spacing: -0.02em; font-weight: 700; }
h2, legend { font-size: 1.3125rem; font-weight: 700; letter-spacing: -0.01em; }
legend { font-family: "Bricolage Grotesque", "Helvetica Neue", system-ui, sans-serif; line-height: 1.15; }
h3 { font-size: 1.0625rem; font-weight: 650; }
ul, ol { list-style: none; }
img, svg { display: block; }
a { color: var(--pine); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--pine); outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.quiet, .hint { color: var(--quiet); }

.test { padding: 0.5rem var(--gutter); color: var(--paper); background: var(--night); font-size: 0.9375rem; }
.brand { padding: 0.75rem var(--gutter); border-bottom: 1px solid var(--rule); font-size: 1.25rem; font-weight: 700; }
.brand a { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; color: var(--ink); text-decoration: none; }
.brand a:hover { text-decoration: underline; }
.arc { fill: none; stroke: var(--pine); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.dot { fill: var(--marigold); }

.notice { padding: 1rem 1.25rem; border-inline-start: 4px solid var(--pine); background: var(--sky); }
.notice h2 { margin-bottom: 0.25rem; font-size: 1.125rem; }
.notice[data-tone="problem"] { border-color: var(--coral); background: #fbe5dc; }
.notice[data-tone="change"] { border-color: #8a5a00; background: #fcecc9; }
.notice li { margin-top: 0.25rem; }
.notice a { display: inline-block; min-height: 1.5rem; color: inherit; }

.checkout { flex: 1; display: grid; grid-template: "fields" "order" "place" / minmax(0, 1fr); }
.fields { grid-area: fields; display: grid; gap: 2rem; align-content: start; padding: 2rem var(--gutter); }
.order { grid-area: order; padding: 2rem var(--gutter); background: var(--sand); }
.place { grid-area: place; display: grid; gap: 1rem; align-content: start; justify-items: start; padding: 2rem var(--gutter) 3rem; }
.fields section, .choices { display: grid; gap: 1rem; min-width: 0; border: 0; }
.jump { margin-top: -1.25rem; }

.field { display: grid; gap: 0.375rem; align-content: start; min-width: 0; }
label { font-weight: 650; }
label .quiet { font-weight: 400; }
input:not([type="radio"], [type="checkbox"]), select {
  width: 100%; min-width: 0; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit;
  background: var(--white); border: 1px solid var(--edge); border-radius: 6px; text-overflow: ellipsis;
}
[aria-invalid] { border-color: var(--coral); box-shadow: inset 0 0 0 1px var(--coral); }
.error { color: var(--coral); font-weight: 650; }
.pair, .triple { display: grid; gap: 1rem; }
.choice { display: flex; flex-wrap: wrap; gap: min(0.75rem, 4vw); align-items: center; min-height: 2.75rem; font-weight: 400; cursor: pointer; }
.choice { padding: 0.5rem min(0.75rem, 4vw); background: var(--white); border: 1px solid var(--edge); border-radius: 6px; }
.choice:has(:checked) { border-color: var(--pine); box-shadow: inset 0 0 0 1px var(--pine); }
.choice .quiet { display: block; font-size: 0.9375rem; }
.choice > span:not(.amount) { flex: 1 1 min(8rem, 50%); }
.choice .amount { margin-inline-start: auto; }
.choice input { flex: none; width: 1.5rem; height: 1.5rem; accent-color: var(--pine); }
.done { padding: 0.625rem 1rem; border-inline-start: 4px solid var(--pine); background: var(--sky); }
.choices legend { margin-bottom: 1rem; }
.choices .choice + .choice { margin-top: -0.5rem; }

button, .call { font: inherit; font-weight: 650; cursor: pointer; }
.call { display: inline-block; min-height: 2.75rem; padding: 0.625rem 1.75rem; color: var(--ink); background: var(--marigold); border: 2px solid transparent; border-radius: 6px; text-decoration: none; }
.call:hover { background: #e0930a; }
.quiet-button { justify-self: start; min-height: 2.75rem; padding: 0.5rem 1.25rem; color: var(--pine); background: transparent; border: 1px solid var(--pine); border-radius: 6px; }
.quiet-button:hover { background: var(--white); }
.link-button { min-height: 1.75rem; padding: 0.125rem 0.25rem; color: var(--pine); background: none; border: 0; text-decoration: underline; text-underline-offset: 0.15em; }

.lines { margin-top: 1rem; container-type: inline-size; }
.line { display: grid; grid-template: auto 1fr / 4rem minmax(0, 1fr) auto; column-gap: 0.75rem; padding: 1rem 0; border-top: 1px solid #d3c2a4; }
.picture { grid-row: 1 / 3; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: contain; border-radius: 4px; }
span.picture { background: var(--paper); }
.what p { font-size: 0.9375rem; }
.price, .amount, .totals dd, .off { font-variant-numeric: tabular-nums; }
.whole, .amount, .price s, .price span { white-space: nowrap; }
.price { text-align: end; }
.price s { display: block; color: var(--quiet); font-size: 0.9375rem; }
.more { grid-column: 2 / -1; }
.jump a, .place a { display: inline-block; padding: 0.125rem 0; }
.off { color: var(--pine); font-size: 0.9375rem; font-weight: 650; }
.seats li { margin-top: 0.375rem; font-size: 0.9375rem; }
details { margin-top: 0.375rem; font-size: 0.9375rem; }
summary { min-height: 1.75rem; padding: 0.125rem 0; color: var(--pine); font-weight: 650; cursor: pointer; }
.note { margin-top: 0.625rem; font-size: 0.9375rem; }
blockquote { margin-bottom: 0.5rem; padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--marigold); white-space: pre-line; }
.facts { display: grid; gap: 0.25rem; }
.facts div { display: flex; flex-wrap: wrap; column-gap: 0.5rem; }
.facts dt { color: var(--quiet); }
.facts dt::after { content: ":"; }
.written { display: block; }

.codes { display: grid; gap: 1rem; padding: 1.25rem 0; border-block: 1px solid #d3c2a4; }
.with-button { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
.with-button .field { flex: 1 1 min(8rem, 100%); }
.with-button:has(.error) { align-items: start; }
.with-button:has(.error) button { margin-top: 2rem; }
.entered { display: grid; gap: 0.5rem; margin-top: -0.5rem; }
.tag { display: inline-block; padding: 0.0625rem 0.5rem; background: var(--white); border: 1px solid #b9a984; border-radius: 4px; font-size: 0.9375rem; font-weight: 650; }

.totals { display: grid; gap: 0.5rem; padding-top: 1.25rem; }
.totals div { display: flex; flex-wrap: wrap; column-gap: 1rem; }
.totals dd { margin-inline-start: auto; overflow-wrap: normal; text-align: end; }
.totals .due { margin-top: 0.5rem; padding-top: 0.75rem; border-top: 2px solid var(--ink); font-size: 1.3125rem; font-weight: 700; }
.saved { margin-top: 0.5rem; color: var(--pine); font-weight: 650; text-align: end; }

.lead { font-size: 1.1875rem; }
.plain { display: grid; gap: 1rem; justify-items: start; max-width: 42rem; padding: 3rem var(--gutter) 4rem; }
.plain .field { width: min(100%, 26rem); }
.plain ul { list-style: disc; padding-inline-start: 1.25rem; }

/* Large text on a phone. */
@container (max-width: 14rem) {
  .line { grid-template: auto / minmax(0, 1fr); }
  .picture { grid-row: auto; width: 4rem; }
  .price { text-align: start; }
  .more { grid-column: auto; }
}
@media (min-width: 30rem) {
  .pair { grid-template-columns: 1fr 1fr; }
  .line { grid-template-columns: 5rem minmax(0, 1fr) auto; column-gap: 1rem; }
}
@media (min-width: 40rem) { .triple { grid-template-columns: 1fr 1fr 10rem; } }
@media (min-width: 60rem) {
  .checkout { grid-template: "fields order" auto "place order" 1fr / minmax(0, 1fr) minmax(24rem, 44%); }
  .fields { padding-top: 3rem; }
  .fields, .place { padding-inline: max(var(--gutter), 56vw - 42rem) clamp(2rem, 4vw, 4rem); }
  .order { padding: 3rem max(var(--gutter), 44vw - 34rem) 3rem clamp(2rem, 3vw, 3rem); border-inline-start: 1px solid #d3c2a4; }
  .jump { display: none; }
}
@media (forced-colors: active) {
  button, .call, .notice, .tag { border: 1px solid; }
}
`;

/** The CSP hash that allows the pages' own styles and no others. */
export const shopPageStylesHash = `sha256-${createHash("sha256").update(shopPageStyles).digest("base64")}`;
