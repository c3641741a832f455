import { html, type HtmlPart } from "#http/html.ts";
import { countries, findRegion } from "#storefront/domain/regions/countries.ts";
import type { Order } from "#storefront/domain/orders/order.ts";
import { renderOrderLines } from "./order-lines.ts";
import { renderOrderTotals } from "./order-totals.ts";
import { renderShopPage, type Site } from "./shop-page.ts";

/** A placed order, for anyone with its secret URL. */
export function renderThankYouPage(order: Order, site: Site): Response {
  const { lines, shipping, currency, number } = order;
  const taxes = [...lines.flatMap((line) => line.taxes), ...(shipping?.taxes ?? [])];
  const main = html`<div class="checkout">
    <div class="fields">
      <h1>Thank you</h1>
      <p class="lead">
        Test order <strong>#${number}</strong> is placed. Nothing was paid, and nothing will ship.
      </p>
      <dl class="facts">
        <div>
          <dt>Placed</dt>
          <dd><time datetime="${order.placedAt}">${formatMoment(order.placedAt)}</time></dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>${order.email}</dd>
        </div>
        ${renderPlace(order)}
      </dl>
      <p><a class="call" href="${site.url}/">Back to the shop</a></p>
    </div>
    <section class="order" aria-labelledby="order-title">
      <h2 id="order-title">Your order</h2>
      ${renderOrderLines(lines, currency)}
      ${renderOrderTotals({ ...order, needsDelivery: shipping !== null, taxes, isPlaced: true })}
    </section>
  </div>`;
  return renderShopPage({ title: `Order #${number}`, main, site });
}

function renderPlace({ shippingAddress, shipping, countryCode, regionCode }: Order): HtmlPart {
  const { name: country } = countries[countryCode];
  const region = findRegion(countryCode, regionCode)?.name ?? regionCode;
  if (!shippingAddress) {
    return html`<div>
      <dt>Billing region</dt>
      <dd>${region}, ${country}</dd>
    </div>`;
  }
  const { firstName, lastName, address1, address2, city, zip } = shippingAddress;
  const written = [`${firstName} ${lastName}`, address1, address2, `${city}, ${regionCode} ${zip}`, country];
  return html`<div>
      <dt>Ships to</dt>
      <dd>
        ${written.filter((line) => line !== "").map((line) => html`<span class="written">${line}</span>`)}
      </dd>
    </div>
    <div>
      <dt>Delivery</dt>
      <dd>${shipping?.title}</dd>
    </div>`;
}

function formatMoment(moment: string): string {
  const words = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Date(moment).toLocaleString("en-US", words)} UTC`;
}
