import { html, Html } from "#http/html.ts";
import type { Policy } from "#storefront/domain/content/shop-content.ts";
import { renderShopPage, type Site } from "./shop-page.ts";

/** A policy at the URL that the Storefront API returns for it. Its text is the merchant's own HTML. */
export function renderPolicyPage({ title, body }: Policy, site: Site): Response {
  const main = html`<div class="plain">
    <h1>${title}</h1>
    ${new Html(body)}
    <p><a class="call" href="${site.url}/">Back to the shop</a></p>
  </div>`;
  return renderShopPage({ title, main, site });
}
