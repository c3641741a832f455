import "server-only";
import { readFile } from "node:fs/promises";

/** The site's fonts for what is drawn on the server: pictures and PDFs. */
export async function readFonts() {
  // Literal URLs, so that the bundler finds the files.
  const [display, text, mono] = await Promise.all([
    readFile(new URL("../../../styles/fonts/bricolage-grotesque-800.ttf", import.meta.url)),
    readFile(new URL("../../../styles/fonts/atkinson-hyperlegible-next-400.ttf", import.meta.url)),
    readFile(new URL("../../../styles/fonts/atkinson-hyperlegible-mono-500.ttf", import.meta.url)),
  ]);
  return { display, text, mono };
}

/** Letters that the text font lacks, for people's and schools' names in PDFs. The first ones look most like it. */
export const readNameFonts = () =>
  Promise.all([
    readFile(new URL("../../../styles/fonts/atkinson-hyperlegible-next-400-more.ttf", import.meta.url)),
    readFile(new URL("../../../styles/fonts/bricolage-grotesque-400-more.ttf", import.meta.url)),
    readFile(new URL("../../../styles/fonts/bricolage-grotesque-400-vietnamese.ttf", import.meta.url)),
  ]);
