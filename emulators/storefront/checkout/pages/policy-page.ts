import { html, Html } from "#http/html.ts";
import type { Policy } from "#storefront/domain/content/shop-content.ts";
import { renderShopPage } from "./shop-page.ts";

/** A policy at the URL that the Storefront API returns for it. Its text is the merchant's own HTML. */
export function renderPolicyPage({ title, body }: Policy, siteUrl: string): Response {
  const main = html`<div class="plain">
    <h1>${title}</h1>
    ${new Html(body)}
    <p><a class="call" href="${siteUrl}/">Back to the shop</a></p>
  </div>`;
  return renderShopPage({ title: `${title} – Handshape`, main, siteUrl });
}
