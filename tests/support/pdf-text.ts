import { follow, readPdf, type PdfObject } from "@shop/emulators/artwork/print/read-pdf.ts";

type Objects = ReadonlyMap<number, PdfObject>;

/** What a PDF of ours says, page by page, as somebody finds it who searches or copies: through the fonts' own tables. */
export function pdfText(bytes: Buffer): string[] {
  const objects = readPdf(bytes);
  const catalog = [...objects.values()].find(({ text }) => text.includes("/Type /Catalog"));
  if (!catalog) throw new Error("The PDF has no catalog.");
  return pagesBelow(objects, follow(objects, catalog.text, "Pages")).map((page) => toText(objects, page));
}

function pagesBelow(objects: Objects, { text }: PdfObject): string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(text)?.[1];
  if (kids === undefined) return [text];
  const numbers = [...kids.matchAll(/(\d+) 0 R/g)].map((match) => Number(match[1]));
  return numbers.flatMap((number) => pagesBelow(objects, objects.get(number) ?? { text: "", stream: null }));
}

function toText(objects: Objects, page: string): string {
  const fonts = new Map(
    [...page.matchAll(/\/(F\d+) \d+ 0 R/g)].map(([, name = ""]) => [
      name,
      toLetters(follow(objects, follow(objects, page, name).text, "ToUnicode")),
    ]),
  );
  const content = follow(objects, page, "Contents").stream?.toString("latin1") ?? "";
  let letters: ReadonlyMap<string, string> | undefined;
  let text = "";
  for (const [, font, codes = ""] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj|ET\n/g)) {
    if (font) letters = fonts.get(font);
    else if (codes) text += (codes.match(/../g) ?? []).map((code) => letters?.get(code) ?? "\ufffd").join("");
    else text += " ";
  }
  return text;
}

/** A font's `ToUnicode` table: codes of two hexadecimal digits to letters (ISO 32000-1, 9.10.3). */
function toLetters({ stream }: PdfObject): Map<string, string> {
  const table = stream?.toString("latin1") ?? "";
  const letters = new Map<string, string>();
  for (const [, code = "", letter = ""] of table.matchAll(/^<(..)> <((?:[0-9A-F]{4})+)>$/gm)) {
    letters.set(code, Buffer.from(letter, "hex").swap16().toString("utf16le"));
  }
  for (const [, from = "", to = "", first = ""] of table.matchAll(/^<(..)> <(..)> <([0-9A-F]{4})>$/gm)) {
    for (let code = parseInt(from, 16); code <= parseInt(to, 16); code += 1) {
      const letter = String.fromCodePoint(parseInt(first, 16) + code - parseInt(from, 16));
      letters.set(code.toString(16).toUpperCase().padStart(2, "0"), letter);
    }
  }
  return letters;
}
