import type { MarkedSign, RichText as RichTextValue, Table as TableValue } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Quotations } from "#ui/quotations.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { Table } from "#ui/table.tsx";
import { Specimen } from "./specimen.tsx";
import guide from "./styleguide.module.css";

type Block = RichTextValue[number];
type Marks = Partial<Pick<Block, "listItem" | "markDefs">> & { marks?: string[] };

function block(
  _key: string,
  style: Block["style"],
  text: string,
  { marks = [], markDefs = null, ...rest }: Marks = {},
): Block {
  return {
    _type: "block",
    _key,
    ...(style ? { style } : {}),
    ...rest,
    markDefs,
    children: [{ _type: "span", _key: "words", text, marks }],
  };
}

const sign: MarkedSign = {
  _type: "sign",
  gloss: "THANK-YOU",
  word: "thank you",
  description: "The fingertips of a flat hand touch the chin and come forward.",
  slug: "thank-you",
  clip: null,
};

const text: RichTextValue = [
  block("lead", "normal", "A large first paragraph that summarizes the rest."),
  block("h2", "h2", "A large heading"),
  block(
    "body",
    "normal",
    "A paragraph with about seventy characters per line and a line height of one and a half.",
  ),
  block("h3", "h3", "A heading"),
  block("gloss", "normal", "YOUR NAME WHAT", { marks: ["code"] }),
  block("sign", "normal", "THANK-YOU", {
    marks: ["thanks", "code"],
    markDefs: [{ _type: "signReference", _key: "thanks", sign }],
  }),
  block("quotation", "blockquote", "A quotation has its own typeface and line."),
  block("one", "normal", "A point", { listItem: "bullet" }),
  block("two", "normal", "And another", { listItem: "bullet" }),
  block("first", "normal", "A first step", { listItem: "number" }),
  block("second", "normal", "A second", { listItem: "number" }),
];

const quotations = [
  { _key: "one", author: "A learner", content: "The first quotation is as large as a title." },
  { _key: "two", author: null, content: "The next ones are smaller and don't need a name." },
  { _key: "three", author: "Another learner", content: "A third is on the other side." },
];

const table: TableValue = {
  _key: "table",
  _type: "table",
  caption: "A table has a caption",
  rows: [
    { _key: "names", cells: ["The first row", "names", "the columns"] },
    { _key: "one", cells: ["The first cell", "names", "the row"] },
    { _key: "two", cells: ["A long cell", "breaks into lines", "before the table is wider than its column"] },
  ],
};

/** Text from editors. */
export function Words() {
  return (
    <>
      <Band>
        <h2 className={guide.heading}>Text</h2>
        <Specimen name="RichText with a lead">
          <RichText value={text} lead />
        </Specimen>
        <Specimen name="Table">
          <Table table={table} />
        </Specimen>
      </Band>
      <Quotations title="Quotations" quotations={quotations} />
    </>
  );
}
