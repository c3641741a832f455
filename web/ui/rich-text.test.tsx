import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

const paragraph = (text: string) => ({
  _type: "block" as const,
  _key: text,
  style: "normal" as const,
  markDefs: [],
  children: [{ _type: "span" as const, _key: "a", text, marks: [] }],
});

test("blank lines between paragraphs aren't paragraphs", () => {
  const html = renderToStaticMarkup(
    <RichText value={[paragraph("Look."), paragraph(" "), paragraph("Sign.")]} />,
  );

  expect(html).toContain("<p>Look.</p><p>Sign.</p>");
});

test("a text of blank lines is no text", () => {
  expect(renderToStaticMarkup(<RichText value={[paragraph("")]} />)).toBe("");
});
