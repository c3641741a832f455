import { typefaces } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { printStyles } from "#artwork/print/print-styles.ts";

/** Something to print out: a PDF on letter paper, with real text, headings and a language. */
export interface Printed {
  /** Below `emulators/seed/files/`. */
  file: string;
  title: string;
  /** Stands at the foot of every page, before the page's number. */
  footer: string;
  accent: string;
  /** HTML. The first page has no margins and no foot when it begins with a `.cover`. */
  body: string;
}

const { ink } = palette;

/** The page that Chromium prints. What is only drawn is hidden from whoever reads the text. */
export function toPrintedPage({ title, footer, accent, body }: Printed): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${typefaces}
    :root { --accent: ${accent}; --ink: ${ink} }
    @page { size: 8.5in 11in; margin: 0.8in 0.85in 0.9in;
      @bottom-left { content: "${footer}"; font: 9.5pt Atkinson; color: ${ink} }
      @bottom-right { content: counter(page); font: 500 9.5pt Mono; color: ${ink} } }
    ${printStyles}</style></head><body>${body}</body></html>`;
}

/** Plain words as HTML: what stands between backticks is a gloss. */
export function words(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .split("`")
    .map((part, index) => (index % 2 === 1 ? `<code>${part}</code>` : part))
    .join("");
}

export function paragraphs(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${words(text)}</p>`).join("");
}

export function bullets(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${words(item)}</li>`).join("")}</ul>`;
}
