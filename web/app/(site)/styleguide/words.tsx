import type { RichText as RichTextValue } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Quotations } from "#ui/quotations.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { Specimen } from "./specimen.tsx";
import guide from "./styleguide.module.css";

type Block = RichTextValue[number];
type Marks = Pick<Block, "listItem" | "markDefs"> & { marks?: string[] };

function block(
  _key: string,
  style: Block["style"],
  text: string,
  { marks = [], ...rest }: Marks = {},
): Block {
  return {
    _type: "block",
    _key,
    ...(style ? { style } : {}),
    ...rest,
    children: [{ _type: "span", _key: "words", text, marks }],
  };
}

const text: RichTextValue = [
  block("lead", "normal", "A first paragraph set large, so that whoever reads only this knows enough."),
  block("h2", "h2", "A large heading"),
  block("body", "normal", "A paragraph: about seventy letters a line, at a height of one and a half."),
  block("h3", "h3", "A heading"),
  block("gloss", "normal", "YOUR NAME WHAT", { marks: ["code"] }),
  block("quotation", "blockquote", "A quotation stands out by its face and its line."),
  block("one", "normal", "A point", { listItem: "bullet" }),
  block("two", "normal", "And another", { listItem: "bullet" }),
  block("first", "normal", "A first step", { listItem: "number" }),
  block("second", "normal", "A second", { listItem: "number" }),
];

const said = [
  { _key: "one", author: "A learner", content: "The first quotation stands as large as a title." },
  { _key: "two", author: null, content: "The next ones stand smaller, and nobody need be named." },
  { _key: "three", author: "Another learner", content: "A third takes the other side." },
];

/** What editors write. */
export function Words() {
  return (
    <>
      <Band>
        <h2 className={guide.heading}>Words</h2>
        <Specimen name="RichText with a lead">
          <RichText value={text} lead />
        </Specimen>
      </Band>
      <Quotations title="Quotations" quotations={said} />
    </>
  );
}
