import { createHash } from "node:crypto";

/** The shop's colors and sizes, as in web/styles/tokens.css, which a page of the emulator can't load. */
export const adminStyles = `
:root{color-scheme:light;font:1.0625rem/1.5 "Atkinson Hyperlegible Next","Atkinson Hyperlegible",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#15211f;background:#fbf7f0;accent-color:#0e5f59}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100svh}
header{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 2rem;padding:.75rem clamp(1.25rem,.5rem + 3.5vw,5rem);color:#fbf7f0;background:#0b3532}
.brand{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;font-weight:650}
.brand strong{padding:.125rem .625rem;color:#15211f;background:#f4a91f;border-radius:4px;font-size:.9375rem}
.brand svg{fill:none;stroke:#f4a91f;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
.brand circle{fill:#fbf7f0;stroke:none}
nav,nav ul{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .5rem;padding:0;list-style:none}
nav{flex:1 0 100%;margin-inline-start:-.75rem}
nav ul{flex:1;gap:0}
nav a,nav button{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .75rem;font-weight:400;color:#fbf7f0;background:none;text-decoration:none;border:0 solid transparent;border-block-width:3px;border-radius:0}
nav a:hover,nav button:hover{text-decoration:underline;background:none}
nav a[aria-current]{border-block-end-color:#f4a91f;font-weight:650}
main{max-width:76rem;padding:2rem clamp(1.25rem,.5rem + 3.5vw,5rem) 4rem;outline:none}
h1,h2{font-family:"Bricolage Grotesque","Helvetica Neue",system-ui,sans-serif;line-height:1.1;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:clamp(1.75rem,1.4rem + 1.6vw,2.5rem)}
h2{font-size:1.375rem;margin:2.5rem 0 1rem}
.lead{margin:.75rem 0 0;max-width:36em;color:#45524f;text-wrap:pretty;overflow-wrap:anywhere}
.back{margin-bottom:1rem}
a{color:#0e5f59;text-underline-offset:.15em}
.message,.alert{margin-bottom:1.5rem;padding:.75rem 1rem;border-inline-start:4px solid #0e5f59;background:#d5e8ec}
.alert{border-color:#b8351f;background:#efe4d2;font-weight:650}
code,.number{font-family:"Atkinson Hyperlegible Mono",ui-monospace,"Cascadia Mono",Menlo,monospace;font-size:.95em;font-variant-numeric:tabular-nums}
code{overflow-wrap:anywhere}
.list{padding:0;margin-top:1.5rem;list-style:none;border-block-start:2px solid #15211f}
.list>li{position:relative;display:grid;gap:.25rem 1.5rem;padding:1rem 0;border-block-end:1px solid #d9cdb8}
.list h2,.list h3{margin:0;font-size:1.1875rem;font-family:inherit;letter-spacing:0;overflow-wrap:anywhere}
.list p,.list dl{color:#45524f;overflow-wrap:anywhere}
.product{grid-template-columns:6rem 1fr}
.product img,.product .blank{grid-row:span 3;width:6rem;height:4.5rem;object-fit:contain;border-radius:6px;background:#efe4d2}
.product>:not(img,.blank){grid-column:2}
.facts{display:flex;flex-wrap:wrap;gap:.125rem 1.25rem;padding:0}
.facts div{display:flex;flex-wrap:wrap;gap:0 .375rem}
.facts dt{max-width:100%;flex:none}
.facts dd{min-width:0}
.facts dd,.table dd{color:#15211f;margin:0}
.badge{display:inline-block;padding:0 .5rem;border:1px solid #5c6b68;border-radius:4px;font-size:.9375rem;font-weight:650;color:#15211f;white-space:nowrap}
.badge[data-tone=good]{background:#d5e8ec;border-color:#0e5f59}
.badge[data-tone=bad]{background:#fff;border-color:#b8351f;color:#b8351f}
.table{display:grid;grid-template-columns:minmax(0,1fr) max-content;gap:.25rem 0;max-width:32rem}
.table dt{padding-inline-end:1.5rem;overflow-wrap:anywhere}
.table dt{color:#45524f}
.table dd{text-align:end}
.table .total{font-weight:650;padding-block-start:.5rem;border-block-start:1px solid #d9cdb8}
.tags{display:flex;flex-wrap:wrap;gap:.25rem .5rem;padding:0;list-style:none}
.tags li{padding:0 .5rem;background:#efe4d2;border-radius:4px;font-size:.9375rem}
form.edit{max-width:52rem;margin-top:1.5rem}
fieldset{padding:1.25rem 0 0;margin:1.5rem 0 0;border:0;border-block-start:1px solid #d9cdb8;min-width:0}
legend{float:inline-start;width:100%;margin-bottom:.75rem;padding:0;font-weight:650;overflow-wrap:anywhere}
legend+*{clear:both}
.field{margin-bottom:1.25rem;min-width:0}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.75rem,1fr));gap:0 1rem}
.grid label{font-size:.9375rem}
label{display:block;font-weight:650;margin-bottom:.375rem}
label small,.hint{font-weight:400;font-size:.9375rem;color:#45524f}
.hint{margin-bottom:.375rem}
input:not([type=radio],[type=hidden]){width:100%;min-height:2.75rem;font:inherit;padding:.5rem .75rem;color:inherit;background:#fffdf9;border:1px solid #5c6b68;border-radius:6px}
input.number{font-family:"Atkinson Hyperlegible Mono",ui-monospace,"Cascadia Mono",Menlo,monospace}
input[aria-invalid]{border-color:#b8351f;box-shadow:inset 0 0 0 1px #b8351f}
.choice{display:flex;align-items:center;gap:.625rem;min-height:2.75rem;font-weight:400;margin:0}
.choice input{width:1.25rem;height:1.25rem;flex:none;margin:0}
.error{color:#b8351f;font-weight:650;margin-top:.375rem;overflow-wrap:anywhere}
button{font:inherit;font-weight:650;min-height:2.75rem;padding:.5rem 1.5rem;color:#15211f;background:#f4a91f;border:2px solid transparent;border-radius:6px;cursor:pointer}
button:hover{background:#e0930a}
button.quiet{padding:.375rem 1rem;background:transparent;border:1px solid currentcolor;color:inherit}
button.quiet:hover{text-decoration:underline}
form.edit>.grid+*,form.edit>fieldset+button{margin-top:1rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:.5rem}
:focus-visible{outline:3px solid #0e5f59;outline-offset:2px}
header :focus-visible{outline-color:#f4a91f}
main:focus-visible{outline:none}
.skip{position:absolute;inset-inline-start:-100vw}
.skip:focus{inset:.5rem auto auto .5rem;padding:.5rem 1rem;background:#fffdf9;z-index:1}
.narrow{max-width:30rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (min-width:48rem){
nav li:last-child{margin-inline-start:auto}
.row{grid-template-columns:minmax(0,1fr) max-content;align-items:center}
.row>:not(.actions){grid-column:1}
.row>.actions{grid-area:1/2/span 4/auto;margin:0}
}
@media (min-width:68rem){nav{flex:1;margin:0}}
@media (max-width:25rem){.product{grid-template-columns:4.5rem 1fr;column-gap:1rem}.product img,.product .blank{width:4.5rem}}
@media (max-width:25rem){form.edit>button,form.narrow>button{width:100%}}
@media (forced-colors:active){button,input,.message,.alert,.badge,.tags li{border:1px solid}}
`;

/** The CSP hash that allows the page's own styles and no others. */
export const adminStylesHash = `sha256-${createHash("sha256").update(adminStyles).digest("base64")}`;
