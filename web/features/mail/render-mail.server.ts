import "server-only";
import { htmlToText } from "html-to-text";
import type { ReactElement } from "react";
import type { Mail } from "#outbox/mail.ts";

interface MailInput {
  to: string;
  subject: string;
  /** Built of `MailLayout` and the parts beside it. */
  content: ReactElement;
}

/** A mail as HTML and as plain text, which says the same. */
export async function renderMail({ to, subject, content }: MailInput): Promise<Mail> {
  // Imported when it's needed: Next takes no static import of it where server components are built.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const html = `<!doctype html>${renderToStaticMarkup(content)}`;
  return { to, subject: toOneLine(subject), html, text: toText(html) };
}

const toOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const toText = (html: string) =>
  htmlToText(html, {
    // Mail programs wrap lines themselves, and a broken address is none.
    wordwrap: false,
    selectors: [
      { selector: "div.preview", format: "skip" },
      // The button's address is the link's.
      { selector: "p.address", format: "skip" },
      { selector: "h1", options: { uppercase: false } },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
      { selector: "table", format: "block" },
    ],
  }).trim();
