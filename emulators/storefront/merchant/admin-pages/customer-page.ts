import { html, type Html } from "#http/html.ts";
import { formatTime } from "#pages/render-page.ts";
import { formatAddress } from "#storefront/domain/cart/cart-address.ts";
import type { AccountLink } from "#storefront/domain/customers/account-links.ts";
import { toAccountUrl } from "#storefront/domain/customers/account-url.ts";
import { type Customer, type CustomerAddress, toDisplayName } from "#storefront/domain/customers/customer.ts";
import type { Order } from "#storefront/domain/orders/order.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { notFound } from "#storefront/merchant/admin-api/admin-error.ts";
import { renderAdminPage } from "#storefront/merchant/admin-pages/admin-layout.ts";
import { describeAccount } from "#storefront/merchant/admin-pages/customers-page.ts";
import { renderHidden } from "#storefront/merchant/admin-pages/field.ts";
import { renderOrderRow } from "#storefront/merchant/admin-pages/orders-page.ts";
import type { PageCall } from "#storefront/merchant/admin-pages/page-call.ts";

/** `GET /admin/customers/<id>`. */
export function answerCustomerPage(call: PageCall): Response {
  const { orders, accountLinks, formToken } = call.services;
  const customer = readCustomer(call);
  const title = toDisplayName(customer);
  const contact = [customer.email, customer.phone, describeAccount(customer)].filter(Boolean).join(" · ");
  const main = html`<p class="back"><a href="/admin/customers">All customers</a></p>
    <h1>${title}</h1>
    <p class="lead">${contact}</p>
    <h2>Links</h2>
    ${renderLinks(customer, accountLinks.list(customer.id), call)}
    <h2>Addresses</h2>
    ${renderAddresses(customer)}
    <h2>Orders</h2>
    ${renderOrders(orders.ofCustomer(customer.id).toReversed())}`;
  const signedIn = { section: "/admin/customers", formToken } as const;
  const done = call.url.searchParams.has("made") ? "The link is below." : null;
  return renderAdminPage({ title, main, signedIn, done });
}

/** `POST /admin/customers/<id>/link`. */
export function answerNewLink(call: PageCall): Response {
  const { id, passwordHash } = readCustomer(call);
  call.services.accountLinks.send(id, passwordHash === null ? "activate" : "reset");
  const location = `/admin/customers/${toRestId(id)}?made`;
  return new Response(null, { status: 303, headers: { location } });
}

function readCustomer({ param, services }: PageCall): Customer {
  const customer = services.customers.byId(`gid://shopify/Customer/${param("id")}`);
  if (!customer) throw notFound();
  return customer;
}

function renderLinks(
  { id, passwordHash }: Customer,
  links: readonly AccountLink[],
  { services: { publicUrl, formToken } }: PageCall,
): Html {
  return html`<p>The test shop doesn't send email. Its emails to this customer would have these links.</p>
    ${
      links.length > 0 &&
      html`<ul class="list">
        ${links.map(
          (link) =>
            html`<li>
              <h3>${link.kind === "reset" ? "Reset the password" : "Activate the account"}</h3>
              <p><code>${toAccountUrl(publicUrl, id, link)}</code></p>
              <p>Expires ${formatTime(link.expiresAt)}</p>
            </li>`,
        )}
      </ul>`
    }
    <form class="actions" method="post" action="/admin/customers/${toRestId(id)}/link">
      ${renderHidden("formToken", formToken)}
      <button class="quiet">
        ${passwordHash === null ? "Create an activation link" : "Create a reset link"}
      </button>
    </form>`;
}

function renderAddresses({ addresses, defaultAddressId }: Customer): Html {
  if (addresses.length === 0) return html`<p>No addresses yet.</p>`;
  const renderAddress = (address: CustomerAddress) =>
    html`<li>
      ${address.id === defaultAddressId && html`<h3>Default address</h3>`}
      ${formatAddress(address, { withName: true, withCompany: true }).map((line) => html`<p>${line}</p>`)}
    </li>`;
  return html`<ul class="list">
    ${addresses.map(renderAddress)}
  </ul>`;
}

function renderOrders(orders: readonly Order[]): Html {
  if (orders.length === 0) return html`<p>No orders yet.</p>`;
  return html`<ul class="list">
    ${orders.map(renderOrderRow)}
  </ul>`;
}
