import { createHash } from "node:crypto";

/** The shop's colors and sizes, as in web/styles/tokens.css, which a page of the lake can't load. */
export const signInStyles = `
:root{color-scheme:light;font:1.0625rem/1.55 "Atkinson Hyperlegible Next","Atkinson Hyperlegible",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#15211f;background:#fbf7f0}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100svh;display:grid;grid-template-rows:auto 1fr}
.movement{display:grid;padding:.75rem clamp(1.25rem,.5rem + 3.5vw,5rem);background:#0b3532}
.movement svg{display:block;height:4rem}
.line,.head{fill:none;stroke:#f4a91f;stroke-width:10;stroke-linecap:round;stroke-linejoin:round}
.start{fill:#fbf7f0}
main{width:100%;max-width:30rem;padding:2rem clamp(1.25rem,.5rem + 3.5vw,5rem) 3rem}
h1{font-family:"Bricolage Grotesque","Helvetica Neue",system-ui,sans-serif;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.5rem);line-height:1.05;letter-spacing:-.02em;font-weight:700;text-wrap:balance}
h1 span{display:block}
.intro{margin:1rem 0 2rem;color:#45524f;overflow-wrap:anywhere;text-wrap:pretty}
.message{margin:1.5rem 0 0;padding:.75rem 1rem;border-inline-start:4px solid #0e5f59;background:#d5e8ec}
.message[role=alert]{border-color:#b8351f;background:#efe4d2}
.message+.intro{margin-top:1.5rem}
.field{margin-bottom:1.5rem}
label{display:block;font-weight:650;margin-bottom:.5rem}
input{width:100%;min-height:2.75rem;font:inherit;padding:.5rem .75rem;color:inherit;background:#fffdf9;border:1px solid #5c6b68;border-radius:6px;text-overflow:ellipsis}
input[aria-invalid]{border-color:#b8351f;box-shadow:inset 0 0 0 1px #b8351f}
:focus-visible{outline:3px solid #0e5f59;outline-offset:2px}
.error{color:#b8351f;font-weight:650;margin-top:.5rem;overflow-wrap:anywhere}
button{font:inherit;font-weight:650;min-height:2.75rem;padding:.5rem 1.75rem;color:#15211f;background:#f4a91f;border:2px solid transparent;border-radius:6px;cursor:pointer}
button:hover{background:#e0930a}
.note{margin-top:2.5rem;padding-top:1rem;border-top:1px solid #d9cdb8;font-size:.9375rem;color:#45524f}
code{font-family:"Atkinson Hyperlegible Mono",ui-monospace,"Cascadia Mono",Menlo,monospace;font-size:.95em}
@media (max-width:25rem){button{width:100%}}
@media (min-width:56rem){
body{grid-template:1fr/minmax(30rem,42%) 1fr}
main{grid-row:1;align-self:center;max-width:36rem;justify-self:end}
.movement{grid-area:1/2;place-items:center}
.movement svg{width:min(72%,34rem);height:auto}
.line,.head{stroke-width:5}
}
@media (prefers-reduced-motion:no-preference){
.line{stroke-dasharray:1;animation:draw 240ms cubic-bezier(.2,.7,.2,1) both}
.head{animation:appear 160ms 200ms both}
@keyframes draw{from{stroke-dashoffset:1}}
@keyframes appear{from{opacity:0}}
}
@media (forced-colors:active){button,input,.message{border:1px solid}}
`;

/** The CSP hash that allows the page's own styles and no others. */
export const signInStylesHash = `sha256-${createHash("sha256").update(signInStyles).digest("base64")}`;
