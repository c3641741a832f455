import type { RichText } from "@shop/schemas/generated/sanity.types.ts";
import { reference } from "#seed/content/reference.ts";
import { toSignId } from "#seed/content/signs/to-signs.ts";

export type Block = RichText[number];
type Span = NonNullable<Block["children"]>[number];
type Mark = NonNullable<Block["markDefs"]>[number];

/**
 * Portable text from paragraphs of plain words. How a paragraph begins says what it is: `## ` a large heading, `### ` a
 * heading, `> ` a quotation, `- ` a bullet, `1. ` a numbered item. Inside it, `GLOSS` between backticks is a gloss,
 * `{GLOSS}` is a gloss that shows its sign, `**strong**` is strong and `[words](/address)` is a link.
 */
export function richText(...paragraphs: string[]): RichText {
  return paragraphs.map((paragraph, index) => toBlock(paragraph, `block-${index + 1}`));
}

/** One paragraph of `richText`. */
export function toBlock(paragraph: string, key: string): Block {
  const { mark, form } = forms.find((each) => each.mark.test(paragraph)) ?? plain;
  const runs = toRuns(paragraph.replace(mark, ""));
  return {
    _type: "block",
    _key: key,
    ...form,
    markDefs: runs.flatMap((run, index) => toMarks(run, `${key}-${index + 1}`)),
    children: runs.map((run, index) => toSpan(run, `${key}-${index + 1}`)),
  };
}

interface Form {
  mark: RegExp;
  form: Pick<Block, "style" | "listItem" | "level">;
}

const plain: Form = { mark: /^/, form: { style: "normal" } };

const forms: readonly Form[] = [
  { mark: /^## /, form: { style: "h2" } },
  { mark: /^### /, form: { style: "h3" } },
  { mark: /^> /, form: { style: "blockquote" } },
  { mark: /^- /, form: { style: "normal", listItem: "bullet", level: 1 } },
  { mark: /^1\. /, form: { style: "normal", listItem: "number", level: 1 } },
];

interface Run {
  text: string;
  mark?: "code" | "strong";
  href?: string;
  /** A sign of the dictionary. */
  sign?: string;
}

function toRuns(text: string): Run[] {
  return text
    .split(/(`[^`]+`|\{[^}]+\}|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== "")
    .map(toRun);
}

function toRun(part: string): Run {
  const [, words, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
  if (words !== undefined && href !== undefined) return { text: words, href };
  if (part.startsWith("{")) return { text: part.slice(1, -1), mark: "code", sign: part.slice(1, -1) };
  if (part.startsWith("`")) return { text: part.slice(1, -1), mark: "code" };
  if (part.startsWith("**")) return { text: part.slice(2, -2), mark: "strong" };
  return { text: part };
}

function toSpan(run: Run, key: string): Span {
  const marks = toMarks(run, key).map(({ _key }) => _key);
  return { _type: "span", _key: key, text: run.text, marks: run.mark ? [...marks, run.mark] : marks };
}

function toMarks({ href, sign }: Run, key: string): Mark[] {
  if (href !== undefined) return [{ _type: "link", _key: `${key}-link`, href }];
  if (sign !== undefined) {
    return [{ _type: "signReference", _key: `${key}-sign`, sign: reference(toSignId(sign)) }];
  }
  return [];
}
