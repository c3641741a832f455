import localFont from "next/font/local";

const display = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  variable: "--face-display",
  weight: "700",
  display: "swap",
  // tokens.css has fallbacks for more machines than Next's, which is only Arial.
  adjustFontFallback: false,
});

const text = localFont({
  src: "./fonts/atkinson-hyperlegible-next.woff2",
  variable: "--face-text",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: false,
});

const mono = localFont({
  src: "./fonts/atkinson-hyperlegible-mono.woff2",
  variable: "--face-mono",
  weight: "400 700",
  display: "swap",
  // Glosses and codes can wait for their typeface; headlines and first paragraphs can't.
  preload: false,
  adjustFontFallback: false,
});

/** For `<html>`. tokens.css uses these variables for the three typefaces. */
export const fontClassNames = `${display.variable} ${text.variable} ${mono.variable}`;
