import "server-only";
import { stegaClean } from "@sanity/client/stega";
import { readFonts, readNameFonts } from "#features/metadata/share-images/read-fonts.server.ts";

type Document = PDFKit.PDFDocument;

/** Typefaces for text; each letter is drawn in the first that has it. */
const textFaces = ["Text", "Text, more letters", "Text, rare letters", "Text, Vietnamese"] as const;
type TextFace = (typeof textFaces)[number];

/** A part of a text in one typeface. */
interface Run {
  face: TextFace;
  text: string;
}

export interface PdfText {
  runs: readonly Run[];
  /** Whether some letter has lost its accents, or has become a question mark. */
  isChanged: boolean;
}

export async function registerFaces(document: Document): Promise<void> {
  const [{ display, text }, names] = await Promise.all([readFonts(), readNameFonts()]);
  document.registerFont("Display", display).registerFont("Text", text);
  for (const [index, font] of names.entries()) document.registerFont(textFaces[index + 1] ?? "Text", font);
}

/** Splits a text by typeface. Letters that none of them has lose their accents, or become question marks. */
export function toPdfText(
  document: Document,
  text: string | null | undefined,
  faces: readonly TextFace[] = textFaces,
): PdfText {
  const findFace = (letter: string) =>
    faces.find((face) => Array.from(letter).every((part) => hasGlyph(document, face, part)));
  const letters = Array.from(segmenter.segment(clean(text)), ({ segment }) => toLetter(segment, findFace));
  const runs: Run[] = [];
  for (const { face, letter } of letters) {
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return { runs, isChanged: letters.some(({ isChanged }) => isChanged) };
}

interface StyledRuns {
  runs: readonly Run[];
  size: number;
  lineGap?: number;
}

/** Draws runs one after the other on one baseline, as one text. */
export function drawPdfText(document: Document, { runs, size, lineGap = 0 }: StyledRuns): void {
  const baseline = (-size * readFace(document, "Text").ascender) / 1000;
  document.fontSize(size);
  for (const [index, { face, text }] of runs.entries())
    document.font(face).text(text, { baseline, lineGap, continued: index < runs.length - 1 });
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

const clean = (text: string | null | undefined) =>
  stegaClean(text ?? "")
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?!\u200D)\p{Cf}/gu, "")
    .trim();

function toLetter(letter: string, findFace: (letter: string) => TextFace | undefined) {
  const face = findFace(letter);
  if (face) return { face, letter, isChanged: false };
  const plain = letter.normalize("NFD").charAt(0);
  const plainFace = findFace(plain);
  return plainFace
    ? { face: plainFace, letter: plain, isChanged: true }
    : ({ face: "Text", letter: "?", isChanged: true } as const);
}

const hasGlyph = (document: Document, face: TextFace, character: string) =>
  readFace(document, face).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

interface LoadedFace {
  /** In thousandths of the size. */
  ascender: number;
  /** fontkit's font. */
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
}

function readFace(document: Document, face: TextFace): LoadedFace {
  // pdfkit's types leave out the current typeface.
  return (document.font(face) as unknown as { _font: LoadedFace })._font;
}
