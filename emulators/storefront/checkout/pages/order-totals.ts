import { sumAmounts } from "#storefront/domain/orders/amounts.ts";
import { html, type Html, type HtmlPart } from "#http/html.ts";
import { sumTaxes } from "#storefront/domain/regions/taxes.ts";
import type { Order, OrderDiscount, OrderTax } from "#storefront/domain/orders/order.ts";
import { formatMoney } from "./format-money.ts";
import { sumByTitle } from "./order-lines.ts";

interface OrderTotalsProps extends Pick<Order, "lines" | "shipping" | "giftCards" | "total" | "currency"> {
  /** There's a delivery, and until it has a price the page says so. */
  needsDelivery: boolean;
  /** null until the tax region is known. */
  taxes: readonly OrderTax[] | null;
  /** The order is placed, so nothing is left to pay. */
  isPlaced: boolean;
}

/** How the total comes about, from the lines to the amount due or charged. */
export function renderOrderTotals(props: OrderTotalsProps): Html {
  const { lines, shipping, giftCards, total, currency, needsDelivery, taxes, isPlaced } = props;
  const money = (cents: number) => formatMoney(cents, currency);
  const ofLines = lines.flatMap(({ discounts }) => discounts);
  const offOrder = sumByTitle(ofLines.filter((discount) => discount.of === "order"));
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0) + sumAmounts(offOrder);
  const saved = sumAmounts(ofLines) + sumAmounts(shipping?.discounts ?? []);
  const due = total - sumAmounts(giftCards);
  const hasCards = giftCards.length > 0;
  return html`<dl class="totals">
      ${renderRow("Subtotal", money(subtotal))}
      ${offOrder.map(({ title, amount }) => renderRow(renderTag(title), `−${money(amount)}`))}
      ${needsDelivery && renderRow("Delivery", renderDelivery(shipping, money))}
      ${renderDeliveryDiscounts(shipping?.discounts ?? [], money)}
      ${
        taxes === null
          ? renderRow("Tax", html`<span class="quiet">Once we know your region</span>`)
          : taxes.length === 0
            ? renderRow("Tax", money(0))
            : sumTaxes(taxes).map(({ title, rate, amount }) =>
                renderRow(`${title} ${rate / 1_000}%`, money(amount)),
              )
      }
      ${hasCards && isPlaced && renderRow("Total", money(total))}
      ${giftCards.map(({ lastCharacters, amount }) =>
        renderRow(`Gift card …${lastCharacters}`, `−${money(amount)}`),
      )}
      <div class="due">
        <dt>
          ${hasCards ? (isPlaced ? "Charged" : "Left to pay") : "Total"}${taxes === null && " before tax"}
        </dt>
        <dd>${money(due)}</dd>
      </div>
    </dl>
    ${saved > 0 && html`<p class="saved">You ${isPlaced ? "saved" : "save"} ${money(saved)}.</p>`}`;
}

function renderDelivery(shipping: Order["shipping"], money: (cents: number) => string): HtmlPart {
  if (!shipping) return html`<span class="quiet">Once we know your country</span>`;
  return shipping.price === 0 ? "Free" : money(shipping.price);
}

function renderDeliveryDiscounts(
  discounts: readonly OrderDiscount[],
  money: (cents: number) => string,
): HtmlPart {
  return sumByTitle(discounts).map(({ title, amount }) => renderRow(renderTag(title), `−${money(amount)}`));
}

function renderTag(title: string): Html {
  return html`<span class="tag">${title}</span>`;
}

function renderRow(name: HtmlPart, value: HtmlPart): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}
