import { createHash } from "node:crypto";
import { html, Html } from "#http/html.ts";
import { pageStyles } from "#pages/page-styles.ts";

interface Page {
  /** What the server stands for, beside the shop's name: "Test shop mail". */
  server: string;
  title: string;
  main: Html;
  status?: number;
  /** Another origin that the page's forms are sent to. */
  formTarget?: string;
}

export const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** A page without scripts that loads nothing from elsewhere. */
export function renderPage({ server, title, main, status = 200, formTarget = "" }: Page): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} · ${server}</title>
        ${styles}
      </head>
      <body>
        <header>
          <p>Handshape <strong>${server}</strong></p>
        </header>
        <main>${main}</main>
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: {
      ...pageHeaders,
      // With a stricter policy, forms would be sent without the origin that's checked.
      "referrer-policy": "same-origin",
      "content-security-policy": `default-src 'none'; img-src data:; style-src '${stylesHash}'; frame-src 'self'; form-action 'self' ${formTarget}; frame-ancestors 'none'; base-uri 'none'`,
    },
  });
}

/** `Nov 21, 2026, 10:05:30 UTC`. */
export function formatTime(time: string): string {
  const date = new Date(time).toLocaleString("en-US", {
    timeZone: "UTC",
    dateStyle: "medium",
    timeStyle: "medium",
    hourCycle: "h23",
  });
  return `${date} UTC`;
}

// Without a space around the styles, because their hash is in the policy.
const styles = new Html(`<style>${pageStyles}</style>`);
const stylesHash = `sha256-${createHash("sha256").update(pageStyles).digest("base64")}`;
