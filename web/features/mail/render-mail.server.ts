import "server-only";
import { htmlToText } from "html-to-text";
import type { ReactElement } from "react";
import type { Mail } from "#outbox/mail.ts";

interface MailInput {
  to: string;
  subject: string;
  /** Made of `MailLayout` and the components in `mail-parts.tsx`. */
  content: ReactElement;
}

/** Renders a mail as HTML, and as plain text with the same content. */
export async function renderMail({ to, subject, content }: MailInput): Promise<Mail> {
  // Next rejects a static import of this in server components.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const html = `<!doctype html>${renderToStaticMarkup(content)}`;
  return { to, subject: toOneLine(subject), html, text: toText(html) };
}

const toOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const toText = (html: string) =>
  htmlToText(html, {
    // Mail programs wrap lines themselves, and a wrapped URL wouldn't work.
    wordwrap: false,
    selectors: [
      { selector: "div.preview", format: "skip" },
      // The link above already has this URL.
      { selector: "p.address", format: "skip" },
      { selector: "h1", options: { uppercase: false } },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
      { selector: "table", format: "block" },
    ],
  }).trim();
