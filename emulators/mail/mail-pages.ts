import { createHash } from "node:crypto";
import { html, Html } from "#http/html.ts";
import type { StoredMail } from "#mail/mail-store.ts";
import { mailStyles } from "#mail/mail-styles.ts";

/** `GET /`. */
export function renderMailList(mails: readonly StoredMail[]): Response {
  return renderPage({
    title: "Mail",
    main: html`<h1>Mail</h1>
      <p class="lead">Emails from the shop. They stay on this machine.</p>
      ${mails.length === 0 && html`<p class="empty">No mail yet. To get some, sign up for emails at the bottom of any page of the shop.</p>`}
      ${
        mails.length > 0 &&
        html`<ul class="list">
            ${mails.map(renderEntry)}
          </ul>
          <form method="post" action="/clear"><button>Clear all mail</button></form>`
      }`,
  });
}

const renderEntry = ({ id, subject, to, at, deliveries }: StoredMail) =>
  html`<li>
    <h2><a href="/mails/${id}">${subject || "(no subject)"}</a></h2>
    <p>
      To ${to.join(", ")} ·
      ${formatTime(at)}${deliveries > 1 && html` · <strong>delivered ${deliveries} times</strong>`}
    </p>
  </li>`;

/** `GET /mails/<id>`. */
export function renderMail(mail: StoredMail): Response {
  const { id, subject, from, to, at, text, headers } = mail;
  return renderPage({
    title: subject,
    main: html`<p><a href="/">All mail</a></p>
      <h1>${subject || "(no subject)"}</h1>
      <p class="lead">From ${from} to ${to.join(", ")} · ${formatTime(at)}</p>
      <h2>As HTML</h2>
      ${
        mail.html === null
          ? html`<p>This mail has no HTML.</p>`
          : html`<iframe
              title="The mail as HTML"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src="/mails/${id}/body.html"
            ></iframe>`
      }
      <h2>As text</h2>
      <pre tabindex="0">${text ?? "This mail has no text."}</pre>
      <h2>Headers</h2>
      <dl>
        ${headers.map(
          ({ name, value }) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>`,
  });
}

/** `GET /mails/<id>/body.html`: the mail's own HTML, which can only open links in new tabs. */
export function toMailBody(mail: StoredMail): Response {
  return new Response(`<base target="_blank">${mail.html ?? ""}`, {
    headers: {
      ...pageHeaders,
      "content-security-policy":
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-ancestors 'self'",
    },
  });
}

/** `21 Nov 2026, 10:05:30 UTC`. */
const formatTime = (time: string) =>
  `${new Date(time).toLocaleString("en-GB", { timeZone: "UTC", dateStyle: "medium", timeStyle: "medium" })} UTC`;

const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** A page without scripts that loads nothing from elsewhere. */
export function renderPage({
  title,
  main,
  status = 200,
}: {
  title: string;
  main: Html;
  status?: number;
}): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} · Test shop</title>
        ${styles}
      </head>
      <body>
        <header>
          <p>Handshape <strong>Test shop mail</strong></p>
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
      "content-security-policy": `default-src 'none'; img-src data:; style-src '${stylesHash}'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    },
  });
}

// Without a space around the styles, because their hash is in the policy.
const styles = new Html(`<style>${mailStyles}</style>`);
const stylesHash = `sha256-${createHash("sha256").update(mailStyles).digest("base64")}`;
