interface TitleBox {
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /** The largest font size, in pixels. */
  size: number;
}

export const titleLeading = 0.98;
/** Average width of a letter in Bricolage Grotesque, relative to the font size. */
const letterWidth = 0.53;
const smallest = 30;

/** The font size in pixels that fits a title into its box, and the title with a short last word tied to the one before. */
export function fitTitle(title: string, { width, height, size }: TitleBox) {
  const text = title.replace(/ (\S{1,3})$/, "\u{a0}$1");
  let fontSize = size;
  while (fontSize > smallest && !fits(text, fontSize, width, height)) fontSize -= 2;
  return { text, fontSize };
}

function fits(text: string, fontSize: number, width: number, height: number): boolean {
  const lettersInLine = width / (fontSize * letterWidth);
  const words = text.split(" ");
  if (words.some(({ length }) => length > lettersInLine)) return false;
  return countLines(words, lettersInLine) * fontSize * titleLeading <= height;
}

function countLines(words: readonly string[], lettersInLine: number): number {
  let lines = 1;
  let letters = 0;
  for (const { length } of words) {
    const isNewLine = letters > 0 && letters + 1 + length > lettersInLine;
    lines += isNewLine ? 1 : 0;
    letters = isNewLine || letters === 0 ? length : letters + 1 + length;
  }
  return lines;
}
