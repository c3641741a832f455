import { html, type Html } from "#http/html.ts";
import { renderPage } from "#pages/render-page.ts";
import type { ShopAccount } from "#wallet/call-shop.ts";
import { type DemoShopper, demoShoppers } from "#wallet/demo-schools.ts";
import type { Purchase, WalletOrder } from "#wallet/purchase-store.ts";

export const walletServer = "Test school wallet";

interface HomePage {
  account: ShopAccount;
  purchases: readonly Purchase[];
  now: number;
}

/** `GET /`. ClassWallet, too, opens a shop with a form that posts to the shop's start URL. */
export function renderHome({ account, purchases, now }: HomePage): Response {
  return renderPage({
    server: walletServer,
    title: "School wallet",
    formTarget: new URL(account.siteUrl).origin,
    main: html`<h1>Shop with school funds</h1>
      <p class="lead">This page stands in for ClassWallet. It holds no money. Choose who goes shopping.</p>
      <ul class="list">
        ${demoShoppers.map((shopper) => renderShopper(shopper, account))}
      </ul>
      <h2>Purchases</h2>
      ${purchases.length === 0 && html`<p class="empty">None yet. Open the shop above, fill the cart, and check out.</p>`}
      ${
        purchases.length > 0 &&
        html`<ul class="list">
          ${purchases.map((purchase) => renderEntry(purchase, now))}
        </ul>`
      }`,
  });
}

function renderShopper(shopper: DemoShopper, { siteUrl, vendorId }: ShopAccount): Html {
  const { institution, username, shipping, taxExempt } = shopper;
  const request = { ...shopper, authKey: Buffer.from(vendorId).toString("base64") };
  return html`<li>
    <h2>${institution}</h2>
    <p>${username} in ${shipping.city}, ${shipping.state}${taxExempt && ", exempt from sales tax"}</p>
    <form method="post" action="${siteUrl}/api/cw/sessions">
      <input type="hidden" name="request" value="${JSON.stringify(request)}" />
      <button>Shop for ${institution}</button>
    </form>
  </li>`;
}

const renderEntry = (purchase: Purchase, now: number) =>
  html`<li>
    <h2><a href="/purchases/${purchase.id}">Purchase ${purchase.id}</a></h2>
    <p>
      ${purchase.order.orderId} · ${formatDollars(toTotal(purchase.order.details))} ·
      ${describe(purchase, now)}
    </p>
  </li>`;

interface CheckoutPage {
  account: ShopAccount;
  callback: string;
  order: WalletOrder;
}

/** `GET /payby-checkout`. */
export function renderCheckout({ account, callback, order }: CheckoutPage): Response {
  return renderPage({
    server: walletServer,
    title: "Checkout",
    main: html`<h1>Check your order</h1>
      <p class="lead">Order ${order.orderId}. Your school decides after you submit it.</p>
      ${renderOrder(order)}
      <form method="post" action="/purchases">
        <input type="hidden" name="callback" value="${callback}" />
        <button class="call">Submit for approval</button>
      </form>
      <p><a href="${account.siteUrl}/cart">Back to the shop without submitting it</a></p>`,
  });
}

interface PurchasePage {
  account: ShopAccount;
  purchase: Purchase;
  now: number;
}

/** `GET /purchases/<id>`. */
export function renderPurchase({ account, purchase, now }: PurchasePage): Response {
  const { id, decision, order, problem } = purchase;
  return renderPage({
    server: walletServer,
    title: `Purchase ${id}`,
    main: html`<p><a href="/">All purchases</a></p>
      <h1>Purchase ${id}</h1>
      <p class="lead" role="status">${describe(purchase, now)}</p>
      ${problem !== null && html`<p role="alert">${problem}. The wallet tries again every few seconds.</p>`}
      ${
        decision === null &&
        html`<form class="buttons" method="post" action="/purchases/${id}/decision">
          <button class="call" name="decision" value="approve">Approve</button>
          <button name="decision" value="approve-in-an-hour">Approve in an hour</button>
          <button name="decision" value="decline">Decline</button>
        </form>`
      }
      <h2>Order ${order.orderId}</h2>
      ${renderOrder(order)}
      <p><a href="${account.siteUrl}/cart">Back to the shop</a></p>`,
  });
}

function describe({ decision, dueAt }: Purchase, now: number): string {
  if (decision === null) return "Waiting for the school’s decision.";
  const words = decision === "complete" ? "Approved" : "Declined";
  if (dueAt === null) return `${words}. The shop has confirmed it.`;
  return dueAt > now
    ? `${words} at ${new Date(dueAt).toISOString().slice(11, 16)} UTC. The shop doesn't know yet.`
    : `${words}. The shop is being told.`;
}

const renderOrder = ({ details }: WalletOrder) =>
  html`<ul class="amounts">
    ${details.items.map(
      ({ description, quantity, price }) =>
        html`<li>
          <span>${quantity > 1 && html`${quantity} × `}${description}</span>
          <span>${formatDollars(quantity * price)}</span>
        </li>`,
    )}
    <li><span>Shipping</span> <span>${formatDollars(details.shipping)}</span></li>
    <li><span>Tax</span> <span>${formatDollars(details.tax)}</span></li>
    <li><span>Total</span> <span>${formatDollars(toTotal(details))}</span></li>
  </ul>`;

const toTotal = ({ items, shipping, tax }: WalletOrder["details"]) =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0) + shipping + tax;

const formatDollars = (amount: number) =>
  amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
