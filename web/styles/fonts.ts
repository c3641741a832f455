import localFont from "next/font/local";

const display = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
  variable: "--face-display",
  weight: "200 800",
  display: "swap",
});

const text = localFont({
  src: "../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  variable: "--face-text",
  weight: "200 800",
  display: "swap",
});

const mono = localFont({
  src: "../node_modules/@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
  variable: "--face-mono",
  weight: "200 800",
  display: "swap",
  // Glosses and codes can wait for their typeface; headlines and first paragraphs can't.
  preload: false,
  adjustFontFallback: false,
});

/** For `<html>`. tokens.css uses these variables for the three typefaces. */
export const fontClassNames = `${display.variable} ${text.variable} ${mono.variable}`;
