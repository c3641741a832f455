import { html, Html } from "#http/html.ts";
import { shopPageStyles, shopPageStylesHash } from "./shop-page-styles.ts";

/** The site that sells the shop's products. */
export interface Site {
  name: string;
  /** Without a trailing slash. */
  url: string;
}

interface ShopPageOptions {
  title: string;
  main: Html;
  site: Site;
  status?: number;
  /** What the test shop does differently, at the top of the page. */
  notice?: Html;
  /** Another origin that a form of the page leads to. */
  formTarget?: string;
  /** `same-origin` for a page whose form's origin is checked. */
  referrerPolicy?: "no-referrer" | "same-origin";
}

const checkoutNotice = html`<strong>Test checkout.</strong> No money moves, and nothing ships.`;

/**
 * A page at the shop's own URL: plain HTML without scripts that only loads images from the same URL and is never cached. Its URL
 * may contain a cart's key, so links send no referrer.
 */
export function renderShopPage(options: ShopPageOptions): Response {
  const { title, main, site, status = 200, notice = checkoutNotice, formTarget = "" } = options;
  const { referrerPolicy = "no-referrer" } = options;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${site.name}</title>
        ${icon} ${style}
      </head>
      <body>
        <p class="test">${notice}</p>
        <header class="brand">
          <a href="${site.url}/">${mark} ${site.name}</a>
        </header>
        <main>${main}</main>
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": referrerPolicy,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-robots-tag": "noindex",
      "content-security-policy": [
        "default-src 'none'",
        "img-src 'self' data:",
        `style-src '${shopPageStylesHash}'`,
        `form-action 'self' ${formTarget}`.trim(),
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    },
  });
}

/** Exactly these characters, because the policy has their hash. */
const style = new Html(`<style>${shopPageStyles}</style>`);

/** Without one, browsers request a file that doesn't exist. */
const icon = new Html(
  `<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 -6 40 40'%3E%3Cpath d='M5 23C5 6 31 2 34 21M26.5 16.8 34 21 38.8 14.2' fill='none' stroke='%230e5f59' stroke-width='4' stroke-linecap='round'/%3E%3Ccircle cx='5' cy='23' r='4' fill='%23f4a91f'/%3E%3C/svg%3E" />`,
);

/** The shop's arc: a movement with a start and a direction, as in web/ui/arc-shapes.ts. */
const mark = html`<svg viewBox="0 0 40 28" width="40" height="28" aria-hidden="true" focusable="false">
  <path class="arc" d="M5 23C5 6 31 2 34 21M26.5 16.8 34 21 38.8 14.2" />
  <circle class="dot" cx="5" cy="23" r="3" />
</svg>`;
