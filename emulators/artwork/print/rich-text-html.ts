import type { RichText } from "@shop/schemas/generated/sanity.types.ts";
import { words } from "#artwork/print/printed.ts";

/** The seed's texts as HTML: paragraphs, headings, bullets, and glosses in them. */
export function richTextHtml(text: RichText): string {
  const parts = text.map(({ style, listItem, children = [] }) => {
    const content = children.map(({ text: part = "", marks = [] }) =>
      words(marks.includes("code") ? `\`${part}\`` : part),
    );
    if (listItem) return `<li>${content.join("")}</li>`;
    return style === "h3" ? `<h3>${content.join("")}</h3>` : `<p>${content.join("")}</p>`;
  });
  return parts.join("").replaceAll(/(?:<li>.*?<\/li>)+/g, "<ul>$&</ul>");
}
