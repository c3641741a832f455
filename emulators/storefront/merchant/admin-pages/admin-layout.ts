import { html, Html } from "#http/html.ts";
import { adminStyles, adminStylesHash } from "#storefront/merchant/admin-pages/admin-styles.ts";
import { imagePath } from "#storefront/checkout/pages/image-files.ts";

const sections = [
  { path: "/admin/products", name: "Products" },
  { path: "/admin/discounts", name: "Discounts" },
  { path: "/admin/orders", name: "Orders" },
  { path: "/admin/customers", name: "Customers" },
  { path: "/admin/webhooks", name: "Webhooks" },
] as const;

export type AdminSection = (typeof sections)[number]["path"];

interface AdminPageOptions {
  title: string;
  main: Html;
  /** null before sign-in. */
  signedIn: { section: AdminSection; formToken: string } | null;
  /** What was just done. */
  done?: string | null;
  status?: number;
  headers?: Record<string, string>;
}

/** An admin page: plain HTML without scripts that loads nothing from elsewhere and is never cached. */
export function renderAdminPage(options: AdminPageOptions): Response {
  const { title, main, signedIn, done = null, status = 200, headers = {} } = options;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="${imagePath}share.png?width=64" />
        <title>${status >= 400 && "Error: "}${title} · Test shop admin</title>
        ${styles}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header>
          <p class="brand">${mark} <strong>Test shop admin</strong></p>
          ${signedIn && renderNavigation(signedIn)}
        </header>
        <main id="main" tabindex="-1">
          ${done !== null && html`<p class="message" role="status">${done}</p>`} ${main}
        </main>
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      // With a stricter policy, browsers would leave out the origin that the form's check needs.
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-security-policy": `default-src 'none'; img-src 'self'; style-src '${adminStylesHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      ...headers,
    },
  });
}

function renderNavigation({ section, formToken }: { section: AdminSection; formToken: string }): Html {
  const links = sections.map(
    ({ path, name }) =>
      html`<li><a href="${path}" ${path === section && new Html(' aria-current="page"')}>${name}</a></li>`,
  );
  return html`<nav aria-label="Admin">
    <ul>
      ${links}
      <li>
        <form method="post" action="/admin/sign-out">
          <input type="hidden" name="formToken" value="${formToken}" />
          <button>Sign out</button>
        </form>
      </li>
    </ul>
  </nav>`;
}

// No extra whitespace, because the policy has its hash.
const styles = new Html(`<style>${adminStyles}</style>`);

/** The shop's arc: a movement with a start and a direction. */
const mark = html`<svg viewBox="0 0 40 28" width="40" height="28" aria-hidden="true" focusable="false">
  <path d="M5 23C5 6 31 2 34 21M26.5 16.8 34 21 38.8 14.2" />
  <circle cx="5" cy="23" r="3" />
</svg>`;
