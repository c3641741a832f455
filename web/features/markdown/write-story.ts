import type { Figure, RichText, StoryText, Video } from "#content/content-types.ts";

type Block = RichText[number];
type Style = NonNullable<Block["style"]>;
export type ListKind = NonNullable<Block["listItem"]>;

/** Text and its marks. */
export interface Words {
  text: string;
  isStrong: boolean;
  isEmphasis: boolean;
  isGloss: boolean;
  /** A link's target, as the editor entered it. */
  href: string | null;
}

export interface ListItem {
  /** From 1. */
  level: number;
  words: string;
}

/** How to write a text in another format. */
export interface StoryWriter {
  words(words: Words): string;
  block(style: Style, words: string): string;
  list(kind: ListKind, items: readonly ListItem[]): string;
  figure(figure: Figure): string;
  video(video: Video): string;
}

/**
 * Writes an editor's published text block by block; consecutive list items are one block. Blocks from a newer Studio
 * are skipped.
 */
export function writeStory(story: StoryText | RichText | null, writer: StoryWriter): string[] {
  const parts: string[] = [];
  let items: ListItem[] = [];
  for (const [index, part] of (story ?? []).entries()) {
    if (part._type === "block" && part.listItem) {
      items.push({ level: part.level ?? 1, words: writeWords(part, writer) });
      if (listKindOf(story?.[index + 1]) === part.listItem) continue;
      parts.push(writer.list(part.listItem, items));
      items = [];
    } else {
      parts.push(writePart(part, writer));
    }
  }
  return parts.filter((part) => part !== "");
}

const listKindOf = (part: StoryText[number] | undefined) =>
  part?._type === "block" ? part.listItem : undefined;

function writePart(part: StoryText[number], writer: StoryWriter): string {
  switch (part._type) {
    case "block": {
      const words = writeWords(part, writer);
      return words.trim() === "" ? "" : writer.block(part.style ?? "normal", words);
    }
    case "figure":
      return writer.figure(part);
    case "video":
      return writer.video(part);
    default:
      return "";
  }
}

function writeWords({ children, markDefs }: Block, writer: StoryWriter): string {
  return (children ?? [])
    .map(({ text = "", marks = [] }) =>
      writer.words({
        text,
        isStrong: marks.includes("strong"),
        isEmphasis: marks.includes("em"),
        isGloss: marks.includes("code"),
        href: markDefs?.find(({ _key }) => marks.includes(_key))?.href ?? null,
      }),
    )
    .join("");
}
