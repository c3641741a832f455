/** How what is printed looks: a strong left edge, rules and space; no boxes but those to draw in. */
export const printStyles = `
  * { box-sizing: border-box; margin: 0; padding: 0 }
  body { font: 12.5pt/1.55 Atkinson; color: var(--ink); -webkit-print-color-adjust: exact }
  h1, h2, h3 { font-family: Bricolage; font-variation-settings: 'opsz' 40; font-weight: 700; letter-spacing: -0.03em; line-height: 1.05; text-wrap: balance }
  h1 { font-size: 40pt }
  h2 { font-size: 34pt; margin-bottom: 16pt }
  h3 { font-size: 17pt; letter-spacing: -0.02em; margin: 24pt 0 7pt; break-after: avoid }
  p { max-width: 6.1in; text-wrap: pretty }
  p + p, ul + p, p + ul { margin-top: 7pt }
  ul { padding-left: 14pt; max-width: 6.1in }
  li::marker { color: var(--accent) }
  li { margin: 2pt 0 }
  code { font: 500 0.92em Mono; white-space: nowrap }
  .page { break-before: page }
  .lesson { font-weight: 650; color: var(--accent); margin-bottom: 8pt }
  .lead { font-size: 16pt; line-height: 1.42 }
  .note { border-left: 3pt solid var(--accent); padding: 2pt 0 2pt 12pt; margin-top: 18pt; break-inside: avoid }
  .note h3 { margin-top: 0 }

  .exercise { display: grid; grid-template-columns: 0.62in 1fr; padding-top: 14pt; margin-top: 22pt; border-top: 0.75pt solid var(--ink) }
  .exercise:first-child, h2 + .exercise { margin-top: 0 }
  .exercise > .number { font: 700 34pt/0.85 Bricolage; font-variation-settings: 'opsz' 40; color: var(--accent) }
  .exercise h3 { margin-top: 0 }
  .exercise ol { list-style: none }
  .exercise ol > li { display: grid; grid-template-columns: 18pt 1fr; margin-top: 9pt; break-inside: avoid }
  .exercise ol > li > .count { font: 500 11pt/1.75 Mono }

  .line { border-bottom: 0.75pt solid #8d8878; height: 0.38in }
  .frames { display: grid; gap: 0.16in; margin-top: 10pt }
  figure { break-inside: avoid }
  .frame { border: 1pt solid var(--ink); border-radius: 4pt }
  .frame.round { border-radius: 50% }
  .frame.round + figcaption { text-align: center }
  figcaption { font-size: 11pt; margin-top: 4pt }

  table { border-collapse: collapse; width: 100%; margin-top: 10pt; line-height: 1.4 }
  th, td { text-align: left; vertical-align: top; padding: 9pt 10pt 9pt 0; border-bottom: 0.75pt solid #c9c0ac }
  thead th { font-weight: 650; border-bottom: 1pt solid var(--ink) }
  tbody th { font-weight: 400 }
  .box { display: inline-block; width: 13pt; height: 13pt; border: 1pt solid var(--ink); border-radius: 50% }
  .to-write td { height: 0.66in }

  @page cover { margin: 0; @bottom-left { content: none } @bottom-right { content: none } }
  .cover { page: cover; height: 10.99in; padding: 0.85in; position: relative; overflow: hidden }
  .cover svg { position: absolute; left: 0.85in; top: 4.1in }
  .cover h1 { font-size: 66pt; line-height: 0.95; letter-spacing: -0.04em; margin-top: 12pt }
  .cover .kind { font-weight: 650; font-size: 14pt }
  .cover .foot { position: absolute; left: 0.85in; right: 0.85in; bottom: 0.8in; display: flex; justify-content: space-between; align-items: end; gap: 0.5in }
  .cover .level { font: 700 96pt/0.8 Bricolage; font-variation-settings: 'opsz' 40; letter-spacing: -0.03em }
  .cover .chapter { font-size: 14pt; line-height: 1.35; text-align: right; max-width: 3.4in; font-weight: 650 }
  .cover .chapter p { margin: 0; text-wrap: balance }

  .syllabus { font-size: 11pt; line-height: 1.5 }
  .syllabus .lead { font-size: 14.5pt }
  .syllabus h1 { font-size: 34pt }
  .syllabus h2 { font-size: 28pt; margin-bottom: 12pt }
  .syllabus h3 { font-size: 15pt; margin: 17pt 0 5pt }
  .syllabus .note h3 { margin-top: 0 }
  .head { position: relative; min-height: 2.3in; padding: 0.3in 0.35in; margin-bottom: 18pt; overflow: hidden; border-radius: 6pt }
  .head h1 { max-width: 3.7in; margin-top: 8pt }
  .head .kind { font-weight: 650 }
  .head .subtitle { font-size: 14pt; font-weight: 650; margin-top: 8pt; max-width: 3.6in }
  .head svg { position: absolute; right: 0.25in; bottom: 0.15in }
  .facts { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8pt 18pt; margin: 18pt 0 0; padding: 10pt 0; border: 0.75pt solid var(--ink); border-width: 0.75pt 0 }
  .facts dt { font-size: 11pt }
    .facts dd { font-weight: 650 }
  .columns { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 0.35in }
`;
