import type { RichText } from "@shop/schemas/generated/sanity.types.ts";

type Block = RichText[number];
type Span = NonNullable<Block["children"]>[number];

/**
 * Portable text from paragraphs of plain words, with the few marks the seed uses: a paragraph that begins with
 * `### ` is a heading, one that begins with `- ` is a bullet, and `GLOSS` between backticks is set as a gloss.
 */
export function richText(...paragraphs: string[]): RichText {
  return paragraphs.map((paragraph, index) => toBlock(paragraph, `block-${index + 1}`));
}

function toBlock(paragraph: string, key: string): Block {
  const block = (text: string, form: Pick<Block, "style" | "listItem" | "level">): Block => ({
    _type: "block",
    _key: key,
    ...form,
    markDefs: [],
    children: toSpans(text, key),
  });
  if (paragraph.startsWith("### ")) return block(paragraph.slice(4), { style: "h3" });
  if (paragraph.startsWith("- ")) {
    return block(paragraph.slice(2), { style: "normal", listItem: "bullet", level: 1 });
  }
  return block(paragraph, { style: "normal" });
}

function toSpans(text: string, key: string): Span[] {
  return text
    .split("`")
    .map((part, index) => ({ text: part, marks: index % 2 === 1 ? ["code"] : [] }))
    .filter(({ text: part }) => part !== "")
    .map((part, index) => ({ _type: "span", _key: `${key}-${index + 1}`, ...part }));
}
