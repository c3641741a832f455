import { html, Html } from "#http/html.ts";
import { shopPageStyles, shopPageStylesHash } from "./shop-page-styles.ts";

interface ShopPageOptions {
  title: string;
  main: Html;
  /** Where the shop is, without a slash at the end. */
  siteUrl: string;
  status?: number;
}

/**
 * A page of the shop's own address: plain HTML without scripts that loads nothing but pictures from the same address, and is kept
 * nowhere. Its address may hold a cart's key, so no link tells where it came from.
 */
export function renderShopPage({ title, main, siteUrl, status = 200 }: ShopPageOptions): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${icon} ${style}
      </head>
      <body>
        <p class="test"><strong>Test checkout.</strong> No money moves and no email is sent.</p>
        <header class="brand">
          <a href="${siteUrl}/">${mark} Handshape</a>
        </header>
        <main>${main}</main>
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-robots-tag": "noindex",
      "content-security-policy": [
        "default-src 'none'",
        "img-src 'self' data:",
        `style-src '${shopPageStylesHash}'`,
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    },
  });
}

/** As it is: the policy knows it by the hash of every character. */
const style = new Html(`<style>${shopPageStyles}</style>`);

/** Without one browsers ask for a file that is not there. */
const icon = new Html(
  `<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 -6 40 40'%3E%3Cpath d='M5 23C5 6 31 2 34 21M26.5 16.8 34 21 38.8 14.2' fill='none' stroke='%230e5f59' stroke-width='4' stroke-linecap='round'/%3E%3Ccircle cx='5' cy='23' r='4' fill='%23f4a91f'/%3E%3C/svg%3E" />`,
);

/** The shop's arc: a movement with its start and its direction, as web/ui/arc-shapes.ts draws it. */
const mark = html`<svg viewBox="0 0 40 28" width="40" height="28" aria-hidden="true" focusable="false">
  <path class="arc" d="M5 23C5 6 31 2 34 21M26.5 16.8 34 21 38.8 14.2" />
  <circle class="dot" cx="5" cy="23" r="3" />
</svg>`;
