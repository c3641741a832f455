import { html } from "#http/html.ts";
import type { StoredMail } from "#mail/mail-store.ts";
import { formatTime, pageHeaders, renderPage } from "#pages/render-page.ts";

/** `GET /`. */
export function renderMailList(mails: readonly StoredMail[]): Response {
  return renderPage({
    server: "Test shop mail",
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
    server: "Test shop mail",
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
