/** The shop's colors and sizes from web/styles/tokens.css, which the emulator's pages can't load. */
export const pageStyles = `
:root{color-scheme:light;font:1.0625rem/1.5 "Atkinson Hyperlegible Next","Atkinson Hyperlegible",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#15211f;background:#fbf7f0}
*{box-sizing:border-box;margin:0}
header{padding:.75rem clamp(1.25rem,.5rem + 3.5vw,5rem);color:#fbf7f0;background:#0b3532;font-weight:650}
header strong{padding:.125rem .625rem;color:#15211f;background:#f4a91f;border-radius:4px;font-size:.9375rem}
main{display:grid;gap:1rem;max-width:60rem;padding:2rem clamp(1.25rem,.5rem + 3.5vw,5rem) 4rem;overflow-wrap:anywhere}
h1,h2,h3{font-family:"Bricolage Grotesque","Helvetica Neue",system-ui,sans-serif;line-height:1.1;text-wrap:balance}
h1{font-size:clamp(1.75rem,1.4rem + 1.6vw,2.5rem)}
h2{font-size:1.25rem;margin-top:1rem}
h3{font-size:1.0625rem}
.lead{color:#45524f}
a{color:#0e5f59;text-underline-offset:.15em}
.list{padding:0;list-style:none;border-block-start:2px solid #15211f}
.list>li{padding:1rem 0;border-block-end:1px solid #d9cdb8}
.list h2{margin:0 0 .25rem}
.list a{display:inline-block;min-height:1.5rem}
.empty{padding:2rem;background:#efe4d2;border-radius:6px}
iframe{width:100%;height:40rem;border:1px solid #d9cdb8;background:#fff;resize:vertical}
.table{inline-size:max-content;max-inline-size:calc(100vw - 2*clamp(1.25rem,.5rem + 3.5vw,5rem));overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums;white-space:nowrap}
th,td{padding:.5rem .75rem .5rem 0;text-align:start;border-block-end:1px solid #d9cdb8}
pre{padding:1rem;background:#fffdf9;border:1px solid #d9cdb8;white-space:pre-wrap;font:.9375rem/1.5 "Atkinson Hyperlegible Mono",ui-monospace,Menlo,monospace}
.amounts{display:grid;max-width:36rem;padding:0;list-style:none;border-block-start:2px solid #15211f}
.amounts>li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:1rem;padding:.5rem 0;border-block-end:1px solid #d9cdb8}
.amounts>li:last-child{font-weight:650;border-block-end-color:#15211f}
.list form,.buttons{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:.75rem}
.call{color:#15211f;background:#f4a91f;border-color:#f4a91f}
dl{display:grid;grid-template-columns:minmax(8rem,max-content) minmax(0,1fr);gap:.25rem 1rem;font-size:.9375rem}
dt{font-weight:650}
dd{color:#45524f;white-space:pre-wrap}
.entry{display:grid;gap:.5rem}
@media (width<40rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-block-end:.5rem}}
button{min-height:2.75rem;padding:.375rem 1rem;font:inherit;font-weight:650;color:inherit;background:none;border:1px solid currentcolor;border-radius:6px;cursor:pointer}
button:hover{text-decoration:underline}
:focus-visible{outline:3px solid #0e5f59;outline-offset:2px}
`;
