import { defaultOption } from "#storefront/domain/catalog/product.ts";
import { html, type Html, type HtmlPart } from "#http/html.ts";
import type { Currency } from "#storefront/domain/catalog/product.ts";
import type { OrderDiscount, OrderLine } from "#storefront/domain/orders/order.ts";
import { formatMoney } from "./format-money.ts";
import { imagePath } from "./image-files.ts";
import { type Fact, type LineDetails, readLineDetails, type Seat } from "./line-details.ts";

/** More seats than this are collapsed. */
const openSeats = 4;

/** The order's items: each variant once, with its lines' seats, gifts and attributes below it. */
export function renderOrderLines(lines: readonly OrderLine[], currency: Currency): Html {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) groups.set(line.merchandiseId, [...(groups.get(line.merchandiseId) ?? []), line]);
  return html`<ul class="lines">
    ${Array.from(groups.values(), (group) => renderGroup(group, currency))}
  </ul>`;
}

function renderGroup(group: readonly OrderLine[], currency: Currency): HtmlPart {
  const [first] = group;
  if (!first) return null;
  const quantity = sum(group, (line) => line.quantity);
  const before = sum(group, (line) => line.each * line.quantity);
  const own = group.flatMap(({ discounts }) => discounts.filter((discount) => discount.of === "line"));
  const after = before - sum(own, ({ amount }) => amount);
  return html`<li class="line">
    ${
      first.imageFile === null
        ? html`<span class="picture"></span>`
        : html`<img
            class="picture"
            src="${imagePath}${first.imageFile}?width=224"
            alt=""
            width="112"
            height="84"
          />`
    }
    <div class="what">
      <h3>${first.productTitle}</h3>
      ${renderVariant(first)}
      <p class="quiet">${quantity} × ${formatMoney(first.each, currency)}</p>
    </div>
    <p class="price">
      ${
        after < before &&
        html`<s><span class="hidden">Before discounts: </span>${formatMoney(before, currency)}</s> `
      }<span>${formatMoney(after, currency)}</span>
    </p>
    <div class="more">
      ${sumByTitle(own).map(
        ({ title, amount }) =>
          html`<p class="off">
            <span>${title}</span> <span class="whole">−${formatMoney(amount, currency)}</span>
          </p>`,
      )}
      ${renderDetails(group)}
    </div>
  </li>`;
}

/** Shopify's title for a product's only variant means nothing to a reader. */
function renderVariant({ variantTitle }: OrderLine): HtmlPart {
  return variantTitle !== defaultOption.value && html`<p class="quiet">${variantTitle}</p>`;
}

function renderDetails(group: readonly OrderLine[]): HtmlPart {
  const details = group.map((line) => ({ line, details: readLineDetails(line.attributes) }));
  const seats = details.flatMap(({ line, details: { kind, ...rest } }) =>
    kind === "seat" && "seat" in rest ? Array.from({ length: line.quantity }, () => rest.seat) : [],
  );
  const others = details.filter(({ details: { kind } }) => kind !== "seat");
  return [
    renderSeats(seats),
    others.map(({ line, details: other }) => renderOther(other, line, others.length)),
  ];
}

function renderSeats(seats: readonly Seat[]): HtmlPart {
  if (seats.length === 0) return null;
  const unnamed = seats.filter(({ student }) => student === null).length;
  const list = html`<ul class="seats">
    ${seats.map(
      ({ student, email }) =>
        html`<li>
          ${student ?? html`<span class="quiet">Student to be named</span>`}${
            email && html` <span class="quiet">${email}</span>`
          }
        </li>`,
    )}
  </ul>`;
  if (seats.length <= openSeats) return list;
  return html`<details>
    <summary>${seats.length} seats${unnamed > 0 && `, ${unnamed} to be named`}</summary>
    ${list}
  </details>`;
}

function renderOther(details: LineDetails, { quantity }: OrderLine, count: number): HtmlPart {
  switch (details.kind) {
    case "seat":
      return null;
    case "gift":
      return html`<div class="note">
        ${details.message !== null && html`<blockquote>${details.message}</blockquote>`}
        ${renderFacts(details.facts)}
      </div>`;
    case "plain":
      if (details.facts.length === 0) return null;
      return html`<div class="note">
        ${count > 1 && html`<p>${quantity} with:</p>`} ${renderFacts(details.facts)}
      </div>`;
  }
}

function renderFacts(facts: readonly Fact[]): HtmlPart {
  if (facts.length === 0) return null;
  return html`<dl class="facts">
    ${facts.map(
      ({ label, value }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Each discount once, with its total. */
export function sumByTitle(discounts: readonly OrderDiscount[]): { title: string; amount: number }[] {
  const amounts = new Map<string, number>();
  for (const { title, amount } of discounts) amounts.set(title, (amounts.get(title) ?? 0) + amount);
  return Array.from(amounts, ([title, amount]) => ({ title, amount }));
}

function sum<Item>(items: readonly Item[], toNumber: (item: Item) => number): number {
  return items.reduce((total, item) => total + toNumber(item), 0);
}
