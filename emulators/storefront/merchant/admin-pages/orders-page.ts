import { sumAmounts, toDeliveryPrice } from "#storefront/domain/orders/amounts.ts";
import { html, type Html } from "#http/html.ts";
import { notFound } from "#storefront/merchant/admin-api/admin-error.ts";
import { renderAdminPage } from "#storefront/merchant/admin-pages/admin-layout.ts";
import { formatTime } from "#pages/render-page.ts";
import type { PageCall } from "#storefront/merchant/admin-pages/page-call.ts";
import type { Order, OrderAddress, OrderDiscount, OrderLine } from "#storefront/domain/orders/order.ts";
import { readRefunded, toFulfillmentStatus } from "#storefront/domain/orders/order-progress.ts";
import { formatMoney } from "#storefront/checkout/pages/format-money.ts";
import { sumByTitle } from "#storefront/checkout/pages/order-lines.ts";

const shown = 100;

/** `GET /admin/orders`: the latest test orders. */
export function answerOrdersPage({ services }: PageCall): Response {
  const { orders, formToken } = services;
  const latest = orders.latest(shown);
  const list = html`<ul class="list">
    ${latest.map(renderOrderRow)}
  </ul>`;
  const main = html`<h1>Orders</h1>
    <p class="lead">Placed in the test checkout. No money moved.</p>
    ${latest.length > 0 ? list : html`<p class="lead">There are no orders yet. Fill a cart in the shop and check out.</p>`}`;
  return renderAdminPage({ title: "Orders", main, signedIn: { section: "/admin/orders", formToken } });
}

/** `GET /admin/orders/<number>`. */
export function answerOrderPage({ param, services }: PageCall): Response {
  const order = services.orders
    .latest(Number.MAX_SAFE_INTEGER)
    .find(({ number }) => String(number) === param("number"));
  if (!order) throw notFound();
  const title = `Order #${order.number}`;
  const main = html`<p class="back"><a href="/admin/orders">All orders</a></p>
    <h1>${title}</h1>
    <p class="lead">${formatTime(order.placedAt)} · ${order.email} · ${describeFulfillment(order)}</p>
    <h2>Items</h2>
    <ul class="list">
      ${order.lines.map((line) => renderLine(line, order))}
    </ul>
    <h2>Totals</h2>
    ${renderTotals(order)} ${order.shippingAddress && renderAddress(order.shippingAddress)}
    ${
      order.note &&
      html`<h2>Note</h2>
        <p>${order.note}</p>`
    }
    ${
      order.attributes.length > 0 &&
      html`<h2>Attributes</h2>
        ${renderAttributes(order.attributes)}`
    }`;
  const signedIn = { section: "/admin/orders", formToken: services.formToken } as const;
  return renderAdminPage({ title, main, signedIn });
}

function describeFulfillment(order: Order): string {
  switch (toFulfillmentStatus(order)) {
    case null:
      return "Unfulfilled";
    case "partial":
      return "Partially fulfilled";
    case "fulfilled":
      return "Fulfilled";
  }
}

export function renderOrderRow({ number, placedAt, email, lines, total, currency }: Order): Html {
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return html`<li>
    <h2><a href="/admin/orders/${number}">#${number}</a></h2>
    <p>${formatTime(placedAt)} · ${email}</p>
    <p>
      ${items === 1 ? "1 item" : `${items} items`} ·
      <span class="number">${formatMoney(total, currency)}</span>
    </p>
  </li>`;
}

function renderLine(line: OrderLine, { currency }: Order): Html {
  const { productTitle, variantTitle, quantity, each, total, discounts, attributes } = line;
  return html`<li>
    <h3>${productTitle} – ${variantTitle}</h3>
    <p class="number">
      ${quantity} × ${formatMoney(each, currency)} = ${formatMoney(quantity * each, currency)}
    </p>
    ${discounts.map((discount) => html`<p>${describeDiscount(discount)}: −${formatMoney(discount.amount, currency)}</p>`)}
    ${discounts.length > 0 && html`<p class="number">After discounts: ${formatMoney(total, currency)}</p>`}
    ${attributes.length > 0 && renderAttributes(attributes)}
  </li>`;
}

function renderAttributes(attributes: Order["attributes"]): Html {
  return html`<dl class="facts">
    ${attributes.map(
      ({ key, value }) =>
        html`<div>
          <dt>${key}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** As the shopper sees them: order discounts come after the subtotal. */
function renderTotals(order: Order): Html {
  const { lines, subtotal, shipping, giftCards, tax, total, currency } = order;
  const refunded = readRefunded(order);
  const ofLines = lines.flatMap(({ discounts }) => discounts);
  const offOrder = sumByTitle(ofLines.filter(({ of }) => of === "order"));
  return html`<dl class="table">
    ${renderAmount("Subtotal", subtotal + sumAmounts(offOrder))}
    ${offOrder.map(({ title, amount }) => renderAmount(title, -amount))}
    ${shipping && renderAmount(shipping.title, toDeliveryPrice(shipping))} ${renderAmount("Tax", tax)}
    ${renderAmount("Total", total, true)}
    ${giftCards.map(({ lastCharacters, amount }) => renderAmount(`Gift card …${lastCharacters}`, -amount))}
    ${refunded > 0 && renderAmount("Refunded", -refunded)}
  </dl>`;

  function renderAmount(name: string, cents: number, isTotal = false): Html {
    const tone = isTotal && html`class="total"`;
    const sign = cents < 0 ? "−" : "";
    return html`<dt ${tone}>${name}</dt>
      <dd ${tone}><span class="number">${sign}${formatMoney(Math.abs(cents), currency)}</span></dd>`;
  }
}

function renderAddress(address: OrderAddress): Html {
  const { firstName, lastName, address1, address2, city, regionCode, zip, countryCode } = address;
  const lines = [
    `${firstName} ${lastName}`,
    address1,
    address2,
    `${city}, ${regionCode} ${zip}`,
    countryCode,
  ].filter((line) => line !== "");
  return html`<h2>Delivery address</h2>
    ${lines.map((line) => html`<p>${line}</p>`)}`;
}

function describeDiscount({ title, code, of }: OrderDiscount): string {
  const name = code ?? title;
  return of === "order" ? `Its share of ${name}` : name;
}
